"""封印師, the Sealer: lays seals before opponents that punish the next card of their element."""

from typing import Final

from ....kernel.refusal import Refusal
from ..cards import EARTH, ELEMENTS, FIRE, PHANTOM, THUNDER, WATER, WIND, exclusive_card
from ..effects import place_effect, place_exclusive, place_refusal, take_effect
from ..frames import ATTACK_ACTION, MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..needs import OPPONENTS, Effects, Named, Printed, Targets
from ..points import BOUND, EXTRA
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail

FIVE_BIND: Final = "five-bind"
MOST_SEALS: Final = 2


class MagicSurge(Skill):
    """法術激盪: after a Magic Action, an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("magic-surge", RESPONSE, at=[EXTRA], axis="AG T extra.8")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Magic Action has ended."""
        return game.action_of(frame).is_of(seat, MAGIC_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Attack Action."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)


class Seal(Skill):
    """地/水/火/風/雷之封印: the card lies before an opponent without the same seal.

    When he uses, plays or discards a card of its element face up, the seal goes and the Sealer deals him 3
    damage, ahead of everything else (`effects.SealSetOff`).
    """

    def __init__(self, element: int) -> None:
        super().__init__(
            ELEMENTS[element] + "-seal", MAGIC, unique=True, needs=[Printed(), Targets(1, 1, OPPONENTS)]
        )

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Before whom this seal does not lie yet."""
        return place_refusal(game, self.name, target, seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay it before the opponent."""
        used = game.use(use)
        place_effect(
            game, game.open_cards(), used.printed, self.name, used.targets[0], used.seat, self.clause
        )


class FiveBind(Skill):
    """五系束縛: the exclusive card lies before an opponent, who then must draw or skip the next action phase.

    He draws 2 cards and one more for each seal on the field, 2 at most; either way the card goes.
    """

    def __init__(self) -> None:
        super().__init__(
            "five-element-bind",
            MAGIC,
            queries=[BOUND],
            axis="AG T pre-action.2",
            crystals=1,
            exclusive=FIVE_BIND,
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay it before the opponent."""
        used = game.use(use)
        place_exclusive(game, used.seat, FIVE_BIND, used.targets[0], self.clause)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """What its holder has to draw."""
        if game.find_effect(seat, FIVE_BIND) is None:
            return value
        seals = sum(1 for id in game.basic_effects() if game.effect(id).name.endswith("-seal"))
        return value + 2 + min(seals, MOST_SEALS)


class BreakSeal(Skill):
    """封印破碎: take the card of any basic effect into the hand."""

    def __init__(self) -> None:
        super().__init__("break-seal", MAGIC, crystals=1, needs=[Effects()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card comes into the hand."""
        used = game.use(use)
        take_effect(game, used.piece, used.seat, self.clause)


SEALER: Final = Character(
    4,
    "sealer",
    PHANTOM,
    3,
    [
        MagicSurge(),
        Seal(EARTH),
        Seal(WATER),
        Seal(FIRE),
        Seal(WIND),
        Seal(THUNDER),
        FiveBind(),
        BreakSeal(),
    ],
    exclusive=[exclusive_card(FIVE_BIND)],
)
