"""聖槍騎士, the Holy Lancer: heals by hitting, and turns her heal into attacks that cannot be answered."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.refusal import Refusal
from ..cards import HOLY, WATER
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..needs import OTHERS, Cards, Named, Number, Targets
from ..playable import MAGIC_CARD
from ..points import BEFORE_ATTACK, HEAL_LIMIT, HIT
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Grant, Heals, LoseHeal

SKY_SPEAR: Final = "sky-spear"
EARTH_SPEAR: Final = "earth-spear"
HOLY_LIGHT_PRAYER: Final = "holy-light-prayer"
SPEAR_COST: Final = 2
MOST_REMOVED: Final = 4
PRAYER_CEILING: Final = 5


class SacredFaith(Skill):
    """神聖信仰: her heal limit is 1 higher while her camp has at least as many Grails as the other."""

    def __init__(self) -> None:
        super().__init__("sacred-faith", PASSIVE, queries=[HEAL_LIMIT])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 more for herself."""
        camp = game.camp(owner)
        return value + 1 if seat == owner and game.grails[camp] >= game.grails[1 - camp] else value


class Radiance(Skill):
    """輝耀: discard a water card, shown; every character gains 1 heal; an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("radiance", MAGIC, needs=[Cards(1, 1, elements=1 << WATER)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """All of them, from the current player round; the extra action comes last."""
        seat = game.use(use).seat
        game.push(Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.11"))
        game.push(*[Heals(target, 1, self.clause, seat) for target in game.in_order()])


class Punishment(Skill):
    """懲戒: discard a magic card, shown; move 1 heal from another character to her; an extra Attack Action.

    Without heal on anyone else there is no target (AG 4(4)3.16).
    """

    def __init__(self) -> None:
        super().__init__("punishment", MAGIC, needs=[Cards(1, 1, kind=MAGIC_CARD), Targets(1, 1, OTHERS)])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Who has heal."""
        return None if game.heal[target] > 0 or not rule("AG 4(4)3.16") else self.reason("ag-no-heal-there")

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It goes from one to the other."""
        used = game.use(use)
        game.push(
            LoseHeal(used.targets[0], 1, self.clause),
            Heals(used.seat, 1, self.clause, used.seat),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.12"),
        )


class HolyStrike(Skill):
    """聖擊: whenever her attack hits, she gains 1 heal; not on an attack with Sky Spear or Earth Spear.

    It comes after everything she may choose at the hit, because Earth Spear goes before it (AG 4(11).6).
    """

    def __init__(self) -> None:
        super().__init__("holy-strike", PASSIVE, at=[HIT], rank=2)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own attacks, counters too, without a spear."""
        attack = game.attack(frame)
        return attack.seat == seat and SKY_SPEAR not in attack.skills and EARTH_SPEAR not in attack.skills

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        seat = game.use(use).seat
        game.push(Heals(seat, 1, self.clause, seat))


class SkySpear(Skill):
    """天槍: before an active attack, remove 2 own heal; the attack cannot be countered."""

    def __init__(self) -> None:
        super().__init__(SKY_SPEAR, RESPONSE, at=[BEFORE_ATTACK])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks, with 2 heal, in a turn without Holy Light Prayer."""
        attack = game.attack(frame)
        if attack.seat != seat or not attack.active:
            return False
        return game.heal[seat] >= SPEAR_COST and HOLY_LIGHT_PRAYER not in game.used

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """No counter."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        attack.counterable = False
        game.push(LoseHeal(used.seat, SPEAR_COST, self.clause))


class EarthSpear(Skill):
    """地槍: when an active attack hits, remove up to 4 own heal; the attack deals that much more."""

    def __init__(self) -> None:
        super().__init__(EARTH_SPEAR, RESPONSE, at=[HIT], needs=[Number("heal")])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks; ahead of Holy Strike, not after it."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and rule("AG 4(11).6")

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As much heal as there is, 4 at most."""
        return min(MOST_REMOVED, game.heal[seat])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage for each."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        attack.damage += used.number
        game.push(LoseHeal(used.seat, used.number, self.clause))


class HolyLightPrayer(Skill):
    """聖光祈愈: for a gem 2 heal, up to 5 over her limit; an extra Attack Action; no Sky Spear this turn."""

    def __init__(self) -> None:
        super().__init__(HOLY_LIGHT_PRAYER, MAGIC, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, then the extra action; that it was used is noted for this turn."""
        seat = game.use(use).seat
        game.push(
            Heals(seat, 2, self.clause, seat, PRAYER_CEILING),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.13"),
        )


HOLY_LANCER: Final = Character(
    10,
    "holy-lancer",
    HOLY,
    3.5,
    [
        SacredFaith(),
        Radiance(),
        Punishment(),
        HolyStrike(),
        SkySpear(),
        EarthSpear(),
        HolyLightPrayer(),
    ],
)
