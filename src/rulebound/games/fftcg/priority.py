"""Priority (FF 11.1): who may act, what happens when both pass, and what a player may do.

Priority is asked only after the rules have been processed and auto-abilities are on the stack. Whoever passes
hands it over; when both pass in succession the top of the stack resolves, or the phase goes on.
"""

from typing import ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.task import Question
from .announcing import declare
from .casting import cast_options, deed_named, prime_options, use_options, warp_options
from .loops import NoteLoop
from .paying import Wallet
from .resolving import RESOLVE_TOP
from .rules import CHECK_RULES
from .state import ATTACK, FFTCG, MAIN_1, MAIN_2


class Priority(Question[FFTCG]):
    """A player with priority acts or passes; `passed` says that the other has just passed."""

    clause: ClassVar[str] = "FF 11.1.1"
    question: ClassVar[str] = "ff-priority"

    def __init__(self, seat: int, passed: bool) -> None:
        super().__init__(seat)
        self.passed = passed

    def options(self, game: FFTCG) -> list[Option]:
        """Cast, use, Warp, prime, or pass; nothing but pass where only the rules go on (FF 9.5.1.1)."""
        options: list[Option] = []
        if may_act(game) and rule("FF 11.1.1"):
            wallet = Wallet(game, self.seat)
            options += cast_options(game, self.seat, wallet)
            options += use_options(game, self.seat, wallet)
            if self.seat == game.turn:
                options += warp_options(game, self.seat)
                options += prime_options(game, self.seat)
        options.append(Option("pass"))
        return options

    def resume(self, game: FFTCG, option: Option) -> None:
        """Begin what was named, or hand priority over."""
        if option.verb != "pass":
            declare(game, deed_named(game, self.seat, option), self)
            return
        game.tell(Event("passed", "FF 11.1.6", self.seat))
        if not self.passed and rule("FF 11.1.6"):
            give_priority(game, 1 - self.seat, True)
        elif game.stack().cards and rule("FF 11.1.7"):
            seat = game.turn if rule("FF 11.1.5") else self.seat
            game.push(RESOLVE_TOP, CHECK_RULES, NoteLoop(seat), Priority(seat, False))
        elif game.phase in (MAIN_1, MAIN_2) and not rule("FF 9.3.1.2"):
            give_priority(game, game.turn)


def may_act(game: FFTCG) -> bool:
    """Summons and abilities are used in the Main Phases and the Attack Phase only (FF 9.3.1.6, 9.3.1.7)."""
    return game.phase in (MAIN_1, MAIN_2, ATTACK) and not game.sealed


def give_priority(game: FFTCG, seat: int, passed: bool = False) -> None:
    """A player gets priority once the rules have been processed (FF 11.1.3, 11.1.4)."""
    game.push(CHECK_RULES, NoteLoop(seat), Priority(seat, passed))
