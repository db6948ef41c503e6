"""Starting the game (AG 3(1)): camps, characters and what belongs to them, the common deck, the first
hands.
"""

from typing import ClassVar, Final

from ...kernel.card import COMMON, face_of
from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .draft import begin_draft
from .hands import ceiling
from .points import INIT
from .state import BLUE_CAMP, RED, AsteriatedGrail
from .turn import PHASES, Turn

FIRST_HAND: Final = 4
PATTERNS: Final[dict[str, dict[int, str]]] = {
    "alternating": {4: "RBRB", 6: "RBRBRB", 8: "RBRBRBRB"},
    "adjacent": {4: "RRBB", 6: "RRRBBB", 8: "RRRRBBBB"},
    "cm": {4: "RBBR", 6: "RBBRRB", 8: "RBBRRBBR"},
    "bp": {4: "RBRB", 6: "RBBRBR", 8: "RBBRBRRB"},
}
"""How camps sit from the first player on, for each setting (AG R2)."""


def lay_cards(game: AsteriatedGrail) -> None:
    """The base cards lie in the middle face down (AG 2(8).1), the character cards beside them."""
    rules = game.rules
    faces = rules.base_numbers()
    for face in faces if rule("AG 2(8).2") else faces[1:]:
        game.create(face, COMMON, game.deck())
    for face in rules.character_numbers():
        game.create(face, COMMON, game.roster())


class SetUp(Task[AsteriatedGrail]):
    """The steps of AG 3(1) in their order."""

    clause: ClassVar[str] = "AG 3(1).1"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Morale, camps, characters, deck, hands, then the first turn."""
        lay_cards(game)
        if rule("AG 3(1).1"):
            game.morale = [ceiling(game), ceiling(game) if rule("AG 2(6).1") else 0]
        game.gems = [0, 0] if rule("AG 2(6).3") else [1, 1]
        game.grails = [0, 0] if rule("AG 2(6).5") else [1, 1]
        seat_camps(game)
        game.push(Equip(), DealHands(), PHASES[INIT], FirstTurn())
        begin_draft(game)
        return None


def seat_camps(game: AsteriatedGrail) -> None:
    """Camp cards are dealt at random (AG 3(1).6); a pattern begins with the first player (AG 3(1).4)."""
    seats = game.match.seats
    pattern = PATTERNS.get(game.settings.seats)
    if pattern is not None and rule("AG R2.2"):
        first = game.random(seats)
        camps = [RED if letter == "R" else BLUE_CAMP for letter in pattern[seats]]
        game.teams = [camps[(seat - first) % seats] for seat in range(seats)]
        game.first = first
    else:
        cards = list(range(seats))
        if rule("AG 3(1).6"):
            for i in range(seats - 1, 0, -1):
                j = game.random(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
        half = seats // 2 if rule("AG 3(1).5") and rule("AG R2.1") else seats // 2 - 1
        game.teams = [RED if card < half else BLUE_CAMP for card in cards]
        game.first = cards.index(0) if rule("AG 3(1).4") else (cards.index(0) + 1) % seats
    game.turn = game.first
    if rule("AG 3(1).7") and rule("AG 2(2).2"):
        for seat in range(seats):
            game.emit(Event("camp", "AG 3(1).7", seat, 0, 0, None, game.teams[seat]))
    game.emit(Event("first-player", "AG 3(1).4", game.first))


class Equip(Task[AsteriatedGrail]):
    """Every player has a character now; its exclusive cards are handed out (AG 3(1).8)."""

    clause: ClassVar[str] = "AG 3(1).8"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Tokens are not yet gained (AG 2(5).4)."""
        equip(game)
        if not rule("AG 2(5).4"):
            game.yellow = [character.most_yellow for character in game.cast.characters]
        for seat in range(game.match.seats):
            card = game.character_place(seat).cards[:]
            game.emit(Event("character", "AG 2(1).3", seat, 0, 0, card))
        return None


def equip(game: AsteriatedGrail) -> None:
    """Read the character cards; make the cast and the exclusive cards."""
    rules = game.rules
    characters: list[int] = []
    for seat in range(game.match.seats):
        cards = game.character_place(seat).cards
        characters.append(rules.character_of_face(face_of(cards[0])) if cards else 0)
    game.characters = characters
    game.restored()
    if not (rule("AG 2(7).2") and rule("AG 3(1).8")):
        return
    for seat in range(game.match.seats):
        for face in rules.exclusive_faces(characters[seat]):
            game.create(face, seat, game.exclusive(seat))


class DealHands(Task[AsteriatedGrail]):
    """The deck is shuffled (AG 3(1).14); each player in turn draws four cards (AG 3(1).15)."""

    clause: ClassVar[str] = "AG 3(1).15"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """From the first player round."""
        if rule("AG 3(1).14"):
            game.shuffle(game.deck())
        if not rule("AG 2(8).1"):
            game.expose(game.deck())
        for seat in game.in_order():
            cards = [game.draw_one(seat) for _ in range(number("AG 3(1).15", FIRST_HAND))]
            game.emit(Event("drew", "AG 3(1).15", seat, 0, len(cards), cards))
        return None


class FirstTurn(Task[AsteriatedGrail]):
    """The holder of the First Player card begins (AG 3(1).4)."""

    clause: ClassVar[str] = "AG 3(1).4"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The first turn."""
        game.push(Turn(game.first if rule("AG R2") else (game.first + 1) % game.match.seats))
        return None
