"""Running a contest: batches go out to workers, come back in order, are kept, and are counted.

How large batches are follows from how long games take, so that a batch takes about a second; the result does
not depend on it. A cell is over when it has its games, or earlier where its interval is narrow enough. That
is looked at after every `STEP` games and in order, so it does not depend on the workers either.
"""

import hashlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import rulebound
from rulebound.sim.contest import SERIES, Cell, Contest, SimError, Terms, series
from rulebound.sim.counting import Counting, LineUps, SimResult, character_ratings, spread
from rulebound.sim.deals import FEWEST_DEALS, Deals
from rulebound.sim.match import ALL, MOST_DECISIONS, Outcome
from rulebound.sim.ratings import Rating, Row, ratings
from rulebound.sim.records import CardRecord, FirstPlayer, Pairing, Record
from rulebound.sim.store import Store
from rulebound.sim.workers import Handle, ThisProcess, Workers, make_workers

STEP: Final = 10
SECONDS_A_BATCH: Final = 1.0
LARGEST_BATCH: Final = 500
WAITING: Final = 3
"""So many batches for each worker are out at once."""

RunProgress = Callable[[int, int], None]
"""Told how many games have been played so far, and how many there will be at most."""


class Counted:
    """One cell while it runs: what was counted so far, and whether it is over."""

    def __init__(self, place: int, cell: Cell, games: int, until_width: float | None, plainly: bool) -> None:
        self.place = place
        self.cell = cell
        self.games = games
        self.until_width = until_width
        self.plainly = plainly
        plan = cell.plan
        self.result = SimResult(plan.game, plan.bots, games, wins=[0] * len(plan.bots))
        names = rulebound.rulebook_named(plan.game).team_names()
        self.result.teams = {name: Record() for name in names}
        if not cell_of_decks(cell):
            self.result.pairings = [Pairing(met, wins=[0] * len(met)) for met in plan.pairings if met]
        self.counting = Counting(plan, self.result)
        self.digest = hashlib.sha256()
        self.given = 0
        self.over = False

    @property
    def played(self) -> int:
        """How many games were counted."""
        return self.counting.number

    def record(self) -> Record:
        """The record whose interval is to become narrow: in a mirror that of whoever began."""
        if self.cell.mirror:
            return self.result.first.record
        return self.result.plain_record() if self.plainly else self.result.record()

    def add(self, outcome: Outcome) -> None:
        """Count the next game."""
        self.counting.add(outcome)
        self.digest.update(f"{outcome.digest} {outcome.winners}\n".encode())
        self.over = is_enough(self.record, self.played, self.games, self.until_width)

    def finish(self, seconds: float) -> SimResult:
        """The result, with what is known only now."""
        self.result.games = self.played
        self.result.seconds = seconds
        self.result.digest = self.digest.hexdigest()
        return self.result


def is_enough(record: Callable[[], Record], played: int, games: int, until_width: float | None) -> bool:
    """Whether no more games are wanted: all were played, or after a step the interval is narrow enough."""
    if played >= games:
        return True
    if until_width is None or played % STEP:
        return False
    low, high = record().interval
    return high - low <= until_width


def cell_of_decks(cell: Cell) -> bool:
    """Whether decks meet in this cell, and not bots."""
    return cell.plan.pairs == ALL or cell.mirror


@dataclass
class ContestResult:
    """What came of a contest, cell by cell."""

    contest: Contest
    cells: list[SimResult]
    seconds: float = 0.0
    first: FirstPlayer = field(default_factory=FirstPlayer)
    cards: dict[str, CardRecord] = field(default_factory=dict)
    roles: dict[str, Record] = field(default_factory=dict)
    line_ups: LineUps = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for place, result in enumerate(self.cells):
            self.first.merge(result.first)
            for code, record in result.cards.items():
                self.cards.setdefault(code, CardRecord()).merge(record, place)
            for name, played in result.roles.items():
                self.roles.setdefault(name, Record()).merge(played)
            self.line_ups.update(result.line_ups)

    @property
    def errors(self) -> list[str]:
        """The errors of all cells."""
        return [error for result in self.cells for error in result.errors]

    @property
    def lengths(self) -> list[int]:
        """How long the finished games were, in decisions."""
        return [length for result in self.cells for length in result.lengths]

    @property
    def digest(self) -> str:
        """A fingerprint of all games: of a series that of its only cell."""
        if len(self.cells) == 1:
            return self.cells[0].digest
        return hashlib.sha256("\n".join(result.digest for result in self.cells).encode()).hexdigest()

    def total(self, name: str) -> int:
        """The sum of a number over the cells."""
        return sum(int(getattr(result, name)) for result in self.cells)

    @property
    def decisions_now(self) -> int:
        """The decisions of this run, without those of games that an earlier one has kept."""
        return self.total("decisions") - self.total("kept")

    @property
    def decisions_per_second(self) -> float:
        """How fast this run was, all processes together."""
        return self.decisions_now / self.seconds if self.seconds else 0.0

    def ratings(self) -> list[Rating]:
        """The strength of each entrant, the strongest first; none for a series of more than two sides."""
        rows: list[Row] = []
        deals: dict[int, list[Row]] = {}
        for cell, result in zip(self.contest.cells, self.cells, strict=True):
            if not cell.mirror and len(result.bots) == 2 and result.finished:
                members = {cell.first: 1.0, cell.second: -1.0}
                worth = result.worth() or 1.0
                rows.append((members, worth * result.finished, worth * result.score))
                for seed, games, score in result.scores_by_deal():
                    deals.setdefault(seed, []).append((members, worth * games, worth * score))
        enough = list(deals.values()) if len(deals) >= FEWEST_DEALS else []
        rated = ratings(self.contest.entrants, rows, deals=enough) if rows else []
        return sorted(rated, key=lambda rating: -rating.elo)

    def totals(self) -> dict[str, Record]:
        """Each entrant's games against others."""
        deals: Deals[str] = Deals()
        for cell, result in zip(self.contest.cells, self.cells, strict=True):
            if not cell.mirror:
                met = [self.contest.entrants[cell.first], self.contest.entrants[cell.second]]
                deals.merge(result.deals, met.__getitem__)
        counted = deals.records()
        records = {}
        for name in self.contest.entrants:
            wins, games = counted.get(name, (0, 0))
            records[name] = Record(games, wins, deals.worth({name: 1.0}) or 1.0)
        return records

    def to_plain(self, details: bool = True) -> dict[str, Any]:
        """As plain data: of a series what `SimResult` tells, else the cells and what follows from them."""
        plan = self.contest.cells[0].plan
        given: dict[str, Any] = {"seed": plan.seed, "settings": dict(plan.settings)}
        if self.contest.kind == SERIES:
            result = self.cells[0]
            told = result.to_plain()
            asked = {"game": told["game"], "bots": told["bots"], **given}
            return {**asked, **told, **(result.details() if details else {})}
        plain: dict[str, Any] = {
            "game": self.contest.game,
            "kind": self.contest.kind,
            "entrants": list(self.contest.entrants),
            "bots": self.contest.bots(),
            **given,
            "games": self.total("games"),
            "finished": self.total("finished"),
            "capped": self.total("capped"),
            "draws": self.total("draws"),
            "errors": len(self.errors),
            "longest": max(result.longest for result in self.cells),
            "decisions": self.total("decisions"),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "digest": self.digest,
            "cells": list(self.plain_cells()),
            "totals": {name: record.to_plain() for name, record in self.totals().items()},
            "ratings": [rating.to_plain() for rating in self.ratings()],
            "first_player": self.first.to_plain(),
            "lengths": spread(self.lengths),
        }
        if self.cards:
            plain["cards"] = {code: self.cards[code].to_plain() for code in sorted(self.cards)}
        if self.roles:
            plain["characters"] = {name: self.roles[name].to_plain() for name in sorted(self.roles)}
        if self.line_ups:
            plain["character_effects"] = [rating.to_plain() for rating in character_ratings(self.line_ups)]
        return plain

    def plain_cells(self) -> Iterator[dict[str, Any]]:
        """The cells as plain data; shares are those of the first entrant."""
        names = self.contest.entrants
        for cell, result in zip(self.contest.cells, self.cells, strict=True):
            plain: dict[str, Any] = {"first": names[cell.first], "second": names[cell.second]}
            plain.update(result.record().to_plain())
            if cell.mirror:
                plain.update({"wins": None, "share": None, "interval": None})
            plain["games"] = result.games
            plain["finished"] = result.finished
            plain["draws"] = result.draws
            plain["capped"] = result.capped
            plain["errors"] = len(result.errors)
            plain["first_player"] = result.first.to_plain()
            if result.deals.several(0):
                plain["pairs"] = result.deals.to_plain(0)
            plain["digest"] = result.digest
            yield plain


def run(
    contest: Contest,
    games: int,
    workers: Workers | None = None,
    store: Store | None = None,
    until_width: float | None = None,
    progress: RunProgress | None = None,
    plainly: bool = False,
) -> ContestResult:
    """Play so many games in every cell, or fewer where the interval becomes narrow enough before.

    `plainly`: that interval takes all games as independent, also those on the same deal.
    """
    check_run(games, until_width)
    return Run(contest, games, workers or ThisProcess(), store, until_width, progress, plainly).play()


def check_run(games: int, until_width: float | None = None) -> None:
    """Refuse a number of games or a width that makes no sense."""
    if games < 1:
        raise SimError(f"There must be at least 1 game, not {games}.")
    if until_width is not None and not 0 < until_width < 1:
        raise SimError(f"The width of an interval is more than 0 and less than 1, not {until_width:g}.")


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    settings: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    most_decisions: int = MOST_DECISIONS,
    decks: Sequence[str] | None = None,
) -> SimResult:
    """Play many games between bots, one bot per side, the sides changing from game to game.

    A single bot plays all sides. `jobs` is the number of processes. Where each player brings a deck and none
    are named, all pairings of the ready-made ones are played in turn, each once from every side.
    """
    contest = series(Terms(game, seed, settings, decks, most_decisions=most_decisions), bots)
    check_run(games)
    workers = make_workers(jobs)
    told = None if progress is None else lambda played, total: progress(played)
    try:
        return run(contest, games, workers, progress=told).cells[0]
    finally:
        workers.close()


class Run:
    """One run of a contest."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        workers: Workers,
        store: Store | None,
        until_width: float | None,
        progress: RunProgress | None,
        plainly: bool,
    ) -> None:
        self.contest = contest
        self.workers = workers
        self.store = store
        self.progress = progress
        self.cells = [Counted(i, cell, games, until_width, plainly) for i, cell in enumerate(contest.cells)]
        self.seconds = [0.0] * len(self.cells)
        self.pace: list[float] = [0.0] * len(self.cells)

    def play(self) -> ContestResult:
        """All games, those that were kept first."""
        began = time.perf_counter()
        self.count_kept()
        waiting: deque[tuple[Counted, int, Handle]] = deque()
        batches = self.batches()
        while True:
            while len(waiting) < WAITING * self.workers.count and (next_one := next(batches, None)):
                counted, start, stop = next_one
                waiting.append((counted, start, self.workers.submit(counted.cell.plan, start, stop)))
            if not waiting:
                break
            counted, start, wait = waiting.popleft()
            if not counted.over:
                self.take(counted, start, wait)
        seconds = time.perf_counter() - began
        if len(self.cells) == 1:
            self.seconds = [seconds]
        results = [counted.finish(spent) for counted, spent in zip(self.cells, self.seconds, strict=True)]
        return ContestResult(self.contest, results, seconds)

    def count_kept(self) -> None:
        """Count the games that an earlier run has kept."""
        if self.store is None:
            return
        for counted, outcomes in zip(self.cells, self.store.done, strict=True):
            for outcome in outcomes:
                if counted.over:
                    break
                counted.add(outcome)
            counted.given = len(outcomes)
            counted.result.kept = counted.result.decisions
        if any(counted.played for counted in self.cells):
            self.tell()

    def batches(self) -> Iterator[tuple[Counted, int, int]]:
        """The batches in their order; asked for one by one, so that they can be as large as games allow."""
        for counted in self.cells:
            while not counted.over and counted.given < counted.games:
                start = counted.given
                counted.given = min(counted.games, start + self.size(counted))
                yield counted, start, counted.given

    def size(self, counted: Counted) -> int:
        """How many games the next batch has."""
        if self.workers.count == 1:
            return 1 if self.store is None else self.fitting(counted)
        even = (counted.games - counted.given) // (self.workers.count * WAITING)
        return max(1, min(self.fitting(counted), even))

    def fitting(self, counted: Counted) -> int:
        """How many games take about a second; one as long as none has been timed."""
        pace = self.pace[counted.place]
        return min(LARGEST_BATCH, max(1, int(SECONDS_A_BATCH / pace))) if pace else 1

    def take(self, counted: Counted, start: int, wait: Handle) -> None:
        """Wait for a batch, keep it and count it, as far as its games are wanted."""
        batch = wait()
        self.seconds[counted.place] += batch.seconds
        self.pace[counted.place] = max(1e-6, batch.seconds / len(batch.outcomes))
        if self.store is not None:
            self.store.keep(counted.place, start, batch.outcomes)
        for outcome in batch.outcomes:
            if counted.over:
                break
            counted.add(outcome)
            self.tell()

    def tell(self) -> None:
        """Tell how far it is."""
        if self.progress is not None:
            played = sum(counted.played for counted in self.cells)
            total = sum(counted.played if counted.over else counted.games for counted in self.cells)
            self.progress(played, total)
