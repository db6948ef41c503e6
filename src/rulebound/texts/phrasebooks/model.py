"""What every phrase book of card text has: words, templates, and the few shapes that all languages share.

A phrase book says one language for one game. For each kind of node of the grammar it has a phrase: a
*template* whose places are the fields of the node (`destroy {what}`), or a *method* named after group and
kind (`action_put`) where a template is not enough. Both are given a `Told`, the node with its fields in
words. The walk over the tree (`rulebound.texts.cards`) asks for the phrases; books never look further than
the node they are given and its fields.
"""

from collections.abc import Callable
from typing import Any, Protocol

from rulebound.effects.tree import Node
from rulebound.packs import CardFacts, words_of

COMPOUND = {
    "may",
    "if",
    "if-you-do",
    "when-you-do",
    "repeat",
    "may-instead",
    "delayed",
    "select",
    "piles",
    "goes-instead",
}
"""Steps that hold further steps."""
COUNTING = {"count", "how-many", "damage", "crystals", "fallen", "counters"}
"""Values that count, so that a sentence can say "for each"."""
ACTIVE = {"dull", "freeze", "activate", "damage"}
"""Steps of FF-TCG that are told in one where they act on the same objects."""
CONDITIONAL = {"damage-becomes", "damage-change", "enters-under", "tax-cp"}
"""Statements with a condition of their own: what is told in one with them would seem to stand under it."""
OPEN_VOCABULARIES = {"family", "job", "category"}
"""Vocabularies to which a pack may add words."""
LABELLED = {"summoned", "deployed", "attacks", "blocks", "depleted", "destroyed"}
"""Events of the card itself that are told by a label."""


class Reference:
    """How a text refers to objects, and whether there may be several. A template can ask for a case."""

    def __init__(self, text: str, many: bool = False, **cases: str) -> None:
        self.text = text
        self.many = many
        self.cases = cases

    def __str__(self) -> str:
        return self.text

    def __format__(self, case: str) -> str:
        return self.cases.get(case, self.text)


class Amount:
    """A number as a sentence uses it: the figure, what it is multiplied by, and a remark on it."""

    def __init__(self, figure: str, each: str = "", remark: str = "") -> None:
        self.figure = figure
        self.each = each
        self.remark = remark

    @property
    def many(self) -> bool:
        """Whether it may be more than 1."""
        return self.figure != "1" or bool(self.each or self.remark)


class Walk(Protocol):
    """What a phrase may ask of the walk."""

    facts: CardFacts
    zone: str
    given: str

    def field(self, node: Node, name: str) -> Any:
        """A field in words."""

    def tell(self, node: Node) -> Any:
        """A node in words."""

    def value(self, value: Any) -> str:
        """A value in words."""

    def scope(self, nodes: list[Node]) -> str:
        """Steps as one sentence without its end."""

    def paragraph(self, nodes: list[Node]) -> list[str]:
        """Steps as sentences of their own, without their ends."""

    def introduce(self, sentence: str) -> None:
        """Say this before the step under way."""

    def refer(self, node: Node, many: bool) -> None:
        """From now on `it`, and the name it is bound under, mean what this node picked."""

    def bound_as(self, name: str) -> Reference:
        """How to refer to what was bound under a name."""

    def mark(self, name: str | None) -> str:
        """The letter that tells a bound result from others; nothing where there is only one."""

    def usual_set(self) -> str:
        """Whether a set is locked or open where the text says nothing."""

    def selector_of(self, target: Node) -> Node | None:
        """The description of what a target means, also of `it` and what is bound; None without one."""


class Told:
    """A node as its phrase sees it: every field in words; `raw` gives the field itself."""

    def __init__(self, node: Node, walk: Walk) -> None:
        self.node = node
        self.walk = walk

    def __getitem__(self, name: str) -> Any:
        return self.walk.field(self.node, name)

    def raw(self, name: str, otherwise: Any = None) -> Any:
        """The field as the tree has it."""
        return self.node.get(name, otherwise)

    def has(self, name: str) -> bool:
        """Whether the field is written and not false."""
        return bool(self.node.get(name))


class Places(dict[str, Any]):
    """The places of a template, filled when they are reached: what is named first is named in full."""

    def __init__(self, told: Told) -> None:
        super().__init__()
        self.told = told

    def __missing__(self, name: str) -> Any:
        return self.told[name]


Phrase = str | list[str] | Reference
Words = dict[str, dict[str, dict[str, str]]]


class Book:
    """A phrase book: words and phrases of one language for one game."""

    language = ""
    words: Words
    """Words by game (or `both`), vocabulary and word."""
    templates: Words
    """Templates by game (or `both`), group and kind."""
    dot = "・"
    """What stands between levels."""

    def __init__(self, game: str) -> None:
        self.game = game

    # ---- words

    def find(self, table: Words, shelf: str, key: str) -> str | None:
        """A word or template for this game, else for both."""
        for game in (self.game, "both"):
            found = table.get(game, {}).get(shelf, {}).get(key)
            if found is not None:
                return found
        return None

    def word(self, vocabulary: str, word: str) -> str:
        """A word of the game. One that a pack brings itself is shown as it is written."""
        found = self.find(self.words, vocabulary, word)
        if found is not None:
            return found
        if vocabulary in OPEN_VOCABULARIES:
            names = words_of(self.game, vocabulary).get(word, {})
            return names.get(self.language) or self.unlisted(vocabulary, word)
        raise KeyError(f"{type(self).__name__} has no word for {vocabulary} {word!r}.")

    def shown(self, vocabulary: str, word: str) -> str:
        """A word that stands by itself, as in a list of facts."""
        return self.word(vocabulary, word)

    def unlisted(self, vocabulary: str, word: str) -> str:
        """A word that a pack brings itself, with capitals."""
        return word.upper() if vocabulary == "category" else word.replace("-", " ").title()

    def named(self, vocabulary: str, words: list[str]) -> list[str]:
        """Several words of a vocabulary."""
        return [self.word(vocabulary, word) for word in words]

    # ---- phrases

    def method(self, group: str, kind: str) -> Callable[[Told], Phrase] | None:
        """The method for a kind, where a template is not enough."""
        found = getattr(self, f"{group}_{kind.replace('-', '_')}", None)
        return found if callable(found) else None

    def phrase(self, told: Told) -> Phrase:
        """The words for a node."""
        group, kind = told.node.group, told.node.kind
        method = self.method(group, kind)
        if method is not None:
            return method(told)
        template = self.find(self.templates, group, kind)
        if template is None:
            raise KeyError(f"{type(self).__name__} has no phrase for {group} {kind!r} ({told.node.path}).")
        return template.format_map(Places(told))

    # ---- numbers

    def value_divide(self, told: Told) -> str:
        """A quotient, and how it is rounded: as it says, else as the game does."""
        rounded = self.word("rounded", told.raw("round", "up" if self.game == "fftcg" else "down"))
        return self.word("phrase", "quotient").format(value=told["value"], by=told["by"], rounded=rounded)

    def amount(self, value: Any, walk: Walk, unit: str = "", up_to_instead: bool = False) -> Amount:
        """A number with what it is multiplied by; a number that must be worked out gets a letter."""
        if isinstance(value, int):
            return Amount(str(value))
        if value.kind == "instead":
            usual = self.amount(value.fields["usually"], walk)
            return Amount(usual.figure, usual.each, self.instead_remark(value, walk, unit, up_to_instead))
        if value.kind == "x":
            return Amount("X")
        figure, counted, every = factors(value)
        rounds_up = self.game == "fftcg" and every > 1
        if counted is None or rounds_up:
            return Amount("N", "", self.letter_remark(walk.value(value)))
        return Amount(str(figure), self.each(counted, every, walk))

    def each(self, counted: Node, every: int, walk: Walk) -> str:
        """So much for each object counted, or for every so many."""
        raise NotImplementedError

    def instead_remark(self, value: Node, walk: Walk, unit: str = "", up_to: bool = False) -> str:
        """Another number under a condition."""
        raise NotImplementedError

    def letter_remark(self, value: str) -> str:
        """What the letter N stands for."""
        raise NotImplementedError

    # ---- labels

    def labels(self, told: Told) -> list[str]:
        """All labels of an ability: levels, Super Unleash, zone, period, event, window, limits."""
        found = [self.levels(told.raw("levels"))] if told.has("levels") else []
        if told.has("label"):
            found.append(self.word("label", told.raw("label")))
        if told.raw("zone", "field") != "field":
            found.append(self.word("ability-zone", told.raw("zone")))
        if told.has("during"):
            found.append(self.word("during", told.raw("during")))
        if told.node.kind == "trigger" and self.label_of(told.raw("when")):
            found.append(self.label_of(told.raw("when")))
        if told.node.kind in ("main", "flash"):
            found.append(self.word("magic", told.node.kind))
        if told.has("window"):
            found.append(self.word("window", told.raw("window")))
        return found + [self.word("limit", limit) for limit in told.raw("limits", [])]

    def levels(self, levels: list[int]) -> str:
        """The levels at which an ability works."""
        return self.dot.join(f"Lv{level}" for level in levels)

    def label_of(self, when: Node) -> str:
        """The label for an event of the card itself or a step; nothing where it takes a sentence."""
        if self.game != "battle-spirits":
            return ""
        if when.kind == "step-starts":
            return self.step_label(when.fields["step"], when.fields["whose"])
        what = when.get("what")
        if when.kind not in LABELLED or not isinstance(what, Node) or what.kind != "this":
            return ""
        if when.get("look") == "after-leaving":
            return ""
        if when.kind == "destroyed" and when.fields["by"] != "anyone":
            return self.find(self.words, "event", f"destroyed-by-{when.fields['by']}") or ""
        return self.word("event", when.kind)

    def step_label(self, step: str, whose: str) -> str:
        """The label for the start of a step."""
        raise NotImplementedError

    # ---- what a language decides

    def payment(self, word: str, count: int) -> str:
        """A payment in signs."""
        raise NotImplementedError

    def any_of(self, words: list[str]) -> str:
        """One of these will do."""
        raise NotImplementedError

    def colour_or_named(self, word: str) -> str:
        """A colour, or the one that was named."""
        raise NotImplementedError

    def pronoun(self, many: bool) -> Reference:
        """What was spoken of last."""
        raise NotImplementedError

    def that_one(self, selector: Node | None, many: bool, mark: str) -> Reference:
        """What was bound under a name."""
        raise NotImplementedError

    def one_of(self, selector: Node, walk: Walk) -> Reference:
        """Any one object that matches."""
        raise NotImplementedError

    def text(self, sentences: list[str]) -> str:
        """Whole sentences, one after another."""
        raise NotImplementedError

    def sentences(self, introductions: list[str], said: str, statement: bool) -> list[str]:
        """A step with what is said before it, as one or two sentences without their ends."""
        raise NotImplementedError

    def runs(self, nodes: list[Node]) -> list[list[Node]]:
        """Steps in order, those together that are told in one."""
        return [[node] for node in nodes]

    def together(self, run: list[Node], walk: Walk) -> str:
        """Several steps in one."""
        raise NotImplementedError

    def choosing(self, parts: list[str]) -> list[str]:
        """A choice and what is done with it, where a sentence goes on: perhaps in one."""
        return parts

    def clauses(self, steps: list[list[str]], thens: list[bool]) -> str:
        """Steps as one sentence without its end."""
        raise NotImplementedError

    def then(self, sentence: str) -> str:
        """A sentence that comes after another one."""
        raise NotImplementedError

    def enclosed(self, clause: str) -> str:
        """A clause marked off from what follows."""
        raise NotImplementedError

    def if_clause(self, condition: Node, walk: Walk) -> str:
        """A condition before what stands under it."""
        raise NotImplementedError

    def price(self, told: Told) -> str:
        """What has to be paid before an activated ability, nothing where it has no cost."""
        raise NotImplementedError

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        raise NotImplementedError

    def reminder(self, text: str) -> str:
        """What a keyword stands for, after its name."""
        raise NotImplementedError

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """The keywords that a card's facts give it."""
        raise NotImplementedError


def factors(value: Node) -> tuple[int, Node | None, int]:
    """A value as so much for every so many objects: the figure, what counts the objects, how many of them."""
    if value.kind in COUNTING:
        return 1, value, 1
    if value.kind == "divide" and isinstance(value.fields["by"], int) and "round" not in value.fields:
        inner = value.fields["value"]
        if isinstance(inner, Node) and inner.kind in COUNTING:
            return 1, inner, value.fields["by"]
    if value.kind == "times" and len(value.fields["values"]) == 2:
        figure, rest = value.fields["values"]
        if isinstance(figure, int) and isinstance(rest, Node) and rest.kind == "hand-size":
            return figure, rest, 1
        if isinstance(figure, int) and isinstance(rest, Node):
            one, counted, every = factors(rest)
            if counted is not None and one == 1:
                return figure, counted, every
    return 0, None, 0


def same_in_a_row(nodes: list[Node]) -> list[list[Node]]:
    """Steps in order, those together that act on the same objects, or hold of them for as long."""
    runs: list[list[Node]] = []
    for node in nodes:
        if runs and goes_on(runs[-1], node):
            runs[-1].append(node)
        else:
            runs.append([node])
    return runs


def goes_on(run: list[Node], node: Node) -> bool:
    """Whether a step can be told in one with those before it."""
    kinds = {run[0].kind, node.kind}
    if node.group == "action" and not kinds <= ACTIVE:
        return False
    if node.group != run[0].group or kinds & (COMPOUND | CONDITIONAL):
        return False
    if names_doer(run[0]) or names_doer(node) or node.get("for") != run[0].get("for"):
        return False
    first, other = subject_of(run[0]), subject_of(node)
    if first is None or other is None:
        return False
    if other.kind == "it":
        return first.kind in ("choose", "pick", "all", "top", "it")
    if other.kind == "bound" and first.get("as") == other.fields["name"]:
        return True
    return other.kind == first.kind and other.kind in ("this", "bound") and other.fields == first.fields


def subject_of(step: Node) -> Node | None:
    """The objects that a step acts on, or of which it says something."""
    for name in ("what", "of", "to"):
        value = step.get(name)
        if isinstance(value, Node) and value.group == "target":
            return value
    return None


def is_figure(comparison: Node) -> bool:
    """Whether a bound is a plain number."""
    return isinstance(comparison.fields["value"], int)


def side_of(selector: Node) -> str:
    """Whose objects a selector means."""
    return str(selector.get("controller") or selector.get("owner") or "anyone")


def described(target: Node) -> Node | None:
    """The selector of a target that has one."""
    found = target.get("from") or target.get("of")
    return found if isinstance(found, Node) else None


def begins_with_verb(step: Node) -> bool:
    """Whether the sentence of a step begins with what is done, not with a statement or a condition."""
    if step.group == "static":
        return any(isinstance(value, Node) and value.kind == "choose" for value in step.fields.values())
    if step.kind in ("if-you-do", "when-you-do"):
        return begins_with_verb(step.fields["do"][0])
    return step.kind not in ("if", "may", "may-instead", "delayed") and not names_doer(step)


def names_doer(step: Node) -> bool:
    """Whether the sentence of an action begins with who does it: another player, or a card."""
    if any(isinstance(held, Node) and held.get("by", "you") != "you" for held in step.fields.values()):
        return True
    if step.kind in ("damage", "damage-player"):
        return "by" in step.fields
    doer = {"reveal-hand": "whose", "piles": "split-by"}.get(step.kind, "who")
    return bool(step.get(doer, "you") != "you")


def is_own(target: Node) -> bool:
    """Whether a target is surely one's own."""
    selector = described(target)
    return target.kind == "this" or (selector is not None and side_of(selector) == "you")


def is_all_cores(node: Node) -> bool:
    """Whether a step moves as many Cores as there are on what it moves them from."""
    count = node.fields["count"]
    if not isinstance(count, Node) or count.kind != "number-of" or node.fields["up-to"]:
        return False
    return bool(count.fields["what"] == "cores" and count.fields["of"].kind == "it")


def kind_played(told: Told) -> str:
    """What kind of card is summoned or deployed: spirit, nexus or either."""
    target = told.raw("what")
    if target.kind == "this":
        kinds = [told.walk.facts.kind]
    else:
        selector = described(target)
        kinds = selector.get("kind", []) if selector is not None else []
    return kinds[0] if len(kinds) == 1 else "either"
