"""The Flash Timing (BS 19): defender first, one effect at a time in turn, until both decline in a row."""

from typing import ClassVar

from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question
from .main_step import activate_options, start_activation
from .state import BattleSpirits
from .using import SOUL_FLASH, USE_FLASH, begin_use, use_options


class FlashTiming(Question[BattleSpirits]):
    """One player's right to use one Flash effect. `passes` counts those who have just declined."""

    clause: ClassVar[str] = "BS 19.5"
    question: ClassVar[str] = "bs-flash"

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask, unless an effect has ended the battle."""
        return None if game.ongoing_battle() is None else super().run(game)

    def options(self, game: BattleSpirits) -> list[Option]:
        """Decline (BS 19.6), a Magic's Flash (BS 19.1), or another card's (BS 19.2)."""
        options = [Option("pass")] if rule("BS 19.6") else []
        if rule("BS 19.1"):
            options += use_options(game, self.seat, [USE_FLASH, SOUL_FLASH])
        if rule("BS 19.2"):
            options += activate_options(game, self.seat)
        return options or [Option("pass")]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """After a use the other may use one (BS 19.8), also one who has just declined (BS 19.11)."""
        if option.verb == "pass":
            self.decline(game)
            return
        alternates = rule("BS 19.11" if self.passes else "BS 19.8")
        after = FlashTiming(game.other(self.seat) if alternates else self.seat, 0 if rule("BS 19.12") else 1)
        if option.verb == "activate":
            game.push(after)
            start_activation(game, self.seat, option.card or option.piece, option.number)
        else:
            begin_use(game, self.seat, option.verb, option.card, self, after)

    def decline(self, game: BattleSpirits) -> None:
        """The other may still use one (BS 19.12); two in a row who decline end it (BS 19.9)."""
        game.emit(Event("declined", "BS 19.6", self.seat))
        if self.passes + 1 < number("BS 19.9", 2):
            game.push(FlashTiming(game.other(self.seat), self.passes + 1))


def flash_timing(game: BattleSpirits) -> FlashTiming:
    """The defender has the first right (BS 19.5)."""
    return FlashTiming(game.other(game.turn) if rule("BS 19.5") else game.turn, 0)
