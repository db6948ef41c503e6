"""A position in a few lines of plain data.

    turn: A
    phase: main-1
    A: {crystals: 0, hand: [1-004C], deck: [...], break-zone: [1-010C], damage-zone: [1-011C], removed: [],
        lb-deck: [22-112R, 22-112R up], field: [1-187S dull, 24-005L+24-001L damage-3000]}

A Character is written with its cards, a primed one with both joined by +, and what is not usual about it:
dull, frozen, fresh, damage-3000, attacked-1, of-B (owned by the other player), Ember-2 (counters). "?" stands
for what a view does not know. `arrange` reads such lines back into a game.
"""

from typing import Any

from ...effects.statics import lasting_lines
from ...kernel.card import face_of, owner_of
from ...kernel.lines import codes, write_mark, write_pools
from .cards import ELEMENTS, KIND_WORDS
from .characteristics import power_of, traits_of
from .moving import is_face_down
from .pieces import Character, Item
from .state import FFTCG, STEPS


def describe_game(game: FFTCG) -> dict[str, Any]:
    """The whole position."""
    lines: dict[str, Any] = {
        "turn": game.seat_name(game.turn),
        "number": game.turn_number,
        "first": game.seat_name(game.first),
        "phase": STEPS[game.phase],
    }
    for seat in range(2):
        lines[game.seat_name(seat)] = describe_seat(game, seat)
    lines["stack"] = [describe_stacked(game, game.item(id)) for id in game.stack().cards]
    lines["battle"] = describe_battle(game)
    lines["used"] = sorted(limit_words(game))
    lines["resolutions"] = game.resolutions
    lines["lasting"] = lasting_lines(game)
    lines["pools"] = write_pools(game)
    return lines


def limit_words(game: FFTCG) -> list[str]:
    """Which abilities have been used up this turn, of the cards that are still on the field."""
    found = [write_mark(game, mark) for mark in game.used]
    return [words for words in found if words]


def describe_seat(game: FFTCG, seat: int) -> dict[str, Any]:
    """One player's side. Deck and Break Zone are written from the top."""
    lines: dict[str, Any] = {
        "crystals": game.crystals[seat],
        "hand": sorted(codes(game, game.hand(seat)), key=game.rulebook.face_order),
        "deck": codes(game, game.deck(seat))[::-1],
        "break-zone": codes(game, game.break_zone(seat))[::-1],
        "damage-zone": codes(game, game.damage_zone(seat)),
        "removed": [removed_words(game, card) for card in game.removed(seat).cards],
        "lb-deck": [limit_card(game, card) for card in game.lb_deck(seat).cards],
        "field": [describe_words(game, game.character(id)) for id in game.field(seat).cards],
    }
    for zone in ("face-down", "open", "looked"):
        place = game.zone_of(zone, seat)
        if place.cards:
            lines[zone] = codes(game, place)
    return lines


def removed_words(game: FFTCG, card: int) -> str:
    """A removed card with its counters."""
    words = [game.rulebook.code(face_of(card))]
    words += [f"{name}-{count}" for name, count in sorted(game.counters.get(card, {}).items())]
    return " ".join(words)


def limit_card(game: FFTCG, card: int) -> str:
    """A card of the LB deck, and whether it lies face up."""
    code = game.rulebook.code(face_of(card))
    return code if is_face_down(game, card) else f"{code} up"


def describe_words(game: FFTCG, piece: Character) -> str:
    """24-005L+24-001L dull damage-3000"""
    words = ["+".join(game.rulebook.code(face_of(card)) for card in piece.cards)]
    if piece.dull:
        words.append("dull")
    if piece.frozen:
        words.append("frozen")
    if piece.fresh:
        words.append("fresh")
    if piece.damage:
        words.append(f"damage-{piece.damage}")
    if piece.attacks:
        words.append(f"attacked-{piece.attacks}")
    if owner_of(piece.cards[0]) != piece.seat:
        words.append(f"of-{game.seat_name(owner_of(piece.cards[0]))}")
    words += [f"{name}-{count}" for name, count in sorted(game.counters.get(piece.id, {}).items())]
    return " ".join(words)


def describe_stacked(game: FFTCG, item: Item) -> str:
    """A 1-004C 1 at B.field.1 and B.field.2: whose it is, which card and ability, what it has chosen."""
    code = game.rulebook.code(item.face)
    words = f"{game.seat_name(item.seat)} {code} {item.ability.number}"
    chosen = chosen_words(game, item)
    return f"{words} at {' and '.join(chosen)}" if chosen else words


def chosen_by(game: FFTCG, item: Item) -> list[int]:
    """The pieces and cards that were chosen for an item and are still where they were."""
    names = [name for name in item.bound if " " not in name and name not in ("x", "ex")]
    things = dict.fromkeys(thing for name in names for thing in item.bound[name])
    lying = {card for place in game.places for card in place.cards} if things else set()
    return [thing for thing in things if thing in lying]


def chosen_words(game: FFTCG, item: Item) -> list[str]:
    """What was chosen for an item: pieces by their places, cards by their codes."""
    return [
        game.piece_name(thing) if thing in game.pieces else game.rulebook.code(face_of(thing))
        for thing in chosen_by(game, item)
    ]


def describe_battle(game: FFTCG) -> list[str]:
    """Who attacks, and who blocks."""
    battle = game.current_battle()
    if battle is None:
        return []
    names = [game.piece_name(id) if id in game.pieces else "gone" for id in battle.attackers]
    if battle.blocker:
        names.append("blocked-by")
        names.append(game.piece_name(battle.blocker) if battle.blocker in game.pieces else "gone")
    return names


def describe_character(game: FFTCG, piece: Character) -> dict[str, Any]:
    """What a Character is now."""
    traits = traits_of(game, piece)
    card = game.card_of(piece)
    kinds = [word for bit, word in KIND_WORDS.items() if traits.kinds & bit]
    return {
        "number": card.number,
        "names": traits.names,
        "kind": "/".join(kinds),
        "elements": [ELEMENTS[i] for i in range(8) if traits.elements >> i & 1],
        "jobs": traits.jobs,
        "cost": traits.cost,
        "power": power_of(game, piece) if "forward" in kinds else None,
        "damage": piece.damage,
        "keywords": sorted(set(traits.keywords)),
        "state": "dull" if piece.dull else "active",
        "frozen": piece.frozen,
        "fresh": piece.fresh,
        "primed": len(piece.cards) > 1,
        "counters": dict(sorted(game.counters.get(piece.id, {}).items())),
        "owner": game.seat_name(owner_of(piece.cards[0])),
        "silent": traits.silent,
    }


def describe_item(game: FFTCG, item: Item) -> dict[str, Any]:
    """What is on the stack: whose, which card, which ability, and what it has chosen."""
    return {
        "kind": "summon" if item.cards else "ability",
        "controller": game.seat_name(item.seat),
        "number": game.rulebook.code(item.face),
        "ability": item.ability.number,
        "chosen": chosen_words(game, item),
    }
