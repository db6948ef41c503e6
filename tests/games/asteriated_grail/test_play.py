"""Asteriated Grail beyond its scenarios: positions as data, hands unseen by allies, team bots, simulation."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.bots.search import play_randomly
from rulebound.games.asteriated_grail.state import STONES, AsteriatedGrail
from rulebound.kernel.card import COMMON, SPECTATOR, face_of, owner_of
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.sim import SimError, simulate


def random_game(seed: int, choices: int) -> AsteriatedGrail:
    """A game after some random choices, or at its end."""
    players = ["4", "6", "8"][seed % 3]
    game = rulebound.new_game("asteriated-grail", seed, settings={"players": players, "draft": "random"})
    assert isinstance(game, AsteriatedGrail)
    play_randomly(game, Stream(seed), choices)
    return game


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 20), st.integers(0, 250))
def test_limits_hold_in_every_position(seed: int, choices: int) -> None:
    game = random_game(seed, choices)
    for camp in range(2):
        assert 0 <= game.stones(camp) <= STONES
        assert 0 <= game.grails[camp] <= 5
        assert game.morale[camp] <= (18 if game.match.seats == 8 else 15)
    for seat in range(game.match.seats):
        assert 0 <= game.energy(seat) <= game.energy_limit(seat)
        assert min(game.heal[seat], game.yellow[seat], game.blue[seat]) >= 0
        if game.quiet():
            assert len(game.hand(seat).cards) <= game.hand_limit(seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 20), st.integers(0, 200))
def test_allies_and_spectators_see_no_hand(seed: int, choices: int) -> None:
    """But for exclusive cards, of which everyone knows where they are."""
    game = random_game(seed, choices)
    for viewer in [*range(game.match.seats), SPECTATOR]:
        seen = view(game, viewer).game
        assert isinstance(seen, AsteriatedGrail)
        for seat in range(game.match.seats):
            if seat != viewer:
                held = seen.hand(seat).cards
                assert not any(face_of(card) for card in held if owner_of(card) == COMMON)
                assert len(held) == len(game.hand(seat).cards)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1 << 20), st.integers(0, 200))
def test_a_position_is_arranged_from_its_description(seed: int, choices: int) -> None:
    game = random_game(seed, choices)
    while game.decision is not None and not game.rulebook.arrangeable(game):
        game.choose(0)
    if game.decision is None:
        return
    lines = json.loads(json.dumps(game.describe()))
    again = rulebound.new_game("asteriated-grail", 1, seats=game.match.seats, position=lines)
    assert again.describe() == lines
    assert again.decision is not None
    assert sorted(again.key(option) for option in again.decision.options) == sorted(
        game.key(option) for option in game.decision.options
    )
    for viewer in [*range(game.match.seats), SPECTATOR]:
        seen = view(again, viewer)
        assert seen.game.describe() == view(game, viewer).game.describe()
        assert seen.determinize(seed).match.seats == game.match.seats


def test_a_discard_that_not_all_have_seen_stays_hidden() -> None:
    position = {
        "discard": ["fire-blood", "light-tech", "wind-holy"],
        "face-down": ["discard.1 known to A C", "discard.3 known to nobody"],
    }
    game = rulebound.new_game("asteriated-grail", position=position)
    assert game.describe()["face-down"] == ["discard.1 known to A C", "discard.3 known to nobody"]
    assert view(game, 2).game.describe()["discard"] == ["fire-blood", "light-tech", "?"]
    assert view(game, 1).game.describe()["discard"] == ["?", "light-tech", "?"]


WRONG_POSITIONS = [
    ({"camps": "RRRBBR"}, "'camps' has a letter R or B for each of 6 seats"),
    ({"red": {"gems": 4, "crystals": 2}}, "cannot have more than 5 stones (AG 2(6).4)"),
    ({"A": {"character": "wizard"}}, "There is no character 'wizard'"),
    ({"A": {"character": "angel"}, "B": {"character": "angel"}}, "Two players cannot both play angel"),
    ({"A": {"hand": ["fire-ball"]}}, "has no card 'fire-ball'"),
    ({"A": {"hand": ["shield-fire-tech"] * 2}}, "The 150 cards have no shield-fire-tech (any more)"),
    ({"A": {"effects": ["poison"]}}, "an effect is written as 'poison by C'"),
    ({"A": {"effects": ["poison by C strong"]}}, "may have heal, such as heal-2"),
    ({"A": {"exclusive": ["taunt"]}}, "A has no exclusive card 'taunt'"),
    ({"G": {"hand": []}}, "There is no seat G at a table of 6"),
    (
        {"discard": ["fire-blood"], "face-down": ["discard.2 known to A"]},
        "who knows a card that not all have seen is told by where it lies",
    ),
    ({"discard": ["fire-blood"], "face-down": ["discard.1 known to Z"]}, "'Z' is no seat"),
    ({"deck": 500}, "The deck cannot have 500 cards"),
    ({"phase": "noon"}, "'phase' is one of pre-turn"),
    ({"marks": ["wither"]}, "is a name and a number"),
    ({"colour": "red"}, "has no 'colour'"),
]


@pytest.mark.parametrize(("position", "sentence"), WRONG_POSITIONS)
def test_a_position_that_cannot_be_is_told_plainly(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(rulebound.SetupError) as refused:
        rulebound.new_game("asteriated-grail", position=position)
    assert sentence in str(refused.value)


# ---- simulation


def test_a_simulation_goes_through_tables_of_all_sizes() -> None:
    result = simulate("asteriated-grail", ["random"], games=12, seed=1)
    assert (result.finished, result.capped, result.errors) == (12, 0, [])
    plain = result.to_plain()
    assert sum(record["games"] for record in plain["characters"].values()) == 4 * (4 + 6 + 8)
    assert plain["teams"]["red"]["wins"] + plain["teams"]["blue"]["wins"] == 12
    for record in plain["characters"].values():
        low, high = record["interval"]
        assert low <= record["share"] <= high


def test_a_setting_keeps_the_tables_to_one_size() -> None:
    result = simulate("asteriated-grail", ["random"], games=4, seed=1, settings={"players": "4"})
    assert sum(record.games for record in result.roles.values()) == 16


def test_characters_can_be_named() -> None:
    names = ["berserker", "angel", "sealer", "archer"]
    result = simulate("asteriated-grail", ["random"], 3, settings={"players": "4"}, decks=names)
    assert {name: record.games for name, record in result.roles.items()} == dict.fromkeys(names, 3)


def test_a_team_has_a_bot_for_each_of_its_seats() -> None:
    six = {"players": "6"}
    assert simulate("asteriated-grail", ["random+random+random", "random"], 2, settings=six).finished == 2
    with pytest.raises(SimError, match=r"a team of 2, but a side has 3 seats \(AG R2.1\)"):
        simulate("asteriated-grail", ["random+random", "random"], 2, settings=six)
