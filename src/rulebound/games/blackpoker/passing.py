"""The chance as automatic passing sees it (R4.20 to R4.24): one may pass while a request is on the stage."""

from ...kernel.game import Game
from ...kernel.passing import STACK, Moment, Passing
from .chance import TakeChance
from .state import BlackPoker


class ChancePassing(Passing):
    """The chance of BlackPoker. The usual stop is a request of the other player."""

    def __init__(self) -> None:
        super().__init__(TakeChance.question, "pass", "BP R4.21")
        self.usual = ["other stack"]
        self.acts = ["requested"]
        self.stacked = ["triggered"]

    def moment(self, game: Game) -> Moment | None:
        """The request on top of the stage."""
        assert isinstance(game, BlackPoker)
        stage = game.stage().cards
        if not stage or not isinstance(game.agenda[-1], TakeChance):
            return None
        return Moment(STACK, game.request(stage[-1]).seat, game.turn_number, stage[-1])
