"""A scenario file that cannot be understood is refused with file, line and a plain sentence."""

from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.card import SPECTATOR
from rulebound.scenarios import Line, ScenarioError, When, load, load_file
from rulebound.scenarios.library import find
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.script import Answer, Assertion

BROKEN_FILES = [
    ("", 1, "A scenario file is a mapping with `game:` and `scenarios:`."),
    ("- 1", 1, "A scenario file is a mapping with `game:` and `scenarios:`."),
    ("[" * 5000, 1, "This is nested too deeply to be a scenario."),
    ("scenarios: []", 1, "Say which game this is, e.g. `game: blackpoker`."),
    ("# nothing\ngame: chess", 2, "There is no game 'chess'; there are "),
    ("game: blackpoker\nscenario: []", 2, "A scenario file has no 'scenario'; did you mean scenarios?"),
    ("game: blackpoker\nscenarios: {}", 1, "A scenario file has a list of scenarios under `scenarios:`."),
    ("game: blackpoker\nscenarios:\n- a: b: c", 3, "This is not valid YAML: mapping values are not allowed"),
    (
        "game: blackpoker\nscenarios:\n- {x\n",
        3,
        "This is not valid YAML: a bracket opened here is never closed",
    ),
    ("game: blackpoker\npacks: [x.yaml]\nscenarios: []", 2, "Only a scenario that lies in a file can name"),
    ("game: blackpoker\npacks: 3\nscenarios: []", 2, "`packs` is a list of files, e.g. [mine.yaml]."),
    ("game: blackpoker\nscenarios:\n- x", 3, "A scenario is a mapping with `name` and `steps`."),
    ("game: blackpoker\nscenarios:\n- steps: []", 3, "A scenario needs a `name`."),
    (
        "game: blackpoker\nsettings: {deck: x}\nscenarios:\n- name: it",
        2,
        "The setting deck is one of full54, ",
    ),
]

SCENARIO = "game: blackpoker\nscenarios:\n- name: it\n  steps: [when: {A: end}]\n"
"""What follows stands on line 5."""

BROKEN_SCENARIOS = [
    ("  stepz: []", 5, "A scenario has no 'stepz'; did you mean steps?"),
    ("  seed: x", 5, "`seed` is a whole number, not 'x'."),
    ("  seats: 3", 5, "blackpoker is played by 2, not by 3."),
    ("  given: 3", 5, "`given` is a position: a mapping such as "),
    ("  cancel: 3", 5, "`cancel` is true or false, not 3."),
    ("  decklists: secret", 5, "`decklists` is open or closed, not 'secret'."),
    ("  decks: entry20", 5, "`decks` is a list, not 'entry20'."),
    ("  settings: 3", 5, "`settings` is a mapping such as {deck: entry20}."),
    ("  settings:\n    dekc: entry20", 6, "blackpoker has no setting 'dekc'; it has deck,"),
    (
        "  settings:\n    deck: entry3",
        6,
        "The setting deck is one of full54, entry20, entry16, not 'entry3'.",
    ),
    ("- name: it\n  steps: [when: {A: end}]", 5, "There are two scenarios called 'it'."),
    ("- name: other", 5, "The scenario 'other' needs a list of `steps`."),
    ("- name: other\n  steps: []", 5, "The scenario 'other' needs a list of `steps`."),
]

STEP = "game: blackpoker\nscenarios:\n- name: it\n  steps:\n  - "
"""The step that follows stands on line 5."""
NO_SEAT = "'Z' is no seat; the seats are A, B."
NOT_AN_ANSWER = "Answers are written as {A: key} or {A: [key, key]}."

BROKEN_STEPS = [
    ("pass", 5, "A step is a mapping: `when:`, `then:`, `asks:` or `cannot:`."),
    ("{whne: {A: pass}}", 5, "A step has no 'whne'; did you mean when?"),
    ("{by: BP 2.1}", 5, "A step has exactly one of `when`, `then`, `asks` and `cannot`"),
    (
        "{when: {A: end}, then: {A.life: 3}}",
        5,
        "A step has exactly one of `when`, `then`, `asks` and `cannot`",
    ),
    ("when: {A: pass, A: end}", 5, 'This is not valid YAML: found duplicate key "A"'),
    ("when: {Z: pass}", 5, NO_SEAT),
    ("when: {A: 7}", 5, "An answer is the key of an option, e.g. `pass`; not 7."),
    ("when: pass", 5, NOT_AN_ANSWER),
    ("when:\n    - {A: pass}\n    - B", 7, NOT_AN_ANSWER),
    ("when: {A: pass}\n    by: BP 2.1", 6, "`by` belongs to `then`, `asks` and `cannot`"),
    ("then: 3", 5, "`then` is a mapping, e.g. {A.life: 19}."),
    ("then: {view: B}", 5, "This `then` says nothing: "),
    ("then: {view: Z, A.life: 3}", 5, NO_SEAT),
    ("then: {A.life: 3}\n    by: BP 99.9", 6, 'There is no clause "BP 99.9". The nearest are '),
    ("then: {A.life: 3}\n    by: [BP 2.1, BP 2.2, BP 2.3]", 6, "A line names one or two clauses, not 3"),
    ("then: {A.life: 3}\n    by: []", 6, "A line names one or two clauses, not 0"),
    ("then: {Z.life: 3}", 5, NO_SEAT),
    ("then: {A: 3}", 5, "Say what of A: e.g. A.life or A.hand."),
    ("then: {event: damage}", 5, "`then` has no 'event'; did you mean events?"),
    ("then: {events: damage}", 5, "`events` is a list"),
    (
        "then:\n      events:\n      - {seat: A}",
        7,
        "An event is a mapping with its name: {event: damage, …}.",
    ),
    ("then: {events: [{event: damage, sead: A}]}", 5, "An event has no 'sead'; did you mean seat?"),
    ("then: {events: [{event: damage, seat: Z}]}", 5, NO_SEAT),
    ("then: {events: [{event: damage, clause: BP 99}]}", 5, 'There is no clause "BP 99".'),
    ("then: {no-event: 3}", 5, "`no-event` is the name of an event, or a list of names."),
    ("then: {event-count: {drew: many}}", 5, "`event-count` is a mapping such as {drew: 2}."),
    ("then: {why_not: 3}", 5, "`why_not` is a mapping such as"),
    ("then: {why_not: {Z: {C7: {end: BP 2.1}}}}", 5, NO_SEAT),
    ("then: {why_not: {A: 3}}", 5, "Name a card or piece, e.g."),
    ("then: {why_not: {A: {C7: 3}}}", 5, "Name verbs of C7, e.g. {summon-soldier: BP 6.4}."),
    ("then: {why_not: {A: {C7: {end: BP 99.9}}}}", 5, 'There is no clause "BP 99.9".'),
    ("then: {result: A}", 5, "`result` is none, or a mapping such as"),
    ("then: {result: {winner: A}}", 5, "A result has no 'winner'; did you mean winners?"),
    ("then: {result: {winners: [Z]}}", 5, NO_SEAT),
    ("then: {result: {clause: BP 99}}", 5, 'There is no clause "BP 99".'),
    ("asks: {A: 3}", 5, "Name the question that A is asked, e.g. {A: bp-chance}."),
    ("asks: {options: 3}", 5, "`asks` names one seat and its question, e.g. {B: bp-chance}."),
    ("asks: {A: bp-chance, B: bp-chance}", 5, "`asks` names one seat and its question"),
    ("asks: {A: bp-chance, option: 3}", 5, "`asks` has no 'option'; did you mean options?"),
    ("asks: {A: bp-chance, options: {has: [pass]}}", 5, "`options` has no 'has'; it has include,"),
    ("asks: {A: bp-chance, options: pass}", 5, "`options` is a number, or {include"),
    ("asks: {A: bp-chance, options: {include: [3]}}", 5, "`include` is a list of keys"),
    ("asks: {A: bp-chance, clause: BP 99}", 5, 'There is no clause "BP 99".'),
    ("asks: {A: bp-chance, view: Z}", 5, NO_SEAT),
    ("cannot: {A: pass}", 5, "`cannot` needs a `by`: the clause of the refusal."),
    ("cannot: start", 5, "`cannot` needs a `by`: the clause of the refusal."),
    ("asks: start", 5, "`asks` is a mapping, e.g. {B: bp-chance}."),
    ("when: start", 5, NOT_AN_ANSWER),
    ("then: start\n  - then: {A.life: 3}", 5, "A step about the start stands alone, and without `given`."),
    ("then: start\n  given: {turn: A}", 5, "A step about the start stands alone, and without `given`."),
    ("then: {A.life: 3}\n    until: now", 6, "`until` is answer, or who is asked what: {B: bp-chance}."),
    ("then: {A.life: 3}\n    until: {A: bp-chanse}", 6, "There is no question 'bp-chanse'; did you mean"),
    ("when: {A: end}\n    until: answer", 6, "`until` says when a `then`, `asks` or `cannot` of a game"),
    ("cannot: {A: concede}\n    by: BP 2.1", 5, "Conceding and running out of time are always possible"),
]

BROKEN = [
    *BROKEN_FILES,
    *((SCENARIO + text, line, sentence) for text, line, sentence in BROKEN_SCENARIOS),
    *((STEP + text, line, sentence) for text, line, sentence in BROKEN_STEPS),
]


@pytest.mark.parametrize(("text", "line", "sentence"), BROKEN, ids=range(len(BROKEN)))
def test_broken(text: str, line: int, sentence: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_text(text + "\n", "x.yaml")
    assert str(raised.value).startswith(f"x.yaml:{line}: {sentence}")
    assert "\n" not in str(raised.value)


def test_everything_has_its_line(bench: Any) -> None:
    text = bench.head + (
        "  - when:\n    - {A: [summon-soldier  C7, pass]}\n    - {B: concede}\n"
        "  - then:\n      view: spectator\n      A.life: 3\n      B.life: 4\n    by: [bp2.1, BP 2.2]\n"
    )
    one = read_text(text, "x.yaml")[0]
    when, then = one.steps
    assert isinstance(when, When) and isinstance(then, Line)
    assert (one.line, one.given_line, when.line) == (3, 4, 6)
    assert when.answers == (Answer(0, "summon-soldier C7", 7), Answer(0, "pass", 7), Answer(1, "concede", 8))
    assert then.assertions == (Assertion("A.life", 3, 11), Assertion("B.life", 4, 12))
    assert (then.line, then.clauses, then.viewer) == (9, ("BP 2.1", "BP 2.2"), SPECTATOR)


def test_settings_of_the_file_hold_for_all_its_scenarios() -> None:
    steps = "  steps: [when: {A: end}]\n"
    text = f"game: blackpoker\nsettings: {{deck: entry20}}\nscenarios:\n- name: a\n{steps}"
    text += f"- name: b\n  settings: {{deck: entry16, edition: published}}\n{steps}"
    first, second = read_text(text)
    assert first.settings == {"deck": "entry20"}
    assert second.settings == {"deck": "entry16", "edition": "published"}


def test_files_and_folders(tmp_path: Path, bench: Any) -> None:
    for name in ("b.yaml", "a.yaml", "inner/c.yml", "notes.txt"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(bench.head + "  - when: {A: end}\n", encoding="utf-8")
    assert [Path(one.path).name for one in load([tmp_path])] == ["a.yaml", "b.yaml", "c.yml"]
    assert len(load([tmp_path, tmp_path / "a.yaml"])) == 3
    assert load_file(tmp_path / "a.yaml")[0].name == "it"


def test_a_folder_passes_over_what_is_no_scenario(tmp_path: Path, bench: Any) -> None:
    (tmp_path / "a.yaml").write_text(bench.head + "  - when: {A: end}\n", encoding="utf-8")
    (tmp_path / "pack.yaml").write_text("game: fftcg\nset: mine\ncards: []\n", encoding="utf-8")
    (tmp_path / "decks.yaml").write_text("mine: {main: {1-001H: 3}}\n", encoding="utf-8")
    (tmp_path / "list.yaml").write_text("- 1\n", encoding="utf-8")
    found = find([tmp_path])
    assert [one.name for one in found.scenarios] == ["it"]
    assert [Path(path).name for path in found.passed_over] == ["decks.yaml", "list.yaml", "pack.yaml"]
    with pytest.raises(ScenarioError, match=r"pack\.yaml:2: A scenario file has no 'set'"):
        load([tmp_path / "pack.yaml"])
    for wrong in ("game: blackpoker\nscenario: []\n", "game: blackpoker\n", "steps: []\n", "a: [\n"):
        (tmp_path / "wrong.yaml").write_text(wrong, encoding="utf-8")
        with pytest.raises(ScenarioError, match=r"wrong\.yaml:\d: "):
            load([tmp_path])


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"gone\.yaml:1: There is no such file"):
        load([tmp_path / "gone.yaml"])
    with pytest.raises(ScenarioError, match="holds no scenario file"):
        load([tmp_path])
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match=r"x\.yaml:1: This file cannot be read"):
        load([tmp_path])
