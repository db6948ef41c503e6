"""`rulebound sim` beyond a series: contests, folders, reports, and plain sentences for what is wrong."""

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.cli.sim import bar
from rulebound.sim import simulate
from rulebound.texts import Texts

SMALL = ("--setting", "deck=entry16")
SERIES = ("sim", "blackpoker", "--games", "6", "--seed", "3", *SMALL)
PLAIN_KEYS = {"game", "games", "finished", "capped", "longest", "draws", "wins", "errors", "decisions"}
PLAIN_KEYS |= {"seconds", "decisions_per_second", "digest", "bots", "seed", "settings", "shares"}


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def run_json(*words: str) -> Any:
    code, output, errors = run(*words, "--json")
    assert (code, errors) == (0, ""), errors
    return json.loads(output)


def test_details_are_added_and_change_no_game() -> None:
    plain, more = run_json(*SERIES), run_json(*SERIES, "--details")
    assert set(plain) == PLAIN_KEYS
    assert set(more) - PLAIN_KEYS == {"first_player", "lengths", "cards"}
    assert plain["digest"] == more["digest"]
    assert more["cards"]["CA"]["in_deck"]["games"] == 12 and more["lengths"]["longest"] == more["longest"]


def test_what_was_asked_for_is_in_the_answer() -> None:
    told = run_json(*SERIES, "--bots", "random,greedy")
    assert (told["bots"], told["seed"], told["settings"]) == (["random", "greedy"], 3, {"deck": "entry16"})
    for wins, share in zip(told["wins"], told["shares"], strict=True):
        assert (share["games"], share["wins"], share["share"]) == (6, wins, round(wins / 6, 4))
        assert share["interval"][0] <= share["share"] <= share["interval"][1]
    contest = run_json(
        "sim", "battle-spirits", "--matrix", "--decks", "red,blue", "--games", "1", "--seed", "2"
    )
    assert (contest["bots"], contest["seed"], contest["settings"]) == (["random"], 2, {})


def test_a_folder_keeps_the_run_and_its_report(tmp_path: Path) -> None:
    out = tmp_path / "run"
    code, output, _ = run(*SERIES, "--out", str(out))
    assert code == 0 and output.endswith(f"report {out / 'report.html'}\n")
    assert {"plan.json", "games.jsonl", "result.json", "report.html"} <= {path.name for path in out.iterdir()}
    more = run_json(*SERIES[:3], "9", *SERIES[4:], "--out", str(out))
    here = simulate("blackpoker", ["random"], 9, 3, settings={"deck": "entry16"})
    assert more["games"] == 9 and more["digest"] == here.digest
    code, _, errors = run(*SERIES, "--pairs", "--bots", "random,greedy", "--out", str(out))
    assert code == 2 and "holds another simulation (bots: random, random; here: random, greedy)" in errors


def test_a_round_robin_for_people_and_programs() -> None:
    words = ("sim", "blackpoker", "--round-robin", "--bots", "random,rulebound.bots.random:RandomBot", *SMALL)
    code, output, errors = run(*words, "--games", "24")
    assert (code, errors) == (0, "")
    assert "random against " in output and "strength" in output
    assert "The first player won " in output and "24 of 24 games finished" in output
    told = run_json(*words, "--games", "4")
    assert told["kind"] == "round-robin" and [cell["games"] for cell in told["cells"]] == [4]
    assert told["cells"][0]["pairs"]["pairs"] == 2 and len(told["ratings"]) == 2


def test_a_matrix_names_the_decks_as_they_were_given() -> None:
    told = run_json(
        "sim", "battle-spirits", "--matrix", "--decks", "red,blue", "--no-mirrors", "--games", "2"
    )
    assert told["entrants"] == ["red", "blue"] and [cell["games"] for cell in told["cells"]] == [2]


def test_it_stops_when_the_interval_is_narrow_enough() -> None:
    told = run_json("sim", "blackpoker", *SMALL, "--games", "500", "--until-width", "0.45")
    assert told["games"] == 20


WRONG = [
    (("--matrix", "--gauntlet"), "Give --matrix or --gauntlet, not both."),
    (("--matrix",), "Nobody brings a deck to blackpoker"),
    (("--round-robin", "--bots", "random"), "A round robin needs at least 2 bots, not 1."),
    (("--gauntlet", "--bots", "random,randm"), "There is no bot 'randm'"),
    (("--gauntlet", "--bots", "random,greedy", "--pairs"), "always plays in pairs"),
    (("--pairs",), "Games in pairs need two different bots"),
    (("--until-width", "0"), "The width of an interval is more than 0 and less than 1, not 0."),
    (("--until-width", "-1"), "The width of an interval is more than 0 and less than 1, not -1."),
    (("--games", "-3", "--round-robin", "--bots", "random,greedy"), "There must be at least 1 game, not -3."),
    (("--jobs", "-2"), "There must be at least 1 process (jobs), not -2."),
    (("--parquet",), "--parquet needs --out FOLDER"),
    (("--png",), "--png needs --out FOLDER"),
    (("--out", "/proc/none/run"), "The folder /proc/none/run cannot be used"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_plainly(words: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run("sim", "blackpoker", *words)
    assert (code, output) == (2, "") and sentence in errors
    assert len(errors.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--decks", "rde,red"), "rde is no ready-made deck of battle-spirits, and no file"),
        (("--decks", "red,red"), "A matrix is of different decks; red is there twice."),
        (("--decks", "red"), "A matrix needs at least 2 decks, not 1."),
        (("--bots", "random,greedy"), "name 1 bot, not 2"),
        (("--characters", "priest"), "A matrix is of decks; leave --characters out."),
    ],
)
def test_what_is_wrong_with_a_matrix(words: tuple[str, ...], sentence: str) -> None:
    code, output, _ = run("sim", "battle-spirits", "--matrix", *words, "--json")
    assert code == 2 and sentence in json.loads(output)["error"]


def test_decks_have_the_names_of_the_user_in_all_files(tmp_path: Path) -> None:
    deck = tmp_path / "red.txt"
    deck.write_text(run("deck", "export", "battle-spirits", "red")[1], encoding="utf-8")
    words = ("sim", "battle-spirits", "--decks", f"{deck},blue", "--games", "1")
    told = run_json(*words, "--out", str(tmp_path / "run"))
    kept = json.loads((tmp_path / "run" / "result.json").read_text(encoding="utf-8"))
    assert told["pairings"][0]["decks"] == kept["pairings"][0]["decks"] == [str(deck), "blue"]


def test_details_show_cards_also_where_nobody_brings_them() -> None:
    code, output, _ = run("sim", "asteriated-grail", "--games", "2", "--details")
    head, *rows = output[output.index("card ") :].splitlines()
    assert code == 0 and head.split()[:4] == ["card", "in", "deck", "drawn"]
    assert rows[0].split()[-2:] == ["–", "–"] and rows[0].count("%") == 2


def test_the_bar_says_how_much_time_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rulebound.cli.sim.on_terminal", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    with bar(2, Texts("en")) as progress:
        assert progress is not None
        progress(1, 2)
        sleep(1.1)  # the second that has gone by is not left
        progress(2, 2)
    *_, last = capsys.readouterr().err.split("2/2")
    assert "00:00" in last and "left" in last


def test_a_contest_tells_of_characters_too() -> None:
    twin = "rulebound.bots.random:RandomBot"
    words = ("sim", "asteriated-grail", "--round-robin", "--bots", f"random,{twin}", "--games", "2")
    told = run_json(*words)
    seats = sum(record["games"] for record in told["characters"].values())
    assert seats >= 8 and {effect["name"] for effect in told["character_effects"]} == set(told["characters"])
    code, output, _ = run(*words)
    assert code == 0 and "\ncharacter " in output and next(iter(told["characters"])) in output
