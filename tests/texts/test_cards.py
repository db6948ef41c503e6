"""Card text: every kind has a phrase in every language, different effects read differently, it reads well."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound.effects.grammar import KINDS, Kind
from rulebound.effects.reading import read_ability, words_of
from rulebound.effects.tree import Node
from rulebound.effects.vocabulary import VOCABULARY
from rulebound.packs import CardFacts, card_numbered, cards_of
from rulebound.texts.cards import ability_text, card_text
from rulebound.texts.pages import page_of

LANGUAGES = ["en", "ja", "zh-Hant", "zh-Hans"]
GAMES = ["battle-spirits", "fftcg"]
SAMPLE = {
    "battle-spirits": CardFacts("battle-spirits", "T", "T-1", {"en": "Sample"}, "spirit", 3),
    "fftcg": CardFacts("fftcg", "T", "T-2", {"en": "Sample"}, "forward", 3),
}

SAID_BY_THE_RULES = {
    ("trigger", "checked"): "in both games the rules say when a condition is checked",
    ("put", "shown"): "a card is seen anyway unless it goes from a hidden place to a hidden place",
    ("cores", "soul"): "the Soul Core is never in the Void",
    ("cores", "whose"): "the Void belongs to no player",
    ("change", "floor"): "no number falls below 0",
    ("choose", "as"): "a name binds; letters tell results apart where there are several",
    ("pick", "as"): "a name binds",
    ("all", "as"): "a name binds",
    ("discard-top", "as"): "a name binds",
    ("discard", "as"): "a name binds",
    ("name-colour", "as"): "a name binds",
    ("name-number", "as"): "a name binds",
    ("named-number", "bound"): "a name binds",
    ("bound", "name"): "a name binds",
    ("how-many", "bound"): "a name binds",
    ("discarded-from-deck", "what"): "where the card was is said by the event",
}
"""Fields that may be changed without a change of text, and why."""
FOREIGN = {
    "battle-spirits": {
        "power",
        "party-with",
        "shares-element",
        "counter",
        "payment",
        "job",
        "category",
        "element",
        "damage",
        "activate.name",
        "trigger.ex",
        "cannot.sources",
        "cannot.whose",
    },
    "fftcg": {"bp", "cores", "level", "levels", "label", "soul-core", "under", "colour", "family"},
}
"""Fields that make no sense in a game."""
IN_YOUR_TURN = Node("condition", "turn", {"whose": "you"}, "test")
OTHER_NUMBER = Node("value", "instead", {"usually": 1, "if": IN_YOUR_TURN, "then": 2}, "test")
NEEDED_TOO: dict[str, dict[str, Any]] = {
    "tax": {"cores": 3},
    "gains": {"keyword": "first"},
    "loses": {"lost": "keyword", "keyword": "first"},
    "takes": {"job": "first"},
    "facet": {"kind": "first"},
    "select": {"count": OTHER_NUMBER},
}
"""Fields without which a kind says too little."""


# ---- trees made from the grammar


def node(group: str, kind: str, /, **fields: Any) -> Node:
    return Node(
        group, kind, {name.rstrip("_").replace("_", "-"): value for name, value in fields.items()}, "test"
    )


def selector(**fields: Any) -> Node:
    return node("selector", "selector", zone="field", **fields)


def kinds_for(group: str, game: str) -> list[Kind]:
    return [kind for kind in KINDS[group].values() if kind.game in ("", game)]


def alternatives(type: str, game: str) -> list[Any]:
    """Different things of a type; the first is the usual one."""
    words = VOCABULARY[game]
    if type.startswith("list of "):
        return [[item] for item in alternatives(type[8:], game)]
    if type.endswith("+"):
        items = alternatives(type[:-1], game)
        return [[item] for item in items] + ([items[:2]] if len(items) > 1 else [])
    if type in MADE:
        return MADE[type](game)
    if type in words:
        # A card that is "anywhere" is where the event that speaks of it says.
        return [word for word in words[type] if word != "anywhere"]
    return words_of(type, game)


def kinds_of_card(game: str) -> list[str]:
    return VOCABULARY[game]["kind"]


def some_targets(game: str) -> list[Node]:
    mine, other = kinds_of_card(game)[:2]
    picked = {"up_to": False, "pick": "resolution"}
    return [
        node("target", "this"),
        node("target", "choose", count=1, from_=selector(controller="opponent", kind=[mine]), **picked),
        node("target", "choose", count=1, from_=selector(controller="opponent", kind=[other]), **picked),
        node("target", "pick", count=1, from_=selector(controller="opponent", kind=[mine]), **picked),
        node("target", "all", of=selector(controller="opponent", kind=[mine]), set="open"),
    ]


def some_selectors(game: str) -> list[Node]:
    mine, other = kinds_of_card(game)[:2]
    return [
        selector(controller="you", kind=[mine]),
        selector(controller="opponent", kind=[mine]),
        selector(controller="you", kind=[other]),
        node("selector", "selector", zone="hand", owner="you", kind=[mine]),
    ]


def some_facets(game: str) -> list[Node]:
    mine, other = kinds_of_card(game)[:2]
    return [
        node("facet", "facet", kind=[mine]),
        node("facet", "facet", kind=[other]),
        node("facet", "facet", named=["Alpha"], cost=node("comparison", "at-most", value=3)),
    ]


def some_actions(game: str) -> list[Node]:
    return [node("action", "draw", count=1), node("action", "draw", count=2)]


def some_statics(game: str) -> list[Node]:
    name = "bp" if game == "battle-spirits" else "power"
    this = node("target", "this")
    return [node("static", "change", what=name, of=this, by=by, down=False) for by in (1000, 2000)]


def some_abilities(game: str) -> list[Node]:
    return [node("ability", "always", zone="field", holds=[static]) for static in some_statics(game)]


def some_triggers(game: str) -> list[Node]:
    return [node("trigger", kind, what=some_selectors(game)[0]) for kind in ("attacks", "blocks")]


def some_conditions(game: str) -> list[Node]:
    return [node("condition", "exists", of=found) for found in some_selectors(game)[:2]]


MADE: dict[str, Callable[[str], list[Any]]] = {
    "whole": lambda game: [3, 5],
    "value": lambda game: [3, 5, node("value", "hand-size", of="you")],
    "flag": lambda game: [True, False],
    "text": lambda game: ["Alpha", "Beta"],
    "name": lambda game: ["first", "second"],
    "ex": lambda game: ["ex"],
    "family": lambda game: ["wind-fang", "ore-folk"] if game == "battle-spirits" else [],
    "job": lambda game: ["knight", "mage"] if game == "fftcg" else [],
    "category": lambda game: ["vii", "x"] if game == "fftcg" else [],
    "colour-or-name": lambda game: [*VOCABULARY[game].get("colour", []), "named"],
    "core-place": lambda game: [*VOCABULARY[game].get("core-place", []), *some_targets(game)[:2]],
    "target-or-selector": lambda game: [*some_selectors(game), some_targets(game)[0]],
    "comparison": lambda game: [node("comparison", kind, value=3) for kind in KINDS["comparison"]],
    "level": lambda game: [node("level", "level", cores=1, bp=bp) for bp in (4000, 5000)],
    "part": lambda game: [node("part", "part", do=[action]) for action in some_actions(game)],
    "payment": lambda game: [node("payment", word, count=2) for word in VOCABULARY[game].get("payment", [])],
    "selector": some_selectors,
    "facet": some_facets,
    "target": some_targets,
    "action": some_actions,
    "static": some_statics,
    "ability": some_abilities,
    "trigger": some_triggers,
    "condition": some_conditions,
}


def example(kind: Kind, game: str, full: bool) -> Node:
    """A node of a kind, with its needed fields or with all that the game has words for."""
    also = NEEDED_TOO.get(kind.name, {})
    fields = {}
    for field in kind.fields.values():
        choices = choices_for(kind, field.name, game)
        if choices and (field.needed or full or field.name in also):
            wanted = also.get(field.name, "first")
            fields[field.name] = choices[0] if wanted == "first" else wanted
    return Node(kind.group, kind.name, fields, "test")


def choices_for(kind: Kind, field: str, game: str) -> list[Any]:
    """What may stand in a field; conditions and triggers choose nothing."""
    if field in FOREIGN[game] or f"{kind.name}.{field}" in FOREIGN[game]:
        return []
    choices = alternatives(kind.fields[field].type, game)
    if kind.group in ("condition", "trigger"):
        return [choice for choice in choices if not (isinstance(choice, Node) and choice.kind == "choose")]
    return choices


def in_ability(part: Node, game: str) -> Node:
    """An ability in which a node of any group stands."""
    if part.group == "ability":
        return part
    if part.group in ("action", "static"):
        return node("ability", "always", zone="field", holds=[part])
    if part.group == "trigger":
        return node("ability", "trigger", zone="field", when=part, do=some_actions(game)[:1])
    if part.group == "condition":
        return node("ability", "always", zone="field", if_=part, holds=some_statics(game)[:1])
    if part.group == "target":
        name = "bp" if game == "battle-spirits" else "power"
        static = node("static", "change", what=name, of=part, by=1000, down=False, for_="turn")
        return node("ability", "trigger", zone="field", when=some_triggers(game)[0], do=[static])
    if part.group == "value":
        return in_ability(node("action", "draw", count=part), game)
    if part.group == "comparison":
        return in_ability(selector(kind=kinds_of_card(game)[:1], cost=part), game)
    if part.group == "facet":
        return in_ability(selector(not_=part), game)
    assert part.group == "selector"
    return in_ability(node("target", "all", of=part, set="open"), game)


def text_of(part: Node, game: str, language: str) -> str:
    return ability_text(in_ability(part, game), SAMPLE[game], language)


ALL_KINDS = [
    pytest.param(kind, game, id=f"{game}-{group}-{kind.name}")
    for game in GAMES
    for group in KINDS
    for kind in kinds_for(group, game)
]


def words_of_text(text: str, language: str) -> str:
    return re.sub("EX|BP|Lv|LB|CP|Sample|Alpha|Beta|Knight|Mage|VII", "", text) if language != "en" else text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "game"), ALL_KINDS)
def test_every_kind_has_a_phrase(kind: Kind, game: str, language: str) -> None:
    for full in (False, True):
        text = text_of(example(kind, game, full), game, language)
        assert text.strip()
        assert not re.search(r"[{}]|None|True|False|  |\.\.|。。", text), text
        if language != "en":
            assert not re.search("[a-z]", words_of_text(text, language)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "game"), ALL_KINDS)
def test_every_field_changes_the_text(kind: Kind, game: str, language: str) -> None:
    for field in kind.fields.values():
        if (kind.name, field.name) in SAID_BY_THE_RULES:
            continue
        texts: dict[str, Any] = {}
        for choice in choices_for(kind, field.name, game):
            part = example(kind, game, full=False)
            part.fields[field.name] = choice
            order = {name: part.fields[name] for name in kind.fields if name in part.fields}
            text = text_of(Node(part.group, part.kind, order, "test"), game, language)
            assert text not in texts, f"{field.name}: {choice} reads like {texts[text]}: {text}"
            texts[text] = choice


@pytest.mark.parametrize("game", GAMES)
def test_characters_of_each_chinese(game: str) -> None:
    for group in KINDS:
        for kind in kinds_for(group, game):
            part = example(kind, game, full=True)
            for language, encoding in (("zh-Hans", "gb2312"), ("zh-Hant", "big5")):
                text = re.sub("[▶〔〕《》『』【】「」・―×]", "", text_of(part, game, language))
                text.encode(encoding)


# ---- the cards themselves


def all_abilities() -> Iterator[tuple[CardFacts, Node]]:
    for game in GAMES:
        for card in cards_of(game):
            for ability in card.effects:
                yield card, ability


def plain(value: Any) -> Any:
    """A tree without its paths, to compare."""
    if isinstance(value, Node):
        return (value.group, value.kind, tuple((name, plain(inner)) for name, inner in value.fields.items()))
    return tuple(plain(item) for item in value) if isinstance(value, list) else value


def test_equal_texts_only_for_equal_effects() -> None:
    for language in LANGUAGES:
        seen: dict[tuple[str, str, str], Any] = {}
        for card, ability in all_abilities():
            this = card.kind if card.game == "battle-spirits" else card.number
            key = (card.game, this, ability_text(ability, card, language))
            assert seen.setdefault(key, plain(ability)) == plain(ability), key


def copied(held: Any) -> Any:
    """A tree of its own."""
    if isinstance(held, Node):
        fields = {name: copied(value) for name, value in held.fields.items()}
        return Node(held.group, held.kind, fields, held.path)
    return [copied(item) for item in held] if isinstance(held, list) else held


def mutants(ability: Node, game: str) -> Iterator[tuple[str, Node]]:
    """The ability with one thing changed, for every thing that can be."""
    for path in paths_to_nodes(ability):
        original = at(ability, path)
        if original.group in ("level", "payment", "part"):
            continue
        for name, field in KINDS[original.group][original.kind].fields.items():
            if name not in original.fields or (original.kind, name) in SAID_BY_THE_RULES:
                continue
            if original.fields[name] == "anywhere" or (
                name == "owner" and original.fields["zone"] in ("open", "looked")
            ):
                continue  # see `alternatives`; and whose cards are aside is said where they are turned up
            if name == "zone" and path and at(ability, path[:-1]).kind == "discarded-from-deck":
                continue
            for value in changed(original.fields[name], field.type, game):
                mutant = copied(ability)
                at(mutant, path).fields[name] = value
                yield f"{original.kind}.{name}: {original.fields[name]} -> {value}", mutant


def paths_to_nodes(node: Node, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for name, value in node.fields.items():
        for index, item in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(item, Node):
                yield from paths_to_nodes(item, (*path, (name, index)))


def at(node: Node, path: tuple[Any, ...]) -> Node:
    for name, index in path:
        value = node.fields[name]
        node = value if index is None else value[index]
    return node


def changed(value: Any, type: str, game: str) -> Iterator[Any]:
    """Other values in place of one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str) and type not in ("text", "name", "colour-or-name"):
        yield from (word for word in alternatives(type, game) if word != value and isinstance(word, str))
    elif isinstance(value, list) and value and not isinstance(value[0], Node):
        if type == "list of whole":
            yield [*value, 9]
        else:
            item_type = type.removesuffix("+").removeprefix("list of ")
            yield from ([word] for word in alternatives(item_type, game) if [word] != value)
    elif isinstance(value, Node) and value.kind == "choose":
        yield Node("target", "pick", value.fields, value.path)
    elif isinstance(value, Node) and value.group == "comparison":
        kinds = [kind for kind in KINDS["comparison"] if kind != value.kind]
        yield from (Node("comparison", kind, value.fields, value.path) for kind in kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_change_of_a_card_changes_its_text(language: str) -> None:
    for card, ability in all_abilities():
        text = ability_text(ability, card, language)
        for change, mutant in mutants(ability, card.game):
            assert ability_text(mutant, card, language) != text, f"{card.number} {change}: {text}"


IN_SIGNS = {"gain-crystals", "pay-crystals"}
"""Steps whose number is told in signs, as payments are."""


def numbers(tree: Node) -> Iterator[int]:
    """All numbers of a tree that its text must show."""
    for name, value in tree.fields.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node) and (item.group == "payment" or item.kind in IN_SIGNS):
                continue
            if isinstance(item, Node):
                yield from numbers(item)
            elif isinstance(item, int) and not isinstance(item, bool) and (name, item) != ("floor", 0):
                yield item


ONE = re.compile(r"top card|the Soul Core|ソウルコア(?!以外)|[靈灵]魂能量(?!以外)")
"""Where a single one needs no figure."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_in_the_text(language: str) -> None:
    for card, ability in all_abilities():
        text = ability_text(ability, card, language)
        shown = {int(found) for found in re.findall(r"\d+", text)}
        missing = set(numbers(ability)) - shown
        assert not missing - ({1} if ONE.search(text) else set()), f"{card.number}: {missing} not in {text}"


def test_card_text_has_keywords_first() -> None:
    assert card_text(card_numbered("26RSD01-X02"), "en")[:2] == [
        "Lv2 《Super Unleash》: 4 Cores or the Soul Core",
        "《Succession》",
    ]
    assert card_text(card_numbered("26RSD01-014"), "ja")[0] == "《ソウルマジック：赤》"
    assert card_text(card_numbered("26RSD01-014"), "zh-Hans")[0] == "《灵魂魔法：红色》"
    assert card_text(card_numbered("26RSD01-005"), "zh-Hant") == []


@pytest.mark.parametrize("game", GAMES)
def test_page_of_all_cards_is_current(game: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "cards" / f"{game}.md"
    written = page.read_text(encoding="utf-8")
    assert written == page_of(game), "run `python -m rulebound.texts.pages` to write it anew"


# ---- how far a condition reaches


ONE_STEP: Any = {"draw": 1}
TWO_STEP: Any = {"draw": 2}
THREE_STEP: Any = {"draw": 3}
SO: Any = {"life-reduced": "you"}
SHAPES: list[list[Any]] = [
    [ONE_STEP, TWO_STEP, THREE_STEP],
    [{"may": [ONE_STEP, TWO_STEP, THREE_STEP]}],
    [{"may": [ONE_STEP, TWO_STEP]}, THREE_STEP],
    [{"may": [ONE_STEP]}, TWO_STEP, THREE_STEP],
    [{"may": [ONE_STEP]}, {"may": [TWO_STEP]}, THREE_STEP],
    [{"may": [ONE_STEP, {"may": [TWO_STEP]}]}, THREE_STEP],
    [{"may": [ONE_STEP, {"may": [TWO_STEP]}, THREE_STEP]}],
    [{"may": [ONE_STEP, {"may": [TWO_STEP, THREE_STEP]}]}],
    [{"if": {"that": SO, "do": [ONE_STEP, TWO_STEP, THREE_STEP]}}],
    [{"if": {"that": SO, "do": [ONE_STEP, TWO_STEP]}}, THREE_STEP],
    [{"if": {"that": SO, "do": [ONE_STEP]}}, TWO_STEP, THREE_STEP],
    [{"if": {"that": SO, "do": [ONE_STEP], "else": [TWO_STEP]}}, THREE_STEP],
    [{"if": {"that": SO, "do": [ONE_STEP], "else": [TWO_STEP, THREE_STEP]}}],
    [{"if": {"that": SO, "do": [{"may": [ONE_STEP]}, TWO_STEP]}}, THREE_STEP],
    [{"if": {"that": SO, "do": [{"may": [ONE_STEP, TWO_STEP]}]}}, THREE_STEP],
    [{"if": {"that": SO, "do": [{"may": [ONE_STEP]}]}}, TWO_STEP, THREE_STEP],
    [{"may": [{"if": {"that": SO, "do": [ONE_STEP]}}, TWO_STEP]}, THREE_STEP],
    [{"may": [{"if": {"that": SO, "do": [ONE_STEP, TWO_STEP]}}]}, THREE_STEP],
    [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP]}}, THREE_STEP],
    [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP, THREE_STEP]}}],
    [{"if-you-do": {"do": [ONE_STEP, TWO_STEP], "then": [THREE_STEP]}}],
    [{"if-you-do": {"do": [{"may": [ONE_STEP]}], "then": [TWO_STEP]}}, THREE_STEP],
    [{"may": [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP]}}]}, THREE_STEP],
    [{"may": [{"if-you-do": {"do": [ONE_STEP], "then": [TWO_STEP]}}, THREE_STEP]}],
    [{"repeat": {"times": 4, "do": [ONE_STEP, TWO_STEP, THREE_STEP]}}],
    [{"repeat": {"times": 4, "do": [ONE_STEP, TWO_STEP]}}, THREE_STEP],
    [{"repeat": {"times": 4, "do": [ONE_STEP]}}, TWO_STEP, THREE_STEP],
    [{"may-instead": {"usually": [ONE_STEP], "then": [TWO_STEP]}}, THREE_STEP],
    [{"may-instead": {"usually": [ONE_STEP], "then": [TWO_STEP, THREE_STEP]}}],
    [{"may-instead": {"usually": [ONE_STEP, TWO_STEP], "then": [THREE_STEP]}}],
    [{"may-instead": {"usually": [ONE_STEP], "if": SO, "then": [TWO_STEP]}}, THREE_STEP],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_plain_how_far_a_condition_reaches(language: str) -> None:
    texts = [
        ability_text(read({"main": {"do": shape}}), SAMPLE["battle-spirits"], language) for shape in SHAPES
    ]
    for text, shape in zip(texts, SHAPES, strict=True):
        assert texts.count(text) == 1, f"{shape}: {text}"


# ---- read aloud


def read(plain_ability: Any, game: str = "battle-spirits") -> Node:
    return read_ability(plain_ability, game, "test")


READ_ALOUD = {
    "26RSD01-003": [
        "Lv1·Lv2 [When Summoned] If you have an exhausted red Spirit, select 1 of your opponent's "
        "Spirits with 3000 BP or less and destroy it.",
        "Lv1・Lv2『召喚時』自分の疲労状態の赤のスピリットがいるとき、相手のBP3000以下のスピリット1体"
        "を選び、破壊する。",
        "Lv1・Lv2『召喚時』若自己有處於疲勞狀態的紅色靈魂卡，指定對手1張BP3000以下的靈魂卡，將其破壞。",
        "Lv1・Lv2『召唤时』若自己有处于疲劳状态的红色灵魂卡，指定对手1张BP3000以下的灵魂卡，将其破坏。",
    ],
    "26RSD01-007": [
        "Lv1·Lv2 [During Attack] [Activate: Flash] [Once per turn] Discard 1 Wind Fang card from "
        "your Hand ▶ This Spirit gets +3000 BP this battle.",
        "Lv1・Lv2『アタック中』【起動：フラッシュ】〔ターンに1回〕自分の手札の系統：「風牙」を持つカ"
        "ード1枚を破棄する▶このバトルの間、このスピリットをBP+3000する。",
        "Lv1・Lv2『攻擊中』【起動：靈動】〔每回合1次〕將自己手牌中1張持有系統：「風牙」的卡牌廢棄▶本"
        "次戰鬥中，這張靈魂卡BP+3000。",
        "Lv1・Lv2『攻击中』【起动：灵动】〔每回合1次〕将自己手牌中1张持有系统：「风牙」的卡牌废弃▶本"
        "次战斗中，这张灵魂卡BP+3000。",
    ],
    "26RSD05-003": [
        "Lv1·Lv2 [When Destroyed] You can select 1 of your opponent's Spirits; it gets -2000 BP this "
        "turn; then, if its BP is 0, destroy it.",
        "Lv1・Lv2『破壊時』次のことができる：相手のスピリット1体を選び、このターンの間、BP-2000し、そ"
        "の後、そのBPが0のとき、それを破壊する。",
        "Lv1・Lv2『破壞時』可以指定對手1張靈魂卡，本回合中，其BP-2000；之後，若其BP為0，將其破壞。",
        "Lv1・Lv2『破坏时』可以指定对手1张灵魂卡，本回合中，其BP-2000；之后，若其BP为0，将其破坏。",
    ],
    "1-192S": [
        "When Cid Raines enters the field, choose 1 dull Forward your opponent controls. Deal it "
        "4000 damage. Until the end of the turn, when that Forward is put from the field into "
        "the Break Zone, your opponent discards 1 card from their hand.",
        "シド・レインズがフィールドに出たとき、対戦相手のダル状態のフォワード1体を選ぶ。それに4000ダメー"
        "ジを与える。ターン終了時まで、そのフォワードがフィールドからブレイクゾーンに置かれた"
        "とき、対戦相手は手札を1枚捨てる。",
        "シド・レインズ進場時，選擇對手1個處於休止狀態的前鋒。給予其4000點傷害。直到回合結束，該前鋒從戰場被"
        "置於損毀區時，對手丟棄1張手牌。",
        "シド・レインズ进场时，选择对手1个处于休止状态的前锋。给予其4000点伤害。直到回合结束，该前锋从战场被"
        "置于损毁区时，对手丢弃1张手牌。",
    ],
}
"""The first ability of some cards, as a player would read it."""


@pytest.mark.parametrize("number", READ_ALOUD)
def test_read_aloud(number: str) -> None:
    card = card_numbered(number)
    assert [ability_text(card.effects[0], card, language) for language in LANGUAGES] == READ_ALOUD[number]


THEIRS = {"zone": "field", "controller": "opponent", "kind": "spirit"}
MINE = {"zone": "field", "controller": "you", "kind": "spirit"}


def chosen(things: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"choose": {"count": 1, "up-to": False, "pick": "resolution", "from": things, **more}}


SELDOM: list[tuple[list[Any], str, str]] = [
    (
        [
            {"exhaust": chosen(THEIRS)},
            {"if": {"that": {"is": {"what": "it", "that": {"zone": "trash"}}}, "do": [ONE_STEP]}},
        ],
        "Select 1 of your opponent's Spirits and exhaust it. Then, if it is in the Trash, draw 1 card.",
        "相手のスピリット1体を選び、疲労させる。その後、それがトラッシュにあるとき、カードを1枚ドローする。",
    ),
    (
        [
            {"exhaust": chosen(THEIRS, **{"as": "one"})},
            {"refresh": chosen(MINE, **{"as": "two"})},
            {"destroy": {"bound": "one"}},
        ],
        "Select 1 of your opponent's Spirits (A) and exhaust it. Then, select 1 of your Spirits (B) and "
        "refresh it. Then, destroy A.",
        "相手のスピリット1体（A）を選び、疲労させる。その後、自分のスピリット1体（B）を選び、回復させる。"
        "その後、「A」を破壊する。",
    ),
    (
        [
            {
                "destroy": {
                    "choose": {
                        "count": 2,
                        "up-to": False,
                        "by": "opponent",
                        "pick": "resolution",
                        "from": THEIRS,
                    }
                }
            }
        ],
        "Your opponent selects 2 of their Spirits. Destroy them.",
        "相手は自身のスピリット2体を選び、それらを破壊する。",
    ),
    (
        [
            {
                "if": {
                    "that": {"not": {"exists": {"zone": "trash", "owner": "you", "family": "wind-fang"}}},
                    "do": [ONE_STEP],
                }
            }
        ],
        "Unless there is a Wind Fang card in your Trash, draw 1 card.",
        "自分のトラッシュの系統：「風牙」を持つカードがないとき、カードを1枚ドローする。",
    ),
    (
        [
            {
                "destroy": {
                    "choose": {
                        "count": {"divide": {"value": {"count": MINE}, "by": 2}},
                        "up-to": True,
                        "pick": "resolution",
                        "from": THEIRS,
                    }
                }
            }
        ],
        "Select up to 1 of your opponent's Spirits for every 2 of your Spirits and destroy them.",
        "自分のスピリット2体につき、相手のスピリット1体までを選び、破壊する。",
    ),
    (
        [{"may": [{"change": {"what": "bp", "of": "this", "by": 1000, "down": False, "for": "turn"}}]}],
        "You can do this: this card gets +1000 BP this turn.",
        "このターンの間、このカードをBP+1000できる。",
    ),
]
"""Shapes that no card has yet, with their English and Japanese text."""


@pytest.mark.parametrize(("steps", "english", "japanese"), SELDOM)
def test_seldom_shapes(steps: list[Any], english: str, japanese: str) -> None:
    magic = CardFacts("battle-spirits", "T", "T-3", {"en": "Sample"}, "magic", 3)
    ability = read({"main": {"do": steps}})
    assert ability_text(ability, magic, "en") == f"[Main] {english}"
    assert ability_text(ability, magic, "ja") == f"【メイン】{japanese}"
