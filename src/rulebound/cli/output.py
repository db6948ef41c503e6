"""What every command says and how: one JSON object for programs, a plain sentence for mistakes.

With `--json` a command writes exactly one object to standard output and nothing else; progress and
sentences go to standard error. A mistake of the user is told in one sentence and ends the command with
exit code 2, with `--json` also as `{"error": sentence}`.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from rulebound.kernel.refusal import RuleboundError, SetupError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WRONG_INPUT: Final = 2
"""The exit code of a command that was asked for something that cannot be."""

STOPPED: Final = 130
"""The exit code of a command that was stopped before its end."""

AsJson = Annotated[bool, typer.Option("--json", help="Write one JSON object instead of text.")]
"""The option that every command has."""

InLanguage = Annotated[str | None, typer.Option("--lang", help="Language: en, ja, zh-Hant or zh-Hans.")]
"""The option of commands that speak to people in their language; `language_for_people` reads it."""


class WrongUse(RuleboundError):  # noqa: N818 - it says what it is
    """Options that do not go together, or that mean nothing."""


def print_json(content: Any) -> None:
    """Write one JSON object to standard output."""
    import json

    import msgspec

    try:
        written = msgspec.json.encode(content).decode()
    except UnicodeEncodeError:  # a file may have any bytes for a name
        written = json.dumps(msgspec.to_builtins(content))
    typer.echo(written)


def fail(sentence: str, as_json: bool = False) -> NoReturn:
    """Tell the user what is wrong and end the command with exit code 2."""
    sentence = sentence.encode(errors="backslashreplace").decode()  # a file may have any bytes for a name
    if as_json:
        print_json({"error": sentence})
    typer.echo(sentence, err=True)
    raise typer.Exit(WRONG_INPUT)


@contextmanager
def told_plainly(as_json: bool = False) -> Iterator[None]:
    """Inside, a mistake of the user (`RuleboundError`) ends the command with its sentence."""
    try:
        yield
    except RuleboundError as error:
        fail(str(error), as_json)


def new_console() -> "Console":
    """Where tables go; names in them are shown as they are, whatever they look like."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def new_table(*heads: str) -> "Table":
    """A table whose numbers stand on the right."""
    from rich.table import Table

    table = Table(*heads, box=None, header_style="bold", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def language_for_people(wish: str | None) -> str:
    """The language asked for, else the one used last, else that of the environment."""
    from rulebound.terminal.saves import load_preferences
    from rulebound.texts import language_for, language_of_environment, languages

    if wish is None:
        last = load_preferences().language
        return last if last in languages() else language_of_environment(os.environ)
    found = language_for(wish)
    if found == "en" and not wish.casefold().startswith("en"):
        raise SetupError(f"There is no language {wish!r}; there are {', '.join(languages())}.")
    return found


def on_terminal() -> bool:
    """Whether someone watches standard error, so that progress is worth drawing."""
    return sys.stderr.isatty()


@contextmanager
def progress_bar(games: int, word: str = "games") -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error while someone watches it, with a word for what it counts."""
    if not on_terminal() or games < 1:
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(word, total=games)

        def advance(played: int) -> None:
            bar.update(task, completed=played)

        yield advance
