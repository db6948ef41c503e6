"""The rulebook of Asteriated Grail: its cards, characters and settings, and what only it can tell of a
game.
"""

from typing import Any, Final

from ...kernel.clause import refuse
from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ...kernel.refusal import MatchRefused, Refusal, SetupError
from ...kernel.rulebook import Match
from ...kernel.task import Task
from ...kernel.zone import Piece
from .actions import Act
from .arrange import Arranger
from .cards import BASE, CHARACTER, UNKNOWN, Face, character_card
from .characters import CHARACTERS
from .definitions import GrailRules
from .describe import CAMPS, describe_game
from .draft import pair_refusal
from .effects import cards_shown
from .evaluation import evaluate
from .frames import Effect, Happening
from .hands import CHECK_HANDS
from .legality import VERBS, verb_refusal
from .points import EXCLUSIVE_GONE
from .settings import PLAYERS, Settings, make_settings
from .setup import SetUp
from .skills import Cast, Character, Skill
from .startup import could_start_up, narrow
from .state import ZONES, AsteriatedGrail
from .trial import SEATS, trial_position, trial_roles
from .using import reach

NOT_SO_MANY: Final = Refusal("AG R2.1", "ag-not-so-many")
UNKNOWN_CHARACTER: Final = Refusal("AG R2.3", "ag-unknown-character")
TWICE_THE_SAME: Final = Refusal("AG 2(1).3", "ag-twice-the-same")
ONE_EACH: Final = Refusal("AG 2(1).3", "ag-one-character-each")


class GrailRulebook(GrailRules):
    """Asteriated Grail for four, six and eight."""

    def __init__(self, characters: list[Character]) -> None:
        faces: list[Face] = [UNKNOWN, *BASE]
        for character in characters:
            faces += character.exclusive
        self.first_character = len(faces)
        faces += [character_card(character.name) for character in characters]
        super().__init__("asteriated-grail", "AG", ZONES, [face.code for face in faces])
        self.card_faces = faces
        self.characters = characters
        self.settings = make_settings()
        self.rules_version = 2
        self.verbs = VERBS
        self.seat_verbs = ["target"]
        self.seat_counts = [4, 6, 8]
        self.default_seats = 6
        self.seats_setting = "players"
        self.seats_refusal = NOT_SO_MANY
        self.concede_clause = "AG R11"
        self.empty_cast = Cast("nobody", [])
        self.casts: dict[str, Cast] = {}
        self.by_skill: dict[str, Skill] = {}
        for character in characters:
            for skill in character.skills:
                self.by_skill[skill.name] = skill

    # ---- cards and characters

    @property
    def nobody(self) -> Cast:
        """The cast before characters are chosen."""
        return self.empty_cast

    def base_numbers(self) -> list[int]:
        """The faces of the 150 base cards."""
        found: list[int] = []
        for i in range(1, len(BASE) + 1):
            found += [i] * self.card_faces[i].copies
        return found

    def character_numbers(self) -> list[int]:
        """The faces of the characters that can be chosen."""
        return list(range(self.first_character + 1, len(self.card_faces)))

    def character_of_face(self, face: int) -> int:
        """The character of a character card."""
        return face - self.first_character

    def common_cards(self) -> list[int]:
        """The base cards and character cards, by face."""
        return self.base_numbers() + self.character_numbers()

    def exclusive_faces(self, character: int) -> list[int]:
        """The faces of a character's exclusive cards."""
        return [self.face_numbers[face.code] for face in self.characters[character].exclusive]

    def deck(self, match: Match, owner: int) -> list[int]:
        """Nobody brings cards of his own; see `AsteriatedGrail.brought`."""
        return []

    def stock(self, face: int) -> int:
        """Character cards are apart from base cards."""
        return 1 if self.card_faces[face].kind == CHARACTER else 0

    def make_cast(self, characters: list[int]) -> Cast:
        """The cast of these characters, made once for all games that have it."""
        name = " ".join(str(number) for number in characters)
        found = self.casts.get(name)
        if found is None:
            found = Cast(name, [self.characters[number] for number in characters])
            self.casts[name] = found
        return found

    def skill_named(self, name: str) -> Skill | None:
        """A skill by its name."""
        return self.by_skill.get(name)

    def cards_shown(
        self, game: AsteriatedGrail, seat: int, cards: list[int], used: bool, asked: int = 0, use: int = 0
    ) -> None:
        """A seat has shown cards."""
        cards_shown(game, seat, cards, used, asked, use)

    def check_hands(self) -> Task[AsteriatedGrail]:
        """The task that looks for hands over their limit."""
        return CHECK_HANDS

    def narrow(self, game: AsteriatedGrail, decision: Decision) -> Decision:
        """What a start-up under way leaves to choose."""
        return narrow(game, decision)

    def could_start_up(self, game: AsteriatedGrail, seat: int) -> bool:
        """Whether a player has a start-up that leaves an action."""
        return could_start_up(game, seat)

    def exclusive_gone(self, game: AsteriatedGrail, seat: int, card: int, beside: bool = False) -> None:
        """An exclusive card that was held like a hand card has left a seat; `beside`: it was laid there."""
        if game.cast.looks_at(EXCLUSIVE_GONE):
            happening = Happening(seat, seat, 1, 1 if beside else 0, "", [card])
            reach(game, EXCLUSIVE_GONE, game.open(happening), True)

    # ---- matches

    def teams(self, match: Match) -> list[int]:
        """Two camps; who is in which is dealt when the game is set up (AG 3(1).6)."""
        return [seat % 2 for seat in range(match.seats)]

    def varieties(self) -> list[dict[str, str]]:
        """Tables of four, six and eight, with characters by chance."""
        return [{"players": players, "draft": "random"} for players in PLAYERS]

    def roles(self, game: Game) -> list[str]:
        """The characters by seat."""
        assert isinstance(game, AsteriatedGrail)
        return [game.character(seat).name for seat in range(game.match.seats)]

    def role_names(self) -> list[str]:
        """All characters but the novice."""
        return [character.name for character in self.characters[1:]]

    def trial_roles(self, seed: int, wanted: list[str], seats: int) -> list[str] | None:
        """Characters that are asked for, as many as there are seats; one game in four drafts them."""
        if not wanted or seed % 4 == 1:
            return None
        return trial_roles(self.role_names(), seed, wanted, seats)

    def trial_position(self, seed: int, wanted: list[str]) -> dict[str, Any] | None:
        """Characters that are asked for in the middle of a game, where something rare is about to happen."""
        roles = trial_roles(self.role_names(), seed, wanted, len(SEATS))
        return trial_position(roles, seed)

    def role_of_clause(self, clause: str) -> str:
        """The character of a skill's clause: AG C 2.4 is the Berserker's."""
        if not clause.startswith("AG C "):
            return ""
        return self.characters[int(clause[5:].partition(".")[0])].name

    def team_names(self) -> list[str]:
        """The two camps."""
        return CAMPS

    def check_decks(self, match: Match) -> None:
        """Refuse characters and seatings that cannot be played."""
        players = match.settings.get("players")
        if players is not None and int(players) != match.seats and refuse(NOT_SO_MANY) is not None:
            raise MatchRefused(
                NOT_SO_MANY, f"The setting players says {players}, but there are {match.seats} seats."
            )
        if match.decks:
            self.check_characters(match)

    def check_characters(self, match: Match) -> None:
        """One character each, all different, no forbidden pair."""
        names = match.decks
        if len(names) != match.seats:
            raise MatchRefused(
                ONE_EACH, f"Name one character for each of {match.seats} players, not {len(names)}."
            )
        known = self.role_names()
        for i, name in enumerate(names):
            if name not in known:
                raise MatchRefused(
                    UNKNOWN_CHARACTER, f"There is no character {name!r}; there are {', '.join(known)}."
                )
            if name in names[:i] and refuse(TWICE_THE_SAME) is not None:
                raise MatchRefused(TWICE_THE_SAME, f"{name} can be played by one player only.")
            for other in names[:i]:
                reason = pair_refusal(name, other)
                if reason is not None:
                    raise MatchRefused(reason, f"{other} and {name} cannot be in one game.")

    def new_game(self, match: Match) -> Game:
        """An empty game, before set-up."""
        return AsteriatedGrail(match, Settings(match), self)

    def set_up(self, game: Game) -> None:
        """The set-up, or a position."""
        assert isinstance(game, AsteriatedGrail)
        if game.match.position is None:
            game.push(SetUp())
        else:
            Arranger(game, game.match.position).arrange()

    # ---- what only it can tell

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now."""
        assert isinstance(game, AsteriatedGrail)
        return verb_refusal(game, seat, option)

    def evaluate(self, game: Game, seat: int) -> float:
        """How good a position is for a camp."""
        assert isinstance(game, AsteriatedGrail)
        return evaluate(game, seat)

    def quiet(self, game: Game) -> bool:
        """A player is about to act, and nothing is under way."""
        return bool(game.agenda) and isinstance(game.agenda[-1], Act) and not game.frames

    def arrangeable(self, game: Game) -> bool:
        """The first action of a turn."""
        task = game.agenda[-1] if game.agenda else None
        return isinstance(task, Act) and task.extra is None and not game.frames

    def describe(self, game: Game) -> dict[str, Any]:
        """The position in a few lines."""
        assert isinstance(game, AsteriatedGrail)
        return describe_game(game)

    def describe_piece(self, game: Game, piece: Piece) -> dict[str, Any]:
        """An effect as plain data."""
        assert isinstance(piece, Effect)
        return {"name": piece.name, "by": game.seat_name(piece.by), "basic": piece.basic, "heal": piece.heal}

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        """The cards are always known."""
        raise SetupError("The cards of asteriated-grail are known to all; set decklists to open.")


RULEBOOK: Final = GrailRulebook(CHARACTERS)
