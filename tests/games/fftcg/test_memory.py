"""What has left is remembered as long as something points at it, and not for ever."""

from typing import Any

import pytest

from rulebound import new_game
from rulebound.games import rulebook_named
from rulebound.games.fftcg.memory import pointed_at
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.rng import Stream

STAY_OUT = "21-134S"
"""Nobody has what it takes to cast it."""


def turns(game: FFTCG, count: int) -> None:
    """Let so many turns pass without attacks."""
    until = game.turn_number + count
    while game.turn_number < until and game.decision is not None:
        keys = [game.key(option) for option in game.decision.options]
        game.choose(next((i for i, key in enumerate(keys) if key in ("pass", "no-attack")), 0))


def started(**sides: Any) -> FFTCG:
    game = new_game("fftcg", position={"turn": "A", **sides})
    assert isinstance(game, FFTCG)
    return game


@pytest.mark.parametrize("seed", range(6))
def test_nothing_old_is_remembered_that_nothing_points_at(seed: int) -> None:
    rulebook = rulebook_named("fftcg")
    names = rulebook.deck_names()
    game = new_game("fftcg", seed, decks=[names[seed % len(names)], names[seed * 5 % len(names)]])
    assert isinstance(game, FFTCG)
    stream = Stream(seed)
    parted_in: dict[int, int] = {}
    while (decision := game.decision) is not None:
        game.choose(stream.below(len(decision.options)))
        for id in game.left:
            parted_in.setdefault(id, game.turn_number)
        old = {id for id in game.left if parted_in[id] < game.turn_number - 2}
        assert old <= pointed_at(game)
        assert set(game.remembered) | set(game.became) <= set(game.left)
    assert parted_in


def test_what_a_delayed_ability_speaks_of_is_remembered_until_it_was_used() -> None:
    cards = [STAY_OUT] * 12
    game = started(A={"field": ["RBF-101", "1-025C"], "deck": cards}, B={"field": ["1-025C"], "deck": cards})
    traveller = game.field(0).cards[0]
    game.choose_key("use A.field.1 1")
    turns(game, 1)
    assert traveller in game.left
    turns(game, 1)
    assert len(game.field(0).cards) == 2
    turns(game, 2)
    assert traveller not in game.left
    assert traveller not in game.became


def test_an_ability_that_waits_for_what_is_gone_waits_no_more() -> None:
    cards = [STAY_OUT] * 12
    game = started(
        A={"hand": ["RBF-012", "RBF-102"], "field": ["1-025C", "1-068C", "1-011C"], "deck": cards},
        B={"field": ["1-025C"], "deck": cards},
    )
    for key in ("cast RBF-012", "pass"):
        game.choose_key(key)
    assert game.listeners["attacks"]
    game.choose_key("cast RBF-102")
    turns(game, 1)
    assert not game.listeners["attacks"]
