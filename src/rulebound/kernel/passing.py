"""Passing: what a game in which players act or pass tells of it, so that passing can be left to an aid.

A *moment* is where such a game stands when a player may act or pass. It has a name, the same in every turn,
and a seat: whose turn it is, or, while something waits to resolve, whose thing is next. Everyone can see it.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .game import Game

STACK: Final = "stack"
"""The moment at which something waits to resolve."""


class Moment:
    """Where the game stands: the name, whose it is, in which turn, and the piece that is next to resolve."""

    def __init__(self, name: str, seat: int, turn: int, piece: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.turn = turn
        self.piece = piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing:
    """How a game asks who may act or pass: the question, the verb that passes, and the clause on that.

    `moments` are the names of its moments in the order of a turn, `usual` the stops that are sensible for
    most (`own main-1`, `other attackers`). `acts` are the events by which a player does something, `stacked`
    those by which something goes on the stack that nobody has just done.
    """

    def __init__(self, question: str, verb: str, clause: str) -> None:
        self.question = question
        self.verb = verb
        self.clause = clause
        self.moments: list[str] = [STACK]
        self.usual: list[str] = []
        self.acts: list[str] = []
        self.stacked: list[str] = []

    def moment(self, game: "Game") -> Moment | None:
        """The moment of a game as every viewer may see it; None where nobody may pass."""
        raise NotImplementedError
