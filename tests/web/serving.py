"""A server process for the browser tests: `rulebound serve` on a free port with a database of its own.

It is the package that the tests import, compiled or not as they run. It can be killed as by a power cut and
started again at the same port with the same database.
"""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

PATIENCE = 60.0
"""Seconds in which a server must answer."""


class Server:
    """A server process."""

    def __init__(self, database: Path, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, at the port that it had before, and wait until it answers."""
        command = [sys.executable, "-m", "rulebound", "serve", "--json", *self.options]
        command += ["--port", str(self.port), "--database", str(self.database)]
        with self.database.with_suffix(".log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, f"The server did not start: {self.said()}"
        self.address = json.loads(said)["address"].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200

    def said(self) -> str:
        """What it has written to its log."""
        return self.database.with_suffix(".log").read_text(errors="replace")

    def kill(self) -> None:
        """End it by signal 9, with no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.done()

    def stop(self) -> None:
        """End it as Ctrl+C does."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.done()

    def done(self) -> None:
        """Wait until the process is gone."""
        assert self.process is not None
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            if self.process.stdout is not None:
                self.process.stdout.close()
