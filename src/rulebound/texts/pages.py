"""The pages of all cards of a game, with their facts, and their text in four languages.

`python -m rulebound.texts.pages`, run at the root of the project, writes `docs/cards/GAME.md` for every game
that has cards, and the pages of characters (`character_pages`). The pages are kept, so that changes of text
show in review.
"""

from pathlib import Path

from rulebound.packs import CardFacts, packs_of
from rulebound.packs.catalogue import TRIAL_SETS
from rulebound.texts.card_facts import BETWEEN, facts_lines
from rulebound.texts.cards import card_text
from rulebound.texts.character_pages import CHARACTERS_FOLDER, character_pages
from rulebound.texts.language import ORDER

FOLDER = Path("docs") / "cards"
HEAD = """# {title}: all cards

Names and numbers are those of the cards. The text is ours: it is generated from what each card does, in the
terms of {rules}, by `python -m rulebound.texts.pages`.
"""
TRIAL_NOTE = """Nobody has published these: they are there for trying out rules, in positions and scenarios.
No deck has them unless the setting `trial_cards` allows it (RB 14).
"""
TITLES = {"battle-spirits": "Battle Spirits", "fftcg": "FF-TCG"}
RULES = {"battle-spirits": "the rule manual", "fftcg": "the comprehensive rules"}


def page_of(game: str) -> str:
    """The whole page of a game."""
    parts = [HEAD.format(title=TITLES[game], rules=RULES[game])]
    for pack in sorted(packs_of(game), key=lambda pack: pack.set == TRIAL_SETS[game]):
        names = [pack.names[language] for language in ORDER if language in pack.names]
        parts.append(f"## {pack.set}: {' / '.join(dict.fromkeys(names))}\n")
        if pack.set == TRIAL_SETS[game]:
            parts.append(TRIAL_NOTE)
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
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in TITLES:
        page = FOLDER / f"{game}.md"
        page.write_text(page_of(game), encoding="utf-8")
        print(f"wrote {page}")
    CHARACTERS_FOLDER.mkdir(parents=True, exist_ok=True)
    written = character_pages()
    for old in CHARACTERS_FOLDER.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (CHARACTERS_FOLDER / name).write_text(text, encoding="utf-8")
    print(f"wrote {len(written)} pages of {CHARACTERS_FOLDER}")
