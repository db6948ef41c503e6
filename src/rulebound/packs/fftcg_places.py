"""Where FF-TCG carries out what may be written: the zone, the payment, the target and the time that fit.

A text that reads well and would do nothing where it stands is refused, with a sentence that says where it
would do something: an ability of a Summon on the field, a choice inside a field ability, a payment that is
never asked for. What is allowed here is tried for every kind by a test.
"""

from collections.abc import Iterator
from typing import Any, Final

from rulebound.effects.tree import Node

Fault = tuple[str, str]
"""The path of what is wrong, and a sentence."""

ABILITY_ZONES: Final = {
    "trigger": ("field", "break-zone", "damage-zone", "removed"),
    "activate": ("field", "hand", "break-zone"),
    "always": ("field", "hand", "lb-deck"),
}
"""Kind of ability → the zones from which it works."""
COSTS: Final = ("discard-this", "discard", "put", "dull", "remove-counters", "discard-top")
"""What can be done as a cost; CP and Crystals stand in `payment`."""
COST_TARGETS: Final = {
    "put": ("this", "pick", "all", "top"),
    "dull": ("this", "pick", "all"),
    "remove-counters": ("this", "pick"),
}
"""What is done as a cost → the targets with which it can be paid."""
PAID_FROM: Final = ("field", "hand", "break-zone", "removed", "damage-zone")
"""Where what is paid with can be; the deck is not looked through."""
PLAIN_PAYMENTS: Final = ("fire", "ice", "wind", "earth", "lightning", "water", "generic")
PAYMENTS: Final = {
    "keyword": (*PLAIN_PAYMENTS, "crystal"),
    "tax-cp": PLAIN_PAYMENTS,
    "cheaper": (*PLAIN_PAYMENTS, "crystal", "mill"),
    "alternative": (*PLAIN_PAYMENTS, "crystal", "mill", "x"),
}
"""Where a payment stands → what it may ask for; an ability's may ask for anything."""
OF_HAND: Final = ("cheaper", "alternative", "pays-only")
"""Statics of a card about casting itself."""
ANYWHERE: Final = ("any-number", "also-named")
"""Statics that are true of a card wherever it is."""
LASTING_TARGETS: Final = ("this", "all", "attacker", "blocker")
"""Targets that a field ability can have: nobody is asked."""
EVENT_TARGETS: Final = ("this", "it", "bound", "attacker", "blocker")
"""Targets of an event that sets something off."""
NEVER_GAINED: Final = ("back-attack", "limit-break", "priming", "warp")
"""Keywords that count before a card is on the field, or that need a number, a name or a cost."""
NOT_OF_SUMMONS: Final = ("haste", "brave", "first-strike", "back-attack", "party", "priming")
WITHOUT_EFFECT: Final = (
    "attack",
    "block",
    "be-blocked",
    "be-cast",
    "enter",
    "deal-damage",
    "use-action-abilities",
)
"""What no effect does to a card, so that it cannot matter by which."""
ON_FIELD: Final = {
    "dull": "what",
    "activate": "what",
    "freeze": "what",
    "break": "what",
    "damage": "to",
    "split-damage": "to",
    "gain-control": "what",
    "more-attacks": "what",
    "tax-cp": "what",
    "must": "what",
    "loses": "what",
    "takes": "what",
    "produces": "what",
    "ability-cost": "of",
}
"""Kinds that are about Characters on the field → the field that names them."""
LEFT_FOR: Final = ("hand", "deck", "break-zone", "removed")
"""Where a Character goes when it leaves the field."""
CAST_FROM: Final = ("hand", "lb-deck", "break-zone", "anywhere")
ELSEWHERE: Final = {"to-field": "what", "cast-card": "what"}
"""Kinds that are about cards outside the field → the field that names them."""


class Places:
    """Looks at the abilities of one card of FF-TCG."""

    def __init__(self, kind: str, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.facts = facts
        self.faults: list[Fault] = []
        self.seen: set[str] = set()

    def tell(self, node: Node, sentence: str, field: str = "") -> None:
        """Note a fault."""
        self.faults.append((f"{node.path}/{field}" if field else node.path, sentence))

    # ---- abilities

    def check(self, node: Node) -> None:
        """An ability that is printed on the card."""
        self.check_printed(node)
        self.check_ability(node)

    def check_printed(self, node: Node) -> None:
        """What a kind of card cannot have, or has once."""
        if self.kind == "summon" and (node.kind == "entry" or node.get("zone") == "field"):
            self.tell(
                node,
                "A Summon is never on the field, so this does nothing; write what it does under `cast`, or "
                "another zone.",
            )
        if node.kind in ("cast", "entry"):
            self.once(node, node.kind, f"A card has one `{node.kind}`; put all its steps there.")
        if node.get("ex"):
            self.once(node, "ex", "A card has one EX Burst; leave `ex` out here.")
            if not self.facts.get("ex"):
                self.tell(
                    node, "Only a card with the EX icon has an EX Burst; add the fact `ex: true`.", "ex"
                )
        if node.kind == "keyword":
            self.check_keyword(node, str(node.get("keyword")))

    def finish(self, path: str) -> None:
        """What a card cannot be without, once all its abilities were looked at."""
        if self.kind == "summon" and "cast" not in self.seen:
            self.faults.append((path, "A Summon must have `cast`: what it does."))

    def once(self, node: Node, what: str, sentence: str) -> None:
        """Refuse the second of what a card has once."""
        if what in self.seen:
            self.tell(node, sentence)
        self.seen.add(what)

    def check_keyword(self, node: Node, keyword: str) -> None:
        """A keyword that the card can use."""
        if self.kind == "summon" and keyword in NOT_OF_SUMMONS:
            self.tell(node, f"A Summon is never on the field, so `{keyword}` does nothing; leave it out.")
        if keyword == "limit-break" and self.facts.get("lb") != node.get("number"):
            number = node.get("number")
            self.tell(node, f"The number of a Limit Break is a fact of the card too; add `lb: {number}`.")

    def check_ability(self, node: Node) -> None:
        """An ability, printed or given, and all that is in it."""
        zones = ABILITY_ZONES.get(node.kind, ())
        zone = node.get("zone")
        if zones and zone not in zones and not is_true_anywhere(node):
            self.tell(
                node,
                f"An ability `{node.kind}` works from {' or '.join(f'`{one}`' for one in zones)}, not from "
                f"`{zone}`.",
                "zone",
            )
        if node.kind == "trigger":
            self.check_when(node.fields["when"], zone == "field")
        elif node.kind == "activate":
            self.check_use(node)
        elif node.kind == "always":
            self.check_always(node)
        elif node.kind == "keyword" and "payment" in node.fields:
            self.check_payment(node, "payment", "keyword")
        for inner in nodes_in(node):
            self.check_inside(inner)

    def check_when(self, when: Node, on_field: bool) -> None:
        """An event that can be watched for."""
        for event in when.fields["triggers"] if when.kind == "either" else [when]:
            if event.kind == "either":
                self.tell(event, "`either` stands at the top; write all its events in one list.")
            what = event.get("what")
            if isinstance(what, Node) and what.group == "target" and what.kind not in EVENT_TARGETS:
                self.tell(
                    what,
                    f"Nobody is asked (`{what.kind}`) before it has happened; write `this` or a selector.",
                )
            if isinstance(what, Node) and what.kind == "this" and not on_field:
                self.tell(event, "A card does this on the field only; write `zone: field`, or a selector.")
            if event.kind == "leaves":
                self.check_way(event, event.fields["to"], "to")
            if event.kind == "whenever" and not on_field:
                self.tell(event, "A state sets off what is on the field only; write `zone: field`.")

    def check_way(self, node: Node, zones: list[str], field: str) -> None:
        """A zone for which Characters leave the field."""
        for zone in zones:
            if zone not in LEFT_FOR:
                self.tell(
                    node, f"Nothing leaves the field for `{zone}`; there is {', '.join(LEFT_FOR)}.", field
                )

    def check_use(self, node: Node) -> None:
        """What stands before the colon can be paid from there."""
        zone = node.get("zone")
        for n, word in enumerate(node.get("payment", [])):
            if word.kind == "dull" and zone != "field":
                self.tell(node, f"A card in `{zone}` cannot be dulled; leave `dull` out.", f"payment/{n}")
        self.check_cost(node, zone)
        if node.get("window") == "main" and "during" in node.fields:
            self.tell(node, "`window: main` says when it can be used; leave `during` out.", "during")

    def check_cost(self, ability: Node, zone: object) -> None:
        """Each thing that is to be done as a cost, and all of them together."""
        counters: set[str] = set()
        for part in ability.get("cost", []):
            if part.kind not in COSTS:
                known = ", ".join(f"`{one}`" for one in COSTS)
                self.tell(part, f"`{part.kind}` is no cost; a cost is {known}.")
            elif part.kind == "discard-this" and zone != "hand":
                self.tell(part, "Only a card of the hand can be discarded; write `zone: hand`.")
            elif part.kind in ("discard", "discard-top"):
                self.check_discard(part)
            elif part.kind in COST_TARGETS:
                self.check_paid_with(part, part.fields["what"])
            if part.kind == "remove-counters":
                counter = str(part.get("counter"))
                if counter in counters:
                    self.tell(part, f"A cost removes `{counter}` counters once; write all of them there.")
                counters.add(counter)

    def check_discard(self, part: Node) -> None:
        """Whoever pays discards cards of the own hand."""
        for field in ("who", "whose"):
            if part.get(field, "you") != "you":
                self.tell(part, f"Whoever uses the ability pays for it; write `{field}: you`.", field)
        held = part.get("from")
        if isinstance(held, Node) and (held.get("zone"), held.get("owner")) != ("hand", "you"):
            self.tell(held, "Cards are discarded from the hand; write `zone: hand` and `owner: you`.")

    def check_paid_with(self, part: Node, target: Node) -> None:
        """What is paid with is picked by whoever pays, in full, and no effect chooses it."""
        known = COST_TARGETS[part.kind]
        if target.kind not in known:
            words = ", ".join(f"`{one}`" for one in known)
            self.tell(target, f"A cost is not paid with `{target.kind}`; write {words}.")
            return
        if target.kind == "pick":
            self.check_picked_for_cost(part, target)
        if target.kind == "top":
            if target.get("of") != "you":
                self.tell(target, "Whoever uses the ability pays for it; write `of: you`.", "of")
            return
        held = target.get("from") or target.get("of")
        if not isinstance(held, Node):
            return
        zone = str(held.get("zone"))
        if zone not in PAID_FROM:
            told = ", ".join(f"`{one}`" for one in PAID_FROM)
            self.tell(held, f"A cost takes nothing from `{zone}`; there is {told}, and {{top: …}}.", "zone")
        elif zone == "hand" and held.get("owner") != "you":
            self.tell(held, "Nobody pays with cards of another hand; write `owner: you`.", "owner")

    def check_picked_for_cost(self, part: Node, target: Node) -> None:
        """A cost is paid in full by whoever uses the ability."""
        if target.get("up-to"):
            self.tell(target, "A cost is paid in full; write `up-to: false`.", "up-to")
        if target.get("by", "you") != "you":
            self.tell(target, "Whoever uses the ability pays for it; leave `by` out.", "by")
        if part.kind == "remove-counters" and target.get("count") != 1:
            self.tell(target, "A cost removes counters from one Character; write `count: 1`.", "count")

    def check_payment(self, node: Node, field: str, where: str) -> None:
        """A payment that is asked for there."""
        for n, word in enumerate(node.fields[field]):
            if word.kind not in PAYMENTS[where]:
                known = ", ".join(PAYMENTS[where])
                self.tell(node, f"`{word.kind}` is not paid here; there is {known}.", f"{field}/{n}")

    # ---- what holds

    def check_always(self, node: Node) -> None:
        """A field ability, or what a card says of casting itself."""
        zone = node.get("zone")
        if "limits" in node.fields:
            self.tell(node, "What always holds is not used up; leave `limits` out.", "limits")
        if "during" in node.fields and zone != "field":
            self.tell(node, "A period counts on the field only; write a condition under `if`.", "during")
        for static in node.fields["holds"]:
            self.check_targets(static)
            if zone == "field" and static.kind in OF_HAND:
                self.tell(
                    static,
                    f"`{static.kind}` is about casting this card; write `zone: hand`.",
                )
            elif zone in ("hand", "lb-deck") and not is_of_hand(static):
                self.tell(
                    static,
                    f"`{static.kind}` does nothing while the card is in `{zone}`: there it can lower or "
                    "replace its own cost, or say that it cannot be cast.",
                )

    def check_targets(self, static: Node) -> None:
        """Nobody is asked for what always holds."""
        for target in nodes_in(static):
            if target.group == "target" and target.kind not in LASTING_TARGETS:
                self.tell(
                    target,
                    f"What always holds asks nobody and remembers nothing, so `{target.kind}` means nothing "
                    "here; write `this` or {all: {of: …, set: open}}.",
                )

    # ---- steps and statics

    def check_inside(self, node: Node) -> None:
        """One node of an ability."""
        if node.group == "ability":
            self.check_given(node)
        elif node.group in ("action", "static"):
            self.check_zone(node)
            self.check_duration(node)
        if node.group == "static":
            self.check_static(node)
        elif node.group == "action" and node.kind == "delayed":
            self.check_delayed(node)
        elif node.group == "action" and node.kind == "search" and node.fields["from"].get("zone") != "deck":
            self.tell(node, "A search is made in a deck; write `zone: deck`.", "from")

    def check_given(self, node: Node) -> None:
        """An ability that is gained works on the field."""
        if node.kind == "keyword":
            self.tell(node, "A keyword is gained by `keyword:`, without `ability:`.")
            return
        if node.kind in ("cast", "entry") or node.get("zone") != "field":
            self.tell(node, "What is gained works on the field; write `zone: field`.")
            return
        self.check_ability(node)

    def check_zone(self, node: Node) -> None:
        """What is done to Characters is not done to cards elsewhere, nor the other way round."""
        zone = zone_of(node.get(ON_FIELD.get(node.kind, ""), None))
        if zone and zone not in ("field", "anywhere"):
            self.tell(node, f"`{node.kind}` is about Characters on the field, not about what is in `{zone}`.")
        zone = zone_of(node.get(ELSEWHERE.get(node.kind, ""), None))
        if zone in ("field", "stack"):
            self.tell(node, f"`{node.kind}` is about cards outside the field; this is in `{zone}`.")
        if node.kind == "put" and zone_of(node.get("what")) == node.get("to"):
            self.tell(node, f"What is in `{node.get('to')}` is there already; write another place.", "to")
        if node.kind == "cancel" and zone_of(node.get("what")) not in ("stack", ""):
            self.tell(node, "Only what is on the stack can be cancelled; write `zone: stack`.")
        if node.kind == "split-damage" and node.fields["to"].get("pick") != "announced":
            self.tell(
                node,
                "Damage is divided among what is chosen when it is announced; write {choose: {…, "
                "pick: announced}}, or `damage` for a single one.",
                "to",
            )

    def check_duration(self, node: Node) -> None:
        """A time that ends as it says."""
        lasts = node.get("for")
        if node.group == "static" and lasts == "once":
            self.tell(node, "`once` is for what waits (`delayed`); a change lasts, e.g. `for: turn`.", "for")
        elif node.kind == "delayed" and lasts not in ("once", "turn"):
            self.tell(node, "What is set up for later waits `for: once` or `for: turn`.", "for")

    def check_delayed(self, node: Node) -> None:
        """One event that is watched for later."""
        when = node.fields["when"]
        if when.kind in ("either", "whenever"):
            self.tell(when, f"What is set up for later waits for one event, not for `{when.kind}`.")
            return
        self.check_when(when, True)

    def check_static(self, node: Node) -> None:
        """A static whose fields fit together."""
        keyword = str(node.get("keyword", ""))
        if node.kind in ("gains", "loses") and keyword in NEVER_GAINED:
            self.tell(node, f"`{keyword}` cannot be gained or lost by what is on the field.", "keyword")
        elif node.kind in ("cheaper", "alternative"):
            self.check_payment(node, "pay", node.kind)
        elif node.kind == "goes-instead":
            self.check_way(node, node.fields["to"], "to")
            self.check_way(node, [node.fields["instead"]], "instead")
        elif node.kind == "tax-cp":
            self.check_payment(node, "payment", node.kind)
        elif node.kind == "no-limit" and node.get("limit") == "name":
            self.tell(node, "Several of a card may be on the field where it has the fact `generic: true`.")
        elif node.kind == "becomes" and node.get("what") == "cost":
            self.tell(node, "A cost is raised or lowered (`change`); nothing sets it.")
        elif node.kind == "change" and node.get("what") == "cost" and not is_cost_in_hand(node):
            self.tell(
                node,
                "A cost is paid when a card is cast, so this changes nothing; write `of: this` in an ability "
                "`always` of the hand, or {all: {of: {zone: hand, …}, set: open}}.",
            )
        elif node.kind == "cannot" and node.get("do") in WITHOUT_EFFECT:
            for field in ("sources", "whose") + (() if node.get("do") == "be-blocked" else ("by",)):
                if field in node.fields:
                    self.tell(
                        node, f"`{node.get('do')}` is not done by an effect; leave `{field}` out.", field
                    )


def nodes_in(node: Node) -> Iterator[Node]:
    """The nodes under one, without those of an ability that is given or of steps that come later."""
    for field, value in node.fields.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Node):
                yield item
                if item.group != "ability" and not (node.kind == "goes-instead" and field == "then"):
                    yield from nodes_in(item)


def zone_of(target: object) -> str:
    """The zone from which a target is taken, "" where it names none."""
    if not isinstance(target, Node):
        return ""
    if target.kind == "top":
        return "deck"
    held = target.get("from") or target.get("of")
    return str(held.get("zone")) if isinstance(held, Node) else ""


def is_true_anywhere(ability: Node) -> bool:
    """Whether all that an ability says is true of the card wherever it is."""
    return all(static.kind in ANYWHERE for static in ability.get("holds", [ability]))


def is_of_hand(static: Node) -> bool:
    """Whether a card can say this of itself before it is cast."""
    if static.kind in (*OF_HAND, *ANYWHERE):
        return True
    if static.kind == "no-limit":
        return bool(static.get("limit") == "light")
    if static.kind == "change":
        return bool(static.get("what") == "cost" and static.fields["of"].kind == "this")
    forbids = static.kind == "cannot" and static.get("do") == "be-cast"
    return bool(forbids and static.fields["what"].kind == "this")


def is_cost_in_hand(node: Node) -> bool:
    """Whether a change of cost reaches cards that can be cast."""
    of = node.get("of")
    if not isinstance(of, Node):
        return False
    if of.kind == "this":
        return "for" not in node.fields
    return of.kind == "all" and of.get("set") == "open" and zone_of(of) in CAST_FROM
