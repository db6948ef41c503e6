"""The entry decks of Battle Spirits against the card reference: every fact, and of every ability its timing,
levels, limits, window, numbers and words.

The reference says in its own words what an ability does; the tables below name what stands for them in the
tree. It lies beside the repository; where it does not, there is nothing to compare with.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.effects.tree import Node, walk
from rulebound.packs import CardFacts, Level, Symbol, cards_of, decks_of, words_of

REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference" / "battle-spirits-cards.json"
pytestmark = pytest.mark.skipif(
    not REFERENCE.is_file(), reason="the card reference is not beside the repository"
)

DURING = {
    "attack": "During Attack",
    "block": "During Block",
    "your-main-step": "During Your Main Step",
    "your-attack-step": "During Your Attack Step",
    "opponents-attack-step": "During Opponent's Attack Step",
}
STEP_STARTS = {
    ("main", "you"): "Start of Your Main Step",
    ("attack", "you"): "Start of Your Attack Step",
    ("attack", "opponent"): "Start of Opponent's Attack Step",
    ("end", "you"): "Your End Step",
}
WHEN_THIS = {
    "summoned": "When Summoned",
    "deployed": "When Deployed",
    "attacks": "When Attacking",
    "blocks": "When Blocking",
    "destroyed": "When Destroyed",
}
UNTIMED = {"main": "Main", "flash": "Flash", "activate": "(activated)", "always": "(continuous)"}
LIMITS = {
    None: [],
    "Once per turn": ["once-per-turn"],
    "Unstackable": ["unstackable"],
    "Unstackable; Once per turn": ["once-per-turn", "unstackable"],
    "Once per turn for all cards of this name": ["once-per-turn-by-name"],
}
TAGS = {
    "attack_tax": ["tax", "attack"],
    "block_tax": ["tax", "block"],
    "bounce_deck": ["put", "deck-bottom"],
    "bounce_hand": ["put", "hand"],
    "bp_minus": ["change", "bp", "down"],
    "bp_minus_all": ["change", "bp", "down", "all", "open"],
    "bp_plus_self": ["change", "bp", "this", "up"],
    "bp_plus_target": ["change", "bp", "choose", "up", "you"],
    "bp_plus_team": ["change", "bp", "all", "open", "up", "you"],
    "core_from_trash": ["cores", "trash"],
    "core_gain": ["cores", "void"],
    "core_removal": ["cores", "reserve", "opponent"],
    "destroy_at_bp0": ["destroy", "equals"],
    "destroy_bp": ["destroy", "at-most", "bp"],
    "destroy_cost": ["destroy", "at-most", "cost"],
    "destroy_nexus": ["destroy", "nexus", "not-super-unleashed"],
    "discard_cost": ["put", "hand", "trash"],
    "draw": ["draw"],
    "end_of_battle": ["battle-ends"],
    "exhaust": ["exhaust", "opponent"],
    "extra_damage": ["more-life-loss"],
    "extra_symbol": ["symbol", "up"],
    "flash_summon": ["play", "paid", "reserve"],
    "forced_attack": ["must", "attack-first"],
    "forced_block": ["must", "block", "exhausted"],
    "hand_filter": ["put", "hand", "deck-bottom", "draw"],
    "hand_refill": ["put", "draw", "hand-size"],
    "hand_to_bottom": ["put", "hand", "deck-bottom"],
    "heavy_exhaust": ["heavy-exhaust", "opponent"],
    "life_lost_bonus": ["life-reduced"],
    "life_protection": ["no-life-loss"],
    "needs_exhausted_ally": ["exhausted", "you"],
    "nexus_exhaust_cost": ["exhaust"],
    "nexus_sacrifice": ["destroy", "nexus", "you"],
    "on_battle_win": ["wins-battle"],
    "on_destroy_opponent": ["destroyed", "opponent"],
    "on_magic": ["magic-used"],
    "refresh": ["refresh"],
    "repeat": ["repeat"],
    "reveal_search": ["open", "put", "put-rest"],
    "reveal_summon": ["open", "play", "put-rest"],
    "scaling": ["count"],
    "self_mill": ["put-rest", "trash"],
    "self_sacrifice": ["destroy"],
    "soul_core_move": ["cores", "only"],
    "symbol_loss": ["name-colour", "symbol", "down"],
    "trash_effect": ["trash"],
    "trash_to_hand": ["put", "hand"],
    "unblockable_by": ["cannot", "be-blocked"],
}
"""What an ability is about → words that must occur in its tree."""
PHRASES = {
    r"(?<!effect of an )own (red|blue|attacking|hand|other|Spirit|Nexus|[A-Z][a-z]+[ -][A-Z])": "you",
    r"(own|opposing|Fang|Wake|Fish|Folk|Dragon|Beast) Spirit": "spirit",
    r"(?<!this )Nexus": "nexus",
    r"Magic": "magic",
    r"the Soul Core": "only",
    r"non-Soul": "never",
    r"owner picks": "may",
    r"BP[+-]\d+ this turn": "turn",
    r"reduce own Life this turn": "turn",
    r"for (the|this) battle": "battle",
    r"or (less|fewer)": "at-most",
    r"or more": "at-least",
    r"of cost": "cost",
    r"with BP": "bp",
    r"attacking": "attacking",
    r"exhausted (own|opposing)": "exhausted",
    r"with Succession": "succession",
    r"other name": "other-than-this",
    r"take \d|to hand": "hand",
    r"\bshow\b": "shown",
    r"deck bottom": "deck-bottom",
    r"from the Void": "void",
    r"(to|own) Reserve": "reserve",
    r"own Trash": "trash",
}
"""Phrases of the reference → words of the tree."""


@cache
def reference() -> dict[str, Any]:
    """The whole reference."""
    found: dict[str, Any] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return found


def reference_cards() -> list[Any]:
    """The cards of the reference, each as a parameter of a test; none where it is not there."""
    cards = reference()["cards"] if REFERENCE.is_file() else []
    return [pytest.param(card, id=card["id"]) for card in cards]


def reference_abilities() -> list[Any]:
    """The abilities of the reference with card number and place, each as a parameter of a test."""
    cards = reference()["cards"] if REFERENCE.is_file() else []
    return [
        pytest.param(card["id"], place, effect, id=f"{card['id']}/{place + 1}")
        for card in cards
        for place, effect in enumerate(card["effects"])
    ]


@cache
def ours() -> dict[str, CardFacts]:
    """Our cards of the entry decks by number."""
    return {card.number: card for card in cards_of("battle-spirits") if card.number.startswith("26RSD0")}


def key(english: str) -> str:
    """The key of a family."""
    return english.lower().replace(" ", "-")


def in_words(value: Any, field: str) -> list[str]:
    """What a field says, in words: flags by what they mean."""
    if isinstance(value, list):
        return [word for item in value for word in in_words(item, field)]
    if isinstance(value, bool):
        return [("down" if value else "up") if field == "down" else field] if value or field == "down" else []
    return [value] if isinstance(value, str) else []


def words(ability: Node) -> set[str]:
    """The kinds, fields of selectors, and words of a tree."""
    found: set[str] = set()
    for node in walk(ability):
        found.add(node.kind)
        for field, value in node.fields.items():
            if node.kind == "selector":
                found.add(field)
            found.update(in_words(value, field))
    return found


def numbers(ability: Node) -> set[int]:
    """The numbers of a tree, without the levels at which it works."""
    found = {0} if "own-spirit-effect-at-bp-0" in words(ability) else set[int]()
    for node in walk(ability):
        for field, value in node.fields.items():
            if node.group == "ability" and field == "levels":
                continue
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, int) and not isinstance(item, bool):
                    found.add(item)
    return found


def text_of(effect: dict[str, Any]) -> str:
    """All that the reference says in sentences about an ability."""
    return "; ".join(effect[part] for part in ("cost_before_arrow", "if", "does") if part in effect)


def timing(ability: Node) -> str:
    """The timing of a tree in the words of the reference."""
    during = ability.get("during")
    if ability.get("zone") == "hand":
        return f"{ability.get('window')} from hand, {DURING[during].removeprefix('During ')}"
    if ability.get("zone") == "trash":
        return "From own Trash"
    if during is not None:
        return DURING[during]
    when = ability.get("when")
    if when is None:
        return UNTIMED[ability.kind]
    if when.kind == "step-starts":
        return STEP_STARTS[when.get("step"), when.get("whose")]
    assert when.get("what").kind == "this"
    return WHEN_THIS[when.kind]


# ---- facts


@pytest.mark.parametrize("card", reference_cards())
def test_facts(card: dict[str, Any]) -> None:
    found = ours()[card["id"]]
    ex = card["ex_symbol"]
    assert found.set == card["set"]
    assert found.names["ja"] == card["name_ja"]
    assert found.names["en"] == (card["name_en_manual"] or card["name_en_fanwiki"])
    assert found.kind == card["type"]
    assert found.colours == [card["color"]]
    assert found.cost == card["cost"]
    assert found.reduction == [colour for colour, count in card["reduction"].items() for _ in range(count)]
    assert found.families == [key(family) for family in card["families_en"]]
    assert found.symbols == [
        Symbol(colour, ex) for colour, count in card["symbols"].items() for _ in range(count)
    ]
    assert found.levels == [
        Level(level["cores"], level.get("bp", 0), level.get("super_unleash", False))
        for level in card["levels"]
    ]
    assert (found.rarity, found.block) == (card["rarity"], card["block"])
    assert found.succession == card["succession"]
    assert found.soul_magic == (card["soul_magic"] or "")
    assert len(found.effects) == len(card["effects"])


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    expected = sorted(
        (card["id"] for card in reference()["cards"]), key=lambda number: (number[:7], number[7:])
    )
    assert list(ours()) == expected


def test_no_two_cards_have_one_name() -> None:
    for language in ("ja", "en"):
        names = [card.names[language] for card in ours().values()]
        assert len(set(names)) == len(names)


# ---- abilities


@pytest.mark.parametrize(("number", "place", "effect"), reference_abilities())
def test_frame_of_ability(number: str, place: int, effect: dict[str, Any]) -> None:
    ability = ours()[number].effects[place]
    from_hand = ability.get("zone") == "hand"
    assert timing(ability).lower() == effect["timing"].lower()
    assert ability.get("levels") == {None: None, "2": [2], "1-2": [1, 2]}[effect["lv"]]
    assert (ability.get("label") == "super-unleash") == effect.get("super_unleash", False)
    assert sorted(ability.get("limits", [])) == LIMITS[effect.get("limit")]
    if not from_hand:
        assert (ability.kind == "activate") == ("activate" in effect)
        assert ability.get("window") == (effect["activate"].lower() if "activate" in effect else None)
    assert ("cost" in ability.fields) == ("cost_before_arrow" in effect)
    assert ("if" in ability.fields) == ("if" in effect)
    assert ability.get("checked", "resolution") == "resolution"


@pytest.mark.parametrize(("number", "place", "effect"), reference_abilities())
def test_optional_parts(number: str, place: int, effect: dict[str, Any]) -> None:
    ability = ours()[number].effects[place]
    asks = any(node.kind in ("may", "may-instead") for node in walk(ability))
    if effect["optional"]:
        assert asks or ability.get("zone") == "hand"
    else:
        assert asks == (re.search(r"\bmay\b", effect["does"]) is not None)


@pytest.mark.parametrize(("number", "place", "effect"), reference_abilities())
def test_numbers(number: str, place: int, effect: dict[str, Any]) -> None:
    text = text_of(effect).replace("three times", "3 times")
    told = {int(digits) for digits in re.findall(r"\d+", text)}
    found = numbers(ours()[number].effects[place])
    if "for each" in text or "for every" in text:
        told.discard(1)
    assert told <= found
    assert found <= told | {0, 1}


@pytest.mark.parametrize(("number", "place", "effect"), reference_abilities())
def test_words(number: str, place: int, effect: dict[str, Any]) -> None:
    found = words(ours()[number].effects[place])
    text = text_of(effect)
    wanted = {word for tag in effect["tags"] for word in TAGS[tag]}
    wanted |= {word for phrase, word in PHRASES.items() if re.search(phrase, text)}
    wanted |= {
        family for family, names in words_of("battle-spirits", "family").items() if names["en"] in text
    }
    wanted |= set(re.findall(r"\b(?:red|purple|green|white|yellow|blue)\b", text))
    assert wanted <= found
    sides = f"{effect['timing']}: {text}".replace("only the opposing", "").replace(
        "the opponent must also", ""
    )
    assert ("opponent" in found) == (re.search("Start of Opponent|opposing|the opponent", sides) is not None)
    assert ("up-to" in found) == ("up to" in text)


# ---- decks and families


def test_decks() -> None:
    decks = decks_of("battle-spirits")
    sets = [entry for entry in reference()["sets"] if entry["code"] in reference()["starter_decks"]]
    assert list(decks) == [entry["color"] for entry in sets]
    for entry in sets:
        deck = decks[entry["color"]]
        assert (deck.colour, deck.set) == (entry["color"], entry["code"])
        assert deck.names["ja"] == entry["name_ja"]
        assert deck.names.keys() == {"en", "ja", "zh-Hant", "zh-Hans"}
        assert dict(deck.cards) == reference()["starter_decks"][entry["code"]]
        assert sum(count for _, count in deck.cards) == 40


def test_families() -> None:
    families = words_of("battle-spirits", "family")
    told = {
        (english, japanese)
        for card in reference()["cards"]
        for english, japanese in zip(card["families_en"], card["families_ja"], strict=True)
    }
    own = {family for card in cards_of("battle-spirits") if card.set == "RB-OWN" for family in card.families}
    real = {family: names for family, names in families.items() if family in {key(en) for en, _ in told}}
    assert {(names["en"], names["ja"]) for names in real.values()} == told
    assert families.keys() - real.keys() <= own
    for family, names in families.items():
        assert family == key(names["en"])
        assert names.keys() == {"en", "ja", "zh-Hant", "zh-Hans"}
