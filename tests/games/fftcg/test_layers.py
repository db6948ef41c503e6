"""Continuous effects that ask for each other come to an end, the same however often they are worked out."""

from typing import Any

import pytest

from rulebound import new_game
from rulebound.games.fftcg.state import FFTCG

CIRCLES = [
    (["RBF-109", "RBF-058"], "monster"),
    (["RBF-108", "RBF-058"], "forward/monster"),
    (["RBF-107", "RBF-058"], "monster"),
    (["RBF-108", "RBF-109", "RBF-107", "RBF-058"], "forward/monster"),
]
"""Fields of one player, and what the last Character on them is."""


def kinds(game: FFTCG) -> list[Any]:
    """What all Characters are."""
    return [game.describe_piece(piece)["kind"] for piece in game.pieces.values()]


@pytest.mark.parametrize(("field", "last"), CIRCLES)
def test_a_circle_of_effects_settles(field: list[str], last: str) -> None:
    game = new_game("fftcg", position={"turn": "A", "A": {"field": field, "hand": ["1-025C"]}})
    assert isinstance(game, FFTCG)
    found = kinds(game)
    assert found[-1] == last
    for _ in range(7):
        game.stir()
        game.settle()
        assert kinds(game) == found
        game.touch()
        game.settle()
        assert kinds(game) == found
