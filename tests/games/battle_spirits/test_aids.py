"""Aids for people: where Cores are, how a cost was counted, what a payment does, and one that harms least."""

from typing import Any

import pytest

import rulebound
from rulebound import SPECTATOR, Game, view
from rulebound.games.battle_spirits.aids import (
    Plan,
    core_bar,
    level_placed,
    outcome,
    plan,
    proposed_payment,
    reduction,
)
from rulebound.games.battle_spirits.nodes import PayCores
from rulebound.games.battle_spirits.paying import RESERVE, SOUL
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.games.battle_spirits.using import UseCard
from rulebound.kernel.decision import Option
from rulebound.kernel.rng import Stream

GEN_BO, ROWAMIKU, QUPEL, LENSIS = "26RSD01-002", "26RSD01-003", "26RSD01-006", "26RSD01-X01"
ROCK = "26RSD01-010"
"""Cost and reduction: Gen-Bo 3 and 2, Qupel 5 and 2, Lensis 7 and 4 with Succession; the Rock is a Nexus.
Lv2: Gen-Bo and Rowamiku 3 Cores (Gen-Bo also by the Soul Core), Qupel 4.
"""


def game_at(own: dict[str, Any], **others: Any) -> BattleSpirits:
    """A's Main Step with this side, against an empty Field."""
    position = {
        "turn": "A",
        "step": "main",
        "number": 5,
        "A": {"life": 5, "reserve": 0, "soul": "trash", "hand": [QUPEL], "deck": 20, **own},
        "B": {"life": 5, "reserve": 3, "soul": "reserve", "deck": 20},
    }
    game = rulebound.new_game("battle-spirits", seed=1, decks=["red", "red"], position=position, **others)
    assert isinstance(game, BattleSpirits)
    return game


def names(game: BattleSpirits, sources: list[int]) -> list[str]:
    """Sources of Cores by their names."""
    words = {RESERVE: "reserve", SOUL: "soul"}
    return [words[source] if source in words else game.piece_name(source) for source in sources]


def planned(game: BattleSpirits) -> Plan:
    found = plan(game)
    assert found is not None
    return found


# ---- where Cores are


def test_the_core_bar_has_every_core() -> None:
    game = game_at(
        {"reserve": 2, "core-trash": 1, "soul": "A.field.1", "field": [f"{GEN_BO} 1S", f"{ROCK} 0"]}
    )
    bar = [(place.name, place.piece, place.cores, place.soul) for place in core_bar(game, 0)]
    assert bar == [
        ("life", 0, 5, False),
        ("reserve", 0, 2, False),
        ("trash", 0, 1, False),
        ("", game.piece_at("A.field.1"), 1, True),
    ]
    other = [(place.name, place.cores, place.soul) for place in core_bar(game, 1)]
    assert other == [("life", 5, False), ("reserve", 3, True), ("trash", 0, False)]


def test_no_core_is_missing_in_random_games() -> None:
    for seed in range(4):
        game = rulebound.new_game("battle-spirits", seed=seed)
        assert isinstance(game, BattleSpirits)
        stream = Stream(seed)
        while game.decision is not None:
            for seat in range(2):
                bar = core_bar(game, seat)
                cores = game.life[seat] + game.reserve[seat] + game.core_trash[seat]
                cores += sum(game.field_card(id).cores for id in game.field(seat).cards)
                assert sum(place.cores for place in bar) == cores
                assert sum(place.soul for place in bar) == 1
            game.choose(stream.below(len(game.decision.options)))


# ---- how a cost was counted


def test_symbols_on_the_field_by_colour() -> None:
    game = game_at({"reserve": 5, "field": [f"{GEN_BO} 1", f"{ROWAMIKU} 1", "26RSD02-001 1"]})
    counted = reduction(game, 0, game.parse(f"summon {QUPEL}", 0).card, [])
    assert (counted.cost, counted.due, counted.least) == (5, 3, 3)
    assert counted.field == [2, 0, 0, 0, 0, 0] and sum(counted.succession) == 0


def test_succession_comes_before_symbols() -> None:
    side = {"reserve": 9, "hand": [LENSIS], "field": [f"{GEN_BO} 1", f"{ROWAMIKU} 1", f"{GEN_BO} 1"]}
    game = game_at({**side, "trash": [GEN_BO, GEN_BO]})
    card = game.parse(f"summon {LENSIS}", 0).card
    counted = reduction(game, 0, card, [])
    assert (counted.due, counted.least, counted.field[0]) == (4, 3, 3)
    counted = reduction(game, 0, card, game.trash(0).cards)
    assert (counted.due, counted.succession[0], counted.field[0]) == (3, 2, 2)


# ---- what an option does


def test_what_becomes_of_the_card_that_a_core_is_taken_from() -> None:
    game = game_at(
        {"reserve": 1, "soul": "A.field.3", "field": [f"{GEN_BO} 4", f"{ROWAMIKU} 3", f"{GEN_BO} 0S"]}
    )
    game.choose_key(f"summon {QUPEL}")
    assert game.decision is not None
    found = {game.key(option): outcome(game, option) for option in game.decision.options}
    told = {
        key: None if result is None else (result.before, result.after, result.depleted)
        for key, result in found.items()
    }
    assert told == {
        "pay-reserve": None,
        "pay A.field.1": (2, 2, False),
        "pay A.field.2": (2, 1, False),
    }
    game.choose_key("pay A.field.1")
    assert game.decision is not None
    again = outcome(game, next(o for o in game.decision.options if game.key(o) == "pay A.field.1"))
    assert again is not None and (again.before, again.after) == (2, 1)
    game.choose_key("pay A.field.1")
    soul = outcome(game, Option("pay-soul"))
    assert soul is not None and (soul.before, soul.after, soul.depleted) == (2, 0, True)


def test_what_becomes_of_cards_when_cores_are_moved() -> None:
    game = game_at({"reserve": 2, "field": [f"{GEN_BO} 1", f"{ROWAMIKU} 3"]})
    game.choose_key("move-cores")
    game.choose_key("move-reserve")
    assert game.decision is not None
    results = {game.key(option): outcome(game, option) for option in game.decision.options}
    risen = results["to A.field.1"]
    assert risen is not None and (risen.before, risen.after) == (1, 1)
    game.choose_key("to A.field.1")
    game.choose_key("move-reserve")
    assert game.decision is not None
    second = outcome(game, next(o for o in game.decision.options if game.key(o) == "to A.field.1"))
    assert second is not None and (second.before, second.after) == (1, 2)


def test_other_questions_have_no_outcome_and_no_plan() -> None:
    game = game_at({"reserve": 4, "field": [f"{GEN_BO} 1"]})
    assert game.decision is not None
    assert [outcome(game, option) for option in game.decision.options] == [None] * len(game.decision.options)
    assert plan(game) is None and proposed_payment(game) == []


def test_the_level_of_a_card_by_the_cores_placed() -> None:
    game = game_at({"reserve": 8, "soul": "reserve", "hand": [GEN_BO]})
    game.choose_key(f"summon {GEN_BO}")
    task = game.agenda[-1]
    assert isinstance(task, UseCard)
    placed: list[list[int]] = [[], [RESERVE], [RESERVE] * 3, [SOUL]]
    assert [level_placed(game, task, cores) for cores in placed] == [0, 1, 2, 2]


# ---- the plan


@pytest.mark.parametrize(
    ("side", "paid", "placed"),
    [
        # The Reserve is enough.
        ({"reserve": 6, "field": [f"{GEN_BO} 3"]}, ["reserve"] * 4, ["reserve"]),
        # What no Lv needs comes next, from the exhausted card first.
        (
            {"reserve": 3, "field": [f"{GEN_BO} 5", f"{ROWAMIKU} 5 exhausted"]},
            ["reserve"] * 3,
            ["A.field.2"],
        ),
        # The idle Soul Core before a Lv is lost, and rather onto the card than into the Trash.
        (
            {"reserve": 3, "soul": "reserve", "field": [f"{GEN_BO} 3", f"{ROWAMIKU} 3"]},
            ["reserve"] * 3,
            ["soul"],
        ),
        # One Lv of an exhausted card rather than of a ready one; never the last Core where others will do.
        (
            {"reserve": 2, "field": [f"{GEN_BO} 3", f"{ROWAMIKU} 3 exhausted"]},
            ["reserve", "reserve", "A.field.2"],
            ["A.field.2"],
        ),
        # The Soul Core that holds a Lv stays.
        (
            {"reserve": 2, "soul": "A.field.1", "field": [f"{GEN_BO} 0S", f"{ROWAMIKU} 3 exhausted"]},
            ["reserve", "reserve", "A.field.2"],
            ["A.field.2"],
        ),
        # Nothing else will do: the weakest card goes.
        ({"reserve": 4, "field": [f"{ROWAMIKU} 1"]}, ["reserve"] * 4, ["A.field.1"]),
    ],
)
def test_the_least_harmful_payment(side: dict[str, Any], paid: list[str], placed: list[str]) -> None:
    game = game_at(side)
    game.choose_key(f"summon {QUPEL}")
    found = planned(game)
    assert (names(game, found.paid), names(game, found.placed)) == (paid, placed)


def test_an_idle_soul_core_unleashes() -> None:
    game = game_at({"reserve": 5, "soul": "reserve", "hand": [GEN_BO]})
    game.choose_key(f"summon {GEN_BO}")
    found = planned(game)
    assert (names(game, found.placed), found.level) == (["soul"], 2)


def test_succession_is_used_as_far_as_it_lowers_the_cost() -> None:
    field = [f"{GEN_BO} 1", f"{ROWAMIKU} 1", f"{GEN_BO} 1"]
    game = game_at({"reserve": 5, "hand": [LENSIS], "field": field, "trash": [GEN_BO, GEN_BO]})
    game.choose_key(f"summon {LENSIS}")
    found = planned(game)
    assert (len(found.removed), len(found.paid), found.level) == (1, 3, 1)
    assert found.keys[0] == f"remove {GEN_BO}"
    for key in found.keys:
        game.choose_key(key)
    assert game.describe()["A"]["field"][-1] == f"{LENSIS} 1 succession-1"


def test_a_plan_goes_on_with_what_was_named_already() -> None:
    game = game_at({"reserve": 4, "field": [f"{GEN_BO} 3", f"{ROWAMIKU} 3 exhausted"]})
    game.choose_key(f"summon {QUPEL}")
    game.choose_key("pay-reserve")
    game.choose_key("pay A.field.2")
    found = planned(game)
    assert names(game, found.paid) == ["reserve", "A.field.2", "A.field.2"]
    assert names(game, found.placed) == ["reserve"]
    for key in found.keys:
        game.choose_key(key)
    assert game.describe()["A"]["field"] == [f"{GEN_BO} 3", f"{ROWAMIKU} 1 exhausted", f"{QUPEL} 1"]


def test_what_a_plan_comes_to() -> None:
    game = game_at({"reserve": 2, "field": [f"{GEN_BO} 3", f"{ROWAMIKU} 3 exhausted"]})
    game.choose_key(f"summon {QUPEL}")
    found = planned(game)
    assert found.level == 1
    told = [(game.piece_name(r.piece), r.before, r.after, r.depleted) for r in found.outcomes]
    assert told == [("A.field.2", 2, 1, False)]


def test_effects_that_are_paid_for_have_a_plan_too() -> None:
    """The Barrage Forest makes Lv1 Spirits pay for attacking."""
    position = {
        "turn": "A",
        "step": "attack",
        "number": 5,
        "A": {
            "life": 5,
            "reserve": 1,
            "soul": "A.field.1",
            "field": [f"{ROWAMIKU} 1S", f"{GEN_BO} 1"],
            "deck": 20,
        },
        "B": {"life": 5, "reserve": 0, "field": ["26RSD06-011 2"], "deck": 20},
    }
    game = rulebound.new_game("battle-spirits", seed=1, decks=["red", "blue"], position=position)
    assert isinstance(game, BattleSpirits)
    game.choose_key("attack A.field.2")
    assert isinstance(game.agenda[-1], PayCores)
    assert proposed_payment(game) == ["pay-reserve"]


def test_where_the_table_allows_to_cancel() -> None:
    game = game_at({"reserve": 2, "field": [f"{GEN_BO} 3", f"{ROWAMIKU} 3 exhausted"]}, cancel=True)
    game.choose_key(f"summon {QUPEL}")
    for key in proposed_payment(game):
        game.choose_key(key)
    assert game.describe()["A"]["field"][-1] == f"{QUPEL} 1"


def play_by_plans(game: Game, seed: int) -> int:
    """Random play in which every payment goes as proposed; how many there were."""
    stream = Stream(seed)
    count = 0
    while game.decision is not None:
        assert isinstance(game, BattleSpirits)
        seat = game.decision.seat
        seen = view(game, seat).game
        assert isinstance(seen, BattleSpirits)
        before = game.digest(), game.describe()
        keys = proposed_payment(seen)
        assert proposed_payment(game) == keys and (game.digest(), game.describe()) == before
        if not keys or stream.below(4) == 0:
            game.choose(stream.below(len(game.decision.options)))
            continue
        count += 1
        revelations = game.revelations
        for key in keys:
            assert game.revelations == revelations, "a proposal has been carried out before its last key"
            game.choose_key(key, seat)
        assert not isinstance(game.agenda[-1] if game.agenda else None, UseCard | PayCores)
    return count


@pytest.mark.parametrize("seed", range(6))
def test_every_proposal_can_be_completed(seed: int) -> None:
    assert play_by_plans(rulebound.new_game("battle-spirits", seed=seed), seed) > 5


def test_others_have_no_plan() -> None:
    game = game_at({"reserve": 6, "field": [f"{GEN_BO} 3"]})
    game.choose_key(f"summon {QUPEL}")
    for viewer in (1, SPECTATOR):
        seen = view(game, viewer).game
        assert isinstance(seen, BattleSpirits)
        assert plan(seen) is None
