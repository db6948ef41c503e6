"""A game arranged from a position written as plain data, as `describe` writes it.

Cards that a position does not mention lie shuffled in the deck, under those that it puts on top. Players
whose character is not named play the novice, who has no skills. The game goes on at the action of the
current player, or at the phase that is named. Whatever cannot be read is refused with a sentence that names
it.
"""

from typing import Any, Final

from ...kernel.card import COMMON, EVERYONE, face_of, only, with_viewers
from ...kernel.clause import whole
from ...kernel.lines import card_first, check_names, read_number, read_pool, read_side, read_words, seat_named
from ...kernel.refusal import SetupError
from ...kernel.task import Task
from ...kernel.zone import Place
from .actions import EXTRAS, FIRST_ACT
from .before_action import AFTER_WEAKNESS, POISONS, WEAKENED
from .cards import EXCLUSIVE
from .describe import CAMPS, KNOWN_TO, NOBODY, PHASES
from .frames import Effect, Extra
from .limits import check_reachable
from .points import ACTION, ACTION_START, PRE_ACTION, PRE_TURN, TURN_END, TURN_START
from .setup import equip, lay_cards
from .startup import BEFORE_STARTUP, STARTUP, STARTUP_OVER
from .state import BLUE_CAMP, RED, AsteriatedGrail
from .turn import END_OF_TURN
from .turn import PHASES as PHASE_TASKS

SEATS: Final = ["A", "B", "C", "D", "E", "F", "G", "H"]
DISCARD: Final = "discard"
POSITION: Final = [
    "turn",
    "number",
    "first",
    "phase",
    "camps",
    "red",
    "blue",
    "deck",
    DISCARD,
    "face-down",
    "open",
    "pool",
    "banned",
    "used",
    "attacks",
    "actions",
    "started-up",
    "exchanged",
    "marks",
    "turn-marks",
    "extras",
    "extra-turns",
    "pools",
    "random",
    *SEATS,
]
SIDE: Final = [
    "character",
    "hand",
    "heal",
    "gems",
    "crystals",
    "yellow",
    "blue",
    "tapped",
    "covers",
    "exclusive",
    "effects",
    "burst",
    "candidates",
]
CAMP: Final = ["morale", "gems", "crystals", "grails"]
EXAMPLE: Final = "fire-blood, light-tech"
FACE_UP: Final = "up"


class Arranger:
    """Reads a position into an empty game."""

    def __init__(self, game: AsteriatedGrail, position: dict[str, Any]) -> None:
        self.game = game
        self.position = position

    def arrange(self) -> None:
        """Camps and characters, then cards, then numbers, then where the turn stands."""
        game = self.game
        check_names(self.position, POSITION, "A position of Asteriated Grail")
        seats = game.match.seats
        for name in SEATS[seats:]:
            if name in self.position:
                raise SetupError(f"There is no seat {name} at a table of {seats}; set `seats` to 4, 6 or 8.")
        lay_cards(game)
        game.deck().cards.reverse()
        game.shuffle(game.deck())
        self.arrange_camps()
        for seat in range(seats):
            self.take_character(seat)
        equip(game)
        for seat in range(seats):
            self.arrange_seat(seat)
        for code in read_words(self.position, DISCARD, EXAMPLE)[::-1]:
            self.take(code, game.discard_pile(), EVERYONE)
        self.arrange_hidden()
        self.arrange_deck()
        self.arrange_turn()
        if whole():
            check_reachable(game)
        for line in read_words(self.position, "pools", "B knows fire-blood among A.hand"):
            read_pool(game, line, "fire-blood")

    # ---- camps and characters

    def arrange_camps(self) -> None:
        """Camps by letters, alternating where nothing is said; then what they have."""
        game = self.game
        seats = game.match.seats
        camps = str(self.position.get("camps", "RB" * (seats // 2)))
        if len(camps) != seats or camps.count("R") != seats // 2 or camps.count("B") != seats // 2:
            raise SetupError(
                f"'camps' has a letter R or B for each of {seats} seats, as many of both: not {camps!r}."
            )
        game.teams = [RED if letter == "R" else BLUE_CAMP for letter in camps]
        for camp in range(2):
            lines = read_side(self.position, CAMPS[camp], CAMP, "morale: 15, gems: 1")
            game.morale[camp] = read_number(lines, "morale", 18 if seats == 8 else 15)
            game.gems[camp] = read_number(lines, "gems", 0)
            game.crystals[camp] = read_number(lines, "crystals", 0)
            game.grails[camp] = read_number(lines, "grails", 0)

    def side(self, seat: int) -> dict[str, Any]:
        """What the position says of one player."""
        return read_side(
            self.position, self.game.seat_name(seat), SIDE, "character: berserker, hand: [fire-blood]"
        )

    def take_character(self, seat: int) -> None:
        """The character card out of the roster; the novice has none."""
        name = str(self.side(seat).get("character", "novice"))
        if name == "novice":
            return
        game = self.game
        names = [character.name for character in game.rules.characters]
        if name not in names:
            raise SetupError(f"There is no character {name!r}; there are {', '.join(names)}.")
        roster = game.roster()
        face = game.rulebook.face(name)
        for i in range(len(roster.cards)):
            if face_of(roster.cards[i]) == face:
                game.move(roster, i, game.character_place(seat))
                return
        raise SetupError(f"Two players cannot both play {name} (AG 2(1).3).")

    # ---- cards

    def take(self, code: str, place: Place, show: int) -> int:
        """A base card out of the deck, by its code; or an exclusive card from where it is."""
        game = self.game
        face = game.rulebook.face(code)
        sources = [game.deck(), *[game.exclusive(seat) for seat in range(game.match.seats)]]
        for source in sources:
            for i in range(len(source.cards)):
                if face_of(source.cards[i]) == face:
                    return game.move(source, i, place, show)
        raise SetupError(f"The 150 cards have no {code} (any more).")

    def arrange_seat(self, seat: int) -> None:
        """Cards, effects and numbers of one player."""
        game = self.game
        lines = self.side(seat)
        for code in read_words(lines, "hand", EXAMPLE):
            exclusive = game.rules.card_faces[game.rulebook.face(code)].kind == EXCLUSIVE
            self.take(code, game.hand(seat), EVERYONE if exclusive else 0)
        for word in read_words(lines, "covers", EXAMPLE):
            parts = card_first(game.rulebook, word)
            self.take(parts[0], game.covers(seat), EVERYONE if FACE_UP in parts else 0)
        if "exclusive" in lines:
            self.arrange_exclusive(seat, read_words(lines, "exclusive", "taunt"))
        for line in read_words(lines, "effects", "poison by C"):
            self.arrange_effect(seat, line)
        game.heal[seat] = read_number(lines, "heal", 0)
        game.energy_gems[seat] = read_number(lines, "gems", 0)
        game.energy_crystals[seat] = read_number(lines, "crystals", 0)
        game.yellow[seat] = read_number(lines, "yellow", 0)
        game.blue[seat] = read_number(lines, "blue", 0)
        game.tapped[seat] = bool(lines.get("tapped", False))

    def arrange_exclusive(self, seat: int, wanted: list[str]) -> None:
        """The exclusive cards that a player has; others of the character must be named on the field."""
        game = self.game
        have = [game.rulebook.code(face_of(card)) for card in game.exclusive(seat).cards]
        for code in wanted:
            if code not in have:
                raise SetupError(
                    f"{game.seat_name(seat)} has no exclusive card {code!r}; there are {', '.join(have)}."
                )
        place = game.exclusive(seat)
        order = [have.index(code) for code in wanted]
        place.cards = [place.cards[i] for i in order] + [
            card for i, card in enumerate(place.cards) if i not in order
        ]

    def arrange_effect(self, seat: int, line: str) -> None:
        """poison by C, or shield earth-holy-2 by D, or taunt by B."""
        game = self.game
        words = line.split()
        if "by" not in words or words.index("by") + 1 >= len(words):
            raise SetupError(f"{line!r}: an effect is written as 'poison by C'.")
        at = words.index("by")
        by = seat_named(game, words[at + 1])
        words = words[:at] + words[at + 2 :]
        named = [word for word in words if not word.startswith("heal-") or not word[5:].isdecimal()]
        named.sort(key=game.rulebook.face_numbers.__contains__)
        wrong = [word for word in named[1:] if word not in game.rulebook.face_numbers]
        if wrong or not 1 <= len(named) <= 2:
            raise SetupError(
                f"{line!r}: an effect has a name, perhaps its card, and may have heal, such as heal-2"
                + (f"; {wrong[0]!r} is neither." if wrong else ".")
            )
        name = named[0]
        code = named[1] if len(named) > 1 else self.card_for(name)
        pile = Place(game.open_cards().zone, -1, game.open_cards().index, [])
        card = self.take(code, pile, EVERYONE)
        basic = (card >> 16) & 15 == COMMON
        effect = Effect(game.new_id(), seat, name, by, basic)
        game.enter(effect, game.effects(seat))
        game.card_to_piece(pile, 0, effect)
        for word in words:
            if word not in named:
                effect.heal = int(word[5:])

    def card_for(self, name: str) -> str:
        """Some card that lies before a character under this name."""
        game = self.game
        for card in game.deck().cards:
            face = game.face(card)
            if face.kind == name or name in face.skills:
                return face.code
        return name

    def arrange_hidden(self) -> None:
        """Who knows a card of the discard pile, or a cover: discard.1 known to A C"""
        for line in read_words(self.position, "face-down", "discard.1 known to A"):
            path, _, names = line.partition(f" {KNOWN_TO} ")
            where, _, number = path.rpartition(".")
            place = self.hidden_places().get(where)
            if (
                not names
                or place is None
                or not number.isdecimal()
                or not 0 < int(number) <= len(place.cards)
            ):
                raise SetupError(
                    f"{line!r}: who knows a card that not all have seen is told by where it lies, as in "
                    "'discard.1 known to A C', 'discard.2 known to nobody' or 'B.covers.1 known to A'."
                )
            at = -int(number) if where == DISCARD else int(number) - 1
            known = 0 if where == DISCARD else only(seat_named(self.game, where[0]))
            for name in names.split():
                known |= 0 if name == NOBODY else only(seat_named(self.game, name))
            place.cards[at] = with_viewers(place.cards[at], known)

    def hidden_places(self) -> dict[str, Place]:
        """Where cards lie that some know and others do not."""
        game = self.game
        places = {f"{game.seat_name(seat)}.covers": game.covers(seat) for seat in range(game.match.seats)}
        return {DISCARD: game.discard_pile(), **places}

    def arrange_deck(self) -> None:
        """The cards on top of the deck, the first one topmost; a number leaves so many in it."""
        game = self.game
        deck = game.deck()
        wanted = self.position.get("deck")
        if isinstance(wanted, int):
            if wanted > len(deck.cards):
                raise SetupError(f"The deck cannot have {wanted} cards; only {len(deck.cards)} are left.")
            while len(deck.cards) > wanted:
                game.move(deck, 0, game.discard_pile(), EVERYONE)
            return
        top = Place(deck.zone, -1, deck.index, [])
        for code in read_words(self.position, "deck", EXAMPLE)[::-1]:
            if code != "?":
                self.take(code, top, 0)
        deck.cards += top.cards

    # ---- the turn

    def arrange_turn(self) -> None:
        """Whose turn it is, what was done in it, and where it stands."""
        game = self.game
        position = self.position
        game.turn = seat_named(game, position.get("turn", "A"))
        game.first = seat_named(game, position.get("first", "A"))
        game.turn_number = read_number(position, "number", 1)
        game.used = [self.skill(name) for name in read_words(position, "used", "tear")]
        game.attacks = read_number(position, "attacks", 0)
        game.actions = read_number(position, "actions", 0)
        game.started_up = bool(position.get("started-up", False))
        game.specials_over = bool(position.get("exchanged", False))
        game.marks = self.read_marks("marks")
        game.turn_marks = self.read_marks("turn-marks")
        game.extra_turns = [seat_named(game, name) for name in read_words(position, "extra-turns", "A")]
        for line in read_words(position, "extras", "1 sword-shadow 0 0"):
            words = line.split()
            if len(words) != 4 or not all(word.isdecimal() for word in (words[0], *words[2:])):
                raise SetupError(f"{line!r}: an extra action is written as '1 sword-shadow 0 0'.")
            kind, skill, elements, fates = words
            game.extras = [*game.extras, Extra(int(kind), skill, int(elements), int(fates))]
        phase = str(position.get("phase", "action"))
        if phase not in PHASES[1:6] and phase != "turn-end":
            raise SetupError(f"'phase' is one of {', '.join(PHASES[1:6])}, turn-end, not {phase!r}.")
        game.phase = PHASES.index(phase)
        game.push(*tasks_from(game.phase))

    def skill(self, name: str) -> str:
        """A skill that some character has."""
        if self.game.rules.skill_named(name) is None:
            raise SetupError(f"There is no skill {name!r}.")
        return name

    def read_marks(self, name: str) -> dict[str, int]:
        """What is noted: a name and a number each."""
        marks: dict[str, int] = {}
        for line in read_words(self.position, name, "wither 1"):
            mark, _, value = line.rpartition(" ")
            if not mark or not value.isdecimal():
                raise SetupError(f"{line!r} in {name!r} is a name and a number, such as 'wither 1'.")
            marks[mark] = int(value)
        return marks


def tasks_from(phase: int) -> list[Task[Any]]:
    """What is left of a turn from a phase on."""
    rest: list[Task[Any]] = [FIRST_ACT, EXTRAS, END_OF_TURN]
    if phase == TURN_END:
        return [END_OF_TURN]
    if phase == ACTION:
        return rest
    rest = [PHASE_TASKS[ACTION_START], BEFORE_STARTUP, STARTUP, STARTUP_OVER, PHASE_TASKS[ACTION], *rest]
    if phase == ACTION_START:
        return rest
    rest = [PHASE_TASKS[PRE_ACTION], POISONS, WEAKENED, AFTER_WEAKNESS, *rest]
    if phase == PRE_ACTION:
        return rest
    rest = [PHASE_TASKS[TURN_START], *rest]
    return rest if phase == TURN_START else [PHASE_TASKS[PRE_TURN], *rest]
