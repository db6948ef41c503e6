"""Lv, BP, symbols, colours and states of a card on the Field (BS 10, 13, 17, 20, 24; BS R3).

Everything is worked out from what is printed, the Cores on the card, and the lasting changes that cover it,
in the order in which they took effect.
"""

from ...effects.abilities import Ability, Gains
from ...effects.host import ANYONE, is_card
from ...effects.statics import Cannot, Change, Lasting, Loses
from ...effects.values import seats_of
from ...kernel.clause import number, rule
from .cards import SPIRIT, Card
from .state import EXHAUSTED, HEAVY, NOT_PENDING, REFRESHED, BattleSpirits, FieldCard
from .statics import CountsAs, KeepsCores, KeywordNumber, Symbol


def holds_soul(game: BattleSpirits, piece: FieldCard) -> bool:
    """Whether the Soul Core is on a card."""
    return game.soul[piece.seat] == piece.id


def cores_on(game: BattleSpirits, piece: FieldCard) -> int:
    """All Cores on a card; the Soul Core is one of them (BS 17.16)."""
    return piece.cores + 1 if holds_soul(game, piece) and rule("BS 17.16") else piece.cores


def printed_level(game: BattleSpirits, piece: FieldCard) -> int:
    """The Lv that the Cores on a card hold (BS 17.3), 0 where they hold none; Super Unleash (BS 20.1)."""
    levels = game.card_of(piece).levels
    cores = cores_on(game, piece)
    soul = holds_soul(game, piece)
    found = 0
    for i in range(len(levels)):
        level = levels[i]
        marked = soul and level.soul_core and rule("BS 20.1" if level.super_unleash else "BS R25")
        if cores >= level.cores or marked:
            found = i + 1
    if not cores:
        return found if rule("BS 16.18") else 0
    return found if found < 2 or rule("BS 17.3") else 1


def level_of(game: BattleSpirits, piece: FieldCard) -> int:
    """The Lv of a card now; what is pending keeps Lv1 at least, being affected as before (FAQ status.2)."""
    level = printed_level(game, piece)
    if level and game.modifiers:
        level = treated_level(game, piece, level)
    return level if level or piece.pending == NOT_PENDING else 1


def treated_level(game: BattleSpirits, piece: FieldCard, level: int) -> int:
    """The Lv that effects make of the one that the Cores hold, in their order (BS R26)."""
    most = len(game.card_of(piece).levels)
    for modifier in game.modifiers:
        if modifier.characteristic not in ("level", "level-becomes") or not modifier.covers(game, piece):
            continue
        assert isinstance(modifier, Lasting)
        changed = modifier.number(game)
        if modifier.characteristic == "level":
            changed += level
        if rule("BS R26"):
            level = max(1, min(most, changed))
    return level


def is_unleashed(game: BattleSpirits, piece: FieldCard) -> bool:
    """Whether a card is in the Super Unleash state: at a Lv that has the keyword (BS 20.2), not otherwise."""
    level = level_of(game, piece)
    card = game.card_of(piece)
    if not level or not card.levels[level - 1].super_unleash:
        return not rule("BS FAQ soulcore.3" if card.kind == SPIRIT else "BS FAQ soulcore.3.2")
    return rule("BS 20.2")


def base_bp(game: BattleSpirits, piece: FieldCard) -> int:
    """The BP of the present Lv (BS 10.10, 17.4)."""
    level = max(1, level_of(game, piece))
    for lasting in game.in_force_on("counts-as", piece.id):
        static = lasting.static
        assert isinstance(static, CountsAs)
        return static.bp_with(cores_on(game, piece))
    levels = game.card_of(piece).levels
    if level > 1 and not rule("BS 17.4"):
        level = 1
    return levels[level - 1].bp if levels and rule("BS 10.10") else 0


def bp_of(game: BattleSpirits, piece: FieldCard) -> int:
    """BP: that of the Lv, changed in the order in which changes took effect, never below 0 (BS R3)."""
    bp = base_bp(game, piece)
    for modifier in game.modifiers:
        if modifier.characteristic == "bp" and modifier.covers(game, piece):
            assert isinstance(modifier, Lasting)
            static = modifier.static
            assert isinstance(static, Change)
            if static.down or rule("BS FAQ bp.1"):
                bp += modifier.number(game)
            if static.down and bp < static.floor and rule("BS R3"):
                bp = static.floor
        elif modifier.characteristic == "bp-becomes" and modifier.covers(game, piece):
            assert isinstance(modifier, Lasting)
            bp = modifier.number(game)
    return bp


def symbols_of(game: BattleSpirits, piece: FieldCard, summoned: int = 0) -> list[int]:
    """The symbols of a card by colour; some count only while a certain card is summoned."""
    printed = game.card_of(piece).symbols
    symbols = printed
    for modifier in game.modifiers:
        if modifier.characteristic == "symbol" and modifier.covers(game, piece):
            assert isinstance(modifier, Lasting)
            static = modifier.static
            assert isinstance(static, Symbol)
            if symbols is printed:
                symbols = printed[:]
            static.add(game, modifier, symbols, summoned)
        elif modifier.characteristic == "symbols-becomes" and modifier.covers(game, piece):
            assert isinstance(modifier, Lasting)
            symbols = [0, 0, 0, 0, 0, 0]
            symbols[game.card_of(piece).colours[0]] = modifier.number(game)
    return symbols


def symbol_count(game: BattleSpirits, piece: FieldCard) -> int:
    """How many symbols a card has (BS 9.13)."""
    return sum(symbols_of(game, piece))


def field_symbols(game: BattleSpirits, seat: int, summoned: int = 0) -> list[int]:
    """The symbols on a seat's Field by colour (BS 16.6): of Spirits, and of Nexuses too (BS 13.4)."""
    total = [0, 0, 0, 0, 0, 0]
    for id in game.field(seat).cards:
        piece = game.field_card(id)
        card = game.card_of(piece)
        if card.kind != SPIRIT and not rule("BS 13.4"):
            continue
        if card.has_ex and not rule("BS G EX Symbol"):
            continue
        symbols = symbols_of(game, piece, summoned)
        for i in range(6):
            total[i] += symbols[i]
    return total


def is_spirit(game: BattleSpirits, piece: FieldCard) -> bool:
    """Whether a field card is a Spirit, or counts as one."""
    return game.card_of(piece).kind == SPIRIT or bool(game.in_force_on("counts-as", piece.id))


def is_exhausted(piece: FieldCard) -> bool:
    """Whether a card is sideways; Heavy Exhausted counts (BS 24.5)."""
    return piece.state == EXHAUSTED or (piece.state == HEAVY and rule("BS 24.5"))


def is_refreshed(piece: FieldCard) -> bool:
    """Whether a card is upright (BS 11.9)."""
    return piece.state == REFRESHED and rule("BS 11.9")


def has_keyword(game: BattleSpirits, thing: int, keyword: str) -> bool:
    """Whether a card has a keyword, printed or given."""
    card = game.definition(thing)
    lost = False
    given = keyword in card.keywords
    if not is_card(thing):
        for lasting in game.in_force_on("gains", thing):
            gain = lasting.static
            assert isinstance(gain, Gains)
            given = given or gain.keyword == keyword
        for lasting in game.in_force_on("loses", thing):
            loss = lasting.static
            assert isinstance(loss, Loses)
            lost = lost or loss.keyword in ("", keyword)
    return given and not lost


def keyword_number(game: BattleSpirits, thing: int, keyword: str) -> int:
    """The number of a keyword with everything that raises it."""
    total = game.definition(thing).keyword_numbers.get(keyword, 0)
    for lasting in game.in_force_on("gains", thing):
        gain = lasting.static
        assert isinstance(gain, Gains)
        if gain.keyword == keyword:
            total = max(total, gain.number)
    for lasting in game.in_force_on("keyword-number", thing):
        static = lasting.static
        assert isinstance(static, KeywordNumber)
        if static.keyword == keyword and rule("BS R10"):
            total += lasting.number(game)
    return total


def has_lost(game: BattleSpirits, ability: Ability, id: int) -> bool:
    """Whether a card has lost an ability: all that it has, or the keyword that this one spells out."""
    for lasting in game.in_force_on("loses", id):
        static = lasting.static
        assert isinstance(static, Loses)
        if static.keyword in ("", ability.keyword):
            return True
    return False


def gained(game: BattleSpirits, given: list[Lasting], id: int) -> list[Ability]:
    """The abilities that a card on the Field has been given, in the order in which they came."""
    found: list[Ability] = []
    for lasting in given:
        static = lasting.static
        assert isinstance(static, Gains)
        if static.ability is not None and lasting.reaches(game, id):
            found.append(static.ability)
    return found


def lowest_cores(card: Card) -> int:
    """The Cores that the lowest Lv of a card needs; one less would deplete it (BS 17.8, BS R4)."""
    return number("BS 17.8", card.lowest()) if card.lowest() else 0


def lowest_needed(game: BattleSpirits, piece: FieldCard) -> int:
    """The Cores that a card on the Field needs at least; as a Spirit a Nexus needs those of that Lv1."""
    needed = lowest_cores(game.card_of(piece))
    for lasting in game.in_force_on("counts-as", piece.id):
        static = lasting.static
        assert isinstance(static, CountsAs)
        needed = max(needed, static.levels[0].cores)
    return needed


def kept_cores(game: BattleSpirits, piece: FieldCard, seat: int) -> int:
    """The Cores that an effect of a seat must leave on a card; seat -1: whatever else takes Cores from it."""
    least = 0
    if not game.modifiers:
        return least
    for lasting in game.in_force_on("keeps-cores", piece.id):
        static = lasting.static
        assert isinstance(static, KeepsCores)
        stops = static.side == ANYONE or (seat >= 0 and seat in seats_of(static.side, lasting.context.seat))
        if stops and static.least > least and rule("BS R23"):
            least = static.least
    return least


def forbidden(game: BattleSpirits, characteristic: str, thing: int, source: int = 0) -> bool:
    """Whether a "cannot" covers an object; `source` is the card whose effect it would be, 0 where none."""
    for lasting in game.in_force_on(characteristic, thing):
        static = lasting.static
        assert isinstance(static, Cannot)
        if static.by is None or (source and static.by.admits(game, lasting.context, source)):
            return True
    return False
