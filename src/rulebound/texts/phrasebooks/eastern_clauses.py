"""Conditions and triggers in Japanese and Chinese."""

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.eastern_nouns import PLACELESS, EasternNouns
from rulebound.texts.phrasebooks.model import (
    Told,
    Walk,
    is_figure,
    side_of,
)


class EasternClauses(EasternNouns):
    """What is asked, and what sets something off."""

    # ---- conditions

    def if_clause(self, condition: Node, walk: Walk) -> str:
        """A condition before what stands under it."""
        return self.when_so(str(walk.tell(condition)))

    def condition_exists(self, told: Told) -> str:
        """There is such an object."""
        return self.there_is(told.raw("of"), "", told.walk)

    def there_is(self, selector: Node, count: str, walk: Walk) -> str:
        """There are so many of these."""
        told = Told(selector, walk)
        alive = selector.fields["zone"] == "field" and selector.get("kind") != ["nexus"]
        return self.say(
            "exists",
            excepted=self.excepted(told),
            place=f"{self.whose(selector)}{self.where(selector)}" or self.say("somewhere"),
            which=self.which(told),
            noun=self.noun(selector),
            count=count,
            verb=self.say("lives" if alive else "lies"),
        )

    def condition_compare(self, told: Told) -> str:
        """A number is within bounds."""
        value, bound = told.raw("value"), told.raw("is")
        kind = value.kind if isinstance(value, Node) else ""
        if kind == "count" and is_figure(bound) and bound.kind != "at-most":
            selector = value.fields["of"]
            unit = self.counter(selector)
            count = self.word("how-many", bound.kind).format(value=f"{bound.fields['value']}{unit}")
            return self.there_is(selector, count, told.walk)
        said = self.bound(bound, f"counted-{kind}", told.walk)
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
        zone = selector.fields["zone"]
        whose = self.whose(selector)
        asked = [name for name in selector.fields if name not in ("zone", "controller", "owner")]
        if not asked:
            return self.say("is-there", what=what, whose=whose, where=self.word("whereabouts", zone))
        if not whose and zone in PLACELESS and asked in (["bp"], ["cost"], ["power"], ["cores"]):
            bound = self.bound(selector.fields[asked[0]], asked[0], told.walk)
            name = self.word("property", asked[0])
            return self.say("number-is", whose=f"{what:possessive}", name=name, bound=bound)
        told_states = selector.get("state", [])
        if not whose and zone in PLACELESS and asked == ["state"] and "fell-this-turn" not in told_states:
            state = self.any_of(self.named("state", selector.fields["state"]))
            return self.say("state-is", what=what, state=state)
        return self.say("is", what=what, that=self.things(selector, told.walk))

    def condition_every(self, told: Told) -> str:
        """Every object also matches."""
        things, that = told.raw("of"), told.raw("that")
        where, others = (self.whose(node) + self.where(node) for node in (things, that))
        described_as = self.things(that, told.walk)
        if where == others:
            described_as = self.phrased("", self.which(Told(that, told.walk)), self.noun(that), "")
        return self.say("every", of=self.things(things, told.walk), that=described_as)

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

    def condition_was_depleted(self, told: Told) -> str:
        """An object was depleted."""
        return self.say("it-was-depleted", what=told["what"])

    def condition_turn(self, told: Told) -> str:
        """It is a player's turn."""
        return self.say("in-turn", whose=self.word("whose", told.raw("whose")))

    # ---- triggers

    def trigger_either(self, told: Told) -> str:
        """Any of these events."""
        return self.say("either").join(told["triggers"])

    def trigger_enters(self, told: Told) -> str:
        """A card enters the field."""
        how = self.word("entering", told.raw("by")) if told.has("by") else ""
        return self.say("enters", what=told["what"], how=how)

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

    def trigger_damages(self, told: Told) -> str:
        """A card deals damage to another one."""
        return self.say("damages", what=told["what"], to=told["to"])

    def trigger_damages_player(self, told: Told) -> str:
        """A card deals damage to a player."""
        return self.say("damages-player", what=told["what"], who=self.word("player", told.raw("who")))

    def trigger_casts(self, told: Told) -> str:
        """A player casts a card."""
        return self.say("casts", who=self.word("player", told.raw("who")), what=told["what"])

    def trigger_draws(self, told: Told) -> str:
        """A player draws a card."""
        return self.say("draws", who=self.word("player", told.raw("who")))

    def trigger_discards(self, told: Told) -> str:
        """A player discards a card."""
        return self.say("discards", who=self.word("player", told.raw("who")))

    def trigger_primes(self, told: Told) -> str:
        """A Character is primed."""
        if told.has("named"):
            return self.say("primes-from", what=told["what"], named=self.card_name(told["named"]))
        return self.say("primes", what=told["what"])

    def trigger_whenever(self, told: Told) -> str:
        """A state of the game."""
        return self.once_so(told["that"])
