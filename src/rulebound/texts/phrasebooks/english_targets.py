"""English numbers, and how targets are named.

A target that is chosen is named in a clause of its own ("select 1 of your Spirits") and then referred to.
"""

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_nouns import (
    POSSESSIVES,
    SUBJECTS,
    EnglishNouns,
    EnglishReference,
    noun,
    plural,
    spaced,
)
from rulebound.texts.phrasebooks.model import (
    Reference,
    Told,
    Walk,
    is_figure,
)


class EnglishTargets(EnglishNouns):
    """How many, and which."""

    # ---- numbers

    def each(self, counted: Node, every: int, walk: Walk) -> str:
        """For each of your Nexuses; for every 2 of them."""
        if counted.kind == "how-many":
            those = walk.bound_as(counted.fields["bound"])
            return f" for each of {those}" if every == 1 else f" for every {every} of {those}"
        each = "each" if every == 1 else f"every {every}"
        if counted.kind != "count":
            return f" for {each} {self.unit(counted, every > 1, walk)}"
        phrase = self.noun(counted.fields["of"], walk)
        if phrase.owner:
            return f" for {each} of {phrase.owner} {phrase.several()}"
        return f" for {each} {phrase.single() if every == 1 else phrase.several()}"

    def unit(self, counted: Node, many: bool, walk: Walk) -> str:
        """One, or several, of what a value other than `count` counts."""
        raise NotImplementedError

    def instead_remark(self, value: Node, walk: Walk, unit: str = "", up_to: bool = False) -> str:
        """Another number under a condition."""
        then = walk.value(value.fields["then"])
        then = f"up to {then}" if up_to else then
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
        in_play = self.game == "fftcg" or selector is None or selector.fields.get("zone") == "field"
        if kinds and not in_play:
            words = [f"{words[0]} card"]
        return noun(f"those {plural(words[0])}", True) if many else noun(f"that {words[0]}")

    def target_this(self, told: Told) -> Reference:
        """The card itself."""
        if self.game == "fftcg":
            return noun(self.own_name(told.walk))
        kind = told.walk.facts.kind
        on_field = told.walk.zone == "field" and kind != "magic"
        return noun(f"this {self.word('kind', kind)}" if on_field else "this card")

    def own_name(self, walk: Walk) -> str:
        """The name of the card, or "this Forward" for what is given an ability."""
        if not walk.given:
            return walk.facts.name(self.language)
        return f"this {self.find(self.words, 'kind', walk.given) or self.word('thing', 'card')}"

    def target_it(self, told: Told) -> Reference:
        """What was spoken of last."""
        return self.pronoun(False)

    def target_bound(self, told: Told) -> Reference:
        """What was bound under a name."""
        return self.that_one(None, False, "")

    def target_attacker(self, told: Told) -> Reference:
        """What attacks."""
        return noun(f"the attacking {self.word('phrase', 'fighter')}")

    def target_blocker(self, told: Told) -> Reference:
        """What blocks."""
        return noun(f"the blocking {self.word('phrase', 'fighter')}")

    def target_choose(self, told: Told) -> Reference:
        """Chosen: said before, then referred to."""
        return self.introduced(told, self.word("phrase", "choose"))

    def target_pick(self, told: Told) -> Reference:
        """Picked: named where it is used, unless another player picks."""
        if told.raw("by", "you") != "you":
            return self.introduced(told, self.word("phrase", "pick"))
        amount = self.amount(told.raw("count"), told.walk)
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk)
        return noun(text + self.marks(told, "resolution"), amount.many)

    def introduced(self, told: Told, verb: str) -> Reference:
        """Objects that a player picks in a clause of its own."""
        amount = self.amount(told.raw("count"), told.walk)
        who = told.raw("by", "you")
        text = self.counted(told.raw("from"), amount, told.raw("up-to"), told.walk, who)
        announced = self.game == "fftcg" and told.node.kind == "choose"
        text += self.marks(told, "announced" if announced else "resolution")
        told.walk.introduce(f"{verb} {text}" if who == "you" else f"{SUBJECTS[who]} {verb}s {text}")
        return self.pronoun(amount.many or who == "anyone")

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
