"""Where scenario files are: the library that comes with Rulebound, and files or folders that a user names."""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .reading import load_file
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


def files_in(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files that files and folders name, in order, each once."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
            if not inside:
                raise ScenarioError(str(path), 1, "This folder holds no scenario file (*.yaml).")
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def load(paths: Iterable[str | Path]) -> list[Scenario]:
    """All scenarios of files and folders."""
    return [scenario for file in files_in(paths) for scenario in load_file(file)]


def load_library(game: str | None = None) -> list[Scenario]:
    """The scenarios of the library, of one game or of all; none where there is no folder yet."""
    folder = library() if game is None else library() / game
    if not folder.is_dir() or not any(file.suffix in SUFFIXES for file in folder.rglob("*")):
        return []
    return load([folder])


@cache
def _scenarios_by_clause(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for scenario in load_library():
        where = f"{Path(scenario.path).relative_to(folder).as_posix()}"
        for line in scenario.lines():
            for clause in line.clauses:
                found.setdefault(clause, []).append(f"{where}:{line.line} {scenario.name}")
    return found


def scenarios_of(clause: str) -> list[str]:
    """The lines of the library that name a clause, as "blackpoker/battle.yaml:12 name"."""
    return _scenarios_by_clause(library()).get(clause, [])
