"""Keys alone: a question is answered, the language is changed in play, "why can't I?" leads to its clause."""

import random

from playwright.async_api import expect
from tests.web.player import People, Person, say

from rulebound.texts.texts import Texts

MOST_TABS = 150
WHERE = """() => {
    const at = document.activeElement;
    const dialog = at.closest('dialog');
    return {option: at.dataset.option ?? '', cell: at.dataset.cell ?? '', lit: at.classList.contains('lit'),
            name: at.getAttribute('aria-label') ?? at.labels?.[0]?.innerText ?? at.innerText.trim(),
            clause: at.classList.contains('clause'), dialog: dialog !== null};
}"""


async def tab_to(person: Person, **wanted: object) -> dict[str, object]:
    """Press Tab until what has the focus is as wanted; what it is."""
    for _ in range(MOST_TABS):
        await person.page.keyboard.press("Tab")
        found: dict[str, object] = await person.page.evaluate(WHERE)
        if all(bool(found[key]) if value is True else found[key] == value for key, value in wanted.items()):
            return found
    raise AssertionError(f"Tab does not lead to {wanted}")


async def sit_with_bot(people: People) -> Person:
    """A BlackPoker table against a bot at which one is asked."""
    person = await people.come()
    await person.open_table("blackpoker", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await person.begin()
    await people.until(lambda: person.options)
    await person.offered.first.wait_for()
    return person


async def test_a_question_is_answered(people: People) -> None:
    person = await sit_with_bot(people)
    number = person.number
    await tab_to(person, option=True)
    await person.page.keyboard.press("Enter")
    await people.until(lambda: person.number != number)

    await people.until(lambda: person.options)
    await person.offered.first.wait_for()
    number = person.number
    await person.page.keyboard.press("1")
    await people.until(lambda: person.number != number)


async def test_a_lit_card_is_used(people: People) -> None:
    person = await sit_with_bot(people)
    # Whether one draws another card (BP 12.8) is asked with no card to press.
    await people.play([person], random.Random(1), until=lambda: any(one["cells"] for one in person.options))
    number = person.number
    found = await tab_to(person, cell=True, lit=True)
    await person.page.keyboard.press("Enter")
    if sum(found["cell"] in option["cells"] for option in person.options) > 1:
        await expect(person.page.get_by_role("menu")).to_be_visible()
        await person.page.keyboard.press("Enter")
    await people.until(lambda: person.number != number)


async def test_the_language_is_changed_in_play(people: People) -> None:
    person = await sit_with_bot(people)
    asked = await person.question.get_by_role("heading").first.inner_text()
    await tab_to(person, name=say("web-menu"))
    await person.page.keyboard.press("Enter")
    await tab_to(person, name=say("web-language"), dialog=True)
    await person.page.keyboard.press("ArrowDown")
    await expect(person.page.locator("html")).to_have_attribute("lang", "ja")
    await person.page.keyboard.press("Escape")
    japanese = person.page.get_by_role("region", name=Texts("ja").say("web-decision"), exact=True)
    heading = japanese.get_by_role("heading").first
    await expect(heading).to_be_visible()
    assert await heading.inner_text() != asked


async def test_why_not_leads_to_the_clause(people: People) -> None:
    person = await sit_with_bot(people)
    await tab_to(person, cell=True)
    for _ in range(len(person.options)):
        if not (await person.page.evaluate(WHERE))["lit"]:
            break
        await person.page.keyboard.press("ArrowRight")
    await person.page.keyboard.press("w")
    dialog = person.page.get_by_role("dialog")
    await expect(dialog.get_by_text(say("web-why-title"))).to_be_visible()
    found = await tab_to(person, clause=True, dialog=True)
    await person.page.keyboard.press("Enter")
    await expect(person.rulebook.get_by_role("heading").nth(1)).to_be_visible()
    assert await person.rulebook.get_by_role("heading").first.inner_text() in str(found["name"])
    await person.page.keyboard.press("Escape")
    await expect(person.rulebook).to_have_count(0)
    await expect(dialog).to_be_visible()
