"""The stage and the resolution of requests (BP 4; R2, R4.23, R4.27, R4.40 to R4.46, R4.80 to R4.83).

A normal request waits on the stage, an immediate one is carried out at once. After every resolution a player
without life has lost, then what was triggered comes: immediate actions at once, the turn player's first,
normal ones on the stage.
"""

from typing import ClassVar, Final

from ...kernel.card import EVERYONE, only, with_viewers
from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event, Waiting
from ...kernel.task import Task
from .state import NOW, BlackPoker, Request
from .triggers import ActionTrigger


def start(game: BlackPoker, request: Request, immediate: bool, keys: list[int]) -> None:
    """A request comes about: its key cards lie face up with it; passes are forgotten (R4.23)."""
    seat = request.seat
    immediate = immediate and rule("BP R4.27")
    game.enter(request, game.places[NOW] if immediate else game.stage())
    hand = game.hand(seat)
    for key in keys:
        game.card_to_piece(hand, game.find(hand, key), request)
    if keys and not rule("BP R8.5"):
        request.cards = [with_viewers(card, only(seat)) for card in request.cards]
    if rule("BP R4.23"):
        game.passes = 0
    game.emit(
        Event("requested", request.action.speed_clause, seat, request.id, request.target, request.cards[:])
    )
    if immediate:
        game.push(Resolve(request.id))


def damage(game: BlackPoker, seat: int, amount: int, clause: str) -> None:
    """The top cards of life go to the own graveyard, as many as there are (R4.80, R4.81)."""
    life = game.life(seat)
    amount = number("BP R4.80", amount)
    if amount > len(life.cards):
        amount = len(life.cards) if rule("BP R4.81") else 0
    cards = game.bury(life, amount)
    game.emit(Event("damage", clause, seat, 0, amount, cards))


# ---- resolution


class Resolve(Task[BlackPoker]):
    """A request is carried out, unless its target is gone (R4.40, R4.41)."""

    clause: ClassVar[str] = "BP R4.40"

    def __init__(self, request: int) -> None:
        self.request = request

    def run(self, game: BlackPoker) -> Decision | None:
        """Effect, then clean up, then look for a loser."""
        request = game.request(self.request)
        game.push(Finish(request.id), CHECK_LOSS)
        if request.target and request.target not in game.pieces:
            if rule("BP R4.41"):
                game.emit(about(request, "target-gone", "BP R4.41", request.seat))
        else:
            request.action.resolve(game, request)
        return None


class Finish(Task[BlackPoker]):
    """The request leaves the stage; key cards that the effect did not move go to the graveyard (R4.42)."""

    clause: ClassVar[str] = "BP R4.42"

    def __init__(self, request: int) -> None:
        self.request = request

    def run(self, game: BlackPoker) -> Decision | None:
        """It has resolved: triggers look."""
        request = game.request(self.request)
        bury_keys(game, request)
        game.happen(
            [Event("resolved", request.action.speed_clause, request.seat, request.id, request.action.chapter)]
        )
        return None


def about(request: Request, name: str, clause: str, seat: int) -> Event:
    """An event by a seat that tells of a request: its action by chapter, and its key cards."""
    return Event(name, clause, seat, request.id, request.action.chapter, request.cards[:])


def bury_keys(game: BlackPoker, request: Request) -> None:
    """Key cards go to their owner's graveyard, or to the fog (published edition, R9); the request is gone."""
    fog = game.settings.published and request.action.name in ("up", "down") and rule("BP R9")
    target = game.fog(request.seat) if fog else game.graveyard(request.seat)
    for i in range(len(request.cards) - request.keys_left):
        if rule("BP R4.42"):
            game.card_of_piece(request, i, target, EVERYONE)
    game.leave(request, remember=False)


class CheckLoss(Task[BlackPoker]):
    """A player without life has lost; if both have none, the turn player (R4.82, R4.83)."""

    clause: ClassVar[str] = "BP R4.82"

    def run(self, game: BlackPoker) -> Decision | None:
        """Look at the turn player first."""
        first = game.turn if rule("BP R4.83") else game.other(game.turn)
        for seat in (first, game.other(first)):
            if not game.life(seat).cards and rule("BP R4.82"):
                both = not game.life(game.other(seat)).cards
                game.finish([game.other(seat)], "BP R4.83" if both else "BP R4.82", "bp-no-life-left")
                break
        return None


CHECK_LOSS: Final = CheckLoss()


# ---- triggered actions


class CheckTriggers(Task[BlackPoker]):
    """Triggered actions come about: immediate ones first, turn player's before the other's (R4.44, R4.45)."""

    clause: ClassVar[str] = "BP R4.44"

    def run(self, game: BlackPoker) -> Decision | None:
        """Take up one of those that wait, and look again."""
        if not game.waiting:
            return None
        if not rule("BP R4.28"):
            game.waiting = []
            return None
        waiting = next_waiting(game)
        game.waiting = [w for w in game.waiting if w is not waiting]
        trigger = waiting.trigger
        assert isinstance(trigger, ActionTrigger)
        action = trigger.action
        request = Request(game.new_id(), waiting.seat, action, 0, -1)
        never_on_stage = game.settings.never_on_stage and rule("BP 4.1")
        immediate = action.is_immediate() or never_on_stage or not rule("BP R2")
        if action.is_main() and (bool(game.stage().cards) or not (immediate or rule("BP R4.45"))):
            game.emit(Event("trigger-dropped", "BP R4.45", waiting.seat, 0, action.chapter))
            game.push(self)
            return None
        game.emit(Event("triggered", trigger.clause, waiting.seat, request.id, action.chapter))
        game.push(self)
        start(game, request, immediate, [])
        return None


CHECK_TRIGGERS: Final = CheckTriggers()


def next_waiting(game: BlackPoker) -> Waiting:
    """Immediate before normal, the turn player's before the other's, then in the order they came."""
    best = game.waiting[0]
    for waiting in game.waiting:
        if rank(game, waiting) < rank(game, best):
            best = waiting
    return best


def rank(game: BlackPoker, waiting: Waiting) -> int:
    """The place of a triggered action in the order of R4.44."""
    trigger = waiting.trigger
    assert isinstance(trigger, ActionTrigger)
    if not rule("BP R4.44"):
        return 0
    return (0 if trigger.action.is_immediate() else 2) + (0 if waiting.seat == game.turn else 1)
