"""Running a scenario strictly: every answer asked for and offered, nothing passed over, the end at a prompt.

The game runs with single-option decisions left open. One that the next scripted answer names is answered by
the script; any other is taken by itself. Meanwhile the anchors of the rules are watched (`kernel.clause`):
a line *shows* a clause that it names when it passes and code of that clause ran since the last `when`.
"""

from dataclasses import dataclass, field

from rulebound.games import rulebook_named
from rulebound.kernel.clause import WATCH
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import Match

from .checking import Happened, Moment, check_line, tell_decision
from .clauses import group_of
from .script import CONCEDE, TIME_OUT, Answer, Failure, Line, LineOutcome, Outcome, Scenario, When


class Stop(Exception):  # noqa: N818 -- the scenario cannot go on; no error of the program
    """The scenario cannot go on."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.sentence = sentence


@dataclass
class Aftermath:
    """What one answer (or the set-up) led to: the events, and the clauses whose code ran until the next."""

    happened: list[Happened] = field(default_factory=list)
    ran: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Taken:
    """A forced decision that was taken by itself, and the index of its aftermath."""

    seat: int
    key: str
    aftermath: int


def run(scenario: Scenario, off: str = "") -> Outcome:
    """Run a scenario, with the code of one clause switched off if `off` names one."""
    outcome = Outcome(scenario)
    WATCH.start(off)
    try:
        Run(scenario, outcome, mutant=bool(off)).go()
    except Stop as stop:
        outcome.failures.append(Failure(scenario.path, stop.line, stop.sentence))
    finally:
        WATCH.stop()
    return outcome


def match_of(scenario: Scenario) -> Match:
    """The match that a scenario is played in, checked."""
    match = Match(
        rulebook_named(scenario.game),
        scenario.seed,
        scenario.seats,
        dict(scenario.settings),
        list(scenario.decks),
        scenario.given,
        scenario.decklists,
        scenario.cancel,
    )
    match.check()
    return match


class Run:
    """One run of one scenario. In a mutant anything may break: that ends the run, or fails its line."""

    def __init__(self, scenario: Scenario, outcome: Outcome, mutant: bool) -> None:
        self.scenario = scenario
        self.outcome = outcome
        self.expected_errors: tuple[type[Exception], ...] = (Exception,) if mutant else (RuleboundError,)
        self.aftermaths: list[Aftermath] = [Aftermath()]
        self.window = 0
        self.names: dict[int, str] = {}
        self.collected: list[Event] | None = None
        self.taken: list[Taken] = []
        self.game = self.start()

    def start(self) -> Game:
        """The game at its first decision."""
        WATCH.ran = self.aftermaths[0].ran
        try:
            match = match_of(self.scenario)
            game = match.rulebook.new_game(match)
            game.skip_forced = False
            game.start()
        except self.expected_errors as error:
            raise Stop(self.scenario.given_line, f"The game cannot be set up: {error}") from error
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            if self.scenario.given is None:
                raise
            sentence = f"The game cannot be set up: something in `given` has the wrong form ({error})."
            raise Stop(self.scenario.given_line, sentence) from error
        return game

    def go(self) -> None:
        """All steps in order, and the end."""
        steps = self.scenario.steps
        self.collect()
        self.take_forced(self.scenario.line)
        for step in steps:
            if isinstance(step, When):
                self.answer_all(step)
                self.take_forced(step.line)
            else:
                self.check(step)
        self.check_end()

    # ---- answers

    def answer_all(self, when: When) -> None:
        """Give the answers of a `when`; what the lines after it look back on begins with the first of them."""
        self.window = len(self.aftermaths)
        for answer in when.answers:
            try:
                self.answer(answer)
            except self.expected_errors as error:
                if isinstance(error, Stop):
                    raise
                raise Stop(answer.line, str(error)) from error

    def answer(self, answer: Answer) -> None:
        """Give one answer: to the open decision, or to a forced one that was taken by itself a moment ago."""
        game = self.game
        if answer.key in (CONCEDE, TIME_OUT):
            self.begin_aftermath()
            game.concede(answer.seat, by_time=answer.key == TIME_OUT)
            self.collect()
            return
        if not self.offered(answer) and self.claim(answer):
            return
        while game.decision is not None and not self.offered(answer) and len(game.decision.options) == 1:
            self.take_one()
        if not self.offered(answer):
            raise Stop(answer.line, self.tell_unwanted(answer))
        assert game.decision is not None
        keys = [game.key(option) for option in game.decision.options]
        self.taken = []
        self.choose(keys.index(answer.key))

    def claim(self, answer: Answer) -> bool:
        """Whether the answer names a forced decision that was taken by itself; it is named once, in order."""
        for n, taken in enumerate(self.taken):
            if (taken.seat, taken.key) == (answer.seat, answer.key):
                del self.taken[: n + 1]
                self.window = min(self.window, taken.aftermath)
                return True
        return False

    def offered(self, answer: Answer) -> bool:
        """Whether the open decision is the seat's and offers the answer."""
        decision = self.game.decision
        if decision is None or decision.seat != answer.seat:
            return False
        return any(self.game.key(option) == answer.key for option in decision.options)

    def tell_unwanted(self, answer: Answer) -> str:
        """Why an answer cannot be given: someone else is asked, or a clause does not allow it."""
        game = self.game
        seat = game.seat_name(answer.seat)
        decision = game.decision
        taken = ", ".join(f"{game.seat_name(one.seat)}: {one.key}" for one in self.taken)
        before = f" Taken by itself before this, as there was no choice: {taken}." if taken else ""
        if decision is None:
            return f"{seat} answers {answer.key!r}, but {tell_decision(game)}.{before}"
        if decision.seat != answer.seat:
            asked = f"{tell_decision(game)} here; the scenario says nothing of it"
            return f"{asked}, but lets {seat} answer {answer.key!r}.{before}"
        return f"{answer.key!r} is not offered{self.reason(answer)}: {tell_decision(game)}.{before}"

    def reason(self, answer: Answer) -> str:
        """The clause that refuses an answer, in parentheses."""
        try:
            refusal = self.game.refusal(answer.seat, self.game.parse(answer.key, answer.seat))
        except RuleboundError as error:
            return f" ({str(error).rstrip('.')})"
        return "" if refusal is None else f" ({refusal.clause}, {refusal.name})"

    def choose(self, index: int) -> None:
        """Choose an option and note what happens."""
        self.begin_aftermath()
        self.game.choose(index)
        self.collect()

    def begin_aftermath(self) -> None:
        """From now on events and anchors are those of the next answer."""
        self.aftermaths.append(Aftermath())
        WATCH.ran = self.aftermaths[-1].ran

    def take_forced(self, line: int) -> None:
        """Take decisions of a single option until a real one is open."""
        try:
            while self.game.decision is not None and len(self.game.decision.options) == 1:
                self.take_one()
        except self.expected_errors as error:
            raise Stop(line, str(error)) from error

    def take_one(self) -> None:
        """Take the one option there is, and remember it: the script may still name it."""
        decision = self.game.decision
        assert decision is not None
        self.taken.append(Taken(decision.seat, self.game.key(decision.options[0]), len(self.aftermaths)))
        self.choose(0)

    def collect(self) -> None:
        """Note the events of the last choice; a piece is called by where it is now, or where it was."""
        game = self.game
        names = dict(self.names)
        now = {id: game.piece_name(id) for id in game.pieces}
        names.update(now)
        if game.events is not self.collected:
            self.aftermaths[-1].happened.extend(Happened(event, names) for event in game.events)
        self.collected = game.events
        self.names = now

    # ---- lines

    def check(self, line: Line) -> None:
        """Evaluate a line, then see which of its clauses ran."""
        try:
            failures = check_line(Moment(self.game, self.happened()), line)
        except self.expected_errors as error:
            failures = [(line.line, str(error))]
        self.outcome.failures.extend(Failure(self.scenario.path, at, sentence) for at, sentence in failures)
        ran = self.ran(line.clauses)
        passed = not failures
        self.outcome.lines.append(
            LineOutcome(
                line.line,
                line.kind,
                passed,
                line.clauses,
                tuple(clause for clause in line.clauses if passed and ran[clause]),
                tuple(clause for clause in line.clauses if passed and not ran[clause]),
                tuple(anchor for anchors in ran.values() for anchor in anchors) if passed else (),
            )
        )

    def happened(self) -> list[Happened]:
        """What has happened since the last `when`."""
        return [happened for one in self.aftermaths[self.window :] for happened in one.happened]

    def ran(self, clauses: tuple[str, ...]) -> dict[str, list[str]]:
        """For each clause the ids, its own or one that says the same, whose code ran since the last `when`."""
        every = {clause for one in self.aftermaths[self.window :] for clause in one.ran}
        return {clause: sorted(group_of(clause) & every) for clause in clauses}

    def check_end(self) -> None:
        """The scenario ends at a normal prompt, or with the game."""
        game = self.game
        if game.result is None and not game.quiet():
            last = self.scenario.steps[-1].line
            raise Stop(
                last,
                f"The scenario ends in the middle of things: {tell_decision(game)}. "
                "Answer on until a normal prompt, or until the game is over.",
            )
