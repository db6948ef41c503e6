"""Why not? One answer per verb, from the same predicates that list the options.

For every card and piece at every moment each verb has either an option or a reason with a clause. The verbs
are the actions (request it with this key card) and the answers to the questions that actions ask.
"""

from typing import Final

from ...kernel.card import face_of
from ...kernel.clause import refuse
from ...kernel.decision import Option
from ...kernel.refusal import NOT_YOUR_DECISION, Refusal
from .actions import NO_TARGET
from .battle import NameAttackers, NameBlockers
from .chance import TakeChance, may_pass
from .deployment import PickBarrier
from .magic import ChooseState, TakeFromLife
from .requesting import NOT_IN_HAND, Declare, piece_refusal, player_refusal, request_refusal
from .state import BlackPoker
from .turn import DiscardDown, SecondCard

NO_SWAP: Final = Refusal("BP 3.2", "bp-no-swap")
NOT_ASKED_KEY: Final = Refusal("BP R4.34", "bp-no-second-key")
NOT_ASKED_BARRIER: Final = Refusal("BP 2.1", "bp-nothing-to-drive")
NOT_ASKED_DISCARD: Final = Refusal("BP 2.3", "bp-nothing-to-discard")
NOT_ASKED_SET: Final = Refusal("BP 5.7", "bp-no-barrier-due")
NOT_ASKED_ATTACK: Final = Refusal("BP 13.6", "bp-no-attack-due")
NOT_ASKED_BLOCK: Final = Refusal("BP 14.6", "bp-no-block-due")
NOT_ASKED_TWIST: Final = Refusal("BP 18.8", "bp-no-twist-due")
NOT_ASKED_TAKE: Final = Refusal("BP 22.6", "bp-no-search-due")
NOT_ASKED_DRAW: Final = Refusal("BP 12.8", "bp-no-draw-due")
MUST_END: Final = Refusal("BP R5", "bp-must-end")

ANSWER_VERBS: Final = [
    "with",
    "target",
    "drive",
    "discard",
    "set",
    "attack-with",
    "block-with",
    "make-driven",
    "make-charged",
    "take",
    "swap",
]


def verb_refusal(game: BlackPoker, seat: int, option: Option) -> Refusal | None:
    """Why a seat may not choose this now."""
    verb = option.verb
    decision = game.decision
    task = game.agenda[-1] if game.agenda else None
    asked = decision is not None and decision.seat == seat
    if verb == "swap":
        return refuse(NO_SWAP)
    if verb in game.sheet.by_name:
        action = game.sheet.action(verb)
        reason = request_refusal(game, seat, action, option.card)
        if reason is None and action.keys and option.piece and not option.card:
            return NOT_IN_HAND
        if reason is None and not (asked and isinstance(task, TakeChance)):
            return NOT_YOUR_DECISION
        return reason
    if verb == "pass":
        if isinstance(task, TakeChance) and asked:
            return None if may_pass(game, seat) else MUST_END
        return NOT_YOUR_DECISION
    reason = card_refusal(game, seat, option) if verb in ("with", "discard", "set", "take") else None
    if reason is None:
        reason = piece_verb_refusal(game, seat, option)
    return reason if asked or reason is not None else NOT_YOUR_DECISION


def declaring(game: BlackPoker, part: str) -> Declare | None:
    """The proposal that asks for this part now."""
    task = game.agenda[-1]
    return task if isinstance(task, Declare) and task.asking(game) == part else None


def card_refusal(game: BlackPoker, seat: int, option: Option) -> Refusal | None:
    """Why a card cannot be named as second key, discard, barrier or searched card."""
    task = game.agenda[-1]
    verb = option.verb
    place = game.life(seat) if verb == "take" else game.hand(seat)
    if verb == "take" and not isinstance(task, TakeFromLife):
        return NOT_ASKED_TAKE
    if game.find(place, option.card) < 0:
        return NOT_ASKED_TAKE if verb == "take" else NOT_IN_HAND
    if verb == "with":
        declared = declaring(game, "bp-second-key")
        return NOT_ASKED_KEY if declared is None else declared.second_key_refusal(option.card)
    if verb == "discard":
        if isinstance(task, DiscardDown):
            return task.refusal(option.card)
        declared = declaring(game, "bp-pay-discard")
        return NOT_ASKED_DISCARD if declared is None else declared.discard_refusal(option.card)
    if verb == "set":
        return None if isinstance(task, PickBarrier) else NOT_ASKED_SET
    return None


def piece_verb_refusal(game: BlackPoker, seat: int, option: Option) -> Refusal | None:
    """Why a piece or player cannot be named as target, payment, attacker, blocker, or be twisted."""
    task = game.agenda[-1]
    verb = option.verb
    if verb in ("target", "target-player"):
        declared = declaring(game, "bp-target")
        if declared is None:
            return NO_TARGET
        if verb == "target-player":
            return player_refusal(seat, option.number)
        return piece_refusal(game, seat, declared.action, face_of(declared.keys[0]), option.piece)
    if verb == "drive":
        declared = declaring(game, "bp-pay-barrier")
        return NOT_ASKED_BARRIER if declared is None else declared.barrier_refusal(game, option.piece)
    if verb in ("make-driven", "make-charged"):
        return None if isinstance(task, ChooseState) and option.piece == task.target else NOT_ASKED_TWIST
    if verb == "attack-with":
        return task.refusal(game, option.piece) if isinstance(task, NameAttackers) else NOT_ASKED_ATTACK
    if verb == "block-with":
        return task.refusal(game, option.piece) if isinstance(task, NameBlockers) else NOT_ASKED_BLOCK
    if verb in ("draw-another", "decline"):
        return None if isinstance(task, SecondCard) else NOT_ASKED_DRAW
    if verb == "done":
        if isinstance(task, NameAttackers | NameBlockers):
            return None
        return NOT_ASKED_BLOCK if option.number > 0 else NOT_ASKED_ATTACK
    return None
