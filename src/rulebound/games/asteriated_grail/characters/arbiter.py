"""仲裁者, the Arbiter: gathers Judgements by being hurt, and lets them all fall on one character."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.event import Event
from ..cards import BLOOD
from ..damage import Deal
from ..hands import DrawUpTo
from ..needs import Mode, Targets
from ..points import ACTION_START, HAND_LIMIT, INIT, MUST_USE, TAKEN, TURN_START
from ..skills import MAGIC, PASSIVE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Energy, Stones, Tap, Tokens, Untap

DOOMSDAY: Final = "doomsday-judgement"
MOST_JUDGEMENTS: Final = 4
FIXED_HAND: Final = 5


class ArbiterLaw(Skill):
    """仲裁法則: she begins the game with 2 crystals."""

    def __init__(self) -> None:
        super().__init__("arbiter-law", PASSIVE, at=[INIT], axis="AG T init.1", silent=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """As energy."""
        game.push(Energy(game.use(use).seat, 0, 2, self.clause))


class RitualBreak(Skill):
    """儀式中斷: start-up in her form; she leaves it, and her camp gains a gem."""

    def __init__(self) -> None:
        super().__init__("ritual-break", STARTUP)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Only in her form."""
        return game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Upright again."""
        seat = game.use(use).seat
        game.push(Untap(seat, self.clause), Stones(game.camp(seat), 1, 0, self.clause))


class DoomsdayJudgement(Skill):
    """末日審判: remove all Judgements; that much damage to a character.

    With all 4 of them at the start of her action phase she has to use it in that phase, before anything else.
    """

    def __init__(self) -> None:
        super().__init__(DOOMSDAY, MAGIC, later=[ACTION_START], queries=[MUST_USE], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With at least one Judgement."""
        return game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """All of them."""
        used = game.use(use)
        amount = game.yellow[used.seat]
        game.push(
            Tokens(used.seat, YELLOW, -amount, self.clause),
            Deal(used.seat, used.targets[0], amount, self.clause, use, self.name),
        )

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the start of her own action phase, with as many Judgements as she can have."""
        return game.turn == owner and game.yellow[owner] >= MOST_JUDGEMENTS

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It is noted for this turn."""
        game.mark(DOOMSDAY)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """This skill, until it was used."""
        forced = seat == owner and game.marked(DOOMSDAY) > 0 and DOOMSDAY not in game.used
        return self.number if forced else value


class JudgementTide(Skill):
    """審判浪潮: whenever she has taken damage, she gains 1 Judgement."""

    def __init__(self) -> None:
        super().__init__("judgement-tide", PASSIVE, at=[TAKEN], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own damage (AG 2(5).6)."""
        return game.damage(frame).target == seat and rule("AG 2(5).6")

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 Judgement."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))


class ArbiterRitual(Skill):
    """仲裁儀式: start-up for a gem; she takes on her form, for good.

    In it her hand limit is fixed at 5, and each of her turns begins with 1 Judgement more.
    """

    def __init__(self) -> None:
        super().__init__(
            "arbiter-ritual", STARTUP, later=[TURN_START], queries=[HAND_LIMIT], gems=1, fixed=True
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Not in her form."""
        return not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Sideways; hands are looked at."""
        game.push(Tap(game.use(use).seat, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """When her own turn starts, in her form."""
        return game.turn == owner and game.tapped[owner] and rule("AG T turn-start.2")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """1 Judgement."""
        game.push(Tokens(owner, YELLOW, 1, self.clause))

    def fixes(self, game: AsteriatedGrail, owner: int, seat: int) -> bool:
        """For herself, in her form."""
        return owner == seat and game.tapped[owner]

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """5 cards."""
        return FIXED_HAND


class JudgementScale(Skill):
    """判決天平: for a crystal 1 Judgement; then she discards her hand, or fills it for a gem of the camp."""

    def __init__(self) -> None:
        super().__init__("judgement-scale", MAGIC, crystals=1, needs=[Mode(["discard-hand", "fill-hand"])])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Judgement first."""
        used = game.use(use)
        seat = used.seat
        if used.mode == 1:
            game.push(
                Tokens(seat, YELLOW, 1, self.clause),
                DrawUpTo(seat, game.hand_limit(seat), self.clause),
                Stones(game.camp(seat), 1, 0, self.clause),
            )
            return
        game.push(Tokens(seat, YELLOW, 1, self.clause))
        hand = game.hand(seat)
        gone = [game.to_discard(hand, card, False) for card in hand.cards[:]]
        game.emit(Event("discarded", self.clause, seat, 0, len(gone), gone))


ARBITER: Final = Character(
    14,
    "arbiter",
    BLOOD,
    3.5,
    [
        ArbiterLaw(),
        RitualBreak(),
        DoomsdayJudgement(),
        JudgementTide(),
        ArbiterRitual(),
        JudgementScale(),
    ],
    yellow=MOST_JUDGEMENTS,
)
