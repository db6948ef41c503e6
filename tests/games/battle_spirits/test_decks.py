"""The deck rules of Battle Spirits hold whenever a match is set up, and not for positions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulebound
from rulebound.games.battle_spirits.decks import BLOCKS, SEASONS, deck_as_text
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook
from rulebound.kernel.record import Table
from rulebound.kernel.refusal import MatchRefused, SetupError

GAME = "battle-spirits"
THIRTY_NINE = ", ".join(f"3 26RSD01-{n:03}" for n in range(1, 14))
TRIAL = {"trial_cards": "yes"}
REFUSED = [
    (THIRTY_NINE, "BS 7.5", "bs-deck-too-small"),
    (f"{THIRTY_NINE}, 1 26RSD01-001", "BS 7.7", "bs-too-many-of-a-name"),
    (f"{THIRTY_NINE}, 2 RBO-017, 2 RBO-018", "BS 7.7", "bs-too-many-of-a-name"),
    (f"{THIRTY_NINE}, 1 RBO-020", "BS 7.10", "bs-not-standard"),
    (f"{THIRTY_NINE}, 1 RBO-019", "BS 7.12", "bs-wrong-block"),
]


def rules() -> BattleSpiritsRulebook:
    rulebook = rulebound.rulebook_named(GAME)
    assert isinstance(rulebook, BattleSpiritsRulebook)
    return rulebook


@pytest.mark.parametrize(("deck", "clause", "name"), REFUSED)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_with_a_wrong_deck_is_refused(deck: str, clause: str, name: str, seat: int) -> None:
    decks = ["red", "red"]
    decks[seat] = deck
    with pytest.raises(MatchRefused) as refused:
        rulebound.new_game(GAME, decks=decks)
    assert (refused.value.refusal.clause, refused.value.refusal.name) == (clause, name)
    sentence = str(refused.value)
    assert sentence.startswith(f"The deck of {'AB'[seat]} cannot be played. ") and sentence.endswith(
        f" ({clause})"
    )
    assert "add " in sentence or "take " in sentence


def test_a_table_is_refused_as_well() -> None:
    match = rulebound.Match(rules(), decks=[THIRTY_NINE, "red"])
    with pytest.raises(MatchRefused):
        Table(match, "test")


def test_a_position_has_no_deck_to_check() -> None:
    game = rulebound.new_game(GAME, position={"A": {"hand": ["RBO-020", "RBO-020"], "deck": 3}})
    assert game.describe()["A"]["hand"] == ["RBO-020", "RBO-020"]


@pytest.mark.parametrize("decks", [[], ["red", "blue", "red"]])
def test_each_seat_brings_a_deck(decks: list[str]) -> None:
    with pytest.raises(SetupError, match="Each seat of battle-spirits brings a deck: name 2"):
        rulebound.new_match(GAME, decks=decks)


def test_one_deck_for_both_or_one_by_the_seed() -> None:
    assert rulebound.new_match(GAME, decks=["blue"]).decks == ["blue", "blue"]
    assert {tuple(rulebound.new_match(GAME, seed).decks) for seed in range(36)} == {
        (one, other) for one in rules().deck_names() for other in rules().deck_names()
    }


def test_signal_kites_differ_and_lanterns_do_not() -> None:
    assert rules().deck_faults(f"{THIRTY_NINE}, 3 RBO-015, 3 RBO-016", TRIAL) == []
    faults = rules().deck_faults(f"{THIRTY_NINE}, 3 RBO-017, 3 RBO-018", TRIAL)
    assert [(fault.count, fault.limit, len(fault.faces)) for fault in faults] == [(6, 3, 2)]


def test_all_faults_are_found_in_the_order_of_the_rules() -> None:
    faults = rules().deck_faults("4 26RSD01-001, 4 RBO-020, 1 RBO-019", {})
    clauses = [fault.refusal.clause for fault in faults]
    assert clauses == ["BS 7.5", "BS 7.7", "BS 7.7", "BS 7.10", "BS 7.12", "RB 14", "RB 14"]


def test_the_last_season_is_played() -> None:
    assert SEASONS[-1].blocks is BLOCKS
    assert all(card.block in BLOCKS for card in rules().cards if card.number.startswith("26RSD"))


@given(st.lists(st.integers(1, 96), min_size=0, max_size=70))
def test_a_deck_is_legal_if_it_has_forty_cards_and_three_of_a_name(faces: list[int]) -> None:
    legal = len(faces) >= 40 and all(faces.count(face) <= 3 for face in faces)
    assert (rules().deck_faults(deck_as_text(rules(), faces), {}) == []) == legal
