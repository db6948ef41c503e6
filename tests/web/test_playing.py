"""Two people play each of the games to the end through the interface; one reloads, somebody looks on.

Nothing of a hand reaches the one who looks on: neither the page nor any message has a card that its owner has
told to nobody.
"""

import random
import re
from bisect import bisect
from typing import Any

import pytest
from playwright.async_api import expect
from tests.web.player import GAMES, Frame, People, Person, say

SETTINGS = {"blackpoker": {"deck": "entry20"}, "asteriated-grail": {"players": "4", "draft": "random"}}
MOST_ANSWERS = 1500
MOST_MISSED = 2
MARGIN = 3
"""After how many further answers everybody has heard of one."""


async def sit_down(people: People, game: str) -> tuple[Person, Person, Person]:
    """Ann opens a table, Ben comes by her link and sits down, Cee looks on; the game begins."""
    ann, ben, cee = [await people.come() for _ in range(3)]
    bots = [{"kind": "bot", "bot": "random"}] * (2 if game == "asteriated-grail" else 0)
    seats = [{"kind": "me"}, {"kind": "open"}, *bots]
    await ann.open_table(game, seats, settings=SETTINGS.get(game, {}))
    link = await ann.page.get_by_label(say("web-invite-link")).input_value()
    for guest in (ben, cee):
        await guest.visit(link.removeprefix(people.address))
    await ben.press("web-sit")
    await expect(cee.button("web-sit")).to_have_count(0)
    for player in (ann, ben):
        await player.press("web-i-am-ready")
    await people.until(lambda: all(person.view for person in people.all))
    return ann, ben, cee


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_to_the_end(people: People, game: str) -> None:
    ann, ben, cee = await sit_down(people, game)
    players, dice = [ann, ben], random.Random(6)

    count = await people.play(players, dice, lambda: people.heard > 30)
    await people.until(lambda: any(player.options for player in players))
    await reload(people, ben)
    await check_page(cee, ann, ben)
    seen = 0
    for player in players:  # one of them may have no card left
        try:
            await check_page(player, ann, ben)
        except AssertionError as error:
            seen += "is seen" in str(error)
    assert seen

    count += await people.play(players, dice, lambda: all(person.is_over for person in people.all))
    assert 10 < count < MOST_ANSWERS
    for person in people.all:
        await expect(person.question.get_by_role("heading").first).to_be_visible()
        assert person.view["result"] is not None
        assert person.faults == [] and person.missed <= MOST_MISSED
    check_frames(cee, ann, ben)
    found = 0
    for player in players:  # whoever has a hand knows it, so the check finds what is told
        try:
            check_frames(player, ann, ben)
        except AssertionError as error:
            found += "is told" in str(error)
    assert found


async def reload(people: People, person: Person) -> None:
    """Load the page anew: the seat is found again, and everything is as it was.

    Where something that was under way came in between (another number), it is done once more.
    """
    before, after = await told_twice(people, person)
    for _ in range(2):
        if after["view"]["number"] != before["view"]["number"]:
            before, after = await told_twice(people, person)
    for part in ("number", "board", "decision"):
        assert after["view"][part] == before["view"][part]
    await person.settled()


async def told_twice(people: People, person: Person) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a person was told before and after loading the page anew."""
    before = person.told
    person.told = None
    await person.page.reload()
    await people.until(lambda: person.view)
    after: dict[str, Any] | None = person.told
    assert before is not None and before["table"]["you"] == 1
    assert after is not None and after["table"]["you"] == 1
    return before, after


async def check_page(looker: Person, *owners: Person) -> None:
    """The page of the one who looks on says nothing that only one player's page says of an own hand."""
    seen = await looker.page.locator("body").inner_text()
    assert any(hand_of(owner.view) for owner in owners)
    for owner in owners:
        others = [await other.page.locator("body").inner_text() for other in owners if other is not owner]
        hand = owner.page.locator("[data-area].own [data-cell] .unseen")
        for label in await hand.all_inner_texts():
            name = label.partition(",")[0]
            assert name not in seen or any(name in text for text in others), f"{name} is seen"


def check_frames(looker: Person, *owners: Person) -> None:
    """No message to the one who looks on names a card of a hand that its owner alone has been told of.

    Messages to different people come at different times. So a hand is what its owner had in hand from some
    answers before a message until some answers after it, and others may have been told until then.
    """
    answers = looker.company.answers
    hidden = 0
    for owner in owners:
        others = iter([frame for other in owners if other is not owner for frame in views(other)])
        heard = next(others, None)
        known: set[str] = set()
        for told in views(looker):
            at = bisect(answers, told.when)
            since = answers[at - MARGIN] if at >= MARGIN else 0
            until = answers[at + MARGIN] if at + MARGIN < len(answers) else looker.company.heard
            while heard is not None and heard.when <= until:
                known |= words(heard)
                heard = next(others, None)
            held = hand_between(owner, since, until) - known
            assert not held & words(told), f"{held & words(told)} is told"
            hidden += len(held)
    assert hidden, "nothing was hidden"


def hand_between(owner: Person, since: int, until: int) -> set[str]:
    """The cards that somebody has had in hand all the time."""
    frames = views(owner)
    first = max(bisect(frames, since, key=lambda frame: frame.when) - 1, 0)
    last = bisect(frames, until, key=lambda frame: frame.when)
    return set.intersection(*(hand_of(frame.message["view"]) for frame in frames[first : last + 1]))


def words(frame: Frame) -> set[str]:
    """Every word that a message says, codes of cards among them."""
    return set(re.findall(r'"((?:[^"\\]|\\.)*)"', frame.text))


def views(person: Person) -> list[Frame]:
    """All messages to somebody that have a view."""
    return [frame for frame in person.frames if frame.message.get("view")]


def hand_of(view: dict[str, Any]) -> set[str]:
    """The cards of one's own hand."""
    areas = [area for side in view["board"]["sides"] for area in side["areas"]]
    hands = [area for area in areas if area["zone"].startswith("hand") and area["own"]]
    return {cell["code"] for area in hands for cell in area["cells"]} - {""}
