"""Many games at once: the same games as one by one, followed by others when they end."""

import copy
import pickle
from typing import Any

import pytest

from rulebound.envs import EnvError
from rulebound.envs.sights import SIGHTS
from rulebound.kernel.refusal import RuleboundError

pytestmark = pytest.mark.usefixtures("numpy")


def last_open(mask: Any) -> Any:
    """The last action of each game that is open."""
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(1)


@pytest.mark.parametrize("game", SIGHTS)
def test_the_same_game_as_in_pettingzoo(game: str, numpy: Any, pettingzoo: Any) -> None:
    import rulebound.envs
    from rulebound.envs import VectorGames

    env = rulebound.envs.make(f"rulebound/{game.replace('-', '_')}_v0")
    env.reset(seed=6)
    games = VectorGames(game, 1, seed=6)
    step = games.reset()
    for _ in range(25):
        agent = env.agent_selection
        seen = env.observe(agent)
        assert agent == f"player_{step.seats[0]}"
        assert numpy.array_equal(seen["action_mask"], step.action_mask[0])
        for name, tensor in seen["observation"].items():
            assert numpy.array_equal(tensor, step.observations[name][0])
        action = last_open(step.action_mask)
        env.step(int(action[0]))
        step = games.step(action)


def test_games_end_and_others_begin(numpy: Any) -> None:
    from rulebound.envs import VectorGames

    games = VectorGames("blackpoker", 3, seed=2, settings={"deck": "entry16"})
    choices = numpy.random.default_rng(1)
    step, ended = games.reset(), 0
    assert games.started == 3 and step.rewards.shape == (3, 2)
    while ended < 4:
        step = games.step((choices.random(step.action_mask.shape) * step.action_mask).argmax(1))
        ended += int(step.ended.sum())
        assert games.started == 3 + ended
        for n in range(3):
            assert sorted(step.rewards[n].tolist()) == ([-1, 1] if step.ended[n] else [0, 0])
            if step.ended[n]:
                assert games.plays[n].actions == [] and not step.truncated[n]
        assert (step.action_mask.sum(1) >= 2).all()


def test_the_seed_decides_everything(numpy: Any) -> None:
    from rulebound.envs import VectorGames

    def run(seed: int) -> list[str]:
        games = VectorGames("blackpoker", 2, seed=seed)
        for _ in range(2):
            step = games.reset()
            for _ in range(10):
                step = games.step(last_open(step.action_mask))
        return [play.game.digest() for play in games.plays]

    assert run(1) == run(1) != run(2) and len(set(run(1))) == 2


def test_long_games_are_cut_off() -> None:
    from rulebound.envs import VectorGames

    games = VectorGames("blackpoker", 2, most_decisions=2)
    games.reset()
    assert not games.step([0, 0]).ended.any()
    step = games.step([0, 0])
    assert step.ended.all() and step.truncated.all() and not step.rewards.any()
    assert not games.step([0, 0]).truncated.any()


def test_the_last_position_of_a_game_is_given_as_every_seat_sees_it(numpy: Any) -> None:
    from rulebound.envs import VectorGames
    from rulebound.envs.playing import Play
    from rulebound.sim.match import derived_seed

    games = VectorGames("blackpoker", 2, seed=4, most_decisions=2)
    play = Play(games.config, derived_seed(4, 1))
    assert games.reset().final == {} and games.step([0, 0]).final == {}
    final = games.step([0, 0]).final
    play.act(0)
    play.act(0)
    assert list(final) == [0, 1]
    for seat in range(2):
        for name, tensor in games.layout.observe(play.look(seat)).items():
            assert numpy.array_equal(final[1][name][seat], tensor)
    assert not final[1]["options"].any() and final[1]["cards"].any()
    games.step([0, 0])
    assert not numpy.array_equal(final[1]["faces"][0], games.observations["faces"][1]), (
        "it is not written over"
    )


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_games_that_were_copied_or_sent_show_what_they_play(copied: Any, numpy: Any) -> None:
    from rulebound.envs import VectorGames

    games = VectorGames("blackpoker", 3, seed=5)
    step = games.step(last_open(games.reset().action_mask))
    other = copied(games)
    for _ in range(4):
        actions = last_open(step.action_mask)
        before = other.observations["options"].copy()
        step = games.step(actions)
        assert numpy.array_equal(before, other.observations["options"]), "it plays by itself"
        for name, tensor in other.step(actions).observations.items():
            assert numpy.array_equal(tensor, step.observations[name]), name


def test_another_seed_begins_other_games() -> None:
    from rulebound.envs import VectorGames

    def dealt(games: VectorGames, seed: int | None = None) -> list[str]:
        games.reset(seed)
        return [play.game.digest() for play in games.plays]

    games = VectorGames("blackpoker", 2, seed=1)
    first = dealt(games)
    assert dealt(games, 2) != first and dealt(games) == dealt(VectorGames("blackpoker", 2, seed=2))
    assert dealt(games, 1) == first
    with pytest.raises(EnvError, match="A seed is a whole number, not 'x'"):
        games.reset("x")  # type: ignore[arg-type]


def test_what_a_bot_chooses_on_a_later_page_is_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulebound.envs import VectorGames
    from rulebound.envs.sights.blackpoker import BlackPokerSight

    games, straight = VectorGames("blackpoker", 1, seed=3), VectorGames("blackpoker", 1, seed=3)
    straight.reset()
    monkeypatch.setattr(BlackPokerSight, "most_options", 3)
    games.reset()
    decision = games.view(0).decision
    assert decision is not None
    last, turns = len(decision.options) - 1, 0
    while games.plays[0].game.digest() == straight.plays[0].game.digest():
        action = games.action_for(0, last)
        turns += 1
        games.plays[0].act(action)
    straight.step([straight.action_for(0, last)])
    assert turns > 1 and games.plays[0].game.digest() == straight.plays[0].game.digest()
    with pytest.raises(RuleboundError, match="There is no option 99 now; the decision has"):
        games.action_for(0, 99)


def test_a_view_for_bots() -> None:
    from rulebound.bots import make_bot
    from rulebound.envs import VectorGames

    games = VectorGames("blackpoker", 2, seed=3)
    step = games.reset()
    assert [games.view(n).viewer for n in range(2)] == step.seats.tolist()
    games.step([games.action_for(n, make_bot("random", n).choose(games.view(n))) for n in range(2)])


def test_what_cannot_be_done_is_told() -> None:
    from rulebound.envs import VectorGames

    with pytest.raises(EnvError, match="at least 1, not 0"):
        VectorGames("blackpoker", 0)
    with pytest.raises(RuleboundError, match="no game 'chess'"):
        VectorGames("chess", 1)
    games = VectorGames("blackpoker", 2)
    with pytest.raises(EnvError, match="call reset first"):
        games.step([0, 0])
    games.reset()
    for actions in ([0], 0, None, [[0, 0]]):
        with pytest.raises(EnvError, match="There are 2 games, so step takes a list of 2 actions"):
            games.step(actions)
    with pytest.raises(EnvError, match="no 'setings' to choose; there are settings"):
        VectorGames("blackpoker", 2, setings={})
    with pytest.raises(EnvError, match="call reset first"):
        VectorGames("blackpoker", 2).view(0)


def test_a_wrong_action_in_one_game_moves_none() -> None:
    from rulebound.envs import VectorGames

    games = VectorGames("blackpoker", 2, seed=3)
    games.reset()
    before = [play.game.digest() for play in games.plays]
    with pytest.raises(RuleboundError, match="Action 63 is not open in game 1"):
        games.step([0, 63])
    assert [play.game.digest() for play in games.plays] == before
