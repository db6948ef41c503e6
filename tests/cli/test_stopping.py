"""Commands that are told to end, or killed: nothing that they started stays behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import rulebound

STUBBORN = """
import json, sys, time
for line in sys.stdin:
    said = json.loads(line)
    while said.get("number", 1) > 1:
        open({beats!r}, "a").write("x")
        time.sleep(0.02)
    if said["type"] == "decide":
        print(json.dumps({{"type": "choose", "number": said["number"], "option": 0}}), flush=True)
"""
"""A bot that answers once, and then does nothing but leave traces."""

COMMANDS = {
    "arena": ["arena", "bots", "--with", "random", "--seconds", "60", "--games", "4", "--lang", "en"],
    "sim": ["sim", "blackpoker", "--bots", "command:./bots/stubborn.py,random", "--games", "400"],
}


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


class Command:
    """A command that plays with the stubborn bot, in a process group of its own."""

    def __init__(self, name: str, jobs: int, folder: Path) -> None:
        self.beats = folder / "beats"
        self.temporary = folder / "temporary"
        self.temporary.mkdir()
        (folder / "bots").mkdir()
        program = STUBBORN.format(beats=str(self.beats))
        (folder / "bots" / "stubborn.py").write_text(program, encoding="utf-8")
        packages = str(Path(rulebound.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulebound", *COMMANDS[name], "--jobs", str(jobs)],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": packages, "TMPDIR": str(self.temporary)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def started(self) -> bool:
        """Whether the bot plays."""
        assert self.process.poll() is None, self.process.communicate()
        return self.beats.exists()

    def quiet(self) -> bool:
        """Whether the bot has ended."""
        size = self.beats.stat().st_size
        time.sleep(0.3)
        return self.beats.stat().st_size == size

    def gone(self) -> bool:
        """Whether all processes of the group have ended."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def end(self) -> None:
        """Whatever happened: leave nothing behind."""
        if not self.gone():
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_is_told_to_end(name: str, jobs: int, tmp_path: Path) -> None:
    """By `timeout`, say: that tells the command, and then its whole process group."""
    command = Command(name, jobs, tmp_path)
    try:
        wait_until(command.started)
        command.process.send_signal(signal.SIGTERM)
        os.killpg(command.process.pid, signal.SIGTERM)
        output, errors = command.process.communicate(timeout=30)
        assert command.process.returncode == 130
        assert errors.strip() == "Stopped." and ("INCOMPLETE" in output) == (name == "arena")
        wait_until(command.gone)
        assert command.quiet() and list(command.temporary.iterdir()) == []
    finally:
        command.end()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_command_that_is_killed(jobs: int, tmp_path: Path) -> None:
    command = Command("arena", jobs, tmp_path)
    try:
        wait_until(command.started)
        command.process.kill()
        command.process.wait()
        wait_until(command.gone)
        wait_until(command.quiet)
    finally:
        command.end()
