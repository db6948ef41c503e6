"""Basic and exclusive effects (AG 4(5)): cards that lie before a character for a while.

A basic effect is a base card; at most one of a name lies before a character, but for Poison. An exclusive
effect is an exclusive card on the field. A *seal* is a basic effect that is set off when its holder shows a
card of its element, ahead of everything else (AG 4(11).3).
"""

from typing import ClassVar, Final

from ...kernel.card import COMMON, EVERYONE, owner_of
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from ...kernel.zone import Place
from .cards import ELEMENTS, POISON, SHIELD, WEAKNESS
from .damage import Deal
from .frames import Effect, Happening, Use
from .playable import element_bits, elements_in
from .points import (
    CARD_USED,
    EFFECT_PLACED,
    EFFECT_REMOVED,
    EFFECT_RESOLVED,
    HAND_FEWER,
    PLACEABLE,
    SET_OFF,
)
from .state import AsteriatedGrail
from .steps import Ask
from .using import Close, bullets_gone, reach

ONE_OF_A_NAME: Final = Refusal("AG 4(5).4", "ag-one-of-a-name")
ONE_WEAKNESS: Final = Refusal("AG 2(8)2.17", "ag-one-weakness")
REMOVED: Final = 1
"""The number of a happening in which an effect was removed."""


def place_refusal(game: AsteriatedGrail, name: str, seat: int, by: int) -> Refusal | None:
    """Why a basic effect cannot be placed before a character."""
    if game.cast.value(game, PLACEABLE, seat, 1, by) == 0:
        return game.cast.on[PLACEABLE][0].skill.reason("ag-not-placeable")
    if name == POISON and rule("AG 2(8)2.10") and rule("AG 4(5).5"):
        return None
    if game.find_effect(seat, name) is None:
        return None
    return refuse(ONE_WEAKNESS) if name == WEAKNESS else refuse(ONE_OF_A_NAME)


def place_effect(
    game: AsteriatedGrail, source: Place, card: int, name: str, seat: int, by: int, clause: str
) -> int:
    """Put a card before a character as an effect of this name; its id."""
    basic = owner_of(card) == COMMON or not rule("AG 4(5).6")
    if basic and game.face(card).kind != name:
        basic = rule("AG 4(5).2") and rule("AG 4(5).3")
    effect = Effect(game.new_id(), seat, name, by, basic)
    game.enter(effect, game.effects(seat))
    game.card_to_piece(source, game.find(source, card), effect)
    game.emit(Event("placed", clause, seat, effect.id, 0, effect.cards[:], by))
    if effect.basic and game.cast.looks_at(EFFECT_PLACED):
        reach(game, EFFECT_PLACED, game.open(Happening(seat, by, 0, 0, name, [])), True)
    return effect.id


def remove_effect(game: AsteriatedGrail, id: int, clause: str) -> None:
    """Take an effect off the field: a base card to the discard pile, an exclusive one to its owner."""
    effect = game.effect(id)
    for i in range(len(effect.cards)):
        owner = owner_of(effect.cards[i])
        home = game.discard_pile() if owner == COMMON else game.exclusive(owner)
        game.card_of_piece(effect, i, home, EVERYONE)
    game.leave(effect, False)
    game.emit(Event("effect-gone", clause, effect.seat, 0, 0, effect.cards[:], effect.by))


def remove_by_skill(game: AsteriatedGrail, id: int, by: int, clause: str) -> None:
    """A player's skill removes a basic effect, if it has not been set off meanwhile; skills look at that."""
    if id not in game.pieces:
        return
    effect = game.effect(id)
    remove_effect(game, id, clause)
    if effect.basic and game.cast.looks_at(EFFECT_REMOVED):
        reach(game, EFFECT_REMOVED, game.open(Happening(effect.seat, by, REMOVED, 0, effect.name, [])), True)


def take_effect(game: AsteriatedGrail, id: int, seat: int, clause: str) -> None:
    """A player takes the card of a basic effect into the hand, if it still lies there."""
    if id not in game.pieces:
        return
    effect = game.effect(id)
    for i in range(len(effect.cards)):
        game.card_of_piece(effect, i, game.hand(seat))
    game.leave(effect, False)
    game.emit(Event("effect-taken", clause, seat, 0, 0, effect.cards[:], effect.seat))
    if game.cast.looks_at(EFFECT_REMOVED):
        reach(
            game, EFFECT_REMOVED, game.open(Happening(effect.seat, seat, REMOVED, 0, effect.name, [])), True
        )


def move_effect(game: AsteriatedGrail, id: int, seat: int, clause: str) -> None:
    """Move an exclusive card on the field before another character."""
    old = game.effect(id)
    effect = Effect(game.new_id(), seat, old.name, old.by, old.basic)
    effect.heal = old.heal
    game.enter(effect, game.effects(seat))
    for i in range(len(old.cards)):
        game.piece_card_to_piece(old, i, effect)
    game.leave(old, False)
    game.emit(Event("effect-moved", clause, seat, effect.id, 0, None, old.seat))


def place_exclusive(game: AsteriatedGrail, owner: int, code: str, seat: int, clause: str) -> None:
    """A player's exclusive card goes before a character; already on the field it moves there."""
    at = game.holder(code)
    if at >= 0:
        found = game.find_effect(at, code)
        assert found is not None
        if at != seat:
            move_effect(game, found.id, seat, clause)
        return
    place = game.exclusive(owner)
    for card in place.cards:
        if game.face(card).code == code:
            place_effect(game, place, card, code, seat, owner, clause)
            return


def has_shield(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a Holy Shield protects a character now."""
    return game.find_effect(seat, SHIELD) is not None and game.cast.value(game, SET_OFF, seat, 1, 0) == 1


def effect_resolved(game: AsteriatedGrail, seat: int, by: int, name: str) -> None:
    """A basic effect has been set off and resolved: skills look at that."""
    if game.cast.looks_at(EFFECT_RESOLVED):
        reach(game, EFFECT_RESOLVED, game.open(Happening(seat, by, 0, 0, name, [])), True)


class EffectOver(Task[AsteriatedGrail]):
    """A Poison, a Weakness or a seal has been set off, and what it does is done."""

    clause: ClassVar[str] = "AG 4(5).1"

    def __init__(self, seat: int, by: int, name: str) -> None:
        self.seat = seat
        self.by = by
        self.name = name

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills look at that."""
        effect_resolved(game, self.seat, self.by, self.name)
        return None


# ---- cards that are shown, and seals


def seal_name(element: int) -> str:
    """The name of the seal of an element."""
    return ELEMENTS[element] + "-seal"


def seal_clause(game: AsteriatedGrail, element: int) -> str:
    """The clause of a seal: that of the Sealer's skill."""
    skill = game.rules.skill_named(seal_name(element))
    return skill.clause if skill is not None else "AG 4(5).3"


SEAL_DAMAGE: Final = 3


class SealSetOff(Task[AsteriatedGrail]):
    """A seal: its holder has shown a card of its element (AG 4(11).3)."""

    clause: ClassVar[str] = "AG 4(11).3"

    def __init__(self, seal: int, element: int) -> None:
        self.seal = seal
        self.element = element

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The seal goes, if it still lies there; who placed it deals 3 damage."""
        if self.seal not in game.pieces:
            return None
        effect = game.effect(self.seal)
        clause = seal_clause(game, self.element)
        game.push(
            Deal(effect.by, effect.seat, SEAL_DAMAGE, clause), EffectOver(effect.seat, effect.by, effect.name)
        )
        remove_effect(game, self.seal, clause)
        return None


def seal_before(game: AsteriatedGrail, seat: int, element: int) -> int:
    """The seal of an element before a character that can be set off now, by its id; 0 where there is none."""
    found = game.find_effect(seat, seal_name(element)) if rule("AG 4(11).3") else None
    return found.id if found is not None and game.cast.value(game, SET_OFF, seat, 1, 0) == 1 else 0


def cards_shown(
    game: AsteriatedGrail, seat: int, cards: list[int], used: bool, asked: int = 0, use: int = 0
) -> None:
    """A seat has used, played or discarded cards face up: seals are set off at once, ahead of the rest.

    A blade counts as one of the elements that are `asked` for (bits, 0 for any); where both of its own are,
    its holder says which, if a seal or the skill of this `use` looks at it.
    """
    reach(game, HAND_FEWER, 0)
    bullets_gone(game, seat, cards)
    if used and game.cast.looks_at(CARD_USED):
        happening = Happening(seat, seat, len(cards), asked, "", cards)
        reach(game, CARD_USED, game.open(happening), True)
    counted = game.use(use).skill.elements_counted(game, use) if use else 0
    if not counted and not game.effects(seat).cards:
        return
    set_off: list[int] = []
    for card in cards:
        bits = element_bits(game, seat, game.face(card))
        if bits & (bits - 1) and bits & asked:
            bits &= asked
        seals = [seal_before(game, seat, element) for element in elements_in(bits)]
        if bits & (bits - 1):
            if any(seals) or bits & counted:
                ask_element(game, seat, card, bits, use)
        elif seals and seals[0] and seals[0] not in set_off:
            set_off.append(seals[0])
            game.push(SealSetOff(seals[0], elements_in(bits)[0]))


def ask_element(game: AsteriatedGrail, seat: int, card: int, elements: int, use: int) -> None:
    """Whoever has discarded a card of two elements says as which (AG C 48.1)."""
    skill = game.rules.skill_named(game.face(card).code + "-edge")
    assert skill is not None
    choice = Use(skill, seat, owner_of(card), use)
    choice.number = elements
    id = game.open(choice)
    game.push(Ask(id, 0), Close(id))


def count_as(game: AsteriatedGrail, use: int, element: int) -> None:
    """The element has been said: it counts for the skill that it was discarded for, and sets off its seal."""
    choice = game.use(use)
    if choice.frame:
        game.use(choice.frame).blades |= 1 << element
    seal = seal_before(game, choice.seat, element)
    if seal:
        game.push(SealSetOff(seal, element))
