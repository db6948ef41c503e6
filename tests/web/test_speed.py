"""How fast a table is there, and how much the browser has to fetch for the whole client."""

import gzip
import time
from pathlib import Path

import pytest
from tests.web.player import People

MOST_BYTES = 250_000
MOST_SECONDS = 10.0
"""Far more than the two seconds that are promised: a busy machine is no fault."""


def test_the_client_is_small(client_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [path for path in client_folder.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    size = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files)
    with capsys.disabled():
        print(f"\nThe whole client is {size / 1000:.0f} kB, gzipped ({len(files)} files).")
    assert any(path.suffix == ".js" for path in files)
    assert size < MOST_BYTES


async def test_a_table_is_there_soon(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    person = await people.come()
    path = await person.open_table("blackpoker", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await person.begin()
    await people.until(lambda: person.options)
    fresh = await people.come(storage_state=await person.context.storage_state())
    began = time.perf_counter()
    await fresh.page.goto(f"{people.address}{path}")
    await fresh.offered.first.wait_for()
    await fresh.page.locator("[data-cell]:visible").first.wait_for()
    took = time.perf_counter() - began
    with capsys.disabled():
        print(f"\nA table is there after {took:.2f} s, with an empty cache, on loopback.")
    assert took < MOST_SECONDS
