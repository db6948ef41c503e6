"""What has to be paid before an attack, a block or a choice is possible (FAQ effects.1; cards of BS R10).

A price is asked for once, of the player who attacks, blocks or chooses: other Spirits are exhausted first,
then Cores are paid, those from the Reserve before the rest.
"""

from typing import ClassVar

from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.task import Question
from .characteristics import is_refreshed, is_spirit
from .nodes import PayCores
from .paying import total_available
from .state import EXHAUSTED, NOT_PENDING, BattleSpirits
from .statics import Tax


class Price:
    """Cores from anywhere, Cores from the Reserve, and other Spirits to exhaust."""

    def __init__(self) -> None:
        self.cores = 0
        self.reserve = 0
        self.exhausts = 0

    def add(self, game: BattleSpirits, characteristic: str, id: int, source: int) -> None:
        """All taxes on an object; `source` is the blocker, or the card whose effect chooses."""
        for lasting in game.in_force_on(characteristic, id):
            static = lasting.static
            assert isinstance(static, Tax)
            if static.by is not None and not static.by.admits(game, lasting.context, source):
                continue
            if static.reserve_only:
                self.reserve += lasting.number(game)
            else:
                self.cores += lasting.number(game)
            self.exhausts += 1 if static.exhaust_another else 0

    def payable(self, game: BattleSpirits, seat: int, but: int) -> bool:
        """Whether a seat can pay it all; the Spirit that attacks or blocks is not one of those exhausted."""
        if self.exhausts and len(companions(game, seat, but)) < self.exhausts:
            return False
        if self.reserve and total_available(game, seat, True) < self.reserve:
            return False
        needed = self.cores + self.reserve
        return not needed or total_available(game, seat, False) >= needed

    def charge(self, game: BattleSpirits, seat: int, but: int) -> None:
        """Let the seat pay."""
        if self.cores:
            game.push(PayCores(seat, self.cores, False, []))
        if self.reserve:
            game.push(PayCores(seat, self.reserve, True, []))
        for _ in range(self.exhausts):
            game.push(ExhaustAnother(seat, but))


def price_of(game: BattleSpirits, characteristic: str, id: int, source: int = 0) -> Price:
    """The price of an attack of this card, of blocking it with another, or of choosing it for an effect."""
    price = Price()
    if game.modifiers:
        price.add(game, characteristic, id, source)
    return price


def companions(game: BattleSpirits, seat: int, but: int) -> list[int]:
    """Other upright Spirits that could be exhausted to pay."""
    found: list[int] = []
    for id in game.field(seat).cards:
        piece = game.field_card(id)
        if id != but and piece.pending == NOT_PENDING and is_refreshed(piece) and is_spirit(game, piece):
            found.append(id)
    return found


class ExhaustAnother(Question[BattleSpirits]):
    """Another Spirit must be exhausted as well."""

    clause: ClassVar[str] = "BS FAQ effects.1"
    question: ClassVar[str] = "bs-exhaust-another"

    def __init__(self, seat: int, but: int) -> None:
        super().__init__(seat)
        self.but = but

    def options(self, game: BattleSpirits) -> list[Option]:
        """Any other upright Spirit."""
        return [Option("exhaust", 0, id) for id in companions(game, self.seat, self.but)]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """It is exhausted."""
        game.field_card(option.piece).state = EXHAUSTED
        game.report(Event("exhausted", "BS FAQ effects.1", self.seat, option.piece))
