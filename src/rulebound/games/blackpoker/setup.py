"""Set-up (BP R4.1 to R4.13): shuffle, seven cards, life, the preset of the entry decks, who begins."""

from typing import ClassVar, Final

from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import NUMBER_OF, deck_faces
from .chance import CHANCE
from .state import BlackPoker, Character

DECK_CLAUSES: Final = {"full54": "BP R4.10", "entry20": "BP R4.11", "entry16": "BP R4.12"}


def make_decks(game: BlackPoker) -> None:
    """Every card lies in its owner's life, in the order of the deck."""
    for seat in range(2):
        faces = deck_faces(game.settings.deck)
        if not rule(DECK_CLAUSES[game.settings.deck]):
            faces.pop()
        for face in faces:
            game.create(face, seat, game.life(seat))


class Deal(Task[BlackPoker]):
    """Both shuffle (R4.1) and draw seven (R4.2); the rest is life (R4.3)."""

    clause: ClassVar[str] = "BP R4.1"

    def run(self, game: BlackPoker) -> Decision | None:
        """Then the preset, then who begins."""
        for seat in range(2):
            life = game.life(seat)
            if seat == 0 or rule("BP R4.1"):
                game.shuffle(life)
            for _ in range(number("BP R4.2", 7)):
                game.draw(seat, "BP R4.2")
            if not rule("BP R4.3"):
                game.bury(life, 1)
            if not rule("BP R8.1"):
                game.reveal(life, 0, EVERYONE)
        game.push(TurnUp())
        if game.settings.deck != "full54" and rule("BP R4.13"):
            game.push(Preset())
        return None


class Preset(Task[BlackPoker]):
    """Entry decks (R4.13): the top life card becomes a face-down barrier (R8), the next a soldier."""

    clause: ClassVar[str] = "BP R4.13"

    def run(self, game: BlackPoker) -> Decision | None:
        """Both came before the first turn, so the soldier may attack in it."""
        for seat in range(2):
            life = game.life(seat)
            barrier = game.lay_barrier(seat, life, len(life.cards) - 1, -1)
            game.emit(Event("preset", "BP R4.13", seat, barrier.id, 0, barrier.cards[:]))
            soldier = Character(game.new_id(), seat, False, -1)
            game.enter(soldier, game.soldiers(seat))
            game.card_to_piece(life, len(life.cards) - 1, soldier)
            game.emit(Event("preset", "BP R4.13", seat, soldier.id, 1, soldier.cards[:]))
        return None


class TurnUp(Task[BlackPoker]):
    """Both turn up the top card of life; the higher number begins (R4.4), a tie is turned up again (R4.5)."""

    clause: ClassVar[str] = "BP R4.4"

    def run(self, game: BlackPoker) -> Decision | None:
        """Turned-up cards go to their owners' graveyards (R4.6)."""
        if not game.life(0).cards or not game.life(1).cards:
            game.push(SetUpAnew() if rule("BP R4.8") else Begin(0))
            return None
        numbers: list[int] = []
        for seat in range(2):
            life = game.life(seat)
            card = game.reveal(life, len(life.cards) - 1, EVERYONE)
            numbers.append(NUMBER_OF[face_of(card)])
            game.emit(Event("turned-up-first", "BP R4.4", seat, 0, numbers[seat], [card]))
            if rule("BP R4.6"):
                game.move(life, len(life.cards) - 1, game.graveyard(seat), EVERYONE)
        if numbers[0] == numbers[1] and rule("BP R4.5"):
            game.push(self)
            return None
        first = 0 if numbers[0] > numbers[1] else 1
        game.push(Begin(first if rule("BP R4.4") else game.other(first)))
        return None


class SetUpAnew(Task[BlackPoker]):
    """A life that runs out while ties are broken: the set-up is done anew (R4.8)."""

    clause: ClassVar[str] = "BP R4.8"

    def run(self, game: BlackPoker) -> Decision | None:
        """All cards go back to life."""
        for seat in range(2):
            life = game.life(seat)
            for character in game.characters(seat):
                for i in range(len(character.cards)):
                    game.card_of_piece(character, i, life)
                game.leave(character)
            for place in (game.hand(seat), game.graveyard(seat)):
                while place.cards:
                    game.move(place, 0, life)
        game.left.clear()
        game.emit(Event("set-up-anew", "BP R4.8"))
        game.push(Deal())
        return None


class Begin(Task[BlackPoker]):
    """The first player draws one card and holds turn and chance (R4.7); no Charge, no Draw (R4.9)."""

    clause: ClassVar[str] = "BP R4.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: BlackPoker) -> Decision | None:
        """The game starts."""
        game.turn = self.seat
        game.chance = self.seat
        game.turn_number = 1
        game.emit(Event("begins", "BP R4.7", self.seat))
        if rule("BP R4.7") and game.life(self.seat).cards:
            game.draw(self.seat, "BP R4.7")
        if not rule("BP R4.9"):
            game.draw(self.seat, "BP R4.9")
        game.push(CHANCE)
        return None
