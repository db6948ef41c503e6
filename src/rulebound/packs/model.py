"""Cards and decks after loading: facts as typed attributes, effects as trees.

One class serves both card games; what a game does not have stays empty. `written` is the card's entry as it
stands in the pack, as plain data.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from rulebound.effects.tree import Node


@dataclass(frozen=True)
class Level:
    """One level of a Spirit or Nexus: how many Cores it takes, and its BP (0 for a Nexus).

    The Soul Core alone holds it with Super Unleash, or where it has only the mark (`soul_core`).
    """

    cores: int
    bp: int = 0
    super_unleash: bool = False
    soul_core: bool = False


@dataclass(frozen=True)
class Symbol:
    """A printed symbol."""

    colour: str
    ex: bool = False


@dataclass(frozen=True)
class CardFacts:
    """One card: its facts and what it does."""

    game: str
    set: str
    number: str
    names: dict[str, str]
    kind: str
    cost: int
    rarity: str = ""
    effects: list[Node] = field(default_factory=list)
    # Battle Spirits
    colours: list[str] = field(default_factory=list)
    reduction: list[str] = field(default_factory=list)
    families: list[str] = field(default_factory=list)
    levels: list[Level] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)
    block: str = ""
    succession: bool = False
    soul_magic: str = ""
    # FF-TCG
    elements: list[str] = field(default_factory=list)
    power: int | None = None
    jobs: list[str] = field(default_factory=list)
    categories: list[str] = field(default_factory=list)
    ex: bool = False
    limit_break: int | None = None
    generic: bool = False
    written: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def name(self, language: str) -> str:
        """The name in a language, or else the nearest there is."""
        nearest = {"zh-Hant": "zh-Hans", "zh-Hans": "zh-Hant"}.get(language, "")
        for wanted in (language, nearest, "ja" if language.startswith("zh") else "en", "ja"):
            if wanted in self.names:
                return self.names[wanted]
        return next(iter(self.names.values()))


@dataclass(frozen=True)
class Pack:
    """One set of cards of one game."""

    game: str
    set: str
    names: dict[str, str]
    cards: list[CardFacts]


@dataclass(frozen=True)
class Deck:
    """A ready-made deck: its key, its names per language, and how many it has of each card.

    In FF-TCG `cards` is the main deck; there it may name cards that no pack has yet.
    """

    name: str
    colour: str
    set: str
    names: dict[str, str]
    cards: list[tuple[str, int]]
    # FF-TCG
    elements: list[str] = field(default_factory=list)
    lb: list[tuple[str, int]] = field(default_factory=list)

    def missing(self, known: Collection[str]) -> list[str]:
        """The numbers in it that are not among these; it can be played when there are none."""
        return [number for number, _ in self.cards + self.lb if number not in known]
