"""Steps of skills that move cards of a player's choice: discards, cards handed over, covers laid and removed.

As with the other steps (`steps`) an effect puts them on the agenda in the order of its text. Each asks for
one card after the other; they go together when all are named. A player who has fewer does as much as he can
(AG 4(4)3.9). What was done is noted in the use of the skill, for what comes after.
"""

from typing import Any, ClassVar

from ...kernel.card import COMMON, EVERYONE, only, owner_of
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .hands import CheckHand, NamesCards
from .playable import ANY_CARD, is_such, one_per_face
from .points import HAND_FEWER
from .state import AsteriatedGrail
from .using import covers_removed, reach


class Discard(NamesCards):
    """A player discards cards of his choice, as many as he has (AG 4(4)3.9).

    `kind` and `elements` say which count; with `optional` he may decline. What was discarded is noted in the
    use (`results`: how many; `cards`: those that were shown). `to`: the seat beside which they become covers
    instead, `shown` then says whether they lie face up; -1: the discard pile.
    """

    clause: ClassVar[str] = "AG 4(4)3.9"
    question: ClassVar[str] = "ag-discard"

    def __init__(
        self,
        seat: int,
        count: int,
        by: str,
        use: int = 0,
        shown: bool = False,
        kind: int = ANY_CARD,
        elements: int = 0,
        optional: bool = False,
        to: int = -1,
        named: list[int] | None = None,
    ) -> None:
        super().__init__(seat, [] if named is None else named)
        self.count = count
        self.by = by
        self.use = use
        self.shown = shown
        self.kind = kind
        self.elements = elements
        self.optional = optional
        self.to = to

    def with_named(self, named: list[int]) -> "Discard":
        """The same with other cards named."""
        return Discard(
            self.seat,
            self.count,
            self.by,
            self.use,
            self.shown,
            self.kind,
            self.elements,
            self.optional,
            self.to,
            named,
        )

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return self.with_named([])

    def usable(self, game: AsteriatedGrail) -> list[int]:
        """The cards that may still be named."""
        return [
            card
            for card in game.hand(self.seat).cards
            if card not in self.named and is_such(game, self.seat, card, self.kind, self.elements)
        ]

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """One option per face; to decline where that is allowed."""
        if len(self.named) >= self.count or not game.hand(self.seat).cards:
            return []
        options = one_per_face("discard", self.usable(game))
        if self.optional and not self.named:
            options.append(Option("decline"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One card more, or none at all."""
        if option.verb == "decline":
            self.note(game, [], 0)
            return
        game.push(self.with_named([*self.named, option.card]))

    def commit(self, game: AsteriatedGrail) -> None:
        """They go together."""
        hand = game.hand(self.seat)
        if self.to >= 0:
            place = game.covers(self.to)
            show = EVERYONE if self.shown else 0
            moved = [
                game.move(hand, game.find(hand, card), place, show)
                if owner_of(card) == COMMON
                else game.to_discard(hand, card, True)
                for card in self.named
            ]
            name = "covered"
        else:
            moved = [game.to_discard(hand, card, self.shown) for card in self.named]
            name = "discarded"
        if moved:
            game.emit(Event(name, self.by, self.seat, 0, len(moved), moved))
        self.note(game, moved if self.shown else [], len(moved))
        if moved and self.shown:
            game.rules.cards_shown(game, self.seat, moved, False, self.elements, self.use)
        elif moved:
            reach(game, HAND_FEWER, 0)

    def note(self, game: AsteriatedGrail, shown: list[int], count: int) -> None:
        """Tell the skill what was discarded."""
        if self.use:
            use = game.use(self.use)
            use.results.append(count)
            use.cards = [*use.cards, *shown]


class DiscardDownTo(Task[AsteriatedGrail]):
    """A player discards down to so many cards."""

    clause: ClassVar[str] = "AG 4(4)3.9"

    def __init__(self, seat: int, size: int, by: str) -> None:
        self.seat = seat
        self.size = size
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """What is too much."""
        extra = len(game.hand(self.seat).cards) - self.size
        if extra > 0:
            game.push(Discard(self.seat, extra, self.by))
        return None


class Give(NamesCards):
    """A player gives cards of his choice to another, as many as he has; then that hand is looked at."""

    clause: ClassVar[str] = "AG 4(4)3.9"
    question: ClassVar[str] = "ag-give"

    def __init__(self, seat: int, to: int, count: int, by: str, named: list[int] | None = None) -> None:
        super().__init__(seat, [] if named is None else named)
        self.to = to
        self.count = count
        self.by = by

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return Give(self.seat, self.to, self.count, self.by)

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The cards not yet named."""
        cards = game.hand(self.seat).cards
        if len(self.named) >= min(self.count, len(cards)):
            return []
        return one_per_face("give", [card for card in cards if card not in self.named])

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One card more."""
        game.push(Give(self.seat, self.to, self.count, self.by, [*self.named, option.card]))

    def commit(self, game: AsteriatedGrail) -> None:
        """They change hands, face down."""
        hand = game.hand(self.seat)
        moved = [game.hand_over(hand, card, self.to, only(self.seat)) for card in self.named]
        if moved:
            game.emit(Event("gave", self.by, self.seat, 0, len(moved), moved, self.to))
        game.push(CheckHand(self.to, 0))
        reach(game, HAND_FEWER, 0)


class CoverFromHand(NamesCards):
    """A player lays hand cards of his choice beside his character, from `least` to `most` of them."""

    clause: ClassVar[str] = "AG 4(4)3.9"
    question: ClassVar[str] = "ag-cover"

    def __init__(
        self,
        seat: int,
        least: int,
        most: int,
        by: str,
        shown: bool = False,
        use: int = 0,
        named: list[int] | None = None,
        done: bool = False,
    ) -> None:
        super().__init__(seat, [] if named is None else named)
        self.least = least
        self.most = most
        self.by = by
        self.shown = shown
        self.use = use
        self.done = done

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return CoverFromHand(self.seat, self.least, self.most, self.by, self.shown, self.use)

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The cards not yet named; `done` where enough is."""
        cards = game.hand(self.seat).cards
        if self.done or len(self.named) >= min(self.most, len(cards)):
            return []
        options = one_per_face("cover", [card for card in cards if card not in self.named])
        if len(self.named) >= self.least:
            options.insert(0, Option("done"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One card more, or no more."""
        done = option.verb == "done"
        named = self.named if done else [*self.named, option.card]
        game.push(CoverFromHand(self.seat, self.least, self.most, self.by, self.shown, self.use, named, done))

    def commit(self, game: AsteriatedGrail) -> None:
        """They lie beside the character."""
        hand = game.hand(self.seat)
        show = EVERYONE if self.shown else 0
        moved = [game.move(hand, game.find(hand, card), game.covers(self.seat), show) for card in self.named]
        if moved:
            game.emit(Event("covered", self.by, self.seat, 0, len(moved), moved))
        game.leave_covers(self.seat)
        if self.use:
            game.use(self.use).results.append(len(moved))
        reach(game, HAND_FEWER, 0)


class PutSurplusAway(Task[AsteriatedGrail]):
    """Covers over the most that a character may have are put away, by its player's choice."""

    clause: ClassVar[str] = "AG 4(4)3.14"

    def __init__(self, seat: int, by: str, shown: bool = False) -> None:
        self.seat = seat
        self.by = by
        self.shown = shown

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Those that are too many."""
        surplus = len(game.covers(self.seat).cards) - game.character(self.seat).most_covers
        if surplus > 0:
            game.push(RemoveCovers(self.seat, surplus, self.by, self.shown, surplus=True))
        return None


class RemoveCovers(NamesCards):
    """A player removes covers of his choice, as many as he has; `surplus`: they are put away, not removed."""

    clause: ClassVar[str] = "AG 4(4)3.9"
    question: ClassVar[str] = "ag-uncover"

    def __init__(
        self,
        seat: int,
        count: int,
        by: str,
        shown: bool = False,
        use: int = 0,
        surplus: bool = False,
        named: list[int] | None = None,
    ) -> None:
        super().__init__(seat, [] if named is None else named)
        self.count = count
        self.by = by
        self.shown = shown
        self.use = use
        self.surplus = surplus

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return RemoveCovers(self.seat, self.count, self.by, self.shown, self.use, self.surplus)

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The covers not yet named."""
        cards = game.covers(self.seat).cards
        if len(self.named) >= min(self.count, len(cards)):
            return []
        return one_per_face("uncover", [card for card in cards if card not in self.named])

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One cover more."""
        named = [*self.named, option.card]
        game.push(RemoveCovers(self.seat, self.count, self.by, self.shown, self.use, self.surplus, named))

    def commit(self, game: AsteriatedGrail) -> None:
        """They go to the discard pile."""
        moved = [game.to_discard(game.covers(self.seat), card, self.shown) for card in self.named]
        if not moved:
            return
        game.emit(Event("uncovered", self.by, self.seat, 0, len(moved), moved))
        if self.use:
            use = game.use(self.use)
            use.results.append(len(moved))
            if self.shown:
                use.covers = [*use.covers, *moved]
        if not self.surplus:
            covers_removed(game, self.seat, moved)
