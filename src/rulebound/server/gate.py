"""The gate: what every request to `/api` and every socket passes before anything is done for it.

The session is read from its cookie, requests in somebody's name from other sites are refused, and whoever
asks too often has to wait. Every answer, whatever it is, gets the headers that keep strangers out.
"""

from typing import Any, Final

from litestar import Litestar, Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.answers import NotSignedIn, NotYours
from rulebound.server.headers import caching, security_headers
from rulebound.server.running import Server, address_of, server_of
from rulebound.server.sessions import WEBSOCKET, Session

API: Final = "/api/"
SESSION: Final = "rulebound_session"
"""Under which name the gate leaves the session in the scope of a request."""


def gate(app: ASGIApp) -> ASGIApp:
    """The middleware."""

    async def through(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith(API):
            check(Request(scope))
        await app(scope, receive, send)

    return through


def check(request: Request[Any, Any, Any]) -> None:
    """Let a request through, or refuse it."""
    server = server_of(request)
    session = read_session(request)
    refusal = server.sessions.refusal(request.method, request.headers, session)
    if refusal is not None:
        server.metrics.refusals.add("origin")
        raise NotYours(refusal)
    server.limits.take("request", **counted_by(request))


def read_session(connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of a request, kept in its scope."""
    session = server_of(connection).sessions.read(connection.headers.get("cookie"))
    connection.scope["state"][SESSION] = session
    return session


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of a request, as the gate has read it."""
    session = connection.scope["state"].get(SESSION)
    return session if isinstance(session, Session) else None


def counted_by(connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, str]:
    """By what requests are counted."""
    session = session_of(connection)
    return {"address": address_of(connection)} | ({} if session is None else {"session": session.id})


def check_socket(socket: WebSocket[Any, Any, Any]) -> Session:
    """Let a socket through, or refuse it."""
    server: Server = server_of(socket)
    session = read_session(socket)
    refusal = server.sessions.refusal(WEBSOCKET, socket.headers, session)
    if refusal is not None:
        server.metrics.refusals.add("origin")
        raise NotYours(refusal)
    if session is None:
        raise NotSignedIn("You are not known here yet. Reload the page: that gives you a session.")
    server.limits.take("request", **counted_by(socket))
    return session


async def finish(message: Message, scope: Scope) -> None:
    """Give an answer the headers that each has, and count it."""
    if message["type"] != "http.response.start":
        return
    app: Litestar = scope["litestar_app"]
    server = app.state.get("server")
    headers = MutableScopeHeaders(message)
    secure = isinstance(server, Server) and server.config.secure
    for name, value in security_headers(secure).items():
        headers[name] = value
    headers.setdefault("cache-control", caching(scope["path"]))
    if isinstance(server, Server):
        server.metrics.requests.add(str(message["status"]))
