"""A load run: many tables of random players at once, against a server of its own on loopback.

Each table takes one choice a second. It is measured how long a choice takes until the one who made it has the
new view. At the end the players agree on a draw, and the record of every table is compared with the choices
that were answered: one that is missing was lost, one too many was doubled.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import websockets

import rulebound
from rulebound.games import rulebook_named
from rulebound.kernel.refusal import RuleboundError

PATIENCE: Final = 60.0
AT_ONCE: Final = 16
"""How many requests are under way at once while tables are opened."""


class LoadError(RuleboundError):
    """A load run that could not be carried out."""


# ---- what is read of a message


class OptionSeen(msgspec.Struct):
    """An option."""

    key: str


class DecisionSeen(msgspec.Struct):
    """The question."""

    options: list[OptionSeen]


class ViewSeen(msgspec.Struct):
    """The view."""

    number: int
    decision: DecisionSeen | None


class TableSeen(msgspec.Struct):
    """The table."""

    state: str


class PassingSeen(msgspec.Struct):
    """Automatic passing."""

    running: bool


class ToldSeen(msgspec.Struct, tag_field="type", tag="told"):
    """A new state."""

    table: TableSeen
    view: ViewSeen | None
    passing: PassingSeen | None = None


class RefusedSeen(msgspec.Struct, tag_field="type", tag="refused"):
    """A refusal."""

    error: str


DECODER: Final = msgspec.json.Decoder(ToldSeen | RefusedSeen)


@dataclass
class Figures:
    """What was measured."""

    tables: int = 0
    sockets: int = 0
    seconds: float = 0.0
    choices: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0
    waits: list[float] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        """The time in milliseconds within which this share of the choices was answered."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


# ---- people


class Player:
    """Somebody at a table: a session, and a socket whose newest state is kept."""

    def __init__(self, address: str, figures: Figures) -> None:
        self.address = address
        self.figures = figures
        self.cookie = ""
        self.token = ""
        self.socket: Any = None
        self.told: ToldSeen | None = None
        self.news = asyncio.Event()

    async def come(self) -> None:
        """Become a guest."""
        me, cookie = await self.ask("api/me")
        self.cookie, self.token = cookie, me["csrf"]

    async def ask(self, path: str, body: Any = None) -> tuple[Any, str]:
        """A request, and the cookie that came with the answer."""
        return await asyncio.to_thread(self.request, path, body)

    def request(self, path: str, body: Any) -> tuple[Any, str]:
        """The same, while the thread waits."""
        headers = {"cookie": self.cookie, "x-csrf-token": self.token, "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]

    async def listen(self) -> None:
        """Keep the newest state of the table, until the socket is closed."""
        try:
            async for message in self.socket:
                seen = DECODER.decode(message)
                if isinstance(seen, RefusedSeen):
                    self.figures.errors.append(seen.error)
                else:
                    self.told = seen
                self.news.set()
        except websockets.ConnectionClosedError as error:
            self.figures.errors.append(f"A socket was closed: {error}.")
            self.news.set()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> None:
        """Wait for the next message."""
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.news.clear()

    def options(self) -> list[str]:
        """The answers that one may give now."""
        view = None if self.told is None else self.told.view
        return [] if view is None or view.decision is None else [one.key for one in view.decision.options]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.told is not None and self.told.table.state == "over"


class Company:
    """The people at one table, and the choices that were answered there."""

    def __init__(self, address: str, game: str, figures: Figures, seed: int) -> None:
        self.address = address
        self.game = game
        self.figures = figures
        self.chance = random.Random(seed)
        self.players = [Player(address, figures) for _ in range(rulebook_named(game).default_seats)]
        self.table = ""
        self.answered: list[str] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Open a table, connect, and begin."""
        for player in self.players:
            await player.come()
        wish = {"game": self.game, "seats": [{"kind": "me"}]}
        opened, _ = await self.players[0].ask("api/tables", wish)
        self.table = opened["id"]
        for player in self.players:
            where = f"{self.address.replace('http', 'ws', 1)}api/tables/{self.table}/socket"
            headers = {"cookie": player.cookie}
            player.socket = await stack.enter_async_context(
                websockets.connect(where, additional_headers=headers, max_size=None)
            )
            listening = asyncio.create_task(player.listen())
            stack.callback(listening.cancel)
        for seat, player in enumerate(self.players[1:], 1):
            await player.say(type="sit", seat=seat)
        for player in self.players:
            await player.say(type="ready")
        await self.until(lambda: any(player.options() for player in self.players))
        for player in self.players:
            if player.told is not None and player.told.passing is not None:
                await player.say(type="passing", running=False)

    async def until(self, reached: Any) -> None:
        """Wait until something holds."""
        until = time.monotonic() + PATIENCE
        while not reached():
            if time.monotonic() > until:
                raise LoadError("A table did not begin in time.")
            await asyncio.sleep(0.01)

    async def play(self, seconds: float) -> None:
        """One choice a second, at a moment of the second that is this table's own."""
        begin = time.monotonic()
        await asyncio.sleep(self.chance.random())
        turn = time.monotonic()
        while time.monotonic() - begin < seconds and not self.players[0].over:
            await self.choose()
            turn += 1.0
            await asyncio.sleep(max(0.0, turn - time.monotonic()))

    async def choose(self) -> None:
        """Let whoever is asked choose at random, and wait for the new view."""
        for player in self.players:
            options = player.options()
            if options and player.told is not None and player.told.view is not None:
                key = self.chance.choice(options)
                player.news.clear()
                sent = time.perf_counter()
                await player.say(type="choose", number=player.told.view.number, keys=[key])
                await player.hear()
                self.figures.waits.append(time.perf_counter() - sent)
                self.figures.choices += 1
                self.answered.append(key)
                return

    async def compare(self) -> None:
        """Agree on a draw, and compare the record with what was answered."""
        if not self.players[0].over:
            for player in self.players:
                player.news.clear()
                await player.say(type="offer", kind="draw")
                await player.hear()
            await self.until(lambda: self.players[0].over)
        else:
            self.figures.finished += 1
        record, _ = await self.players[0].ask(f"api/tables/{self.table}/record")
        kept = [given for given in record["inputs"] if isinstance(given, str)]
        lost, doubled = compared(self.answered, kept)
        self.figures.lost += lost
        self.figures.doubled += doubled


def compared(answered: list[str], kept: list[str]) -> tuple[int, int]:
    """How many answered choices a record lacks, and how many it has that were not made."""
    at = 0
    for key in kept:
        if at < len(answered) and answered[at] == key:
            at += 1
    return len(answered) - at, len(kept) - at


# ---- the run


async def run(tables: int, seconds: float, game: str) -> Figures:
    """A whole run, against a server of its own."""
    figures = Figures(tables=tables)
    with tempfile.TemporaryDirectory(prefix="rulebound-load-") as folder:
        async with served(Path(folder) / "tables.sqlite") as address, AsyncExitStack() as stack:
            companies = [Company(address, game, figures, seed) for seed in range(tables)]
            figures.sockets = sum(len(company.players) for company in companies)
            await all_at(companies, lambda company: company.sit_down(stack))
            begin = time.monotonic()
            await asyncio.gather(*(told(company.play(seconds), figures) for company in companies))
            figures.seconds = time.monotonic() - begin
            await all_at(companies, lambda company: told(company.compare(), figures))
    return figures


async def all_at(companies: list[Company], work: Any) -> None:
    """Do something for all tables, few at once."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(company: Company) -> None:
        async with turn:
            await work(company)

    await asyncio.gather(*(one(company) for company in companies))


async def told(work: Any, figures: Figures) -> None:
    """Do something; what goes wrong is one of the errors."""
    try:
        await work
    except (
        OSError,
        RuleboundError,
        TimeoutError,
        urllib.error.URLError,
        websockets.WebSocketException,
    ) as error:
        figures.errors.append(f"{type(error).__name__}: {error}")


@asynccontextmanager
async def served(database: Path) -> AsyncIterator[str]:
    """A server in a process of its own, without limits and pauses; its address."""
    source = str(Path(rulebound.__file__).parents[1])
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
    words = ["serve", "--port", "0", "--measured", "--json", "--database", str(database)]
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "rulebound", *words],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
    )
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        if not line:
            raise LoadError("The server did not start; `rulebound serve` tells why.")
        yield json.loads(line)["address"]
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
