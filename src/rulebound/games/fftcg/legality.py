"""Why not? One answer per verb, from the same predicates that list the options.

For every card and piece at every moment each verb has either an option or a reason with a clause.
"""

from typing import Final

from ...effects.targets import PickOne
from ...kernel.card import face_of
from ...kernel.clause import refuse
from ...kernel.decision import Option, offered
from ...kernel.refusal import NOT_YOUR_DECISION, Refusal
from .announcing import Declaration
from .attack import (
    MUST_ATTACK,
    MUST_BLOCK,
    NO_SHARED_ELEMENT,
    DeclareAttack,
    DeclareBlock,
    FormParty,
    attack_refusal,
    block_refusal,
    party_refusal,
)
from .cards import LIGHT_OR_DARK
from .casting import NOT_YOURS, CastDeed, cast_refusal
from .characteristics import is_backup
from .costs import cost_forbidden, missing_part, purse_for, purse_left
from .covering import suffices
from .deeds import Deed
from .loops import LOOP_IS_OVER, is_barred
from .paying import DULL, Cost, in_order, several, still_needed, stock_of, useful
from .priming import prime_refusal
from .state import FFTCG
from .using import NO_SUCH_ABILITY, use_named, use_refusal, uses_of
from .warp import WARP_FROM_HAND, warp_refusal

WRONG_QUESTION: Final = Refusal("FF 11.1.1", "ff-not-asked")
NOT_ASKED_CHOICE: Final = Refusal("FF 11.3.3", "ff-nothing-to-choose")
NOT_A_CANDIDATE: Final = Refusal("FF 11.11.5.1", "ff-not-a-candidate")
CANNOT_BE_CHOSEN: Final = Refusal("FF 11.11.5.1.1", "ff-not-a-candidate")
NOT_ASKED_PAYMENT: Final = Refusal("FF 11.2.1", "ff-nothing-to-pay")
LIGHT_GIVES_NONE: Final = Refusal("FF 5.2.1.3", "ff-light-or-dark-cp")
NOT_A_SOURCE: Final = Refusal("FF 5.2.1.3", "ff-not-a-source")
BACKUP_IS_DULL: Final = Refusal("FF 15.1.1.2.2", "ff-is-dull")
EARLIER_SOURCE: Final = Refusal("FF R14", "ff-earlier-source")
NOT_ASKED_ORDER: Final = Refusal("FF R15", "ff-nothing-to-order")
NOT_ASKED_PARTY: Final = Refusal("FF 15.1.1.9.1", "ff-no-party")
NOT_ASKED_STACK: Final = Refusal("FF 11.8.7", "ff-nothing-to-stack")
NOT_ASKED_SEARCH: Final = Refusal("FF 15.1.1.8.1", "ff-nothing-to-find")
NOT_ASKED_GIVE: Final = Refusal("FF 11.6.10", "ff-nothing-to-give")
NOT_ASKED_TURN: Final = Refusal("FF 15.2.8.3.2", "ff-nothing-to-turn-up")
NOT_ASKED_SPECIAL: Final = Refusal("FF 11.7.1", "ff-nothing-to-give")
NOT_ASKED_BURST: Final = Refusal("FF 11.10.2", "ff-no-burst")
NOT_ASKED_SPLIT: Final = Refusal("FF 10.1.4.2.1", "ff-nothing-to-divide")
NOT_ASKED_PILE: Final = Refusal("FF 15.1.1.11.2", "ff-nothing-to-divide")
NOT_ASKED_BACKUPS: Final = Refusal("FF 12.4.8", "ff-nothing-to-give")

VERBS: Final = [
    "cast",
    "use",
    "warp",
    "prime",
    "attack",
    "party",
    "join",
    "block",
    "choose",
    "dull",
    "discard",
    "special",
    "give",
    "turn-up",
    "split",
    "find",
    "put",
    "order",
    "burst",
    "give-up",
    "pile",
]
NOT_ASKED: Final = {
    "choose": NOT_ASKED_CHOICE,
    "dull": NOT_ASKED_PAYMENT,
    "discard": NOT_ASKED_PAYMENT,
    "special": NOT_ASKED_SPECIAL,
    "give": NOT_ASKED_GIVE,
    "turn-up": NOT_ASKED_TURN,
    "split": NOT_ASKED_SPLIT,
    "find": NOT_ASKED_SEARCH,
    "put": NOT_ASKED_ORDER,
    "order": NOT_ASKED_STACK,
    "burst": NOT_ASKED_BURST,
    "give-up": NOT_ASKED_BACKUPS,
    "pile": NOT_ASKED_PILE,
    "join": NOT_ASKED_PARTY,
    "party": NOT_ASKED_PARTY,
}


def verb_refusal(game: FFTCG, seat: int, option: Option) -> Refusal | None:
    """Why a seat may not choose this now."""
    verb = option.verb
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    if asked and decision is not None and offered(decision.options, option):
        return None
    if asked and game.barred and is_barred(game, seat, option):
        return LOOP_IS_OVER
    reason: Refusal | None = None
    if verb in ("cast", "warp"):
        reason = hand_refusal(game, seat, option)
    elif verb == "use":
        reason = ability_refusal(game, seat, option)
    elif verb == "prime":
        reason = prime_refusal(game, seat, option.piece)
    elif verb in ("attack", "party", "join"):
        reason = attack_reason(game, seat, option, asked)
    elif verb in ("block", "no-block", "no-attack"):
        reason = block_reason(game, seat, option, asked)
    elif verb in NOT_ASKED:
        reason = answer_refusal(game, option)
    if reason is not None:
        return reason
    return WRONG_QUESTION if asked else NOT_YOUR_DECISION


def hand_refusal(game: FFTCG, seat: int, option: Option) -> Refusal | None:
    """Why a card cannot be cast or removed by Warp: only what is in the hand or the LB deck can."""
    card = option.card
    in_hand = card != 0 and game.find(game.hand(seat), card) >= 0
    in_limit = card != 0 and game.find(game.lb_deck(seat), card) >= 0
    if option.verb == "warp":
        return warp_refusal(game, seat, card) if in_hand else refuse(WARP_FROM_HAND)
    if not in_hand and not in_limit:
        return refuse(NOT_YOURS)
    return cast_refusal(game, seat, card)


def ability_refusal(game: FFTCG, seat: int, option: Option) -> Refusal | None:
    """Why an ability cannot be used; of several the reason for the one that is named, or for the first."""
    thing = option.card or option.piece
    if not thing or (option.card and not game.is_held(option.card)):
        return refuse(NO_SUCH_ABILITY)
    uses = uses_of(game, thing)
    if not uses:
        return refuse(NO_SUCH_ABILITY)
    use = use_named(game, thing, option.number) if option.number > 0 else uses[0]
    return use_refusal(game, seat, thing, use)


def attack_reason(game: FFTCG, seat: int, option: Option, asked: bool) -> Refusal | None:
    """Why a Forward cannot attack, alone or in a party."""
    reason = attack_refusal(game, seat, option.piece)
    if reason is not None:
        return reason
    task = game.agenda[-1]
    if asked and isinstance(task, FormParty) and option.verb == "join":
        reason = party_refusal(game, [*task.members, option.piece])
        if reason is not None:
            return reason
    if asked and isinstance(task, DeclareAttack) and option.verb == "party":
        return refuse(NO_SHARED_ELEMENT)
    return NOT_ASKED_PARTY if option.verb != "attack" else WRONG_QUESTION


def block_reason(game: FFTCG, seat: int, option: Option, asked: bool) -> Refusal | None:
    """Why a Forward cannot block, or why the player cannot do without."""
    task = game.agenda[-1]
    if option.verb == "no-attack" and asked and isinstance(task, DeclareAttack):
        return refuse(MUST_ATTACK)
    if option.verb == "no-block" and asked and isinstance(task, DeclareBlock):
        return refuse(MUST_BLOCK)
    if option.verb == "block":
        reason = block_refusal(game, seat, option.piece)
        if reason is None and asked and isinstance(task, DeclareBlock):
            return refuse(MUST_BLOCK)
        return reason
    return None


def answer_refusal(game: FFTCG, option: Option) -> Refusal | None:
    """Why an answer does not fit the question that is asked, or none like it is asked."""
    task = game.agenda[-1] if game.agenda else None
    verb = option.verb
    if isinstance(task, Declaration):
        part = task.part(game)
        if verb == "choose" and part == "target":
            return target_reason(game, task, option)
        if verb in ("dull", "discard") and part == "pay":
            return source_reason(game, task, option)
        if verb == "give" and part == "part":
            return part_reason(game, task, option)
        if verb == "split" and part == "split":
            return Refusal(task.deed.clause_for(part), "ff-share")
    elif isinstance(task, PickOne) and verb == "choose":
        return NOT_A_CANDIDATE
    return NOT_ASKED[verb]


def target_reason(game: FFTCG, task: Declaration, option: Option) -> Refusal | None:
    """Why something cannot be chosen: it is not what is asked for, or it cannot be."""
    target = task.next_target(game)
    context = task.deed.context(task.named)
    thing = option.card or option.piece
    if target is not None and target.selector.admits(game, context, thing):
        return CANNOT_BE_CHOSEN
    return refuse(Refusal(task.deed.clause_for("target"), NOT_A_CANDIDATE.name))


def source_reason(game: FFTCG, task: Declaration, option: Option) -> Refusal:
    """Why something cannot produce CP for this."""
    purse = purse_for(game, task.deed, task.named)
    cost = task.deed.cost(game, task.named)
    assert cost is not None
    if option.piece:
        piece = game.find_character(option.piece)
        if piece is None or piece.seat != task.seat or not is_backup(game, piece):
            return NOT_A_SOURCE
        if piece.dull:
            return BACKUP_IS_DULL
        if task.named.cards or option.piece in earlier(purse.backups, task.named.backups):
            return EARLIER_SOURCE
        bits = purse.backup_bits[purse.backups.index(option.piece)] if option.piece in purse.backups else 0
    else:
        bits = game.card(face_of(option.card)).elements
        if bits & LIGHT_OR_DARK:
            return LIGHT_GIVES_NONE
        if option.card not in purse.cards:
            return NOT_A_SOURCE
        earlier_face = task.named.cards and face_of(option.card) < face_of(task.named.cards[-1])
        if earlier_face and in_order(cost, purse):
            return EARLIER_SOURCE
    return use_reason(game, task, option, cost, bits)


def use_reason(game: FFTCG, task: Declaration, option: Option, cost: Cost, bits: int) -> Refusal:
    """Why a source is not offered: of no use, to be named after another, or too much would be left."""
    named = task.named
    produced = task.produced(cost)
    amount = 1 if option.piece else 2
    elements = useful(produced, bits & cost.only, amount)
    if not elements:
        return Refusal(element_clause(game, task.deed), "ff-wrong-element")
    other = named.copy()
    other.backups = [*named.backups, option.piece]
    other.cards = [*named.cards, option.card]
    stock = stock_of(purse_left(game, task.deed, other), cost)
    for element in elements:
        produced.add(element, amount)
        if suffices(still_needed(produced), stock):
            return EARLIER_SOURCE
        produced.add(element, -amount)
    return Refusal(surplus_clause(game, task.deed), "ff-surplus")


def element_clause(game: FFTCG, deed: Deed) -> str:
    """The clause on the elements of a cost: of a card with one or several, or of anything else (FF R4)."""
    card = game.card(deed.face)
    if not isinstance(deed, CastDeed) or not card.is_character():
        return "FF R4"
    return "FF 11.4.6.1.2" if several(card.elements) else "FF 11.4.6.1.1"


def surplus_clause(game: FFTCG, deed: Deed) -> str:
    """The clause on CP that would be left over."""
    of_character = isinstance(deed, CastDeed) and game.card(deed.face).is_character()
    return "FF 11.4.6.1.4" if of_character else "FF 5.2.1.3.1"


def part_reason(game: FFTCG, task: Declaration, option: Option) -> Refusal:
    """Why something cannot be given for a cost: it is the opponent's, or cannot go where it would."""
    payment = task.deed.payment(game, task.named)
    piece = game.find_character(option.piece)
    if payment is None or piece is None:
        return NOT_ASKED_GIVE
    if piece.seat != task.seat:
        return Refusal(task.deed.clause_for("own"), "ff-not-your-character")
    part = missing_part(task.deed, payment, task.named, game)
    context = task.deed.context(task.named)
    if part is not None and part.deed == DULL and piece.dull:
        return BACKUP_IS_DULL
    if part is not None and cost_forbidden(game, part.to, piece.id, context):
        return Refusal(task.deed.clause_for("stuck"), "ff-cannot-be-given")
    return NOT_ASKED_GIVE


def earlier(backups: list[int], named: list[int]) -> list[int]:
    """The Backups before the last one that was named."""
    if not named or named[-1] not in backups:
        return []
    return backups[: backups.index(named[-1]) + 1]
