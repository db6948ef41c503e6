"""Bots that are processes of their own, in any language: lines of JSON on standard input and output.

`ProcessBot` is the engine's end of the protocol. Its process is started when the bot is first asked, one for
each seat of each game, and sees nothing but the messages of `protocol`. Whatever it does wrong (wrong JSON,
an option that is not offered, the number of another decision, an early end, silence) is a `BotFault`, after
which the process is gone. `command_bot("node bot.js")` is what `command:node bot.js` stands for.
"""

import ast
import os
import shlex
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from rulebound.bots.asking import LONGEST, BotFault, Fault, MachineError
from rulebound.bots.base import Bot
from rulebound.bots.protocol import PROTOCOL, Decide, Hello, Over, Seen
from rulebound.bots.sandbox import STANDARD, Limits, Sandbox
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game, Result
from rulebound.kernel.plain import to_plain, view_to_plain
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import View, message

PACKAGES = str(Path(__file__).parents[2])
"""The folder that Rulebound is imported from."""


class Answer(msgspec.Struct, tag="choose"):
    """A `choose` message as it is read: in JSON 3.0 is an integer too, and some languages write no other."""

    number: int | float
    option: str | int | float


READ_ANSWER = msgspec.json.Decoder(Answer)


class CommandError(RuleboundError):
    """A command that cannot be a bot: it is empty, or there is no such program."""


class ProcessBot(Bot):
    """A bot behind two pipes. Subclasses say which command it is, and what it may use."""

    watches: ClassVar[bool] = True
    name: ClassVar[str] = "The bot"
    command: ClassVar[Sequence[str]] = ()
    limits: ClassVar[Limits] = STANDARD
    with_state: ClassVar[bool] = False
    """Whether the masked position is sent whole, for a Python class to look ahead from."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.sandbox: Sandbox | None = None
        self.seat = 0
        self.game: Game | None = None
        self.events: list[Event] = []
        self.asked = 0
        self.used = 0.0

    def watch(self, events: list[Event]) -> None:
        """Keep what happened until the bot is asked."""
        self.events += events

    def choose(self, view: View) -> int:
        """Ask the process. Raises BotFault and MachineError."""
        decision = view.decision
        assert decision is not None, "a bot is asked only while a decision is open"
        self.asked += 1
        try:
            if self.sandbox is None:
                self.begin(view)
            options = [view.game.key(option) for option in decision.options]
            return self.index(self.ask(self.question(view, options)), options)
        except Fault as fault:
            said = "" if self.sandbox is None else self.sandbox.standard_error()
            self.close()
            where = f"{self.name} {fault}, at its decision {self.asked}"
            raise BotFault(f"{where} ({decision.question}).", fault.by_time, said) from fault
        except OSError as error:
            self.close()
            raise MachineError(
                f"The machine gives {self.name} no process: {error.strerror}. Close other programs, or play "
                "fewer games at once."
            ) from error

    def begin(self, view: View) -> None:
        """Start the process and greet it."""
        self.game, self.seat = view.game, view.viewer
        self.sandbox = Sandbox(self.command, self.limits, host_environment() if self.with_state else {})
        self.sandbox.start()
        self.sandbox.send(line(hello(view, self.seed)), time.monotonic() + self.limits.start)

    def question(self, view: View, options: list[str]) -> Decide:
        """The message for an open decision."""
        events, self.events = self.events, []
        state = {**view_to_plain(view), "events": to_plain(events)} if self.with_state else msgspec.UNSET
        return Decide(
            number=self.asked,
            view=msgspec.convert(message(view.game, view.viewer, events), Seen),
            options=options,
            milliseconds=int(1000 * self.time_left()),
            state=state,
        )

    def time_left(self) -> float:
        """How many seconds the next answer may take."""
        return max(0.0, min(self.limits.decision, self.limits.game - self.used))

    def ask(self, question: Decide) -> bytes:
        """Send a decision and wait for one line; the first may take the time of starting on top."""
        assert self.sandbox is not None
        extra = self.limits.start if self.asked == 1 else 0.0
        limit = self.time_left()
        began = time.monotonic()
        try:
            self.sandbox.send(line(question), began + limit + extra)
            return self.sandbox.receive(began + limit + extra)
        except Fault as fault:
            if not fault.by_time:
                raise
            one, whole = self.limits.decision, self.limits.game
            time_of = f"one decision ({one:.3g} s)" if limit == one else f"its whole game ({whole:.3g} s)"
            start = f" and of starting ({extra:.3g} s)" if extra else ""
            raise Fault(f"gave no answer within the time of {time_of}{start}", by_time=True) from fault
        finally:
            self.used += max(0.0, time.monotonic() - began - extra)

    def index(self, answer: bytes, options: list[str]) -> int:
        """The option that an answer names. Raises Fault."""
        try:
            said = READ_ANSWER.decode(answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Fault(
                f"answered {quoted(answer)}, which is no `choose` message: {error!s:.{LONGEST}}"
            ) from error
        if said.number != self.asked:
            raise Fault(f"answered decision {said.number!s:.80} when it was asked number {self.asked}")
        if isinstance(said.option, str):
            if said.option not in options:
                raise Fault(f"chose {said.option[:80]!r}, which is not offered")
            return options.index(said.option)
        if said.option not in range(len(options)):
            last = len(options) - 1
            raise Fault(f"chose number {said.option!s:.80}, but the options are numbered 0 to {last}")
        return int(said.option)

    def leave(self, result: Result | None) -> None:
        """Tell the process how the game ended, and end it."""
        if self.sandbox is not None and self.sandbox.process is not None and self.game is not None:
            try:
                self.sandbox.send(line(over(self.game, self.seat, result)), time.monotonic() + 0.2)
                self.sandbox.farewell()
            except (Fault, OSError):
                pass  # it has gone already
        self.close()

    def close(self) -> None:
        """End the process, if there is one."""
        if self.sandbox is not None:
            self.sandbox.close()
            self.sandbox = None

    def __del__(self) -> None:
        if getattr(self, "sandbox", None) is not None:
            self.close()


def host_environment() -> dict[str, str]:
    """What a class of bots needs to import the same Rulebound."""
    return {"PYTHONPATH": PACKAGES, "RULEBOUND_PURE": os.environ.get("RULEBOUND_PURE", "")}


# ---- messages


def line(said: msgspec.Struct) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(said) + b"\n"


def hello(view: View, seed: int) -> Hello:
    """The greeting of a seat."""
    from rulebound import __version__

    game, match = view.game, view.game.match
    return Hello(
        protocol=PROTOCOL,
        engine=__version__,
        game=game.rulebook.id,
        seat=game.seat_name(view.viewer),
        seats=[game.seat_name(seat) for seat in range(match.seats)],
        teams=game.teams,
        settings=match.settings,
        decks=match.decks,
        decklists=match.decklists,
        cancel=match.cancel,
        seed=seed,
    )


def over(game: Game, seat: int, result: Result | None) -> Over:
    """How the game ended for a seat; without a result it was given up."""
    if result is None:
        return Over(won=False, winners=None, clause="", reason="given-up")
    winners = [game.seat_name(at) for at, team in enumerate(game.teams) if team in result.winners]
    won = game.teams[seat] in result.winners
    return Over(won=won, winners=winners, clause=result.clause, reason=result.reason)


def quoted(answer: bytes) -> str:
    """The beginning of what a bot wrote, for a sentence."""
    text = answer.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")


# ---- commands


def command_bot(command: str) -> type[ProcessBot]:
    """The bot that a command is, as `--bots "command:node bot.js"` names it."""
    return process_bot(command, command_words(command), Path.cwd())


def command_words(command: str) -> list[str]:
    """The words of a command, split as a shell would. Raises CommandError."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise CommandError(f"The command {command!r} cannot be read: {error}.") from error


def process_bot(
    label: str, words: Sequence[str], folder: Path, limits: Limits | None = None, state: bool = False
) -> type[ProcessBot]:
    """The class of a bot that is a command, with files named as from a folder. Raises CommandError."""
    whole, is_class = whole_command(words, folder)
    fields: dict[str, Any] = {
        "name": label,
        "command": whole,
        "limits": limits or STANDARD,
        "with_state": state or is_class,
    }
    return type("CommandBot", (ProcessBot,), fields)


def whole_command(words: Sequence[str], folder: Path) -> tuple[list[str], bool]:
    """A command that works from any folder, and whether it runs a class of bots. Raises CommandError."""
    if not words or not words[0]:
        raise CommandError("A command of a bot begins with a program, for example `node bot.js`.")
    if any("\0" in word for word in words):
        raise CommandError("A command of a bot cannot have the character NUL in it.")
    program, *others = words
    rest = [file_or_word(word, folder) for word in others]
    is_file = os.path.isfile(os.path.join(folder, program))
    file = Path(file_or_word(program, folder))
    if is_file and (os.sep in program or file.suffix == ".py"):
        first, is_class = file_command(file)
        return [*first, *rest], is_class
    found = shutil.which(program)
    if found is None and is_file:
        raise CommandError(f"There is no program {program!r} on the path; for the file write ./{program}.")
    if found is None:
        raise CommandError(f"There is no program {program!r}, neither in {folder} nor on the path.")
    return [found, *rest], False


def file_or_word(word: str, folder: Path) -> str:
    """The whole path of a file that a word names as from a folder, else the word."""
    path = os.path.join(folder, word)
    return os.path.realpath(path) if os.path.isfile(path) else word  # words may be longer than any path


def file_command(file: Path) -> tuple[list[str], bool]:
    """The command that runs a file, and whether that is a class of bots. Raises CommandError."""
    runs = os.access(file, os.X_OK)
    if file.suffix == ".py":
        if found := bot_class_in(file):
            return [sys.executable, "-m", "rulebound.bots.host", str(file), found], True
        if not runs or not names_its_program(file):
            return [sys.executable, str(file)], False
    if not runs:
        raise CommandError(f"{file} is not executable: say `chmod +x {file.name}`, or name the program too.")
    return [str(file)], False


def names_its_program(file: Path) -> bool:
    """Whether a file begins with `#!` and the program that runs it. Raises CommandError."""
    return read_file(file, 2) == b"#!"


def read_file(file: Path, most: int = -1) -> bytes:
    """What is in a file of a bot, or the beginning of it. Raises CommandError."""
    try:
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.") from error


def bot_class_in(file: Path) -> str:
    """The name of the class of bots that a Python file has; of several the last. Nothing of it is run."""
    content = read_file(file)
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return ""  # Python cannot read it, and says so itself when it is run
    found = [node.name for node in tree.body if isinstance(node, ast.ClassDef) and is_bot(node)]
    return found[-1] if found else ""


def is_bot(node: ast.ClassDef) -> bool:
    """Whether a class has a base whose name ends in Bot."""
    bases = [base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases]
    return any(base.endswith("Bot") for base in bases)
