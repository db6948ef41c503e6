"""Decks and positions for trying everything out: now and then the test kit mixes cards of all packs."""

from typing import Any, Final

from ...kernel.rng import Stream
from .card_rules import CardRules
from .cards import BACKUP, LIGHT, LIGHT_OR_DARK, Card
from .decks import deck_as_text

COPIES: Final = 3
SIZE: Final = 50
LB_SIZE: Final = 8
ELEMENTS: Final = 2
PARTNERS: Final = 9
WANTED: Final = 24
KIN: Final = 30
WITHOUT_BACKUPS: Final = 33
"""How large a deck is when so much of it is chosen: what is asked for leaves room for others to be met."""
FIELD: Final = 8
HAND: Final = 6
BREAK_ZONE: Final = 8
MOST_IN_DECK: Final = 16
MOST_DAMAGE: Final = 6
MOST_CRYSTALS: Final = 4
"""How many cards a player has in a position for trying things out."""
WEAK: Final = 3000
"""A printed power that other cards on the field may lower so far that damage would break it."""
RESOLUTIONS: Final = 100
"""So much has resolved this turn that loops are looked for."""
STATES: Final = ["", "", " dull", " fresh", " dull frozen", " damage-1000"]
TOGETHER: Final[list[dict[str, list[str]]]] = [
    {"hand": ["RBF-043"], "field": ["RBF-043", "RBF-044", "24-005L+24-001L", "RBF-069"]},
    {"hand": ["1-216S"] * 3, "field": ["1-216S", "24-005L+24-001L", "1-159C"]},
    {"hand": ["RBF-004"], "field": ["1-159C"] * 2, "deck": []},
    {"hand": ["RBF-050"] * 3, "field": ["18-064C"] * 5, "break-zone": ["RBF-044", "13-125R"]},
    {"hand": ["RBF-050"] * 3, "field": ["RBF-043", *["18-064C"] * 5], "break-zone": ["1-199S", "1-214S"]},
    {"field": ["RBF-083", "RBF-035"]},
]
"""Cards that do something only together, which chance seldom brings about: a cost, what cannot pay it and a
primed Forward that can, while something replaces where cards go; what silences a primed Forward; a way to win
and an empty deck; two that enter at once and whose order counts; two of which one needs the other until its
ability resolves; an ability and what makes it free, so that it can be used for ever."""


def trial_decks(rules: CardRules, seed: int, wanted: list[str]) -> list[str] | None:
    """Two legal decks with cards that are asked for; None where the ready-made ones will do."""
    cards = rules.cards
    if seed % 3 and not wanted:
        return None
    if len([card for card in cards[1:] if not card.limit_break]) * COPIES < SIZE:
        return None
    dice = Stream(seed << 8 | 7)
    decks: list[str] = []
    for _ in range(2):
        main, lb = one_deck(cards, wanted, dice)
        decks.append(deck_as_text(rules, main, lb))
    return decks


def one_deck(cards: list[Card], wanted: list[str], dice: Stream) -> tuple[list[int], list[int]]:
    """A deck around a card that is asked for: of its element and one more, so that CP pay for the others.

    After it come cards that it primes into or that prime into it, others that are asked for, those of its
    jobs and categories, and last the Backups.
    """
    faces = [face for face in range(1, len(cards)) if not cards[face].only_in_scenarios]
    asked = [face for face in faces if cards[face].number in wanted]
    first = (asked or faces)[dice.below(len(asked or faces))]
    elements = elements_around(cards[first], dice)
    fitting = [face for face in faces if not cards[face].elements & ~(elements | LIGHT_OR_DARK)]
    some = [face for face in asked if face in fitting]
    backups = [face for face in fitting if cards[face].kind == BACKUP]
    others = [face for face in fitting if cards[face].kind != BACKUP]
    kin = [face for face in others if akin(cards[first], cards[face])]
    parts = [
        ([first], COPIES),
        (partners(cards, first), PARTNERS),
        (some, WANTED),
        (kin, KIN),
        (others, WITHOUT_BACKUPS),
        (backups, SIZE),
        (fitting, SIZE),
        (faces, SIZE),
    ]
    main: list[int] = []
    for rest, size in parts:
        take(main, [face for face in rest if not cards[face].limit_break], size, dice)
    lb: list[int] = []
    for rest in [[first], some, fitting, faces]:
        take(lb, [face for face in rest if cards[face].limit_break], LB_SIZE, dice)
    return main, lb


def elements_around(card: Card, dice: Stream) -> int:
    """The elements of a card, as bits, and others by chance so that there are two besides Light and Dark."""
    elements = card.elements & ~LIGHT_OR_DARK
    while elements.bit_count() < ELEMENTS:
        elements |= 1 << dice.below(LIGHT)
    return elements


def partners(cards: list[Card], first: int) -> list[int]:
    """The cards that one primes into, and those that prime into it."""
    card = cards[first]
    return [
        face
        for face in range(1, len(cards))
        if card.priming in cards[face].names or cards[face].priming in card.names
    ]


def akin(one: Card, other: Card) -> bool:
    """Whether two cards share a job or a category."""
    shared = [word for word in one.jobs + one.categories if word in other.jobs + other.categories]
    return len(shared) > 0


def take(deck: list[int], rest: list[int], size: int, dice: Stream) -> None:
    """Add three of each of these, in an order by chance, until the deck has so many cards."""
    rest = [face for face in rest if face not in deck]
    while len(deck) < size and rest:
        copies = min(COPIES, size - len(deck))
        deck += [rest.pop(dice.below(len(rest)))] * copies


# ---- positions


def trial_position(rules: CardRules, seed: int, wanted: list[str]) -> dict[str, Any] | None:
    """Both players in the middle of a game, with cards that are asked for; None where packs are missing."""
    meetings = [together for together in TOGETHER if are_known(rules, together)]
    if not meetings:
        return None
    dice = Stream(seed << 8 | 9)
    position: dict[str, Any] = {"turn": "AB"[dice.below(2)], "resolutions": RESOLUTIONS}
    for seat in "AB":
        side = one_side(rules.cards, wanted, dice)
        bring_together(side, meetings[dice.below(len(meetings))])
        side["field"] = those_that_stay(rules, side["field"])
        position[seat] = {"crystals": dice.below(MOST_CRYSTALS + 1), **side}
    return position


def are_known(rules: CardRules, together: dict[str, list[str]]) -> bool:
    """Whether a rulebook has all these cards."""
    codes = [code for words in together.values() for word in words for code in word.split("+")]
    return all(code in rules.face_numbers for code in codes)


def one_side(cards: list[Card], wanted: list[str], dice: Stream) -> dict[str, list[str]]:
    """One player's cards: half of those on the field, where each is different, and in hand are asked for."""
    playable = [card for card in cards[1:] if not card.only_in_scenarios]
    main = [card for card in playable if not card.limit_break]
    asked = [card for card in main if card.number in wanted] or main
    characters = [card for card in main if card.is_character()]
    on_field = some([card for card in asked if card.is_character()] or characters, FIELD // 2, dice)
    on_field += some(characters, FIELD // 2, dice)
    return {
        "field": [number + STATES[dice.below(len(STATES))] for number in dict.fromkeys(on_field)],
        "hand": some(asked, HAND // 2, dice) + some(main, HAND // 2, dice),
        "break-zone": some(main, BREAK_ZONE, dice),
        "damage-zone": some(main, dice.below(MOST_DAMAGE + 1), dice),
        "deck": some(main, dice.below(MOST_IN_DECK + 1), dice),
        "lb-deck": some([card for card in playable if card.limit_break], LB_SIZE, dice),
    }


def bring_together(side: dict[str, list[str]], together: dict[str, list[str]]) -> None:
    """Cards that belong together take the place of others: the last on the field, all in other zones."""
    for zone, codes in together.items():
        side[zone] = codes + side[zone][: FIELD - len(codes)] if zone == "field" else codes


def those_that_stay(rules: CardRules, field: list[str]) -> list[str]:
    """Those that can be on one field: one of a name (FF 12.4.6), one Light or Dark, weak ones undamaged."""
    names: set[str] = set()
    shades = 0
    found: list[str] = []
    for word in field:
        number = word.split()[0]
        cards = [rules.cards[rules.face_numbers[code]] for code in number.split("+")]
        shade = any(card.elements & LIGHT_OR_DARK for card in cards)
        called = [name for card in cards if not card.generic for name in card.names]
        if (shade and shades) or any(name in names for name in called):
            continue
        shades += shade
        names.update(called)
        found.append(number if "damage" in word and cards[0].power <= WEAK else word)
    return found


def some(cards: list[Card], count: int, dice: Stream) -> list[str]:
    """The numbers of so many cards by chance."""
    return [cards[dice.below(len(cards))].number for _ in range(count if cards else 0)]
