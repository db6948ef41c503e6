"""Scenarios: given, when, then. Executable examples of the rules, written as YAML (docs/scenarios.md).

    for scenario in scenarios.load_file("scenarios/blackpoker/first-steps.yaml"):
        outcome = scenarios.run(scenario)
        print(outcome.passed, *outcome.failures)
"""

from .library import library, load, load_library, scenarios_of
from .reading import load_file
from .running import run
from .script import Failure, Line, LineOutcome, Outcome, Scenario, ScenarioError, When

__all__ = [
    "Failure",
    "Line",
    "LineOutcome",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "When",
    "library",
    "load",
    "load_file",
    "load_library",
    "run",
    "scenarios_of",
]
