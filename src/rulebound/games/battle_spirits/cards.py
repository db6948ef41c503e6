"""Cards of Battle Spirits (BS 4, 5, 9): what is printed on them, and the abilities built from their effects.

Colours and kinds are small numbers, families bits of the rulebook's own list, so that filters are quick.
"""

from typing import Final

from ...effects.abilities import Ability, Activated, Always, Triggered

SPIRIT: Final = 0
NEXUS: Final = 1
MAGIC: Final = 2
KINDS: Final = {"spirit": SPIRIT, "nexus": NEXUS, "magic": MAGIC}
COLOURS: Final = ["red", "purple", "green", "white", "yellow", "blue"]
COLOUR_NUMBERS: Final = {colour: i for i, colour in enumerate(COLOURS)}


class Level:
    """One Lv of a card: the Cores that hold it, its BP, and whether it has the keyword Super Unleash.

    `soul_core` is the mark by which the Soul Core alone holds it too, with the keyword or without (BS R25).
    """

    def __init__(self, cores: int, bp: int, super_unleash: bool, soul_core: bool = False) -> None:
        self.cores = cores
        self.bp = bp
        self.super_unleash = super_unleash
        self.soul_core = super_unleash or soul_core


class Card:
    """The definition of one card. `ex` counts its EX symbols per colour, which are symbols as well."""

    def __init__(self, number: str, name: str, kind: int, colours: list[int], cost: int) -> None:
        self.number = number
        self.name = number
        self.title = name
        self.kind = kind
        self.colours = colours
        self.aliases: list[str] = []
        self.cost = cost
        self.reduction: list[int] = [0, 0, 0, 0, 0, 0]
        self.reductions = 0
        self.symbols: list[int] = [0, 0, 0, 0, 0, 0]
        self.ex: list[int] = [0, 0, 0, 0, 0, 0]
        self.has_ex = False
        self.families: set[str] = set()
        self.keywords: set[str] = set()
        self.keyword_numbers: dict[str, int] = {}
        self.levels: list[Level] = []
        self.block = "A"
        self.succession = False
        self.soul_magic = -1
        self.abilities: list[Ability] = []
        self.triggered: list[Triggered] = []
        self.activated: list[Activated] = []
        self.always: list[Always] = []
        self.main: Activated | None = None
        self.flash: Activated | None = None
        self.plain = True

    def add(self, ability: Ability) -> None:
        """Give it an ability, sorted by how it works."""
        self.abilities.append(ability)
        if isinstance(ability, Triggered):
            self.triggered.append(ability)
        elif isinstance(ability, Always):
            self.always.append(ability)
        elif isinstance(ability, Activated):
            if ability.window == "main" and self.kind == MAGIC:
                self.main = ability
            elif ability.window == "flash" and self.kind == MAGIC:
                self.flash = ability
            else:
                self.activated.append(ability)

    def lowest(self) -> int:
        """The Cores that its lowest Lv needs (BS 16.20)."""
        return self.levels[0].cores if self.levels else 0


NO_CARD: Final = Card("", "", MAGIC, [], 0)
"""Stands for a card that is not known."""
