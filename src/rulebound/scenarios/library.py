"""Where scenario files are: the library that comes with Rulebound, and files or folders that a user names."""

import os
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rulebound.rulebooks import clause as clause_named

from .clauses import group_of
from .reading import is_scenario_file, load_file
from .script import Scenario, ScenarioError

PACKAGE = Path(__file__).resolve().parent.parent
SUFFIXES = (".yaml", ".yml")


def library() -> Path:
    """The folder of the library: RULEBOUND_SCENARIOS, the packaged one, or that of the source tree."""
    named = os.environ.get("RULEBOUND_SCENARIOS")
    if named:
        return Path(named)
    packaged = PACKAGE / "_scenarios"
    return packaged if packaged.is_dir() else PACKAGE.parent.parent / "scenarios"


@dataclass
class Found:
    """The scenarios of some files and folders, and the files of those folders that are none."""

    scenarios: list[Scenario] = field(default_factory=list)
    passed_over: list[str] = field(default_factory=list)


def files_in(folder: Path) -> list[Path]:
    """The files of a folder that could be scenarios, in order."""
    return sorted(file for file in folder.rglob("*") if file.suffix in SUFFIXES)


def find(paths: Iterable[str | Path]) -> Found:
    """All scenarios of files and folders, each file once. Of a folder, packs and decks are passed over."""
    found = Found()
    files: dict[Path, None] = {}
    for path in map(Path, paths):
        if not os.path.isdir(path):  # of a name that is too long it says no, where Path raises
            files[path] = None
            continue
        inside = [file for file in files_in(path) if is_scenario_file(file)]
        if not inside:
            raise ScenarioError(str(path), 1, "This folder holds no scenario file (*.yaml).")
        files.update(dict.fromkeys(inside))
        found.passed_over += [str(file) for file in files_in(path) if file not in files]
    found.scenarios = [scenario for file in files for scenario in load_file(file)]
    return found


def load(paths: Iterable[str | Path]) -> list[Scenario]:
    """All scenarios of files and folders."""
    return find(paths).scenarios


def load_library(game: str | None = None) -> list[Scenario]:
    """The scenarios of the library, of one game or of all; none where there is no folder yet."""
    folder = library() if game is None else library() / game
    if not folder.is_dir() or not files_in(folder):
        return []
    return load([folder])


def short_path(path: str) -> str:
    """A file of the library by its path inside it; any other file as it was named."""
    try:
        return Path(path).relative_to(library()).as_posix()
    except ValueError:
        return path


def scenarios_of(clause: str) -> list[str]:
    """The lines of the library that name a clause, as "blackpoker/battle.yaml:12 name"."""
    found = clause_named(clause)
    folder = library() if found.game == "rulebound" else library() / found.game
    if not folder.is_dir():
        return []
    group = group_of(found.id)
    lines: list[str] = []
    for file in files_in(folder):
        if not mentions(file, group) or not is_scenario_file(file):
            continue
        for scenario in load_file(file):
            for line in scenario.lines():
                if group.intersection(line.clauses):
                    lines.append(f"{short_path(scenario.path)}:{line.line} {scenario.name}")
    return lines


def mentions(file: Path, clauses: Iterable[str]) -> bool:
    """Whether the text of a file has one of these ids at all, so that few files need to be read whole."""
    text = folded(file.read_text(encoding="utf-8"))
    ids = "|".join(re.escape(folded(clause)) for clause in clauses)
    return re.search(rf"({ids})(?![.\d]*\d)", text) is not None


def folded(text: str) -> str:
    """A text without what people type differently in ids, line by line."""
    return re.sub(r"[^\S\n]|[-_§]", "", unicodedata.normalize("NFKC", text).casefold())
