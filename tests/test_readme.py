"""The README keeps its word: its Python runs, its commands exist, its links lead somewhere."""

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulebound.cli import COMMANDS, app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
GROUPS = ("rules", "scenario", "cards", "deck")
"""Commands that have commands of their own."""
SLOW = ("play", "replay", "sim", "scenario", "check", "bench")
"""Commands that take their time, or a file that was saved before."""


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "README.md", "exec"), {})
    assert re.fullmatch(r"winner: \[[01]\] by BP R4\.8[23]\n", capsys.readouterr().out)


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
        assert f"]({page.relative_to(ROOT)})" in README, page


@pytest.mark.parametrize(
    "page",
    ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md"))],
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
