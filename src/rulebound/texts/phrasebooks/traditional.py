"""Card text in Traditional Chinese, in the words of the manual of Battle Spirits and the rules of FF-TCG."""

from typing import Final

from rulebound.texts.phrasebooks.eastern import Eastern
from rulebound.texts.phrasebooks.model import Reference
from rulebound.texts.phrasebooks.traditional_words import TEMPLATES, WORDS

NEGATIONS: Final = [
    ("減少過", "沒有減少過"),
    ("消滅過", "沒有消滅過"),
    ("使用過", "沒有使用過"),
    ("是以", "不是以"),
    ("處於", "不處於"),
    ("位於", "不位於"),
    ("已受到", "未受到"),
    ("有", "沒有"),
    ("為", "不為"),
]
"""How a condition becomes its opposite: the first of these that it contains."""


class Traditional(Eastern):
    """Traditional Chinese."""

    language = "zh-Hant"
    words = WORDS
    templates = TEMPLATES
    comma = "，"

    def phrased(self, place: str, which: str, noun: str, count: str) -> str:
        """對手1張BP3000以下的靈魂卡"""
        apart = self.game == "fftcg" or not which or place.endswith("中")
        link = "的" if place and not count and apart else ""
        return f"{place}{link}{count}{which}{noun}"

    def joined(self, descriptions: list[str]) -> str:
        """…、…的"""
        return f"{'、'.join(descriptions)}的" if descriptions else ""

    def can(self, clause: str) -> str:
        """可以…, after what a number depends on and how long something lasts."""
        first, comma, rest = clause.partition(self.comma)
        if "每有" in first:
            return f"{first}{comma}可以{rest}"
        if first + comma in self.words[self.game]["duration"].values():
            return f"{first}{comma}可以使{rest}"
        return f"可以{clause}"

    def going_on(self, clause: str) -> str:
        """Nothing changes."""
        return clause

    def without_object(self, clause: str) -> str:
        """Nothing changes."""
        return clause

    def linked(self, said: list[str], subject: Reference, statements: bool) -> str:
        """…，且…; what has just been named is not named again"""
        if not statements:
            return "，並".join(said)
        parts = said[:1]
        for text in said[1:]:
            if str(subject) in said[0]:
                text = text.removeprefix(f"{subject:possessive}").removeprefix(str(subject))
            parts.append(text)
        return "，且".join(parts)

    def unless(self, prices: list[str]) -> str:
        """…並…"""
        return "並".join(prices)

    def when_so(self, condition: str) -> str:
        """若…"""
        return f"若{condition}"

    def once_so(self, condition: str) -> str:
        """每當…時"""
        return f"每當{condition}時"

    def in_case(self, condition: str) -> str:
        """…時"""
        return f"{condition}時"

    def as_noun(self, description: str, excluded: bool) -> str:
        """…者, where it is not itself a noun"""
        plain = description.removesuffix("的")
        noun = plain.startswith(("職業", "種類")) or plain.endswith(("屬性", "色"))
        return plain if noun or not excluded else f"{plain}者"

    def negated(self, condition: str) -> str:
        """…沒有…"""
        for word, opposite in NEGATIONS:
            if word in condition and not condition.startswith("（"):
                return condition.replace(word, opposite, 1)
        return f"並非{condition}"

    def choosing(self, parts: list[str]) -> list[str]:
        """…，…"""
        return [self.comma.join(parts)]

    def clauses(self, steps: list[list[str]], thens: list[bool]) -> str:
        """Steps in one sentence."""
        parts: list[str] = []
        for said, then in zip(steps, thens, strict=True):
            parts.append(self.then(said[0]) if then else said[0])
            parts.extend(said[1:])
        return "；".join(parts)
