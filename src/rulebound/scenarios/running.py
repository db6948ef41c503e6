"""Running a scenario strictly: every answer asked for and offered, nothing passed over, the end at a prompt.

The game runs with single-option decisions left open. One that the next scripted answer names waits for it;
any other is taken by itself. Meanwhile the anchors of the rules are watched (`kernel.clause`):
a line *shows* a clause that it names when it passes and code of that clause ran since the last `when`.
"""

from rulebound.kernel.clause import WATCH
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import MatchRefused, RuleboundError
from rulebound.kernel.rulebook import Match
from rulebound.packs.rulebooks import rulebook_with

from .checking import Happened, Moment, check_line, tell_decision
from .clauses import group_of, same_clause
from .locating import line_at_fault
from .script import CONCEDE, TIME_OUT, Answer, Failure, Line, LineOutcome, Outcome, Scenario, Until, When

MALFORMED = (AttributeError, LookupError, TypeError, ValueError)
WRONG_FORM = "something in `given` has the wrong form ({})."


class Stop(Exception):  # noqa: N818 -- the scenario cannot go on; no error of the program
    """The scenario cannot go on."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.sentence = sentence


def run(scenario: Scenario, off: str = "") -> Outcome:
    """Run a scenario, with the code of one clause switched off if `off` names one."""
    outcome = Outcome(scenario)
    first = scenario.steps[0]
    WATCH.start(off)
    try:
        if isinstance(first, Line) and first.about_start:
            note(outcome, first, check_start(scenario, first))
        else:
            Run(scenario, outcome, mutant=bool(off)).go()
    except Stop as stop:
        outcome.failures.append(Failure(scenario.path, stop.line, stop.sentence))
    finally:
        WATCH.stop()
    return outcome


def match_of(scenario: Scenario) -> Match:
    """The match that a scenario is played in, checked."""
    match = Match(
        rulebook_with(scenario.game, scenario.packs),
        scenario.seed,
        scenario.seats,
        dict(scenario.settings),
        list(scenario.decks) or None,
        scenario.given,
        scenario.decklists,
        scenario.cancel,
    )
    match.check()
    return match


def set_up(scenario: Scenario) -> Game:
    """The game of a scenario at its first decision."""
    match = match_of(scenario)
    game = match.rulebook.new_game(match)
    game.skip_forced = False
    game.start()
    return game


def sentence_of(scenario: Scenario) -> str:
    """Why a scenario cannot be set up; "" where it can."""
    try:
        set_up(scenario)
    except RuleboundError as error:
        return str(error)
    except MALFORMED as error:
        return WRONG_FORM.format(error)
    return ""


def check_start(scenario: Scenario, line: Line) -> list[tuple[int, str]]:
    """What does not hold of a line that is about the start: nothing, or a sentence with its line."""
    try:
        match = match_of(scenario)
        match.rulebook.new_game(match).start()
    except MatchRefused as refused:
        if line.kind == "then":
            return [(line.line, str(refused))]
        if any(same_clause(refused.refusal.clause, clause) for clause in line.clauses):
            return []
        named = " or ".join(line.clauses)
        return [(line.line, f"The match is refused, but not by {named}: {refused}")]
    except RuleboundError as error:
        raise Stop(line.line, f"The game cannot be set up: {error}") from error
    return [] if line.kind == "then" else [(line.line, "The match should be refused, but it can be started.")]


def note(outcome: Outcome, line: Line, failures: list[tuple[int, str]]) -> None:
    """Note how a line went, and which of its clauses ran."""
    path = outcome.scenario.path
    outcome.failures.extend(Failure(path, at, sentence) for at, sentence in failures)
    ran = {clause: sorted(group_of(clause) & WATCH.ran) for clause in line.clauses}
    passed = not failures
    outcome.lines.append(
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


class Run:
    """One run of one scenario. In a mutant anything may break: that ends the run, or fails its line."""

    def __init__(self, scenario: Scenario, outcome: Outcome, mutant: bool) -> None:
        self.scenario = scenario
        self.outcome = outcome
        self.expected_errors: tuple[type[Exception], ...] = (Exception,) if mutant else (RuleboundError,)
        self.happened: list[Happened] = []
        self.names: dict[int, str] = {}
        self.collected: list[Event] | None = None
        self.taken: list[str] = []
        self.by_itself: list[str] = []
        self.game = self.start()

    def start(self) -> Game:
        """The game at its first decision."""
        try:
            return set_up(self.scenario)
        except self.expected_errors as error:
            line = line_at_fault(self.scenario, str(error), sentence_of)
            raise Stop(line, f"The game cannot be set up: {error}") from error
        except MALFORMED as error:
            if self.scenario.given is None:
                raise
            line = line_at_fault(self.scenario, WRONG_FORM.format(error), sentence_of)
            raise Stop(line, f"The game cannot be set up: {WRONG_FORM.format(error)}") from error

    def go(self) -> None:
        """All steps in order, and the end."""
        self.collect()
        line = self.scenario.line
        for n, step in enumerate(self.scenario.steps):
            meant = self.next_answer(n)
            if isinstance(step, When):
                self.take_forced(line, meant)
                self.answer_all(step)
                line = step.line
            elif step.until is not None:
                self.check_at(step, step.until, meant)
            else:
                self.take_forced(line, meant)
                self.check(step)
        self.take_forced(line, None)
        self.check_end()

    def next_answer(self, at: int) -> Answer | None:
        """The next scripted answer, from a step on."""
        for step in self.scenario.steps[at:]:
            if isinstance(step, When):
                return step.answers[0]
        return None

    # ---- answers

    def answer_all(self, when: When) -> None:
        """Give the answers of a `when`; the lines after it look back on these alone."""
        WATCH.ran.clear()
        self.happened = []
        self.by_itself = []
        for answer in when.answers:
            try:
                self.answer(answer)
            except self.expected_errors as error:
                if isinstance(error, Stop):
                    raise
                raise Stop(answer.line, str(error)) from error

    def answer(self, answer: Answer) -> None:
        """Give one answer, after any forced decisions that it does not mean."""
        game = self.game
        if answer.key in (CONCEDE, TIME_OUT):
            game.concede(answer.seat, by_time=answer.key == TIME_OUT)
            self.collect()
            return
        self.take_forced(answer.line, answer)
        if not self.offered(answer):
            raise Stop(answer.line, self.tell_unwanted(answer))
        assert game.decision is not None
        keys = [game.key(option) for option in game.decision.options]
        self.taken = []
        self.choose(keys.index(answer.key))

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
        taken = ", ".join(self.taken)
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
        self.game.choose(index)
        self.collect()

    def take_forced(self, line: int, meant: Answer | None, until: Until | None = None) -> None:
        """Take decisions of a single option until a real one is open, or the one that is answered next, or
        the moment of a line.
        """
        game = self.game
        try:
            while game.decision is not None and len(game.decision.options) == 1:
                if (meant is not None and self.offered(meant)) or (until is not None and self.is_at(until)):
                    return
                key = game.key(game.decision.options[0])
                self.taken.append(f"{game.seat_name(game.decision.seat)}: {key}")
                self.by_itself.append(self.taken[-1])
                self.choose(0)
        except self.expected_errors as error:
            raise Stop(line, str(error)) from error

    def is_at(self, until: Until) -> bool:
        """Whether this is the moment of a line: right after an answer, or the open question."""
        decision = self.game.decision
        if until.seat < 0:
            return True
        return decision is not None and (decision.seat, decision.question) == (until.seat, until.question)

    def collect(self) -> None:
        """Note the events of the last choice; a piece is called by where it is now, or where it was."""
        game = self.game
        names = dict(self.names)
        now = {id: game.piece_name(id) for id in game.pieces}
        names.update(now)
        if game.events is not self.collected:
            self.happened.extend(Happened(event, names) for event in game.events)
        self.collected = game.events
        self.names = now

    # ---- lines

    def check_at(self, line: Line, until: Until, meant: Answer | None) -> None:
        """Evaluate a line at the moment that it names, if that comes before a real decision."""
        if until.seat < 0 and self.taken:
            sentence = "The moment after the answer is over: put this line before those without `until`."
        else:
            self.take_forced(line.line, meant, until)
            if self.is_at(until):
                self.check(line)
                return
            asked = f"{self.game.seat_name(until.seat)} is not asked {until.question} before a real decision"
            sentence = f"{asked}: {tell_decision(self.game)}."
        note(self.outcome, line, [(until.line, sentence + self.tell_by_itself())])

    def check(self, line: Line) -> None:
        """Evaluate a line, then see which of its clauses ran."""
        try:
            failures = check_line(Moment(self.game, self.happened), line)
        except self.expected_errors as error:
            failures = [(line.line, str(error))]
        if failures and self.by_itself:
            at, sentence = failures[0]
            failures[0] = at, sentence + self.tell_by_itself()
        note(self.outcome, line, failures)

    def tell_by_itself(self) -> str:
        """What was answered by itself since the last `when`, in a sentence of its own."""
        if not self.by_itself:
            return ""
        return f" Answered by itself since, as there was no choice: {', '.join(self.by_itself)}."

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
