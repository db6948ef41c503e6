"""What the tests of tables share: their own clock, chance that is none, and people who sit at sockets."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from rulebound.kernel.rng import Stream
from rulebound.server.clocks import Clock
from rulebound.server.entries import Person
from rulebound.server.protocol import messages
from rulebound.server.protocol.board import LineView
from rulebound.server.protocol.tables import NewTable, SeatWish
from rulebound.server.rooms import Lobby
from rulebound.server.sockets import Allow, SocketClosed, serve_socket, unlimited
from rulebound.server.store import MemoryStore, Store
from rulebound.server.thinking import Thinker

ANN, BEN, CEE = Person("g1", "Ann"), Person("g2", "Ben"), Person("g3", "Cee")
GAMES = ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"]
SETTINGS = {"asteriated-grail": {"players": "4", "draft": "random"}}
LONG = 30.0
"""Seconds after which a test gives up to wait for something that must come."""
T = TypeVar("T")


class TestClock(Clock):
    """A clock that goes only when it is told to."""

    __test__ = False

    def __init__(self) -> None:
        self.time = 1_000_000
        self.sleepers: list[tuple[int, asyncio.Event]] = []

    def now(self) -> int:
        """The time that was set."""
        return self.time

    def today(self) -> int:
        """Always the same day."""
        return 1_700_000_000

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock is put forward far enough."""
        event = asyncio.Event()
        self.sleepers.append((self.time + round(seconds * 1000), event))
        await event.wait()

    async def forward(self, seconds: float) -> None:
        """Put the clock forward, and let everything happen that was waiting for it."""
        await quiet()
        self.time += round(seconds * 1000)
        for at, event in self.sleepers:
            if at <= self.time:
                event.set()
        self.sleepers = [(at, event) for at, event in self.sleepers if at > self.time]
        await quiet()


async def quiet() -> None:
    """Let all that can happen by itself happen."""
    for _ in range(200):
        await asyncio.sleep(0)


class Chance:
    """Random bytes that are the same every time."""

    def __init__(self, seed: int = 1) -> None:
        self.count = seed * 1000

    def __call__(self, count: int) -> bytes:
        self.count += 1
        return hashlib.sha512(str(self.count).encode()).digest()[:count]


def make_lobby(store: Store | None = None, clock: Clock | None = None, seed: int = 1, **others: Any) -> Lobby:
    """A lobby in which nothing is left to chance; bots think in this process."""
    settings = {"thinker": Thinker(0), "delay": 0.0, **others}
    return Lobby(
        MemoryStore() if store is None else store,
        clock=TestClock() if clock is None else clock,
        chance=Chance(seed),
        **settings,
    )


def wish(game: str = "blackpoker", *seats: str, **others: Any) -> NewTable:
    """A table; a seat is `me`, `open` or the name of a bot."""
    kinds = [seat_wish(seat) for seat in seats]
    settings = {"settings": SETTINGS.get(game, {}), **others}
    return NewTable(game, seats=kinds, **settings)


def seat_wish(word: str) -> SeatWish:
    """What a seat is for."""
    if word == "me":
        return SeatWish("me")
    return SeatWish("open") if word == "open" else SeatWish("bot", word)


def seats_for(game: str, first: str = "me", second: str = "open") -> list[str]:
    """Two people, and bots at all other seats."""
    return [first, second, "random", "random"] if game == "asteriated-grail" else [first, second]


class Pipe:
    """A socket without a network; both of its ends."""

    def __init__(self) -> None:
        self.inward: asyncio.Queue[bytes | str | None] = asyncio.Queue()
        self.outward: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None
        self.blocked: asyncio.Event | None = None

    async def receive(self) -> bytes | str:
        """What the client has sent."""
        content = await self.inward.get()
        if content is None:
            raise SocketClosed
        return content

    async def send(self, message: bytes) -> None:
        """Give the client something, unless it does not read."""
        if self.blocked is not None:
            await self.blocked.wait()
        self.outward.put_nowait(message)

    async def close(self, code: int, reason: str) -> None:
        """The server ends it."""
        self.closed = (code, reason)


class Player:
    """Somebody at a socket."""

    def __init__(self, lobby: Lobby, table: str, person: Person, allow: Allow = unlimited) -> None:
        self.pipe = Pipe()
        self.person = person
        self.log: list[LineView] = []
        self.last: messages.Told | None = None
        self.task = asyncio.create_task(serve_socket(self.pipe, lobby, person, table, allow))

    def send(self, message: Any) -> None:
        """Say something."""
        content = message if isinstance(message, bytes | str) else msgspec.json.encode(message)
        self.pipe.inward.put_nowait(content)

    async def receive(self) -> messages.ServerMessage:
        """What the server says next. The log is put together as a client does it."""
        content = await asyncio.wait_for(self.pipe.outward.get(), LONG)
        message = msgspec.json.decode(content, type=messages.ServerMessage)
        if isinstance(message, messages.Told):
            self.last = message
            if message.view is not None:
                assert message.view.log_from <= len(self.log)
                self.log = self.log[: message.view.log_from] + message.view.log
        return message

    async def until(self, what: Callable[[messages.ServerMessage], bool]) -> messages.ServerMessage:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if what(message):
                return message

    async def told(self, what: Callable[[messages.Told], bool] = lambda told: True) -> messages.Told:
        """The next state of the table of a kind."""
        message = await self.until(lambda m: isinstance(m, messages.Told) and what(m))
        assert isinstance(message, messages.Told)
        return message

    async def refused(self) -> messages.Refused:
        """The next refusal."""
        message = await self.until(lambda m: isinstance(m, messages.Refused))
        assert isinstance(message, messages.Refused)
        return message

    async def caught_up(self) -> messages.Told:
        """The newest state: what was said before this was done."""
        self.send(messages.Ping())
        await self.until(lambda m: isinstance(m, messages.Pong))
        await quiet()
        while not self.pipe.outward.empty():
            await self.receive()
        assert self.last is not None
        return self.last

    async def leave(self) -> None:
        """Close the socket."""
        self.pipe.inward.put_nowait(None)
        await asyncio.wait_for(self.task, LONG)


def options_of(told: messages.Told) -> list[str]:
    """The keys that somebody is offered."""
    if told.view is None or told.view.decision is None:
        return []
    return [option.key for option in told.view.decision.options]


def is_over(told: messages.Told) -> bool:
    """Whether the game has ended."""
    return told.table.state == "over"


def number_of(told: messages.Told) -> int:
    """The decision number."""
    assert told.view is not None
    return told.view.number


def pick(told: messages.Told, dice: Stream) -> messages.Choose:
    """Any option that is offered, but not to drop what was begun."""
    keys = [key for key in options_of(told) if key != "cancel"]
    return messages.Choose(number=number_of(told), keys=[keys[dice.below(len(keys))]])


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test; one that hangs fails."""

    async def bounded() -> T:
        return await asyncio.wait_for(work, 300)

    return asyncio.run(bounded())
