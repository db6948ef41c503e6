"""`rulebound scenario` and the counting half of `rulebound rules`: output, JSON, exit codes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from rulebound import Table, new_match
from rulebound.cli import rules, scenario
from rulebound.kernel.rng import Stream

GOOD = "  - when: {A: summon-soldier C7}\n  - then: {A.life: 19}\n    by: BP 2.2\n  - when: {B: pass}\n"
BAD = "  - then: {A.life: 3}\n"
UNANCHORED = "  - then: {A.life: 20}\n    by: BP 22.9\n"
OWN = """\
game: fftcg
scenarios:
- name: A card of our own that is too dear
  given: {turn: A, A: {hand: [RBF-001], field: [5-154S], deck: 5}, B: {deck: 5}}
  steps:
  - cannot: {A: cast RBF-001}
    by: FF 11.3.7.1
"""


def call(app: Typer, *arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.stdout, result.stderr


def only_object(output: str) -> dict[str, Any]:
    content = json.loads(output)
    assert isinstance(content, dict) and output.count("\n") == 1
    return content


@pytest.fixture
def folder(bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library with one good scenario; bad ones beside it."""
    (tmp_path / "library" / "blackpoker").mkdir(parents=True)
    (tmp_path / "library" / "blackpoker" / "good.yaml").write_text(bench.head + GOOD, encoding="utf-8")
    (tmp_path / "bad.yaml").write_text(bench.head + BAD, encoding="utf-8")
    (tmp_path / "unanchored.yaml").write_text(bench.head + UNANCHORED, encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("game: chess\n", encoding="utf-8")
    monkeypatch.setenv("RULEBOUND_SCENARIOS", str(tmp_path / "library"))
    return tmp_path


# ---- scenario run


def test_run(folder: Path) -> None:
    assert call(scenario.app, "run", folder / "library") == (0, "1 passed, 0 failed\n", "")


def test_run_with_clauses(folder: Path) -> None:
    code, output, _ = call(scenario.app, "run", folder / "library", "--clauses")
    assert code == 0
    assert output == f"  {folder}/library/blackpoker/good.yaml:7: shows BP 2.2\n1 passed, 0 failed\n"


def test_run_something_that_fails(folder: Path) -> None:
    code, output, errors = call(scenario.app, "run", folder / "library", folder / "bad.yaml")
    lines = output.splitlines()
    assert (code, errors, len(lines)) == (1, "", 3)
    assert lines[0] == f"FAILED {folder}/bad.yaml:3 it"
    assert lines[1].startswith(f"  {folder}/bad.yaml:6: A.life should be 3, but it is [")
    assert lines[2] == "1 passed, 1 failed"


def test_run_something_that_cannot_be_read(folder: Path) -> None:
    code, output, errors = call(scenario.app, "run", folder / "library", folder / "broken.yaml")
    assert (code, output) == (2, "")
    assert errors.startswith(f"{folder}/broken.yaml:1: There is no game 'chess'") and errors.count("\n") == 1
    code, output, errors = call(scenario.app, "run", folder / "broken.yaml", "--json")
    assert code == 2 and only_object(output) == {"error": errors.strip()}


def test_a_misspelt_word_of_a_negative_line_cannot_be_read(folder: Path) -> None:
    good = (folder / "library" / "blackpoker" / "good.yaml").read_text(encoding="utf-8")
    (folder / "bad.yaml").write_text(good + "  - then: {no-event: drow}\n", encoding="utf-8")
    code, output, errors = call(scenario.app, "run", folder / "bad.yaml")
    assert (code, output) == (2, "") and errors.endswith("There is no event 'drow'; did you mean drew?\n")
    code, output, errors = call(scenario.app, "run", folder / "bad.yaml", "--json")
    assert code == 2 and only_object(output) == {"error": errors.strip()}


def test_a_folder_run_says_what_it_passes_over(folder: Path) -> None:
    (folder / "library" / "pack.yaml").write_text("game: fftcg\ncards: []\n", encoding="utf-8")
    code, output, _ = call(scenario.app, "run", folder / "library")
    passed_over = f"Passed over, as no files of scenarios: {folder}/library/pack.yaml"
    assert (code, output) == (0, f"{passed_over}\n1 passed, 0 failed\n")
    code, output, _ = call(scenario.app, "run", folder / "library", "--json")
    assert only_object(output)["passed_over"] == [f"{folder}/library/pack.yaml"]


def test_run_strictly(folder: Path) -> None:
    sentence = f"{folder}/unanchored.yaml:6: names BP 22.9, but no code of that clause ran."
    code, output, _ = call(scenario.app, "run", folder / "unanchored.yaml")
    assert (code, output) == (0, f"  warning: {sentence}\n1 passed, 0 failed\n")
    code, output, _ = call(scenario.app, "run", folder / "unanchored.yaml", "--strict-clauses")
    assert (code, output) == (1, f"FAILED {folder}/unanchored.yaml:3 it\n  {sentence}\n0 passed, 1 failed\n")


def test_run_json(folder: Path) -> None:
    (folder / "broken.yaml").unlink()
    code, output, errors = call(scenario.app, "run", folder, "--json", "--clauses")
    content = only_object(output)
    assert (code, errors, content["passed"], content["failed"]) == (1, "", 2, 1)
    by_file = {Path(one["file"]).name: one for one in content["scenarios"]}
    assert by_file["bad.yaml"]["failures"][0]["line"] == 6 and not by_file["bad.yaml"]["passed"]
    assert by_file["unanchored.yaml"]["warnings"][0]["line"] == 6
    good = by_file["good.yaml"]
    assert (good["name"], good["game"], good["line"], good["shown"]) == ("it", "blackpoker", 3, ["BP 2.2"])
    line = {"line": 7, "kind": "then", "passed": True, "clauses": ["BP 2.2"], "shown": ["BP 2.2"]}
    assert good["lines"] == [line]


def test_python_m(folder: Path) -> None:
    def python(*names: str) -> tuple[int, str, str]:
        command = [sys.executable, "-m", "rulebound.scenarios", *(str(folder / name) for name in names)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    assert python("library") == (0, "1 passed, 0 failed\n", "")
    code, output, _ = python("library", "bad.yaml")
    assert code == 1 and output.endswith("\n1 passed, 1 failed\n")
    code, output, errors = python("broken.yaml")
    assert (code, output) == (2, "") and "broken.yaml:1: There is no game 'chess'" in errors


# ---- scenario from


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a random game."""
    table = Table(new_match("blackpoker", 8), "0.0")
    stream = Stream(8)
    while table.game.decision is not None:
        table.choose(stream.below(len(table.game.decision.options)))
    file = tmp_path / "game.json"
    file.write_bytes(table.record().to_json())
    return file


def test_from(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "moment.yaml"
    code, output, errors = call(scenario.app, "from", record, "--at", "30", "-o", target)
    assert (code, errors) == (0, "") and output.startswith(f"{target}: from input ")
    assert call(scenario.app, "run", target) == (0, "1 passed, 0 failed\n", "")
    code, output, errors = call(scenario.app, "from", record, "--at", "30")
    assert (code, output, errors) == (0, target.read_text(encoding="utf-8"), "")


def test_from_json(record: Path, tmp_path: Path) -> None:
    code, output, errors = call(scenario.app, "from", record, "--at", "30", "--json")
    content = only_object(output)
    assert (code, errors, content["file"], content["at"]) == (0, "", None, 30)
    assert 0 < content["begins"] <= 30 and content["scenario"].startswith("game: blackpoker\n")
    target = tmp_path / "moment.yaml"
    content = only_object(call(scenario.app, "from", record, "--at", "30", "-o", target, "--json")[1])
    assert content["file"] == str(target) and content["scenario"] == target.read_text(encoding="utf-8")


def test_from_what_cannot_be(record: Path, tmp_path: Path) -> None:
    code, output, errors = call(scenario.app, "from", record, "--at", "9999")
    assert (code, output) == (2, "") and "not after 9999" in errors
    code, _, errors = call(scenario.app, "from", tmp_path / "gone.json", "--at", "1")
    assert code == 2 and errors == f"{tmp_path}/gone.json cannot be read: No such file or directory.\n"
    code, _, errors = call(scenario.app, "run", tmp_path / ("x" * 300))
    assert code == 2 and "This file cannot be read: " in errors
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    code, output, errors = call(scenario.app, "from", tmp_path / "other.json", "--at", "1", "--json")
    assert code == 2 and only_object(output) == {"error": errors.strip()}
    assert errors.startswith(f"{tmp_path}/other.json: This is not a Rulebound record")
    code, _, errors = call(scenario.app, "from", record, "--at", "1", "-o", tmp_path / "no" / "x.yaml")
    assert code == 2 and "cannot be written: No such file or directory." in errors


# ---- rules


def test_coverage(folder: Path) -> None:
    code, output, errors = call(rules.app, "coverage", "BP", "--jobs", "1")
    assert (code, errors) == (0, "")
    assert output.startswith("BlackPoker: 1 scenarios, 1 lines")
    assert "Missing:\n  BP 2.1, BP 2.3, BP 3.1, " in output
    assert "Shown, not proved" not in output


def test_coverage_json(folder: Path) -> None:
    code, output, errors = call(rules.app, "coverage", "blackpoker", "--json", "--jobs", "1")
    one = only_object(output)
    assert (code, errors) == (0, "")
    assert (one["game"], one["shown"], one["proved"], one["scenarios"], one["lines"]) == (
        "blackpoker",
        1,
        1,
        1,
        1,
    )
    assert one["observable"] == len(one["missing"]) + 1 < one["clauses"] and one["unproved"] == []
    assert one["rulings"]["shown"] == 0 and "BP R1" in one["rulings"]["missing"]
    every = only_object(call(rules.app, "coverage", "--json", "--jobs", "1")[1])["games"]
    assert every[0] == one
    assert [(game["game"], game["shown"]) for game in every[1:]] == [
        ("battle-spirits", 0),
        ("fftcg", 0),
        ("asteriated-grail", 0),
        ("rulebound", 0),
    ]


def test_coverage_names_what_rests_on_cards_of_our_own(folder: Path) -> None:
    (folder / "library" / "fftcg").mkdir()
    (folder / "library" / "fftcg" / "own.yaml").write_text(OWN, encoding="utf-8")
    code, output, errors = call(rules.app, "coverage", "FF", "--jobs", "1")
    assert (code, errors) == (0, "")
    assert "Shown with cards of our own only:\n  FF 11.3.7.1\n" in output
    content = only_object(call(rules.app, "coverage", "FF", "--jobs", "1", "--json")[1])
    assert content["own_cards"] == ["FF 11.3.7.1"]
    assert "our own" not in call(rules.app, "coverage", "BP", "--jobs", "1")[1]


def test_coverage_required(folder: Path) -> None:
    code, _, errors = call(rules.app, "coverage", "BP", "--require", "95", "--jobs", "1")
    assert (code, errors) == (1, "Required: nothing missing, nothing failing, 95 % proved.\n")


def test_coverage_of_what_there_is_not(folder: Path) -> None:
    code, output, errors = call(rules.app, "coverage", "chess", "--json")
    assert code == 2 and only_object(output)["error"] == errors.strip()
    (folder / "library" / "blackpoker" / "x.yaml").write_text("game: chess\n", encoding="utf-8")
    code, output, errors = call(rules.app, "coverage")
    assert (code, output) == (2, "") and "x.yaml:1: There is no game 'chess'" in errors


def test_mutants(bench: Any, folder: Path) -> None:
    assert call(rules.app, "mutants", "--jobs", "1") == (0, "1 of 1 shown clauses proved, 0 survived\n", "")
    weak = bench.head + GOOD.replace("A.life: 19", "turn: A")
    (folder / "library" / "blackpoker" / "good.yaml").write_text(weak, encoding="utf-8")
    code, output, _ = call(rules.app, "mutants", "BP", "--jobs", "1")
    assert code == 0
    assert output == "BP 2.2  Cost L\n  blackpoker/good.yaml:7 it\n0 of 1 shown clauses proved, 1 survived\n"
    content = only_object(call(rules.app, "mutants", "BP", "--jobs", "1", "--json")[1])
    survivors = {"BP 2.2": ["blackpoker/good.yaml:7 it"]}
    assert content == {"mutants": 1, "proved": 0, "survivors": survivors, "failed": []}


def test_mutants_of_scenarios_that_fail(bench: Any, folder: Path) -> None:
    (folder / "library" / "blackpoker" / "bad.yaml").write_text(bench.head + BAD, encoding="utf-8")
    code, output, _ = call(rules.app, "mutants", "--jobs", "1")
    assert code == 1 and "Failed:\n  blackpoker/bad.yaml:6: A.life should be 3" in output


def test_a_clause_names_its_scenarios(folder: Path) -> None:
    _, output, _ = call(rules.app, "show", "BP 2.2")
    assert "Scenarios  blackpoker/good.yaml:7 it" in output
    assert only_object(call(rules.app, "show", "BP 2.2", "--json")[1])["scenarios"] == [
        "blackpoker/good.yaml:7 it"
    ]
    assert only_object(call(rules.app, "show", "BP 2.1", "--json")[1])["scenarios"] == []
    assert "Scenarios" not in call(rules.app, "show", "BP 2.1")[1]
