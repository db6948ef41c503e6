"""English statements of FF-TCG: "Until the end of the turn, it gains +2000 power and Brave." """

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_fftcg_actions import FinalFantasyActions, quoted
from rulebound.texts.phrasebooks.english_fftcg_clauses import ANY_PLACE
from rulebound.texts.phrasebooks.english_nouns import (
    POSSESSIVES,
    SUBJECTS,
    EnglishReference,
    article,
    listed,
    noun,
    spaced,
)
from rulebound.texts.phrasebooks.model import (
    Reference,
    Told,
    Walk,
    subject_of,
)


class FinalFantasyStatics(FinalFantasyActions):
    """What holds in FF-TCG."""

    def lasting(self, told: Told, clause: str) -> str:
        """A statement with how long it holds: before it where that can stand there."""
        if told.raw("for") in (None, "permanent", "once"):
            return f"{clause}{told['for']}"
        return f"{told['for'].strip()}, {clause}"

    def number_of(self, what: Reference, name: str) -> str:
        """Its power; the power of all the Forwards."""
        short = what.many and str(what) != "them"
        return f"the {name} of {what}" if short else f"{what:possessive} {name}"

    def static_becomes(self, told: Told) -> str:
        """Set a number."""
        if self.game != "fftcg":
            return super().static_becomes(told)
        what = told["of"]
        return f"{self.number_of(what, told['what'])} becomes {told['to']}{told['for']}"

    # ---- several statements in one

    def held_together(self, run: list[Node], walk: Walk) -> str:
        """Several statements on the same objects; what they gain is told in one."""
        clauses: list[str] = []
        gains: list[str] = []
        who: Reference = self.pronoun(False)
        for node in run:
            told = Told(without_duration(node), walk)
            if not gains and is_gain(node):
                who = walk.tell(subject_of(node) or node)
            piece = self.gained(told)
            if piece:
                gains.append(piece)
                continue
            clauses += [self.gaining(who, gains)] if gains else []
            gains = []
            clauses.append(str(walk.tell(told.node)))
        clauses += [self.gaining(who, gains)] if gains else []
        return self.lasting(Told(run[0], walk), listed(clauses, "and"))

    def gaining(self, who: Reference, gains: list[str]) -> str:
        """An object gains all this."""
        return f"{who:subject} {who:gains} {listed(gains, 'and')}"

    def gained(self, told: Told) -> str:
        """What is gained: power, a keyword, an ability; nothing for other statements."""
        if not is_gain(told.node):
            return ""
        if told.node.kind == "change":
            return f"+{told.raw('by')} {self.word('property', 'power')}"
        return str(told["keyword"]) if told.has("keyword") else quoted(told["ability"])

    # ---- numbers

    def static_change(self, told: Told) -> str:
        """Gain or lose power; cost more or less."""
        if self.game != "fftcg":
            return super().static_change(told)
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        number = f"{amount.figure}{amount.each}{amount.remark}"
        if told.raw("what") == "cost":
            verb = "reduced" if told.raw("down") else "increased"
            floor = f" (to a minimum of {told.raw('floor')})" if told.raw("floor") else ""
            return self.lasting(told, f"the cost to cast {what} is {verb} by {number}{floor}")
        if amount.figure == "N":
            verb = f"{what:loses}" if told.raw("down") else f"{what:gains}"
            return self.lasting(told, f"{what:subject} {verb} power equal to {told['by']}")
        power = f"{amount.figure} {self.word('property', 'power')}{amount.each}{amount.remark}"
        verb = f"{what:loses} " if told.raw("down") else f"{what:gains} +"
        if amount.each or amount.remark:
            return self.lasting(told, f"{what:subject} {verb}{power}")
        return f"{what:subject} {verb}{power}{told['for']}"

    def static_more_attacks(self, told: Told) -> str:
        """Can attack more often."""
        what = told["what"]
        amount = self.amount(told.raw("by"), told.walk)
        times = "time" if amount.figure == "1" else "times"
        more = f"{what:subject} can attack {amount.figure} more {times}"
        if told.raw("for") == "turn":
            return f"{more} this turn{amount.each}{amount.remark}"
        return self.lasting(told, f"{more} per turn{amount.each}{amount.remark}")

    # ---- what is not possible, and what has to be

    def static_cannot(self, told: Told) -> str:
        """Cannot do this, or not because of these."""
        if self.game != "fftcg":
            return super().static_cannot(told)
        what = told["what"]
        do = told.raw("do")
        owner = "their owners'" if what.many else "its owner's"
        deed = self.word("cannot", do).format(owner=owner)
        return f"{what:bare} cannot {deed}{self.because_of(told)}{told['for']}"

    def because_of(self, told: Told) -> str:
        """By whom or what something cannot be done."""
        if told.has("by") and not told.has("sources") and not told.has("whose"):
            others = self.group(told.raw("by"), told.walk)
            word = self.find(self.words, "prevented", told.raw("do")) or " by effects of {others}"
            return word.format(others=others)
        return self.by_sources(told, told.raw("by"))

    def by_sources(self, told: Told, selector: Node | None) -> str:
        """By your opponent's Summons of cost 1."""
        sources, whose = told.raw("sources"), told.raw("whose")
        if sources is None and selector is None:
            players = {"you": "you", "opponent": "your opponent", "anyone": "either player"}
            return f" by {players[whose]}" if whose else ""
        words = self.word("sources", sources) if sources else "effects"
        if selector is not None:
            phrase = self.noun(selector, told.walk)
            if sources == "summons" and "kind" not in selector.fields:
                phrase.words = [self.word("kind", "summon")]
                words = phrase.several()
            else:
                words = f"{words} of {phrase.several()}"
        return spaced(" by", POSSESSIVES[whose] if whose else "", words)

    def static_must(self, told: Told) -> str:
        """Has to do this if able."""
        if self.game != "fftcg":
            return super().static_must(told)
        what = told["what"]
        even = ", even while dull" if told.has("even-exhausted") else ""
        return self.lasting(told, f"{what:subject} must {self.word('must', told.raw('do'))} if able{even}")

    def static_tax_cp(self, told: Told) -> str:
        """Not possible unless it is paid for."""
        what = told["what"]
        who = "their controllers pay" if what.many else "its controller pays"
        deed = self.word("taxed-deed", told.raw("on"))
        return self.lasting(told, f"{what:bare} cannot {deed} unless {who} {''.join(told['payment'])}")

    # ---- what objects are

    def static_loses(self, told: Told) -> str:
        """Loses abilities."""
        if self.game != "fftcg" or told.raw("lost") == "keyword":
            return super().static_loses(told)
        what = told["what"]
        whose = "their" if what.many else "its"
        return f"{what:subject} {what:loses} all {whose} abilities{told['for']}"

    def static_gain_control(self, told: Told) -> str:
        """A player controls it."""
        return f"{self.does_say(told.raw('who'), 'gain')} control of {told['what']}{told['for']}"

    def static_takes(self, told: Told) -> str:
        """Has another job, element, kind or power."""
        what = told["what"]
        jobs = told["job"]
        kinds = self.any_of([article(name) for name in self.named("kind", told.raw("kind", []))])
        power = told.raw("power")
        if told.raw("also"):
            named = spaced(kinds, f"with {power} power" if power is not None else "")
            job = f"Job {jobs}" if jobs else ""
            all_of = listed([part for part in (told["element"], job, named) if part], "and")
            return f"{what:subject} {what:is} also {all_of}{told['for']}"
        parts = (
            [f"{self.number_of(what, 'Element')} becomes {told['element']}"] if told.has("element") else []
        )
        parts += [f"{self.number_of(what, 'Job')} becomes {jobs}"] if jobs else []
        parts += [f"{what:subject} {what:becomes} {kinds}"] if kinds else []
        parts += [f"{self.number_of(what, 'power')} becomes {power}"] if power is not None else []
        return self.lasting(told, listed(parts, "and"))

    def static_also_named(self, told: Told) -> str:
        """Has another card name too."""
        what = told["what"]
        return f"{what:subject} {what:is} also Card Name {told['named']}"

    # ---- what happens in place of something

    def one(self, target: Node, walk: Walk) -> Reference:
        """Any one of the objects that something can happen to; those that come later are meant too."""
        if target.kind == "player":
            who = target.fields["who"]
            return EnglishReference("either player" if who == "anyone" else SUBJECTS[who], who == "you")
        if target.kind != "all":
            told: Reference = walk.tell(target)
            return told
        found = str(self.one_of(target.fields["of"], walk))
        mark = walk.mark(target.get("as"))
        remark = f" ({self.word('set', 'locked')})" if target.fields["set"] == "locked" else ""
        return noun(f"{found}{f' ({mark})' if mark else ''}{remark}")

    def if_damaged(self, told: Told, result: str) -> str:
        """If it is dealt damage, …"""
        lead = "the next time" if told.has("next") else "if"
        to = self.one(told.raw("to"), told.walk)
        by = self.by_sources(told, None)
        if told.has("from"):
            source = self.one(told.raw("from"), told.walk)
            event = f"{source:subject} {source:deals} damage to {to}{by}"
        else:
            event = f"{to:subject} {to:is} dealt damage{by}"
        return self.lasting(told, f"{lead} {event}, the damage {result} instead")

    def static_damage_becomes(self, told: Told) -> str:
        """Damage becomes another amount."""
        amount = self.amount(told.raw("amount"), told.walk)
        return self.if_damaged(told, f"becomes {amount.figure}{amount.each}{amount.remark}")

    def static_damage_change(self, told: Told) -> str:
        """Damage is more or less."""
        amount = self.amount(told.raw("by"), told.walk)
        verb = "is reduced" if told.raw("down") else "increases"
        return self.if_damaged(told, f"{verb} by {amount.figure}{amount.each}{amount.remark}")

    def static_goes_instead(self, told: Told) -> list[str]:
        """What would leave the field for a place goes to another one."""
        what = self.one(told.raw("what"), told.walk)
        instead = told.raw("instead")
        way = self.find(self.words, "goes", instead) or f"put {{it}} {self.word('destination', instead)}"
        goes = way.format(it=self.pronoun(what.many), owner="their owners'" if what.many else "its owner's")
        may = f"{self.word('phrase', 'can')} " if told.has("may") else ""
        leaves = f"be {self.put_from_field(told.raw('to'))}"
        event = f"if {what:subject} would {'leave the field' if set(told.raw('to')) == ANY_PLACE else leaves}"
        found = [self.lasting(told, f"{event}, {may}{goes} instead")]
        if told.has("then"):
            found.append(f"{self.word('phrase', 'if-you-do') if may else 'in that case'}, {told['then']}")
        return found

    def static_enters_under(self, told: Told) -> str:
        """May enter under a player's control."""
        what = self.one(told.raw("what"), told.walk)
        them = self.pronoun(what.many)
        instead = f"{them:subject} may enter under {POSSESSIVES[told.raw('who')]} control instead"
        return f"if {what:subject} would enter the field, {instead}"

    def static_enters_dull(self, told: Told) -> str:
        """Enters the field dull, or active."""
        what = told["what"]
        state = self.word("state", "dull" if told.has("dull") else "active")
        return f"{what:subject} {what:enters} the field {state}"

    # ---- costs, CP and limits

    def static_cheaper(self, told: Told) -> str:
        """An additional payment lowers the cost."""
        amount = self.amount(told.raw("by"), told.walk)
        cost = f"the cost to cast {self.own_name(told.walk)}"
        less = f"{amount.figure}{amount.each}{amount.remark}"
        return f"you can pay {''.join(told['pay'])} in addition to reduce {cost} by {less}"

    def static_alternative(self, told: Told) -> str:
        """Another payment takes the place of the CP cost."""
        name = self.own_name(told.walk)
        return f"you can pay {''.join(told['pay'])} instead of the CP cost to cast {name}"

    def static_ability_cost(self, told: Told) -> str:
        """Using abilities costs more or less."""
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        verb = "reduced" if told.raw("down") else "increased"
        cost = f"the CP cost to use action and special abilities of {what} is {verb}"
        return self.lasting(told, f"{cost} by {amount.figure}{amount.each}{amount.remark}")

    def static_produces(self, told: Told) -> str:
        """Can also produce CP."""
        what = told["what"]
        points = f"{told['element']} CP" if told.has("element") else "CP of any Element"
        return f"{what:subject} can also produce {points}"

    def static_pays_only(self, told: Told) -> str:
        """Only CP of some elements can be paid."""
        what = told["of"]
        return f"only {told['element']} CP can be paid to cast {what}"

    def static_any_element(self, told: Told) -> str:
        """CP of any Element can be paid."""
        what = told["of"]
        cost = f"the cost to cast {what}" if told.raw("cost") == "cast" else f"the Priming cost of {what}"
        return f"{cost} can be paid with CP of any Element"

    def static_no_limit(self, told: Told) -> str:
        """A limit on what may be on the field does not count."""
        limit = self.word("counted-limit", told.raw("limit"))
        return f"the limit of 1 {limit} does not apply to {told['what']:bare}"


def is_gain(node: Node) -> bool:
    """Whether a statement says that something is gained that needs no sentence of its own."""
    if node.kind == "gains":
        return True
    raises = node.kind == "change" and node.fields["what"] == "power" and not node.fields["down"]
    return raises and isinstance(node.fields["by"], int)


def without_duration(node: Node) -> Node:
    """The same statement without how long it holds."""
    fields = {name: value for name, value in node.fields.items() if name != "for"}
    return Node(node.group, node.kind, fields, node.path)
