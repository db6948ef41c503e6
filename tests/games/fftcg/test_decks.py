"""The deck rules of FF-TCG: what is refused and by which clause, decks as text, and decks of a match."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.fftcg.card_rules import CardRules
from rulebound.games.fftcg.cards import BACKUP, FORWARD, NO_CARD, Card, element_bits
from rulebound.games.fftcg.decks import PartFault, deck_as_text, faces_of, faults_of, fill_decks
from rulebound.games.fftcg.trial import trial_decks, trial_position
from rulebound.games.fftcg.zones import ZONES
from rulebound.kernel.clause import WATCH
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import DeckFault

ELEMENTS = ["fire", "ice", "wind", "earth", "lightning", "water"]


def card(number: str, title: str, element: str, kind: int = FORWARD) -> Card:
    made = Card(number, title, kind, element_bits([element]), 2)
    made.categories = [f"sky-{element}"]
    return made


def pool() -> list[Card]:
    """Twelve cards of each element, a third of them Backups, two with Limit Break, and some special ones."""
    cards = [NO_CARD]
    for n, element in enumerate(ELEMENTS):
        for i in range(12):
            kind = BACKUP if i % 3 == 0 else FORWARD
            cards.append(card(f"{n + 1}-{i + 1:03}C", f"Page {n} {i}", element, kind))
        for i in range(2):
            cards.append(card(f"{n + 1}-{i + 101}R", f"Limit {n} {i}", element))
            cards[-1].limit_break = i + 1
    cards.append(card("9-001L", "Twin", "light"))
    cards.append(card("9-002L", "Twin", "dark"))
    cards.append(card("9-003L", "Crowd", "fire"))
    cards[-1].any_number = True
    cards.append(card("9-004L", "Caller", "ice"))
    cards[-1].priming = "Called"
    cards.append(card("9-005L", "Called", "ice"))
    return cards


class Rules(CardRules):
    """Two decks, one of them with an LB deck."""

    def __init__(self) -> None:
        super().__init__("fftcg", "FF", ZONES, pool())
        for name, element, lb in (("fires", 1, ""), ("ices", 2, f" / 3 2-101R, 3 2-102R, 2 {LIMITS[0]}")):
            numbers = [f"{element}-{i:03}C" for i in range(1, 13)] + [f"5-{i:03}C" for i in range(1, 6)]
            self.decks[name] = faces_of(self, fifty(numbers) + lb)


LIMITS = [f"{n}-101R" for n in range(1, 7)]
KINDS = [f"{element}-{i:03}C" for element in (1, 2) for i in range(1, 13)]


def fifty(numbers: list[str]) -> str:
    """Three of each of the first sixteen, and two of the next."""
    return ", ".join([f"3 {number}" for number in numbers[:16]] + [f"2 {numbers[16]}"])


RULES = Rules()
FIFTY = fifty(KINDS)
FORTY_EIGHT = FIFTY.rpartition(", ")[0]


def faults(deck: str, format: str = "constructed") -> list[DeckFault]:
    main, lb = faces_of(RULES, deck)
    return faults_of(RULES.cards, main, lb, format)


# ---- the rules

C, L = "constructed", "limited"
REFUSED = [
    ("", C, "main", "FF 8.1.1", "ff-no-main-deck", "add one of 50 cards."),
    (" / 1 1-101R", L, "main", "FF 8.1.1", "ff-no-main-deck", "add one of 40 cards or more."),
    (f"{FORTY_EIGHT}, 1 2-006C", C, "main", "FF 8.1.1.1", "ff-not-fifty", "add 1."),
    (f"{FIFTY}, 1 2-006C", C, "main", "FF 8.1.1.1", "ff-not-fifty", "take out 1."),
    ("39 1-001C", L, "main", "FF 8.1.1.1", "ff-deck-too-small", "add 1."),
    (f"{FIFTY} / 3 1-101R, 3 2-101R, 3 3-101R", C, "lb", "FF 8.1.1.1", "ff-lb-deck-too-large", "take out 1."),
    ("40 1-001C / 9 1-101R", L, "lb", "FF 8.1.1.1", "ff-lb-deck-too-large", "take out 1."),
    (f"{FORTY_EIGHT}, 2 1-001C", C, "main", "FF 8.1.1.2", "ff-too-many-of-a-number", "take out 2."),
    (f"{FIFTY} / 4 1-101R", C, "lb", "FF 8.1.1.2", "ff-too-many-of-a-number", "take out 1."),
    (f"{FORTY_EIGHT}, 2 1-101R", C, "main", "FF 8.1.3", "ff-lb-card-in-main-deck", "to the LB deck."),
    ("40 1-001C, 1 1-101R", L, "main", "FF 8.1.3", "ff-lb-card-in-main-deck", "to the LB deck."),
    (f"{FIFTY} / 1 3-001C", C, "lb", "FF 8.1.3", "ff-no-limit-break", "to the main deck."),
]


@pytest.mark.parametrize(("deck", "format", "part", "clause", "name", "remedy"), REFUSED)
def test_what_is_refused(deck: str, format: str, part: str, clause: str, name: str, remedy: str) -> None:
    (fault,) = faults(deck, format)
    assert (fault.refusal.clause, fault.refusal.name) == (clause, name)
    assert fault.sentence.endswith(remedy)
    assert isinstance(fault, PartFault) and fault.part == part


@pytest.mark.parametrize(
    ("deck", "format"),
    [
        (FIFTY, "constructed"),
        (f"{FIFTY} / 3 1-101R, 3 1-102R, 2 2-101R", "constructed"),
        (f"{FORTY_EIGHT.removeprefix('3 1-001C, ')}, 3 9-001L, 2 9-002L", "constructed"),
        (f"{FORTY_EIGHT.removeprefix('3 1-001C, ')}, 5 9-003L", "constructed"),
        ("45 1-001C", "limited"),
        (f"{FIFTY} / 8 3-001C", "limited"),
    ],
)
def test_what_may_be_played(deck: str, format: str) -> None:
    assert faults(deck, format) == []


def test_all_faults_are_found_in_the_order_of_the_rules() -> None:
    found = faults("4 1-001C, 1 1-101R / 9 2-001C")
    clauses = [fault.refusal.clause for fault in found]
    assert clauses == ["FF 8.1.1.1"] * 2 + ["FF 8.1.1.2"] * 2 + ["FF 8.1.3"] * 2
    assert [(fault.count, fault.limit) for fault in found] == [
        (5, 50),
        (9, 8),
        (4, 3),
        (9, 3),
        (1, 0),
        (9, 0),
    ]


@pytest.fixture
def watch() -> Iterator[None]:
    yield
    WATCH.stop()


SWITCHED_OFF = [
    ("FF 8.1.1", "", ["ff-not-fifty"]),
    ("FF 8.1.1.1", f"{FIFTY}, 1 2-006C", []),
    ("FF 8.1.1.2", f"{FORTY_EIGHT}, 2 1-001C", []),
    ("FF 8.1.2", f"{FORTY_EIGHT.removeprefix('3 1-001C, ')}, 5 9-003L", ["ff-too-many-of-a-number"]),
    ("FF 8.1.3", f"{FIFTY} / 1 3-001C", []),
    (
        "FF 5.2.5.1",
        f"{FORTY_EIGHT.removeprefix('3 1-001C, ')}, 3 9-001L, 2 9-002L",
        ["ff-too-many-of-a-number"],
    ),
]


@pytest.mark.usefixtures("watch")
@pytest.mark.parametrize(("clause", "deck", "told"), SWITCHED_OFF)
def test_a_clause_that_is_switched_off(clause: str, deck: str, told: list[str]) -> None:
    usual = [fault.refusal.name for fault in faults(deck)]
    WATCH.start(clause)
    assert [fault.refusal.name for fault in faults(deck)] == told != usual
    assert clause in WATCH.ran


# ---- decks as text

FACES = st.lists(st.integers(1, len(RULES.cards) - 1), max_size=60)


@given(FACES, FACES)
def test_a_deck_as_text_is_the_same_deck(main: list[int], lb: list[int]) -> None:
    assert faces_of(RULES, deck_as_text(RULES, main, lb)) == (sorted(main), sorted(lb))


def test_texts_and_names() -> None:
    assert faces_of(RULES, "2 1-001C,1 1-002C / 1 1-101R") == ([1, 1, 2], [RULES.face("1-101R")])
    main, lb = faces_of(RULES, "ices")
    assert (len(main), len(lb)) == (50, 8)
    main.clear()
    assert len(faces_of(RULES, "ices")[0]) == 50


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("waters", "'waters' is no deck that can be played: that is one of fires, ices, or a list such as"),
        ("3 1-001C, x 1-002C", "is no deck that can be played"),
        ("999999999999 1-001C", "is no deck that can be played"),
        ("3 1-001C, ", "is no deck that can be played"),
        ("3 1-999C", "1-999C is not among the cards that are encoded; take another one."),
        ("3 1-001C / 1 1-999C", "1-999C is not among the cards that are encoded"),
    ],
)
def test_texts_that_are_no_deck(deck: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        faces_of(RULES, deck)


# ---- decks of a match


def test_one_deck_for_both_or_one_by_the_seed() -> None:
    assert fill_decks(RULES, 5, ["ices"], None) == ["ices", "ices"]
    assert fill_decks(RULES, 5, ["ices", "fires"], None) == ["ices", "fires"]
    assert {tuple(fill_decks(RULES, seed, None, None)) for seed in range(4)} == {
        (one, other) for one in RULES.decks for other in RULES.decks
    }


def test_a_position_is_played_with_its_cards() -> None:
    position = {
        "A": {
            "hand": ["1-001C"],
            "deck": ["1-002C", "1-002C"],
            "break-zone": ["1-003C"],
            "damage-zone": ["1-004C"],
            "removed": ["1-005C warp 2"],
            "lb-deck": ["1-101R", "1-101R up", "3-001C"],
            "field": ["9-004L+9-005L dull", "1-102R", ""],
            "crystals": 2,
        },
        "B": {"hand": ["2-001C"], "deck": 2},
    }
    decks = fill_decks(RULES, 0, ["fires", "ices"], position)
    assert decks == [
        "1 1-001C, 2 1-002C, 1 1-003C, 1 1-004C, 1 1-005C, 1 9-004L, 1 9-005L / 2 1-101R, 1 1-102R, 1 3-001C",
        "3 2-001C",
    ]


def test_a_position_without_a_deck_has_twenty_cards() -> None:
    decks = fill_decks(RULES, 0, ["fires", ""], {"A": {}})
    assert [len(faces_of(RULES, deck)[0]) for deck in decks] == [20, 0]


# ---- decks for trying things out


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_trial_decks_are_legal_and_of_two_elements(seed: int) -> None:
    decks = trial_decks(RULES, seed, [])
    assert decks is not None and decks == trial_decks(RULES, seed, [])
    for deck in decks:
        assert faults(deck) == [] == faults(deck, "limited")
        main, lb = faces_of(RULES, deck)
        basic = 0
        for face in main:
            basic |= RULES.cards[face].elements & 0x3F
        assert basic.bit_count() == 2 and len(lb) == 8
        assert sum(RULES.cards[face].kind == BACKUP for face in main) >= 12


@pytest.mark.parametrize("wanted", ["9-001L", "4-007C", "6-102R", "9-005L", "9-003L"])
def test_wanted_cards_come_first(wanted: str) -> None:
    decks = trial_decks(RULES, 1, [wanted])
    assert decks is not None and all(wanted in deck for deck in decks)
    if wanted == "9-005L":
        assert all("3 9-004L" in deck for deck in decks)


def test_when_there_are_no_trial_decks() -> None:
    assert trial_decks(RULES, 1, []) is None
    few = CardRules("fftcg", "FF", ZONES, pool()[:17])
    assert trial_decks(few, 0, []) is None
    assert trial_position(few, 0, []) is None
