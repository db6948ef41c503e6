"""BlackPoker beyond its scenarios: positions as data, settings, decks, bad set-ups, compiled and pure."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.bots.search import play_randomly
from rulebound.games.blackpoker.cards import FACES, deck_faces, is_honour, number_of
from rulebound.kernel.rng import Stream

DECKS = ["full54", "entry20", "entry16"]


def random_game(seed: int, choices: int, **others: object) -> rulebound.Game:
    """A game after some random choices, or at its end."""
    game = rulebound.new_game("blackpoker", seed, **others)
    play_randomly(game, Stream(seed), choices)
    return game


@given(st.integers(0, 10**9), st.integers(0, 150), st.sampled_from(DECKS))
@settings(max_examples=25, deadline=None)
def test_a_quiet_position_survives_being_written_and_read(seed: int, choices: int, deck: str) -> None:
    game = random_game(seed, choices, settings={"deck": deck})
    if game.decision is None or not game.quiet():
        return
    lines = json.loads(json.dumps(game.describe()))
    again = rulebound.new_game("blackpoker", seed, settings={"deck": deck}, position=lines)
    assert again.describe() == game.describe()
    assert again.decision is not None
    assert {again.key(o) for o in again.decision.options} == {game.key(o) for o in game.decision.options}


@pytest.mark.parametrize(("deck", "count"), [("full54", 54), ("entry20", 20), ("entry16", 16)])
def test_decks_have_the_cards_they_are_named_after(deck: str, count: int) -> None:
    faces = deck_faces(deck)
    assert len(faces) == count
    assert all(faces.count(face) == 1 for face in faces if FACES[face] != "JK")


def test_numbers_and_honours() -> None:
    assert [number_of(FACES.index(code)) for code in ("SA", "H10", "DJ", "CQ", "SK", "JK")] == [
        1,
        10,
        11,
        12,
        13,
        0,
    ]
    assert {code for code in FACES[1:] if is_honour(FACES.index(code))} == {
        "JK",
        *(suit + rank for suit in "SHDC" for rank in ("A", "J", "Q", "K")),
    }


@pytest.mark.parametrize(
    ("others", "sentence"),
    [
        (
            {"settings": {"deck": "full53"}},
            "The setting deck of blackpoker is one of full54, entry20, entry16",
        ),
        ({"settings": {"decks": "full54"}}, "has no setting 'decks'"),
        ({"seats": 3}, "is played by 2, not by 3"),
        ({"decklists": "half"}, "decklists is open or closed"),
        ({"position": {"A": {"hand": ["C7", "C7"]}}}, "has no C7 (any more)"),
        ({"position": {"A": {"hand": ["X9"]}}}, "has no card 'X9'"),
        ({"position": {"C": {}}}, "A BlackPoker position has no 'C'"),
        ({"position": {"A": {"barrier": ["C7"]}}}, "A player's side has no 'barrier'"),
        ({"position": {"turn": "D"}}, "'D' is no seat"),
        ({"position": {"A": {"soldiers": ["C7 flying"]}}}, "a character may be driven, new, up"),
        ({"position": {"A": {"life": 60}}}, "cannot have 60 life"),
        ({"position": {"random": [1, 2]}}, "a list of three numbers"),
        ({"position": {"pools": ["A saw B.hand"]}}, "knowledge is written as"),
        ({"position": {"A": {"hand": 3}}}, "is a list such as"),
        ({"position": {"A": ["C7"]}}, "is a side such as"),
        ({"position": {"number": "three"}}, "is a whole number"),
        ({"position": {"used": ["end"]}}, "names the actions used up"),
        ({"position": {"stage": ["end by A"]}}, "starts with an empty stage"),
        ({"position": {"A": {"soldiers": ["JK"]}}}, "a Joker cannot be a soldier"),
        ({"position": {"A": {"soldiers": ["C7+H7"]}}}, "are of one suit"),
        ({"position": {"A": {"barriers": ["C7+C8"]}}}, "a barrier is one card"),
        ({"position": {"A": {"barriers": [""]}}}, "begins with its card"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_in_a_sentence(
    others: dict[str, object], sentence: str
) -> None:
    with pytest.raises(rulebound.SetupError) as refused:
        rulebound.new_game("blackpoker", 1, **others)
    assert sentence in str(refused.value)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(rulebound.SetupError, match="blackpoker"):
        rulebound.new_game("whist")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("edition", ["sheet", "published"])
@pytest.mark.parametrize("triggered", ["by_speed", "never_on_stage"])
def test_every_combination_of_settings_plays_to_an_end(deck: str, edition: str, triggered: str) -> None:
    chosen = {"deck": deck, "edition": edition, "triggered_actions": triggered}
    for seed in range(4):
        game = random_game(seed, 5000, settings=chosen)
        assert game.result is not None


PLAY = """
import rulebound
from rulebound.kernel.rng import Stream
for seed in range(40):
    game = rulebound.new_game("blackpoker", seed)
    stream = Stream(seed)
    while game.decision is not None:
        game.choose(stream.below(len(game.decision.options)))
    print(game.digest())
"""


@pytest.mark.compiled
def test_compiled_and_pure_play_the_same_games() -> None:
    digests = []
    for pure in ("", "1"):
        environment = {**os.environ, "RULEBOUND_PURE": pure}
        run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, check=True)
        digests.append(run.stdout)
    assert digests[0] == digests[1]
    assert len(digests[0].split()) == 40
