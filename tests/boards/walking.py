"""What tests of boards share: positions of random games, boards of one viewer, and what must hold of them."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import rulebound
from rulebound import view
from rulebound.boards import Area, Board, BoardMaker, Cell, Side, board_maker
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.zone import Piece
from rulebound.testing.look import exchange, exchangeable
from rulebound.texts import Message, Scene, Texts, languages


def scene_for(game: Game, viewer: int) -> Scene:
    """The position as a viewer may know it."""
    return Scene(view(game, viewer).game, viewer)


def board_for(game: Game, viewer: int) -> Board:
    """The board of a viewer."""
    return board_maker(game.rulebook.id).board(scene_for(game, viewer))


def positions(name: str, seed: int, most: int, **others: Any) -> Iterator[Game]:
    """The positions of a game that is played at random."""
    game = rulebound.new_game(name, seed=seed, **others)
    dice = random.Random(seed)
    for _ in range(most):
        if game.decision is None:
            return
        yield game
        game.choose(dice.randrange(len(game.decision.options)))


# ---- looking for things on a board


def areas_of(board: Board) -> list[Area]:
    """All areas."""
    return [area for side in board.sides for area in side.areas] + board.shared


def with_under(cell: Cell) -> list[Cell]:
    """A cell and what lies under it."""
    return [cell, *(other for under in cell.under for other in with_under(under))]


def cells_of(board: Board) -> list[Cell]:
    """All cells, those that lie under others too."""
    return [found for area in areas_of(board) for cell in area.cells for found in with_under(cell)]


def area(board: Board, id: str) -> Area:
    """An area by its id."""
    return next(area for area in areas_of(board) if area.id == id)


def side(board: Board, seat: int) -> Side:
    """The side of a seat."""
    return next(side for side in board.sides if side.seat == seat)


def cell_of(board: Board, piece: Piece) -> Cell:
    """The cell of a piece."""
    return next(cell for cell in cells_of(board) if cell.piece == piece.id)


def marks(cell: Cell) -> dict[str, tuple[str, str]]:
    """The marks of a cell by their kinds, in English: text and tone."""
    texts = Texts("en", strict=True)
    return {
        mark.kind: (mark.text if isinstance(mark.text, str) else texts.render(mark.text), mark.tone)
        for mark in cell.marks
    }


def facts(board: Board, seat: int = -1) -> dict[str, tuple[int, int]]:
    """Facts of the table or of a seat: value and limit."""
    found = board.facts if seat < 0 else side(board, seat).facts
    return {fact.kind: (fact.value, fact.most) for fact in found}


def arrows(board: Board) -> list[tuple[str, str, str]]:
    """The arrows."""
    return [(arrow.start, arrow.end, arrow.kind) for arrow in board.arrows]


# ---- what must hold


def check_options(game: Game, maker: BoardMaker) -> int:
    """Whatever an option of the asked seat is about is on that seat's board once, and so are arrows' ends."""
    assert game.decision is not None
    scene = scene_for(game, game.decision.seat)
    board = maker.board(scene)
    ids = Counter(cell.id for cell in cells_of(board) if cell.id)
    assert max(ids.values(), default=1) == 1
    places = set(ids) | {f"seat {game.seat_name(side.seat)}" for side in board.sides}
    for arrow in board.arrows:
        assert arrow.start in places and arrow.end in places, arrow
    found = 0
    assert scene.game.decision is not None
    for option in scene.game.decision.options:
        cells = maker.cells_of(scene, option)
        assert set(cells) <= places, option
        assert cells or not (option.card or option.piece), option
        found += len(cells)
    return found


def messages_of(board: Board) -> list[Message]:
    """Every Message of a board."""
    found = board.headline[:]
    for fact in [*board.facts, *(fact for side in board.sides for fact in side.facts)]:
        found.append(fact.label)
    found += [side.role for side in board.sides if side.role is not None]
    for each in areas_of(board):
        found += [said for said in (each.title, each.empty, each.spoken) if said is not None]
    for cell in cells_of(board):
        found += [cell.name, cell.spoken]
        found += [mark.text for mark in cell.marks if isinstance(mark.text, Message)]
    if board.shortcut is not None:
        found.append(board.shortcut.said)
    return found


def check_texts(board: Board, told: set[str]) -> None:
    """Every Message can be said in all languages; those that were told before are not said again."""
    for said in messages_of(board):
        if repr(said) in told:
            continue
        told.add(repr(said))
        for language in languages():
            Texts(language, strict=True).render(said)


def check_secrets(game: Game, stream: Stream) -> int:
    """Two hidden cards change faces: whoever cannot know them sees the same board. How often it was tried."""
    tried = 0
    for viewer in [*range(game.match.seats), SPECTATOR]:
        groups = exchangeable(game, viewer)
        if not groups:
            continue
        group = groups[stream.below(len(groups))]
        one = group[stream.below(len(group))]
        others = [card for card in group if card[2] & 0xFFFF != one[2] & 0xFFFF]
        changed = exchange(game, one, others[stream.below(len(others))])
        changed.decision = changed.ask_again()
        assert board_for(game, viewer) == board_for(changed, viewer)
        tried += 1
    return tried
