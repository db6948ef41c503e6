"""The commands games, sim, bench and check: text for people, one JSON object for programs."""

import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from rulebound import _build, rulebooks
from rulebound.cli import app
from rulebound.cli.bench import show
from rulebound.sim import derived_seed
from rulebound.terminal.saves import FOLDER_VARIABLE
from rulebound.testing import Report
from rulebound.texts import Texts, languages


def run(*words: str) -> tuple[int, str, str]:
    """Run a command: its exit code, what it wrote, and what it said on standard error."""
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def run_json(*words: str) -> Any:
    """The one object that a command writes with --json."""
    code, output, errors = run(*words, "--json")
    assert (code, errors) == (0, "")
    return only_object(output)


def only_object(output: str) -> dict[str, Any]:
    content = json.loads(output)
    assert isinstance(content, dict) and output.count("\n") == 1
    return content


# ---- games


def test_games() -> None:
    code, output, errors = run("games")
    assert (code, errors) == (0, "")
    assert output.startswith("blackpoker (BP): 2 seats, ")
    assert "  deck: full54, entry20, entry16  (BP R4)\n" in output


def test_games_as_json() -> None:
    (game,) = (game for game in run_json("games")["games"] if game["game"] == "blackpoker")
    assert game["prefix"] == "BP" and game["seats"] == [2]
    assert game["decks"] == ["full54", "entry20", "entry16"]
    assert {
        "name": "edition",
        "values": ["sheet", "published"],
        "default": "sheet",
        "clause": "BP R9",
    } in game["settings"]
    assert game["clauses"] + game["rulings"] == len(rulebooks.load("blackpoker")) and game["rulings"] > 9


# ---- sim


SIM = ("sim", "blackpoker", "--bots", "random,random", "--games", "8", "--seed", "3")


def test_sim_as_json_has_exactly_these_keys() -> None:
    content = run_json(*SIM)
    assert list(content) == [
        "game",
        "bots",
        "seed",
        "settings",
        "games",
        "finished",
        "capped",
        "longest",
        "draws",
        "wins",
        "shares",
        "errors",
        "decisions",
        "seconds",
        "decisions_per_second",
        "digest",
    ]
    assert (
        content["game"] == "blackpoker"
        and content["games"] == content["finished"] == sum(content["wins"]) == 8
    )


def test_sim_with_two_processes_plays_the_same_games() -> None:
    assert run_json(*SIM)["digest"] == run_json(*SIM, "--jobs", "2")["digest"]


def test_sim_for_people() -> None:
    code, output, errors = run(*SIM)
    assert (code, errors) == (0, "")
    assert "95 % interval" in output and "8 of 8 games finished, 0 drawn, 0 capped, 0 errors" in output
    assert output.splitlines()[1].startswith("random ") and " to " in output.splitlines()[1]


def test_sim_with_settings() -> None:
    plain = run_json(*SIM)
    assert run_json(*SIM, "--setting", "deck=full54")["digest"] == plain["digest"]
    small = run_json(*SIM, "--setting", "deck=entry16", "--setting", "edition=published")
    assert small["digest"] != plain["digest"] and small["finished"] == 8


def test_sim_with_a_bot_of_ones_own_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from rulebound.bots.random import RandomBot\n\n\nclass Lucky(RandomBot):\n    pass\n"
    (tmp_path / "my_lucky_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry != ""])
    content = run_json("sim", "blackpoker", "--bots", "my_lucky_bot:Lucky,random", "--games", "2")
    assert content["finished"] == 2


def test_sim_tells_errors_and_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from rulebound.bots import Bot\n\n\nclass Lost(Bot):\n    looks = False\n"
    (tmp_path / "my_lost_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ("sim", "blackpoker", "--bots", "my_lost_bot:Lost", "--games", "12", "--json")
    exit_code, output, errors = run(*words)
    assert exit_code == 1
    assert only_object(output)["errors"] == 12
    told = "NotImplementedError: a bot has a method `choose`, or `looks = False` and a method `answer`"
    assert f"Seed {derived_seed(0, 0)}, after 0 decisions: {told}\n" in errors
    assert errors.endswith("… and 2 more errors.\n")


# ---- bench


def test_bench_as_json() -> None:
    content = run_json("bench", "blackpoker", "--seconds", "0.1")
    assert list(content) == ["games", "version"] and content["version"] == _build.describe()
    (game,) = content["games"]
    assert list(game) == [
        "game",
        "compiled",
        "decisions_per_second",
        "copies_per_second",
        "iterations_per_second",
        "games_per_second",
        "digest",
        "decisions",
        "games",
        "seconds",
    ]
    assert game["compiled"] is _build.compiled() and game["decisions_per_second"] > 100


def test_bench_for_people_measures_every_game() -> None:
    code, output, errors = run("bench", "--seconds", "0.1", "--lang", "en")
    assert (code, errors) == (0, "")
    assert output.startswith(_build.describe()) and "decisions/s" in output and "\nblackpoker " in output


@pytest.mark.parametrize("language", languages())
def test_bench_tells_people_in_their_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.texts.Texts", partial(Texts, strict=True))
    monkeypatch.setattr("rulebound.cli.bench.on_terminal", lambda: True)
    code, output, errors = run("bench", "blackpoker", "--seconds", "0.1", "--lang", language)
    said = Texts(language, strict=True).say("bench-measuring", game="blackpoker")
    assert (code, errors) == (0, f"{said}\n")
    assert max(map(cell_len, output.splitlines())) <= 80
    words = set(re.findall(r"[A-Za-z]{2,}", re.sub(r"\b[0-9a-f]{16}\b", "", output)))
    assert language == "en" or words - {"mypyc"} == {"rulebound", "Python", "blackpoker"}


@pytest.mark.parametrize("compiled", [True, False])
def test_bench_tells_the_version_as_it_is_told_elsewhere(
    compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rulebound._build.compiled", lambda: compiled)
    show([], Texts("en", strict=True))
    assert capsys.readouterr().out.startswith(f"{_build.describe()}\n")


def test_bench_refuses_a_language_before_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.sim.benchmark.measure", None)
    code, output, errors = run("bench", "--lang", "xx")
    assert (code, output) == (2, "") and errors.startswith("There is no language 'xx'; there are en, ja, ")


def test_bench_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "迭代/秒" in run("bench", "blackpoker", "--seconds", "0.1")[1]


# ---- check


def test_check_as_json() -> None:
    content = run_json("check", "blackpoker", "--games", "1", "--seed", "1")
    assert list(content) == ["passed", "games", "decisions", "checks", "failures"]
    assert content["passed"] is True and content["games"] == 1 and content["failures"] == []
    assert content["checks"]["options"] >= content["decisions"] > 20


def test_check_for_people() -> None:
    code, output, errors = run("check", "blackpoker", "--games", "1", "--seed", "1")
    assert (code, errors) == (0, "")
    assert "  options: something is always offered, and everything offered is legal\n" in output
    assert output.splitlines()[-1].startswith("1 game, ") and output.endswith(": passed.\n")


def test_check_fails_when_the_kit_does(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = "copy: the copy changed its original (seed 4, decision 7)"
    asked: list[tuple[Any, ...]] = []

    def check(*arguments: Any) -> Report:
        asked.append(arguments)
        return Report(False, 2, 1345, 200, {"copy": 1012, "undo": 0}, [failure])

    monkeypatch.setattr("rulebound.testing.check", check)
    words = ("check", "blackpoker", "--games", "2", "--seed", "1", "--jobs", "2")
    exit_code, output, _ = run(*words)
    assert exit_code == 1 and asked == [("blackpoker", 2, 1, 2, None)]
    assert "    1,012  copy: a copy is equal" in output
    assert f"FAILED  {failure}\n" in output
    assert "Never tried, for want of an occasion: undo." in output
    assert "2 games, 1,345 decisions, the longest had 200: 1 failure.\n" in output
    exit_code, output, _ = run(*words, "--json")
    assert exit_code == 1 and only_object(output)["passed"] is False
