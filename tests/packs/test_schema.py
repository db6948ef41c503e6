"""The JSON Schema of packs: current, sound, and of one mind with the reader on what can be written."""

import json
from random import Random
from typing import Any

import jsonschema
import pytest

from rulebound.effects.grammar import KINDS, Kind
from rulebound.effects.reading import HEADLESS, OPEN_WORDS, Reader, fields_of, kinds_of, words_of
from rulebound.packs import packs_of, schema
from rulebound.packs.catalogue import built

GAMES = ("battle-spirits", "fftcg")
VALIDATOR = jsonschema.Draft202012Validator(schema.schema())
DEEPEST = 4


def validator(game: str, group: str) -> jsonschema.Draft202012Validator:
    """What accepts the nodes of one group."""
    top = {"$defs": schema.schema()["$defs"], "$ref": f"#/$defs/{game}.{group}"}
    return jsonschema.Draft202012Validator(top)


def test_the_file_is_current() -> None:
    assert schema.FILE.read_bytes() == schema.render(), "run python -m rulebound.packs.schema"


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(schema.FILE.read_bytes()))


@pytest.mark.parametrize("game", GAMES)
def test_our_packs_are_valid(game: str) -> None:
    for pack in built(game)["packs"]:
        assert not [error.message for error in VALIDATOR.iter_errors({"game": game, **pack})]
    assert packs_of(game)


CARD = {
    "number": "MINE-001",
    "name": {"en": "Ember Fox"},
    "kind": "spirit",
    "colour": "red",
    "cost": 3,
    "reduction": ["red", "red"],
    "family": [],
    "levels": [{"cores": 1, "bp": 3000}],
    "symbols": [{"colour": "red"}],
}


@pytest.mark.parametrize(
    "change",
    [
        {"cost": -3},
        {"cost": None},
        {"levels": []},
        {"kind": "magic"},
        {"colour": "pink"},
        {"color": "red"},
        {"name": {"fr": "Renard"}},
        {"name": {"zh-Hant": "狐"}},
        {"family": ["Wind Fang"]},
        {"soul-magic": "red"},
        {"block": "AB"},
        {"effects": [{"flash": {"do": [{"destory": "this"}]}}]},
        {"effects": [{"flash": {"do": [{"draw": -1}]}}]},
        {"effects": [{"flash": {"do": [{"break": "this"}]}}]},
        {"effects": [{"flash": {"do": []}}]},
    ],
)
def test_mistakes_are_refused(change: dict[str, Any]) -> None:
    pack = {"game": "battle-spirits", "set": "MINE", "cards": [CARD]}
    assert VALIDATOR.is_valid(pack)
    assert not VALIDATOR.is_valid({**pack, "cards": [{**CARD, **change}]})


@pytest.mark.parametrize("change", [{"game": "chess"}, {"set": 26}, {"author": "me"}, {"cards": {}}])
def test_mistakes_at_the_top_are_refused(change: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid({"game": "battle-spirits", "set": "MINE", "cards": [CARD], **change})


# ---- the schema and the reader agree


class Writer:
    """Writes anything that the grammar allows, in short and in long forms."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def write(self, type: str, depth: int = 0) -> Any:
        """Something of a type."""
        if type.startswith("list of "):
            return [self.write(type[8:], depth + 1)]
        if type.endswith("+"):
            one = self.write(type[:-1], depth)
            return self.random.choice([one, [one]])
        if type == "target-or-selector":
            return self.write(self.random.choice(["target", "selector"]), depth)
        if type == "core-place":
            return self.random.choice([*words_of(type, self.game), self.write("target", depth)])
        if type == "value" and (depth > DEEPEST or self.random.random() < 0.5):
            return self.random.randrange(9)
        if type in HEADLESS:
            return self.fields(KINDS[type][type], depth)
        if type in KINDS:
            return self.node(type, depth)
        return self.simple(type)

    def simple(self, type: str) -> Any:
        """Something that is no node."""
        if type == "part":
            return [{"draw": 1}]
        if type == "payment":
            word = self.random.choice(words_of(type, self.game))
            return self.random.choice([word, {word: 2}])
        known: dict[str, Any] = {"whole": 3, "flag": True, "text": "Cid", "level": {"cores": 1, "bp": 3000}}
        if type in known:
            return known[type]
        if type in OPEN_WORDS or type == "colour-or-name":
            return "some-word"
        return self.random.choice(words_of(type, self.game))

    def node(self, group: str, depth: int) -> Any:
        """Any kind of a group; far down one with little in it."""
        kinds = list(kinds_of(group, self.game).values())
        if depth > DEEPEST:
            fewest = min(weight(kind) for kind in kinds)
            kinds = [kind for kind in kinds if weight(kind) == fewest]
        kind = self.random.choice(kinds)
        if not kind.fields:
            return kind.name
        fields = self.fields(kind, depth)
        if list(fields) == [kind.main] and kind.main and not ambiguous(kind, fields[kind.main]):
            return {kind.name: self.random.choice([fields, fields[kind.main]])}
        return {kind.name: fields}

    def fields(self, kind: Kind, depth: int) -> dict[str, Any]:
        """The fields of a kind: those it needs, and some others."""
        written = {}
        for name, field in fields_of(kind, self.game).items():
            bare = field.type.removeprefix("list of ").removesuffix("+")
            there = bare in KINDS or bare in OPEN_WORDS or bool(words_of(bare, self.game))
            if field.needed or (there and depth < DEEPEST and self.random.random() < 0.3):
                written[name] = self.write(field.type, depth + 1)
        return written


def weight(kind: Kind) -> int:
    """How much has to be written for a kind: nodes count more than words."""
    return sum(
        10 if field.type.removeprefix("list of ") in KINDS else 1
        for field in kind.fields.values()
        if field.needed
    )


def ambiguous(kind: Kind, content: Any) -> bool:
    """Whether content without its field's name would be taken for the fields themselves."""
    return isinstance(content, dict) and any(key in kind.fields for key in content)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("group", KINDS)
def test_what_the_grammar_allows_is_read_and_valid(game: str, group: str) -> None:
    accepts = validator(game, group)
    for seed in range(40):
        plain = Writer(game, seed).write(group)
        reader = Reader(game)
        reader.attempt(group, plain, "here")
        assert not reader.problems, plain
        assert accepts.is_valid(plain), plain


@pytest.mark.parametrize("game", GAMES)
def test_what_the_schema_refuses_is_refused_by_the_reader(game: str) -> None:
    accepts = validator(game, "ability")
    refused = 0
    for seed in range(150):
        plain = json.loads(json.dumps(Writer(game, seed).write("ability")))
        spoil(plain, Random(seed))
        reader = Reader(game)
        reader.attempt("ability", plain, "here")
        if not accepts.is_valid(plain):
            refused += 1
            assert reader.problems, plain
    assert refused > 100


def spoil(plain: Any, random: Random) -> None:
    """Change one thing somewhere."""
    places = list(mappings(plain))
    place = random.choice(places)
    key = random.choice(list(place))
    if random.random() < 0.5:
        place[f"{key}x"] = place.pop(key)
    else:
        place[key] = random.choice([-1, None, "xyzzy", {}, []])


def mappings(plain: Any) -> list[dict[str, Any]]:
    """All mappings in plain data that have anything."""
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else []
    found = [mapping for item in inner for mapping in mappings(item)]
    return [plain, *found] if isinstance(plain, dict) and plain else found
