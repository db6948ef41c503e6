"""Steps of skills: the tasks that an effect puts on the agenda, in the order of its text.

What an effect changes at once is done by methods of the game; everything that comes after something else,
or asks, is a step. `Then` goes on with the skill itself, `Ask` asks what the skill lists. The other steps
are what many skills do: heal, tokens, energy, stones, morale, tapping, extra actions. Those that move cards
are in `card_steps`, damage is in `damage`, draws and the loss of morale are in `hands`.
"""

from typing import ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .frames import Extra, Happening
from .hands import CHECK_HANDS, gain_morale
from .points import HEAL_GAIN, HEAL_GAINED, TAPPED, TOKENS_GAINED, TOKENS_LOST, UNTAPPED
from .state import AsteriatedGrail
from .using import reach


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
