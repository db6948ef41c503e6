"""Sessions: cookies, tokens, and requests from elsewhere."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.server.sessions import (
    FOREIGN,
    LIFETIME,
    NO_TOKEN,
    WEBSOCKET,
    Sessions,
    is_host,
    open_sessions,
)
from rulebound.server.store import MemoryStore, Store

pytestmark = pytest.mark.anyio

KEY = b"k" * 32


@pytest.fixture
def sessions(clock: Any) -> Sessions:
    """Sessions on plain HTTP."""
    return Sessions(MemoryStore(), KEY, clock=clock)


def sent(set_cookie: str) -> str:
    """The `Cookie` header that a browser sends after a `Set-Cookie`."""
    return set_cookie.partition(";")[0]


# ---- cookies


def test_a_session_comes_back(sessions: Sessions) -> None:
    session = sessions.start("g1")
    assert sessions.read(sent(sessions.cookie(session))) == session
    assert sessions.read(f"theme=dark; {sent(sessions.cookie(session))}; x=y") == session
    assert sessions.start("g1").id != session.id


def test_nothing_is_nobody(sessions: Sessions) -> None:
    for cookies in (
        None,
        "",
        "rulebound=",
        "rulebound",
        "other=rb1.a.b",
        "rulebound=rb1..",
        ";;=;",
        "x" * 9000,
    ):
        assert sessions.read(cookies) is None


def test_a_forged_cookie_is_refused(sessions: Sessions, clock: Any) -> None:
    cookie = sent(sessions.cookie(sessions.start("g1")))
    for place in range(len("rulebound="), len(cookie)):
        changed = "A" if cookie[place] != "A" else "B"
        forged = cookie[:place] + changed + cookie[place + 1 :]
        found = sessions.read(forged)
        assert found is None, f"place {place}"
    other = Sessions(MemoryStore(), b"x" * 32, clock=clock)
    assert other.read(cookie) is None


@given(st.text(st.characters(min_codepoint=1, max_codepoint=255), max_size=60))
def test_any_cookie_is_read_without_harm(text: str) -> None:
    sessions = Sessions(MemoryStore(), KEY)
    assert sessions.read(text) is None
    assert sessions.read(f"rulebound={text}") is None
    assert sessions.read(f"rulebound=rb1.{text}") is None


def test_a_bad_cookie_before_the_good_one_does_not_hide_it(sessions: Sessions) -> None:
    session = sessions.start("g1")
    assert sessions.read(f"rulebound=rb1.x.y; {sent(sessions.cookie(session))}") == session


def test_flags_on_plain_http(sessions: Sessions) -> None:
    cookie = sessions.cookie(sessions.start("g1"))
    assert cookie.startswith("rulebound=rb1.")
    assert cookie.endswith(f"; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax")
    assert sessions.no_cookie() == "rulebound=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def test_flags_on_https(clock: Any) -> None:
    secure = Sessions(MemoryStore(), KEY, https=True, clock=clock)
    session = secure.start("g1")
    cookie = secure.cookie(session)
    assert cookie.startswith("__Host-rulebound=rb1.")
    assert cookie.endswith("; HttpOnly; SameSite=Lax; Secure")
    assert secure.read(sent(cookie)) == session
    plain = Sessions(MemoryStore(), KEY, clock=clock)
    assert secure.read(sent(cookie).removeprefix("__Host-")) is None
    assert plain.read(sent(cookie).removeprefix("__Host-")) is None


def test_a_cookie_grows_old(sessions: Sessions, clock: Any) -> None:
    session = sessions.start("g1")
    cookie = sent(sessions.cookie(session))
    assert not sessions.is_old(session)
    clock.forward(LIFETIME / 2 + 1)
    assert sessions.is_old(session)
    renewed = sessions.renew(session)
    assert (renewed.id, renewed.person) == (session.id, "g1")
    assert sessions.csrf(renewed) == sessions.csrf(session)
    clock.forward(LIFETIME / 2)
    assert sessions.read(cookie) is None
    assert sessions.read(sent(sessions.cookie(renewed))) == renewed
    clock.forward(-LIFETIME)
    assert sessions.read(sent(sessions.cookie(renewed))) is None


# ---- ends


async def test_logout_ends_the_session_also_after_a_restart(store: Store, clock: Any) -> None:
    sessions = await open_sessions(store, clock=clock)
    session, other = sessions.start("g1"), sessions.start("g1")
    cookie, other_cookie = sent(sessions.cookie(session)), sent(sessions.cookie(other))
    renewed = sent(sessions.cookie(sessions.renew(session)))
    await sessions.end(session)
    again = await open_sessions(store, clock=clock)
    for each in (sessions, again):
        assert each.read(cookie) is None
        assert each.read(renewed) is None
        assert each.read(other_cookie) == other
    clock.forward(2 * LIFETIME)
    assert (await open_sessions(store, clock=clock)).ended == {}
    assert await store.list("ended-session") == []


async def test_login_gives_another_session(store: Store, clock: Any) -> None:
    sessions = await open_sessions(store, clock=clock)
    before = sessions.start("g1")
    after = await sessions.rotate(before, "g2")
    assert after.person == "g2"
    assert after.id != before.id
    assert sessions.csrf(after) != sessions.csrf(before)
    assert sessions.read(sent(sessions.cookie(before))) is None
    assert sessions.read(sent(sessions.cookie(after))) == after
    assert (await sessions.rotate(None, "g3")).person == "g3"


async def test_a_change_of_password_ends_all_others(store: Store, clock: Any) -> None:
    sessions = await open_sessions(store, clock=clock)
    mine, foreign, somebody = sessions.start("g1"), sessions.start("g1"), sessions.start("g2")
    kept = await sessions.end_all("g1")
    again = await open_sessions(store, clock=clock)
    for each in (sessions, again):
        assert not each.is_good(mine)
        assert not each.is_good(foreign)
        assert each.is_good(somebody)
        assert each.read(sent(each.cookie(kept))) == kept
    clock.forward(2 * LIFETIME)
    await again.load()
    assert await store.list("ended-person") == []


async def test_what_ends_while_old_ends_are_looked_through_stays_ended(clock: Any) -> None:
    class Slow(MemoryStore):
        async def list(self, kind: str, prefix: str = "") -> list[tuple[str, bytes]]:
            found = await super().list(kind, prefix)
            if kind == "ended-person":
                await sessions.end(session)
            return found

    store = MemoryStore()
    sessions = await open_sessions(store, clock=clock)
    session = sessions.start("g1")
    sessions.store = Slow()
    await sessions.load()
    assert not sessions.is_good(session)


async def test_the_key_is_kept(store: Store, clock: Any) -> None:
    sessions = await open_sessions(store, clock=clock)
    session = sessions.start("g1")
    again = await open_sessions(store, clock=clock)
    assert again.read(sent(sessions.cookie(session))) == session
    other = await open_sessions(MemoryStore(), clock=clock)
    assert other.read(sent(sessions.cookie(session))) is None


# ---- requests from elsewhere


def test_reading_is_free(sessions: Sessions) -> None:
    headers = {"origin": "https://evil.example", "host": "table.example"}
    for method in ("GET", "HEAD", "OPTIONS", "get"):
        assert sessions.refusal(method, headers, sessions.start("g1")) is None


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "post", "ANYTHING"])
def test_a_change_needs_the_token_of_its_session(sessions: Sessions, method: str) -> None:
    session, other = sessions.start("g1"), sessions.start("g1")
    headers = {"origin": "http://localhost:8000", "host": "localhost:8000"}
    assert sessions.refusal(method, headers, session) == NO_TOKEN
    assert sessions.refusal(method, {**headers, "x-csrf-token": sessions.csrf(other)}, session) == NO_TOKEN
    assert sessions.refusal(method, {**headers, "x-csrf-token": "é"}, session) == NO_TOKEN
    assert sessions.refusal(method, {**headers, "x-csrf-token": sessions.csrf(session)}, session) is None
    assert sessions.refusal(method, headers, None) is None


@pytest.mark.parametrize("method", ["POST", WEBSOCKET])
def test_what_comes_from_another_site_is_refused(sessions: Sessions, method: str) -> None:
    session = sessions.start("g1")
    token = {"x-csrf-token": sessions.csrf(session), "host": "table.example"}
    assert sessions.refusal(method, {**token, "origin": "https://table.example"}, session) is None
    assert sessions.refusal(method, token, session) is None
    assert sessions.refusal(method, {**token, "sec-fetch-site": "same-origin"}, session) is None
    for origin in ("https://evil.example", "null", "", "https://table.example.evil.example", "file://"):
        assert sessions.refusal(method, {**token, "origin": origin}, session) == FOREIGN
        assert sessions.refusal(method, {**token, "origin": origin}, None) == FOREIGN
    assert sessions.refusal(method, {**token, "sec-fetch-site": "cross-site"}, session) == FOREIGN


def test_a_socket_needs_no_token(sessions: Sessions) -> None:
    headers = {"origin": "http://localhost:8000", "host": "localhost:8000"}
    assert sessions.refusal(WEBSOCKET, headers, sessions.start("g1")) is None


def test_configured_origins_are_let_in() -> None:
    sessions = Sessions(MemoryStore(), KEY, origins=["https://Play.example/"])
    assert sessions.refusal(WEBSOCKET, {"origin": "https://play.example", "host": "inner:80"}, None) is None
    assert sessions.refusal(WEBSOCKET, {"origin": "http://play.example", "host": "inner:80"}, None) == FOREIGN


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost:8000", "LOCALHOST:8000", True),
        ("https://a.example", "a.example:443", True),
        ("https://a.example:443", "a.example", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("https://a.example:80", "a.example", False),
        ("https://a.example/path", "a.example", False),
        ("https://user@a.example", "user@a.example", False),
        ("ftp://a.example", "a.example", False),
        ("https://", "", False),
        ("http://[", "[", False),
    ],
)
def test_whether_an_origin_is_the_host(origin: str, host: str, own: bool) -> None:
    assert is_host(origin, host) is own
