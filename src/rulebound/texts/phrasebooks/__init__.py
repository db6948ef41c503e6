"""The phrase books of card text, one per language and game."""

from functools import cache

from rulebound.texts.phrasebooks.english import English
from rulebound.texts.phrasebooks.japanese import Japanese
from rulebound.texts.phrasebooks.model import Book
from rulebound.texts.phrasebooks.simplified import Simplified
from rulebound.texts.phrasebooks.traditional import Traditional

BOOKS: dict[str, type[Book]] = {
    "en": English,
    "ja": Japanese,
    "zh-Hant": Traditional,
    "zh-Hans": Simplified,
}


@cache
def book_of(game: str, language: str) -> Book:
    """The phrase book of a game in a language."""
    return BOOKS[language](game)
