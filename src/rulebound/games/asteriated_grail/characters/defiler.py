"""染污者, the Defiler: no heal ever helps her; her malice boils over into a form that hits harder."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ..card_steps import Discard
from ..cards import BLOOD
from ..frames import ATTACK_ACTION, EITHER_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..points import (
    ALLOWED,
    DEALT,
    DO_LIGHT,
    EXTRA,
    HEAL_GAIN,
    HEAL_LIMIT,
    HEAL_USE,
    INIT,
    TAKEN,
    TURN_END,
    TURN_START,
)
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, LoseHeal, Tap, Tokens, Untap, change_tokens

MOST_MALICE: Final = 2
HEAL_TAKEN: Final = 2
MOST_DAMAGE: Final = 4
TURNED: Final = 2
FORM: Final = 0
CARDS: Final = 1
MALICE: Final = 2
"""The questions of Twisted Love."""


class Godforsaken(Skill):
    """神棄之裔: she starts with a crystal, never gains nor uses heal, and hits those who have heal harder.

    Her limit of heal is always 0; damage that she deals to a character with heal is 1 more.
    """

    def __init__(self) -> None:
        super().__init__(
            "godforsaken",
            PASSIVE,
            at=[INIT, DEALT],
            queries=[HEAL_LIMIT, HEAL_GAIN, HEAL_USE],
            silent=True,
            fixed=True,
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the start of the game; on her damage to someone with heal."""
        if not frame:
            return rule("AG T init.6")
        damage = game.damage(frame)
        return damage.source == seat and game.heal[damage.target] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A crystal, or 1 more damage."""
        used = game.use(use)
        if used.frame:
            game.damage(used.frame).amount += 1
        else:
            game.push(Energy(used.seat, 0, 1, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No heal at all."""
        return 0


class SeethingWrath(Skill):
    """戾如泉湧: after an Attack or Magic Action in her plain form, 1 malice and an extra Attack Action.

    Not with the most malice; once a turn.
    """

    def __init__(self) -> None:
        super().__init__("seething-wrath", RESPONSE, at=[EXTRA], axis="AG T extra.41", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own action, in her plain form, with room for malice."""
        action = game.action_of(frame)
        if action.seat != seat or not action.kind & EITHER_ACTION:
            return False
        return not game.tapped[seat] and game.yellow[seat] < MOST_MALICE

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The token and the action."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))
        game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)


class HeartOfFury(Skill):
    """狂戾之心: with the most malice, when her turn starts or after she has taken damage, she turns furious.

    She discards a card, a character loses 2 heal, and she is tapped: she cannot use Holy Light, and her
    damage is 1 more. At the end of her turn without malice she is untapped, and a crystal becomes a gem.
    """

    def __init__(self) -> None:
        super().__init__(
            "heart-of-fury",
            PASSIVE,
            at=[TURN_START, TAKEN, DEALT, TURN_END],
            queries=[ALLOWED],
            silent=True,
        )

    def turns(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Whether she turns furious now."""
        if game.tapped[seat] or game.yellow[seat] < MOST_MALICE:
            return False
        if not frame:
            return game.turn == seat and game.phase == TURN_START and rule("AG T turn-start.4")
        damage = game.damage(frame)
        return damage.target == seat and damage.taken > 0

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When she turns; in her form on her damage, and at the end of her turn without malice."""
        if not game.tapped[seat]:
            return self.turns(game, seat, frame)
        if not frame:
            ends = game.turn == seat and game.phase == TURN_END and game.yellow[seat] == 0
            return ends and rule("AG T turn-end.9")
        damage = game.damage(frame)
        return damage.source == seat and damage.taken == 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Turn, hit harder, or turn back."""
        used = game.use(use)
        seat = used.seat
        if not game.tapped[seat]:
            game.push(
                Discard(seat, 1, self.clause),
                Ask(use, 0),
                Tap(seat, self.clause),
            )
        elif used.frame:
            game.damage(used.frame).amount += 1
        else:
            game.push(Untap(seat, self.clause))
            if game.energy_crystals[seat]:
                game.energy_crystals[seat] -= 1
                game.energy_gems[seat] += 1
                game.emit(Event("energy-turned", self.clause, seat, 0, 1))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whose heal goes."""
        return [Option("target", 0, 0, target) for target in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It goes."""
        game.push(LoseHeal(option.number, HEAL_TAKEN, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No Holy Light in her form."""
        return 0 if seat == owner and game.tapped[seat] and about == DO_LIGHT else value


class BodyOfFury(Skill):
    """狂戾之體: in her form with malice, damage against her takes 1 malice and is 1 more, but 4 at most."""

    def __init__(self) -> None:
        super().__init__("body-of-fury", PASSIVE, at=[DEALT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On damage against her."""
        return game.damage(frame).target == seat and game.tapped[seat] and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more, within the most."""
        used = game.use(use)
        damage = game.damage(used.frame)
        damage.amount = min(MOST_DAMAGE, damage.amount + 1)
        change_tokens(game, used.seat, YELLOW, -1, self.clause)


class MindTaint(Skill):
    """神智污染: in her form her damage takes 1 malice, is 1 more, and no heal helps against it."""

    def __init__(self) -> None:
        super().__init__("mind-taint", RESPONSE, at=[DEALT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own damage."""
        return game.damage(frame).source == seat and game.tapped[seat] and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more, and no heal."""
        used = game.use(use)
        damage = game.damage(used.frame)
        damage.amount += 1
        damage.healable = False
        change_tokens(game, used.seat, YELLOW, -1, self.clause)


class TwistedLove(Skill):
    """扭曲之愛: for a gem she takes either form, discards or draws 2 cards, and sets her malice freely."""

    def __init__(self) -> None:
        super().__init__("twisted-love", STARTUP, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The three choices, one after the other."""
        game.push(Ask(use, FORM), Ask(use, CARDS), Ask(use, MALICE))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """What is chosen."""
        if stage == FORM:
            return [Option("plain-form"), Option("fury-form")]
        if stage == CARDS:
            return [Option("discard-two"), Option("draw-two")]
        return [Option("malice", 0, 0, count) for count in range(MOST_MALICE + 1)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Let it happen."""
        seat = game.use(use).seat
        if stage == FORM:
            fury = option.verb == "fury-form"
            game.push(Tap(seat, self.clause) if fury else Untap(seat, self.clause))
        elif stage == CARDS:
            two = option.verb == "discard-two"
            game.push(Discard(seat, TURNED, self.clause) if two else Draw(seat, TURNED, self.clause))
        else:
            change_tokens(game, seat, YELLOW, option.number - game.yellow[seat], self.clause)


DEFILER: Final = Character(
    45,
    "defiler",
    BLOOD,
    4,
    [Godforsaken(), SeethingWrath(), HeartOfFury(), BodyOfFury(), MindTaint(), TwistedLove()],
    yellow=MOST_MALICE,
    set="godchild",
)
