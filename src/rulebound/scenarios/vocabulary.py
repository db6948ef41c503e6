"""The words that a game has: its events, verbs and questions, its cards and places.

Lines are spell-checked against them when a file is read. A line that says what does *not* happen would pass
with any misspelt word, so nothing may be written there that the game could not say.

The words of our games are those that they have texts for: an event that no catalogue tells is never told to a
table. A rulebook of your own may list its words (`Rulebook.vocabulary`); of a kind that it does not list,
every word is taken as it is written. Cards and places are known of every rulebook.
"""

import difflib
import re
from functools import cache
from typing import Final

from rulebound.games.asteriated_grail.cards import ELEMENTS
from rulebound.games.battle_spirits.cards import COLOURS
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import Rulebook
from rulebound.rulebooks.sheets import sheets
from rulebound.texts.effects import EFFECT_VERBS
from rulebound.texts.language import DEFAULT, catalogue_folder
from rulebound.texts.phrases import KERNEL_EVENTS, KERNEL_VERBS

from .script import UNKNOWN_CARD

EVENT: Final = "event"
VERB: Final = "verb"
QUESTION: Final = "question"
TEXT: Final = {EVENT: "event", VERB: "option", QUESTION: "question"}
"""How the ids of texts begin."""
SHARED: Final = {
    EVENT: KERNEL_EVENTS,
    VERB: KERNEL_VERBS | EFFECT_VERBS,
    QUESTION: {"may", "instead", "replacement"},
}
"""What is told in the same words in every game."""
OTHER_TEXTS: Final = {
    "blackpoker": {EVENT: {"both-passed"}},
    "battle-spirits": {
        EVENT: {"both-declined", "compared-both"},
        VERB: {"colour", "done-moving", "done-placing"},
    },
    "fftcg": {EVENT: {"all-damaged", "all-share-named", "paid"}, VERB: {"party-done"}},
    "asteriated-grail": {
        EVENT: {"camps", "characters", "dealt-oneself", "skill-used-on"},
        VERB: {"element", "use", "word", "word-card", "word-number"},
    },
}
"""Texts that are named like the others and tell several things as one, or one thing in another way."""
EFFECTS: Final = {"asteriated-grail": {"shield", "weakness", "poison"}}
"""What lies before a character may be called by these too, besides its card or skill."""
MOST_LISTED: Final = 8


class Misspelt(SetupError):  # noqa: N818 -- reads as what it says
    """A word that the game does not have, with the nearest one that it has."""


@cache
def texts_of(game: str) -> str:
    """The English catalogue of a game, as it is written; nothing where it has none."""
    file = catalogue_folder(DEFAULT).joinpath(f"{game}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def told(game: str, prefix: str, kind: str) -> set[str]:
    """The words of one kind that a game has texts for; of a question, with the prefix."""
    found = re.findall(rf"^{TEXT[kind]}-{prefix}-([\w-]+) *=", texts_of(game), re.MULTILINE)
    words = set(found) - OTHER_TEXTS.get(game, {}).get(kind, set())
    return {f"{prefix}-{word}" for word in words} if kind == QUESTION else words


def skills_of(game: str) -> set[str]:
    """The skills of a game's characters."""
    if game != "asteriated-grail":
        return set()
    return {skill.id for sheet in sheets().values() for skill in sheet.skills}


def verbs_besides(game: str) -> set[str]:
    """Verbs that have no text of their own: colours, elements, skills and words of characters."""
    if game == "battle-spirits":
        return set(COLOURS)
    if game != "asteriated-grail":
        return set()
    return {*ELEMENTS, *skills_of(game), *(word for sheet in sheets().values() for word in sheet.words)}


class Vocabulary:
    """The words of one rulebook."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        prefix = rulebook.prefix.lower()
        self.known: dict[str, set[str]] = {}
        for kind in TEXT:
            words = told(rulebook.id, prefix, kind) | set(rulebook.vocabulary.get(f"{kind}s", []))
            self.known[kind] = words | SHARED[kind] if words else set()
        if self.known[VERB]:
            self.known[VERB] |= {*rulebook.verbs, *verbs_besides(rulebook.id)}
        self.effects = skills_of(rulebook.id) | EFFECTS.get(rulebook.id, set())
        self.places = {zone.name: zone for zone in rulebook.zones}

    def check(self, kind: str, word: str) -> None:
        """Refuse a word that the game does not have; where it lists none of the kind, all are taken."""
        known = self.known[kind]
        if known and word not in known:
            raise Misspelt(f"There is no {kind} {word!r}; {nearest(word, known)}")

    def card(self, word: str) -> str:
        """A card by its code, or by a name that it alone has."""
        if word == UNKNOWN_CARD:
            return word
        if word not in self.rulebook.face_numbers and word not in self.rulebook.shared_names:
            codes = [code for code in self.rulebook.faces[1:] if code]
            raise Misspelt(f"There is no card {word!r}; {nearest(word, codes, self.rulebook.face_numbers)}")
        return self.rulebook.code(self.rulebook.face(word))

    def cards(self, word: str) -> str:
        """The cards of a piece, joined by +."""
        return "+".join(self.card(part) for part in word.split("+"))

    def path(self, path: str, seats: int, pieces: bool) -> None:
        """Refuse a path to a card or a piece that no place could have."""
        words = path.split(".")
        zones = [zone for zone in self.rulebook.zones if zone.pieces or not pieces]
        letters = [chr(65 + seat) for seat in range(seats)]
        names = [zone.name for zone in zones if zone.shared]
        names += [f"{letter}.{zone.name}" for letter in letters for zone in zones if not zone.shared]
        name = ".".join(words[:-1])
        if name not in names:
            raise Misspelt(f"There is no place {name!r}; {nearest(name, names)}")
        if not words[-1].isdecimal() or int(words[-1]) < 1:
            raise Misspelt(f"{path!r} does not say which one: places are counted from 1, as in {name}.1.")

    def key(self, key: str, seats: int) -> str:
        """The key of an option with its cards by their codes; Misspelt where a word of it means nothing."""
        verb, *rest = key.split()
        self.check(VERB, verb)
        return " ".join([verb, *(self.key_word(verb, word, seats) for word in rest)])

    def key_word(self, verb: str, word: str, seats: int) -> str:
        """What a verb is about: a number, a seat, a piece or a card."""
        if word.removeprefix("-").isdecimal():
            return word
        if self.rulebook.seat_verbs and len(word) == 1 and word.isupper():
            if not 0 <= ord(word) - 65 < seats:
                raise Misspelt(f"{word!r} is no seat; the last one is {chr(64 + seats)}.")
            return word
        if "." in word:
            self.path(word, seats, True)
            return word
        return self.card(word)

    def thing(self, name: str, seats: int) -> str:
        """A card by its code or name, or a card or piece by where it lies."""
        if "." not in name:
            return self.card(name)
        self.path(name, seats, False)
        return name

    # ---- what a place holds

    def holds(self, path: str) -> bool:
        """Whether a path names a place: what is listed there is told by cards."""
        head, _, rest = path.partition(".")
        zone = self.places.get(rest if rest else head)
        return zone is not None and zone.shared == (not rest)

    def item(self, line: str, barred: bool) -> str:
        """What a place holds, its cards by their codes; what is barred must be something it could hold."""
        words = line.split()
        if barred and words and not self.effects.intersection(words) and not any(map(self.is_card, words)):
            codes = {*self.effects, *self.rulebook.faces[1:]}
            raise Misspelt(f"There is no card {words[0]!r}; {nearest(words[0], codes)}")
        return " ".join(self.cards(word) if self.is_card(word) else word for word in words)

    def is_card(self, word: str) -> bool:
        """Whether a word is a card, or several joined by +."""
        rules = self.rulebook
        return all(
            part == UNKNOWN_CARD or part in rules.face_numbers or part in rules.shared_names
            for part in word.split("+")
        )


@cache
def vocabulary_of(rulebook: Rulebook) -> Vocabulary:
    """The words of a rulebook, worked out once."""
    return Vocabulary(rulebook)


def nearest(word: str, known: "set[str] | list[str]", others: "dict[str, int] | None" = None) -> str:
    """The nearest word, or what there is."""
    words = sorted(known)
    folded = {name.casefold(): name for name in [*(others or {}), *words]}
    close = difflib.get_close_matches(word.casefold(), list(folded), 1)
    if close:
        return f"did you mean {folded[close[0]]}?"
    listed = ", ".join(words[:MOST_LISTED])
    return f"there are {listed}{', …' if len(words) > MOST_LISTED else ''}."
