"""Our own cards: read from `<game>.json` the first time they are asked for, and kept.

The JSON files are made from the YAML packs by `build`; importing this module reads nothing.
"""

import difflib
import json
from functools import cache
from importlib import resources
from typing import Any, Final

from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import Rulebook

from .facts import CARD_KINDS, examine_card
from .model import CardFacts, Deck, Pack

NEAREST_SHOWN = 3
TRIAL_SETS: Final = {"battle-spirits": "RB-OWN", "fftcg": "own"}
"""Game → the set of cards of our own, which show what no published card does."""


class UnknownCard(RuleboundError):  # noqa: N818 - it says what it is
    """No card has this number; `nearest` are those that look like it."""

    def __init__(self, number: str, nearest: list[str]) -> None:
        hint = (
            f"did you mean {' or '.join(nearest)}?"
            if nearest
            else "`rulebound cards list` names all there are."
        )
        super().__init__(f"There is no card {number}; {hint}")
        self.nearest = nearest


class UnknownCardGame(RuleboundError):  # noqa: N818 - it says what it is
    """No game of this name has cards as data."""

    def __init__(self, game: str) -> None:
        super().__init__(f"There are no cards for {game}; there are some for {' and '.join(CARD_KINDS)}.")


@cache
def packs_of(game: str) -> list[Pack]:
    """The packs of a game, in the order of their sets."""
    found: list[Pack] = []
    for entry in built(game)["packs"]:
        cards: list[CardFacts] = []
        for plain in entry["cards"]:
            card, problems = examine_card(plain, game, entry["set"])
            if card is None:
                raise problems[0]
            cards.append(card)
        found.append(Pack(game, entry["set"], entry["name"], cards))
    return found


@cache
def trial_numbers(game: str) -> frozenset[str]:
    """The numbers of the cards that nobody has published: they are there for trying out rules."""
    return frozenset(
        card.number for pack in packs_of(game) if pack.set == TRIAL_SETS[game] for card in pack.cards
    )


def trial_faces(rulebook: Rulebook) -> set[int]:
    """The faces of those cards."""
    numbers = trial_numbers(rulebook.id)
    return {face for face, number in enumerate(rulebook.faces) if number in numbers}


@cache
def cards_of(game: str) -> list[CardFacts]:
    """All cards of a game, in the order of sets."""
    return [card for pack in packs_of(game) for card in pack.cards]


@cache
def decks_of(game: str) -> dict[str, Deck]:
    """The ready-made decks of a game, by name."""
    return {
        name: Deck(
            name,
            deck.get("colour", ""),
            deck.get("set", ""),
            deck["names"],
            list(deck["cards"].items()),
            deck.get("elements", []),
            list(deck.get("lb", {}).items()),
        )
        for name, deck in built(game)["decks"].items()
    }


def words_of(game: str, type: str) -> dict[str, dict[str, str]]:
    """The words of an open vocabulary (family, job, category) with their names per language."""
    words: dict[str, dict[str, str]] = built(game)["words"].get(type, {})
    return words


def card_numbered(number: str, among: list[CardFacts] | None = None) -> CardFacts:
    """The card of this number, in small letters or capitals, of ours or among these; UnknownCard if none."""
    cards = [card for game in CARD_KINDS for card in cards_of(game)] if among is None else among
    known = {card.number.casefold(): card for card in cards}
    if number.casefold() in known:
        return known[number.casefold()]
    nearest = difflib.get_close_matches(number.casefold(), known, NEAREST_SHOWN)
    raise UnknownCard(number, [known[found].number for found in nearest])


@cache
def built(game: str) -> dict[str, Any]:
    """The content of a game's JSON file."""
    if game not in CARD_KINDS:
        raise UnknownCardGame(game)
    content: dict[str, Any] = json.loads(
        resources.files("rulebound.packs").joinpath(f"{game}.json").read_bytes()
    )
    return content
