"""What bots choose: any option at random, the better one greedily, the same one for the same knowledge.

A bot sees a view and nothing else; here its choices are compared between games that differ only in what its
seat does not know.
"""

from collections import Counter
from typing import Any

import pytest

import rulebound
from rulebound.bots import make_bot
from rulebound.bots.search import STEPS, WIDTH, Look, best_answered, considered, passing, settle
from rulebound.kernel.card import face_of, id_of, is_seen, new_card, owner_of, viewers_of
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.kernel.view import view


def decision_of(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def positions(seed: int, every: int) -> list[Game]:
    """Positions of one random game, `every` so many decisions."""
    game = rulebound.new_game("blackpoker", seed=seed)
    stream = Stream(seed)
    found: list[Game] = []
    count = 0
    while game.decision is not None:
        if count % every == 0:
            found.append(game.copy())
        game.choose(stream.below(len(game.decision.options)))
        count += 1
    return found


def choice(name: str, game: Game, seed: int = 5) -> int:
    seat = decision_of(game).seat
    return make_bot(name, seed).choose(view(game, seat))


def choice_in(position: dict[str, Any], seed: int = 5) -> str:
    """What greedy chooses at the first decision of a position, as a key."""
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    return game.key(decision_of(game).options[choice("greedy", game, seed)])


# ---- random


def test_random_takes_every_option_about_equally_often() -> None:
    decision = Decision(0, "", "", [Option(verb) for verb in "abcd"])
    bot = make_bot("random", 3)
    counts = Counter(bot.answer(decision) for _ in range(4000))
    assert sorted(counts) == [0, 1, 2, 3]
    assert min(counts.values()) > 880 and max(counts.values()) < 1120


def test_random_chooses_the_same_with_and_without_a_view() -> None:
    game = rulebound.new_game("blackpoker", seed=2)
    decision = decision_of(game)
    with_view, without = make_bot("random", 9), make_bot("random", 9)
    seen = view(game, decision.seat)
    assert [with_view.choose(seen) for _ in range(20)] == [without.answer(decision) for _ in range(20)]


# ---- greedy


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_attacks_when_that_wins(seed: int) -> None:
    assert (
        choice_in(
            {
                "turn": "A",
                "A": {"life": 20, "soldiers": ["C9"], "hand": ["D2", "H3"]},
                "B": {"life": 5, "hand": ["D4"]},
            },
            seed,
        )
        == "attack"
    )


def run_to(game: Game, question: str, *answers: str) -> None:
    """Run to a question; whoever is asked on the way gives the first of these answers that is offered."""
    while decision_of(game).question != question:
        offered = [game.key(option) for option in decision_of(game).options]
        game.choose_key(next(key for key in answers if key in offered))


def test_greedy_blocks_the_attack_that_would_end_the_game() -> None:
    position = {
        "turn": "A",
        "A": {"life": 20, "soldiers": ["C9"]},
        "B": {"life": 5, "barriers": ["S2"], "hand": []},
    }
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    run_to(game, "bp-blockers", "pass", "attack", "attack-with A.soldiers.1")
    assert game.key(decision_of(game).options[choice("greedy", game)]) == "block-with B.barriers.1 1"


def test_greedy_does_not_attack_into_a_stronger_blocker() -> None:
    position = {"turn": "A", "A": {"life": 20, "soldiers": ["C3"]}, "B": {"life": 20, "soldiers": ["S9"]}}
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    run_to(game, "bp-attackers", "pass", "attack")
    assert game.key(decision_of(game).options[choice("greedy", game)]) == "done"


def test_greedy_repeats_itself_and_changes_nothing() -> None:
    for game in positions(seed=4, every=9):
        before = game.digest(), game.drawn
        assert choice("greedy", game) == choice("greedy", game)
        assert (game.digest(), game.drawn) == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_never_drop_a_proposal(name: str) -> None:
    game = rulebound.new_game("blackpoker", seed=4, cancel=True)
    bots = [make_bot(name, 1), make_bot("random", 2)]
    offered = 0
    while game.decision is not None:
        decision = game.decision
        index = bots[decision.seat].choose(view(game, decision.seat))
        offered += decision.options[-1].verb == "cancel"
        assert decision.options[index].verb != "cancel"
        game.choose(index)
    assert offered > 5


# ---- what a bot cannot know


def swap_faces(game: Game, seat: int, stream: Stream) -> int:
    """Exchange faces that the seat has not seen within every pile and hand; how many places changed."""
    changed = 0
    for place in game.places:
        if place.zone.pieces:
            continue
        hidden = [i for i, card in enumerate(place.cards) if not is_seen(card, seat)]
        faces = [face_of(place.cards[i]) for i in hidden]
        stream.shuffle(faces)
        for i, face in zip(hidden, faces, strict=True):
            card = place.cards[i]
            changed += face != face_of(card)
            place.cards[i] = new_card(face, owner_of(card), id_of(card), viewers_of(card))
    return changed


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_swapping_hidden_cards_changes_no_choice(name: str) -> None:
    changed = 0
    for game in positions(seed=6, every=8):
        seat = decision_of(game).seat
        other = game.copy()
        changed += swap_faces(other, seat, Stream(1))
        assert choice(name, other) == choice(name, game)
    assert changed > 100


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_game_that_a_seat_could_be_in_gets_the_same_choice(name: str) -> None:
    for game in positions(seed=8, every=8):
        seen = view(game, decision_of(game).seat)
        expected = choice(name, game)
        for seed in (1, 2):
            assert choice(name, seen.determinize(seed)) == expected


# ---- the search


def test_looking_ahead_leaves_the_game_alone_and_ends_quietly() -> None:
    for game in positions(seed=3, every=7):
        decision = decision_of(game)
        before = game.digest(), game.drawn, len(game.agenda)
        look = Look(game, decision.seat)
        values = [look.value(i) for i in range(len(decision.options))]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert (game.digest(), game.drawn, len(game.agenda)) == before
        trial = game.copy()
        settle(trial)
        assert trial.result is not None or trial.quiet()


def test_the_best_answer_is_the_one_of_the_best_value_where_the_rest_runs_by_default() -> None:
    """And where all the rest is to pass, it has run already; else the game stands right after the answer."""
    ran = 0
    for game in positions(seed=3, every=7):
        decision = decision_of(game)
        if not 1 < considered(decision) <= WIDTH:
            continue
        after = []
        for index in range(considered(decision)):
            trial = game.copy()
            trial.choose(index)
            end = trial.copy()
            passed = settle(end)
            after.append((end.evaluate(decision.seat), end if passed else trial))
            ran += passed and end.digest() != trial.digest()
        best = max(after, key=lambda found: found[0])[1]
        assert best_answered(game, decision).digest() == best.digest()
    assert ran


def test_settling_says_whether_all_was_passed() -> None:
    for options, passed in (([Option("a"), Option("pass")], True), ([Option("a"), Option("b")], False)):
        short = Restless(rulebound.new_match("blackpoker"))
        short.decision, short.calm_after = Decision(0, "", "", options), 3
        assert settle(short) is passed and short.choices == 3


class Restless(Game):
    """A game that is never over, and quiet only after so many choices, which it counts."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.choices = 0
        self.calm_after = STEPS + 1
        self.decision = Decision(0, "", "", [Option("a"), Option("b")])

    def quiet(self) -> bool:
        return self.choices >= self.calm_after

    def choose(self, index: int) -> None:
        self.choices += 1


def test_a_look_ahead_that_never_becomes_quiet_stops() -> None:
    restless = Restless(rulebound.new_match("blackpoker"))
    assert settle(restless) is False
    assert restless.choices == STEPS


def test_passing_is_found_wherever_it_stands() -> None:
    assert passing(Decision(0, "", "", [Option("a"), Option("pass")])) == 1
    assert passing(Decision(0, "", "", [Option("a"), Option("b")])) == -1
