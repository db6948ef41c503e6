"""A game arranged from a position written as plain data, as `describe` writes it.

Cards that a position does not mention lie in the life, or, where the life is given, at the bottom of the
graveyard. Whatever cannot be read is refused with a sentence that names it.
"""

from typing import Any, Final

from ...kernel.card import EVERYONE, face_of, only, with_viewers
from ...kernel.clause import whole
from ...kernel.lines import card_first, check_names, read_number, read_pool, read_side, read_words, seat_named
from ...kernel.modifier import Modifier
from ...kernel.refusal import SetupError
from ...kernel.zone import Place
from .cards import JOKER, SUIT_OF, deck_faces
from .chance import CHANCE
from .characters import number_of_soldier
from .state import BlackPoker, Character

POSITION: Final = [
    "turn",
    "number",
    "chance",
    "passes",
    "used",
    "A",
    "B",
    "stage",
    "battle",
    "pools",
    "random",
]
SIDE: Final = ["life", "hand", "graveyard", "barriers", "soldiers", "fog"]

EXAMPLE: Final = "C7, H3"


class Arranger:
    """Reads a position into an empty game."""

    def __init__(self, game: BlackPoker, position: dict[str, Any]) -> None:
        self.game = game
        self.position = position
        self.rest: list[list[int]] = [deck_faces(game.settings.deck) for _ in range(2)]

    def run(self) -> None:
        """Whose turn it is, then the cards, then what is known of them."""
        game = self.game
        position = self.position
        check_names(position, POSITION, "A BlackPoker position")
        if position.get("stage") or position.get("battle"):
            raise SetupError("A position starts with an empty stage; put requests there with `when`.")
        game.turn = seat_named(game, position.get("turn", "A"))
        game.chance = seat_named(game, position.get("chance", game.seat_name(game.turn)))
        game.turn_number = read_number(position, "number", 3)
        game.passes = read_number(position, "passes", 0)
        game.used = read_words(position, "used", EXAMPLE)
        for name in game.used:
            if name not in game.sheet.by_name or game.sheet.action(name).once is None:
                raise SetupError(
                    f"'used' names the actions used up this turn, set-barrier or attack, not {name!r}."
                )
        for seat in range(2):
            self.arrange_seat(seat, self.side(seat))
        for line in read_words(position, "pools", EXAMPLE):
            read_pool(game, line, "HK")
        if whole():
            self.check_reachable()
        game.push(CHANCE)

    def check_reachable(self) -> None:
        """Refuse what no game can reach: a soldier that is dead, a stage that both have passed on."""
        game = self.game
        if game.passes > 1:
            raise SetupError(f"After {game.passes} 'passes' the chance is over; there can be one (BP R4.22).")
        for seat in range(2):
            for id in game.soldiers(seat).cards:
                if number_of_soldier(game, game.character(id)) <= 0:
                    raise SetupError(
                        f"{game.piece_name(id)} would be dead: its number is below 1 (BP 17.10)."
                    )

    def side(self, seat: int) -> dict[str, Any]:
        """What the position says of one player."""
        return read_side(self.position, self.game.seat_name(seat), SIDE, "hand: [C7], life: 20")

    def take(self, seat: int, code: str) -> int:
        """A face out of the seat's deck."""
        face = self.game.rulebook.face(code)
        if face not in self.rest[seat]:
            name = self.game.seat_name(seat)
            raise SetupError(f"{name}'s deck {self.game.settings.deck} has no {code} (any more).")
        self.rest[seat].remove(face)
        return face

    def arrange_seat(self, seat: int, lines: dict[str, Any]) -> None:
        """Everything that the position names, then the rest of the deck."""
        for word in read_words(lines, "barriers", EXAMPLE):
            self.arrange_character(seat, word, True)
        for word in read_words(lines, "soldiers", EXAMPLE):
            self.arrange_character(seat, word, False)
        game = self.game
        self.fill(game.hand(seat), read_words(lines, "hand", EXAMPLE))
        self.fill(game.fog(seat), read_words(lines, "fog", EXAMPLE))
        graveyard = game.graveyard(seat)
        self.fill(graveyard, read_words(lines, "graveyard", EXAMPLE)[::-1])
        if graveyard.cards:
            game.reveal(graveyard, len(graveyard.cards) - 1, EVERYONE)
        count = -1
        if isinstance(lines.get("life"), int):
            count = read_number(lines, "life", 0)
        else:
            self.fill(game.life(seat), read_words(lines, "life", EXAMPLE)[::-1])
            count = 0 if "life" in lines else len(self.rest[seat])
        self.arrange_rest(seat, count)

    def fill(self, place: Place, codes: list[str]) -> None:
        """Cards by their codes, the last one on top."""
        for code in codes:
            self.game.create(self.take(place.seat, code), place.seat, place)

    def arrange_rest(self, seat: int, count: int) -> None:
        """Cards not named: so many go under the life, the others under the graveyard."""
        game = self.game
        life = game.life(seat)
        pile = Place(life.zone, seat, life.index, [])
        for face in self.rest[seat]:
            game.create(face, seat, pile)
        game.shuffle(pile)
        if count > len(pile.cards):
            name = game.seat_name(seat)
            raise SetupError(f"{name} cannot have {count} life; only {len(pile.cards)} cards are left.")
        life.cards = pile.cards[:count] + life.cards
        graveyard = game.graveyard(seat)
        graveyard.cards = [with_viewers(card, only(seat)) for card in pile.cards[count:]] + graveyard.cards

    def arrange_character(self, seat: int, words: str, barrier: bool) -> None:
        """C7 driven new +3; the cards of an equipped soldier are joined by +."""
        game = self.game
        parts = card_first(game.rulebook, words)
        codes = parts[0].split("+") if parts else []
        character = Character(game.new_id(), seat, barrier, game.turn_number if "new" in parts else -1)
        character.face_up = not barrier or "up" in parts
        game.enter(character, game.barriers(seat) if barrier else game.soldiers(seat))
        for code in codes:
            pile = Place(game.life(seat).zone, seat, game.life(seat).index, [])
            game.create(self.take(seat, code), seat, pile)
            game.card_to_piece(pile, 0, character)
        self.check_character(character, words)
        for word in parts[1:]:
            if word == "driven":
                character.driven = True
            elif word[0] in "+-" and word[1:].isdigit() and not barrier:
                game.modify(Modifier("number", character.id, int(word), "up" if word[0] == "+" else "down"))
            elif word == "up" and not barrier:
                raise SetupError(f"{words!r}: a soldier always lies face up; only a barrier is `up`.")
            elif word not in ("new", "up"):
                raise SetupError(
                    f"{words!r}: a character may be driven, new, up, or have a change such as +3."
                )

    def check_character(self, character: Character, words: str) -> None:
        """A barrier is one card (28.2), a soldier no Joker, an equipped soldier of one suit (27.2)."""
        faces = [face_of(card) for card in character.cards]
        if not faces:
            raise SetupError("A character in a position begins with its card, such as 'C7 driven'.")
        if character.barrier:
            if len(faces) > 1:
                raise SetupError(f"{words!r}: a barrier is one card (BP 28.2).")
        elif JOKER in faces:
            raise SetupError(f"{words!r}: a Joker cannot be a soldier (BP 24.2 to 27.2).")
        elif any(SUIT_OF[face] != SUIT_OF[faces[0]] for face in faces):
            raise SetupError(f"{words!r}: the cards of an equipped soldier are of one suit (BP 27.2).")
