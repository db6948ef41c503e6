# not compiled: it looks into objects by the names of their attributes
"""State as plain data: any game, masked or whole, as lists, dicts, numbers and strings, and back.

A view sent to another process and the fingerprint of a position rest on this. Definitions (actions, zones,
settings, rulebooks) are shared by all copies and are written by name; everything else is written by its
attributes, so a field that a copy forgets shows at once.
"""

import hashlib
import inspect
import json
import sys
from functools import cache
from typing import Any

from .decision import Decision, Option
from .event import Event, Replacement, Trigger, Waiting
from .game import Game, Result
from .modifier import Modifier
from .pool import Pool
from .refusal import SetupError
from .rulebook import Match
from .task import Frame, Held, Task
from .view import View
from .zone import Piece, Place

STATE = (
    Decision,
    Event,
    Frame,
    Game,
    Held,
    Modifier,
    Option,
    Piece,
    Place,
    Pool,
    Replacement,
    Result,
    Task,
    Trigger,
    Waiting,
)
"""The classes whose objects are state. Anything else in a game is a definition."""

LEFT_OUT = {"match", "rulebook", "events"}
"""What the position of a game does not hold: set-up, definitions, history, and what is only cached."""


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an object, compiled or not."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__mypyc_attrs__", ()):
            names[name] = None
    for name in getattr(thing, "__dict__", {}):
        names[name] = None
    left_out = LEFT_OUT if isinstance(thing, Game) else {}
    kept = [name for name in names if name not in left_out and not name.startswith("cached_")]
    return {name: getattr(thing, name) for name in kept if name != "__dict__"}


def to_plain(value: Any) -> Any:
    """Plain data for a piece of state."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, list | tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {"": "dict", "items": [[to_plain(k), to_plain(v)] for k, v in value.items()]}
    if isinstance(value, STATE):
        kind = type(value)
        plain = {"": f"{kind.__module__}:{kind.__qualname__}"}
        for name, held in sorted(attributes(value).items()):
            plain[name] = to_plain(held)
        return plain
    return {"": "definition", "name": definition_name(value)}


def definition_name(value: Any) -> str:
    """The name of a shared definition: its kind and its own name."""
    name = getattr(value, "name", None) or getattr(value, "clause", None) or getattr(value, "id", "")
    return f"{type(value).__qualname__}:{name}"


def position(game: Game) -> dict[str, Any]:
    """The whole position as plain data."""
    plain = to_plain(game)
    assert isinstance(plain, dict)
    return plain


def fingerprint(game: Game) -> str:
    """A digest of the whole position."""
    text = json.dumps(position(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# ---- back from plain data


def find_definitions(game: Game) -> dict[str, Any]:
    """All definitions that can be reached from an empty game of the match, by name."""
    found: dict[str, Any] = {}
    seen: set[int] = set()
    queue: list[Any] = [game.rulebook, *attributes(game).values()]
    while queue:
        value = queue.pop()
        if id(value) in seen or value is None or isinstance(value, bool | int | str | float):
            continue
        seen.add(id(value))
        if isinstance(value, dict):
            queue.extend(value.values())
        elif isinstance(value, list | tuple):
            queue.extend(value)
        elif type(value).__module__.startswith("builtins"):
            continue
        else:
            if not isinstance(value, STATE):
                found[definition_name(value)] = value
            queue.extend(attributes(value).values())
    return found


def from_plain(plain: Any, definitions: dict[str, Any]) -> Any:
    """The state that plain data stands for."""
    if isinstance(plain, list):
        return [from_plain(item, definitions) for item in plain]
    if not isinstance(plain, dict):
        return plain
    kind = plain[""]
    if kind == "dict":
        return {from_plain(k, definitions): from_plain(v, definitions) for k, v in plain["items"]}
    if kind == "definition":
        if plain["name"] not in definitions:
            raise SetupError(f"The position names {plain['name']!r}, which this rulebook does not have.")
        return definitions[plain["name"]]
    module, _, name = kind.partition(":")
    found = getattr(sys.modules.get(module), name, None)
    if not isinstance(found, type) or not issubclass(found, STATE):
        raise SetupError(f"The position names {kind!r}, which is no part of a game.")
    return build(
        found, {name: tuples(name, from_plain(held, definitions)) for name, held in plain.items() if name}
    )


@cache
def parameters(kind: type) -> dict[str, bool]:
    """What the constructor of a class takes, and whether it must be given."""
    found = inspect.signature(kind).parameters
    return {name: parameter.default is inspect.Parameter.empty for name, parameter in found.items()}


def build(kind: type, fields: dict[str, Any]) -> Any:
    """An object of state from its attributes. What a constructor takes is kept under the same name."""
    given: dict[str, Any] = {}
    for name, needed in parameters(kind).items():
        if name in fields:
            given[name] = fields[name]
        elif needed:
            raise SetupError(f"{kind.__qualname__} does not keep {name!r}, which its constructor takes.")
    thing = kind(**given)
    for name, held in fields.items():
        setattr(thing, name, held)
    return thing


def tuples(field: str, value: Any) -> Any:
    """Plain data has no tuples; pools do."""
    return tuple(value) if field in ("faces", "spots") and isinstance(value, list) else value


def game_from(plain: dict[str, Any], match: Match, definitions: dict[str, Any] | None = None) -> Game:
    """The game that a plain position stands for, on the given match; its definitions where they are known."""
    game = match.rulebook.new_game(match)
    if definitions is None:
        definitions = find_definitions(game)
    for name, held in plain.items():
        if name:
            setattr(game, name, from_plain(held, definitions))
    game.restored()
    return game


def view_to_plain(view: View) -> dict[str, Any]:
    """All that a bot's process receives."""
    return {"viewer": view.viewer, "position": position(view.game)}


def view_from_plain(plain: dict[str, Any], match: Match, definitions: dict[str, Any] | None = None) -> View:
    """A view received by another process; the match is its public form."""
    return View(game_from(plain["position"], match, definitions), plain["viewer"])


def same_position(one: Game, other: Game) -> bool:
    """Whether two games are in the same position, masked or whole."""
    return position(one) == position(other)
