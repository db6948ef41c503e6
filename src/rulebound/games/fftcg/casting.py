"""Casting and using (FF 11.2 to 11.7, 15.2.5 to 15.2.9): legality, costs, and what happens when all is named.

Summons and abilities go on the stack; Characters enter the field, cards with Warp leave the game and
Characters are primed by special actions, which do not use it.
"""

from typing import Any, ClassVar, Final

from ...effects.abilities import Ability, Triggered
from ...effects.host import Context, is_card
from ...effects.statics import Change, Lasting, Static
from ...effects.targets import Picked
from ...kernel.card import EVERYONE, face_of, id_of, only
from ...kernel.clause import WATCH, refuse, rule
from ...kernel.clause import number as clause_number
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from ...kernel.zone import Place
from .announcing import (
    NOTHING_NAMED,
    Deed,
    Named,
    affordable,
    announceable,
    distinct,
    lb_cards,
    special_cards,
)
from .auto import in_period, limit_key, tell_chosen, used_up
from .cards import LIGHT, SUMMON, Card, Payment, Use
from .characteristics import (
    abilities_of,
    enough_damage,
    has_keyword,
    is_forbidden,
    is_monster_only,
    thing_traits,
    traits_of,
)
from .moving import (
    PLACES,
    PUT,
    Entering,
    discard_card,
    enter_field,
    entry_refusal_clause,
    is_face_down,
    leaving,
    note_discards,
    put_card,
)
from .paying import Cost, Wallet, can_produce, cost_of_payment
from .resolving import put_on_stack, resolve_ability
from .state import ATTACK, FFTCG, MAIN_1, MAIN_2, Character, Item
from .statics import OtherCost, PaysOnly

WARP_COUNTER: Final = "Warp"

NOT_YOURS: Final = Refusal("FF 11.3.2", "ff-not-in-hand")
NOT_FACE_DOWN: Final = Refusal("FF R5", "ff-not-face-down")
SUMMON_PHASE: Final = Refusal("FF 9.3.1.6", "ff-no-summon-now")
ABILITY_PHASE: Final = Refusal("FF 9.3.1.7", "ff-no-ability-now")
CHARACTER_PHASE: Final = Refusal("FF 11.4.1", "ff-not-main-phase")
BACK_ATTACK_PHASE: Final = Refusal("FF 15.2.5.2", "ff-no-back-attack-now")
NOT_YOUR_TURN: Final = Refusal("FF 11.4.1", "ff-not-your-turn")
STACK_NOT_EMPTY: Final = Refusal("FF 9.3.1.5", "ff-stack-not-empty")
NO_TARGET: Final = Refusal("FF 11.3.3", "ff-no-target")
NO_TARGET_ACTION: Final = Refusal("FF 11.6.5", "ff-no-target")
NO_TARGET_SPECIAL: Final = Refusal("FF 11.7.5", "ff-no-target")
CANNOT_PAY_SUMMON: Final = Refusal("FF 11.3.7.1", "ff-cannot-pay")
CANNOT_PAY_CHARACTER: Final = Refusal("FF 11.4.7", "ff-cannot-pay")
TOO_FEW_LB_CARDS: Final = Refusal("FF 15.2.8.3.2", "ff-too-few-lb-cards")
CANNOT_PAY_ACTION: Final = Refusal("FF 11.6.10", "ff-cannot-pay")
CANNOT_PAY_SPECIAL: Final = Refusal("FF 11.7.10", "ff-cannot-pay")
NO_NAMESAKE: Final = Refusal("FF 11.7.1", "ff-no-namesake")
TOO_FRESH: Final = Refusal("FF 11.6.2.2", "ff-too-fresh")
TOO_FRESH_SPECIAL: Final = Refusal("FF 11.7.2.2", "ff-too-fresh")
IS_DULL: Final = Refusal("FF 15.1.1.2.1", "ff-is-dull")
FORBIDDEN: Final = Refusal("FF 2.2", "ff-forbidden")
TEXT_FORBIDS: Final = Refusal("FF 2.1", "ff-text-forbids")
SAME_NAME: Final = Refusal("FF 7.7.3", "ff-same-name")
TOO_MANY_BACKUPS: Final = Refusal("FF 7.7.4", "ff-five-backups")
LIGHT_AND_DARK: Final = Refusal("FF 7.7.5", "ff-light-or-dark")
ENTRY_REFUSALS: Final = {"FF 7.7.3": SAME_NAME, "FF 7.7.4": TOO_MANY_BACKUPS, "FF 7.7.5": LIGHT_AND_DARK}
NO_WARP: Final = Refusal("FF 15.2.7.1.1", "ff-no-warp")
WARP_FROM_HAND: Final = Refusal("FF 15.2.7.1.1", "ff-not-in-hand")
WARP_TIME: Final = Refusal("FF 15.2.7.3", "ff-not-main-phase")
NO_PRIMING: Final = Refusal("FF 15.2.9.3", "ff-no-priming")
PRIMING_TIME: Final = Refusal("FF 15.2.9.3", "ff-not-main-phase")
CANNOT_PAY_WARP: Final = Refusal("FF 15.2.7.3", "ff-cannot-pay")
CANNOT_PAY_PRIMING: Final = Refusal("FF 15.2.9.3", "ff-cannot-pay")
NO_SUCH_ABILITY: Final = Refusal("FF 11.6.4", "ff-no-ability")


# ---- moments


def is_action_phase(game: FFTCG) -> bool:
    """Whether Summons and abilities may be used in this phase."""
    return game.phase in (MAIN_1, MAIN_2, ATTACK) and not game.sealed


def main_refusal(game: FFTCG, seat: int, phase: Refusal) -> Refusal | None:
    """Why a special action of the Main Phase is not possible now."""
    if game.turn != seat:
        return refuse(NOT_YOUR_TURN if phase is CHARACTER_PHASE else phase)
    if game.phase not in (MAIN_1, MAIN_2):
        return refuse(phase)
    if game.stack().cards:
        return refuse(STACK_NOT_EMPTY if phase is CHARACTER_PHASE else phase)
    return None


def cast_moment(game: FFTCG, seat: int, card: Card) -> Refusal | None:
    """Why a card cannot be cast now: Characters as special actions, Back Attack and Summons with priority."""
    if card.kind == SUMMON:
        return None if is_action_phase(game) else refuse(SUMMON_PHASE)
    if "back-attack" in card.keywords and rule("FF 15.2.5.2"):
        if not is_action_phase(game):
            return refuse(BACK_ATTACK_PHASE)
        return None if not game.stack().cards or rule("FF 15.2.5.3") else STACK_NOT_EMPTY
    return main_refusal(game, seat, CHARACTER_PHASE)


# ---- casting


def own_statics(game: FFTCG, seat: int, face: int) -> list[Static]:
    """What a card says of itself in hand or LB deck, where it holds now."""
    found: list[Static] = []
    for ability in game.card(face).always:
        if ability.zone not in ("hand", "lb-deck") or not enough_damage(game, ability, seat):
            continue
        condition = ability.condition
        if condition is None or condition.holds(game, Context(seat, 0, face)):
            found += ability.statics
    for static in found:
        static.changed()
    return found


def cast_refusal(game: FFTCG, seat: int, card: int) -> Refusal | None:
    """Why a seat may not cast a card of the hand or the LB deck now; None where it may."""
    reason = cast_bar(game, seat, card)
    return reason if reason is not None else payment_refusal(game, cast_deed(game, seat, card))


def cast_deed(game: FFTCG, seat: int, card: int) -> "CastDeed":
    """Casting this card."""
    face = face_of(card)
    return CastDeed(seat, card, face, game.cards[face].cast or game.cards[face].entry)


def cast_bar(game: FFTCG, seat: int, card: int) -> Refusal | None:
    """Why a seat may not cast a card, whatever it costs."""
    definition = game.card(face_of(card))
    reason = cast_moment(game, seat, definition)
    if reason is not None:
        return reason
    if definition.limit_break and not is_castable_lb(game, seat, card):
        return refuse(NOT_FACE_DOWN)
    for static in own_statics(game, seat, face_of(card)):
        if static.characteristic == "cannot-be-cast":
            return refuse(TEXT_FORBIDS)
    if is_forbidden(game, "be-cast", card):
        return refuse(FORBIDDEN)
    if definition.is_character():
        clause = entry_refusal_clause(game, seat, face_of(card))
        if clause:
            return ENTRY_REFUSALS[clause]
    elif definition.cast is not None:
        context = Context(seat, card, face_of(card))
        if not announceable(game, definition.cast, context):
            reason = refuse(NO_TARGET)
            if reason is not None:
                return reason
    return None


def payment_refusal(game: FFTCG, deed: "CastDeed") -> Refusal | None:
    """Why a card cannot be paid for; None where it can."""
    if castable(game, deed):
        return None
    if len(lb_cards(game, deed, NOTHING_NAMED)) < deed.lb_cost(game):
        return refuse(TOO_FEW_LB_CARDS)
    return refuse(CANNOT_PAY_SUMMON if game.card(deed.face).kind == SUMMON else CANNOT_PAY_CHARACTER)


def is_castable_lb(game: FFTCG, seat: int, card: int) -> bool:
    """Whether an LB card lies face down in its owner's LB deck (FF 15.2.8.3, R5)."""
    there = game.find(game.lb_deck(seat), card) >= 0 and rule("FF 15.2.8.3")
    return there and (is_face_down(game, card) or not rule("FF R5"))


def castable(game: FFTCG, deed: "CastDeed") -> bool:
    """Whether a cost can be paid in some way: the usual one, or with another payment."""
    extras = range(len(deed.extras(game)) + 1)
    return any(affordable(game, deed, with_extra(extra)) for extra in extras)


def with_extra(extra: int) -> Named:
    """Nothing named but which other payment is made."""
    named = Named()
    named.extra = extra
    return named


def with_x(x: int) -> Named:
    """Nothing named but X."""
    named = Named()
    named.x = x
    return named


X_IS_0: Final = with_x(0)


def quickly_paid(game: FFTCG, card: Card, wallet: Wallet) -> int:
    """Whether a card can be paid for, where nothing changes its cost: 1 yes, 0 no, -1 not quickly told."""
    if card.always or game.costly or card.limit_break or WATCH.active:
        return -1
    return wallet.pays_for(card)


def cast_options(game: FFTCG, seat: int, wallet: Wallet) -> list[Option]:
    """All cards that may be cast now, one for equal cards."""
    options: list[Option] = []
    characters = main_refusal(game, seat, CHARACTER_PHASE) is None
    for place in (game.hand(seat), game.lb_deck(seat)):
        faces: list[int] = []
        for card in place.cards:
            face = face_of(card)
            definition = game.cards[face]
            if not definition.quick and not characters:
                continue
            if face in faces:
                continue
            faces.append(face)
            paid = quickly_paid(game, definition, wallet)
            if not paid or cast_bar(game, seat, card) is not None:
                continue
            if paid > 0 or payment_refusal(game, cast_deed(game, seat, card)) is None:
                options.append(Option("cast", card))
    return options


class CastDeed(Deed):
    """Casting a card from the hand or the LB deck (FF 11.3, 11.4)."""

    def clause_for(self, part: str) -> str:
        """The clauses on Summons or on Characters; those on paying are of 11.4.6 for both."""
        return (CAST_CLAUSES if game_kind(self.ability) == "cast" else CHARACTER_CLAUSES)[part]

    def extras(self, game: FFTCG) -> list[OtherCost]:
        """Other payments that the card allows."""
        found: list[OtherCost] = []
        for static in own_statics(game, self.seat, self.face):
            if isinstance(static, OtherCost):
                found.append(static)
        return found

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The other payment that was chosen."""
        if named.extra <= 0:
            return None
        return self.extras(game)[named.extra - 1].payment

    def lb_cost(self, game: FFTCG) -> int:
        """The LB cost is paid on top (FF 15.2.8.3.1)."""
        limit = game.card(self.face).limit_break
        return limit if limit and rule("FF 15.2.8.3.1") else 0

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """The cost of the card with all that changes it."""
        return card_cost(game, self.seat, self.source, named, self.extras(game))

    def commit(self, game: FFTCG, named: Named) -> None:
        """A Summon goes on the stack, a Character onto the field."""
        if game.card(self.face).kind == SUMMON:
            self.cast_summon(game, named)
        else:
            self.cast_character(game, named)

    def cast_summon(self, game: FFTCG, named: Named) -> None:
        """To the top of the stack, then all is paid together (FF 11.3.2, 11.3.7.1)."""
        ability = game.card(self.face).cast
        assert ability is not None
        controller = self.seat if rule("FF 6.2.3") else 1 - self.seat
        item = Item(game.new_id(), controller, ability, 0, self.face)
        item.source = item.id
        item.bound = named.bound()
        place = game.place_holding(self.source)
        game.forget_card(self.source)
        put_on_stack(game, item)
        if rule("FF 11.3.2"):
            game.card_to_piece(place, game.find(place, self.source), item)
        game.emit(Event("cast", "FF 11.3.2", self.seat, item.id, 0, item.cards[:]))
        pay_for(game, self, named)
        tell_chosen(game, self, named)
        game.report(Event("casts", "FF 11.3.8", self.seat, item.id, 0, item.cards[:]))
        self.go_on(game, self.seat if rule("FF 11.3.8") else 1 - self.seat)

    def go_on(self, game: FFTCG, seat: int) -> None:
        """A player gets priority."""
        game.rules.give_priority(game, seat)

    def cast_character(self, game: FFTCG, named: Named) -> None:
        """Shown and paid for, then onto the field without the stack (FF 11.4.2, 11.4.8)."""
        card = self.source
        if rule("FF 11.4.2"):
            card = game.reveal_card(self.source)
            game.emit(Event("cast", "FF 11.4.2", self.seat, 0, 0, [card]))
        tell_chosen(game, self, named)
        pay_for(game, self, named)
        if rule("FF 15.1.1.7.1"):
            game.report(Event("casts", "FF 11.4.8", self.seat, 0, 0, [card]))
        self.go_on(game, game.turn if rule("FF 11.4.8") else 1 - game.turn)
        held = game.place_holding(self.source).cards
        now = [other for other in held if id_of(other) == id_of(self.source)]
        entry = game.card(self.face).entry
        if entry is not None:
            game.push(CarryOut(entry, self.seat, now[0], self.face, named.bound()))
        if "back-attack" not in game.card(self.face).keywords or rule("FF 15.2.5.4"):
            enter_field(game, self.seat, now, "cast", "FF 11.4.8")


class CarryOut(Task[FFTCG]):
    """What was announced for a Character is done as it enters, without the stack (FF 11.4.3, 11.4.5)."""

    clause: ClassVar[str] = "FF 11.4.3"

    def __init__(self, entry: Ability, seat: int, card: int, face: int, bound: dict[str, list[int]]) -> None:
        self.entry = entry
        self.seat = seat
        self.card = card
        self.face = face
        self.bound = bound

    def run(self, game: FFTCG) -> Decision | None:
        """By the Character that has just entered."""
        for id in reversed(game.field(self.seat).cards):
            if face_of(game.character(id).cards[-1]) == self.face:
                resolve_ability(game, self.entry, self.seat, id, self.face, [id], self.bound.copy(), [])
                break
        return None


CAST_CLAUSES: Final = {
    "target": "FF 11.3.3",
    "mode": "FF 11.3.4",
    "extra": "FF 11.3.5",
    "x": "FF 4.5",
    "split": "FF 11.3.6",
    "special": "FF 11.7.1",
    "part": "FF 11.3.7.1",
    "lb": "FF 15.2.8.3.2",
    "pay": "FF 11.4.6.1.1",
    "fixed": "FF 11.3.7",
    "dropped": "FF 11.3.1",
}
CHARACTER_CLAUSES: Final = {
    "target": "FF 11.4.5",
    "mode": "FF 11.4.3",
    "extra": "FF 11.4.4",
    "x": "FF 11.4.4",
    "split": "FF 11.4.5",
    "part": "FF 11.4.7",
    "lb": "FF 15.2.8.3.2",
    "pay": "FF 11.4.6.1.1",
    "fixed": "FF 11.4.6",
    "dropped": "FF R6",
}


def card_cost(game: FFTCG, seat: int, card: int, named: Named, extras: list[OtherCost]) -> Cost:
    """What casting a card costs: its base cost (FF 5.2.1.2) with what changes it, and its elements."""
    definition = game.card(face_of(card))
    statics = own_statics(game, seat, face_of(card))
    base = definition.cost if rule("FF 5.2.1.2") else 0
    number = changed_cost(game, seat, base, card, statics)
    cost = Cost()
    added: Cost | None = None
    if named.extra > 0:
        other = extras[named.extra - 1]
        added = cost_of_payment(game, other.payment, max(0, named.x))
        if other.by is None:
            return added
        number = max(0, number - other.by.of(game, Context(seat, card, face_of(card))))
    require_elements(game, cost, definition, card, number)
    if added is not None:
        cost = cost.plus(game, added)
    for static in statics:
        if isinstance(static, PaysOnly):
            cost.only = static.elements
    cost.allow_surplus(game)
    if definition.is_character():
        cost.surplus = clause_number("FF 11.4.6.1.4", cost.surplus)
    return cost


def changed_cost(game: FFTCG, seat: int, cost: int, card: int, statics: list[Static]) -> int:
    """The base cost with all that lowers or raises it."""
    context = Context(seat, card, face_of(card))
    for static in statics:
        if isinstance(static, Change) and static.characteristic == "cost":
            cost = max(static.floor, cost + static.amount(game, context))
    if game.shaped:
        for lasting in game.in_force("cost"):
            static = lasting.static
            assert isinstance(static, Change)
            if not lasting.fixed and lasting.reaches(game, card):
                cost = max(static.floor, cost + lasting.number(game))
    return cost


def require_elements(game: FFTCG, cost: Cost, card: Card, thing: int, number: int) -> None:
    """At least 1 CP of each element of the card, but Light and Dark ask for none (FF 11.4.6.1.1 to .3)."""
    cost.total = number
    if not number or (card.kind == SUMMON and not rule("FF R4")):
        return
    if game.shaped and any(lasting.reaches(game, thing) for lasting in game.in_force("any-element-cast")):
        return
    required = 0
    for element in range(8):
        if card.elements >> element & 1 and (element < LIGHT or not rule("FF 11.4.6.1.3")):
            if not required and not rule("FF 11.4.6.1.1"):
                continue
            if required and not rule("FF 11.4.6.1.2"):
                break
            cost.elements[element] = 1
            required += 1
    cost.total = max(number, required)


def game_kind(ability: Ability | None) -> str:
    """Whether it is what a Summon does, or what is announced for a Character."""
    return ability.when.event if isinstance(ability, Triggered) else ""


# ---- paying


def pay_for(game: FFTCG, deed: Deed, named: Named) -> None:
    """All that was named for a cost is paid together. Characters that are put away come last of all."""
    cost = deed.cost(game, named)
    payment = deed.payment(game, named)
    for i, id in enumerate(named.backups):
        piece = game.character(id)
        piece.dull = rule("FF 6.3.1")
        game.emit(Event("cp-dulled", "FF 5.2.1.3", deed.seat, id, named.elements[i]))
    for i, card in enumerate(named.cards):
        place = game.break_zone(deed.seat) if rule("FF 7.10.1") else game.removed(deed.seat)
        moved = game.send(card, place)
        element = named.elements[len(named.backups) + i]
        game.report(Event("cp-discarded", "FF 5.2.1.3", deed.seat, 0, element, [moved]))
        note_discards(game, deed.seat, 1)
    if cost is not None and cost.crystals:
        game.crystals[deed.seat] -= cost.crystals
        game.emit(Event("crystals-paid", "FF 6.8.1", deed.seat, 0, cost.crystals))
    if cost is not None and cost.mill:
        mill(game, deed.seat, cost.mill, deed.clause_for("pay"))
    if named.special:
        discard_card(game, named.special, "FF 11.7.1")
    for card in named.lb if rule("FF 15.2.8.3.2") else []:
        place = game.lb_deck(deed.seat)
        shown = game.reveal(place, game.find(place, card), EVERYONE if rule("FF 7.14.2") else 0)
        game.emit(Event("turned-up", "FF 15.2.8.3.2", deed.seat, 0, 0, [shown]))
    if payment is not None:
        if payment.dull and rule(deed.clause_for("pay")):
            game.character(deed.source).dull = True
            game.emit(Event("dulled", deed.clause_for("pay"), deed.seat, deed.source))
        pay_parts(game, deed, payment, named)


def pay_parts(game: FFTCG, deed: Deed, payment: Payment, named: Named) -> None:
    """Put, discard, dull, remove counters; Characters that leave do so when everything else is done."""
    gone: list[Event] = []
    for i, part in enumerate(payment.parts):
        for thing in named.parts[i]:
            piece = game.find_character(thing)
            if part.deed == "discard":
                discard_card(game, thing, "FF 15.1.1.4.1")
            elif part.deed == "counters":
                count = part.count.of(game, deed.context(named))
                game.set_counters(thing, part.counter, game.counters_on(thing, part.counter) - count)
                game.emit(Event("counters-removed", "FF 15.1.1.10.1", deed.seat, thing, count))
            elif part.deed == "dull" and piece is not None:
                piece.dull = True
                game.emit(Event("dulled", "FF 11.6.2.1", deed.seat, thing))
            elif piece is not None:
                gone.append(leaving("FF 15.1.1.3.2", piece, PLACES[part.to], PUT))
            else:
                put_card(game, thing, part.to, True, "FF 11.6.2.1")
    if gone:
        game.push(LeaveForCost(gone))


class LeaveForCost(Task[FFTCG]):
    """Characters that are put away for a cost leave together."""

    clause: ClassVar[str] = "FF 11.6.10"

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def run(self, game: FFTCG) -> Decision | None:
        """Now that all else is done."""
        game.happen(self.events)
        return None


def mill(game: FFTCG, seat: int, count: int, clause: str) -> list[int]:
    """The top cards of a deck go to the Break Zone; as many as there are."""
    moved: list[int] = []
    deck = game.deck(seat)
    while len(moved) < count and deck.cards:
        moved.append(game.send_from(deck, len(deck.cards) - 1, game.break_zone(seat), True, 0))
    if moved:
        game.report(Event("milled", clause, seat, 0, len(moved), moved))
    return moved


# ---- action and special abilities


def uses_of(game: FFTCG, thing: int) -> list[Use]:
    """The action and special abilities of a thing in the zone in which it is."""
    if is_card(thing):
        zone = game.place_holding(thing).zone.name
        return [use for use in game.card(face_of(thing)).uses if use.zone == zone]
    piece = game.find_character(thing)
    if piece is None:
        return []
    if not game.shaped:
        return [use for use in game.card_of(piece).uses if use.zone == "field"]
    found: list[Use] = []
    for given in abilities_of(game, piece):
        if isinstance(given.ability, Use):
            found.append(given.ability)
    return found


def use_refusal(game: FFTCG, seat: int, thing: int, use: Use) -> Refusal | None:
    """Why a seat may not use an ability now; None where it may."""
    reason = use_bar(game, seat, thing, use)
    return reason if reason is not None else use_payment_refusal(game, seat, thing, use)


def use_bar(game: FFTCG, seat: int, thing: int, use: Use) -> Refusal | None:
    """Why a seat may not use an ability, whatever it costs."""
    if game.controller(thing) != seat:
        return refuse(NO_SUCH_ABILITY)
    if not is_action_phase(game):
        return refuse(ABILITY_PHASE)
    reason = dull_refusal(game, thing, use)
    if reason is not None:
        return reason
    if is_forbidden(game, "use-action-abilities", thing) and not use.payment.special:
        return refuse(FORBIDDEN)
    context = Context(seat, thing, game.face_of_thing(thing))
    if not enough_damage(game, use, seat) or not in_period(game, use.during, seat, thing):
        return refuse(TEXT_FORBIDS)
    if use.condition is not None and not use.condition.holds(game, context):
        return refuse(TEXT_FORBIDS)
    if used_up(game, use, thing):
        return refuse(TEXT_FORBIDS)
    if not announceable(game, use, context):
        reason = refuse(NO_TARGET_SPECIAL if use.payment.special else NO_TARGET_ACTION)
        if reason is not None:
            return reason
    return None


def use_payment_refusal(game: FFTCG, seat: int, thing: int, use: Use) -> Refusal | None:
    """Why an ability cannot be paid for; None where it can."""
    deed = UseDeed(seat, thing, game.face_of_thing(thing), use)
    if use.payment.special and not special_cards(game, deed):
        return refuse(NO_NAMESAKE)
    if affordable(game, deed, X_IS_0):
        return None
    return refuse(CANNOT_PAY_SPECIAL if use.payment.special else CANNOT_PAY_ACTION)


def dull_refusal(game: FFTCG, thing: int, use: Use) -> Refusal | None:
    """Why a Character cannot be dulled for its own ability (FF 11.6.2.2, R10; Haste: 15.2.2.3)."""
    piece = game.find_character(thing)
    if not use.payment.dull or piece is None:
        return None
    if piece.dull:
        return refuse(IS_DULL)
    if not piece.fresh or (is_monster_only(game, piece) and rule("FF R10")):
        return None
    if has_keyword(game, piece, "haste") and rule("FF 15.2.2.3"):
        return None
    return refuse(TOO_FRESH_SPECIAL if use.payment.special else TOO_FRESH)


def use_options(game: FFTCG, seat: int, wallet: Wallet) -> list[Option]:
    """All abilities that may be used now."""
    options: list[Option] = []
    for piece in game.team(seat):
        id = piece.id
        if not game.rewritten and not game.card_of(piece).uses:
            continue
        for use in uses_of(game, id) if game.rewritten else game.card_of(piece).uses:
            if use.zone != "field" or (use.payment.dull and piece.dull and not WATCH.active):
                continue
            paid = quickly_used(game, use, wallet, piece)
            if not paid or use_bar(game, seat, id, use) is not None:
                continue
            if paid > 0 or use_payment_refusal(game, seat, id, use) is None:
                options.append(Option("use", 0, id, use.number or given_number(game, piece, use)))
    for place in (game.hand(seat), game.break_zone(seat)):
        for card in users_in(game, place):
            for use in game.card(face_of(card)).uses:
                if use.zone != place.zone.name or not (wallet.covers(use.payment) or game.costly):
                    continue
                if use_refusal(game, seat, card, use) is None:
                    options.append(Option("use", card, 0, use.number))
    return options


def quickly_used(game: FFTCG, use: Use, wallet: Wallet, piece: Character) -> int:
    """Whether an ability can be paid for, where nothing changes its cost: 1 yes, 0 no, -1 unknown."""
    payment = use.payment
    if game.costly or WATCH.active:
        return -1
    if not wallet.covers(payment):
        return 0
    return 1 if payment.plain and not (payment.dull and can_produce(game, piece)) else -1


def users_in(game: FFTCG, place: Place) -> list[int]:
    """The cards of a place with abilities that are not used on the field, one for equal cards."""
    found = [card for card in place.cards if game.cards[face_of(card)].used_elsewhere]
    return distinct(found) if len(found) > 1 else found


def given_number(game: FFTCG, piece: Character, use: Use) -> int:
    """The number of an ability that was given: from 101 on, in the order in which they were."""
    for n, given in enumerate(traits_of(game, piece).given):
        if given.ability is use:
            return 101 + n
    return 0


def use_named(game: FFTCG, thing: int, number: int) -> Use:
    """The ability of a thing that an option names."""
    piece = game.find_character(thing)
    if number > 100 and piece is not None:
        ability = traits_of(game, piece).given[number - 101].ability
        assert isinstance(ability, Use)
        return ability
    for use in game.definition(thing).uses:
        if use.number == number:
            return use
    return game.definition(thing).uses[0]


class UseDeed(Deed):
    """Using an action or special ability (FF 11.6, 11.7)."""

    def use(self) -> Use:
        """The ability."""
        ability = self.ability
        assert isinstance(ability, Use)
        return ability

    def clause_for(self, part: str) -> str:
        """The clauses on action or on special abilities."""
        return (SPECIAL_CLAUSES if self.use().payment.special else ACTION_CLAUSES)[part]

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """What stands before the colon."""
        return self.use().payment

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """CP and Crystals; X as it was named; what makes abilities dearer or cheaper counts."""
        cost = cost_of_payment(game, self.use().payment, max(0, named.x))
        if game.shaped:
            for lasting in game.in_force_on("ability-cost", self.source):
                cost.total = max(sum(cost.elements), cost.total + lasting.number(game))
        return cost

    def commit(self, game: FFTCG, named: Named) -> None:
        """It goes on the stack, and all is paid together (FF 11.6.10, 11.6.11)."""
        use = self.use()
        special = use.payment.special
        item = Item(game.new_id(), self.seat, use, self.source, self.face)
        item.bound = named.bound()
        for i, part in enumerate(use.payment.parts):
            if isinstance(part.target, Picked) and part.target.bound:
                item.bound[part.target.bound] = named.parts[i]
        if use.limited("once-per-turn"):
            game.used = [*game.used, limit_key(use, self.source)]
        shown = self.source
        if is_card(shown):
            shown = game.reveal_card(shown)
        clause = "FF 11.7.4" if special else "FF 11.6.4"
        if rule(clause):
            put_on_stack(game, item)
        cards = [shown] if is_card(shown) else []
        game.emit(Event("used", clause, self.seat, item.id, use.number, cards))
        clause = "FF 11.7.11" if special else "FF 11.6.11"
        game.rules.give_priority(game, self.seat if rule(clause) else 1 - self.seat)
        tell_chosen(game, self, named)
        pay_for(game, self, named)


ACTION_CLAUSES: Final = {
    "target": "FF 11.6.5",
    "mode": "FF 11.6.6",
    "extra": "FF 11.6.7",
    "x": "FF 11.6.7",
    "split": "FF 11.6.8",
    "special": "FF 11.7.1",
    "part": "FF 11.6.10",
    "lb": "FF 15.2.8.3.2",
    "pay": "FF 11.6.2.1",
    "own": "FF 11.6.2.2.3",
    "stuck": "FF 11.6.2.2.4",
    "fixed": "FF 11.6.9",
    "dropped": "FF 11.6.3",
}
SPECIAL_CLAUSES: Final = {
    "target": "FF 11.7.5",
    "mode": "FF 11.7.6",
    "extra": "FF 11.7.7",
    "x": "FF 11.7.7",
    "split": "FF 11.7.8",
    "special": "FF 11.7.1",
    "part": "FF 11.7.10",
    "lb": "FF 15.2.8.3.2",
    "pay": "FF 11.7.2.1",
    "own": "FF 11.7.2.3",
    "stuck": "FF 11.7.2.4",
    "fixed": "FF 11.7.9",
    "dropped": "FF 11.7.3",
}


# ---- Warp (FF 15.2.7)


def warp_refusal(game: FFTCG, seat: int, card: int) -> Refusal | None:
    """Why a card of the hand cannot be removed by Warp now; None where it can."""
    definition = game.card(face_of(card))
    if not definition.warp or definition.warp_payment is None or not rule("FF 15.2.7.1.1"):
        return NO_WARP
    reason = main_refusal(game, seat, WARP_TIME)
    if reason is not None:
        return reason
    if affordable(game, WarpDeed(seat, card, face_of(card), None), Named()):
        return None
    return refuse(CANNOT_PAY_WARP)


def warp_options(game: FFTCG, seat: int) -> list[Option]:
    """All cards that may be removed by Warp now."""
    options: list[Option] = []
    for card in distinct([card for card in game.hand(seat).cards if game.cards[face_of(card)].warp]):
        if warp_refusal(game, seat, card) is None:
            options.append(Option("warp", card))
    return options


class WarpDeed(Deed):
    """Removing a card of the hand with Warp Counters on it."""

    def clause_for(self, part: str) -> str:
        """One clause says all."""
        return "FF 15.2.7.3"

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The Warp cost."""
        return game.card(self.face).warp_payment

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """CP by element."""
        payment = game.card(self.face).warp_payment
        return None if payment is None else cost_of_payment(game, payment, 0)

    def commit(self, game: FFTCG, named: Named) -> None:
        """Out of the game, without the stack."""
        pay_for(game, self, named)
        moved = game.send(self.source, game.removed(self.seat))
        count = clause_number("FF 15.2.7.3", game.card(self.face).warp)
        game.set_counters(moved, WARP_COUNTER, count)
        game.report(Event("warped", "FF 15.2.7.3", self.seat, 0, count, [moved]))
        game.rules.give_priority(game, self.seat)


# ---- Priming (FF 15.2.9)


def prime_refusal(game: FFTCG, seat: int, id: int) -> Refusal | None:
    """Why a Character cannot be primed now; None where it can."""
    piece = game.find_character(id)
    if piece is None or piece.seat != seat or not has_priming(game, piece):
        return NO_PRIMING
    reason = main_refusal(game, seat, PRIMING_TIME)
    if reason is not None:
        return reason
    if affordable(game, PrimeDeed(seat, id, face_of(piece.cards[-1]), None), Named()):
        return None
    return refuse(CANNOT_PAY_PRIMING)


def has_priming(game: FFTCG, piece: Character) -> bool:
    """Whether a Character has Priming now."""
    return game.card_of(piece).priming != "" and not traits_of(game, piece).silent


def prime_options(game: FFTCG, seat: int) -> list[Option]:
    """All Characters that may be primed now."""
    options: list[Option] = []
    for piece in game.team(seat):
        if game.card_of(piece).priming and prime_refusal(game, seat, piece.id) is None:
            options.append(Option("prime", 0, piece.id))
    return options


class PrimeDeed(Deed):
    """Using Priming: the cost is paid, then the other card is looked for."""

    def clause_for(self, part: str) -> str:
        """One clause says all."""
        return "FF 15.2.9.3"

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The Priming cost."""
        return game.card(self.face).priming_payment

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """CP by element, unless any will do."""
        payment = game.card(self.face).priming_payment
        if payment is None:
            return None
        cost = cost_of_payment(game, payment, 0)
        if any(lasting.reaches(game, self.source) for lasting in game.in_force("any-element-priming")):
            cost.elements = [0, 0, 0, 0, 0, 0, 0, 0]
        return cost

    def commit(self, game: FFTCG, named: Named) -> None:
        """Paid; the search follows at once, without the stack (FF 15.2.9.3.4)."""
        game.rules.give_priority(game, self.seat)
        if rule("FF 15.2.9.3.4"):
            game.push(PrimeSearch(self.seat, self.source))
        pay_for(game, self, named)


class PrimeSearch(Task[FFTCG]):
    """The named card is looked for in the deck and put on top of the Character (FF 15.2.9.3.1)."""

    clause: ClassVar[str] = "FF 15.2.9.3.1"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, game: FFTCG) -> Decision | None:
        """Look through the deck, then ask; not where the name is on the own field (FF 15.2.9.3.1.2).

        Nobody has got priority since the cost was paid: what that changed is worked out first (FF 11.9.3).
        """
        game.settle()
        name = game.card_of(game.character(self.piece)).priming
        own = [traits_of(game, game.character(id)).names for id in game.field(self.seat).cards]
        if any(name in names for names in own) and rule("FF 15.2.9.3.1.2"):
            game.emit(Event("not-primed", "FF 15.2.9.3.1.2", self.seat, self.piece))
            return None
        look_through(game, self.seat)
        game.push(PrimeFind(self.seat, self.piece))
        return None


class PrimeFind(Task[FFTCG]):
    """Which card is found; without one Priming has not taken place (FF 15.2.9.3.3)."""

    clause: ClassVar[str] = "FF 15.2.9.3.1"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, game: FFTCG) -> Decision | None:
        """Characters of that name, or none."""
        name = game.card_of(game.character(self.piece)).priming
        options: list[Option] = []
        for card in distinct(game.deck(self.seat).cards):
            definition = game.card(face_of(card))
            if name in definition.names and definition.is_character() and rule("FF 15.2.9.3.1"):
                options.append(Option("find", card))
        options.append(Option("find-none"))
        return Decision(self.seat, "ff-search", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """On top of the Character, which is looked at as it was before; then the deck is shuffled."""
        found = option.verb == "find"
        if found or not rule("FF 15.2.9.3.3"):
            game.notice(Event("priming", "FF 15.2.9.3.1", self.seat, self.piece))
        if not found:
            game.emit(Event("not-primed", "FF 15.2.9.3.3", self.seat, self.piece))
        elif rule("FF 15.2.9.4"):
            put_on_top(game, game.character(self.piece), option.card)
        else:
            enter_field(game, self.seat, [option.card], "priming", "FF 15.2.9.4")
            return
        game.shuffle(game.deck(self.seat))
        game.emit(Event("shuffled", "FF 15.1.1.6.1", self.seat))

    def masked(self, viewer: int) -> Task[Any]:
        """Others know that a search is under way."""
        return self


def put_on_top(game: FFTCG, piece: Character, card: int) -> None:
    """The pair is the Character that was there: it keeps what it has gained and suffered (FF 15.2.9.3.2)."""
    deck = game.deck(piece.seat)
    below = face_of(piece.cards[-1])
    moved = game.card_to_piece(deck, game.find(deck, card), piece)
    game.touch()
    game.silence(piece.id)
    if not rule("FF 15.2.9.3.2"):
        piece.damage = 0
    if rule("FF 15.2.9.4.1.2"):
        forget_base_power(game, piece.id)
    for ability in game.card(face_of(moved)).triggered:
        if ability.zone == "field":
            game.watch(ability, piece.id)
    if not rule("FF 15.2.9.3.1.1"):
        entering = Entering("FF 15.2.9.3.1.1", piece.seat, [moved], "priming")
        entering.piece = piece.id
        game.notice(entering)
    game.report(Event("primes", "FF 15.2.9.3.1", piece.seat, piece.id, below, [moved]))


def forget_base_power(game: FFTCG, id: int) -> None:
    """What set the power of a Character before it was primed does so no more (FF 15.2.9.4.1.2)."""
    kept: list[Modifier] = []
    for modifier in game.modifiers:
        assert isinstance(modifier, Lasting)
        if modifier.characteristic != "power-becomes" or id not in modifier.things:
            kept.append(modifier)
            continue
        others = [thing for thing in modifier.things if thing != id]
        if others:
            context, amount, duration = modifier.context, modifier.amount, modifier.duration
            rest = Lasting(modifier.static, context, others, True, amount, duration)
            rest.timestamp = modifier.timestamp
            kept.append(rest)
    game.drop(kept)


def look_through(game: FFTCG, seat: int) -> None:
    """A player looks through the own deck."""
    deck = game.deck(seat)
    for i in range(len(deck.cards)):
        game.reveal(deck, i, only(seat))


# ---- what an option names


def deed_named(game: FFTCG, seat: int, option: Option) -> Deed:
    """The deed that an answer to priority begins."""
    if option.verb == "cast":
        return cast_deed(game, seat, option.card)
    if option.verb == "warp":
        return WarpDeed(seat, option.card, face_of(option.card), None)
    if option.verb == "prime":
        piece = game.character(option.piece)
        return PrimeDeed(seat, option.piece, face_of(piece.cards[-1]), None)
    thing = option.card or option.piece
    return UseDeed(seat, thing, game.face_of_thing(thing), use_named(game, thing, option.number))


def names_of(game: FFTCG, thing: int) -> list[str]:
    """The card names of a thing."""
    return thing_traits(game, thing).names
