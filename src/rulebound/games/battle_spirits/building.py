"""Building the cards of Battle Spirits from what a pack says."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...effects.actions import Action
from ...effects.building import Builder
from ...effects.host import PLAYERS
from ...effects.statics import Static
from ...effects.targets import Target
from ...effects.tree import Node, walk
from ...effects.values import Condition, Filter, Value
from .cards import COLOUR_NUMBERS, KINDS, Level
from .core_moves import MoveCores
from .filters import (
    PROPERTIES,
    STATES,
    AllFamiliesFilter,
    ColourFilter,
    ExceptFilter,
    ExFilter,
    FamilyFilter,
    KeywordFilter,
    KeywordNumberOf,
    KindFilter,
    NameFilter,
    NumberFilter,
    NumberOf,
    PrintedEffectFilter,
    SoulCoreFilter,
    StateFilter,
    TimingFilter,
    TitleFilter,
    UnderFilter,
)
from .looking import (
    BattleTarget,
    BySuccession,
    Happened,
    Is,
    Life,
    MagicUsed,
    StepIs,
    Succession,
    Symbols,
    WasDepleted,
)
from .nodes import (
    Destroy,
    DiscardTop,
    EndBattle,
    EndStep,
    Exhaust,
    HeavyExhaust,
    NameColour,
    OpenCards,
    Pay,
    Play,
    Put,
    PutRest,
    Refresh,
    UseFlash,
)
from .setting_off import SetOff
from .statics import (
    CountsAs,
    KeepsCores,
    KeywordNumber,
    LifeToTrash,
    MoreLifeLoss,
    NoLifeLoss,
    Silent,
    Symbol,
    Tax,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBuilder(Builder):
    """Builds abilities of Battle Spirits cards."""

    # ---- values, conditions, filters, targets

    def own_value(self, node: Node) -> Value:
        """A value that only this game has."""
        fields = node.fields
        if node.kind == "number-of":
            return NumberOf(node.path, PROPERTIES[fields["what"]], self.target(fields["of"]))
        if node.kind == "keyword-number":
            return KeywordNumberOf(node.path, fields["keyword"], self.target(fields["of"]))
        if node.kind == "life":
            return Life(node.path, PLAYERS[fields["of"]])
        if node.kind == "symbols":
            return Symbols(node.path, PLAYERS[fields["of"]], COLOUR_NUMBERS[fields["colour"]])
        if node.kind == "succession":
            return Succession(node.path)
        raise self.unknown(node)

    def own_condition(self, node: Node) -> Condition:
        """A condition that only this game has."""
        fields = node.fields
        if node.kind == "is":
            return Is(node.path, self.target(fields["what"]), self.selector(fields["that"]))
        if node.kind == "step":
            return StepIs(node.path, fields["step"], PLAYERS[fields["whose"]])
        if node.kind == "life-reduced":
            return Happened(node.path, "life", PLAYERS[fields["whose"]], False)
        if node.kind == "depleted":
            by_you = fields["by"] == "your-effect"
            return Happened(node.path, "depleted", PLAYERS[fields["whose"]], by_you)
        if node.kind == "was-depleted":
            return WasDepleted(node.path, self.target(fields["what"]))
        if node.kind == "magic-used":
            return MagicUsed(node.path, fields["family"])
        if node.kind == "by-succession":
            return BySuccession(node.path)
        raise self.unknown(node)

    def filter(self, name: str, value: Any, node: Node) -> Filter:
        """One property of a selector."""
        if name == "kind":
            return KindFilter([KINDS[word] for word in value])
        if name == "colour":
            return ColourFilter([COLOUR_NUMBERS[word] for word in value])
        if name == "family":
            return FamilyFilter(value)
        if name == "all-families":
            return AllFamiliesFilter(value)
        if name == "keyword":
            return KeywordFilter(value)
        if name == "state":
            return AllFilters([StateFilter(STATES[word]) for word in value])
        if name in PROPERTIES:
            return NumberFilter(PROPERTIES[name], self.comparison(value))
        if name == "except":
            return ExceptFilter(self.target(value))
        return self.plain_filter(name, value, node)

    def plain_filter(self, name: str, value: Any, node: Node) -> Filter:
        """One property of a selector that is a word or a flag."""
        if name == "symbol":
            return ExFilter()
        if name == "soul-core":
            return SoulCoreFilter(value)
        if name == "printed-effect":
            return PrintedEffectFilter(value)
        if name == "with-effect":
            return TimingFilter(value)
        if name == "under":
            return UnderFilter(value == "bp-minus")
        if name == "name":
            return NameFilter(value == "same-as-this")
        if name == "named":
            return TitleFilter(value)
        raise self.unknown(node)

    def own_target(self, node: Node) -> Target:
        """A target that only this game has."""
        if node.kind in ("attacker", "blocker"):
            return BattleTarget(node.path, node.kind == "blocker")
        raise self.unknown(node)

    # ---- actions

    def own_action(self, node: Node) -> Action:
        """A step that only this game has."""
        kind = node.kind
        fields = node.fields
        if kind in SIMPLE:
            return SIMPLE[kind](node.path, self.target(fields["what"]))
        if kind == "put":
            any_order = fields.get("order") == "any"
            return Put(node.path, self.target(fields["what"]), fields["to"], fields["shown"], any_order)
        if kind == "put-rest":
            return PutRest(node.path, fields["to"], fields.get("order") == "any")
        if kind == "open":
            return OpenCards(node.path, self.field(node, "count"))
        if kind == "discard-top":
            side = PLAYERS[fields["whose"]]
            return DiscardTop(node.path, self.field(node, "count"), side, fields.get("as", ""))
        if kind == "cores":
            return self.cores(node)
        if kind == "play":
            target = self.target(fields["what"])
            return Play(node.path, target, fields["cost"] == "free", fields["cores"] == "reserve")
        if kind == "set-off":
            timing, keyword = fields.get("timing", ""), fields.get("keyword", "")
            return SetOff(node.path, self.target(fields["what"]), timing, keyword)
        if kind == "name-colour":
            return NameColour(node.path, fields["as"])
        if kind in ("end-battle", "end-step"):
            return EndBattle(node.path) if kind == "end-battle" else EndStep(node.path)
        if kind == "pay":
            return Pay(node.path, self.field(node, "cores"))
        raise self.unknown(node)

    def cores(self, node: Node) -> Action:
        """A step that moves Cores: from a place or field cards, to a place or a field card."""
        fields = node.fields
        source, to = fields["from"], fields["to"]
        source_target = self.target(source) if isinstance(source, Node) else None
        to_target = self.target(to) if isinstance(to, Node) else None
        asking = source_target if source_target is not None else to_target
        if to_target is not None and to_target.asks:
            asking = to_target
        if asking is None:
            asking = self.target(Node("target", "this", {}, f"{node.path}/this"))
        return MoveCores(
            node.path,
            asking,
            self.field(node, "count"),
            fields["up-to"],
            source if isinstance(source, str) else "",
            source_target,
            to if isinstance(to, str) else "",
            to_target,
            fields["soul"],
            fields.get("leaving", 0),
            fields.get("each", False),
            PLAYERS[fields.get("whose", "you")],
        )

    # ---- statics

    def own_static(self, node: Node) -> Static:
        """A static that only this game has."""
        fields = node.fields
        lasts = fields.get("for", "")
        kind = node.kind
        if kind == "symbol":
            colour = fields["colour"]
            number = COLOUR_NUMBERS.get(colour, -1)
            summoning = self.selector(fields["summoning"]) if "summoning" in fields else None
            by = self.field(node, "by")
            target = self.target(fields["of"])
            named = colour if number < 0 else ""
            symbol = Symbol(node.path, target, number, named, by, fields["down"], summoning, lasts)
            parts = walk(fields["summoning"]) if "summoning" in fields else []
            symbol.same_for_all = not [part for part in parts if part.kind in ("this", "it", "bound")]
            return symbol
        if kind == "tax":
            cores = self.field(node, "cores") if "cores" in fields else None
            chooser = self.selector(fields["by"]) if "by" in fields else None
            exhaust = fields.get("exhaust-another", False)
            reserve = fields.get("reserve-only", False)
            target = self.target(fields["what"])
            return Tax(node.path, target, fields["on"], cores, reserve, exhaust, chooser, lasts)
        if kind == "no-life-loss":
            return NoLifeLoss(node.path, self.target(fields["from"]), PLAYERS[fields["whose"]], lasts)
        if kind == "life-to-trash":
            return LifeToTrash(node.path, self.target(fields["from"]), PLAYERS[fields["whose"]], lasts)
        if kind == "more-life-loss":
            by = self.field(node, "by")
            return MoreLifeLoss(node.path, self.target(fields["from"]), by, fields["to"] == "trash", lasts)
        target = self.target(fields["what"])
        if kind == "counts-as":
            levels = [Level(level.fields["cores"], level.fields["bp"], False) for level in fields["levels"]]
            return CountsAs(node.path, target, levels, lasts)
        if kind == "keyword-number":
            return KeywordNumber(node.path, target, fields["keyword"], self.field(node, "by"), lasts)
        if kind == "keeps-cores":
            return KeepsCores(node.path, target, fields["at-least"], PLAYERS[fields["by"]], lasts)
        if kind == "silent":
            return Silent(node.path, target, fields["timing"], lasts)
        raise self.unknown(node)


SIMPLE: Final = {
    "destroy": Destroy,
    "exhaust": Exhaust,
    "heavy-exhaust": HeavyExhaust,
    "refresh": Refresh,
    "use-flash": UseFlash,
}


class AllFilters(Filter):
    """Several properties at once."""

    def __init__(self, filters: list[StateFilter]) -> None:
        self.filters = filters

    def admits(self, game: Any, context: Any, thing: int) -> bool:
        """Whether it has all of them."""
        return all(filter.admits(game, context, thing) for filter in self.filters)
