"""Reading scenario files: YAML with line numbers, checked so far as that is possible without playing.

Whatever is wrong is said in one sentence that begins with file and line. What only the game can tell (a card
that a deck does not have, an option that is not offered) is found when the scenario runs.
"""

import difflib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from rulebound.games import rulebook_named
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import Rulebook
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as clause_named

from .script import (
    CONCEDE,
    SPECTATOR_NAME,
    START,
    TIME_OUT,
    Answer,
    Assertion,
    Line,
    Scenario,
    ScenarioError,
    Step,
    When,
)

FILE_KEYS = ("game", "scenarios", "settings")
SCENARIO_KEYS = ("name", "settings", "seed", "seats", "decks", "decklists", "cancel", "given", "steps")
STEP_KINDS = ("when", "then", "asks", "cannot")
ASKS_KEYS = ("options", "clause", "view")
OPTION_KEYS = ("include", "exclude", "exactly")
EVENT_KEYS = ("event", "clause", "seat", "piece", "number", "cards", "other")
RESULT_KEYS = ("winners", "clause", "reason")
MOST_CLAUSES = 2


def load_file(path: str | Path) -> list[Scenario]:
    """The scenarios of one file; ScenarioError with file and line where it cannot be read."""
    return Reader(str(path)).read_file()


def read_text(text: str, path: str = "text") -> list[Scenario]:
    """The scenarios of a text; `path` is what errors call it."""
    return Reader(path).read(text)


class Reader:
    """Reads one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.game = ""
        self.rulebook: Rulebook | None = None
        self.seats = 0

    def fail(self, line: int, sentence: str) -> ScenarioError:
        """The error to raise."""
        return ScenarioError(self.path, line, sentence)

    def read_file(self) -> list[Scenario]:
        """The whole file."""
        try:
            text = Path(self.path).read_text(encoding="utf-8")
        except FileNotFoundError as error:
            raise self.fail(1, "There is no such file.") from error
        except (OSError, UnicodeDecodeError) as error:
            raise self.fail(1, f"This file cannot be read: {error}.") from error
        return self.read(text)

    def read(self, text: str) -> list[Scenario]:
        """The text of a file."""
        top = self.parse(text)
        self.only_keys(top, FILE_KEYS, "A scenario file")
        if "game" not in top:
            raise self.fail(1, "Say which game this is, e.g. `game: blackpoker`.")
        self.game = str(top["game"])
        try:
            self.rulebook = rulebook_named(self.game)
        except SetupError as error:
            raise self.fail(line_of(top, "game"), str(error)) from error
        entries = top.get("scenarios")
        if not isinstance(entries, CommentedSeq) or not entries:
            raise self.fail(1, "A scenario file has a list of scenarios under `scenarios:`.")
        shared = self.settings(top)
        scenarios: list[Scenario] = []
        for n, entry in enumerate(entries):
            line = item_line(entries, n)
            if not isinstance(entry, CommentedMap):
                raise self.fail(line, "A scenario is a mapping with `name` and `steps`.")
            scenario = self.scenario(entry, line, shared)
            if any(other.name == scenario.name for other in scenarios):
                raise self.fail(line_of(entry, "name"), f"There are two scenarios called {scenario.name!r}.")
            scenarios.append(scenario)
        return scenarios

    def parse(self, text: str) -> CommentedMap:
        """The YAML of the file."""
        try:
            top = YAML(typ="rt", pure=True).load(text)
        except MarkedYAMLError as error:
            raise self.fail(*tell_yaml_error(error)) from error
        except YAMLError as error:
            raise self.fail(1, f"This is not valid YAML: {error}.") from error
        except RecursionError as error:
            raise self.fail(1, "This is nested too deeply to be a scenario.") from error
        if not isinstance(top, CommentedMap):
            raise self.fail(1, "A scenario file is a mapping with `game:` and `scenarios:`.")
        return top

    # ---- one scenario

    def scenario(self, entry: CommentedMap, line: int, shared: dict[str, str]) -> Scenario:
        """One entry of the list."""
        self.only_keys(entry, SCENARIO_KEYS, "A scenario")
        name = entry.get("name")
        if not isinstance(name, str) or not name.strip():
            raise self.fail(line, "A scenario needs a `name`.")
        assert self.rulebook is not None
        self.seats = self.number(entry, "seats", self.rulebook.default_seats)
        if self.seats not in self.rulebook.seat_counts:
            counts = " or ".join(str(count) for count in self.rulebook.seat_counts)
            raise self.fail(
                line_of(entry, "seats"), f"{self.game} is played by {counts}, not by {self.seats}."
            )
        given = entry.get("given")
        if given is not None and not isinstance(given, CommentedMap):
            raise self.fail(
                line_of(entry, "given"), "`given` is a position: a mapping such as {turn: A, A: {…}}."
            )
        return Scenario(
            path=self.path,
            line=line,
            name=name.strip(),
            game=self.game,
            steps=self.steps(entry, line, name),
            settings={**shared, **self.settings(entry)},
            seed=self.number(entry, "seed", 0),
            seats=self.seats,
            decks=tuple(str(deck) for deck in self.sequence(entry, "decks")),
            decklists=self.decklists(entry),
            cancel=self.truth(entry, "cancel"),
            given=None if given is None else plain(given),
            given_line=line_of(entry, "given") if "given" in entry else line,
        )

    def settings(self, entry: CommentedMap) -> dict[str, str]:
        """The settings, each known to the rulebook."""
        given = entry.get("settings")
        if given is None:
            return {}
        if not isinstance(given, CommentedMap):
            raise self.fail(line_of(entry, "settings"), "`settings` is a mapping such as {deck: entry20}.")
        assert self.rulebook is not None
        settings: dict[str, str] = {}
        for name, value in given.items():
            try:
                setting = self.rulebook.setting(str(name))
            except SetupError as error:
                raise self.fail(line_of(given, name), str(error)) from error
            if str(value) not in setting.values:
                values = ", ".join(setting.values)
                raise self.fail(
                    line_of(given, name), f"The setting {name} is one of {values}, not {value!r}."
                )
            settings[str(name)] = str(value)
        return settings

    def number(self, entry: CommentedMap, name: str, default: int) -> int:
        """A whole number of the entry."""
        value = entry.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(line_of(entry, name), f"`{name}` is a whole number, not {value!r}.")
        return int(value)

    def truth(self, entry: CommentedMap, name: str) -> bool:
        """A yes or no of the entry."""
        value = entry.get(name, False)
        if not isinstance(value, bool):
            raise self.fail(line_of(entry, name), f"`{name}` is true or false, not {value!r}.")
        return value

    def decklists(self, entry: CommentedMap) -> str:
        """Open or closed deck lists."""
        value = entry.get("decklists", "open")
        if value not in ("open", "closed"):
            raise self.fail(line_of(entry, "decklists"), f"`decklists` is open or closed, not {value!r}.")
        return str(value)

    def sequence(self, entry: CommentedMap, name: str) -> list[Any]:
        """A list of the entry."""
        value = entry.get(name, [])
        if not isinstance(value, list):
            raise self.fail(line_of(entry, name), f"`{name}` is a list, not {value!r}.")
        return value

    # ---- one step

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
        self.only_keys(entry, (*STEP_KINDS, "by"), "A step")
        kinds = [kind for kind in STEP_KINDS if kind in entry]
        if len(kinds) != 1:
            raise self.fail(
                line, "A step has exactly one of `when`, `then`, `asks` and `cannot`; begin each with a dash."
            )
        kind = kinds[0]
        line = line_of(entry, kind)
        clauses = self.clauses(entry, kind)
        content = entry[kind]
        if kind == "when":
            return When(line, tuple(self.answers(content, line)))
        if content == START and kind != "asks":
            return Line(kind, line, (Assertion(START, START, line),), clauses)
        if not isinstance(content, CommentedMap) or not content:
            raise self.fail(line, f"`{kind}` is a mapping, e.g. {EXAMPLES[kind]}.")
        if kind == "then":
            return self.then(content, line, clauses)
        if kind == "asks":
            return self.asks(content, line, clauses)
        answers = self.answers(content, line)
        if any(answer.key in (CONCEDE, TIME_OUT) for answer in answers):
            raise self.fail(
                line, "Conceding and running out of time are always possible; `cannot` cannot name them."
            )
        keys = tuple(Assertion(chr(65 + answer.seat), answer.key, answer.line) for answer in answers)
        return Line(kind, line, keys, clauses)

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
                    answers.append(Answer(seat, " ".join(key.split()), where))
        return answers

    # ---- the lines

    def then(self, content: CommentedMap, line: int, clauses: tuple[str, ...]) -> Line:
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
        return Line("then", line, tuple(assertions), clauses, viewer)

    def expected(self, subject: str, value: Any, line: int) -> Any:
        """The value of one assertion, its words checked."""
        if subject == "events":
            self.check_events(value, line)
        elif subject == "no-event":
            if not all(isinstance(name, str) for name in listed(value)):
                raise self.fail(line, "`no-event` is the name of an event, or a list of names.")
        elif subject == "event-count":
            if not isinstance(value, Mapping) or not all(is_count(count) for count in value.values()):
                raise self.fail(line, "`event-count` is a mapping such as {drew: 2}.")
        elif subject == "why_not":
            self.check_reasons(value, line)
        elif subject == "result":
            self.check_result(value, line)
        else:
            self.check_path(subject, line)
        return plain(value)

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
            if "clause" in event:
                self.clause(event["clause"], line_of(event, "clause"))
            if "seat" in event and event["seat"] != "-":
                self.seat(event["seat"], line_of(event, "seat"))

    def check_reasons(self, value: Any, line: int) -> None:
        """{A: {C7: {summon-soldier: BP 6.4}}}"""
        if not isinstance(value, CommentedMap):
            raise self.fail(line, "`why_not` is a mapping such as {A: {C7: {summon-soldier: BP 6.4}}}.")
        for seat, cards in value.items():
            self.seat(seat, line_of(value, seat))
            if not isinstance(cards, CommentedMap):
                raise self.fail(
                    line_of(value, seat), "Name a card or piece, e.g. {A: {C7: {summon-soldier: BP 6.4}}}."
                )
            for card, verbs in cards.items():
                if not isinstance(verbs, CommentedMap):
                    raise self.fail(
                        line_of(cards, card), f"Name verbs of {card}, e.g. {{summon-soldier: BP 6.4}}."
                    )
                for verb, reason in verbs.items():
                    if reason not in (None, "none"):
                        self.clause(reason, line_of(verbs, verb))

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

    def asks(self, content: CommentedMap, line: int, clauses: tuple[str, ...]) -> Line:
        """{B: bp-chance, options: {include: [pass]}, clause: BP R4.20}"""
        assertions: list[Assertion] = []
        viewer: int | None = None
        for name, value in content.items():
            where = line_of(content, name)
            if name == "view":
                viewer = SPECTATOR if value == SPECTATOR_NAME else self.seat(value, where)
                continue
            if name == "options":
                self.check_options(value, where)
            elif name == "clause":
                value = self.clause(value, where)
            else:
                if name not in [chr(65 + seat) for seat in range(self.seats)]:
                    self.only_keys(content, (*[chr(65 + s) for s in range(self.seats)], *ASKS_KEYS), "`asks`")
                if not isinstance(value, str):
                    raise self.fail(
                        where, f"Name the question that {name} is asked, e.g. {{{name}: bp-chance}}."
                    )
            assertions.append(Assertion(str(name), plain(value), where))
        if sum(1 for assertion in assertions if len(assertion.subject) == 1) != 1:
            raise self.fail(line, "`asks` names one seat and its question, e.g. {B: bp-chance}.")
        return Line("asks", line, tuple(assertions), clauses, viewer)

    def check_options(self, value: Any, line: int) -> None:
        """{include: […], exclude: […], exactly: […]}, or a number."""
        if is_count(value):
            return
        if not isinstance(value, CommentedMap) or not value:
            raise self.fail(line, "`options` is a number, or {include: […], exclude: […], exactly: […]}.")
        self.only_keys(value, OPTION_KEYS, "`options`")
        for name in value:
            if not all(isinstance(key, str) for key in listed(value[name])):
                raise self.fail(line_of(value, name), f"`{name}` is a list of keys, e.g. [pass, end].")

    def only_keys(self, entry: CommentedMap, known: Iterable[str], what: str) -> None:
        """Refuse a key that means nothing here."""
        names = list(known)
        for key in entry:
            if key not in names:
                close = difflib.get_close_matches(str(key), names, 1)
                hint = f"did you mean {close[0]}?" if close else f"it has {', '.join(names)}."
                raise self.fail(line_of(entry, key), f"{what} has no {key!r}; {hint}")


EXAMPLES = {
    "then": "{A.life: 19}",
    "asks": "{B: bp-chance}",
    "cannot": "{A: summon-soldier C8}",
}


# ---- plain data and line numbers


def tell_yaml_error(error: MarkedYAMLError) -> tuple[int, str]:
    """The line and the sentence for text that is no YAML; for a bracket never closed, where it was opened."""
    problem = " ".join(str(error.problem or error.context).split())
    mark = error.problem_mark or error.context_mark
    if "<stream end>" in problem and error.context_mark is not None:
        mark = error.context_mark
        problem = f"a bracket opened here is never closed ({problem})"
    return 1 if mark is None else mark.line + 1, f"This is not valid YAML: {problem}."


def line_of(entry: CommentedMap, key: Any) -> int:
    """The line of a key, counted from 1."""
    return int(entry.lc.key(key)[0]) + 1 if key in entry else int(entry.lc.line) + 1


def item_line(entries: CommentedSeq, index: int) -> int:
    """The line of an item of a list, counted from 1."""
    return int(entries.lc.item(index)[0]) + 1


def listed(value: Any) -> list[Any]:
    """The value itself if it is a list, else a list of it alone."""
    return value if isinstance(value, list) else [value]


def is_count(value: Any) -> bool:
    """Whether it is a number of things."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def plain(value: Any) -> Any:
    """The value without the marks of the YAML reader."""
    if isinstance(value, Mapping):
        return {str(key): plain(held) for key, held in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return int(value)
    return float(value) if isinstance(value, float) else str(value)
