"""`rulebound deck`: what is wrong is told with line, clause and remedy; and decks for play and sim."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rulebound.cli import app

FORTY = "".join(f"3 26RSD01-{n:03}\n" for n in range(1, 14)) + "1 Flame Hurricane\n"


def run(*words: str, typed: str | bytes = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text(FORTY, encoding="utf-8")
    return file


def check(text: str, *words: str) -> tuple[int, str, str]:
    return run("deck", "check", "battle-spirits", "-", *words, typed=text)


# ---- check


def test_a_good_deck(deck: Path) -> None:
    told = f"{deck}: 40 cards, 14 different ones; it may be played.\n"
    assert run("deck", "check", "battle-spirits", str(deck)) == (0, told, "")
    assert check(FORTY)[:2] == (0, told.replace(str(deck), "standard input"))
    assert run("deck", "check", "battle-spirits", "red")[0] == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FORTY[:-18], "standard input:13: It has 39 cards, and a deck has 40 or more: add 1. (BS 7.5)\n"),
        (
            f"# my deck\n{FORTY}1 Gen-Bo\n",
            "standard input:16: There are 4 of Gen-Bo (26RSD01-002), and 3 cards at most have the same name: "
            "take out 1. (BS 7.7)\n",
        ),
        (
            f"{FORTY}\n1 RBO-019\n",
            "standard input:16: Horizon Strider (RBO-019) has the block icon B, and from 1 April 2026 to "
            "31 March 2027 only A may be used: take it out. (BS 7.12)\n",
        ),
        (
            f"{FORTY}2 Gen-Boo\nnothing\n",
            "standard input:15: No card is called 'Gen-Boo'; the nearest is Gen-Bo (26RSD01-002).\n"
            "standard input:16: No card is called 'nothing'; the nearest is ",
        ),
    ],
)
def test_a_bad_deck(text: str, told: str) -> None:
    code, output, errors = check(text)
    assert (code, output) == (2, "") and errors.startswith(told)


def test_check_as_json(deck: Path) -> None:
    code, output, _ = run("deck", "check", "battle-spirits", str(deck), "--json")
    assert code == 0 and json.loads(output) == {
        "game": "battle-spirits",
        "deck": str(deck),
        "legal": True,
        "cards": 40,
        "problems": [],
    }
    code, output, errors = check("3 Gen-Bo", "--json")
    content = json.loads(output)
    assert (code, content["legal"], content["cards"], output.count("\n")) == (2, False, 3, 1)
    [problem] = content["problems"]
    assert (problem["place"], problem["line"], problem["clause"]) == ("standard input", 1, "BS 7.5")
    assert problem["sentence"] in errors


@pytest.mark.parametrize("command", ["check", "show", "export"])
def test_no_such_deck_or_game(command: str) -> None:
    code, output, errors = run("deck", command, "battle-spirits", "rde")
    assert (code, output) == (2, "") and "rde is no ready-made deck of battle-spirits" in errors
    code, output, errors = run("deck", command, "blackpoker", "red", "--json")
    assert code == 2 and list(json.loads(output)) == ["error"]


def test_what_is_no_text() -> None:
    code, _, errors = run("deck", "check", "battle-spirits", "-", typed=b"\xff\xfe\xfa")
    assert code == 2 and "Traceback" not in errors


# ---- list, show, export


def test_list() -> None:
    code, output, _ = run("deck", "list", "battle-spirits")
    assert code == 0 and "red      26RSD01  Entry Deck: Wind Fang of the Scarlet Flame\n" in output
    assert "入門牌組" in run("deck", "list", "battle-spirits", "--lang", "zh-Hant")[1]
    content = json.loads(run("deck", "list", "battle-spirits", "--json")[1])
    names = ["red", "purple", "green", "white", "yellow", "blue"]
    assert [deck["deck"] for deck in content["decks"]] == names


def test_show(deck: Path) -> None:
    code, output, _ = run("deck", "show", "battle-spirits", "red")
    assert code == 0 and "\nspirit: 26\n" in output and output.endswith("\n40 cards\n")
    assert "  3  26RSD01-002   3  Gen-Bo\n" in output
    assert "ゲン＝ボー" in run("deck", "show", "battle-spirits", str(deck), "--lang", "ja")[1]
    content = json.loads(run("deck", "show", "battle-spirits", "red", "--json")[1])
    assert content["size"] == 40 and sum(card["count"] for card in content["cards"]) == 40
    assert content["cards"][1]["name"] == "Gen-Bo"


def test_an_unread_line_is_told_by_show_and_export() -> None:
    for command in ("show", "export"):
        code, output, errors = run("deck", command, "battle-spirits", "-", typed="3 Gen-Boo")
        assert (code, output) == (2, "") and errors.startswith("standard input:1: No card is called")


@pytest.mark.parametrize(
    "words", [(), ("--format", "numbers"), ("--format", "json"), ("--lang", "ja"), ("--json",)]
)
def test_what_is_exported_can_be_read_again(deck: Path, words: tuple[str, ...]) -> None:
    code, output, _ = run("deck", "export", "battle-spirits", str(deck), *words)
    assert code == 0
    again = json.loads(run("deck", "export", "battle-spirits", "-", "--json", typed=output)[1])
    assert sum(again["cards"].values()) == 40 and again["cards"]["26RSD01-014"] == 1


# ---- games, play and sim


def test_games_shows_the_ready_made_decks() -> None:
    assert "  decks, one a seat: red, purple, green, white, yellow, blue\n" in run("games")[1]
    described = {game["game"]: game["decks"] for game in json.loads(run("games", "--json")[1])["games"]}
    assert described["battle-spirits"][0] == "red" and described["blackpoker"][0] == "full54"


def test_play_with_decks(deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ("play", "battle-spirits", "--deck", "red", "--deck", str(deck), "--json", "--opponent", "random")
    code, output, _ = run(*words, typed="quit\n")
    saved = Path(json.loads(output)["saved"])
    decks = json.loads(saved.read_bytes())["match"]["decks"]
    assert code == 0 and decks[0] == "red" and decks[1].startswith("3 26RSD01-001, ")
    deck.write_text("3 Gen-Bo", encoding="utf-8")
    code, _, errors = run("play", "battle-spirits", "--deck", str(deck), "--plain")
    assert code == 2 and f"{deck}:1: It has 3 cards" in errors
    code, _, errors = run("play", "blackpoker", "--deck", "entry20", "--deck", "full54", "--plain")
    assert code == 2 and "give --deck once, not 2 times" in errors
    code, _, errors = run("play", "blackpoker", "--deck", "entry20", "--setting", "deck=full54", "--plain")
    assert code == 2 and "The setting deck is given twice, as full54 and as entry20" in errors


def sim(*words: str) -> Any:
    code, output, errors = run("sim", "battle-spirits", *words, "--json")
    assert (code, errors) == (0, "")
    return json.loads(output)


def test_sim_with_decks(deck: Path) -> None:
    content = sim("--games", "4", "--decks", f"blue,{deck}")
    [pairing] = content["pairings"]
    assert pairing["decks"] == ["blue", str(deck)] and pairing["games"] == sum(pairing["wins"]) == 4
    [pairing] = sim("--games", "1", "--decks", "blue")["pairings"]
    assert pairing["decks"] == ["blue", "blue"]


def test_sim_without_decks_plays_pairings_in_turn_from_both_sides() -> None:
    content = sim("--games", "37")
    pairings = content["pairings"]
    assert len({tuple(pairing["decks"]) for pairing in pairings}) == 36
    assert sorted(pairing["games"] for pairing in pairings) == [0] * 17 + [1] + [2] * 18
    assert content["digest"] == sim("--games", "37", "--jobs", "2")["digest"]


def test_sim_for_people_has_a_row_per_deck() -> None:
    _, output, _ = run("sim", "battle-spirits", "--games", "2", "--decks", "red,blue")
    assert "\ndeck  games  wins" in output and "\nred " in output and "\nblue " in output


# ---- the page


PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
LISTS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
FILES = {
    "my-deck.txt": LISTS[0],
    "too-bold.txt": "4 Gen-Bo\n1 Horizon Strider\n",
    "unread.txt": "3 Gen-Boo\n",
    "short.txt": "3 Gen-Bo\nQupel\n",
    "ff-deck.txt": LISTS[1],
    "ff-bold.txt": "4 1-170C\n1 22-123R\n",
    "ff-short.txt": "3 1-170C\nLB Deck\n1 22-123R\n",
}
EXAMPLES = [
    example.split("\n", 1)
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for example in block.removeprefix("$ rulebound ").split("$ rulebound ")
]


@pytest.mark.parametrize(("command", "told"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_examples_of_the_page(
    command: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    _, output, errors = run(*shlex.split(command))
    assert output + errors == told
