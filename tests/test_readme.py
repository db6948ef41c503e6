"""The README keeps its word: its Python runs, its commands exist, its links lead somewhere."""

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulebound
from rulebound.cli import COMMANDS, app
from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import layout_of
from rulebound.terminal.layouts.model import Cell
from rulebound.terminal.session import matches
from rulebound.texts import Scene, Texts

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
GROUPS = ("rules", "scenario", "cards", "deck")
"""Commands that have commands of their own."""
SLOW = ("play", "replay", "sim", "scenario", "check", "bench", "load", "serve", "explain", "arena")
"""Commands that take their time, or a file that was saved before."""


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "README.md", "exec"), {})
    assert re.fullmatch(r"winner: \[[01]\] by BP R4\.8[23]\n", capsys.readouterr().out)


MOMENT = {
    "turn": "B",
    "number": 14,
    "phase": "attack",
    "A": {
        "hand": ["1-188S", "1-204S"],
        "field": ["1-205S", "1-202S", "1-204S dull", "1-010C dull", "1-203S dull", "1-206S dull"],
        "break-zone": ["1-024C", "1-011C"],
        "damage-zone": ["1-202S", "1-202S", "1-190S", "1-203S"],
        "deck": 26,
    },
    "B": {
        "field": ["1-068C dull", "1-215S dull", "1-200S dull", "1-168C", "1-199S"],
        "break-zone": ["1-216S"],
        "damage-zone": ["1-200S"],
        "deck": 30,
    },
}
"""A moment of a game of FF-TCG: B is about to attack with Paine."""


def screen() -> list[str]:
    """How the table shows that attack to A, and what A is asked."""
    game = rulebound.new_game("fftcg", decks=["d1", "d2"], position=MOMENT)
    game.choose_key("attack B.field.5")
    scene = Scene(rulebound.view(game, 0).game, 0)
    decision = scene.game.decision
    assert decision is not None
    texts = Texts("en", strict=True)
    layout = layout_of("fftcg", texts)

    def lit(cell: Cell) -> bool:
        named = [option for option in decision.options if matches(option, cell.card, cell.piece)]
        return bool(named and (cell.card or cell.piece))

    drawing = Drawing(layout.bands(scene, ["You (A)", "B (greedy)"]), 78, False, lit, None)
    lines = [" · ".join(layout.headline(scene))]
    lines += ["".join(span.text for span in line) for line in drawing.lines]
    lines.append(f"{texts.question(decision, scene)} ({decision.clause})")
    lines += [f"  {n}. {texts.option(option, scene)}" for n, option in enumerate(decision.options, 1)]
    return [line.rstrip() for line in lines]


def test_the_screen_of_the_readme_is_what_the_table_shows() -> None:
    assert "".join(f"    {line}\n" for line in screen()) in README


def commands() -> list[list[str]]:
    """The commands of the README as the shell would split them, without what it sends to a file."""
    lines = re.findall(r"^    rulebound (.*)$", README, re.MULTILINE)
    return [shlex.split(line.partition(" > ")[0], comments=True) for line in lines]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_of_the_readme_exist(words: list[str]) -> None:
    depth = 2 if words[0] in GROUPS else 1
    result = CliRunner().invoke(app, [*words[:depth], "--help"])
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"Usage: rulebound {' '.join(words[:depth])} ")
    options = [word for word in words if word.startswith("--")]
    assert all(f"  {option} " in result.output for option in options), result.output


@pytest.mark.parametrize(
    "words",
    [words for words in commands() if words[0] not in SLOW and "mine.yaml" not in words],
    ids=" ".join,
)
def test_the_quick_commands_of_the_readme_run(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-deck.txt").write_text(exported_deck(), encoding="utf-8")
    for given in (words, [*words, "--json"]):
        result = CliRunner().invoke(app, given)
        assert result.exit_code == 0, result.output
    assert isinstance(json.loads(result.stdout), dict)


def exported_deck() -> str:
    """What the README has the reader write into my-deck.txt."""
    (words,) = [words for words in commands() if words[:2] == ["deck", "export"]]
    return CliRunner().invoke(app, words).stdout


def test_every_command_is_in_the_readme() -> None:
    assert {words[0] for words in commands()} == set(COMMANDS)


def test_every_page_is_in_the_readme() -> None:
    pages = [page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "decisions"]
    for page in pages:
        if page.parent.name == "characters" and page.name != "README.md":
            continue  # their own index lists them
        assert f"]({page.relative_to(ROOT)})" in README, page


@pytest.mark.parametrize(
    "page",
    ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md"))],
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
