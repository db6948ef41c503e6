"""神箭手, the Archer: attacks that cannot be countered or avoided, and damage even for those that miss."""

from typing import Final

from ....kernel.clause import rule
from ..cards import TECH, THUNDER
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import DrawUpTo
from ..needs import Cards, Named, Need, Printed, Targets
from ..playable import MAGIC_CARD
from ..points import ATTACK_MADE, BEFORE_ATTACK, MISS
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Grant

PIERCE_DAMAGE: Final = 2
TRAP_DAMAGE: Final = 2
SNIPE_HAND: Final = 5


class LightningArrow(Skill):
    """閃電箭: her thunder attacks cannot be countered."""

    def __init__(self) -> None:
        super().__init__("lightning-arrow", PASSIVE, at=[ATTACK_MADE], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own thunder attacks, counters too."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.element == THUNDER

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """No counter."""
        game.attack(game.use(use).frame).counterable = False


class PiercingShot(Skill):
    """貫穿射擊: her active attack misses; discard a magic card, shown: 2 damage to its target.

    The card is a condition: without cards in hand it cannot be used (AG 4(4)3.21).
    """

    def __init__(self) -> None:
        super().__init__("piercing-shot", RESPONSE, at=[MISS], needs=[Cards(1, 1, MAGIC_CARD)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """A magic card."""
        return self.needs if rule("AG 4(4)3.21") else []

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 damage to whom she attacked."""
        used = game.use(use)
        target = game.attack(used.frame).target
        game.push(Deal(used.seat, target, PIERCE_DAMAGE, self.clause, use, self.name))


class FlashTrap(Skill):
    """閃光陷阱: use the card; 2 damage to a character."""

    def __init__(self) -> None:
        super().__init__("flash-trap", MAGIC, unique=True, needs=[Printed(), Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 damage."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], TRAP_DAMAGE, self.clause, use, self.name))


class PreciseShot(Skill):
    """精準射擊: an attack with the card cannot but hit, and deals 1 less damage."""

    def __init__(self) -> None:
        super().__init__("precise-shot", RESPONSE, at=[BEFORE_ATTACK], unique=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her attack, a counter too, with a card that bears it."""
        attack = game.attack(frame)
        return attack.seat == seat and game.bears(attack.card, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A forced hit for 1 less."""
        attack = game.attack(game.use(use).frame)
        attack.forced = True
        attack.damage -= 1


class Snipe(Skill):
    """狙擊: for a crystal a character draws up to 5 cards in hand, forced; an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("snipe", MAGIC, crystals=1, needs=[Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Who holds 5 or more draws nothing."""
        game.push(
            DrawUpTo(game.use(use).targets[0], SNIPE_HAND, self.clause),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.7"),
        )


ARCHER: Final = Character(
    3, "archer", TECH, 3, [LightningArrow(), PiercingShot(), FlashTrap(), PreciseShot(), Snipe()]
)
