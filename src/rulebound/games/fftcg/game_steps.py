"""The steps of effects that act on the game itself.

Further phases of the turn (FF 9.3.1.1), the end of the game (FF 3.2), cards from outside it (FF 6.2.2).
"""

from ...effects.actions import Action
from ...effects.host import CardGame
from ...effects.targets import context_of
from ...effects.values import seats_of
from ...kernel.clause import rule
from ...kernel.event import Event
from .filters import game_of
from .moving import enter_field
from .state import ATTACK, MAIN_2


class ExtraPhase(Action):
    """One more phase comes after this one; every further Main Phase is a second one (FF 9.3.1.1)."""

    def __init__(self, name: str, phase: str) -> None:
        super().__init__(name)
        self.phase = phase

    def run(self, game: CardGame, frame: int) -> None:
        """It is noted for the turn."""
        fftcg = game_of(game)
        fftcg.extra_phases = [*fftcg.extra_phases, MAIN_2 if self.phase == "main" else ATTACK]
        self.changed()


class EndGame(Action):
    """A player wins or loses the game; whoever does both loses (FF 3.2)."""

    def __init__(self, name: str, side: int, lose: bool) -> None:
        super().__init__(name)
        self.side = side
        self.lose = lose

    def run(self, game: CardGame, frame: int) -> None:
        """It is processed with the rules: who wins makes the opponent lose."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat):
            if self.lose:
                fftcg.losers = [*fftcg.losers, seat]
            else:
                fftcg.winners = [*fftcg.winners, seat]
        fftcg.stir()
        self.changed()


class Bring(Action):
    """A card comes into the game from outside; who brings it owns it (FF 6.2.2)."""

    def __init__(self, name: str, number: str, to: str) -> None:
        super().__init__(name)
        self.number = number
        self.to = to

    def run(self, game: CardGame, frame: int) -> None:
        """To the hand, or onto the field; everyone sees what it is. What cannot enter is not brought."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        owner = context.seat if rule("FF 6.2.2") else 1 - context.seat
        card = fftcg.bring(fftcg.rules.face(self.number), owner)
        fftcg.emit(Event("brought", "FF 6.2.2", owner, 0, 0, [card]))
        self.changed()
        if self.to == "hand":
            fftcg.send(card, fftcg.hand(owner))
        elif not enter_field(fftcg, context.seat, [card], "effect", "FF 6.2.2"):
            fftcg.take_back(card)
