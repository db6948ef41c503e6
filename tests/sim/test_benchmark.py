"""The benchmark: what it counts, and that its digest does not depend on how long it runs."""

import pytest

from rulebound import _build
from rulebound.bots.ismcts import NormalBot
from rulebound.sim.benchmark import (
    GAMES_IN_DIGEST,
    POSITIONS,
    BenchError,
    is_choice,
    measure,
    measure_search,
    spread_positions,
)


def test_what_is_measured() -> None:
    short, longer = measure("blackpoker", 0.05), measure("blackpoker", 0.6)
    assert short.digest == longer.digest and len(short.digest) == 64
    assert short.games >= GAMES_IN_DIGEST and longer.seconds >= 0.6
    assert longer.compiled == _build.compiled()
    assert longer.decisions_per_second == pytest.approx(longer.decisions / longer.seconds)
    assert longer.games_per_second == pytest.approx(longer.games / longer.seconds)
    assert longer.copies_per_second > longer.games_per_second
    assert 0 < longer.iterations_per_second < longer.copies_per_second
    assert longer.to_plain()["iterations_per_second"] == round(longer.iterations_per_second, 1)


def test_copies_are_of_positions_spread_over_games() -> None:
    positions = spread_positions("blackpoker", [100] * POSITIONS)
    assert len({position.digest() for position in positions}) == POSITIONS
    lives = [len(position.places[0].cards) for position in positions]
    assert max(lives) > 40 and min(lives) < 20


def test_searches_are_whole_and_where_there_is_a_choice() -> None:
    positions = spread_positions("blackpoker", [100] * POSITIONS)
    assert 10 < sum(map(is_choice, positions)) < POSITIONS
    iterations, seconds = measure_search(positions, 0.01)
    assert iterations == NormalBot.iterations and seconds >= 0.01


@pytest.mark.parametrize("seconds", [0.0, -1.0, 4000.0, float("nan")])
def test_a_time_that_makes_no_sense_is_refused(seconds: float) -> None:
    with pytest.raises(BenchError, match="more than 0 and at most 3600 seconds"):
        measure("blackpoker", seconds)
