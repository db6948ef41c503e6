"""One game being played by an environment: what it is set up with, the actions open, and how it ends.

An *action* is a number below the layout's `most_options`: the place of an option in the list of the open
decision. Where a decision has more options than that, the list is turned over in *pages*: the last action
then means "more" and shows the next page, the first one after the last.
"""

import operator
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import rulebound
from rulebound.envs.extras import EnvError
from rulebound.envs.sights import sight_of
from rulebound.kernel.card import SPECTATOR, owner_of
from rulebound.kernel.decision import Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import GAME_IS_OVER, NOT_OFFERED, Refused
from rulebound.kernel.view import View, message, view

MOST_DECISIONS: Final = 3_000
"""A game that is not over after so many actions is cut off; random play needs a third of them at most."""
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
        whole_number(self.seats, "seats")
        check_settings(self.settings)
        if self.position is not None:
            check_dictionary("position", self.position)
        if self.decks is not None:
            check_decks(self.decks)
        if not isinstance(self.decklists, str):
            raise EnvError(f"decklists is open or closed, not {self.decklists!r}.")

    def seat_count(self) -> int:
        """How many seats a game has. A set-up that cannot be played is refused here."""
        return self.new_match(0).seats

    def changed(self, options: dict[str, Any] | None) -> "Config":
        """The set-up with what `reset` was given; settings are added to those there are."""
        if options is None:
            return self
        check_dictionary("options", options)
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
        check_dictionary("settings", settings)
        new["settings"] = {**self.settings, **settings}
        changed = replace(self, **new)
        count, wanted = self.seat_count(), changed.seat_count()
        if wanted != count:
            raise EnvError(f"This environment has {count} seats; for {wanted} make another one.")
        return changed

    def new_match(self, seed: int) -> rulebound.Match:
        """The match of a seed. What was given is of the right kind; compiled games take Python's own only."""
        return rulebound.new_match(
            self.game,
            seed,
            seats=whole_number(self.seats, "seats"),
            settings=dict(self.settings),
            decks=None if self.decks is None else list(self.decks),
            position=None if self.position is None else dict(self.position),
            decklists=self.decklists,
        )

    def new_game(self, seed: int) -> Game:
        """The game of a seed, at its first decision."""
        match = self.new_match(seed)
        game = match.rulebook.new_game(match)
        game.start()
        if game.decision is None:
            raise EnvError(
                f"The game that begins in this position of {self.game} is over at once, so there is nothing "
                "to play; give another position."
            )
        return game


def config_of(game: str, given: Mapping[str, Any], others: tuple[str, ...] = ()) -> Config:
    """The set-up that was asked for by name; `others` are names that the caller takes for itself."""
    for name in given:
        if name not in CONFIGURABLE:
            raise EnvError(f"There is no {name!r} to choose; there are {', '.join(CONFIGURABLE + others)}.")
    return Config(game, **{name: value for name, value in given.items() if value is not None})


def check_dictionary(name: str, value: Any) -> None:
    """Refuse what should be a dictionary and is none."""
    if not isinstance(value, Mapping):
        raise EnvError(f"{name} is a dictionary of names and values, not {value!r}.")


def check_settings(settings: Any) -> None:
    """Refuse what should be a dictionary of texts and is none."""
    check_dictionary("settings", settings)
    for name, value in settings.items():
        if not (isinstance(name, str) and isinstance(value, str)):
            raise EnvError(f"Settings are texts, {str(name)!r}: {str(value)!r}, not {name!r}: {value!r}.")


def check_decks(value: Any) -> None:
    """Refuse what should be a list of texts and is none; a text by itself is none either."""
    if not isinstance(value, list | tuple):
        raise EnvError(f"decks is a list, not {value!r}.")
    for deck in value:
        if not isinstance(deck, str):
            raise EnvError(f"A deck is named or listed in a text, not as {deck!r}.")


def whole_number(value: Any, what: str) -> int:
    """A whole number, those of numpy and torch among them, as one of Python's own."""
    try:
        return operator.index(value)
    except TypeError as error:
        raise EnvError(f"{what} is a whole number, not {value!r}.") from error


class Answer(NamedTuple):
    """An option that a seat has chosen, and what it meant then."""

    option: Option
    key: str


class Look(NamedTuple):
    """All that a viewer is shown at one moment: its view, and what is its own beside it."""

    view: View
    decks: Mapping[int, list[int]] = MappingProxyType({})
    """Owner → the faces that it has brought, where the viewer knows them."""
    page: int = 0
    named: tuple[Answer, ...] = ()
    """What it has answered since its last normal prompt, where it is in the middle of something."""


class Play:
    """The game of a seed under actions, with what each viewer has answered and seen happen.

    A play is copied by copying and sent by its actions. One whose game was sampled from a view has no seed.
    """

    def __init__(self, config: Config, seed: int) -> None:
        self.config = config
        self.seed: int | None = seed
        self.most_options = sight_of(config.game).most_options
        self.game = config.new_game(seed)
        self.owners = self.find_owners()
        self.page = 0
        self.actions: list[int] = []
        viewers = [*range(self.game.match.seats), SPECTATOR]
        self.answers: dict[int, tuple[Answer, ...]] = dict.fromkeys(viewers, ())
        """What each has answered since its last normal prompt."""
        self.events: dict[int, tuple[Event, ...]] = dict.fromkeys(viewers, tuple(self.game.events))
        """What has happened since each last answered. Who was asked meanwhile does not show in it."""

    def find_owners(self) -> list[int]:
        """Who has brought cards; nobody is among them where cards are nobody's."""
        game = self.game
        cards = [card for place in game.places if not place.zone.pieces for card in place.cards]
        return sorted({*range(game.match.seats), *map(owner_of, cards)})

    def copy(self) -> "Play":
        """A play of its own at the same point."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other.actions = self.actions[:]
        other.answers = self.answers.copy()
        other.events = self.events.copy()
        return other

    def sampled(self, viewer: int, seed: int) -> "Play":
        """A play that this viewer could be in. What others have answered and seen is unknown to it."""
        other = self.copy()
        other.seed = None
        other.game = self.view(viewer).determinize(seed)
        other.page = self.page if viewer == self.seat else 0
        other.answers = {**dict.fromkeys(self.answers, ()), viewer: self.answers[viewer]}
        other.events = {**dict.fromkeys(self.events, ()), viewer: self.events[viewer]}
        return other

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    def __reduce__(self) -> Any:
        if self.seed is None:
            raise EnvError(
                "This state was sampled from what a player knows, so its actions would lead back to another "
                "deal: it cannot be written down. Clone it, or write down the state it was sampled from."
            )
        return replayed, (self.config, self.seed, self.actions)

    @property
    def over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.game.decision is None

    @property
    def cut_off(self) -> bool:
        """Whether it has become too long."""
        return not self.over and len(self.actions) >= self.config.most_decisions

    @property
    def seat(self) -> int:
        """The seat that decides; -1 after the end."""
        decision = self.game.decision
        return -1 if decision is None or self.cut_off else decision.seat

    # ---- acting

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

    def action_for(self, index: int) -> int:
        """The action that chooses an option by its place among all of them, or "more" if on another page."""
        decision = self.game.decision
        count = 0 if decision is None or self.cut_off else len(decision.options)
        if not 0 <= index < count:
            raise Refused(NOT_OFFERED, f"There is no option {index} now; the decision has {count}.")
        page, place = divmod(index, self.most_options - 1) if count > self.most_options else (0, index)
        return place if page == self.page else self.most_options - 1

    def act(self, action: int) -> None:
        """Take an action."""
        option = self.option(action)
        decision = self.game.decision
        assert decision is not None
        self.actions.append(action)
        if option is None:
            self.page = (self.page + 1) % page_count(decision.options, self.most_options)
            return
        index = action + self.page * (self.most_options - 1)
        self.page = 0
        self.note(decision.seat, option)
        self.game.choose(index)
        for viewer in self.events:
            self.events[viewer] += tuple(self.game.events)

    def note(self, seat: int, option: Option) -> None:
        """A seat answers: what it has seen happen lies behind it."""
        self.answers[seat] = (*self.named(seat), Answer(option, self.game.key(option)))
        self.events[seat] = ()

    def named(self, seat: int) -> tuple[Answer, ...]:
        """What the seat that decides has answered since its last normal prompt; nothing at such a prompt."""
        return () if self.game.quiet() else self.answers[seat]

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

    # ---- looking

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.game, seat)

    def look(self, viewer: int) -> Look:
        """All that a viewer is shown now. The page and what was named are for who decides."""
        seen = self.view(viewer)
        if self.cut_off:
            seen.game.decision = None
        decks = self.decks_known(seen)
        return Look(seen, decks, self.page, self.named(viewer)) if viewer == self.seat else Look(seen, decks)

    def decks_known(self, seen: View) -> dict[int, list[int]]:
        """Owner → the faces that it has brought. A closed list hides nothing where nobody brings a deck."""
        game, match = seen.game, seen.game.match
        return {
            owner: game.brought(owner)
            for owner in self.owners
            if not (match.hides_deck(owner) and match.rulebook.deck_names())
        }

    def describe(self, viewer: int) -> dict[str, Any]:
        """What a viewer is shown as plain data: set-up, position, decision, and events since it answered."""
        said: dict[str, Any] = {"match": self.describe_match(viewer)}
        said |= message(self.game, viewer, list(self.events[viewer]))
        if self.cut_off:
            said["decision"] = None
        if viewer == self.seat:
            said["decision"]["page"] = self.page
            said["decision"]["named"] = [answer.key for answer in self.named(viewer)]
        return said

    def describe_match(self, viewer: int) -> dict[str, Any]:
        """Settings, and the decks that a viewer knows by the names or lists with which they were brought."""
        match = self.game.match.public(viewer)
        return {
            "settings": {setting.name: match.setting(setting.name) for setting in match.rulebook.settings},
            "decklists": match.decklists,
            "decks": {self.game.seat_name(seat): deck for seat, deck in enumerate(match.decks) if deck},
        }


def replayed(config: Config, seed: int, actions: list[int]) -> Play:
    """The play that these actions have led to."""
    play = Play(config, seed)
    for action in actions:
        play.act(action)
    return play


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
