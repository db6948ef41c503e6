"""A game arranged from a position written as plain data, as `describe` writes it.

Cards are named by number, or by a name in any language. What a position does not mention: no Crystals, an
empty field and hand, and a deck of the cards that are left. Whatever cannot be read is refused with a
sentence that names it.
"""

from typing import Any, Final

from ...kernel.card import EVERYONE, face_of, with_viewers
from ...kernel.clause import whole
from ...kernel.lines import (
    card_first,
    check_names,
    read_mark,
    read_number,
    read_pool,
    read_side,
    read_words,
    seat_named,
)
from ...kernel.refusal import SetupError
from ...kernel.zone import Place
from .attack import DeclareAttack
from .cards import SUMMON
from .damage import most_damage
from .decks import faces_of
from .pieces import Character
from .priority import give_priority
from .rules import falling
from .state import ATTACK, END, FFTCG, MAIN_1, MAIN_2, STEPS
from .turn import AfterPhase, AttackPhaseStart, BeginTurn, EndPhase, MainPhase

POSITION: Final = [
    "turn",
    "number",
    "first",
    "phase",
    "A",
    "B",
    "stack",
    "battle",
    "used",
    "resolutions",
    "lasting",
    "pools",
    "random",
]
SIDE: Final = [
    "crystals",
    "hand",
    "deck",
    "break-zone",
    "damage-zone",
    "removed",
    "face-down",
    "lb-deck",
    "field",
    "open",
    "looked",
]
EXAMPLE: Final = "1-004C"
MOST_LIMIT_CARDS: Final = 8


class Arranger:
    """Reads a position into an empty game."""

    def __init__(self, game: FFTCG, position: dict[str, Any]) -> None:
        self.game = game
        self.position = position

    def run(self) -> None:
        """Whose turn and which phase it is, then the cards, then what is known of them."""
        game = self.game
        position = self.position
        check_names(position, POSITION, "An FF-TCG position")
        for name in ("stack", "battle", "lasting"):
            if position.get(name):
                raise SetupError(
                    "A position starts with an empty stack, between battles, with nothing lasting; "
                    "reach those with `when`."
                )
        game.turn = seat_named(game, position.get("turn", "A"))
        game.turn_number = read_number(position, "number", 3)
        game.first = seat_named(game, position.get("first", "A"))
        for seat in range(2):
            self.arrange_seat(seat, self.side(seat))
        for seat in range(2):
            self.arrange_deck(seat, self.side(seat))
        game.used = [read_mark(game, line) for line in read_words(position, "used", EXAMPLE)]
        game.resolutions = read_number(position, "resolutions", 0)
        for line in read_words(position, "pools", EXAMPLE):
            read_pool(game, line, EXAMPLE)
        self.begin(position.get("phase", "main-1"))
        game.events = []
        if whole():
            self.check_reachable()

    def check_reachable(self) -> None:
        """Refuse what no game can reach: a game that is lost, an LB deck too large, a Character that the
        rules put away at once. A sixth Backup may be there: which one goes is asked.
        """
        game = self.game
        for seat in range(2):
            name = game.seat_name(seat)
            most = most_damage(game)
            if len(game.damage_zone(seat).cards) >= most:
                raise SetupError(f"With {most} cards in the 'damage-zone' {name} has lost (FF 3.1.1).")
            if len(game.lb_deck(seat).cards) > MOST_LIMIT_CARDS:
                raise SetupError(f"The 'lb-deck' of {name} can have 8 cards at most (FF 15.2.8.1.1).")
        gone = falling(game, [])
        if gone:
            where = game.piece_name(gone[0].piece)
            raise SetupError(f"{where} cannot be there: the rules put it away at once ({gone[0].clause}).")

    def begin(self, phase: Any) -> None:
        """Go on from the named phase: the start of the turn, a Main Phase, the Attack Phase or the end."""
        game = self.game
        if phase not in STEPS:
            raise SetupError(f"{phase!r} is no phase; the phases are {', '.join(STEPS)}.")
        if phase == "active":
            game.turn_number -= 1
            game.push(BeginTurn(game.turn))
            return
        game.phase = STEPS.index(phase)
        game.settle()
        if game.phase == END:
            game.push(EndPhase())
        elif game.phase == ATTACK:
            game.push(DeclareAttack(game.turn), AfterPhase(), MainPhase(MAIN_2), EndPhase())
        elif game.phase == MAIN_1:
            game.push(AfterPhase(), AttackPhaseStart(), MainPhase(MAIN_2), EndPhase())
            give_priority(game, game.turn)
        elif game.phase == MAIN_2:
            game.push(AfterPhase(), EndPhase())
            give_priority(game, game.turn)
        else:
            raise SetupError("A position starts in active, main-1, attack, main-2 or end, not in draw.")

    def side(self, seat: int) -> dict[str, Any]:
        """What the position says of one player."""
        return read_side(self.position, self.game.seat_name(seat), SIDE, "hand: [1-004C], crystals: 1")

    def arrange_seat(self, seat: int, lines: dict[str, Any]) -> None:
        """Crystals and all cards but the deck."""
        game = self.game
        game.crystals[seat] = read_number(lines, "crystals", 0)
        for word in read_words(lines, "field", EXAMPLE):
            self.arrange_character(seat, word)
        self.fill(game.hand(seat), read_words(lines, "hand", EXAMPLE))
        self.fill(game.break_zone(seat), read_words(lines, "break-zone", EXAMPLE)[::-1])
        self.fill(game.damage_zone(seat), read_words(lines, "damage-zone", EXAMPLE))
        self.fill(game.zone_of("face-down", seat), read_words(lines, "face-down", EXAMPLE))
        for word in read_words(lines, "removed", EXAMPLE):
            self.arrange_removed(seat, word)
        for word in read_words(lines, "lb-deck", EXAMPLE):
            self.arrange_limit_card(seat, word)

    def fill(self, place: Place, codes: list[str]) -> None:
        """Cards by their codes, the last one on top."""
        game = self.game
        for code in codes:
            card = game.create(game.rulebook.face(code), place.seat, place)
            game.note_card(card, place)

    def arrange_removed(self, seat: int, words: str) -> None:
        """21-017C Warp-2: a removed card with its counters."""
        game = self.game
        parts = card_first(game.rulebook, words)
        place = game.removed(seat)
        card = game.create(game.rulebook.face(parts[0]), seat, place)
        game.note_card(card, place)
        for word in parts[1:]:
            self.read_counter(card, word, words)

    def read_counter(self, thing: int, word: str, words: str) -> None:
        """Ember-2: counters on a thing."""
        name, _, count = word.rpartition("-")
        if not name or not count.isdecimal():
            raise SetupError(f"{words!r}: {word!r} is no counter; write its name and number, as in Warp-2.")
        self.game.set_counters(thing, name, int(count))

    def arrange_limit_card(self, seat: int, words: str) -> None:
        """22-112R up: a card of the LB deck, face up where it says so."""
        game = self.game
        parts = card_first(game.rulebook, words)
        place = game.lb_deck(seat)
        game.create(game.rulebook.face(parts[0]), seat, place)
        if parts[1:] == ["up"]:
            place.cards[-1] = with_viewers(place.cards[-1], EVERYONE)
        elif parts[1:]:
            raise SetupError(f"{words!r}: after a card of the LB deck comes `up` or nothing.")

    def arrange_deck(self, seat: int, lines: dict[str, Any]) -> None:
        """The cards that the position lists from the top, or those that are nowhere else, shuffled."""
        game = self.game
        if isinstance(lines.get("deck"), list):
            self.fill(game.deck(seat), read_words(lines, "deck", EXAMPLE)[::-1])
            return
        read_number(lines, "deck", 20)
        rest, limit = faces_of(game.rules, game.match.decks[seat])
        rest = rest + limit
        for place in game.places:
            if not place.zone.pieces:
                for card in place.cards:
                    if place.seat == seat:
                        rest.remove(face_of(card))
        for piece in game.pieces.values():
            for card in piece.cards:
                if card >> 16 & 15 == seat:
                    rest.remove(face_of(card))
        for face in rest:
            game.create(face, seat, game.deck(seat))
        game.shuffle(game.deck(seat))

    def arrange_character(self, seat: int, words: str) -> None:
        """24-005L+24-001L dull: the cards, and what is not usual about the Character."""
        game = self.game
        parts = card_first(game.rulebook, words)
        faces = [game.rulebook.face(code) for code in parts[0].split("+")] if parts else []
        if not faces or any(game.card(face).kind == SUMMON for face in faces):
            raise SetupError(f"{words!r}: a Character begins with its card, such as '1-187S dull'.")
        piece = Character(game.new_id(), seat)
        piece.fresh = False
        owner = seat
        for word in parts[1:]:
            if word.startswith("of-"):
                owner = seat_named(game, word[3:])
                piece.home = seat
        game.enter(piece, game.field(seat))
        pile = Place(game.deck(owner).zone, owner, game.deck(owner).index, [])
        for face in faces:
            game.create(face, owner, pile)
            game.card_to_piece(pile, 0, piece)
        for word in parts[1:]:
            self.read_state(piece, word, words)
        for ability in game.card(faces[-1]).triggered:
            if ability.zone == "field":
                game.watch(ability, piece.id)

    def read_state(self, piece: Character, word: str, words: str) -> None:
        """One thing that is not usual about a Character."""
        number = word.rpartition("-")[2]
        if word == "dull":
            piece.dull = True
        elif word == "frozen":
            piece.frozen = True
        elif word == "fresh":
            piece.fresh = True
        elif word.startswith("damage-") and number.isdecimal():
            piece.damage = int(number)
        elif word.startswith("attacked-") and number.isdecimal():
            piece.attacks = int(number)
        elif not word.startswith("of-"):
            self.read_counter(piece.id, word, words)
