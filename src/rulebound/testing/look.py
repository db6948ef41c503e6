"""Looking at a position from outside: which cards lie where, what each viewer knows, what may be exchanged.

A *spot* is a place or a piece, by its number, as in the kernel's pools. A *stub* is a card's owner and face
without its id and without who has seen it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulebound.kernel.card import ID_SHIFT, face_of, is_seen, owner_of, viewers_of
from rulebound.kernel.game import Game
from rulebound.kernel.pool import stub

Knowledge = dict[int, Counter[int]]
"""For each viewer, how often it knows each stub: seen, or in one of its pools."""


def cards_of(game: Game) -> Iterator[tuple[int, int, int]]:
    """Every card with its spot and its index there."""
    for place in game.places:
        if not place.zone.pieces:
            for at, card in enumerate(place.cards):
                yield place.index, at, card
    for piece in game.pieces.values():
        for at, card in enumerate(piece.cards):
            yield piece.id, at, card


def sightings(game: Game) -> Knowledge:
    """What every viewer sees."""
    seen: Knowledge = {viewer: Counter() for viewer in game.viewers}
    for _, _, card in cards_of(game):
        viewers = viewers_of(card)
        if viewers:
            face = stub(card)
            for viewer in game.viewers:
                if viewers >> viewer & 1:
                    seen[viewer][face] += 1
    return seen


def knowledge(game: Game) -> Knowledge:
    """What every viewer knows: what it sees, and what its pools say."""
    known = sightings(game)
    for pool in game.pools:
        known[pool.viewer].update(pool.faces)
    return known


def plain_to(game: Game, viewer: int) -> set[int]:
    """The owners whose hidden cards all lie in one spot: the viewer can work out what is there."""
    spots: dict[int, set[int]] = {}
    for spot, _, card in cards_of(game):
        if not is_seen(card, viewer):
            spots.setdefault(owner_of(card), set()).add(spot)
    return {owner for owner in range(16) if len(spots.get(owner, ())) <= 1}


def mixed_up(before: Game, after: Game, viewer: int) -> set[int]:
    """The owners whose hidden cards have all got new ids: shuffled together, they may lie anywhere now."""
    old = {
        owner_of(card) for _, _, card in cards_of(after) if is_old(card, before) and not is_seen(card, viewer)
    }
    return set(range(16)) - old


def is_old(card: int, before: Game) -> bool:
    """Whether a card has been where it is since before."""
    return card >> ID_SHIFT < before.next_id


def write_card(game: Game, spot: int, at: int, card: int) -> None:
    """Put a card where another one is."""
    if spot in game.pieces:
        game.pieces[spot].cards[at] = card
    else:
        game.places[spot].cards[at] = card


def exchangeable(game: Game, viewer: int) -> list[list[tuple[int, int, int]]]:
    """Groups of hidden cards that the viewer cannot tell apart: one owner, the same pools, several faces."""
    pools = [pool for pool in game.pools if pool.viewer == viewer]
    groups: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
    for spot, at, card in cards_of(game):
        if not is_seen(card, viewer):
            within = [n for n, pool in enumerate(pools) if spot in pool.spots]
            groups.setdefault((owner_of(card), *within), []).append((spot, at, card))
    return [group for group in groups.values() if len({face_of(card) for _, _, card in group}) > 1]


def exchange(game: Game, one: tuple[int, int, int], other: tuple[int, int, int]) -> Game:
    """A copy of the game in which two cards have changed faces."""
    changed = game.copy()
    for (spot, at, card), (_, _, giver) in ((one, other), (other, one)):
        write_card(changed, spot, at, card >> 16 << 16 | face_of(giver))
    return changed


def stays(game: Game) -> dict[int, tuple[int, int]]:
    """For every card id the spot and the stub of its stay."""
    return {card >> ID_SHIFT: (spot, stub(card)) for spot, _, card in cards_of(game)}


def mentions(plain: Any, wanted: set[int]) -> bool:
    """Whether a number occurs anywhere in plain data."""
    if isinstance(plain, list):
        return any(mentions(item, wanted) for item in plain)
    if isinstance(plain, dict):
        return any(mentions(item, wanted) for item in plain.values())
    return isinstance(plain, int) and plain in wanted
