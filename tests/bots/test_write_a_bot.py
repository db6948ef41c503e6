"""The guide docs/write-a-bot.md: its bots run as they are printed, and its figures are true."""

import ast
import json
import re
import shutil
from pathlib import Path

import jsonschema
import pytest

from rulebound.bots.protocol import PROTOCOL, schema
from rulebound.bots.sandbox import STANDARD
from rulebound.sim import simulate

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
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
def test_the_first_bot_plays() -> None:
    result = simulate("blackpoker", ["brave:Brave", "random"], games=6, seed=1)
    assert result.errors == [] and result.finished == 6


@pytest.mark.usefixtures("guide_bots")
def test_looking_ahead_is_worth_it() -> None:
    """Whoever is no better than chance wins so many once in five thousand times."""
    result = simulate("blackpoker", ["shortsighted:Shortsighted", "random"], games=20, seed=1)
    assert result.errors == [] and result.wins[0] >= 18


@pytest.mark.usefixtures("guide_bots")
def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = (block for block in blocks() if "simulate(" in block)
    exec(compile(program, str(GUIDE), "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\] \(0\.\d+, [01]\.\d+\) \[\]\n", capsys.readouterr().out)


# ---- the protocol and the examples


def method_of(program: str) -> str:
    """What the `choose` of a program does, without its place in the text."""
    (found,) = (node for node in ast.walk(ast.parse(program)) if isinstance(node, ast.FunctionDef))
    return ast.dump(found)


def test_the_programs_of_the_guide_are_the_examples() -> None:
    (program,) = (block for block in blocks() if "sys.stdin" in block)
    example = (EXAMPLES / "brave_stdio.py").read_text(encoding="utf-8")
    assert example.endswith(program)
    lines = (EXAMPLES / "brave.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 10
    assert method_of(blocks()[0]) == method_of("\n".join(lines))


def test_the_messages_of_the_guide_are_as_the_schema_says() -> None:
    found = re.findall(r"```json\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    said = [json.loads(line) for block in found for line in block.splitlines()]
    assert {message["type"] for message in said} == {"hello", "decide", "choose", "over"}
    for message in said:
        jsonschema.validate(message, schema())


def test_every_field_and_limit_is_in_the_guide() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for name in ("Hello", "Decide", "Choose", "Over", "Seen", "Question", "Happening"):
        for field in schema()["$defs"][name]["properties"]:
            assert f"`{field}`" in text or f'"{field}"' in text or f"`view.{field}`" in text, field
    assert f"version {PROTOCOL} of the protocol" in text
    rows = re.findall(
        r"^\| ([^|]+) \| ([^|]+) \| [^|]*\|$", text.partition("## The sandbox")[2], re.MULTILINE
    )
    told = [" ".join(value.split()) for _, value in rows]
    assert told == [
        f"{STANDARD.start:.0f} s",
        f"{STANDARD.decision:.0f} s",
        f"{STANDARD.game:.0f} s",
        f"{STANDARD.memory >> 20:,} MB",
        f"{STANDARD.processor} s",
        f"{STANDARD.file >> 20} MB",
        f"{STANDARD.files}",
        f"{STANDARD.line:,} bytes",
        f"the last {STANDARD.complaint:,} bytes",
    ]


@pytest.mark.parametrize("command", ["./first.sh", "node brave_node/bot.js"])
def test_the_examples_in_other_languages_play(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None and not command.startswith("./"):
        pytest.skip("there is no Node here")
    monkeypatch.chdir(EXAMPLES)
    result = simulate("blackpoker", [f"command:{command}", "random"], games=2, seed=1)
    assert result.errors == [] and result.finished == 2
