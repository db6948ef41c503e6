"""Loading packs and decks from YAML: every mistake is told with its file and line.

A pack is read as plain data; nothing in it is executed. All problems of a file are found in one go: those of
each card by `facts` and the effect language, those of the file as a whole here.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent, CollectionStartEvent, ScalarEvent

from rulebound.effects.reading import PackError, is_whole, read_part, suggestion
from rulebound.effects.tree import walk
from rulebound.kernel.refusal import RuleboundError

from .catalogue import cards_of
from .facts import CARD_KINDS, examine_card, read_names
from .keywords import expand
from .makers import build_faults
from .model import CardFacts, Deck, Pack

PACK_KEYS: Final = ("game", "set", "name", "cards")
DECK_KEYS: Final = ("names", "colour", "set", "cards", "elements", "main", "lb")

MOST_DIGITS: Final = 100
"""Digits of a number, long before Python refuses to read it."""
MOST_NESTED: Final = 60
"""Values inside of values, three times as many as any of our cards has: so a game never runs out of depth."""
SURROGATE: Final = re.compile("[\ud800-\udfff]")
"""Half of a character, which can be written down in YAML and nowhere else."""
SAMPLES: Final = {"family": "any-family", "cost": {"at-most": 3}, "number": 1}
"""Something for each parameter of a keyword, to try its definition with."""


Trial = Callable[[str, list[CardFacts]], Iterable[tuple[str, int, str]]]
"""Tries cards of a game: the number of each that fails, which ability does it (-1: none alone), and why."""


class Problem(NamedTuple):
    """What is wrong, and where."""

    place: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.place}:{self.line}: {self.sentence}"


class PackRefused(RuleboundError):  # noqa: N818 - what is wrong with it are its problems
    """A pack that cannot be loaded, with all its problems."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def load_pack(source: str | Path, place: str | None = None) -> Pack:
    """The pack of a file (a Path) or of a text; PackRefused where anything is wrong."""
    pack, problems = examine_pack(source, place)
    if pack is None:
        raise PackRefused(problems)
    return pack


def examine_pack(
    source: str | Path, place: str | None = None, trial: Trial | None = None
) -> tuple[Pack | None, list[Problem]]:
    """The pack and all its problems in the order of lines; no pack unless there are none.

    Cards that read well are built, so that what the engine cannot carry out is told here; a `trial` also
    plays them.
    """
    reader = PackReader(place_of(source, place))
    pack = None
    try:
        pack = reader.read_pack(source)
        if pack is not None and not reader.problems:
            reader.try_out(pack, build_faults)
        if pack is not None and not reader.problems and trial is not None:
            reader.try_out(pack, trial)
    except RecursionError:
        reader.tell(1, "This is nested too deeply to be a card.")
    return (None if reader.problems else pack), sorted(reader.problems)


def load_decks(source: str | Path, place: str | None = None) -> list[Deck]:
    """The decks of a file or text; PackRefused where anything is wrong."""
    reader = PackReader(place_of(source, place))
    decks = reader.read_decks(source)
    if reader.problems:
        raise PackRefused(sorted(reader.problems))
    return decks


def load_words(source: str | Path, place: str | None = None) -> dict[str, dict[str, str]]:
    """Words that packs bring (families, jobs, …) and their names; PackRefused where anything is wrong."""
    reader = PackReader(place_of(source, place))
    words = reader.read_words(source)
    if reader.problems:
        raise PackRefused(sorted(reader.problems))
    return words


def load_keywords(source: str | Path, game: str, place: str | None = None) -> dict[str, Any]:
    """What the keywords of a game stand for, as plain data; PackRefused where anything is wrong."""
    reader = PackReader(place_of(source, place))
    keywords = reader.read_keywords(source, game)
    if reader.problems:
        raise PackRefused(sorted(reader.problems))
    return keywords


def place_of(source: str | Path, place: str | None) -> str:
    """What problems call the source."""
    return place or (str(source) if isinstance(source, Path) else "text")


class PlainComposer(Composer):
    """Composes YAML that is plain data and nothing else.

    `*aliases`, by which a small file could unfold without end, are refused; so are `!tags`, by which a value
    is read as something that it does not look like, and what could not be read, played or told.
    """

    nested = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """A node that is written where it stands."""
        event = self.parser.peek_event()
        refused = ""
        if isinstance(event, AliasEvent):
            refused = "a pack has no `*aliases`; write it out in full"
        elif isinstance(event, ScalarEvent | CollectionStartEvent) and event.ctag is not None:
            refused = "a pack has no `!tags`; leave it out"
        elif isinstance(event, ScalarEvent) and len(event.value) > MOST_DIGITS and is_number(event):
            refused = f"a number has at most {MOST_DIGITS} digits"
        elif isinstance(event, ScalarEvent) and SURROGATE.search(event.value):
            refused = "there is half a character here; write it as it looks, not by its code"
        elif self.nested == MOST_NESTED:
            refused = "this is nested too deeply to be a card"
        if refused:
            raise ComposerError(None, None, refused, event.start_mark)
        self.nested += 1
        node = super().compose_node(parent, index)
        self.nested -= 1
        return node


def is_number(event: ScalarEvent) -> bool:
    """Whether something is written as a number, without quotes."""
    return event.style is None and event.value.strip("+-_").replace("_", "").isdecimal()


class PackReader:
    """Reads one file."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.problems: list[Problem] = []
        self.entries: dict[str, tuple[Any, int]] = {}

    def tell(self, line: int, sentence: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(self.place, line, sentence))

    # ---- packs

    def read_pack(self, source: str | Path) -> Pack | None:
        """The whole pack."""
        top = self.parse(source)
        if top is None or not self.check_top(top):
            return None
        game = str(top["game"])
        set = top.get("set")
        if not isinstance(set, str) or not set:
            self.tell(line_of(top, "set"), "A pack must say its set as a text, e.g. `set: 26RSD01`.")
        names = self.names(top, "name", 1) if "name" in top else {}
        cards: list[CardFacts] = []
        first_lines: dict[str, int] = {}
        for n, entry in enumerate(top["cards"]):
            line = item_line(top["cards"], n)
            card = self.read_card(entry, game, str(set), line)
            if isinstance(entry, CommentedMap) and "number" in entry:
                number = str(entry["number"])
                if number in first_lines:
                    again = f"The number {number} was given before, in line {first_lines[number]}."
                    self.tell(line_of(entry, "number"), again)
                first_lines.setdefault(number, line)
            if card is not None:
                cards.append(card)
                self.entries[card.number] = (entry, line)
        self.check_brought(game, cards)
        return Pack(game, str(set), names, cards)

    def check_brought(self, game: str, cards: list[CardFacts]) -> None:
        """Cards that come into the game from outside are among ours or of this pack."""
        for card in cards:
            for node in [inner for effect in card.effects for inner in walk(effect) if inner.kind == "bring"]:
                number = node.fields["number"]
                if number not in self.entries and number not in {one.number for one in cards_of(game)}:
                    entry, line = self.entries[card.number]
                    sentence = f"{card.number}: There is no card {number} that could be brought."
                    self.tell(line_of_path(entry, node.path, line), sentence)

    def read_card(self, entry: Any, game: str, set: str, line: int) -> CardFacts | None:
        """One card."""
        card, problems = examine_card(plain(entry), game, set)
        for problem in problems:
            self.tell(line_of_path(entry, problem.path, line), sentence_of(problem, entry))
        return card

    def try_out(self, pack: Pack, trial: Trial) -> None:
        """Note what goes wrong with the cards of a pack when they are tried, each at its line."""
        for number, ability, sentence in trial(pack.game, pack.cards):
            entry, line = self.entries[number]
            path = f"{number}/{ability}" if ability >= 0 else number
            self.tell(line_of_path(entry, path, line), f"{number}: {sentence}")

    # ---- decks and names of words

    def read_decks(self, source: str | Path) -> list[Deck]:
        """All decks of the file, by their names."""
        top = self.parse(source) or CommentedMap()
        found = [self.read_deck(str(name), entry, line_of(top, name)) for name, entry in top.items()]
        return [deck for deck in found if deck is not None]

    def read_deck(self, name: str, entry: Any, line: int) -> Deck | None:
        """One deck: its cards, or in FF-TCG its main deck and LB deck."""
        first = "main" if isinstance(entry, CommentedMap) and "main" in entry else "cards"
        if not isinstance(entry, CommentedMap) or not isinstance(entry.get(first), CommentedMap):
            self.tell(
                line,
                f"The deck {name} must say its `names`, and its `cards` as numbers with how many of each; "
                "in FF-TCG these are `main` and, if it has an LB deck, `lb`.",
            )
            return None
        self.only_keys(entry, DECK_KEYS, "A deck")
        names = self.names(entry, "names", line)
        colour, set = str(entry.get("colour", "")), str(entry.get("set", ""))
        cards, lb = self.read_counts(entry, first), self.read_counts(entry, "lb")
        return Deck(name, colour, set, names, cards, self.read_elements(entry), lb)

    def read_counts(self, entry: CommentedMap, key: str) -> list[tuple[str, int]]:
        """Numbers with how many of each; none where there is no such key."""
        counts = entry.get(key, CommentedMap())
        if not isinstance(counts, CommentedMap):
            self.tell(line_of(entry, key), f"`{key}` is a mapping of numbers with how many of each.")
            return []
        for number, count in counts.items():
            if not is_whole(count) or count == 0:
                self.tell(line_of(counts, number), f"How many of {number}? Write a whole number, 1 or more.")
        return [(str(number), count) for number, count in counts.items()]

    def read_elements(self, entry: CommentedMap) -> list[str]:
        """The elements of a deck, where it names any."""
        found: list[str] = []
        try:
            if "elements" in entry:
                found = read_part("element+", plain(entry["elements"]), "fftcg", "elements")
        except PackError as problem:
            self.tell(line_of(entry, "elements"), problem.sentence)
        return found

    def read_keywords(self, source: str | Path, game: str) -> dict[str, Any]:
        """The definitions of keywords, as plain data; each is read once to see that it makes sense."""
        top = self.parse(source) or CommentedMap()
        for word, entry in top.items():
            line = line_of(top, word)
            if not isinstance(entry, CommentedMap) or set(entry) != {"parameters", "ability"}:
                self.tell(
                    line, f"The keyword {word} must say its `parameters` and its `ability`, and nothing else."
                )
                continue
            given = {name: SAMPLES[name] for name in entry["parameters"] if name in SAMPLES}
            try:
                expand(plain(entry), given, game, word)
            except PackError as problem:
                self.tell(line_of_path(entry["ability"], problem.path, line), f"{word}: {problem.sentence}")
        found: dict[str, Any] = plain(top)
        return found

    def read_words(self, source: str | Path) -> dict[str, dict[str, str]]:
        """The words of the file with their names per language."""
        top = self.parse(source) or CommentedMap()
        return {str(word): self.names(top, word, 1) for word in top}

    # ---- the file

    def check_top(self, top: CommentedMap) -> bool:
        """Whether the top names a game and has a list of cards, so that more can be read."""
        self.only_keys(top, PACK_KEYS, "A pack")
        games, game = list(CARD_KINDS), top.get("game")
        if game not in games:
            given = "" if game is None else f", not `{game}`"
            self.tell(
                line_of(top, "game"),
                f"A pack must say its game: `game: {'` or `game: '.join(games)}`{given}.",
            )
        listed = isinstance(top.get("cards"), CommentedSeq)
        if not listed:
            self.tell(
                line_of(top, "cards"), "`cards:` must be a list; begin each card with a dash: `- number: …`."
            )
        return listed and game in games

    def parse(self, source: str | Path) -> CommentedMap | None:
        """The YAML of the file."""
        try:
            text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
            yaml = YAML(typ="rt", pure=True)
            yaml.Composer = PlainComposer
            top = yaml.load(text)
        except FileNotFoundError:
            self.tell(1, "There is no such file.")
        except (OSError, UnicodeDecodeError) as error:
            self.tell(1, f"This file cannot be read: {error}.")
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            problem = " ".join(str(error.problem or error.context).split())
            self.tell(1 if mark is None else mark.line + 1, f"This is not valid YAML: {problem}.")
        except YAMLError as error:
            self.tell(1, f"This is not valid YAML: {error}.")
        else:
            if isinstance(top, CommentedMap):
                return top
            self.tell(
                1, "A file of cards is a mapping that begins with `game:`, e.g. `game: battle-spirits`."
            )
        return None

    def only_keys(self, entry: CommentedMap, known: tuple[str, ...], what: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in entry:
            if key not in known:
                self.tell(line_of(entry, key), f"{what} has no `{key}`{suggestion(key, known, '')}")

    def names(self, entry: CommentedMap, key: str, line: int) -> dict[str, str]:
        """Names per language."""
        try:
            return read_names(plain(entry.get(key)), key)
        except PackError as problem:
            self.tell(line_of(entry, key) if key in entry else line, problem.sentence)
            return {}


# ---- lines and plain data


def sentence_of(problem: PackError, entry: Any) -> str:
    """The sentence, with the number of the card in front."""
    number = entry.get("number") if isinstance(entry, dict) else None
    return f"{number}: {problem.sentence}" if number else problem.sentence


def line_of_path(entry: Any, path: str, line: int) -> int:
    """The line of what a path names, so far as it was written: short forms leave steps of it out."""
    _, _, rest = path.partition("/")
    parts = rest.split("/") if rest else []
    if parts and parts[0].isdigit():
        parts.insert(0, "effects")
    for part in parts:
        if isinstance(entry, CommentedSeq):
            if not part.isdigit() or int(part) >= len(entry):
                break
            line, entry = item_line(entry, int(part)), entry[int(part)]
        elif isinstance(entry, CommentedMap):
            if len(entry) == 1:
                kind = next(iter(entry))
                inner = entry[kind]
                if part not in entry or (isinstance(inner, CommentedMap) and part in inner):
                    line, entry = line_of(entry, kind), inner
            if isinstance(entry, CommentedMap) and part in entry:
                line, entry = line_of(entry, part), entry[part]
    return line


def line_of(entry: CommentedMap, key: Any) -> int:
    """The line of a key, counted from 1; of the mapping itself where it has no such key."""
    return int(entry.lc.key(key)[0]) + 1 if key in entry else int(entry.lc.line) + 1


def item_line(entries: CommentedSeq, index: int) -> int:
    """The line of an item of a list, counted from 1."""
    return int(entries.lc.item(index)[0]) + 1


def plain(value: Any) -> Any:
    """The value without the marks of the YAML reader."""
    if isinstance(value, Mapping):
        return {str(key): plain(held) for key, held in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return int(value)
    return float(value) if isinstance(value, float) else str(value)
