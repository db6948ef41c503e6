"""FF-TCG cards of the tests' own, as a pack, and the game with them beside ours."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rulebound.packs.rulebooks  # noqa: F401 - it registers the rulebooks that are played with cards
from rulebound.games import MAKERS, RULEBOOKS
from rulebound.packs.decks import known_cards
from rulebound.packs.users import PACKS

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


@contextmanager
def in_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts the cards are in the game."""
    (folder / "pool.yaml").write_text(pack(), encoding="utf-8")
    monkeypatch.setenv(PACKS, str(folder / "pool.yaml"))
    known_cards.cache_clear()
    monkeypatch.setitem(RULEBOOKS, "fftcg", MAKERS["fftcg"]())
    yield
    known_cards.cache_clear()
