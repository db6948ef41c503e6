"""Targets: what a step acts on. Some are there already (this, it, all); some are picked by a player.

Picking is one question per object, so that every number of objects is a sequence of small choices. Nothing
moves until the last one is named. *Choosing* is picking in the sense of the rules: it obeys what the game
says about being chosen.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.card import face_of
from ..kernel.decision import Decision, Option
from ..kernel.task import Task
from .host import ANYONE, CardGame, Context, all_seen, is_card, owner_of_object
from .trace import TRACE
from .values import Selector, Value, seats_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """What a step acts on. `asks` says that a player has to pick it first."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asks = False

    def things(self, game: CardGame, context: Context) -> list[int]:
        """The objects, of a picked target those that were picked."""
        raise NotImplementedError

    def ask(self, game: CardGame, frame: int) -> None:
        """Let the player pick; afterwards `things` has them."""
        raise NotImplementedError

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether, as far as everyone can see, there is anything to act on."""
        return bool(self.things(game, context))


class This(Target):
    """The card that has the ability."""

    def things(self, game: CardGame, context: Context) -> list[int]:
        """The source."""
        return [context.source]


class It(Target):
    """What the last step picked, or what set the ability off."""

    def things(self, game: CardGame, context: Context) -> list[int]:
        """What is bound now."""
        return context.it


class Bound(Target):
    """What an earlier step bound under a name."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def things(self, game: CardGame, context: Context) -> list[int]:
        """What is bound; nothing where that step did not happen."""
        return context.bound.get(self.bound, [])


class All(Target):
    """Every object that matches. An open set also covers those that come later (only in lasting changes)."""

    def __init__(self, name: str, selector: Selector, open: bool, bound: str) -> None:
        super().__init__(name)
        self.selector = selector
        self.open = open
        self.bound = bound

    def things(self, game: CardGame, context: Context) -> list[int]:
        """All that match now."""
        found = self.selector.find(game, context)
        if game.all_are_chosen():
            found = [thing for thing in found if game.may_be_chosen(thing, context, context.seat, [])]
        if self.bound:
            context.bound[self.bound] = found
        return found


class Top(Target):
    """The top cards of a player's Deck."""

    def __init__(self, name: str, count: Value, side: int) -> None:
        super().__init__(name)
        self.count = count
        self.side = side

    def things(self, game: CardGame, context: Context) -> list[int]:
        """As many as there are, the topmost first."""
        found: list[int] = []
        wanted = self.count.of(game, context)
        for seat in seats_of(self.side, context.seat):
            deck = game.gather("deck", seat)
            for i in range(min(wanted, len(deck))):
                found.append(deck[len(deck) - 1 - i])
        return found


class Picked(Target):
    """Objects that a player picks. `choosing` where the rules about being chosen apply."""

    def __init__(
        self,
        name: str,
        count: Value,
        up_to: bool,
        selector: Selector,
        when: str,
        choosing: bool,
        by: int,
        bound: str,
    ) -> None:
        super().__init__(name)
        self.asks = True
        self.count = count
        self.up_to = up_to
        self.selector = selector
        self.announced = when == "announced"
        self.before_cost = when == "before-cost"
        self.choosing = choosing
        self.by = by
        self.bound = bound

    def things(self, game: CardGame, context: Context) -> list[int]:
        """What was picked."""
        return context.it

    def ask(self, game: CardGame, frame: int) -> None:
        """Ask for the objects, one after the other; what was picked or announced before stands."""
        context = context_of(game, frame)
        earlier = context.bound.get(self.name)
        if earlier is not None:
            if self.announced:
                earlier = game.still_fitting(self, context, earlier)
            context.bind(self.bound, earlier)
            return
        seats = game.pickers(self, context)
        game.push(PickOne(seats[0], self, frame, [], [], seats[1:]))

    def candidates(self, game: CardGame, context: Context, chosen: list[int] | None = None) -> list[int]:
        """What may be picked now, beside what was picked already."""
        found = self.selector.find(game, context)
        if not self.choosing:
            return found
        chooser = seats_of(self.by, context.seat)[0]
        free = [thing for thing in found if game.may_be_chosen(thing, context, chooser, chosen or [])]
        return game.narrowed(free, context, chosen or [])

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether there is a candidate; in a hidden zone, whether there is any card at all."""
        if self.selector.zone == "hand":
            return any(game.gather("hand", seat) for seat in seats_of(self.selector.side, context.seat))
        return bool(self.candidates(game, context))


def context_of(game: CardGame, frame: int) -> Context:
    """The context of a resolving effect."""
    found = game.frames[frame]
    assert isinstance(found, Context)
    return found


class PickOne(Task[CardGame]):
    """Asks for the next object of a picked target. What was picked so far is in the field.

    Where each player picks, `before` is what others have picked and `others` are the seats that follow.
    """

    clause: ClassVar[str] = "RB 10"

    def __init__(
        self, seat: int, target: Picked, frame: int, picked: list[int], before: list[int], others: list[int]
    ) -> None:
        self.seat = seat
        self.target = target
        self.frame = frame
        self.picked = picked
        self.before = before
        self.others = others

    def masked(self, viewer: int) -> Task[Any]:
        """Others see only the first question where hidden cards were picked."""
        picked = self.picked if viewer == self.seat or all_seen(self.picked, viewer) else []
        before = self.before if all_seen(self.before, viewer) else []
        return PickOne(self.seat, self.target, self.frame, picked, before, self.others)

    def is_own(self, game: CardGame, thing: int) -> bool:
        """Where each player picks among what anyone has, each does among what is theirs."""
        selector = self.target.selector
        if self.target.by != ANYONE or selector.side != ANYONE:
            return True
        return (owner_of_object(game, thing) if selector.by_owner else game.controller(thing)) == self.seat

    def options(self, game: CardGame) -> list[Option]:
        """The candidates not yet picked, one for equal cards; "done" where fewer will do."""
        target = self.target
        context = context_of(game, self.frame)
        wanted = target.count.of(game, context)
        options: list[Option] = []
        if len(self.picked) >= wanted:
            return options
        faces: set[int] = set()
        found = target.candidates(game, context, self.picked)
        for thing in game.leaving_the_rest(found, context, self.picked):
            if thing in self.picked or thing in self.before or not self.is_own(game, thing):
                continue
            if not is_card(thing):
                options.append(Option("choose", 0, thing))
            elif face_of(thing) not in faces:
                faces.add(face_of(thing))
                options.append(Option("choose", thing))
        if options and game.may_stop(target):
            options.append(Option("done"))
        return options

    def run(self, game: CardGame) -> Decision | None:
        """Ask, or go on with what was picked."""
        options = self.options(game)
        if not options:
            self.finish(game)
            return None
        return Decision(self.seat, game.picking_question(self), game.picking_clause(self), options)

    def resume(self, game: CardGame, option: Option) -> None:
        """Note the object and ask for the next one."""
        if TRACE.active and self.target.up_to:
            TRACE.note(self.target.name, "declined" if option.verb == "done" else "taken")
        if option.verb == "done":
            self.finish(game)
        else:
            thing = option.card or option.piece
            picked = [*self.picked, thing]
            game.push(PickOne(self.seat, self.target, self.frame, picked, self.before, self.others))

    def finish(self, game: CardGame) -> None:
        """The picks are bound; "if you do" sees whether all that were wanted were there."""
        context = context_of(game, self.frame)
        wanted = self.target.count.of(game, context)
        if (not self.target.up_to and len(self.picked) < wanted) or (not self.picked and wanted > 0):
            context.done = False
        everything = self.before + self.picked
        if self.others:
            game.push(PickOne(self.others[0], self.target, self.frame, [], everything, self.others[1:]))
            return
        context.bind(self.target.bound, everything)
        if self.target.before_cost:
            context.bound[self.target.name] = everything
        game.picked(self, context)
