"""Guided first games: five minutes per rulebook, as data.

A guide is a row of steps, each played from a position as scenarios write it (`given`; without one the game
goes on). At a step the learner, who sits at seat A, reads a text and gives the answers of `choose`, one
after the other, each one key or a list of keys that are as good; then `replies` are given for whoever is
asked. A step without `choose` is only read. What may be chosen is the engine's to say: the tests play every
guide, whatever the shuffle.

Texts are ids of the catalogues (`web-guide-<game>.ftl`); `load` reads `<game>.yaml` and refuses what is not
understood with a sentence that names file and step.
"""

from functools import cache
from importlib import resources
from typing import Any

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from rulebound.games import rulebook_named
from rulebound.kernel.refusal import SetupError
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as clause_named


class GuideError(ValueError):
    """A guide cannot be read; the message names the file and the step."""


class Reply(msgspec.Struct, frozen=True):
    """What is answered for a seat, by itself."""

    seat: int
    key: str


class Step(msgspec.Struct, frozen=True):
    """A text, the learner's answers (each a list of keys that will do), the replies, the clauses to read."""

    say: str
    given: dict[str, Any] | None
    choose: tuple[tuple[str, ...], ...]
    replies: tuple[Reply, ...]
    clauses: tuple[str, ...]


class Guide(msgspec.Struct, frozen=True):
    """The first game of one rulebook. `gently` answers whatever else the learner chooses."""

    game: str
    title: str
    gently: str
    done: str
    seats: int
    settings: dict[str, str]
    steps: tuple[Step, ...]


class _Step(msgspec.Struct, forbid_unknown_fields=True):
    """A step as the file writes it."""

    say: str
    given: dict[str, Any] | None = None
    choose: list[str | list[str]] = []
    replies: list[dict[str, str]] = []
    clauses: list[str] = []


class _Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A guide as the file writes it."""

    game: str
    title: str
    gently: str
    done: str
    steps: list[_Step]
    seats: int = 0
    settings: dict[str, str] = {}


def guides() -> list[str]:
    """The games that have a guide."""
    entries = resources.files("rulebound.guides").iterdir()
    return sorted(entry.name.removesuffix(".yaml") for entry in entries if entry.name.endswith(".yaml"))


@cache
def load(game: str) -> Guide:
    """The guide of a game; GuideError where there is none, or where it cannot be understood."""
    if game not in guides():
        raise GuideError(f"There is no guided first game of {game!r}; there are {', '.join(guides())}.")
    name = f"{game}.yaml"
    return read(resources.files("rulebound.guides").joinpath(name).read_text(encoding="utf-8"), name)


def read(text: str, name: str = "text") -> Guide:
    """A guide from the text of its file; `name` is what errors call it."""
    try:
        written = msgspec.convert(YAML(typ="safe", pure=True).load(text), _Guide)
        rulebook = rulebook_named(written.game)
    except (YAMLError, msgspec.ValidationError, SetupError) as error:
        raise GuideError(f"{name}: {error}") from error
    seats = written.seats or rulebook.seats_for(written.settings)
    if not written.steps or written.steps[0].given is None:
        raise GuideError(f"{name}: A guide has steps, and the first one needs a position (`given`).")
    steps = tuple(_step(step, seats, f"{name}, step {n}") for n, step in enumerate(written.steps, 1))
    return Guide(
        written.game,
        written.title,
        written.gently,
        written.done,
        seats,
        written.settings,
        steps,
    )


def _step(written: _Step, seats: int, where: str) -> Step:
    """One step, checked so far as that is possible without playing."""
    choose = tuple((answer,) if isinstance(answer, str) else tuple(answer) for answer in written.choose)
    if not all(choose):
        raise GuideError(f"{where}: an answer of `choose` is a key, or a list of at least one.")
    replies = tuple(
        Reply(_seat(letter, seats, where), key) for reply in written.replies for letter, key in reply.items()
    )
    try:
        clauses = tuple(clause_named(id).id for id in written.clauses)
    except UnknownClause as error:
        raise GuideError(f"{where}: {error}") from error
    return Step(written.say, written.given, choose, replies, clauses)


def _seat(letter: str, seats: int, where: str) -> int:
    """A seat by its letter."""
    letters = [chr(65 + seat) for seat in range(seats)]
    if letter not in letters:
        raise GuideError(f"{where}: {letter!r} is no seat; the seats are {', '.join(letters)}.")
    return letters.index(letter)
