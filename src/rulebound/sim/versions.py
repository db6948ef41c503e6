"""How each version of the rules plays: the digests of a few games at random, kept with the project.

    python -m rulebound.sim.versions

writes them to bench/rules-versions.json. They tell that rules have changed without anybody saying so: other
digests under the same version. A version of which games are kept in bench/strength stays as it is; where its
digests would change, the version of that rulebook (`rules_version`) has to be raised instead.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from rulebound.files import write_whole
from rulebound.games import rulebook_named, rulebook_names
from rulebound.sim.match import Plan, play
from rulebound.sim.strength import rules_folder

BENCH: Final = Path("bench")
FILE: Final = "rules-versions.json"
KEPT: Final = "strength"
GAMES: Final = 10
"""How many games of each rulebook tell its version: few enough for every run of the tests."""
MUST_RAISE: Final = 1


def digests(game: str) -> list[str]:
    """How today's rules play: the digests of some games at random."""
    plan = Plan(game, ("random", "random"), 0)
    return [play(plan, number).digest for number in range(GAMES)]


def read(bench: Path) -> dict[str, Any]:
    """What is kept: of each game the version, and its digests."""
    path = bench / FILE
    kept: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    return kept


def fault(game: str, kept: dict[str, Any], played: list[str]) -> str:
    """What is wrong with the version of a game; "" where its rules play as its version did."""
    version = rulebook_named(game).rules_version
    entry = kept.get(game)
    if entry is None or entry["version"] < version:
        return f"Version {version} of the rules of {game} is new: run `python -m rulebound.sim.versions`."
    if entry["version"] > version:
        return f"The rules of {game} have gone back from version {entry['version']} to {version}."
    if entry["games"] != played:
        return (
            f"The rules of {game} play other games than version {version} did. If games of that version are "
            "kept, raise `rules_version` of its rulebook; then run `python -m rulebound.sim.versions`."
        )
    return ""


def write(bench: Path) -> list[str]:
    """Note how today's rules play; the games whose version has to be raised first."""
    kept = read(bench)
    stuck: list[str] = []
    for game in rulebook_names():
        version = rulebook_named(game).rules_version
        played = digests(game)
        same = game in kept and kept[game]["version"] == version
        measured = rules_folder(bench / KEPT, game, version).exists()
        if same and measured and kept[game]["games"] != played:
            stuck.append(game)
        else:
            kept[game] = {"version": version, "games": played}
    content = msgspec.json.format(msgspec.json.encode(dict(sorted(kept.items()))), indent=1)
    write_whole(bench / FILE, content + b"\n")
    return stuck


def main() -> int:
    """Write the digests, or say whose version has to be raised."""
    stuck = write(BENCH)
    for game in stuck:
        version = rulebook_named(game).rules_version
        print(
            f"Games of version {version} of the rules of {game} are kept, and today's rules play others: "
            f"raise `rules_version` of its rulebook to {version + 1}.",
            file=sys.stderr,
        )
    return MUST_RAISE if stuck else 0


if __name__ == "__main__":
    sys.exit(main())
