"""What lines say about a game, held against the game: state, events, questions, refusals, the result.

Every check returns sentences that say what was expected and what was there; none means that it holds. A
*moment* is the game as the line may look at it: all-knowing, or as one viewer sees it.
"""

import difflib
from collections import Counter
from dataclasses import dataclass
from typing import Any

from rulebound.kernel.card import face_of
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import view
from rulebound.kernel.zone import Place

from .clauses import same_clause
from .script import Assertion, Line

SHOWN_OPTIONS = 12


@dataclass
class Happened:
    """An event, with the paths of the pieces at the time."""

    event: Event
    names: dict[int, str]


class Moment:
    """A game between two answers, and what has happened since the last `when`."""

    def __init__(self, game: Game, happened: list[Happened], viewer: int | None = None) -> None:
        self.whole = game
        self.viewer = viewer
        self.game = game if viewer is None else view(game, viewer).game
        self.happened = happened

    def seen_by(self, viewer: int | None) -> "Moment":
        """The same moment as a viewer sees it."""
        return self if viewer is None else Moment(self.whole, self.happened, viewer)

    def events(self) -> list[dict[str, Any]]:
        """The events as plain data."""
        told: list[dict[str, Any]] = []
        code = self.game.rulebook.code
        for happened in self.happened:
            event = happened.event if self.viewer is None else happened.event.shown_to(self.viewer)
            told.append(
                {
                    "event": event.name,
                    "clause": event.clause,
                    "seat": self.game.seat_name(event.seat),
                    "piece": happened.names.get(event.piece, "-"),
                    "number": event.number,
                    "other": self.game.seat_name(event.other) if event.other >= 0 else "-",
                    "number-piece": happened.names.get(event.number, "-"),
                    "cards": [code(face_of(card)) for card in event.cards],
                }
            )
        return told


def check_line(moment: Moment, line: Line) -> list[tuple[int, str]]:
    """What does not hold of a line: sentences with the number of their line in the file."""
    seen = moment.seen_by(line.viewer)
    if line.kind == "asks":
        return check_asks(seen, line)
    failures: list[tuple[int, str]] = []
    for assertion in line.assertions:
        try:
            if line.kind == "cannot":
                sentences = check_cannot(seen, assertion, line.clauses)
            else:
                sentences = check_assertion(seen, assertion)
        except RuleboundError as error:
            sentences = [str(error)]
        failures.extend((assertion.line, sentence) for sentence in sentences)
    return failures


def check_assertion(moment: Moment, assertion: Assertion) -> list[str]:
    """One assertion of a `then`."""
    subject = assertion.subject
    expected = assertion.expected
    if subject == "events":
        return check_events(moment, expected)
    if subject == "no-event":
        names = expected if isinstance(expected, list) else [expected]
        return [f"No {name} was expected, but it happened." for name in names if count_events(moment, name)]
    if subject == "event-count":
        return [
            f"{name} was expected {count} times, and happened {count_events(moment, name)} times."
            for name, count in expected.items()
            if count_events(moment, name) != count
        ]
    if subject == "why_not":
        return check_reasons(moment, expected)
    if subject == "result":
        return check_result(moment, expected)
    return check_state(moment, subject, expected)


# ---- state


def check_state(moment: Moment, path: str, expected: Any) -> list[str]:
    """A path of the position, against a value."""
    actual, place = look_up(moment.game, path, isinstance(expected, dict))
    if matches(actual, expected, place):
        return []
    if isinstance(expected, dict) and isinstance(actual, dict):
        wrong = {
            name: actual.get(name, "(nothing)")
            for name in expected
            if not same(actual.get(name), expected[name])
        }
        wanted = {name: expected[name] for name in wrong}
        return [f"{path} should be {show(wanted)}, but it is {show(wrong)}."]
    return [f"{path} should be {show(expected)}, but it is {show(actual)}{length_note(actual, expected)}."]


def length_note(actual: Any, expected: Any) -> str:
    """How many there are, where a number was expected."""
    return f" ({len(actual)} of them)" if isinstance(actual, list) and is_number(expected) else ""


def look_up(game: Game, path: str, details: bool) -> tuple[Any, Place | None]:
    """What is at a path, and the place that it names. `details`: a piece as fields, not as words."""
    words = path.split(".")
    place, used = find_place(game, words)
    if place is not None and place.zone.pieces and len(words) > used and (details or len(words) > used + 1):
        piece = game.pieces[game.piece_at(".".join(words[: used + 1]))]
        fields: Any = game.describe_piece(piece)
        for word in words[used + 1 :]:
            fields = inside(fields, word, path)
        return fields, None
    value: Any = game.describe()
    for n, word in enumerate(words):
        if place is not None and n == used - 1 and isinstance(value, dict) and word not in value:
            value = []
        else:
            value = inside(value, word, path)
    return value, place if len(words) <= used + 1 else None


def find_place(game: Game, words: list[str]) -> tuple[Place | None, int]:
    """The place that a path goes through, and how many words name it."""
    for place in game.places:
        name = game.place_name(place).split(".")
        if words[: len(name)] == name:
            return place, len(name)
    return None, 0


def inside(value: Any, word: str, path: str) -> Any:
    """One step along a path: a key of a mapping, or the n-th item of a list."""
    if isinstance(value, dict):
        if word in value:
            return value[word]
        close = difflib.get_close_matches(word, list(value), 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(value)}."
        raise RuleboundError(f"There is no {word!r} in {path}; {hint}")
    if isinstance(value, list) and word.isdigit():
        if 1 <= int(word) <= len(value):
            return value[int(word) - 1]
        raise RuleboundError(f"There is no {path}; only {len(value)} are there: {show(value)}.")
    raise RuleboundError(f"{path} leads nowhere: there is nothing called {word!r} inside {show(value)}.")


def is_number(value: Any) -> bool:
    """A number, which true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def matches(actual: Any, expected: Any, place: Place | None) -> bool:
    """Whether what is there is what was expected."""
    free = place is not None and place.zone.pieces and place.seat >= 0
    if isinstance(actual, list):
        if is_number(expected):
            return bool(len(actual) == expected)
        if isinstance(expected, dict):
            return list_matches(actual, expected, free)
        if isinstance(expected, list) and place is not None and place.zone.anonymous:
            return Counter(told(item, free) for item in actual) == Counter(
                told(item, free) for item in expected
            )
    if isinstance(actual, dict) and isinstance(expected, dict):
        return all(same(actual.get(name), value) for name, value in expected.items())
    return same(actual, expected, free)


def list_matches(actual: list[Any], expected: dict[str, Any], free: bool) -> bool:
    """{include: […], exclude: […], top: […]} against a list."""
    unknown = [name for name in expected if name not in ("include", "exclude", "top")]
    if unknown:
        raise RuleboundError(f"A list is compared with include, exclude and top, not with {unknown[0]!r}.")
    there = Counter(told(item, free) for item in actual)
    wanted = Counter(told(item, free) for item in listed(expected.get("include", [])))
    barred = [Counter(words(item).split()) for item in listed(expected.get("exclude", []))]
    top = listed(expected.get("top", []))
    if wanted - there or any(item <= Counter(words(held).split()) for item in barred for held in actual):
        return False
    return same(actual[: len(top)], top, free)


def told(value: Any, free: bool) -> str:
    """A value as text; the words that describe a piece may stand in any order."""
    return " ".join(sorted(words(value).split())) if free else words(value)


def same(actual: Any, expected: Any, free: bool = False) -> bool:
    """Equality of plain data; cards and words compare as text, `none` as nothing."""
    if isinstance(actual, list) and isinstance(expected, list):
        return len(actual) == len(expected) and all(
            same(a, e, free) for a, e in zip(actual, expected, strict=True)
        )
    if isinstance(actual, bool) or isinstance(expected, bool):
        return actual is expected
    if actual is None:
        return expected in (None, "none")
    if isinstance(actual, list | dict) or isinstance(expected, list | dict):
        return bool(actual == expected)
    return told(actual, free) == told(expected, free)


def words(value: Any) -> str:
    """A value as text with single spaces."""
    return " ".join(str(value).split())


def listed(value: Any) -> list[Any]:
    """The value itself if it is a list, else a list of it alone."""
    return value if isinstance(value, list) else [value]


def show(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name}: {show(held)}' for name, held in value.items())}}}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else words(value)


# ---- events, reasons, result


def count_events(moment: Moment, name: str) -> int:
    """How often an event of this name has happened since the last `when`."""
    return sum(1 for happened in moment.happened if happened.event.name == name)


def check_events(moment: Moment, expected: list[dict[str, Any]]) -> list[str]:
    """The events listed happened in this order, perhaps with others between them."""
    events = moment.events()
    at = 0
    for wanted in expected:
        found = next((n for n in range(at, len(events)) if event_matches(events[n], wanted)), None)
        if found is None:
            return [
                f"The event {show(wanted)} was expected{' next' if at else ''}; {tell_events(events[at:])}"
            ]
        at = found + 1
    return []


def event_matches(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether an event has the fields that are named; a number may be a piece."""
    for name, value in wanted.items():
        if name == "clause":
            if not same_clause(event["clause"], value):
                return False
        elif name == "number" and isinstance(value, str):
            if event["number-piece"] != value:
                return False
        elif not same(event[name], value):
            return False
    return True


def tell_events(events: list[dict[str, Any]]) -> str:
    """What did happen, in a sentence."""
    if not events:
        return "nothing more happened."
    shown = ({name: value for name, value in event.items() if name != "number-piece"} for event in events)
    return f"what happened: {'; '.join(show(event) for event in shown)}."


def check_reasons(moment: Moment, expected: dict[str, dict[str, dict[str, Any]]]) -> list[str]:
    """For each card or piece: the clause that forbids each verb, or none where it is possible."""
    sentences: list[str] = []
    game = moment.game
    for seat_name, cards in expected.items():
        seat = ord(seat_name) - 65
        for name, verbs in cards.items():
            card, piece = find_thing(game, name, seat)
            reasons = game.why_not(seat, card, piece)
            for verb, wanted in verbs.items():
                if verb not in game.verbs_of(seat):
                    sentences.append(
                        f"There is no verb {verb!r}; there are {', '.join(game.verbs_of(seat))}."
                    )
                    continue
                reason = reasons.get(verb)
                clause = "none" if reason is None else reason.clause
                if not same_clause(clause, "none" if wanted is None else str(wanted)):
                    found = clause if reason is None else f"{clause} ({reason.name})"
                    sentences.append(
                        f"why {seat_name} cannot {verb} {name}: {show(wanted)} expected, but it is {found}."
                    )
    return sentences


def find_thing(game: Game, name: str, seat: int) -> tuple[int, int]:
    """The card and the piece that a code or a path names; one of the two is 0."""
    if "." not in name:
        return game.card_at(game.rulebook.face(name), seat), 0
    path, _, at = name.rpartition(".")
    for place in game.places:
        if not place.zone.pieces and game.place_name(place) == path:
            if not at.isdigit() or not 1 <= int(at) <= len(place.cards):
                raise RuleboundError(f"There is no {name}; {path} holds {len(place.cards)}.")
            return place.cards[-int(at)], 0
    return 0, game.piece_at(name)


def check_result(moment: Moment, expected: Any) -> list[str]:
    """How the game ended."""
    game = moment.game
    result = game.result
    if expected in (None, "none"):
        return [] if result is None else [f"The game should go on, but it is over: {tell_result(game)}."]
    if result is None:
        return [f"The result should be {show(expected)}, but the game goes on."]
    winners = winning_names(game)
    good = "winners" not in expected or sorted(listed(expected["winners"])) == winners
    good = good and ("clause" not in expected or same_clause(result.clause, str(expected["clause"])))
    good = good and ("reason" not in expected or expected["reason"] == result.reason)
    return [] if good else [f"The result should be {show(expected)}, but it is {tell_result(game)}."]


def winning_names(game: Game) -> list[str]:
    """The letters of the seats whose team has won."""
    return [game.seat_name(seat) for seat in game.winning_seats()]


def tell_result(game: Game) -> str:
    """The result as a scenario would write it."""
    result = game.result
    if result is None:
        return "none"
    return show({"winners": winning_names(game), "clause": result.clause, "reason": result.reason})


# ---- questions and refusals


def check_asks(moment: Moment, line: Line) -> list[tuple[int, str]]:
    """The open decision: its seat, question, options and clause."""
    game = moment.game
    decision = game.decision
    failures: list[tuple[int, str]] = []
    if decision is None:
        return [(line.line, f"A question was expected, but the game is over: {tell_result(game)}.")]
    keys = [game.key(option) for option in decision.options]
    for assertion in line.assertions:
        if assertion.subject == "options":
            sentences = check_options(keys, assertion.expected) + check_barred(moment, assertion.expected)
            failures.extend((assertion.line, sentence) for sentence in sentences)
        elif assertion.subject == "clause":
            if not same_clause(decision.clause, assertion.expected):
                sentence = (
                    f"The question should come from {assertion.expected}; it comes from {decision.clause}."
                )
                failures.append((assertion.line, sentence))
        elif (game.seat_name(decision.seat), decision.question) != (assertion.subject, assertion.expected):
            sentence = f"{assertion.subject} should be asked {assertion.expected}; {tell_decision(game)}."
            failures.append((assertion.line, sentence))
    return failures


def check_options(keys: list[str], expected: Any) -> list[str]:
    """The keys offered."""
    if is_number(expected):
        return (
            []
            if len(keys) == expected
            else [f"{expected} options were expected, but there are {tell_keys(keys)}."]
        )
    sentences: list[str] = []
    for key in listed(expected.get("include", [])):
        if words(key) not in keys:
            sentences.append(f"{key!r} should be offered; what is: {tell_keys(keys)}.")
    for key in listed(expected.get("exclude", [])):
        if found := offered_so(keys, key):
            sentences.append(f"{key!r} should not be offered, but {tell_offered(key, found)} is.")
    if "exactly" in expected:
        wanted = Counter(words(key) for key in listed(expected["exactly"]))
        if wanted != Counter(keys):
            sentences.append(
                f"Exactly {show(expected['exactly'])} should be offered; what is: {tell_keys(keys)}."
            )
    return sentences


def check_barred(moment: Moment, expected: Any) -> list[str]:
    """What is barred must mean something: a piece that is not there is never offered."""
    game = moment.game
    assert game.decision is not None
    sentences: list[str] = []
    for key in listed(expected.get("exclude", [])) if isinstance(expected, dict) else []:
        try:
            game.parse(key, game.decision.seat)
        except RuleboundError as error:
            sentences.append(f"{key!r} says nothing here: {error}")
    return sentences


def offered_so(keys: list[str], key: str) -> list[str]:
    """The keys that begin with these words: `attack` stands for every attack there is."""
    wanted = key.split()
    return [offered for offered in keys if offered.split()[: len(wanted)] == wanted]


def tell_offered(key: str, found: list[str]) -> str:
    """What is offered though a key is barred: it, or what begins with its words."""
    return "it" if key in found else tell_keys(found)


def tell_decision(game: Game) -> str:
    """Who is asked what, and what is offered."""
    decision = game.decision
    if decision is None:
        return f"the game is over: {tell_result(game)}"
    keys = [game.key(option) for option in decision.options]
    count = f"{len(keys)} option{'' if len(keys) == 1 else 's'}"
    seat = game.seat_name(decision.seat)
    return f"{seat} is asked {decision.question} with {count} ({tell_keys(keys)})"


def tell_keys(keys: list[str]) -> str:
    """The first keys of a list."""
    more = len(keys) - SHOWN_OPTIONS
    return "; ".join(keys[:SHOWN_OPTIONS]) + (f"; and {more} more" if more > 0 else "")


def check_cannot(moment: Moment, assertion: Assertion, clauses: tuple[str, ...]) -> list[str]:
    """Something that a seat may not choose now, and the clause that says so."""
    game = moment.game
    seat = ord(assertion.subject) - 65
    key = assertion.expected
    decision = game.decision
    if decision is not None and decision.seat == seat:
        found = offered_so([game.key(option) for option in decision.options], key)
        if found:
            what = tell_offered(key, found)
            return [f"{assertion.subject} should not be able to {key!r}, but {what} is offered."]
    refusal = game.refusal(seat, game.parse(key, seat))
    if refusal is None:
        return [
            f"{key!r} is not offered to {assertion.subject}, but no rule refuses it; is it written as a key?"
        ]
    if not any(same_clause(refusal.clause, clause) for clause in clauses):
        named = " or ".join(clauses)
        return [
            f"{key!r} is refused to {assertion.subject} by {refusal.clause} ({refusal.name}), not by {named}."
        ]
    return []
