"""Metrics: how many, how long, how well; in the text format that Prometheus reads.

`Metrics` has one field for each thing that is counted. A label has few values by nature (games, states,
levels of bots, kinds of refusal); never a name, an id or anything that a client chose. `render` writes
everything for `/metrics`; `Health` is the answer of `/health`.
"""

import math
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from .store import Store, StoreError

MOST_SERIES = 200
"""How many values of labels a metric keeps apart; all others are counted as `other`."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram's classes, in seconds."""


class Metric:
    """Numbers under one name, kept apart by labels."""

    kind = ""

    def __init__(self, name: str, means: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.means = means
        self.labels = tuple(labels)

    def render(self) -> Iterator[str]:
        """The lines of this metric."""
        yield f"# HELP {self.name} {self.means}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self.samples()

    def samples(self) -> Iterator[str]:
        """The lines with numbers."""
        raise NotImplementedError

    def series(self, values: Sequence[str], known: int) -> tuple[str, ...]:
        """The labels' values under which to count, when so many are known and these are new."""
        if len(values) != len(self.labels):
            raise ValueError(f"{self.name} has the labels {self.labels}, not {tuple(values)}")
        return tuple(values) if known < MOST_SERIES else ("other",) * len(self.labels)


class Numbers(Metric):
    """A number for each value of the labels."""

    def __init__(self, name: str, means: str, labels: Sequence[str] = ()) -> None:
        super().__init__(name, means, labels)
        self.numbers: dict[tuple[str, ...], float] = {} if self.labels else {(): 0}

    def add(self, *values: str, amount: float = 1) -> None:
        """Count."""
        key = values if values in self.numbers else self.series(values, len(self.numbers))
        self.numbers[key] = self.numbers.get(key, 0) + amount

    def samples(self) -> Iterator[str]:
        """A line for each number."""
        for values, number in sorted(self.numbers.items()):
            yield f"{self.name}{labelled(self.labels, values)} {written(number)}"


class Count(Numbers):
    """A number that only grows."""

    kind = "counter"


class Gauge(Numbers):
    """A number that goes up and down."""

    kind = "gauge"

    def set(self, number: float, *values: str) -> None:
        """Say how much it is now."""
        key = values if values in self.numbers else self.series(values, len(self.numbers))
        self.numbers[key] = number

    @contextmanager
    def during(self, *values: str) -> Iterator[None]:
        """Count something while it lasts."""
        self.add(*values)
        try:
            yield
        finally:
            self.add(*values, amount=-1)


class Histogram(Metric):
    """How often a time was how long."""

    kind = "histogram"

    def __init__(self, name: str, means: str, labels: Sequence[str] = ()) -> None:
        super().__init__(name, means, labels)
        self.counts: dict[tuple[str, ...], list[int]] = {}
        self.sums: dict[tuple[str, ...], float] = {}

    def note(self, seconds: float, *values: str) -> None:
        """Note a time."""
        key = values if values in self.counts else self.series(values, len(self.counts))
        counts = self.counts.setdefault(key, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self.sums[key] = self.sums.get(key, 0.0) + seconds

    @contextmanager
    def timing(self, *values: str) -> Iterator[None]:
        """Note how long something takes."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - begun, *values)

    def samples(self) -> Iterator[str]:
        """For each value of the labels the classes, each with all shorter ones, then sum and count."""
        for values, counts in sorted(self.counts.items()):
            total = 0
            for bound, count in zip((*BOUNDS, math.inf), counts, strict=True):
                total += count
                labels = labelled((*self.labels, "le"), (*values, written(bound)))
                yield f"{self.name}_bucket{labels} {total}"
            yield f"{self.name}_sum{labelled(self.labels, values)} {written(self.sums[values])}"
            yield f"{self.name}_count{labelled(self.labels, values)} {total}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.choices = Count("rulebound_choices_total", "Choices that tables have taken.", ["game"])
        self.choice_seconds = Histogram(
            "rulebound_choice_seconds", "From the arrival of a choice to the new view.", ["game"]
        )
        self.append_seconds = Histogram("rulebound_append_seconds", "How long the store took to write.")
        self.sockets = Gauge("rulebound_sockets", "Sockets that are open.")
        self.tables = Gauge("rulebound_tables", "Tables by game and state.", ["game", "state"])
        self.refusals = Count("rulebound_refusals_total", "What was refused, by kind.", ["kind"])
        self.bot_seconds = Histogram("rulebound_bot_seconds", "How long bots thought.", ["bot"])
        self.bot_fallbacks = Count(
            "rulebound_bot_fallbacks_total", "Answers given by chance since a bot gave none in time.", ["bot"]
        )
        self.requests = Count("rulebound_requests_total", "HTTP requests by status.", ["status"])

    def render(self) -> str:
        """All metrics as text, of the type `TEXT`."""
        metrics = [metric for metric in vars(self).values() if isinstance(metric, Metric)]
        return "".join(f"{line}\n" for metric in metrics for line in metric.render())


TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Health(msgspec.Struct):
    """Whether the server can do its work. `trouble` are sentences for whoever runs it."""

    ok: bool
    version: str
    uptime: int
    """Seconds since the start."""
    tables: int
    sockets: int
    trouble: list[str] = []


async def health(
    store: Store, metrics: Metrics, version: str, begun: float, clock: Callable[[], float] = time.monotonic
) -> Health:
    """How the server is: asks the store, and counts. `begun` is the clock at the start."""
    trouble = []
    try:
        await store.get("secret", "session")
    except StoreError as error:
        trouble.append(str(error))
    tables = int(sum(metrics.tables.numbers.values()))
    sockets = int(sum(metrics.sockets.numbers.values()))
    return Health(not trouble, version, int(clock() - begun), tables, sockets, trouble)


def labelled(labels: Sequence[str], values: Sequence[str]) -> str:
    """Labels as they are written."""
    if not labels:
        return ""
    pairs = (f'{label}="{quoted(value)}"' for label, value in zip(labels, values, strict=True))
    return "{" + ",".join(pairs) + "}"


def quoted(value: str) -> str:
    """A label's value with what would end it written differently."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def written(number: float) -> str:
    """A number as it is written."""
    if math.isinf(number):
        return "+Inf"
    return str(int(number)) if number == int(number) else repr(float(number))
