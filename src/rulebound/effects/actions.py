"""Actions: the steps of an effect, and how steps are joined.

Steps run in the order in which they are written, each as far as possible, then the next ("then"). *May*
asks, *if you do* looks at whether all before it was done, *repeat* picks anew each time. A step is a
definition; the task `Do` carries it out in the context of one resolving effect.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.clause import rule
from ..kernel.decision import Decision, Option
from ..kernel.task import Task
from .host import CardGame, Context
from .targets import It, Target, context_of
from .trace import TRACE
from .values import Condition, Value, seats_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One step."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, game: CardGame, frame: int) -> None:
        """Carry it out, or push the tasks that do."""
        raise NotImplementedError

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: whether it can be done in full."""
        return True

    def deed(self) -> str:
        """As a part of a cost: what it does to objects, where parts may get in each other's way."""
        return ""

    def cost_candidates(self, game: CardGame, context: Context) -> list[int]:
        """As a part of a cost: the objects to which it could be done."""
        return []

    def cores_due(self, game: CardGame, context: Context) -> int:
        """As a part of a cost: how many Cores it pays."""
        return 0

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether, as far as everyone can see, it would do anything."""
        return True

    def follows(self) -> bool:
        """Whether it acts only on what the step before it picked."""
        return False

    def inner(self) -> list["Action"]:
        """The steps that it holds and that are announced together with it."""
        return []

    def aimed_at(self) -> Target | None:
        """The target that it acts on, if it has one."""
        return None

    def changed(self) -> None:
        """Note that it has changed something."""
        if TRACE.active:
            TRACE.note(self.name, "changed")


class Do(Task[CardGame]):
    """Carries out one step."""

    clause: ClassVar[str] = "RB 11"

    def __init__(self, action: Action, frame: int) -> None:
        self.action = action
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """Whatever came of the step before it; then the rules look at what has changed."""
        if context_of(game, self.frame).done or game.goes_on():
            self.action.run(game, self.frame)
            game.settle()
        return None


def push_steps(game: CardGame, steps: list[Action], frame: int) -> None:
    """Put steps on the agenda; the first runs first."""
    for i in range(len(steps) - 1, -1, -1):
        game.agenda.append(Do(steps[i], frame))


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetAction(Action):
    """A step that acts on objects, which may have to be picked first."""

    def __init__(self, name: str, target: Target) -> None:
        super().__init__(name)
        self.target = target

    def run(self, game: CardGame, frame: int) -> None:
        """Pick, then act."""
        if self.target.asks:
            game.push(Act(self, frame))
            self.target.ask(game, frame)
        else:
            context = context_of(game, frame)
            self.act(game, context, self.target.things(game, context), frame)

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Do it to these objects."""
        raise NotImplementedError

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether there is anything to act on."""
        return self.target.could_be(game, context)

    def follows(self) -> bool:
        """Whether its target is what was picked before."""
        return isinstance(self.target, It)

    def aimed_at(self) -> Target | None:
        """The target that it acts on."""
        return self.target


class Act(Task[CardGame]):
    """Carries out a step on what was picked for it."""

    clause: ClassVar[str] = "RB 11"

    def __init__(self, action: TargetAction, frame: int) -> None:
        self.action = action
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """Then the rules look at what has changed."""
        context = context_of(game, self.frame)
        self.action.act(game, context, context.it, self.frame)
        game.settle()
        return None


# ---- joining steps


class May(Action):
    """The player decides whether to do this."""

    def __init__(self, name: str, steps: list[Action]) -> None:
        super().__init__(name)
        self.steps = steps

    def run(self, game: CardGame, frame: int) -> None:
        """Ask, unless everyone can see that there is nothing to do."""
        context = context_of(game, frame)
        if self.could_be(game, context):
            game.push(AskMay(context.seat, self, frame))
        else:
            context.done = False

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether the first step would do anything."""
        return self.steps[0].could_be(game, context)

    def inner(self) -> list[Action]:
        """What may be done."""
        return self.steps


class AskMay(Task[CardGame]):
    """Asks whether an optional part is done."""

    clause: ClassVar[str] = "RB 12"

    def __init__(self, seat: int, may: May, frame: int) -> None:
        self.seat = seat
        self.may = may
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """Do it, or decline."""
        clause = game.may_clause()
        options = [Option("do-it"), Option("decline")] if rule(clause) else [Option("do-it")]
        return Decision(self.seat, "may", clause, options)

    def resume(self, game: CardGame, option: Option) -> None:
        """Go on with it, or without."""
        taken = option.verb == "do-it"
        if TRACE.active:
            TRACE.note(self.may.name, "taken" if taken else "declined")
        context = context_of(game, self.frame)
        if taken:
            game.accepted(context)
            push_steps(game, self.may.steps, self.frame)
        else:
            context.done = False


class If(Action):
    """Do this where a condition holds, else perhaps something else."""

    def __init__(self, name: str, condition: Condition, steps: list[Action], otherwise: list[Action]) -> None:
        super().__init__(name)
        self.condition = condition
        self.steps = steps
        self.otherwise = otherwise

    def run(self, game: CardGame, frame: int) -> None:
        """The condition is looked at now."""
        holds = self.condition.holds(game, context_of(game, frame))
        push_steps(game, self.steps if holds else self.otherwise, frame)

    def follows(self) -> bool:
        """Whether all that it may do acts on what was picked before."""
        return all(step.follows() for step in self.inner())

    def inner(self) -> list[Action]:
        """What is done in either case."""
        return self.steps + self.otherwise


class IfYouDo(Action):
    """Do this; only if all of it was done, also that, else perhaps something else."""

    def __init__(self, name: str, steps: list[Action], then: list[Action], otherwise: list[Action]) -> None:
        super().__init__(name)
        self.steps = steps
        self.then = then
        self.otherwise = otherwise

    def run(self, game: CardGame, frame: int) -> None:
        """The steps note in the context whether they were done."""
        context_of(game, frame).done = True
        game.push(ThenIfDone(self, frame))
        push_steps(game, self.steps, frame)

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether the first step would do anything."""
        return self.steps[0].could_be(game, context)

    def inner(self) -> list[Action]:
        """What is done first, and then or else."""
        return self.steps + self.then + self.otherwise


class ThenIfDone(Task[CardGame]):
    """The second half of "if you do"."""

    clause: ClassVar[str] = "RB 11"

    def __init__(self, action: IfYouDo, frame: int) -> None:
        self.action = action
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """Only if the first half was done in full; "if not" where it was not."""
        context = context_of(game, self.frame)
        done = game.was_done(context)
        if TRACE.active:
            TRACE.note(self.action.name, "true" if done else "false")
        context.done = True
        push_steps(game, self.action.then if done else self.action.otherwise, self.frame)
        return None


class Repeat(Action):
    """Do this several times, picking anew each time."""

    def __init__(self, name: str, times: Value, steps: list[Action]) -> None:
        super().__init__(name)
        self.times = times
        self.steps = steps

    def run(self, game: CardGame, frame: int) -> None:
        """The number of times is counted once."""
        for _ in range(self.times.of(game, context_of(game, frame))):
            push_steps(game, self.steps, frame)

    def inner(self) -> list[Action]:
        """What is done each time."""
        return self.steps


class MayInstead(Action):
    """The usual steps, or where a condition holds and the player wishes, other steps in their place."""

    def __init__(
        self, name: str, usually: list[Action], condition: Condition | None, instead: list[Action]
    ) -> None:
        super().__init__(name)
        self.usually = usually
        self.condition = condition
        self.instead = instead

    def run(self, game: CardGame, frame: int) -> None:
        """Ask where both are possible."""
        context = context_of(game, frame)
        if self.condition is not None and not self.condition.holds(game, context):
            push_steps(game, self.usually, frame)
        else:
            game.push(AskInstead(context.seat, self, frame))

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether the first of the usual steps would do anything."""
        return self.usually[0].could_be(game, context)

    def inner(self) -> list[Action]:
        """What is done usually, and instead."""
        return self.usually + self.instead


class AskInstead(Task[CardGame]):
    """Asks whether another thing is done in place of the usual one."""

    clause: ClassVar[str] = "RB 12"

    def __init__(self, seat: int, action: MayInstead, frame: int) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """The usual thing, or the other."""
        options = [Option("usually"), Option("instead")]
        return Decision(self.seat, "instead", game.may_clause(), options)

    def resume(self, game: CardGame, option: Option) -> None:
        """Go on with the one named."""
        other = option.verb == "instead"
        if TRACE.active:
            TRACE.note(self.action.name, "taken" if other else "declined")
        push_steps(game, self.action.instead if other else self.action.usually, self.frame)


class Draw(Action):
    """A player draws cards."""

    def __init__(self, name: str, count: Value, side: int) -> None:
        super().__init__(name)
        self.count = count
        self.side = side

    def run(self, game: CardGame, frame: int) -> None:
        """As many as there are."""
        context = context_of(game, frame)
        wanted = self.count.of(game, context)
        for seat in seats_of(self.side, context.seat):
            drawn = game.draw_cards(seat, wanted)
            if drawn < wanted:
                context.done = False
            if drawn:
                self.changed()


class Close(Task[CardGame]):
    """The effect has resolved: its context is forgotten."""

    clause: ClassVar[str] = "RB 11"

    def __init__(self, frame: int) -> None:
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """Close the frame."""
        game.close(self.frame)
        return None


def resolve(game: CardGame, context: Context, steps: list[Action], *after: Task[Any]) -> int:
    """Let an effect resolve in this context, then these tasks; the id of the context."""
    frame = game.open(context)
    for i in range(len(after) - 1, -1, -1):
        game.agenda.append(after[i])
    game.agenda.append(Close(frame))
    push_steps(game, steps, frame)
    return frame
