"""`rulebound check`: the conformance kit on a game, ours or a user's own."""

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import complete_game
from rulebound.cli.output import AsJson, fail, print_json, progress_bar, told_plainly

if TYPE_CHECKING:
    from rulebound.testing import Report


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=complete_game)],
    games: Annotated[int, typer.Option(metavar="N", help="How many random games to check.")] = 20,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="K", help="How many processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Run the conformance kit on a game.

    Random games in which every promise of the engine is checked at every decision: copies, records, views
    that leak nothing, options that are legal, cards that are conserved. The exit code is 1 if anything
    failed.

    \b
    Examples:
      rulebound check blackpoker --games 100
      rulebound check blackpoker --games 1000 --seed 7 --jobs 2 --json
    """
    from rulebound import testing
    from rulebound.games import rulebook_named

    with told_plainly(as_json):
        rulebook_named(game)
        if games < 1:
            fail(f"There must be at least 1 game, not {games}.", as_json)
        if jobs < 1:
            fail(f"There must be at least 1 process (--jobs), not {jobs}.", as_json)
        with progress_bar(games) as progress:
            report = testing.check(game, games, seed, jobs, progress)
    if as_json:
        print_json(
            {
                "passed": report.passed,
                "games": report.games,
                "decisions": report.decisions,
                "checks": report.checks,
                "failures": report.failures,
            }
        )
    else:
        show(report)
    if not report.passed:
        raise typer.Exit(1)


def show(report: "Report") -> None:
    """How often each promise was checked, then what failed."""
    from rulebound.testing.report import SENTENCES

    for name, count in report.checks.items():
        typer.echo(f"{count:>9,}  {name}: {SENTENCES[name]}")
    for failure in report.failures:
        typer.echo(f"FAILED  {failure}")
    if report.untried:
        typer.echo(
            f"Never tried, for want of an occasion: {', '.join(report.untried)}. More games would help."
        )
    count = len(report.failures)
    outcome = "passed" if report.passed else f"{count} failure{'' if count == 1 else 's'}"
    games = f"{report.games} game{'' if report.games == 1 else 's'}"
    typer.echo(f"{games}, {report.decisions:,} decisions, the longest had {report.longest}: {outcome}.")
