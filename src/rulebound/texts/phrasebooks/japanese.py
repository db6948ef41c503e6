"""Card text in Japanese. Steps end in a verb in its plain form, which can be turned into what follows."""

import re
from typing import Final

from rulebound.texts.phrasebooks.eastern import Eastern
from rulebound.texts.phrasebooks.japanese_words import TEMPLATES, WORDS

VERBS: Final = {
    "させる": ("させ", "させることができる"),
    "置かせる": ("置かせ", "置かせることができる"),
    "にする": ("にし", "にできる"),
    "する": ("し", "できる"),
    "置く": ("置き", "置くことができる"),
    "戻す": ("戻し", "戻すことができる"),
    "加える": ("加え", "加えることができる"),
    "取る": ("取り", "取ることができる"),
    "引く": ("引き", "引くことができる"),
    "選ぶ": ("選び", "選ぶことができる"),
    "支払う": ("支払い", "支払うことができる"),
    "与える": ("与え", "与えることができる"),
    "捨てる": ("捨て", "捨てることができる"),
    "得る": ("得て", "得ることができる"),
    "失う": ("失い", "失わせることができる"),
    "なる": ("なり", "なることができる"),
    "扱う": ("扱い", "扱うことができる"),
    "増える": ("増え", "増やすことができる"),
    "できる": ("でき", "できる"),
    "しない": ("せず", "しないことにできる"),
    "ない": ("ず", "ないことにできる"),
}
"""Endings of steps: how they go on, and how they become something that a player may do. Longer ones first."""
SO: Final = re.compile(r"[るたい]$")
"""Conditions that end in a verb take no の."""


class Japanese(Eastern):
    """Japanese."""

    language = "ja"
    words = WORDS
    templates = TEMPLATES

    def turned(self, clause: str, form: int) -> str:
        """A step with its ending in another form; unchanged where it ends in no verb."""
        for ending, forms in VERBS.items():
            if clause.endswith(ending):
                return clause.removesuffix(ending) + forms[form]
        return clause

    def can(self, clause: str) -> str:
        """…できる"""
        return self.turned(clause, 1)

    def going_on(self, clause: str) -> str:
        """…し"""
        return self.turned(clause, 0)

    def without_object(self, clause: str) -> str:
        """What has just been chosen needs no それを."""
        return re.sub("それら?を", "", clause, count=1)

    def phrased(self, place: str, which: str, noun: str, count: str) -> str:
        """…の…のスピリット1体"""
        return f"{place}{which}{noun}{count}"

    def unless(self, prices: list[str]) -> str:
        """…支払わ(なければ)"""
        last = (
            prices[-1].removesuffix("う") + "わ"
            if prices[-1].endswith("う")
            else prices[-1].removesuffix("る")
        )
        return "、".join([*(self.going_on(price) for price in prices[:-1]), last])

    def clauses(self, steps: list[list[str]], thens: list[bool]) -> str:
        """Steps in one sentence."""
        parts: list[str] = []
        for said, then in zip(steps, thens, strict=True):
            parts.append(self.then(said[0]) if then else said[0])
            parts.extend(said[1:])
        return "、".join([*(self.going_on(part) for part in parts[:-1]), parts[-1]])

    def when_so(self, condition: str) -> str:
        """…とき"""
        return f"{condition}とき" if SO.search(condition) else f"{condition}のとき"

    def negated(self, condition: str) -> str:
        """…ない"""
        if condition.endswith("いる"):
            return condition.removesuffix("る") + "ない"
        return (
            condition.removesuffix("ある") + "ない" if condition.endswith("ある") else f"{condition}ではない"
        )
