"""The cards of BlackPoker: 52 faces and the Joker, and the three decks (BP R4.10 to R4.12).

A face is suit * 13 + rank, from 1 (ace of spades) to 52 (king of clubs); 53 is the Joker, of which a deck may
hold two. Codes: suit letter and rank, S7, H10, DQ, CA; the Joker is JK. Numbers: A 1, J 11, Q 12, K 13,
Joker 0.
"""

from typing import Final

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
NO_SUIT: Final = 4

JOKER: Final = 53
RANKS: Final = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUIT_LETTERS: Final = "SHDC"


def make_faces() -> list[str]:
    """The codes of all faces, by number; 0 is unknown."""
    faces = ["?"]
    for letter in SUIT_LETTERS:
        for rank in range(1, 14):
            faces.append(letter + RANKS[rank])
    return [*faces, "JK"]


FACES: Final[list[str]] = make_faces()
NUMBER_OF: Final[list[int]] = [0] + [(face - 1) % 13 + 1 for face in range(1, 53)] + [0]
SUIT_OF: Final[list[int]] = [NO_SUIT] + [(face - 1) // 13 for face in range(1, 53)] + [NO_SUIT]

FULL54: Final[list[int]] = [*range(1, 53), JOKER, JOKER]
ENTRY20: Final = "SA S2 S3 S4 S5 HA H8 H9 H10 HJ DA D3 D7 D10 DQ CA C5 C6 C10 CK"
ENTRY16: Final = "SA S2 S3 SK H4 H7 HJ HQ D5 D8 D10 DQ CA C6 C9 CK"


def number_of(face: int) -> int:
    """The number printed on a card: A 1, J 11, Q 12, K 13, Joker 0."""
    return NUMBER_OF[face]


def is_honour(face: int) -> bool:
    """Joker, A, J, Q or K: the cards of Generation Change (BP 23.5)."""
    number = NUMBER_OF[face]
    return number <= 1 or number >= 11


def deck_faces(name: str) -> list[int]:
    """The faces of a deck by its name."""
    if name == "full54":
        return FULL54[:]
    codes = ENTRY20 if name == "entry20" else ENTRY16
    return [FACES.index(code) for code in codes.split()]
