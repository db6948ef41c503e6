"""What a game is worth beside the others on its deal, and what pairs do to intervals."""

from collections import Counter
from math import isfinite

import pytest

from rulebound.kernel.rng import Stream
from rulebound.sim import ContestResult, Outcome, Plan, SimResult, Terms, gauntlet, wilson_interval
from rulebound.sim.contest import Cell
from rulebound.sim.counting import Counting
from rulebound.sim.deals import FEWEST_DEALS, MOST_WORTH, Deals
from rulebound.sim.match import BOTS
from rulebound.sim.ratings import ratings
from rulebound.sim.running import Counted, is_enough

PLAN = Plan("blackpoker", ("one", "other"), 1, pairs=BOTS)


def pairs(*scores: int) -> Deals[int]:
    """Deals of two games each, of which so many were won."""
    deals: Deals[int] = Deals()
    for seed, score in enumerate(scores):
        deals.add(seed, 0, score > 0)
        deals.add(seed, 0, score > 1)
    return deals


def test_games_with_the_same_seed_are_one_deal() -> None:
    deals: Deals[str] = Deals()
    for seed, share, won in (
        (1, "a", True),
        (1, "b", False),
        (2, "a", True),
        (3, "a", True),
        (3, "b", False),
    ):
        deals.add(seed, share, won)
    assert deals.counts == Counter({(("a", True), ("b", False)): 2, (("a", True),): 1})
    assert deals.records() == {"a": (3, 3), "b": (0, 2)} and deals.several("a") == 0
    both: Deals[tuple[int, str]] = Deals()
    both.merge(deals, lambda share: (1, share))
    both.merge(deals, lambda share: (2, share))
    assert both.games[2] == (((1, "a"), True), ((2, "a"), True)) and len(both.games) == 3


def test_pairs_tell_how_much_luck_they_take_out() -> None:
    alike = pairs(*[0, 2] * 20)
    assert alike.error({0: 1.0}) == pytest.approx(0.5 / 39**0.5) and alike.worth({0: 1.0}) == 0.5
    mixed = pairs(*[0, 1, 1, 2] * 25)
    assert mixed.worth({0: 1.0}) == pytest.approx(0.99) and mixed.several(0) == 100
    opposite = pairs(*[0, 1, 1, 1, 1, 2] * 10)
    assert opposite.worth({0: 1.0}) == pytest.approx(1.5, rel=0.02)


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ([1] * 40, MOST_WORTH),  # each entrant won one game of every deal
        ([2] * 40, None),  # the same won all: nothing to compare
        ([0] * 40, None),
        ([1] * (FEWEST_DEALS - 1), None),
        ([], None),
    ],
)
def test_what_cannot_be_told_is_not(scores: list[int], worth: float | None) -> None:
    deals = pairs(*scores)
    assert deals.worth({0: 1.0}) == worth
    assert all(value is None or isfinite(value) for value in deals.to_plain(0).values())


def test_a_deal_of_one_game_is_a_game() -> None:
    deals: Deals[int] = Deals()
    for seed in range(40):
        deals.add(seed, 0, seed % 3 == 0)
    assert deals.worth({0: 1.0}) is None and deals.to_plain(0)["standard_error"] is None


def played(scores: list[int]) -> SimResult:
    """Pairs of games of which the first bot has won so many."""
    result = SimResult(PLAN.game, PLAN.bots, 2 * len(scores), wins=[0, 0])
    counting = Counting(PLAN, result)
    for seed, score in enumerate(scores):
        for number in range(2):
            winner = 0 if score > number else 1
            outcome = Outcome(seed, 9, "d", (winner,), "", ((winner + number) % 2,), first=0)
            counting.add(outcome)
    return result


def test_the_interval_of_a_share_knows_of_pairs() -> None:
    alike, opposite = played([0, 2] * 20), played([1] * 40)
    assert alike.record().interval == wilson_interval(20, 40) == alike.record(1).interval
    assert opposite.record().interval == wilson_interval(80, 160)
    assert alike.plain_record().interval == wilson_interval(40, 80) == opposite.plain_record().interval
    assert played([2] * 40).record().interval == wilson_interval(80, 80)
    assert alike.details()["pairs"] == {"pairs": 40, "standard_error": 0.0801, "worth_of_a_game": 0.5}


def test_a_cell_is_over_when_that_interval_is_narrow_enough() -> None:
    for scores, plainly, over in (
        ([0, 2] * 20, False, False),
        ([0, 2] * 20, True, True),
        ([1] * 40, False, True),
    ):
        counted = Counted(0, Cell(0, 1, PLAN), 400, 0.25, plainly)
        counted.result = played(scores)
        assert is_enough(counted.record, 80, 400, 0.25) is over


def by_seat() -> SimResult:
    """Pairs of games in which the seat that begins wins both, or neither, whoever sits there."""
    result = SimResult(PLAN.game, PLAN.bots, 80, wins=[0, 0])
    counting = Counting(PLAN, result)
    for number in range(80):
        team = number // 2 % 2
        counting.add(Outcome(number // 2, 9, "d", ((team + number) % 2,), "", (team,), first=0))
    return result


def test_who_begins_is_counted_by_deal() -> None:
    share = by_seat().first.share
    assert share is not None and share.value == 0.5
    assert share.high - share.low == pytest.approx(2 * 1.96 * 0.5 / 40**0.5, rel=0.01), (
        "40 deals, not 80 games"
    )


def test_the_meetings_of_a_contest_are_on_the_same_deals() -> None:
    """Whoever wins all games of a deal, against two others, or none, has won as often as there are deals."""
    contest = gauntlet(Terms("blackpoker", 1), ["random", "greedy", "easy"])
    result = ContestResult(contest, [played([0, 2] * 20), played([0, 2] * 20)])
    assert result.totals()["random"].interval == wilson_interval(20, 40)
    assert result.totals()["easy"].interval == wilson_interval(20, 40)
    one, two = by_seat().first.share, ContestResult(contest, [by_seat(), by_seat()]).first.share
    assert one is not None and two is not None and two == pytest.approx(one, abs=0.005)


def test_ratings_know_of_the_deals_that_all_meetings_share() -> None:
    """The first wins all games of a deal, against two others, or none; of too few deals that is not seen."""
    contest = gauntlet(Terms("blackpoker", 1), ["random", "greedy", "easy"])
    scores = [0, 1, 1, 2] * 10
    alone = ratings(contest.entrants, [({0: 1.0, i: -1.0}, 79.0, 39.5) for i in (1, 2)])
    rated = {rating.name: rating for rating in ContestResult(contest, [played(scores)] * 2).ratings()}
    assert rated["random"].error == pytest.approx(alone[0].error * 2**0.5, rel=0.05)
    few = {rating.name: rating for rating in ContestResult(contest, [played(scores[:9])] * 2).ratings()}
    plain = ratings(contest.entrants, [({0: 1.0, i: -1.0}, 18.0, 8.0) for i in (1, 2)])
    assert few["random"].error == pytest.approx(plain[0].error)


def test_the_points_of_a_deal_are_those_of_its_games() -> None:
    result = played([0, 1, 2])
    Counting(PLAN, result).add(Outcome(2, 9, "d", (), "", ()))
    assert list(result.scores_by_deal()) == [(0, 2, 0.0), (1, 2, 1.0), (2, 3, 2.5)]
    assert sum(score for _, _, score in result.scores_by_deal()) == result.score


@pytest.mark.parametrize(("alike", "chance"), [(0.0, 0.5), (0.5, 0.5), (1.0, 0.7), (-0.6, 0.7)])
def test_the_interval_holds_the_share_in_pairs_of_any_kind(alike: float, chance: float) -> None:
    """In about 95 of 100 samples of 30 pairs; a plain one only in 80 of 100 where pairs are alike."""
    stream = Stream(6)
    held = 0
    for _ in range(300):
        deals: Deals[int] = Deals()
        for seed in range(30):
            one, two = stream.below(1000), stream.below(1000)
            if stream.below(1000) < 1000 * abs(alike):
                two = one if alike > 0 else 999 - one
            deals.add(seed, 0, one < 1000 * chance)
            deals.add(seed, 0, two < 1000 * chance)
        wins, games = deals.records()[0]
        worth = deals.worth({0: 1.0}) or 1.0
        low, high = wilson_interval(wins * worth, games * worth)
        held += low <= chance <= high
    assert 270 <= held <= 299
