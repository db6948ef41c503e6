"""The oracle of BlackPoker: every way to pay and to aim, from the letters of the sheet (BP 1, 2).

A way is what became of the payer's things: barriers driven, cards of the hand gone, cards of the life gone,
and at whom the request is aimed.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import Any, Final

from rulebound.games.blackpoker.state import BlackPoker
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game

from . import Inquiry
from .growth import grows_evenly
from .walking import ways, with_verb

NUMBERS: Final = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(n): n for n in range(2, 11)}
ANY: Final = "HSDC"

COSTS: Final = {
    "set-barrier": ("L", ()),
    "summon-soldier": ("BL", ((ANY, 2, 10),)),
    "summon-hero": ("BBL", ((ANY, 11, 13),)),
    "summon-ace": ("L", ((ANY, 1, 1),)),
    "equip": ("BL", ((ANY, 1, 13),)),
    "up": ("D", (("H", 1, 10),)),
    "down": ("D", (("S", 1, 10),)),
    "twist": ("D", (("D", 1, 10),)),
    "break-barrier": ("", (("H", 1, 13), ("D", 1, 13))),
    "throw": ("", (("S", 1, 13), ("C", 1, 13))),
}
"""Cost and key cards of the actions that players request on an empty stage."""


JOKER: Final = "JK"
UNAIMED: Final = ("set-barrier", "summon-soldier", "summon-hero", "summon-ace")


def fits(code: str, key: tuple[str, int, int]) -> bool:
    """Whether a card can be a key card."""
    suits, low, high = key
    return code != JOKER and code[0] in suits and low <= NUMBERS[code[1:]] <= high


Way = tuple[str, tuple[str, ...], tuple[int, ...], str, int]
"""An action, the cards that leave the hand, the barriers that are driven, the target, the life lost."""


def a_position(ask: Inquiry) -> dict[str, Any]:
    """A few cards in every zone, the same faces for both."""
    deck = ask.mixed([suit + number for suit in "HSDC" for number in NUMBERS])
    sides: dict[str, Any] = {}
    for seat in "AB":
        barriers = ask.some(deck[:3], 3)
        soldiers = ask.some(deck[3:5], 2)
        sides[seat] = {
            "hand": deck[5 : 6 + ask.dice.below(6)],
            "barriers": [code + ask.one(["", " driven", " new"]) for code in barriers],
            "soldiers": [code + ask.one(["", " driven"]) for code in soldiers],
            "life": ask.dice.below(3),
        }
    sides["A"]["life"] += 0 if ask.dice.below(4) == 0 else 1
    return {"turn": "A", "number": 5, **sides, "used": ask.some(["set-barrier", "attack"], 1)}


def targets(position: dict[str, Any], action: str, key: str) -> list[str]:
    """At whom an action can be aimed, as paths."""
    found: list[str] = []
    for seat in "AB":
        soldiers = [
            (f"{seat}.soldiers.{n}", line.split()[0]) for n, line in enumerate(position[seat]["soldiers"], 1)
        ]
        barriers = [f"{seat}.barriers.{n}" for n in range(1, len(position[seat]["barriers"]) + 1)]
        if action in ("up", "down", "twist"):
            found += [path for path, _ in soldiers]
        if action in ("twist", "break-barrier"):
            found += barriers
        if action == "equip" and seat == "A":
            found += [path for path, code in soldiers if code[0] == key[0]]
    return ["B"] if action == "throw" else found if action not in UNAIMED else [""]


def allowed_ways(position: dict[str, Any], action: str) -> Iterator[Way]:
    """Key cards of the hand, a target, as many charged barriers as B, life as L, other hand cards as D."""
    letters, keys = COSTS[action]
    side = position["A"]
    hand = side["hand"]
    if action in position["used"] or side["life"] < letters.count("L"):
        return
    charged = [n for n, line in enumerate(side["barriers"]) if "driven" not in line]
    for shown in combinations(range(len(hand)), len(keys)):
        for order in {shown, shown[::-1]}:
            if not all(fits(hand[index], key) for index, key in zip(order, keys, strict=True)):
                continue
            rest = [index for index in range(len(hand)) if index not in shown]
            for target in targets(position, action, hand[order[0]] if order else ""):
                for driven in combinations(charged, letters.count("B")):
                    for thrown in combinations(rest, letters.count("D")):
                        gone = tuple(sorted(hand[index] for index in (*shown, *thrown)))
                        yield action, gone, driven, target, letters.count("L")


def outcome_of(before: BlackPoker, action: str) -> Any:
    """How to tell what was paid and named, from the position after it alone."""

    def told(after: Game) -> Hashable:
        assert isinstance(after, BlackPoker)
        gone = faces(before, before.hand(0).cards) - faces(after, after.hand(0).cards)
        driven = tuple(
            n
            for n, id in enumerate(before.barriers(0).cards)
            if after.character(id).driven and not before.character(id).driven
        )
        life = len(before.life(0).cards) - len(after.life(0).cards)
        return action, tuple(sorted(gone.elements())), driven, aim(after), life

    return told


def aim(game: BlackPoker) -> str:
    """At whom the request on the stage is aimed, as a path."""
    if not game.stage().cards:
        return ""
    request = game.request(game.stage().cards[-1])
    if request.player >= 0:
        return game.seat_name(request.player)
    return game.piece_name(request.target) if request.target else ""


def faces(game: Game, cards: list[int]) -> Counter[str]:
    """Cards by their codes."""
    return Counter(game.rulebook.code(face_of(card)) for card in cards)


def payments(ask: Inquiry) -> None:
    """Every way to request an action with a cost or a target, and no other (BP 1, 2)."""
    position = a_position(ask)
    game = ask.begin(position)
    assert isinstance(game, BlackPoker)
    for action in COSTS:
        allowed = set(allowed_ways(position, action))
        named = ways(game, with_verb(action), outcome_of(game, action))
        ask.agree("ways", allowed, set(named), f"{action} in {position}")


def reasons(ask: Inquiry) -> None:
    """An action has a reason against it with a card of the hand just where no way begins with that card."""
    position = a_position(ask)
    game = ask.begin(position)
    assert isinstance(game, BlackPoker)
    for action, (_, keys) in COSTS.items():
        found = list(allowed_ways(position, action))
        if not keys:
            refused = game.refusal(0, Option(action)) is not None
            ask.expect("trying", refused != bool(found), f"{action} in {position}")
            continue
        for card in game.hand(0).cards:
            code = game.rulebook.code(face_of(card))
            begins = fits(code, keys[0]) and any(code in gone for _, gone, *_ in found)
            refused = game.refusal(0, Option(action, card)) is not None
            ask.expect("trying", refused != begins, f"{action} with {code} in {position}")


def crowds(ask: Inquiry) -> None:
    """A hand, barriers and soldiers, twice as many each time."""
    deck = [suit + number for number in ask.mixed(list(NUMBERS)) for suit in "HSDC"]

    def crowded(size: int) -> Game:
        side = {
            "hand": deck[:size],
            "barriers": deck[size : 2 * size],
            "soldiers": deck[2 * size : 3 * size],
            "life": 3,
        }
        return ask.begin({"turn": "A", "number": 5, "A": side, "B": side})

    for action in ("up", "twist", "equip", "summon-hero"):
        grows_evenly(ask, crowded, with_verb(action), action)


QUESTIONS: Final = (payments, reasons, crowds)
