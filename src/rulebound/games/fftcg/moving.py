"""Entering and leaving the field (FF 6.2, 7.3, 7.4, 15.1.1): cards become Characters, and cards again.

A Character that leaves is looked at as it was before; its cards go to its owner's zones, an LB card from
there to the LB deck (FF 15.2.8.4), the upper card of a primed one out of the game (FF 15.2.9.4.2). Last
stands what happens to cards that are in hands, decks and other zones.
"""

from typing import Final

from ...effects.actions import Close, push_steps
from ...effects.host import Context
from ...effects.statics import Lasting, Static
from ...effects.targets import This
from ...kernel.card import EVERYONE, face_of, is_seen, only, owner_of, with_viewers
from ...kernel.clause import rule
from ...kernel.event import Event, Replacement
from ...kernel.game import Game
from ...kernel.zone import Place
from .cards import BACKUP, LIGHT_BIT, LIGHT_OR_DARK, Card
from .characteristics import (
    holds_condition,
    is_backup,
    is_forbidden,
    is_light_or_dark,
    own_statics,
    traits_of,
)
from .pieces import Character
from .state import FFTCG, Happening
from .statics import EntersDull, EntersUnder, GoesInstead
from .zones import BREAK_ZONE, DECK, FACE_DOWN, HAND, REMOVED, ZONE_NUMBERS, ZONES_PER_SEAT

PUT: Final = 0
BROKEN: Final = 1
"""How a Character goes to the Break Zone: put there, or broken (FF 15.1.1.3)."""

DECK_TOP: Final = 20
DECK_BOTTOM: Final = 21
PLACES: Final = {"deck-top": DECK_TOP, "deck-bottom": DECK_BOTTOM, **ZONE_NUMBERS}
PLACE_NAMES: Final = {number: "deck" if number >= DECK_TOP else name for name, number in PLACES.items()}
"""The zone that a number means; top and bottom are both the deck."""


# ---- leaving


class Leaving(Happening):
    """A Character leaves the field for a zone of its owner. `number` is where it goes, `how` in which way.

    `breakers` are the things that broke it. Not `shown`, it is removed from the game face down.
    """

    def __init__(self, clause: str, seat: int, piece: int, number: int, how: int, cards: list[int]) -> None:
        super().__init__("leaves", clause, seat, piece, number, cards)
        self.how = how
        self.breakers: list[int] = []
        self.shown = True

    def beforehand(self, game: Game) -> None:
        """What it is now will be asked for later, though others that leave with it have changed it."""
        assert isinstance(game, FFTCG)
        piece = game.find_character(self.piece)
        if piece is not None:
            remember(game, piece)

    def apply(self, game: Game) -> None:
        """Move its cards, and forget what belonged to it."""
        assert isinstance(game, FFTCG)
        piece = game.find_character(self.piece)
        if piece is None:
            return
        face_down = not self.shown and rule("FF 7.13.3")
        moved = take_apart(game, piece, FACE_DOWN if face_down else self.number)
        if self.number == BREAK_ZONE:
            game.fallen = [*game.fallen, piece.id]
            game.fell = [*game.fell, *moved]
        self.cards = [with_viewers(card, EVERYONE) for card in moved]
        note_move(game, piece.id, moved)

    def afterwards(self, game: Game) -> None:
        """From there LB cards and the upper card of a primed Character go on at once."""
        assert isinstance(game, FFTCG)
        dissolve_party(game)
        for i, card in enumerate(self.cards):
            if i > 0:
                remove_upper_card(game, card)
            elif game.card(face_of(card)).limit_break:
                return_limit_break(game, card, "FF 15.2.8.4.1")

    def foreseen(self) -> list[Event]:
        """Its leaving, and what broke it breaks it, though that may leave with it (FF 12.4.5, R19)."""
        found: list[Event] = [self]
        if len(self.cards) > 1 and not rule("FF 15.2.9.4.2.2"):
            found.append(self)
        if self.how == BROKEN and rule("FF 12.4.5") and rule("FF R19"):
            found += [Event("breaks", "FF 12.4.5", -1, breaker, self.piece) for breaker in self.breakers]
        return found


def remember(game: FFTCG, piece: Character) -> None:
    """Keep what a Character was when it left (FF 11.5.5)."""
    if (game.shaped or len(piece.cards) > 1) and rule("FF 11.5.5"):
        remembered = game.remembered.copy()
        remembered[piece.id] = traits_of(game, piece)
        game.remembered = remembered


def note_move(game: FFTCG, id: int, moved: list[int]) -> None:
    """Remember which card a Character has become, for effects that look for it (FF 11.8.16.1)."""
    became = game.became.copy()
    became[id] = moved[0] if moved else 0
    game.became = became


def take_apart(game: FFTCG, piece: Character, to: int) -> list[int]:
    """Move the cards of a Character to a zone of their owner (FF 7.3)."""
    moved: list[int] = []
    game.silence(piece.id)
    for i in range(len(piece.cards)):
        owner = owner_of(piece.cards[i]) if rule("FF 7.3") else piece.seat
        place, top = destination(game, owner, to)
        card = game.card_of_piece(piece, i, place)
        if not top:
            place.cards.pop()
            place.cards.insert(0, card)
        game.note_card(card, place)
        moved.append(card)
    game.drop_counters(piece.id, moved[0])
    game.leave(piece)
    return moved


def dissolve_party(game: FFTCG) -> None:
    """A party of which at most one Forward is still on the field is dissolved (FF 15.1.1.9.5)."""
    battle = game.current_battle()
    if battle is None or not battle.party:
        return
    if sum(1 for id in battle.party if id in game.pieces) < 2 and rule("FF 15.1.1.9.5"):
        battle.party = []
        game.tell(Event("party-dissolved", "FF 15.1.1.9.5", game.turn))


def destination(game: FFTCG, owner: int, to: int) -> tuple[Place, bool]:
    """The place of an owner that a number means, and whether a card lies on top there."""
    if to in (DECK_TOP, DECK_BOTTOM):
        return game.deck(owner), to == DECK_TOP
    if to == REMOVED and not rule("FF 7.13.1"):
        to = BREAK_ZONE
    return game.places[owner * ZONES_PER_SEAT + to], True


def return_limit_break(game: FFTCG, card: int, clause: str) -> None:
    """An LB card goes on to the LB deck, face up; nothing replaces that (FF 15.2.8.4.1 to 15.2.8.4.5)."""
    if game.place_holding(card).index % ZONES_PER_SEAT in (HAND, DECK):
        clause = "FF 15.2.8.4.4"
    if not rule(clause) or is_replaced(game, "FF 15.2.8.4.5"):
        return
    owner = owner_of(card)
    moved = game.send(card, game.lb_deck(owner), True, EVERYONE)
    game.tell(Event("lb-returned", clause, owner, 0, 0, [moved]))


def remove_upper_card(game: FFTCG, card: int) -> None:
    """The upper card of a Character that was primed is removed; nothing replaces that (FF 15.2.9.4.2)."""
    if rule("FF 15.2.9.4.2") and not is_replaced(game, "FF 15.2.9.4.2.1"):
        moved = game.send(card, game.removed(owner_of(card)))
        game.tell(Event("upper-card-removed", "FF 15.2.9.4.2", owner_of(card), 0, 0, [moved]))


def is_replaced(game: FFTCG, clause: str) -> bool:
    """Whether effects that replace ways would keep a card from going on: never, by this clause."""
    return bool(game.replacements_of("leaves")) and not rule(clause)


def is_face_down(game: FFTCG, card: int) -> bool:
    """Whether a card of the LB deck lies face down: the opponent has not seen it there."""
    return not is_seen(card, 1 - owner_of(card))


def leaving(clause: str, piece: Character, to: int, how: int) -> Leaving:
    """A Character about to leave."""
    return Leaving(clause, piece.seat, piece.id, to, how, piece.cards[:])


def leave_field(
    game: FFTCG,
    pieces: list[Character],
    to: int,
    how: int,
    clause: str,
    breakers: list[list[int]],
    shown: bool = True,
) -> None:
    """Let Characters leave together. What would go elsewhere instead is replaced first. A task's last act."""
    events: list[Event] = []
    for i, piece in enumerate(pieces):
        event = leaving(clause, piece, to, how)
        if breakers:
            event.breakers = breakers[i]
        event.shown = shown or to != REMOVED
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
        return isinstance(other, WayReplacement) and other.lasting is self.lasting

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
        """The same Character goes to the other zone; what was replaced sets nothing off (FF 11.8.15).

        Further steps are of who controls the source now (FF 6.4.1.3, 11.8.17.6).
        """
        assert isinstance(game, FFTCG)
        static = self.lasting.static
        assert isinstance(static, GoesInstead)
        piece = game.character(event.piece)
        if not rule("FF 11.8.15"):
            game.notice(event)
        if static.then:
            context = self.lasting.context
            seat = context.seat if rule("FF 11.8.17.6") else 1 - context.seat
            kept = Context(seat, context.source, context.face)
            kept.it = [piece.id]
            frame = game.open(kept)
            game.push(Close(frame))
            push_steps(game, static.then, frame)
        instead: Event = leaving("FF 11.12.5.1", piece, PLACES[static.instead], PUT)
        return [instead] if rule("FF 11.12.5.4") else [instead, event]


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
    for piece in game.team(seat):
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
    others = [piece for piece in game.team(seat) if is_light_or_dark(game, piece)]
    if not others:
        return False
    free = frees_light(game, seat, face) or is_light_free(game, seat)
    all_light = all(traits_of(game, piece).elements & LIGHT_BIT for piece in others)
    return not (free and all_light and game.card(face).elements & LIGHT_BIT)


def frees_light(game: FFTCG, seat: int, face: int) -> bool:
    """Whether a card itself lets a seat have several Light Characters."""
    return any(static.characteristic == "no-limit-light" for static in own_statics(game, seat, face))


def is_light_free(game: FFTCG, seat: int) -> bool:
    """Whether something lets a seat have several Light Characters."""
    return any(lasting.context.seat == seat for lasting in game.in_force("no-limit-light"))


def count_backups(game: FFTCG, seat: int) -> int:
    """How many Backups a seat controls."""
    return sum(1 for piece in game.team(seat) if is_backup(game, piece))


def may_enter(game: FFTCG, seat: int, card: int) -> bool:
    """Whether a card can be put onto a seat's field."""
    definition = game.card(face_of(card))
    if not (definition.is_character() and rule("FF 5.2.3.1.1.1")):
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
        """It becomes a Character: Backups dull, others active (FF 5.2.3.1.1.3).

        Its own abilities look too at what enters together with it (FF 11.8.16.2.1).
        """
        assert isinstance(game, FFTCG)
        card = self.cards[0]
        place = game.place_holding(card)
        game.forget_card(card)
        controller = self.seat if rule("FF 6.2.5") else 1 - self.seat
        piece = Character(game.new_id(), controller)
        piece.face_up = rule("FF 7.7.2")
        piece.fresh = rule("FF 7.4")
        piece.entered_by = self.by
        game.enter(piece, game.field(controller))
        moved = game.card_to_piece(place, game.find(place, card), piece)
        game.drop_counters(card, piece.id)
        self.cards = [moved]
        self.piece = piece.id
        definition = game.card(face_of(moved))
        piece.dull = definition.kind == BACKUP and rule("FF 5.2.3.1.1.3")
        game.stir()
        for static in entry_statics(game, piece, definition):
            assert isinstance(static, EntersDull)
            piece.dull = static.dull if rule("FF 11.9.2") and rule("FF 2.1") else piece.dull
        if definition.limit_break and not rule("FF 15.2.8.4"):
            return
        for ability in definition.triggered:
            if ability.zone == "field" and rule("FF 11.8.16.2.1"):
                game.watch(ability, piece.id)
                if not rule("FF 11.5.3"):
                    break


def entry_statics(game: FFTCG, piece: Character, definition: Card) -> list[Static]:
    """What says how a Character enters: what it says of itself holds as it does so (FF 11.9.2)."""
    found = [lasting.static for lasting in game.in_force_on("enters-dull", piece.id)]
    for ability in definition.always:
        if ability.zone == "field" and holds_condition(game, ability, piece.seat, piece.id):
            found += [static for static in ability.statics if isinstance(static.target, This)]
    return [static for static in found if static.characteristic == "enters-dull"]


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
        other = event.seat != seat and self.lasting.reaches(game, event.cards[0])
        return other and may_enter(game, seat, event.cards[0])

    def replace(self, game: Game, event: Event) -> list[Event]:
        """It enters under the other's control."""
        assert isinstance(event, Entering)
        instead: Event = Entering(event.clause, 1 - event.seat, event.cards, event.by)
        return [instead]


def is_one_too_many(game: FFTCG, seat: int, face: int, beside: list[int]) -> bool:
    """Whether a card cannot enter together with these others (FF 7.7.3 to 7.7.5)."""
    card = game.card(face)
    for other_face in beside:
        other = game.card(other_face)
        shared = any(name in other.names for name in card.names)
        if shared and not card.generic and not other.generic and rule("FF 7.7.3"):
            return True
        if card.elements & LIGHT_OR_DARK and other.elements & LIGHT_OR_DARK and rule("FF 7.7.5"):
            both_light = card.elements & other.elements & LIGHT_BIT
            free = is_light_free(game, seat) or frees_light(game, seat, face)
            if not (both_light and (free or frees_light(game, seat, other_face))):
                return True
    backups = sum(1 for other_face in beside if game.card(other_face).kind == BACKUP)
    return card.kind == BACKUP and count_backups(game, seat) + backups >= 5 and rule("FF 7.7.4")


def enter_field(game: FFTCG, seat: int, cards: list[int], by: str, clause: str) -> int:
    """Put cards onto a seat's field together; how many of them can enter. A task's last act."""
    events: list[Event] = []
    beside: list[int] = []
    for card in cards:
        if not may_enter(game, seat, card) or is_one_too_many(game, seat, face_of(card), beside):
            game.tell(Event("cannot-enter", "FF 2.3", seat, 0, 0, [card]))
            continue
        beside.append(face_of(card))
        events.append(Entering(clause, seat, [card], by))
    if events:
        game.happen(events)
    return len(events)


# ---- cards elsewhere


def put_card(game: FFTCG, card: int, to: str, shown: bool, clause: str) -> int:
    """Move one card to a place of its owner; whoever sees it here sees it there.

    In a hand nobody else can tell it from the others any more (FF 7.11.2).
    """
    owner = owner_of(card)
    show = EVERYONE if shown and to != "hand" else 0
    if shown:
        game.reveal_card(card)
    if to in ("deck-top", "deck-bottom"):
        moved = game.send(card, game.deck(owner), to == "deck-top", show)
    elif to == "removed" and not shown and rule("FF 7.13.3"):
        moved = game.send(card, game.zone_of("face-down", owner))
    else:
        moved = game.send(card, game.zone_of(to, owner), True, show)
    seen = with_viewers(moved, EVERYONE) if shown else moved
    game.report(Event("put", clause, owner, 0, PLACES[to], [seen]))
    if game.card(face_of(moved)).limit_break and face_of(moved) and to != "lb-deck":
        return_limit_break(game, moved, "FF 15.2.8.4.1")
    return moved


def discard_card(game: FFTCG, card: int, clause: str) -> int:
    """Discard a card of a hand (FF 15.1.1.4.1)."""
    owner = owner_of(card)
    moved = game.send(card, game.break_zone(owner))
    game.report(Event("discarded", clause, owner, 0, 0, [moved]))
    note_discards(game, owner, 1)
    return moved


def note_discards(game: FFTCG, seat: int, count: int) -> None:
    """Abilities may wait for each card that is discarded, whatever for (FF 15.1.1.4.1)."""
    if rule("FF 15.1.1.4.1"):
        for _ in range(count):
            game.notice(Event("discards", "FF 15.1.1.4.1", seat))


def mill(game: FFTCG, seat: int, count: int, clause: str) -> list[int]:
    """The top cards of a deck go to the Break Zone; as many as there are."""
    moved: list[int] = []
    deck = game.deck(seat)
    while len(moved) < count and deck.cards:
        moved.append(game.send_from(deck, len(deck.cards) - 1, game.break_zone(seat), True, 0))
    if moved:
        game.report(Event("milled", clause, seat, 0, len(moved), moved))
    return moved


def look_through(game: FFTCG, seat: int) -> None:
    """A player looks through the own deck."""
    deck = game.deck(seat)
    for i in range(len(deck.cards)):
        game.reveal(deck, i, only(seat))
