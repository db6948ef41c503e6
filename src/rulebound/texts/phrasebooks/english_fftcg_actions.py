"""English actions of FF-TCG: "Choose 1 Forward. Deal it 4000 damage."

What acts on the same objects, or holds of them for as long, is told in one: "Dull it and freeze it."
"""

from typing import Any

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_nouns import (
    SUBJECTS,
    listed,
    plural,
    spaced,
)
from rulebound.texts.phrasebooks.english_steps import EnglishSteps
from rulebound.texts.phrasebooks.model import (
    Amount,
    Phrase,
    Reference,
    Told,
    Walk,
    same_in_a_row,
)

HIDDEN = {"hand", "deck", "looked"}
"""Zones whose cards one player sees at most."""


class FinalFantasyActions(EnglishSteps):
    """What is done in FF-TCG."""

    # ---- several steps in one

    def runs(self, nodes: list[Node]) -> list[list[Node]]:
        """Steps in order, those together that are told in one."""
        if self.game != "fftcg":
            return super().runs(nodes)
        found: list[list[Node]] = []
        for run in same_in_a_row(nodes):
            if found and found[-1][0].kind == "look" and is_put_back(run[0]):
                found[-1].extend(run)
            else:
                found.append(run)
        return found

    def together(self, run: list[Node], walk: Walk) -> str:
        """Several steps in one; to look at cards is to leave them as they are."""
        if run[0].kind == "look":
            return str(walk.tell(run[0]))
        if run[0].group == "static":
            return self.held_together(run, walk)
        return listed([str(walk.tell(node)) for node in run], "and")

    def held_together(self, run: list[Node], walk: Walk) -> str:
        """Several statements on the same objects."""
        raise NotImplementedError

    def choosing(self, parts: list[str]) -> list[str]:
        """Choose 1 Forward and deal it 4000 damage."""
        own = not parts[0].startswith(("your opponent ", "each player "))
        return [" and ".join(parts)] if self.game == "fftcg" and len(parts) == 2 and own else parts

    # ---- compound steps

    def action_may(self, told: Told) -> Phrase:
        """You may …; what follows from it is a sentence of its own, unless it speaks of not doing it."""
        step, *others = told.raw("do")
        follows = step.kind in ("if-you-do", "when-you-do") and "else" not in step.fields
        if self.game != "fftcg" or others or not follows:
            return super().action_may(told)
        first, *rest = told.walk.tell(step)
        return [f"{self.permitting(step)} {first}", *rest]

    def action_when_you_do(self, told: Told) -> list[str]:
        """… When you do so, …"""
        return [told["do"], f"when you do so, {told['then']}"]

    def action_delayed(self, told: Told) -> str:
        """A trigger for later."""
        when = told.raw("when")
        lasts = told.raw("for")
        if lasts == "once":
            return f"{self.next_time(when, told.walk)}, {told['do']}"
        ends = when.kind == "step-starts" and (when.fields["step"], when.fields["whose"]) == ("end", "anyone")
        if lasts == "turn" and ends:
            return f"at the end of the turn, {told['do']}"
        return f"{told['for'].strip()}, {told['when']}, {told['do']}"

    def action_select(self, told: Told) -> str:
        """Select among parts."""
        amount = self.amount(told.raw("count"), told.walk, "", told.raw("up-to-instead", told.raw("up-to")))
        upto = "up to " if told.raw("up-to") else ""
        parts = " ".join(quoted(part) for part in told["of"])
        early = told.raw("pick")
        note = "" if early == "announced" else f" ({self.word('pick', early)})"
        count = f"{upto}{amount.figure} of the {len(told.raw('of'))} following actions"
        return f"select {count}{amount.each}{amount.remark}{note}: {parts}"

    def part_part(self, told: Told) -> str:
        """One of the actions to select from."""
        return self.text(told.walk.paragraph(told.raw("do")))

    def action_piles(self, told: Told) -> list[str]:
        """One player makes two piles, another takes one."""
        splits = self.does(told.raw("split-by"), "separate")
        selects = self.does(told.raw("taken-by"), "select")
        cards = self.group(told.raw("from"), told.walk)
        return [
            f"{splits} the {cards} into 2 piles",
            f"{selects} 1 of the piles",
            f"do this with the selected pile: {told['taken']}",
            f"do this with the other pile: {told['left']}",
        ]

    def does(self, who: str, verb: str) -> str:
        """What a player does: an imperative for you."""
        return verb if who == "you" else f"{SUBJECTS[who]} {verb}s"

    # ---- damage

    def action_damage(self, told: Told) -> str:
        """Deal damage."""
        target = told.raw("to")
        to = told["to"]
        amount = self.amount(told.raw("amount"), told.walk)
        deal = self.dealing(told)
        if target.kind == "player":
            points = "1 point" if amount.figure == "1" else f"{amount.figure} points"
            return f"{deal} {to} {points} of damage{amount.each}{amount.remark}"
        damage = f"{amount.figure} damage{amount.each}{amount.remark}"
        if amount.figure == "N":
            damage = f"damage equal to {told['amount']}"
        short = target.kind == "bound" or str(to) in ("it", "them")
        return f"{deal} {to} {damage}" if short else f"{deal} {damage} to {to}"

    def dealing(self, told: Told) -> str:
        """Deal, or: a card deals."""
        if not told.has("by"):
            return "deal"
        source = told["by"]
        return f"{source:subject} {source:deals}"

    def action_split_damage(self, told: Told) -> str:
        """Damage that is divided."""
        to = told["to"]
        amount = self.amount(told.raw("amount"), told.walk)
        return f"divide {amount.figure} damage{amount.each}{amount.remark} among {to} as you like"

    def action_damage_player(self, told: Told) -> str:
        """Deal points of damage to a player."""
        amount = self.amount(told.raw("count"), told.walk)
        points = "1 point" if amount.figure == "1" else f"{amount.figure} points"
        who = SUBJECTS[told.raw("who")]
        return f"{self.dealing(told)} {who} {points} of damage{amount.each}{amount.remark}"

    # ---- cards

    def action_aim(self, told: Told) -> str:
        """Choose what later steps act on; what is chosen has said so itself."""
        what = told["what"]
        introduced = told.raw("what").kind == "choose" or told.raw("what").get("by", "you") != "you"
        return "" if introduced else f"{self.word('phrase', 'pick')} {what}"

    def action_put(self, told: Told) -> str:
        """Move cards to a place of their owner."""
        if self.game != "fftcg":
            return super().action_put(told)
        what = told["what"]
        to = told.raw("to")
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if to == "removed":
            return f"remove {what} from the game{order}"
        zone = self.zone_of(told.raw("what"), told.walk)
        place = self.word("destination", to).format(owner=self.owner_of(told.raw("what"), what, told.walk))
        verb = "put" if to != "hand" else "return" if zone in ("field", "") else "add"
        if told.raw("shown") and zone in HIDDEN and to in ("hand", "deck-top", "deck-bottom"):
            return f"reveal {what} and {verb} {self.pronoun(what.many)} {place}{order}"
        return f"{verb} {what} {place}{order}"

    def zone_of(self, target: Node, walk: Walk) -> str:
        """The zone from which cards are taken; nothing where it is not known."""
        if target.kind == "this":
            return walk.zone
        selector = walk.selector_of(target)
        return str(selector.fields["zone"]) if selector is not None else ""

    def owner_of(self, target: Node, what: Reference, walk: Walk) -> str:
        """Whose place cards go to."""
        selector = walk.selector_of(target)
        who = selector.get("owner") if selector is not None else None
        if target.kind == "this" and walk.zone != "field":
            who = "you"
        if who in ("you", "opponent"):
            return "your" if who == "you" else "your opponent's"
        return "their owners'" if what.many else "its owner's"

    def action_put_rest(self, told: Told) -> str:
        """The cards that are still aside go to a place."""
        if self.game != "fftcg":
            return super().action_put_rest(told)
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if told.raw("to") == "hand":
            return f"add the rest to your hand{order}"
        return f"put the rest {self.word('destination', told.raw('to')).format(owner='the')}{order}"

    def action_look(self, told: Told) -> str:
        """Look at the top cards of a deck."""
        return f"look at {self.top_cards(told.raw('count'), told.raw('whose'), told.walk)}"

    def action_search(self, told: Told) -> str:
        """Look for cards in the deck."""
        amount = self.amount(told.raw("count"), told.walk)
        selector = told.raw("from")
        phrase = self.noun(selector, told.walk)
        if (selector.fields["zone"], selector.get("owner")) == ("deck", "you"):
            phrase.place = ""
        things = phrase.several() if amount.figure != "1" else phrase.single()
        found = self.pronoun(amount.many)
        ends = {
            "hand": f"add {found} to your hand",
            "field": f"play {found} onto the field",
            "break-zone": f"put {found} into the Break Zone",
        }
        upto = "up to " if told.raw("up-to", False) else ""
        things = f"{upto}{amount.figure} {things}{amount.each}{amount.remark}"
        return f"search for {things} and {ends[told.raw('to')]}"

    def action_reveal_hand(self, told: Told) -> str:
        """A player reveals the hand."""
        whose = told.raw("whose")
        return f"{self.does(whose, 'reveal')} {'your' if whose == 'you' else 'their'} hand"

    def action_cast_card(self, told: Told) -> str:
        """Cast a card by an effect."""
        what = told["what"]
        free = " without paying " + ("their costs" if what.many else "its cost")
        return f"cast {what}{free if told.raw('cost') == 'free' else ''}"

    def action_cancel(self, told: Told) -> str:
        """Cancel what is on the stack."""
        what = told["what"]
        return f"cancel {what:possessive} {'effects' if what.many else 'effect'}"

    def action_discard(self, told: Told) -> str:
        """A player discards."""
        who = told.raw("who")
        amount = self.amount(told.raw("count"), told.walk)
        if told.has("from"):
            cards = self.counted(told.raw("from"), amount, False, told.walk, who)
        else:
            noun = "card" if amount.figure == "1" else "cards"
            hand = "your hand" if who == "you" else "their hand"
            cards = f"{amount.figure} {noun} from {hand}{amount.each}{amount.remark}"
        mark = told.walk.mark(told.raw("as"))
        return spaced(self.does(who, "discard"), cards, f"({mark})" if mark else "")

    def action_discard_hand(self, told: Told) -> str:
        """A player discards the whole hand."""
        who = told.raw("who")
        return f"{self.does(who, 'discard')} {'your' if who == 'you' else 'their'} whole hand"

    def action_discard_this(self, told: Told) -> str:
        """Discard the card itself."""
        return f"discard {self.own_name(told.walk)}"

    def action_bring(self, told: Told) -> str:
        """A card comes from outside the game."""
        end = "add it to your hand" if told.raw("to") == "hand" else "play it onto the field"
        return f"take card {told['number']} from outside the game and {end}"

    # ---- Crystals and counters

    def action_gain_crystals(self, told: Told) -> str:
        """Gain Crystals."""
        return f"{self.does(told.raw('who', 'you'), 'gain')} {self.crystals(told.raw('count'), told.walk)}"

    def action_pay_crystals(self, told: Told) -> str:
        """Pay Crystals."""
        return f"pay {self.crystals(told.raw('count'), told.walk)}"

    def crystals(self, count: Any, walk: Walk) -> str:
        """Crystals as signs, or so many of them."""
        if isinstance(count, int) and count < 10:
            return self.payment("crystal", count)
        amount = self.amount(count, walk)
        return f"{amount.figure} {self.word('payment', 'crystal')}{amount.each}{amount.remark}"

    def counters(self, told: Told) -> str:
        """So many counters."""
        amount = self.amount(told.raw("count"), told.walk)
        name = self.counter(told.raw("counter"))
        return f"{amount.figure} {name if amount.figure == '1' else plural(name)}{amount.each}{amount.remark}"

    def action_add_counters(self, told: Told) -> str:
        """Put counters on."""
        what = told["what"]
        return f"put {self.counters(told)} on {what}"

    def action_remove_counters(self, told: Told) -> str:
        """Remove counters."""
        what = told["what"]
        return f"remove {self.counters(told)} from {what}"

    # ---- the game

    def action_extra_phase(self, told: Told) -> str:
        """One more phase."""
        return f"after this phase, there is an additional {self.word('phase', told.raw('phase'))}"

    def action_lose(self, told: Told) -> str:
        """A player loses."""
        return f"{self.does_say(told.raw('who'), told.node.kind)} the game"

    action_win = action_lose

    def does_say(self, who: str, verb: str) -> str:
        """What a player does, as a statement."""
        return f"you {verb}" if who == "you" else f"{SUBJECTS[who]} {verb}s"

    def payment(self, word: str, count: int) -> str:
        """A payment in signs."""
        if word == "mill":
            return f"put {self.top_of(Amount(str(count)), 'your deck')} into the Break Zone"
        return f"[{count}]" if word == "generic" else self.word("payment", word) * count


def quoted(text: str) -> str:
    """A text in quotation marks; those within it become single ones."""
    return f"“{text.replace('“', '‘').replace('”', '’')}”"


def is_put_back(node: Node) -> bool:
    """Whether cards that were looked at go back as they were."""
    return node.kind == "put-rest" and (node.get("to"), node.get("order")) == ("deck-top", "kept")
