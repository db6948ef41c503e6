"""Pools of processes: a worker ends when it is told to, at whatever moment that comes."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import _ExecutorManagerThread
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.processes import HELD, new_pool, signals_held, stop_pool, work

SIGNALLED_AT_BIRTH = """
import os, signal, sys
from rulebound.processes import pool_of, stop_when_asked, work

def fork():
    number = born()
    if number == 0:
        os.kill(os.getpid(), signal.SIGTERM)
    return number

stop_when_asked()
owner, born, os.fork = os.getpid(), os.fork, fork
try:
    with pool_of(2, "fork") as pool:
        pool.submit(work, int, "7").result()
except BaseException as error:
    print(f"{'owner' if os.getpid() == owner else 'worker'}: {type(error).__name__}: {error}", flush=True)
"""
"""Workers that are told to end before they are ready, by an owner that handles this signal itself."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_worker_that_is_ended_at_birth_does_not_go_on_as_its_owner() -> None:
    packages = str(Path(rulebound.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", SIGNALLED_AT_BIRTH],
        env={**os.environ, "PYTHONPATH": packages},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["owner"], done.stdout + done.stderr
    assert "BrokenProcessPool" in lines[0]


@pytest.mark.skipif(not HELD, reason="signals cannot be held here")
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_worker_that_is_ready_hears_again(method: str) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    pool = new_pool(1, method)
    try:
        assert pool.submit(work, signal.pthread_sigmask, signal.SIG_BLOCK, ()).result() == before - HELD
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
    finally:
        stop_pool(pool)


@pytest.mark.skipif(not HELD, reason="signals cannot be held here")
def test_held_signals_come_when_the_block_is_over() -> None:
    heard: list[int] = []
    usual = signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))
    try:
        with signals_held():
            signal.raise_signal(signal.SIGTERM)  # to this thread: another one would take it at once
            assert not heard
        assert heard == [signal.SIGTERM]
    finally:
        signal.signal(signal.SIGTERM, usual)


def test_nothing_of_a_stopped_pool_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thread takes its time to end here, as it may on a busy machine."""
    ends = _ExecutorManagerThread.join_executor_internals

    def ends_late(thread: Any) -> None:
        time.sleep(0.5)
        ends(thread)

    monkeypatch.setattr(_ExecutorManagerThread, "join_executor_internals", ends_late)
    pool = new_pool(2)
    pool.submit(work, int, "7").result()
    thread: Any = pool._executor_manager_thread
    workers = list(pool._processes.values())
    stop_pool(pool)
    assert not thread.is_alive()
    assert not any(worker.is_alive() for worker in workers)
