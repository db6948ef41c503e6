"""A bot in ten lines: attacks with all it has, and leaves the rest to chance."""

from rulebound.bots import Bot


class Brave(Bot):
    def choose(self, view):
        options = view.decision.options
        brave = [i for i, option in enumerate(options) if option.verb.startswith("attack")]
        return brave[0] if brave else self.stream.below(len(options))
