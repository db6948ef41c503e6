"""Paying costs (FF 5.2.1, 11.2, 11.4.6): what produces CP, what a cost asks for, and what can complete it.

A dulled Backup produces 1 CP, a discarded card 2 CP of one of its elements. A cost asks for so much CP, some
of it of certain elements. Sources are named one at a time, Backups in the order of the field, then cards of
the hand by their faces (FF R14), so that a payment has one name; where that would leave one out, in any
order. A source is offered only where it is of use and the whole can still be completed.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import number, rule
from ...kernel.decision import Option
from .cards import ANY_ELEMENT, LIGHT_OR_DARK, Card, Payment
from .characteristics import is_backup, traits_of
from .covering import Need, Stock, suffices
from .pieces import Character
from .state import FFTCG
from .statics import Produces

ANY_SURPLUS: Final = 99


class Cost:
    """What is to be paid: CP in all, how much of it of each element, and what else.

    `only`: the elements whose CP can pay at all; `surplus`: how much CP may be left over.
    """

    def __init__(self) -> None:
        self.elements: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.total = 0
        self.only = ANY_ELEMENT
        self.surplus = 1
        self.crystals = 0
        self.mill = 0
        self.cards = 0

    def plus(self, game: FFTCG, other: "Cost") -> "Cost":
        """Both costs at once."""
        whole = Cost()
        whole.elements = [self.elements[i] + other.elements[i] for i in range(8)]
        whole.total = self.total + other.total
        whole.crystals = self.crystals + other.crystals
        whole.mill = self.mill + other.mill
        whole.allow_surplus(game)
        return whole

    def allow_surplus(self, game: FFTCG) -> None:
        """At most 1 for each element that the cost requires, and 1 where it requires none (FF R3)."""
        if game.settings.any_surplus and rule("FF R3"):
            self.surplus = ANY_SURPLUS
            return
        self.surplus = number("FF 5.2.1.3.1", max(1, self.required()))

    def required(self) -> int:
        """How many elements it requires."""
        return sum(1 for count in self.elements if count)


def cost_of_payment(game: FFTCG, payment: Payment, x: int) -> Cost:
    """What a payment of an ability, of Warp or of Priming asks for (FF R4: by element as Characters do)."""
    cost = Cost()
    if rule("FF R4"):
        cost.elements = payment.elements[:]
    cost.total = payment.cp() + (x if payment.x else 0)
    cost.crystals = payment.crystals
    cost.mill = payment.mill
    cost.allow_surplus(game)
    return cost


class Produced:
    """CP that was named so far: per element, and how much of it is of use."""

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.elements: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.all = 0

    def add(self, element: int, amount: int) -> None:
        """So much more of an element."""
        self.elements[element] += amount
        self.all += amount

    def used(self) -> int:
        """How much of it pays for something: first what must be of its element, then the rest."""
        cost = self.cost
        free = cost.total
        named = 0
        spare = 0
        for element in range(8):
            needed = cost.elements[element]
            made = self.elements[element]
            free -= needed
            named += min(made, needed)
            spare += max(0, made - needed)
        return named + min(free, spare)

    def used_with(self, element: int, amount: int) -> int:
        """How much would be of use with so much more of an element."""
        self.elements[element] += amount
        used = self.used()
        self.elements[element] -= amount
        return used

    def complete(self) -> bool:
        """Whether all is paid."""
        return self.used() >= self.cost.total

    def copy(self) -> "Produced":
        """CP of its own."""
        other = Produced(self.cost)
        other.elements = self.elements[:]
        other.all = self.all
        return other


# ---- sources


def produced_elements(game: FFTCG, piece: Character) -> int:
    """The elements of which a Backup can produce CP."""
    bits = traits_of(game, piece).elements
    if game.shaped:
        for lasting in game.in_force("produces"):
            static = lasting.static
            assert isinstance(static, Produces)
            if lasting.reaches(game, piece.id):
                bits |= static.elements
    return bits


def can_produce(game: FFTCG, piece: Character) -> bool:
    """Only an active Backup can be dulled for CP (FF 5.2.3.1.1.3)."""
    return not piece.dull and is_backup(game, piece) and rule("FF 5.2.3.1.1.3")


def discard_elements(game: FFTCG, card: int) -> int:
    """The elements of which a discarded card can produce CP; Light and Dark give none (FF 5.2.1.3)."""
    bits = game.card(face_of(card)).elements
    if bits & LIGHT_OR_DARK and rule("FF 5.2.1.3"):
        return 0
    return bits


class Purse:
    """What a seat can still pay with: Backups by id, cards by value, and their elements as bits."""

    def __init__(self) -> None:
        self.backups: list[int] = []
        self.backup_bits: list[int] = []
        self.cards: list[int] = []
        self.card_bits: list[int] = []


def purse_of(game: FFTCG, seat: int, without: set[int]) -> Purse:
    """All sources of a seat but these: the card that is cast, or what is used otherwise."""
    purse = Purse()
    for piece in game.team(seat):
        if piece.id not in without and can_produce(game, piece):
            purse.backups.append(piece.id)
            purse.backup_bits.append(produced_elements(game, piece))
    for card in sorted(game.hand(seat).cards, key=face_of):
        bits = discard_elements(game, card)
        if bits and card not in without:
            purse.cards.append(card)
            purse.card_bits.append(bits)
    return purse


class Wallet:
    """What a seat could produce in all, counted when first asked for, to tell quickly what it can pay.

    `made` is, per element, the most CP of that element.
    """

    def __init__(self, game: FFTCG, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.counted = False
        self.all = 0
        self.made: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]

    def count(self) -> None:
        """Look at Backups and hand."""
        self.counted = True
        game = self.game
        for piece in game.team(self.seat):
            if not piece.dull and can_produce(game, piece):
                self.add(produced_elements(game, piece), 1)
        for card in game.hand(self.seat).cards:
            bits = discard_elements(game, card)
            if bits:
                self.add(bits, 2)

    def add(self, bits: int, amount: int) -> None:
        """One source more, or less."""
        self.all += amount
        made = self.made
        for element in range(8):
            if bits >> element & 1:
                made[element] += amount

    def covers(self, payment: Payment) -> bool:
        """Whether a payment is not out of reach."""
        if not self.counted:
            self.count()
        total = payment.generic
        for element in range(8):
            needed = payment.elements[element]
            if needed:
                total += needed
                if self.made[element] < needed:
                    return False
        return total <= self.all

    def pays_for(self, card: Card) -> int:
        """Whether the printed cost of a card of the hand can be paid: 1 yes, 0 no, -1 not quickly told.

        With at most one element required any sources that are enough can be used; the card itself is none.
        """
        if not self.counted:
            self.count()
        own = 0 if card.limit_break or card.elements & LIGHT_OR_DARK else 2
        if card.cost > self.all - own:
            return 0
        if card.elements & LIGHT_OR_DARK or not card.cost:
            return 1
        if several(card.elements):
            return -1
        return 1 if self.made[only_element(card.elements)] > own else 0


# ---- can it be paid?


def need_of(cost: Cost) -> Need:
    """The CP that a cost asks for, and how many may be made at most."""
    return still_needed(Produced(cost))


def still_needed(produced: Produced) -> Need:
    """The CP that are missing beside what was produced."""
    cost = produced.cost
    elements = [max(0, cost.elements[element] - produced.elements[element]) for element in range(8)]
    least = cost.total - produced.all
    return Need(elements, least, least + cost.surplus)


def payable(cost: Cost, purse: Purse) -> bool:
    """Whether the CP of a cost can be produced at all."""
    if not cost.total:
        return True
    if len(purse.backups) + 2 * len(purse.cards) < cost.total:
        return False
    return suffices(need_of(cost), stock_of(purse, cost))


def stock_of(purse: Purse, cost: Cost) -> Stock:
    """What a purse can produce for a cost, by classes."""
    stock = Stock()
    for bits in purse.card_bits:
        stock.add_card(bits & cost.only)
    for bits in purse.backup_bits:
        stock.add_backup(bits & cost.only)
    return stock


# ---- naming sources

DULL: Final = "dull"
DISCARD: Final = "discard"


def produced_by(cost: Cost, backups: list[int], cards: list[int], elements: list[int]) -> Produced:
    """CP of the sources that were named; `elements` has one for each Backup, then for each card."""
    produced = Produced(cost)
    for i in range(len(backups)):
        produced.add(elements[i], 1)
    for i in range(len(cards)):
        produced.add(elements[len(backups) + i], number("FF 11.2.1.1", 2))
    return produced


def source_options(produced: Produced, whole: Purse, backups: list[int], cards: list[int]) -> list[Option]:
    """The sources that may be named next, one for equal cards, each only where all can be completed.

    After a source those are named that come after it, so they are counted from the last one on.
    """
    if produced.complete():
        return []
    cost = produced.cost
    purse = still_free(whole, cost, backups, cards)
    later = stock_of(purse, cost)
    by_face = in_order(cost, whole)
    options: list[Option] = []
    for i in range(len(purse.backups)):
        bits = purse.backup_bits[i] & cost.only
        later.add_backup(bits, -1)
        options += options_of(produced, bits, 1, later, 0, purse.backups[i])
    for i in range(len(purse.cards)):
        bits = purse.card_bits[i] & cost.only
        later.add_card(bits, -1)
        if not i or face_of(purse.cards[i - 1]) != face_of(purse.cards[i]):
            options += options_of(produced, bits, 2, later, purse.cards[i], 0)
        if not by_face:
            later.add_card(bits)
    return options


def options_of(
    produced: Produced, bits: int, amount: int, later: Stock, card: int, backup: int
) -> list[Option]:
    """The elements for which one source may be named, beside those that can be named after it."""
    options: list[Option] = []
    for element in useful(produced, bits, amount):
        produced.add(element, amount)
        if suffices(still_needed(produced), later):
            shown = element if several(bits) else -1
            options.append(Option(DISCARD if card else DULL, card, backup, shown))
        produced.add(element, -amount)
    return options


def in_order(cost: Cost, whole: Purse) -> bool:
    """Whether cards are named by their faces (FF R14).

    Where several elements are required, some CP may be of any, and two could be left over, a card that is
    named early may leave a later one without use that would be of use before it. There any order is free.
    """
    if not rule("FF R14"):
        return False
    return (
        cost.required() < 2
        or cost.total <= sum(cost.elements)
        or len(whole.backups) + 2 * len(whole.cards) < cost.total + 2
    )


def still_free(whole: Purse, cost: Cost, backups: list[int], cards: list[int]) -> Purse:
    """The sources that may still be named: those after the last one, and no Backup after a card (FF R14)."""
    purse = Purse()
    first = 0
    if cards and rule("FF R14"):
        first = len(whole.backups)
    elif backups and backups[-1] in whole.backups and rule("FF R14"):
        first = whole.backups.index(backups[-1]) + 1
    for i in range(first, len(whole.backups)):
        if whole.backups[i] not in backups:
            purse.backups.append(whole.backups[i])
            purse.backup_bits.append(whole.backup_bits[i])
    last = face_of(cards[-1]) if cards and in_order(cost, whole) else 0
    for i in range(len(whole.cards)):
        if whole.cards[i] not in cards and face_of(whole.cards[i]) >= last:
            purse.cards.append(whole.cards[i])
            purse.card_bits.append(whole.card_bits[i])
    return purse


def useful(produced: Produced, bits: int, amount: int) -> list[int]:
    """The elements in which a source is of use."""
    found: list[int] = []
    used = produced.used()
    for element in range(8):
        if bits >> element & 1 and produced.used_with(element, amount) > used:
            found.append(element)
    return found


def several(bits: int) -> bool:
    """Whether there is more than one element."""
    return bits & (bits - 1) != 0


def only_element(bits: int) -> int:
    """The one element."""
    element = 0
    while bits >> element > 1:
        element += 1
    return element
