"""Moving Cores where some cards must keep theirs (BS R11, R23): what may be named, so that all can end well.

All Cores move together, so a card that must keep a number may give Cores away as long as others can still
come in their place. *Missing* are Cores that such a card still has to get back; *spare* are Cores that have
not been named yet and can be sent there. Naming goes on only where no more are missing than there are to
spare.
"""

from .characteristics import cores_on, kept_cores
from .paying import RESERVE, SOUL, sources
from .state import IN_RESERVE, BattleSpirits


class Place:
    """The Reserve or a card: Cores after all that is named, Cores not named yet, Cores that must stay."""

    def __init__(self, count: int, unnamed: int, least: int) -> None:
        self.count = count
        self.unnamed = unnamed
        self.least = least

    def lack(self) -> int:
        """Cores missing here; negative: Cores to spare."""
        if self.count < self.least:
            return self.least - self.count
        return -min(self.unnamed, self.count - self.least)

    def gains(self) -> bool:
        """Whether one Core more here lowers what is lacking."""
        return self.count - self.least < self.unnamed or self.count < self.least


class Keeping:
    """What a proposal to move Cores comes to so far."""

    def __init__(self, game: BattleSpirits, seat: int, taken: list[int], given: list[int]) -> None:
        soul = game.soul[seat]
        self.soul_place = RESERVE if soul == IN_RESERVE else soul
        kept = bool(game.modifiers) and bool(game.in_force("keeps-cores"))
        self.places: dict[int, Place] = {}
        left: dict[int, int] = {}
        for source in taken:
            place = self.soul_place if source == SOUL else source
            left[place] = left.get(place, 0) + 1
        come: dict[int, int] = {}
        for place in given:
            come[place] = come.get(place, 0) + 1
        for source in sources(game, seat, False):
            if source == SOUL:
                continue
            if source == RESERVE:
                lying = game.reserve[seat] + (1 if soul == IN_RESERVE else 0)
                least = 0
            else:
                piece = game.field_card(source)
                lying = cores_on(game, piece)
                least = min(lying, kept_cores(game, piece, -1)) if kept else 0
            unnamed = lying - left.get(source, 0)
            self.places[source] = Place(unnamed + come.get(source, 0), unnamed, least)
        self.lacking = sum(place.lack() for place in self.places.values() if place.lack() > 0)
        self.spare = -sum(place.lack() for place in self.places.values() if place.lack() < 0)
        self.gaining = len([place for place in self.places.values() if place.gains()])

    def complete(self) -> bool:
        """Whether every card has what it must keep."""
        return self.lacking == 0

    def may_take(self, source: int) -> bool:
        """Whether a Core of this source may be named next: some place for it leaves enough to spare."""
        place = self.places[self.soul_place if source == SOUL else source]
        before = place.lack()
        others = self.gaining - (1 if place.gains() else 0)
        after = Place(place.count - 1, place.unnamed - 1, place.least).lack()
        return self.lacking - self.spare + after - before <= (1 if others else 0)

    def may_put(self, target: int) -> bool:
        """Whether the Core in hand may go there."""
        gain = 1 if self.places[target].gains() else 0
        return self.lacking - self.spare - gain <= 0
