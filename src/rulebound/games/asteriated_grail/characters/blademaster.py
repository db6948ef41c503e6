"""風之劍聖, the Blademaster: attack follows attack, and the third cannot be avoided."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..card_steps import Discard
from ..cards import SHIELD, TECH, WIND
from ..frames import ATTACK_ACTION, Action
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..points import ACTION_END, ATTACK_MADE, BEFORE_ATTACK, EXTRA
from ..skills import PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Grant

HOLY_ATTACK: Final = 3
"""Which attack of a turn the Holy Sword strikes with."""
MOST_CARDS: Final = 3


class WindFury(Skill):
    """風怒追擊: after an Attack Action, an extra one with a wind card; once a turn."""

    def __init__(self) -> None:
        super().__init__("wind-fury", RESPONSE, at=[EXTRA], axis="AG T extra.4", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Attack Action, wind only."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name, 1 << WIND), self.clause)


class HolySword(Skill):
    """聖劍: the third active attack of his action phase cannot but hit.

    When that action ends he draws from 0 to 3 cards, as he likes, and discards as many.
    """

    def __init__(self) -> None:
        super().__init__("holy-sword", PASSIVE, at=[ATTACK_MADE, ACTION_END], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On the third active attack, and at the end of the action that it was."""
        if game.turn != seat or game.attacks != HOLY_ATTACK:
            return False
        if isinstance(game.frames[frame], Action):
            return game.action_of(frame).kind & ATTACK_ACTION != 0 and rule("AG T action-end.11")
        return game.attack(frame).active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A forced hit; at the end the question how many cards."""
        frame = game.use(use).frame
        if isinstance(game.frames[frame], Action):
            game.push(Ask(use, 0))
        else:
            game.attack(frame).forced = True

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """From none to three."""
        return [Option("number", 0, 0, count) for count in range(MOST_CARDS + 1)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Draw, then discard."""
        seat, count = game.use(use).seat, option.number
        if count:
            game.push(Draw(seat, count, self.clause), Discard(seat, count, self.clause, use))


class FierceWind(Skill):
    """烈風技: an attack with the card passes a Holy Shield before its target and cannot be countered."""

    def __init__(self) -> None:
        super().__init__("fierce-wind", RESPONSE, at=[BEFORE_ATTACK], unique=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his attack, a counter too, with a card that bears it, on someone with a Holy Shield."""
        attack = game.attack(frame)
        if attack.seat != seat or game.find_effect(attack.target, SHIELD) is None:
            return False
        return game.bears(attack.card, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Only Holy Light helps against it."""
        attack = game.attack(game.use(use).frame)
        attack.shield = False
        attack.counterable = False


class GaleStrike(Skill):
    """疾風技: an active attack with the card gives an extra Attack Action, whether it hits or not."""

    def __init__(self) -> None:
        super().__init__("gale-strike", RESPONSE, at=[BEFORE_ATTACK], unique=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an active attack with a card that bears it."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.bears(attack.card, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Attack Action."""
        game.push(Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.5"))


class SwordShadow(Skill):
    """劍影: after an Attack Action, for a crystal, an extra one; once a turn."""

    def __init__(self) -> None:
        super().__init__("sword-shadow", RESPONSE, at=[EXTRA], axis="AG T extra.6", crystals=1, once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Attack Action."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)


BLADEMASTER: Final = Character(
    1, "blademaster", TECH, 3, [WindFury(), HolySword(), FierceWind(), GaleStrike(), SwordShadow()]
)
