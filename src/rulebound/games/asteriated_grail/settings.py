"""The settings of Asteriated Grail: how many play, how camps are seated, how characters are chosen (AG
R2).
"""

from typing import Final

from ...kernel.rulebook import Match, Setting

PLAYERS: Final = ["4", "6", "8"]
SEATINGS: Final = ["random", "alternating", "adjacent", "cm", "bp"]
DRAFTS: Final = ["random", "one_of_three", "any", "bp", "cm"]


def make_settings() -> list[Setting]:
    """All settings, each with its default."""
    return [
        Setting("players", PLAYERS, "6", "AG R2.1"),
        Setting("seats", SEATINGS, "random", "AG R2.2"),
        Setting("draft", DRAFTS, "one_of_three", "AG R2.3"),
    ]


class Settings:
    """The settings of one match, read once."""

    def __init__(self, match: Match) -> None:
        self.seats = match.setting("seats")
        self.draft = match.setting("draft")
