"""The evaluations of the games: chances to win, at every moment of a turn."""

from collections import defaultdict

import pytest

import rulebound
from rulebound.bots import make_bot
from rulebound.games import rulebook_names
from rulebound.kernel.game import Game
from rulebound.sim.contest import pairings_of

GAMES = rulebook_names()
FAR = 0.05
"""Farther off they were before the evaluations said what the rest of a turn is worth."""


def greedy_game(name: str, number: int) -> tuple[Game, list[tuple[str, int, float]]]:
    """A game of greedy against itself, and of its quiet positions the moment, the team to act, its value."""
    pairings = pairings_of(rulebound.new_match(name))
    decks = list(pairings[(7 * number) % len(pairings)]) or None
    game = rulebound.new_game(name, seed=number, decks=decks)
    bots = [make_bot("greedy", number * 10 + seat) for seat in range(game.match.seats)]
    values: list[tuple[str, int, float]] = []
    last = -1
    while game.decision is not None:
        seat = game.decision.seat
        if game.quiet():
            moment = "later in a turn" if seat == last else "at the beginning of a turn"
            values.append((moment, game.teams[seat], game.evaluate(seat)))
            last = seat
        game.choose(bots[seat].choose(rulebound.view(game, seat)))
    return game, values


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_both_teams_make_one(name: str) -> None:
    game = rulebound.new_game(name, seed=4)
    bots = [make_bot("random", seat) for seat in range(game.match.seats)]
    for _ in range(300):
        values = [game.evaluate(game.teams.index(team)) for team in range(2)]
        assert sum(values) == pytest.approx(1.0) and min(values) >= 0.0
        if game.decision is None:
            break
        game.choose(bots[game.decision.seat].choose(rulebound.view(game, game.decision.seat)))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_values_are_chances_at_every_moment_of_a_turn(name: str) -> None:
    """Search compares positions within a turn with positions after it, so neither may be told too high."""
    differences = defaultdict(list)
    for number in range(300):
        game, values = greedy_game(name, number)
        assert game.result is not None
        winners = game.result.winners
        for moment, team, value in values:
            won = float(winners == [team]) if len(winners) == 1 else 0.5
            differences[moment].append(won - value)
    assert len(differences) == 2
    for moment, found in differences.items():
        assert abs(sum(found) / len(found)) < FAR, moment
