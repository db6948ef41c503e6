"""Clocks: whose time runs, how much is left, and what is due next.

Time is in milliseconds of a clock that only goes forward. What a seat has used of its total is part of the
table's state; since when the open question stands and since when somebody is away is not: after a restart
both begin anew, so the time in which the server was down counts for nobody.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Literal

from .protocol.tables import Clocks, Times

NO_LIMIT = -1


class Clock:
    """The server's clock. Tests have one of their own."""

    def now(self) -> int:
        """Milliseconds that only go forward."""
        return time.monotonic_ns() // 1_000_000

    def today(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Due:
    """What the clocks lead to after some milliseconds: a seat's time is over, or it counts as abandoned."""

    seat: int
    what: Literal["time", "away"]
    after: int


class TableClocks:
    """The clocks of one table."""

    def __init__(self, limits: Clocks, seats: int, clock: Clock) -> None:
        self.limits = limits
        self.clock = clock
        self.used = [0] * seats
        self.asked = -1
        self.since = 0
        self.counted = 0
        self.away: dict[int, int] = {}

    # ---- what happens

    def pose(self, seat: int) -> None:
        """A question is open to a seat whose time runs; -1: nobody's does."""
        self.asked = seat
        self.since = self.counted = self.clock.now()

    def go_on(self) -> None:
        """A step of the same question was answered: what it took is counted, the question goes on."""
        self.counted = self.clock.now()

    def spent(self, seat: int) -> int:
        """What a seat has used of its time and was not counted yet; nothing if its time does not run."""
        return self.clock.now() - self.counted if seat == self.asked >= 0 else 0

    def leave(self, seat: int) -> None:
        """A person is not connected, and somebody waits for that."""
        self.away.setdefault(seat, self.clock.now())

    def come(self, seat: int) -> None:
        """The person is back, or nobody waits any more."""
        self.away.pop(seat, None)

    # ---- what is left

    def total_left(self, seat: int) -> int:
        """What is left of a seat's total."""
        if not self.limits.total:
            return NO_LIMIT
        return max(self.limits.total * 1000 - self.used[seat] - self.spent(seat), 0)

    def decision_left(self) -> int:
        """What is left for the open question."""
        if not self.limits.decision or self.asked < 0:
            return NO_LIMIT
        return max(self.limits.decision * 1000 - (self.clock.now() - self.since), 0)

    def away_left(self, seat: int) -> int:
        """How long an absent person's seat is kept."""
        if not self.limits.away or seat not in self.away:
            return NO_LIMIT
        return max(self.limits.away * 1000 - (self.clock.now() - self.away[seat]), 0)

    def times(self) -> Times:
        """All of it, to be told."""
        seats = range(len(self.used))
        total = [self.total_left(seat) for seat in seats]
        return Times(total, self.decision_left(), [self.away_left(seat) for seat in seats], self.asked)

    def due(self) -> Due | None:
        """What comes next if nothing else happens."""
        found: list[Due] = []
        if self.asked >= 0:
            left = [self.total_left(self.asked), self.decision_left()]
            found += [Due(self.asked, "time", rest) for rest in left if rest != NO_LIMIT]
        for seat in sorted(self.away):
            rest = self.away_left(seat)
            if rest != NO_LIMIT:
                found.append(Due(seat, "away", rest))
        return min(found, key=lambda due: due.after, default=None)
