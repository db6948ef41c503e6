"""The turn (BS 6, 14): eight steps in their order, what the first turn skips, and how a game ends.

Each step is a task; a step is never left out because there is nothing to do in it (BS 14.4).
"""

from typing import ClassVar

from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .activating import AFTERMATH
from .battle import ATTACK_CHOICE
from .main_step import MAIN_ACTION
from .nodes import refresh
from .state import (
    ATTACK,
    CORE,
    DRAW,
    END,
    IN_RESERVE,
    IN_TRASH,
    MAIN,
    REFRESH,
    SECOND_MAIN,
    START,
    BattleSpirits,
    cores_number,
)


def begin_turn(game: BattleSpirits) -> None:
    """Put the eight steps of a turn on the agenda (BS 14.3); the first turn skips three (BS 14.21)."""
    game.used = []
    game.happened = []
    game.emit(Event("turn-begins", "BS 14.2", game.turn, 0, game.turn_number))
    first = game.turn_number == 1 or (game.turn_number == 2 and not rule("BS 14.22"))
    skips = first and rule("BS 14.21")
    steps: list[Task[BattleSpirits]] = [StartStep()]
    if not skips and rule("BS 14.7"):
        steps.append(CoreStep())
    steps += [DrawStep(), RefreshStep(), MainStep(MAIN)]
    if not first or not rule("BS 18.4"):
        steps.append(AttackStep())
    if not skips:
        steps.append(MainStep(SECOND_MAIN))
    steps.append(EndStep())
    steps.reverse()
    game.agenda += steps


def start_step(game: BattleSpirits, step: int, clause: str) -> None:
    """A step begins: continuous effects first (BS 23.12), then effects that are for its start activate."""
    if any(modifier.duration == "step" for modifier in game.modifiers):
        game.expire("step")
    game.step = step
    game.stirred = game.stirred or step not in (CORE, DRAW, REFRESH)
    game.may_move = True
    game.step_over = False
    if game.listeners.get("step-starts") and rule("BS 23.12"):
        game.settle()
    if rule("BS 14.3"):
        game.announce(Event("step-starts", clause, game.turn, 0, step))


class StartStep(Task[BattleSpirits]):
    """Declares the start of the turn (BS 14.6); an empty Deck loses here and nowhere else (BS 6.2, BS R9)."""

    clause: ClassVar[str] = "BS 14.6"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Look at the Deck, then go on (BS 14.7)."""
        if not game.deck(game.turn).cards and rule("BS 6.2"):
            game.finish([game.other(game.turn)], "BS 6.2", "empty-deck")
            return None
        if rule("BS 14.6"):
            start_step(game, START, "BS 14.6")
        game.push(AFTERMATH)
        return None


class CoreStep(Task[BattleSpirits]):
    """One Core from the Void to the Reserve (BS 14.8)."""

    clause: ClassVar[str] = "BS 14.8"

    def run(self, game: BattleSpirits) -> Decision | None:
        """The Void has no end (BS 7.15)."""
        start_step(game, CORE, "BS 14.8")
        gained = number("BS 14.8", 1) if rule("BS 7.15") else 0
        game.reserve[game.turn] += gained
        game.emit(Event("core-gained", "BS 14.8", game.turn, 0, gained))
        game.push(AFTERMATH)
        return None


class DrawStep(Task[BattleSpirits]):
    """One card from the Deck (BS 14.9); there is no limit to the Hand (BS 14.10)."""

    clause: ClassVar[str] = "BS 14.9"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Draw."""
        start_step(game, DRAW, "BS 14.9")
        if not game.hand(game.turn).cards or rule("BS 14.10"):
            game.draw_cards(game.turn, number("BS 14.9", 1))
        game.push(AFTERMATH)
        return None


class RefreshStep(Task[BattleSpirits]):
    """All exhausted cards refresh (BS 14.11), all Cores in the Trash return to the Reserve (BS 14.12)."""

    clause: ClassVar[str] = "BS 14.11"

    def run(self, game: BattleSpirits) -> Decision | None:
        """A Heavy Exhausted card becomes exhausted (BS 24.3)."""
        start_step(game, REFRESH, "BS 14.11")
        seat = game.turn
        for id in game.field(seat).cards:
            if rule("BS 14.11"):
                refresh(game, game.field_card(id), "BS 14.11")
        if rule("BS 14.12"):
            count = game.core_trash[seat]
            game.reserve[seat] += count
            game.core_trash[seat] = 0
            soul = game.soul[seat] == IN_TRASH
            if soul:
                game.soul[seat] = IN_RESERVE
            if count or soul:
                total = cores_number(count + soul, soul)
                game.emit(Event("cores-returned", "BS 14.12", seat, 0, total))
        game.push(AFTERMATH)
        return None


class MainStep(Task[BattleSpirits]):
    """The first or second Main Step (BS 14.13, 14.17)."""

    clause: ClassVar[str] = "BS 14.13"

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, game: BattleSpirits) -> Decision | None:
        """Start it, then act until the player ends it."""
        if self.step == SECOND_MAIN and not rule("BS 14.17"):
            return None
        start_step(game, self.step, "BS 14.13" if self.step == MAIN else "BS 14.17")
        game.push(AFTERMATH, MAIN_ACTION)
        return None


class AttackStep(Task[BattleSpirits]):
    """The Attack Step (BS 14.15): one battle after the other."""

    clause: ClassVar[str] = "BS 14.15"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Start it, also without a Spirit (BS 14.4), then attack until the player stops (BS 14.16)."""
        if not game.field(game.turn).cards and not rule("BS 14.4"):
            return None
        start_step(game, ATTACK, "BS 14.15")
        game.push(AFTERMATH, ATTACK_CHOICE, EndOfAttackStep())
        return None


class EndOfAttackStep(Task[BattleSpirits]):
    """What holds for this step ends with it."""

    clause: ClassVar[str] = "BS 14.16"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Expire."""
        game.expire("step")
        return None


class EndStep(Task[BattleSpirits]):
    """Effects for the End Step activate, then everything for this turn ends (BS 14.19)."""

    clause: ClassVar[str] = "BS 14.19"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Then the turn passes."""
        start_step(game, END, "BS 14.19")
        game.push(AFTERMATH, EndOfTurn())
        return None


class EndOfTurn(Task[BattleSpirits]):
    """The turn ends and the opponent's begins (BS 14.20)."""

    clause: ClassVar[str] = "BS 14.20"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Players take turns alternately (BS 14.2)."""
        if rule("BS 14.19"):
            game.expire("turn")
            game.expire("step")
        game.left.clear()
        if rule("BS 14.2"):
            game.turn = game.other(game.turn)
        game.turn_number += 1
        begin_turn(game)
        return None
