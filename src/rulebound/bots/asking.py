"""Asking a bot: whatever it does wrong is its own fault, told in a sentence, and no error of ours.

`ask` takes an answer, `blaming` holds whatever else a bot is asked to do. A bot that is a process of its own
tells its faults in the same way (see `process`).
"""

import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from pathlib import Path
from typing import Any, Final

from rulebound.bots.base import Bot
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import view

OURS: Final = (str(Path(__file__).parents[1]), "src/rulebound/", "<")
"""How the files of our own code begin, compiled and not: in none of them a bot broke."""
PYTHON_FRAME: Final = re.compile(r'^\s*File "(.+)", line (\d+)', re.MULTILINE)
NODE_FRAME: Final = re.compile(r"^(?:file://)?(/.+):(\d+)$", re.MULTILINE)
NODE_VERSION: Final = re.compile(r"Node\.js v[\d.]+")
LONGEST: Final = 200
"""So many characters of what a bot said are in a sentence."""


class Fault(RuleboundError):  # noqa: N818 - the word for it
    """What a bot did wrong, as the rest of a sentence: "gave no answer …". `by_time`: it took too long."""

    def __init__(self, sentence: str, by_time: bool = False) -> None:
        super().__init__(sentence)
        self.by_time = by_time


class BotFault(Fault):
    """What a bot did wrong, as a whole sentence. `standard_error`: what is kept of what its process said."""

    def __init__(self, sentence: str, by_time: bool = False, standard_error: str = "") -> None:
        super().__init__(shown(sentence), by_time)
        self.standard_error = standard_error


class MachineError(RuleboundError):
    """The machine refuses what the process of a bot needs. That is nobody's fault."""


def ask(bot: Bot, name: str, game: Game, seat: int) -> int:
    """The index that a bot chooses for its seat, which is asked. Raises BotFault."""
    decision = game.decision
    assert decision is not None, "a bot is asked only while a decision is open"
    seen = view(game, seat) if bot.looks else None
    with blaming(name):
        answer = bot.answer(decision) if seen is None else bot.choose(seen)
        return offered(answer, len(decision.options), name)


def offered(answer: Any, count: int, name: str) -> int:
    """An answer, if it is the index of one of so many options. Raises BotFault."""
    try:
        number = index(answer)
    except TypeError:
        raise BotFault(f"{name} chose {answer!r:.80}, which is not the index of an option.") from None
    if not 0 <= number < count:
        raise BotFault(f"{name} chose number {number}, but the options are numbered 0 to {count - 1}.")
    return number


@contextmanager
def blaming(name: str) -> Iterator[None]:
    """Inside, whatever a bot raises is its fault; even that it wants to end the program. Raises BotFault."""
    try:
        yield
    except (BotFault, MachineError):
        raise
    except (Exception, SystemExit) as error:
        said = f": {error!s:.{LONGEST}}" if str(error) else ""
        raise BotFault(f"{name} raised {type(error).__name__}{said}{place(error)}.") from error


# ---- words


def shown(text: str) -> str:
    """A text of someone else's in one line, with nothing in it that a terminal would obey."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def place(error: BaseException) -> str:
    """Where in the bot's own code an error was raised, as far as that is known."""
    frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    return told_place(frames)


def told_place(frames: list[tuple[str, Any]]) -> str:
    """The innermost frame that is not ours, in brackets."""
    theirs = [frame for frame in frames if not frame[0].startswith(OURS)]
    return f" ({Path(theirs[-1][0]).name}:{theirs[-1][1]})" if theirs else ""


def telling(said: str) -> str:
    """What tells most of a bot's last words: its last error and where that was, else its last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    lines = [line for line in lines if not NODE_VERSION.fullmatch(line)]
    errors = [line for line in lines if "Error" in line]
    if not errors:
        return lines[-1][:LONGEST] if lines else ""
    frames = PYTHON_FRAME.findall(said) or NODE_FRAME.findall(said)[:1]
    return errors[-1][:LONGEST] + told_place(frames)
