"""Reading effects: short forms are written out, and whatever is wrong is told with its place and a remedy."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.effects.grammar import KINDS
from rulebound.effects.reading import PackError, examine_ability, read_ability, read_part
from rulebound.effects.tree import Node, walk

BS = "battle-spirits"
FF = "fftcg"
OPPOSING = {"zone": "field", "controller": "opponent", "kind": "spirit"}
CHOOSE = {"choose": {"count": 1, "up-to": False, "pick": "resolution", "from": OPPOSING}}
BP_PLUS = {"change": {"what": "bp", "of": "this", "by": 2000, "down": False}}


def flash(*steps: Any) -> dict[str, Any]:
    """A Flash effect with these steps."""
    return {"flash": {"do": list(steps)}}


def trigger(**fields: Any) -> dict[str, Any]:
    """When summoned, draw; other fields as given."""
    return {
        "trigger": {
            "zone": "field",
            "levels": [1],
            "when": {"summoned": "this"},
            "do": [{"draw": 1}],
            **fields,
        }
    }


def cores(from_: Any, to: Any, soul: str) -> dict[str, Any]:
    """One Core moves."""
    return {"cores": {"count": 1, "up-to": False, "from": from_, "to": to, "soul": soul}}


def plain(node: Any) -> Any:
    """A tree as nested tuples, to compare."""
    if isinstance(node, Node):
        return (node.group, node.kind, {name: plain(held) for name, held in node.fields.items()}, node.path)
    return [plain(item) for item in node] if isinstance(node, list) else node


def first_problem(ability: Any, game: str = BS, levels: int = 2) -> tuple[str, str]:
    """Where the first problem is, and its sentence."""
    with pytest.raises(PackError) as caught:
        read_ability(ability, game, "X-1/0", levels)
    assert str(caught.value) == f"{caught.value.path}: {caught.value.sentence}"
    return caught.value.path, caught.value.sentence


# ---- short forms


@pytest.mark.parametrize(
    ("type", "short", "long"),
    [
        ("action", {"draw": 2}, {"draw": {"count": 2}}),
        ("action", {"destroy": "this"}, {"destroy": {"what": "this"}}),
        ("action", {"may": [{"draw": 1}]}, {"may": {"do": [{"draw": {"count": 1}}]}}),
        ("trigger", {"summoned": OPPOSING}, {"summoned": {"what": OPPOSING}}),
        ("condition", {"exists": OPPOSING}, {"exists": {"of": OPPOSING}}),
        ("condition", {"not": {"exists": OPPOSING}}, {"not": {"condition": {"exists": {"of": OPPOSING}}}}),
        ("value", {"count": OPPOSING}, {"count": {"of": OPPOSING}}),
        ("value", {"plus": [2, 2]}, {"plus": {"values": [2, 2]}}),
        ("comparison", {"at-most": 3}, {"at-most": {"value": 3}}),
        ("target", {"bound": "hit"}, {"bound": {"name": "hit"}}),
        ("selector", {**OPPOSING, "kind": "spirit"}, {**OPPOSING, "kind": ["spirit"]}),
        ("ability", {"keyword": "clash"}, {"keyword": {"keyword": "clash"}}),
    ],
)
def test_short_and_long_are_the_same(type: str, short: Any, long: Any) -> None:
    assert plain(read_part(type, short, BS, "here")) == plain(read_part(type, long, BS, "here"))


def test_what_a_tree_looks_like() -> None:
    node = read_ability(flash({"destroy": CHOOSE}), BS, "26RSD01-003/1", 0)
    assert [(each.kind, each.path) for each in walk(node)] == [
        ("flash", "26RSD01-003/1"),
        ("destroy", "26RSD01-003/1/do/0"),
        ("choose", "26RSD01-003/1/do/0/what"),
        ("selector", "26RSD01-003/1/do/0/what/from"),
    ]
    selector = walk(node)[-1]
    assert selector.fields == {"zone": "field", "controller": "opponent", "kind": ["spirit"]}


def test_fields_stand_in_the_order_of_the_grammar() -> None:
    node = read_ability(trigger(), BS, "X-1/0", 1)
    order = [name for name in KINDS["ability"]["trigger"].fields if name in node.fields]
    assert list(node.fields) == order


def test_a_static_as_a_step_stays_a_static() -> None:
    node = read_ability(flash({"change": {**BP_PLUS["change"], "of": CHOOSE, "for": "turn"}}), BS, "X-1/0", 0)
    assert node.fields["do"][0].group == "static"


def test_several_words() -> None:
    node = read_part(
        "selector", {"zone": "field", "controller": "you", "kind": ["spirit", "nexus"]}, BS, "here"
    )
    assert node.fields["kind"] == ["spirit", "nexus"]


def test_payments_parts_and_levels() -> None:
    payment = read_part("list of payment", ["dull", {"fire": 2}], FF, "here")
    assert [(item.group, item.kind, item.fields) for item in payment] == [
        ("payment", "dull", {"count": 1}),
        ("payment", "fire", {"count": 2}),
    ]
    part = read_part("part", [{"draw": 1}], FF, "here")
    assert (part.group, part.fields["do"][0].path) == ("part", "here/do/0")
    level = read_part("level", {"cores": 1, "bp": 3000}, BS, "here")
    assert level.fields == {"cores": 1, "bp": 3000}


def test_a_core_place_is_a_word_or_a_target() -> None:
    node = read_part(
        "action",
        {"cores": {"count": 1, "up-to": False, "from": "void", "to": CHOOSE, "soul": "never"}},
        BS,
        "x",
    )
    assert node.fields["from"] == "void" and node.fields["to"].kind == "choose"


# ---- what cannot be read


@pytest.mark.parametrize(
    ("ability", "path", "sentence"),
    [
        (flash({"destory": "this"}), "/do/0", "There is no action `destory`; did you mean `destroy`?"),
        (
            flash({"xyzzy": 1}),
            "/do/0",
            "There is no action `xyzzy`; what there is, is listed by `rulebound cards grammar action`.",
        ),
        (
            flash({"break": "this"}),
            "/do/0",
            "`break` is an action of FF-TCG only, and this is a card of Battle Spirits",
        ),
        (flash({"draw": -1}), "/do/0/count", "never below 0"),
        (flash({"draw": "two"}), "/do/0/count", "There is no value `two`"),
        (
            flash({"draw": {"count": 1, "wo": "you"}}),
            "/do/0/wo",
            "`draw` has no field `wo`; did you mean `who`?",
        ),
        (flash({"draw": {"count": OPPOSING}}), "/do/0/count", "to count objects write {count: …}"),
        (flash({"destroy": OPPOSING}), "/do/0/what", "This is a selector, and a target is needed"),
        (flash({"if": {"that": OPPOSING, "do": [{"draw": 1}]}}), "/do/0/that", "write {exists: …}"),
        (flash("end-battel"), "/do/0", "There is no action `end-battel`; did you mean `end-battle`?"),
        (flash("draw"), "/do/0", "`draw` says too little alone; write {draw: …}."),
        (flash({"end-battle": True}), "/do/0", "`end-battle` has no fields; write it alone"),
        (
            flash({"draw": 1, "destroy": "this"}),
            "/do/0",
            "has one key, its kind; this one has `draw`, `destroy`",
        ),
        (flash({"put": "this"}), "/do/0", "write {put: {what: …, to: …, shown: …}}"),
        (flash({"put": {"what": "this", "to": "hand"}}), "/do/0", "`put` must say `shown`: true or false."),
        (
            flash({"put": {"what": "this", "to": "hand", "shown": 1}}),
            "/do/0/shown",
            "true or false belongs here, not `1`",
        ),
        (
            flash({"put": {"what": "this", "to": "break-zone", "shown": True}}),
            "/do/0/to",
            "`break-zone` is not possible here",
        ),
        (flash(), "/do", "This list is empty"),
        ({"flash": {"do": {"draw": 1}}}, "/do", "A list belongs here"),
        (flash(3), "/do/0", "An action belongs here, not `3`."),
        (flash(None), "/do/0", "An action belongs here, not nothing."),
        (
            {"trigger": [1]},
            "",
            "`trigger` needs its fields by name; write {trigger: {zone: …, when: …, do: …}}.",
        ),
        (trigger(zone="feild"), "/zone", "`feild` is no zone; did you mean `field`?"),
        (trigger(levels=[1, 1]), "/levels", "This list says something twice: 1, 1."),
        (trigger(levels=[-1]), "/levels/0", "A whole number belongs here, 0 or more, not `-1`."),
        (
            trigger(when={"summoned": {**OPPOSING, "cost": 3}}),
            "/when/what/cost",
            "write {at-most: 3}, {at-least: 3} or {equals: 3}",
        ),
        (
            trigger(when={"summoned": {**OPPOSING, "element": "fire"}}),
            "/when/what/element/0",
            "Battle Spirits has no element",
        ),
        (
            trigger(when={"summoned": {**OPPOSING, "family": "Wind Fang"}}),
            "/when/what/family/0",
            "in small letters with dashes",
        ),
        (trigger(when={"summoned": {**OPPOSING, "named": 7}}), "/when/what/named/0", "put it in quotes"),
        (trigger(when={"summoned": {**OPPOSING, "named": ["Cid", 7]}}), "/when/what/named/1", "in quotes"),
        (trigger(when={"summoned": {**OPPOSING, "not": "spirit"}}), "/when/what/not", "A facet is a mapping"),
        (trigger(when={"summoned": {**OPPOSING, "not": {"zone": 1}}}), "/when/what/not/zone", "no field"),
        (trigger(when={"summoned": 5}), "/when/what", "A target belongs here"),
        ({"keyword": {"keyword": "haste"}}, "/keyword", "`haste` is no keyword"),
        (5, "", "An ability belongs here, not `5`."),
        ({}, "", "this one has none"),
    ],
)
def test_what_cannot_be_read(ability: Any, path: str, sentence: str) -> None:
    where, told = first_problem(ability)
    assert where == f"X-1/0{path}"
    assert sentence in told and told.endswith((".", "?"))


def test_a_kind_of_another_group() -> None:
    ability = {"always": {"zone": "field", "levels": [1], "holds": [{"draw": 1}]}}
    assert first_problem(ability)[1].startswith("`draw` is an action, and a static is needed here; ")


def test_exists_needs_a_selector() -> None:
    with pytest.raises(PackError, match="A selector is a mapping such as"):
        read_part("condition", {"exists": "spirit"}, BS, "here")


def test_payments_are_counted_in_whole_numbers() -> None:
    with pytest.raises(PackError, match="A whole number belongs here"):
        read_part("payment", {"fire": "two"}, FF, "here")


def test_payments_are_of_the_other_game() -> None:
    ability = {"activate": {"zone": "hand", "window": "main", "payment": ["dull"], "do": [{"draw": 1}]}}
    assert first_problem(ability)[1] == "Battle Spirits has no payment; leave this out."


def test_every_problem_is_told() -> None:
    ability = trigger(zone="feild", do=[{"destory": "this"}, {"draw": -1}], color="red")
    node, problems = examine_ability(ability, BS, "X-1/0", 2)
    assert node is None
    assert [problem.path for problem in problems] == [
        "X-1/0/color",
        "X-1/0/zone",
        "X-1/0/do/0",
        "X-1/0/do/1/count",
    ]


# ---- what makes no sense


def always(static: Any, **fields: Any) -> dict[str, Any]:
    """An ability that holds on the field."""
    return {"always": {"zone": "field", "levels": [1], "holds": [static], **fields}}


def selecting(**selector: Any) -> dict[str, Any]:
    """A condition on what there is."""
    return flash({"if": {"that": {"exists": selector}, "do": [{"draw": 1}]}})


LOWER = {"what": "bp", "of": CHOOSE, "by": 2000, "down": True, "for": "turn"}
COLOUR = {"symbol": {"of": CHOOSE, "colour": "named", "by": 1, "down": True, "for": "step"}}


@pytest.mark.parametrize(
    ("ability", "sentence"),
    [
        (selecting(zone="field", kind="spirit"), "Objects in `field` have a controller"),
        (selecting(zone="field", owner="you"), "Objects in `field` have a controller"),
        (selecting(zone="trash", controller="you"), "Cards in `trash` have an owner"),
        (selecting(zone="hand"), "Cards in `hand` have an owner"),
        (selecting(zone="field", controller="you", owner="you"), "never both"),
        (trigger(**{"if": {"exists": OPPOSING}}), "must say when it is checked"),
        (trigger(checked="resolution"), "`checked` without `if` says nothing"),
        (flash({"change": LOWER}), "must say how low it can go, e.g. `floor: 0`"),
        (
            flash({"change": {**LOWER, "down": False, "floor": 0}}),
            "`floor` belongs to a change with `down: true`",
        ),
        (
            flash({"change": {**BP_PLUS["change"], "of": CHOOSE}}),
            "must say how long it lasts, e.g. `for: turn`",
        ),
        (always({"change": {**BP_PLUS["change"], "for": "turn"}}), "leave `for` out"),
        (flash({"destroy": "it"}), "Nothing was picked before, so `it` means nothing"),
        (
            flash({"destroy": {"bound": "hit"}}),
            "No earlier step binds `hit`; add `as: hit` where it is picked.",
        ),
        (flash({"draw": {"how-many": "hit"}}), "No earlier step binds `hit`"),
        (flash(COLOUR), "`named` is no colour, and no earlier step names one so"),
        (flash({"pay": 1}), "`pay` stands only in the `cost` of an ability"),
        (trigger(levels=[3]), "The card has no level 3; its levels are [1, 2]."),
        (
            {"trigger": {"zone": "field", "when": {"summoned": "this"}, "do": [{"draw": 1}]}},
            "must say at which levels",
        ),
        (trigger(zone="trash"), "Levels count on the field only"),
        (flash({"gains": {"what": CHOOSE, "for": "turn"}}), "`gains` must say one thing"),
        (flash({"loses": {"what": CHOOSE, "lost": "keyword", "for": "turn"}}), "`loses` names a `keyword`"),
        (always({"tax": {"on": "attack", "what": "this"}}), "`tax` must say what is paid"),
        ({"keyword": {"keyword": "amplify", "levels": [1], "number": 1000}}, "`amplify` must say `family`"),
        ({"keyword": {"keyword": "clash", "levels": [1], "number": 1}}, "`clash` has no `number`"),
        (
            flash({"may-instead": {"usually": [{"destroy": CHOOSE}], "then": [{"destroy": "it"}]}}),
            "`it` means nothing",
        ),
        (flash({"put": {"what": CHOOSE, "to": "trash", "shown": True}}), "write `destroy`"),
        (flash(cores(from_=CHOOSE, to=CHOOSE, soul="may")), "Only one end of `cores` can be picked"),
        (flash(cores(from_="life", to=CHOOSE, soul="may")), "never in the Life; write `soul: never`"),
        (
            {
                "activate": {
                    "zone": "field",
                    "levels": [1],
                    "window": "main",
                    "cost": [{"exhaust": CHOOSE}],
                    "do": [{"draw": 1}],
                }
            },
            "add `state: refreshed`",
        ),
    ],
)
def test_what_makes_no_sense(ability: Any, sentence: str) -> None:
    assert sentence in first_problem(ability)[1]


@pytest.mark.parametrize(
    "ability",
    [
        selecting(zone="anywhere", kind="spirit"),
        selecting(zone="trash", owner="you"),
        trigger(**{"if": {"exists": OPPOSING}, "checked": "resolution"}),
        trigger(do=[{"destroy": "it"}]),
        trigger(
            do=[{"if": {"that": {"is": {"what": "it", "that": {"zone": "field"}}}, "do": [{"draw": 1}]}}]
        ),
        flash({"change": {**LOWER, "floor": 0}}, {"destroy": "it"}),
        flash(
            {"destroy": {"all": {"of": OPPOSING, "set": "locked", "as": "hit"}}},
            {"draw": {"how-many": "hit"}},
        ),
        flash({"name-colour": "named"}, COLOUR),
        flash(
            {
                "cores": {
                    "count": {"number-of": {"what": "cores", "of": "it"}},
                    "up-to": False,
                    "from": CHOOSE,
                    "to": "reserve",
                    "soul": "may",
                    "leaving": 1,
                }
            }
        ),
        always({"gains": {"what": "this", "ability": trigger()}}),
        {"keyword": {"keyword": "amplify", "levels": [1], "family": "ore-folk", "number": 1000}},
        {
            "activate": {
                "zone": "field",
                "levels": [2],
                "window": "flash",
                "cost": [{"pay": 1}],
                "do": [{"draw": 1}],
            }
        },
    ],
)
def test_what_makes_sense(ability: Any) -> None:
    read_ability(ability, BS, "X-1/0", 2)


def test_levels_are_open_where_the_card_is_unknown() -> None:
    read_ability(trigger(levels=[3]), BS, "X-1/0")


def test_ff_zones() -> None:
    ability = {
        "cast": [
            {
                "break": {
                    "choose": {"count": 1, "up-to": False, "pick": "announced", "from": {"zone": "field"}}
                }
            }
        ]
    }
    assert "`field` have a controller" in first_problem(ability, FF, 0)[1]


# ---- whatever is written, an answer

WORDS = sorted(
    {name for kinds in KINDS.values() for kind in kinds.values() for name in [kind.name, *kind.fields]}
    | {"you", "field", "spirit", "turn", "resolution"}
)
LEAVES = st.none() | st.booleans() | st.integers(-2, 9) | st.sampled_from(WORDS) | st.text(max_size=3)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=15,
)


@given(
    ANYTHING,
    st.sampled_from(["trigger", "activate", "always", "flash", "keyword", "cast"]),
    st.sampled_from([BS, FF]),
)
def test_anything_is_read_or_refused_in_sentences(content: Any, kind: str, game: str) -> None:
    node, problems = examine_ability({kind: content}, game, "X-1/0", 2)
    assert (node is None) == bool(problems)
    assert all(problem.sentence.endswith((".", "?")) for problem in problems)
