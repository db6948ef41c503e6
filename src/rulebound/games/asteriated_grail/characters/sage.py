"""賢者, the Sage: learns from magic damage, and pays for great spells with damage to himself."""

from typing import Final

from ..card_steps import Discard
from ..cards import CHANT
from ..damage import Deal
from ..needs import DIFFERENT_ELEMENTS, SAME_ELEMENT, Cards, Named, Targets
from ..points import ENERGY_LIMIT, TAKEN
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Energy, Heals

MUCH: Final = 3


class WisdomCodex(Skill):
    """智慧法典: his energy limit is 1 higher; after more than 3 magic damage, 2 gems, and a card goes."""

    def __init__(self) -> None:
        super().__init__("wisdom-codex", PASSIVE, at=[TAKEN], queries=[ENERGY_LIMIT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After his own damage, at once more than 3."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic and damage.taken > MUCH

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Gems as energy, then a card."""
        seat = game.use(use).seat
        game.push(Energy(seat, 2, 0, self.clause), Discard(seat, 1, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 more for himself."""
        return value + 1 if seat == owner else value


class SpellRebound(Skill):
    """法術反彈: after exactly 1 magic damage, discard X cards of one element, 2 or more, shown.

    X−1 damage to a character, then X to himself.
    """

    def __init__(self) -> None:
        super().__init__(
            "spell-rebound", RESPONSE, at=[TAKEN], needs=[Cards(2, -1, bond=SAME_ELEMENT), Targets()]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After his own damage of 1."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic and damage.taken == 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The target first."""
        used = game.use(use)
        seat, count = used.seat, len(used.cards)
        game.push(
            Deal(seat, used.targets[0], count - 1, self.clause, use, self.name),
            Deal(seat, seat, count, self.clause, use, self.name),
        )


class MagicCodex(Skill):
    """魔道法典: for a gem, discard X cards of different elements, 2 or more, shown.

    X−1 damage to a character, then as much to himself.
    """

    def __init__(self) -> None:
        super().__init__(
            "magic-codex", MAGIC, gems=1, needs=[Cards(2, -1, bond=DIFFERENT_ELEMENTS), Targets()]
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The target first."""
        used = game.use(use)
        seat, amount = used.seat, len(used.cards) - 1
        game.push(
            Deal(seat, used.targets[0], amount, self.clause, use, self.name),
            Deal(seat, seat, amount, self.clause, use, self.name),
        )


class HolyCodex(Skill):
    """聖潔法典: for a gem, discard X cards of different elements, 3 or more, shown.

    1 to X−2 characters gain 2 heal each; then X−1 damage to himself.
    """

    def __init__(self) -> None:
        super().__init__(
            "holy-codex", MAGIC, gems=1, needs=[Cards(3, -1, bond=DIFFERENT_ELEMENTS), Targets()]
        )

    def most_targets(self, game: AsteriatedGrail, seat: int, most: int, named: Named) -> int:
        """2 fewer than the cards."""
        return len(named.cards) - 2

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, then damage."""
        used = game.use(use)
        seat = used.seat
        game.push(Deal(seat, seat, len(used.cards) - 1, self.clause, use, self.name))
        game.push(*[Heals(target, 2, self.clause, seat) for target in used.targets])


SAGE: Final = Character(
    17,
    "sage",
    CHANT,
    4,
    [
        WisdomCodex(),
        SpellRebound(),
        MagicCodex(),
        HolyCodex(),
    ],
)
