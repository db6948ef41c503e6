"""The turn (FF 9): Active, Draw, Main Phase 1, Attack, Main Phase 2 and End Phase."""

from typing import ClassVar

from ...effects.statics import Lasting
from ...kernel.card import EVERYONE
from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from ...kernel.task import Task
from .attack import AttackPhase
from .auto import end_delayed, look_at_states
from .characteristics import is_forbidden
from .memory import forget_parted
from .moving import discard_card
from .priority import give_priority
from .rules import CHECK_RULES, falling, surplus_backups
from .state import ACTIVE, ATTACK, DRAW, END, FFTCG, MAIN_1, MAIN_2
from .targets import distinct
from .warp import warp_ticks


def draw_cards(game: FFTCG, seat: int, count: int) -> int:
    """Draw from the top of the deck; who cannot will lose (FF 3.1.2, 7.11.1)."""
    deck = game.deck(seat)
    show = 0 if rule("FF 7.11.2") else EVERYONE
    cards: list[int] = []
    for _ in range(count):
        if not deck.cards:
            break
        top = len(deck.cards) - 1 if rule("FF 7.9.2") else 0
        place = game.hand(seat) if rule("FF 7.11.1") else game.break_zone(seat)
        cards.append(game.send_from(deck, top, place, True, show))
    if cards:
        game.emit(Event("drew", "FF 7.11.1", seat, 0, len(cards), cards))
        for _ in cards:
            game.notice(Event("draws", "FF 7.11.1", seat))
    if len(cards) < count:
        game.failed_draw = [*game.failed_draw, seat]
        game.emit(Event("cannot-draw", "FF 3.1.2", seat))
    return len(cards)


class BeginTurn(Task[FFTCG]):
    """A turn of a player: its phases in their order (FF 9)."""

    clause: ClassVar[str] = "FF 9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: FFTCG) -> Decision | None:
        """What counted for the last turn is forgotten."""
        if rule("FF 9"):
            game.turn = self.seat
        game.turn_number += 1
        game.fallen = []
        game.fell = []
        game.used = []
        game.resolutions = 0
        game.extra_phases = []
        game.loop = None
        game.past_answers = []
        game.noted = ""
        game.past_positions = {}
        game.barred = []
        game.narrows = False
        forget_parted(game)
        for id in game.field(self.seat).cards:
            game.character(id).fresh = False
        for seat in range(2):
            for id in game.field(seat).cards:
                game.character(id).attacks = 0
        game.emit(Event("turn-begins", "FF 9", self.seat, 0, game.turn_number))
        game.push(
            ActivePhase(),
            DrawPhase(),
            MainPhase(MAIN_1),
            AttackPhaseStart(),
            MainPhase(MAIN_2),
            EndPhase(),
        )
        return None


def start_phase(game: FFTCG, phase: int, clause: str) -> None:
    """A phase starts; abilities may wait for that."""
    game.phase = phase
    event = Event("step-starts", clause, game.turn, 0, phase)
    game.tell(event)
    game.stir()
    if rule(clause):
        game.notice(event)


class ActivePhase(Task[FFTCG]):
    """The turn player's dull cards become active (FF 9.1); frozen ones do not (FF 15.2.4.2)."""

    clause: ClassVar[str] = "FF 9.1.1.1"

    def run(self, game: FFTCG) -> Decision | None:
        """All at once, without the stack and without priority."""
        start_phase(game, ACTIVE, "FF 9.1.1.1")
        for id in game.field(game.turn).cards:
            piece = game.character(id)
            if piece.frozen and rule("FF 15.2.4.2"):
                piece.frozen = False
                game.emit(Event("thawed", "FF 15.2.4.2", game.turn, id))
            elif piece.dull and rule("FF 9.1.1.1") and not is_forbidden(game, "be-activated", id):
                piece.dull = False
                game.report(Event("activated", "FF 9.1.1.1", game.turn, id))
        if not rule("FF 9.1.1.2"):
            give_priority(game, game.turn)
        return None


class DrawPhase(Task[FFTCG]):
    """The turn player draws two cards, on the first turn of the game one (FF 9.2)."""

    clause: ClassVar[str] = "FF 9.2.1.1"

    def run(self, game: FFTCG) -> Decision | None:
        """Without the stack and without priority."""
        start_phase(game, DRAW, "FF 9.2.1.1")
        count = number("FF 9.2.1.1", 2)
        if game.turn_number == 1 and rule("FF 8.2.1.5"):
            count = number("FF 9.2.1.3", 1)
        draw_cards(game, game.turn, count)
        if not rule("FF 9.2.1.2"):
            give_priority(game, game.turn)
        return None


class MainPhase(Task[FFTCG]):
    """A Main Phase (FF 9.3): it ends when both pass while the stack is empty."""

    clause: ClassVar[str] = "FF 9.3.1.2"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: FFTCG) -> Decision | None:
        """What the start sets off goes on the stack, then the turn player gets priority (FF 9.3.1.3)."""
        start_phase(game, self.phase, "FF 9.3.1.3")
        if self.phase == MAIN_1:
            warp_ticks(game)
        game.push(AfterPhase())
        first = rule("FF 11.1.2") and rule("FF 9.3.1.4")
        give_priority(game, game.turn if first else 1 - game.turn)
        return None


class AfterPhase(Task[FFTCG]):
    """Where an effect has added a phase it comes now; a further Main Phase is a second one (FF 9.3.1.1)."""

    clause: ClassVar[str] = "FF 9.3.1.1"

    def run(self, game: FFTCG) -> Decision | None:
        """The next one that was added."""
        if game.extra_phases:
            phase = game.extra_phases[0]
            game.extra_phases = game.extra_phases[1:]
            if phase == ATTACK:
                game.push(AttackPhaseStart(), self)
            else:
                game.push(MainPhase(MAIN_2 if rule("FF 9.3.1.1") else MAIN_1))
        return None


class AttackPhaseStart(Task[FFTCG]):
    """The Attack Phase (FF 9.4, 10)."""

    clause: ClassVar[str] = "FF 10.1.1.1"
    marker: ClassVar[str] = "attack-phase"

    def run(self, game: FFTCG) -> Decision | None:
        """Its steps are in their own chapter."""
        start_phase(game, ATTACK, "FF 10.1.1.1")
        game.push(AfterPhase())
        if rule("FF 9.4.1"):
            game.push(AttackPhase())
        return None


# ---- the end (FF 9.5)


class EndPhase(Task[FFTCG]):
    """What waits for the end of the turn, then the hand limit, then everything of this turn ends."""

    clause: ClassVar[str] = "FF 9.5.1.1"

    def run(self, game: FFTCG) -> Decision | None:
        """Priority arises, but neither Summons nor abilities can be used."""
        start_phase(game, END, "FF 9.5.1.1")
        game.push(HandLimit(), CleanUp(), EndAgain())
        give_priority(game, game.turn)
        return None


class HandLimit(Task[FFTCG]):
    """The turn player discards down to five cards (FF 9.5.1.2)."""

    clause: ClassVar[str] = "FF 9.5.1.2"

    def run(self, game: FFTCG) -> Decision | None:
        """One card after the other."""
        hand = game.hand(game.turn).cards
        if len(hand) <= number("FF 9.5.1.2", 5):
            return None
        options = [Option("discard", card) for card in distinct(hand)]
        return Decision(game.turn, "ff-hand-limit", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named card goes."""
        discard_card(game, option.card, self.clause)
        game.push(self)


class CleanUp(Task[FFTCG]):
    """Damage is gone and what lasts until the end of the turn ends, together (FF 9.5.1.3)."""

    clause: ClassVar[str] = "FF 9.5.1.3.1"

    def run(self, game: FFTCG) -> Decision | None:
        """Without the stack."""
        if not rule("FF 9.5.1.3"):
            return None
        if rule("FF 9.5.1.3.1"):
            for seat in range(2):
                for id in game.field(seat).cards:
                    piece = game.character(id)
                    piece.damage = 0
                    piece.hit_by = []
        if rule("FF 9.5.1.3.2"):
            end_durations(game)
            end_delayed(game)
        game.emit(Event("turn-cleaned", "FF 9.5.1.3.2", game.turn))
        return None


def end_durations(game: FFTCG) -> None:
    """What lasts for the turn ends, and what was about things that are gone."""
    kept: list[Modifier] = []
    for modifier in game.modifiers:
        assert isinstance(modifier, Lasting)
        if modifier.duration == "turn":
            continue
        if modifier.duration == "permanent" and not rule("FF 11.12.4.1"):
            continue
        if modifier.duration == "your-turn" and modifier.context.seat == game.turn:
            continue
        if modifier.fixed and not any(thing in game.pieces for thing in modifier.things):
            continue
        kept.append(modifier)
    if len(kept) < len(game.modifiers):
        game.drop(kept)


class EndAgain(Task[FFTCG]):
    """Where the rules or abilities still have something to do, that happens and the clean-up is repeated."""

    clause: ClassVar[str] = "FF 9.5.1.4"

    def run(self, game: FFTCG) -> Decision | None:
        """Else the opponent's turn begins (FF 9.5.1.5)."""
        game.settle()
        look_at_states(game)
        busy = bool(game.waiting) or surplus_backups(game, []) >= 0 or bool(falling(game, []))
        if busy and rule("FF 9.5.1.4"):
            game.push(CleanUp(), self)
            if not rule("FF R9"):
                game.push(HandLimit())
            give_priority(game, game.turn)
            return None
        game.push(CHECK_RULES, BeginTurn(1 - game.turn if rule("FF 9.5.1.5") else game.turn))
        return None
