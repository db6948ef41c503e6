"""One game of a simulation: who sits where, how it is played, and what came of it.

Everything about the n-th game follows from the plan and n: its seed, the seeds of its bots, and which bot plays
which side. So games can be played in any order and in any process.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import rulebound
from rulebound.bots import Bot, make_bot
from rulebound.kernel.game import Game
from rulebound.kernel.rng import key_from_seed, word
from rulebound.kernel.view import view

MOST_DECISIONS: Final = 20_000
"""A game that is not over after so many decisions is given up, and counted as capped."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. `bots` has one name per side."""

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    most_decisions: int = MOST_DECISIONS


@dataclass(frozen=True)
class Outcome:
    """What came of one game. `winners` are places in the plan's list of bots; None if it did not end."""

    seed: int
    decisions: int
    digest: str
    winners: tuple[int, ...] | None = None
    error: str = ""


def derived_seed(seed: int, number: int) -> int:
    """The number-th seed that follows from a seed: 53 bits, so that every JSON reader keeps it exactly."""
    key_a, key_b = key_from_seed(seed)
    high = word(key_a, key_b, 2 * number) & 0x1FFFFF
    return int(high) << 32 | int(word(key_a, key_b, 2 * number + 1))


def play(plan: Plan, number: int) -> Outcome:
    """Play the number-th game of a plan. An error of a bot or of the engine becomes part of the outcome."""
    seed = derived_seed(plan.seed, number)
    game = rulebound.new_game(plan.game, seed, settings=dict(plan.settings))
    sides = sorted(set(game.teams))
    count = len(plan.bots)
    bot_of_side = {side: (at + number) % count for at, side in enumerate(sides)}
    table = Table(game, plan.most_decisions)
    try:
        for seat, team in enumerate(game.teams):
            table.bots.append(make_bot(plan.bots[bot_of_side[team]], derived_seed(seed, seat)))
        table.run()
    except Exception as error:
        said = str(error).strip().splitlines()
        sentence = f"{type(error).__name__}: {said[0] if said else ''}"
        return Outcome(seed, table.decisions, game.digest(), None, sentence)
    if game.result is None:
        return Outcome(seed, table.decisions, game.digest())
    winners = tuple(sorted(bot_of_side[team] for team in game.result.winners))
    return Outcome(seed, table.decisions, game.digest(), winners)


class Table:
    """A game with a bot at every seat."""

    def __init__(self, game: Game, most_decisions: int) -> None:
        self.game = game
        self.most_decisions = most_decisions
        self.bots: list[Bot] = []
        self.decisions = 0

    def run(self) -> None:
        """Play until the game is over or there were too many decisions. Only real decisions count."""
        game = self.game
        while (decision := game.decision) is not None and self.decisions < self.most_decisions:
            bot = self.bots[decision.seat]
            index = bot.choose(view(game, decision.seat)) if bot.looks else bot.answer(decision)
            game.choose(index)
            if len(decision.options) > 1:
                self.decisions += 1
