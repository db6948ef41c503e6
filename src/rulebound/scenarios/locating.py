"""Which entry of a position is at fault: the one without which it could be set up.

A game refuses a position in a sentence and knows no lines. So its entries are left out one at a time, and the
game is asked again; this works for every rulebook, and costs something only where a position is wrong.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from .script import Scenario

Way = tuple[str | int, ...]


def line_at_fault(scenario: Scenario, sentence: str, ask: Callable[[Scenario], str]) -> int:
    """The line of the entry without which the position could be set up, or is refused for something else.

    `ask` says why a scenario cannot be set up. Of several such entries the one that the sentence quotes is at
    fault, then the last: where something is there twice, the second is one too many.
    """
    best = (0, 0)
    line = scenario.given_line
    for at, way in enumerate(ways(scenario.given or {})):
        after = ask(replace(scenario, given=without(scenario.given, way)))
        if after == sentence:
            continue
        quoted = is_quoted(inside(scenario.given, way), way[-1], sentence)
        rank = (4 if not after else 1) + (2 if quoted else 0), at
        if rank > best and (quoted or not after):
            best = rank
            line = scenario.given_lines.get(way, line)
    return line


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every entry, what is inside an entry after the entry itself."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, held in entries:
        yield (*way, key)
        if isinstance(held, dict | list):
            yield from ways(held, (*way, key))


def inside(value: Any, way: Way) -> Any:
    """What is at the end of a way."""
    for key in way:
        value = value[key]
    return value


def without(value: Any, way: Way) -> Any:
    """The value without one entry."""
    key, rest = way[0], way[1:]
    if isinstance(value, dict):
        if rest:
            return {**value, str(key): without(value[key], rest)}
        return {name: held for name, held in value.items() if name != key}
    if rest:
        return [without(held, rest) if at == key else held for at, held in enumerate(value)]
    return [held for at, held in enumerate(value) if at != key]


def is_quoted(held: Any, key: str | int, sentence: str) -> bool:
    """Whether a sentence quotes an entry: its words, its card, or its name and value."""
    if isinstance(held, dict | list):
        return f"{key!r}" in sentence
    written = str(held)
    if isinstance(key, int):
        return f"{written!r}" in sentence or any(word in sentence.split() for word in written.split())
    return f"{key!r}" in sentence or f"{written!r}" in sentence or written in sentence.split()
