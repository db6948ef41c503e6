"""Building: from the tree of an effect to the definitions that carry it out.

The kinds that both card games share are built here; a game subclasses `Builder` for its own. What a builder
does not know is a fault of the engine, not of the pack: the grammar has let it through.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.refusal import RulesError
from .abilities import Ability, Activated, Always, Gains, Triggered, When
from .actions import Action, Draw, If, IfYouDo, May, MayInstead, Repeat, TargetAction
from .host import PLAYERS
from .statics import Becomes, Cannot, Change, Loses, Must, Static
from .targets import All, Bound, It, Picked, Target, This, Top
from .tree import Node, walk
from .values import (
    AT_LEAST,
    AT_MOST,
    EQUALS,
    Both,
    Compare,
    Comparison,
    Condition,
    Count,
    Difference,
    Either,
    EitherFilter,
    Every,
    Exists,
    Filter,
    Fixed,
    HandSize,
    HowMany,
    Instead,
    Not,
    NotFilter,
    Product,
    Quotient,
    Selector,
    Sum,
    Value,
)


def targets_of(steps: list[Action]) -> list[Picked]:
    """What the player picks for these steps."""
    found: list[Picked] = []
    for step in steps:
        if isinstance(step, TargetAction) and isinstance(step.target, Picked):
            found.append(step.target)
    return found


def events_of(when: Node) -> list[Node]:
    """The events of a trigger: one, or each of several."""
    return list(when.fields["triggers"]) if when.kind == "either" else [when]


COMPARISONS = {"at-most": AT_MOST, "at-least": AT_LEAST, "equals": EQUALS}


@mypyc_attr(allow_interpreted_subclasses=True)
class Builder:
    """Builds the abilities of cards of one game."""

    def unknown(self, node: Node) -> RulesError:
        """The error for a kind that nothing here carries out."""
        return RulesError(f"The engine cannot carry out {node.group} {node.kind!r} ({node.path}).")

    # ---- values and conditions

    def value(self, node: Any, name: str) -> Value:
        """A value, or a bare number."""
        if isinstance(node, int):
            return Fixed(name, node)
        assert isinstance(node, Node)
        kind = node.kind
        if kind == "count":
            return Count(node.path, self.selector(node.fields["of"]))
        if kind == "how-many":
            return HowMany(node.path, node.fields["bound"])
        if kind == "plus":
            return Sum(node.path, self.values(node))
        if kind == "times":
            return Product(node.path, self.values(node))
        if kind == "minus":
            return Difference(node.path, self.field(node, "from"), self.field(node, "take"))
        if kind == "divide":
            value, by = self.field(node, "value"), self.field(node, "by")
            return Quotient(node.path, value, by, node.fields.get("round", ""))
        if kind == "instead":
            condition = self.condition(node.fields["if"])
            return Instead(node.path, self.field(node, "usually"), condition, self.field(node, "then"))
        if kind == "hand-size":
            return HandSize(node.path, PLAYERS[node.fields["of"]])
        return self.own_value(node)

    def own_value(self, node: Node) -> Value:
        """A value that only this game has."""
        raise self.unknown(node)

    def field(self, node: Node, field: str) -> Value:
        """The value in a field."""
        return self.value(node.fields[field], f"{node.path}/{field}")

    def values(self, node: Node) -> list[Value]:
        """The values in the field of that name."""
        return [self.value(item, f"{node.path}/{i}") for i, item in enumerate(node.fields["values"])]

    def comparison(self, node: Node) -> Comparison:
        """A bound."""
        return Comparison(COMPARISONS[node.kind], self.field(node, "value"))

    def condition(self, node: Node) -> Condition:
        """A condition."""
        kind = node.kind
        if kind == "exists":
            return Exists(node.path, self.selector(node.fields["of"]))
        if kind == "compare":
            return Compare(node.path, self.field(node, "value"), self.comparison(node.fields["is"]))
        if kind == "both":
            return Both(node.path, [self.condition(item) for item in node.fields["conditions"]])
        if kind == "either":
            return Either(node.path, [self.condition(item) for item in node.fields["conditions"]])
        if kind == "not":
            return Not(node.path, self.condition(node.fields["condition"]))
        if kind == "every":
            return Every(node.path, self.selector(node.fields["of"]), self.selector(node.fields["that"]))
        return self.own_condition(node)

    def own_condition(self, node: Node) -> Condition:
        """A condition that only this game has."""
        raise self.unknown(node)

    # ---- selectors and targets

    def selector(self, node: Node) -> Selector:
        """A selector with its filters."""
        fields = node.fields
        by_owner = "owner" in fields
        side = fields.get("owner") or fields.get("controller") or "anyone"
        return Selector(node.path, fields["zone"], PLAYERS[side], by_owner, self.filters(node))

    def filters(self, node: Node) -> list[Filter]:
        """What a selector or facet asks for."""
        filters: list[Filter] = []
        for name, value in node.fields.items():
            if name in ("zone", "owner", "controller"):
                continue
            if name == "not":
                filters.append(NotFilter(self.filters(value)))
            elif name == "either":
                filters.append(EitherFilter([self.filters(facet) for facet in value]))
            else:
                filters.append(self.filter(name, value, node))
        return filters

    def filter(self, name: str, value: Any, node: Node) -> Filter:
        """One property of a selector."""
        raise self.unknown(node)

    def target(self, node: Node) -> Target:
        """A target."""
        kind = node.kind
        if kind == "this":
            return This(node.path)
        if kind == "it":
            return It(node.path)
        if kind == "bound":
            return Bound(node.path, node.fields["name"])
        if kind == "all":
            selector = self.selector(node.fields["of"])
            return All(node.path, selector, node.fields["set"] == "open", node.fields.get("as", ""))
        if kind == "top":
            return Top(node.path, self.field(node, "count"), PLAYERS[node.fields["of"]])
        if kind in ("choose", "pick"):
            return Picked(
                node.path,
                self.field(node, "count"),
                node.fields["up-to"],
                self.selector(node.fields["from"]),
                node.fields["pick"],
                kind == "choose",
                PLAYERS[node.fields.get("by", "you")],
                node.fields.get("as", ""),
            )
        return self.own_target(node)

    def own_target(self, node: Node) -> Target:
        """A target that only this game has."""
        raise self.unknown(node)

    # ---- actions and statics

    def steps(self, nodes: list[Any]) -> list[Action]:
        """A list of steps."""
        return [self.static(node) if node.group == "static" else self.action(node) for node in nodes]

    def action(self, node: Node) -> Action:
        """A step."""
        kind = node.kind
        fields = node.fields
        if kind == "draw":
            return Draw(node.path, self.field(node, "count"), PLAYERS[fields.get("who", "you")])
        if kind == "may":
            return May(node.path, self.steps(fields["do"]))
        if kind == "if":
            condition = self.condition(fields["that"])
            return If(node.path, condition, self.steps(fields["do"]), self.steps(fields.get("else", [])))
        if kind == "if-you-do":
            steps, then = self.steps(fields["do"]), self.steps(fields["then"])
            return IfYouDo(node.path, steps, then, self.steps(fields.get("else", [])))
        if kind == "repeat":
            return Repeat(node.path, self.field(node, "times"), self.steps(fields["do"]))
        if kind == "may-instead":
            wherever = self.condition(fields["if"]) if "if" in fields else None
            return MayInstead(node.path, self.steps(fields["usually"]), wherever, self.steps(fields["then"]))
        return self.own_action(node)

    def own_action(self, node: Node) -> Action:
        """A step that only this game has."""
        raise self.unknown(node)

    def static(self, node: Node) -> Static:
        """A static."""
        kind = node.kind
        fields = node.fields
        lasts = fields.get("for", "")
        if kind == "change":
            by = self.field(node, "by")
            target = self.target(fields["of"])
            return Change(
                node.path, fields["what"], target, by, fields["down"], fields.get("floor", 0), lasts
            )
        if kind == "becomes":
            return Becomes(
                node.path, fields["what"], self.target(fields["of"]), self.field(node, "to"), lasts
            )
        if kind == "cannot":
            by_whom = self.selector(fields["by"]) if "by" in fields else None
            return Cannot(node.path, self.target(fields["what"]), fields["do"], by_whom, lasts)
        if kind == "must":
            even = fields.get("even-exhausted", False)
            return Must(node.path, self.target(fields["what"]), fields["do"], even, lasts)
        if kind == "gains":
            target = self.target(fields["what"])
            ability = self.gained(node)
            keyword = fields.get("keyword") or ("" if ability is None else ability.keyword)
            gains = Gains(node.path, target, keyword, ability, lasts)
            written = fields.get("ability")
            gains.number = written.get("number", 0) if isinstance(written, Node) else 0
            return gains
        if kind == "loses":
            return Loses(node.path, self.target(fields["what"]), fields.get("keyword", ""), lasts)
        return self.own_static(node)

    def own_static(self, node: Node) -> Static:
        """A static that only this game has."""
        raise self.unknown(node)

    def gained(self, node: Node) -> Ability | None:
        """The ability that `gains` gives: the one written out, or the one that its keyword stands for."""
        written = node.get("ability")
        if isinstance(written, Node) and written.kind != "keyword":
            return self.ability(written, 0)
        holder = node if written is None else written
        keyword = str(holder.fields["keyword"])
        meaning = self.keyword_meaning(holder, keyword, f"{node.path}/ability")
        if meaning is None:
            return None
        ability = self.ability(meaning, 0)
        ability.keyword = keyword
        return ability

    def keyword_meaning(self, node: Node, keyword: str, path: str) -> Node | None:
        """What a keyword stands for, with the parameters that a node has; None where the rules know it."""
        return None

    # ---- abilities

    def when(self, node: Node) -> When:
        """What sets an ability off."""
        fields = node.fields
        what = fields.get("what")
        this = isinstance(what, Node) and what.kind == "this"
        selector = self.selector(what) if isinstance(what, Node) and what.group == "selector" else None
        by = fields.get("by", "")
        if isinstance(by, Node):
            by = by.kind
        side = PLAYERS[fields.get("whose", fields.get("who", "anyone"))]
        value = self.field(node, "value") if "value" in fields else None
        late = fields.get("look") == "after-leaving"
        when = When(node.kind, this, selector, by, late, side, value, fields.get("step", ""))
        when.places = fields.get("to", [])
        return when

    def ability(self, node: Node, number: int) -> Ability:
        """An ability with its zone, levels, period, limits and condition."""
        fields = node.fields
        zone = fields.get("zone", "hand")
        levels: list[int] = fields.get("levels", [])
        ability: Ability
        if node.kind == "trigger":
            whens = [self.when(event) for event in events_of(fields["when"])]
            ability = Triggered(node.path, number, zone, levels, whens[0], self.steps(fields["do"]))
            ability.more = whens[1:]
        elif node.kind == "always":
            statics = [self.static(item) for item in fields["holds"]]
            ability = Always(node.path, number, zone, levels, statics)
        elif node.kind in ("activate", "main", "flash"):
            window = fields.get("window", node.kind)
            cost = self.steps(fields.get("cost", []))
            steps = self.steps(fields["do"])
            ability = Activated(node.path, number, zone, levels, window, cost, steps)
            ability.before_cost = [target for target in targets_of(steps) if target.before_cost]
        else:
            raise self.unknown(node)
        ability.during = fields.get("during", "")
        ability.limits = fields.get("limits", [])
        ability.condition = self.condition(fields["if"]) if "if" in fields else None
        ability.twice = fields.get("checked") == "twice"
        ability.damage = fields.get("damage", 0)
        ability.ex = fields.get("ex", False)
        parts = [part for part in walk(node) if part.kind in ("this", "succession", "by-succession")]
        ability.speaks_of_source = bool(parts)
        return ability
