"""OpenSpiel's random simulation test on every game, and what it does not look at."""

import importlib
import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

from rulebound.envs import EnvError
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import message

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
    with pytest.raises(EnvError, match="Chance picks a seed from 0 to 7, not 8"):
        state.apply_action(8)


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


@pytest.mark.parametrize(
    ("name", "parameter", "values"),
    [
        ("rulebound_battle_spirits", "decks", ("red;green", "red;purple")),
        ("rulebound_blackpoker", "settings", ("throw_damage_suit:clubs", "throw_damage_suit:spades")),
    ],
)
def test_what_is_played_by_and_with_is_known(
    name: str, parameter: str, values: tuple[str, str], pyspiel: Any
) -> None:
    states = [pyspiel.load_game(name, {parameter: value}).new_initial_state() for value in values]
    for state in states:
        state.apply_action(3)
    for look in ("information_state_string", "observation_string", "observation_tensor"):
        one, other = (getattr(state, look)(0) for state in states)
        assert one != other


def test_an_information_state_keeps_what_an_observation_forgets(
    pyspiel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another page and back again: the same position, but the player has done something more."""
    from rulebound.envs.sights.blackpoker import BlackPokerSight

    state = pyspiel.load_game("rulebound_blackpoker").new_initial_state()
    monkeypatch.setattr(BlackPokerSight, "most_options", 2)
    state.apply_action(9)
    player, clone = state.current_player(), state.clone()
    for _ in range(len(state.running().decision.options)):
        clone.apply_action(1)
    assert clone.held.play.page == 0 and len(clone.history()) > len(state.history())
    assert clone.observation_string(player) == state.observation_string(player)
    assert clone.information_state_string(player) != state.information_state_string(player)
    other = 1 - player
    assert clone.information_state_string(other) == state.information_state_string(other)


def random_decision(pyspiel: Any, name: str, stream: Stream, player: int, steps: int) -> Any:
    """A decision of a player some way into a game."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(5)
    while state.current_player() != player or len(state.history()) < steps:
        actions = state.legal_actions()
        state.apply_action(actions[stream.below(len(actions))])
    return state


def worlds(state: Any, player: int, count: int) -> list[Any]:
    """A state, and others that the player cannot tell from it."""
    return [state, *(state.resample_from_infostate(player, lambda n=n: n / 64) for n in range(count))]


class Story:
    """All that a player goes through from a state on, at length: what it is told, and what it does."""

    def __init__(self, state: Any, player: int) -> None:
        self.state = state
        self.player = player
        self.lines: list[str] = []
        self.asked = 0
        """How often others were asked, which the player is not told."""

    def apply(self, action: int) -> None:
        game = self.state.running()
        if self.state.current_player() == self.player:
            self.lines += [self.now(), self.state.held.play.name_of(action)]
        else:
            self.asked += 1
        self.state.apply_action(action)
        self.lines += [json.dumps(event) for event in message(game, self.player, game.events)["events"]]

    def now(self) -> str:
        said = message(self.state.running(), self.player, [])
        return json.dumps([said["position"], said["decision"]])

    def told(self) -> str:
        return json.dumps([*self.lines, self.now()])


def walk(state: Any, stream: Stream, player: int) -> list[tuple[str, str]]:
    """The information states of a random walk, each with the story of the player so far."""
    story = Story(state, player)
    found: list[tuple[str, str]] = []
    for _ in range(9):
        actions = state.legal_actions()
        story.apply(actions[stream.below(min(3, len(actions)))])
        found.append((state.information_state_string(player), story.told()))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_information_states_are_the_same_exactly_if_the_player_cannot_tell(name: str, pyspiel: Any) -> None:
    stream = Stream(2)
    found: list[tuple[str, str]] = []
    for start in worlds(random_decision(pyspiel, name, stream, 1, 9), 1, 4):
        for _ in range(20):
            found += walk(start.clone(), stream, 1)
    strings, stories = ({pair[part] for pair in found} for part in (0, 1))
    assert len(strings) == len(stories) == len(set(found)) < len(found)


DECLINED = {"pass", "decline", "no-block", "take", "take-hit"}
"""What others answer who could do something and do not."""


def let_others_decline(story: Story) -> bool:
    """Let the others decline until the player is asked again; whether they could."""
    state = story.state
    while not state.is_terminal() and state.current_player() != story.player:
        names = [state.held.play.name_of(action) for action in state.legal_actions()]
        quiet = [action for action, name in enumerate(names) if name in DECLINED]
        if not quiet:
            return False
        story.apply(quiet[0])
    return not state.is_terminal()


def declined(start: Any, player: int, action: int) -> dict[str, list[Story]]:
    """One action of a player in worlds that it cannot tell apart, and nobody answers: by what it is told."""
    found: dict[str, list[Story]] = {}
    for world in worlds(start, player, 4):
        story = Story(world.clone(), player)
        story.apply(action)
        if let_others_decline(story):
            found.setdefault(story.told(), []).append(story)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_nobody_can_tell_whether_another_could_have_answered(name: str, pyspiel: Any) -> None:
    """Who has only one answer is not asked, and who is asked and declines leaves no other trace."""
    stream, telling = Stream(1), 0
    state = random_decision(pyspiel, name, stream, 1, 12)
    while telling < 1:
        player, actions = state.current_player(), state.legal_actions()
        action = actions[stream.below(len(actions))]
        for stories in declined(state, player, action).values():
            telling += len({story.asked for story in stories}) > 1
            for look in ("information_state_string", "observation_string", "observation_tensor"):
                assert len({str(getattr(story.state, look)(player)) for story in stories}) == 1
            assert len({json.dumps(story.state.held.play.describe(player)) for story in stories}) == 1
        state.apply_action(action)
        if state.is_terminal():
            state = random_decision(pyspiel, name, stream, 1, 12)


def test_asking_what_was_seen_changes_nothing_that_will_be(pyspiel: Any) -> None:
    """Digests are worked out on demand: whoever is asked for when, here or in clones, they are the same."""
    asked, silent = some_state(pyspiel, 0), some_state(pyspiel, 0)
    clones = []
    for step in range(14):
        actions = asked.legal_actions()
        for state in (asked, silent):
            state.apply_action(actions[step % len(actions)])
        asked.information_state_string(step % 2)
        clone = asked.clone()
        clone.information_state_string(0)
        clone.apply_action(clone.legal_actions()[-1])
        clone.information_state_string(1)
        clones.append((silent.clone(), asked.clone()))
    for one, other in [*clones, (asked, silent)]:
        for player in range(2):
            assert one.information_state_string(player) == other.information_state_string(player)


def test_a_sampled_state_knows_only_what_the_player_knows(pyspiel: Any) -> None:
    state = some_state(pyspiel, 8)
    player = state.current_player()
    sampled = [other for other in worlds(state, player, 8) if other is not state]
    hands = {json.dumps(other.running().describe()["AB"[1 - player]]["hand"]) for other in sampled}
    assert len(hands) > 4
    for other in sampled:
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string() == state.information_state_string()
        assert other.held.play.seed is None
        clone = other.clone()
        clone.apply_action(clone.legal_actions()[0])
        other.apply_action(other.legal_actions()[0])
        for seat in range(2):
            assert clone.information_state_string(seat) == other.information_state_string(seat)
    before = pyspiel.load_game("rulebound_blackpoker").new_initial_state()
    assert before.resample_from_infostate(0, lambda: 0.5).is_chance_node()


def test_a_sampled_state_is_not_written_down(pyspiel: Any) -> None:
    state = some_state(pyspiel, 8)
    _, other = worlds(state, state.current_player(), 1)
    for thing in (other.held, other.clone().held):
        with pytest.raises(EnvError, match=r"sampled from what a player knows.*Clone it"):
            pickle.dumps(thing)
    with pytest.raises(Exception, match="sampled from what a player knows"):
        other.serialize()


def test_a_search_of_openspiel_plays_without_looking_at_hidden_cards(pyspiel: Any, numpy: Any) -> None:
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    state = some_state(pyspiel, 6, settings="deck:entry16", most_decisions=40)

    def chosen(where: Any) -> int:
        chance = numpy.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            uct_c=2,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            max_simulations=12,
            random_state=chance,
        )
        numbers = Stream(4)
        bot.set_resampler(
            lambda of, player: of.resample_from_infostate(player, lambda: numbers.below(1 << 30) / (1 << 30))
        )
        return int(bot.step(where))

    choices = {chosen(world) for world in worlds(state, state.current_player(), 3)}
    assert len(choices) == 1 and choices <= set(state.legal_actions())


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
    with pytest.raises(EnvError, match="ask for public_info=True"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, public_info=False, private_info=private.SINGLE_PLAYER
            )
        )


def test_what_a_hidden_card_is_changes_nothing_for_others(pyspiel: Any) -> None:
    state = some_state(pyspiel, 5)
    player = state.current_player()
    _, other = worlds(state, player, 1)
    assert str(other) != str(state)
    for look in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(other, look)(player) == getattr(state, look)(player)


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
