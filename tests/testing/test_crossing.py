"""Cards crossed with each other: what lint lets through plays; 500 here, 10,000 under soak."""

import pytest

from rulebound.packs.facts import examine_card
from rulebound.packs.users import all_cards
from rulebound.testing import cards, legality_checks
from rulebound.testing.crossing import cross, plain_of

GAMES = ["battle-spirits", "fftcg"]
FEW = 25
ROUNDS = 10
MANY = 500


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_is_written_as_it_was_read(game: str) -> None:
    for card in all_cards(game):
        entry = {**card.written, "effects": [plain_of(effect) for effect in card.effects]}
        read, problems = examine_card(entry, game, card.set)
        assert read is not None and not problems, f"{card.number}: {problems}"
        assert [plain_of(effect) for effect in read.effects] == entry["effects"], card.number


@pytest.mark.compiled  # takes long uncompiled
@pytest.mark.parametrize("start", range(ROUNDS))
@pytest.mark.parametrize("game", GAMES)
def test_crossed_cards_play(game: str, start: int) -> None:
    result = cross(game, FEW, start * FEW)
    assert not result.failures, result
    assert result.played >= FEW * 0.9


@pytest.mark.soak
@pytest.mark.parametrize("start", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_many_crossed_cards_play(game: str, start: int) -> None:
    result = cross(game, MANY, 1_000_000 + start * MANY)
    assert not result.failures, result


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_crosses(game: str) -> None:
    assert str(cross(game, 3, 5)) == str(cross(game, 3, 5))


def test_a_card_that_breaks_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*given: object) -> None:
        raise ZeroDivisionError("no share for nobody")

    monkeypatch.setattr(cards, "play", breaks)
    result = cross("fftcg", 2, 1)
    assert len(result.failures) == 2
    assert all("ZeroDivisionError: no share for nobody" in failure for failure in result.failures)


def test_a_question_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality_checks, "LONGEST_RESOLUTION", 0)
    result = cross("battle-spirits", 3, 1)
    assert any("what follows has no end" in failure for failure in result.failures)
