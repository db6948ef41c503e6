"""Decks for trying everything out: now and then the test kit mixes cards of all packs."""

from typing import Final

from ...kernel.rng import Stream
from .cards import Card
from .decks import BLOCKS, deck_as_text
from .state import CardRules

COPIES: Final = 3
CARDS: Final = 14
WANTED: Final = 9
"""Of so many kinds of cards at most a deck is made that are asked for; the others are there to be met."""


def trial_decks(rules: CardRules, cards: list[Card], seed: int, wanted: list[str]) -> list[str] | None:
    """Two legal decks with cards that are asked for; None where the ready-made ones will do."""
    if seed % 3 and not wanted:
        return None
    playable: dict[str, int] = {}
    for face, card in enumerate(cards):
        if face and card.block in BLOCKS and (card.title not in playable or card.number in wanted):
            playable[card.title] = face
    dice = Stream(seed << 8 | 7)
    return [deck_as_text(rules, one_deck(cards, list(playable.values()), wanted, dice)) for _ in range(2)]


def one_deck(cards: list[Card], playable: list[int], wanted: list[str], dice: Stream) -> list[int]:
    """A deck around a card that is asked for: its family and its colour, so that symbols reduce costs.

    Every other deck has cards of all colours besides.
    """
    asked = [face for face in playable if cards[face].number in wanted]
    first = cards[(asked or playable)[dice.below(len(asked or playable))]]
    kin = [face for face in playable if cards[face].families & first.families]
    fitting = [face for face in playable if any(colour in first.colours for colour in cards[face].colours)]
    faces: list[int] = []
    take(faces, [face for face in playable if cards[face] is first], 1, dice)
    take(faces, [face for face in asked if face in fitting], WANTED - 2, dice)
    take(faces, kin, WANTED, dice)
    take(faces, playable if dice.below(2) else fitting, CARDS, dice)
    take(faces, playable, CARDS, dice)
    return faces


def take(faces: list[int], rest: list[int], kinds: int, dice: Stream) -> None:
    """Fill a deck up to so many kinds of cards, three of each."""
    rest = [face for face in rest if face not in faces]
    while len(faces) < COPIES * kinds and rest:
        faces += [rest.pop(dice.below(len(rest)))] * COPIES
