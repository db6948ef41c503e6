"""The state of a game of FF-TCG (FF 6, 7, 9): turn and phase, Crystals and counters, what lasts and happens.

Words: a *thing* is a piece or a card, named by one number. The zones are in `zones`, what is on the field and
on the stack in `pieces`. The game moves cards, carries events out together, lets abilities look at them, and
answers what the effect language asks; what chapters know it asks of its rulebook (`card_rules`).
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Gains, Triggered
from ...effects.host import ANYONE, CardGame, Context, is_card
from ...effects.statics import Lasting
from ...kernel.card import EVERYONE, face_of, only, owner_of, with_viewers
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Replacement
from ...kernel.game import Game
from ...kernel.modifier import Modifier
from ...kernel.refusal import RulesError
from ...kernel.rulebook import Match
from ...kernel.task import Happen, Task
from ...kernel.zone import ALL, Piece, Place
from .card_rules import CardRules
from .cards import Card
from .pieces import Battle, Character, Item
from .settings import Settings
from .zones import (
    BREAK_ZONE,
    DAMAGE_ZONE,
    DECK,
    FIELD,
    HAND,
    LB_DECK,
    REMOVED,
    ZONE_NUMBERS,
    ZONES_PER_SEAT,
    is_public,
)

if TYPE_CHECKING:
    from ...effects.targets import Picked, PickOne
    from .characteristics import Traits
    from .loops import Answer, Loop

ACTIVE: Final = 0
DRAW: Final = 1
MAIN_1: Final = 2
ATTACK: Final = 3
MAIN_2: Final = 4
END: Final = 5
STEPS: Final = ["active", "draw", "main-1", "attack", "main-2", "end"]

COSTLY: Final = ["cost", "any-element-cast", "ability-cost", "takes"]
"""What lasts and may change what something costs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Event):
    """An event that is carried out when nothing has replaced it, and what else it amounts to."""

    def beforehand(self, game: Game) -> None:
        """What has to be kept before any of the events that happen together is carried out."""

    def foreseen(self) -> list[Event]:
        """What of it abilities look at as it was before: by default nothing."""
        return []

    def further(self) -> list[Event]:
        """Other events that abilities may wait for."""
        return []

    def afterwards(self, game: Game) -> None:
        """What the rules do at once when it has happened."""


def is_rewriting(modifier: Modifier) -> bool:
    """Whether what lasts gives or takes abilities, beyond mere keywords."""
    if modifier.characteristic == "loses":
        return True
    static = modifier.static if isinstance(modifier, Lasting) else None
    return isinstance(static, Gains) and static.ability is not None


class FFTCG(CardGame):
    """A running game of FF-TCG.

    `fallen` are the Characters that were put from the field into the Break Zone this turn, `fell` their
    cards there. `used` are the limits that count this turn. `failed_draw` are seats that could not
    draw, `damaged` those that could not put down a card for damage (FF 12.4.2, 12.4.3). `sealed` says
    that priority arises without Summons and abilities (FF 15.2.3.3). `remembered` is what Characters
    were that have left, and `became` the cards that they have become; `parted` are those of the last
    turn. `exposed` says that a hand lies open, `outside` are the cards that came from outside the game,
    `due` are casts that an effect has asked for and that follow when it has resolved. `loop`,
    `past_answers`, `past_positions`, `noted` and `barred` are about infinite loops (FF 13); `tried_in` is
    the phase of a copy that tries whether one can be stopped, else -1.
    """

    def __init__(self, match: Match, rules: CardRules, settings: Settings) -> None:
        super().__init__(match)
        self.rules = rules
        self.settings = settings
        self.cards = rules.cards
        self.turn = 0
        self.turn_number = 0
        self.first = 0
        self.phase = ACTIVE
        self.battle = 0
        self.sealed = False
        self.crystals: list[int] = [0, 0]
        self.counters: dict[int, dict[str, int]] = {}
        self.fallen: list[int] = []
        self.fell: list[int] = []
        self.used: list[str] = []
        self.failed_draw: list[int] = []
        self.damaged: list[int] = []
        self.losers: list[int] = []
        self.winners: list[int] = []
        self.extra_phases: list[int] = []
        self.exposed = False
        self.outside: list[int] = []
        self.due: list[Task[Any]] = []
        self.resolutions = 0
        self.loop: Loop | None = None
        self.past_answers: list[Answer] = []
        self.noted = ""
        self.past_positions: dict[str, list[int]] = {}
        self.barred: list[Answer] = []
        self.tried_in = -1
        self.stirred = True
        self.restless = True
        self.version = 0
        self.settled_version = -1
        self.checked_version = -1
        self.conditional = True
        self.shifting = False
        self.shaped = False
        self.costly = False
        self.rewritten = False
        self.cached_clock = 0
        self.cached_worked = -1
        self.cached_teams: list[list[Character]] = []
        self.cached_teams_at = -1
        self.remembered: dict[int, Traits] = {}
        self.became: dict[int, int] = {}
        self.parted: list[int] = []

    def copy(self) -> Game:
        """A game of its own in the same position."""
        other = FFTCG(self.match, self.rules, self.settings)
        self.copy_into(other)
        other.turn = self.turn
        other.turn_number = self.turn_number
        other.first = self.first
        other.phase = self.phase
        other.battle = self.battle
        other.sealed = self.sealed
        other.crystals = self.crystals[:]
        other.counters = self.counters
        other.fallen = self.fallen
        other.fell = self.fell
        other.used = self.used
        other.failed_draw = self.failed_draw
        other.damaged = self.damaged
        other.losers = self.losers
        other.winners = self.winners
        other.extra_phases = self.extra_phases
        other.exposed = self.exposed
        other.outside = self.outside
        other.due = self.due
        other.resolutions = self.resolutions
        other.loop = self.loop
        other.past_answers = self.past_answers
        other.noted = self.noted
        other.past_positions = self.past_positions
        other.barred = self.barred
        other.tried_in = self.tried_in
        other.stirred = self.stirred
        other.restless = self.restless
        other.version = self.version
        other.settled_version = self.settled_version
        other.checked_version = self.checked_version
        other.conditional = self.conditional
        other.shifting = self.shifting
        other.shaped = self.shaped
        other.costly = self.costly
        other.rewritten = self.rewritten
        other.cached_clock = self.cached_clock
        other.cached_worked = self.cached_worked
        other.remembered = self.remembered
        other.became = self.became
        other.parted = self.parted
        return other

    # ---- places and cards

    def brought(self, owner: int) -> list[int]:
        """The faces of the deck, and those that came from outside the game (FF 6.2.2)."""
        return super().brought(owner) + [face_of(card) for card in self.outside if owner_of(card) == owner]

    def bring(self, face: int, owner: int) -> int:
        """A card from outside the game, which lies open."""
        card = self.create(face, owner, self.zone_of("open", owner))
        self.outside = [*self.outside, card]
        return card

    def take_back(self, card: int) -> None:
        """A card from outside that has not come to anything is outside again."""
        self.zone_of("open", owner_of(card)).cards.remove(card)
        self.outside = [other for other in self.outside if other != card]

    def zone_of(self, zone: str, seat: int) -> Place:
        """A zone of a seat by its name."""
        return self.places[seat * ZONES_PER_SEAT + ZONE_NUMBERS[zone]]

    def deck(self, seat: int) -> Place:
        """The main deck of a seat; the last card is the top."""
        return self.places[seat * ZONES_PER_SEAT + DECK]

    def hand(self, seat: int) -> Place:
        """The hand of a seat."""
        return self.places[seat * ZONES_PER_SEAT + HAND]

    def break_zone(self, seat: int) -> Place:
        """The Break Zone of a seat."""
        return self.places[seat * ZONES_PER_SEAT + BREAK_ZONE]

    def damage_zone(self, seat: int) -> Place:
        """The Damage Zone of a seat; the first card was the first damage."""
        return self.places[seat * ZONES_PER_SEAT + DAMAGE_ZONE]

    def removed(self, seat: int) -> Place:
        """The cards of a seat that are removed from the game, face up."""
        return self.places[seat * ZONES_PER_SEAT + REMOVED]

    def lb_deck(self, seat: int) -> Place:
        """The LB deck of a seat."""
        return self.places[seat * ZONES_PER_SEAT + LB_DECK]

    def field(self, seat: int) -> Place:
        """The part of the field that a seat controls (FF 7.2.1)."""
        return self.places[seat * ZONES_PER_SEAT + FIELD]

    def stack(self) -> Place:
        """The stack; the last item is the top."""
        return self.places[2 * ZONES_PER_SEAT]

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    def damage_taken(self, seat: int) -> int:
        """The points of damage that a seat has received (FF 7.8.2)."""
        return len(self.damage_zone(seat).cards)

    def card(self, face: int) -> Card:
        """The definition of a face."""
        return self.cards[face]

    def character(self, id: int) -> Character:
        """A Character on the field."""
        piece = self.pieces[id]
        assert isinstance(piece, Character)
        return piece

    def team(self, seat: int) -> list[Character]:
        """The Characters that a seat controls."""
        if self.cached_teams_at != self.version:
            self.cached_teams_at = self.version
            self.cached_teams = [[self.character(id) for id in self.field(side).cards] for side in range(2)]
        return self.cached_teams[seat]

    def find_character(self, id: int) -> Character | None:
        """A Character, if it is on the field."""
        piece = self.pieces.get(id)
        return piece if isinstance(piece, Character) else None

    def item(self, id: int) -> Item:
        """What is on the stack."""
        piece = self.pieces[id]
        assert isinstance(piece, Item)
        return piece

    def card_of(self, piece: Piece) -> Card:
        """The definition of a Character; of a primed one that of the upper card (FF 15.2.9.4.1)."""
        cards = piece.cards
        if len(cards) > 1 and not rule("FF 15.2.9.4.1"):
            return self.cards[face_of(cards[0])]
        return self.cards[face_of(cards[-1])]

    def last_known(self, id: int) -> Piece | None:
        """A piece, now or as last known (FF 11.5.5)."""
        piece = self.pieces.get(id)
        return self.left.get(id) if piece is None else piece

    def face_of_thing(self, thing: int) -> int:
        """The face of a thing: a card, or a piece now or as last known; 0 where it is not known."""
        if is_card(thing):
            return face_of(thing)
        piece = self.last_known(thing)
        if piece is None:
            return 0
        if isinstance(piece, Item):
            return piece.face
        return face_of(piece.cards[-1])

    def definition(self, thing: int) -> Card:
        """The definition of a thing."""
        return self.cards[self.face_of_thing(thing)]

    def current_battle(self) -> Battle | None:
        """The battle that is going on."""
        if not self.battle:
            return None
        frame = self.frames[self.battle]
        assert isinstance(frame, Battle)
        return frame

    def in_force(self, characteristic: str) -> list[Lasting]:
        """What lasts of one characteristic, in the order of timestamps."""
        found: list[Lasting] = []
        for modifier in self.modifiers:
            if modifier.characteristic == characteristic:
                assert isinstance(modifier, Lasting)
                found.append(modifier)
        return found

    def in_force_on(self, characteristic: str, thing: int) -> list[Lasting]:
        """What of it holds for a thing."""
        return [lasting for lasting in self.in_force(characteristic) if lasting.reaches(self, thing)]

    # ---- counters (FF 6.7)

    def counters_on(self, thing: int, counter: str) -> int:
        """How many counters of a name are on a thing."""
        found = self.counters.get(thing)
        return 0 if found is None else found.get(counter, 0)

    def set_counters(self, thing: int, counter: str, count: int) -> None:
        """Change the number of counters of a name; copies share the tables, so never in place."""
        held = self.counters.get(thing, {}).copy()
        held[counter] = count
        if not count:
            del held[counter]
        counters = self.counters.copy()
        if held:
            counters[thing] = held
        else:
            counters.pop(thing, None)
        self.counters = counters
        self.stir()

    def drop_counters(self, thing: int, became: int) -> None:
        """All counters of a thing that has become another one in another zone are removed (FF 6.7.3).

        How many there were on a Character is remembered with it.
        """
        held = self.counters.get(thing)
        if held is None:
            return
        counters = self.counters.copy()
        if is_card(thing):
            del counters[thing]
        if not rule("FF 6.7.3"):
            counters[became] = held
        self.counters = counters

    # ---- what the effect language asks

    def gather(self, zone: str, seat: int) -> list[int]:
        """The things in a zone of a seat; of the stack and of anywhere, what the seat controls or owns."""
        if zone == "stack":
            return [id for id in self.stack().cards if self.pieces[id].seat == seat]
        if zone == "anywhere":
            found = self.field(seat).cards[:]
            for number in (HAND, BREAK_ZONE, DAMAGE_ZONE, REMOVED, LB_DECK):
                found += self.places[seat * ZONES_PER_SEAT + number].cards
            return found
        own = self.zone_of(zone, seat).cards
        return own if zone == "field" or rule("FF 7.1") else own + self.zone_of(zone, 1 - seat).cards

    def controller(self, thing: int) -> int:
        """The seat that controls a thing; of a card its owner."""
        if is_card(thing):
            return owner_of(thing)
        piece = self.last_known(thing)
        return -1 if piece is None else piece.seat

    def is_there(self, thing: int, zone: str) -> bool:
        """Whether a thing is in a zone."""
        if zone in ("field", "stack"):
            piece = self.pieces.get(thing)
            return piece is not None and isinstance(piece, Character) == (zone == "field")
        return is_card(thing) and self.find(self.zone_of(zone, owner_of(thing)), thing) >= 0

    def may_be_chosen(self, thing: int, context: Context, chooser: int, chosen: list[int]) -> bool:
        """Not what cannot be chosen."""
        return self.rules.may_be_chosen(self, thing, context)

    def narrowed(self, things: list[int], context: Context, chosen: list[int]) -> list[int]:
        """What has to be chosen comes first (FF 11.11.5.1.1)."""
        if not self.shaped:
            return things
        rest = [thing for thing in things if thing not in chosen]
        return self.rules.must_be_chosen(self, rest)

    def still_fitting(self, target: "Picked", context: Context, things: list[int]) -> list[int]:
        """What was chosen and is still what was asked for; the rest is not affected (FF 11.11.2)."""
        return [thing for thing in things if self.rules.still_fits(self, target, context, thing)]

    def pickers(self, target: "Picked", context: Context) -> list[int]:
        """What was not announced is picked by the player whom the text names (FF 11.11.5.1).

        Where both do, the turn player names everything first (FF 11.11.6).
        """
        found = super().pickers(target, context)
        if len(found) > 1 and not rule("FF 11.11.6"):
            found.reverse()
        return found if rule("FF 11.11.5.1") else [context.seat]

    def turn_seat(self) -> int:
        """The turn player."""
        return self.turn

    def picking_question(self, task: "PickOne") -> str:
        """The question depends on where the things are."""
        if task.target.choosing:
            return "ff-choose"
        return "ff-select" if task.target.selector.zone == "field" else "ff-pick-" + task.target.selector.zone

    def picking_clause(self, task: "PickOne") -> str:
        """What was not announced is named on resolution by the player whom the text names."""
        return "FF 11.11.6" if task.target.by == ANYONE else "FF 11.11.5.1"

    def may_clause(self) -> str:
        """ "May" is decided on resolution."""
        return "FF 11.8.14"

    def may_stop(self, target: "Picked") -> bool:
        """Only "up to" allows fewer."""
        return target.up_to

    def reaches_newcomers(self, open: bool) -> bool:
        """What a resolved effect changes is fixed then (FF 11.12.4.2)."""
        return not rule("FF 11.12.4.2")

    def counts_once(self) -> bool:
        """A variable is worked out once, on resolution (FF 11.11.9, 11.12.4.3)."""
        return rule("FF 11.11.9") and rule("FF 11.12.4.3")

    def goes_on(self) -> bool:
        """What cannot be done is skipped, and the rest is done (FF 2.3)."""
        return rule("FF 2.3")

    def rounds_up(self, stated: str) -> bool:
        """Fractions are rounded up, unless the text says otherwise (FF 4.2)."""
        return rule("FF 4.2") == (stated != "down")

    def draw_cards(self, seat: int, count: int) -> int:
        """Draw from the top of the deck."""
        return self.rules.draw_cards(self, seat, count)

    def settle(self) -> None:
        """Continuous effects begin and end, if anything has changed."""
        if self.stirred:
            self.stirred = False
            self.rules.settle(self)

    def answer(self, task: Task[Any], option: Option) -> None:
        """Answers are noted while there may be a loop, and counted while one runs (FF 13)."""
        if self.loop is not None:
            self.rules.note_answer(self)
            super().answer(task, option)
        elif self.noted:
            answer = self.rules.answer_made(self, option)
            super().answer(task, option)
            self.rules.keep_answer(self, task, option.verb, answer)
        else:
            super().answer(task, option)

    def hide(self, viewer: int) -> None:
        """What led to a loop holds hidden cards and others' answers; what is barred is told to its player."""
        self.loop = None
        self.past_answers = []
        self.past_positions = {}
        self.barred = [answer for answer in self.barred if answer.seat == viewer]

    def remembers_hidden(self) -> bool:
        """Positions that may come back are kept with their hidden cards."""
        return bool(self.past_positions)

    def narrow(self, decision: Decision) -> Decision:
        """What a loop that runs or is over leaves to choose."""
        return self.rules.narrow(self, decision)

    def stir(self) -> None:
        """Something has changed: what Characters are, and what holds, is worked out anew."""
        self.stirred = True
        self.restless = True
        if self.shifting:
            self.cached_clock += 1

    def touch(self) -> None:
        """The field, what lasts or the damage taken has changed."""
        self.version += 1
        self.stirred = True
        self.restless = True
        self.cached_clock += 1

    def enter(self, piece: Piece, place: Place) -> None:
        """What enters the field changes it."""
        super().enter(piece, place)
        if isinstance(piece, Character):
            self.touch()

    def leave(self, piece: Piece, remember: bool = True) -> None:
        """So does what leaves it."""
        super().leave(piece, remember)
        if isinstance(piece, Character):
            self.touch()

    # ---- events

    def emit(self, event: Event) -> None:
        """Whatever happens may concern what holds continuously."""
        self.stir()
        super().emit(event)

    def tell(self, event: Event) -> None:
        """Report something that changes nothing on the field, such as a phase that starts."""
        super().emit(event)

    def modify(self, modifier: Modifier) -> None:
        """Add what lasts by its timestamp: that of a field ability, else this moment (FF 11.12.4.9)."""
        self.stir()
        if not modifier.timestamp:
            modifier.timestamp = self.new_id() if rule("FF 11.12.4.9") else modifier.source
        at = len(self.modifiers)
        while at > 0 and self.modifiers[at - 1].timestamp > modifier.timestamp:
            at -= 1
        self.modifiers.insert(at, modifier)
        self.touch()
        self.shaped = True
        self.costly = self.costly or modifier.characteristic in COSTLY
        self.rewritten = self.rewritten or is_rewriting(modifier)

    def drop(self, modifiers: list[Modifier]) -> None:
        """What lasts is now only this."""
        self.modifiers = modifiers
        self.touch()
        self.shaped = bool(modifiers)
        self.costly = any(modifier.characteristic in COSTLY for modifier in modifiers)
        self.rewritten = any(is_rewriting(modifier) for modifier in modifiers)
        self.stir()

    def report(self, event: Event) -> None:
        """Report what has happened, and let triggers look at it."""
        self.emit(event)
        self.notice(event)

    def apply(self, events: list[Event]) -> None:
        """Carry events out together. What leaves the field is looked at as it was before (FF 11.8.16, R19).

        Whether a condition of what it set off holds is asked when all have happened (FF 11.8.13).
        """
        seen = len(self.waiting)
        for event in events:
            if isinstance(event, Happening):
                event.beforehand(self)
                for other in event.foreseen():
                    self.notice(other)
        set_off = self.waiting[seen:]
        self.waiting = self.waiting[:seen] if set_off else self.waiting
        for event in events:
            event.apply(self)
            self.emit(event)
            if isinstance(event, Happening):
                event.afterwards(self)
        self.waiting += [entry for entry in set_off if self.rules.still_triggers(self, entry)]
        for event in events:
            if event.name != "leaves":
                self.notice(event)
            if isinstance(event, Happening):
                for other in event.further():
                    self.notice(other)

    def happen(self, events: list[Event]) -> None:
        """Let events happen together; what may replace them is asked for only where something lasts."""
        if self.shaped:
            self.push(Happen(events, [[] for _ in events]))
        else:
            self.apply(events)

    def replacements_of(self, name: str) -> list[Replacement]:
        """The replacement effects that look at events of a name."""
        return self.rules.replacements_of(self, name)

    def first_replacements(self, event: Event, found: list[Replacement]) -> list[Replacement]:
        """Those that change under whose control a card enters are asked about first (FF 11.12.5.7)."""
        first = [replacement for replacement in found if replacement.event == "enters"]
        return first or found

    def orders_replacements(self, event: Event) -> int:
        """The controller of the card that is affected, or the player (FF 11.12.5.7)."""
        return event.seat if rule("FF 11.12.5.7") else 1 - event.seat

    def orders_first(self, seat: int) -> bool:
        """Where both players order some the turn player does so first (FF 6.1.4)."""
        return seat == self.turn if rule("FF 6.1.4") else seat != self.turn

    def notice(self, event: Event) -> None:
        """Abilities that Characters have been given look too."""
        super().notice(event)
        if self.rewritten:
            for seat in range(2):
                for piece in self.team(seat):
                    for ability in self.rules.given_to(self, piece):
                        if ability.waits_for(event.name):
                            self.set_off(self.rules.trigger_for(ability, event.name, piece.id), event)

    # ---- moving cards

    def is_held(self, card: int) -> bool:
        """Whether a card is still where it was."""
        owner = owner_of(card)
        for number in range(FIELD):
            if self.find(self.places[owner * ZONES_PER_SEAT + number], card) >= 0:
                return True
        return False

    def place_holding(self, card: int) -> Place:
        """The place in which a card is."""
        owner = owner_of(card)
        for number in range(FIELD):
            place = self.places[owner * ZONES_PER_SEAT + number]
            if self.find(place, card) >= 0:
                return place
        raise RulesError("A card that is to move is in no place of its owner.")

    def send(self, card: int, target: Place, top: bool = True, show: int = 0) -> int:
        """Move a card of any zone of its owner to another place, on top or to the bottom."""
        source = self.place_holding(card)
        return self.send_from(source, self.find(source, card), target, top, show)

    def send_from(self, source: Place, index: int, target: Place, top: bool, show: int) -> int:
        """Move a card by its index; its counters are lost and its abilities there look no more."""
        card = source.cards[index]
        self.forget_card(card)
        moved = self.move(source, index, target, show)
        self.drop_counters(card, moved)
        if target.zone.seen == ALL and not is_public(target.zone.name):
            moved = target.cards[-1] = with_viewers(moved, only(owner_of(moved)))
        if not top:
            target.cards.pop()
            target.cards.insert(0, moved)
        self.note_card(moved, target)
        return moved

    def forget_card(self, card: int) -> None:
        """A card leaves its zone: abilities that worked there look no more."""
        if self.cards[face_of(card)].triggered:
            for ability in self.cards[face_of(card)].triggered:
                if ability.zone != "field":
                    self.silence(card)
                    return

    def note_card(self, card: int, place: Place) -> None:
        """Abilities that work from this zone look from now on; what is hidden cannot be looked at."""
        if place.zone.seen != ALL:
            return
        for ability in self.cards[face_of(card)].triggered:
            if ability.zone == place.zone.name:
                self.watch(ability, card)

    def watch(self, ability: Triggered, source: int) -> None:
        """Let an ability look at the events that set it off, once at each though it has several of a name."""
        for name in ability.events():
            self.listen(self.rules.trigger_for(ability, name, source))

    def reveal_card(self, card: int) -> int:
        """Show a card to everyone where it is."""
        place = self.place_holding(card)
        return self.reveal(place, self.find(place, card), EVERYONE)
