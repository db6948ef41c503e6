"""A running server: what it forgets, what it counts, and that nothing is left open when it cannot start."""

import asyncio
import gc
import weakref

import msgspec
import pytest
from tests.server.people import ANN, BEN, CEE, Player, make_lobby, options_of, pick, run, wish

from rulebound.kernel.rng import Stream
from rulebound.server import running
from rulebound.server.accounts import PEOPLE, Person
from rulebound.server.asking import ask
from rulebound.server.config import Config
from rulebound.server.metrics import Histogram
from rulebound.server.protocol import messages
from rulebound.server.rooms import Lobby
from rulebound.server.running import at_table, open_server
from rulebound.server.store import MemoryStore


async def old_guest(server: running.Server) -> Person:
    """A guest who was not seen for years."""
    person = await server.accounts.new_guest()
    person.seen = 0
    await server.store.put(PEOPLE, person.id, msgspec.json.encode(person))
    return person


def test_guests_are_forgotten_but_for_those_at_tables_that_go_on() -> None:
    async def work() -> None:
        server = await open_server(Config())
        host, sitting, loser, gone = [await old_guest(server) for _ in range(4)]
        room = await server.lobby.open(at_table(host), wish("blackpoker", "me", "open"))
        await ask(room, at_table(sitting), messages.Sit(seat=1))
        over = await server.lobby.open(at_table(loser), wish("blackpoker", "me", "random"))
        await ask(over, at_table(loser), messages.Concede())
        server.lobby.rooms.pop(room.id)
        assert await server.forget() == 2
        found = [await server.accounts.person(one.id) is not None for one in (host, sitting, loser, gone)]
        assert found == [True, True, False, False]
        await server.close()

    run(work())


def test_a_server_that_cannot_restore_its_tables_closes_what_it_has_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[str] = []

    class Store(MemoryStore):
        async def close(self) -> None:
            closed.append("store")

    async def opened(url: str) -> Store:
        return Store()

    async def fails(lobby: Lobby) -> int:
        raise OSError("The disk is gone.")

    async def work() -> None:
        monkeypatch.setattr(running, "open_store", opened)
        monkeypatch.setattr(Lobby, "restore", fails)
        before = asyncio.all_tasks()
        with pytest.raises(OSError, match="disk"):
            await open_server(Config())
        assert closed == ["store"] and asyncio.all_tasks() == before

    run(work())


def test_the_bots_process_is_started_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started = asyncio.Event()

    async def start(thinker: object, games: list[str]) -> None:
        assert "fftcg" in games
        started.set()

    async def work() -> None:
        monkeypatch.setattr("rulebound.server.thinking.Thinker.start", start)
        server = await open_server(Config(bots_ready=True))
        await asyncio.wait_for(started.wait(), 10)
        await server.close()

    run(work())


def test_what_is_here_by_now_is_not_searched_for_cycles_but_given_back() -> None:
    class Kept:
        """Something that can be looked at from elsewhere."""

    kept = Kept()
    gone = weakref.ref(kept)
    try:
        before = gc.get_freeze_count()
        running.spare_memory()
        assert gc.get_freeze_count() > before and not any(one is kept for one in gc.get_objects())
        del kept
        assert gone() is None
    finally:
        gc.unfreeze()


def test_a_server_spares_memory_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    monkeypatch.setattr(running, "SPARE_SECONDS", 0.001)
    monkeypatch.setattr(running, "spare_memory", lambda: times.append(1))

    async def work() -> None:
        server = await open_server(Config())
        while len(times) < 3:
            await asyncio.sleep(0.001)
        await server.close()

    run(work())


# ---- what is counted


def noted(times: Histogram, *values: str) -> int:
    """How many times were noted."""
    return sum(times.counts.get(values, []))


def test_choices_and_how_long_they_take_are_counted_by_game() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("blackpoker", "me", "random"))
        metrics = lobby.house.metrics
        ann = Player(lobby, room.id, ANN)
        dice = Stream(1)
        for _ in range(3):
            ann.send(pick(await ann.told(lambda told: bool(options_of(told))), dice))
        told = await ann.told(lambda told: bool(options_of(told)))
        assert noted(metrics.choice_seconds, "blackpoker") == 3
        bots = metrics.choices.numbers["blackpoker",] - 3
        assert bots == noted(metrics.bot_seconds, "random") >= 0
        assert noted(metrics.append_seconds) >= 3 + bots
        ann.send(messages.Choose(number=told.view.number, keys=["no such key"]))  # type: ignore[union-attr]
        await ann.refused()
        ann.send("nonsense")
        await ann.refused()
        assert metrics.refusals.numbers["socket",] == 2
        assert noted(metrics.choice_seconds, "blackpoker") == 3
        await ann.leave()

    run(work())


# ---- sessions that end


def test_the_sockets_of_a_session_end_with_it_and_no_others() -> None:
    async def work() -> None:
        lobby = make_lobby()
        rooms = [await lobby.open(ANN, wish()) for _ in range(2)]
        players = [Player(lobby, room.id, person) for room in rooms for person in (ANN, BEN, CEE)]
        for player in players:
            await player.told()
        for room in rooms:
            for guest in room.guests:
                guest.session = "s1" if guest.person == ANN else "s2"
        lobby.end_session("s1")
        for player in players:
            if player.person == ANN:
                await asyncio.wait_for(player.task, 10)
                assert player.pipe.closed is not None and "signed out" in player.pipe.closed[1]
        assert [len(room.guests) for room in rooms] == [2, 2]
        for player in players:
            if player.person != ANN:
                await player.leave()

    run(work())
