"""What Characters are is kept until something changes; under watch it is not. Both play the same."""

from typing import Any

import pytest

from rulebound import new_game
from rulebound.games import rulebook_named
from rulebound.kernel.clause import WATCH
from rulebound.kernel.rng import Stream

SEEDS = range(16)
MOST_DECISIONS = 300


def played(seed: int) -> list[Any]:
    """A random game, often with decks of all cards: every question with its answers, and all Characters."""
    rulebook = rulebook_named("fftcg")
    names = rulebook.deck_names()
    decks = rulebook.trial_decks(seed, []) or [names[seed % len(names)], names[seed * 5 % len(names)]]
    game = new_game("fftcg", seed, settings={"trial_cards": "yes"}, decks=decks)
    stream = Stream(seed)
    told: list[Any] = []
    while (decision := game.decision) is not None and len(told) < MOST_DECISIONS:
        characters = [rulebook.describe_piece(game, piece) for piece in game.pieces.values()]
        told.append((decision.question, [game.key(option) for option in decision.options], characters))
        game.choose(stream.below(len(decision.options)))
    return [*told, game.describe()]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_kept_is_what_would_be_worked_out(seed: int) -> None:
    kept = played(seed)
    WATCH.start()
    try:
        assert played(seed) == kept
    finally:
        WATCH.stop()
