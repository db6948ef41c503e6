"""Who plays the games: this process, a pool of processes, or a Ray cluster. All of them play the same games.

A *batch* is some games of one plan, one after the other. Workers are given batches and asked for their
results in the order in which they were given; that a batch is what was asked for is checked when it comes
back.
"""

import hashlib
import json
import os
import socket
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

import rulebound
from rulebound.bots import find_bot
from rulebound.kernel.refusal import RuleboundError
from rulebound.packs.facts import CARD_KINDS
from rulebound.packs.users import all_cards
from rulebound.processes import new_pool, stop_pool, work
from rulebound.sim.contest import SimError
from rulebound.sim.extras import need
from rulebound.sim.match import Outcome, Plan, play, seed_of

RETRIES: Final = 20
"""How often Ray plays a batch again whose worker or node died, before the run gives up."""

SECONDS_TO_CONNECT: Final = 5.0


@dataclass
class Batch:
    """The outcomes of some games, how long they took, and by which engine they were played ("": by ours).

    `fault` says why nothing could be played where the worker is, and `cards` with which cards it was.
    """

    outcomes: list[Outcome]
    seconds: float
    engine: str = ""
    fault: str = ""
    cards: str = ""


Handle = Callable[[], Batch]
"""Waits for a batch and returns it."""


class Workers(Protocol):
    """Whoever plays batches."""

    count: int

    def submit(self, plan: Plan, start: int, stop: int) -> Handle:
        """Have some games played."""
        ...

    def close(self) -> None:
        """No more is wanted; drop what is not finished."""
        ...


def play_batch(plan: Plan, start: int, stop: int) -> Batch:
    """Some games one after the other, in one process."""
    began = time.perf_counter()
    outcomes = [play(plan, number) for number in range(start, stop)]
    return Batch(outcomes, time.perf_counter() - began)


def play_batch_elsewhere(plan: Plan, start: int, stop: int) -> Batch:
    """The same on another machine, telling by which engine, and what is missing there: that is no outcome."""
    fault = what_is_missing(plan)
    if fault:
        return Batch([], 0.0, engine_mark(plan.game), fault)
    batch = play_batch(plan, start, stop)
    batch.engine = engine_mark(plan.game)
    batch.cards = cards_mark([plan])
    return batch


def what_is_missing(plan: Plan) -> str:
    """Why a plan cannot be played here: a bot or a card that is not there; "" where it can."""
    try:
        for name in "+".join(plan.bots).split("+"):
            find_bot(name)
        settings = {**plan.varieties[0], **plan.settings}
        for decks in plan.pairings:
            rulebound.new_match(plan.game, settings=settings, decks=list(decks) or None)
    except RuleboundError as error:
        return str(error)
    return ""


@lru_cache
def engine_mark(game: str) -> str:
    """A mark of the engine: its version, and the digest of a game played at random."""
    outcome = play(Plan(game, ("random", "random"), 0), 0)
    return f"{rulebound.__version__} {outcome.digest}"


def cards_mark(plans: Sequence[Plan]) -> str:
    """A mark of all cards in the decks of these plans: which they are, and what each of them does.

    Nothing where cards are no data: then they are part of the engine.
    """
    game = plans[0].game
    if game not in CARD_KINDS:
        return ""
    decks = {deck for plan in plans for pairing in plan.pairings for deck in pairing}
    return cards_digest(game, tuple(sorted(plans[0].settings.items())), tuple(sorted(decks)))


@lru_cache
def cards_digest(game: str, settings: tuple[tuple[str, str], ...], decks: tuple[str, ...]) -> str:
    """The digest of the cards in these decks, as they stand in the packs."""
    written = {card.number: card.written for card in all_cards(game)}
    digest = hashlib.sha256()
    for deck in decks:
        match = rulebound.new_match(game, settings=dict(settings), decks=[deck, deck])
        codes = sorted(match.rulebook.code(face) for face in match.rulebook.deck(match, 0))
        content = [[code, written[code]] for code in codes]
        digest.update(json.dumps(content, sort_keys=True).encode() + b"\n")
    return digest.hexdigest()[:16]


def checked(plan: Plan, start: int, stop: int, batch: Batch) -> Batch:
    """The batch, if it is what was asked for."""
    if batch.engine and batch.engine != engine_mark(plan.game):
        raise SimError(
            f"A worker has another version of Rulebound ({batch.engine}, here {engine_mark(plan.game)}). "
            "Install the same on every node."
        )
    if batch.fault:
        raise SimError(f"A node cannot play this: {batch.fault} Bots and packs must be there on every node.")
    if batch.cards and batch.cards != cards_mark([plan]):
        raise SimError(
            "A worker plays with other cards, though they have the same numbers. The same packs must be on "
            "every node."
        )
    wanted = [seed_of(plan, number) for number in range(start, stop)]
    if [outcome.seed for outcome in batch.outcomes] != wanted:
        raise SimError(f"A worker answered with other games than {start} to {stop - 1}.")
    return batch


class ThisProcess:
    """Plays when asked for the result."""

    count = 1

    def submit(self, plan: Plan, start: int, stop: int) -> Handle:
        """Have some games played, later."""
        return lambda: checked(plan, start, stop, play_batch(plan, start, stop))

    def close(self) -> None:
        """Nothing to drop."""


class LocalPool:
    """Processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.count = jobs
        self.pool = new_pool(jobs)

    def submit(self, plan: Plan, start: int, stop: int) -> Handle:
        """Have some games played."""
        try:
            future: Future[Batch] = self.pool.submit(work, play_batch, plan, start, stop)
        except BrokenProcessPool as error:
            raise process_died() from error

        def wait() -> Batch:
            try:
                return checked(plan, start, stop, future.result())
            except BrokenProcessPool as error:
                raise process_died() from error

        return wait

    def close(self) -> None:
        """Drop what is not finished."""
        stop_pool(self.pool)


def process_died() -> SimError:
    """What is told when the system has killed a process of the pool."""
    return SimError(
        "A process of the simulation was killed, perhaps because memory ran out. What was kept with --out is "
        "not lost: run the same command again, with fewer --jobs."
    )


class RayCluster:
    """A Ray cluster. Batches whose worker or node dies are played again elsewhere."""

    def __init__(self, address: str) -> None:
        ray = import_ray()
        check_address(address)
        self.ray = ray
        self.aside = redirect_stdout(sys.stderr)
        self.aside.__enter__()  # Ray tells of dead nodes on standard output, which is the result's alone
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises errors of many kinds here
            self.aside.__exit__(None, None, None)
            raise unreachable(address, error) from error
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(play_batch_elsewhere).options(num_cpus=1, max_retries=RETRIES)
        self.open: dict[Any, None] = {}

    def submit(self, plan: Plan, start: int, stop: int) -> Handle:
        """Have some games played."""
        reference = self.task.remote(plan, start, stop)
        self.open[reference] = None

        def wait() -> Batch:
            try:
                batch = self.ray.get(reference)
            except self.ray.exceptions.RayError as error:
                raise SimError(
                    f"The Ray cluster could not play games {start} to {stop - 1}: {first_line(error)}"
                ) from error
            self.open.pop(reference, None)
            return checked(plan, start, stop, batch)

        return wait

    def close(self) -> None:
        """Cancel what is not finished and leave the cluster."""
        for reference in self.open:
            self.ray.cancel(reference, force=False)
        self.ray.shutdown()
        self.aside.__exit__(None, None, None)


def import_ray() -> Any:
    """Ray, if it is installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return need("ray", "Ray is not installed here; install it with: pip install 'rulebound[ray]'.")


def check_address(address: str) -> None:
    """Refuse an address where nobody answers, at once: Ray itself would try for minutes."""
    if address == "auto":
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise SimError(f"The address of a Ray cluster is host:port or auto, not {address!r}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_CONNECT).close()
    except OSError as error:
        raise unreachable(address, error) from error


def unreachable(address: str, error: Exception) -> SimError:
    """What is told where no cluster answers."""
    return SimError(
        f"There is no Ray cluster at {address} ({first_line(error)}). Start one with ray start --head, "
        "and run this command on one of its nodes."
    )


def first_line(error: Exception) -> str:
    """The first line of what an error says."""
    said = str(error).strip().splitlines()
    return said[0].rstrip(".") if said else type(error).__name__


def make_workers(jobs: int, ray_address: str | None = None) -> Workers:
    """The workers that were asked for."""
    if jobs < 1:
        raise SimError(f"There must be at least 1 process (jobs), not {jobs}.")
    if ray_address is not None:
        return RayCluster(ray_address)
    return ThisProcess() if jobs == 1 else LocalPool(jobs)
