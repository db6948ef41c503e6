"""What the text of a card looks at (FF 11.12.4.12): read from its tree once, when the card is built.

Whether an effect depends on another one rests on what it *reads*, noted as bits. What holds is worked out
anew when the field or the damage taken has changed; where a tree is *shifting*, at any change.
"""

from typing import Final

from ...effects.tree import Node, walk
from .characteristics import READS

STEADY: Final = {
    "value": {"count", "plus", "minus", "times", "divide", "instead", "damage"},
    "condition": {"exists", "compare", "both", "either", "not", "damage-at-least"},
}
"""Kinds that change only with the field and the damage taken."""
SHIFTING: Final = {"state", "counter", "party-with", "shares-element"}
"""What selectors ask for that changes at any time."""


def is_shifting(node: Node) -> bool:
    """Whether what a tree says can change though the field and the damage taken stay as they are."""
    if "during" in node.fields:
        return True
    for inner in walk(node):
        if inner.group in STEADY and inner.kind not in STEADY[inner.group]:
            return True
        if inner.group == "selector" and inner.fields["zone"] not in ("field", "anywhere"):
            return True
        if inner.group in ("selector", "facet") and any(field in SHIFTING for field in inner.fields):
            return True
    return False


def reads_of(node: Node) -> int:
    """What the selectors and values of a static look at, as bits."""
    bits = 0
    for inner in walk(node):
        if inner.group in ("selector", "facet"):
            for field in inner.fields:
                bits |= READS.get(field, 0)
        elif inner.kind == "number-of":
            bits |= READS[inner.fields["what"]]
    return bits
