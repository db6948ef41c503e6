"""What the kit promises itself: the same report for the same seeds, failures found again, plain errors."""

from typing import Any

import pytest
from tests.probe import CLAUSES, Probe, ProbeRulebook
from tests.probe_sabotage import LoudDraw, OddReason, Sabotaged

from rulebound import SetupError
from rulebound.kernel.plain import fingerprint
from rulebound.testing import check, reach
from rulebound.testing.report import CHECKS, Findings
from rulebound.testing.trial import match_from


def test_the_same_seed_gives_the_same_report() -> None:
    assert check(ProbeRulebook(), games=3, seed=5) == check(ProbeRulebook(), games=3, seed=5)


def test_several_processes_find_what_one_finds() -> None:
    alone, together = (check(Sabotaged(LoudDraw), games=6, jobs=jobs) for jobs in (1, 3))
    assert together.checks == alone.checks
    assert (together.games, together.decisions, together.longest) == (
        alone.games,
        alone.decisions,
        alone.longest,
    )
    assert not together.passed
    assert [line for line in together.failures if "more failures" in line] == [
        line for line in alone.failures if "more failures" in line
    ]


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    check(ProbeRulebook(), games=3, progress=told.append)
    assert told == [1, 2, 3]


def test_settings_are_kept() -> None:
    rulebook = ProbeRulebook()
    assert {match_from(rulebook, seed).setting("health") for seed in range(40)} == {"12", "6"}
    assert {match_from(rulebook, seed, {"health": "6"}).setting("health") for seed in range(40)} == {"6"}
    with pytest.raises(SetupError, match="health"):
        match_from(rulebook, 1, {"health": "7"}).check()


def test_a_failure_can_be_reached_again() -> None:
    report = check(Sabotaged(LoudDraw), games=1, seed=4)
    failure = next(line for line in report.failures if line.startswith("events:"))
    where = failure[failure.rindex("(") + 1 : -1]
    seed, decision = (int(part.split()[1]) for part in where.split(", "))
    game = reach(Sabotaged(LoudDraw), seed, decision)
    again = reach(Sabotaged(LoudDraw), seed, decision)
    assert fingerprint(game) == fingerprint(again)
    assert any(event.name == "drew" for event in game.events)


def test_reaching_beyond_the_end_is_an_error() -> None:
    with pytest.raises(SetupError, match="has only"):
        reach(ProbeRulebook(), 1, 10_000)


def test_a_game_of_ones_own_may_cite_its_own_clauses() -> None:
    rulebook: Any = Sabotaged(OddReason)
    assert not check(rulebook, games=1).passed
    assert check(rulebook, games=1, clauses={"PR 99.9"}).passed
    rulebook = ProbeRulebook()
    rulebook.clauses = {}
    assert not check(rulebook, games=1).passed
    assert check(rulebook, games=1, clauses=set(CLAUSES)).passed


def test_a_set_up_that_breaks_down_is_told() -> None:
    class Unborn(Probe):
        """Cannot be set up."""

        def set_up(self) -> None:
            raise ValueError("no table")

    report = check(Sabotaged(Unborn), games=2)
    assert report.failures == [
        f"finishes: the game broke down: ValueError: no table (seed {seed}, set-up)" for seed in (1, 2)
    ]


def test_senseless_numbers_are_refused() -> None:
    with pytest.raises(SetupError, match="At least one game"):
        check("blackpoker", games=0)
    with pytest.raises(SetupError, match="There is no game"):
        check("blackjack")


def test_processes_need_a_system_that_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(SetupError, match="jobs=1"):
        check(ProbeRulebook(), games=2, jobs=2)


def test_many_failures_of_one_check_are_counted() -> None:
    findings = Findings()
    for n in range(9):
        findings.expect("view", False, f"leak {n}", f"seed {n}, decision 1")
    report = findings.report()
    assert len(report.failures) == 6
    assert report.failures[-1] == "view: 4 more failures like these"
    assert report.checks["view"] == 9
    assert sorted(report.untried) == sorted(set(CHECKS) - {"view"})


def test_the_report_reads_as_text() -> None:
    report = check(ProbeRulebook(), games=1)
    text = str(report)
    assert text.startswith(f"1 games, {report.decisions} decisions")
    assert text.endswith("no failures")
    assert all(f"  {name}: {sentence}" in text for name, sentence in CHECKS.items())
