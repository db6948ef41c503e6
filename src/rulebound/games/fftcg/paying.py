"""Paying costs (FF 5.2.1, 11.2, 11.4.6): what produces CP, what a cost asks for, and what can complete it.

A dulled Backup produces 1 CP, a discarded card 2 CP of one of its elements. A cost asks for so much CP, some
of it of certain elements. Sources are named one at a time, Backups in the order of the field, then cards of
the hand by their faces (FF R14), so that a payment has one name; a source is offered only where it is of use
and the whole can still be completed.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import number, rule
from ...kernel.decision import Option
from .cards import ANY_ELEMENT, LIGHT_OR_DARK, Card, Payment
from .characteristics import is_backup, traits_of
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
        required = sum(1 for count in self.elements if count)
        self.surplus = number("FF 5.2.1.3.1", max(1, required))


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


def purse_of(game: FFTCG, seat: int, without: list[int]) -> Purse:
    """All sources of a seat but these: the card that is cast, or what is used otherwise."""
    purse = Purse()
    for piece in game.team(seat):
        if piece.id not in without and can_produce(game, piece):
            purse.backups.append(piece.id)
            purse.backup_bits.append(produced_elements(game, piece))
    for card in sorted_by_face(game.hand(seat).cards):
        bits = discard_elements(game, card)
        if bits and card not in without:
            purse.cards.append(card)
            purse.card_bits.append(bits)
    return purse


def sorted_by_face(cards: list[int]) -> list[int]:
    """Cards in the order of their faces; a hand is small, so each is simply put in its place."""
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at > 0 and face_of(found[at - 1]) > face_of(card):
            at -= 1
        found.insert(at, card)
    return found


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


def payable(cost: Cost, purse: Purse, crystals: int) -> bool:
    """Whether a cost can be paid at all."""
    if cost.crystals > crystals:
        return False
    if not cost.total:
        return True
    if len(purse.backups) + 2 * len(purse.cards) < cost.total:
        return False
    return completable(Produced(cost), purse, 0, 0)


def completable(produced: Produced, purse: Purse, backup: int, card: int) -> bool:
    """Whether what was produced can be completed from these Backups and cards on."""
    if produced.complete():
        return produced.all - produced.cost.total <= produced.cost.surplus
    for i in range(backup, len(purse.backups)):
        bits = purse.backup_bits[i] & produced.cost.only
        used = produced.used()
        for element in range(8):
            if bits >> element & 1 and produced.used_with(element, 1) > used:
                produced.add(element, 1)
                found = completable(produced, purse, i + 1, card)
                produced.add(element, -1)
                if found:
                    return True
    return cards_complete(produced, purse.card_bits[card:])


def cards_complete(produced: Produced, bits: list[int]) -> bool:
    """Whether cards with these elements complete it: first what must be of an element."""
    cost = produced.cost
    if produced.complete():
        return produced.all - cost.total <= cost.surplus
    for element in range(8):
        if produced.elements[element] >= cost.elements[element]:
            continue
        tried = 0
        for i in range(len(bits)):
            if not (bits[i] & cost.only) >> element & 1 or tried == bits[i]:
                continue
            tried = bits[i]
            produced.add(element, 2)
            found = cards_complete(produced, bits[:i] + bits[i + 1 :])
            produced.add(element, -2)
            if found:
                return True
        return False
    left = cost.total - produced.all
    cards = sum(1 for own in bits if own & cost.only)
    needed = (left + 1) // 2
    return cards >= needed and needed * 2 - left <= cost.surplus


# ---- naming sources

DULL: Final = "dull"
DISCARD: Final = "discard"


def first_after(purse: Purse, backups: list[int], cards: list[int]) -> int:
    """From which Backup on Backups may be named: after the last one, and none after a card (FF R14)."""
    if cards:
        return len(purse.backups)
    if backups and backups[-1] in purse.backups:
        return purse.backups.index(backups[-1]) + 1
    return 0


def produced_by(cost: Cost, backups: list[int], cards: list[int], elements: list[int]) -> Produced:
    """CP of the sources that were named; `elements` has one for each Backup, then for each card."""
    produced = Produced(cost)
    for i in range(len(backups)):
        produced.add(elements[i], 1)
    for i in range(len(cards)):
        produced.add(elements[len(backups) + i], number("FF 11.2.1.1", 2))
    return produced


def source_options(produced: Produced, whole: Purse, backups: list[int], cards: list[int]) -> list[Option]:
    """The sources that may be named next, one for equal cards, each only where all can be completed."""
    options: list[Option] = []
    if produced.complete():
        return options
    purse = without_named(whole, backups, cards)
    backup = first_after(whole, backups, cards)
    for i in range(len(purse.backups)):
        if whole.backups.index(purse.backups[i]) < backup and rule("FF R14"):
            continue
        for element in useful(produced, purse.backup_bits[i], 1):
            produced.add(element, 1)
            if completable(produced, purse, i + 1, 0):
                shown = element if several(purse.backup_bits[i] & produced.cost.only) else -1
                options.append(Option(DULL, 0, purse.backups[i], shown))
            produced.add(element, -1)
    options += card_options(produced, purse, cards)
    return options


def card_options(produced: Produced, purse: Purse, named: list[int]) -> list[Option]:
    """The cards that may be discarded next."""
    options: list[Option] = []
    seen: set[int] = set()
    last = face_of(named[-1]) if named else 0
    for i in range(len(purse.cards)):
        face = face_of(purse.cards[i])
        if face in seen or face < last:
            continue
        seen.add(face)
        for element in useful(produced, purse.card_bits[i], 2):
            produced.add(element, 2)
            if cards_complete(produced, later_cards(purse, i)):
                shown = element if several(purse.card_bits[i] & produced.cost.only) else -1
                options.append(Option(DISCARD, purse.cards[i], 0, shown))
            produced.add(element, -2)
    return options


def later_cards(purse: Purse, index: int) -> list[int]:
    """The elements of the cards that may still be named after this one."""
    return [purse.card_bits[i] for i in range(index + 1, len(purse.cards))]


def useful(produced: Produced, bits: int, amount: int) -> list[int]:
    """The elements in which a source is of use."""
    found: list[int] = []
    used = produced.used()
    for element in range(8):
        fits = bits >> element & 1 and produced.cost.only >> element & 1
        if fits and produced.used_with(element, amount) > used:
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


def without_named(whole: Purse, backups: list[int], cards: list[int]) -> Purse:
    """The sources that were not named yet."""
    purse = Purse()
    for i in range(len(whole.backups)):
        if whole.backups[i] not in backups:
            purse.backups.append(whole.backups[i])
            purse.backup_bits.append(whole.backup_bits[i])
    for i in range(len(whole.cards)):
        if whole.cards[i] not in cards:
            purse.cards.append(whole.cards[i])
            purse.card_bits.append(whole.card_bits[i])
    return purse
