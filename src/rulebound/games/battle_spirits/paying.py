"""Paying costs (BS 16.1 to 16.13, 21, 22): what a card costs, and which Cores can pay.

The cost is lowered by symbols: first by EX cards removed for Succession (BS 21.4), then by the symbols on the
Field (BS 16.6), per colour and never by more than the reduction symbols (BS 16.5). Cores are paid one at a time
from *sources* in a fixed order: the Reserve, the field cards, the Soul Core last; so that every payment can be
named in one way only.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Option
from .cards import Card
from .characteristics import field_symbols
from .state import IN_RESERVE, IN_TRASH, NOT_PENDING, OUT_OF_GAME, BattleSpirits

RESERVE: Final = 0
SOUL: Final = 1
"""Sources of Cores: the Reserve, the Soul Core wherever it may be used, or the id of a field card."""


# ---- what it costs


def due(game: BattleSpirits, seat: int, card: Card, thing: int, removed: list[int]) -> int:
    """The Cores to pay (BS 16.8): the cost less what symbols of matching colours reduce."""
    cost = card.cost if rule("BS 9.4") else 0
    if not card.reductions or not rule("BS 16.2"):
        return cost
    open = card.reduction[:] if rule("BS 16.5") else [99, 99, 99, 99, 99, 99]
    reduced = 0
    for ex in removed:
        reduced += fill(open, game.card(face_of(ex)).ex)
    if rule("BS 16.6"):
        reduced += fill(open, field_symbols(game, seat, thing))
    return max(0, cost - reduced)


def fill(open: list[int], symbols: list[int]) -> int:
    """Symbols fill reduction symbols of their colour (BS 16.7); how many."""
    filled = 0
    for i in range(6):
        matched = min(open[i], symbols[i]) if rule("BS 16.7") else min(sum(open), symbols[i])
        open[i] -= matched
        filled += matched
    return filled


def removable(game: BattleSpirits, seat: int, card: Card, removed: list[int]) -> list[int]:
    """Cards in the Trash that Succession may still remove, one per face, in the order of faces.

    No more than there are reduction symbols (BS 21.5), only of matching colours (BS 21.6).
    """
    found: list[int] = []
    if not card.succession or (len(removed) >= card.reductions and rule("BS 21.5")):
        return found
    last = face_of(removed[-1]) if removed else 0
    faces: set[int] = set()
    for other in game.trash(seat).cards:
        face = face_of(other)
        if face < last or face in faces or other in removed:
            continue
        if matches(card, game.card(face)):
            faces.add(face)
            found.append(other)
    return found


def matches(card: Card, ex: Card) -> bool:
    """Whether a card has an EX symbol of a colour that the reduction symbols have."""
    if not ex.has_ex:
        return False
    if not rule("BS 21.6"):
        return True
    for i in range(6):
        if ex.ex[i] and card.reduction[i]:
            return True
    return False


def least_due(game: BattleSpirits, seat: int, card: Card, thing: int, removed: list[int]) -> int:
    """The least that the card can come to, with all that Succession can still remove."""
    cost = due(game, seat, card, thing, removed)
    if not card.succession:
        return cost
    chosen = removed[:]
    while len(chosen) < card.reductions:
        best = cost
        pick = 0
        for other in game.trash(seat).cards:
            if other not in chosen and matches(card, game.card(face_of(other))):
                with_it = due(game, seat, card, thing, [*chosen, other])
                if with_it < best:
                    best = with_it
                    pick = other
        if not pick:
            break
        chosen.append(pick)
        cost = best
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
        where = game.soul[seat]
        count = 0 if where in (IN_TRASH, OUT_OF_GAME) or (reserve_only and where != IN_RESERVE) else 1
    else:
        count = game.field_card(source).cores
    return count - taken.count(source)


def total_available(game: BattleSpirits, seat: int, reserve_only: bool) -> int:
    """All Cores that a seat could pay with."""
    if reserve_only:
        return game.reserve[seat] + (1 if game.soul[seat] == IN_RESERVE else 0)
    total = game.reserve[seat]
    where = game.soul[seat]
    if where not in (IN_TRASH, OUT_OF_GAME):
        total += 1
    for id in game.field(seat).cards:
        piece = game.field_card(id)
        if piece.pending == NOT_PENDING:
            total += piece.cores
        elif where == id:
            total -= 1
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
    """The next Core of a payment: from the last source or a later one, if enough are left from there on."""
    found = sources(game, seat, reserve_only)
    start = found.index(last) if last in found else 0
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
    """Take one Core from a source; whether it was the Soul Core."""
    if source == SOUL:
        return True
    if source == RESERVE:
        game.reserve[seat] -= 1
    else:
        game.field_card(source).cores -= 1
    return False


def pay(game: BattleSpirits, seat: int, paid: list[int]) -> None:
    """Cores paid go to the Trash (BS 16.11), the Soul Core like any other (BS 16.13)."""
    to_trash = rule("BS 16.11")
    for source in paid:
        if take(game, seat, source):
            game.soul[seat] = IN_TRASH if to_trash else IN_RESERVE
        elif to_trash:
            game.core_trash[seat] += 1


def place(game: BattleSpirits, seat: int, id: int, placed: list[int]) -> None:
    """Cores go onto a card on the Field."""
    piece = game.field_card(id)
    for source in placed:
        if take(game, seat, source):
            game.soul[seat] = id
        else:
            piece.cores += 1
