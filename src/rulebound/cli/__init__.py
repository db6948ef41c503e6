"""The `rulebound` command.

Every command lives in a module of its own, which is imported when the command is run and not before, so
that `--version` and `--help` answer at once. `COMMANDS` names them all, with the line that `--help` shows.
What the user got wrong is told in one place, here: a plain sentence on standard error, with `--json` also
as one object, and exit code 2.
"""

import importlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from rulebound.cli.output import WRONG_INPUT, fail, print_json
from rulebound.kernel.refusal import RuleboundError

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("rulebound.cli.play:play", "Play in the terminal, against bots or at one table."),
    "serve": ("rulebound.cli.serve:serve", "Serve tables in the browser, for people and bots."),
    "games": ("rulebound.cli.games:games", "List the games with their seats, settings and decks."),
    "rules": ("rulebound.cli.rules:app", "Read the rulebooks that the engine cites."),
    "cards": ("rulebound.cli.cards:app", "Read cards, and check packs of your own."),
    "deck": ("rulebound.cli.deck:app", "Check decks, and read and write them as text."),
    "scenario": ("rulebound.cli.scenario:app", "Run scenarios: given, when, then."),
    "replay": ("rulebound.cli.replay:replay", "Watch or verify the record of a game."),
    "explain": ("rulebound.cli.explain:explain", "What a bot would do in a game on record, and why."),
    "sim": ("rulebound.cli.sim:sim", "Play many games between bots and count who wins."),
    "arena": ("rulebound.cli.arena:arena", "Rank a folder of bots: everyone plays against everyone."),
    "check": ("rulebound.cli.check:check", "Run the conformance kit on a game."),
    "load": ("rulebound.cli.loading:load", "Measure a server with many tables at once."),
    "bench": ("rulebound.cli.bench:bench", "Measure how fast the engine plays, copies and searches."),
}
"""Command → (module:name of its function or sub-app, the line that `--help` shows)."""
OWN_SIGNALS: Final = {"serve"}
"""Commands that know themselves what to do when they are asked to end; the others do what Ctrl-C does."""


class Commands(TyperGroup):
    """The group of all commands; knows their names and lines, and loads the one that is run."""

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        for name, (_, line) in COMMANDS.items():
            self.add_command(TyperCommand(name, help=line))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Find the command named by the first argument, and load it."""
        name, command, rest = super().resolve_command(ctx, args)
        if name not in OWN_SIGNALS:
            from rulebound.processes import stop_when_asked

            stop_when_asked()
        return name, command if name is None else load(name), rest

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; end the process with its exit code."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        words = sys.argv[1:] if args is None else list(args)
        try:
            code = super().main(words, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            tell_usage(error, "--json" in words)
            code = error.exit_code
        except RuleboundError as error:
            code = tell(str(error), "--json" in words)
        except typer.Abort:
            typer.echo("Stopped.", err=True)
            code = 1
        except Exception as error:
            from rulebound.packs.blame import blamed_on_packs

            sentence = blamed_on_packs(error)
            if not sentence:
                raise
            code = tell(sentence, "--json" in words)
        sys.exit(code if isinstance(code, int) else 0)


def tell(sentence: str, as_json: bool) -> int:
    """Say what is wrong; the exit code."""
    try:
        fail(sentence, as_json)
    except typer.Exit:
        return WRONG_INPUT


def tell_usage(error: Any, as_json: bool) -> None:
    """Say what was wrong with the words of the command line, and where help is."""
    if as_json:
        print_json({"error": error.format_message()})
    error.show()


def load(name: str) -> Any:
    """The command itself, from its own module."""
    where, _, attribute = COMMANDS[name][0].partition(":")
    found = getattr(importlib.import_module(where), attribute)
    if isinstance(found, typer.Typer):
        found.rich_markup_mode = None
        group = typer.main.get_group(found)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(found)
    return typer.main.get_command(alone)


app = typer.Typer(
    name="rulebound",
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print one line: version, compiled or not, Python."""
    if wanted:
        from rulebound import _build

        typer.echo(_build.describe())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def rulebound(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show what is running, and exit."
        ),
    ] = False,
    pack: Annotated[
        list[Path] | None,
        typer.Option("--pack", help="Play with the cards of this pack too. May be given several times."),
    ] = None,
) -> None:
    """Card games played by the book: every question, event and refusal names its rule.

    \b
    Examples:
      rulebound play
      rulebound rules show BP 3.2
      rulebound cards show 26RSD01-003 --lang ja
      rulebound --pack mine.yaml scenario run mine-scenarios.yaml
      rulebound sim blackpoker --bots greedy,random --games 100

    `rulebound COMMAND --help` tells more about one command.
    """
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a bot named as module:Class may lie in the user's own folder
    if pack:
        from rulebound.packs.users import use_pack

        for path in pack:
            use_pack(path)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point of the `rulebound` script."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # what a terminal or pipe cannot show, as errors do
    app(prog_name="rulebound")
