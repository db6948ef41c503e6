"""What Japanese and Chinese card text have in common: everything before the noun, nothing to agree with.

So a phrase is nearly always a template, and this book fills its places; the words are in the tables of each
language. Places in small capitals of the tables: `whose` and `where` objects are, `which` they are, `noun`, `count`
with its counter word, `each` for a number that is multiplied, `remark` for one that can change, `for` how long.
"""

from typing import Any

from rulebound.effects.tree import Node
from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.model import (
    Amount,
    Book,
    Reference,
    Told,
    Walk,
    described,
    is_all_cores,
    is_figure,
    is_own,
    kind_played,
    side_of,
)

PLACELESS = {"field", "anywhere"}
"""Zones that a noun phrase does not name."""


class Eastern(Book):
    """A phrase book that says all of a noun before it."""

    comma = "、"
    stop = "。"
    joint = ""
    """What stands between two descriptions of one noun."""

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

    def negated(self, condition: str) -> str:
        """The opposite of a condition."""
        raise NotImplementedError

    # ---- nouns

    def descriptions(self, told: Told) -> list[str]:
        """All that is said of objects before the noun."""
        found = []
        if told.has("except"):
            found.append(self.say("except", what=told["except"]))
        if told.has("party-with"):
            found.append(self.say("party-with", what=told["party-with"]))
        if told.has("state"):
            found.append(self.either("state", told.raw("state")))
        for field in ("level", "cost", "bp", "power", "cores"):
            if told.has(field):
                bound = self.bound(told.raw(field), field, told.walk)
                found.append(self.word("described", field).format(bound=bound))
        for field in ("soul-core", "printed-effect"):
            if told.raw(field) is not None:
                found.append(self.word(field, "yes" if told.raw(field) else "no"))
        if told.has("under"):
            found.append(self.word("under", told.raw("under")))
        if told.has("symbol"):
            found.append(self.say("ex-symbol"))
        if told.has("with-effect"):
            found.append(self.say("with-effect", event=self.word("event", told.raw("with-effect"))))
        for field in ("keyword", "family", "job", "category"):
            if told.has(field):
                found.append(self.either(field, told.raw(field)))
        if told.has("name"):
            found.append(self.word("name", told.raw("name")))
        if told.has("named"):
            found.append(self.say("named", name=told["named"]))
        for field in ("colour", "element"):
            if told.has(field):
                found.append(self.either(field, told.raw(field)))
        return found

    def either(self, field: str, words: list[str]) -> str:
        """A description by words of which one will do."""
        return self.word("described", field).format(words=self.any_of(self.named(field, words)))

    def any_of(self, words: list[str]) -> str:
        """One of these will do."""
        return self.word("phrase", "or").join(words)

    def which(self, told: Told) -> str:
        """The descriptions as one."""
        return self.joint.join(self.descriptions(told))

    def noun(self, selector: Node) -> str:
        """What objects are."""
        zone = selector.fields["zone"]
        kinds = self.named("kind" if zone == "field" else "kind-of-card", selector.get("kind", []))
        return self.say("kinds").join(kinds) if kinds else self.say("card")

    def whose(self, selector: Node, chooser: str = "you") -> str:
        """Whose objects are meant."""
        found = ""
        for field in ("controller", "owner"):
            who = selector.get(field)
            if who is not None:
                case = "own" if chooser == who == "opponent" else who
                found += self.word("owned-by" if found else "whose", case)
        return found

    def where(self, selector: Node) -> str:
        """In which zone objects are, unless that goes without saying."""
        zone = selector.fields["zone"]
        return "" if zone in PLACELESS else self.word("where", zone)

    def things(self, selector: Node, walk: Walk, count: str = "", chooser: str = "you") -> str:
        """The noun phrase for a selector."""
        whose, where = self.whose(selector, chooser), self.where(selector)
        if selector.fields["zone"] == "open":
            whose = ""
        which = self.which(Told(selector, walk))
        return self.say("things", whose=whose, where=where, which=which, noun=self.noun(selector), count=count)

    def counter(self, selector: Node) -> str:
        """The counter word for objects."""
        kinds = selector.get("kind", [])
        if selector.fields["zone"] != "field":
            return self.word("counter", "card")
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
            return usual + self.instead_remark(value, walk)
        if isinstance(value, int):
            return self.word("bound", comparison.kind).format(value=f"{value}{unit}")
        return self.word("bound-by", comparison.kind).format(value=walk.value(value))

    def each(self, counted: Node, every: int, walk: Walk) -> str:
        """So much for each object counted."""
        if counted.kind == "how-many":
            those = walk.bound_as(counted.fields["bound"])
            return self.say("each-of", those=those, count=f"{every}{self.word('counter', 'card')}")
        selector = counted.fields["of"]
        which = self.which(Told(selector, walk))
        count = f"{every}{self.counter(selector)}"
        whose, where = self.whose(selector), self.where(selector)
        return self.say("each", whose=whose, where=where, which=which, noun=self.noun(selector), count=count)

    def instead_remark(self, value: Node, walk: Walk) -> str:
        """Another number under a condition."""
        return self.say(
            "instead", condition=self.if_clause(value.fields["if"], walk), then=walk.value(value.fields["then"])
        )

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
            return self.reference(mark, many)
        noun = self.noun(selector) if selector is not None else self.say("card")
        return self.reference(self.say("those" if many else "that", noun=noun), many)

    def target_this(self, told: Told) -> Reference:
        """The card itself."""
        if self.game == "fftcg":
            return self.reference(self.say("own-name", name=told.walk.facts.name(self.language)))
        kind = told.walk.facts.kind
        on_field = told.walk.zone == "field" and kind != "magic"
        return self.reference(self.say("this", noun=self.word("kind", kind) if on_field else self.say("card")))

    def target_it(self, told: Told) -> Reference:
        """What was spoken of last."""
        return self.pronoun(False)

    def target_bound(self, told: Told) -> Reference:
        """What was bound under a name."""
        return self.that_one(None, False, "")

    def target_attacker(self, told: Told) -> Reference:
        """The Spirit that attacks."""
        return self.reference(self.say("attacker"))

    def target_blocker(self, told: Told) -> Reference:
        """The Spirit that blocks."""
        return self.reference(self.say("blocker"))

    def target_choose(self, told: Told) -> Reference:
        """Chosen: said before, then referred to."""
        return self.introduced(told, "choose")

    def target_pick(self, told: Told) -> Reference:
        """Picked: named where it is used, unless another player picks."""
        amount = self.amount(told.raw("count"), told.walk)
        if told.raw("by", "you") != "you" or amount.each:
            return self.introduced(told, "pick")
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk)
        return self.reference(f"{text}{amount.remark}{self.marks(told, 'resolution')}", amount.many)

    def introduced(self, told: Told, verb: str) -> Reference:
        """Objects that a player picks in a clause of its own."""
        amount = self.amount(told.raw("count"), told.walk)
        who = told.raw("by", "you")
        things = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk, who) + amount.remark
        usual = "announced" if self.game == "fftcg" and verb == "choose" else "resolution"
        things += self.marks(told, usual)
        phrase = verb if who == "you" else f"{verb}-by"
        sentence = self.say(phrase, who=self.word("player", who), things=things)
        told.walk.introduce(f"{amount.each}{sentence}")
        return self.pronoun(amount.many)

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
        text = self.say("top-cards", whose=whose, figure=amount.figure, each=amount.each, remark=amount.remark)
        return self.reference(text, amount.many)

    def target_player(self, told: Told) -> Reference:
        """A player."""
        return self.reference(self.word("player", told.raw("who")))

    # ---- conditions

    def if_clause(self, condition: Node, walk: Walk) -> str:
        """A condition before what stands under it."""
        return self.when_so(str(walk.tell(condition)))

    def condition_exists(self, told: Told) -> str:
        """There is such an object."""
        return self.there_is(told.raw("of"), "", told.walk)

    def there_is(self, selector: Node, count: str, walk: Walk) -> str:
        """There are so many of these."""
        kinds = selector.get("kind", [])
        alive = selector.fields["zone"] == "field" and kinds != ["nexus"]
        return self.say(
            "exists",
            whose=self.whose(selector),
            holder=self.word("holder", side_of(selector)),
            where=self.where(selector),
            which=self.which(Told(selector, walk)),
            noun=self.noun(selector),
            count=count,
            verb=self.say("lives" if alive else "lies"),
        )

    def condition_compare(self, told: Told) -> str:
        """A number is within bounds."""
        value, bound = told.raw("value"), told.raw("is")
        kind = value.kind if isinstance(value, Node) else ""
        if kind == "count" and is_figure(bound):
            selector = value.fields["of"]
            unit = self.counter(selector)
            count = self.word("how-many", bound.kind).format(value=f"{bound.fields['value']}{unit}")
            return self.there_is(selector, count, told.walk)
        unit = {"hand-size": "card", "how-many": "card", "symbols": "symbol", "life": "life"}.get(kind, "")
        said = self.bound(bound, f"counted-{unit}" if unit else "", told.walk)
        return self.say("compare", value=told["value"], bound=said)

    def condition_both(self, told: Told) -> str:
        """All of these."""
        return self.say("both").join(self.grouped(told))

    def condition_either(self, told: Told) -> str:
        """At least one of these."""
        return self.say("either").join(self.grouped(told))

    def grouped(self, told: Told) -> list[str]:
        """Conditions; those that are themselves joined stand in brackets."""
        found = []
        for node, said in zip(told.raw("conditions"), told["conditions"], strict=True):
            found.append(f"（{said}）" if node.kind in ("both", "either") else said)
        return found

    def condition_not(self, told: Told) -> str:
        """Not so."""
        if told.raw("condition").kind in ("both", "either"):
            return self.negated(f"（{told['condition']}）")
        return self.negated(told["condition"])

    def condition_is(self, told: Told) -> str:
        """An object matches."""
        what = told["what"]
        selector = told.raw("that")
        others = [name for name in selector.fields if name not in ("zone", "controller", "owner")]
        sided = bool(self.whose(selector))
        if not others:
            return self.say(
                "is-there", what=what, whose=self.whose(selector), where=self.word("whereabouts", selector.fields["zone"])
            )
        if not sided and selector.fields["zone"] in PLACELESS and others[0] in ("bp", "cost", "power", "cores"):
            if len(others) == 1:
                bound = self.bound(selector.fields[others[0]], others[0], told.walk)
                name = self.word("property", others[0])
                return self.say("number-is", whose=f"{what:possessive}", name=name, bound=bound)
        if not sided and others == ["state"]:
            return self.say("state-is", what=what, state=self.any_of(self.named("state", selector.fields["state"])))
        return self.say("is", what=what, that=self.things(selector, told.walk))

    def condition_every(self, told: Told) -> str:
        """Every object also matches."""
        that = told.raw("that")
        same = that.fields["zone"] == told.raw("of").fields["zone"]
        described_as = self.things(that, told.walk)
        if same and not self.whose(that):
            described_as = described_as.removeprefix(self.where(that))
        return self.say("every", of=self.things(told.raw("of"), told.walk), that=described_as)

    def condition_step(self, told: Told) -> str:
        """It is a step of a player's turn."""
        return self.say("in-step", whose=self.word("whose", told.raw("whose")), step=told["step"])

    def condition_life_reduced(self, told: Told) -> str:
        """Life was reduced this turn."""
        return self.say("life-was-reduced", whose=self.word("whose", told.raw("whose")))

    def condition_depleted(self, told: Told) -> str:
        """A Spirit was depleted this turn."""
        how = self.say("by-your-effect") if told.raw("by") == "your-effect" else ""
        return self.say("was-depleted", whose=self.word("whose", told.raw("whose")), how=how)

    # ---- triggers

    def trigger_destroyed(self, told: Told) -> str:
        """A card is destroyed, by someone perhaps."""
        by = told.raw("by")
        return self.word("destroyed", by).format(what=told["what"]) + self.looked(told)

    def looked(self, told: Told) -> str:
        """When what left is looked at, where that is not before it left."""
        return "" if told.raw("look") == "before-leaving" else self.say("after-leaving")

    def trigger_depleted(self, told: Told) -> str:
        """A card is depleted."""
        return self.say("is-depleted", what=told["what"]) + self.looked(told)

    def trigger_leaves(self, told: Told) -> str:
        """A card leaves the field for a place."""
        places = self.any_of(self.named("whereabouts", told.raw("to")))
        return self.say("leaves", what=told["what"], places=places) + self.looked(told)

    def trigger_exhausted(self, told: Told) -> str:
        """An effect exhausts a card."""
        return self.say("is-exhausted", what=told["what"], whose=self.word("whose-effect", told.raw("by")))

    def trigger_step_starts(self, told: Told) -> str:
        """A step starts."""
        return self.say("step-starts", whose=self.word("whose", told.raw("whose")), step=told["step"])

    def step_label(self, step: str, whose: str) -> str:
        """The label for the start of a step."""
        phrase = "end-step-label" if step == "end" else "step-label"
        return self.say(phrase, whose=self.word("whose", whose), step=self.word("step", step))

    def trigger_magic_used(self, told: Told) -> str:
        """A player uses Magic."""
        return self.say("magic-is-used", who=self.word("player", told.raw("by")), what=told["what"])

    def trigger_life_reduced(self, told: Told) -> str:
        """Life is reduced."""
        phrase = "life-is-reduced-by" if told.has("by") else "life-is-reduced"
        return self.say(phrase, by=told["by"], whose=self.word("whose", told.raw("whose")))

    def trigger_discarded_from_deck(self, told: Told) -> str:
        """A card is discarded from a Deck."""
        selector = told.raw("what")
        which = self.which(Told(selector, told.walk))
        whose = self.word("whose", side_of(selector))
        return self.say("discarded-from-deck", whose=whose, which=which, noun=self.noun(selector))

    def trigger_damages_player(self, told: Told) -> str:
        """A card deals damage to a player."""
        return self.say("damages-player", what=told["what"], who=self.word("player", told.raw("who")))

    # ---- actions

    def sentences(self, introductions: list[str], said: str, statement: bool) -> list[str]:
        """What is chosen, then what happens to it: in one sentence, or in two as FF-TCG does."""
        if not introductions:
            return [said]
        if self.game == "fftcg":
            return [*introductions, said]
        before = "".join(f"{self.going_on(intro)}{self.comma}" for intro in introductions)
        return [before + self.without_object(said)]

    def then(self, sentence: str) -> str:
        """A sentence that comes after another one."""
        return self.say("then") + sentence

    def enclosed(self, clause: str) -> str:
        """In brackets."""
        return f"（{clause}）"

    def doer(self, who: str) -> str:
        """Who does something, unless it is you."""
        return "" if who == "you" else self.say("doer", who=self.word("player", who))

    def action_draw(self, told: Told) -> str:
        """Draw cards."""
        who = self.doer(told.raw("who", "you"))
        slots = self.amounts(told.raw("count"), told.walk)
        if slots["figure"] == "N":
            return self.say("draw-equal", who=who, value=told["count"])
        return self.say("draw", who=who, **slots)

    def action_put(self, told: Told) -> str:
        """Move cards to a place of their owner."""
        what = told["what"]
        selector = described(told.raw("what"))
        zone = selector.fields["zone"] if selector is not None else ""
        to = told.raw("to")
        if to == "trash" and zone in ("hand", "open", "deck"):
            to = "discarded"
        if to == "hand" and zone in ("open", "deck"):
            to = "into-hand"
        order = self.word("order", told.raw("order")) if told.has("order") else ""
        shown = told.raw("shown") and zone in ("hand", "deck") and told.raw("to") in ("hand", "deck-top", "deck-bottom")
        return self.word("put-shown" if shown else "put", to).format(what=what, order=order)

    def action_put_rest(self, told: Told) -> str:
        """The cards that are still open go to a place."""
        to = {"trash": "discarded", "hand": "into-hand"}.get(told.raw("to"), told.raw("to"))
        order = self.word("order", told.raw("order")) if told.has("order") else ""
        return self.word("put", to).format(what=self.say("rest"), order=order)

    def action_open(self, told: Told) -> str:
        """Reveal the top cards of your Deck."""
        return self.say("open", **self.amounts(told.raw("count"), told.walk))

    def action_discard_top(self, told: Told) -> str:
        """Cards from the top of a Deck go to the Trash."""
        mark = told.walk.mark(told.raw("as"))
        slots = self.amounts(told.raw("count"), told.walk)
        told.walk.refer(told.node, True)
        whose = self.word("whose", told.raw("whose"))
        return self.say("discard-top", whose=whose, mark=f"（{mark}）" if mark else "", **slots)

    def action_cores(self, told: Told) -> str:
        """Move Cores."""
        origin, place = told["from"], told["to"]
        on_cards = isinstance(origin, Reference)
        start = f"{origin:possessive}" if on_cards else self.word("core-from", told.raw("from"))
        end = self.say("onto", what=place) if isinstance(place, Reference) else self.word("core-to", told.raw("to"))
        if on_cards and not isinstance(place, Reference) and not is_own(told.raw("from")):
            end = self.word("core-home", told.raw("to"))
        soul = "may" if told.raw("from") == "void" else told.raw("soul")
        name = self.word("cores", soul)
        leaving = told.raw("leaving")
        if is_all_cores(told.node):
            phrase = "all-cores" if leaving is None else "cores-until"
            return self.say(phrase, start=start, name=name, end=end, leaving=leaving)
        slots = self.amounts(told.raw("count"), told.walk)
        total = self.say("in-total") if on_cards and origin.many and slots["figure"] != "1" else ""
        count = self.say("up-to" if told.raw("up-to") else "exactly", count=self.say("so-many", figure=slots["figure"]))
        if soul == "only" and slots["figure"] == "1" and not told.raw("up-to"):
            count = ""
        left = self.say("leaving", leaving=leaving) if leaving is not None else ""
        return self.say("cores", start=start, name=name, end=end, count=f"{total}{count}", left=left, **slots)

    def action_play(self, told: Told) -> str:
        """Summon or deploy a card."""
        verb = self.word("play", kind_played(told))
        cost = self.say("free") if told.raw("cost") == "free" else ""
        cores = self.say("reserve-only") if told.raw("cores") == "reserve" else ""
        return self.say("play", what=told["what"], how=cost + cores, verb=verb)

    def action_use_flash(self, told: Told) -> str:
        """Use a Flash effect."""
        return self.say("use-flash", what=told["what"], how=self.say("free") if told.raw("cost") == "free" else "")

    def action_set_off(self, told: Told) -> str:
        """Activate another card's effect."""
        what = told["what"]
        return self.say("set-off", what=f"{what:possessive}", event=self.word("event", told.raw("timing")))

    def action_pay(self, told: Told) -> str:
        """Pay cost."""
        return self.say("pay", **self.amounts(told.raw("cores"), told.walk))

    def action_damage(self, told: Told) -> str:
        """Deal damage."""
        phrase = "damage-player" if told.raw("to").kind == "player" else "damage"
        return self.say(phrase, to=told["to"], **self.amounts(told.raw("amount"), told.walk))

    def action_discard(self, told: Told) -> str:
        """A player discards."""
        slots = self.amounts(told.raw("count"), told.walk)
        return self.say("discard", who=self.doer(told.raw("who")), **slots)

    def action_discard_hand(self, told: Told) -> str:
        """A player discards the whole hand."""
        return self.say("discard-hand", who=self.doer(told.raw("who")))

    def action_delayed(self, told: Told) -> str:
        """A trigger for later."""
        return f"{told['for']}{told['when']}{self.comma}{told['do']}"

    def action_select(self, told: Told) -> str:
        """Select among parts."""
        count = self.say("up-to" if told.raw("up-to") else "exactly", count=f"{told.raw('count')}{self.say('parts')}")
        early = told.raw("pick")
        note = "" if early == "announced" else f"（{self.word('pick', early)}）"
        parts = "".join(f"「{part}」" for part in told["of"])
        return self.say("select", total=len(told.raw("of")), count=count, note=note, parts=parts)

    def part_part(self, told: Told) -> str:
        """One of the actions to select from."""
        return self.text(told.walk.paragraph(told.raw("do")))

    def action_may(self, told: Told) -> str:
        """May do this."""
        steps = told.raw("do")
        text = told["do"]
        if len(steps) > 1 or steps[0].kind in ("if", "may", "if-you-do", "when-you-do", "may-instead", "repeat", "delayed"):
            return self.say("may-all", do=text)
        return self.can(text)

    def action_if(self, told: Told) -> list[str]:
        """If …, … Otherwise, …"""
        found = [f"{self.if_clause(told.raw('that'), told.walk)}{told['do']}"]
        if told.has("else"):
            found.append(self.say("otherwise") + told["else"])
        return found

    def action_if_you_do(self, told: Told) -> list[str]:
        """… If you do, …"""
        return [told["do"], self.say("if-you-do") + told["then"]]

    def action_when_you_do(self, told: Told) -> list[str]:
        """… When you do so, …"""
        return [told["do"], self.say("when-you-do") + told["then"]]

    def action_repeat(self, told: Told) -> str:
        """Several times."""
        slots = self.amounts(told.raw("times"), told.walk)
        return self.say("repeat", do=told["do"], **slots)

    def action_may_instead(self, told: Told) -> list[str]:
        """… You can … instead."""
        usual = told["usually"]
        condition = self.if_clause(told.raw("if"), told.walk) if told.has("if") else ""
        return [usual, condition + self.say("may-instead") + self.can(told["then"])]

    # ---- statics

    def static_change(self, told: Told) -> str:
        """Add to a number."""
        what = told["of"]
        slots = self.amounts(told.raw("by"), told.walk)
        sign = "-" if told.raw("down") else "+"
        floor = told.raw("floor")
        least = self.say("floor", floor=floor) if floor else ""
        name = told.raw("what")
        phrase = "change-bp" if name == "bp" else "change"
        return self.say(
            phrase,
            what=what,
            whose=f"{what:possessive}",
            name=self.word("property", name),
            sign=sign,
            least=least,
            **{"for": told["for"]},
            **slots,
        )

    def static_becomes(self, told: Told) -> str:
        """Set a number."""
        what = told["of"]
        whose = f"{what:possessive}"
        return self.say("becomes", whose=whose, name=told["what"], to=told["to"], **{"for": told["for"]})

    def static_symbol(self, told: Told) -> str:
        """More or fewer symbols."""
        summoning = ""
        if told.has("summoning"):
            summoning = self.say("summoning", things=self.things(told.raw("summoning"), told.walk))
        what = told["of"]
        return self.say(
            "fewer-symbols" if told.raw("down") else "more-symbols",
            summoning=summoning,
            what=what,
            colour=told["colour"],
            **{"for": told["for"]},
            **self.amounts(told.raw("by"), told.walk),
        )

    def static_cannot(self, told: Told) -> str:
        """Cannot do this."""
        what = told["what"]
        do = told.raw("do")
        by = ""
        if told.has("by"):
            by = self.word("prevented", do).format(others=self.things(told.raw("by"), told.walk))
        cannot = self.word("cannot", do).format(by=by)
        return self.say("cannot", what=what, cannot=cannot, **{"for": told["for"]})

    def static_must(self, told: Told) -> str:
        """Has to do this if able."""
        even = self.say("even-exhausted") if told.has("even-exhausted") else ""
        return self.word("must", told.raw("do")).format(what=told["what"], even=even, **{"for": told["for"]})

    def static_tax(self, told: Told) -> str:
        """Not possible unless it is paid for."""
        what = told["what"]
        on = told.raw("on")
        prices = []
        if told.raw("cores") is not None:
            prices.append(self.say("tax-cores", **self.amounts(told.raw("cores"), told.walk)))
        if told.has("exhaust-another"):
            prices.append(self.say("tax-exhaust"))
        by = ""
        if told.has("by"):
            by = self.word("taxed-by", on).format(others=self.things(told.raw("by"), told.walk))
        cannot = self.word("taxed", on).format(by=by)
        price = self.say("tax-and").join(prices)
        return self.say("tax", what=what, price=price, cannot=cannot, **{"for": told["for"]})

    def static_no_life_loss(self, told: Told) -> str:
        """Attacks do not reduce Life."""
        whose = self.word("whose", told.raw("whose"))
        return self.say("no-life-loss", source=told["from"], whose=whose, **{"for": told["for"]})

    def static_more_life_loss(self, told: Told) -> str:
        """Attacks reduce Life by more."""
        trash = self.say("to-trash") if told.raw("to") == "trash" else ""
        slots = self.amounts(told.raw("by"), told.walk)
        return self.say("more-life-loss", source=told["from"], trash=trash, **{"for": told["for"]}, **slots)

    def static_gains(self, told: Told) -> str:
        """Has a keyword or an ability in addition."""
        gained = [told["keyword"]] if told.has("keyword") else []
        what = told["what"]
        if told.has("ability"):
            gained.append(f"「{told['ability']}」")
        return self.say("gains", what=what, gained=self.say("and").join(gained), **{"for": told["for"]})

    def static_loses(self, told: Told) -> str:
        """Loses abilities."""
        lost = told["keyword"] if told.raw("lost") == "keyword" else self.say("all-abilities")
        return self.say("loses", what=told["what"], lost=lost, **{"for": told["for"]})

    def static_counts_as(self, told: Told) -> str:
        """Is also something else, with levels."""
        levels = self.comma.join(f"Lv{n} {said}" for n, said in enumerate(told["levels"], 1))
        return self.say("counts-as", what=told["what"], kind=told["kind"], levels=levels, **{"for": told["for"]})

    def level_level(self, told: Told) -> str:
        """A level."""
        return self.say("level", cores=told.raw("cores"), bp=told.raw("bp"))

    def static_keyword_number(self, told: Told) -> str:
        """The number of a keyword is larger."""
        what = told["what"]
        slots = self.amounts(told.raw("by"), told.walk)
        whose = f"{what:possessive}"
        return self.say("keyword-number", whose=whose, keyword=told["keyword"], **{"for": told["for"]}, **slots)

    def static_keeps_cores(self, told: Told) -> str:
        """The opponent's effects leave Cores."""
        what = told["what"]
        return self.say("keeps-cores", whose=f"{what:possessive}", least=told["at-least"], **{"for": told["for"]})

    def static_silent(self, told: Told) -> str:
        """Effects of a timing do not activate."""
        what = told["what"]
        event = self.word("event", told.raw("timing"))
        return self.say("silent", whose=f"{what:possessive}", event=event, **{"for": told["for"]})

    def static_gain_control(self, told: Told) -> str:
        """A player controls it."""
        what = told["what"]
        who = self.word("player", told.raw("who"))
        return self.say("gain-control", whose=f"{what:possessive}", who=who, **{"for": told["for"]})

    def static_damage_becomes(self, told: Told) -> str:
        """Damage becomes another amount."""
        return self.say("damage-becomes", to=told["to"], amount=told["amount"], **{"for": told["for"]})

    def static_cheaper(self, told: Told) -> str:
        """An additional payment lowers the cost."""
        return self.say("cheaper", pay="".join(told["pay"]), **self.amounts(told.raw("by"), told.walk))

    def payment(self, word: str, count: int) -> str:
        """A payment in signs."""
        if word == "mill":
            return self.say("mill", count=count)
        return f"《{count}》" if word == "generic" else self.word("payment", word) * count

    # ---- abilities

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        return "".join(f"{sentence}{self.stop}" for sentence in sentences).replace(f"」{self.stop}", "」")

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        paid = "".join(told["payment"]) if told.has("payment") else ""
        cost = told["cost"] if told.has("cost") and told.node.kind == "activate" else ""
        return self.comma.join(part for part in (paid, cost) if part)

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        if told.node.kind == "keyword":
            return "".join([*self.labels(told), self.keyword(told)]) if self.game != "fftcg" else self.keyword(told)
        if self.game == "fftcg":
            return self.final_fantasy(told, clauses, price, sentences)
        under = "".join(clauses)
        if price:
            return "".join([*self.labels(told), f"{under}{price}▶", self.text(sentences)])
        return "".join([*self.labels(told), self.text([under + sentences[0], *sentences[1:]])])

    def final_fantasy(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """An ability in the manner of FF-TCG: costs before a colon, limits at the end."""
        if told.has("during"):
            clauses = [self.word("during", told.raw("during")), *clauses]
        if told.raw("zone", "field") != "field":
            clauses = [self.word("ability-zone", told.raw("zone")), *clauses]
        text = self.text(["".join(clauses) + sentences[0], *sentences[1:]])
        if told.node.kind == "activate":
            name = f"{told['name']} " if told.has("name") else ""
            text = f"{name}{price or '《0》'}：{text}"
            if told.raw("window") != "any-time":
                text += self.word("window", told.raw("window"))
        return "".join([text, *(self.word("limit", limit) for limit in told.raw("limits", []))])

    def keyword(self, told: Told) -> str:
        """A keyword with its parameters."""
        parts = []
        if told.has("family"):
            parts.append(self.say("family", name=told["family"]))
        if told.has("cost"):
            bound = self.bound(told.raw("cost"), "cost", told.walk)
            parts.append(f"{self.word('property', 'cost')}{bound}")
        if told.raw("number") is not None:
            parts.append(f"+{told['number']}" if told.raw("keyword") == "amplify" else told["number"])
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name}「{told['named']}」"
        if told.has("payment"):
            parts.append("".join(told["payment"]))
        if self.game == "fftcg":
            return f"{name}――{''.join(parts)}" if parts else name
        return f"《{name}：{'＆'.join(parts)}》" if parts else f"《{name}》"

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """Succession, Soul Magic, and levels with Super Unleash."""
        found = []
        for number, level in enumerate(facts.levels, 1):
            if level.super_unleash:
                found.append(self.say("super-unleash", number=number, cores=level.cores))
        if facts.succession:
            found.append(self.word("keyword", "succession"))
        if facts.soul_magic:
            found.append(self.say("soul-magic", colour=self.word("colour", facts.soul_magic)))
        return found
