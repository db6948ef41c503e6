"""A moment of a record becomes a scenario that passes, wherever it is taken."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulebound
from rulebound import Table, new_match
from rulebound.bots.search import play_randomly
from rulebound.games import rulebook_names
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.record import Record, RecordError
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.scenarios import run
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.writing import flow, from_record, from_views, is_prompt
from rulebound.testing.look import exchange, exchangeable


def play(seed: int, choices: int = 10_000, **match: Any) -> Table:
    """A table after random choices."""
    table = Table(new_match("blackpoker", seed, **match), "0.0")
    stream = Stream(seed)
    while choices and table.game.decision is not None:
        table.choose(stream.below(len(table.game.decision.options)))
        choices -= 1
    return table


def check(record: Record, at: int) -> str:
    """The text of the moment; it passes when run."""
    written = from_record(record, at, "game.json")
    scenarios = read_text(written.text, "game.json")
    assert len(scenarios) == 1
    assert [str(failure) for failure in run(scenarios[0]).failures] == []
    assert scenarios[0].name == f"game.json after {at} inputs"
    assert 0 <= written.begins <= at and written.notes == []
    return written.text


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**40),
    share=st.floats(0, 1),
    deck=st.sampled_from(["full54", "entry20", "entry16"]),
    edition=st.sampled_from(["sheet", "published"]),
    triggered=st.sampled_from(["by_speed", "never_on_stage"]),
)
def test_any_moment_of_any_game(seed: int, share: float, deck: str, edition: str, triggered: str) -> None:
    chosen = {"deck": deck, "edition": edition, "triggered_actions": triggered}
    record = play(seed, settings=chosen).record()
    check(record, round(share * len(record.inputs)))


def test_every_moment_of_one_game() -> None:
    record = play(4).record()
    for at in range(0, len(record.inputs) + 1, 3):
        check(record, at)


def test_the_scenario_describes_the_moment() -> None:
    table = play(1, 40)
    text = check(table.record(), 40)
    game = table.game
    decision = game.decision
    assert decision is not None
    assert f"      {game.seat_name(decision.seat)}: {decision.question}\n" in text
    assert f"A.life: {len(game.describe()['A']['life'])}\n" in text
    assert text.count("\n  - asks:") == 1


def test_the_scenario_notices_another_game() -> None:
    """Choices and position are the record's: with the turn of the other player the same text fails."""
    record = play(1).record()
    text = check(record, len(record.inputs) // 2)
    here, there = ("A", "B") if "\n    turn: A\n" in text else ("B", "A")
    other = text.replace(f"\n    turn: {here}\n", f"\n    turn: {there}\n")
    assert other != text
    assert not run(read_text(other)[0]).passed


def test_the_start_of_a_game_needs_no_position() -> None:
    text = check(play(7).record(), 0)
    assert "given:" not in text and "seed: 7" in text and "when:" not in text


def test_the_end_of_a_game() -> None:
    record = play(7).record()
    text = check(record, len(record.inputs))
    assert "then: {result: {winners: [" in text


def test_a_record_that_ends_in_the_middle_of_something() -> None:
    """The scenario has to end: somebody gives up."""
    tables = [play(2, choices) for choices in range(1, 60)]
    open_ended = [table for table in tables if not table.game.quiet()]
    assert len(open_ended) > 10
    for table in open_ended[:10]:
        text = check(table.record(), len(table.inputs))
        assert text.endswith("giving up ends the scenario.\n  - when: {B: concede}\n")


def test_what_was_taken_back_is_left_out() -> None:
    table = play(3, 12)
    while table.undo_refusal(0) is not None and table.undo_refusal(1) is not None:
        table.choose(0)
    before = len(table.inputs)
    seat = 0 if table.undo_refusal(0) is None else 1
    undone = table.inputs[-1]
    table.undo(seat)
    assert len(table.inputs) == before + 1
    check(table.record(), before - 1)
    check(table.record(), before)
    after = check(table.record(), before + 1)
    assert isinstance(undone, str)
    assert (
        from_record(table.record(), before - 1, "game.json")
        .text.replace(f"after {before - 1} inputs", f"after {before + 1} inputs")
        .startswith(after.partition("  - asks")[0])
    )


@pytest.mark.parametrize(("give_up", "key"), [("concede", "concede"), ("time_out", "time-out")])
def test_giving_up(give_up: str, key: str) -> None:
    table = play(5, 30)
    getattr(table, give_up)(1)
    text = check(table.record(), 31)
    assert f"  - when: {{B: {key}}}\n" in text or f"{key}]}}\n" in text
    assert "winners: [A]" in text
    check(table.record(), 30)


def test_a_draw_by_agreement_changes_nothing_on_the_table() -> None:
    table = play(5, 30)
    table.agree_on_draw()
    after, before = check(table.record(), 31), check(table.record(), 30)
    assert after.replace("after 31 inputs", "after 30 inputs") == before


def test_a_match_from_a_position_and_with_cancel() -> None:
    position = {
        "turn": "B",
        "A": {"life": 9, "hand": ["C7"]},
        "B": {"life": 9, "barriers": ["S2", "S3 driven"]},
    }
    record = play(6, position=position, cancel=True, decklists="closed").record()
    text = check(record, 1)
    assert "cancel: true" in text and "decklists: closed" in text and "S3 driven" in text
    for at in range(0, len(record.inputs) + 1, 5):
        check(record, at)


@pytest.mark.parametrize("at", [-1, 9])
def test_moments_that_are_not_there(at: int) -> None:
    with pytest.raises(
        RecordError, match=f"The record has 8 inputs; a moment is after 0 to 8 of them, not after {at}"
    ):
        from_record(play(1, 8).record(), at, "game.json")


def test_a_record_that_does_not_replay() -> None:
    record = play(1, 8).record()
    record.inputs[3] = "fly"
    with pytest.raises(RecordError, match="Choice 4 cannot be replayed: 'fly' is not offered now"):
        from_record(record, 8, "game.json")


FLOWS = [
    ("C7", "C7"),
    ("S2 driven", "S2 driven"),
    ("H5+H9 new +3", "H5+H9 new +3"),
    ("?", '"?"'),
    ("no", '"no"'),
    ("7", '"7"'),
    ("a: b", '"a: b"'),
    ('say "x"\\', '"say \\"x\\"\\\\"'),
    ("x ", '"x "'),
    (7, "7"),
    (True, "true"),
    (None, "none"),
    (["C7", "?"], '[C7, "?"]'),
    ({"A.life": 3, "x": []}, "{A.life: 3, x: []}"),
]


@pytest.mark.parametrize(("value", "text"), FLOWS)
def test_flow(value: Any, text: str) -> None:
    assert flow(value) == text


# ---- what one seat knows


def seen_by(name: str, seed: int, choices: int) -> Game:
    """A random game, some choices on."""
    game = rulebound.new_game(name, seed=seed)
    play_randomly(game, Stream(seed), choices)
    return game


@pytest.mark.parametrize("name", rulebook_names())
def test_a_view_is_a_scenario_that_passes_and_tells_nothing_else(name: str) -> None:
    """Swap two cards that a seat cannot tell apart: its scenario is the same, to the letter."""
    made = swapped = 0
    for seed in range(12):
        game = seen_by(name, seed, 20 + 9 * seed)
        if game.decision is None or not is_prompt(game):
            continue
        for seat in range(game.match.seats):
            written = from_views([view(game, seat)], "A moment")
            assert run(read_text(written.text, "A moment")[0]).failures == []
            made += 1
            for group in exchangeable(game, seat)[:2]:
                other = next(held for held in group if face_of(held[2]) != face_of(group[0][2]))
                same = view(exchange(game, group[0], other), seat)
                assert from_views([same], "A moment").text == written.text
                swapped += 1
    assert made > 4 and swapped > 4


def test_before_the_first_prompt_a_view_is_no_scenario() -> None:
    with pytest.raises(RecordError, match="no normal prompt"):
        from_views([], "A moment")
