"""Building the cards of FF-TCG from what a pack says: one object for each node of a card's tree.

What all card games share is in `effects.building`; here stand the kinds that only FF-TCG has, with what is
announced for an ability. What a tree looks at is read from it in `reading`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Ability, Triggered, When
from ...effects.actions import Action
from ...effects.building import Builder
from ...effects.host import PLAYERS
from ...effects.statics import Static
from ...effects.targets import Picked, Target, This, Top
from ...effects.tree import Node
from ...effects.values import Condition, Filter, Fixed, Value
from .auto import Moment
from .card_steps import Discard, DiscardHand, DiscardTop, Look, PutRest, RevealHand, Search
from .cards import ANY_ELEMENT, COUNTERS, ELEMENT_NUMBERS, KINDS, Part, Payment, Use, element_bits
from .cast_steps import CastCard
from .counter_steps import ChangeCounters, GainCrystals, NameNumber, PayCrystals
from .filters import (
    PROPERTIES,
    STATES,
    AllFilters,
    CategoryFilter,
    CounterFilter,
    ElementFilter,
    ExceptFilter,
    JobFilter,
    KeywordFilter,
    KindFilter,
    NamedFilter,
    NameFilter,
    NumberFilter,
    NumberOf,
    PartyFilter,
    SharesElementFilter,
    StateFilter,
)
from .game_steps import Bring, EndGame, ExtraPhase
from .looking import (
    BattleTarget,
    Counters,
    Crystals,
    DamageAtLeast,
    DamageTaken,
    Fallen,
    FromBurst,
    Is,
    NamedNumber,
    Replaced,
    StepIs,
    TurnIs,
)
from .nodes import (
    Activate,
    Aim,
    Break,
    Cancel,
    DealDamage,
    DelayedStep,
    Dull,
    Freeze,
    HurtPlayer,
    Put,
    Select,
    SplitDamage,
    ToField,
    WhenYouDo,
)
from .piles import Piles
from .reading import is_shifting, reads_of
from .statics import (
    SOURCES,
    AbilityCost,
    AnyElement,
    DamageStatic,
    EntersDull,
    EntersUnder,
    GainControl,
    GoesInstead,
    Guard,
    MoreAttacks,
    NoLimit,
    OtherCost,
    PaysOnly,
    Produces,
    Takes,
    TaxCP,
)
from .targets import Modal, Mode, announced_in

SIMPLE: Final = {
    "dull": Dull,
    "activate": Activate,
    "freeze": Freeze,
    "break": Break,
    "aim": Aim,
    "to-field": ToField,
    "cancel": Cancel,
}
FIZZLE_CLAUSES: Final = {"trigger": "FF 11.8.19", "cast": "FF 11.3.9", "entry": "FF 11.3.9"}
COUNT_CLAUSES: Final = {
    "FF 11.3.9": "FF 11.3.4.1",
    "FF 11.6.12": "FF 11.6.6.1",
    "FF 11.7.12": "FF 11.7.6.1",
    "FF 11.8.19": "FF 11.8.10.1",
}
"""Of Summons, action, special and auto-abilities: no target is left, and how many parts are selected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBuilder(Builder):
    """Builds abilities of FF-TCG cards. `reads` is what each static looks at, by its name."""

    def __init__(self) -> None:
        self.reads: dict[str, int] = {}
        self.shifting: dict[str, bool] = {}

    # ---- values, conditions, filters, targets

    def value(self, node: Any, name: str) -> Value:
        """A value; what a text says instead of its usual number is a replacement of its own."""
        if isinstance(node, Node) and node.kind == "instead":
            condition = self.condition(node.fields["if"])
            return Replaced(node.path, self.field(node, "usually"), condition, self.field(node, "then"))
        return super().value(node, name)

    def own_value(self, node: Node) -> Value:
        """A value that only this game has."""
        fields = node.fields
        kind = node.kind
        if kind == "number-of":
            return NumberOf(node.path, PROPERTIES[fields["what"]], self.target(fields["of"]))
        if kind == "damage":
            return DamageTaken(node.path, PLAYERS[fields["of"]])
        if kind == "crystals":
            return Crystals(node.path, PLAYERS[fields["of"]])
        if kind == "fallen":
            return Fallen(node.path, self.selector(fields["of"]))
        if kind == "counters":
            return Counters(node.path, fields["counter"], self.target(fields["of"]))
        if kind == "named-number":
            return NamedNumber(node.path, fields["bound"])
        if kind == "x":
            return NamedNumber(node.path, "x")
        raise self.unknown(node)

    def own_condition(self, node: Node) -> Condition:
        """A condition that only this game has."""
        fields = node.fields
        kind = node.kind
        if kind == "is":
            return Is(node.path, self.target(fields["what"]), self.selector(fields["that"]))
        if kind == "step":
            return StepIs(node.path, fields["step"], PLAYERS[fields["whose"]])
        if kind == "turn":
            return TurnIs(node.path, PLAYERS[fields["whose"]])
        if kind == "damage-at-least":
            return DamageAtLeast(node.path, fields["count"])
        if kind == "ex-burst":
            return FromBurst(node.path)
        raise self.unknown(node)

    def filter(self, name: str, value: Any, node: Node) -> Filter:
        """One property of a selector."""
        if name == "kind":
            kinds = 0
            for word in value:
                kinds |= KINDS[word]
            return KindFilter(kinds)
        if name == "element":
            return ElementFilter(element_bits(value))
        if name == "job":
            return JobFilter(value)
        if name == "category":
            return CategoryFilter(value)
        if name == "keyword":
            return KeywordFilter(value)
        if name == "state":
            return AllFilters([StateFilter(STATES[word]) for word in value])
        if name in PROPERTIES:
            return NumberFilter(PROPERTIES[name], self.comparison(value))
        return self.other_filter(name, value, node)

    def other_filter(self, name: str, value: Any, node: Node) -> Filter:
        """One property that is a name or another object."""
        if name == "named":
            return NamedFilter(value)
        if name == "name":
            return NameFilter(value == "same-as-this")
        if name == "counter":
            return CounterFilter(value)
        if name == "except":
            return ExceptFilter(self.target(value))
        if name == "party-with":
            return PartyFilter(self.target(value))
        if name == "shares-element":
            return SharesElementFilter(self.target(value))
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
        if kind == "damage":
            return DealDamage(
                node.path, self.target(fields["to"]), self.field(node, "amount"), self.maybe(node, "by")
            )
        if kind == "split-damage":
            return SplitDamage(node.path, self.target(fields["to"]), self.field(node, "amount"))
        if kind == "damage-player":
            count = self.field(node, "count")
            return HurtPlayer(node.path, PLAYERS[fields["who"]], count, self.maybe(node, "by"))
        if kind == "put":
            any_order = fields.get("order") == "any"
            return Put(node.path, self.target(fields["what"]), fields["to"], fields["shown"], any_order)
        if kind == "select":
            return self.select(node)
        if kind == "delayed":
            when = self.when(fields["when"])
            assert isinstance(when, Moment)
            delayed = DelayedStep(node.path, when, fields["for"], self.steps(fields["do"]))
            self.announce(delayed.ability, "FF 11.8.19")
            return delayed
        if kind == "when-you-do":
            then = Triggered(node.path, 0, "field", [], no_moment("when-you-do"), self.steps(fields["then"]))
            self.announce(then, "FF 11.8.19")
            return WhenYouDo(node.path, self.steps(fields["do"]), then)
        return self.card_action(node)

    def maybe(self, node: Node, field: str) -> Target | None:
        """A target that may be missing."""
        return self.target(node.fields[field]) if field in node.fields else None

    def select(self, node: Node) -> Action:
        """A choice among parts."""
        fields = node.fields
        modes = [Mode(self.steps(part.fields["do"])) for part in fields["of"]]
        announced = fields["pick"] == "announced"
        select = Select(node.path, self.field(node, "count"), modes, fields["up-to"], announced)
        select.up_to_instead = fields.get("up-to-instead", select.up_to)
        return select

    def card_action(self, node: Node) -> Action:
        """A step on cards, Crystals, counters or the game itself."""
        kind = node.kind
        fields = node.fields
        path = node.path
        if kind == "search":
            up_to = fields.get("up-to", False)
            return Search(path, self.field(node, "count"), up_to, self.selector(fields["from"]), fields["to"])
        if kind == "look":
            return Look(path, self.field(node, "count"), PLAYERS[fields["whose"]], "looked")
        if kind == "open":
            return Look(path, self.field(node, "count"), PLAYERS["you"], "open")
        if kind == "put-rest":
            return PutRest(path, fields["to"], fields.get("order") == "any")
        if kind == "discard-top":
            side = PLAYERS[fields["whose"]]
            return DiscardTop(path, self.field(node, "count"), side, fields.get("as", ""))
        if kind == "discard":
            selector = self.selector(fields["from"]) if "from" in fields else None
            side = PLAYERS[fields["who"]]
            return Discard(path, self.field(node, "count"), side, selector, fields.get("as", ""))
        if kind == "discard-hand":
            return DiscardHand(path, PLAYERS[fields["who"]])
        if kind == "reveal-hand":
            return RevealHand(path, PLAYERS[fields["whose"]])
        if kind == "cast-card":
            return CastCard(path, self.target(fields["what"]), fields["cost"] == "free")
        if kind == "gain-crystals":
            return GainCrystals(path, self.field(node, "count"), PLAYERS[fields.get("who", "you")])
        if kind == "pay-crystals":
            return PayCrystals(path, self.field(node, "count"))
        return self.rare_action(node)

    def rare_action(self, node: Node) -> Action:
        """Counters, numbers, piles, phases, the end of the game."""
        kind = node.kind
        fields = node.fields
        path = node.path
        if kind in ("add-counters", "remove-counters"):
            count = self.field(node, "count")
            target = self.target(fields["what"])
            return ChangeCounters(path, target, fields["counter"], count, kind == "remove-counters")
        if kind == "name-number":
            return NameNumber(path, fields["as"])
        if kind == "piles":
            sides = PLAYERS[fields["split-by"]], PLAYERS[fields["taken-by"]]
            piles = Piles(path, self.selector(fields["from"]), sides[0], sides[1])
            piles.taken = self.steps(fields["taken"])
            piles.left = self.steps(fields["left"])
            return piles
        if kind == "extra-phase":
            return ExtraPhase(path, fields["phase"])
        if kind in ("lose", "win"):
            return EndGame(path, PLAYERS[fields["who"]], kind == "lose")
        if kind == "bring":
            return Bring(path, fields["number"], fields["to"])
        raise self.unknown(node)

    # ---- statics

    def static(self, node: Node) -> Static:
        """A static; what it looks at is noted, for effects that depend on one another."""
        self.reads[node.path] = reads_of(node)
        self.shifting[node.path] = is_shifting(node)
        if node.kind == "cannot":
            fields = node.fields
            by = self.selector(fields["by"]) if "by" in fields else None
            side = PLAYERS[fields["whose"]] if "whose" in fields else 0
            sources = SOURCES[fields.get("sources", "")]
            target = self.target(fields["what"])
            return Guard(node.path, target, fields["do"], by, sources, side, fields.get("for", ""))
        return super().static(node)

    def own_static(self, node: Node) -> Static:
        """A static that only this game has."""
        kind = node.kind
        fields = node.fields
        lasts = fields.get("for", "")
        if kind in ("damage-becomes", "damage-change"):
            return self.damage_static(node)
        if kind == "goes-instead":
            target = self.target(fields["what"])
            then = self.steps(fields.get("then", []))
            may = fields.get("may", False)
            return GoesInstead(node.path, target, fields["to"], fields["instead"], may, then, lasts)
        if kind == "takes":
            takes = Takes(node.path, self.target(fields["what"]), fields["also"], lasts)
            takes.jobs = fields.get("job", [])
            takes.elements = element_bits(fields.get("element", []))
            for word in fields.get("kind", []):
                takes.kinds |= KINDS[word]
            takes.power = fields.get("power", -1)
            return takes
        if kind == "more-attacks":
            return MoreAttacks(node.path, self.target(fields["what"]), self.field(node, "by"), lasts)
        if kind == "tax-cp":
            payment = self.payment(fields["payment"], [], node.path)
            return TaxCP(node.path, self.target(fields["what"]), fields["on"], payment, lasts)
        if kind == "ability-cost":
            target = self.target(fields["of"])
            return AbilityCost(node.path, target, self.field(node, "by"), fields["down"], lasts)
        if kind == "gain-control":
            return GainControl(node.path, self.target(fields["what"]), PLAYERS[fields["who"]], lasts)
        return self.lasting_static(node)

    def lasting_static(self, node: Node) -> Static:
        """A static that stands only in field abilities."""
        kind = node.kind
        fields = node.fields
        path = node.path
        if kind == "enters-under":
            return EntersUnder(path, self.target(fields["what"]), PLAYERS[fields["who"]])
        if kind == "enters-dull":
            return EntersDull(path, self.target(fields["what"]), fields["dull"])
        if kind == "produces":
            elements = element_bits(fields["element"]) if "element" in fields else ANY_ELEMENT
            return Produces(path, self.target(fields["what"]), elements)
        if kind == "pays-only":
            return PaysOnly(path, self.target(fields["of"]), element_bits(fields["element"]))
        if kind == "any-element":
            return AnyElement(path, self.target(fields["of"]), fields["cost"])
        if kind == "no-limit":
            return NoLimit(path, self.target(fields["what"]), fields["limit"])
        if kind == "also-named":
            return Static(path, "also-named", self.target(fields["what"]), "")
        this = This(f"{path}/this")
        if kind == "cheaper":
            return OtherCost(path, this, self.payment(fields["pay"], [], path), self.field(node, "by"))
        if kind == "alternative":
            return OtherCost(path, this, self.payment(fields["pay"], [], path), None)
        if kind == "any-number":
            return Static(path, "any-number", this, "")
        raise self.unknown(node)

    def damage_static(self, node: Node) -> Static:
        """A replacement of damage."""
        fields = node.fields
        becomes = node.kind == "damage-becomes"
        value = self.field(node, "amount" if becomes else "by")
        down = fields.get("down", False)
        target = self.target(fields["to"])
        static = DamageStatic(node.path, target, value, becomes, down, fields.get("for", ""))
        static.dealer = self.maybe(node, "from")
        static.sources = SOURCES[fields.get("sources", "")]
        static.side = PLAYERS[fields["whose"]] if "whose" in fields else 0
        static.next = fields.get("next", False)
        return static

    # ---- payments

    def payment(self, words: list[Node], cost: list[Node], name: str) -> Payment:
        """What stands before the colon."""
        payment = Payment(name)
        for word in words:
            count = word.fields["count"]
            if word.kind in ELEMENT_NUMBERS:
                payment.elements[ELEMENT_NUMBERS[word.kind]] += count
            elif word.kind == "generic":
                payment.generic += count
            elif word.kind == "crystal":
                payment.crystals += count
            elif word.kind == "mill":
                payment.mill += count
            elif word.kind == "x":
                payment.x = True
            elif word.kind == "dull":
                payment.dull = True
            else:
                payment.special = True
        payment.parts = [self.part(node) for node in cost]
        more = payment.crystals or payment.mill or payment.x or payment.special or cost
        payment.plain = not more and sum(1 for count in payment.elements if count) <= 1
        return payment

    def part(self, node: Node) -> Part:
        """One thing that a cost asks to be done."""
        fields = node.fields
        kind = node.kind
        if kind == "discard-this":
            return Part("discard", This(f"{node.path}/this"), "", "", Fixed(node.path, 1))
        if kind == "discard":
            return self.discard_part(node)
        if kind == "remove-counters":
            target = self.target(fields["what"])
            return Part(COUNTERS, target, "", fields["counter"], self.field(node, "count"))
        if kind == "discard-top":
            top = Top(f"{node.path}/top", self.field(node, "count"), PLAYERS["you"])
            return Part("put", top, "break-zone", "", top.count)
        target = self.target(fields["what"])
        count = target.count if isinstance(target, (Picked, Top)) else Fixed(node.path, 1)
        if kind == "put":
            part = Part("put", target, fields["to"], "", count)
            part.shown = fields["shown"]
            return part
        if kind == "dull":
            return Part("dull", target, "", "", count)
        raise self.unknown(node)

    def discard_part(self, node: Node) -> Part:
        """Cards of the hand, perhaps only such ones."""
        path = f"{node.path}/from"
        selector = node.fields.get("from")
        if selector is None:
            selector = Node("selector", "selector", {"zone": "hand", "owner": "you"}, path)
        count = self.field(node, "count")
        target = Picked(path, count, False, self.selector(selector), "resolution", False, 1, "")
        return Part("discard", target, "", "", count)

    # ---- abilities

    def when(self, node: Node) -> When:
        """What sets an ability off."""
        fields = node.fields
        what = fields.get("what")
        this = isinstance(what, Node) and what.kind == "this"
        selector = self.selector(what) if isinstance(what, Node) and what.group == "selector" else None
        side = PLAYERS[fields.get("whose", fields.get("who", "anyone"))]
        moment = Moment(node.kind, this, selector, side)
        if isinstance(what, Node) and what.group == "target" and not this:
            moment.target = self.target(what)
        moment.by = fields.get("by", "")
        moment.step = fields.get("step", "")
        moment.named = fields.get("named", "")
        moment.after_leaving = fields.get("look") == "after-leaving"
        to = fields.get("to")
        if isinstance(to, Node):
            moment.other = self.selector(to)
        elif to is not None:
            moment.to = to
        if "broken" in fields:
            moment.other = self.selector(fields["broken"])
        if "that" in fields:
            moment.state = self.condition(fields["that"])
        return moment

    def ability(self, node: Node, number: int) -> Ability:
        """An ability with what is announced for it."""
        if node.kind in ("cast", "entry"):
            found = Triggered(
                node.path, number, "hand", [], no_moment(node.kind), self.steps(node.fields["do"])
            )
            found.ex = node.fields.get("ex", False)
            self.announce(found, FIZZLE_CLAUSES[node.kind])
            return found
        if node.kind == "activate":
            return self.use(node, number)
        ability = super().ability(node, number)
        self.shifting[node.path] = is_shifting(node)
        self.announce(ability, FIZZLE_CLAUSES.get(node.kind, ""))
        return ability

    def use(self, node: Node, number: int) -> Ability:
        """An action or special ability."""
        fields = node.fields
        payment = self.payment(fields.get("payment", []), fields.get("cost", []), node.path)
        use = Use(node.path, number, fields["zone"], self.steps(fields["do"]), payment)
        use.during = fields.get("during", "")
        if fields["window"] == "main":
            use.during = "your-main-step"
        use.limits = fields.get("limits", [])
        use.condition = self.condition(fields["if"]) if "if" in fields else None
        use.damage = fields.get("damage", 0)
        use.title = fields.get("name", "")
        self.announce(use, "FF 11.7.12" if payment.special else "FF 11.6.12")
        return use

    def announce(self, ability: Ability, clause: str) -> None:
        """Note what is named before an ability goes on the stack."""
        steps = ability.steps_of()
        ability.announced = announced_in(steps)
        ability.selects = selects_in(steps)
        ability.fizzle_clause = clause
        for select in ability.selects:
            assert isinstance(select, Modal)
            select.count_clause = COUNT_CLAUSES[clause]


def no_moment(event: str) -> Moment:
    """An event that nothing but the rules themselves brings."""
    return Moment(event, True, None, PLAYERS["anyone"])


def selects_in(steps: list[Action]) -> list[Action]:
    """The steps of which parts are selected when they are announced."""
    found: list[Action] = []
    for step in steps:
        if isinstance(step, Select) and step.announced:
            found.append(step)
        elif not isinstance(step, Modal):
            found += selects_in(step.inner())
    return found
