"""The cards that a player may use or play (AG 2(8)), and as what they count for him: their elements, and
whether they are attack cards.

What a card shows is its face (`cards`); a skill may change as what it counts. Cards at hand are those of the
hand, and covers that are used like them. Equal cards are as good as each other, so one option stands for all.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.zone import Place
from .cards import DARK, ELEMENTS, EXCLUSIVE, Face
from .points import AS_ATTACK, ELEMENT, HAND_LIKE
from .state import AsteriatedGrail

ANY_CARD: Final = 0
MAGIC_CARD: Final = 1
ATTACK_CARD: Final = 2
"""The kinds of cards that are asked for."""


def playable_cards(game: AsteriatedGrail, seat: int) -> list[int]:
    """The cards that a seat may use or play: its hand, and covers that count as such."""
    cards = game.hand(seat).cards
    if game.cast.on[HAND_LIKE] and game.cast.value(game, HAND_LIKE, seat, 0, 0):
        return cards + game.covers(seat).cards
    return cards


def place_of(game: AsteriatedGrail, seat: int, card: int) -> Place:
    """Where a playable card is."""
    hand = game.hand(seat)
    return hand if game.find(hand, card) >= 0 else game.covers(seat)


def one_per_face(verb: str, cards: list[int]) -> list[Option]:
    """One option for all equal cards."""
    seen: set[int] = set()
    options: list[Option] = []
    for card in cards:
        if face_of(card) not in seen:
            seen.add(face_of(card))
            options.append(Option(verb, card))
    return options


# ---- as what a card counts


def element_for(game: AsteriatedGrail, seat: int, face: Face) -> int:
    """The element of a card in the hand of a seat."""
    return game.cast.value(game, ELEMENT, seat, face.element, game.rules.face_numbers.get(face.code, 0))


def element_bits(game: AsteriatedGrail, seat: int, face: Face) -> int:
    """The elements that a card may count as when it is discarded, as bits; a blade has two."""
    element = element_for(game, seat, face)
    if element >= 0:
        return 1 << element
    return game.cast.value(game, AS_ATTACK, seat, 0, game.rules.face_numbers.get(face.code, 0))


def may_count_as(game: AsteriatedGrail, seat: int, face: Face, elements: int) -> bool:
    """Whether a card of a seat counts as one of these elements (bits), or may."""
    return element_bits(game, seat, face) & elements != 0


def counts_as(game: AsteriatedGrail, seat: int, face: Face, element: int, blades: int) -> bool:
    """Whether a card that a seat has discarded is of an element; `blades`: as which a blade was."""
    bits = element_bits(game, seat, face)
    return (bits if bits & (bits - 1) == 0 else bits & blades) >> element & 1 == 1


def counts_as_attack(face: Face) -> bool:
    """Whether a card counts as an attack card when it is discarded; the only exclusive ones held do."""
    return face.is_attack or face.kind == EXCLUSIVE


def is_such(game: AsteriatedGrail, seat: int, card: int, kind: int, elements: int) -> bool:
    """Whether a hand card is of a kind and counts as one of the elements (bits, 0 for any) when discarded."""
    face = game.face(card)
    if kind == MAGIC_CARD and not face.is_magic:
        return False
    if kind == ATTACK_CARD and not counts_as_attack(face):
        return False
    return not elements or may_count_as(game, seat, face, elements)


def attack_elements(game: AsteriatedGrail, seat: int, face: Face) -> int:
    """The elements with which a seat may attack with this card, as bits; 0 where it is no attack card."""
    bits = 0
    if face.is_attack or (face.is_magic and not rule("AG 2(8).8")):
        bits = 1 << (element_for(game, seat, face) if rule("AG 2(8)1.1") else DARK)
    return game.cast.value(game, AS_ATTACK, seat, bits, game.rules.face_numbers.get(face.code, 0))


def elements_in(bits: int) -> list[int]:
    """The elements of a set of bits."""
    return [element for element in range(len(ELEMENTS)) if bits >> element & 1]
