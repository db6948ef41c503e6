"""How work grows: listing options in positions of one make, each twice as crowded as the one before.

Where the modules are not compiled every call is counted; where they are, the rules asked and the objects
looked at (`WATCH.looks`).
"""

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from rulebound import _build
from rulebound.kernel.game import Game
from rulebound.kernel.task import Proposal

from ..legality_checks import answers, looks_to_list
from . import Inquiry
from .walking import Begins

SIZES: Final = (4, 8, 16)
STEEPEST: Final = 2.4
"""Twice as much in play may take twice the work and a little more; what is quadratic takes four times."""
SLACK: Final = 40
LONGEST: Final = 60
"""So many answers of one proposal are looked at."""


def calls_to_list(game: Game) -> int:
    """How many calls it takes to list the options once."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        game.ask_again()
    finally:
        sys.setprofile(before)
    return count


def work_of(game: Game, begins: Begins) -> int:
    """The most work at one decision: this one, and those of what begins here, first answers taken."""
    measure = looks_to_list if _build.compiled() else calls_to_list
    most = measure(game.copy())
    decision = game.decision
    assert decision is not None
    for index, option in enumerate(decision.options):
        if not begins(option):
            continue
        copy = game.copy()
        copy.choose(index)
        for _ in range(LONGEST):
            if copy.decision is None or not isinstance(copy.agenda[-1], Proposal):
                break
            most = max(most, measure(copy.copy()))
            copy.choose(answers(copy.decision)[0])
        break
    return most


def grows_evenly(ask: Inquiry, make: Callable[[int], Game], begins: Begins, what: str) -> None:
    """Twice as much in play takes at most about twice the work."""
    works = [work_of(make(size), begins) for size in SIZES]
    even = all(more <= STEEPEST * few + SLACK for few, more in pairwise(works))
    told = ", ".join(f"{work} for {size}" for work, size in zip(works, SIZES, strict=True))
    ask.expect("work", even, f"{what}: work grows faster than what is in play ({told})")
