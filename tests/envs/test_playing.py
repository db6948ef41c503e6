"""A game under actions: pages of options, refusals, the end and its rewards."""

from typing import Any

import pytest

import rulebound
from rulebound.envs import EnvError
from rulebound.envs.playing import Config, Play
from rulebound.kernel.refusal import Refused
from rulebound.kernel.rng import Stream


def play_to(options: int, most_options: int) -> Play:
    """A game of BlackPoker at a decision with at least so many options."""
    play = Play(Config("blackpoker").new_game(3), 64, 3000)
    stream = Stream(3)
    while len(play.actions_open()) < options:
        play.act(stream.below(len(play.actions_open())))
    return Play(play.game, most_options, 3000)


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
    count = len(play.actions_open())
    assert Play(play.game, count, 3000).actions_open() == list(range(count))


def test_what_is_not_open_is_refused_and_nothing_happens() -> None:
    play = play_to(2, 64)
    digest, count = play.game.digest(), len(play.actions_open())
    for action in (-1, count, 63):
        with pytest.raises(Refused, match="is not open now"):
            play.act(action)
    assert play.game.digest() == digest and play.actions == 0


def test_a_copy_plays_on_by_itself() -> None:
    play = play_to(6, 3)
    play.act(2)
    other = play.copy()
    other.act(0)
    assert (play.page, play.actions, other.page, other.actions) == (1, 1, 0, 2)
    assert play.game.digest() != other.game.digest()


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_teams_win_and_lose_together(seats: int) -> None:
    play = Play(Config("asteriated-grail", seats=seats).new_game(1), 128, 3000)
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
    drawn = Play(Config("blackpoker").new_game(1), 64, 3000)
    drawn.game.agree_on_draw()
    assert drawn.over and drawn.rewards() == [0.0, 0.0]
    cut = Play(Config("blackpoker").new_game(1), 64, 2)
    cut.act(0)
    assert not cut.cut_off
    cut.act(0)
    assert cut.cut_off and not cut.over and cut.seat == -1 and cut.rewards() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 4}, "seats is chosen when the environment is made"),
        ({"settings": {"players": "8"}}, "has 6 seats; for 8 make another one"),
        ({"settings": {"players": "5"}}, "played by 4 or 6 or 8, not by 5"),
        ({"settings": ["players"]}, "settings is a dictionary of names and values"),
    ],
)
def test_what_reset_cannot_change(options: dict[str, Any], said: str) -> None:
    with pytest.raises(rulebound.RuleboundError, match=said):
        Config("asteriated-grail").changed(options)


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
