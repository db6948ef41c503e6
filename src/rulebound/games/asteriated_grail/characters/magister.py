"""魔法少女, the Magister: her cards turn into Magic Bullets, her magic strikes two at once."""

from typing import Final

from ..card_steps import Discard
from ..cards import CHANT, EARTH, FIRE
from ..damage import Deal
from ..needs import OPPONENTS, Cards, Targets
from ..playable import MAGIC_CARD, may_count_as
from ..points import AS_BULLET, BULLET_STARTED
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Stones, Then

BURST_DAMAGE: Final = 2
STORM_DAMAGE: Final = 2
FUSED: Final = 1 << EARTH | 1 << FIRE


class MagicBurst(Skill):
    """魔爆衝擊: discard a magic card, shown; the camp gains a gem; two opponents may discard one each, shown.

    One after the other: who does not is dealt 2 damage, and then she discards a card.
    """

    def __init__(self, name: str = "magic-burst") -> None:
        super().__init__(name, MAGIC, needs=[Cards(1, 1, MAGIC_CARD), Targets(2, 2, OPPONENTS)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The gem, then both opponents."""
        used = game.use(use)
        steps = [self.choice(target, use) for target in used.targets]
        game.push(
            Stones(game.camp(used.seat), 1, 0, self.clause), steps[0], Then(use, 0), steps[1], Then(use, 1)
        )

    def choice(self, target: int, use: int) -> Discard:
        """An opponent may discard a magic card."""
        return Discard(target, 1, self.clause, use, shown=True, kind=MAGIC_CARD, optional=True)

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Who has not discarded is dealt damage; she discards."""
        used = game.use(use)
        if not used.results[stage]:
            game.push(
                Deal(used.seat, used.targets[stage], BURST_DAMAGE, self.clause, use, self.name),
                Discard(used.seat, 1, self.clause),
            )


class BulletMastery(Skill):
    """魔彈掌握: a Magic Bullet that she uses may fly the other way round."""

    def __init__(self) -> None:
        super().__init__("bullet-mastery", RESPONSE, at=[BULLET_STARTED])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own Magic Bullet."""
        return game.bullet(frame).source == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """To the left."""
        game.bullet(game.use(use).frame).step = -1


class BulletFusion(Skill):
    """魔彈融合: her earth and fire cards may be used and played as Magic Bullets."""

    def __init__(self) -> None:
        super().__init__("bullet-fusion", RESPONSE, queries=[AS_BULLET])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """A Magic Bullet for her."""
        fused = seat == owner and may_count_as(game, seat, game.rules.card_faces[about], FUSED)
        return FUSED if fused else value


class DestructionStorm(Skill):
    """毀滅風暴: for a gem 2 damage to each of two opponents."""

    def __init__(self, name: str = "destruction-storm") -> None:
        super().__init__(name, MAGIC, gems=1, needs=[Targets(2, 2, OPPONENTS)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 damage each."""
        used = game.use(use)
        game.push(
            *[Deal(used.seat, target, STORM_DAMAGE, self.clause, use, self.name) for target in used.targets]
        )


MAGISTER: Final = Character(
    8, "magister", CHANT, 3, [MagicBurst(), BulletMastery(), BulletFusion(), DestructionStorm()]
)
