"""A folder of finished games: a run goes on where it stopped, and another plan is refused."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rulebound.games import rulebook_names
from rulebound.sim import Contest, Plan, SimError, Store, Terms, make_workers, round_robin, run, series
from rulebound.sim.match import play
from rulebound.sim.store import GAMES, PLAN
from rulebound.sim.workers import (
    Batch,
    Handle,
    cards_mark,
    checked,
    engine_mark,
    play_batch,
    play_batch_elsewhere,
)

SMALL = {"deck": "entry16"}
TWIN = "rulebound.bots.random:RandomBot"


def contest(seed: int = 3, **others: str) -> Contest:
    return series(Terms("blackpoker", seed, {**SMALL, **others}), ["random"])


def played(folder: Path, games: int, which: Contest | None = None) -> tuple[str, list[list[int]]]:
    """The digest of a run in a folder, and what it told about its progress."""
    which = which or contest()
    store = Store(folder, which)
    told: list[list[int]] = []
    try:
        result = run(which, games, store=store, progress=lambda done, total: told.append([done, total]))
    finally:
        store.close()
    return result.digest, told


class Stopping:
    """Workers that are interrupted after so many batches."""

    count = 1

    def __init__(self, batches: int) -> None:
        self.left = batches

    def submit(self, plan: Plan, start: int, stop: int) -> Handle:
        def wait() -> Batch:
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            return play_batch(plan, start, stop)

        return wait

    def close(self) -> None:
        pass


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(contest(), 30).digest
    store = Store(tmp_path, contest())
    with pytest.raises(KeyboardInterrupt):
        run(contest(), 30, Stopping(3), store)
    store.close()
    kept = (tmp_path / GAMES).read_bytes()
    done = kept.count(b'"seed"')
    assert 0 < done < 30
    digest, told = played(tmp_path, 30)
    assert digest == whole and told[0] == [done, 30] and told[-1] == [30, 30]
    assert len(told) == 30 - done + 1 and (tmp_path / GAMES).read_bytes().startswith(kept)


def test_a_finished_run_plays_nothing_again(tmp_path: Path) -> None:
    first, _ = played(tmp_path, 8)
    content = (tmp_path / GAMES).read_bytes()
    again, told = played(tmp_path, 8)
    assert again == first and told == [[8, 8]] and (tmp_path / GAMES).read_bytes() == content


def test_more_games_and_fewer(tmp_path: Path) -> None:
    played(tmp_path, 4)
    assert played(tmp_path, 9)[0] == run(contest(), 9).digest
    assert played(tmp_path, 5)[0] == run(contest(), 5).digest


def test_several_cells_and_processes(tmp_path: Path) -> None:
    which = round_robin(Terms("blackpoker", 1, SMALL, watch=True), ["random", TWIN])
    store = Store(tmp_path, which)
    workers = make_workers(2)
    try:
        run(which, 7, workers, store)
    finally:
        workers.close()
        store.close()
    assert played(tmp_path, 12, which)[0] == run(which, 12).digest


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    whole, _ = played(tmp_path, 10)
    path = tmp_path / GAMES
    path.write_bytes(path.read_bytes()[:-40])
    assert played(tmp_path, 10)[0] == whole
    assert path.read_bytes().count(b'"seed"') == 10


def test_a_damaged_line_is_told_with_its_place(tmp_path: Path) -> None:
    played(tmp_path, 3)
    path = tmp_path / GAMES
    path.write_bytes(b'{"cell":0,"start":5,"outcomes":[]}\n' + path.read_bytes())
    with pytest.raises(SimError, match=r"games.jsonl:1: The line is damaged \(games from 5 on are out of"):
        Store(tmp_path, contest())
    path.write_bytes(b"nonsense\n")
    with pytest.raises(SimError, match=r"games.jsonl:1: The line is damaged"):
        Store(tmp_path, contest())


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest(4), "seed: 3; here: 4"),
        (contest(edition="published"), "settings: deck=entry16; here: deck=entry16, edition=published"),
        (series(Terms("blackpoker", 3, SMALL), ["greedy"]), "bots: random, random; here: greedy, greedy"),
        (series(Terms("blackpoker", 3, SMALL, watch=True), ["random"]), "noting of cards: off; here: on"),
        (series(Terms("battle-spirits", 3), ["random"]), "game: blackpoker; here: battle-spirits"),
        (
            round_robin(Terms("blackpoker", 3, SMALL), ["random", "greedy"]),
            "kind of simulation: series; here: round-robin",
        ),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Contest, sentence: str) -> None:
    played(tmp_path, 1)
    with pytest.raises(SimError, match=sentence):
        Store(tmp_path, other)


def test_another_engine_is_refused(tmp_path: Path) -> None:
    played(tmp_path, 1)
    plan = msgspec.json.decode((tmp_path / PLAN).read_bytes())
    assert plan["engine"] == engine_mark("blackpoker")
    plan["engine"] = "0.0.1 abc"
    (tmp_path / PLAN).write_bytes(msgspec.json.encode(plan))
    with pytest.raises(SimError, match=r"engine: 0\.0\.1 abc; here: .*another version of Rulebound"):
        Store(tmp_path, contest())


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear", encoding="utf-8")
    with pytest.raises(SimError, match="holds other files and no simulation"):
        Store(tmp_path, contest())
    with pytest.raises(SimError, match="cannot be used"):
        Store(tmp_path / "letter.txt", contest())
    for content in (b"[]", b"{"):
        (tmp_path / PLAN).write_bytes(content)
        with pytest.raises(SimError, match=r"is not the plan of a simulation|is damaged"):
            Store(tmp_path, contest())


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    store = Store(tmp_path, contest())
    with pytest.raises(SimError, match="Another run is at work"):
        Store(tmp_path, contest())
    store.close()
    Store(tmp_path, contest()).close()


def test_what_comes_back_is_checked() -> None:
    plan = contest().cells[0].plan
    batch = play_batch(plan, 0, 2)
    assert checked(plan, 0, 2, batch) is batch
    with pytest.raises(SimError, match="other games than 1 to 2"):
        checked(plan, 1, 3, batch)
    batch.engine = "0.0.1 abc"
    with pytest.raises(SimError, match="another version of Rulebound"):
        checked(plan, 0, 2, batch)


def test_a_node_with_other_cards_is_refused() -> None:
    plan = series(Terms("battle-spirits", 3), ["random"]).cells[0].plan
    batch = play_batch_elsewhere(plan, 0, 1)
    assert batch.cards == cards_mark([plan]) and checked(plan, 0, 1, batch) is batch
    batch.cards = "abc"
    with pytest.raises(SimError, match=r"A worker plays with other cards.* The same packs must be on every"):
        checked(plan, 0, 1, batch)
    assert cards_mark([replace(plan, pairings=(("red", "blue"),))]) != cards_mark([plan])
    assert cards_mark([contest().cells[0].plan]) == ""


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("blackpoker", ("greedy+elsewhere:Bot", "random"), 0), "'elsewhere:Bot' cannot be loaded"),
        (Plan("battle-spirits", ("random", "random"), 0, pairings=(("red", "nowhere"),)), "nowhere"),
    ],
)
def test_what_a_node_lacks_ends_the_run_and_is_no_outcome(plan: Plan, sentence: str) -> None:
    batch = play_batch_elsewhere(plan, 0, 2)
    assert batch.outcomes == []
    with pytest.raises(SimError, match=f"A node cannot play this: .*{sentence}.* on every node"):
        checked(plan, 0, 2, batch)


@pytest.mark.parametrize("game", rulebook_names())
def test_a_node_that_lacks_nothing_plays(game: str) -> None:
    plan = series(Terms(game, 3), ("random", "random")).cells[0].plan
    assert checked(plan, 0, 1, play_batch_elsewhere(plan, 0, 1)).outcomes == [play(plan, 0)]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b'"cell":0', b'"cell":-1', "there is no cell -1"),
        (b'"seed":', b'"seed":1', "game 0 has another seed"),
        (b'"winners":[', b'"winners":[9,', "game 0 was won by nobody who took part"),
    ],
)
def test_a_line_that_cannot_be_is_refused(old: bytes, new: bytes, sentence: str, tmp_path: Path) -> None:
    played(tmp_path, 2)
    content = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(content.replace(old, new, 1))
    with pytest.raises(SimError, match=rf"games.jsonl:1: The line is damaged \({sentence}\)"):
        Store(tmp_path, contest())


def test_the_speed_is_that_of_this_run(tmp_path: Path) -> None:
    """Games that an earlier run has kept took none of the time of this one."""
    played(tmp_path, 4)
    store = Store(tmp_path, contest())
    again = run(contest(), 4, store=store)
    assert again.total("decisions") > 0 and again.decisions_now == 0
    assert again.decisions_per_second == 0 == again.to_plain()["decisions_per_second"]
    more = run(contest(), 6, store=store)
    store.close()
    assert more.decisions_now == more.total("decisions") - again.total("decisions") > 0


def test_files_are_on_the_disk_before_they_take_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("rulebound.sim.store.os.fsync", broken)
    with pytest.raises(SimError, match=r"cannot be used: Input/output error\. Give another\."):
        Store(tmp_path / "run", contest())
    assert not (tmp_path / "run" / PLAN).exists()
    assert list((tmp_path / "run").iterdir()) == []
    monkeypatch.undo()
    (tmp_path / "run" / "plan.json.new").write_bytes(b"{")  # as after a loss of power
    assert played(tmp_path / "run", 2)[0] == run(contest(), 2).digest


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    played(tmp_path, 4)
    kept = (tmp_path / GAMES).read_bytes()
    store = Store(tmp_path, contest())
    store.file.close()
    store.file = Path("/dev/full").open("ab+")  # noqa: SIM115 - the store closes it
    with pytest.raises(SimError, match=r"games\.jsonl cannot be written: No space .* run the same command"):
        run(contest(), 9, store=store)
    store.close()
    assert (tmp_path / GAMES).read_bytes() == kept
    assert played(tmp_path, 9)[0] == run(contest(), 9).digest
