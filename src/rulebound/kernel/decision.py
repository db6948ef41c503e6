"""Decisions and their options: the only way in which a game asks.

A Decision is a question to one seat with a finite list of Options. An option is a verb with at most one
card, one piece and one number; its *key*, a short text that means the same in every copy, determinization
and version, is worked out on demand by `Game.key`.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Option:
    """One answer. 0 stands for no card, no piece."""

    def __init__(self, verb: str, card: int = 0, piece: int = 0, number: int = -1) -> None:
        self.verb = verb
        self.card = card
        self.piece = piece
        self.number = number

    def __repr__(self) -> str:
        return f"Option({self.verb!r}, card={self.card}, piece={self.piece}, number={self.number})"


def offered(options: list[Option], option: Option) -> bool:
    """Whether this is among the options; without a number any number will do."""
    for other in options:
        if (
            other.verb == option.verb
            and other.card == option.card
            and other.piece == option.piece
            and (option.number < 0 or other.number == option.number)
        ):
            return True
    return False


@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat. Others see it without its options."""

    def __init__(self, seat: int, question: str, clause: str, options: list[Option]) -> None:
        self.seat = seat
        self.question = question
        self.clause = clause
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.question!r}, {self.clause!r}, {len(self.options)} options)"
