"""How well the bots play: greedy beats random, in a small sample and, in the long run, in 400 games."""

import pytest

from rulebound.games import rulebook_names
from rulebound.sim import simulate, wilson_interval

GAMES = rulebook_names()
LONG = ["battle-spirits", "fftcg", "asteriated-grail"]
"""Games that take long uncompiled; the compiled half of the suite plays them."""
NAMES = [pytest.param(game, marks=pytest.mark.compiled if game in LONG else ()) for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_greedy_beats_random(game: str) -> None:
    result = simulate(game, ["greedy", "random"], games=30, seed=11)
    assert result.errors == [] and result.capped == 0
    assert result.wins[0] >= 18


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_greedy_nearly_always_wins_against_random(game: str) -> None:
    result = simulate(game, ["greedy", "random"], games=400, seed=1, jobs=2)
    assert result.errors == [] and result.finished == 400
    assert result.wins[0] >= 340
    assert wilson_interval(result.wins[0], 400)[0] > 0.8
