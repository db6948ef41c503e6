"""Decks as text: read from what people write, checked by the rules, and written in three formats.

A line names a card and how many of it: `3 26RSD01-002`, `3x Gen-Bo`, `Gen-Bo x3`, `26RSD01-002 3`, or both
number and name. Names may be in any language. `#` and `//` begin a comment; blank lines and headings are
passed over. Whatever else cannot be read is a problem with its line. A text that begins with `{` is JSON, as
`write_deck` writes it.
"""

import difflib
import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulebound.games import rulebook_named
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import DeckFault

from .catalogue import decks_of
from .facts import CARD_KINDS
from .model import CardFacts
from .users import all_cards

FORMATS: Final = ("text", "numbers", "json")
MOST_COPIES: Final = 99
MOST_CHARACTERS: Final = 20_000
MOST_LINES: Final = 400
MOST_WIDTH: Final = 200
MOST_QUOTED: Final = 60
SHAPES: Final = (
    re.compile(r"(?P<card>.+)"),
    re.compile(r"(?P<count>[0-9]+)\s*[x×*]\s*(?P<card>.+)", re.IGNORECASE),
    re.compile(r"(?P<count>[0-9]+)\s+(?P<card>.+)"),
    re.compile(r"(?P<card>.+?)\s+(?P<count>[0-9]+)\s*[枚張张]?"),
    re.compile(r"(?P<card>.+?)\s*[x×*]\s*(?P<count>[0-9]+)", re.IGNORECASE),
)
"""The ways to write a line; the first in which the card is known is meant."""
HEADING: Final = re.compile(r"(?P<words>[^0-9].*?)\s*:?\s*[(\[]?[0-9]*[)\]]?\s*:?")
HEADING_WORDS: Final = frozenset(
    [
        "deck",
        "maindeck",
        "デッキ",
        "スピリット",
        "ネクサス",
        "マジック",
        "牌組",
        "牌组",
        "靈魂卡",
        "灵魂卡",
        "核心卡",
        "魔法卡",
    ]
    + [kind + ending for kinds in CARD_KINDS.values() for kind in kinds for ending in ("", "s", "es")]
)


class DeckProblem(NamedTuple):
    """What is wrong with a deck, and where; `clause` is the rule that forbids it, if one does."""

    place: str
    line: int
    sentence: str
    clause: str = ""

    def __str__(self) -> str:
        where = f"{self.place}:{self.line}" if self.line else self.place
        return f"{where}: {self.sentence}{f' ({self.clause})' if self.clause else ''}"


class DeckRefused(RuleboundError):  # noqa: N818 - what is wrong with it are its problems
    """A deck that cannot be read or may not be played, with all its problems."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(frozen=True)
class DeckLine:
    """So many of a card, and the line on which that stands; 0 in a ready-made deck."""

    count: int
    card: CardFacts
    line: int


@dataclass(frozen=True)
class DeckList:
    """A deck: where it comes from, and its lines. `ready` is the name of a ready-made one."""

    game: str
    place: str
    lines: list[DeckLine]
    ready: str = ""
    names: dict[str, str] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(line.count for line in self.lines)

    def counts(self) -> dict[str, int]:
        """How many of each number, in the order of packs."""
        total: dict[str, int] = {}
        for line in self.lines:
            total[line.card.number] = total.get(line.card.number, 0) + line.count
        return {card.number: total[card.number] for card in all_cards(self.game) if card.number in total}

    def as_played(self) -> str:
        """The deck as a match takes it."""
        return self.ready or ", ".join(f"{count} {number}" for number, count in self.counts().items())


# ---- where decks come from


def load_deck(word: str, game: str) -> DeckList:
    """A ready-made deck by its name, or one from a file; DeckRefused where lines cannot be read."""
    if word in decks_of(game):
        return ready_deck(word, game)
    try:
        text = Path(word).read_text(encoding="utf-8")
    except OSError as error:
        names = ", ".join(decks_of(game))
        raise RuleboundError(
            f"{word} is no ready-made deck of {game}, and no file that can be read ({error.strerror}); "
            f"ready-made are {names}."
        ) from error
    except UnicodeDecodeError as error:
        raise RuleboundError(f"{word} is no text in UTF-8; save it as that.") from error
    return read_deck(text, game, word)


def ready_deck(name: str, game: str) -> DeckList:
    """A ready-made deck."""
    deck = decks_of(game)[name]
    known = {card.number: card for card in all_cards(game)}
    lines = [DeckLine(count, known[number], 0) for number, count in deck.cards]
    return DeckList(game, name, lines, name, deck.names)


def deck_for_match(word: str, game: str) -> str:
    """A deck by its name or file, as a match takes it; DeckRefused where it may not be played."""
    deck = load_deck(word, game)
    problems = check_deck(deck)
    if problems:
        raise DeckRefused(problems)
    return deck.as_played()


# ---- reading


def read_deck(text: str, game: str, place: str = "text") -> DeckList:
    """The deck of a text; DeckRefused where lines cannot be read."""
    deck, problems = examine_deck(text, game, place)
    if problems:
        raise DeckRefused(problems)
    return deck


def examine_deck(text: str, game: str, place: str = "text") -> tuple[DeckList, list[DeckProblem]]:
    """What can be read of a text, and all problems in the order of lines."""
    lines: list[DeckLine] = []
    problems: list[DeckProblem] = []
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        return DeckList(game, place, []), [DeckProblem(place, 1, "This is too long to be a deck.")]
    text = text.removeprefix("\ufeff")
    for number, found in json_lines(text, game) if text.lstrip().startswith("{") else text_lines(text, game):
        if isinstance(found, str):
            problems.append(DeckProblem(place, number, found))
        else:
            lines.append(DeckLine(found[0], found[1], number))
    return DeckList(game, place, lines), problems


Found = tuple[int, CardFacts] | str
"""How many of which card, or what is wrong."""


def text_lines(text: str, game: str) -> Iterator[tuple[int, Found]]:
    """The lines that name cards or cannot be read."""
    for number, line in enumerate(text.splitlines(), 1):
        words = " ".join(unicodedata.normalize("NFKC", re.split(r"#|//", line)[0]).lstrip(" \t-*•・").split())
        if not words:
            continue
        found = (
            read_line(words, game) if len(words) <= MOST_WIDTH else "This line is too long to name a card."
        )
        if not isinstance(found, str) or not is_heading(words[:MOST_WIDTH]):
            yield number, found


def read_line(words: str, game: str) -> Found:
    """One line."""
    asked = ""
    for shape in SHAPES:
        match = shape.fullmatch(words)
        if match is None:
            continue
        card = find_card(match["card"], game)
        if isinstance(card, CardFacts):
            count = match.groupdict().get("count") or "1"
            if len(count) > 2 or not 1 <= int(count) <= MOST_COPIES:
                return f"How many of {match['card']}? A line says 1 to {MOST_COPIES}, not {count}."
            return int(count), card
        if card is not None:
            return card
        asked = match["card"] if not asked or len(match["card"]) < len(asked) else asked
    return nearest(asked, game)


def json_lines(text: str, game: str) -> Iterator[tuple[int, Found]]:
    """The cards of a deck in JSON: {"game": …, "cards": {number: how many}}."""
    try:
        content: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        yield getattr(error, "lineno", 1), f"This is no JSON: {error}."
        return
    cards = content.get("cards")
    if content.get("game", game) != game or not isinstance(cards, dict):
        yield 1, f'A deck in JSON is {{"game": "{game}", "cards": {{number: how many}}}}.'
        return
    for name, count in cards.items():
        line = text.count("\n", 0, max(0, text.find(json.dumps(name, ensure_ascii=False)))) + 1
        card = find_card(name, game)
        if card is None:
            yield line, nearest(name, game)
        elif isinstance(card, str):
            yield line, card
        elif type(count) is not int or not 1 <= count <= MOST_COPIES:
            yield line, f"How many of {name}? Write a whole number from 1 to {MOST_COPIES}."
        else:
            yield line, (count, card)


def is_heading(words: str) -> bool:
    """Whether a line that names no card is a heading: `Spirits (24)`, `[Magic]`, `== Nexus ==`, `Mine:`."""
    framed = words[0] in "[=" and words[-1] in "]="
    match = HEADING.fullmatch(words.strip("[]= ") if framed else words)
    if match is None:
        return not words.strip("=")
    return framed or words.endswith(":") or folded(match["words"]) in HEADING_WORDS


# ---- cards by number and name


def find_card(words: str, game: str) -> CardFacts | str | None:
    """The card of a number, a name, or both; None where there is none, a sentence where it is not clear."""
    numbers, names = known_cards(game)
    if words.casefold() in numbers:
        return numbers[words.casefold()]
    named = names.get(folded(words), [])
    if len(named) == 1:
        return named[0]
    if named:
        return f"Several cards are called {words}: write {' or '.join(card.number for card in named)}."
    parts = words.split()
    for at in (0, -1) if parts else ():
        card = numbers.get(parts[at].strip("()[]").casefold())
        rest = " ".join(parts[1:] if at == 0 else parts[:-1])
        if card is not None and folded(rest):
            if folded(rest) in {folded(name) for name in card.names.values()}:
                return card
            if folded(rest) in names:
                return f"{card.number} is {card.name('en')}, not {rest}; write the one that you mean."
    return None


def nearest(words: str, game: str) -> str:
    """That no card is called so, and the one whose name or number comes nearest."""
    numbers, names = known_cards(game)
    known = {folded(number): card for number, card in numbers.items()}
    known.update({name: cards[0] for name, cards in names.items()})
    close = difflib.get_close_matches(folded(words), known, 1, 0.0)[0]
    card = known[close]
    name = next((name for name in card.names.values() if folded(name) == close), card.name("en"))
    asked = words if len(words) <= MOST_QUOTED else f"{words[:MOST_QUOTED]}…"
    return f"No card is called {asked!r}; the nearest is {name} ({card.number})."


@cache
def known_cards(game: str) -> tuple[dict[str, CardFacts], dict[str, list[CardFacts]]]:
    """The cards of a game by number, and by their names in all languages."""
    numbers: dict[str, CardFacts] = {}
    names: dict[str, list[CardFacts]] = {}
    for card in all_cards(game):
        numbers[card.number.casefold()] = card
        for name in dict.fromkeys(folded(name) for name in card.names.values()):
            names.setdefault(name, []).append(card)
    return numbers, names


def folded(words: str) -> str:
    """Letters and digits alone, in one case, so that small differences in writing do not matter."""
    return "".join(c for c in unicodedata.normalize("NFKC", words).casefold() if c.isalnum())


# ---- checking


def check_deck(deck: DeckList, language: str = "en") -> list[DeckProblem]:
    """Everything that the rules object to, each with its line and clause."""
    rulebook = rulebook_named(deck.game)
    problems: list[DeckProblem] = []
    for fault in rulebook.deck_faults(deck.as_played()):
        codes = [rulebook.code(face) for face in fault.faces]
        lines = [line for line in deck.lines if line.card.number in codes]
        called = f"{lines[0].card.name(language)} ({', '.join(codes)})" if lines else ""
        sentence = fault.sentence.replace("{card}", called)
        problems.append(
            DeckProblem(deck.place, line_of(fault, lines or deck.lines), sentence, fault.refusal.clause)
        )
    return sorted(problems, key=lambda problem: problem.line)


def line_of(fault: DeckFault, lines: list[DeckLine]) -> int:
    """The line that is one too many; where cards are missing, the last."""
    total = 0
    for line in lines:
        total += line.count
        if fault.faces and total > fault.limit:
            return line.line
    return lines[-1].line if lines else 1


# ---- writing


def write_deck(deck: DeckList, format: str, language: str = "en") -> str:
    """A deck as people share it: names with numbers, numbers alone, or JSON."""
    if format == "json":
        return json.dumps({"game": deck.game, "cards": deck.counts()}, indent=1) + "\n"
    known = {line.card.number: line.card for line in deck.lines}
    written: list[str] = []
    for number, count in deck.counts().items():
        words = f"{known[number].name(language)} ({number})" if format == "text" else number
        written.append(f"{count} {words}\n")
    return "".join(written)
