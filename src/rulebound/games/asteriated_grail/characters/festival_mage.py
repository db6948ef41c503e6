"""節日魔導, the Festival Mage: the Magister in festive mood; her magic strikes one, her cards burn off."""

from typing import Final

from ....kernel.clause import rule
from ..card_steps import Discard
from ..cards import CHANT
from ..damage import Deal
from ..needs import OPPONENTS, Cards, Targets
from ..playable import MAGIC_CARD
from ..points import DEALT
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Stones, Then
from .magister import BulletFusion, BulletMastery, DestructionStorm

BLAST_DAMAGE: Final = 2


class FestivalBlast(Skill):
    """魔爆衝擊: discard a magic card, shown; the camp gains a gem; an opponent does so too or is dealt 2."""

    def __init__(self) -> None:
        super().__init__("festival-blast", MAGIC, needs=[Cards(1, 1, MAGIC_CARD), Targets(1, 1, OPPONENTS)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The gem, then the opponent's choice."""
        used = game.use(use)
        game.push(
            Stones(game.camp(used.seat), 1, 0, self.clause),
            Discard(used.targets[0], 1, self.clause, use, shown=True, kind=MAGIC_CARD, optional=True),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Damage for a card that was not discarded."""
        used = game.use(use)
        if not used.results[0]:
            game.push(Deal(used.seat, used.targets[0], BLAST_DAMAGE, self.clause, use, self.name))


class ManaShield(Skill):
    """法力護盾: damage against her: discard any number of magic cards, shown, at least one.

    The damage stays what it is; there is room for the cards that she draws.
    """

    def __init__(self) -> None:
        super().__init__("mana-shield", RESPONSE, at=[DEALT], needs=[Cards(1, -1, MAGIC_CARD)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On damage against her."""
        return game.damage(frame).target == seat and rule(self.clause)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards have gone already; that is all."""


class FestivalMastery(BulletMastery):
    """魔彈掌握: a Magic Bullet that she uses may fly the other way round."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "festival-mastery"


class FestivalFusion(BulletFusion):
    """魔彈融合: her earth and fire cards may be used and played as Magic Bullets."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "festival-fusion"


class FestivalStorm(DestructionStorm):
    """毀滅風暴: for a gem 2 damage to each of two opponents."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "festival-storm"


FESTIVAL_MAGE: Final = Character(
    55,
    "festival-mage",
    CHANT,
    3,
    [FestivalBlast(), ManaShield(), FestivalMastery(), FestivalFusion(), FestivalStorm()],
    set="promo",
)
