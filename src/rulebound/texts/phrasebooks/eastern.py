"""Whole abilities in Japanese and Chinese; nouns, clauses and steps are in the files of those names."""

import re

from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.eastern_fftcg import EasternFinalFantasy
from rulebound.texts.phrasebooks.model import (
    Told,
)

NOTHING = "《0》"
"""The payment of what costs nothing."""


class Eastern(EasternFinalFantasy):
    """A phrase book that says all of a noun before it."""

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        text = "".join(f"{sentence}{self.stop}" for sentence in sentences)
        return re.sub(f"({self.stop}」+){self.stop}", r"\1", text)

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        paid = "".join(told["payment"]) if told.has("payment") else ""
        cost = told["cost"] if told.has("cost") and told.node.kind == "activate" else ""
        if cost and paid == NOTHING:
            return str(cost)
        return self.comma.join(part for part in (paid, cost) if part)

    def ability(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """A whole ability."""
        if self.game == "fftcg":
            return self.final_fantasy(told, clauses, price, sentences)
        labels = self.labels(told)
        if told.node.kind == "keyword":
            return "".join([*labels, self.keyword(told)])
        if labels and labels[-1].startswith("Lv"):
            labels.append(" ")
        under = "".join(f"{clause}{self.comma}" for clause in clauses)
        if price:
            return "".join([*labels, f"{under}{price}▶", self.text(sentences)])
        return "".join([*labels, self.text([under + sentences[0], *sentences[1:]])])

    def final_fantasy(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """An ability in the manner of FF-TCG: costs before a colon, limits at the end."""
        if told.node.kind == "keyword":
            return self.keyword(told)
        label = self.say("ex-label") if told.has("ex") else ""
        if told.has("damage"):
            label += self.say("damage-label", number=told["damage"])
        limits = told.raw("limits", [])
        if told.node.kind == "activate":
            name = f"{told['name']} " if told.has("name") else ""
            text = f"{label}{name}{price or NOTHING}：{self.text(sentences)}{self.usable(told)}"
            return "".join([text, *(self.word("use-limit", limit) for limit in limits)])
        before = self.where_and_when(told)
        if told.node.kind == "entry":
            before.append(self.say("as-cast", what=self.target_this(told)))
        under = "".join(f"{clause}{self.comma}" for clause in [*before, *clauses])
        text = label + self.text([under + sentences[0], *sentences[1:]])
        return "".join([text, *(self.word("limit", limit) for limit in limits)])

    def where_and_when(self, told: Told) -> list[str]:
        """The zone and the period in which an ability works, where it is not always on the field."""
        found = []
        if told.raw("zone", "field") != "field":
            found.append(self.word("ability-zone", told.raw("zone")))
        if told.has("during"):
            found.append(self.word("during", told.raw("during")))
        return found

    def usable(self, told: Told) -> str:
        """The only case in which an ability can be used; nothing where it can be used at any time."""
        cases = self.where_and_when(told)
        if told.raw("window") != "any-time":
            cases.append(self.word("window", told.raw("window")))
        if told.has("if"):
            cases.append(self.in_case(str(told["if"])))
        return self.say("only-when", clause=self.say("both").join(cases)) if cases else ""

    def keyword(self, told: Told) -> str:
        """A keyword with its parameters."""
        parts = []
        if told.has("family"):
            parts.append(self.say("family", name=told["family"]))
        if told.has("cost"):
            bound = self.bound(told.raw("cost"), "cost", told.walk)
            parts.append(f"{self.word('property', 'cost')}{bound}")
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name}「{self.card_name(told['named'])}」"
        if told.raw("number") is not None and told.has("payment"):
            name += told["number"]
        elif told.raw("number") is not None:
            parts.append(f"+{told['number']}" if told.raw("keyword") == "amplify" else told["number"])
        if told.has("payment"):
            parts.append("".join(told["payment"]))
        if self.game == "fftcg":
            return f"{name}――{''.join(parts)}" if parts else name
        return f"《{name}：{'＆'.join(parts)}》" if parts else f"《{name}》"

    def reminder(self, text: str) -> str:
        """In brackets."""
        return f"（{text}）"

    def own_keywords(self, facts: CardFacts) -> list[str]:
        """Succession, Soul Magic, and levels with Super Unleash."""
        found = []
        for number, level in enumerate(facts.levels, 1):
            if level.super_unleash:
                found.append(self.say("super-unleash", number=number, cores=level.cores))
        if facts.succession:
            found.append(self.word("keyword", "succession"))
        if facts.soul_magic:
            found.append(self.say("soul-magic", colour=self.word("colour", facts.soul_magic)))
        return found
