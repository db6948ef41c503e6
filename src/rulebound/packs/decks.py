"""Decks as text: read from what people write, checked by the rules, and written in three formats.

A line names a card and how many of it: `3 26RSD01-002`, `3x Gen-Bo`, `Gen-Bo x3`, `26RSD01-002 3`, or both
number and name. Names may be in any language. `#` and `//` begin a comment; blank lines and headings are
passed over. Whatever else cannot be read is a problem with its line. A text that begins with `{` is JSON, as
`write_deck` writes it. In FF-TCG a deck has two parts, and the headings `Main Deck` and `LB Deck` begin them.
"""

import difflib
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulebound.games import rulebook_named
from rulebound.games.fftcg.decks import LB, MAIN, PartFault
from rulebound.kernel.refusal import RuleboundError, SetupError
from rulebound.kernel.rulebook import DeckFault

from .catalogue import UnknownCardGame, decks_of
from .facts import CARD_KINDS
from .model import CardFacts, Deck
from .users import all_cards

FORMATS: Final = ("text", "numbers", "json")
PARTS: Final = {"battle-spirits": {MAIN: "cards"}, "fftcg": {MAIN: "main", LB: "lb"}}
"""Game → the parts of its decks → what JSON calls them."""
PART_TITLES: Final = {MAIN: "Main Deck", LB: "LB Deck"}
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
NUMBER_SHAPE: Final = re.compile(r"[A-Za-z0-9]+-[A-Za-z]?[0-9]{2,}[A-Za-z]?")
HEADING: Final = re.compile(r"(?P<words>[^0-9].*?)\s*:?\s*[(\[]?([0-9]+(\s*cards?)?)?[)\]]?\s*:?")
PART_HEADINGS: Final = {
    MAIN: "deck maindeck main デッキ メインデッキ 牌組 牌组 主牌組 主牌组 卡組 卡组 主卡組 主卡组",
    LB: "lb lbdeck limitbreak limitbreaks limitbreakdeck lbデッキ リミットブレイク リミットブレイクデッキ "
    "極限技 极限技 極限技卡組 极限技卡组 極限技牌組 极限技牌组",
}
"""The headings that begin a part of a deck, without spaces and signs."""
KIND_HEADINGS: Final = (
    "スピリット ネクサス マジック 靈魂卡 灵魂卡 核心卡 魔法卡 フォワード バックアップ 召喚獣 モンスター"
)
HEADINGS: Final = frozenset(
    KIND_HEADINGS.split()
    + [kind + ending for kinds in CARD_KINDS.values() for kind in kinds for ending in ("", "s", "es")]
)
"""Other headings; they are passed over."""


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
    part: str = MAIN


@dataclass(frozen=True)
class MissingLine:
    """So many of a card of a ready-made deck that no pack has."""

    count: int
    number: str
    part: str


@dataclass(frozen=True)
class DeckList:
    """A deck: where it comes from, and its lines. `ready` is the name of a ready-made one."""

    game: str
    place: str
    lines: list[DeckLine]
    ready: str = ""
    names: dict[str, str] = field(default_factory=dict)
    missing: list[MissingLine] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How many cards it has, in all its parts."""
        return sum(self.counts().values())

    def counts(self, part: str = "") -> dict[str, int]:
        """How many of each number in a part or in all, in the order of packs; then those that no pack has."""
        total: dict[str, int] = {}
        for line in self.lines:
            if part in ("", line.part):
                total[line.card.number] = total.get(line.card.number, 0) + line.count
        order = [card.number for card in known_cards(self.game)[0].values()]
        counts = {number: total[number] for number in order if number in total}
        return counts | {line.number: line.count for line in self.missing if part in ("", line.part)}

    def as_played(self) -> str:
        """The deck as a match takes it."""
        lists = [
            ", ".join(f"{count} {number}" for number, count in self.counts(part).items())
            for part in PARTS[self.game]
        ]
        return self.ready or " / ".join(lists).removesuffix(" / ")


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
    cards = [(MAIN, *card) for card in deck.cards] + [(LB, *card) for card in deck.lb]
    lines = [DeckLine(count, known[number], 0, part) for part, number, count in cards if number in known]
    missing = [MissingLine(count, number, part) for part, number, count in cards if number not in known]
    return DeckList(game, name, lines, name, deck.names, missing)


def playable_decks(game: str) -> dict[str, Deck]:
    """The ready-made decks all of whose cards are in a pack."""
    known = {card.number for card in all_cards(game)}
    return {name: deck for name, deck in decks_of(game).items() if not deck.missing(known)}


def deck_for_match(word: str, game: str, settings: Mapping[str, str] | None = None) -> str:
    """A deck by its name or file, as a match with these settings takes it; DeckRefused where it may not."""
    deck = load_deck(word, game)
    problems = check_deck(deck, settings=settings)
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
    if game not in PARTS:
        raise UnknownCardGame(game)
    lines: list[DeckLine] = []
    problems: list[DeckProblem] = []
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        return DeckList(game, place, []), [DeckProblem(place, 1, "This is too long to be a deck.")]
    text = text.removeprefix("\ufeff")
    read = json_lines if text.lstrip().startswith("{") else text_lines
    for number, part, found in read(text, game):
        if isinstance(found, str):
            problems.append(DeckProblem(place, number, found))
        else:
            lines.append(DeckLine(found[0], found[1], number, part))
    return DeckList(game, place, lines), problems


Found = tuple[int, CardFacts] | str
"""How many of which card, or what is wrong."""


def text_lines(text: str, game: str) -> Iterator[tuple[int, str, Found]]:
    """The lines that name cards or cannot be read, each with its number and the part of the deck."""
    part = MAIN
    for number, line in enumerate(text.splitlines(), 1):
        words = " ".join(unicodedata.normalize("NFKC", re.split(r"#|//", line)[0]).lstrip(" \t-*•・").split())
        if not words:
            continue
        found = (
            read_line(words, game) if len(words) <= MOST_WIDTH else "This line is too long to name a card."
        )
        heading = read_heading(words[:MOST_WIDTH], game) if isinstance(found, str) else None
        if heading is None:
            yield number, part, found
        else:
            part = heading or part


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


def json_lines(text: str, game: str) -> Iterator[tuple[int, str, Found]]:
    """The cards of a deck in JSON: {"game": …, "cards": {number: how many}}."""
    try:
        content: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        yield getattr(error, "lineno", 1), MAIN, f"This is no JSON: {error}."
        return
    keys = PARTS[game]
    listed = [content.get(key, None if part == MAIN else {}) for part, key in keys.items()]
    if content.get("game", game) != game or not all(isinstance(cards, dict) for cards in listed):
        shape = ", ".join(f'"{key}": {{number: how many}}' for key in keys.values())
        yield 1, MAIN, f'A deck in JSON is {{"game": "{game}", {shape}}}.'
        return
    for (part, key), cards in zip(keys.items(), listed, strict=True):
        start = max(0, text.find(json.dumps(key)))
        for name, count in cards.items():
            place = text.find(json.dumps(name, ensure_ascii=False), start)
            yield text.count("\n", 0, max(0, place)) + 1, part, json_entry(name, count, game)


def json_entry(name: str, count: Any, game: str) -> Found:
    """One card of a deck in JSON."""
    card = find_card(name, game)
    if card is None:
        return nearest(name, game)
    if isinstance(card, str):
        return card
    if type(count) is not int or not 1 <= count <= MOST_COPIES:
        return f"How many of {name}? Write a whole number from 1 to {MOST_COPIES}."
    return count, card


def read_heading(words: str, game: str) -> str | None:
    """The part that a heading begins, "" where it is another: `Spirits (24)`, `[Magic]`, `LB Deck`, `Mine:`.

    None where the line is no heading.
    """
    framed = words[0] in "[=" and words[-1] in "]="
    match = HEADING.fullmatch(words.strip("[]= ") if framed else words)
    if match is None:
        return None if words.strip("=") else ""
    title = folded(match["words"])
    for part in PARTS[game]:
        if title in PART_HEADINGS[part].split():
            return part
    return "" if framed or words.endswith(":") or title in HEADINGS else None


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
    number = unknown_number(words, game)
    close = difflib.get_close_matches(folded(number or words), known, 1, 0.0)[0]
    card = known[close]
    name = next((name for name in card.names.values() if folded(name) == close), card.name("en"))
    hint = f"the nearest is {name} ({card.number})."
    if number:
        listed = f"`rulebound cards list {game}` names those that are"
        return f"{number} is not among the cards that are encoded ({listed}); {hint}"
    asked = words if len(words) <= MOST_QUOTED else f"{words[:MOST_QUOTED]}…"
    return f"No card is called {asked!r}; {hint}"


def unknown_number(words: str, game: str) -> str:
    """The number that the words begin or end with, where it looks like one and no card has it."""
    numbers, _ = known_cards(game)
    parts = [part.strip("()[]") for part in words.split()]
    for part in (*parts[:1], *parts[-1:]):
        if NUMBER_SHAPE.fullmatch(part) and part.casefold() not in numbers:
            return part
    return ""


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


def check_deck(
    deck: DeckList, language: str = "en", settings: Mapping[str, str] | None = None
) -> list[DeckProblem]:
    """Everything that the rules of a match object to, each with its line and clause; or what is missing.

    Of its settings those count that are about decks: the format, and whether trial cards are allowed.
    """
    if deck.missing:
        return [DeckProblem(deck.place, 0, missing_sentence(deck))]
    rulebook = rulebook_named(deck.game)
    problems: list[DeckProblem] = []
    for fault in deck_faults(deck, settings or {}):
        codes = [rulebook.code(face) for face in fault.faces]
        part = fault.part if isinstance(fault, PartFault) else MAIN
        lines = [line for line in deck.lines if line.part == part]
        about = [line for line in lines if line.card.number in codes]
        called = f"{about[0].card.name(language)} ({', '.join(codes)})" if about else ""
        sentence = fault.sentence.replace("{card}", called)
        problems.append(
            DeckProblem(deck.place, line_of(fault, about or lines), sentence, fault.refusal.clause)
        )
    return sorted(problems, key=lambda problem: problem.line)


def deck_faults(deck: DeckList, settings: Mapping[str, str]) -> list[DeckFault]:
    """What the rulebook objects to: in its usual format, or in the one that is named."""
    rulebook = rulebook_named(deck.game)
    if settings.get("format") and all(setting.name != "format" for setting in rulebook.settings):
        raise SetupError(f"Decks of {deck.game} have no formats; leave the format out.")
    return rulebook.deck_faults(deck.as_played(), {name: value for name, value in settings.items() if value})


def missing_sentence(deck: DeckList) -> str:
    """That a ready-made deck cannot be played yet, and for want of which cards."""
    numbers = [line.number for line in deck.missing]
    what = f"{numbers[0]} is" if len(numbers) == 1 else f"{', '.join(numbers[:-1])} and {numbers[-1]} are"
    ready = ", ".join(playable_decks(deck.game))
    return (
        f"This deck cannot be played yet: {what} not among the cards that are encoded. "
        + (f"Take one of {ready}, or" if ready else "You can")
        + " add a pack with these cards (`rulebound --pack FILE`)."
    )


def line_of(fault: DeckFault, lines: list[DeckLine]) -> int:
    """The line that is one too many; where cards are missing, the last."""
    total = 0
    for line in lines:
        total += line.count
        if total > fault.limit:
            return line.line
    return lines[-1].line if lines else 1


# ---- writing


def write_deck(deck: DeckList, format: str, language: str = "en") -> str:
    """A deck as people share it: names with numbers, numbers alone, or JSON."""
    if format == "json":
        return json.dumps(plain_deck(deck), indent=1) + "\n"
    known = {line.card.number: line.card for line in deck.lines}
    sections: list[str] = []
    for part in PARTS[deck.game]:
        counts = deck.counts(part)
        written = f"{PART_TITLES[part]} ({sum(counts.values())})\n" if len(PARTS[deck.game]) > 1 else ""
        for number, count in counts.items():
            named = format == "text" and number in known
            written += f"{count} {f'{known[number].name(language)} ({number})' if named else number}\n"
        sections += [written] if counts else []
    return "\n".join(sections)


def plain_deck(deck: DeckList) -> dict[str, Any]:
    """A deck as plain data: its game, and how many of each number in each part."""
    return {"game": deck.game, **{key: deck.counts(part) for part, key in PARTS[deck.game].items()}}
