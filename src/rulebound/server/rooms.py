"""The lobby: all tables of this server.

A table is opened here, found by its id, and restored from the store when it is asked for or when the server
starts. The store keeps a list of the tables whose games are not over, so that a start need not look at all.
"""

import asyncio
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from .. import __version__
from ..kernel.refusal import RuleboundError
from . import fairness
from .clocks import Clock
from .entries import BotSeated, Noted, Noting, Opened, Person, Seated, kind_of, read, write
from .metrics import Metrics
from .protocol.tables import NewTable
from .room import House, NotNow, Room, nobody_blocks
from .seating import check_bot, check_brought, deck_brought, position_match, seats_of
from .state import TableState
from .store import Entry, Store
from .thinking import Thinker

LOG: Final = logging.getLogger(__name__)
LIVE: Final = "live-table"
"""What the store calls the list of tables whose games are not over."""
ID_BYTES: Final = 9
KEPT_SECONDS: Final = 600
"""How long a room in which nobody is stays in memory."""
SEATING: Final = ("opened", "seated")
"""The kinds of entries that name people at a table."""
SIGNED_OUT: Final = 4003
"""The code with which the sockets of a session are closed that has ended."""
UNREADABLE: Final = "This table was written by another version and cannot go on here."


class Lobby:
    """All tables."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker | None = None,
        clock: Clock | None = None,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        blocked: Callable[[str, str], Awaitable[bool]] = nobody_blocks,
        delay: float = 0.4,
        metrics: Metrics | None = None,
    ) -> None:
        self.house = House(
            store,
            thinker or Thinker(),
            clock or Clock(),
            chance,
            blocked,
            delay,
            __version__,
            metrics or Metrics(),
        )
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}

    # ---- opening

    async def open(self, host: Person, wish: NewTable) -> Room:
        """Open a table as somebody wishes; RuleboundError with a sentence where that cannot be."""
        seats = await asyncio.to_thread(seats_wished, host, wish)
        return await self.begin([self.opened(host, wish), *seats])

    def opened(self, host: Person, wish: NewTable) -> Opened:
        """The first entry of a table."""
        secret = self.house.chance(fairness.SECRET_BYTES).hex()
        return Opened(wish, host, secret, self.house.clock.today())

    async def begin(self, entries: Sequence[Noted]) -> Room:
        """Write the first entries of a new table, and go there."""
        id = new_id(self.house.chance)
        await self.house.store.put(LIVE, id, b"")
        numbered = [Entry(seq, kind_of(entry), write(entry)) for seq, entry in enumerate(entries)]
        await self.house.store.append(f"table/{id}", numbered)
        room = self.add(id, [read(entry.payload) for entry in numbered])
        await room.resume()
        return room

    async def follow(self, room: Room) -> str:
        """Open the table of the next game for the same people; everyone moves on by one seat."""
        state = room.state
        opened = self.opened(state.opened.host, state.wish)
        if state.series_goes_on():
            won, opened.draws = state.tally()
            opened.won = [won[seat - 1] for seat in range(state.count)]
            opened.number = state.opened.number + 1
        entries: list[Noted] = [opened]
        for number, seat in enumerate(state.seats):
            to = (number + 1) % state.count
            if seat.person is not None:
                entries.append(Seated(to, seat.person, seat.deck))
            else:
                entries.append(BotSeated(to, seat.bot, seat.deck))
        return (await self.begin(entries)).id

    # ---- finding

    def add(self, id: str, entries: Sequence[Noting]) -> Room:
        """A room whose state is a fold over these entries."""
        opened = entries[0]
        assert isinstance(opened, Opened)
        room = Room(id, TableState(opened), self.house, self.follow)
        self.rooms[id] = room
        try:
            for entry in entries[1:]:
                room.state.apply(entry)
        except Exception as error:  # an old entry may mean nothing to this version's rules
            LOG.error("table %s: entry %d cannot be applied: %s", id, room.state.seq, type(error).__name__)
            room.broken = UNREADABLE
        return room

    async def room(self, id: str) -> Room | None:
        """A table by its id, from the store if it is not in memory; None where there is none."""
        if id in self.rooms:
            return self.rooms[id]
        task = self.loading.get(id)
        if task is None:
            task = asyncio.create_task(self.load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Room | None:
        """Rebuild a table from the store."""
        if not is_id(id):
            return None
        entries = await self.house.store.read(f"table/{id}")
        if not entries:
            return None
        try:
            room = self.add(id, [read(entry.payload) for entry in entries])
        except (msgspec.MsgspecError, RuleboundError, AssertionError) as error:
            LOG.error("table %s cannot be read: %s", id, type(error).__name__)
            return None
        await room.resume()
        return room

    async def restore(self) -> int:
        """Rebuild all tables whose games are not over; how many there are."""
        count = 0
        for id, _ in await self.house.store.list(LIVE):
            room = await self.room(id)
            if room is None or room.state.over or room.broken:
                await self.house.store.delete(LIVE, id)
            else:
                count += 1
            await asyncio.sleep(0)
        return count

    async def listed(self, person: Person) -> list[Room]:
        """The tables that a person sees in the lobby: the own ones, and listed ones at which somebody is.

        Those of people who have blocked each other are not shown to them.
        """
        found: list[Room] = []
        for room in list(self.rooms.values()):
            state = room.state
            host = state.opened.host
            own = person.id == host.id or state.seat_of(person.id) >= 0
            open_to_all = state.wish.listed and not state.over and room.guests
            if own and not state.over:
                found.append(room)
            elif open_to_all and person.id not in state.banned:
                blocked = self.house.blocked
                if not await blocked(host.id, person.id) and not await blocked(person.id, host.id):
                    found.append(room)
        return found

    async def people(self) -> frozenset[str]:
        """Everyone who sits, or has sat, at a table whose game is not over, in memory or not."""
        found: set[str] = set()
        for id, _ in await self.house.store.list(LIVE):
            room = self.rooms.get(id)
            if room is not None and room.state.over:
                continue
            for entry in await self.house.store.read(f"table/{id}"):
                if entry.kind in SEATING:
                    found |= people_in(read(entry.payload))
        return frozenset(found)

    # ---- ending

    def end_session(self, session: str) -> None:
        """Close all sockets of a session."""
        for room in self.rooms.values():
            for guest in room.guests:
                if guest.session == session:
                    guest.close(SIGNED_OUT, "You have signed out.")

    async def sweep(self) -> int:
        """Forget rooms in which nobody has been for a while; the store keeps them. How many."""
        late = self.house.clock.now() - KEPT_SECONDS * 1000
        idle = [room for room in self.rooms.values() if room.idle() and room.used_at < late]
        for room in idle:
            del self.rooms[room.id]
        for room in idle:
            if room.state.over:
                await self.house.store.delete(LIVE, room.id)
        return len(idle)

    async def close(self) -> None:
        """Let every room finish what it has begun to write, then end."""
        for room in list(self.rooms.values()):
            await room.close()
        self.house.thinker.close()


def people_in(entry: Noting) -> set[str]:
    """The ids of those whom an entry seats."""
    if isinstance(entry, Opened):
        return {entry.host.id}
    return {entry.person.id} if isinstance(entry, Seated) else set()


# ---- wishes


def seats_wished(host: Person, wish: NewTable) -> list[Noted]:
    """The entries of those who sit at a new table from the beginning; refused if it cannot be played."""
    if wish.position:
        position_match(wish, 0, wish.position)
        return []
    count = seats_of(wish)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise NotNow("You can have one seat only; leave the others open or give them to bots.")
    decks = [deck_brought(wish, seat.deck, number) for number, seat in enumerate(wish.seats)]
    decks += [""] * (count - len(decks))
    check_brought(wish, decks)
    found: list[Noted] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            found.append(Seated(number, host, decks[number]))
        elif seat.kind == "bot":
            check_bot(seat.bot)
            found.append(BotSeated(number, seat.bot, decks[number]))
    return found


def new_id(chance: Callable[[int], bytes]) -> str:
    """An id for a table: 12 characters that nobody can guess."""
    return urlsafe_b64encode(chance(ID_BYTES)).decode()


def is_id(id: str) -> bool:
    """Whether this could be the id of a table."""
    return len(id) == 12 and all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in id)
