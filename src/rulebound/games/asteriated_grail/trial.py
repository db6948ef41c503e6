"""Characters and positions for trying everything out: what the test kit asks for sits down first."""

from typing import Any, Final

from ...kernel.rng import Stream
from .cards import BASE
from .draft import pair_refusal

SEATS: Final = "ABCDEF"
HAND: Final = 4
MOST_HEAL: Final = 2
LESS_HEAL: Final = {"defiler": 0, "templar": 1}
"""Characters whose own skill lets them have less (AG C 45.1, AG C 41.1)."""
MOST_ENERGY: Final = 3
LIGHTS: Final = ["light-holy", "light-blood", "light-tech", "light-phantom"]
POISONS: Final = ["poison poison-wind-holy by E", "poison poison-water-holy by B"]
MEETINGS: Final[list[dict[str, Any]]] = [
    {"A": {"hand": LIGHTS}, "phase": "action-start"},
    {"A": {"hand": LIGHTS[:3], "crystals": 0, "gems": 1}, "phase": "action-start"},
    {"A": {"hand": ["fire-tech"], "effects": POISONS}, "phase": "pre-action"},
    {"red": {"gems": 3, "crystals": 2, "grails": 4}, "blue": {"gems": 3, "grails": 4}},
    {
        "A": {"hand": ["bullet-fire-chant", "bullet-water-blood"]},
        "B": {"hand": ["bullet-wind-phantom"]},
        "C": {"hand": ["bullet-thunder-holy"]},
        "D": {"hand": ["bullet-thunder-tech"]},
        "E": {"hand": ["bullet-water-phantom"]},
    },
]
"""What chance seldom brings about: a hand of no use, also with energy for a start-up alone; two Poisons; both
camps about to win by Grails; a Magic Bullet that goes round."""


def trial_roles(names: list[str], seed: int, wanted: list[str], seats: int) -> list[str]:
    """Characters that are asked for, as many as there are seats, filled up by chance."""
    dice = Stream(seed << 8 | 5)
    asked = [names.index(name) for name in wanted if name in names]
    others = list(range(len(names)))
    dice.shuffle(asked)
    dice.shuffle(others)
    chosen: list[str] = []
    for number in asked + others:
        name = names[number]
        clash = any(pair_refusal(name, other) is not None for other in chosen)
        if len(chosen) < seats and name not in chosen and not clash:
            chosen.append(name)
    return chosen


def trial_position(roles: list[str], seed: int) -> dict[str, Any]:
    """Six of them in the middle of a game, with energy, heal and cards; something rare is about to happen."""
    dice = Stream(seed << 8 | 9)
    meeting = MEETINGS[dice.below(len(MEETINGS))]
    position: dict[str, Any] = {name: held for name, held in meeting.items() if name not in SEATS}
    sides = [meeting.get(seat, {}) for seat in SEATS]
    lines = [line for side in sides for line in [*side.get("hand", []), *side.get("effects", [])]]
    taken = [word for line in lines for word in line.split()]
    codes = [face.code for face in BASE if face.code not in taken]
    for number, seat in enumerate(SEATS):
        hand = [codes.pop(dice.below(len(codes))) for _ in range(HAND)]
        gems = dice.below(MOST_ENERGY + 1)
        position[seat] = {
            "character": roles[number],
            "hand": hand,
            "gems": gems,
            "crystals": MOST_ENERGY - gems,
            "heal": min(dice.below(MOST_HEAL + 1), LESS_HEAL.get(roles[number], MOST_HEAL)),
            **meeting.get(seat, {}),
        }
    return position
