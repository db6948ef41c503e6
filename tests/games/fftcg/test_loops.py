"""Loops of FF-TCG beyond their scenarios: long ones run to their end, and tell nobody about hidden cards."""

import pytest

import rulebound
from rulebound.games.fftcg.loops import NameTimes
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.game import MOST_FORCED
from rulebound.kernel.plain import position
from rulebound.kernel.view import mask

USE = "use A.field.1 1"
DEEP = 25
"""How many abilities lie on the stack before one resolves, where the loop is to be long."""


def looping(hand: str, deep: int) -> FFTCG:
    """A game in which a loop has been found: the Meter Reader deals 0 damage for nothing, again and again."""
    lines = {"A": {"field": ["RBF-045"]}, "B": {"field": ["RBF-044"], "hand": [hand]}}
    game = rulebound.new_game("fftcg", 1, position=lines)
    assert isinstance(game, FFTCG)
    piling = True
    while (decision := game.decision) is not None and decision.question != "ff-loop-count":
        keys = [game.key(option) for option in decision.options]
        height = len(game.stack().cards)
        most = deep if game.resolutions > 100 else 1
        piling = height < most if piling else height == 0
        game.choose_key(USE if piling and USE in keys else "pass" if "pass" in keys else keys[0])
    return game


def test_a_long_loop_runs_as_often_as_was_named() -> None:
    game = looping("1-187S", DEEP)
    task = game.agenda[-1]
    assert isinstance(task, NameTimes)
    assert 99 * len(task.cycle) > MOST_FORCED
    while game.decision is not None and game.decision.question == "ff-loop-count":
        game.choose_key("times 99")
    names = [event.name for event in game.events]
    last = 1  # its ability is on the stack when the loop is over, and nothing more may be put upon it
    assert "loop-over" in names and names.count("resolves") == 99 * (DEEP - 1) + last


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_view_of_a_loop_holds_no_hidden_cards(viewer: int) -> None:
    one, other = (looping(hand, 1) for hand in ("1-187S", "1-188S"))
    assert one.past_positions == other.past_positions == {}
    for world in (one, other):
        world.choose_key("times 0")
    assert one.barred and one.noted == other.noted
    assert position(mask(one, viewer)) == position(mask(other, viewer))
    for world in (one, other):
        world.choose_key("pass")
    assert list(one.past_positions) != list(other.past_positions)
    assert one.remembers_hidden() and not looping("1-187S", 1).remembers_hidden()
    assert position(mask(one, viewer)) == position(mask(other, viewer))
