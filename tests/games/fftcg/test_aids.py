"""Aids for people: the payment that harms least, damage divided in one go, and who would be broken."""

from itertools import combinations
from typing import Any

import pytest

import rulebound
from rulebound import Game, view
from rulebound.games.fftcg.aids import (
    Plan,
    battle_outcome,
    card_harm,
    division,
    least_harmful,
    plan,
    proposed_payment,
    sources_left,
)
from rulebound.games.fftcg.announcing import Declaration
from rulebound.games.fftcg.attack import DeclareBlock
from rulebound.games.fftcg.paying import ANY_SURPLUS, produced_by
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.card import face_of
from rulebound.kernel.rng import Stream

CLOUD, TIFA, RED_XIII, SAMURAI, BARRET = "1-187S", "1-189S", "1-191S", "1-014C", "1-205S"
"""Forwards of Fire and (Barret) Earth: cost 6, 4, 3, 3, 2 and power 9000, 8000, 7000, 6000, 6000."""
FIRE, WIND, WATER, ICE = "1-011C", "1-068C", "1-159C", "1-040C"
"""Backups of cost 1, any number of which may be there."""
BLACK_MAGE = "1-010C"
"""A Fire Backup with an ability that dulls it."""
IFRIT, FAIRY, SPARKS = "1-004C", "1-170C", "RBF-037"
"""Summons of Fire and Water for 1 and 2 CP, and one of Lightning that divides 10000 damage among Forwards."""
YUZUKI, JECHT = "13-125R", "18-129C"
"""Forwards of Fire and Water, cost 3 and 4."""
ZACK, LEO = "22-112R", "22-123R"
"""Cards with Limit Break 1."""


def game_at(own: dict[str, Any], other: dict[str, Any] | None = None, **others: Any) -> FFTCG:
    """A's first Main Phase with this side."""
    position = {
        "turn": "A",
        "phase": "main-1",
        "number": 5,
        "A": {"deck": 20, **own},
        "B": {"deck": 20, **(other or {})},
    }
    game = rulebound.new_game("fftcg", seed=1, decks=["d1", "d1"], position=position, **others)
    assert isinstance(game, FFTCG)
    return game


def planned(game: FFTCG) -> Plan:
    found = plan(game)
    assert found is not None
    return found


def pays(game: FFTCG) -> tuple[list[str], list[str]]:
    """What the plan dulls, by place, and discards, by number."""
    found = planned(game)
    cards = [game.rulebook.code(face_of(card)) for card in found.discarded]
    return [game.piece_name(id) for id in found.dulled], cards


# ---- payments


def test_only_costs_are_proposed() -> None:
    game = game_at({"hand": [IFRIT], "field": [FIRE]}, {"field": [CLOUD, TIFA]})
    assert plan(game) is None and proposed_payment(game) == []
    game.choose_key(f"cast {IFRIT}")
    assert plan(game) is None, "what is aimed at is for the player to say"


def test_backups_before_cards_and_no_more_than_needed() -> None:
    game = game_at({"hand": [RED_XIII, TIFA, CLOUD], "field": [FIRE, WIND, WATER, ICE]})
    game.choose_key(f"cast {RED_XIII}")
    found = planned(game)
    assert len(found.dulled) == 3 and not found.discarded and not found.left_over
    assert found.keys[0] == "dull A.field.1", "one of them has to be of Fire"


def test_an_element_that_the_hand_wants_is_kept() -> None:
    game = game_at({"hand": [RED_XIII, FAIRY, FAIRY], "field": [FIRE, WATER, WIND, ICE]})
    game.choose_key(f"cast {RED_XIII}")
    assert pays(game)[0] == ["A.field.1", "A.field.3", "A.field.4"]


def test_a_backup_with_an_ability_is_kept() -> None:
    game = game_at({"hand": [IFRIT], "field": [BLACK_MAGE, FIRE]}, {"field": [CLOUD]})
    game.choose_key(f"cast {IFRIT}")
    assert pays(game) == (["A.field.2"], [])


def test_fewer_backups_rather_than_cp_left_over() -> None:
    game = game_at({"hand": [RED_XIII, FAIRY], "field": [FIRE, WIND]})
    game.choose_key(f"cast {RED_XIII}")
    found = planned(game)
    assert len(found.dulled) == 1 and len(found.discarded) == 1 and found.left_over == 0
    game = game_at({"hand": [RED_XIII, TIFA, FAIRY, BARRET], "field": []})
    game.choose_key(f"cast {RED_XIII}")
    assert planned(game).left_over == 1, "there is no other way"


def test_the_card_that_fits_worst_is_discarded() -> None:
    hand = [RED_XIII, TIFA, BARRET, IFRIT]
    game = game_at({"hand": hand, "field": [TIFA, FIRE]})
    game.choose_key(f"cast {RED_XIII}")
    assert pays(game) == (["A.field.2"], [BARRET]), "Tifa can still pay for her special ability"
    game = game_at({"hand": [RED_XIII, FIRE, TIFA], "field": [FIRE, FIRE, FIRE, FIRE, WIND]})
    harms = {face_of(card): card_harm(game, 0, card) for card in game.hand(0).cards}
    worst = min(harms, key=lambda face: harms[face])
    assert game.rulebook.code(worst) == FIRE, "a sixth Backup cannot enter"


def test_of_several_elements_the_one_that_is_needed() -> None:
    game = game_at({"hand": [YUZUKI, TIFA, FAIRY, JECHT], "field": []})
    game.choose_key(f"cast {YUZUKI}")
    found = planned(game)
    assert len(found.discarded) == 2 and found.left_over == 1
    game = game_at({"hand": [YUZUKI, JECHT, TIFA], "field": [WIND]})
    game.choose_key(f"cast {YUZUKI}")
    assert pays(game) == ([], [JECHT, TIFA])
    assert proposed_payment(game) == [f"discard {JECHT} 5"], "Tifa is of Fire, so Jecht gives Water"


def test_what_was_named_already_is_part_of_the_plan() -> None:
    game = game_at({"hand": [CLOUD, TIFA, FAIRY, BARRET], "field": [FIRE, WIND, WATER]})
    game.choose_key(f"cast {CLOUD}")
    game.choose_key("dull A.field.2")
    found = planned(game)
    assert game.piece_at("A.field.2") in found.dulled
    assert all(key != "dull A.field.1" for key in found.keys), "an earlier Backup cannot be named any more"
    for key in found.keys:
        game.choose_key(key)
    assert not isinstance(game.agenda[-1], Declaration)


def test_limit_break_turns_up_the_cheapest() -> None:
    limit = [ZACK, LEO, "24-126H", "24-126H"]
    game = game_at({"hand": [TIFA, TIFA, TIFA], "field": [FIRE, WATER], "lb-deck": limit})
    game.choose_key("cast 24-126H")
    found = planned(game)
    assert sorted(game.rulebook.code(face_of(card)) for card in found.turned_up) == [ZACK, LEO]
    for key in found.keys:
        game.choose_key(key)
    assert game.describe()["A"]["field"][-1].startswith("24-126H")


def test_a_special_ability_is_paid_with_a_card_of_its_name() -> None:
    game = game_at({"hand": [TIFA, BARRET, FAIRY], "field": [TIFA, FIRE, FIRE]}, {"field": [CLOUD]})
    assert game.decision is not None
    key = next(game.key(option) for option in game.decision.options if option.verb == "use")
    game.choose_key(key)
    while plan(game) is None:
        assert game.decision is not None
        game.choose(0)
    found = planned(game)
    assert TIFA in [game.rulebook.code(face_of(card)) for card in found.given]


def test_where_the_table_allows_it_a_plan_does_not_cancel() -> None:
    game = game_at({"hand": [RED_XIII], "field": [FIRE, FIRE, FIRE]}, cancel=True)
    game.choose_key(f"cast {RED_XIII}")
    found = planned(game)
    assert found.keys == ["dull A.field.1", "dull A.field.2", "dull A.field.3"]
    for key in found.keys:
        game.choose_key(key)
    assert game.describe()["A"]["field"][-1].startswith(RED_XIII)


@pytest.mark.parametrize("seed", range(6))
def test_every_plan_is_accepted_and_none_is_wasteful(seed: int) -> None:
    game = rulebound.new_game("fftcg", seed=seed)
    stream = Stream(seed)
    while game.decision is not None:
        seen = view(game, game.decision.seat).game
        assert isinstance(seen, FFTCG)
        found = plan(seen)
        if found is not None:
            check_plan(game, seen, found)
        game.choose(stream.below(len(game.decision.options)))


def check_plan(game: Game, seen: FFTCG, found: Plan) -> None:
    """Its keys complete the payment, no source of it could be left out, and no other set harms less."""
    assert found.keys
    task = seen.agenda[-1]
    assert isinstance(task, Declaration)
    other = game.copy()
    for key in found.keys:
        other.choose_key(key)
    after = other.agenda[-1] if other.agenda else None
    assert not isinstance(after, Declaration) or after.deed is not task.deed
    if task.part(seen) != "pay":
        return
    cost = task.deed.cost(seen, task.named)
    assert cost is not None and (found.left_over <= cost.surplus or cost.surplus == ANY_SURPLUS)
    sources = sources_left(seen, task)
    best = least_harmful(cost, task.produced(cost), sources)
    if len(sources) > 9:
        return
    for size in range(len(best.taken) + 1):
        for chosen in combinations(range(len(sources)), size):
            harm = sum(sources[n].harm for n in chosen)
            assert harm >= best.harm or not completes(task, seen, [sources[n] for n in chosen])


def completes(task: Declaration, seen: FFTCG, chosen: list[Any]) -> bool:
    """Whether sources pay for all that is left, whatever element each of them produces."""
    cost = task.deed.cost(seen, task.named)
    assert cost is not None
    named = task.named
    ways = [produced_by(cost, named.backups, named.cards, named.elements)]
    for source in chosen:
        longer = []
        for way in ways:
            for element in range(8):
                if (source.bits & cost.only) >> element & 1:
                    made = way.copy()
                    made.add(element, source.amount)
                    longer.append(made)
        ways = longer
    return any(way.complete() and way.all - cost.total <= cost.surplus for way in ways)


# ---- damage that is divided


def test_a_blocker_breaks_as_many_of_a_party_as_it_can() -> None:
    field = [f"{TIFA} damage-3000", RED_XIII, f"{SAMURAI} damage-2000"]
    game = game_at({"field": field}, {"field": [CLOUD]})
    for key in ("party A.field.1", "join A.field.2", "join A.field.3"):
        game.choose_key(key)
    while game.decision is not None and game.decision.question != "ff-block":
        game.choose_key("pass")
    assert division(game) is None
    game.choose_key("block B.field.1")
    assert game.decision is not None and game.decision.question == "ff-divide"
    found = division(game)
    assert found is not None
    assert found.shares == [5, 0, 4] and len(found.broken) == 2
    for key in found.keys:
        game.choose_key(key)
    assert [words.split(" ")[0] for words in game.describe()["A"]["field"]] == [RED_XIII]


def test_a_summon_gives_each_at_least_one_unit() -> None:
    other = {"field": [CLOUD, f"{RED_XIII} damage-4000", f"{BARRET} damage-2000"]}
    game = game_at({"hand": [SPARKS], "field": ["1-138C", "1-138C", "1-138C"]}, other)
    game.choose_key(f"cast {SPARKS}")
    while game.decision is not None and game.decision.question == "ff-target":
        game.choose(0)
    found = division(game)
    assert found is not None
    assert found.shares == [3, 3, 4], "of 10000; what is left over goes to who is not broken"
    assert [game.piece_name(id) for id in found.broken] == ["B.field.2", "B.field.3"]
    for key in found.keys:
        game.choose_key(key)
    assert division(game) is None


def test_no_damage_goes_to_ones_own_where_it_need_not() -> None:
    game = game_at({"hand": [SPARKS], "field": [BARRET, "1-138C", "1-138C", "1-138C"]}, {"field": [CLOUD]})
    game.choose_key(f"cast {SPARKS}")
    while game.decision is not None and game.decision.question == "ff-target":
        game.choose(0)
    found = division(game)
    assert found is not None
    own = found.things.index(game.piece_at("A.field.1"))
    assert found.shares[own] == 1 and found.broken == [game.piece_at("B.field.1")]


# ---- what a battle leads to


def test_what_each_block_would_lead_to() -> None:
    game = game_at({"field": [TIFA]}, {"field": [CLOUD, BARRET, TIFA]})
    game.choose_key("attack A.field.1")
    while game.decision is not None and game.decision.question != "ff-block":
        game.choose_key("pass")
    assert isinstance(game.agenda[-1], DeclareBlock)
    found = {}
    for blocker in (1, 2, 3):
        outcome = battle_outcome(game, game.piece_at(f"B.field.{blocker}"))
        assert outcome is not None and not outcome.points
        found[blocker] = [game.piece_name(id) for id in outcome.broken]
    assert found == {1: ["A.field.1"], 2: ["B.field.2"], 3: ["A.field.1", "B.field.3"]}
    unblocked = battle_outcome(game)
    assert unblocked is not None and unblocked.points == 1 and not unblocked.broken


def test_first_strike_comes_first() -> None:
    game = game_at({"field": ["1-147C"]}, {"field": [f"{SAMURAI} damage-1000"]})
    game.choose_key("attack A.field.1")
    while game.decision is not None and game.decision.question != "ff-block":
        game.choose_key("pass")
    outcome = battle_outcome(game, game.piece_at("B.field.1"))
    assert outcome is not None
    assert [game.piece_name(id) for id in outcome.broken] == ["B.field.1"]


def test_without_a_battle_there_is_no_outcome() -> None:
    assert battle_outcome(game_at({"field": [TIFA]})) is None


@pytest.mark.parametrize("seed", range(8))
def test_battles_end_as_foretold(seed: int) -> None:
    """Wherever nobody does anything more and nothing is set off; and looking changes nothing."""
    game = rulebound.new_game("fftcg", seed=seed)
    assert isinstance(game, FFTCG)
    stream = Stream(seed)
    while game.decision is not None:
        before = game.describe()
        outcome = battle_outcome(game)
        assert game.describe() == before
        battle = game.current_battle()
        quiet = not game.stack().cards and game.decision.question == "ff-priority"
        if outcome is not None and battle is not None and battle.blocked and quiet:
            check_outcome(game, outcome.broken)
        game.choose(stream.below(len(game.decision.options)))


def check_outcome(game: FFTCG, broken: list[int]) -> None:
    """Pass on a copy until the damage is dealt."""
    other = game.copy()
    assert isinstance(other, FFTCG)
    told: list[str] = []
    while other.decision is not None and other.decision.question in ("ff-priority", "ff-divide"):
        if other.decision.question == "ff-divide":
            divided = division(other)
            assert divided is not None
            other.choose_key(divided.keys[0])
        else:
            other.choose_key("pass")
        told += [event.name for event in other.events]
        if not other.battle or "damaged" in told:
            break
    if "auto-stacked" not in told and "resolves" not in told and other.result is None:
        present = [id for seat in range(2) for id in game.field(seat).cards]
        assert [id for id in present if id not in other.pieces] == broken
