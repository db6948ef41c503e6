"""The character list (BP 24 to 28): what a character on the field is, its size, its number and its labels."""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import WATCH, number, rule
from .cards import JOKER, NUMBER_OF
from .state import BlackPoker, Character

COMMON_SOLDIER: Final = "common-soldier"
HERO: Final = "hero"
ACE: Final = "ace"
EQUIPPED_SOLDIER: Final = "equipped-soldier"
BARRIER: Final = "barrier"

SOLDIER_CLAUSES: Final = {
    COMMON_SOLDIER: "BP 24.1",
    HERO: "BP 25.1",
    ACE: "BP 26.1",
    EQUIPPED_SOLDIER: "BP 27.1",
}
KEY_CLAUSES: Final = {
    COMMON_SOLDIER: "BP 24.2",
    HERO: "BP 25.2",
    ACE: "BP 26.2",
    EQUIPPED_SOLDIER: "BP 27.2",
    BARRIER: "BP 28.2",
}
ATTACKER_CLAUSES: Final = {
    COMMON_SOLDIER: "BP 24.4",
    HERO: "BP 25.4",
    ACE: "BP 26.4",
    EQUIPPED_SOLDIER: "BP 27.4",
}


def true_kind(character: Character) -> str:
    """Which entry of the character list its cards make it (n.2)."""
    if character.barrier:
        return BARRIER
    if len(character.cards) > 1:
        return EQUIPPED_SOLDIER
    value = NUMBER_OF[face_of(character.cards[0])]
    if value == 1:
        return ACE
    return HERO if value > 10 else COMMON_SOLDIER


def kind_of(character: Character) -> str:
    """Which character it is; "none" where the clause for its key cards is switched off."""
    kind = true_kind(character)
    return kind if rule(KEY_CLAUSES[kind]) else "none"


def is_soldier(character: Character) -> bool:
    """Whether it is a soldier (24.1, 25.1, 26.1, 27.1); a barrier is none (28.1)."""
    if not WATCH.active:
        return not character.barrier
    if character.barrier:
        return not rule("BP 28.1")
    return rule(SOLDIER_CLAUSES[true_kind(character)])


def size_of(character: Character) -> int:
    """The size: the key card's number, 11 to 13 for J to K, 1 for an A, the sum for equipped soldiers."""
    cards = character.cards
    if len(cards) > 1:
        total = 0
        for card in cards:
            total += NUMBER_OF[face_of(card)]
        return number("BP 27.3", total)
    value = NUMBER_OF[face_of(cards[0])]
    if value == 1:
        return number("BP 26.3", 1)
    if value > 10:
        return number("BP 25.3", value)
    return number("BP 24.3", value)


def number_of_soldier(game: BlackPoker, character: Character) -> int:
    """The number that effects and battles use: the size with this turn's changes (BP R4.71)."""
    size = size_of(character)
    if not game.modifiers:
        return size
    return game.modified(character, "number", size) if rule("BP R4.71") else size


def is_attacker(character: Character) -> bool:
    """Whether it has the label Attacker (24.4, 25.4, 26.4, 27.4); a barrier has another one (28.3)."""
    if not WATCH.active:
        return not character.barrier
    if character.barrier:
        return not rule("BP 28.3")
    return rule(ATTACKER_CLAUSES[true_kind(character)])


def has_haste(character: Character) -> bool:
    """Whether it has the label Haste: an Ace (26.5), or an equipped soldier with an A (27.5)."""
    if character.barrier:
        return False
    with_ace = False
    for card in character.cards:
        with_ace = with_ace or NUMBER_OF[face_of(card)] == 1
    if len(character.cards) > 1:
        return with_ace if rule("BP 27.5") else not with_ace
    return with_ace and rule("BP 26.5")


def labels_of(game: BlackPoker, character: Character) -> list[str]:
    """The labels that the list prints; the published edition prints Blocker on all and no Mutual Strike."""
    labels: list[str] = []
    if is_attacker(character):
        labels.append("attacker")
    if has_haste(character):
        labels.append("haste")
    if game.settings.published:
        labels.append("blocker")
    elif character.barrier:
        labels.append("mutual-strike")
    return labels


def is_joker(character: Character) -> bool:
    """Whether one of its cards is a Joker."""
    return any(face_of(card) == JOKER for card in character.cards)
