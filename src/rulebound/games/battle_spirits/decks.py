"""Decks (BS 7): what may be in one, the ready-made ones, and a deck written as text.

A deck of a match is the name of a ready-made one, or its list: `3 26RSD01-001, 2 26RSD01-X01, …`.
"""

from typing import Any, Final

from ...kernel.clause import number, refuse
from ...kernel.refusal import Refusal, SetupError
from .cards import Card
from .state import CardRules

TOO_SMALL: Final = Refusal("BS 7.5", "bs-deck-too-small")
TOO_MANY: Final = Refusal("BS 7.7", "bs-too-many-of-a-name")
NOT_STANDARD: Final = Refusal("BS 7.10", "bs-not-standard")
WRONG_BLOCK: Final = Refusal("BS 7.12", "bs-wrong-block")
BLOCKS: Final = ["A"]
"""The block icons that may be used from 1 April 2026 to 31 March 2027 (BS 7.12)."""


class Fault:
    """Something wrong with a deck: the refusal, the card's number and title, and how many there are."""

    def __init__(self, refusal: Refusal, card: str, title: str, count: int, most: int) -> None:
        self.refusal = refusal
        self.card = card
        self.title = title
        self.count = count
        self.most = most


def faults_of(cards: list[Card]) -> list[Fault]:
    """Everything that the deck rules object to, in their order."""
    faults: list[Fault] = []
    least = number("BS 7.5", 40)
    if len(cards) < least and refuse(TOO_SMALL) is not None:
        faults.append(Fault(TOO_SMALL, "", "", len(cards), least))
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.title] = counts.get(card.title, 0) + 1
    most = number("BS 7.7", 3)
    seen: set[str] = set()
    for card in cards:
        if card.title in seen:
            continue
        seen.add(card.title)
        if counts[card.title] > most and refuse(TOO_MANY) is not None:
            faults.append(Fault(TOO_MANY, card.number, card.title, counts[card.title], most))
        if not card.block.isalpha():
            if refuse(NOT_STANDARD) is not None:
                faults.append(Fault(NOT_STANDARD, card.number, card.title, counts[card.title], 0))
        elif card.block not in BLOCKS and refuse(WRONG_BLOCK) is not None:
            faults.append(Fault(WRONG_BLOCK, card.number, card.title, counts[card.title], 0))
    return faults


def deck_as_text(rules: CardRules, faces: list[int]) -> str:
    """A deck as its list, in the order of numbers."""
    counts: dict[int, int] = {}
    for face in sorted(faces):
        counts[face] = counts.get(face, 0) + 1
    return ", ".join(f"{count} {rules.code(face)}" for face, count in counts.items())


def fill_decks(
    rules: CardRules, seed: int, decks: list[str] | None, position: dict[str, Any] | None
) -> list[str]:
    """The decks of a match: the one given for both, one each, or by the seed one of all pairings.

    A game that starts from a position is played with the cards of that position.
    """
    names = list(rules.decks)
    chosen = [names[seed % len(names)], names[seed // len(names) % len(names)]] if names else []
    if decks is not None:
        chosen = decks if len(decks) != 1 else [decks[0], decks[0]]
    if position is None or len(chosen) != 2:
        return chosen
    return [deck_as_text(rules, position_faces(rules, position, i, chosen[i])) for i in range(2)]


def position_faces(rules: CardRules, position: dict[str, Any], seat: int, deck: str) -> list[int]:
    """All cards of one player in a position; a Deck given as a number is made of the deck's first cards."""
    side = position.get("AB"[seat])
    lines: dict[str, Any] = side if isinstance(side, dict) else {}
    faces: list[int] = []
    for name in ("hand", "trash", "removed", "field", "deck"):
        cards = lines.get(name)
        if isinstance(cards, list):
            faces += [rules.face(str(card).split()[0]) for card in cards if str(card).strip()]
    count = lines.get("deck", 20)
    if isinstance(count, int):
        stock = faces_of(rules, deck)
        faces += [stock[i % len(stock)] for i in range(count)]
    return faces


def faces_of(rules: CardRules, deck: str) -> list[int]:
    """The faces of a deck by its name or its list."""
    ready = rules.decks.get(deck)
    if ready is not None:
        return ready[:]
    faces: list[int] = []
    if not deck:
        return faces
    for line in deck.split(","):
        words = line.split()
        if len(words) != 2 or not words[0].isdecimal():
            known = ", ".join(sorted(rules.decks))
            raise SetupError(
                f"{deck!r} is no deck: it is one of {known}, or a list such as '3 26RSD01-001, 2 26RSD01-X01'."
            )
        faces += [rules.face(words[1])] * int(words[0])
    return faces
