"""The settings of FF-TCG: format, EX Bursts on lethal damage, surplus CP, who goes first (FF R1 to R3).

Besides, whether decks may have cards that are there for trying out rules (RB 14).
"""

from typing import Final

from ...kernel.rulebook import TRIAL_CARDS, Match, Setting

CONSTRUCTED: Final = "constructed"
LIMITED: Final = "limited"
RANDOM: Final = "random"


def make_settings() -> list[Setting]:
    """The rule switches of a match."""
    return [
        Setting("format", [CONSTRUCTED, LIMITED], CONSTRUCTED, "FF R1"),
        Setting("ex_burst_on_lethal", ["no", "yes"], "no", "FF R2"),
        Setting("surplus_cp", ["v3.2", "v3.3"], "v3.2", "FF R3"),
        Setting("first", [RANDOM, "A", "B"], RANDOM, "FF 8.2.1.2"),
        Setting(TRIAL_CARDS, ["no", "yes"], "no", "RB 14"),
    ]


class Settings:
    """The settings of one match, read once."""

    def __init__(self, match: Match) -> None:
        self.limited = match.setting("format") == LIMITED
        self.burst_on_lethal = match.setting("ex_burst_on_lethal") == "yes"
        self.any_surplus = match.setting("surplus_cp") == "v3.3"
        self.first = match.setting("first")
