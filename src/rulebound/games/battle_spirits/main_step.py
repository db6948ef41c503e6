"""Actions in the Main Step (BS 15, 17.1; FAQ soulcore.1; BS R11): five kinds, in any number and order.

Using cards is in `using`; here are the question itself, activating abilities, and moving Cores. Moving is one
proposal from arrangement to arrangement, so that a Soul Core can change places without depleting anything.
"""

from typing import Any, ClassVar, Final

from ...effects.abilities import Activated
from ...effects.actions import Action, Close, Do, push_steps
from ...effects.host import Context, is_card
from ...effects.statics import Lasting
from ...kernel.card import face_of
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .activating import AFTERMATH, accept, in_period, limit_keys, named, used_up, works
from .arrow_costs import Activation, payable_in_full
from .characteristics import gained
from .keeping import Keeping
from .paying import RESERVE, SOUL, core_option, pay, source_named, sources
from .state import IN_RESERVE, MAIN, NOT_PENDING, BattleSpirits, FieldCard
from .using import (
    NO_FLASH_NOW,
    NOT_IN_MAIN_STEP,
    USES,
    begin_use,
    flash_refusal,
    in_main,
    main_refusal,
    set_aside,
    use_options,
)

NO_SUCH_ABILITY: Final = Refusal("BS 15.17", "bs-no-such-ability")
WRONG_LEVEL: Final = Refusal("BS 13.6", "bs-wrong-level")
WRONG_PERIOD: Final = Refusal("BS G Activate Flash.2", "bs-wrong-period")
WRONG_ZONE: Final = Refusal("BS 23.7", "bs-wrong-zone")
NOT_YOURS: Final = Refusal("BS 14.5", "bs-not-yours")
IS_PENDING: Final = Refusal("BS FAQ status.2.2", "bs-is-pending")
CONDITION_FAILS: Final = Refusal("BS 15.19", "bs-condition-fails")
COST_FAILS: Final = Refusal("BS FAQ effects.11.2", "bs-cost-fails")
MOVED_ALREADY: Final = Refusal("BS R11", "bs-moved-already")
NOTHING_TO_MOVE: Final = Refusal("BS 15.20", "bs-nothing-to-move")
USED_THIS_TURN: Final = Refusal("BS G Once per turn", "bs-used-this-turn")
USED_THIS_BATTLE: Final = Refusal("BS G Once per battle", "bs-used-this-battle")
USED_BY_NAME: Final = Refusal("BS FAQ effects.9", "bs-name-used")


class MainAction(Question[BattleSpirits]):
    """What the turn player does next (BS 15.1): any number of actions in any order (BS 15.2)."""

    clause: ClassVar[str] = "BS 15.1"
    question: ClassVar[str] = "bs-main"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Only the turn player acts (BS 14.5)."""
        seat = game.turn if rule("BS 14.5") else game.other(game.turn)
        return Decision(seat, self.question, self.clause, self.options(game))

    def options(self, game: BattleSpirits) -> list[Option]:
        """End the step, use cards, activate abilities, move Cores."""
        seat = game.turn
        options = [Option("end-step")]
        if rule("BS 15.1"):
            options += use_options(game, seat, USES)
            options += activate_options(game, seat)
            if move_refusal(game, seat) is None:
                options.append(Option("move-cores"))
        return options

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Do it; then ask again, until the step is ended (BS 14.14, 14.18)."""
        verb = option.verb
        if verb == "end-step":
            clause = "BS 14.14" if game.step == MAIN else "BS 14.18"
            game.emit(Event("step-ended", clause, game.turn, 0, game.step))
            if not rule(clause):
                game.push(self)
            return
        if verb == "move-cores":
            game.push(MoveCoresFreely(game.turn, [], [], False))
        elif verb == "activate":
            if rule("BS 15.2"):
                game.push(self)
            start_activation(game, game.turn, option.card or option.piece, option.number)
        else:
            begin_use(game, game.turn, verb, option.card, self, self if rule("BS 15.2") else None)


MAIN_ACTION: Final = MainAction(0)


# ---- abilities that are activated at will


def activate_options(game: BattleSpirits, seat: int) -> list[Option]:
    """All abilities that the seat may activate now, on its Field and in its Hand."""
    options: list[Option] = []
    given = game.in_force("gains")
    for id in game.field(seat).cards:
        for number, ability in activated_of(game, given, id):
            if ability.zone == "field" and ability_refusal(game, seat, id, ability) is None:
                options.append(Option("activate", 0, id, number))
    if not rule("BS G Use.2"):
        return options
    faces: set[int] = set()
    for card in game.hand(seat).cards:
        face = face_of(card)
        if game.card(face).activated and face not in faces:
            faces.add(face)
            for ability in game.card(face).activated:
                if ability.zone == "hand" and ability_refusal(game, seat, card, ability) is None:
                    options.append(Option("activate", card, 0, ability.number))
    return options


def activated_of(game: BattleSpirits, given: list[Lasting], thing: int) -> list[tuple[int, Activated]]:
    """The abilities of an object that are used at will, by number: the printed ones, then those given."""
    card = game.definition(thing)
    found = [(ability.number, ability) for ability in card.activated]
    if given and thing in game.pieces:
        for number, ability in enumerate(gained(game, given, thing), len(card.abilities) + 1):
            if isinstance(ability, Activated):
                found.append((number, ability))
    return found


def activation_refusal(game: BattleSpirits, seat: int, thing: int, number: int) -> Refusal | None:
    """Why a seat may not activate an ability of an object, by its number (-1: any of them)."""
    reason: Refusal | None = NO_SUCH_ABILITY
    for own_number, ability in activated_of(game, game.in_force("gains"), thing):
        if number in (-1, own_number):
            reason = ability_refusal(game, seat, thing, ability)
            if reason is None:
                return None
    return reason


def ability_refusal(game: BattleSpirits, seat: int, thing: int, ability: Activated) -> Refusal | None:
    """Why a seat may not activate this ability now; None where it may."""
    reason = source_refusal(game, seat, thing, ability)
    if reason is None:
        reason = window_refusal(game, seat, ability)
    if reason is not None:
        return reason
    definition = game.definition(thing)
    keys = limit_keys(game, ability, seat, thing, definition.title)
    if keys:
        clause = used_up(game, keys)
        if clause:
            spent = [USED_THIS_TURN, USED_THIS_BATTLE, USED_BY_NAME]
            return next(refusal for refusal in spent if refusal.clause == clause)
    context = Context(seat, thing, game.face_of_thing(thing))
    condition = ability.condition
    if condition is not None and not condition.holds(game, context):
        reason = refuse(CONDITION_FAILS)
        if reason is not None:
            return reason
    if not payable_in_full(game, context, ability.cost) and rule("BS 15.19"):
        return refuse(COST_FAILS)
    if ability.zone == "hand" and not ability.steps[0].could_be(game, context):
        return refuse(COST_FAILS)
    return None


def window_refusal(game: BattleSpirits, seat: int, ability: Activated) -> Refusal | None:
    """Why this is not the time for it: both kinds are for the own Main Step, a Flash for more (BS 15.16)."""
    if ability.window == "main":
        return main_refusal(game, seat) if rule("BS 15.17") else NO_SUCH_ABILITY
    if in_main(game, seat):
        if ability.limited("not-in-main-step"):
            return refuse(NOT_IN_MAIN_STEP)
        return None if rule("BS 15.16") else NO_FLASH_NOW
    return flash_refusal(game, seat)


def source_refusal(game: BattleSpirits, seat: int, thing: int, ability: Activated) -> Refusal | None:
    """Why the source cannot activate it: not its player's, wrong zone, pending, Lv or period."""
    if game.controller(thing) != seat:
        return refuse(NOT_YOURS)
    piece = game.pieces.get(thing)
    if isinstance(piece, FieldCard):
        if ability.zone != "field":
            return refuse(WRONG_ZONE)
        if piece.pending != NOT_PENDING:
            return refuse(IS_PENDING)
        if works(game, ability, piece):
            return None
        period = in_period(game, ability.during, seat, thing)
        return refuse(WRONG_LEVEL if period else WRONG_PERIOD)
    if ability.zone != "hand" or game.find(game.hand(seat), thing) < 0:
        return refuse(WRONG_ZONE)
    return None if in_period(game, ability.during, seat, thing) else refuse(WRONG_PERIOD)


def start_activation(game: BattleSpirits, seat: int, thing: int, number: int) -> None:
    """Do what stands before ▶, then the effect (FAQ effects.11); there is no cost to pay (BS 15.18)."""
    if not rule("BS 15.18"):
        pay(game, seat, [RESERVE])
    for own_number, ability in activated_of(game, game.in_force("gains"), thing):
        if own_number == number:
            face = game.face_of_thing(thing)
            keys = limit_keys(game, ability, seat, thing, game.card(face).title)
            if is_card(thing):
                thing = set_aside(game, thing)
            context = Activation(seat, thing, face)
            context.marks = keys
            accept(game, context)
            game.may_move = True
            clause = "BS G Activate Main" if ability.window == "main" else "BS G Activate Flash"
            if not rule(clause):
                return
            card = [thing] if is_card(thing) else []
            game.emit(Event("activated", clause, seat, named(game, thing), number, card))
            frame = game.open(context)
            game.push(PayThenDo(ability, frame), Close(frame), AFTERMATH)
            return


class PayThenDo(Task[BattleSpirits]):
    """The cost before ▶ in full, then the steps after it (FAQ effects.11)."""

    clause: ClassVar[str] = "BS FAQ effects.11"

    def __init__(self, ability: Activated, frame: int) -> None:
        self.ability = ability
        self.frame = frame

    def run(self, game: BattleSpirits) -> Decision | None:
        """Cost steps first; what must be picked before them is asked for now (BS R10)."""
        push_steps(game, self.ability.steps, self.frame)
        if rule("BS FAQ effects.11"):
            push_cost(game, self.ability.cost, self.frame)
        for target in self.ability.before_cost:
            if rule("BS R10"):
                target.ask(game, self.frame)
        return None


def push_cost(game: BattleSpirits, cost: list[Action], frame: int) -> None:
    """The parts of a cost in their order; during each it is known which are still owed."""
    for i in range(len(cost) - 1, -1, -1):
        game.push(Owe(frame, cost[i], cost[i + 1 :]), Do(cost[i], frame))


class Owe(Task[BattleSpirits]):
    """Notes which part of a cost is done next, and which follow."""

    clause: ClassVar[str] = "BS R20"

    def __init__(self, frame: int, part: Action, owed: list[Action]) -> None:
        self.frame = frame
        self.part = part
        self.owed = owed

    def run(self, game: BattleSpirits) -> Decision | None:
        """Until the next part."""
        context = game.frames[self.frame]
        assert isinstance(context, Activation)
        context.part = self.part
        context.owed = self.owed
        return None


# ---- moving Cores


def move_refusal(game: BattleSpirits, seat: int) -> Refusal | None:
    """Why Cores cannot be moved now: only in the own Main Step, then not until something else (BS R11)."""
    reason = main_refusal(game, seat)
    if reason is not None:
        return reason
    if not game.may_move:
        return refuse(MOVED_ALREADY)
    if not game.field(seat).cards or not rule("BS 15.20"):
        return NOTHING_TO_MOVE
    keeping = Keeping(game, seat, [], [])
    for source in sources(game, seat, False):
        if lying(game, seat, source, []) and keeping.may_take(source):
            return None
    return NOTHING_TO_MOVE


def lying(game: BattleSpirits, seat: int, source: int, taken: list[int]) -> bool:
    """Whether a Core of a source is there that was not named yet; what is pending gives none."""
    if source == RESERVE:
        return game.reserve[seat] > taken.count(RESERVE)
    if source != SOUL:
        return game.field_card(source).cores > taken.count(source)
    where = game.soul[seat]
    if where in game.pieces:
        return SOUL not in taken and game.field_card(where).pending == NOT_PENDING
    return SOUL not in taken and where == IN_RESERVE


class MoveCoresFreely(Proposal[BattleSpirits]):
    """Cores on their way: the n-th of `taken` goes to the n-th of `given`; places are named as sources.

    They are named in any order, each at most once from where it lies now: so every arrangement has a name,
    and the naming comes to an end.
    """

    clause: ClassVar[str] = "BS 15.20"
    question: ClassVar[str] = "bs-move"

    def __init__(self, seat: int, taken: list[int], given: list[int], done: bool) -> None:
        super().__init__(seat)
        self.taken = taken
        self.given = given
        self.done = done

    def begun_by(self) -> Task[Any]:
        """The Main Step's question."""
        return MAIN_ACTION

    def asking(self, game: BattleSpirits) -> str:
        """Which Core, where to; until all are where they should be (BS R11)."""
        return "bs-move-to" if self.moving() else "bs-move"

    def moving(self) -> bool:
        """Whether a Core is in hand, its new place still to be named."""
        return len(self.taken) > len(self.given)

    def options(self, game: BattleSpirits) -> list[Option]:
        """Where the Core in hand goes; or the next Core, and "done" once one has moved."""
        if self.done:
            return []
        if self.moving():
            return self.target_options(game)
        keeping = Keeping(game, self.seat, self.taken, self.given)
        options: list[Option] = []
        if self.taken and keeping.complete():
            options.append(Option("done"))
        for source in sources(game, self.seat, False):
            if lying(game, self.seat, source, self.taken) and keeping.may_take(source):
                options.append(core_option("move", source))
        return options

    def target_options(self, game: BattleSpirits) -> list[Option]:
        """The Reserve (BS 15.21) and every card but the one it lies on."""
        source = self.taken[-1]
        here = game.soul[self.seat] if source == SOUL else source
        keeping = Keeping(game, self.seat, self.taken, self.given)
        options: list[Option] = []
        for target in sources(game, self.seat, False):
            if target in (SOUL, here) or (target == RESERVE and (here == IN_RESERVE or not rule("BS 15.21"))):
                continue
            if keeping.may_put(target):
                options.append(core_option("to", target))
        return options

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note the Core or its new place."""
        taken, given = self.taken, self.given
        if option.verb == "done":
            game.push(MoveCoresFreely(self.seat, taken, given, True))
        elif self.moving():
            game.push(MoveCoresFreely(self.seat, taken, [*given, source_named(option)], False))
        else:
            game.push(MoveCoresFreely(self.seat, [*taken, source_named(option)], given, False))

    def commit(self, game: BattleSpirits) -> None:
        """All move at once (FAQ soulcore.1); what then cannot hold its Lv is depleted (BS 15.25)."""
        seat = self.seat
        for i in range(len(self.taken)):
            move_one(game, seat, self.taken[i], self.given[i])
            if not rule("BS FAQ soulcore.1"):
                game.settle()
        game.may_move = not rule("BS R11")
        game.emit(Event("rearranged", "BS 15.20", seat, 0, len(self.taken)))
        game.settle()
        game.push(AFTERMATH, MAIN_ACTION)


def move_one(game: BattleSpirits, seat: int, source: int, target: int) -> None:
    """One Core from one place to another; the Soul Core moves alike (BS 15.23)."""
    if source == SOUL:
        if rule("BS 15.23"):
            game.soul[seat] = IN_RESERVE if target == RESERVE else target
        return
    if source == RESERVE:
        game.reserve[seat] -= 1
    else:
        game.field_card(source).cores -= 1
    if target == RESERVE:
        game.reserve[seat] += 1
    else:
        game.field_card(target).cores += 1
