"""Card text from behaviour: one walk over the tree of an ability, in the words of a phrase book.

The walk knows what all languages share: which fields are numbers, targets or conditions; that what is chosen
is named in full once and then referred to; that steps follow each other; that what stands under a condition
is one sentence, so that it is plain how far the condition reaches. The words are in `phrasebooks`.
"""

from typing import Any

from rulebound.effects.grammar import KINDS
from rulebound.effects.tree import Node
from rulebound.packs import CardFacts
from rulebound.packs.keywords import keyword_ability
from rulebound.texts.phrasebooks import book_of
from rulebound.texts.phrasebooks.model import COMPOUND, Book, Reference, Told, described

PICKS = {"choose", "pick", "all", "top"}
"""Targets to which later steps can refer as `it`."""
FINDS = {"discard", "search"}
"""Steps to whose cards later steps can refer as `it`."""
SPEAKS_OF_MANY = {("piles", "taken"): True, ("piles", "left"): True, ("goes-instead", "then"): False}
"""Fields in which `it` means what their own step is about, and whether that may be several."""
NAMES_NO_OBJECT = {"name-colour", "name-number"}
"""Steps whose name is not that of an object."""
PREPARING = {"open", "look", "name-colour", "name-number", "aim", "reveal-hand"}
"""Steps that later ones go on with."""
OWN_WORDS = {"level", "part", "payment"}
"""Groups that the grammar describes in words, not as kinds."""
OBJECTS = {"target", "selector"}
"""Groups that describe objects."""
Step = tuple[list[Node], list[str]]
"""Steps that are told in one, with their sentences."""


def card_text(facts: CardFacts, language: str) -> list[str]:
    """The text of a card, one string per keyword and ability, in the order of the card."""
    book = book_of(facts.game, language)
    lines = book.own_keywords(facts)
    for number, node in enumerate(facts.effects):
        text = ability_text(node, facts, language)
        meaning = meaning_of(node, facts, number)
        if meaning is not None:
            text += book.reminder(ability_text(meaning, facts, language))
        lines.append(text)
    return lines


def ability_text(node: Node, facts: CardFacts, language: str) -> str:
    """The text of one ability."""
    return TreeWalk(book_of(facts.game, language), facts, node).ability(node)


def meaning_of(node: Node, facts: CardFacts, number: int) -> Node | None:
    """What a keyword stands for, without the levels that it shows itself; None for other abilities."""
    if node.kind != "keyword" or not facts.written:
        return None
    meaning = keyword_ability(facts.written["effects"][number], node, facts.game)
    if meaning is None:
        return None
    fields = {name: value for name, value in meaning.fields.items() if name not in ("levels", "label")}
    return Node(meaning.group, meaning.kind, fields, meaning.path)


def names_bound(node: Node) -> list[str]:
    """The names under which an ability binds objects, in the order of the tree."""
    found: list[str] = []
    for name, value in node.fields.items():
        if name == "as" and node.kind not in NAMES_NO_OBJECT and value not in found:
            found.append(value)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                found.extend(inner for inner in names_bound(item) if inner not in found)
    return found


def picks_in(node: Node) -> list[Node]:
    """All that an ability picks or refers to by name; what it gives to others is an ability of its own."""
    found: list[Node] = []
    for value in node.fields.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node) and item.group != "ability":
                found.extend(picks_in(item))
    return [*found, node] if node.kind in ("choose", "pick", "discard", "bound") else found


def kinds_picked(node: Node) -> list[str]:
    """The kinds of what is picked."""
    selector = described(node)
    return list(selector.get("kind", [])) if selector is not None else []


def type_of(node: Node, field: str) -> str:
    """The type of a field in the grammar."""
    return KINDS[node.group][node.kind].fields[field].type


def told_of(trigger: Node) -> Node | None:
    """What `it` means after an event: the last object that the event names."""
    if trigger.kind == "either":
        return told_of(trigger.fields["triggers"][0])
    named = [value for value in trigger.fields.values() if isinstance(value, Node) and value.group in OBJECTS]
    return named[-1] if named else None


class TreeWalk:
    """One walk over one ability: what has been said so far, and so how to refer to it.

    `given` is the kind of object that an ability is given to, "card" where that is open, and empty where the
    card itself has it.
    """

    def __init__(self, book: Book, facts: CardFacts, ability: Node, given: str = "") -> None:
        self.book = book
        self.facts = facts
        self.given = given
        self.about: Node | None = None
        self.picked: dict[str, Node] = {}
        self.zone = ability.get("zone", "field")
        self.standing = False
        self.lasting = False
        self.names = names_bound(ability)
        self.picks = picks_in(ability)
        self.bound: dict[str, Reference] = {}
        self.it = book.pronoun(False)
        self.introductions: list[str] = []

    # ---- abilities

    def ability(self, node: Node) -> str:
        """An ability: its labels, what it stands under, and its sentences."""
        self.standing = node.kind == "always"
        told = Told(node, self)
        clauses = []
        if node.kind == "trigger" and not self.book.label_of(node.fields["when"]):
            clauses.append(self.tell(node.fields["when"]))
        conditional = "if" in node.fields
        if conditional:
            clauses.append(self.book.if_clause(node.fields["if"], self))
        before = self.book.price(told)
        steps = self.steps(node.get("do") or node.get("holds") or [])
        if conditional and not before:
            sentences = [self.join(steps)] if steps else []
        else:
            sentences = self.sentences(steps)
        return self.book.ability(told, clauses, before, sentences)

    # ---- steps

    def steps(self, nodes: list[Node]) -> list[Step]:
        """Steps in order, each as its sentences without their ends; the book may tell several in one."""
        return [(run, self.step(run)) for run in self.book.runs(nodes)]

    def step(self, run: list[Node]) -> list[str]:
        """One step. What it chooses is said before what it does."""
        before, self.introductions = self.introductions, []
        said = self.tell(run[0]) if len(run) == 1 else self.book.together(run, self)
        first, *rest = said if isinstance(said, list) else [said]
        parts = self.introductions
        if first:
            parts = self.book.sentences(self.introductions, first, run[0].group == "static")
        self.introductions = before
        return parts + rest

    def sentences(self, steps: list[Step]) -> list[str]:
        """Steps as sentences of their own; in Battle Spirits later ones say that they come after."""
        found: list[str] = []
        for number, (run, parts) in enumerate(steps):
            follows = number > 0 and self.facts.game == "battle-spirits"
            follows = follows and self.says_then(steps[number - 1][0][-1], run[0])
            found.append(self.book.then(parts[0]) if follows else parts[0])
            found.extend(parts[1:])
        return found

    def paragraph(self, nodes: list[Node]) -> list[str]:
        """Steps as sentences of their own, without their ends."""
        return self.sentences(self.steps(nodes))

    def scope(self, nodes: list[Node]) -> str:
        """Steps as one sentence without its end: all that stands under a condition."""
        return self.join(self.steps(nodes))

    def join(self, steps: list[Step]) -> str:
        """Several steps as one sentence; one that could seem to go on is marked off."""
        joined: list[list[str]] = []
        thens: list[bool] = []
        for number, (run, parts) in enumerate(steps):
            last = number == len(steps) - 1
            if run[0].kind in COMPOUND and not last:
                parts = [self.book.enclosed(self.book.clauses([parts], [False]))]
            elif len(run) == 1 and run[0].group == "action" and run[0].kind not in COMPOUND:
                parts = self.book.choosing(parts)
            joined.append(parts)
            thens.append(number > 0 and self.says_then(steps[number - 1][0][-1], run[0]))
        return self.book.clauses(joined, thens)

    def says_then(self, before: Node, node: Node) -> bool:
        """Whether a step says that it comes after another: not where it goes on with what was revealed."""
        return not self.standing and before.kind not in PREPARING and node.kind != "put-rest"

    def introduce(self, sentence: str) -> None:
        """Say this before the step under way."""
        self.introductions.append(sentence)

    # ---- fields

    def tell(self, node: Node) -> Any:
        """A node in words."""
        if node.group == "target":
            return self.target(node)
        if node.group == "payment":
            return self.book.payment(node.kind, node.fields["count"])
        if node.group == "selector":
            return self.book.one_of(node, self)
        if node.group in ("action", "static"):
            self.lasting = node.group == "static" and "for" in node.fields
        said = self.book.phrase(Told(node, self))
        if node.group == "trigger":
            self.about = told_of(node)
        elif node.group == "action" and node.kind in FINDS:
            self.refer(node, node.fields["count"] != 1)
        return said

    def field(self, node: Node, name: str) -> Any:
        """A field in words, by its type; nothing for one that is not written."""
        value = node.get(name)
        if value is None:
            return ""
        type = "whole" if node.group in OWN_WORDS else type_of(node, name)
        if (node.kind, name) in SPEAKS_OF_MANY:
            self.it = self.book.pronoun(SPEAKS_OF_MANY[node.kind, name])
        if type == "ability":
            return TreeWalk(self.book, self.facts, value, self.kind_of(node.fields["what"])).ability(value)
        if type.startswith("list of "):
            return self.items(type[8:], value)
        if type.endswith("+"):
            return self.book.any_of([self.item(type[:-1], word) for word in value])
        return self.item(type, value)

    def items(self, type: str, values: list[Any]) -> Any:
        """A list in words: steps as one sentence, others one by one."""
        if type not in ("action", "static"):
            return [self.item(type, value) for value in values]
        before = self.standing
        self.standing = before and type == "static"
        said = self.scope(values)
        self.standing = before
        return said

    def item(self, type: str, value: Any) -> Any:
        """One thing in words, by its type."""
        if isinstance(value, Node):
            return self.tell(value)
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return str(value)
        if type == "colour-or-name":
            return self.book.colour_or_named(value)
        return value if type in ("text", "name") else self.book.word(type, value)

    def value(self, value: Any) -> str:
        """A value in words."""
        return str(value) if isinstance(value, int) else str(self.tell(value))

    # ---- targets

    def target(self, node: Node) -> Reference:
        """How to refer to a target; what is picked or bound here can be referred to later."""
        if node.kind == "it":
            return self.it
        if node.kind == "bound":
            return self.bound_as(node.fields["name"])
        said = self.book.phrase(Told(node, self))
        assert isinstance(said, Reference)
        if node.kind in PICKS:
            self.refer(node, said.many)
        return said

    def refer(self, node: Node, many: bool) -> None:
        """From now on `it`, and the name it is bound under, mean this."""
        self.it = self.book.pronoun(many)
        self.about = node
        name = node.get("as")
        if name:
            self.picked[name] = node
            self.bound[name] = self.book.that_one(described(node), many, self.mark(name))

    def bound_as(self, name: str) -> Reference:
        """How to refer to what was bound under a name."""
        return self.bound.get(name) or self.book.that_one(None, True, self.mark(name))

    def origin_of(self, target: Node | None) -> Node | None:
        """Where a target is described: `it` and what is bound are followed to what they mean."""
        if target is not None and target.kind == "it":
            return self.about
        if target is not None and target.kind == "bound":
            return self.picked.get(target.fields["name"])
        return target

    def selector_of(self, target: Node) -> Node | None:
        """The description of what a target means; None where there is none."""
        origin = self.origin_of(target)
        if origin is None or origin.group == "selector":
            return origin
        return described(origin)

    def kind_of(self, target: Node) -> str:
        """The kind of object that a target means, as `given` has it."""
        origin = self.origin_of(target)
        if origin is not None and origin.kind == "this":
            return self.given
        selector = self.selector_of(target)
        kinds = selector.get("kind", []) if selector is not None else []
        return str(kinds[0]) if len(kinds) == 1 else "card"

    def mark(self, name: str | None) -> str:
        """The letter that tells a bound result from others; nothing where there is only one."""
        if name not in self.names or (len(self.names) < 2 and not self.is_like_others(name)):
            return ""
        return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[self.names.index(name)]

    def is_like_others(self, name: str) -> bool:
        """Whether FF-TCG would speak of what is bound under this name as of what is picked after it."""
        if self.facts.game != "fftcg":
            return False
        named: Node | None = None
        others = False
        for node in self.picks:
            if node.get("as") == name:
                named, others = node, False
            elif node.kind == "bound":
                if others and node.fields["name"] == name:
                    return True
            elif named is not None:
                others = others or kinds_picked(node) == kinds_picked(named)
        return False

    def usual_set(self) -> str:
        """Whether a set is locked or open where the text says nothing.

        What simply holds is open to newcomers. What lasts for a while is so in Battle Spirits; in FF-TCG it
        covers only what was there.
        """
        if self.standing:
            return "open"
        return "open" if self.lasting and self.facts.game == "battle-spirits" else "locked"
