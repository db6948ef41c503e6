"""A position in a few lines of plain data.

    turn: A
    step: main
    A: {life: 5, reserve: 3, soul: reserve, core-trash: 0, hand: [26RSD01-003], deck: [...],
        field: [26RSD01-002 2 exhausted, 26RSD01-010 0S], trash: [26RSD01-012], removed: []}

A card on the Field is written with its Cores: 2, or 2S with the Soul Core among them added (two normal ones
and the Soul Core). "?" stands for what a view does not know. `arrange` reads such lines back into a game.
"""

from typing import Any, Final

from ...effects.statics import lasting_lines
from ...kernel.card import face_of
from ...kernel.lines import codes, write_mark, write_pools
from .cards import COLOURS, KINDS
from .characteristics import (
    bp_of,
    cores_on,
    holds_soul,
    is_spirit,
    is_unleashed,
    level_of,
    symbols_of,
)
from .state import (
    EXHAUSTED,
    HEAVY,
    IN_RESERVE,
    IN_TRASH,
    NOT_PENDING,
    OUT_OF_GAME,
    REFRESHED,
    STEPS,
    BattleSpirits,
    FieldCard,
)

STATE_WORDS: Final = {REFRESHED: "", EXHAUSTED: "exhausted", HEAVY: "heavy-exhausted"}
PENDING_WORDS: Final = ["", "destroyed", "depleted", "to-hand", "to-deck-bottom", "to-deck-top", "to-removed"]


def describe_game(game: BattleSpirits) -> dict[str, Any]:
    """The whole position."""
    lines: dict[str, Any] = {
        "turn": game.seat_name(game.turn),
        "number": game.turn_number,
        "first": game.seat_name(game.first),
        "step": STEPS[game.step],
    }
    for seat in range(2):
        lines[game.seat_name(seat)] = describe_seat(game, seat)
    lines["battle"] = describe_battle(game)
    lines["used"] = sorted(limit_words(game))
    lines["happened"] = sorted(game.happened)
    lines["lasting"] = lasting_lines(game)
    lines["may-move"] = game.may_move
    lines["pools"] = write_pools(game)
    return lines


def limit_words(game: BattleSpirits) -> list[str]:
    """Which limits are used up: of a name, or of an ability of a card on the Field.

    Those of a card that is gone and of a battle that is over limit nothing any more.
    """
    found: list[str] = []
    for key in game.used:
        kind, _, rest = key.partition(" ")
        if kind == "name":
            found.append(key)
            continue
        if kind == "battle":
            battle, _, rest = rest.partition(" ")
            if int(battle) != game.battle:
                continue
        if words := write_mark(game, rest):
            found.append(f"{kind} {words}")
    return found


def describe_seat(game: BattleSpirits, seat: int) -> dict[str, Any]:
    """One player's side. Deck and Trash are written from the top."""
    lines: dict[str, Any] = {
        "life": game.life[seat],
        "reserve": game.reserve[seat],
        "core-trash": game.core_trash[seat],
        "soul": soul_word(game, seat),
        "hand": sorted(codes(game, game.hand(seat)), key=game.rulebook.face_order),
        "deck": codes(game, game.deck(seat))[::-1],
        "trash": codes(game, game.trash(seat))[::-1],
        "removed": codes(game, game.removed(seat)),
        "field": [describe_words(game, game.field_card(id)) for id in game.field(seat).cards],
    }
    if game.opened(seat).cards:
        lines["open"] = codes(game, game.opened(seat))
    if game.in_use(seat).cards:
        lines["use"] = codes(game, game.in_use(seat))
    return lines


def soul_word(game: BattleSpirits, seat: int) -> str:
    """Where a Soul Core is."""
    where = game.soul[seat]
    if where == IN_RESERVE:
        return "reserve"
    if where == IN_TRASH:
        return "trash"
    return "gone" if where == OUT_OF_GAME else game.piece_name(where)


def describe_words(game: BattleSpirits, piece: FieldCard) -> str:
    """26RSD01-002 2S exhausted"""
    cores = str(piece.cores) + ("S" if holds_soul(game, piece) else "")
    words = [game.rulebook.code(face_of(piece.cards[0])), cores]
    if piece.state != REFRESHED:
        words.append(STATE_WORDS[piece.state])
    if piece.pending != NOT_PENDING:
        words.append("pending-" + PENDING_WORDS[piece.pending])
    if piece.succession > 0:
        words.append(f"succession-{piece.succession}")
    return " ".join(words)


def describe_battle(game: BattleSpirits) -> list[str]:
    """Who attacks, and who blocks."""
    battle = game.current_battle()
    if battle is None:
        return []
    names = [game.piece_name(battle.attacker) if battle.attacker in game.pieces else "gone"]
    if battle.blocker:
        names.append(game.piece_name(battle.blocker) if battle.blocker in game.pieces else "gone")
    return names


def describe_field_card(game: BattleSpirits, piece: FieldCard) -> dict[str, Any]:
    """Kind, Lv, BP, symbols, Cores and state of one card on the Field."""
    card = game.card_of(piece)
    kind = next(word for word, number in KINDS.items() if number == card.kind)
    symbols = symbols_of(game, piece)
    return {
        "kind": kind,
        "spirit": is_spirit(game, piece),
        "level": level_of(game, piece),
        "bp": bp_of(game, piece) if is_spirit(game, piece) else None,
        "cores": cores_on(game, piece),
        "soul": holds_soul(game, piece),
        "symbols": {COLOURS[i]: symbols[i] for i in range(6) if symbols[i]},
        "state": STATE_WORDS[piece.state] or "refreshed",
        "unleashed": is_unleashed(game, piece),
        "pending": PENDING_WORDS[piece.pending],
    }
