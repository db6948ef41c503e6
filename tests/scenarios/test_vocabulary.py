"""No line passes because of a misspelt word: every word is one that the game has, or the nearest is told."""

from pathlib import Path
from typing import Any

import pytest

from rulebound.games import RULEBOOKS, rulebook_named, rulebook_names
from rulebound.kernel.rulebook import Rulebook
from rulebound.scenarios import ScenarioError, load_file, run
from rulebound.scenarios.reading import read_text
from rulebound.scenarios.vocabulary import EVENT, OTHER_TEXTS, QUESTION, VERB, vocabulary_of
from rulebound.testing.registry import everything

HEAD = "game: {}\nscenarios:\n- name: it\n  steps:\n  - "

MISSPELT = [
    ("blackpoker", "then: {no-event: drow}", "There is no event 'drow'; did you mean drew?"),
    ("blackpoker", "then: {no-event: [drew, dammage]}", "There is no event 'dammage'; did you mean damage?"),
    (
        "blackpoker",
        "then: {event-count: {shufled: 0}}",
        "There is no event 'shufled'; did you mean shuffled?",
    ),
    ("blackpoker", "then: {events: [{event: drow}]}", "There is no event 'drow'; did you mean drew?"),
    ("blackpoker", "then: {no-event: both-passed}", "There is no event 'both-passed'; did you mean "),
    ("blackpoker", "asks: {A: bp-chanse}", "There is no question 'bp-chanse'; did you mean bp-chance?"),
    (
        "blackpoker",
        "asks: {A: bp-chance, options: {exclude: [pas]}}",
        "There is no verb 'pas'; did you mean pass?",
    ),
    (
        "blackpoker",
        "asks: {A: bp-chance, options: {exclude: [up H66]}}",
        "There is no card 'H66'; did you mean H6?",
    ),
    (
        "blackpoker",
        "asks: {A: bp-chance, options: {exclude: [target B.soldier.1]}}",
        "There is no place 'B.soldier'; did you mean B.soldiers?",
    ),
    (
        "blackpoker",
        "asks: {A: bp-chance, options: {exclude: [target B.soldiers.x]}}",
        "'B.soldiers.x' does not say which one: places are counted from 1, as in B.soldiers.1.",
    ),
    (
        "blackpoker",
        "asks: {A: bp-chance, options: {include: [upp H6]}}",
        "There is no verb 'upp'; did you mean up?",
    ),
    (
        "blackpoker",
        "when: {A: summon-soldir C7}",
        "There is no verb 'summon-soldir'; did you mean summon-soldier?",
    ),
    (
        "blackpoker",
        "cannot: {A: sumon-soldier C7}\n    by: BP 2.1",
        "There is no verb 'sumon-soldier'; did you",
    ),
    (
        "blackpoker",
        "cannot: {A: summon-soldier C77}\n    by: BP 2.1",
        "There is no card 'C77'; did you mean C7?",
    ),
    ("blackpoker", "then: {A.graveyard: {exclude: [H99]}}", "There is no card 'H99'; did you mean H9?"),
    ("blackpoker", "then: {A.soldiers: {exclude: [H99 driven]}}", "There is no card 'H99'; did you mean H9?"),
    ("blackpoker", "then: {why_not: {A: {C77: {end: none}}}}", "There is no card 'C77'; did you mean C7?"),
    ("blackpoker", "then: {why_not: {A: {C7: {ende: none}}}}", "There is no verb 'ende'; did you mean end?"),
    (
        "blackpoker",
        "then: {why_not: {A: {A.soldier.1: {end: none}}}}",
        "There is no place 'A.soldier'; did you",
    ),
    ("fftcg", "then: {no-event: enterz}", "There is no event 'enterz'; did you mean enters?"),
    ("fftcg", "then: {no-event: all-damaged}", "There is no event 'all-damaged'; did you mean damaged?"),
    (
        "fftcg",
        "asks: {A: ff-priority, options: {exclude: [cast 1-004X]}}",
        "There is no card '1-004X'; did you",
    ),
    (
        "fftcg",
        "asks: {A: ff-priority, options: {exclude: [caste 1-004C]}}",
        "There is no verb 'caste'; did you mean",
    ),
    ("battle-spirits", "then: {no-event: destroyd}", "There is no event 'destroyd'; did you mean destroyed?"),
    (
        "battle-spirits",
        "cannot: {A: sumon 26RSD01-002}\n    by: BS 16.8",
        "There is no verb 'sumon'; did you mean",
    ),
    (
        "battle-spirits",
        "asks: {A: bs-main, options: {exclude: [rod]}}",
        "There is no verb 'rod'; did you mean red?",
    ),
    (
        "asteriated-grail",
        "cannot: {A: gale-strik}\n    by: AG C 1.4",
        "There is no verb 'gale-strik'; did you mean",
    ),
    (
        "asteriated-grail",
        "asks: {A: ag-act, options: {exclude: [gale-strik]}}",
        "There is no verb 'gale-strik'; did you mean gale-strike?",
    ),
    (
        "asteriated-grail",
        "then: {used: {exclude: [gale-strik]}}",
        "There is no verb 'gale-strik'; did you mean",
    ),
    (
        "asteriated-grail",
        "then: {A.effects: {exclude: [poisn by C]}}",
        "There is no card 'poisn'; did you mean",
    ),
    ("asteriated-grail", "cannot: {A: target Z}\n    by: AG 4(2).6", "'Z' is no seat; the last one is F."),
]


@pytest.mark.parametrize(("game", "step", "sentence"), MISSPELT)
def test_a_misspelt_word_is_an_error_with_the_nearest(game: str, step: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_text(HEAD.format(game) + step + "\n", "x.yaml")
    assert str(raised.value).startswith(f"x.yaml:5: {sentence}")


@pytest.mark.parametrize("game", sorted(OTHER_TEXTS))
def test_words_are_those_that_the_game_can_say(game: str) -> None:
    """What the source names and a table is told is known; what has a text and is known can be said."""
    rulebook = rulebook_named(game)
    words = vocabulary_of(rulebook)
    named = {tuple(item.split(" ", 1)) for item in everything(rulebook)}
    assert {verb for kind, verb in named if kind == "verb"} <= words.known[VERB]
    assert {name for kind, name in named if kind == "question"} <= words.known[QUESTION]
    for kind, texts in OTHER_TEXTS[game].items():
        assert not texts & {name for kind_named, name in named if kind_named == kind}
        assert not texts - {"word"} & words.known[kind], "`word` is a word of the Mystic Scholar too"
    assert len(words.known[EVENT]) > 30


def test_a_rulebook_of_ones_own_is_checked_by_what_it_lists(toy: None) -> None:
    said = "game: toy\nscenarios:\n- name: it\n  steps:\n  - then: {no-event: anything}\n"
    assert run(read_text(said)[0]).failures == [], "it lists nothing"
    rulebook: Rulebook = RULEBOOKS["toy"]
    rulebook.vocabulary = {"events": ["said"], "verbs": ["go", "stop"], "questions": ["toy-say"]}
    vocabulary_of.cache_clear()
    for step, sentence in [
        ("then: {no-event: anything}", "There is no event 'anything'; there are conceded, game-over, said"),
        ("asks: {A: toy-sai}", "There is no question 'toy-sai'; did you mean toy-say?"),
        ("when: {A: stopp}", "There is no verb 'stopp'; did you mean stop?"),
        ("when: {A: stop C7}", "There is no card 'C7'; "),
    ]:
        with pytest.raises(ScenarioError) as raised:
            read_text(HEAD.format("toy") + step + "\n", "x.yaml")
        assert str(raised.value).startswith(f"x.yaml:5: {sentence}")


# ---- names of cards


def test_a_name_that_several_cards_have_is_refused() -> None:
    shared = rulebook_named("fftcg").shared_names
    name = next(name for name in shared if name.isascii())
    numbers = ", ".join(rulebook_named("fftcg").code(face) for face in shared[name])
    for step in (f"when: {{A: cast {name}}}", f"then: {{A.hand: {{exclude: [{name}]}}}}"):
        with pytest.raises(
            ScenarioError, match=f"Several cards are called '{name}': {numbers}. Write the number"
        ):
            read_text(HEAD.format("fftcg") + step + "\n", "x.yaml")
    given = f"given: {{A: {{hand: [1-004C, {name}]}}}}"
    text = f"game: fftcg\nscenarios:\n- name: it\n  {given}\n  steps:\n  - then: {{turn: A}}\n"
    (failure,) = run(read_text(text)[0]).failures
    assert f"Several cards are called '{name}': {numbers}." in failure.sentence


def test_a_name_that_one_card_has_stands_for_its_number() -> None:
    text = (
        "game: fftcg\nscenarios:\n- name: it\n  given: {A: {hand: [NAME, 1-004C, 1-004C, 1-004C]}}\n"
        "  steps:\n  - then: {A.hand: [1-004C, NAME, 1-004C, 1-004C]}\n"
        "  - asks: {A: ff-priority, options: {include: [cast NAME]}}\n"
        "  - then: {A.hand: {exclude: [NAME]}}\n"
    ).replace("NAME", "Auron")
    failures = run(read_text(text)[0]).failures
    assert [failure.line for failure in failures if "should" in failure.sentence] == [8]


# ---- the words of a piece


@pytest.mark.parametrize("said", ["[S4 new driven +3]", "[S4 +3 driven new]", "[driven new S4 +3]"])
def test_the_order_of_the_words_of_a_piece_is_free(said: str) -> None:
    text = (
        "game: blackpoker\nscenarios:\n- name: it\n"
        f"  given: {{A: {{hand: [C7], life: 20, barriers: [H2], soldiers: {said}}}, B: {{life: 9}}}}\n"
        f"  steps:\n  - then: {{A.soldiers: {said}}}\n  - then: {{A.soldiers: {{include: {said}}}}}\n"
        f"  - then: {{A.soldiers.1: {said.strip('[]')}}}\n"
    )
    assert run(read_text(text)[0]).failures == []


def test_what_is_barred_is_barred_however_it_lies() -> None:
    text = (
        "game: blackpoker\nscenarios:\n- name: it\n"
        "  given: {A: {hand: [C7], life: 20, barriers: [H2], soldiers: [S4 new driven]}, B: {life: 9}}\n"
        "  steps:\n  - then: {A.soldiers: {exclude: [S4]}}\n  - then: {A.soldiers: {exclude: [S4 driven]}}\n"
        "  - then: {A.soldiers: {exclude: [S4 +3, S5]}}\n"
    )
    assert [failure.line for failure in run(read_text(text)[0]).failures] == [6, 7]


# ---- packs

PACK = """\
game: fftcg
set: mine
cards:
- number: MINE-001
  name: {en: Stone Giant of Mine}
  kind: forward
  element: [earth]
  cost: 3
  power: 7000
  category: [rb]
"""
WITH_PACK = """\
game: fftcg
packs: [PACKS]
scenarios:
- name: it
  given: {A: {hand: [1-004C], field: [MINE-001, 5-154S]}, B: {field: [5-154S]}}
  steps:
  - then: {A.field: [MINE-001, 5-154S], A.field.1.power: 7000}
"""


def test_a_file_names_its_packs(tmp_path: Path) -> None:
    file = tmp_path / "inner" / "mine.yaml"
    file.parent.mkdir()
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    file.write_text(WITH_PACK.replace("PACKS", "../pack.yaml"), encoding="utf-8")
    (scenario,) = load_file(file)
    assert run(scenario).failures == []
    assert "MINE-001" not in rulebook_named("fftcg").face_numbers, "nobody else has its cards"


@pytest.mark.parametrize(
    ("named", "pack", "sentence"),
    [
        ("gone.yaml", PACK, "There is no pack gone.yaml: "),
        ("pack.yaml", PACK.replace("cost: 3", "cots: 3"), "The packs cannot be used. "),
        ("pack.yaml", PACK.replace("MINE-001", "1-004C"), "The packs cannot be used. "),
    ],
)
def test_packs_that_cannot_be_used(tmp_path: Path, named: str, pack: str, sentence: str) -> None:
    (tmp_path / "pack.yaml").write_text(pack, encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(WITH_PACK.replace("PACKS", named), encoding="utf-8")
    with pytest.raises(ScenarioError) as raised:
        load_file(file)
    assert str(raised.value).startswith(f"{file}:2: {sentence}")


def test_only_games_with_cards_have_packs(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text("game: blackpoker\npacks: [pack.yaml]\nscenarios: []\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match="blackpoker is not played with cards from packs"):
        load_file(file)


def test_every_game_has_words() -> None:
    for game in rulebook_names():
        known: dict[str, Any] = vocabulary_of(rulebook_named(game)).known
        assert all(known.values())
