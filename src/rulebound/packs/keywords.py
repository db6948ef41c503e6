"""What keywords stand for: a keyword on a card becomes the ability that its definition describes.

A definition (`<game>/keywords.yaml`) has the `parameters` that a card must give and an `ability` in which
`$family` and the like stand for them. The ability works at the levels and under the label that the card's
keyword has.
"""

from typing import Any

from rulebound.effects.reading import PackError, read_ability
from rulebound.effects.tree import Node

from .catalogue import built


def keyword_ability(written: Any, node: Node, game: str) -> Node | None:
    """The ability that a keyword stands for; None for keywords that the rules themselves know.

    `node` is the keyword as it was read, `written` the same as plain data.
    """
    definition = built(game)["keywords"].get(node.get("keyword"))
    if definition is None:
        return None
    given = written["keyword"] if isinstance(written["keyword"], dict) else {}
    return expand(definition, given, game, f"{node.path}/ability")


def expand(definition: dict[str, Any], given: dict[str, Any], game: str, path: str) -> Node:
    """The ability of a definition with the parameters put in, read."""
    for name in definition["parameters"]:
        if name not in given:
            raise PackError(path, f"This keyword needs `{name}`.")
    (kind, fields), *_ = substitute(definition["ability"], given, path).items()
    shared = {name: given[name] for name in ("levels", "label") if name in given}
    return read_ability({kind: {**fields, **shared}}, game, path)


def substitute(plain: Any, given: dict[str, Any], path: str) -> Any:
    """Plain data with what is given in place of words that begin with a dollar sign."""
    if isinstance(plain, dict):
        return {key: substitute(held, given, f"{path}/{key}") for key, held in plain.items()}
    if isinstance(plain, list):
        return [substitute(item, given, f"{path}/{n}") for n, item in enumerate(plain)]
    if isinstance(plain, str) and plain.startswith("$"):
        if plain[1:] not in given:
            raise PackError(path, f"`{plain}` is not among its parameters.")
        return given[plain[1:]]
    return plain


def plain_of(value: Any) -> Any:
    """What was read, as plain data again."""
    if isinstance(value, list):
        return [plain_of(item) for item in value]
    if not isinstance(value, Node):
        return value
    fields = {name: plain_of(held) for name, held in value.fields.items()}
    if value.group in ("selector", "facet"):
        return fields
    return {value.kind: fields} if fields else value.kind
