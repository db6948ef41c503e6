"""A game saved in the middle of a Counter war goes on in another process as if nothing had been."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import rulebound
from rulebound.kernel.plain import (
    fingerprint,
    game_from,
    position,
    same_position,
    view_from_plain,
    view_to_plain,
)
from rulebound.kernel.record import Table, read_record, verify
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import mask, view

POSITION: Final[dict[str, Any]] = {
    "turn": "A",
    "A": {"hand": ["H7", "D2", "C8", "D4", "C10", "D6"], "life": 20, "barriers": ["S2"], "soldiers": ["C6"]},
    "B": {"hand": ["C7", "D3", "C9", "D5", "H2", "C2"], "life": 15, "barriers": ["S9"], "soldiers": ["S6"]},
    "pools": ["B knows D4 among A.hand"],
}
WAR: Final = [
    (0, "summon-soldier H7"),
    (0, "pass"),
    (1, "counter C7"),
    (1, "discard D3"),
    (1, "pass"),
    (0, "counter C8"),
    (0, "target stage.2"),
    (0, "discard D2"),
    (0, "pass"),
    (1, "counter C9"),
    (1, "target stage.3"),
    (1, "discard D5"),
    (1, "pass"),
    (0, "counter C10"),
    (0, "target stage.4"),
]
"""To the middle of the fifth request: its target is named, its cost is not yet paid."""

CONTINUE: Final = """
import json, sys
import rulebound
from rulebound.kernel.plain import fingerprint
record = rulebound.read_record(open(sys.argv[1], "rb").read())
table = rulebound.verify(record, rulebound.rulebook_named(record.game))
saved = fingerprint(table.game)
for key in json.load(open(sys.argv[2], encoding="utf-8")):
    table.choose_key(key)
game = table.game
winners = None if game.result is None else game.result.winners
print(json.dumps([saved, game.digest(), winners, fingerprint(game)]))
"""


def war() -> Table:
    """A table in the middle of the war."""
    table = Table(rulebound.new_match("blackpoker", 77, position=POSITION), rulebound.__version__)
    for seat, key in WAR:
        table.choose_key(key, seat)
    return table


def finish(table: Table) -> list[str]:
    """Play to the end at random, beginning with the war; returns the keys chosen."""
    stream = Stream(12)
    keys: list[str] = []
    while table.game.decision is not None:
        options = table.game.decision.options
        keys.append(table.game.key(options[stream.below(len(options))]))
        table.choose_key(keys[-1])
    return keys


def test_the_war_is_in_the_middle_of_an_effect() -> None:
    game = war().game
    stage = game.describe()["stage"]
    assert [line.split()[0] for line in stage] == ["summon-soldier", "counter", "counter", "counter"]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.question) == (0, "bp-pay-discard")
    assert not game.quiet()


def test_another_process_goes_on_from_the_saved_record(tmp_path: Path) -> None:
    table = war()
    saved = tmp_path / "war.json"
    saved.write_bytes(table.record().to_json())
    before = fingerprint(table.game)
    keys = finish(table)
    assert len(keys) > 10
    chosen = tmp_path / "keys.json"
    chosen.write_text(json.dumps(keys), encoding="utf-8")
    path = os.pathsep.join(part for part in sys.path if part)
    run = subprocess.run(
        [sys.executable, "-c", CONTINUE, str(saved), str(chosen)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    game = table.game
    assert game.result is not None
    assert json.loads(run.stdout) == [before, game.digest(), game.result.winners, fingerprint(game)]


def test_the_record_of_the_war_reads_back_in_the_middle() -> None:
    table = war()
    again = verify(read_record(table.record().to_json()), table.match.rulebook)
    assert same_position(again.game, table.game)
    assert finish(again) == finish(table)
    assert again.game.digest() == table.game.digest()


def test_the_position_survives_as_plain_data_and_plays_on() -> None:
    table = war()
    game = table.game
    plain = json.loads(json.dumps(position(game)))
    again = game_from(plain, table.match)
    assert same_position(again, game)
    assert fingerprint(again) == fingerprint(game)
    assert [(pool.faces, pool.spots) for pool in again.pools] == [
        (pool.faces, pool.spots) for pool in game.pools
    ]
    assert len(game.pools) > 0
    stream, other = Stream(3), Stream(3)
    for one, dice in ((game, stream), (again, other)):
        while one.decision is not None:
            one.choose(dice.below(len(one.decision.options)))
    assert (again.digest(), fingerprint(again)) == (game.digest(), fingerprint(game))


def test_every_view_of_the_war_survives_as_plain_data() -> None:
    table = war()
    game = table.game
    for viewer in game.viewers:
        sent = view(game, viewer)
        plain = json.loads(json.dumps(view_to_plain(sent)))
        again = view_from_plain(plain, table.match.public(viewer))
        assert same_position(again.game, sent.game)
        assert same_position(mask(again.determinize(5), viewer), sent.game)


def test_copies_in_the_middle_of_the_war_end_it_differently() -> None:
    """One copy passes it by, the other pays: neither changes what the first game is."""
    game = war().game
    before = fingerprint(game)
    ends = set()
    for seed in range(6):
        copy, stream = game.copy(), Stream(seed)
        while copy.decision is not None:
            copy.choose(stream.below(len(copy.decision.options)))
        ends.add(copy.digest())
        assert fingerprint(game) == before
    assert len(ends) == 6
