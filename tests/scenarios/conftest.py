"""Shared by the tests of scenarios: reading and running one scenario written in a few lines."""

import os
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from rulebound.games import RULEBOOKS, register
from rulebound.kernel.clause import rule
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import Refusal
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.kernel.task import Question
from rulebound.scenarios import Outcome, Scenario, run
from rulebound.scenarios.reading import read_text

HEAD = """\
game: blackpoker
scenarios:
- name: it
  given: {turn: A, A: {hand: [C7, H3], life: 20, barriers: [S2]}, B: {hand: [C9, D4], life: 12}}
  steps:
"""


class Bench:
    """Reads and runs a scenario of a few steps; the first step stands on line 6 of x.yaml."""

    head = HEAD

    def scenario(self, *steps: str, head: str = HEAD) -> Scenario:
        """A scenario with these steps, one a line."""
        return read_text(head + "".join(f"  - {step}\n" for step in steps), "x.yaml")[0]

    def outcome(self, *steps: str, head: str = HEAD, off: str = "") -> Outcome:
        """How it goes."""
        return run(self.scenario(*steps, head=head), off)

    def failures(self, *steps: str, head: str = HEAD) -> list[str]:
        """What fails in it."""
        return [str(failure) for failure in self.outcome(*steps, head=head).failures]


@pytest.fixture(scope="session")
def bench() -> Bench:
    return Bench()


# ---- a toy for three, in which switched-off clauses crash or never end


class Say(Question["Toy"]):
    """The seats in turn say go or stop; who stops wins with their team."""

    clause: ClassVar[str] = "BP 3.1"
    question: ClassVar[str] = "toy-say"

    def options(self, game: "Toy") -> list[Option]:
        return [Option("go"), Option("stop")]

    def resume(self, game: "Toy", option: Option) -> None:
        game.said += 1
        while not rule("BP 2.2"):
            pass
        if not rule("BP 2.3"):
            os._exit(1)
        if not rule("BP 3.2"):
            raise ValueError("a hole in the rules")
        if option.verb == "stop" and rule("BP 2.1"):
            game.finish([game.teams[self.seat]], "BP 2.1", "stopped")
        else:
            game.push(Say((self.seat + 1) % 3))


class Toy(Game):
    """The running toy."""

    said = 0

    def set_up(self) -> None:
        self.push(Say(0))

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        return None

    def describe(self) -> dict[str, Any]:
        return {"said": self.said}


class ToyRulebook(Rulebook):
    """A and C play together against B."""

    def __init__(self) -> None:
        super().__init__("toy", "TY", [], ["?"])
        self.seat_counts = [3]
        self.default_seats = 3

    def teams(self, match: Match) -> list[int]:
        return [0, 1, 0]

    def new_game(self, match: Match) -> Game:
        return Toy(match)


@pytest.fixture
def toy() -> Iterator[None]:
    register(ToyRulebook())
    yield
    del RULEBOOKS["toy"]
