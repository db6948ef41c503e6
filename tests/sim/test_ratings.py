"""Ratings and intervals: against values worked out by hand, and against games whose strengths are known."""

from math import log10, sqrt

import pytest

from rulebound.kernel.rng import Stream
from rulebound.sim.ratings import ELO, Row, fit, ratings, solve, told_elo
from rulebound.sim.statistics import difference_interval


def test_two_players_by_hand() -> None:
    better, worse = ratings(["a", "b"], [({0: 1.0, 1: -1.0}, 10_000.0, 7_500.0)])
    assert better.elo - worse.elo == pytest.approx(400 * log10(3), abs=0.2)
    error = ELO * 1.96 / sqrt(10_000 * 0.75 * 0.25) / 2
    assert better.error == pytest.approx(error, rel=0.01) == worse.error
    assert better.elo == pytest.approx(-worse.elo)


def test_who_won_everything_has_a_finite_strength() -> None:
    best, rest = ratings(["a", "b"], [({0: 1.0, 1: -1.0}, 20.0, 20.0)])
    assert 200 < best.elo - rest.elo < 2000 and best.error > 50


def test_known_strengths_are_found_within_their_errors() -> None:
    stream = Stream(5)
    true = [0.0, 0.4, 0.8, 1.5]
    rows: list[Row] = []
    for i in range(4):
        for j in range(i):
            chance = 1 / (1 + 2.718281828 ** (true[j] - true[i]))
            wins = sum(stream.below(1_000_000) < chance * 1_000_000 for _ in range(600))
            rows.append(({i: 1.0, j: -1.0}, 600.0, float(wins)))
    mean = sum(true) / 4
    for strength, rating in zip(true, ratings(["a", "b", "c", "d"], rows), strict=True):
        assert abs(rating.elo - ELO * (strength - mean)) < 1.6 * rating.error
        assert 5 < rating.error < 40


def test_nobody_and_no_games() -> None:
    assert ratings([], []) == []
    alone, other = ratings(["a", "b"], [])
    assert alone.elo == other.elo == 0 and alone.error > 300


def test_equations_are_solved() -> None:
    solved = solve([[0.0, 2.0], [4.0, 1.0]], [[2.0], [9.0]])
    assert solved == [[pytest.approx(2.0)], [pytest.approx(1.0)]]
    strengths, covariance = fit(1, [({0: 1.0}, 0.0, 0.0)])
    assert strengths == [0.0] and covariance == [[pytest.approx(4.0)]]


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [((56, 70, 48, 80), 0.0524, 0.3339), ((9, 10, 3, 10), 0.1705, 0.8090)],
)
def test_differences_by_newcombe(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    """The values are those of method 10 in Newcombe's paper of 1998."""
    assert difference_interval(*counts) == pytest.approx((low, high), abs=1e-4)


def test_a_difference_of_nothing() -> None:
    assert difference_interval(0, 0, 1, 2) == (-1.0, 1.0)


def test_elo_is_told_with_its_sign_and_never_as_minus_nothing() -> None:
    assert [told_elo(value) for value in (86.3, -0.2, 0.0, -57.2)] == ["+86", "+0", "+0", "-57"]
