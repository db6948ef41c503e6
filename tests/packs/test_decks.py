"""Decks as text: ways to write a line, mistakes with their lines, and what is written can be read again."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.kernel.refusal import RuleboundError
from rulebound.packs import cards_of, decks_of
from rulebound.packs.decks import (
    FORMATS,
    MOST_COPIES,
    DeckLine,
    DeckList,
    DeckRefused,
    check_deck,
    deck_for_match,
    examine_deck,
    load_deck,
    read_deck,
    write_deck,
)
from rulebound.packs.facts import LANGUAGES

GAME = "battle-spirits"
CARDS = {card.number: card for card in cards_of(GAME)}


def read(text: str) -> dict[str, int]:
    return read_deck(text, GAME).counts()


def sentences(text: str) -> list[str]:
    return [str(problem) for problem in examine_deck(text, GAME, "d.txt")[1]]


# ---- reading


@pytest.mark.parametrize(
    "line",
    [
        "3 26RSD01-002",
        "3x Gen-Bo",
        "3 x Gen-Bo",
        "3×Gen-Bo",
        "Gen-Bo x3",
        "Gen-Bo × 3",
        "26RSD01-002 3",
        "26rsd01-002 *3",
        "3 gen bo",
        "3 ゲン＝ボー",
        "ゲンボー 3枚",
        "３ｘＧｅｎ－Ｂｏ",
        "3 26RSD01-002 Gen-Bo",
        "3 Gen-Bo (26RSD01-002)",
        "Gen-Bo [26RSD01-002] x3",
        " - 3 Gen-Bo   # the best of them",
        "3 Gen-Bo // and a comment",
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    assert read(line) == {"26RSD01-002": 3}


@pytest.mark.parametrize(
    ("line", "count", "number"),
    [
        ("Gen-Bo", 1, "26RSD01-002"),
        ("Signal Kite 1", 1, "RBO-015"),
        ("Signal Kite 1 3", 3, "RBO-015"),
        ("2 Signal Kite 2", 2, "RBO-016"),
        ("狼煙の凧2 x3", 3, "RBO-016"),
        ("2 RBO-018 Wandering Lantern", 2, "RBO-018"),
        ("2 流浪提燈 (RBO-017)", 2, "RBO-017"),
        ("The Depths: Wind Fang Rock", 1, "26RSD01-010"),
    ],
)
def test_names_with_numbers_and_colons(line: str, count: int, number: str) -> None:
    assert read(line) == {number: count}


HEADINGS = [
    "",
    "# 3 Gen-Bo",
    "// x",
    "Spirits (24)",
    "Spirits: 24",
    "[Magic]",
    "== Nexus ==",
    "====",
    "-----",
]


@pytest.mark.parametrize("line", [*HEADINGS, "My deck:", "Main Deck", "スピリット 24", "牌組：", "NEXUSES"])
def test_what_is_passed_over(line: str) -> None:
    assert sentences(line) == [] and read(line) == {}


def test_lines_of_one_card_add_up() -> None:
    assert read("2 Gen-Bo\n\n1 26RSD01-002\r\n1 Qupel") == {"26RSD01-002": 3, "26RSD01-006": 1}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("3 Gen-Boo", "No card is called 'Gen-Boo'; the nearest is Gen-Bo (26RSD01-002)."),
        ("3 ゲン＝ボ", "No card is called 'ゲン=ボ'; the nearest is ゲン＝ボー (26RSD01-002)."),
        ("[3 Gen-Boo]", "No card is called "),
        ("3 26RSD01-0021", "the nearest is Gen-Bo (26RSD01-002)."),
        ("0 Gen-Bo", "How many of Gen-Bo? A line says 1 to 99, not 0."),
        ("100 Gen-Bo", "How many of Gen-Bo? A line says 1 to 99, not 100."),
        ("9999999999999 Gen-Bo", "How many of Gen-Bo? A line says 1 to 99, not "),
        ("2 Wandering Lantern", "Several cards are called Wandering Lantern: write RBO-017 or RBO-018."),
        ("1 26RSD01-002 Qupel", "26RSD01-002 is Gen-Bo, not Qupel; write the one that you mean."),
        ("3", "No card is called '3'; the nearest is "),
        ("x" * 300, "This line is too long to name a card."),
        ("?" * 150, f"No card is called '{'?' * 60}…'; the nearest is "),
    ],
)
def test_lines_that_cannot_be_read(line: str, sentence: str) -> None:
    found = sentences(f"3 Qupel\n\n{line}\n2 Gen-Bo")
    assert len(found) == 1 and found[0].startswith("d.txt:3: ") and sentence in found[0]


def test_all_unread_lines_are_named_at_once() -> None:
    with pytest.raises(DeckRefused) as refused:
        read_deck("one\n3 Gen-Bo\ntwo\n", GAME, "d.txt")
    assert [problem.line for problem in refused.value.problems] == [1, 3]
    assert str(refused.value).count("d.txt:") == 2


def test_what_is_no_deck_at_all() -> None:
    assert sentences("x" * 30_000) == ["d.txt:1: This is too long to be a deck."]
    assert sentences("x\n" * 1000) == ["d.txt:1: This is too long to be a deck."]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ('{"cards": {}', 1, "This is no JSON: "),
        ('{\n"cards": {,}}', 2, "This is no JSON: "),
        ("{" * 15_000, 1, "This is no JSON: "),
        ('{"cards": []}', 1, 'A deck in JSON is {"game": "battle-spirits", "cards": {number: how many}}.'),
        ('{"game": "fftcg", "cards": {}}', 1, "A deck in JSON is "),
        ('{"cards": {\n"26RSD01-002": 3,\n"Gen-Boo": 1}}', 3, "the nearest is Gen-Bo (26RSD01-002)."),
        ('{"cards": {"": 1}}', 1, "No card is called ''; "),
        ('{"cards": {\n"Wandering Lantern": 1}}', 2, "Several cards are called Wandering Lantern"),
        (
            '{"cards": {"26RSD01-002": true}}',
            1,
            "How many of 26RSD01-002? Write a whole number from 1 to 99.",
        ),
        ('{"cards": {"26RSD01-002": 1.5}}', 1, "How many of 26RSD01-002?"),
        ('{"cards": {"26RSD01-002": 0}}', 1, "How many of 26RSD01-002?"),
    ],
)
def test_json_that_cannot_be_read(text: str, line: int, sentence: str) -> None:
    found = sentences(text)
    assert len(found) == 1 and found[0].startswith(f"d.txt:{line}: ") and sentence in found[0]


@given(st.text(max_size=200))
def test_any_text_is_read_or_told(text: str) -> None:
    deck, problems = examine_deck(text, GAME)
    assert deck.size >= 0 and all(problem.line >= 1 and problem.sentence for problem in problems)


# ---- what is written can be read again


DECKS = st.dictionaries(st.sampled_from(list(CARDS)), st.integers(1, MOST_COPIES), min_size=1, max_size=40)


@settings(max_examples=60)
@given(DECKS, st.sampled_from(FORMATS), st.sampled_from(LANGUAGES))
def test_export_and_import_give_the_same_deck(counts: dict[str, int], format: str, language: str) -> None:
    deck = DeckList(GAME, "it", [DeckLine(count, CARDS[number], 0) for number, count in counts.items()])
    again = read_deck(write_deck(deck, format, language), GAME)
    assert again.counts() == deck.counts() == counts
    assert again.size == sum(counts.values())


def test_ready_made_decks_go_round_too() -> None:
    for name in decks_of(GAME):
        deck = load_deck(name, GAME)
        for format in FORMATS:
            for language in LANGUAGES:
                assert read(write_deck(deck, format, language)) == dict(decks_of(GAME)[name].cards)


def test_formats() -> None:
    deck = read_deck("3 Gen-Bo\n1 Qupel", GAME)
    assert write_deck(deck, "text") == "3 Gen-Bo (26RSD01-002)\n1 Qupel (26RSD01-006)\n"
    assert write_deck(deck, "text", "ja").startswith("3 ゲン＝ボー (26RSD01-002)\n")
    assert write_deck(deck, "numbers") == "3 26RSD01-002\n1 26RSD01-006\n"


# ---- checking


def numbered(*lines: str) -> DeckList:
    return read_deck("\n".join(lines), GAME, "d.txt")


FORTY = [f"3 26RSD01-{n:03}" for n in range(1, 14)] + ["1 26RSD01-014"]


def test_a_deck_that_may_be_played() -> None:
    assert check_deck(numbered(*FORTY)) == []
    assert all(check_deck(load_deck(name, GAME)) == [] for name in decks_of(GAME))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (FORTY[:-1], "d.txt:13: It has 39 cards, and a deck has 40 or more: add 1. (BS 7.5)"),
        (
            [*FORTY, "2 Gen-Bo"],
            "d.txt:15: There are 5 of Gen-Bo (26RSD01-002), and 3 cards at most have the same name: "
            "take out 2. (BS 7.7)",
        ),
        (
            ["2 RBO-017", "2 RBO-018", *FORTY],
            "d.txt:2: There are 4 of Wandering Lantern (RBO-017, RBO-018), and 3 cards at most have the same "
            "name: take out 1. (BS 7.7)",
        ),
        (
            [*FORTY, "1 RBO-019"],
            "d.txt:15: Horizon Strider (RBO-019) has the block icon B, and from 1 April 2026 to "
            "31 March 2027 only A may be used: take it out. (BS 7.12)",
        ),
        (
            [*FORTY, "1 RBO-020"],
            "d.txt:15: Oldway Pilgrim (RBO-020) has the block icon 12, and in Standard the icon is a letter: "
            "take it out. (BS 7.10)",
        ),
    ],
)
def test_what_the_rules_object_to(lines: list[str], told: str) -> None:
    found = check_deck(numbered(*lines), settings={"trial_cards": "yes"})
    assert [str(problem) for problem in found] == [told]


def test_cards_for_trying_out_rules_are_in_no_deck_unless_asked_for() -> None:
    deck = numbered(*FORTY, "2 RBO-015")
    assert [str(problem) for problem in check_deck(deck)] == [
        "d.txt:15: Signal Kite 1 (RBO-015) is there for trying out rules and is in no deck: take it out, or "
        "allow such cards by the setting trial_cards=yes. (RB 14)"
    ]
    assert check_deck(deck, settings={"trial_cards": "yes"}) == []


def test_an_empty_deck() -> None:
    told = [str(problem) for problem in check_deck(numbered())]
    assert told == ["d.txt:1: It has 0 cards, and a deck has 40 or more: add 40. (BS 7.5)"]


# ---- files and names


def test_a_deck_by_its_name_or_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("\ufeff# Mine\n" + "\n".join(FORTY), encoding="utf-8")
    assert deck_for_match("red", GAME) == "red"
    assert deck_for_match(str(file), GAME).startswith("3 26RSD01-001, 3 26RSD01-002, ")
    file.write_text("3 Gen-Bo", encoding="utf-8")
    with pytest.raises(DeckRefused) as refused:
        deck_for_match(str(file), GAME)
    assert f"{file}:1: It has 3 cards" in str(refused.value)


def test_no_such_deck(tmp_path: Path) -> None:
    with pytest.raises(RuleboundError, match=r"rde is no ready-made deck .* ready-made are red, purple, "):
        load_deck("rde", GAME)
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RuleboundError, match="no text in UTF-8"):
        load_deck(str(tmp_path / "x"), GAME)
    with pytest.raises(RuleboundError, match="There are no cards for blackpoker"):
        load_deck("red", "blackpoker")
