"""PettingZoo: every game as an AEC environment, with action masks and rewards at the end.

    from rulebound.envs import blackpoker_v0

    env = blackpoker_v0.env()
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

Agents are the seats, player_0 being seat A. Nobody is asked whose decision has only one option.
"""

from collections.abc import Callable
from secrets import randbits
from typing import Any, Final

from rulebound.envs.extras import Array, EnvError, need
from rulebound.envs.observations import FLOATS, TENSORS, Layout, layout_of
from rulebound.envs.playing import Play, config_of, whole_number
from rulebound.sim.match import derived_seed

gymnasium = need("gymnasium")
pettingzoo = need("pettingzoo")
wrappers = need("pettingzoo.utils.wrappers")
numpy = need("numpy")

KINDS: Final = ("tensors", "flat")


class RuleboundEnv(pettingzoo.AECEnv):  # type: ignore[name-defined, misc]
    """One game as an environment. `observation` is tensors (a Dict space) or flat (one Box)."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        name: str,
        /,
        observation: str = "tensors",
        render_mode: str | None = None,
        **config: Any,
    ) -> None:
        super().__init__()
        if observation not in KINDS:
            raise EnvError(f"observation is {' or '.join(KINDS)}, not {observation!r}.")
        if render_mode not in (None, "ansi"):
            raise EnvError(f"render_mode is 'ansi' or None, not {render_mode!r}.")
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = render_mode
        self.is_flat = observation == "flat"
        self.config = config_of(game, config, ("observation", "render_mode"))
        seats = self.config.seat_count()
        self.layout: Layout = layout_of(game, seats)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.make_space() for agent in self.possible_agents}
        actions = self.layout.most_options
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self.play: Play | None = None
        self.seed = 0
        self.episode = -1
        self.seen: dict[str, Any] = {}

    # ---- spaces

    def make_space(self) -> Any:
        """The space of one seat's observations."""
        layout = self.layout
        return gymnasium.spaces.Dict(
            {
                "observation": flat_space(layout) if self.is_flat else tensor_space(layout),
                "action_mask": gymnasium.spaces.Box(0, 1, (layout.most_options,), numpy.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or the next one that follows from the last seed given."""
        config = self.config.changed(options)
        first, episode = self.seed, self.episode + 1
        if seed is not None:
            first, episode = whole_number(seed, "A seed"), 0
        elif episode == 0:
            first = randbits(53)
        self.play = Play(config, derived_seed(first, episode))
        self.seed, self.episode = first, episode
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.seen = {}
        self.agent_selection = self.possible_agents[self.play.seat]

    def step(self, action: int | None) -> None:
        """Take an action for the agent that decides; None for one whose game is over."""
        play = self.playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError(f"{agent} has to choose an action; None is for agents whose game is over.")
        play.act(whole_number(action, "An action"))
        self.seen = {}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
        if play.over or play.cut_off:
            self.terminations = dict.fromkeys(self.agents, play.over)
            self.truncations = dict.fromkeys(self.agents, play.cut_off)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        self._accumulate_rewards()

    def playing(self) -> Play:
        """The game that is being played."""
        if self.play is None:
            raise EnvError("No game has begun; call reset first.")
        return self.play

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.possible_agents:
            raise EnvError(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    # ---- looking

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Only who decides has options and an action mask that is not empty."""
        found = self.seen.get(agent)
        if found is None:
            found = self.seen[agent] = self.make_observation(self.seat_of(agent))
        return {"observation": copied(found["observation"]), "action_mask": found["action_mask"].copy()}

    def make_observation(self, seat: int) -> dict[str, Any]:
        """The observation of a seat from its view."""
        play = self.playing()
        tensors = self.layout.observe(play.look(seat))
        return {
            "observation": self.layout.flat(tensors) if self.is_flat else tensors,
            "action_mask": self.layout.mask(play.actions_open() if seat == play.seat else []),
        }

    def describe(self, agent: str) -> dict[str, Any]:
        """What an agent sees as a structure of plain data: position, decision with its options, events."""
        return self.playing().describe(self.seat_of(agent))

    def action_name(self, action: int) -> str:
        """What an open action means, in words."""
        return self.playing().name_of(whole_number(action, "An action"))

    def render(self) -> str | None:
        """The position in plain lines, as the agent sees it that decides."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode; make it with render_mode='ansi'.")
            return None
        self.playing()
        position = self.describe(self.agent_selection)["position"]
        return "\n".join(f"{name}: {value}" for name, value in position.items())

    def close(self) -> None:
        """Nothing is held open."""


def copied(observation: Any) -> Any:
    """An observation of its own, so that who changes it changes nothing here."""
    if isinstance(observation, dict):
        return {name: tensor.copy() for name, tensor in observation.items()}
    return observation.copy()


def flat_space(layout: Layout) -> Any:
    """One vector of numbers from -1 to 1."""
    return gymnasium.spaces.Box(-1.0, 1.0, (layout.flat_size,), numpy.float32)


def tensor_space(layout: Layout) -> Any:
    """The named tensors."""
    boxes: dict[str, Any] = {}
    for name in TENSORS:
        high: Array = layout.highs[name]
        low = -high if name in FLOATS else numpy.zeros_like(high)
        boxes[name] = gymnasium.spaces.Box(low, high, dtype=high.dtype)
    return gymnasium.spaces.Dict(boxes)


def wrapped(raw: RuleboundEnv) -> Any:
    """The environment with PettingZoo's usual guards: an action that is not open loses the game."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def makers(game: str, name: str) -> tuple[Callable[..., Any], Callable[..., RuleboundEnv]]:
    """`env` and `raw_env` of one game."""

    def raw_env(**config: Any) -> RuleboundEnv:
        return RuleboundEnv(game, name, **config)

    def env(**config: Any) -> Any:
        return wrapped(raw_env(**config))

    return env, raw_env
