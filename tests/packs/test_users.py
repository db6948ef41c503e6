"""Packs of the user's own: their cards are shown, put into decks, and played, in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound import SetupError
from rulebound.effects.host import Context
from rulebound.kernel.rulebook import Match
from rulebound.packs.blame import blamed_on_packs
from rulebound.packs.makers import make_rulebook
from rulebound.packs.users import PACKS, all_cards, use_pack, users_cards

PACK = """
game: battle-spirits
set: MINE
name: {en: My cards}
cards:
- number: NUMBER
  name: {en: Paper Hawk}
  kind: spirit
  colour: red
  cost: 3
  reduction: [red]
  family: [wind-fang]
  levels: [{cores: 1, bp: 3000}]
  symbols: [{colour: red, ex: false}]
  rarity: C
  block: A
  effects:
  - trigger: {zone: field, levels: [1], when: {summoned: this}, do: [{draw: 2}]}
"""
SCENARIO = """
game: battle-spirits
scenarios:
- name: Paper Hawk draws two
  given:
    turn: A
    A: {reserve: 4, soul: gone, hand: [MINE-001], deck: [26RSD01-001, 26RSD01-002, 26RSD01-005]}
  steps:
  - when: {A: summon MINE-001}
  - then: {A.hand: [26RSD01-001, 26RSD01-002]}
"""
DECK = "3 Paper Hawk\n" + "".join(f"3 26RSD01-0{n:02}\n" for n in range(1, 14))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a pack, a scenario and a deck of the user's own."""
    monkeypatch.setenv(PACKS, "")
    (tmp_path / "mine.yaml").write_text(PACK.replace("NUMBER", "MINE-001"), encoding="utf-8")
    (tmp_path / "scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "deck.txt").write_text(DECK, encoding="utf-8")
    return tmp_path


def rulebound(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a user would."""
    command = [sys.executable, "-m", "rulebound", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)


def test_no_pack_no_cards() -> None:
    assert users_cards("battle-spirits") == []


def test_a_pack_adds_its_cards(folder: Path) -> None:
    ours = len(all_cards("battle-spirits"))
    use_pack(folder / "mine.yaml")
    assert [card.number for card in users_cards("battle-spirits")] == ["MINE-001"]
    assert len(all_cards("battle-spirits")) == ours + 1
    assert users_cards("fftcg") == []


def test_a_number_that_is_taken_is_refused(folder: Path) -> None:
    (folder / "theirs.yaml").write_text(PACK.replace("NUMBER", "26RSD01-001"), encoding="utf-8")
    use_pack(folder / "mine.yaml")
    use_pack(folder / "theirs.yaml")
    assert os.environ[PACKS].count("yaml") == 2
    with pytest.raises(SetupError, match="26RSD01-001; give this one its own"):
        users_cards("battle-spirits")


def test_the_commands_play_with_it(folder: Path) -> None:
    assert "1 passed" in rulebound(folder, "--pack", "mine.yaml", "scenario", "run", "scenario.yaml").stdout
    unknown = rulebound(folder, "scenario", "run", "scenario.yaml")
    assert unknown.returncode == 2 and "MINE-001" in unknown.stderr
    assert "Paper Hawk" in rulebound(folder, "--pack", "mine.yaml", "cards", "show", "MINE-001").stdout
    check = ("deck", "check", "battle-spirits", "deck.txt")
    assert rulebound(folder, "--pack", "mine.yaml", *check).returncode == 0
    assert rulebound(folder, *check).returncode == 2
    sim = ("sim", "battle-spirits", "--decks", "deck.txt,red", "--games", "4", "--jobs", "2")
    assert "4 of 4 games finished" in rulebound(folder, "--pack", "mine.yaml", *sim).stdout


def test_games_are_not_mixed_with_those_of_an_edited_card(folder: Path) -> None:
    words = ("--pack", "mine.yaml", "sim", "battle-spirits", "--decks", "deck.txt,red", "--out", "run")
    assert rulebound(folder, *words, "--games", "1").returncode == 0
    pack = folder / "mine.yaml"
    other = PACK.partition("cards:\n")[2].replace("NUMBER", "MINE-002").replace("Paper", "Tin")
    pack.write_text(pack.read_text(encoding="utf-8") + other, encoding="utf-8")
    assert rulebound(folder, *words, "--games", "2").returncode == 0, "the new card is in no deck"
    pack.write_text(pack.read_text(encoding="utf-8").replace("bp: 3000", "bp: 9000"), encoding="utf-8")
    done = rulebound(folder, *words, "--games", "3")
    assert done.returncode == 2 and "A card or a ready-made deck has changed since" in done.stderr


def test_a_pack_that_is_not_there(folder: Path) -> None:
    done = rulebound(folder, "--pack", "nowhere.yaml", "sim", "battle-spirits", "--games", "1")
    assert done.returncode == 2
    assert "nowhere.yaml:1: There is no such file." in done.stderr


def test_an_error_in_a_game_is_told_with_the_card(folder: Path) -> None:
    use_pack(folder / "mine.yaml")
    rulebook = make_rulebook("battle-spirits", all_cards("battle-spirits"))
    game = rulebook.new_game(Match(rulebook, position={}))
    game.frames[1] = Context(0, 0, rulebook.face("MINE-001"))
    try:
        assert game.frames == {}, "as an engine fails"
    except AssertionError as error:
        sentence = blamed_on_packs(error)
    assert sentence.startswith("The game could not go on while MINE-001 was at work (AssertionError: ")
    os.environ[PACKS] = ""
    assert blamed_on_packs(KeyError("x")) == ""
