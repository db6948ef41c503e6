"""OpenSpiel: every game as a Python game of pyspiel, with information states.

    from rulebound.envs import openspiel_games
    import pyspiel

    openspiel_games.register()
    game = pyspiel.load_game("rulebound_blackpoker", {"settings": "deck:entry20"})

Chance is one node at the root that picks the seed of the game out of `seeds` many; all shuffles follow from
it. So a history is a seed and the actions after it, and rebuilds the state. An *observation* is what a seat
may know now; an *information state* is that together with a digest of all that it has seen and done so far.
Whether others were asked meanwhile is no part of it.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from rulebound.envs.extras import Array, EnvError, need
from rulebound.envs.observations import TENSORS, Layout, layout_of
from rulebound.envs.playing import MOST_DECISIONS, Config, Play
from rulebound.games import rulebook_named
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.game import Game
from rulebound.sim.match import derived_seed

numpy = need("numpy")
pyspiel = need("pyspiel")

SEEDS: Final = 4096
"""How many games chance can deal, unless the parameter `seeds` says otherwise."""
PARAMETERS: Final[dict[str, Any]] = {
    "settings": "",
    "decks": "",
    "seats": 0,
    "seeds": SEEDS,
    "most_decisions": MOST_DECISIONS,
}


def spiel_name(game: str) -> str:
    """The name of a game in pyspiel."""
    return f"rulebound_{game.replace('-', '_')}"


def game_type(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = pyspiel.GameType
    counts = rulebook_named(game).seat_counts
    return kind(
        short_name=spiel_name(game),
        long_name=f"Rulebound {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def read_settings(text: str) -> dict[str, str]:
    """Settings from a parameter such as "deck:entry20;edition:published"."""
    settings: dict[str, str] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        name, _, value = (word.strip() for word in part.partition(":"))
        if not (name and value):
            raise EnvError(f"The parameter settings is written name:value;name:value, not {text!r}.")
        if settings.setdefault(name, value) != value:
            raise EnvError(f"The setting {name} is given twice, as {settings[name]} and as {value}.")
    return settings


class SpielGame(pyspiel.Game):  # type: ignore[name-defined, misc]
    """One game with its parameters. Decks are named in one text, with ; between them."""

    def __init__(self, game: str, parameters: dict[str, Any]) -> None:
        given = {**PARAMETERS, **parameters}
        decks = [deck.strip() for deck in given["decks"].split(";") if deck.strip()]
        self.config = Config(
            game,
            given["seats"],
            read_settings(given["settings"]),
            decks or None,
            most_decisions=given["most_decisions"],
        )
        self.seeds: int = given["seeds"]
        if self.seeds < 1:
            raise EnvError(f"The parameter seeds is at least 1, not {self.seeds}.")
        seats = self.config.seat_count()
        self.layout: Layout = layout_of(game, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.most_options,
            max_chance_outcomes=self.seeds,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.config.most_decisions,
        )
        super().__init__(game_type(game), info, parameters)

    def new_initial_state(self) -> "SpielState":
        """Before chance has picked a seed."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What looks at a state for a player."""
        return SpielObserver(self.layout, iig_obs_type, params)


@dataclass(frozen=True)
class Recall:
    """What a viewer remembers at one point of a play. Never changed, so that clones share it."""

    play: Play
    digest: bytes = b""


class Held:
    """A running game with what each viewer remembers of it, worked out when it is asked for."""

    def __init__(self, play: Play, start: Recall, recalls: dict[int, Recall]) -> None:
        self.play = play
        self.start = start
        """Where the memory of those begins who have none yet."""
        self.recalls = recalls

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.play.copy(), self.start, self.recalls.copy())

    def __reduce__(self) -> Any:
        return reopened, (self.play, self.play.config, self.play.seed)

    def seen(self, viewer: int, events: Any) -> str:
        """A digest of all that a viewer has seen and done, with the events since it last answered.

        A seat remembers each of its own decisions, what it saw happen before, and its answer. That others
        were asked is no part of it: who has only one answer is not asked, and nobody may tell.
        """
        return digested(self.recall(viewer).digest, events).hex()

    def recall(self, viewer: int) -> Recall:
        """What a viewer remembers now: what it did at the last point asked for, and the actions since."""
        found = self.recalls.get(viewer, self.start)
        if len(found.play.actions) < len(self.play.actions):
            found = self.recalls[viewer] = advanced(found, viewer, self.play.actions)
        return found

    def sampled(self, viewer: int, seed: int) -> "Held":
        """A game that this viewer could be in; nobody else remembers what lies before it."""
        play = self.play.sampled(viewer, seed)
        start = Recall(play.copy())
        return Held(play, start, {viewer: Recall(start.play, self.recall(viewer).digest)})


def reopened(play: Play, config: Config, seed: int) -> Held:
    """A play that was written down; its memories begin anew at the deal."""
    return Held(play, Recall(Play(config, seed)), {})


def advanced(recall: Recall, viewer: int, actions: list[int]) -> Recall:
    """What a viewer remembers after all these actions, the first of which lie behind it."""
    play, digest = recall.play.copy(), recall.digest
    for action in actions[len(play.actions) :]:
        if play.seat == viewer:
            digest = digested(digest, [play.describe(viewer), play.name_of(action)])
        play.act(action)
    return Recall(play, digest)


def digested(before: bytes, words: Any) -> bytes:
    """A digest of what was there before and of more."""
    return blake2b(before + json.dumps(words).encode(), digest_size=16).digest()


class SpielState(pyspiel.State):  # type: ignore[name-defined, misc]
    """One state: before the seed is picked, or a running game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    def current_player(self) -> int:
        """Chance, the seat that decides, or nobody after the end."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.play.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Whether the game is over or has become too long."""
        return self.held is not None and self.held.play.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as any other."""
        seeds = self.get_game().seeds
        return [(n, 1.0 / seeds) for n in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.held is None or player != self.held.play.seat:
            return []
        return self.held.play.actions_open()

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.play.act(action)
            return
        game = self.get_game()
        if not 0 <= action < game.seeds:
            raise EnvError(f"Chance picks a seed from 0 to {game.seeds - 1}, not {action}.")
        play = Play(game.config, derived_seed(0, action))
        self.held = Held(play, Recall(play.copy()), {})

    def _action_to_string(self, player: int, action: int) -> str:
        """The key of an option, with its number in front since keys need not differ."""
        if self.held is None or player < 0:
            return f"seed {action}"
        if action not in self.held.play.actions_open():
            return f"{action}"
        return f"{action} {self.held.play.name_of(action)}"

    def returns(self) -> list[float]:
        """1 for each player of the winning team, -1 for the others; 0 for all where nobody has won."""
        if self.held is None:
            return [0.0] * self.num_players()
        return self.held.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player could as well be in, by a number from 0 to 1: what searches start from."""
        other: SpielState = self.clone()
        if self.held is not None:
            other.held = self.held.sampled(player, int(sampler() * 2**53))
        return other

    def running(self) -> Game | None:
        """The game itself, for those who may see everything."""
        return None if self.held is None else self.held.play.game

    def __str__(self) -> str:
        """The whole position, for people who look for mistakes."""
        if self.held is None:
            return "before the deal"
        lines = json.dumps(self.held.play.game.describe(), ensure_ascii=False)
        return f"{self.held.play.game.digest()} page {self.held.play.page} {lines}"


class SpielObserver:
    """What a player sees of a state, as a string and as tensors (pyspiel's PyObserver).

    With perfect recall the string has the digest of all that the player has seen; the tensors are the same.
    Without private information it is what a spectator sees, whichever player is named.
    """

    def __init__(self, layout: Layout, kind: Any, params: Any) -> None:
        if params:
            raise EnvError(f"The observers of Rulebound take no parameters, not {params!r}.")
        private = pyspiel.PrivateInfoType
        if kind is not None and kind.private_info == private.ALL_PLAYERS:
            raise EnvError("No observer of Rulebound sees all players' cards; ask for SINGLE_PLAYER or NONE.")
        if kind is not None and not kind.public_info:
            raise EnvError("Every observer of Rulebound sees what is public; ask for public_info=True.")
        self.layout = layout
        self.recalls = kind is not None and kind.perfect_recall
        self.is_public = kind is not None and kind.private_info == private.NONE
        self.tensor: Array = numpy.zeros(layout.flat_size + layout.seats, numpy.float32)
        self.dict: dict[str, Array] = {"player": self.tensor[: layout.seats]}
        at = layout.seats
        for name in TENSORS:
            size = layout.sizes[name]
            self.dict[name] = self.tensor[at : at + size].reshape(layout.shapes[name])
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensors for a player; all zeros but for who looks before the deal."""
        self.tensor.fill(0.0)
        if not self.is_public:
            self.dict["player"][player] = 1.0
        if state.held is None:
            return
        viewer = SPECTATOR if self.is_public else player
        tensors = self.layout.observe(state.held.play.look(viewer))
        self.tensor[self.layout.seats :] = self.layout.flat(tensors)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees in words."""
        viewer = SPECTATOR if self.is_public else player
        who = "spectator" if self.is_public else player
        if state.held is None:
            return f"player {who} before the deal"
        words = {"player": who, **state.held.play.describe(viewer)}
        events = words.pop("events")
        if self.recalls:
            words["seen"] = state.held.seen(viewer, events)
        return json.dumps(words, ensure_ascii=False)


# pyspiel keeps what makes a game beyond the end of Python, which only a class survives: so one class each.


class BlackPokerGame(SpielGame):
    """BlackPoker in pyspiel."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("blackpoker", parameters or {})


class BattleSpiritsGame(SpielGame):
    """Battle Spirits in pyspiel."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("battle-spirits", parameters or {})


class FFTCGGame(SpielGame):
    """FF-TCG in pyspiel."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("fftcg", parameters or {})


class AsteriatedGrailGame(SpielGame):
    """Asteriated Grail in pyspiel."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__("asteriated-grail", parameters or {})


GAMES: Final[dict[str, type[SpielGame]]] = {
    "blackpoker": BlackPokerGame,
    "battle-spirits": BattleSpiritsGame,
    "fftcg": FFTCGGame,
    "asteriated-grail": AsteriatedGrailGame,
}


def register() -> None:
    """Make all games known to pyspiel, once."""
    known = set(pyspiel.registered_names())
    for game, kind in GAMES.items():
        if spiel_name(game) not in known:
            pyspiel.register_game(game_type(game), kind)
