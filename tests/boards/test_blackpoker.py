"""BlackPoker's board in arranged positions: marks, states, arrows, the stage, what is hidden."""

from typing import Any

import rulebound
from rulebound.boards import Area, Board, Cell, board_maker
from rulebound.games.blackpoker.legality import ANSWER_VERBS
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.view import mask
from rulebound.texts import Message, Scene, Texts

POSITION: dict[str, Any] = {
    "turn": "A",
    "A": {
        "hand": ["C7", "H3", "JK", "S4", "D9"],
        "life": ["S10", "C2", "HQ"],
        "barriers": ["S2 driven", "D5 new", "CJ"],
        "soldiers": ["H5+H9 new +3", "S8 -2", "DA"],
        "graveyard": ["D4", "D6"],
    },
    "B": {"hand": ["C9", "SA"], "life": 12, "barriers": ["H2"], "soldiers": ["H6", "C3"]},
}


def arranged(position: dict[str, Any] = POSITION) -> Game:
    return rulebound.new_game("blackpoker", position=position)


def board_of(game: Game, viewer: int = 0) -> Board:
    return board_maker("blackpoker").board(Scene(mask(game, viewer), viewer))


def area_of(board: Board, id: str) -> Area:
    areas = [area for side in board.sides for area in side.areas] + board.shared
    return next(area for area in areas if area.id == id)


def cell_of(game: Game, board: Board, name: str) -> Cell:
    """The cell of a piece by its name in a position."""
    id = game.piece_at(name)
    areas = [area for side in board.sides for area in side.areas] + board.shared
    return next(cell for area in areas for cell in area.cells if cell.piece == id)


def question_of(game: Game) -> str:
    """What is asked now."""
    assert game.decision is not None
    return game.decision.question


def marks_of(cell: Cell, kind: str) -> list[tuple[str, str]]:
    """The marks of a kind: text (or the id of its text) and tone."""
    return [
        (m.text.id if isinstance(m.text, Message) else m.text, m.tone) for m in cell.marks if m.kind == kind
    ]


def test_numbers_of_soldiers_go_up_and_down() -> None:
    game = arranged()
    board = board_of(game)
    raised = cell_of(game, board, "A.soldiers.1")
    assert marks_of(raised, "number") == [("17", "up")] and marks_of(raised, "change") == [("+3", "up")]
    assert raised.code == "H5" and [cell.code for cell in raised.under] == ["H9"]
    assert raised.states == ["charged", "new"] and raised.tints == ["red"]
    assert marks_of(raised, "kind") == [("kind-bp-equipped-soldier", "")]
    lowered = cell_of(game, board, "A.soldiers.2")
    assert marks_of(lowered, "number") == [("6", "down")] and marks_of(lowered, "change") == [("-2", "down")]
    ace = cell_of(game, board, "A.soldiers.3")
    assert marks_of(ace, "number") == [("1", "")]
    assert ("label-bp-haste", "") in marks_of(ace, "label")


def test_barriers_are_face_down_and_known_to_none_but_their_owner() -> None:
    game = arranged()
    mine = [cell_of(game, board_of(game), f"A.barriers.{n}") for n in (1, 2, 3)]
    assert [cell.states for cell in mine] == [
        ["driven", "face-down"],
        ["charged", "face-down", "new"],
        ["charged", "face-down"],
    ]
    theirs = cell_of(game, board_of(game), "B.barriers.1")
    assert theirs.code == "" and theirs.tints == [] and "face-down" in theirs.states
    assert Texts("en", strict=True).render(theirs.spoken) == "barrier 1, charged and face down"


def test_areas_lie_where_players_expect_them() -> None:
    board = board_of(arranged())
    assert [area.zone for area in board.sides[0].areas] == [
        "hand",
        "life",
        "graveyard",
        "barriers",
        "soldiers",
    ]
    assert [area.zone for area in board.sides[1].areas] == [
        "soldiers",
        "barriers",
        "life",
        "graveyard",
        "hand",
    ]
    hand, life, graveyard = (area_of(board, f"A.{zone}") for zone in ("hand", "life", "graveyard"))
    assert (hand.kind, hand.own, len(hand.cells)) == ("row", True, 5)
    assert (life.kind, life.count, life.cells) == ("pile", 3, [])
    assert (graveyard.kind, [cell.code for cell in graveyard.cells[:2]]) == ("pile", ["D4", "D6"])
    theirs = area_of(board, "B.hand")
    assert (theirs.count, theirs.cells) == (2, [])
    assert [(fact.kind, fact.value) for fact in board.sides[1].facts] == [("life", 3)]
    assert board.sides[1].states == ["turn", "asked"] and board.sides[0].states == []
    assert [part.id for part in board.headline] == ["game-blackpoker", "table-bp-headline", "table-bp-chance"]
    assert board.order == [0, 1]


def test_the_stage_is_a_stack_with_arrows_to_targets() -> None:
    game = arranged()
    soldier = game.piece_at("B.soldiers.1")
    game.choose_key("up H3")
    asked = board_of(game)
    assert [cell.states for cell in area_of(asked, "A.hand").cells if cell.code == "H3"] == [["chosen"]]
    game.choose_key("target B.soldiers.1")
    while question_of(game) != "bp-chance":
        game.choose(0)
    board = board_of(game)
    stage = area_of(board, "stage")
    request = stage.cells[0]
    assert (stage.kind, stage.count) == ("stack", 1)
    assert request.name.id == "action-bp-up" and [cell.code for cell in request.under] == ["H3"]
    assert [(a.start, a.end, a.kind) for a in board.arrows] == [(request.id, f"p{soldier}", "target")]
    assert game.decision is not None
    assert board.order == [game.decision.seat, 1 - game.decision.seat]


def test_attackers_point_at_the_seat_and_blockers_at_attackers() -> None:
    game = arranged()
    game.choose_key("attack")
    for key in ("pass", "pass"):
        game.choose_key(key)
    assert game.decision is not None and game.decision.question == "bp-attackers"
    game.choose_key("attack-with A.soldiers.2")
    named = board_of(game)
    attacker = cell_of(game, named, "A.soldiers.2")
    assert "attacking" in attacker.states and marks_of(attacker, "attack") == [("1", "")]
    assert [(a.start, a.end, a.kind) for a in named.arrows] == [(attacker.id, "seat B", "attack")]
    assert "attacking" not in cell_of(game, board_of(game, 1), "A.soldiers.2").states
    game.choose_key("done")
    while question_of(game) != "bp-blockers":
        game.choose_key("pass")
    wanted = game.piece_at("B.soldiers.1")
    game.choose(next(n for n, option in enumerate(game.decision.options) if option.piece == wanted))
    board = board_of(game, 1)
    blocker = cell_of(game, board, "B.soldiers.1")
    assert "blocking" in blocker.states and marks_of(blocker, "block") == [("1", "")]
    arrows = [(a.start, a.end, a.kind) for a in board.arrows if a.kind != "target"]
    assert arrows == [(attacker.id, "seat B", "attack"), (blocker.id, attacker.id, "block")]
    assert "attacked" in board.sides[-1].states and "attacked" not in board.sides[0].states


def test_a_search_shows_the_life_by_face_to_its_owner_alone() -> None:
    game = arranged()
    game.choose_key("search JK")
    while question_of(game) != "bp-search":
        game.choose(0)
    life = area_of(board_of(game), "A.life")
    order = game.rulebook.face_order
    assert [cell.code for cell in life.cells] == sorted(["S10", "C2", "HQ"], key=order)
    for viewer in (1, rulebound.SPECTATOR):
        assert area_of(board_of(game, viewer), "A.life").cells == []


def test_throw_names_seats() -> None:
    maker = board_maker("blackpoker")
    game = arranged()
    scene = Scene(mask(game, 0), 0)
    assert maker.cells_of(scene, Option("target-player", 0, 0, 1)) == ["seat B"]


def test_verbs_worth_a_reason() -> None:
    maker = board_maker("blackpoker")
    game = arranged()
    board = board_of(game)
    assert "search" in maker.verbs(game, area_of(board, "A.hand").cells[0])
    assert "block-with" in maker.verbs(game, cell_of(game, board, "A.soldiers.1"))
    assert "attack" in maker.verbs(game, None) and "search" not in maker.verbs(game, None)
    assert "discard" in ANSWER_VERBS and "discard" not in maker.verbs(game, None)
