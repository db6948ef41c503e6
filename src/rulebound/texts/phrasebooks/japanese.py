"""Card text in Japanese. Steps end in a verb in its plain form, which can be turned into what follows."""

import re
from typing import Final

from rulebound.texts.phrasebooks.eastern import Eastern
from rulebound.texts.phrasebooks.japanese_words import TEMPLATES, WORDS
from rulebound.texts.phrasebooks.model import Reference

VERBS: Final = {
    "させる": ("させ", "させることができる"),
    "置かせる": ("置かせ", "置かせることができる"),
    "にする": ("にし", "にできる"),
    "する": ("し", "できる"),
    "置く": ("置き", "置くことができる"),
    "取り除く": ("取り除き", "取り除くことができる"),
    "出す": ("出し", "出すことができる"),
    "出る": ("出て", "出ることができる"),
    "見る": ("見て", "見ることができる"),
    "決める": ("決め", "決めることができる"),
    "分ける": ("分け", "分けることができる"),
    "行う": ("行い", "行うことができる"),
    "減る": ("減り", "減らすことができる"),
    "でもある": ("でもあり", "でもあることにできる"),
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

    def linked(self, said: list[str], subject: Reference, statements: bool) -> str:
        """…し、…; what has just been named is not named again"""
        topic = f"{subject}は"
        parts = said[:1]
        for text in said[1:]:
            if text.startswith(topic) and topic in parts[-1]:
                text = text.removeprefix(topic)
            parts.append(text if statements else self.without_object(text))
        return "、".join([*(self.going_on(part) for part in parts[:-1]), parts[-1]])

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
        """…とき, in FF-TCG …場合"""
        case = "場合" if self.game == "fftcg" else "とき"
        return f"{condition}{case}" if SO.search(condition) else f"{condition}の{case}"

    def once_so(self, condition: str) -> str:
        """…状態になったとき"""
        return f"{condition}{'' if SO.search(condition) else 'の'}状態になったとき"

    def in_case(self, condition: str) -> str:
        """…場合"""
        return self.when_so(condition)

    def as_noun(self, description: str, excluded: bool) -> str:
        """…もの"""
        return description.removesuffix("の") if description.endswith("の") else f"{description}もの"

    def negated(self, condition: str) -> str:
        """…ない"""
        if condition.endswith("いる"):
            return condition.removesuffix("る") + "ない"
        return (
            condition.removesuffix("ある") + "ない" if condition.endswith("ある") else f"{condition}ではない"
        )
