"""Limits: token buckets, sockets and sizes."""

from typing import Any

import pytest

from rulebound.server.limits import (
    MOST_IN_MESSAGE,
    MOST_SOCKETS,
    RATES,
    Buckets,
    Limits,
    Rate,
    TooLarge,
    TooMany,
    check_message,
    key_of,
)


def taken(limits: Limits, what: str, **keys: str) -> int:
    """How many of something go through until one is refused."""
    for count in range(100_000):
        try:
            limits.take(what, **keys)
        except TooMany:
            return count
    raise AssertionError("there is no limit")


@pytest.mark.parametrize("what", sorted(RATES))
def test_a_burst_goes_through_and_then_no_more(clock: Any, what: str) -> None:
    for by, rate in RATES[what].items():
        limits = Limits(clock=clock)
        assert taken(limits, what, **{by: "one"}) == rate.burst
        assert taken(limits, what, **{by: "another"}) == rate.burst


def test_a_bucket_fills_with_time(clock: Any) -> None:
    limits = Limits(clock=clock)
    burst, per_second = RATES["message"]["session"]
    assert taken(limits, "message", session="a") == burst
    clock.forward(1)
    assert taken(limits, "message", session="a") == per_second
    clock.forward(1_000_000)
    assert taken(limits, "message", session="a") == burst


def test_one_is_told_how_long_to_wait(clock: Any) -> None:
    limits = Limits(clock=clock)
    assert taken(limits, "login", session="a") == RATES["login"]["session"].burst
    with pytest.raises(TooMany, match=r"Wait 10 s and try again") as told:
        limits.take("login", session="a")
    assert told.value.seconds == 10
    clock.forward(9.9)
    with pytest.raises(TooMany):
        limits.take("login", session="a")
    clock.forward(0.2)
    limits.take("login", session="a")


def test_sessions_of_one_address_share_its_bucket(clock: Any) -> None:
    limits = Limits(clock=clock)
    most = RATES["open"]["address"].burst
    through = sum(taken(limits, "open", session=f"s{n}", address="192.0.2.1") for n in range(20))
    assert through == most
    limits.take("open", session="new", address="192.0.2.2")


def test_what_is_refused_takes_no_token(clock: Any) -> None:
    limits = Limits(clock=clock)
    taken(limits, "login", name="anna")
    for _ in range(50):
        with pytest.raises(TooMany):
            limits.take("login", session="a", name="anna")
    assert taken(limits, "login", session="a") == RATES["login"]["session"].burst


def test_a_name_is_one_name_however_it_is_written(clock: Any) -> None:
    limits = Limits(clock=clock)
    taken(limits, "login", name="Anna Ü")
    for name in ("anna ü", "ＡＮＮＡ  Ü", " Anna U\u0308 "):
        with pytest.raises(TooMany):
            limits.take("login", name=name)


def test_kinds_are_counted_apart(clock: Any) -> None:
    limits = Limits(clock=clock)
    taken(limits, "open", session="a")
    limits.take("message", session="a")


def test_a_factor_widens_everything(clock: Any) -> None:
    limits = Limits(10, clock)
    assert taken(limits, "login", session="a") == 10 * RATES["login"]["session"].burst
    assert limits.most_sockets["session"] == 10 * MOST_SOCKETS["session"]


def test_only_so_many_buckets_are_remembered(clock: Any) -> None:
    buckets = Buckets(clock, most=100)
    rate = Rate(5, 1)
    for n in range(10_000):
        buckets.take(f"key {n}", rate)
        buckets.take("often", rate)
    assert len(buckets.filled) == 100
    assert buckets.level("often", rate) == 5 - 10_000


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("unix socket", "unix socket"),
    ],
)
def test_what_an_address_is_counted_under(address: str, key: str) -> None:
    assert key_of("address", address) == key


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits()
    opened = [limits.socket(session="a", address="192.0.2.1") for _ in range(MOST_SOCKETS["session"])]
    for socket in opened:
        socket.__enter__()
    with (
        pytest.raises(TooMany, match="Close another tab"),
        limits.socket(session="a", address="192.0.2.1"),
    ):
        pass
    with limits.socket(session="b", address="192.0.2.1"):
        pass
    opened[0].__exit__(None, None, None)
    with limits.socket(session="a", address="192.0.2.1"):
        pass
    for socket in opened[1:]:
        socket.__exit__(None, None, None)
    assert not limits.sockets


def test_a_socket_that_ends_badly_is_no_longer_counted() -> None:
    limits = Limits()
    with pytest.raises(ZeroDivisionError), limits.socket(session="a"):
        raise ZeroDivisionError
    assert not limits.sockets


def test_messages_have_a_size() -> None:
    check_message("x" * MOST_IN_MESSAGE)
    check_message(b"x" * MOST_IN_MESSAGE)
    for large in ("x" * (MOST_IN_MESSAGE + 1), b"x" * (MOST_IN_MESSAGE + 1), "卓" * (MOST_IN_MESSAGE // 2)):
        with pytest.raises(TooLarge, match="at most 65536 bytes"):
            check_message(large)
