"""The command arena: the ranking for people and programs, and what is said when something is wrong."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import rulebound
from rulebound.arena import ArenaError, Fixture, Score, play
from rulebound.arena.game import Blame
from rulebound.bots.sandbox import Walls
from rulebound.cli import app
from rulebound.cli.arena import FAULTS_SHOWN, isolation
from rulebound.terminal import saves
from rulebound.texts import Texts, languages

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing texts are errors."""
    monkeypatch.setattr("rulebound.texts.Texts", partial(Texts, strict=True))


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
        "complete",
        "played",
        "decisions",
        "seconds",
        "digest",
    ]
    assert content["games"] == ["blackpoker"] and content["played"] == 6 and content["complete"]
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
        "late ended with exit code 1; it said: AssertionError: enough (late.py:5), at its decision 3 (bp-"
        in output
    )


WRONG = [
    (("nowhere",), "There is no folder nowhere; name a folder that has bots in it."),
    ((".",), "There is no bot in ."),
    (("bots", "--games", "3"), "Games come in pairs with the sides changed; 3 is no even number above 0."),
    (("bots", "--with", "gredy"), "There is no bot 'gredy'"),
    (("bots", "--game", "chess"), "There is no game 'chess'"),
    (("bots", "--on-fault", "weep"), "On a fault a bot can lose or play at random, not 'weep'."),
    (("bots", "--seconds", "0"), "--seconds is a number from 0.01 to 86,400, not 0."),
    (("bots", "--seconds", "nan"), "--seconds is a number from 0.01 to 86,400, not nan."),
    (("bots", "--game-seconds", "inf"), "--game-seconds is a number from 0.01 to 86,400, not inf."),
    (("bots", "--memory", "99999999999999999999"), "--memory is a number from 16 to 1,048,576, not 1e+20."),
    (("bots", "--setting", "deck"), "A setting is given as name=value"),
    (("bots", "--lang", "xx"), "There is no language 'xx'; there are en, ja, zh-Hant, zh-Hans."),
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
    records = folder.parent / "records"
    code, output, errors = run(str(folder), "--games", "2", "--records", str(records))
    assert (code, output) == (2, "") and not records.exists()
    assert "A bot does not start as it should: broken ended with exit code 1" in errors
    assert "No module named 'nothing_like_this' (broken.py:1)" in errors


def test_a_single_bot_needs_company(folder: Path) -> None:
    (folder / "first.sh").unlink()
    code, _, errors = run(str(folder))
    assert (
        code == 2
        and "An arena needs two bots, and there is only brave_stdio; `--with random` adds one." in errors
    )


def too_early(*_: object) -> None:
    raise AssertionError("games were played")


def test_a_folder_for_records_is_checked_before_the_games(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.arena.Tournament.run", too_early)
    (folder.parent / "file").touch()
    code, output, errors = run(
        str(folder), "--games", "2", "--records", str(folder.parent / "file"), "--json"
    )
    assert code == 2 and "The records cannot be written to " in json.loads(output)["error"]
    assert "Give another folder." in errors


def test_records_of_two_runs_are_not_mixed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.parent / "records").mkdir()
    (folder.parent / "records" / "0003-blackpoker-a-b.json").touch()
    monkeypatch.setattr("rulebound.arena.Tournament.run", too_early)
    code, _, errors = run(str(folder), "--games", "2", "--records", str(folder.parent / "records"))
    assert code == 2 and f"There are records in {folder.parent / 'records'} already." in errors


def stop_after(games: int, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let something happen when so many games were played."""

    def stopped(fixture: Fixture) -> Score:
        if fixture.number == games:
            raise error
        return play(fixture)

    monkeypatch.setattr("rulebound.arena.tournament.play", stopped)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [(KeyboardInterrupt(), 130, "Stopped.\n"), (ArenaError("A process was killed."), 2, "A process was")],
)
def test_what_was_played_before_the_end_is_not_lost(
    error: BaseException, code: int, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(3, error, monkeypatch)
    records = folder.parent / "records"
    words = (str(folder), "--games", "4", "--seed", "2")
    exit_code, output, errors = run(*words, "--records", str(records), "--json")
    content = json.loads(output)
    assert exit_code == code and errors.startswith(said)
    assert content["complete"] is False and content["played"] == 3 and len(content["ranking"]) == 2
    assert len(list(records.iterdir())) == 3
    exit_code, output, errors = run(*words)
    assert exit_code == code and errors.startswith(said)
    assert "1.  brave_stdio      3" in output and "INCOMPLETE: 3 of 4 games in " in output


def test_stopped_before_the_first_game_is_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(0, KeyboardInterrupt(), monkeypatch)
    code, output, errors = run(str(folder), "--games", "4")
    assert (code, errors) == (130, "Stopped.\n") and "INCOMPLETE: 0 of 4 games" in output


def test_the_ranking_comes_before_a_failure_of_the_records(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rulebound.arena.records.write_whole", full)
    words = (str(folder), "--games", "2", "--records", str(folder.parent / "records"), "--json")
    code, output, errors = run(*words)
    assert code == 2 and json.loads(output)["complete"] and json.loads(output)["played"] == 2
    assert "cannot be written" in errors and errors.endswith("No space left on device.\n")


# ---- languages


SENTENCE = "first fell silent."


def scored(fixture: Fixture) -> Score:
    """A win for the first bot, a draw, a game given up, then faults only."""
    if fixture.number == 0:
        return Score(fixture, ("brave_stdio",), finished=True)
    if fixture.number == 2:
        return Score(fixture)
    blames = (Blame("first", "B", SENTENCE),) * (fixture.number > 2)
    return Score(fixture, finished=True, blames=blames)


@pytest.mark.parametrize("language", languages())
def test_people_are_told_in_their_language(
    language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All sentences there are; what bots did wrong is told by the engine, in English."""
    monkeypatch.setattr("rulebound.arena.tournament.play", scored)
    count = FAULTS_SHOWN + 4
    code, output, errors = run(str(folder), "--games", str(count), "--seed", "2", "--lang", language)
    assert (code, errors) == (0, "")
    lines = output.splitlines()
    assert len(lines) == 3 + 1 + FAULTS_SHOWN + 1 + 2
    assert len({cell_len(line) for line in lines[:3]}) == 1 and cell_len(lines[0]) <= 80
    say = Texts(language, strict=True).say
    sides: dict[str, int | str] = {"one": "brave_stdio", "won": 1, "other": "first", "lost": 0}
    assert lines[3] == say("arena-meeting", game="blackpoker", undecided=count - 1, **sides)
    assert lines[4] == say("arena-fault", number="3", game="blackpoker", sentence=SENTENCE)
    assert lines[-3] == say("arena-more-faults", count=1)
    words = set(re.findall(r"[A-Za-z_]{2,}", re.sub(f"{SENTENCE}|[0-9a-f]{{64}}", "", output)))
    assert language == "en" or words == {"brave_stdio", "first", "blackpoker", "Elo", "json"}


def test_english_counts_as_it_should(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.arena.tournament.play", scored)
    for more, said in ((1, "… and one more fault; "), (2, "… and 2 more faults; ")):
        monkeypatch.setattr("rulebound.cli.arena.FAULTS_SHOWN", 3 - more)
        output = run(str(folder), "--games", "6")[1]
        assert f"\n{said}--json lists them all.\n" in output
        assert "\nblackpoker: brave_stdio 1, first 0, 5 undecided\n" in output


@pytest.mark.parametrize("language", languages())
def test_an_early_end_is_told_in_every_language(
    language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(1, KeyboardInterrupt(), monkeypatch)
    code, output, _ = run(str(folder), "--games", "2", "--lang", language)
    args: dict[str, int | str] = {"played": 1, "planned": 2, "seconds": "TIME", "isolation": ""}
    head, _ = Texts(language, strict=True).say("arena-incomplete", **args).split("TIME")
    assert code == 130 and f"\n{head}" in output
    words = set(re.findall(r"[A-Za-z_]{2,}", re.sub("[0-9a-f]{64}", "", output)))
    assert language == "en" or words == {"brave_stdio", "first", "blackpoker", "Elo"}


def test_the_language_is_checked_before_the_bots_start(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.arena.Tournament.check", too_early)
    code, output, errors = run(str(folder), "--lang", "klingon")
    assert (code, output) == (2, "") and errors.startswith("There is no language 'klingon'; there are en, ")


def test_the_language_is_that_of_the_table_else_of_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.arena.tournament.play", scored)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "引き分け" in run(str(folder), "--games", "2")[1]
    saves.save_preferences(saves.Preferences(language="zh-Hant"))
    assert "平手" in run(str(folder), "--games", "2")[1]
    assert " draws " in run(str(folder), "--games", "2", "--lang", "en")[1]
    assert json.loads(run(str(folder), "--games", "2", "--json")[1])["ranking"][0]["bot"] == "brave_stdio"


def test_progress_is_counted_in_games_of_the_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.arena.tournament.play", scored)
    monkeypatch.setattr("rulebound.cli.output.on_terminal", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    for language, word in (("en", "games"), ("ja", "試合")):
        code, _, errors = run(str(folder), "--games", "2", "--lang", language)
        assert code == 0 and f"{word} " in errors


@pytest.mark.parametrize(
    ("walls", "said"),
    [
        (Walls(), "Bots are not isolated here: they can use the network and see other processes."),
        (
            Walls(("unshare",), True, False),
            "Bots have no network; they can see the other processes of this machine.",
        ),
        (Walls(("unshare",), True, True), "Bots have no network and see no other processes."),
    ],
)
def test_what_cannot_be_walled_off_is_said(walls: Walls, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.bots.sandbox.walls", lambda: walls)
    assert isolation(Texts("en", strict=True)) == said
    assert len({isolation(Texts(language, strict=True)) for language in languages()}) == len(languages())


# ---- names


@pytest.mark.parametrize("name", ["[/a]", "[bold]aa", ":cat:"])
def test_a_name_is_shown_as_it_is(name: str, folder: Path) -> None:
    (folder / "named").mkdir()
    (folder / "first.sh").rename(folder / "named" / "first.sh")
    content = f'command = "./first.sh"\nname = "{name}"\n'
    (folder / "named" / "bot.toml").write_text(content, encoding="utf-8")
    code, output, _ = run(str(folder), "--games", "2", "--seed", "2")
    assert code == 0 and f"2.  {name}" in output


def test_a_long_name_breaks_no_figure(folder: Path) -> None:
    (folder / "first.sh").rename(folder / f"{'first ' * 12}.sh")
    code, output, _ = run(str(folder), "--games", "2", "--seed", "2")
    assert code == 0 and "100.0%  34.2% to 100.0%  +" in output


def test_a_command_that_plays_along_is_tried_first_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.parent / "tired.py").write_text("raise SystemExit(3)", encoding="utf-8")
    monkeypatch.chdir(folder.parent)
    monkeypatch.setattr("rulebound.arena.tournament.play", too_early)
    code, _, errors = run(str(folder), "--games", "2", "--with", "command:./tired.py")
    assert code == 2 and "A bot does not start as it should: command:./tired.py ended with exit" in errors


def test_the_processor_time_follows_that_of_the_game(folder: Path) -> None:
    (folder / "first.sh").unlink()
    words = (str(folder), "--games", "2", "--with", "random", "--json")
    for seconds, processor in (("10", 300), ("600", 1500)):
        content = json.loads(run(*words, "--game-seconds", seconds)[1])
        assert content["limits"]["processor"] == processor


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["arena", "sim"])
def test_what_a_class_prints_is_no_result(command: str, jobs: str, tmp_path: Path) -> None:
    (tmp_path / "talker.py").write_text(
        "from rulebound.bots.random import RandomBot\nprint('loaded')\n\n\nclass Talker(RandomBot):\n"
        "    def answer(self, decision):\n        print('hm')\n        return 0\n",
        encoding="utf-8",
    )
    (tmp_path / "bots").mkdir()
    shutil.copy(EXAMPLES / "first.sh", tmp_path / "bots" / "first.sh")
    words = {
        "arena": ["arena", "bots", "--with", "talker:Talker"],
        "sim": ["sim", "blackpoker", "--bots", "talker:Talker,random"],
    }[command]
    done = subprocess.run(
        [sys.executable, "-m", "rulebound", *words, "--games", "2", "--jobs", jobs, "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(rulebound.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert json.loads(done.stdout)["errors"] in ([], 0)
    assert "loaded" in done.stderr and "hm" in done.stderr
