"""The benchmark: what it counts, and that its digest does not depend on how long it runs."""

import pytest

from rulebound import _build
from rulebound.sim.benchmark import GAMES_IN_DIGEST, POSITIONS, BenchError, measure, spread_positions


def test_what_is_measured() -> None:
    short, longer = measure("blackpoker", 0.05), measure("blackpoker", 0.6)
    assert short.digest == longer.digest and len(short.digest) == 64
    assert short.games >= GAMES_IN_DIGEST and longer.seconds >= 0.6
    assert longer.compiled == _build.compiled()
    assert longer.decisions_per_second == pytest.approx(longer.decisions / longer.seconds)
    assert longer.games_per_second == pytest.approx(longer.games / longer.seconds)
    assert longer.copies_per_second > longer.games_per_second


def test_copies_are_of_positions_spread_over_games() -> None:
    positions = spread_positions("blackpoker", [100] * POSITIONS)
    assert len({position.digest() for position in positions}) == POSITIONS
    lives = [len(position.places[0].cards) for position in positions]
    assert max(lives) > 40 and min(lives) < 20


@pytest.mark.parametrize("seconds", [0.0, -1.0, 4000.0, float("nan")])
def test_a_time_that_makes_no_sense_is_refused(seconds: float) -> None:
    with pytest.raises(BenchError, match="more than 0 and at most 3600 seconds"):
        measure("blackpoker", seconds)
