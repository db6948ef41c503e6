"""Battle Spirits beyond its scenarios: positions as data, Cores that do not get lost, decks, bad set-ups."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.kernel.rng import Stream


def random_game(seed: int, choices: int) -> BattleSpirits:
    """A game after some random choices, or at its end."""
    game = rulebound.new_game("battle-spirits", seed)
    stream = Stream(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(stream.below(len(game.decision.options)))
    assert isinstance(game, BattleSpirits)
    return game


@given(st.integers(0, 10**9), st.integers(3, 250))
@example(4385789, 188)  # a Nexus has used its ability this turn
@settings(max_examples=40, deadline=None)
def test_a_quiet_position_survives_being_written_and_read(seed: int, choices: int) -> None:
    game = random_game(seed, choices)
    if game.decision is None or not game.rulebook.arrangeable(game):
        return
    lines = json.loads(json.dumps(game.describe()))
    again = rulebound.new_game("battle-spirits", seed, position=lines)
    assert again.describe() == game.describe()
    assert again.decision is not None
    assert {again.key(o) for o in again.decision.options} == {game.key(o) for o in game.decision.options}


def cores_of(game: BattleSpirits, seat: int) -> int:
    """All normal Cores of a player outside the Void."""
    on_cards = sum(game.field_card(id).cores for id in game.field(seat).cards)
    return game.life[seat] + game.reserve[seat] + game.core_trash[seat] + on_cards


@given(st.integers(0, 10**9))
@settings(max_examples=15, deadline=None)
def test_cores_come_from_the_void_and_are_never_lost(seed: int) -> None:
    game = random_game(seed, 3)
    stream = Stream(seed)
    held = [cores_of(game, seat) for seat in range(2)]
    while (decision := game.decision) is not None:
        game.choose(stream.below(len(decision.options)))
        for seat in range(2):
            now = cores_of(game, seat)
            gained = sum(e.number for e in game.events if e.name == "core-gained" and e.seat == seat)
            moved = sum(e.number // 2 for e in game.events if e.name == "cores-moved" and e.seat == seat)
            assert held[seat] + gained <= now <= held[seat] + gained + moved
            held[seat] = now
            where = game.soul[seat]
            assert where in (0, 1) or game.pieces[where].seat == seat


@given(st.integers(0, 10**9))
@settings(max_examples=15, deadline=None)
def test_between_questions_nothing_is_depleted_and_no_one_has_negative_cores(seed: int) -> None:
    game = random_game(seed, 3)
    stream = Stream(seed)
    while (decision := game.decision) is not None:
        game.choose(stream.below(len(decision.options)))
        for piece in game.pieces.values():
            described = game.describe_piece(piece)
            assert described["cores"] >= 0
            assert described["pending"] or described["level"] >= 1
        assert min(game.life + game.reserve + game.core_trash) >= 0


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"A": {"field": ["26RSD01-002 0"]}}, "needs 1 Cores at least"),
        ({"A": {"field": ["26RSD01-012 1"]}}, "a Spirit or Nexus begins with its card"),
        ({"A": {"field": ["26RSD01-002 1 asleep"]}}, "after the card come its Cores"),
        ({"A": {"hand": ["26RSD01-999"]}}, "no card '26RSD01-999'"),
        ({"A": {"purse": 3}}, "has no 'purse'"),
        ({"turn": "C"}, "'C' is no seat"),
        ({"step": "lunch"}, "'lunch' is no step"),
        ({"battle": ["A.field.1"]}, "starts between battles"),
        ({"A": {"soul": "life"}}, "reserve, trash or gone"),
        ({"used": ["turn A.field.3 26RSD01-007/1"]}, "no A.field.3"),
        ({"used": ["26RSD01-007/1"]}, "no limit that is used up; write 'turn A.field.1"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(rulebound.SetupError, match=sentence):
        rulebound.new_game("battle-spirits", 1, position=position)


@given(st.integers(0, 10**9))
@settings(max_examples=15, deadline=None)
def test_between_questions_everything_is_settled(seed: int) -> None:
    rulebook = rulebound.rulebook_named("battle-spirits")
    decks = rulebook.trial_decks(seed * 3, ["RBO-028"])
    game = rulebound.new_game("battle-spirits", seed, settings={"trial_cards": "yes"}, decks=decks)
    stream = Stream(seed)
    while (decision := game.decision) is not None:
        again = game.copy()
        assert isinstance(again, BattleSpirits)
        again.stirred = True
        again.settle()
        assert [modifier.timestamp for modifier in again.modifiers] == [m.timestamp for m in game.modifiers]
        assert again.describe() == game.describe()
        game.choose(stream.below(len(decision.options)))
