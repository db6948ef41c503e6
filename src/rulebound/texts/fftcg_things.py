"""What FF-TCG speaks of, in Messages: Characters, what is on the stack, CP, and what costs ask for."""

from typing import Final

from rulebound.effects.targets import This
from rulebound.games.fftcg.announcing import Declaration
from rulebound.games.fftcg.cards import ELEMENTS, KIND_WORDS, Part, Payment, Use
from rulebound.games.fftcg.casting import CastDeed
from rulebound.games.fftcg.characteristics import is_forward, power_of, traits_of
from rulebound.games.fftcg.deeds import NOTHING_NAMED, Deed, Named
from rulebound.games.fftcg.paying import Cost, discard_elements, only_element, produced_elements
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.decision import Option
from rulebound.texts.effects import EffectPhrases
from rulebound.texts.message import Message
from rulebound.texts.scene import Scene

GIVEN: Final = 100
"""Abilities with higher numbers were given to a Character; they are not printed on it."""


def game_of(scene: Scene) -> FFTCG:
    """The game of a scene, as what it is."""
    game = scene.game
    assert isinstance(game, FFTCG)
    return game


def element_message(element: int) -> Message:
    """An element by its number."""
    return Message(f"element-ff-{ELEMENTS[element]}")


def points_message(element: int, number: int) -> Message:
    """So much CP of an element."""
    return Message("points-ff-element", number=number, element=element_message(element))


def listed(parts: list[Message]) -> Message:
    """Words one after another, with commas between them."""
    if len(parts) == 1:
        return parts[0]
    return Message("list-ff", first=parts[0], rest=listed(parts[1:]))


# ---- costs


def missing_points(elements: list[int], produced: list[int]) -> list[Message]:
    """The CP of each element that is still to be produced."""
    lacking = [max(0, elements[i] - produced[i]) for i in range(len(elements))]
    return [points_message(element, number) for element, number in enumerate(lacking) if number]


def cost_parts(cost: Cost, by_element: bool) -> list[Message]:
    """CP and Crystals that a cost asks for, and cards from the deck."""
    parts = missing_points(cost.elements, [0] * len(cost.elements)) if by_element else []
    rest = cost.total - sum(cost.elements) if by_element else cost.total
    if rest > 0:
        parts.append(Message("points-ff-any", number=rest))
    if cost.crystals:
        parts.append(Message("crystals-ff", number=cost.crystals))
    if cost.mill:
        parts.append(Message("cost-ff-mill", number=cost.mill))
    return parts


def payment_parts(payment: Payment) -> list[Message]:
    """What a payment asks for besides that."""
    parts = [Message("cost-ff-special")] if payment.special else []
    if payment.dull:
        parts.append(Message("cost-ff-dull"))
    if payment.x:
        parts.append(Message("cost-ff-x"))
    return parts + [part_message(part) for part in payment.parts]


def part_message(part: Part) -> Message:
    """One thing that has to be done for a cost, with the card itself or with others."""
    own = "yes" if isinstance(part.target, This) else "no"
    return Message("cost-ff-part", own=own, deed=deed_word(part))


def deed_word(part: Part) -> str:
    """What is done for a part of a cost; the way out of the field or the hand says which putting it is."""
    if part.deed == "put" and part.to in ("removed", "hand"):
        return part.to
    return part.deed


def price_of(game: FFTCG, deed: Deed, named: Named = NOTHING_NAMED) -> Message:
    """All that a deed costs, in one line; of a card only how much CP, as its colour says of which element."""
    payment = deed.payment(game, named)
    cost = deed.cost(game, named)
    parts = payment_parts(payment) if payment is not None else []
    parts += cost_parts(cost, not isinstance(deed, CastDeed)) if cost is not None else []
    return listed(parts or [Message("points-ff-any", number=0)])


def element_paid(game: FFTCG, task: Declaration, option: Option) -> int:
    """The element of the CP that an option produces; the only one where the option need not say it."""
    if option.number >= 0:
        return option.number
    cost = task.deed.cost(game, task.named)
    assert cost is not None
    if option.piece:
        bits = produced_elements(game, game.character(option.piece))
    else:
        bits = discard_elements(game, option.card)
    return only_element(bits & cost.only)


# ---- things


class ThingPhrases(EffectPhrases):
    """Characters and what is on the stack, by name."""

    def piece(self, id: int, scene: Scene, bare: bool = False) -> Message:
        """A Character or what is on the stack, by whose it is and by name."""
        piece = scene.piece(id)
        if piece is None or not (piece.cards or isinstance(piece, Item)):
            return Message("piece-gone")
        owner = Message("owner-none") if bare else scene.owner(piece.seat)
        if isinstance(piece, Item):
            return self.item(piece, owner, scene)
        card = self.card(scene.code(piece.cards[-1]))
        return Message("piece-ff", owner=owner, card=card, number=namesake_number(scene, id))

    def item(self, item: Item, owner: Message, scene: Scene) -> Message:
        """A Summon, a special ability by its name, or another ability by its card."""
        card = self.card(scene.game.rulebook.code(item.face))
        name = item.ability.title if isinstance(item.ability, Use) else ""
        kind = "summon" if item.source == item.id else "special" if name else "ability"
        return Message("item-ff", kind=kind, owner=owner, card=card, name=name)

    def stats(self, id: int, scene: Scene) -> list[Message]:
        """What a Character is now: the power of a Forward, the type of others, and its damage."""
        game = game_of(scene)
        piece = game.character(id)
        if is_forward(game, piece):
            parts = [Message("stat-ff-power", power=str(power_of(game, piece)))]
        else:
            kinds = traits_of(game, piece).kinds
            parts = [Message(f"kind-ff-{word}") for bit, word in KIND_WORDS.items() if kinds & bit]
        if piece.damage:
            parts.append(Message("stat-ff-damage", damage=str(piece.damage)))
        return parts

    def fighter(self, id: int, scene: Scene) -> Message:
        """A Forward in battle."""
        return Message("described-ff", piece=self.piece(id, scene), stats=listed(self.stats(id, scene)))

    def described(self, id: int, scene: Scene, bare: bool = False) -> Message:
        """A Character that may be chosen, with what matters for that; of the stack only what it is."""
        told = self.piece(id, scene, bare)
        piece = scene.game.pieces.get(id)
        if not isinstance(piece, Character):
            return told
        parts = self.stats(id, scene)
        if piece.dull:
            parts.append(Message("state-ff-dull"))
        if piece.frozen:
            parts.append(Message("state-ff-frozen"))
        return Message("described-ff", piece=told, stats=listed(parts))

    def deed_card(self, deed: Deed, scene: Scene) -> Message:
        """The card with which something is done; what is paid for an attack or a block is of the Forward."""
        if not deed.face:
            return self.piece(deed.source, scene)
        return self.card(scene.game.rulebook.code(deed.face))


def namesake_number(scene: Scene, id: int) -> int:
    """The number of a Character among those of its name on its side; 0 where it is the only one."""
    for game in (scene.before, scene.game):
        piece = game.pieces.get(id) if isinstance(game, FFTCG) else None
        if isinstance(game, FFTCG) and isinstance(piece, Character):
            title = game.card_of(piece).title
            row = game.field(piece.seat).cards
            same = [other for other in row if game.card_of(game.pieces[other]).title == title]
            return same.index(id) + 1 if len(same) > 1 else 0
    return 0
