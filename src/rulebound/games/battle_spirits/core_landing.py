"""Where Cores go that an effect moves (BS 17.2, 17.17; FAQ effects.10; BS R6, R22).

Cores stay their owner's: a place is a place of that player, and cards that get Cores from one are that
player's cards. Onto several cards their player names one by one where the Cores go; nothing moves before the
last one is named.
"""

from typing import TYPE_CHECKING, ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.task import Held, Task
from .state import IN_RESERVE, IN_TRASH, BattleSpirits, FieldCard

if TYPE_CHECKING:
    from .core_moves import MoveCores


class CoreLoad(Held):
    """Cores about to move: so many normal ones, perhaps the Soul Core, and from field cards which of them.

    `given` has the ids of the cards they come from, negative for the Soul Core; empty where they come from a
    place.
    """

    def __init__(self, normal: int, soul: bool, given: list[int]) -> None:
        self.normal = normal
        self.soul = soul
        self.given = given

    def total(self) -> int:
        """How many Cores these are."""
        return self.normal + (1 if self.soul else 0)


class SpreadCores(Task[BattleSpirits]):
    """Names the card that gets the next Core, from left to right, the Soul Core last; then all move (BS R22).

    `most` is how many one card gets at most; `named` are the cards so far.
    """

    clause: ClassVar[str] = "BS R22"

    def __init__(
        self,
        seat: int,
        action: "MoveCores",
        frame: int,
        load: CoreLoad,
        receivers: list[int],
        most: int,
        named: list[int],
    ) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame
        self.load = load
        self.receivers = receivers
        self.most = most
        self.named = named

    def left(self) -> int:
        """How many Cores have no card yet."""
        return self.load.total() - len(self.named)

    def is_soul_next(self) -> bool:
        """Whether it is the Soul Core that is asked about."""
        return len(self.named) == self.load.normal

    def options(self, game: BattleSpirits) -> list[Option]:
        """The card named last and those right of it that can take what is left; for the Soul Core any."""
        first = 0 if self.is_soul_next() or not self.named else self.receivers.index(self.named[-1])
        left = 1 if self.is_soul_next() else self.load.normal - len(self.named)
        room = 0
        options: list[Option] = []
        for i in range(len(self.receivers) - 1, first - 1, -1):
            here = self.most - self.named.count(self.receivers[i])
            room += here
            if here > 0 and (room >= left or self.is_soul_next()):
                options.append(Option("to", 0, self.receivers[i]))
        options.reverse()
        return options

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next Core, or move them."""
        if self.left() and rule("BS R22"):
            question = "bs-spread-soul" if self.is_soul_next() else "bs-spread"
            return Decision(self.seat, question, self.clause, self.options(game))
        landing = self.named + self.receivers[:1] * self.left()
        self.action.carry(game, self.frame, self.load, landing)
        return None

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note the card."""
        named = [*self.named, option.piece]
        game.push(
            SpreadCores(self.seat, self.action, self.frame, self.load, self.receivers, self.most, named)
        )


class AskSoul(Task[BattleSpirits]):
    """Whether the Soul Core is one of the Cores that leave a place; their owner says (FAQ soulcore.2)."""

    clause: ClassVar[str] = "BS FAQ soulcore.2"

    def __init__(self, seat: int, action: "MoveCores", frame: int, count: int) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame
        self.count = count

    def run(self, game: BattleSpirits) -> Decision | None:
        """Only normal Cores, or one of them is the Soul Core."""
        options = [Option("soul-stays"), Option("soul-goes")]
        return Decision(self.seat, "bs-soul-among", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Go on with them."""
        soul = option.verb == "soul-goes"
        self.action.spread(game, self.frame, CoreLoad(self.count - (1 if soul else 0), soul, []))


def soul_may_go(to: str) -> bool:
    """Whether the Soul Core may be put there: never into Life or the Void (BS 17.17, BS R6)."""
    return to not in ("life", "void") or not rule("BS 17.17") or not rule("BS R6")


def put_in_place(game: BattleSpirits, seat: int, to: str, count: int, soul: bool) -> None:
    """Cores go to a seat's Reserve, Trash or Life; the Soul Core never to Life or Void (BS 17.17)."""
    if soul:
        game.soul[seat] = IN_TRASH if to == "trash" else IN_RESERVE
    if to == "reserve":
        game.reserve[seat] += count
    elif to == "trash":
        game.core_trash[seat] += count
    elif to == "life":
        game.life[seat] += count


def put_on_cards(game: BattleSpirits, landing: list[int], soul: bool) -> None:
    """One Core goes onto each of these field cards in turn; the Soul Core, where it moves, is the last."""
    for i, id in enumerate(landing):
        piece = game.pieces.get(id)
        if not isinstance(piece, FieldCard):
            continue
        if soul and i == len(landing) - 1:
            game.soul[piece.seat] = id
        else:
            piece.cores += 1
