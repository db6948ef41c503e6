"""The turn control group (BP 10 to 12): End, Charge and Draw, each following the other once (R3)."""

from typing import Any, ClassVar, Final

from ...kernel.card import EVERYONE
from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .actions import Action
from .deployment import hand_options
from .state import BlackPoker, Request

HAND_LIMIT: Final = 7
NAMED_ALREADY: Final = Refusal("BP 10.5", "bp-discard-named")


class End(Action):
    """10 End: discard down to seven, hand the turn over; Charge follows."""

    def __init__(self) -> None:
        super().__init__("end", 10, direct=True, immediate=False, main=True)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """First the hand, then the turn."""
        game.push(DiscardDown(request.seat, []), PassTurn(request.seat))


class DiscardDown(Proposal[BlackPoker]):
    """10.5: a hand of more than seven is discarded down to seven, by its owner's choice."""

    clause: ClassVar[str] = "BP 10.5"
    question: ClassVar[str] = "bp-discard-down"

    def __init__(self, seat: int, named: list[int]) -> None:
        super().__init__(seat)
        self.named = named

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return DiscardDown(self.seat, [])

    def left(self, game: BlackPoker) -> int:
        """How many cards must still be named."""
        return len(game.hand(self.seat).cards) - number("BP 10.5", HAND_LIMIT) - len(self.named)

    def commit(self, game: BlackPoker) -> None:
        """Discard them together."""
        if self.named:
            game.discard(self.seat, self.named, "BP 10.5")

    def options(self, game: BlackPoker) -> list[Option]:
        """The cards not yet named."""
        if self.left(game) <= 0:
            return []
        return hand_options(game, self.seat, "discard", self.named)

    def refusal(self, card: int) -> Refusal | None:
        """Why a hand card cannot be discarded now."""
        return NAMED_ALREADY if card in self.named else None

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Name one card."""
        game.push(DiscardDown(self.seat, [*self.named, option.card]))


class PassTurn(Task[BlackPoker]):
    """10.6: the turn is the opponent's; what lasts this turn ends (16.9, 17.9)."""

    clause: ClassVar[str] = "BP 10.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: BlackPoker) -> Decision | None:
        """Hand it over."""
        if rule("BP 16.9"):
            game.expire("up")
        if rule("BP 17.9"):
            game.expire("down")
        for seat in range(2):
            clear_fog(game, seat)
        if rule("BP 10.6"):
            game.turn = game.other(self.seat)
        game.turn_number += 1
        game.used = []
        game.left.clear()
        game.emit(Event("turn", "BP 10.6", game.turn, 0, game.turn_number))
        return None


def clear_fog(game: BlackPoker, seat: int) -> None:
    """In the published edition the key cards of Up and Down leave the fog when the turn ends (R9)."""
    fog = game.fog(seat)
    while fog.cards:
        game.move(fog, 0, game.graveyard(seat), EVERYONE)


class Charge(Action):
    """11 Charge: all characters of the turn player become charged; Draw follows."""

    def __init__(self) -> None:
        super().__init__("charge", 11, direct=False, immediate=True, main=True)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Both rows."""
        if not rule("BP 11.6"):
            return
        for character in game.characters(game.turn):
            character.driven = False
        game.emit(Event("charged-all", "BP 11.6", game.turn))


class Draw(Action):
    """12 Draw: the turn player draws a card, then may draw one more."""

    def __init__(self) -> None:
        super().__init__("draw", 12, direct=False, immediate=False, main=True)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """The first card is drawn, the second is asked for once it has been seen (R7)."""
        seat = game.turn if rule("BP 12.6") else game.other(game.turn)
        if game.life(seat).cards and rule("BP 12.7"):
            game.draw(seat, "BP 12.7")
        if (game.life(seat).cards or not rule("BP R4.40")) and rule("BP 12.8"):
            game.push(SecondCard(seat))


class SecondCard(Question[BlackPoker]):
    """12.8: the second card is the turn player's choice (R7)."""

    clause: ClassVar[str] = "BP 12.8"
    question: ClassVar[str] = "bp-second-card"

    def options(self, game: BlackPoker) -> list[Option]:
        """Yes or no."""
        return [Option("draw-another"), Option("decline")] if rule("BP R7") else [Option("draw-another")]

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Draw it, or not."""
        if option.verb == "draw-another":
            game.draw(self.seat, "BP 12.8")
        else:
            game.emit(Event("declined-card", "BP 12.8", self.seat))
