"""Positions as lines of plain data: what the games share in writing and reading them.

A position is a mapping: words, numbers and lists under names, one mapping per seat. What cannot be read is
refused with a sentence that names it.
"""

from typing import Any

from .card import SPECTATOR, face_of
from .game import Game
from .pool import Pool, stub
from .refusal import SetupError
from .rulebook import Rulebook
from .zone import Place


def check_names(lines: dict[str, Any], known: list[str], what: str) -> None:
    """Refuse a name that a position does not have."""
    for name in lines:
        if name not in known:
            raise SetupError(f"{what} has no {name!r}; it has {', '.join(known)}.")


def read_words(lines: dict[str, Any], name: str, example: str) -> list[str]:
    """A list of words under a name; empty where there is none."""
    value = lines.get(name)
    if value is None:
        return []
    if not isinstance(value, list):
        raise SetupError(f"{name!r} in a position is a list such as [{example}], not {value!r}.")
    return [str(word) for word in value]


def read_number(lines: dict[str, Any], name: str, default: int) -> int:
    """A whole number under a name."""
    value = lines.get(name, default)
    if not isinstance(value, int) or value < 0:
        raise SetupError(f"{name!r} in a position is a whole number, not {value!r}.")
    return value


def read_side(position: dict[str, Any], name: str, known: list[str], example: str) -> dict[str, Any]:
    """What the position says of one seat."""
    lines: Any = position.get(name)
    if lines is None:
        return {}
    if not isinstance(lines, dict):
        raise SetupError(f"{name!r} in a position is a side such as {{{example}}}, not {lines!r}.")
    check_names(lines, known, "A player's side")
    return lines


def card_first(rulebook: Rulebook, line: str) -> list[str]:
    """The words of a line with the card first, or its cards joined by +: their order is free."""
    words = line.split()
    for at in range(len(words)):
        known = [
            code in rulebook.face_numbers or code in rulebook.shared_names for code in words[at].split("+")
        ]
        if all(known):
            return [words[at], *words[:at], *words[at + 1 :]]
    return words


def seat_named(game: Game, name: Any) -> int:
    """A seat by its letter."""
    names = [game.seat_name(seat) for seat in range(game.match.seats)]
    if name not in names:
        raise SetupError(f"{name!r} is no seat; the seats are {' and '.join(names)}.")
    return names.index(name)


def codes(game: Game, place: Place) -> list[str]:
    """The codes of the cards of a place."""
    return [game.rulebook.code(face_of(card)) for card in place.cards]


def write_mark(game: Game, mark: str) -> str:
    """A mark of a piece, which begins with its number, told by where it lies; "" where it is gone."""
    number, _, name = mark.partition(" ")
    piece = int(number)
    return f"{game.piece_name(piece)} {name}" if piece in game.pieces else ""


def read_mark(game: Game, words: str) -> str:
    """The mark that is told as A.field.1 and a name."""
    where, _, name = words.partition(" ")
    return f"{game.piece_at(where)} {name}"


def read_pool(game: Game, line: str, example: str) -> None:
    """What a viewer knows of cards it cannot see: B knows HK among A.hand A.barriers.1"""
    words = line.split()
    at = words.index("among") if "among" in words else 0
    if at < 3 or words[1] != "knows" or at + 1 >= len(words):
        raise SetupError(f"{line!r}: knowledge is written as 'B knows {example} among A.hand'.")
    viewer = SPECTATOR if words[0] == "spectator" else seat_named(game, words[0])
    spots: list[int] = []
    there: list[int] = []
    for path in words[at + 1 :]:
        found = [place.index for place in game.places if game.place_name(place) == path]
        spot = found[0] if found else game.piece_at(path)
        spots.append(spot)
        there += [stub(card) for card in (game.places[spot] if found else game.pieces[spot]).cards]
    faces: list[int] = []
    for code in words[2:at]:
        held = [card for card in there if face_of(card) == game.rulebook.face(code)]
        if not held:
            raise SetupError(f"{line!r}: no {code} lies there, so nobody can know of it.")
        faces.append(held[0])
        there.remove(held[0])
    game.pools.append(Pool(viewer, tuple(faces), tuple(sorted(spots))))


def write_pools(game: Game) -> list[str]:
    """What viewers know of cards they cannot see, as `read_pool` reads it."""
    lines: list[str] = []
    for pool in game.pools:
        spots = [
            game.piece_name(s) if s in game.pieces else game.place_name(game.places[s]) for s in pool.spots
        ]
        faces = " ".join(game.rulebook.code(face_of(card)) for card in pool.faces)
        viewer = game.seat_name(pool.viewer) if pool.viewer < game.match.seats else "spectator"
        lines.append(f"{viewer} knows {faces} among {' '.join(spots)}")
    return sorted(lines)
