"""Draws, hands, bursts and morale (AG 4(8)3 to 5): how cards come into a hand, and what too many of them
cost.

Hands are looked at after every change of a hand or of a limit. Who has too many discards the rest face down
by his own choice, and his camp loses that much morale. Every loss of morale, also one that a skill or a Grail
costs, goes one way: first what prevents it, then what it cannot fall below (AG R8), then the loss itself.
"""

from typing import Any, ClassVar, Final

from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Proposal, Task
from .frames import Drawing, Loss
from .playable import one_per_face
from .points import BEFORE_DRAW, BURST, EXCLUSIVE_GONE, HAND_FEWER, KEPT, MORALE, MORALE_FLOOR, MORALE_LOST
from .state import AsteriatedGrail
from .using import Close, reach

# ---- drawing


class Draw(Task[AsteriatedGrail]):
    """A player draws cards. `damage` is the damage that causes it, 0 for none; `special`: a special
    action.
    """

    clause: ClassVar[str] = "AG 4(8)3.4"

    def __init__(self, seat: int, count: int, by: str, damage: int = 0, special: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.by = by
        self.damage = damage
        self.special = special

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Those who may do something before a draw come first; then the cards, then the hand is looked at."""
        if self.count <= 0 or (not self.damage and game.heal[self.seat] and not rule("AG 4(6).15")):
            return None
        if not game.cast.looks_at(BEFORE_DRAW):
            draw_cards(game, self.seat, self.count, self.by, self.damage)
            return None
        id = game.open(Drawing(self.seat, self.count, self.damage, self.special))
        game.push(DrawNow(id, self.by), Close(id))
        reach(game, BEFORE_DRAW, id)
        return None


class DrawNow(Task[AsteriatedGrail]):
    """The cards of a drawing, after what comes before it."""

    clause: ClassVar[str] = "AG 4(8)3.4"

    def __init__(self, drawing: int, by: str) -> None:
        self.drawing = drawing
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Draw."""
        drawing = game.drawing(self.drawing)
        draw_cards(game, drawing.seat, drawing.count, self.by, drawing.damage)
        return None


def draw_cards(game: AsteriatedGrail, seat: int, count: int, clause: str, damage: int) -> None:
    """Cards from the top of the deck, reshuffled where it runs out; then the hand is looked at."""
    cards: list[int] = []
    for _ in range(count):
        card = game.draw_one(seat)
        if not card and rule("AG R9"):
            break
        cards.append(card)
    if cards:
        game.emit(Event("drew", clause, seat, 0, len(cards), cards))
    if not damage and not rule("AG 4(8)3.4"):
        game.emit(Event("taken", clause, seat, 0, len(cards)))
    game.push(CheckHand(seat, damage))


class DrawUpTo(Task[AsteriatedGrail]):
    """A player draws until the hand has so many cards."""

    clause: ClassVar[str] = "AG 4(8)3.5"

    def __init__(self, seat: int, size: int, by: str) -> None:
        self.seat = seat
        self.size = size
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """As many as are missing."""
        missing = self.size - len(game.hand(self.seat).cards)
        if missing > 0 and rule("AG 4(8)3.5"):
            game.push(Draw(self.seat, missing, self.by))
        return None


# ---- bursts


class CheckHands(Task[AsteriatedGrail]):
    """All hands are looked at, counter-clockwise from the current player: a limit may have changed."""

    clause: ClassVar[str] = "AG 4(8)4.1"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Whoever has too many cards bursts; no exclusive card stays among covers."""
        if not rule("AG 4(8)5.4"):
            return None
        if game.cast.looks_at(EXCLUSIVE_GONE):
            for seat in range(game.match.seats):
                game.leave_covers(seat)
        for seat in game.in_order():
            if is_over(game, seat) and rule("AG 4(8)3.6"):
                game.push(CheckHand(seat, 0), self)
                return None
        reach(game, HAND_FEWER, 0)
        return None


CHECK_HANDS: Final = CheckHands()


def is_over(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a hand is over its limit (AG 4(8)4.1)."""
    return len(game.hand(seat).cards) > game.hand_limit(seat) and rule("AG 4(8)4.1") and rule("AG 4(8)4.4")


class CheckHand(Task[AsteriatedGrail]):
    """One hand is looked at. `damage` is the damage for which cards were drawn, 0 for none."""

    clause: ClassVar[str] = "AG 4(8)4.3"

    def __init__(self, seat: int, damage: int) -> None:
        self.seat = seat
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Over the limit it bursts (AG 4(8)3.6)."""
        if is_over(game, self.seat) and rule("AG 4(8)4.3" if self.damage else "AG 4(8)3.6"):
            game.push(BurstDiscard(self.seat, self.damage, []))
        return None


class NamesCards(Proposal[AsteriatedGrail]):
    """A player names cards one after the other, in any order; they go together."""

    def __init__(self, seat: int, named: list[int]) -> None:
        super().__init__(seat)
        self.named = named


class BurstDiscard(NamesCards):
    """A player with too many cards names those that go, by his own choice (AG 4(8)4.5)."""

    clause: ClassVar[str] = "AG 4(8)4.5"
    question: ClassVar[str] = "ag-burst"

    def __init__(self, seat: int, damage: int, named: list[int]) -> None:
        super().__init__(seat, named)
        self.damage = damage

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return BurstDiscard(self.seat, self.damage, [])

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The cards not yet named."""
        cards = game.hand(self.seat).cards
        if len(cards) - len(self.named) <= game.hand_limit(self.seat):
            return []
        if not rule("AG 4(8)4.5") or not rule("AG 4(8)4.7"):
            return [Option("discard", cards[0])]
        return one_per_face("discard", [card for card in cards if card not in self.named])

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Name one."""
        game.push(BurstDiscard(self.seat, self.damage, [*self.named, option.card]))

    def commit(self, game: AsteriatedGrail) -> None:
        """They are laid aside face down; then morale (AG 4(8)5.1)."""
        seat = self.seat
        aside = game.burst(seat)
        kept = len(aside.cards)
        show = 0 if rule("AG 4(8)4.6") else 0x3FF
        moved = [
            game.move(game.hand(seat), game.find(game.hand(seat), card), aside, show) for card in self.named
        ]
        game.emit(Event("burst", "AG 4(8)4.4", seat, 0, len(moved), moved))
        loss = Loss(seat, game.camp(seat), len(moved), self.damage, True)
        loss.kept = kept
        id = game.open(loss)
        game.push(AboutToLose(id, "AG 4(8)5.1"), PutBurstAway(seat, kept), EndLoss(id))
        reach(game, BURST, id)


class PutBurstAway(Task[AsteriatedGrail]):
    """The discards of a burst go to the discard pile, face down (AG 4(8)4.6)."""

    clause: ClassVar[str] = "AG 4(8)4.6"

    def __init__(self, seat: int, kept: int) -> None:
        self.seat = seat
        self.kept = kept

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Those of it that still lie there; what was laid aside before stays."""
        aside = game.burst(self.seat)
        for card in aside.cards[self.kept :]:
            game.to_discard(aside, card, not rule("AG 4(8)4.6"))
        return None


# ---- morale


class LoseMorale(Task[AsteriatedGrail]):
    """A camp loses morale for another reason than a burst. `seat` is the player whose deed it was."""

    clause: ClassVar[str] = "AG 1.2"

    def __init__(self, seat: int, camp: int, amount: int, by: str) -> None:
        self.seat = seat
        self.camp = camp
        self.amount = amount
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """It goes the way of all losses."""
        id = game.open(Loss(self.seat, self.camp, self.amount, 0, False))
        game.push(AboutToLose(id, self.by), EndLoss(id))
        return None


class AboutToLose(Task[AsteriatedGrail]):
    """Morale is about to drop, whatever the cause: every loss comes through here (AG 4(8)5.1, R8)."""

    clause: ClassVar[str] = "AG 4(8)5.1"

    def __init__(self, loss: int, by: str) -> None:
        self.loss = loss
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """First what keeps the discards of a burst (AG R20), then what prevents the loss, then the loss."""
        loss = game.loss(self.loss)
        limit_loss(game, loss)
        if not rule("AG R8"):
            loss.amount = above_floor(game, self.loss)
        if loss.burst and not (rule("AG 4(8)5.1") and rule("AG 4(8)5.2")):
            return None
        game.push(ApplyLoss(self.loss, self.by))
        if loss.amount > 0:
            first, second = (KEPT, MORALE) if rule("AG R20") else (MORALE, KEPT)
            reach(game, second, self.loss)
            reach(game, first, self.loss)
        return None


def limit_loss(game: AsteriatedGrail, loss: Loss) -> None:
    """A damage may say that its burst costs no morale, or at most so much."""
    if loss.damage:
        damage = game.damage(loss.damage)
        if not damage.costs_morale:
            loss.amount = 0
        if damage.most_morale >= 0:
            loss.amount = min(loss.amount, damage.most_morale)
    elif loss.burst and not rule("AG 4(8)5.3"):
        loss.amount = 0


class ApplyLoss(Task[AsteriatedGrail]):
    """The morale drops, not below its floor (AG R8); at 0 the other camp has won, at once (AG 1.2, 1.4).

    Nothing else takes morale away.
    """

    clause: ClassVar[str] = "AG 1.2"

    def __init__(self, loss: int, by: str) -> None:
        self.loss = loss
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Apply it, then let skills look."""
        loss = game.loss(self.loss)
        loss.amount = above_floor(game, self.loss)
        if not loss.amount:
            return None
        if loss.damage:
            use = game.damage(loss.damage).use
            if use in game.frames:
                game.use(use).lost += loss.amount
        game.push(MoraleLost(self.loss))
        game.morale[loss.camp] -= loss.amount
        game.emit(Event("morale-lost", self.by, -1, 0, loss.amount, None, loss.camp))
        wins = game.morale[loss.camp] <= 0 and (self.by != "AG 4(1).10" or rule("AG 4(1).11"))
        if wins and rule("AG 1.2") and rule("AG 1.4"):
            game.finish([1 - loss.camp], "AG 1.2", "morale")
        return None


def above_floor(game: AsteriatedGrail, id: int) -> int:
    """How much of a loss the floor of the morale leaves."""
    loss = game.loss(id)
    floor = game.cast.value(game, MORALE_FLOOR, loss.camp, -99, id)
    return max(0, min(loss.amount, game.morale[loss.camp] - floor))


def gain_morale(game: AsteriatedGrail, camp: int, amount: int, clause: str) -> None:
    """Give morale to a camp, up to the ceiling (AG 2(6).9)."""
    most = ceiling(game)
    gained = min(amount, most - game.morale[camp]) if rule("AG 2(6).9") else amount
    if gained > 0:
        game.morale[camp] += gained
        game.emit(Event("morale-gained", clause, -1, 0, gained, None, camp))


def ceiling(game: AsteriatedGrail) -> int:
    """The morale at the start, which is also the most there can be (AG R2)."""
    if game.match.seats == 8 and rule("AG 3(1).3"):
        return 18
    return number("AG 2(6).8", 15) if rule("AG 3(1).2") else 14


class MoraleLost(Task[AsteriatedGrail]):
    """Morale has dropped."""

    clause: ClassVar[str] = "AG 4(8)5.2"

    def __init__(self, loss: int) -> None:
        self.loss = loss

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills look at it."""
        reach(game, MORALE_LOST, self.loss)
        return None


class EndLoss(Task[AsteriatedGrail]):
    """A loss is over."""

    clause: ClassVar[str] = "AG 4(8)5.2"

    def __init__(self, loss: int) -> None:
        self.loss = loss

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Forget it."""
        game.close(self.loss)
        return None
