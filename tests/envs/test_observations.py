"""Observations: a stable layout, right numbers, and nothing that the seat does not know."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.envs import EnvError
from rulebound.envs.playing import Config, Look, Play
from rulebound.envs.sights import SIGHTS, sight_of
from rulebound.kernel.card import COMMON, SPECTATOR, face_of, owner_of
from rulebound.kernel.rng import Stream

pytestmark = pytest.mark.usefixtures("numpy")

LAYOUTS = {
    ("blackpoker", 2): "bd928b5ad83d",
    ("battle-spirits", 2): "abb14cd654a1",
    ("fftcg", 2): "8ce2b67814fd",
    ("asteriated-grail", 4): "cf21ff33ea54",
    ("asteriated-grail", 6): "8fc120c8f064",
    ("asteriated-grail", 8): "c36f2ad3fcff",
}
"""A digest of each layout, names and shapes. Whoever changes one makes environments of a new version."""


def plays(game: str, count: int, every: int, seed: int = 11) -> list[Play]:
    """Positions of one random game, some decisions apart."""
    play = Play(Config(game), seed)
    stream = Stream(seed)
    found: list[Play] = []
    while len(found) < count and not play.over:
        if len(play.actions) % every == every - 1:
            found.append(play.copy())
        play.act(stream.below(len(play.actions_open())))
    return found


def names_of(layout: Any) -> list[Any]:
    return [layout.number_names, layout.seat_features, layout.card_features, layout.row_names()]


@pytest.mark.parametrize(("game", "seats"), LAYOUTS)
def test_the_layout_is_the_one_of_its_version(game: str, seats: int) -> None:
    from rulebound.envs import layout_of

    layout = layout_of(game, seats)
    names = [*names_of(layout), layout.most_options, list(layout.shapes.items())]
    digest = hashlib.sha256(json.dumps(names).encode()).hexdigest()[:12]
    assert digest == LAYOUTS[game, seats], digest
    assert "" not in layout.row_names() and len(set(layout.row_names())) == layout.rows
    assert [len(part) for part in names_of(layout)] == [
        layout.shapes["numbers"][0],
        layout.shapes["seats"][1],
        layout.shapes["cards"][1],
        layout.shapes["cards"][0],
    ]


@pytest.mark.parametrize("seats", [5, "6"])
def test_there_is_no_layout_for_seats_that_no_game_has(seats: Any) -> None:
    from rulebound.envs import layout_of

    with pytest.raises(EnvError, match=f"asteriated-grail is played by 4 or 6 or 8, not by {seats!r}"):
        layout_of("asteriated-grail", seats)


@pytest.mark.parametrize("game", SIGHTS)
def test_the_page_names_everything(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    sight = sight_of(game)
    for name in [*sight.numbers, *sight.seat_numbers, *sight.facts, *sight.states]:
        assert f"`{name}`" in page
    for zone, rows in {**sight.zones, **sight.shared}.items():
        assert f"{zone} {rows}" in page
    for setting in rulebound.rulebook_named(game).settings:
        assert f"`{setting.name}` ({', '.join(setting.values)})" in page


def test_the_page_has_every_shape() -> None:
    from rulebound.envs import layout_of

    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text().split("## Observations")[1]
    layouts = [layout_of(game, 6 if game == "asteriated-grail" else 2) for game in SIGHTS]
    for name in layouts[0].shapes:
        shapes = [" × ".join(map(str, layout.shapes[name])) for layout in layouts]
        line = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        assert line.split("|")[3:-1] == [f" {shape} " for shape in shapes]


@pytest.mark.parametrize("game", SIGHTS)
def test_an_observation_tells_no_more_than_the_view(game: str, numpy: Any) -> None:
    from rulebound.envs import layout_of

    hidden = 0
    for play in plays(game, 6, 17):
        layout = layout_of(game, play.game.match.seats)
        for seat in range(layout.seats):
            one = layout.observe(play.look(seat))
            whole = layout.observe(Look(rulebound.View(play.game, seat)))
            hidden += not numpy.array_equal(whole["faces"], one["faces"])
            other = layout.observe(play.sampled(seat, 5).look(seat))
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
        new = layout.observe(play.look(seat))
        layout.write(play.look(seat), old)
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
        seen = layout.observe(play.look(seat))
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


@pytest.mark.parametrize("format", ["constructed", "limited"])
def test_damage_has_the_scale_of_its_name_in_every_format(format: str) -> None:
    from rulebound.envs import layout_of

    position = {"turn": "A", "A": {"damage-zone": ["1-004C"] * 3, "deck": 5}, "B": {"deck": 5}}
    play = Play(Config("fftcg", settings={"format": format}, position=position), 1)
    layout = layout_of("fftcg", 2)
    damage = layout.observe(play.look(0))["seats"][:, layout.seat_features.index("damage / 7")]
    assert damage.tolist() == pytest.approx([3 / 7, 0])


@pytest.mark.parametrize("game", SIGHTS)
def test_options_point_at_what_they_mean(game: str) -> None:
    from rulebound.envs import layout_of
    from rulebound.envs.observations import word_number

    pointed = 0
    for play in plays(game, 8, 9):
        layout = layout_of(game, play.game.match.seats)
        seen = layout.observe(play.look(play.seat))
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


def row_of(layout: Any, seat: int, path: str) -> int:
    """1 + the row of what lies at a path such as B.soldiers.1, as a seat sees it."""
    *owner, zone, number = path.split(".")
    whose = f"{(ord(owner[0]) - 65 - seat) % layout.seats}." if owner else ""
    return int(layout.row_names().index(f"{whose}{zone}.{int(number) - 1}")) + 1


def aims_told(position: dict[str, Any]) -> dict[str, list[str]]:
    """Path → the paths that it is aimed at, from a position in words."""
    aims: dict[str, list[str]] = {}
    for zone in ("stage", "stack"):
        for number, line in enumerate(position.get(zone, []), 1):
            aims[f"{zone}.{number}"] = [path for path in line.split() if path.count(".")]
    battle = position["battle"]
    if "blocked-by" in battle:
        aims[battle[-1]] = battle[: battle.index("blocked-by")]
    for line in battle:
        attacker, _, blockers = line.partition(" blocked by ")
        for blocker in blockers.split(" and ") if blockers else []:
            aims.setdefault(blocker, []).append(attacker)
    return aims


@pytest.mark.parametrize("game", ["blackpoker", "fftcg"])
def test_what_is_under_way_points_at_its_targets(game: str) -> None:
    from rulebound.envs import layout_of

    layout = layout_of(game, 2)
    pointed: set[str] = set()
    for play in (play for seed in range(6) for play in plays(game, 200, 1, seed)):
        for seat in range(2):
            targets = layout.observe(play.look(seat))["targets"].tolist()
            for path, aims in aims_told(play.describe(seat)["position"]).items():
                if "gone" not in [path, *aims]:
                    found = targets[row_of(layout, seat, path) - 1][:3]
                    assert [row for row in found if row] == [row_of(layout, seat, aim) for aim in aims]
                    pointed |= {path.split(".")[-2] for _ in aims}
    assert {"blackpoker": {"stage", "soldiers"}, "fftcg": {"stack", "field"}}[game] <= pointed


def test_of_a_piece_of_two_cards_both_are_seen() -> None:
    from rulebound.envs import layout_of

    layout, faces = layout_of("blackpoker", 2), rulebound.rulebook_named("blackpoker").faces
    position = {"turn": "A", "A": {"life": 9, "soldiers": ["H5+H9", "C7"]}, "B": {"life": 9, "hand": ["D2"]}}
    play = Play(Config("blackpoker", position=position), 1)
    for seat in range(2):
        seen = layout.observe(play.look(seat))
        pair, single = (row_of(layout, seat, f"A.soldiers.{number}") - 1 for number in (1, 2))
        assert [faces[seen["faces"][row]] for row in (pair, single)] == ["H9", "C7"]
        assert seen["targets"][pair, 4] == faces.index("H5") and seen["targets"][single, 4] == 0


@pytest.mark.parametrize("game", SIGHTS)
def test_what_is_left_of_the_decks_is_what_is_out_of_sight(game: str) -> None:
    from rulebound.envs import layout_of

    for play in plays(game, 8, 11):
        layout = layout_of(game, play.game.match.seats)
        for seat in range(layout.seats):
            look = play.look(seat)
            left = layout.observe(look)["left"]
            unseen = [0] * (layout.seats + 1)
            for place in look.view.game.places:
                for card in [] if place.zone.pieces else place.cards:
                    owner = owner_of(card)
                    row = layout.seats if owner == COMMON else (owner - seat) % layout.seats
                    unseen[row] += face_of(card) == 0
            for piece in look.view.game.pieces.values():
                unseen[(piece.seat - seat) % layout.seats] += sum(face_of(card) == 0 for card in piece.cards)
            assert left[:, :, 1].sum(1).tolist() == unseen and left.any()
            assert ((left[:, :, 0] > 0) == (left[:, :, 1] > 0)).all()


def test_left_names_the_cards() -> None:
    from rulebound.envs import layout_of

    layout, play = layout_of("battle-spirits", 2), Play(Config("battle-spirits", decks=["red", "blue"]), 3)
    brought = [play.game.brought(seat) for seat in range(2)]
    own, theirs, nobodys = layout.observe(play.look(1))["left"].tolist()
    hand = [face_of(card) for card in play.game.places[layout.zone_names.index("hand") + 7].cards]
    for listed, faces in ((own, [*brought[1]]), (theirs, brought[0]), (nobodys, [])):
        for face in hand if listed is own else []:
            faces.remove(face)
        assert [pair for pair in listed if pair != [0, 0]] == [
            [f, faces.count(f)] for f in sorted(set(faces))
        ]
    assert len(hand) == 4


def tensors_and_words(config: Config, seat: int) -> tuple[dict[str, Any], str]:
    """What a seat sees at the first decision of a game."""
    from rulebound.envs import layout_of

    play = Play(config, 3)
    tensors = layout_of(config.game, play.game.match.seats).observe(play.look(seat))
    return {name: tensor.tolist() for name, tensor in tensors.items()}, json.dumps(play.describe(seat))


def test_settings_are_seen() -> None:
    configs = [Config("blackpoker", settings={"throw_damage_suit": suit}) for suit in ("clubs", "spades")]
    (one, words), (other, others) = (tensors_and_words(config, 0) for config in configs)
    assert one["settings"] == [1, 1, 1, 1] and other["settings"] == [1, 1, 2, 1]
    assert '"throw_damage_suit": "clubs"' in words and '"throw_damage_suit": "spades"' in others


@pytest.mark.parametrize(
    ("game", "mine", "theirs"),
    [
        ("battle-spirits", "red", ["blue", "green"]),
        ("fftcg", "d1", ["d2", "d3"]),
    ],
)
def test_decks_are_seen_where_lists_are_open_and_ones_own_where_they_are_closed(
    game: str, mine: str, theirs: list[str]
) -> None:
    def seen(decklists: str, *decks: str) -> tuple[dict[str, Any], str]:
        return tensors_and_words(Config(game, decks=list(decks), decklists=decklists), 0)

    one, other = (seen("open", mine, deck) for deck in theirs)
    assert one[0]["left"] != other[0]["left"] and one[1] != other[1] and theirs[0] in one[1]
    one, other = (seen("closed", mine, deck) for deck in theirs)
    assert one == other, "of the other's closed list nothing is told"
    assert f'"decks": {{"A": "{mine}"}}' in one[1]
    own, others, _ = one[0]["left"]
    assert own[0][1] and others[0] == [0, 0]


@pytest.mark.parametrize("game", ["blackpoker", "asteriated-grail"])
def test_closed_lists_hide_nothing_where_nobody_brings_a_deck(game: str) -> None:
    configs = [Config(game, decklists=lists) for lists in ("open", "closed")]
    (opened, _), (closed, _) = (tensors_and_words(config, 0) for config in configs)
    assert closed == opened


def test_of_a_closed_list_a_sampled_game_tells_nothing() -> None:
    play = Play(Config("battle-spirits", decks=["red", "blue"], decklists="closed"), 3).sampled(0, 5)
    assert list(play.look(0).decks) == [0] and play.describe(0)["match"]["decks"] == {"A": "red"}
    assert play.look(1).decks == {} and play.describe(1)["match"]["decks"] == {}


def test_a_spectator_of_closed_lists_sees_no_deck() -> None:
    play = Play(Config("battle-spirits", decklists="closed"), 3)
    assert play.look(SPECTATOR).decks == {} and play.describe(SPECTATOR)["match"]["decks"] == {}


@pytest.mark.parametrize("game", SIGHTS)
def test_what_a_seat_has_named_is_before_it_until_it_is_done(game: str) -> None:
    """Whoever goes on with what it has begun sees how: different answers lead to different observations."""
    from rulebound.envs import layout_of

    play, stream, compared = Play(Config(game), 3), Stream(3), 0
    layout = layout_of(game, play.game.match.seats)
    while len(play.actions) < 120 and not play.over:
        seat, tensors, structures = play.seat, {}, {}
        for action in play.actions_open()[:6]:
            child = play.copy()
            child.act(action)
            if child.seat == seat and not child.game.quiet():
                seen = layout.observe(child.look(seat))
                tensors[play.name_of(action)] = b"".join(tensor.tobytes() for tensor in seen.values())
                structures[play.name_of(action)] = json.dumps(child.describe(seat)["decision"])
        compared += len(tensors) > 1
        assert len(set(tensors.values())) == len(set(structures.values())) == len(tensors), list(tensors)
        play.act(stream.below(len(play.actions_open())))
    assert compared > 5


def test_what_is_named_is_for_who_names_it() -> None:
    from rulebound.envs import layout_of

    layout = layout_of("blackpoker", 2)
    naming = [play for play in plays("blackpoker", 60, 1) if play.named(play.seat)]
    for play in naming:
        own = layout.observe(play.look(play.seat))["named"]
        assert own.any() and len(play.describe(play.seat)["decision"]["named"]) == own.any(1).sum()
        other = 1 - play.seat
        assert not layout.observe(play.look(other))["named"].any()
        assert "named" not in play.describe(other)["decision"]
    assert len(naming) > 5


def test_more_is_an_option_of_its_own_on_every_page() -> None:
    from rulebound.envs import layout_of
    from rulebound.envs.observations import Layout, word_number

    play = next(play for play in plays("blackpoker", 30, 3) if len(play.actions_open()) > 5)
    layout = layout_of("blackpoker", 2)
    small = Layout(layout.sight, "blackpoker", 2)
    small.most_options = 3
    tensors = {**small.empty(), "options": small.empty()["options"][:3]}
    whole = layout.observe(play.look(play.seat))["options"]
    for page in (0, 1):
        small.write(Look(play.view(play.seat), page=page), tensors)
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
