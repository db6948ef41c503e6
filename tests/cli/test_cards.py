"""`rulebound cards`: text for people, one JSON object for programs, a sentence and code 2 for mistakes."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.effects.grammar import KINDS
from rulebound.packs import cards_of

PACK = """\
game: battle-spirits
set: MINE
cards:
- number: MINE-001
  name: {en: Ember Fox}
  kind: spirit
  colour: red
  cost: 3
  reduction: [red, red]
  family: [wind-fang]
  levels: [{cores: 1, bp: 3000}]
  symbols: [{colour: red}]
  effects:
  - trigger:
      zone: field
      levels: [1]
      when: {summoned: this}
      do:
      - draw: 1
"""


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["cards", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def only_object(output: str) -> dict[str, Any]:
    content = json.loads(output)
    assert isinstance(content, dict) and output.count("\n") == 1
    return content


# ---- show


def test_show() -> None:
    code, output, errors = run("show", "26rsd01-002")
    assert (code, errors) == (0, "")
    lines = output.splitlines()
    assert lines[0] == "26RSD01-002  Gen-Bo / ゲン＝ボー / 源 = 武"
    assert lines[1:6] == [
        "Red Spirit · cost 3 · reduction red×2",
        "Family: Crimson Cloud, Wind Fang",
        "Lv1: 1 Core, BP 3000",
        "Lv2: 3 Cores or the Soul Core, BP 5000",
        "Symbols: red EX · rarity C · block A",
    ]
    assert "2000" in lines[-1]


@pytest.mark.parametrize(
    ("language", "name", "kind"),
    [
        ("ja", "ゲン＝ボー", "赤のスピリット"),
        ("zh-Hant", "源 = 武", "紅色靈魂卡"),
        ("zh-Hans", "源 = 武", "红色灵魂卡"),
    ],
)
def test_show_in_other_languages(language: str, name: str, kind: str) -> None:
    code, output, _ = run("show", "26RSD01-002", "--lang", language)
    lines = output.splitlines()
    assert code == 0 and lines[0].startswith(f"26RSD01-002  {name} / ") and lines[1].startswith(kind)


def test_show_json() -> None:
    code, output, errors = run("show", "26RSD01-002", "--lang", "ja", "--json")
    content = only_object(output)
    assert (code, errors) == (0, "")
    assert content["number"] == "26RSD01-002" and content["cost"] == 3 and content["language"] == "ja"
    assert content["text"] and "always" in content["effects"][0]
    assert content["facts"][1] == "系統：紅雲・風牙"


def test_show_a_card_of_the_other_game() -> None:
    code, output, _ = run("show", "1-165C")
    assert code == 0
    assert output.splitlines()[1:4] == [
        "Water Forward · cost 2 · power 5000",
        "Job: Standard Unit · category: III",
        "Generic icon · rarity C",
    ]


def test_show_unknown() -> None:
    code, output, errors = run("show", "RSD01-X01")
    assert (code, output) == (2, "")
    assert (
        errors.startswith("There is no card RSD01-X01; did you mean 26RSD01-X01 or ")
        and errors.count("\n") == 1
    )
    assert only_object(run("show", "RSD01-X01", "--json")[1])["error"] == errors.strip()


def test_show_a_card_of_ones_own(tmp_path: Path) -> None:
    file = write(tmp_path, PACK)
    code, output, _ = run("show", "mine-001", "--pack", file)
    assert code == 0 and output.startswith("MINE-001  Ember Fox\nRed Spirit · cost 3")
    assert run("show", "MINE-002", "--pack", file)[2] == "There is no card MINE-002; did you mean MINE-001?\n"
    assert run("show", "MINE-001", "--pack", write(tmp_path, "cards: 1"))[0] == 2


# ---- list


def test_list() -> None:
    code, output, errors = run("list", "battle-spirits", "--colour", "red")
    assert (code, errors) == (0, "")
    red = [card for card in cards_of("battle-spirits") if "red" in card.colours]
    assert output.splitlines()[0] == "26RSD01-001  Spirit   3  Mushakko"
    own = [card for card in red if card.set == "RB-OWN"]
    assert output.splitlines()[-1] == f"{len(red) - len(own)} cards, and {len(own)} for trying out rules"
    numbers = [line.split()[0] for line in output.splitlines() if line]
    assert numbers[-len(own) - 2] == "For" and numbers[-len(own) - 1 : -1] == [card.number for card in own]
    assert len(output.splitlines()) == len(red) + 3


def test_list_in_another_language_stands_in_columns() -> None:
    lines = run("list", "battle-spirits", "--lang", "ja")[1].splitlines()
    assert lines[0] == "26RSD01-001  スピリット   3  ムーシャッコ"
    assert lines[9] == "26RSD01-010  ネクサス     3  最奥：風牙岩"


def test_list_json() -> None:
    content = only_object(run("list", "fftcg", "--json")[1])
    assert content["count"] == len(content["cards"]) == len(cards_of("fftcg"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There are no cards for chess; there are some for battle-spirits and fftcg.\n"),
        (("battle-spirits", "--colour", "pink"), "No card of battle-spirits is pink; there is red, purple"),
    ],
)
def test_list_unknown(words: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run("list", *words)
    assert (code, output) == (2, "") and errors.startswith(sentence)


# ---- lint


def write(folder: Path, text: str) -> str:
    """A pack in a file; its path."""
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_lint_a_sound_pack(tmp_path: Path) -> None:
    file = write(tmp_path, PACK)
    assert run("lint", file) == (0, "0 problems in 1 file; 1 card in files without any\n", "")
    assert only_object(run("lint", file, "--json")[1]) == {"files": 1, "cards": 1, "problems": []}


def test_lint_names_every_problem(tmp_path: Path) -> None:
    spoilt = PACK.replace("cost: 3", "cost: -3").replace("draw", "drow").replace("levels: [1]", "levels: [2]")
    file = write(tmp_path, spoilt)
    code, output, errors = run("lint", file)
    assert code == 2 and output.startswith("2 problems in 1 file")
    assert errors.splitlines() == [
        f"{file}:8: MINE-001: A whole number belongs here, 0 or more, not `-3`.",
        f"{file}:19: MINE-001: There is no action `drow`; did you mean `draw`?",
    ]
    mended = write(tmp_path, spoilt.replace("drow", "draw").replace("-3", "3"))
    assert f"{mended}:16: MINE-001: The card has no level 2; its levels are [1]." in run("lint", mended)[2]


def test_lint_json(tmp_path: Path) -> None:
    file = write(tmp_path, PACK.replace("cost: 3", "cost: -3"))
    code, output, errors = run("lint", file, "--json")
    assert (code, errors) == (2, "")
    assert only_object(output) == {
        "files": 1,
        "cards": 0,
        "problems": [
            {
                "place": file,
                "line": 8,
                "sentence": "MINE-001: A whole number belongs here, 0 or more, not `-3`.",
            }
        ],
    }


def test_lint_a_file_that_is_not_there() -> None:
    code, _, errors = run("lint", "nowhere.yaml")
    assert code == 2 and errors == "nowhere.yaml:1: There is no such file.\n"


# ---- grammar and schema


def test_grammar() -> None:
    code, output, errors = run("grammar")
    assert (code, errors) == (0, "")
    for group, kinds in KINDS.items():
        assert f"{group.upper()}\n" in output
        for kind in kinds.values():
            assert f"  {kind.name}" in output and kind.about in output
    assert "  draw: draw cards\n      count* = value; who? = you | opponent | anyone\n" in output
    assert "THE WORDS OF BATTLE-SPIRITS" in output and "THE WORDS OF FFTCG" in output


def test_grammar_of_one_group_and_game() -> None:
    _, output, _ = run("grammar", "action", "--game", "fftcg")
    assert output.startswith("ACTION\n") and "  break [fftcg]: " in output and "  destroy" not in output


def test_grammar_json() -> None:
    content = only_object(run("grammar", "--json")[1])
    assert {kind["kind"] for kind in content["groups"]["target"]} == set(KINDS["target"])
    draw = next(kind for kind in content["groups"]["action"] if kind["kind"] == "draw")
    assert draw["main"] == "count" and draw["fields"][0] == {"name": "count", "type": "value", "needed": True}
    assert content["words"]["battle-spirits"]["colour"][0] == "red"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("verb",), "The grammar has no group verb; there is value, comparison, "),
        (("--game", "chess"), "No cards are written for chess; there is battle-spirits and fftcg.\n"),
    ],
)
def test_grammar_unknown(words: tuple[str, ...], sentence: str) -> None:
    code, output, errors = run("grammar", *words)
    assert (code, output) == (2, "") and errors.startswith(sentence)


def test_schema() -> None:
    code, output, _ = run("schema")
    assert code == 0 and json.loads(output)["title"] == "A pack of cards for Rulebound"
    assert only_object(run("schema", "--json")[1]) == json.loads(output)


# ---- help


def test_help_reads_well() -> None:
    _, output, _ = run("--help")
    assert "..." not in output.split("Commands:")[1]
    for command in ("show", "list", "lint", "grammar", "schema"):
        _, output, _ = run(command, "--help")
        assert f"\n    rulebound cards {command}" in output and "--json" in output
