"""元素師, the Elementalist: spells of five elements, each stronger with one more card of its element."""

from typing import Any, Final

from ....kernel.decision import Option
from ....kernel.task import Task
from ..cards import CHANT, EARTH, FIRE, THUNDER, WATER, WIND
from ..damage import Deal
from ..frames import ATTACK_ACTION, MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..needs import Cards, Printed, Targets
from ..points import DEALT
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, Heals, Stones, Tokens

IGNITE: Final = "element-ignite"
MOST_ELEMENTS: Final = 3


class ElementAbsorb(Skill):
    """元素吸收: whenever he deals magic damage, he gains 1 Element; not with Element Ignite."""

    def __init__(self) -> None:
        super().__init__("element-absorb", RESPONSE, at=[DEALT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own magic damage."""
        damage = game.damage(frame)
        return damage.source == seat and damage.magic and damage.skill != IGNITE

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 Element."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))


class ElementIgnite(Skill):
    """元素點燃: remove 3 Elements; 2 damage to a character; an extra Magic Action."""

    def __init__(self) -> None:
        super().__init__(IGNITE, MAGIC, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 3 Elements."""
        return game.yellow[seat] >= MOST_ELEMENTS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Elements, damage, action."""
        used = game.use(use)
        game.push(
            Tokens(used.seat, YELLOW, -MOST_ELEMENTS, self.clause),
            Deal(used.seat, used.targets[0], 2, self.clause, use, self.name),
            Grant(ExtraAction(MAGIC_ACTION, self.name), self.clause, "AG T extra.14"),
        )


class Spell(Skill):
    """A spell on a card: damage to a character, 1 more with another card of its element, discarded shown."""

    def __init__(self, name: str, element: int, amount: int) -> None:
        super().__init__(
            name, MAGIC, unique=True, needs=[Printed(), Cards(0, 1, elements=1 << element), Targets()]
        )
        self.amount = amount

    def hurt(self, game: AsteriatedGrail, use: int) -> Task[Any]:
        """Its damage."""
        used = game.use(use)
        amount = self.amount + len(used.cards)
        return Deal(used.seat, used.targets[0], amount, self.clause, use, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Only the damage."""
        game.push(self.hurt(game, use))


class Meteor(Spell):
    """隕石: 1 damage, and an extra Magic Action; with another earth card 1 damage more."""

    def __init__(self) -> None:
        super().__init__("meteor", EARTH, 1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Damage, then the action."""
        extra = ExtraAction(MAGIC_ACTION, self.name)
        game.push(self.hurt(game, use), Grant(extra, self.clause, "AG T extra.15"))


class Freeze(Spell):
    """冰凍: 1 damage, and any character gains 1 heal; with another water card 1 damage more.

    Who is healed is named before the damage, like everything else that is named.
    """

    def __init__(self) -> None:
        super().__init__("freeze", WATER, 1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """First ask who is healed."""
        game.push(Ask(use, 0, "ag-name-target"))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Anyone."""
        return [Option("target", 0, 0, target) for target in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Damage, then heal."""
        heal = Heals(option.number, 1, self.clause, game.use(use).seat)
        game.push(self.hurt(game, use), heal)


class Fireball(Spell):
    """火球: 2 damage; with another fire card 1 more."""

    def __init__(self) -> None:
        super().__init__("fireball", FIRE, 2)


class WindBlade(Spell):
    """風刃: 1 damage, and an extra Attack Action; with another wind card 1 damage more."""

    def __init__(self) -> None:
        super().__init__("wind-blade", WIND, 1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Damage, then the action."""
        extra = ExtraAction(ATTACK_ACTION, self.name)
        game.push(self.hurt(game, use), Grant(extra, self.clause, "AG T extra.16"))


class Thunderbolt(Spell):
    """雷擊: 1 damage, and a gem for his camp; with another thunder card 1 damage more."""

    def __init__(self) -> None:
        super().__init__("thunderbolt", THUNDER, 1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Damage, then the gem."""
        game.push(self.hurt(game, use), Stones(game.camp(game.use(use).seat), 1, 0, self.clause))


class Moonlight(Skill):
    """月光: for a gem, 1 damage to a character and 1 more for each energy that is left."""

    def __init__(self) -> None:
        super().__init__("moonlight", MAGIC, gems=1, needs=[Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The gem is paid already."""
        used = game.use(use)
        amount = game.energy(used.seat) + 1
        game.push(Deal(used.seat, used.targets[0], amount, self.clause, use, self.name))


ELEMENTALIST: Final = Character(
    11,
    "elementalist",
    CHANT,
    3.5,
    [
        ElementAbsorb(),
        ElementIgnite(),
        Meteor(),
        Freeze(),
        Fireball(),
        WindBlade(),
        Thunderbolt(),
        Moonlight(),
    ],
    yellow=MOST_ELEMENTS,
)
