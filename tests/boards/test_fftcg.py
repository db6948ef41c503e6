"""The board of FF-TCG: marks, states, facts, arrows, payments and divisions; and over random games."""

from typing import Any

import pytest
from tests.boards.walking import (
    area,
    arrows,
    board_for,
    cell_of,
    check_options,
    check_secrets,
    check_texts,
    facts,
    marks,
    positions,
    scene_for,
    side,
)

import rulebound
from rulebound.boards import board_maker
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.decision import Option
from rulebound.kernel.rng import Stream
from rulebound.texts import Texts, languages

GAME = "fftcg"
CLOUD, TIFA, RED_XIII, BARRET, SAMURAI = "1-187S", "1-189S", "1-191S", "1-205S", "1-014C"
IFRIT, FAIRY, EVOKER, BLACK_MAGE = "1-004C", "1-170C", "1-011C", "1-010C"
PRIMED, MONSTER, EMBERS = "24-005L+24-001L", "RBF-058", "RBF-017"
POSITION: dict[str, Any] = {
    "turn": "A",
    "phase": "main-1",
    "number": 5,
    "A": {
        "crystals": 1,
        "hand": [CLOUD, IFRIT, BARRET, FAIRY],
        "deck": 20,
        "field": [
            f"{TIFA} damage-3000",
            f"{PRIMED} fresh",
            f"{SAMURAI} dull frozen fresh",
            f"{MONSTER} Ember-2",
            EVOKER,
            f"{BLACK_MAGE} dull",
            BLACK_MAGE,
        ],
        "break-zone": ["1-025C", "1-024C"],
        "damage-zone": ["1-099C", "1-106C"],
        "removed": ["21-017C Warp-2"],
        "lb-deck": ["22-112R", "22-112R up", "22-123R", "22-123R"],
    },
    "B": {
        "hand": [IFRIT],
        "deck": 20,
        "field": [CLOUD, BARRET, RED_XIII, f"{EVOKER} dull"],
        "damage-zone": ["1-099C"],
        "lb-deck": ["22-120H up", "23-127R"],
    },
}


def game_at(*keys: str, **given: Any) -> FFTCG:
    """The position above, or another one, after some answers."""
    game = rulebound.new_game(GAME, decks=["d1", "d1"], position=given or POSITION)
    assert isinstance(game, FFTCG)
    for key in keys:
        game.choose_key(key)
    return game


def answer(game: FFTCG, until: str, *wanted: str) -> FFTCG:
    """Answer by the first wanted key that is offered, until a question is asked."""
    for _ in range(100):
        assert game.decision is not None
        if game.decision.question == until:
            return game
        keys = [game.key(option) for option in game.decision.options]
        game.choose_key(next(key for key in wanted if key in keys))
    raise AssertionError(f"{until} was never asked")


def field(game: FFTCG, seat: int, number: int) -> Any:
    """A Character by its number in the field, from 1."""
    return game.character(game.field(seat).cards[number - 1])


def codes(game: FFTCG, viewer: int, id: str) -> list[str]:
    """The codes of an area's cells."""
    return [cell.code for cell in area(board_for(game, viewer), id).cells]


# ---- where things lie


def test_each_side_has_its_areas_in_the_order_of_the_table() -> None:
    game = game_at()
    board = board_for(game, 0)
    assert [side.seat for side in board.sides] == [1, 0]
    assert [area.id for area in board.sides[1].areas] == [
        "A.forwards",
        "A.backups",
        "A.monsters",
        "A.hand",
        "A.lb-deck",
        "A.lb-up",
        "A.damage-zone",
        "A.break-zone",
        "A.removed",
        "A.deck",
    ]
    assert codes(game, 0, "A.forwards") == [TIFA, "24-001L", SAMURAI]
    assert codes(game, 0, "A.backups") == [EVOKER, BLACK_MAGE, BLACK_MAGE]
    assert codes(game, 0, "A.monsters") == [MONSTER]
    assert sorted(codes(game, 0, "A.hand")) == sorted([CLOUD, IFRIT, BARRET, FAIRY])
    assert codes(game, 0, "A.damage-zone") == ["1-099C", "1-106C"]
    assert codes(game, 0, "A.break-zone") == ["1-025C", "1-024C"]
    assert area(board, "A.deck").count == 20 and not area(board, "A.deck").cells
    assert area(board, "A.hand").own and not area(board, "B.hand").own


def test_hidden_cards_are_numbers_to_others() -> None:
    game = game_at()
    board = board_for(game, 1)
    assert (area(board, "A.hand").cells, area(board, "A.hand").count) == ([], 4)
    assert codes(game, 1, "A.lb-up") == ["22-112R"]
    assert (area(board, "A.lb-deck").cells, area(board, "A.lb-deck").count) == ([], 3)
    assert codes(game, SPECTATOR, "B.hand") == [] and codes(game, SPECTATOR, "B.lb-up") == ["22-120H"]


def test_what_is_known_of_a_hand_cannot_be_told_from_the_rest_of_it() -> None:
    game = game_at(**POSITION, pools=[f"B knows {CLOUD} among A.hand"])
    hand = area(board_for(game, 1), "A.hand")
    assert [(cell.id, cell.code, cell.states) for cell in hand.cells] == [("", CLOUD, ["known"])]
    assert hand.count == 4 and hand.spoken is not None
    assert Texts("en", strict=True).render(hand.spoken) == "Hand 4 (with Cloud)"
    assert not area(board_for(game, SPECTATOR), "A.hand").cells


def test_only_cards_that_lie_face_down_stand_for_each_other_in_the_lb_deck() -> None:
    game = game_at()
    maker, scene = board_maker(GAME), scene_for(game, 0)
    down = {cell.card: cell.id for cell in area(maker.board(scene), "A.lb-deck").cells}
    lightning = [card for card in down if scene.code(card) == "22-112R"]
    assert maker.cells_of(scene, Option("turn-up", lightning[0])) == [down[lightning[0]]]
    others = [card for card in down if scene.code(card) == "22-123R"]
    assert len(maker.cells_of(scene, Option("turn-up", others[0]))) == 2


# ---- marks, states, facts


def test_marks_and_states_of_characters() -> None:
    game = game_at()
    board = board_for(game, 0)
    tifa = cell_of(board, field(game, 0, 1))
    assert marks(tifa)["damage"] == ("3000", "warning") and marks(tifa)["power"] == ("8000", "")
    assert "active" in tifa.states and "new" not in tifa.states
    primed = cell_of(board, field(game, 0, 2))
    assert [cell.code for cell in primed.under] == ["24-005L"] and "new" not in primed.states
    samurai = cell_of(board, field(game, 0, 3))
    assert {"dull", "frozen", "new"} <= set(samurai.states)
    assert marks(cell_of(board, field(game, 0, 4)))["counter"] == ("2 Ember Counters", "")
    mages = [cell_of(board, field(game, 0, number)) for number in (6, 7)]
    assert [marks(cell)["number"][0] for cell in mages] == ["1", "2"]
    assert tifa.tints == ["fire"]
    warped = area(board, "A.removed").cells[0]
    assert marks(warped)["counter"][0] == "2 Warp Counters"


def test_a_changed_power_has_a_tone() -> None:
    lit = {**POSITION, "A": {**POSITION["A"], "field": [f"{EMBERS} Ember-2"]}}
    cell = area(board_for(game_at(**lit), 0), "A.forwards").cells[0]
    assert marks(cell)["power"] == ("6000", "up")
    assert "power 6000 (printed 4000)" in Texts("en", strict=True).render(cell.spoken)


def test_facts_and_headline() -> None:
    game = game_at()
    board = board_for(game, 0)
    assert facts(board, 0) == {"damage": (2, 7), "crystals": (1, -1)}
    assert facts(board, 1) == {"damage": (1, 7)}
    told = [Texts("en", strict=True).render(said) for said in board.headline]
    assert told == ["FF-TCG", "Turn 5: You", "Main Phase 1", "Priority: You"]
    assert side(board, 0).states == ["turn", "asked", "priority"] and side(board, 1).states == []


def test_the_order_of_priority() -> None:
    game = game_at()
    assert board_for(game, 0).order == [0, 1] and board_for(game, 1).order == [0, 1]
    game.skip_forced = False
    game.choose_key("pass")
    assert board_for(game, 0).order == [1] == board_for(game, 1).order


# ---- announcing and paying


def test_a_payment_shows_what_is_due_and_what_is_named() -> None:
    game = game_at(f"cast {IFRIT}", "choose B.field.2")
    board = board_for(game, 0)
    cost = game.card(game.rulebook.face(IFRIT)).cost
    assert facts(board, 0)["cp"] == (0, cost) and facts(board, 0)["cp-fire"] == (0, 1)
    assert facts(board, 0)["cp-available"] == (2 + 2 * 3, -1)
    assert "cp" not in facts(board_for(game, 1), 0)
    source = next(cell for cell in area(board, "A.hand").cells if cell.code == IFRIT)
    assert source.states == ["declared"]
    assert (source.id, f"p{field(game, 1, 2).id}", "target") in arrows(board)
    assert not arrows(board_for(game, 1))
    assert board.shortcut is not None
    assert board_for(game, 1).shortcut is None
    for key in board.shortcut.keys:
        game.choose_key(key)
    assert game.stack().cards


def test_what_is_named_for_a_payment_is_marked() -> None:
    game = game_at(f"cast {CLOUD}", "dull A.field.5")
    board = board_for(game, 0)
    assert facts(board, 0)["cp"][0] == 1
    assert "paying" in cell_of(board, field(game, 0, 5)).states
    assert "paying" not in cell_of(board_for(game, 1), field(game, 0, 5)).states
    assert "paying" not in cell_of(board, field(game, 0, 7)).states


def test_the_stack_is_aimed_at_its_targets() -> None:
    game = game_at(f"cast {IFRIT}", "choose B.field.2", "dull A.field.5")
    item = game.stack().cards[-1]
    for viewer in (0, 1, SPECTATOR):
        board = board_for(game, viewer)
        assert arrows(board) == [(f"p{item}", f"p{field(game, 1, 2).id}", "target")]
        cell = area(board, "stack").cells[0]
        assert (cell.code, cell.states, area(board, "stack").kind) == (IFRIT, ["summon", "by-A"], "stack")
    assert Texts("en", strict=True).sentence(cell.spoken) == "A’s Ifrit → B’s Barret"


def test_what_is_cheaper_says_so_to_who_holds_it() -> None:
    game = game_at()
    costs = {cell.code: marks(cell)["cost"] for cell in area(board_for(game, 0), "A.hand").cells}
    assert costs[CLOUD] == ("6→5", "down") and costs[BARRET][1] == ""


def test_cards_of_a_deck_that_is_searched_are_laid_out() -> None:
    hand, cards = ["1-204S", "1-025C"], [CLOUD, TIFA, EVOKER, BLACK_MAGE]
    backups = ["1-120C", "1-120C", "1-120C"]
    game = game_at(turn="A", A={"hand": hand, "field": backups, "deck": cards})
    answer(game, "ff-search", "cast 1-204S", "dull A.field.1", "dull A.field.2", "dull A.field.3", "do-it")
    assert codes(game, 0, "A.deck") == cards
    assert check_options(game, board_maker(GAME)) == 2
    assert not codes(game, 1, "A.deck") and codes(game, 1, "A.backups")[-1] == "1-204S"


# ---- battles


def attacked() -> FFTCG:
    """Two Forwards attack as a party, and the other player is about to block."""
    return answer(game_at(), "ff-block", "party A.field.1", "join A.field.2", "done", "pass")


def test_a_party_that_is_being_formed_is_its_players_secret() -> None:
    game = answer(game_at(), "ff-attack", "pass")
    game.skip_forced = False
    game.choose_key("party A.field.1")
    assert game.decision is not None and game.decision.question == "ff-party"
    assert "party" in cell_of(board_for(game, 0), field(game, 0, 1)).states
    assert "party" not in cell_of(board_for(game, 1), field(game, 0, 1)).states


def test_attack_and_block() -> None:
    game = attacked()
    board = board_for(game, 1)
    tifa, ifrit, cloud = field(game, 0, 1), field(game, 0, 2), field(game, 1, 1)
    assert arrows(board) == [(f"p{piece.id}", "seat B", "attack") for piece in (tifa, ifrit)]
    assert {"attacking", "party"} <= set(cell_of(board, tifa).states)
    assert "attacked" in side(board, 1).states and "attacked" not in side(board, 0).states
    told = area(board, "battle").spoken
    assert told is not None
    assert "no block: 1 point of damage" in Texts("en", strict=True).render(told)
    game.choose_key("block B.field.1")
    board = board_for(game, 0)
    assert arrows(board)[:2] == [(f"p{piece.id}", f"p{cloud.id}", "attack") for piece in (tifa, ifrit)]
    assert arrows(board)[2:] == [(f"p{cloud.id}", f"p{piece.id}", "block") for piece in (tifa, ifrit)]
    assert "blocking" in cell_of(board, cloud).states


def test_damage_is_divided_in_one_gesture() -> None:
    game = attacked()
    game.choose_key("block B.field.1")
    answer(game, "ff-divide", "pass")
    board = board_for(game, 1)
    tifa, ifrit, cloud = field(game, 0, 1), field(game, 0, 2), field(game, 1, 1)
    assert facts(board) == {"divide": (9, 9), "divide-least": (0, -1)}
    divided = [arrow for arrow in arrows(board) if arrow[2] == "divide"]
    assert divided == [(f"p{cloud.id}", f"p{piece.id}", "divide") for piece in (tifa, ifrit)]
    assert not facts(board_for(game, 0))
    assert board.shortcut is not None
    assert board.shortcut.keys[0] == "split A.field.1 5"
    game.skip_forced = False
    game.choose_key("split A.field.1 4")
    board = board_for(game, 1)
    assert facts(board)["divide"] == (5, 9)
    assert marks(cell_of(board, tifa))["share"][0] == "4000" and "share" not in marks(cell_of(board, ifrit))
    divided = [arrow for arrow in arrows(board) if arrow[2] == "divide"]
    assert divided == [(f"p{cloud.id}", f"p{ifrit.id}", "divide")]


def test_what_an_ability_divides_is_at_least_one_thousand_each() -> None:
    game = game_at(
        "use A.field.1 2",
        "choose B.field.1",
        "choose B.field.2",
        turn="A",
        A={"field": ["RBF-082", "1-040C", "5-154S dull"], "deck": 5},
        B={"field": ["1-050C", "1-025C"], "deck": 5},
    )
    board = board_for(game, 0)
    assert facts(board) == {"divide": (3, 3), "divide-least": (1, -1)}
    source = f"p{field(game, 0, 1).id}"
    pieces = [field(game, 1, number) for number in (1, 2)]
    assert [arrow for arrow in arrows(board) if arrow[2] == "divide"] == [
        (source, f"p{piece.id}", "divide") for piece in pieces
    ]
    game.choose_key("split B.field.1 1")
    item = area(board_for(game, 1), "stack").cells[0]
    assert [mark.text for mark in item.marks if mark.kind == "share"] == ["1000", "2000"]


# ---- why not, help


def test_verbs_and_help() -> None:
    game = game_at(f"cast {IFRIT}", "choose B.field.2", "dull A.field.5")
    maker, board = board_maker(GAME), board_for(game, 0)
    assert maker.verbs(game, None) == []
    assert maker.verbs(game, area(board, "stack").cells[0]) == ["choose"]
    assert "cast" in maker.verbs(game, area(board, "A.hand").cells[0])
    character = maker.verbs(game, area(board, "A.forwards").cells[0])
    assert "attack" in character and "cast" not in character
    for language in languages():
        assert len({Texts(language, strict=True).render(said) for said in maker.help()}) == 6


# ---- random games


@pytest.mark.parametrize("seed", [5, 8, 13])
def test_random_games(seed: int) -> None:
    maker = board_maker(GAME)
    told: set[str] = set()
    stream = Stream(seed)
    options = tried = 0
    for n, game in enumerate(positions(GAME, seed, 300)):
        options += check_options(game, maker)
        tried += check_secrets(game, stream)
        if n % 5 == 0:
            for viewer in (0, 1, SPECTATOR):
                check_texts(board_for(game, viewer), told)
    assert options > 50 and tried > 50
