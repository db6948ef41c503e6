"""The board of Asteriated Grail: camps, seats, what is under way, hidden hands; and over random games."""

from typing import Any

import pytest
from tests.boards.walking import (
    area,
    areas_of,
    arrows,
    board_for,
    cells_of,
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
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.decision import Option
from rulebound.kernel.rng import Stream
from rulebound.texts import Texts, languages

GAME = "asteriated-grail"
POSITION: dict[str, Any] = {
    "turn": "A",
    "number": 5,
    "camps": "RBRB",
    "red": {"morale": 14, "gems": 2, "crystals": 1, "grails": 1},
    "blue": {"morale": 9, "gems": 0, "crystals": 3, "grails": 2},
    "A": {"character": "blademaster", "hand": ["water-tech", "fire-blood", "light-tech"], "crystals": 1},
    "B": {"character": "angel", "hand": ["water-tech"], "heal": 1, "effects": ["poison by C", "shield by B"]},
    "C": {"character": "arbiter", "hand": ["dark-holy", "wind-chant"], "yellow": 2, "tapped": True},
    "D": {"character": "butterfly-dancer", "hand": ["wind-chant"], "yellow": 1, "covers": ["fire-tech"]},
}


def game_at(*keys: str, **changed: Any) -> AsteriatedGrail:
    """The position above after some answers."""
    game = rulebound.new_game(GAME, seats=4, position={**POSITION, **changed})
    assert isinstance(game, AsteriatedGrail)
    for key in keys:
        game.choose_key(key)
    return game


def said(message: Any) -> str:
    """A Message in English."""
    return Texts("en", strict=True).render(message)


def ids(game: AsteriatedGrail, viewer: int, seat: int) -> list[str]:
    """The areas of a side."""
    return [area.id for area in side(board_for(game, viewer), seat).areas]


# ---- camps and seats


def test_camps() -> None:
    board = board_for(game_at(), 0)
    assert facts(board) == {
        "morale-red": (14, 15),
        "gems-red": (2, 5),
        "crystals-red": (1, 5),
        "grails-red": (1, 5),
        "morale-blue": (9, 15),
        "gems-blue": (0, 5),
        "crystals-blue": (3, 5),
        "grails-blue": (2, 5),
    }
    assert [side.team for side in board.sides] == [1, 0, 1, 0]
    assert said(board.facts[4].label) == "Blue: morale"


def test_seats_in_the_order_of_play_with_their_characters() -> None:
    game = game_at()
    board = board_for(game, 2)
    assert [side.seat for side in board.sides] == [3, 0, 1, 2] and board.order == [0, 1, 2, 3]
    assert [side.role_code for side in board.sides] == ["butterfly-dancer", "blademaster", "angel", "arbiter"]
    arbiter = side(board, 2)
    assert arbiter.role is not None and said(arbiter.role) == "Arbiter"
    assert arbiter.states == ["tapped"] and side(board, 0).states == ["turn", "asked"]
    assert facts(board, 2)["hand"][0] == 2 and facts(board, 2)["yellow"][0] == 2
    assert facts(board, 1)["heal"] == (1, 2) and facts(board, 0)["energy-crystals"] == (1, 3)
    assert facts(board, 3)["covers"][0] == 1
    character = area(board, "C.character").cells[0]
    assert character.states == ["tapped"] and "form" in marks(character)
    assert "Hand 2/6" in said(character.spoken) or "Hand 2/5" in said(character.spoken)


def test_effects_before_a_character() -> None:
    poison, shield = area(board_for(game_at(), 0), "B.effects").cells
    assert poison.states == ["basic", "by-C"] and shield.states == ["basic", "by-B"]
    assert said(poison.name) == "Poison" and said(poison.spoken) == "Poison, placed by Arbiter C"
    assert poison.id.startswith("p") and poison.code.startswith("poison")


def test_hands_and_covers_are_hidden_from_allies_too() -> None:
    game = game_at()
    for viewer in (0, 1, SPECTATOR):
        board = board_for(game, viewer)
        hand, covers = area(board, "D.hand"), area(board, "D.covers")
        assert (hand.cells, hand.count, hand.own) == ([], 1, False)
        assert [(cell.id, cell.code, cell.states) for cell in covers.cells] == [("", "", ["covered"])]
    own = board_for(game, 3)
    assert [cell.code for cell in area(own, "D.covers").cells] == ["fire-tech"]
    assert area(own, "D.hand").own and [cell.code for cell in area(own, "D.hand").cells] == ["wind-chant"]
    assert not area(own, "A.hand").cells


def test_what_is_known_of_a_hand_cannot_be_told_from_the_rest_of_it() -> None:
    game = game_at(pools=["B knows fire-blood among A.hand"])
    hand = area(board_for(game, 1), "A.hand")
    assert [(cell.id, cell.code, cell.states) for cell in hand.cells] == [("", "fire-blood", ["known"])]
    assert hand.count == 3 and hand.spoken is not None and "Fire Slash" in said(hand.spoken)
    assert not area(board_for(game, 2), "A.hand").cells


def test_a_card_says_which_own_skills_it_bears() -> None:
    game = game_at()
    cells = {cell.code: cell for cell in area(board_for(game, 0), "A.hand").cells}
    assert cells["fire-blood"].tints == ["fire"] and marks(cells["fire-blood"])["fate"][0] == "blood"
    assert "skill" not in marks(cells["fire-blood"])
    angel = area(board_for(game_at(B={"character": "angel", "hand": ["earth-holy-2"]}), 1), "B.hand").cells[0]
    assert marks(angel)["skill"][0] == "Angel Wall"


# ---- what is under way


def test_an_attack_leads_from_seat_to_seat() -> None:
    game = game_at("attack water-tech", "target B")
    assert board_for(game, 1).order == [0, 1, 2, 3] and side(board_for(game, 1), 0).states[1] == "asked"
    game.choose_key("pass")
    assert game.decision is not None and game.decision.question == "ag-defend"
    for viewer in (0, 1, SPECTATOR):
        board = board_for(game, viewer)
        assert arrows(board) == [("seat A", "seat B", "attack")]
        attack = area(board, "under-way").cells[0]
        assert (attack.states, attack.tints, marks(attack)["damage"][0]) == (["attack"], ["water"], "2")
        assert side(board, 1).states == ["asked", "attacked"]
        assert said(board.headline[-1]) == "point ①"
        assert [said(part) for part in board.headline[1:3]] == ["Turn 5: Blademaster A", "action phase"]


def test_a_counter_comes_before_what_it_counters() -> None:
    game = game_at("attack water-tech", "target B", "pass", "counter water-tech")
    while game.decision is not None and game.decision.question != "ag-defend":
        game.choose(0)
    board = board_for(game, 0)
    states = [cell.states[0] for cell in area(board, "under-way").cells]
    assert states == ["counter", "attack"]
    assert ("seat B", "seat C", "attack") in arrows(board)


def test_a_magic_bullet_flies_to_its_target() -> None:
    game = game_at(
        "magic bullet-water-blood",
        A={"character": "blademaster", "hand": ["bullet-water-blood", "fire-blood"]},
        B={"character": "angel", "hand": ["light-tech"]},
        D={"character": "butterfly-dancer", "hand": ["light-tech"]},
    )
    board = board_for(game, 2)
    assert len(board.arrows) == 1
    start, end, kind = arrows(board)[0]
    assert (start, kind) == ("seat A", "bullet") and end in ("seat B", "seat D")
    assert area(board, "under-way").cells[0].states == ["bullet"]
    assert "attacked" in side(board, "ABCD".index(end[-1])).states


def test_heal_is_asked_for_at_its_point() -> None:
    game = game_at("attack water-tech", "target D")
    game = game_at(
        "attack fire-blood", "target B", B={"character": "angel", "heal": 1, "hand": ["wind-chant"]}
    )
    assert game.decision is not None and game.decision.question == "ag-heal"
    assert said(board_for(game, 1).headline[-1]) == "point ④"


def test_targets_are_seats() -> None:
    game = game_at("attack water-tech")
    maker, scene = board_maker(GAME), scene_for(game, 0)
    assert maker.cells_of(scene, Option("target", 0, 0, 3)) == ["seat D"]


# ---- the draft, help


def test_a_draft_shows_the_candidates_to_who_chooses() -> None:
    game = rulebound.new_game(GAME, seats=4, seed=1)
    assert game.decision is not None
    seat = game.decision.seat
    board = board_for(game, seat)
    shown = [area for area in areas_of(board) if area.zone in ("candidates", "pool")]
    assert [cell for area in shown for cell in area.cells if cell.code]
    assert len(board.headline) == 1 and board.order == []


def test_verbs_and_help() -> None:
    game = game_at()
    maker, board = board_maker(GAME), board_for(game, 0)
    assert "buy" in maker.verbs(game, None)
    assert maker.verbs(game, area(board, "B.effects").cells[0]) == ["effect"]
    assert "attack" in maker.verbs(game, area(board, "A.hand").cells[0])
    assert maker.verbs(game, area(board, "A.character").cells[0]) == []
    assert "uncover" in maker.verbs(game, area(board_for(game, 3), "D.covers").cells[0])
    for language in languages():
        assert len({Texts(language, strict=True).render(said) for said in maker.help()}) == 6


# ---- random games


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (6, 2), (8, 3)])
def test_random_games(seats: int, seed: int) -> None:
    maker = board_maker(GAME)
    told: set[str] = set()
    stream = Stream(seed)
    options = tried = 0
    for n, game in enumerate(positions(GAME, seed, 250, seats=seats)):
        options += check_options(game, maker)
        if n % 3 == 0:
            tried += check_secrets(game, stream)
        if n % 8 == 0:
            for viewer in (n % seats, SPECTATOR):
                check_texts(board_for(game, viewer), told)
    assert options > 50 and tried > 50
    assert len(cells_of(board_for(game, SPECTATOR))) > seats
