"""FF-TCG beyond its scenarios: positions as data, rules that are processed, nothing stale, bad set-ups."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.bots.search import play_randomly
from rulebound.games.fftcg.card_steps import DiscardNow
from rulebound.games.fftcg.priority import Priority
from rulebound.games.fftcg.state import FFTCG
from rulebound.games.fftcg.trial import TOGETHER
from rulebound.kernel.card import face_of
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view


def new_game(seed: int) -> FFTCG:
    """A game with ready-made decks, or with decks of all cards."""
    rulebook = rulebound.rulebook_named("fftcg")
    decks = rulebook.trial_decks(seed, [])
    game = rulebound.new_game("fftcg", seed, settings={"trial_cards": "yes"}, decks=decks)
    assert isinstance(game, FFTCG)
    return game


def random_game(seed: int, choices: int) -> FFTCG:
    """A game after some random choices, or at its end."""
    game = new_game(seed)
    play_randomly(game, Stream(seed), choices)
    return game


@given(st.integers(0, 10**9), st.integers(3, 200))
@example(137, 20)  # a Character has fallen this turn, which makes Nyx cheaper
@settings(max_examples=40, deadline=None)
def test_a_quiet_position_survives_being_written_and_read(seed: int, choices: int) -> None:
    game = random_game(seed, choices)
    if game.decision is None or not game.rulebook.arrangeable(game):
        return
    lines = json.loads(json.dumps(game.describe()))
    again = rulebound.new_game("fftcg", seed, decks=game.match.decks, position=lines)
    assert again.describe() == game.describe()
    assert again.decision is not None
    assert {again.key(o) for o in again.decision.options} == {game.key(o) for o in game.decision.options}


def test_trial_positions_can_be_played_and_bring_cards_together() -> None:
    rulebook = rulebound.rulebook_named("fftcg")
    met: list[int] = []
    for seed in range(40):
        position = rulebook.trial_position(seed, ["24-031R"])
        assert position is not None and position == rulebook.trial_position(seed, ["24-031R"])
        assert any(word.startswith("24-031R") for word in position["A"]["field"])
        game = rulebound.new_game("fftcg", seed, position=position)
        assert game.decision is not None or game.result is not None
        for number, together in enumerate(TOGETHER):
            if all(position["A"][zone][: len(codes)] == codes for zone, codes in together.items()):
                met.append(number)
    assert set(met) == set(range(len(TOGETHER)))


@given(st.integers(0, 10**9))
@settings(max_examples=15, deadline=None)
def test_the_rules_are_processed_before_anyone_gets_priority(seed: int) -> None:
    game = new_game(seed)
    stream = Stream(seed)
    while (decision := game.decision) is not None:
        if isinstance(game.agenda[-1], Priority):
            for seat in range(2):
                assert len(game.damage_zone(seat).cards) < 7
                field = [game.describe_piece(game.pieces[id]) for id in game.field(seat).cards]
                assert sum("backup" in piece["kind"] for piece in field) <= 5
                forwards = [piece for piece in field if "forward" in piece["kind"]]
                assert all(piece["power"] > 0 for piece in forwards)
        game.choose(stream.below(len(decision.options)))


@given(st.integers(0, 10**9))
@example(225)  # the fifth damage, with an ability that asks for it, before an EX Burst
@example(261624402)  # two discard, the first one the last card of the hand
@example(515123)  # Priming paid with the last card of the hand, with an ability that asks for none
@settings(max_examples=15, deadline=None)
def test_between_questions_nothing_is_stale(seed: int) -> None:
    """Except while several players name what they discard: the first one's card lies open, but no hand is
    smaller before all discard together.
    """
    game = new_game(seed)
    stream = Stream(seed)
    while (decision := game.decision) is not None:
        if isinstance(game.agenda[-1], DiscardNow):
            game.choose(stream.below(len(decision.options)))
            continue
        again = game.copy()
        assert isinstance(again, FFTCG)
        again.touch()
        again.settle()
        assert [modifier.timestamp for modifier in again.modifiers] == [m.timestamp for m in game.modifiers]
        assert again.describe() == game.describe()
        for id, piece in game.pieces.items():
            assert again.describe_piece(again.pieces[id]) == game.describe_piece(piece)
        game.choose(stream.below(len(decision.options)))


@given(st.integers(0, 10**8), st.integers(0, 120), st.integers(0, 2))
@settings(max_examples=25, deadline=None)
def test_a_guess_at_hidden_cards_keeps_the_lb_deck_apart(seed: int, choices: int, viewer: int) -> None:
    game = random_game(3 * seed, choices)
    guess = view(game, game.viewers[viewer]).determinize(seed)
    assert isinstance(guess, FFTCG)
    for seat in range(2):
        assert all(guess.card(face_of(card)).limit_break for card in guess.lb_deck(seat).cards)
        for place in (guess.deck(seat), guess.hand(seat)):
            assert not any(guess.card(face_of(card)).limit_break for card in place.cards)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"A": {"field": ["1-004C"]}}, "a Character begins with its card"),
        ({"A": {"field": ["1-187S asleep"]}}, "'asleep' is no counter"),
        ({"A": {"field": ["1-187S of-C"]}}, "'C' is no seat"),
        ({"A": {"hand": ["1-999C"]}}, "no card '1-999C'"),
        ({"A": {"hand": "1-004C"}}, "is a list such as"),
        ({"A": {"purse": 3}}, "has no 'purse'"),
        ({"A": {"lb-deck": ["22-112R face-up"]}}, "comes `up` or nothing"),
        ({"A": {"removed": ["21-017C Warp"]}}, "'Warp' is no counter"),
        ({"turn": "C"}, "'C' is no seat"),
        ({"phase": "lunch"}, "'lunch' is no phase"),
        ({"phase": "draw"}, "not in draw"),
        ({"battle": ["A.field.1"]}, "between battles"),
        ({"used": ["A.field.1 1-214S/0"]}, "no A.field.1"),
        ({"A": {"crystals": -1}}, "is a whole number"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(rulebound.SetupError, match=sentence):
        rulebound.new_game("fftcg", 1, position=position)
