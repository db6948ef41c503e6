"""The catalogues are complete: every language has every text that the code can ask for, with the same
variables, and no text that nothing asks for.

What can be asked for is read from the code itself: the events, questions, options, refusals and results that
the kernel and BlackPoker name, the definitions of the rulebook, and the ids in the source of the table.
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
from rulebound.games.blackpoker.characters import ATTACKER_CLAUSES, BARRIER
from rulebound.games.blackpoker.sheet import RULEBOOK, SHEET
from rulebound.texts import languages
from rulebound.texts.blackpoker import GROUPS
from rulebound.texts.language import catalogue_files, catalogue_folder

PACKAGE = Path(rulebound.__file__).parent
ENGINE = [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/blackpoker/*.py")]
SPEAKERS = [
    *PACKAGE.glob("texts/*.py"),
    *PACKAGE.glob("terminal/**/*.py"),
    PACKAGE / "cli" / "play.py",
    PACKAGE / "cli" / "replay.py",
]
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


def constants_in(node: ast.AST) -> set[str]:
    """The strings that an expression can be: its constants, but for those of a condition."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return constants_in(node.body) | constants_in(node.orelse)
    return set()


def calls(name: str) -> Iterator[tuple[ast.Call, ast.FunctionDef]]:
    """All calls of a function or class by this name in the engine, each with the function around it."""
    for path in ENGINE:
        for function in ast.walk(tree_of(path)):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and called(node) == name:
                        yield node, function


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def argument(name: str, position: int) -> set[str]:
    """The strings that are given to a function at a position, also through a local variable."""
    found: set[str] = set()
    for call, function in calls(name):
        if len(call.args) <= position:
            continue
        given = call.args[position]
        found |= constants_in(given)
        if isinstance(given, ast.Name):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and any(
                    isinstance(target, ast.Name) and target.id == given.id for target in node.targets
                ):
                    found |= constants_in(node.value)
    return found


def module_constants(name: str, position: int) -> set[str]:
    """The same for calls at the top of modules and in class bodies."""
    found: set[str] = set()
    for path in ENGINE:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and called(node) == name and len(node.args) > position:
                found |= constants_in(node.args[position])
    return found


def event_names() -> set[str]:
    """Given to Event, or to Event.__init__ by a subclass."""
    found = argument("Event", 0)
    for path in ENGINE:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "Event" for base in node.bases
            ):
                for call in ast.walk(node):
                    if isinstance(call, ast.Call) and called(call) == "__init__":
                        found |= constants_in(call.args[0])
    return found


def question_names() -> set[str]:
    """Class variables `question`, what `asking` returns, and what is given to Decision."""
    found = argument("Decision", 1)
    for path in ENGINE:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                if node.target.id == "question":
                    found |= constants_in(node.value)
            elif isinstance(node, ast.FunctionDef) and node.name == "asking":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value:
                        found |= constants_in(inner.value)
    return found - {""}


def option_verbs() -> set[str]:
    """Given to Option, the direct actions, and the default of replacements."""
    direct = {action.name for action in SHEET.actions if action.direct}
    named = argument("Option", 0) | module_constants("Option", 0) | argument("hand_options", 2)
    return (named | direct | {"replace"}) - {""}


def prefixed(what: str, names: set[str]) -> set[str]:
    """The ids of names: those of the kernel as they are, others with BlackPoker's prefix."""
    return {f"{what}-{name}" if name in KERNEL_NAMES else f"{what}-bp-{name}" for name in names}


@cache
def asked_for() -> frozenset[str]:
    """Every id that the engine's own names lead to."""
    ids = prefixed("event", event_names())
    ids |= {f"question-{name}" for name in question_names()}
    ids |= prefixed("option", option_verbs())
    ids |= {f"refusal-{name}" for name in module_constants("Refusal", 1)}
    ids |= {f"result-{name}" for name in argument("finish", 2)}
    actions = {action.name for action in SHEET.actions}
    ids |= {f"action-bp-{name}" for name in actions} | {f"action-bp-{name}.effect" for name in actions}
    ids |= {f"action-bp-{action.name}.keys" for action in SHEET.actions if action.keys}
    ids |= prefixed("verb", (set(RULEBOOK.verbs) - actions) | {"cancel", "replace"})
    ids |= {f"zone-bp-{zone.name}" for zone in RULEBOOK.zones}
    ids |= {f"group-bp-{group}" for group in GROUPS}
    ids |= {f"kind-bp-{kind}" for kind in [*ATTACKER_CLAUSES, BARRIER]}
    for setting in RULEBOOK.settings:
        ids.add(f"setting-bp-{setting.name}")
        ids |= {f"value-bp-{setting.name}-{value}" for value in setting.values}
    return frozenset(ids)


@cache
def spoken() -> tuple[frozenset[str], frozenset[str]]:
    """All string constants in the source of the texts and the table, and the heads of f-strings."""
    constants: set[str] = set()
    heads: set[str] = set()
    for path in [*SPEAKERS, *ENGINE]:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr) and path in SPEAKERS and node.values:
                first = node.values[0]
                if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
                    heads.add(str(first.value))
    return frozenset(constants), frozenset(heads)


def is_used(id: str) -> bool:
    """Whether the source has an id, or the two halves of it; an attribute by its own name."""
    constants, heads = spoken()
    name, _, attribute = id.partition(".")
    if attribute and not any(constant.endswith(f".{attribute}") for constant in constants):
        return False
    if name in constants or id in asked_for():
        return True
    names = constants | {"blackpoker"}
    return any(name.startswith(head) and name[len(head) :] in names for head in heads)


# ---- the tests


def test_the_code_is_read_as_it_should_be() -> None:
    assert {"drew", "died", "driven", "charged", "timed-out", "conceded", "game-over"} <= event_names()
    assert {"bp-chance", "bp-second-key", "bp-pay-discard", "replacement"} <= question_names()
    assert {"pass", "done", "cancel", "set", "discard", "make-charged", "search"} <= option_verbs()
    assert {
        "refusal-no-undo",
        "refusal-bp-no-key",
        "result-bp-no-life-left",
        "result-conceded",
    } <= asked_for()


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
