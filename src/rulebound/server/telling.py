"""What one viewer is told of a game: board, question, options, log and result, as the protocol has them.

Everything is made from the viewer's masked position, so nothing hidden can get into it. How much a viewer may
see is its *sight*: `closed` as the rules have it; `hands` for spectators where every seat has agreed to it;
`all` for the owner of a sandbox.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ..boards import Area, Board, Cell, Fact, Mark, Side, board_maker
from ..kernel.card import SPECTATOR, only, viewers_of, with_viewers
from ..kernel.decision import Decision, Option
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.plain import to_plain
from ..kernel.record import Table
from ..kernel.task import Proposal
from ..kernel.view import events_for, mask
from ..texts import Line, Message, Scene, phrases_of
from ..texts.log import Log
from .protocol.board import (
    AreaView,
    ArrowView,
    BoardView,
    CellView,
    DecisionView,
    FactView,
    LineView,
    MarkView,
    OptionView,
    ResultView,
    ShortcutView,
    SideView,
    View,
)
from .protocol.messages import ReasonView
from .protocol.wire import Text

CLOSED, HANDS, ALL = "closed", "hands", "all"
encode: Final = msgspec.json.Encoder().encode
DECODER: Final = msgspec.json.Decoder(LineView)
NO_LOG: Final = b'"log":[],"log_from":0}'
"""What a view ends with whose log is empty."""


# ---- what a viewer may see


def seen_by(game: Game, viewer: int, sight: str = CLOSED) -> Game:
    """The position as a viewer may know it."""
    return mask(game if sight == CLOSED else laid_open(game, viewer, sight), viewer)


def laid_open(game: Game, viewer: int, sight: str) -> Game:
    """A copy of the game in which the viewer has seen all hands, or all cards."""
    other = game.copy()
    for place in other.places:
        if not place.zone.pieces and (sight == ALL or place.zone.anonymous):
            place.cards = [seen(card, viewer) for card in place.cards]
    if sight == ALL:
        for piece in other.pieces.values():
            piece.cards = [seen(card, viewer) for card in piece.cards]
    return other


def seen(card: int, viewer: int) -> int:
    """The same card, seen by one more viewer."""
    return with_viewers(card, viewers_of(card) | only(viewer))


class OpenLog(Log):
    """The log of a sandbox: it tells every card, and speaks to nobody."""

    def seen(self, game: Game, viewer: int) -> Game:
        """Every card."""
        return seen_by(game, viewer, ALL)

    def shown(self, events: list[Event], viewer: int) -> list[Event]:
        """Every card of every event."""
        opened = [
            Event(e.name, e.clause, e.seat, e.piece, e.number, [seen(c, viewer) for c in e.cards], e.other)
            for e in events
        ]
        return events_for(opened, viewer)


# ---- a whole view


class Teller:
    """Tells of one table. It keeps the lines of the log that it has told as they are on the wire."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log = Log(table)
        self.open_log = OpenLog(table)
        self.told: dict[tuple[int, bool], Told] = {}

    def view(self, viewer: int, number: int, sight: str = CLOSED) -> View:
        """All that a viewer may know at this moment, but for the log."""
        game = self.table.game
        seen = self.log.known_now(viewer) if sight == CLOSED else seen_by(game, viewer, sight)
        scene = Scene(seen, viewer)
        board = board_maker(game.rulebook.id).board(scene)
        return View(number, viewer, board_view(board), decision_view(scene), result_view(scene), [])

    def lines(self, viewer: int, sight: str = CLOSED) -> list[bytes]:
        """The log as it is sent; a line that was told before is the same object again.

        The open log speaks to nobody: it is the same from every seat.
        """
        everything = sight == ALL
        log, who = (self.open_log, SPECTATOR) if everything else (self.log, viewer)
        told = self.told.setdefault((who, everything), Told())
        while len(told.ends) < len(self.table.log):
            told.add([encode(line_view(line)) for line in log.tell(len(told.ends), who)])
        return told.lines

    def forget(self) -> None:
        """Forget what the table has taken back."""
        self.log.forget()
        self.open_log.forget()
        for told in self.told.values():
            told.cut(len(self.table.log))


class Told:
    """The lines of a log that were told, and how many there were after each input."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.ends: list[int] = []

    def add(self, lines: list[bytes]) -> None:
        """What one more input has led to."""
        self.lines += lines
        self.ends.append(len(self.lines))

    def cut(self, inputs: int) -> None:
        """No more than what so many inputs have led to."""
        del self.ends[inputs:]
        del self.lines[self.ends[-1] if self.ends else 0 :]


def line_view(line: Line) -> LineView:
    """A line of the log."""
    return LineView(line.message.plain(), line.clause, line.heading)


def result_view(scene: Scene) -> ResultView | None:
    """How the game ended."""
    result = scene.game.result
    if result is None:
        return None
    text = phrases_of(scene.game).result(result, scene)
    return ResultView(scene.game.winning_seats(), text.plain(), result.clause)


# ---- the question


def decision_view(scene: Scene) -> DecisionView | None:
    """The open question, and the answers if it is the viewer's."""
    game = scene.game
    decision = game.decision
    if decision is None:
        return None
    book = phrases_of(game)
    question = book.question(decision, scene).plain()
    if decision.seat != scene.viewer:
        return DecisionView(decision.seat, question, decision.clause)
    options = [option_view(option, scene) for option in offered(game, decision)]
    return DecisionView(decision.seat, question, decision.clause, options, plain(book.background(scene)))


def offered(game: Game, decision: Decision) -> list[Option]:
    """The answers worth offering to a person: not to drop a proposal that has only just begun."""
    if decision.options and decision.options[-1].verb == "cancel" and just_begun(game):
        return decision.options[:-1]
    return decision.options


def just_begun(game: Game) -> bool:
    """Whether dropping the open proposal would lead to the very question that is asked."""
    task = game.agenda[-1]
    return isinstance(task, Proposal) and to_plain(task) == to_plain(task.begun_by())


def option_view(option: Option, scene: Scene) -> OptionView:
    """One answer."""
    book = phrases_of(scene.game)
    return OptionView(
        scene.game.key(option),
        option.verb,
        book.option(option, scene).plain(),
        board_maker(scene.game.rulebook.id).cells_of(scene, option),
        option.number,
        plain(book.detail(option, scene)),
    )


def cells_on(board: Board) -> Iterator[tuple[Area, Cell]]:
    """Every cell of a board with its area, those under others included."""
    areas = [area for side in board.sides for area in side.areas] + board.shared
    for area in areas:
        queue = list(area.cells)
        while queue:
            cell = queue.pop(0)
            yield area, cell
            queue.extend(cell.under)


# ---- why not


def reasons(game: Game, viewer: int, id: str, sight: str = CLOSED) -> list[ReasonView] | None:
    """For a cell, or without one: each verb with why it cannot be used; None where there is no such cell."""
    scene = Scene(seen_by(game, viewer, sight), viewer)
    maker = board_maker(game.rulebook.id)
    cell: Cell | None = None
    if id:
        cell = next((cell for _, cell in cells_on(maker.board(scene)) if cell.id == id), None)
        if cell is None:
            return None
    card, piece = (0, 0) if cell is None else (cell.card, cell.piece)
    card = 0 if piece else card
    book = phrases_of(game)
    decision = scene.game.decision
    options = decision.options if decision is not None and decision.seat == viewer else []
    usable = {option.verb for option in options if is_about(option, id, scene)}
    refusals = scene.game.why_not(viewer, card, piece)
    verbs = maker.verbs(scene.game, cell)
    found = [ReasonView(book.verb(verb).plain(), None) for verb in verbs if verb in usable]
    return found + [
        ReasonView(book.verb(verb).plain(), book.refusal(refusals[verb]).plain(), refusals[verb].clause)
        for verb in verbs
        if verb in refusals and verb not in usable
    ]


def is_about(option: Option, id: str, scene: Scene) -> bool:
    """Whether a cell stands for an option, or (without a cell) whether it is about no card and no piece."""
    if id:
        return id in board_maker(scene.game.rulebook.id).cells_of(scene, option)
    return not option.card and not option.piece


# ---- boards on the wire


def plain(message: Message | None) -> Text | None:
    """A message as plain data, where there is one."""
    return None if message is None else message.plain()


def board_view(board: Board) -> BoardView:
    """A board."""
    shortcut = board.shortcut
    return BoardView(
        [message.plain() for message in board.headline],
        [side_view(side) for side in board.sides],
        [area_view(area) for area in board.shared],
        [fact_view(fact) for fact in board.facts],
        [ArrowView(arrow.start, arrow.end, arrow.kind) for arrow in board.arrows],
        board.order,
        None if shortcut is None else ShortcutView(shortcut.keys, shortcut.said.plain()),
    )


def side_view(side: Side) -> SideView:
    """A seat's part of the table."""
    return SideView(
        side.seat,
        side.team,
        [fact_view(fact) for fact in side.facts],
        [area_view(area) for area in side.areas],
        side.states,
        plain(side.role),
        side.role_code,
    )


def area_view(area: Area) -> AreaView:
    """A zone."""
    return AreaView(
        area.id,
        area.zone,
        area.kind,
        area.title.plain(),
        [cell_view(cell) for cell in area.cells],
        area.count,
        area.own,
        plain(area.empty),
        plain(area.spoken),
    )


def cell_view(cell: Cell) -> CellView:
    """A card or piece."""
    return CellView(
        cell.id,
        cell.code,
        cell.name.plain(),
        cell.spoken.plain(),
        [mark_view(mark) for mark in cell.marks],
        cell.states,
        cell.tints,
        [cell_view(under) for under in cell.under],
    )


def mark_view(mark: Mark) -> MarkView:
    """A small sign."""
    text = mark.text if isinstance(mark.text, str) else mark.text.plain()
    return MarkView(mark.kind, text, mark.tone)


def fact_view(fact: Fact) -> FactView:
    """A number."""
    return FactView(fact.kind, fact.label.plain(), fact.value, fact.most)


def view_of(table: Table, viewer: int, log_from: int = 0, everything: bool = False) -> View:
    """A moment of any table as a viewer may know it, with the log from a line on."""
    sight = ALL if everything else CLOSED
    teller = Teller(table)
    view = teller.view(viewer, len(table.inputs), sight)
    return with_log(view, teller.lines(viewer, sight), log_from)


def with_log(view: View, lines: list[bytes], log_from: int = 0) -> View:
    """A view with the log from a line on."""
    log = [DECODER.decode(line) for line in lines[log_from:]]
    return msgspec.structs.replace(view, log=log, log_from=min(log_from, len(lines)))


def encoded(view: View) -> bytes:
    """A view as it is sent, up to where its log begins: the same for all who see it."""
    return encode(view).removesuffix(NO_LOG)


def encoded_with_log(view: bytes, lines: list[bytes], log_from: int) -> bytes:
    """The whole, with the log from a line on."""
    return b'%b"log":[%b],"log_from":%d}' % (view, b",".join(lines[log_from:]), log_from)
