"""Aids for people at the table: where Cores are, how a cost was counted, which payment harms least.

No rule asks for any of this, and nothing here changes a game. A *plan* is how the payment or placing that is
being proposed could be completed; an *outcome* is what becomes of one card on the Field by the Cores named.
"""

from typing import Any, Final

from ...kernel.card import face_of
from ...kernel.decision import Decision, Option
from ...kernel.task import Task
from .cards import NEXUS
from .characteristics import bp_of, cores_on, is_refreshed, level_of, printed_level
from .core_landing import SpreadCores
from .core_moves import GiveCore
from .leaving import is_depleted
from .main_step import MoveCoresFreely, move_one
from .nodes import PayCores
from .paying import (
    RESERVE,
    SOUL,
    Means,
    available,
    best_removals,
    due,
    fill,
    least_due,
    source_named,
    sources,
    take,
)
from .state import IN_RESERVE, IN_TRASH, BattleSpirits, FieldCard
from .using import SOUL_FLASH, SOUL_MAIN, UseCard, lowest

EXHAUSTED: Final = 0
SUPPORTING: Final = 1
READY: Final = 2
"""How much a card is needed now: an exhausted Spirit least, a Nexus more, an upright Spirit most."""
SPARE: Final = [1, 2, 3]
LEVEL: Final = [100, 130, 160]
IDLE_SOUL: Final = 20
BUSY_SOUL: Final = 60
LOST: Final = 2000
"""How much it harms to take a Core that no Lv needs, one that a Lv needs, the Soul Core, the last one."""
UNLEASHING: Final = -50
"""The idle Soul Core on a card that it unleashes is a gain."""


# ---- where Cores are


class CorePlace:
    """Cores in one place: life, reserve, trash, or (`name` empty) on a card on the Field."""

    def __init__(self, name: str, piece: int, cores: int, soul: bool) -> None:
        self.name = name
        self.piece = piece
        self.cores = cores
        self.soul = soul


def core_bar(game: BattleSpirits, seat: int) -> list[CorePlace]:
    """Where every Core of a player is: Life, Reserve and Trash always, cards that hold any in their order."""
    soul = game.soul[seat]
    bar = [
        CorePlace("life", 0, game.life[seat], False),
        CorePlace("reserve", 0, game.reserve[seat], soul == IN_RESERVE),
        CorePlace("trash", 0, game.core_trash[seat], soul == IN_TRASH),
    ]
    for id in game.field(seat).cards:
        cores = game.field_card(id).cores
        if cores or soul == id:
            bar.append(CorePlace("", id, cores, soul == id))
    return bar


# ---- how a cost was counted


class Reduction:
    """A cost, what Succession and symbols on the Field take off it by colour, and what is left to pay."""

    def __init__(self, cost: int, succession: list[int], field: list[int], due: int, least: int) -> None:
        self.cost = cost
        self.succession = succession
        self.field = field
        self.due = due
        self.least = least


def reduction(game: BattleSpirits, seat: int, thing: int, removed: list[int]) -> Reduction:
    """How what is due for a card comes about with these removed; more removals could bring it to `least`."""
    card = game.card(face_of(thing))
    open = card.reduction[:]
    for ex in removed:
        fill(open, game.card(face_of(ex)).ex)
    after = open[:]
    means = Means(game, seat)
    fill(after, means.symbols_for(thing))
    return Reduction(
        card.cost,
        [card.reduction[i] - open[i] for i in range(6)],
        [open[i] - after[i] for i in range(6)],
        due(means, card, thing, removed),
        least_due(means, card, thing, removed),
    )


# ---- what becomes of a card


class Outcome:
    """A card on the Field before and after Cores moved: its Lv, and whether it is depleted."""

    def __init__(self, piece: int, before: int, after: int, depleted: bool) -> None:
        self.piece = piece
        self.before = before
        self.after = after
        self.depleted = depleted


def outcome(game: BattleSpirits, option: Option) -> Outcome | None:
    """What an option of the open question does to the card that it takes a Core from, or puts one onto."""
    task = game.agenda[-1] if game.agenda else None
    named = imagined(game, task)
    if named is None:
        return None
    piece = touched(named, option)
    if not piece:
        return None
    after = named.copy()
    assert isinstance(after, BattleSpirits)
    name_core(after, task, option)
    return compared(named, after, piece)


def touched(game: BattleSpirits, option: Option) -> int:
    """The card on the Field that an option about Cores is about; 0 for none."""
    if option.piece:
        return option.piece
    if option.verb.endswith("-soul") and game.decision is not None:
        where = game.soul[game.decision.seat]
        return where if where in game.pieces else 0
    return 0


def compared(before: BattleSpirits, after: BattleSpirits, id: int) -> Outcome:
    """One card in two positions."""
    old, new = before.field_card(id), after.field_card(id)
    return Outcome(id, level_of(before, old), level_of(after, new), is_depleted(after, new))


def imagined(game: BattleSpirits, task: Task[Any] | None) -> BattleSpirits | None:
    """A position without the Cores that the open question has named so far; None for other questions."""
    if not isinstance(task, UseCard | PayCores | MoveCoresFreely | GiveCore | SpreadCores):
        return None
    other = game.copy()
    assert isinstance(other, BattleSpirits)
    if isinstance(task, UseCard):
        for source in task.paid + task.placed:
            spend(other, task.seat, source)
    elif isinstance(task, PayCores):
        for source in task.paid:
            spend(other, task.seat, source)
    elif isinstance(task, MoveCoresFreely):
        for i in range(len(task.given)):
            move_one(other, task.seat, task.taken[i], task.given[i])
        if task.moving():
            spend(other, task.seat, task.taken[-1])
    elif isinstance(task, SpreadCores):
        for id in task.named:
            other.field_card(id).cores += 1
    else:
        for id in task.given:
            give(other, id)
    return other


def name_core(game: BattleSpirits, task: Task[Any] | None, option: Option) -> None:
    """Let one more Core go, as an option names it."""
    verb = option.verb
    if isinstance(task, GiveCore):
        give(game, -option.piece if verb == "give-soul" else option.piece)
    elif isinstance(task, MoveCoresFreely) and task.moving():
        if task.taken[-1] == SOUL:
            game.soul[task.seat] = option.piece
        else:
            game.field_card(option.piece).cores += 1
    elif isinstance(task, SpreadCores):
        if task.is_soul_next():
            game.soul[game.field_card(option.piece).seat] = option.piece
        else:
            game.field_card(option.piece).cores += 1
    elif isinstance(task, UseCard | PayCores | MoveCoresFreely):
        spend(game, task.seat, source_named(option))


def spend(game: BattleSpirits, seat: int, source: int) -> None:
    """One Core is no longer where it was."""
    if take(game, seat, source):
        game.soul[seat] = IN_TRASH


def give(game: BattleSpirits, id: int) -> None:
    """One Core leaves a card; the Soul Core where the id is negative."""
    if id < 0:
        game.soul[game.field_card(-id).seat] = IN_TRASH
    else:
        game.field_card(id).cores -= 1


def level_placed(game: BattleSpirits, task: UseCard, placed: list[int]) -> int:
    """The Lv that the card being used would have with these Cores."""
    other = game.copy()
    assert isinstance(other, BattleSpirits)
    piece = FieldCard(other.new_id(), task.seat)
    piece.cards = [task.card]
    piece.cores = len(placed) - placed.count(SOUL)
    if SOUL in placed:
        other.soul[task.seat] = piece.id
    return printed_level(other, piece)


# ---- a payment that harms least


class Plan:
    """How the open proposal could be completed: the keys to answer, what they name, what that leads to."""

    def __init__(self, keys: list[str], removed: list[int], paid: list[int], placed: list[int]) -> None:
        self.keys = keys
        self.removed = removed
        self.paid = paid
        self.placed = placed
        self.outcomes: list[Outcome] = []
        self.level = 0


def proposed_payment(game: BattleSpirits) -> list[str]:
    """The keys that complete the open payment or placing while harming least; none for other questions."""
    found = plan(game)
    return [] if found is None else found.keys


def plan(game: BattleSpirits) -> Plan | None:
    """The plan for the open question; None where it is not about paying or placing."""
    if game.decision is None or not is_payment(game.agenda[-1]):
        return None
    task: Task[Any] = game.agenda[-1]
    other = game.copy()
    assert isinstance(other, BattleSpirits)
    keys: list[str] = []
    decision = question(other, task)
    while decision is not None:
        option = next_option(other, task, decision)
        if len(decision.options) > 1 or not other.skip_forced:
            keys.append(game.key(option))
        other.agenda.pop()
        task.resume(other, option)
        task = other.agenda[-1]
        decision = question(other, task)
    found = Plan(keys, [], [], [])
    if isinstance(task, UseCard):
        found = Plan(keys, task.removed, task.paid, task.placed)
        if task.placed or task.placing_done:
            found.level = level_placed(game, task, task.placed)
    elif isinstance(task, PayCores):
        found = Plan(keys, [], task.paid, [])
    found.outcomes = outcomes(game, task)
    return found


def is_payment(task: Task[Any]) -> bool:
    """Whether a question is about paying or placing."""
    return isinstance(task, UseCard | PayCores)


def question(game: BattleSpirits, task: Task[Any] | None) -> Decision | None:
    """What a proposal asks next; None once all is named, so that it is never carried out."""
    if isinstance(task, UseCard):
        return task.run(game) if task.options(game) else None
    if isinstance(task, PayCores):
        return task.run(game) if len(task.paid) < task.count else None
    return None


def outcomes(game: BattleSpirits, task: Task[Any] | None) -> list[Outcome]:
    """What becomes of every card that Cores are taken from."""
    after = imagined(game, task)
    if after is None:
        return []
    changed: list[Outcome] = []
    for seat in range(2):
        for id in game.field(seat).cards:
            if cores_on(game, game.field_card(id)) != cores_on(after, after.field_card(id)):
                changed.append(compared(game, after, id))
    return changed


def next_option(game: BattleSpirits, task: Task[Any], decision: Decision) -> Option:
    """The option of the plan: EX cards while they lower the cost, the least harmful Core, then no more."""
    first = decision.options[0]
    if isinstance(task, UseCard) and task.part(game) == "remove":
        return next_removal(game, task, decision)
    if first.verb == "done" or len(decision.options) == 1:
        return first
    source = next_source(game, task)
    for option in decision.options:
        if option.verb not in ("done", "cancel") and source_named(option) == source:
            return option
    return first


def next_removal(game: BattleSpirits, task: UseCard, decision: Decision) -> Option:
    """The next of the fewest EX cards that bring the cost to the least; else no more of them."""
    best = best_removals(Means(game, task.seat), game.card(face_of(task.card)), task.card, task.removed)
    last = decision.options[0]
    for option in decision.options:
        if option.verb == "remove" and best and face_of(option.card) == face_of(best[0]):
            return option
        if option.verb == "no-more":
            last = option
    return last


class Need:
    """What a proposal still needs: Cores to pay and to place, and from which source on each may be named."""

    def __init__(self, game: BattleSpirits, task: Task[Any]) -> None:
        self.seat = 0
        self.pay = 0
        self.place = 0
        self.taken: list[int] = []
        self.last_paid = RESERVE
        self.last_placed = RESERVE
        self.reserve_only = False
        self.unleashes = False
        if isinstance(task, PayCores):
            self.seat = task.seat
            self.pay = task.count - len(task.paid)
            self.taken = task.paid
        elif isinstance(task, UseCard):
            card = game.card(face_of(task.card))
            self.seat = task.seat
            self.pay = max(0, task.cost(game) - len(task.paid))
            self.place = max(0, lowest(card) - len(task.placed))
            self.taken = task.paid + task.placed
            self.reserve_only = task.reserve_only
            soul = task.verb in (SOUL_MAIN, SOUL_FLASH)
            self.unleashes = not soul and any(level.soul_core for level in card.levels)
            if task.placed:
                self.last_placed = task.placed[-1]
        if self.pay and self.taken:
            self.last_paid = self.taken[-1]


class Way:
    """Cores taken from some sources, how much that harms, and how many of them can only be placed."""

    def __init__(self, harm: int, placed_only: int, taken: list[int]) -> None:
        self.harm = harm
        self.placed_only = placed_only
        self.taken = taken


def next_source(game: BattleSpirits, task: Task[Any]) -> int:
    """The source of the next Core of the least harmful way."""
    need = Need(game, task)
    named = imagined(game, task)
    assert named is not None
    order = sources(named, need.seat, need.reserve_only)
    way = least_harmful(named, need, order)
    placed: list[int] = []
    paid: list[int] = []
    first_paid = order.index(need.last_paid)
    for source in order:
        for _ in range(way.taken.count(source)):
            only_placed = order.index(source) < first_paid or (source == SOUL and need.place > len(placed))
            if only_placed or len(paid) == need.pay:
                placed.append(source)
            else:
                paid.append(source)
    if not need.pay:
        return placed[0] if placed else RESERVE
    return paid[0]


def least_harmful(game: BattleSpirits, need: Need, order: list[int]) -> Way:
    """The least harmful way to take what is needed: place by place, the best way for each number of Cores."""
    wanted = need.pay + need.place
    first_paid = order.index(need.last_paid)
    first_placed = order.index(need.last_placed)
    ways: dict[int, Way] = {0: Way(0, 0, [])}
    for place in order:
        if place == SOUL:
            continue
        at = order.index(place)
        free = at >= first_paid if need.pay else at >= first_placed
        barred = not free and (need.pay == 0 or need.place == 0)
        ways = extended(game, need, ways, place, wanted, barred, not free)
    best: Way | None = None
    for key, way in ways.items():
        if key // 64 == wanted and way.placed_only <= need.place and (best is None or way.harm < best.harm):
            best = way
    assert best is not None
    return best


def extended(
    game: BattleSpirits,
    need: Need,
    ways: dict[int, Way],
    place: int,
    wanted: int,
    barred: bool,
    placed_only: bool,
) -> dict[int, Way]:
    """The ways with any number of Cores of one more place; the Soul Core is taken with the place it is in."""
    soul_here = soul_place(game, need) == place
    normal = 0 if barred else available(game, need.seat, place, [], need.reserve_only)
    found: dict[int, Way] = {}
    for soul in range(2 if soul_here else 1):
        for count in range(min(normal, wanted - soul) + 1):
            harm = harm_of(game, need, place, count, soul)
            taken = [place] * count + [SOUL] * soul
            for key, way in ways.items():
                total = key // 64 + count + soul
                stuck = way.placed_only + (count if placed_only else 0)
                if total > wanted or stuck > need.place:
                    continue
                other = found.get(total * 64 + stuck)
                if other is None or way.harm + harm < other.harm:
                    found[total * 64 + stuck] = Way(way.harm + harm, stuck, way.taken + taken)
    return found


def soul_place(game: BattleSpirits, need: Need) -> int:
    """The place whose Soul Core can be taken: the Reserve, a card, or -1."""
    if not available(game, need.seat, SOUL, [], need.reserve_only):
        return -1
    where = game.soul[need.seat]
    return RESERVE if where == IN_RESERVE else where


def harm_of(game: BattleSpirits, need: Need, place: int, count: int, soul: int) -> int:
    """How much it harms to take so many Cores, and perhaps the Soul Core, from one place."""
    if place == RESERVE:
        if not soul:
            return 0
        return UNLEASHING if need.unleashes and need.place else IDLE_SOUL
    if not count and not soul:
        return 0
    piece = game.field_card(place)
    needed = needed_now(game, piece)
    after = without(game, place, count, soul)
    left = after.field_card(place)
    if is_depleted(after, left):
        return LOST + LEVEL[needed] + bp_of(game, piece) // 10
    drop = level_of(game, piece) - level_of(after, left)
    return SPARE[needed] * count + LEVEL[needed] * drop + (BUSY_SOUL if drop else IDLE_SOUL) * soul


def needed_now(game: BattleSpirits, piece: FieldCard) -> int:
    """How much a card is needed now."""
    if game.card_of(piece).kind == NEXUS:
        return SUPPORTING
    return READY if is_refreshed(piece) else EXHAUSTED


def without(game: BattleSpirits, place: int, count: int, soul: int) -> BattleSpirits:
    """The position with so many Cores fewer on a card."""
    other = game.copy()
    assert isinstance(other, BattleSpirits)
    piece = other.field_card(place)
    piece.cores -= count
    if soul:
        other.soul[piece.seat] = IN_TRASH
    return other
