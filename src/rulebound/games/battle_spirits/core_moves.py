"""The step of effects that moves Cores (FAQ soulcore.2, effects.10; BS 17.17; BS R6).

Cores stay their owner's: "into the Reserve" is the owner's Reserve. Whose Cores they are names which of them
move, one at a time; the Soul Core goes only where it may be.
"""

from typing import ClassVar

from ...effects.actions import TargetAction
from ...effects.host import CardGame, Context
from ...effects.targets import Picked, Target, context_of
from ...effects.trace import TRACE
from ...effects.values import Value, seats_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .characteristics import cores_on, holds_soul, kept_cores
from .core_landing import AskSoul, CoreLoad, SpreadCores, put_in_place, put_on_cards, soul_may_go
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

MAY = "may"
NEVER = "never"
ONLY = "only"


class MoveCores(TargetAction):
    """Move Cores between the Void, Reserve, Trash, Life and field cards.

    `each` where the count is that of every card they come from or go to; `side` says whose places are meant.
    """

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
        each: bool,
        side: int,
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
        self.each = each
        self.side = side

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Take from field cards or from a place."""
        battle = game_of(game)
        context.it = things
        if self.source_target is not None:
            taken = self.source_target.things(game, context)
            self.take_from_cards(battle, context, taken, frame)
            return
        receivers = self.receivers(battle, context)
        wanted = self.count.of(game, context) * (len(receivers) if self.each else 1)
        most = min(wanted, self.supply(battle, self.owner(context)))
        if most == 0 or (self.to_target is not None and not receivers):
            context.done = False
            return
        if self.up_to:
            battle.push(AskNumber(context.seat, self, most, frame))
            return
        if most < wanted:
            context.done = False
        self.bring(battle, context, most, frame)

    def owner(self, context: Context) -> int:
        """The seat whose places are meant."""
        return seats_of(self.side, context.seat)[0]

    def receivers(self, game: BattleSpirits, context: Context) -> list[int]:
        """The field cards that get the Cores; what is a player's goes onto that player's cards only."""
        found: list[int] = []
        owner = self.owner(context)
        for giver in [] if self.source_target is None else self.source_target.things(game, context)[:1]:
            owner = game.controller(giver)
        for id in [] if self.to_target is None else self.to_target.things(game, context):
            piece = game.pieces.get(id)
            if not isinstance(piece, FieldCard):
                continue
            if self.source == "void" or piece.seat == owner or not rule("BS FAQ effects.10"):
                found.append(id)
        return found

    # ---- from a place

    def supply(self, game: BattleSpirits, seat: int) -> int:
        """How many Cores the source has to give; the Void holds all that are not in use (BS 8.3)."""
        if self.source == "void":
            return 99 if rule("BS 8.3") else 0
        soul = 1 if self.soul != NEVER and self.soul_is_there(game, seat) else 0
        return soul if self.soul == ONLY else soul + self.normal_supply(game, seat)

    def normal_supply(self, game: BattleSpirits, seat: int) -> int:
        """How many normal Cores a place of a player has."""
        if self.source == "trash":
            return game.core_trash[seat]
        return game.reserve[seat] if self.source == "reserve" else game.life[seat]

    def soul_is_there(self, game: BattleSpirits, seat: int) -> bool:
        """Whether the Soul Core is in the place and may go where this puts it."""
        places = {"trash": IN_TRASH, "reserve": IN_RESERVE}
        there = self.source in places and game.soul[seat] == places[self.source]
        return there and soul_may_go(self.to)

    def bring(self, game: BattleSpirits, context: Context, count: int, frame: int) -> None:
        """Move so many Cores from a place; their owner says whether the Soul Core is one of them."""
        seat = self.owner(context)
        soul = self.soul != NEVER and self.source != "void" and self.soul_is_there(game, seat)
        if soul and self.soul == MAY and self.normal_supply(game, seat) >= count:
            game.push(AskSoul(seat, self, frame, count))
            return
        self.spread(game, frame, CoreLoad(count - (1 if soul else 0), soul, []))

    # ---- to where they go

    def spread(self, game: BattleSpirits, frame: int, load: CoreLoad) -> None:
        """Onto one card or into a place at once; onto several, their player names which gets how many."""
        context = context_of(game, frame)
        receivers = self.receivers(game, context)
        most = self.count.of(game, context) if self.each else load.total()
        if len(receivers) < 2:
            self.carry(game, frame, load, receivers * load.total())
        elif self.each and not load.soul and load.total() == most * len(receivers) and rule("BS R22"):
            self.carry(game, frame, load, receivers * most)
        else:
            seat = game.field_card(receivers[0]).seat
            game.push(SpreadCores(seat, self, frame, load, receivers, most, []))

    def carry(self, game: BattleSpirits, frame: int, load: CoreLoad, landing: list[int]) -> None:
        """All named Cores move together."""
        context = context_of(game, frame)
        if self.source_target is None:
            self.carry_from_place(game, context, load, landing)
        else:
            self.carry_from_cards(game, context, load, landing)
        self.changed()
        if self.source == "life" and rule("BS R17"):
            life_reduced(game, self.owner(context), load.normal, "BS R17")
        game.settle()
        if self.source == "life":
            check_life(game)

    def carry_from_place(
        self, game: BattleSpirits, context: Context, load: CoreLoad, landing: list[int]
    ) -> None:
        """The place has fewer, the cards or the other place more."""
        seat = self.owner(context)
        if self.source == "trash":
            game.core_trash[seat] -= load.normal
        elif self.source == "reserve":
            game.reserve[seat] -= load.normal
        elif self.source == "life":
            game.life[seat] -= load.normal
        if not landing:
            home = seat if self.source == "void" or rule("BS FAQ effects.10") else game.other(seat)
            put_in_place(game, home, self.to, load.normal, False)
            if load.soul:
                put_in_place(game, seat, self.to, 0, True)
            game.report(Event("cores-moved", "BS 17.2", seat, 0, cores_number(load.total(), load.soul)))
            return
        put_on_cards(game, landing, load.soul)
        for id in sorted(set(landing)):
            soul = load.soul and landing[-1] == id
            number = cores_number(landing.count(id), soul)
            game.report(Event("cores-moved", "BS 17.2", game.field_card(id).seat, id, number))

    def carry_from_cards(
        self, game: BattleSpirits, context: Context, load: CoreLoad, landing: list[int]
    ) -> None:
        """A card without enough Cores is depleted by this effect; places are the owner's (FAQ effects.10)."""
        givers = sorted({abs(id) for id in load.given})
        for id in givers:
            piece = game.field_card(id)
            soul = -id in load.given
            count = load.given.count(id)
            piece.cores -= count
            if soul:
                game.soul[piece.seat] = IN_RESERVE
            if not landing:
                seat = piece.seat if rule("BS FAQ effects.10") else game.other(piece.seat)
                put_in_place(game, seat, self.to, count, False)
                if soul and self.to == "trash":
                    game.soul[piece.seat] = IN_TRASH
        put_on_cards(game, landing, load.soul)
        for id in givers:
            soul = -id in load.given
            number = cores_number(load.given.count(id) + (1 if soul else 0), soul)
            game.report(Event("cores-taken", "BS FAQ effects.10", game.field_card(id).seat, id, number))
        deplete_what_must(game, context.seat)

    # ---- from field cards

    def take_from_cards(self, game: BattleSpirits, context: Context, things: list[int], frame: int) -> None:
        """The owner names which Cores move, in total so many, or of each (FAQ soulcore.2)."""
        pieces = [id for id in things if isinstance(game.pieces.get(id), FieldCard)]
        wanted = self.count.of(game, context)
        total = 0
        for id in pieces:
            total += self.movable(game, context, game.field_card(id))
        if self.each:
            wanted *= len(pieces)
        count = min(wanted, total)
        if (self.leaving == 0 and count < wanted) or not count:
            context.done = False
        if self.to_target is not None and not self.receivers(game, context):
            context.done = False
        elif count and self.up_to:
            game.push(AskNumber(context.seat, self, count, frame))
        elif count:
            self.let_give(game, pieces, count, frame)

    def let_give(self, game: BattleSpirits, pieces: list[int], count: int, frame: int) -> None:
        """Their owner names the Cores."""
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
        least = max(self.leaving, kept_cores(game, piece, context.seat))
        count = max(0, min(count, cores_on(game, piece) - least))
        return min(count, self.count.of(game, context)) if self.each else count

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: so many Cores are there to move, and something to move them to (FAQ effects.11.2)."""
        battle = game_of(game)
        if self.to_target is not None and not self.to_target.could_be(game, context):
            return False
        wanted = 0 if self.up_to else self.count.of(game, context)
        givers = self.source_target
        if givers is None:
            shares = len(self.receivers(battle, context)) if self.each else 1
            return self.supply(battle, self.owner(context)) >= wanted * shares
        picked = givers if isinstance(givers, Picked) else None
        found = givers.things(game, context) if picked is None else picked.candidates(game, context)
        pieces = [piece for piece in [battle.pieces.get(id) for id in found] if isinstance(piece, FieldCard)]
        amounts = sorted([self.movable(battle, context, piece) for piece in pieces], reverse=True)
        most = len(amounts) if picked is None else picked.count.of(game, context)
        return sum(amounts[:most]) >= wanted * (most if self.each else 1)

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
            action.bring(game, context, option.number, self.frame)
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
        """All that were named are on their way."""
        soul = any(id < 0 for id in self.given)
        normal = len(self.given) - (1 if soul else 0)
        self.action.spread(game, self.frame, CoreLoad(normal, soul, self.given))
        context_of(game, self.frame).it = self.pieces
