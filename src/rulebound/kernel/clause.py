"""Anchors: the places in the code where a clause of a rulebook is carried out.

Rule code asks `rule("BP 22.9")` before a step, `number("BP 10.5", 7)` for a constant, and `refuse(REFUSAL)`
when it forbids. In play these answer at once. Under watch they note which clauses ran (a scenario *shows* a
clause), and one clause can be switched off: a step skipped, a constant one more, a refusal never given
(a scenario *proves* a clause when it fails then).
"""

from typing import Final

from .refusal import Refusal


class Watch:
    """Which anchors ran since the last look, how many rules were asked and things looked at, what is off."""

    def __init__(self) -> None:
        self.active = False
        self.off = ""
        self.ran: set[str] = set()
        self.looks = 0

    def start(self, off: str = "") -> None:
        """Begin to note anchors; `off` names a clause to switch off."""
        self.active = True
        self.off = off
        self.ran = set()
        self.looks = 0

    def stop(self) -> None:
        """Back to normal play."""
        self.active = False
        self.off = ""
        self.ran = set()


WATCH: Final = Watch()


def whole() -> bool:
    """Whether every clause is in force. Only then can it be said what no game can reach."""
    return not WATCH.off


def rule(clause: str) -> bool:
    """Whether the step of this clause is carried out: always, but for a mutant."""
    watch = WATCH
    if not watch.active:
        return True
    watch.looks += 1
    watch.ran.add(clause)
    return watch.off != clause


def number(clause: str, value: int) -> int:
    """The constant that this clause states; one more in its mutant."""
    watch = WATCH
    if not watch.active:
        return value
    watch.looks += 1
    watch.ran.add(clause)
    return value + 1 if watch.off == clause else value


def refuse(refusal: Refusal) -> Refusal | None:
    """The refusal, unless its clause is switched off."""
    watch = WATCH
    if not watch.active:
        return refusal
    watch.looks += 1
    watch.ran.add(refusal.clause)
    return None if watch.off == refusal.clause else refusal
