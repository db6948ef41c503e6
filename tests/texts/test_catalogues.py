"""The catalogues are complete: every language has every text that the code can ask for, with the same
variables, and no text that nothing asks for.

What can be asked for is read from the code itself: the events, questions, options, refusals and results that
the kernel, the effect language and the games name, the definitions of the rulebooks, the ids in the source of
the table.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rulebound
from rulebound.bots import OWN_BOTS
from rulebound.effects.vocabulary import VOCABULARY
from rulebound.games.asteriated_grail.cards import ELEMENTS as GRAIL_ELEMENTS
from rulebound.games.asteriated_grail.cards import FATES
from rulebound.games.asteriated_grail.describe import CAMPS
from rulebound.games.asteriated_grail.describe import PHASES as GRAIL_PHASES
from rulebound.games.asteriated_grail.skills import KINDS as SKILL_KINDS
from rulebound.games.battle_spirits.cards import COLOURS, KINDS
from rulebound.games.battle_spirits.state import STEPS
from rulebound.games.battle_spirits.using import USES
from rulebound.games.blackpoker.characters import ATTACKER_CLAUSES, BARRIER
from rulebound.games.blackpoker.sheet import RULEBOOK, SHEET
from rulebound.games.fftcg import announcing, paying
from rulebound.games.fftcg.cards import ELEMENTS, KIND_WORDS
from rulebound.games.fftcg.state import STEPS as PHASES
from rulebound.texts import languages
from rulebound.texts.asteriated_grail_answers import COMMON_VERBS
from rulebound.texts.asteriated_grail_things import BASIC_EFFECTS
from rulebound.texts.blackpoker import GROUPS
from rulebound.texts.effects import EFFECT_QUESTIONS, EFFECT_VERBS
from rulebound.texts.language import catalogue_files, catalogue_folder

PACKAGE = Path(rulebound.__file__).parent
KERNEL = [*PACKAGE.glob("kernel/*.py")]
EFFECTS = [*PACKAGE.glob("effects/*.py")]
BLACKPOKER = [*KERNEL, *PACKAGE.glob("games/blackpoker/*.py")]
BATTLE_SPIRITS = [*KERNEL, *EFFECTS, *PACKAGE.glob("games/battle_spirits/*.py")]
FFTCG = [*KERNEL, *EFFECTS, *PACKAGE.glob("games/fftcg/*.py")]
ASTERIATED_GRAIL = [*KERNEL, *PACKAGE.glob("games/asteriated_grail/**/*.py")]
SPEAKERS = [
    *PACKAGE.glob("texts/*.py"),
    *PACKAGE.glob("boards/*.py"),
    *PACKAGE.glob("terminal/**/*.py"),
    *PACKAGE.glob("server/*.py"),
    *PACKAGE.glob("sim/*.py"),
    PACKAGE / "cli" / "arena.py",
    PACKAGE / "cli" / "bench.py",
    PACKAGE / "cli" / "explain.py",
    PACKAGE / "cli" / "play.py",
    PACKAGE / "cli" / "replay.py",
    PACKAGE / "cli" / "sim.py",
]
WEB = Path(__file__).parents[2] / "web" / "src"
CLIENT = [path for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")] if not path.name.endswith(".test.ts")]
GUIDES = [*PACKAGE.glob("guides/*.yaml")]
KERNEL_NAMES = {"conceded", "timed-out", "game-over", "cancel", "replace"}


# ---- reading the catalogues


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 -- Fluent's name
        self.names.add(node.id.name)


def variables_of(node: ftl.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


@cache
def texts_of(language: str) -> dict[str, set[str]]:
    """The ids of a language's texts (attributes as id.name), each with its variables."""
    found: dict[str, set[str]] = {}
    for name in catalogue_files(language):
        source = catalogue_folder(language).joinpath(name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{name} has {entry.id.name} twice"
                assert entry.value is not None
                found[entry.id.name] = variables_of(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return found


# ---- reading the code


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


Tables = dict[str, ast.Dict]


@cache
def tables_of(path: Path) -> Tables:
    """The tables that a module defines, by their names."""
    return {
        node.target.id: node.value
        for node in tree_of(path).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Dict)
    }


def constants_in(node: ast.AST, tables: Tables | None = None) -> set[str]:
    """The strings that an expression can be: its constants, but for those of a condition; any of a table."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return constants_in(node.body, tables) | constants_in(node.orelse, tables)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and tables:
        table = tables.get(node.value.id)
        values = [] if table is None else table.values
        return {word for value in values for word in constants_in(value)}
    return set()


def calls(paths: list[Path], name: str) -> Iterator[tuple[ast.Call, ast.FunctionDef, Tables]]:
    """All calls of a function or class by this name, each with the function around it and its tables."""
    for path in paths:
        for function in ast.walk(tree_of(path)):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and called(node) == name:
                        yield node, function, tables_of(path)


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def given(call: ast.Call, function: ast.FunctionDef, tables: Tables, position: int) -> set[str]:
    """The strings that a call is given at a position, also through a local variable."""
    if len(call.args) <= position:
        return set()
    values = values_of(call.args[position], function)
    return {word for value in values for word in constants_in(value, tables)}


def values_of(node: ast.expr, function: ast.FunctionDef) -> list[ast.expr]:
    """An expression, or what a local variable was made to be."""
    if not isinstance(node, ast.Name):
        return [node]
    return [
        inner.value
        for inner in ast.walk(function)
        if isinstance(inner, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == node.id for target in inner.targets)
    ]


def argument(paths: list[Path], name: str, position: int) -> set[str]:
    """The strings that are given to a function at a position."""
    return {word for found in calls(paths, name) for word in given(*found, position)}


def module_constants(paths: list[Path], name: str, position: int) -> set[str]:
    """The same for calls at the top of modules and in class bodies."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and called(node) == name and len(node.args) > position:
                found |= constants_in(node.args[position])
    return found


def returned(paths: list[Path], name: str) -> set[str]:
    """The strings that functions of this name return."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value:
                        found |= constants_in(inner.value)
    return found - {""}


def event_names(paths: list[Path]) -> set[str]:
    """Given to Event, to its __init__ by a subclass or to its name; not where only triggers get to see it."""
    unseen = {id(inner) for call, _, _ in calls(paths, "notice") for inner in call.args}
    to_abilities = ("foreseen", "further")
    unseen |= {id(call) for call, function, _ in calls(paths, "Event") if function.name in to_abilities}
    for call, function, _ in calls(paths, "Waiting"):
        unseen |= {id(value) for inner in call.args for value in values_of(inner, function)}
    found: set[str] = set()
    for call, function, tables in calls(paths, "Event"):
        if id(call) not in unseen:
            found |= given(call, function, tables, 0)
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id in ("Event", "Happening") for base in node.bases
            ):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Call) and called(inner) == "__init__":
                        found |= constants_in(inner.args[0])
                    elif isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0]) == "self.name":
                        found |= constants_in(inner.value)
    return found


def question_names(paths: list[Path]) -> set[str]:
    """Class variables `question`, what `asking` returns, and what is given to Decision."""
    found = argument(paths, "Decision", 1) | returned(paths, "asking")
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found |= constants_in(node.value) if node.target.id == "question" and node.value else set()
    return found - {""}


def prefixed(what: str, prefix: str, names: set[str], shared: set[str] = KERNEL_NAMES) -> set[str]:
    """The ids of names: those that every table has as they are, others with the prefix of their game."""
    return {f"{what}-{name}" if name in shared else f"{what}-{prefix}-{name}" for name in names}


def named_by(paths: list[Path], prefix: str) -> set[str]:
    """The ids that the events, questions, refusals and results of some files lead to."""
    ids = prefixed("event", prefix, event_names(paths))
    ids |= {f"question-{name}" for name in question_names(paths)}
    ids |= {f"refusal-{name}" for name in module_constants(paths, "Refusal", 1)}
    of_skills = module_constants(paths, "reason", 0)
    ids |= {f"refusal-{name}" for name in of_skills if name.startswith(f"{prefix}-")}
    return ids | {f"result-{name}" for name in argument(paths, "finish", 2)}


def defined_by(rulebook: rulebound.Rulebook) -> set[str]:
    """The ids of a rulebook's zones and settings."""
    prefix = rulebook.prefix.lower()
    ids = {f"game-{rulebook.id}"} | {f"zone-{prefix}-{zone.name}" for zone in rulebook.zones}
    for setting in rulebook.settings:
        ids.add(f"setting-{prefix}-{setting.name}")
        ids |= {f"value-{prefix}-{setting.name}-{value.replace('.', '-')}" for value in setting.values}
    return ids


def blackpoker_verbs() -> set[str]:
    """Given to Option, the direct actions, and the default of replacements."""
    direct = {action.name for action in SHEET.actions if action.direct}
    named = argument(BLACKPOKER, "Option", 0) | module_constants(BLACKPOKER, "Option", 0)
    return (named | argument(BLACKPOKER, "hand_options", 2) | direct | {"replace"}) - {""}


def asked_by_blackpoker() -> set[str]:
    """Every id that the names of BlackPoker lead to."""
    ids = named_by(BLACKPOKER, "bp") | defined_by(RULEBOOK)
    ids |= prefixed("option", "bp", blackpoker_verbs())
    actions = {action.name for action in SHEET.actions}
    ids |= {f"action-bp-{name}" for name in actions} | {f"action-bp-{name}.effect" for name in actions}
    ids |= {f"action-bp-{action.name}.keys" for action in SHEET.actions if action.keys}
    ids |= prefixed("verb", "bp", (set(RULEBOOK.verbs) - actions) | {"cancel", "replace"})
    ids |= {f"group-bp-{group}" for group in GROUPS}
    return ids | {f"kind-bp-{kind}" for kind in [*ATTACKER_CLAUSES, BARRIER]}


def battle_spirits_verbs() -> set[str]:
    """Given to Option, the uses of cards, and the three sources of each verb about Cores."""
    named = argument(BATTLE_SPIRITS, "Option", 0) | module_constants(BATTLE_SPIRITS, "Option", 0)
    about_cores = argument(BATTLE_SPIRITS, "core_options", 2) | argument(BATTLE_SPIRITS, "core_option", 0)
    sources = {verb + source for verb in about_cores for source in ("", "-reserve", "-soul")} - {"to-soul"}
    return (named | set(USES) | sources | {"replace"}) - {""}


def asked_by_battle_spirits() -> set[str]:
    """Every id that the names of Battle Spirits and of the effect language lead to."""
    rulebook = rulebound.rulebook_named("battle-spirits")
    shared = KERNEL_NAMES | EFFECT_VERBS
    ids = named_by(BATTLE_SPIRITS, "bs") | defined_by(rulebook)
    ids |= prefixed("option", "bs", battle_spirits_verbs() - {*COLOURS}, shared) | {"option-bs-colour"}
    ids |= {f"question-bs-{part}" for part in returned(BATTLE_SPIRITS, "part")}
    zones = set(VOCABULARY["battle-spirits"]["zone"]) - {"field"}
    ids |= {f"question-bs-pick-{zone}" for zone in zones} | {f"question-{name}" for name in EFFECT_QUESTIONS}
    ids |= prefixed("verb", "bs", set(rulebook.verbs), shared)
    ids |= {f"colour-bs-{colour}" for colour in COLOURS}
    ids |= {f"kind-bs-{kind}" for kind in KINDS} | {f"kind-bs-{kind}.short" for kind in KINDS}
    ids |= {f"zone-bs-{name}" for name in module_constants(BATTLE_SPIRITS, "CorePlace", 0) - {""}}
    return ids | {f"step-bs-{step}" for step in STEPS} | {f"step-bs-{step}.about" for step in STEPS}


def fftcg_verbs() -> set[str]:
    """Given to Option, the two ways to produce CP, and the default of replacements."""
    named = argument(FFTCG, "Option", 0) | module_constants(FFTCG, "Option", 0)
    return (named | {paying.DULL, paying.DISCARD, "replace"}) - {""}


def fftcg_questions() -> set[str]:
    """The parts of a declaration, and what is picked where."""
    parts = {value for name, value in vars(announcing).items() if name in DECLARED}
    assert len(parts) == len(DECLARED)
    zones = set(VOCABULARY["fftcg"]["zone"]) - {"field"}
    return (
        {f"ff-{part}" for part in parts} | {"ff-choose", "ff-select"} | {f"ff-pick-{zone}" for zone in zones}
    )


DECLARED = {"TARGET", "MODE", "EXTRA", "AMOUNT", "SPLIT", "SPECIAL", "PART", "LIMIT", "PAY"}
"""The names of the parts of a declaration in FF-TCG."""


def asked_by_fftcg() -> set[str]:
    """Every id that the names of FF-TCG and of the effect language lead to."""
    rulebook = rulebound.rulebook_named("fftcg")
    shared = KERNEL_NAMES | EFFECT_VERBS
    ids = named_by(FFTCG, "ff") | defined_by(rulebook)
    ids |= prefixed("option", "ff", fftcg_verbs(), shared) | prefixed(
        "verb", "ff", set(rulebook.verbs), shared
    )
    ids |= {f"question-{name}" for name in fftcg_questions() | EFFECT_QUESTIONS}
    ids |= {f"element-ff-{element}" for element in ELEMENTS}
    ids |= {f"kind-ff-{kind}" for kind in KIND_WORDS.values()}
    return ids | {f"step-ff-{phase}" for phase in PHASES}


def asked_by_asteriated_grail() -> set[str]:
    """Every id that the names of Asteriated Grail lead to; skills and words of characters are in sheets."""
    rulebook = rulebound.rulebook_named("asteriated-grail")
    ids = named_by(ASTERIATED_GRAIL, "ag") | defined_by(rulebook)
    ids |= prefixed("option", "ag", COMMON_VERBS | {"replace"}) | prefixed("verb", "ag", set(rulebook.verbs))
    ids |= {f"element-ag-{element}" for element in GRAIL_ELEMENTS} | {f"fate-ag-{fate}" for fate in FATES}
    ids |= {f"camp-ag-{camp}" for camp in CAMPS} | {f"phase-ag-{phase}" for phase in GRAIL_PHASES}
    ids |= {f"effect-ag-{effect}" for effect in BASIC_EFFECTS} | {f"kind-ag-{kind}" for kind in SKILL_KINDS}
    ids |= {f"card-ag-{element}-slash" for element in GRAIL_ELEMENTS if element != "light"}
    return ids | {f"event-ag-{colour}-{way}" for colour in ("yellow", "blue") for way in ("gained", "lost")}


@cache
def asked_for() -> frozenset[str]:
    """Every id that the engine's own names lead to."""
    return frozenset(
        asked_by_blackpoker() | asked_by_battle_spirits() | asked_by_fftcg() | asked_by_asteriated_grail()
    )


@cache
def spoken() -> tuple[frozenset[str], frozenset[str]]:
    """All string constants in the source of the texts and the table, and the heads of f-strings."""
    constants: set[str] = set()
    heads: set[str] = set()
    for path in [*SPEAKERS, *BLACKPOKER, *BATTLE_SPIRITS, *FFTCG, *ASTERIATED_GRAIL]:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr) and path in SPEAKERS and node.values:
                first = node.values[0]
                if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
                    heads.add(str(first.value))
    for path in CLIENT:
        source = path.read_text(encoding="utf-8")
        constants |= set(re.findall(r"""['"`]([a-z][a-z0-9.-]*)['"`]""", source))
        constants |= set(re.findall(r"\b([a-z][a-z0-9]*): ", source))
        heads |= set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source))
    for path in GUIDES:
        constants |= set(re.findall(r"[a-z][a-z0-9-]*", path.read_text(encoding="utf-8")))
    return frozenset(constants), frozenset(heads)


@cache
def web_patterns() -> list[re.Pattern[str]]:
    """The ids that the client puts together of several parts, each part any word."""
    found: set[str] = set()
    for path in CLIENT:
        for template in re.findall(r"`(web-[^`\s]*)`", path.read_text(encoding="utf-8")):
            parts = re.split(r"\$\{[^}]*\}", template)
            if len(parts) > 2 or parts[-1]:
                found.add("[a-z0-9-]+".join(re.escape(part) for part in parts))
    return [re.compile(pattern) for pattern in sorted(found)]


def is_used(id: str) -> bool:
    """Whether the source has an id, or the two halves of it; an attribute by its own name."""
    constants, heads = spoken()
    name, _, attribute = id.partition(".")
    if attribute and not any(constant.endswith(f".{attribute}") for constant in constants):
        return False
    if name in constants or id in asked_for():
        return True
    if any(pattern.fullmatch(name) for pattern in web_patterns()):
        return True
    names = constants | {"blackpoker", "battle-spirits", "fftcg", "asteriated-grail", *OWN_BOTS}
    return any(name.startswith(head) and name[len(head) :] in names for head in heads)


# ---- the tests


def test_the_code_is_read_as_it_should_be() -> None:
    told = event_names(BLACKPOKER)
    assert {"drew", "died", "driven", "charged", "timed-out", "conceded", "game-over"} <= told
    assert {"bp-chance", "bp-second-key", "bp-pay-discard", "replacement"} <= question_names(BLACKPOKER)
    assert {"pass", "done", "cancel", "set", "discard", "make-charged", "search"} <= blackpoker_verbs()
    assert {
        "refusal-no-undo",
        "refusal-bp-no-key",
        "result-bp-no-life-left",
        "result-conceded",
    } <= asked_for()


def test_battle_spirits_is_read_as_it_should_be() -> None:
    told = event_names(BATTLE_SPIRITS)
    assert {"drew", "summoned", "deployed", "destroyed", "depleted", "returned", "attacks"} <= told
    assert not {"is-blocked", "wins-battle", "after-battle", "bp-reaches"} & told
    assert {"bs-main", "bs-flash", "bs-order", "bs-how-many", "may", "instead"} <= question_names(
        BATTLE_SPIRITS
    )
    assert {
        "pay-soul",
        "place-reserve",
        "move",
        "use-main-soul",
        "choose",
        "no-more",
    } <= battle_spirits_verbs()
    assert {
        "question-bs-remove",
        "question-bs-pick-trash",
        "option-do-it",
        "option-bs-to-reserve",
        "verb-choose",
        "refusal-bs-cannot-pay",
        "result-empty-deck",
    } <= asked_for()


def test_fftcg_is_read_as_it_should_be() -> None:
    told = event_names(FFTCG)
    assert {"drew", "enters", "leaves", "damaged", "undamaged", "cp-dulled", "loop-found", "opened"} <= told
    assert not {"damages", "breaks", "draws", "priming", "whenever", "warp"} & told
    assert {"ff-priority", "ff-attack", "ff-declare", "ff-burst", "ff-loop-count"} <= question_names(FFTCG)
    assert {"ff-target", "ff-x", "ff-pay", "ff-lb", "ff-pick-break-zone", "ff-choose"} <= fftcg_questions()
    assert {"cast", "use", "dull", "discard", "turn-up", "find-none", "times", "pass"} <= fftcg_verbs()
    assert {
        "option-ff-dull",
        "refusal-ff-cannot-pay",
        "refusal-ff-not-fifty",
        "result-lost",
        "value-ff-surplus_cp-v3-2",
        "verb-ff-prime",
        "zone-ff-lb-deck",
    } <= asked_for()


def test_asteriated_grail_is_read_as_it_should_be() -> None:
    told = event_names(ASTERIATED_GRAIL)
    assert {"attacked", "countered", "heal-lost", "covered", "took", "redirected", "crystals-turned"} <= told
    assert {"ag-act", "ag-extra", "ag-respond", "ag-weakened", "ag-stuck", "ag-name-cover"} <= question_names(
        ASTERIATED_GRAIL
    )
    assert {
        "option-ag-stones",
        "refusal-ag-not-now",
        "refusal-ag-no-printed-card",
        "result-morale",
        "result-grails",
        "value-ag-draft-one_of_three",
        "verb-ag-put-back",
    } <= asked_for()


@pytest.mark.parametrize("language", languages())
def test_every_level_of_the_bots_has_a_name(language: str) -> None:
    named = OWN_BOTS.keys() - {"ismcts"}  # whoever wants that one knows it by this name
    ids = {f"{place}-{name}" for place in ("opponent", "web-bot") for name in named}
    assert len(ids) == 12 and not ids - texts_of(language).keys()


@pytest.mark.parametrize("language", languages())
def test_every_text_that_can_be_asked_for_is_there(language: str) -> None:
    assert not asked_for() - texts_of(language).keys()


def test_languages_have_the_same_texts_with_the_same_variables() -> None:
    english = texts_of("en")
    for language in languages():
        others = texts_of(language)
        assert others.keys() == english.keys()
        assert {id: names for id, names in others.items() if names != english[id]} == {}


@pytest.mark.parametrize(("language", "encoding"), [("zh-Hant", "big5"), ("zh-Hans", "gb2312")])
def test_each_chinese_keeps_to_its_own_characters(language: str, encoding: str) -> None:
    """The old encodings cannot take the other script's characters. Comments are free: they show both."""
    for name in catalogue_files(language):
        source = catalogue_folder(language).joinpath(name).read_text(encoding="utf-8")
        said = "".join(line for line in source.splitlines() if not line.startswith("#"))
        assert "".join(sign for sign in said if "\u4e00" <= sign <= "\u9fff").encode(encoding)


def test_chinese_sentences_have_chinese_punctuation() -> None:
    """Commas and the like between Chinese characters are full width, quotation marks those of the script."""
    for language, foreign in (("zh-Hant", "“”"), ("zh-Hans", "「」")):
        for name in catalogue_files(language):
            for line in catalogue_folder(language).joinpath(name).read_text(encoding="utf-8").splitlines():
                assert not re.search(r"[\u4e00-\u9fff}][,;:?!]|[\u4e00-\u9fff]\.", line), line
                assert not set(foreign) & set(line), line


def test_ids_in_the_source_are_in_the_catalogue() -> None:
    """Constants that are given to say or Message, where they are whole ids."""
    given: set[str] = set()
    for path in SPEAKERS:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and called(node) in ("say", "Message") and node.args:
                given |= constants_in(node.args[0])
    assert len(given) > 80
    assert not given - texts_of("en").keys()


def test_no_text_is_unused() -> None:
    assert not {id for id in texts_of("en") if not is_used(id)}


def test_the_check_for_unused_texts_can_fail() -> None:
    assert not is_used("event-bp-never-happens")
    assert not is_used("table-never-said")
    assert not is_used("action-bp-up.never")
