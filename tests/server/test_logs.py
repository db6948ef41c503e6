"""Logs: lines of JSON that never hold a secret."""

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.server.accounts import Person
from rulebound.server.logs import JsonFormatter, SecretFilter, scrubbed
from rulebound.server.sessions import Sessions
from rulebound.server.store import MemoryStore

HUSH = "hush4711"


class Log:
    """A logger, and what it has written."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.addFilter(SecretFilter())
        self.handler.setFormatter(JsonFormatter())
        self.logger = logging.getLogger("rulebound.test")
        self.logger.addHandler(self.handler)
        self.logger.setLevel(logging.DEBUG)
        self.logger.propagate = False

    def line(self) -> dict[str, Any]:
        """The one line that was written."""
        lines = self.stream.getvalue().splitlines()
        assert len(lines) == 1
        told: dict[str, Any] = json.loads(lines[0])
        return told


@pytest.fixture
def log() -> Iterator[Log]:
    """A logger whose lines can be read."""
    made = Log()
    yield made
    made.logger.removeHandler(made.handler)


def test_a_line_is_json(log: Log) -> None:
    log.logger.info(
        "table %s goes\non",
        "卓",
        extra={"table": "t1", "seq": 12, "kind": "input", "took": 0.5, "_theirs": 1},
    )
    line = log.line()
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "rulebound.test",
        "message": "table 卓 goes\non",
        "table": "t1",
        "seq": 12,
        "kind": "input",
        "took": 0.5,
    }


@pytest.mark.parametrize(
    "message",
    [
        f"Cookie: theme=dark; rulebound={HUSH}; x=y",
        f"headers {{'cookie': 'rulebound={HUSH}; a=b', 'host': 'x'}}",
        f"set-cookie: rulebound={HUSH}; Path=/",
        f"Authorization: Basic {HUSH}",
        f'{{"name": "Anna", "password": "{HUSH} \\" {HUSH}"}}',
        f'{{"password":\n  "{HUSH}",\n  "{HUSH}": 1}}',
        f'{{\\"password\\": \\"{HUSH}\\"}}',
        f"sessionToken={HUSH}",
        f"password={HUSH}&name=anna",
        f"Credentials(name='Anna', password='{HUSH} {HUSH}')",
        f"x-csrf-token: {HUSH}",
        f"GET /api/x?token={HUSH} HTTP/1.1",
        f"seed={HUSH}",
        f"the seed: {HUSH}",
        f"secret_key = b'{HUSH} {HUSH}'",
        f"session_secret={HUSH}",
        f"hand=['{HUSH}', '{HUSH}']",
        f"Choose(number=3, keys=['play {HUSH}'])",
        f"payload: b'{HUSH}'",
        f"postgresql://anna:{HUSH}@host/db",
        f"postgresql://anna:{HUSH}@{HUSH}@host/db",
        f"$argon2id$v=19$m=65536,t=3,p=4${HUSH}",
        f"rb1.{HUSH}.{HUSH}",
    ],
)
def test_secrets_in_a_message_are_blanked(log: Log, message: str) -> None:
    log.logger.warning(message)
    log.line()
    assert HUSH not in log.stream.getvalue()
    log.stream.truncate(0)
    log.stream.seek(0)
    log.logger.warning("got %r", message)
    log.line()
    assert HUSH not in log.stream.getvalue()


@pytest.mark.parametrize(
    "name",
    [
        "password",
        "cookie",
        "Set-Cookie",
        "csrf_token",
        "seed",
        "match_seed",
        "secret",
        "hand",
        "keys",
        "payload",
    ],
)
def test_secret_fields_are_blanked_however_deep(log: Log, name: str) -> None:
    log.logger.info("x", extra={name: HUSH, "data": {name: HUSH, "list": [{name: [HUSH]}]}, "kind": "input"})
    assert log.line()["kind"] == "input"
    assert HUSH not in log.stream.getvalue()


def test_objects_are_told_by_type_only(log: Log) -> None:
    person = Person("g1", "Anna", 0, 0, password=HUSH)
    log.logger.info("x", extra={"person": person, "raw": HUSH.encode()})
    line = log.line()
    assert (line["person"], line["raw"]) == ("Person", "bytes")


def test_a_session_in_any_form_is_blanked(log: Log) -> None:
    sessions = Sessions(MemoryStore(), b"k" * 32)
    cookie = sessions.cookie(sessions.start("g1"))
    value = cookie.partition("=")[2].partition(";")[0]
    log.logger.info("%s and %s", cookie, f"<{value}>", extra={"what": f"({value})", "many": [value]})
    log.line()
    for part in value.split(".")[1:]:
        assert part not in log.stream.getvalue()


def test_a_key_in_hex_is_blanked() -> None:
    assert scrubbed(f"made {'0f' * 32}.") == "made [secret]."
    assert scrubbed("table/0f0f0f0f0f0f seq 12") == "table/0f0f0f0f0f0f seq 12"


def test_an_exception_tells_type_and_place_but_no_words(log: Log) -> None:
    def inner() -> None:
        raise KeyError(f"the hidden card {HUSH}")

    try:
        try:
            inner()
        except KeyError as error:
            raise ValueError(f"password {HUSH}") from error
    except ValueError:
        log.logger.exception("table failed")
    told = log.line()["exception"]
    assert told[0] == "ValueError"
    assert "KeyError" in told
    assert any(line.startswith("server/test_logs.py:") and line.endswith(" inner") for line in told)
    assert HUSH not in log.stream.getvalue()


def test_a_message_that_does_not_fit_its_arguments_is_still_written(log: Log) -> None:
    log.logger.info("%d tables", "many")
    assert log.line()["message"] == "%d tables"


@given(st.text(max_size=200))
def test_any_text_is_scrubbed_in_time(text: str) -> None:
    assert HUSH not in scrubbed(f"{text} password={HUSH}")


def test_plain_words_stay() -> None:
    for text in (
        "Table t1 opened: blackpoker",
        "seat 2 was refused: stale",
        "listening on http://127.0.0.1:8000",
    ):
        assert scrubbed(text) == text


def test_the_set_up_works_for_uvicorn() -> None:
    """In a process of its own, since it closes whatever else has been set up for logging."""
    program = f"""
import logging.config
from rulebound.server.logs import logging_config
logging.config.dictConfig(logging_config())
message = '%s - "%s %s HTTP/%s" %d'
logging.getLogger("uvicorn.access").info(message, "127.0.0.1:5", "GET", "/?token={HUSH}", "1.1", 200)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    told = json.loads(done.stderr)
    assert told["logger"] == "uvicorn.access"
    assert "GET /?token=[secret]" in told["message"]
