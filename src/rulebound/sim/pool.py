"""A series of games between bots, in one call; the same games whatever the number of processes."""

from collections.abc import Callable, Mapping, Sequence

from rulebound.sim.contest import Terms, series
from rulebound.sim.counting import SimResult
from rulebound.sim.match import MOST_DECISIONS
from rulebound.sim.running import check_run, run
from rulebound.sim.workers import make_workers

Progress = Callable[[int], None]
"""Told how many games have been played so far."""


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
    contest = series(Terms(game, seed, settings, decks, most_decisions=most_decisions), bots)
    check_run(games)
    workers = make_workers(jobs)
    told = None if progress is None else lambda played, total: progress(played)
    try:
        return run(contest, games, workers, progress=told).cells[0]
    finally:
        workers.close()
