"""Shown, proved, missing: what coverage and mutants say of small libraries whose answers are known."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound.rulebooks import load
from rulebound.scenarios import Coverage, coverage, run
from rulebound.scenarios import clauses as joined
from rulebound.scenarios.clauses import group_of, same_clause
from rulebound.scenarios.counting import names_own_card, survey
from rulebound.scenarios.mutants import Suspect, prove, suspects_of
from rulebound.scenarios.reading import read_text

SUMMON = "when: {A: summon-soldier C7}"
B_PASSES = "when: {B: pass}"

TOY = """\
game: toy
scenarios:
- name: broken toys
  steps:
  - when: {A: stop}
  - then: {said: 1}
    by: [BP 2.1, BP 2.2]
  - then: {said: 1}
    by: [BP 2.3, BP 3.2]
"""

Shelf = Callable[..., Coverage]


@pytest.fixture
def shelf(bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A function that makes a library of one scenario and counts it."""

    def count(*steps: str) -> Coverage:
        (tmp_path / "blackpoker").mkdir(exist_ok=True)
        text = bench.head + "".join(f"  - {step}\n" for step in steps)
        (tmp_path / "blackpoker" / "it.yaml").write_text(text, encoding="utf-8")
        monkeypatch.setenv("RULEBOUND_SCENARIOS", str(tmp_path))
        return coverage("blackpoker", jobs=1)

    return count


def test_a_clause_that_a_line_proves(shelf: Shelf) -> None:
    covered = shelf(SUMMON, "then: {A.life: 19}\n    by: BP 2.2", B_PASSES)
    observable = [clause for clause in load("blackpoker").values() if clause.observable]
    assert covered.index.observable + covered.rulings.observable == len(observable)
    assert (covered.index.shown, covered.index.proved, covered.rulings.shown) == (1, 1, 0)
    assert "BP 2.2" not in covered.index.missing and "BP 2.1" in covered.index.missing
    assert len(covered.index.missing) == covered.index.observable - 1
    assert (covered.scenarios, covered.lines, covered.failed, covered.survivors) == (1, 1, [], {})
    assert covered.chapters["2"].proved == 1 and covered.chapters["2"].observable == 3


def test_a_clause_that_a_line_shows_but_would_not_miss(shelf: Shelf) -> None:
    covered = shelf(SUMMON, "then: {turn: A}\n    by: BP 2.2", B_PASSES)
    assert (covered.index.shown, covered.index.proved, covered.index.unproved) == (1, 0, ["BP 2.2"])
    assert covered.survivors == {"BP 2.2": ["blackpoker/it.yaml:7 it"]}


def test_one_line_that_would_miss_it_is_enough(shelf: Shelf) -> None:
    covered = shelf(SUMMON, "then: {turn: A}\n    by: BP 2.2", "then: {A.life: 19}\n    by: BP 2.2", B_PASSES)
    assert covered.index.proved == 1


def test_a_line_that_is_no_longer_reached_proves_nothing(shelf: Shelf) -> None:
    """Without BP 6.2 a soldier cannot be summoned at all: the line after it is never looked at."""
    covered = shelf(SUMMON, "then: {A.life: 19}\n    by: BP 6.2", B_PASSES)
    assert (covered.index.shown, covered.index.proved) == (1, 0)


def test_a_failing_line_of_another_clause_proves_nothing(shelf: Shelf) -> None:
    """Without BP 2.2 the second line fails, but it is the first that names BP 2.2."""
    covered = shelf(SUMMON, "then: {turn: A}\n    by: BP 2.2", "then: {A.life: 19}", B_PASSES)
    assert covered.index.proved == 0


def test_refusals_and_numbers_are_mutated_too(shelf: Shelf) -> None:
    covered = shelf(
        "cannot: {A: summon-hero C7}\n    by: BP 2.1",
        "when: {A: [set-barrier, set C7]}",
        "then: {A.life: 19}\n    by: BP 5.5",
    )
    assert covered.index.shown == covered.index.proved == 2


def test_rulings_are_counted_apart(shelf: Shelf) -> None:
    covered = shelf(
        "when: {A: concede}", "then: {result: {winners: [B], clause: BP R4.84}}\n    by: BP R4.84"
    )
    assert (covered.index.shown, covered.rulings.shown, covered.rulings.proved) == (0, 1, 1)


def test_a_failing_scenario_counts_for_nothing(shelf: Shelf) -> None:
    covered = shelf(SUMMON, "then: {A.life: 19}\n    by: BP 2.2")
    assert covered.index.shown == 0
    assert [str(failure).partition(": ")[0] for failure in covered.failed] == ["blackpoker/it.yaml:7"]
    assert not covered.met(0)


def test_a_clause_whose_code_did_not_run_is_not_shown(shelf: Shelf) -> None:
    covered = shelf("then: {A.life: 20}\n    by: BP 22.9")
    assert covered.index.shown == 0
    assert [str(one) for one in covered.unanchored] == [
        "blackpoker/it.yaml:6: names BP 22.9, but no code of that clause ran."
    ]


def test_a_game_without_scenarios(shelf: Shelf) -> None:
    shelf("then: {A.life: 20}")
    covered = coverage("FF")
    assert (covered.game, covered.scenarios, covered.lines, covered.index.shown) == ("fftcg", 0, 0, 0)
    assert len(covered.index.missing) == covered.index.observable > 300
    assert covered.index.percent == 0


def test_clauses_of_every_table_are_shown_by_any_game(shelf: Shelf) -> None:
    shelf("then: {why_not: {B: {A.life.1: {attack: RB 5}}}}\n    by: RB 5")
    covered = coverage("rulebound", jobs=1)
    assert covered.scenarios == 1 and covered.index.observable == 0
    assert "RB 1" in covered.rulings.missing


def test_what_is_required(shelf: Shelf) -> None:
    covered = shelf(SUMMON, "then: {A.life: 19}\n    by: BP 2.2", B_PASSES)
    assert not covered.met(0)
    covered.index.missing = covered.rulings.missing = []
    assert covered.met(0) and not covered.met(50)
    covered.index.proved = covered.index.observable
    assert not covered.met(50)
    covered.rulings.proved = covered.rulings.observable
    assert covered.met(100)


# ---- clauses that rest on cards of our own

PUBLISHED = """\
- name: published
  given: {turn: A, A: {hand: [1-187S], field: [5-154S], deck: 5}, B: {deck: 5}}
  steps:
  - cannot: {A: cast 1-187S}
    by: FF 11.4.7
"""
OUR_OWN = PUBLISHED.replace("published", "ours").replace("B: {deck: 5}", "B: {deck: 5, hand: [RBF-001]}")


@pytest.mark.parametrize(
    ("scenarios", "own"), [(PUBLISHED, []), (OUR_OWN, ["FF 11.4.7"]), (OUR_OWN + PUBLISHED, [])]
)
def test_what_rests_on_cards_of_our_own(
    scenarios: str, own: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fftcg").mkdir()
    text = f"game: fftcg\nscenarios:\n{scenarios}"
    (tmp_path / "fftcg" / "it.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("RULEBOUND_SCENARIOS", str(tmp_path))
    covered = coverage("fftcg", jobs=1)
    assert (covered.failed, covered.index.shown, covered.index.proved) == ([], 1, 1)
    assert covered.own_cards == own


def test_cards_of_our_own_are_found_wherever_they_are_named() -> None:
    head = "game: battle-spirits\nscenarios:\n- name: it\n"
    steps = "  steps:\n  - {}\n"
    for text in (
        head + "  given: {A: {field: [26RSD01-001 1, RBO-021 0]}}\n" + steps.format("then: {turn: A}"),
        head + '  decks: ["40 RBO-021", red]\n' + steps.format("then: start"),
        head + steps.format("when: {A: summon RBO-021}"),
    ):
        assert names_own_card(read_text(text)[0])
        assert not names_own_card(read_text(text.replace("RBO-021", "26RSD01-002"))[0])
    plain = "game: blackpoker\nscenarios:\n- name: it\n" + steps.format("then: start")
    assert not names_own_card(read_text(plain)[0])


# ---- clauses that say the same


def test_clauses_joined_by_same_as(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """BP 28.3 is taken to say the same as BP 2.2: a line may name it, and BP 2.2 is switched off."""
    group = frozenset(("BP 2.2", "BP 28.3"))
    monkeypatch.setattr(joined, "_groups", lambda: dict.fromkeys(group, group))
    group_of.cache_clear()
    try:
        assert same_clause("BP 2.2", "bp28.3") and not same_clause("BP 2.2", "BP 2.1")
        one = bench.scenario(
            SUMMON,
            "then: {A.life: 19, events: [{event: damage, clause: BP 28.3}]}\n    by: BP 28.3",
            B_PASSES,
        )
        found = survey([one], jobs=1)
        assert found.outcomes[0].passed and found.outcomes[0].lines[0].anchors == ("BP 2.2",)
        assert found.suspects["BP 2.2"] is found.suspects["BP 28.3"]
        assert found.suspects["BP 2.2"].proved
    finally:
        group_of.cache_clear()


# ---- mutants that break


def suspects(text: str) -> dict[str, Suspect]:
    outcome = run(read_text(text, "toy.yaml")[0])
    assert outcome.passed
    return {suspect.clause: suspect for suspect in suspects_of([outcome])}


def test_mutants_that_crash_or_never_end(toy: None) -> None:
    found = suspects(TOY)
    assert set(found) == {"BP 2.1", "BP 2.2", "BP 2.3", "BP 3.2"}
    started = time.monotonic()
    prove(list(found.values()), jobs=2, seconds=1.0)
    assert time.monotonic() - started < 10
    assert [suspect.proved for suspect in found.values()] == [False] * 4
    assert [suspect.tried for suspect in found.values()] == [1] * 4
    assert found["BP 2.1"].broken == [] and found["BP 3.2"].broken == []
    assert found["BP 2.2"].broken == ["toy.yaml:3 broken toys: without BP 2.2 it never ends"]
    assert found["BP 2.3"].broken == ["toy.yaml:3 broken toys: without BP 2.3 it breaks the process"]


def test_a_lost_worker_is_replaced(toy: None) -> None:
    text = TOY.replace("    by: [BP 2.1, BP 2.2]\n", "    by: [BP 2.3, BP 2.2]\n")
    text += "  - then: {result: {winners: [A, C]}}\n    by: BP 2.1\n"
    found = suspects(text)
    prove(list(found.values()), jobs=1, seconds=1.0)
    assert found["BP 2.1"].proof == "toy.yaml:10 broken toys"
    assert not found["BP 2.2"].proved and not found["BP 2.3"].proved


def test_other_scenarios_are_tried_until_one_proves(bench: Any) -> None:
    weak = bench.scenario(SUMMON, "then: {turn: A}\n    by: BP 2.2", B_PASSES)
    strong = bench.scenario(SUMMON, "then: {A.life: 19}\n    by: BP 2.2", B_PASSES)
    for order in ([weak, strong], [strong, weak]):
        suspect = suspects_of([run(one) for one in order])[0]
        prove([suspect], jobs=1)
        assert suspect.proved and suspect.tried == 1 + order.index(strong)


def test_nothing_to_prove() -> None:
    prove([], jobs=4)
    prove([Suspect("BP 2.1")], jobs=4)
