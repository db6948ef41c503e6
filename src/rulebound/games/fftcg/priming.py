"""Priming (FF 15.2.9): another card of the deck is put on top of a Character.

It is a special action of the Main Phase, which does not use the stack: the cost is paid, the named card is
looked for, and the pair is the Character that was there before. What becomes of the two cards when it leaves
is in `moving` (FF 15.2.9.4.2).
"""

from typing import Any, ClassVar, Final

from ...effects.statics import Lasting
from ...kernel.card import face_of
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from .cards import Payment
from .casting import main_refusal
from .characteristics import traits_of
from .costs import affordable, pay_for
from .deeds import Deed, Named
from .moving import Entering, enter_field, look_through
from .paying import Cost, cost_of_payment
from .pieces import Character
from .state import FFTCG
from .targets import distinct

NO_PRIMING: Final = Refusal("FF 15.2.9.3", "ff-no-priming")
PRIMING_TIME: Final = Refusal("FF 15.2.9.3", "ff-not-main-phase")
CANNOT_PAY_PRIMING: Final = Refusal("FF 15.2.9.3", "ff-cannot-pay")


def prime_refusal(game: FFTCG, seat: int, id: int) -> Refusal | None:
    """Why a Character cannot be primed now; None where it can."""
    piece = game.find_character(id)
    if piece is None or piece.seat != seat or not has_priming(game, piece):
        return NO_PRIMING
    reason = main_refusal(game, seat, PRIMING_TIME)
    if reason is not None:
        return reason
    if affordable(game, PrimeDeed(seat, id, face_of(piece.cards[-1]), None), Named()):
        return None
    return refuse(CANNOT_PAY_PRIMING)


def has_priming(game: FFTCG, piece: Character) -> bool:
    """Whether a Character has Priming now."""
    return game.card_of(piece).priming != "" and not traits_of(game, piece).silent


def prime_options(game: FFTCG, seat: int) -> list[Option]:
    """All Characters that may be primed now."""
    options: list[Option] = []
    for piece in game.team(seat):
        if game.card_of(piece).priming and prime_refusal(game, seat, piece.id) is None:
            options.append(Option("prime", 0, piece.id))
    return options


class PrimeDeed(Deed):
    """Using Priming: the cost is paid, then the other card is looked for."""

    def clause_for(self, part: str) -> str:
        """One clause says all."""
        return "FF 15.2.9.3"

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The Priming cost."""
        return game.card(self.face).priming_payment

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """CP by element, unless any will do."""
        payment = game.card(self.face).priming_payment
        if payment is None:
            return None
        cost = cost_of_payment(game, payment, 0)
        if any(lasting.reaches(game, self.source) for lasting in game.in_force("any-element-priming")):
            cost.elements = [0, 0, 0, 0, 0, 0, 0, 0]
        return cost

    def commit(self, game: FFTCG, named: Named) -> None:
        """Paid; the search follows at once, without the stack (FF 15.2.9.3.4)."""
        game.rules.give_priority(game, self.seat)
        if rule("FF 15.2.9.3.4"):
            game.push(PrimeSearch(self.seat, self.source))
        pay_for(game, self, named)


class PrimeSearch(Task[FFTCG]):
    """The named card is looked for in the deck and put on top of the Character (FF 15.2.9.3.1)."""

    clause: ClassVar[str] = "FF 15.2.9.3.1"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, game: FFTCG) -> Decision | None:
        """Look through the deck, then ask; not where the name is on the own field (FF 15.2.9.3.1.2).

        Nobody has got priority since the cost was paid: what that changed is worked out first (FF 11.9.3).
        """
        game.settle()
        name = game.card_of(game.character(self.piece)).priming
        own = [traits_of(game, game.character(id)).names for id in game.field(self.seat).cards]
        if any(name in names for names in own) and rule("FF 15.2.9.3.1.2"):
            game.emit(Event("not-primed", "FF 15.2.9.3.1.2", self.seat, self.piece))
            return None
        look_through(game, self.seat)
        game.push(PrimeFind(self.seat, self.piece))
        return None


class PrimeFind(Task[FFTCG]):
    """Which card is found; without one Priming has not taken place (FF 15.2.9.3.3)."""

    clause: ClassVar[str] = "FF 15.2.9.3.1"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, game: FFTCG) -> Decision | None:
        """Characters of that name, or none."""
        name = game.card_of(game.character(self.piece)).priming
        options: list[Option] = []
        for card in distinct(game.deck(self.seat).cards):
            definition = game.card(face_of(card))
            if name in definition.names and definition.is_character() and rule("FF 15.2.9.3.1"):
                options.append(Option("find", card))
        options.append(Option("find-none"))
        return Decision(self.seat, "ff-search", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """On top of the Character, which is looked at as it was before; then the deck is shuffled."""
        found = option.verb == "find"
        if found or not rule("FF 15.2.9.3.3"):
            game.notice(Event("priming", "FF 15.2.9.3.1", self.seat, self.piece))
        if not found:
            game.emit(Event("not-primed", "FF 15.2.9.3.3", self.seat, self.piece))
        elif rule("FF 15.2.9.4"):
            put_on_top(game, game.character(self.piece), option.card)
        else:
            enter_field(game, self.seat, [option.card], "priming", "FF 15.2.9.4")
            return
        game.shuffle(game.deck(self.seat))
        game.emit(Event("shuffled", "FF 15.1.1.6.1", self.seat))

    def masked(self, viewer: int) -> Task[Any]:
        """Others know that a search is under way."""
        return self


def put_on_top(game: FFTCG, piece: Character, card: int) -> None:
    """The pair is the Character that was there: it keeps what it has gained and suffered (FF 15.2.9.3.2)."""
    deck = game.deck(piece.seat)
    below = face_of(piece.cards[-1])
    moved = game.card_to_piece(deck, game.find(deck, card), piece)
    game.touch()
    game.silence(piece.id)
    if not rule("FF 15.2.9.3.2"):
        piece.damage = 0
    if rule("FF 15.2.9.4.1.2"):
        forget_base_power(game, piece.id)
    for ability in game.card(face_of(moved)).triggered:
        if ability.zone == "field":
            game.watch(ability, piece.id)
    if not rule("FF 15.2.9.3.1.1"):
        entering = Entering("FF 15.2.9.3.1.1", piece.seat, [moved], "priming")
        entering.piece = piece.id
        game.notice(entering)
    game.report(Event("primes", "FF 15.2.9.3.1", piece.seat, piece.id, below, [moved]))


def forget_base_power(game: FFTCG, id: int) -> None:
    """What set the power of a Character before it was primed does so no more (FF 15.2.9.4.1.2)."""
    kept: list[Modifier] = []
    for modifier in game.modifiers:
        assert isinstance(modifier, Lasting)
        if modifier.characteristic != "power-becomes" or id not in modifier.things:
            kept.append(modifier)
            continue
        others = [thing for thing in modifier.things if thing != id]
        if others:
            context, amount, duration = modifier.context, modifier.amount, modifier.duration
            rest = Lasting(modifier.static, context, others, True, amount, duration)
            rest.timestamp = modifier.timestamp
            kept.append(rest)
    game.drop(kept)
