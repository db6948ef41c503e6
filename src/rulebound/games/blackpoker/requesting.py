"""Requesting an action (BP 1, 2; R4.25 to R4.37): legality, the proposal with its parts, costs, commitment.

Legality is written once, here: `list_requests` lists what the holder of the chance may request,
`action_refusal` and its companions say why not. A declaration is made part by part (second key card, target,
barriers, discard); nothing moves until `Commit`.
"""

from typing import Any, ClassVar, Final

from ...kernel.card import face_of
from ...kernel.clause import WATCH, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .actions import (
    A_CHARACTER,
    A_PLAYER,
    A_REQUEST,
    NO_TARGET,
    NOTHING,
    Action,
    different,
    faces_held,
)
from .cards import SUIT_OF
from .stage import CHECK_TRIGGERS, damage, start
from .state import BlackPoker, Character, Request

NOT_YOUR_CHANCE: Final = Refusal("BP R4.20", "bp-not-your-chance")
NOT_IN_HAND: Final = Refusal("BP R4.34", "bp-not-in-hand")
NO_BARRIER: Final = Refusal("BP 2.1", "bp-no-barrier")
BARRIER_DRIVEN: Final = Refusal("BP R4.31", "bp-barrier-not-payable")
NO_LIFE: Final = Refusal("BP R4.33", "bp-no-life")
NO_DISCARD: Final = Refusal("BP 2.3", "bp-no-discard")
KEY_NOT_DISCARDED: Final = Refusal("BP R4.32", "bp-key-not-discarded")
KEY_TWICE: Final = Refusal("BP R4.34", "bp-key-twice")
NO_OPPONENT: Final = Refusal("BP 21.6", "bp-target-opponent")


# ---- may it be requested at all?


def action_refusal(game: BlackPoker, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not request an action now, whatever the key card; None where it may."""
    if not action.is_direct():
        return action.not_direct
    away = game.turn != seat or bool(game.stage().cards)
    if away and (rule("BP R4.25") if action.is_main() else not rule("BP R4.26")):
        return action.not_main
    once = action.once
    if once is not None and action.name in game.used:
        reason = refuse(once)
        if reason is not None:
            return reason
    return cost_refusal(game, seat, action)


def cost_refusal(game: BlackPoker, seat: int, action: Action) -> Refusal | None:
    """Why the cost cannot be paid in full (R4.30): too few charged barriers, no life, no card to discard.

    Last, where any key card would do: whether there is a target.
    """
    reason = unpayable(game, seat, action)
    if reason is not None and rule("BP R4.30"):
        return reason
    return any_target(game, seat, action, 0) if action.aims_at and not action.targets_by_key else None


def unpayable(game: BlackPoker, seat: int, action: Action) -> Refusal | None:
    """Which part of the cost is missing."""
    due = action.barriers_due()
    if due and charged_barriers(game, seat) < due:
        reason = refuse(NO_BARRIER)
        if reason is not None:
            return reason
    if action.life_due() > len(game.life(seat).cards):
        reason = refuse(NO_LIFE)
        if reason is not None:
            return reason
    if action.discard_cost and len(game.hand(seat).cards) < len(action.keys) + action.discards_due():
        return refuse(NO_DISCARD)
    return None


def charged_barriers(game: BlackPoker, seat: int) -> int:
    """How many barriers can pay B."""
    count = 0
    for id in game.barriers(seat).cards:
        if barrier_pays(game, game.character(id)):
            count += 1
    return count


def barrier_pays(game: BlackPoker, barrier: Character) -> bool:
    """A charged barrier pays B (R4.31), one that came this turn too (R4.53)."""
    if barrier.driven and rule("BP R4.31"):
        return False
    return barrier.since != game.turn_number or rule("BP R4.53")


def key_refusal(game: BlackPoker, seat: int, action: Action, card: int) -> Refusal | None:
    """Why a hand card cannot be the first key card of an action that the seat may request."""
    face = face_of(card)
    reason = action.key_refusal(0, face)
    return rest_refusal(game, seat, action, face) if reason is None else reason


def rest_refusal(game: BlackPoker, seat: int, action: Action, face: int) -> Refusal | None:
    """Why there is no second key card or target beside a first key card; only its suit matters here."""
    if len(action.keys) == 2 and not has_key(game, seat, action, 1):
        return action.wrong_key
    return any_target(game, seat, action, face) if action.targets_by_key else None


def has_key(game: BlackPoker, seat: int, action: Action, slot: int) -> bool:
    """Whether the hand holds a key card for this slot."""
    return any(action.key_refusal(slot, face_of(card)) is None for card in game.hand(seat).cards)


# ---- targets


def target_refusal(
    game: BlackPoker, seat: int, action: Action, key: int, character: Character
) -> Refusal | None:
    """Why a character cannot be the target; without an owner named it may be either player's (R4.37)."""
    if character.seat != seat and not action.targets_by_key and not rule("BP R4.37"):
        return NO_TARGET
    return action.target_refusal(game, seat, key, character)


def any_target(game: BlackPoker, seat: int, action: Action, key: int) -> Refusal | None:
    """None where a legal target exists; else what the target must be, or R4.35 where nothing is there."""
    if action.aims_at == A_PLAYER:
        return None
    if action.aims_at == A_REQUEST:
        return any_request(game, action)
    candidates = False
    for owner in range(2):
        for id in game.barriers(owner).cards:
            candidates = True
            if target_refusal(game, seat, action, key, game.character(id)) is None:
                return None
        for id in game.soldiers(owner).cards:
            candidates = True
            if target_refusal(game, seat, action, key, game.character(id)) is None:
                return None
    return action.no_target if candidates else refuse(NO_TARGET)


def any_request(game: BlackPoker, action: Action) -> Refusal | None:
    """The same for targets on the stage. On an empty one the action would find only itself (R4.36)."""
    stage = game.stage().cards
    for id in stage:
        if action.request_refusal(game, game.request(id)) is None:
            return None
    if stage:
        return action.no_target
    return refuse(NO_TARGET) if rule("BP R4.36") else None


def piece_refusal(game: BlackPoker, seat: int, action: Action, key: int, id: int) -> Refusal | None:
    """Why a piece cannot be the target of an action."""
    piece = game.pieces.get(id)
    if isinstance(piece, Character):
        aimed = action.aims_at == A_CHARACTER
        return target_refusal(game, seat, action, key, piece) if aimed else action.no_target
    if isinstance(piece, Request):
        return action.request_refusal(game, piece)
    return NO_TARGET


def targets(game: BlackPoker, seat: int, action: Action, key: int) -> list[Option]:
    """All legal targets: players, requests on the stage, or characters."""
    if action.aims_at == A_PLAYER:
        return [Option("target-player", 0, 0, p) for p in range(2) if player_refusal(seat, p) is None]
    if action.aims_at == A_REQUEST:
        ids = [id for id in game.stage().cards if action.request_refusal(game, game.request(id)) is None]
        return [Option("target", 0, id) for id in ids]
    options: list[Option] = []
    for owner in range(2):
        for character in game.characters(owner):
            if target_refusal(game, seat, action, key, character) is None:
                options.append(Option("target", 0, character.id))
    return options


def player_refusal(seat: int, player: int) -> Refusal | None:
    """Why a player cannot be the target of Throw (21.6)."""
    return refuse(NO_OPPONENT) if player == seat else None


# ---- listing


def list_requests(game: BlackPoker, seat: int, actions: list[Action], options: list[Option]) -> None:
    """Append every request that the holder of the chance may begin: one option per action and key card."""
    hand = different(game.hand(seat).cards)
    held = faces_held(hand)
    watched = WATCH.active
    for action in actions:
        if action.lacks_key(held) and not watched:
            continue
        if action_refusal(game, seat, action) is not None:
            continue
        if not action.keys:
            options.append(Option(action.name))
            continue
        list_keys(game, seat, action, hand, options)


def list_keys(game: BlackPoker, seat: int, action: Action, hand: list[int], options: list[Option]) -> None:
    """Append a request with each hand card that can be its first key card, the rest asked once a suit."""
    fitting = action.keys[0].faces
    watched = WATCH.active
    asked = 0
    complete = 0
    for card in hand:
        face = face_of(card)
        if fitting >> face & 1 == 0 and not watched:
            continue
        if action.key_refusal(0, face) is not None:
            continue
        suit = 1 << SUIT_OF[face]
        if asked & suit == 0:
            asked |= suit
            if rest_refusal(game, seat, action, face) is None:
                complete |= suit
        if complete & suit:
            options.append(Option(action.name, card))


def request_refusal(game: BlackPoker, seat: int, action: Action, card: int) -> Refusal | None:
    """Why a seat may not request this action with this key card now."""
    reason = action_refusal(game, seat, action)
    if reason is not None:
        return reason
    if action.keys:
        if card == 0:
            return None if has_key(game, seat, action, 0) else action.wrong_key
        if game.find(game.hand(seat), card) < 0:
            return refuse(NOT_IN_HAND)
        reason = key_refusal(game, seat, action, card)
        if reason is not None:
            return reason
    return refuse(NOT_YOUR_CHANCE) if game.chance != seat else None


# ---- the proposal


class Declare(Proposal[BlackPoker]):
    """A request being declared: key cards, target, barriers to drive, card to discard, named one by one."""

    clause: ClassVar[str] = "BP R4.30"
    question: ClassVar[str] = "bp-declare"

    def __init__(self, seat: int, action: Action, keys: list[int], chance: Question[BlackPoker]) -> None:
        super().__init__(seat)
        self.action = action
        self.keys = keys
        self.chance = chance
        self.target = 0
        self.player = -1
        self.barriers: list[int] = []
        self.discards: list[int] = []

    def begun_by(self) -> Task[Any]:
        """The chance."""
        return self.chance

    def options(self, game: BlackPoker) -> list[Option]:
        """The next part that is missing; empty when all is named."""
        action = self.action
        if len(self.keys) < len(action.keys):
            return self.second_keys(game)
        if self.lacks_target():
            return targets(game, self.seat, action, face_of(self.keys[0]))
        if len(self.barriers) < action.barriers_due():
            return self.payable_barriers(game)
        if len(self.discards) < action.discards_due():
            return self.discardable(game)
        return []

    def commit(self, game: BlackPoker) -> None:
        """Pay and show: the request comes about."""
        game.agenda.append(Commit(self))

    def lacks_target(self) -> bool:
        """Whether the target is still to be named."""
        return self.action.aims_at != NOTHING and self.target == 0 and self.player < 0

    def asking(self, game: BlackPoker) -> str:
        """The question for the part that is missing."""
        if len(self.keys) < len(self.action.keys):
            return "bp-second-key"
        if self.lacks_target():
            return "bp-target"
        if len(self.barriers) < self.action.barriers_due():
            return "bp-pay-barrier"
        return "bp-pay-discard"

    def second_keys(self, game: BlackPoker) -> list[Option]:
        """The hand cards that can be the second key card."""
        return [
            Option("with", card)
            for card in game.hand(self.seat).cards
            if self.second_key_refusal(card) is None
        ]

    def second_key_refusal(self, card: int) -> Refusal | None:
        """Why a hand card cannot be the second key card."""
        if card in self.keys:
            return refuse(KEY_TWICE)
        return self.action.key_refusal(1, face_of(card))

    def payable_barriers(self, game: BlackPoker) -> list[Option]:
        """The own charged barriers that do not pay yet (R4.31)."""
        return [
            Option("drive", 0, id)
            for id in game.barriers(self.seat).cards
            if self.barrier_refusal(game, id) is None
        ]

    def barrier_refusal(self, game: BlackPoker, id: int) -> Refusal | None:
        """Why a piece cannot be driven for B."""
        piece = game.pieces.get(id)
        if not isinstance(piece, Character) or not piece.barrier:
            return NO_BARRIER
        if piece.seat != self.seat or id in self.barriers:
            return refuse(BARRIER_DRIVEN)
        return None if barrier_pays(game, piece) else BARRIER_DRIVEN

    def discardable(self, game: BlackPoker) -> list[Option]:
        """The hand cards that are not key cards (R4.32)."""
        cards = [card for card in game.hand(self.seat).cards if self.discard_refusal(card) is None]
        return [Option("discard", card) for card in different(cards)]

    def discard_refusal(self, card: int) -> Refusal | None:
        """Why a hand card cannot be discarded for D."""
        return refuse(KEY_NOT_DISCARDED) if card in self.keys or card in self.discards else None

    def resume(self, game: BlackPoker, option: Option) -> None:
        """The same proposal with one more part."""
        named = Declare(self.seat, self.action, self.keys, self.chance)
        named.target = self.target
        named.player = self.player
        named.barriers = self.barriers
        named.discards = self.discards
        if option.verb == "with":
            named.keys = [*self.keys, option.card]
        elif option.verb == "target":
            named.target = option.piece
        elif option.verb == "target-player":
            named.player = option.number
        elif option.verb == "drive":
            named.barriers = [*self.barriers, option.piece]
        else:
            named.discards = [*self.discards, option.card]
        game.push(named)


class Commit(Task[BlackPoker]):
    """The declaration is complete: pay B, L and D, show the key cards, name the target (BP R4.30)."""

    clause: ClassVar[str] = "BP R4.30"

    def __init__(self, declared: Declare) -> None:
        self.declared = declared

    def run(self, game: BlackPoker) -> Decision | None:
        """Make the request, then put it on the stage or carry it out at once."""
        declared = self.declared
        action = declared.action
        seat = declared.seat
        if action.once is not None and rule("BP R4.29"):
            game.used = [*game.used, action.name]
        pay(game, declared)
        request = Request(game.new_id(), seat, action, declared.target, declared.player)
        game.push(CHECK_TRIGGERS, declared.chance)
        start(game, request, action.is_immediate(), declared.keys)
        if not rule("BP R4.20"):
            game.chance = game.other(seat)
        return None


def pay(game: BlackPoker, declared: Declare) -> None:
    """Pay the cost in the order of its letters (BP 2)."""
    seat = declared.seat
    for id in declared.barriers:
        if rule("BP 2.1"):
            game.character(id).driven = True
            game.emit(Event("paid-barrier", "BP 2.1", seat, id))
    due = declared.action.life_due()
    if due and rule("BP 2.2"):
        damage(game, seat, due, "BP 2.2")
    if declared.discards and rule("BP 2.3"):
        game.discard(seat, declared.discards, "BP 2.3")
