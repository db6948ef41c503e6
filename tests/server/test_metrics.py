"""Metrics and health."""

import re

import pytest

from rulebound.server.metrics import MOST_SERIES, Count, Gauge, Histogram, Metrics, health
from rulebound.server.store import MemoryStore, StoreError

LABEL = r'[a-z]+="([^"\\\n]|\\["\\n])*"'
LINE = re.compile(rf"# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{{{LABEL}(,{LABEL})*\}})? [-+\d.eInf]+")
"""A line of the text format."""


class Broken(MemoryStore):
    """A store that has failed."""

    async def get(self, kind: str, key: str) -> bytes | None:
        raise StoreError("The disk is full. Make room.")


def test_counts_by_label() -> None:
    count = Count("c_total", "Things.", ["game"])
    count.add("blackpoker")
    count.add("blackpoker", amount=2)
    count.add('a"b\\c\nd')
    assert list(count.render()) == [
        "# HELP c_total Things.",
        "# TYPE c_total counter",
        'c_total{game="a\\"b\\\\c\\nd"} 1',
        'c_total{game="blackpoker"} 3',
    ]


def test_a_number_without_labels_is_there_from_the_start() -> None:
    assert list(Gauge("g", "Now.").samples()) == ["g 0"]


def test_gauges_go_up_and_down() -> None:
    gauge = Gauge("g", "Now.")
    with gauge.during():
        assert list(gauge.samples()) == ["g 1"]
    with pytest.raises(ZeroDivisionError), gauge.during():
        raise ZeroDivisionError
    assert list(gauge.samples()) == ["g 0"]
    gauge.set(2.5)
    assert list(gauge.samples()) == ["g 2.5"]


def test_histograms_count_what_is_at_most_a_bound() -> None:
    times = Histogram("t_seconds", "Time.", ["bot"])
    for seconds in (0.0005, 0.001, 0.12, 0.15, 30):
        times.note(seconds, "greedy")
    lines = list(times.samples())
    assert 't_seconds_bucket{bot="greedy",le="0.001"} 2' in lines
    assert 't_seconds_bucket{bot="greedy",le="0.1"} 2' in lines
    assert 't_seconds_bucket{bot="greedy",le="0.15"} 4' in lines
    assert 't_seconds_bucket{bot="greedy",le="10"} 4' in lines
    assert lines[-3] == 't_seconds_bucket{bot="greedy",le="+Inf"} 5'
    assert lines[-2].startswith('t_seconds_sum{bot="greedy"} 30.27')
    assert lines[-1] == 't_seconds_count{bot="greedy"} 5'


def test_timing_notes_once() -> None:
    times = Histogram("t_seconds", "Time.")
    with times.timing():
        pass
    assert list(times.samples())[-1] == "t_seconds_count 1"


def test_labels_are_bounded_and_checked() -> None:
    count = Count("c_total", "Things.", ["kind"])
    for n in range(10 * MOST_SERIES):
        count.add(f"kind {n}")
    assert len(count.numbers) == MOST_SERIES + 1
    assert sum(count.numbers.values()) == 10 * MOST_SERIES
    with pytest.raises(ValueError, match="has the labels"):
        count.add("one", "two")


def test_everything_is_rendered_in_the_format() -> None:
    metrics = Metrics()
    metrics.choices.add("fftcg")
    metrics.choice_seconds.note(0.02, "fftcg")
    metrics.tables.set(3, "fftcg", "playing")
    metrics.refusals.add("stale")
    text = metrics.render()
    assert text.endswith("\n")
    for line in text.splitlines():
        assert LINE.fullmatch(line), line
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == len(vars(metrics))
    assert 'rulebound_tables{game="fftcg",state="playing"} 3' in text


@pytest.mark.anyio
async def test_health() -> None:
    metrics = Metrics()
    metrics.tables.set(3, "fftcg", "playing")
    metrics.tables.set(1, "blackpoker", "over")
    metrics.sockets.set(5)
    good = await health(MemoryStore(), metrics, "1.0", 100.0, clock=lambda: 160.5)
    assert (good.ok, good.version, good.uptime, good.tables, good.sockets) == (True, "1.0", 60, 4, 5)
    bad = await health(Broken(), metrics, "1.0", 100.0, clock=lambda: 160.5)
    assert (bad.ok, bad.trouble) == (False, ["The disk is full. Make room."])
