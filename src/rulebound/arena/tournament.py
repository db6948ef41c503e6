"""A round robin: everyone against everyone in each game, in pairs of games with the sides changed.

The two games of a pair have the same seed and decks, so that neither side has the better cards; all pairings
meet the same seeds. Ranked is by Bradley and Terry's model (`sim.ratings`) over all games together; a draw,
and a game that was given up after too many decisions, counts half for each.
"""

import hashlib
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Any

import rulebound
from rulebound.arena.entrant import ArenaError, Entrant
from rulebound.arena.game import LOSE, RANDOM, Fixture, Score, play, try_out
from rulebound.bots.sandbox import STANDARD, Limits, walls
from rulebound.processes import pool_of, work
from rulebound.sim import derived_seed, wilson_interval
from rulebound.sim.contest import pairings_of
from rulebound.sim.ratings import ratings

Progress = Callable[[int], None]
Keep = Callable[[Score], None]


@dataclass
class Meeting:
    """What came of two bots in one game: `wins` are in the order of the bots."""

    game: str
    bots: tuple[str, str]
    games: int = 0
    draws: int = 0
    capped: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, score: Score) -> None:
        """Count one game."""
        self.games += 1
        self.capped += not score.finished
        self.draws += score.finished and not score.winners
        for place, name in enumerate(self.bots):
            self.wins[place] += name in score.winners

    def points(self) -> float:
        """What the first bot has scored."""
        return self.wins[0] + (self.games - sum(self.wins)) / 2


@dataclass
class Standing:
    """One line of the ranking. `elo` is relative to the mean of all; `error` is that of 95 % confidence."""

    rank: int
    bot: str
    games: int
    wins: int
    draws: int
    faults: int
    elo: float
    error: float

    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def to_plain(self) -> dict[str, Any]:
        """As plain data, with the share of wins and its interval."""
        low, high = wilson_interval(self.wins, self.games)
        return {
            **vars(self),
            "elo": round(self.elo, 1),
            "error": round(self.error, 1),
            "share": round(self.share(), 4),
            "interval": [round(low, 4), round(high, 4)],
        }


@dataclass
class Tournament:
    """What is to be played, and after `run` what came of it. `games` are those of a pairing in each game."""

    entrants: Sequence[Entrant]
    rulebooks: Sequence[str]
    games: int
    seed: int = 0
    settings: Mapping[str, str] = field(default_factory=dict)
    limits: Limits = STANDARD
    on_fault: str = LOSE
    scores: list[Score] = field(default_factory=list)
    seconds: float = 0.0

    def check(self) -> None:
        """Refuse what cannot be played. Raises ArenaError."""
        names = [one.name for one in self.entrants]
        for one, other in combinations(self.entrants, 2):
            if one.name == other.name:
                places = f" ({one.where} and {other.where})" if one.where and other.where else ""
                raise ArenaError(
                    f"There are two bots with the name {one.name!r}{places}; give one of them another."
                )
        if len(names) < 2:
            there = f"only {names[0]}" if names else "none"
            raise ArenaError(f"An arena needs two bots, and there is {there}; `--with random` adds one.")
        if self.games < 2 or self.games % 2:
            raise ArenaError(
                f"Games come in pairs with the sides changed; {self.games} is no even number above 0."
            )
        if self.on_fault not in (LOSE, RANDOM):
            raise ArenaError(f"On a fault a bot can {LOSE} or play at {RANDOM}, not {self.on_fault!r}.")
        for name in self.rulebooks:
            match = rulebound.new_match(name, settings=dict(self.settings))
            if (sides := len(set(match.rulebook.teams(match)))) != 2:
                raise ArenaError(f"The arena is for games of two sides; {name} has {sides}.")

    def fixtures(self) -> list[Fixture]:
        """All games in their order."""
        planned: list[Fixture] = []
        for place, name in enumerate(self.rulebooks):
            deals = list(self.deals(name, derived_seed(self.seed, place)))
            for one, other in combinations(self.entrants, 2):
                for settings, decks, seed in deals:
                    for sides in ((one, other), (other, one)):
                        planned.append(self.fixture(len(planned), name, seed, sides, settings, decks))
        return planned

    def fixture(
        self,
        number: int,
        game: str,
        seed: int,
        sides: tuple[Entrant, ...],
        settings: Mapping[str, str],
        decks: tuple[str, ...],
    ) -> Fixture:
        """One game."""
        return Fixture(number, game, seed, sides, settings, decks, self.limits, self.on_fault)

    def deals(self, game: str, seed: int) -> Iterator[tuple[dict[str, str], tuple[str, ...], int]]:
        """Settings, decks and seed of each pair of games: varieties and ready-made decks in turn."""
        match = rulebound.new_match(game, settings=dict(self.settings))
        varieties = match.rulebook.varieties()
        decks = pairings_of(match)
        for pair in range(self.games // 2):
            number = derived_seed(seed, pair)
            settings = {**varieties[pair % len(varieties)], **self.settings}
            yield settings, decks[number % len(decks)], number

    def try_all(self) -> None:
        """Let every bot that is a process start and answer once. Raises ArenaError."""
        fixtures = self.fixtures()
        for one in self.entrants:
            if not one.own:
                first = next(fixture for fixture in fixtures if one in fixture.sides)
                if fault := try_out(first, one):
                    raise ArenaError(
                        f"A bot does not start as it should: {fault} Mend it, or hide it by a name that "
                        "begins with an underscore."
                    )

    def run(self, jobs: int = 1, progress: Progress | None = None, keep: Keep | None = None) -> None:
        """Play all games, in as many processes as asked for. Each score is kept as soon as there is one.

        What was played stays in `scores`, even where the run is stopped or fails.
        """
        if jobs < 1:
            raise ArenaError(f"There must be at least 1 process (jobs), not {jobs}.")
        self.check()
        self.try_all()
        began = time.monotonic()
        try:
            with closing(self.played(self.fixtures(), jobs)) as scores:
                for score in scores:
                    self.scores.append(score)
                    if keep is not None:
                        keep(score)
                    if progress is not None:
                        progress(len(self.scores))
        finally:
            self.scores.sort(key=lambda score: score.fixture.number)
            self.seconds = time.monotonic() - began

    def played(self, fixtures: Sequence[Fixture], jobs: int) -> Generator[Score, None, None]:
        """The scores as the games end."""
        if jobs == 1:
            yield from map(play, fixtures)
            return
        try:
            with pool_of(jobs) as pool:
                for done in as_completed([pool.submit(work, play, fixture) for fixture in fixtures]):
                    yield done.result()
        except BrokenProcessPool as error:
            raise ArenaError(
                "A process of the arena was killed, perhaps because memory ran out; take fewer --jobs."
            ) from error

    def planned(self) -> int:
        """How many games there are to be played."""
        return len(self.rulebooks) * comb(len(self.entrants), 2) * self.games

    def complete(self) -> bool:
        """Whether all games were played."""
        return len(self.scores) == self.planned()

    def meetings(self) -> list[Meeting]:
        """What came of each pairing in each game. Games that the engine itself broke do not count."""
        found: dict[tuple[str, str, str], Meeting] = {}
        place = {one.name: number for number, one in enumerate(self.entrants)}
        for score in self.scores:
            if score.error:
                continue
            game = score.fixture.game
            one, other = sorted((side.name for side in score.fixture.sides), key=place.__getitem__)
            meeting = found.setdefault((game, one, other), Meeting(game, (one, other)))
            meeting.add(score)
        return list(found.values())

    def faults(self) -> list[dict[str, Any]]:
        """Every fault of a bot, with the game that it happened in."""
        return [
            {"bot": blame.bot, "game": score.fixture.game, "number": score.fixture.number}
            | {"seed": score.fixture.seed, "seat": blame.seat, "sentence": blame.sentence}
            | {"standard_error": blame.standard_error}
            for score in self.scores
            for blame in score.blames
        ]

    def errors(self) -> list[str]:
        """Mistakes of the engine itself, and what the machine would not give."""
        return [f"Game {score.fixture.number}: {score.error}" for score in self.scores if score.error]

    def digest(self) -> str:
        """A fingerprint of all games."""
        digest = hashlib.sha256()
        for score in self.scores:
            digest.update(f"{score.digest} {score.winners}\n".encode())
        return digest.hexdigest()

    def ranking(self) -> list[Standing]:
        """All bots, the best first."""
        blamed = [blame.bot for score in self.scores for blame in score.blames]
        return rank([one.name for one in self.entrants], self.meetings(), blamed)

    def to_plain(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "games": list(self.rulebooks),
            "bots": [one.to_plain() for one in self.entrants],
            "seed": self.seed,
            "settings": dict(self.settings),
            "on_fault": self.on_fault,
            "limits": vars(self.limits),
            "isolation": {"network": walls().network, "processes": walls().processes},
            "ranking": [standing.to_plain() for standing in self.ranking()],
            "meetings": [vars(meeting) for meeting in self.meetings()],
            "faults": self.faults(),
            "errors": self.errors(),
            "complete": self.complete(),
            "played": len(self.scores),
            "decisions": sum(score.decisions for score in self.scores),
            "seconds": round(self.seconds, 3),
            "digest": self.digest(),
        }


def rank(names: Sequence[str], meetings: Sequence[Meeting], blamed: Sequence[str] = ()) -> list[Standing]:
    """The ranking that follows from who met whom."""
    places = {name: place for place, name in enumerate(names)}
    rows = []
    for meeting in meetings:
        one, other = (places[name] for name in meeting.bots)
        rows.append(({one: 1.0, other: -1.0}, float(meeting.games), meeting.points()))
    rated = sorted(ratings(names, rows), key=lambda rating: (-rating.elo, rating.name))
    standings = []
    for number, rating in enumerate(rated, 1):
        own = [meeting for meeting in meetings if rating.name in meeting.bots]
        standings.append(
            Standing(
                number,
                rating.name,
                sum(meeting.games for meeting in own),
                sum(meeting.wins[meeting.bots.index(rating.name)] for meeting in own),
                sum(meeting.draws + meeting.capped for meeting in own),
                blamed.count(rating.name),
                rating.elo,
                rating.error,
            )
        )
    return standings
