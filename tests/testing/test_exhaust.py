"""The exhaustive runner reaches all of a game, names what it does not, and its explanations hold."""

import pytest
from tests.probe import ProbeRulebook

from rulebound import SetupError
from rulebound.games import RULEBOOKS, rulebook_named, rulebook_names
from rulebound.kernel.clause import WATCH
from rulebound.testing import exhaust
from rulebound.testing.registry import everything
from rulebound.testing.unreachable import UNREACHABLE

ENOUGH = 500
FEW = {"battle-spirits": 11, "fftcg": 8, "asteriated-grail": 8}
MANY_CARDS = {"battle-spirits": 0.7, "fftcg": 0.6, "asteriated-grail": 0.5}
"""Games so rich that only the long runs reach everything, and what share a few games reach at least."""
NAMES = [
    pytest.param(name, marks=pytest.mark.soak if name in MANY_CARDS else pytest.mark.compiled)
    for name in rulebook_names()
]
"""Uncompiled, hundreds of games take minutes; so the compiled half of the suite plays them."""


@pytest.mark.compiled
@pytest.mark.parametrize("name", MANY_CARDS)
def test_a_few_games_reach_most_of_a_game_with_many_cards(name: str) -> None:
    found = exhaust(name, limit=FEW[name])
    assert not found.refuted, found
    assert len(found.reached) > MANY_CARDS[name] * len(everything(rulebook_named(name)))


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_reached_or_explained(name: str) -> None:
    found = exhaust(name, limit=ENOUGH)
    assert not found.unexplained, found
    assert not found.refuted, found
    assert set(found.never) == set(UNREACHABLE.get(name, {}))


def test_all_of_the_probe_is_reached() -> None:
    found = exhaust(ProbeRulebook(), limit=60)
    assert found.never == []
    assert found.games < 60
    assert {"verb cancel", "event timed-out", "setting health=6", "refusal PR 5.1 pr-wrong-card"} <= set(
        found.reached
    )


def test_what_never_happens_is_named() -> None:
    rulebook = ProbeRulebook()
    rulebook.verbs = [*rulebook.verbs, "fly"]
    found = exhaust(rulebook, limit=3, explained={"verb play": "a wrong explanation"})
    assert "verb fly" in found.unexplained
    assert found.refuted == ["verb play"]
    assert "never: verb fly (not explained)" in str(found)
    assert "reached, though said to be unreachable: verb play" in str(found)


def test_the_source_is_read() -> None:
    items = set(everything(RULEBOOKS["blackpoker"]))
    named = {
        "event died": "the name that a class gives its events",
        "event driven": "a name chosen by a condition",
        "verb summon-hero": "a verb of the rulebook's list",
        "verb pass": "an option made once and shared",
        "question bp-second-key": "a part of a declaration",
        "question bp-chance": "a question stated by its class",
        "refusal BP 9.8 bp-equip-no-joker": "a reason that is a constant",
        "refusal BP 7.6 bp-no-key": "a reason made for an action",
        "clause BP 24.3": "a clause in an anchor",
        "clause BP 8.9": "a clause made for an action",
        "setting deck=entry16": "a value of a setting",
    }
    assert not {item: why for item, why in named.items() if item not in items}


def test_the_watch_is_given_back() -> None:
    exhaust(ProbeRulebook(), limit=1)
    assert not WATCH.active
    WATCH.start()
    try:
        with pytest.raises(SetupError, match="watched already"):
            exhaust(ProbeRulebook(), limit=1)
    finally:
        WATCH.stop()


def test_no_games_are_refused() -> None:
    with pytest.raises(SetupError, match="At least one"):
        exhaust("blackpoker", limit=0)
