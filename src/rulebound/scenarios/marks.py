"""YAML as it stands in a file: the lines of keys and items, mistakes in a sentence, and plain data."""

from collections.abc import Mapping
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError


def tell_yaml_error(error: MarkedYAMLError) -> tuple[int, str]:
    """The line and the sentence for text that is no YAML; for a bracket never closed, where it was opened."""
    problem = " ".join(str(error.problem or error.context).split())
    mark = error.problem_mark or error.context_mark
    if "<stream end>" in problem and error.context_mark is not None:
        mark = error.context_mark
        problem = f"a bracket opened here is never closed ({problem})"
    return 1 if mark is None else mark.line + 1, f"This is not valid YAML: {problem}."


def line_of(entry: CommentedMap, key: Any) -> int:
    """The line of a key, counted from 1."""
    return int(entry.lc.key(key)[0]) + 1 if key in entry else int(entry.lc.line) + 1


def lines_of(entry: Any, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], int]:
    """The line of everything in a mapping or list, by the way there."""
    lines: dict[tuple[str | int, ...], int] = {}
    if isinstance(entry, CommentedMap):
        for key, held in entry.items():
            lines[(*path, str(key))] = line_of(entry, key)
            lines |= lines_of(held, (*path, str(key)))
    elif isinstance(entry, CommentedSeq):
        for index, held in enumerate(entry):
            lines[(*path, index)] = item_line(entry, index)
            lines |= lines_of(held, (*path, index))
    return lines


def item_line(entries: CommentedSeq, index: int) -> int:
    """The line of an item of a list, counted from 1."""
    return int(entries.lc.item(index)[0]) + 1


def listed(value: Any) -> list[Any]:
    """The value itself if it is a list, else a list of it alone."""
    return value if isinstance(value, list) else [value]


def is_count(value: Any) -> bool:
    """Whether it is a number of things."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def plain(value: Any) -> Any:
    """The value without the marks of the YAML reader."""
    if isinstance(value, Mapping):
        return {str(key): plain(held) for key, held in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return int(value)
    return float(value) if isinstance(value, float) else str(value)
