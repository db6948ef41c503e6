"""docs/add-a-game.md shows the code as it is, and what it says to run runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
PROGRAMS = [block for block in BLOCKS if block.startswith("from rulebound")]
EXCERPTS = [block for block in BLOCKS if block not in PROGRAMS]


def test_there_is_something_to_compare() -> None:
    assert len(PROGRAMS) == 1
    assert len(EXCERPTS) >= 6


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda excerpt: excerpt.strip().partition("\n")[0])
def test_excerpts_are_lines_of_the_code(excerpt: str) -> None:
    sources = [ROOT / "tests" / "probe.py", *(ROOT / "src" / "rulebound").rglob("*.py")]
    assert any(excerpt in source.read_text(encoding="utf-8") for source in sources)


def test_names_on_the_page_are_in_the_code() -> None:
    section = PAGE.partition("## 10.")[2]
    code = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "rulebound").rglob("*.py"))
    names = re.findall(r"`([A-Za-z]\w+)[`(]", section)
    assert len(names) > 20
    for name in names:
        assert re.search(rf"\b{name}\b", code), name


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_run(program: str) -> None:
    exec(compile(program, "docs/add-a-game.md", "exec"), {})


def test_the_probe_is_as_small_as_the_page_says() -> None:
    assert len((ROOT / "tests" / "probe.py").read_text(encoding="utf-8").splitlines()) < 400


def test_files_named_on_the_page_are_there() -> None:
    for name in re.findall(r"\]\(\.\./([^)]+)\)", PAGE):
        assert (ROOT / name).is_file(), name
