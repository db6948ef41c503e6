"""A process that is kept within bounds: time, memory, output, files, and where possible network and sight.

It is started through `launch`, which sets the limits of the system; runs in a temporary folder with an
environment of its own, in a process group that is killed as a whole; and where the system has `unshare` and
permits it, without network and without other processes to see. `walls()` says what this machine permits.
Reading and writing never wait longer than they are told to. What is not guaranteed is written in
docs/write-a-bot.md.
"""

import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from rulebound.bots.asking import Fault, MachineError, telling

LAUNCHER: Final = str(Path(__file__).parent / "launch.py")
CHUNK: Final = 1 << 16
MOST_CHUNKS: Final = 64
PASSED_ON: Final = ("PATH", "TZ")
"""All that the environment of a bot has from ours."""
REMOVE: Final = '(rm -rf -- "$1" || { chmod -R u+rwx -- "$1"; rm -rf -- "$1"; }) &'
"""The shell that goes on clearing a folder away by itself."""


@dataclass(frozen=True)
class Limits:
    """How much a bot may use in one game. Times are seconds, sizes bytes.

    `start` is what the first answer may take on top of `decision`; `game` is for all answers together;
    `farewell` is left to the bot when the game is over. A line of output may have `line` bytes, and the last
    `complaint` bytes of standard error are kept.
    Memory, processor time and files are counted by the system for each process.
    """

    start: float = 10.0
    decision: float = 2.0
    game: float = 120.0
    farewell: float = 0.3
    memory: int = 1 << 30
    processor: int = 300
    file: int = 16 << 20
    files: int = 256
    line: int = 1 << 16
    complaint: int = 1 << 12


STANDARD: Final = Limits()


@dataclass(frozen=True)
class Walls:
    """What stands between a bot and the machine, and the words before its command that put it there."""

    words: tuple[str, ...] = ()
    network: bool = False
    processes: bool = False


@cache
def walls() -> Walls:
    """The best that this machine permits, found out by trying."""
    unshare = shutil.which("unshare")
    if sys.platform != "linux" or unshare is None:
        return Walls()
    words = (unshare,) if os.geteuid() == 0 else (unshare, "--map-current-user")
    whole = (*words, "--net", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc")
    for tried in (Walls(whole, True, True), Walls((*words, "--net"), True, False)):
        if works([*tried.words, "true"]):
            return tried
    return Walls()


def works(command: Sequence[str]) -> bool:
    """Whether a command succeeds. What it leaves running has a session of its own, and may outlive us."""
    none = subprocess.DEVNULL
    try:
        code = subprocess.call(
            command, stdin=none, stdout=none, stderr=none, timeout=10, start_new_session=True
        )
        return code == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def remove(folder: str) -> None:
    """Clear a folder away, without waiting for that if the bot has left something in it.

    It may have left more than can be removed in a moment, locked folders, or nested them without end.
    """
    try:
        os.rmdir(folder)
    except OSError:
        works(["sh", "-c", REMOVE, "sh", folder])


def manner(code: int) -> str:
    """How a process ended; signals are told by codes above 128 (see `launch`)."""
    number = code - 128 if code > 128 else -code
    if number not in set(signal.Signals):
        return f"ended with exit code {code}"
    used_up = " (its processor time or the memory of the machine may be used up)"
    return f"was ended by {signal.Signals(number).name}{used_up if number == signal.SIGKILL else ''}"


@dataclass
class Sandbox:
    """One process with its pipes. `start` it, `send` and `receive` lines, `close` it in any case."""

    command: Sequence[str]
    limits: Limits = STANDARD
    environment: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    process: subprocess.Popen[bytes] | None = None
    unread: bytes = b""
    complaint: bytes = b""

    def start(self) -> None:
        """Start the process. Raises OSError."""
        if os.name != "posix":
            raise MachineError("Bots that are processes need Linux or macOS.")
        self.folder = tempfile.mkdtemp(prefix="rulebound-bot-")
        limits = {name: getattr(self.limits, name) for name in ("memory", "processor", "file", "files")}
        self.process = subprocess.Popen(
            [*walls().words, sys.executable, "-I", "-S", LAUNCHER, json.dumps(limits), *self.command],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=self.clean_environment(),
            start_new_session=True,
        )
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)

    def clean_environment(self) -> dict[str, str]:
        """Nothing of ours but the way to programs and the time zone."""
        ours = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        at_home = {"HOME": self.folder, "TMPDIR": self.folder, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        return {**ours, **at_home, **self.environment}

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, as fast as the bot reads it. Raises Fault."""
        process = self.process
        assert process is not None and process.stdin is not None
        left = memoryview(line)
        while left:
            self.wait_for(process.stdin.fileno(), selectors.EVENT_WRITE, deadline)
            try:
                left = left[os.write(process.stdin.fileno(), left) :]
            except BlockingIOError:
                continue
            except BrokenPipeError as error:
                raise self.ended() from error

    def receive(self, deadline: float) -> bytes:
        """The next line, without its end. Raises Fault."""
        process = self.process
        assert process is not None and process.stdout is not None
        while b"\n" not in self.unread:
            if len(self.unread) > self.limits.line:
                raise Fault(f"wrote a line longer than {self.limits.line:,} bytes")
            self.wait_for(process.stdout.fileno(), selectors.EVENT_READ, deadline)
            try:
                more = os.read(process.stdout.fileno(), CHUNK)
            except BlockingIOError:
                continue
            if not more:
                raise self.ended()
            self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        if len(line) > self.limits.line:
            raise Fault(f"wrote a line longer than {self.limits.line:,} bytes")
        return line

    def wait_for(self, file: int, event: int, deadline: float) -> None:
        """Wait until a pipe is ready; meanwhile take what the bot says on standard error. Raises Fault."""
        process = self.process
        assert process is not None and process.stderr is not None
        with selectors.DefaultSelector() as selector:
            selector.register(file, event)
            listening = not process.stderr.closed
            if listening:
                selector.register(process.stderr, selectors.EVENT_READ)
            while True:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if any(key.fd == file for key, _ in ready):
                    return
                if listening and ready and not self.listen():
                    selector.unregister(process.stderr)
                    listening = False
                if time.monotonic() >= deadline:
                    raise Fault("gave no answer in time", by_time=True)

    def listen(self) -> bool:
        """Take what is on standard error, and keep the end of it; whether there was anything."""
        process = self.process
        assert process is not None and process.stderr is not None
        try:
            more = os.read(process.stderr.fileno(), CHUNK)
        except BlockingIOError:
            return False
        self.complaint = (self.complaint + more)[-self.limits.complaint :]
        return bool(more)

    def ended(self) -> Fault:
        """The process has ended by itself, or closed its output: how, and what it said last."""
        process = self.process
        assert process is not None
        try:
            code = process.wait(1.0)
        except subprocess.TimeoutExpired:
            return Fault("closed its standard input or output")
        said = telling(self.standard_error())
        return Fault(f"{manner(code)}; it said: {said}" if said else manner(code))

    def standard_error(self) -> str:
        """What is kept of what the process wrote to standard error until now."""
        for _ in range(MOST_CHUNKS if self.process is not None else 0):
            if not self.listen():
                break
        return self.complaint.decode(errors="replace")

    def farewell(self) -> None:
        """Nothing more will be said: give the process a moment to end by itself."""
        process = self.process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        with suppress(subprocess.TimeoutExpired):  # then `close` ends it
            process.wait(self.limits.farewell)

    def close(self) -> None:
        """End the process and all that it started, and clear its folder away."""
        process, self.process = self.process, None
        if process is not None:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout, process.stderr):
                if pipe is not None:
                    pipe.close()
        if self.folder:
            remove(self.folder)
            self.folder = ""
