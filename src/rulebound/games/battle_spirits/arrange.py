"""A game arranged from a position written as plain data, as `describe` writes it.

Cards are named by number, or by a name in any language. What a position does not mention: Life 5, Reserve 3
with the Soul Core, an empty Field and Hand, and a Deck of the cards that are left. Whatever cannot be read is
refused with a sentence that names it.
"""

from typing import Any, Final

from ...kernel.card import face_of
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
from .activating import trigger_for
from .battle import ATTACK_CHOICE
from .cards import MAGIC
from .characteristics import cores_on, lowest_cores
from .decks import faces_of
from .main_step import MAIN_ACTION
from .state import (
    ATTACK,
    END,
    EXHAUSTED,
    HEAVY,
    IN_RESERVE,
    IN_TRASH,
    MAIN,
    OUT_OF_GAME,
    SECOND_MAIN,
    STEPS,
    BattleSpirits,
    FieldCard,
)
from .turn import EndOfAttackStep, EndStep, MainStep, begin_turn

POSITION: Final = [
    "turn",
    "number",
    "first",
    "step",
    "A",
    "B",
    "battle",
    "used",
    "happened",
    "lasting",
    "may-move",
    "pools",
    "random",
]
SIDE: Final = [
    "life",
    "reserve",
    "core-trash",
    "soul",
    "hand",
    "deck",
    "trash",
    "removed",
    "field",
    "open",
    "use",
]

EXAMPLE: Final = "26RSD01-002"


class Arranger:
    """Reads a position into an empty game."""

    def __init__(self, game: BattleSpirits, position: dict[str, Any]) -> None:
        self.game = game
        self.position = position
        self.soul_named = False

    def run(self) -> None:
        """Whose turn and which step it is, then the cards and Cores, then what is known of them."""
        game = self.game
        position = self.position
        check_names(position, POSITION, "A Battle Spirits position")
        if position.get("battle") or position.get("lasting"):
            raise SetupError(
                "A position starts between battles, with nothing lasting; reach those with `when`."
            )
        game.turn = seat_named(game, position.get("turn", "A"))
        game.turn_number = read_number(position, "number", 3)
        game.first = seat_named(game, position.get("first", "A"))
        for seat in range(2):
            self.arrange_seat(seat, self.side(seat))
        self.recall()
        for line in read_words(position, "pools", EXAMPLE):
            read_pool(game, line, "26RSD01-002")
        game.settle()
        if game.pending:
            raise SetupError(
                "A Spirit in a position needs the Cores of its lowest Lv, such as '26RSD01-002 1'."
            )
        self.begin(position.get("step", "main"))
        # What is in force in a position began earlier, side A's first: nothing is left to be ordered.
        game.orderings = []
        game.may_move = position.get("may-move", True) is True

    def begin(self, step: Any) -> None:
        """Go on from the named step: start of the turn, a Main Step, the Attack Step or the End Step."""
        game = self.game
        if step not in STEPS:
            raise SetupError(f"{step!r} is no step; the steps are {', '.join(STEPS)}.")
        if step == "start":
            begin_turn(game)
            return
        game.step = STEPS.index(step)
        game.stirred = True
        game.settle()
        if game.step == END:
            game.push(EndStep())
        elif game.step == SECOND_MAIN:
            game.push(MAIN_ACTION, EndStep())
        elif game.step == ATTACK:
            game.push(ATTACK_CHOICE, EndOfAttackStep(), MainStep(SECOND_MAIN), EndStep())
        elif game.step == MAIN:
            self.begin_main()
        else:
            raise SetupError(f"A position starts in start, main, attack, second-main or end, not in {step}.")

    def begin_main(self) -> None:
        """The Main Step with what follows it in this turn."""
        game = self.game
        used, happened = game.used, game.happened
        begin_turn(game)
        while not isinstance(game.agenda[-1], MainStep):
            game.agenda.pop()
        game.agenda.pop()
        game.used, game.happened = used, happened
        game.events = []
        game.push(MAIN_ACTION)

    def recall(self) -> None:
        """What happened this turn, and which limits are used up: `turn A.field.1 26RSD01-007/0`."""
        game = self.game
        game.happened = read_words(self.position, "happened", EXAMPLE)
        for line in game.happened:
            if not is_happening(line.split()):
                raise SetupError(
                    f"{line!r} is nothing that effects look back on; write 'life 0', 'depleted 1', "
                    "'depleted 1 by 0' or 'magic 0 wind-fang'."
                )
        game.used = []
        for line in read_words(self.position, "used", EXAMPLE):
            kind, _, rest = line.partition(" ")
            if kind == "name":
                game.used.append(line)
            elif kind != "turn" or " " not in rest:
                raise SetupError(
                    f"{line!r} is no limit that is used up; write 'turn A.field.1 26RSD01-007/0'."
                )
            else:
                game.used.append(f"turn {read_mark(game, rest)}")

    def side(self, seat: int) -> dict[str, Any]:
        """What the position says of one player."""
        return read_side(self.position, self.game.seat_name(seat), SIDE, "hand: [26RSD01-002], life: 3")

    def arrange_seat(self, seat: int, lines: dict[str, Any]) -> None:
        """Cores, cards, and the Deck."""
        game = self.game
        game.life[seat] = read_number(lines, "life", 5)
        game.reserve[seat] = read_number(lines, "reserve", 3)
        game.core_trash[seat] = read_number(lines, "core-trash", 0)
        game.soul[seat] = self.soul(lines.get("soul", "reserve"))
        self.soul_named = "soul" in lines and "." not in str(lines["soul"])
        for word in read_words(lines, "field", EXAMPLE):
            self.arrange_field_card(seat, word)
        self.fill(game.hand(seat), read_words(lines, "hand", EXAMPLE))
        self.fill(game.trash(seat), read_words(lines, "trash", EXAMPLE)[::-1])
        self.fill(game.removed(seat), read_words(lines, "removed", EXAMPLE))
        for card in game.trash(seat).cards:
            game.note_abilities(card)
        if isinstance(lines.get("deck"), list):
            self.fill(game.deck(seat), read_words(lines, "deck", EXAMPLE)[::-1])
        else:
            read_number(lines, "deck", 20)
            self.arrange_deck(seat)

    def soul(self, where: Any) -> int:
        """Where a Soul Core is; on a field card it is written there, as 2S."""
        places = {"reserve": IN_RESERVE, "trash": IN_TRASH, "gone": OUT_OF_GAME}
        if isinstance(where, str) and "." in where:
            return IN_RESERVE
        if where not in places:
            raise SetupError(f"'soul' in a position is reserve, trash or gone, not {where!r}.")
        return places[where]

    def fill(self, place: Place, codes: list[str]) -> None:
        """Cards by their codes, the last one on top."""
        for code in codes:
            self.game.create(self.game.rulebook.face(code), place.seat, place)

    def arrange_deck(self, seat: int) -> None:
        """The cards of the seat that are nowhere else, shuffled."""
        game = self.game
        rest = faces_of(game.rules, game.match.decks[seat])
        for place in (game.hand(seat), game.trash(seat), game.removed(seat)):
            for card in place.cards:
                rest.remove(face_of(card))
        for id in game.field(seat).cards:
            rest.remove(face_of(game.field_card(id).cards[0]))
        for face in rest:
            game.create(face, seat, game.deck(seat))
        game.shuffle(game.deck(seat))

    def arrange_field_card(self, seat: int, words: str) -> None:
        """26RSD01-002 2S exhausted: the card, its Cores, how it is turned."""
        game = self.game
        parts = card_first(game.rulebook, words)
        face = game.rulebook.face(parts[0]) if parts else 0
        if not face or game.card(face).kind == MAGIC:
            raise SetupError(f"{words!r}: a Spirit or Nexus begins with its card, such as '26RSD01-002 1'.")
        piece = FieldCard(game.new_id(), seat)
        game.enter(piece, game.field(seat))
        pile = Place(game.deck(seat).zone, seat, game.deck(seat).index, [])
        game.create(face, seat, pile)
        game.card_to_piece(pile, 0, piece)
        self.read_state(piece, parts[1:], words)
        for ability in game.card(face).triggered:
            if ability.zone == "field":
                game.listen(trigger_for(ability, piece.id))
        if cores_on(game, piece) < lowest_cores(game.card(face)):
            least = game.card(face).lowest()
            raise SetupError(f"{words!r}: it needs {least} Cores at least (BS 17.8).")

    def read_state(self, piece: FieldCard, parts: list[str], words: str) -> None:
        """Cores and state of a card on the Field."""
        game = self.game
        for word in parts:
            bare = word.removesuffix("S")
            if bare.isdecimal() or word == "S":
                piece.cores = int(bare) if bare else 0
                if word.endswith("S"):
                    if self.soul_named or game.soul[piece.seat] > 0:
                        raise SetupError(f"{words!r}: a player has one Soul Core, and it is elsewhere.")
                    game.soul[piece.seat] = piece.id
            elif word == "exhausted":
                piece.state = EXHAUSTED
            elif word == "heavy-exhausted":
                piece.state = HEAVY
            elif word.startswith("succession-") and word[11:].isdecimal():
                piece.succession = int(word[11:])
            else:
                raise SetupError(
                    f"{words!r}: after the card come its Cores (2, or 2S with the Soul Core), "
                    "exhausted or heavy-exhausted."
                )


def is_happening(words: list[str]) -> bool:
    """Whether effects look back on this: `life 0`, `depleted 1 by 0`, `magic 0 wind-fang`."""
    seats = ("0", "1")
    if len(words) < 2 or words[1] not in seats:
        return False
    if words[0] == "magic":
        return len(words) == 3
    if words[0] == "depleted" and len(words) == 4:
        return words[2] == "by" and words[3] in seats
    return words[0] in ("life", "depleted") and len(words) == 2
