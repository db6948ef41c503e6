"""docs/simulation.md: its commands exist, its Python runs."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulebound.cli import app

PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


def test_every_option_of_the_page_is_there() -> None:
    told = CliRunner().invoke(app, ["sim", "--help"], env={"COLUMNS": "200"}).stdout
    commands = re.findall(r"^rulebound sim (.*)$", PAGE, re.MULTILINE)
    options = {word for command in commands for word in re.findall(r"--[a-z-]+", command)}
    assert len(commands) >= 6 and {"--matrix", "--ray", "--until-width", "--pairs"} <= options
    assert [option for option in sorted(options) if option not in told] == []


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(program, {})
    assert re.fullmatch(r"greedy \d+ ± \d+\nrandom -\d+ ± \d+\n", capsys.readouterr().out)
