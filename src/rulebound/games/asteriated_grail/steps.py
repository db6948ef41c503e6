"""Steps of skills: the tasks that an effect puts on the agenda, in the order of its text.

What an effect changes at once is done by methods of the game; everything that comes after something else,
or asks, is a step. `Then` goes on with the skill itself, `Ask` asks what the skill lists. The other steps
are what many skills do: heal, tokens, energy, stones, tapping, discards, cards handed over, covers, extra
actions.
"""

from typing import Any, ClassVar

from ...kernel.card import COMMON, EVERYONE, only, owner_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Proposal, Task
from .damage import Deal
from .hands import CHECK_HANDS, CheckHand, Draw, DrawUpTo, LoseMorale, gain_morale
from .points import HEAL_GAIN, HEAL_GAINED, TAPPED, TOKENS_GAINED, TOKENS_LOST, UNTAPPED
from .skills import ANY_CARD, ATTACK_CARD, MAGIC_CARD, counts_as_attack, element_bits, one_per_face
from .state import AsteriatedGrail, Extra, Happening
from .using import covers_removed, reach

__all__ = [
    "CHECK_HANDS",
    "Ask",
    "CheckHand",
    "CoverFromHand",
    "Deal",
    "Discard",
    "DiscardDownTo",
    "Draw",
    "DrawUpTo",
    "Energy",
    "Give",
    "Grant",
    "Heals",
    "LoseHeal",
    "LoseMorale",
    "Morale",
    "PutSurplusAway",
    "RemoveCovers",
    "Stones",
    "Tap",
    "Then",
    "Tokens",
    "Untap",
]


class Then(Task[AsteriatedGrail]):
    """Go on with a skill, at one of its stages."""

    clause: ClassVar[str] = "AG 4(11).1"

    def __init__(self, use: int, stage: int) -> None:
        self.use = use
        self.stage = stage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The skill knows."""
        game.use(self.use).skill.then(game, self.use, self.stage)
        return None


class Ask(Task[AsteriatedGrail]):
    """A skill asks someone, at one of its stages. Where it lists nothing, nobody is asked."""

    clause: ClassVar[str] = "AG 4(4)3.6"

    def __init__(self, use: int, stage: int, question: str = "ag-skill") -> None:
        self.use = use
        self.stage = stage
        self.question = question

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The skill lists the options."""
        skill = game.use(self.use).skill
        options = skill.options(game, self.use, self.stage)
        if not options:
            return None
        return Decision(skill.asks(game, self.use, self.stage), self.question, skill.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The skill goes on."""
        game.use(self.use).skill.answer(game, self.use, self.stage, option)


# ---- what everyone sees


class Heals(Task[AsteriatedGrail]):
    """A character gains heal, up to its limit (AG 4(6).1); with a `ceiling` up to that instead (AG
    4(4)3.13).
    """

    clause: ClassVar[str] = "AG 4(6).1"

    def __init__(self, seat: int, amount: int, by: str, giver: int, ceiling: int = -1) -> None:
        self.seat = seat
        self.amount = amount
        self.by = by
        self.giver = giver
        self.ceiling = ceiling

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """What is over the limit overflows."""
        if self.amount <= 0 or not (rule("AG 4(6).1") and rule("AG 2(4).2")):
            return None
        if game.cast.value(game, HEAL_GAIN, self.seat, 1, 0) == 0:
            return None
        most = game.heal_limit(self.seat)
        if self.ceiling >= 0 and rule("AG 4(4)3.13"):
            most = max(most, self.ceiling)
        gained = game.add_heal(self.seat, self.amount, most)
        if gained:
            game.emit(Event("heal-gained", self.by, self.seat, 0, gained))
        if gained < self.amount and rule("AG 4(4)3.12"):
            game.emit(Event("heal-overflow", "AG 4(4)3.12", self.seat, 0, self.amount - gained))
        if game.cast.looks_at(HEAL_GAINED):
            happening = Happening(self.seat, self.giver, gained, self.amount - gained, "", [])
            reach(game, HEAL_GAINED, game.open(happening), True)
        return None


class LoseHeal(Task[AsteriatedGrail]):
    """A character loses heal, as much as it has."""

    clause: ClassVar[str] = "AG 4(4)3.9"

    def __init__(self, seat: int, amount: int, by: str) -> None:
        self.seat = seat
        self.amount = amount
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Take it away."""
        lost = min(self.amount, game.heal[self.seat])
        if lost:
            game.heal[self.seat] -= lost
            game.emit(Event("heal-lost", self.by, self.seat, 0, lost))
        return None


class Tokens(Task[AsteriatedGrail]):
    """A character gains tokens of a colour up to its most, or a `ceiling`; a negative number is removed."""

    clause: ClassVar[str] = "AG 2(5).5"

    def __init__(self, seat: int, colour: int, amount: int, by: str, ceiling: int = -2) -> None:
        self.seat = seat
        self.colour = colour
        self.amount = amount
        self.by = by
        self.ceiling = ceiling

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Turn them up (AG 2(5).5) or down (AG 2(5).7)."""
        change_tokens(game, self.seat, self.colour, self.amount, self.by, self.ceiling)
        return None


def change_tokens(
    game: AsteriatedGrail, seat: int, colour: int, amount: int, clause: str, ceiling: int = -2
) -> int:
    """Tokens turn up or down at once; how many did."""
    if not rule("AG 2(5).5" if amount > 0 else "AG 2(5).7"):
        return 0
    most = game.most_tokens(seat, colour) if ceiling == -2 else ceiling
    changed = game.add_tokens(seat, colour, amount, most)
    if not changed:
        return 0
    name = ("yellow" if colour == 0 else "blue") + ("-gained" if changed > 0 else "-lost")
    game.emit(Event(name, clause, seat, 0, abs(changed)))
    point = TOKENS_GAINED if changed > 0 else TOKENS_LOST
    if game.cast.looks_at(point):
        reach(game, point, game.open(Happening(seat, seat, abs(changed), colour, "", [])), True)
    return abs(changed)


class Energy(Task[AsteriatedGrail]):
    """A character gains energy, up to its limit."""

    clause: ClassVar[str] = "AG 4(7).7"

    def __init__(self, seat: int, gems: int, crystals: int, by: str) -> None:
        self.seat = seat
        self.gems = gems
        self.crystals = crystals
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Add it."""
        before = game.energy(self.seat)
        game.add_energy(self.seat, self.gems, self.crystals)
        gained = game.energy(self.seat) - before
        if gained:
            game.emit(Event("energy-gained", self.by, self.seat, 0, gained))
        return None


class Stones(Task[AsteriatedGrail]):
    """A camp gains stones (AG 4(1).7)."""

    clause: ClassVar[str] = "AG 4(1).7"

    def __init__(self, camp: int, gems: int, crystals: int, by: str) -> None:
        self.camp = camp
        self.gems = gems
        self.crystals = crystals
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """While there is room."""
        if rule("AG 4(1).7"):
            game.add_stones(self.camp, self.gems, self.crystals, self.by)
        return None


class Morale(Task[AsteriatedGrail]):
    """A camp gains morale."""

    clause: ClassVar[str] = "AG 2(6).9"

    def __init__(self, camp: int, amount: int, by: str) -> None:
        self.camp = camp
        self.amount = amount
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Up to the ceiling."""
        gain_morale(game, self.camp, self.amount, self.by)
        return None


class Tap(Task[AsteriatedGrail]):
    """A character is tapped: it takes on its form. Hands are looked at, skills that look at it follow."""

    clause: ClassVar[str] = "AG 4(4)3.7"

    def __init__(self, seat: int, by: str) -> None:
        self.seat = seat
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Turn the card sideways."""
        if game.tapped[self.seat]:
            return None
        game.tapped[self.seat] = True
        game.emit(Event("tapped", self.by, self.seat))
        if game.cast.looks_at(TAPPED):
            reach(game, TAPPED, game.open(Happening(self.seat, self.seat, 0, 0, "", [])), True)
        game.push(CHECK_HANDS)
        return None


class Untap(Task[AsteriatedGrail]):
    """A character leaves its form. Hands are looked at."""

    clause: ClassVar[str] = "AG 4(4)3.7"

    def __init__(self, seat: int, by: str) -> None:
        self.seat = seat
        self.by = by

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Turn the card upright."""
        if not game.tapped[self.seat]:
            return None
        game.tapped[self.seat] = False
        game.emit(Event("untapped", self.by, self.seat))
        if game.cast.looks_at(UNTAPPED):
            reach(game, UNTAPPED, game.open(Happening(self.seat, self.seat, 0, 0, "", [])), True)
        game.push(CHECK_HANDS)
        return None


class Grant(Task[AsteriatedGrail]):
    """The current player gets an extra action; `axis` is the line of the axis that gives it."""

    clause: ClassVar[str] = "AG T extra.0"

    def __init__(self, extra: Extra, by: str, axis: str = "AG T extra.0") -> None:
        self.extra = extra
        self.by = by
        self.axis = axis

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """It comes when the action has ended."""
        if rule(self.axis):
            game.grant(self.extra, self.by)
        return None


# ---- cards


class Discard(Proposal[AsteriatedGrail]):
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
        super().__init__(seat)
        self.count = count
        self.by = by
        self.use = use
        self.shown = shown
        self.kind = kind
        self.elements = elements
        self.optional = optional
        self.to = to
        self.named: list[int] = [] if named is None else named

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
        found: list[int] = []
        for card in game.hand(self.seat).cards:
            face = game.face(card)
            if card in self.named:
                continue
            if self.kind == MAGIC_CARD and not face.is_magic:
                continue
            if self.kind == ATTACK_CARD and not counts_as_attack(face):
                continue
            if self.elements and not self.elements & element_bits(game, self.seat, face):
                continue
            found.append(card)
        return found

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
            game.rules.cards_shown(game, self.seat, moved, False)

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


class Give(Proposal[AsteriatedGrail]):
    """A player gives cards of his choice to another, as many as he has; then that hand is looked at."""

    clause: ClassVar[str] = "AG 4(4)3.9"
    question: ClassVar[str] = "ag-give"

    def __init__(self, seat: int, to: int, count: int, by: str, named: list[int] | None = None) -> None:
        super().__init__(seat)
        self.to = to
        self.count = count
        self.by = by
        self.named: list[int] = [] if named is None else named

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


class CoverFromHand(Proposal[AsteriatedGrail]):
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
        super().__init__(seat)
        self.least = least
        self.most = most
        self.by = by
        self.shown = shown
        self.use = use
        self.named: list[int] = [] if named is None else named
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


class RemoveCovers(Proposal[AsteriatedGrail]):
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
        super().__init__(seat)
        self.count = count
        self.by = by
        self.shown = shown
        self.use = use
        self.surplus = surplus
        self.named: list[int] = [] if named is None else named

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
