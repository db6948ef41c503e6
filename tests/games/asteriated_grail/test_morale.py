"""Every loss of morale goes one way: no other code takes morale away."""

import ast
from pathlib import Path

import rulebound.games.asteriated_grail as game

SOURCES = Path(game.__file__).parent
WRITERS = {
    ("state.py", "AsteriatedGrail.__init__", "="),
    ("state.py", "AsteriatedGrail.copy", "="),
    ("setup.py", "SetUp.run", "="),
    ("arrange.py", "Arranger.arrange_camps", "="),
    ("hands.py", "gain_morale", "+="),
    ("hands.py", "ApplyLoss.run", "-="),
}


class Writers(ast.NodeVisitor):
    """Where a source writes morale, or gives the list of it another name under which it could be written."""

    def __init__(self) -> None:
        self.within: list[str] = []
        self.found: list[tuple[str, str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside(node, node.name)

    def inside(self, node: ast.AST, name: str) -> None:
        self.within.append(name)
        self.generic_visit(node)
        self.within.pop()

    def note(self, sign: str) -> None:
        self.found.append((".".join(self.within), sign))

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(is_morale(target) for target in node.targets) or is_list(node.value):
            self.note("=")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if is_morale(node.target):
            self.note("-=" if isinstance(node.op, ast.Sub) else "+=")
        self.generic_visit(node)


def is_list(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "morale"


def is_morale(node: ast.expr) -> bool:
    return is_list(node.value) if isinstance(node, ast.Subscript) else is_list(node)


def writers(source: str) -> list[tuple[str, str]]:
    visitor = Writers()
    visitor.visit(ast.parse(source))
    return visitor.found


def test_one_place_takes_morale_away() -> None:
    found = {
        (str(path.relative_to(SOURCES)), where, sign)
        for path in SOURCES.rglob("*.py")
        for where, sign in writers(path.read_text(encoding="utf-8"))
    }
    assert found == WRITERS


def test_a_second_place_would_be_found() -> None:
    planted = "class Cannon:\n def answer(self, game):\n  game.morale[0] -= 1\n  held = game.morale\n"
    assert writers(planted) == [("Cannon.answer", "-="), ("Cannon.answer", "=")]
