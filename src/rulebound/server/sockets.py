"""The socket of a table: messages in, messages out, for one connection.

It is written against three functions of a socket, so that it runs without a web server. Reading and sending
are two loops: one that reads and answers, one that sends what is newest. A client that reads slowly is sent
the newest state alone, and holds up nobody. Whatever a client sends, it is done or refused with a sentence.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from ..kernel.refusal import RuleboundError
from .asking import ask, refusal_of
from .entries import Person
from .limits import TooLarge, TooMany, check_message
from .protocol.messages import Choose, ClientMessage, Hint, Refused
from .room import NotNow, Room
from .room_view import Guest
from .rooms import Lobby

LOG: Final = logging.getLogger(__name__)
NO_TABLE: Final = 4004
NOT_WELCOME: Final = 4003
TOO_MUCH: Final = 1008
OUR_FAULT: Final = 1011
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ClientMessage)
TAGS: Final = msgspec.json.Decoder(dict[str, Any])


class SocketClosed(Exception):  # noqa: N818 - it is what happened
    """The other side has gone."""


class Socket(Protocol):
    """What is needed of a socket. `receive` and `send` raise SocketClosed when the other side has gone."""

    async def receive(self) -> bytes | str:
        """The next message."""
        ...

    async def send(self, message: bytes) -> None:
        """Send a message."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        ...


Allow = Callable[[], None]
"""Counts a message; raises TooMany where there were too many."""


def unlimited() -> None:
    """As many messages as one likes."""


async def serve_socket(
    socket: Socket,
    lobby: Lobby,
    person: Person,
    table: str,
    allow: Allow = unlimited,
    session: str = "",
) -> None:
    """Serve one connection until it ends."""
    room = await lobby.room(table)
    if room is None:
        await socket.close(NO_TABLE, "There is no such table.")
        return
    guest = Guest(person, session)
    try:
        await room.enter(guest)
        await Service(socket, room, guest, allow).run()
    except NotNow as error:
        await socket.close(NOT_WELCOME, str(error))
    except SocketClosed:
        pass
    except Exception as error:  # a fault of ours ends this connection alone, and tells nothing
        LOG.error("table %s: %s", table, type(error).__name__)
        await socket.close(OUR_FAULT, "Something went wrong here; connect again.")
    finally:
        room.leave(guest)


class Service:
    """One connection being served."""

    def __init__(self, socket: Socket, room: Room, guest: Guest, allow: Allow) -> None:
        self.socket = socket
        self.room = room
        self.guest = guest
        self.allow = allow
        self.hinting: asyncio.Task[None] | None = None
        self.chosen_at = 0.0
        """When the choice has come whose view is not sent yet; 0 where there is none."""

    async def run(self) -> None:
        """Read and send until one of the two ends."""
        loops = [asyncio.create_task(self.read()), asyncio.create_task(self.write())]
        try:
            done, _ = await asyncio.wait(loops, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            tasks = [*loops, *([self.hinting] if self.hinting else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---- out

    async def write(self) -> None:
        """Send what there is to be sent, whenever there is something."""
        guest = self.guest
        while True:
            await guest.news.wait()
            guest.news.clear()
            while guest.replies:
                await self.socket.send(msgspec.json.encode(guest.replies.pop(0)))
            if guest.closing is not None:
                await self.socket.close(*guest.closing)
                return
            if guest.behind:
                guest.behind = False
                await self.socket.send(self.room.news_for(guest))
                self.count_choice()

    def count_choice(self) -> None:
        """A view was sent: note how long it took since the choice that led to it."""
        if self.chosen_at:
            seconds = time.perf_counter() - self.chosen_at
            self.room.house.metrics.choice_seconds.note(seconds, self.room.state.wish.game)
            self.chosen_at = 0.0

    # ---- in

    async def read(self) -> None:
        """Do what is asked, one message after the other."""
        while True:
            content = await self.socket.receive()
            try:
                self.allow()
            except TooMany as error:
                self.guest.close(TOO_MUCH, str(error))
                await asyncio.Event().wait()
            await self.take(content)

    async def take(self, content: bytes | str) -> None:
        """One message."""
        data = content.encode("utf-8", "replace") if isinstance(content, str) else content
        try:
            check_message(data)
            message = DECODER.decode(data)
        except TooLarge as error:
            self.refuse(str(error))
            return
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
            self.refuse(f"This is no message that a table takes: {error}.", tag_in(data))
            return
        if isinstance(message, Hint):
            if self.hinting is None or self.hinting.done():
                self.hinting = asyncio.create_task(self.answer(message))
            else:
                self.refuse("The bot is still thinking about your last question.", message.tag_of)
            return
        await self.answer(message)

    async def answer(self, message: Any) -> None:
        """Do what a message asks for, and send the answer or the refusal."""
        if isinstance(message, Choose):
            self.chosen_at = time.perf_counter()
        try:
            reply = await ask(self.room, self.guest.person, message)
        except RuleboundError as error:
            self.guest.reply(refusal_of(error, self.room.state.wish.game, message.tag_of))
            self.count_refusal()
            return
        except Exception as error:  # a fault of ours must not end the connection, and tells nothing
            LOG.error("table %s: %s at %s", self.room.id, type(error).__name__, type(message).__name__)
            self.guest.reply(Refused("Something went wrong here; nothing has changed.", asked=message.tag_of))
            return
        if reply is not None:
            self.guest.reply(reply)

    def refuse(self, sentence: str, asked: str = "") -> None:
        """Refuse a message that could not be read."""
        self.count_refusal()
        self.guest.reply(Refused(sentence, asked=asked))

    def count_refusal(self) -> None:
        """Something was refused; no choice waits for its view any more."""
        self.chosen_at = 0.0
        self.room.house.metrics.refusals.add("socket")


def tag_in(data: bytes) -> str:
    """The tag of a message that could not be read otherwise, so that its sender knows which it was."""
    try:
        tag = TAGS.decode(data).get("tag_of", "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        return ""
    return tag[:80] if isinstance(tag, str) else ""
