"""What every command says and how: one JSON object for programs, a plain sentence for mistakes.

With `--json` a command writes exactly one object to standard output and nothing else; progress and
sentences go to standard error. A mistake of the user is told in one sentence and ends the command with
exit code 2, with `--json` also as `{"error": sentence}`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final, NoReturn

import typer

from rulebound.kernel.refusal import RuleboundError

WRONG_INPUT: Final = 2
"""The exit code of a command that was asked for something that cannot be."""

AsJson = Annotated[bool, typer.Option("--json", help="Write one JSON object instead of text.")]
"""The option that every command has."""


def print_json(content: Any) -> None:
    """Write one JSON object to standard output."""
    import msgspec

    typer.echo(msgspec.json.encode(content).decode())


def fail(sentence: str, as_json: bool = False) -> NoReturn:
    """Tell the user what is wrong and end the command with exit code 2."""
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


def on_terminal() -> bool:
    """Whether someone watches standard error, so that progress is worth drawing."""
    return sys.stderr.isatty()


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error while someone watches it."""
    if not on_terminal() or games < 1:
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)

        def advance(played: int) -> None:
            bar.update(task, completed=played)

        yield advance
