"""Refusals: why something is not legal now, and the errors that carry one to the caller.

A rule predicate returns None or a Refusal. Refusals are shared constants; arguments for the sentence are
worked out only where someone asks why (`Game.why_not`).
"""

from mypy_extensions import mypyc_attr


class Refusal:
    """A reason with its clause. `name` is the key of the sentence in the catalogues."""

    def __init__(self, clause: str, name: str) -> None:
        self.clause = clause
        self.name = name

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.name!r})"


NOT_OFFERED = Refusal("RB 2", "not-offered")
NOT_YOUR_DECISION = Refusal("RB 3", "not-your-decision")
GAME_IS_OVER = Refusal("RB 4", "game-is-over")
HIDDEN = Refusal("RB 5", "hidden-card")


@mypyc_attr(native_class=False)
class RuleboundError(Exception):
    """A mistake of the caller, told in a plain sentence; the position is as it was."""


@mypyc_attr(native_class=False)
class Refused(RuleboundError):  # noqa: N818 - it is a refusal, carried
    """A choice that is not legal now, with the clause that says so."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.clause})")
        self.refusal = refusal


@mypyc_attr(native_class=False)
class RulesError(RuleboundError):
    """A fault of the rulebook's own code, such as going round without asking anyone anything."""


@mypyc_attr(native_class=False)
class SetupError(RuleboundError):
    """A match that cannot be set up: unknown rulebook, setting, seat, deck or position."""


@mypyc_attr(native_class=False)
class MatchRefused(SetupError):  # noqa: N818 - it is a refusal, carried
    """A match that a rule forbids, such as one with a deck that may not be played."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.clause})")
        self.refusal = refusal
