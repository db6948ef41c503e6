"""A game under actions: pages of options, refusals, the end and its rewards."""

import copy
import pickle
from types import MappingProxyType
from typing import Any

import pytest

import rulebound
from rulebound.envs import EnvError
from rulebound.envs.playing import Config, Play
from rulebound.envs.sights import SIGHTS
from rulebound.kernel.refusal import Refused
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import message


def play_to(options: int, most_options: int) -> Play:
    """A game of BlackPoker at a decision with at least so many options."""
    play = Play(Config("blackpoker"), 3)
    stream = Stream(3)
    while len(play.actions_open()) < options:
        play.act(stream.below(len(play.actions_open())))
    play.most_options = most_options
    return play


def test_pages_show_every_option_once_and_come_round() -> None:
    play = play_to(6, 3)
    decision = play.game.decision
    assert decision is not None
    wanted = [play.game.key(option) for option in decision.options]
    shown: list[str] = []
    while len(shown) < len(wanted):
        open_now = play.actions_open()
        assert open_now == sorted(open_now) and open_now[-1] == 2 and play.name_of(2) == "more"
        shown += [play.name_of(action) for action in open_now[:-1]]
        play.act(2)
    assert shown == wanted and play.page == 0
    assert play.game.decision is decision, "turning pages changes nothing in the game"


def test_an_action_on_a_later_page_is_the_option_shown_there() -> None:
    play, straight = play_to(6, 3), play_to(6, 64)
    play.act(2)
    name = play.name_of(1)
    assert straight.name_of(3) == name
    play.act(1)
    straight.act(3)
    assert play.game.digest() == straight.game.digest() and play.page == 0


def test_as_many_options_as_actions_need_no_pages() -> None:
    play = play_to(6, 64)
    play.most_options = len(play.actions_open())
    assert play.actions_open() == list(range(play.most_options))


def test_the_action_for_an_option_turns_the_pages_to_it() -> None:
    play = play_to(6, 3)
    decision = play.game.decision
    assert decision is not None
    assert [play.action_for(index) for index in range(4)] == [0, 1, 2, 2]
    play.act(play.action_for(3))
    assert play.action_for(3) == 1 and play.name_of(1) == play.game.key(decision.options[3])
    for index in (-1, len(decision.options)):
        with pytest.raises(Refused, match=f"no option {index} now; the decision has {len(decision.options)}"):
            play.action_for(index)


def test_what_is_not_open_is_refused_and_nothing_happens() -> None:
    play = play_to(2, 64)
    digest, count, actions = play.game.digest(), len(play.actions_open()), play.actions[:]
    for action in (-1, count, 63):
        with pytest.raises(Refused, match="is not open now"):
            play.act(action)
    assert play.game.digest() == digest and play.actions == actions


def test_a_copy_plays_on_by_itself() -> None:
    play = play_to(6, 3)
    play.act(2)
    other, before = play.copy(), len(play.actions)
    said = play.describe(play.seat)
    other.act(0)
    assert (play.page, len(play.actions), other.page, len(other.actions)) == (1, before, 0, before + 1)
    assert play.game.digest() != other.game.digest() and play.describe(play.seat) == said


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_teams_win_and_lose_together(seats: int) -> None:
    play = Play(Config("asteriated-grail", seats=seats), 1)
    game = play.game
    assert play.rewards() == [0.0] * seats
    for seat in range(seats):
        if game.teams[seat] == 1:
            game.concede(seat)
    assert play.over and play.seat == -1 and play.actions_open() == []
    assert play.rewards() == [1.0 if team == 0 else -1.0 for team in game.teams] and sum(play.rewards()) == 0
    with pytest.raises(Refused, match="game is over"):
        play.act(0)


def test_a_draw_and_a_game_cut_off_give_nobody_anything() -> None:
    drawn = Play(Config("blackpoker"), 1)
    drawn.game.agree_on_draw()
    assert drawn.over and drawn.rewards() == [0.0, 0.0]
    cut = Play(Config("blackpoker", most_decisions=2), 1)
    cut.act(0)
    assert not cut.cut_off
    cut.act(0)
    assert cut.cut_off and not cut.over and cut.seat == -1 and cut.rewards() == [0.0, 0.0]


def test_of_a_game_that_was_cut_off_nothing_is_asked() -> None:
    cut = Play(Config("blackpoker", most_decisions=1), 1)
    seat = cut.seat
    assert cut.look(seat).view.decision is not None
    cut.act(0)
    assert cut.game.decision is not None
    for viewer in range(2):
        assert cut.look(viewer).view.decision is None and cut.describe(viewer)["decision"] is None


@pytest.mark.parametrize("game", SIGHTS)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda play: pickle.loads(pickle.dumps(play))])
def test_a_play_that_was_copied_or_sent_plays_on_alike(game: str, copied: Any) -> None:
    play = Play(Config(game), 3)
    stream = Stream(1)
    for _ in range(25):
        play.act(stream.below(len(play.actions_open())))
    other = copied(play)
    for _ in range(25):
        action = stream.below(len(play.actions_open()))
        play.act(action)
        assert other.game.digest() != play.game.digest()
        other.act(action)
        assert other.describe(other.seat) == play.describe(play.seat)


def test_a_game_that_is_over_before_it_begins_is_refused() -> None:
    config = Config("battle-spirits", position={"turn": "A", "step": "start", "A": {"deck": []}})
    with pytest.raises(EnvError, match=r"this position of battle-spirits is over at once.*give another"):
        config.new_game(1)


def pass_on(play: Play) -> None:
    """Pass, or do what is offered first."""
    names = [play.name_of(action) for action in play.actions_open()]
    play.act(names.index("pass") if "pass" in names else 0)


def test_a_seat_is_told_all_that_happened_since_it_answered() -> None:
    play = Play(Config("blackpoker"), 4)
    asked = 0
    for _ in range(40):
        seat = play.seat
        told: list[Any] = []
        while True:
            pass_on(play)
            told += message(play.game, seat, play.game.events)["events"]
            if play.seat == seat or play.over:
                break
            asked += 1
        assert play.describe(seat)["events"] == told
        if play.over:
            break
    assert asked > 5


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 4}, "seats is chosen when the environment is made"),
        ({"settings": {"players": "8"}}, "has 6 seats; for 8 make another one"),
        ({"settings": {"players": "5"}}, "played by 4 or 6 or 8, not by 5"),
        ({"settings": ["players"]}, "settings is a dictionary of names and values"),
        ({"position": 5}, "position is a dictionary of names and values, not 5"),
        ({"settings": {"players": 8}}, "Settings are texts, 'players': '8', not 'players': 8"),
        ({"decks": "red"}, "decks is a list, not 'red'"),
        ({"decks": ["angel", None]}, "A deck is named or listed in a text, not as None"),
        ({"decklists": None}, "decklists is open or closed, not None"),
        ("x", "options is a dictionary of names and values, not 'x'"),
    ],
)
def test_what_reset_cannot_change(options: Any, said: str) -> None:
    with pytest.raises(rulebound.RuleboundError, match=said):
        Config("asteriated-grail").changed(options)


def test_a_match_is_given_the_kinds_that_compiled_games_take(numpy: Any) -> None:
    seats = Config("asteriated-grail", seats=numpy.int64(4)).new_match(1).seats
    assert seats == 4 and type(seats) is int
    settings, decks = MappingProxyType({"first": "B"}), ("red", "blue")
    given = Config("battle-spirits", settings=settings, decks=decks)  # type: ignore[arg-type]
    match = given.new_match(1)
    assert match.settings == {"first": "B"} and type(match.settings) is dict
    assert match.decks == ["red", "blue"] and type(match.decks) is list
    assert Play(given, 1).describe(0)["match"]["decks"] == {"A": "red", "B": "blue"}


def test_settings_are_added_and_strange_options_warned_of() -> None:
    config = Config("blackpoker", settings={"deck": "entry20"})
    with pytest.warns(UserWarning, match="no option 'setings'; it takes settings, decks"):
        changed = config.changed({"settings": {"edition": "published"}, "setings": {}})
    assert changed.settings == {"deck": "entry20", "edition": "published"}
    assert config.changed(None) is config
    with pytest.raises(EnvError, match="at least 1, not 0"):
        Config("blackpoker", most_decisions=0)
    with pytest.raises(EnvError, match="most_decisions is a whole number, not '9'"):
        Config("blackpoker", most_decisions="9")  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="seats is a whole number, not '4'"):
        Config("asteriated-grail", seats="4")  # type: ignore[arg-type]
