"""Reading what a pack says: from plain data to the tree of an effect, checked against the grammar.

Plain data are mappings, lists, words, whole numbers and flags. Short forms are written out on the way: after
reading, every node has all its fields by name, in the order of the grammar, and what may be one or several is
a list. Whatever is wrong is told with its path and in a sentence that says what could be written instead.
`checking` then looks for what is well formed and still makes no sense.
"""

import difflib
import re
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.refusal import RuleboundError
from .checking import Checker
from .grammar import KINDS, Field, Kind
from .tree import Node
from .vocabulary import VOCABULARY

GAME_NAMES: Final = {"battle-spirits": "Battle Spirits", "fftcg": "FF-TCG"}
OPEN_WORDS: Final = ("family", "job", "category", "name")
"""Types whose words a pack may bring itself."""
ONLY_IN: Final = {
    "battle-spirits": [
        "trash",
        "be-destroyed",
        "be-exhausted",
        "refresh",
        "attack-first",
        "before-cost",
        "flash",
        "once-per-battle",
        "unstackable",
        "once-per-turn-by-name",
        "not-in-main-step",
    ],
    "fftcg": [
        "break-zone",
        "be-broken",
        "be-removed",
        "be-cast",
        "be-activated",
        "enter",
        "deal-damage",
        "use-action-abilities",
    ],
}
"""Words among several that only one game has."""
FIELDS_ONLY_IN: Final = {
    "battle-spirits": [
        "levels",
        "label",
        "even-exhausted",
        "bp",
        "cores",
        "level",
        "symbol",
        "soul-core",
        "printed-effect",
        "with-effect",
        "under",
    ],
    "fftcg": [
        "damage",
        "ex",
        "sources",
        "power",
        "counter",
        "party-with",
        "shares-element",
    ],
}
"""Fields of kinds that both games have, which only one of them carries out."""
WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST: Final = 999_999
"""The largest number that a card says: more would only keep everybody waiting."""
MOST_NAMED: Final = 12
"""How many words a sentence lists; where there are more, it says where to find them."""
WHERE_TO_LOOK: Final = "what there is, is listed by `rulebound cards grammar"
HEADLESS: Final = {"selector": "{zone: field, controller: you}", "facet": "{job: moogle}"}
"""Types that are written without a kind, as the mapping of their fields."""
HINTS: Final = {
    "target": (
        "a selector only describes; say how many of these: {choose: {count: 1, up-to: false, "
        "pick: resolution, from: …}} or {all: {of: …, set: locked}}"
    ),
    "value": "to count objects write {count: …}",
    "condition": "to ask whether there is such an object write {exists: …}",
}
"""What to say where a bare selector stands in place of something else."""


@mypyc_attr(native_class=False)
class PackError(RuleboundError):
    """Something in a pack that cannot be read: where, and a sentence with the remedy."""

    def __init__(self, path: str, sentence: str) -> None:
        super().__init__(f"{path}: {sentence}")
        self.path = path
        self.sentence = sentence


def read_ability(plain: Any, game: str, path: str, levels: int = -1) -> Node:
    """An ability; PackError where it cannot be read. `levels`: how many the card has, -1 if that is open."""
    node, problems = examine_ability(plain, game, path, levels)
    if node is None:
        raise problems[0]
    return node


def examine_ability(
    plain: Any, game: str, path: str, levels: int = -1
) -> tuple[Node | None, list[PackError]]:
    """An ability and all that is wrong with it; no node unless nothing is wrong."""
    reader = Reader(game)
    node = reader.attempt("ability", plain, path)
    if reader.problems or not isinstance(node, Node):
        return None, reader.problems
    checker = Checker(levels)
    checker.check_ability(node)
    problems = [PackError(where, sentence) for where, sentence in checker.problems]
    return (None if problems else node), problems


def read_part(type: str, plain: Any, game: str, path: str) -> Any:
    """Anything of a type of the grammar, read by itself; PackError where it cannot be."""
    reader = Reader(game)
    found = reader.attempt(type, plain, path)
    if reader.problems:
        raise reader.problems[0]
    return found


class Reader:
    """Reads for one game. What is wrong with one field is noted, and the others are read nevertheless."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.words = VOCABULARY[game]
        self.problems: list[PackError] = []

    def attempt(self, type: str, plain: Any, path: str) -> Any:
        """Read; where that fails note the problem and go on with nothing."""
        try:
            return self.read(type, plain, path)
        except PackError as problem:
            self.problems.append(problem)
            return None

    def read(self, type: str, plain: Any, path: str) -> Any:
        """Plain data as something of this type."""
        if type.startswith("list of "):
            return self.read_list(type[8:], plain, path)
        if type.endswith("+"):
            several = plain if isinstance(plain, list) else [plain]
            return self.read_list(type[:-1], several, path)
        if type in KINDS or type in ("target-or-selector", "core-place"):
            return self.read_node(type, plain, path)
        if type in ("whole", "flag", "text"):
            return read_simple(type, plain, path)
        if type in ("part", "level", "payment"):
            return self.read_shape(type, plain, path)
        return self.read_word(type, plain, path)

    def read_list(self, type: str, plain: Any, path: str) -> list[Any]:
        """A list with at least one item."""
        if not isinstance(plain, list):
            raise PackError(
                path, f"A list belongs here, not {tell(plain)}; put it in [ ] or begin it with a dash."
            )
        if not plain:
            raise PackError(path, f"This list is empty; give it {a(type)} or leave the whole field out.")
        items = [self.attempt(type, item, f"{path}/{n}") for n, item in enumerate(plain)]
        if (
            type != "value"
            and all(isinstance(item, str | int) for item in items)
            and len(set(items)) < len(items)
        ):
            raise PackError(
                path, f"This list says something twice: {', '.join(str(item) for item in items)}."
            )
        return items

    # ---- nodes

    def read_node(self, type: str, plain: Any, path: str) -> Any:
        """Something of a group of nodes, or of a type that allows two things."""
        if type == "value" and is_whole(plain):
            return read_simple("whole", plain, path)
        if type == "core-place":
            if isinstance(plain, str) and plain in self.words.get(type, []):
                return plain
            type = "target"
        if type == "target-or-selector":
            type = "selector" if is_selector(plain) else "target"
        if type in HEADLESS:
            return self.read_headless(type, plain, path)
        kind, content = self.kind_and_content(type, plain, path)
        fields = self.read_fields(kind, content, path)
        return Node(kind.group, kind.name, fields, path)

    def read_headless(self, type: str, plain: Any, path: str) -> Node:
        """A selector or facet is the mapping of its own fields."""
        if not isinstance(plain, dict):
            raise PackError(path, f"A {type} is a mapping such as {HEADLESS[type]}, not {tell(plain)}.")
        return Node(type, type, self.read_fields(KINDS[type][type], plain, path), path)

    def kind_and_content(self, group: str, plain: Any, path: str) -> tuple[Kind, dict[str, Any]]:
        """The kind that stands here, and what it is given, by field."""
        if isinstance(plain, str):
            kind = self.kind_named(group, plain, path)
            if any(field.needed for field in kind.fields.values()):
                raise PackError(path, f"`{kind.name}` says too little alone; write {example(kind)}.")
            return kind, {}
        if group in HINTS and is_selector(plain):
            raise PackError(path, f"This is a selector, and {a(group)} is needed: {HINTS[group]}.")
        if not isinstance(plain, dict):
            raise PackError(
                path, f"{a(group).capitalize()} belongs here, not {tell(plain)}{remedy_for(group, plain)}."
            )
        if len(plain) != 1:
            raise PackError(
                path,
                f"{a(group).capitalize()} has one key, its kind; this one has "
                f"{', '.join(f'`{key}`' for key in plain) or 'none'}. "
                "Begin each with a dash, or indent the fields of one.",
            )
        name = next(iter(plain))
        kind = self.kind_named(group, name, path)
        content = plain[name]
        if not kind.fields:
            raise PackError(path, f"`{name}` has no fields; write it alone, without a colon.")
        if isinstance(content, dict) and any(key in kind.fields for key in content):
            return kind, content
        if kind.main:
            return kind, {kind.main: content}
        if isinstance(content, dict):
            return kind, content
        raise PackError(path, f"`{name}` needs its fields by name; write {example(kind)}.")

    def kind_named(self, group: str, name: Any, path: str) -> Kind:
        """The kind of this name, if the game has it."""
        known = kinds_of(group, self.game)
        if name in known:
            return known[name]
        elsewhere = KINDS[group].get(str(name))
        if group == "action" and elsewhere is None:
            elsewhere = KINDS["static"].get(str(name))
        if elsewhere is not None:
            raise PackError(
                path,
                f"`{name}` is {a(group)} of {GAME_NAMES[elsewhere.game]} only, and this is a card of "
                f"{GAME_NAMES[self.game]}{suggestion(name, known, group)}",
            )
        others = [other for other in KINDS if name in kinds_of(other, self.game)]
        if others:
            raise PackError(
                path, f"`{name}` is {a(others[0])}, and {a(group)} is needed here; {WHERE_TO_LOOK} {group}`."
            )
        raise PackError(path, f"There is no {group} `{name}`{suggestion(name, known, group)}")

    def read_fields(self, kind: Kind, content: dict[str, Any], path: str) -> dict[str, Any]:
        """All fields that are given, in the order of the grammar."""
        for key in content:
            if key in kind.fields and key not in fields_of(kind, self.game):
                self.problems.append(
                    PackError(
                        f"{path}/{key}",
                        f"`{kind.name}` has no field `{key}` in {GAME_NAMES[self.game]}; leave it out.",
                    )
                )
            if key not in kind.fields:
                self.problems.append(
                    PackError(
                        f"{path}/{key}",
                        f"`{kind.name}` has no field `{key}`{suggestion(key, kind.fields, '')}",
                    )
                )
        fields: dict[str, Any] = {}
        for name, field in kind.fields.items():
            if name in content:
                fields[name] = self.attempt(field.type, content[name], f"{path}/{name}")
            elif field.needed:
                self.problems.append(
                    PackError(
                        path, f"`{kind.name}` must say `{name}`: {describe_type(field.type, self.game)}."
                    )
                )
        return fields

    # ---- what is no node in the grammar

    def read_shape(self, type: str, plain: Any, path: str) -> Node:
        """A part, a level or a payment."""
        if type == "part":
            return Node(type, type, {"do": self.read_list("action", plain, f"{path}/do")}, path)
        if type == "payment":
            word: Any = plain
            count: Any = 1
            if isinstance(plain, dict) and len(plain) == 1:
                word, count = next(iter(plain.items()))
            name = self.read_word(type, word, path)
            return Node(type, name, {"count": read_simple("whole", count, path)}, path)
        if not isinstance(plain, dict) or set(plain) != {"cores", "bp"}:
            raise PackError(path, f"A level is written {{cores: 1, bp: 3000}}, not {tell(plain)}.")
        fields = {name: read_simple("whole", plain[name], f"{path}/{name}") for name in ("cores", "bp")}
        return Node(type, type, fields, path)

    def read_word(self, type: str, plain: Any, path: str) -> str:
        """A word of a vocabulary, or one of the words that the type names."""
        if type in OPEN_WORDS or type == "colour-or-name":
            if isinstance(plain, str) and WORD.fullmatch(plain):
                return plain
            raise PackError(
                path, f"{describe_type(type, self.game).capitalize()} belongs here, not {tell(plain)}."
            )
        known = words_of(type, self.game)
        if not known:
            raise PackError(path, f"{GAME_NAMES[self.game]} has no {type}; leave this out.")
        if isinstance(plain, str) and plain in known:
            return plain
        given = f"`{plain}`" if isinstance(plain, str) else tell(plain)
        noun = f"no {type}" if type in self.words else "not possible here"
        raise PackError(path, f"{given} is {noun}{suggestion(plain, known, '')}")


# ---- simple things and sentences


def kinds_of(group: str, game: str) -> dict[str, Kind]:
    """The kinds of a group that a game has; an action may also be a static."""
    kinds = {name: kind for name, kind in KINDS[group].items() if kind.game in ("", game)}
    if group == "action":
        for name, kind in kinds_of("static", game).items():
            kinds.setdefault(name, kind)
    return kinds


def fields_of(kind: Kind, game: str) -> dict[str, Field]:
    """The fields of a kind that a game carries out."""
    if kind.game:
        return kind.fields
    foreign = [name for other, names in FIELDS_ONLY_IN.items() if other != game for name in names]
    return {name: field for name, field in kind.fields.items() if name not in foreign}


def words_of(type: str, game: str) -> list[str]:
    """The words that a type allows in a game."""
    if type in VOCABULARY[game]:
        return VOCABULARY[game][type]
    if any(type in words for words in VOCABULARY.values()):
        return []
    foreign = [word for other, words in ONLY_IN.items() if other != game for word in words]
    return [word for word in type.split("|") if word not in foreign]


def is_whole(plain: Any) -> bool:
    """Whether it is 0, 1, 2, …"""
    return isinstance(plain, int) and not isinstance(plain, bool) and plain >= 0


def is_selector(plain: Any) -> bool:
    """Whether a mapping is meant as a selector: its keys are fields of one."""
    fields = KINDS["selector"]["selector"].fields
    return isinstance(plain, dict) and "zone" in plain and all(key in fields for key in plain)


def read_simple(type: str, plain: Any, path: str) -> Any:
    """A whole number, a flag or a text."""
    if type == "whole":
        if is_whole(plain) and plain > MOST:
            raise PackError(path, f"{plain} is too large; the most is {MOST}.")
        if is_whole(plain):
            return plain
        raise PackError(path, f"A whole number belongs here, 0 or more, not {tell(plain)}.")
    if type == "flag":
        if isinstance(plain, bool):
            return plain
        raise PackError(path, f"true or false belongs here, not {tell(plain)}.")
    if isinstance(plain, str) and plain.strip():
        return plain
    raise PackError(path, f"A text belongs here, not {tell(plain)}; put it in quotes.")


def tell(plain: Any) -> str:
    """What was written, in few words."""
    if plain is None:
        return "nothing"
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, dict):
        return f"a mapping of {', '.join(f'`{key}`' for key in plain)}" if plain else "an empty mapping"
    if isinstance(plain, list):
        return "a list"
    return f"`{plain}`"


def a(noun: str) -> str:
    """The noun with its article."""
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def suggestion(given: Any, known: Any, group: str) -> str:
    """How a sentence about an unknown word ends: with the word that was meant, or with all there are."""
    names = [str(name) for name in known]
    close = difflib.get_close_matches(str(given), names, 1)
    if close:
        return f"; did you mean `{close[0]}`?"
    if group and len(names) > MOST_NAMED:
        return f"; {WHERE_TO_LOOK} {group}`."
    return f"; there is {', '.join(names)}."


def remedy_for(group: str, plain: Any) -> str:
    """What to write in place of a bare number."""
    if group == "comparison" and is_whole(plain):
        return f"; write {{at-most: {plain}}}, {{at-least: {plain}}} or {{equals: {plain}}}"
    if group == "value" and isinstance(plain, int):
        return "; a value is never below 0, and what lowers a number says `down: true`"
    return ""


def example(kind: Kind) -> str:
    """How a kind is written, with its needed fields."""
    if kind.main and sum(field.needed for field in kind.fields.values()) == 1:
        return f"{{{kind.name}: …}}"
    needed = ", ".join(f"{field.name}: …" for field in kind.fields.values() if field.needed)
    return f"{{{kind.name}: {{{needed}}}}}"


def describe_type(type: str, game: str) -> str:
    """A type of the grammar in words."""
    if type.startswith("list of "):
        return f"a list, each {describe_type(type[8:], game)}"
    if type.endswith("+"):
        return f"{describe_type(type[:-1], game)}, or a list"
    if type in OPEN_WORDS:
        return f"{a(type)}, in small letters with dashes"
    known = {
        "whole": "a whole number",
        "flag": "true or false",
        "text": "a text",
        "value": "a whole number, or a value such as {count: …}",
        "target-or-selector": "`this`, or a selector for any object that matches",
        "core-place": "void, reserve, trash, life, or a target",
        "colour-or-name": "a colour, or the name of one that was named",
    }
    if type in known:
        return known[type]
    if type in KINDS or type in ("part", "level"):
        return a(type)
    return " or ".join(words_of(type, game)) or a(type)
