"""One game of a simulation: who sits where, how it is played, and what came of it.

Everything about the n-th game follows from the plan and n: its seed, the seeds of its bots, its decks, and
which bot plays which side. So games can be played in any order and in any process.
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
    """What is to be simulated. `bots` has one entry per side: a bot, or one for each of its seats joined by
    +.

    The decks of `pairings` are played in turn, and so are the settings of `varieties`.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    most_decisions: int = MOST_DECISIONS
    pairings: tuple[tuple[str, ...], ...] = ((),)
    varieties: tuple[Mapping[str, str], ...] = ({},)


@dataclass(frozen=True)
class Outcome:
    """What came of one game. `winners` are places in the plan's list of bots; None if it did not end.

    `teams` are those that won, in the order of the decks; `roles` what the seats played as, each with its
    team, where the game has characters.
    """

    seed: int
    decisions: int
    digest: str
    winners: tuple[int, ...] | None = None
    error: str = ""
    teams: tuple[int, ...] = ()
    roles: tuple[tuple[str, int], ...] = ()


def derived_seed(seed: int, number: int) -> int:
    """The number-th seed that follows from a seed: 53 bits, so that every JSON reader keeps it exactly."""
    key_a, key_b = key_from_seed(seed)
    high = word(key_a, key_b, 2 * number) & 0x1FFFFF
    return int(high) << 32 | int(word(key_a, key_b, 2 * number + 1))


def play(plan: Plan, number: int) -> Outcome:
    """Play the number-th game of a plan. An error of a bot or of the engine becomes part of the outcome."""
    seed = derived_seed(plan.seed, number)
    table = SimulatedGame(plan, number, seed)
    error = ""
    try:
        table.sit_down()
        table.run()
    except Exception as raised:
        said = str(raised).strip().splitlines()
        error = f"{type(raised).__name__}: {said[0] if said else 'no message'}"
    return Outcome(
        seed, table.decisions, table.digest(), table.winners(), error, table.winning_teams(), table.roles()
    )


class SimulatedGame:
    """One game with a bot at every seat."""

    def __init__(self, plan: Plan, number: int, seed: int) -> None:
        self.plan = plan
        self.number = number
        self.seed = seed
        self.game: Game | None = None
        self.bots: list[Bot] = []
        self.bot_of_team: dict[int, int] = {}
        self.decisions = 0

    def sit_down(self) -> None:
        """Set the game up; give each side its bot, another one when these decks meet again."""
        plan = self.plan
        round, pairing = divmod(self.number, len(plan.pairings))
        decks = list(plan.pairings[pairing]) or None
        settings = {**plan.varieties[self.number % len(plan.varieties)], **plan.settings}
        game = rulebound.new_game(plan.game, self.seed, settings=settings, decks=decks)
        self.game = game
        for side, team in enumerate(sorted(set(game.teams))):
            self.bot_of_team[team] = (side + round) % len(plan.bots)
        for seat, team in enumerate(game.teams):
            names = plan.bots[self.bot_of_team[team]].split("+")
            name = names[game.teams[:seat].count(team) % len(names)]
            self.bots.append(make_bot(name, derived_seed(self.seed, seat)))

    def run(self) -> None:
        """Play until the game is over or there were too many decisions. Only real decisions count."""
        game = self.game
        assert game is not None
        while (decision := game.decision) is not None and self.decisions < self.plan.most_decisions:
            bot = self.bots[decision.seat]
            index = bot.choose(view(game, decision.seat)) if bot.looks else bot.answer(decision)
            game.choose(index)
            if len(decision.options) > 1:
                self.decisions += 1

    def digest(self) -> str:
        """The digest of the game so far."""
        return "" if self.game is None else self.game.digest()

    def winners(self) -> tuple[int, ...] | None:
        """The winning bots by their places in the plan; None while the game is not over."""
        if self.game is None or self.game.result is None:
            return None
        return tuple(sorted(self.bot_of_team[team] for team in self.game.result.winners))

    def winning_teams(self) -> tuple[int, ...]:
        """The teams that have won."""
        return () if self.game is None or self.game.result is None else tuple(self.game.result.winners)

    def roles(self) -> tuple[tuple[str, int], ...]:
        """What the seats play as, each with its team."""
        if self.game is None:
            return ()
        roles = self.game.rulebook.roles(self.game)
        return tuple(zip(roles, self.game.teams, strict=True)) if roles else ()
