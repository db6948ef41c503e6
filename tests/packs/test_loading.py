"""Loading packs: facts are checked, mistakes are told with file and line, and the built JSON is in step."""

import re
import textwrap
from pathlib import Path

import pytest

from rulebound import packs
from rulebound.effects.grammar import KINDS
from rulebound.effects.tree import walk
from rulebound.games.fftcg.building import CardBuilder
from rulebound.kernel.refusal import RuleboundError
from rulebound.packs import build
from rulebound.packs.facts import FACTS
from rulebound.packs.keywords import expand, keyword_ability
from rulebound.packs.loading import (
    PackRefused,
    examine_pack,
    load_decks,
    load_keywords,
    load_pack,
    load_words,
)
from rulebound.packs.makers.fftcg import fftcg_card

SPIRIT = """\
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
  levels: [{cores: 1, bp: 3000}, {cores: 3, bp: 5000, super-unleash: true}]
  symbols: [{colour: red, ex: true}]
  rarity: C
  block: A
  succession: true
  effects:
  - trigger:
      zone: field
      levels: [1, 2]
      when: {summoned: this}
      do:
      - draw: 1
"""
MAGIC = """\
game: battle-spirits
set: MINE
cards:
- number: MINE-002
  name: {ja: 炎}
  kind: magic
  colour: [red, blue]
  cost: 2
  reduction: []
  family: []
  soul-magic: red
  effects:
  - flash:
      do:
      - draw: 1
"""
FORWARD = """\
game: fftcg
set: mine
cards:
- number: 1-001H
  name: {en: Auron}
  kind: forward
  element: [fire]
  cost: 6
  power: 9000
  job: guardian
  category: [x]
  ex: true
  lb: 2
  generic: false
"""


def problems_of(text: str) -> list[str]:
    """What is wrong with a pack, each as place, line and sentence."""
    pack, problems = examine_pack(text, "mine.yaml")
    assert (pack is None) == bool(problems)
    return [str(problem) for problem in problems]


# ---- cards


def test_a_spirit() -> None:
    pack = load_pack(SPIRIT)
    (card,) = pack.cards
    assert (pack.game, pack.set, card.set) == ("battle-spirits", "MINE", "MINE")
    assert (card.number, card.kind, card.cost, card.rarity, card.block) == ("MINE-001", "spirit", 3, "C", "A")
    assert card.names == {"en": "Ember Fox"} and card.colours == ["red"] and card.reduction == ["red", "red"]
    assert card.levels == [packs.Level(1, 3000), packs.Level(3, 5000, super_unleash=True)]
    assert card.symbols == [packs.Symbol("red", ex=True)] and card.succession and not card.soul_magic
    assert [node.path for effect in card.effects for node in walk(effect)] == [
        "MINE-001/0",
        "MINE-001/0/when",
        "MINE-001/0/when/what",
        "MINE-001/0/do/0",
    ]


def test_a_magic_card() -> None:
    (card,) = load_pack(MAGIC).cards
    assert card.colours == ["red", "blue"] and card.soul_magic == "red" and card.levels == [] == card.symbols
    assert card.name("en") == card.name("zh-Hans") == "炎"


def test_a_forward() -> None:
    (card,) = load_pack(FORWARD).cards
    assert card.elements == ["fire"] and card.power == 9000 and card.jobs == ["guardian"]
    assert card.categories == ["x"] and card.ex and card.limit_break == 2 and not card.generic


def test_names_fall_back_to_the_nearest_language() -> None:
    text = SPIRIT.replace("{en: Ember Fox}", "{en: Fox, ja: 狐火, zh-Hant: 狐}")
    (card,) = load_pack(text).cards
    assert [card.name(language) for language in ("en", "ja", "zh-Hant", "zh-Hans")] == [
        "Fox",
        "狐火",
        "狐",
        "狐",
    ]


# ---- mistakes, with their lines


def test_an_unknown_action() -> None:
    assert problems_of(SPIRIT.replace("draw: 1", "draww: 1")) == [
        "mine.yaml:22: MINE-001: There is no action `draww`; did you mean `draw`?"
    ]


def test_a_negative_cost() -> None:
    assert problems_of(SPIRIT.replace("cost: 3", "cost: -3")) == [
        "mine.yaml:8: MINE-001: A whole number belongs here, 0 or more, not `-3`."
    ]


def test_a_spirit_without_levels() -> None:
    lines = [line for line in SPIRIT.splitlines() if "levels: [{" not in line]
    assert problems_of("\n".join(lines)) == [
        "mine.yaml:4: MINE-001: A spirit must say `levels`: from level 1 up: `{cores: 1, bp: 3000}`; "
        "a Nexus has no `bp`."
    ]


def test_a_level_that_the_card_does_not_have() -> None:
    assert problems_of(SPIRIT.replace("levels: [1, 2]", "levels: [1, 3]")) == [
        "mine.yaml:19: MINE-001: The card has no level 3; its levels are [1, 2]."
    ]


def test_an_ability_without_levels() -> None:
    lines = [line for line in SPIRIT.splitlines() if "levels: [1, 2]" not in line]
    (problem,) = problems_of("\n".join(lines))
    assert problem.startswith("mine.yaml:17: MINE-001: `trigger` must say at which levels it works")


@pytest.mark.parametrize(
    ("before", "after", "line", "sentence"),
    [
        ("game: battle-spirits", "game: chess", 1, "`game: battle-spirits` or `game: fftcg`, not `chess`"),
        ("game: battle-spirits", "", 2, "A pack must say its game"),
        ("set: MINE", "set: 26", 2, "A pack must say its set as a text"),
        ("set: MINE", "set: MINE\nauthor: me", 3, "A pack has no `author`"),
        ("set: MINE", "set: MINE\nname: Mine", 3, "A name is a mapping such as"),
        (
            "number: MINE-001",
            "number: 7",
            4,
            "A number is letters and digits joined by dashes, not `7`; put it in quotes.",
        ),
        ("number: MINE-001", "number: MINE/1", 4, "A number is letters and digits"),
        ("{en: Ember Fox}", "{fr: Renard}", 5, "A name has no `fr`"),
        ("{en: Ember Fox}", "{zh-Hant: 狐}", 5, "in `ja` or `en` at least"),
        ("{en: Ember Fox}", "Ember Fox", 5, "A name is a mapping such as {ja: キュペル, en: Qupel}"),
        ("kind: spirit", "kind: spirits", 6, "The kind of a card is spirit, nexus, magic, not `spirits`."),
        ("colour: red\n", "color: red\n", 7, "A card has no `color`; did you mean `colour`?"),
        ("  colour: red\n", "", 4, "A card must say `colour`: its colour, or a list of colours."),
        ("colour: red\n", "colour: pink\n", 7, "`pink` is no colour; there is red, purple"),
        ("reduction: [red, red]", "reduction: red", 9, "A list belongs here, not `red`; put it in [ ]."),
        ("reduction: [red, red]", "reduction: [red, rad]", 9, "`rad` is no colour; did you mean `red`?"),
        ("[wind-fang]", "[Wind Fang]", 10, "in small letters with dashes"),
        ("{cores: 1, bp: 3000}", "{cores: 0, bp: 3000}", 11, "A Spirit needs at least 1 Core at level 1."),
        ("{cores: 1, bp: 3000}", "{cores: 3, bp: 3000}", 11, "Level 2 must take more Cores than level 1."),
        ("{cores: 1, bp: 3000}", "{cores: 1}", 11, "Level 1 of a Spirit must say its `bp`."),
        ("{cores: 1, bp: 3000}", "{bp: 3000}", 11, "A level must say how many `cores` it takes."),
        ("{cores: 1, bp: 3000}", "{core: 1, bp: 3000}", 11, "A level has no `core`; did you mean `cores`?"),
        (
            "[{colour: red, ex: true}]",
            "[red]",
            12,
            "A symbol is a mapping such as {colour: red, ex: false}, not `red`.",
        ),
        ("[{colour: red, ex: true}]", "[]", 12, "A spirit has at least one symbol"),
        ("rarity: C", "rarity: common", 13, "The rarity is written in capital letters"),
        ("block: A", "block: AB", 14, "The block icon is a capital letter"),
        ("succession: true", "succession: yes please", 15, "true or false belongs here"),
        ("succession: true", "soul-magic: red", 15, "A spirit has no `soul-magic`; leave it out."),
        ("trigger:", "triger:", 17, "There is no ability `triger`; did you mean `trigger`?"),
        (
            "zone: field",
            "zone: field\n      label: super-unleash",
            19,
            "Level 1 has no `super-unleash: true`",
        ),
        (
            "- draw: 1",
            "- draw: {count: 1,\n          whom: you}",
            23,
            "`draw` has no field `whom`; did you mean `who`?",
        ),
        (
            "- draw: 1",
            "- destroy: {choose: {count: 1, up-to: false,\n          pick: now}}",
            23,
            "`now` is not possible here",
        ),
        ("{summoned: this}", "{summoned: [this", 21, "This is not valid YAML"),
        ("cost: 3", "cost: 3\n  cost: 4", 9, "This is not valid YAML: found duplicate key"),
        ("reduction: [red, red]", "reduction: &r [red]\n  colour: *r", 10, "a pack has no `*aliases`"),
    ],
)
def test_mistakes(before: str, after: str, line: int, sentence: str) -> None:
    assert before in SPIRIT
    told = problems_of(SPIRIT.replace(before, after, 1))
    assert any(problem.startswith(f"mine.yaml:{line}: ") and sentence in problem for problem in told), told


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("kind: magic", "kind: nexus", "A nexus must say `levels`"),
        ("soul-magic: red", "levels: [{cores: 1}]", "A magic has no `levels`; leave it out."),
        (
            "kind: magic",
            "kind: nexus\n  levels: [{cores: 0, bp: 1000}]\n  symbols: [{colour: red}]",
            "A Nexus has no BP",
        ),
        (
            "kind: magic",
            "kind: nexus\n  levels: []\n  symbols: [{colour: red}]",
            "A nexus has at least level 1.",
        ),
        ("- flash:\n      do:", "- cast:\n      do:", "`cast` is an ability of FF-TCG only"),
        ("effects:", "effects:\n  - keyword: succession", "`succession` is a fact of the card"),
        (
            "- number: MINE-002",
            "- MINE-001\n- number: MINE-002",
            "A card is a mapping that begins with its `number`.",
        ),
        (
            "effects:\n  - flash:\n      do:\n      - draw: 1",
            "effects: flash",
            "`effects` is a list of abilities",
        ),
    ],
)
def test_mistakes_of_other_kinds(before: str, after: str, sentence: str) -> None:
    assert before in MAGIC
    assert any(sentence in problem for problem in problems_of(MAGIC.replace(before, after, 1)))


def test_main_and_flash_belong_to_magic() -> None:
    effect = "  - flash:\n      do:\n      - draw: 1\n"
    (problem,) = problems_of(SPIRIT + effect)
    assert problem == (
        "mine.yaml:23: MINE-001: Only a magic has `flash`; a spirit has `trigger`, `activate` or `always`."
    )


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("  power: 9000\n", "", "A forward must say `power`: its power."),
        ("kind: forward", "kind: backup", "A backup has no `power`; leave it out."),
        ("kind: forward", "kind: character", "The kind of a card is forward, backup, summon, monster"),
        ("element: [fire]", "element: []", "This list is empty"),
        ("element: [fire]", "colour: red", "A card has no `colour`"),
        ("lb: 2", "lb: two", "A whole number belongs here"),
    ],
)
def test_mistakes_in_the_other_game(before: str, after: str, sentence: str) -> None:
    assert before in FORWARD
    assert any(sentence in problem for problem in problems_of(FORWARD.replace(before, after, 1)))


def test_every_problem_of_a_file_is_told_in_the_order_of_lines() -> None:
    second = SPIRIT.partition("cards:\n")[2].replace("cost: 3", "cost: x").replace("draw", "drow")
    told = problems_of(SPIRIT.replace("cost: 3", "cost: -1") + second)
    assert [problem.split(": ")[0] for problem in told] == [
        "mine.yaml:8",
        "mine.yaml:23",
        "mine.yaml:27",
        "mine.yaml:41",
    ]
    assert "The number MINE-001 was given before, in line 4." in told[1]


def test_a_refused_pack_says_all() -> None:
    with pytest.raises(PackRefused, match=r"^mine\.yaml:8: MINE-001: .*\nmine\.yaml:22: ") as caught:
        load_pack(SPIRIT.replace("cost: 3", "cost: -1").replace("draw", "drow"), "mine.yaml")
    assert len(caught.value.problems) == 2


@pytest.mark.parametrize(
    "text", ["", "- 1", "cards: {}", "game: battle-spirits\nset: A\ncards: 3", "%", "\x00"]
)
def test_what_is_no_pack(text: str) -> None:
    assert problems_of(text)


def test_deep_nesting_is_refused() -> None:
    condition = "{not: " * 200 + "x" + "}" * 200
    assert problems_of(SPIRIT.replace("- draw: 1", f"- if: {{that: {condition}, do: [{{draw: 1}}]}}"))
    assert problems_of("[" * 5000)


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(SPIRIT, encoding="utf-8")
    assert len(load_pack(file).cards) == 1
    file.write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(PackRefused, match="cannot be read"):
        load_pack(file)
    with pytest.raises(PackRefused, match=r"none\.yaml:1: There is no such file\."):
        load_pack(tmp_path / "none.yaml")


# ---- decks, words, keywords


def test_decks() -> None:
    (deck,) = load_decks("red:\n  names: {en: Red}\n  colour: red\n  cards:\n    A-1: 3\n    A-2: 1\n")
    assert (deck.name, deck.colour, deck.names, deck.cards) == (
        "red",
        "red",
        {"en": "Red"},
        [("A-1", 3), ("A-2", 1)],
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("red:\n  names: {en: Red}\n", "text:1: The deck red must say its `names`, and its `cards`"),
        (
            "red:\n  names: {en: Red}\n  cards: {A-1: 0}\n",
            "text:3: How many of A-1? Write a whole number, 1 or more.",
        ),
        ("red:\n  names: {en: Red}\n  size: 3\n  cards: {A-1: 1}\n", "text:3: A deck has no `size`"),
        ("red:\n  cards: {A-1: 1}\n", "text:1: A name is a mapping"),
    ],
)
def test_mistakes_in_decks(text: str, sentence: str) -> None:
    with pytest.raises(PackRefused) as caught:
        load_decks(text)
    assert sentence in str(caught.value)


def test_words() -> None:
    assert load_words("wind-fang: {en: Wind Fang, ja: 風牙}\n") == {
        "wind-fang": {"en": "Wind Fang", "ja": "風牙"}
    }
    with pytest.raises(PackRefused, match="text:1: A name has no `fr`"):
        load_words("wind-fang: {fr: Croc}\n")


KEYWORD = """\
storm:
  parameters: [family]
  ability:
    trigger:
      zone: field
      when: {summoned: {zone: field, controller: you, family: $family}}
      do:
      - draw: 1
"""


def test_keywords() -> None:
    definition = load_keywords(KEYWORD, "battle-spirits")["storm"]
    given = {"keyword": "storm", "family": "ore-folk", "levels": [2]}
    node = expand(definition, given, "battle-spirits", "X-1/0/ability")
    assert node.fields["levels"] == [2]
    assert node.fields["when"].fields["what"].fields["family"] == ["ore-folk"]
    assert all(each.path.startswith("X-1/0/ability") for each in walk(node))


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("draw: 1", "drow: 1", "text:8: storm: There is no action `drow`; did you mean `draw`?"),
        ("parameters: [family]", "parameter: family", "text:1: The keyword storm must say its `parameters`"),
        ("parameters: [family]", "parameters: []", "text:6: storm: `$family` is not among its parameters."),
    ],
)
def test_mistakes_in_keywords(before: str, after: str, sentence: str) -> None:
    with pytest.raises(PackRefused) as caught:
        load_keywords(KEYWORD.replace(before, after), "battle-spirits")
    assert sentence in str(caught.value)


def test_a_keyword_of_a_card_becomes_an_ability() -> None:
    effect = "  - keyword: {keyword: amplify, levels: [1, 2], family: ore-folk, number: 1000}\n"
    (card,) = load_pack(SPIRIT + effect).cards
    ability = keyword_ability(card.written["effects"][1], card.effects[1], card.game)
    assert ability is not None and ability.kind == "activate" and ability.path == "MINE-001/1/ability"
    (vanilla,) = load_pack(FORWARD + "  effects:\n  - keyword: haste\n").cards
    assert keyword_ability(vanilla.written["effects"][0], vanilla.effects[0], vanilla.game) is None


# ---- our own cards


def test_our_cards() -> None:
    cards = packs.cards_of("battle-spirits")
    starters = [card for card in cards if card.set.startswith("26RSD0")]
    assert len(starters) == 96 and [card.set for card in starters] == sorted(card.set for card in starters)
    assert packs.card_numbered("26rsd01-003").names["ja"] == "ロワミーク"
    assert packs.cards_of("fftcg")


def test_paths_are_unique() -> None:
    for game in ("battle-spirits", "fftcg"):
        paths = [
            node.path for card in packs.cards_of(game) for effect in card.effects for node in walk(effect)
        ]
        assert len(paths) == len(set(paths)) > 50


def test_our_decks() -> None:
    decks = packs.decks_of("battle-spirits")
    assert list(decks) == ["red", "purple", "green", "white", "yellow", "blue"]
    for name, deck in decks.items():
        assert sum(count for _, count in deck.cards) == 40
        assert {colour for number, _ in deck.cards for colour in packs.card_numbered(number).colours} == {
            name
        }


def test_families_have_names_in_four_languages() -> None:
    for names in packs.words_of("battle-spirits", "family").values():
        assert set(names) == {"en", "ja", "zh-Hant", "zh-Hans"}


def test_unknown_cards_and_games() -> None:
    with pytest.raises(packs.UnknownCard, match="There is no card RSD01-X01; did you mean 26RSD01-X01 or "):
        packs.card_numbered("RSD01-X01")
    with pytest.raises(packs.UnknownCard, match="`rulebound cards list` names all"):
        packs.card_numbered("?")
    with pytest.raises(packs.UnknownCardGame, match="There are no cards for chess"):
        packs.cards_of("chess")


# ---- building


def test_json_is_in_step_with_yaml() -> None:
    assert build.out_of_step() == [], "run python -m rulebound.packs.build"


def test_sets_are_in_order(tmp_path: Path) -> None:
    (tmp_path / "fftcg").mkdir()
    for name in ("10", "2", "1", "decks", "jobs"):
        (tmp_path / "fftcg" / f"{name}.yaml").touch()
    assert [file.stem for file in build.pack_files("fftcg", tmp_path)] == ["1", "2", "10"]


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        (
            {"a": SPIRIT, "b": SPIRIT, "families": "wind-fang: {en: W}"},
            "MINE-001 is in MINE and again in MINE.",
        ),
        ({"a": SPIRIT}, "The family wind-fang of MINE-001 has no names in families.yaml."),
        (
            {"a": MAGIC, "decks": "red:\n  names: {en: Red}\n  cards: {X-1: 1}"},
            "The deck red names X-1, which is in no pack.",
        ),
    ],
)
def test_packs_are_checked_together(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    (tmp_path / "battle-spirits").mkdir()
    for name, text in files.items():
        (tmp_path / "battle-spirits" / f"{name}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(RuleboundError, match=sentence):
        build.build_game("battle-spirits", tmp_path)


def test_build_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--check"]) == 0
    assert build.main(["--chek"]) == 2
    assert capsys.readouterr().err == "The only argument is --check.\n"


# ---- the guide

GUIDE = (Path(__file__).parents[2] / "docs" / "write-a-card.md").read_text(encoding="utf-8")
BLOCKS, FF_BLOCKS = (
    re.findall(r"```yaml\n(.*?)```", part, re.DOTALL) for part in GUIDE.split("## A card of FF-TCG")
)


def test_the_first_card_of_the_guide() -> None:
    (card,) = load_pack(BLOCKS[0]).cards
    assert card.number == "MINE-001" and card.effects[0].kind == "trigger"


@pytest.mark.parametrize("block", BLOCKS[1:])
def test_the_patterns_of_the_guide(block: str) -> None:
    head = SPIRIT.partition("  - trigger:")[0]
    load_pack(head + textwrap.indent(block, "  "))


@pytest.mark.parametrize("block", FF_BLOCKS[1:])
def test_the_patterns_of_the_guide_for_fftcg(block: str) -> None:
    head, _, _ = FF_BLOCKS[0].partition("  - trigger:")
    if block.startswith("- cast:"):
        head = head.replace("kind: forward", "kind: summon").replace("  power: 6000\n  job: warden\n", "")
    (card,) = load_pack(head + textwrap.indent(block, "  ")).cards
    assert len(card.effects) == len(re.findall(r"^- ", block, re.MULTILINE))
    assert fftcg_card(card, CardBuilder()).number == "MINE-101"


def test_the_mistakes_of_the_guide_are_told_so() -> None:
    spoilt = BLOCKS[0].replace("cost: 3", "cost: -3").replace("destroy", "destory")
    assert "\n".join(problems_of(spoilt)) in GUIDE


def test_the_guide_names_every_fact() -> None:
    for facts in FACTS.values():
        for key, fact in facts.items():
            assert f"`{key}`" in GUIDE, key
            assert fact.about in GUIDE or key in ("kind", "cost", "rarity"), fact.about


def test_the_guide_names_every_group() -> None:
    for group in KINDS:
        assert f"| {group} |" in GUIDE, group
