"""The conformance kit on every registered game, and on the probe: a few games here, many under soak."""

import pytest
from tests.probe import ProbeRulebook

from rulebound.games import rulebook_named, rulebook_names
from rulebound.kernel.rulebook import Rulebook
from rulebound.testing import Report, check

GAMES: dict[str, Rulebook] = {name: rulebook_named(name) for name in rulebook_names()}
GAMES["probe"] = ProbeRulebook()
FEW = dict.fromkeys(GAMES, 15) | {"asteriated-grail": 8}
"""How many games are a few; with six seats to look from, each one takes long."""
FIRST = dict.fromkeys(GAMES, 1) | {"battle-spirits": 12}
"""With which seed they begin, so that every check has its occasion in a few games."""
MANY = 300


def holds(report: Report, games: int) -> None:
    """Nothing failed, and every check was made."""
    assert report.passed, report
    assert not report.untried, report
    assert report.games == games
    assert report.longest * games >= report.decisions > games


LONG = ["battle-spirits", "fftcg", "asteriated-grail"]
"""Games that take long uncompiled; the compiled half of the suite plays them."""
NAMES = [pytest.param(name, marks=pytest.mark.compiled if name in LONG else ()) for name in GAMES]


@pytest.mark.parametrize("name", NAMES)
def test_a_few_games_keep_every_promise(name: str) -> None:
    holds(check(GAMES[name], games=FEW[name], seed=FIRST[name]), FEW[name])


@pytest.mark.parametrize("name", LONG)
def test_one_long_game_keeps_every_promise(name: str) -> None:
    assert check(GAMES[name], games=1).passed


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_games_keep_every_promise(name: str) -> None:
    holds(check(GAMES[name], games=MANY, seed=1000, jobs=2), MANY)
