"""The README keeps its word: its Python runs, its commands exist, its links lead somewhere."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulebound.cli import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "README.md", "exec"), {})
    assert re.fullmatch(r"winner: \[[01]\] by BP R4\.8[23]\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    "command", sorted(set(re.findall(r"^    rulebound ([a-z ]+?)(?: [-\"a-z/]*)?$", README, re.M)))
)
def test_the_commands_of_the_readme_exist(command: str) -> None:
    words = command.split()
    depth = 2 if words[0] in ("rules", "scenario") else 1
    result = CliRunner().invoke(app, [*words[:depth], "--help"])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    "page",
    ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md"))],
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
