"""The zones (FF 7): which there are, in which order they lie for each seat, and who sees what is put there.

Besides those of the rulebook there are three: `face-down` has the cards of the removed zone that lie face
down (FF 7.13.3), `open` and `looked` have those that an effect shows while it resolves.
"""

from typing import Final

from ...kernel.clause import rule
from ...kernel.zone import ALL, NOBODY, OWNER, Zone

ZONES: Final = [
    Zone("deck", NOBODY),
    Zone("hand", OWNER, anonymous=True),
    Zone("break-zone", ALL),
    Zone("damage-zone", ALL),
    Zone("removed", ALL),
    Zone("face-down", NOBODY),
    Zone("lb-deck", OWNER, stock=1),
    Zone("open", ALL),
    Zone("looked", OWNER),
    Zone("field", ALL, pieces=True),
    Zone("stack", ALL, pieces=True, shared=True),
]
DECK: Final = 0
HAND: Final = 1
BREAK_ZONE: Final = 2
DAMAGE_ZONE: Final = 3
REMOVED: Final = 4
FACE_DOWN: Final = 5
LB_DECK: Final = 6
OPEN: Final = 7
LOOKED: Final = 8
FIELD: Final = 9
ZONES_PER_SEAT: Final = 10
ZONE_NUMBERS: Final = {zone.name: number for number, zone in enumerate(ZONES)}
PUBLIC_CLAUSES: Final = {"break-zone": "FF 7.10.2", "removed": "FF 7.13.2"}


def is_public(zone: str) -> bool:
    """Whether everyone sees what is put into a zone that is no hidden one (FF 7.6.2)."""
    return rule("FF 7.6.2") and rule(PUBLIC_CLAUSES.get(zone, "FF 7.6.2"))
