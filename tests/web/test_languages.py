"""The other languages: pages speak the one that the browser wishes for, in full, and fit on a phone."""

import pytest
from playwright.async_api import expect
from tests.web.looking import OVERFLOW, unspoken
from tests.web.player import People
from tests.web.test_pages import PAGES

LOCALES = {"ja": "ja-JP", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
SHOWN = [
    "lobby",
    "new-fftcg",
    "rules",
    "clause",
    "cards-battle-spirits",
    "characters",
    "decks-fftcg",
    "replay",
]
SHOWN += ["settings", "account", "learn-battle-spirits", "sandbox-asteriated-grail"]
PHONE = {"width": 320, "height": 640}


@pytest.mark.parametrize("language", LOCALES)
async def test_pages_speak_a_language(people: People, language: str) -> None:
    person = await people.come(locale=LOCALES[language], viewport=PHONE)
    wrong: list[str] = []
    for name in SHOWN:
        await person.page.goto(f"{people.address}{PAGES[name]}")
        await expect(person.page.locator("html")).to_have_attribute("lang", language)
        await person.settled()
        wrong += [f"{name}: {id} is not spoken" for id in await unspoken(person)]
        if (excess := await person.page.evaluate(OVERFLOW)) > 0:
            wrong.append(f"{name}: the page is {excess} px too wide")
    assert not wrong + person.faults
