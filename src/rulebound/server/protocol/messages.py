"""The messages of a table's socket, both ways: what the server tells and answers, and what a client asks for.

Every message of a client that is about the game carries `number`, the decision number of the view that the
client saw. It grows with whatever that viewer can see of the game. If the table has gone on since, the
message is refused and nothing changes.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .board import View
from .tables import Offer, OfferKind, PassingView, TableInfo, Times
from .wire import Key, Long, Text, Wire, Word

UndoKind = Literal["free", "ask", "no"]


# ---- what the server says


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


# ---- what a client says


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
