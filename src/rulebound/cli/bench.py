"""`rulebound bench`: how fast the engine plays, copies and searches on this machine, on one core."""

from platform import python_version
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import complete_game
from rulebound.cli.output import (
    AsJson,
    InLanguage,
    language_for_people,
    new_console,
    new_table,
    on_terminal,
    print_json,
    told_plainly,
)

if TYPE_CHECKING:
    from rulebound.sim.benchmark import Speed
    from rulebound.texts import Texts

COLUMNS = (
    "bench-game",
    "bench-decisions",
    "bench-copies",
    "bench-games",
    "bench-iterations",
    "bench-digest",
)


def bench(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME", help="Which games; all if none is named.", autocompletion=complete_game
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to play each game, to copy, to search.")] = 5.0,
    lang: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the engine plays, copies and searches.

    Random play on one core, everything on; only decisions with two or more options count. Searches are
    those of the bot `normal`. The digest is the same on every machine, compiled or not, as long as the rules
    are.

    \b
    Examples:
      rulebound bench
      rulebound bench blackpoker --seconds 2 --json
    """
    from rulebound import _build
    from rulebound.games import rulebook_named, rulebook_names
    from rulebound.sim.benchmark import measure
    from rulebound.texts import Texts

    with told_plainly(as_json):
        texts = Texts(language_for_people(lang))
        names = [rulebook_named(name).id for name in game or rulebook_names()]
        measured: list[Speed] = []
        for name in names:
            if on_terminal():
                typer.echo(texts.say("bench-measuring", game=name), err=True)
            measured.append(measure(name, seconds))
    if as_json:
        print_json({"games": [speed.to_plain() for speed in measured], "version": _build.describe()})
        return
    show(measured, texts)


def show(measured: "list[Speed]", texts: "Texts") -> None:
    """Which build was measured, and a row per game."""
    from rulebound import __version__, _build

    build = "compiled" if _build.compiled() else "pure"
    typer.echo(texts.say("bench-version", build=build, version=__version__, python=python_version()))
    table = new_table(*map(texts.say, COLUMNS))
    table.columns[-1].justify = "left"
    for speed in measured:
        table.add_row(
            speed.game,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.iterations_per_second:,.0f}",
            speed.digest[:16],
        )
    new_console().print(table)
