"""Rules and scenarios as the protocol tells them: clauses, the scenarios that show them, and these as films.

A scenario is named `game.file.number`, the number being its place in the file from 1. Files of the library
are looked through as text, so that counting is quick; only a scenario that is to be played is read in full.
Each begins with a line `- name:`, and its clauses stand on lines of their own (`by:`).
"""

import contextlib
import re
import textwrap
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from rulebound import rulebooks
from rulebound.games import rulebook_named
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.record import Table
from rulebound.rulebooks import Clause, UnknownClause
from rulebound.rulebooks import clause as clause_named
from rulebound.rulebooks.catalogue import KERNEL
from rulebound.scenarios.clauses import group_of
from rulebound.scenarios.counting import chapter_of
from rulebound.scenarios.library import SUFFIXES, library
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.running import Run, Stop, check_start, note
from rulebound.scenarios.script import Line, Outcome, Scenario, When
from rulebound.server.library import NotThere
from rulebound.server.protocol.library import ClauseInfo, Film, FilmLine, FilmStep, ScenarioInfo
from rulebound.server.replays import EVERYTHING, Showing

BEGINNING: Final = re.compile(r"^- name:[ \t]*(?P<name>.*)$", re.MULTILINE)
CLAUSES: Final = re.compile(r"^ +by:[ \t]*(?P<ids>.*)$", re.MULTILINE)
FILMS_KEPT: Final = 8


# ---- clauses


@cache
def rules(game: str) -> list[ClauseInfo]:
    """The clauses of a game, or of `rulebound` (what holds at every table), in the order of the rulebook."""
    shown = scenarios_by_clause(book_of(game))
    return [clause_info(clause, shown) for clause in rulebooks.load(book_of(game)).values()]


def book_of(game: str) -> str:
    """A game that has a rulebook; NotThere if there is none."""
    if game not in rulebooks.games():
        raise NotThere(f"There is no rulebook {game[:40]!r}; there are {', '.join(rulebooks.games())}.")
    return game


def rule(game: str, id: str) -> ClauseInfo:
    """One clause, however its id is typed."""
    found = clause_of(game, id)
    return clause_info(found, scenarios_by_clause(found.game))


def clause_of(game: str, id: str) -> Clause:
    """A clause of a game or of `rulebound`; NotThere if there is none of this id."""
    book_of(game)
    try:
        found = clause_named(id[:40])
    except UnknownClause as error:
        raise NotThere(str(error)) from error
    if found.game not in (game, KERNEL.game):
        raise NotThere(f"{found.id} is a clause of {found.game}, not of {game}.")
    return found


def clause_info(clause: Clause, shown: dict[str, list[str]]) -> ClauseInfo:
    """A clause with how many scenarios show it."""
    return ClauseInfo(
        clause.id,
        clause.title,
        clause.text,
        clause.kind,
        chapter_of(clause),
        clause.observable,
        len(showing(clause.id, shown)),
        clause.example or "",
        clause.reason or "",
        clause.same_as or "",
    )


# ---- the scenarios of the library


@cache
def scenarios(game: str) -> dict[str, ScenarioInfo]:
    """The scenarios of a game by id, in the order of their files."""
    folder = library() / game
    if not folder.is_dir():
        return {}
    files = sorted(file for file in folder.rglob("*") if file.suffix in SUFFIXES)
    return {info.id: info for file in files for info in scenarios_of_file(file, game)}


def scenarios_of_file(file: Path, game: str) -> Iterator[ScenarioInfo]:
    """The scenarios of one file, each as the text of a file of its own."""
    text = file.read_text(encoding="utf-8")
    begins = list(BEGINNING.finditer(text))
    stem = ".".join(file.relative_to(library()).with_suffix("").parts)
    for number, begin in enumerate(begins, 1):
        end = begins[number].start() if number < len(begins) else len(text)
        block = without_remarks(text[begin.start() : end])
        ids = [id for found in CLAUSES.finditer(block) for id in found["ids"].strip("[]").split(",")]
        clauses = list(dict.fromkeys(id.strip() for id in ids))
        yield ScenarioInfo(
            f"{stem}.{number}", unquoted(begin["name"]), clauses, f"game: {game}\nscenarios:\n{block}\n"
        )


def without_remarks(block: str) -> str:
    """A scenario without the blank lines and comments at its end, which belong to the next one."""
    lines = block.rstrip().splitlines()
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    return "\n".join(lines)


def unquoted(name: str) -> str:
    """A name without the quotes that YAML wants around some."""
    name = name.strip()
    return name[1:-1] if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'" else name


@cache
def scenarios_by_clause(book: str) -> dict[str, list[str]]:
    """The ids of scenarios by the clauses that they name; any game may show what holds at every table."""
    books = rulebooks.games() if book == KERNEL.game else [book]
    found: dict[str, list[str]] = {}
    for game in books:
        for info in scenarios(game).values():
            for id in info.clauses:
                found.setdefault(id, []).append(info.id)
    return found


def showing(clause: str, shown: dict[str, list[str]]) -> list[str]:
    """The ids of the scenarios that show a clause, or one that says the same."""
    return list(dict.fromkeys(id for same in sorted(group_of(clause)) for id in shown.get(same, [])))


def scenarios_of_clause(game: str, id: str) -> list[ScenarioInfo]:
    """The scenarios that show a clause."""
    clause = clause_of(game, id)
    return [scenario_of(found) for found in showing(clause.id, scenarios_by_clause(clause.game))]


def scenario_of(id: str) -> ScenarioInfo:
    """A scenario by its id; NotThere if there is none."""
    found = scenarios(id.partition(".")[0]) if id.partition(".")[0] in rulebooks.games() else {}
    if id not in found:
        raise NotThere(f"There is no scenario {id[:80]!r}; a rule's page lists those that show it.")
    return found[id]


# ---- films


class FilmRun(Run):
    """A run of a scenario that keeps every position and what was said there."""

    def __init__(self, scenario: Scenario, outcome: Outcome) -> None:
        self.positions: list[Game] = []
        self.said: dict[int, list[tuple[When | Line, bool]]] = {}
        self.told: list[list[Event]] = []
        super().__init__(scenario, outcome, mutant=False)

    def collect(self) -> None:
        """Keep the position that a choice has led to, and what happened on the way."""
        self.told.append([] if self.game.events is self.collected else self.game.events)
        super().collect()
        self.positions.append(self.game.copy())

    def answer_all(self, when: When) -> None:
        """Answers are told at the first position that they lead to."""
        self.said.setdefault(len(self.positions), []).append((when, True))
        super().answer_all(when)

    def check(self, line: Line) -> None:
        """Lines are told at the position that they are about."""
        super().check(line)
        passed = self.outcome.lines[-1].passed
        self.said.setdefault(len(self.positions) - 1, []).append((line, passed))


@lru_cache(FILMS_KEPT)
def film(id: str) -> Film:
    """A scenario that plays."""
    info = scenario_of(id)
    scenario = read_text(info.text, info.id)[0]
    outcome = Outcome(scenario)
    first = scenario.steps[0]
    if isinstance(first, Line) and first.about_start:
        note(outcome, first, check_start(scenario, first))
        told = [film_line(info, scenario, first, outcome.passed)]
        return Film(
            info, scenario.game, match_seats(scenario), [FilmStep([*given_line(info, scenario), *told], None)]
        )
    run = FilmRun(scenario, outcome)
    with contextlib.suppress(Stop):  # the film ends where the scenario does
        run.go()
    return Film(info, scenario.game, run.game.match.seats, film_steps(info, scenario, run))


def match_seats(scenario: Scenario) -> int:
    """How many seats a scenario has whose match may not even be startable."""
    return scenario.seats or rulebook_named(scenario.game).default_seats


def film_steps(info: ScenarioInfo, scenario: Scenario, run: FilmRun) -> list[FilmStep]:
    """All positions, each with what is said of it; the first also with what is given."""
    steps: list[FilmStep] = []
    showing = Showing(table_of(run))
    for at in range(len(run.positions)):
        lines = given_line(info, scenario) if at == 0 else []
        lines += [film_line(info, scenario, step, passed) for step, passed in run.said.get(at, [])]
        steps.append(FilmStep(lines, showing.view(at, EVERYTHING)))
    return steps


def table_of(run: FilmRun) -> Table:
    """The positions of a run as a table, so that they are told like those of any other."""
    table = Table.__new__(Table)  # its positions are there already; a new one would play them again
    table.match = run.game.match
    table.engine = ""
    table.game = run.positions[-1]
    table.before = run.positions[:-1]
    table.log = run.told
    table.inputs = []
    return table


def given_line(info: ScenarioInfo, scenario: Scenario) -> list[FilmLine]:
    """The text before the steps: settings, seed, position."""
    text = lines_between(info, scenario.line + 1, scenario.steps[0].line)
    kept = [line for line in text if line.strip() != "steps:"]
    return [FilmLine("given", dedented(kept), [], True)] if kept else []


def film_line(info: ScenarioInfo, scenario: Scenario, step: When | Line, passed: bool) -> FilmLine:
    """A step as it stands in the file."""
    after = [one.line for one in scenario.steps if one.line > step.line]
    text = lines_between(info, step.line, after[0] if after else len(info.text.splitlines()) + 1)
    kind = step.kind if isinstance(step, Line) else "when"
    clauses = list(step.clauses) if isinstance(step, Line) else []
    return FilmLine(kind, dedented(text), clauses, passed)


def lines_between(info: ScenarioInfo, begin: int, end: int) -> list[str]:
    """Lines of the text by their numbers from 1, the end left out."""
    return info.text.splitlines()[begin - 1 : end - 1]


def dedented(lines: list[str]) -> str:
    """Lines without what they are indented by in common, and without the dash of a step."""
    return textwrap.dedent(
        "\n".join(line.replace("- ", "  ", 1) if n == 0 else line for n, line in enumerate(lines))
    )
