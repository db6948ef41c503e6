"""A position in a few lines of plain data.

    turn: A
    A: {hand: [C7, H3], life: 20, barriers: [S2 driven], soldiers: [H5+H9 new +3], graveyard: [D4]}

"?" stands for what a view does not know. `arrange` reads such lines back into a game.
"""

from typing import Any

from ...kernel.card import face_of
from ...kernel.lines import codes, write_pools
from ...kernel.zone import Piece
from .battle import battle_of
from .characters import kind_of, labels_of, number_of_soldier
from .state import BlackPoker, Character, Request


def describe_game(game: BlackPoker) -> dict[str, Any]:
    """The whole position."""
    lines: dict[str, Any] = {
        "turn": game.seat_name(game.turn),
        "number": game.turn_number,
        "chance": game.seat_name(game.chance),
        "passes": game.passes,
        "used": sorted(game.used),
    }
    for seat in range(2):
        lines[game.seat_name(seat)] = describe_seat(game, seat)
    lines["stage"] = [describe_request(game, game.request(id)) for id in game.stage().cards]
    lines["battle"] = describe_battle(game)
    lines["pools"] = write_pools(game)
    return lines


def describe_seat(game: BlackPoker, seat: int) -> dict[str, Any]:
    """One player's side. Life and graveyard are written from the top."""
    lines: dict[str, Any] = {
        "life": codes(game, game.life(seat))[::-1],
        "hand": sorted(codes(game, game.hand(seat)), key=game.rulebook.face_order),
        "graveyard": codes(game, game.graveyard(seat))[::-1],
        "barriers": [describe_character(game, game.character(id)) for id in game.barriers(seat).cards],
        "soldiers": [describe_character(game, game.character(id)) for id in game.soldiers(seat).cards],
    }
    if game.fog(seat).cards:
        lines["fog"] = codes(game, game.fog(seat))
    return lines


def describe_character(game: BlackPoker, character: Character) -> str:
    """H5+H9 driven new +3; an exposed barrier is up."""
    words = ["+".join(game.rulebook.code(face_of(card)) for card in character.cards)]
    if character.driven:
        words.append("driven")
    if character.since == game.turn_number:
        words.append("new")
    if character.barrier and character.face_up:
        words.append("up")
    if not character.barrier:
        for modifier in game.modifiers:
            if modifier.piece == character.id:
                words.append(f"{modifier.amount:+d}")
    return " ".join(words)


def describe_request(game: BlackPoker, request: Request) -> str:
    """up H6 by A at B.soldiers.1"""
    words = [request.action.name]
    words += [game.rulebook.code(face_of(card)) for card in request.cards]
    words += ["by", game.seat_name(request.seat)]
    if request.target:
        words += ["at", game.piece_name(request.target) if request.target in game.pieces else "nothing"]
    return " ".join(words)


def describe_battle(game: BlackPoker) -> list[str]:
    """One line per attacker: who blocks it."""
    battle = battle_of(game)
    if battle is None:
        return []
    lines: list[str] = []
    for n, attacker in enumerate(battle.attackers):
        who = game.piece_name(attacker) if attacker in game.pieces else "gone"
        blockers = [game.piece_name(id) for id in battle.blockers[n] if id in game.pieces]
        lines.append(f"{who} blocked by {' and '.join(blockers)}" if blockers else who)
    return lines


def describe_character_fully(game: BlackPoker, piece: Piece) -> dict[str, Any]:
    """Kind, number, state and labels of one character; action and controller of a request."""
    if isinstance(piece, Character):
        value = None if piece.barrier else number_of_soldier(game, piece)
        return {
            "kind": kind_of(piece),
            "number": value,
            "driven": piece.driven,
            "labels": labels_of(game, piece),
        }
    if isinstance(piece, Request):
        return {"kind": "request", "action": piece.action.name, "by": game.seat_name(piece.seat)}
    return {}
