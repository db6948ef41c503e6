"""PettingZoo's own tests on every game, and what they do not look at: set-up, rewards, the end."""

import copy
import importlib
import itertools
import pickle
import warnings
from typing import Any

import pytest

from rulebound.envs import ENVIRONMENTS, EnvError
from rulebound.kernel.refusal import RuleboundError

pytestmark = pytest.mark.usefixtures("pettingzoo")


def module(name: str) -> Any:
    return importlib.import_module(ENVIRONMENTS[name])


def play_out(env: Any, choose: Any) -> list[dict[str, Any]]:
    """Play a game to its end; what each agent was given last."""
    ends = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            ends.append({"agent": agent, "reward": reward, "over": termination, "cut": truncation})
            env.step(None)
        else:
            env.step(choose(observation["action_mask"]))
    return ends


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("observation", ["tensors", "flat"])
def test_api(name: str, observation: str, capsys: Any) -> None:
    api_test = importlib.import_module("pettingzoo.test").api_test
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(module(name).env(observation=observation, most_decisions=120), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_seed(name: str) -> None:
    importlib.import_module("pettingzoo.test").seed_test(module(name).env, num_cycles=25)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_performance(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    measured = importlib.import_module("pettingzoo.test.performance_benchmark")
    ticks = itertools.count()
    monkeypatch.setattr(measured, "time", type("Clock", (), {"time": lambda: next(ticks) / 4}))
    measured.performance_benchmark(module(name).env(most_decisions=30))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_spaces_and_masks(name: str, numpy: Any) -> None:
    env = module(name).env()
    env.reset(seed=3)
    assert env.metadata["name"] == name
    for _ in range(30):
        deciding = env.agent_selection
        for agent in env.agents:
            space, seen = env.observation_space(agent), env.observe(agent)
            assert space.contains(seen) and space is env.observation_space(agent)
            assert seen["action_mask"].any() == (agent == deciding)
        mask = env.observe(deciding)["action_mask"]
        assert mask.dtype == numpy.int8 and mask.shape == (env.action_space(deciding).n,)
        assert mask.sum() >= 2
        env.step(int(numpy.flatnonzero(mask)[-1]))


def test_the_end_of_a_game(numpy: Any) -> None:
    env = module("rulebound/blackpoker_v0").env()
    choices = numpy.random.default_rng(1)
    env.reset(seed=5)
    ends = play_out(env, lambda mask: int(choices.choice(numpy.flatnonzero(mask))))
    assert {end["agent"] for end in ends} == {"player_0", "player_1"}
    assert sorted(end["reward"] for end in ends) == [-1, 1]
    assert all(end["over"] and not end["cut"] for end in ends) and env.agents == []
    winner = next(end["agent"] for end in ends if end["reward"] == 1)
    assert env.unwrapped.play.game.result.winners == [int(winner[-1])]


def test_a_long_game_is_cut_off(numpy: Any) -> None:
    env = module("rulebound/asteriated_grail_v0").env(seats=4, most_decisions=5)
    env.reset(seed=5)
    ends = play_out(env, lambda mask: int(numpy.flatnonzero(mask)[0]))
    assert len(ends) == 4
    assert all(end["cut"] and not end["over"] and end["reward"] == 0 for end in ends)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_seats_by_configuration(seats: int) -> None:
    for config in ({"seats": seats}, {"settings": {"players": str(seats)}}):
        env = module("rulebound/asteriated_grail_v0").env(**config)
        env.reset(seed=1)
        assert env.possible_agents == [f"player_{seat}" for seat in range(seats)]
        shape = env.observation_space("player_0")["observation"]["seats"].shape
        assert shape[0] == seats


def test_seeds_and_options_of_reset() -> None:
    env = module("rulebound/blackpoker_v0").raw_env(settings={"deck": "entry20"})

    def deal(**given: Any) -> Any:
        env.reset(**given)
        return env.play.game.digest(), env.describe("player_0")["position"]

    first, second = deal(seed=4), deal()
    assert first != second and deal(seed=4) == first and deal() == second
    assert deal(seed=5) != first
    assert env.play.game.match.settings == {"deck": "entry20"}
    deal(seed=4, options={"settings": {"deck": "entry16"}})
    assert env.play.game.match.settings == {"deck": "entry16"}
    assert deal(seed=4) == first, "options hold for one game"
    with pytest.raises(RuleboundError, match="one of full54, entry20, entry16"):
        env.reset(options={"settings": {"deck": "tarot"}})
    with pytest.raises(EnvError, match="seats is chosen when the environment is made"):
        env.reset(options={"seats": 2})
    deal(seed=4)
    with pytest.raises(RuleboundError, match="one of full54"):
        env.reset(seed=5, options={"settings": {"deck": "tarot"}})
    assert deal() == second, "a reset that was refused has changed nothing"


def test_a_seed_of_numpy_is_the_same_number(numpy: Any) -> None:
    env = module("rulebound/blackpoker_v0").raw_env()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env.reset(seed=numpy.uint32(4_000_000_000))
    digest = env.play.game.digest()
    env.reset(seed=4_000_000_000)
    assert env.play.game.digest() == digest
    with pytest.raises(EnvError, match=r"A seed is a whole number, not 1\.5"):
        env.reset(seed=1.5)


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_that_was_copied_or_sent_plays_on_alike(name: str, copied: Any, numpy: Any) -> None:
    env = module(name).env()
    env.reset(seed=3)

    def last_open(env: Any) -> int:
        return int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])

    for _ in range(12):
        env.step(last_open(env))
    other = copied(env)
    for _ in range(12):
        action = last_open(env)
        env.step(action)
        assert other.unwrapped.play.game.digest() != env.unwrapped.play.game.digest()
        other.step(action)
        agent = env.agent_selection
        assert other.unwrapped.describe(agent) == env.unwrapped.describe(agent)
    assert other.unwrapped.layout is env.unwrapped.layout
    env.reset()
    other.reset()
    assert other.unwrapped.play.game.digest() == env.unwrapped.play.game.digest()


def test_a_position_in_which_all_is_over_is_refused_and_changes_nothing() -> None:
    over = {"turn": "A", "step": "start", "A": {"deck": []}}
    env = module("rulebound/battle_spirits_v0").env()
    env.reset(seed=1)
    digest = env.unwrapped.play.game.digest()
    with pytest.raises(EnvError, match="is over at once"):
        env.reset(options={"position": over})
    assert env.unwrapped.play.game.digest() == digest


def test_decks_of_reset() -> None:
    env = module("rulebound/battle_spirits_v0").raw_env()
    names = env.config.new_match(0).rulebook.deck_names()[:2]
    env.reset(seed=1, options={"decks": names})
    assert env.play.game.match.decks == names
    env.reset(seed=1, options={"decks": names[::-1]})
    assert env.play.game.match.decks == names[::-1]


def test_what_cannot_be_done_is_told() -> None:
    from rulebound.kernel.refusal import Refused

    blackpoker = module("rulebound/blackpoker_v0")
    with pytest.raises(EnvError, match="tensors or flat, not 'pixels'"):
        blackpoker.env(observation="pixels")
    with pytest.raises(EnvError, match="'ansi' or None, not 'human'"):
        blackpoker.env(render_mode="human")
    for name in ("setings", "game", "name"):
        with pytest.raises(EnvError, match=f"no '{name}' to choose; there are settings, .*render_mode"):
            blackpoker.env(**{name: "fftcg"})
    with pytest.raises(EnvError, match=r"settings is a dictionary of names and values, not \['deck'\]"):
        blackpoker.env(settings=["deck"])
    env = blackpoker.raw_env(render_mode="ansi")
    for too_early in (lambda: env.observe("player_0"), lambda: env.step(0), env.render):
        with pytest.raises(EnvError, match="call reset first"):
            too_early()
    env.reset(seed=1)
    with pytest.raises(Refused, match="Action 63 is not open now"):
        env.step(63)
    with pytest.raises(EnvError, match="An action is a whole number, not 'pass'"):
        env.step("pass")
    with pytest.raises(EnvError, match="An action is a whole number, not 'x'"):
        env.action_name("x")
    with pytest.raises(EnvError, match="has to choose an action"):
        env.step(None)
    with pytest.raises(EnvError, match="no agent 'player_9'; there are player_0, player_1"):
        env.observe("player_9")
    assert "turn: " in env.render()


def test_a_structure_and_the_names_of_actions() -> None:
    env = module("rulebound/fftcg_v0").raw_env()
    env.reset(seed=2)
    agent = env.agent_selection
    said = env.describe(agent)
    keys = said["decision"]["options"]
    assert [env.action_name(action) for action in range(len(keys))] == keys
    other = next(name for name in env.agents if name != agent)
    assert env.describe(other)["decision"]["options"] == []


def test_a_changed_observation_changes_nothing() -> None:
    env = module("rulebound/blackpoker_v0").env()
    env.reset(seed=2)
    agent = env.agent_selection
    env.observe(agent)["observation"]["cards"][:] = 0.5
    assert not (env.observe(agent)["observation"]["cards"] == 0.5).all()


def test_by_name() -> None:
    import rulebound.envs

    env = rulebound.envs.make("rulebound/blackpoker_v0", most_decisions=9)
    assert env.unwrapped.config.most_decisions == 9
    assert rulebound.envs.blackpoker_v0.raw_env().metadata["name"] == "rulebound/blackpoker_v0"
