"""天使, the Angel: clears effects away, asks for cards, wards off lost morale."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.refusal import Refusal
from ..card_steps import Give
from ..cards import HOLY, SHIELD, WATER, WIND
from ..effects import REMOVED, place_effect, place_refusal, remove_by_skill
from ..needs import Cards, Effects, Named, Need, Number, Printed, Targets
from ..points import EFFECT_PLACED, EFFECT_REMOVED, MORALE, PRE_TURN
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Heals


def is_merely_incomplete() -> bool:
    """A target without cards is still a target (AG 4(4)3.9, 4(4)3.17, 4(4)3.18)."""
    return rule("AG 4(4)3.9") and rule("AG 4(4)3.17") and rule("AG 4(4)3.18")


class WindCleanse(Skill):
    """風之潔淨: discard a wind card, shown; remove a basic effect."""

    def __init__(self) -> None:
        super().__init__("wind-cleanse", MAGIC, needs=[Cards(1, 1, elements=1 << WIND), Effects()])

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Without a basic effect in play it has no target (AG 4(4)3.15)."""
        return self.needs if rule("AG 4(4)3.15") and rule("AG 4(4)3.18") else self.needs[:1]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It goes."""
        used = game.use(use)
        remove_by_skill(game, used.piece, used.seat, self.clause)


class AngelBlessing(Skill):
    """天使祝福: discard a water card, shown; one character gives 2 cards, or two give 1 each."""

    def __init__(self) -> None:
        super().__init__("angel-blessing", MAGIC, needs=[Cards(1, 1, elements=1 << WATER), Targets(1, 2)])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Anyone else; a hand without cards is no obstacle (AG 4(4)3.17)."""
        if target == seat:
            return self.reason("ag-means-others")
        return None if game.hand(target).cards or is_merely_incomplete() else self.reason("ag-no-cards-there")

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Those who are named choose what they give."""
        used = game.use(use)
        count = 2 if len(used.targets) == 1 else 1
        game.push(*[Give(target, used.seat, count, self.clause) for target in used.targets])


class AngelBond(Skill):
    """天使羈絆: whenever she removes a basic effect or uses a Holy Shield, a character gains 1 heal."""

    def __init__(self) -> None:
        super().__init__("angel-bond", PASSIVE, at=[EFFECT_REMOVED, EFFECT_PLACED], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own deed; of effects that are placed only the Holy Shield."""
        happening = game.happening(frame)
        return happening.by == seat and (happening.number == REMOVED or happening.name == SHIELD)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 1, self.clause, used.seat))


class AngelWall(Skill):
    """天使之牆: the card may be used as a Holy Shield, and counts as one."""

    def __init__(self) -> None:
        super().__init__("angel-wall", MAGIC, unique=True, needs=[Printed(), Targets()])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Before whom no Holy Shield lies."""
        return place_refusal(game, SHIELD, target, seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It lies there as a Holy Shield."""
        used = game.use(use)
        place_effect(game, game.open_cards(), used.printed, SHIELD, used.targets[0], used.seat, self.clause)


class AngelSong(Skill):
    """天使之歌: before her turn, for a crystal, remove a basic effect; once a turn."""

    def __init__(self) -> None:
        super().__init__(
            "angel-song",
            RESPONSE,
            at=[PRE_TURN],
            axis="AG T pre-turn.3",
            crystals=1,
            once=True,
            needs=[Effects()],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Before her own turn."""
        return game.turn == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It goes."""
        used = game.use(use)
        remove_by_skill(game, used.piece, used.seat, self.clause)


class DivineProtection(Skill):
    """神之庇護: her camp is about to lose morale by magic damage; for X crystals, X of it is not lost."""

    def __init__(self) -> None:
        super().__init__("divine-protection", RESPONSE, at=[MORALE], x_energy=True, needs=[Number()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of her own camp, and by magic damage."""
        loss = game.loss(frame)
        if loss.camp != game.camp(seat) or loss.amount <= 0:
            return False
        return loss.damage != 0 and game.damage(loss.damage).magic

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As much as would be lost, as far as the energy goes."""
        return min(game.energy(seat), game.loss(frame).amount)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """So much less is lost."""
        used = game.use(use)
        game.loss(used.frame).amount -= used.number


ANGEL: Final = Character(
    7,
    "angel",
    HOLY,
    3,
    [
        WindCleanse(),
        AngelBlessing(),
        AngelBond(),
        AngelWall(),
        AngelSong(),
        DivineProtection(),
    ],
)
