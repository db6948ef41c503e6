"""Actions and statics in Japanese and Chinese."""

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.eastern_clauses import EasternClauses
from rulebound.texts.phrasebooks.model import (
    COMPOUND,
    Reference,
    Told,
    Walk,
    described,
    is_all_cores,
    is_own,
    kind_played,
)


class EasternSteps(EasternClauses):
    """What is done, and what holds."""

    # ---- actions

    def sentences(self, introductions: list[str], said: str, statement: bool) -> list[str]:
        """What is chosen, then what happens to it: in one sentence, or in two as FF-TCG does."""
        if not introductions:
            return [said]
        if self.game == "fftcg":
            return [*introductions, said]
        before = "".join(f"{self.going_on(intro)}{self.comma}" for intro in introductions)
        others = tuple(self.doer(who) for who in ("opponent", "anyone"))
        own = not any(intro.startswith(others) for intro in introductions)
        return [before + (self.without_object(said) if own else said)]

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
        added = zone and zone != "field" if self.game == "fftcg" else zone in ("open", "deck")
        if to == "hand" and added:
            to = "into-hand"
        order = self.word("order", told.raw("order")) if told.has("order") else ""
        shown = (
            told.raw("shown")
            and zone in ("hand", "deck", "looked")
            and told.raw("to") in ("hand", "deck-top", "deck-bottom")
        )
        return self.word("put-shown" if shown else "put", to).format(what=what, order=order)

    def action_put_rest(self, told: Told) -> str:
        """The cards that are still open go to a place."""
        return self.put_away(told, self.say("rest"))

    def put_away(self, told: Told, cards: str) -> str:
        """Cards that were turned up go to a place."""
        to = {"trash": "discarded", "hand": "into-hand"}.get(told.raw("to"), told.raw("to"))
        order = self.word("order", told.raw("order")) if told.has("order") else ""
        return self.word("put", to).format(what=cards, order=order)

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
        whose = "opponents-core" if told.raw("whose") == "opponent" else "core"
        start = f"{origin:possessive}" if on_cards else self.word(f"{whose}-from", told.raw("from"))
        onto_cards = isinstance(place, Reference)
        end = self.say("onto", what=place) if onto_cards else self.word(f"{whose}-place", told.raw("to"))
        if on_cards and not onto_cards and not is_own(told.raw("from")):
            end = self.word("core-home", told.raw("to"))
        soul = "may" if told.raw("from") in ("void", "life") else told.raw("soul")
        name = self.word("cores", soul)
        leaving = told.raw("leaving")
        if is_all_cores(told.node):
            phrase = "all-cores" if leaving is None else "cores-until"
            return self.say(phrase, start=start, name=name, end=end, leaving=leaving)
        slots = self.amounts(told.raw("count"), told.walk)
        several = (on_cards and origin.many) or (onto_cards and place.many)
        each = told.has("each")
        total = self.say("in-total") if several and not each and slots["figure"] != "1" else ""
        number = self.say("so-many-each" if each else "so-many", figure=slots["figure"])
        count = self.say("up-to" if told.raw("up-to") else "exactly", count=number)
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
        return self.say(
            "use-flash", what=told["what"], how=self.say("free") if told.raw("cost") == "free" else ""
        )

    def action_set_off(self, told: Told) -> str:
        """Activate another card's effect."""
        what = told["what"]
        if told.has("keyword"):
            return self.say("set-off-keyword", what=f"{what:possessive}", keyword=told["keyword"])
        event = self.word("event", told.raw("timing")) if told.has("timing") else ""
        return self.say("set-off", what=f"{what:possessive}", event=event)

    def action_pay(self, told: Told) -> str:
        """Pay cost."""
        return self.say("pay", **self.amounts(told.raw("cores"), told.walk))

    def action_may(self, told: Told) -> str | list[str]:
        """May do this: one thing, several, or something that itself begins with a condition."""
        steps = told.raw("do")
        if steps[0].kind in COMPOUND - {"if-you-do", "when-you-do"}:
            return self.say("may-this", do=told["do"])
        if len(steps) > 1 or steps[0].kind in COMPOUND:
            return self.say("may-all", do=told["do"])
        return self.can(told["do"])

    def action_if(self, told: Told) -> list[str]:
        """If …, … Otherwise, …"""
        found = [f"{self.if_clause(told.raw('that'), told.walk)}{self.comma}{told['do']}"]
        if told.has("else"):
            found.append(self.say("otherwise") + told["else"])
        return found

    def action_if_you_do(self, told: Told) -> list[str]:
        """… If you do, … If not, …"""
        found = [told["do"], self.say("if-you-do") + told["then"]]
        if told.has("else"):
            found.append(self.say("if-not") + told["else"])
        return found

    def action_repeat(self, told: Told) -> str:
        """Several times."""
        slots = self.amounts(told.raw("times"), told.walk)
        return self.say("repeat", do=told["do"], **slots)

    def action_may_instead(self, told: Told) -> list[str]:
        """… You can … instead."""
        usual = told["usually"]
        condition = self.if_clause(told.raw("if"), told.walk) + self.comma if told.has("if") else ""
        then = told["then"]
        return [usual, condition + self.say("may-instead", then=then, can=self.can(then))]

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
        others = self.prevented_by(told)
        by = self.word("prevented", do).format(others=others) if others else ""
        cannot = self.word("cannot", do).format(by=by)
        return self.say("cannot", what=what, cannot=cannot, **{"for": told["for"]})

    def prevented_by(self, told: Told) -> str:
        """By what something cannot be done, nothing where it cannot be done at all."""
        return self.things(told.raw("by"), told.walk) if told.has("by") else ""

    def static_must(self, told: Told) -> str:
        """Has to do this if able."""
        even = self.say("even-exhausted") if told.has("even-exhausted") else ""
        return self.word("must", told.raw("do")).format(what=told["what"], even=even, **{"for": told["for"]})

    def static_tax(self, told: Told) -> str:
        """Not possible unless it is paid for."""
        what = told["what"]
        on = told.raw("on")
        prices = []
        if "cores" in told.node.fields or not told.has("exhaust-another"):
            price = "tax-reserve" if told.has("reserve-only") else "tax-cores"
            prices.append(self.say(price, **self.amounts(told.raw("cores", 0), told.walk)))
        if told.has("exhaust-another"):
            prices.append(self.say("tax-exhaust"))
        by = ""
        if told.has("by"):
            by = self.word("taxed-by", on).format(others=self.things(told.raw("by"), told.walk))
        cannot = self.word("taxed", on).format(by=by)
        taxer = self.word("taxer", on)
        price = self.unless(prices)
        return self.say("tax", what=what, taxer=taxer, price=price, cannot=cannot, **{"for": told["for"]})

    def static_no_life_loss(self, told: Told) -> str:
        """Attacks do not reduce Life."""
        source = told["from"]
        whose = self.word("whose", told.raw("whose"))
        return self.say("no-life-loss", source=f"{source:possessive}", whose=whose, **{"for": told["for"]})

    def static_more_life_loss(self, told: Told) -> str:
        """Attacks reduce Life by more."""
        source = told["from"]
        slots = self.amounts(told.raw("by"), told.walk)
        slots["end"] = self.word("core-home", told.raw("to"))
        return self.say("more-life-loss", source=f"{source:possessive}", **{"for": told["for"]}, **slots)

    def static_life_to_trash(self, told: Told) -> str:
        """Cores lost from Life go to the Trash."""
        source = told["from"]
        whose = self.word("whose", told.raw("whose"))
        return self.say("life-to-trash", source=f"{source:possessive}", whose=whose, **{"for": told["for"]})

    def static_gains(self, told: Told) -> str:
        """Has a keyword or an ability in addition."""
        return self.gaining([told.node], told.walk)

    def gaining(self, nodes: list[Node], walk: Walk) -> str:
        """What the same objects have in addition for as long."""
        first = Told(nodes[0], walk)
        what = first["what"]
        gained = []
        for told in (Told(node, walk) for node in nodes):
            if told.has("keyword"):
                gained.append(told["keyword"])
            if told.has("ability"):
                gained.append(f"「{told['ability']}」")
        listed = self.say("and").join(["、".join(gained[:-1]), gained[-1]]) if gained[1:] else gained[0]
        return self.say("gains", what=what, gained=listed, **{"for": first["for"]})

    def static_loses(self, told: Told) -> str:
        """Loses abilities."""
        lost = told["keyword"] if told.raw("lost") == "keyword" else self.say("all-abilities")
        return self.say("loses", what=told["what"], lost=lost, **{"for": told["for"]})

    def static_counts_as(self, told: Told) -> str:
        """Is also something else, with levels."""
        levels = self.comma.join(f"Lv{n} {said}" for n, said in enumerate(told["levels"], 1))
        return self.say(
            "counts-as", what=told["what"], kind=told["kind"], levels=levels, **{"for": told["for"]}
        )

    def level_level(self, told: Told) -> str:
        """A level."""
        return self.say("level", cores=told.raw("cores"), bp=told.raw("bp"))

    def static_keyword_number(self, told: Told) -> str:
        """The number of a keyword is larger."""
        what = told["what"]
        slots = self.amounts(told.raw("by"), told.walk)
        whose = f"{what:possessive}"
        return self.say(
            "keyword-number", whose=whose, keyword=told["keyword"], **{"for": told["for"]}, **slots
        )

    def static_keeps_cores(self, told: Told) -> str:
        """A player's effects leave Cores; by anyone, they do not become fewer."""
        what = told["what"]
        by = told.raw("by")
        return self.say(
            "keeps-all-cores" if by == "anyone" else "keeps-cores",
            by=self.word("player", by),
            whose=f"{what:possessive}",
            least=told["at-least"],
            **{"for": told["for"]},
        )

    def static_silent(self, told: Told) -> str:
        """Effects of a timing do not activate."""
        what = told["what"]
        event = self.word("event", told.raw("timing"))
        return self.say("silent", whose=f"{what:possessive}", event=event, **{"for": told["for"]})
