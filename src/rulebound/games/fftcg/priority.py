"""Priority (FF 11.1): who may act, what happens when both pass, and what a player may do.

Priority is asked only after the rules have been processed and auto-abilities are on the stack. Whoever passes
hands it over; when both pass in succession the top of the stack resolves, or the phase goes on.
"""

from typing import ClassVar

from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.task import Question
from .announcing import declare
from .casting import cast_deed, cast_options, is_action_phase
from .deeds import Deed
from .loops import NoteLoop
from .paying import Wallet
from .priming import PrimeDeed, prime_options
from .resolving import RESOLVE_TOP
from .rules import CHECK_RULES
from .state import FFTCG, MAIN_1, MAIN_2
from .using import UseDeed, use_named, use_options
from .warp import WarpDeed, warp_options


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
        if is_action_phase(game) and rule("FF 11.1.1"):
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


def deed_named(game: FFTCG, seat: int, option: Option) -> Deed:
    """The deed that an answer to priority begins."""
    if option.verb == "cast":
        return cast_deed(game, seat, option.card)
    if option.verb == "warp":
        return WarpDeed(seat, option.card, face_of(option.card), None)
    if option.verb == "prime":
        piece = game.character(option.piece)
        return PrimeDeed(seat, option.piece, face_of(piece.cards[-1]), None)
    thing = option.card or option.piece
    return UseDeed(seat, thing, game.face_of_thing(thing), use_named(game, thing, option.number))


def give_priority(game: FFTCG, seat: int, passed: bool = False) -> None:
    """A player gets priority once the rules have been processed (FF 11.1.3, 11.1.4)."""
    game.push(CHECK_RULES, NoteLoop(seat), Priority(seat, passed))
