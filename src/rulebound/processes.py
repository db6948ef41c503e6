"""Processes that end as they should: asked to end they do, and nothing that they started stays behind.

A *pool* shares games among workers. When it is left, its workers end at once, and let go of what they hold;
when its owner is killed, they end as well.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from rulebound.kernel.refusal import SetupError

MOST_WORKERS: Final = 1000
PATIENCE: Final = 5.0
"""How many seconds a worker may take to let go of what it holds."""
T = TypeVar("T")


def interrupt(number: int, frame: object) -> None:
    """What a signal to end does; once is enough, so that letting go is not interrupted again."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def stop_when_asked() -> None:
    """Let `kill`, `timeout` and a terminal that is closed do what Ctrl-C does, unless they are ignored."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, interrupt)


# ---- workers


def end_with_parent() -> None:
    """See to it that this process does not outlive the one that made it, however that ends."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(PATIENCE)
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def begin_worker() -> None:
    """In a worker: its pool alone says when it ends, and what it prints is no result."""
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.stdout = sys.stderr
    end_with_parent()


def work(task: Callable[..., T], *arguments: Any) -> T:
    """Do something in a worker. Told to end meanwhile, it lets go of what it holds and ends."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        return task(*arguments)
    except KeyboardInterrupt:
        os._exit(1)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the block is over; a process that is started in it never hears of Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def new_pool(workers: int, method: str | None = None) -> ProcessPoolExecutor:
    """A pool for `work`, its workers started as usual or by a method; `stop_pool` ends it."""
    if workers > MOST_WORKERS:
        raise SetupError(f"There can be {MOST_WORKERS:,} processes (jobs) at most, not {workers:,}.")
    return ProcessPoolExecutor(workers, multiprocessing.get_context(method), begin_worker)


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool and its workers, whatever they are doing."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    end = time.monotonic() + PATIENCE
    for worker in workers:
        worker.join(max(0.0, end - time.monotonic()))
        worker.kill()


@contextmanager
def pool_of(workers: int, method: str | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool that ends with the block."""
    pool = new_pool(workers, method)
    try:
        yield pool
    finally:
        stop_pool(pool)
