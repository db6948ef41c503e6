"""People with browsers: they find things by what these are called, press them, and remember what was told.

A `Person` is a browser context with one page. It knows whatever the server has said to it: the frames of its
table's socket are kept as they came, and `told` is the newest state among them, so that a test can wait for
what it expects without looking again and again, and can say afterwards what a person could have known.

`answer` is a player for any of the games: it presses an option of the question, or a lit card of the board,
as the dice fall.
"""

import asyncio
import json
import random
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from rulebound.texts.language import languages
from rulebound.texts.texts import Texts

ENGLISH = Texts("en", strict=True)
LONG = 30.0
"""Seconds after which one gives up to wait for what must come."""
SOON = 5.0
"""Seconds in which a page answers a press."""
SIZE = {"width": 1440, "height": 900}
CANCEL = "cancel"
"""The option that drops what was begun: whoever chooses it by chance never gets anywhere."""
GAMES = ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"]


def say(id: str, **args: Any) -> str:
    """A text of the client in English, as its pages show it."""
    return ENGLISH.say(id, **args)


class Frame(NamedTuple):
    """Something that was said on a socket: its number among all that anybody heard, as it came, and read."""

    when: int
    text: str
    message: dict[str, Any]


class Person:
    """Somebody with a browser."""

    def __init__(self, company: "People", context: BrowserContext, page: Page) -> None:
        self.company = company
        self.context = context
        self.page = page
        self.frames: list[Frame] = []
        self.sent: list[str] = []
        self.told: dict[str, Any] | None = None
        self.sockets = 0
        """How many sockets the page has opened."""
        self.told_by = 0
        """The number of the socket that has told the newest state."""
        self.missed = 0
        """How many presses had no effect."""
        self.faults: list[str] = []
        """What the page complained about in its console."""
        page.set_default_timeout(LONG * 1000)
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    # ---- what the server says

    def listen(self, socket: WebSocket) -> None:
        """Remember all that is said on a socket."""
        self.sockets += 1
        number = self.sockets
        socket.on("framereceived", lambda frame: self.hear(str(frame), number))
        socket.on("framesent", lambda frame: self.note(str(frame)))

    def note(self, frame: str) -> None:
        """Remember something that the page has said."""
        self.sent.append(frame)
        self.company.bell.set()

    def hear(self, frame: str, socket: int) -> None:
        """Remember something that was said."""
        message = json.loads(frame)
        self.frames.append(Frame(self.company.tick(), frame, message))
        if message["type"] == "told":
            self.told, self.told_by = message, socket

    @property
    def view(self) -> dict[str, Any]:
        """The newest view of the game; empty before there is one."""
        return (self.told or {}).get("view") or {}

    @property
    def number(self) -> int:
        """The number of the decision that was told last; -1 before the game."""
        return int(self.view.get("number", -1))

    @property
    def options(self) -> list[dict[str, Any]]:
        """What this person can answer now."""
        return (self.view.get("decision") or {}).get("options", [])

    @property
    def state(self) -> str:
        """How far the table is: waiting, playing, over."""
        return str(self.told["table"]["state"]) if self.told else ""

    @property
    def choices(self) -> list[str]:
        """The answers that this person's page has sent."""
        return [text for text in self.sent if '"choose"' in text]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state == "over"

    # ---- pages

    async def visit(self, path: str) -> None:
        """Go to a page and wait until it is there: its heading, and nothing that still loads."""
        await self.page.goto(f"{self.company.address}{path}")
        await self.settled()

    async def look_again(self) -> None:
        """Load the page anew and wait until a new socket has told how things stand.

        Messages to different people come at different times; after this, what was told is not old.
        """
        sockets = self.sockets
        await self.page.reload()
        await self.company.until(lambda: self.told_by > sockets)

    async def settled(self) -> None:
        """Wait until the page has its heading and has stopped to load."""
        await expect(self.page.locator("h1").first).to_be_visible(timeout=LONG * 1000)
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0, timeout=LONG * 1000)
        loading = [Texts(language).say("web-loading") for language in languages()]
        await expect(self.page.get_by_text(re.compile(f"^({'|'.join(loading)})$"))).to_have_count(
            0, timeout=LONG * 1000
        )

    def button(self, id: str, **args: Any) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=say(id, **args), exact=True)

    async def press(self, id: str, **args: Any) -> None:
        """Press the button with this text."""
        await self.button(id, **args).click()

    async def post(self, path: str, content: Any) -> Any:
        """Ask the server for something without the page."""
        me = await (await self.page.request.get(f"{self.company.address}/api/me")).json()
        headers = {"X-CSRF-Token": me["csrf"], "Origin": self.company.address}
        answer = await self.page.request.post(f"{self.company.address}{path}", data=content, headers=headers)
        assert answer.ok, f"{path}: {answer.status} {await answer.text()}"
        return await answer.json()

    async def picture(self) -> str:
        """Keep a picture of the page, for whoever reads of a failure; where it is."""
        path = Path(tempfile.mkdtemp(prefix="rulebound-page-")) / "page.png"
        await self.page.screenshot(path=path)
        return str(path)

    @property
    def rulebook(self) -> Locator:
        """The rulebook panel."""
        return self.page.get_by_role("dialog", name=say("web-rulebook"), exact=True)

    # ---- tables

    async def open_table(self, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
        """Open a table and go to it; its path."""
        table = await self.post("/api/tables", {"game": game, "seats": seats, **wish})
        path = f"/table/{table['id']}"
        await self.visit(path)
        await self.company.until(lambda: self.told is not None)
        return path

    async def begin(self) -> None:
        """Say that one is ready, where that is asked, and wait for the game."""
        ready = self.button("web-i-am-ready")
        await self.company.until(lambda: self.told is not None)
        if self.state == "waiting":
            await ready.click()
        await self.company.until(lambda: self.state != "waiting")

    @property
    def question(self) -> Locator:
        """The part of the page that asks."""
        return self.page.get_by_role("region", name=say("web-decision"), exact=True)

    @property
    def offered(self) -> Locator:
        """The options that can be pressed now."""
        return self.question.locator("button[data-option]:enabled")

    @property
    def lit(self) -> Locator:
        """The cards and pieces that can be pressed now."""
        board = self.page.get_by_role("region", name=say("web-board"), exact=True)
        return board.locator("button[data-cell].lit:visible")

    async def answer(self, dice: random.Random) -> None:
        """Answer the question by something that can be pressed, and wait until the table has gone on."""
        number, said = self.number, len(self.choices)
        await self.offered.first.wait_for()
        await self.press_something(dice)
        try:
            await self.company.until(lambda: len(self.choices) > said, within=SOON)
        except (
            AssertionError
        ):  # what was pressed was drawn anew under the finger: as anyone would, press again
            self.missed += 1
            await self.press_something(dice)
        await self.company.until(lambda: self.number != number or not self.options)
        self.company.answers.append(self.company.heard)

    async def press_something(self, dice: random.Random) -> None:
        """Press a lit card or an option."""
        cells = await self.lit.evaluate_all("all => all.map(one => one.dataset.cell)")
        if cells and dice.random() < 0.4:
            await self.press_cell(dice.choice(cells), dice)
        else:
            await self.press_option(dice)

    async def press_option(self, dice: random.Random) -> None:
        """Press an option of the question; to attack rather often, so that games end sooner."""
        keys = await self.offered.evaluate_all("all => all.map(one => one.dataset.option)")
        wanted = [key for key in keys if key != CANCEL] or keys
        attacks = [key for key in wanted if key.split()[0] == "attack"]
        if attacks and dice.random() < 0.5:
            wanted = attacks
        await self.question.locator(f"button[data-option={json.dumps(dice.choice(wanted))}]").click()

    async def press_cell(self, cell: str, dice: random.Random) -> None:
        """Press a lit card; where it can be used in several ways, choose from its menu."""
        ways = [option for option in self.options if cell in option["cells"]]
        await self.page.locator(f"button[data-cell={json.dumps(cell)}]:visible").first.click()
        closely = self.page.get_by_role("dialog").locator("footer button.main")
        if await closely.count():  # on a busy machine a press may last so long that it is one to look closely
            await closely.nth(dice.randrange(len(ways))).click()
        elif len(ways) > 1:
            items = self.page.get_by_role("menu").get_by_role("menuitem")
            await items.nth(dice.randrange(len(ways))).click()


class People:
    """Everybody of a test. The bell rings whenever one of them hears something."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.bell = asyncio.Event()
        self.all: list[Person] = []
        self.heard = 0
        self.answers: list[int] = []
        """When answers were given: how many times something had been heard."""

    def tick(self) -> int:
        """Somebody has heard something: how many times that has happened."""
        self.heard += 1
        self.bell.set()
        return self.heard

    async def come(self, **options: Any) -> Person:
        """Somebody new comes, with a fresh browser."""
        wishes = {"locale": "en-GB", "viewport": SIZE, "reduced_motion": "reduce", **options}
        context = await self.browser.new_context(**wishes)
        person = Person(self, context, await context.new_page())
        self.all.append(person)
        return person

    async def until(self, what: Callable[[], object], within: float = LONG) -> None:
        """Wait until something is so; looked at again whenever anyone hears something."""
        try:
            async with asyncio.timeout(within):
                while not what():
                    self.bell.clear()
                    await self.bell.wait()
        except TimeoutError:
            raise AssertionError("What was waited for did not come.\n" + await self.moment()) from None

    async def moment(self) -> str:
        """How everybody stands, for whoever reads of a failure."""
        stands = [
            f"{person.page.url}: {person.state or 'nothing told'}, decision {person.number}, "
            f"{len(person.options)} options, faults {person.faults}, last said {person.sent[-2:]}, "
            f"last heard {[frame.text[:300] for frame in person.frames[-2:]]}, "
            f"page {await person.picture()}"
            for person in self.all
        ]
        return "\n".join(stands)

    async def play(self, players: list[Person], dice: random.Random, until: Callable[[], object]) -> int:
        """Let people answer whatever they are asked until something is so; how many answers that took."""
        count = 0
        while not until():
            await self.until(lambda: until() or any(person.options for person in players))
            asked = next((person for person in players if person.options), None)
            if asked is None or until():
                continue
            await asked.answer(dice)
            count += 1
        return count

    async def leave(self) -> None:
        """Everybody leaves."""
        for person in self.all:
            await person.context.close()
        self.all.clear()


async def play_some(people: People, players: list[Person], dice: random.Random, count: int) -> None:
    """Let people give so many answers, or until the game is over; then one of them is asked again."""
    for given in range(count + 1):
        await people.until(lambda: any(one.options or one.is_over for one in players))
        asked = next((player for player in players if player.options), None)
        if asked is None or given == count:
            return
        await asked.answer(dice)
