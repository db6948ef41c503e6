"""Entering and leaving the field (FF 6.2, 7.3, 7.4, 15.1.1): how cards become Characters and become cards again.

A Character that leaves is looked at as it was before; its cards go to its owner's zones, an LB card from there
to the LB deck (FF 15.2.8.4), the upper card of a primed one out of the game (FF 15.2.9.4.2).
"""

from typing import Final

from ...effects.actions import Close, push_steps
from ...effects.host import Context, is_card
from ...effects.statics import Lasting
from ...kernel.card import EVERYONE, face_of, is_seen, owner_of
from ...kernel.clause import rule
from ...kernel.event import Event, Replacement
from ...kernel.game import Game
from ...kernel.zone import Place
from .cards import BACKUP, LIGHT_BIT, LIGHT_OR_DARK
from .characteristics import is_backup, is_forbidden, is_light_or_dark, traits_of
from .state import (
    BREAK_ZONE,
    FFTCG,
    HAND,
    REMOVED,
    ZONE_NUMBERS,
    ZONES_PER_SEAT,
    Character,
    Happening,
)
from .statics import EntersDull, EntersUnder, GoesInstead

PUT: Final = 0
BROKEN: Final = 1
"""How a Character goes to the Break Zone: put there, or broken (FF 15.1.1.3)."""

DECK_TOP: Final = 20
DECK_BOTTOM: Final = 21
PLACES: Final = {"deck-top": DECK_TOP, "deck-bottom": DECK_BOTTOM, **ZONE_NUMBERS}
PLACE_NAMES: Final = {number: name for name, number in PLACES.items()}


# ---- leaving


class Leaving(Happening):
    """A Character leaves the field for a zone of its owner. `number` is where it goes, `how` in which way.

    `breakers` are the things that broke it, `context` the effect by which it leaves, if one does.
    """

    def __init__(self, clause: str, seat: int, piece: int, number: int, how: int, cards: list[int]) -> None:
        super().__init__("leaves", clause, seat, piece, number, cards)
        self.how = how
        self.breakers: list[int] = []

    def apply(self, game: Game) -> None:
        """Move its cards, and forget what belonged to it."""
        assert isinstance(game, FFTCG)
        piece = game.find_character(self.piece)
        if piece is None:
            return
        remember(game, piece)
        moved = take_apart(game, piece, self.number)
        if self.number == BREAK_ZONE:
            game.fallen = [*game.fallen, piece.id]
            game.fell = [*game.fell, *moved]
        self.cards = moved
        note_move(game, piece.id, moved)

    def further(self) -> list[Event]:
        """What broke it is said to break it (FF 12.4.5)."""
        if self.how != BROKEN or not rule("FF 12.4.5"):
            return []
        return [Event("breaks", "FF 12.4.5", -1, breaker, self.piece) for breaker in self.breakers]


def remember(game: FFTCG, piece: Character) -> None:
    """Keep what a Character was when it left (FF 11.5.5)."""
    if game.shaped or len(piece.cards) > 1:
        remembered = game.remembered.copy()
        remembered[piece.id] = traits_of(game, piece)
        game.remembered = remembered


def note_move(game: FFTCG, id: int, moved: list[int]) -> None:
    """Remember which card a Character has become, for effects that look for it (FF 11.8.16.1)."""
    became = game.became.copy()
    became[id] = moved[0] if moved else 0
    game.became = became


def take_apart(game: FFTCG, piece: Character, to: int) -> list[int]:
    """Move the cards of a Character to a zone of their owner (FF 7.3), then on where the rules say so."""
    moved: list[int] = []
    game.silence(piece.id)
    game.drop_counters(piece.id)
    kept: list[int] = []
    for i in range(len(piece.cards)):
        owner = owner_of(piece.cards[i]) if rule("FF 7.3") else piece.seat
        place, top = destination(game, owner, to)
        card = game.card_of_piece(piece, i, place, EVERYONE)
        if not top:
            place.cards.pop()
            place.cards.insert(0, card)
        game.note_card(card, place)
        kept.append(card)
    game.leave(piece)
    for i, card in enumerate(kept):
        final = card
        if i > 0 and rule("FF 15.2.9.4.2"):
            final = game.send(card, game.removed(owner_of(card)))
            game.tell(Event("upper-card-removed", "FF 15.2.9.4.2", owner_of(card), 0, 0, [final]))
        elif game.card(face_of(card)).limit_break:
            final = return_limit_break(game, card)
        if final == card:
            moved.append(card)
    return moved


def destination(game: FFTCG, owner: int, to: int) -> tuple[Place, bool]:
    """The place of an owner that a number means, and whether a card lies on top there."""
    if to in (DECK_TOP, DECK_BOTTOM):
        return game.deck(owner), to == DECK_TOP
    return game.places[owner * ZONES_PER_SEAT + to], True


def return_limit_break(game: FFTCG, card: int) -> int:
    """An LB card goes on to the LB deck, face up (FF 15.2.8.4.1, 15.2.8.4.4)."""
    hidden = game.place_holding(card).index % ZONES_PER_SEAT in (HAND, 0)
    if not rule("FF 15.2.8.4.4" if hidden else "FF 15.2.8.4.1"):
        return card
    owner = owner_of(card)
    moved = game.send(card, game.lb_deck(owner), True, EVERYONE)
    game.tell(Event("lb-returned", "FF 15.2.8.4.1", owner, 0, 0, [moved]))
    return moved


def is_face_down(game: FFTCG, card: int) -> bool:
    """Whether a card of the LB deck lies face down: the opponent has not seen it there."""
    return not is_seen(card, 1 - owner_of(card))


def leaving(clause: str, piece: Character, to: int, how: int) -> Leaving:
    """A Character about to leave."""
    return Leaving(clause, piece.seat, piece.id, to, how, piece.cards[:])


def leave_field(
    game: FFTCG, pieces: list[Character], to: int, how: int, clause: str, breakers: list[list[int]]
) -> None:
    """Let Characters leave together. What would go elsewhere instead is replaced first. A task's last act."""
    events: list[Event] = []
    for i, piece in enumerate(pieces):
        event = leaving(clause, piece, to, how)
        if breakers:
            event.breakers = breakers[i]
        events.append(event)
    if events:
        game.happen(events)


class WayReplacement(Replacement):
    """Another way in place of leaving the field for a zone."""

    def __init__(self, lasting: Lasting) -> None:
        super().__init__("leaves", "FF 11.12.5.1", lasting.source)
        self.lasting = lasting

    def same_as(self, other: Replacement) -> bool:
        """The same effect."""
        return isinstance(other, WayReplacement) and other.lasting is self.lasting and rule("FF 11.12.5.5")

    def optional(self) -> bool:
        """Whether the text says "may"."""
        static = self.lasting.static
        assert isinstance(static, GoesInstead)
        return static.may

    def applies(self, game: Game, event: Event) -> bool:
        """Whether it is about this Character and this zone."""
        assert isinstance(game, FFTCG)
        static = self.lasting.static
        assert isinstance(static, GoesInstead)
        return PLACE_NAMES[event.number] in static.to and self.lasting.reaches(game, event.piece)

    def replace(self, game: Game, event: Event) -> list[Event]:
        """The same Character goes to the other zone; further steps follow (FF 6.4.1.3)."""
        assert isinstance(game, FFTCG)
        static = self.lasting.static
        assert isinstance(static, GoesInstead)
        piece = game.character(event.piece)
        if static.then:
            context = self.lasting.context
            kept = Context(context.seat, context.source, context.face)
            kept.it = [piece.id]
            frame = game.open(kept)
            game.push(Close(frame))
            push_steps(game, static.then, frame)
        instead: Event = leaving("FF 11.12.5.1", piece, PLACES[static.instead], PUT)
        return [instead]


# ---- entering


def entry_refusal_clause(game: FFTCG, seat: int, face: int) -> str:
    """The clause that keeps a card from entering a seat's field; "" where none does (FF 7.7.3 to 7.7.5)."""
    card = game.card(face)
    clause = name_clause(game, seat, face)
    if clause:
        return clause
    if card.elements & LIGHT_OR_DARK and too_light_or_dark(game, seat, face) and rule("FF 7.7.5"):
        return "FF 7.7.5"
    if card.kind == BACKUP and count_backups(game, seat) >= 5 and rule("FF 7.7.4"):
        return "FF 7.7.4"
    return ""


def name_clause(game: FFTCG, seat: int, face: int) -> str:
    """Whether a card without the generic icon has a name that such a card on the field has already."""
    card = game.card(face)
    for id in game.field(seat).cards:
        piece = game.character(id)
        own = traits_of(game, piece)
        if not any(name in own.names for name in card.names):
            continue
        other = game.card_of(piece).generic
        if card.generic and rule("FF 5.2.2.1"):
            continue
        if other and not card.generic and rule("FF 7.7.3.1"):
            continue
        if rule("FF 7.7.3"):
            return "FF 7.7.3"
    return ""


def too_light_or_dark(game: FFTCG, seat: int, face: int) -> bool:
    """Whether a Light or Dark card would be one too many (FF 7.7.5)."""
    others = [game.character(id) for id in game.field(seat).cards]
    others = [piece for piece in others if is_light_or_dark(game, piece)]
    if not others:
        return False
    free = any(
        static.characteristic == "no-limit-light" for static in game.rules.own_statics(game, seat, face)
    )
    if not free:
        for lasting in game.in_force("no-limit-light"):
            if lasting.context.seat == seat and game.card(face).elements & LIGHT_BIT:
                free = True
    all_light = all(traits_of(game, piece).elements & LIGHT_BIT for piece in others)
    return not (free and all_light and game.card(face).elements & LIGHT_BIT)


def count_backups(game: FFTCG, seat: int) -> int:
    """How many Backups a seat controls."""
    return sum(1 for id in game.field(seat).cards if is_backup(game, game.character(id)))


def may_enter(game: FFTCG, seat: int, card: int) -> bool:
    """Whether a card can be put onto a seat's field."""
    definition = game.card(face_of(card))
    if not definition.is_character() and rule("FF 5.2.3.1.2.1"):
        return False
    if entry_refusal_clause(game, seat, face_of(card)):
        return False
    return not is_forbidden(game, "enter", card)


class Entering(Event):
    """A card enters the field under a seat's control. It is named by its place until then."""

    def __init__(self, clause: str, seat: int, cards: list[int], by: str) -> None:
        super().__init__("enters", clause, seat, 0, 0, cards)
        self.by = by

    def apply(self, game: Game) -> None:
        """It becomes a Character: Backups dull, others active (FF 5.2.3.1.1.3)."""
        assert isinstance(game, FFTCG)
        card = self.cards[0]
        place = game.place_holding(card)
        game.forget_card(card)
        piece = Character(game.new_id(), self.seat)
        piece.entered_by = self.by
        game.enter(piece, game.field(self.seat))
        moved = game.card_to_piece(place, game.find(place, card), piece)
        self.cards = [moved]
        self.piece = piece.id
        definition = game.card(face_of(moved))
        piece.dull = definition.kind == BACKUP and rule("FF 5.2.3.1.1.3")
        game.stir()
        for lasting in game.in_force_on("enters-dull", piece.id):
            static = lasting.static
            assert isinstance(static, EntersDull)
            piece.dull = static.dull if rule("FF 11.9.2") else piece.dull
        for ability in definition.triggered:
            if ability.zone == "field":
                game.watch(ability, piece.id)


class ControlReplacement(Replacement):
    """A card may enter under another player's control."""

    def __init__(self, lasting: Lasting) -> None:
        super().__init__("enters", "FF 11.12.5.7", lasting.source)
        self.lasting = lasting

    def same_as(self, other: Replacement) -> bool:
        """The same effect."""
        return isinstance(other, ControlReplacement) and other.lasting is self.lasting

    def optional(self) -> bool:
        """Whether it is applied is chosen."""
        return True

    def applies(self, game: Game, event: Event) -> bool:
        """Whether it is about this card, and the other player can have it."""
        assert isinstance(game, FFTCG)
        static = self.lasting.static
        assert isinstance(static, EntersUnder)
        seat = self.lasting.context.seat if static.side == 1 else 1 - self.lasting.context.seat
        return event.seat != seat and self.lasting.reaches(game, event.cards[0])

    def replace(self, game: Game, event: Event) -> list[Event]:
        """It enters under the other's control."""
        assert isinstance(event, Entering)
        instead: Event = Entering(event.clause, 1 - event.seat, event.cards, event.by)
        return [instead]


def enter_field(game: FFTCG, seat: int, cards: list[int], by: str, clause: str) -> int:
    """Put cards onto a seat's field together; how many of them can enter. A task's last act."""
    events: list[Event] = []
    names: list[str] = []
    for card in cards:
        definition = game.card(face_of(card))
        twice = not definition.generic and any(name in names for name in definition.names)
        if not may_enter(game, seat, card) or (twice and rule("FF 7.7.3")):
            game.tell(Event("cannot-enter", "FF 2.3", seat, 0, 0, [card]))
            continue
        names += definition.names
        events.append(Entering(clause, seat, [card], by))
    if events:
        game.happen(events)
    return len(events)


# ---- cards elsewhere


def put_card(game: FFTCG, card: int, to: str, shown: bool, clause: str) -> int:
    """Move one card to a place of its owner; whoever sees it here sees it there."""
    owner = owner_of(card)
    show = EVERYONE if shown else 0
    if shown:
        game.reveal_card(card)
    if to in ("deck-top", "deck-bottom"):
        moved = game.send(card, game.deck(owner), to == "deck-top", show)
    elif to == "removed" and not shown:
        moved = game.send(card, game.zone_of("face-down", owner))
    else:
        moved = game.send(card, game.zone_of(to, owner), True, show)
    if game.card(face_of(moved)).limit_break and face_of(moved) and to != "lb-deck":
        return_limit_break(game, moved)
    game.report(Event("put", clause, owner, 0, PLACES[to], [moved]))
    return moved


def discard_card(game: FFTCG, card: int, clause: str) -> int:
    """Discard a card of a hand (FF 15.1.1.4.1)."""
    owner = owner_of(card)
    place = game.break_zone(owner) if rule("FF 15.1.1.4.1") else game.removed(owner)
    moved = game.send(card, place)
    game.report(Event("discarded", clause, owner, 0, 0, [moved]))
    return moved


def removed_card(game: FFTCG, card: int) -> int:
    """Remove a card from the game (FF 15.1.1.5.1)."""
    moved = game.send(card, game.removed(owner_of(card)))
    game.report(Event("put", "FF 15.1.1.5.1", owner_of(card), 0, REMOVED, [moved]))
    return moved


def is_piece(game: FFTCG, thing: int) -> bool:
    """Whether a thing is a Character on the field."""
    return not is_card(thing) and game.find_character(thing) is not None
