"""The whole server over HTTP and WebSockets: who one is, tables from opening to record, pages and headers."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from rulebound.games import rulebook_named
from rulebound.kernel.record import read_record, verify
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.running import run
from rulebound.server import client_files, fairness
from rulebound.server.app import make_app
from rulebound.server.config import Config

HOST = "http://testserver.local"
DEADLINE = 5000
"""More messages than any of these games takes."""


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    """A server that every test of this module shares, without rate limits."""
    with TestClient(make_app(Config(limited=False, pause=0.0)), base_url=HOST) as client:
        yield client


@pytest.fixture
def ada(server: Any) -> "Visitor":
    """A visitor."""
    return Visitor(server)


@pytest.fixture
def bo(server: Any) -> "Visitor":
    """Another one."""
    return Visitor(server)


class Visitor:
    """A browser: a cookie and a token of its own, on a shared server."""

    def __init__(self, server: Any) -> None:
        self.server = server
        server.cookies.clear()
        answer = server.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.me = answer.json()
        server.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends along."""
        return {"cookie": self.cookie, "x-csrf-token": self.me["csrf"], "origin": HOST}

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """A request."""
        self.server.cookies.clear()
        sent = {name: value for name, value in (self.headers | headers).items() if value}
        answer = self.server.request(method, f"/api{path}", json=body, headers=sent)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            if answer.status_code < 300 and answer.content:
                self.me = answer.json()
        self.server.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        """What is at an address."""
        return self.send("GET", path)

    def open(self, **wish: Any) -> dict[str, Any]:
        """A new table."""
        answer = self.send("POST", "/tables", {"game": "blackpoker", **wish})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def socket(self, table: str) -> Any:
        """The socket of a table."""
        return self.server.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers)


def told(socket: Any) -> dict[str, Any]:
    """The next state that a socket is sent."""
    for _ in range(DEADLINE):
        message: dict[str, Any] = socket.receive_json(timeout=20)
        if message["type"] == "told":
            return message
        assert message["type"] != "refused", message
    raise AssertionError


# ---- who one is


def test_a_newcomer_is_a_guest_and_stays_the_same_one(ada: Visitor) -> None:
    """The cookie brings the same guest back; others are others."""
    assert ada.me["guest"]
    assert ada.me["languages"] == ["en", "ja", "zh-Hant", "zh-Hans"]
    assert ada.get("/me").json() == ada.me
    assert Visitor(ada.server).me["name"] != ada.me["name"]


def test_the_cookie_is_for_the_browser_alone(server: Any) -> None:
    """No script reads it, and other sites do not send it."""
    server.cookies.clear()
    cookie = server.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_guest_takes_a_name_becomes_an_account_and_comes_back(ada: Visitor, bo: Visitor) -> None:
    """Name, account, signing out, and signing in from elsewhere."""
    assert ada.send("PUT", "/me", {"name": "Ada L."}).json()["name"] == "Ada L."
    old = ada.cookie
    made = ada.send("POST", "/accounts", {"name": "Ada L.", "password": "long enough"})
    assert (made.status_code, made.json()["guest"]) == (201, False)
    assert ada.cookie != old
    assert ada.send("DELETE", "/session").status_code == 204
    wrong = bo.send("POST", "/session", {"name": "Ada L.", "password": "something else"})
    assert (wrong.status_code, "do not go together" in wrong.json()["error"]) == (400, True)
    assert (
        bo.send("POST", "/session", {"name": "ada l.", "password": "long enough"}).json()["name"] == "Ada L."
    )


def test_signing_out_closes_the_sockets_of_the_session(ada: Visitor, bo: Visitor) -> None:
    """The browser's own ones, and nobody else's."""
    table = ada.open()["id"]
    with ada.socket(table) as socket, bo.socket(table) as other:
        told(socket)
        told(other)
        assert ada.send("DELETE", "/session").status_code == 204
        with pytest.raises(WebSocketDisconnect) as caught:
            for _ in range(10):
                socket.receive_json(timeout=20)
        assert caught.value.code == 4003
        other.send_json({"type": "ping"})
        while other.receive_json(timeout=20)["type"] != "pong":
            pass


def test_blocks_and_reports(ada: Visitor, bo: Visitor) -> None:
    """A block hides one's listed tables from the other; a report needs a table."""
    table = ada.open(listed=True)["id"]
    with ada.socket(table):
        assert table in [one["id"] for one in bo.get("/tables").json()]
        assert ada.send("POST", "/blocks", {"name": bo.me["name"]}).json() == [bo.me["name"]]
        assert ada.get("/me").json()["blocked"] == [bo.me["name"]]
        assert table not in [one["id"] for one in bo.get("/tables").json()]
        assert ada.send("DELETE", f"/blocks/{bo.me['name']}").json() == []
        assert table in [one["id"] for one in bo.get("/tables").json()]
    assert bo.send("POST", "/reports", {"table": table, "reason": "rude"}).status_code == 204
    assert bo.send("POST", "/reports", {"table": "nothing", "reason": "rude"}).status_code == 404


def test_changes_need_the_token_and_our_own_page(ada: Visitor) -> None:
    """Without the token, with another's, or from another site: refused, and nothing has changed."""
    other = Visitor(ada.server)
    for headers in (
        {"x-csrf-token": ""},
        {"x-csrf-token": other.me["csrf"]},
        {"origin": "https://elsewhere.example"},
    ):
        refused = ada.send("PUT", "/me", {"name": "Mallory"}, **headers)
        assert refused.status_code == 403
        assert refused.json()["error"]
    assert ada.get("/me").json()["name"] == ada.me["name"]


def test_without_a_session_nothing_is_done(server: Any) -> None:
    """Tables are for those who are known."""
    server.cookies.clear()
    for method, path, body in (("GET", "/api/tables", None), ("POST", "/api/tables", {"game": "blackpoker"})):
        refused = server.request(method, path, json=body)
        assert refused.status_code == 401
        assert "/api/me" in refused.json()["error"]


# ---- tables


def play_on(socket: Any, message: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Answer if it is one's turn, at random; the next state, or None where the game is over."""
    view = message["view"]
    if view is None or message["table"]["state"] == "over":
        return None
    decision = view["decision"]
    if decision is not None and decision["options"]:
        key = chance.choice(decision["options"])["key"]
        socket.send_json({"type": "choose", "number": view["number"], "keys": [key]})
    return told(socket)


def test_a_game_against_a_bot_from_opening_to_replay(ada: Visitor, bo: Visitor) -> None:
    """Open, play to the end over the socket, take the record, verify it, look at it as a replay."""
    table = ada.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    with ada.socket(table) as socket:
        chance = random.Random(7)
        current: dict[str, Any] | None = told(socket)
        for path in ("record", "scenario?at=0"):
            refused = ada.get(f"/tables/{table}/{path}")
            assert (refused.status_code, "over" in refused.json()["error"]) == (409, True)
        while current is not None:
            message = current
            current = play_on(socket, message, chance)
    assert message["view"]["result"]["text"]["id"].startswith("result-")
    record = read_record(ada.get(f"/tables/{table}/record").content)
    verify(record, rulebook_named("blackpoker"))
    assert fairness.check(record)
    info = bo.send("POST", "/replays", {"table": table}).json()
    assert info["names"] == [ada.me["name"], "random"]
    assert info["fair"] is True
    last = bo.get(f"/replays/{info['id']}/{info['steps']}?viewer=A").json()
    assert last["result"] == message["view"]["result"]
    assert bo.send("POST", "/replays", {"record": record.to_json().decode()}).json()["id"] == info["id"]
    assert bo.get(f"/replays/{info['id']}/0/scenario").json()["text"].startswith("game: blackpoker")
    assert read_record(bo.get(f"/replays/{info['id']}/record").content) == record


def test_a_sandbox_has_its_record_at_any_time_for_its_owner_alone(ada: Visitor, bo: Visitor) -> None:
    """And a moment of it is a scenario."""
    position = "A: {hand: [S2, C7, H3], life: 20}\nB: {hand: [C9, D4], life: 12}\n"
    table = ada.open(position=position)["id"]
    with ada.socket(table) as socket:
        view = told(socket)["view"]
        hands = [area for side in view["board"]["sides"] for area in side["areas"] if area["zone"] == "hand"]
        assert sorted(cell["code"] for hand in hands for cell in hand["cells"]) == [
            "C7",
            "C9",
            "D4",
            "H3",
            "S2",
        ]
    assert ada.get(f"/tables/{table}/record").status_code == 200
    assert "given:" in ada.get(f"/tables/{table}/scenario?at=0").json()["text"]
    assert bo.get(f"/tables/{table}/record").status_code == 403


def test_a_scenario_of_a_game_that_goes_on_tells_what_its_maker_knows(ada: Visitor, bo: Visitor) -> None:
    """It passes; the opponent's cards in it are guessed, so two people get two scenarios."""
    table = ada.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], spectators=False)["id"]
    with ada.socket(table) as socket:
        chance = random.Random(7)
        current: dict[str, Any] | None = told(socket)
        for _ in range(12):
            assert current is not None
            current = play_on(socket, current, chance)
        scenario = ada.get(f"/tables/{table}/scenario").json()
        assert scenario["begins"] == 0 and "given:" in scenario["text"]
        (read,) = read_text(scenario["text"], "a moment")
        assert run(read).failures == []
    assert bo.get(f"/tables/{table}/scenario").status_code == 403


def test_a_table_that_cannot_be_is_refused_with_its_clause(ada: Visitor) -> None:
    """The sentence of the rules, the clause, and the text for the client's language."""
    refused = ada.send(
        "POST", "/tables", {"game": "battle-spirits", "seats": [{"kind": "me", "deck": "40 Gen-Bo"}]}
    )
    assert refused.status_code == 400
    assert refused.json()["clause"].startswith("BS ")
    wishes: list[Any] = [
        {"game": "chess"},
        {"game": "blackpoker", "settings": {"deck": "none"}},
        {"game": 1},
        {},
        [],
    ]
    for wish in wishes:
        answer = ada.send("POST", "/tables", wish)
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]


def test_sockets_are_for_known_people_of_our_own_pages(ada: Visitor, server: Any) -> None:
    """Without a session, from elsewhere, or to no table: closed with a reason."""
    table = ada.open()["id"]
    server.cookies.clear()
    for headers, path, code in (
        ({"origin": HOST}, table, 4003),
        (ada.headers | {"origin": "https://elsewhere.example"}, table, 4003),
        (ada.headers, "nothing", 4004),
    ):
        connecting = server.websocket_connect(f"/api/tables/{path}/socket", headers=headers)
        with pytest.raises(WebSocketDisconnect) as closed, connecting as socket:
            socket.receive_json(timeout=20)
        assert closed.value.code == code
        assert closed.value.detail


def test_oversized_messages_are_refused_with_a_sentence(ada: Visitor) -> None:
    """And the socket stays open."""
    with ada.socket(ada.open()["id"]) as socket:
        told(socket)
        socket.send_text("x" * 70_000)
        assert "bytes" in socket.receive_json(timeout=20)["error"]
        socket.send_json({"type": "ping"})
        assert socket.receive_json(timeout=20)["type"] == "pong"


# ---- limits


def test_who_asks_too_often_has_to_wait() -> None:
    """429 with how long, as a Fault."""
    with TestClient(make_app(Config()), base_url=HOST) as client:
        for _ in range(80):
            client.cookies.clear()
            late = client.get("/api/me")
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) >= 1
    assert late.json()["error"]


def test_bodies_that_are_too_long_are_refused(ada: Visitor) -> None:
    """Before anything is done with them."""
    answer = ada.send("POST", "/games/fftcg/decks/check", {"text": "x" * 300_000})
    assert answer.status_code == 413
    assert answer.json()["error"]


# ---- pages


def test_every_answer_carries_the_headers_of_safety(server: Any) -> None:
    """Pages, data, refusals and what is not there."""
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/assets/none.js", "/health"):
        headers = server.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"]


def test_without_a_built_client_there_is_a_page_that_says_so(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what can be done about it."""
    monkeypatch.setattr(server.app.state, "client", {}, raising=False)
    server.app.state["client"] = {}
    page = server.get("/decks/fftcg")
    assert page.status_code == 200
    assert "not built" in page.text


def test_the_client_is_served_from_its_folder(tmp_path: Path) -> None:
    """Hashed files for ever, pages by index.html, nothing outside of the folder, no file that is missing."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the client</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path.parent / "outside.txt").write_text("secret")
    with TestClient(make_app(Config(limited=False)), base_url=HOST) as client:
        client.app.state["client"] = client_files.client_files(tmp_path)
        for path in (
            "/",
            "/table/abc",
            "/rules/blackpoker/BP%202.1",
            "/../outside.txt",
            "/%2e%2e/outside.txt",
        ):
            page = client.get(path)
            assert page.text == "<title>the client</title>"
            assert page.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = client.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/main-old.js").status_code == 404


def test_texts_are_sent_again_only_when_they_have_changed(server: Any) -> None:
    """By their tag."""
    first = server.get("/api/texts/ja")
    assert "game-blackpoker" in first.text
    again = server.get("/api/texts/ja", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get("/api/texts/tlh").status_code == 404


def test_health_and_metrics(server: Any, ada: Visitor) -> None:
    """Whoever runs the server sees how it is."""
    ada.open()
    health = server.get("/health").json()
    assert health["ok"]
    assert health["tables"] >= 1
    assert 'rulebound_tables{game="blackpoker",state="waiting"}' in server.get("/metrics").text


def test_unforeseen_errors_tell_nothing(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Fault without a word of what happened."""
    from rulebound.server import library

    def broken() -> None:
        raise RuntimeError("the hand is S2, C7")

    monkeypatch.setattr(library, "games", broken)
    answer = server.get("/api/games")
    assert answer.status_code == 500
    assert "S2" not in answer.text
    assert answer.json()["error"]


# ---- restart


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The same cookie finds the same seat at the same decision."""
    config = Config(str(tmp_path / "tables.sqlite"), limited=False)
    with TestClient(make_app(config), base_url=HOST) as client:
        ada = Visitor(client)
        table = ada.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
        with ada.socket(table) as socket:
            before = told(socket)
            while not before["view"]["decision"]["options"]:
                before = told(socket)
    with TestClient(make_app(config), base_url=HOST) as client:
        ada.server = client
        assert ada.get("/me").json() == ada.me
        with ada.socket(table) as socket:
            after = told(socket)
            assert after["view"] == before["view"] | {"log": after["view"]["log"], "log_from": 0}
            assert play_on(socket, after, random.Random(1)) is not None
