"""The game: one running position of one rulebook, advanced by choices.

The agenda is the stack of tasks still to do: the program counter of the rulebook, as plain data. `advance`
pops tasks and runs them until one asks. Nothing in a game refers to players, files or clocks; a copy taken
anywhere, in the middle of an effect too, plays on by itself.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .card import SPECTATOR, face_of, is_seen
from .clause import WATCH, rule
from .decision import Decision, Option
from .event import Event, Replacement, Trigger, Waiting
from .modifier import Modifier
from .position import Position
from .refusal import (
    GAME_IS_OVER,
    HIDDEN,
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    Refusal,
    Refused,
    RulesError,
    SetupError,
)
from .rulebook import Match, Rulebook
from .task import Frame, Happen, Proposal, Task
from .zone import Piece, Place

MOST_FORCED: Final = 10_000
"""So many forced answers in a row can only be a loop in the rules."""
EVENT_CODES: Final[dict[str, int]] = {}


def event_code(name: str) -> int:
    """A number for the name of an event that is the same in every process."""
    code = 7
    for letter in name:
        code = (code * 31 + ord(letter)) & 0xFFFFFF
    EVENT_CODES[name] = code
    return code


class Result:
    """How a game ended: the teams that won (none: a draw), and the clause that ended it."""

    def __init__(self, winners: list[int], clause: str, reason: str) -> None:
        self.winners = winners
        self.clause = clause
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Position):
    """A running game. Rulebooks subclass it with their own state and write `copy` by hand."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.rulebook: Rulebook = match.rulebook
        self.teams: list[int] = []
        self.agenda: list[Task[Any]] = []
        self.frames: dict[int, Frame] = {}
        self.waiting: list[Waiting] = []
        self.listeners: dict[str, list[Trigger]] = {}
        self.replacements: dict[str, list[Replacement]] = {}
        self.modifiers: list[Modifier] = []
        self.events: list[Event] = []
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.conceded: list[int] = []
        self.skip_forced = True
        self.narrows = False
        self.forced = 0
        self.digest_a: i64 = 0x811C9DC5
        self.digest_b: i64 = 0x1234567

    # ---- set-up and copying

    def start(self) -> None:
        """Lay the table and run to the first decision."""
        match = self.match
        self.teams = self.rulebook.teams(match)
        self.lay_out(self.rulebook.zones, match.seats, [*range(match.seats), SPECTATOR])
        self.seed(match.seed)
        self.set_up()
        if match.position is not None and "random" in match.position:
            self.resume_random(match.position["random"])
        self.advance()

    def resume_random(self, state: Any) -> None:
        """Go on with the random numbers where a position says they stood: key, key, numbers drawn."""
        if not isinstance(state, list) or len(state) != 3 or not all(isinstance(n, int) for n in state):
            raise SetupError(
                "`random` in a position is a list of three numbers: two keys and how many were drawn."
            )
        self.key_a, self.key_b, self.drawn = state[0], state[1], state[2]

    def set_up(self) -> None:
        """Push the rulebook's set-up, or arrange the match's position."""
        self.rulebook.set_up(self)

    def copy(self) -> "Game":
        """A game of its own in the same position. Subclasses make their own kind and call `copy_into`."""
        raise NotImplementedError

    def restored(self) -> None:
        """The game was read from plain data: work out again what is only cached."""

    def copy_into(self, other: "Game") -> None:
        """Give the other game this one's state. Immutable things are shared; the events stay behind."""
        self.copy_position(other)
        other.teams = self.teams
        other.agenda = self.agenda[:]
        if self.frames:
            frames: dict[int, Frame] = {}
            for id, frame in self.frames.items():
                frames[id] = frame.copy()
            other.frames = frames
        other.waiting = self.waiting[:]
        if self.listeners:
            other.listeners = self.listeners.copy()
        if self.replacements:
            other.replacements = self.replacements.copy()
        other.modifiers = self.modifiers[:]
        other.decision = self.decision
        other.result = self.result
        other.conceded = self.conceded
        other.skip_forced = self.skip_forced
        other.narrows = self.narrows
        other.forced = self.forced
        other.digest_a = self.digest_a
        other.digest_b = self.digest_b

    # ---- the loop

    def advance(self) -> None:
        """Run tasks until one asks, or the game is over."""
        agenda = self.agenda
        self.decision = None
        last_forced = self.forced + MOST_FORCED
        while self.result is None:
            task = agenda.pop()
            decision = task.run(self)
            if WATCH.active:
                WATCH.ran.add(task.clause)
            if decision is None:
                continue
            agenda.append(task)
            if self.narrows:
                decision = self.narrow(decision)
            if self.skip_forced and len(decision.options) == 1:
                agenda.pop()
                self.forced += 1
                if self.forced > last_forced:
                    raise RulesError(
                        f"{MOST_FORCED} forced answers in a row, the last at {decision.question}."
                    )
                self.answer(task, decision.options[0])
                continue
            self.decision = decision
            return

    def narrow(self, decision: Decision) -> Decision:
        """A question with fewer answers, where by `narrows` rules beyond the asking task forbid some.

        The asking task is on top of the agenda.
        """
        return decision

    def ask_again(self) -> Decision | None:
        """What the task that asks would ask now."""
        decision = self.agenda[-1].run(self)
        return decision if decision is None or not self.narrows else self.narrow(decision)

    def hide(self, viewer: int) -> None:
        """Forget what the rulebook's own state tells of cards that a viewer does not know; on a copy."""

    def remembers_hidden(self) -> bool:
        """Whether the rulebook's own state keeps where hidden cards once were."""
        return False

    def choose(self, index: int) -> None:
        """Answer the decision with one of its options, by index."""
        decision = self.decision
        if decision is None:
            raise Refused(GAME_IS_OVER, "The game is over; no choice is open.")
        count = len(decision.options)
        if index < 0 or index >= count:
            raise Refused(
                NOT_OFFERED, f"Choice {index} is not offered; the options are numbered 0 to {count - 1}."
            )
        self.events = []
        self.roll(index)
        self.answer(self.agenda.pop(), decision.options[index])
        self.advance()

    def answer(self, task: Task[Any], option: Option) -> None:
        """Give an answer to the task that asked; dropping a proposal goes back to where it began (RB 6)."""
        if option.verb == "cancel" and isinstance(task, Proposal):
            self.push(task.begun_by())
        else:
            task.resume(self, option)

    def choose_key(self, key: str, seat: int = -1) -> None:
        """Answer the decision by meaning: with the option that has this key."""
        decision = self.decision
        if decision is None:
            raise Refused(GAME_IS_OVER, f"The game is over; {key!r} can no longer be chosen.")
        if seat not in (-1, decision.seat):
            names = (self.seat_name(decision.seat), self.seat_name(seat))
            raise Refused(NOT_YOUR_DECISION, f"It is {names[0]} who decides now, not {names[1]}.")
        for i, option in enumerate(decision.options):
            if self.key(option) == key:
                self.choose(i)
                return
        try:
            reason = self.refusal(decision.seat, self.parse(key, decision.seat)) or NOT_OFFERED
        except SetupError as error:
            raise Refused(NOT_OFFERED, f"{key!r} means nothing here: {error}") from error
        offered = "; ".join(self.key(option) for option in decision.options[:12])
        raise Refused(reason, f"{key!r} is not offered now; what is: {offered}.")

    def concede(self, seat: int, by_time: bool = False) -> None:
        """The seat gives up, or its time has run out. A team has lost when all its seats have."""
        clause = self.rulebook.time_out_clause if by_time else self.rulebook.concede_clause
        if self.result is not None:
            raise Refused(GAME_IS_OVER, "The game is over; there is nothing left to concede.")
        if seat < 0 or seat >= self.match.seats:
            raise Refused(NOT_YOUR_DECISION, f"There is no seat {seat} at this table.")
        if seat in self.conceded:
            raise Refused(NOT_YOUR_DECISION, f"{self.seat_name(seat)} has given up already.")
        if not rule(clause):
            return
        self.revelations += 1
        self.conceded = sorted([*self.conceded, seat])
        self.roll(seat + 1000)
        self.events = []
        self.emit(Event("timed-out" if by_time else "conceded", clause, seat))
        standing = sorted({self.teams[s] for s in range(self.match.seats) if s not in self.conceded})
        if len(standing) == 1:
            self.finish(standing, clause, "conceded")
            self.decision = None

    def agree_on_draw(self) -> None:
        """The players have agreed that nobody wins (RB 13)."""
        if self.result is not None:
            raise Refused(GAME_IS_OVER, "The game is over; there is nothing left to agree on.")
        if not rule("RB 13"):
            return
        self.revelations += 1
        self.roll(2000)
        self.events = []
        self.finish([], "RB 13", "agreed")
        self.decision = None

    def finish(self, winners: list[int], clause: str, reason: str) -> None:
        """End the game."""
        self.result = Result(winners, clause, reason)
        self.emit(Event("game-over", clause, -1, 0, winners[0] if len(winners) == 1 else -1))

    def winning_seats(self) -> list[int]:
        """The seats whose team has won; none in a draw, and none while the game goes on."""
        if self.result is None:
            return []
        return [seat for seat in range(len(self.teams)) if self.teams[seat] in self.result.winners]

    def brought(self, owner: int) -> list[int]:
        """The faces that an owner has brought to this game."""
        return self.rulebook.deck(self.match, owner)

    # ---- agenda and frames

    def push(
        self,
        first: Task[Any],
        second: Task[Any] | None = None,
        third: Task[Any] | None = None,
        *more: Task[Any],
    ) -> None:
        """Put tasks on the agenda; the first one runs first."""
        agenda = self.agenda
        for i in range(len(more) - 1, -1, -1):
            agenda.append(more[i])
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        agenda.append(first)

    def unwind(self, marker: str) -> None:
        """Drop everything down to the task with this marker, which then runs: its closing task."""
        while self.agenda[-1].marker != marker:
            self.agenda.pop()
            if not self.agenda:
                raise RulesError(f"Nothing on the agenda has the marker {marker!r} to go back to.")

    def open(self, frame: Frame) -> int:
        """Keep a frame; tasks name it by the id returned."""
        id = self.new_id()
        self.frames[id] = frame
        return id

    def close(self, id: int) -> None:
        """Forget a frame."""
        del self.frames[id]

    # ---- events

    def emit(self, event: Event) -> None:
        """Report what has happened."""
        self.events.append(event)
        name = event.name
        code = EVENT_CODES.get(name, 0)
        if code == 0:
            code = event_code(name)
        value: i64 = (code * 16 + event.seat + 1) * 64 + event.number
        for card in event.cards:
            face: i64 = face_of(card)
            value = (value * 31 + face) & 0xFFFFFFFF
        self.roll(value)

    def roll(self, value: i64) -> None:
        """Roll a number into the digest of choices and events."""
        value &= 0xFFFFFFFF
        self.digest_a = ((self.digest_a ^ value) * 0x1000193) & 0xFFFFFFFF
        self.digest_b = ((self.digest_b + value) * 0x10A3D1F) & 0xFFFFFFFF

    def digest(self) -> str:
        """A fingerprint of all choices and events so far."""
        return f"{self.digest_a:08x}{self.digest_b:08x}"

    def happen(self, events: list[Event]) -> None:
        """Let events happen together, replacements first. Only as a task's last act."""
        if self.replacements:
            self.push(Happen(events, [[] for _ in events]))
        else:
            self.apply(events)

    def apply(self, events: list[Event]) -> None:
        """Carry events out together, then let triggers look at them."""
        for event in events:
            event.apply(self)
            self.emit(event)
        for event in events:
            self.notice(event)

    def notice(self, event: Event) -> None:
        """Put what this event triggers on the waiting list; the rulebook's own step drains it."""
        fixed = self.rulebook.triggers.get(event.name)
        if fixed is not None:
            for trigger in fixed:
                self.set_off(trigger, event)
        if self.listeners:
            for trigger in self.listeners.get(event.name, []):
                self.set_off(trigger, event)

    def set_off(self, trigger: Trigger, event: Event) -> None:
        """Note one trigger as often as the event sets it off."""
        times = trigger.times(self, event)
        if times > 0:
            seat = trigger.seat(self, event)
            for _ in range(times):
                self.waiting.append(Waiting(trigger, seat, event))

    def listen(self, trigger: Trigger) -> None:
        """From now on this trigger looks at events of its name."""
        self.listeners[trigger.event] = [*self.listeners.get(trigger.event, []), trigger]

    def add_replacement(self, replacement: Replacement) -> None:
        """From now on this replacement sees events of its name."""
        self.replacements[replacement.event] = [*self.replacements_of(replacement.event), replacement]

    def silence(self, source: int) -> None:
        """Triggers and replacements of this source look no more."""
        for name, triggers in list(self.listeners.items()):
            self.listeners[name] = [t for t in triggers if t.source != source]
        for name, replacements in list(self.replacements.items()):
            self.replacements[name] = [r for r in replacements if r.source != source]

    def replacements_of(self, name: str) -> list[Replacement]:
        """The replacements that look at events of a name."""
        return self.replacements.get(name, [])

    def first_replacements(self, event: Event, found: list[Replacement]) -> list[Replacement]:
        """Of the replacements that would replace an event, those that come first; by default all compete."""
        return found

    def orders_replacements(self, event: Event) -> int:
        """The seat that orders competing replacements of an event: by default the one it affects."""
        return event.seat

    def orders_first(self, seat: int) -> bool:
        """Whether of events that happen together those whose replacements this seat orders come first."""
        return True

    # ---- modifiers

    def modify(self, modifier: Modifier) -> None:
        """Add a modifier, in the order of layers and timestamps."""
        modifier.timestamp = self.new_id()
        at = len(self.modifiers)
        while at > 0 and self.modifiers[at - 1].layer > modifier.layer:
            at -= 1
        self.modifiers.insert(at, modifier)

    def expire(self, duration: str) -> None:
        """Modifiers of this duration end."""
        self.modifiers = [m for m in self.modifiers if m.duration != duration]

    def modified(self, piece: Piece, characteristic: str, base: int) -> int:
        """A characteristic of a piece: its base value after all modifiers that cover it."""
        value = base
        for modifier in self.modifiers:
            if modifier.characteristic == characteristic and modifier.covers(self, piece):
                value = modifier.change(self, piece, value)
        return value

    # ---- names, keys and reasons

    def seat_name(self, seat: int) -> str:
        """A, B, C, … for the seats."""
        return chr(65 + seat) if 0 <= seat < 26 else "-"

    def place_name(self, place: Place) -> str:
        """The path of a place: A.hand, stage."""
        name = place.zone.name
        return name if place.seat < 0 else f"{self.seat_name(place.seat)}.{name}"

    def piece_name(self, id: int) -> str:
        """The path of a piece in play: B.barriers.2."""
        piece = self.pieces[id]
        place = self.places[piece.place]
        return f"{self.place_name(place)}.{place.cards.index(id) + 1}"

    def key(self, option: Option) -> str:
        """What an option means, as a short text: verb, face, place, number."""
        parts = [option.verb]
        if option.card:
            parts.append(self.rulebook.code(face_of(option.card)))
        if option.piece:
            parts.append(self.piece_name(option.piece))
        if option.number >= 0:
            named = option.verb in self.rulebook.seat_verbs
            parts.append(self.seat_name(option.number) if named else str(option.number))
        return " ".join(parts)

    def parse(self, key: str, seat: int) -> Option:
        """The option that a key would mean, whether or not it is offered now."""
        words = key.split()
        option = Option(words[0] if words else "")
        for word in words[1:]:
            if word.removeprefix("-").isdecimal():
                option.number = int(word)
            elif self.rulebook.seat_verbs and len(word) == 1 and 0 <= ord(word) - 65 < self.match.seats:
                option.number = ord(word) - 65
            elif "." in word:
                option.piece = self.piece_at(word)
            else:
                option.card = self.card_at(self.rulebook.face(word), seat)
        return option

    def piece_at(self, path: str) -> int:
        """The piece at a path such as B.barriers.2."""
        name, _, at = path.rpartition(".")
        for place in self.places:
            if place.zone.pieces and self.place_name(place) == name:
                if at.isdecimal() and 1 <= int(at) <= len(place.cards):
                    return place.cards[int(at) - 1]
                raise SetupError(f"There is no {path}; {name} holds {len(place.cards)}.")
        names = ", ".join(self.place_name(place) for place in self.places if place.zone.pieces)
        raise SetupError(f"There is no place {name!r}; the places of pieces are {names}.")

    def card_at(self, face: int, seat: int) -> int:
        """A card of this face in a place of the seat, the hidden hand first; else the bare face."""
        for anonymous in (True, False):
            for place in self.places:
                if place.seat == seat and not place.zone.pieces and place.zone.anonymous == anonymous:
                    for card in place.cards:
                        if face_of(card) == face:
                            return card
        return face

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now, by the predicates that list the options; None where it may."""
        return self.rulebook.refusal(self, seat, option)

    def verbs_of(self, seat: int) -> list[str]:
        """The verbs that "why can't I?" is answered for."""
        return self.rulebook.verbs

    def why_not(self, seat: int, card: int = 0, piece: int = 0, target: int = -1) -> dict[str, Refusal]:
        """For one card or piece: each verb that it cannot be used with now, and why; `target`: on whom.

        Of a card that the seat has not seen, every verb gives the same answer.
        """
        reasons: dict[str, Refusal] = {}
        unknown = card != 0 and not is_seen(card, seat)
        for verb in self.verbs_of(seat):
            reason = HIDDEN if unknown else self.refusal(seat, Option(verb, card, piece, target))
            if reason is not None:
                reasons[verb] = reason
        return reasons

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won): for bots, on determinized copies."""
        if self.result is not None:
            if not self.result.winners:
                return 0.5
            return 1.0 if self.teams[seat] in self.result.winners else 0.0
        return self.rulebook.evaluate(self, seat)

    def quiet(self) -> bool:
        """Whether no proposal and no resolution is under way: a normal prompt."""
        return self.rulebook.quiet(self)

    def describe_piece(self, piece: Piece) -> dict[str, Any]:
        """Kind and characteristics of one piece, as plain data."""
        return self.rulebook.describe_piece(self, piece)

    def describe(self) -> dict[str, Any]:
        """The position in a few readable lines of plain data; "?" for what is not known."""
        return self.rulebook.describe(self)
