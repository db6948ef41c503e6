"""One game of a simulation: who sits where, how it is played, and what came of it.

Everything about the n-th game follows from the plan and n: its seed, the seeds of its bots, its decks, and
which bot plays which side. So games can be played in any order and in any process.

Games may be played in *pairs*: two games on the same deal, in which the two sides change places. What luck
gives to one it then gives to the other, and less of it is left in the difference. Plans that differ in their
bots or decks alone meet the same deals (common random numbers), so that they can be compared.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import gcd
from typing import Final

import rulebound
from rulebound.bots import Bot, bot_seed, is_own, make_bot
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import key_from_seed, word
from rulebound.kernel.view import events_for, view
from rulebound.packs.blame import blamed_on_packs
from rulebound.sim.watching import Watcher

MOST_DECISIONS: Final = 20_000
"""A game that is not over after so many decisions is given up, and counted as capped."""

NOTHING: Final = ""
BOTS: Final = "bots"
ALL: Final = "all"


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. `bots` has one entry per side: a bot, or one for each of its seats joined by
    +.

    The decks of `pairings` are played in turn, and so are the settings of `varieties`; before the next turn
    every bot has played every side. `pairs` says what changes places on the same deal: NOTHING (every game is
    another deal), BOTS (decks stay at their seats) or ALL (decks go with their bots). `watch` notes which
    cards each side had, drew and played.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    most_decisions: int = MOST_DECISIONS
    pairings: tuple[tuple[str, ...], ...] = ((),)
    varieties: tuple[Mapping[str, str], ...] = ({},)
    pairs: str = NOTHING
    watch: bool = False


@dataclass(frozen=True)
class Outcome:
    """What came of one game. `winners` are places in the plan's list of bots; None if it did not end.

    `teams` are those that won, in the order of the decks; `roles` what the seats played as, each with its
    team, where the game has characters. `first` is the team that began, -1 where that is not known. `cards`
    are those that a team had, drew or played, each as (code, team, bits of `watching`).
    """

    seed: int
    decisions: int
    digest: str
    winners: tuple[int, ...] | None = None
    error: str = ""
    teams: tuple[int, ...] = ()
    roles: tuple[tuple[str, int], ...] = ()
    first: int = -1
    cards: tuple[tuple[str, int, int], ...] = ()


def derived_seed(seed: int, number: int) -> int:
    """The number-th seed that follows from a seed: 53 bits, so that every JSON reader keeps it exactly."""
    key_a, key_b = key_from_seed(seed)
    high = word(key_a, key_b, 2 * number) & 0x1FFFFF
    return int(high) << 32 | int(word(key_a, key_b, 2 * number + 1))


def seed_of(plan: Plan, number: int) -> int:
    """The seed of the number-th game; two games of a pair have the same."""
    return derived_seed(plan.seed, number // 2 if plan.pairs else number)


def turn_of(plan: Plan, number: int) -> int:
    """Which turn the number-th game belongs to: as many games as bots, in which each bot plays every side."""
    return number // len(plan.bots)


def bot_of(plan: Plan, number: int, team: int) -> int:
    """Which bot plays a team in the number-th game, by its place in the plan."""
    return (team + number) % len(plan.bots)


def pairing_of(plan: Plan, number: int) -> int:
    """Which pairing of decks the number-th game has: another one each turn, in strides over all of them.

    Of few turns over many pairings the strides take some of every deck, and not all of the first ones.
    """
    count = len(plan.pairings)
    stride = next(
        step for step in range(max(1, round(0.618 * count)), 2 * count + 1) if gcd(step, count) == 1
    )
    return turn_of(plan, number) * stride % count


def decks_of(plan: Plan, number: int) -> list[str]:
    """The decks of the number-th game by seat; none where nobody brings one."""
    decks = list(plan.pairings[pairing_of(plan, number)])
    return decks[::-1] if plan.pairs == ALL and number % 2 else decks


def play(plan: Plan, number: int) -> Outcome:
    """Play the number-th game of a plan. An error of a bot or of the engine becomes part of the outcome."""
    seed = seed_of(plan, number)
    table = SimulatedGame(plan, number, seed)
    error = ""
    try:
        table.sit_down()
        table.run()
        table.stand_up()
    except (Exception, SystemExit) as raised:  # a bot may even want to end the program
        said = str(raised).strip().splitlines()
        error = f"{type(raised).__name__}: {said[0] if said else 'no message'}"
        if isinstance(raised, Exception) and not isinstance(raised, RuleboundError):
            error = blamed_on_packs(raised) or error
        table.stand_up_anyhow()
    except KeyboardInterrupt:
        table.stand_up_anyhow()
        raise
    return Outcome(
        seed,
        table.decisions,
        table.digest(),
        table.winners(),
        error,
        table.winning_teams(),
        table.roles(),
        table.first_team(),
        table.watcher.noted() if plan.watch else (),
    )


class SimulatedGame:
    """One game with a bot at every seat."""

    def __init__(self, plan: Plan, number: int, seed: int) -> None:
        self.plan = plan
        self.number = number
        self.seed = seed
        self.game: Game | None = None
        self.bots: list[Bot] = []
        self.decisions = 0
        self.watcher = Watcher()

    def sit_down(self) -> None:
        """Set the game up and give each side its bot."""
        plan = self.plan
        decks = decks_of(plan, self.number)
        settings = {**plan.varieties[turn_of(plan, self.number) % len(plan.varieties)], **plan.settings}
        game = rulebound.new_game(plan.game, self.seed, settings=settings, decks=decks or None)
        self.game = game
        for seat, team in enumerate(game.teams):
            names = plan.bots[bot_of(plan, self.number, team)].split("+")
            name = names[game.teams[:seat].count(team) % len(names)]
            self.bots.append(make_bot(name, self.seed_for(name, seat)))

    def seed_for(self, name: str, seat: int) -> int:
        """The seed of the bot at a seat. One of someone else's is told nothing that leads to the cards.

        Our own look at no seed; theirs is what the measured games were played with.
        """
        return derived_seed(self.seed, seat) if is_own(name) else bot_seed(self.seed, seat)

    def run(self) -> None:
        """Play until the game is over or there were too many decisions. Only real decisions count."""
        game = self.game
        assert game is not None
        watcher = self.watcher
        watch = self.plan.watch
        watcher.look(game, watch)
        if watch:
            watcher.note_decks(game)
        told = [seat for seat, bot in enumerate(self.bots) if bot.watches]
        self.tell(told)
        while (decision := game.decision) is not None and self.decisions < self.plan.most_decisions:
            bot = self.bots[decision.seat]
            index = bot.choose(view(game, decision.seat)) if bot.looks else bot.answer(decision)
            game.choose(index)
            if len(decision.options) > 1:
                self.decisions += 1
            if watch or watcher.first < 0:
                watcher.look(game, watch)
            if told:
                self.tell(told)

    def tell(self, seats: list[int]) -> None:
        """Tell the bots that watch what their seats have seen happen."""
        assert self.game is not None
        for seat in seats:
            self.bots[seat].watch(events_for(self.game.events, seat))

    def stand_up(self) -> None:
        """The game is over, or was given up, for all bots."""
        for bot in self.bots:
            bot.leave(None if self.game is None else self.game.result)

    def stand_up_anyhow(self) -> None:
        """The same after an error: whoever still holds something lets go of it."""
        for bot in self.bots:
            with suppress(Exception, SystemExit):
                bot.leave(None)

    def digest(self) -> str:
        """The digest of the game so far."""
        return "" if self.game is None else self.game.digest()

    def winners(self) -> tuple[int, ...] | None:
        """The winning bots by their places in the plan; None while the game is not over."""
        if self.game is None or self.game.result is None:
            return None
        return tuple(sorted(bot_of(self.plan, self.number, team) for team in self.game.result.winners))

    def first_team(self) -> int:
        """The team that began; -1 where that is not known."""
        return -1 if self.game is None or self.watcher.first < 0 else self.game.teams[self.watcher.first]

    def winning_teams(self) -> tuple[int, ...]:
        """The teams that have won."""
        return () if self.game is None or self.game.result is None else tuple(self.game.result.winners)

    def roles(self) -> tuple[tuple[str, int], ...]:
        """What the seats play as, each with its team."""
        if self.game is None:
            return ()
        roles = self.game.rulebook.roles(self.game)
        return tuple(zip(roles, self.game.teams, strict=True)) if roles else ()
