"""The log of a table: what each viewer was told, input by input."""

from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.record import Table
from rulebound.kernel.view import events_for, mask
from rulebound.texts.phrases import Line, phrases_of
from rulebound.texts.scene import Scene


class Log:
    """What every viewer was told, input by input; made from the table's own log.

    A note is a line for one seat alone, before what an input led to.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: dict[int, list[list[Line]]] = {}
        self.notes: dict[tuple[int, int], Line] = {}
        self.known: dict[int, tuple[int, Game, Game]] = {}
        """For each viewer the position that was looked at last: after which input, as it is, and as seen."""

    def lines(self, viewer: int, upto: int | None = None) -> list[Line]:
        """All lines for a viewer, or those of the first `upto` inputs."""
        told = self.told.setdefault(viewer, [])
        while len(told) < len(self.table.log):
            told.append(self.tell(len(told), viewer))
        batches = told if upto is None else told[: upto + 1]
        return [line for batch in batches for line in batch]

    def tell(self, at: int, viewer: int) -> list[Line]:
        """What one input led to."""
        table = self.table
        after = self.position(at)
        before = self.known_at(at - 1, viewer) if at else None
        scene = Scene(self.known_at(at, viewer), viewer, before)
        noted = [self.notes[at, viewer]] if (at, viewer) in self.notes else []
        return noted + phrases_of(after).tell(self.shown(table.log[at], viewer), scene)

    def position(self, at: int) -> Game:
        """The position after an input."""
        table = self.table
        return table.before[at] if at < len(table.before) else table.game

    def known_at(self, at: int, viewer: int) -> Game:
        """The position after an input as a viewer may know it; that which was asked for last is kept."""
        game = self.position(at)
        kept = self.known.get(viewer)
        if kept is not None and kept[0] == at and (kept[1] is game or at < len(self.table.before)):
            return kept[2]
        seen = self.seen(game, viewer)
        self.known[viewer] = (at, game, seen)
        return seen

    def known_now(self, viewer: int) -> Game:
        """The position as a viewer may know it."""
        return self.known_at(len(self.table.before), viewer)

    def seen(self, game: Game, viewer: int) -> Game:
        """A position as a viewer may know it."""
        return mask(game, viewer)

    def shown(self, events: list[Event], viewer: int) -> list[Event]:
        """Events as a viewer may know them."""
        return events_for(events, viewer)

    def note(self, seat: int, line: Line) -> None:
        """Add a note to the last input."""
        self.notes[len(self.table.log) - 1, seat] = line

    def forget(self) -> None:
        """Forget what the table has taken back."""
        self.known = {}
        kept = len(self.table.log)
        for told in self.told.values():
            del told[kept:]
        self.notes = {(at, seat): line for (at, seat), line in self.notes.items() if at < kept}
