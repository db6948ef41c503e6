"""The step of effects that moves Cores (FAQ soulcore.2, effects.10; BS 17.17; BS R6).

Cores stay their owner's: "into the Reserve" is the owner's Reserve. Whose Cores they are names which of them
move, one at a time; the Soul Core goes only where it may be.
"""

from typing import ClassVar

from ...effects.actions import TargetAction
from ...effects.host import CardGame, Context
from ...effects.targets import Target, context_of
from ...effects.trace import TRACE
from ...effects.values import Value
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .characteristics import cores_on, holds_soul
from .filters import game_of
from .leaving import deplete_what_must
from .resolution import check_life, life_reduced
from .state import (
    IN_RESERVE,
    IN_TRASH,
    BattleSpirits,
    FieldCard,
    cores_number,
)
from .statics import KeepsCores

MAY = "may"
NEVER = "never"
ONLY = "only"


class MoveCores(TargetAction):
    """Move Cores between the Void, Reserve, Trash, Life and field cards."""

    def __init__(
        self,
        name: str,
        target: Target,
        count: Value,
        up_to: bool,
        source: str,
        source_target: Target | None,
        to: str,
        to_target: Target | None,
        soul: str,
        leaving: int,
    ) -> None:
        super().__init__(name, target)
        self.count = count
        self.up_to = up_to
        self.source = source
        self.source_target = source_target
        self.to = to
        self.to_target = to_target
        self.soul = soul
        self.leaving = leaving

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Take from field cards or from a place."""
        battle = game_of(game)
        context.it = things
        if self.source_target is not None:
            taken = self.source_target.things(game, context)
            self.take_from_cards(battle, context, taken, frame)
            return
        receivers = [] if self.to_target is None else self.to_target.things(game, context)
        receivers = [id for id in receivers if isinstance(battle.pieces.get(id), FieldCard)]
        wanted = self.count.of(game, context)
        most = min(wanted, self.supply(battle, context.seat))
        if most == 0 or (self.to_target is not None and not receivers):
            context.done = False
            return
        if self.up_to:
            battle.push(AskNumber(context.seat, self, most, frame))
            return
        if most < wanted:
            context.done = False
        self.bring(battle, context, most)

    def supply(self, game: BattleSpirits, seat: int) -> int:
        """How many Cores the source has to give; the Void holds all that are not in use (BS 8.3)."""
        if self.source == "void":
            return 99 if rule("BS 8.3") else 0
        if self.soul == ONLY:
            return 1 if game.soul[seat] == (IN_TRASH if self.source == "trash" else IN_RESERVE) else 0
        if self.source == "trash":
            return game.core_trash[seat]
        return game.reserve[seat] if self.source == "reserve" else game.life[seat]

    def bring(self, game: BattleSpirits, context: Context, count: int) -> None:
        """Move Cores from a place to where they go."""
        seat = context.seat
        soul = self.soul == ONLY
        if not soul:
            if self.source == "trash":
                game.core_trash[seat] -= count
            elif self.source == "reserve":
                game.reserve[seat] -= count
            elif self.source == "life":
                game.life[seat] -= count
        receivers = [] if self.to_target is None else self.to_target.things(game, context)
        if self.to_target is None:
            put_in_place(game, seat, self.to, count, soul)
        elif receivers:
            put_on_card(game, receivers[0], count, soul)
        piece = receivers[0] if receivers and receivers[0] in game.pieces else 0
        game.report(Event("cores-moved", "BS 17.2", seat, piece, cores_number(count, soul)))
        self.changed()
        if self.source == "life" and rule("BS R17"):
            life_reduced(game, seat, count, "BS R17")
        game.settle()
        if self.source == "life":
            check_life(game)

    # ---- from field cards

    def take_from_cards(self, game: BattleSpirits, context: Context, things: list[int], frame: int) -> None:
        """The owner names which Cores move, in total so many (FAQ soulcore.2)."""
        pieces = [id for id in things if isinstance(game.pieces.get(id), FieldCard)]
        wanted = self.count.of(game, context)
        total = 0
        for id in pieces:
            total += self.movable(game, context, game.field_card(id))
        count = min(wanted, total)
        if (self.leaving == 0 and count < wanted) or not count:
            context.done = False
        if count and self.up_to:
            game.push(AskNumber(context.seat, self, count, frame))
        elif count:
            self.let_give(game, pieces, count, frame)

    def let_give(self, game: BattleSpirits, pieces: list[int], count: int, frame: int) -> None:
        """Their owner names the Cores."""
        self.changed()
        owner = game.field_card(pieces[0]).seat
        chooser = owner if rule("BS FAQ soulcore.2") else game.other(owner)
        game.push(GiveCore(chooser, self, frame, pieces, count, []))

    def movable(self, game: BattleSpirits, context: Context, piece: FieldCard) -> int:
        """How many Cores may leave a card by this effect."""
        count = cores_on(game, piece)
        if self.soul == NEVER or not soul_may_go(self.to):
            count = piece.cores
        elif self.soul == ONLY:
            count = 1 if holds_soul(game, piece) else 0
        least = self.leaving
        if context.seat != piece.seat:
            for lasting in game.in_force_on("keeps-cores", piece.id):
                static = lasting.static
                assert isinstance(static, KeepsCores)
                least = max(least, static.least)
        return max(0, min(count, cores_on(game, piece) - least))

    def may_take_soul(self, game: BattleSpirits, piece: FieldCard) -> bool:
        """Whether the Soul Core on a card may be the one that moves."""
        return self.soul != NEVER and holds_soul(game, piece) and soul_may_go(self.to)


class AskNumber(Task[BattleSpirits]):
    """ "Up to" so many: the player names how many, 0 included (FAQ targeting.2)."""

    clause: ClassVar[str] = "BS FAQ targeting.2"

    def __init__(self, seat: int, action: MoveCores, most: int, frame: int) -> None:
        self.seat = seat
        self.action = action
        self.most = most
        self.frame = frame

    def run(self, game: BattleSpirits) -> Decision | None:
        """From the most down to none."""
        least = 0 if rule("BS FAQ targeting.2") else 1
        options = [Option("amount", 0, 0, n) for n in range(self.most, least - 1, -1)]
        return Decision(self.seat, "bs-how-many", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Move so many."""
        if TRACE.active:
            TRACE.note(self.action.name, "taken" if option.number else "declined")
        context = context_of(game, self.frame)
        action = self.action
        if not option.number:
            context.done = False
        elif action.source_target is None:
            action.bring(game, context, option.number)
        else:
            pieces = [id for id in action.source_target.things(game, context) if id in game.pieces]
            action.let_give(game, pieces, option.number, self.frame)


class GiveCore(Task[BattleSpirits]):
    """The owner names the next Core that leaves field cards; they move together at the end.

    `given` has the ids of their cards, negative for the Soul Core.
    """

    clause: ClassVar[str] = "BS FAQ soulcore.2"

    def __init__(
        self, seat: int, action: MoveCores, frame: int, pieces: list[int], count: int, given: list[int]
    ) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame
        self.pieces = pieces
        self.count = count
        self.given = given

    def options(self, game: BattleSpirits) -> list[Option]:
        """A normal Core of one of the cards, or the Soul Core on it."""
        context = context_of(game, self.frame)
        left = self.count - len(self.given)
        room: dict[int, int] = {}
        for id in self.pieces:
            given = self.given.count(id) + self.given.count(-id)
            room[id] = self.action.movable(game, context, game.field_card(id)) - given
        options: list[Option] = []
        for id in self.givers(room, left):
            piece = game.field_card(id)
            if room[id] and self.action.soul != ONLY and self.given.count(id) < piece.cores:
                options.append(Option("give", 0, id))
            if room[id] and -id not in self.given and self.action.may_take_soul(game, piece):
                options.append(Option("give-soul", 0, id))
        return options

    def givers(self, room: dict[int, int], left: int) -> list[int]:
        """The cards that may give the next Core: each gives one before any gives a second (BS R10)."""
        spared = [id for id in self.pieces if room[id] and id not in self.given and -id not in self.given]
        if len(spared) < left or not rule("BS R10"):
            return self.pieces
        return spared[:1] if len(spared) == left else spared

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next Core, or move them."""
        options = self.options(game) if len(self.given) < self.count else []
        if options:
            return Decision(self.seat, "bs-give-core", self.clause, options)
        self.finish(game)
        return None

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note the Core."""
        id = -option.piece if option.verb == "give-soul" else option.piece
        game.push(GiveCore(self.seat, self.action, self.frame, self.pieces, self.count, [*self.given, id]))

    def finish(self, game: BattleSpirits) -> None:
        """All move to the owner's place; a card without enough Cores is depleted by this effect."""
        context = context_of(game, self.frame)
        for id in self.pieces:
            piece = game.field_card(id)
            soul = -id in self.given
            count = self.given.count(id)
            piece.cores -= count
            if soul:
                game.soul[piece.seat] = IN_RESERVE
            receivers = [] if self.action.to_target is None else self.action.to_target.things(game, context)
            seat = piece.seat if rule("BS FAQ effects.10") else game.other(piece.seat)
            if receivers:
                put_on_card(game, receivers[0], count, soul)
            else:
                put_in_place(game, seat, self.action.to, count, False)
                if soul and self.action.to == "trash":
                    game.soul[piece.seat] = IN_TRASH
            total = count + (1 if soul else 0)
            if total:
                number = cores_number(total, soul)
                game.report(Event("cores-taken", "BS FAQ effects.10", piece.seat, id, number))
        deplete_what_must(game, context.seat)
        context.it = self.pieces
        game.settle()


def soul_may_go(to: str) -> bool:
    """Whether the Soul Core may be put there: never into Life or the Void (BS 17.17, BS R6)."""
    return to not in ("life", "void") or not rule("BS 17.17") or not rule("BS R6")


def put_in_place(game: BattleSpirits, seat: int, to: str, count: int, soul: bool) -> None:
    """Cores go to a seat's Reserve, Trash or Life; the Soul Core never to Life or Void (BS 17.17)."""
    if soul:
        game.soul[seat] = IN_TRASH if to == "trash" else IN_RESERVE
        return
    if to == "reserve":
        game.reserve[seat] += count
    elif to == "trash":
        game.core_trash[seat] += count
    elif to == "life":
        game.life[seat] += count


def put_on_card(game: BattleSpirits, id: int, count: int, soul: bool) -> None:
    """Cores go onto a field card."""
    piece = game.pieces.get(id)
    if not isinstance(piece, FieldCard):
        return
    if soul:
        game.soul[piece.seat] = id
        piece.cores += count - 1
    else:
        piece.cores += count
