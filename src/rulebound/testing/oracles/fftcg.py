"""The oracle of FF-TCG: every way to pay a cost, in CP and in things (FF 5.2.1, 11.2, 11.4.6, 11.6.2).

A way is told by what became of the payer's things: which Characters were dulled, which cards left the hand.
What it is paid for does not matter, so it is read off before anything resolves.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, product
from typing import Any, Final

from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.packs import CardFacts

from . import Inquiry, cards_by_number
from .growth import grows_evenly
from .walking import ways, with_verb

CAST: Final = ["1-025C", "1-050C", "1-099C", "12-120C", "18-124C", "13-125R", "18-129C", "13-125R", "RBF-042"]
"""Cards to cast: of one element, of two and of three."""
BACKUPS: Final = ["1-011C", "1-068C", "1-159C", "1-040C", "1-138C"]
IN_HAND: Final = ["1-025C", "1-050C", "1-099C", "12-120C", "13-125R", "1-138C", "1-011C", "RBF-041"]
LIGHT_AND_DARK: Final = {"light", "dark"}

Way = tuple[tuple[int, ...], tuple[str, ...]]
"""The Characters that are dulled, by their place on the field, and the cards that leave the hand."""


def facts(code: str) -> CardFacts:
    """The facts of a card."""
    return cards_by_number("fftcg")[code]


def elements(code: str) -> list[str]:
    """The elements of a card."""
    return facts(code).elements


# ---- CP by definition


def is_payment(required: list[str], total: int, dulled: list[str], discarded: list[str]) -> bool:
    """Whether such CP pay: each entry is the element of a dulled Backup (1 CP) or a discarded card (2 CP).

    All CP of Backups and at least one of each card are spent. What is left over is one of an element at most,
    and in all at most as many as elements are required (FF 5.2.1.3.1, R3).
    """
    made = len(dulled) + 2 * len(discarded)
    if not 0 <= made - total <= max(1, len(required)):
        return False
    spare = made - total
    for lost in combinations(range(len(discarded)), spare):
        if len({discarded[n] for n in lost}) < spare:
            continue
        spent = Counter(dulled)
        for n, element in enumerate(discarded):
            spent[element] += 1 if n in lost else 2
        if all(spent[element] >= count for element, count in Counter(required).items()):
            return True
    return False


def produce(
    required: list[str], total: int, backups: dict[int, list[str]], hand: dict[int, list[str]]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every choice of Backups and cards, by number, whose CP pay in some choice of their elements."""
    for count in range(min(len(backups), total) + 1):
        for dulled in combinations(backups, count):
            for more in range((total - count + 1) // 2 + 2):
                for discarded in combinations(hand, more):
                    one_of_each = [backups[n] for n in dulled] + [hand[n] for n in discarded]
                    if any(
                        is_payment(required, total, list(chosen[:count]), list(chosen[count:]))
                        for chosen in product(*one_of_each)
                    ):
                        yield dulled, discarded


# ---- positions


class Means:
    """What a player has: Characters on the field, dull or not, and cards in the hand."""

    def __init__(self, field: list[tuple[str, bool]], hand: list[str]) -> None:
        self.field = field
        self.hand = hand

    def position(self) -> dict[str, Any]:
        """For a position: the same for both would do, but the opponent has nothing."""
        field = [code + (" dull" if dull else "") for code, dull in self.field]
        return {"turn": "A", "phase": "main-1", "A": {"field": field, "hand": self.hand}, "B": {}}

    def backups(self) -> dict[int, list[str]]:
        """The active Backups that can produce CP, by number, with their elements."""
        return {
            n: elements(code)
            for n, (code, dull) in enumerate(self.field)
            if not dull and facts(code).kind == "backup"
        }

    def sources(self, without: set[int]) -> dict[int, list[str]]:
        """The cards of the hand that can produce CP, by number, with their elements."""
        return {
            n: elements(code)
            for n, code in enumerate(self.hand)
            if n not in without and not set(elements(code)) & LIGHT_AND_DARK
        }

    def told(self, dulled: tuple[int, ...], gone: tuple[int, ...]) -> Way:
        """A way, from numbers."""
        return tuple(sorted(dulled)), tuple(sorted(self.hand[n] for n in gone))


def some_means(ask: Inquiry, field: list[str], hand: list[str]) -> Means:
    """These, and a few others besides."""
    more = [ask.one(BACKUPS) for _ in range(ask.dice.below(4))]
    held = [ask.one(IN_HAND) for _ in range(ask.dice.below(5))]
    state = [(code, False) for code in field] + [(code, ask.dice.below(4) == 0) for code in more]
    return Means(state, hand + held)


def outcome_of(before: FFTCG) -> Any:
    """How to tell what was paid, from the position after it."""

    def told(after: Game) -> Hashable:
        assert isinstance(after, FFTCG)
        own = before.field(0).cards
        dulled = [n for n, id in enumerate(own) if after.character(id).dull and not before.character(id).dull]
        gone = codes(before, before.hand(0).cards) - codes(after, after.hand(0).cards)
        return tuple(dulled), tuple(sorted(gone.elements()))

    return told


def codes(game: Game, cards: list[int]) -> Counter[str]:
    """Cards by their numbers."""
    return Counter(game.rulebook.code(face_of(card)) for card in cards)


# ---- casting


def casting_ways(means: Means, cast: str) -> Iterator[Way]:
    """Every way to pay for a card of the hand, which leaves it as well."""
    own = means.hand.index(cast)
    required = [element for element in elements(cast) if element not in LIGHT_AND_DARK]
    cost = facts(cast).cost
    for dulled, discarded in produce(required, cost, means.backups(), means.sources({own})):
        yield means.told(dulled, (own, *discarded))


def casts(ask: Inquiry) -> None:
    """Every way to cast a card, and no other."""
    cast = ask.one(CAST)
    means = some_means(ask, [], [cast])
    position = means.position()
    game = ask.begin(position)
    assert isinstance(game, FFTCG)
    face = game.rulebook.face(cast)
    named = ways(
        game, lambda option: option.verb == "cast" and face_of(option.card) == face, outcome_of(game)
    )
    ask.agree("ways", set(casting_ways(means, cast)), set(named), f"{cast} in {position}")


# ---- abilities that cost things


def granary_ways(means: Means, ability: int) -> Iterator[Way]:
    """RBF-201 discards two cards; or dulls three Characters and pays 1 CP with others."""
    if ability == 0:
        for thrown in combinations(range(len(means.hand)), 2):
            yield means.told((), thrown)
        return
    active = [n for n, (_, dull) in enumerate(means.field) if not dull]
    for dulled in combinations(active, 3):
        left = {n: made for n, made in means.backups().items() if n not in dulled}
        for more, discarded in produce([], 1, left, means.sources(set())):
            yield means.told(dulled + more, discarded)


def collector_ways(means: Means, ability: int) -> Iterator[Way]:
    """RBF-202 pays 1 Fire CP, discards a Summon and a Fire card."""
    hand = range(len(means.hand))
    for summon, fire in product(hand, hand):
        fits = facts(means.hand[summon]).kind == "summon" and "fire" in elements(means.hand[fire])
        if summon != fire and fits:
            sources = means.sources({summon, fire})
            for dulled, discarded in produce(["fire"], 1, means.backups(), sources):
                yield means.told(dulled, (summon, fire, *discarded))


ABILITIES: Final = [
    ("RBF-201", 0, granary_ways),
    ("RBF-201", 1, granary_ways),
    ("RBF-202", 0, collector_ways),
]
SUMMONS: Final = ["15-009C", "15-031C"]


def abilities(ask: Inquiry) -> None:
    """Every way to pay for an ability whose cost takes several things, and no other (FF 11.6.10)."""
    source, ability, definition = ask.one(ABILITIES)
    means = some_means(ask, [source], ask.some(SUMMONS, 2))
    position = means.position()
    game = ask.begin(position)
    assert isinstance(game, FFTCG)
    own = game.field(0).cards[0]

    named = ways(
        game,
        lambda option: (option.verb, option.piece, option.number) == ("use", own, ability + 1),
        outcome_of(game),
    )
    ask.agree("ways", set(definition(means, ability)), set(named), f"{source} {ability} in {position}")


# ---- reasons and work


def reasons(ask: Inquiry) -> None:
    """A card can be cast just where some way to pay for it exists."""
    means = some_means(ask, [], ask.some(CAST, 5))
    position = means.position()
    game = ask.begin(position)
    assert game.decision is not None
    offered = {
        game.rulebook.code(face_of(option.card)) for option in game.decision.options if option.verb == "cast"
    }
    for code in set(means.hand):
        if code not in CAST:
            continue
        possible = any(True for _ in casting_ways(means, code))
        ask.expect("trying", (code in offered) == possible, f"{code} in {position}")


def crowds(ask: Inquiry) -> None:
    """Backups, cards of the hand and of the Break Zone, twice as many each time."""
    source = ask.one(["RBF-201", "RBF-202"])

    def crowded(size: int) -> Game:
        field = [(source, False)] + [(BACKUPS[n % len(BACKUPS)], False) for n in range(4)]
        hand = [IN_HAND[n % len(IN_HAND)] for n in range(size)]
        position = Means(field, hand).position()
        position["A"]["break-zone"] = ["1-025C"] * size
        position["A"]["field"] += ["1-025C"] * size
        return ask.begin(position)

    for verb in ("cast", "use"):
        grows_evenly(ask, crowded, with_verb(verb), f"{verb} beside {source}")


QUESTIONS: Final = (casts, abilities, reasons, crowds)
