"""The characters of Asteriated Grail, one file each, in the order of their numbers; the novice first.

The novice has no skills. He is for positions that are about the rules alone, and cannot be chosen.
"""

from typing import Final

from ..cards import NO_FATE
from ..skills import Character
from .adventurer import ADVENTURER
from .angel import ANGEL
from .arbiter import ARBITER
from .archer import ARCHER
from .assassin import ASSASSIN
from .azure_witch import AZURE_WITCH
from .bard import BARD
from .barrier_master import BARRIER_MASTER
from .battle_mage import BATTLE_MAGE
from .beast_samurai import BEAST_SAMURAI
from .berserker import BERSERKER
from .blademaster import BLADEMASTER
from .blood_shaman import BLOOD_SHAMAN
from .blood_sword import BLOOD_SWORD
from .brave import BRAVE
from .butterfly_dancer import BUTTERFLY_DANCER
from .charmer import CHARMER
from .crimson_knight import CRIMSON_KNIGHT
from .defiler import DEFILER
from .demon_bow import DEMON_BOW
from .demon_spear import DEMON_SPEAR
from .elementalist import ELEMENTALIST
from .elf_shooter import ELF_SHOOTER
from .festival_mage import FESTIVAL_MAGE
from .fighter import FIGHTER
from .glutton import GLUTTON
from .god_eater import GOD_EATER
from .head_maid import HEAD_MAID
from .heroic_doll import HEROIC_DOLL
from .holy_bow import HOLY_BOW
from .holy_lancer import HOLY_LANCER
from .inquisitor import INQUISITOR
from .magic_swordsman import MAGIC_SWORDSMAN
from .magister import MAGISTER
from .moon_goddess import MOON_GODDESS
from .mystic_scholar import MYSTIC_SCHOLAR
from .necromancer import NECROMANCER
from .noble_daughter import NOBLE_DAUGHTER
from .onmyoji import ONMYOJI
from .prayer import PRAYER
from .priest import PRIEST
from .primal_bow import PRIMAL_BOW
from .ranger import RANGER
from .sage import SAGE
from .saintess import SAINTESS
from .sealer import SEALER
from .soul_warlock import SOUL_WARLOCK
from .spirit_tide import SPIRIT_TIDE
from .starfall_witch import STARFALL_WITCH
from .sword_king import SWORD_KING
from .sword_witch import SWORD_WITCH
from .talisman_master import TALISMAN_MASTER
from .templar import TEMPLAR
from .valkyrie import VALKYRIE
from .witch_hunter import WITCH_HUNTER

NOVICE: Final = Character(0, "novice", NO_FATE, 0, [])

CHARACTERS: Final = [
    NOVICE,
    BLADEMASTER,
    BERSERKER,
    ARCHER,
    SEALER,
    ASSASSIN,
    SAINTESS,
    ANGEL,
    MAGISTER,
    MAGIC_SWORDSMAN,
    HOLY_LANCER,
    ELEMENTALIST,
    ADVENTURER,
    NECROMANCER,
    ARBITER,
    PRIEST,
    PRAYER,
    SAGE,
    CHARMER,
    SWORD_KING,
    FIGHTER,
    BRAVE,
    SOUL_WARLOCK,
    BLOOD_SHAMAN,
    BUTTERFLY_DANCER,
    VALKYRIE,
    DEMON_BOW,
    HEROIC_DOLL,
    CRIMSON_KNIGHT,
    DEMON_SPEAR,
    AZURE_WITCH,
    BARD,
    ELF_SHOOTER,
    ONMYOJI,
    BLOOD_SWORD,
    MOON_GODDESS,
    BEAST_SAMURAI,
    HOLY_BOW,
    BATTLE_MAGE,
    WITCH_HUNTER,
    INQUISITOR,
    TEMPLAR,
    STARFALL_WITCH,
    NOBLE_DAUGHTER,
    MYSTIC_SCHOLAR,
    DEFILER,
    HEAD_MAID,
    BARRIER_MASTER,
    GOD_EATER,
    SWORD_WITCH,
    SPIRIT_TIDE,
    RANGER,
    GLUTTON,
    TALISMAN_MASTER,
    PRIMAL_BOW,
    FESTIVAL_MAGE,
]
