"""Targets, modes and divided numbers (FF 11.3.3 to 11.3.6 and alike after): what is named for a text.

An ability says in its steps which targets are announced for it, of which parts some are selected (*modes*),
and which numbers are divided among targets. Here stands what has to be named and whether it can be, and what
an effect may choose or still reach (FF 11.11.2, 11.11.5); the asking is in `announcing`. Equal cards are
offered once (`distinct`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Ability
from ...effects.actions import Action
from ...effects.host import Context, is_card
from ...effects.targets import Picked
from ...kernel.card import face_of
from ...kernel.clause import rule
from .characteristics import is_forbidden
from .deeds import Named
from .pieces import Item
from .state import FFTCG

UNIT: Final = 1000
"""Damage is divided in thousands."""


# ---- targets and modes


def announced_in(steps: list[Action]) -> list[Picked]:
    """The targets that are announced for these steps, in the order of the text."""
    found: list[Picked] = []
    for step in steps:
        target = step.aimed_at()
        if isinstance(target, Picked) and target.announced:
            found.append(target)
        found += announced_in(step.inner())
    return found


class Mode:
    """One part that may be selected: its steps, and what is chosen for it."""

    def __init__(self, steps: list[Action]) -> None:
        self.steps = steps
        self.announced = announced_in(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modal(Action):
    """A step of which parts are selected when it is announced; by `count_clause` their number then stands."""

    def __init__(self, name: str, modes: list[Mode], up_to: bool) -> None:
        super().__init__(name)
        self.modes = modes
        self.up_to = up_to
        self.up_to_instead = up_to
        self.count_clause = ""

    def wanted(self, game: FFTCG, context: Context) -> int:
        """How many parts are selected."""
        raise NotImplementedError

    def allows_fewer(self, game: FFTCG, context: Context) -> bool:
        """Whether that is the most, and fewer will do: by the usual number, or by the one in its place."""
        raise NotImplementedError


def enough_targets(game: FFTCG, targets: list[Picked], context: Context) -> bool:
    """Whether there is something to choose for each of these (FF 11.3.3)."""
    for target in targets:
        if target.up_to:
            continue
        wanted = target.count.of(game, context)
        if wanted and len(target.candidates(game, context)) < wanted:
            return False
    return True


def selectable(game: FFTCG, modal: Modal, context: Context) -> list[int]:
    """The parts that can be selected."""
    return [i for i, mode in enumerate(modal.modes) if enough_targets(game, mode.announced, context)]


def announceable(game: FFTCG, ability: Ability, context: Context) -> bool:
    """Whether targets and modes can be named at all."""
    if not enough_targets(game, ability.announced, context):
        return False
    for select in ability.selects:
        assert isinstance(select, Modal)
        possible = len(selectable(game, select, context))
        if not possible or (
            possible < select.wanted(game, context) and not select.allows_fewer(game, context)
        ):
            return False
    return True


def all_targets(ability: Ability, named: Named) -> list[Picked]:
    """The targets to be named: of the text, then of the parts that were selected."""
    targets = ability.announced
    if ability.selects:
        targets = targets[:]
        for select in ability.selects:
            assert isinstance(select, Modal)
            for i in named.modes.get(select.name, []):
                targets += select.modes[i].announced
    return targets


def distinct(things: list[int]) -> list[int]:
    """One for equal cards; pieces are all different."""
    faces: set[int] = set()
    found: list[int] = []
    for thing in things:
        if is_card(thing):
            if face_of(thing) in faces:
                continue
            faces.add(face_of(thing))
        found.append(thing)
    return found


# ---- what an effect may choose, and what it still reaches


def may_be_chosen(game: FFTCG, thing: int, context: Context) -> bool:
    """Not what cannot be chosen by this effect; nothing chooses itself (FF 11.6.5)."""
    piece = game.pieces.get(thing)
    if isinstance(piece, Item) and thing == context.source:
        return not rule("FF 11.3.3")
    if is_card(thing) or not game.shaped:
        return True
    return not (is_forbidden(game, "be-chosen", thing, context) and rule("FF 11.11.5.1.1"))


def must_be_chosen(game: FFTCG, things: list[int]) -> list[int]:
    """What the text says must be chosen, if there is such a thing (FF 11.11.5.1.1)."""
    must = game.in_force("must-be-chosen")
    if not must or not rule("FF 11.11.5.1.1"):
        return things
    first = [thing for thing in things if any(lasting.reaches(game, thing) for lasting in must)]
    return first or things


def still_fits(game: FFTCG, target: Picked, context: Context, thing: int) -> bool:
    """Whether something that was chosen is still there and still what was asked for (FF 11.11.2).

    It is not chosen again: that it cannot be chosen any more does not matter (FF R20).
    """
    if not target.selector.admits(game, context, thing):
        there = game.is_there(thing, target.selector.zone)
        return there and not rule("FF 11.11.2")
    return rule("FF R20") or may_be_chosen(game, thing, context)


# ---- divided numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Divided(Action):
    """A step whose number is divided among its targets when it is announced."""

    def target_name(self) -> str:
        """The name of the target."""
        raise NotImplementedError

    def whole(self, game: FFTCG, context: Context) -> int:
        """The number that is divided."""
        raise NotImplementedError


def divided_in(steps: list[Action]) -> list[Divided]:
    """The steps whose numbers are divided."""
    found: list[Divided] = []
    for step in steps:
        if isinstance(step, Divided):
            found.append(step)
        found += divided_in(step.inner())
    return found
