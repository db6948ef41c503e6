"""`rulebound load`: a small run for real, and what it says of lost and doubled choices."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.server import load


def run(*words: str) -> tuple[int, str, str]:
    """A load run: its exit code, output and errors."""
    result = CliRunner().invoke(app, ["load", *words])
    return result.exit_code, result.stdout, result.stderr


def test_a_small_run_loses_nothing() -> None:
    """Two tables for two seconds: every choice is answered and kept."""
    code, output, errors = run("--tables", "2", "--seconds", "2", "--json")
    told = json.loads(output)
    assert (code, errors) == (0, "")
    assert (told["tables"], told["sockets"]) == (2, 4)
    assert (told["errors"], told["lost"], told["doubled"]) == (0, 0, 0)
    assert told["choices"] >= 4
    assert 0 < told["p50_ms"] <= told["p99_ms"]


@pytest.mark.parametrize(
    ("answered", "kept", "found"),
    [
        (["a", "b", "c"], ["a", "b", "c"], (0, 0)),
        (["a", "b", "c"], ["a", "b"], (1, 0)),
        (["a", "b", "c"], ["a", "b", "b", "c"], (0, 1)),
        ([], ["a"], (0, 1)),
        (["a"], [], (1, 0)),
    ],
)
def test_choices_are_compared_with_the_record(
    answered: list[str], kept: list[str], found: tuple[int, int]
) -> None:
    """What is missing was lost, what is too much was doubled."""
    assert load.compared(answered, kept) == found


@pytest.mark.parametrize(("lost", "code"), [(0, 0), (1, 1)])
def test_a_lost_choice_is_a_failure(lost: int, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, with the figures all the same."""

    async def measured(*_: Any) -> load.Figures:
        return load.Figures(tables=3, sockets=6, choices=9, lost=lost, waits=[0.01, 0.02, 0.5])

    monkeypatch.setattr(load, "run", measured)
    found, output, _ = run("--tables", "3")
    assert found == code
    assert f"lost     {lost}" in output
    assert "p99      500.0 ms" in output


def test_a_game_has_a_player_at_every_seat() -> None:
    """Six at a table of teams, and none of them is lost."""
    code, output, errors = run("--tables", "1", "--seconds", "2", "--game", "asteriated-grail", "--json")
    told = json.loads(output)
    assert (code, errors) == (0, "")
    assert (told["sockets"], told["errors"], told["lost"], told["doubled"]) == (6, 0, 0, 0)
    assert told["choices"] >= 2


def test_a_game_that_is_not_there_is_told_plainly() -> None:
    """With the games that are."""
    code, _, errors = run("--game", "chess")
    assert (code, "blackpoker" in errors) == (2, True)
