"""What the server and its clients say to each other.

HTTP requests and answers, and the messages of a table's socket, are msgspec structs; the OpenAPI description
and the client's TypeScript are made from them. Words are never sent: a `Text` is the id of a sentence in the
catalogues with its arguments (see `texts.message`), and the client puts it into its own language.

Every message of a client that is about the game carries `number`, the decision number of the view that the
client saw. It grows with whatever that viewer can see of the game. If the table has gone on since, the
message is refused and nothing changes.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Text = dict[str, Any]
"""A Message as plain data: `{"id": …, "args": {…}}`."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Word = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(max_length=400)]
"""An option by its meaning, as the engine writes it."""
Long = Annotated[str, Meta(max_length=20_000)]
SPECTATOR = "spectator"
OfferKind = Literal["draw", "undo", "open-hands", "rematch"]
UndoKind = Literal["free", "ask", "no"]
Phase = Literal["waiting", "playing", "over"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Base of everything that is sent: unknown fields are refused."""


class Fault(Wire):
    """Why a request was refused: a plain sentence; the clause and the Text where a rule says so."""

    error: str
    clause: str = ""
    text: Text | None = None


# ---- the board


class MarkView(Wire):
    """A small sign on a cell."""

    kind: str
    text: Text | str
    tone: str = ""


class CellView(Wire):
    """A card or piece; see `boards.model.Cell`."""

    id: str
    code: str
    name: Text
    spoken: Text
    marks: list[MarkView] = []
    states: list[str] = []
    tints: list[str] = []
    under: list["CellView"] = []


class AreaView(Wire):
    """A zone with its cells; see `boards.model.Area`."""

    id: str
    zone: str
    kind: str
    title: Text
    cells: list[CellView] = []
    count: int = 0
    own: bool = False
    empty: Text | None = None
    spoken: Text | None = None


class FactView(Wire):
    """A number beside the table."""

    kind: str
    label: Text
    value: int
    most: int = -1


class SideView(Wire):
    """A seat's part of the table."""

    seat: int
    team: int
    facts: list[FactView] = []
    areas: list[AreaView] = []
    states: list[str] = []
    role: Text | None = None
    role_code: str = ""


class ArrowView(Wire):
    """From one cell or seat to another."""

    start: str
    end: str
    kind: str


class ShortcutView(Wire):
    """Several answers that are given at once."""

    keys: list[str]
    said: Text


class BoardView(Wire):
    """The whole table as one viewer sees it; see `boards.model.Board`."""

    headline: list[Text]
    sides: list[SideView]
    shared: list[AreaView] = []
    facts: list[FactView] = []
    arrows: list[ArrowView] = []
    order: list[int] = []
    shortcut: ShortcutView | None = None


class OptionView(Wire):
    """One answer: its key, its words, and the cell that it is about (`p12`, `c34`, empty for neither).

    `cells` are all cells that stand for the same answer: cards of one face are as good as each other.
    `number` is the amount that it names, -1 for none.
    """

    key: str
    verb: str
    text: Text
    cells: list[str] = []
    number: int = -1
    detail: Text | None = None


class DecisionView(Wire):
    """The open question; `options` only for the seat that is asked."""

    seat: int
    question: Text
    clause: str
    options: list[OptionView] = []
    background: Text | None = None


class LineView(Wire):
    """A line of the log."""

    text: Text
    clause: str
    heading: bool = False


class ResultView(Wire):
    """How the game ended: the seats that have won (none in a draw), and why."""

    winners: list[int]
    text: Text
    clause: str


class View(Wire):
    """A moment of a game as one viewer may know it: the same at a table, in a replay and in a scenario."""

    number: int
    viewer: int
    board: BoardView
    decision: DecisionView | None
    result: ResultView | None
    log: list[LineView]
    """The log from line `log_from` on; what the client has from there on is to be thrown away."""
    log_from: int = 0


# ---- tables


class Seat(Wire):
    """Who sits at a seat: a person by name, a bot by its level, or nobody."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    connected: bool = False
    ready: bool = False
    deck: str = ""
    yours: bool = False
    stood_in: bool = False
    """A bot plays for an absent person."""


class Clocks(Wire):
    """How much time there is, in seconds; 0: no limit. `total` for the game, `decision` for one question.

    A person who is not connected has `away` seconds; then, as the table was set up, a bot takes the seat or
    the game is lost by time.
    """

    total: Annotated[int, Meta(ge=0, le=36_000)] = 0
    decision: Annotated[int, Meta(ge=0, le=3_600)] = 0
    away: Annotated[int, Meta(ge=0, le=36_000)] = 300
    abandoned: Literal["bot", "lost"] = "bot"


class SeatWish(Wire):
    """What a seat of a new table is for."""

    kind: Literal["me", "open", "bot"]
    bot: Word = ""
    deck: Long = ""
    """A ready-made deck's name, a character's name, or a deck list as text; empty: by chance."""


class NewTable(Wire):
    """A table to be opened. Seats that are not named are open."""

    game: Word
    settings: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    listed: bool = False
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    best_of: Literal[1, 3] = 1
    spectators: bool = True
    closed_decklists: bool = False
    position: Long = ""
    """A position to start from, as the `given` of a scenario: a sandbox, in which the one who opened it
    chooses for every seat and sees all."""


class Series(Wire):
    """How a series stands: games won by the player at each seat, draws, and which game this is."""

    best_of: int
    game: int
    won: list[int]
    draws: int


class Fairness(Wire):
    """The promise that the shuffle was not chosen: `commitment` is the SHA-256 of the server's secret.

    At the end `secret` and the seats' `entropy` are revealed; the seed follows from them.
    """

    commitment: str
    secret: str = ""
    entropy: list[str] = []


class TableInfo(Wire):
    """A table as anyone may know it who has its link. `state`: waiting for people, playing, over."""

    id: str
    game: str
    state: Phase
    seats: list[Seat]
    settings: dict[str, str]
    clocks: Clocks
    series: Series
    fairness: Fairness
    listed: bool
    sandbox: bool
    spectators: int
    """How many people look on."""
    open_hands: bool
    """Whether all seats have agreed that spectators see every hand."""
    host: str
    created: int
    """Seconds since 1970."""
    you: int = -1
    """Your seat, -1 for none."""
    is_host: bool = False
    next: str = ""
    """The table at which the rematch or the next game of the series is played."""
    watching: list[str] = []
    """The names of those who look on; told to the host alone."""


class Times(Wire):
    """What is left on the clocks, in milliseconds by seat (-1: no limit); `running` is whose time runs."""

    total: list[int]
    decision: int
    away: list[int]
    running: int


class Offer(Wire):
    """Something that a seat has offered and others must agree to: a draw, an undo, open hands, a rematch."""

    kind: OfferKind
    by: int
    agreed: list[int]
    waiting_for: list[int]


class PassingView(Wire):
    """The automatic passing of a seat: whether it runs, its stops, all stops that there are, and the mode."""

    running: bool
    stops: list[str]
    all_stops: list[str]
    titles: list[Text]
    mode: Literal["", "until", "all"]
    can_all: bool


# ---- what the server says on a table's socket


class Told(Wire, tag_field="type", tag="told"):
    """The table has changed, or the socket was just opened: everything that this viewer may know.

    `view` is null while the game has not begun.
    """

    table: TableInfo
    view: View | None
    times: Times | None = None
    offers: list[Offer] = []
    undo: UndoKind = "no"
    passing: PassingView | None = None


class Refused(Wire, tag_field="type", tag="refused"):
    """A message was refused and has changed nothing. `asked` is its `tag_of`, where it had one."""

    error: str
    clause: str = ""
    text: Text | None = None
    asked: str = ""


class ReasonView(Wire):
    """One verb for a card or piece: why it cannot be used, or (`refusal` null) that it can."""

    verb: Text
    refusal: Text | None
    clause: str = ""


class Reasons(Wire, tag_field="type", tag="reasons"):
    """The answer to `why`."""

    cell: str
    reasons: list[ReasonView]


class HintView(Wire, tag_field="type", tag="hint"):
    """The answer to `hint`: the bot's choice, and its estimate (0 lost, 1 won) for each option by key."""

    number: int
    key: str
    estimates: dict[str, float]


class Pong(Wire, tag_field="type", tag="pong"):
    """The answer to `ping`, with the server's clock in milliseconds."""

    now: int


ServerMessage = Told | Refused | Reasons | HintView | Pong


# ---- what a client says on a table's socket


class Asked(Wire, tag_field="type"):
    """Base of a client's messages; `tag_of` comes back in a refusal, to tell which was meant."""

    tag_of: Word = ""


class Sit(Asked, tag="sit"):
    """Take an open seat."""

    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    deck: Long = ""
    entropy: Word = ""


class Bring(Asked, tag="bring"):
    """Bring another deck or character to one's own seat, before the game."""

    deck: Long = ""


class Stand(Asked, tag="stand"):
    """Leave one's seat before the game."""


class SeatBot(Asked, tag="seat-bot"):
    """The host puts a bot at an open seat, or (bot empty) takes it away."""

    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    bot: Word = ""


class Ready(Asked, tag="ready"):
    """One is ready; the game begins when everyone is. `entropy` is mixed into the seed."""

    entropy: Word = ""


class Choose(Asked, tag="choose"):
    """Answer the open decision. `keys`: several answers in a row, as a shortcut gives them."""

    number: Annotated[int, Meta(ge=0)] = 0
    keys: Annotated[list[Key], Meta(min_length=1, max_length=60)] = []


class TakeBack(Asked, tag="undo"):
    """Take one's last choice back: at once where that is free, else as an offer to the others."""

    number: Annotated[int, Meta(ge=0)] = 0


class Concede(Asked, tag="concede"):
    """Give up."""


class MakeOffer(Asked, tag="offer"):
    """Offer a draw, open hands, or a rematch."""

    kind: Literal["draw", "open-hands", "rematch"] = "draw"


class Answer(Asked, tag="answer"):
    """Agree to an offer, or decline it. Whoever made it withdraws it by declining."""

    kind: OfferKind = "draw"
    agree: bool = False


class Why(Asked, tag="why"):
    """Why can't I? For a cell, or (empty) for what needs neither card nor piece."""

    number: Annotated[int, Meta(ge=0)] = 0
    cell: Annotated[str, Meta(max_length=20)] = ""


class Hint(Asked, tag="hint"):
    """What would a bot do in my place?"""

    number: Annotated[int, Meta(ge=0)] = 0


class SetPassing(Asked, tag="passing"):
    """Set automatic passing: whether it runs, and where it stops."""

    running: bool | UnsetType = UNSET
    stops: Annotated[list[Word], Meta(max_length=40)] | UnsetType = UNSET


class PassOn(Asked, tag="pass-on"):
    """Pass from here on: until something happens, or while all that waits resolves; `stop` ends that."""

    number: Annotated[int, Meta(ge=0)] = 0
    mode: Literal["until", "all", "stop"] = "until"


class Kick(Asked, tag="kick"):
    """The host sends a person away from a seat before the game, or a spectator by name."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    name: Word = ""


class Arrange(Asked, tag="arrange"):
    """At a sandbox: play on from this position, given as the `given` of a scenario."""

    position: Long = ""


class Ping(Asked, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Sit
    | Bring
    | Stand
    | SeatBot
    | Ready
    | Choose
    | TakeBack
    | Concede
    | MakeOffer
    | Answer
    | Why
    | Hint
    | SetPassing
    | PassOn
    | Kick
    | Arrange
    | Ping
)


# ---- people


class Me(Wire):
    """Who one is: a guest, or an account. `csrf` goes into the header `X-CSRF-Token` of every change."""

    name: str
    guest: bool
    csrf: str
    languages: list[str]
    blocked: list[str] = []


class Credentials(Wire):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewName(Wire):
    """Another name for a guest."""

    name: Name


class Block(Wire):
    """Somebody whose listed tables one does not want to see, and who cannot sit at one's own."""

    name: Name


class Report(Wire):
    """A word to whoever runs the server about a table, and a person at it where one is meant."""

    table: Word
    about: Word = ""
    reason: Annotated[str, Meta(min_length=1, max_length=2_000)] = ""


# ---- the library


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
    """A deck list as text, in any of the formats that are read, and the format of play.

    `write` is how the list is to be written anew: names with numbers, numbers alone, or JSON; `language` that
    of the names.
    """

    text: Long
    format: Word = ""
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


# ---- learning


class GuideReply(Wire):
    """What is answered for a seat by itself."""

    seat: int
    key: str


class GuideStep(Wire):
    """A step of a guided game; see `guides.Step`. `position` is as `NewTable` takes it, empty to go on."""

    say: Text
    position: str
    choose: list[list[str]]
    replies: list[GuideReply]
    clauses: list[str]


class GuideInfo(Wire):
    """A guided first game: it is played at a sandbox table, the learner at the first seat."""

    game: str
    title: Text
    gently: Text
    done: Text
    settings: dict[str, str]
    steps: list[GuideStep]


class PositionText(Wire):
    """A position to be looked through, as `NewTable` takes it."""

    position: Long
    settings: dict[Word, Word] = {}


class PositionInfo(Wire):
    """Whether a position can be played: the fault and its line where it cannot, and what is asked first."""

    fault: str
    line: int = 0
    question: Text | None = None
    seat: int = -1


# ---- replays


class ReplayInfo(Wire):
    """A record that can be looked at: step 0 is the beginning, `steps` the end."""

    id: str
    game: str
    seats: int
    names: list[str]
    steps: int
    winners: list[int] | None
    fairness: Fairness | None = None
    fair: bool | None = None


class ReplayLine(Wire):
    """A line of the log of a whole record, and the step from which on it is told."""

    step: int
    line: LineView


class NewReplay(Wire):
    """A record to be looked at, as the text of its file; or (`table`) that of a table whose game is over."""

    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    table: Word = ""
