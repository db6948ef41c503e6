"""血色劍靈, the Blood Sword Spirit: pays with blood for more attacks; in her garden nobody heals."""

from typing import Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ..card_steps import DiscardDownTo
from ..cards import BLOOD, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..needs import OPPONENTS, Mode, Named, Targets
from ..points import DEALT, EXTRA, HEAL_USE, HIT, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, LoseHeal, Then, change_tokens

GARDEN: Final = "rose-garden"
WITH_GEM: Final = 1
GEM_CEILING: Final = 4
KEPT: Final = 4


class CrimsonThorns(Skill):
    """血色荊棘: every hit of hers, counters too, gives 1 blood."""

    def __init__(self) -> None:
        super().__init__("crimson-thorns", PASSIVE, at=[HIT], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own attacks."""
        return game.attack(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 blood."""
        change_tokens(game, game.use(use).seat, YELLOW, 1, self.clause)


class CrimsonFlash(Skill):
    """赤色一閃: after an Attack Action, for 1 blood and 2 damage to herself, an extra Attack Action."""

    def __init__(self) -> None:
        super().__init__("crimson-flash", RESPONSE, at=[EXTRA], axis="AG T extra.28")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION) and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The blood, the damage, then the attack."""
        seat = game.use(use).seat
        change_tokens(game, seat, YELLOW, -1, self.clause)
        game.push(
            Deal(seat, seat, 2, self.clause, use),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )


class BloodstainedRose(Skill):
    """血染薔薇: for 2 blood a character loses 2 heal, and a crystal of someone of her camp becomes a gem.

    While the garden lies, every character is dealt 1 damage too.
    """

    def __init__(self) -> None:
        super().__init__("bloodstained-rose", MAGIC, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 2 blood."""
        return game.yellow[seat] > 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal, the crystal, then the damage."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -2, self.clause)
        game.push(LoseHeal(used.targets[0], 2, self.clause), Ask(use, 0), Then(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Those of her camp who have a crystal."""
        camp = game.camp(game.use(use).seat)
        return [
            Option("target", 0, 0, seat)
            for seat in game.in_order()
            if game.camp(seat) == camp and game.energy_crystals[seat] > 0
        ]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It becomes a gem."""
        game.energy_crystals[option.number] -= 1
        game.energy_gems[option.number] += 1
        game.emit(Event("energy-turned", self.clause, option.number, 0, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """In the garden everyone is hurt."""
        if game.holder(GARDEN) >= 0:
            seat = game.use(use).seat
            game.push(*[Deal(seat, target, 1, self.clause, use) for target in game.in_order()])


class BloodBarrier(Skill):
    """血氣屏障: when anyone deals her magic damage, for 1 blood it is 1 less, and an opponent is dealt 1."""

    def __init__(self) -> None:
        super().__init__("blood-barrier", RESPONSE, at=[DEALT], needs=[Targets(1, 1, OPPONENTS)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On magic damage to her."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Less for her, 1 for the opponent."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -1, self.clause)
        game.damage(used.frame).amount -= 1
        game.push(Deal(used.seat, used.targets[0], 1, self.clause, use))


class BloodRoseGarden(Skill):
    """血薔薇庭院: while the card lies on the field nobody's heal helps; at the end of her turn it goes."""

    def __init__(self) -> None:
        super().__init__("blood-rose-garden", PASSIVE, at=[TURN_END], queries=[HEAL_USE], silent=True)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No heal in the garden."""
        return 0 if game.holder(GARDEN) >= 0 else value

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of her own turn."""
        return game.turn == seat and game.holder(GARDEN) >= 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It goes back to her."""
        found = game.find_effect(game.holder(GARDEN), GARDEN)
        assert found is not None
        remove_effect(game, found.id, self.clause)


class PetalDance(Skill):
    """散華輪舞: for a crystal or a gem the garden is laid, and she gains 2 blood.

    For a gem the blood may go beyond its most, to 4, and she discards down to 4 cards.
    """

    def __init__(self) -> None:
        super().__init__(
            "petal-dance", STARTUP, crystals=1, needs=[Mode(["dance-for-crystal", "dance-for-gem"])]
        )

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The second way needs a gem."""
        return mode != WITH_GEM or game.energy_gems[seat] > 0

    def crystals_for(self, named: Named) -> int:
        """A crystal, in the first way."""
        return 0 if named.mode == WITH_GEM else 1

    def gems_for(self, named: Named) -> int:
        """A gem, in the second way."""
        return 1 if named.mode == WITH_GEM else 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The garden, the blood, then the discards."""
        used = game.use(use)
        place_exclusive(game, used.seat, GARDEN, used.seat, self.clause)
        if used.mode == WITH_GEM:
            change_tokens(game, used.seat, YELLOW, 2, self.clause, GEM_CEILING)
            game.push(DiscardDownTo(used.seat, KEPT, self.clause))
        else:
            change_tokens(game, used.seat, YELLOW, 2, self.clause)


BLOOD_SWORD: Final = Character(
    34,
    "blood-sword",
    BLOOD,
    4,
    [
        CrimsonThorns(),
        CrimsonFlash(),
        BloodstainedRose(),
        BloodBarrier(),
        BloodRoseGarden(),
        PetalDance(),
    ],
    yellow=3,
    exclusive=[exclusive_card(GARDEN)],
    set="tenth",
)
