"""The triggered group (BP 23): Generation Change."""

from ...kernel.card import EVERYONE, face_of, only
from ...kernel.clause import rule
from ...kernel.event import Event
from .actions import Action
from .cards import is_honour
from .state import BlackPoker, Request


class GenerationChange(Action):
    """23 Generation Change: cards of the life are buried until an honour card appears, which goes to hand."""

    def __init__(self) -> None:
        super().__init__("generation-change", 23, direct=False, immediate=True, main=False)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Without an honour card left the whole life goes (R4.73). The card found is shown (R6)."""
        seat = request.seat
        life = game.life(seat)
        count = 0
        while count < len(life.cards) and not is_honour(face_of(life.cards[-1 - count])):
            count += 1
        if not rule("BP 23.7") or (count == len(life.cards) and not rule("BP R4.73")):
            count = 0
        if count:
            game.emit(Event("buried", "BP 23.7", seat, 0, count, game.bury(life, count)))
        if life.cards and rule("BP 23.8"):
            shown = EVERYONE if rule("BP R6") else only(seat)
            card = game.reveal(life, len(life.cards) - 1, shown)
            game.move(life, len(life.cards) - 1, game.hand(seat))
            game.emit(Event("found", "BP 23.8", seat, 0, 1, [card]))
