"""The settings of BlackPoker: the switches that rulings BP R1, R2, R4 and R9 open.

`edition: published` sets R1 and what else the published lists have (the fog, the labels, the groups)
together; a single setting that the match names overrides it.
"""

from ...kernel.rulebook import Match, Setting


def make_settings() -> list[Setting]:
    """All settings, each with its default."""
    return [
        Setting("deck", ["full54", "entry20", "entry16"], "full54", "BP R4"),
        Setting("edition", ["sheet", "published"], "sheet", "BP R9"),
        Setting("throw_damage_suit", ["clubs", "spades"], "clubs", "BP R1"),
        Setting("triggered_actions", ["by_speed", "never_on_stage"], "by_speed", "BP R2"),
    ]


class Settings:
    """The settings of one match, read once."""

    def __init__(self, match: Match) -> None:
        self.deck = match.setting("deck")
        self.published = match.setting("edition") == "published"
        self.throw_with_spades = match.setting("throw_damage_suit") == "spades"
        if self.published and "throw_damage_suit" not in match.settings:
            self.throw_with_spades = True
        self.never_on_stage = match.setting("triggered_actions") == "never_on_stage"
