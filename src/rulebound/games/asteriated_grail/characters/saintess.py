"""聖女, the Saintess: heal for everyone, with cards, with skills, with every drop of water."""

from typing import Final

from ....kernel.clause import rule
from ..cards import HOLY, HOLY_LIGHT, WATER
from ..frames import EITHER_ACTION
from ..frames import Extra as ExtraAction
from ..needs import Named, Need, Number, Printed, Targets
from ..playable import element_for
from ..points import CARD_USED, HAND_LIMIT
from ..skills import MAGIC, PASSIVE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Energy, Grant, Heals, Tap

MERCY_HAND: Final = 7
CURE: Final = 3


class FrostPrayer(Skill):
    """冰霜禱言: whenever she uses a water card or a Holy Light, a character gains 1 heal."""

    def __init__(self) -> None:
        super().__init__("frost-prayer", PASSIVE, at=[CARD_USED], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own card; a blade is one of the element as which she plays it."""
        happening = game.happening(frame)
        if happening.seat != seat:
            return False
        for face in [game.face(card) for card in happening.cards]:
            element = element_for(game, seat, face)
            bits = happening.kind if element < 0 else 1 << element
            if face.kind == HOLY_LIGHT or bits == 1 << WATER:
                return True
        return False

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 1, self.clause, used.seat))


class HealingArt(Skill):
    """治療術: use the card; a character gains 2 heal (AG 4(6).2)."""

    def __init__(self) -> None:
        super().__init__("healing-art", MAGIC, unique=True, needs=[Printed(), Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 2 if rule("AG 4(6).2") else 1, self.clause, used.seat))


class HealingLight(Skill):
    """治癒之光: use the card; up to three characters gain 1 heal each."""

    def __init__(self) -> None:
        super().__init__("healing-light", MAGIC, unique=True, needs=[Printed(), Targets(1, 3)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal each."""
        used = game.use(use)
        game.push(*[Heals(target, 1, self.clause, used.seat) for target in used.targets])


class Mercy(Skill):
    """憐憫: for a gem she is tapped for good, her hand limit is 7 whatever else holds; she gains a crystal.

    Where she is tapped already it can still be used for the crystal: that is an incomplete activation.
    """

    def __init__(self) -> None:
        super().__init__("mercy", STARTUP, queries=[HAND_LIMIT], gems=1, fixed=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Tapped, then a crystal."""
        seat = game.use(use).seat
        game.push(Tap(seat, self.clause), Energy(seat, 0, 1, self.clause))

    def fixes(self, game: AsteriatedGrail, owner: int, seat: int) -> bool:
        """While she is tapped."""
        return owner == seat and game.tapped[owner]

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """7 cards."""
        return MERCY_HAND


class HolyCure(Skill):
    """聖療: for a crystal 3 heal among one to three characters, 1 for each at least; once a turn.

    Then an extra Attack or Magic Action.
    """

    def __init__(self) -> None:
        super().__init__(
            "holy-cure", MAGIC, crystals=1, once=True, needs=[Targets(1, 3), Number("first-gets")]
        )

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Between two characters there is something to divide."""
        return self.needs if len(named.targets) == 2 else self.needs[:1]

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """The first of two gets 1 or 2."""
        return CURE - 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal, then the action."""
        used = game.use(use)
        if len(used.targets) == 2:
            shares = [used.number, CURE - used.number]
        else:
            shares = [CURE // len(used.targets)] * len(used.targets)
        game.push(
            *[Heals(used.targets[i], shares[i], self.clause, used.seat) for i in range(len(used.targets))],
            Grant(ExtraAction(EITHER_ACTION, self.name), self.clause, "AG T extra.9"),
        )


SAINTESS: Final = Character(
    6, "saintess", HOLY, 3, [FrostPrayer(), HealingArt(), HealingLight(), Mercy(), HolyCure()]
)
