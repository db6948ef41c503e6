"""Paying costs (BS 16.1 to 16.13, 21, 22): what a card costs, and which Cores can pay.

The cost is lowered by symbols: first by EX cards removed for Succession (BS 21.4), then by the symbols on
the Field (BS 16.6), per colour and never by more than the reduction symbols (BS 16.5). Cores are paid one at
a time from *sources* in a fixed order: the Reserve, the field cards, the Soul Core last; so that every
payment can be named in one way only. EX cards are named in any order.
"""

from typing import Final

from ...effects.statics import Lasting
from ...kernel.card import face_of
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from .cards import Card
from .characteristics import cores_on, field_symbols, holds_soul, kept_cores
from .state import IN_RESERVE, IN_TRASH, NOT_PENDING, OUT_OF_GAME, BattleSpirits
from .statics import Symbol

RESERVE: Final = 0
SOUL: Final = 1
"""Sources of Cores: the Reserve, the Soul Core wherever it may be used, or the id of a field card."""

NO_EX_SYMBOL: Final = Refusal("BS 21.2", "bs-no-ex-symbol")
ENOUGH_REMOVED: Final = Refusal("BS 21.5", "bs-enough-removed")
OTHER_COLOUR: Final = Refusal("BS 21.6", "bs-other-colour")


# ---- what there is to pay with


class Means:
    """What a seat can pay with, counted once however many cards are asked about: Cores, symbols, EX cards."""

    def __init__(self, game: BattleSpirits, seat: int, reserve_only: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.reserve_only = reserve_only
        self.counted = -1
        self.asking: list[Lasting] | None = None
        self.symbols: dict[tuple[bool, ...], list[int]] = {}
        self.ex_cards: dict[tuple[int, ...], list[int]] | None = None

    def cores(self) -> int:
        """All Cores that could pay."""
        if self.counted < 0:
            self.counted = total_available(self.game, self.seat, self.reserve_only)
        return self.counted

    def symbols_for(self, thing: int) -> list[int]:
        """The symbols on the Field while a card is used; counted again where some ask for such a card."""
        if self.asking is None:
            self.asking = asking_for_a_card(self.game)
        key: list[bool] = []
        for lasting in self.asking:
            static = lasting.static
            assert isinstance(static, Symbol)
            key.append(static.asked_for(self.game, lasting, thing))
        known = tuple(key)
        if known not in self.symbols:
            self.symbols[known] = field_symbols(self.game, self.seat, thing)
        return self.symbols[known]

    def ex_groups(self) -> dict[tuple[int, ...], list[int]]:
        """The EX cards of the Trash by their symbols, in the order of their faces."""
        if self.ex_cards is None:
            self.ex_cards = {}
            for other in sorted(self.game.trash(self.seat).cards, key=face_of):
                definition = self.game.card(face_of(other))
                if definition.has_ex:
                    self.ex_cards.setdefault(tuple(definition.ex), []).append(other)
        return self.ex_cards


def asking_for_a_card(game: BattleSpirits) -> list[Lasting]:
    """The changes of symbols that count for some cards only; of copies that ask for the same, one."""
    found: list[Lasting] = []
    known: set[tuple[int, int, int]] = set()
    for lasting in game.in_force("symbol"):
        static = lasting.static
        assert isinstance(static, Symbol)
        source = 0 if static.same_for_all else lasting.context.source
        key = (id(static), lasting.context.seat, source)
        if static.summoning is not None and key not in known:
            known.add(key)
            found.append(lasting)
    return found


# ---- what it costs


def due(means: Means, card: Card, thing: int, removed: list[int]) -> int:
    """The Cores to pay (BS 16.8): the cost less what symbols of matching colours reduce, always (BS 16.9)."""
    cost = number("BS 16.4", card.cost) if rule("BS 9.4") else 0
    if not card.reductions or not rule("BS 16.2") or not rule("BS 16.9"):
        return cost
    unfilled = card.reduction[:] if rule("BS 16.5") else [99, 99, 99, 99, 99, 99]
    reduced = 0
    for ex in removed:
        if rule("BS 21.3"):
            reduced += fill(unfilled, means.game.card(face_of(ex)).ex) if rule("BS R5") else 1
    if rule("BS 16.6"):
        reduced += fill(unfilled, means.symbols_for(thing))
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


def removable(game: BattleSpirits, seat: int, card: Card, removed: list[int]) -> list[int]:
    """Cards of the Trash that Succession may remove beside those named, in any order; one per face."""
    found: list[int] = []
    if not card.succession:
        return found
    faces: set[int] = set()
    for other in game.trash(seat).cards:
        face = face_of(other)
        if face in faces or other in removed:
            continue
        faces.add(face)
        if removal_refusal(card, game.card(face), len(removed)) is None:
            found.append(other)
    return found


def affordable_removals(means: Means, card: Card, thing: int, removed: list[int], cores: int) -> list[int]:
    """What may be removed next so that so many Cores can still pay; equal symbols are looked at once."""
    game = means.game
    found = removable(game, means.seat, card, removed)
    if due(means, card, thing, removed) <= cores:
        return found
    fits: dict[tuple[int, ...], bool] = {}
    for other in found:
        symbols = useful_symbols(game, other, card.reduction)
        if symbols not in fits:
            fits[symbols] = least_due(means, card, thing, [*removed, other]) <= cores
    return [other for other in found if fits[useful_symbols(game, other, card.reduction)]]


def useful_symbols(game: BattleSpirits, ex: int, unfilled: list[int]) -> tuple[int, ...]:
    """The EX symbols of a card that such reduction symbols can take (BS R5)."""
    symbols = game.card(face_of(ex)).ex
    return tuple([min(symbols[i], unfilled[i]) for i in range(6)])


def least_due(means: Means, card: Card, thing: int, removed: list[int]) -> int:
    """The least that the card can come to, with all that Succession can still remove."""
    more = best_removals(means, card, thing, removed)
    return due(means, card, thing, removed + more)


def best_removals(means: Means, card: Card, thing: int, removed: list[int]) -> list[int]:
    """The fewest further EX cards that bring the cost down to the least.

    Cards are told apart by the symbols that count; for each that can be left unfilled the fewest cards that
    lead there are kept. How often this looks grows with the Trash, not with the ways to choose from it.
    """
    if not card.succession:
        return []
    game = means.game
    unfilled = card.reduction[:]
    for ex in removed:
        fill(unfilled, game.card(face_of(ex)).ex)
    fill(unfilled, means.symbols_for(thing))
    room = card.reductions - len(removed)
    ways: dict[tuple[int, ...], list[int]] = {tuple(unfilled): []}
    for other in worth_removing(means, card, removed, unfilled, room):
        for state, chosen in list(ways.items()):
            if len(chosen) == room:
                continue
            left = list(state)
            fill(left, game.card(face_of(other)).ex)
            known = ways.get(tuple(left))
            if known is None or len(known) > len(chosen) + 1:
                ways[tuple(left)] = [*chosen, other]
    best: list[int] = []
    least = sum(unfilled)
    for state, chosen in ways.items():
        if sum(state) < least or (sum(state) == least and len(chosen) < len(best)):
            least = sum(state)
            best = chosen
    return best


def worth_removing(means: Means, card: Card, removed: list[int], unfilled: list[int], room: int) -> list[int]:
    """EX cards of the Trash that would still count, of equal ones no more than may go; plain ones first."""
    game = means.game
    groups: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
    for same in means.ex_groups().values():
        definition = game.card(face_of(same[0]))
        symbols = useful_symbols(game, same[0], unfilled)
        if not sum(symbols) or removal_refusal(card, definition, len(removed)) is not None:
            continue
        left = [other for other in same[: room + len(removed)] if other not in removed]
        group = groups.setdefault(symbols, [])
        group += [(sum(definition.ex), face_of(other), other) for other in left]
    found: list[tuple[int, int, int]] = []
    for equal in groups.values():
        found += sorted(equal)[:room]
    return [other for _, _, other in sorted(found)]


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
        count = 1 if soul_at_hand(game, seat, reserve_only, taken) else 0
    else:
        piece = game.field_card(source)
        count = piece.cores
        least = kept_cores(game, piece, -1)
        if least:
            soul = 1 if SOUL in taken and holds_soul(game, piece) else 0
            count = max(0, min(count, cores_on(game, piece) - least - soul))
    return count - taken.count(source)


def shared(game: BattleSpirits, seat: int, source: int, taken: list[int]) -> int:
    """1 where the Soul Core and the last spare Core of its card stand for each other: only one may go."""
    if game.soul[seat] != source or SOUL in taken:
        return 0
    piece = game.field_card(source)
    spare = cores_on(game, piece) - kept_cores(game, piece, -1) - taken.count(source)
    return 1 if 0 < spare <= piece.cores - taken.count(source) else 0


def soul_at_hand(game: BattleSpirits, seat: int, reserve_only: bool, taken: list[int]) -> bool:
    """Whether the Soul Core is where Cores can be taken from (BS 22.4), and its card can spare it."""
    where = game.soul[seat]
    if where in (IN_RESERVE, IN_TRASH, OUT_OF_GAME):
        return where == IN_RESERVE
    piece = game.field_card(where)
    if reserve_only or piece.pending != NOT_PENDING:
        return False
    least = kept_cores(game, piece, -1)
    return not least or cores_on(game, piece) - taken.count(where) > least


def total_available(game: BattleSpirits, seat: int, reserve_only: bool) -> int:
    """All Cores that a seat could pay with."""
    total = game.reserve[seat] + (1 if soul_at_hand(game, seat, reserve_only, []) else 0)
    if reserve_only:
        return total
    kept = bool(game.modifiers) and bool(game.in_force("keeps-cores"))
    for id in game.field(seat).cards:
        piece = game.field_card(id)
        if piece.pending == NOT_PENDING:
            total += (
                available(game, seat, id, [], False) - shared(game, seat, id, []) if kept else piece.cores
            )
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
        if found[i] not in (RESERVE, SOUL):
            behind -= shared(game, seat, found[i], taken)
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
