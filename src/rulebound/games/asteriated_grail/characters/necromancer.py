"""瘟疫法師, the Necromancer: lives on heal that no attack minds, and spreads damage to everyone else."""

from typing import Final

from ....kernel.clause import rule
from ..cards import EARTH, PHANTOM
from ..damage import Deal
from ..frames import MAGIC_ACTION
from ..needs import SAME_ELEMENT, Cards, Named, Number, Targets
from ..points import ACTION_END, HEAL_LIMIT, HEAL_USE, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Heals, LoseHeal, Then

DEATH_TOUCH: Final = "death-touch"
LEAST: Final = 2


class Immortality(Skill):
    """不朽: when his Magic Action ends, he gains 1 heal; not after Death's Touch."""

    def __init__(self) -> None:
        super().__init__("immortality", RESPONSE, at=[ACTION_END], axis="AG T action-end.1")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After his own Magic Action that was not Death's Touch."""
        action = game.action_of(frame)
        if action.seat != seat or not action.kind & MAGIC_ACTION:
            return False
        return action.skill != DEATH_TOUCH or not rule("AG T action-end.2")

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        seat = game.use(use).seat
        game.push(Heals(seat, 1, self.clause, seat))


class Sacrilege(Skill):
    """聖瀆: his heal limit is 3 higher; his heal does not help against attack damage."""

    def __init__(self) -> None:
        super().__init__("sacrilege", PASSIVE, queries=[HEAL_LIMIT, HEAL_USE])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """3 more, and none against an attack."""
        if seat != owner:
            return value
        if query == HEAL_LIMIT:
            return value + 3
        return value if game.damage(about).magic else 0


class Plague(Skill):
    """瘟疫: discard an earth card, shown; 1 damage to every other character.

    If any morale was lost by it, he gains 1 heal at the end of the turn, once.
    """

    def __init__(self) -> None:
        super().__init__("plague", MAGIC, later=[TURN_END], needs=[Cards(1, 1, elements=1 << EARTH)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Everyone else, from him round."""
        seat = game.use(use).seat
        others = [target for target in game.in_order() if target != seat]
        game.push(Then(use, 0))
        game.push(*[Deal(seat, target, 1, self.clause, use, self.name) for target in others])

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Whether it has cost morale is noted for this turn."""
        game.mark(self.name, game.marked(self.name) + game.use(use).lost)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of a turn in which it has cost morale."""
        return game.marked(self.name) > 0

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """1 heal."""
        game.push(Heals(owner, 1, self.clause, owner))


class DeathTouch(Skill):
    """死亡之觸: remove X heal and discard Y cards of one element, shown, 2 or more each; X+Y−3 damage."""

    def __init__(self) -> None:
        super().__init__(
            DEATH_TOUCH,
            MAGIC,
            needs=[Number("heal"), Cards(LEAST, -1, bond=SAME_ELEMENT), Targets()],
        )

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """2 heal."""
        return LEAST

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """All the heal there is."""
        return game.heal[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal goes, damage comes."""
        used = game.use(use)
        amount = used.number + len(used.cards) - 3
        game.push(
            LoseHeal(used.seat, used.number, self.clause),
            Deal(used.seat, used.targets[0], amount, self.clause, use, self.name),
        )


class ToxicNova(Skill):
    """劇毒新星: for a gem, 2 damage to every other character; he gains 1 heal."""

    def __init__(self) -> None:
        super().__init__("toxic-nova", MAGIC, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Everyone else, from him round; then the heal."""
        seat = game.use(use).seat
        others = [target for target in game.in_order() if target != seat]
        game.push(Heals(seat, 1, self.clause, seat))
        game.push(*[Deal(seat, target, 2, self.clause, use, self.name) for target in others])


NECROMANCER: Final = Character(
    13,
    "necromancer",
    PHANTOM,
    3.5,
    [
        Immortality(),
        Sacrilege(),
        Plague(),
        DeathTouch(),
        ToxicNova(),
    ],
)
