"""Bots in processes of their own: what they are sent, how long they may take, what happens if they die."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import msgspec
import pytest
from tests.server.people import GAMES, run
from tests.server.people import SETTINGS as GAME_SETTINGS

import rulebound
from rulebound.bots import ismcts, make_bot
from rulebound.bots.search import considered
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.server import thinking
from rulebound.server.thinking import Estimate, Thinker, at_random, think, write_problem


def a_game(name: str, choices: int = 12) -> Game:
    """A game after some choices, at one with several options."""
    game = rulebound.new_game(name, 7, settings=GAME_SETTINGS.get(name, {}), cancel=True)
    dice = Stream(3)
    while game.decision is not None and (choices > 0 or considered(game.decision) == 1):
        game.choose(dice.below(len(game.decision.options)))
        choices -= 1
    return game


def sleep_for_long(content: bytes) -> int:
    """What a bot does that never answers."""
    time.sleep(600)
    return 0


def die(content: bytes) -> int:
    """What a bot does whose process ends."""
    os._exit(3)


def own_number(content: bytes) -> int:
    """The number of the process that thinks."""
    return os.getpid()


def asked(game: Game) -> int:
    """The seat that is asked."""
    assert game.decision is not None
    return game.decision.seat


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same_from_what_it_is_sent(name: str) -> None:
    game = a_game(name)
    seen = view(game, asked(game))
    for seed in range(3):
        problem = write_problem(game, asked(game), seed, "greedy", 60_000)
        assert think(problem) == make_bot("greedy", seed).choose(seen)


def test_a_bot_that_searches_is_told_when_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that shows how often it was read, in seconds: it is read no more once time is up."""
    reads = count()
    monkeypatch.setattr(ismcts, "monotonic", lambda: float(next(reads)))
    game = a_game("blackpoker")
    think(write_problem(game, asked(game), 1, "ismcts@100000000", 200_000))
    assert next(reads) == 201, "it shows 0 to begin with, and then as far as 200"


def test_the_more_bots_are_in_line_the_shorter_each_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(2, 8_000)
    thoughts = []
    for thinker.in_line in (0, 1, 2, 3, 7):
        thoughts.append(thinker.next_thought_ms())
    assert thoughts == [6_000, 6_000, 4_000, 3_000, 1_500]
    thinker = Thinker(0)
    lines = []

    def think_of_it(content: bytes) -> int:
        lines.append(thinker.in_line)
        return 0

    monkeypatch.setattr(thinking, "think", think_of_it)
    run(thinker.choose("greedy", a_game("blackpoker"), 4))
    assert (lines, thinker.in_line) == ([1], 0)
    assert 1 <= len(Thinker().workers) <= thinking.MOST_PROCESSES


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_sent(name: str) -> None:
    game = a_game(name)
    written = write_problem(game, asked(game), 5, "greedy", 100)
    problem = msgspec.msgpack.decode(written, type=thinking.Problem)
    assert problem.match.seed == 0 and problem.match.position is None
    _, seen = thinking.read_problem(written)
    for place, true in zip(seen.game.places, game.places, strict=True):
        if place.zone.anonymous and place.seat not in (-1, asked(game)):
            assert not any(face_of(card) for card in place.cards) or true.cards == []
    assert seen.game.key_a == seen.game.key_b == 0


def test_a_process_answers_and_gives_hints_without_holding_up_the_loop() -> None:
    async def work() -> None:
        thinker = Thinker(1, 60_000)
        try:
            game = a_game("blackpoker")
            ticks = 0

            async def tick() -> None:
                nonlocal ticks
                while True:
                    await asyncio.sleep(0.01)
                    ticks += 1

            ticking = asyncio.create_task(tick())
            index = await thinker.choose("greedy", game, 4)
            ticking.cancel()
            assert index == make_bot("greedy", 4).choose(view(game, asked(game))) and ticks > 2
            hint = await thinker.hint(game, 4)
            assert isinstance(hint, Estimate) and game.decision is not None
            assert all(0 <= value <= 1 for value in hint.values)
            assert len(hint.values) == considered(game.decision) and 0 <= hint.best < len(hint.values)
            assert not thinker.fallbacks
        finally:
            thinker.close()

    run(work())


@pytest.mark.parametrize("does", ["raise SystemExit(0)", "return None", "return 99", "1 // 0"])
def test_a_bot_that_does_wrong_is_answered_for(
    does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one that wants to end the program: the server goes on."""
    program = f"from rulebound.bots import Bot\n\n\nclass Mine(Bot):\n    def choose(self, view): {does}\n"
    (tmp_path / "served_bot.py").write_text(program, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "served_bot", raising=False)
    game = a_game("blackpoker")
    thinker = Thinker(0)
    assert game.decision is not None
    assert asyncio.run(thinker.choose("served_bot:Mine", game, 9)) == at_random(game.decision, 9)
    assert thinker.fallbacks == {"served_bot:Mine": 1}


@pytest.mark.parametrize("what", [sleep_for_long, die])
def test_a_bot_that_does_not_answer_is_answered_for_and_its_process_replaced(
    what: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        thinker = Thinker(1, 300)
        game = a_game("blackpoker")
        assert game.decision is not None
        try:
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "think", what)
                index = await thinker.choose("greedy", game, 9)
            assert index == at_random(game.decision, 9) and thinker.fallbacks.total() == 1
            thinker.budget = 60
            index = await thinker.choose("greedy", game, 4)
            assert (
                index == make_bot("greedy", 4).choose(view(game, asked(game)))
                and thinker.fallbacks.total() == 1
            )
        finally:
            thinker.close()

    run(work())


def test_a_random_answer_never_drops_a_proposal() -> None:
    dice = Stream(1)
    game = a_game("blackpoker", 0)
    met = 0
    for n in range(300):
        decision = game.decision
        if decision is None:
            break
        cancels = decision.options[-1].verb == "cancel"
        met += cancels
        for seed in range(20):
            assert decision.options[at_random(decision, seed + n)].verb != "cancel"
        game.choose(dice.below(len(decision.options) - cancels))
    assert met


def test_ctrl_c_is_meant_for_the_server_alone() -> None:
    """A terminal tells all processes: those that think never mind, from their first moment on."""

    async def work() -> None:
        worker = thinking.Worker()
        try:
            starting = asyncio.create_task(worker.ready("blackpoker"))
            await asyncio.sleep(0)
            assert worker.pool is not None
            (number,) = worker.pool._processes
            os.kill(number, signal.SIGINT)
            await starting
            os.kill(number, signal.SIGINT)
            assert await worker.run(own_number, b"", "blackpoker", 60) == number
        finally:
            worker.end()

    run(work())


PARENT = """
import asyncio
from rulebound.server.thinking import Thinker

async def main():
    thinker = Thinker(1)
    await thinker.start(["blackpoker"])
    print(*thinker.workers[0].pool._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = os.pidfd_open(int(parent.stdout.readline()))
    try:
        parent.kill()
        parent.wait()
        ended, _, _ = select.select([worker], [], [], 60)
        assert ended == [worker]
    finally:
        os.close(worker)
        parent.stdout.close()


def test_the_random_bot_needs_no_process() -> None:
    async def work() -> None:
        thinker = Thinker(1)
        game = a_game("blackpoker")
        assert game.decision is not None
        assert await thinker.choose("random", game, 2) == at_random(game.decision, 2)
        assert thinker.workers[0].pool is None

    run(work())
