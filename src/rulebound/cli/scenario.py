"""`rulebound scenario`: running scenario files, and making one from a moment of a recorded game.

`run` prints what failed and, as its last line, how many passed and failed; its exit code is 0, 1 if a
scenario failed, 2 if a file cannot be read. `from` writes a scenario that passes. The format is in
docs/scenarios.md.
"""

from pathlib import Path
from typing import Annotated

import typer

from rulebound.cli.output import AsJson, fail, print_json, told_plainly

SOME_FAILED = 1

app = typer.Typer(name="scenario", help="Run scenarios: given, when, then.", no_args_is_help=True)


@app.command("run")
def run_command(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Scenario files, or folders of them.")],
    clauses: Annotated[bool, typer.Option("--clauses", help="Say which clauses each line shows.")] = False,
    strict_clauses: Annotated[
        bool,
        typer.Option("--strict-clauses", help="Fail where a line names a clause whose code did not run."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Run scenarios and say what failed."""
    from rulebound.scenarios.report import run_all

    with told_plainly(as_json):
        report = run_all(paths, strict_clauses)
    if as_json:
        print_json(report.plain(clauses))
    else:
        typer.echo("\n".join(report.text(clauses)))
    if report.failed:
        raise typer.Exit(SOME_FAILED)


@app.command("from")
def from_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game, a JSON file.")],
    at: Annotated[int, typer.Option("--at", help="The moment: after so many inputs of the record.")],
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The file to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Make a scenario of a moment of a recorded game."""
    from rulebound.scenarios.writing import from_record
    from rulebound.terminal.saves import load_game

    with told_plainly(as_json):
        written = from_record(load_game(record), at, record.name)
    for note in written.notes:
        typer.echo(f"{note} The scenario begins earlier.", err=True)
    if output is not None:
        try:
            output.write_text(written.text, encoding="utf-8")
        except OSError as error:
            fail(f"{output} cannot be written: {error.strerror}.", as_json)
    if as_json:
        file = None if output is None else str(output)
        print_json({"file": file, "at": at, "begins": written.begins, "scenario": written.text})
    elif output is None:
        typer.echo(written.text, nl=False)
    else:
        typer.echo(
            f"{output}: from input {written.begins} on; run it with `rulebound scenario run {output}`."
        )
