"""Guided games and positions on the wire: every position of every guide can be played as it is sent."""

import pytest

from rulebound.guides import guides
from rulebound.kernel.refusal import RuleboundError
from rulebound.server.learning import guide, position_info
from rulebound.server.library import NotThere
from rulebound.server.protocol.learning import PositionText
from rulebound.server.seating import read_position


@pytest.mark.parametrize("game", guides())
def test_a_guide_is_told_with_positions_that_can_be_played(game: str) -> None:
    told = guide(game)
    positions = [step.position for step in told.steps if step.position]
    assert told.steps[0].position
    assert len(positions) < len(told.steps)
    for position in positions:
        found = position_info(game, PositionText(position, told.settings))
        assert found.fault == ""
        assert found.question is not None
        assert found.seat >= 0


def test_a_position_is_written_as_it_was_given() -> None:
    from rulebound.guides import load

    for step, given in zip(guide("fftcg").steps, load("fftcg").steps, strict=True):
        assert given.given is None or read_position(step.position) == given.given


@pytest.mark.parametrize(
    ("position", "said", "line"),
    [
        ("turn: A\nA: {hand: [C99]}", "C99", 0),
        ("turn: A\nA: [", "no valid YAML", 2),
        ("just words", "mapping", 0),
        ("turn: A\nA: {hand: 7}", "", 0),
    ],
)
def test_what_is_wrong_with_a_position_is_said(position: str, said: str, line: int) -> None:
    found = position_info("blackpoker", PositionText(position))
    assert found.fault
    assert said in found.fault
    assert found.line == line
    assert found.question is None


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(NotThere):
        guide("chess")
    with pytest.raises(RuleboundError):
        position_info("chess", PositionText("turn: A"))
