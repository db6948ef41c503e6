"""Rulebound beside its peers: random play and state copies on one core of this machine.

Each peer runs in a process of its own, pinned to one core where the system allows it. Of every game we take
decisions a second (only choices among two or more options; chance, forced moves and set-up cost time but are
not counted), copies a second at random positions, and games a second. The driver is as kind to each peer as
its public interface permits: no observation tensors, no streams, uniform chance drawn without weights. A peer
that cannot be measured costs one plain line. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import importlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import random
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TextIO

HERE = Path(__file__).resolve().parent
NODE_HOME = HERE / ".node"
WHOLE_GAME = sys.maxsize
POSITIONS = 50
PEERS = ("open_spiel", "rlcard", "pokemon-showdown")

# Bridge is played out card by card: by default OpenSpiel stops after the auction and asks a solver.
OPEN_SPIEL_GAMES = ("bridge(use_double_dummy_result=false)", "crazy_eights", "gin_rummy", "hearts", "tarok")
RLCARD_GAMES = ("blackjack", "doudizhu", "gin-rummy", "limit-holdem", "uno")


class PeerError(Exception):
    """Why a peer gave no figures, as a sentence for the reader."""


@dataclass(frozen=True)
class Subject:
    """`play` goes up to the `stop`-th decision and returns the count and the position; `copy` copies one."""

    play: Callable[[random.Random, int], tuple[int, object]]
    copy: Callable[[Any], object]


@dataclass(frozen=True)
class Row:
    """The figures of one game."""

    peer: str
    game: str
    decisions_per_second: float
    copies_per_second: float
    games_per_second: float


@dataclass
class Report:
    """All rows, and one sentence for everything that could not be measured."""

    rows: list[Row] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


# --- measuring, inside a peer's own process ---


def measure(peer: str, game: str, subject: Subject, seconds: float) -> Row:
    """Play for `seconds`, then copy for `seconds`."""
    rng = random.Random(1)
    subject.play(rng, WHOLE_GAME)
    decisions = games = 0
    start = time.perf_counter()
    while (played := time.perf_counter() - start) < seconds:
        count, _ = subject.play(rng, WHOLE_GAME)
        decisions += count
        games += 1

    positions: list[object] = []
    while len(positions) < POSITIONS:
        stop = rng.randint(1, max(1, 2 * decisions // games))
        count, position = subject.play(rng, stop)
        if count == stop:
            positions.append(subject.copy(position))
    copies = 0
    start = time.perf_counter()
    while (copied := time.perf_counter() - start) < seconds:
        for position in positions:
            subject.copy(position)
        copies += len(positions)
    return Row(peer, game, decisions / played, copies / copied, games / played)


def open_spiel_subject(name: str) -> Subject:
    """A C++ game of OpenSpiel, driven from Python; copies by `State.clone`."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def play(rng: random.Random, stop: int) -> tuple[int, object]:
        draw, count, state = rng.random, 0, game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) == 1:
                state.apply_action(actions[0])
                continue
            if not state.is_chance_node():
                count += 1
                if count == stop:
                    break
            state.apply_action(actions[int(draw() * len(actions))])
        return count, state

    check_chance_is_uniform(game)
    return Subject(play, lambda state: state.clone())


def check_chance_is_uniform(game: Any) -> None:
    """The driver draws chance like any other action, which is three times as fast: is that right here?"""
    rng = random.Random(2)
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                if len(chances) != len(actions) or max(chances) - min(chances) > 1e-9:
                    raise PeerError("its chance is not uniform, which this driver takes for granted.")
            state.apply_action(rng.choice(actions))


def rlcard_subject(name: str) -> Subject:
    """A game of RLCard below its environment, so without encoding observations; copies by `copy.deepcopy`."""
    rlcard: Any = importlib.import_module("rlcard")
    game = rlcard.make(name, config={"seed": 1}).game

    def play(rng: random.Random, stop: int) -> tuple[int, object]:
        draw, count = rng.random, 0
        state, _ = game.init_game()
        while not game.is_over():
            if "legal_actions" in state:
                actions = state["legal_actions"]
            elif "actions" in state:
                actions = state["actions"]
            else:
                actions = game.judge.get_legal_actions()
            if len(actions) > 1:
                count += 1
                if count == stop:
                    break
            state, _ = game.step(actions[int(draw() * len(actions))])
        return count, game

    return Subject(play, copy.deepcopy)


def work(peer: str, seconds: float) -> Report:
    """What the process of a Python peer does."""
    games, make = {
        "open_spiel": (OPEN_SPIEL_GAMES, open_spiel_subject),
        "rlcard": (RLCARD_GAMES, rlcard_subject),
    }[peer]
    report = Report()
    try:
        label = f"{peer} {importlib.metadata.version(peer)}"
    except importlib.metadata.PackageNotFoundError:
        report.failures.append(f"{peer}: not installed for this Python; it is in the extra `bench`.")
        return report
    for name in games:
        game = name.partition("(")[0]
        try:
            report.rows.append(measure(label, game, make(name), seconds))
        except Exception as error:  # whatever one game throws, the others go on
            report.failures.append(f"{label}, {game}: {one_line(str(error) or type(error).__name__)}")
    return report


# --- running the processes ---


def one_line(text: str) -> str:
    """The last line that says anything, cut to a readable length."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else "it said nothing."


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Processes started inside keep to one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def run(command: Sequence[str], timeout: float) -> str:
    """The standard output of a command that succeeds."""
    name = " ".join([Path(command[0]).name, *(Path(part).name for part in command[1:3])])
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired:
        raise PeerError(f"`{name}` was still running after {timeout:.0f} s.") from None
    except OSError as error:
        raise PeerError(f"`{name}` does not start: {error.strerror}.") from None
    if done.returncode:
        raise PeerError(f"`{name}` ended with {done.returncode}: {one_line(done.stderr or done.stdout)}")
    return done.stdout


def run_json(command: Sequence[str], timeout: float) -> dict[str, Any]:
    """The JSON object that a command prints, measured on one core."""
    with one_core():
        output = run(command, timeout)
    try:
        answer = json.loads(output)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise PeerError("it did not print a JSON object.")
    return answer


def install_showdown() -> str:
    """Pokémon Showdown in bench/.node, as the lock has it; returns the path of node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise PeerError("there is no Node.js with npm on this machine.")
    lock, finished = NODE_HOME / "package-lock.json", NODE_HOME / "node_modules" / ".package-lock.json"
    if finished.exists() and lock.read_bytes() == (HERE / lock.name).read_bytes():
        return node
    shutil.rmtree(NODE_HOME, ignore_errors=True)
    NODE_HOME.mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, NODE_HOME / name)
    quiet = ("--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund")
    try:
        run([npm, "ci", *quiet, "--prefix", str(NODE_HOME)], timeout=600)
    except PeerError:
        raise PeerError("`npm ci` could not install it; is a package registry reachable?") from None
    return node


def run_peer(peer: str, seconds: float) -> Report:
    """One peer in its own process."""
    command = [sys.executable, str(Path(__file__).resolve()), "--worker", peer, "--seconds", str(seconds)]
    try:
        if peer == "pokemon-showdown":
            command = [install_showdown(), str(HERE / "showdown.mjs"), str(NODE_HOME), str(seconds)]
        answer = run_json(command, timeout=120 + 30 * seconds)
        return Report([Row(**row) for row in answer["rows"]], list(answer["failures"]))
    except PeerError as error:
        return Report(failures=[f"{peer}: {error}"])
    except (OSError, KeyError, TypeError) as error:
        return Report(failures=[f"{peer}: {one_line(str(error))}"])


def run_rulebound(command: str | None) -> tuple[Report, dict[str, Any] | None]:
    """Rulebound's own benchmark: its rows, and its whole answer."""
    words = [sys.executable, "-m", "rulebound"]
    if command:
        words = shlex.split(command)
    elif not importlib.util.find_spec("rulebound") and (script := shutil.which("rulebound")):
        words = [script]
    try:
        answer = run_json([*words, "bench", "--json"], timeout=1800)
        rows = [
            Row(
                "rulebound" if game["compiled"] else "rulebound (not compiled)",
                str(game["game"]),
                float(game["decisions_per_second"]),
                float(game["copies_per_second"]),
                float(game["games_per_second"]),
            )
            for game in answer["games"]
        ]
    except PeerError as error:
        return Report(failures=[f"rulebound: {error}"]), None
    except (KeyError, TypeError, ValueError):
        return Report(failures=["rulebound: `bench --json` printed something else than expected."]), None
    return Report(rows), answer


# --- showing ---


def ratios(ours: Sequence[Row], peer: Row) -> dict[str, list[float]]:
    """Rulebound / peer, from our slowest game to our fastest. Games a second depend on how long a game is."""
    found = {}
    for name in ("decisions_per_second", "copies_per_second"):
        values = [getattr(our, name) / getattr(peer, name) for our in ours]
        found[name] = [min(values), max(values)] if values else []
    return found


def number(value: float) -> str:
    """Whole where large, three digits where small."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(ours: Sequence[Row], peers: Sequence[Row]) -> list[list[str]]:
    """The head, our rows and the peers' rows as text."""
    lines = [["engine", "game", "decisions/s", "copies/s", "games/s", "ratio decisions", "ratio copies"]]
    for row in (*ours, *peers):
        figures = [row.decisions_per_second, row.copies_per_second, row.games_per_second]
        shown = ["–".join(dict.fromkeys(map(number, pair))) for pair in ratios(ours, row).values()]
        lines.append([row.peer, row.game, *map(number, figures), *(["", ""] if row in ours else shown)])
    return lines


def show(head: list[str], *body: list[str], stream: TextIO) -> None:
    """One table, by rich where there is one."""
    try:
        from rich.box import SIMPLE
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        widths = [max(map(len, column)) for column in zip(head, *body, strict=True)]
        for line in (head, *body):
            cells = [f"{cell:{'<' if i < 2 else '>'}{widths[i]}}" for i, cell in enumerate(line)]
            print("  ".join(cells).rstrip(), file=stream)
        return
    rich_table = Table(box=SIMPLE)
    for i, title in enumerate(head):
        rich_table.add_column(title, justify="left" if i < 2 else "right", no_wrap=i < 5)
    for line in body:
        rich_table.add_row(*line)
    Console(file=stream, width=None if stream.isatty() else 120).print(rich_table)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Rulebound and its peers on one core, in random play.")
    add = parser.add_argument
    add("--seconds", type=float, default=5.0, help="of play, then of copying, for each game (default 5)")
    add("--peers", nargs="+", choices=PEERS, default=PEERS, help="measure only these")
    add("--rulebound", metavar="COMMAND", help="how to start Rulebound (default: as installed)")
    add("--json", metavar="FILE", help="write all figures there; - is standard output, the table then aside")
    add("--worker", choices=PEERS[:2], help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be more than 0.")
    return args


def main() -> int:
    """Measure, show, write; 1 only where no peer at all could be measured."""
    args = arguments()
    if args.worker:
        with contextlib.redirect_stdout(sys.stderr):
            report = work(args.worker, args.seconds)
        print(json.dumps(asdict(report)))
        return 0

    print("Measuring rulebound …", file=sys.stderr)
    ours, answer = run_rulebound(args.rulebound)
    report = Report(failures=ours.failures)
    for peer in args.peers:
        print(f"Measuring {peer} …", file=sys.stderr)
        found = run_peer(peer, args.seconds)
        report.rows += found.rows
        report.failures += found.failures

    stream = sys.stderr if args.json == "-" else sys.stdout
    if ours.rows or report.rows:
        show(*table(ours.rows, report.rows), stream=stream)
    if ours.rows and report.rows:
        print("Ratios are Rulebound / peer, from our slowest game to our fastest.", file=stream)
    for line in report.failures:
        print(f"Not measured: {line}", file=stream)
    if args.json:
        whole = {
            "seconds": args.seconds,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "rulebound": answer,
            "peers": [asdict(row) | {"ratios": ratios(ours.rows, row)} for row in report.rows],
            "failures": report.failures,
        }
        text = json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            Path(args.json).write_text(text, encoding="utf-8")
    return 0 if report.rows else 1


if __name__ == "__main__":
    sys.exit(main())
