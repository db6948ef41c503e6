"""Every ability of the packs is shown by a scenario of its card.

A scenario is of the card with whose number its name begins. It shows a part of an ability (a step, or what
it holds in force) if it passes, if the part took effect in it, and if it fails without the part. What else
a card has is shown in the same way: keywords, EX Bursts, Succession, Soul Magic, a Lv that the Soul Core
alone holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest

from rulebound.effects.abilities import Ability, Always
from rulebound.effects.actions import Action
from rulebound.effects.host import CardGame
from rulebound.effects.statics import Static
from rulebound.effects.trace import TRACE
from rulebound.games import rulebook_named
from rulebound.games.battle_spirits.cards import Card as BattleSpiritsCard
from rulebound.games.battle_spirits.cards import Level
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook
from rulebound.games.fftcg.cards import Card as FFTCGCard
from rulebound.games.fftcg.comprehensive import FFTCGRulebook
from rulebound.games.fftcg.targets import Mode
from rulebound.packs.catalogue import packs_of
from rulebound.scenarios import Scenario, library, load, run

Card = BattleSpiritsCard | FFTCGCard

SHOWN = {
    "battle-spirits": ("26RSD01", "26RSD02", "26RSD03", "26RSD04", "26RSD05", "26RSD06", "RB-OWN"),
    "fftcg": (
        "coverage",
        "dissidia",
        "sephiroth",
        "starter-2025-1",
        "starter-2025-2",
        "starter-vii",
        "starter-x",
        "starter-xiii",
        "starter-xiii-2",
    ),
}
"""The sets of each game that are shown card by card."""
NOT_SHOWN = {"battle-spirits": (), "fftcg": ("own",)}
"""The other sets: our own cards for FF-TCG, which the scenarios of the rules show."""
JOINED = ("steps", "otherwise", "then", "usually", "instead", "modes", "taken", "left", "ability")
"""Where a step has other steps, or an ability that has some."""
NUMBERED = {"warp": ("warp", 0), "priming": ("priming", ""), "limit-break": ("limit_break", 0)}
"""Keywords of FF-TCG for which a card keeps more than the word, and what it has without them."""


class Change(NamedTuple):
    """An attribute that something has otherwise for a while."""

    thing: object
    attribute: str
    value: Any


class Feature(NamedTuple):
    """Something that a card has, whether it is noted when it takes effect, and the card without it."""

    name: str
    is_noted: bool
    without: list[Change]


class Nothing(Action):
    """Stands in place of a step that is taken out."""

    def run(self, game: CardGame, frame: int) -> None:
        """Nothing happens."""


# ---- what a card has


def features(card: Card) -> list[Feature]:
    """All that should be shown of a card."""
    found = [part for ability in card.abilities for part in parts_of(ability)]
    if isinstance(card, FFTCGCard):
        return found + printed_in_fftcg(card)
    return found + printed_in_battle_spirits(card)


def printed_in_battle_spirits(card: BattleSpiritsCard) -> list[Feature]:
    """Succession, Soul Magic, and Super Unleash by the Soul Core."""
    found: list[Feature] = []
    if card.succession:
        found.append(Feature(f"{card.number} Succession", False, [Change(card, "succession", False)]))
    if card.soul_magic >= 0:
        found.append(Feature(f"{card.number} Soul Magic", False, [Change(card, "soul_magic", -1)]))
    if any(level.super_unleash for level in card.levels):
        plain = [Level(level.cores, level.bp, False) for level in card.levels]
        name = f"{card.number} Super Unleash by the Soul Core"
        found.append(Feature(name, False, [Change(card, "levels", plain)]))
    return found


def printed_in_fftcg(card: FFTCGCard) -> list[Feature]:
    """Keywords, further names and an EX Burst; the rulebook keeps a copy of what is printed."""
    rules = rulebook_named("fftcg")
    assert isinstance(rules, FFTCGRulebook)
    printed = rules.base[rules.cards.index(card)]
    found: list[Feature] = []
    for keyword in card.keywords:
        others = [other for other in card.keywords if other != keyword]
        without = [Change(card, "keywords", others), Change(printed, "keywords", others)]
        if keyword in NUMBERED:
            without.append(Change(card, *NUMBERED[keyword]))
        found.append(Feature(f"{card.number} {keyword}", False, without))
    if len(card.names) > 1:
        without = [Change(card, "names", card.names[:1]), Change(printed, "names", card.names[:1])]
        found.append(Feature(f"{card.number} further names", False, without))
    if card.burst is not None:
        found.append(Feature(f"{card.number} EX Burst", False, [Change(card, "burst", None)]))
    return found


def parts_of(ability: Ability) -> Iterator[Feature]:
    """What an ability does or holds in force. What holds off the field is not noted."""
    if not isinstance(ability, Always):
        yield from steps_of(ability)
        return
    for static in ability.statics:
        if static.characteristic not in ("also-named", "any-number"):
            others: list[Static] = [other for other in ability.statics if other is not static]
            is_noted = ability.zone not in ("hand", "lb-deck")
            yield Feature(static.name, is_noted, [Change(ability, "statics", others)])
        yield from steps_of(static)


def steps_of(holder: object) -> Iterator[Feature]:
    """The steps of an ability or of a step; of those that only join others the others."""
    for field in JOINED:
        joined = getattr(holder, field, None)
        if isinstance(joined, Ability):
            yield from parts_of(joined)
        steps: list[Any] = joined if isinstance(joined, list) else []
        for i, step in enumerate(steps):
            inner = list(steps_of(step))
            yield from inner
            if not inner and not isinstance(step, Mode):
                others = [*steps[:i], Nothing(step.name), *steps[i + 1 :]]
                yield Feature(step.name, True, [Change(holder, field, others)])


# ---- whether it is shown


@contextmanager
def otherwise(changes: list[Change]) -> Iterator[None]:
    """These attributes for a while."""
    before = [Change(thing, attribute, getattr(thing, attribute)) for thing, attribute, _ in changes]
    for change in changes:
        setattr(*change)
    try:
        yield
    finally:
        for change in before:
            setattr(*change)


@cache
def cards_of_set(game: str, name: str) -> list[Card]:
    """The cards of a pack."""
    rules = rulebook_named(game)
    assert isinstance(rules, BattleSpiritsRulebook | FFTCGRulebook)
    numbers = {card.number for pack in packs_of(game) if pack.set == name for card in pack.cards}
    return [card for card in rules.cards if card.number in numbers]


@cache
def scenarios_by_card(game: str) -> dict[str, list[Scenario]]:
    """The scenarios of each card."""
    found: dict[str, list[Scenario]] = {}
    for scenario in load([library() / game / "cards"]):
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
        fitting = [scenario for scenario, parts in passed if feature.name in parts or not feature.is_noted]
        with otherwise(feature.without):
            if not any(run(scenario).failures for scenario in fitting):
                missing.append(feature.name)
    return missing


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in SHOWN.items() for name in names])
def test_every_ability_is_shown(game: str, name: str) -> None:
    cards = cards_of_set(game, name)
    scenarios = scenarios_by_card(game)
    assert cards
    missing = [part for card in cards for part in not_shown(card, scenarios.get(card.number, []))]
    assert not missing, f"No scenario of the card shows {', '.join(missing)}."


@pytest.mark.parametrize("game", SHOWN)
def test_every_set_is_shown_or_known_not_to_be(game: str) -> None:
    assert sorted(pack.set for pack in packs_of(game)) == sorted(SHOWN[game] + NOT_SHOWN[game])


@pytest.mark.parametrize("game", SHOWN)
def test_every_scenario_of_the_folder_is_of_a_card(game: str) -> None:
    numbers = {card.number for name in SHOWN[game] for card in cards_of_set(game, name)}
    assert set(scenarios_by_card(game)) <= numbers


def card_numbered(game: str, name: str, number: str) -> Card:
    """One card of a set."""
    return next(card for card in cards_of_set(game, name) if card.number == number)


def test_an_ability_without_its_scenario_is_missed() -> None:
    qupel = card_numbered("battle-spirits", "26RSD01", "26RSD01-006")
    scenarios = scenarios_by_card("battle-spirits")[qupel.number]
    of_the_end_step = [scenario for scenario in scenarios if "Soul Core goes" in scenario.name]
    assert not_shown(qupel, of_the_end_step) == ["26RSD01-006/0/do/0"]
    assert not_shown(qupel, []) == ["26RSD01-006/0/do/0", "26RSD01-006/1/do/0/do/0"]


def test_a_limit_alone_does_not_show_an_ability() -> None:
    griffar = card_numbered("battle-spirits", "26RSD01", "26RSD01-007")
    scenarios = scenarios_by_card("battle-spirits")[griffar.number]
    refused = [scenario for scenario in scenarios if "cannot be activated" in scenario.name]
    assert refused and "26RSD01-007/0/do/0" in not_shown(griffar, refused)


def test_keywords_and_bursts_are_missed_too() -> None:
    samurai = card_numbered("fftcg", "starter-vii", "1-014C")
    assert not_shown(samurai, []) == ["1-014C brave"]
    ifrit = card_numbered("fftcg", "starter-vii", "1-004C")
    cast = [one for one in scenarios_by_card("fftcg")[ifrit.number] if "EX Burst" not in one.name]
    assert not_shown(ifrit, cast) == ["1-004C EX Burst"]
