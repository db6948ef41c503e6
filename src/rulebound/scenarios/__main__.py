"""`python -m rulebound.scenarios PATH…`: the same as `rulebound scenario run`, without the rest of the CLI."""

import argparse
import sys

from .library import load
from .running import run
from .script import ScenarioError


def main(arguments: list[str]) -> int:
    """Run files and folders; 0 if all pass, 1 if one fails, 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m rulebound.scenarios")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--strict-clauses", action="store_true")
    parser.add_argument("--clauses", action="store_true")
    given = parser.parse_args(arguments)
    try:
        scenarios = load(given.paths)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return 2
    failed = 0
    for scenario in scenarios:
        outcome = run(scenario)
        warnings = outcome.warnings
        bad = bool(outcome.failures) or (given.strict_clauses and bool(warnings))
        failed += bad
        if bad:
            print(f"FAILED {scenario.title}")
        for failure in outcome.failures:
            print(f"  {failure}")
        for warning in warnings:
            print(f"  {'' if given.strict_clauses else 'warning: '}{warning}")
        if given.clauses:
            for line in outcome.lines:
                if line.shown:
                    print(f"  {scenario.path}:{line.line}: shows {', '.join(line.shown)}")
    print(f"{len(scenarios) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
