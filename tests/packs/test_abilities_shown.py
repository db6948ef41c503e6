"""Every ability of the Battle Spirits packs is shown by a scenario of its card.

A scenario is of the card with whose number its name begins. It shows an ability if it passes, if something
that the ability says took effect in it, and if it fails once the ability is taken off the card. What else a
card has is shown in the same way: Succession, Soul Magic, a Lv that the Soul Core alone holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest

from rulebound.effects.trace import TRACE
from rulebound.games import rulebook_named
from rulebound.games.battle_spirits.cards import Card, Level
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook
from rulebound.scenarios import Scenario, library, load, run

SETS = ("26RSD01", "26RSD02", "26RSD03", "26RSD04", "26RSD05", "26RSD06", "RBO")


class Feature(NamedTuple):
    """Something a card has: how the names of its steps and statics begin, and the card without it."""

    name: str
    parts: tuple[str, ...]
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
        parts = (f"{ability.name}/do/", f"{ability.name}/holds/")
        found.append(Feature(f"{card.number}: ability {ability.number}", parts, without))
    if card.succession:
        found.append(Feature(f"{card.number}: Succession", (), {"succession": False}))
    if card.soul_magic >= 0:
        found.append(Feature(f"{card.number}: Soul Magic", (), {"soul_magic": -1}))
    if any(level.super_unleash for level in card.levels):
        plain = [Level(level.cores, level.bp, False) for level in card.levels]
        found.append(Feature(f"{card.number}: Super Unleash by the Soul Core", (), {"levels": plain}))
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


def took_effect(scenario: Scenario) -> list[str]:
    """The steps that changed something and the statics that came into force, by name; none if it fails."""
    TRACE.start()
    try:
        passed = not run(scenario).failures
    finally:
        TRACE.stop()
    notes = [note.rsplit(": ", 1) for note in TRACE.seen] if passed else []
    return [name for name, outcome in notes if outcome == "changed"]


def not_shown(card: Card, scenarios: list[Scenario]) -> list[str]:
    """What these scenarios do not show of a card."""
    effects = [took_effect(scenario) for scenario in scenarios]
    missing: list[str] = []
    for feature in features(card):
        candidates = [
            scenario
            for scenario, names in zip(scenarios, effects, strict=True)
            if not feature.parts or any(name.startswith(feature.parts) for name in names)
        ]
        with printed_otherwise(card, feature.without):
            if not any(run(scenario).failures for scenario in candidates):
                missing.append(feature.name)
    return missing


@pytest.mark.parametrize("prefix", SETS)
def test_every_ability_is_shown(prefix: str) -> None:
    cards = cards_of_set(prefix)
    scenarios = scenarios_by_card()
    missing = [name for card in cards for name in not_shown(card, scenarios.get(card.number, []))]
    assert cards and not missing, f"No scenario shows {'; '.join(missing)}."


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
    assert not_shown(qupel, of_the_end_step) == ["26RSD01-006: ability 1"]
    assert not_shown(qupel, []) == ["26RSD01-006: ability 1", "26RSD01-006: ability 2"]


def test_a_limit_alone_does_not_show_an_ability() -> None:
    griffar = next(card for card in cards_of_set("26RSD01") if card.number == "26RSD01-007")
    scenarios = scenarios_by_card()[griffar.number]
    refused = [scenario for scenario in scenarios if "cannot be activated" in scenario.name]
    assert refused and "26RSD01-007: ability 1" in not_shown(griffar, refused)
