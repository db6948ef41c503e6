"""Mutants: would a line notice if its clause were not there?

For every clause that lines show, the code of that clause is switched off and their scenarios run again. The
clause is *proved* when one of those very lines is reached and fails. A run may crash or never end, since a
rulebook with a hole in it makes no promises; so mutants run in worker processes, each run with a time limit.
"""

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait

from .clauses import group_of
from .library import short_path
from .running import run
from .script import Outcome, Scenario

SECONDS_PER_RUN = 20.0


@dataclass(frozen=True)
class MutantRun:
    """One scenario to run with one clause switched off; `lines` are those that show it, by their index."""

    scenario: Scenario
    off: str
    lines: tuple[int, ...]


@dataclass
class Suspect:
    """A clause that lines show, and whether one of them proves it."""

    clause: str
    runs: list[MutantRun] = field(default_factory=list)
    proof: str = ""
    tried: int = 0
    broken: list[str] = field(default_factory=list)

    @property
    def proved(self) -> bool:
        """Whether a line failed without the clause."""
        return bool(self.proof)

    def lines(self) -> list[str]:
        """The lines that show it: file, line, name."""
        named: dict[str, None] = {}
        for one in self.runs:
            for index in one.lines:
                named[line_title(one.scenario, index)] = None
        return list(named)


def line_title(scenario: Scenario, index: int) -> str:
    """A line of a scenario: file, line, name."""
    return f"{short_path(scenario.path)}:{scenario.lines()[index].line} {scenario.name}"


def suspects_of(outcomes: Iterable[Outcome]) -> list[Suspect]:
    """The clauses that passing scenarios show, each with the runs that could prove it."""
    found: dict[frozenset[str], Suspect] = {}
    runs: dict[frozenset[str], dict[tuple[int, str], list[int]]] = {}
    passed = [outcome for outcome in outcomes if outcome.passed]
    for n, outcome in enumerate(passed):
        for index, line in enumerate(outcome.lines):
            for clause in line.shown:
                group = group_of(clause)
                found.setdefault(group, Suspect(clause))
                for anchor in sorted(group.intersection(line.anchors)):
                    runs.setdefault(group, {}).setdefault((n, anchor), []).append(index)
    for group, suspect in found.items():
        suspect.runs = [
            MutantRun(passed[n].scenario, anchor, tuple(lines)) for (n, anchor), lines in runs[group].items()
        ]
    return list(found.values())


def run_mutant(one: MutantRun) -> int:
    """The index of the line that failed without the clause; -1 if none did."""
    outcome = run(one.scenario, one.off)
    for index in one.lines:
        if index < len(outcome.lines) and not outcome.lines[index].passed:
            return index
    return -1


# ---- worker processes


def serve(connection: Connection) -> None:
    """What a worker does: run mutants until told to stop."""
    while True:
        one = connection.recv()
        if one is None:
            return
        connection.send(run_mutant(one))


class Worker:
    """A process that runs mutants, one at a time."""

    def __init__(self) -> None:
        self.connection, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.suspect: Suspect | None = None
        self.deadline = 0.0

    def begin(self, suspect: Suspect, seconds: float) -> None:
        """Give it the next run of a suspect."""
        self.suspect = suspect
        self.deadline = time.monotonic() + seconds
        self.connection.send(suspect.runs[suspect.tried])

    def stop(self) -> None:
        """End the process, at once if it is busy."""
        if self.suspect is None:
            self.connection.send(None)
            self.process.join(1)
        self.process.kill()
        self.process.join()
        self.connection.close()


def prove(suspects: list[Suspect], jobs: int = 0, seconds: float = SECONDS_PER_RUN) -> None:
    """Run the mutants of all suspects until each is proved or has no run left."""
    waiting = deque(suspect for suspect in suspects if suspect.runs)
    idle = [Worker() for _ in range(min(jobs or os.cpu_count() or 1, len(waiting)))]
    busy: list[Worker] = []
    try:
        while waiting or busy:
            while idle and waiting:
                worker = idle.pop()
                worker.begin(waiting.popleft(), seconds)
                busy.append(worker)
            for worker in finished(busy):
                busy.remove(worker)
                suspect = worker.suspect
                idle.append(settle(worker))
                if suspect is not None and not suspect.proved and suspect.tried < len(suspect.runs):
                    waiting.append(suspect)
    finally:
        for worker in idle + busy:
            worker.stop()


def finished(busy: list[Worker]) -> list[Worker]:
    """Wait until a worker has answered or run out of time."""
    first = min(worker.deadline for worker in busy)
    answered = wait([worker.connection for worker in busy], max(0.0, first - time.monotonic()))
    now = time.monotonic()
    return [worker for worker in busy if worker.connection in answered or now >= worker.deadline]


def settle(worker: Worker) -> Worker:
    """Note what a worker found, and give back a worker that is free: itself, or a new one if it is lost."""
    suspect = worker.suspect
    assert suspect is not None
    one = suspect.runs[suspect.tried]
    suspect.tried += 1
    broken = "never ends"
    if worker.connection.poll():
        try:
            index = worker.connection.recv()
            if index >= 0:
                suspect.proof = line_title(one.scenario, index)
            worker.suspect = None
            return worker
        except EOFError:
            broken = "breaks the process"
    suspect.broken.append(f"{one.scenario.title}: without {one.off} it {broken}")
    worker.stop()
    return Worker()
