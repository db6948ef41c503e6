"""A position in a few lines of plain data, and a game arranged from such lines.

    turn: A
    A: {hand: [C7, H3], life: 20, barriers: [S2 driven], soldiers: [H5+H9 new +3], graveyard: [D4]}

`describe` writes it ("?" for what a view does not know), `arrange` reads it. Cards that a position does not
mention lie in the life, or, where the life is given, at the bottom of the graveyard.
"""

from typing import Any

from ...kernel.card import EVERYONE, face_of, only, with_viewers
from ...kernel.modifier import Modifier
from ...kernel.refusal import SetupError
from ...kernel.zone import Piece, Place
from .cards import deck_faces
from .chance import CHANCE
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
    battle = describe_battle(game)
    if battle:
        lines["battle"] = battle
    lines["pools"] = describe_pools(game)
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


def codes(game: BlackPoker, place: Place) -> list[str]:
    """The codes of the cards of a place."""
    return [game.rulebook.code(face_of(card)) for card in place.cards]


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
    from .battle import battle_of

    battle = battle_of(game)
    if battle is None:
        return []
    lines: list[str] = []
    for n, attacker in enumerate(battle.attackers):
        who = game.piece_name(attacker) if attacker in game.pieces else "gone"
        blockers = [game.piece_name(id) for id in battle.blockers[n] if id in game.pieces]
        lines.append(f"{who} blocked by {' and '.join(blockers)}" if blockers else who)
    return lines


def describe_pools(game: BlackPoker) -> list[str]:
    """What viewers know of cards they cannot see: B knows HK among A.hand."""
    lines: list[str] = []
    for pool in game.pools:
        spots = [
            game.piece_name(s) if s in game.pieces else game.place_name(game.places[s]) for s in pool.spots
        ]
        faces = " ".join(game.rulebook.code(face_of(card)) for card in pool.faces)
        viewer = game.seat_name(pool.viewer) if pool.viewer < game.match.seats else "spectator"
        lines.append(f"{viewer} knows {faces} among {' '.join(spots)}")
    return sorted(lines)


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


# ---- arranging


class Arranger:
    """Reads a position into an empty game."""

    def __init__(self, game: BlackPoker, position: dict[str, Any]) -> None:
        self.game = game
        self.position = position
        self.rest: list[list[int]] = [deck_faces(game.settings.deck) for _ in range(2)]

    def run(self) -> None:
        """Cards first, then whose turn it is."""
        game = self.game
        known = {"turn", "number", "chance", "passes", "used", "A", "B", "pools", "stage", "random"}
        for name in self.position:
            if name not in known:
                raise SetupError(f"A BlackPoker position has no {name!r}; it has {', '.join(sorted(known))}.")
        if self.position.get("stage"):
            raise SetupError("A position starts with an empty stage; put requests there with `when`.")
        game.turn = self.seat(self.position.get("turn", "A"))
        game.chance = self.seat(self.position.get("chance", game.seat_name(game.turn)))
        game.turn_number = int(self.position.get("number", 3))
        game.passes = int(self.position.get("passes", 0))
        game.used = [str(name) for name in self.position.get("used", [])]
        for seat in range(2):
            self.arrange_seat(seat, self.position.get(game.seat_name(seat)) or {})
        for seat in range(2):
            self.arrange_rest(seat, self.position.get(game.seat_name(seat)) or {})
        for line in self.position.get("pools", []):
            self.arrange_pool(str(line))
        game.push(CHANCE)

    def seat(self, name: Any) -> int:
        """A seat by its letter."""
        if name not in ("A", "B"):
            raise SetupError(f"{name!r} is no seat; the seats are A and B.")
        return 0 if name == "A" else 1

    def take(self, seat: int, code: Any) -> int:
        """A face out of the seat's deck."""
        face = self.game.rulebook.face(str(code))
        if face not in self.rest[seat]:
            name = self.game.seat_name(seat)
            raise SetupError(f"{name}'s deck {self.game.settings.deck} has no {code} (any more).")
        self.rest[seat].remove(face)
        return face

    def arrange_seat(self, seat: int, lines: dict[str, Any]) -> None:
        """Everything that the position names."""
        game = self.game
        known = {"life", "hand", "graveyard", "barriers", "soldiers", "fog"}
        for name in lines:
            if name not in known:
                raise SetupError(f"A player's side has no {name!r}; it has {', '.join(sorted(known))}.")
        for word in lines.get("barriers", []):
            self.arrange_character(seat, str(word), True)
        for word in lines.get("soldiers", []):
            self.arrange_character(seat, str(word), False)
        for code in lines.get("hand", []):
            game.create(self.take(seat, code), seat, game.hand(seat))
        for code in lines.get("fog", []):
            game.create(self.take(seat, code), seat, game.fog(seat))
        for code in from_bottom(lines.get("graveyard")):
            game.create(self.take(seat, code), seat, game.graveyard(seat))
        for code in from_bottom(lines.get("life")):
            game.create(self.take(seat, code), seat, game.life(seat))
        if game.graveyard(seat).cards:
            top = game.graveyard(seat)
            game.reveal(top, len(top.cards) - 1, EVERYONE)

    def arrange_rest(self, seat: int, lines: dict[str, Any]) -> None:
        """Cards not named: into the life up to its number, the others under the graveyard."""
        game = self.game
        life = game.life(seat)
        pile = Place(life.zone, seat, life.index, [])
        for face in self.rest[seat]:
            game.create(face, seat, pile)
        game.shuffle(pile)
        given = lines.get("life")
        count = len(pile.cards)
        if isinstance(given, int):
            if given > count:
                raise SetupError(
                    f"{game.seat_name(seat)} cannot have {given} life; only {count} cards are left."
                )
            count = given
        elif given is not None:
            count = 0
        life.cards = pile.cards[:count] + life.cards
        graveyard = game.graveyard(seat)
        under = [with_viewers(card, only(seat)) for card in pile.cards[count:]]
        graveyard.cards = under + graveyard.cards

    def arrange_character(self, seat: int, words: str, barrier: bool) -> None:
        """C7 driven new +3; several cards joined by +."""
        game = self.game
        parts = words.split()
        new = "new" in parts
        character = Character(game.new_id(), seat, barrier, game.turn_number if new else -1)
        game.enter(character, game.barriers(seat) if barrier else game.soldiers(seat))
        viewers = only(seat) if barrier and "up" not in parts else EVERYONE
        character.face_up = viewers == EVERYONE
        for code in parts[0].split("+"):
            face = self.take(seat, code)
            place = Place(game.life(seat).zone, seat, game.life(seat).index, [])
            game.create(face, seat, place)
            game.card_to_piece(place, 0, character)
        for word in parts[1:]:
            if word == "driven":
                character.driven = True
            elif word[0] in "+-" and word[1:].isdigit() and not barrier:
                game.modify(Modifier("number", character.id, int(word), "up" if word[0] == "+" else "down"))
            elif word not in ("new", "up"):
                raise SetupError(
                    f"{words!r}: a character may be driven, new, up, or have a change such as +3."
                )

    def arrange_pool(self, line: str) -> None:
        """B knows HK among A.hand A.barriers.1"""
        from ...kernel.pool import Pool

        game = self.game
        words = line.split()
        if "knows" not in words or "among" not in words:
            raise SetupError(f"{line!r}: knowledge is written as 'B knows HK among A.hand'.")
        viewer = 9 if words[0] == "spectator" else self.seat(words[0])
        at = words.index("among")
        owner = self.seat(words[at + 1][0])
        faces = tuple(owner << 16 | game.rulebook.face(code) for code in words[2:at])
        spots: list[int] = []
        for path in words[at + 1 :]:
            found = [place.index for place in game.places if game.place_name(place) == path]
            spots.append(found[0] if found else game.piece_at(path))
        game.pools.append(Pool(viewer, faces, tuple(sorted(spots))))


def from_bottom(value: Any) -> list[str]:
    """A pile written from the top, as codes from the bottom; nothing where only a number is given."""
    codes: list[str] = [str(code) for code in value] if isinstance(value, list) else []
    codes.reverse()
    return codes
