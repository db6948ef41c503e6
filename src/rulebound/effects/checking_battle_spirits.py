"""What Battle Spirits does not carry out, though the language can say it: each with what to write instead.

The grammar serves two games, and its kinds stand in many places. Here is told where one of them would do
nothing, or something else than it reads, on a card of Battle Spirits. Each problem is a path and a sentence.
"""

from collections.abc import Iterator
from typing import Any, Final

from .checking import KEYWORD_NEEDS
from .tree import Node, walk

ZONES: Final = {"trigger": ["field", "trash"], "always": ["field"], "activate": ["field", "hand"]}
"""Ability → the zones in which it works."""
LIMITS: Final = {
    "trigger": ["once-per-turn", "once-per-battle", "once-per-turn-by-name", "unstackable"],
    "activate": ["once-per-turn", "once-per-battle", "once-per-turn-by-name", "not-in-main-step"],
    "always": ["unstackable"],
    "main": ["once-per-turn-by-name"],
    "flash": ["once-per-turn-by-name", "not-in-main-step"],
}
"""Ability → the limits that it can have."""
COSTS: Final = ["exhaust", "heavy-exhaust", "destroy", "put", "pay", "cores"]
"""What can stand before ▶: whether it can be done in full is known beforehand."""
FOREIGN: Final = ["job", "category", "power", "counter", "party-with", "shares-element"]
"""Properties of objects that only FF-TCG knows."""
FACTS: Final = ["super-unleash", "succession", "soul-magic"]
"""Keywords that are facts of a card: it has them or not."""
NUMBERED: Final = ["amplify", "tremor", "camouflage"]
"""Keywords that have a number."""
LASTING_TARGETS: Final = ("this", "all", "attacker", "blocker")
"""Targets of what always holds: nobody is asked, and nothing was picked before."""
ARRIVING: Final = {"summoned": "spirit", "deployed": "nexus"}
"""How a card comes to the Field → the kind of card that does so."""
SEEKING: Final = {"choose": "from", "pick": "from", "all": "of", "count": "of", "exists": "of", "every": "of"}
"""Kinds that look for objects, and the field that says where."""
INSTEAD: Final = {
    "cost": "no effect changes what a card costs; more symbols lower it: `symbol`",
    "cores": "Cores are moved with `cores`",
    "symbols": "symbols have a colour: write `symbol`",
}
"""Property → why it is not changed, and what is written instead."""


def examine_for_battle_spirits(node: Node, kind: str) -> list[tuple[str, str]]:
    """All that Battle Spirits would not carry out of an ability of a card of this kind ("" if not known)."""
    checker = BattleSpiritsChecker()
    checker.check_ability(node, kind, False)
    for inner in walk(node):
        checker.check(inner)
    return checker.problems


class BattleSpiritsChecker:
    """Looks at one ability and all that is in it."""

    def __init__(self) -> None:
        self.problems: list[tuple[str, str]] = []

    def tell(self, node: Node, sentence: str) -> None:
        """Note a problem."""
        self.problems.append((node.path, sentence))

    def check(self, node: Node) -> None:
        """One node, by its group."""
        if node.group == "static":
            self.check_static(node)
        elif node.group == "trigger":
            self.check_trigger(node)
        elif node.group in ("selector", "facet"):
            for name in FOREIGN:
                if name in node.fields:
                    self.tell(node, f"Cards of Battle Spirits have no `{name}`; leave it out.")
        elif node.group == "target":
            self.check_target(node)
        elif node.group == "action" and node.kind == "use-flash" and node.get("cost") == "paid":
            self.tell(node, "`use-flash` uses an effect without paying; write `cost: free`.")
        field = SEEKING.get(node.kind, "")
        sought = node.get(field) if field else None
        if isinstance(sought, Node) and sought.get("zone") == "anywhere":
            self.tell(node, "Objects are looked for in one zone; in place of `anywhere` name it.")

    # ---- abilities

    def check_ability(self, node: Node, kind: str, given: bool) -> None:
        """Where it works, with which limits, and what only FF-TCG knows."""
        self.check_zone(node, kind, given)
        for limit in node.get("limits", []):
            if limit not in LIMITS[node.kind]:
                self.tell(node, limit_sentence(node, limit))
        if "not-in-main-step" in node.get("limits", []) and node.get("window") == "main":
            self.tell(node, "What is for the Main Step cannot be `not-in-main-step`; leave the limit out.")
        if node.get("window") == "any-time":
            self.tell(node, "Battle Spirits has no `any-time`; write `window: main` or `window: flash`.")
        if node.get("checked") == "twice":
            self.tell(node, "Battle Spirits asks a condition once; write `checked: resolution`.")
        for name in ("damage", "ex", "name"):
            if name in node.fields:
                self.tell(node, f"`{name}` is for FF-TCG; leave it out.")
        if node.kind == "activate":
            self.check_cost(node.get("cost", []))
        elif node.kind == "always":
            self.check_unasked(node)

    def check_zone(self, node: Node, kind: str, given: bool) -> None:
        """A zone in which it works, and an event that happens to the card there."""
        zone = str(node.get("zone"))
        zones = ["field"] if given else ZONES.get(node.kind, [])
        if node.kind in ZONES and zone not in zones:
            only = " or ".join(f"`zone: {word}`" for word in zones)
            self.tell(node, f"In Battle Spirits `{node.kind}` works only with {only}, not in `{zone}`.")
        elif kind == "magic" and not given and (zone == "field" or node.kind == "keyword"):
            self.tell(node, "A Magic is never on the Field; it has `main` and `flash`.")
        when = node.get("when")
        if zone == "trash" and isinstance(when, Node) and is_this(when.get("what")):
            self.tell(
                node,
                "This never happens to a card in the Trash; describe other cards by a selector.",
            )
        elif isinstance(when, Node) and is_this(when.get("what")):
            self.check_arrival(when, kind)

    def check_arrival(self, when: Node, kind: str) -> None:
        """A Spirit is summoned and a Nexus is deployed, never the other way round."""
        arrives = ARRIVING.get(when.kind, kind)
        if kind and arrives != kind:
            instead = next((word for word, other in ARRIVING.items() if other == kind), "")
            remedy = f"write `{instead}`" if instead else "describe other cards by a selector"
            self.tell(when, f"A {kind.capitalize()} is never {when.kind}; {remedy}.")

    def check_unasked(self, ability: Node) -> None:
        """Nobody is asked for what always holds, nor for whether it does."""
        for target in own_nodes(ability):
            if target.group == "target" and target.kind not in LASTING_TARGETS:
                self.tell(
                    target,
                    f"What always holds asks nobody and remembers nothing, so `{target.kind}` means nothing "
                    "here; write `this` or {all: {of: …, set: open}}.",
                )

    def check_cost(self, cost: list[Node]) -> None:
        """What stands before ▶ is done in full or not at all, so it must be countable beforehand."""
        for part in cost:
            if part.kind not in COSTS:
                self.tell(part, f"`{part.kind}` is no cost; a cost is `{'`, `'.join(COSTS)}`.")
            elif part.kind == "cores" and len(cost) > 1:
                self.tell(part, "`cores` must be the only part of a cost; Cores that pay are written `pay`.")
            elif part.kind == "cores" and part.get("up-to"):
                self.tell(part, "A cost is done in full; write `up-to: false`.")

    def check_trigger(self, node: Node) -> None:
        """What sets an ability off is this card, or any that matches; it is looked at before it leaves."""
        what = node.get("what")
        arrives = ARRIVING.get(node.kind, "")
        if arrives and isinstance(what, Node) and what.get("kind", arrives) != arrives:
            self.tell(node, f"Only a {arrives.capitalize()} is {node.kind}; write `kind: {arrives}`.")
        if isinstance(what, Node) and what.group == "target" and what.kind != "this":
            self.tell(node, "What sets an ability off is `this`, or a selector for any object that matches.")
        by = node.get("by")
        if isinstance(by, Node) and by.kind != "this":
            self.tell(node, "`by` is `this` here, or is left out.")
        if node.get("look") == "after-leaving":
            self.tell(
                node,
                "What leaves in Battle Spirits is pending first, and its effects activate then; "
                "write `look: before-leaving`.",
            )
        if node.kind == "leaves" and ("field" in node.fields["to"] or "open" in node.fields["to"]):
            self.tell(node, "A card leaves the Field for `hand`, `deck`, `trash`, `removed` or `anywhere`.")

    def check_target(self, node: Node) -> None:
        """Objects are picked by one player, when the effect resolves."""
        if node.kind == "player":
            self.tell(node, "A player is no object in Battle Spirits; name cards.")
        if node.get("pick") == "announced":
            self.tell(node, "Battle Spirits picks when the effect resolves; write `pick: resolution`.")
        if node.get("by") == "anyone":
            self.tell(node, "One player picks: write `by: you` or `by: opponent`.")

    # ---- what holds

    def check_static(self, node: Node) -> None:
        """What lasts does so for cards on the Field, and only in ways that the game asks about."""
        target = first_target(node)
        held = None if target is None else (target.get("from") or target.get("of"))
        if isinstance(held, Node) and held.get("zone") != "field":
            self.tell(node, f"`{node.kind}` holds for cards on the Field only; write `zone: field`.")
        if node.kind in ("change", "becomes"):
            what = str(node.get("what"))
            if what in INSTEAD and (node.kind == "change" or what != "symbols"):
                self.tell(node, f"`{what}` cannot be changed so in Battle Spirits: {INSTEAD[what]}.")
        elif node.kind in ("must", "cannot"):
            self.check_deed(node)
        elif node.kind == "tax" and node.get("on") == "attack" and "by" in node.fields:
            self.tell(node, "An attack is always on the player; leave `by` out.")
        elif node.kind == "tax" and node.get("reserve-only") and "cores" not in node.fields:
            self.tell(node, "`reserve-only` says from where Cores are paid; add `cores: 1`.")
        elif node.kind == "counts-as" and node.get("kind") != "spirit":
            self.tell(node, "A Nexus can count as a Spirit; write `kind: spirit`.")
        elif node.kind == "keyword-number" and node.get("keyword") not in NUMBERED:
            self.tell(node, f"Only these keywords have a number: `{'`, `'.join(NUMBERED)}`.")
        elif node.kind in ("gains", "loses"):
            self.check_gain(node)

    def check_deed(self, node: Node) -> None:
        """What must or cannot be done, in the time that it lasts."""
        do = str(node.get("do"))
        if do == "be-chosen" and node.kind == "must":
            self.tell(node, "Nothing has to be chosen in Battle Spirits; leave this out.")
        if node.get("even-exhausted") and do != "block":
            self.tell(node, "Only a block is possible `even-exhausted`; leave that out.")
        if do in ("attack", "attack-first") and node.get("for") == "battle":
            self.tell(node, "No attack is declared during a battle; write `for: step` or `for: turn`.")
        for name in ("sources", "whose"):
            if name in node.fields:
                self.tell(node, f"`{name}` is for FF-TCG; say by which cards with `by`.")
        if "by" in node.fields and do in ("attack", "refresh"):
            self.tell(node, f"`cannot {do}` has no `by` in Battle Spirits; leave it out.")

    def check_gain(self, node: Node) -> None:
        """A keyword that is given or lost has its parameters, and is no fact of the card."""
        keyword = str(node.get("keyword"))
        ability = node.get("ability")
        if isinstance(ability, Node):
            self.check_ability(ability, "", True)
            if ability.kind in ("main", "flash"):
                self.tell(node, "Only a Magic has `main` and `flash`, and none is on the Field.")
            keyword = str(ability.get("keyword"))
        if keyword in FACTS:
            self.tell(node, f"`{keyword}` is a fact of a card and is neither given nor taken away.")
        elif node.kind == "gains" and "keyword" in node.fields and keyword in KEYWORD_NEEDS:
            needed = ", ".join(f"{name}: …" for name in KEYWORD_NEEDS[keyword])
            self.tell(
                node,
                f"The keyword `{keyword}` is given with its parameters: "
                f"`ability: {{keyword: {{keyword: {keyword}, {needed}}}}}`.",
            )


def own_nodes(node: Node) -> Iterator[Node]:
    """The nodes under one, without those of an ability that is given: that one is looked at by itself."""
    for value in node.fields.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node) and item.group != "ability":
                yield item
                yield from own_nodes(item)


def first_target(node: Node) -> Node | None:
    """The target for which a static holds."""
    for name in ("what", "of", "from"):
        value: Any = node.get(name)
        if isinstance(value, Node) and value.group == "target":
            return value
    return None


def is_this(value: object) -> bool:
    """Whether a field says `this`."""
    return isinstance(value, Node) and value.kind == "this"


def limit_sentence(node: Node, limit: str) -> str:
    """Why an ability cannot have a limit."""
    if node.kind in ("main", "flash") and limit in ("once-per-turn", "once-per-battle"):
        return (
            f"A Magic card is spent when it is used, so `{limit}` limits nothing; "
            "write `once-per-turn-by-name` to limit all cards of the name."
        )
    known = LIMITS[node.kind]
    return f"`{node.kind}` cannot be `{limit}` in Battle Spirits; there is `{'`, `'.join(known)}`."
