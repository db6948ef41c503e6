"""Replays: a record step by step, by any seat's knowledge, kept under the hash of its content."""

import asyncio
import random

import msgspec
import pytest

from rulebound.games import rulebook_named
from rulebound.kernel.game import Game
from rulebound.kernel.record import Record, RecordError, Table, read_record
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import Match
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.running import run
from rulebound.server import fairness, replays
from rulebound.server.library import NotThere
from rulebound.server.protocol.board import View
from rulebound.server.replays import Kept, Reel, Replays
from rulebound.server.store import MemoryStore

pytestmark = pytest.mark.anyio
GAMES = ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"]
SECRET = "ab" * 32


def played(game: str, inputs: int, seed: int = 4, undo: bool = False) -> Table:
    """A table after some random choices, some of them taken back."""
    table = Table(Match(rulebook_named(game), seed), "test")
    chance = random.Random(seed)
    for n in range(inputs):
        decision = table.game.decision
        if decision is None:
            break
        table.choose(chance.randrange(len(decision.options)))
        if undo and n % 5 == 4:
            table.take_back()
    return table


def text_of(record: Record) -> str:
    """The content of a record's file."""
    return record.to_json().decode()


def hidden_hand(view: View, seat: int) -> bool:
    """Whether no card of a seat's hand can be told."""
    side = next(side for side in view.board.sides if side.seat == seat)
    hand = next(area for area in side.areas if area.zone == "hand")
    assert hand.count
    return not any(cell.code for cell in hand.cells)


async def test_a_record_is_kept_under_its_hash_and_found_after_a_restart() -> None:
    """The same record has the same link; another server on the same store has it too."""
    store = MemoryStore()
    record = played("blackpoker", 20).record()
    info = await Replays(store).keep(record, ["Ada", "Bo"])
    assert (info.game, info.seats, info.steps, info.names) == ("blackpoker", 2, 20, ["Ada", "Bo"])
    assert info.winners is None
    assert info.fair is None
    assert await Replays(store).info(info.id) == info
    assert await Replays(store).keep_text(text_of(record)) == info


async def test_a_step_is_seen_by_each_viewers_knowledge() -> None:
    """A seat sees its own hand, a spectator none, and `all` both."""
    kept = Replays(MemoryStore())
    info = await kept.keep(played("blackpoker", 20).record(), [])
    seen = {viewer: await kept.view(info.id, 0, viewer) for viewer in ("A", "B", "spectator", "all")}
    hidden = {viewer: [hidden_hand(view, 0), hidden_hand(view, 1)] for viewer, view in seen.items()}
    assert hidden == {
        "A": [False, True],
        "B": [True, False],
        "spectator": [True, True],
        "all": [False, False],
    }


async def test_the_whole_log_names_the_step_of_each_line() -> None:
    """For each viewer it is the log of the last step, and each line is there from its step on."""
    reel = Reel(Kept(played("blackpoker", 20, undo=True).record()))
    for viewer in ("A", "B", "spectator", "all"):
        lines = reel.lines(viewer)
        assert [line.line for line in lines] == reel.view(reel.last, viewer).log
        for step in range(reel.last + 1):
            assert len(reel.view(step, viewer).log) == sum(line.step <= step for line in lines)


async def test_many_can_look_at_once() -> None:
    """The log is told once, whoever asks first."""
    kept = Replays(MemoryStore())
    info = await kept.keep(played("blackpoker", 20).record(), [])
    seen = await asyncio.gather(*(kept.view(info.id, 20, "A") for _ in range(6)))
    assert all(view == seen[0] for view in seen)
    assert seen[0] == await kept.view(info.id, 20, "A")


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_is_what_the_table_was(game: str) -> None:
    """Each step has its own position and as much of the log as there was then; undone inputs are left out."""
    table = played(game, 16, undo=True)
    reel = Reel(Kept(table.record()))
    assert reel.last == len(table.before)
    longest = 0
    for step in range(reel.last + 1):
        view = reel.view(step, "A")
        there = table_after(table, step)
        assert view.number == step
        assert view.decision is not None and there.decision is not None
        assert view.decision.seat == there.decision.seat
        assert len(view.log) >= longest
        longest = len(view.log)
    assert longest


def table_after(table: Table, step: int) -> Game:
    """The position of a table after some inputs that stood."""
    return [*table.before, table.game][step]


async def test_the_log_can_be_asked_for_from_a_line_on() -> None:
    """Those who have the beginning need only the rest."""
    reel = Reel(Kept(played("blackpoker", 20).record()))
    whole = reel.view(20, "A")
    rest = reel.view(20, "A", log_from=5)
    assert rest.log == whole.log[5:]
    assert rest.log_from == 5
    assert reel.view(20, "A", log_from=10_000).log == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_moment_becomes_a_scenario_that_passes(game: str) -> None:
    """Also where inputs were taken back before."""
    kept = Replays(MemoryStore())
    info = await kept.keep(played(game, 12, undo=True).record(), [])
    written = await kept.scenario(info.id, info.steps)
    assert run(read_text(written.text)[0]).failures == []


async def test_fairness_is_checked() -> None:
    """A seed that follows from secret and entropy is fair; another is not."""
    entropy = ["one", ""]
    seed = fairness.seed_of(SECRET, entropy)
    for told, fair in ((seed, True), (seed + 1, False)):
        record = played("blackpoker", 4, told).record()
        record.fairness = fairness.proof(SECRET, entropy)
        info = await Replays(MemoryStore()).keep(record, [])
        assert info.fair is fair
        assert info.fairness is not None and info.fairness.secret == SECRET


async def test_records_that_do_not_replay_are_refused_and_not_kept() -> None:
    """Edited, cut short, foreign, malformed or endless: a sentence, and nothing is written."""
    store = MemoryStore()
    kept = Replays(store)
    good = played("blackpoker", 6).record()
    edited = msgspec.structs.replace(good, inputs=good.inputs[:-1])
    foreign = msgspec.structs.replace(good, game="chess")
    endless = msgspec.structs.replace(good, inputs=["pass"] * (replays.MOST_INPUTS + 1))
    bad_position = read_record(good.to_json())
    bad_position.match.position = {"A": {"hand": 7}}
    malformed = read_record(good.to_json())
    malformed.match.position = {"A": 7}
    for record in (edited, foreign, endless, bad_position, malformed):
        with pytest.raises(RuleboundError, match=r"\."):
            await kept.keep_text(text_of(record))
    for text in ("", "{", "[]", '{"rulebound": "record"}', text_of(good)[:200]):
        with pytest.raises(RecordError, match=r"\."):
            await kept.keep_text(text)
    assert store.records == {}


async def test_what_is_not_there_is_told_plainly() -> None:
    """Unknown links, steps and viewers."""
    kept = Replays(MemoryStore())
    info = await kept.keep(played("blackpoker", 6).record(), [])
    for id in ("0" * 24, "x", "../" * 8, "é" * 24):
        with pytest.raises(NotThere):
            await kept.info(id)
    for step in (-1, 7, 10**9):
        with pytest.raises(NotThere):
            await kept.view(info.id, step, "A")
    for viewer in ("C", "", "a", "everyone"):
        with pytest.raises(NotThere):
            await kept.view(info.id, 0, viewer)


async def test_only_some_replayed_records_are_kept_at_hand() -> None:
    """Those that nobody looks at are let go of, and replayed again when asked for."""
    kept = Replays(MemoryStore())
    infos = [
        await kept.keep(played("blackpoker", 2, seed).record(), []) for seed in range(replays.REELS_KEPT + 2)
    ]
    assert len(kept.reels) == replays.REELS_KEPT
    assert infos[0].id not in kept.reels
    assert await kept.info(infos[0].id) == infos[0]
