"""The page of all Battle Spirits cards, with their facts, and their text in four languages.

`python -m rulebound.texts.pages`, run at the root of the project, writes `docs/cards/battle-spirits.md`. The
page is kept, so that changes of card text show in review.
"""

from pathlib import Path

from rulebound.packs import CardFacts, packs_of
from rulebound.texts.card_facts import BETWEEN, facts_lines
from rulebound.texts.cards import card_text
from rulebound.texts.language import ORDER

GAME = "battle-spirits"
PAGE = Path("docs") / "cards" / "battle-spirits.md"
HEAD = """# Battle Spirits: all cards

Names and numbers are those of the cards. The text is ours: it is generated from what each card does, in the
terms of the rule manual, by `python -m rulebound.texts.pages`.
"""


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
    lines = [
        f"### {card.number} {' / '.join(dict.fromkeys(names))}",
        "",
        BETWEEN.join(facts_lines(card, "en")),
        "",
    ]
    for language in ORDER:
        text = card_text(card, language)
        if text:
            lines.append(f"- **{language}**")
            lines.extend(f"  - {line}" for line in text)
    if lines[-1]:
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(battle_spirits_page(), encoding="utf-8")
    print(f"wrote {PAGE}")
