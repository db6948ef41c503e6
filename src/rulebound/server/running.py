"""A running server: everything that lives from its start to its end, in one place.

It is opened before the first request and closed after the last: sockets first, then the tables, then the
store. Every now and then it forgets rooms in which nobody is, and guests who have not come for long.
"""

import asyncio
import gc
import itertools
import logging
import time
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection

import rulebound
from rulebound.games import rulebook_names
from rulebound.server import entries
from rulebound.server.accounts import Accounts, Person
from rulebound.server.config import Config
from rulebound.server.limits import Limits
from rulebound.server.metrics import Health, Metrics, health
from rulebound.server.replays import Replays
from rulebound.server.room import GOING_AWAY, GOODBYE
from rulebound.server.rooms import Lobby
from rulebound.server.sessions import Sessions, open_sessions
from rulebound.server.store import Store, StoreError, now_ms, open_store

LOG: Final = logging.getLogger(__name__)
SPARE_SECONDS: Final = 0.5
SWEEP_SECONDS: Final = 60
SWEEPS_AN_HOUR: Final = 60
SWEEPS_A_DAY: Final = 24 * 60
GUEST_LIFETIME_MS: Final = 90 * 24 * 3600 * 1000
"""After how long without a visit a guest is forgotten."""
GOODBYE_SECONDS: Final = 2.0
UNLIMITED: Final = 1e6
"""The factor by which limits are widened where there are to be none."""


class Server:
    """Everything that a request may need."""

    def __init__(self, config: Config, store: Store, sessions: Sessions) -> None:
        self.config = config
        self.store = store
        self.sessions = sessions
        self.accounts = Accounts(store)
        self.limits = Limits(1.0 if config.limited else UNLIMITED)
        self.metrics = Metrics()
        self.lobby = Lobby(store, blocked=self.blocks, delay=config.pause, metrics=self.metrics)
        self.replays = Replays(store)
        self.begun = time.monotonic()
        self.beside = [asyncio.create_task(self.sweep()), asyncio.create_task(keep_sparing_memory())]
        if config.bots_ready:
            self.beside.append(asyncio.create_task(self.lobby.house.thinker.start(rulebook_names())))

    async def blocks(self, by: str, person: str) -> bool:
        """Whether one person blocks another, both by id."""
        found = await self.accounts.person(by)
        return found is not None and person in found.blocked

    # ---- how it is

    async def health(self) -> Health:
        """Whether the server can do its work."""
        self.count()
        return await health(self.store, self.metrics, rulebound.__version__, self.begun)

    def count(self) -> None:
        """Bring the numbers up to date that the rooms keep."""
        tables: dict[tuple[str, ...], float] = {}
        for room in self.lobby.rooms.values():
            state = "waiting" if room.state.table is None else "over" if room.state.over else "playing"
            key = (room.state.wish.game, state)
            tables[key] = tables.get(key, 0) + 1
        self.metrics.tables.numbers = tables
        fallbacks = self.lobby.house.thinker.fallbacks
        self.metrics.bot_fallbacks.numbers = {(bot,): float(count) for bot, count in fallbacks.items()}

    # ---- from time to time, and at the end

    async def sweep(self) -> None:
        """Forget what nobody needs any more, until the end."""
        for count in itertools.count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            if count % SWEEPS_AN_HOUR == 0:
                gc.unfreeze()
                gc.collect()
            try:
                await self.lobby.sweep()
                if count % SWEEPS_A_DAY == 0:
                    await self.forget()
            except StoreError as error:
                LOG.error("nothing was swept: %s", type(error).__name__)

    async def forget(self) -> int:
        """Once a day: forget sessions that have ended long ago, and guests who are gone; how many guests."""
        await self.sessions.load()
        return await self.accounts.forget_guests(now_ms() - GUEST_LIFETIME_MS, await self.lobby.people())

    async def say_goodbye(self) -> None:
        """Close all sockets with a reason, and wait a little until they are."""
        for room in self.lobby.rooms.values():
            for guest in room.guests:
                guest.close(GOING_AWAY, GOODBYE)
        until = time.monotonic() + GOODBYE_SECONDS
        while any(room.guests for room in self.lobby.rooms.values()) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End everything: what was begun is written first."""
        for task in self.beside:
            task.cancel()
        await asyncio.gather(*self.beside, return_exceptions=True)
        await self.say_goodbye()
        await self.lobby.close()
        await self.accounts.close()
        await self.store.close()


def spare_memory() -> None:
    """Let Python's search for cycles leave alone what is here by now: mostly positions that tables keep.

    With many tables such a search through everything would hold up all of them for a third of a second.
    What is not used any more is given back all the same, but for rare cycles: those are looked for every
    hour.
    """
    gc.freeze()


async def keep_sparing_memory() -> None:
    """Do so again and again, which costs nothing: a search never meets more than a moment has brought."""
    while True:
        await asyncio.sleep(SPARE_SECONDS)
        spare_memory()


async def open_server(config: Config) -> Server:
    """A server on its store, with all tables whose games are not over."""
    store = await open_store(config.database)
    try:
        sessions = await open_sessions(store, https=config.secure, origins=config.origins)
        server = Server(config, store, sessions)
    except BaseException:
        await store.close()
        raise
    try:
        tables = await server.lobby.restore()
    except BaseException:
        await server.close()
        raise
    LOG.info("started", extra={"tables": tables})
    return server


async def say_goodbye(app: Litestar) -> None:
    """Close all sockets of an application with a reason, if it has begun."""
    server = app.state.get("server")
    if isinstance(server, Server):
        await server.say_goodbye()


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    """The server that a request or socket has come to."""
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def at_table(person: Person) -> entries.Person:
    """A person as tables know people."""
    return entries.Person(person.id, person.name)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    client = connection.client
    return "unknown" if client is None else client.host
