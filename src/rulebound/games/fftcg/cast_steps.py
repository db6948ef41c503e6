"""Casting by an effect (FF 11.3.11, 11.4.1.1): a step that lets a player cast a card, perhaps without paying.

The card lies open until the effect has resolved; then it is cast like any other, or goes back where it was.
"""

from typing import Any, ClassVar

from ...effects.abilities import Ability
from ...effects.actions import TargetAction
from ...effects.host import CardGame, Context, is_card
from ...effects.targets import Target
from ...kernel.card import face_of, owner_of
from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.task import Task
from .announcing import declare
from .casting import CastDeed, castable
from .deeds import Named
from .filters import game_of
from .moving import entry_refusal_clause, put_card
from .paying import Cost
from .state import FFTCG
from .statics import OtherCost
from .targets import announceable


class CastCard(TargetAction):
    """Cast a card by this effect: at once when the effect has resolved (FF 11.3.11, 11.4.1.1)."""

    def __init__(self, name: str, target: Target, free: bool) -> None:
        super().__init__(name, target)
        self.free = free

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """The card is announced: it lies open until then."""
        fftcg = game_of(game)
        for card in things:
            if not is_card(card):
                continue
            origin = fftcg.place_holding(card).zone.name
            moved = fftcg.send(card, fftcg.zone_of("open", owner_of(card)))
            fftcg.due = [*fftcg.due, CastNow(context.seat, moved, self.free, origin)]
            self.changed()


class CastNow(Task[FFTCG]):
    """A card that an effect lets a player cast. `origin` is the zone it came from."""

    clause: ClassVar[str] = "FF 11.3.11"

    def __init__(self, seat: int, card: int, free: bool, origin: str) -> None:
        self.seat = seat
        self.card = card
        self.free = free
        self.origin = origin

    def run(self, game: FFTCG) -> Decision | None:
        """Its targets and payment are named now; what cannot be cast goes back where it was."""
        face = face_of(self.card)
        definition = game.card(face)
        ability = definition.cast or definition.entry
        deed = EffectCast(self.seat, self.card, face, ability, self.free, self.origin)
        character = definition.is_character()
        able = castable(game, deed) and rule("FF 11.4.1.1" if character else self.clause)
        if character:
            able = able and not entry_refusal_clause(game, self.seat, face)
        if ability is not None:
            able = able and announceable(game, ability, Context(self.seat, self.card, face))
        if able:
            declare(game, deed, None)
        else:
            put_card(game, self.card, self.origin, True, "FF 2.3")
        return None


class EffectCast(CastDeed):
    """Casting by an effect: perhaps without paying; priority goes on as after any resolution."""

    def __init__(
        self, seat: int, source: int, face: int, ability: Ability | None, free: bool, origin: str
    ) -> None:
        super().__init__(seat, source, face, ability)
        self.free = free
        self.origin = origin

    def afresh(self) -> Task[Any] | None:
        """What looks anew whether it can be cast."""
        return CastNow(self.seat, self.source, self.free, self.origin)

    def extras(self, game: FFTCG) -> list[OtherCost]:
        """No other payment where it is free."""
        return [] if self.free else super().extras(game)

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """Nothing where it is free."""
        return None if self.free else super().cost(game, named)

    def go_on(self, game: FFTCG, seat: int) -> None:
        """The turn player gets priority anyway, as after any resolution (FF 11.1.5)."""
