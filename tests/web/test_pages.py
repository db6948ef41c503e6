"""Every page: no accessibility violation, light or dark; pictures in three widths; no overflow at 320 px."""

import random
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.web.looking import look_through
from tests.web.player import GAMES, People, play_some, say

ANSWERS = 8
"""How many answers are given before a table is looked at, so that there is something on it."""
PAGES = {
    "lobby": "/",
    **{f"new-{game}": f"/new/{game}" for game in GAMES},
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "clause": "/rules/blackpoker/BP%203.1",
    "ruling": "/rules/fftcg/FF%20R1",
    "cards": "/cards",
    **{f"cards-{game}": f"/cards/{game}" for game in ["battle-spirits", "fftcg"]},
    "card-battle-spirits": "/cards/battle-spirits/26RSD01-001",
    "characters": "/characters/asteriated-grail",
    "decks": "/decks",
    **{f"decks-{game}": f"/decks/{game}" for game in ["battle-spirits", "fftcg"]},
    "replay": "/replay",
    "settings": "/settings",
    "account": "/account",
    "learn": "/learn",
    **{f"learn-{game}": f"/learn/{game}" for game in GAMES},
    "sandbox": "/sandbox",
    **{f"sandbox-{game}": f"/sandbox/{game}" for game in GAMES},
    "nowhere": "/nowhere/at/all",
}


@pytest.mark.parametrize("name", PAGES)
async def test_page(people: People, axe: str, screenshots: Path, name: str) -> None:
    person = await people.come()
    await person.visit(PAGES[name])
    assert not await look_through(person, name, axe, screenshots)


@pytest.mark.parametrize("game", GAMES)
async def test_table(people: People, axe: str, screenshots: Path, game: str) -> None:
    """The table before, within and after the game, a card looked at, the menu, and the replay."""
    person = await people.come()
    wrong: list[str] = []
    settings = {"players": "4", "draft": "random"} if game == "asteriated-grail" else {}
    rest = [{"kind": "bot", "bot": "random"}] * (2 if settings else 0)
    await person.open_table(game, [{"kind": "me"}, {"kind": "open"}, *rest], settings=settings)
    wrong += await look_through(person, f"waiting-{game}", axe, screenshots)
    await person.page.get_by_label(say("web-seat-bot", seat="B")).select_option("random")
    dice = random.Random(2)
    await play_some(people, [person], dice, ANSWERS)
    await person.offered.first.wait_for()
    wrong += await look_through(person, f"table-{game}", axe, screenshots)

    board = person.page.get_by_role("region", name=say("web-board"), exact=True)
    cards = board.locator("button.face[data-cell]:visible")
    while not await cards.count():  # every game is dealt anew, and a hand may be empty just now
        await play_some(people, [person], dice, 1)
    await cards.last.click(button="right")
    await expect(person.page.get_by_role("dialog")).to_be_visible()
    wrong += await look_through(person, f"looking-{game}", axe, screenshots)
    await person.page.keyboard.press("Escape")
    await person.press("web-menu")
    wrong += await look_through(person, f"menu-{game}", axe, screenshots)

    dialog = person.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=say("web-concede"), exact=True).click()
    await dialog.get_by_role("button", name=say("web-concede"), exact=True).click()
    await people.until(lambda: person.is_over)
    wrong += await look_through(person, f"over-{game}", axe, screenshots)
    await person.press("web-watch-replay")
    await expect(person.page.get_by_role("slider", name=say("web-replay-step"))).to_be_visible()
    wrong += await look_through(person, f"replay-{game}", axe, screenshots)
    assert not wrong
