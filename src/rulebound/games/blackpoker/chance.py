"""Chance and passing (R4.20 to R4.24, R5).

The holder of the chance requests any number of actions, or passes. Two passes in a row resolve the top of the
stage, and only that; then the chance is the turn player's.
"""

from typing import ClassVar, Final

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question, Task
from .requesting import Declare, list_requests
from .stage import CHECK_TRIGGERS, Resolve
from .state import BlackPoker


class TakeChance(Question[BlackPoker]):
    """The holder of the chance, whoever that is, requests an action or passes."""

    clause: ClassVar[str] = "BP R4.20"
    question: ClassVar[str] = "bp-chance"

    def run(self, game: BlackPoker) -> Decision | None:
        """Ask the holder."""
        return Decision(game.chance, "bp-chance", "BP R4.20", self.options(game))

    def options(self, game: BlackPoker) -> list[Option]:
        """Every request that can be completed, and pass where R5 allows it."""
        seat = game.chance
        main = game.turn == seat and not game.stage().cards
        options = [PASS] if may_pass(game, seat) else []
        list_requests(game, seat, game.sheet.at_hand(main), options)
        return options

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Begin to declare the request, or pass."""
        seat = game.chance
        if option.verb == "pass":
            game.agenda.append(self)
            pass_chance(game, seat)
        else:
            keys = [option.card] if option.card else []
            game.agenda.append(Declare(seat, game.sheet.action(option.verb), keys, self))


PASS: Final = Option("pass")
CHANCE: Final = TakeChance(-1)


def may_pass(game: BlackPoker, seat: int) -> bool:
    """R5: the turn player with an empty stage ends the turn instead of passing."""
    return seat != game.turn or bool(game.stage().cards) or not rule("BP R5")


def pass_chance(game: BlackPoker, seat: int) -> None:
    """A pass hands the chance over (R4.21); the second in a row resolves the top request only (R4.22)."""
    game.emit(Event("passed", "BP R4.21", seat))
    game.passes += 1
    if game.passes < 2:
        if rule("BP R4.21"):
            game.chance = game.other(seat)
        return
    if rule("BP R4.23"):
        game.passes = 0
    stage = game.stage().cards
    if stage and rule("BP R4.22"):
        game.push(Resolve(stage[-1]), CHECK_TRIGGERS, RETURN_CHANCE)
    else:
        game.agenda.append(RETURN_CHANCE)


class ReturnChance(Task[BlackPoker]):
    """After a resolution from the stage the chance is the turn player's (R4.24)."""

    clause: ClassVar[str] = "BP R4.24"

    def run(self, game: BlackPoker) -> Decision | None:
        """Hand it over."""
        if rule("BP R4.24"):
            game.chance = game.turn
        return None


RETURN_CHANCE: Final = ReturnChance()
