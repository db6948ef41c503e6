"""`rulebound serve`: a real process on loopback, and what it says when it cannot serve."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import websockets.sync.client
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

import rulebound
from rulebound.cli import app
from rulebound.cli.serve import address_of, without_password
from rulebound.server.config import default_database

PATIENCE = 60


def run(*words: str) -> tuple[int, str, str]:
    """A command that ends by itself: its exit code, output and errors."""
    result = CliRunner().invoke(app, ["serve", *words])
    return result.exit_code, result.stdout, result.stderr


@contextmanager
def served(*words: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own: its address, and the process. It is ended by Ctrl+C."""
    source = str(Path(rulebound.__file__).parents[1])
    environment = os.environ | {"PYTHONPATH": source}
    command = [sys.executable, "-m", "rulebound", "serve", "--port", "0", "--json", *words]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["address"], process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def ask(address: str, path: str, body: object = None, **headers: str) -> tuple[dict[str, object], str]:
    """What is at an address, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json", **headers})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]


def test_it_serves_and_stops_politely(tmp_path: Path) -> None:
    """Pages, data and sockets; at Ctrl+C the sockets are told why, and the database is whole."""
    with served("--database", str(tmp_path / "tables.sqlite")) as (address, process):
        assert ask(address, "health")[0]["ok"] is True
        me, cookie = ask(address, "api/me")
        headers = {"cookie": cookie, "x-csrf-token": str(me["csrf"])}
        table = ask(address, "api/tables", {"game": "blackpoker"}, **headers)[0]["id"]
        where = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"
        with websockets.sync.client.connect(where, additional_headers={"cookie": cookie}) as connection:
            told = json.loads(connection.recv(PATIENCE))
            assert told["table"]["id"] == table
            assert "permessage-deflate" in str(connection.response)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: those that think for bots hear it too
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, "stopped" in closed.value.rcvd.reason) == (1001, True)
        process.wait(PATIENCE)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    with served("--database", str(tmp_path / "tables.sqlite")) as (address, _):
        assert ask(address, f"api/tables/{table}", cookie=cookie)[0]["id"] == table


def test_a_taken_port_is_told_plainly() -> None:
    """Exit code 2, with what to do."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, output, errors = run("--port", str(taken.getsockname()[1]), "--database", "memory:", "--json")
    assert code == 2
    assert "--port" in errors
    assert json.loads(output)["error"] == errors.strip()


@pytest.mark.parametrize("database", ["mysql://here", "/proc/nowhere/tables.sqlite"])
def test_a_bad_database_is_told_plainly(database: str) -> None:
    """Exit code 2, before anything listens."""
    code, output, errors = run("--database", database)
    assert (code, output) == (2, "")
    assert errors.strip().endswith(".")
    assert "Traceback" not in errors


def test_the_browser_is_opened_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """And only then."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("rulebound.cli.serve.run", lambda config, listening: listening.close())
    code, output, _ = run("--port", "0", "--database", "memory:", "--open")
    assert code == 0
    assert opened and opened[0] in output
    assert run("--port", "0", "--database", "memory:")[0] == 0
    assert len(opened) == 1


def test_addresses_and_databases_as_they_are_shown() -> None:
    """An address that a browser can open, a database without its password."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert address_of("0.0.0.0", listening) == f"http://localhost:{port}/"
        assert address_of("::1", listening) == f"http://[::1]:{port}/"
    assert without_password("postgresql://me:hidden@here/tables") == "postgresql://me:…@here/tables"
    assert without_password("/some/where.sqlite") == "/some/where.sqlite"


def test_the_default_database_lies_in_the_users_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made if it is not there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Path(default_database()).parent.is_dir()
    if sys.platform == "linux":
        assert tmp_path in Path(default_database()).parents
