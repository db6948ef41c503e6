"""`python -m rulebound.scenarios PATH…`: the same as `rulebound scenario run`, without the other commands."""

import argparse
import sys

from .report import run_all
from .script import ScenarioError


def main(arguments: list[str]) -> int:
    """Run files and folders; 0 if all pass, 1 if one fails, 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m rulebound.scenarios")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--strict-clauses", action="store_true")
    parser.add_argument("--clauses", action="store_true")
    given = parser.parse_args(arguments)
    try:
        report = run_all(given.paths, given.strict_clauses)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(report.text(given.clauses)))
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
