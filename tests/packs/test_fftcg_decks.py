"""Decks of FF-TCG: the ready-made ones, two parts in every format, and mistakes with line and clause.

The reference of deck lists lies beside the repository; where it does not, there is nothing to compare with.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fftcg_pool import EIGHT, FIFTY, LB_CARDS, MAIN_CARDS, in_play

from rulebound.games.fftcg.cards import ELEMENTS
from rulebound.kernel.refusal import SetupError
from rulebound.packs import cards_of, decks_of
from rulebound.packs import decks as module
from rulebound.packs.decks import (
    FORMATS,
    DeckLine,
    DeckList,
    DeckRefused,
    MissingLine,
    check_deck,
    deck_for_match,
    examine_deck,
    known_cards,
    load_deck,
    plain_deck,
    playable_decks,
    read_deck,
    write_deck,
)
from rulebound.packs.facts import LANGUAGES
from rulebound.packs.loading import PackRefused, load_decks
from rulebound.packs.model import Deck
from rulebound.packs.users import all_cards

GAME = "fftcg"
REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference" / "fftcg-decks.json"
KNOWN_DECKS = [*(f"d{n}" for n in range(1, 29)), "x1"]


@pytest.fixture(scope="module", autouse=True)
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The cards of the tests are in the game."""
    with pytest.MonkeyPatch.context() as patch, in_play(tmp_path_factory.mktemp("pool"), patch):
        yield


def parts(text: str) -> tuple[dict[str, int], dict[str, int]]:
    deck = read_deck(text, GAME)
    return deck.counts("main"), deck.counts("lb")


def told(text: str) -> list[str]:
    return [str(problem) for problem in examine_deck(text, GAME, "d.txt")[1]]


def objections(text: str, format: str = "") -> list[str]:
    return [
        str(problem) for problem in check_deck(read_deck(text, GAME, "d.txt"), settings={"format": format})
    ]


# ---- ready-made decks


def test_ready_made_decks_keep_the_rules() -> None:
    decks = decks_of(GAME)
    assert list(decks) == KNOWN_DECKS
    for deck in decks.values():
        assert set(deck.names) == set(LANGUAGES)
        assert deck.elements and [one for one in ELEMENTS if one in deck.elements] == deck.elements
        assert sum(count for _, count in deck.cards) == 50 and sum(count for _, count in deck.lb) <= 8
        assert all(1 <= count <= 3 for _, count in deck.cards + deck.lb)
        assert len({number for number, _ in deck.cards + deck.lb}) == len(deck.cards + deck.lb)


def test_names_of_decks_differ() -> None:
    for language in LANGUAGES:
        assert len({deck.names[language] for deck in decks_of(GAME).values()}) == 29


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the deck lists are not beside the repository")
def test_ready_made_decks_against_the_reference() -> None:
    told: list[dict[str, Any]] = json.loads(REFERENCE.read_bytes())["decks"]
    decks = decks_of(GAME)
    by_name = {deck.names["en"]: deck for deck in decks.values()}
    assert len(told) == len(decks)
    for entry in told:
        deck = decks[entry["id"].lower()] if entry["id"] else by_name[entry["name"]]
        assert dict(deck.cards) == entry["main"] and dict(deck.lb) == entry["lb"]
        assert set(deck.elements) == {element.lower() for element in entry["elements"]}


def test_elements_of_decks_are_those_of_their_cards() -> None:
    known = {card.number: card for card in cards_of(GAME)}
    for deck in decks_of(GAME).values():
        if not deck.missing(known):
            found = {element for number, _ in deck.cards for element in known[number].elements}
            assert found == set(deck.elements), deck.name


def test_what_can_be_played_is_what_has_all_its_cards() -> None:
    known = {card.number for card in all_cards(GAME)}
    wanted = [name for name, deck in decks_of(GAME).items() if {n for n, _ in deck.cards + deck.lb} <= known]
    assert list(playable_decks(GAME)) == wanted
    for name in wanted:
        limited = check_deck(load_deck(name, GAME), settings={"format": "limited"})
        assert check_deck(load_deck(name, GAME)) == [] == limited


LACKING = Deck(
    "lacking", "", "", {"en": "Lacking"}, [("99-001C", 3), ("99-998C", 2)], ["fire"], [("99-999R", 1)]
)


def test_a_deck_that_lacks_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "decks_of", lambda game: {"lacking": LACKING})
    deck = load_deck("lacking", GAME)
    assert deck.missing == [MissingLine(2, "99-998C", "main"), MissingLine(1, "99-999R", "lb")]
    assert deck.size == 6 and deck.counts("lb") == {"99-999R": 1}
    sentence = (
        "lacking: This deck cannot be played yet: 99-998C and 99-999R are not among the cards that are "
    )
    with pytest.raises(DeckRefused) as refused:
        deck_for_match("lacking", GAME)
    assert str(refused.value).startswith(sentence) and "`rulebound --pack FILE`" in str(refused.value)
    assert [str(problem) for problem in check_deck(deck)] == [str(refused.value)]
    assert write_deck(deck, "text").startswith(
        "Main Deck (5)\n3 Twin (Sky) (99-001C)\n2 99-998C\n\nLB Deck (1)\n"
    )
    assert LACKING.missing(["99-001C", "99-999R"]) == ["99-998C"]


def test_decks_in_yaml() -> None:
    text = "x:\n  names: {en: X}\n  elements: [fire, ice]\n  main: {A-1: 3}\n  lb: {A-2: 1}\n"
    (deck,) = load_decks(text)
    assert (deck.elements, deck.cards, deck.lb) == (["fire", "ice"], [("A-1", 3)], [("A-2", 1)])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "x:\n  names: {en: X}\n  lb: {A-1: 1}\n",
            "text:1: The deck x must say its `names`, and its `cards`",
        ),
        ("x:\n  names: {en: X}\n  main: {A-1: 1}\n  lb: [A-2]\n", "text:4: `lb` is a mapping of numbers"),
        ("x:\n  names: {en: X}\n  main: {A-1: 1}\n  lb: {A-2: 0}\n", "text:4: How many of A-2?"),
        ("x:\n  names: {en: X}\n  elements: [red]\n  main: {A-1: 1}\n", "text:3: "),
    ],
)
def test_mistakes_in_yaml(text: str, sentence: str) -> None:
    with pytest.raises(PackRefused) as caught:
        load_decks(text)
    assert sentence in str(caught.value)


# ---- reading


@pytest.mark.parametrize(
    "line",
    [
        "3 99-002C",
        "3x Sky Page 2 (99-002C)",
        "3 Sky Page 2 99-002C",
        "3 99-002C Sky Page 2",
        "3 x Sky Page 2 - 99-002C",
        "99-002C x3",
        "99-002c 3",
        "3 sky page 2",
        "Sky Page 2 [99-002C] ×3",
        "3 空の002号 // the best of them",
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    assert parts(line) == ({"99-002C": 3}, {})


@pytest.mark.parametrize(
    "heading",
    [
        "LB Deck",
        "LB Deck (1)",
        "LB deck: 1",
        "[LB Deck]",
        "== Limit Break Deck ==",
        "Limit Break Deck (1 card)",
        "Limit Break:",
        "LBデッキ",
        "極限技卡組",
        "极限技牌组：",
    ],
)
def test_a_heading_begins_the_lb_deck(heading: str) -> None:
    text = f"// a comment\n3 99-002C\n{heading}\nForwards (1)\n1 99-101R\n"
    assert parts(text) == ({"99-002C": 3}, {"99-101R": 1})


@pytest.mark.parametrize(
    "heading", ["Main Deck", "Main Deck (50)", "MAIN DECK:", "[Main]", "メインデッキ", "主卡组"]
)
def test_a_heading_begins_the_main_deck(heading: str) -> None:
    assert parts(f"LB Deck\n1 99-101R\n{heading}\n3 99-002C") == ({"99-002C": 3}, {"99-101R": 1})


def test_lines_of_one_card_add_up_in_each_part() -> None:
    assert parts("2 99-101R\nLB\n1 99-101R\n1 99-101R") == ({"99-101R": 2}, {"99-101R": 2})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("3 Twin (Sky)", "Several cards are called Twin (Sky): write 99-001C or 99-018C."),
        ("3 99-999H", "99-999H is not among the cards that are encoded (`rulebound cards list fftcg` names"),
        ("3 Sky Page 2 (99-999H)", "99-999H is not among the cards that are encoded"),
        ("3 99-002C Sky Page 3", "99-002C is Sky Page 2, not Sky Page 3; write the one that you mean."),
        ("3 Sky Pagee 2", "No card is called 'Sky Pagee 2'; the nearest is Sky Page 2 (99-002C)."),
        ("100 99-002C", "How many of 99-002C? A line says 1 to 99, not 100."),
        ("Side Deck", "No card is called 'Side Deck'; the nearest is "),
    ],
)
def test_lines_that_cannot_be_read(line: str, sentence: str) -> None:
    (found,) = told(f"3 99-003C\n\n{line}\n")
    assert found.startswith("d.txt:3: ") and sentence in found


def test_an_lb_heading_means_nothing_in_battle_spirits() -> None:
    _, problems = examine_deck("3 Gen-Bo\nLB Deck\n", "battle-spirits", "d.txt")
    assert [problem.line for problem in problems] == [2]
    deck = read_deck("3 Gen-Bo\n[LB Deck]\n1 Qupel", "battle-spirits")
    assert deck.as_played() == "3 26RSD01-002, 1 26RSD01-006"


def test_json_with_two_parts() -> None:
    text = '{"game": "fftcg",\n "main": {"99-002C": 3, "Sky Page 3": 1},\n "lb": {"99-101R": 1}}'
    assert parts(text) == ({"99-002C": 3, "99-003C": 1}, {"99-101R": 1})
    assert parts('{"main": {"99-002C": 3}}') == ({"99-002C": 3}, {})


SHAPE = 'A deck in JSON is {"game": "fftcg", "main": {number: how many}, "lb": {number: how many}}.'


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ('{"cards": {"99-002C": 3}}', 1, SHAPE),
        ('{"main": {}, "lb": []}', 1, SHAPE),
        ('{"game": "battle-spirits", "main": {}}', 1, SHAPE),
        ('{"main": {"99-101R": 1},\n"lb": {\n"99-101R": 0}}', 3, "How many of 99-101R?"),
        ('{"main": {\n"99-999H": 1}}', 2, "99-999H is not among the cards that are encoded"),
    ],
)
def test_json_that_cannot_be_read(text: str, line: int, sentence: str) -> None:
    (found,) = told(text)
    assert found.startswith(f"d.txt:{line}: ") and sentence in found


@given(st.text(max_size=200))
def test_any_text_is_read_or_told(text: str) -> None:
    deck, problems = examine_deck(text, GAME)
    assert deck.size >= 0 and all(problem.line >= 1 and problem.sentence for problem in problems)


# ---- writing


def counts(numbers: list[str]) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(numbers), st.integers(1, 99), max_size=12)


@given(counts(MAIN_CARDS + LB_CARDS), counts(LB_CARDS), st.sampled_from(FORMATS), st.sampled_from(LANGUAGES))
def test_export_and_import_give_the_same_deck(
    main: dict[str, int], lb: dict[str, int], format: str, language: str
) -> None:
    known = {card.number: card for card in known_cards(GAME)[0].values()}
    lines = [DeckLine(count, known[number], 0) for number, count in main.items()]
    lines += [DeckLine(count, known[number], 0, "lb") for number, count in lb.items()]
    again = read_deck(write_deck(DeckList(GAME, "it", lines), format, language), GAME)
    assert (again.counts("main"), again.counts("lb")) == (main, lb)


def test_ready_made_decks_go_round_too() -> None:
    for name, deck in playable_decks(GAME).items():
        for format in FORMATS:
            assert parts(write_deck(load_deck(name, GAME), format)) == (dict(deck.cards), dict(deck.lb))


def test_formats() -> None:
    deck = read_deck("3 99-002C\nLB\n1 99-101R", GAME)
    assert (
        write_deck(deck, "text")
        == "Main Deck (3)\n3 Sky Page 2 (99-002C)\n\nLB Deck (1)\n1 Sky Page 19 (99-101R)\n"
    )
    assert write_deck(deck, "numbers") == "Main Deck (3)\n3 99-002C\n\nLB Deck (1)\n1 99-101R\n"
    assert json.loads(write_deck(deck, "json")) == plain_deck(deck)
    assert plain_deck(deck) == {"game": GAME, "main": {"99-002C": 3}, "lb": {"99-101R": 1}}
    assert deck.as_played() == "3 99-002C / 1 99-101R"
    assert read_deck("3 99-002C", GAME).as_played() == "3 99-002C"


# ---- checking


def test_a_deck_that_may_be_played(tmp_path: Path) -> None:
    text = f"Main Deck\n{FIFTY}\nLB Deck\n{EIGHT}"
    assert objections(FIFTY) == objections(text) == objections(text, "limited") == []
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    assert deck_for_match(str(file), GAME).endswith(", 2 99-017C / 3 99-101R, 3 99-102R, 2 99-103R")
    file.write_text(FIFTY.replace("3 99-001C\n", ""), encoding="utf-8")
    assert deck_for_match(str(file), GAME, {"format": "limited"}).startswith("3 99-002C, ")


@pytest.mark.parametrize(
    ("text", "format", "told"),
    [
        (
            FIFTY.replace("2 99-017C", "1 99-017C"),
            "",
            "d.txt:17: The main deck has 49 cards, and in Constructed it has exactly 50: add 1. (FF 8.1.1.1)",
        ),
        (
            f"{FIFTY}1 99-018C",
            "constructed",
            "d.txt:18: The main deck has 51 cards, and in Constructed it has exactly 50: take out 1. "
            "(FF 8.1.1.1)",
        ),
        (
            FIFTY.replace("2 99-017C", "1 99-017C\n1 99-001C"),
            "",
            "d.txt:18: There are 4 of Twin (Sky) (99-001C), and a deck has 3 at most of one number: "
            "take out 1. (FF 8.1.1.2)",
        ),
        (
            f"LB Deck\n1 99-101R\nMain Deck\n{FIFTY.replace('2 99-017C', '2 99-101R')}",
            "",
            "d.txt:20: Sky Page 19 (99-101R) has Limit Break, so it is not for the main deck: "
            "move it to the LB deck. (FF 8.1.3)",
        ),
        (
            f"{FIFTY}LB Deck\n1 99-018C\n",
            "",
            "d.txt:19: Twin (Sky) (99-018C) has no Limit Break, so in Constructed it is not for the LB deck: "
            "move it to the main deck. (FF 8.1.3)",
        ),
        (
            f"LB Deck\n{EIGHT}1 99-104R\nMain Deck\n{FIFTY}",
            "",
            "d.txt:5: The LB deck has 9 cards, and it has 8 at most: take out 1. (FF 8.1.1.1)",
        ),
        ("", "", "d.txt:1: There is no main deck: add one of 50 cards. (FF 8.1.1)"),
        (
            "39 99-001C",
            "limited",
            "d.txt:1: The main deck has 39 cards, and in Limited it has 40 or more: add 1. (FF 8.1.1.1)",
        ),
        (f"{FIFTY}LB Deck\n8 99-018C\n", "limited", None),
    ],
)
def test_what_the_rules_object_to(text: str, format: str, told: str | None) -> None:
    assert objections(text, format) == ([] if told is None else [told])


def test_battle_spirits_has_no_formats() -> None:
    with pytest.raises(SetupError, match="Decks of battle-spirits have no formats"):
        check_deck(load_deck("red", "battle-spirits"), settings={"format": "limited"})
