"""Packs of the user's own: the cards that are in the game besides ours.

A variable of the environment names them, so that the processes of a simulation play with the same cards;
`rulebound --pack FILE` sets it.
"""

import os
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


def all_cards(game: str, more: tuple[str, ...] = ()) -> list[CardFacts]:
    """Our cards, then the user's, those of some more packs last."""
    return [*cards_of(game), *users_cards(game, more)]
