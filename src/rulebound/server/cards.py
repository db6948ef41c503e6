"""Cards and characters in one language, as the protocol tells them.

The cards of Battle Spirits and FF-TCG come from their packs, those of Asteriated Grail from its deck and its
characters; BlackPoker is played with a common deck. `fields` have every fact by which one can search, in
words of the language; numbers stay numbers.
"""

from functools import cache
from typing import Final

from rulebound.games.asteriated_grail.cards import BASE, DARK, ELEMENTS, FATES, SLASH, Face
from rulebound.games.asteriated_grail.skills import MAGIC, STARTUP, Character, Skill
from rulebound.games.blackpoker.cards import FULL54, NUMBER_OF, RANKS, SUIT_OF
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.packs import CardFacts
from rulebound.packs.catalogue import trial_numbers
from rulebound.packs.users import all_cards
from rulebound.rulebooks.sheets import Sheet
from rulebound.server.library import NotThere, check_language, known_game
from rulebound.server.protocol.library import CardInfo, CharacterInfo, SkillInfo
from rulebound.texts.asteriated_grail import AsteriatedGrailPhrases
from rulebound.texts.asteriated_grail_things import (
    element_message,
    fate_message,
    kind_message,
    points_of,
    price_message,
    sheet_of,
    skill_message,
    words_by_id,
)
from rulebound.texts.blackpoker import BlackPokerPhrases, action_message
from rulebound.texts.card_facts import facts_lines
from rulebound.texts.cards import card_text
from rulebound.texts.character_pages import characters as all_characters
from rulebound.texts.message import Message
from rulebound.texts.phrasebooks import book_of
from rulebound.texts.phrasebooks.model import Book
from rulebound.texts.texts import Texts

Fields = dict[str, str | int | list[str]]
SUITS: Final = ["spades", "hearts", "diamonds", "clubs", "joker"]
WITH_CHARACTERS: Final = "asteriated-grail"


@cache
def cards(game: str, language: str) -> list[CardInfo]:
    """All cards of a game in a language."""
    known_game(game)
    check_language(language)
    if game == "blackpoker":
        return [common_card(face, Texts(language)) for face in dict.fromkeys(FULL54)]
    if game == WITH_CHARACTERS:
        return grail_cards(Texts(language))
    if game in ("battle-spirits", "fftcg"):
        return [pack_card(facts, language) for facts in all_cards(game)]
    return []


@cache
def cards_by_code(game: str, language: str) -> dict[str, CardInfo]:
    """The same by code."""
    return {card.code: card for card in cards(game, language)}


def card(game: str, code: str, language: str) -> CardInfo:
    """One card; NotThere if there is none of this code."""
    known_game(game)
    check_language(language)
    found = cards_by_code(game, language).get(code)
    if found is None:
        raise NotThere(f"There is no card {code[:40]!r} of {game}.")
    return found


# ---- cards of packs


def pack_card(facts: CardFacts, language: str) -> CardInfo:
    """A card of Battle Spirits or FF-TCG."""
    powers = [str(level.bp) for level in facts.levels if level.bp]
    if facts.power is not None:
        powers.append(str(facts.power))
    text = card_text(facts, language)
    return CardInfo(
        facts.number,
        facts.name(language),
        facts.kind,
        str(facts.cost),
        facts.colours or facts.elements,
        powers,
        facts_lines(facts, language),
        text,
        pack_fields(facts, text, language),
    )


def pack_fields(facts: CardFacts, text: list[str], language: str) -> Fields:
    """Every fact of a card, those that it does not have left out."""
    book = book_of(facts.game, language)
    fields: Fields = {
        "number": facts.number,
        "set": facts.set,
        "names": list(dict.fromkeys(facts.names.values())),
        "kind": book.shown("kind", facts.kind),
        "cost": facts.cost,
        "colour": words(book, "colour", facts.colours),
        "reduction": words(book, "colour", facts.reduction),
        "element": words(book, "element", facts.elements),
        "family": words(book, "family", facts.families),
        "job": words(book, "job", facts.jobs),
        "category": words(book, "category", facts.categories),
        "symbol": words(book, "colour", [symbol.colour for symbol in facts.symbols]),
        "levels": len(facts.levels),
        "cores": [str(level.cores) for level in facts.levels],
        "bp": [str(level.bp) for level in facts.levels if level.bp],
        "block": facts.block,
        "soul-magic": facts.soul_magic,
        "rarity": facts.rarity,
        "text": "\n".join(text),
    }
    marks = {"ex": facts.ex, "generic": facts.generic, "succession": facts.succession}
    marks["trial"] = facts.number in trial_numbers(facts.game)
    fields["mark"] = [mark for mark, there in marks.items() if there]
    if facts.power is not None:
        fields["power"] = facts.power
    if facts.limit_break is not None:
        fields["limit-break"] = facts.limit_break
    return {
        name: value
        for name, value in fields.items()
        if value not in ("", []) and (name, value) != ("levels", 0)
    }


def words(book: Book, vocabulary: str, found: list[str]) -> list[str]:
    """Words of a vocabulary in the language of the book."""
    return [book.shown(vocabulary, word) for word in found]


# ---- a common deck


def common_card(face: int, texts: Texts) -> CardInfo:
    """A card of BlackPoker, with the actions that it is a key card of."""
    code = known_game("blackpoker").code(face)
    name = texts.render(BlackPokerPhrases().card(code))
    suit = SUITS[SUIT_OF[face]]
    rank = RANKS[NUMBER_OF[face]]
    actions = [action for action in SHEET.actions if any(key.fits(face) for key in action.keys)]
    names = [texts.render(action_message(action)) for action in actions]
    effects = [texts.say(f"action-bp-{action.name}.effect") for action in actions]
    text = [f"{name}: {effect}" for name, effect in zip(names, effects, strict=True)]
    fields: Fields = {
        "number": NUMBER_OF[face],
        "suit": suit,
        "action": names,
        "copies": FULL54.count(face),
        "text": "\n".join(text),
    }
    return CardInfo(code, name, suit, "", [suit], [rank] if rank else [], [], text, fields)


# ---- Asteriated Grail


def grail_cards(texts: Texts) -> list[CardInfo]:
    """The base cards, and the exclusive ones of characters."""
    exclusive = [face for character in all_characters() for face in character.exclusive]
    return [grail_card(face, texts) for face in [*BASE, *exclusive]]


def grail_card(face: Face, texts: Texts) -> CardInfo:
    """A base or exclusive card: its element and fate, and the unique skills that it bears."""
    said = texts.sentence(AsteriatedGrailPhrases().card(face.code))
    element = texts.render(element_message(face.element)) if face.element >= 0 else ""
    fate = texts.render(fate_message(face.fate)) if face.fate >= 0 else ""
    kind = "dark" if face.kind == SLASH and face.element == DARK else face.kind
    kinds = texts.render(Message(f"kind-ag-{kind}")) if face.is_base else ""
    skills = [texts.render(skill_message(skill)) for skill in face.skills]
    text = [f"{name}: {skill_words(skill, texts)}" for name, skill in zip(skills, face.skills, strict=True)]
    fields: Fields = {
        "kind": kinds,
        "element": element,
        "fate": fate,
        "skill": skills,
        "copies": face.copies,
        "text": "\n".join(text),
    }
    tints = [ELEMENTS[face.element]] if face.element >= 0 else []
    return CardInfo(
        face.code,
        said,
        face.kind,
        "",
        tints + ([FATES[face.fate]] if face.fate >= 0 else []),
        [],
        [line for line in (kinds, element, fate) if line],
        text,
        {name: value for name, value in fields.items() if value not in ("", [])},
    )


def skill_words(skill: str, texts: Texts) -> str:
    """What a skill does, in the language of the texts."""
    found = words_by_id("texts").get(skill)
    return "" if found is None else found.in_language(texts.language)


@cache
def characters(game: str, language: str) -> list[CharacterInfo]:
    """The characters of a game, by number; none where nobody plays as one."""
    known_game(game)
    check_language(language)
    return (
        [character_info(one, Texts(language)) for one in all_characters()] if game == WITH_CHARACTERS else []
    )


def character_info(character: Character, texts: Texts) -> CharacterInfo:
    """One character: facts, then its skills."""
    sheet = sheet_of(character.name)
    assert sheet is not None
    facts = [
        texts.render(fate_message(character.fate)),
        f"{'★' * int(character.stars)}{half(character.stars)}",
    ]
    facts += [texts.render(limit) for limit in AsteriatedGrailPhrases().limits(character)]
    skills = [skill_info(skill, sheet, at, texts) for at, skill in enumerate(character.skills)]
    return CharacterInfo(character.name, sheet.name.in_language(texts.language), facts, skills)


def half(stars: float) -> str:
    """The half star of a number of stars."""
    return "½" if stars % 1 else ""


def skill_info(skill: Skill, sheet: Sheet, at: int, texts: Texts) -> SkillInfo:
    """One skill, with the points of the axis at which it stands and what it costs."""
    points = axis_of(skill)
    kind = [texts.render(kind_message(skill))]
    if skill.is_ultimate():
        kind.append(texts.render(price_message(skill)))
    return SkillInfo(
        skill.name,
        sheet.skills[at].name.in_language(texts.language),
        " · ".join(kind),
        axis_word(points),
        texts.join([texts.render(point) for point in points]),
        skill.clause,
        sheet.skills[at].text.in_language(texts.language),
    )


def axis_of(skill: Skill) -> list[Message]:
    """The points of the axis at which a skill stands; one that is an action of its own stands in the turn."""
    points = points_of(skill)
    if points or skill.kind not in (MAGIC, STARTUP):
        return points
    return [Message("phase-ag-action" if skill.kind == MAGIC else "phase-ag-action-start")]


def axis_word(points: list[Message]) -> str:
    """The first point of the axis as a word of the code: `turn-start`, `①`; empty for no point."""
    if not points:
        return ""
    sign = points[0].args.get("sign")
    return str(sign) if sign else points[0].id.removeprefix("phase-ag-")
