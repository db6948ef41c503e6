"""Card text of FF-TCG: how far a condition reaches, what belongs to which description, how it reads."""

from typing import Any

import pytest

from rulebound.effects.reading import read_ability
from rulebound.effects.tree import Node
from rulebound.packs import CardFacts
from rulebound.texts.cards import ability_text

LANGUAGES = ["en", "ja", "zh-Hant", "zh-Hans"]
SAMPLE = CardFacts("fftcg", "T", "T-2", {"en": "Sample"}, "forward", 3)


def read(plain_ability: Any) -> Node:
    return read_ability(plain_ability, "fftcg", "test")


def chosen(things: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"choose": {"count": 1, "up-to": False, "pick": "announced", "from": things, **more}}


# ---- how far a condition reaches


ONE_STEP: Any = {"draw": 1}
TWO_STEP: Any = {"draw": 2}
THREE_STEP: Any = {"draw": 3}
THAT: Any = {"turn": "you"}
WHEN: Any = {"attacks": "this"}
LOOKED: Any = {"zone": "field", "controller": "opponent", "kind": "forward"}
SHAPES: list[list[Any]] = [
    [ONE_STEP, TWO_STEP, THREE_STEP],
    [{"may": [ONE_STEP, TWO_STEP]}, THREE_STEP],
    [{"may": [ONE_STEP]}, TWO_STEP, THREE_STEP],
    [{"if": {"that": THAT, "do": [ONE_STEP, TWO_STEP]}}, THREE_STEP],
    [{"if": {"that": THAT, "do": [ONE_STEP]}}, TWO_STEP, THREE_STEP],
    [{"if": {"that": THAT, "do": [ONE_STEP], "else": [TWO_STEP]}}, THREE_STEP],
    [{"if": {"that": THAT, "do": [ONE_STEP], "else": [TWO_STEP, THREE_STEP]}}],
    [{"if-you-do": {"do": [{"may": [ONE_STEP]}], "then": [TWO_STEP]}}, THREE_STEP],
    [{"if-you-do": {"do": [{"may": [ONE_STEP]}], "then": [TWO_STEP, THREE_STEP]}}],
    [{"if-you-do": {"do": [{"may": [ONE_STEP]}], "then": [TWO_STEP], "else": [THREE_STEP]}}],
    [{"may": [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP], "else": [THREE_STEP]}}]}],
    [{"may": [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP]}}, THREE_STEP]}],
    [{"may": [{"when-you-do": {"do": [ONE_STEP], "then": [TWO_STEP]}}]}, THREE_STEP],
    [{"may": [{"when-you-do": {"do": [ONE_STEP], "then": [TWO_STEP, THREE_STEP]}}]}],
    [{"may": [{"when-you-do": {"do": [ONE_STEP, TWO_STEP], "then": [THREE_STEP]}}]}],
    [{"delayed": {"when": WHEN, "for": "turn", "do": [ONE_STEP, TWO_STEP]}}, THREE_STEP],
    [{"delayed": {"when": WHEN, "for": "turn", "do": [ONE_STEP]}}, TWO_STEP, THREE_STEP],
    [
        {
            "piles": {
                "from": LOOKED,
                "split-by": "you",
                "taken-by": "you",
                "taken": [ONE_STEP],
                "left": [TWO_STEP],
            }
        }
    ],
    [
        {
            "piles": {
                "from": LOOKED,
                "split-by": "you",
                "taken-by": "you",
                "taken": [ONE_STEP],
                "left": [TWO_STEP, THREE_STEP],
            }
        }
    ],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_plain_how_far_a_condition_reaches(language: str) -> None:
    texts = [ability_text(read({"cast": {"do": shape}}), SAMPLE, language) for shape in SHAPES]
    for text, shape in zip(texts, SHAPES, strict=True):
        assert texts.count(text) == 1, f"{shape}: {text}"


# ---- what belongs to which description


JOB: Any = {"job": "knight"}
NAME: Any = {"named": "Alpha"}
CHEAP: Any = {"cost": {"at-most": 3}}
FORWARD: Any = {"kind": "forward"}
DESCRIPTIONS: list[Any] = [
    {"either": [JOB, NAME]},
    {"either": [JOB, NAME], **FORWARD},
    {"either": [JOB, {**NAME, **FORWARD}]},
    {"either": [{**JOB, **FORWARD}, NAME]},
    {"either": [JOB, NAME], **CHEAP},
    {"either": [JOB, {**NAME, **CHEAP}]},
    {"either": [{**JOB, **CHEAP}, NAME]},
    {"either": [FORWARD, NAME], **JOB},
    {"either": [JOB, NAME], "state": "dull"},
    {"either": [{**JOB, "state": "dull"}, NAME]},
    {"either": [JOB, NAME], "not": CHEAP},
    {"either": [JOB, {**NAME, "not": CHEAP}]},
    {**JOB, **NAME},
    {"not": {**JOB, **NAME}},
    {"not": JOB, **NAME},
    {"not": NAME, **JOB},
]
"""Properties whose words could be joined in more than one way."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_told_apart(language: str) -> None:
    texts = []
    for properties in DESCRIPTIONS:
        things = {"zone": "field", "controller": "you", **properties}
        ability = read({"cast": {"do": [{"dull": chosen(things)}]}})
        texts.append(ability_text(ability, SAMPLE, language))
        assert texts.count(texts[-1]) == 1, f"{properties}: {texts[-1]}"


# ---- read aloud


FORWARD_HERE = {"zone": "field", "controller": "anyone", "kind": "forward"}
FORWARD_THERE = {"zone": "field", "controller": "opponent", "kind": "forward"}
FORWARD_MINE = {"zone": "field", "controller": "you", "kind": "forward"}
ONE_FORWARD = chosen(FORWARD_HERE)
TO_BREAK_ZONE: Any = {"put": {"what": "this", "to": "break-zone", "shown": True}}
UNBROKEN: Any = {"always": {"zone": "field", "holds": [{"cannot": {"what": "this", "do": "be-broken"}}]}}
FINAL_FANTASY: list[tuple[Any, str]] = [
    (
        {"entry": {"do": [{"dull": ONE_FORWARD}, {"freeze": "it"}]}},
        "As you cast Sample, choose 1 Forward. Dull it and freeze it.",
    ),
    (
        {"trigger": {"zone": "field", "when": {"discards": "opponent"}, "do": [{"draw": 1}]}},
        "When your opponent discards a card, draw 1 card.",
    ),
    (
        {
            "trigger": {
                "zone": "field",
                "damage": 3,
                "ex": True,
                "when": {"either": [{"enters": "this"}, {"attacks": "this"}]},
                "limits": ["once-per-turn"],
                "do": [{"dull": ONE_FORWARD}, {"freeze": "it"}],
            }
        },
        "Damage 3 -- EX BURST When Sample enters the field or attacks, choose 1 Forward. Dull it and freeze "
        "it. This effect triggers only once per turn.",
    ),
    (
        {
            "activate": {
                "zone": "break-zone",
                "during": "your-turn",
                "window": "any-time",
                "limits": ["once-per-turn"],
                "payment": ["special", {"fire": 2}, {"generic": 1}, "dull", {"mill": 2}],
                "name": "Ember",
                "cost": [TO_BREAK_ZONE],
                "do": [{"damage": {"to": {"all": {"of": FORWARD_THERE, "set": "locked"}}, "amount": 3000}}],
            }
        },
        "Ember [S][Fire][Fire][1][Dull], put the top 2 cards of your deck into the Break Zone, put Sample "
        "into the Break Zone: Deal 3000 damage to all the Forwards your opponent controls. You can only "
        "use this ability during your turn, if Sample is in the Break Zone and only once per turn.",
    ),
    (
        {
            "cast": [
                {"change": {"what": "power", "of": ONE_FORWARD, "by": 1000, "down": False, "for": "turn"}},
                {"gains": {"what": "it", "ability": UNBROKEN, "for": "turn"}},
                {"cannot": {"what": "it", "do": "block", "for": "turn"}},
            ]
        },
        "Choose 1 Forward. Until the end of the turn, it gains +1000 power and “This Forward cannot be "
        "broken.” and it cannot block.",
    ),
    (
        {
            "cast": [
                {"break": chosen(FORWARD_HERE, **{"as": "first"})},
                {"break": chosen({**FORWARD_HERE, "except": {"bound": "first"}})},
                {
                    "damage": {
                        "to": "it",
                        "amount": {"number-of": {"what": "power", "of": {"bound": "first"}}},
                    }
                },
            ]
        },
        "Choose 1 Forward (A). Break it. Choose 1 Forward other than A. Break it. Deal it damage equal to "
        "A's power.",
    ),
    (
        {
            "always": {
                "zone": "field",
                "holds": [
                    {
                        "goes-instead": {
                            "what": {"all": {"of": FORWARD_MINE, "set": "open"}},
                            "to": "break-zone",
                            "instead": "removed",
                            "may": True,
                            "then": [{"draw": 1}],
                        }
                    }
                ],
            }
        },
        "If a Forward you control would be put from the field into the Break Zone, you may remove it from "
        "the game instead. If you do so, draw 1 card.",
    ),
    (
        {
            "cast": [
                {
                    "delayed": {
                        "when": {"step-starts": {"step": "end", "whose": "you"}},
                        "for": "once",
                        "do": [ONE_STEP],
                    }
                }
            ]
        },
        "The next time your turn ends, draw 1 card.",
    ),
    (
        {
            "always": {
                "zone": "hand",
                "holds": [
                    {
                        "change": {
                            "what": "cost",
                            "of": "this",
                            "by": {"times": [1, {"damage": "you"}]},
                            "down": True,
                            "floor": 1,
                        }
                    }
                ],
            }
        },
        "The cost to cast Sample is reduced by 1 for each point of damage you have received (to a "
        "minimum of 1).",
    ),
    (
        {"cast": [{"draw": {"divide": {"value": {"count": FORWARD_MINE}, "by": 2}}}]},
        "Draw cards equal to the number of Forwards you control divided by 2 (rounded up).",
    ),
]
"""Abilities of FF-TCG with their English text."""


@pytest.mark.parametrize(("ability", "english"), FINAL_FANTASY)
def test_final_fantasy(ability: Any, english: str) -> None:
    assert ability_text(read(ability), SAMPLE, "en") == english
