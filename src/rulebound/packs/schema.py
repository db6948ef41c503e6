"""The JSON Schema of packs, made from the facts, the grammar and the vocabulary.

    python -m rulebound.packs.schema    rewrites pack.schema.json

An editor that knows the schema completes keys and marks mistakes while a card is being written. It knows
shapes only; `rulebound cards lint` also knows what makes sense.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from rulebound.effects.grammar import KINDS, Kind
from rulebound.effects.reading import GAME_NAMES, HEADLESS, OPEN_WORDS, WORD, fields_of, kinds_of, words_of

from .facts import BLOCK, CARD_KINDS, FACTS, LANGUAGES, NUMBER, RARITY

FILE: Final = Path(__file__).parent / "pack.schema.json"
WHOLE: Final = {"type": "integer", "minimum": 0}
TEXT: Final = {"type": "string", "minLength": 1}
NAMES: Final = {
    "type": "object",
    "properties": dict.fromkeys(LANGUAGES, TEXT),
    "additionalProperties": False,
    "anyOf": [{"required": ["ja"]}, {"required": ["en"]}],
}


def schema() -> dict[str, Any]:
    """The whole schema."""
    definitions: dict[str, Any] = {"names": NAMES}
    for game in CARD_KINDS:
        part = GameSchema(game)
        for group in KINDS:
            definitions[f"{game}.{group}"] = part.group(group)
        definitions[f"{game}.card"] = part.card()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A pack of cards for Rulebound",
        "type": "object",
        "properties": {
            "game": {"enum": list(CARD_KINDS)},
            "set": TEXT,
            "name": {"$ref": "#/$defs/names"},
            "cards": {"type": "array"},
        },
        "required": ["game", "set", "cards"],
        "additionalProperties": False,
        "allOf": [
            {
                "if": {"properties": {"game": {"const": game}}},
                "then": {"properties": {"cards": {"items": {"$ref": f"#/$defs/{game}.card"}}}},
            }
            for game in CARD_KINDS
        ],
        "$defs": definitions,
    }


class GameSchema:
    """The definitions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def reference(self, group: str) -> dict[str, Any]:
        """A reference to a group of nodes."""
        return {"$ref": f"#/$defs/{self.game}.{group}"}

    # ---- cards

    def card(self) -> dict[str, Any]:
        """A card: its facts, and what its kind asks for."""
        facts = FACTS[self.game]
        every = CARD_KINDS[self.game]
        rules: list[dict[str, Any]] = []
        for kind in every:
            needed = [key for key, fact in facts.items() if kind in fact.needed and fact.needed != every]
            refused = {key: False for key, fact in facts.items() if kind not in fact.allowed}
            then = {"required": needed, "properties": refused}
            rules.append(
                {"if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]}, "then": then}
            )
        return {
            "type": "object",
            "title": f"A card of {GAME_NAMES[self.game]}",
            "properties": {
                key: {"description": fact.about, **self.fact(fact.type)} for key, fact in facts.items()
            },
            "required": [key for key, fact in facts.items() if fact.needed == every],
            "additionalProperties": False,
            "allOf": rules,
        }

    def fact(self, type: str) -> dict[str, Any]:
        """The schema of a fact of this type."""
        if type.startswith("many "):
            return {"type": "array", "items": self.type(type[5:])}
        flag = {"type": "boolean"}
        shapes: dict[str, dict[str, Any]] = {
            "card-kind": {"enum": list(CARD_KINDS[self.game])},
            "number": {"type": "string", "pattern": f"^{NUMBER.pattern}$"},
            "rarity": {"type": "string", "pattern": f"^({RARITY})$"},
            "block": {"type": "string", "pattern": f"^({BLOCK})$"},
            "names": {"$ref": "#/$defs/names"},
            "effects": {"type": "array", "items": self.reference("ability")},
            "levels": listed(
                shape({"cores": WHOLE, "bp": WHOLE, "super-unleash": flag, "soul-core": flag}, ["cores"])
            ),
        }
        if type == "symbols":
            symbol = shape({"colour": self.type("colour"), "ex": flag}, ["colour"])
            return {"type": "array", "items": symbol}
        return shapes[type] if type in shapes else self.type(type)

    # ---- nodes

    def group(self, group: str) -> dict[str, Any]:
        """A group of nodes: kinds with content, bare names, and for values bare numbers."""
        if group in HEADLESS:
            return self.fields(KINDS[group][group])
        kinds = kinds_of(group, self.game)
        bare = [name for name, kind in kinds.items() if not kind.fields]
        options: list[dict[str, Any]] = [WHOLE] if group == "value" else []
        if bare:
            options.append({"enum": bare})
        properties = {name: self.content(kind) for name, kind in kinds.items() if kind.fields}
        options.append(
            {
                "type": "object",
                "properties": properties,
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            }
        )
        return any_of(options)

    def content(self, kind: Kind) -> dict[str, Any]:
        """What stands after a kind's name: its fields, or its main field alone."""
        options = [self.fields(kind)]
        if kind.main and not any(field.needed for name, field in kind.fields.items() if name != kind.main):
            options.append(self.type(kind.fields[kind.main].type))
        return {"description": kind.about, **any_of(options)}

    def fields(self, kind: Kind) -> dict[str, Any]:
        """The fields of a kind."""
        needed = [name for name, field in kind.fields.items() if field.needed]
        known = fields_of(kind, self.game)
        possible = {name: field for name, field in known.items() if self.has(field.type)}
        return shape({name: self.type(field.type) for name, field in possible.items()}, needed)

    def has(self, type: str) -> bool:
        """Whether the game has anything of this type."""
        bare = type.removeprefix("list of ").removesuffix("+")
        return bare in KINDS or bare in OPEN_WORDS or bool(words_of(bare, self.game))

    def type(self, type: str) -> dict[str, Any]:
        """The schema of a type of the grammar."""
        if type.startswith("list of "):
            return listed(self.type(type[8:]))
        if type.endswith("+"):
            one = self.type(type[:-1])
            return any_of([one, listed(one)])
        if type in KINDS:
            return self.reference(type)
        if type in OPEN_WORDS or type == "colour-or-name":
            return {"type": "string", "pattern": f"^{WORD.pattern}$"}
        if type == "target-or-selector":
            return any_of([self.reference("target"), self.reference("selector")])
        if type == "core-place":
            return any_of([{"enum": words_of(type, self.game)}, self.reference("target")])
        if type == "payment":
            words = words_of(type, self.game)
            counted = {
                "type": "object",
                "properties": dict.fromkeys(words, WHOLE),
                "additionalProperties": False,
            }
            return any_of([{"enum": words}, {**counted, "minProperties": 1, "maxProperties": 1}])
        simple: dict[str, dict[str, Any]] = {
            "whole": WHOLE,
            "flag": {"type": "boolean"},
            "text": TEXT,
            "part": listed(self.reference("action")),
            "level": shape({"cores": WHOLE, "bp": WHOLE}, ["cores", "bp"]),
        }
        return simple[type] if type in simple else {"enum": words_of(type, self.game)}


def shape(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    """An object with these properties and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def listed(items: dict[str, Any]) -> dict[str, Any]:
    """A list with at least one item."""
    return {"type": "array", "items": items, "minItems": 1}


def any_of(options: list[dict[str, Any]]) -> dict[str, Any]:
    """One of several, or the only one."""
    return options[0] if len(options) == 1 else {"anyOf": options}


def render() -> bytes:
    """What the file should contain, each definition a line so that changes can be read in review."""
    top = schema()
    definitions = ",\n".join(f"{dump(name)}: {dump(held)}" for name, held in top.pop("$defs").items())
    parts = [f"{dump(name)}: {dump(held)}" for name, held in top.items()]
    parts.append(f'"$defs": {{\n{definitions}\n}}')
    return ("{" + ",\n".join(parts) + "}\n").encode()


def dump(content: Any) -> str:
    """JSON as it stands in a line."""
    return json.dumps(content, ensure_ascii=False)


def main() -> int:
    """Rewrite the file."""
    FILE.write_bytes(render())
    return 0


if __name__ == "__main__":
    sys.exit(main())
