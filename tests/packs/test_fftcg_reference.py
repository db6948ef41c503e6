"""The cards of FF-TCG against the card reference: every fact, and each ability's kind, numbers and words.

The reference lies beside the repository; where it does not, there is nothing to compare with. Its sentences
are read here and never kept: what is compared are numbers, names and the presence of certain words.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.effects.tree import Node, walk
from rulebound.packs import CardFacts, cards_of

REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference" / "fftcg-cards.json"
pytestmark = pytest.mark.skipif(
    not REFERENCE.is_file(), reason="the card reference is not beside the repository"
)

ICON_ALONE = {"21-127S"}
"""Cards whose EX icon the reference names without marking the ability; only one can be meant."""
JOBS = {"l'cie": "lcie"}
ELEMENT_SIGNS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water")
WORDS = {
    r"Break Zone": ["break-zone", "leaves", "fallen", "fell-this-turn", "mill", "discard-top"],
    r"\bsearch for\b": ["search"],
    r"\bdull": ["dull"],
    r"\bDull (it|them|all)": ["dull"],
    r"[Ff]reeze": ["freeze"],
    r"\bActivate\b|\bactivate\b": ["activate"],
    r"\b[Bb]reak (it|them)": ["break"],
    r"cannot be chosen": ["be-chosen"],
    r"cannot be broken": ["be-broken"],
    r"draws? \d": ["draw"],
    r"discards? (1|your hand)": ["discard", "discard-hand", "discard-this"],
    r"gain \[C\]": ["gain-crystals"],
    r"\bpay \[C\]": ["crystal", "pay-crystals"],
    r"remove .* from the game": ["removed"],
    r"Haste": ["haste"],
    r"Brave": ["brave"],
    r"First Strike": ["first-strike"],
    r"Back Attack": ["back-attack"],
    r"Warp": ["warp"],
    r"Priming": ["priming"],
    r"loses? all its abilities": ["all-abilities"],
    r"gain control": ["gain-control"],
    r"up to \d": ["up-to"],
    r"you may|You may": ["may"],
    r"opponent controls": ["opponent"],
    r"you control": ["you", "no-limit"],
    r"following actions": ["select"],
    r"damage becomes": ["damage-becomes"],
    r"(reduce the damage|damage increases|is reduced by \d+ instead)": ["damage-change"],
    r"until the end of the turn|Until the end of the turn": ["turn"],
    r"until the end of your turn|Until the end of your turn": ["your-turn"],
    r"only once per turn|once per turn": ["once-per-turn"],
    r"during your turn": ["your-turn", "turn"],
    r"during your Main Phase": ["your-main-step"],
    r"put from the field into": ["leaves", "fallen"],
    r"enters? (the|your) field": ["enters"],
    r"attacks\b": ["attacks"],
    r"\bblocks\b": ["blocks", "blocker"],
    r"deals damage to your opponent": ["damages-player"],
    r"At the end of each of your turns": ["step-starts", "end"],
    r"[Rr]eturn it to its owner's hand": ["hand"],
    r"[Ww]hen you do so": ["when-you-do"],
    r"[Ii]f you do so": ["if-you-do"],
    r"reveals? (their|the)": ["reveal-hand", "open"],
    r"[Ll]ook at the top": ["look"],
}
"""What an ability says → words of which at least one must occur in its tree."""


@cache
def reference() -> dict[str, dict[str, Any]]:
    """The cards of the reference by number."""
    data = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return {card["number"]: card for card in data["cards"]}


OURS = [card for card in cards_of("fftcg") if card.set != "own"]


def word(name: str) -> str:
    """A job or category as packs write it."""
    plain = JOBS.get(name.lower(), name.lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def abilities(card: dict[str, Any]) -> list[str]:
    """The printed abilities, modes joined to their line, reminders in brackets left out."""
    lines: list[str] = []
    for line in (card.get("text") or "").split("\n"):
        plain = re.sub(r"\([^()]*\.\)", "", line).strip()
        if not plain:
            continue
        if plain.startswith('"') and lines:
            lines[-1] += " " + plain
        elif plain == "Haste First Strike":
            lines += ["Haste", "First Strike"]
        else:
            lines.append(plain)
    return lines


def words_in(node: Node) -> set[str]:
    """Every word of a tree: kinds, fields that are there, and values."""
    found: set[str] = set()
    for inner in walk(node):
        found.add(inner.kind)
        for name, value in inner.fields.items():
            if value not in (False, None):
                found.add(name)
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str):
                    found.add(item)
    return found


def numbers_in(node: Node) -> list[int]:
    """Every number of a tree."""
    found: list[int] = []
    for inner in walk(node):
        for value in inner.fields.values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, int) and not isinstance(item, bool):
                    found.append(item)
    return found


def test_all_cards_of_the_decks_are_there() -> None:
    assert len(OURS) == 177


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.number)
def test_facts(card: CardFacts) -> None:
    other = reference()[card.number]
    assert card.name("en") == other["name"]
    assert card.kind == other["type"].lower()
    assert sorted(card.elements) == sorted(element.lower() for element in other["elements"])
    assert (card.cost, card.power) == (other["cost"], other.get("power"))
    assert sorted(card.jobs) == sorted(word(job) for job in (other.get("job") or "").split("/") if job)
    assert sorted(card.categories) == sorted(word(category) for category in other["category"])
    assert (card.ex, card.generic) == (bool(other.get("ex")), bool(other.get("generic")))
    assert card.limit_break == other.get("lb")
    assert card.rarity == card.number[-1]


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.number)
def test_every_ability_is_encoded(card: CardFacts) -> None:
    lines = abilities(reference()[card.number])
    assert len(card.effects) == len(lines)
    for node, line in zip(card.effects, lines, strict=True):
        burst = line.startswith("EX BURST")
        assert bool(node.get("ex")) == burst or card.number in ICON_ALONE, line
        assert ability_kind(line, card) == node.kind, line


def ability_kind(line: str, card: CardFacts) -> str:
    """The kind of ability that a line is."""
    plain = re.sub(r"^(EX BURST|Damage \d+ --) ?", "", line)
    if plain.startswith(("Limit Break", "Warp", "Priming")) or plain in (
        "Haste",
        "Brave",
        "First Strike",
        "Back Attack",
    ):
        return "keyword"
    before = plain.split(":")[0]
    if ":" in plain and '"' not in before and not plain.startswith(("When", "If", "At the", "Each")):
        return "activate"
    if plain.startswith(("When ", "Each time", "At the end", "At the beginning")):
        return "trigger"
    if card.kind == "summon" and not plain.startswith(
        ("If you have received", "You can only", "Before paying")
    ):
        return "cast"
    return "always"


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.number)
def test_numbers_of_abilities(card: CardFacts) -> None:
    """Every large number of the text is in the tree, and the tree has no others."""
    for node, line in zip(card.effects, abilities(reference()[card.number]), strict=True):
        told = {int(number) for number in re.findall(r"\d{4,5}", line)}
        ours = {number for number in numbers_in(node) if number >= 1000}
        assert told == ours, line


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.number)
def test_words_of_abilities(card: CardFacts) -> None:
    """What an ability says is in its tree in one way or another."""
    for node, line in zip(card.effects, abilities(reference()[card.number]), strict=True):
        found = words_in(node)
        for pattern, any_of in WORDS.items():
            if re.search(pattern, line):
                assert found & set(any_of), f"{pattern}: {line}"


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.number)
def test_costs_of_abilities(card: CardFacts) -> None:
    """The signs before the colon are the payment."""
    for node, line in zip(card.effects, abilities(reference()[card.number]), strict=True):
        if node.kind != "activate":
            continue
        before = line.split(":")[0]
        paid = {item.kind: item.fields["count"] for item in node.fields["payment"]}
        for element in ELEMENT_SIGNS:
            assert before.count(f"[{element}]") == paid.get(element.lower(), 0), line
        assert ("dull" in paid) == ("[Dull]" in before), line
        assert ("special" in paid) == ("[S]" in before), line
        assert before.count("[C]") == paid.get("crystal", 0), line
        generic = sum(int(number) for number in re.findall(r"\[(\d+)\]", before))
        assert generic == paid.get("generic", 0), line
