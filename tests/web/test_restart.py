"""The server is killed by signal 9 in the middle of a game and started again: both browsers go on."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from tests.web.player import People, Person, play_some, say
from tests.web.serving import Server
from tests.web.test_playing import sit_down

BEFORE, AFTER = 6, 6
"""How many answers are given before the server is killed, and after."""
MARK = "window.notReloaded = true"


@pytest.fixture
def fragile(client_folder: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, as people run it."""
    running = Server(tmp_path / "tables.sqlite")
    running.start()
    yield running
    running.stop()


async def test_both_browsers_go_on_at_the_same_decision(
    browser: Browser, fragile: Server, loop: asyncio.AbstractEventLoop
) -> None:
    people = People(browser, fragile.address)
    try:
        ann, ben, _ = await sit_down(people, "blackpoker")
        players, dice = [ann, ben], random.Random(9)
        await play_some(people, players, dice, BEFORE)
        for player in players:
            await player.look_again()
            await player.page.evaluate(MARK)
        before = [moment(player) for player in players]

        fragile.kill()
        for player in players:
            await expect(player.page.get_by_text(say("web-reconnecting"))).to_be_visible()
            player.told = None
        fragile.start()
        await people.until(lambda: all(player.told for player in players))
        assert [moment(player) for player in players] == before

        await play_some(people, players, dice, AFTER)
        for player in players:
            assert await player.page.evaluate("window.notReloaded") is True
            await expect(player.page.get_by_text(say("web-reconnecting"))).to_have_count(0)
    finally:
        await people.leave()


def moment(person: Person) -> dict[str, Any]:
    """What somebody sees of the game."""
    return {part: person.view[part] for part in ("number", "board", "decision")}
