"""Infinite loops (FF 13, R12): found by a position that comes back, ended by naming how often they run.

After 100 resolutions in a turn every priority is noted with the position of the cards, and every answer with
it. When the same position comes for the third time, the answers since it last came are the loop. Without a
choice in it the game is a draw. Else those who choose in it name how often it runs; it runs so often by
itself, and the player who stops it cannot go on with it this turn.
"""

from typing import Any, ClassVar, Final

from ...kernel.card import SPECTATOR, face_of, is_seen
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Held, Proposal, Question, Task
from .state import FFTCG

MOST_TIMES: Final = 99
LOOP_IS_OVER: Final = Refusal("FF 13.2", "ff-loop-is-over")


class Answer(Held):
    """One answer of a loop: its key, the seat that had a choice (-1: nobody), the position it was given in.

    Of the position only what everyone sees, so that a player knows what is barred.
    """

    def __init__(self, key: str, seat: int, position: str) -> None:
        self.key = key
        self.seat = seat
        self.position = position


class Declared(Proposal[FFTCG]):
    """A proposal that may be part of a loop: until it stands it keeps the answers that made it itself."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.answers: list[Answer] = []

    def again(self) -> "Declared":
        """One of its own that has named the same, without answers."""
        raise NotImplementedError

    def stand(self, game: FFTCG) -> None:
        """It can be dropped no more."""
        if self.answers:
            game.past_answers = [*game.past_answers, *self.answers]


class Loop(Held):
    """A loop that runs by itself: its answers, the next one, how often it still runs, and who stops it."""

    def __init__(self, cycle: list[Answer], at: int, left: int, stopped: list[int]) -> None:
        self.cycle = cycle
        self.at = at
        self.left = left
        self.stopped = stopped


def position_of(game: FFTCG, seat: int) -> str:
    """What everyone sees: cards with their states, and who is to act.

    No Crystals, counters or damage (FF R12); of hidden cards only how many there are.
    """
    parts: list[str] = [str(game.phase), str(seat)]
    for place in game.places:
        if place.zone.name == "field":
            for id in place.cards:
                piece = game.character(id)
                faces = "+".join(str(face_of(card)) for card in piece.cards)
                parts.append(
                    f"{faces}{'d' if piece.dull else ''}{'f' if piece.frozen else ''}{piece.attacks}"
                )
        elif place.zone.name == "stack":
            for id in place.cards:
                item = game.item(id)
                parts.append(f"{item.seat} {item.face} {item.ability.number}")
        else:
            parts.append(faces_of_place(place.cards, hidden=False))
        parts.append("/")
    return " ".join(parts)


def faces_of_place(cards: list[int], hidden: bool) -> str:
    """The faces of cards in order: of those that everyone sees, or of the hidden ones."""
    return ",".join(str(face_of(card)) if is_seen(card, SPECTATOR) != hidden else "?" for card in cards)


def hidden_of(game: FFTCG) -> str:
    """The hidden cards of all zones, which are part of a position too (FF R12)."""
    places = [place for place in game.places if not place.zone.pieces]
    return "/".join(faces_of_place(place.cards, hidden=True) for place in places)


def answer_made(game: FFTCG, option: Option) -> Answer:
    """An answer that is about to be given."""
    decision = game.decision
    chosen = decision is not None and len(decision.options) > 1
    seat = decision.seat if decision is not None and chosen else -1
    return Answer(game.key(option), seat, game.noted)


def keep_answer(game: FFTCG, task: Task[Any], verb: str, answer: Answer) -> None:
    """Keep an answer to a task for finding loops: with the proposal it belongs to, or for good."""
    answers = [answer]
    if isinstance(task, Declared):
        if verb == "cancel":
            return
        answers = [*task.answers, answer]
    top = game.agenda[-1] if game.agenda else None
    if isinstance(top, Declared):
        kept = top.again()
        kept.answers = [*top.answers, *answers]
        game.agenda[-1] = kept
    else:
        game.past_answers = [*game.past_answers, *answers]


class NoteLoop(Task[FFTCG]):
    """Before priority: note the position, once so much has resolved that there may be a loop (FF R12)."""

    clause: ClassVar[str] = "FF R12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: FFTCG) -> Decision | None:
        """The third time the same position comes, a loop is found."""
        if game.loop is not None or game.resolutions < number("FF R12", 100):
            return None
        game.noted = position_of(game, self.seat)
        position = f"{game.noted} {hidden_of(game)}"
        times = [*game.past_positions.get(position, []), len(game.past_answers)]
        positions = game.past_positions.copy()
        positions[position] = times
        game.past_positions = positions
        if len(times) >= 3:
            found(game, game.past_answers[times[-2] : times[-1]])
        return None


def found(game: FFTCG, cycle: list[Answer]) -> None:
    """Nobody can stop it: a draw (FF 13.1). Else the players who choose in it say how often it runs."""
    game.past_positions = {}
    game.past_answers = []
    game.emit(Event("loop-found", "FF 13.1", -1, 0, len(cycle)))
    seats = [seat for seat in (game.turn, 1 - game.turn) if any(answer.seat == seat for answer in cycle)]
    if not seats:
        game.finish([] if rule("FF 13.1") else [game.teams[game.turn]], "FF 13.1", "draw")
        return
    game.push(NameTimes(seats[0], seats, cycle, []))


class NameTimes(Question[FFTCG]):
    """How often a loop runs, the turn player first where both can stop it (FF 13.2, 13.3)."""

    clause: ClassVar[str] = "FF 13.2"
    question: ClassVar[str] = "ff-loop-count"

    def __init__(self, seat: int, seats: list[int], cycle: list[Answer], named: list[int]) -> None:
        super().__init__(seat)
        self.seats = seats
        self.cycle = cycle
        self.named = named

    def options(self, game: FFTCG) -> list[Option]:
        """From 0 to 99."""
        return [Option("times", 0, 0, times) for times in range(MOST_TIMES + 1)]

    def masked(self, viewer: int) -> Task[Any]:
        """Without the answers, which may name hidden cards."""
        return NameTimes(self.seat, self.seats, [Answer("", -1, "")], self.named)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The smaller number counts, and who named it stops the loop; the other cannot begin it again."""
        named = [*self.named, option.number]
        game.emit(
            Event("loop-named", "FF 13.3" if len(self.seats) > 1 else "FF 13.2", self.seat, 0, option.number)
        )
        if rule("FF 13.3") and len(named) < len(self.seats):
            game.push(NameTimes(self.seats[len(named)], self.seats, self.cycle, named))
            return
        times = min(named) if rule("FF 13.2") else max(named) + 1
        game.loop = Loop(self.cycle, 0, times, self.seats)
        game.narrows = True
        if not times:
            end_loop(game)


def next_answer(game: FFTCG) -> None:
    """One more answer of the loop was given; it is none of those that hint at a fault in the rules."""
    loop = game.loop
    assert loop is not None
    game.forced -= 1
    at = loop.at + 1
    left = loop.left
    if at == len(loop.cycle):
        at = 0
        left -= 1
    game.loop = Loop(loop.cycle, at, left, loop.stopped)
    if not left:
        end_loop(game)


def end_loop(game: FFTCG) -> None:
    """It has run as often as was named: for those who could stop it, a choice that goes on is barred."""
    loop = game.loop
    assert loop is not None
    barred = game.barred[:]
    for seat in loop.stopped:
        choices = [answer for answer in loop.cycle if answer.seat == seat]
        barred += [answer for answer in choices if answer.key != "pass"][:1] or choices[:1]
    game.barred = barred
    game.loop = None
    game.emit(Event("loop-over", "FF 13.2", -1))


def narrow(game: FFTCG, decision: Decision) -> Decision:
    """While a loop runs its answers are given; afterwards who stopped it cannot go on with it."""
    loop = game.loop
    if loop is not None:
        wanted = loop.cycle[loop.at].key
        for option in decision.options:
            if game.key(option) == wanted:
                return Decision(decision.seat, decision.question, decision.clause, [option])
        end_loop(game)
        return decision
    options = [option for option in decision.options if not is_barred(game, decision.seat, option)]
    if len(options) == len(decision.options) or all(option.verb == "cancel" for option in options):
        return decision
    return Decision(decision.seat, decision.question, decision.clause, options)


def is_barred(game: FFTCG, seat: int, option: Option) -> bool:
    """Whether this would go on with a loop that the player has ended (FF 13.2)."""
    for answer in game.barred:
        if answer.seat == seat and answer.position == game.noted and answer.key == game.key(option):
            return refuse(LOOP_IS_OVER) is not None
    return False
