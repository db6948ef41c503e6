"""A position in a few lines of plain data.

    turn: A
    camps: RBRBRB
    red: {morale: 15, gems: 1, crystals: 0, grails: 0}
    A: {character: berserker, hand: [fire-blood], heal: 1, gems: 0, crystals: 1, yellow: 2, tapped: true,
        effects: [poison poison-water-holy by C], covers: [wind-tech]}

An effect is written by its name, its card where that has another name, and who placed it. "?" stands for what
a view does not know. `arrange` reads such lines back into a game.
"""

from typing import Any, Final

from ...kernel.card import EVERYONE, face_of, is_seen, viewers_of
from ...kernel.lines import codes, write_pools
from .frames import Effect, Extra
from .state import AsteriatedGrail

PHASES: Final = [
    "init",
    "pre-turn",
    "turn-start",
    "pre-action",
    "action-start",
    "action",
    "action-end",
    "extra",
    "turn-end",
]
CAMPS: Final = ["red", "blue"]
KNOWN_TO: Final = "known to"
NOBODY: Final = "nobody"


def describe_game(game: AsteriatedGrail) -> dict[str, Any]:
    """The whole position."""
    lines: dict[str, Any] = {
        "turn": game.seat_name(game.turn),
        "number": game.turn_number,
        "first": game.seat_name(game.first),
        "phase": PHASES[game.phase] if game.phase >= 0 else "none",
        "camps": "".join("RB"[team] for team in game.teams),
    }
    for camp in range(2):
        lines[CAMPS[camp]] = {
            "morale": game.morale[camp],
            "gems": game.gems[camp],
            "crystals": game.crystals[camp],
            "grails": game.grails[camp],
        }
    for seat in range(game.match.seats):
        lines[game.seat_name(seat)] = describe_seat(game, seat)
    lines["deck"] = codes(game, game.deck())[::-1]
    lines["discard"] = codes(game, game.discard_pile())[::-1]
    if hidden := describe_hidden(game):
        lines["face-down"] = hidden
    for name, place in (("open", game.open_cards()), ("pool", game.pool()), ("banned", game.banned())):
        if place.cards:
            lines[name] = codes(game, place)
    lines["used"] = sorted(game.used)
    lines["attacks"] = game.attacks
    lines["actions"] = game.actions
    lines["started-up"] = game.started_up
    lines["exchanged"] = game.specials_over
    lines["marks"] = [f"{name} {value}" for name, value in sorted(game.marks.items())]
    lines["turn-marks"] = [f"{name} {value}" for name, value in sorted(game.turn_marks.items())]
    lines["extras"] = [describe_extra(extra) for extra in game.extras]
    lines["extra-turns"] = [game.seat_name(seat) for seat in game.extra_turns]
    lines["pools"] = write_pools(game)
    return lines


def describe_seat(game: AsteriatedGrail, seat: int) -> dict[str, Any]:
    """One player's side."""
    lines: dict[str, Any] = {
        "character": game.character(seat).name,
        "hand": sorted(codes(game, game.hand(seat)), key=game.rulebook.face_order),
        "heal": game.heal[seat],
        "gems": game.energy_gems[seat],
        "crystals": game.energy_crystals[seat],
        "yellow": game.yellow[seat],
        "blue": game.blue[seat],
        "tapped": game.tapped[seat],
        "covers": [describe_cover(game, card) for card in game.covers(seat).cards],
        "exclusive": codes(game, game.exclusive(seat)),
        "effects": [describe_effect(game, game.effect(id)) for id in game.effects(seat).cards],
    }
    for name, place in (("burst", game.burst(seat)), ("candidates", game.candidates(seat))):
        if place.cards:
            lines[name] = codes(game, place)
    return lines


def describe_cover(game: AsteriatedGrail, card: int) -> str:
    """A cover; one that everyone knows is up."""
    code = game.rulebook.code(face_of(card))
    return code + " up" if viewers_of(card) == EVERYONE else code


def describe_hidden(game: AsteriatedGrail) -> list[str]:
    """Who knows a discard that not all have seen, counted from the top, or, besides its player, a cover."""
    found: list[str] = []
    for number, card in enumerate(reversed(game.discard_pile().cards), 1):
        if face_of(card) and viewers_of(card) != EVERYONE:
            found.append(" ".join([f"discard.{number}", KNOWN_TO, *(knowers(game, card) or [NOBODY])]))
    for seat in range(game.match.seats):
        for number, card in enumerate(game.covers(seat).cards, 1):
            others = knowers(game, card, seat)
            if others and viewers_of(card) != EVERYONE:
                found.append(" ".join([f"{game.seat_name(seat)}.covers.{number}", KNOWN_TO, *others]))
    return found


def knowers(game: AsteriatedGrail, card: int, besides: int = -1) -> list[str]:
    """The players who know a card, besides one of them."""
    seats = [seat for seat in range(game.match.seats) if is_seen(card, seat) and seat != besides]
    return [game.seat_name(seat) for seat in seats]


def describe_effect(game: AsteriatedGrail, effect: Effect) -> str:
    """poison poison-water-holy by C; an exclusive card has only its name; heal that it holds comes last."""
    words = [effect.name]
    if effect.cards:
        code = game.rulebook.code(face_of(effect.cards[0]))
        if code != effect.name:
            words.append(code)
    words += ["by", game.seat_name(effect.by)]
    if effect.heal:
        words.append(f"heal-{effect.heal}")
    return " ".join(words)


def describe_extra(extra: Extra) -> str:
    """An extra action: kind, skill, elements and fates as bits."""
    return f"{extra.kind} {extra.skill} {extra.elements} {extra.fates}"
