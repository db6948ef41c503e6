"""The Flash Timing (BS 19): defender first, one effect at a time in turn, until both decline one after the other."""

from typing import ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Option
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

    def options(self, game: BattleSpirits) -> list[Option]:
        """Decline (BS 19.6), a Magic's Flash (BS 19.1), or another card's (BS 19.2)."""
        battle = game.current_battle()
        if battle is None or battle.over:
            return [Option("pass")]
        options = [Option("pass")] if rule("BS 19.6") else []
        options += use_options(game, self.seat, [USE_FLASH, SOUL_FLASH])
        options += activate_options(game, self.seat)
        return options or [Option("pass")]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Two in a row who decline end it (BS 19.9); after a use the other may use one (BS 19.8)."""
        other = game.other(self.seat) if rule("BS 19.8") else self.seat
        if option.verb == "pass":
            self.decline(game, other)
            return
        after = FlashTiming(other, 0)
        if option.verb == "activate":
            game.push(after)
            start_activation(game, self.seat, option.card or option.piece, option.number)
        else:
            begin_use(game, self.seat, option.verb, option.card, self, after)

    def decline(self, game: BattleSpirits, other: int) -> None:
        """The other may still use one, unless it has declined just before."""
        battle = game.current_battle()
        if battle is None or battle.over:
            return
        game.emit(Event("declined", "BS 19.6", self.seat))
        if self.passes + 1 < 2 or not rule("BS 19.9"):
            if self.passes < 2:
                game.push(FlashTiming(other, self.passes + 1))


def flash_timing(game: BattleSpirits) -> FlashTiming:
    """The defender has the first right (BS 19.5)."""
    return FlashTiming(game.other(game.turn) if rule("BS 19.5") else game.turn, 0)
