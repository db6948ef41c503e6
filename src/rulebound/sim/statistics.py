"""What numbers of wins say about a share, about the mean of several shares, and about a difference of two.

All intervals are of 95 %. Numbers of games need not be whole: games that are alike count for less than one.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

DEVIATIONS: Final = 1.96


def wilson_interval(wins: float, games: float, deviations: float = DEVIATIONS) -> tuple[float, float]:
    """The share of wins lies between these, with 95 % confidence unless told otherwise (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = deviations * deviations
    centre = share + square / (2 * games)
    spread = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (centre - spread) / below), min(1.0, (centre + spread) / below)


class Estimate(NamedTuple):
    """A share or a difference of shares, and the bounds between which it lies."""

    value: float
    low: float
    high: float


class Part(NamedTuple):
    """A share of wins with its weight in a mean of several."""

    weight: float
    wins: float
    games: float

    @property
    def share(self) -> float:
        """The share itself."""
        return self.wins / self.games


def mean_share(parts: Iterable[Part]) -> Estimate:
    """The weighted mean of several shares.

    Each share adds its own variance. That is taken at Agresti and Coull's share, with two wins and two losses
    more: where one side has won everything, the share still may be a little less than all.
    """
    mean = variance = 0.0
    for part in parts:
        mean += part.weight * part.share
        likely = (part.wins + 2) / (part.games + 4)
        variance += part.weight**2 * likely * (1 - likely) / part.games
    spread = DEVIATIONS * sqrt(variance)
    return Estimate(mean, max(0.0, mean - spread), min(1.0, mean + spread))


class Stratum(NamedTuple):
    """Two numbers of wins, of so many games each, that can be compared with each other."""

    wins: float
    games: float
    other_wins: float
    other_games: float

    @property
    def weight(self) -> float:
        """What its difference counts for: Mantel and Haenszel's weight."""
        return self.games * self.other_games / (self.games + self.other_games)


def mean_difference(strata: Iterable[Stratum], worth: float = 1.0) -> Estimate:
    """The mean over strata of the difference of two shares, with Mantel and Haenszel's weights.

    The interval is Klingenberg's (2014), from Sato's variance (1989). That holds for many small strata as for
    few large ones, and depends on the difference itself: the bounds are the two differences from which what
    was seen is just so many deviations away. `worth` is how many independent games one game counts for.
    """
    whole = difference = slope = constant = 0.0
    for stratum in strata:
        wins, games, other_wins, other_games = stratum
        both = games + other_games
        turn = games * games * other_wins - other_games * other_games * wins
        whole += stratum.weight
        difference += stratum.weight * (wins / games - other_wins / other_games)
        slope += (turn + games * other_games * (other_games - games) / 2) / (both * both)
        constant += (wins * (other_games - other_wins) + other_wins * (games - wins)) / (2 * both)
    difference /= whole
    factor = DEVIATIONS * DEVIATIONS / (worth * whole * whole)
    middle = difference + factor * slope / 2
    spread = sqrt(max(0.0, middle * middle - difference * difference + factor * constant))
    return Estimate(difference, max(-1.0, middle - spread), min(1.0, middle + spread))
