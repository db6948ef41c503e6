"""The command line as a whole: help, version, start-up, and what is said when something is wrong."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from rulebound import _build
from rulebound.cli import COMMANDS, app, load
from rulebound.cli.names import complete_bot, complete_game
from rulebound.cli.output import fail, told_plainly
from rulebound.kernel.refusal import SetupError


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def python(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], check=False, capture_output=True, text=True)


# ---- help and version


def test_version() -> None:
    assert run("--version") == (0, _build.describe() + "\n", "")


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_help_lists_every_command_with_its_line(words: tuple[str, ...]) -> None:
    code, output, errors = run(*words)
    assert (code, errors) == (0, "")
    for name, (_, line) in COMMANDS.items():
        assert f"  {name}" in output and line in output
    assert "Examples:" in output and "--install-completion" in output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_its_line(name: str) -> None:
    code, output, errors = run(name, "--help")
    assert (code, errors) == (0, "")
    assert output.startswith(f"Usage: rulebound {name} ")
    assert COMMANDS[name][1].rstrip(".") in " ".join(output.split())


@pytest.mark.parametrize("name", ["play", "games", "replay", "sim", "bench", "check"])
def test_help_has_examples_and_json(name: str) -> None:
    _, output, _ = run(name, "--help")
    assert "Examples:" in output and f"\n    rulebound {name}" in output and "--json" in output


def test_only_the_command_that_runs_is_loaded() -> None:
    program = (
        "import sys\n"
        "from rulebound.cli import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'rich', 'textual', 'ruamel', 'concurrent.futures', 'rulebound.sim', 'rulebound.bots'}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = python("-c", program)
    assert done.returncode == 0 and done.stderr == "[]\n"


def test_the_version_comes_at_once() -> None:
    spent = []
    for _ in range(4):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert python("-m", "rulebound", "--version").stdout == _build.describe() + "\n"
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(spent) < 0.3


def test_the_shell_completes_commands_games_and_bots() -> None:
    assert complete_game("bl") == ["blackpoker"] and complete_game("x") == []
    assert complete_bot("gr") == ["greedy"]
    assert "random,greedy" in complete_bot("random,")
    words = {"_RULEBOUND_COMPLETE": "complete_bash", "COMP_WORDS": "rulebound be", "COMP_CWORD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", "from rulebound.cli import main; main()"],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **words},
    )
    assert done.stdout.split() == ["bench"]


# ---- what is wrong


WRONG = [
    (("sim", "chess"), "There is no game 'chess'; there are asteriated-grail, battle-spirits, blackpoker"),
    (("sim", "blackpoker", "--bots", "randm"), "There is no bot 'randm'; there are random, greedy"),
    (
        ("sim", "blackpoker", "--bots", "random,random,random"),
        "has 2 sides: name 2 bots, or 1 for all of them, not 3.",
    ),
    (("sim", "blackpoker", "--bots", "random,"), "--bots is a list of names with a comma between them"),
    (("sim", "blackpoker", "--bots", "no_such:Bot"), "The bot 'no_such:Bot' cannot be loaded"),
    (("sim", "blackpoker", "--games", "0"), "There must be at least 1 game, not 0."),
    (("sim", "blackpoker", "--games", "-3"), "There must be at least 1 game, not -3."),
    (("sim", "blackpoker", "--jobs", "0"), "There must be at least 1 process"),
    (("sim", "blackpoker", "--setting", "deck"), "A setting is given as name=value"),
    (("sim", "blackpoker", "--setting", "deck="), "A setting is given as name=value"),
    (("sim", "blackpoker", "--setting", "dek=full54"), "blackpoker has no setting 'dek'; it has deck, "),
    (("sim", "blackpoker", "--setting", "deck=full"), "is one of full54, entry20, entry16, not 'full'"),
    (
        ("sim", "blackpoker", "--setting", "deck=full54", "--setting", "deck=entry20"),
        "The setting deck is given twice",
    ),
    (("sim", "battle-spirits", "--decks", "red,"), "--decks is a list of names or files with a comma"),
    (("sim", "battle-spirits", "--decks", "rde"), "rde is no ready-made deck of battle-spirits, and no file"),
    (("sim", "battle-spirits", "--decks", "red,red,red"), "brings a deck: name 2, or 1 for all, not 3."),
    (("sim", "blackpoker", "--decks", "red"), "Nobody brings a deck to blackpoker; choose one"),
    (("sim", "asteriated-grail", "--decks", "red"), "Nobody brings a deck to asteriated-grail; leave"),
    (("bench", "chess"), "There is no game 'chess'"),
    (("bench", "--seconds", "0"), "more than 0 and at most 3600 seconds, not for 0"),
    (("check", "chess"), "There is no game 'chess'"),
    (("check", "blackpoker", "--games", "0"), "There must be at least 1 game, not 0."),
    (("check", "blackpoker", "--jobs", "-1"), "There must be at least 1 process"),
    (("check", "blackpoker", "--jobs", "9" * 30), "There can be 1,000 processes (jobs) at most, not 999,"),
    (("sim", "blackpoker", "--jobs", "9" * 30), "There can be 1,000 processes (jobs) at most, not 999,"),
]

MISTYPED = [
    (("sym",), "No such command 'sym'. Did you mean 'sim'?"),
    (("sim",), "Missing argument 'GAME'"),
    (("sim", "blackpoker", "--games", "many"), "Invalid value for '--games'"),
    (("sim", "blackpoker", "--game", "3"), "No such option: --game"),
    (("games", "blackpoker"), "unexpected extra argument"),
    (("--verzion",), "No such option: --verzion"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG + MISTYPED)
def test_what_is_wrong_is_told_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run(*words)
    assert (code, output) == (2, "")
    assert sentence in errors and "Traceback" not in errors


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_a_mistake_is_one_line(words: tuple[str, ...], sentence: str) -> None:
    _, _, errors = run(*words)
    assert errors.count("\n") == 1 and errors.endswith(".\n")


@pytest.mark.parametrize(("words", "sentence"), WRONG + MISTYPED)
def test_what_is_wrong_is_one_object_as_json(words: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run(*words, "--json")
    assert code == 2 and output.count("\n") == 1
    content = json.loads(output)
    assert list(content) == ["error"]
    assert sentence in content["error"] or "No such option: --json" in content["error"]
    assert content["error"] in errors


def test_whatever_bytes_a_name_has_it_can_be_shown() -> None:
    words = ("-m", "rulebound", "rules", "search", "\udcff")
    done = python(*words)
    assert (done.returncode, done.stdout, done.stderr) == (0, 'No clause contains "\\udcff".\n', "")
    done = python(*words, "--json")
    assert (done.returncode, json.loads(done.stdout)["query"]) == (0, "\udcff")


def test_a_mistake_that_a_command_does_not_tell_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def games() -> None:
        raise SetupError("There is no such table.")

    monkeypatch.setattr("rulebound.cli.games.games", games)
    assert run("games") == (2, "", "There is no such table.\n")


def test_fail_and_told_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        fail("That cannot be.", as_json=True)
    assert ended.value.exit_code == 2
    assert capsys.readouterr() == ('{"error":"That cannot be."}\n', "That cannot be.\n")
    with pytest.raises(typer.Exit), told_plainly():
        raise SetupError("Nor that.")
    assert capsys.readouterr() == ("", "Nor that.\n")
    with pytest.raises(ZeroDivisionError), told_plainly():
        raise ZeroDivisionError


def test_the_installed_script_and_the_module_are_the_same(tmp_path: Path) -> None:
    done = python("-m", "rulebound", "sim", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    names = "asteriated-grail, battle-spirits, blackpoker, fftcg"
    assert done.stderr == f"There is no game 'chess'; there are {names}.\n"


def test_load_gives_commands_their_own_name() -> None:
    for name in ("games", "sim", "bench", "check", "rules"):
        assert load(name).name == name
