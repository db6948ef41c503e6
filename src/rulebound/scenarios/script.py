"""What a scenario is once its file has been read: plain data, with the line of every part.

A scenario has a match (game, settings, seed, …), optionally a position (`given`), and steps. A step is a
`when` (scripted answers) or a *line*: `then`, `asks` or `cannot`, which may name up to two clauses with `by`.
`then: start` and `cannot: start` are about the match itself: whether it can be started at all.
Everything here can be pickled, so that scenarios travel to worker processes.
"""

from dataclasses import dataclass, field
from typing import Any

from rulebound.kernel.refusal import RuleboundError

CONCEDE = "concede"
TIME_OUT = "time-out"
SPECTATOR_NAME = "spectator"
START = "start"
UNKNOWN_CARD = "?"
AFTER_ANSWER = "answer"


class ScenarioError(RuleboundError):
    """A scenario file that cannot be read, told in a plain sentence with file and line."""

    def __init__(self, path: str, line: int, sentence: str) -> None:
        super().__init__(f"{path}:{line}: {sentence}")
        self.path = path
        self.line = line
        self.sentence = sentence


@dataclass(frozen=True)
class Answer:
    """One scripted answer: the seat, and the key of the option (or `concede`, `time-out`)."""

    seat: int
    key: str
    line: int


@dataclass(frozen=True)
class Assertion:
    """One thing said about the game: what it is about, and what is expected there."""

    subject: str
    expected: Any
    line: int


@dataclass(frozen=True)
class When:
    """Scripted answers, each of which must be asked for and offered."""

    line: int
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Until:
    """The moment at which a line is checked: right after the last answer, or where a seat is asked something.

    Decisions of a single option are taken by themselves, so without it a line sees the game after those.
    """

    line: int
    seat: int = -1
    question: str = AFTER_ANSWER


@dataclass(frozen=True)
class Line:
    """A `then`, `asks` or `cannot`. `clauses` are those that `by` names; `viewer` is None for all-knowing."""

    kind: str
    line: int
    assertions: tuple[Assertion, ...]
    clauses: tuple[str, ...] = ()
    viewer: int | None = None
    until: Until | None = None

    @property
    def about_start(self) -> bool:
        """Whether it says that the match can be started, or that it cannot."""
        return self.assertions[0].subject == START


Step = When | Line


@dataclass(frozen=True)
class Scenario:
    """One scenario, ready to run."""

    path: str
    line: int
    name: str
    game: str
    steps: tuple[Step, ...]
    settings: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    seats: int = 0
    decks: tuple[str, ...] = ()
    decklists: str = "open"
    cancel: bool = False
    given: dict[str, Any] | None = None
    given_line: int = 0
    given_lines: dict[tuple[str | int, ...], int] = field(default_factory=dict)
    packs: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """Where it stands and what it is called."""
        return f"{self.path}:{self.line} {self.name}"

    def lines(self) -> list[Line]:
        """The steps that say something about the game."""
        return [step for step in self.steps if isinstance(step, Line)]


@dataclass(frozen=True)
class Failure:
    """What went wrong, and where."""

    path: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.sentence}"


@dataclass(frozen=True)
class LineOutcome:
    """How one line went: which of its clauses it showed, and which it named although no code of theirs ran.

    `anchors` are the clause ids, as the code spells them, whose code ran: what a mutant switches off.
    """

    line: int
    kind: str
    passed: bool
    clauses: tuple[str, ...]
    shown: tuple[str, ...]
    unanchored: tuple[str, ...]
    anchors: tuple[str, ...] = ()


@dataclass
class Outcome:
    """How a scenario went."""

    scenario: Scenario
    failures: list[Failure] = field(default_factory=list)
    lines: list[LineOutcome] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether nothing failed."""
        return not self.failures

    @property
    def shown(self) -> list[str]:
        """The clauses that its lines showed, each once."""
        return list(dict.fromkeys(clause for line in self.lines for clause in line.shown))

    @property
    def warnings(self) -> list[Failure]:
        """Lines that pass and name a clause whose code did not run."""
        return [
            Failure(self.scenario.path, line.line, f"names {clause}, but no code of that clause ran.")
            for line in self.lines
            for clause in line.unanchored
        ]
