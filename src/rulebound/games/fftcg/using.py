"""Using abilities (FF 11.6, 11.7; Haste: 15.2.2.3): action and special abilities, when and how they are used.

An ability is used from the field, the hand or the Break Zone, as its text says; a special one asks for a card
of the same name. `use_options` lists what may be used now, `use_refusal` says why not, and `UseDeed` is the
deed: the ability goes on the stack and all is paid together. Abilities that an effect has given are numbered
from 101 on.
"""

from typing import Final

from ...effects.host import Context, is_card
from ...kernel.card import face_of
from ...kernel.clause import WATCH, refuse, rule
from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.zone import Place
from .auto import in_period, limit_key, tell_chosen, used_up
from .cards import Payment, Use
from .casting import FORBIDDEN, TEXT_FORBIDS, is_action_phase
from .characteristics import (
    abilities_of,
    enough_damage,
    has_keyword,
    is_forbidden,
    is_monster_only,
    traits_of,
)
from .costs import affordable, bind_parts, pay_for, special_cards
from .deeds import Deed, Named
from .paying import Cost, Wallet, can_produce, cost_of_payment
from .pieces import Character, Item
from .resolving import put_on_stack
from .state import FFTCG
from .targets import announceable, distinct

ABILITY_PHASE: Final = Refusal("FF 9.3.1.7", "ff-no-ability-now")
NO_TARGET_ACTION: Final = Refusal("FF 11.6.5", "ff-no-target")
NO_TARGET_SPECIAL: Final = Refusal("FF 11.7.5", "ff-no-target")
CANNOT_PAY_ACTION: Final = Refusal("FF 11.6.10", "ff-cannot-pay")
CANNOT_PAY_SPECIAL: Final = Refusal("FF 11.7.10", "ff-cannot-pay")
NO_NAMESAKE: Final = Refusal("FF 11.7.1", "ff-no-namesake")
TOO_FRESH: Final = Refusal("FF 11.6.2.2", "ff-too-fresh")
TOO_FRESH_SPECIAL: Final = Refusal("FF 11.7.2.2", "ff-too-fresh")
IS_DULL: Final = Refusal("FF 15.1.1.2.1", "ff-is-dull")
NO_SUCH_ABILITY: Final = Refusal("FF 11.6.4", "ff-no-ability")


def with_x(x: int) -> Named:
    """Nothing named but X."""
    named = Named()
    named.x = x
    return named


X_IS_0: Final = with_x(0)


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
        bind_parts(game, self, named, item.bound)
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
