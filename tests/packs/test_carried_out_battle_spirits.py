"""What lints is carried out: the known cases of Battle Spirits, each refused or seen to happen.

Each card here is put into a small position and played; each refusal names its line and what to write instead.
"""

import json
from typing import Any

import pytest

import rulebound
from rulebound.games import RULEBOOKS, rulebook_named
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.kernel.decision import Option
from rulebound.packs import cards_of
from rulebound.packs.loading import examine_pack, load_pack
from rulebound.packs.makers.battle_spirits import battle_spirits

MINE = "MINE-001"
OWN = {"zone": "field", "controller": "you", "kind": "spirit"}
THEIRS = {"zone": "field", "controller": "opponent", "kind": "spirit"}
ALL_OWN = {"all": {"of": OWN, "set": "open"}}
ALL_THEIRS = {"all": {"of": THEIRS, "set": "open"}}
ONE_OWN = {"choose": {"count": 1, "up-to": False, "pick": "resolution", "from": OWN}}
DRAW = [{"draw": 1}]
ONE_CORE_OF_THIS = {"cores": {"count": 1, "up-to": False, "from": "this", "to": "reserve", "soul": "may"}}


def written(effects: list[Any], kind: str = "spirit") -> str:
    """A pack with one card that has these effects, written as JSON, which is YAML too."""
    card: dict[str, Any] = {
        "number": MINE,
        "name": {"en": "Trial Card"},
        "kind": kind,
        "colour": "red",
        "cost": 1,
        "reduction": [],
        "family": ["wind-fang"],
        "symbols": [] if kind == "magic" else [{"colour": "red", "ex": False}],
        "block": "A",
        "effects": effects,
    }
    if kind == "spirit":
        card["levels"] = [{"cores": 1, "bp": 3000}, {"cores": 3, "bp": 5000}]
    elif kind == "nexus":
        card["levels"] = [{"cores": 0}, {"cores": 2}]
    return json.dumps({"game": "battle-spirits", "set": "MINE", "cards": [card]}, indent=1)


def always(*holds: Any, **fields: Any) -> dict[str, Any]:
    """An ability on the Field that always holds."""
    return {"always": {"zone": "field", "levels": [1, 2], "holds": list(holds), **fields}}


def summoned(*do: Any) -> dict[str, Any]:
    """An ability that is set off when the card is summoned."""
    return {"trigger": {"zone": "field", "levels": [1, 2], "when": {"summoned": "this"}, "do": list(do)}}


def activate(*do: Any, **fields: Any) -> dict[str, Any]:
    """An ability that is used at will."""
    return {"activate": {"zone": "field", "levels": [1, 2], "window": "flash", "do": list(do), **fields}}


def place(card: str, cores: int) -> str:
    """A card on the Field of a position."""
    return f"{card} {cores}"


class Table:
    """Plays positions with a card of one's own in the game."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch

    def game(self, effects: list[Any], position: dict[str, Any], kind: str = "spirit") -> BattleSpirits:
        """The position with the card in it."""
        self.patch.setitem(RULEBOOKS, "battle-spirits", rulebook_named("battle-spirits"))
        pack = load_pack(written(effects, kind))
        rulebound.register(battle_spirits([*cards_of("battle-spirits"), *pack.cards]))
        game = rulebound.new_game("battle-spirits", position=position)
        assert isinstance(game, BattleSpirits)
        return game


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def offered(game: BattleSpirits) -> list[str]:
    """The keys of what can be chosen now."""
    assert game.decision is not None
    return [game.key(option) for option in game.decision.options]


def choose(game: BattleSpirits, *keys: str) -> None:
    """Answer one question after the other; what leaves no choice answers itself."""
    for key in keys:
        while len(offered(game)) == 1 and offered(game)[0] != key:
            game.choose(0)
        game.choose_key(key)


def first(game: BattleSpirits) -> dict[str, Any]:
    """What is known of A's first card on the Field."""
    return game.describe_piece(game.field_card(game.field(0).cards[0]))


def clause_against(game: BattleSpirits, option: Option) -> str:
    """The clause by which A may not choose something now."""
    refusal = game.rulebook.refusal(game, 0, option)
    assert refusal is not None
    return refusal.clause


# ---- refused


REFUSED = {
    "a tax on attack by others": (
        [always({"tax": {"on": "attack", "what": ALL_THEIRS, "cores": 1, "by": OWN}})],
        "spirit",
        "An attack is always on the player; leave `by` out.",
    ),
    "a change of cost": (
        [always({"change": {"what": "cost", "of": ALL_OWN, "by": 1, "down": True, "floor": 0}})],
        "spirit",
        "`cost` cannot be changed so in Battle Spirits",
    ),
    "a cost that is set": (
        [summoned({"becomes": {"what": "cost", "of": "this", "to": 1, "for": "turn"}})],
        "spirit",
        "`cost` cannot be changed so in Battle Spirits",
    ),
    "a change of Cores": (
        [always({"change": {"what": "cores", "of": "this", "by": 1, "down": False}})],
        "spirit",
        "Cores are moved with `cores`",
    ),
    "a change of symbols without a colour": (
        [always({"change": {"what": "symbols", "of": "this", "by": 1, "down": False}})],
        "spirit",
        "symbols have a colour: write `symbol`",
    ),
    "a change of cards in the Hand": (
        [always({"change": {
            "what": "bp",
            "of": {"all": {"of": {"zone": "hand", "owner": "you"}, "set": "open"}},
            "by": 1000,
            "down": False,
        }})],
        "spirit",
        "`change` holds for cards on the Field only",
    ),
    "a look after leaving": (
        [{"trigger": {
            "zone": "field",
            "levels": [1, 2],
            "when": {"destroyed": {"what": THEIRS, "by": "anyone", "look": "after-leaving"}},
            "do": DRAW,
        }}],
        "spirit",
        "write `look: before-leaving`",
    ),
    "not in the Main Step on a trigger": (
        [{"trigger": {
            "zone": "field",
            "levels": [1, 2],
            "when": {"attacks": "this"},
            "limits": ["not-in-main-step"],
            "do": DRAW,
        }}],
        "spirit",
        "`trigger` cannot be `not-in-main-step` in Battle Spirits",
    ),
    "not in the Main Step for the Main Step": (
        [activate(*DRAW, window="main", limits=["not-in-main-step"])],
        "spirit",
        "What is for the Main Step cannot be `not-in-main-step`",
    ),
    "always in the hand": (
        [{"always": {"zone": "hand", "holds": [{"cannot": {"what": "this", "do": "attack"}}]}}],
        "spirit",
        "In Battle Spirits `always` works only with `zone: field`, not in `hand`.",
    ),
    "trigger in the hand": (
        [{"trigger": {"zone": "hand", "when": {"attacks": OWN}, "do": DRAW}}],
        "spirit",
        "In Battle Spirits `trigger` works only with `zone: field` or `zone: trash`, not in `hand`.",
    ),
    "a trigger about itself in the Trash": (
        [{"trigger": {"zone": "trash", "when": {"attacks": "this"}, "do": DRAW}}],
        "spirit",
        "This never happens to a card in the Trash",
    ),
    "activate in the Trash": (
        [{"activate": {"zone": "trash", "window": "main", "do": DRAW}}],
        "spirit",
        "In Battle Spirits `activate` works only with `zone: field` or `zone: hand`, not in `trash`.",
    ),
    "once per turn on a Magic": (
        [{"main": {"limits": ["once-per-turn"], "do": DRAW}}],
        "magic",
        "write `once-per-turn-by-name` to limit all cards of the name",
    ),
    "once per battle on a Magic": (
        [{"flash": {"limits": ["once-per-battle"], "do": DRAW}}],
        "magic",
        "A Magic card is spent when it is used, so `once-per-battle` limits nothing",
    ),
    "a Magic on the Field": (
        [{"trigger": {"zone": "field", "when": {"attacks": OWN}, "do": DRAW}}],
        "magic",
        "A Magic is never on the Field",
    ),
    "a granted keyword without its parameters": (
        [summoned({"gains": {"what": "this", "keyword": "amplify", "for": "turn"}})],
        "spirit",
        "`ability: {keyword: {keyword: amplify, family: …, number: …}}`",
    ),
    "a granted fact of a card": (
        [summoned({"gains": {"what": "this", "keyword": "succession", "for": "turn"}})],
        "spirit",
        "`succession` is a fact of a card",
    ),
    "must attack for a battle": (
        [summoned({"must": {"what": "this", "do": "attack", "for": "battle"}})],
        "spirit",
        "No attack is declared during a battle",
    ),
    "must attack even while exhausted": (
        [always({"must": {"what": "this", "do": "attack", "even-exhausted": True}})],
        "spirit",
        "Only a block is possible `even-exhausted`",
    ),
    "must be chosen": (
        [always({"must": {"what": "this", "do": "be-chosen"}})],
        "spirit",
        "Nothing has to be chosen in Battle Spirits",
    ),
    "set off without saying what": (
        [summoned({"set-off": {"what": "this"}})],
        "spirit",
        "`set-off` must say which effect",
    ),
    "a keyword that cannot be set off": (
        [summoned({"set-off": {"what": "this", "keyword": "clash"}})],
        "spirit",
        "Only a keyword that an event sets off can be activated so",
    ),
    "objects anywhere": (
        [summoned({"destroy": {"all": {"of": {"zone": "anywhere"}, "set": "locked"}}})],
        "spirit",
        "in place of `anywhere` name it",
    ),
    "a Flash that is paid for": (
        [summoned({"use-flash": {
            "what": {"pick": {
                "count": 1, "up-to": False, "pick": "resolution", "from": {"zone": "hand", "owner": "you"},
            }},
            "cost": "paid",
        }})],
        "spirit",
        "write `cost: free`",
    ),
    "drawing as a cost": ([activate(*DRAW, cost=[{"draw": 2}])], "spirit", "`draw` is no cost"),
    "Cores that move beside another cost": (
        [activate(*DRAW, cost=[ONE_CORE_OF_THIS, {"exhaust": "this"}])],
        "spirit",
        "`cores` must be the only part of a cost",
    ),
    "any number of Cores as a cost": (
        [activate(*DRAW, cost=[{"cores": {**ONE_CORE_OF_THIS["cores"], "up-to": True}}])],
        "spirit",
        "A cost is done in full",
    ),
    "a choice inside what always holds": (
        [always({"change": {"what": "bp", "of": ONE_OWN, "by": 1000, "down": False}})],
        "spirit",
        "What always holds asks nobody and remembers nothing, so `choose` means nothing here",
    ),
    "attacks of a card of choice that always take more Life": (
        [always({"more-life-loss": {"from": ONE_OWN, "by": 1, "to": "reserve"}})],
        "spirit",
        "so `choose` means nothing here",
    ),
    "a choice inside the number of what always holds": (
        [always({"change": {
            "what": "bp", "of": "this", "by": {"number-of": {"what": "bp", "of": ONE_OWN}}, "down": False,
        }})],
        "nexus",
        "so `choose` means nothing here",
    ),
    "a choice inside the condition of what always holds": (
        [always(
            {"change": {"what": "bp", "of": ALL_OWN, "by": 1000, "down": False}},
            **{"if": {"is": {"what": ONE_OWN, "that": OWN}}},
        )],
        "spirit",
        "so `choose` means nothing here",
    ),
    "a choice inside what is given for always": (
        [summoned({"gains": {
            "what": "this",
            "ability": always({"cannot": {"what": ONE_OWN, "do": "attack"}}),
            "for": "turn",
        }})],
        "spirit",
        "so `choose` means nothing here",
    ),
    "a Spirit that is deployed": (
        [{"trigger": {"zone": "field", "levels": [1, 2], "when": {"deployed": "this"}, "do": DRAW}}],
        "spirit",
        "A Spirit is never deployed; write `summoned`.",
    ),
    "a Nexus that is summoned": (
        [summoned(*DRAW)],
        "nexus",
        "A Nexus is never summoned; write `deployed`.",
    ),
    "any Nexus that is summoned": (
        [{"trigger": {
            "zone": "field", "levels": [1, 2], "do": DRAW,
            "when": {"summoned": {"zone": "field", "controller": "you", "kind": "nexus"}},
        }}],
        "spirit",
        "Only a Spirit is summoned; write `kind: spirit`.",
    ),
    "Life reduced by a card of choice": (
        [{"trigger": {
            "zone": "field", "levels": [1, 2], "do": DRAW,
            "when": {"life-reduced": {"whose": "opponent", "by": ALL_OWN}},
        }}],
        "spirit",
        "`by` is `this` here, or is left out",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    effects, kind, sentence = REFUSED[case]
    pack, problems = examine_pack(written(effects, kind))
    assert pack is None
    assert any(sentence in problem.sentence for problem in problems), problems
    effects_line = written(effects, kind).splitlines().index('   "effects": [') + 1
    assert all(problem.line > effects_line for problem in problems)


# ---- carried out


def test_what_must_attack_keeps_the_step_open(table: Table) -> None:
    position = {"step": "attack", "A": {"field": [place(MINE, 1), "26RSD01-005 1"]}, "B": {"life": 5}}
    game = table.game([always({"must": {"what": "this", "do": "attack"}})], position)
    assert offered(game) == ["attack A.field.1", "attack A.field.2"]
    assert clause_against(game, Option("end-step")) == "BS FAQ effects.1"
    choose(game, "attack A.field.1")
    assert "end-step" in offered(game)


def test_what_must_attack_does_so_for_a_turn(table: Table) -> None:
    position = {"A": {"reserve": 4, "soul": "gone", "hand": [MINE]}, "B": {"life": 5}}
    must = {"must": {"what": "this", "do": "attack", "for": "turn"}}
    game = table.game([summoned(must)], position)
    choose(game, f"summon {MINE}", "done", "end-step")
    assert game.describe()["B"]["life"] == 4


def test_a_tax_on_block_is_paid_from_the_reserve(table: Table) -> None:
    tax = {"tax": {"on": "block", "what": "this", "cores": 1, "reserve-only": True}}
    position: dict[str, Any] = {
        "step": "attack",
        "A": {"field": [place(MINE, 1), "26RSD01-005 1"]},
        "B": {"reserve": 1, "soul": "gone", "field": ["26RSD01-X02 4"]},
    }
    game = table.game([always(tax, during="attack")], position)
    choose(game, "attack A.field.1", "block B.field.1")
    assert game.describe()["B"]["reserve"] == 0
    assert game.describe()["B"]["core-trash"] == 1
    assert game.describe()["A"]["field"] == ["26RSD01-005 1"]
    poor = table.game([always(tax, during="attack")], {**position, "B": {**position["B"], "reserve": 0}})
    choose(poor, "attack A.field.1")
    assert poor.describe()["B"]["life"] == 4


def test_a_tax_on_block_is_asked_of_some_blockers_only(table: Table) -> None:
    cheap = {**THEIRS, "cost": {"at-most": 4}}
    tax = {"tax": {"on": "block", "what": "this", "cores": 2, "by": cheap}}
    position: dict[str, Any] = {
        "step": "attack",
        "A": {"field": [place(MINE, 1)]},
        "B": {"reserve": 0, "soul": "gone", "field": ["26RSD01-005 1", "26RSD01-X02 1"]},
    }
    game = table.game([always(tax)], position)
    choose(game, "attack A.field.1")
    assert offered(game) == ["pass", "block B.field.1", "block B.field.2"]
    position["B"] = {"reserve": 0, "soul": "gone", "field": ["26RSD01-005 1", "26RSD01-X02 1 exhausted"]}
    other = table.game([always({"tax": {"on": "block", "what": "this", "cores": 3, "by": cheap}})], position)
    choose(other, "attack A.field.1")
    assert other.describe()["B"]["life"] == 4


def test_a_tax_on_attack_is_paid(table: Table) -> None:
    tax = {"tax": {"on": "attack", "what": "this", "cores": 1}}
    position = {"step": "attack", "A": {"reserve": 1, "soul": "gone", "field": [place(MINE, 3)]}}
    game = table.game([always(tax)], position)
    choose(game, "attack A.field.1", "pay-reserve")
    assert game.describe()["A"]["core-trash"] == 1
    assert game.describe()["B"]["life"] == 4


def test_a_tax_on_attack_exhausts_another(table: Table) -> None:
    tax = {"tax": {"on": "attack", "what": "this", "exhaust-another": True}}
    position = {"step": "attack", "A": {"field": [place(MINE, 1), "26RSD01-005 1"]}}
    game = table.game([always(tax)], position)
    choose(game, "attack A.field.1")
    assert game.describe()["A"]["field"] == [f"{MINE} 1 exhausted", "26RSD01-005 1 exhausted"]


@pytest.mark.parametrize(
    ("static", "cores", "level"),
    [
        ({"becomes": {"what": "level", "of": "this", "to": 2}}, 1, 2),
        ({"becomes": {"what": "level", "of": "this", "to": 9}}, 1, 2),
        ({"becomes": {"what": "level", "of": "this", "to": 1}}, 3, 1),
        ({"change": {"what": "level", "of": "this", "by": 1, "down": False}}, 1, 2),
        ({"change": {"what": "level", "of": "this", "by": 1, "down": False}}, 3, 2),
        ({"change": {"what": "level", "of": "this", "by": 1, "down": True, "floor": 1}}, 3, 1),
    ],
)
def test_a_level_is_changed(table: Table, static: dict[str, Any], cores: int, level: int) -> None:
    game = table.game([always(static)], {"A": {"field": [place(MINE, cores)]}})
    assert first(game)["level"] == level
    assert first(game)["bp"] == (5000 if level == 2 else 3000)


def test_symbols_become_a_number(table: Table) -> None:
    static = {"becomes": {"what": "symbols", "of": "this", "to": 3}}
    position = {"step": "attack", "A": {"field": [place(MINE, 1)]}, "B": {"life": 5}}
    game = table.game([always(static)], position)
    choose(game, "attack A.field.1")
    assert game.describe()["B"]["life"] == 2


def test_an_effect_that_asks_for_what_it_changes_does_not_count_itself(table: Table) -> None:
    strong = {"all": {"of": {**OWN, "bp": {"at-least": 3000}}, "set": "open"}}
    static = {"change": {"what": "bp", "of": strong, "by": 1000, "down": False}}
    own_bp = {"number-of": {"what": "bp", "of": "this"}}
    double = {"change": {"what": "bp", "of": "this", "by": own_bp, "down": False}}
    game = table.game([always(static), always(double)], {"A": {"field": [place(MINE, 1)]}})
    assert first(game)["bp"] == 8000


def test_not_in_the_main_step_holds_for_what_is_activated(table: Table) -> None:
    ability = activate(*DRAW, limits=["once-per-turn", "not-in-main-step"])
    position = {"A": {"field": [place(MINE, 1)], "deck": ["26RSD01-001"]}, "B": {"life": 5}}
    game = table.game([ability], position)
    ability_one = Option("activate", 0, game.field(0).cards[0], 1)
    assert clause_against(game, ability_one) == "BS FAQ effects.1"
    choose(game, "end-step", "attack A.field.1", "activate A.field.1 1")
    assert game.describe()["A"]["hand"] == ["26RSD01-001"]


KEYWORDS_WITH_PARAMETERS = {"amplify", "camouflage", "tremor", "spirit-calling", "current", "spellcraft"}


@pytest.mark.parametrize("keyword", sorted(KEYWORDS_WITH_PARAMETERS))
def test_every_keyword_can_be_given_with_its_parameters(table: Table, keyword: str) -> None:
    given: dict[str, Any] = {"keyword": keyword}
    if keyword in ("amplify", "camouflage", "tremor"):
        given["number"] = 1000 if keyword == "amplify" else 2
    if keyword in ("amplify", "spirit-calling", "current", "spellcraft"):
        given["family"] = "wind-fang"
    if keyword in ("spirit-calling", "current"):
        given["cost"] = {"at-most": 3}
    gains = {"gains": {"what": ONE_OWN, "ability": {"keyword": given}, "for": "turn"}}
    position = {"A": {"reserve": 3, "soul": "gone", "hand": [MINE]}, "B": {"life": 5}}
    game = table.game([summoned(gains)], position)
    choose(game, f"summon {MINE}", "done")
    assert any("gains" in line for line in game.describe().get("lasting", []))


def test_a_given_amplify_has_its_number(table: Table) -> None:
    given = {"keyword": "amplify", "number": 2000, "family": "wind-fang"}
    gains = {"gains": {"what": ALL_OWN, "ability": {"keyword": given}}}
    position = {
        "step": "attack",
        "A": {"reserve": 1, "soul": "gone", "field": [place(MINE, 1)]},
        "B": {"field": ["26RSD01-005 1"]},
    }
    game = table.game([always(gains)], position)
    choose(game, "attack A.field.1", "activate A.field.1 2", "pay-reserve")
    assert first(game)["bp"] == 5000


def test_what_lasts_for_a_step_ends_with_the_main_step(table: Table) -> None:
    change = {"change": {"what": "bp", "of": "this", "by": 2000, "down": False, "for": "step"}}
    position = {"A": {"reserve": 3, "soul": "gone", "hand": [MINE, "26RSD01-001"]}, "B": {"life": 5}}
    game = table.game([summoned(change)], position)
    choose(game, f"summon {MINE}", "place-reserve")
    assert first(game)["bp"] == 5000
    choose(game, "end-step")
    assert first(game)["bp"] == 3000
