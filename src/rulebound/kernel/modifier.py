"""Modifiers: continuous changes of a piece's characteristics.

A modifier has a layer, a timestamp, a source, a duration and a scope. A characteristic is its base value
changed by every modifier that covers the piece, by layer and within a layer by timestamp. Modifiers are
immutable; durations end through `Game.expire`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from .zone import Piece

if TYPE_CHECKING:
    from .game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """Adds `amount` to a characteristic of one piece. Subclasses widen the scope or change otherwise."""

    def __init__(
        self,
        characteristic: str,
        piece: int,
        amount: int,
        duration: str,
        source: int = 0,
        layer: int = 0,
        timestamp: int = 0,
    ) -> None:
        self.characteristic = characteristic
        self.piece = piece
        self.amount = amount
        self.duration = duration
        self.source = source
        self.layer = layer
        self.timestamp = timestamp

    def covers(self, game: "Game", piece: Piece) -> bool:
        """Whether the piece is within its scope."""
        return piece.id == self.piece

    def change(self, game: "Game", piece: Piece, value: int) -> int:
        """The value after this modifier."""
        return value + self.amount
