"""People over HTTP: who one is, names, accounts, signing in and out, blocks and reports.

`GET /api/me` is the door: whoever has no session gets one as a guest. Everything that changes something needs
that session and its token.
"""

from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from rulebound.server.accounts import Person
from rulebound.server.answers import FAULTS, OK, NotSignedIn
from rulebound.server.gate import counted_by, session_of
from rulebound.server.library import NotThere
from rulebound.server.protocol.people import Block, Credentials, Me, NewName, Report
from rulebound.server.running import Server, address_of, server_of
from rulebound.server.sessions import Session
from rulebound.texts.language import languages

NO_CONTENT: Final = 204
NOTHING: Final = {NO_CONTENT: ResponseSpec(None, description="Done; there is nothing to be told")}


async def person_of(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who asks; refused where nobody is known."""
    session = session_of(request)
    person = None if session is None else await server_of(request).accounts.person(session.person)
    if person is None:
        raise NotSignedIn("You are not known here yet. Ask for /api/me first: it gives you a session.")
    return person


async def me_of(server: Server, person: Person, session: Session) -> Me:
    """What a person is told about oneself."""
    blocked = await server.accounts.blocked_names(person.id)
    return Me(person.name, person.guest, server.sessions.csrf(session), languages(), blocked)


async def welcome(server: Server, person: Person, session: Session) -> Response[Me]:
    """The same, with the cookie of a new session."""
    cookie = server.sessions.cookie(session)
    return Response(await me_of(server, person, session), headers={"Set-Cookie": cookie})


@get("/me", responses=FAULTS)
async def show_me(request: Request[Any, Any, Any]) -> Response[Me]:
    """Who one is; a newcomer becomes a guest."""
    server = server_of(request)
    session = session_of(request)
    person = None if session is None else await server.accounts.person(session.person)
    if session is None or person is None:
        server.limits.take("guest", address=address_of(request))
        person = await server.accounts.new_guest()
        return await welcome(server, person, server.sessions.start(person.id))
    if server.sessions.is_old(session):
        await server.accounts.seen(person.id)
        return await welcome(server, person, server.sessions.renew(session))
    return Response(await me_of(server, person, session))


@put("/me", responses=FAULTS)
async def rename_me(request: Request[Any, Any, Any], data: JSONBody[NewName]) -> Me:
    """Another name for a guest."""
    server = server_of(request)
    person = await server.accounts.rename((await person_of(request)).id, data.name)
    session = session_of(request)
    assert session is not None
    return await me_of(server, person, session)


@post("/accounts", responses=FAULTS)
async def register(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account of a guest, who keeps every seat."""
    server = server_of(request)
    asking = await person_of(request)
    server.limits.take("login", name=data.name, **counted_by(request))
    person = await server.accounts.register(asking.id, data.name, data.password)
    return await welcome(server, person, await server.sessions.rotate(session_of(request), person.id))


@post("/session", status_code=OK, responses=FAULTS)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in to an account."""
    server = server_of(request)
    server.limits.take("login", name=data.name, **counted_by(request))
    person = await server.accounts.login(data.name, data.password)
    return await welcome(server, person, await server.sessions.rotate(session_of(request), person.id))


@delete("/session", status_code=NO_CONTENT, responses=FAULTS | NOTHING)
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    """Sign out; the next question of `/api/me` makes another guest."""
    server = server_of(request)
    session = session_of(request)
    if session is not None:
        await server.sessions.end(session)
        server.lobby.end_session(session.id)
    return Response(None, status_code=NO_CONTENT, headers={"Set-Cookie": server.sessions.no_cookie()})


@post("/blocks", status_code=OK, responses=FAULTS)
async def block(request: Request[Any, Any, Any], data: JSONBody[Block]) -> list[str]:
    """Block somebody by name; the names of all whom one blocks."""
    server = server_of(request)
    person = await person_of(request)
    await server.accounts.block(person.id, data.name)
    return await server.accounts.blocked_names(person.id)


@delete("/blocks/{name:str}", status_code=OK, responses=FAULTS)
async def unblock(request: Request[Any, Any, Any], name: FromPath[str]) -> list[str]:
    """No longer block somebody; the names of all whom one blocks."""
    server = server_of(request)
    person = await person_of(request)
    await server.accounts.unblock(person.id, name)
    return await server.accounts.blocked_names(person.id)


@post("/reports", status_code=NO_CONTENT, responses=FAULTS)
async def report(request: Request[Any, Any, Any], data: JSONBody[Report]) -> None:
    """Tell whoever runs the server about a table or replay; its record is kept there anyway."""
    server = server_of(request)
    person = await person_of(request)
    if await server.lobby.room(data.table) is None and not await server.replays.has(data.table):
        raise NotThere("There is no table or replay with this id, so nothing was reported.")
    server.limits.take("open", **counted_by(request))
    await server.accounts.report(person.id, data.table, data.about, data.reason)


PEOPLE: Final[list[ControllerRouterHandler]] = [
    show_me,
    rename_me,
    register,
    sign_in,
    sign_out,
    block,
    unblock,
    report,
]
