"""暗殺者, the Assassin: nobody gains from hitting him, and in stealth nobody can attack him."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..card_steps import Discard
from ..cards import TECH, WATER
from ..hands import Draw
from ..needs import Cards
from ..playable import MAGIC_CARD
from ..points import ACTION_START, ATTACK_MADE, ATTACKABLE, BEFORE_DRAW, HAND_LIMIT, TAKEN
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Tap, Untap


class Backlash(Skill):
    """反噬: after he has taken attack damage the attacker draws a card, forced."""

    def __init__(self) -> None:
        super().__init__("backlash", PASSIVE, at=[TAKEN], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After attack damage to himself."""
        damage = game.damage(frame)
        return damage.target == seat and not damage.magic

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The attacker draws 1."""
        game.push(Draw(game.damage(game.use(use).frame).source, 1, self.clause))


class WaterShadow(Skill):
    """水影: before he draws, but for a special action, he may discard water cards, shown.

    In stealth he may discard a magic card besides, after them. At least one water card is needed.
    """

    def __init__(self) -> None:
        super().__init__(
            "water-shadow", RESPONSE, at=[BEFORE_DRAW], needs=[Cards(1, -1, elements=1 << WATER)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Before his own draws."""
        drawing = game.drawing(frame)
        return drawing.seat == seat and not drawing.special

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The water cards are gone; in stealth he may discard a magic card."""
        seat = game.use(use).seat
        if game.tapped[seat]:
            game.push(Discard(seat, 1, self.clause, use, shown=True, kind=MAGIC_CARD, optional=True))


class Stealth(Skill):
    """潛行: for a gem he may draw a card, and is tapped until his next action phase begins.

    Until then his hand limit is 1 less, he cannot be the target of active attacks, and his own active attacks
    cannot be countered and deal 1 more damage for each energy that he has left.
    """

    def __init__(self) -> None:
        super().__init__(
            "stealth",
            STARTUP,
            later=[ATTACK_MADE, ACTION_START],
            queries=[HAND_LIMIT, ATTACKABLE],
            gems=1,
            says_so_first=True,
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """First the card that he may draw."""
        game.push(Ask(use, 0), Tap(game.use(use).seat, self.clause))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """A card or none."""
        return [Option("draw"), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Draw it."""
        if option.verb == "draw":
            game.push(Draw(game.use(use).seat, 1, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """In stealth: his active attacks, and the start of his next action phase."""
        if not game.tapped[owner]:
            return False
        if point == ACTION_START:
            return game.turn == owner and rule("AG T action-start.3")
        attack = game.attack(frame)
        return attack.seat == owner and attack.active

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The attack is stronger; or stealth ends."""
        if point == ACTION_START:
            game.push(Untap(owner, self.clause))
            return
        attack = game.attack(frame)
        attack.counterable = False
        attack.damage += game.energy(owner)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 card less in hand; not attackable."""
        if seat != owner or not game.tapped[owner]:
            return value
        return value - 1 if query == HAND_LIMIT else 0


ASSASSIN: Final = Character(5, "assassin", TECH, 3, [Backlash(), WaterShadow(), Stealth()])
