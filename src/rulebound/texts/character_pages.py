"""The pages of the characters of Asteriated Grail: names and every skill in four languages.

`python -m rulebound.texts.pages` writes them to `docs/characters/`, with an index. Clauses `AG C 7.2` are the
skills here: the second skill of character 7.
"""

from pathlib import Path
from typing import Final

from rulebound.games.asteriated_grail.definitions import GrailRules
from rulebound.games.asteriated_grail.skills import Character, Skill
from rulebound.rulebooks.sheets import Words
from rulebound.texts.asteriated_grail import AsteriatedGrailPhrases
from rulebound.texts.asteriated_grail_things import (
    fate_message,
    kind_message,
    points_of,
    price_message,
    sheet_of,
)
from rulebound.texts.language import ORDER
from rulebound.texts.texts import Texts

CHARACTERS_FOLDER: Final = Path("docs") / "characters"
INDEX: Final = "README.md"
HEAD: Final = """# Asteriated Grail: all characters

Names in Chinese are the official ones; English and Japanese names and all texts are ours. The pages are
written by `python -m rulebound.texts.pages` from the sheets of the characters. A rule `AG C 7.2` is the
second skill of character 7.

| No. | Character | 日本語 | 繁體中文 | 简体中文 | Fate | Stars | Set |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def characters() -> list[Character]:
    """All characters that can be chosen, by number."""
    from rulebound.games import rulebook_named

    rulebook = rulebook_named("asteriated-grail")
    assert isinstance(rulebook, GrailRules)
    return [character for character in rulebook.characters[1:] if sheet_of(character.name) is not None]


def character_pages() -> dict[str, str]:
    """All pages by the names of their files, the index first."""
    pages = {INDEX: index()}
    for character in characters():
        pages[f"{character.name}.md"] = page(character)
    return pages


def index() -> str:
    """The table of all characters."""
    texts = Texts("en", strict=True)
    rows = []
    for character in characters():
        sheet = sheet_of(character.name)
        assert sheet is not None
        english, *others = names(sheet.name)
        cells = [
            str(character.number),
            f"[{english}]({character.name}.md)",
            *others,
            texts.render(fate_message(character.fate)),
            f"{character.stars:g}",
            character.set,
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return HEAD + "\n".join(rows) + "\n"


def names(words: Words) -> list[str]:
    """Words in all languages, English first."""
    return [words.in_language(language) for language in ORDER]


def page(character: Character) -> str:
    """One character: facts, then its skills."""
    sheet = sheet_of(character.name)
    assert sheet is not None
    texts = Texts("en", strict=True)
    book = AsteriatedGrailPhrases()
    fate = texts.render(fate_message(character.fate))
    lines = [
        f"# {sheet.name.en}",
        "",
        " / ".join(dict.fromkeys(names(sheet.name)[1:])),
        "",
        f"Character {character.number} (`{character.name}`) · fate: {fate} · {character.stars:g} stars",
        "",
    ]
    limits = [texts.render(limit) for limit in book.limits(character)]
    if limits:
        lines += [*(f"- {limit}" for limit in limits), ""]
    for at, skill in enumerate(character.skills):
        lines += skill_lines(skill, sheet.skills[at].name, sheet.skills[at].text)
    lines += [f"All characters: [index]({INDEX}).", ""]
    return "\n".join(lines)


def skill_lines(skill: Skill, name: Words, text: Words) -> list[str]:
    """One skill: its names, clause, kind and price, and its text in all languages."""
    texts = Texts("en", strict=True)
    facts = [f"`{skill.clause}`", texts.render(kind_message(skill))]
    if skill.is_ultimate():
        facts.append(texts.render(price_message(skill)))
    if skill.once:
        facts.append("once a turn")
    facts += [texts.render(point) for point in points_of(skill)]
    return [
        f"## {name.en}",
        "",
        f"{' / '.join(dict.fromkeys(names(name)[1:]))} · {' · '.join(facts)}",
        "",
        text.en,
        "",
        *(f"- {said}" for said in dict.fromkeys(names(text)[1:])),
        "",
    ]
