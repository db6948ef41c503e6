"""Tables and replays over HTTP, and the socket of a table."""

from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from rulebound.kernel.record import Record
from rulebound.kernel.refusal import RuleboundError
from rulebound.server.answers import FAULTS, NotYours
from rulebound.server.gate import check_socket, counted_by
from rulebound.server.library import NotThere
from rulebound.server.limits import MOST_IN_RECORD
from rulebound.server.people_routes import person_of
from rulebound.server.protocol.board import View
from rulebound.server.protocol.library import ScenarioText
from rulebound.server.protocol.replays import NewReplay, ReplayInfo, ReplayLine
from rulebound.server.protocol.tables import NewTable, TableInfo
from rulebound.server.replays import EVERYTHING
from rulebound.server.room import NotNow, Room
from rulebound.server.running import Server, address_of, at_table, server_of
from rulebound.server.sockets import SocketClosed, serve_socket

NOT_WELCOME: Final = 4003
MOST_IN_REASON: Final = 120
"""How many bytes the reason may have with which a socket is closed."""
Step = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Viewer = Annotated[str, QueryParameter(max_length=20, description="A, B, …, spectator, or all")]
Link = Annotated[str, PathParameter(max_length=80)]


# ---- tables


async def room_of(server: Server, id: str) -> Room:
    """A table by its id."""
    room = await server.lobby.room(id)
    if room is None:
        raise NotThere("There is no such table. Was the link cut short?")
    return room


@get("/tables", responses=FAULTS)
async def list_tables(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """The tables that one sees in the lobby: one's own, and listed ones of people whom nobody here blocks."""
    person = at_table(await person_of(request))
    return [room.info(person) for room in await server_of(request).lobby.listed(person)]


@post("/tables", responses=FAULTS)
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    server = server_of(request)
    person = at_table(await person_of(request))
    server.limits.take("open", **counted_by(request))
    room = await server.lobby.open(person, data)
    return room.info(person)


@get("/tables/{id:str}", responses=FAULTS)
async def show_table(request: Request[Any, Any, Any], id: Link) -> TableInfo:
    """A table as anyone may know it who has its link."""
    person = at_table(await person_of(request))
    return (await room_of(server_of(request), id)).info(person)


@get("/tables/{id:str}/record", responses=FAULTS)
async def show_record(request: Request[Any, Any, Any], id: Link) -> Response[Record]:
    """The record of a game that is over, or of a sandbox."""
    record = await open_record(request, id)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{id}.json"'}
    return Response(record, headers=headers)


@get("/tables/{id:str}/scenario", responses=FAULTS)
async def show_scenario(
    request: Request[Any, Any, Any], id: Link, at: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1
) -> ScenarioText:
    """A moment of such a game as a scenario: after `at` inputs that stood, or (-1) the last.

    Of a game that goes on there is the last normal prompt, with cards that one does not know filled in.
    """
    server = server_of(request)
    state = (await room_of(server, id)).state
    if at < 0 and state.playing and not state.sandbox:
        seat = state.seat_of((await person_of(request)).id)
        if seat < 0 and not state.wish.spectators:
            raise NotYours("This table has no spectators; only those who play can make a scenario of it.")
        return await server.replays.scenario_of_views(state.known_to(seat))
    return await server.replays.scenario_of(await open_record(request, id), at)


async def open_record(request: Request[Any, Any, Any], id: str) -> Record:
    """The record of a table, if it may be shown: it tells every card."""
    person = await person_of(request)
    room = await room_of(server_of(request), id)
    state = room.state
    if state.table is None:
        raise NotNow("The game has not begun; there is a record when it is over.")
    own = state.seat_of(person.id) >= 0
    if state.sandbox and not own:
        raise NotYours("This is somebody's sandbox; only its owner can have its record.")
    if not state.sandbox and not state.over:
        raise NotNow("The record tells every card; it can be had when the game is over.")
    if not own and not state.wish.spectators:
        raise NotYours("This table has no spectators; only those who played can have its record.")
    return state.record()


def player_names(room: Room) -> list[str]:
    """Who played: people by name, bots by their level."""
    return [seat.bot if seat.person is None else seat.person.name for seat in room.state.seats]


# ---- replays


@post("/replays", responses=FAULTS, request_max_body_size=MOST_IN_RECORD)
async def keep_replay(request: Request[Any, Any, Any], data: JSONBody[NewReplay]) -> ReplayInfo:
    """Keep a record, to be looked at and shared by its link."""
    server = server_of(request)
    await person_of(request)
    server.limits.take("open", **counted_by(request))
    if data.table:
        record = await open_record(request, data.table)
        return await server.replays.keep(record, player_names(await room_of(server, data.table)))
    return await server.replays.keep_text(data.record)


@get("/replays/{id:str}", responses=FAULTS)
async def show_replay(request: Request[Any, Any, Any], id: Link) -> ReplayInfo:
    """What there is to be known of a record."""
    return await server_of(request).replays.info(id)


@get("/replays/{id:str}/{step:int}", responses=FAULTS)
async def show_step(
    request: Request[Any, Any, Any],
    id: Link,
    step: Step,
    viewer: Annotated[
        str, QueryParameter(max_length=20, description="A, B, …, spectator, or all")
    ] = EVERYTHING,
    log_from: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> View:
    """A step of a record as a viewer may know it."""
    return await server_of(request).replays.view(id, step, viewer, log_from)


@get("/replays/{id:str}/log", responses=FAULTS)
async def show_log(
    request: Request[Any, Any, Any], id: Link, viewer: Viewer = EVERYTHING
) -> list[ReplayLine]:
    """The log of a whole record as a viewer was told it, each line with its step."""
    return await server_of(request).replays.lines(id, viewer)


@get("/replays/{id:str}/{step:int}/scenario", responses=FAULTS)
async def show_replay_scenario(request: Request[Any, Any, Any], id: Link, step: Step) -> ScenarioText:
    """A step of a record as a scenario."""
    return await server_of(request).replays.scenario(id, step)


@get("/replays/{id:str}/record", responses=FAULTS)
async def show_replay_record(request: Request[Any, Any, Any], id: Link) -> Response[Record]:
    """The record itself, to be kept as a file."""
    record = await server_of(request).replays.record(id)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{id}.json"'}
    return Response(record, headers=headers)


# ---- the socket


class TableSocket:
    """A WebSocket as `serve_socket` wants it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> bytes | str:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise SocketClosed
        text = message.get("text")
        content = message.get("bytes") if text is None else text
        return b"" if content is None else content

    async def send(self, message: bytes) -> None:
        """Send a message."""
        try:
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except (OSError, RuntimeError, WebSocketException) as error:
            raise SocketClosed from error

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        short = reason.encode()[:MOST_IN_REASON].decode(errors="ignore")
        try:
            await self.socket.send({"type": "websocket.close", "code": code, "reason": short})
        except (OSError, RuntimeError, WebSocketException) as error:
            raise SocketClosed from error


@websocket("/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Sit at a table or look on: see `ClientMessage` and `ServerMessage`."""
    await socket.accept()
    connection = TableSocket(socket)
    server = server_of(socket)
    try:
        session = check_socket(socket)
        person = await person_of(socket)
        counted = {"session": session.id, "address": address_of(socket)}
        with server.limits.socket(**counted), server.metrics.sockets.during():
            allow = partial(server.limits.take, "message", **counted)
            await serve_socket(connection, server.lobby, at_table(person), id, allow, session.id)
    except SocketClosed:
        pass
    except RuleboundError as error:
        await connection.close(NOT_WELCOME, str(error))


TABLES: Final[list[ControllerRouterHandler]] = [
    list_tables,
    open_table,
    show_table,
    show_record,
    show_scenario,
    keep_replay,
    show_replay,
    show_step,
    show_replay_scenario,
    show_replay_record,
    show_log,
    table_socket,
]
