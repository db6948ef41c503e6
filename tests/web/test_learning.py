"""The guided first game of each rulebook can be gone through to its end."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect
from tests.web.player import GAMES, LONG, People, Person, say

MOST_PRESSES = 200
WANTED = re.compile(re.escape(say("web-learn-wanted")))


def further(person: Person) -> Locator:
    """What leads on in a lesson."""
    return person.button("web-learn-next")


def wanted(person: Person) -> Locator:
    """The answers that the lesson wants now."""
    return person.page.get_by_role("button", name=WANTED, disabled=False)


async def go_on(person: Person, answered: Callable[[], int]) -> None:
    """Press what leads on, or else an answer that is wanted; then wait until it has been given."""
    before = answered()
    asked = await further(person).count() == 0
    await (wanted if asked else further)(person).first.click()
    if asked:
        await person.company.until(lambda: answered() != before)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_leads_to_its_end(people: People, game: str) -> None:
    person = await people.come()
    await person.visit(f"/learn/{game}")
    page = person.page
    done = page.get_by_role("link", name=say("web-learn-play-now"), exact=True)
    for _ in range(MOST_PRESSES):
        await done.or_(further(person)).or_(wanted(person)).first.wait_for(timeout=LONG * 1000)
        if await done.count():
            break
        await go_on(person, lambda: person.number)
    await expect(done).to_be_visible()
    steps = await page.get_by_role("progressbar").evaluate("bar => [bar.value, bar.max]")
    assert steps[0] == steps[1] > 3
    assert person.sockets == 1, "a second socket drops what is answered while it opens"
    assert person.faults == []


async def test_what_is_not_wanted_is_answered_gently(people: People) -> None:
    person = await people.come()
    await person.visit("/learn/blackpoker")
    page = person.page
    options = page.get_by_role("list", name=say("web-learn-options")).get_by_role("button")
    while await options.count() < 2:
        await further(person).or_(options.first).first.wait_for()
        if await further(person).count():
            await further(person).click()
    number = person.number
    await options.filter(has_not_text=WANTED).first.click()
    await expect(page.get_by_text(say("web-guide-gently"))).to_be_visible()
    assert person.number == number


async def test_an_answer_that_was_lost_with_the_connection_is_asked_for_again(people: People) -> None:
    person = await people.come()
    answers: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        """Stand between page and server: the first answer never arrives, and the connection breaks."""
        server = socket.connect_to_server()

        async def pass_on(message: str | bytes) -> None:
            if '"choose"' in str(message):
                answers.append(str(message))
                people.bell.set()
                if len(answers) == 1:
                    await server.close()
                    await socket.close()
                    return
            server.send(message)

        socket.on_message(pass_on)

    await person.page.route_web_socket(re.compile("/socket$"), between)
    await person.visit("/learn/blackpoker")
    while len(answers) < 2:
        await further(person).or_(wanted(person)).first.wait_for()
        await go_on(person, lambda: len(answers))
    assert json.loads(answers[0]) == json.loads(answers[1])
