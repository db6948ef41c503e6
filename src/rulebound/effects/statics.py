"""Statics: what holds while an ability works, or, as a step, for a while.

The same node serves both. In `always` the game keeps a `Lasting` in force as long as the ability works; as a
step it makes one for a duration. A lasting change covers fixed objects, or, where its set is open, whatever
matches at the moment of asking. The amount is counted once where it is a step, and moves with the board where
it is always on.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.modifier import Modifier
from ..kernel.zone import Piece
from .actions import TargetAction
from .host import CardGame, Context
from .targets import All, Target, This
from .values import Selector, Value

CONTINUOUS: Final = "continuous"
"""The duration of what an ability keeps in force."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(TargetAction):
    """Something that holds for its target. `characteristic` is what the game looks it up by."""

    def __init__(self, name: str, characteristic: str, target: Target, duration: str) -> None:
        super().__init__(name, target)
        self.characteristic = characteristic
        self.duration = duration

    def amount(self, game: CardGame, context: Context) -> int:
        """The number that it works with, now."""
        return 0

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """As a step: make it last. An open set is not fixed."""
        target = self.target
        fixed = not (isinstance(target, All) and game.reaches_newcomers(target.open))
        if fixed and not things:
            return
        kept = Context(context.seat, context.source, context.face)
        if context.bound:
            kept.bound = context.bound.copy()
        game.modify(
            Lasting(self, kept, things if fixed else [], fixed, self.amount(game, context), self.duration)
        )
        self.changed()

    def lasting(self, seat: int, source: int, face: int, timestamp: int) -> "Lasting":
        """In `always`: what is in force as long as the ability works."""
        this = isinstance(self.target, This)
        context = Context(seat, source, face)
        lasting = Lasting(self, context, [source] if this else [], this, -1, CONTINUOUS)
        lasting.timestamp = timestamp
        return lasting


class Lasting(Modifier):
    """A static in force: for fixed things, or for all that match."""

    def __init__(
        self, static: Static, context: Context, things: list[int], fixed: bool, amount: int, duration: str
    ) -> None:
        super().__init__(static.characteristic, 0, amount, duration, context.source)
        self.static = static
        self.context = context
        self.things = things
        self.fixed = fixed
        self.cached_asking = False

    def reaches(self, game: CardGame, thing: int) -> bool:
        """Whether it holds for an object; while that is being found out it counts for nothing itself."""
        if self.fixed:
            return thing in self.things
        if self.cached_asking:
            return False
        target = self.static.target
        assert isinstance(target, All)
        self.cached_asking = True
        try:
            return target.selector.admits(game, self.context, thing)
        finally:
            self.cached_asking = False

    def only_for(self, thing: int) -> "Lasting":
        """The same for one object alone, since when it was."""
        other = Lasting(self.static, self.context, [thing], True, self.amount, self.duration)
        other.timestamp = self.timestamp
        return other

    def covers(self, game: "object", piece: Piece) -> bool:
        """Whether it holds for a piece."""
        assert isinstance(game, CardGame)
        return self.reaches(game, piece.id)

    def number(self, game: CardGame) -> int:
        """The number that it works with: counted once, or now where it is always on."""
        if self.duration != CONTINUOUS and game.counts_once():
            return self.amount
        if self.cached_asking:
            return 0
        self.cached_asking = True
        try:
            return self.static.amount(game, self.context)
        finally:
            self.cached_asking = False


def lasting_lines(game: CardGame) -> list[str]:
    """What lasts for a duration: characteristic, amount, objects, duration."""
    lines: list[str] = []
    for modifier in game.modifiers:
        if modifier.duration == CONTINUOUS or not isinstance(modifier, Lasting):
            continue
        things = [game.piece_name(id) for id in modifier.things if id in game.pieces]
        whom = " ".join(things) if modifier.fixed else "all"
        amount = f" {modifier.amount:+d}" if modifier.amount else ""
        lines.append(f"{modifier.characteristic}{amount} {whom} {modifier.duration}")
    return lines


class Change(Static):
    """Add to a number, or take from it, never below its floor."""

    def __init__(
        self, name: str, what: str, target: Target, by: Value, down: bool, floor: int, duration: str
    ) -> None:
        super().__init__(name, what, target, duration)
        self.by = by
        self.down = down
        self.floor = floor

    def amount(self, game: CardGame, context: Context) -> int:
        """How much is added, negative where it is taken."""
        number = self.by.of(game, context)
        return -number if self.down else number


class Becomes(Static):
    """Set a number."""

    def __init__(self, name: str, what: str, target: Target, to: Value, duration: str) -> None:
        super().__init__(name, what + "-becomes", target, duration)
        self.to = to

    def amount(self, game: CardGame, context: Context) -> int:
        """The number that it becomes."""
        return self.to.of(game, context)


class Cannot(Static):
    """Cannot do this, or not by these."""

    def __init__(self, name: str, target: Target, do: str, by: Selector | None, duration: str) -> None:
        super().__init__(name, "cannot-" + do, target, duration)
        self.by = by


class Must(Static):
    """Has to do this if able."""

    def __init__(self, name: str, target: Target, do: str, even_exhausted: bool, duration: str) -> None:
        super().__init__(name, "must-" + do, target, duration)
        self.even_exhausted = even_exhausted


class Loses(Static):
    """Loses abilities: all, or a keyword."""

    def __init__(self, name: str, target: Target, keyword: str, duration: str) -> None:
        super().__init__(name, "loses", target, duration)
        self.keyword = keyword
