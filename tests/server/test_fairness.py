"""Fairness: the seed follows from what was promised, and a record in which it does not is found out."""

import hashlib
from pathlib import Path

import msgspec
import pytest
from tests.server.people import ANN, BEN, make_lobby, run, wish
from typer.testing import CliRunner

import rulebound
from rulebound.cli import app
from rulebound.kernel.record import Fairness, Record, RecordError, Table, read_record
from rulebound.server import fairness
from rulebound.server.asking import ask
from rulebound.server.protocol import messages


def a_record() -> Record:
    """The record of a short game at a table."""

    async def work() -> Record:
        room = await make_lobby().open(ANN, wish("blackpoker", "me", "open"))
        await ask(room, BEN, messages.Sit(seat=1, entropy="replaced"))
        await ask(room, BEN, messages.Ready(entropy="骰子\n2"))
        await ask(room, ANN, messages.Ready(entropy="coins"))
        await ask(room, ANN, messages.Concede())
        return room.state.record()

    return run(work())


def test_the_seed_is_what_anyone_can_work_out() -> None:
    record = a_record()
    told = record.fairness
    assert isinstance(told, Fairness)
    secret = bytes.fromhex(told.secret)
    assert len(secret) == 32 and hashlib.sha256(secret).hexdigest() == told.commitment
    assert told.entropy == ["coins", "骰子 2"]
    digest = hashlib.sha256(secret + "coins\n骰子 2".encode()).digest()
    assert record.match.seed == int.from_bytes(digest[:8], "big")
    assert fairness.check(record)


def test_each_seat_moves_the_seed() -> None:
    secret = "11" * 32
    seeds = {fairness.seed_of(secret, words) for words in (["a", ""], ["", "a"], ["", ""], ["b", ""])}
    assert len(seeds) == 4


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": "00" * 32}, "not the one that was promised"),
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"entropy": ["coins", "other"]}, "does not follow"),
        ({"entropy": ["coins"]}, "entropy of 1"),
        ({"secret": "zz"}, "hexadecimal"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(change: dict[str, object], sentence: str) -> None:
    record = a_record()
    assert isinstance(record.fairness, Fairness)
    record.fairness = msgspec.structs.replace(record.fairness, **change)
    with pytest.raises(RecordError, match=sentence):
        fairness.check(record)


def test_another_seed_is_found_out() -> None:
    record = a_record()
    record.match.seed += 1
    with pytest.raises(RecordError, match="does not follow"):
        fairness.check(record)


def test_old_records_are_read_and_written_as_before() -> None:
    record = Table(rulebound.new_match("blackpoker", 3), "0.1.0").record()
    content = record.to_json()
    assert b"fairness" not in content
    assert read_record(content) == record and not fairness.check(record)
    with_proof = a_record()
    assert read_record(with_proof.to_json()) == with_proof


def test_the_command_checks_it(tmp_path: Path) -> None:
    record = a_record()
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    done = CliRunner().invoke(app, ["replay", str(path), "--verify"])
    assert done.exit_code == 0 and "follows from what was promised" in done.output
    done = CliRunner().invoke(app, ["replay", str(path), "--verify", "--json"])
    assert '"fair":true' in done.output
    assert isinstance(record.fairness, Fairness)
    record.fairness.entropy = ["", ""]
    path.write_bytes(record.to_json())
    done = CliRunner().invoke(app, ["replay", str(path), "--verify"])
    assert done.exit_code != 0
    told = done.output + str(done.exception)
    assert "does not follow" in told


def test_nothing_of_it_is_told_before_the_end() -> None:
    async def work() -> None:
        room = await make_lobby().open(ANN, wish("blackpoker", "me", "random"))
        secret = room.state.opened.secret
        told = msgspec.json.encode(room.told_to(ANN)).decode()
        assert secret not in told and str(room.state.seed) not in told
        assert room.info(ANN).fairness.commitment == fairness.commitment_of(secret)

    run(work())
