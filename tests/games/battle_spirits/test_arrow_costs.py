"""Costs of several parts before ▶: activated just where all can be done, and no answer leaves one undone."""

from itertools import product
from typing import Any

import pytest

import rulebound
from rulebound.games.battle_spirits.state import BattleSpirits

STOREHOUSE, FOX = "RBO-035", "RBO-036"
"""Exhaust a Nexus and this; pay 1 and destroy a Spirit. Two cards of the Hand go, the second a Wind Fang."""
SMALL, LARGE = "26RSD01-001", "RBO-009"
"""Spirits that need one Core, two Cores."""
POSITIONS = list(product([0, 1], [[], [1], [2], [1, 1]], [[], [2], [3]]))
"""Cores in the Reserve, on small Spirits, on large ones."""


def game_at(own: dict[str, Any]) -> BattleSpirits:
    side = {"life": 5, "reserve": 0, "soul": "trash", "hand": [], "deck": 20, **own}
    position = {"turn": "A", "step": "main", "number": 5, "A": side, "B": {"life": 5, "deck": 20}}
    game = rulebound.new_game("battle-spirits", seed=1, decks=["red", "red"], position=position)
    assert isinstance(game, BattleSpirits)
    return game


def offered(game: BattleSpirits, key: str) -> bool:
    assert game.decision is not None
    return key in [game.key(option) for option in game.decision.options]


def ends(game: BattleSpirits) -> list[BattleSpirits]:
    """All positions in which the activation can end, back at the Main Step's question."""
    if game.decision is None or game.decision.question == "bs-main":
        return [game]
    found: list[BattleSpirits] = []
    for i in range(len(game.decision.options)):
        other = game.copy()
        assert isinstance(other, BattleSpirits)
        other.choose(i)
        found += ends(other)
    return found


@pytest.mark.parametrize(("reserve", "small", "large"), POSITIONS)
def test_pay_and_destroy(reserve: int, small: list[int], large: list[int]) -> None:
    """A Core is paid, and then a Spirit is there that it does not hold."""
    spirits = [f"{SMALL} {count}" for count in small] + [f"{LARGE} {count}" for count in large]
    game = game_at({"reserve": reserve, "field": [f"{STOREHOUSE} 0 exhausted", *spirits]})
    holds = [(count, 1) for count in small] + [(count, 2) for count in large]
    spare = any(count > needed for count, needed in holds)
    possible = bool(holds) and (reserve > 0 or spare or len(holds) > 1)
    key = "activate A.field.1 2"
    assert offered(game, key) == possible
    if not possible:
        return
    hand = len(game.hand(0).cards)
    game.skip_forced = False
    game.choose_key(key)
    results = ends(game)
    assert results
    for after in results:
        assert after.core_trash[0] == 1
        destroyed = [event for event in after.events if event.name == "destroyed"]
        assert len(destroyed) == 1 and len(after.hand(0).cards) == hand + 2


@pytest.mark.parametrize(
    "others", [[], ["26RSD01-010 0"], ["26RSD01-010 0 exhausted"], ["26RSD01-010 0"] * 2]
)
def test_exhaust_two(others: list[str]) -> None:
    game = game_at({"field": [f"{STOREHOUSE} 0", *others]})
    upright = [word for word in others if "exhausted" not in word]
    key = "activate A.field.1 1"
    assert offered(game, key) == bool(upright)
    if upright:
        game.skip_forced = False
        game.choose_key(key)
        results = ends(game)
        assert len(results) == len(upright)
        for after in results:
            states = [after.field_card(id).state for id in after.field(0).cards]
            assert states[0] == 1 and sum(states) == 2


@pytest.mark.parametrize(
    "hand", [[], ["26RSD01-004"], ["26RSD02-001"] * 2, ["26RSD01-004", "26RSD02-001"], ["26RSD01-004"] * 2]
)
def test_two_cards_of_the_hand(hand: list[str]) -> None:
    game = game_at({"reserve": 1, "field": [f"{FOX} 1"], "hand": hand})
    key = "activate A.field.1 1"
    possible = len(hand) > 1 and "26RSD01-004" in hand
    assert offered(game, key) == possible
    if possible:
        game.skip_forced = False
        game.choose_key(key)
        for after in ends(game):
            assert len(after.trash(0).cards) == 1 and len(after.hand(0).cards) == len(hand)
