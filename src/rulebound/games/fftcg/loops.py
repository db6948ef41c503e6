"""Infinite loops (FF 13, R12): found by a position that comes back, ended by naming how often they run.

After 100 resolutions in a turn every priority is noted with the position of the cards, and every answer with
it. When the same position comes for the third time, the answers since it last came are the loop. Where nobody
can stop it, which is tried on copies, the game is a draw. Else those who can name how often it runs; it runs
so often by itself. Who named the smaller number then ends it; afterwards the other cannot go on with it.
"""

from typing import Any, ClassVar, Final

from ...kernel.card import SPECTATOR, face_of, is_seen
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.game import MOST_FORCED, Result
from ...kernel.refusal import Refusal
from ...kernel.task import Held, Proposal, Question, Task
from .state import FFTCG

MOST_TIMES: Final = 99
MOST_TRIED: Final = 100
MOST_NOTED: Final = 200
"""So many other answers are tried for a player, and so many positions looked at after each."""
LEAST: Final = ["pass", "no-attack", "no-block", "decline", "done"]
"""What is answered by who does no more than has to be done."""
LOOP_IS_OVER: Final = Refusal("FF 13.2", "ff-loop-is-over")


class Answer(Held):
    """One answer of a loop: its key, the seat that had a choice (-1: nobody), the position it was given in.

    Of the position only what everyone sees, so that a player knows what is barred. Barred but `waits`, it is
    still free until the other player has ended the loop (FF 13.3).
    """

    def __init__(self, key: str, seat: int, position: str, waits: bool = False) -> None:
        self.key = key
        self.seat = seat
        self.position = position
        self.waits = waits


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
    """A loop that runs by itself: its answers, the next one, how often it still runs.

    `stops` are the answers in place of which others can be given to stop it: first that of who ends it.
    """

    def __init__(self, cycle: list[Answer], at: int, left: int, stops: list[Answer]) -> None:
        self.cycle = cycle
        self.at = at
        self.left = left
        self.stops = stops


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
    end_waiting(game, seat)
    return Answer(game.key(option), seat, game.noted)


def end_waiting(game: FFTCG, seat: int) -> None:
    """Who had to end a loop does so now: from here on the other cannot go on with it (FF 13.3)."""
    ends = any(a.seat == seat and a.position == game.noted and not a.waits for a in game.barred)
    if ends and any(answer.waits for answer in game.barred):
        game.barred = [Answer(answer.key, answer.seat, answer.position) for answer in game.barred]


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
        """The third time the same position comes, a loop is found; in a trial the second time (FF R22)."""
        if game.tried_in >= 0:
            note_trial(game, self.seat)
            return None
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
    """Nobody can stop it: a draw (FF 13.1). Else the players who can say how often it runs."""
    game.past_positions = {}
    game.past_answers = []
    game.emit(Event("loop-found", "FF 13.1", -1, 0, len(cycle)))
    stops: list[Answer] = []
    for seat in (game.turn, 1 - game.turn):
        answer = stopping_answer(game, cycle, seat)
        if answer is not None:
            stops.append(answer)
    if not stops:
        game.finish([] if rule("FF 13.1") else [game.teams[game.turn]], "FF 13.1", "draw")
        return
    game.push(NameTimes(stops[0].seat, stops, cycle, []))


class NameTimes(Question[FFTCG]):
    """How often a loop runs, the turn player first where both can stop it (FF 13.2, 13.3)."""

    clause: ClassVar[str] = "FF 13.2"
    question: ClassVar[str] = "ff-loop-count"

    def __init__(self, seat: int, stops: list[Answer], cycle: list[Answer], named: list[int]) -> None:
        super().__init__(seat)
        self.stops = stops
        self.cycle = cycle
        self.named = named

    def options(self, game: FFTCG) -> list[Option]:
        """From 0 to 99."""
        return [Option("times", 0, 0, times) for times in range(MOST_TIMES + 1)]

    def masked(self, viewer: int) -> Task[Any]:
        """Without the answers, which may name hidden cards."""
        hidden = [Answer("", answer.seat, "") for answer in self.stops]
        return NameTimes(self.seat, hidden, [Answer("", -1, "")], self.named)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The smaller number counts, and who named it ends the loop; of equal ones the turn player's."""
        named = [*self.named, option.number]
        both = len(self.stops) > 1
        game.emit(Event("loop-named", "FF 13.3" if both else "FF 13.2", self.seat, 0, option.number))
        if rule("FF 13.3") and len(named) < len(self.stops):
            game.push(NameTimes(self.stops[len(named)].seat, self.stops, self.cycle, named))
            return
        times = min(named) if rule("FF 13.2") else max(named) + 1
        ending = named.index(min(named)) if rule("FF 13.3") else named.index(max(named))
        stops = [self.stops[ending], *self.stops[:ending], *self.stops[ending + 1 :]]
        game.loop = Loop(self.cycle, 0, times, stops)
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
    game.loop = Loop(loop.cycle, at, left, loop.stops)
    if not left:
        end_loop(game)


def end_loop(game: FFTCG) -> None:
    """It has run as often as was named: who ends it cannot go on, the other not once it has been ended."""
    loop = game.loop
    assert loop is not None
    barred = game.barred[:]
    for i, answer in enumerate(loop.stops):
        barred.append(Answer(answer.key, answer.seat, answer.position, i > 0))
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
        if answer.waits or answer.seat != seat or answer.position != game.noted:
            continue
        if answer.key == game.key(option):
            return refuse(LOOP_IS_OVER) is not None
    return False


# ---- who can stop a loop (FF R22)


def stopping_answer(game: FFTCG, cycle: list[Answer], seat: int) -> Answer | None:
    """An answer of a player in a loop in place of which another would stop it; None where none would.

    The loop is followed on a copy, and at each choice of the player every other answer is tried. An answer
    that does something is preferred to one that lets things happen: barring that forces the player to act.
    """
    last = max([i for i, answer in enumerate(cycle) if answer.seat == seat], default=-1)
    if last < 0:
        return None
    found: Answer | None = None
    tried = 0
    walk = followed(game)
    for at, answer in enumerate(cycle[: last + 1]):
        if answer.seat < 0:
            continue
        options = [] if walk.decision is None else walk.decision.options
        keys = [walk.key(option) for option in options]
        if answer.key not in keys:
            return found
        if answer.seat == seat and not (found is not None and answer.key in LEAST):
            tried += len(keys)
            if tried > MOST_TRIED or stops_instead(walk, keys, answer, cycle):
                if answer.key not in LEAST:
                    return answer
                found = answer
        if at < last:
            walk.choose(keys.index(answer.key))
    return found


def stops_instead(walk: FFTCG, keys: list[str], answer: Answer, cycle: list[Answer]) -> bool:
    """Whether any other answer at this point of a loop stops it."""
    for i, key in enumerate(keys):
        if key not in (answer.key, "cancel") and is_stopped(walk, i, answer, cycle):
            return True
    return False


def followed(game: FFTCG) -> FFTCG:
    """A copy that goes on from here without looking for loops."""
    other = game.copy()
    assert isinstance(other, FFTCG)
    other.skip_forced = True
    other.resolutions = -MOST_FORCED
    other.advance()
    return other


def is_stopped(walk: FFTCG, index: int, answer: Answer, cycle: list[Answer]) -> bool:
    """Whether, after another answer at this point, play goes on without coming back to where it was.

    The player then does nothing more, and the other goes on as in the loop (FF R22). What the answer begins
    is tried with all that can be named for it.
    """
    first = walk.copy()
    assert isinstance(first, FFTCG)
    first.tried_in = walk.phase
    first.past_positions = {}
    first.noted = answer.position
    first.choose(index)
    trials = [first]
    while trials:
        trial = trials.pop()
        while (decision := trial.decision) is not None:
            named = isinstance(trial.agenda[-1], Declared) and decision.seat == answer.seat
            if named and not trial.past_positions and len(trials) < MOST_TRIED:
                trials += other_trials(trial, decision)
            trial.choose(next_in_trial(trial, decision, answer.seat, cycle))
        if trial.result is None or trial.result.reason != "repeats" or not rule("FF R22"):
            return True
    return False


def other_trials(trial: FFTCG, decision: Decision) -> list[FFTCG]:
    """Copies in which something else than the first is named."""
    found: list[FFTCG] = []
    for i in range(1, len(decision.options)):
        if decision.options[i].verb != "cancel":
            other = trial.copy()
            assert isinstance(other, FFTCG)
            other.choose(i)
            found.append(other)
    return found


def next_in_trial(trial: FFTCG, decision: Decision, seat: int, cycle: list[Answer]) -> int:
    """What is answered in a trial: by who stops the loop as little as possible, by the other as in it."""
    keys = [trial.key(option) for option in decision.options]
    own = [a for a in cycle if a.seat == decision.seat and a.position == trial.noted and a.key in keys]
    least = [i for i, option in enumerate(decision.options) if option.verb in LEAST]
    if least and (decision.seat == seat or not own):
        return least[0]
    return keys.index(own[0].key) if own else 0


def note_trial(game: FFTCG, seat: int) -> None:
    """In a trial: where a position comes back it goes on; in another phase, or after long, it is over.

    Nobody is told of a trial: it ends with a result and no message.
    """
    game.noted = position_of(game, seat)
    position = f"{game.noted} {hidden_of(game)}"
    if game.phase != game.tried_in or len(game.past_positions) >= MOST_NOTED:
        game.result = Result([], "FF 13.1", "stopped")
    elif position in game.past_positions:
        game.result = Result([], "FF 13.1", "repeats")
    else:
        game.past_positions = {**game.past_positions, position: []}
