"""`rulebound load`: how a server does with many tables at once."""

from typing import Annotated

import typer

from rulebound.cli.output import AsJson, print_json, told_plainly

CHOICE_LOST = 1
MOST_ERRORS_SHOWN = 5


def load(
    tables: Annotated[
        int, typer.Option(min=1, max=2000, help="How many tables, with a person at every seat.")
    ] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long they play.")] = 30.0,
    game: Annotated[str, typer.Option(help="Which game.")] = "blackpoker",
    as_json: AsJson = False,
) -> None:
    """Measure a server with many tables at once.

    A server is started on loopback, with its database in a temporary folder. Players who choose at random
    sit at every table and make one choice a second there. The time is measured from a choice to the new
    view; afterwards the records are compared with the choices that were answered. The exit code is 1 if one
    was lost.

    \b
    Examples:
      rulebound load --tables 200
      rulebound load --tables 20 --seconds 10 --game fftcg --json
    """
    import asyncio

    from rulebound.server import load as loading
    from rulebound.server.library import known_game

    with told_plainly(as_json):
        known_game(game)
        figures = asyncio.run(loading.run(tables, seconds, game))
    told = {
        "game": game,
        "tables": figures.tables,
        "sockets": figures.sockets,
        "seconds": round(figures.seconds, 1),
        "choices": figures.choices,
        "finished": figures.finished,
        "errors": len(figures.errors),
        "lost": figures.lost,
        "doubled": figures.doubled,
        "p50_ms": round(figures.quantile(0.5), 1),
        "p99_ms": round(figures.quantile(0.99), 1),
    }
    if as_json:
        print_json(told)
    else:
        show(told)
    for error in figures.errors[:MOST_ERRORS_SHOWN]:
        typer.echo(error, err=True)
    if figures.lost or figures.doubled:
        raise typer.Exit(CHOICE_LOST)


def show(told: dict[str, object]) -> None:
    """The figures for people."""
    typer.echo(f"{told['tables']} tables of {told['game']}, {told['sockets']} sockets, {told['seconds']} s")
    typer.echo(f"choices  {told['choices']} ({told['finished']} games ended)")
    typer.echo(f"errors   {told['errors']}")
    typer.echo(f"lost     {told['lost']}, doubled {told['doubled']}")
    typer.echo(f"p50      {told['p50_ms']} ms from choice to new view")
    typer.echo(f"p99      {told['p99_ms']} ms")
