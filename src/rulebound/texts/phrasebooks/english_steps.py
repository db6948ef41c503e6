"""English steps: actions are imperatives ("destroy it"), statics are statements ("it gets +2000 BP")."""

from typing import Any

from rulebound.effects.tree import Node
from rulebound.texts.phrasebooks.english_fftcg_clauses import FinalFantasyClauses
from rulebound.texts.phrasebooks.english_nouns import (
    POSSESSIVES,
    SUBJECTS,
    article,
    listed,
    plural,
)
from rulebound.texts.phrasebooks.model import (
    Amount,
    Phrase,
    Reference,
    Told,
    Walk,
    begins_with_verb,
    described,
    is_all_cores,
    is_own,
    kind_played,
    side_of,
)


class EnglishSteps(FinalFantasyClauses):
    """What is done, and what holds."""

    # ---- actions

    def sentences(self, introductions: list[str], said: str, statement: bool) -> list[str]:
        """Select …, then what happens: in one sentence where both are imperatives."""
        if not introductions:
            return [said]
        first = listed(introductions, "and")
        own = not any(intro.startswith(("your opponent ", "each player ")) for intro in introductions)
        if statement or not own or self.game == "fftcg":
            return [first, said]
        return [f"{first} and {said}"]

    def clauses(self, steps: list[list[str]], thens: list[bool]) -> str:
        """Steps in one sentence."""
        found: list[str] = []
        for parts, then in zip(steps, thens, strict=True):
            comma = "," if parts[0].startswith(("if ", "unless ")) else ""
            found.append(f"then{comma} {parts[0]}" if then else parts[0])
            found.extend(parts[1:])
        return "; ".join(found)

    def then(self, sentence: str) -> str:
        """Then, …"""
        return f"then, {sentence}"

    def enclosed(self, clause: str) -> str:
        """In brackets."""
        return f"({clause})"

    def cards(self, amount: Amount, noun: str = "card") -> str:
        """So many cards."""
        return f"{amount.figure} {noun if amount.figure == '1' else plural(noun)}{amount.each}{amount.remark}"

    def action_draw(self, told: Told) -> str:
        """Draw cards."""
        value = told.raw("count")
        who = told.raw("who", "you")
        verb = "draw" if who == "you" else f"{SUBJECTS[who]} draws"
        amount = self.amount(value, told.walk)
        if amount.figure == "N":
            return f"{verb} cards equal to {told['count']}"
        return f"{verb} {self.cards(amount)}"

    def action_put(self, told: Told) -> str:
        """Move cards to a place of their owner."""
        what = told["what"]
        selector = described(told.raw("what"))
        zone = selector.fields["zone"] if selector is not None else ""
        to = told.raw("to")
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if to == "trash" and zone in ("hand", "open"):
            return f"discard {what}{order}"
        place = self.destination(to, told.raw("what"), what)
        verb = "add" if zone == "open" and to == "hand" else "return" if to == "hand" else "put"
        if told.raw("shown") and zone in ("hand", "deck") and to in ("hand", "deck-top", "deck-bottom"):
            return f"reveal {what} and {verb} {self.pronoun(what.many)} {place}{order}"
        if to == "removed":
            return f"remove {what} from the game{order}"
        return f"{verb} {what} {place}{order}"

    def destination(self, to: str, target: Node, what: Reference) -> str:
        """Where cards are put."""
        selector = described(target)
        who = side_of(selector) if selector is not None else "you" if target.kind == "this" else ""
        owner = {"you": "your", "opponent": "your opponent's"}.get(who)
        if owner is None:
            owner = "their owners'" if what.many else "its owner's"
        return self.word("destination", to).format(owner=owner)

    def action_put_rest(self, told: Told) -> str:
        """The cards that are still open go to a place."""
        order = f" {self.word('order', told.raw('order'))}" if told.has("order") else ""
        if told.raw("to") == "trash":
            return f"discard the rest{order}"
        return f"put the rest {self.word('destination', told.raw('to')).format(owner='your')}{order}"

    def action_open(self, told: Told) -> str:
        """Reveal the top cards of your Deck."""
        return f"reveal {self.top_cards(told.raw('count'), 'you', told.walk)}"

    def top_cards(self, count: Any, whose: str, walk: Walk) -> str:
        """The top cards of a Deck."""
        return self.top_of(self.amount(count, walk), f"{POSSESSIVES[whose]} {self.word('zone', 'deck')}")

    def top_of(self, amount: Amount, deck: str) -> str:
        """So many cards from the top of a Deck."""
        cards = "the top card" if amount.figure == "1" else f"the top {amount.figure} cards"
        return f"{cards} of {deck}{amount.each}{amount.remark}"

    def action_discard_top(self, told: Told) -> str:
        """Cards from the top of a Deck go to the Trash."""
        mark = told.walk.mark(told.raw("as"))
        cards = self.top_cards(told.raw("count"), told.raw("whose"), told.walk) + (
            f" ({mark})" if mark else ""
        )
        told.walk.refer(told.node, True)
        return self.word("phrase", "discard-top").format(cards=cards)

    def action_cores(self, told: Told) -> str:
        """Move Cores."""
        origin, place = told["from"], told["to"]
        soul = "may" if told.raw("from") in ("void", "life") else told.raw("soul")
        leaving = told.raw("leaving")
        start = str(self.core_end(told, "from", origin))
        end = str(self.core_end(told, "to", place))
        if (
            isinstance(origin, Reference)
            and not isinstance(place, Reference)
            and not is_own(told.raw("from"))
        ):
            end = self.word("core-home", told.raw("to"))
        whole = is_all_cores(told.node)
        name = {"may": "Core", "never": "Core other than the Soul Core", "only": "Soul Core"}[soul]
        names = name.replace("Core", "Cores", 1) if soul != "only" else name
        if whole:
            cores = f"{names} from {start} to {end}"
            return (
                f"move {cores} until {leaving} {'is' if leaving == 1 else 'are'} left"
                if leaving
                else f"move all {cores}"
            )
        amount = self.amount(told.raw("count"), told.walk)
        number = amount.figure
        if soul == "only":
            cores = "the Soul Core" if number == "1" else f"{number} Soul Cores"
        else:
            cores = f"{number} {name if number == '1' else names}"
        if told.raw("up-to"):
            cores = f"up to {cores}"
        several = any(isinstance(side, Reference) and side.many for side in (origin, place))
        total = " in total" if several and amount.many and not told.has("each") else ""
        if told.has("each") and not several:
            total = " each"
        left = f", leaving at least {leaving} there" if leaving is not None else ""
        return f"move {cores}{total} from {start} to {end}{amount.each}{amount.remark}{left}"

    def core_end(self, told: Told, field: str, said: Phrase) -> Phrase:
        """Where Cores come from or go to: a place of a player, cards, or each of several cards."""
        if isinstance(said, Reference):
            return f"each of {said}" if told.has("each") and said.many else said
        whose = "opponents-core-place" if told.raw("whose") == "opponent" else "core-place"
        return self.word(whose, told.raw(field))

    def action_play(self, told: Told) -> str:
        """Summon or deploy a card."""
        verb = self.play_verb(told)
        what = told["what"]
        cost = " without paying its cost" if told.raw("cost") == "free" else ""
        cores = ", using only Cores from your Reserve" if told.raw("cores") == "reserve" else ""
        return f"{verb} {what}{cost}{cores}"

    def play_verb(self, told: Told) -> str:
        """Summon a Spirit, deploy a Nexus."""
        return self.word("play", kind_played(told))

    def action_use_flash(self, told: Told) -> str:
        """Use a Flash effect."""
        free = " without paying its cost" if told.raw("cost") == "free" else ""
        return f"use the [Flash] effect of {told['what']}{free}"

    def action_set_off(self, told: Told) -> str:
        """Activate another card's effect."""
        if told.has("keyword"):
            return f"activate the {told['keyword']} of {told['what']}"
        timing = f"{self.word('event', told.raw('timing'))} " if told.has("timing") else ""
        return f"activate 1 {timing}effect of {told['what']}"

    def action_may(self, told: Told) -> Phrase:
        """You can …"""
        return f"{self.permitting(told.raw('do')[0])} {told['do']}"

    def permitting(self, step: Node) -> str:
        """You can, before what is done."""
        can = self.word("phrase", "can")
        turns = step.kind == "if-you-do" and "else" in step.fields
        return can if begins_with_verb(step) and not turns else f"{can} do this:"

    def action_if(self, told: Told) -> list[str]:
        """If …, … Otherwise, …"""
        found = [f"{self.if_clause(told.raw('that'), told.walk)}, {told['do']}"]
        if told.has("else"):
            found.append(f"otherwise, {told['else']}")
        return found

    def action_if_you_do(self, told: Told) -> list[str]:
        """… If you do, …"""
        found = [told["do"], f"{self.word('phrase', 'if-you-do')}, {told['then']}"]
        if told.has("else"):
            found.append(f"{self.word('phrase', 'if-not')}, {told['else']}")
        return found

    def action_repeat(self, told: Told) -> str:
        """Several times."""
        amount = self.amount(told.raw("times"), told.walk)
        times = "time" if amount.figure == "1" else "times"
        return f"do this {amount.figure} {times}{amount.each}{amount.remark}: {told['do']}"

    def action_may_instead(self, told: Told) -> list[str]:
        """… You can … instead."""
        usual = told["usually"]
        condition = f"{self.if_clause(told.raw('if'), told.walk)}, " if told.has("if") else ""
        return [usual, f"{condition}{self.word('phrase', 'can')} instead {told['then']}"]

    # ---- statics

    def static_change(self, told: Told) -> str:
        """Add to a number."""
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        sign = "-" if told.raw("down") else "+"
        floor = told.raw("floor")
        least = f" (to a minimum of {floor})" if floor else ""
        name = self.word("property", told.raw("what"))
        text = f"{what:subject} {what:gets} {sign}{amount.figure} {name}{least}"
        return f"{text}{told['for']}{amount.each}{amount.remark}"

    def static_becomes(self, told: Told) -> str:
        """Set a number."""
        what = told["of"]
        number = self.word("property-as-number", told.raw("what"))
        return f"{what:possessive} {number} becomes {told['to']}{told['for']}"

    def static_symbol(self, told: Told) -> str:
        """More or fewer symbols."""
        what = told["of"]
        amount = self.amount(told.raw("by"), told.walk)
        single = amount.figure == "1"
        colour = told["colour"]
        if colour:
            symbols = f"{colour} symbol" if single else f"{colour} symbols"
        else:
            symbols = "symbol of that colour" if single else "symbols of that colour"
        verb = (
            f"{what:loses} {amount.figure}" if told.raw("down") else f"{what:has} {amount.figure} additional"
        )
        when = f"while you summon {told['summoning']}, " if told.has("summoning") else ""
        return f"{when}{what:subject} {verb} {symbols}{told['for']}{amount.each}{amount.remark}"

    def static_cannot(self, told: Told) -> str:
        """Cannot do this."""
        what = told["what"]
        do = told.raw("do")
        by = ""
        if told.has("by"):
            others = self.group(told.raw("by"), told.walk)
            by = self.word("prevented", do).format(others=others)
        return f"{what:bare} cannot {self.word('cannot', do)}{by}{told['for']}"

    def static_must(self, told: Told) -> str:
        """Has to do this if able."""
        what = told["what"]
        even = ", even while exhausted" if told.has("even-exhausted") else ""
        return f"{what:subject} must {self.word('must', told.raw('do'))}{told['for']} if able{even}"

    def static_tax(self, told: Told) -> str:
        """Not possible unless it is paid for."""
        what = told["what"]
        on = told.raw("on")
        prices = []
        if "cores" in told.node.fields or not told.has("exhaust-another"):
            amount = self.amount(told.raw("cores", 0), told.walk)
            price = f"pays {amount.figure} cost"
            if told.has("reserve-only"):
                price += " from the Reserve alone"
            prices.append(f"{price}{amount.each}{amount.remark}")
        if told.has("exhaust-another"):
            prices.append("exhausts another of their Spirits")
        by = ""
        if told.has("by"):
            by = self.word("taxed-by", on).format(others=self.group(told.raw("by"), told.walk))
        cannot = f"{what:bare} cannot {self.word('taxed', on)}{by}{told['for']}"
        return f"{cannot} unless {self.word('taxer', on)} {listed(prices, 'and')} each time"

    def static_no_life_loss(self, told: Told) -> str:
        """Attacks do not reduce Life."""
        life = f"{POSSESSIVES[told.raw('whose')]} Life"
        return f"attacks by {told['from']:from} do not reduce {life}{told['for']}"

    def static_more_life_loss(self, told: Told) -> str:
        """Attacks reduce Life by more."""
        amount = self.amount(told.raw("by"), told.walk)
        cores = f"{self.cards(amount, 'more Core')} {'are' if amount.many else 'is'} lost"
        goes = "go" if amount.many else "goes"
        trash = f", which {goes} to the Trash" if told.raw("to") == "trash" else ""
        lasting = f"{told['for'].strip()}, " if told.has("for") else ""
        return f"{lasting}when an attack by {told['from']} reduces Life, {cores}{trash}"

    def static_life_to_trash(self, told: Told) -> str:
        """Cores lost from Life go to the Trash."""
        life = f"{POSSESSIVES[told.raw('whose')]} Life"
        return f"Cores that attacks by {told['from']:from} take from {life} go to the Trash{told['for']}"

    def static_gains(self, told: Told) -> str:
        """Has a keyword or an ability in addition."""
        what = told["what"]
        gained = [told["keyword"]] if told.has("keyword") else []
        if told.has("ability"):
            gained.append(f"“{told['ability']}”")
        return f"{what:subject} {what:gains} {listed(gained, 'and')}{told['for']}"

    def static_loses(self, told: Told) -> str:
        """Loses abilities."""
        what = told["what"]
        lost = told["keyword"] if told.raw("lost") == "keyword" else "all abilities"
        return f"{what:subject} {what:loses} {lost}{told['for']}"

    def static_counts_as(self, told: Told) -> str:
        """Is also something else, with levels."""
        what = told["what"]
        levels = ", ".join(f"Lv{n} ({said})" for n, said in enumerate(told["levels"], 1))
        return f"{what:subject} {what:is} also treated as {article(told['kind'])}{told['for']}: {levels}"

    def level_level(self, told: Told) -> str:
        """A level."""
        cores = self.cards(Amount(str(told.raw("cores"))), "Core")
        return f"{cores}, {told.raw('bp')} BP"

    def static_keyword_number(self, told: Told) -> str:
        """The number of a keyword is larger."""
        amount = self.amount(told.raw("by"), told.walk)
        number = f"the number of {told['keyword']} of {told['what']}"
        return f"{number} is {amount.figure} larger{told['for']}{amount.each}{amount.remark}"

    def static_keeps_cores(self, told: Told) -> str:
        """A player's effects leave Cores; by anyone, they do not become fewer."""
        by = told.raw("by")
        if by == "anyone":
            number = told.raw("at-least")
            return f"the Cores on {told['what']} cannot become fewer than {number}{told['for']}"
        least = self.cards(Amount(str(told.raw("at-least"))), "Core")
        return f"{POSSESSIVES[by]} effects must leave at least {least} on {told['what']}{told['for']}"

    def static_silent(self, told: Told) -> str:
        """Effects of a timing do not activate."""
        what = told["what"]
        return (
            f"{what:possessive} {self.word('event', told.raw('timing'))} effects do not activate{told['for']}"
        )
