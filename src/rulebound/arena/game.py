"""One game of the arena: who sits where, how it is played, what came of it, and who is to blame.

Everything about a game follows from its fixture, so games can be played in any order and in any process; only
bots that take their chance from elsewhere than their seed, or that run out of time, play otherwise. The
record of the game holds the choices that were made and replays without the bots.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import rulebound
from rulebound.arena.entrant import Entrant
from rulebound.bots import Bot, bot_seed
from rulebound.bots.asking import BotFault, MachineError, ask, blaming
from rulebound.bots.random import RandomBot
from rulebound.bots.sandbox import STANDARD, Limits
from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Result
from rulebound.kernel.record import Concession, Input, TimeOut, record_of
from rulebound.kernel.view import events_for
from rulebound.sim import MOST_DECISIONS

LOSE: Final = "lose"
RANDOM: Final = "random"


@dataclass(frozen=True)
class Fixture:
    """A game to be played: `sides` has the entrant of each team, in the order of the teams."""

    number: int
    game: str
    seed: int
    sides: tuple[Entrant, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    limits: Limits = STANDARD
    on_fault: str = LOSE
    most_decisions: int = MOST_DECISIONS


@dataclass(frozen=True)
class Blame:
    """What a bot did wrong, where."""

    bot: str
    seat: str
    sentence: str
    standard_error: str = ""


@dataclass(frozen=True)
class Score:
    """What came of a game: the names of the winners (none: a draw), or that it did not end.

    `error` is a mistake of the engine or a want of the machine, not of a bot.
    """

    fixture: Fixture
    winners: tuple[str, ...] = ()
    finished: bool = False
    decisions: int = 0
    digest: str = ""
    blames: tuple[Blame, ...] = ()
    error: str = ""
    record: bytes = b""


def play(fixture: Fixture) -> Score:
    """Play one game to its end. Nothing is raised: mistakes are part of the score."""
    table = ArenaGame(fixture)
    error = ""
    try:
        table.sit_down()
        table.run()
    except MachineError as raised:
        error = str(raised)
    except Exception as raised:  # a mistake of the engine in one game must not end the arena
        error = f"{type(raised).__name__}: {raised}"
    finally:
        table.stand_up()
    return table.score(error)


class ArenaGame:
    """One game with a bot at every seat."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.game: rulebound.Game | None = None
        self.bots: list[Bot] = []
        self.names: list[str] = []
        self.inputs: list[Input] = []
        self.blames: list[Blame] = []
        self.decisions = 0

    def sit_down(self) -> None:
        """Set the game up and give every seat the bot of its team."""
        fixture = self.fixture
        others: dict[str, Any] = {"settings": dict(fixture.settings)}
        if fixture.decks:
            others["decks"] = list(fixture.decks)
        self.game = rulebound.new_game(fixture.game, fixture.seed, **others)
        teams = sorted(set(self.game.teams))
        for seat, team in enumerate(self.game.teams):
            entrant = fixture.sides[teams.index(team)]
            self.names.append(entrant.name)
            self.bots.append(self.chance(seat))
            try:
                with blaming(entrant.name):
                    self.bots[seat] = entrant.bot(bot_seed(fixture.seed, seat), fixture.limits)
            except BotFault as fault:
                self.charge(seat, fault)
        self.tell()

    def chance(self, seat: int) -> Bot:
        """Who plays where a seat has no other bot."""
        return RandomBot(bot_seed(self.fixture.seed, seat))

    def run(self) -> None:
        """Play until the game is over or there were too many decisions."""
        game = self.game
        assert game is not None
        while (decision := game.decision) is not None and self.decisions < self.fixture.most_decisions:
            self.step(decision)

    def step(self, decision: Decision) -> None:
        """Ask the bot whose decision it is, and take its answer; after a fault there is none."""
        game, seat = self.game, decision.seat
        assert game is not None
        try:
            index = ask(self.bots[seat], self.names[seat], game, seat)
        except BotFault as fault:
            self.charge(seat, fault)
            return
        self.inputs.append(game.key(decision.options[index]))
        game.choose(index)
        self.decisions += 1
        self.tell()

    def charge(self, seat: int, fault: BotFault) -> None:
        """A fault costs the bot's side the game; or the bot its seat, and chance plays on there."""
        self.note(seat, fault)
        if self.fixture.on_fault == RANDOM:
            self.dismiss(seat, None)
            self.bots[seat] = self.chance(seat)
        else:
            self.give_up(seat, fault.by_time)

    def note(self, seat: int, fault: BotFault) -> None:
        """Write down what the bot at a seat did wrong."""
        assert self.game is not None
        where = self.game.seat_name(seat)
        self.blames.append(Blame(self.names[seat], where, str(fault), fault.standard_error))

    def give_up(self, seat: int, by_time: bool) -> None:
        """The side of a seat has lost."""
        game = self.game
        assert game is not None
        for other, team in enumerate(game.teams):
            if team == game.teams[seat] and game.result is None:
                game.concede(other, by_time)
                self.inputs.append(TimeOut(other) if by_time else Concession(other))

    def tell(self) -> None:
        """Tell the bots that watch what their seats have seen happen."""
        assert self.game is not None
        happened = list(self.game.events)  # a fault on the way makes others happen
        for seat, bot in enumerate(self.bots):
            if bot.watches:
                seen = events_for(happened, seat)
                try:
                    with blaming(self.names[seat]):
                        bot.watch(seen)
                except BotFault as fault:
                    self.charge(seat, fault)

    def dismiss(self, seat: int, result: Result | None) -> None:
        """The game is over for the bot at a seat; a fault now is written down, and changes nothing more."""
        try:
            with blaming(self.names[seat]):
                self.bots[seat].leave(result)
        except BotFault as fault:
            self.note(seat, fault)

    def stand_up(self) -> None:
        """The game is over for all bots, however it ended."""
        for seat in range(len(self.bots)):
            assert self.game is not None
            self.dismiss(seat, self.game.result)

    def score(self, error: str) -> Score:
        """What came of it."""
        game = self.game
        if game is None:
            return Score(self.fixture, error=error)
        result = game.result
        teams = sorted(set(game.teams))
        winning = [] if result is None else result.winners
        return Score(
            self.fixture,
            tuple(self.fixture.sides[teams.index(team)].name for team in winning),
            result is not None,
            self.decisions,
            game.digest(),
            tuple(self.blames),
            error,
            record_of(game.match, rulebound.__version__, self.inputs, game).to_json(),
        )


def try_out(fixture: Fixture, entrant: Entrant) -> str:
    """Let one bot answer its first decision of a game of its own against chance; what it did wrong, if so."""
    chance = Entrant("", own="random")  # no bot of a folder has this name
    sides = tuple(one if one == entrant else chance for one in fixture.sides)
    table = ArenaGame(replace(fixture, sides=sides, on_fault=LOSE))
    try:
        table.sit_down()
        assert table.game is not None
        while (decision := table.game.decision) is not None and not table.blames:
            table.step(decision)
            if table.names[decision.seat] == entrant.name:
                break
    finally:
        table.stand_up()
    return table.blames[0].sentence if table.blames else ""
