"""Actions and statics that only FF-TCG has, in Japanese and Chinese."""

from itertools import groupby

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.eastern_steps import EasternSteps
from rulebound.texts.phrasebooks.model import (
    COMPOUND,
    Reference,
    Told,
    Walk,
    same_in_a_row,
    subject_of,
)

COMBAT = {"attack", "block", "be-blocked", "deal-damage", "use-action-abilities"}
"""Deeds that are not done by an effect."""


class EasternFinalFantasy(EasternSteps):
    """What is done, and what holds, in FF-TCG alone."""

    # ---- several steps in one

    def runs(self, nodes: list[Node]) -> list[list[Node]]:
        """What is done with the same objects, or holds of them for as long, is told in one."""
        if self.game != "fftcg":
            return super().runs(nodes)
        found: list[list[Node]] = []
        for run in same_in_a_row(nodes):
            if run[0].kind == "put-rest" and found and found[-1][-1].kind == "look":
                found[-1].extend(run)
            else:
                found.append(run)
        return found

    def together(self, run: list[Node], walk: Walk) -> str:
        """Several steps in one: how long they last is said once, and what is gained is listed."""
        if run[0].kind == "look":
            return self.merely_look(run[0], run[1], walk)
        said: list[str] = []
        for gained, nodes in groupby(run, lambda node: node.kind == "gains"):
            steps = list(nodes)
            said += [self.gaining(steps, walk)] if gained else [str(walk.tell(node)) for node in steps]
        duration = Told(run[0], walk)["for"]
        said[1:] = [text.replace(duration, "", 1) for text in said[1:]]
        subject = subject_of(run[-1])
        assert subject is not None
        return self.linked(said, walk.tell(subject), run[0].group == "static")

    def merely_look(self, look: Node, back: Node, walk: Walk) -> str:
        """Look at cards and put all of them back."""
        cards = self.pronoun(look.fields["count"] != 1)
        said = [str(walk.tell(look)), self.put_away(Told(back, walk), str(cards))]
        return self.linked(said, cards, False)

    def linked(self, said: list[str], subject: Reference, statements: bool) -> str:
        """What is done with a subject, or said of it, in one sentence without its end."""
        raise NotImplementedError

    # ---- actions

    def by_card(self, told: Told) -> str:
        """The card that deals damage itself."""
        return self.say("dealer", by=told["by"]) if told.has("by") else ""

    def action_damage(self, told: Told) -> str:
        """Deal damage."""
        phrase = "damage-player" if told.raw("to").kind == "player" else "damage"
        by = self.by_card(told)
        return self.say(phrase, by=by, to=told["to"], **self.amounts(told.raw("amount"), told.walk))

    def action_split_damage(self, told: Told) -> str:
        """Deal damage that was divided."""
        return self.say("split-damage", to=told["to"], **self.amounts(told.raw("amount"), told.walk))

    def action_damage_player(self, told: Told) -> str:
        """Deal points of damage to a player."""
        slots = self.amounts(told.raw("count"), told.walk)
        by = self.by_card(told)
        return self.say("damage-player", by=by, to=self.word("player", told.raw("who")), **slots)

    def action_aim(self, told: Told) -> str:
        """Choose what later steps act on: said by the choice itself, where it is one."""
        what = told["what"]
        picked = told.raw("what").kind in ("choose", "pick")
        if picked and str(what) == str(self.pronoun(what.many)):
            return ""
        return self.say("pick", things=what) if picked else self.say("aim", what=what)

    def action_search(self, told: Told) -> str:
        """Search the deck."""
        selector = told.raw("from")
        amount = self.amount(told.raw("count"), told.walk, self.counter(selector))
        things = self.counted(selector, amount, told.raw("up-to", False), told.walk)
        end = self.word("searched", told.raw("to"))
        return self.say("search", each=amount.each, things=things, remark=amount.remark, end=end)

    def action_look(self, told: Told) -> str:
        """Look at the top cards of a deck."""
        whose = self.word("whose", told.raw("whose"))
        return self.say("look", whose=whose, **self.amounts(told.raw("count"), told.walk))

    def action_reveal_hand(self, told: Told) -> str:
        """A player reveals the hand."""
        return self.say("reveal-hand", who=self.doer(told.raw("whose")))

    def action_cast_card(self, told: Told) -> str:
        """Cast a card."""
        how = self.say("free") if told.raw("cost") == "free" else ""
        return self.say("cast-card", what=told["what"], how=how)

    def action_gain_crystals(self, told: Told) -> str:
        """A player gains Crystals."""
        slots = self.amounts(told.raw("count"), told.walk)
        return self.say("gain-crystals", who=self.doer(told.raw("who", "you")), **slots)

    def action_pay_crystals(self, told: Told) -> str:
        """Pay Crystals."""
        return self.say("pay-crystals", **self.amounts(told.raw("count"), told.walk))

    def action_add_counters(self, told: Told) -> str:
        """Put counters on."""
        what = told["what"]
        slots = self.amounts(told.raw("count"), told.walk)
        return self.say(told.node.kind, what=what, counter=told["counter"], **slots)

    action_remove_counters = action_add_counters

    def action_piles(self, told: Told) -> list[str]:
        """One player makes two piles, another takes one."""
        splitter = self.word("player", told.raw("split-by"))
        taker = self.word("player", told.raw("taken-by"))
        return [
            self.say("split", split=splitter, things=self.things(told.raw("from"), told.walk)),
            self.say("take", taker=taker),
            self.say("taken", do=told["taken"]),
            self.say("left", do=told["left"]),
        ]

    def action_extra_phase(self, told: Told) -> str:
        """One more phase."""
        return self.say("extra-phase", phase=self.word("phase", told.raw("phase")))

    def action_lose(self, told: Told) -> str:
        """A player loses or wins the game."""
        return self.say(told.node.kind, who=self.word("player", told.raw("who")))

    action_win = action_lose

    def action_bring(self, told: Told) -> str:
        """A card from outside the game."""
        return self.say("bring", number=told["number"], end=self.word("searched", told.raw("to")))

    def action_discard(self, told: Told) -> str:
        """A player discards."""
        who = told.raw("who")
        letter = told.walk.mark(told.raw("as"))
        mark = f"（{letter}）" if letter else ""
        if not told.has("from"):
            slots = self.amounts(told.raw("count"), told.walk)
            return self.say("discard", who=self.doer(who), mark=mark, **slots)
        selector = told.raw("from")
        amount = self.amount(told.raw("count"), told.walk, self.counter(selector))
        things = self.counted(selector, amount, False, told.walk, who)
        slots = {"each": amount.each, "remark": amount.remark, "mark": mark}
        return self.say("discard-such", who=self.doer(who), things=things, **slots)

    def action_discard_this(self, told: Told) -> str:
        """Discard this card."""
        return self.say("discard-this", what=self.target_this(told))

    def action_discard_hand(self, told: Told) -> str:
        """A player discards the whole hand."""
        return self.say("discard-hand", who=self.doer(told.raw("who")))

    def action_delayed(self, told: Told) -> str:
        """A trigger for later."""
        return f"{told['for']}{told['when']}{self.comma}{told['do']}"

    def action_select(self, told: Told) -> str:
        """Select among parts."""
        fewer = told.raw("up-to-instead", told.raw("up-to"))
        amount = self.amount(told.raw("count"), told.walk, self.say("parts"), fewer)
        count = f"{amount.figure}{self.say('parts')}"
        count = self.say("up-to" if told.raw("up-to") else "exactly", count=count) + amount.remark
        early = told.raw("pick")
        note = "" if early == "announced" else f"（{self.word('pick', early)}）"
        parts = "".join(f"「{part}」" for part in told["of"])
        total = len(told.raw("of"))
        return self.say("select", each=amount.each, total=total, count=count, note=note, parts=parts)

    def part_part(self, told: Told) -> str:
        """One of the actions to select from."""
        return self.text(told.walk.paragraph(told.raw("do")))

    def action_may(self, told: Told) -> str | list[str]:
        """May do this; what is done if so is a sentence of its own."""
        step = told.raw("do")[0]
        if self.game != "fftcg" or len(told.raw("do")) > 1 or step.kind not in ("if-you-do", "when-you-do"):
            return super().action_may(told)
        if len(step.fields["do"]) > 1 or step.fields["do"][0].kind in COMPOUND or step.get("else"):
            return super().action_may(told)
        said = self.phrase(Told(step, told.walk))
        assert isinstance(said, list)
        return [self.can(said[0]), *said[1:]]

    def action_when_you_do(self, told: Told) -> list[str]:
        """… When you do so, …"""
        return [told["do"], self.say("when-you-do") + told["then"]]

    # ---- statics

    def prevented_by(self, told: Told) -> str:
        """By what something cannot be done: by cards, or by effects of a player and of cards."""
        by_effects = told.has("sources") or told.has("whose")
        if told.has("by") and self.game == "fftcg":
            by_effects = by_effects or told.raw("do") not in COMBAT
        if not by_effects:
            return super().prevented_by(told)
        return self.word("whose-effect", told.raw("whose", "anyone")) + self.effects(told)

    def effects(self, told: Told) -> str:
        """Summons, abilities or both, perhaps of certain cards."""
        noun = self.word("source", told.raw("sources", "any"))
        selector = told.raw("by")
        if selector is None:
            return noun
        if selector.get("kind") is None and told.raw("sources") in ("summons", "summons-or-abilities"):
            return self.which(Told(selector, told.walk)) + noun
        return self.say("possessive", what=self.things(selector, told.walk)) + noun

    def static_gain_control(self, told: Told) -> str:
        """A player controls it."""
        what = told["what"]
        who = self.word("player", told.raw("who"))
        return self.say("gain-control", whose=f"{what:possessive}", who=who, **{"for": told["for"]})

    def whichever(self, told: Told, field: str) -> Reference:
        """What something happens to, whichever of a set it is."""
        target = told.raw(field)
        if target.kind == "all" and target.fields["set"] == told.walk.usual_set():
            return self.one_of(target.fields["of"], told.walk)
        what = told[field]
        assert isinstance(what, Reference)
        return what

    def damage_slots(self, told: Told) -> dict[str, str]:
        """To what damage is dealt, by what, and whether only the next one is meant."""
        source = ""
        if told.has("from"):
            source = self.say("from", source=self.whichever(told, "from"))
        if told.has("sources") or told.has("whose"):
            noun = self.word("source", told.raw("sources", "any"))
            whose = self.word("whose-effect", told.raw("whose", "anyone"))
            source += self.say("sources-of", whose=whose, source=noun)
        next_one = self.say("next") if told.has("next") else ""
        to = str(self.whichever(told, "to"))
        return {"to": to, "source": source, "next": next_one, "for": told["for"]}

    def static_damage_becomes(self, told: Told) -> str:
        """Damage becomes another amount."""
        return self.say("damage-becomes", amount=told["amount"], **self.damage_slots(told))

    def static_damage_change(self, told: Told) -> str:
        """Damage is more or less."""
        phrase = "less-damage" if told.raw("down") else "more-damage"
        slots = self.damage_slots(told)
        return self.say(phrase, **slots, **self.amounts(told.raw("by"), told.walk))

    def static_goes_instead(self, told: Told) -> list[str]:
        """Goes to another place instead, and perhaps more is done."""
        what = self.whichever(told, "what")
        places = self.any_of(self.named("whereabouts", told.raw("to")))
        zone = told.raw("instead")
        do = self.find(self.words, "instead", zone)
        do = do or self.say("put-instead", where=self.word("whereabouts", zone))
        done = self.say("do-instead", do=do)
        if told.has("may"):
            done = self.can(done)
        said = self.say("goes-instead", what=what, places=places, do=done, **{"for": told["for"]})
        if not told.has("then"):
            return [said]
        if told.has("may"):
            return [said, self.say("if-you-do") + told["then"]]
        return [self.clauses([[said], [told["then"]]], [False, False])]

    def static_enters_under(self, told: Told) -> str:
        """May enter under a player's control."""
        whose = self.word("whose", told.raw("who"))
        return self.say("enters-under", what=self.whichever(told, "what"), whose=whose)

    def static_enters_dull(self, told: Told) -> str:
        """Enters dull, or active."""
        state = self.word("state", "dull" if told.raw("dull") else "active")
        return self.say("enters-dull", what=told["what"], state=state)

    def static_takes(self, told: Told) -> str:
        """Has another job, element, kind or power."""
        what = told["what"]
        taken = []
        for field in ("job", "element", "kind"):
            if told.has(field):
                quoted = self.find(self.words, "quoted", field) or "{word}"
                words = [quoted.format(word=word) for word in self.named(field, told.raw(field))]
                taken.append(self.say(f"taken-{field}", names=self.say("and").join(words)))
        if told.raw("power") is not None:
            power = self.say("taken-power", power=told.raw("power"))
            taken.append(self.say("possessive", what=power) + taken.pop() if told.has("kind") else power)
        phrase = "takes-too" if told.raw("also") else "takes"
        return self.say(phrase, what=what, taken="、".join(taken), **{"for": told["for"]})

    def static_also_named(self, told: Told) -> str:
        """Has another card name too."""
        return self.say("also-named", what=told["what"], name=self.card_name(told["named"]))

    def static_more_attacks(self, told: Told) -> str:
        """Can attack more often."""
        what = told["what"]
        slots = self.amounts(told.raw("by"), told.walk)
        phrase = "more-attacks-now" if told.has("for") else "more-attacks"
        return self.say(phrase, what=what, **{"for": told["for"]}, **slots)

    def static_tax_cp(self, told: Told) -> str:
        """Attacking or blocking has to be paid for."""
        what = told["what"]
        payment = "".join(told["payment"])
        cannot = self.word("taxed", told.raw("on"))
        return self.say("tax-cp", what=what, payment=payment, cannot=cannot, **{"for": told["for"]})

    def static_ability_cost(self, told: Told) -> str:
        """Using abilities costs more or less."""
        what = told["of"]
        sign = "-" if told.raw("down") else "+"
        slots = self.amounts(told.raw("by"), told.walk)
        return self.say(
            "ability-cost", whose=f"{what:possessive}", sign=sign, **{"for": told["for"]}, **slots
        )

    def static_produces(self, told: Told) -> str:
        """Can also produce CP."""
        phrase = "produces" if told.has("element") else "produces-any"
        return self.say(phrase, what=told["what"], elements=told["element"])

    def static_any_element(self, told: Told) -> str:
        """CP of any element will do."""
        what = self.whichever(told, "of")
        return self.word("any-element", told.raw("cost")).format(what=what, whose=f"{what:possessive}")

    def static_no_limit(self, told: Told) -> str:
        """A limit does not count."""
        limit = self.word("no-limit", told.raw("limit"))
        return self.say("no-limit", what=self.whichever(told, "what"), limit=limit)

    def static_cheaper(self, told: Told) -> str:
        """An additional payment lowers the cost."""
        return self.say("cheaper", pay="".join(told["pay"]), **self.amounts(told.raw("by"), told.walk))

    def static_alternative(self, told: Told) -> str:
        """Another payment in place of the CP cost."""
        return self.say("alternative", pay="".join(told["pay"]))

    def payment(self, word: str, count: int) -> str:
        """A payment in signs."""
        if word == "mill":
            return self.say("mill", count=count)
        return f"《{count}》" if word == "generic" else self.word("payment", word) * count
