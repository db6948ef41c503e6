"""Boards over random games: whatever an option names is on the board, every word is there in four languages,
and nothing is shown that the viewer may not know.
"""

import pytest
from tests.boards.walking import board_for, cells_of, check_options, check_secrets, check_texts, positions

import rulebound
from rulebound.boards import Board, BoardMaker, Cell, board_maker
from rulebound.boards.general import card_id
from rulebound.kernel.card import face_of
from rulebound.kernel.pool import Pool, stub
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import mask
from rulebound.texts import Scene, Texts, languages

GAMES = ["blackpoker", "battle-spirits"]
MOMENTS = 120
"""How far a random game is looked at."""
PLACES = ("-reserve", "-soul", "-player")
"""How verbs end that name a place or a player instead of a card or piece."""


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_options_name_is_on_the_board(game_id: str, seed: int) -> None:
    maker = board_maker(game_id)
    named = 0
    for game in positions(game_id, seed, MOMENTS):
        named += check_options(game, maker)
        assert game.decision is not None
        scene = Scene(mask(game, game.decision.seat), game.decision.seat)
        for option in game.decision.options:
            cells = maker.cells_of(scene, option)
            assert not option.card or card_id(option.card) in cells
            assert cells or not option.verb.endswith(PLACES), option
    assert named > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_ids_lead_back_to_cards_and_pieces(game_id: str) -> None:
    for game in positions(game_id, 4, MOMENTS):
        for viewer in (0, 1, rulebound.SPECTATOR):
            for cell in cells_of(board_for(game, viewer)):
                assert cell.piece == 0 or cell.id == f"p{cell.piece}"
                assert cell.card == 0 or cell.id == card_id(cell.card)
                assert not cell.code or cell.card or cell.piece


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_hidden_cards_that_change_places_leave_the_board_as_it_is(game_id: str, seed: int) -> None:
    dice = Stream(seed)
    assert sum(check_secrets(game, dice) for game in positions(game_id, seed, MOMENTS)) > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_is_there_in_every_language(game_id: str) -> None:
    told: set[str] = set()
    for seed in (8, 9):
        for n, game in enumerate(positions(game_id, seed, MOMENTS)):
            if n % 5 == 0:
                for viewer in (0, rulebound.SPECTATOR):
                    check_texts(board_for(game, viewer), told)
    assert len(told) > 100
    for language in languages():
        texts = Texts(language, strict=True)
        assert all(texts.render(paragraph) for paragraph in board_maker(game_id).help())


@pytest.mark.parametrize("game_id", GAMES)
def test_the_viewers_own_side_is_last(game_id: str) -> None:
    game = rulebound.new_game(game_id, seed=1)
    assert [side.seat for side in board_for(game, 0).sides] == [1, 0]
    assert [side.seat for side in board_for(game, 1).sides] == [0, 1]
    assert [side.seat for side in board_for(game, rulebound.SPECTATOR).sides] == [1, 0]
    own = [area.id for area in board_for(game, 1).sides[-1].areas if area.own]
    assert own == ["B.hand"]
    assert not any(area.own for side in board_for(game, rulebound.SPECTATOR).sides for area in side.areas)


@pytest.mark.parametrize("game_id", GAMES)
def test_of_anothers_hand_what_is_known_is_shown(game_id: str) -> None:
    game = rulebound.new_game(game_id, seed=3)
    hand = next(place for place in game.places if place.seat == 1 and place.zone.name == "hand")
    assert len(hand.cards) > 2
    unknown = hand_of(board_for(game, 0))
    assert unknown == ([], len(hand.cards), "table-count")
    game.pools.append(Pool(0, (stub(hand.cards[0]),), (hand.index,)))
    cells, count, sentence = hand_of(board_for(game, 0))
    assert [(cell.id, cell.code) for cell in cells] == [("", game.rulebook.code(face_of(hand.cards[0])))]
    assert count == len(hand.cards) and sentence != "table-count"
    assert hand_of(board_for(game, rulebound.SPECTATOR)) == ([], len(hand.cards), "table-count")


def hand_of(board: Board) -> tuple[list[Cell], int, str]:
    """The second seat's hand: its cells, how many cards there are, the sentence that tells it."""
    side = next(side for side in board.sides if side.seat == 1)
    area = next(area for area in side.areas if area.id == "B.hand")
    assert area.spoken is not None
    return area.cells, area.count, area.spoken.id


def test_any_game_has_a_board() -> None:
    for game_id in GAMES:
        game = rulebound.new_game(game_id, seed=2)
        board = BoardMaker(game_id).board(Scene(mask(game, 0), 0))
        hand = next(area for area in board.sides[-1].areas if area.id == "A.hand")
        assert hand.own and len(hand.cells) == hand.count > 0
        other = next(area for area in board.sides[0].areas if area.id == "B.hand")
        assert not other.cells and other.count > 0
    assert type(board_maker("no-game-of-ours")) is BoardMaker
