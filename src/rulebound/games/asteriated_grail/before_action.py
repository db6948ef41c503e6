"""What comes before the action (AG 3(3).4 and 5, AG T pre-action and action-start): Poison and Weakness, then
the start-up.

Poisons are dealt one after the other. Weakness and the Five-Element Bind leave the choice to draw or to skip
the action phase. At its start a character may use one *start-up* (AG 4(4)1), if an action is left after it.
"""

from typing import ClassVar, Final

from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from .actions import Exchange
from .cards import POISON, WEAKNESS
from .damage import Deal
from .effects import EffectOver, remove_effect
from .frames import Effect
from .hands import CHECK_HANDS, Draw
from .needs import NOTHING
from .points import BOUND, MUST_ATTACK, PRE_ACTION, SET_OFF
from .possible import can_act, is_stuck, special_refusal
from .skills import Skill
from .state import AsteriatedGrail
from .usable import skill_refusal
from .using import Acts, Using, reach

FIVE_BIND: Final = "five-bind"
WEAK_DRAW: Final = 3
ONE_STARTUP: Final = Refusal("AG 4(4)1.3", "ag-one-startup")
NOTHING_AFTER: Final = Refusal("AG 4(4)1.6", "ag-nothing-after-startup")


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


# ---- the start of the action phase


def can_act_after(game: AsteriatedGrail, seat: int, skill: Skill) -> bool:
    """Whether an action is left once a start-up is paid for (AG R7), with crystals before gems."""
    gems, crystals = game.energy_gems[seat], game.energy_crystals[seat]
    from_crystals = min(skill.crystals, crystals)
    game.energy_crystals[seat] = crystals - from_crystals
    game.energy_gems[seat] = max(0, gems - skill.gems - (skill.crystals - from_crystals))
    found = can_act(game, seat)
    game.energy_gems[seat], game.energy_crystals[seat] = gems, crystals
    return found


def startup_refusal(game: AsteriatedGrail, seat: int, skill: Skill) -> Refusal | None:
    """Why a start-up cannot be used, apart from the moment."""
    if game.started_up:
        return refuse(ONE_STARTUP)
    if not skill.enables and not can_act_after(game, seat, skill):
        reason = refuse(NOTHING_AFTER)
        if reason is not None:
            return reason
    return skill_refusal(game, seat, skill, 0)


class BeforeStartUp(Task[AsteriatedGrail]):
    """Who can do nothing may say so before the start-up (AG T action-start.6)."""

    clause: ClassVar[str] = "AG T action-start.6"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Only who has a start-up needs to be asked here; others say it instead of an action."""
        seat = game.turn
        startups = game.character(seat).startups
        if not startups or not rule("AG T action-start.6") or not is_stuck(game, seat):
            return None
        if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0 or not game.hand(seat).cards:
            return None
        options = [Option("exchange")]
        if special_refusal(game, seat, "refine", None) is None:
            options.append(Option("pass"))
        elif any(startup_refusal(game, seat, skill) is None for skill in startups):
            options = [Option("pass")]
        return Decision(seat, "ag-stuck", "AG R7", options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Exchange the hand and look again."""
        if option.verb == "exchange":
            game.push(Exchange(game.turn), self)


class StartUp(Acts):
    """The start-up: one skill at most, once a turn (AG 4(4)1)."""

    clause: ClassVar[str] = "AG T action-start.7"
    question: ClassVar[str] = "ag-startup"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Only a character with a start-up skill is asked (AG 4(4)1.2)."""
        seat = game.turn
        startups = game.character(seat).startups
        if not startups or not (rule("AG 4(4)1.2") and rule("AG T action-start.7") and rule("AG 3(3).5")):
            return None
        options = [Option(skill.name) for skill in startups if startup_refusal(game, seat, skill) is None]
        options.append(Option("pass"))
        return Decision(seat, self.question, self.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Use it, or go on."""
        seat = game.turn
        for skill in game.character(seat).startups:
            if skill.name == option.verb:
                game.push(Using(seat, skill, seat, 0, self, NOTHING))

    def chosen(self, game: AsteriatedGrail, skill: Skill) -> None:
        """The start-up is used up; no special action follows (AG 4(4)1.5)."""
        if not (rule("AG 4(4)1.1") and rule("AG 4(4).11")):
            game.unwind("turn-end")
        if rule("AG 4(4)1.3"):
            game.started_up = True
        else:
            game.push(self)


POISONS: Final = Poisons()
WEAKENED: Final = Weakened()
AFTER_WEAKNESS: Final = AfterWeakness()
BEFORE_STARTUP: Final = BeforeStartUp()
STARTUP_TASK: Final = StartUp(-1)
