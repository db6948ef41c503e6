"""Scenarios: given, when, then. Executable examples of the rules, written as YAML (docs/scenarios.md).

for scenario in scenarios.load_file("scenarios/blackpoker/first-steps.yaml"):
    outcome = scenarios.run(scenario)
    print(outcome.passed, *outcome.failures)
"""

from .counting import Coverage, coverage
from .library import library, load, load_library, scenarios_of
from .mutants import prove
from .reading import load_file
from .report import run_all
from .running import run
from .script import Failure, Line, LineOutcome, Outcome, Scenario, ScenarioError, When
from .writing import from_record

__all__ = [
    "Coverage",
    "Failure",
    "Line",
    "LineOutcome",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "When",
    "coverage",
    "from_record",
    "library",
    "load",
    "load_file",
    "load_library",
    "prove",
    "run",
    "run_all",
    "scenarios_of",
]
