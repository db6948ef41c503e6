"""Views: all that one viewer may know, and games sampled from that.

One module builds what leaves a game: masked positions, decisions, events, reasons. A view is a masked game:
cards that the viewer has not seen are blanks, the random numbers and the seed are gone, other seats'
half-made proposals are shown as the question that began them. `determinize` fills the blanks from the
decks and the viewer's pools.
"""

from typing import Any, Final

from .card import FIRST_ID, SPECTATOR, face_of, is_seen, masked, new_card, only, owner_of
from .decision import Decision
from .event import Event, Waiting
from .game import Game
from .refusal import NOT_YOUR_DECISION, Refusal, Refused
from .rng import Stream

FIRST_GUESS: Final = 1 << 28
"""Ids from here on are those of cards that a determinization has filled in."""


class View:
    """The masked position of one viewer: a seat, or SPECTATOR."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer

    @property
    def decision(self) -> Decision | None:
        """The open decision; its options only if it is this viewer's."""
        return self.game.decision

    def determinize(self, seed: int) -> Game:
        """A whole game that this viewer could be in."""
        return determinize(self.game, self.viewer, seed)


def view(game: Game, viewer: int) -> View:
    """What a viewer may know of a game."""
    return View(mask(game, viewer), viewer)


def check_viewer(game: Game, viewer: int) -> None:
    """Refuse a viewer that is neither a seat of this table nor the spectator."""
    if viewer != SPECTATOR and not 0 <= viewer < game.match.seats:
        raise Refused(NOT_YOUR_DECISION, f"There is no seat {viewer} at this table.")


def mask(game: Game, viewer: int) -> Game:
    """A copy of the game without anything that the viewer does not know."""
    check_viewer(game, viewer)
    other = game.copy()
    other.match = game.match.public(viewer)
    other.key_a = other.key_b = other.drawn = other.revelations = 0
    other.digest_a = other.digest_b = other.forced = 0
    for place in other.places:
        if place.zone.pieces:
            continue
        cards = [masked(card, viewer) for card in place.cards]
        if place.zone.anonymous and place.seat != viewer:
            cards.sort()
        place.cards = cards
    for piece in other.pieces.values():
        piece.mask(viewer)
    for id, piece in other.left.items():
        if not all(is_seen(card, viewer) for card in piece.cards):
            hidden = piece.copy()
            hidden.mask(viewer)
            other.left[id] = hidden
    other.pools = [pool for pool in other.pools if pool.viewer == viewer]
    other.agenda = [task.masked(viewer) for task in other.agenda]
    for id, frame in other.frames.items():
        other.frames[id] = frame.masked(viewer)
    other.waiting = [Waiting(w.trigger, w.seat, w.event.masked(viewer)) for w in other.waiting]
    other.hide(viewer)
    other.decision = mask_decision(game, other, viewer)
    return other


def mask_decision(game: Game, other: Game, viewer: int) -> Decision | None:
    """The viewer's own decision whole; another's as the question that began it."""
    decision = game.decision
    if decision is None or decision.seat == viewer:
        return decision
    posed = other.agenda[-1].posed(other) or decision
    return Decision(decision.seat, posed.question, posed.clause, [])


def events_for(events: list[Event], viewer: int) -> list[Event]:
    """What a viewer saw happen."""
    return [event.shown_to(viewer) for event in events]


def why_not(game: Game, viewer: int, card: int = 0, piece: int = 0, target: int = -1) -> dict[str, Refusal]:
    """Each verb that a seat cannot use with a card or piece, and why; computed from its view alone."""
    return mask(game, viewer).why_not(viewer, card, piece, target)


# ---- determinization


def determinize(known: Game, viewer: int, seed: int) -> Game:
    """Fill the blanks of a masked game: first what the pools say, then the rest of each owner's deck."""
    game = known.copy()
    stream = Stream(seed)
    game.key_a, game.key_b = stream.key_a, stream.key_b
    blanks: list[int] = []
    spots: list[int] = []
    for place in game.places:
        if not place.zone.pieces:
            for i, card in enumerate(place.cards):
                if face_of(card) == 0:
                    blanks.append(card)
                    spots.append(place.index << 16 | i)
    for piece in game.pieces.values():
        for i, card in enumerate(piece.cards):
            if face_of(card) == 0:
                blanks.append(card)
                spots.append(piece.id << 16 | i)
    if blanks:
        faces = fill(game, blanks, spots, stream)
        for n in range(len(blanks)):
            write_face(game, spots[n], faces[n], FIRST_GUESS + n)
    decision = game.decision
    if decision is not None and not decision.options:
        game.decision = game.ask_again()
    return game


def write_face(game: Game, spot: int, face: int, id: int) -> None:
    """Give one blank a face, and an id that no card of the game itself has."""
    where = spot >> 16
    if where >= FIRST_ID:
        piece = game.pieces[where]
        cards, viewers = piece.cards, only(piece.seat)
    else:
        place = game.places[where]
        cards, viewers = place.cards, place.viewers()
    at = spot & 0xFFFF
    cards[at] = new_card(face, owner_of(cards[at]), id, viewers)


def fill(game: Game, blanks: list[int], spots: list[int], stream: Stream) -> list[int]:
    """A face for every blank, true to the pools and to what each owner's deck has left."""
    faces = [0] * len(blanks)
    rest: dict[int, list[list[int]]] = {}
    for card in blanks:
        owner = owner_of(card)
        if owner not in rest:
            rest[owner] = by_stock(game, unseen_faces(game, owner, blanks))
    for blank, face in assign_pools(game, blanks, spots, stream).items():
        faces[blank] = face
        rest[owner_of(blanks[blank])][game.rulebook.stock(face)].remove(face)
    for stocks in rest.values():
        for left in stocks:
            stream.shuffle(left)
    for n in range(len(blanks)):
        if faces[n] == 0:
            stocks = rest[owner_of(blanks[n])]
            where = spots[n] >> 16
            left = stocks[game.places[where].zone.stock if where < FIRST_ID else 0]
            faces[n] = left.pop() if left else next(other for other in stocks if other).pop()
    return faces


def by_stock(game: Game, faces: list[int]) -> list[list[int]]:
    """Faces by the part of the deck that they are from."""
    most = max(zone.stock for zone in game.rulebook.zones)
    stocks: list[list[int]] = [[] for _ in range(most + 1)]
    for face in faces:
        stocks[game.rulebook.stock(face)].append(face)
    return stocks


def unseen_faces(game: Game, owner: int, blanks: list[int]) -> list[int]:
    """The faces of an owner that the masked game does not show."""
    seen: list[int] = []
    for place in game.places:
        if not place.zone.pieces:
            seen.extend(face_of(card) for card in place.cards if owner_of(card) == owner and face_of(card))
    for piece in game.pieces.values():
        seen.extend(face_of(card) for card in piece.cards if owner_of(card) == owner and face_of(card))
    count = sum(1 for card in blanks if owner_of(card) == owner)
    if game.match.hides_deck(owner):
        known = [face_of(card) for pool in game.pools for card in pool.faces if owner_of(card) == owner]
        return game.rulebook.prior(game.match, owner, seen + known, count - len(known)) + known
    rest = game.brought(owner)
    for face in seen:
        rest.remove(face)
    return rest


def assign_pools(game: Game, blanks: list[int], spots: list[int], stream: Stream) -> dict[int, int]:
    """Blank → face for every face of every pool: a random matching, found by augmenting paths."""
    wanted: list[tuple[int, list[int]]] = []
    for pool in game.pools:
        for known in pool.faces:
            fits = [
                n
                for n in range(len(blanks))
                if spots[n] >> 16 in pool.spots and owner_of(blanks[n]) == owner_of(known)
            ]
            stream.shuffle(fits)
            wanted.append((face_of(known), fits))
    taken: dict[int, int] = {}
    for n in range(len(wanted)):
        place_face(n, wanted, taken, set())
    return {blank: wanted[n][0] for blank, n in taken.items()}


def place_face(n: int, wanted: list[tuple[int, list[int]]], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a blank for the n-th wanted face, moving others aside where needed."""
    for blank in wanted[n][1]:
        if blank in tried:
            continue
        tried.add(blank)
        if blank not in taken or place_face(taken[blank], wanted, taken, tried):
            taken[blank] = n
            return True
    return False


def message(game: Game, viewer: int, events: list[Event]) -> dict[str, Any]:
    """All that a viewer is told at one moment, as plain data: position, decision, events."""
    seen = mask(game, viewer)
    decision = seen.decision
    said: dict[str, Any] = {"position": seen.describe(), "decision": None, "events": []}
    if decision is not None:
        said["decision"] = {
            "seat": game.seat_name(decision.seat),
            "question": decision.question,
            "clause": decision.clause,
            "options": [seen.key(option) for option in decision.options],
        }
    code = game.rulebook.code
    for event in events_for(events, viewer):
        told = {
            "event": event.name,
            "clause": event.clause,
            "seat": game.seat_name(event.seat),
            "piece": event.piece,
            "number": event.number,
            "cards": [code(face_of(card)) for card in event.cards],
        }
        if event.other >= 0:
            told["other"] = game.seat_name(event.other)
        said["events"].append(told)
    return said
