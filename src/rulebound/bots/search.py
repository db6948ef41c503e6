"""The search of the bots, and the loop of random play: the inner loops, compiled where the engine is.

Looking ahead goes from one quiet position to the next: take an option, then let the proposal or resolution
that it begins run to its end, and ask the game how good the position is. On the way, whoever may pass
passes; every other question is answered by trying each option and letting the rest run with default
answers. Nothing here knows which game is played, and nothing reads a clock but through a *limit*.
"""

from collections.abc import Callable
from typing import Final

from ..kernel.decision import Decision
from ..kernel.game import Game
from ..kernel.rng import Stream

STEPS: Final = 60
"""After so many answers a look ahead stops, wherever it is."""

LONGEST: Final = 2_000
"""After so many answers a playout stops, wherever it is."""

WIDTH: Final = 12
"""A question with more options than this is answered by default inside a look ahead."""


class OutOfTimeError(Exception):
    """A limit was reached in the middle of something."""


class Limit:
    """How long a search may take: until a clock shows so much, or for ever where there is no clock."""

    def __init__(self, clock: Callable[[], float] | None = None, until: float = 0.0) -> None:
        self.clock = clock
        self.until = until

    def check(self) -> None:
        """Leave what is under way, however deep inside, when time is up."""
        if self.clock is not None and self.clock() >= self.until:
            raise OutOfTimeError


NO_LIMIT: Final = Limit()


def considered(decision: Decision) -> int:
    """How many options a bot looks at: all but the courtesy of dropping a proposal, which stands last (RB 6).

    A bot that dropped its proposals might begin and drop for ever.
    """
    count = len(decision.options)
    return count - 1 if count > 1 and decision.options[count - 1].verb == "cancel" else count


def default_answer(decision: Decision) -> int:
    """Pass where that is offered, else the first option."""
    at = passing(decision)
    return at if at >= 0 else 0


def passing(decision: Decision) -> int:
    """The index of the option to pass; -1 where there is none."""
    options = decision.options
    for i in range(len(options)):
        if options[i].verb == "pass":
            return i
    return -1


def settle(game: Game, limit: Limit = NO_LIMIT) -> bool:
    """Let the game run with default answers until it is quiet or over; whether all of them were to pass."""
    passed = True
    for _ in range(STEPS):
        limit.check()
        decision = game.decision
        if decision is None or game.quiet():
            return passed
        at = passing(decision)
        if at < 0:
            at = 0
            passed = False
        game.choose(at)
    return False


def best_answered(game: Game, decision: Decision, limit: Limit = NO_LIMIT) -> Game:
    """The game after the answer that is best for the seat asked if all the rest runs with default answers.

    Where all the rest is to pass, that is done too, for it was tried already: then it is another game than
    the one given.
    """
    count = considered(decision)
    if count == 1 or count > WIDTH:
        game.choose(0 if count == 1 else default_answer(decision))
        return game
    best = 0
    best_value = -1.0
    reached = game
    for i in range(count):
        trial = game.copy()
        trial.choose(i)
        passed = settle(trial, limit)
        value = trial.evaluate(decision.seat)
        if value > best_value:
            best_value = value
            best = i
            reached = trial if passed else game
    if reached is game:
        game.choose(best)
    return reached


def play_on(game: Game, quiet_positions: int, limit: Limit = NO_LIMIT) -> Game:
    """A cheap playout: all seats take what looks best at a glance, over so many quiet positions."""
    left = quiet_positions
    for _ in range(LONGEST):
        limit.check()
        decision = game.decision
        if decision is None:
            return game
        at = -1
        if not game.quiet():
            at = passing(decision)
        elif left == 0:
            return game
        else:
            left -= 1
        if at >= 0:
            game.choose(at)
        else:
            game = best_answered(game, decision, limit)
    return game


class Look:
    """One look ahead from one game for one seat."""

    def __init__(self, game: Game, seat: int, limit: Limit = NO_LIMIT) -> None:
        self.game = game
        self.seat = seat
        self.limit = limit
        self.thought = False

    def value(self, index: int) -> float:
        """What an option leads to: the better of thinking about the own further answers and of not doing so.

        Not doing so is what stopping here often comes to: "done" stands first where a list of things is
        named.
        """
        self.thought = False
        thoughtful = self.run(index, True)
        if not self.thought:
            return thoughtful
        return max(thoughtful, self.run(index, False))

    def run(self, index: int, thoughtful: bool) -> float:
        """How good it is to take the option, at the next quiet position."""
        return self.play(index, thoughtful).evaluate(self.seat)

    def play(self, index: int, thoughtful: bool) -> Game:
        """The next quiet position after the option was taken."""
        trial = self.game.copy()
        trial.choose(index)
        team = trial.teams[self.seat]
        for _ in range(STEPS):
            self.limit.check()
            decision = trial.decision
            if decision is None or trial.quiet():
                break
            answer = passing(decision)
            if answer < 0 and trial.teams[decision.seat] == team:
                self.thought = True
                answer = -1 if thoughtful else 0
            if answer >= 0:
                trial.choose(answer)
            else:
                trial = best_answered(trial, decision, self.limit)
        return trial


def option_values(games: list[Game], seat: int) -> list[float]:
    """The value of each considered option, as the mean over games that all have the same open decision."""
    decision = games[0].decision
    assert decision is not None
    values = [0.0] * considered(decision)
    for game in games:
        look = Look(game, seat)
        for i in range(len(values)):
            values[i] += look.value(i) / len(games)
    return values


def play_randomly(game: Game, stream: Stream, most_decisions: int) -> int:
    """Play a game on with random choices; the number of decisions with two or more options."""
    count = 0
    while count < most_decisions:
        decision = game.decision
        if decision is None:
            break
        options = len(decision.options)
        if options > 1:
            count += 1
        game.choose(stream.below(options))
    return count


def copy_each(games: list[Game], times: int) -> None:
    """Copy every game so many times."""
    for _ in range(times):
        for game in games:
            game.copy()
