"""What a game could show, read from its source and definitions: verbs, questions, events, reasons, clauses.

Literal names are found in the syntax tree of the game's modules, others in the rulebook's own objects. Every
item is a short text, "event died" or "clause BP 15.7", so that it can be counted and explained.
"""

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from rulebound.effects.actions import Action, If, IfYouDo, May, MayInstead, Repeat
from rulebound.effects.targets import Picked
from rulebound.effects.values import Condition
from rulebound.kernel.plain import attributes
from rulebound.kernel.refusal import Refusal, SetupError
from rulebound.kernel.rulebook import Match, Rulebook

KERNEL_ITEMS = ("event game-over", "event conceded", "event timed-out")
"""What every game has from the kernel."""


def everything(rulebook: Rulebook) -> list[str]:
    """All items of a rulebook, sorted."""
    items = set(KERNEL_ITEMS)
    for module in modules_of(rulebook):
        items |= Scan(ast.parse(source_of(module).read_text(encoding="utf-8")), rulebook.prefix).items()
    refusals = [*refusals_in(definitions_of(rulebook)), *refusals_in(vars(m) for m in modules_of(rulebook))]
    items |= {refusal_item(refusal) for refusal in refusals}
    items |= {f"clause {refusal.clause}" for refusal in refusals}
    items |= {f"clause {text}" for text in clauses_in(rulebook, definitions_of(rulebook))}
    items |= {f"verb {verb}" for verb in rulebook.verbs}
    items |= {f"setting {s.name}={value}" for s in rulebook.settings for value in s.values}
    items |= outcomes_in(definitions_of(rulebook))
    return sorted(items)


def refusal_item(refusal: Refusal) -> str:
    """The item of a reason: the same sentence may come from several clauses."""
    return f"refusal {refusal.clause} {refusal.name}"


GRAIL = r"\d(\(\d+\)\d?)?\.\d+|T [a-z-]+\.\d+|C \d+\.\d+"
"""Sections in brackets, lines of an axis, skills of characters: AG 4(8)6.2, AG T init.1, AG C 2.4."""


def clause_pattern(prefix: str) -> re.Pattern[str]:
    """What a clause of a rulebook looks like: BP 4.1, BP R4.2, BS FAQ cost.2.2, BS G When Summoned."""
    return re.compile(
        rf"{re.escape(prefix)} (R?\d+(\.\d+)*|FAQ \w+(\.\d+)+|G [A-Z]\w*( \w+)*(\.\d+)?|{GRAIL})"
    )


# ---- modules


def modules_of(rulebook: Rulebook) -> list[ModuleType]:
    """The loaded modules of the package that defines a rulebook, or the one module where it stands alone."""
    home = type(rulebook).__module__
    package = home.rpartition(".")[0]
    holder = sys.modules.get(package)
    if holder is None or getattr(holder, "__file__", None) is None:
        return [sys.modules[home]]
    names = sorted(name for name in sys.modules if name == package or name.startswith(package + "."))
    return [sys.modules[name] for name in names]


def source_of(module: ModuleType) -> Path:
    """The `.py` file of a module, which lies beside its compiled form too."""
    spec = importlib.util.find_spec(module.__name__)
    if spec is None or spec.origin is None:
        raise SetupError(f"The source of {module.__name__} cannot be found, so its names cannot be read.")
    origin = Path(spec.origin)
    return origin if origin.suffix == ".py" else origin.with_name(origin.name.partition(".")[0] + ".py")


# ---- names in the source


class Scan:
    """Reads the names out of one module."""

    def __init__(self, tree: ast.Module, prefix: str) -> None:
        self.tree = tree
        self.clause = clause_pattern(prefix)
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.events = {"Event"} | {
            node.name for node in classes if is_kind(node, "Event") and not own_init(node)
        }

    def items(self) -> set[str]:
        """All items that the module names."""
        found: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if self.clause.fullmatch(node.value):
                    found.add(f"clause {node.value}")
            elif isinstance(node, ast.ClassDef):
                found |= self.of_class(node)
            elif isinstance(node, ast.FunctionDef):
                found |= self.of_calls(node)
        return found | self.of_calls(self.tree)

    def of_class(self, node: ast.ClassDef) -> set[str]:
        """A question stated by a class, an event that a class gives its name."""
        found: set[str] = set()
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and base_name(item.target) == "question":
                found |= {f"question {text}" for text in literals(item.value, {})}
        init = own_init(node)
        if is_kind(node, "Event") and init is not None:
            calls = [inner for inner in ast.walk(init) if isinstance(inner, ast.Call) and inner.args]
            found |= {f"event {text}" for call in calls for text in literals(call.args[0], {})}
        if is_kind(node, "Proposal"):
            found.add("verb cancel")
        return found

    def of_calls(self, node: ast.FunctionDef | ast.Module) -> set[str]:
        """Options with their verbs, events with their names, decisions with their questions."""
        found: set[str] = set()
        assigned = [inner for inner in ast.walk(node) if isinstance(inner, ast.Assign)]
        names = {base_name(inner.targets[0]): inner.value for inner in assigned}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and inner.args:
                kind = base_name(inner.func)
                if kind == "Option":
                    found |= {f"verb {text}" for text in literals(inner.args[0], names)}
                elif kind in self.events:
                    found |= {f"event {text}" for text in literals(inner.args[0], names)}
                elif kind == "Decision" and len(inner.args) > 1:
                    found |= {f"question {text}" for text in literals(inner.args[1], names)}
            elif isinstance(inner, ast.Return) and getattr(node, "name", "") == "asking":
                found |= {f"question {text}" for text in literals(inner.value, names)}
        return found


def literals(node: ast.expr | None, names: dict[str, ast.expr]) -> list[str]:
    """The texts that an expression may be: a literal, both sides of a condition, or a variable of these."""
    if isinstance(node, ast.Name):
        return literals(names.get(node.id), {})
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if node.value else []
    if isinstance(node, ast.IfExp):
        return literals(node.body, names) + literals(node.orelse, names)
    return []


def is_kind(node: ast.ClassDef, base: str) -> bool:
    """Whether a class derives from a class of the kernel by this name."""
    return any(base_name(parent) == base for parent in node.bases)


def own_init(node: ast.ClassDef) -> ast.FunctionDef | None:
    """The constructor that a class has itself."""
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            return item
    return None


def base_name(node: ast.expr) -> str:
    """The name of a class or variable in an expression: Event, Proposal[Game]."""
    if isinstance(node, ast.Subscript):
        return base_name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# ---- names in the definitions


def definitions_of(rulebook: Rulebook) -> list[Any]:
    """The rulebook and an empty game of it, from which all definitions can be reached."""
    return [rulebook, rulebook.new_game(Match(rulebook))]


def reachable(roots: Any) -> Iterator[Any]:
    """Every object that can be reached from some objects by attributes, lists and dicts."""
    seen: set[int] = set()
    queue: list[Any] = list(roots)
    while queue:
        value = queue.pop()
        if id(value) in seen or isinstance(value, type | ModuleType):
            continue
        seen.add(id(value))
        yield value
        if isinstance(value, dict):
            queue.extend(value.values())
        elif isinstance(value, list | tuple | set):
            queue.extend(value)
        elif type(value).__module__ != "builtins":
            queue.extend(attributes(value).values())


def refusals_in(roots: Any) -> list[Refusal]:
    """The reasons among what can be reached."""
    return [value for value in reachable(roots) if isinstance(value, Refusal)]


def outcomes_in(roots: Any) -> set[str]:
    """What parts of effects can come to: conditions and optional parts both ways, steps that act."""
    found: set[str] = set()
    for value in reachable(roots):
        outcomes: tuple[str, ...] = ()
        if isinstance(value, Condition | IfYouDo):
            outcomes = ("true", "false")
        elif isinstance(value, May | MayInstead) or (isinstance(value, Picked) and value.up_to):
            outcomes = ("taken", "declined")
        elif isinstance(value, Action) and not isinstance(value, If | Repeat):
            outcomes = ("changed",)
            if getattr(value, "up_to", False):
                outcomes = ("changed", "taken", "declined")
        found |= {f"effect {value.name}: {outcome}" for outcome in outcomes}
    return found


def clauses_in(rulebook: Rulebook, roots: Any) -> set[str]:
    """The clause ids among what can be reached, but for the texts of the rulebook's own list."""
    clause = clause_pattern(rulebook.prefix)
    return {value for value in reachable(roots) if isinstance(value, str) and clause.fullmatch(value)}
