"""What a proposal can name, against brute force by definition: EX cards for Succession, and moved Cores."""

from itertools import combinations, permutations
from typing import Any

import pytest

import rulebound
from rulebound.games.battle_spirits.aids import plan
from rulebound.games.battle_spirits.paying import Means, due
from rulebound.games.battle_spirits.state import IN_RESERVE, BattleSpirits
from rulebound.games.battle_spirits.using import UseCard
from rulebound.kernel.card import face_of

HEIR, TWIG, FOLDED_FLAME = "RBO-029", "RBO-030", "RBO-010"
"""Cost 6, reduction red red blue, Succession; EX symbols: red and blue, red and red."""
GEN_BO, NAUSA, LENSIS = "26RSD01-002", "26RSD06-001", "26RSD01-X01"
"""EX symbols: red, blue; Lensis: cost 7, four red, Succession."""
TRASHES = [
    [GEN_BO, FOLDED_FLAME, NAUSA, TWIG],
    [GEN_BO, GEN_BO, NAUSA, FOLDED_FLAME],
    [TWIG, TWIG, TWIG, NAUSA],
]


def game_at(own: dict[str, Any]) -> BattleSpirits:
    """A's Main Step with this side, against an empty Field."""
    side = {"life": 5, "reserve": 0, "soul": "trash", "hand": [], "deck": 20, **own}
    position = {"turn": "A", "step": "main", "number": 5, "A": side, "B": {"life": 5, "deck": 20}}
    game = rulebound.new_game("battle-spirits", seed=1, decks=["red", "red"], position=position)
    assert isinstance(game, BattleSpirits)
    return game


def summoning(card: str, trash: list[str], reserve: int) -> BattleSpirits | None:
    """The game once the card is being summoned; None where it cannot be."""
    game = game_at({"reserve": reserve, "hand": [card], "trash": trash, "field": ["26RSD03-010 0"]})
    assert game.decision is not None
    if f"summon {card}" not in [game.key(option) for option in game.decision.options]:
        return None
    game.skip_forced = False
    game.choose_key(f"summon {card}")
    return game


def faces(cards: list[int]) -> tuple[int, ...]:
    return tuple(sorted(face_of(card) for card in cards))


def removals_by_proposals(game: BattleSpirits) -> set[tuple[int, ...]]:
    """All that answers to the open question can lead to, whatever the order."""
    task = game.agenda[-1]
    assert isinstance(task, UseCard)
    if task.part(game) != "remove":
        return {faces(task.removed)}
    assert game.decision is not None
    found: set[tuple[int, ...]] = set()
    for i in range(len(game.decision.options)):
        other = game.copy()
        assert isinstance(other, BattleSpirits)
        other.choose(i)
        found |= removals_by_proposals(other)
    return found


def removals_by_the_rule(game: BattleSpirits, cores: int) -> set[tuple[int, ...]]:
    """Every set of matching EX cards, no more than reduction symbols, with which the rest can be paid."""
    task = game.agenda[-1]
    assert isinstance(task, UseCard)
    card = game.card(face_of(task.card))
    matching = [
        other
        for other in game.trash(0).cards
        if any(game.card(face_of(other)).ex[i] and card.reduction[i] for i in range(6))
    ]
    found: set[tuple[int, ...]] = set()
    for count in range(card.reductions + 1):
        for chosen in combinations(matching, count):
            if due(Means(game, 0), card, task.card, list(chosen)) + card.lowest() <= cores:
                found.add(faces(list(chosen)))
    return found


@pytest.mark.parametrize("card", [HEIR, LENSIS])
@pytest.mark.parametrize("trash", TRASHES)
@pytest.mark.parametrize("reserve", [3, 4, 5, 6, 8])
def test_every_legal_removal_can_be_named_and_no_other(card: str, trash: list[str], reserve: int) -> None:
    game = summoning(card, trash, reserve)
    if game is None:
        rich = summoning(card, trash, 20)
        assert rich is not None and not removals_by_the_rule(rich, reserve)
        return
    assert removals_by_proposals(game) == removals_by_the_rule(game, reserve)


@pytest.mark.parametrize("trash", TRASHES)
def test_the_proposed_payment_is_the_least_in_every_order_of_the_trash(trash: list[str]) -> None:
    seen: set[tuple[int, tuple[int, ...]]] = set()
    for order in permutations(trash):
        game = summoning(HEIR, list(order), 9)
        assert game is not None
        found = plan(game)
        assert found is not None
        card = game.card(face_of(game.hand(0).cards[0]))
        least = min(
            due(Means(game, 0), card, 0, list(chosen))
            for count in range(card.reductions + 1)
            for chosen in combinations(game.trash(0).cards, count)
        )
        assert len(found.paid) == least
        seen.add((len(found.paid), faces(found.removed)))
    assert len(seen) == 1


def test_the_proposed_payment_is_the_least_after_any_card_named() -> None:
    for first in [GEN_BO, FOLDED_FLAME, NAUSA, TWIG]:
        game = summoning(HEIR, [GEN_BO, FOLDED_FLAME, NAUSA, TWIG], 9)
        assert game is not None
        game.choose_key(f"remove {first}")
        found = plan(game)
        assert found is not None and len(found.paid) == 3
        assert len(found.removed) == 2


def test_the_looks_at_the_trash_grow_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulebound.games.battle_spirits import paying

    looks = [0]
    real = paying.removal_refusal

    def counted(*arguments: Any) -> Any:
        looks[0] += 1
        return real(*arguments)

    monkeypatch.setattr(paying, "removal_refusal", counted)
    counts: list[int] = []
    for times in (2, 4, 8):
        game = summoning(HEIR, [GEN_BO, "26RSD01-003", "26RSD01-005", NAUSA, TWIG] * times, 4)
        assert game is not None
        task = game.agenda[-1]
        assert isinstance(task, UseCard)
        looks[0] = 0
        task.options(game)
        counts.append(looks[0])
    # A compiled module calls its own functions without asking anybody: there is nothing to count then.
    assert counts[0] or not str(paying.__file__).endswith(".py")
    assert counts[1] <= 2 * counts[0] and counts[2] <= 2 * counts[1]


# ---- moving Cores

GARDEN = "RBO-053"
"""The Cores on own Spirits cannot become fewer than 1."""
Arrangement = tuple[int, ...]


def arrangement(game: BattleSpirits) -> Arrangement:
    """Reserve, then Cores on each card by their order before, then where the Soul Core is."""
    cards = [game.field_card(id).cores if id in game.pieces else -1 for id in game.field(0).cards]
    return (game.reserve[0], *cards, game.soul[0])


def arrangements_by_proposals(game: BattleSpirits) -> set[Arrangement]:
    """All that moving can lead to before anything is depleted."""
    from rulebound.games.battle_spirits.aids import imagined
    from rulebound.games.battle_spirits.main_step import MoveCoresFreely

    found: set[Arrangement] = set()
    known: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    todo = [MoveCoresFreely(0, [], [], False)]
    while todo:
        task = todo.pop()
        name = (tuple(task.taken), tuple(task.given))
        if name in known:
            continue
        known.add(name)
        for option in task.options(game):
            task.resume(game, option)
            following = game.agenda.pop()
            assert isinstance(following, MoveCoresFreely)
            if following.done or not following.options(game):
                after = imagined(game, following)
                assert after is not None
                found.add(arrangement(after))
            else:
                todo.append(following)
    return found


def arrangements_by_the_rule(game: BattleSpirits) -> set[Arrangement]:
    """Every way to lay out the same Cores on the Reserve and the cards, the Soul Core wherever it may be."""
    ids = game.field(0).cards
    total = game.reserve[0] + sum(game.field_card(id).cores for id in ids)
    souls = [game.soul[0]] if game.soul[0] == 1 else [IN_RESERVE, *ids]
    layouts: list[tuple[int, ...]] = [()]
    for _ in range(len(ids)):
        layouts = [(*one, count) for one in layouts for count in range(total - sum(one) + 1)]
    return {(total - sum(one), *one, soul) for one in layouts for soul in souls}


@pytest.mark.parametrize(
    "side",
    [
        {"reserve": 1, "soul": "A.field.1", "field": [f"{GEN_BO} 0S", "26RSD01-005 1"]},
        {"reserve": 2, "soul": "trash", "field": [f"{GEN_BO} 1", "26RSD01-010 0"]},
        {"reserve": 0, "soul": "reserve", "field": [f"{GEN_BO} 1", "26RSD01-005 2", "26RSD01-010 0"]},
        {"reserve": 1, "soul": "A.field.2", "field": [f"{GEN_BO} 1", "26RSD01-005 1S", "26RSD04-010 0"]},
    ],
)
def test_every_arrangement_can_be_named_and_no_other(side: dict[str, Any]) -> None:
    game = game_at(side)
    now = {arrangement(game)}
    assert arrangements_by_proposals(game) - now == arrangements_by_the_rule(game) - now


@pytest.mark.parametrize(
    "side",
    [
        {"reserve": 0, "soul": "A.field.1", "field": [f"{GEN_BO} 0S", "26RSD01-005 1", f"{GARDEN} 0"]},
        {"reserve": 0, "soul": "A.field.1", "field": [f"{GEN_BO} 1S", "26RSD01-005 1", f"{GARDEN} 0"]},
        {"reserve": 1, "soul": "A.field.2", "field": [f"{GEN_BO} 1", "26RSD01-005 0S", f"{GARDEN} 0"]},
        {"reserve": 1, "soul": "reserve", "field": [f"{GEN_BO} 1", f"{GARDEN} 1"]},
        {"reserve": 0, "soul": "trash", "field": [f"{GEN_BO} 1", "26RSD01-005 1", f"{GARDEN} 0"]},
    ],
)
def test_where_cores_must_stay_they_may_change_places(side: dict[str, Any]) -> None:
    """Every arrangement that leaves each Spirit a Core, and no other; no naming ends before that."""
    game = game_at(side)
    spirits = range(1, len(game.field(0).cards))
    ids = game.field(0).cards
    kept = {
        found
        for found in arrangements_by_the_rule(game)
        if all(found[n] + (found[-1] == ids[n - 1]) > 0 for n in spirits)
    }
    now = {arrangement(game)}
    assert arrangements_by_proposals(game) - now == kept - now
    assert game.decision is not None
    offered = "move-cores" in [game.key(option) for option in game.decision.options]
    assert offered == bool(arrangements_by_proposals(game))


def test_what_is_depleted_is_seen_when_all_cores_are_named() -> None:
    """Both moves of a swap, in both orders, lead to the same position."""
    moves = [("move-soul", "to A.field.2"), ("move A.field.2", "to A.field.1")]
    results = []
    for order in permutations(moves):
        game = game_at({"soul": "A.field.1", "field": [f"{GEN_BO} 0S", "26RSD01-005 1"]})
        game.skip_forced = False
        game.choose_key("move-cores")
        for keys in order:
            for key in keys:
                game.choose_key(key)
        game.choose_key("done")
        results.append(arrangement(game))
        assert len(game.field(0).cards) == 2
    assert results[0] == results[1]
