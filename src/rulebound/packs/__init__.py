"""Cards as data: packs, the decks that come with them, and how they are loaded.

What is named here gives our own cards from the built JSON; `loading.load_pack` reads anybody's from YAML.
"""

from .catalogue import (
    UnknownCard,
    UnknownCardGame,
    card_numbered,
    cards_of,
    decks_of,
    packs_of,
    words_of,
)
from .model import CardFacts, Deck, Level, Pack, Symbol

__all__ = [
    "CardFacts",
    "Deck",
    "Level",
    "Pack",
    "Symbol",
    "UnknownCard",
    "UnknownCardGame",
    "card_numbered",
    "cards_of",
    "decks_of",
    "packs_of",
    "words_of",
]
