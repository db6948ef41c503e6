"""Observations: a stable layout, right numbers, and nothing that the seat does not know."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.envs.playing import Config, Play
from rulebound.envs.sights import SIGHTS, sight_of
from rulebound.kernel.card import face_of
from rulebound.kernel.rng import Stream

pytestmark = pytest.mark.usefixtures("numpy")

LAYOUTS = {
    ("blackpoker", 2): "a58359b114fb",
    ("battle-spirits", 2): "00f5515f381f",
    ("fftcg", 2): "48df01828eff",
    ("asteriated-grail", 4): "cf4c9024ddb4",
    ("asteriated-grail", 6): "048a02a40134",
    ("asteriated-grail", 8): "e33eee73c61d",
}
"""A digest of all names of each layout. Whoever changes one makes environments of a new version."""


def plays(game: str, count: int, every: int) -> list[Play]:
    """Positions of one random game, some decisions apart."""
    play = Play(Config(game).new_game(11), sight_of(game).most_options, 3000)
    stream = Stream(11)
    found: list[Play] = []
    while len(found) < count and not play.over:
        if play.actions % every == every - 1:
            found.append(play.copy())
        play.act(stream.below(len(play.actions_open())))
    return found


def names_of(layout: Any) -> list[Any]:
    return [layout.number_names, layout.seat_features, layout.card_features, layout.row_names()]


@pytest.mark.parametrize(("game", "seats"), LAYOUTS)
def test_the_layout_is_the_one_of_its_version(game: str, seats: int) -> None:
    from rulebound.envs import layout_of

    layout = layout_of(game, seats)
    names = [*names_of(layout), layout.most_options]
    digest = hashlib.sha256(json.dumps(names).encode()).hexdigest()[:12]
    assert digest == LAYOUTS[game, seats]
    assert "" not in layout.row_names() and len(set(layout.row_names())) == layout.rows
    assert [len(part) for part in names_of(layout)] == [
        layout.shapes["numbers"][0],
        layout.shapes["seats"][1],
        layout.shapes["cards"][1],
        layout.shapes["cards"][0],
    ]


@pytest.mark.parametrize("game", SIGHTS)
def test_the_page_names_everything(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    sight = sight_of(game)
    for name in [*sight.numbers, *sight.seat_numbers, *sight.facts, *sight.states]:
        assert f"`{name}`" in page
    for zone, rows in {**sight.zones, **sight.shared}.items():
        assert f"{zone} {rows}" in page


@pytest.mark.parametrize("game", SIGHTS)
def test_an_observation_tells_no_more_than_the_view(game: str, numpy: Any) -> None:
    from rulebound.envs import layout_of

    hidden = 0
    for play in plays(game, 6, 17):
        layout = layout_of(game, play.game.match.seats)
        for seat in range(layout.seats):
            seen = play.view(seat)
            whole = layout.observe(rulebound.View(play.game, seat))
            hidden += not numpy.array_equal(whole["faces"], layout.observe(seen)["faces"])
            another = rulebound.view(seen.determinize(5), seat)
            one, other = layout.observe(seen), layout.observe(another)
            for name in one:
                assert numpy.array_equal(one[name], other[name]), f"{name} of seat {seat}"
    assert hidden > 0, "nothing was hidden, so this has shown nothing"


@pytest.mark.parametrize("game", SIGHTS)
def test_everything_is_within_its_bounds_and_writing_over_leaves_nothing(game: str, numpy: Any) -> None:
    from rulebound.envs import layout_of

    found = plays(game, 4, 23)
    layout = layout_of(game, found[0].game.match.seats)
    old = layout.empty()
    for play in found:
        seat = play.seat
        new = layout.observe(play.view(seat), play.page)
        layout.write(play.view(seat), play.page, old)
        for name, tensor in new.items():
            assert numpy.array_equal(tensor, old[name]) and tensor.shape == layout.shapes[name]
            assert (tensor <= layout.highs[name]).all() and numpy.isfinite(tensor).all()
            assert (tensor >= (-1 if tensor.dtype == numpy.float32 else 0)).all()
        flat = layout.flat(new)
        assert flat.shape == (layout.flat_size,) and flat.dtype == numpy.float32
        assert abs(flat).max() <= 1


def test_what_is_seen_of_blackpoker(numpy: Any) -> None:
    from rulebound.envs import layout_of

    layout = layout_of("blackpoker", 2)
    rows = layout.row_names()
    for play in plays("blackpoker", 5, 13):
        seat, game = play.seat, play.game
        seen = layout.observe(play.view(seat))
        hand = game.places[seat * 6 + 1].cards[::-1]
        first = rows.index("0.hand.0")
        assert seen["faces"][first : first + len(hand)].tolist() == [face_of(card) for card in hand]
        assert seen["cards"][first : first + 12, 0].sum() == len(hand)
        theirs = rows.index("1.hand.0")
        assert seen["cards"][theirs, 0] == bool(game.places[(1 - seat) * 6 + 1].cards)
        assert not seen["faces"][theirs : theirs + 12].any() and not seen["cards"][theirs, 3:].any()
        life = layout.seat_features.index("life / 50")
        sizes = [len(game.places[s * 6].cards) / 50 for s in (seat, 1 - seat)]
        assert seen["seats"][:, life].tolist() == pytest.approx(sizes)
        ace = layout.face_table[1]
        assert ace.tolist() == pytest.approx([1, 0, 0, 0, 0, 1 / 13])


@pytest.mark.parametrize("game", SIGHTS)
def test_options_point_at_what_they_mean(game: str) -> None:
    from rulebound.envs import layout_of
    from rulebound.envs.observations import word_number

    pointed = 0
    for play in plays(game, 8, 9):
        layout = layout_of(game, play.game.match.seats)
        seen = layout.observe(play.view(play.seat))
        decision = play.game.decision
        assert decision is not None
        assert seen["decision"].tolist() == [word_number(decision.question), len(decision.options), 0]
        assert not seen["options"][len(decision.options) :].any()
        for option, row in zip(decision.options, seen["options"].tolist(), strict=False):
            assert row[0] == word_number(option.verb)
            if option.card:
                assert row[1] == face_of(option.card)
            if row[2]:
                pointed += 1
                assert seen["cards"][row[2] - 1, 0] == 1 and seen["faces"][row[2] - 1] == row[1]
            if option.piece:
                assert (
                    row[2] and row[4] == (play.game.pieces[option.piece].seat - play.seat) % layout.seats + 1
                )
    assert pointed > 5


def test_more_is_an_option_of_its_own_on_every_page() -> None:
    from rulebound.envs import layout_of
    from rulebound.envs.observations import Layout, word_number

    play = next(play for play in plays("blackpoker", 30, 3) if len(play.actions_open()) > 5)
    layout = layout_of("blackpoker", 2)
    small = Layout(layout.sight, "blackpoker", 2)
    small.most_options = 3
    tensors = {**small.empty(), "options": small.empty()["options"][:3]}
    whole = layout.observe(play.view(play.seat))["options"]
    for page in (0, 1):
        small.write(play.view(play.seat), page, tensors)
        assert tensors["options"][:2].tolist() == whole[2 * page : 2 * page + 2].tolist()
        assert tensors["options"][2].tolist() == [word_number("more"), 0, 0, 0, 0]
        assert tensors["decision"][2] == page


@pytest.mark.parametrize("game", SIGHTS)
def test_words_have_numbers_of_their_own(game: str) -> None:
    from rulebound.envs.observations import WORDS, word_number

    words = {"more", *rulebound.rulebook_named(game).verbs}
    for play in plays(game, 60, 1):
        decision = play.game.decision
        assert decision is not None
        words |= {decision.question, *(option.verb for option in decision.options)}
    numbers = {word: word_number(word) for word in words}
    assert len(set(numbers.values())) == len(words) and word_number("") == 0
    assert all(1 <= number <= WORDS for number in numbers.values())
    assert word_number("pass") == 2015
