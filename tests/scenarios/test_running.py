"""The runner is strict, and says what is wrong with file and line: what was expected, and what was there."""

from typing import Any

import pytest

from rulebound.kernel.clause import WATCH
from rulebound.scenarios import run
from rulebound.scenarios.reading import read_text

SUMMON = "when: {A: summon-soldier C7}"
BOTH_PASS = "when: [{A: pass}, {B: pass}]"
B_PASSES = "when: {B: pass}"

DEAL = "game: blackpoker\nscenarios:\n- name: it\n  seed: 3\n  steps:\n"
BATTLE = """\
game: blackpoker
scenarios:
- name: it
  given: {turn: A, A: {hand: [C7], life: 20, soldiers: [SA]}, B: {hand: [C9], life: 12, barriers: [H4, H5]}}
  steps:
"""


# ---- answers


def test_a_scenario_that_passes(bench: Any) -> None:
    outcome = bench.outcome(
        SUMMON, "then: {A.life: 19}\n    by: BP 2.2", B_PASSES, "then: {A.soldiers: [C7 new]}"
    )
    assert outcome.passed and outcome.failures == [] and outcome.warnings == []
    assert outcome.shown == ["BP 2.2"]
    assert [line.line for line in outcome.lines] == [7, 10]


def test_an_answer_that_is_not_offered(bench: Any) -> None:
    failures = bench.failures("when: {A: summon-hero C7}")
    assert len(failures) == 1
    assert failures[0].startswith(
        "x.yaml:6: 'summon-hero C7' is not offered (BP 2.1, bp-no-barrier): A is asked "
    )
    assert "summon-soldier C7; summon-soldier H3; end;" in failures[0]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("target A.soldiers.1", "(There is no A.soldiers.1; A.soldiers holds 0)"),
        ("summon-soldier S9", "(BP R4.34, bp-not-in-hand)"),
    ],
)
def test_an_answer_that_means_nothing(bench: Any, key: str, reason: str) -> None:
    assert bench.failures(f"when: {{A: {key}}}")[0].startswith(f"x.yaml:6: {key!r} is not offered {reason}")


def test_an_answer_of_the_wrong_seat(bench: Any) -> None:
    failures = bench.failures("when: {B: pass}", "then: {A.life: 3}")
    assert len(failures) == 1
    assert failures[0].startswith("x.yaml:6: A is asked bp-chance with ")
    assert failures[0].endswith("here; the scenario says nothing of it, but lets B answer 'pass'.")


def test_a_decision_passed_over(bench: Any) -> None:
    failures = bench.failures(SUMMON, "when: {A: end}")
    assert len(failures) == 1
    assert failures[0].startswith("x.yaml:7: B is asked bp-chance with 3 options (pass; ")
    assert failures[0].endswith(
        "Taken by itself before this, as there was no choice: A: drive A.barriers.1, A: pass."
    )


def test_an_answer_after_the_game(bench: Any) -> None:
    failures = bench.failures("when: {A: concede}", "when: {B: pass}")
    assert failures == [
        "x.yaml:7: B answers 'pass', but the game is over: "
        "{winners: [B], clause: BP R4.84, reason: conceded}."
    ]


def test_the_end_must_be_a_normal_prompt(bench: Any) -> None:
    failures = bench.failures(SUMMON, "then: {A.life: 19}")
    assert len(failures) == 1
    assert failures[0].startswith(
        "x.yaml:7: The scenario ends in the middle of things: B is asked bp-chance with "
    )


def test_forced_decisions_may_be_written_or_left_out(bench: Any) -> None:
    assert bench.failures(SUMMON, B_PASSES) == []
    assert bench.failures("when: {A: [summon-soldier C7, drive A.barriers.1, pass]}", B_PASSES) == []
    assert bench.failures("when: {A: [summon-soldier C7, drive A.barriers.1]}", BOTH_PASS) == []
    assert bench.failures("when: {A: summon-soldier C7}", "when: {A: drive A.barriers.1}", B_PASSES) == []


def test_a_forced_decision_that_is_answered_waits_for_its_answer(bench: Any) -> None:
    asks = "asks: {A: bp-pay-barrier, options: {exactly: [drive A.barriers.1]}}"
    drive = "when: {A: drive A.barriers.1}"
    assert bench.failures(SUMMON, asks, "then: {A.life: 20}", drive, "then: {A.life: 19}", BOTH_PASS) == []
    assert len(bench.failures(SUMMON, asks, "then: {A.life: 20}", B_PASSES)) == 3


def test_a_forced_decision_is_claimed_once(bench: Any) -> None:
    failures = bench.failures("when: {A: [summon-soldier C7, drive A.barriers.1, drive A.barriers.1]}")
    assert len(failures) == 1
    assert failures[0].startswith("x.yaml:6: B is asked bp-chance")


def test_a_wrong_forced_answer_is_an_error(bench: Any) -> None:
    failures = bench.failures("when: {A: [summon-soldier C7, drive A.barriers.2]}", B_PASSES)
    assert len(failures) == 1
    assert "lets A answer 'drive A.barriers.2'. Taken by itself before this" in failures[0]


def test_a_failed_line_does_not_stop_the_scenario(bench: Any) -> None:
    failures = bench.failures("then: {A.life: 1}", "then: {B.life: 1}", SUMMON, "then: {A.life: 1}", B_PASSES)
    assert [failure.partition(" ")[0] for failure in failures] == ["x.yaml:6:", "x.yaml:7:", "x.yaml:9:"]


def test_a_failed_when_does(bench: Any) -> None:
    outcome = bench.outcome("when: {A: search JK}", "then: {A.life: 1}")
    assert len(outcome.failures) == 1 and outcome.lines == []


@pytest.mark.parametrize(
    ("key", "clause", "event"), [("concede", "BP R4.84", "conceded"), ("time-out", "BP R4.85", "timed-out")]
)
def test_giving_up(bench: Any, key: str, clause: str, event: str) -> None:
    result = f"{{winners: [A], clause: {clause}}}"
    then = f"then: {{result: {result}, events: [{{event: {event}, seat: B}}, {{event: game-over}}]}}"
    assert bench.failures(SUMMON, f"when: {{B: {key}}}", then) == []


# ---- the position


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{A: {hand: [C77]}}", "x.yaml:4: The game cannot be set up: blackpoker has no card 'C77'."),
        (
            "{A: {hand: [C7, C7]}}",
            "x.yaml:4: The game cannot be set up: A's deck full54 has no C7 (any more).",
        ),
        ("{A: {hands: [C7]}}", "x.yaml:4: The game cannot be set up: A player's side has no 'hands'"),
        ("{turn: Z}", "x.yaml:4: The game cannot be set up: 'Z' is no seat"),
        ("{A: {hand: 3}}", "x.yaml:4: The game cannot be set up: "),
        ("{A: [C7]}", "x.yaml:4: The game cannot be set up: "),
    ],
)
def test_a_position_that_cannot_be(bench: Any, given: str, sentence: str) -> None:
    head = f"game: blackpoker\nscenarios:\n- name: it\n  given: {given}\n  steps:\n"
    failures = bench.failures("then: {A.life: 1}", head=head)
    assert len(failures) == 1 and failures[0].startswith(sentence)


WRONG_ENTRIES = [
    (
        "turn: A\n    A:\n      hand: [C7]\n      life: 60",
        8,
        "A cannot have 60 life; only 53 cards are left.",
    ),
    ("turn: A\n    A:\n      hand:\n      - C7\n      - C77\n      - H3", 9, "blackpoker has no card 'C77'."),
    ("A:\n      hand: [C7, H3]\n      soldiers:\n      - S4\n      - C7", 9, "A's deck full54 has no C7"),
    ("A:\n      soldiers:\n      - S4 drivn\n      - S5", 7, "'S4 drivn': a character may be driven,"),
    ("A:\n      hand: []\n      life: 3\n    B:\n      lief: 3", 9, "A player's side has no 'lief'"),
    ("A: {life: 3}\n    passes: none", 6, "'passes' in a position is a whole number"),
    ("A:\n      hand: [C7]\n      pools: [x]", 7, "A player's side has no 'pools'"),
]


@pytest.mark.parametrize(("given", "line", "sentence"), WRONG_ENTRIES)
def test_an_error_of_a_position_names_its_own_line(bench: Any, given: str, line: int, sentence: str) -> None:
    head = f"game: blackpoker\nscenarios:\n- name: it\n  given:\n    {given}\n  steps:\n"
    (failure,) = bench.failures("then: {A.life: 1}", head=head)
    assert failure.startswith(f"x.yaml:{line}: The game cannot be set up: {sentence}")


def test_a_fresh_deal_without_a_position(bench: Any) -> None:
    drawn = "then: {events: [{event: drew, seat: A}, {event: begins, seat: B}, {event: drew, seat: B}]}"
    outcome = bench.outcome(
        f"{drawn}\n    by: BP R4.7", "asks: {B: bp-chance}", "then: {A.hand: 7, B.hand: 8}", head=DEAL
    )
    assert outcome.passed and outcome.shown == ["BP R4.7"]


def test_settings_reach_the_game(bench: Any) -> None:
    head = "game: blackpoker\nscenarios:\n- name: it\n  settings: {deck: entry16}\n  steps:\n"
    assert bench.failures("then: {A.soldiers: 1, A.barriers: 1}", head=head) == []


# ---- then


GOOD = [
    "A.life: 19",
    "A.hand: [H3]",
    "A.hand: 1",
    "B.hand: [D4, C9]",
    "A.barriers: [S2 driven]",
    "A.barriers.1: S2 driven",
    "A.barriers.1: {kind: barrier, number: none, driven: true}",
    "A.barriers.1.driven: true",
    "A.barriers.1.labels: [mutual-strike]",
    "A.soldiers: []",
    "A.soldiers: 0",
    "A.fog: []",
    "A.graveyard: {exclude: [C7]}",
    "stage: [summon-soldier C7 by A]",
    "stage.1: summon-soldier C7 by A",
    "stage.1.action: summon-soldier",
    "turn: A",
    "turn: A, A.life: 19, B.life: 12",
    "result: none",
    "events: []",
    "events: [{event: requested}, {event: passed}]",
    "events: [{event: paid-barrier, seat: A, piece: A.barriers.1}, {event: damage, number: 1}]",
    "events: [{event: paid-barrier, clause: BP 2.1}]",
    "events: [{event: requested, piece: stage.1, cards: [C7]}]",
    "no-event: drew",
    "no-event: [drew, died]",
    "event-count: {damage: 1, drew: 0}",
    "why_not: {B: {C9: {counter: none, summon-soldier: BP 6.4}}}",
    "why_not: {A: {A.barriers.1: {attack-with: BP 13.6}}}",
    "why_not: {B: {A.life.1: {summon-soldier: RB 5}}}",
    'view: B, A.hand: ["?"]',
    'view: B, A.barriers: ["? driven"]',
    "view: A, A.barriers: [S2 driven]",
    'view: spectator, B.hand: ["?", "?"]',
]


@pytest.mark.parametrize("said", GOOD)
def test_then_holds(bench: Any, said: str) -> None:
    assert bench.failures(SUMMON, f"then: {{{said}}}", B_PASSES) == []


BAD = [
    ("A.life: 20", "A.life should be 20, but it is ["),
    ("A.hand: [C7]", "A.hand should be [C7], but it is [H3]."),
    ("A.hand: [H3, H3]", "A.hand should be [H3, H3], but it is [H3]."),
    ("A.barriers: [S2]", "A.barriers should be [S2], but it is [S2 driven]."),
    ("A.barriers: []", "A.barriers should be [], but it is [S2 driven]."),
    ("A.barriers.2: S2", "There is no A.barriers.2; only 1 are there: [S2 driven]."),
    (
        "A.barriers.1: {driven: false, kind: barrier}",
        "A.barriers.1 should be {driven: false}, but it is {driven: true}.",
    ),
    ("A.barriers.1: {colour: red}", "A.barriers.1 should be {colour: red}, but it is {colour: (nothing)}."),
    ("A.barriers.1.driven: 1", "A.barriers.1.driven should be 1, but it is true."),
    ("A.barriers.2.driven: true", "There is no A.barriers.2; A.barriers holds 1."),
    ("A.barriers.1.drive: true", "There is no 'drive' in A.barriers.1.drive; did you mean driven?"),
    ("A.graveyard: {include: [C7]}", "A.graveyard should be {include: [C7]}, but it is ["),
    ("A.graveyard: {top: [C7]}", "A.graveyard should be {top: [C7]}, but it is ["),
    ("A.graveyard: {exclude: [D9, H3, S5, C2, C3, C4, C5, C6, C8, CJ]}", "A.graveyard should be {exclude: "),
    (
        "A.graveyard: {contains: [C7]}",
        "A list is compared with include, exclude and top, not with 'contains'.",
    ),
    ("A.lief: 3", "There is no 'lief' in A.lief; did you mean life?"),
    ("tern: A", "There is no 'tern' in tern; did you mean turn?"),
    ("turn.x: A", "turn.x leads nowhere: there is nothing called 'x' inside A."),
    ("turn: B", "turn should be B, but it is A."),
    ("stage: []", "stage should be [], but it is [summon-soldier C7 by A]."),
    ("result: {winners: [A]}", "The result should be {winners: [A]}, but the game goes on."),
    (
        "events: [{event: drew}]",
        "The event {event: drew} was expected; what happened: {event: paid-barrier, clause: ",
    ),
    ("events: [{event: passed}, {event: requested}]", "The event {event: requested} was expected next; "),
    (
        "events: [{event: passed}, {event: passed}]",
        "The event {event: passed} was expected next; nothing more happened.",
    ),
    (
        "events: [{event: damage, number: 2}]",
        "The event {event: damage, number: 2} was expected; what happened: ",
    ),
    ("events: [{event: requested, cards: [H3]}]", "The event {event: requested, cards: [H3]} was expected; "),
    ("events: [{event: damage, clause: BP 2.1}]", "The event {event: damage, clause: BP 2.1} was expected; "),
    ("no-event: damage", "No damage was expected, but it happened."),
    ("event-count: {damage: 2}", "damage was expected 2 times, and happened 1 times."),
    ("why_not: {B: {C9: {counter: BP 2.1}}}", "why B cannot counter C9: BP 2.1 expected, but it is none."),
    (
        "why_not: {B: {C9: {summon-soldier: none}}}",
        "why B cannot summon-soldier C9: none expected, but it is BP ",
    ),
    ("why_not: {B: {B.life.99: {end: BP 2.1}}}", "There is no B.life.99; B.life holds 12."),
    ("view: B, A.hand: [H3]", "A.hand should be [H3], but it is [?]."),
    ("view: B, A.barriers: [S2 driven]", "A.barriers should be [S2 driven], but it is [? driven]."),
]


@pytest.mark.parametrize(("said", "sentence"), BAD)
def test_then_does_not_hold(bench: Any, said: str, sentence: str) -> None:
    failures = bench.failures(SUMMON, f"then: {{{said}}}", B_PASSES)
    assert len(failures) == 1 and failures[0].startswith(f"x.yaml:7: {sentence}")


def test_every_assertion_of_a_then_is_reported_on_its_own_line(bench: Any) -> None:
    failures = bench.failures("then:\n      A.life: 3\n      turn: A\n      B.life: 4")
    assert [failure.partition(" ")[0] for failure in failures] == ["x.yaml:7:", "x.yaml:9:"]


def test_events_are_those_since_the_last_when(bench: Any) -> None:
    assert bench.failures(SUMMON, B_PASSES, "then: {no-event: damage, events: [{event: summoned}]}") == []
    assert (
        bench.failures("then: {no-event: damage}", SUMMON, "then: {event-count: {damage: 1}}", B_PASSES) == []
    )


def test_a_piece_that_has_left_is_called_by_where_it_was(bench: Any) -> None:
    steps = (
        "when: [{A: attack}, {B: pass}]",
        "when: {A: [attack-with A.soldiers.1, done]}",
        "then: {battle: [A.soldiers.1]}",
        B_PASSES,
        "when: {B: [block-with B.barriers.1 1, done 1]}",
        "then: {events: [{event: blocks, piece: B.barriers.1, number: A.soldiers.1}]}",
        BOTH_PASS,
        "then: {events: [{event: died, piece: B.barriers.1, cards: [H4]}], B.barriers: [H5]}",
    )
    assert bench.failures(*steps, head=BATTLE) == []
    wrong = steps[5].replace("A.soldiers.1}", "A.soldiers.2}")
    assert len(bench.failures(*steps[:5], wrong, *steps[6:], head=BATTLE)) == 1


def test_events_as_another_sees_them(bench: Any) -> None:
    lay = "when: {A: [set-barrier, set C7]}"
    assert bench.failures(lay, "then: {events: [{event: set-barrier, cards: [C7]}]}") == []
    assert bench.failures(lay, 'then: {view: B, events: [{event: set-barrier, cards: ["?"]}]}') == []
    assert bench.failures(lay, "then: {view: A, events: [{event: set-barrier, cards: [C7]}]}") == []
    assert len(bench.failures(lay, "then: {view: B, events: [{event: set-barrier, cards: [C7]}]}")) == 1


RESULTS = [
    ("{winners: [B], clause: BP R4.84, reason: conceded}", True),
    ("{winners: B}", True),
    ("{clause: BP R4.84}", True),
    ("{winners: [A]}", False),
    ("{winners: []}", False),
    ("{winners: [A, B]}", False),
    ("{clause: BP R4.82}", False),
    ("{reason: bored}", False),
    ("none", False),
]


@pytest.mark.parametrize(("result", "holds"), RESULTS)
def test_result(bench: Any, result: str, holds: bool) -> None:
    failures = bench.failures("when: {A: concede}", f"then: {{result: {result}}}")
    assert (failures == []) is holds
    assert holds or "{winners: [B], clause: BP R4.84, reason: conceded}" in failures[0]


# ---- moments


def test_what_was_answered_by_itself_is_told_where_a_line_fails(bench: Any) -> None:
    both = "when: [{A: pass}, {B: pass}]"
    assert bench.failures(SUMMON, both, "then: {A.soldiers: []}") == [
        "x.yaml:8: A.soldiers should be [], but it is [C7 new]."
    ]
    (failure,) = bench.failures(SUMMON, B_PASSES, "then: {A.soldiers: []}")
    assert failure == "x.yaml:8: A.soldiers should be [], but it is [C7 new]."
    (failure,) = bench.failures(SUMMON, "then: {stage: []}", B_PASSES)
    told = "Answered by itself since, as there was no choice: A: drive A.barriers.1, A: pass."
    assert failure == f"x.yaml:7: stage should be [], but it is [summon-soldier C7 by A]. {told}"
    (failure,) = bench.failures(SUMMON, "cannot: {A: pass}\n    by: BP 2.1", B_PASSES)
    assert failure.endswith(told)


@pytest.mark.parametrize(
    ("until", "said", "sentence"),
    [
        ("answer", "then: {A.barriers: [S2]}", ""),
        ("{A: bp-pay-barrier}", "then: {A.barriers: [S2], stage: []}", ""),
        ("{A: bp-pay-barrier}", "asks: {A: bp-pay-barrier, options: {exactly: [drive A.barriers.1]}}", ""),
        ("{A: bp-chance}", "then: {A.barriers: [S2 driven], stage: [summon-soldier C7 by A]}", ""),
        ("{B: bp-chance}", "then: {A.barriers: [S2 driven]}", ""),
        ("{A: bp-pay-barrier}", "then: {A.life: 19}", "A.life should be 19, but it is ["),
        (
            "{B: bp-target}",
            "then: {A.life: 19}",
            "B is not asked bp-target before a real decision: B is asked bp-chance with ",
        ),
    ],
)
def test_until_says_when_a_line_is_checked(bench: Any, until: str, said: str, sentence: str) -> None:
    failures = bench.failures(SUMMON, f"{said}\n    until: {until}", "then: {A.life: 19}", B_PASSES)
    assert len(failures) == (1 if sentence else 0)
    assert not sentence or sentence in failures[0]


def test_a_moment_that_is_over_is_told(bench: Any) -> None:
    late = "then: {A.barriers: [S2]}\n    until: answer"
    (failure,) = bench.failures(SUMMON, "then: {A.life: 19}", late, B_PASSES)
    assert failure.startswith("x.yaml:9: The moment after the answer is over: put this line before")


# ---- asks and cannot


ASKS = [
    ("{A: bp-chance}", ""),
    ("{A: bp-chance, clause: BP R4.20}", ""),
    ("{A: bp-chance, options: {include: [end, summon-soldier C7], exclude: [pass]}}", ""),
    ("{A: bp-chance, options: 6}", "options were expected, but there are"),
    ("{B: bp-chance}", "B should be asked bp-chance; A is asked bp-chance with "),
    ("{A: bp-target}", "A should be asked bp-target; A is asked bp-chance with "),
    ("{A: bp-chance, clause: BP 2.1}", "The question should come from BP 2.1; it comes from BP R4.20."),
    ("{A: bp-chance, options: {include: [pass]}}", "'pass' should be offered; what is: "),
    ("{A: bp-chance, options: {exclude: [end]}}", "'end' should not be offered, but it is."),
    (
        "{A: bp-chance, options: {exclude: [summon-soldier]}}",
        "'summon-soldier' should not be offered, but summon-soldier C7; summon-soldier H3 is.",
    ),
    (
        "{A: bp-chance, options: {exclude: [drive A.barriers.2]}}",
        "'drive A.barriers.2' says nothing here: There is no A.barriers.2; A.barriers holds 1.",
    ),
    ("{A: bp-chance, options: {exactly: [end]}}", "Exactly [end] should be offered; what is: "),
    ("{A: bp-chance, view: B, options: {include: [end]}}", "'end' should be offered; what is: "),
]


@pytest.mark.parametrize(("asks", "sentence"), ASKS)
def test_asks(bench: Any, asks: str, sentence: str) -> None:
    failures = bench.failures(f"asks: {asks}")
    assert len(failures) == (1 if sentence else 0)
    assert not sentence or (failures[0].startswith("x.yaml:6: ") and sentence in failures[0])


def test_asks_exactly(bench: Any) -> None:
    steps = (
        "when: {A: set-barrier}",
        "asks: {A: bp-pick-barrier, options: {exactly: [set H3, set C7]}}",
        "when: {A: set C7}",
    )
    assert bench.failures(*steps) == []
    assert len(bench.failures(steps[0], steps[1].replace("set H3, ", ""), steps[2])) == 1
    assert len(bench.failures(steps[0], steps[1].replace("set H3", "set H3, set H3"), steps[2])) == 1


def test_asks_after_the_game(bench: Any) -> None:
    failures = bench.failures("when: {A: concede}", "asks: {A: bp-chance}")
    assert failures[0].startswith("x.yaml:7: A question was expected, but the game is over: {winners: [B]")


CANNOT = [
    ("{A: summon-hero C7}", "BP 2.1", ""),
    ("{A: summon-hero C7}", "[BP 6.6, BP 2.1]", ""),
    ("{A: [summon-hero C7, summon-hero H3]}", "BP 2.1", ""),
    (
        "{A: summon-hero C7}",
        "BP 7.6",
        "'summon-hero C7' is refused to A by BP 2.1 (bp-no-barrier), not by BP 7.6.",
    ),
    ("{A: summon-soldier C7}", "BP 6.6", "A should not be able to 'summon-soldier C7', but it is offered."),
    (
        "{A: summon-soldier}",
        "BP 2.1",
        "A should not be able to 'summon-soldier', but summon-soldier C7; summon-soldier H3 is offered.",
    ),
    ("{A: drive A.barriers.7}", "BP 2.1", "There is no A.barriers.7; A.barriers holds 1."),
]


@pytest.mark.parametrize(("cannot", "by", "sentence"), CANNOT)
def test_cannot(bench: Any, cannot: str, by: str, sentence: str) -> None:
    failures = bench.failures(f"cannot: {cannot}\n    by: {by}")
    assert failures == ([f"x.yaml:6: {sentence}"] if sentence else [])


# ---- clauses


def test_a_clause_is_shown_only_if_its_code_ran_since_the_last_when(bench: Any) -> None:
    then = "then: {A.life: 19}\n    by: BP 2.2"
    assert bench.outcome(SUMMON, then, B_PASSES).shown == ["BP 2.2"]
    late = bench.outcome(SUMMON, B_PASSES, then)
    assert late.passed and late.shown == []
    assert [str(warning) for warning in late.warnings] == [
        "x.yaml:8: names BP 2.2, but no code of that clause ran."
    ]


def test_a_failed_line_shows_nothing(bench: Any) -> None:
    outcome = bench.outcome(SUMMON, "then: {A.life: 20}\n    by: BP 2.2", B_PASSES)
    assert outcome.shown == [] and outcome.warnings == []


def test_a_mutant_run_goes_on_after_failed_lines_and_stops_at_a_failed_when(bench: Any) -> None:
    steps = (
        SUMMON,
        "then: {A.life: 19}\n    by: BP 2.2",
        "then: {A.barriers: [S2 driven]}\n    by: BP 2.1",
        B_PASSES,
    )
    assert [line.passed for line in bench.outcome(*steps, off="BP 2.2").lines] == [False, True]
    assert [line.passed for line in bench.outcome(*steps, off="BP 2.1").lines] == [True, False]
    stopped = bench.outcome(*steps, off="BP 6.2")
    assert stopped.lines == [] and len(stopped.failures) == 1


def test_nothing_is_watched_after_a_run(bench: Any) -> None:
    bench.outcome("when: {A: search JK}", off="BP 2.1")
    assert not WATCH.active and WATCH.off == "" and WATCH.ran == set()


def test_runs_do_not_touch_each_other(bench: Any) -> None:
    one = bench.scenario(SUMMON, "then: {A.life: 19}\n    by: BP 2.2", B_PASSES)
    first = run(one)
    run(one, "BP 2.2")
    assert run(one) == first


# ---- a game of three, two of them together


def test_seats_teams_and_a_normal_prompt_of_another_game(toy: None) -> None:
    text = """\
game: toy
scenarios:
- name: three of them
  steps:
  - asks: {A: toy-say, options: {exactly: [go, stop]}}
  - when: [{A: go}, {B: go}]
  - asks: {C: toy-say}
  - then: {said: 2}
  - when: {C: stop}
  - then: {result: {winners: [A, C], clause: BP 2.1}}
    by: BP 2.1
"""
    outcome = run(read_text(text)[0])
    assert [str(failure) for failure in outcome.failures] == []
    assert outcome.shown == ["BP 2.1"]


# ---- the start of a match


READY = "red"
SMALL = "3 26RSD01-001"


def starts(decks: str, step: str, off: str = "") -> Any:
    """How a scenario about the start goes."""
    head = f"game: battle-spirits\nscenarios:\n- name: it\n  decks: {decks}\n  steps:\n"
    return run(read_text(f"{head}  - {step}\n", "x.yaml")[0], off)


def test_a_match_that_is_refused_and_one_that_is_not() -> None:
    outcome = starts(f"[{SMALL}, {READY}]", "cannot: start\n    by: BS 7.5")
    assert outcome.passed and outcome.shown == ["BS 7.5"] and outcome.warnings == []
    assert starts(f"[{READY}]", "then: start\n    by: BS 7.5").passed


@pytest.mark.parametrize(
    ("decks", "step", "sentence"),
    [
        (
            f"[{READY}]",
            "cannot: start\n    by: BS 7.5",
            "The match should be refused, but it can be started.",
        ),
        (
            f"[{SMALL}]",
            "cannot: start\n    by: BS 7.7",
            "The match is refused, but not by BS 7.7: The deck of A cannot be played. It has 3 cards",
        ),
        (f"[{SMALL}]", "then: start", "The deck of A cannot be played. It has 3 cards"),
        ("[rde]", "cannot: start\n    by: BS 7.5", "The game cannot be set up: 'rde' is no deck"),
    ],
)
def test_a_start_that_is_not_as_it_says(decks: str, step: str, sentence: str) -> None:
    outcome = starts(decks, step)
    assert len(outcome.failures) == 1
    assert str(outcome.failures[0]).startswith(f"x.yaml:6: {sentence}")
    assert outcome.shown == []


def test_a_mutant_starts_what_is_refused() -> None:
    step = "cannot: start\n    by: BS 7.5"
    assert [line.passed for line in starts(f"[{SMALL}]", step, off="BS 7.5").lines] == [False]
    assert [line.passed for line in starts(f"[{SMALL}]", step, off="BS 7.7").lines] == [True]
