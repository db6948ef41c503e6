"""Leaving the Field (BS 17.8 to 17.14, 18.28 to 18.30; FAQ status.1, status.2): destruction, depletion, return.

A card that is to leave is first *pending*: it stays, with its Cores and symbols, until the effects that this
sets off have resolved. Then it moves, and its Cores go to the Reserve.
"""

from typing import Final

from ...kernel.card import owner_of
from ...kernel.clause import rule
from ...kernel.event import Event
from ...kernel.zone import Place
from .characteristics import cores_on, forbidden, lowest_cores
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
)

EVENTS: Final = {
    DESTROYED: "destroyed",
    DEPLETED: "depleted",
    TO_HAND: "returned",
    TO_DECK_BOTTOM: "returned",
    TO_DECK_TOP: "returned",
    TO_REMOVED: "returned",
}
CLAUSES: Final = {
    DESTROYED: "BS G Destruction",
    DEPLETED: "BS 17.9",
    TO_HAND: "BS FAQ status.1",
    TO_DECK_BOTTOM: "BS FAQ status.1",
    TO_DECK_TOP: "BS FAQ status.1",
    TO_REMOVED: "BS G Remove from Game",
}


def make_pending(
    game: BattleSpirits, ids: list[int], fate: int, cause: int, by: int, clause: str = ""
) -> int:
    """Cards are to leave together; how many really are. `cause` and `by` say what did it and whose it was."""
    leaving: list[FieldCard] = []
    for id in ids:
        piece = game.pieces.get(id)
        if isinstance(piece, FieldCard) and piece.pending == NOT_PENDING and not protected(game, id, fate):
            piece.pending = fate
            leaving.append(piece)
    for piece in leaving:
        game.pending = [*game.pending, piece.id]
        number = cause * 4 + by + 1
        game.report(
            Event(EVENTS[fate], clause or CLAUSES[fate], piece.seat, piece.id, number, piece.cards[:])
        )
        if not rule("BS FAQ status.1"):
            leave(game, piece)
    return len(leaving)


def protected(game: BattleSpirits, id: int, fate: int) -> bool:
    """Whether a card cannot be destroyed or returned: "cannot" prevails (FAQ effects.3)."""
    if fate == DEPLETED:
        return False
    verb = "cannot-be-destroyed" if fate == DESTROYED else "cannot-be-returned"
    return forbidden(game, verb, id) and rule("BS FAQ effects.3")


def destroy(game: BattleSpirits, ids: list[int], cause: int, by: int, clause: str = "") -> int:
    """Destroy cards together."""
    return make_pending(game, ids, DESTROYED, cause, by, clause)


def deplete_what_must(game: BattleSpirits, by: int) -> None:
    """What can no longer hold its lowest Lv is depleted at once (BS 17.9). `by` is whose effect did it, or -1."""
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if piece.pending == NOT_PENDING and is_depleted(game, piece):
                make_pending(game, [id], DEPLETED, 0, by)
                what = f"depleted {seat}"
                game.happened = (
                    [*game.happened, what] if by < 0 else [*game.happened, what, f"{what} by {by}"]
                )


def is_depleted(game: BattleSpirits, piece: FieldCard) -> bool:
    """Whether a card has fewer Cores than its lowest Lv needs; a Nexus that needs none never has (BS R4)."""
    needed = lowest_cores(game.card_of(piece))
    return needed > 0 and cores_on(game, piece) < needed and rule("BS 17.9")


def destination(game: BattleSpirits, piece: FieldCard) -> Place:
    """Where the card of a pending piece goes; always a place of its owner (FAQ effects.10)."""
    owner = owner_of(piece.cards[0])
    if piece.pending == TO_HAND:
        return game.hand(owner)
    if piece.pending in (TO_DECK_BOTTOM, TO_DECK_TOP):
        return game.deck(owner)
    return game.removed(owner) if piece.pending == TO_REMOVED else game.trash(owner)


def leave(game: BattleSpirits, piece: FieldCard) -> None:
    """The card moves (FAQ status.1.3), the Cores on it go to the Reserve (FAQ status.1.4)."""
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
    if fate in (DESTROYED, DEPLETED):
        game.note_abilities(card)
    game.report(Event("left-field", "BS FAQ status.1.3", piece.seat, piece.id, fate, [card]))
