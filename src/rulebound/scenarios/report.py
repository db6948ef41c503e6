"""What a run of scenarios came to, for people and for programs. `rulebound scenario run` prints it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .library import find
from .running import run
from .script import Failure, LineOutcome, Outcome


@dataclass
class Report:
    """The outcomes of some scenarios. With `strict`, naming a clause whose code did not run is a failure."""

    outcomes: list[Outcome]
    strict: bool = False
    passed_over: list[str] = field(default_factory=list)

    def failures(self, outcome: Outcome) -> list[Failure]:
        """What counts as failed in one outcome."""
        return outcome.failures + (outcome.warnings if self.strict else [])

    @property
    def failed(self) -> int:
        """How many scenarios failed."""
        return sum(1 for outcome in self.outcomes if self.failures(outcome))

    @property
    def passed(self) -> int:
        """How many passed."""
        return len(self.outcomes) - self.failed

    def text(self, clauses: bool = False) -> list[str]:
        """The report in lines, the last one with the counts."""
        lines: list[str] = []
        for outcome in self.outcomes:
            failures = self.failures(outcome)
            if failures:
                lines.append(f"FAILED {outcome.scenario.title}")
            lines.extend(f"  {failure}" for failure in failures)
            if not self.strict:
                lines.extend(f"  warning: {warning}" for warning in outcome.warnings)
            if clauses:
                path = outcome.scenario.path
                lines.extend(
                    f"  {path}:{one.line}: shows {', '.join(one.shown)}" for one in outcome.lines if one.shown
                )
        if self.passed_over:
            lines.append(f"Passed over, as no files of scenarios: {', '.join(self.passed_over)}")
        lines.append(f"{self.passed} passed, {self.failed} failed")
        return lines

    def plain(self, clauses: bool = False) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "passed": self.passed,
            "failed": self.failed,
            "passed_over": self.passed_over,
            "scenarios": [self.plain_outcome(outcome, clauses) for outcome in self.outcomes],
        }

    def plain_outcome(self, outcome: Outcome, clauses: bool) -> dict[str, Any]:
        """One outcome as plain data."""
        scenario = outcome.scenario
        failures = self.failures(outcome)
        plain = {
            "file": scenario.path,
            "line": scenario.line,
            "name": scenario.name,
            "game": scenario.game,
            "passed": not failures,
            "failures": [{"line": failure.line, "sentence": failure.sentence} for failure in failures],
            "warnings": [
                {"line": warning.line, "sentence": warning.sentence} for warning in outcome.warnings
            ],
            "shown": outcome.shown,
        }
        if clauses:
            plain["lines"] = [plain_line(line) for line in outcome.lines]
        return plain


def plain_line(line: LineOutcome) -> dict[str, Any]:
    """One line as plain data."""
    return {
        "line": line.line,
        "kind": line.kind,
        "passed": line.passed,
        "clauses": list(line.clauses),
        "shown": list(line.shown),
    }


def run_all(paths: Iterable[str | Path], strict: bool = False) -> Report:
    """Run all scenarios of files and folders; ScenarioError where one cannot be read."""
    found = find(paths)
    return Report([run(scenario) for scenario in found.scenarios], strict, found.passed_over)
