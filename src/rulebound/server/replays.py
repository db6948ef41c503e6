"""Replays: records that are looked at step by step, by any seat's knowledge.

A record is replayed once, when it is first asked for, and its positions are kept for a while, so that one can
go back and forth in it quickly. What was taken back is left out: step n is the position after n inputs that
stood. Records are kept in the store under the hash of their content, which is their link.
"""

import asyncio
import copy
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

import msgspec

from rulebound.games import rulebook_named, rulebook_names
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.record import Input, Record, RecordError, Table, Undo, read_record, verify
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import View as SeatView
from rulebound.scenarios.writing import Written, from_record, from_views
from rulebound.server import fairness
from rulebound.server.library import NotThere
from rulebound.server.protocol.board import View
from rulebound.server.protocol.library import ScenarioText
from rulebound.server.protocol.replays import ReplayInfo, ReplayLine
from rulebound.server.protocol.tables import Fairness
from rulebound.server.store import Store
from rulebound.server.telling import ALL, CLOSED, OpenLog, Teller, line_view
from rulebound.texts.log import Log

T = TypeVar("T")
KIND: Final = "replay"
"""What the store calls a kept record."""
EVERYTHING: Final = "all"
"""The viewer from whom nothing is hidden."""
LOOKING_ON: Final = "spectator"
REELS_KEPT: Final = 8
AT_ONCE: Final = 2
"""How many records are replayed at the same time."""
MOST_INPUTS: Final = 20_000
ID_LENGTH: Final = 24
MALFORMED: Final = (AttributeError, LookupError, TypeError, ValueError, AssertionError, RecursionError)
"""What a position of the wrong form ends in when a game is set up from it."""


class Kept(msgspec.Struct):
    """A record in the store, with the names of those who played."""

    record: Record
    names: list[str] = []


class Showing:
    """All positions of a table, to be looked at by anyone."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.games = [*table.before, table.game]
        self.log = Log(table)
        self.open_log = OpenLog(table)
        self.telling = threading.Lock()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.games) - 1

    def view(self, step: int, viewer: str, log_from: int = 0) -> View:
        """A step as a viewer may know it: a seat by its letter, a spectator, or one who sees all."""
        everything = viewer == EVERYTHING
        who = SPECTATOR if everything else viewer_number(viewer, self.table.match.seats)
        moment = self.moment(step)
        view = Teller(moment).view(who, step, ALL if everything else CLOSED)
        with self.telling:
            lines = (self.open_log if everything else self.log).lines(who, step)
        view.log_from = min(log_from, len(lines))
        view.log = [line_view(line) for line in lines[view.log_from :]]
        return view

    def lines(self, viewer: str) -> list[ReplayLine]:
        """The log of all steps as a viewer was told it."""
        everything = viewer == EVERYTHING
        who = SPECTATOR if everything else viewer_number(viewer, self.table.match.seats)
        log = self.open_log if everything else self.log
        with self.telling:
            log.lines(who)
            told = log.told[who]
        return [ReplayLine(step, line_view(line)) for step, lines in enumerate(told) for line in lines]

    def moment(self, step: int) -> Table:
        """The table after some steps, without its log: that is told for the whole table once."""
        moment = copy.copy(self.table)
        moment.game = self.games[step]
        moment.before, moment.log, moment.inputs = [], [], []
        return moment


class Reel(Showing):
    """A replayed record."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(replayed(kept.record))
        self.whole = kept.record
        self.record = without_undone(kept.record)
        self.names = kept.names
        self.fairness = fairness_of(kept.record)


# ---- steps


def replayed(record: Record) -> Table:
    """The table of a record that replays exactly; RecordError with a sentence if it does not."""
    if record.game not in rulebook_names():
        raise RecordError(f"This is a record of {record.game[:40]!r}, a game that is not known here.")
    if len(record.inputs) > MOST_INPUTS:
        raise RecordError(f"This record has {len(record.inputs)} inputs; at most {MOST_INPUTS} are replayed.")
    try:
        return verify(record, rulebook_named(record.game))
    except MALFORMED as error:
        if isinstance(error, RuleboundError):
            raise
        raise RecordError("The match of this record has the wrong form: it was edited.") from error


def without_undone(record: Record) -> Record:
    """The same game without what was taken back."""
    inputs: list[Input] = []
    for given in record.inputs:
        if not isinstance(given, Undo):
            inputs.append(given)
        elif inputs:
            inputs.pop()
    return msgspec.structs.replace(record, inputs=inputs)


def viewer_number(viewer: str, seats: int) -> int:
    """A viewer by the engine's number; NotThere for one that there is not."""
    if viewer == LOOKING_ON:
        return SPECTATOR
    letters = [chr(ord("A") + seat) for seat in range(seats)]
    if viewer not in letters:
        known = ", ".join(letters)
        raise NotThere(
            f"There is no viewer {viewer[:20]!r}; there are {known}, {LOOKING_ON} and {EVERYTHING}."
        )
    return letters.index(viewer)


def fairness_of(record: Record) -> Fairness | None:
    """What a record says of its shuffle; None where it says nothing."""
    said = record.fairness
    if isinstance(said, msgspec.UnsetType):
        return None
    return Fairness(said.commitment, said.secret, said.entropy)


# ---- all replays


class Replays:
    """The records that the store keeps, and those that are being looked at."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def keep_text(self, text: str) -> ReplayInfo:
        """Keep a record that somebody has sent, if it replays exactly."""
        return await self.keep(read_record(text.encode()), [])

    async def keep(self, record: Record, names: list[str]) -> ReplayInfo:
        """Keep a record; the same one again has the same link."""
        id = hashlib.sha256(msgspec.json.encode(record)).hexdigest()[:ID_LENGTH]
        if not await self.has(id):
            kept = Kept(record, names)
            self.remember(id, await self.load(kept))
            await self.store.add(KIND, id, msgspec.json.encode(kept))
        return await self.info(id)

    async def info(self, id: str) -> ReplayInfo:
        """What there is to be known of a record."""
        reel = await self.reel(id)
        record = reel.record
        fair = None if reel.fairness is None else is_fair(record)
        return ReplayInfo(
            id,
            record.game,
            record.match.seats,
            reel.names,
            reel.last,
            winners_of_table(reel),
            reel.fairness,
            fair,
        )

    async def view(self, id: str, step: int, viewer: str, log_from: int = 0) -> View:
        """A step of a record as a viewer may know it."""
        reel = await self.reel_at(id, step)
        return await self.beside(lambda: reel.view(step, viewer, log_from))

    async def lines(self, id: str, viewer: str) -> list[ReplayLine]:
        """The whole log of a record as a viewer was told it."""
        reel = await self.reel(id)
        return await self.beside(lambda: reel.lines(viewer))

    async def scenario(self, id: str, step: int) -> ScenarioText:
        """A moment of a record as the text of a scenario file."""
        reel = await self.reel_at(id, step)
        return await self.beside(lambda: scenario_at(reel.record, step))

    async def scenario_of(self, record: Record, step: int) -> ScenarioText:
        """A moment of any record; -1 is the last."""
        stood = without_undone(record)
        last = len(stood.inputs)
        if step > last:
            raise NotThere(f"This game has the steps 0 to {last}, not {step}.")
        return await self.beside(lambda: scenario_at(stood, last if step < 0 else step))

    async def scenario_of_views(self, seen: Iterator[SeatView]) -> ScenarioText:
        """What somebody knows of a game that goes on, as the text of a scenario file."""
        return await self.beside(lambda: scenario_text(from_views(seen, "A moment")))

    async def record(self, id: str) -> Record:
        """A record as it was kept."""
        return (await self.reel(id)).whole

    async def reel_at(self, id: str, step: int) -> Reel:
        """A record that has this step."""
        reel = await self.reel(id)
        if not 0 <= step <= reel.last:
            raise NotThere(f"This game has the steps 0 to {reel.last}, not {step}.")
        return reel

    async def reel(self, id: str) -> Reel:
        """A replayed record: one that is kept at hand, or else from the store."""
        if id not in self.reels:
            content = await self.store.get(KIND, id) if is_id(id) else None
            if content is None:
                raise NotThere("There is no replay with this link; was it cut short?")
            self.remember(id, await self.load(msgspec.json.decode(content, type=Kept)))
        self.reels.move_to_end(id)
        return self.reels[id]

    async def has(self, id: str) -> bool:
        """Whether a record is kept under this link."""
        return id in self.reels or (is_id(id) and await self.store.get(KIND, id) is not None)

    async def load(self, kept: Kept) -> Reel:
        """Replay a record."""
        return await self.beside(lambda: Reel(kept))

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something slow beside everything else that goes on, little of it at once."""
        async with self.turn:
            return await asyncio.to_thread(work)

    def remember(self, id: str, reel: Reel) -> None:
        """Keep a replayed record at hand, and let go of the one that was not asked for the longest."""
        self.reels[id] = reel
        while len(self.reels) > REELS_KEPT:
            self.reels.popitem(last=False)


def is_id(id: str) -> bool:
    """Whether something has the form of a link."""
    return len(id) == ID_LENGTH and all(letter in "0123456789abcdef" for letter in id)


def is_fair(record: Record) -> bool:
    """Whether the seed follows from what was promised."""
    try:
        return fairness.check(record)
    except RecordError:
        return False


def winners_of_table(reel: Reel) -> list[int] | None:
    """The seats that have won; None while the game is not over."""
    game = reel.table.game
    return None if game.result is None else game.winning_seats()


def scenario_at(record: Record, step: int) -> ScenarioText:
    """A moment of a record without taken back inputs, as the text of a scenario file."""
    return scenario_text(from_record(record, step, "A moment"))


def scenario_text(written: Written) -> ScenarioText:
    """A scenario as the protocol tells it."""
    return ScenarioText(written.text, written.begins, written.notes)
