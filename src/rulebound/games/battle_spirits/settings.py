"""The settings of Battle Spirits: who is the first player (BS R8)."""

from typing import Final

from ...kernel.rulebook import Match, Setting

RANDOM: Final = "random_chooser_chooses"


def make_settings() -> list[Setting]:
    """The rule switches of a match."""
    return [Setting("first", [RANDOM, "A", "B"], RANDOM, "BS R8")]


class Settings:
    """The settings of one match, read once."""

    def __init__(self, match: Match) -> None:
        self.first = match.setting("first")
