"""One game of the arena: who sits where, how it is played, what came of it, and who is to blame.

Everything about a game follows from its fixture, so games can be played in any order and in any process; only
bots that take their chance from elsewhere than their seed, or that run out of time, play otherwise. The
record of the game holds the choices that were made and replays without the bots.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import rulebound
from rulebound.arena.entrant import Entrant
from rulebound.bots import Bot
from rulebound.bots.process import BotFault
from rulebound.bots.random import RandomBot
from rulebound.bots.sandbox import STANDARD, Limits
from rulebound.kernel.decision import Decision
from rulebound.kernel.record import Concession, Input, TimeOut, record_of
from rulebound.kernel.view import events_for, view
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


@dataclass(frozen=True)
class Score:
    """What came of a game: the names of the winners (none: a draw), or that it did not end.

    `error` is a mistake of the engine, not of a bot.
    """

    fixture: Fixture
    winners: tuple[str, ...] = ()
    finished: bool = False
    decisions: int = 0
    digest: str = ""
    blames: tuple[Blame, ...] = ()
    error: str = ""
    record: bytes = b""


def bot_seed(seed: int, seat: int) -> int:
    """The seed that a seat's bot is told: by a hash, so that it does not lead back to that of the game."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:6])


def play(fixture: Fixture) -> Score:
    """Play one game to its end. Nothing is raised: mistakes are part of the score."""
    table = ArenaGame(fixture)
    error = ""
    try:
        table.sit_down()
        table.run()
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
            self.bots.append(entrant.bot(bot_seed(fixture.seed, seat), fixture.limits))
        self.tell()

    def run(self) -> None:
        """Play until the game is over or there were too many decisions."""
        game = self.game
        assert game is not None
        while (decision := game.decision) is not None and self.decisions < self.fixture.most_decisions:
            self.step(decision)

    def step(self, decision: Decision) -> None:
        """One decision: ask the bot, and take its answer or its fault."""
        game = self.game
        assert game is not None
        index = self.answer(decision)
        if index < 0:
            return
        self.inputs.append(game.key(decision.options[index]))
        game.choose(index)
        self.decisions += 1
        self.tell()

    def answer(self, decision: Decision) -> int:
        """What the bot chooses; -1 if it has lost instead. A mistake of any kind is the bot's fault."""
        seat = decision.seat
        bot = self.bots[seat]
        assert self.game is not None
        try:
            index = bot.choose(view(self.game, seat)) if bot.looks else bot.answer(decision)
        except BotFault as fault:
            return self.blame(decision, str(fault), fault.by_time)
        except Exception as error:  # one of Rulebound's own or of an installed package
            return self.blame(decision, f"{self.names[seat]} raised {type(error).__name__}: {error}.")
        if not 0 <= index < len(decision.options):
            return self.blame(decision, f"{self.names[seat]} chose number {index}, which is not offered.")
        return index

    def blame(self, decision: Decision, sentence: str, by_time: bool = False) -> int:
        """A bot was at fault: its side has lost, or chance plays on at its seat."""
        game, seat = self.game, decision.seat
        assert game is not None
        self.blames.append(Blame(self.names[seat], game.seat_name(seat), sentence))
        if self.fixture.on_fault == RANDOM:
            self.bots[seat].leave(None)
            self.bots[seat] = RandomBot(bot_seed(self.fixture.seed, seat))
            return self.bots[seat].answer(decision)
        for other, team in enumerate(game.teams):
            if team == game.teams[seat] and game.result is None:
                game.concede(other, by_time)
                self.inputs.append(TimeOut(other) if by_time else Concession(other))
        return -1

    def tell(self) -> None:
        """Tell the bots that watch what their seats have seen happen."""
        assert self.game is not None
        for seat, bot in enumerate(self.bots):
            if bot.watches:
                bot.watch(events_for(self.game.events, seat))

    def stand_up(self) -> None:
        """The game is over for all bots, however it ended."""
        for bot in self.bots:
            bot.leave(None if self.game is None else self.game.result)

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
