"""Help as a whole: every command, and every command of a group, explains itself in full and has --json."""

from collections.abc import Iterator

import pytest
import typer
from typer.testing import CliRunner

from rulebound.cli import COMMANDS, app, load


def groups() -> Iterator[tuple[str, list[str]]]:
    """The commands that have commands of their own, with these."""
    for name in COMMANDS:
        command = load(name)
        if isinstance(command, typer.core.TyperGroup):
            yield name, list(command.commands)


ALONE = [(name,) for name in COMMANDS if name not in dict(groups())]
WITHIN = [(group, name) for group, names in groups() for name in names]


def help_of(*words: str) -> str:
    result = CliRunner().invoke(app, [*words, "--help"])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("words", [*ALONE, *WITHIN], ids=" ".join)
def test_every_command_has_json(words: tuple[str, ...]) -> None:
    assert "--json" in help_of(*words)


@pytest.mark.parametrize("words", [(), *((name,) for name, _ in groups())], ids=" ".join)
def test_no_line_of_a_list_is_cut_short(words: tuple[str, ...]) -> None:
    listed = help_of(*words).partition("Commands:")[2]
    assert listed and "..." not in listed, listed


def test_the_groups_are_found() -> None:
    assert [name for name, _ in groups()] == ["rules", "cards", "deck", "scenario"]
