"""`rulebound rules`: reading the rulebooks in a terminal.

`show` prints one clause and `search` finds clauses by their words. With `--json` a command writes exactly
one JSON object to standard output and nothing else, also when it fails. What the user got wrong is a plain
sentence on standard error and exit code 2. Each command is a small function that gets its data from
`rulebound.rulebooks`; what a clause looks like is at the bottom of the file.
"""

from enum import StrEnum
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulebound import rulebooks
from rulebound.rulebooks import Clause, Setting, UnknownClause, UnknownRulebook

WRONG_INPUT = 2

app = typer.Typer(name="rules", help="Read the rulebooks that the engine cites.", no_args_is_help=True)


class Language(StrEnum):
    """The languages of Rulebound. Clauses are kept in English so far."""

    ENGLISH = "en"
    JAPANESE = "ja"
    TRADITIONAL_CHINESE = "zh-Hant"
    SIMPLIFIED_CHINESE = "zh-Hans"


AsJson = Annotated[bool, typer.Option("--json", help="Write one JSON object instead of text.")]


# ---- Commands ----


@app.command()
def show(
    id: Annotated[list[str], typer.Argument(metavar="ID", help="The clause, e.g. BP 3.2, bp3.2, BP R4.22.")],
    as_json: AsJson = False,
    lang: Annotated[Language, typer.Option(help="Language wanted for the clause.")] = Language.ENGLISH,
) -> None:
    """Show one clause: what it says, its kind, the reason of a ruling, an example."""
    try:
        found = rulebooks.clause(" ".join(id))
    except UnknownClause as error:
        _refuse(error, as_json, nearest=error.nearest)
    if as_json:
        _write_json({**msgspec.to_builtins(found), "language": Language.ENGLISH.value})
        return
    console = Console(highlight=False)
    _print_clause(console, found)
    if lang is not Language.ENGLISH:
        console.print(Text("This clause is kept in English only so far.", style="dim"))


@app.command()
def search(
    text: Annotated[list[str], typer.Argument(metavar="TEXT", help="Words that the clause must contain.")],
    game: Annotated[str | None, typer.Option(help="Search one rulebook only, e.g. blackpoker or BP.")] = None,
    as_json: AsJson = False,
) -> None:
    """Find clauses by their words, in English or in the rulebook's own Japanese and Chinese terms."""
    query = " ".join(text)
    try:
        found = rulebooks.search(query, game)
    except UnknownRulebook as error:
        _refuse(error, as_json, known=error.known)
    if as_json:
        clauses = msgspec.to_builtins(found)
        _write_json({"query": query, "game": game, "count": len(clauses), "clauses": clauses})
        return
    _print_found(Console(highlight=False), query, found)


# ---- Output shared by the commands ----


def _write_json(content: dict[str, Any]) -> None:
    typer.echo(msgspec.json.encode(content).decode())


def _refuse(error: LookupError, as_json: bool, **details: tuple[str, ...]) -> NoReturn:
    if as_json:
        _write_json({"error": str(error), **details})
    typer.echo(str(error), err=True)
    raise typer.Exit(WRONG_INPUT)


# ---- What a clause looks like ----


def _print_clause(console: Console, found: Clause) -> None:
    console.print(_heading(found))
    book = rulebooks.rulebook(found.game)
    shown_by = "a game can show it" if found.observable else "no game can show it"
    console.print(Text(f"{book.name}, {found.kind}; {shown_by}", style="dim"))
    console.print()
    console.print(Text(found.text))
    rows = _further_rows(found)
    if rows:
        console.print()
        console.print(_grid(rows))


def _further_rows(found: Clause) -> list[tuple[Text, Text]]:
    rows = [
        ("Reason", found.reason),
        ("Setting", _setting_line(found.setting) if found.setting else None),
        ("Example", found.example),
        ("Same as", found.same_as),
    ]
    return [(Text(name, style="bold"), Text(content)) for name, content in rows if content]


def _setting_line(setting: Setting) -> str:
    values = (f"{value} (default)" if value == setting.default else str(value) for value in setting.values)
    return f"{setting.name}: {', '.join(values)}"


def _print_found(console: Console, query: str, found: list[Clause]) -> None:
    if not found:
        console.print(Text(f'No clause contains "{query}".'))
        return
    for one in found:
        console.print(_heading(one))
        console.print(_grid([(Text(""), Text(one.text))]))
    console.print(Text(f"{len(found)} clause{'' if len(found) == 1 else 's'}", style="dim"))


def _heading(found: Clause) -> Text:
    return Text.assemble((found.id, "bold cyan"), "  ", (found.title, "bold"))


def _grid(rows: list[tuple[Text, Text]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, content in rows:
        grid.add_row(name, content)
    return grid
