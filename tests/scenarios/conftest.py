"""Shared by the tests of scenarios: reading and running one scenario written in a few lines."""

import pytest

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
