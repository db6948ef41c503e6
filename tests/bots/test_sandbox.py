"""The sandbox keeps its word: time, memory, processor, files, output, environment, network, processes."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.bots.asking import Fault
from rulebound.bots.sandbox import STANDARD, Limits, Sandbox, Walls, remove, walls


@contextmanager
def running(program: str, limits: Limits = STANDARD, *words: str) -> Iterator[Sandbox]:
    """A Python program in a sandbox."""
    sandbox = Sandbox([sys.executable, "-c", program, *words], limits)
    sandbox.start()
    try:
        yield sandbox
    finally:
        sandbox.close()


def soon(seconds: float = 20.0) -> float:
    return time.monotonic() + seconds


def until(condition: Callable[[], bool]) -> None:
    end = soon()
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def first_line(program: str, limits: Limits = STANDARD, *words: str) -> str:
    with running(program, limits, *words) as sandbox:
        return sandbox.receive(soon()).decode()


def test_lines_go_in_and_come_out() -> None:
    with running("import sys\nfor line in sys.stdin: print(line.strip()[::-1])") as sandbox:
        for word in (b"one", b"two"):
            sandbox.send(word + b"\n", soon())
            assert sandbox.receive(soon()) == word[::-1]


def test_its_folder_is_its_own_and_goes_with_it() -> None:
    with running("import os; print(os.getcwd() == os.environ['HOME'], flush=True); input()") as sandbox:
        assert sandbox.receive(soon()) == b"True"
        folder = Path(sandbox.folder)
        assert folder.is_dir() and folder != Path.cwd()
    assert not folder.exists()


DEEP = "import os\nfor _ in range(1200):\n os.mkdir('a')\n os.chdir('a')\nprint('made', flush=True)\ninput()"
LOCKED = (
    "import os; os.makedirs('a/b'); os.chmod('a/b', 0); os.chmod('a', 0); print('made', flush=True); input()"
)


@pytest.mark.parametrize("program", [DEEP, LOCKED])
def test_its_folder_goes_whatever_is_in_it(program: str) -> None:
    with running(program) as sandbox:
        assert sandbox.receive(soon()) == b"made"
        folder = Path(sandbox.folder)
    until(lambda: not folder.exists())


def test_nobody_waits_for_its_folder_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were so much in it that removing took long."""
    slow = tmp_path / "rm"
    slow.write_text("#!/bin/sh\nsleep 15\n", encoding="utf-8")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "file").touch()
    began = time.monotonic()
    remove(str(tmp_path / "home"))
    assert time.monotonic() - began < 5


KILLED = """
import os, sys, time
from rulebound.bots import sandbox
if sys.argv[1] == "open":
    sandbox.walls = sandbox.Walls
beat = "import time\\nwhile True:\\n open({!r}, 'a').write('x')\\n time.sleep(0.01)".format(sys.argv[2])
running = sandbox.Sandbox([sys.executable, "-c", beat])
running.start()
while not os.path.exists(sys.argv[2]):
    time.sleep(0.01)
os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("isolation", ["walled", "open"])
def test_it_ends_with_an_engine_that_is_killed(isolation: str, tmp_path: Path) -> None:
    beats = tmp_path / "beats"
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    words = [sys.executable, "-c", KILLED, isolation, str(beats)]
    assert subprocess.run(words, env=environment, check=False, timeout=60).returncode == -9
    until(lambda: quiet(beats))


def quiet(beats: Path) -> bool:
    """Whether nobody writes to a file any more."""
    size = beats.stat().st_size
    time.sleep(0.3)
    return beats.stat().st_size == size


def test_it_has_nothing_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_SECRET", "swordfish")
    names = first_line("import os; print(sorted(os.environ))")
    assert "MY_SECRET" not in names
    known = {"HOME", "LANG", "LC_CTYPE", "PATH", "PWD", "PYTHONUNBUFFERED", "SHLVL", "TMPDIR", "TZ", "_"}
    assert set(re.findall(r"'(\w+)'", names)) <= known


def test_the_memory_is_limited() -> None:
    program = "try: held = bytearray(300 << 20); print('had it')\nexcept MemoryError: print('refused')"
    assert first_line(program, replace(STANDARD, memory=100 << 20)) == "refused"
    assert first_line(program) == "had it"


def test_the_processor_time_is_limited() -> None:
    with running("while True: pass", replace(STANDARD, processor=1)) as sandbox:
        began = time.monotonic()
        with pytest.raises(Fault, match=r"was ended by SIG(KILL|XCPU)"):
            sandbox.receive(soon(60))
        assert time.monotonic() - began < 50


def test_the_size_of_files_is_limited() -> None:
    program = (
        "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "try: open('big', 'wb').write(bytes(2 << 20)); open('big', 'ab').write(b'x'); print('written')\n"
        "except OSError as error: print(error.strerror)"
    )
    assert first_line(program, replace(STANDARD, file=1 << 20)) == "File too large"
    assert first_line(program) == "written"


def test_silence_ends_when_the_time_is_over() -> None:
    with running("import time; time.sleep(60)") as sandbox:
        began = time.monotonic()
        with pytest.raises(Fault, match="no answer in time") as caught:
            sandbox.receive(soon(0.3))
        assert caught.value.by_time and 0.25 < time.monotonic() - began < 5


def test_a_bot_that_does_not_read_cannot_hold_us_up() -> None:
    with running("import time; time.sleep(60)") as sandbox, pytest.raises(Fault, match="no answer in time"):
        sandbox.send(b"x" * (1 << 20), soon(0.3))


@pytest.mark.parametrize("end", ["", "chr(10)"])
def test_a_line_may_not_be_endless(end: str) -> None:
    program = (
        f"import sys; sys.stdout.write('x' * 400_000 + ({end or repr('')})); sys.stdout.flush(); input()"
    )
    with running(program) as sandbox, pytest.raises(Fault, match="longer than 65,536 bytes"):
        sandbox.receive(soon())


def test_what_it_says_on_standard_error_is_taken_and_mostly_forgotten() -> None:
    program = "import sys; sys.stderr.write('x' * 500_000 + 'end'); print('done', flush=True); input()"
    with running(program) as sandbox:
        assert sandbox.receive(soon()) == b"done"
        while sandbox.listen():
            pass
        assert len(sandbox.complaint) == STANDARD.complaint and sandbox.complaint.endswith(b"end")


def test_an_early_end_is_told_with_the_last_words() -> None:
    with (
        running("raise SystemExit('I am tired')") as sandbox,
        pytest.raises(Fault, match=r"ended with exit code 1; it said: I am tired"),
    ):
        sandbox.receive(soon())


def test_a_program_that_is_not_there() -> None:
    sandbox = Sandbox(["/no/such/program"])
    sandbox.start()
    with pytest.raises(Fault, match=r"exit code 127; it said: .*no/such/program.*No such file"):
        sandbox.receive(soon())
    sandbox.close()


HEARTBEAT = (
    "import subprocess, sys\n"
    'beat = \'import time\\nwhile True:\\n open({0!r}, "a").write("x")\\n time.sleep(0.01)\'\n'
    "subprocess.Popen([sys.executable, '-c', beat.format(sys.argv[1])], start_new_session={0})\n"
    "print('started', flush=True)\n"
    "input()\n"
)
ESCAPES = pytest.param(
    True, marks=pytest.mark.skipif(not walls().processes, reason="no namespace of processes here")
)


@pytest.mark.parametrize("escapes", [False, ESCAPES])
def test_all_that_it_started_ends_with_it(tmp_path: Path, escapes: bool) -> None:
    """A child in the same group always; one in a session of its own where processes have a namespace."""
    file = tmp_path / "beats"
    program = HEARTBEAT.replace("{0})\n", f"{escapes})\n")
    with running(program, STANDARD, str(file)) as sandbox:
        assert sandbox.receive(soon()) == b"started"
        until(lambda: file.exists() and file.stat().st_size > 2)
    time.sleep(0.1)
    assert quiet(file)


@pytest.mark.skipif(not walls().network, reason="networks cannot be walled off here")
def test_it_has_no_network_not_even_this_machine() -> None:
    program = (
        "import socket, sys\n"
        "try: socket.create_connection(('127.0.0.1', int(sys.argv[1])), 3); print('connected')\n"
        "except OSError as error: print('no way')"
    )
    with socket.create_server(("127.0.0.1", 0)) as server:
        assert first_line(program, STANDARD, str(server.getsockname()[1])) == "no way"


@pytest.mark.skipif(not walls().processes, reason="no namespace of processes here")
def test_it_leaves_no_shared_memory_behind() -> None:
    key = 0x52420000 + os.getpid() % 0x10000
    program = f"import ctypes; print(ctypes.CDLL(None).shmget({key}, 4096, 0o1600))"
    assert int(first_line(program)) >= 0
    assert not re.search(rf"^ *{key} ", Path("/proc/sysvipc/shm").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.skipif(not walls().processes, reason="no namespace of processes here")
def test_it_does_not_see_us() -> None:
    program = "import os; print(sum(name.isdecimal() for name in os.listdir('/proc')))"
    assert int(first_line(program)) <= 3
    assert f"/{os.getpid()}" not in first_line("import os; print(os.listdir('/proc'))")


def test_without_walls_the_other_limits_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.bots.sandbox.walls", Walls)
    with running("print(input(), flush=True)\nwhile True: pass", replace(STANDARD, processor=1)) as sandbox:
        sandbox.send(b"hello\n", soon())
        assert sandbox.receive(soon()) == b"hello"
        with pytest.raises(Fault, match=r"was ended by SIG(KILL|XCPU)"):
            sandbox.receive(soon(60))
