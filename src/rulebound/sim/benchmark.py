"""How fast the engine is: random play, copies and search on one core.

Play is measured with everything on that a game does, its events included, and with the set-up of each
game. Only decisions with two or more options are counted. Copies are taken from positions spread over
games and are timed on their own; so are searches, with as many iterations as `normal` has, where there is a
choice. The digest covers the first games only, so that it is the same on every
machine.
"""

import hashlib
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import rulebound
from rulebound import _build
from rulebound.bots.ismcts import NormalBot
from rulebound.bots.search import considered, copy_each, play_randomly
from rulebound.bots.search_tree import Effort, Search
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.sim.match import MOST_DECISIONS, derived_seed

GAMES_IN_DIGEST: Final = 20
POSITIONS: Final = 50
SEED: Final = 1
STRIDE: Final = 7
"""One position is searched and so many are skipped at first: a few of them are of all parts of a game."""


class BenchError(RuleboundError):
    """A measurement that cannot be made, or would be worth nothing."""


@dataclass
class Speed:
    """What was measured of one game. Seconds and games are those of play."""

    game: str
    compiled: bool
    decisions_per_second: float
    copies_per_second: float
    iterations_per_second: float
    games_per_second: float
    digest: str
    decisions: int
    games: int
    seconds: float

    def to_plain(self) -> dict[str, Any]:
        """The measurement as plain data, rounded to what it is good for."""
        return {
            **vars(self),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "copies_per_second": round(self.copies_per_second, 1),
            "iterations_per_second": round(self.iterations_per_second, 1),
            "games_per_second": round(self.games_per_second, 2),
            "seconds": round(self.seconds, 3),
        }


def measure(game: str, seconds: float) -> Speed:
    """Play, then copy, then search, for so many seconds each."""
    if not 0 < seconds <= 3600:
        raise BenchError(f"Measure for more than 0 and at most 3600 seconds, not for {seconds:g}.")
    lengths, digest, played = measure_play(game, seconds)
    positions = spread_positions(game, lengths)
    copies, copied = measure_copies(positions, seconds)
    iterations, searched = measure_search(positions, seconds)
    return Speed(
        game,
        _build.compiled(),
        sum(lengths) / played,
        copies / copied,
        iterations / searched,
        len(lengths) / played,
        digest,
        sum(lengths),
        len(lengths),
        played,
    )


def measure_play(game: str, seconds: float) -> tuple[list[int], str, float]:
    """Random games until the time is over: their lengths, the digest of the first ones, the time taken."""
    lengths: list[int] = []
    digest = hashlib.sha256()
    began = perf_counter()
    ends = began + seconds
    while len(lengths) < GAMES_IN_DIGEST or perf_counter() < ends:
        number = len(lengths)
        played = rulebound.new_game(game, derived_seed(SEED, number))
        length = play_randomly(played, Stream(number), MOST_DECISIONS)
        if played.result is None:
            raise BenchError(f"Game {number} of {game} was not over after {length} decisions.")
        lengths.append(length)
        if number < GAMES_IN_DIGEST:
            digest.update(f"{played.digest()}\n".encode())
    return lengths, digest.hexdigest(), perf_counter() - began


def spread_positions(game: str, lengths: list[int]) -> list[Game]:
    """Positions from the beginning to the end of games, each from another game."""
    positions: list[Game] = []
    for n in range(POSITIONS):
        number = n % len(lengths)
        position = rulebound.new_game(game, derived_seed(SEED, number))
        play_randomly(position, Stream(number), lengths[number] * n // POSITIONS)
        positions.append(position)
    return positions


def measure_copies(positions: list[Game], seconds: float) -> tuple[int, float]:
    """Copies until the time is over: how many, and the time taken."""
    copies = 0
    began = perf_counter()
    while perf_counter() < began + seconds:
        copy_each(positions, 4)
        copies += 4 * len(positions)
    return copies, perf_counter() - began


def measure_search(positions: list[Game], seconds: float) -> tuple[int, float]:
    """Searches from one position after the other until the time is over: their iterations, the time taken."""
    mixed = [game for start in range(STRIDE) for game in positions[start::STRIDE] if is_choice(game)]
    iterations = number = 0
    began = perf_counter()
    while number == 0 or perf_counter() < began + seconds:
        game = mixed[number % len(mixed)]
        assert game.decision is not None
        search = Search(view(game, game.decision.seat), number, Effort())
        search.run(NormalBot.iterations)
        iterations += search.iterations
        number += 1
    return iterations, perf_counter() - began


def is_choice(game: Game) -> bool:
    """Whether a bot would search here."""
    return game.decision is not None and considered(game.decision) > 1
