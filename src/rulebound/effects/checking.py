"""What is well formed and still makes no sense: a name that nothing bound, a lasting change without an end, …

The checker walks a tree in the order in which it is carried out and keeps what is known by then: the names
that were bound, and whether there is something that `it` can mean. Each problem is a path and a sentence.
"""

from typing import Final

from .grammar import KINDS
from .tree import Node
from .vocabulary import VOCABULARY

COLOURS: Final = VOCABULARY["battle-spirits"]["colour"]
OWNED_ZONES: Final = (
    "hand",
    "trash",
    "deck",
    "open",
    "looked",
    "removed",
    "break-zone",
    "damage-zone",
    "lb-deck",
)
"""Zones whose cards have an owner; what is on the field or on the stack has a controller."""
ALTERNATIVES: Final = {"if": "else", "if-you-do": "else", "may-instead": "then", "piles": "left"}
"""Kind → the field that is carried out in place of the one before."""
PICKING: Final = ("choose", "pick", "all", "top", "discard-top", "discard", "put", "search", "piles")
"""Kinds after which `it` has a meaning."""
TELLING: Final = ("piles", "goes-instead")
"""Kinds in whose own steps `it` has a meaning."""
MOST_TIMES: Final = 99
"""How often a step is repeated at most."""
KEYWORD_NEEDS: Final = {
    "spirit-calling": ["family", "cost"],
    "current": ["family", "cost"],
    "amplify": ["family", "number"],
    "spellcraft": ["family"],
    "tremor": ["number"],
    "camouflage": ["number"],
    "limit-break": ["number"],
    "priming": ["named", "payment"],
    "warp": ["number", "payment"],
}
"""Keyword → the parameters that it cannot be without."""
SET_OFF: Final = ("spirit-calling", "tremor")
"""Keywords whose ability is set off by an event."""
KEYWORD_PARAMETERS: Final = ("number", "family", "cost", "named", "payment")


class Checker:
    """Checks one ability. `levels`: how many the card has, -1 where that is open."""

    def __init__(self, levels: int) -> None:
        self.levels = levels
        self.problems: list[tuple[str, str]] = []
        self.names: set[str] = set()
        self.colours: set[str] = set()
        self.has_it = False

    def tell(self, node: Node, sentence: str) -> None:
        """Note a problem."""
        self.problems.append((node.path, sentence))

    # ---- abilities

    def check_ability(self, node: Node) -> None:
        """An ability and all that is in it."""
        if node.kind == "keyword":
            self.check_keyword(node)
        self.check_levels(node)
        if node.kind == "trigger":
            if "if" in node.fields and "checked" not in node.fields:
                self.tell(
                    node, "A trigger with `if` must say when it is checked: `checked: resolution` or `twice`."
                )
            if "checked" in node.fields and "if" not in node.fields:
                self.tell(node, "`checked` without `if` says nothing; add the condition or leave it out.")
        self.check_fields(node)

    def check_levels(self, node: Node) -> None:
        """An ability on the field says at which levels it works, and the card has these."""
        on_field = node.kind == "keyword" or node.get("zone") == "field"
        levels = node.get("levels")
        if levels is None:
            if on_field and self.levels > 0:
                self.tell(
                    node,
                    f"`{node.kind}` must say at which levels it works, e.g. `levels: {self.all_levels()}`.",
                )
            return
        if not on_field:
            self.tell(node, "Levels count on the field only; leave `levels` out, or write `zone: field`.")
            return
        if self.levels < 0:
            return
        for level in levels:
            if not 1 <= level <= self.levels:
                has = f"its levels are {self.all_levels()}" if self.levels else "it has no levels"
                self.problems.append((f"{node.path}/levels", f"The card has no level {level}; {has}."))

    def all_levels(self) -> list[int]:
        """All levels of the card."""
        return list(range(1, self.levels + 1))

    def check_keyword(self, node: Node) -> None:
        """A keyword has the parameters it needs, and no others."""
        keyword = str(node.get("keyword"))
        needed = KEYWORD_NEEDS.get(keyword, [])
        for name in KEYWORD_PARAMETERS:
            if name in needed and name not in node.fields:
                self.tell(node, f"The keyword `{keyword}` must say `{name}`.")
            if name not in needed and name in node.fields:
                self.problems.append((f"{node.path}/{name}", f"The keyword `{keyword}` has no `{name}`."))

    # ---- the walk

    def check_fields(self, node: Node) -> None:
        """The nodes in the fields, in order; a step picks what it works on before it works out numbers."""
        if node.kind in TELLING:
            self.has_it = True
        before = (set(self.names), self.has_it)
        alternative = ALTERNATIVES.get(node.kind, "")
        ordered = list(node.fields)
        if node.group in ("action", "static"):
            ordered.sort(key=lambda name: not is_target(node.fields[name]))
        for name in ordered:
            value = node.fields[name]
            after = (self.names, self.has_it)
            if name == alternative:
                self.names, self.has_it = set(before[0]), before[1]
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, Node):
                    self.check(item, name)
            if name == alternative:
                self.names, self.has_it = self.names | after[0], self.has_it or after[1]

    def check(self, node: Node, field: str) -> None:
        """A node that stands in a field of another."""
        if node.group == "ability":
            granted = Checker(-1)
            granted.check_ability(node)
            self.problems.extend(granted.problems)
            return
        if node.group == "selector" and field != "that":
            self.check_selector(node)
        elif node.group == "target" and node.kind == "choose" and node.get("by") == "anyone":
            self.tell(node, "One player chooses; where each player is to take something, write `pick`.")
        elif node.group == "static":
            self.check_static(node, field)
        elif node.kind == "pay" and field != "cost":
            self.tell(
                node, "`pay` stands only in the `cost` of an ability; an effect moves Cores with `cores`."
            )
        elif node.kind == "discard-this" and field != "cost":
            self.tell(node, "`discard-this` stands only in the `cost` of an ability of the hand.")
        elif node.group == "action":
            self.check_action(node, field)
        self.check_names(node)
        self.check_fields(node)
        self.bind(node)

    def check_action(self, node: Node, field: str) -> None:
        """Steps whose fields must fit together."""
        what = node.get("what")
        times = node.get("times")
        if node.kind == "repeat" and isinstance(times, int) and times > MOST_TIMES:
            self.tell(node, f"Nobody does something {times} times; the most is {MOST_TIMES}.")
        if node.kind == "cores":
            self.check_cores(node)
        elif node.kind == "put" and node.get("to") == "trash" and zone_of(what) == "field":
            self.tell(node, "What is on the field is not put into the Trash; write `destroy`.")
        elif node.kind == "set-off":
            self.check_set_off(node)
        elif node.kind == "select" and "up-to-instead" in node.fields and not is_instead(node.get("count")):
            self.tell(node, "`up-to-instead` is about the number of an `instead`; there is none here.")
        elif node.kind == "exhaust" and field == "cost" and is_picked(what) and not asks_upright(what):
            self.tell(node, "Only what is upright can be exhausted as a cost; add `state: refreshed`.")

    def check_cores(self, node: Node) -> None:
        """Cores come from one place and go to one; of a place it must be plain which of them move."""
        source, to = node.fields["from"], node.fields["to"]
        if is_picked(source) and is_picked(to):
            self.tell(node, "Only one end of `cores` can be picked in this step; pick the other one before.")
        if source in ("void", "life") and node.get("soul") != "never":
            self.tell(node, f"The Soul Core is never in the {str(source).capitalize()}; write `soul: never`.")
        if node.get("each") and not isinstance(source, Node) and not isinstance(to, Node):
            self.tell(node, "`each` is for Cores of several cards, or for several cards; leave it out.")
        if node.get("each") and node.get("up-to"):
            self.tell(node, "With `each` every card has the same number; write `up-to: false`.")
        if "whose" in node.fields and isinstance(source, Node):
            self.tell(node, "Cores of cards go to a place of their owner; leave `whose` out.")

    def check_set_off(self, node: Node) -> None:
        """One effect is activated: of a timing, or a keyword that is set off by an event."""
        if ("timing" in node.fields) == ("keyword" in node.fields):
            self.tell(node, "`set-off` must say which effect: `timing: summoned`, or `keyword: tremor`.")
        if node.get("keyword", SET_OFF[0]) not in SET_OFF:
            self.tell(
                node,
                f"Only a keyword that an event sets off can be activated so: `{'` or `'.join(SET_OFF)}`.",
            )

    def check_names(self, node: Node) -> None:
        """`it`, `bound` and the like mean something that is known by then."""
        if node.group == "target" and node.kind == "it" and not self.has_it:
            self.tell(
                node,
                "Nothing was picked before, so `it` means nothing; pick something first, or write `this`.",
            )
        name = ""
        if node.group == "target" and node.kind == "bound":
            name = str(node.get("name"))
        elif node.group == "value" and node.kind in ("how-many", "named-number"):
            name = str(node.get("bound"))
        if name and name not in self.names:
            self.tell(node, f"No earlier step binds `{name}`; add `as: {name}` where it is picked.")

    def bind(self, node: Node) -> None:
        """What is known after this node."""
        if node.group == "trigger":
            self.has_it = self.has_it or "what" in node.fields
        elif node.group in ("target", "action") and node.kind in PICKING:
            self.has_it = True
        name = node.get("as")
        if name is None:
            return
        if node.kind == "name-colour":
            self.colours.add(str(name))
        else:
            self.names.add(str(name))

    # ---- selectors and statics

    def check_selector(self, node: Node) -> None:
        """Cards on the field have a controller, cards elsewhere an owner."""
        zone = str(node.get("zone"))
        controller, owner = "controller" in node.fields, "owner" in node.fields
        if controller and owner:
            self.tell(node, "A selector has `controller` (on the field) or `owner` (elsewhere), never both.")
        elif zone in OWNED_ZONES and not owner:
            self.tell(node, f"Cards in `{zone}` have an owner: say `owner: you`, `opponent` or `anyone`.")
        elif zone != "anywhere" and zone not in OWNED_ZONES and not controller:
            self.tell(
                node, f"Objects in `{zone}` have a controller: say `controller: you`, `opponent` or `anyone`."
            )

    def check_static(self, node: Node, field: str) -> None:
        """A static lasts while its ability does, or for as long as it says."""
        if field == "holds":
            if "for" in node.fields:
                self.tell(
                    node, f"In `always`, `{node.kind}` holds as long as the ability does; leave `for` out."
                )
        elif "for" not in KINDS["static"][node.kind].fields:
            self.tell(node, f"`{node.kind}` stands only under `holds` of an ability `always`.")
        elif "for" not in node.fields:
            self.tell(node, f"`{node.kind}` as a step must say how long it lasts, e.g. `for: turn`.")
        if node.kind == "change":
            self.check_change(node)
        elif node.kind == "symbol":
            self.check_symbol(node)
        elif node.kind == "gains" and ("keyword" in node.fields) == ("ability" in node.fields):
            self.tell(node, "`gains` must say one thing that is gained: `keyword` or `ability`.")
        elif node.kind == "loses" and (node.get("lost") == "keyword") != ("keyword" in node.fields):
            self.tell(node, "`loses` names a `keyword` where `lost: keyword` stands, and only there.")
        elif node.kind == "tax" and not node.get("cores") and not node.get("exhaust-another"):
            self.tell(node, "`tax` must say what is paid: `cores: 1` or `exhaust-another: true`.")

    def check_change(self, node: Node) -> None:
        """What lowers says its floor."""
        sinks = node.get("what") == "power"
        if node.get("down") and "floor" not in node.fields and not sinks:
            self.tell(node, "A change with `down: true` must say how low it can go, e.g. `floor: 0`.")
        if (not node.get("down") or sinks) and "floor" in node.fields:
            self.tell(
                node, "`floor` belongs to a change with `down: true` of a number with a floor; leave it out."
            )

    def check_symbol(self, node: Node) -> None:
        """The colour is one of the game's, or was named by an earlier step."""
        colour = str(node.get("colour"))
        if colour not in COLOURS and colour not in self.colours:
            self.tell(
                node,
                f"`{colour}` is no colour, and no earlier step names one so; "
                f"write a colour, or first `name-colour: {colour}`.",
            )


def is_picked(value: object) -> bool:
    """Whether a field holds a target that a player picks."""
    return isinstance(value, Node) and value.group == "target" and value.kind in ("choose", "pick")


def is_instead(value: object) -> bool:
    """Whether a number is another one under a condition."""
    return isinstance(value, Node) and value.kind == "instead"


def zone_of(target: object) -> str:
    """The zone from which a target is taken, "" where it names none."""
    held = (target.get("from") or target.get("of")) if isinstance(target, Node) else None
    return str(held.get("zone")) if isinstance(held, Node) else ""


def asks_upright(target: object) -> bool:
    """Whether a target is picked among what is upright."""
    held = target.get("from") if isinstance(target, Node) else None
    return isinstance(held, Node) and "refreshed" in held.get("state", [])


def is_target(value: object) -> bool:
    """Whether a field holds a target."""
    return isinstance(value, Node) and value.group == "target"
