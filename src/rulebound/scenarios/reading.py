"""Reading scenario files: YAML with line numbers, checked so far as that is possible without playing.

Whatever is wrong is said in one sentence that begins with file and line. What only the game can tell (a card
that a deck does not have, an option that is not offered) is found when the scenario runs.
"""

import difflib
import re
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from rulebound.games import rulebook_named
from rulebound.kernel.refusal import RuleboundError, SetupError

from .marks import item_line, line_of, lines_of, listed, plain, tell_yaml_error
from .script import Scenario
from .steps import StepReader

FILE_KEYS = ("game", "scenarios", "settings", "packs")
SCENARIOS_BEGIN = re.compile(r"^scenarios[ \t]*:", re.MULTILINE)
SCENARIO_KEYS = ("name", "settings", "seed", "seats", "decks", "decklists", "cancel", "given", "steps")


def load_file(path: str | Path) -> list[Scenario]:
    """The scenarios of one file; ScenarioError with file and line where it cannot be read."""
    return Reader(str(path)).read_file()


def read_text(text: str, path: str = "text") -> list[Scenario]:
    """The scenarios of a text; `path` is what errors call it."""
    return Reader(path).read(text)


def is_scenario_file(path: Path) -> bool:
    """Whether a YAML file means to be one of scenarios, and not a pack, a deck or something else.

    One that cannot be read at all does, and one that names a game and no cards, or has a word much like
    `scenarios`: its fault is to be told.
    """
    reader = Reader(str(path))
    text = reader.text()
    if SCENARIOS_BEGIN.search(text):
        return True
    top = reader.load(text)
    if not isinstance(top, CommentedMap):
        return False
    if any(difflib.get_close_matches(str(key), ("scenarios", "steps"), 1, 0.75) for key in top):
        return True
    return "game" in top and "cards" not in top


class Reader(StepReader):
    """Reads one file."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.folder: Path | None = None
        self.game = ""
        self.packs: tuple[str, ...] = ()

    def text(self) -> str:
        """What is written in the file."""
        try:
            return Path(self.path).read_text(encoding="utf-8")
        except FileNotFoundError as error:
            raise self.fail(1, "There is no such file.") from error
        except (OSError, UnicodeDecodeError) as error:
            raise self.fail(1, f"This file cannot be read: {error}.") from error

    def read_file(self) -> list[Scenario]:
        """The whole file."""
        text = self.text()
        self.folder = Path(self.path).resolve().parent
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
        if "packs" in top:
            self.read_packs(top)
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

    def load(self, text: str) -> Any:
        """The YAML of the file."""
        try:
            return YAML(typ="rt", pure=True).load(text)
        except MarkedYAMLError as error:
            raise self.fail(*tell_yaml_error(error)) from error
        except YAMLError as error:
            raise self.fail(1, f"This is not valid YAML: {error}.") from error
        except RecursionError as error:
            raise self.fail(1, "This is nested too deeply to be a scenario.") from error

    def parse(self, text: str) -> CommentedMap:
        """The mapping that the file is."""
        top = self.load(text)
        if not isinstance(top, CommentedMap):
            raise self.fail(1, "A scenario file is a mapping with `game:` and `scenarios:`.")
        return top

    def read_packs(self, top: CommentedMap) -> None:
        """The packs that the file is played with, named from where it lies; a bare text has no place."""
        from rulebound.packs.rulebooks import rulebook_with

        line = line_of(top, "packs")
        names = listed(top["packs"])
        if not names or not all(isinstance(name, str) and name for name in names):
            raise self.fail(line, "`packs` is a list of files, e.g. [mine.yaml].")
        if self.folder is None:
            raise self.fail(line, "Only a scenario that lies in a file can name its packs.")
        paths = [(self.folder / name).resolve() for name in names]
        for name, path in zip(names, paths, strict=True):
            if not path.is_file():
                raise self.fail(line, f"There is no pack {name}: {path} is no file.")
        self.packs = tuple(str(path) for path in paths)
        try:
            self.rulebook = rulebook_with(self.game, self.packs)
        except RuleboundError as error:
            raise self.fail(line, f"The packs cannot be used. {error}") from error

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
            given_lines={} if given is None else lines_of(given),
            packs=self.packs,
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
