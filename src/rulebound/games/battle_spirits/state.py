"""The state of a game of Battle Spirits: zones, cards on the Field, Cores, the turn and the battle.

Words: a *field card* is a Spirit or a Nexus on the Field. Cores are numbers per place (Life, Reserve, Trash,
a field card); the Soul Core of each player is in exactly one place. A *pending* field card is on its way out
(FAQ status.1); the Void has no end.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Gains, Triggered
from ...effects.host import CardGame, Context, is_card
from ...effects.statics import Lasting
from ...kernel.card import EVERYONE, face_of, owner_of
from ...kernel.clause import rule
from ...kernel.event import Event, Trigger
from ...kernel.game import Game
from ...kernel.modifier import Modifier
from ...kernel.refusal import RulesError
from ...kernel.rulebook import Match, Rulebook
from ...kernel.task import Frame, Task
from ...kernel.zone import ALL, NOBODY, OWNER, Piece, Place, Zone
from .cards import Card
from .settings import Settings

if TYPE_CHECKING:
    from ...effects.targets import Picked, PickOne

ZONES: Final = [
    Zone("deck", NOBODY),
    Zone("hand", OWNER, anonymous=True),
    Zone("trash", ALL),
    Zone("open", ALL),
    Zone("removed", ALL),
    Zone("use", ALL),
    Zone("field", ALL, pieces=True),
]
DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
OPEN: Final = 3
REMOVED: Final = 4
IN_USE: Final = 5
FIELD: Final = 6
ZONES_PER_SEAT: Final = 7
ZONE_NUMBERS: Final = {
    "deck": DECK,
    "hand": HAND,
    "trash": TRASH,
    "open": OPEN,
    "removed": REMOVED,
    "use": IN_USE,
    "field": FIELD,
}

REFRESHED: Final = 0
EXHAUSTED: Final = 1
HEAVY: Final = 2

IN_RESERVE: Final = 0
IN_TRASH: Final = 1
OUT_OF_GAME: Final = 2
"""Where a Soul Core is, or the id of the field card that holds it."""

NOT_PENDING: Final = 0
DESTROYED: Final = 1
DEPLETED: Final = 2
TO_HAND: Final = 3
TO_DECK_BOTTOM: Final = 4
TO_DECK_TOP: Final = 5
TO_REMOVED: Final = 6

START: Final = 0
CORE: Final = 1
DRAW: Final = 2
REFRESH: Final = 3
MAIN: Final = 4
ATTACK: Final = 5
SECOND_MAIN: Final = 6
END: Final = 7
STEPS: Final = ["start", "core", "draw", "refresh", "main", "attack", "second-main", "end"]


def step_name(number: int) -> str:
    """The step that an ability names: both Main Steps are "main"."""
    return STEPS[number].removeprefix("second-")


BY_RULES: Final = 0
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2
BY_BP_ZERO: Final = 3
"""What destroyed or exhausted a card."""


def cause_number(cause: int, by: int) -> int:
    """The number of an event that has a cause: what it was, and whose (-1: nobody's)."""
    return cause * 4 + by + 1


def cause_in(number: int) -> int:
    """What the cause was."""
    return number // 4


def doer_in(number: int) -> int:
    """Whose it was; -1 where it was nobody's."""
    return number % 4 - 1


def cores_number(count: int, soul: bool) -> int:
    """The number of an event that moves Cores: how many, and whether the Soul Core is one of them."""
    return count * 2 + (1 if soul else 0)


class FieldCard(Piece):
    """A Spirit or Nexus on the Field, with the Cores on it, how it is turned, and whether it is pending.

    `depleted` stays what it is though an effect sends the pending card elsewhere.
    """

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id, seat, [], True)
        self.cores = 0
        self.state = REFRESHED
        self.pending = NOT_PENDING
        self.depleted = False
        self.succession = -1

    def copy(self) -> Piece:
        """A field card of its own in the same state."""
        other = FieldCard(self.id, self.seat)
        other.cards = self.cards[:]
        other.place = self.place
        other.cores = self.cores
        other.state = self.state
        other.pending = self.pending
        other.depleted = self.depleted
        other.succession = self.succession
        return other


class Battle(Frame):
    """One battle: who attacks, who blocks, and whether an effect has ended it.

    `fallen` is the blocker's card once it lies in the Trash.
    """

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.blocker = 0
        self.fallen = 0
        self.over = False

    def copy(self) -> Frame:
        """A battle of its own."""
        other = Battle(self.attacker)
        other.blocker = self.blocker
        other.fallen = self.fallen
        other.over = self.over
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(Rulebook):
    """What the state asks of the chapters, and the ready-made decks by name."""

    def __init__(self, id: str, prefix: str, zones: list[Zone], faces: list[str]) -> None:
        super().__init__(id, prefix, zones, faces)
        self.decks: dict[str, list[int]] = {}

    def may_be_chosen(
        self, game: "BattleSpirits", thing: int, context: Context, chooser: int, chosen: list[int]
    ) -> bool:
        """Whether a seat may newly choose this object for an effect."""
        raise NotImplementedError

    def leaving_the_rest(
        self, game: "BattleSpirits", things: list[int], context: Context, picked: list[int]
    ) -> list[int]:
        """What leaves the other parts of a cost possible."""
        raise NotImplementedError

    def picked(self, game: "BattleSpirits", task: "PickOne", context: Context) -> None:
        """Objects have been picked."""
        raise NotImplementedError

    def accepted(self, game: "BattleSpirits", context: Context) -> None:
        """An optional part was taken up."""
        raise NotImplementedError

    def settle(self, game: "BattleSpirits") -> None:
        """Let the rules look at what has changed."""
        raise NotImplementedError

    def trigger_for(self, ability: Triggered, source: int) -> Trigger:
        """The trigger that watches for a source's ability."""
        raise NotImplementedError


class BattleSpirits(CardGame):
    """A running game of Battle Spirits.

    `orderings` are questions about continuous effects that began together, asked before anything activates.
    """

    def __init__(self, match: Match, rules: CardRules, settings: Settings, cards: list[Card]) -> None:
        super().__init__(match)
        self.rules = rules
        self.settings = settings
        self.cards = cards
        self.life: list[int] = [0, 0]
        self.reserve: list[int] = [0, 0]
        self.core_trash: list[int] = [0, 0]
        self.soul: list[int] = [IN_RESERVE, IN_RESERVE]
        self.turn = 0
        self.turn_number = 0
        self.first = 0
        self.step = START
        self.battle = 0
        self.may_move = True
        self.step_over = False
        self.pending: list[int] = []
        self.used: list[str] = []
        self.happened: list[str] = []
        self.heights: dict[int, int] = {}
        self.stirred = True
        self.orderings: list[Task[Any]] = []

    def copy(self) -> Game:
        """A game of its own in the same position."""
        other = BattleSpirits(self.match, self.rules, self.settings, self.cards)
        self.copy_into(other)
        other.life = self.life[:]
        other.reserve = self.reserve[:]
        other.core_trash = self.core_trash[:]
        other.soul = self.soul[:]
        other.turn = self.turn
        other.turn_number = self.turn_number
        other.first = self.first
        other.step = self.step
        other.battle = self.battle
        other.may_move = self.may_move
        other.step_over = self.step_over
        other.pending = self.pending
        other.used = self.used
        other.happened = self.happened
        other.heights = self.heights
        other.stirred = self.stirred
        other.orderings = self.orderings
        return other

    # ---- places and cards

    def deck(self, seat: int) -> Place:
        """The Deck of a seat; the last card is the top."""
        return self.places[seat * ZONES_PER_SEAT + DECK]

    def hand(self, seat: int) -> Place:
        """The Hand of a seat."""
        return self.places[seat * ZONES_PER_SEAT + HAND]

    def trash(self, seat: int) -> Place:
        """The cards in the Trash of a seat."""
        return self.places[seat * ZONES_PER_SEAT + TRASH]

    def opened(self, seat: int) -> Place:
        """Cards of a seat's Deck that an effect has opened to both."""
        return self.places[seat * ZONES_PER_SEAT + OPEN]

    def in_use(self, seat: int) -> Place:
        """The Magic card that a seat is using."""
        return self.places[seat * ZONES_PER_SEAT + IN_USE]

    def removed(self, seat: int) -> Place:
        """Cards of a seat that are removed from the game."""
        return self.places[seat * ZONES_PER_SEAT + REMOVED]

    def field(self, seat: int) -> Place:
        """The Field of a seat."""
        return self.places[seat * ZONES_PER_SEAT + FIELD]

    def card(self, face: int) -> Card:
        """The definition of a face."""
        return self.cards[face]

    def field_card(self, id: int) -> FieldCard:
        """A card on the Field."""
        piece = self.pieces[id]
        assert isinstance(piece, FieldCard)
        return piece

    def card_of(self, piece: Piece) -> Card:
        """The definition of a card on the Field."""
        return self.cards[face_of(piece.cards[0])]

    def last_known(self, id: int) -> Piece | None:
        """A field card, now or as last known."""
        piece = self.pieces.get(id)
        return self.left.get(id) if piece is None else piece

    def face_of_thing(self, thing: int) -> int:
        """The face of an object: a card, or a field card now or as last known; 0 where it is not known."""
        if is_card(thing):
            return face_of(thing)
        piece = self.last_known(thing)
        return 0 if piece is None else face_of(piece.cards[0])

    def definition(self, thing: int) -> Card:
        """The definition of an object."""
        return self.cards[self.face_of_thing(thing)]

    def in_force(self, characteristic: str) -> list[Lasting]:
        """What lasts of one characteristic, in the order in which it took effect."""
        found: list[Lasting] = []
        for modifier in self.modifiers:
            if modifier.characteristic == characteristic:
                assert isinstance(modifier, Lasting)
                found.append(modifier)
        return found

    def in_force_on(self, characteristic: str, thing: int) -> list[Lasting]:
        """What of it holds for an object."""
        return [lasting for lasting in self.in_force(characteristic) if lasting.reaches(self, thing)]

    def current_battle(self) -> Battle | None:
        """The battle that is going on."""
        if not self.battle:
            return None
        frame = self.frames[self.battle]
        assert isinstance(frame, Battle)
        return frame

    def ongoing_battle(self) -> Battle | None:
        """The battle that is going on, unless an effect has ended it."""
        battle = self.current_battle()
        return None if battle is None or battle.over else battle

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    # ---- what the effect language asks

    def gather(self, zone: str, seat: int) -> list[int]:
        """The objects in a zone of a seat."""
        return self.zone_of(zone, seat).cards

    def controller(self, thing: int) -> int:
        """The seat that controls an object."""
        if is_card(thing):
            return owner_of(thing)
        piece = self.last_known(thing)
        return -1 if piece is None else piece.seat

    def is_there(self, thing: int, zone: str) -> bool:
        """Whether an object is in a zone."""
        if zone == "field":
            return thing in self.pieces
        return is_card(thing) and self.find(self.zone_of(zone, owner_of(thing)), thing) >= 0

    def zone_of(self, zone: str, seat: int) -> Place:
        """A zone of a seat by its name."""
        return self.places[seat * ZONES_PER_SEAT + ZONE_NUMBERS[zone]]

    def may_be_chosen(self, thing: int, context: Context, chooser: int, chosen: list[int]) -> bool:
        """Pending cards cannot be newly chosen (BS R7), nor what says so."""
        return self.rules.may_be_chosen(self, thing, context, chooser, chosen)

    def leaving_the_rest(self, things: list[int], context: Context, picked: list[int]) -> list[int]:
        """Nothing that is named for a part before ▶ leaves another part undone (BS R20)."""
        return self.rules.leaving_the_rest(self, things, context, picked)

    def picking_question(self, task: "PickOne") -> str:
        """The question depends on where the objects are."""
        zone = task.target.selector.zone
        return "bs-choose" if zone == "field" else "bs-pick-" + zone

    def picking_clause(self, task: "PickOne") -> str:
        """The clause under which a target is picked."""
        if task.target.up_to:
            return "BS FAQ targeting.2"
        return "BS FAQ targeting.1" if task.target.selector.zone == "field" else "BS FAQ effects.2.2"

    def picked(self, task: "PickOne", context: Context) -> None:
        """Something chosen may have to be paid for."""
        self.rules.picked(self, task, context)

    def turn_seat(self) -> int:
        """The turn player."""
        return self.turn

    def may_clause(self) -> str:
        """ "You can" is optional."""
        return "BS FAQ effects.2"

    def accepted(self, context: Context) -> None:
        """A limit on the ability counts from now on."""
        self.rules.accepted(self, context)

    def may_stop(self, target: "Picked") -> bool:
        """ "Up to" allows fewer, even none; what is simply stated must be done if possible."""
        return rule("BS FAQ targeting.2") if target.up_to else not rule("BS FAQ effects.2.2")

    def all_are_chosen(self) -> bool:
        """ "All" does not choose."""
        return not rule("BS FAQ targeting.4")

    def reaches_newcomers(self, open: bool) -> bool:
        """ "All … this turn" holds for Spirits that are summoned later too."""
        return open and rule("BS FAQ targeting.4.2")

    def goes_on(self) -> bool:
        """ "Then" follows though the part before it could not be done."""
        return rule("BS FAQ effects.4")

    def was_done(self, context: Context) -> bool:
        """ "If you do" needs all of it."""
        return context.done or not rule("BS FAQ effects.5")

    def draw_cards(self, seat: int, count: int) -> int:
        """Draw from the top of the Deck, unseen by others (BS 8.11); an empty one gives nothing (BS R9)."""
        deck = self.deck(seat)
        show = 0 if rule("BS 8.11") else EVERYONE
        drawn = 0
        cards: list[int] = []
        while drawn < count and deck.cards:
            top = len(deck.cards) - 1 if rule("BS G Draw") else 0
            cards.append(self.move(deck, top, self.hand(seat), show))
            drawn += 1
        if drawn:
            self.report(Event("drew", "BS G Draw", seat, 0, drawn, cards))
        elif count and rule("BS R9"):
            self.emit(Event("deck-empty", "BS R9", seat))
        return drawn

    def settle(self) -> None:
        """Continuous effects begin and end, what cannot hold its Lv is depleted; if anything has changed."""
        if self.stirred:
            self.stirred = False
            self.rules.settle(self)

    def emit(self, event: Event) -> None:
        """Whatever happens may concern what holds continuously."""
        self.stirred = True
        super().emit(event)

    def modify(self, modifier: Modifier) -> None:
        """So may whatever lasts."""
        self.stirred = True
        super().modify(modifier)

    def expire(self, duration: str) -> None:
        """And whatever ends."""
        self.stirred = True
        super().expire(duration)

    def announce(self, event: Event) -> None:
        """Report something that changes nothing on the Field, such as a step that starts."""
        stirred = self.stirred
        self.report(event)
        self.stirred = stirred

    def notice(self, event: Event) -> None:
        """Abilities that cards have been given look too."""
        super().notice(event)
        for lasting in self.in_force("gains"):
            self.notice_gained(lasting, event)

    def notice_gained(self, lasting: Lasting, event: Event) -> None:
        """Let one given ability look, from every card on the Field that has it."""
        static = lasting.static
        assert isinstance(static, Gains)
        ability = static.ability
        if not isinstance(ability, Triggered) or ability.when.event != event.name:
            return
        for seat in range(2):
            for id in self.field(seat).cards:
                if lasting.reaches(self, id):
                    self.set_off(self.rules.trigger_for(ability, id), event)

    def report(self, event: Event) -> None:
        """Report what has happened, and let triggers look at it."""
        self.emit(event)
        self.notice(event)

    # ---- moving cards

    def send(self, card: int, target: Place, top: bool = True, show: int = 0) -> int:
        """Move a card of any zone of its owner to another place, on top or to the bottom."""
        source = self.place_holding(card)
        return self.send_from(source, self.find(source, card), target, top, show)

    def send_from(self, source: Place, index: int, target: Place, top: bool, show: int) -> int:
        """Move a card by its index; to the bottom where it is not to lie on top."""
        self.forget_if_trash(source, source.cards[index])
        moved = self.move(source, index, target, show)
        if not top:
            target.cards.pop()
            target.cards.insert(0, moved)
        if target.index % ZONES_PER_SEAT == TRASH:
            self.note_abilities(moved)
        return moved

    def place_holding(self, card: int) -> Place:
        """The place in which a card is."""
        owner = owner_of(card)
        for number in range(FIELD):
            place = self.places[owner * ZONES_PER_SEAT + number]
            if self.find(place, card) >= 0:
                return place
        raise RulesError("A card that is to move is in no place of its owner.")

    def reveal_card(self, card: int) -> int:
        """Show a card to everyone where it is."""
        place = self.place_holding(card)
        return self.reveal(place, self.find(place, card), EVERYONE)

    def forget_if_trash(self, place: Place, card: int) -> None:
        """Abilities of a card that leaves the Trash look no more."""
        if place.index % ZONES_PER_SEAT == TRASH:
            self.forget_abilities(card)

    def note_abilities(self, card: int) -> None:
        """Abilities that work from the Trash look from now on."""
        for ability in self.cards[face_of(card)].triggered:
            if ability.zone == "trash":
                self.listen(self.rules.trigger_for(ability, card))

    def forget_abilities(self, card: int) -> None:
        """They look no more."""
        for ability in self.cards[face_of(card)].triggered:
            if ability.zone == "trash":
                self.silence(card)
