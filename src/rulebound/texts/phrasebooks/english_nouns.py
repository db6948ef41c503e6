"""English noun phrases: whose, which, what, and what follows the noun.

In FF-TCG a Job or a Card Name can stand for the noun itself: "1 Job Moogle". Descriptions of which any one
will do are told one after another; one that says more than a word or two stands in brackets, so that it is
plain what belongs to which.
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
    "frozen",
    "primed",
}
"""States that stand before the noun."""
NAMING = ("Job ", "Card Name ")
"""How words begin that can stand for a noun and have no plural."""


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
    if word in ("Magic", "Life") or word.startswith(NAMING):
        return word
    if word.endswith("ity"):
        return f"{word[:-1]}ies"
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
    """The parts of a noun phrase. A word may be a noun phrase itself, where any one of several will do.

    `enclosed`: its words stand in brackets; `apart`: it stands in brackets itself among others.
    """

    def __init__(self, owner: str, before: str, words: "list[str | Noun]", after: str, place: str) -> None:
        self.owner = owner
        self.before = before
        self.words = words
        self.after = after
        self.place = place
        self.tail = ""
        self.excepted = ("", "")
        self.enclosed = False
        self.apart = False

    def bare(self) -> "Noun":
        """The same without owner and place."""
        found = Noun("", self.before, self.words, self.after, "")
        found.tail, found.excepted, found.enclosed = self.tail, self.excepted, self.enclosed
        return found

    def heads(self, many: bool) -> str:
        """The nouns of which any one will do."""
        found = []
        for word in self.words:
            if isinstance(word, Noun):
                said = word.several() if many else word.single()
                found.append(f"({said})" if word.apart and len(self.words) > 1 else said)
            else:
                found.append(plural(word) if many else word)
        text = listed(found, "or")
        return f"({text})" if self.enclosed else text

    def single(self) -> str:
        """For one object, without owner."""
        return spaced(self.before, self.heads(False), self.after, self.excepted[0], self.place, self.tail)

    def several(self) -> str:
        """For several, without owner."""
        return spaced(self.before, self.heads(True), self.after, self.excepted[1], self.place, self.tail)

    def any_one(self) -> str:
        """For any one object, with its article: another Forward. A card name has none."""
        text = self.single()
        if text.startswith("Card Name ") and self.heads(False).startswith("Card Name "):
            return text
        return article(text).replace("an other ", "another ", 1)


class EnglishNouns(Book):
    """What is spoken of."""

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
        found = self.described_noun(told, selector.get("kind", []))
        if zone != "field" and selector.get("kind") and self.game == "battle-spirits":
            found.words = [f"{found.heads(False)} card"]
        if zone == "stack" and not selector.get("kind"):
            found.words = [self.word("kind", "summon"), self.word("thing", "ability")]
        if zone == "anywhere" or (zone == "field" and self.game == "battle-spirits"):
            found.owner = "their" if chooser == who != "you" else POSSESSIVES.get(who, "")
            if "owner" in selector.fields and "controller" in selector.fields:
                found.after = spaced(found.after, f"owned by {SUBJECTS[selector.fields['owner']]}")
        found.place = "" if found.owner else self.place(selector, preposition, chooser)
        found.tail = self.tail(told)
        return found

    def tail(self, told: Told) -> str:
        """What follows even the place."""
        found = [told["state"]] if self.is_fallen(told) else []
        if told.has("party-with"):
            found.append(f"in a party with {told['party-with']}")
        if told.has("except") and not self.is_other(told) and self.game == "fftcg":
            found.append(f"other than {told['except']}")
        return spaced(*found)

    def described_noun(self, told: Told, kinds: list[str]) -> Noun:
        """The noun phrase for properties by themselves, for objects of these kinds."""
        before = self.before_noun(told)
        words: list[str | Noun] = list(self.named("kind", kinds))
        enclosed = False
        if told.has("either"):
            facets = told.raw("either")
            words = [self.alternative(facet, kinds, told.walk) for facet in facets]
            enclosed = bool(before) and len(facets) > 1 and any("kind" in facet.fields for facet in facets)
        elif not words and before and before[-1].startswith(NAMING):
            words = [before.pop()]
        found = Noun("", spaced(*before), words or [self.word("thing", "card")], self.after_noun(told), "")
        found.enclosed = enclosed
        if told.has("not"):
            found.excepted = self.excepted(told.raw("not"), told.walk)
        return found

    def excepted(self, facet: Node, walk: Walk) -> tuple[str, str]:
        """What one object, or several, must not be: Light or Dark; a Fire Forward; one of cost 3 or less."""
        phrase = self.described_noun(Told(facet, walk), facet.get("kind", []))
        if "kind" in facet.fields or phrase.heads(False).startswith(NAMING):
            return f"other than {phrase.any_one()}", f"other than {phrase.several()}"
        if set(facet.fields) <= {"element", "category"}:
            return f"other than {phrase.before}", f"other than {phrase.before}"
        rest = spaced(phrase.after, phrase.excepted[0])
        single = article(f"{phrase.before} one") if phrase.before else "one"
        several = f"{phrase.before} ones" if phrase.before else "those"
        return spaced("other than", single, rest), spaced("other than", several, rest)

    def alternative(self, facet: Node, kinds: list[str], walk: Walk) -> Noun:
        """One of several descriptions; it is marked off where it says much."""
        found = self.described_noun(Told(facet, walk), facet.get("kind", kinds))
        found.apart = bool(found.after or found.excepted[0]) or len(set(facet.fields) - {"kind"}) > 1
        return found

    def place(self, selector: Node, preposition: str, chooser: str) -> str:
        """Where objects are, and whose they are."""
        zone = selector.fields["zone"]
        who = selector.get("controller") or selector.get("owner") or ""
        if zone == "field":
            return self.control(selector, chooser)
        if self.game == "fftcg" and zone == "removed" and preposition == "from":
            whose = POSSESSIVES[who] if who in ("you", "opponent") else "the"
            return f"from among {whose} cards removed from the game"
        if self.game == "fftcg" and zone in ("stack", "removed"):
            return spaced(self.control(selector, chooser), self.word("place", zone))
        if zone in ("open", "looked", "anywhere", "removed"):
            place = self.word("place", zone)
            aside = zone in ("open", "looked")
            return place if aside or not who else spaced(place, self.word("belonging", who))
        owner = "their" if chooser == who != "you" else POSSESSIVES.get(who, "either player's")
        return f"{preposition} {owner} {self.word('zone', zone)}"

    def control(self, selector: Node, chooser: str) -> str:
        """Who controls or owns an object on the field."""
        found = []
        for field, verb in (("controller", "control"), ("owner", "own")):
            who = selector.get(field)
            if who == "you":
                found.append(f"you {verb}")
            elif who == chooser:
                found.append(f"they {verb}")
            elif who == "opponent":
                found.append(f"your opponent {verb}s")
        return listed(found, "and")

    # ---- what stands before

    def before_noun(self, told: Told) -> list[str]:
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
        for field in ("category", "job"):
            if told.has(field):
                names = self.named(field, told.raw(field))
                found.append(self.any_of([f"{field.capitalize()} {name}" for name in names]))
        if told.has("named") and self.game == "fftcg":
            found.append(self.card_names(told.raw("named")))
        return found

    def card_names(self, names: list[str]) -> str:
        """Card Name A or Card Name B."""
        return self.any_of([f"Card Name {name}" for name in names])

    def is_other(self, told: Told) -> bool:
        """Whether only the card itself is excepted."""
        return told.has("except") and told.raw("except").kind == "this"

    def is_fallen(self, told: Told) -> bool:
        """Whether a state is told after the place."""
        return "fell-this-turn" in told.raw("state", [])

    # ---- what follows

    def after_noun(self, told: Told) -> str:
        """What follows the noun: numbers, keywords, exceptions, …"""
        found = []
        if told.has("named") and self.game == "battle-spirits":
            found.append(f"named {self.any_of([f'“{name}”' for name in told.raw('named')])}")
        bounds, qualities = self.bounds(told), self.qualities(told)
        if bounds and self.game == "fftcg":
            found.append(f"of {listed(bounds, 'and')}")
            bounds = []
        if bounds or qualities:
            found.append(f"with {listed(bounds + qualities, 'and')}")
        states = told.raw("state", [])
        fallen = self.is_fallen(told) and told.node.group == "selector"
        if not all(state in BEFORE_NOUN for state in states) and not fallen:
            found.append(told["state"])
        for field in ("soul-core", "printed-effect"):
            if told.raw(field) is not None:
                found.append(self.word(field, "yes" if told.raw(field) else "no"))
        for field in ("under", "name"):
            if told.has(field):
                found.append(self.word(field, told.raw(field)))
        if told.has("shares-element"):
            found.append(f"sharing an Element with {told['shares-element']}")
        if told.node.group == "facet" and told.has("party-with"):
            found.append(f"in a party with {told['party-with']}")
        late = self.game == "fftcg" and told.node.group == "selector"
        if told.has("except") and not self.is_other(told) and not late:
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
        if told.has("all-families"):
            names = self.named("family", told.raw("all-families"))
            found.append(f"the {'families' if names[1:] else 'family'} {listed(names, 'and')}")
        if told.has("symbol"):
            found.append(self.word("phrase", "with-ex"))
        if told.has("with-effect"):
            event = self.word("event", told.raw("with-effect"))
            found.append(self.word("phrase", "with-effect").format(event=event))
        if told.has("counter"):
            found.append(article(self.counter(told.raw("counter"))))
        return found

    def counter(self, name: str) -> str:
        """A counter by its name."""
        return name if name.endswith("Counter") else f"{name} Counter"

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
        name = article(name) if name == "cost" and self.game == "battle-spirits" else name
        return f"{name} {self.word('relation', comparison.kind)} {walk.value(value)}"

    # ---- how many

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
        return noun(phrase.any_one())

    def any_of(self, words: list[str]) -> str:
        """One of these will do."""
        return listed(words, "or")

    def colour_or_named(self, word: str) -> str:
        """A colour, or the one that was named."""
        return self.find(self.words, "colour", word) or ""
