"""Pools: what a seat knows of faces that it cannot see.

A card whose face a viewer knows exactly carries the viewer's bit. Everything else that a viewer knows of
hidden cards is in pools: "these faces are among these hidden places". A card shown and then taken into a
hand makes a pool over that hand; when the hand's owner lays some card of it face down, the pool spreads to
the new piece; when the face turns up, it leaves the pool. A *spot* is a place (below FIRST_ID) or a piece.
Pools may overlap; each is a fact by itself, and a determinization satisfies all of them.
"""

from .card import FACE_MASK, OWNER_SHIFT


class Pool:
    """For one viewer: faces (with their owners) known to be among some spots. Immutable."""

    def __init__(self, viewer: int, faces: tuple[int, ...], spots: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.faces = faces
        self.spots = spots


def stub(card: int) -> int:
    """Owner and face of a card, without id and viewers."""
    return card & (15 << OWNER_SHIFT | FACE_MASK)


def add_face(pools: list[Pool], viewer: int, card: int, spot: int) -> None:
    """The viewer knows that this face is now in this spot."""
    for i in range(len(pools)):
        pool = pools[i]
        if pool.viewer == viewer and pool.spots == (spot,):
            pools[i] = Pool(viewer, tuple(sorted((*pool.faces, stub(card)))), pool.spots)
            return
    pools.append(Pool(viewer, (stub(card),), (spot,)))


def take_face(pools: list[Pool], viewer: int, card: int, spot: int) -> None:
    """The viewer has seen this face turn up at this spot: it leaves the pools.

    Where several pools claim the face there, none of them can be told to be the one: they become one.
    """
    face = stub(card)
    left: tuple[int, ...] = ()
    found = 0
    for i in range(len(pools) - 1, -1, -1):
        pool = pools[i]
        if pool.viewer != viewer or spot not in pool.spots or face not in pool.faces:
            continue
        found += 1
        left = tuple(sorted({*left, *pool.spots}))
        rest = list(pool.faces)
        rest.remove(face)
        if rest:
            pools[i] = Pool(viewer, tuple(rest), pool.spots)
        else:
            del pools[i]
    if found > 1:
        pools.append(Pool(viewer, (face,) * (found - 1), left))


def spread(pools: list[Pool], viewer: int, source: int, target: int) -> None:
    """Some card has gone unseen from source to target: what was among one may be in the other."""
    for i in range(len(pools)):
        pool = pools[i]
        if pool.viewer == viewer and source in pool.spots and target not in pool.spots:
            pools[i] = Pool(viewer, pool.faces, tuple(sorted((*pool.spots, target))))


def drop_spot(pools: list[Pool], viewer: int, spot: int) -> None:
    """The spot is gone, or what lies there is known: no face of a pool is there any more."""
    for i in range(len(pools)):
        pool = pools[i]
        if pool.viewer == viewer and spot in pool.spots:
            pools[i] = Pool(viewer, pool.faces, tuple(s for s in pool.spots if s != spot))
