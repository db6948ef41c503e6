"""What an action is (BP 1): its trigger, speed, timing, cost, key cards and target, each with its clause.

The sheet writes an action as `@trigger-speed-timing $cost ★keys`. In every chapter n of the sheet, n.2 says
whether the action is direct, n.3 its speed, n.4 its timing; the rest of the chapter differs and is named by
the action. Every action is a class in the file of its group, with `resolve` for its effect.
"""

from typing import TYPE_CHECKING, Final

from ...kernel.card import face_of
from ...kernel.clause import WATCH, number, refuse, rule
from ...kernel.refusal import Refusal
from .cards import NUMBER_OF, SUIT_OF

if TYPE_CHECKING:
    from .state import BlackPoker, Character, Request

NOTHING: Final = 0
A_CHARACTER: Final = 1
A_REQUEST: Final = 2
A_PLAYER: Final = 3
"""What the target of an action is."""

NO_TARGET: Final = Refusal("BP R4.35", "bp-no-target")


class KeyCard:
    """Which cards can be a key card: a suit (-1: any, or none) and a range of numbers, kept as a set."""

    def __init__(self, suit: int, low: int, high: int) -> None:
        faces = 0
        for face in range(1, len(NUMBER_OF)):
            if low <= NUMBER_OF[face] <= high and suit in (-1, SUIT_OF[face]):
                faces |= 1 << face
        self.faces = faces

    def fits(self, face: int) -> bool:
        """Whether a face can be this key card."""
        return self.faces >> face & 1 == 1


def different(cards: list[int]) -> list[int]:
    """One card of each face: a second Joker means nothing new. The list itself where all differ."""
    found = 0
    for card in cards:
        face = 1 << face_of(card)
        if found & face:
            return first_of_each_face(cards)
        found |= face
    return cards


def first_of_each_face(cards: list[int]) -> list[int]:
    """The first card of each face, in their order."""
    first: dict[int, int] = {}
    for card in cards:
        first.setdefault(face_of(card), card)
    return list(first.values())


def faces_held(cards: list[int]) -> int:
    """The faces of some cards, as a set."""
    held = 0
    for card in cards:
        held |= 1 << face_of(card)
    return held


class Action:
    """One entry of the action list. Immutable; marks are read through methods so that they can be watched."""

    def __init__(self, name: str, chapter: int, direct: bool, immediate: bool, main: bool) -> None:
        self.name = name
        self.chapter = chapter
        self.direct = direct
        self.immediate = immediate
        self.main = main
        self.trigger_clause = f"BP {chapter}.2"
        self.speed_clause = f"BP {chapter}.3"
        self.timing_clause = f"BP {chapter}.4"
        self.not_direct = Refusal(self.trigger_clause, "bp-not-direct")
        self.not_main = Refusal(self.timing_clause, "bp-not-main")
        self.barrier_cost = 0
        self.life_cost = 0
        self.discard_cost = 0
        self.cost_clause = ""
        self.keys: list[KeyCard] = []
        self.wrong_key = Refusal("BP 1.3", "bp-no-key")
        self.aims_at = NOTHING
        self.targets_by_key = False
        self.no_target = NO_TARGET
        self.once: Refusal | None = None

    # ---- how a subclass states its entry

    def costs(self, clause: str, letters: str) -> None:
        """State the cost: B drive a barrier, L take 1 damage, D discard a card."""
        self.cost_clause = clause
        self.barrier_cost = letters.count("B")
        self.life_cost = letters.count("L")
        self.discard_cost = letters.count("D")

    def needs_key(self, clause: str, *keys: KeyCard) -> None:
        """State the key cards."""
        self.wrong_key = Refusal(clause, "bp-no-key")
        self.keys = list(keys)

    # ---- the marks, watched

    def is_direct(self) -> bool:
        """Whether players may request it (n.2)."""
        return self.direct if rule(self.trigger_clause) else not self.direct

    def is_immediate(self) -> bool:
        """Whether it is carried out at once (n.3)."""
        return self.immediate if rule(self.speed_clause) else not self.immediate

    def is_main(self) -> bool:
        """Whether it needs the own turn and an empty stage (n.4)."""
        return self.main if rule(self.timing_clause) else not self.main

    def barriers_due(self) -> int:
        """How many barriers its cost drives."""
        return number(self.cost_clause, self.barrier_cost) if self.barrier_cost else 0

    def life_due(self) -> int:
        """How much damage its cost is."""
        return number(self.cost_clause, self.life_cost) if self.life_cost else 0

    def discards_due(self) -> int:
        """How many cards its cost discards."""
        return number(self.cost_clause, self.discard_cost) if self.discard_cost else 0

    def lacks_key(self, held: int) -> bool:
        """Whether a hand with these faces has no key card for some slot."""
        return any(key.faces & held == 0 for key in self.keys)

    # ---- legality and effect

    def key_refusal(self, slot: int, face: int) -> Refusal | None:
        """Why a face cannot be the key card in this slot."""
        return None if self.keys[slot].fits(face) else refuse(self.wrong_key)

    def target_refusal(
        self, game: "BlackPoker", seat: int, key: int, character: "Character"
    ) -> Refusal | None:
        """Why a character cannot be the target; `key` is the first key card's face."""
        return NO_TARGET

    def request_refusal(self, game: "BlackPoker", request: "Request") -> Refusal | None:
        """Why a request on the stage cannot be the target."""
        return NO_TARGET

    def resolve(self, game: "BlackPoker", request: "Request") -> None:
        """Carry out the effect: push its tasks, or do it where nothing is asked."""
        raise NotImplementedError


class Sheet:
    """The action list: all actions in the order of the sheet."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.direct: list[Action] = [action for action in actions if action.direct]
        self.quick: list[Action] = [action for action in self.direct if not action.main]
        self.by_name: dict[str, Action] = {action.name: action for action in actions}

    def action(self, name: str) -> Action:
        """An action by name."""
        return self.by_name[name]

    def at_hand(self, main: bool) -> list[Action]:
        """The actions that trigger and timing do not rule out; all of them while clauses are watched."""
        if WATCH.active:
            return self.actions
        return self.direct if main else self.quick
