"""The page of all Battle Spirits cards, with facts and text in four languages.

`python -m rulebound.texts.pages`, run at the root of the project, writes `docs/cards/battle-spirits.md`. The
page is kept, so that changes of card text show in review.
"""

from pathlib import Path

from rulebound.packs import CardFacts, packs_of
from rulebound.texts.cards import card_text
from rulebound.texts.language import ORDER
from rulebound.texts.phrasebooks import book_of

GAME = "battle-spirits"
PAGE = Path("docs") / "cards" / "battle-spirits.md"
HEAD = """# Battle Spirits: all cards

Names and numbers are those of the cards. The text is ours: it is generated from what each card does, in the
terms of the rule manual, by `python -m rulebound.texts.pages`. Levels are written as Cores → BP; ✦ marks
Super Unleash, where the Soul Core alone is enough.
"""
LETTERS = {"red": "R", "purple": "P", "green": "G", "white": "W", "yellow": "Y", "blue": "B"}


def battle_spirits_page() -> str:
    """The whole page."""
    parts = [HEAD]
    for pack in packs_of(GAME):
        names = [pack.names[language] for language in ORDER if language in pack.names]
        parts.append(f"## {pack.set}: {' / '.join(dict.fromkeys(names))}\n")
        parts.extend(card_entry(card) for card in pack.cards)
    return "\n".join(parts)


def card_entry(card: CardFacts) -> str:
    """One card: heading, facts, and its text in the four languages."""
    names = [card.names[language] for language in ORDER if language in card.names]
    lines = [f"### {card.number} {' / '.join(dict.fromkeys(names))}", "", facts_line(card), ""]
    for language in ORDER:
        text = card_text(card, language)
        if text:
            lines.append(f"- **{language}**")
            lines.extend(f"  - {line}" for line in text)
    if lines[-1]:
        lines.append("")
    return "\n".join(lines)


def facts_line(card: CardFacts) -> str:
    """The facts of a card in one line."""
    book = book_of(GAME, "en")
    colours = " and ".join(book.shown("colour", colour) for colour in card.colours)
    reduction = "".join(LETTERS[colour] for colour in card.reduction)
    facts = [f"{colours} {book.shown('kind', card.kind)}", f"cost {card.cost}"]
    if reduction:
        facts.append(f"reduction {reduction}")
    if card.families:
        facts.append(", ".join(book.shown("family", family) for family in card.families))
    if card.levels:
        facts.append(" / ".join(level_words(card, number) for number in range(len(card.levels))))
    if any(symbol.ex for symbol in card.symbols):
        facts.append("EX symbol")
    return " · ".join(facts)


def level_words(card: CardFacts, number: int) -> str:
    """One level: Lv2 3✦ → 5000."""
    level = card.levels[number]
    star = "✦" if level.super_unleash else ""
    return f"Lv{number + 1} {level.cores}{star}" + (f" → {level.bp}" if card.kind == "spirit" else "")


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(battle_spirits_page(), encoding="utf-8")
    print(f"wrote {PAGE}")
