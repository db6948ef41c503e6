"""Files that are hardly packs: each is told in a sentence with its line, by lint and by every command."""

from pathlib import Path

import pytest

from rulebound.packs.loading import examine_pack
from rulebound.testing.cards import try_cards

BATTLE_SPIRITS = """game: battle-spirits
set: MINE
cards:
- number: MINE-001
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
  - trigger: {zone: field, levels: [1], when: {summoned: this}, do: [{draw: 1}]}
"""
FFTCG = """game: fftcg
set: MINE
cards:
- number: MINE-001
  name: {en: Paper Hawk}
  kind: forward
  element: fire
  cost: 3
  category: rb
  power: 5000
  job: knight
  effects:
  - trigger: {zone: field, when: {enters: this}, do: [{draw: 1}]}
"""
NESTED = "{draw: " + "{plus: [" * 40 + "1" + ", 1]}" * 40 + "}"
VALUES = {
    "!!bool abc": "a pack has no `!tags`; leave it out",
    "!!int abc": "a pack has no `!tags`",
    "!!float abc": "a pack has no `!tags`",
    "!!timestamp abc": "a pack has no `!tags`",
    "!!set {a, b}": "a pack has no `!tags`",
    "!!python/object/apply:os.system [ls]": "a pack has no `!tags`",
    "1" + "0" * 6000: "a number has at most 100 digits",
    "-1" + "0" * 6000: "a number has at most 100 digits",
    "1" + "0" * 90: "is too large; the most is 999999",
    ".inf": "not `inf`",
    ".nan": "not `nan`",
    "2020-01-01": "`2020-01-01`",
    '"\\ud800"': "there is half a character here",
    "[" * 100 + "]" * 100: "this is nested too deeply to be a card",
    "[" * 5000 + "]" * 5000: "nested too deeply to be a card",
}


@pytest.mark.parametrize("pack", [BATTLE_SPIRITS, FFTCG], ids=["battle-spirits", "fftcg"])
@pytest.mark.parametrize("value", VALUES, ids=lambda value: str(value)[:20])
@pytest.mark.parametrize("fact", ["cost: 3", "draw: 1"])
def test_an_odd_value_is_told(pack: str, value: str, fact: str) -> None:
    name = fact.partition(":")[0]
    text = pack.replace(fact, f"{name}: {value}")
    found, problems = examine_pack(text, trial=try_cards)
    assert found is None
    assert VALUES[value] in problems[0].sentence
    if not value.startswith("[" * 200):
        assert f"{name}:" in text.splitlines()[problems[0].line - 1]
    str(problems[0]).encode()


@pytest.mark.parametrize("pack", [BATTLE_SPIRITS, FFTCG], ids=["battle-spirits", "fftcg"])
def test_what_is_nested_too_deeply_is_told_with_its_line(pack: str) -> None:
    found, problems = examine_pack(pack.replace("{draw: 1}", NESTED))
    assert found is None
    assert "nested too deeply" in problems[0].sentence
    assert problems[0].line == len(pack.splitlines())
    shallow = "{draw: " + "{plus: [" * 15 + "1" + ", 1]}" * 15 + "}"
    assert examine_pack(pack.replace("{draw: 1}", shallow), trial=try_cards)[1] == []


@pytest.mark.parametrize("pack", [BATTLE_SPIRITS, FFTCG], ids=["battle-spirits", "fftcg"])
@pytest.mark.parametrize("encoding", ["utf-16", "shift-jis", "latin-1"])
def test_another_encoding_is_told(tmp_path: Path, pack: str, encoding: str) -> None:
    file = tmp_path / "mine.yaml"
    word = "\xe4" if encoding == "latin-1" else "鷹"
    file.write_bytes(pack.replace("Hawk", word).encode(encoding))
    found, problems = examine_pack(file)
    assert found is None
    assert "This file cannot be read" in problems[0].sentence
