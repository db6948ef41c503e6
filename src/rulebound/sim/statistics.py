"""What a number of wins says about a bot, and what two such numbers say about a difference."""

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


def difference_interval(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float]:
    """The difference of two shares lies between these, with 95 % confidence (Newcombe, from Wilson's)."""
    if games == 0 or other_games == 0:
        return -1.0, 1.0
    share, other = wins / games, other_wins / other_games
    low, high = wilson_interval(wins, games)
    other_low, other_high = wilson_interval(other_wins, other_games)
    below = sqrt((share - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - share) ** 2 + (other - other_low) ** 2)
    return share - other - below, share - other + above
