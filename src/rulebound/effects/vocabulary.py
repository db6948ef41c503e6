"""The words that the effect language takes from each game: its kinds of cards, colours, zones, steps, …

Families, jobs and categories are open lists: any lower-case word may be one, so that a designer's own cards
can bring their own; `packs` gives them names in the four languages.
"""

from typing import Final

VOCABULARY: Final[dict[str, dict[str, list[str]]]] = {
    "battle-spirits": {
        "kind": ["spirit", "nexus", "magic"],
        "colour": ["red", "purple", "green", "white", "yellow", "blue"],
        "keyword": [
            "super-unleash",
            "succession",
            "soul-magic",
            "clash",
            "spirit-calling",
            "current",
            "amplify",
            "spellcraft",
            "tremor",
            "camouflage",
        ],
        "state": [
            "exhausted",
            "refreshed",
            "heavy-exhausted",
            "attacking",
            "not-attacking",
            "blocking",
            "super-unleashed",
            "not-super-unleashed",
        ],
        "property": ["bp", "cost", "cores", "level", "symbols"],
        "zone": ["field", "hand", "deck", "trash", "open", "removed", "anywhere"],
        "step": ["start", "core", "draw", "refresh", "main", "attack", "end"],
        "event": ["summoned", "deployed", "attacks", "blocks", "destroyed", "depleted"],
        "duration": ["turn", "battle", "step"],
        "core-place": ["void", "reserve", "trash", "life"],
    },
    "fftcg": {
        "kind": ["forward", "backup", "summon", "monster", "character"],
        "element": ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"],
        "keyword": [
            "haste",
            "brave",
            "first-strike",
            "back-attack",
            "limit-break",
            "priming",
            "warp",
            "party",
        ],
        "state": ["dull", "active", "damaged", "frozen", "attacking", "blocking", "primed", "fell-this-turn"],
        "property": ["power", "cost"],
        "zone": [
            "field",
            "hand",
            "deck",
            "break-zone",
            "stack",
            "damage-zone",
            "lb-deck",
            "removed",
            "open",
            "looked",
            "anywhere",
        ],
        "step": ["active", "draw", "main-1", "attack", "main-2", "end"],
        "event": ["enters", "attacks", "blocks", "leaves"],
        "duration": ["turn", "your-turn", "permanent", "while-this-is-on-field", "once"],
        "payment": [
            "dull",
            "special",
            "crystal",
            "generic",
            "mill",
            "x",
            "fire",
            "ice",
            "wind",
            "earth",
            "lightning",
            "water",
        ],
    },
}
