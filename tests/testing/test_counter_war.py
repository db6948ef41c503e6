"""A game saved in the middle of a Counter war and continued in another process ends as the original does."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rulebound
from rulebound import Table, read_record, replay
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.rng import Stream
from rulebound.testing.trial import play_on

POSITION = {
    "turn": "A",
    "A": {"hand": ["H5", "C10", "C4", "D2", "D3"], "soldiers": ["S7"], "life": 20},
    "B": {"hand": ["C9", "C6", "S2", "S3", "D9"], "soldiers": ["H8"], "life": 20},
}
WAR = [
    "up H5",
    "target A.soldiers.1",
    "discard D2",
    "pass",
    "counter C9",
    "discard S2",
    "pass",
    "counter C10",
]
STEPS = 2000

CONTINUE = """
import json, sys
from rulebound import read_record, replay, rulebook_named
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.rng import Stream
from rulebound.testing.trial import play_on

record = read_record(open(sys.argv[1], "rb").read())
game = replay(record, rulebook_named(record.game)).game
middle = fingerprint(game)
made = play_on(game, Stream(int(sys.argv[2])), int(sys.argv[3]))
print(json.dumps([middle, len(made), fingerprint(game), game.digest(), game.result.winners]))
"""


@pytest.fixture
def table() -> Table:
    """A Counter against a Counter against an Up is being declared; its target is not yet named."""
    table = Table(rulebound.new_match("blackpoker", seed=5, position=POSITION), "test")
    for key in WAR:
        table.choose_key(key)
    decision = table.game.decision
    assert decision is not None
    assert (decision.seat, decision.question) == (0, "bp-target")
    assert len(table.game.describe()["stage"]) == 2
    return table


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_another_process_ends_it_in_the_same_way(table: Table, tmp_path: Path, seed: int) -> None:
    saved = tmp_path / "war.json"
    saved.write_bytes(table.record().to_json())
    copy = table.game.copy()
    middle = fingerprint(table.game)
    made = play_on(table.game, Stream(seed), STEPS)
    assert table.game.result is not None
    expected = [middle, len(made), fingerprint(table.game), table.game.digest(), table.game.result.winners]

    command = [sys.executable, "-c", CONTINUE, str(saved), str(seed), str(STEPS)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    assert json.loads(done.stdout) == expected

    assert fingerprint(copy) == middle
    assert play_on(copy, Stream(seed), STEPS) == made
    assert fingerprint(copy) == expected[2]


def test_the_war_can_be_read_at_every_point(table: Table) -> None:
    record = read_record(table.record().to_json())
    for count, before in enumerate(table.before):
        rebuilt = replay(record, table.match.rulebook, count)
        assert fingerprint(rebuilt.game) == fingerprint(before)
    assert fingerprint(replay(record, table.match.rulebook).game) == fingerprint(table.game)
