"""The exhaustive runner: steers play until everything that a game has was seen, and names what never was.

What was never tried is tried first; settings, courtesies and moods vary from game to game, and some games
start in the middle; while something is under way, hidden cards are dealt anew and branches explored. What
should be reached comes from the game's own source (`registry`); what cannot be is explained in `unreachable`,
and a wrong explanation is named as well.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulebound.effects.trace import TRACE
from rulebound.games import rulebook_named
from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.clause import WATCH
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.plain import to_plain
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.view import determinize, mask

from .look import cards_of, mentions
from .registry import everything, refusal_item
from .trial import LIMIT, match_from, pick
from .unreachable import UNREACHABLE

MIDWAY_ONE_IN = 4
"""One in how many games starts in the middle, where the rulebook makes such positions."""
MIDWAY_DECISIONS = 300
"""After how many decisions such a game is left: what comes later, others reach as well."""
ASK_ONE_IN = 6
"""At one in how many decisions all reasons are asked for."""
ASK_AT_FIRST = 3
"""How often they are asked for at a question that comes after something new."""
NEW_AT_FIRST = 3
"""How often something new is preferred before it is like anything else."""
MOODS = (1, 4, 16, 64)
"""How much a game may like a verb."""
EXPLORE_ONE_IN = 2
"""At one in how many decisions with an open frame branches are explored; at others eight times as seldom."""
LATELY = 12
"""How many of the last choices with a piece are asked about: why not again."""
BRANCHES = 6
"""How many branches are explored where something is under way."""
BRANCH_STEPS = 10
"""How far a branch is explored."""


@dataclass
class Exhausted:
    """The outcome of `exhaust`: how often each item was reached, which never were, and why some cannot be."""

    reached: dict[str, int]
    never: list[str]
    explained: dict[str, str] = field(default_factory=dict)
    games: int = 0

    @property
    def unexplained(self) -> list[str]:
        """What was never reached and should have been."""
        return [item for item in self.never if item not in self.explained]

    @property
    def refuted(self) -> list[str]:
        """What is said to be unreachable and was reached."""
        return [item for item in self.explained if item in self.reached]

    def __str__(self) -> str:
        lines = [f"{self.games} games, {len(self.reached)} items reached, {len(self.never)} never"]
        lines += [f"never: {item} ({self.explained.get(item, 'not explained')})" for item in self.never]
        lines += [f"reached, though said to be unreachable: {item}" for item in self.refuted]
        return "\n".join(lines)


def exhaust(
    game: str | Rulebook,
    limit: int = 300,
    seed: int = 1,
    settings: dict[str, str] | None = None,
    explained: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Exhausted:
    """Play up to `limit` steered games, fewer if everything is reached sooner.

    `explained` adds to the table of what is known to be unreachable: item → reason.
    """
    if limit < 1:
        raise SetupError(f"At least one game is needed, not {limit}.")
    if WATCH.active:
        raise SetupError("Anchors are being watched already; let that end first.")
    rulebook = rulebook_named(game) if isinstance(game, str) else game
    known = {**UNREACHABLE.get(rulebook.id, {}), **(explained or {})}
    runner = Runner(rulebook, known)
    WATCH.start()
    TRACE.start()
    try:
        while runner.games < limit and runner.missing():
            runner.play(seed + runner.games, settings)
            if progress is not None:
                progress(runner.games)
    finally:
        WATCH.stop()
        TRACE.stop()
    never = [item for item in runner.wanted if item not in runner.reached]
    return Exhausted(dict(sorted(runner.reached.items())), never, known, runner.games)


class Runner:
    """Plays steered games of one rulebook and counts what they reach."""

    def __init__(self, rulebook: Rulebook, explained: dict[str, str]) -> None:
        self.rulebook = rulebook
        self.explained = explained
        self.wanted = everything(rulebook)
        self.verbs = [item.removeprefix("verb ") for item in self.wanted if item.startswith("verb ")]
        self.reached: Counter[str] = Counter()
        self.taken: Counter[tuple[str, ...]] = Counter()
        self.mood: dict[str, int] = {}
        self.lately: list[Option] = []
        self.games = 0

    def missing(self) -> bool:
        """Whether something reachable has not been reached."""
        return any(item not in self.reached and item not in self.explained for item in self.wanted)

    def cards_missing(self) -> list[str]:
        """The cards and characters with parts that have not been reached, by their codes and names."""
        missing = [item for item in self.wanted if item not in self.reached and item not in self.explained]
        cards = {item.split()[1].split("/")[0] for item in missing if item.startswith("effect ")}
        roles = {self.rulebook.role_of_clause(clause_of(item)) for item in missing}
        return sorted(cards | roles - {""})

    def play(self, seed: int, settings: dict[str, str] | None) -> None:
        """One steered game; copies of it are conceded and run out of time."""
        midway = seed % MIDWAY_ONE_IN == 0
        wanted = self.cards_missing() if seed % 2 or midway else []
        match = match_from(self.rulebook, seed, settings, wanted, midway)
        game = self.rulebook.new_game(match)
        game.start()
        dice = Stream(seed)
        self.mood = {}
        self.lately = []
        for setting in self.rulebook.settings:
            self.note(f"setting {setting.name}={match.setting(setting.name)}", setting.clause)
        self.note_events(game.events)
        decisions = 0
        most = LIMIT if match.position is None else MIDWAY_DECISIONS
        while (decision := game.decision) is not None and decisions < most:
            self.note(f"question {decision.question}", decision.clause)
            if self.unasked(game, decision) or dice.below(ASK_ONE_IN) == 0:
                self.ask(game)
            if dice.below(EXPLORE_ONE_IN if game.frames else EXPLORE_ONE_IN * 8) == 0 and not game.quiet():
                self.explore(game, dice)
            if decisions == 0:
                self.give_up(game.copy(), by_time=False)
                self.give_up(game.copy(), by_time=True)
            option = decision.options[self.steer(game, decision, dice)]
            self.take(game, decision, option)
            game.choose(decision.options.index(option))
            self.note_events(game.events)
            decisions += 1
        self.ask(game)
        if game.result is not None:
            self.note("", game.result.clause)
        self.note_anchors()
        self.games += 1

    # ---- noting

    def note(self, item: str, clause: str) -> None:
        """Count an item, and the clause that it cites."""
        if item:
            self.reached[item] += 1
        self.reached[f"clause {clause}"] += 1

    def note_events(self, events: list[Event]) -> None:
        """Count events."""
        for event in events:
            self.note(f"event {event.name}", event.clause)

    def note_anchors(self) -> None:
        """Count the clauses whose anchors ran in this game."""
        for clause in WATCH.ran:
            if clause:
                self.reached[f"clause {clause}"] += 1
        WATCH.ran.clear()
        for outcome, count in TRACE.seen.items():
            self.reached[f"effect {outcome}"] += count
        TRACE.seen.clear()

    def take(self, game: Game, decision: Decision, option: Option) -> None:
        """Count what is chosen."""
        self.reached[f"verb {option.verb}"] += 1
        for trait in traits(game, decision, option):
            self.taken[trait] += 1
        if option.piece:
            self.lately = [*self.lately[1 - LATELY :], option]

    # ---- steering

    def steer(self, game: Game, decision: Decision, dice: Stream) -> int:
        """Something new if there is; else by the mood of this game."""
        options = decision.options
        often = [min(self.taken[trait] for trait in traits(game, decision, option)) for option in options]
        least = min(often)
        if least < NEW_AT_FIRST:
            best = [index for index, count in enumerate(often) if count == least]
            return best[dice.below(len(best))]
        weights = [self.weight(option.verb, dice) for option in options]
        drawn = dice.below(sum(weights))
        for index, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return index
        return 0

    def weight(self, verb: str, dice: Stream) -> int:
        """How much this game likes a verb: moods differ, so that some games keep what others spend."""
        if verb not in self.mood:
            self.mood[verb] = 1 if verb == "cancel" else MOODS[dice.below(len(MOODS))]
        return self.mood[verb]

    def explore(self, game: Game, dice: Stream) -> None:
        """Deal the hidden cards anew, several times, and see where random choices lead from here."""
        known = mask(game, SPECTATOR)
        for _ in range(BRANCHES):
            branch = determinize(known, SPECTATOR, dice.below(1 << 30))
            for _ in range(BRANCH_STEPS):
                if branch.decision is None:
                    break
                decision = branch.decision
                self.note(f"question {decision.question}", decision.clause)
                if dice.below(ASK_ONE_IN * BRANCHES) == 0:
                    self.ask(branch)
                option = decision.options[pick(decision, dice)]
                self.reached[f"verb {option.verb}"] += 1
                branch.choose(decision.options.index(option))
                self.note_events(branch.events)

    def unasked(self, game: Game, decision: Decision) -> bool:
        """Whether this question, after what just happened, is new or nearly so."""
        declared = named_in(to_plain(game.agenda[-1]))
        trait = ("asked", decision.question, *declared, *sorted({event.name for event in game.events}))
        self.taken[trait] += 1
        return self.taken[trait] <= ASK_AT_FIRST

    def ask(self, game: Game) -> None:
        """Every seat looks around and asks about every verb: bare, with a seat, with what it sees."""
        for seat in range(game.match.seats):
            seen = mask(game, seat)
            seen.describe()
            for piece in seen.pieces.values():
                seen.describe_piece(piece)
            one_each = {(spot, face_of(card)): card for spot, _, card in cards_of(seen) if face_of(card)}
            about = [Option("", card) for card in one_each.values()]
            about += [Option("", 0, id) for id in seen.pieces]
            about += [Option("", 0, 0, number) for number in range(-1, game.match.seats)]
            asked = [Option(verb, one.card, one.piece, one.number) for verb in self.verbs for one in about]
            asked += [Option(verb) for verb in seen.verbs_of(seat) if verb not in self.verbs]
            asked += [option for option in self.lately if not option.card and option.piece in seen.pieces]
            for option in asked:
                reason = seen.refusal(seat, option)
                if reason is not None:
                    self.note(refusal_item(reason), reason.clause)

    def give_up(self, game: Game, by_time: bool) -> None:
        """All seats but the last concede, or run out of time."""
        for seat in range(game.match.seats):
            if game.result is None:
                game.concede(seat, by_time)
                self.note_events(game.events)


def clause_of(item: str) -> str:
    """The clause that an item is or cites, if any."""
    kind, _, rest = item.partition(" ")
    if kind == "refusal":
        return rest.rpartition(" ")[0]
    return rest if kind == "clause" else ""


def traits(game: Game, decision: Decision, option: Option) -> list[tuple[str, ...]]:
    """What makes a choice rare or common: its verb here and after what, its card, what its piece is."""
    after = sorted({event.name for event in game.events})
    found: list[tuple[str, ...]] = [(option.verb,), (decision.question, option.verb), (option.verb, *after)]
    if option.card:
        found.append((option.verb, game.rulebook.code(face_of(option.card))))
    piece = game.pieces.get(option.piece)
    if piece is not None:
        whose = "own" if piece.seat == decision.seat else "another's"
        involved = any(mentions(to_plain(frame), {piece.id}) for frame in game.frames.values())
        role = (whose, game.places[piece.place].zone.name, "involved" if involved else "apart")
        found.append((option.verb, *named_in(to_plain(game.agenda[-1])), *role))
    return found


def named_in(plain: Any) -> list[str]:
    """The definitions that a task names: which action is being declared."""
    if isinstance(plain, list):
        return [name for item in plain for name in named_in(item)]
    if isinstance(plain, dict):
        if plain.get("") == "definition":
            return [plain["name"]]
        return [name for item in plain.values() for name in named_in(item)]
    return []
