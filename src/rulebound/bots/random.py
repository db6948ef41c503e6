"""The bot that takes any option, each equally likely. It looks at nothing."""

from typing import ClassVar

from rulebound.bots.base import Bot
from rulebound.bots.search import considered
from rulebound.kernel.decision import Decision


class RandomBot(Bot):
    """Uniform over the options, except that it never drops a proposal it has begun."""

    looks: ClassVar[bool] = False

    def answer(self, decision: Decision) -> int:
        """Any of them."""
        return self.stream.below(considered(decision))
