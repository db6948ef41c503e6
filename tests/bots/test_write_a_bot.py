"""The guide docs/write-a-bot.md: its bots run as they are printed, and its figures are true."""

import re
from pathlib import Path

import pytest

from rulebound.sim import simulate

GUIDE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def blocks() -> list[str]:
    """The Python code of the guide, block by block."""
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def guide_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the guide, each in a module of its own name."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for block in blocks():
        if found := re.search(r"class (\w+)\(Bot\)", block):
            (tmp_path / f"{found[1].lower()}.py").write_text(block, encoding="utf-8")


def test_the_first_bot_has_ten_lines() -> None:
    assert len([line for line in blocks()[0].splitlines() if line.strip()]) <= 10


@pytest.mark.usefixtures("guide_bots")
@pytest.mark.parametrize("bot", ["brave:Brave", "shortsighted:Shortsighted"])
def test_the_bots_of_the_guide_play(bot: str) -> None:
    result = simulate("blackpoker", [bot, "random"], games=6, seed=1)
    assert result.errors == [] and result.finished == 6


@pytest.mark.usefixtures("guide_bots")
def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = (block for block in blocks() if "simulate(" in block)
    exec(compile(program, str(GUIDE), "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\] \(0\.\d+, [01]\.\d+\) \[\]\n", capsys.readouterr().out)
