"""A server that is killed at any moment: every table goes on, no acknowledged choice is lost, none doubled.

Once with a store that crashes before or after every single append, and once with a process of its own that
serves a table from an SQLite file and is killed by signal 9 while it plays.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.server.people import ANN, BEN, GAMES, make_lobby, run, seats_for, wish

from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.server.asking import ask
from rulebound.server.entries import Given, read
from rulebound.server.protocol import messages
from rulebound.server.room import Room
from rulebound.server.store import Entry, MemoryStore, open_store


class Crash(BaseException):
    """The process is gone."""


class Process(MemoryStore):
    """The store as one process has it, which dies at an append, before or after that was written.

    Nothing that still runs of a dead process writes anything any more.
    """

    def __init__(self, disk: MemoryStore, written: bool) -> None:
        super().__init__()
        self.entries, self.records = disk.entries, disk.records
        self.written = written
        self.dies_next = False
        self.dead = False

    async def append(self, stream: str, entries: Sequence[Entry]) -> None:
        """Append, unless this is the one at which all ends."""
        if self.dead:
            raise Crash
        self.dead = self.dies_next
        if not self.dead or self.written:
            await super().append(stream, entries)
        if self.dead:
            raise Crash


async def set_up(room: Room) -> None:
    """Ben sits down; both are ready, where they are not yet."""
    state = room.state
    if state.seat_of(BEN.id) < 0:
        await ask(room, BEN, messages.Sit(seat=1))
    for person in (BEN, ANN):
        if state.table is None and not state.seats[state.seat_of(person.id)].ready:
            await ask(room, person, messages.Ready())


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_crash_at_every_append_loses_and_doubles_nothing(game: str, written: bool) -> None:
    async def work() -> None:
        process = Process(MemoryStore(), written)
        room = await make_lobby(process).open(ANN, wish(game, *seats_for(game)))
        acknowledged: list[str] = []
        dice = Stream(4)
        crashes = 0
        for _ in range(40):
            process.dies_next = True
            try:
                await step(room, dice, acknowledged)
            except Crash:
                crashes += 1
            process = Process(process, written)
            again = await make_lobby(process).room(room.id)
            assert again is not None and again is not room
            check(again, acknowledged, may_have_one_more=written)
            acknowledged[:] = choices(again)
            room = again
            await step(room, dice, acknowledged)
            check(room, acknowledged, may_have_one_more=False)
        assert len(acknowledged) >= 30 and crashes > 10

    run(work())


async def step(room: Room, dice: Stream, acknowledged: list[str]) -> None:
    """Whatever comes next at the table."""
    if room.state.table is None:
        await set_up(room)
    if not room.state.playing or room.bot_asked():
        return
    keys = [key for key in room.offered() if key != "cancel"]
    key = keys[dice.below(len(keys))]
    person = (ANN, BEN)[room.state.asked]
    await ask(room, person, messages.Choose(number=room.state.number, keys=[key]))
    acknowledged[:] = choices(room)


def choices(room: Room) -> list[str]:
    """All choices that the table has taken."""
    table = room.state.table
    return [] if table is None else [given for given in table.inputs if isinstance(given, str)]


def check(room: Room, acknowledged: list[str], may_have_one_more: bool) -> None:
    """The table has what was acknowledged, and at most one choice that was being written."""
    found = choices(room)
    assert found[: len(acknowledged)] == acknowledged
    bots = sum(bool(seat.bot) for seat in room.state.seats)
    if not bots:
        assert len(found) <= len(acknowledged) + may_have_one_more
    if room.state.table is not None:
        verify(room.state.record(), room.state.table.match.rulebook)


# ---- a process that is killed

CHILD = textwrap.dedent(
    """
    import asyncio, sys
    from rulebound.server.protocol import messages
    from rulebound.server.asking import ask
    from rulebound.server.store import open_store
    from tests.server.people import ANN, BEN, make_lobby, wish
    from rulebound.kernel.rng import Stream

    async def main(path, table):
        lobby = make_lobby(await open_store(path))
        if table:
            room = await lobby.room(table)
        else:
            room = await lobby.open(ANN, wish("blackpoker", "me", "open"))
            await ask(room, BEN, messages.Sit(seat=1))
            for person in (BEN, ANN):
                await ask(room, person, messages.Ready())
        print("table", room.id, flush=True)
        dice = Stream(room.state.number)
        while room.state.playing:
            number, asked = room.state.number, room.state.asked
            keys = [key for key in room.offered() if key != "cancel"]
            key = keys[dice.below(len(keys))]
            print("asked", number, flush=True)
            await ask(room, (ANN, BEN)[asked], messages.Choose(number=number, keys=[key]))
            print("taken", number, key, flush=True)
        print("over", flush=True)

    asyncio.run(main(sys.argv[1], sys.argv[2]))
    """
)


def play_until_killed(path: Path, table: str, after: int) -> tuple[str, dict[int, str], bool]:
    """Let a process play and kill it after so many lines; table, acknowledged choices, whether it ended."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path), table],
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
        env=environment,
    )
    taken: dict[int, str] = {}
    over = False
    assert child.stdout is not None
    try:
        for count, line in enumerate(child.stdout):
            kind, _, rest = line.strip().partition(" ")
            if kind == "table":
                table = rest
            elif kind == "taken":
                number, _, key = rest.partition(" ")
                taken[int(number)] = key
            over = over or kind == "over"
            if count >= after:
                break
        child.send_signal(signal.SIGKILL)
        for line in child.stdout:
            kind, _, rest = line.strip().partition(" ")
            if kind == "taken":
                number, _, key = rest.partition(" ")
                taken[int(number)] = key
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    return table, taken, over


def test_a_process_that_is_killed_while_it_plays(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    dice = random.Random(6)
    table, over, acknowledged = "", False, {}
    for _ in range(4):
        table, taken, over = play_until_killed(path, table, dice.randrange(4, 40))
        acknowledged.update(taken)
        found = run(written_choices(path, table))
        for number, key in acknowledged.items():
            assert found[number] == key
        assert len(found) <= max(acknowledged) + 2
        acknowledged = dict(enumerate(found))
        if over:
            break
    assert len(acknowledged) > 10


async def written_choices(path: Path, table: str) -> list[str]:
    """The choices that the store has, once the table has been restored from it and was at the same place."""
    store = await open_store(str(path))
    try:
        entries = [read(entry.payload) for entry in await store.read(f"table/{table}")]
        room = await make_lobby(store).room(table)
        assert room is not None and not room.broken
        found = [entry.input for entry in entries if isinstance(entry, Given)]
        assert choices(room) == found and room.state.number == len(found)
        again = await make_lobby(store).room(table)
        assert again is not None
        for person in (ANN, BEN):
            one, other = room.told_to(person), again.told_to(person)
            assert msgspec.json.encode(one) == msgspec.json.encode(other)
        return [given for given in found if isinstance(given, str)]
    finally:
        await store.close()
        await asyncio.sleep(0)
