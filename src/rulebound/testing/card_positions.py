"""Positions in which a card is tried: in the hand with the means to pay for it, in play, and everywhere else.

Around it are cards of every kind that can be met, those that say least first, so that what it looks for is
there; it is also in the deck, among the cards that were used up, and where damage puts cards.
"""

from collections.abc import Callable
from typing import Any, Final

from rulebound.effects.tree import walk
from rulebound.packs import CardFacts

Position = dict[str, Any]
RESERVE: Final = 14
"""Cores that pay for anything, and are left to be moved."""
RESOLUTIONS: Final = 100
"""So much has resolved in the turn that loops are looked for: what a state sets off must end it."""
CORES: Final = 6
"""Cores on the Spirits of a position: more than most levels take."""


def positions_for(card: CardFacts, cards: list[CardFacts]) -> list[Position]:
    """The positions in which a card is tried, among these others."""
    others = sorted((one for one in cards if one.number != card.number), key=by_little_text)
    return MAKERS[card.game](card, others)


def by_little_text(card: CardFacts) -> tuple[int, str]:
    """Cards that say little stand first."""
    return len(card.effects), card.number


def some(cards: list[CardFacts], count: int, *wanted: Callable[[CardFacts], bool]) -> list[str]:
    """The numbers of the first cards of which all this is true."""
    return [card.number for card in cards if all(fits(card) for fits in wanted)][:count]


def of_kind(*kinds: str) -> Callable[[CardFacts], bool]:
    """Whether a card is of one of these kinds."""
    return lambda card: card.kind in kinds


def kin_of(one: CardFacts) -> Callable[[CardFacts], bool]:
    """Whether a card has an element or colour, and so pays for another or lowers its cost."""
    return lambda card: bool(set(card.elements + card.colours) & set(one.elements + one.colours))


# ---- FF-TCG


def fftcg_positions(card: CardFacts, others: list[CardFacts]) -> list[Position]:
    """In hand, on the field in one's own and in the other's turn, and in every other zone."""
    plain = [one for one in others if one.limit_break is None]
    kin = kin_of(card)
    known = some(plain, 3, of_kind("backup"), kin) + some(plain, 5, of_kind("backup"))
    backups = list(dict.fromkeys(known))[:5]
    forwards = some(plain, 4, of_kind("forward"))
    field = [*forwards[:2], *some(plain, 1, of_kind("monster")), *backups]
    used = [*forwards[2:], *some(plain, 2, of_kind("summon", "backup"))]
    limit = some(others, 4, lambda one: one.limit_break is not None)
    side: Position = {
        "crystals": 3,
        "field": field,
        "hand": some(plain, 4, of_kind("forward", "summon"), kin),
        "break-zone": used,
        "damage-zone": used[:2],
        "deck": [*some(plain, 4, of_kind("forward", "summon")), card.number, *backups[:3]],
        "lb-deck": limit,
    }
    other = {
        **side,
        "field": [f"{forwards[0]} dull", f"{forwards[1]} damage-1000", forwards[2], *backups[:2]],
    }
    if card.limit_break is None:
        held = with_card(side, card, "hand")
        gone = with_card(side, card, "break-zone", "damage-zone", "deck")
        gone["removed"] = [card.number]
    else:
        held = gone = with_card(side, card, "lb-deck")
    positions: list[Position] = [{"turn": "A", "A": held, "B": other}, {"turn": "A", "A": gone, "B": other}]
    if card.kind != "summon":
        placed = with_card(side, card, "field")
        if card.kind == "backup":
            placed["field"].pop()
        positions += [{"turn": turn, "A": placed, "B": other} for turn in "AB"]
    if any(node.kind == "whenever" for effect in card.effects for node in walk(effect)):
        positions = [{**position, "resolutions": RESOLUTIONS} for position in positions]
    return positions


def with_card(side: Position, card: CardFacts, *zones: str) -> Position:
    """A player who also has a card in these zones, before the others there."""
    return {**side, **{zone: [card.number, *side[zone]] for zone in zones}}


# ---- Battle Spirits


def battle_spirits_positions(card: CardFacts, others: list[CardFacts]) -> list[Position]:
    """In hand, on the Field in one's own and in the other's turn, and in every other zone."""
    kin = kin_of(card)
    spirits = some(others, 3, of_kind("spirit"), kin) + some(others, 2, of_kind("spirit"))
    field = [f"{number} {CORES}" for number in dict.fromkeys(spirits)]
    field += [f"{number} 1" for number in some(others, 1, of_kind("nexus"))]
    hand = [*some(others, 2, of_kind("spirit"), kin), *some(others, 2, of_kind("magic"), kin)]
    side: Position = {
        "reserve": RESERVE,
        "core-trash": 3,
        "field": field,
        "hand": hand,
        "trash": [*hand, *spirits[:2]],
        "deck": [*spirits, card.number, *hand],
    }
    other = {**side, "field": [field[0], f"{field[1]} exhausted", *field[-1:]]}
    held, gone = with_card(side, card, "hand"), with_card(side, card, "trash", "deck")
    gone["removed"] = [card.number]
    positions: list[Position] = [{"turn": "A", "A": held, "B": other}, {"turn": "A", "A": gone, "B": other}]
    if card.kind != "magic":
        cores = max([CORES, *(level.cores for level in card.levels)])
        placed = {**side, "field": [f"{card.number} {cores}", *field]}
        positions += [{"turn": turn, "A": placed, "B": other} for turn in "AB"]
    positions.append({"turn": "B", "step": "attack", "A": held, "B": other})
    return positions


MAKERS: Final = {"battle-spirits": battle_spirits_positions, "fftcg": fftcg_positions}
"""Game → what makes its positions."""
