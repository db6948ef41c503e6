"""Whole abilities in Japanese and Chinese; nouns, clauses and steps are in the files of those names."""

from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.eastern_steps import EasternSteps
from rulebound.texts.phrasebooks.model import (
    Told,
)


class Eastern(EasternSteps):
    """A phrase book that says all of a noun before it."""

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        return "".join(f"{sentence}{self.stop}" for sentence in sentences).replace(f"」{self.stop}", "」")

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        paid = "".join(told["payment"]) if told.has("payment") else ""
        cost = told["cost"] if told.has("cost") and told.node.kind == "activate" else ""
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
        if told.has("during"):
            clauses = [self.word("during", told.raw("during")), *clauses]
        if told.raw("zone", "field") != "field":
            clauses = [self.word("ability-zone", told.raw("zone")), *clauses]
        under = "".join(f"{clause}{self.comma}" for clause in clauses)
        text = self.text([under + sentences[0], *sentences[1:]])
        if told.node.kind == "activate":
            name = f"{told['name']} " if told.has("name") else ""
            text = f"{name}{price or '《0》'}：{text}"
            if told.raw("window") != "any-time":
                text += self.word("window", told.raw("window"))
        return "".join([text, *(self.word("limit", limit) for limit in told.raw("limits", []))])

    def keyword(self, told: Told) -> str:
        """A keyword with its parameters."""
        parts = []
        if told.has("family"):
            parts.append(self.say("family", name=told["family"]))
        if told.has("cost"):
            bound = self.bound(told.raw("cost"), "cost", told.walk)
            parts.append(f"{self.word('property', 'cost')}{bound}")
        if told.raw("number") is not None:
            parts.append(f"+{told['number']}" if told.raw("keyword") == "amplify" else told["number"])
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name}「{told['named']}」"
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
