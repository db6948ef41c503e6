"""Automatic passing, for every game in which players act or pass.

An AutoPass passes for one player, and only where that player has said so: wherever there is no *stop*, or
*until* something happens, or while *all* that waits resolves. It goes by the player's own settings and by
what everyone can see, the moment and the events since; never by the cards in a hand. So how fast it answers
tells nothing.
"""

from typing import Final

from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.passing import STACK, Moment, Passing
from rulebound.kernel.view import mask

OWN: Final = "own"
OTHER: Final = "other"
"""Whose turn a stop is about; of the stack, whose thing is next to resolve."""
UNTIL: Final = "until"
ALL: Final = "all"


class AutoPass:
    """The automatic passing of one seat: off, until something is set.

    `stops` are the moments at which the seat wants to be asked: `own main-1`, `other stack`. With `running`
    all other moments are passed. `mode` is `until`, `all` or empty; it ends by itself.
    """

    def __init__(self, seat: int, rules: Passing) -> None:
        self.seat = seat
        self.rules = rules
        self.stops: set[str] = set(rules.usual)
        self.running = False
        self.mode = ""
        self.begun: Moment | None = None
        self.acted = False
        self.stacked = False

    # ---- what the player sets

    def all_stops(self) -> list[str]:
        """Every stop that can be set: own ones first, each in the order of a turn."""
        return [f"{whose} {moment}" for whose in (OWN, OTHER) for moment in self.rules.moments]

    def toggle(self, stop: str) -> None:
        """Set a stop, or take it away."""
        self.stops ^= {stop}

    def reset(self) -> None:
        """The usual stops again."""
        self.stops = set(self.rules.usual)

    def begin(self, mode: str, game: Game) -> bool:
        """Pass from here on in a mode; False where that is not possible now, and nothing has changed."""
        moment = self.moment(game)
        if moment is None or (mode == ALL and moment.name != STACK):
            return False
        self.mode = mode
        self.begun = moment
        self.acted = False
        self.stacked = False
        return True

    def end(self) -> None:
        """No mode any more."""
        self.mode = ""
        self.begun = None

    # ---- what happens

    def note(self, events: list[Event]) -> None:
        """Look at what has happened: others have acted, or something has gone on the stack."""
        for event in events:
            if event.name in self.rules.stacked:
                self.stacked = True
            elif event.name in self.rules.acts and event.seat != self.seat:
                self.acted = True

    def passes(self, game: Game) -> bool:
        """Whether to pass now; where a mode is over, that ends it. To be asked once for each decision."""
        moment = self.moment(game)
        if moment is None:
            return False
        if not self.mode:
            return self.running and not self.is_stop(moment)
        if self.goes_on(moment):
            return True
        self.end()
        return False

    def moment(self, game: Game) -> Moment | None:
        """The moment, if this seat is asked whether it acts or passes; worked out from a spectator's view."""
        decision = game.decision
        if decision is None or decision.seat != self.seat or decision.question != self.rules.question:
            return None
        return self.rules.moment(mask(game, SPECTATOR))

    def stop_at(self, moment: Moment) -> str:
        """The stop that a moment would be."""
        return f"{OWN if moment.seat == self.seat else OTHER} {moment.name}"

    def is_stop(self, moment: Moment) -> bool:
        """Whether the seat wants to be asked at a moment."""
        return self.stop_at(moment) in self.stops

    def goes_on(self, moment: Moment) -> bool:
        """Whether the mode is not over yet: the moment in which it was begun is no stop."""
        begun = self.begun
        assert begun is not None
        if self.acted:
            return False
        if self.mode == ALL:
            return moment.name == STACK
        here = self.stop_at(moment) == self.stop_at(begun)
        return not self.stacked and moment.turn == begun.turn and (here or not self.is_stop(moment))
