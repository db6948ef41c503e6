"""The cards (AG 2): base cards with element, fate and unique skills; exclusive and character cards.

The 150 base cards are listed by face, with how many of each there are. *Slash* is every attack card, Dark
Extinction too; the other base cards are magic. A *unique skill* can be used only by its character, by using a
card that bears it.
"""

from typing import Final

EARTH: Final = 0
WATER: Final = 1
FIRE: Final = 2
WIND: Final = 3
THUNDER: Final = 4
LIGHT: Final = 5
DARK: Final = 6
ELEMENTS: Final = ["earth", "water", "fire", "wind", "thunder", "light", "dark"]

HOLY: Final = 0
BLOOD: Final = 1
TECH: Final = 2
CHANT: Final = 3
PHANTOM: Final = 4
FATES: Final = ["holy", "blood", "tech", "chant", "phantom"]
NO_FATE: Final = -1

SLASH: Final = "slash"
HOLY_LIGHT: Final = "light"
SHIELD: Final = "shield"
WEAKNESS: Final = "weakness"
POISON: Final = "poison"
BULLET: Final = "bullet"
EXCLUSIVE: Final = "exclusive"
CHARACTER: Final = "character"


class Face:
    """What a card shows. `kind` is slash, light, shield, weakness, poison, bullet, exclusive or character."""

    def __init__(
        self, code: str, kind: str, element: int, fate: int, copies: int, skills: list[str] | None = None
    ) -> None:
        self.code = code
        self.name = code
        self.kind = kind
        self.element = element
        self.fate = fate
        self.copies = copies
        self.skills: list[str] = [] if skills is None else skills
        self.is_attack = kind == SLASH
        self.is_magic = kind in (HOLY_LIGHT, SHIELD, WEAKNESS, POISON, BULLET)
        self.is_base = self.is_attack or self.is_magic


UNKNOWN: Final = Face("?", "", -1, NO_FATE, 0)
"""A card that a view does not know."""

BASE: Final = [
    Face("earth-holy", "slash", EARTH, HOLY, 2, ["healing-light"]),
    Face("earth-holy-2", "slash", EARTH, HOLY, 1, ["angel-wall", "healing-light"]),
    Face("earth-blood", "slash", EARTH, BLOOD, 3, ["blood-blade", "blood-wail"]),
    Face("earth-blood-2", "slash", EARTH, BLOOD, 2, ["blood-roar", "blood-wail"]),
    Face("earth-tech", "slash", EARTH, TECH, 5, ["fierce-wind", "precise-shot"]),
    Face("earth-chant", "slash", EARTH, CHANT, 2, ["power-blessing", "meteor"]),
    Face("earth-chant-2", "slash", EARTH, CHANT, 2, ["swift-blessing", "meteor"]),
    Face("earth-phantom", "slash", EARTH, PHANTOM, 2, ["earth-seal", "soul-gift"]),
    Face("earth-phantom-2", "slash", EARTH, PHANTOM, 2, ["earth-seal", "soul-burst"]),
    Face("water-holy", "slash", WATER, HOLY, 3, ["angel-wall", "healing-light"]),
    Face("water-blood", "slash", WATER, BLOOD, 4, ["blood-blade", "blood-wail"]),
    Face("water-tech", "slash", WATER, TECH, 4, ["gale-strike", "flash-trap"]),
    Face("water-chant", "slash", WATER, CHANT, 6, ["power-blessing", "freeze"]),
    Face("water-phantom", "slash", WATER, PHANTOM, 2, ["water-seal", "soul-gift"]),
    Face("water-phantom-2", "slash", WATER, PHANTOM, 2, ["water-seal", "soul-burst"]),
    Face("fire-holy", "slash", FIRE, HOLY, 4, ["angel-wall", "healing-art"]),
    Face("fire-blood", "slash", FIRE, BLOOD, 4, ["blood-roar", "blood-wail"]),
    Face("fire-tech", "slash", FIRE, TECH, 4, ["gale-strike", "flash-trap"]),
    Face("fire-chant", "slash", FIRE, CHANT, 4, ["power-blessing", "fireball"]),
    Face("fire-phantom", "slash", FIRE, PHANTOM, 5, ["fire-seal", "soul-burst"]),
    Face("wind-holy", "slash", WIND, HOLY, 3, ["angel-wall", "healing-light"]),
    Face("wind-blood", "slash", WIND, BLOOD, 4, ["blood-roar", "blood-wail"]),
    Face("wind-tech", "slash", WIND, TECH, 3, ["gale-strike", "precise-shot"]),
    Face("wind-tech-2", "slash", WIND, TECH, 2, ["fierce-wind", "precise-shot"]),
    Face("wind-chant", "slash", WIND, CHANT, 5, ["swift-blessing", "wind-blade"]),
    Face("wind-phantom", "slash", WIND, PHANTOM, 4, ["wind-seal", "soul-gift"]),
    Face("thunder-holy", "slash", THUNDER, HOLY, 4, ["angel-wall", "healing-art"]),
    Face("thunder-blood", "slash", THUNDER, BLOOD, 4, ["blood-blade", "blood-wail"]),
    Face("thunder-tech", "slash", THUNDER, TECH, 2, ["fierce-wind", "precise-shot"]),
    Face("thunder-tech-2", "slash", THUNDER, TECH, 2, ["gale-strike", "precise-shot"]),
    Face("thunder-chant", "slash", THUNDER, CHANT, 4, ["swift-blessing", "thunderbolt"]),
    Face("thunder-phantom", "slash", THUNDER, PHANTOM, 5, ["thunder-seal", "soul-burst"]),
    Face("dark-holy", "slash", DARK, HOLY, 4, []),
    Face("dark-chant", "slash", DARK, CHANT, 2, []),
    Face("light-holy", "light", LIGHT, HOLY, 2, ["healing-art"]),
    Face("light-holy-2", "light", LIGHT, HOLY, 1, ["healing-light"]),
    Face("light-blood", "light", LIGHT, BLOOD, 3, []),
    Face("light-tech", "light", LIGHT, TECH, 3, []),
    Face("light-phantom", "light", LIGHT, PHANTOM, 2, []),
    Face("shield-earth-holy", "shield", EARTH, HOLY, 1, []),
    Face("shield-earth-chant", "shield", EARTH, CHANT, 1, []),
    Face("shield-earth-phantom", "shield", EARTH, PHANTOM, 1, []),
    Face("shield-fire-blood", "shield", FIRE, BLOOD, 1, []),
    Face("shield-fire-tech", "shield", FIRE, TECH, 1, []),
    Face("shield-wind-holy", "shield", WIND, HOLY, 1, []),
    Face("shield-wind-blood", "shield", WIND, BLOOD, 1, []),
    Face("shield-wind-chant", "shield", WIND, CHANT, 1, []),
    Face("shield-thunder-blood", "shield", THUNDER, BLOOD, 1, []),
    Face("shield-thunder-phantom", "shield", THUNDER, PHANTOM, 1, []),
    Face("weakness-earth-tech", "weakness", EARTH, TECH, 1, []),
    Face("weakness-water-blood", "weakness", WATER, BLOOD, 1, []),
    Face("weakness-water-chant", "weakness", WATER, CHANT, 1, []),
    Face("weakness-fire-holy", "weakness", FIRE, HOLY, 1, []),
    Face("weakness-fire-blood", "weakness", FIRE, BLOOD, 1, []),
    Face("weakness-wind-phantom", "weakness", WIND, PHANTOM, 1, []),
    Face("poison-earth-chant", "poison", EARTH, CHANT, 1, []),
    Face("poison-water-holy", "poison", WATER, HOLY, 1, []),
    Face("poison-water-tech", "poison", WATER, TECH, 1, []),
    Face("poison-water-phantom", "poison", WATER, PHANTOM, 1, []),
    Face("poison-wind-holy", "poison", WIND, HOLY, 1, []),
    Face("poison-thunder-tech", "poison", THUNDER, TECH, 1, []),
    Face("bullet-water-blood", "bullet", WATER, BLOOD, 1, []),
    Face("bullet-water-phantom", "bullet", WATER, PHANTOM, 1, []),
    Face("bullet-fire-chant", "bullet", FIRE, CHANT, 1, []),
    Face("bullet-wind-phantom", "bullet", WIND, PHANTOM, 1, []),
    Face("bullet-thunder-holy", "bullet", THUNDER, HOLY, 1, []),
    Face("bullet-thunder-tech", "bullet", THUNDER, TECH, 1, []),
]
"""All base cards, 150 with their copies."""


def exclusive_card(code: str) -> Face:
    """An exclusive card, which is no base card."""
    return Face(code, EXCLUSIVE, -1, NO_FATE, 1)


def character_card(code: str) -> Face:
    """The card of a character, for the draft."""
    return Face(code, CHARACTER, -1, NO_FATE, 1)
