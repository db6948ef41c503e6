"""Makes the JSON files that are read at run time from the YAML files that people write and review.

    python -m rulebound.packs.build            writes <game>.json for every game with packs
    python -m rulebound.packs.build --check    only says which of them are out of step, exit code 1 if any

A folder `<game>/` has one file per set, `decks.yaml` with ready-made decks, `keywords.yaml` with what
keywords stand for, and `families.yaml`, `jobs.yaml` and `categories.yaml` with the names of such words. YAML
takes a second to load, the JSON milliseconds; so the JSON is kept in the repository and a test holds both in
step. Building is also where the packs are checked, each by itself and all together.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from rulebound.kernel.refusal import RuleboundError

from .facts import CARD_KINDS
from .loading import load_decks, load_keywords, load_pack, load_words
from .model import Deck, Pack

FOLDER: Final = Path(__file__).parent
DECKS: Final = "decks.yaml"
KEYWORDS: Final = "keywords.yaml"
WORDS: Final = {"families.yaml": "family", "jobs.yaml": "job", "categories.yaml": "category"}
GROWING: Final = ("fftcg",)
"""Games whose ready-made decks may name cards that no pack has yet."""


def pack_files(game: str, folder: Path = FOLDER) -> list[Path]:
    """The packs of a game in the order of their sets: 2 comes before 10."""
    files = [file for file in (folder / game).glob("*.yaml") if file.name not in (DECKS, KEYWORDS, *WORDS)]
    return sorted(files, key=lambda file: re.sub(r"\d+", lambda digits: digits[0].zfill(4), file.stem))


def build_game(game: str, folder: Path = FOLDER) -> dict[str, Any]:
    """All that the JSON of a game says; an error names the file and line of the first mistakes."""
    home = folder / game
    packs = [load_pack(file) for file in pack_files(game, folder)]
    decks = load_decks(home / DECKS) if (home / DECKS).exists() else []
    keywords = load_keywords(home / KEYWORDS, game) if (home / KEYWORDS).exists() else {}
    words = {type: load_words(home / name) for name, type in WORDS.items() if (home / name).exists()}
    check_together(packs, [] if game in GROWING else decks, words)
    return {
        "packs": [
            {"set": pack.set, "name": pack.names, "cards": [card.written for card in pack.cards]}
            for pack in packs
        ],
        "decks": {deck.name: plain_deck(deck) for deck in decks},
        "keywords": keywords,
        "words": words,
    }


def plain_deck(deck: Deck) -> dict[str, Any]:
    """A deck as plain data: with colour and set, or in FF-TCG with elements and LB deck."""
    if deck.elements:
        return {
            "names": deck.names,
            "elements": deck.elements,
            "cards": dict(deck.cards),
            "lb": dict(deck.lb),
        }
    return {"names": deck.names, "colour": deck.colour, "set": deck.set, "cards": dict(deck.cards)}


def check_together(packs: list[Pack], decks: list[Deck], words: dict[str, dict[str, dict[str, str]]]) -> None:
    """Numbers are unique over all packs, these decks name cards that exist, and families have names."""
    sets: dict[str, str] = {}
    for pack in packs:
        for card in pack.cards:
            if card.number in sets:
                raise RuleboundError(f"{card.number} is in {sets[card.number]} and again in {pack.set}.")
            sets[card.number] = pack.set
            for family in card.families:
                if family not in words.get("family", {}):
                    raise RuleboundError(
                        f"The family {family} of {card.number} has no names in families.yaml."
                    )
    for deck in decks:
        for number, _ in deck.cards:
            if number not in sets:
                raise RuleboundError(f"The deck {deck.name} names {number}, which is in no pack.")


def render(content: dict[str, Any]) -> bytes:
    """The JSON, one card a line so that changes can be read in review."""
    packs = []
    for pack in content["packs"]:
        cards = ",\n".join(dump(card) for card in pack["cards"])
        packs.append(f'{{"set": {dump(pack["set"])}, "name": {dump(pack["name"])}, "cards": [\n{cards}\n]}}')
    parts = [f'"packs": [{",".join(packs)}]']
    for name in ("decks", "keywords", "words"):
        lines = ",\n".join(f"{dump(key)}: {dump(held)}" for key, held in content[name].items())
        parts.append(f"{dump(name)}: {{\n{lines}\n}}")
    return ("{" + ",\n".join(parts) + "}\n").encode()


def dump(content: Any) -> str:
    """JSON as it stands in a line."""
    return json.dumps(content, ensure_ascii=False)


def rendered(folder: Path = FOLDER) -> dict[Path, bytes]:
    """What every JSON file should contain, by its path."""
    return {folder / f"{game}.json": render(build_game(game, folder)) for game in CARD_KINDS}


def out_of_step() -> list[Path]:
    """The JSON files that are missing or differ from what the YAML files say."""
    return [path for path, content in rendered().items() if not path.exists() or path.read_bytes() != content]


def main(arguments: list[str]) -> int:
    """Write or check the JSON files."""
    if arguments not in ([], ["--check"]):
        print("The only argument is --check.", file=sys.stderr)
        return 2
    try:
        wanted = rendered()
    except RuleboundError as error:
        print(error, file=sys.stderr)
        return 2
    stale = [path for path, content in wanted.items() if not path.exists() or path.read_bytes() != content]
    for path in stale:
        if arguments:
            print(f"{path.name} is out of step with its packs; run python -m rulebound.packs.build.")
        else:
            path.write_bytes(wanted[path])
    return 1 if arguments and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
