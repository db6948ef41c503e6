"""Many games at once in one process, for self-play: one call steps all of them and gives whole arrays.

    games = VectorGames("blackpoker", 64, seed=7)
    step = games.reset()
    while training:
        step = games.step(choose(step.observations, step.action_mask))

A game that ends is followed at once by another (`step.ended` tells): its rewards and `step.final` are of the
game that ended, everything else is of the one that has begun.
"""

from dataclasses import dataclass
from typing import Any

from rulebound.envs.extras import Array, EnvError, need
from rulebound.envs.observations import Layout, layout_of
from rulebound.envs.playing import Play, config_of, whole_number
from rulebound.kernel.refusal import NOT_OFFERED, Refused
from rulebound.kernel.view import View
from rulebound.sim.match import derived_seed

numpy = need("numpy")


@dataclass(frozen=True)
class Step:
    """What one call gives, an entry per game. The arrays are written over by the next call."""

    observations: dict[str, Array]
    """The named tensors as the seat sees them that decides."""
    action_mask: Array
    seats: Array
    """Which seat decides."""
    rewards: Array
    """Per game and seat; not all zero only where a game has ended by its rules."""
    ended: Array
    truncated: Array
    """Which of those that ended were cut off for their length."""
    final: dict[int, dict[str, Array]]
    """Of each game that ended, by its place, the named tensors of its end with a first dimension of seats."""


class VectorGames:
    """So many games of one set-up, each followed by another when it ends. The seed decides all of them."""

    def __init__(self, game: str, count: int, seed: int = 0, **config: Any) -> None:
        if whole_number(count, "count") < 1:
            raise EnvError(f"count is at least 1, not {count}.")
        self.config = config_of(game, config)
        self.count = count
        self.seed = whole_number(seed, "A seed")
        self.started = 0
        self.layout: Layout = layout_of(game, self.config.seat_count())
        self.plays: list[Play] = []
        seats = self.layout.seats
        self.observations = self.layout.empty(count)
        self.action_mask: Array = numpy.zeros((count, self.layout.most_options), numpy.int8)
        self.seats: Array = numpy.zeros(count, numpy.int64)
        self.rewards: Array = numpy.zeros((count, seats), numpy.float32)
        self.ended: Array = numpy.zeros(count, numpy.bool_)
        self.truncated: Array = numpy.zeros(count, numpy.bool_)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew: the same ones every time, or those of another seed."""
        if seed is not None:
            self.seed = whole_number(seed, "A seed")
        self.started = 0
        self.plays = [self.begin() for _ in range(self.count)]
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.truncated[:] = False
        for n in range(self.count):
            self.show(n)
        return self.told({})

    def begin(self) -> Play:
        """The next game that follows from the seed."""
        play = Play(self.config, derived_seed(self.seed, self.started))
        self.started += 1
        return play

    def step(self, actions: Array) -> Step:
        """Take one action in every game."""
        chosen = self.checked(actions)
        self.rewards[:] = 0.0
        final: dict[int, dict[str, Array]] = {}
        for n, play in enumerate(self.plays):
            play.act(chosen[n])
            self.ended[n] = play.over or play.cut_off
            self.truncated[n] = play.cut_off
            if self.ended[n]:
                self.rewards[n] = play.rewards()
                final[n] = self.seen_by_all(play)
                self.plays[n] = self.begin()
            self.show(n)
        return self.told(final)

    def seen_by_all(self, play: Play) -> dict[str, Array]:
        """What every seat sees of a game."""
        seen = self.layout.empty(self.layout.seats)
        for seat in range(self.layout.seats):
            self.layout.write(play.look(seat), {name: tensor[seat] for name, tensor in seen.items()})
        return seen

    def checked(self, actions: Array) -> list[int]:
        """The actions, if each is open in its game. So a wrong one is refused before any game has moved."""
        plays = self.running()
        try:
            given = list(actions)
        except TypeError:
            given = []
        if len(given) != self.count:
            raise EnvError(f"There are {self.count} games, so step takes a list of {self.count} actions.")
        chosen = [whole_number(action, "An action") for action in given]
        for n, play in enumerate(plays):
            if chosen[n] not in play.actions_open():
                sentence = f"Action {chosen[n]} is not open in game {n}; the action mask tells which are."
                raise Refused(NOT_OFFERED, sentence)
        return chosen

    def running(self) -> list[Play]:
        """The games that are being played."""
        if not self.plays:
            raise EnvError("No game has begun; call reset first.")
        return self.plays

    def show(self, n: int) -> None:
        """Write what is to be seen of one game."""
        play = self.plays[n]
        seat = play.seat
        self.seats[n] = seat
        self.layout.write(play.look(seat), {name: tensor[n] for name, tensor in self.observations.items()})
        self.action_mask[n] = 0
        self.action_mask[n, play.actions_open()] = 1

    def told(self, final: dict[int, dict[str, Array]]) -> Step:
        """The arrays."""
        return Step(
            self.observations,
            self.action_mask,
            self.seats,
            self.rewards,
            self.ended,
            self.truncated,
            final,
        )

    def view(self, n: int) -> View:
        """The view of the seat that decides in one game: what a bot is given."""
        play = self.running()[n]
        return play.view(play.seat)

    def action_for(self, n: int, option: int) -> int:
        """The action for what a bot has chosen in one game: its option, or "more" if that is on another page.

        After "more" the bot is asked again.
        """
        return self.running()[n].action_for(whole_number(option, "An option"))
