"""What a number of wins says about a bot."""

from math import sqrt


def wilson_interval(wins: int, games: int, deviations: float = 1.96) -> tuple[float, float]:
    """The share of wins lies between these, with 95 % confidence unless told otherwise (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = deviations * deviations
    centre = share + square / (2 * games)
    spread = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (centre - spread) / below), min(1.0, (centre + spread) / below)
