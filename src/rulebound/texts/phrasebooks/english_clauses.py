"""English clauses: conditions ("you have an exhausted red Spirit") and triggers ("when it is destroyed")."""

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_nouns import (
    POSSESSIVES,
    SUBJECTS,
    article,
    listed,
    spaced,
)
from rulebound.texts.phrasebooks.english_targets import EnglishTargets
from rulebound.texts.phrasebooks.model import (
    Reference,
    Told,
    Walk,
    is_figure,
    side_of,
)

HAVE = {"you": "have", "opponent": "has"}


class EnglishClauses(EnglishTargets):
    """What is asked, and what sets something off."""

    # ---- conditions

    def if_clause(self, condition: Node, walk: Walk) -> str:
        """If … or unless …"""
        if condition.kind == "not":
            return f"unless {walk.tell(condition.fields['condition'])}"
        return f"if {walk.tell(condition)}"

    def condition_exists(self, told: Told) -> str:
        """There is such an object."""
        selector = told.raw("of")
        who = self.holder(selector)
        phrase = self.noun(selector, told.walk)
        if who:
            return f"{self.has(who)} {phrase.bare().any_one()}"
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
        """You have 2 or more …, for what is counted; nothing for other numbers."""
        number = bound.fields["value"]
        single = number == 1 and bound.kind == "equals"
        quantity = f"{number} {self.word('how-many', bound.kind)}".rstrip()
        if bound.kind == "equals":
            quantity = f"exactly {quantity}"
        there = f"there {'is' if single else 'are'} {quantity}"
        who = value.get("of")
        if value.kind == "hand-size" and who != "anyone":
            return f"{SUBJECTS[who]} {HAVE[who]} {quantity} {'card' if single else 'cards'} in hand"
        if value.kind == "symbols" and who != "anyone":
            colour = self.word("colour", value.fields["colour"])
            return f"{SUBJECTS[who]} {HAVE[who]} {quantity} {colour} {'symbol' if single else 'symbols'}"
        if value.kind == "how-many":
            return f"{there} of {walk.bound_as(value.fields['bound'])}"
        if value.kind != "count":
            return ""
        phrase = self.noun(value.fields["of"], walk)
        who = self.holder(value.fields["of"])
        bare = phrase.bare() if who else phrase
        things = bare.single() if single else bare.several()
        return f"{self.has(who)} {quantity} {things}" if who else f"{there} {spaced(phrase.owner, things)}"

    def holder(self, selector: Node) -> str:
        """The player who has objects on the Field; nothing where it is not one of the two."""
        who = selector.get("controller") if selector.fields["zone"] == "field" else None
        return who if who in ("you", "opponent") and "owner" not in selector.fields else ""

    def has(self, who: str) -> str:
        """You have, or your opponent controls."""
        return f"{SUBJECTS[who]} {self.word('phrase', HAVE[who])}"

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
        sided = self.is_sided(selector)
        if not others:
            place = self.word("whereabouts", selector.fields["zone"])
            side = self.word("belonging", side_of(selector)) if sided else ""
            return spaced(f"{what:subject} {what:is}", place, f"({side})" if side else "")
        in_play = not sided and selector.fields["zone"] in ("field", "anywhere")
        if in_play and others == ["not"]:
            facet = selector.fields["not"]
            phrase = self.described_noun(Told(facet, walk), facet.get("kind", []))
            return f"{what:subject} {what:is} not {phrase.several() if what.many else phrase.any_one()}"
        if in_play and others in (["bp"], ["cost"], ["power"]):
            bound = walk.tell(selector.fields[others[0]])
            return f"{what:possessive} {self.word('property', others[0])} is {bound}"
        if in_play and others == ["cores"]:
            return f"{what:subject} {what:has} {self.bound(selector.fields['cores'], 'cores', walk)}"
        if in_play and others == ["state"]:
            return f"{what:subject} {what:is} {self.any_of(self.named('state', selector.fields['state']))}"
        phrase = self.noun(selector, walk)
        text = spaced(phrase.owner, phrase.single())
        if what.many:
            return f"{what:subject} are {spaced(phrase.owner, phrase.several())}"
        return f"{what:subject} is {text if phrase.owner else phrase.any_one()}"

    def is_sided(self, selector: Node) -> bool:
        """Whether a description of one object says whose it is."""
        if self.game == "fftcg":
            return side_of(selector) != "anyone"
        return "controller" in selector.fields or "owner" in selector.fields

    def condition_every(self, told: Told) -> str:
        """Every object also matches."""
        phrase = self.noun(told.raw("that"), told.walk)
        things = self.noun(told.raw("of"), told.walk)
        if (phrase.owner, phrase.place) == (things.owner, things.place):
            phrase.owner = phrase.place = ""
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

    def condition_was_depleted(self, told: Told) -> str:
        """An object was depleted."""
        what = told["what"]
        return f"{what:subject} {'were' if what.many else 'was'} depleted"

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
        what = told.raw("what")
        who = side_of(what) if what.group == "selector" else "you" if what.kind == "this" else ""
        owner = POSSESSIVES[who] if who in ("you", "opponent") else "its owner's"
        places = listed([self.word("destination", zone).format(owner=owner) for zone in told.raw("to")], "or")
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

    def trigger_discarded_from_deck(self, told: Told) -> str:
        """A card is discarded from a Deck."""
        selector = told.raw("what")
        things = article(self.noun(selector, told.walk).bare().single())
        return f"when {things} is discarded from {POSSESSIVES[side_of(selector)]} Deck"
