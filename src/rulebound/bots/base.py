"""What a bot is: it answers decisions, from what its seat may know and nothing else.

A bot that looks is given a View. One that does not (`looks = False`) is given the decision alone, which
spares the work of building a view and lets mass simulation run at the speed of the engine. No bot is ever
given the game.
"""

from typing import ClassVar

from rulebound.kernel.decision import Decision
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import View


class Bot:
    """One player at one seat of one game. `stream` gives it random numbers of its own."""

    looks: ClassVar[bool] = True
    watches: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.stream = Stream(seed)

    def choose(self, view: View) -> int:
        """The index of the option to take. Bots that look write this."""
        decision = view.decision
        assert decision is not None, "a bot is asked only while a decision is open"
        return self.answer(decision)

    def answer(self, decision: Decision) -> int:
        """The index of the option to take, from the decision alone. Bots that do not look write this."""
        raise NotImplementedError("a bot has a method `choose`, or `looks = False` and a method `answer`")

    def watch(self, events: list[Event]) -> None:
        """What its seat saw happen since it was last told; only for bots that say `watches = True`."""

    def hurry(self, milliseconds: int) -> None:
        """No decision may take longer than this. Bots that think for long keep to it."""

    def leave(self, result: Result | None) -> None:
        """The game is over, or was given up (None). Bots that hold something let go of it here."""
