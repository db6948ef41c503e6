"""魔弓, the Demon Bow: lays charges aside and shoots them, each element in its own way."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.refusal import Refusal
from ..actions import begin_action
from ..attack import skill_attack, target_refusal
from ..card_steps import CoverFromHand, Discard, DiscardDownTo, RemoveCovers
from ..cards import DARK, FIRE, NO_FATE, PHANTOM, THUNDER, WIND
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..hands import Draw
from ..needs import OPPONENTS, Covers, Mode, Named, Need, Targets
from ..points import BEFORE_ATTACK, EXTRA, HIT, MISS
from ..skills import MAGIC, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Energy, Then

PIERCE: Final = "magic-pierce"
MULTI_SHOT: Final = "multi-shot"
CHARGE: Final = "bow-charge"
KEPT: Final = 4
MOST_DRAWN: Final = 4
MOST_CHARGES: Final = 8
PIERCED: Final = 3


def put_surplus_away(game: AsteriatedGrail, use: int, clause: str) -> None:
    """Charges over their most are put away, by choice."""
    seat = game.use(use).seat
    surplus = len(game.covers(seat).cards) - MOST_CHARGES
    if surplus > 0:
        game.push(RemoveCovers(seat, surplus, clause, surplus=True))


class MagicPierce(Skill):
    """魔貫衝擊: before an active attack on a hand below its limit, a fire charge for 1 more damage.

    If it hits, another fire charge may go for 1 more; if it misses, its target is dealt 3 damage. Not in a
    turn with Multi Shot or Charge.
    """

    def __init__(self) -> None:
        super().__init__(
            PIERCE,
            RESPONSE,
            at=[BEFORE_ATTACK, HIT],
            later=[MISS],
            needs=[Covers(1, 1, elements=1 << FIRE, shown=True)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack; at the hit only where it was used before."""
        attack = game.attack(frame)
        if attack.seat != seat or not attack.active:
            return False
        if attack.stage == HIT:
            return self.name in attack.skills
        if CHARGE in game.used or (MULTI_SHOT in game.used and rule("AG T extra.22")):
            return False
        return len(game.hand(attack.target).cards) < game.hand_limit(attack.target)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage."""
        attack = game.attack(game.use(use).frame)
        attack.damage += 1
        attack.with_skill(self.name)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The attack was made with it, and missed."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """3 damage to the target."""
        game.push(Deal(owner, game.attack(frame).target, PIERCED, self.clause))


class ThunderScatter(Skill):
    """雷光散射: a thunder charge for 1 damage to every opponent; X more of them for X more to one opponent.

    Not in a turn with Charge.
    """

    def __init__(self) -> None:
        super().__init__(
            "thunder-scatter",
            MAGIC,
            needs=[Covers(1, -1, elements=1 << THUNDER, shown=True), Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Charge bars it (AG T action.5)."""
        return CHARGE not in game.used or not rule("AG T action.5")

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """An opponent is named only where more than one charge goes."""
        return self.needs if len(named.covers) > 1 else self.needs[:1]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 to each, more to the one who was named."""
        used = game.use(use)
        more = len(used.covers) - 1
        game.push(
            *[
                Deal(used.seat, target, 1 + (more if target in used.targets else 0), self.clause, use)
                for target in game.opponents(used.seat)
            ]
        )


class MultiShot(Skill):
    """多重射擊: after an Attack Action, a wind charge makes a dark active attack on another opponent.

    It deals 1 less damage. It is an Attack Action of its own, so it may follow itself. Not in a turn
    with Magic Pierce.
    """

    def __init__(self) -> None:
        super().__init__(
            MULTI_SHOT,
            RESPONSE,
            at=[EXTRA],
            axis="AG T extra.23",
            needs=[Covers(1, 1, elements=1 << WIND, shown=True), Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When an own Attack Action has ended, without Magic Pierce in this turn (AG T extra.22)."""
        if PIERCE in game.used and rule("AG T extra.22"):
            return False
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Anyone who can be attacked, but the last target."""
        if target == game.action_of(frame).target:
            return self.reason("ag-another-than-before")
        return target_refusal(game, seat, target)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A dark attack without a card."""
        used = game.use(use)
        begin_action(game, used.seat, ATTACK_ACTION, None)
        attack = skill_attack(game, used.seat, used.targets[0], DARK, NO_FATE, self.name)
        game.attack(attack).damage -= 1


class BowCharge(Skill):
    """充能: discard down to 4, draw X (0 to 4), lay up to X hand cards aside as charges.

    Neither Magic Pierce nor Thunder Scatter in this turn.
    """

    def __init__(self) -> None:
        super().__init__(CHARGE, STARTUP, crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """First the discards; then how many are drawn."""
        game.push(DiscardDownTo(game.use(use).seat, KEPT, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """From none to four."""
        return [Option("draw-cards", 0, 0, count) for count in range(MOST_DRAWN + 1)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Draw, and lay aside up to as many."""
        seat, count = game.use(use).seat, option.number
        if count:
            game.push(
                Draw(seat, count, self.clause), CoverFromHand(seat, 0, count, self.clause), Then(use, 0)
            )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """No more than eight stay."""
        put_surplus_away(game, use, self.clause)


class DemonEye(Skill):
    """魔眼: a character discards 1 card, or draw 3; then a hand card becomes a charge, and a crystal."""

    def __init__(self) -> None:
        super().__init__(
            "demon-eye",
            STARTUP,
            gems=1,
            needs=[Mode(["eye-discard", "eye-draw"]), Targets()],
        )

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """A character is named only for the discard."""
        return self.needs if named.mode == 0 else self.needs[:1]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In the order of the text."""
        used = game.use(use)
        seat = used.seat
        first = Draw(seat, 3, self.clause) if used.mode else Discard(used.targets[0], 1, self.clause, use)
        game.push(
            first, CoverFromHand(seat, 1, 1, self.clause), Then(use, 0), Energy(seat, 0, 1, self.clause)
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """No more than eight stay."""
        put_surplus_away(game, use, self.clause)


DEMON_BOW: Final = Character(
    26,
    "demon-bow",
    PHANTOM,
    4,
    [MagicPierce(), ThunderScatter(), MultiShot(), BowCharge(), DemonEye()],
    covers=MOST_CHARGES,
    set="phantom-stardust",
)
