"""Cards as small integers.

A card is one integer that holds four things: its *face* (which card it is, a number into the rulebook's
list of faces; 0 is a face that is not known), its *owner* (the seat whose deck it comes from), the seats
that have *seen* it (one bit per seat, and one for spectators), and its *id*, which names one stay in one
place: every zone change and every shuffle issues a new one, so an id never betrays a face.

    id | blank (1 bit) | seen (10 bits) | owner (4 bits) | face (16 bits)

Hidden zones are then plain lists of integers, which copy in nanoseconds, and masking a card for a viewer
is one comparison. Places and pieces are numbered from one counter: numbers below FIRST_ID are places.
"""

from typing import Final

FACE_MASK: Final = 0xFFFF
OWNER_SHIFT: Final = 16
SEEN_SHIFT: Final = 20
BLANK: Final = 1 << 30
"""Marks a card that a view does not know; so that no such card is 0, which stands for no card."""
ID_SHIFT: Final = 31

SPECTATOR: Final = 9
"""The viewer that holds no seat."""
EVERYONE: Final = 0x3FF
"""All seats and the spectators, as a set of viewers."""
COMMON: Final = 15
"""The owner of cards that belong to no seat."""
FIRST_ID: Final = 256


def new_card(face: int, owner: int, id: int, seen: int = 0) -> int:
    """A card of the given face."""
    return id << ID_SHIFT | seen << SEEN_SHIFT | owner << OWNER_SHIFT | face


def face_of(card: int) -> int:
    """Which card it is; 0 where that is not known."""
    return card & FACE_MASK


def owner_of(card: int) -> int:
    """The seat whose deck the card comes from."""
    return (card >> OWNER_SHIFT) & 15


def id_of(card: int) -> int:
    """The number of this stay in this place."""
    return card >> ID_SHIFT


def viewers_of(card: int) -> int:
    """The set of viewers that know the face, as bits."""
    return (card >> SEEN_SHIFT) & EVERYONE


def is_seen(card: int, viewer: int) -> bool:
    """Whether this viewer knows the face."""
    return (card >> (SEEN_SHIFT + viewer)) & 1 == 1


def masked(card: int, viewer: int) -> int:
    """The card as this viewer knows it: whole, or nothing but its owner."""
    if (card >> (SEEN_SHIFT + viewer)) & 1 == 1:
        return card
    return card & (15 << OWNER_SHIFT) | BLANK


def with_viewers(card: int, viewers: int) -> int:
    """The same card, seen by exactly these viewers."""
    return card & ~(EVERYONE << SEEN_SHIFT) | viewers << SEEN_SHIFT


def only(viewer: int) -> int:
    """The set that holds this viewer alone."""
    return 1 << viewer
