"""The settings of Battle Spirits: who is the first player (BS R8), and whether decks may have trial cards."""

from typing import Final

from ...kernel.rulebook import TRIAL_CARDS, Match, Setting

RANDOM: Final = "random_chooser_chooses"


def make_settings() -> list[Setting]:
    """The rule switches of a match."""
    return [
        Setting("first", [RANDOM, "A", "B"], RANDOM, "BS R8"),
        Setting(TRIAL_CARDS, ["no", "yes"], "no", "RB 14"),
    ]


class Settings:
    """The settings of one match, read once."""

    def __init__(self, match: Match) -> None:
        self.first = match.setting("first")
