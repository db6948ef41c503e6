"""Cards of FF-TCG (FF 5): what is printed on them, and the abilities built from their effects.

Kinds and elements are small numbers and bits, so that filters and payments are quick. A *payment* is one item
of a cost: CP of an element or of any, Crystals, dulling the card itself, and so on (FF 11.2, 11.6.2).
"""

from typing import Final

from ...effects.abilities import Ability, Activated, Always, Triggered
from ...effects.actions import Action
from ...effects.targets import All, Picked, Target, Top
from ...effects.values import Value

FORWARD: Final = 1
BACKUP: Final = 2
SUMMON: Final = 4
MONSTER: Final = 8
CHARACTER: Final = FORWARD | BACKUP | MONSTER
KINDS: Final = {
    "forward": FORWARD,
    "backup": BACKUP,
    "summon": SUMMON,
    "monster": MONSTER,
    "character": CHARACTER,
}
KIND_WORDS: Final = {FORWARD: "forward", BACKUP: "backup", SUMMON: "summon", MONSTER: "monster"}

ELEMENTS: Final = ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"]
ELEMENT_NUMBERS: Final = {element: i for i, element in enumerate(ELEMENTS)}
LIGHT: Final = 6
DARK: Final = 7
LIGHT_BIT: Final = 1 << LIGHT
LIGHT_OR_DARK: Final = 1 << LIGHT | 1 << DARK
ANY_ELEMENT: Final = 0xFF


def element_bits(elements: list[str]) -> int:
    """Elements as bits."""
    bits = 0
    for element in elements:
        bits |= 1 << ELEMENT_NUMBERS[element]
    return bits


COUNTERS: Final = "counters"


class Part:
    """One thing that a cost asks to be done: put, discard or dull cards, or remove counters.

    `target` is the card itself, what the player picks, all that match, or the top of the deck; `to` is where
    it is put, perhaps not `shown`.
    """

    def __init__(self, deed: str, target: Target, to: str, counter: str, count: Value) -> None:
        self.name = target.name
        self.deed = deed
        self.target = target
        self.to = to
        self.shown = True
        self.counter = counter
        self.count = count

    def takes_all(self) -> bool:
        """Whether nothing is named for it, because it says itself what is taken."""
        return isinstance(self.target, (All, Top))

    def uses_up(self) -> bool:
        """Whether things are named for it that can pay for nothing else (FF R23)."""
        return isinstance(self.target, Picked) and self.deed != COUNTERS


class Payment:
    """What a cost asks for: CP per element and of any element, Crystals, and what is done with the card.

    `x`: as much CP of any element as the player names. `parts` are further things that must be done. `plain`:
    it asks for nothing but CP, of one element at most, and for dulling the card.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.elements: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.generic = 0
        self.crystals = 0
        self.mill = 0
        self.dull = False
        self.special = False
        self.x = False
        self.parts: list[Part] = []
        self.plain = False

    def cp(self) -> int:
        """All CP that it asks for, without X."""
        return sum(self.elements) + self.generic


class Use(Activated):
    """An action or special ability (FF 11.6, 11.7): its payment and, if it is special, its own name."""

    def __init__(self, name: str, number: int, zone: str, steps: list[Action], payment: Payment) -> None:
        super().__init__(name, number, zone, [], "any-time", [], steps)
        self.payment = payment
        self.title = ""


class Card:
    """The definition of one card. `kind` is one bit, `elements` are bits; no printed power is -1.

    `only_in_scenarios`: it brings cards from outside, or can act without end; trial decks go without it.
    """

    def __init__(self, number: str, title: str, kind: int, elements: int, cost: int) -> None:
        self.number = number
        self.name = number
        self.title = title
        self.names: list[str] = [title]
        self.aliases: list[str] = []
        self.kind = kind
        self.elements = elements
        self.cost = cost
        self.power = -1
        self.jobs: list[str] = []
        self.categories: list[str] = []
        self.generic = False
        self.ex = False
        self.limit_break = 0
        self.any_number = False
        self.only_in_scenarios = False
        self.keywords: list[str] = []
        self.warp = 0
        self.warp_payment: Payment | None = None
        self.priming = ""
        self.priming_payment: Payment | None = None
        self.abilities: list[Ability] = []
        self.triggered: list[Triggered] = []
        self.uses: list[Use] = []
        self.used_elsewhere = False
        self.quick = kind == SUMMON
        self.always: list[Always] = []
        self.cast: Triggered | None = None
        self.entry: Triggered | None = None
        self.burst: Triggered | None = None

    def add(self, ability: Ability) -> None:
        """Give it an ability, sorted by how it works; `cast` is what a Summon does."""
        self.abilities.append(ability)
        if isinstance(ability, Triggered):
            if ability.when.event == "cast":
                self.cast = ability
            elif ability.when.event == "entry":
                self.entry = ability
            else:
                self.triggered.append(ability)
            if ability.ex:
                self.burst = ability
        elif isinstance(ability, Always):
            self.always.append(ability)
        elif isinstance(ability, Use):
            self.uses.append(ability)
            self.used_elsewhere = self.used_elsewhere or ability.zone != "field"

    def is_character(self) -> bool:
        """Whether it can be on the field (FF 5.2.3.1.1)."""
        return self.kind & CHARACTER != 0


NO_CARD: Final = Card("", "", SUMMON, 0, 0)
"""Stands for a card that is not known."""
