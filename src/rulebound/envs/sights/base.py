"""What a sight is: the names, in a fixed order, of all that an observation shows of one game.

A sight reads masked games only. Every number it gives is between -1 and 1, or is cut off there; the scales
stand beside the numbers.
"""

from typing import Any, ClassVar

from rulebound.kernel.game import Game
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.zone import Piece

Numbers = list[float]


class Sight:
    """What is shown of one game. The lists of names and the methods beside them go together."""

    most_options: ClassVar[int] = 64
    """How many actions there are; more options than this are shown in pages."""
    most_left: ClassVar[int] = 60
    """How many different cards of a deck are listed that are out of sight."""
    zones: ClassVar[dict[str, int]] = {}
    """Zone → how many of its cards have a row, from the top; first those of each seat."""
    shared: ClassVar[dict[str, int]] = {}
    """The same for zones that belong to no seat."""
    facts: ClassVar[list[str]] = []
    """What is printed on a card."""
    states: ClassVar[list[str]] = []
    """How a piece in play stands."""
    seat_numbers: ClassVar[list[str]] = []
    """What a player has besides cards."""
    numbers: ClassVar[list[str]] = []
    """What belongs to no player."""

    def facts_of(self, rulebook: Rulebook, face: int) -> Numbers:
        """The facts of a face."""
        raise NotImplementedError

    def states_of(self, game: Any, piece: Piece) -> Numbers:
        """The states of a piece."""
        raise NotImplementedError

    def seat_numbers_of(self, game: Any, seat: int) -> Numbers:
        """What a seat has."""
        raise NotImplementedError

    def numbers_of(self, game: Any, seat: int) -> Numbers:
        """What belongs to no player, as a seat sees it."""
        raise NotImplementedError

    def word_of(self, game: Game, piece: Piece) -> str:
        """What a piece is called, where its card does not say it: the action of a request."""
        return ""

    def aims_of(self, game: Any, piece: Piece) -> list[int]:
        """The pieces and cards that a piece is aimed at: its targets, or the attackers that it blocks."""
        return []

    def seat_aimed_at(self, game: Any, piece: Piece) -> int:
        """The seat that a piece is aimed at, or that has placed it; -1 for none."""
        return -1


def one_of(number: int, count: int) -> Numbers:
    """A one among zeros; all zeros for a number outside."""
    return [1.0 if i == number else 0.0 for i in range(count)]
