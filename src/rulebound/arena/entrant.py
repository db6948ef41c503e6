"""Who takes part: the bots of a folder, found without running any of them.

Each of these in the folder is a bot, named after its file or folder:
- a Python file: with a class of bots it is run as that, otherwise as a program that speaks the protocol;
- any other file that is executable;
- a folder with a `bot.toml` that has a `command`, or with a `bot.py`.
Other files, and whatever begins with a dot or an underscore, are passed over.
"""

import os
import shlex
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from rulebound.bots import Bot, find_bot
from rulebound.bots.process import process_bot, whole_command
from rulebound.bots.sandbox import Limits
from rulebound.kernel.refusal import RuleboundError

SETTINGS_FILE: Final = "bot.toml"
PYTHON_FILE: Final = "bot.py"
KNOWN_KEYS: Final = {"command", "name", "state"}


class ArenaError(RuleboundError):
    """An arena that cannot be held as asked."""


@dataclass(frozen=True)
class Entrant:
    """One bot. `own` names a bot that Rulebound knows; otherwise `words` are a command, as from `folder`."""

    name: str
    own: str = ""
    words: tuple[str, ...] = ()
    folder: str = "."
    state: bool = False

    def bot(self, seed: int, limits: Limits) -> Bot:
        """A bot for one seat of one game."""
        if self.own:
            return find_bot(self.own)(seed)
        return process_bot(self.name, self.words, Path(self.folder), limits, self.state)(seed)

    def to_plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name, "command": " ".join(self.words) if self.words else self.own}


def own_entrant(name: str) -> Entrant:
    """A bot that Rulebound knows by name, as a measure for the others. It is not sandboxed."""
    find_bot(name)
    return Entrant(name, own=name)


def read_folder(folder: Path) -> list[Entrant]:
    """All bots of a folder, by name. Raises ArenaError."""
    if not folder.is_dir():
        raise ArenaError(f"There is no folder {folder}; name a folder that has bots in it.")
    found = []
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_")):
            continue
        if path.is_dir():
            found.append(read_bot_folder(path))
        elif path.suffix == ".py" or os.access(path, os.X_OK):
            found.append(entrant(path.stem, [f"./{path.name}"], folder, path))
    if not found:
        raise ArenaError(
            f"There is no bot in {folder}: a bot is a Python file, an executable file, "
            f"or a folder with a {SETTINGS_FILE}."
        )
    return with_own_names(found)


def read_bot_folder(folder: Path) -> Entrant:
    """The bot that a folder is. Raises ArenaError."""
    file = folder / SETTINGS_FILE
    if file.is_file():
        return read_settings_file(file)
    if (folder / PYTHON_FILE).is_file():
        return entrant(folder.name, [f"./{PYTHON_FILE}"], folder, folder / PYTHON_FILE)
    raise ArenaError(
        f"The folder {folder} is no bot: it has neither a {SETTINGS_FILE} with a command nor a "
        f"{PYTHON_FILE}. What is none can be hidden by a name that begins with an underscore."
    )


def read_settings_file(file: Path) -> Entrant:
    """The bot that a `bot.toml` describes. Raises ArenaError."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ArenaError(f"{file} is no TOML file: {error}.") from error
    check_keys(file, content)
    words = content["command"]
    if isinstance(words, str):
        try:
            words = shlex.split(words)
        except ValueError as error:
            raise ArenaError(f"The command in {file} cannot be read: {error}.") from error
    name = content.get("name", file.parent.name)
    return replace(entrant(name, words, file.parent, file), state=content.get("state", False))


def check_keys(file: Path, content: Mapping[str, Any]) -> None:
    """Refuse what a `bot.toml` may not say, and a missing command."""
    if unknown := sorted(content.keys() - KNOWN_KEYS):
        raise ArenaError(f"{file} says {unknown[0]!r}; it may say {', '.join(sorted(KNOWN_KEYS))}.")
    command = content.get("command")
    listed = isinstance(command, list) and all(isinstance(word, str) for word in command)
    if not command or not (isinstance(command, str) or listed):
        raise ArenaError(f'{file} has no command; write for example: command = "node bot.js".')
    if not isinstance(content.get("name", ""), str) or not isinstance(content.get("state", False), bool):
        raise ArenaError(f"In {file} the name is a text and state is true or false.")
    name = content.get("name", file.parent.name)
    if not name.strip() or not name.isprintable():
        raise ArenaError(f"In {file} the name {name!r} cannot be shown; give one of letters.")


def entrant(name: str, words: Sequence[str], folder: Path, where: Path) -> Entrant:
    """A bot that is a command, if there is such a program. Raises ArenaError."""
    try:
        whole_command(words, folder)
    except RuleboundError as error:
        raise ArenaError(f"The bot {where} cannot be started. {error}") from error
    return Entrant(name, words=tuple(words), folder=str(folder.resolve()))


def with_own_names(found: Sequence[Entrant]) -> list[Entrant]:
    """The same bots, those of the same name told apart by their commands."""
    count = Counter(one.name for one in found)
    return [one if count[one.name] == 1 else replace(one, name=one_of_several(one)) for one in found]


def one_of_several(one: Entrant) -> str:
    """The name of the file, or of the folder with a stroke after it."""
    first = one.words[0].removeprefix("./")
    return first if len(one.words) == 1 and first != PYTHON_FILE else f"{Path(one.folder).name}/"
