"""One game being played by an environment: what it is set up with, the actions open, and how it ends.

An *action* is a number below the layout's `most_options`: the place of an option in the list of the open
decision. Where a decision has more options than that, the list is turned over in *pages*: the last action
then means "more" and shows the next page, the first one after the last.
"""

import operator
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import rulebound
from rulebound.envs.extras import EnvError
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import GAME_IS_OVER, NOT_OFFERED, Refused
from rulebound.kernel.view import View, view

MOST_DECISIONS: Final = 3_000
"""A game that is not over after so many actions is cut off; random games need 860 at most."""
CHANGEABLE: Final = ("settings", "decks", "position", "decklists")
"""What `reset` may change."""
CONFIGURABLE: Final = (*CHANGEABLE, "seats", "most_decisions")
"""What may be said when an environment is made."""
FIXED: Final = ("game", "seats", "most_decisions", "observation", "render_mode")
"""What it may not, since the spaces follow from it."""


@dataclass(frozen=True)
class Config:
    """How games are set up: everything of a match but its seed."""

    game: str
    seats: int = 0
    settings: dict[str, str] = field(default_factory=dict)
    decks: list[str] | None = None
    position: dict[str, Any] | None = None
    decklists: str = "open"
    most_decisions: int = MOST_DECISIONS

    def __post_init__(self) -> None:
        if whole_number(self.most_decisions, "most_decisions") < 1:
            raise EnvError(f"most_decisions is at least 1, not {self.most_decisions}.")
        check_settings(self.settings)

    def seat_count(self) -> int:
        """How many seats a game has. A set-up that cannot be played is refused here."""
        return self.new_match(0).seats

    def changed(self, options: dict[str, Any] | None) -> "Config":
        """The set-up with what `reset` was given; settings are added to those there are."""
        if not options:
            return self
        for name in options:
            if name in FIXED:
                raise EnvError(f"{name} is chosen when the environment is made; reset cannot change it.")
            if name not in CHANGEABLE:
                # PettingZoo's own test gives an option of no meaning, so this is no error.
                warnings.warn(
                    f"reset takes no option {name!r}; it takes {', '.join(CHANGEABLE)}.", stacklevel=4
                )
        new = {name: value for name, value in options.items() if name in CHANGEABLE}
        settings = options.get("settings") or {}
        check_settings(settings)
        new["settings"] = {**self.settings, **settings}
        changed = replace(self, **new)
        count, wanted = self.seat_count(), changed.seat_count()
        if wanted != count:
            raise EnvError(f"This environment has {count} seats; for {wanted} make another one.")
        return changed

    def new_match(self, seed: int) -> rulebound.Match:
        """The match of a seed."""
        return rulebound.new_match(
            self.game,
            seed,
            seats=self.seats,
            settings=self.settings,
            decks=self.decks,
            position=self.position,
            decklists=self.decklists,
        )

    def new_game(self, seed: int) -> Game:
        """The game of a seed, at its first decision."""
        match = self.new_match(seed)
        game = match.rulebook.new_game(match)
        game.start()
        return game


def config_of(game: str, given: Mapping[str, Any], others: tuple[str, ...] = ()) -> Config:
    """The set-up that was asked for by name; `others` are names that the caller takes for itself."""
    for name in given:
        if name not in CONFIGURABLE:
            raise EnvError(f"There is no {name!r} to choose; there are {', '.join(CONFIGURABLE + others)}.")
    return Config(game, **{name: value for name, value in given.items() if value is not None})


def check_settings(settings: Any) -> None:
    """Refuse settings that are no dictionary."""
    if not isinstance(settings, Mapping):
        raise EnvError(f"settings is a dictionary of names and values, not {settings!r}.")


def whole_number(value: Any, what: str) -> int:
    """A whole number, those of numpy and torch among them, as one of Python's own."""
    try:
        return operator.index(value)
    except TypeError as error:
        raise EnvError(f"{what} is a whole number, not {value!r}.") from error


class Play:
    """A game with its page and the number of actions so far."""

    def __init__(self, game: Game, most_options: int, most_decisions: int) -> None:
        self.game = game
        self.most_options = most_options
        self.most_decisions = most_decisions
        self.page = 0
        self.actions = 0

    def copy(self) -> "Play":
        """A play of its own at the same point."""
        other = Play(self.game.copy(), self.most_options, self.most_decisions)
        other.page = self.page
        other.actions = self.actions
        return other

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.game.decision is None

    @property
    def cut_off(self) -> bool:
        """Whether it has become too long."""
        return not self.over and self.actions >= self.most_decisions

    @property
    def seat(self) -> int:
        """The seat that decides; -1 after the end."""
        decision = self.game.decision
        return -1 if decision is None or self.cut_off else decision.seat

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.game, seat)

    def actions_open(self) -> list[int]:
        """The actions that may be taken now, in ascending order."""
        decision = self.game.decision
        if decision is None or self.cut_off:
            return []
        shown = list(range(len(page_of(decision.options, self.page, self.most_options))))
        return [*shown, self.most_options - 1] if is_paged(decision.options, self.most_options) else shown

    def option(self, action: int) -> Option | None:
        """The option that an action stands for; None for "more"."""
        decision = self.game.decision
        if decision is None or self.cut_off:
            raise Refused(GAME_IS_OVER, "The game is over; no action is open.")
        shown = page_of(decision.options, self.page, self.most_options)
        if 0 <= action < len(shown):
            return shown[action]
        if is_paged(decision.options, self.most_options) and action == self.most_options - 1:
            return None
        raise Refused(NOT_OFFERED, f"Action {action} is not open now; the action mask tells which are.")

    def act(self, action: int) -> None:
        """Take an action."""
        option = self.option(action)
        decision = self.game.decision
        assert decision is not None
        self.actions += 1
        if option is None:
            self.page = (self.page + 1) % page_count(decision.options, self.most_options)
        else:
            index = action + self.page * (self.most_options - 1)
            self.page = 0
            self.game.choose(index)

    def name_of(self, action: int) -> str:
        """What an action means, as the key of its option."""
        option = self.option(action)
        return "more" if option is None else self.game.key(option)

    def rewards(self) -> list[float]:
        """1 for each seat of a winning team, -1 for the others; 0 for all before the end and in a draw."""
        result = self.game.result
        if result is None or not result.winners:
            return [0.0] * self.game.match.seats
        return [1.0 if team in result.winners else -1.0 for team in self.game.teams]


def is_paged(options: list[Option], most: int) -> bool:
    """Whether a decision has more options than there are actions."""
    return len(options) > most


def page_count(options: list[Option], most: int) -> int:
    """How many pages the options fill; one action of each page means "more"."""
    return -(-len(options) // (most - 1)) if is_paged(options, most) else 1


def page_of(options: list[Option], page: int, most: int) -> list[Option]:
    """The options on a page."""
    if not is_paged(options, most):
        return options
    return options[page * (most - 1) : (page + 1) * (most - 1)]
