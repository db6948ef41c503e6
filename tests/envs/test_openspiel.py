"""OpenSpiel's random simulation test on every game, and what it does not look at."""

import json
import subprocess
import sys
from typing import Any

import pytest

from rulebound.envs import EnvError
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import message
from rulebound.testing.look import exchange, exchangeable

NAMES = [f"rulebound_{name}" for name in ("blackpoker", "battle_spirits", "fftcg", "asteriated_grail")]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str, pyspiel: Any) -> None:
    game = pyspiel.load_game(name, {"most_decisions": 12, "seeds": 64})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_whole_random_simulations(name: str, pyspiel: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=False, verbose=False)


def some_state(pyspiel: Any, steps: int, seed: int = 9, **parameters: Any) -> Any:
    state = pyspiel.load_game("rulebound_blackpoker", parameters).new_initial_state()
    state.apply_action(seed)
    for step in range(steps):
        actions = state.legal_actions()
        state.apply_action(actions[step % len(actions)])
    return state


def test_chance_picks_the_seed_once(pyspiel: Any) -> None:
    state = pyspiel.load_game("rulebound_blackpoker", {"seeds": 8}).new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(n, 0.125) for n in range(8)]
    dealt = {str(state.child(n)) for n in range(8)}
    assert len(dealt) == 8 and not state.child(0).is_chance_node()
    assert str(state.child(3)) == str(state.child(3))


def test_a_clone_plays_on_by_itself(pyspiel: Any) -> None:
    state = some_state(pyspiel, 6)
    before, clone = str(state), state.clone()
    assert str(clone) == before and clone.history() == state.history()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(clone)
    assert state.information_state_string(0) == clone.information_state_string(0)


def test_a_state_is_written_and_read(pyspiel: Any) -> None:
    state = some_state(pyspiel, 9, settings="deck:entry20;edition:published")
    written = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, read = pyspiel.deserialize_game_and_state(written)
    assert str(read) == str(state) and read.legal_actions() == state.legal_actions()
    for player in range(2):
        assert read.information_state_string(player) == state.information_state_string(player)
        assert read.observation_tensor(player) == state.observation_tensor(player)


def test_what_a_player_knows(pyspiel: Any) -> None:
    state = some_state(pyspiel, 8)
    player = state.current_player()
    mine, theirs = (json.loads(state.observation_string(p)) for p in (player, 1 - player))
    assert "?" not in mine["position"]["AB"[player]]["hand"] and theirs["decision"]["options"] == []
    assert set(theirs["position"]["AB"[player]]["hand"]) <= {"?"}
    assert len(mine["decision"]["options"]) == len(state.legal_actions())
    assert state.legal_actions(1 - player) == []
    assert "seen" not in mine and "seen" in json.loads(state.information_state_string(player))
    assert state.observation_tensor(player)[:2] == [float(p == player) for p in range(2)]


def test_an_information_state_keeps_what_an_observation_forgets(pyspiel: Any) -> None:
    """Another page and back again: the same position, but the player has done something more."""
    state = some_state(pyspiel, 4)
    held = state.held
    held.play.most_options = 2
    player, clone = state.current_player(), state.clone()
    pages = len(held.play.game.decision.options)
    for _ in range(pages):
        clone.held.act(1)
    assert clone.held.play.page == 0
    assert clone.observation_string(player) == state.observation_string(player)
    assert clone.information_state_string(player) != state.information_state_string(player)
    other = 1 - player
    assert clone.information_state_string(other) == state.information_state_string(other)


def starts(pyspiel: Any, name: str, stream: Stream, player: int) -> list[Any]:
    """A decision of a player some way into a game, and others that differ in cards hidden from it."""
    first = pyspiel.load_game(name).new_initial_state()
    first.apply_action(5)
    while first.current_player() != player or len(first.history()) < 9:
        actions = first.legal_actions()
        first.apply_action(actions[stream.below(len(actions))])
    found = [first]
    for group in exchangeable(first.held.play.game, player)[:4]:
        other = first.clone()
        other.held.play.game = exchange(first.held.play.game, group[0], group[-1])
        found.append(other)
    return found


def walk(state: Any, stream: Stream, player: int) -> list[tuple[str, str]]:
    """The information states of a random walk, each with all that the player has seen and done, at length."""
    story: list[str] = []
    sight = ""
    found: list[tuple[str, str]] = []
    for _ in range(9):
        actions = state.legal_actions()
        action = actions[stream.below(min(3, len(actions)))]
        if state.current_player() == player:
            story.append(state.held.play.name_of(action))
        state.apply_action(action)
        said = message(state.held.play.game, player, state.held.play.game.events)
        story += [json.dumps(event) for event in said.pop("events")]
        if (now := json.dumps(said)) != sight:
            sight = now
            story.append(now)
        found.append((state.information_state_string(player), json.dumps(story)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_information_states_are_the_same_exactly_if_the_player_cannot_tell(name: str, pyspiel: Any) -> None:
    stream = Stream(2)
    found: list[tuple[str, str]] = []
    for start in starts(pyspiel, name, stream, 1):
        for _ in range(20):
            found += walk(start.clone(), stream, 1)
    strings, stories = ({pair[part] for pair in found} for part in (0, 1))
    assert len(strings) == len(stories) == len(set(found)) < len(found)


def test_observers_without_private_information(pyspiel: Any) -> None:
    private = pyspiel.PrivateInfoType
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=private.NONE)
    state = some_state(pyspiel, 6)
    observer = state.get_game().make_py_observer(kind)
    said = [observer.string_from(state, player) for player in range(2)]
    assert said[0] == said[1] and "seen" in json.loads(said[0])
    tensors = []
    for player in range(2):
        observer.set_from(state, player)
        tensors.append(observer.tensor.tolist())
    assert tensors[0] == tensors[1]
    for seat in "AB":
        assert set(json.loads(said[0])["position"][seat]["hand"]) <= {"?"}
    with pytest.raises(EnvError, match="ask for SINGLE_PLAYER or NONE"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=private.ALL_PLAYERS)
        )


def test_what_a_hidden_card_is_changes_nothing_for_others(pyspiel: Any) -> None:
    state = some_state(pyspiel, 5)
    player = state.current_player()
    clone = state.clone()
    clone.held.play.game = state.held.play.view(player).determinize(3)
    assert str(clone) != str(state)
    for look in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(clone, look)(player) == getattr(state, look)(player)


def test_the_end(pyspiel: Any) -> None:
    state = some_state(pyspiel, 3, most_decisions=3)
    assert state.is_terminal() and state.returns() == [0.0, 0.0] and state.legal_actions() == []
    state = some_state(pyspiel, 0, settings="deck:entry16")
    step = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[(7 * step) % len(actions)])
        step += 1
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_actions_are_named(pyspiel: Any) -> None:
    state = some_state(pyspiel, 2)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(names)) == len(names) and any("pass" in name or "end" in name for name in names)
    assert state.string_to_action(names[-1]) == state.legal_actions()[-1]


def test_parameters_are_checked(pyspiel: Any) -> None:
    from rulebound.envs.openspiel_games import AsteriatedGrailGame, BattleSpiritsGame, BlackPokerGame

    assert AsteriatedGrailGame({"seats": 4}).num_players() == 4
    assert AsteriatedGrailGame({"settings": "players:8; draft:random"}).num_players() == 8
    assert BattleSpiritsGame({"decks": "red; blue"}).config.decks == ["red", "blue"]
    with pytest.raises(EnvError, match="written name:value;name:value"):
        BlackPokerGame({"settings": "entry20"})
    with pytest.raises(EnvError, match="written name:value;name:value"):
        BlackPokerGame({"settings": "deck:"})
    with pytest.raises(EnvError, match="deck is given twice, as entry20 and as full54"):
        BlackPokerGame({"settings": "deck:entry20; deck:full54"})
    with pytest.raises(EnvError, match="seeds is at least 1"):
        BlackPokerGame({"seeds": 0})
    with pytest.raises(RuleboundError, match="one of full54"):
        BlackPokerGame({"settings": "deck:tarot"})


def test_python_ends_in_peace(pyspiel: Any) -> None:
    program = "from rulebound.envs import openspiel_games as g; g.register(); g.register()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
