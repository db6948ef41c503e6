"""Makes the JSON files that are read at run time from the YAML sources that people write and review.

    python -m rulebound.rulebooks.build            writes <game>.json for every rulebook
    python -m rulebound.rulebooks.build --check    only says which of them are out of step, exit code 1 if any

YAML takes 0.3 s to load for the longest index and about a second for all, the JSON a few milliseconds; so
the JSON is kept in the repository and a test holds both in step. Building is also where the sources are
checked: required keys and kinds by the Clause struct; ids, settings and cross-references by the functions
below.
"""

import sys
from pathlib import Path

import msgspec
from ruamel.yaml import YAML

from rulebound.rulebooks.catalogue import KERNEL, RULEBOOKS, Rulebook
from rulebound.rulebooks.clauses import Clause
from rulebound.rulebooks.sheets import SHEETS_FILE, SHEETS_OF, Sheet

FOLDER = Path(__file__).parent


class SourceError(ValueError):
    """A YAML source has a mistake; the message names the file and the entry."""


def sources(book: Rulebook) -> tuple[str, ...]:
    """The YAML files a rulebook is made of, in order."""
    if book is KERNEL:
        return ("kernel.rulings.yaml",)
    return (f"{book.game}.clauses.yaml", f"{book.game}.rulings.yaml")


def read_sources(book: Rulebook, folder: Path = FOLDER) -> list[Clause]:
    """The clauses of a rulebook from its YAML files, each entry checked."""
    clauses: list[Clause] = []
    for file_name in sources(book):
        entries = YAML(typ="safe", pure=True).load(folder / file_name)
        for entry in entries:
            clauses.append(_checked_entry(book, file_name, entry))
    if book.game == SHEETS_OF:
        clauses += [entry for sheet in read_sheets(folder) for entry in skill_clauses(sheet)]
    _check_unique(book, clauses)
    return clauses


def read_sheets(folder: Path = FOLDER) -> list[Sheet]:
    """The sheets of all characters, in the order of their numbers."""
    sheets: list[Sheet] = []
    for path in sorted((folder / "characters").glob("*.yaml")):
        entry = YAML(typ="safe", pure=True).load(path)
        try:
            sheet = msgspec.convert(entry, Sheet)
        except msgspec.ValidationError as error:
            raise SourceError(f"characters/{path.name}: {error}.") from error
        if sheet.id != path.stem:
            raise SourceError(f"characters/{path.name}: the id must be {path.stem}, as the file is called.")
        sheets.append(sheet)
    return sorted(sheets, key=lambda sheet: sheet.number)


def skill_clauses(sheet: Sheet) -> list[Clause]:
    """Every skill of a character as a clause."""
    return [
        Clause(
            id=f"AG C {sheet.number}.{at}",
            game=SHEETS_OF,
            title=f"{skill.name.en} ({skill.name.zh_hant})",
            text=skill.text.en,
            kind="skill",
            observable=True,
        )
        for at, skill in enumerate(sheet.skills, 1)
    ]


def render_sheets(sheets: list[Sheet]) -> bytes:
    """The JSON of the characters, one a line."""
    lines = [msgspec.json.encode(sheet) for sheet in sheets]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def check_references(clauses: list[Clause]) -> None:
    """`same_as` must name another clause that exists, in whichever rulebook."""
    known = {entry.id for entry in clauses}
    for entry in clauses:
        if entry.same_as is not None and (entry.same_as not in known or entry.same_as == entry.id):
            raise SourceError(f"{entry.id} has same_as {entry.same_as}, which is no other clause.")


def render(clauses: list[Clause]) -> bytes:
    """The JSON of a rulebook, one clause a line so that changes can be read in review."""
    lines = b",\n".join(msgspec.json.encode(entry) for entry in clauses)
    return b"[\n" + lines + b"\n]\n"


def rendered_rulebooks() -> dict[Path, bytes]:
    """What every JSON file should contain, by its path."""
    by_book = {book.game: read_sources(book) for book in RULEBOOKS}
    check_references([entry for clauses in by_book.values() for entry in clauses])
    files = {FOLDER / f"{game}.json": render(clauses) for game, clauses in by_book.items()}
    files[FOLDER / SHEETS_FILE] = render_sheets(read_sheets())
    return files


def out_of_step() -> list[Path]:
    """The JSON files that are missing or differ from what the YAML sources say."""
    wanted = rendered_rulebooks().items()
    return [path for path, content in wanted if not path.exists() or path.read_bytes() != content]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        stale = out_of_step()
        for path in stale:
            print(f"{path.name} is out of step with its YAML; run python -m rulebound.rulebooks.build.")
        return 1 if stale else 0
    if arguments:
        print("The only argument is --check.", file=sys.stderr)
        return 2
    for path, content in rendered_rulebooks().items():
        path.write_bytes(content)
    return 0


def _checked_entry(book: Rulebook, file_name: str, entry: dict[str, object]) -> Clause:
    where = f"{file_name}, entry {entry.get('id', 'without id')}"
    try:
        checked = msgspec.convert({**entry, "game": book.game}, Clause)
    except msgspec.ValidationError as error:
        raise SourceError(f"{where}: {error}.") from error
    if not checked.id.startswith(f"{book.prefix} "):
        raise SourceError(f'{where}: the id must begin with "{book.prefix} ".')
    if not checked.title.strip() or not checked.text.strip():
        raise SourceError(f"{where}: title and text must not be empty.")
    if checked.setting is not None and checked.setting.default not in checked.setting.values:
        raise SourceError(f"{where}: the default of {checked.setting.name} is not among its values.")
    return checked


def _check_unique(book: Rulebook, clauses: list[Clause]) -> None:
    seen: set[str] = set()
    for entry in clauses:
        if entry.id in seen:
            raise SourceError(f"{book.name} has two clauses with the id {entry.id}.")
        seen.add(entry.id)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
