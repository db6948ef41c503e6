"""The command arena: the ranking for people and programs, and what is said when something is wrong."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulebound
from rulebound.cli import app

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two of the examples that start quickly."""
    bots = tmp_path / "bots"
    bots.mkdir()
    for name in ("brave_stdio.py", "first.sh"):
        shutil.copy(EXAMPLES / name, bots / name)
    return bots


def test_the_ranking_for_people(folder: Path) -> None:
    code, output, errors = run(str(folder), "--games", "4", "--seed", "2")
    assert (code, errors) == (0, "")
    lines = output.splitlines()
    assert lines[0].split() == [
        "bot",
        "games",
        "wins",
        "draws",
        "share",
        "95",
        "%",
        "interval",
        "Elo",
        "faults",
    ]
    assert lines[1].startswith("1.  brave_stdio") and lines[2].startswith("2.  first")
    assert "blackpoker: brave_stdio 4, first 0" in output
    assert "4 games in " in output and "Bots " in output and "seed 2, digest " in output


def test_the_results_for_programs_and_the_records(folder: Path, tmp_path: Path) -> None:
    words = (str(folder), "--games", "2", "--with", "random", "--seed", "2", "--json")
    code, output, errors = run(*words, "--records", str(tmp_path / "records"))
    assert (code, errors) == (0, "") and output.count("\n") == 1
    content = json.loads(output)
    assert list(content) == [
        "games",
        "bots",
        "seed",
        "settings",
        "on_fault",
        "limits",
        "isolation",
        "ranking",
        "meetings",
        "faults",
        "errors",
        "played",
        "decisions",
        "seconds",
        "digest",
    ]
    assert content["games"] == ["blackpoker"] and content["played"] == 6
    assert {line["bot"] for line in content["ranking"]} == {"brave_stdio", "first", "random"}
    assert all(line["games"] == 4 and len(line["interval"]) == 2 for line in content["ranking"])
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 6 and files[0].name == "0000-blackpoker-brave_stdio-first.json"
    for file in files:
        rulebound.verify(rulebound.read_record(file.read_bytes()), rulebound.rulebook_named("blackpoker"))
    again = json.loads(run(*words)[1])
    assert again["digest"] == content["digest"]


def test_without_a_seed_the_deals_differ(folder: Path) -> None:
    seeds = {json.loads(run(str(folder), "--games", "2", "--json")[1])["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_faults_are_shown(folder: Path) -> None:
    (folder / "late.py").write_text(
        "import json, sys\nfor line in sys.stdin:\n    said = json.loads(line)\n"
        "    if said['type'] == 'decide':\n        assert said['number'] < 3, 'enough'\n"
        "        print(json.dumps({'type': 'choose', 'number': said['number'], 'option': 0}), flush=True)\n",
        encoding="utf-8",
    )
    (folder / "first.sh").unlink()
    code, output, _ = run(str(folder), "--games", "2", "--seed", "2")
    assert code == 0
    assert (
        "late ended with exit code 1; it said last: AssertionError: enough, at its decision 3 (bp-" in output
    )


WRONG = [
    (("nowhere",), "There is no folder nowhere; name a folder that has bots in it."),
    ((".",), "There is no bot in ."),
    (("bots", "--games", "3"), "Games come in pairs with the sides changed; 3 is no even number above 0."),
    (("bots", "--with", "gredy"), "There is no bot 'gredy'"),
    (("bots", "--game", "chess"), "There is no game 'chess'"),
    (("bots", "--on-fault", "weep"), "On a fault a bot can lose or play at random, not 'weep'."),
    (("bots", "--seconds", "0"), "Times and memory must be more than nothing."),
    (("bots", "--setting", "deck"), "A setting is given as name=value"),
    (("bots", "--jobs", "0"), "There must be at least 1 process (jobs), not 0."),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_what_is_wrong_is_told_in_a_sentence(
    words: tuple[str, ...], sentence: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder.parent / "empty").mkdir()
    monkeypatch.chdir(folder.parent if words[0] == "bots" else folder.parent / "empty")
    code, output, errors = run(*words, "--json")
    assert code == 2 and sentence in errors and sentence in json.loads(output)["error"]


def test_a_bot_that_does_not_start(folder: Path) -> None:
    (folder / "broken.py").write_text("import nothing_like_this\n", encoding="utf-8")
    code, output, errors = run(str(folder), "--games", "2")
    assert (code, output) == (2, "")
    assert "A bot does not start as it should: broken ended with exit code 1" in errors
    assert "No module named 'nothing_like_this'" in errors


def test_a_single_bot_needs_company(folder: Path) -> None:
    (folder / "first.sh").unlink()
    code, _, errors = run(str(folder))
    assert (
        code == 2
        and "An arena needs two bots, and there is only brave_stdio; `--with random` adds one." in errors
    )


def test_a_folder_for_records_is_checked_before_the_games(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_early(*_: object) -> None:
        raise AssertionError("games were played")

    monkeypatch.setattr("rulebound.arena.Tournament.run", too_early)
    (folder.parent / "file").touch()
    code, output, errors = run(
        str(folder), "--games", "2", "--records", str(folder.parent / "file"), "--json"
    )
    assert code == 2 and "The records cannot be written to " in json.loads(output)["error"]
    assert "Give another folder." in errors
