"""`rulebound deck` for FF-TCG: formats, two parts, and ready-made decks that lack cards."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.fftcg_pool import EIGHT, FIFTY, in_play
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.cli.names import read_decks
from rulebound.packs import decks_of
from rulebound.packs.decks import DeckRefused, playable_decks

DECK = f"Main Deck\n{FIFTY}\nLB Deck\n{EIGHT}"
LACKING = [name for name in decks_of("fftcg") if name not in playable_decks("fftcg")]


@pytest.fixture(scope="module", autouse=True)
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The cards of the tests are in the game."""
    with pytest.MonkeyPatch.context() as patch, in_play(tmp_path_factory.mktemp("pool"), patch):
        yield


def run(*words: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["deck", *words], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def check(text: str, *words: str) -> tuple[int, str, str]:
    return run("check", "fftcg", "-", *words, typed=text)


# ---- check


def test_a_good_deck() -> None:
    told = "standard input: 50 cards and an LB deck of 8, 20 different ones; it may be played.\n"
    assert check(DECK) == check(DECK, "--format", "constructed") == (0, told, "")
    assert check(FIFTY)[1] == "standard input: 50 cards, 17 different ones; it may be played.\n"
    assert check("45 99-001C", "--format", "limited")[0] == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FIFTY.replace("2 99", "1 99"), "standard input:17: The main deck has 49 cards, and in Constructed"),
        (FIFTY.replace("2 99-017C", "2 99-001C"), "standard input:17: There are 5 of Twin (Sky) (99-001C)"),
        (FIFTY.replace("2 99-017C", "2 99-101R"), "standard input:17: Sky Page 19 (99-101R) has Limit Break"),
        (f"{FIFTY}1 99-999H", "standard input:18: 99-999H is not among the cards that are encoded"),
        (f"{FIFTY}some cards", "standard input:18: No card is called 'some cards'; the nearest is "),
    ],
)
def test_a_bad_deck(text: str, told: str) -> None:
    code, output, errors = check(text)
    assert (code, output) == (2, "") and errors.startswith(told) and errors.count("\n") == 1


def test_the_format_decides() -> None:
    assert check("45 99-001C")[0] == 2
    code, _, errors = check("39 99-001C", "--format", "limited")
    assert code == 2 and errors.endswith("in Limited it has 40 or more: add 1. (FF 8.1.1.1)\n")
    code, _, errors = check(FIFTY, "--format", "draft")
    assert code == 2 and "constructed" in errors
    code, _, errors = run("check", "battle-spirits", "red", "--format", "limited")
    assert code == 2 and errors == "Decks of battle-spirits have no formats; leave the format out.\n"


def test_check_as_json() -> None:
    content = json.loads(check(DECK, "--json")[1])
    assert content == {
        "game": "fftcg",
        "deck": "standard input",
        "legal": True,
        "cards": 50,
        "lb": 8,
        "problems": [],
    }
    [problem] = json.loads(check(FIFTY.replace("2 99", "1 99"), "--json")[1])["problems"]
    assert (problem["line"], problem["clause"]) == (17, "FF 8.1.1.1")


# ---- list, show, export


def test_list() -> None:
    code, output, _ = run("list", "fftcg")
    lines = output.splitlines()
    assert code == 0 and lines[0].startswith("d1       fire/earth ") and len(lines) == 30
    assert [line.endswith("cards)") for line in lines[:-1]] == [name in LACKING for name in decks_of("fftcg")]
    assert lines[-1] == f"29 decks; {29 - len(LACKING)} can be played"
    rows = json.loads(run("list", "fftcg", "--json")[1])["decks"]
    assert {row["deck"] for row in rows if row["missing"]} == set(LACKING)
    assert rows[0]["elements"] == ["fire", "earth"]
    assert "起始牌組" in run("list", "fftcg", "--lang", "zh-Hant")[1]


def test_show() -> None:
    code, output, _ = run("show", "fftcg", "-", typed=DECK)
    assert code == 0 and output.endswith("\n50 cards and an LB deck of 8\n")
    assert "\nforward: 50\n" in output and "\nLB deck: 8\n  3  99-101R       2  Sky Page 19\n" in output
    content = json.loads(run("show", "fftcg", "-", "--json", typed=DECK)[1])
    assert content["size"] == 58 and content["missing"] == []
    assert content["cards"][-1] == {
        "count": 2,
        "number": "99-103R",
        "name": "Sky Page 21",
        "kind": "forward",
        "cost": 2,
        "elements": ["fire"],
        "part": "lb",
    }


@pytest.mark.parametrize("words", [(), ("--format", "numbers"), ("--format", "json"), ("--json",)])
def test_what_is_exported_can_be_read_again(words: tuple[str, ...]) -> None:
    code, output, _ = run("export", "fftcg", "-", *words, typed=DECK)
    assert code == 0
    again = json.loads(run("export", "fftcg", "-", "--json", typed=output)[1])
    assert sum(again["main"].values()) == 50 and again["lb"] == {"99-101R": 3, "99-102R": 3, "99-103R": 2}


# ---- decks that lack cards


@pytest.mark.skipif(not LACKING, reason="every ready-made deck has all its cards")
def test_a_deck_that_lacks_cards() -> None:
    name = LACKING[0]
    numbers = json.loads(run("show", "fftcg", name, "--json")[1])["missing"]
    code, output, _ = run("show", "fftcg", name)
    assert code == 0 and "\nnot encoded: " in output and f"  {numbers[0]}\n" in output
    code, output, errors = run("check", "fftcg", name)
    assert (code, output) == (2, "") and all(number in errors for number in numbers)
    assert errors.startswith(f"{name}: This deck cannot be played yet: ")
    with pytest.raises(DeckRefused, match="This deck cannot be played yet"):
        read_decks("fftcg", [name])


def test_a_deck_of_ones_own_is_taken_for_a_match(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    (deck,) = read_decks("fftcg", [str(tmp_path / "mine.txt")])
    assert deck.startswith("3 99-001C, ") and deck.endswith(" / 3 99-101R, 3 99-102R, 2 99-103R")


def test_a_limited_deck_is_taken_where_the_match_is_limited(tmp_path: Path) -> None:
    file = tmp_path / "forty.txt"
    file.write_text("40 99-001C", encoding="utf-8")
    with pytest.raises(DeckRefused, match="in Constructed it has exactly 50"):
        read_decks("fftcg", [str(file)])
    assert read_decks("fftcg", [str(file)], {"format": "limited"}) == ["40 99-001C"]
    words = ["sim", "fftcg", "--games", "1", "--decks", str(file)]
    assert "in Constructed" in CliRunner().invoke(app, words).stderr
    result = CliRunner().invoke(app, [*words, "--setting", "format=limited"])
    assert "in Constructed" not in result.stderr and "1 of 1 games finished" in result.stdout
    words = ["play", "fftcg", "--plain", "--deck", str(file), "--setting", "format=limited"]
    played = CliRunner().invoke(app, words, input="1\n", env={"RULEBOUND_DATA": str(tmp_path)})
    assert "Damage 0/6" in played.stdout
