"""Reading the steps of a scenario: answers and lines, every word of which the game has."""

import difflib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import Rulebook
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as clause_named

from .marks import is_count, item_line, line_of, listed, plain
from .script import (
    AFTER_ANSWER,
    CONCEDE,
    SPECTATOR_NAME,
    START,
    TIME_OUT,
    Answer,
    Assertion,
    Line,
    ScenarioError,
    Step,
    Until,
    When,
)
from .vocabulary import EVENT, QUESTION, VERB, Vocabulary, vocabulary_of

STEP_KINDS = ("when", "then", "asks", "cannot")
ASKS_KEYS = ("options", "clause", "view")
OPTION_KEYS = ("include", "exclude", "exactly")
EVENT_KEYS = ("event", "clause", "seat", "piece", "number", "cards", "other")
RESULT_KEYS = ("winners", "clause", "reason")
MOST_CLAUSES = 2
USED = "used"
"""Of a game with skills: those that are used up."""
EXAMPLES = {
    "then": "{A.life: 19}",
    "asks": "{B: bp-chance}",
    "cannot": "{A: summon-soldier C8}",
}


class StepReader:
    """Reads steps, for a table of so many seats."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.rulebook: Rulebook | None = None
        self.seats = 0

    def fail(self, line: int, sentence: str) -> ScenarioError:
        """The error to raise."""
        return ScenarioError(self.path, line, sentence)

    @property
    def words(self) -> Vocabulary:
        """The words of the game."""
        assert self.rulebook is not None
        return vocabulary_of(self.rulebook)

    def spelt(self, line: int, check: Callable[..., Any], *words: Any) -> Any:
        """Check some words of a line: what they are, or an error of the file."""
        try:
            return check(*words)
        except SetupError as error:
            raise self.fail(line, str(error)) from error

    def steps(self, entry: CommentedMap, line: int, name: str) -> tuple[Step, ...]:
        """All steps; one that is about the start of the match stands alone, without a position."""
        given = entry.get("steps")
        if not isinstance(given, CommentedSeq) or not given:
            raise self.fail(line, f"The scenario {name!r} needs a list of `steps`.")
        steps = tuple(self.step(step, item_line(given, n)) for n, step in enumerate(given))
        for step in steps:
            if isinstance(step, Line) and step.about_start and (len(steps) > 1 or "given" in entry):
                raise self.fail(step.line, "A step about the start stands alone, and without `given`.")
        return steps

    def step(self, entry: Any, line: int) -> Step:
        """A `when`, or a line."""
        if not isinstance(entry, CommentedMap):
            raise self.fail(line, "A step is a mapping: `when:`, `then:`, `asks:` or `cannot:`.")
        self.only_keys(entry, (*STEP_KINDS, "by", "until"), "A step")
        kinds = [kind for kind in STEP_KINDS if kind in entry]
        if len(kinds) != 1:
            raise self.fail(
                line, "A step has exactly one of `when`, `then`, `asks` and `cannot`; begin each with a dash."
            )
        kind = kinds[0]
        line = line_of(entry, kind)
        clauses = self.clauses(entry, kind)
        until = self.until(entry, kind)
        content = entry[kind]
        if kind == "when":
            return When(line, tuple(self.answers(content, line)))
        if content == START and kind != "asks":
            return Line(kind, line, (Assertion(START, START, line),), clauses)
        if not isinstance(content, CommentedMap) or not content:
            raise self.fail(line, f"`{kind}` is a mapping, e.g. {EXAMPLES[kind]}.")
        if kind == "then":
            assertions, viewer = self.then(content, line)
        elif kind == "asks":
            assertions, viewer = self.asks(content, line)
        else:
            assertions, viewer = self.cannot(content, line), None
        return Line(kind, line, tuple(assertions), clauses, viewer, until)

    def cannot(self, content: CommentedMap, line: int) -> list[Assertion]:
        """Keys that a seat is refused."""
        answers = self.answers(content, line)
        if any(answer.key in (CONCEDE, TIME_OUT) for answer in answers):
            raise self.fail(
                line, "Conceding and running out of time are always possible; `cannot` cannot name them."
            )
        return [Assertion(chr(65 + answer.seat), answer.key, answer.line) for answer in answers]

    def until(self, entry: CommentedMap, kind: str) -> Until | None:
        """The moment at which a line is checked: `answer`, or {B: bs-flash}."""
        if "until" not in entry:
            return None
        line = line_of(entry, "until")
        given = entry["until"]
        if kind == "when" or entry[kind] == START:
            raise self.fail(line, "`until` says when a `then`, `asks` or `cannot` of a game is checked.")
        if given == AFTER_ANSWER:
            return Until(line)
        if not isinstance(given, CommentedMap) or len(given) != 1:
            raise self.fail(line, f"`until` is {AFTER_ANSWER}, or who is asked what: {{B: bp-chance}}.")
        name, question = next(iter(given.items()))
        self.spelt(line, self.words.check, QUESTION, str(question))
        return Until(line, self.seat(name, line), str(question))

    def clauses(self, entry: CommentedMap, kind: str) -> tuple[str, ...]:
        """What `by` names: at most two clauses that exist."""
        if "by" not in entry:
            if kind == "cannot":
                raise self.fail(line_of(entry, kind), "`cannot` needs a `by`: the clause of the refusal.")
            return ()
        line = line_of(entry, "by")
        if kind == "when":
            raise self.fail(
                line, "`by` belongs to `then`, `asks` and `cannot`; a `when` shows nothing by itself."
            )
        given = entry["by"]
        names = given if isinstance(given, list) else [given]
        if not 1 <= len(names) <= MOST_CLAUSES:
            raise self.fail(line, f"A line names one or two clauses, not {len(names)}; write further lines.")
        return tuple(self.clause(name, line) for name in names)

    def clause(self, name: Any, line: int) -> str:
        """The id of a clause that exists."""
        try:
            return clause_named(str(name)).id
        except UnknownClause as error:
            raise self.fail(line, str(error)) from error

    def seat(self, name: Any, line: int) -> int:
        """A seat by its letter."""
        letters = [chr(65 + seat) for seat in range(self.seats)]
        if name not in letters:
            raise self.fail(line, f"{name!r} is no seat; the seats are {', '.join(letters)}.")
        return letters.index(name)

    def answers(self, content: Any, line: int) -> list[Answer]:
        """{A: key}, {A: [key, key]}, or a list of such mappings."""
        parts = content if isinstance(content, CommentedSeq) else [content]
        answers: list[Answer] = []
        for n, part in enumerate(parts):
            at = item_line(content, n) if isinstance(content, CommentedSeq) else line
            if not isinstance(part, CommentedMap) or not part:
                raise self.fail(at, "Answers are written as {A: key} or {A: [key, key]}.")
            for name, keys in part.items():
                where = line_of(part, name)
                seat = self.seat(name, where)
                for key in keys if isinstance(keys, list) else [keys]:
                    if not isinstance(key, str) or not key.strip():
                        raise self.fail(
                            where, f"An answer is the key of an option, e.g. `pass`; not {key!r}."
                        )
                    answers.append(Answer(seat, self.key(key, where), where))
        return answers

    def key(self, key: str, line: int) -> str:
        """The key of an option, every word of which the game has."""
        if key.strip() in (CONCEDE, TIME_OUT):
            return key.strip()
        return str(self.spelt(line, self.words.key, key, self.seats))

    # ---- the lines

    def then(self, content: CommentedMap, line: int) -> tuple[list[Assertion], int | None]:
        """Assertions on state, events, reasons and the result."""
        assertions: list[Assertion] = []
        viewer: int | None = None
        for subject, value in content.items():
            where = line_of(content, subject)
            if subject == "view":
                viewer = SPECTATOR if value == SPECTATOR_NAME else self.seat(value, where)
                continue
            assertions.append(Assertion(str(subject), self.expected(str(subject), value, where), where))
        if not assertions:
            raise self.fail(
                line, "This `then` says nothing: add a path and what is there, e.g. {A.life: 19}."
            )
        return assertions, viewer

    def expected(self, subject: str, value: Any, line: int) -> Any:
        """The value of one assertion, its words checked."""
        if subject == "events":
            self.check_events(value, line)
        elif subject == "no-event":
            if not all(isinstance(name, str) for name in listed(value)):
                raise self.fail(line, "`no-event` is the name of an event, or a list of names.")
            for name in listed(value):
                self.spelt(line, self.words.check, EVENT, name)
        elif subject == "event-count":
            if not isinstance(value, Mapping) or not all(is_count(count) for count in value.values()):
                raise self.fail(line, "`event-count` is a mapping such as {drew: 2}.")
            for name in value:
                self.spelt(line, self.words.check, EVENT, str(name))
        elif subject == "why_not":
            return self.reasons(value, line)
        elif subject == "result":
            self.check_result(value, line)
        else:
            self.check_path(subject, line)
            return self.held(subject, plain(value), line)
        return plain(value)

    def held(self, path: str, value: Any, line: int) -> Any:
        """What a place should hold, with cards by their codes; what it should not could at least be there."""
        if path == USED and isinstance(value, dict) and self.words.effects:
            for word in listed(value.get("exclude", [])):
                self.spelt(line, self.words.check, VERB, str(word))
        if not self.words.holds(path):
            return value
        if isinstance(value, dict):
            return {
                name: [
                    self.spelt(line, self.words.item, str(item), name == "exclude") for item in listed(items)
                ]
                for name, items in value.items()
            }
        if isinstance(value, list):
            return [
                self.spelt(line, self.words.item, item, False) if isinstance(item, str) else item
                for item in value
            ]
        return value

    def check_path(self, path: str, line: int) -> None:
        """A path begins with a seat or a word of the position."""
        head, _, rest = path.partition(".")
        if len(head) == 1 and head.isupper():
            self.seat(head, line)
            if not rest:
                raise self.fail(line, f"Say what of {head}: e.g. {head}.life or {head}.hand.")
        known = ("view", "events", "no-event", "event-count", "why_not", "result")
        close = difflib.get_close_matches(path, [name for name in known if name != path], 1, 0.75)
        if close:
            raise self.fail(line, f"`then` has no {path!r}; did you mean {close[0]}?")

    def check_events(self, value: Any, line: int) -> None:
        """A list of mappings with known fields."""
        if not isinstance(value, CommentedSeq):
            raise self.fail(line, "`events` is a list, e.g. [{event: damage, seat: A, number: 1}].")
        for n, event in enumerate(value):
            at = item_line(value, n)
            if not isinstance(event, CommentedMap) or "event" not in event:
                raise self.fail(at, "An event is a mapping with its name: {event: damage, …}.")
            self.only_keys(event, EVENT_KEYS, "An event")
            self.spelt(line_of(event, "event"), self.words.check, EVENT, str(event["event"]))
            if "clause" in event:
                self.clause(event["clause"], line_of(event, "clause"))
            if "seat" in event and event["seat"] != "-":
                self.seat(event["seat"], line_of(event, "seat"))

    def reasons(self, value: Any, line: int) -> dict[str, dict[str, Any]]:
        """{A: {C7: {summon-soldier: BP 6.4}}}"""
        if not isinstance(value, CommentedMap):
            raise self.fail(line, "`why_not` is a mapping such as {A: {C7: {summon-soldier: BP 6.4}}}.")
        found: dict[str, dict[str, Any]] = {}
        for seat, cards in value.items():
            self.seat(seat, line_of(value, seat))
            if not isinstance(cards, CommentedMap):
                raise self.fail(
                    line_of(value, seat), "Name a card or piece, e.g. {A: {C7: {summon-soldier: BP 6.4}}}."
                )
            found[seat] = {}
            for card, verbs in cards.items():
                at = line_of(cards, card)
                if not isinstance(verbs, CommentedMap):
                    raise self.fail(at, f"Name verbs of {card}, e.g. {{summon-soldier: BP 6.4}}.")
                for verb, reason in verbs.items():
                    self.spelt(line_of(verbs, verb), self.words.check, VERB, str(verb))
                    if reason not in (None, "none"):
                        self.clause(reason, line_of(verbs, verb))
                found[seat][self.spelt(at, self.words.thing, str(card), self.seats)] = plain(verbs)
        return found

    def check_result(self, value: Any, line: int) -> None:
        """none, or {winners: [A], clause: …}."""
        if value in (None, "none"):
            return
        if not isinstance(value, CommentedMap):
            raise self.fail(line, "`result` is none, or a mapping such as {winners: [A], clause: BP R4.82}.")
        self.only_keys(value, RESULT_KEYS, "A result")
        for name in listed(value.get("winners", [])):
            self.seat(name, line_of(value, "winners"))
        if "clause" in value:
            self.clause(value["clause"], line_of(value, "clause"))

    def asks(self, content: CommentedMap, line: int) -> tuple[list[Assertion], int | None]:
        """{B: bp-chance, options: {include: [pass]}, clause: BP R4.20}"""
        assertions: list[Assertion] = []
        viewer: int | None = None
        for name, value in content.items():
            where = line_of(content, name)
            if name == "view":
                viewer = SPECTATOR if value == SPECTATOR_NAME else self.seat(value, where)
                continue
            if name == "options":
                value = self.options(value, where)
            elif name == "clause":
                value = self.clause(value, where)
            else:
                if name not in [chr(65 + seat) for seat in range(self.seats)]:
                    self.only_keys(content, (*[chr(65 + s) for s in range(self.seats)], *ASKS_KEYS), "`asks`")
                if not isinstance(value, str):
                    raise self.fail(
                        where, f"Name the question that {name} is asked, e.g. {{{name}: bp-chance}}."
                    )
                self.spelt(where, self.words.check, QUESTION, value)
            assertions.append(Assertion(str(name), plain(value), where))
        if sum(1 for assertion in assertions if len(assertion.subject) == 1) != 1:
            raise self.fail(line, "`asks` names one seat and its question, e.g. {B: bp-chance}.")
        return assertions, viewer

    def options(self, value: Any, line: int) -> Any:
        """{include: […], exclude: […], exactly: […]}, or a number."""
        if is_count(value):
            return value
        if not isinstance(value, CommentedMap) or not value:
            raise self.fail(line, "`options` is a number, or {include: […], exclude: […], exactly: […]}.")
        self.only_keys(value, OPTION_KEYS, "`options`")
        keys: dict[str, list[str]] = {}
        for name in value:
            at = line_of(value, name)
            if not all(isinstance(key, str) and key.strip() for key in listed(value[name])):
                raise self.fail(at, f"`{name}` is a list of keys, e.g. [pass, end].")
            keys[name] = [self.key(key, at) for key in listed(value[name])]
        return keys

    def only_keys(self, entry: CommentedMap, known: Iterable[str], what: str) -> None:
        """Refuse a key that means nothing here."""
        names = list(known)
        for key in entry:
            if key not in names:
                close = difflib.get_close_matches(str(key), names, 1)
                hint = f"did you mean {close[0]}?" if close else f"it has {', '.join(names)}."
                raise self.fail(line_of(entry, key), f"{what} has no {key!r}; {hint}")
