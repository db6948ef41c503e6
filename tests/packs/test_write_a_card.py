"""docs/write-a-card.md is followed as a reader would: its commands print what it shows, its program runs."""

import io
import re
import textwrap
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from ruamel.yaml import YAML
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.games import RULEBOOKS, rulebook_named
from rulebound.packs.loading import load_pack

GUIDE = (Path(__file__).parents[2] / "docs" / "write-a-card.md").read_text(encoding="utf-8")
FIRST_CARD, FF_CARD = re.findall(r"```yaml\n(game:.*?)```", GUIDE, re.DOTALL)
GAMES = ["battle-spirits", "fftcg"]
PROGRAMS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
SESSIONS = re.findall(r"```\n(\$ .*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the cards of the guide, to work in."""
    (tmp_path / "mine.yaml").write_text(FIRST_CARD, encoding="utf-8")
    (tmp_path / "warden.yaml").write_text(FF_CARD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("session", SESSIONS, ids=GAMES)
def test_the_commands_print_what_is_shown(session: str) -> None:
    steps = re.findall(r"^\$ rulebound (.*)\n((?:(?!\$).*\n)*)", session, re.MULTILINE)
    assert len(steps) == 2
    for command, shown in steps:
        result = CliRunner().invoke(app, command.split())
        assert (result.exit_code, result.stdout) == (0, shown)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("game", "program"), list(zip(GAMES, PROGRAMS, strict=True)), ids=GAMES)
def test_the_program_plays_the_card(game: str, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULEBOOKS, game, rulebook_named(game))
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(program, "docs/write-a-card.md", "exec"), {})
    assert printed.getvalue().splitlines() == re.findall(r"^print.*# (.*)$", program, re.MULTILINE)


def test_the_magic_card_of_the_guide() -> None:
    (block,) = re.findall(r"^    effects:\n(?:    .*\n)+", GUIDE, re.MULTILINE)
    effects = YAML(typ="safe").load(textwrap.dedent(block))["effects"]
    assert [list(effect) for effect in effects] == [["main"], ["flash"]]
    head = FIRST_CARD.partition("  effects:")[0].replace("kind: spirit", "kind: magic")
    facts = "\n".join(line for line in head.splitlines() if not line.startswith("  levels:"))
    (card,) = load_pack(f"{facts}\n{textwrap.indent(textwrap.dedent(block), '  ')}").cards
    assert card.kind == "magic"
