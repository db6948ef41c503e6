"""FF-TCG cards of the tests' own, as a pack, and a rulebook with them.

Until FF-TCG is registered the rulebook knows decks alone; from then on it is the real one, with these cards
beside ours.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import rulebound.packs.rulebooks  # noqa: F401 - it registers the rulebooks that are played with cards
from rulebound.games import MAKERS, RULEBOOKS
from rulebound.games.fftcg.cards import KINDS, NO_CARD, Card, element_bits
from rulebound.games.fftcg.decks import faces_of, faults_of, fill_decks
from rulebound.games.fftcg.settings import CONSTRUCTED, make_settings
from rulebound.games.fftcg.state import ZONES, CardRules
from rulebound.games.fftcg.trial import trial_decks
from rulebound.kernel.rulebook import DeckFault, Rulebook
from rulebound.packs.decks import known_cards, playable_decks
from rulebound.packs.model import CardFacts
from rulebound.packs.users import PACKS, all_cards

MAIN_CARDS = [f"99-{n:03}C" for n in range(1, 19)]
LB_CARDS = [f"99-{n}R" for n in range(101, 105)]
NAMES = {number: f"Sky Page {n}" for n, number in enumerate(MAIN_CARDS + LB_CARDS, 1)}
NAMES["99-018C"] = NAMES["99-001C"] = "Twin (Sky)"
FIFTY = "".join(f"3 {number}\n" for number in MAIN_CARDS[:16]) + "2 99-017C\n"
EIGHT = "3 99-101R\n3 99-102R\n2 99-103R\n"


def pack() -> str:
    """The pack: eighteen cards for main decks, two of which share a name, and four for LB decks."""
    text = "game: fftcg\nset: TEST\nname: {en: Cards of the tests}\ncards:\n"
    for number, name in NAMES.items():
        text += (
            f"- number: {number}\n  name: {{en: {name}, ja: 空の{number[3:6]}号}}\n"
            "  kind: forward\n  element: [fire]\n  cost: 2\n  power: 5000\n  category: [sky]\n"
        )
        if number in LB_CARDS:
            text += "  lb: 1\n  effects:\n  - keyword: {keyword: limit-break, number: 1}\n"
    return text


class DeckRules(CardRules):
    """What is asked of the rulebook about decks."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__("fftcg", "FF", ZONES, [NO_CARD, *cards])
        self.settings = make_settings()

    def deck_names(self) -> list[str]:
        return list(self.decks)

    def fill_decks(self, seed: int, decks: list[str] | None, position: dict[str, Any] | None) -> list[str]:
        return fill_decks(self, seed, decks, position)

    def deck_faults(self, deck: str, settings: dict[str, str]) -> list[DeckFault]:
        main, lb = faces_of(self, deck)
        return faults_of(self.cards, main, lb, CONSTRUCTED)

    def trial_decks(self, seed: int, wanted: list[str]) -> list[str] | None:
        return trial_decks(self, seed, wanted)


def deck_card(facts: CardFacts) -> Card:
    """What decks need to know of a card."""
    elements = element_bits(facts.elements)
    card = Card(facts.number, facts.name("en"), KINDS[facts.kind], elements, facts.cost)
    card.limit_break = facts.limit_break or 0
    card.jobs, card.categories = facts.jobs, facts.categories
    return card


def rulebook() -> Rulebook:
    """The registered rulebook, made anew, or one that knows decks alone."""
    if "fftcg" in MAKERS:
        return MAKERS["fftcg"]()
    rules = DeckRules([deck_card(facts) for facts in all_cards("fftcg")])
    for name, deck in playable_decks("fftcg").items():
        main = [rules.face(number) for number, count in deck.cards for _ in range(count)]
        lb = [rules.face(number) for number, count in deck.lb for _ in range(count)]
        rules.decks[name] = (main, lb)
    return rules


@contextmanager
def in_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts the cards are in the game."""
    (folder / "pool.yaml").write_text(pack(), encoding="utf-8")
    monkeypatch.setenv(PACKS, str(folder / "pool.yaml"))
    known_cards.cache_clear()
    monkeypatch.setitem(RULEBOOKS, "fftcg", rulebook())
    yield
    known_cards.cache_clear()
