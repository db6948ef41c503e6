"""Two real Ray nodes on loopback, one of them killed half-way: the same games as in this process."""

import importlib.util
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound.sim import SimError, make_workers, simulate

GAMES = 120
SEED = 5

with_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs ray")


def children(process: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    found = [process]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(word) for word in task.read_text().split()]
    return found


def end(process: int) -> None:
    """Kill a process and all that it has started, each by its id."""
    for one in reversed(children(process)):
        try:
            os.kill(one, signal.SIGKILL)
        except ProcessLookupError:
            continue


class Cluster:
    """Two Ray nodes with one processor each, started by us and ended by their process ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        token = folder / "token"
        token.write_text(secrets.token_hex(32), encoding="ascii")
        self.environment = {
            **os.environ,
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN_PATH": str(token),
            "RAY_USAGE_STATS_ENABLED": "0",
            "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry),
        }
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.nodes: list[subprocess.Popen[bytes]] = []

    def open(self) -> None:
        """Start the head and the other node."""
        port = self.address.rpartition(":")[2]
        words = ["--head", f"--port={port}", "--node-ip-address=127.0.0.1", f"--temp-dir={self.folder}"]
        self.start(*words, "--include-dashboard=false")
        self.wait_for(1)
        self.start(f"--address={self.address}", "--node-ip-address=127.0.0.2")
        self.wait_for(2)

    def start(self, *words: str) -> None:
        """Start one node."""
        log = (self.folder / f"node-{time.monotonic_ns()}.log").open("wb")
        program = "from ray.scripts.scripts import main; main()"
        memory = "--object-store-memory=80000000"
        command = [sys.executable, "-c", program, "start", *words, "--num-cpus=1", memory, "--block"]
        self.nodes.append(subprocess.Popen(command, stdout=log, stderr=log, env=self.environment))

    def wait_for(self, nodes: int) -> None:
        """Wait until so many nodes are there."""
        program = (
            f"import ray\nray.init(address={self.address!r}, logging_level='ERROR', log_to_driver=False)\n"
            "print(sum(node['Alive'] for node in ray.nodes()))"
        )
        last = ""
        for _ in range(40):
            done = subprocess.run(
                [sys.executable, "-c", program],
                check=False,
                capture_output=True,
                text=True,
                env=self.environment,
                timeout=600,
            )
            if done.stdout.strip() == str(nodes):
                return
            last = done.stdout + done.stderr
            time.sleep(0.5)
        raise AssertionError(f"There are no {nodes} Ray nodes. {last[-2000:]}")

    def close(self) -> None:
        """End both nodes."""
        for node in reversed(self.nodes):
            end(node.pid)
            node.wait()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A cluster of two nodes; its folder has a short name, for the sake of Ray's sockets."""
    with tempfile.TemporaryDirectory(prefix="rb-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder))
        try:
            made.open()
            yield made
        finally:
            made.close()


def games_in(folder: Path) -> int:
    """How many games have been kept so far."""
    path = folder / "games.jsonl"
    return path.read_bytes().count(b'"seed"') if path.exists() else 0


@with_ray
@pytest.mark.soak
def test_a_node_dies_and_the_digest_is_the_same(cluster: Cluster, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["sim", "blackpoker", "--bots", "greedy,random", "--games", str(GAMES), "--seed", str(SEED)]
    driver = subprocess.Popen(
        [sys.executable, "-m", "rulebound", *words, "--ray", cluster.address, "--out", str(out), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=cluster.environment,
    )
    try:
        while driver.poll() is None and games_in(out) < GAMES // 3:
            time.sleep(0.1)
        killed_after = games_in(out)
        assert driver.poll() is None, "the run was over before a node could be killed"
        end(cluster.nodes[1].pid)
        output, errors = driver.communicate(timeout=1800)
    finally:
        if driver.poll() is None:
            end(driver.pid)
    assert driver.returncode == 0, errors.decode()
    assert GAMES // 3 <= killed_after < GAMES
    told: dict[str, Any] = json.loads(output)
    here = simulate("blackpoker", ["greedy", "random"], games=GAMES, seed=SEED)
    assert told["finished"] == GAMES and told["digest"] == here.digest and told["wins"] == here.wins


@with_ray
def test_where_no_cluster_is_it_is_told_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    began = time.monotonic()
    with pytest.raises(SimError, match=f"There is no Ray cluster at 127.0.0.1:{port} "):
        make_workers(1, f"127.0.0.1:{port}")
    assert time.monotonic() - began < 30


@with_ray
@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:99999999", "host:port"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(SimError, match="is host:port or auto, not"):
        make_workers(1, address)


def test_without_ray_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SimError, match=r"pip install 'rulebound\[ray\]'"):
        make_workers(1, "127.0.0.1:6379")
