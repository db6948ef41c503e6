"""Decks for trying everything out: now and then the test kit mixes cards of all packs."""

from typing import Final

from ...kernel.rng import Stream
from .cards import BACKUP, LIGHT, LIGHT_OR_DARK, Card
from .decks import deck_as_text
from .state import CardRules

COPIES: Final = 3
SIZE: Final = 50
LB_SIZE: Final = 8
ELEMENTS: Final = 2
PARTNERS: Final = 9
WANTED: Final = 24
KIN: Final = 30
WITHOUT_BACKUPS: Final = 33
"""How large a deck is when so much of it is chosen: what is asked for leaves room for others to be met."""


def trial_decks(rules: CardRules, seed: int, wanted: list[str]) -> list[str] | None:
    """Two legal decks with cards that are asked for; None where the ready-made ones will do."""
    cards = rules.cards
    if seed % 3 and not wanted:
        return None
    if len([card for card in cards[1:] if not card.limit_break]) * COPIES < SIZE:
        return None
    dice = Stream(seed << 8 | 7)
    decks: list[str] = []
    for _ in range(2):
        main, lb = one_deck(cards, wanted, dice)
        decks.append(deck_as_text(rules, main, lb))
    return decks


def one_deck(cards: list[Card], wanted: list[str], dice: Stream) -> tuple[list[int], list[int]]:
    """A deck around a card that is asked for: of its element and one more, so that CP pay for the others.

    After it come cards that it primes into or that prime into it, others that are asked for, those of its
    jobs and categories, and last the Backups.
    """
    faces = [face for face in range(1, len(cards)) if not cards[face].only_in_scenarios]
    asked = [face for face in faces if cards[face].number in wanted]
    first = (asked or faces)[dice.below(len(asked or faces))]
    elements = elements_around(cards[first], dice)
    fitting = [face for face in faces if not cards[face].elements & ~(elements | LIGHT_OR_DARK)]
    some = [face for face in asked if face in fitting]
    backups = [face for face in fitting if cards[face].kind == BACKUP]
    others = [face for face in fitting if cards[face].kind != BACKUP]
    kin = [face for face in others if akin(cards[first], cards[face])]
    parts = [
        ([first], COPIES),
        (partners(cards, first), PARTNERS),
        (some, WANTED),
        (kin, KIN),
        (others, WITHOUT_BACKUPS),
        (backups, SIZE),
        (fitting, SIZE),
        (faces, SIZE),
    ]
    main: list[int] = []
    for rest, size in parts:
        take(main, [face for face in rest if not cards[face].limit_break], size, dice)
    lb: list[int] = []
    for rest in [[first], some, fitting, faces]:
        take(lb, [face for face in rest if cards[face].limit_break], LB_SIZE, dice)
    return main, lb


def elements_around(card: Card, dice: Stream) -> int:
    """The elements of a card, as bits, and others by chance so that there are two besides Light and Dark."""
    elements = card.elements & ~LIGHT_OR_DARK
    while elements.bit_count() < ELEMENTS:
        elements |= 1 << dice.below(LIGHT)
    return elements


def partners(cards: list[Card], first: int) -> list[int]:
    """The cards that one primes into, and those that prime into it."""
    card = cards[first]
    return [
        face
        for face in range(1, len(cards))
        if card.priming in cards[face].names or cards[face].priming in card.names
    ]


def akin(one: Card, other: Card) -> bool:
    """Whether two cards share a job or a category."""
    shared = [word for word in one.jobs + one.categories if word in other.jobs + other.categories]
    return len(shared) > 0


def take(deck: list[int], rest: list[int], size: int, dice: Stream) -> None:
    """Add three of each of these, in an order by chance, until the deck has so many cards."""
    rest = [face for face in rest if face not in deck]
    while len(deck) < size and rest:
        copies = min(COPIES, size - len(deck))
        deck += [rest.pop(dice.below(len(rest)))] * copies
