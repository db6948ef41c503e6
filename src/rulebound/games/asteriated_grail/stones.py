"""Star stones and Grails, energy, and the special actions (AG 3(3), 4(1), 4(7)): buy, synthesise, refine."""

from typing import Any, ClassVar, Final

from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .frames import SPECIAL_ACTION
from .hands import Draw, LoseMorale
from .points import BOUGHT, REFINED
from .state import GRAILS, STONES, AsteriatedGrail
from .using import Acts, reach

DRAWN: Final = 3
PER_GRAIL: Final = 3
MOST_REFINED: Final = 2
NO_ROOM_TO_BUY: Final = Refusal("AG 3(3).9", "ag-no-room-to-buy")
NO_ROOM_TO_SYNTHESISE: Final = Refusal("AG 3(3).11", "ag-no-room-to-synthesise")
TOO_FEW_STONES: Final = Refusal("AG 4(1).16", "ag-too-few-stones")
NO_STONES: Final = Refusal("AG 4(1).17", "ag-no-stones")
ENERGY_IS_FULL: Final = Refusal("AG 4(7).9", "ag-energy-is-full")


def has_room(game: AsteriatedGrail, seat: int) -> bool:
    """Whether three more cards would not burst the hand."""
    return len(game.hand(seat).cards) + DRAWN <= game.hand_limit(seat)


def buy_refusal(game: AsteriatedGrail, seat: int) -> Refusal | None:
    """Why a player cannot buy; full stones are no reason (AG 4(1).13)."""
    if game.stones(game.camp(seat)) >= STONES and not rule("AG 4(1).13"):
        return TOO_FEW_STONES
    return None if has_room(game, seat) else refuse(NO_ROOM_TO_BUY)


def synthesise_refusal(game: AsteriatedGrail, seat: int) -> Refusal | None:
    """Why a player cannot synthesise."""
    if game.stones(game.camp(seat)) < PER_GRAIL:
        reason = refuse(TOO_FEW_STONES)
        if reason is not None:
            return reason
    return None if has_room(game, seat) else refuse(NO_ROOM_TO_SYNTHESISE)


def refine_refusal(game: AsteriatedGrail, seat: int) -> Refusal | None:
    """Why a player cannot refine."""
    if game.stones(game.camp(seat)) == 0:
        return refuse(NO_STONES)
    if game.energy(seat) >= game.energy_limit(seat):
        return refuse(ENERGY_IS_FULL)
    return None


# ---- buy


class Buy(Task[AsteriatedGrail]):
    """Buy: draw three cards, a gem and a crystal for the camp (AG 3(3).10)."""

    clause: ClassVar[str] = "AG 3(3).10"

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """What comes is noted in the action, so that a skill can change it."""
        action = game.action_of(self.action)
        action.gems = 1
        action.crystals = 1
        game.emit(Event("bought", "AG 3(3).10", self.seat))
        game.push(
            Draw(self.seat, number("AG 3(3).10", DRAWN), "AG 3(3).10", 0, True),
            BuyStones(self.seat, self.action),
        )
        reach(game, BOUGHT, self.action)
        return None


class BuyStones(Question[AsteriatedGrail]):
    """The stones of a purchase; with room for one the player decides which (AG 4(1).15)."""

    clause: ClassVar[str] = "AG 4(1).15"
    question: ClassVar[str] = "ag-buy-stone"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Ask only where one of two kinds has to stay behind."""
        action = game.action_of(self.action)
        camp = game.camp(self.seat)
        one_left = game.stones(camp) == STONES - 1 and action.gems > 0 and action.crystals > 0
        if one_left and rule("AG 4(1).15"):
            return Decision(self.seat, self.question, self.clause, self.options(game))
        if rule("AG 4(1).12") or game.stones(camp) < STONES:
            game.add_stones(camp, action.gems, action.crystals, "AG 3(3).10")
        else:
            game.gems[camp] += 1
        return None

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """A gem or a crystal."""
        return [Option("gem"), Option("crystal")]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The one that was chosen."""
        gem = option.verb == "gem"
        game.add_stones(game.camp(self.seat), 1 if gem else 0, 0 if gem else 1, "AG 4(1).15")


# ---- synthesise


class Synthesise(Proposal[AsteriatedGrail]):
    """Synthesise: three stones make a Grail; the player says how many of them are gems (AG 3(3).12)."""

    clause: ClassVar[str] = "AG 3(3).12"
    question: ClassVar[str] = "ag-synthesise"

    def __init__(self, seat: int, origin: Task[Any], gems: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.gems = gems

    def begun_by(self) -> Task[Any]:
        """The question at which it was chosen."""
        return self.origin

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """How many gems are among the three."""
        if self.gems >= 0:
            return []
        camp = game.camp(self.seat)
        least = max(0, PER_GRAIL - game.crystals[camp])
        return [Option("gems", 0, 0, count) for count in range(least, min(PER_GRAIL, game.gems[camp]) + 1)]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """So many."""
        game.push(Synthesise(self.seat, self.origin, option.number))

    def commit(self, game: AsteriatedGrail) -> None:
        """Draw, pay, gain the Grail; then the other camp loses morale (AG 3(3).13)."""
        assert isinstance(self.origin, Acts)
        game.action_of(self.origin.doing(game, SPECIAL_ACTION)).special = "synthesise"
        seat = self.seat
        camp = game.camp(seat)
        gems = max(0, self.gems)
        game.emit(Event("synthesised", "AG 3(3).12", seat))
        game.push(
            Draw(seat, number("AG 3(3).12", DRAWN), "AG 3(3).12", 0, True),
            GainGrail(camp, "AG 3(3).12", True),
        )
        if rule("AG 4(1).4"):
            game.take_stones(camp, gems, PER_GRAIL - gems, "AG 3(3).12")


class GainGrail(Task[AsteriatedGrail]):
    """A camp gains a Grail; five win at once (AG 1.3). `synthesised`: the other camp loses 1 morale."""

    clause: ClassVar[str] = "AG 1.3"

    def __init__(self, camp: int, by: str, synthesised: bool) -> None:
        self.camp = camp
        self.by = by
        self.synthesised = synthesised

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Count it and look whether the game is over (AG 1.4, 2(6).6, 4(1).8)."""
        if not rule("AG 4(1).9"):
            return None
        game.grails[self.camp] += 1
        game.emit(Event("grail-gained", self.by, -1, 0, game.grails[self.camp], None, self.camp))
        wins = game.grails[self.camp] >= number("AG 2(6).6", GRAILS)
        if wins and rule("AG 1.3") and rule("AG 1.4") and rule("AG 4(1).8"):
            game.finish([self.camp], "AG 1.3", "grails")
            return None
        if self.synthesised and rule("AG 3(3).13") and rule("AG 4(1).10"):
            game.push(LoseMorale(-1, 1 - self.camp, 1, "AG 4(1).10"))
        return None


# ---- refine


class Refine(Proposal[AsteriatedGrail]):
    """Refine: one or two stones of the camp become energy (AG 3(3).14, 4(7).8, R5)."""

    clause: ClassVar[str] = "AG 4(7).8"
    question: ClassVar[str] = "ag-refine"

    def __init__(self, seat: int, origin: Task[Any], stones: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.stones = stones

    def begun_by(self) -> Task[Any]:
        """The question at which it was chosen."""
        return self.origin

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Gems and crystals, two digits: `stones 11` is one of each, `stones 20` two gems."""
        if self.stones >= 0:
            return []
        camp = game.camp(self.seat)
        room = game.energy_limit(self.seat) - game.energy(self.seat) if rule("AG R5") else MOST_REFINED
        most = min(number("AG 4(7).8", MOST_REFINED), room)
        options: list[Option] = []
        for gems in range(min(most, game.gems[camp]), -1, -1):
            most_crystals = game.crystals[camp] if rule("AG 4(7).4") and rule("AG 3(3).14") else 0
            for crystals in range(min(most - gems, most_crystals), -1, -1):
                if gems + crystals:
                    options.append(Option("stones", 0, 0, gems * 10 + crystals))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """These."""
        game.push(Refine(self.seat, self.origin, option.number))

    def commit(self, game: AsteriatedGrail) -> None:
        """They leave the camp and become energy, unless a skill sends them elsewhere (AG 4(7).1)."""
        assert isinstance(self.origin, Acts)
        id = self.origin.doing(game, SPECIAL_ACTION)
        action = game.action_of(id)
        action.special = "refine"
        action.gems = self.stones // 10
        action.crystals = self.stones % 10
        action.to = self.seat
        game.take_stones(game.camp(self.seat), action.gems, action.crystals, "AG 3(3).14")
        game.push(RefinedStones(id))
        reach(game, REFINED, id)


class RefinedStones(Task[AsteriatedGrail]):
    """Refined stones come to the character that is to have them."""

    clause: ClassVar[str] = "AG 4(7).1"

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """As energy (AG 4(1).3)."""
        action = game.action_of(self.action)
        if action.to >= 0 and rule("AG 4(7).1") and rule("AG 4(1).3"):
            game.add_energy(action.to, action.gems, action.crystals)
            game.emit(Event("refined", "AG 4(7).1", action.to, 0, action.gems + action.crystals))
        return None
