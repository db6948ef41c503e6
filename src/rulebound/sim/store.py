"""A folder that keeps the games of a contest, so that a run which was stopped can go on.

`plan.json` says what is played; `games.jsonl` has a line for each finished batch, written before the batch is
counted. Games follow from the plan and their numbers, so what is there needs no second look; a last line that
was cut short is dropped and played again. How many games are wanted is not part of the plan: more can be
asked for later.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from rulebound.files import unfinished, write_whole
from rulebound.games import rulebook_named
from rulebound.sim.contest import Contest, SimError
from rulebound.sim.match import Outcome, seed_of
from rulebound.sim.workers import cards_mark, engine_mark

FORMAT: Final = 2
FIRST_RULES: Final = 1
"""The version of the rules of a folder that does not say so: it is older than versions."""
PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
REMEDIES: Final = {
    "format": "It was written by another version of Rulebound; give a new folder.",
    "rules": "It was played by other rules, and games of two versions are never mixed; give a new folder.",
    "engine": "It was played by another version of Rulebound; give a new folder.",
    "cards": "A card or a ready-made deck has changed since; give a new folder.",
}
"""What to do where the command is the same and something else has changed."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One finished batch of one cell."""

    cell: int
    start: int
    outcomes: list[Outcome]


class Store:
    """The folder of one contest, open for one run at a time."""

    def __init__(self, folder: Path, contest: Contest, rules: int = 0) -> None:
        """`rules` is the version of the rules: today's, or an older one, whose games can only be read."""
        self.folder = folder
        now = rulebook_named(contest.game).rules_version
        facts = {"rulebound": "simulation", "format": FORMAT, **contest.facts(), "rules": rules or now}
        self.only_read = facts["rules"] != now
        if not self.only_read:
            facts["engine"] = engine_mark(contest.game)
            facts["cards"] = cards_mark([cell.plan for cell in contest.cells])
        try:
            if not self.only_read:
                folder.mkdir(parents=True, exist_ok=True)
            self.agree(facts)
            self.file: BinaryIO = (folder / GAMES).open("rb" if self.only_read else "ab+")
            if not self.only_read:
                self.lock()
            self.done = self.read(contest)
        except OSError as error:
            raise SimError(
                f"The folder {folder} cannot be used: {error.strerror or error}. Give another."
            ) from error

    def agree(self, facts: dict[str, Any]) -> None:
        """Write the plan into an empty folder; refuse one with another plan."""
        path = self.folder / PLAN
        if not path.exists() and not self.only_read:
            if any(entry != unfinished(path) for entry in self.folder.iterdir()):
                raise SimError(
                    f"The folder {self.folder} holds other files and no simulation; give a new folder."
                )
            write_whole(path, msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n")
            return
        try:
            kept = msgspec.json.decode(path.read_bytes())
        except msgspec.DecodeError as error:
            raise SimError(f"{path} is damaged ({error}); give a new folder.") from error
        if not isinstance(kept, dict) or kept.get("rulebound") != "simulation":
            raise SimError(f"{path} is not the plan of a simulation; give a new folder.")
        self.compare(kept, facts)

    def compare(self, kept: Mapping[str, Any], facts: Mapping[str, Any]) -> None:
        """Refuse a plan that differs, and say in what."""
        for name, wanted in facts.items():
            if kept.get(name, FIRST_RULES if name == "rules" else None) != wanted:
                remedy = REMEDIES.get(name, "Repeat its own command, or give a new folder.")
                raise SimError(
                    f"The folder {self.folder} holds another simulation ({name}: "
                    f"{told(kept.get(name), wanted)}). {remedy}"
                )

    def lock(self) -> None:
        """Refuse a folder in which another run is at work."""
        try:
            import fcntl
        except ImportError:  # only Unix has such locks
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.file.close()
            raise SimError(
                f"Another run is at work in the folder {self.folder}; wait for its end."
            ) from error

    def read(self, contest: Contest) -> list[list[Outcome]]:
        """The games that are there, by cell; a last line that was cut short is dropped."""
        done: list[list[Outcome]] = [[] for _ in contest.cells]
        decoder = msgspec.json.Decoder(Line)
        self.file.seek(0)
        whole = 0
        for number, content in enumerate(self.file, 1):
            if not content.endswith(b"\n"):
                break
            try:
                line = decoder.decode(content)
                check_line(contest, line, done)
            except (msgspec.DecodeError, ValueError) as error:
                self.file.close()
                raise SimError(
                    f"{self.folder / GAMES}:{number}: The line is damaged ({error}). Give a new folder, or "
                    "remove this line and all after it."
                ) from error
            done[line.cell] += line.outcomes
            whole += len(content)
        if not self.only_read:
            self.file.truncate(whole)
        return done

    def keep(self, cell: int, start: int, outcomes: list[Outcome]) -> None:
        """Write one finished batch, to last."""
        if self.only_read:
            raise SimError(f"The games in {self.folder} are of older rules; today's cannot be added to them.")
        try:
            self.file.write(msgspec.json.encode(Line(cell, start, outcomes)) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
            self.done[cell] += outcomes
        except OSError as error:
            raise SimError(
                f"{self.folder / GAMES} cannot be written: {error.strerror or error}. What was kept before "
                "is not lost: make room and run the same command again."
            ) from error

    def close(self) -> None:
        """Let go of the folder."""
        with suppress(OSError):  # what could not be written is tried once more; `keep` has told of it
            self.file.close()


def check_line(contest: Contest, line: Line, done: list[list[Outcome]]) -> None:
    """Refuse a line that cannot be the next games of its cell. Raises ValueError."""
    if not 0 <= line.cell < len(done):
        raise ValueError(f"there is no cell {line.cell}")
    if line.start != len(done[line.cell]):
        raise ValueError(f"games from {line.start} on are out of order")
    plan = contest.cells[line.cell].plan
    for number, outcome in enumerate(line.outcomes, line.start):
        if outcome.seed != seed_of(plan, number):
            raise ValueError(f"game {number} has another seed")
        if not all(0 <= winner < len(plan.bots) for winner in outcome.winners or ()):
            raise ValueError(f"game {number} was won by nobody who took part")


def told(kept: Any, wanted: Any) -> str:
    """How two values differ, if they are short enough to tell."""
    words = f"{plain(kept)}; here: {plain(wanted)}"
    return words if len(words) <= 120 else "not what this command asks for"


def plain(value: Any) -> str:
    """A value as it is told."""
    if isinstance(value, list):
        return ", ".join(plain(part) for part in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}={part}" for name, part in value.items()) or "none"
    return "off" if value is False else "on" if value is True else str(value)
