"""Golden playthroughs: a whole game of each rulebook as text. After a wanted change of the rules, renew with

python -m rulebound.testing.golden blackpoker > tests/golden/blackpoker.txt
"""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.probe import ProbeRulebook

from rulebound.games import rulebook_names
from rulebound.testing.golden import main, playthrough

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", rulebook_names())
def test_the_game_goes_as_it_went(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_file_says_what_matters() -> None:
    lines = (FOLDER / "blackpoker.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "blackpoker, seed 7, 2 seats, random choices"
    assert lines[-1].startswith("won by team ")
    assert any(line.endswith(" bp-chance (BP R4.20)") for line in lines)
    assert all(len(line) <= 110 for line in lines)


def test_another_seed_is_another_game() -> None:
    assert playthrough(ProbeRulebook(), 1) != playthrough(ProbeRulebook(), 2)
    assert playthrough(ProbeRulebook(), 1) == playthrough(ProbeRulebook(), 1)


def test_the_command_writes_the_file() -> None:
    command = [sys.executable, "-m", "rulebound.testing.golden", "blackpoker", "3", "deck=entry16"]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    assert done.stdout == playthrough("blackpoker", 3, {"deck": "entry16"})
    assert done.stderr == ""


@pytest.mark.parametrize(
    "words", [[], ["blackjack"], ["blackpoker", "x"], ["blackpoker", "deck=none"], ["blackpoker", "1", "2"]]
)
def test_wrong_words_are_told_plainly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
