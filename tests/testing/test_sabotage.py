"""The kit finds every fault that was built into the probe, and names it by the right check."""

import pytest
from tests.probe import Probe
from tests.probe_sabotage import FAULTS, OutsideRandom, QuietReveal, Sabotaged

from rulebound.testing import CHECKS, check, kit

GAMES = 12
SHORT = 300
NAMED = [*FAULTS.items(), (QuietReveal, "undo"), (OutsideRandom, "save")]
"""Each fault with the check that must name it; two of them show in a second way."""


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not end is noticed soon."""
    monkeypatch.setattr(kit, "LIMIT", SHORT)


@pytest.mark.parametrize(("fault", "named_by"), NAMED, ids=lambda part: getattr(part, "__name__", part))
def test_the_fault_is_named(fault: type[Probe], named_by: str) -> None:
    named: list[str] = []
    for seed in range(1, GAMES + 1):
        report = check(Sabotaged(fault), games=1, seed=seed)
        assert report.passed == (not report.failures)
        named += [failure.partition(":")[0] for failure in report.failures]
        if named_by in named:
            break
    assert named_by in named
    assert all(f"(seed {seed}, " in failure or "more failures" in failure for failure in report.failures)


def test_the_faultless_probe_passes() -> None:
    report = check(Sabotaged(Probe), games=GAMES)
    assert report.passed, report
    assert not report.untried


def test_every_check_has_a_fault_to_find() -> None:
    assert {check for _, check in NAMED} == set(CHECKS)
