"""劍帝, the Sword King: a missed attack becomes a sword soul, and souls and sword qi turn the next attack."""

from typing import Final

from ....kernel.refusal import Refusal
from ..cards import TECH
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import Covers, Named, Number, Targets
from ..points import BEFORE_ATTACK, EXTRA, HIT, MISS
from ..skills import PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Grant, Heals, Morale, Tokens, change_tokens

MOST_SOULS: Final = 3
MOST_QI: Final = 5
MOST_CUT: Final = 3
ANGEL_SOUL: Final = "sword-angel-soul"
DEMON_SOUL: Final = "sword-demon-soul"


def is_own_active(game: AsteriatedGrail, seat: int, frame: int) -> bool:
    """Whether an attack is an active one of this seat."""
    attack = game.attack(frame)
    return attack.seat == seat and attack.active


class SwordSoulGuard(Skill):
    """劍魂守護: when an active attack misses, its card becomes a sword soul, face down, while there is room.

    Souls are Angel Souls while his energy is odd, Demon Souls while it is even, neither at none.
    """

    def __init__(self) -> None:
        super().__init__("sword-soul-guard", PASSIVE, at=[MISS], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a card, with room, and without a soul spent on the attack."""
        attack = game.attack(frame)
        if not is_own_active(game, seat, frame) or not attack.card:
            return False
        if ANGEL_SOUL in attack.skills or DEMON_SOUL in attack.skills:
            return False
        return len(game.covers(seat).cards) < MOST_SOULS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card lies beside him."""
        used = game.use(use)
        game.cover_from_discard(used.seat, game.attack(used.frame).card, self.clause)


class Feint(Skill):
    """佯攻: when an active attack misses, 1 sword qi."""

    def __init__(self) -> None:
        super().__init__("sword-feint", PASSIVE, at=[MISS], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack."""
        return is_own_active(game, seat, frame)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 sword qi."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))


class SwordQiSlash(Skill):
    """劍氣斬: after an active hit remove up to 3 sword qi; as much damage to anyone but the target."""

    def __init__(self) -> None:
        super().__init__("sword-qi-slash", RESPONSE, at=[HIT], needs=[Number(), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack."""
        return is_own_active(game, seat, frame)

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many as there are, 3 at most."""
        return min(MOST_CUT, game.yellow[seat])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Not whom the attack has hit."""
        return self.reason("ag-another-than-before") if target == game.attack(frame).target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The qi goes, the damage comes."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -used.number, self.clause)
        game.push(Deal(used.seat, used.targets[0], used.number, self.clause, use))


class AngelSoul(Skill):
    """天使之魂: before an active attack, with odd energy, remove a soul: on a hit 2 heal, else 1 morale."""

    def __init__(self) -> None:
        super().__init__(ANGEL_SOUL, RESPONSE, at=[BEFORE_ATTACK], later=[HIT, MISS], needs=[Covers(1, 1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """While his souls are Angel Souls."""
        return is_own_active(game, seat, frame) and game.energy(seat) % 2 == 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Remembered until the attack hits or misses; no soul comes of it."""
        game.attack(game.use(use).frame).with_skill(self.name)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The soul was spent on this attack."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """2 heal, or 1 morale for the camp."""
        if point == HIT:
            game.push(Heals(owner, 2, self.clause, owner))
        else:
            game.push(Morale(game.camp(owner), 1, self.clause))


class DemonSoul(Skill):
    """惡魔之魂: before an active attack, with even energy, remove a soul: 1 more damage; on a miss 2 qi."""

    def __init__(self) -> None:
        super().__init__(DEMON_SOUL, RESPONSE, at=[BEFORE_ATTACK], later=[MISS], needs=[Covers(1, 1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """While his souls are Demon Souls."""
        energy = game.energy(seat)
        return is_own_active(game, seat, frame) and energy > 0 and energy % 2 == 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage; no soul comes of this attack."""
        attack = game.attack(game.use(use).frame)
        attack.with_skill(self.name)
        attack.damage += 1

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The soul was spent on this attack."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """2 sword qi."""
        game.push(Tokens(owner, YELLOW, 2, self.clause))


class UnyieldingWill(Skill):
    """不屈意志: after an Attack Action, for a crystal, draw a card, 1 sword qi, an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("unyielding-will", RESPONSE, at=[EXTRA], axis="AG T extra.25", crystals=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In this order."""
        seat = game.use(use).seat
        game.push(
            Draw(seat, 1, self.clause),
            Tokens(seat, YELLOW, 1, self.clause),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )


SWORD_KING: Final = Character(
    19,
    "sword-king",
    TECH,
    4.5,
    [SwordSoulGuard(), Feint(), SwordQiSlash(), AngelSoul(), DemonSoul(), UnyieldingWill()],
    yellow=MOST_QI,
    covers=MOST_SOULS,
)
