"""How strong each of several players is, from who beat whom how often: Bradley and Terry's model.

The chance that one side beats another is the logistic function of the difference of their strengths; the
strength of a side of several is the sum of its members'. The strengths that make the results most likely are
found by Newton's method, and the same curvature gives their errors. So that whoever won or lost everything
still has a finite strength, each is given one drawn game against a player of strength 0; that pulls large
differences a little towards 0. Strengths are told relative to the mean of all, on Elo's scale: 400 points
are odds of ten to one.

The errors take the games as independent. Those on one deal are not: who has luck in a deal may have it in
all its games. Whoever knows the deals gives them too; then all that a deal has done to a strength counts as
one observation (the sandwich estimator), and the larger of the two errors is told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

ELO: Final = 400 / log(10)
DEVIATIONS: Final = 1.96
MOST_STEPS: Final = 60
CLOSE: Final = 1e-10

Row = tuple[Mapping[int, float], float, float]
"""Who took part (+1 on the one side, -1 on the other), how many games, and what the first side scored."""


@dataclass(frozen=True)
class Rating:
    """A strength on Elo's scale relative to the mean, and how far off it may be with 95 % confidence."""

    name: str
    elo: float
    error: float

    def to_plain(self) -> dict[str, object]:
        """As plain data, rounded to what it is good for."""
        return {"name": self.name, "elo": round(self.elo, 1), "error": round(self.error, 1)}


def told_elo(value: float) -> str:
    """A strength on Elo's scale as it is told: with its sign, and never as -0."""
    return f"{round(value):+}"


def ratings(
    names: Sequence[str], rows: Sequence[Row], others: int = 0, deals: Sequence[Sequence[Row]] = ()
) -> list[Rating]:
    """The rating of each name, from rows that number them, relative to their mean.

    In the rows so many others may take part, numbered after the names; they are not rated. `deals` are the
    same games once more, those on one deal together.
    """
    if not names:
        return []
    count = len(names)
    strengths, covariance = fit(count + others, rows)
    slopes = [derivatives(strengths, deal)[0] for deal in deals]
    mean = sum(strengths[:count]) / count
    means = [sum(line[:count]) / count for line in covariance]
    rated = []
    for i, name in enumerate(names):
        lever = [value - middle for value, middle in zip(covariance[i], means, strict=True)]
        variance = max(0.0, lever[i] - sum(lever[:count]) / count, variance_by_deal(lever, slopes))
        rated.append(Rating(name, ELO * (strengths[i] - mean), ELO * DEVIATIONS * sqrt(variance)))
    return rated


def variance_by_deal(lever: Sequence[float], slopes: Sequence[Sequence[float]]) -> float:
    """The variance of a strength, each deal being one observation; 0 where no deals are known.

    `lever` says how far a slope moves that strength, and `slopes` are those of the games of each deal.
    """
    if len(slopes) < 2:
        return 0.0
    pulls = [sum(move * value for move, value in zip(lever, slope, strict=True)) for slope in slopes]
    return sum(pull * pull for pull in pulls) * len(pulls) / (len(pulls) - 1)


def fit(count: int, rows: Sequence[Row]) -> tuple[list[float], list[list[float]]]:
    """The likeliest strengths, and the inverse of the curvature there."""
    drawn: list[Row] = [({i: 1.0}, 1.0, 0.5) for i in range(count)]
    every = [*rows, *drawn]
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        slope, curvature = derivatives(strengths, every)
        step = solve(curvature, [[value] for value in slope])
        longest = max(abs(line[0]) for line in step)
        shorten = min(1.0, 2.0 / longest) if longest else 1.0
        strengths = [old + shorten * line[0] for old, line in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    _, curvature = derivatives(strengths, every)
    return strengths, solve(curvature, [[float(i == j) for j in range(count)] for i in range(count)])


def derivatives(strengths: Sequence[float], rows: Sequence[Row]) -> tuple[list[float], list[list[float]]]:
    """Slope and (negative) curvature of the logarithm of the likelihood."""
    count = len(strengths)
    slope = [0.0] * count
    curvature = [[0.0] * count for _ in range(count)]
    for members, games, score in rows:
        chance = 1 / (1 + exp(-sum(strengths[i] * sign for i, sign in members.items())))
        spread = games * chance * (1 - chance)
        for i, sign in members.items():
            slope[i] += sign * (score - games * chance)
            line = curvature[i]
            for j, other in members.items():
                line[j] += sign * other * spread
    return slope, curvature


def solve(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]]:
    """The solution of matrix · x = right, column by column (Gauss and Jordan, largest pivot first)."""
    count = len(matrix)
    lines = [[*left, *given] for left, given in zip(matrix, right, strict=True)]
    for i in range(count):
        best = max(range(i, count), key=lambda j: abs(lines[j][i]))
        lines[i], lines[best] = lines[best], lines[i]
        pivot = lines[i][i]
        lines[i] = [value / pivot for value in lines[i]]
        for j in range(count):
            if j != i and lines[j][i]:
                factor = lines[j][i]
                lines[j] = [value - factor * top for value, top in zip(lines[j], lines[i], strict=True)]
    return [line[count:] for line in lines]
