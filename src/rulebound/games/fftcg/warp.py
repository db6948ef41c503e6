"""Warp (FF 15.2.7): a card of the hand leaves the game with counters on it, and enters with the last one.

Removing it is a special action of the Main Phase, which does not use the stack. At the start of the first
Main Phase a counter goes (`TICK`), with the last one the card is put onto the field (`ARRIVAL`): both are
auto-abilities that every card with Warp has.
"""

from typing import Final

from ...effects.abilities import Triggered
from ...effects.actions import Action
from ...effects.host import CardGame
from ...effects.targets import context_of
from ...kernel.card import face_of, owner_of
from ...kernel.clause import number as clause_number
from ...kernel.clause import refuse, rule
from ...kernel.decision import Option
from ...kernel.event import Event, Waiting
from ...kernel.refusal import Refusal
from .auto import AutoTrigger, Moment
from .cards import Payment
from .casting import main_refusal
from .costs import affordable, pay_for
from .deeds import Deed, Named
from .filters import game_of
from .moving import Entering, may_enter
from .paying import Cost, cost_of_payment
from .state import FFTCG
from .targets import distinct

WARP_COUNTER: Final = "Warp"

NO_WARP: Final = Refusal("FF 15.2.7.1.1", "ff-no-warp")
WARP_FROM_HAND: Final = Refusal("FF 15.2.7.1.1", "ff-not-in-hand")
WARP_TIME: Final = Refusal("FF 15.2.7.3", "ff-not-main-phase")
CANNOT_PAY_WARP: Final = Refusal("FF 15.2.7.3", "ff-cannot-pay")


# ---- removing a card (FF 15.2.7.3)


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


# ---- Warp Counters (FF 15.2.7.4, 15.2.7.5)


class WarpTick(Action):
    """Remove one Warp Counter from this card; with the last one it is about to enter."""

    def run(self, game: CardGame, frame: int) -> None:
        """If the card is still there with a counter on it."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        card = context.source
        held = fftcg.counters_on(card, WARP_COUNTER)
        if not held or not fftcg.is_held(card):
            return
        self.changed()
        fftcg.set_counters(card, WARP_COUNTER, held - 1)
        fftcg.report(Event("counters-removed", "FF 15.2.7.4", context.seat, 0, 1, [card]))
        warp_over(fftcg, card)


class WarpArrival(Action):
    """Put this card onto the field, unless it cannot enter (FF 15.2.7.5.1)."""

    def run(self, game: CardGame, frame: int) -> None:
        """If the card is still there."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        card = context.source
        if not fftcg.is_held(card):
            return
        if not may_enter(fftcg, context.seat, card) and rule("FF 15.2.7.5.1"):
            fftcg.emit(Event("cannot-enter", "FF 15.2.7.5.1", context.seat, 0, 0, [card]))
            return
        self.changed()
        fftcg.happen([Entering("FF 15.2.7.5", context.seat, [card], "warp")])


def warp_ability(name: str, step: Action, clause: str) -> Triggered:
    """One of the two auto-abilities of Warp."""
    ability = Triggered(name, 0, "removed", [], Moment("warp", True, None, 3), [step])
    ability.fizzle_clause = clause
    return ability


TICK = warp_ability("warp-tick", WarpTick("warp-tick"), "FF 15.2.7.4")
ARRIVAL = warp_ability("warp-arrival", WarpArrival("warp-arrival"), "FF 15.2.7.5")


def warp_ticks(game: FFTCG) -> None:
    """At the start of the first Main Phase cards with Warp Counters set off their ability (FF 15.2.7.4)."""
    if not rule("FF 15.2.7.1.2"):
        return
    for card in game.removed(game.turn).cards:
        if not game.card(face_of(card)).warp:
            continue
        if not game.counters_on(card, WARP_COUNTER) and rule("FF 15.2.7.5.2"):
            continue
        if rule("FF 15.2.7.4"):
            event = Event("warp", "FF 15.2.7.4", game.turn, 0, 0, [card])
            game.waiting.append(Waiting(AutoTrigger("warp", card, TICK), game.turn, event))


def warp_over(game: FFTCG, card: int) -> None:
    """With the last counter gone the card sets off its other ability (FF 15.2.7.5)."""
    if game.card(face_of(card)).warp and not game.counters_on(card, WARP_COUNTER) and rule("FF 15.2.7.5"):
        seat = owner_of(card)
        event = Event("warp", "FF 15.2.7.5", seat, 0, 0, [card])
        game.waiting.append(Waiting(AutoTrigger("warp", card, ARRIVAL), seat, event))
