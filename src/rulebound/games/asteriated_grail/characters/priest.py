"""神官, the Priest: more heal than anyone, to give away or to strike with."""

from typing import Final

from ....kernel.clause import rule
from ..card_steps import Discard, Give
from ..cards import HOLY, WATER
from ..damage import Deal
from ..frames import SPECIAL_ACTION
from ..needs import TEAMMATES, Cards, Mode, Named, Need, Number, Targets
from ..playable import MAGIC_CARD
from ..points import ACTION_END, HEAL_LIMIT, HEAL_USE
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Heals, LoseHeal

CONTRACT_CEILING: Final = 4
STRIKE: Final = 0


class DivineRevelation(Skill):
    """神聖啟示: when a special action of hers ends, she gains 1 heal."""

    def __init__(self) -> None:
        super().__init__("divine-revelation", RESPONSE, at=[ACTION_END], axis="AG T action-end.3")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own special action."""
        return game.action_of(frame).is_of(seat, SPECIAL_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        seat = game.use(use).seat
        game.push(Heals(seat, 1, self.clause, seat))


class DivineBlessing(Skill):
    """神聖祈福: discard 2 magic cards, shown; she gains 2 heal."""

    def __init__(self) -> None:
        super().__init__("divine-blessing", MAGIC, needs=[Cards(2, 2, kind=MAGIC_CARD)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 heal."""
        seat = game.use(use).seat
        game.push(Heals(seat, 2, self.clause, seat))


class WaterPower(Skill):
    """水之神力: discard a water card, shown; give a teammate a card, if she has one; both gain 1 heal."""

    def __init__(self) -> None:
        super().__init__(
            "water-power", MAGIC, needs=[Cards(1, 1, elements=1 << WATER), Targets(1, 1, TEAMMATES)]
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card, then both."""
        used = game.use(use)
        game.push(
            Give(used.seat, used.targets[0], 1, self.clause),
            Heals(used.seat, 1, self.clause, used.seat),
            Heals(used.targets[0], 1, self.clause, used.seat),
        )


class HolyGuard(Skill):
    """聖使守護: her heal limit is 4 higher; of her heal at most 1 can be used against a damage."""

    def __init__(self) -> None:
        super().__init__("holy-guard", PASSIVE, queries=[HEAL_LIMIT, HEAL_USE])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """4 more, and 1 at a time."""
        if seat != owner:
            return value
        return value + 4 if query == HEAL_LIMIT else min(value, 1)


class DivineContract(Skill):
    """神聖契約: start-up for a crystal; X of her heal goes to a teammate, over his limit but up to 4.

    X is from 1 to all she has; what is too much for the teammate is lost.
    """

    def __init__(self) -> None:
        super().__init__(
            "divine-contract", STARTUP, crystals=1, needs=[Targets(1, 1, TEAMMATES), Number("heal")]
        )

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """All the heal there is."""
        return game.heal[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """From her to the teammate."""
        used = game.use(use)
        game.push(
            LoseHeal(used.seat, used.number, self.clause),
            Heals(used.targets[0], used.number, self.clause, used.seat, CONTRACT_CEILING),
        )


class SacredDomain(Skill):
    """神聖領域: for a crystal, discard 2 cards; then 1 own heal for 2 damage, or 2 heal and 1 for a teammate.

    Who has fewer cards discards those (AG 4(4)3.19). Which of the two it is is said when it is used.
    """

    def __init__(self) -> None:
        ways = Mode(["domain-strike", "domain-mercy"])
        self.strike: list[Need] = [ways, Targets()]
        self.mercy: list[Need] = [ways, Targets(1, 1, TEAMMATES)]
        super().__init__("sacred-domain", MAGIC, crystals=1, needs=self.strike)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With or without cards in hand."""
        return bool(game.hand(seat).cards) or rule("AG 4(4)3.19")

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Any character for the damage, a teammate for the heal."""
        return self.strike if named.mode <= STRIKE else self.mercy

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Damage costs 1 heal."""
        return mode != STRIKE or game.heal[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Cards first."""
        used = game.use(use)
        seat, target = used.seat, used.targets[0]
        count = 2 if len(game.hand(seat).cards) != 1 or rule("AG 4(4)3.20") else 0
        if used.mode == STRIKE:
            game.push(
                Discard(seat, count, self.clause),
                LoseHeal(seat, 1, self.clause),
                Deal(seat, target, 2, self.clause, use, self.name),
            )
        else:
            game.push(
                Discard(seat, count, self.clause),
                Heals(seat, 2, self.clause, seat),
                Heals(target, 1, self.clause, seat),
            )


PRIEST: Final = Character(
    15,
    "priest",
    HOLY,
    4,
    [
        DivineRevelation(),
        DivineBlessing(),
        WaterPower(),
        HolyGuard(),
        DivineContract(),
        SacredDomain(),
    ],
)
