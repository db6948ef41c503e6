"""Runs a class of bots as a process: `python -m rulebound.bots.host FILE CLASS`.

So a bot of ten lines of Python plays in the same sandbox as one in any other language. The masked position
comes whole (`state` in a `decide` message), so that the class is given a real View and, if it watches, the
events since it was last asked. What it prints, and what it starts prints, goes to standard
error: standard output belongs to the protocol.
"""

import importlib.util
import os
import sys
from operator import index
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from rulebound.bots.base import Bot
from rulebound.bots.protocol import Choose, Decide, Hello, Over
from rulebound.games import rulebook_named
from rulebound.kernel.game import Result
from rulebound.kernel.plain import find_definitions, from_plain, view_from_plain
from rulebound.kernel.rulebook import Match

READ = msgspec.json.Decoder(Hello | Decide | Over)
THINKING: Final = 0.8
"""The part of the time of a decision that is left for thinking; the rest is for the way there and back."""


def load(file: str, name: str) -> type[Bot]:
    """The class in a file."""
    sys.path.insert(0, str(Path(file).parent))
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    assert spec is not None and spec.loader is not None, f"{file} is no Python file"
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found: Any = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SystemExit(f"{name} in {file} is no rulebound.bots.Bot")
    return found


class Seat:
    """One seat of one game, as this process knows it."""

    def __init__(self, hello: Hello, bot: Bot) -> None:
        self.hello = hello
        self.bot = bot
        self.match = Match(
            rulebook_named(hello.game),
            0,
            len(hello.seats),
            hello.settings,
            hello.decks,
            None,
            hello.decklists,
            hello.cancel,
        )
        self.definitions = find_definitions(self.match.rulebook.new_game(self.match))

    def answer(self, asked: Decide) -> Choose:
        """What the bot chooses, once it knows what has happened and how long it may think."""
        assert isinstance(asked.state, dict), "the engine sends its state to classes of bots"
        seen = view_from_plain(asked.state, self.match, self.definitions)
        if self.bot.watches:
            self.bot.watch(from_plain(asked.state["events"], self.definitions))
        self.bot.hurry(max(1, int(THINKING * asked.milliseconds)))
        return Choose(number=asked.number, option=index(self.bot.choose(seen)))

    def leave(self, said: Over) -> None:
        """The game is over for the bot."""
        if said.winners is None:
            self.bot.leave(None)
            return
        teams = {self.hello.teams[self.hello.seats.index(name)] for name in said.winners}
        self.bot.leave(Result(sorted(teams), said.clause, said.reason))


def run(file: str, name: str, lines: Any, output: TextIO) -> None:
    """Answer until the game is over."""
    import rulebound  # noqa: F401 - it registers the games

    kind = load(file, name)
    seat: Seat | None = None
    for line in lines:
        said = READ.decode(line)
        if isinstance(said, Hello):
            seat = Seat(said, kind(said.seed))
        elif isinstance(said, Decide) and seat is not None:
            output.write(msgspec.json.encode(seat.answer(said)).decode() + "\n")
            output.flush()
        else:
            if isinstance(said, Over) and seat is not None:
                seat.leave(said)
            return


def main() -> int:
    """Answer on standard output, and keep all else off it and off the messages: what the bot starts too."""
    with open(os.dup(0), encoding="utf-8") as lines, open(os.dup(1), "w", encoding="utf-8") as output:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        sys.stdout = sys.stderr
        run(sys.argv[1], sys.argv[2], lines, output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
