"""Casting (FF 11.3, 11.4; Back Attack: 15.2.5, Limit Break: 15.2.8): when, what happens, what it costs.

A Summon goes on the stack; a Character enters the field by a special action, which does not use it. First
stand the *moments*: when Summons and abilities may be used, and when special actions of the Main Phase, which
`using`, `warp` and `priming` ask for too. What a card costs stands last.
"""

from typing import ClassVar, Final

from ...effects.abilities import Ability, Triggered
from ...effects.host import Context
from ...effects.statics import Change, Static
from ...kernel.card import face_of, id_of
from ...kernel.clause import WATCH, refuse, rule
from ...kernel.clause import number as clause_number
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from .auto import tell_chosen
from .cards import LIGHT, SUMMON, Card, Payment
from .characteristics import is_forbidden, own_statics
from .costs import affordable, face_down_cards, pay_for
from .deeds import NOTHING_NAMED, Deed, Named
from .moving import enter_field, entry_refusal_clause, is_face_down
from .paying import Cost, Wallet, cost_of_payment
from .pieces import Item
from .resolving import put_on_stack, resolve_ability
from .state import ATTACK, FFTCG, MAIN_1, MAIN_2
from .statics import OtherCost, PaysOnly
from .targets import announceable

NOT_YOURS: Final = Refusal("FF 11.3.2", "ff-not-in-hand")
NO_LIMIT_BREAK: Final = Refusal("FF R24", "ff-not-in-hand")
NOT_FACE_DOWN: Final = Refusal("FF R5", "ff-not-face-down")
SUMMON_PHASE: Final = Refusal("FF 9.3.1.6", "ff-no-summon-now")
CHARACTER_PHASE: Final = Refusal("FF 11.4.1", "ff-not-main-phase")
BACK_ATTACK_PHASE: Final = Refusal("FF 15.2.5.2", "ff-no-back-attack-now")
NOT_YOUR_TURN: Final = Refusal("FF 11.4.1", "ff-not-your-turn")
STACK_NOT_EMPTY: Final = Refusal("FF 9.3.1.5", "ff-stack-not-empty")
NO_TARGET: Final = Refusal("FF 11.3.3", "ff-no-target")
CANNOT_PAY_SUMMON: Final = Refusal("FF 11.3.7.1", "ff-cannot-pay")
CANNOT_PAY_CHARACTER: Final = Refusal("FF 11.4.7", "ff-cannot-pay")
TOO_FEW_LB_CARDS: Final = Refusal("FF 15.2.8.3.2", "ff-too-few-lb-cards")
FORBIDDEN: Final = Refusal("FF 2.2", "ff-forbidden")
TEXT_FORBIDS: Final = Refusal("FF 2.1", "ff-text-forbids")
SAME_NAME: Final = Refusal("FF 7.7.3", "ff-same-name")
TOO_MANY_BACKUPS: Final = Refusal("FF 7.7.4", "ff-five-backups")
LIGHT_AND_DARK: Final = Refusal("FF 7.7.5", "ff-light-or-dark")
ENTRY_REFUSALS: Final = {"FF 7.7.3": SAME_NAME, "FF 7.7.4": TOO_MANY_BACKUPS, "FF 7.7.5": LIGHT_AND_DARK}


# ---- moments


def is_action_phase(game: FFTCG) -> bool:
    """Summons and abilities are used in the Main Phases and the Attack Phase only (FF 9.3.1.6, 9.3.1.7)."""
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
    reason = lb_refusal(game, seat, card)
    if reason is not None:
        return reason
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
    if len(face_down_cards(game, deed, NOTHING_NAMED)) < deed.lb_cost(game):
        return refuse(TOO_FEW_LB_CARDS)
    return refuse(CANNOT_PAY_SUMMON if game.card(deed.face).kind == SUMMON else CANNOT_PAY_CHARACTER)


def lb_refusal(game: FFTCG, seat: int, card: int) -> Refusal | None:
    """From the LB deck only LB cards are cast (FF R24), only from there (FF 15.2.8.3), face down (FF R5)."""
    there = game.find(game.lb_deck(seat), card) >= 0
    if not game.card(face_of(card)).limit_break:
        return refuse(NO_LIMIT_BREAK) if there else None
    if not there or not rule("FF 15.2.8.3"):
        return NOT_FACE_DOWN
    return None if is_face_down(game, card) else refuse(NOT_FACE_DOWN)


def castable(game: FFTCG, deed: "CastDeed") -> bool:
    """Whether a cost can be paid in some way: the usual one, or with another payment."""
    extras = range(len(deed.extras(game)) + 1)
    return any(affordable(game, deed, with_extra(extra)) for extra in extras)


def with_extra(extra: int) -> Named:
    """Nothing named but which other payment is made."""
    named = Named()
    named.extra = extra
    return named


def quickly_paid(game: FFTCG, card: Card, wallet: Wallet) -> int:
    """Whether a card can be paid for, where nothing changes its cost: 1 yes, 0 no, -1 not quickly told."""
    if card.always or game.costly or card.limit_break or WATCH.active:
        return -1
    return wallet.pays_for(card)


def cast_options(game: FFTCG, seat: int, wallet: Wallet) -> list[Option]:
    """All cards that may be cast now, one for equal cards."""
    options: list[Option] = []
    characters = main_refusal(game, seat, CHARACTER_PHASE) is None
    lb_cards = [card for card in game.lb_deck(seat).cards if lb_refusal(game, seat, card) is None]
    for cards in (game.hand(seat).cards, lb_cards):
        faces: list[int] = []
        for card in cards:
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


def game_kind(ability: Ability | None) -> str:
    """Whether it is what a Summon does, or what is announced for a Character."""
    return ability.when.event if isinstance(ability, Triggered) else ""


# ---- what a card costs


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
