"""The guided first game of each rulebook can be gone through to its end."""

import re

import pytest
from playwright.async_api import expect
from tests.web.player import GAMES, LONG, People, say

MOST_PRESSES = 200


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_leads_to_its_end(people: People, game: str) -> None:
    person = await people.come()
    await person.visit(f"/learn/{game}")
    page = person.page
    further = person.button("web-learn-next")
    wanted = page.get_by_role("button", name=re.compile(re.escape(say("web-learn-wanted"))), disabled=False)
    done = page.get_by_role("link", name=say("web-learn-play-now"), exact=True)
    for _ in range(MOST_PRESSES):
        await done.or_(further).or_(wanted).first.wait_for(timeout=LONG * 1000)
        if await done.count():
            break
        number = person.number
        asked = await further.count() == 0
        await (wanted if asked else further).first.click()
        if asked:
            await people.until(lambda number=number: person.number != number)  # type: ignore[misc]
    await expect(done).to_be_visible()
    steps = await page.get_by_role("progressbar").evaluate("bar => [bar.value, bar.max]")
    assert steps[0] == steps[1] > 3
    assert person.sockets == 1, "a second socket drops what is answered while it opens"
    assert person.faults == []


async def test_what_is_not_wanted_is_answered_gently(people: People) -> None:
    person = await people.come()
    await person.visit("/learn/blackpoker")
    page = person.page
    further = person.button("web-learn-next")
    options = page.get_by_role("list", name=say("web-learn-options")).get_by_role("button")
    while await options.count() < 2:
        await further.or_(options.first).first.wait_for()
        if await further.count():
            await further.click()
    wanted = re.compile(re.escape(say("web-learn-wanted")))
    number = person.number
    await options.filter(has_not_text=wanted).first.click()
    await expect(page.get_by_text(say("web-guide-gently"))).to_be_visible()
    assert person.number == number
