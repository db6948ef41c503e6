"""Packs of the user's own: the cards that are in the game besides ours.

A variable of the environment names them, so that the processes of a simulation play with the same cards;
`rulebound --pack FILE` sets it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rulebound.kernel.refusal import SetupError

from .catalogue import cards_of
from .model import CardFacts

PACKS: Final = "RULEBOUND_PACKS"


def use_pack(path: Path) -> None:
    """From now on, and in all processes started from here, the cards of this pack are in the game."""
    known = os.environ.get(PACKS, "").split(os.pathsep)
    os.environ[PACKS] = os.pathsep.join([*filter(None, known), str(path.resolve())])


def users_cards(game: str, more: tuple[str, ...] = ()) -> list[CardFacts]:
    """The cards of a game in the user's packs, and in some more."""
    paths = [path for path in os.environ.get(PACKS, "").split(os.pathsep) if path]
    paths += [path for path in more if path not in paths]
    if not paths:
        return []
    from .loading import load_pack

    taken = {card.number for card in cards_of(game)}
    found: list[CardFacts] = []
    for path in paths:
        pack = load_pack(Path(path))
        for card in pack.cards if pack.game == game else []:
            if card.number in taken:
                raise SetupError(f"{path}: another card has the number {card.number}; give this one its own.")
            taken.add(card.number)
            found.append(card)
    return found


LENT: Final[list[CardFacts]] = []
"""Cards that are tried out, for as long as that takes."""


@contextmanager
def lend(cards: list[CardFacts]) -> Iterator[None]:
    """Inside, these cards are in the game, in place of others that have their numbers."""
    LENT.extend(cards)
    try:
        yield
    finally:
        LENT.clear()


def all_cards(game: str, more: tuple[str, ...] = ()) -> list[CardFacts]:
    """Our cards, then the user's with those of some more packs, then what is tried out."""
    lent = [card for card in LENT if card.game == game]
    numbers = {card.number for card in lent}
    return [card for card in [*cards_of(game), *users_cards(game, more)] if card.number not in numbers] + lent
