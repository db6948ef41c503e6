"""Bots think in processes of their own, with a hard budget, and see nothing but a view.

What is sent to such a process is the masked position as plain data and the public form of the match: no
process ever has a card that its seat does not know. A bot that takes longer than the budget, or whose process
dies, has its process replaced and answers at random from its own options. Each process works on one thing at
a time, so that ending it harms nobody else. The more bots are in line, the shorter each of them thinks.
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar

import msgspec

from ..bots import make_bot
from ..bots.asking import blaming, offered
from ..bots.ismcts import SearchBot
from ..bots.search import considered
from ..games import rulebook_named
from ..kernel.decision import Decision
from ..kernel.game import Game
from ..kernel.plain import view_from_plain, view_to_plain
from ..kernel.record import MatchData, data_of
from ..kernel.rng import Stream
from ..kernel.rulebook import Match
from ..kernel.view import View, view
from ..processes import Pool, new_pool

LOG: Final = logging.getLogger(__name__)
BUDGET_MS: Final = 8_000
THOUGHT: Final = 0.75
"""The part of the budget after which a bot that searches is to have its answer; the rest is for the way."""
START_SECONDS: Final = 120
"""How long a process may take to start and to load what games are made of."""
WAIT_SECONDS: Final = 30
"""How long a bot waits for a process that is free."""
MOST_PROCESSES: Final = 4
HINT_BOT: Final = "normal"
"""Whose estimates a hint tells."""
HINT_MS: Final = 1_500
INLINE: Final = "random"
"""The bot that looks at nothing and is as quick as the question itself."""
T = TypeVar("T")


class Problem(msgspec.Struct):
    """What a bot is given to think about, and for how long. `position` is a masked position as plain data."""

    game: str
    match: MatchData
    position: dict[str, Any]
    seed: int
    bot: str
    milliseconds: int


class Estimate(msgspec.Struct):
    """What a hint says: the best option by its index, and for each option how good it is, 0 lost to 1 won."""

    best: int
    values: list[float]


# ---- in the bots' process


def warm(game: str) -> bool:
    """Load what a game is made of, before its first budget runs."""
    rulebook_named(game)
    return True


def read_problem(content: bytes) -> tuple[Problem, View]:
    """The view that was sent."""
    problem = msgspec.msgpack.decode(content, type=Problem)
    data = problem.match
    match = Match(
        rulebook_named(problem.game),
        data.seed,
        data.seats,
        data.settings,
        data.decks,
        None,
        data.decklists,
        data.cancel,
    )
    return problem, view_from_plain(problem.position, match)


def think(content: bytes) -> int:
    """The index that a bot chooses."""
    problem, seen = read_problem(content)
    decision = seen.decision
    assert decision is not None
    with blaming(problem.bot):
        bot = make_bot(problem.bot, problem.seed)
        bot.hurry(problem.milliseconds)
        return offered(bot.choose(seen), len(decision.options), problem.bot)


def estimate(content: bytes) -> Estimate:
    """What a bot that searches thinks of every option."""
    problem, seen = read_problem(content)
    bot = make_bot(problem.bot, problem.seed)
    assert isinstance(bot, SearchBot)
    bot.hurry(problem.milliseconds)
    search = bot.search(seen)
    return Estimate(search.best(), search.values())


# ---- in the server


def write_problem(game: Game, seat: int, seed: int, bot: str, milliseconds: int) -> bytes:
    """All that a bot's process receives: what the seat may know."""
    seen = view(game, seat)
    match = data_of(game.match.public(seat))
    problem = Problem(game.rulebook.id, match, view_to_plain(seen), seed, bot, milliseconds)
    return msgspec.msgpack.encode(problem)


def at_random(decision: Decision, seed: int) -> int:
    """Any option but to drop a proposal."""
    return Stream(seed).below(considered(decision))


class Worker:
    """One process, made when it is first needed and made anew when it is lost."""

    def __init__(self) -> None:
        self.pool: Pool | None = None
        self.warm_for: set[str] = set()

    async def run(self, task: Callable[[bytes], T], content: bytes, game: str, seconds: float) -> T:
        """Do one thing within a time; where that fails the process is gone."""
        try:
            pool = await self.ready(game)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(task, content)), seconds)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    async def ready(self, game: str) -> Pool:
        """The process, started, with all that a game is made of."""
        if self.pool is None:
            self.pool = new_pool(1, "spawn")
            self.warm_for = set()
        if game not in self.warm_for:
            await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(warm, game)), START_SECONDS)
            self.warm_for.add(game)
        return self.pool

    def end(self) -> None:
        """End the process at once; the next thing gets a new one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def usual_processes() -> int:
    """One for each core but that of the server itself, and not too many, since each takes its memory."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))


class Thinker:
    """All bots' processes. Without any (`processes` 0) bots think in the server itself: for tests."""

    def __init__(self, processes: int | None = None, budget_ms: int = BUDGET_MS) -> None:
        self.budget = budget_ms / 1000
        self.thought_ms = int(budget_ms * THOUGHT)
        self.in_line = 0
        """How many bots are thinking or waiting for a process."""
        self.workers = [Worker() for _ in range(usual_processes() if processes is None else processes)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.fallbacks: Counter[str] = Counter()
        """How often a bot gave no answer, and as `hint` how often there was no hint."""

    async def start(self, games: Sequence[str]) -> None:
        """Start all processes and let them load games, so that nobody waits for that later."""
        for game in games:
            await asyncio.gather(*[worker.ready(game) for worker in self.workers])

    async def choose(self, bot: str, game: Game, seed: int) -> int:
        """What a bot chooses for the seat that is asked; always one of the options."""
        decision = game.decision
        assert decision is not None
        if bot == INLINE:
            return at_random(decision, seed)
        try:
            problem = write_problem(game, decision.seat, seed, bot, self.next_thought_ms())
            index = await self.run(think, problem, game.rulebook.id)
        except Exception as error:  # whatever a bot does, its seat goes on
            self.fallbacks[bot] += 1
            LOG.warning("bot %s gave no answer: %s", bot, type(error).__name__)
            return at_random(decision, seed)
        return index

    async def hint(self, game: Game, seed: int) -> Estimate | None:
        """What a bot thinks of the options of the seat asked; None where it gave no answer in time."""
        decision = game.decision
        assert decision is not None
        try:
            limit = min(HINT_MS, self.next_thought_ms())
            problem = write_problem(game, decision.seat, seed, HINT_BOT, limit)
            return await self.run(estimate, problem, game.rulebook.id)
        except Exception as error:  # as above
            self.fallbacks["hint"] += 1
            LOG.warning("no hint: %s", type(error).__name__)
            return None

    def next_thought_ms(self) -> int:
        """How long the next bot may think: its share of the processes, so that the line does not grow."""
        count = max(1, len(self.workers))
        return self.thought_ms * count // max(count, self.in_line + 1)

    async def run(self, task: Callable[[bytes], T], content: bytes, game: str) -> T:
        """Do one thing in a free process."""
        self.in_line += 1
        try:
            return await self.run_in_line(task, content, game)
        finally:
            self.in_line -= 1

    async def run_in_line(self, task: Callable[[bytes], T], content: bytes, game: str) -> T:
        """Wait for a process, and do it there."""
        if not self.workers:
            return task(content)
        worker = await asyncio.wait_for(self.free.get(), WAIT_SECONDS)
        try:
            return await worker.run(task, content, game, self.budget)
        finally:
            self.free.put_nowait(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()
