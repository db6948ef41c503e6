"""Sessions: which person a browser belongs to, and whether a request really comes from our own pages.

A session is a signed cookie: nothing of it is stored but the ends of sessions (logout, change of password),
so that a copied cookie is of no use afterwards. The key is made once and kept in the store. The CSRF token
follows from the session and goes into the header `X-CSRF-Token` of every change.

How an application calls it, for every HTTP request and for the handshake of every WebSocket:

    sessions = await open_sessions(store, https=…, origins=[…])
    session = sessions.read(headers.get("cookie"))                # None: nobody yet
    refusal = sessions.refusal(method, headers, session)          # a sentence: answer 403 with it
    if session is None:                                           # where somebody is needed
        session = sessions.start(person.id)                       # after `accounts.new_guest()`
    elif sessions.is_old(session):
        session = sessions.renew(session)                         # and `accounts.seen(session.person)`
    answer.headers["set-cookie"] = sessions.cookie(session)       # whenever it is new or renewed

A session whose person is no longer known (`accounts.person` gives None) counts as none. At login and
registration: `session = await sessions.rotate(session, person.id)`; after a change of password:
`session = await sessions.end_all(person.id)`; at logout: `await sessions.end(session)` and
`sessions.no_cookie()`; once a day: `await sessions.load()`. `sessions.csrf(session)` goes into `Me`. For a
WebSocket the method is `WEBSOCKET`. Headers are looked up in small letters.
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlsplit

import msgspec

from .store import Store

WEBSOCKET = "WEBSOCKET"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF_HEADER = "x-csrf-token"
LIFETIME = 60 * 24 * 3600
"""How many seconds a cookie is good for; it is renewed when half of them are over."""
EARLY = 60
"""How many seconds a cookie may come from the future: clocks are set."""
MARK = "rb1"
"""What the value of a cookie begins with: its format, and what `logs` knows it by."""
MOST_IN_COOKIES = 8192
DEFAULT_PORTS = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}

FOREIGN = "This request comes from another site. Open the table in its own page and try again."
NO_TOKEN = "This request lacks the token of your session (X-CSRF-Token). Reload the page and try again."


class Session(msgspec.Struct, frozen=True, array_like=True):
    """A browser that was here: its own id, the id of the person, and when the cookie was made, in seconds."""

    id: str
    person: str
    made: int


class Sessions:
    """Reads and writes sessions; made by `open_sessions`."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        https: bool = False,
        origins: Sequence[str] = (),
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.cookie_key = hmac.digest(secret, b"cookie", "sha256")
        self.csrf_key = hmac.digest(secret, b"csrf", "sha256")
        self.https = https
        self.origins = frozenset(origin.lower().rstrip("/") for origin in origins)
        self.clock = clock
        self.name = "__Host-rulebound" if https else "rulebound"
        self.ended: dict[str, int] = {}
        """Sessions that were ended, with the second after which their cookie would be refused anyway."""
        self.ended_before: dict[str, int] = {}
        """For a person, the second before which all cookies were made void."""

    # ---- cookies

    def read(self, cookies: str | None) -> Session | None:
        """The session in a `Cookie` header, if it is there, ours, and neither ended nor too old."""
        if not cookies or len(cookies) > MOST_IN_COOKIES:
            return None
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            session = self.verified(value) if name == self.name else None
            if session is not None:
                return session
        return None

    def verified(self, value: str) -> Session | None:
        """The session that a cookie's value stands for."""
        mark, _, signed = value.partition(".")
        body, _, signature = signed.partition(".")
        if mark != MARK or not hmac.compare_digest(signature.encode(), self.sign(body).encode()):
            return None
        session = msgspec.json.decode(unpacked(body), type=Session)
        return session if self.is_good(session) else None

    def is_good(self, session: Session) -> bool:
        """Whether a session may still be used; sockets that stay open for long ask again."""
        age = self.clock() - session.made
        return (
            -EARLY <= age <= LIFETIME
            and session.id not in self.ended
            and session.made >= self.ended_before.get(session.person, 0)
        )

    def start(self, person: str) -> Session:
        """A new session for a person."""
        return Session(secrets.token_urlsafe(16), person, int(self.clock()))

    def is_old(self, session: Session) -> bool:
        """Whether the cookie should be renewed."""
        return self.clock() - session.made > LIFETIME / 2

    def renew(self, session: Session) -> Session:
        """The same session with a fresh cookie; its CSRF token stays."""
        return Session(session.id, session.person, int(self.clock()))

    def cookie(self, session: Session) -> str:
        """The value of the `Set-Cookie` header that gives a browser its session."""
        body = packed(msgspec.json.encode(session))
        return self.set_cookie(f"{MARK}.{body}.{self.sign(body)}", LIFETIME)

    def no_cookie(self) -> str:
        """The value of the `Set-Cookie` header that takes the session away."""
        return self.set_cookie("", 0)

    def set_cookie(self, value: str, age: int) -> str:
        """A `Set-Cookie` header. A name with `__Host-` is only taken with Secure, Path=/ and no Domain."""
        flags = f"Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if self.https else "")
        return f"{self.name}={value}; {flags}"

    def sign(self, body: str) -> str:
        """The signature of a cookie's body."""
        return packed(hmac.digest(self.cookie_key, f"{self.name}.{body}".encode(), hashlib.sha256))

    # ---- ends

    async def rotate(self, session: Session | None, person: str) -> Session:
        """At login: another session, so that whoever knew the old one gains nothing."""
        if session is not None:
            await self.end(session)
        return self.start(person)

    async def end(self, session: Session) -> None:
        """End a session for good."""
        until = int(self.clock()) + LIFETIME + EARLY
        self.ended[session.id] = until
        await self.store.put("ended-session", session.id, b"%d" % until)

    async def end_all(self, person: str) -> Session:
        """End all sessions that a person has; the one that is given back is the only one from now on."""
        session = Session(secrets.token_urlsafe(16), person, int(self.clock()) + 1)
        self.ended_before[person] = session.made
        await self.store.put("ended-person", person, b"%d" % session.made)
        return session

    async def load(self) -> None:
        """Learn of the sessions that were ended, and forget those that are too old to matter.

        At the start, and once a day. What is ended meanwhile is not lost.
        """
        now = int(self.clock())
        ended = await self.still("ended-session", now)
        before = await self.still("ended-person", now - LIFETIME)
        self.ended = later(self.ended, ended, now)
        self.ended_before = later(self.ended_before, before, now - LIFETIME)

    async def still(self, kind: str, since: float) -> dict[str, int]:
        """The seconds that are kept under a kind; those before a moment are removed."""
        kept = {}
        for key, value in await self.store.list(kind):
            if int(value) < since:
                await self.store.delete(kind, key)
            else:
                kept[key] = int(value)
        return kept

    # ---- requests from elsewhere

    def csrf(self, session: Session) -> str:
        """The token that every change of this session must carry."""
        return packed(hmac.digest(self.csrf_key, session.id.encode(), hashlib.sha256))

    def refusal(self, method: str, headers: Mapping[str, str], session: Session | None) -> str | None:
        """Why a request must be refused, or None. Reading is free; a socket needs the right origin; a change
        needs that and the CSRF token. Without a session there is nobody in whose name harm could be done."""
        method = method.upper()
        if method in SAFE:
            return None
        if not self.is_own_origin(headers):
            return FOREIGN
        if method == WEBSOCKET or session is None:
            return None
        token = headers.get(CSRF_HEADER, "")
        return None if hmac.compare_digest(token.encode(), self.csrf(session).encode()) else NO_TOKEN

    def is_own_origin(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from one of our own pages. Browsers always name the origin of a change and
        of a socket; what names none is no browser, and carries nobody's cookie but its own."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        origin = origin.lower()
        return origin in self.origins or is_host(origin, headers.get("host", ""))


def later(one: dict[str, int], other: dict[str, int], since: float) -> dict[str, int]:
    """The later second of two under each key, but for those before a moment."""
    keys = one.keys() | other.keys()
    seconds = {key: max(one.get(key, 0), other.get(key, 0)) for key in keys}
    return {key: second for key, second in seconds.items() if second >= since}


async def open_sessions(
    store: Store, https: bool = False, origins: Sequence[str] = (), clock: Callable[[], float] = time.time
) -> Sessions:
    """Sessions with the key from the store, which is made when there is none."""
    await store.add("secret", "session", secrets.token_bytes(32))
    secret = await store.get("secret", "session")
    assert secret is not None
    sessions = Sessions(store, secret, https, origins, clock)
    await sessions.load()
    return sessions


def is_host(origin: str, host: str) -> bool:
    """Whether an origin (`https://example.org`) is that of a `Host` header (`example.org:443`)."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    default = DEFAULT_PORTS.get(parts.scheme)
    if default is None or not parts.netloc or parts.path or parts.query or parts.fragment or "@" in origin:
        return False
    return parts.netloc.removesuffix(default) == host.lower().removesuffix(default)


def packed(value: bytes) -> str:
    """Bytes as characters that need no quoting in a cookie or header."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def unpacked(value: str) -> bytes:
    """The bytes of such characters."""
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
