"""Games to look at in tests of the kit."""

from typing import Any

from tests.probe import Probe, ProbeRulebook

from rulebound.kernel.rulebook import Match


def probe(seed: int = 1, **others: Any) -> Probe:
    """A game of the probe at its first decision."""
    rulebook = ProbeRulebook()
    game = rulebook.new_game(Match(rulebook, seed, **others))
    assert isinstance(game, Probe)
    game.start()
    return game
