"""The tree of an effect after reading: nodes with all fields written out.

A field holds a whole number, a word, True or False, another node, or a list of these. `path` says where in
the pack the node stands (`26RSD01-003/1/do/0/what`); it is unique, and names the node wherever state refers
to it.
"""

from typing import Any


class Node:
    """One node of a tree: its group and kind in the grammar, and its fields."""

    def __init__(self, group: str, kind: str, fields: dict[str, Any], path: str) -> None:
        self.group = group
        self.kind = kind
        self.fields = fields
        self.path = path

    def get(self, field: str, otherwise: Any = None) -> Any:
        """A field, or something else where it is missing."""
        return self.fields.get(field, otherwise)

    def __repr__(self) -> str:
        return f"Node({self.kind!r}, {self.path!r})"


def walk(node: Node) -> list[Node]:
    """The node and all nodes under it, in the order in which they are written."""
    found = [node]
    for value in node.fields.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                found.extend(walk(item))
    return found
