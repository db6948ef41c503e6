"""Piles (FF 15.1.1.11): one player separates cards into two piles, another takes one of them.

Then the effect goes on with the pile that was taken and with the one that was left; in each of these steps
"it" means the things of that pile.
"""

from typing import ClassVar

from ...effects.actions import Action, push_steps
from ...effects.host import CardGame, is_card
from ...effects.targets import context_of
from ...effects.values import Selector, seats_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .state import FFTCG


class Piles(Action):
    """One player separates cards into two piles, another takes one of them."""

    def __init__(self, name: str, selector: Selector, split_by: int, taken_by: int) -> None:
        super().__init__(name)
        self.selector = selector
        self.split_by = split_by
        self.taken_by = taken_by
        self.taken: list[Action] = []
        self.left: list[Action] = []

    def run(self, game: CardGame, frame: int) -> None:
        """Every card belongs to one of the piles."""
        context = context_of(game, frame)
        things = self.selector.find(game, context)
        if not rule("FF 15.1.1.11.2"):
            things = things[1:]
        seat = seats_of(self.split_by, context.seat)[0]
        game.push(SplitPiles(seat, self, frame, things, [], []))


class SplitPiles(Task[FFTCG]):
    """To which pile the next card belongs; a pile may stay empty (FF 15.1.1.11.3)."""

    clause: ClassVar[str] = "FF 15.1.1.11.2"

    def __init__(
        self, seat: int, piles: Piles, frame: int, things: list[int], first: list[int], second: list[int]
    ) -> None:
        self.seat = seat
        self.piles = piles
        self.frame = frame
        self.things = things
        self.first = first
        self.second = second

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card, then for the pile that is taken."""
        placed = len(self.first) + len(self.second)
        if placed == len(self.things):
            context = context_of(game, self.frame)
            seat = seats_of(self.piles.taken_by, context.seat)[0]
            game.push(TakePile(seat, self.piles, self.frame, self.first, self.second))
            return None
        thing = self.things[placed]
        card = thing if is_card(thing) else 0
        piece = 0 if card else thing
        options = [Option("pile", card, piece, 1), Option("pile", card, piece, 2)]
        last = placed == len(self.things) - 1
        if last and not rule("FF 15.1.1.11.3"):
            options = options[:1] if not self.first else options[1:] if not self.second else options
        return Decision(self.seat, "ff-piles", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The card lies there."""
        thing = option.card or option.piece
        first, second = self.first, self.second
        if option.number == 1:
            first = [*first, thing]
        else:
            second = [*second, thing]
        game.push(SplitPiles(self.seat, self.piles, self.frame, self.things, first, second))


class TakePile(Task[FFTCG]):
    """Which pile is taken."""

    clause: ClassVar[str] = "FF 15.1.1.11.1"

    def __init__(self, seat: int, piles: Piles, frame: int, first: list[int], second: list[int]) -> None:
        self.seat = seat
        self.piles = piles
        self.frame = frame
        self.first = first
        self.second = second

    def run(self, game: FFTCG) -> Decision | None:
        """One or the other, even an empty one."""
        options = [
            Option("take", 0, 0, n + 1)
            for n, pile in enumerate([self.first, self.second])
            if pile or rule("FF 15.1.1.11.1")
        ]
        return Decision(self.seat, "ff-take-pile", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """What is done with the one, then with the other."""
        taken, left = (self.first, self.second) if option.number == 1 else (self.second, self.first)
        push_with(game, self.piles.left, self.frame, left)
        push_with(game, self.piles.taken, self.frame, taken)
        game.emit(Event("pile-taken", self.clause, self.seat, 0, len(taken)))
        self.piles.changed()


class Means(Task[FFTCG]):
    """From now on "it" means these."""

    clause: ClassVar[str] = "FF 15.1.1.11.1"

    def __init__(self, frame: int, things: list[int]) -> None:
        self.frame = frame
        self.things = things

    def run(self, game: FFTCG) -> Decision | None:
        """Note it in the context."""
        context_of(game, self.frame).it = self.things
        return None


def push_with(game: FFTCG, steps: list[Action], frame: int, things: list[int]) -> None:
    """Do steps with these things."""
    push_steps(game, steps, frame)
    game.push(Means(frame, things))
