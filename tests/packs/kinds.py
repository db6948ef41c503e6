"""Minimal cards for every kind of the effect language at every place that takes it, for both games."""

from collections.abc import Iterator
from typing import Any

from rulebound.effects.grammar import KINDS, Field, Kind
from rulebound.effects.reading import kinds_of, words_of

FORWARD = {"zone": "field", "controller": "anyone", "kind": "forward"}
SPIRIT = {"zone": "field", "controller": "anyone", "kind": "spirit"}
SELECTORS: dict[str, dict[str, Any]] = {
    "fftcg": FORWARD,
    "battle-spirits": SPIRIT,
}
ZONED: dict[str, dict[str, Any]] = {
    "search": {"zone": "deck", "owner": "you"},
    "discard": {"zone": "hand", "owner": "you"},
    "to-field": {"zone": "break-zone", "owner": "you", "kind": "character"},
    "cast-card": {"zone": "hand", "owner": "you", "kind": "summon"},
    "cancel": {"zone": "stack", "controller": "anyone"},
    "play": {"zone": "trash", "owner": "you", "kind": "spirit"},
    "use-flash": {"zone": "hand", "owner": "you", "kind": "magic"},
    "magic-used": {"zone": "anywhere", "kind": "magic"},
    "discarded-from-deck": {"zone": "anywhere"},
    "casts": {"zone": "anywhere"},
    "piles": {"zone": "hand", "owner": "opponent"},
    "produces": {"zone": "field", "controller": "you", "kind": "backup"},
}
"""Kind → what it is about, where that is not simply anything on the field."""
WORDS = {
    "text": "Ember",
    "name": "one",
    "family": "wind-fang",
    "job": "knight",
    "category": "rb",
    "colour-or-name": "red",
}
PLAIN: dict[str, Any] = {
    "whole": 1,
    "flag": False,
    "value": 1,
    "comparison": {"at-least": 1},
    "level": {"cores": 1, "bp": 3000},
}


class Samples:
    """Something for each type of the grammar, in one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def selector(self, kind: str) -> dict[str, Any]:
        """Something that there is in a position in which cards are tried."""
        return ZONED.get(kind, SELECTORS[self.game])

    def of(self, type: str, kind: str, picks: bool) -> Any:
        """Something of a type, for a kind; `picks`: a player may be asked."""
        if type.startswith("list of "):
            return [self.of(type[8:], kind, picks)]
        bare = type.removesuffix("+")
        if bare in PLAIN or bare in WORDS:
            return {**PLAIN, **WORDS}[bare]
        if bare in ("target", "core-place"):
            return self.target(kind, picks)
        if bare == "target-or-selector":
            return "this"
        if bare == "selector":
            return self.selector(kind)
        return self.rarer(bare)

    def target(self, kind: str, picks: bool) -> Any:
        """All that match, or one that is picked."""
        selector = self.selector(kind)
        if not picks:
            return {"all": {"of": selector, "set": "open"}}
        how = "announced" if self.game == "fftcg" else "resolution"
        return {"choose": {"count": 1, "up-to": False, "from": selector, "pick": how}}

    def rarer(self, type: str) -> Any:
        """Types that have other nodes in them, and words."""
        samples: dict[str, Any] = {
            "condition": {"exists": SELECTORS[self.game]},
            "trigger": {"attacks": "this"},
            "action": {"draw": 1},
            "part": [{"draw": 1}],
            "facet": {"kind": words_of("kind", self.game)[0]},
            "payment": {"generic": 1},
            "static": {"cannot": {"what": "this", "do": "block"}},
            "ability": {"always": {"zone": "field", "holds": [{"cannot": {"what": "this", "do": "block"}}]}},
        }
        if type in samples:
            return samples[type]
        words = words_of(type, self.game)
        return words[0] if words else None

    # ---- nodes

    def minimal(self, kind: Kind, picks: bool) -> Any:
        """A node with the fields that it needs."""
        fields = {
            name: self.of(field.type, kind.name, picks) for name, field in kind.fields.items() if field.needed
        }
        return {kind.name: fields} if fields else kind.name

    def variants(self, kind: Kind, picks: bool) -> Iterator[tuple[str, Any]]:
        """The minimal node; then each word of each field, and each field that may be left out."""
        fields = self.minimal(kind, picks)
        yield kind.name, fields
        needed = fields[kind.name] if isinstance(fields, dict) else {}
        for name, field in kind.fields.items():
            for word in self.several(field):
                if field.needed and needed.get(name) == word:
                    continue
                yield f"{kind.name} {name}={word}", {kind.name: {**needed, name: word}}

    def several(self, field: Field) -> list[Any]:
        """The words that a field may have, or one value for it where it may be left out."""
        bare = field.type.removesuffix("+")
        if bare == "flag":
            return [True, False]
        words = words_of(bare, self.game) if bare not in KINDS and bare not in WORDS else []
        known = [word for word in words if not word.startswith("list of")]
        if known and bare not in PLAIN and bare not in ("target-or-selector", "core-place", "part"):
            return list(known)
        return [] if field.needed else [self.of(field.type, "", False)]


def kinds(game: str, group: str) -> list[Kind]:
    """The kinds of a group that a game has."""
    found = kinds_of(group, game) if group != "action" else {k: v for k, v in KINDS[group].items()}
    return [kind for kind in found.values() if kind.game in ("", game)]
