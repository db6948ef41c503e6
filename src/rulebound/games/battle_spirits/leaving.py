"""Leaving the Field (BS 17.8 to 17.14, 18.28 to 18.30; FAQ status): destruction, depletion, return.

A card that is to leave is first *pending*: it stays, with its Cores and symbols, until the effects that this
sets off have resolved. Then it moves, and its Cores go to the Reserve.
"""

from typing import Final

from ...kernel.card import owner_of
from ...kernel.clause import WATCH, rule
from ...kernel.event import Event
from ...kernel.zone import Place
from .characteristics import cores_on, forbidden, is_spirit, lowest_needed
from .state import (
    DEPLETED,
    DESTROYED,
    IN_RESERVE,
    NOT_PENDING,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
    TO_REMOVED,
    BattleSpirits,
    FieldCard,
    cause_number,
)

FATES: Final = 8
"""More than there are fates, so that a number has room for two."""
EVENTS: Final = {
    DESTROYED: "destroyed",
    DEPLETED: "depleted",
    TO_HAND: "returned",
    TO_DECK_BOTTOM: "returned",
    TO_DECK_TOP: "returned",
    TO_REMOVED: "returned",
}
PLACES: Final = {
    DESTROYED: "trash",
    DEPLETED: "trash",
    TO_HAND: "hand",
    TO_DECK_BOTTOM: "deck",
    TO_DECK_TOP: "deck",
    TO_REMOVED: "removed",
}
"""The zone that each fate leads to."""
CLAUSES: Final = {
    DESTROYED: "BS G Destruction",
    DEPLETED: "BS 17.9",
    TO_HAND: "BS FAQ status.1",
    TO_DECK_BOTTOM: "BS FAQ status.1",
    TO_DECK_TOP: "BS FAQ status.1",
    TO_REMOVED: "BS G Remove from Game",
}


def make_pending(
    game: BattleSpirits, ids: list[int], fate: int, cause: int, by: int, clause: str = "", source: int = 0
) -> int:
    """Cards are to leave together; how many really are.

    `cause` and `by` say what did it and whose it was, `source` which card's effect, 0 where it was none.
    What is on its way out already is only sent elsewhere.
    """
    leaving: list[FieldCard] = []
    sent = 0
    for id in ids:
        piece = game.pieces.get(id)
        if not isinstance(piece, FieldCard) or protected(game, id, fate, source):
            continue
        if piece.pending != NOT_PENDING:
            sent += send_elsewhere(game, piece, fate, cause_number(cause, by))
        else:
            piece.pending = fate
            leaving.append(piece)
    for piece in leaving:
        game.pending = [*game.pending, piece.id]
        number = cause_number(cause, by)
        name = EVENTS[fate] if fate != DEPLETED or rule("BS 17.13") else EVENTS[DESTROYED]
        game.report(Event(name, clause or CLAUSES[fate], piece.seat, piece.id, number, piece.cards[:]))
        notice_leaving(game, piece)
        if not rule("BS FAQ status.1") or (fate == DEPLETED and not rule("BS R12")):
            leave(game, piece)
    return len(leaving) + sent


def send_elsewhere(game: BattleSpirits, piece: FieldCard, fate: int, number: int) -> int:
    """A pending card that an effect puts into another place goes there instead (BS R21); 1 where it does."""
    if fate in (DESTROYED, DEPLETED, piece.pending) or not rule("BS R21"):
        return 0
    before = piece.pending
    piece.pending = fate
    game.report(Event(EVENTS[fate], "BS R21", piece.seat, piece.id, number, piece.cards[:]))
    notice_leaving(game, piece, before)
    return 1


def notice_leaving(game: BattleSpirits, piece: FieldCard, before: int = NOT_PENDING) -> None:
    """Effects for leaving to the place where a pending card is to go look at it now (FAQ status.1.2).

    `before` is the fate that it had until it was sent elsewhere.
    """
    if game.listeners.get("leaves") or game.in_force("gains"):
        number = piece.pending + FATES * before
        game.notice(Event("leaves", "BS FAQ status.1.2", piece.seat, piece.id, number, piece.cards[:]))


def protected(game: BattleSpirits, id: int, fate: int, source: int) -> bool:
    """Whether a card cannot be destroyed or returned: "cannot" prevails (FAQ effects.3)."""
    if fate == DEPLETED:
        return False
    verb = "cannot-be-destroyed" if fate == DESTROYED else "cannot-be-returned"
    return forbidden(game, verb, id, source) and rule("BS FAQ effects.3")


def destroy(
    game: BattleSpirits, ids: list[int], cause: int, by: int, clause: str = "", source: int = 0
) -> int:
    """Destroy cards together, by an effect or a BP comparison (BS G Destruction)."""
    return make_pending(game, ids, DESTROYED, cause, by, clause, source) if rule("BS G Destruction") else 0


def deplete_what_must(game: BattleSpirits, by: int) -> None:
    """What cannot hold its lowest Lv is depleted at once (BS 17.9); `by` is whose effect did it, or -1."""
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if piece.pending == NOT_PENDING and is_depleted(game, piece):
                piece.depleted = True
                make_pending(game, [id], DEPLETED, 0, by)
                what = f"depleted {seat}"
                game.happened = (
                    [*game.happened, what] if by < 0 else [*game.happened, what, f"{what} by {by}"]
                )


def is_depleted(game: BattleSpirits, piece: FieldCard) -> bool:
    """Whether a card has fewer Cores than its lowest Lv needs; a Nexus that needs none never has (BS R4)."""
    if piece.cores >= game.card_of(piece).lowest() and not game.modifiers and not WATCH.active:
        return False
    needed = lowest_needed(game, piece)
    if not needed or cores_on(game, piece) >= needed:
        return False
    return rule("BS 17.9") and (is_spirit(game, piece) or rule("BS R4"))


def destination(game: BattleSpirits, piece: FieldCard) -> Place:
    """Where the card of a pending piece goes; always a place of its owner (FAQ effects.10)."""
    owner = owner_of(piece.cards[0])
    if piece.pending == TO_HAND:
        return game.hand(owner)
    if piece.pending in (TO_DECK_BOTTOM, TO_DECK_TOP):
        return game.deck(owner)
    return game.trash(owner) if piece.pending != TO_REMOVED and rule("BS G Trash") else game.removed(owner)


def leave(game: BattleSpirits, piece: FieldCard) -> None:
    """The card moves, its Cores go to the Reserve (FAQ status.1.4); what lasts stays (FAQ effects.6)."""
    target = destination(game, piece)
    if rule("BS FAQ status.1.4"):
        game.reserve[piece.seat] += piece.cores
    else:
        game.core_trash[piece.seat] += piece.cores
    if game.soul[piece.seat] == piece.id:
        game.soul[piece.seat] = IN_RESERVE
    game.silence(piece.id)
    card = game.card_of_piece(piece, 0, target)
    if piece.pending == TO_DECK_BOTTOM:
        target.cards.pop()
        target.cards.insert(0, card)
    fate = piece.pending
    game.leave(piece)
    if not rule("BS FAQ effects.6"):
        game.modifiers = [modifier for modifier in game.modifiers if modifier.source != piece.id]
    if fate in (DESTROYED, DEPLETED):
        game.note_abilities(card)
        battle = game.current_battle()
        if battle is not None and battle.blocker == piece.id:
            battle.fallen = card
    game.report(Event("left-field", "BS FAQ status.1.3", piece.seat, piece.id, fate, [card]))
