"""Card text in English: Battle Spirits in the words of the English manual, FF-TCG in those of its cards.

Nouns, clauses and steps are in the files of those names; here they become whole abilities.
"""

from rulebound.packs import CardFacts
from rulebound.texts.phrasebooks.english_nouns import (
    capital,
    listed,
)
from rulebound.texts.phrasebooks.english_steps import EnglishSteps
from rulebound.texts.phrasebooks.model import (
    Amount,
    Told,
)


class English(EnglishSteps):
    """English."""

    def text(self, sentences: list[str]) -> str:
        """Whole sentences."""
        return " ".join(f"{capital(sentence)}." for sentence in sentences).replace("”.", "”")

    def price(self, told: Told) -> str:
        """What has to be paid first."""
        paid = "".join(told["payment"]) if told.has("payment") else ""
        cost = told["cost"] if told.has("cost") and told.node.kind == "activate" else ""
        return listed([part for part in (paid, cost) if part], "and")

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

    def final_fantasy(self, told: Told, clauses: list[str], price: str, sentences: list[str]) -> str:
        """An ability in the manner of FF-TCG: costs before a colon, limits at the end."""
        if told.node.kind == "keyword":
            return self.keyword(told)
        if told.has("during"):
            clauses = [self.word("during", told.raw("during")), *clauses]
        if told.raw("zone", "field") != "field":
            clauses = [self.word("ability-zone", told.raw("zone")), *clauses]
        under = "".join(f"{clause}, " for clause in clauses)
        text = self.text([under + sentences[0], *sentences[1:]])
        name = f"{told['name']} " if told.has("name") else ""
        if told.node.kind == "activate":
            text = f"{name}{capital(price) or '[0]'}: {text}"
            if told.raw("window") != "any-time":
                text += f" {self.word('window', told.raw('window'))}"
        return " ".join([text, *(self.word("limit", limit) for limit in told.raw("limits", []))])

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
        if told.has("payment"):
            parts.append("".join(told["payment"]))
        name = told["keyword"].strip("《》")
        if told.has("named"):
            name = f"{name} “{told['named']}”"
        if self.game == "fftcg":
            return f"{name} -- {' -- '.join(parts)}" if parts else name
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
