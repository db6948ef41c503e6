"""The cost of a deed (FF 11.2, 11.3.7, 11.4.7, 11.6.10, 11.7.10): what can be named for it, and paying it.

What produces CP is in `paying`; here is the cost as a whole: besides CP it may ask for Characters and cards
that are put away, discarded or dulled (*parts*), for a card of the same name, for cards of the LB deck.
Nothing is begun that cannot be paid in full, and all that was named is paid together.
"""

from typing import ClassVar

from ...effects.host import Context, is_card
from ...effects.targets import Picked, This
from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import Part, Payment
from .characteristics import is_forbidden, names_of
from .deeds import OWN, STUCK, Deed, Named
from .moving import PLACES, PUT, discard_card, is_face_down, leaving, mill, note_discards, put_card
from .paying import DULL, Purse, payable, purse_of
from .pieces import Character
from .state import FFTCG
from .targets import distinct

# ---- what can be named


def part_candidates(game: FFTCG, deed: Deed, part: Part, named: Named) -> list[int]:
    """What may be put, discarded or dulled for one part of a cost, beside what is named already."""
    context = deed.context(named)
    if isinstance(part.target, This):
        own = [deed.source] if rule("FF 5.2.4.1") else game.field(deed.seat).cards[:1]
        return [thing for thing in own if has_counters(game, part, thing, context)]
    assert isinstance(part.target, Picked)
    spent = spent_on(game, deed, named)
    found: list[int] = []
    for thing in part.target.selector.find(game, context):
        if thing in spent:
            continue
        piece = game.find_character(thing)
        if part.deed == DULL and (piece is None or piece.dull):
            continue
        if piece is not None and not is_usable(game, deed, part, piece, context):
            continue
        if has_counters(game, part, thing, context):
            found.append(thing)
    return found


def has_counters(game: FFTCG, part: Part, thing: int, context: Context) -> bool:
    """Whether enough counters can be removed for a part of a cost that asks for that."""
    return not part.counter or game.counters_on(thing, part.counter) >= part.count.of(game, context)


def things_wanted(game: FFTCG, deed: Deed, part: Part, named: Named) -> int:
    """How many things a part of a cost takes; counters are removed from one."""
    return 1 if part.counter else part.count.of(game, deed.context(named))


def spent_on(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """What can pay for nothing else: what is named already, and the source where it is cast or pays."""
    spent = named.spent()
    payment = deed.payment(game, named)
    free = payment is not None and not payment.dull and not is_card(deed.source)
    if payment is None or not free or any(isinstance(part.target, This) for part in payment.parts):
        spent.append(deed.source)
    return spent


def is_usable(game: FFTCG, deed: Deed, part: Part, piece: Character, context: Context) -> bool:
    """A cost takes Characters of the player alone (FF 11.6.2.2.3) that can go there (FF 11.6.2.2.4)."""
    if piece.seat != deed.seat and rule(deed.clause_for(OWN)):
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
    filled = len(named.parts)
    for i, part in enumerate(payment.parts):
        if i >= filled or len(named.parts[i]) < things_wanted(game, deed, part, named):
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


def lb_cards(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """The face-down cards of the LB deck that can be turned up (FF R5)."""
    return [
        card
        for card in game.lb_deck(deed.seat).cards
        if card != deed.source and card not in named.lb and is_face_down(game, card)
    ]


def affordable(game: FFTCG, deed: Deed, named: Named) -> bool:
    """Whether the rest of the cost can still be paid in full (FF 11.3.7.1): nothing is paid in part."""
    payment = deed.payment(game, named)
    if payment is not None:
        if payment.special and not named.special:
            for card in distinct(special_cards(game, deed)):
                other = named.copy()
                other.special = card
                if affordable(game, deed, other):
                    return True
            return False
        part = missing_part(deed, payment, named, game)
        if part is not None:
            found = part_candidates(game, deed, part, named)
            wanted = things_wanted(game, deed, part, named)
            if len(found) < wanted and not isinstance(part.target, This):
                return False
            return any(
                affordable(game, deed, with_part(payment, named, part, one)) for one in distinct(found)
            )
    if len(lb_cards(game, deed, named)) + len(named.lb) < deed.lb_cost(game):
        return False
    cost = deed.cost(game, named)
    if cost is None:
        return True
    if cost.mill > len(game.deck(deed.seat).cards):
        return False
    return payable(cost, purse_for(game, deed, named), game.crystals[deed.seat])


def purse_for(game: FFTCG, deed: Deed, named: Named) -> Purse:
    """What a seat can produce CP with for a deed."""
    return purse_of(game, deed.seat, spent_on(game, deed, named))


# ---- paying


def pay_for(game: FFTCG, deed: Deed, named: Named) -> None:
    """All that was named for a cost is paid together. Characters that are put away come last of all."""
    cost = deed.cost(game, named)
    payment = deed.payment(game, named)
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
        pay_parts(game, deed, payment, named)


def pay_parts(game: FFTCG, deed: Deed, payment: Payment, named: Named) -> None:
    """Put, discard, dull, remove counters; Characters that leave do so when everything else is done."""
    gone: list[Event] = []
    for i, part in enumerate(payment.parts):
        for thing in named.parts[i]:
            piece = game.find_character(thing)
            if part.deed == "discard":
                discard_card(game, thing, "FF 15.1.1.4.1")
            elif part.deed == "counters":
                count = part.count.of(game, deed.context(named))
                game.set_counters(thing, part.counter, game.counters_on(thing, part.counter) - count)
                game.emit(Event("counters-removed", "FF 15.1.1.10.1", deed.seat, thing, count))
            elif part.deed == "dull" and piece is not None:
                piece.dull = True
                game.emit(Event("dulled", "FF 11.6.2.1", deed.seat, thing))
            elif piece is not None:
                gone.append(leaving("FF 15.1.1.3.2", piece, PLACES[part.to], PUT))
            else:
                put_card(game, thing, part.to, True, "FF 11.6.2.1")
    if gone:
        game.push(LeaveForCost(gone))


class LeaveForCost(Task[FFTCG]):
    """Characters that are put away for a cost leave together."""

    clause: ClassVar[str] = "FF 11.6.10"

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def run(self, game: FFTCG) -> Decision | None:
        """Now that all else is done."""
        game.happen(self.events)
        return None
