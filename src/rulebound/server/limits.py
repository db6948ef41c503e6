"""Limits: how often, how much and how many, so that one visitor cannot take the server from the others.

How often is counted in token buckets: a bucket holds a *burst* and fills at so many *per second*; each
request takes one token from the bucket of its session and one from that of its address, or none at all.
Addresses of IPv6 are counted by network, since a visitor has a whole one. Only the most recent buckets are
remembered.

An application calls `limits.take("request", session=…, address=…)` and answers `TooMany` with 429 and its
`seconds` as `Retry-After` (on a socket: `Refused`); keeps a socket open within `with limits.socket(…)`; and
refuses bodies and messages above the sizes here (`check_message`). Who has no session yet leaves it out.
"""

import ipaddress
import math
import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..kernel.refusal import RuleboundError

MOST_IN_BODY = 256 * 1024
"""How many bytes the body of a request may have."""
MOST_IN_RECORD = 4 * 1024 * 1024
"""How many bytes it may have where it is a record to be replayed."""
MOST_IN_MESSAGE = 64 * 1024
"""How many bytes a message on a socket may have."""
MOST_BUCKETS = 20_000
MOST_SOCKETS = {"session": 12, "address": 200}


class Rate(NamedTuple):
    """So many at once, and then so many per second."""

    burst: float
    per_second: float


RATES = {
    "request": {"session": Rate(200, 20), "address": Rate(1000, 100)},
    "guest": {"address": Rate(60, 0.5)},
    "open": {"session": Rate(20, 0.2), "address": Rate(100, 2)},
    "login": {"session": Rate(10, 0.1), "address": Rate(30, 0.2), "name": Rate(20, 0.05)},
    "message": {"session": Rate(80, 20), "address": Rate(1000, 200)},
}
"""What is counted, by what: new guests, tables opened, logins and registrations, messages on sockets."""


class LimitError(RuleboundError):
    """Something was too much, told in a plain sentence."""


class TooMany(LimitError):  # noqa: N818 - it is what happened
    """Something was done too often; `seconds` until it may be done again."""

    def __init__(self, sentence: str, seconds: int) -> None:
        super().__init__(sentence)
        self.seconds = seconds


class TooLarge(LimitError):  # noqa: N818 - it is what happened
    """Something has too many bytes."""


class Buckets:
    """Token buckets by key, the most recently used ones; one that was forgotten is full again."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self.clock = clock
        self.most = most
        self.filled: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By key, how many tokens there were and when."""

    def level(self, key: str, rate: Rate) -> float:
        """How many tokens a bucket has now."""
        tokens, when = self.filled.get(key, (rate.burst, 0.0))
        return min(rate.burst, tokens + (self.clock() - when) * rate.per_second)

    def wait(self, key: str, rate: Rate) -> float:
        """How many seconds until there is a token; 0 if there is one."""
        return max(0.0, (1 - self.level(key, rate)) / rate.per_second)

    def take(self, key: str, rate: Rate) -> None:
        """Take a token."""
        self.filled[key] = (self.level(key, rate) - 1, self.clock())
        self.filled.move_to_end(key)
        if len(self.filled) > self.most:
            self.filled.popitem(last=False)


class Limits:
    """All limits of a server. A `factor` above 1 widens them, for load runs and tests."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.rates = {
            what: {by: Rate(rate.burst * factor, rate.per_second * factor) for by, rate in rates.items()}
            for what, rates in RATES.items()
        }
        self.most_sockets = {by: int(most * factor) for by, most in MOST_SOCKETS.items()}
        self.buckets = Buckets(clock)
        self.sockets: Counter[str] = Counter()

    def take(self, what: str, **keys: str) -> None:
        """Count one of something, by session, address or name; `TooMany` if one of them has no token left."""
        rates = self.rates[what]
        counted = [(f"{what} {by} {key_of(by, key)}", rates[by]) for by, key in keys.items() if by in rates]
        wait = math.ceil(max((self.buckets.wait(key, rate) for key, rate in counted), default=0))
        if wait:
            raise TooMany(f"That was too often in a short time. Wait {wait} s and try again.", wait)
        for key, rate in counted:
            self.buckets.take(key, rate)

    @contextmanager
    def socket(self, **keys: str) -> Iterator[None]:
        """Count a socket while it is open, by session and address; `TooMany` if there are enough."""
        counted = [(f"{by} {key_of(by, key)}", self.most_sockets[by]) for by, key in keys.items()]
        if any(self.sockets[key] >= most for key, most in counted):
            raise TooMany("You have too many tables open. Close another tab and try again.", 5)
        self.sockets.update(key for key, _ in counted)
        try:
            yield
        finally:
            self.sockets.subtract(key for key, _ in counted)
            for key, _ in counted:
                if self.sockets[key] <= 0:
                    del self.sockets[key]


def key_of(by: str, key: str) -> str:
    """What something is counted under: an address of IPv6 by its network, a name whatever its capitals."""
    if by == "name":
        return " ".join(unicodedata.normalize("NFKC", key).casefold().split())[:100]
    if by != "address":
        return key[:100]
    try:
        address = ipaddress.ip_address(key)
    except ValueError:
        return key[:100]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


def check_message(message: str | bytes) -> None:
    """Refuse a message on a socket that is too large."""
    size = len(message)
    if isinstance(message, str) and size <= MOST_IN_MESSAGE:
        size = len(message.encode(errors="replace"))
    if size > MOST_IN_MESSAGE:
        raise TooLarge(f"A message has at most {MOST_IN_MESSAGE} bytes. Send less at once.")
