"""Records: what is read back plays the same; what was damaged is told in a sentence, never in a traceback."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy import Ask, ToyRulebook
from tests.probe import ProbeRulebook

import rulebound
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.record import (
    Concession,
    Drawn,
    RecordError,
    Table,
    TimeOut,
    Undo,
    match_of,
    read_record,
    replay,
    verify,
)
from rulebound.kernel.refusal import Refused, RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match

BLACKPOKER = rulebound.rulebook_named("blackpoker")


def played(seed: int, choices: int, **others: Any) -> Table:
    """A table of BlackPoker after some random choices, or at its end."""
    table = Table(rulebound.new_match("blackpoker", seed, **others), "0.0.test")
    go_on(table, seed, choices)
    return table


def go_on(table: Table, seed: int, choices: int = 10000) -> None:
    """Random choices, to the end of the game at most."""
    stream = Stream(seed)
    for _ in range(choices):
        if table.game.decision is None:
            return
        table.choose(stream.below(len(table.game.decision.options)))


def as_data(table: Table) -> dict[str, Any]:
    """A record as a reader of the file has it."""
    return json.loads(table.record().to_json())


def check(data: Any) -> Table:
    """Read and verify what stands in a file."""
    return verify(read_record(json.dumps(data).encode()), BLACKPOKER)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The record of a whole game."""
    data = as_data(played(3, 10000))
    assert data["winners"] is not None
    return data


def edited(data: dict[str, Any], **others: Any) -> dict[str, Any]:
    """A copy with some fields changed."""
    return {**json.loads(json.dumps(data)), **others}


# ---- whole records


def test_a_record_verifies_and_is_written_the_same_again(whole: dict[str, Any]) -> None:
    content = json.dumps(whole).encode()
    again = verify(read_record(content), BLACKPOKER)
    assert json.loads(again.record().to_json()) == whole
    assert again.game.result is not None
    assert again.game.result.winners == whole["winners"]


def test_a_record_is_a_match_and_its_inputs(whole: dict[str, Any]) -> None:
    assert list(whole) == ["rulebound", "format", "engine", "game", "match", "inputs", "digest", "winners"]
    assert (whole["rulebound"], whole["game"], whole["engine"]) == ("record", "blackpoker", "0.0.test")
    assert all(isinstance(given, str) for given in whole["inputs"])


@given(st.integers(0, 10**6), st.integers(0, 80), st.integers(0, 30))
@settings(max_examples=10, deadline=None)
def test_a_record_read_back_continues_the_same(seed: int, choices: int, more: int) -> None:
    table = played(seed, choices)
    again = verify(read_record(table.record().to_json()), BLACKPOKER)
    assert fingerprint(again.game) == fingerprint(table.game)
    for one in (table, again):
        go_on(one, seed + 1, more)
    assert fingerprint(again.game) == fingerprint(table.game)
    assert again.record() == table.record()


def test_a_replay_can_stop_anywhere(whole: dict[str, Any]) -> None:
    record = read_record(json.dumps(whole).encode())
    for count in (0, 1, len(record.inputs) // 2, len(record.inputs)):
        table = replay(record, BLACKPOKER, count)
        assert table.inputs == record.inputs[:count]
        assert len(table.log) == count + 1


@pytest.mark.parametrize("seed", [0, -1, -(10**12), 2**31, 2**64, 2**200, -(2**200)])
def test_seeds_of_any_size_are_kept(seed: int) -> None:
    table = played(seed, 5)
    again = verify(read_record(table.record().to_json()), BLACKPOKER)
    assert again.match.seed == seed
    assert again.game.digest() == table.game.digest()


def test_settings_and_positions_are_kept() -> None:
    position = {"turn": "B", "A": {"hand": ["C7"], "life": 9}, "B": {"hand": ["H3", "D4"], "life": 8}}
    table = played(5, 12, settings={"deck": "entry20"}, position=None)
    other = played(5, 12, position=position, cancel=True, decklists="closed")
    for one in (table, other):
        again = verify(read_record(one.record().to_json()), BLACKPOKER)
        assert fingerprint(again.game) == fingerprint(one.game)
    match = match_of(read_record(other.record().to_json()), BLACKPOKER)
    assert (match.position, match.cancel, match.decklists) == (position, True, "closed")


# ---- damage


def test_a_record_cut_short_is_told(whole: dict[str, Any]) -> None:
    content = json.dumps(whole).encode()
    for length in (0, 1, 40, len(content) // 2, len(content) - 1):
        with pytest.raises(RecordError, match="cut short"):
            read_record(content[:length])


@given(st.binary(max_size=60))
def test_any_bytes_are_a_record_or_a_sentence(content: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(content)


@pytest.mark.parametrize(
    "content", [b"[]", b"null", b"3", b'"record"', b"{}", b'{"rulebound": "deck"}', b'[["x"]]']
)
def test_foreign_json_is_told(content: bytes) -> None:
    with pytest.raises(RecordError, match="not a Rulebound record"):
        read_record(content)


def test_json_nested_without_end_is_told() -> None:
    with pytest.raises(RecordError):
        read_record(b"[" * 100_000)


@pytest.mark.parametrize("number", [0, 2, "1", None, 1.5])
def test_another_format_is_told(whole: dict[str, Any], number: Any) -> None:
    with pytest.raises(RecordError, match="this version reads format 1"):
        check(edited(whole, format=number))


@pytest.mark.parametrize(
    "damage",
    [
        {"comment": "mine"},
        {"inputs": None},
        {"inputs": [3]},
        {"inputs": [{"type": "resign", "seat": 0}]},
        {"inputs": [{"type": "concede"}]},
        {"inputs": [{"type": "concede", "seat": 0, "why": "late"}]},
        {"match": {}},
        {"match": {"seed": "3", "seats": 2}},
        {"match": {"seed": 3, "seats": 2, "colour": "red"}},
        {"digest": 5},
        {"winners": "A"},
        {"engine": None},
    ],
    ids=str,
)
def test_fields_that_do_not_belong_are_told(whole: dict[str, Any], damage: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="damaged"):
        check(edited(whole, **damage))


@pytest.mark.parametrize("field", ["engine", "game", "match", "inputs", "digest"])
def test_a_missing_field_is_told(whole: dict[str, Any], field: str) -> None:
    data = edited(whole)
    del data[field]
    with pytest.raises(RecordError, match=f"damaged.*{field}"):
        check(data)


def test_an_edited_choice_is_told_by_its_number(whole: dict[str, Any]) -> None:
    data = edited(whole)
    data["inputs"][4] = "summon-dragon"
    with pytest.raises(RecordError, match=f"Input 5 of {len(data['inputs'])} cannot be replayed.*0.0.test"):
        check(data)


def test_any_other_choice_is_told(whole: dict[str, Any]) -> None:
    """Also one that was offered: the game goes another way, and its digest tells."""
    told = 0
    for n in range(0, len(whole["inputs"]), 9):
        table = replay(read_record(json.dumps(whole).encode()), BLACKPOKER, n)
        assert table.game.decision is not None
        keys = [table.game.key(option) for option in table.game.decision.options]
        other = next(key for key in keys if key != whole["inputs"][n])
        data = edited(whole)
        data["inputs"][n] = other
        with pytest.raises(RecordError):
            check(data)
        told += 1
    assert told > 3


def test_dropped_and_added_choices_are_told(whole: dict[str, Any]) -> None:
    inputs = whole["inputs"]
    for changed in (inputs[:-1], inputs[1:], [*inputs, inputs[-1]], []):
        with pytest.raises(RecordError):
            check(edited(whole, inputs=changed))


def test_an_edited_seed_is_told(whole: dict[str, Any]) -> None:
    for seed in (whole["match"]["seed"] + 1, -whole["match"]["seed"], 2**70):
        with pytest.raises(RecordError):
            check(edited(whole, match={**whole["match"], "seed": seed}))


def test_an_edited_digest_is_told(whole: dict[str, Any]) -> None:
    for digest in ("", "0" * 16, whole["digest"].upper() + "0", whole["digest"][::-1]):
        with pytest.raises(RecordError, match="digest"):
            check(edited(whole, digest=digest))


@pytest.mark.parametrize("winners", [None, [], [0, 1], [7]])
def test_edited_winners_are_told(whole: dict[str, Any], winners: Any) -> None:
    with pytest.raises(RecordError, match="winners"):
        check(edited(whole, winners=winners))


def test_a_setting_that_is_not_there_is_told(whole: dict[str, Any]) -> None:
    with pytest.raises(RuleboundError, match="has no setting"):
        check(edited(whole, match={**whole["match"], "settings": {"speed": "high"}}))
    with pytest.raises(RuleboundError, match="is played by 2, not by 5"):
        check(edited(whole, match={**whole["match"], "seats": 5}))


def test_a_deck_is_refused_where_nobody_brings_one() -> None:
    with pytest.raises(rulebound.SetupError, match="Nobody brings a deck to blackpoker; choose one for all"):
        rulebound.new_game("blackpoker", decks=["red", "green"])


def test_an_unknown_game_is_told_with_those_there_are(whole: dict[str, Any]) -> None:
    record = read_record(json.dumps(edited(whole, game="whist")).encode())
    with pytest.raises(rulebound.SetupError, match=r"There is no game 'whist'; there are .*blackpoker"):
        verify(record, rulebound.rulebook_named(record.game))


def test_a_record_of_another_game_does_not_verify(whole: dict[str, Any]) -> None:
    with pytest.raises(RuleboundError):
        verify(read_record(json.dumps(whole).encode()), ProbeRulebook())


# ---- undo, giving up, time-outs


def two_questions() -> Table:
    """A table at which seat 0 is asked twice and nothing is ever revealed."""
    rulebook = ToyRulebook([Ask(0, ["go", "stop"]), Ask(0, ["on", "off"]), Ask(1, ["up", "down"])], [0, 1])
    return Table(Match(rulebook), "0.0.test")


def test_undone_choices_are_recorded_and_replayed() -> None:
    table = two_questions()
    first = fingerprint(table.game)
    table.choose_key("go", 0)
    table.choose_key("off", 0)
    table.undo(0)
    table.undo(0)
    assert fingerprint(table.game) == first
    table.choose_key("stop", 0)
    record = read_record(table.record().to_json())
    assert record.inputs == ["go", "off", Undo(), Undo(), "stop"]
    again = verify(record, table.match.rulebook)
    assert fingerprint(again.game) == fingerprint(table.game)
    assert len(again.log) == len(table.log) == 2
    again.undo(0)
    assert fingerprint(again.game) == first


def test_undo_is_refused_to_others_and_at_the_beginning() -> None:
    table = two_questions()
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            table.undo(seat)
        assert caught.value.refusal.clause == "RB 7"
    table.choose_key("go", 0)
    before = fingerprint(table.game)
    with pytest.raises(Refused):
        table.undo(1)
    assert fingerprint(table.game) == before
    assert table.inputs == ["go"]


def test_undo_is_refused_once_something_was_revealed() -> None:
    table = played(3, 0)
    while table.game.decision is not None:
        before = table.game.revelations
        seat = table.game.decision.seat
        table.choose(0)
        if table.game.revelations > before:
            break
    assert table.undo_refusal(seat) is not None
    with pytest.raises(Refused, match="RB 7"):
        table.undo(seat)


def test_undos_without_anything_to_take_back_are_told() -> None:
    table = two_questions()
    data = as_data(table)
    for inputs in ([{"type": "undo"}], ["go", {"type": "undo"}, {"type": "undo"}]):
        record = read_record(json.dumps({**data, "inputs": inputs}).encode())
        with pytest.raises(RecordError, match="nothing to take back"):
            verify(record, table.match.rulebook)


@pytest.mark.parametrize("by_time", [False, True])
def test_giving_up_and_running_out_of_time_are_recorded(by_time: bool) -> None:
    table = played(3, 7)
    if by_time:
        table.time_out(1)
    else:
        table.concede(1)
    record = read_record(table.record().to_json())
    assert record.inputs[-1] == (TimeOut(1) if by_time else Concession(1))
    assert record.winners == [0]
    again = verify(record, BLACKPOKER)
    assert fingerprint(again.game) == fingerprint(table.game)
    assert [event.name for event in again.log[-1]] == ["timed-out" if by_time else "conceded", "game-over"]


def test_a_draw_by_agreement_is_recorded() -> None:
    table = played(3, 7)
    table.agree_on_draw()
    record = read_record(table.record().to_json())
    assert record.inputs[-1] == Drawn() and record.winners == []
    again = verify(record, BLACKPOKER)
    result = again.game.result
    assert result is not None and (result.winners, result.clause, result.reason) == ([], "RB 13", "agreed")
    assert again.game.decision is None and fingerprint(again.game) == fingerprint(table.game)
    with pytest.raises(Refused, match="RB 4"):
        table.agree_on_draw()
    data = as_data(table)
    assert data["inputs"].pop() == {"type": "drawn"}
    with pytest.raises(RecordError, match="digest"):
        check(data)


def test_a_time_out_edited_into_a_concession_is_told() -> None:
    table = played(3, 7)
    table.time_out(1)
    data = as_data(table)
    assert data["inputs"][-1] == {"type": "time-out", "seat": 1}
    data["inputs"][-1]["type"] = "concede"
    with pytest.raises(RecordError, match="digest"):
        check(data)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_told(seat: int) -> None:
    data = as_data(played(3, 7))
    data["inputs"].append({"type": "concede", "seat": seat})
    with pytest.raises(RecordError, match=f"Input 8 of 8 .*no seat {seat}"):
        check(data)


def test_one_of_a_team_gives_up_and_the_game_goes_on() -> None:
    rulebook = ProbeRulebook()
    table = Table(Match(rulebook, 5), "0.0.test")
    go_on(table, 1, 10)
    table.concede(2)
    table.time_out(1)
    assert table.game.result is None
    go_on(table, 2)
    assert table.game.result is not None
    again = verify(read_record(table.record().to_json()), rulebook)
    assert fingerprint(again.game) == fingerprint(table.game)


def test_what_is_refused_is_not_recorded() -> None:
    table = two_questions()
    for key in ("fly", "go 5"):
        with pytest.raises(Refused):
            table.choose_key(key)
    for index in (-1, 7):
        with pytest.raises(Refused):
            table.choose(index)
    with pytest.raises(Refused):
        table.concede(5)
    assert table.inputs == []
    assert len(table.log) == 1
    assert table.before == []


def four_questions() -> Table:
    """A table of two teams at which seat 0 is asked twice."""
    rulebook = ToyRulebook([Ask(0, ["go", "stop"]), Ask(0, ["on", "off"])], [0, 1, 0, 1])
    return Table(Match(rulebook), "0.0.test")


def test_undo_does_not_take_back_what_another_seat_gave_up() -> None:
    table = four_questions()
    table.choose_key("go", 0)
    table.concede(2)
    with pytest.raises(Refused):
        table.undo(0)
    assert table.game.conceded == [2]


def test_giving_up_twice_is_not_told_twice() -> None:
    table = four_questions()
    table.concede(2)
    with pytest.raises(Refused, match="C has given up already"):
        table.concede(2)
    assert len(table.inputs) == 1
    assert [event.name for events in table.log for event in events] == ["conceded"]
