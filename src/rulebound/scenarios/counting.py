"""Coverage: which clauses of a rulebook the scenarios show, and which they prove.

Counted are the clauses that a played-out game can show (`observable`). The clauses of the index, our own
rulings and the skills of characters are counted apart. A scenario that fails counts for nothing. A clause
that no scenario shows with published cards alone rests on cards of our own, and is named.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulebound.packs.catalogue import TRIAL_SETS, trial_numbers
from rulebound.rulebooks import Clause, load, rulebook

from .clauses import group_of
from .library import load_library, short_path
from .mutants import Suspect, prove, suspects_of
from .running import run
from .script import Failure, Outcome, Scenario, When

SHARED_BOOK = "rulebound"


@dataclass
class Count:
    """Clauses of one kind: how many there are, can be shown, are shown, are proved; names of the others."""

    clauses: int = 0
    observable: int = 0
    shown: int = 0
    proved: int = 0
    missing: list[str] = field(default_factory=list)
    unproved: list[str] = field(default_factory=list)

    def add(self, id: str, suspect: Suspect | None) -> None:
        """Count one observable clause."""
        self.observable += 1
        if suspect is None:
            self.missing.append(id)
            return
        self.shown += 1
        if suspect.proved:
            self.proved += 1
        else:
            self.unproved.append(id)

    @property
    def percent(self) -> float:
        """Proved clauses per hundred observable ones."""
        return 100.0 * self.proved / self.observable if self.observable else 100.0


@dataclass
class Coverage:
    """What the scenarios of one game show and prove."""

    game: str
    index: Count = field(default_factory=Count)
    rulings: Count = field(default_factory=Count)
    skills: Count = field(default_factory=Count)
    chapters: dict[str, Count] = field(default_factory=dict)
    scenarios: int = 0
    lines: int = 0
    failed: list[Failure] = field(default_factory=list)
    unanchored: list[Failure] = field(default_factory=list)
    survivors: dict[str, list[str]] = field(default_factory=dict)
    own_cards: list[str] = field(default_factory=list)

    def met(self, percent: float) -> bool:
        """Whether nothing is missing or failing and so many in a hundred are proved, rulings and skills
        too.
        """
        counts = [self.index, self.rulings, self.skills]
        whole = all(not count.missing and count.percent >= percent for count in counts)
        return whole and not self.failed


@dataclass
class Survey:
    """All that one look at some scenarios has found."""

    outcomes: list[Outcome]
    suspects: dict[str, Suspect]


def survey(scenarios: Iterable[Scenario], jobs: int = 0, books: Iterable[str] = ()) -> Survey:
    """Run scenarios, then the mutants of the clauses they show; of these books alone, if any are named."""
    outcomes = [run(scenario) for scenario in scenarios]
    suspects = suspects_of(outcomes)
    wanted = set(books)
    if wanted:
        suspects = [suspect for suspect in suspects if book_of(suspect.clause) in wanted]
    prove(suspects, jobs)
    return Survey(outcomes, {id: suspect for suspect in suspects for id in group_of(suspect.clause)})


def book_of(clause: str) -> str:
    """The game whose rulebook a clause is of."""
    return rulebook(clause.partition(" ")[0]).game


def coverage(game: str, jobs: int = 0) -> Coverage:
    """What the library's scenarios show and prove of one game; of `rulebound`, those of all games."""
    name = rulebook(game).game
    scenarios = load_library(None if name == SHARED_BOOK else name)
    return cover(name, survey(scenarios, jobs, [name]))


def cover(game: str, found: Survey) -> Coverage:
    """The coverage of one game, from a survey that includes its scenarios."""
    covered = Coverage(game)
    for clause in load(game).values():
        count = {"ruling": covered.rulings, "skill": covered.skills}.get(clause.kind, covered.index)
        chapter = covered.chapters.setdefault(chapter_of(clause), Count())
        for one in (count, chapter):
            one.clauses += 1
            if clause.observable:
                one.add(clause.id, found.suspects.get(clause.id))
        suspect = found.suspects.get(clause.id)
        if suspect is not None and not suspect.proved:
            covered.survivors[clause.id] = suspect.lines()
        if suspect is not None and clause.observable and rests_on_own_cards(suspect):
            covered.own_cards.append(clause.id)
    for outcome in found.outcomes:
        if game in (SHARED_BOOK, rulebook(outcome.scenario.game).game):
            covered.scenarios += 1
            covered.lines += len(outcome.scenario.lines())
            covered.failed.extend(shortened(failure) for failure in outcome.failures)
            covered.unanchored.extend(shortened(warning) for warning in outcome.warnings)
    return covered


def rests_on_own_cards(suspect: Suspect) -> bool:
    """Whether every scenario that shows a clause names a card of our own."""
    return all(names_own_card(one.scenario) for one in suspect.runs)


def names_own_card(scenario: Scenario) -> bool:
    """Whether a card of our own is in the position, in a deck or in an answer of a scenario."""
    game = rulebook(scenario.game).game
    if game not in TRIAL_SETS:
        return False
    answers = [answer.key for step in scenario.steps if isinstance(step, When) for answer in step.answers]
    written = " ".join([str(scenario.given), *scenario.decks, *answers])
    return not trial_numbers(game).isdisjoint(re.findall(r"[\w-]+", written))


def shortened(failure: Failure) -> Failure:
    """A failure in a file of the library, by its path inside the library."""
    return Failure(short_path(failure.path), failure.line, failure.sentence)


def chapter_of(clause: Clause) -> str:
    """The chapter of a clause: its number up to the first point; rulings are one (R), a glossary and skills
    too (G, C).
    """
    number = clause.id.partition(" ")[2]
    if clause.kind == "ruling":
        return "R"
    if number.startswith(("G ", "C ")):
        return number[0]
    found = re.match(r"[^.]+", number)
    return found.group() if found else number
