"""The kit finds every fault that was built into the probe, and names it by the right check."""

import pytest
from tests.probe import Probe
from tests.probe_sabotage import FAULTS, Sabotaged

from rulebound.testing import CHECKS, check, kit

GAMES = 12
SHORT = 300


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not end is noticed soon."""
    monkeypatch.setattr(kit, "LIMIT", SHORT)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_fault_is_named(fault: type[Probe]) -> None:
    named: list[str] = []
    for seed in range(1, GAMES + 1):
        report = check(Sabotaged(fault), games=1, seed=seed)
        assert report.passed == (not report.failures)
        named += [failure.partition(":")[0] for failure in report.failures]
        if FAULTS[fault] in named:
            break
    assert FAULTS[fault] in named
    assert all(f"(seed {seed}, " in failure or "more failures" in failure for failure in report.failures)


def test_the_faultless_probe_passes() -> None:
    report = check(Sabotaged(Probe), games=GAMES)
    assert report.passed, report
    assert not report.untried


def test_every_check_but_those_of_tables_has_a_fault_to_find() -> None:
    unproved = set(CHECKS) - set(FAULTS.values())
    assert unproved == {"save", "undo"}
