"""Ratings and intervals: against values worked out by hand, and against games whose strengths are known."""

from itertools import combinations
from math import exp, log10, sqrt

import pytest

from rulebound.kernel.rng import Stream
from rulebound.sim.ratings import ELO, Row, fit, ratings, solve, told_elo
from rulebound.sim.statistics import Part, Stratum, mean_difference, mean_share, wilson_interval


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


def test_others_take_part_and_are_not_rated() -> None:
    """Two players of the same strength, of whom one is helped: the help is not his."""
    helped: list[Row] = [({0: 1.0, 1: -1.0, 2: 1.0}, 400.0, 300.0), ({0: 1.0, 1: -1.0}, 400.0, 200.0)]
    one, two = ratings(["a", "b"], helped, others=1)
    assert abs(one.elo) < 2 and one.elo == pytest.approx(-two.elo)
    alone = ratings(["a", "b"], [({0: 1.0, 1: -1.0}, 800.0, 500.0)])
    assert alone[0].elo > 40


def test_games_on_one_deal_are_one_observation() -> None:
    """On every deal the first wins all its games, or none: two opponents tell no more than one would."""
    pairs = ({0: 1.0, 1: -1.0}, {0: 1.0, 2: -1.0})
    deals: list[list[Row]] = [[(pair, 1.0, float(deal % 2)) for pair in pairs] for deal in range(200)]
    rows: list[Row] = [(pair, 200.0, 100.0) for pair in pairs]
    plain, by_deal = ratings(["a", "b", "c"], rows), ratings(["a", "b", "c"], rows, deals=deals)
    assert [rating.elo for rating in plain] == [rating.elo for rating in by_deal]
    assert by_deal[0].error == pytest.approx(plain[0].error * sqrt(2), rel=0.02)
    assert [rating.error for rating in by_deal[1:]] == [rating.error for rating in plain[1:]], "not smaller"


def test_the_errors_of_ratings_hold_where_luck_belongs_to_deals() -> None:
    """In about 95 of 100 samples. Each has its own luck on a deal against all others; all are alike."""
    stream = Stream(9)
    held = told = 0
    for _ in range(60):
        deals: list[list[Row]] = []
        for _ in range(40):
            luck = [stream.below(2000) / 1000 for _ in range(4)]
            deals.append([])
            for i, j in combinations(range(4), 2):
                won = stream.below(1000) < 1000 / (1 + exp(8 * (luck[j] - luck[i])))
                deals[-1].append(({i: 1.0, j: -1.0}, 1.0, float(won)))
        rows = [(deals[0][k][0], 40.0, sum(deal[k][2] for deal in deals)) for k in range(6)]
        for plain, by_deal in zip(ratings("abcd", rows), ratings("abcd", rows, deals=deals), strict=True):
            told += abs(plain.elo) <= plain.error
            held += abs(by_deal.elo) <= by_deal.error
    assert held >= 0.91 * 240 and told <= 0.87 * 240


# ---- intervals


def test_a_mean_of_shares_has_the_error_of_each() -> None:
    """Agresti and Coull's shares are 0.5 and 14/24 here."""
    mean, low, high = mean_share([Part(0.5, 50, 100), Part(0.5, 12, 20)])
    spread = 1.96 * 0.5 * sqrt(0.25 / 100 + 14 / 24 * 10 / 24 / 20)
    assert (mean, low, high) == pytest.approx((0.55, 0.55 - spread, 0.55 + spread))
    assert mean_share([Part(0.5, 20, 20), Part(0.5, 0, 20)]) == pytest.approx((0.5, 0.4143, 0.5857), abs=1e-4)


def test_a_difference_within_strata_is_none_of_their_difference() -> None:
    """One side wins 9 of 10 and mostly draws the card, the other loses as many and mostly does not."""
    strata = [Stratum(27, 30, 9, 10), Stratum(1, 10, 3, 30)]
    value, low, high = mean_difference(strata)
    assert value == pytest.approx(0.0) and low < -0.1 and high > 0.1
    assert mean_difference([Stratum(28, 40, 12, 40)]).low > 0.1, "pooled, it would seem to gain"


def test_the_variance_of_a_difference_is_that_of_sato() -> None:
    """By hand: S = 5, P = -1.5, Q = 1.65, and the bounds d solve (0.6 - d)² S² = z² (d P + Q)."""
    value, low, high = mean_difference([Stratum(9, 10, 3, 10)])
    assert value == pytest.approx(0.6)
    for bound in (low, high):
        assert (0.6 - bound) ** 2 * 25 == pytest.approx(1.96**2 * (bound * -1.5 + 1.65))


@pytest.mark.parametrize(
    "strata",
    [
        [(30, 30, 0.5, 0.5)],
        [(30, 60, 0.1, 0.05)],
        [(40, 20, 0.95, 0.9), (20, 40, 0.1, 0.05)],
        [(1, 2, 0.6, 0.4)] * 40,
    ],
)
def test_the_interval_of_a_difference_holds_it(strata: list[tuple[int, int, float, float]]) -> None:
    """In about 95 of 100 samples, in large strata and in many small ones."""
    stream = Stream(8)

    def sample(games: int, chance: float) -> int:
        return sum(stream.below(1000) < 1000 * chance for _ in range(games))

    weights = [games * others / (games + others) for games, others, _, _ in strata]
    gains = [chance - other for _, _, chance, other in strata]
    true = sum(weight * gain for weight, gain in zip(weights, gains, strict=True)) / sum(weights)
    held = 0
    for _ in range(300):
        drawn = [Stratum(sample(n, p), n, sample(m, q), m) for n, m, p, q in strata]
        _, low, high = mean_difference(drawn)
        held += low <= true <= high
    assert 273 <= held <= 297


def test_games_that_are_worth_more_make_the_interval_narrower() -> None:
    plain, better = mean_difference([Stratum(9, 10, 3, 10)]), mean_difference([Stratum(9, 10, 3, 10)], 2.0)
    assert plain.value == better.value and plain.low < better.low < better.high < plain.high
    assert wilson_interval(2 * 8, 2 * 10) == wilson_interval(16, 20)


def test_elo_is_told_with_its_sign_and_never_as_minus_nothing() -> None:
    assert [told_elo(value) for value in (86.3, -0.2, 0.0, -57.2)] == ["+86", "+0", "+0", "-57"]
