"""Automatic passing: off until it is set, where it stops, how its modes end, and that no hand matters."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import rulebound
from rulebound import SPECTATOR, Game
from rulebound.aids import ALL, UNTIL, AutoPass
from rulebound.kernel.card import face_of
from rulebound.kernel.event import Event
from rulebound.kernel.passing import STACK, Moment, Passing
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import determinize, mask

CLOUD, TIFA, IFRIT, EVOKER, BLACK_MAGE = "1-187S", "1-189S", "1-004C", "1-011C", "1-010C"
"""Two Forwards, a Summon of cost 1, and two Backups; the Black Mage has an ability."""


def game_at(own: dict[str, Any], other: dict[str, Any], **others: Any) -> Game:
    """A's first Main Phase."""
    position = {
        "turn": "A",
        "phase": "main-1",
        "number": 5,
        "A": {"hand": [], "deck": 20, **own},
        "B": {"hand": [], "deck": 20, **other},
        **others,
    }
    return rulebound.new_game("fftcg", seed=1, decks=["d1", "d1"], position=position)


def passing_of(game: Game, seat: int) -> AutoPass:
    rules = game.rulebook.passing
    assert rules is not None
    return AutoPass(seat, rules)


def here(passing: AutoPass, game: Game) -> str:
    """The stop that the present moment would be."""
    moment = passing.moment(game)
    return "" if moment is None else passing.stop_at(moment)


def give(game: Game, key: str, *passing: AutoPass) -> None:
    """Answer, and let those who pass look at what has happened."""
    game.choose_key(key)
    for one in passing:
        one.note(game.events)


def pass_on(game: Game, *passing: AutoPass) -> list[str]:
    """Pass as long as they say so; where that was."""
    where: list[str] = []
    while game.decision is not None:
        asked = [one for one in passing if one.seat == game.decision.seat]
        if not asked or not asked[0].passes(game):
            break
        where.append(here(asked[0], game))
        give(game, "pass", *passing)
    return where


BUSY = {"hand": [IFRIT, TIFA], "field": [TIFA, EVOKER, BLACK_MAGE]}
"""A side that can act at every moment."""


# ---- off, and stops


@pytest.mark.parametrize("name", ["fftcg", "blackpoker"])
def test_nothing_is_passed_unless_it_is_set(name: str) -> None:
    game = rulebound.new_game(name, seed=3)
    stream = Stream(3)
    both = [passing_of(game, seat) for seat in range(2)]
    while game.decision is not None:
        assert not any(one.passes(game) for one in both)
        game.choose(stream.below(len(game.decision.options)))
        for one in both:
            one.note(game.events)


def test_stops_of_a_turn_in_their_order() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER, BLACK_MAGE]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    seen: list[str] = []
    while game.decision is not None and len(seen) < 20:
        if game.decision.question == "ff-attack":
            attack = f"attack {game.piece_name(game.places[9].cards[0])}"
            give(game, attack if "attackers" not in " ".join(seen) else "no-attack")
            continue
        if game.decision.question == "ff-block":
            give(game, "block B.field.1")
            continue
        found = here(own, game) or here(other, game)
        seen.append(f"{'A' if game.decision.seat == 0 else 'B'} {found}")
        give(game, "pass")
        if len(seen) > 1 and "main-2" in seen[-1] and seen[-1].startswith("B"):
            break
    assert seen == [
        "A own main-1",
        "B other main-1",
        "A own attack",
        "B other attack",
        "A own attackers",
        "B other attackers",
        "A own blockers",
        "B other blockers",
        "A own damage",
        "B other damage",
        "A own main-2",
        "B other main-2",
    ]
    assert set(own.rules.usual) <= set(own.all_stops())


def test_with_passing_on_only_stops_are_asked() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    own.running = other.running = True
    assert pass_on(game, own, other) == [], "the own Main Phase is a stop"
    give(game, "pass", own, other)
    assert pass_on(game, own, other) == ["other main-1", "own attack", "other attack"]
    assert game.decision is not None and game.decision.question == "ff-attack"
    give(game, "attack A.field.1", own, other)
    assert pass_on(game, own, other) == ["own attackers"]
    assert here(other, game) == "other attackers"


def test_a_stop_can_be_set_and_taken_away() -> None:
    game = game_at(BUSY, {})
    own = passing_of(game, 0)
    own.running = True
    assert not own.passes(game)
    own.toggle("own main-1")
    assert own.passes(game)
    own.toggle("own main-1")
    assert not own.passes(game)
    own.toggle("own attack")
    own.reset()
    assert own.stops == set(own.rules.usual)


def test_whose_thing_is_next_to_resolve() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    own.running = other.running = True
    for key in (f"cast {IFRIT}", "choose B.field.1", "dull A.field.2"):
        give(game, key, own, other)
    assert here(own, game) == "own stack" and own.passes(game)
    give(game, "pass", own, other)
    assert here(other, game) == "other stack" and not other.passes(game)


# ---- until something happens


def test_until_ends_at_the_next_stop() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    assert own.begin(UNTIL, game)
    assert pass_on(game, own) == ["own main-1"], "the stop in which it was begun is none"
    give(game, "pass", own, other)
    assert pass_on(game, own) == ["own attack"]
    give(game, "pass", own)
    give(game, "no-attack", own)
    assert own.mode == UNTIL, "a question of another kind does not end it"
    assert pass_on(game, own) == [] and own.mode == "" and here(own, game) == "own main-2"


def test_until_ends_when_the_opponent_acts() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own = passing_of(game, 0)
    own.begin(UNTIL, game)
    pass_on(game, own)
    for key in (f"cast {IFRIT}", "choose A.field.1"):
        give(game, key, own)
    assert here(own, game) == "other stack"
    assert not own.passes(game) and own.mode == ""


def test_until_ends_when_an_ability_goes_on_the_stack() -> None:
    game = game_at(BUSY, {"hand": [IFRIT]})
    own = passing_of(game, 0)
    own.begin(UNTIL, game)
    own.note([Event("auto-stacked", "FF 11.8.7", 0)])
    assert not own.passes(game)
    own.begin(UNTIL, game)
    own.note([Event("cast", "FF 11.4.2", 0), Event("drew", "FF 7.11.1", 1)])
    assert own.passes(game), "what one does oneself does not end it, nor does a draw"
    own.note([Event("block", "FF 10.1.3.2", 1)])
    assert not own.passes(game)


def test_until_ends_with_the_turn() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [EVOKER]}, turn="B")
    own = passing_of(game, 0)
    give(game, "pass")
    own.stops = set()
    assert own.begin(UNTIL, game)
    where: list[str] = []
    while own.mode:
        where += pass_on(game, own)
        if own.mode:
            assert game.decision is not None
            keys = [game.key(option) for option in game.decision.options]
            give(game, "no-attack" if "no-attack" in keys else "pass", own)
    assert where == ["other main-1", "other attack", "other main-2"]
    assert here(own, game) == "own main-1"


# ---- resolve all


def test_all_resolves_the_stack_and_no_more() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    assert not own.begin(ALL, game) and own.mode == "", "there is nothing to resolve"
    for key in (f"cast {IFRIT}", "choose B.field.1", "dull A.field.2"):
        give(game, key, own)
    assert own.begin(ALL, game)
    assert pass_on(game, own) == ["own stack"]
    give(game, "pass", own, other)
    assert not own.passes(game) and own.mode == "" and here(own, game) == "own main-1"


def test_all_ends_when_the_opponent_acts() -> None:
    game = game_at(BUSY, {"hand": [IFRIT], "field": [CLOUD, EVOKER]})
    own = passing_of(game, 0)
    for key in (f"cast {IFRIT}", "choose B.field.1", "dull A.field.2"):
        give(game, key, own)
    own.begin(ALL, game)
    own.note([Event("auto-stacked", "FF 11.8.7", 1)])
    assert pass_on(game, own) == ["own stack"], "an ability that is set off is resolved too"
    for key in (f"cast {IFRIT}", "choose A.field.1"):
        give(game, key, own)
    assert here(own, game) == "other stack" and not own.passes(game)


# ---- other questions, other games


def test_only_the_question_of_priority_is_passed() -> None:
    game = game_at(BUSY, {"field": [CLOUD]})
    own, other = passing_of(game, 0), passing_of(game, 1)
    own.running, own.stops = True, set()
    assert own.passes(game) and not other.passes(game)
    assert not other.begin(UNTIL, game), "it is not their question"
    give(game, f"cast {IFRIT}")
    assert not own.passes(game) and not own.begin(UNTIL, game)


def test_the_chance_of_blackpoker() -> None:
    game = rulebound.new_game("blackpoker", seed=5)
    stream = Stream(5)
    both = [passing_of(game, seat) for seat in range(2)]
    assert both[0].all_stops() == ["own stack", "other stack"]
    for one in both:
        one.running = True
    where: set[str] = set()
    while game.decision is not None:
        where.update(pass_on(game, *both))
        if game.decision is not None:
            give(game, game.key(game.decision.options[stream.below(len(game.decision.options))]), *both)
    assert where == {"own stack"}


def test_a_game_without_passing_has_none() -> None:
    assert rulebound.rulebook_named("battle-spirits").passing is None


# ---- whatever the hand is


class Watched(Passing):
    """Hands on what it is asked, and looks whether any hand can be seen."""

    def __init__(self, rules: Passing) -> None:
        super().__init__(rules.question, rules.verb, rules.clause)
        self.rules = rules
        self.moments, self.usual = rules.moments, rules.usual
        self.acts, self.stacked = rules.acts, rules.stacked

    def moment(self, game: Game) -> Moment | None:
        for place in game.places:
            assert place.zone.name != "hand" or not any(face_of(card) for card in place.cards)
        return self.rules.moment(game)


def advanced(name: str, seed: int, steps: int) -> tuple[Game, list[Event]]:
    """A game after some random answers, and what has happened at the end of it."""
    game = rulebound.new_game(name, seed=seed)
    stream = Stream(seed)
    happened: list[Event] = []
    for _ in range(steps):
        if game.decision is None:
            break
        game.choose(stream.below(len(game.decision.options)))
        happened = [*happened[-6:], *game.events]
    return game, happened


@settings(max_examples=60, deadline=None)
@given(
    name=some.sampled_from(["fftcg", "fftcg", "blackpoker"]),
    seed=some.integers(0, 40),
    steps=some.integers(0, 90),
    chosen=some.integers(0, (1 << 14) - 1),
    mode=some.sampled_from(["", UNTIL, ALL]),
    running=some.booleans(),
)
def test_the_same_answer_whatever_the_hand_is(
    name: str, seed: int, steps: int, chosen: int, mode: str, running: bool
) -> None:
    game, happened = advanced(name, seed, steps)
    if game.decision is None:
        return
    seat = game.decision.seat
    rules = game.rulebook.passing
    assert rules is not None

    def answers(asked: Game) -> tuple[bool, bool, bool]:
        """Whether it begins, passes, and passes after what has happened."""
        passing = AutoPass(seat, Watched(rules))
        passing.stops = {stop for n, stop in enumerate(passing.all_stops()) if chosen >> n & 1}
        passing.running = running
        begun = bool(mode) and passing.begin(mode, asked)
        first = passing.passes(asked)
        passing.note(happened)
        return begun, first, passing.passes(asked)

    if game.decision.question != rules.question:
        assert answers(game) == (False, False, False)
        return
    expected = answers(game)
    for viewer in (1 - seat, SPECTATOR):
        seen = mask(game, viewer)
        for number in range(3):
            assert answers(determinize(seen, viewer, number)) == expected


def test_the_name_of_the_stack_is_a_moment_of_every_game() -> None:
    for name in ("fftcg", "blackpoker"):
        rules = rulebound.rulebook_named(name).passing
        assert rules is not None and STACK in rules.moments
        assert all(stop.split(" ")[1] in rules.moments for stop in rules.usual)
