"""From a record or a view to a scenario: a moment of a game, as given / when / then.

The scenario begins at the last normal prompt at or before the moment, gives the recorded choices from there,
and says what the moment is like: who is asked what, and how the table looks. If the moment is in the middle
of something, the record's next choices follow until a normal prompt; if the record ends before, the seats
give up.

Of a game that goes on a seat gets a scenario of what it knows: the last normal prompt, with every card that
it does not know filled in by one that it could be.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rulebound.games import rulebook_named
from rulebound.kernel.game import Game
from rulebound.kernel.record import (
    Concession,
    Drawn,
    MatchData,
    Record,
    RecordError,
    TimeOut,
    Undo,
    data_of,
    match_of,
)
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import View

from .checking import winning_names
from .reading import read_text
from .running import run
from .script import CONCEDE, TIME_OUT

FILLED_IN = 1
"""The seed by which unknown cards are filled in."""
LONG_LIST = 12
WIDTH = 110
PLAIN_WORD = re.compile(r"[A-Za-z][A-Za-z0-9 .+_-]*\Z")
NOT_A_WORD = ("true", "false", "null", "none", "yes", "no", "on", "off", "y", "n")


@dataclass
class Written:
    """A scenario written from a record: its text, and after how many inputs it begins."""

    text: str
    begins: int
    notes: list[str] = field(default_factory=list)


@dataclass
class Moment:
    """The game after some inputs of the record, and the choice that follows: whose it is, and its key."""

    game: Game
    inputs: int
    seat: int = -1
    key: str = ""


def from_record(record: Record, at: int, name: str) -> Written:
    """The moment of a record after `at` inputs, as the text of a scenario file that passes."""
    count = len(record.inputs)
    if not 0 <= at <= count:
        raise RecordError(
            f"The record has {count} inputs; a moment is after 0 to {count} of them, not after {at}."
        )
    moments, now = replayed(record, at)
    notes: list[str] = []
    for begin in beginnings(moments, now):
        text = write(record, moments, begin, now, f"{name} after {at} inputs")
        failures = run(read_text(text, name)[0]).failures
        if not failures:
            return Written(text, moments[begin].inputs, notes)
        where = f"The position after {moments[begin].inputs} inputs"
        notes.append(f"{where} cannot be written down exactly: {failures[0].sentence}")
    raise RecordError(f"No scenario can be made of this moment. {notes[-1]}")


def from_views(seen: Iterable[View], name: str) -> Written:
    """The first of some views, the newest first, that is a normal prompt; unknown cards are filled in.

    All of it follows from the view, so it tells nothing that its viewer does not know.
    """
    refused = ""
    for view in seen:
        game = view.determinize(FILLED_IN)
        if not is_prompt(game) or game.conceded:
            continue
        match = data_of(game.match)
        position = without_empty(game.describe())
        lines = [*write_head(game.rulebook.id, name, match, position), *write_moment(game)]
        text = "\n".join(lines) + "\n"
        failures = run(read_text(text, name)[0]).failures
        if not failures:
            return Written(text, 0)
        refused = failures[0].sentence
    raise RecordError(
        f"No scenario can be made of this moment. {refused or 'There was no normal prompt yet.'}"
    )


def replayed(record: Record, at: int) -> tuple[list[Moment], int]:
    """Every moment of the record without what was taken back, and which of them is the one after `at` inputs.

    What follows the moment only serves to reach a normal prompt, so it ends where something is taken back.
    An agreement on a draw is left out: it changes nothing on the table.
    Forced decisions, which a record leaves out, are moments too: written down they cannot be mistaken.
    """
    inputs: list[str | Concession | TimeOut] = []
    for given in record.inputs[:at]:
        if isinstance(given, Undo):
            del inputs[-1:]
        elif not isinstance(given, Drawn):
            inputs.append(given)
    until = len(inputs)
    for given in record.inputs[at:]:
        if isinstance(given, Undo | Drawn):
            break
        inputs.append(given)
    match = match_of(record, rulebook_named(record.game))
    game = match.rulebook.new_game(match)
    game.skip_forced = False
    game.start()
    moments: list[Moment] = []
    take_forced(game, moments, 0)
    now = len(moments)
    for n, given in enumerate(inputs):
        moment = Moment(game.copy(), n)
        try:
            give(game, given, moment)
        except RuleboundError as error:
            raise RecordError(f"Choice {n + 1} cannot be replayed: {error}") from error
        moments.append(moment)
        take_forced(game, moments, n + 1)
        if n + 1 == until:
            now = len(moments)
    moments.append(Moment(game, len(inputs)))
    return moments, now


def take_forced(game: Game, moments: list[Moment], inputs: int) -> None:
    """Take decisions of a single option, each a moment of its own."""
    while game.decision is not None and len(game.decision.options) == 1:
        decision = game.decision
        moments.append(Moment(game.copy(), inputs, decision.seat, game.key(decision.options[0])))
        game.choose(0)


def give(game: Game, given: str | Concession | TimeOut, moment: Moment) -> None:
    """Take one input, and note in the moment whose it was."""
    if isinstance(given, str):
        moment.seat = game.decision.seat if game.decision is not None else -1
        moment.key = given
        game.choose_key(given)
    else:
        moment.seat = given.seat
        moment.key = CONCEDE if isinstance(given, Concession) else TIME_OUT
        game.concede(given.seat, by_time=isinstance(given, TimeOut))


def is_prompt(game: Game) -> bool:
    """Whether a scenario may begin or end here: a normal prompt, and nobody has given up."""
    return game.result is None and game.rulebook.arrangeable(game)


def beginnings(moments: list[Moment], now: int) -> list[int]:
    """Where the scenario may begin: normal prompts, the last one first, and the start of the game."""
    prompts = [n for n in range(now, 0, -1) if is_prompt(moments[n].game) and not moments[n].game.conceded]
    return [*prompts, 0]


# ---- the text


def write(record: Record, moments: list[Moment], begin: int, now: int, name: str) -> str:
    """The whole file."""
    lines = write_head(record.game, name, record.match, position_at(record, moments, begin))
    lines += write_whens(moments, begin, now)
    lines += write_moment(moments[now].game)
    end = now
    while end + 1 < len(moments) and not is_over_or_prompt(moments[end].game):
        end += 1
    lines += write_whens(moments, now, end)
    if not is_over_or_prompt(moments[end].game):
        lines.append("  # The record ends in the middle of this; giving up ends the scenario.")
        lines += write_surrender(moments[end].game)
    return "\n".join(lines) + "\n"


def is_over_or_prompt(game: Game) -> bool:
    """Whether a scenario may end here: the game is over, or someone has a choice at a normal prompt."""
    decision = game.decision
    return decision is None or (game.quiet() and len(decision.options) > 1)


def position_at(record: Record, moments: list[Moment], begin: int) -> dict[str, Any] | None:
    """The position that the scenario starts from; None for a fresh deal."""
    if begin == 0:
        return record.match.position
    game = moments[begin].game
    position = without_empty(game.describe())
    position["random"] = [int(game.key_a), int(game.key_b), int(game.drawn)]
    return position


def without_empty(value: dict[str, Any]) -> dict[str, Any]:
    """A position without its empty lists, which say nothing; an empty pile of a seat does."""
    return {name: held for name, held in value.items() if held not in ([], {}, None)}


def write_head(game: str, name: str, match: MatchData, position: dict[str, Any] | None) -> list[str]:
    """All that comes before the steps."""
    begin = [f"game: {game}", "scenarios:", f"- name: {flow(name)}"]
    return [*begin, *write_match(game, match, position), "  steps:"]


def write_match(game: str, match: MatchData, position: dict[str, Any] | None) -> list[str]:
    """Settings, seed and position."""
    lines = [f"  seed: {match.seed}"]
    if match.seats != rulebook_named(game).default_seats:
        lines.append(f"  seats: {match.seats}")
    if match.settings:
        lines.append(f"  settings: {flow(match.settings)}")
    if match.decks:
        lines.append(f"  decks: {flow(match.decks)}")
    if match.decklists != "open":
        lines.append(f"  decklists: {match.decklists}")
    if match.cancel:
        lines.append("  cancel: true")
    if position is not None:
        lines.append("  given:")
        for name, value in position.items():
            lines += entry(name, value, "    ")
    return lines


def write_whens(moments: list[Moment], begin: int, end: int) -> list[str]:
    """The choices from one moment to another; those of one seat in a row are one step."""
    lines: list[str] = []
    n = begin
    while n < end:
        seat = moments[n].seat
        keys: list[str] = []
        while n < end and moments[n].seat == seat:
            keys.append(moments[n].key)
            n += 1
        answer = keys[0] if len(keys) == 1 else keys
        lines.append(f"  - when: {flow({moments[begin].game.seat_name(seat): answer})}")
    return lines


def write_moment(game: Game) -> list[str]:
    """What the moment is like: the result, or the open question, and how the table looks."""
    result = game.result
    if result is not None:
        ended = {"winners": winning_names(game), "clause": result.clause, "reason": result.reason}
        lines = [f"  - then: {flow({'result': ended})}"]
    else:
        decision = game.decision
        assert decision is not None
        keys = [game.key(option) for option in decision.options]
        lines = [
            "  - asks:",
            f"      {game.seat_name(decision.seat)}: {decision.question}",
            f"      clause: {decision.clause}",
            *entry("options", {"exactly": keys}, "      "),
        ]
    lines.append("  - then:")
    for path, value in seen_table(game).items():
        lines += entry(path, value, "      ")
    return lines


def seen_table(game: Game) -> dict[str, Any]:
    """The position as assertions; of long piles only how many cards they hold."""
    paths: dict[str, Any] = {}
    for name, value in game.describe().items():
        parts = (
            {f"{name}.{part}": held for part, held in value.items()}
            if isinstance(value, dict)
            else {name: value}
        )
        for path, held in parts.items():
            if not isinstance(held, dict):
                paths[path] = len(held) if isinstance(held, list) and len(held) > LONG_LIST else held
    return paths


def write_surrender(game: Game) -> list[str]:
    """All teams but the first that still play give up."""
    playing = [seat for seat in range(game.match.seats) if seat not in game.conceded]
    keeps = game.teams[playing[0]]
    return [
        f"  - when: {flow({game.seat_name(seat): CONCEDE})}" for seat in playing if game.teams[seat] != keeps
    ]


def entry(name: str, value: Any, indent: str) -> list[str]:
    """A key and its value: on one line where that fits, a mapping otherwise on several."""
    line = f"{indent}{flow(name)}: {flow(value)}"
    if len(line) <= WIDTH or not isinstance(value, dict):
        return wrapped(line, indent)
    lines = [f"{indent}{flow(name)}:"]
    for inner, held in value.items():
        lines += entry(inner, held, indent + "  ")
    return lines


def wrapped(line: str, indent: str) -> list[str]:
    """A long list, broken after commas."""
    lines: list[str] = []
    while len(line) > WIDTH and (at := line.rfind(", ", len(indent) + 2, WIDTH)) > 0:
        lines.append(line[: at + 1])
        line = f"{indent}  {line[at + 2 :]}"
    return [*lines, line]


def flow(value: Any) -> str:
    """A value as YAML on one line, in quotes only where it needs them."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{flow(name)}: {flow(held)}' for name, held in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(flow(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    text = str(value)
    if isinstance(value, int) or (
        PLAIN_WORD.match(text) and text.lower() not in NOT_A_WORD and text[-1] != " "
    ):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
