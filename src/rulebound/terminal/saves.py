"""Where games and preferences are kept: a folder of the user's own.

A save is the record of a game as JSON. Who played the seats is no part of a record and stands in a small
file beside it (`NAME.seats.json`), so that a game can be gone on with as it was. Every file is written
whole and then put in place, so that a crash leaves the old one.
"""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from rulebound.files import write_whole
from rulebound.kernel.record import Record, read_record
from rulebound.kernel.refusal import RuleboundError

FOLDER_VARIABLE: Final = "RULEBOUND_DATA"
SEATS: Final = ".seats.json"
SHOWN: Final = 30


class SaveError(RuleboundError):
    """A file that cannot be read or written, told in a plain sentence."""


class Seats(msgspec.Struct):
    """Who plays: "human" or the name of a bot, for each seat."""

    seats: list[str]


class Preferences(msgspec.Struct):
    """What the player likes, and which helps have been shown."""

    language: str = ""
    theme: str = "textual-dark"
    helped: list[str] = []


def folder() -> Path:
    """The folder of the user's games; RULEBOUND_DATA names another one."""
    given = os.environ.get(FOLDER_VARIABLE)
    return Path(given) if given else Path(platformdirs.user_data_dir("rulebound", appauthor=False))


def write_file(path: Path, content: bytes) -> None:
    """Write a file whole, then put it in place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        raise SaveError(f"{path} cannot be written: {error.strerror}. Choose another place.") from error


def read_bytes(path: Path) -> bytes:
    """The content of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}.") from error


# ---- games


def new_path(game: str, seed: int) -> Path:
    """A name for a new game that no file has yet."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-seed{seed}"
    path = folder() / f"{stem}.json"
    count = 2
    while path.exists():
        path = folder() / f"{stem}-{count}.json"
        count += 1
    return path


def path_of_name(name: str) -> Path:
    """The file that a typed name means: a path as it is, a bare name in the folder; always with .json."""
    path = Path(name).expanduser()
    if path.suffix != ".json":
        path = path.with_name(path.name + ".json")
    return path if path.parent != Path() else folder() / path


def save_game(path: Path, record: Record, players: list[str]) -> None:
    """Write a record, and beside it who plays."""
    write_file(path, record.to_json())
    write_file(seats_path(path), msgspec.json.encode(Seats(players)) + b"\n")


def seats_path(path: Path) -> Path:
    """The file beside a save that says who plays."""
    return path.with_name(path.stem + SEATS)


def load_game(path: Path) -> Record:
    """The record in a file; what is wrong with the file is told with its name."""
    try:
        return read_record(read_bytes(path))
    except SaveError:
        raise
    except RuleboundError as error:
        raise SaveError(f"{path}: {error}") from error


def load_seats(path: Path, count: int) -> list[str] | None:
    """Who played a save; None where that is not known."""
    try:
        found = msgspec.json.decode(seats_path(path).read_bytes(), type=Seats).seats
    except (OSError, msgspec.MsgspecError):
        return None
    return found if len(found) == count else None


@dataclass(frozen=True)
class Saved:
    """A save in the folder, as the list of saves shows it."""

    path: Path
    record: Record
    players: list[str]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.record.winners is not None


def saved_games() -> list[Saved]:
    """The newest saves of the folder. Files that are no records are passed over."""
    found: list[Saved] = []
    paths = [path for path in folder().glob("*.json") if not path.name.endswith(SEATS)]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        if len(found) == SHOWN:
            break
        try:
            record = read_record(path.read_bytes())
        except (OSError, RuleboundError):
            continue
        seats = record.match.seats
        found.append(Saved(path, record, load_seats(path, seats) or ["human"] * seats))
    return found


def readable_time(path: Path) -> str:
    """When a save was last written."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))


# ---- preferences


def preferences_path() -> Path:
    """The file of the preferences."""
    return folder() / "preferences" / "table.json"


def load_preferences() -> Preferences:
    """The preferences; the usual ones where there are none yet or the file is damaged."""
    try:
        return msgspec.json.decode(preferences_path().read_bytes(), type=Preferences)
    except (OSError, msgspec.MsgspecError):
        return Preferences()


def save_preferences(preferences: Preferences) -> None:
    """Keep the preferences."""
    write_file(preferences_path(), msgspec.json.encode(preferences) + b"\n")
