"""Decks (BS 7): what may be in one, the ready-made ones, and a deck written as text.

A deck of a match is the name of a ready-made one, or its list: `3 26RSD01-001, 2 26RSD01-X01, …`.
"""

from typing import Any, Final

from ...kernel.clause import number, refuse, rule
from ...kernel.lines import card_first
from ...kernel.refusal import Refusal, SetupError
from ...kernel.rulebook import DeckFault, decks_of_two
from .cards import Card
from .state import CardRules

TOO_SMALL: Final = Refusal("BS 7.5", "bs-deck-too-small")
TOO_MANY: Final = Refusal("BS 7.7", "bs-too-many-of-a-name")
NOT_STANDARD: Final = Refusal("BS 7.10", "bs-not-standard")
WRONG_BLOCK: Final = Refusal("BS 7.12", "bs-wrong-block")


class Season:
    """From when to when which block icons may be used (BS 7.12)."""

    def __init__(self, start: str, end: str, blocks: list[str]) -> None:
        self.start = start
        self.end = end
        self.blocks = blocks


SEASONS: Final = [Season("1 April 2026", "31 March 2027", ["A"])]
"""The seasons that the manual names. Games know no clock: the last one is played."""
SEASON: Final = SEASONS[-1]
BLOCKS: Final = SEASON.blocks


def faults_of(cards: list[Card], faces: list[int]) -> list[DeckFault]:
    """Everything that the deck rules object to, in their order. `cards` are all cards, by face."""
    faults: list[DeckFault] = []
    least = number("BS 7.5", 40)
    if len(faces) < least and refuse(TOO_SMALL) is not None:
        sentence = f"It has {len(faces)} cards, and a deck has {least} or more: add {least - len(faces)}."
        faults.append(DeckFault(TOO_SMALL, [], len(faces), least, sentence))
    same: dict[str, list[int]] = {}
    for face in faces:
        same.setdefault(name_of(cards[face]), []).append(face)
    most = number("BS 7.7", 3)
    for copies in same.values():
        different = sorted(set(copies))
        if len(copies) > most and refuse(TOO_MANY) is not None:
            sentence = (
                f"There are {len(copies)} of {{card}}, and {most} cards at most have the same name: "
                f"take out {len(copies) - most}."
            )
            faults.append(DeckFault(TOO_MANY, different, len(copies), most, sentence))
        for face in different:
            faults += block_faults(cards[face].block, face, copies.count(face))
    return faults


def name_of(card: Card) -> str:
    """What makes cards the same: the name (BS 7.8), with the identification number at its end (BS 7.9)."""
    if not rule("BS 7.8"):
        return card.number
    return card.title if rule("BS 7.9") else card.title.rstrip("0123456789 ")


def block_faults(block: str, face: int, count: int) -> list[DeckFault]:
    """Whether the block icon of a card is a letter (BS 7.10), and one of the season (BS 7.12)."""
    if not block.isalpha():
        if refuse(NOT_STANDARD) is None:
            return []
        icon = f"the block icon {block}" if block else "no block icon"
        sentence = f"{{card}} has {icon}, and in Standard the icon is a letter: take it out."
        return [DeckFault(NOT_STANDARD, [face], count, 0, sentence)]
    if block in BLOCKS or refuse(WRONG_BLOCK) is None:
        return []
    sentence = (
        f"{{card}} has the block icon {block}, and from {SEASON.start} to {SEASON.end} only "
        f"{' and '.join(BLOCKS)} may be used: take it out."
    )
    return [DeckFault(WRONG_BLOCK, [face], count, 0, sentence)]


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
    chosen = decks_of_two(list(rules.decks), seed, decks)
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
            faces += [rules.face(card_first(rules, str(card))[0]) for card in cards if str(card).strip()]
    count = lines.get("deck", 20)
    if isinstance(count, int):
        stock = faces_of(rules, deck)
        faces += [stock[i % len(stock)] for i in range(count)]
    return faces


def faces_of(rules: CardRules, deck: str) -> list[int]:
    """The faces of a deck by its name, or by the list of one that a player has built (BS 7.4)."""
    ready = rules.decks.get(deck)
    if ready is not None:
        return ready[:]
    faces: list[int] = []
    if not deck or not rule("BS 7.4"):
        return faces
    for line in deck.split(","):
        words = line.split()
        if len(words) != 2 or not words[0].isdecimal():
            known = ", ".join(sorted(rules.decks))
            raise SetupError(
                f"{deck!r} is no deck: it is one of {known}, or a list such as "
                "'3 26RSD01-001, 2 26RSD01-X01'."
            )
        faces += [rules.face(words[1])] * int(words[0])
    return faces
