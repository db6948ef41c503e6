"""Resolving what is on the stack (FF 11.11): targets and conditions are checked again, then the text."""

from typing import Any, ClassVar

from ...effects.abilities import Ability
from ...effects.actions import Close, push_steps
from ...effects.host import Context
from ...effects.targets import Picked
from ...kernel.card import face_of, owner_of
from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import SUMMON
from .moving import return_limit_break
from .pieces import Item
from .state import FFTCG
from .targets import Modal, announced_in


def resolve_ability(
    game: FFTCG,
    ability: Ability,
    seat: int,
    source: int,
    face: int,
    it: list[int],
    bound: dict[str, list[int]],
    after: list[Task[Any]],
) -> None:
    """Let a text be followed in its order (FF 11.11.5), once (FF 11.12.3.1), then these tasks."""
    context = Context(seat, source, face)
    context.it = it
    context.bound = bound
    frame = game.open(context)
    for i in range(len(after) - 1, -1, -1):
        game.push(after[i])
    game.push(Close(frame))
    steps = ability.steps_of()
    for _ in range(number("FF 11.12.3.1", 1)):
        push_steps(game, steps if rule("FF 11.11.5") else steps[::-1], frame)


class ResolveTop(Task[FFTCG]):
    """The top of the stack resolves (FF 11.11.1)."""

    clause: ClassVar[str] = "FF 11.11.1"

    def run(self, game: FFTCG) -> Decision | None:
        """Unless its condition or all its targets are gone."""
        stack = game.stack().cards
        item = game.item(stack[-1] if rule("FF 7.12.3") and rule("FF 11.11.1") else stack[0])
        game.resolutions += 1
        context = Context(item.seat, item.source, item.face)
        context.it = item.it
        context.bound = item.bound
        condition = item.ability.condition
        if (
            item.ability.twice
            and condition is not None
            and rule("FF 11.11.3")
            and not condition.holds(game, context)
        ):
            game.emit(Event("condition-gone", "FF 11.11.3", item.seat, item.id))
            game.push(Vanish(item.id))
            return None
        if game.last_known(item.source) is not game.pieces.get(item.source) and not rule("FF 11.5.4"):
            game.push(Vanish(item.id))
            return None
        if fizzles(game, item, context) or (item.source in game.left and not rule("FF 6.4.2")):
            game.emit(Event("fizzled", fizzle_clause(game, item), item.seat, item.id))
            game.push(Vanish(item.id))
            return None
        game.emit(Event("resolves", "FF 11.11.1", item.seat, item.id, 0, item.cards[:]))
        bound = item.bound.copy()
        resolve_ability(
            game, item.ability, item.seat, item.source, item.face, item.it, bound, [Vanish(item.id)]
        )
        return None


RESOLVE_TOP = ResolveTop()


def fizzle_clause(game: FFTCG, item: Item) -> str:
    """The clause by which an effect does not resolve: of Summons, auto-abilities or abilities in use."""
    if game.card(item.face).kind == SUMMON and item.cards:
        return "FF 11.3.9"
    return item.ability.fizzle_clause


def fizzles(game: FFTCG, item: Item, context: Context) -> bool:
    """Whether all that was chosen no longer fits; one that does is enough (FF 11.11.2.1.1)."""
    chosen = 0
    fitting = 0
    for target in targets_of(item.ability, item):
        things = item.bound.get(target.name, [])
        chosen += len(things)
        still = len(game.still_fitting(target, context, things))
        fitting += still if rule("FF 11.11.2.1.1") or still == len(things) else 0
    return chosen > 0 and fitting == 0 and rule(fizzle_clause(game, item))


def targets_of(ability: Ability, item: Item) -> list[Picked]:
    """All targets that were announced for an item."""
    found = announced_in(ability.steps_of())
    for select in ability.selects:
        assert isinstance(select, Modal)
        for i in item.bound.get("modes " + select.name, []):
            found += select.modes[i].announced
    return found


class Vanish(Task[FFTCG]):
    """An item leaves the stack: a Summon goes to its owner's Break Zone, an ability is gone (FF 11.11.10)."""

    clause: ClassVar[str] = "FF 11.11.10"

    def __init__(self, item: int) -> None:
        self.item = item

    def run(self, game: FFTCG) -> Decision | None:
        """It may have left already by an effect."""
        if self.item in game.pieces and (rule("FF 11.11.10") or not game.item(self.item).cards):
            off_stack(game, game.item(self.item))
        if game.due:
            game.agenda += game.due[::-1]
            game.due = []
        return None


def off_stack(game: FFTCG, item: Item) -> None:
    """Take an item from the stack."""
    if item.cards:
        card = item.cards[0]
        owner = owner_of(card)
        place = game.break_zone(owner) if rule("FF 5.2.3.1.2.1") else game.hand(owner)
        moved = game.card_of_piece(item, 0, place)
        game.leave(item)
        game.report(Event("summon-done", "FF 11.11.10", owner, 0, 0, [moved]))
        if game.card(face_of(card)).limit_break:
            return_limit_break(game, moved, "FF 15.2.8.4.3")
    else:
        game.leave(item)
        game.stir()


def put_on_stack(game: FFTCG, item: Item) -> None:
    """A new item lies on top of what is there, for all to see (FF 7.12.2, 7.12.3)."""
    item.face_up = rule("FF 7.12.2")
    game.enter(item, game.stack())
