"""Why not? One answer per verb, from the same predicates that list the options.

For every card and piece at every moment each verb has either an option or a reason with a clause.
"""

from typing import Final

from ...effects.targets import PickOne
from ...kernel.card import face_of
from ...kernel.clause import refuse
from ...kernel.decision import Decision, Option, offered
from ...kernel.refusal import NOT_YOUR_DECISION, Refusal
from .battle import (
    ANOTHER_BLOCKS,
    ANOTHER_FIRST,
    MUST_ATTACK,
    MUST_BLOCK,
    AttackChoice,
    DeclareBlock,
    attack_refusal,
    block_refusal,
    first_attackers,
    must_attack,
)
from .main_step import MoveCoresFreely, activation_refusal, lying, move_refusal
from .nodes import PayCores
from .paying import RESERVE, SOUL, Means, removal_refusal, source_named, sources
from .state import IN_RESERVE, BattleSpirits, FieldCard
from .using import NOT_IN_HAND, USES, UseCard, use_refusal

NOT_ASKED_CHOICE: Final = Refusal("BS FAQ targeting.1", "bs-nothing-to-choose")
NOT_A_CANDIDATE: Final = Refusal("BS FAQ targeting.1", "bs-not-a-candidate")
NOT_ASKED_PAYMENT: Final = Refusal("BS 16.10", "bs-nothing-to-pay")
NOT_ASKED_PLACING: Final = Refusal("BS 16.14", "bs-nothing-to-place")
NOT_ASKED_REMOVAL: Final = Refusal("BS 21.2", "bs-nothing-to-remove")
NOT_ASKED_MOVE: Final = Refusal("BS 15.20", "bs-not-moving")
NO_CORE_THERE: Final = Refusal("BS 15.20", "bs-no-core-there")
LIES_THERE: Final = Refusal("BS 15.20", "bs-lies-there")
CORES_STAY: Final = Refusal("BS R23", "bs-cores-stay")
CORE_THEN_PLACE: Final = Refusal("BS 15.20", "bs-core-then-place")
NOT_ASKED_GIVE: Final = Refusal("BS FAQ soulcore.2", "bs-nothing-to-give")
NOT_ASKED_EXHAUST: Final = Refusal("BS FAQ effects.1", "bs-nothing-to-exhaust")
NOT_ASKED_ORDER: Final = Refusal("BS R13", "bs-nothing-to-order")
NOT_ASKED_RESOLVE: Final = Refusal("BS 23.13", "bs-nothing-to-resolve")
NOT_IN_TRASH: Final = Refusal("BS 21.2", "bs-not-in-trash")
LEAVES_TOO_MUCH: Final = Refusal("BS FAQ cost.2.2", "bs-leaves-too-much")
NO_SOURCE_TO_PAY: Final = Refusal("BS 16.12", "bs-not-a-source")
NO_SOURCE_TO_PLACE: Final = Refusal("BS 16.19", "bs-not-a-source")
EARLIER_SOURCE: Final = Refusal("BS R16", "bs-earlier-source")
WRONG_QUESTION: Final = Refusal("BS 14.5", "bs-not-asked")

VERBS: Final = [
    *USES,
    "activate",
    "attack",
    "block",
    "choose",
    "pay",
    "place",
    "remove",
    "move",
    "to",
    "give",
    "give-soul",
    "exhaust",
    "put",
    "resolve",
    "move-cores",
]
NOT_ASKED: Final = {
    "choose": NOT_ASKED_CHOICE,
    "pay": NOT_ASKED_PAYMENT,
    "place": NOT_ASKED_PLACING,
    "remove": NOT_ASKED_REMOVAL,
    "move": NOT_ASKED_MOVE,
    "to": NOT_ASKED_MOVE,
    "move-reserve": NOT_ASKED_MOVE,
    "move-soul": NOT_ASKED_MOVE,
    "to-reserve": NOT_ASKED_MOVE,
    "give": NOT_ASKED_GIVE,
    "give-soul": NOT_ASKED_GIVE,
    "exhaust": NOT_ASKED_EXHAUST,
    "put": NOT_ASKED_ORDER,
    "resolve": NOT_ASKED_RESOLVE,
}


def verb_refusal(game: BattleSpirits, seat: int, option: Option) -> Refusal | None:
    """Why a seat may not choose this now."""
    verb = option.verb
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    task = game.agenda[-1] if game.agenda else None
    if asked and decision is not None and offered(decision.options, option):
        return None
    if asked and verb == "remove" and equal_offered(game, decision, option.card):
        return None
    reason = battle_refusal(game, seat, option, asked)
    if verb in USES:
        reason = hand_refusal(game, seat, option)
    elif verb == "activate":
        reason = activation_refusal(game, seat, option.card or option.piece, option.number)
    elif verb == "move-cores":
        reason = move_refusal(game, seat)
    elif verb in NOT_ASKED:
        reason = answer_refusal(game, task, option)
    elif verb == "done" and isinstance(task, MoveCoresFreely) and task.taken and not task.moving():
        reason = refuse(CORES_STAY)
    if reason is not None:
        return reason
    return WRONG_QUESTION if asked else NOT_YOUR_DECISION


def equal_offered(game: BattleSpirits, decision: Decision | None, card: int) -> bool:
    """Whether an equal card of the same Trash is offered: one stands for all of them."""
    if decision is None or game.find(game.trash(decision.seat), card) < 0:
        return False
    return any(
        option.verb == "remove" and face_of(option.card) == face_of(card) for option in decision.options
    )


def battle_refusal(game: BattleSpirits, seat: int, option: Option, asked: bool) -> Refusal | None:
    """Why a Spirit may not attack or block now, or why the player may not do without."""
    verb = option.verb
    blocking = asked and isinstance(game.agenda[-1], DeclareBlock)
    reason: Refusal | None = None
    if verb == "attack":
        reason = attack_refusal(game, seat, option.piece)
    elif verb == "block":
        reason = block_refusal(game, seat, option.piece)
    if reason is not None:
        return reason
    if verb in ("attack", "end-step") and asked and first_attackers(game, seat):
        return refuse(ANOTHER_FIRST)
    if verb == "end-step" and asked and isinstance(game.agenda[-1], AttackChoice) and must_attack(game, seat):
        return refuse(MUST_ATTACK)
    if verb == "block" and blocking:
        return refuse(ANOTHER_BLOCKS)
    return refuse(MUST_BLOCK) if verb == "pass" and blocking else None


def hand_refusal(game: BattleSpirits, seat: int, option: Option) -> Refusal | None:
    """Why a card cannot be used: only what is in the Hand can (BS 23.6)."""
    if not option.card or game.find(game.hand(seat), option.card) < 0:
        return refuse(NOT_IN_HAND[option.verb])
    return use_refusal(game, Means(game, seat), option.card, option.verb)


def has_cores(game: BattleSpirits, id: int) -> bool:
    """Whether Cores lie on a card of the player who is asked; if so, only their turn to be named is over."""
    piece = game.pieces.get(id)
    asked = game.decision
    return isinstance(piece, FieldCard) and asked is not None and piece.seat == asked.seat and piece.cores > 0


def answer_refusal(game: BattleSpirits, task: object, option: Option) -> Refusal:
    """Why an answer does not fit the question that is asked, or none like it is asked."""
    verb = option.verb
    reason: Refusal | None = None
    if isinstance(task, PickOne) and verb == "choose":
        reason = NOT_A_CANDIDATE
    elif isinstance(task, UseCard | PayCores) and verb == "pay":
        reason = refuse(EARLIER_SOURCE if has_cores(game, option.piece) else NO_SOURCE_TO_PAY)
    elif isinstance(task, UseCard) and verb == "place":
        reason = refuse(EARLIER_SOURCE if has_cores(game, option.piece) else NO_SOURCE_TO_PLACE)
    elif isinstance(task, UseCard) and verb == "remove" and option.card:
        reason = remove_refusal(game, task, option.card)
    elif isinstance(task, MoveCoresFreely) and NOT_ASKED[verb] is NOT_ASKED_MOVE:
        reason = move_answer_refusal(game, task, option)
    return reason or refuse(NOT_ASKED[verb]) or WRONG_QUESTION


def move_answer_refusal(game: BattleSpirits, task: MoveCoresFreely, option: Option) -> Refusal | None:
    """Why a Core or its new place cannot be named: none is there, it lies there, or Cores must stay."""
    naming_target = option.verb in ("to", "to-reserve")
    if naming_target != task.moving():
        return CORE_THEN_PLACE
    named = source_named(option)
    known = named in sources(game, task.seat, False)
    if not naming_target:
        return refuse(CORES_STAY) if known and lying(game, task.seat, named, task.taken) else NO_CORE_THERE
    taken = task.taken[-1]
    soul_place = RESERVE if game.soul[task.seat] == IN_RESERVE else game.soul[task.seat]
    here = soul_place if taken == SOUL else taken
    return LIES_THERE if named == here or not known else refuse(CORES_STAY)


def remove_refusal(game: BattleSpirits, task: UseCard, asked: int) -> Refusal | None:
    """Why Succession does not remove such a card now; None where it removes nothing at all, or no more."""
    card = game.card(face_of(task.card))
    if not card.succession or task.free:
        return None
    face = face_of(asked)
    lying = [other for other in game.trash(task.seat).cards if face_of(other) == face]
    if all(other in task.removed for other in lying):
        return refuse(NOT_IN_TRASH)
    reason = removal_refusal(card, game.card(face), len(task.removed))
    if reason is not None or task.part(game) != "remove":
        return reason
    offered_so = any(face_of(option.card) == face for option in task.options(game))
    return refuse(NOT_IN_TRASH if offered_so else LEAVES_TOO_MUCH)
