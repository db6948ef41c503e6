"""English values, conditions and triggers that only FF-TCG has."""

import re

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_clauses import EnglishClauses
from rulebound.texts.phrasebooks.english_nouns import (
    POSSESSIVES,
    SUBJECTS,
    listed,
    plural,
    spaced,
)
from rulebound.texts.phrasebooks.model import (
    Told,
    Walk,
)

FALLEN = "put from the field into the Break Zone this turn"
ANY_PLACE = {"break-zone", "hand", "deck", "removed"}
"""All places that a card can leave the field for."""


class FinalFantasyClauses(EnglishClauses):
    """What FF-TCG counts, asks, and lets set something off."""

    # ---- values

    def unit(self, counted: Node, many: bool, walk: Walk) -> str:
        """A point of damage you have received; Crystals you have; …"""
        who = counted.get("of")
        if counted.kind == "damage":
            return f"{'points' if many else 'point'} of damage {self.player_has(who)} received"
        if counted.kind == "crystals":
            return f"{'Crystals' if many else 'Crystal'} {self.player_has(who)}"
        if counted.kind == "hand-size":
            return f"{'cards' if many else 'card'} in {POSSESSIVES[who]} hand"
        if counted.kind == "fallen":
            return self.fallen(counted.fields["of"], many, walk)
        counters = self.counter(counted.fields["counter"])
        return f"{plural(counters) if many else counters} on {walk.tell(counted.fields['of'])}"

    def player_has(self, who: str) -> str:
        """You have, or your opponent has."""
        return f"{SUBJECTS[who]} {'have' if who == 'you' else 'has'}"

    def fallen(self, selector: Node, many: bool, walk: Walk) -> str:
        """A Forward you controlled that was put from the field into the Break Zone this turn."""
        phrase = self.noun(selector, walk)
        phrase.place = re.sub("controls?$", "controlled", phrase.place)
        was = "were" if many else "was"
        if phrase.owner:
            return f"of {phrase.owner} {phrase.several()} that {was} {FALLEN}"
        return f"{phrase.several() if many else phrase.single()} that {was} {FALLEN}"

    def value_damage(self, told: Told) -> str:
        """How much damage a player has taken."""
        return f"the number of {self.unit(told.node, True, told.walk).removeprefix('of ')}"

    value_crystals = value_damage
    value_fallen = value_damage
    value_counters = value_damage

    # ---- conditions

    def counted_condition(self, value: Node, bound: Node, walk: Walk) -> str:
        """You have 2 or more Crystals; there are 3 or more Alpha Counters on it."""
        number = bound.fields["value"]
        quantity = f"{number} {self.word('how-many', bound.kind)}".rstrip()
        quantity = f"exactly {quantity}" if bound.kind == "equals" else quantity
        single = quantity == "exactly 1"
        who = value.get("of")
        if value.kind in ("damage", "crystals") and who != "anyone":
            if value.kind == "crystals":
                return f"{self.player_has(who)} {quantity} {'Crystal' if single else 'Crystals'}"
            return f"{self.player_has(who)} received {quantity} {'point' if single else 'points'} of damage"
        if value.kind == "fallen":
            things, were = self.fallen(value.fields["of"], not single, walk).split(" that ", 1)
            return f"{quantity} {things} {were}"
        if value.kind == "counters":
            return f"there {'is' if single else 'are'} {quantity} {self.unit(value, not single, walk)}"
        found = super().counted_condition(value, bound, walk)
        return found.replace("exactly 0 ", "0 ") if self.game == "fftcg" else found

    def condition_turn(self, told: Told) -> str:
        """It is a player's turn."""
        return f"it is {POSSESSIVES[told.raw('whose')]} turn"

    # ---- triggers

    def trigger_either(self, told: Told) -> str:
        """Any of these events; what they have in common is said once."""
        events = told["triggers"]
        what = told.raw("triggers")[0].get("what")
        if isinstance(what, Node):
            common = f"when {told.walk.tell(what)} "
            if all(event.startswith(common) for event in events):
                return common + listed([event.removeprefix(common) for event in events], "or")
        return listed(events, "or")

    def trigger_enters(self, told: Told) -> str:
        """A card enters the field, perhaps by a certain way."""
        how = self.word("way", told.raw("by")) if told.has("by") else ""
        return f"when {told['what']} enters the field{how}"

    def trigger_leaves(self, told: Told) -> str:
        """A card leaves the field for a place."""
        if self.game != "fftcg":
            return super().trigger_leaves(told)
        if set(told.raw("to")) == ANY_PLACE:
            return f"when {told['what']} leaves the field{self.looked(told)}"
        return f"when {told['what']} is {self.put_from_field(told.raw('to'))}{self.looked(told)}"

    def put_from_field(self, zones: list[str]) -> str:
        """Put from the field into the Break Zone."""
        if zones == ["removed"]:
            return "removed from the game"
        if zones == ["hand"]:
            return "returned to its owner's hand"
        places = listed(self.named("destination", zones), "or").format(owner="its owner's")
        return f"put from the field {places}"

    def trigger_step_starts(self, told: Told) -> str:
        """A phase starts; that of the end is where turns end."""
        if self.game != "fftcg":
            return super().trigger_step_starts(told)
        whose = told.raw("whose")
        if told.raw("step") == "end":
            return f"at the end of {'each' if whose == 'anyone' else POSSESSIVES[whose]} turn"
        return f"at the beginning of {'each' if whose == 'anyone' else POSSESSIVES[whose]} {told['step']}"

    def next_time(self, when: Node, walk: Walk) -> str:
        """The next time that an event happens."""
        if when.kind == "step-starts":
            whose = "a" if when.fields["whose"] == "anyone" else POSSESSIVES[when.fields["whose"]]
            step = self.word("step", when.fields["step"])
            return (
                f"the next time {whose} {'turn ends' if when.fields['step'] == 'end' else f'{step} begins'}"
            )
        event = str(walk.tell(when))
        return (
            f"the next time {event.removeprefix('when ')}" if event.startswith("when ") else f"once, {event}"
        )

    def trigger_casts(self, told: Told) -> str:
        """A player casts a card."""
        return f"when {self.player_does(told.raw('who'), 'cast')} {told['what']}"

    def trigger_draws(self, told: Told) -> str:
        """A player draws a card."""
        return f"when {self.player_does(told.raw('who'), 'draw')} a card"

    def trigger_discards(self, told: Told) -> str:
        """A player discards a card."""
        return f"when {self.player_does(told.raw('who'), 'discard')} a card"

    def player_does(self, who: str, verb: str) -> str:
        """You draw; your opponent draws; a player draws."""
        if who == "you":
            return f"you {verb}"
        return f"{'a player' if who == 'anyone' else SUBJECTS[who]} {verb}s"

    def trigger_primes(self, told: Told) -> str:
        """A Character is primed."""
        source = f"from Card Name {told['named']}" if told.has("named") else ""
        return spaced(f"when {told['what']} is primed", source)

    def trigger_damages_player(self, told: Told) -> str:
        """A card deals damage to a player."""
        who = "a player" if told.raw("who") == "anyone" else SUBJECTS[told.raw("who")]
        return f"when {told['what']} deals damage to {who}"
