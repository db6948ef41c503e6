"""Decks of FF-TCG (FF 8.1): what may be in one, the ready-made ones, and a deck written as text.

A deck of a match is the name of a ready-made one, or its list: the main deck, then ` / ` and the LB deck, if
there is one: `3 1-001H, 2 1-002C / 1 22-112R`.
"""

from typing import Any, Final

from ...kernel.clause import number, refuse, rule
from ...kernel.lines import card_first
from ...kernel.refusal import Refusal, SetupError
from ...kernel.rulebook import DeckFault, decks_of_two
from .card_rules import CardRules
from .cards import Card
from .settings import LIMITED

MAIN: Final = "main"
LB: Final = "lb"

NO_MAIN_DECK: Final = Refusal("FF 8.1.1", "ff-no-main-deck")
NOT_FIFTY: Final = Refusal("FF 8.1.1.1", "ff-not-fifty")
TOO_SMALL: Final = Refusal("FF 8.1.1.1", "ff-deck-too-small")
LB_TOO_LARGE: Final = Refusal("FF 8.1.1.1", "ff-lb-deck-too-large")
TOO_MANY: Final = Refusal("FF 8.1.1.2", "ff-too-many-of-a-number")
LB_IN_MAIN: Final = Refusal("FF 8.1.3", "ff-lb-card-in-main-deck")
NO_LIMIT_BREAK: Final = Refusal("FF 8.1.3", "ff-no-limit-break")

MOST_DIGITS: Final = 2
ZONES_IN_POSITIONS: Final = [
    "hand",
    "deck",
    "break-zone",
    "damage-zone",
    "removed",
    "face-down",
    "lb-deck",
    "field",
]


class PartFault(DeckFault):
    """A fault in the main deck or in the LB deck; `part` says which."""

    def __init__(
        self, refusal: Refusal, part: str, faces: list[int], count: int, limit: int, sentence: str
    ) -> None:
        super().__init__(refusal, faces, count, limit, sentence)
        self.part = part


def faults_of(cards: list[Card], main: list[int], lb: list[int], format: str) -> list[DeckFault]:
    """Everything that the deck rules object to, in their order. `cards` are all cards, by face."""
    limited = format == LIMITED and rule("FF R1")
    faults = main_size_faults(len(main), limited) + lb_size_faults(len(lb))
    if not limited:
        faults += copy_faults(cards, MAIN, main) + copy_faults(cards, LB, lb)
    return faults + limit_break_faults(cards, main, lb, limited)


def main_size_faults(size: int, limited: bool) -> list[DeckFault]:
    """Whether there is a main deck (FF 8.1.1), and whether it has its size (FF 8.1.1.1)."""
    wanted = number("FF 8.1.1.1", 40) if limited else number("FF 8.1.1.1", 50)
    if size == 0 and refuse(NO_MAIN_DECK) is not None:
        sentence = f"There is no main deck: add one of {wanted} cards{' or more' if limited else ''}."
        return [PartFault(NO_MAIN_DECK, MAIN, [], 0, wanted, sentence)]
    remedy = f"add {wanted - size}" if size < wanted else f"take out {size - wanted}"
    if limited:
        if size >= wanted or refuse(TOO_SMALL) is None:
            return []
        sentence = f"The main deck has {size} cards, and in Limited it has {wanted} or more: {remedy}."
        return [PartFault(TOO_SMALL, MAIN, [], size, wanted, sentence)]
    if size == wanted or refuse(NOT_FIFTY) is None:
        return []
    sentence = f"The main deck has {size} cards, and in Constructed it has exactly {wanted}: {remedy}."
    return [PartFault(NOT_FIFTY, MAIN, [], size, wanted, sentence)]


def lb_size_faults(size: int) -> list[DeckFault]:
    """Whether the LB deck is small enough; there need not be one (FF 8.1.1.1)."""
    most = number("FF 8.1.1.1", 8)
    if size <= most or refuse(LB_TOO_LARGE) is None:
        return []
    sentence = f"The LB deck has {size} cards, and it has {most} at most: take out {size - most}."
    return [PartFault(LB_TOO_LARGE, LB, [], size, most, sentence)]


def copy_faults(cards: list[Card], part: str, faces: list[int]) -> list[DeckFault]:
    """Whether a deck has more than three of a number (FF 8.1.1.2) that does not allow it (FF 8.1.2)."""
    faults: list[DeckFault] = []
    same: dict[str, list[int]] = {}
    for face in faces:
        same.setdefault(identity(cards[face]), []).append(face)
    most = number("FF 8.1.1.2", 3)
    for copies in same.values():
        if len(copies) <= most or (cards[copies[0]].any_number and rule("FF 8.1.2")):
            continue
        if refuse(TOO_MANY) is not None:
            sentence = (
                f"There are {len(copies)} of {{card}}, and a deck has {most} at most of one number: "
                f"take out {len(copies) - most}."
            )
            faults.append(PartFault(TOO_MANY, part, sorted(set(copies)), len(copies), most, sentence))
    return faults


def identity(card: Card) -> str:
    """What makes cards the same: the number, whatever their names (FF 5.2.5.1)."""
    return card.number if rule("FF 5.2.5.1") else card.title


def limit_break_faults(cards: list[Card], main: list[int], lb: list[int], limited: bool) -> list[DeckFault]:
    """Cards with Limit Break in the main deck, and in Constructed others in the LB deck (FF 8.1.3)."""
    faults: list[DeckFault] = []
    for face in sorted(set(main)):
        if cards[face].limit_break and refuse(LB_IN_MAIN) is not None:
            sentence = "{card} has Limit Break, so it is not for the main deck: move it to the LB deck."
            faults.append(PartFault(LB_IN_MAIN, MAIN, [face], main.count(face), 0, sentence))
    for face in sorted(set(lb)):
        if not limited and not cards[face].limit_break and refuse(NO_LIMIT_BREAK) is not None:
            sentence = (
                "{card} has no Limit Break, so in Constructed it is not for the LB deck: "
                "move it to the main deck."
            )
            faults.append(PartFault(NO_LIMIT_BREAK, LB, [face], lb.count(face), 0, sentence))
    return faults


# ---- decks as text


def deck_as_text(rules: CardRules, main: list[int], lb: list[int]) -> str:
    """A deck as its list, in the order of faces."""
    return f"{list_of(rules, main)} / {list_of(rules, lb)}" if lb else list_of(rules, main)


def list_of(rules: CardRules, faces: list[int]) -> str:
    """Cards as how many there are of each."""
    counts: dict[int, int] = {}
    for face in sorted(faces):
        counts[face] = counts.get(face, 0) + 1
    return ", ".join(f"{count} {rules.code(face)}" for face, count in counts.items())


def faces_of(rules: CardRules, deck: str) -> tuple[list[int], list[int]]:
    """Main deck and LB deck by the name of a ready-made deck, or by the list of one that a player built."""
    ready = rules.decks.get(deck)
    if ready is not None:
        return ready[0][:], ready[1][:]
    main, _, lb = deck.partition("/")
    return read_list(rules, main, deck), read_list(rules, lb, deck)


def read_list(rules: CardRules, text: str, deck: str) -> list[int]:
    """The faces of one part of a list."""
    faces: list[int] = []
    for line in text.split(",") if text.strip() else []:
        words = line.split()
        if len(words) != 2 or not words[0].isdecimal() or len(words[0]) > MOST_DIGITS:
            raise SetupError(
                f"{deck!r} is no deck that can be played: that is one of {', '.join(rules.decks)}, or a list "
                "such as '3 1-001H, 2 1-002C / 1 22-112R'."
            )
        if words[1] not in rules.face_numbers and words[1] not in rules.shared_names:
            raise SetupError(f"{words[1]} is not among the cards that are encoded; take another one.")
        faces += [rules.face(words[1])] * int(words[0])
    return faces


# ---- decks of a match


def fill_decks(
    rules: CardRules, seed: int, decks: list[str] | None, position: dict[str, Any] | None
) -> list[str]:
    """The decks of a match: the one given for both, one each, or by the seed one of all pairings.

    A game that starts from a position is played with the cards of that position.
    """
    chosen = decks_of_two(list(rules.decks), seed, decks)
    if position is None or len(chosen) != 2:
        return chosen
    return [position_deck(rules, position, seat, chosen[seat]) for seat in range(2)]


def position_deck(rules: CardRules, position: dict[str, Any], seat: int, deck: str) -> str:
    """All cards of one player in a position; a deck given as a number is made of the deck's first cards.

    Cards with Limit Break are of the LB deck wherever they are, since they go back there (FF 15.2.8.4.1).
    """
    side = position.get("AB"[seat])
    lines: dict[str, Any] = side if isinstance(side, dict) else {}
    main: list[int] = []
    lb: list[int] = []
    for zone in ZONES_IN_POSITIONS:
        for face in faces_in(rules, own_lines(position, seat, zone)):
            (lb if zone == "lb-deck" or rules.cards[face].limit_break else main).append(face)
    count = lines.get("deck", 20)
    stock = faces_of(rules, deck)[0]
    if isinstance(count, int) and stock:
        main += [stock[i % len(stock)] for i in range(count)]
    return deck_as_text(rules, main, lb)


def own_lines(position: dict[str, Any], seat: int, zone: str) -> list[Any]:
    """The lines of a player's cards in a zone: on the field also those under the other's control (`of-A`)."""
    found: list[Any] = []
    for side in "AB":
        lines = position.get(side)
        cards = lines.get(zone) if isinstance(lines, dict) else None
        for line in cards if isinstance(cards, list) else []:
            words = str(line).split()
            owner = "A" if "of-A" in words else "B" if "of-B" in words else side
            if owner == "AB"[seat]:
                found.append(line)
    return found


def faces_in(rules: CardRules, lines: list[Any]) -> list[int]:
    """The cards of lines of a position; a primed Character has two: `24-005L+24-001L`."""
    faces: list[int] = []
    for line in lines:
        words = card_first(rules, str(line))
        if words:
            faces += [rules.face(code) for code in words[0].split("+")]
    return faces
