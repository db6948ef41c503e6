"""What the browser tests share: a real Chromium, a real server process, and the client that the build made.

The tests are coroutines over Playwright's asynchronous interface. They run on a loop of their own, which runs
only while a test does, so that tests of other folders in the same process may have their own loops. Each test
process has one browser and one server; each test has people with browser contexts of their own.

Chromium comes from the package manager of the system (`make browser-tools`); `RULEBOUND_CHROMIUM` names
another one.
What cannot be tested here is left out with a plain reason, and is a failure with
`RULEBOUND_NOTHING_LEFT_OUT=1`.
"""

import asyncio
import inspect
import os
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright
from tests.web.player import People
from tests.web.serving import Server

ROOT = Path(__file__).parents[2]
CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome"]
MOST_SECONDS = 240
"""A test that takes longer hangs."""


def left_out(reason: str) -> None:
    """Skip for want of something, or fail where nothing may be left out."""
    sentence = f"The browser tests were left out: {reason}"
    if os.environ.get("RULEBOUND_NOTHING_LEFT_OUT") == "1":
        pytest.fail(sentence)
    pytest.skip(sentence)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder needs the browser, and says so."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine on the loop of the browser."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    loop = pyfuncitem.funcargs["loop"]
    assert isinstance(loop, asyncio.AbstractEventLoop)
    loop.run_until_complete(asyncio.wait_for(test, MOST_SECONDS))
    return True


@pytest.fixture(scope="session", autouse=True)
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """The loop that all browser tests of this process run on."""
    made = asyncio.new_event_loop()
    yield made
    made.close()


def find_chromium() -> str:
    """The path of a Chromium; nothing where there is none."""
    named = os.environ.get("RULEBOUND_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), "")


@pytest.fixture(scope="session")
def browser(loop: asyncio.AbstractEventLoop) -> Iterator[Browser]:
    """A running Chromium."""
    path = find_chromium()
    if not path:
        left_out("there is no Chromium here; `apt-get install chromium` brings it.")
    driver = loop.run_until_complete(async_playwright().start())
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    launched = loop.run_until_complete(driver.chromium.launch(executable_path=path, args=flags))
    yield launched
    loop.run_until_complete(launched.close())
    loop.run_until_complete(driver.stop())


@pytest.fixture(scope="session")
def client_folder() -> Path:
    """The folder of the built client, as it is in the package that is tested."""
    folder = Path(str(resources.files("rulebound"))) / "web"
    if not (folder / "index.html").is_file():
        left_out("the package was built without the browser client; see the message of `make wheel`.")
    return folder


@pytest.fixture(scope="session")
def server(client_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers at once and counts no requests, for all tests of this process."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite", "--measured")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def people(loop: asyncio.AbstractEventLoop, browser: Browser, server: Server) -> Iterator[People]:
    """People who come to the server; they all leave with the test."""
    company = People(browser, server.address)
    yield company
    loop.run_until_complete(company.leave())


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks a page through for what hinders people."""
    source = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not source.is_file():
        left_out("axe-core is not installed; `make web` brings it.")
    return source.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def screenshots() -> Path:
    """Where screenshots are kept."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
