"""暴食少女, the Glutton: swallows Magic Bullets, and the damage that her camp should take."""

from typing import Final

from ....kernel.event import Event
from ..card_steps import Discard
from ..cards import BULLET, CHANT, FIRE, WATER
from ..frames import Bullet
from ..hands import CheckHand
from ..needs import Cards, Named
from ..playable import MAGIC_CARD, may_count_as
from ..points import AS_BULLET, BULLET_GONE, TAKING
from ..skills import RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Then
from .magister import DestructionStorm, MagicBurst

FUSED: Final = 1 << WATER | 1 << FIRE


class DessertImpact(MagicBurst):
    """甜點衝擊: the Magister's 魔爆衝擊 under another name."""

    def __init__(self) -> None:
        super().__init__("dessert-impact")


class BlackHole(Skill):
    """食慾的黑洞: a character of her camp is about to take damage; discard a Magic Bullet, shown, and she
    takes it instead; it costs no morale. Damage to herself is of her camp too."""

    def __init__(self) -> None:
        super().__init__("black-hole-of-appetite", RESPONSE, at=[TAKING], needs=[Cards(1, 1, MAGIC_CARD)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Damage to her own camp."""
        damage = game.damage(frame)
        return game.camp(damage.target) == game.camp(seat) and damage.amount > 0

    def fits(self, game: AsteriatedGrail, seat: int, card: int, frame: int, named: Named) -> bool:
        """A Magic Bullet."""
        return game.face(card).kind == BULLET

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage is hers."""
        used = game.use(use)
        damage = game.damage(used.frame)
        damage.target = used.seat
        damage.costs_morale = False


class TastyFusion(Skill):
    """美味融合: her water and fire cards may be passed on as Magic Bullets, but not used as new ones."""

    def __init__(self) -> None:
        super().__init__("tasty-fusion", RESPONSE, queries=[AS_BULLET])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """A Magic Bullet for her while one flies at her."""
        if seat != owner or not may_count_as(game, seat, game.rules.card_faces[about], FUSED):
            return value
        flying = any(isinstance(frame, Bullet) and frame.target == seat for frame in game.frames.values())
        return FUSED if flying else value


class ThreeSecondRule(Skill):
    """三秒原則: a Magic Bullet of a teammate goes to the discard pile face up; she discards a card and takes
    that one. Her discard is no condition: without a card she takes it all the same."""

    def __init__(self) -> None:
        super().__init__("three-second-rule", RESPONSE, at=[BULLET_GONE])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """A teammate's, while it still lies there."""
        happening = game.happening(frame)
        if happening.seat == seat or game.camp(happening.seat) != game.camp(seat):
            return False
        return game.find(game.discard_pile(), happening.cards[0]) >= 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The discard first."""
        game.push(Discard(game.use(use).seat, 1, self.clause, use), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Then the card."""
        used = game.use(use)
        pile = game.discard_pile()
        at = game.find(pile, game.happening(used.frame).cards[0])
        moved = game.move(pile, at, game.hand(used.seat))
        game.emit(Event("picked-up", self.clause, used.seat, 0, 1, [moved]))
        game.push(CheckHand(used.seat, 0))


class GourmetStorm(DestructionStorm):
    """美食風暴: the Magister's 毀滅風暴 under another name."""

    def __init__(self) -> None:
        super().__init__("gourmet-storm")


GLUTTON: Final = Character(
    52,
    "glutton",
    CHANT,
    3,
    [DessertImpact(), BlackHole(), TastyFusion(), ThreeSecondRule(), GourmetStorm()],
    set="promo",
)
