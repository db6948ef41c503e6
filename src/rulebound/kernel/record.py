# not compiled: msgspec structs lose their tags in compiled modules
"""Records: a match and its inputs, from which everything can be rebuilt. The save format.

Choices are kept as keys, so a record survives a new version while its keys are still offered. The digest of
all choices and events tells whether a replay went as the record did. A Table is a game being played: it keeps
the record and offers undo back to the last revelation (RB 7).
"""

from typing import Any

import msgspec

from .event import Event
from .game import Game
from .refusal import Refusal, Refused, RuleboundError
from .rulebook import Match, Rulebook

FORMAT = 1
NO_UNDO = Refusal("RB 7", "no-undo")


class RecordError(RuleboundError):
    """A record that cannot be read or does not replay, told in a plain sentence."""


class MatchData(msgspec.Struct, forbid_unknown_fields=True):
    """A match as data."""

    seed: int
    seats: int
    settings: dict[str, str] = {}
    decks: list[str] = []
    position: dict[str, Any] | None = None
    decklists: str = "open"
    cancel: bool = False


class Concession(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    """A seat gave up."""

    seat: int


class TimeOut(msgspec.Struct, tag="time-out", forbid_unknown_fields=True):
    """A seat ran out of time, which counts as giving up (RB 8)."""

    seat: int


class Drawn(msgspec.Struct, tag="drawn", forbid_unknown_fields=True):
    """The players agreed on a draw (RB 13)."""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """The last choice was taken back."""


Input = str | Concession | TimeOut | Drawn | Undo


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """How the seed came about, where nobody was to choose it.

    `commitment` was shown before the game: the SHA-256 of `secret`, both as hexadecimal digits. `entropy` is
    what each seat has added. The seed follows from secret and entropy; `server.fairness` checks it.
    """

    commitment: str
    secret: str
    entropy: list[str]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match and its inputs."""

    rulebound: str
    format: int
    engine: str
    game: str
    match: MatchData
    inputs: list[Input]
    digest: str
    winners: list[int] | None = None
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> bytes:
        """The file's content."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(content: bytes) -> Record:
    """A record from a file's content, or a sentence that says what is wrong with it."""
    try:
        data = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This is no complete JSON file: {error}. Was it cut short?") from error
    if not isinstance(data, dict) or data.get("rulebound") != "record":
        raise RecordError('This is not a Rulebound record: it does not begin with "rulebound": "record".')
    if data.get("format") != FORMAT:
        raise RecordError(
            f"This record has format {data.get('format')!r}; this version reads format {FORMAT}. "
            "Replay it with the version that wrote it."
        )
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"This record is damaged: {error}.") from error


def match_of(record: Record, rulebook: Rulebook) -> Match:
    """The match of a record."""
    if record.game != rulebook.id:
        raise RecordError(f"This is a record of {record.game}, not of {rulebook.id}.")
    data = record.match
    match = Match(
        rulebook, data.seed, data.seats, data.settings, data.decks, data.position, data.decklists, data.cancel
    )
    match.check()
    return match


def data_of(match: Match) -> MatchData:
    """A match as data."""
    return MatchData(
        match.seed, match.seats, match.settings, match.decks, match.position, match.decklists, match.cancel
    )


class Table:
    """A game being played, with its record, its log and undo."""

    def __init__(self, match: Match, engine: str) -> None:
        match.check()
        self.match = match
        self.engine = engine
        self.game: Game = match.rulebook.new_game(match)
        self.game.start()
        self.inputs: list[Input] = []
        self.before: list[Game] = []
        self.log: list[list[Event]] = [self.game.events]

    def choose(self, index: int) -> None:
        """Answer the open decision by index."""
        game = self.game
        decision = game.decision
        key = (
            ""
            if decision is None or not 0 <= index < len(decision.options)
            else game.key(decision.options[index])
        )
        before = game.copy()
        game.choose(index)
        self.note(key, before)

    def choose_key(self, key: str, seat: int = -1) -> None:
        """Answer the open decision by meaning."""
        before = self.game.copy()
        self.game.choose_key(key, seat)
        self.note(key, before)

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        before = self.game.copy()
        self.game.concede(seat)
        self.note(Concession(seat), before)

    def time_out(self, seat: int) -> None:
        """A seat has run out of time."""
        before = self.game.copy()
        self.game.concede(seat, by_time=True)
        self.note(TimeOut(seat), before)

    def agree_on_draw(self) -> None:
        """The players have agreed on a draw."""
        before = self.game.copy()
        self.game.agree_on_draw()
        self.note(Drawn(), before)

    def note(self, given: Input, before: Game) -> None:
        """Keep an input that the game has taken."""
        self.inputs.append(given)
        self.before.append(before)
        self.log.append(self.game.events)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat may not take its last choice back; free until something was revealed (RB 7)."""
        if not self.before:
            return NO_UNDO
        before = self.before[-1]
        decision = before.decision
        free = decision is not None and decision.seat == seat and before.revelations == self.game.revelations
        return None if free and self.game.result is None else NO_UNDO

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back."""
        if self.undo_refusal(seat) is not None:
            raise Refused(NO_UNDO, "That cannot be taken back: something has been revealed or chosen since.")
        self.take_back()

    def take_back(self) -> None:
        """Go one input back, whatever it revealed: for replays and by consent."""
        self.game = self.before.pop()
        self.log.pop()
        self.inputs.append(Undo())

    def give(self, given: Input) -> None:
        """Take one recorded input."""
        if isinstance(given, str):
            self.choose_key(given)
        elif isinstance(given, Concession):
            self.concede(given.seat)
        elif isinstance(given, TimeOut):
            self.time_out(given.seat)
        elif isinstance(given, Drawn):
            self.agree_on_draw()
        elif self.before:
            self.take_back()
        else:
            raise RecordError("There is nothing to take back.")

    def record(self) -> Record:
        """The record so far."""
        return record_of(self.match, self.engine, self.inputs, self.game)


def record_of(match: Match, engine: str, inputs: list[Input], game: Game) -> Record:
    """The record of a game that some inputs have led to."""
    winners = None if game.result is None else game.result.winners
    return Record(
        "record", FORMAT, engine, match.rulebook.id, data_of(match), inputs[:], game.digest(), winners
    )


def replay(record: Record, rulebook: Rulebook, count: int | None = None) -> Table:
    """A table after the first `count` inputs of a record, or after all of them."""
    table = Table(match_of(record, rulebook), record.engine)
    for n, given in enumerate(record.inputs[:count]):
        try:
            table.give(given)
        except RuleboundError as error:
            raise RecordError(
                f"Input {n + 1} of {len(record.inputs)} cannot be replayed: {error} "
                f"The record was written by version {record.engine}."
            ) from error
    return table


def verify(record: Record, rulebook: Rulebook) -> Table:
    """Replay a whole record and compare digest and winners."""
    table = replay(record, rulebook)
    digest = table.game.digest()
    if digest != record.digest:
        raise RecordError(
            f"The replay's digest is {digest}, the record says {record.digest}: "
            f"the file was edited or cut short, or version {record.engine} played differently."
        )
    result = table.game.result
    if (None if result is None else result.winners) != record.winners:
        raise RecordError("The replay ends with other winners than the record says: the file was edited.")
    return table
