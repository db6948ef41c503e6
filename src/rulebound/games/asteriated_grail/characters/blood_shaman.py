"""血之巫女, the Blood Shaman: binds a hand limit to hers, and turns her own bleeding into strength."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.refusal import Refusal
from ..card_steps import Discard
from ..cards import BLOOD, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..hands import Draw
from ..needs import Mode, Named, Need, Number, Printed, Targets
from ..points import HAND_FEWER, HAND_LIMIT, MORALE_LOST, TURN_START
from ..skills import MAGIC, PASSIVE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Heals, Tap, Then, Untap

SHARED_FATE: Final = "shared-fate"
LEAST_HAND: Final = 3
MOST_WAIL: Final = 3
MOVE: Final = 0
MOVE_OR_REMOVE: Final[Need] = Mode(["move-fate", "remove-fate"])
GRIEF_NEEDS: Final[list[Need]] = [MOVE_OR_REMOVE]
MOVE_NEEDS: Final[list[Need]] = [MOVE_OR_REMOVE, Targets()]


class BloodGrief(Skill):
    """血之哀傷: while Shared Fate is on the field, 2 damage to herself; move it to another, or remove it."""

    def __init__(self) -> None:
        super().__init__("blood-grief", STARTUP, needs=GRIEF_NEEDS)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """While it lies before someone."""
        return game.holder(SHARED_FATE) >= 0

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Whether it moves, and to whom."""
        return MOVE_NEEDS if named.mode == MOVE else GRIEF_NEEDS

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Anyone before whom it does not lie."""
        return self.reason("ag-lies-there") if game.holder(SHARED_FATE) == target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage first."""
        seat = game.use(use).seat
        game.push(Deal(seat, seat, 2, self.clause, use), Then(use, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The card moves or goes; hands are looked at after it."""
        used = game.use(use)
        found = game.find_effect(game.holder(SHARED_FATE), SHARED_FATE)
        assert found is not None
        if used.mode == MOVE:
            place_exclusive(game, used.seat, SHARED_FATE, used.targets[0], self.clause)
        else:
            remove_effect(game, found.id, self.clause)


class Bleeding(Skill):
    """流血: when damage she takes costs morale, she takes on the bleeding form and gains 1 heal.

    In it she deals herself 1 damage at the start of each of her turns. As soon as she holds fewer than 3
    cards the form ends.
    """

    def __init__(self) -> None:
        super().__init__("bleeding", PASSIVE, at=[MORALE_LOST], later=[TURN_START, HAND_FEWER])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Morale lost by damage that she has taken, outside the form."""
        loss = game.loss(frame)
        if not loss.damage or game.tapped[seat]:
            return False
        return game.damage(loss.damage).target == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The form, and 1 heal."""
        seat = game.use(use).seat
        game.push(Tap(seat, self.clause), Heals(seat, 1, self.clause, seat))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """In the form: at the start of her turn, or with too few cards."""
        if not game.tapped[owner]:
            return False
        if point == TURN_START:
            return game.turn == owner and rule("AG T turn-start.1")
        return len(game.hand(owner).cards) < LEAST_HAND

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """1 damage, or the end of the form."""
        if point == TURN_START:
            game.push(Deal(owner, owner, 1, self.clause))
        else:
            game.push(Untap(owner, self.clause))


class Backflow(Skill):
    """逆流: in the bleeding form, discard 2 cards and gain 1 heal."""

    def __init__(self) -> None:
        super().__init__("blood-backflow", MAGIC)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form."""
        return game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Cards first."""
        seat = game.use(use).seat
        game.push(Discard(seat, 2, self.clause, use), Heals(seat, 1, self.clause, seat))


class BloodWail(Skill):
    """血之悲鳴: with the card, in the bleeding form, 1 to 3 damage to a character, then to herself."""

    def __init__(self) -> None:
        super().__init__("blood-wail", MAGIC, unique=True, needs=[Printed(), Number(), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form."""
        return game.tapped[seat]

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """3 at most."""
        return MOST_WAIL

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The other first."""
        used = game.use(use)
        game.push(
            Deal(used.seat, used.targets[0], used.number, self.clause, use),
            Deal(used.seat, used.seat, used.number, self.clause, use),
        )


class SharedFate(Skill):
    """同生共死: draw 2 cards; the exclusive card lies before a character.

    The hand limits of both are 2 less, in the bleeding form 1 more. Before herself it changes nothing.
    """

    def __init__(self) -> None:
        super().__init__(
            "shared-life-and-death", MAGIC, queries=[HAND_LIMIT], exclusive=SHARED_FATE, needs=[Targets()]
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards first."""
        game.push(Draw(game.use(use).seat, 2, self.clause), Then(use, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Lay it before the character; hands are looked at after it."""
        used = game.use(use)
        place_exclusive(game, used.seat, SHARED_FATE, used.targets[0], self.clause)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """The limits of both."""
        holder = game.holder(SHARED_FATE)
        if holder in (-1, owner) or seat not in (owner, holder):
            return value
        return value + 1 if game.tapped[owner] else value - 2


class BloodCurse(Skill):
    """血之詛咒: for a gem, 2 damage to a character; she discards 3 cards."""

    def __init__(self) -> None:
        super().__init__("blood-curse", MAGIC, gems=1, needs=[Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage first."""
        used = game.use(use)
        game.push(
            Deal(used.seat, used.targets[0], 2, self.clause, use), Discard(used.seat, 3, self.clause, use)
        )


BLOOD_SHAMAN: Final = Character(
    23,
    "blood-shaman",
    BLOOD,
    5,
    [BloodGrief(), Bleeding(), Backflow(), BloodWail(), SharedFate(), BloodCurse()],
    exclusive=[exclusive_card(SHARED_FATE)],
)
