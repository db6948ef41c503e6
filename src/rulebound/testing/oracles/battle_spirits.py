"""The oracle of Battle Spirits: every way to remove EX cards, pay, place and move Cores (BS 15.20, 16, 21).

A way is told by where everything is afterwards: the Cores of the Reserve, of the Trash and of each card on
the Field, the Soul Core, and the cards removed. The cards used here do nothing but cost and hold Cores.
"""

from collections.abc import Hashable, Iterator
from itertools import combinations, product
from typing import Any, Final

from rulebound.games.battle_spirits.state import IN_RESERVE, IN_TRASH, BattleSpirits
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game

from . import Inquiry, cards_by_number
from .growth import grows_evenly
from .walking import ways, with_verb

USED: Final = [
    "26RSD01-X02",
    "26RSD01-005",
    "26RSD06-X02",
    "26RSD04-005",
    "26RSD01-010",
    "RBO-029",
    "RBO-009",
]
"""Cards to use: with and without Succession, Spirits and a Nexus, of one colour and of two."""
ALLIES: Final = ["26RSD01-005", "26RSD01-010", "26RSD02-005", "RBO-009", "RBO-020"]
IN_TRASH_BEFORE: Final = [
    "26RSD01-002",
    "26RSD01-005",
    "RBO-030",
    "26RSD02-005",
    "26RSD01-010",
    "26RSD06-005",
]

Cores = tuple[int, ...]
"""So many Cores of each place: the Reserve first, then the cards on the Field in their order."""


class Side:
    """One player's Cores in a position: how many lie where, and where the Soul Core is (-1: in the Trash)."""

    def __init__(self, allies: list[str], cores: Cores, soul: int) -> None:
        self.allies = allies
        self.cores = cores
        self.soul = soul

    def written(self, more: dict[str, Any]) -> dict[str, Any]:
        """For a position."""
        field = [
            f"{code} {self.cores[n]}{'S' if self.soul == n else ''}" for n, code in enumerate(self.allies, 1)
        ]
        where = {-1: "trash", 0: "reserve"}.get(self.soul, f"A.field.{self.soul}")
        return {"reserve": self.cores[0], "soul": where, "field": field, **more}


def facts(code: str) -> dict[str, Any]:
    """The facts of a card, as its pack has them."""
    return cards_by_number("battle-spirits")[code].written


def lowest(code: str) -> int:
    """The Cores that the lowest Lv needs."""
    levels = facts(code).get("levels", [])
    return min((level["cores"] for level in levels), default=0)


def a_side(ask: Inquiry, reserve: int) -> Side:
    """Up to two cards on the Field, each with Cores enough, and a small Reserve."""
    allies = [ask.one(ALLIES) for _ in range(ask.dice.below(3))]
    cores = [ask.dice.below(reserve + 1)] + [lowest(code) + ask.dice.below(2) for code in allies]
    soul = ask.dice.below(len(cores) + 1) - 1
    if soul > 0 and cores[soul]:
        cores[soul] -= 1
    return Side(allies, tuple(cores), soul)


# ---- what it comes to


def after_depletion(side: Side, cores: Cores, soul: int) -> tuple[tuple[int | None, ...], int]:
    """Cards that cannot hold their lowest Lv leave, and their Cores go to the Reserve (BS 17)."""
    left: list[int | None] = list(cores)
    reserve = cores[0]
    for n, code in enumerate(side.allies, 1):
        if cores[n] + (soul == n) < lowest(code):
            reserve += cores[n]
            left[n] = None
            soul = 0 if soul == n else soul
    return (reserve, *left[1:]), soul


def splits(count: int, limits: Cores) -> Iterator[Cores]:
    """Every way to take so many, from each place at most what it has."""
    for taken in product(*(range(limit + 1) for limit in limits)):
        if sum(taken) == count:
            yield taken


def taken_ways(count: int, cores: Cores, soul_there: bool) -> Iterator[tuple[Cores, bool]]:
    """Every way to take so many Cores, the Soul Core among them or not."""
    for with_soul in (False, True) if soul_there else (False,):
        for taken in splits(count - with_soul, cores) if count >= with_soul else ():
            yield taken, with_soul


def minus(cores: Cores, taken: Cores) -> Cores:
    """What is left."""
    return tuple(has - gone for has, gone in zip(cores, taken, strict=True))


# ---- using a card


def removals(used: str, trash: list[str]) -> Iterator[tuple[str, ...]]:
    """What Succession may remove: EX cards of a colour of the reduction, no more than its symbols (BS 21)."""
    yield ()
    wanted = facts(used).get("reduction", [])
    if not facts(used).get("succession"):
        return
    fitting = [
        code
        for code in trash
        if any(symbol["ex"] and symbol["colour"] in wanted for symbol in facts(code)["symbols"])
    ]
    for count in range(1, min(len(wanted), len(fitting)) + 1):
        yield from {tuple(sorted(chosen)) for chosen in combinations(fitting, count)}


def cost_with(used: str, removed: tuple[str, ...], allies: list[str]) -> int:
    """The cost less every reduction symbol that finds a symbol of its colour (BS 16.4 to 16.8)."""
    symbols = [symbol["colour"] for code in removed for symbol in facts(code)["symbols"] if symbol["ex"]]
    symbols += [symbol["colour"] for code in allies for symbol in facts(code)["symbols"]]
    reduced = 0
    for colour in facts(used).get("reduction", []):
        if colour in symbols:
            symbols.remove(colour)
            reduced += 1
    return max(0, int(facts(used)["cost"]) - reduced)


def allowed_uses(side: Side, used: str, trash: list[str]) -> Iterator[Hashable]:
    """Remove, pay, place at least what Lv1 needs; the card is then on the Field."""
    for removed in removals(used, trash):
        cost = cost_with(used, removed, side.allies)
        for paid, soul_paid in taken_ways(cost, side.cores, side.soul >= 0):
            rest = minus(side.cores, paid)
            soul_left = side.soul >= 0 and not soul_paid
            for count in range(lowest(used), sum(rest) + soul_left + 1):
                for placed, soul_placed in taken_ways(count, rest, soul_left):
                    soul = NEW if soul_placed else -1 if soul_paid else side.soul
                    left, soul = after_depletion(side, minus(rest, placed), soul)
                    yield removed, left, soul, cost - soul_paid, count - soul_placed


NEW: Final = 99
"""Where the Soul Core is when it lies on the card that has just come."""


def state_of(game: Game, before: list[int]) -> tuple[tuple[int | None, ...], int]:
    """The Cores of the Reserve and of the cards that were on the Field, and where the Soul Core is."""
    assert isinstance(game, BattleSpirits)
    there = game.field(0).cards
    cores = [game.field_card(id).cores if id in there else None for id in before]
    soul = {IN_TRASH: -1, IN_RESERVE: 0}.get(game.soul[0], NEW)
    if game.soul[0] in before:
        soul = before.index(game.soul[0]) + 1
    return (game.reserve[0], *cores), soul


def payments(ask: Inquiry) -> None:
    """Every way to remove, pay and place for a card, and no other."""
    side = a_side(ask, 4)
    used = ask.one(USED)
    trash = [ask.one(IN_TRASH_BEFORE) for _ in range(ask.dice.below(4))]
    position = {"turn": "A", "A": side.written({"hand": [used], "trash": trash}), "B": {}}
    game = ask.begin(position)
    assert isinstance(game, BattleSpirits)
    before = game.field(0).cards[:]

    def told(after: Game) -> Hashable:
        assert isinstance(after, BattleSpirits)
        removed = tuple(sorted(after.rulebook.code(face_of(card)) for card in after.removed(0).cards))
        cores, soul = state_of(after, before)
        new = [after.field_card(id).cores for id in after.field(0).cards if id not in before]
        return removed, cores, soul, after.core_trash[0], *new

    named = ways(game, with_verb("summon", "deploy"), told)
    ask.agree("ways", set(allowed_uses(side, used, trash)), set(named), f"{used} in {position}")


# ---- moving Cores


def arrangements(side: Side) -> Iterator[Hashable]:
    """Every other arrangement of the Cores of Reserve and Field, the Soul Core among them (BS 15.20)."""
    places = range(len(side.cores))
    for cores in splits(sum(side.cores), (sum(side.cores),) * len(side.cores)):
        for soul in places if side.soul >= 0 else (-1,):
            if (cores, soul) != (side.cores, side.soul):
                yield after_depletion(side, cores, soul)


def moves(ask: Inquiry) -> None:
    """Every arrangement can be named, in whatever order, and no other."""
    side = a_side(ask, 1)
    position = {"turn": "A", "A": side.written({"hand": []}), "B": {}}
    game = ask.begin(position)
    assert isinstance(game, BattleSpirits)
    before = game.field(0).cards[:]
    allowed = set(arrangements(side)) if side.allies else set()
    named = ways(game, with_verb("move-cores"), lambda after: state_of(after, before))
    as_it_was = (side.cores, side.soul)
    ask.agree("ways", allowed - {as_it_was}, set(named) - {as_it_was}, f"moves in {position}")


# ---- reasons and work


def reasons(ask: Inquiry) -> None:
    """A card is offered just where some way to use it exists."""
    side = a_side(ask, 5)
    trash = [ask.one(IN_TRASH_BEFORE) for _ in range(ask.dice.below(4))]
    position = {"turn": "A", "A": side.written({"hand": USED, "trash": trash}), "B": {}}
    game = ask.begin(position)
    assert isinstance(game, BattleSpirits) and game.decision is not None
    offered = {game.rulebook.code(face_of(option.card)) for option in game.decision.options if option.card}
    for code in USED:
        possible = any(True for _ in allowed_uses(side, code, trash))
        ask.expect("trying", (code in offered) == possible, f"{code} in {position}")


def crowds(ask: Inquiry) -> None:
    """Cards on the Field, in the Hand and in the Trash, twice as many each time."""
    used = ask.one(USED[:3])

    def crowded(size: int) -> Game:
        allies = [ALLIES[n % 2] for n in range(size)]
        side = Side(allies, (size, *(lowest(code) + 1 for code in allies)), 0)
        trash = [IN_TRASH_BEFORE[n % len(IN_TRASH_BEFORE)] for n in range(size)]
        hand = [used, *(USED[n % len(USED)] for n in range(size))]
        return ask.begin({"turn": "A", "A": side.written({"hand": hand, "trash": trash}), "B": {}})

    for verb in ("summon", "move-cores"):
        grows_evenly(ask, crowded, with_verb(verb), f"{verb} {used}")


def poor_heirs(ask: Inquiry) -> None:
    """Many different cards with Succession, next to no Cores, and a Trash several times as large.

    So for every card it must be found out by how much the Trash could lower its cost.
    """
    cards = cards_by_number("battle-spirits")
    heirs = [code for code in sorted(cards) if cards[code].written.get("succession")]

    def crowded(size: int) -> Game:
        side = Side(ALLIES[:1], (0, 1), -1)
        trash = ask.mixed([IN_TRASH_BEFORE[n % len(IN_TRASH_BEFORE)] for n in range(4 * size)])
        return ask.begin({"turn": "A", "A": side.written({"hand": heirs[:size], "trash": trash}), "B": {}})

    grows_evenly(ask, crowded, with_verb("summon"), "many cards with Succession")


QUESTIONS: Final = (payments, moves, reasons, payments, crowds, poor_heirs)
