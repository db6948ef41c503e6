"""The deployment group (BP 3, 5 to 9): Set Barrier, the three summons, and Equip."""

from typing import ClassVar, Final

from ...kernel.card import face_of, only, with_viewers
from ...kernel.clause import refuse, rule
from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Question
from .actions import A_CHARACTER, Action, KeyCard, different
from .cards import SUIT_OF
from .characters import is_joker, is_soldier
from .state import BlackPoker, Character, Request

ONCE: Final = Refusal("BP 5.6", "bp-once-per-turn")
NO_JOKER: Final = Refusal("BP 9.8", "bp-equip-no-joker")
SAME_SUIT: Final = Refusal("BP 9.7", "bp-equip-same-suit")


class SetBarrier(Action):
    """5 Set Barrier: once per turn, for one life, a hand card becomes a barrier."""

    def __init__(self) -> None:
        super().__init__("set-barrier", 5, direct=True, immediate=True, main=True)
        self.costs("BP 5.5", "L")
        self.once = ONCE

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """The card is picked now, after paying; an empty hand lays nothing (R4.50)."""
        if not game.hand(request.seat).cards:
            if rule("BP R4.50"):
                game.emit(Event("nothing-to-set", "BP R4.50", request.seat))
        elif rule("BP 5.7"):
            game.push(PickBarrier(request.seat))


class PickBarrier(Question[BlackPoker]):
    """Any card of the hand will do (5.7)."""

    clause: ClassVar[str] = "BP 5.7"
    question: ClassVar[str] = "bp-pick-barrier"

    def options(self, game: BlackPoker) -> list[Option]:
        """The cards of the hand."""
        return hand_options(game, self.seat, "set")

    def resume(self, game: BlackPoker, option: Option) -> None:
        """It enters face down (5.8) and charged (5.9), next to the others (3.1, 5.11)."""
        hand = game.hand(self.seat)
        barrier = game.lay_barrier(self.seat, hand, game.find(hand, option.card), game.turn_number)
        if not rule("BP 5.8"):
            game.turn_up(barrier)
        if not rule("BP 5.9"):
            barrier.driven = True
        if not (rule("BP 3.1") and rule("BP 5.11")):
            row = game.barriers(self.seat).cards
            row.insert(0, row.pop())
        game.emit(Event("set-barrier", "BP 5.8", self.seat, barrier.id, 0, barrier.cards[:]))


def hand_options(game: BlackPoker, seat: int, verb: str, without: list[int] | None = None) -> list[Option]:
    """One option per different card of a hand, leaving out some cards."""
    cards = game.hand(seat).cards
    if without:
        cards = [card for card in cards if card not in without]
    return [Option(verb, card) for card in different(cards)]


class Summon(Action):
    """6 to 8: the key card enters the field as a soldier, face up (n.8) and charged (n.9)."""

    def __init__(self, name: str, chapter: int, cost: str, key: KeyCard) -> None:
        super().__init__(name, chapter, direct=True, immediate=False, main=True)
        self.costs(f"BP {chapter}.5", cost)
        self.needs_key(f"BP {chapter}.6", key)
        self.enters_clause = f"BP {chapter}.7"
        self.face_up_clause = f"BP {chapter}.8"
        self.charged_clause = f"BP {chapter}.9"

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """The key card is no longer a key card: it is a soldier."""
        if not rule(self.enters_clause):
            return
        seat = request.seat
        soldier = Character(game.new_id(), seat, False, game.turn_number)
        game.enter(soldier, game.soldiers(seat))
        game.piece_card_to_piece(request, 0, soldier)
        request.keys_left = 1
        if not rule(self.face_up_clause):
            soldier.face_up = False
            soldier.cards[0] = with_viewers(soldier.cards[0], only(seat))
        if not rule(self.charged_clause):
            soldier.driven = True
        game.emit(Event("summoned", self.enters_clause, seat, soldier.id, 0, soldier.cards[:]))


class Equip(Action):
    """9 Equip: the key card is laid on an own soldier of its suit."""

    def __init__(self) -> None:
        super().__init__("equip", 9, direct=True, immediate=False, main=True)
        self.costs("BP 9.5", "BL")
        self.needs_key("BP 9.6", KeyCard(-1, 1, 13))
        self.aims_at = A_CHARACTER
        self.targets_by_key = True
        self.no_target = SAME_SUIT

    def target_refusal(self, game: BlackPoker, seat: int, key: int, character: Character) -> Refusal | None:
        """An own soldier of the same suit (9.7), no Joker (9.8)."""
        if character.seat == seat:
            if is_joker(character):
                reason = refuse(NO_JOKER)
                if reason is not None:
                    return reason
            if is_soldier(character) and SUIT_OF[face_of(character.cards[0])] == SUIT_OF[key]:
                return None
        return refuse(SAME_SUIT)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """It stays the same character, with its state and changes (R4.51)."""
        soldier = game.character(request.target)
        if not rule("BP 9.9"):
            return
        game.piece_card_to_piece(request, 0, soldier)
        request.keys_left = 1
        if not rule("BP R4.51"):
            soldier.driven = not soldier.driven
        if not rule("BP R4.52"):
            soldier.since = game.turn_number
        game.emit(Event("equipped", "BP 9.9", request.seat, soldier.id, 0, soldier.cards[:]))
