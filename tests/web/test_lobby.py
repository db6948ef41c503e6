"""The lobby: a game against a bot in two clicks, and a table that is set up and joined from the list."""

from playwright.async_api import expect
from tests.web.player import GAMES, People, say


async def test_a_game_in_two_clicks(people: People) -> None:
    person = await people.come()
    for game in GAMES:
        await person.visit("/")
        card = person.page.get_by_role("article").filter(has_text=say(f"game-{game}"))
        await card.get_by_role("button").first.click()
        await people.until(lambda: person.view)
        await expect(person.question.get_by_role("heading").first).to_be_visible()
        assert person.told is not None and person.told["table"]["game"] == game
        person.told = None
    assert person.faults == []


async def test_a_listed_table_is_found_and_joined(people: People) -> None:
    ann, ben = await people.come(), await people.come()
    await ann.visit("/new/blackpoker")
    await ann.page.get_by_label(say("web-new-seat-who")).nth(1).select_option("open")
    await ann.page.get_by_label(say("web-new-listed"), exact=True).check()
    await ann.press("web-new-open")
    await people.until(lambda: ann.told)

    await ben.visit("/")
    lists = ben.page.get_by_role("region", name=say("web-lobby-listed-tables"), exact=True)
    path = ann.page.url.removeprefix(people.address)
    await lists.locator(f"a[href='{path}']").click()
    await ben.press("web-sit")
    for person in (ann, ben):
        await person.press("web-i-am-ready")
    await people.until(lambda: ann.view and ben.view)
