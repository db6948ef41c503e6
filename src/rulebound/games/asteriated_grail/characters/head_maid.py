"""女僕長, the Head Maid: gathers shadows of attacks, and threads with which she sews up her prey."""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..card_steps import CoverFromHand, Discard, PutSurplusAway
from ..cards import TECH, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..frames import ATTACK_ACTION, SPECIAL_ACTION, Attack
from ..frames import Extra as ExtraAction
from ..hands import CheckHand, DrawUpTo, LoseMorale
from ..needs import OPPONENTS, Covers, Named, Number, Targets
from ..playable import one_per_face
from ..points import ACTION_END, ATTACK_MADE, HIT, MISS, TURN_END, TURN_START
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Tap, Then, Tokens, Untap

WIND_HOLE: Final = "wind-hole"
FLASH_KILL: Final = "flash-shadow-kill"
MOST_STITCHES: Final = 3
PRISON_COST: Final = 3
PRISON_DAMAGE: Final = 2
TWO: Final = 2


def has_card(game: AsteriatedGrail, attack: Attack) -> bool:
    """Whether the card of an attack lies on the discard pile, so that it can become a shadow."""
    return attack.card != 0 and game.find(game.discard_pile(), attack.card) >= 0


class ShadowHole(Skill):
    """影之穴: for 1 thread the Wind Hole goes before an opponent, who discards a card."""

    def __init__(self) -> None:
        super().__init__("shadow-hole", STARTUP, needs=[Targets(1, 1, OPPONENTS)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a thread."""
        return game.yellow[seat] > 0

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Not before whom it lies."""
        return self.reason("ag-lies-there") if game.holder(WIND_HOLE) == target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The thread, the card, the discard."""
        used = game.use(use)
        target = used.targets[0]
        game.push(Tokens(used.seat, YELLOW, -1, self.clause), Then(use, 0), Discard(target, 1, self.clause))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Lay or move the Wind Hole."""
        used = game.use(use)
        place_exclusive(game, used.seat, WIND_HOLE, used.targets[0], self.clause)


class ShadowCopy(Skill):
    """秘術·摹影: the card of her active attack that hits becomes a shadow, face down."""

    def __init__(self) -> None:
        super().__init__("shadow-copy", RESPONSE, at=[HIT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack with a card, unless she has struck in a flash."""
        attack = game.attack(frame)
        if attack.seat != seat or not attack.active or game.marked(FLASH_KILL):
            return False
        return has_card(game, attack)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It lies beside her."""
        used = game.use(use)
        game.push(PutSurplusAway(used.seat, self.clause))
        game.cover_from_discard(used.seat, game.attack(used.frame).card, self.clause)


class FlashShadowKill(Skill):
    """瞬·影·殺: her active attack misses: for a shadow an extra Attack Action.

    For the rest of the turn her active attacks cannot be countered, and she copies no shadows. Once a turn.
    """

    def __init__(self) -> None:
        super().__init__(
            FLASH_KILL,
            RESPONSE,
            at=[MISS],
            later=[ATTACK_MADE],
            axis="AG T extra.42",
            once=True,
            needs=[Covers(1, 1)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The action; the rest is remembered for this turn."""
        game.mark(FLASH_KILL)
        game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """On her later active attacks in this turn."""
        attack = game.attack(frame)
        return attack.seat == owner and attack.active and game.marked(FLASH_KILL) > 0

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """No counter."""
        game.attack(frame).counterable = False


class ShadowStitch(Skill):
    """影縫: the turn of the holder of the Wind Hole starts; for X threads, 3 at most, he discards X cards.

    She looks at them and keeps one as a shadow; for fewer than X cards his camp loses 1 morale.
    """

    def __init__(self) -> None:
        super().__init__(
            "shadow-stitch", RESPONSE, at=[TURN_START], axis="AG T turn-start.5", needs=[Number("threads")]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a thread, when it is that player's turn."""
        return game.holder(WIND_HOLE) == game.turn and game.yellow[seat] > 0

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many as there are."""
        return min(MOST_STITCHES, game.yellow[seat])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards come to her face down, so that she can look at them; how many she had is noted."""
        used = game.use(use)
        used.results.append(len(game.covers(used.seat).cards))
        game.push(
            Tokens(used.seat, YELLOW, -used.number, self.clause),
            Discard(game.turn, used.number, self.clause, use, to=used.seat),
            Ask(use, 0),
            PutSurplusAway(used.seat, self.clause),
            Then(use, 0),
        )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which of the cards she keeps."""
        came = self.came(game, use)
        return one_per_face("keep", came) if len(came) > 1 else []

    def came(self, game: AsteriatedGrail, use: int) -> list[int]:
        """The cards that came to her for this; a blade among the discards does not (AG C 48.3)."""
        used = game.use(use)
        return game.covers(used.seat).cards[used.results[0] :]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """The others go to the discard pile, face down."""
        covers = game.covers(game.use(use).seat)
        gone = [game.to_discard(covers, card, False) for card in self.came(game, use) if card != option.card]
        game.emit(Event("discarded", self.clause, game.turn, 0, len(gone), gone))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Too few cards cost morale."""
        used = game.use(use)
        if used.results[1] < used.number:
            game.push(LoseMorale(used.seat, game.camp(game.turn), 1, self.clause))


class WayOfService(Skill):
    """侍奉之道: at the end of her turn two shadows go, shown, for 1 thread.

    If they are of one element she gives one of them to a character and is tapped.
    """

    def __init__(self) -> None:
        super().__init__(
            "way-of-service",
            RESPONSE,
            at=[TURN_END],
            axis="AG T turn-end.11",
            needs=[Covers(TWO, TWO, shown=True)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of her own turn."""
        return game.turn == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The thread; the rest by the elements."""
        used = game.use(use)
        faces = [game.face(card) for card in used.covers]
        if faces[0].element == faces[1].element:
            game.push(Ask(use, 0), Tap(used.seat, self.clause))
        game.push(Tokens(used.seat, YELLOW, 1, self.clause))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which of the two; then to whom."""
        if stage == 1:
            return [Option("target", 0, 0, target) for target in game.in_order()]
        return one_per_face("give", game.use(use).covers)

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """The card comes into that hand."""
        used = game.use(use)
        if stage == 0:
            used.covers = [option.card]
            game.push(Ask(use, 1))
            return
        pile = game.discard_pile()
        given = game.hand_over(pile, used.covers[0], option.number, EVERYONE)
        game.emit(Event("gave", self.clause, used.seat, 0, 1, [given], option.number))
        game.push(CheckHand(option.number, 0))


class ShadowPrison(Skill):
    """禁術·影牢: another's special action ends: 1 thread; if she is tapped, for 3 threads she is untapped.

    Then an opponent is dealt 2 damage, or a teammate discards a card.
    """

    def __init__(self) -> None:
        super().__init__("shadow-prison", RESPONSE, at=[ACTION_END], axis="AG T action-end.14")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After a special action of someone else."""
        action = game.action_of(frame)
        return action.seat != seat and action.kind == SPECIAL_ACTION

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The thread, then the question."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whom it is for, where she is tapped and has the threads."""
        seat = game.use(use).seat
        if not game.tapped[seat] or game.yellow[seat] < PRISON_COST:
            return []
        options = [Option("target", 0, 0, other) for other in game.in_order() if other != seat]
        options.append(Option("decline"))
        return options

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Damage to an opponent, a discard of a teammate."""
        if option.verb == "decline":
            return
        seat = game.use(use).seat
        target = option.number
        game.push(
            Tokens(seat, YELLOW, -PRISON_COST, self.clause),
            Untap(seat, self.clause),
            Discard(target, 1, self.clause)
            if game.camp(target) == game.camp(seat)
            else Deal(seat, target, PRISON_DAMAGE, self.clause, use, self.name),
        )


class ShadowWind(Skill):
    """影之風: on the Wind Hole; the card of its holder's active attack that hits becomes a shadow of hers.

    After each of his Attack Actions the Maid gains 1 thread.
    """

    def __init__(self) -> None:
        super().__init__("shadow-wind", PASSIVE, at=[HIT, ACTION_END], axis="AG T action-end.15", rank=1)

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """Its holder."""
        return game.holder(WIND_HOLE)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack with a card, and after his Attack Actions."""
        found = game.frames[frame]
        if isinstance(found, Attack):
            return found.seat == seat and found.active and has_card(game, found)
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card, or the thread."""
        used = game.use(use)
        found = game.frames[used.frame]
        if isinstance(found, Attack):
            game.push(PutSurplusAway(used.owner, self.clause))
            game.cover_from_discard(used.owner, found.card, self.clause)
        else:
            game.push(Tokens(used.owner, YELLOW, 1, self.clause))


class WindStill(Skill):
    """風止: on the Wind Hole; at the end of his turn its holder draws up to his limit and discards 2 cards.

    They become shadows of the Maid, and the Wind Hole goes.
    """

    def __init__(self) -> None:
        super().__init__("wind-still", RESPONSE, at=[TURN_END], axis="AG T turn-end.14", rank=1)

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """Its holder."""
        return game.holder(WIND_HOLE)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of his own turn."""
        return game.turn == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draw, discard, and the card goes."""
        used = game.use(use)
        seat = used.seat
        game.push(
            DrawUpTo(seat, game.hand_limit(seat), self.clause),
            Discard(seat, TWO, self.clause, use, to=used.owner),
            PutSurplusAway(used.owner, self.clause),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The Wind Hole goes back to the Maid."""
        hole = game.find_effect(game.use(use).seat, WIND_HOLE)
        assert hole is not None
        remove_effect(game, hole.id, self.clause)


class TrueShadowCopy(Skill):
    """真·摹影: for a gem two hand cards become shadows."""

    def __init__(self) -> None:
        super().__init__("true-shadow-copy", STARTUP, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """As many as there are."""
        seat = game.use(use).seat
        game.push(CoverFromHand(seat, TWO, TWO, self.clause), PutSurplusAway(seat, self.clause))


HEAD_MAID: Final = Character(
    46,
    "head-maid",
    TECH,
    5,
    [
        ShadowHole(),
        ShadowCopy(),
        FlashShadowKill(),
        ShadowStitch(),
        WayOfService(),
        ShadowPrison(),
        ShadowWind(),
        WindStill(),
        TrueShadowCopy(),
    ],
    yellow=4,
    covers=3,
    exclusive=[exclusive_card(WIND_HOLE)],
    set="godchild",
)
