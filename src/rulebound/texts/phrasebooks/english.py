"""Card text in English: Battle Spirits in the words of the English manual, FF-TCG in those of its cards.

Steps are imperatives ("destroy it"), statics are statements ("it gets +2000 BP"), triggers and conditions are
clauses. A noun phrase is made from a selector: whose, which, what, and then what follows the noun.
"""

from typing import Any

from rulebound.effects.tree import Node
from rulebound.packs.model import CardFacts
from rulebound.texts.phrasebooks.english_words import TEMPLATES, WORDS
from rulebound.texts.phrasebooks.model import (
    Amount,
    Book,
    Reference,
    Told,
    Walk,
    begins_with_verb,
    described,
    is_all_cores,
    is_figure,
    is_own,
    kind_played,
    side_of,
)

VERBS = {"is": "are", "has": "have", "does": "do", "was": "were", "reaches": "reach"}
POSSESSIVES = {"you": "your", "opponent": "your opponent's", "anyone": "either player's"}
SUBJECTS = {"you": "you", "opponent": "your opponent", "anyone": "each player"}
BEFORE_NOUN = {"exhausted", "refreshed", "heavy-exhausted", "attacking", "blocking", "dull", "active", "damaged"}
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

    def single(self) -> str:
        """For one object, without owner."""
        return spaced(self.before, listed(self.words, "or"), self.after, self.place)

    def several(self) -> str:
        """For several, without owner."""
        return spaced(self.before, listed([plural(word) for word in self.words], "or"), self.after, self.place)


class English(Book):
    """English."""

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
        qualities = self.qualities(told)
        found = []
        if told.has("named"):
            found.append(self.word("phrase", "named").format(name=told["named"]))
        if qualities:
            found.append(f"with {listed(qualities, 'and')}")
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

    def qualities(self, told: Told) -> list[str]:
        """What objects are with: keywords, bounds, symbols, effects."""
        found = []
        if told.has("keyword"):
            found.append(told["keyword"])
        for field in ("cost", "bp", "power", "cores", "level"):
            bound = told.raw(field)
            if bound is not None and not (field == "level" and bound.kind == "equals" and is_figure(bound)):
                found.append(self.bound(bound, field, told.walk))
        if told.has("symbol"):
            found.append("an EX symbol")
        if told.has("with-effect"):
            found.append(f"a {self.word('event', told.raw('with-effect'))} effect")
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

    def instead_remark(self, value: Node, walk: Walk) -> str:
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
        return f"the number of points of damage {SUBJECTS[told.raw('of')]} {self.word('took', told.raw('of'))} received"

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

    # ---- conditions

    def if_clause(self, condition: Node, walk: Walk) -> str:
        """If … or unless …"""
        if condition.kind == "not":
            return f"unless {walk.tell(condition.fields['condition'])}"
        return f"if {walk.tell(condition)}"

    def condition_exists(self, told: Told) -> str:
        """There is such an object."""
        selector = told.raw("of")
        who = selector.get("controller") if selector.fields["zone"] == "field" else None
        phrase = self.noun(selector, told.walk)
        if who in ("you", "opponent"):
            bare = Noun("", phrase.before, phrase.words, phrase.after, "")
            verb = self.word("phrase", "has" if who == "opponent" else "have")
            return f"{SUBJECTS[who]} {verb} {article(bare.single())}"
        return f"there is {article(spaced(phrase.owner, phrase.single()))}"

    def condition_compare(self, told: Told) -> str:
        """A number is within bounds."""
        value, bound = told.raw("value"), told.raw("is")
        if isinstance(value, Node) and is_figure(bound):
            found = self.counted_condition(value, bound, told.walk)
            if found:
                return found
        return f"{told['value']} is {told['is']}"

    def counted_condition(self, value: Node, bound: Node, walk: Walk) -> str:
        """You have 2 or more …, for what is counted."""
        number = bound.fields["value"]
        quantity = f"{number} {self.word('how-many', bound.kind)}".rstrip()
        if bound.kind == "equals":
            quantity = f"exactly {quantity}"
        single = number == 1 and bound.kind == "equals"
        who = value.get("of")
        if value.kind == "hand-size" and who != "anyone":
            verb = "has" if who == "opponent" else "have"
            return f"{SUBJECTS[who]} {verb} {quantity} {'card' if single else 'cards'} in hand"
        if value.kind == "symbols" and who != "anyone":
            verb = "has" if who == "opponent" else "have"
            colour = self.word("colour", value.fields["colour"])
            return f"{SUBJECTS[who]} {verb} {quantity} {colour} {'symbol' if single else 'symbols'}"
        if value.kind == "how-many":
            return f"there {'is' if single else 'are'} {quantity} of {walk.bound_as(value.fields['bound'])}"
        if value.kind != "count":
            return ""
        selector = value.fields["of"]
        phrase = self.noun(selector, walk)
        bare = Noun("", phrase.before, phrase.words, phrase.after, "" if phrase.owner else phrase.place)
        things = bare.single() if single else bare.several()
        owner = selector.get("controller") if selector.fields["zone"] == "field" else None
        if owner in ("you", "opponent"):
            things = Noun("", phrase.before, phrase.words, phrase.after, "").several()
            return f"{SUBJECTS[owner]} {self.word('phrase', 'has' if owner == 'opponent' else 'have')} {quantity} {things}"
        return f"there {'is' if single else 'are'} {quantity} {things}"

    def condition_both(self, told: Told) -> str:
        """All of these."""
        return " and ".join(self.grouped(told))

    def condition_either(self, told: Told) -> str:
        """At least one of these."""
        return "either " + " or ".join(self.grouped(told))

    def grouped(self, told: Told) -> list[str]:
        """Conditions; those that are themselves joined stand in brackets."""
        found = []
        for node, said in zip(told.raw("conditions"), told["conditions"], strict=True):
            found.append(f"({said})" if node.kind in ("both", "either") else said)
        return found

    def condition_not(self, told: Told) -> str:
        """Not so."""
        return f"it is not true that {told['condition']}"

    def condition_is(self, told: Told) -> str:
        """An object matches."""
        what = told["what"]
        return self.matches(what, told.raw("that"), told.walk)

    def matches(self, what: Reference, selector: Node, walk: Walk) -> str:
        """An object matches a description: its BP is 0; it is an exhausted Spirit."""
        others = [name for name in selector.fields if name not in ("zone", "controller", "owner")]
        sided = "controller" in selector.fields or "owner" in selector.fields
        if not others:
            place = self.word("whereabouts", selector.fields["zone"])
            side = self.word("belonging", side_of(selector)) if sided else ""
            return spaced(f"{what:subject} {what:is}", place, f"({side})" if side else "")
        if not sided and selector.fields["zone"] in ("field", "anywhere") and others in (["bp"], ["cost"], ["power"]):
            bound = walk.tell(selector.fields[others[0]])
            return f"{what:possessive} {self.word('property', others[0])} is {bound}"
        if not sided and others == ["cores"]:
            return f"{what:subject} {what:has} {self.bound(selector.fields['cores'], 'cores', walk)}"
        if not sided and others == ["state"]:
            return f"{what:subject} {what:is} {self.any_of(self.named('state', selector.fields['state']))}"
        phrase = self.noun(selector, walk)
        text = spaced(phrase.owner, phrase.single())
        if what.many:
            return f"{what:subject} are {spaced(phrase.owner, phrase.several())}"
        return f"{what:subject} is {text if phrase.owner else article(text)}"

    def condition_every(self, told: Told) -> str:
        """Every object also matches."""
        phrase = self.noun(told.raw("that"), told.walk)
        if told.raw("that").fields["zone"] == told.raw("of").fields["zone"]:
            phrase.place = ""
        return f"all {self.group(told.raw('of'), told.walk)} are {spaced(phrase.owner, phrase.several())}"

    def condition_step(self, told: Told) -> str:
        """It is a step of a player's turn."""
        return f"it is {POSSESSIVES[told.raw('whose')]} {told['step']}"

    def condition_life_reduced(self, told: Told) -> str:
        """Life was reduced this turn."""
        return f"{POSSESSIVES[told.raw('whose')]} Life was reduced this turn"

    def condition_depleted(self, told: Told) -> str:
        """A Spirit was depleted this turn."""
        who = told.raw("whose")
        spirit = "a Spirit" if who == "anyone" else f"one of {POSSESSIVES[who]} Spirits"
        how = " by your effect" if told.raw("by") == "your-effect" else ""
        return f"{spirit} was depleted{how} this turn"

    # ---- triggers

    def trigger_destroyed(self, told: Told) -> str:
        """A card is destroyed, by someone perhaps."""
        by = told.raw("by")
        if by == "anyone":
            text = "when {what} {what:is} destroyed"
        elif by == "own-spirit-effect-at-bp-0":
            text = "when an effect of one of your Spirits destroys {what} at 0 BP"
        else:
            text = f"when {SUBJECTS[by]} {'destroy' if by == 'you' else 'destroys'} {{what}}"
        return text.format(what=told["what"]) + self.looked(told)

    def looked(self, told: Told) -> str:
        """When what left is looked at, where that is not before it left."""
        return "" if told.raw("look") == "before-leaving" else " (as it is after leaving)"

    def trigger_depleted(self, told: Told) -> str:
        """A card is depleted."""
        return f"when {told['what']} is depleted{self.looked(told)}"

    def trigger_leaves(self, told: Told) -> str:
        """A card leaves the field for a place."""
        places = listed([self.word("destination", zone) for zone in told.raw("to")], "or")
        return f"when {told['what']} is put from the {self.word('zone', 'field')} {places}{self.looked(told)}"

    def trigger_exhausted(self, told: Told) -> str:
        """An effect exhausts a card."""
        by = told.raw("by")
        effect = "an effect" if by == "anyone" else f"{POSSESSIVES[by]} effect"
        return f"when {effect} exhausts {told['what']}"

    def trigger_step_starts(self, told: Told) -> str:
        """A step starts."""
        return f"at the start of {POSSESSIVES[told.raw('whose')]} {told['step']}"

    def step_label(self, step: str, whose: str) -> str:
        """[Your End Step], [Start of Opponent's Attack Step]."""
        owner = {"you": "Your", "opponent": "Opponent's", "anyone": "Each"}[whose]
        name = self.word("step", step)
        return f"[{owner} {name}]" if step == "end" else f"[Start of {owner} {name}]"

    def trigger_magic_used(self, told: Told) -> str:
        """A player uses Magic."""
        by = told.raw("by")
        verb = "use" if by == "you" else "uses"
        who = "a player" if by == "anyone" else SUBJECTS[by]
        return f"when {who} {verb} {told['what']}"

    def trigger_life_reduced(self, told: Told) -> str:
        """Life is reduced."""
        life = f"{POSSESSIVES[told.raw('whose')]} Life"
        if told.has("by"):
            return f"when an attack by {told['by']} reduces {life}"
        return f"when {life} is reduced"

    def trigger_damages_player(self, told: Told) -> str:
        """A card deals damage to a player."""
        who = "a player" if told.raw("who") == "anyone" else SUBJECTS[told.raw("who")]
        return f"when {told['what']} deals damage to {who}"

    def trigger_discarded_from_deck(self, told: Told) -> str:
        """A card is discarded from a Deck."""
        selector = told.raw("what")
        phrase = self.noun(selector, told.walk)
        things = article(Noun("", phrase.before, phrase.words, phrase.after, "").single())
        return f"when {things} is discarded from {POSSESSIVES[side_of(selector)]} Deck"

    # ---- actions

    def sentences(self, introductions: list[str], said: str, statement: bool) -> list[str]:
        """Select …, then what happens: in one sentence where both are imperatives."""
        if not introductions:
            return [said]
        first = listed(introductions, "and")
        own = not any(intro.startswith(("your opponent ", "each player ")) for intro in introductions)
        if statement or not own or self.game == "fftcg":
            return [first, said]
        return [f"{first} and {said}"]

    def clauses(self, steps: list[list[str]], thens: list[bool]) -> str:
        """Steps in one sentence."""
        found: list[str] = []
        for parts, then in zip(steps, thens, strict=True):
            comma = "," if parts[0].startswith(("if ", "unless ")) else ""
            found.append(f"then{comma} {parts[0]}" if then else parts[0])
            found.extend(parts[1:])
        return "; ".join(found)

    def then(self, sentence: str) -> str:
        """Then, …"""
        return f"then, {sentence}"

    def enclosed(self, clause: str) -> str:
        """In brackets."""
        return f"({clause})"

    def cards(self, amount: Amount, noun: str = "card") -> str:
        """So many cards."""
        return f"{amount.figure} {noun if amount.figure == '1' else plural(noun)}{amount.each}{amount.remark}"

    def action_draw(self, told: Told) -> str:
        """Draw cards."""
        value = told.raw("count")
        who = told.raw("who", "you")
        verb = "draw" if who == "you" else f"{SUBJECTS[who]} draws"
        amount = self.amount(value, told.walk)
        if amount.figure == "N":
            return f"{verb} cards equal to {told['count']}"
        return f"{verb} {self.cards(amount)}"

    def action_put(self, told: Told) -> str:
        """Move cards to a place of their owner."""
        what = told["what"]
        selector = described(told.raw("what"))
        zone = selector.fields["zone"] if selector is not None else ""
        to = told.raw("to")
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if to == "trash" and zone in ("hand", "open"):
            return f"discard {what}{order}"
        place = self.destination(to, told.raw("what"), what)
        verb = "add" if zone == "open" and to == "hand" else "return" if to == "hand" else "put"
        if told.raw("shown") and zone in ("hand", "deck") and to in ("hand", "deck-top", "deck-bottom"):
            return f"reveal {what} and {verb} {self.pronoun(what.many)} {place}{order}"
        if to == "removed":
            return f"remove {what} from the game{order}"
        return f"{verb} {what} {place}{order}"

    def destination(self, to: str, target: Node, what: Reference) -> str:
        """Where cards are put."""
        selector = described(target)
        who = side_of(selector) if selector is not None else "you" if target.kind == "this" else ""
        owner = {"you": "your", "opponent": "their" if self.game == "fftcg" else "your opponent's"}.get(who)
        if owner is None:
            owner = "their owners'" if what.many else "its owner's"
        return self.word("destination", to).format(owner=owner)

    def action_put_rest(self, told: Told) -> str:
        """The cards that are still open go to a place."""
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if told.raw("to") == "trash" and self.game == "battle-spirits":
            return f"discard the rest{order}"
        return f"put the rest {self.word('destination', told.raw('to')).format(owner='your')}{order}"

    def action_open(self, told: Told) -> str:
        """Reveal the top cards of your Deck."""
        return f"reveal {self.top_cards(told.raw('count'), 'you', told.walk)}"

    def top_cards(self, count: Any, whose: str, walk: Walk) -> str:
        """The top cards of a Deck."""
        amount = self.amount(count, walk)
        deck = f"{POSSESSIVES[whose]} {self.word('zone', 'deck')}"
        cards = "the top card" if amount.figure == "1" else f"the top {amount.figure} cards"
        return f"{cards} of {deck}{amount.each}{amount.remark}"

    def action_discard_top(self, told: Told) -> str:
        """Cards from the top of a Deck go to the Trash."""
        mark = told.walk.mark(told.raw("as"))
        cards = self.top_cards(told.raw("count"), told.raw("whose"), told.walk) + (f" ({mark})" if mark else "")
        told.walk.refer(told.node, True)
        return self.word("phrase", "discard-top").format(cards=cards)

    def action_cores(self, told: Told) -> str:
        """Move Cores."""
        origin, place = told["from"], told["to"]
        soul = "may" if told.raw("from") == "void" else told.raw("soul")
        leaving = told.raw("leaving")
        start = origin if isinstance(origin, Reference) else f"{self.word('core-from', told.raw('from'))}"
        end = str(place)
        if isinstance(origin, Reference) and not isinstance(place, Reference) and not is_own(told.raw("from")):
            end = self.word("core-home", told.raw("to"))
        whole = is_all_cores(told.node)
        name = {"may": "Core", "never": "Core other than the Soul Core", "only": "Soul Core"}[soul]
        names = name.replace("Core", "Cores", 1) if soul != "only" else name
        if whole:
            cores = f"{names} from {start} to {end}"
            return f"move {cores} until {leaving} {'is' if leaving == 1 else 'are'} left" if leaving else f"move all {cores}"
        amount = self.amount(told.raw("count"), told.walk)
        number = amount.figure
        if soul == "only":
            cores = "the Soul Core" if number == "1" else f"{number} Soul Cores"
        else:
            cores = f"{number} {name if number == '1' else names}"
        if told.raw("up-to"):
            cores = f"up to {cores}"
        total = " in total" if isinstance(origin, Reference) and origin.many and amount.many else ""
        left = f", leaving at least {leaving} there" if leaving is not None else ""
        return f"move {cores}{total} from {start} to {end}{amount.each}{amount.remark}{left}"

    def action_play(self, told: Told) -> str:
        """Summon or deploy a card."""
        verb = self.play_verb(told)
        what = told["what"]
        cost = " without paying its cost" if told.raw("cost") == "free" else ""
        cores = ", using only Cores from your Reserve" if told.raw("cores") == "reserve" else ""
        return f"{verb} {what}{cost}{cores}"

    def play_verb(self, told: Told) -> str:
        """Summon a Spirit, deploy a Nexus."""
        return self.word("play", kind_played(told))

    def action_use_flash(self, told: Told) -> str:
        """Use a Flash effect."""
        free = " without paying its cost" if told.raw("cost") == "free" else ""
        return f"use the [Flash] effect of {told['what']}{free}"

    def action_set_off(self, told: Told) -> str:
        """Activate another card's effect."""
        return f"activate the {self.word('event', told.raw('timing'))} effect of {told['what']}"

    def action_damage(self, told: Told) -> str:
        """Deal damage."""
        amount = self.amount(told.raw("amount"), told.walk)
        target = told.raw("to")
        if target.kind == "player":
            points = "1 point" if amount.figure == "1" else f"{amount.figure} points"
            return f"deal {told['to']} {points} of damage{amount.each}{amount.remark}"
        return f"deal {told['to']} {amount.figure} damage{amount.each}{amount.remark}"

    def action_discard(self, told: Told) -> str:
        """A player discards."""
        who = told.raw("who")
        verb = "discard" if who == "you" else f"{SUBJECTS[who]} discards"
        hand = "your" if who == "you" else "their"
        return f"{verb} {self.cards(self.amount(told.raw('count'), told.walk))} from {hand} hand"

    def action_discard_hand(self, told: Told) -> str:
        """A player discards the whole hand."""
        who = told.raw("who")
        return "discard your whole hand" if who == "you" else f"{SUBJECTS[who]} discards their whole hand"

    def action_delayed(self, told: Told) -> str:
        """A trigger for later."""
        return f"{told['for'].strip()}, {told['when']}, {told['do']}"

    def action_select(self, told: Told) -> str:
        """Select among parts."""
        count = told.raw("count")
        upto = "up to " if told.raw("up-to") else ""
        parts = " ".join(f"“{part}”" for part in told["of"])
        early = told.raw("pick")
        note = "" if early == "announced" else f" ({self.word('pick', early)})"
        return f"select {upto}{count} of the {len(told.raw('of'))} following actions{note}: {parts}"

    def part_part(self, told: Told) -> str:
        """One of the actions to select from."""
        return self.text(told.walk.paragraph(told.raw("do")))

    def action_may(self, told: Told) -> str:
        """You can …"""
        lead = "you can" if begins_with_verb(told.raw("do")[0]) else "you can do this:"
        return f"{lead} {told['do']}"

    def action_if(self, told: Told) -> list[str]:
        """If …, … Otherwise, …"""
        found = [f"{self.if_clause(told.raw('that'), told.walk)}, {told['do']}"]
        if told.has("else"):
            found.append(f"otherwise, {told['else']}")
        return found

    def action_if_you_do(self, told: Told) -> list[str]:
        """… If you do, …"""
        return [told["do"], f"if you do, {told['then']}"]

    def action_when_you_do(self, told: Told) -> list[str]:
        """… When you do so, …"""
        return [told["do"], f"when you do so, {told['then']}"]

    def action_repeat(self, told: Told) -> str:
        """Several times."""
        amount = self.amount(told.raw("times"), told.walk)
        times = "time" if amount.figure == "1" else "times"
        return f"do this {amount.figure} {times}{amount.each}{amount.remark}: {told['do']}"

    def action_may_instead(self, told: Told) -> list[str]:
        """… You can … instead."""
        usual = told["usually"]
        condition = f"{self.if_clause(told.raw('if'), told.walk)}, " if told.has("if") else ""
        return [usual, f"{condition}you can instead {told['then']}"]

    # ---- statics

    def static_change(self, told: Told) -> str:
        """Add to a number."""
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        sign = "-" if told.raw("down") else "+"
        floor = told.raw("floor")
        least = f" (to a minimum of {floor})" if floor else ""
        name = self.word("property", told.raw("what"))
        text = f"{what:subject} {what:gets} {sign}{amount.figure} {name}{least}"
        return f"{text}{told['for']}{amount.each}{amount.remark}"

    def static_becomes(self, told: Told) -> str:
        """Set a number."""
        what = told["of"]
        return f"{what:possessive} {self.word('property-as-number', told.raw('what'))} becomes {told['to']}{told['for']}"

    def static_symbol(self, told: Told) -> str:
        """More or fewer symbols."""
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        single = amount.figure == "1"
        colour = told["colour"]
        if colour:
            symbols = f"{colour} symbol" if single else f"{colour} symbols"
        else:
            symbols = "symbol of that colour" if single else "symbols of that colour"
        verb = f"{what:loses} {amount.figure}" if told.raw("down") else f"{what:has} {amount.figure} additional"
        when = f"while you summon {told['summoning']}, " if told.has("summoning") else ""
        return f"{when}{what:subject} {verb} {symbols}{told['for']}{amount.each}{amount.remark}"

    def static_cannot(self, told: Told) -> str:
        """Cannot do this."""
        what = told["what"]
        do = told.raw("do")
        by = ""
        if told.has("by"):
            others = self.group(told.raw("by"), told.walk)
            by = self.word("prevented", do).format(others=others)
        return f"{what:bare} cannot {self.word('cannot', do)}{by}{told['for']}"

    def static_must(self, told: Told) -> str:
        """Has to do this if able."""
        what = told["what"]
        even = ", even while exhausted" if told.has("even-exhausted") else ""
        if told.raw("do") == "block":
            return f"{what:subject} must block{told['for']} if able{even}"
        return f"{what:subject} must be the first to attack{told['for']} if able{even}"

    def static_tax(self, told: Told) -> str:
        """Not possible unless it is paid for."""
        what = told["what"]
        on = told.raw("on")
        prices = []
        if told.raw("cores") is not None:
            amount = self.amount(told.raw("cores"), told.walk)
            prices.append(f"pays {amount.figure} cost{amount.each}{amount.remark}")
        if told.has("exhaust-another"):
            prices.append("exhausts another of their Spirits")
        by = ""
        if told.has("by"):
            by = self.word("taxed-by", on).format(others=self.group(told.raw("by"), told.walk))
        cannot = f"{what:bare} cannot {self.word('taxed', on)}{by}{told['for']}"
        return f"{cannot} unless the player doing so {listed(prices, 'and')} each time"

    def static_no_life_loss(self, told: Told) -> str:
        """Attacks do not reduce Life."""
        life = f"{POSSESSIVES[told.raw('whose')]} Life"
        return f"attacks by {told['from']:from} do not reduce {life}{told['for']}"

    def static_more_life_loss(self, told: Told) -> str:
        """Attacks reduce Life by more."""
        amount = self.amount(told.raw("by"), told.walk)
        cores = f"{self.cards(amount, 'more Core')} {'are' if amount.many else 'is'} lost"
        trash = ", to the Trash" if told.raw("to") == "trash" else ""
        lasting = f"{told['for'].strip()}, " if told.has("for") else ""
        return f"{lasting}when an attack by {told['from']} reduces Life, {cores}{trash}"

    def static_gains(self, told: Told) -> str:
        """Has a keyword or an ability in addition."""
        what = told["what"]
        gained = [told["keyword"]] if told.has("keyword") else []
        if told.has("ability"):
            gained.append(f"“{told['ability']}”")
        return f"{what:subject} {what:gains} {listed(gained, 'and')}{told['for']}"

    def static_loses(self, told: Told) -> str:
        """Loses abilities."""
        what = told["what"]
        lost = told["keyword"] if told.raw("lost") == "keyword" else "all abilities"
        return f"{what:subject} {what:loses} {lost}{told['for']}"

    def static_counts_as(self, told: Told) -> str:
        """Is also something else, with levels."""
        what = told["what"]
        levels = ", ".join(f"Lv{n} ({said})" for n, said in enumerate(told["levels"], 1))
        return f"{what:subject} {what:is} also treated as {article(told['kind'])}{told['for']}: {levels}"

    def level_level(self, told: Told) -> str:
        """A level."""
        cores = self.cards(Amount(str(told.raw("cores"))), "Core")
        return f"{cores}, {told.raw('bp')} BP"

    def static_keyword_number(self, told: Told) -> str:
        """The number of a keyword is larger."""
        amount = self.amount(told.raw("by"), told.walk)
        number = f"the number of {told['keyword']} of {told['what']}"
        return f"{number} is {amount.figure} larger{told['for']}{amount.each}{amount.remark}"

    def static_keeps_cores(self, told: Told) -> str:
        """The opponent's effects leave Cores."""
        least = self.cards(Amount(str(told.raw("at-least"))), "Core")
        return f"your opponent's effects must leave at least {least} on {told['what']}{told['for']}"

    def static_silent(self, told: Told) -> str:
        """Effects of a timing do not activate."""
        what = told["what"]
        return f"{what:possessive} {self.word('event', told.raw('timing'))} effects do not activate{told['for']}"

    def static_gain_control(self, told: Told) -> str:
        """A player controls it."""
        who = told.raw("who")
        verb = "gain" if who == "you" else "gains"
        return f"{SUBJECTS[who]} {verb} control of {told['what']}{told['for']}"

    def static_damage_becomes(self, told: Told) -> str:
        """Damage becomes another amount."""
        return f"damage that would be dealt to {told['to']:from} becomes {told['amount']} instead{told['for']}"

    def static_cheaper(self, told: Told) -> str:
        """An additional payment lowers the cost."""
        amount = self.amount(told.raw("by"), told.walk)
        pay = "".join(told["pay"])
        return f"you can pay {pay} in addition to reduce the cost to cast this by {amount.figure}{amount.each}{amount.remark}"

    def payment(self, word: str, count: int) -> str:
        """A payment in signs."""
        if word == "mill":
            return f"[put the top {'card' if count == 1 else f'{count} cards'} of your deck into the Break Zone]"
        return f"[{count}]" if word == "generic" else self.word("payment", word) * count

    # ---- abilities

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        return " ".join(f"{capital(sentence)}." for sentence in sentences).replace("”.", "”")

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        paid = "".join(told["payment"]) if told.has("payment") else ""
        cost = told["cost"] if told.has("cost") and told.node.kind == "activate" else ""
        return listed([part for part in (paid, cost) if part], "and")

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        if self.game == "fftcg":
            return self.final_fantasy(told, clauses, price, sentences)
        labels = self.labels(told)
        if told.node.kind == "keyword":
            return " ".join([*labels, self.keyword(told)])
        under = "".join(f"{clause}, " for clause in clauses)
        if price:
            first = f"{capital(f'{under}{price}')} ▶ "
            return " ".join([*labels, first + self.text(sentences)])
        return " ".join([*labels, self.text([under + sentences[0], *sentences[1:]])])

    def final_fantasy(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """An ability in the manner of FF-TCG: costs before a colon, limits at the end."""
        if told.node.kind == "keyword":
            return self.keyword(told)
        if told.has("during"):
            clauses = [self.word("during", told.raw("during")), *clauses]
        if told.raw("zone", "field") != "field":
            clauses = [self.word("ability-zone", told.raw("zone")), *clauses]
        under = "".join(f"{clause}, " for clause in clauses)
        text = self.text([under + sentences[0], *sentences[1:]])
        name = f"{told['name']} " if told.has("name") else ""
        if told.node.kind == "activate":
            text = f"{name}{capital(price) or '[0]'}: {text}"
            if told.raw("window") != "any-time":
                text += f" {self.word('window', told.raw('window'))}"
        return " ".join([text, *(self.word("limit", limit) for limit in told.raw("limits", []))])

    def keyword(self, told: Told) -> str:
        """A keyword with its parameters."""
        parts = []
        if told.has("family"):
            parts.append(told["family"])
        if told.has("cost"):
            parts.append(self.bound(told.raw("cost"), "cost", told.walk).removeprefix("a "))
        if told.raw("number") is not None:
            figure = f"+{told['number']}" if told.raw("keyword") == "amplify" else told["number"]
            parts.append(figure)
        if told.has("payment"):
            parts.append("".join(told["payment"]))
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name} “{told['named']}”"
        if self.game == "fftcg":
            return f"{name} -- {' -- '.join(parts)}" if parts else name
        return f"《{name}: {', '.join(parts)}》" if parts else f"《{name}》"

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """Succession, Soul Magic, and levels with Super Unleash."""
        found = []
        for number, level in enumerate(facts.levels, 1):
            if level.super_unleash:
                cores = self.cards(Amount(str(level.cores)), "Core")
                found.append(f"Lv{number} 《Super Unleash》: {cores} or the Soul Core")
        if facts.succession:
            found.append("《Succession》")
        if facts.soul_magic:
            found.append(f"《Soul Magic: {self.word('colour', facts.soul_magic)}》")
        return found
