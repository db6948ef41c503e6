"""暴食少女, the Glutton: swallows Magic Bullets, and the damage that her camp should take."""

from typing import Final

from ....kernel.event import Event
from ..cards import BULLET, CHANT, FIRE, WATER
from ..points import AS_BULLET, BULLET_GONE, TAKING
from ..skills import (
    MAGIC,
    MAGIC_CARD,
    OPPONENTS,
    RESPONSE,
    Cards,
    Character,
    Named,
    Skill,
    Targets,
    element_for,
)
from ..state import AsteriatedGrail, Bullet
from ..steps import CheckHand, Deal, Discard, Stones, Then

IMPACT: Final = 2
STORM: Final = 2


class DessertImpact(Skill):
    """甜點衝擊: discard a magic card, shown; the camp gains a gem; two opponents may discard one each, shown.
    One after the other: who does not is dealt 2 damage, and then she discards a card."""

    def __init__(self) -> None:
        super().__init__("dessert-impact", MAGIC, needs=[Cards(1, 1, MAGIC_CARD), Targets(2, 2, OPPONENTS)])

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
                Deal(used.seat, used.targets[stage], IMPACT, self.clause, use, self.name),
                Discard(used.seat, 1, self.clause),
            )


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
        if seat != owner or element_for(game, seat, game.rules.card_faces[about]) not in (WATER, FIRE):
            return value
        flying = any(isinstance(frame, Bullet) and frame.target == seat for frame in game.frames.values())
        return 1 if flying else value


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


class GourmetStorm(Skill):
    """美食風暴: for a gem 2 damage to each of two opponents."""

    def __init__(self) -> None:
        super().__init__("gourmet-storm", MAGIC, gems=1, needs=[Targets(2, 2, OPPONENTS)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 damage each."""
        used = game.use(use)
        game.push(*[Deal(used.seat, target, STORM, self.clause, use, self.name) for target in used.targets])


GLUTTON: Final = Character(
    52,
    "glutton",
    CHANT,
    3,
    [DessertImpact(), BlackHole(), TastyFusion(), ThreeSecondRule(), GourmetStorm()],
    set="promo",
)
