"""The characters: all there, in step with their sheets, every branch of their files shown by scenarios."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import rulebound
from rulebound import _build
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.skills import Character
from rulebound.rulebooks import load
from rulebound.rulebooks.sheets import sheets
from rulebound.scenarios.library import library

REAL = CHARACTERS[1:]
STANDARD = 48
PROMO = 7


def test_all_characters_are_there() -> None:
    assert [character.number for character in CHARACTERS] == list(range(STANDARD + PROMO + 1))
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS)
    names = Counter(skill.name for character in REAL for skill in character.skills)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("character", REAL, ids=lambda character: character.name)
def test_a_character_and_its_sheet_agree(character: Character) -> None:
    sheet = sheets()[character.name]
    assert sheet.number == character.number
    assert [skill.id for skill in sheet.skills] == [skill.name for skill in character.skills]
    clauses = load("asteriated-grail")
    for skill in character.skills:
        assert skill.clause in clauses
        assert not skill.axis or skill.axis in clauses
    for words in [
        sheet.name,
        *[skill.name for skill in sheet.skills],
        *[skill.text for skill in sheet.skills],
    ]:
        assert all(words.in_language(language).strip() for language in ("en", "ja", "zh-Hant", "zh-Hans"))
    for face in character.exclusive:
        assert face.code in sheet.tokens, face.code


def test_every_character_has_scenarios_for_every_skill() -> None:
    for character in REAL:
        text = (library() / "asteriated-grail" / "characters" / f"{character.name}.yaml").read_text("utf-8")
        for skill in character.skills:
            assert f"{skill.clause}" in text, f"{character.name}: {skill.name} ({skill.clause})"


@pytest.mark.skipif(_build.compiled(), reason="it runs uncompiled anyway: the other half has it")
def test_every_branch_of_the_characters_is_shown(tmp_path: Path) -> None:
    data = tmp_path / "branches"
    environment = {**os.environ, "COVERAGE_FILE": str(data), "RULEBOUND_PURE": "1"}
    folder = str(library() / "asteriated-grail")
    command = [sys.executable, "-m", "coverage"]
    run = [
        *command,
        "run",
        "--branch",
        "--rcfile=",
        "--source=rulebound",
        "-m",
        "rulebound.scenarios",
        folder,
    ]
    done = subprocess.run(run, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    report = tmp_path / "branches.json"
    settings = tmp_path / "coverage.ini"
    settings.write_text("[report]\nexclude_also = raise NotImplementedError\n", encoding="utf-8")
    told = [
        *command,
        "json",
        f"--rcfile={settings}",
        "--include=*/asteriated_grail/characters/*",
        "-o",
        str(report),
    ]
    subprocess.run(told, env=environment, capture_output=True, check=True)
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    assert len(files) == len(CHARACTERS)
    short = {
        Path(name).name: found["missing_lines"] + found["missing_branches"]
        for name, found in files.items()
        if found["missing_lines"] or found["missing_branches"]
    }
    assert short == {}


def test_a_game_of_named_characters_has_them() -> None:
    names = [character.name for character in REAL[:4]]
    game = rulebound.new_game("asteriated-grail", 3, seats=4, decks=names)
    assert game.rulebook.roles(game) == names
