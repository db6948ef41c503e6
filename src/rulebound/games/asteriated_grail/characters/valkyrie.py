"""女武神, the Valkyrie: calls heroic spirits in battle, and spends heal for more attacks."""

from typing import Final

from ..cards import HOLY
from ..frames import ATTACK_ACTION, EITHER_ACTION, Use
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import Cards, Mode, Named, Need, Targets
from ..playable import MAGIC_CARD
from ..points import ATTACK_MADE, EXTRA, HIT, SKILL_USED, TURN_START
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Energy, Grant, Heals, LoseHeal, Tap, Untap

SUMMON: Final = "heroic-summon"
REST: Final = 0
WAYS: Final = [
    "majesty-rest",
    "majesty-gem",
    "majesty-crystal",
    "majesty-two-gems",
    "majesty-both",
    "majesty-two-crystals",
]
"""What she does at the start of a turn in the form: leave it, or spend these stones of the camp."""
GEMS: Final = [0, 1, 0, 2, 1, 0]
CRYSTALS: Final = [0, 0, 1, 0, 1, 2]
WAY: Final[Need] = Mode(WAYS)
REST_NEEDS: Final[list[Need]] = [WAY]
STONE_NEEDS: Final[list[Need]] = [WAY, Targets()]
A_MAGIC_CARD: Final[Need] = Cards(0, 1, kind=MAGIC_CARD)
SUMMON_NEEDS: Final[list[Need]] = [A_MAGIC_CARD]
HEAL_NEEDS: Final[list[Need]] = [A_MAGIC_CARD, Targets()]


class SacredPursuit(Skill):
    """神聖追擊: after an Attack or Magic Action, remove 1 own heal: an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("sacred-pursuit", RESPONSE, at=[EXTRA], axis="AG T extra.18")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own action of either kind has ended, with heal."""
        return game.action_of(frame).is_of(seat, EITHER_ACTION) and game.heal[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal goes, the action comes."""
        game.push(
            LoseHeal(game.use(use).seat, 1, self.clause),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )


class SealOfOrder(Skill):
    """秩序之印: draw 2 cards; 1 heal and 1 crystal."""

    def __init__(self) -> None:
        super().__init__("seal-of-order", MAGIC)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In this order."""
        seat = game.use(use).seat
        game.push(
            Draw(seat, 2, self.clause),
            Heals(seat, 1, self.clause, seat),
            Energy(seat, 0, 1, self.clause),
        )


class PeaceWalker(Skill):
    """和平行者: after Heroic Summon in her own turn, the heroic form; an active attack ends it (①)."""

    def __init__(self) -> None:
        super().__init__("peace-walker", PASSIVE, at=[SKILL_USED, ATTACK_MADE], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After the summons; or, in the form, at her active attack."""
        found = game.frames[frame]
        if isinstance(found, Use):
            return found.skill.name == SUMMON and game.turn == seat
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Into the form, or out of it."""
        used = game.use(use)
        if isinstance(game.frames[used.frame], Use):
            game.push(Tap(used.seat, self.clause))
        else:
            game.push(Untap(used.seat, self.clause))


class Majesty(Skill):
    """軍神威光: at the start of her turn in the heroic form, 1 heal and leave it, or spend 1 or 2 stones.

    For the stones of the camp a character gains as much heal, and the form stays. She says which stones go.
    """

    def __init__(self) -> None:
        super().__init__(
            "war-god-majesty", PASSIVE, at=[TURN_START], axis="AG T turn-start.3", needs=REST_NEEDS
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form, in her own turn."""
        return game.turn == seat and game.tapped[seat]

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The way, and for stones a character."""
        return STONE_NEEDS if named.mode > REST else REST_NEEDS

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """As far as the camp has these stones."""
        camp = game.camp(seat)
        return game.gems[camp] >= GEMS[mode] and game.crystals[camp] >= CRYSTALS[mode]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Rest, or heal for stones."""
        used = game.use(use)
        if used.mode == REST:
            game.push(Heals(used.seat, 1, self.clause, used.seat), Untap(used.seat, self.clause))
            return
        gems, crystals = GEMS[used.mode], CRYSTALS[used.mode]
        game.take_stones(game.camp(used.seat), gems, crystals, self.clause)
        game.push(Heals(used.targets[0], gems + crystals, self.clause, used.seat))


class HeroicSummon(Skill):
    """英靈召喚: when an attack hits, for a crystal, 1 more damage.

    She may also discard a magic card, shown: a character gains 1 heal.
    """

    def __init__(self) -> None:
        super().__init__(SUMMON, RESPONSE, at=[HIT], crystals=1, needs=SUMMON_NEEDS)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own attacks, counters too."""
        return game.attack(frame).seat == seat

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """A card or none; with one, a character."""
        return HEAL_NEEDS if named.cards else SUMMON_NEEDS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage, and the heal."""
        used = game.use(use)
        game.attack(used.frame).damage += 1
        if used.targets:
            game.push(Heals(used.targets[0], 1, self.clause, used.seat))


VALKYRIE: Final = Character(
    25,
    "valkyrie",
    HOLY,
    3.5,
    [SacredPursuit(), SealOfOrder(), PeaceWalker(), Majesty(), HeroicSummon()],
    set="third",
)
