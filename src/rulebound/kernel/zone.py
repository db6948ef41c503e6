"""Zones, places and pieces: where cards are.

A *zone* is a definition of the rulebook (hand, life, …); a *place* is one seat's zone in one game, a list of
cards or, in a zone of pieces, of piece ids. A *piece* is an object in play made of cards: a character, a
request on a stack. Cards in hidden zones are mere integers; only what is in play is an object.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .card import EVERYONE, masked, only

NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2


class Zone:
    """A zone of the rulebook: who sees what enters it, and whether others can tell its cards apart.

    `stock` is the part of a deck that its unseen cards are from, where a deck has several (`Rulebook.stock`).
    """

    def __init__(
        self,
        name: str,
        seen: int,
        anonymous: bool = False,
        pieces: bool = False,
        shared: bool = False,
        stock: int = 0,
    ) -> None:
        self.name = name
        self.seen = seen
        self.anonymous = anonymous
        self.pieces = pieces
        self.shared = shared
        self.stock = stock


@mypyc_attr(acyclic=True)
class Place:
    """One seat's zone (or a shared one, seat -1). The last card is the top."""

    def __init__(self, zone: Zone, seat: int, index: int, cards: list[int]) -> None:
        self.zone = zone
        self.seat = seat
        self.index = index
        self.cards = cards

    def viewers(self) -> int:
        """The viewers that see a card which enters here."""
        seen = self.zone.seen
        if seen == ALL:
            return EVERYONE
        if seen == OWNER and self.seat >= 0:
            return only(self.seat)
        return 0

    def copy(self) -> "Place":
        """A place of its own with the same cards."""
        return Place(self.zone, self.seat, self.index, self.cards[:])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Piece:
    """An object in play. Rulebooks subclass it and write `copy` by hand."""

    def __init__(self, id: int, seat: int, cards: list[int], face_up: bool) -> None:
        self.id = id
        self.seat = seat
        self.cards = cards
        self.face_up = face_up
        self.place = -1

    def copy(self) -> "Piece":
        """A piece of its own with the same state."""
        other = Piece(self.id, self.seat, self.cards[:], self.face_up)
        other.place = self.place
        return other

    def mask(self, viewer: int) -> None:
        """Forget, in a view, what this viewer does not know. Counters, states and positions are public."""
        cards = self.cards
        for i in range(len(cards)):
            cards[i] = masked(cards[i], viewer)
