"""Paying costs (BS 16.1 to 16.13, 21, 22): what a card costs, and which Cores can pay.

The cost is lowered by symbols: first by EX cards removed for Succession (BS 21.4), then by the symbols on
the Field (BS 16.6), per colour and never by more than the reduction symbols (BS 16.5). Cores are paid one at
a time from *sources* in a fixed order: the Reserve, the field cards, the Soul Core last; so that every
payment can be named in one way only. EX cards are removed in the order of their faces, for the same reason.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from .cards import Card
from .characteristics import field_symbols
from .state import IN_RESERVE, IN_TRASH, NOT_PENDING, OUT_OF_GAME, BattleSpirits

RESERVE: Final = 0
SOUL: Final = 1
"""Sources of Cores: the Reserve, the Soul Core wherever it may be used, or the id of a field card."""

NO_EX_SYMBOL: Final = Refusal("BS 21.2", "bs-no-ex-symbol")
ENOUGH_REMOVED: Final = Refusal("BS 21.5", "bs-enough-removed")
OTHER_COLOUR: Final = Refusal("BS 21.6", "bs-other-colour")


# ---- what it costs


def due(game: BattleSpirits, seat: int, card: Card, thing: int, removed: list[int]) -> int:
    """The Cores to pay (BS 16.8): the cost less what symbols of matching colours reduce, always (BS 16.9)."""
    cost = number("BS 16.4", card.cost) if rule("BS 9.4") else 0
    if not card.reductions or not rule("BS 16.2") or not rule("BS 16.9"):
        return cost
    unfilled = card.reduction[:] if rule("BS 16.5") else [99, 99, 99, 99, 99, 99]
    reduced = 0
    for ex in removed:
        if rule("BS 21.3"):
            reduced += fill(unfilled, game.card(face_of(ex)).ex) if rule("BS R5") else 1
    if rule("BS 16.6"):
        reduced += fill(unfilled, field_symbols(game, seat, thing))
    return max(0, number("BS 16.8", cost - reduced))


def fill(unfilled: list[int], symbols: list[int]) -> int:
    """Symbols fill reduction symbols of their colour (BS 16.7); how many."""
    filled = 0
    same_colour = rule("BS 16.7")
    for i in range(6):
        matched = min(unfilled[i] if same_colour else sum(unfilled), symbols[i])
        unfilled[i] -= matched
        filled += matched
    return filled


# ---- Succession


def removal_refusal(card: Card, other: Card, count: int) -> Refusal | None:
    """Why Succession may not remove another card from the Trash, with so many removed already."""
    if not other.has_ex:
        return refuse(NO_EX_SYMBOL)
    if count >= card.reductions:
        reason = refuse(ENOUGH_REMOVED)
        if reason is not None:
            return reason
    for i in range(6):
        if other.ex[i] and card.reduction[i]:
            return None
    return refuse(OTHER_COLOUR)


def removable(game: BattleSpirits, seat: int, card: Card, removed: list[int], first: int) -> list[int]:
    """Cards in the Trash that Succession may remove next, one per face, from the face `first` on."""
    found: list[int] = []
    if not card.succession:
        return found
    faces: set[int] = set()
    for other in game.trash(seat).cards:
        face = face_of(other)
        if face < first or face in faces or other in removed:
            continue
        faces.add(face)
        if removal_refusal(card, game.card(face), len(removed)) is None:
            found.append(other)
    return found


def next_removable(game: BattleSpirits, seat: int, card: Card, removed: list[int]) -> list[int]:
    """What may be removed next: faces in ascending order, so that a removal can be named in one way only."""
    return removable(game, seat, card, removed, face_of(removed[-1]) if removed else 0)


def least_due(game: BattleSpirits, seat: int, card: Card, thing: int, removed: list[int]) -> int:
    """The least that the card can come to, with all that Succession can still remove."""
    cost = due(game, seat, card, thing, removed)
    first = face_of(removed[-1]) if removed else 0
    chosen = removed
    pick = -1
    while pick:
        pick = 0
        for other in removable(game, seat, card, chosen, first):
            with_it = due(game, seat, card, thing, [*chosen, other])
            if with_it < cost:
                cost = with_it
                pick = other
        if pick:
            chosen = [*chosen, pick]
    return cost


# ---- which Cores can pay


def sources(game: BattleSpirits, seat: int, reserve_only: bool) -> list[int]:
    """Where a seat's Cores can be taken from, in the fixed order (BS 16.10); never from Life (BS 16.12)."""
    found = [RESERVE]
    if not reserve_only:
        for id in game.field(seat).cards:
            if game.field_card(id).pending == NOT_PENDING:
                found.append(id)
    found.append(SOUL)
    return found


def available(game: BattleSpirits, seat: int, source: int, taken: list[int], reserve_only: bool) -> int:
    """How many Cores a source still has, after those taken already."""
    if source == RESERVE:
        count = game.reserve[seat]
    elif source == SOUL:
        count = 1 if soul_at_hand(game, seat, reserve_only) else 0
    else:
        count = game.field_card(source).cores
    return count - taken.count(source)


def soul_at_hand(game: BattleSpirits, seat: int, reserve_only: bool) -> bool:
    """Whether the Soul Core is where Cores can be taken from (BS 22.4)."""
    where = game.soul[seat]
    if where in (IN_RESERVE, IN_TRASH, OUT_OF_GAME):
        return where == IN_RESERVE
    return not reserve_only and game.field_card(where).pending == NOT_PENDING


def total_available(game: BattleSpirits, seat: int, reserve_only: bool) -> int:
    """All Cores that a seat could pay with."""
    total = game.reserve[seat] + (1 if soul_at_hand(game, seat, reserve_only) else 0)
    if not reserve_only:
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if piece.pending == NOT_PENDING:
                total += piece.cores
    return total


def core_options(
    game: BattleSpirits,
    seat: int,
    verb: str,
    wanted: int,
    last: int,
    taken: list[int],
    reserve_only: bool,
) -> list[Option]:
    """The next Core: from the last source or a later one, if enough are left from there on (BS R16)."""
    found = sources(game, seat, reserve_only)
    start = found.index(last) if last in found and rule("BS R16") else 0
    behind = 0
    options: list[Option] = []
    for i in range(len(found) - 1, start - 1, -1):
        here = available(game, seat, found[i], taken, reserve_only)
        behind += here
        if here > 0 and behind >= wanted:
            options.append(core_option(verb, found[i]))
    options.reverse()
    return options


def core_option(verb: str, source: int) -> Option:
    """An option that names one Core: pay-reserve, pay-soul, pay A.field.1."""
    if source == RESERVE:
        return Option(verb + "-reserve")
    return Option(verb + "-soul") if source == SOUL else Option(verb, 0, source)


def source_named(option: Option) -> int:
    """The source that an option names."""
    if option.piece:
        return option.piece
    return SOUL if option.verb.endswith("-soul") else RESERVE


# ---- moving Cores


def take(game: BattleSpirits, seat: int, source: int) -> bool:
    """Take one Core from a source; whether it was the Soul Core, which differs from the rest (BS 7.16)."""
    if source == SOUL:
        return rule("BS 7.16")
    if source == RESERVE:
        game.reserve[seat] -= 1
    elif rule("BS 17.2"):
        game.field_card(source).cores -= 1
    return False


def pay(game: BattleSpirits, seat: int, paid: list[int]) -> None:
    """Cores paid go to the Trash (BS 16.11), the Soul Core like any other (BS 16.13)."""
    to_trash = rule("BS 16.11")
    for source in paid:
        if take(game, seat, source):
            if rule("BS 16.13"):
                game.soul[seat] = IN_TRASH if to_trash else IN_RESERVE
        elif to_trash:
            game.core_trash[seat] += 1


def place(game: BattleSpirits, seat: int, id: int, placed: list[int]) -> None:
    """Cores go onto a card on the Field, for its Lv (BS 3.1), the Soul Core like any other (BS 16.21)."""
    piece = game.field_card(id)
    for source in placed:
        if take(game, seat, source):
            if rule("BS 16.21"):
                game.soul[seat] = id
        elif rule("BS 3.1"):
            piece.cores += 1
