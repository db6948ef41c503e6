"""The bot that takes the option which looks best at the next quiet position.

It samples a few whole games that its seat could be in, tries every option in each of them (the same
samples for all options, so that luck does not decide between them) and takes the one with the best mean.
Ties go by its seed.
"""

from typing import Final

from rulebound.bots.base import Bot
from rulebound.bots.search import option_values
from rulebound.kernel.view import View

SAMPLES: Final = 2
CLOSE: Final = 1e-9


class GreedyBot(Bot):
    """Looks one proposal or resolution ahead."""

    def choose(self, view: View) -> int:
        """The option with the best mean value."""
        decision = view.decision
        assert decision is not None, "a bot is asked only while a decision is open"
        games = [view.determinize(self.stream.below(1 << 32)) for _ in range(SAMPLES)]
        values = option_values(games, decision.seat)
        best = max(values)
        tied = [i for i, value in enumerate(values) if value >= best - CLOSE]
        return tied[self.stream.below(len(tied))]
