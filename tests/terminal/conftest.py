"""What the tests of the table share: a data folder of their own, and an app driven without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

import rulebound
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.session import Session
from rulebound.terminal.table import TableScreen
from rulebound.texts import Texts

AppPilot = Pilot[dict[str, object]]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saves and preferences, with the help seen before; missing texts are errors."""
    monkeypatch.setenv(saves.FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr("rulebound.terminal.app.Texts", partial(Texts, strict=True))
    helped = ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"]
    saves.save_preferences(saves.Preferences(language="en", helped=helped))
    return tmp_path


class Driver:
    """Sits at the app in the place of a person."""

    def session(self, *players: str, seed: int = 3, game: str = "blackpoker", **others: Any) -> Session:
        """A session of a game, BlackPoker unless another is named."""
        return Session.start(rulebound.new_match(game, seed, **others), list(players))

    def drive(
        self,
        app: RuleboundApp,
        play: Callable[[AppPilot], Awaitable[None]],
        size: tuple[int, int] = (100, 36),
    ) -> None:
        """Run an app without a terminal and do something with it."""

        async def run() -> None:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await play(pilot)

        asyncio.run(run())

    def table(self, pilot: AppPilot) -> TableScreen:
        """The table, which must be the screen that is shown."""
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    def shown(self, app: RuleboundApp) -> str:
        """All that the screen shows, as lines of text."""
        return "\n".join(strip.text for strip in app.screen._compositor.render_strips())

    def said(self, app: RuleboundApp) -> str:
        """The newest notification."""
        return [notification.message for notification in app._notifications][-1]

    async def until(self, pilot: AppPilot, condition: Callable[[], bool]) -> None:
        """Wait until something is so; bots think in threads."""
        for _ in range(2000):
            await pilot.pause(0.01)
            if condition():
                return
        raise AssertionError("The table did not get there.")

    async def until_asked(self, pilot: AppPilot, session: Session) -> None:
        """Wait until a person is asked or the game is over, and the screen shows it."""
        await self.until(pilot, lambda: session.over or session.asked() in session.humans)
        await pilot.pause()

    async def until_screen(self, pilot: AppPilot, kind: type[Screen[Any]]) -> None:
        """Wait until a screen of this kind is shown."""
        await self.until(pilot, lambda: isinstance(pilot.app.screen, kind))

    async def until_said(self, pilot: AppPilot, app: RuleboundApp) -> str:
        """Wait for a notification."""
        await self.until(pilot, lambda: len(app._notifications) > 0)
        return self.said(app)

    async def press_number(self, pilot: AppPilot, number: int, count: int) -> None:
        """Choose an option by its number, as a person would."""
        for digit in str(number):
            await pilot.press(digit)
        if count > 9:
            await pilot.press("enter")


@pytest.fixture
def driver() -> Driver:
    """Someone to sit at the app."""
    return Driver()
