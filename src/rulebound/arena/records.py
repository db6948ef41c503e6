"""The records of an arena: a file per game in a folder of its own, written whole as soon as the game ends."""

import tempfile
from pathlib import Path
from typing import Final

from rulebound.arena.entrant import ArenaError
from rulebound.arena.game import Fixture, Score
from rulebound.files import write_whole

LONGEST_NAME: Final = 60
"""So many bytes of the name of a bot are in the name of a file, which systems limit."""


class Records:
    """A folder for the records of one arena. `failure` says what could not be written, and why."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failure = ""

    def check(self) -> None:
        """Refuse a folder before the games and not after them; nothing is made yet. Raises ArenaError."""
        try:
            if next(self.folder.glob("[0-9]*.json"), None) is not None:
                raise ArenaError(f"There are records in {self.folder} already. Give another folder.")
            there = next(path for path in (self.folder, *self.folder.absolute().parents) if path.exists())
            with tempfile.TemporaryFile(dir=there):
                pass
        except OSError as error:
            raise ArenaError(f"{self.sentence(error)} Give another folder.") from error

    def keep(self, score: Score) -> None:
        """Write the record of a game. That it cannot be written does not end the games."""
        if not score.record:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / file_name(score.fixture), score.record)
        except OSError as error:
            self.failure = self.failure or self.sentence(error)

    def sentence(self, error: OSError) -> str:
        """What is told of a folder that takes no records."""
        return f"The records cannot be written to {self.folder}: {error.strerror}."


def file_name(fixture: Fixture) -> str:
    """The name of the record of a game: its number, the game, and who played."""
    names = [side.name.replace("/", "").replace(":", "-") for side in fixture.sides]
    short = [name.encode()[:LONGEST_NAME].decode(errors="ignore") for name in names]
    return f"{fixture.number:04}-{fixture.game}-{'-'.join(short)}.json"
