"""Activating an effect of another card (BS R10, R24): one of a timing, or one keyword."""

from typing import ClassVar

from ...effects.abilities import Triggered
from ...effects.actions import TargetAction
from ...effects.host import CardGame, Context
from ...effects.targets import Target
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Waiting
from ...kernel.task import Task
from .activating import trigger_for, works
from .characteristics import gained
from .filters import game_of
from .state import BattleSpirits, FieldCard


class SetOff(TargetAction):
    """Activate one effect of a card: one of a timing, or its keyword; a card on its way out will do too."""

    def __init__(self, name: str, target: Target, timing: str, keyword: str) -> None:
        super().__init__(name, target)
        self.timing = timing
        self.keyword = keyword

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Whatever the ability waits for, it is now; of several the player names one (BS R24)."""
        battle = game_of(game)
        for id in reversed(things):
            found = self.effects_of(battle, id)
            if not found:
                context.done = False
                continue
            self.changed()
            if len(found) > 1:
                battle.push(AskEffect(context.seat, self, frame, id))
            else:
                set_off(battle, found[0], id)

    def effects_of(self, game: BattleSpirits, id: int) -> list[Triggered]:
        """The effects of a card that this could activate, printed or given."""
        piece = game.pieces.get(id)
        if not isinstance(piece, FieldCard):
            return []
        found: list[Triggered] = []
        for ability in [*game.card_of(piece).triggered, *gained(game, game.in_force("gains"), id)]:
            if isinstance(ability, Triggered) and self.means(ability) and works(game, ability, piece):
                found.append(ability)
        return found

    def means(self, ability: Triggered) -> bool:
        """Whether an effect is of the timing, or is the keyword."""
        if self.keyword and rule("BS R24"):
            return ability.keyword == self.keyword
        return ability.when.this and ability.when.event == self.timing


def set_off(game: BattleSpirits, ability: Triggered, id: int) -> None:
    """An effect of a card on the Field activates now."""
    seat = game.field_card(id).seat
    game.waiting.append(Waiting(trigger_for(ability, id), seat, Event("set-off", "BS R24", seat, id)))


class AskEffect(Task[BattleSpirits]):
    """Asks which of the effects of a card is activated."""

    clause: ClassVar[str] = "BS R24"

    def __init__(self, seat: int, action: SetOff, frame: int, piece: int) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame
        self.piece = piece

    def run(self, game: BattleSpirits) -> Decision | None:
        """By the numbers of the effects on the card; without the ruling all of them activate."""
        found = self.action.effects_of(game, self.piece)
        if not rule("BS R24"):
            for ability in found:
                set_off(game, ability, self.piece)
            return None
        options = [Option("resolve", 0, self.piece, number) for number in range(1, len(found) + 1)]
        return Decision(self.seat, "bs-which-effect", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """That one."""
        set_off(game, self.action.effects_of(game, self.piece)[option.number - 1], self.piece)
