"""Every scenario of the library passes; each is a test of its own."""

from pathlib import Path

import pytest

from rulebound.scenarios import Scenario, coverage, library, load_library, run, scenarios_of
from rulebound.scenarios.library import short_path

LIBRARY = load_library()
PROVED_PERCENT = 95


def test_there_is_a_library() -> None:
    assert LIBRARY
    assert (library() / "blackpoker" / "first-steps.yaml").is_file()


@pytest.mark.parametrize("scenario", LIBRARY, ids=lambda one: f"{short_path(one.path)}::{one.name}")
def test_scenario(scenario: Scenario) -> None:
    assert [str(failure) for failure in run(scenario).failures] == []


def test_every_file_lies_in_the_folder_of_its_game() -> None:
    for scenario in LIBRARY:
        assert Path(short_path(scenario.path)).parts[0] == scenario.game


def test_scenarios_of_a_clause() -> None:
    found = scenarios_of("BP 2.2")
    assert "blackpoker/first-steps.yaml:14 A soldier costs a barrier and a life" in found
    assert scenarios_of("bp2.2") == found
    assert scenarios_of("BP 0.1") == []
    assert scenarios_of("AG 1.1") == []


LONG = ["battle-spirits", "fftcg", "asteriated-grail"]
"""Games whose mutants take minutes uncompiled; the compiled half of the suite tries them."""
GAMES = [
    pytest.param(game, marks=pytest.mark.compiled if game in LONG else ())
    for game in sorted({scenario.game for scenario in LIBRARY})
]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_shown_and_nearly_all_are_proved(game: str) -> None:
    covered = coverage(game)
    assert covered.index.missing + covered.rulings.missing == []
    assert covered.index.percent >= PROVED_PERCENT and covered.rulings.percent >= PROVED_PERCENT
    assert [str(line) for line in covered.unanchored] == []
