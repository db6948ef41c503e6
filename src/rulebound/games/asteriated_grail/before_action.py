"""What comes before the action phase (AG 3(3).4, AG T pre-action): Poison and Weakness.

Poisons are dealt one after the other. Weakness and the Five-Element Bind leave the choice to draw or to skip
the action phase. What comes at its start is in `startup`.
"""

from typing import ClassVar, Final

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import POISON, WEAKNESS
from .damage import Deal
from .effects import EffectOver, remove_effect
from .frames import Effect
from .hands import CHECK_HANDS, Draw
from .points import BOUND, PRE_ACTION, SET_OFF
from .state import AsteriatedGrail
from .using import reach

FIVE_BIND: Final = "five-bind"
WEAK_DRAW: Final = 3


# ---- before the action phase


class Poisons(Task[AsteriatedGrail]):
    """Each Poison before the current player deals its damage, one after the other (AG 2(8)2.4 to 11)."""

    clause: ClassVar[str] = "AG T pre-action.1"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The next one: by who placed it, from the current player round to the right."""
        seat = game.turn
        if not game.effects(seat).cards or game.cast.value(game, SET_OFF, seat, 1, 0) == 0:
            return None
        best: Effect | None = None
        for id in game.effects(seat).cards:
            effect = game.effect(id)
            if effect.name != POISON:
                continue
            if best is None or (
                self.distance(game, effect) < self.distance(game, best) and rule("AG 2(8)2.11")
            ):
                best = effect
        if best is None or not (rule("AG 3(3).4") and rule("AG T pre-action.1") and rule("AG 2(8)2.8")):
            return None
        game.push(
            Deal(best.by, seat, 1 if rule("AG 2(8)2.4") else 0, "AG 2(8)2.4"),
            EffectOver(seat, best.by, POISON),
            POISONS,
        )
        if rule("AG 2(8)2.9") and rule("AG 2(8).6"):
            remove_effect(game, best.id, "AG 2(8)2.9")
        return None

    def distance(self, game: AsteriatedGrail, effect: Effect) -> int:
        """How far from the current player, to the right, the player sits who placed it."""
        return (effect.by - game.turn) % game.match.seats


class Weakened(Task[AsteriatedGrail]):
    """Weakness and the Five-Element Bind: skip the action phase or draw, one choice for both."""

    clause: ClassVar[str] = "AG 2(8)2.12"

    def weakness(self, game: AsteriatedGrail) -> Effect | None:
        """The Weakness before the current player, where it is set off."""
        seat = game.turn
        if game.cast.value(game, SET_OFF, seat, 1, 0) == 0 or not rule("AG 2(8)2.12"):
            return None
        return game.find_effect(seat, WEAKNESS) if rule("AG T pre-action.3") else None

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Ask who has one of them."""
        seat = game.turn
        if not game.effects(seat).cards:
            return None
        if self.weakness(game) is None and not game.cast.value(game, BOUND, seat, 0, 0):
            return None
        options = [Option("draw")]
        if rule("AG 2(8)2.13"):
            options.insert(0, Option("skip"))
        return Decision(seat, "ag-weakened", self.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The cards go whatever was chosen (AG 2(8)2.16); then draw, or the turn ends.

        What lasts until before the action phase is over even where that phase is skipped (AG R21).
        """
        seat = game.turn
        weakness = self.weakness(game)
        bound = game.cast.value(game, BOUND, seat, 0, 0)
        if option.verb == "skip":
            game.emit(Event("skipped", "AG 2(8)2.13", seat))
            game.unwind("turn-end")
            if rule("AG R21"):
                game.push(AFTER_WEAKNESS)
        else:
            if weakness is not None and rule("AG 2(8)2.14"):
                game.push(Draw(seat, WEAK_DRAW, "AG 2(8)2.14"))
            if bound:
                game.push(Draw(seat, bound, "AG T pre-action.2"))
        if weakness is not None:
            game.push(EffectOver(seat, weakness.by, WEAKNESS))
            if rule("AG 2(8)2.16"):
                remove_effect(game, weakness.id, "AG 2(8)2.16")
        bind = game.find_effect(seat, FIVE_BIND)
        if bound and bind is not None:
            remove_effect(game, bind.id, "AG T pre-action.2")


class AfterWeakness(Task[AsteriatedGrail]):
    """The end of the time before the action phase: what lasts until then."""

    clause: ClassVar[str] = "AG T pre-action.4"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills of this phase, then hands."""
        game.push(CHECK_HANDS)
        reach(game, PRE_ACTION, 0)
        return None


POISONS: Final = Poisons()
WEAKENED: Final = Weakened()
AFTER_WEAKNESS: Final = AfterWeakness()
