"""English noun phrases: whose, which, what, and what follows the noun; numbers; how targets are named.

A target that is chosen is named in a clause of its own ("select 1 of your Spirits") and then referred to.
"""

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_words import TEMPLATES, WORDS
from rulebound.texts.phrasebooks.model import (
    Amount,
    Book,
    Reference,
    Told,
    Walk,
    is_figure,
)

VERBS = {"is": "are", "has": "have", "does": "do", "was": "were", "reaches": "reach"}
POSSESSIVES = {"you": "your", "opponent": "your opponent's", "anyone": "either player's"}
SUBJECTS = {"you": "you", "opponent": "your opponent", "anyone": "each player"}
BEFORE_NOUN = {
    "exhausted",
    "refreshed",
    "heavy-exhausted",
    "attacking",
    "blocking",
    "dull",
    "active",
    "damaged",
}
"""States that stand before the noun."""


class EnglishReference(Reference):
    """A reference that agrees with its verb: `{what:gets}`."""

    def __format__(self, case: str) -> str:
        if case in ("", "subject", "bare", "from", "possessive"):
            return self.cases.get(case, self.text)
        return VERBS.get(case, case.removesuffix("s")) if self.many else case


def noun(text: str, many: bool = False) -> EnglishReference:
    """A reference by name."""
    return EnglishReference(text, many, possessive=f"{text}'" if many else f"{text}'s")


def plural(word: str) -> str:
    """The plural of a noun."""
    if word in ("Magic", "Life"):
        return word
    return f"{word}es" if word.endswith(("s", "x")) else f"{word}s"


def article(words: str) -> str:
    """A noun phrase with its indefinite article."""
    return f"an {words}" if words[:1] in "aeioAEIO" else f"a {words}"


def spaced(*parts: str) -> str:
    """Words with one space between them."""
    return " ".join(part for part in parts if part)


def listed(items: list[str], word: str) -> str:
    """A list: A, B and C."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def capital(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[:1].upper() + sentence[1:]


class Noun:
    """The parts of a noun phrase."""

    def __init__(self, owner: str, before: str, words: list[str], after: str, place: str) -> None:
        self.owner = owner
        self.before = before
        self.words = words
        self.after = after
        self.place = place

    def bare(self) -> "Noun":
        """The same without owner and place."""
        return Noun("", self.before, self.words, self.after, "")

    def single(self) -> str:
        """For one object, without owner."""
        return spaced(self.before, listed(self.words, "or"), self.after, self.place)

    def several(self) -> str:
        """For several, without owner."""
        return spaced(
            self.before, listed([plural(word) for word in self.words], "or"), self.after, self.place
        )


class EnglishNouns(Book):
    """What is spoken of: objects, numbers, targets."""

    language = "en"
    words = WORDS
    templates = TEMPLATES
    dot = "·"

    # ---- nouns

    def noun(self, selector: Node, walk: Walk, preposition: str = "in", chooser: str = "you") -> Noun:
        """The noun phrase for a selector."""
        told = Told(selector, walk)
        zone = selector.fields["zone"]
        who = selector.get("controller") or selector.get("owner") or ""
        on_field = zone == "field"
        words = self.named("kind", selector.get("kind", [])) or [self.word("thing", "card")]
        if not on_field and selector.get("kind"):
            words = [f"{listed(words, 'or')} card"]
        after = self.after_noun(told)
        owner = ""
        if zone in ("field", "anywhere") and self.game == "battle-spirits":
            owner = "their" if chooser == who == "opponent" else POSSESSIVES.get(who, "")
            if "owner" in selector.fields and "controller" in selector.fields:
                after = spaced(after, f"owned by {SUBJECTS[selector.fields['owner']]}")
        place = "" if owner else self.place(selector, preposition, chooser)
        if told.has("party-with"):
            place = spaced(place, f"in a party with {told['party-with']}")
        return Noun(owner, self.before_noun(told), words, after, place)

    def place(self, selector: Node, preposition: str, chooser: str) -> str:
        """Where objects are, and whose they are."""
        zone = selector.fields["zone"]
        who = selector.get("controller") or selector.get("owner") or ""
        if zone == "field":
            return self.control(selector, chooser)
        if zone in ("open", "anywhere", "removed", "stack"):
            place = self.word("place", zone)
            return place if zone == "open" or not who else spaced(place, self.word("belonging", who))
        owner = "their" if chooser == who == "opponent" else POSSESSIVES.get(who, "either player's")
        return f"{preposition} {owner} {self.word('zone', zone)}"

    def control(self, selector: Node, chooser: str) -> str:
        """Who controls or owns an object on the field."""
        found = []
        for field, verb in (("controller", "control"), ("owner", "own")):
            who = selector.get(field)
            if who == "you":
                found.append(f"you {verb}")
            elif who == "opponent":
                found.append(f"they {verb}" if chooser == who else f"your opponent {verb}s")
        return listed(found, "and")

    def before_noun(self, told: Told) -> str:
        """What stands before the noun: state, level, colour, family, …"""
        found = ["other"] if self.is_other(told) else []
        states = told.raw("state", [])
        if states and all(state in BEFORE_NOUN for state in states):
            found.append(told["state"])
        level = told.raw("level")
        if level is not None and level.kind == "equals" and isinstance(level.fields["value"], int):
            found.append(f"Lv{level.fields['value']}")
        for field in ("colour", "element", "family"):
            if told.has(field):
                found.append(told[field])
        for field in ("job", "category"):
            if told.has(field):
                names = self.named(field, told.raw(field))
                found.append(self.any_of([f"{field.capitalize()} {name}" for name in names]))
        return spaced(*found)

    def is_other(self, told: Told) -> bool:
        """Whether only the card itself is excepted."""
        return told.has("except") and told.raw("except").kind == "this"

    def after_noun(self, told: Told) -> str:
        """What follows the noun: numbers, keywords, exceptions, …"""
        found = []
        if told.has("named"):
            found.append(self.word("phrase", "named").format(name=told["named"]))
        bounds, qualities = self.bounds(told), self.qualities(told)
        if bounds and self.game == "fftcg":
            found.append(f"of {listed(bounds, 'and')}")
            bounds = []
        if bounds or qualities:
            found.append(f"with {listed(bounds + qualities, 'and')}")
        states = told.raw("state", [])
        if not all(state in BEFORE_NOUN for state in states):
            found.append(told["state"])
        for field in ("soul-core", "printed-effect"):
            if told.raw(field) is not None:
                found.append(self.word(field, "yes" if told.raw(field) else "no"))
        for field in ("under", "name"):
            if told.has(field):
                found.append(self.word(field, told.raw(field)))
        if told.has("except") and not self.is_other(told):
            found.append(f"other than {told['except']}")
        return spaced(*found)

    def bounds(self, told: Told) -> list[str]:
        """The numbers that objects have; a level that is given exactly stands before the noun."""
        found = []
        for field in ("cost", "bp", "power", "cores", "level"):
            bound = told.raw(field)
            if bound is not None and not (field == "level" and bound.kind == "equals" and is_figure(bound)):
                found.append(self.bound(bound, field, told.walk))
        return found

    def qualities(self, told: Told) -> list[str]:
        """What else objects have: keywords, symbols, effects."""
        found = [told["keyword"]] if told.has("keyword") else []
        if told.has("symbol"):
            found.append("an EX symbol")
        if told.has("with-effect"):
            event = self.word("event", told.raw("with-effect"))
            found.append(self.word("phrase", "with-effect").format(event=event))
        return found

    def bound(self, comparison: Node, property: str, walk: Walk) -> str:
        """A number within bounds: 3000 BP or less."""
        value = comparison.fields["value"]
        remark = ""
        if isinstance(value, Node) and value.kind == "instead" and isinstance(value.fields["usually"], int):
            remark = self.instead_remark(value, walk)
            value = value.fields["usually"]
        if isinstance(value, int):
            unit = self.word("bounded", property)
            if property == "cores" and comparison.kind == "equals" and value > 0:
                unit = f"exactly {unit}"
            if property == "cores" and value == 1:
                unit = unit.replace("Cores", "Core")
            return unit.format(number=value, limit=self.word("limit-of", comparison.kind)).rstrip() + remark
        name = self.word("property", property)
        name = article(name) if name == "cost" else name
        return f"{name} {self.word('relation', comparison.kind)} {walk.value(value)}"

    def counted(self, selector: Node, amount: Amount, up_to: bool, walk: Walk, chooser: str = "you") -> str:
        """So many objects: 1 of your opponent's Spirits with 3000 BP or less."""
        phrase = self.noun(selector, walk, "from", chooser)
        quantity = f"up to {amount.figure}" if up_to else amount.figure
        if phrase.owner:
            text = f"{quantity} of {phrase.owner} {phrase.several()}"
        else:
            text = f"{quantity} {phrase.several() if amount.figure != '1' else phrase.single()}"
        return f"{text}{amount.each}{amount.remark}"

    def group(self, selector: Node, walk: Walk) -> str:
        """All that match, as a plain plural."""
        phrase = self.noun(selector, walk)
        return spaced(phrase.owner, phrase.several())

    def one_of(self, selector: Node, walk: Walk) -> Reference:
        """Any one object that matches."""
        phrase = self.noun(selector, walk)
        if phrase.owner:
            return noun(f"one of {phrase.owner} {phrase.several()}")
        return noun(article(phrase.single()))

    def any_of(self, words: list[str]) -> str:
        """One of these will do."""
        return listed(words, "or")

    def colour_or_named(self, word: str) -> str:
        """A colour, or the one that was named."""
        return self.find(self.words, "colour", word) or ""

    # ---- numbers

    def each(self, counted: Node, every: int, walk: Walk) -> str:
        """For each of your Nexuses; for every 2 of them."""
        if counted.kind == "how-many":
            those = walk.bound_as(counted.fields["bound"])
            return f" for each of {those}" if every == 1 else f" for every {every} of {those}"
        phrase = self.noun(counted.fields["of"], walk)
        each = "each" if every == 1 else f"every {every}"
        if phrase.owner:
            return f" for {each} of {phrase.owner} {phrase.several()}"
        return f" for {each} {phrase.single() if every == 1 else phrase.several()}"

    def instead_remark(self, value: Node, walk: Walk, unit: str = "") -> str:
        """Another number under a condition."""
        then = walk.value(value.fields["then"])
        return f" ({then} instead {self.if_clause(value.fields['if'], walk)})"

    def letter_remark(self, value: str) -> str:
        """What the letter N stands for."""
        return f" (N is {value})"

    def value_how_many(self, told: Told) -> str:
        """How many were bound."""
        return f"the number of {told.walk.bound_as(told.raw('bound'))}"

    def value_count(self, told: Told) -> str:
        """How many match."""
        return f"the number of {self.group(told.raw('of'), told.walk)}"

    def value_plus(self, told: Told) -> str:
        """A sum."""
        return " plus ".join(told["values"])

    def value_times(self, told: Told) -> str:
        """A product."""
        return " times ".join(told["values"])

    def value_instead(self, told: Told) -> str:
        """A number, or another one under a condition."""
        return f"{told['usually']}{self.instead_remark(told.node, told.walk)}"

    def value_keyword_number(self, told: Told) -> str:
        """The number of a keyword."""
        what = told["of"]
        return f"the number of {what:possessive} {told['keyword']}"

    def value_symbols(self, told: Told) -> str:
        """How many symbols of a colour."""
        return f"the number of {POSSESSIVES[told.raw('of')]} {told['colour']} symbols"

    def value_hand_size(self, told: Told) -> str:
        """How many cards a player holds."""
        return f"the number of cards in {POSSESSIVES[told.raw('of')]} {self.word('zone', 'hand')}"

    def value_life(self, told: Told) -> str:
        """How much Life a player has."""
        return f"{POSSESSIVES[told.raw('of')]} Life"

    def value_damage(self, told: Told) -> str:
        """How much damage a player has taken."""
        who = told.raw("of")
        return f"the number of points of damage {SUBJECTS[who]} {self.word('took', who)} received"

    def comparison_at_most(self, told: Told) -> str:
        """A bound by itself."""
        return self.plain_bound(told)

    comparison_at_least = comparison_at_most
    comparison_equals = comparison_at_most

    def plain_bound(self, told: Told) -> str:
        """A bound on a number that has been named."""
        if is_figure(told.node):
            return f"{told['value']} {self.word('limit-of', told.node.kind)}".rstrip()
        return f"{self.word('relation', told.node.kind)} {told['value']}"

    def selector_selector(self, told: Told) -> str:
        """Objects that match."""
        return self.group(told.node, told.walk)

    # ---- targets

    def pronoun(self, many: bool) -> Reference:
        """What was spoken of last."""
        if many:
            return EnglishReference("them", True, subject="they", bare="they", possessive="their")
        return EnglishReference("it", False, possessive="its")

    def that_one(self, selector: Node | None, many: bool, mark: str) -> Reference:
        """What was bound under a name."""
        if mark:
            return noun(mark, many)
        kinds = selector.get("kind", []) if selector is not None else []
        words = self.named("kind", kinds) if len(kinds) == 1 else [self.word("thing", "card")]
        if selector is not None and selector.fields["zone"] != "field" and kinds:
            words = [f"{words[0]} card"]
        return noun(f"those {plural(words[0])}", True) if many else noun(f"that {words[0]}")

    def target_this(self, told: Told) -> Reference:
        """The card itself."""
        if self.game == "fftcg":
            return noun(told.walk.facts.name(self.language))
        kind = told.walk.facts.kind
        on_field = told.walk.zone == "field" and kind != "magic"
        return noun(f"this {self.word('kind', kind)}" if on_field else "this card")

    def target_it(self, told: Told) -> Reference:
        """What was spoken of last."""
        return self.pronoun(False)

    def target_bound(self, told: Told) -> Reference:
        """What was bound under a name."""
        return self.that_one(None, False, "")

    def target_attacker(self, told: Told) -> Reference:
        """The Spirit that attacks."""
        return noun("the attacking Spirit")

    def target_blocker(self, told: Told) -> Reference:
        """The Spirit that blocks."""
        return noun("the blocking Spirit")

    def target_choose(self, told: Told) -> Reference:
        """Chosen: said before, then referred to."""
        return self.introduced(told, self.word("phrase", "choose"))

    def target_pick(self, told: Told) -> Reference:
        """Picked: named where it is used, unless another player picks."""
        if told.raw("by", "you") != "you":
            return self.introduced(told, "pick")
        amount = self.amount(told.raw("count"), told.walk)
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk)
        return noun(text + self.marks(told, "resolution"), amount.many)

    def introduced(self, told: Told, verb: str) -> Reference:
        """Objects that a player picks in a clause of its own."""
        amount = self.amount(told.raw("count"), told.walk)
        who = told.raw("by", "you")
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk, who)
        text += self.marks(told, "resolution" if self.game == "battle-spirits" else "announced")
        told.walk.introduce(f"{verb} {text}" if who == "you" else f"{SUBJECTS[who]} {verb}s {text}")
        return self.pronoun(amount.many)

    def marks(self, told: Told, usual: str) -> str:
        """The letter of a result, and when it is picked where that is not what the rules say."""
        mark = told.walk.mark(told.raw("as"))
        early = told.raw("pick")
        found = f" ({mark})" if mark else ""
        return found if early == usual else f"{found} ({self.word('pick', early)})"

    def target_all(self, told: Told) -> Reference:
        """Every object that matches."""
        phrase = self.noun(told.raw("of"), told.walk)
        mark = told.walk.mark(told.raw("as"))
        every = "all" if phrase.owner or self.game == "battle-spirits" else "all the"
        bare = spaced(phrase.owner, phrase.several(), f"({mark})" if mark else "")
        kind = told.raw("set")
        if kind != told.walk.usual_set():
            bare = f"{bare} ({self.word('set', kind)})"
        found = noun(f"{every} {bare}", True)
        found.cases["bare"] = found.cases["from"] = bare
        return found

    def target_top(self, told: Told) -> Reference:
        """The top cards of a Deck."""
        amount = self.amount(told.raw("count"), told.walk)
        deck = f"{POSSESSIVES[told.raw('of')]} {self.word('zone', 'deck')}"
        if amount.figure == "1" and not amount.many:
            return noun(f"the top card of {deck}")
        return noun(f"the top {amount.figure} cards of {deck}{amount.each}{amount.remark}", True)

    def target_player(self, told: Told) -> Reference:
        """A player."""
        who = told.raw("who")
        return EnglishReference(SUBJECTS[who], who == "you", possessive=POSSESSIVES[who])
