"""The library: games with their settings, cards and characters in one language, decks, clauses of rulebooks,
and scenarios as text and as films.
"""

from typing import Literal

from .board import View
from .wire import Long, Text, Wire, Word


class SettingInfo(Wire):
    """A setting of a game with its values, the default, and its clause."""

    name: str
    title: Text
    values: list[str]
    value_titles: list[Text]
    default: str
    clause: str


class GameInfo(Wire):
    """A game: its seats, settings, ready-made decks and characters."""

    id: str
    title: Text
    prefix: str
    seat_counts: list[int]
    usual_seats: int
    seats_setting: str
    settings: list[SettingInfo]
    decks: list[str]
    roles: list[str]
    team_titles: list[Text]
    has_cards: bool
    """Whether its cards have a text to be read. Decks are built where there are `decks`."""
    passing: bool
    bots: list[str]


class CardInfo(Wire):
    """A card in one language, as it is drawn and read. `fields` are what one can search by.

    `kind` and `tints` are words of the code, by which a screen chooses how to draw; in `fields` they are
    words of the language.
    """

    code: str
    name: str
    kind: str
    cost: str
    tints: list[str]
    numbers: list[str]
    facts: list[str]
    text: list[str]
    fields: dict[str, str | int | list[str]]


class CharacterInfo(Wire):
    """A character's sheet in one language: each skill with the point of the axis where it stands."""

    code: str
    name: str
    facts: list[str]
    skills: list["SkillInfo"]


class SkillInfo(Wire):
    """A skill of a character."""

    code: str
    name: str
    kind: str
    axis: str
    axis_title: str
    clause: str
    text: str


class DeckTitle(Wire):
    """A ready-made deck by name. One that lacks cards (`playable` false) cannot be played yet."""

    name: str
    title: Text
    tints: list[str]
    playable: bool
    cards: int


class DeckText(Wire):
    """A deck list as text, in any of the formats that are read, and the settings of a match about decks.

    `write` is how the list is to be written anew: names with numbers, numbers alone, or JSON; `language` that
    of the names.
    """

    text: Long
    format: Word = ""
    trial_cards: Word = ""
    write: Literal["text", "numbers", "json"] = "text"
    language: Word = "en"


class DeckFaultInfo(Wire):
    """What is wrong with a deck."""

    sentence: str
    clause: str
    codes: list[str] = []


class DeckInfo(Wire):
    """A deck list as it was read, what is wrong with it, and the list written anew."""

    name: str
    cards: list["DeckCard"]
    faults: list[DeckFaultInfo]
    text: str


class DeckCard(Wire):
    """A card of a deck and how often it is there."""

    code: str
    count: int
    part: str = ""


class ClauseInfo(Wire):
    """A clause of a rulebook: our own words, and how many scenarios show it."""

    id: str
    title: str
    text: str
    kind: str
    chapter: str
    observable: bool
    scenarios: int
    example: str = ""
    reason: str = ""
    """Of a ruling: why it was decided so."""
    same_as: str = ""
    """A clause that says the same."""


class ScenarioInfo(Wire):
    """A scenario: its name, the clauses that it shows, and its text."""

    id: str
    name: str
    clauses: list[str]
    text: str


class FilmLine(Wire):
    """What a scenario says at a step: its lines of text, the clauses that they show, and whether they hold.

    `kind` is given, when, then, asks or cannot.
    """

    kind: str
    text: str
    clauses: list[str]
    passed: bool


class FilmStep(Wire):
    """A position of a scenario, seen by the seat that is asked, and what is said of it."""

    lines: list[FilmLine]
    view: View | None


class Film(Wire):
    """A scenario that plays: all its positions in order."""

    scenario: ScenarioInfo
    game: str
    seats: int
    steps: list[FilmStep]


class ScenarioText(Wire):
    """A moment as the text of a scenario file; `begins` is after how many inputs it starts.

    Of a game that goes on it is the last normal prompt, and `begins` is 0.
    """

    text: str
    begins: int
    notes: list[str]
