"""The phrase books of card text, one per language and game."""

from functools import cache

from rulebound.texts.phrasebooks.english import English
from rulebound.texts.phrasebooks.model import Book

BOOKS: dict[str, type[Book]] = {"en": English}


@cache
def book_of(game: str, language: str) -> Book:
    """The phrase book of a game in a language."""
    return BOOKS[language](game)
