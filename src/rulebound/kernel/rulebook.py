"""Rulebooks and matches: what a game is played by, and how it is set up.

A Rulebook is a definition: its zones, faces, settings, triggers and verbs, and what only it can tell of a
game. A Match says which rulebook, how many seats, which settings, decks and seed, and optionally a starting
position.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .clause import refuse
from .decision import Option
from .event import Trigger
from .passing import Passing
from .refusal import MatchRefused, Refusal, SetupError
from .zone import Piece, Zone

if TYPE_CHECKING:
    from .game import Game


TRIAL_CARDS: Final = "trial_cards"
"""The setting by which cards that are there for trying out rules may be in decks."""
TRIAL_CARD: Final = Refusal("RB 14", "trial-card")
TRIAL_CARD_SENTENCE: Final = (
    "{card} is there for trying out rules and is in no deck: take it out, or allow such cards by the setting "
    "trial_cards=yes."
)


class Setting:
    """A rule switch of a match: its values, the default first, and the ruling that opens it."""

    def __init__(self, name: str, values: list[str], default: str, clause: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause


class DeckFault:
    """Something in a deck that a rule forbids. `faces` are the cards it is about, none for the whole deck.

    `count` is how many of them there are, `limit` how many there may be; `{card}` in the sentence stands for
    what they are called.
    """

    def __init__(self, refusal: Refusal, faces: list[int], count: int, limit: int, sentence: str) -> None:
        self.refusal = refusal
        self.faces = faces
        self.count = count
        self.limit = limit
        self.sentence = sentence


class Match:
    """The set-up of a game. Immutable once a game runs on it. `decks` are what the seats bring, by name."""

    def __init__(
        self,
        rulebook: "Rulebook",
        seed: int = 0,
        seats: int = 0,
        settings: dict[str, str] | None = None,
        decks: list[str] | None = None,
        position: dict[str, Any] | None = None,
        decklists: str = "open",
        cancel: bool = False,
    ) -> None:
        self.rulebook = rulebook
        self.seed = seed
        self.settings: dict[str, str] = {} if settings is None else settings
        self.seats = seats or rulebook.seats_for(self.settings)
        self.decks: list[str] = rulebook.fill_decks(seed, decks, position)
        self.position = position
        self.decklists = decklists
        self.cancel = cancel

    def hides_deck(self, owner: int) -> bool:
        """Whether what an owner brought is not known from this match."""
        return self.decklists == "closed" and not (0 <= owner < len(self.decks) and self.decks[owner])

    def setting(self, name: str) -> str:
        """The value of one setting."""
        given = self.settings.get(name)
        return self.rulebook.setting(name).default if given is None else given

    def check(self) -> None:
        """Refuse what cannot be played, with a plain sentence."""
        rulebook = self.rulebook
        if self.seats not in rulebook.seat_counts:
            counts = " or ".join(str(count) for count in rulebook.seat_counts)
            sentence = f"{rulebook.id} is played by {counts}, not by {self.seats}."
            if rulebook.seats_refusal is not None:
                raise MatchRefused(rulebook.seats_refusal, sentence)
            raise SetupError(sentence)
        if self.decklists not in ("open", "closed"):
            raise SetupError(f"decklists is open or closed, not {self.decklists!r}.")
        for name, value in self.settings.items():
            setting = rulebook.setting(name)
            if value not in setting.values:
                values = ", ".join(setting.values)
                raise SetupError(
                    f"The setting {name} of {rulebook.id} is one of {values}, "
                    f"not {value!r} ({setting.clause})."
                )
        if self.position is None:
            rulebook.check_decks(self)

    def public(self, viewer: int) -> "Match":
        """The match as a viewer may know it: without the seed, and without closed deck lists of others."""
        decks = self.decks
        if self.decklists == "closed":
            decks = [deck if seat == viewer else "" for seat, deck in enumerate(decks)]
        return Match(self.rulebook, 0, self.seats, self.settings, decks, None, self.decklists, self.cancel)


def decks_of_two(names: list[str], seed: int, decks: list[str] | None) -> list[str]:
    """The deck given for both, one each, or by the seed one of all pairings of those that are ready."""
    if decks is not None:
        return decks if len(decks) != 1 else [decks[0], decks[0]]
    return [names[seed % len(names)], names[seed // len(names) % len(names)]] if names else []


def likely_rest(decks: list[list[int]], seen: list[int], count: int) -> list[int]:
    """Of the deck that shares most with the faces that were seen, the rest; at least so many faces."""
    best: list[int] = []
    most = -1
    for faces in decks:
        shared = sum(min(faces.count(face), seen.count(face)) for face in set(seen))
        if shared > most:
            most = shared
            best = faces
    rest = best[:]
    for face in seen:
        if face in rest:
            rest.remove(face)
    while len(rest) < count:
        rest += best
    return rest


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """The definitions of one rulebook. Faces are numbered from 1; face 0 is unknown.

    `rules_version` is raised when the same choices no longer lead to the same games: what was measured under
    one version says nothing of another (docs/decisions/0021-rules-version.md). `vocabulary` may list its
    `events`, `verbs` and `questions`, against which scenarios are spell-checked.
    """

    def __init__(self, id: str, prefix: str, zones: list[Zone], faces: list[str]) -> None:
        self.id = id
        self.prefix = prefix
        self.zones = zones
        self.faces = faces
        self.face_numbers: dict[str, int] = {code: i for i, code in enumerate(faces) if i > 0}
        self.rules_version = 1
        self.shared_names: dict[str, list[int]] = {}
        self.vocabulary: dict[str, list[str]] = {}
        self.settings: list[Setting] = []
        self.triggers: dict[str, list[Trigger]] = {}
        self.verbs: list[str] = []
        self.seat_verbs: list[str] = []
        self.clauses: dict[str, str] = {}
        self.seat_counts: list[int] = [2]
        self.default_seats = 2
        self.seats_setting = ""
        self.seats_refusal: Refusal | None = None
        self.concede_clause = "RB 1"
        self.time_out_clause = "RB 8"
        self.passing: Passing | None = None
        self.trial_faces: set[int] = set()

    def listen(self, trigger: Trigger) -> None:
        """Register a trigger that belongs to the rules themselves."""
        self.triggers.setdefault(trigger.event, []).append(trigger)

    def setting(self, name: str) -> Setting:
        """One setting by name."""
        for setting in self.settings:
            if setting.name == name:
                return setting
        names = ", ".join(setting.name for setting in self.settings)
        raise SetupError(f"{self.id} has no setting {name!r}; it has {names}.")

    def face(self, code: str) -> int:
        """The number of a face by its code."""
        found = self.face_numbers.get(code)
        if found is None:
            if code in self.shared_names:
                numbers = ", ".join(self.code(face) for face in self.shared_names[code])
                raise SetupError(f"Several cards are called {code!r}: {numbers}. Write the number of one.")
            raise SetupError(f"{self.id} has no card {code!r}.")
        return found

    def name_faces(self, names: list[list[str]]) -> None:
        """Let faces be called by names too, as listed for each; a name that several have is refused."""
        called: dict[str, list[int]] = {}
        for face in range(len(names)):
            for name in names[face]:
                called.setdefault(name, []).append(face)
        for name, faces in called.items():
            if name in self.face_numbers:
                continue
            if len(faces) == 1:
                self.face_numbers[name] = faces[0]
            else:
                self.shared_names[name] = faces

    def code(self, face: int) -> str:
        """The code of a face; "?" where it is not known."""
        return "?" if face == 0 else self.faces[face]

    def face_order(self, code: str) -> int:
        """The number of a face by its code, 0 for "?": to sort codes by."""
        return self.face_numbers.get(code, 0)

    def teams(self, match: Match) -> list[int]:
        """The team of each seat; by default each seat is its own."""
        return list(range(match.seats))

    def seats_for(self, settings: dict[str, str]) -> int:
        """How many seats a match has that does not say so; a setting may decide it."""
        count = settings.get(self.seats_setting, "")
        return int(count) if count.isdecimal() else self.default_seats

    def fill_decks(self, seed: int, decks: list[str] | None, position: dict[str, Any] | None) -> list[str]:
        """The decks of a match: those given, or what the rulebook takes where none are."""
        return [] if decks is None else decks

    def varieties(self) -> list[dict[str, str]]:
        """The settings that a simulation goes through in turn where its user leaves them open."""
        return [{}]

    def roles(self, game: "Game") -> list[str]:
        """What each seat plays as, where that differs: the names of characters."""
        return []

    def role_names(self) -> list[str]:
        """The characters that can be named for a match, where players play as one."""
        return []

    def team_names(self) -> list[str]:
        """What the teams are called, where they have names."""
        return []

    def deck_names(self) -> list[str]:
        """The ready-made decks, where players bring one each."""
        return []

    def deck_faults(self, deck: str, settings: dict[str, str]) -> list[DeckFault]:
        """Everything in a deck that a rule forbids under these settings of a match."""
        return []

    def trial_cards_in(self, faces: list[int], settings: dict[str, str]) -> list[int]:
        """Those of the faces that no deck has unless cards for trying out rules are allowed (RB 14)."""
        if settings.get(TRIAL_CARDS) == "yes":
            return []
        found = sorted({face for face in faces if face in self.trial_faces})
        return found if found and refuse(TRIAL_CARD) is not None else []

    def has_deck_setting(self) -> bool:
        """Whether the deck is a setting of the match, the same for all."""
        return any(setting.name == "deck" for setting in self.settings)

    def without_decks(self) -> str:
        """What is told to who brings a deck to a game to which nobody brings one."""
        remedy = "choose one for all by the setting deck" if self.has_deck_setting() else "leave decks out"
        return f"Nobody brings a deck to {self.id}; {remedy}."

    def check_decks(self, match: Match) -> None:
        """Refuse decks that may not be played, and too many or too few of them."""
        if match.decks and not self.deck_names():
            raise SetupError(self.without_decks())
        if self.deck_names() and len(match.decks) != match.seats:
            raise SetupError(
                f"Each seat of {self.id} brings a deck: name {match.seats}, or 1 for all, "
                f"not {len(match.decks)}."
            )
        for seat, deck in enumerate(match.decks):
            faults = self.deck_faults(deck, match.settings)
            if faults:
                cards = ", ".join(self.code(face) for face in faults[0].faces)
                sentence = faults[0].sentence.replace("{card}", cards)
                raise MatchRefused(
                    faults[0].refusal, f"The deck of {chr(65 + seat)} cannot be played. {sentence}"
                )

    def trial_decks(self, seed: int, wanted: list[str]) -> list[str] | None:
        """Decks with which the test kit tries everything out, these cards first; None for the usual ones."""
        return None

    def trial_roles(self, seed: int, wanted: list[str], seats: int) -> list[str] | None:
        """Characters with which the test kit tries everything out, these first; None for the usual ones."""
        return None

    def role_of_clause(self, clause: str) -> str:
        """The character to which a clause belongs, "" for none."""
        return ""

    def trial_position(self, seed: int, wanted: list[str]) -> dict[str, Any] | None:
        """A position in which the test kit tries out what is seldom met, these cards first; or None."""
        return None

    def new_game(self, match: Match) -> "Game":
        """An empty game of this rulebook, before set-up."""
        raise NotImplementedError

    def set_up(self, game: "Game") -> None:
        """Push the set-up onto the agenda, or arrange the match's position."""
        raise NotImplementedError

    def refusal(self, game: "Game", seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now, by the predicates that list the options; None where it may."""
        raise NotImplementedError

    def evaluate(self, game: "Game", seat: int) -> float:
        """How good an unfinished position is for a seat, between 0 and 1."""
        return 0.5

    def quiet(self, game: "Game") -> bool:
        """Whether no proposal and no resolution is under way."""
        return True

    def arrangeable(self, game: "Game") -> bool:
        """Whether a game can be set up again from its description: usually at every normal prompt."""
        return self.quiet(game)

    def describe(self, game: "Game") -> dict[str, Any]:
        """The position in a few readable lines of plain data."""
        raise NotImplementedError

    def describe_piece(self, game: "Game", piece: Piece) -> dict[str, Any]:
        """Kind and characteristics of one piece, as plain data."""
        return {}

    def deck(self, match: Match, owner: int) -> list[int]:
        """The faces that an owner brings, for conservation and for filling in what a view does not know."""
        raise NotImplementedError

    def stock(self, face: int) -> int:
        """Which part of a deck a card is from, where each part has hidden zones of its own."""
        return 0

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        """With closed deck lists: likely faces for `count` unseen cards, without a look at the deck."""
        raise SetupError(f"{self.id} has no closed deck lists; set decklists to open.")
