"""The API as it is described: whatever is sent, the answer fits the description and is no error of ours.

Schemathesis makes requests from `/api/schema`, good and bad ones, in the same process. Half of the names that
it makes up are replaced by such as there are, so that it gets further than "there is no such thing".
"""

import zlib
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import get_client
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from rulebound.server.app import make_app
from rulebound.server.config import Config

APP = make_app(Config(limited=False))
SCHEMA = schemathesis.openapi.from_asgi("/api/schema", APP)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
KNOWN = {
    "game": ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail", "rulebound"],
    "language": ["en", "ja", "zh-Hant", "zh-Hans"],
    "code": ["S7", "26RSD01-003", "1-004C", "earth-holy"],
    "name": ["red", "d1"],
    "clause": ["BP 2.1", "BS 1.1", "FF 1.1", "AG 1.1", "RB 1"],
    "viewer": ["A", "B", "spectator", "all"],
}
LINKS = {"scenarios": "blackpoker.acceptance.4"}


class Browser:
    """One visitor on a running server, with a table and a replay to be asked for."""

    def __init__(self, client: Any) -> None:
        self.client = client
        client.cookies.clear()
        answer = client.get("/api/me")
        self.headers = {
            "x-csrf-token": answer.json()["csrf"],
            "cookie": answer.headers["set-cookie"].split(";")[0],
        }
        wish = {
            "game": "blackpoker",
            "position": "A: {hand: [S2, C7], life: 20}\nB: {hand: [C9], life: 12}\n",
        }
        table = client.post("/api/tables", json=wish, headers=self.headers).json()["id"]
        replay = client.post("/api/replays", json={"table": table}, headers=self.headers).json()["id"]
        self.links = {**LINKS, "tables": table, "replays": replay}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A visitor, for all requests."""
    with get_client(cast(Any, APP)) as client:
        yield Browser(client)


def by_chance(made_up: Any, known: list[str]) -> Any:
    """What was made up, or in its place something that there is; always the same for the same."""
    at = zlib.crc32(repr(made_up).encode()) % (2 * len(known))
    return known[at] if at < len(known) else made_up


def made_likelier(case: Any, browser: Browser) -> None:
    """Put names into a request that there are."""
    for values in (case.path_parameters, case.query):
        for name in values or {}:
            if name in KNOWN:
                values[name] = by_chance(values[name], KNOWN[name])
            elif name == "id":
                values[name] = by_chance(values[name], [browser.links[case.path.split("/")[2]]])
            elif name == "step":
                values[name] = by_chance(values[name], ["0"])
    if isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = by_chance(case.body["game"], KNOWN["game"])


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Any, browser: Browser) -> None:
    """No error of the server, and nothing that the description does not know."""
    made_likelier(case, browser)
    if case.path == "/api/session" and case.method.upper() == "DELETE":
        case.headers = {}  # whoever signs out would be unknown in all that follows
        case.call_and_validate(session=browser.client, checks=CHECKS)
        return
    case.call_and_validate(session=browser.client, headers=browser.headers, checks=CHECKS)


def test_the_description_is_complete() -> None:
    """Version 3.1; every operation says what it does and how it refuses."""
    described = SCHEMA.raw_schema
    assert described["openapi"].startswith("3.1")
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert len(operations) >= 25
    for operation in operations:
        assert operation["description"]
        for status in ("400", "404", "429"):
            content = operation["responses"][status]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Fault"}
