"""Who takes part: the bots of a folder, found without running any of them.

Each of these in the folder is a bot, named after its file or folder:
- a Python file: with a class of bots it is run as that, otherwise as a program that speaks the protocol;
- any other file that is executable;
- a folder with a `bot.toml` that has a `command`, or with a `bot.py`.
Other files, and whatever begins with a dot or an underscore, are passed over.
"""

import os
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from rulebound.bots import COMMAND, Bot, find_bot
from rulebound.bots.process import command_words, names_its_program, process_bot, whole_command
from rulebound.bots.sandbox import Limits
from rulebound.kernel.refusal import RuleboundError

SETTINGS_FILE: Final = "bot.toml"
PYTHON_FILE: Final = "bot.py"
KNOWN_KEYS: Final = {"command", "name", "state"}


class ArenaError(RuleboundError):
    """An arena that cannot be held as asked."""


@dataclass(frozen=True)
class Entrant:
    """One bot. `own` names a bot that Rulebound knows; otherwise `words` are a command, as from `folder`.

    `where` says where it was found, to tell it from others.
    """

    name: str
    own: str = ""
    words: tuple[str, ...] = ()
    folder: str = "."
    state: bool = False
    where: str = field(default="", compare=False)

    def bot(self, seed: int, limits: Limits) -> Bot:
        """A bot for one seat of one game."""
        if self.own:
            return find_bot(self.own)(seed)
        return process_bot(self.name, self.words, Path(self.folder), limits, self.state)(seed)

    def to_plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name, "command": " ".join(self.words) if self.words else self.own}


def named_entrant(name: str) -> Entrant:
    """A bot by its name, as a measure for the others: unconfined, or as `command:…` a process like theirs."""
    where = f"--with {name}"
    check_name(name, where)
    if name.startswith(COMMAND):
        return entrant(name, name.removeprefix(COMMAND), Path.cwd(), where)
    find_bot(name)
    return Entrant(name, own=name, where=where)


def check_name(name: str, where: str) -> None:
    """Refuse a name that a report could not show. Raises ArenaError."""
    if not name.strip() or not name.isprintable():
        raise ArenaError(
            f"The name {name!a} of the bot {where!a} cannot be shown; give one of letters, digits and signs."
        )


def read_folder(folder: Path) -> list[Entrant]:
    """All bots of a folder, by name. Raises ArenaError."""
    if not os.path.isdir(folder):
        raise ArenaError(f"There is no folder {folder}; name a folder that has bots in it.")
    try:
        paths = [path for path in sorted(folder.iterdir()) if not path.name.startswith((".", "_"))]
        read = [(path, read_bot(path)) for path in paths]
    except OSError as error:
        raise ArenaError(f"{error.filename} cannot be read: {error.strerror}.") from error
    found = [(path, one) for path, one in read if one is not None]
    if not found:
        raise ArenaError(
            f"There is no bot in {folder}: a bot is a Python file, an executable file, "
            f"or a folder with a {SETTINGS_FILE}."
        )
    return with_own_names(found)


def read_bot(path: Path) -> Entrant | None:
    """The bot that a file or a folder is, if it is one. Raises ArenaError and OSError."""
    if path.is_dir():
        return read_bot_folder(path)
    if path.suffix == ".py" or os.access(path, os.X_OK):
        check_name(path.name, str(path))
        return entrant(path.stem, [f"./{path.name}"], path.parent, str(path))
    if path.is_file() and names_its_program(path):
        raise ArenaError(
            f"{path} begins with #! but is not executable: say `chmod +x {path}`, or hide it by a name that "
            "begins with an underscore."
        )
    return None


def read_bot_folder(folder: Path) -> Entrant:
    """The bot that a folder is. Raises ArenaError and OSError."""
    file = folder / SETTINGS_FILE
    if file.is_file():
        return read_settings_file(file)
    if (folder / PYTHON_FILE).is_file():
        return entrant(folder.name, [f"./{PYTHON_FILE}"], folder, str(folder / PYTHON_FILE))
    raise ArenaError(
        f"The folder {folder} is no bot: it has neither a {SETTINGS_FILE} with a command nor a "
        f"{PYTHON_FILE}. What is none can be hidden by a name that begins with an underscore."
    )


def read_settings_file(file: Path) -> Entrant:
    """The bot that a `bot.toml` describes. Raises ArenaError and OSError."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ArenaError(f"{file} is no TOML file: {error}.") from error
    check_keys(file, content)
    name = content.get("name", file.parent.name)
    found = entrant(name, content["command"], file.parent, str(file))
    return replace(found, state=content.get("state", False))


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


def entrant(name: str, command: str | Sequence[str], folder: Path, where: str) -> Entrant:
    """A bot that is a command, whole or in words, if there is such a program. Raises ArenaError."""
    check_name(name, where)
    try:
        words = command_words(command) if isinstance(command, str) else command
        whole_command(words, folder)
    except RuleboundError as error:
        raise ArenaError(f"The bot {where} cannot be started. {error}") from error
    return Entrant(name, words=tuple(words), folder=str(folder.resolve()), where=where)


def with_own_names(found: Sequence[tuple[Path, Entrant]]) -> list[Entrant]:
    """The same bots; those that are called alike after their files and folders are called by them whole."""
    count = Counter(one.name for _, one in found)
    named = []
    for path, one in found:
        alike = count[one.name] > 1 and one.name in (path.stem, path.name)
        named.append(replace(one, name=whole_name(path)) if alike else one)
    return named


def whole_name(path: Path) -> str:
    """The name of a file, or of a folder with a stroke after it."""
    return f"{path.name}/" if path.is_dir() else path.name
