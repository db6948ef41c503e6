"""`rulebound rules`: reading the rulebooks in a terminal, and seeing what the scenarios make of them.

`show` prints one clause, `search` finds clauses by their words, `coverage` counts the clauses that scenarios
show and prove, `mutants` names those that no line would miss. With `--json` a command writes exactly one JSON
object to standard output and nothing else, also when it fails. What the user got wrong is a plain sentence on
standard error and exit code 2. Each command is a small function that gets its data from `rulebound.rulebooks`
and `rulebound.scenarios`; what a clause and a coverage look like is at the bottom of the file.
"""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulebound import rulebooks
from rulebound.cli.output import WRONG_INPUT, AsJson, print_json, told_plainly
from rulebound.rulebooks import Clause, Setting, UnknownClause, UnknownRulebook

if TYPE_CHECKING:
    from rulebound.scenarios.counting import Count, Coverage

BELOW_REQUIREMENT = 1
SOME_FAILED = 1
BAR_WIDTH = 24

app = typer.Typer(name="rules", help="Read the rulebooks that the engine cites.", no_args_is_help=True)


class Language(StrEnum):
    """The languages of Rulebound. Clauses are kept in English so far."""

    ENGLISH = "en"
    JAPANESE = "ja"
    TRADITIONAL_CHINESE = "zh-Hant"
    SIMPLIFIED_CHINESE = "zh-Hans"


GameName = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="One rulebook, e.g. blackpoker or BP; all without it.")
]
Jobs = Annotated[int, typer.Option(min=0, help="Worker processes; 0: one per processor.")]


# ---- Commands ----


@app.command()
def show(
    id: Annotated[list[str], typer.Argument(metavar="ID", help="The clause, e.g. BP 3.2, bp3.2, BP R4.22.")],
    as_json: AsJson = False,
    lang: Annotated[Language, typer.Option(help="Language wanted for the clause.")] = Language.ENGLISH,
) -> None:
    """Show one clause, and the scenarios that name it.

    It is shown with its kind, of a ruling with its reason, and with an example where there is one.
    """
    try:
        found = rulebooks.clause(" ".join(id))
    except UnknownClause as error:
        _refuse(error, as_json, nearest=error.nearest)
    from rulebound.scenarios import scenarios_of

    with told_plainly(as_json):
        scenarios = scenarios_of(found.id)
    if as_json:
        print_json({**msgspec.to_builtins(found), "language": Language.ENGLISH.value, "scenarios": scenarios})
        return
    console = Console(highlight=False)
    _print_clause(console, found, scenarios)
    if lang is not Language.ENGLISH:
        console.print(Text("This clause is kept in English only so far.", style="dim"))


@app.command()
def search(
    text: Annotated[list[str], typer.Argument(metavar="TEXT", help="Words that the clause must contain.")],
    game: Annotated[str | None, typer.Option(help="Search one rulebook only, e.g. blackpoker or BP.")] = None,
    as_json: AsJson = False,
) -> None:
    """Find clauses by their words.

    The words are English, or the rulebook's own terms in Japanese and Chinese.
    """
    query = " ".join(text)
    try:
        found = rulebooks.search(query, game)
    except UnknownRulebook as error:
        _refuse(error, as_json, known=error.known)
    if as_json:
        clauses = msgspec.to_builtins(found)
        print_json({"query": query, "game": game, "count": len(clauses), "clauses": clauses})
        return
    _print_found(Console(highlight=False), query, found)


@app.command()
def coverage(
    game: GameName = None,
    require: Annotated[
        float | None,
        typer.Option(
            min=0, max=100, help="Exit with 1 unless so many percent are proved and nothing is missing."
        ),
    ] = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    """Count the clauses that scenarios show, and those they prove."""
    covered = _cover(game, jobs, as_json)
    if as_json:
        plain = [_plain_coverage(one) for one in covered]
        print_json(plain[0] if game is not None else {"games": plain})
    else:
        console = Console(highlight=False)
        for one in covered:
            _print_coverage(console, one)
    if require is not None and not all(one.met(require) for one in covered):
        typer.echo(f"Required: nothing missing, nothing failing, {require:g} % proved.", err=True)
        raise typer.Exit(BELOW_REQUIREMENT)


@app.command()
def mutants(game: GameName = None, jobs: Jobs = 0, as_json: AsJson = False) -> None:
    """Name the clauses that no line of a scenario would miss.

    One clause after the other is switched off to see whether a line fails.
    """
    covered = _cover(game, jobs, as_json)
    shown = sum(one.index.shown + one.rulings.shown + one.skills.shown for one in covered)
    survivors = {id: lines for one in covered for id, lines in one.survivors.items()}
    failed = [str(failure) for one in covered for failure in one.failed]
    if as_json:
        print_json(
            {"mutants": shown, "proved": shown - len(survivors), "survivors": survivors, "failed": failed}
        )
    else:
        _print_survivors(Console(highlight=False), survivors, failed)
        typer.echo(f"{shown - len(survivors)} of {shown} shown clauses proved, {len(survivors)} survived")
    if failed:
        raise typer.Exit(SOME_FAILED)


def _cover(game: str | None, jobs: int, as_json: bool) -> "list[Coverage]":
    """The coverage of one game, or of all, from one look at the scenarios."""
    from rulebound.scenarios.counting import cover, survey
    from rulebound.scenarios.counting import coverage as coverage_of
    from rulebound.scenarios.library import load_library

    try:
        names = rulebooks.games() if game is None else [rulebooks.rulebook(game).game]
    except UnknownRulebook as error:
        _refuse(error, as_json, known=error.known)
    with told_plainly(as_json):
        if game is not None:
            return [coverage_of(names[0], jobs)]
        found = survey(load_library(), jobs)
        return [cover(name, found) for name in names]


# ---- Output shared by the commands ----


def _refuse(error: LookupError, as_json: bool, **details: tuple[str, ...]) -> NoReturn:
    if as_json:
        print_json({"error": str(error), **details})
    typer.echo(str(error), err=True)
    raise typer.Exit(WRONG_INPUT)


# ---- What a clause looks like ----


def _print_clause(console: Console, found: Clause, scenarios: list[str]) -> None:
    console.print(_heading(found))
    book = rulebooks.rulebook(found.game)
    shown_by = "a game can show it" if found.observable else "no game can show it"
    console.print(Text(f"{book.name}, {found.kind}; {shown_by}", style="dim"))
    console.print()
    console.print(Text(found.text))
    rows = _further_rows(found, scenarios)
    if rows:
        console.print()
        console.print(_grid(rows))


def _further_rows(found: Clause, scenarios: list[str]) -> list[tuple[Text, Text]]:
    rows = [
        ("Reason", found.reason),
        ("Setting", _setting_line(found.setting) if found.setting else None),
        ("Example", found.example),
        ("Same as", found.same_as),
        ("Scenarios", "\n".join(scenarios)),
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


# ---- What a coverage looks like ----


def _plain_coverage(covered: "Coverage") -> dict[str, Any]:
    return {
        "game": covered.game,
        **_plain_count(covered.index),
        "rulings": _plain_count(covered.rulings),
        "skills": _plain_count(covered.skills),
        "scenarios": covered.scenarios,
        "lines": covered.lines,
        "failed": [str(failure) for failure in covered.failed],
        "unanchored": [str(warning) for warning in covered.unanchored],
        "survivors": covered.survivors,
        "own_cards": covered.own_cards,
    }


def _plain_count(count: "Count") -> dict[str, Any]:
    return {
        "clauses": count.clauses,
        "observable": count.observable,
        "shown": count.shown,
        "proved": count.proved,
        "missing": count.missing,
        "unproved": count.unproved,
    }


def _print_coverage(console: Console, covered: "Coverage") -> None:
    book = rulebooks.rulebook(covered.game)
    if not covered.scenarios:
        counts = f"{covered.index.observable} clauses and {covered.rulings.observable} rulings"
        console.print(Text(f"{book.name}: no scenarios; none of {counts} that a game can show is shown.\n"))
        return
    table = Table(
        title=f"{book.name}: {covered.scenarios} scenarios, {covered.lines} lines", title_justify="left"
    )
    table.add_column("chapter", no_wrap=True, max_width=16)
    for name in ("observable", "shown", "proved"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("proved ━ shown ─", no_wrap=True)
    for chapter, count in covered.chapters.items():
        if count.observable:
            _add_count(table, f"{book.prefix} {chapter}", count)
    table.add_section()
    counts_of = [("all clauses", covered.index), ("all rulings", covered.rulings)]
    if covered.skills.clauses:
        counts_of.append(("all skills", covered.skills))
    for name, count in counts_of:
        if count.observable:
            _add_count(table, name, count)
    console.print(table)
    _print_ids(console, "Missing", covered.index.missing + covered.rulings.missing + covered.skills.missing)
    unproved = covered.index.unproved + covered.rulings.unproved + covered.skills.unproved
    _print_ids(console, "Shown, not proved", unproved)
    _print_ids(console, "Shown with cards of our own only", covered.own_cards)
    _print_sentences(console, "Failed", [str(failure) for failure in covered.failed])
    _print_sentences(console, "Named, but not run", [str(warning) for warning in covered.unanchored])
    console.print()


def _add_count(table: Table, name: str, count: "Count") -> None:
    proved = round(BAR_WIDTH * count.proved / count.observable)
    shown = round(BAR_WIDTH * count.shown / count.observable)
    bar = Text.assemble(
        ("━" * proved, "green"), ("─" * (shown - proved), "yellow"), f" {count.percent:.0f} %"
    )
    table.add_row(name, str(count.observable), str(count.shown), str(count.proved), bar)


def _print_ids(console: Console, title: str, ids: list[str]) -> None:
    """Clause ids on lines that never break inside an id."""
    if not ids:
        return
    console.print(Text(f"{title}:", style="bold"))
    line = ""
    for id in ids:
        if line and len(line) + len(id) + 4 > console.width:
            console.print(Text(f"  {line}"))
            line = ""
        line = f"{line}, {id}" if line else id
    console.print(Text(f"  {line}"))


def _print_sentences(console: Console, title: str, sentences: list[str]) -> None:
    if sentences:
        console.print(Text(f"{title}:", style="bold"))
        for sentence in sentences:
            console.print(Text(f"  {sentence}"))


def _print_survivors(console: Console, survivors: dict[str, list[str]], failed: list[str]) -> None:
    for id, lines in survivors.items():
        console.print(_heading(rulebooks.clause(id)))
        for line in lines:
            console.print(Text(f"  {line}"))
    _print_sentences(console, "Failed", failed)
