"""The bots: players that decide by themselves.

`make_bot("greedy", seed)` makes one by name. Besides the bots that come with Rulebound there are those
that an installed package offers under the entry point group `rulebound.bots`, any class by its path
`module:Class`, and any program that speaks the protocol as `command:node bot.js` (see `process`). Bots that
search may be given a budget: `ismcts@500`, `ismcts@250ms`.
"""

import hashlib
import importlib
from importlib.metadata import entry_points
from typing import Any, Final

from rulebound.bots.base import Bot
from rulebound.kernel.refusal import RuleboundError

__all__ = ["OWN_BOTS", "Bot", "BotError", "bot_names", "bot_seed", "find_bot", "is_own", "make_bot"]

ENTRY_POINT_GROUP: Final = "rulebound.bots"
COMMAND: Final = "command:"

OWN_BOTS: Final[dict[str, str]] = {
    "random": "rulebound.bots.random:RandomBot",
    "greedy": "rulebound.bots.greedy:GreedyBot",
    "ismcts": "rulebound.bots.ismcts:SearchBot",
    "easy": "rulebound.bots.ismcts:EasyBot",
    "normal": "rulebound.bots.ismcts:NormalBot",
    "hard": "rulebound.bots.ismcts:HardBot",
    "expert": "rulebound.bots.ismcts:ExpertBot",
}


class BotError(RuleboundError):
    """A bot that cannot be had: an unknown name, a path that leads nowhere, a class that is no bot."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name or by its path `module:Class`; the seed decides whatever it leaves to chance."""
    return find_bot(name)(seed)


def bot_names() -> list[str]:
    """The names of all bots: Rulebound's own, then those of installed packages."""
    offered = {point.name for point in entry_points(group=ENTRY_POINT_GROUP)}
    return [*OWN_BOTS, *sorted(offered - OWN_BOTS.keys())]


def is_own(name: str) -> bool:
    """Whether a bot comes with Rulebound, perhaps with a budget of its own."""
    return name.partition("@")[0] in OWN_BOTS


def bot_seed(seed: int, seat: int) -> int:
    """The seed that a seat's bot is told: by a hash, so that it does not lead back to that of the game."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:6])


def find_bot(name: str) -> type[Bot]:
    """The class of a bot; `ismcts@500` is the bot `ismcts` with a budget of its own."""
    if name in OWN_BOTS:
        return bot_class(OWN_BOTS[name])
    if name.startswith(COMMAND):
        from rulebound.bots.process import command_bot

        return command_bot(name.removeprefix(COMMAND).strip())
    if ":" in name:
        return bot_class(name)
    if "@" in name:
        return with_budget(*name.split("@", 1))
    for point in entry_points(group=ENTRY_POINT_GROUP):
        if point.name == name:
            return bot_class(f"{point.module}:{point.attr}")
    raise BotError(
        f"There is no bot {name!r}; there are {', '.join(bot_names())}, or one of your own as module:Class."
    )


def with_budget(name: str, words: str) -> type[Bot]:
    """A bot that searches, with a budget of its own."""
    make = getattr(find_bot(name), "with_budget", None)
    if make is None:
        raise BotError(f"The bot {name!r} does not search, so it takes no budget; leave @{words} out.")
    found: type[Bot] = make(words)
    return found


def bot_class(path: str) -> type[Bot]:
    """The class at a path `module:Class`, if it is a bot."""
    where, _, name = path.partition(":")
    try:
        module = importlib.import_module(where)
    except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
        raise BotError(f"The bot {path!r} cannot be loaded: {type(error).__name__}, {error}.") from error
    found: Any = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError(
            f"The bot {path!r} cannot be loaded: {where} has no class {name!r} that is a rulebound.bots.Bot."
        )
    return found
