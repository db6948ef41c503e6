"""What Japanese and Chinese noun phrases have in common: everything stands before the noun.

So a phrase is nearly always a template, and this book fills its places; the words are in the tables of each
language. Places: `place` (whose, and in which zone), `which` they are, `noun`, `count` with its counter word,
`each` for a number that is multiplied, `remark` for one that can change, `for` how long something lasts.
"""

from functools import cache
from typing import Any

from rulebound.effects.tree import Node
from rulebound.packs import cards_of
from rulebound.texts.phrasebooks.model import (
    Amount,
    Book,
    Reference,
    Told,
    Walk,
)

PLACELESS = {"field", "anywhere"}
"""Zones that a noun phrase does not name."""
SET_ASIDE = {"open", "looked"}
"""Zones of cards whose owner was named when they were turned up."""
NOT_DESCRIBED = {"zone", "controller", "owner", "kind", "except", "either"}
"""Fields of a selector that are no descriptions before its noun, or join some."""


@cache
def card_names(game: str, language: str) -> dict[str, str]:
    """The names of our cards in a language, by their English ones."""
    return {card.name("en"): card.name(language) for card in reversed(cards_of(game))}


class EasternNouns(Book):
    """What is spoken of: objects, numbers, targets; and what each language decides for itself."""

    comma = "、"
    stop = "。"

    def say(self, phrase: str, **slots: Any) -> str:
        """A phrase of the tables with its places filled."""
        return self.word("phrase", phrase).format(**slots)

    # ---- what a language decides

    def can(self, clause: str) -> str:
        """The same as something a player may do."""
        raise NotImplementedError

    def going_on(self, clause: str) -> str:
        """The same where another step follows in the same sentence."""
        raise NotImplementedError

    def without_object(self, clause: str) -> str:
        """The same where what it is about has just been named."""
        raise NotImplementedError

    def when_so(self, condition: str) -> str:
        """A condition before what stands under it."""
        raise NotImplementedError

    def unless(self, prices: list[str]) -> str:
        """What has to be paid, in the form that "unless" asks for."""
        raise NotImplementedError

    def once_so(self, condition: str) -> str:
        """A condition that sets something off by itself."""
        raise NotImplementedError

    def in_case(self, condition: str) -> str:
        """A condition as the only case in which something can be done."""
        raise NotImplementedError

    def negated(self, condition: str) -> str:
        """The opposite of a condition."""
        raise NotImplementedError

    def as_noun(self, description: str, excluded: bool) -> str:
        """A description without a noun after it: of what may be there, or of what is excluded."""
        raise NotImplementedError

    # ---- nouns

    def descriptions(self, told: Told) -> list[str]:
        """What is said of objects before the noun, colours apart."""
        found = []
        if told.has("not"):
            found.append(self.say("not", what=self.facet(Told(told.raw("not"), told.walk), excluded=True)))
        for field in ("party-with", "shares-element"):
            if told.has(field):
                found.append(self.say(field, what=told[field]))
        if told.has("either"):
            found.append(self.one_facet_of(told))
        for field in ("family", "job", "category", "keyword"):
            if told.has(field):
                found.append(self.described_as(field, told.raw(field)))
        found.extend(self.qualities(told))
        for field in ("level", "cost", "bp", "power", "cores"):
            if told.has(field):
                found.append(self.bounded(told.raw(field), field, told.walk))
        for field in ("name", "under"):
            if told.has(field):
                found.append(self.word(field, told.raw(field)))
        if told.has("state"):
            found.append(self.in_state(told.raw("state")))
        return found

    def in_state(self, states: list[str]) -> str:
        """A description by states, or by what happened to objects."""
        found = [state for state in states if state != "fell-this-turn"]
        said = [self.described_as("state", found)] if found else []
        if found != states:
            said.append(self.say("fell-this-turn"))
        return self.say("either").join(said)

    def one_facet_of(self, told: Told) -> str:
        """A description by facets of which one will do; in brackets where more is described."""
        said = []
        for facet, words in zip(told.raw("either"), told["either"], strict=True):
            said.append(f"（{words}）" if len(facet.fields) > 1 else words)
        joined = self.any_of(said)
        if set(told.node.fields) - NOT_DESCRIBED:
            joined = f"（{joined}）"
        return self.say("either-of", facets=joined)

    def facet_facet(self, told: Told) -> str:
        """Properties by themselves, of which one group will do."""
        return self.facet(told, excluded=False)

    def facet(self, told: Told, excluded: bool) -> str:
        """Properties as a noun: those of their kind, or whatever has them."""
        which = self.excepted(told) + self.which(told)
        kinds = told.raw("kind")
        return which + self.kinds("kind", kinds) if kinds else self.as_noun(which, excluded)

    def qualities(self, told: Told) -> list[str]:
        """What objects have: families, effects, symbols, a name, the Soul Core."""
        found = [self.all_families(told.raw("all-families"))] if told.has("all-families") else []
        if told.has("with-effect"):
            found.append(self.say("with-effect", event=self.word("event", told.raw("with-effect"))))
        if told.has("symbol"):
            found.append(self.say("ex-symbol"))
        if told.has("named"):
            names = [f"「{self.card_name(name)}」" for name in told.raw("named")]
            found.append(self.say("named", names=self.any_of(names)))
        if told.has("counter"):
            found.append(self.say("with-counter", counter=told["counter"]))
        for field in ("soul-core", "printed-effect"):
            if told.raw(field) is not None:
                found.append(self.word(field, "yes" if told.raw(field) else "no"))
        return found

    def described_as(self, field: str, words: list[str]) -> str:
        """A description by words of which one will do."""
        quoted = self.find(self.words, "quoted", field) or "{word}"
        names = [quoted.format(word=word) for word in self.named(field, words)]
        return self.word("described", field).format(words=self.any_of(names))

    def all_families(self, words: list[str]) -> str:
        """A description by families that it all has."""
        quoted = self.find(self.words, "quoted", "family") or "{word}"
        names = [quoted.format(word=word) for word in self.named("family", words)]
        return self.word("described", "family").format(words=self.say("and").join(names))

    def bounded(self, comparison: Node, field: str, walk: Walk) -> str:
        """A description by a number within bounds."""
        value = comparison.fields["value"]
        if isinstance(value, int) or value.kind == "instead":
            return self.word("described", field).format(bound=self.bound(comparison, field, walk))
        how = self.word("as-much-as", comparison.kind).format(value=walk.value(value))
        return self.say("described-by", name=self.word("property", field), how=how)

    def any_of(self, words: list[str]) -> str:
        """One of these will do."""
        return self.word("phrase", "or").join(words)

    def which(self, told: Told) -> str:
        """All descriptions, colours last."""
        found = self.joined(self.descriptions(told))
        for field in ("colour", "element"):
            if told.has(field):
                found += self.described_as(field, told.raw(field))
        return found

    def joined(self, descriptions: list[str]) -> str:
        """Several descriptions of one noun."""
        return "".join(descriptions)

    def excepted(self, told: Told) -> str:
        """What is not meant, said before all else."""
        return self.say("except", what=told["except"]) if told.has("except") else ""

    def noun(self, selector: Node) -> str:
        """What objects are."""
        zone = selector.fields["zone"]
        kinds = selector.get("kind", [])
        if kinds:
            natural = zone == "field" or (self.game == "fftcg" and zone in ("anywhere", "stack"))
            return self.kinds("kind" if natural else "kind-of-card", kinds)
        if self.game == "fftcg" and zone == "field":
            return self.word("kind", "character")
        return self.say("on-stack" if zone == "stack" else "card")

    def kinds(self, shelf: str, kinds: list[str]) -> str:
        """Kinds of cards of which one will do."""
        words = [self.find(self.words, shelf, kind) or self.word("kind", kind) for kind in kinds]
        return self.say("kinds").join(words)

    def card_name(self, name: str) -> str:
        """A card name in this language, where one of our cards has it."""
        return card_names(self.game, self.language).get(name, name)

    def whose(self, selector: Node, chooser: str = "you") -> str:
        """Whose objects are meant."""
        found = ""
        for field in ("controller", "owner"):
            who = selector.get(field)
            if who is not None:
                case = "own" if chooser == who != "you" else who
                found += self.word("owned-by" if found else "side", case)
        return found

    def where(self, selector: Node) -> str:
        """In which zone objects are, unless that goes without saying."""
        zone = selector.fields["zone"]
        return "" if zone in PLACELESS else self.word("where", zone)

    def things(self, selector: Node, walk: Walk, count: str = "", chooser: str = "you") -> str:
        """The noun phrase for a selector."""
        told = Told(selector, walk)
        whose = "" if selector.fields["zone"] in SET_ASIDE else self.whose(selector, chooser)
        place = f"{whose}{self.where(selector)}"
        return self.excepted(told) + self.phrased(place, self.which(told), self.noun(selector), count)

    def phrased(self, place: str, which: str, noun: str, count: str) -> str:
        """A noun phrase from its parts."""
        raise NotImplementedError

    def counter(self, selector: Node) -> str:
        """The counter word for objects."""
        kinds = selector.get("kind", [])
        if selector.fields["zone"] != "field":
            return self.word("counter", "stack" if selector.fields["zone"] == "stack" else "card")
        return self.word("counter", kinds[0] if len(kinds) == 1 else "several")

    def counted(self, selector: Node, amount: Amount, up_to: bool, walk: Walk, chooser: str = "you") -> str:
        """So many objects."""
        count = self.say("up-to" if up_to else "exactly", count=f"{amount.figure}{self.counter(selector)}")
        return self.things(selector, walk, count, chooser)

    def one_of(self, selector: Node, walk: Walk) -> Reference:
        """Any one object that matches."""
        return self.reference(self.things(selector, walk))

    def colour_or_named(self, word: str) -> str:
        """A colour, or the one that was named."""
        return self.find(self.words, "colour", word) or self.say("that-colour")

    # ---- numbers

    def bound(self, comparison: Node, property: str, walk: Walk) -> str:
        """A number within bounds."""
        value = comparison.fields["value"]
        unit = self.find(self.words, "unit", property) or ""
        if isinstance(value, Node) and value.kind == "instead" and isinstance(value.fields["usually"], int):
            usual = self.word("bound", comparison.kind).format(value=f"{value.fields['usually']}{unit}")
            return usual + self.instead_remark(value, walk, unit)
        if isinstance(value, int):
            return self.word("bound", comparison.kind).format(value=f"{value}{unit}")
        return self.word("bound-by", comparison.kind).format(value=walk.value(value))

    def each(self, counted: Node, every: int, walk: Walk) -> str:
        """So much for each object counted."""
        rounding = self.say("rounding") if every > 1 and self.game == "fftcg" else ""
        if counted.kind == "how-many":
            those = walk.bound_as(counted.fields["bound"])
            return self.say("each-of", those=those, count=f"{every}{self.word('counter', 'card')}{rounding}")
        if counted.kind not in ("count", "fallen"):
            return self.each_point(counted, f"{every}{rounding}", walk)
        selector = counted.fields["of"]
        count = f"{every}{self.counter(selector)}{rounding}"
        if counted.kind == "fallen":
            things = self.say("fallen", things=self.things(selector, walk))
            return self.say("each-fallen", things=things, count=count)
        told = Told(selector, walk)
        return self.say(
            "each",
            excepted=self.excepted(told),
            place=f"{self.whose(selector)}{self.where(selector)}",
            which=self.which(told),
            noun=self.noun(selector),
            count=count,
        )

    def each_point(self, counted: Node, count: str, walk: Walk) -> str:
        """So much for each point of damage, Crystal, card in hand or counter."""
        phrase = f"each-{counted.kind}"
        told = Told(counted, walk)
        if counted.kind == "counters":
            return self.say(phrase, what=told["of"], counter=told["counter"], count=count)
        who = told.raw("of")
        return self.say(phrase, who=self.word("player", who), whose=self.word("whose", who), count=count)

    def instead_remark(self, value: Node, walk: Walk, unit: str = "", up_to: bool = False) -> str:
        """Another number under a condition."""
        then = f"{walk.value(value.fields['then'])}{unit}"
        then = self.say("up-to", count=then) if up_to else then
        return self.say("instead", condition=self.if_clause(value.fields["if"], walk), then=then)

    def letter_remark(self, value: str) -> str:
        """What the letter N stands for."""
        return self.say("letter", value=value)

    def amounts(self, value: Any, walk: Walk) -> dict[str, str]:
        """The places of a template that speak of a number."""
        amount = self.amount(value, walk)
        return {"figure": amount.figure, "each": amount.each, "remark": amount.remark}

    def value_how_many(self, told: Told) -> str:
        """How many were bound."""
        return self.say("number-of-things", things=told.walk.bound_as(told.raw("bound")))

    def value_count(self, told: Told) -> str:
        """How many match."""
        return self.say("number-of-things", things=self.things(told.raw("of"), told.walk))

    def value_plus(self, told: Told) -> str:
        """A sum."""
        return self.say("sum", values=self.say("and").join(told["values"]))

    def value_times(self, told: Told) -> str:
        """A product."""
        return "×".join(told["values"])

    def value_instead(self, told: Told) -> str:
        """A number, or another one under a condition."""
        return f"{told['usually']}{self.instead_remark(told.node, told.walk)}"

    def value_symbols(self, told: Told) -> str:
        """How many symbols of a colour."""
        return self.say("symbols", whose=self.word("whose", told.raw("of")), colour=told["colour"])

    def value_hand_size(self, told: Told) -> str:
        """How many cards a player holds."""
        return self.say("hand-size", whose=self.word("whose", told.raw("of")))

    def value_life(self, told: Told) -> str:
        """How much Life a player has."""
        return self.say("life", whose=self.word("whose", told.raw("of")))

    def value_damage(self, told: Told) -> str:
        """How much damage a player has taken."""
        return self.say("damage-taken", who=self.word("player", told.raw("of")))

    def value_crystals(self, told: Told) -> str:
        """How many Crystals a player has."""
        return self.say("crystals", whose=self.word("whose", told.raw("of")))

    def value_fallen(self, told: Told) -> str:
        """How many were put from the field into the Break Zone this turn."""
        things = self.say("fallen", things=self.things(told.raw("of"), told.walk))
        return self.say("number-of-things", things=things)

    def value_counters(self, told: Told) -> str:
        """How many counters are on an object."""
        return self.say("counters", what=told["of"], counter=told["counter"])

    def comparison_at_most(self, told: Told) -> str:
        """A bound by itself."""
        return self.bound(told.node, "", told.walk)

    comparison_at_least = comparison_at_most
    comparison_equals = comparison_at_most

    def selector_selector(self, told: Told) -> str:
        """Objects that match."""
        return self.things(told.node, told.walk)

    # ---- targets

    def reference(self, text: str, many: bool = False) -> Reference:
        """A reference by name."""
        return Reference(text, many, possessive=self.say("possessive", what=text))

    def pronoun(self, many: bool) -> Reference:
        """What was spoken of last."""
        number = "many" if many else "one"
        return Reference(
            self.word("pronoun", number), many, possessive=self.word("pronoun", f"possessive-{number}")
        )

    def that_one(self, selector: Node | None, many: bool, mark: str) -> Reference:
        """What was bound under a name."""
        if mark:
            return self.reference(f"「{mark}」", many)
        noun = self.noun(selector) if selector is not None else self.say("card")
        return self.reference(self.say("those" if many else "that", noun=noun), many)

    def target_this(self, told: Told) -> Reference:
        """The card itself."""
        given = told.walk.given
        if self.game == "fftcg" and given:
            noun = self.say("card") if given == "card" else self.word("kind", given)
            return self.reference(self.say("this", noun=noun))
        if self.game == "fftcg":
            return self.reference(self.say("own-name", name=told.walk.facts.name(self.language)))
        kind = told.walk.facts.kind
        on_field = told.walk.zone == "field" and kind != "magic"
        return self.reference(
            self.say("this", noun=self.word("kind", kind) if on_field else self.say("card"))
        )

    def target_it(self, told: Told) -> Reference:
        """What was spoken of last."""
        return self.pronoun(False)

    def target_bound(self, told: Told) -> Reference:
        """What was bound under a name."""
        return self.that_one(None, False, "")

    def target_attacker(self, told: Told) -> Reference:
        """What attacks."""
        return self.reference(self.say("attacker"))

    def target_blocker(self, told: Told) -> Reference:
        """What blocks."""
        return self.reference(self.say("blocker"))

    def target_choose(self, told: Told) -> Reference:
        """Chosen: said before, then referred to."""
        return self.introduced(told, "choose")

    def target_pick(self, told: Told) -> Reference:
        """Picked: named where it is used, unless another player picks."""
        amount = self.amount(told.raw("count"), told.walk, self.counter(told.raw("from")))
        if told.raw("by", "you") != "you" or amount.each:
            return self.introduced(told, "pick")
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk)
        return self.reference(f"{text}{amount.remark}{self.marks(told, 'resolution')}", amount.many)

    def introduced(self, told: Told, verb: str) -> Reference:
        """Objects that a player picks in a clause of its own."""
        amount = self.amount(told.raw("count"), told.walk, self.counter(told.raw("from")))
        who = told.raw("by", "you")
        things = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk, who) + amount.remark
        usual = "announced" if self.game == "fftcg" and verb == "choose" else "resolution"
        things += self.marks(told, usual)
        phrase = verb if who == "you" else f"{verb}-by"
        sentence = self.say(phrase, who=self.word("player", who), things=things)
        told.walk.introduce(f"{amount.each}{sentence}")
        return self.pronoun(amount.many or who == "anyone")

    def marks(self, told: Told, usual: str) -> str:
        """The letter of a result, and when it is picked where that is not what the rules say."""
        mark = told.walk.mark(told.raw("as"))
        found = f"（{mark}）" if mark else ""
        early = told.raw("pick")
        return found if early == usual else f"{found}（{self.word('pick', early)}）"

    def target_all(self, told: Told) -> Reference:
        """Every object that matches."""
        text = self.things(told.raw("of"), told.walk, self.say("all"))
        mark = told.walk.mark(told.raw("as"))
        if mark:
            text = f"{text}（{mark}）"
        kind = told.raw("set")
        if kind != told.walk.usual_set():
            text = f"{text}（{self.word('set', kind)}）"
        return self.reference(text, True)

    def target_top(self, told: Told) -> Reference:
        """The top cards of a Deck."""
        amount = self.amount(told.raw("count"), told.walk)
        whose = self.word("whose", told.raw("of"))
        text = self.say(
            "top-cards", whose=whose, figure=amount.figure, each=amount.each, remark=amount.remark
        )
        return self.reference(text, amount.many)

    def target_player(self, told: Told) -> Reference:
        """A player."""
        return self.reference(self.word("player", told.raw("who")))
