"""One game of the kit: a match made from a seed, played at random at a table, looked at from every side.

The choices come from the seed alone and the sampling of checks from a stream of its own, so `reach` finds any
position again without repeating the checks.
"""

from collections.abc import Callable

from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.record import Table
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import TRIAL_CARDS, Match, Rulebook

from .look import Knowledge, knowledge
from .report import Findings

LIMIT = 20_000
"""A game of more decisions than this is taken to have no end."""

ENGINE = "testing"


def match_from(
    rulebook: Rulebook,
    seed: int,
    settings: dict[str, str] | None = None,
    wanted: list[str] | None = None,
    midway: bool = False,
) -> Match:
    """A match whose number of seats, settings and courtesies the seed decides, but for the settings given.

    Every second seed plays by the usual settings, every third one allows to cancel, every fifth one has
    closed deck lists where players bring decks. Cards that are wanted
    come into the decks where the rulebook makes decks for trying things out. `midway` it starts in the middle
    of a game, where the rulebook makes such positions.
    """
    dice = Stream(seed << 8 | 1)
    chosen: dict[str, str] = {}
    if seed % 2:
        for setting in rulebook.settings:
            chosen[setting.name] = setting.values[dice.below(len(setting.values))]
    chosen.update(settings or {})
    by_setting = bool(rulebook.seats_setting)
    seats = rulebook.seat_counts[dice.below(len(rulebook.seat_counts))] if seed % 2 and not by_setting else 0
    decks = rulebook.trial_decks(seed, wanted or [])
    if decks is not None and any(setting.name == TRIAL_CARDS for setting in rulebook.settings):
        chosen[TRIAL_CARDS] = "yes"
    position = rulebook.trial_position(seed, wanted or []) if midway else None
    if decks is None and position is None:
        decks = rulebook.trial_roles(seed, wanted or [], seats or rulebook.seats_for(chosen))
    lists = "closed" if seed % 5 == 0 and rulebook.deck_names() else "open"
    return Match(rulebook, seed, seats, chosen, decks, position, lists, cancel=seed % 3 == 0)


def pick(decision: Decision, dice: Stream) -> int:
    """A random choice. Cancelling is seldom chosen: a game that mostly cancels would hardly end."""
    count = len(decision.options)
    while True:
        index = dice.below(count)
        if decision.options[index].verb != "cancel" or count == 1 or dice.below(8) == 0:
            return index


def play_on(game: Game, dice: Stream, steps: int) -> list[int]:
    """Play at random for some steps, or to the end; the choices made."""
    made: list[int] = []
    while (decision := game.decision) is not None and len(made) < steps:
        made.append(pick(decision, dice))
        game.choose(made[-1])
    return made


def reach(rulebook: Rulebook, seed: int, decision: int, settings: dict[str, str] | None = None) -> Game:
    """The position at which the kit found something: its seed and the number of the decision."""
    game = rulebook.new_game(match_from(rulebook, seed, settings))
    game.start()
    made = play_on(game, Stream(seed << 8 | 2), decision)
    if len(made) < decision:
        raise SetupError(
            f"The game of seed {seed} has only {len(made)} decisions, so there is no number {decision}."
        )
    return game


class Trial:
    """A game under test and what has been kept of it for later checks."""

    def __init__(
        self,
        rulebook: Rulebook,
        seed: int,
        settings: dict[str, str] | None,
        clauses: set[str],
        findings: Findings,
    ) -> None:
        self.rulebook = rulebook
        self.seed = seed
        self.clauses = clauses
        self.findings = findings
        self.choices = Stream(seed << 8 | 2)
        self.dice = Stream(seed << 8 | 3)
        self.number = 0
        self.done: dict[str, int] = {}
        self.table = Table(match_from(rulebook, seed, settings), ENGINE)
        self.knows: Knowledge = knowledge(self.table.game)
        self.trace: list[str] = []
        self.prints: dict[int, str] = {0: fingerprint(self.table.game)}
        self.saves: list[tuple[int, bytes]] = []
        self.shadows: list[tuple[Game, str, list[int]]] = []

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def where(self) -> str:
        """Seed and decision, for the sentence of a failure."""
        return f"seed {self.seed}, decision {self.number}"

    def due(self, check: str, one_in: int) -> bool:
        """Whether a costly check is made now: once early in each game, then at every so many decisions."""
        if self.dice.below(one_in) and (check in self.done or self.dice.below(4)):
            return False
        self.done[check] = self.done.get(check, 0) + 1
        return True

    def expect(self, check: str, holds: bool, fault: str) -> bool:
        """Count a check; where it does not hold, note the fault."""
        return self.findings.expect(check, holds, fault, self.where)

    def fail(self, check: str, fault: str) -> None:
        """Note a fault."""
        self.findings.fail(check, fault, self.where)

    def guard(self, check: str, made: Callable[["Trial"], None]) -> None:
        """Make a check; an exception inside it is a failure of that check."""
        try:
            made(self)
        except Exception as error:
            self.findings.checks[check] += 1
            self.fail(check, f"{type(error).__name__}: {error}")
