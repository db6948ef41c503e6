"""The cost of a deed (FF 11.2, 11.3.7, 11.4.7, 11.6.10, 11.7.10): what can be named for it, and paying it.

What produces CP is in `paying`; here is the cost as a whole: besides CP it may ask for Characters and cards
that are put away, discarded or dulled (*parts*), for a card of the same name, for cards of the LB deck.
Nothing is begun that cannot be paid in full, and all that was named is paid together.
"""

from typing import ClassVar, Final

from ...effects.host import Context, is_card
from ...effects.targets import All, Picked, This, Top
from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import ANY_ELEMENT, COUNTERS, Part, Payment
from .characteristics import is_forbidden, names_of
from .covering import (
    CLAIM_SHIFT,
    ELEMENTS_OF,
    IS_BACKUP,
    IS_CARD,
    NO_NEED,
    Stock,
    all_served,
    suffices,
)
from .deeds import OWN, STUCK, Deed, Named
from .moving import PLACES, PUT, discard_card, is_face_down, leaving, mill, note_discards, put_card
from .paying import DISCARD, DULL, Cost, Purse, need_of, payable, purse_of
from .pieces import Character
from .state import FFTCG
from .targets import distinct

SPECIAL_CLAIM: Final = 0
LB_CLAIM: Final = 1
FIRST_PART: Final = 2
"""What is claimed: a card of the same name, LB cards, then a claim for each part of the cost."""

# ---- what can be named


def part_candidates(game: FFTCG, deed: Deed, part: Part, named: Named) -> list[int]:
    """What may be put, discarded or dulled for one part of a cost, beside what is named already."""
    context = deed.context(named)
    target = part.target
    if isinstance(target, This):
        found = [deed.source] if rule("FF 5.2.4.1") else game.field(deed.seat).cards[:1]
    elif isinstance(target, Picked):
        found = target.selector.find(game, context)
        if part.deed != COUNTERS:
            spent = spent_on(game, deed, named)
            found = [thing for thing in found if thing not in spent]
    else:
        found = target.things(game, context)
    return [thing for thing in found if can_be_taken(game, deed, part, thing, context)]


def can_be_taken(game: FFTCG, deed: Deed, part: Part, thing: int, context: Context) -> bool:
    """Whether a thing can be used for a part: active where it is dulled, own and movable, with its counters.

    What is dull cannot be dulled for a cost (FF 15.1.1.2.2).
    """
    piece = game.find_character(thing)
    if part.deed == DULL and (piece is None or (piece.dull and rule("FF 15.1.1.2.2"))):
        return False
    if piece is not None and not is_usable(game, deed, part, piece, context):
        return False
    return has_counters(game, part, thing, context)


def has_counters(game: FFTCG, part: Part, thing: int, context: Context) -> bool:
    """Whether enough counters can be removed for a part of a cost that asks for that."""
    return part.deed != COUNTERS or game.counters_on(thing, part.counter) >= part.count.of(game, context)


def things_wanted(game: FFTCG, deed: Deed, part: Part, named: Named) -> int:
    """How many things are named for a part; counters are removed from one, some parts name themselves."""
    if part.takes_all():
        return 0
    return 1 if part.deed == COUNTERS else part.count.of(game, deed.context(named))


def spent_on(game: FFTCG, deed: Deed, named: Named) -> set[int]:
    """What can pay for nothing else: what is named already, and the source where it is cast or pays (FF R23).

    Counters are removed and use nothing up.
    """
    spent = set(named.lb)
    if named.special:
        spent.add(named.special)
    payment = deed.payment(game, named)
    if payment is None or payment.dull or is_card(deed.source):
        spent.add(deed.source)
    for i, part in enumerate(payment.parts if payment is not None else []):
        if part.deed == COUNTERS:
            continue
        if isinstance(part.target, This):
            spent.add(deed.source)
        elif isinstance(part.target, All):
            spent.update(part_candidates(game, deed, part, named))
        elif rule("FF R23"):
            spent.update(named.part(i))
    return spent


def is_usable(game: FFTCG, deed: Deed, part: Part, piece: Character, context: Context) -> bool:
    """A cost dulls or puts away the player's own Characters (FF 11.6.2.2.3) that can go (FF 11.6.2.2.4)."""
    if piece.seat != deed.seat and part.deed != COUNTERS and rule(deed.clause_for(OWN)):
        return False
    stuck = cost_forbidden(game, part.to, piece.id, context)
    return not (stuck and rule(deed.clause_for(STUCK)))


def cost_forbidden(game: FFTCG, to: str, thing: int, context: Context) -> bool:
    """What cannot be removed or returned cannot be a cost either (FF 11.6.2.2.4)."""
    if to == "removed":
        return is_forbidden(game, "be-removed", thing, context)
    return to == "hand" and is_forbidden(game, "be-returned", thing, context)


def missing_part(deed: Deed, payment: Payment, named: Named, game: FFTCG) -> Part | None:
    """The part of a cost that is named next."""
    for i, part in enumerate(payment.parts):
        if len(named.part(i)) < things_wanted(game, deed, part, named):
            return part
    return None


def with_part(payment: Payment, named: Named, part: Part, thing: int) -> Named:
    """One more thing named for a part of a cost."""
    other = named.copy()
    index = payment.parts.index(part)
    parts = [held[:] for held in named.parts]
    while len(parts) <= index:
        parts.append([])
    parts[index].append(thing)
    other.parts = parts
    return other


def special_cards(game: FFTCG, deed: Deed) -> list[int]:
    """The cards of the hand with the name of the card whose special ability is used (FF 11.7.1)."""
    names = names_of(game, deed.source)
    found: list[int] = []
    for card in game.hand(deed.seat).cards:
        own = game.card(face_of(card)).names
        if any(name in names for name in own) or not rule("FF 11.7.1"):
            found.append(card)
    return found


def free_namesakes(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """Those of them that are not used otherwise."""
    spent = spent_on(game, deed, named)
    return [card for card in special_cards(game, deed) if card not in spent]


def face_down_cards(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """The face-down cards of the LB deck that can be turned up (FF R5)."""
    return [
        card
        for card in game.lb_deck(deed.seat).cards
        if card != deed.source and card not in named.lb and is_face_down(game, card)
    ]


# ---- whether it can be paid


class Ledger:
    """What a deed still asks for and what there is for it, by classes (`covering`).

    `claims` are how many things are still wanted: a card of the same name, LB cards, one for each part of the
    cost; `things` are those that fit each. `classes` says how many things there are of each class, `kinds` of
    which class a thing is. Not `open`, it cannot be paid whatever is named.
    """

    def __init__(self, game: FFTCG, deed: Deed, named: Named) -> None:
        self.deed = deed
        self.payment = deed.payment(game, named)
        self.parts: list[Part] = self.payment.parts if self.payment is not None else []
        self.cost: Cost | None = None
        self.claims: list[int] = []
        self.open = True
        self.things: list[list[int]] = []
        self.kinds: dict[int, int] = {}
        self.classes: dict[int, int] = {}
        self.weigh(game, named)

    def weigh(self, game: FFTCG, named: Named) -> None:
        """What is wanted, and whether that which is not named can be done at all."""
        deed = self.deed
        special = self.payment is not None and self.payment.special and not named.special
        self.claims = [1 if special else 0, max(0, deed.lb_cost(game) - len(named.lb))]
        cost = deed.cost(game, named)
        self.cost = cost
        self.open = cost is None or cost.crystals <= game.crystals[deed.seat]
        from_deck = 0 if cost is None else cost.mill
        for i, part in enumerate(self.parts):
            wanted = things_wanted(game, deed, part, named) - len(named.part(i))
            if isinstance(part.target, Top):
                from_deck += part.target.count.of(game, deed.context(named))
            elif wanted > 0 and not part.uses_up():
                self.open = self.open and bool(part_candidates(game, deed, part, named))
            self.claims.append(wanted if wanted > 0 and part.uses_up() else 0)
        self.open = self.open and from_deck <= len(game.deck(deed.seat).cards)

    def count_things(self, game: FFTCG, named: Named) -> None:
        """Every thing that can pay for something, by what it can pay for."""
        kinds = self.kinds
        purse = purse_for(game, self.deed, named)
        only = ANY_ELEMENT if self.cost is None else self.cost.only
        for i, id in enumerate(purse.backups):
            kinds[id] = IS_BACKUP | purse.backup_bits[i] & only
        for i, card in enumerate(purse.cards):
            kinds[card] = IS_CARD | purse.card_bits[i] & only
        for claim in range(len(self.claims)):
            found = self.things_for(game, named, claim)
            self.things.append(found)
            for thing in found:
                kinds[thing] = kinds.get(thing, 0) | 1 << CLAIM_SHIFT + claim
        for kind in kinds.values():
            self.classes[kind] = self.classes.get(kind, 0) + 1

    def things_for(self, game: FFTCG, named: Named, claim: int) -> list[int]:
        """What may be named for a claim."""
        if claim == SPECIAL_CLAIM:
            special = self.payment is not None and self.payment.special and not named.special
            return free_namesakes(game, self.deed, named) if special else []
        if claim == LB_CLAIM:
            return face_down_cards(game, self.deed, named) if self.deed.lb_cost(game) else []
        part = self.parts[claim - FIRST_PART]
        return part_candidates(game, self.deed, part, named) if part.uses_up() else []

    def pays(self) -> bool:
        """Whether all of it can be paid with what was counted."""
        if not self.open:
            return False
        need = NO_NEED if self.cost is None or not self.cost.total else need_of(self.cost)
        if any(self.claims):
            return all_served(need, self.classes, self.claims)
        return not need.least or suffices(need, self.stock())

    def stock(self) -> Stock:
        """The sources of CP among what was counted."""
        stock = Stock()
        for kind, count in self.classes.items():
            if kind & IS_BACKUP:
                stock.add_backup(kind & ELEMENTS_OF, count)
            elif kind & IS_CARD:
                stock.add_card(kind & ELEMENTS_OF, count)
        return stock

    def payable_with(self, claim: int) -> list[int]:
        """The things that may be named for a claim so that all of it can be paid, one for equal cards."""
        able: dict[int, bool] = {}
        found: list[int] = []
        self.claims[claim] -= 1
        for thing in distinct(self.things[claim]):
            kind = self.kinds[thing]
            if kind not in able:
                self.classes[kind] -= 1
                able[kind] = self.pays()
                self.classes[kind] += 1
            if able[kind]:
                found.append(thing)
        self.claims[claim] += 1
        return found


def affordable(game: FFTCG, deed: Deed, named: Named) -> bool:
    """Whether the rest of the cost can still be paid in full (FF 11.3.7.1): nothing is paid in part."""
    ledger = Ledger(game, deed, named)
    if not ledger.open:
        return False
    if not any(ledger.claims):
        return ledger.cost is None or payable(ledger.cost, purse_for(game, deed, named))
    ledger.count_things(game, named)
    return ledger.pays()


def payable_specials(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """The cards that may be discarded for a special ability, one for equal cards."""
    ledger = Ledger(game, deed, named)
    ledger.count_things(game, named)
    return ledger.payable_with(SPECIAL_CLAIM)


def payable_things(game: FFTCG, deed: Deed, named: Named, part: Part) -> list[int]:
    """What may be named next for a part of a cost, one for equal cards."""
    ledger = Ledger(game, deed, named)
    ledger.count_things(game, named)
    if part.uses_up():
        return ledger.payable_with(FIRST_PART + ledger.parts.index(part))
    return distinct(part_candidates(game, deed, part, named)) if ledger.pays() else []


def payable_amounts(game: FFTCG, deed: Deed, named: Named) -> int:
    """How many numbers X can be, from 0 on: one that can be paid leaves all smaller ones payable."""
    other = named.copy()
    other.x = 0
    ledger = Ledger(game, deed, other)
    ledger.count_things(game, other)
    stock = ledger.stock()
    most = stock.all_backups + 2 * stock.all_cards
    while other.x <= most and ledger.pays():
        other.x += 1
        ledger.weigh(game, other)
    return other.x


def purse_for(game: FFTCG, deed: Deed, named: Named) -> Purse:
    """What a seat can produce CP with for a deed."""
    return purse_of(game, deed.seat, spent_on(game, deed, named))


def purse_left(game: FFTCG, deed: Deed, named: Named) -> Purse:
    """What of it is not named yet."""
    return purse_of(game, deed.seat, spent_on(game, deed, named) | {*named.backups, *named.cards})


# ---- paying


def pay_for(game: FFTCG, deed: Deed, named: Named) -> None:
    """All that was named for a cost is paid together. Characters that are put away come last of all."""
    cost = deed.cost(game, named)
    payment = deed.payment(game, named)
    taken = [things_taken(game, deed, part, named, i) for i, part in enumerate(parts_of(payment))]
    for i, id in enumerate(named.backups):
        piece = game.character(id)
        piece.dull = rule("FF 6.3.1")
        game.emit(Event("cp-dulled", "FF 5.2.1.3", deed.seat, id, named.elements[i]))
    for i, card in enumerate(named.cards):
        place = game.break_zone(deed.seat) if rule("FF 7.10.1") else game.removed(deed.seat)
        moved = game.send(card, place)
        element = named.elements[len(named.backups) + i]
        game.report(Event("cp-discarded", "FF 5.2.1.3", deed.seat, 0, element, [moved]))
        note_discards(game, deed.seat, 1)
    if cost is not None and cost.crystals:
        game.crystals[deed.seat] -= cost.crystals
        game.emit(Event("crystals-paid", "FF 6.8.1", deed.seat, 0, cost.crystals))
    if cost is not None and cost.mill:
        mill(game, deed.seat, cost.mill, deed.clause_for("pay"))
    if named.special:
        discard_card(game, named.special, "FF 11.7.1")
    for card in named.lb if rule("FF 15.2.8.3.2") else []:
        place = game.lb_deck(deed.seat)
        shown = game.reveal(place, game.find(place, card), EVERYONE if rule("FF 7.14.2") else 0)
        game.emit(Event("turned-up", "FF 15.2.8.3.2", deed.seat, 0, 0, [shown]))
    if payment is not None:
        if payment.dull and rule(deed.clause_for("pay")):
            game.character(deed.source).dull = True
            game.emit(Event("dulled", deed.clause_for("pay"), deed.seat, deed.source))
        if payment.parts and rule(deed.clause_for("pay")):
            pay_parts(game, deed, payment, named, taken)


def parts_of(payment: Payment | None) -> list[Part]:
    """What a payment asks to be done."""
    return [] if payment is None else payment.parts


def things_taken(game: FFTCG, deed: Deed, part: Part, named: Named, index: int) -> list[int]:
    """What a part of a cost takes: what was named for it, or all that there is."""
    if isinstance(part.target, All):
        return part_candidates(game, deed, part, named)
    return named.part(index)


def bind_parts(game: FFTCG, deed: Deed, named: Named, bound: dict[str, list[int]]) -> None:
    """What a cost takes under a name is known to the effect by that name."""
    for i, part in enumerate(parts_of(deed.payment(game, named))):
        target = part.target
        name = target.bound if isinstance(target, (Picked, All)) else ""
        if name:
            bound[name] = things_taken(game, deed, part, named, i)


def pay_parts(game: FFTCG, deed: Deed, payment: Payment, named: Named, taken: list[list[int]]) -> None:
    """Put, discard, dull, remove counters; Characters that leave do so when everything else is done."""
    gone: list[Event] = []
    for i, part in enumerate(payment.parts):
        if isinstance(part.target, Top):
            take_from_deck(game, deed, part, part.target.count.of(game, deed.context(named)))
        for thing in taken[i]:
            piece = game.find_character(thing)
            if part.deed == DISCARD:
                discard_card(game, thing, "FF 15.1.1.4.1")
            elif part.deed == COUNTERS:
                count = part.count.of(game, deed.context(named))
                game.set_counters(thing, part.counter, game.counters_on(thing, part.counter) - count)
                game.emit(Event("counters-removed", "FF 15.1.1.10.1", deed.seat, thing, count))
            elif part.deed == DULL and piece is not None:
                piece.dull = True
                game.emit(Event("dulled", "FF 11.6.2.1", deed.seat, thing))
            elif piece is not None:
                event = leaving("FF 15.1.1.3.2", piece, PLACES[part.to], PUT)
                event.shown = part.shown or part.to != "removed"
                gone.append(event)
            else:
                put_card(game, thing, part.to, part.shown, "FF 11.6.2.1")
    if gone:
        game.push(LeaveForCost(gone))


def take_from_deck(game: FFTCG, deed: Deed, part: Part, count: int) -> None:
    """The top cards of the deck go where a cost puts them, the topmost first."""
    if part.to == "break-zone":
        mill(game, deed.seat, count, deed.clause_for("pay"))
        return
    for card in game.deck(deed.seat).cards[: -count - 1 : -1]:
        put_card(game, card, part.to, part.shown, deed.clause_for("pay"))


class LeaveForCost(Task[FFTCG]):
    """Characters that are put away for a cost leave together."""

    clause: ClassVar[str] = "FF 11.6.10"

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def run(self, game: FFTCG) -> Decision | None:
        """Now that all else is done."""
        game.happen(self.events)
        return None
