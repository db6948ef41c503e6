"""`rulebound rules show` and `search`: text for people, one JSON object for programs, a plain sentence and
exit code 2 for what cannot be found.
"""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from rulebound import rulebooks
from rulebound.cli.rules import app


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.stdout, result.stderr


def only_object(output: str) -> dict[str, Any]:
    content = json.loads(output)
    assert isinstance(content, dict) and output.count("\n") == 1
    return content


@pytest.mark.parametrize("typed", [["BP 3.2"], ["bp3.2"], ["BP", "3.2"]])
def test_show(typed: list[str]) -> None:
    code, output, errors = run("show", *typed)
    assert (code, errors) == (0, "")
    assert output.startswith("BP 3.2  No swapping barriers\nBlackPoker, restriction;")
    assert "The left-right order of barriers is not changed." in output
    assert "Example" in output


def test_show_ruling_with_reason_and_setting() -> None:
    _, output, _ = run("show", "BP R1")
    assert "Reason" in output
    assert "throw_damage_suit: clubs (default), spades" in output


def test_show_says_when_the_language_is_missing() -> None:
    assert "English only so far" in run("show", "BP R1", "--lang", "ja")[1]
    assert "English only so far" not in run("show", "BP R1")[1]
    assert run("show", "BP R1", "--lang", "tlh")[0] == 2


def test_show_json() -> None:
    code, output, errors = run("show", "bp r4.22", "--json", "--lang", "ja")
    content = only_object(output)
    assert (code, errors) == (0, "")
    assert content["id"] == "BP R4.22" and content["game"] == "blackpoker" and content["language"] == "en"
    assert content["text"] == rulebooks.clause("BP R4.22").text


def test_show_unknown() -> None:
    code, output, errors = run("show", "BP", "3.9")
    assert (code, output) == (2, "")
    assert errors.startswith('There is no clause "BP 3.9". The nearest are ') and errors.count("\n") == 1


def test_show_unknown_json() -> None:
    code, output, errors = run("show", "BP 3.9", "--json")
    content = only_object(output)
    assert code == 2
    assert content["error"] == errors.strip()
    assert set(content["nearest"]) == {"BP 3.1", "BP 3.2"}


def test_search() -> None:
    code, output, _ = run("search", "防壁破壊")
    assert code == 0
    assert output.startswith("BP 20.1  ") and output.endswith("1 clause\n")


def test_search_finds_nothing() -> None:
    assert run("search", "xyzzy") == (0, 'No clause contains "xyzzy".\n', "")


def test_search_json() -> None:
    code, output, errors = run("search", "set", "barrier", "--game", "BP", "--json")
    content = only_object(output)
    assert (code, errors) == (0, "")
    assert content["query"] == "set barrier"
    expected = [clause.id for clause in rulebooks.search("set barrier", "blackpoker")]
    assert [clause["id"] for clause in content["clauses"]] == expected
    assert content["count"] == len(expected) > 0


def test_search_in_unknown_game() -> None:
    code, output, errors = run("search", "barrier", "--game", "chess")
    assert (code, output) == (2, "")
    assert errors.startswith('There is no rulebook "chess".')
    assert only_object(run("search", "barrier", "--game", "chess", "--json")[1])["error"] == errors.strip()
