"""The facts of cards: all of them are said in every language, and different facts read differently."""

import re
from dataclasses import replace
from typing import Any

import pytest

from rulebound.packs import CardFacts, Level, Symbol, card_numbered, cards_of
from rulebound.packs.facts import CARD_KINDS
from rulebound.texts.card_facts import facts_lines
from rulebound.texts.cards import card_text
from rulebound.texts.language import ORDER
from rulebound.texts.phrasebooks import book_of

CARDS = [card for game in CARD_KINDS for card in cards_of(game)]
NOT_PRINTED = {"game", "set", "number", "names", "effects", "written"}
"""What a card has besides the facts that are told here."""
KEYWORDS = {"succession", "soul_magic"}
"""Facts that begin the text of a card."""

ENCODINGS = {"en": "ascii", "ja": "shift_jis", "zh-Hant": "big5", "zh-Hans": "gb2312"}
"""Encodings that have the characters of one language and lack many of the others."""


def said(card: CardFacts, language: str) -> str:
    return "\n".join(facts_lines(card, language))


@pytest.mark.parametrize("language", ORDER)
def test_every_word_and_number_is_said(language: str) -> None:
    for card in CARDS:
        text, book = said(card, language), book_of(card.game, language)
        words = [("kind", card.kind)]
        for vocabulary, held in {
            "colour": card.colours + card.reduction + [symbol.colour for symbol in card.symbols],
            "family": card.families,
            "element": card.elements,
            "job": card.jobs,
            "category": card.categories,
        }.items():
            words += [(vocabulary, word) for word in held]
        for vocabulary, word in words:
            assert book.shown(vocabulary, word).casefold() in text.casefold(), f"{card.number} {word}: {text}"
        numbers = [card.cost, card.power, card.limit_break]
        numbers += [number for level in card.levels for number in (level.cores, level.bp or None)]
        shown = {int(digits) for digits in re.findall(r"\d+", text)}
        assert {number for number in numbers if number is not None} <= shown, f"{card.number}: {text}"
        assert card.rarity in text and card.block in text


def other_values(card: CardFacts) -> dict[str, list[Any]]:
    """For each fact other things that might be printed."""
    if card.game == "fftcg":
        return {
            "kind": ["monster"],
            "cost": [11],
            "rarity": ["", "H"],
            "elements": [["light"], ["fire", "ice"], ["ice", "fire"]],
            "power": [None, 0, 11000],
            "jobs": [[], ["eikon"], ["eikon", "boss"]],
            "categories": [["ix"], ["ix", "dff"]],
            "ex": [not card.ex],
            "generic": [not card.generic],
            "limit_break": [None, 9],
        }
    return {
        "kind": ["nexus" if card.kind == "magic" else "magic"],
        "cost": [11],
        "rarity": ["", "M"],
        "colours": [["red", "blue"], ["blue", "red"]],
        "reduction": [[], ["white"], ["red", "blue", "blue"]],
        "families": [[], ["topaz", "blue-tree", "ink-shade"]],
        "levels": [[Level(9)], [Level(9, 0, super_unleash=True)], [Level(9), Level(11)]],
        "symbols": [[], [Symbol("white", ex=True)], [Symbol("white"), Symbol("white")], [Symbol("white")]],
        "block": ["", "B", "3"],
    }


@pytest.mark.parametrize("language", ORDER)
def test_any_change_of_a_fact_is_seen(language: str) -> None:
    for card in CARDS:
        usual = said(card, language)
        for fact, values in other_values(card).items():
            texts = {usual}
            for value in values:
                if value != getattr(card, fact):
                    text = said(replace(card, **{fact: value}), language)
                    assert text not in texts, f"{card.number} {fact} {value}: {text}"
                    texts.add(text)


def test_every_fact_is_tried() -> None:
    facts = {name for card in CARDS for name in other_values(card)}
    assert facts == set(CardFacts.__dataclass_fields__) - NOT_PRINTED - KEYWORDS


@pytest.mark.parametrize("language", ORDER)
def test_different_facts_read_differently(language: str) -> None:
    seen: dict[str, dict[str, Any]] = {}
    for card in CARDS:
        left_out = NOT_PRINTED | KEYWORDS
        facts = {name: value for name, value in vars(card).items() if name not in left_out}
        assert seen.setdefault(said(card, language), facts) == facts, card.number


@pytest.mark.parametrize("language", ORDER)
def test_keywords_that_are_facts_begin_the_text(language: str) -> None:
    for card in CARDS:
        book, text = book_of(card.game, language), card_text(card, language)
        for keyword in ["succession"] * card.succession + ["soul-magic"] * bool(card.soul_magic):
            word = book.shown("keyword", keyword).strip("《》")
            assert any(line.startswith(f"《{word}") for line in text), card.number


@pytest.mark.parametrize("language", ORDER)
def test_no_word_of_another_language(language: str) -> None:
    for card in CARDS:
        for line in facts_lines(card, language):
            assert not re.search(r"[{}]|None|True|False|  ", line), line
            letters = re.sub("[·×]", "", line)
            letters.encode(ENCODINGS[language])
            if language != "en":
                assert not re.search("[a-z]", letters.replace("Lv", "")), line


READ_ALOUD = {
    "26RSD01-002": [
        [
            "Red Spirit · cost 3 · reduction red×2",
            "Family: Crimson Cloud, Wind Fang",
            "Lv1: 1 Core, BP 3000",
            "Lv2: 3 Cores or the Soul Core, BP 5000",
            "Symbols: red EX · rarity C · block A",
        ],
        [
            "赤のスピリット · コスト3 · 軽減：赤×2",
            "系統：紅雲・風牙",
            "Lv1：コア1個、BP3000",
            "Lv2：コア3個またはソウルコア、BP5000",
            "シンボル：赤EX · レアリティC · ブロックアイコンA",
        ],
        [
            "紅色靈魂卡 · 費用3 · 減輕標誌：紅色×2",
            "系統：紅雲、風牙",
            "Lv1：1個能量，BP3000",
            "Lv2：3個能量或靈魂能量，BP5000",
            "標誌：紅色EX · 稀有度C · 區域圖示A",
        ],
        [
            "红色灵魂卡 · 费用3 · 减轻标志：红色×2",
            "系统：红云、风牙",
            "Lv1：1个能量，BP3000",
            "Lv2：3个能量或灵魂能量，BP5000",
            "标志：红色EX · 稀有度C · 区域图示A",
        ],
    ],
    "23-119R": [
        [
            "Fire Forward · cost 5 · power 8000",
            "Job: Galian Beast · category: VII",
            "Limit Break 2 · rarity R",
        ],
        [
            "火属性のフォワード · コスト5 · パワー8000",
            "ジョブ：ガリアンビースト · カテゴリ：VII",
            "リミットブレイク2 · レアリティR",
        ],
        ["火屬性前鋒 · 消耗5 · 力量8000", "職業：伽利安獸 · 種類：VII", "極限技2 · 稀有度R"],
        ["火属性前锋 · 消耗5 · 力量8000", "职业：伽利安兽 · 种类：VII", "极限技2 · 稀有度R"],
    ],
}


@pytest.mark.parametrize("number", READ_ALOUD)
def test_read_aloud(number: str) -> None:
    assert [facts_lines(card_numbered(number), language) for language in ORDER] == READ_ALOUD[number]


def test_a_nexus_has_no_bp_and_a_spirit_shows_even_none() -> None:
    assert facts_lines(card_numbered("26RSD01-010"), "en")[2] == "Lv1: 0 Cores"
    weak = replace(card_numbered("26RSD01-002"), levels=[Level(1, 0)])
    assert facts_lines(weak, "ja")[2] == "Lv1：コア1個、BP0"


def test_words_that_a_pack_brings_are_shown_as_written() -> None:
    card = replace(card_numbered("26RSD01-002"), families=["moss-walker"])
    assert facts_lines(card, "en")[1] == "Family: Moss Walker"
    assert facts_lines(card, "zh-Hans")[1] == "系统：Moss Walker"
