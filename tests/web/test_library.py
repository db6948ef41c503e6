"""The deck builder and the replay viewer: a list is imported, mended and played; a game is watched again."""

import random
import re
from typing import Any

from playwright.async_api import expect
from tests.web.player import People, Person, say

GAME = "battle-spirits"
TOO_MANY = 4
"""One more than a deck may have of a card."""
STEP = 4


async def ready_deck(person: Person) -> list[dict[str, Any]]:
    """The cards of a ready-made deck."""
    base = f"{person.company.address}/api/games/{GAME}/decks"
    titles = await (await person.page.request.get(base)).json()
    name = next(title["name"] for title in titles if title["playable"])
    return (await (await person.page.request.get(f"{base}/{name}")).json())["cards"]


async def test_a_deck_is_imported_put_right_and_played(people: People) -> None:
    person = await people.come()
    await person.visit(f"/decks/{GAME}")
    cards = await ready_deck(person)
    spoilt = next(card for card in cards if card["count"] == TOO_MANY - 1)
    spoilt["count"] = TOO_MANY
    deck = person.page.get_by_role("region", name=say("web-decks-deck"), exact=True)
    await deck.get_by_role("button", name=say("web-decks-import"), exact=True).click()
    dialog = person.page.get_by_role("dialog")
    lines = "\n".join(f"{card['count']} {card['code']}" for card in cards)
    await dialog.get_by_label(say("web-decks-list"), exact=True).fill(lines)
    await dialog.get_by_role("button", name=say("web-decks-import"), exact=True).click()

    fault = deck.get_by_role("listitem").filter(has=person.page.locator("button.clause"))
    await expect(fault).to_have_count(1)
    await fault.get_by_role("button").click()
    await expect(person.rulebook.get_by_role("heading").nth(1)).to_be_visible()
    await person.rulebook.get_by_role("button", name=say("web-close")).click()

    row = deck.get_by_role("row").filter(has_text=spoilt["code"])
    await row.get_by_role("button").first.click()
    count = sum(card["count"] for card in cards) - 1
    await expect(deck.get_by_text(say("web-decks-legal", count=count))).to_be_visible()
    await deck.get_by_role("link", name=say("web-decks-play"), exact=True).click()
    await person.settled()
    await expect(person.page.get_by_label(say("web-new-deck")).first).to_have_value(
        "own:" + say("web-decks-new-name")
    )
    await person.press("web-new-open")
    await person.begin()
    await people.until(lambda: person.options)
    deck_codes = {card["code"] for card in cards}
    areas = [area for side in person.view["board"]["sides"] for area in side["areas"] if area["own"]]
    hand = {cell["code"] for area in areas for cell in area["cells"]}
    assert hand and hand <= deck_codes


async def test_a_game_is_watched_again(people: People) -> None:
    ann = await people.come()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    await ann.open_table("blackpoker", seats, settings={"deck": "entry16"})
    await ann.begin()
    await people.play([ann], random.Random(3), lambda: ann.is_over)
    await ann.press("web-watch-replay")
    slider = ann.page.get_by_role("slider", name=say("web-replay-step"))
    await expect(slider).to_be_visible()
    await ann.settled()
    moment = ann.page.get_by_role("region", name=say("web-replay-moment"), exact=True)
    beginning = await moment.inner_text()
    last = int(await slider.get_attribute("max") or 0)
    assert last >= STEP
    await slider.press("End")
    await expect(ann.page.get_by_text(say("web-replay-where", step=last, last=last))).to_be_visible()
    await expect(moment).not_to_have_text(beginning, use_inner_text=True)
    await slider.fill(str(STEP))
    await expect(ann.page.get_by_text(say("web-replay-where", step=STEP, last=last))).to_be_visible()
    await expect(ann.page).to_have_url(re.compile(rf"/replay/.*step={STEP}&viewer=spectator"))

    ben = await people.come()
    await ben.visit(ann.page.url.removeprefix(people.address))
    await expect(ben.page.get_by_role("slider", name=say("web-replay-step"))).to_have_value(str(STEP))
    cells = ben.page.get_by_role("region", name=say("web-board")).locator("button[data-cell]")
    await cells.first.wait_for()
    public = await cells.count()
    await ben.page.get_by_label(say("web-replay-viewer")).select_option("B")
    await expect(cells.nth(public)).to_be_visible()
    assert ann.faults == ben.faults == []
