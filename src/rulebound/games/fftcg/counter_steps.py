"""The steps of effects on Crystals, counters and numbers (FF 4.1, 6.7, 6.8, 11.8.8, 11.8.11, 15.1.1.10).

Crystals belong to a player, counters lie on a card or a Character, a number is only named and known to later
steps of the same effect.
"""

from typing import ClassVar

from ...effects.actions import Action, TargetAction
from ...effects.host import CardGame, Context, is_card
from ...effects.targets import Target, context_of
from ...effects.values import Fixed, Value, seats_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .auto import thing_now
from .filters import game_of
from .looking import NamedNumber
from .state import FFTCG
from .warp import WARP_COUNTER, warp_over

# ---- Crystals


class GainCrystals(Action):
    """A player gains Crystals (FF 6.8.1)."""

    def __init__(self, name: str, count: Value, side: int) -> None:
        super().__init__(name)
        self.count = count
        self.side = side

    def run(self, game: CardGame, frame: int) -> None:
        """They stay between turns."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        count = self.count.of(game, context)
        for seat in seats_of(self.side, context.seat):
            if count and rule("FF 6.8.1"):
                fftcg.crystals[seat] += count
                fftcg.report(Event("crystals-gained", "FF 6.8.1", seat, 0, count))
                self.changed()


class PayCrystals(Action):
    """Pay Crystals as a part of an effect: by a number of a card (FF 11.8.8), or one named (FF 11.8.11)."""

    def __init__(self, name: str, count: Value) -> None:
        super().__init__(name)
        self.count = count

    def run(self, game: CardGame, frame: int) -> None:
        """All of it, or nothing is done."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        count = self.owed(game, context)
        if fftcg.crystals[context.seat] < count:
            context.done = False
            return
        fftcg.crystals[context.seat] -= count
        fftcg.emit(Event("crystals-paid", "FF 6.8.1", context.seat, 0, count))
        self.changed()

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether there are enough."""
        return game_of(game).crystals[context.seat] >= self.owed(game, context)

    def owed(self, game: CardGame, context: Context) -> int:
        """How many are to be paid."""
        count = self.count.of(game, context)
        if isinstance(self.count, NamedNumber):
            return count if rule("FF 11.8.11") else 0
        return count if isinstance(self.count, Fixed) or rule("FF 11.8.8") else 0


# ---- counters


class ChangeCounters(TargetAction):
    """Put counters on something, or remove them (FF 6.7, 15.1.1.10.1)."""

    def __init__(self, name: str, target: Target, counter: str, count: Value, down: bool) -> None:
        super().__init__(name, target)
        self.counter = counter
        self.count = count
        self.down = down

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Never more are removed than there are."""
        fftcg = game_of(game)
        count = self.count.of(game, context)
        for named in things:
            thing = thing_now(fftcg, named)
            if not thing:
                context.done = False
                continue
            held = fftcg.counters_on(thing, self.counter)
            now = max(0, held - count) if self.down else (held if rule("FF 6.7.2") else 0) + count
            if self.down and held < count:
                context.done = False
            if now == held or (self.down and not rule("FF 15.1.1.10.1")):
                continue
            fftcg.set_counters(thing, self.counter, now)
            event = "counters-removed" if self.down else "counters-added"
            clause = "FF 15.1.1.10.1" if self.down else "FF 6.7.2"
            card = [thing] if is_card(thing) else None
            fftcg.report(Event(event, clause, context.seat, 0 if card else thing, abs(now - held), card))
            if self.down and card and self.counter == WARP_COUNTER:
                warp_over(fftcg, thing)
            self.changed()


# ---- numbers


class NameNumber(Action):
    """The player selects a number: whole, and not negative (FF 4.1)."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """Ask."""
        game.push(AskNumber(context_of(game, frame).seat, self, frame))


class AskNumber(Task[FFTCG]):
    """Which number."""

    clause: ClassVar[str] = "FF 4.1"

    def __init__(self, seat: int, action: NameNumber, frame: int) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame

    def run(self, game: FFTCG) -> Decision | None:
        """From 0 to 20: no card costs more."""
        least = 0 if rule("FF 4.1") else -1
        return Decision(
            self.seat, "ff-number", self.clause, [Option("number", 0, 0, n) for n in range(least, 21)]
        )

    def resume(self, game: FFTCG, option: Option) -> None:
        """It is known to later steps."""
        context_of(game, self.frame).bound[self.action.bound] = [option.number]
        game.emit(Event("number-named", self.clause, self.seat, 0, option.number))
        self.action.changed()
