"""Card text in English: Battle Spirits in the words of the English manual, FF-TCG in those of its cards.

Nouns, clauses and steps are in the files of those names; here they become whole abilities.
"""

from rulebound.effects.tree import Node
from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.english_fftcg_statics import FinalFantasyStatics
from rulebound.texts.phrasebooks.english_nouns import (
    capital,
    listed,
    spaced,
)
from rulebound.texts.phrasebooks.model import (
    Amount,
    Told,
    subject_of,
)


class English(FinalFantasyStatics):
    """English."""

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        return " ".join(f"{capital(sentence)}." for sentence in sentences).replace("”.", "”")

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        if self.game == "fftcg":
            return self.signs_and_deeds(told)
        return str(told["cost"]) if told.has("cost") and told.node.kind == "activate" else ""

    def signs_and_deeds(self, told: Told) -> str:
        """[Fire][Dull], put Black Mage into the Break Zone."""
        paid = [sign for sign in told["payment"] if sign != "[0]"]
        signs = "".join(sign for sign in paid if sign.startswith("["))
        deeds = [sign for sign in paid if not sign.startswith("[")]
        if told.node.kind == "activate":
            deeds += told.walk.paragraph(told.raw("cost", []))
        return ", ".join(part for part in (signs, *deeds) if part)

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        if self.game == "fftcg":
            return self.final_fantasy(told, clauses, price, sentences)
        labels = self.labels(told)
        if told.node.kind == "keyword":
            return " ".join([*labels, self.keyword(told)])
        under = "".join(f"{clause}, " for clause in clauses)
        if price:
            first = f"{capital(f'{under}{price}')} ▶ "
            return " ".join([*labels, first + self.text(sentences)])
        return " ".join([*labels, self.text([under + sentences[0], *sentences[1:]])])

    # ---- FF-TCG

    def final_fantasy(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """An ability in the manner of FF-TCG: costs before a colon, limits at the end."""
        if told.node.kind == "keyword":
            return self.final_fantasy_keyword(told)
        marks = f"Damage {told['damage']} -- " if told.has("damage") else ""
        marks += "EX BURST " if told.has("ex") else ""
        limits = [self.word("limit", limit) for limit in told.raw("limits", [])]
        if told.node.kind == "activate":
            name = f"{told['name']} " if told.has("name") else ""
            text = f"{name}{capital(price) or '[0]'}: {self.text(sentences)}"
            return marks + spaced(text, self.limited(told, self.occasions(told), limits))
        zone = told.raw("zone", "")
        clauses = [self.during(told), *clauses] if told.has("during") else clauses
        if zone and zone != usual_zone(told):
            where = "in all situations" if zone == "anywhere" else f"while {self.own_place(told)}"
            clauses = [where, *clauses]
        if told.node.kind == "entry":
            clauses = [f"as you cast {self.own_name(told.walk)}", *clauses]
        under = "".join(f"{clause}, " for clause in clauses)
        text = self.text([under + sentences[0], *sentences[1:]])
        return marks + spaced(text, self.limited(told, [], limits))

    def during(self, told: Told) -> str:
        """During your turn."""
        return self.word("during", told.raw("during")).format(this=self.own_name(told.walk))

    def own_place(self, told: Told) -> str:
        """Cloud is in the Break Zone."""
        return self.word("ability-zone", told.raw("zone")).format(this=self.own_name(told.walk))

    def occasions(self, told: Told) -> list[str]:
        """When an ability can be used."""
        found = [self.during(told)] if told.has("during") else []
        if told.raw("window") != "any-time":
            found.append(self.word("window", told.raw("window")))
        if told.raw("zone") not in ("field", "anywhere"):
            found.append(f"if {self.own_place(told)}")
        if told.has("if"):
            found.append(f"if {told['if']}")
        return found

    def limited(self, told: Told, occasions: list[str], limits: list[str]) -> str:
        """The sentence on when and how often an ability is used."""
        if not occasions and not limits:
            return ""
        often = [f"only {limit}" for limit in limits] if occasions else limits
        return self.word("limited", told.node.kind).format(how=listed(occasions + often, "and"))

    def final_fantasy_keyword(self, told: Told) -> str:
        """A keyword in the manner of FF-TCG: Warp 2 -- [Fire]."""
        parts = []
        name = told["keyword"]
        if told.has("named"):
            name = f"{name} “{told['named']}”"
        if told.has("cost"):
            parts.append(self.bound(told.raw("cost"), "cost", told.walk))
        if told.raw("number") is not None and told.raw("keyword") == "warp":
            name = f"{name} {told['number']}"
        elif told.raw("number") is not None:
            parts.append(told["number"])
        if told.has("payment"):
            parts.append("".join(told["payment"]))
        if told.raw("keyword") == "party":
            name = f"{self.own_name(told.walk)} can form a party with Forwards of any Element."
        return " -- ".join([name, *parts])

    # ---- keywords

    def keyword(self, told: Told) -> str:
        """A keyword with its parameters."""
        parts = []
        if told.has("family"):
            parts.append(told["family"])
        if told.has("cost"):
            parts.append(self.bound(told.raw("cost"), "cost", told.walk).removeprefix("a "))
        if told.raw("number") is not None:
            figure = f"+{told['number']}" if told.raw("keyword") == "amplify" else told["number"]
            parts.append(figure)
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name} “{told['named']}”"
        return f"《{name}: {', '.join(parts)}》" if parts else f"《{name}》"

    def reminder(self, text: str) -> str:
        """In brackets."""
        return f" ({text})"

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """Succession, Soul Magic, and levels with Super Unleash."""
        found = []
        for number, level in enumerate(facts.levels, 1):
            if level.super_unleash:
                cores = self.cards(Amount(str(level.cores)), "Core")
                found.append(f"Lv{number} 《Super Unleash》: {cores} or the Soul Core")
        if facts.succession:
            found.append("《Succession》")
        if facts.soul_magic:
            found.append(f"《Soul Magic: {self.word('colour', facts.soul_magic)}》")
        return found


def usual_zone(told: Told) -> str:
    """The zone of which an ability says nothing: on the field, or where the card can be cast from."""
    holds = told.raw("holds", [])
    if any(static.kind == "any-number" for static in holds):
        return "deck"
    if not holds or not all(is_of_casting(static) for static in holds):
        return "field"
    return "hand" if told.walk.facts.limit_break is None else "lb-deck"


def is_of_casting(static: Node) -> bool:
    """Whether a statement is on casting the card itself."""
    if static.kind in ("cheaper", "alternative"):
        return True
    target = subject_of(static)
    if target is None or target.kind != "this":
        return False
    on_cost = static.kind == "change" and static.fields["what"] == "cost"
    on_cast = static.kind == "cannot" and static.fields["do"] == "be-cast"
    on_paying = static.kind == "any-element" and static.fields["cost"] == "cast"
    return on_cost or on_cast or on_paying or static.kind in ("pays-only", "no-limit")
