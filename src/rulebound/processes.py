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
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from rulebound.kernel.refusal import SetupError

MOST_WORKERS: Final = 1000
PATIENCE: Final = 5.0
"""How many seconds a worker may take to let go of what it holds."""
HELD: Final = frozenset(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, "pthread_sigmask")
)
"""The signals that a worker must not hear before it is ready; none where they cannot be held (Windows)."""
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
    if HELD:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD)
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
def signals_held() -> Iterator[None]:
    """Signals to end wait until the block is over; for a process that starts in it, until it lets them in."""
    if not HELD:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HELD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pool(ProcessPoolExecutor):
    """A pool for `work`; `stop_pool` ends it.

    A forked worker is a copy of its owner and does with a signal what its owner would. One that came before
    `begin_worker` would raise in the owner's code, where the worker would go on as a second owner. So workers
    start with signals held back.
    """

    def submit(self, task: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        """Have something done. The first time, this starts the workers."""
        with signals_held():
            return super().submit(task, *arguments, **named)


def new_pool(workers: int, method: str | None = None) -> Pool:
    """A pool whose workers are started as usual, or by a method."""
    if workers > MOST_WORKERS:
        raise SetupError(f"There can be {MOST_WORKERS:,} processes (jobs) at most, not {workers:,}.")
    return Pool(workers, multiprocessing.get_context(method), begin_worker)


def stop_pool(pool: Pool) -> None:
    """End a pool and its workers, whatever they are doing.

    Its thread ends as well: Python would wake it at exit, and where it closes its pipe at that moment, a
    traceback would be printed.
    """
    workers = list((pool._processes or {}).values())
    thread: Any = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    end = time.monotonic() + PATIENCE
    for worker in workers:
        worker.join(max(0.0, end - time.monotonic()))
        worker.kill()
    if thread is not None:
        thread.join(PATIENCE)


@contextmanager
def pool_of(workers: int, method: str | None = None) -> Iterator[Pool]:
    """A pool that ends with the block."""
    pool = new_pool(workers, method)
    try:
        yield pool
    finally:
        stop_pool(pool)
