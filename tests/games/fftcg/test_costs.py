"""Costs of FF-TCG beyond their scenarios: counting agrees with trying every payment, and looks at little."""

from itertools import combinations, product
from random import Random

import pytest

import rulebound
from rulebound.games.fftcg.covering import (
    CLAIM_SHIFT,
    ELEMENTS_OF,
    IS_BACKUP,
    IS_CARD,
    Need,
    Stock,
    all_served,
    suffices,
)
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.clause import WATCH

BREAK_ZONE = [
    *("1-120C", "1-121C", "1-092C", "1-004C", "1-011C", "1-014C", "1-025C", "1-099C"),
    *("1-106C", "1-040C", "1-068C", "1-138C", "1-010C", "1-024C", "1-187S", "1-188S"),
]


def elements_of(bits: int) -> list[int]:
    """The elements that bits mean."""
    return [element for element in range(8) if bits >> element & 1]


def can_make(need: Need, backups: list[int], cards: list[int]) -> bool:
    """Every set of sources with every element of each: is one within the bounds, with what is required?"""
    sources = [(bits, 1) for bits in backups] + [(bits, 2) for bits in cards]
    for size in range(len(sources) + 1):
        for chosen in combinations(sources, size):
            if not need.least <= sum(amount for _, amount in chosen) <= need.most:
                continue
            for elements in product(*(elements_of(bits) for bits, _ in chosen)):
                made = [0] * 8
                for element, (_, amount) in zip(elements, chosen, strict=True):
                    made[element] += amount
                if all(made[i] >= need.elements[i] for i in range(8)):
                    return True
    return False


def can_serve(need: Need, things: list[int], claims: list[int]) -> bool:
    """Every way to give things to the claims, and what is left makes the CP."""
    for i, wanted in enumerate(claims):
        if not wanted:
            continue
        fewer = [*claims[:i], wanted - 1, *claims[i + 1 :]]
        return any(
            can_serve(need, things[:n] + things[n + 1 :], fewer)
            for n, kind in enumerate(things)
            if kind >> CLAIM_SHIFT + i & 1 and kind not in things[:n]
        )
    backups = [kind & ELEMENTS_OF for kind in things if kind & IS_BACKUP and kind & ELEMENTS_OF]
    cards = [kind & ELEMENTS_OF for kind in things if kind & IS_CARD and kind & ELEMENTS_OF]
    return can_make(need, backups, cards)


def any_need(random: Random) -> Need:
    """A small cost of up to three elements."""
    elements = [0] * 8
    for element in random.sample(range(3), random.randint(0, 3)):
        elements[element] = random.randint(1, 2)
    least = sum(elements) + random.randint(0, 3)
    return Need(elements, least, least + max(1, sum(1 for count in elements if count)))


@pytest.mark.parametrize("seed", range(150))
def test_counted_cp_are_enough_where_some_payment_is(seed: int) -> None:
    random = Random(seed)
    need = any_need(random)
    backups = [random.randint(1, 15) for _ in range(random.randint(0, 4))]
    cards = [random.randint(1, 15) for _ in range(random.randint(0, 3))]
    stock = Stock()
    for bits in backups:
        stock.add_backup(bits)
    for bits in cards:
        stock.add_card(bits)
    assert suffices(need, stock) == can_make(need, backups, cards)


@pytest.mark.parametrize("seed", range(150))
def test_claims_are_served_where_some_way_to_pay_serves_them(seed: int) -> None:
    random = Random(seed)
    need = any_need(random) if seed % 3 else Need([0] * 8, 0, 0)
    claims = [random.randint(0, 2) for _ in range(random.randint(1, 3))]
    kinds = [
        random.choice((0, IS_BACKUP, IS_CARD)) | random.randint(1, 7) | random.randint(0, 7) << CLAIM_SHIFT
        for _ in range(4)
    ]
    things = [random.choice(kinds) for _ in range(random.randint(1, 7))]
    classes = {kind: things.count(kind) for kind in things}
    assert all_served(need, classes, claims) == can_serve(need, things, claims)


def granary(**seat: object) -> FFTCG:
    """A game in which A has the Toll Granary and what else is said."""
    lines = {"A": {"field": ["RBF-201"], "deck": 5, **seat}, "B": {"deck": 5}}
    game = rulebound.new_game("fftcg", 1, position=lines)
    assert isinstance(game, FFTCG)
    return game


def looks_of(game: FFTCG) -> int:
    """How many things are looked at and rules asked to list the options once."""
    WATCH.start()
    try:
        game.ask_again()
        return WATCH.looks
    finally:
        WATCH.stop()


def test_twelve_of_sixteen_looks_at_each_of_them_a_few_times() -> None:
    game = granary(**{"break-zone": BREAK_ZONE})
    assert looks_of(game) <= 3 * len(BREAK_ZONE)
    game.choose_key("use A.field.1 3")
    for named in range(12):
        assert game.decision is not None and game.decision.question == "ff-part"
        assert len(game.decision.options) == len(BREAK_ZONE) - named
        assert looks_of(game) <= 4 * len(BREAK_ZONE)
        game.choose(0)
    assert len(game.removed(0).cards) == 12


def test_looking_grows_no_faster_than_what_there_is() -> None:
    looked: list[int] = []
    for times in (1, 2, 4):
        game = granary(**{"break-zone": BREAK_ZONE * times})
        game.choose_key("use A.field.1 3")
        looked.append(looks_of(game))
    assert looked[1] <= 2 * looked[0] and looked[2] <= 4 * looked[0]


def test_x_is_as_large_as_all_that_can_be_paid() -> None:
    lines = {
        "A": {"field": ["RBF-045", "5-154S"], "hand": ["1-014C"] * 20, "deck": 5},
        "B": {"field": ["1-025C"], "deck": 5},
    }
    game = rulebound.new_game("fftcg", 1, position=lines)
    for key in ("use A.field.1 1", "choose B.field.1"):
        game.choose_key(key)
    assert game.decision is not None and game.decision.question == "ff-x"
    assert [option.number for option in game.decision.options] == list(range(42))
