"""How well the bots play: greedy beats random, in a small sample and, in the long run, in 400 games."""

import pytest

from rulebound.sim import simulate, wilson_interval


def test_greedy_beats_random() -> None:
    result = simulate("blackpoker", ["greedy", "random"], games=30, seed=11)
    assert result.errors == [] and result.capped == 0
    assert result.wins[0] >= 18


@pytest.mark.soak
def test_greedy_wins_four_of_five_games_against_random() -> None:
    result = simulate("blackpoker", ["greedy", "random"], games=400, seed=1, jobs=2)
    assert result.errors == [] and result.finished == 400
    assert result.wins[0] >= 320
    assert wilson_interval(result.wins[0], 400)[0] > 0.8
