"""The board of Battle Spirits in arranged positions: Cores, marks, states, arrows, payments."""

from typing import Any

import rulebound
from rulebound.boards import Area, Board, Cell, board_maker
from rulebound.boards.battle_spirits import Standing
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.kernel.view import mask
from rulebound.texts import Message, Scene, Texts

GEN_BO, ROWAMIKU, QUPEL, LENSIS = "26RSD01-002", "26RSD01-003", "26RSD01-006", "26RSD01-X01"
POSITION: dict[str, Any] = {
    "turn": "A",
    "step": "main",
    "number": 5,
    "A": {
        "life": 5,
        "reserve": 2,
        "soul": "reserve",
        "core-trash": 1,
        "hand": [QUPEL, LENSIS, "26RSD01-012"],
        "deck": 20,
        "field": [f"{GEN_BO} 3 exhausted", f"{GEN_BO} 1", f"{ROWAMIKU} 3"],
        "trash": ["26RSD01-013", QUPEL],
    },
    "B": {
        "life": 1,
        "reserve": 1,
        "soul": "B.field.1",
        "hand": ["26RSD02-002"],
        "deck": 20,
        "field": ["26RSD02-001 1S", "26RSD02-010 0"],
    },
}


def arranged(position: dict[str, Any] = POSITION) -> BattleSpirits:
    game = rulebound.new_game("battle-spirits", decks=["red", "purple"], position=position)
    assert isinstance(game, BattleSpirits)
    return game


def scene_of(game: BattleSpirits, viewer: int = 0) -> Scene:
    return Scene(mask(game, viewer), viewer)


def board_of(game: BattleSpirits, viewer: int = 0) -> Board:
    return board_maker("battle-spirits").board(scene_of(game, viewer))


def area_of(board: Board, id: str) -> Area:
    areas = [area for side in board.sides for area in side.areas] + board.shared
    return next(area for area in areas if area.id == id)


def cell_of(board: Board, id: str) -> Cell:
    areas = [area for side in board.sides for area in side.areas] + board.shared
    cells = [cell for area in areas for cell in area.cells]
    return next(
        cell for cell in [*cells, *(under for cell in cells for under in cell.under)] if cell.id == id
    )


def piece_of(game: BattleSpirits, board: Board, name: str) -> Cell:
    return cell_of(board, f"p{game.piece_at(name)}")


def marks_of(cell: Cell) -> dict[str, tuple[str, str]]:
    """The marks by kind: text (or the id of its text) and tone."""
    return {m.kind: (m.text.id if isinstance(m.text, Message) else m.text, m.tone) for m in cell.marks}


def keys_of(game: BattleSpirits) -> list[str]:
    assert game.decision is not None
    return [game.key(option) for option in game.decision.options]


def test_cards_on_the_field() -> None:
    game = arranged()
    board = board_of(game)
    first = piece_of(game, board, "A.field.1")
    assert first.code == GEN_BO and first.states == ["exhausted", "unleashed"] and first.tints == ["red"]
    assert marks_of(first) == {
        "namesake": ("1", ""),
        "level": ("2", ""),
        "bp": ("5000", ""),
        "symbol-red": ("1", ""),
        "cores": ("3", ""),
    }
    soul = piece_of(game, board, "B.field.1")
    assert marks_of(soul)["cores"] == ("1", "") and "soul" in marks_of(soul)
    assert [cell.id for cell in soul.under] == ["B.soul"]
    assert [cell.piece for cell in area_of(board, "B.spirits").cells] == [game.piece_at("B.field.1")]
    nexus = area_of(board, "B.nexuses").cells[0]
    assert nexus.piece == game.piece_at("B.field.2") and "bp" not in marks_of(nexus)
    game.field_card(game.piece_at("A.field.2")).state = 2
    assert piece_of(game, board_of(game), "A.field.2").states == ["heavy-exhausted"]


def test_bp_that_an_effect_has_changed_has_a_tone() -> None:
    game = arranged()
    piece = game.piece_at("A.field.2")
    tones: dict[int, str] = {}
    for amount in (2000, -1000):
        standing = Standing(game, game.field_card(piece))
        standing.bp += amount
        tones[amount] = standing.marks(0)[1].tone
    assert tones == {2000: "up", -1000: "down"}


def test_places_of_cores_are_cells() -> None:
    board = board_of(arranged())
    life, reserve, trash = (cell_of(board, f"A.{name}") for name in ("life", "reserve", "core-trash"))
    assert marks_of(life) == {"cores": ("5", "")} and marks_of(trash) == {"cores": ("1", "")}
    assert marks_of(reserve)["cores"] == ("2", "") and "soul" in marks_of(reserve)
    assert [cell.id for cell in reserve.under] == ["A.soul"]
    facts = {fact.kind: fact.value for fact in board.sides[-1].facts}
    assert facts == {"life": 5, "reserve": 3, "core-trash": 1}
    cores = area_of(board, "A.cores")
    assert cores.count == 16 and cores.spoken is not None
    assert "Rowamiku" in Texts("en", strict=True).render(cores.spoken)


def test_the_hand_tells_what_is_due() -> None:
    board = board_of(arranged())
    hand = {cell.code: marks_of(cell) for cell in area_of(board, "A.hand").cells}
    assert hand[QUPEL] == {"kind": ("kind-bs-spirit", ""), "cost": ("5", ""), "due": ("3", "down")}
    assert hand[LENSIS]["due"] == ("4", "down")
    trash = area_of(board, "A.trash")
    assert trash.kind == "pile" and [cell.code for cell in trash.cells] == ["26RSD01-013", QUPEL]
    assert "due" not in marks_of(trash.cells[1])
    assert (area_of(board, "B.hand").count, area_of(board, "B.hand").cells) == (1, [])
    assert (area_of(board, "A.deck").count, area_of(board, "A.deck").cells) == (20, [])


def test_a_payment_is_proposed_and_its_cores_are_marked() -> None:
    game = arranged()
    assert board_of(game).shortcut is None
    game.choose_key(f"summon {QUPEL}")
    board = board_of(game)
    assert [cell.code for cell in area_of(board, "A.hand").cells if "chosen" in cell.states] == [QUPEL]
    assert board.shortcut is not None and board.shortcut.keys[0] in keys_of(game)
    assert "pay" in Texts("en", strict=True).render(board.shortcut.said).lower()
    assert board_of(game, 1).shortcut is None
    while "pay-reserve" not in keys_of(game):
        game.choose_key("no-more")
    game.choose_key("pay-reserve")
    paid = board_of(game)
    assert marks_of(cell_of(paid, "A.reserve"))["named"] == ("-1", "down")
    assert marks_of(cell_of(paid, "A.core-trash"))["named"] == ("+1", "up")
    assert "named" not in marks_of(cell_of(board_of(game, 1), "A.reserve"))
    for key in paid.shortcut.keys if paid.shortcut else []:
        game.choose_key(key)
    assert QUPEL in [cell.code for cell in area_of(board_of(game), "A.spirits").cells]


def test_options_about_cores_have_cells() -> None:
    maker = board_maker("battle-spirits")
    game = arranged()
    game.choose_key("move-cores")
    scene = scene_of(game)
    assert game.decision is not None
    found = {option.verb: maker.cells_of(scene, option) for option in game.decision.options}
    assert found["move-reserve"] == ["A.reserve"] and found["move-soul"] == ["A.soul"]
    game.choose_key("move-reserve")
    game.choose_key("to A.field.3")
    board = board_of(game)
    assert marks_of(piece_of(game, board, "A.field.3"))["named"] == ("+1", "up")
    assert marks_of(cell_of(board, "A.reserve"))["named"] == ("-1", "down")


def test_a_battle_has_arrows_and_states() -> None:
    game = arranged()
    game.choose_key("end-step")
    while f"attack {game.piece_name(game.piece_at('A.field.2'))}" not in keys_of(game):
        game.choose(0)
    game.choose_key("attack A.field.2")
    board = board_of(game, 1)
    attacker = piece_of(game, board, "A.field.2")
    assert attacker.states[:2] == ["exhausted", "attacking"]
    assert [(a.start, a.end, a.kind) for a in board.arrows] == [(attacker.id, "seat B", "attack")]
    assert "attacked" in board.sides[-1].states and "turn" in board.sides[0].states
    told = area_of(board, "battle").spoken
    assert told is not None and "Gen-Bo" in Texts("en", strict=True).render(told)
    while game.decision is not None and "block B.field.1" not in keys_of(game):
        if game.decision.question == "bs-flash":
            assert board_of(game).order == [game.decision.seat, 1 - game.decision.seat]
        game.choose_key("pass")
    game.choose_key("block B.field.1")
    blocked = board_of(game)
    blocker = piece_of(game, blocked, "B.field.1")
    assert "blocking" in blocker.states
    assert (blocker.id, attacker.id, "block") in [(a.start, a.end, a.kind) for a in blocked.arrows]


def test_headline_and_order_of_areas() -> None:
    board = board_of(arranged())
    told = [part.id for part in board.headline]
    assert told == ["game-battle-spirits", "table-bs-headline", "step-bs-main"]
    assert [a.id for a in board.sides[0].areas] == [
        "B.hand",
        "B.deck",
        "B.trash",
        "B.cores",
        "B.nexuses",
        "B.spirits",
    ]
    assert [a.id.removeprefix("A.") for a in board.sides[1].areas] == [
        "spirits",
        "nexuses",
        "cores",
        "deck",
        "trash",
        "hand",
    ]


def test_verbs_worth_a_reason() -> None:
    maker = board_maker("battle-spirits")
    game = arranged()
    board = board_of(game)
    assert "summon" in maker.verbs(game, area_of(board, "A.hand").cells[0])
    assert "attack" in maker.verbs(game, piece_of(game, board, "A.field.1"))
    assert maker.verbs(game, None) == maker.verbs(game, cell_of(board, "A.reserve")) == ["move-cores"]
