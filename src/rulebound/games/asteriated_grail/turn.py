"""The turn (AG 3(3)) as a whole: its phases on the axis (AG T) in their order, its end, and who is next.

What happens before the action phase and at its start is in `before_action`, the actions are in `actions`.
"""

from typing import Any, ClassVar, Final

from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .actions import EXTRAS, FIRST_ACT
from .before_action import AFTER_WEAKNESS, POISONS, WEAKENED
from .cards import POISON, WEAKNESS
from .effects import remove_effect
from .frames import Action
from .hands import CHECK_HANDS
from .points import ACTION, ACTION_START, POINT_CLAUSES, PRE_ACTION, PRE_TURN, TURN_END, TURN_START
from .startup import BEFORE_STARTUP, STARTUP, STARTUP_OVER
from .state import AsteriatedGrail
from .using import reach

TURN_CLAUSES: Final = ["AG 3(1).8", "AG 3(3).2", "AG 3(3).3"]
"""The clauses of the chapter on the turn for the first phases, besides the lines of the axis."""


# ---- phases


class Phase(Task[AsteriatedGrail]):
    """A phase of the turn begins."""

    clause: ClassVar[str] = "AG 3(3).2"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Note it, and let skills of this phase resolve."""
        clause = POINT_CLAUSES[self.phase]
        if rule(clause) and (self.phase > TURN_START or rule(TURN_CLAUSES[self.phase])):
            game.phase = self.phase
            if self.phase == ACTION_START:
                game.narrows = bool(game.character(game.turn).startups)
            game.emit(Event("phase", clause, game.turn, 0, self.phase))
            if self.phase not in (ACTION, PRE_ACTION):
                reach(game, self.phase, 0)
        return None


class Turn(Task[AsteriatedGrail]):
    """The turn of a player (AG 3(3).1), laid out on the agenda in its order."""

    clause: ClassVar[str] = "AG 3(3).1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """All phases, then the next player."""
        game.turn = self.seat
        game.turn_number += 1
        game.emit(Event("turn", "AG 3(3).1", self.seat, 0, game.turn_number))
        game.push(
            PHASES[PRE_TURN],
            PHASES[TURN_START],
            PHASES[PRE_ACTION],
            POISONS,
            WEAKENED,
            AFTER_WEAKNESS,
            PHASES[ACTION_START],
            BEFORE_STARTUP,
            STARTUP,
            STARTUP_OVER,
            PHASES[ACTION],
            FIRST_ACT,
            EXTRAS,
            END_OF_TURN,
        )
        return None


# ---- the end of the turn


class EndOfTurn(Task[AsteriatedGrail]):
    """The end phase (AG 3(3).16, 17); a skipped action phase comes here at once."""

    clause: ClassVar[str] = "AG 3(3).17"
    marker: ClassVar[str] = "turn-end"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills of the end of the turn, then the next player."""
        for id in [id for id, frame in game.frames.items() if isinstance(frame, Action)]:
            game.close(id)
        game.action = 0
        game.narrows = False
        game.extras = []
        game.push(NEXT_TURN)
        if rule("AG 3(3).17"):
            game.push(PHASES[TURN_END], CHECK_HANDS)
        return None


class NextTurn(Task[AsteriatedGrail]):
    """The right-hand neighbour is next (AG 3(3).16), but for an extra turn."""

    clause: ClassVar[str] = "AG 3(3).16"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Forget what belongs to the turn."""
        for kind, clause in ((POISON, "AG 2(8)2.7"), (WEAKNESS, "AG 2(8)2.15")):
            if not rule(clause):
                forget_effects(game, kind)
        game.turn_marks = {}
        game.used = []
        game.extras = []
        game.attacks = 0
        game.actions = 0
        game.started_up = False
        game.specials_over = False
        step = 1 if rule("AG 3(3).16") else game.match.seats - 1
        seat = (game.turn + step) % game.match.seats
        if game.extra_turns:
            seat = game.extra_turns[0]
            game.extra_turns = game.extra_turns[1:]
        game.push(Turn(seat))
        return None


def forget_effects(game: AsteriatedGrail, name: str) -> None:
    """All effects of a name go: what would happen if they did not stay (AG 2(8)2.7, 2(8)2.15)."""
    for seat in game.in_order():
        found = game.find_effect(seat, name)
        if found is not None:
            remove_effect(game, found.id, "AG 2(8)2.9")


PHASES: Final[list[Task[Any]]] = [Phase(phase) for phase in range(TURN_END + 1)]
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
