"""Priority as automatic passing sees it: the moments of a turn at which one may act or pass (FF 11.1)."""

from typing import Final

from ...kernel.game import Game
from ...kernel.passing import STACK, Moment, Passing
from .attack import DeclareBlock
from .damage_step import DamageStep
from .priority import Priority
from .state import ATTACK, FFTCG, STEPS

ATTACKERS: Final = "attackers"
BLOCKERS: Final = "blockers"
DAMAGE: Final = "damage"
"""In a battle: before blocks are declared, after that, and after the damage."""
MOMENTS: Final = ["main-1", "attack", ATTACKERS, BLOCKERS, DAMAGE, "main-2", STACK]
USUAL: Final = [
    "own main-1",
    "own blockers",
    "own main-2",
    "other attackers",
    "other blockers",
    "other main-2",
    "other stack",
]
"""Where one can cast, before the damage of a battle, the opponent's attack, the last chance in their turn."""
ACTS: Final = ["cast", "used", "warped", "primes", "not-primed", "attack", "party-formed", "block", "burst"]


class FFPassing(Passing):
    """The priority of FF-TCG."""

    def __init__(self) -> None:
        super().__init__(Priority.question, "pass", "FF 11.1.6")
        self.moments = MOMENTS
        self.usual = USUAL
        self.acts = ACTS
        self.stacked = ["auto-stacked"]

    def moment(self, game: Game) -> Moment | None:
        """The top of the stack, or the part of the turn."""
        assert isinstance(game, FFTCG)
        if not game.agenda or not isinstance(game.agenda[-1], Priority):
            return None
        stack = game.stack().cards
        if stack:
            return Moment(STACK, game.item(stack[-1]).seat, game.turn_number, stack[-1])
        return Moment(part_of_turn(game), game.turn, game.turn_number)


def part_of_turn(game: FFTCG) -> str:
    """The phase; in a battle, what of it is still to come."""
    if game.phase != ATTACK or not game.battle:
        return STEPS[game.phase]
    if any(isinstance(task, DeclareBlock) for task in game.agenda):
        return ATTACKERS
    return BLOCKERS if any(isinstance(task, DamageStep) for task in game.agenda) else DAMAGE
