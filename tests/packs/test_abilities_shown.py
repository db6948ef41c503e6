"""Every ability of the Battle Spirits packs is shown by a scenario of its card.

A scenario is of the card with whose number its name begins. It shows a part of an ability (a step, or what
it holds in force) if it passes, if the part took effect in it, and if it fails without the ability. What else
a card has is shown in the same way: Succession, Soul Magic, a Lv that the Soul Core alone holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest

from rulebound.effects.abilities import Ability, Activated, Always, Triggered
from rulebound.effects.actions import Action
from rulebound.effects.trace import TRACE
from rulebound.games import rulebook_named
from rulebound.games.battle_spirits.cards import Card, Level
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook
from rulebound.scenarios import Scenario, library, load, run

SETS = ("26RSD01", "26RSD02", "26RSD03", "26RSD04", "26RSD05", "26RSD06", "RBO")
JOINED = ("steps", "otherwise", "then", "usually", "instead")
"""Where a step has other steps."""


class Feature(NamedTuple):
    """Something that a card has, whether it is a part of an ability, and the card without it."""

    name: str
    is_part: bool
    without: dict[str, Any]


def features(card: Card) -> list[Feature]:
    """All that should be shown of a card."""
    found: list[Feature] = []
    for ability in card.abilities:
        without: dict[str, Any] = {
            "triggered": [other for other in card.triggered if other is not ability],
            "activated": [other for other in card.activated if other is not ability],
            "always": [other for other in card.always if other is not ability],
            "main": None if card.main is ability else card.main,
            "flash": None if card.flash is ability else card.flash,
        }
        for part in parts_of(ability):
            found.append(Feature(part, True, without))
    if card.succession:
        found.append(Feature(f"{card.number} Succession", False, {"succession": False}))
    if card.soul_magic >= 0:
        found.append(Feature(f"{card.number} Soul Magic", False, {"soul_magic": -1}))
    if any(level.super_unleash for level in card.levels):
        plain = [Level(level.cores, level.bp, False) for level in card.levels]
        found.append(Feature(f"{card.number} Super Unleash by the Soul Core", False, {"levels": plain}))
    return found


def parts_of(ability: Ability) -> list[str]:
    """The names of what an ability does or holds in force."""
    if isinstance(ability, Always):
        return [static.name for static in ability.statics]
    assert isinstance(ability, Triggered | Activated)
    return single_steps(ability.steps)


def single_steps(steps: list[Action]) -> list[str]:
    """The names of steps, of those that only join others the names of the others."""
    found: list[str] = []
    for step in steps:
        joined = [other for field in JOINED for other in getattr(step, field, [])]
        found += single_steps(joined) if joined else [step.name]
    return found


@contextmanager
def printed_otherwise(card: Card, attributes: dict[str, Any]) -> Iterator[None]:
    """The card with these attributes for a while."""
    before = {name: getattr(card, name) for name in attributes}
    for name, value in attributes.items():
        setattr(card, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(card, name, value)


@cache
def cards_of_set(prefix: str) -> list[Card]:
    """The cards whose numbers begin so."""
    rules = rulebook_named("battle-spirits")
    assert isinstance(rules, BattleSpiritsRulebook)
    return [card for card in rules.cards if card.number.startswith(f"{prefix}-")]


@cache
def scenarios_by_card() -> dict[str, list[Scenario]]:
    """The scenarios of each card."""
    found: dict[str, list[Scenario]] = {}
    for scenario in load([library() / "battle-spirits" / "cards"]):
        found.setdefault(scenario.name.split()[0], []).append(scenario)
    return found


def took_effect(scenario: Scenario) -> list[str] | None:
    """The names of the parts that took effect; None if the scenario fails."""
    TRACE.start()
    try:
        passed = not run(scenario).failures
    finally:
        TRACE.stop()
    changed = [note.removesuffix(": changed") for note in TRACE.seen if note.endswith(": changed")]
    return changed if passed else None


def not_shown(card: Card, scenarios: list[Scenario]) -> list[str]:
    """What these scenarios do not show of a card."""
    played = [(scenario, took_effect(scenario)) for scenario in scenarios]
    passed = [(scenario, parts) for scenario, parts in played if parts is not None]
    missing: list[str] = []
    for feature in features(card):
        fitting = [scenario for scenario, parts in passed if feature.name in parts or not feature.is_part]
        with printed_otherwise(card, feature.without):
            if not any(run(scenario).failures for scenario in fitting):
                missing.append(feature.name)
    return missing


@pytest.mark.parametrize("prefix", SETS)
def test_every_ability_is_shown(prefix: str) -> None:
    cards = cards_of_set(prefix)
    scenarios = scenarios_by_card()
    assert cards
    missing = [name for card in cards for name in not_shown(card, scenarios.get(card.number, []))]
    assert not missing, f"No scenario of the card shows {', '.join(missing)}."


def test_every_card_belongs_to_a_set_that_is_looked_at() -> None:
    rules = rulebook_named("battle-spirits")
    assert isinstance(rules, BattleSpiritsRulebook)
    assert {card.number.rpartition("-")[0] for card in rules.cards[1:]} == set(SETS)


def test_every_scenario_of_the_folder_is_of_a_card() -> None:
    numbers = {card.number for prefix in SETS for card in cards_of_set(prefix)}
    assert set(scenarios_by_card()) <= numbers


def test_an_ability_without_its_scenario_is_missed() -> None:
    qupel = next(card for card in cards_of_set("26RSD01") if card.number == "26RSD01-006")
    scenarios = scenarios_by_card()[qupel.number]
    of_the_end_step = [scenario for scenario in scenarios if "Soul Core goes" in scenario.name]
    assert not_shown(qupel, of_the_end_step) == ["26RSD01-006/0/do/0"]
    assert not_shown(qupel, []) == ["26RSD01-006/0/do/0", "26RSD01-006/1/do/0/do/0"]


def test_a_limit_alone_does_not_show_an_ability() -> None:
    griffar = next(card for card in cards_of_set("26RSD01") if card.number == "26RSD01-007")
    scenarios = scenarios_by_card()[griffar.number]
    refused = [scenario for scenario in scenarios if "cannot be activated" in scenario.name]
    assert refused and "26RSD01-007/0/do/0" in not_shown(griffar, refused)
