"""What sets triggered actions off (BP 11.5, 12.5, 14.5, 15.5, 23.5): events of the game, by their names."""

from typing import TYPE_CHECKING

from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.event import Event, Trigger
from ...kernel.game import Game
from .cards import is_honour
from .state import BlackPoker

if TYPE_CHECKING:
    from .actions import Action


class ActionTrigger(Trigger):
    """Sets a triggered action off. Subclasses say when."""

    def __init__(self, action: "Action", event: str, clause: str) -> None:
        super().__init__(event, clause)
        self.action = action


class AfterAction(ActionTrigger):
    """When the action of another chapter has resolved, the turn player's follows (R4.46)."""

    def __init__(self, action: "Action", cause: int, clause: str, started_by: str) -> None:
        super().__init__(action, "resolved", clause)
        self.cause = cause
        self.started_by = started_by

    def times(self, game: Game, event: Event) -> int:
        """Once (R3), if it was that action; the sheet says so twice for Charge and Draw (10.7, 11.7)."""
        if event.number != self.cause or not rule(self.clause) or not rule(self.started_by):
            return 0
        return 1 if rule("BP R3") else 2

    def seat(self, game: Game, event: Event) -> int:
        """The turn player, also when the turn has just changed hands."""
        assert isinstance(game, BlackPoker)
        return game.turn


class AfterAttack(AfterAction):
    """Block follows only an Attack that has an attacker (14.5)."""

    def times(self, game: Game, event: Event) -> int:
        """Once, if there is a battle."""
        assert isinstance(game, BlackPoker)
        if event.number != self.cause:
            return 0
        needs_attacker = rule(self.clause)
        return 1 if game.battle or not needs_attacker else 0


class HonourLeftField(ActionTrigger):
    """Once for each Joker, A, J, Q or K that goes from the field to the graveyard (23.5, 23.6)."""

    def times(self, game: Game, event: Event) -> int:
        """The number of such cards."""
        count = sum(1 for card in event.cards if is_honour(face_of(card)))
        if not rule("BP 23.5"):
            return 0
        return count if rule("BP 23.6") else min(count, 1)

    def seat(self, game: Game, event: Event) -> int:
        """The player whose field the card left (R4.46)."""
        assert isinstance(game, BlackPoker)
        return event.seat if rule("BP R4.46") else game.other(event.seat)
