"""Many games: dealt out in batches to processes, put together again in order.

The result is the same whatever the number of processes: every game follows from the plan and its number
alone (see `match`), and the digest is taken over the games in their order.
"""

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Any

import rulebound
from rulebound.bots import find_bot
from rulebound.kernel.refusal import RuleboundError
from rulebound.sim.match import MOST_DECISIONS, Outcome, Plan, play
from rulebound.sim.statistics import wilson_interval

Progress = Callable[[int], None]
"""Told how many games have been played so far."""


class SimError(RuleboundError):
    """A simulation that cannot be run as asked."""


@dataclass
class Pairing:
    """How often these decks met, and how often each of them won."""

    decks: tuple[str, ...]
    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        if outcome.winners is not None and not outcome.error:
            self.draws += not outcome.teams
            for team in outcome.teams:
                self.wins[team] += 1


@dataclass
class Record:
    """How many games a team or a character played, and how many it won."""

    games: int = 0
    wins: int = 0

    def to_plain(self) -> dict[str, Any]:
        """With the share of wins and its interval."""
        low, high = wilson_interval(self.wins, self.games)
        share = self.wins / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


@dataclass
class SimResult:
    """What came of a simulation. `wins` is in the order of the bots given, as `pairings` have their own.

    `teams` and `roles` are there where a game has named teams and characters.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    finished: int = 0
    capped: int = 0
    longest: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    digest: str = ""
    pairings: list[Pairing] = field(default_factory=list)
    teams: dict[str, Record] = field(default_factory=dict)
    roles: dict[str, Record] = field(default_factory=dict)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.decisions)
        if outcome.error:
            self.errors.append(f"Seed {outcome.seed}, after {outcome.decisions} decisions: {outcome.error}")
        elif outcome.winners is None:
            self.capped += 1
        else:
            self.finished += 1
            self.draws += not outcome.winners
            for winner in outcome.winners:
                self.wins[winner] += 1
            self.add_teams(outcome)

    def add_teams(self, outcome: Outcome) -> None:
        """Count one finished game for teams and characters."""
        for team, record in enumerate(self.teams.values()):
            record.games += 1
            record.wins += team in outcome.teams
        for role, team in outcome.roles:
            record = self.roles.setdefault(role, Record())
            record.games += 1
            record.wins += team in outcome.teams

    def to_plain(self) -> dict[str, Any]:
        """The result as plain data; errors are counted. Pairings only where each player brings a deck."""
        more: dict[str, Any] = {}
        if self.pairings:
            more["pairings"] = [vars(pairing) for pairing in self.pairings]
        if self.teams:
            more["teams"] = {name: record.to_plain() for name, record in self.teams.items()}
        if self.roles:
            more["characters"] = {name: self.roles[name].to_plain() for name in sorted(self.roles)}
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "capped": self.capped,
            "longest": self.longest,
            "draws": self.draws,
            "wins": self.wins,
            "errors": len(self.errors),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "digest": self.digest,
            **more,
        }


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    settings: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    most_decisions: int = MOST_DECISIONS,
    decks: Sequence[str] | None = None,
) -> SimResult:
    """Play many games between bots, one bot per side, the sides changing from game to game.

    A single bot plays all sides. `jobs` is the number of processes. Where each player brings a deck and none
    are named, all pairings of the ready-made ones are played in turn, and sides change after each round.
    """
    plan = make_plan(game, bots, seed, settings or {}, most_decisions, decks)
    if games < 1:
        raise SimError(f"There must be at least 1 game, not {games}.")
    if jobs < 1:
        raise SimError(f"There must be at least 1 process (jobs), not {jobs}.")
    result = SimResult(game, plan.bots, games, wins=[0] * len(plan.bots))
    result.teams = {name: Record() for name in rulebound.rulebook_named(game).team_names()}
    result.pairings = [Pairing(met, wins=[0] * len(met)) for met in plan.pairings if met]
    digest = hashlib.sha256()
    began = time.perf_counter()
    for number, outcome in enumerate(play_all(plan, games, jobs), 1):
        result.add(outcome)
        if result.pairings:
            result.pairings[(number - 1) % len(result.pairings)].add(outcome)
        digest.update(f"{outcome.digest} {outcome.winners}\n".encode())
        if progress is not None:
            progress(number)
    result.seconds = time.perf_counter() - began
    result.digest = digest.hexdigest()
    return result


def make_plan(
    game: str,
    bots: Sequence[str],
    seed: int,
    settings: Mapping[str, str],
    most_decisions: int,
    decks: Sequence[str] | None = None,
) -> Plan:
    """The plan, with everything refused that could not be played."""
    match = rulebound.new_match(game, settings=dict(settings), decks=None if decks is None else list(decks))
    ready = match.rulebook.deck_names() or match.rulebook.role_names()
    if decks is not None and not ready:
        raise SimError(f"Nobody brings a deck to {game}; leave the decks out.")
    varieties = varieties_of(match, settings, decks)
    pairings = [tuple(match.decks)] if decks is not None else pairings_of(match)
    sides = len(set(match.rulebook.teams(match)))
    names = list(bots) * sides if len(bots) == 1 else list(bots)
    if len(names) != sides:
        raise SimError(
            f"{game} has {sides} sides: name {sides} bots, or 1 for all of them, not {len(names)}."
        )
    for name in names:
        check_team(match, name, varieties)
    return Plan(game, tuple(names), seed, dict(settings), most_decisions, tuple(pairings), varieties)


def pairings_of(match: rulebound.Match) -> list[tuple[str, ...]]:
    """All pairings of the ready-made decks; one without decks where nobody brings any."""
    ready = match.rulebook.deck_names()
    return list(product(ready, repeat=match.seats)) if ready else [()]


def varieties_of(
    match: rulebound.Match, settings: Mapping[str, str], decks: Sequence[str] | None
) -> tuple[dict[str, str], ...]:
    """The settings to go through in turn: what the rulebook varies and the user leaves open."""
    if decks is not None:
        return ({},)
    open_ones = [
        {name: value for name, value in variety.items() if name not in settings}
        for variety in match.rulebook.varieties()
    ]
    return tuple(variety for i, variety in enumerate(open_ones) if variety not in open_ones[:i])


def check_team(match: rulebound.Match, team: str, varieties: Sequence[Mapping[str, str]]) -> None:
    """Refuse bots that are not there, and a team with fewer or more bots than seats."""
    names = team.split("+")
    for name in names:
        find_bot(name)
    rulebook = match.rulebook
    sides = len(set(rulebook.teams(match)))
    for variety in varieties if len(names) > 1 else ():
        size = rulebook.seats_for({**variety, **match.settings}) // sides
        if len(names) != size:
            clause = f" ({rulebook.seats_refusal.clause})" if rulebook.seats_refusal else ""
            raise SimError(f"{team!r} is a team of {len(names)}, but a side has {size} seats{clause}.")


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    """All games in order, from as many processes as asked for."""
    if jobs == 1:
        return (play(plan, number) for number in range(games))
    return chain.from_iterable(play_in_pool(plan, games, jobs))


def play_in_pool(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """Batches in order; small enough that all processes end at about the same time."""
    size = max(1, min(100, games // (jobs * 8)))
    starts = range(0, games, size)
    with ProcessPoolExecutor(jobs) as pool:
        batches = [pool.submit(play_batch, plan, start, min(start + size, games)) for start in starts]
        try:
            for batch in batches:
                yield batch.result()
        finally:
            for batch in batches:
                batch.cancel()


def play_batch(plan: Plan, start: int, stop: int) -> list[Outcome]:
    """Some games one after the other, in one process."""
    return [play(plan, number) for number in range(start, stop)]
