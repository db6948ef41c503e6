"""What every answer over HTTP has in common: a refusal is a `Fault`, never a traceback.

A mistake of the client is told in a sentence with its status: 400 for what cannot be, 404 for what is not
there, 409 for what is not possible now. What nobody has foreseen is 500: the log has where it happened.
"""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from rulebound.kernel.refusal import MatchRefused, Refused, RuleboundError
from rulebound.packs.decks import DeckRefused
from rulebound.server.library import NotThere
from rulebound.server.limits import TooLarge, TooMany
from rulebound.server.protocol.wire import Fault
from rulebound.server.room import NotNow
from rulebound.server.store import StoreError
from rulebound.texts.phrases import phrases_of_name

OK: Final = 200
BAD_REQUEST: Final = 400
LOG: Final = logging.getLogger("rulebound.server")
MEANINGS: Final = {
    400: "What was asked for cannot be",
    401: "One must be signed in for that",
    403: "Somebody else's business, or a page that may not talk to this server",
    404: "There is no such thing",
    405: "That cannot be done with this address",
    409: "Not possible now",
    413: "Too long",
    429: "Too often",
    503: "The database cannot be reached",
}
FAULTS: Final = {
    status: ResponseSpec(Fault, generate_examples=False, description=said)
    for status, said in MEANINGS.items()
}
"""The refusals that every address may answer with."""


class NotYours(RuleboundError):  # noqa: N818 - it says what it is
    """Something that somebody else may do."""


class NotSignedIn(RuleboundError):  # noqa: N818 - it says what it is
    """Something for which one must be known."""


STATUS: Final[list[tuple[type[RuleboundError], int]]] = [
    (NotThere, 404),
    (NotNow, 409),
    (NotYours, 403),
    (NotSignedIn, 401),
    (TooMany, 429),
    (TooLarge, 413),
    (StoreError, 503),
]


def status_of(error: RuleboundError) -> int:
    """The status by which a refusal is told; 400 where it is about what was asked."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def fault_response(fault: Fault, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    """A refusal."""
    return Response(fault, status_code=status, headers=headers, media_type="application/json")


def told_refusal(request: Request[Any, Any, Any], error: RuleboundError) -> Response[Fault]:
    """What the rules or the library refuse."""
    if isinstance(error, StoreError):
        LOG.error("store", extra={"path": request.url.path, "error": type(error).__name__})
        return fault_response(Fault("The server cannot reach its database just now. Try again later."), 503)
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else None
    return fault_response(fault_of(error), status_of(error), headers)


def fault_of(error: RuleboundError) -> Fault:
    """The sentence, and clause and text where a rule says so."""
    if isinstance(error, Refused | MatchRefused):
        refusal = error.refusal
        text = phrases_of_name(refusal.clause.split()[0]).refusal(refusal)
        return Fault(str(error), refusal.clause, text.plain())
    clause = error.problems[0].clause if isinstance(error, DeckRefused) and error.problems else ""
    return Fault(str(error), clause)


def told_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """What the framework refuses, in our words."""
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() != "content-type"}
    if isinstance(error, NotFoundException):
        said = "There is nothing at this address."
    elif isinstance(error, MethodNotAllowedException):
        said = "That cannot be done with this address."
    elif error.status_code == BAD_REQUEST:
        said = f"The request does not have the form that is described at /api/schema: {reasons(error)}."
    else:
        said = error.detail
    if error.status_code >= 500:
        return told_surprise(request, error)
    return fault_response(Fault(said), error.status_code, headers)


def reasons(error: HTTPException) -> str:
    """What the framework says of a malformed request, in one line."""
    found = error.extra if isinstance(error.extra, list) else []
    said = [
        f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
        for one in found
        if isinstance(one, dict)
    ]
    return ("; ".join(said) or error.detail).rstrip(".")[:400]


def told_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Something that must not happen: the log has where, and nothing of what was sent."""
    LOG.error("unforeseen", extra={"path": request.url.path}, exc_info=error)
    return fault_response(Fault("Something went wrong on the server; it was noted there. Try again."), 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    RuleboundError: told_refusal,
    HTTPException: told_http,
    Exception: told_surprise,
}


def not_modified(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the client has this version already."""
    asked = request.headers.get("if-none-match", "")
    return tag in [one.strip().removeprefix("W/") for one in asked.split(",")]
