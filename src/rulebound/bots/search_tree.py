"""Information-set search: the tree of the searching bots, compiled where the engine is.

One iteration takes a whole game that the bot's seat could be in, walks down what is known of the game so far,
adds one *node* where it comes to something new, and tells all nodes on the way how good that turned out.

Every seat has nodes of its own (many observers): a node stands for all that its seat can tell apart. A seat
tells its own choices apart by their meaning, and the choices of others by the events that they show it. So
the search never lets a seat act on what it could not know, and a plan that needs luck is not taken for a
good one. What chance brings on the way tells no nodes apart: an *edge*, one option at a node, counts how
often it was there to be taken.

A new node takes a first look: a short playout for each option, as `greedy` looks, to the next quiet
position, which the game values. That value is the edge's *guess*; it weighs as much as a few visits. Where
there are many options, those with better guesses come first, and the others as visits grow (progressive
widening). A long proposal branches only in its first steps; the later ones are answered by that same look,
once for each node. (Looks that answer by default were tried and weakened the bots: an attack that names
nobody is worth nothing.)

The value of a position says little about what the cards in it will do. So from some of the new nodes a
*playout* goes on where the best look has ended: all seats play on by a cheap policy, up to a cut-off. How
much better or worse that turned out is the *drift* of the edges on the way; it moves their values, and a
single playout does so little. (Playouts by chance were tried and weakened the bots.) At large tables, where
many others choose before the turn comes round, playouts were measured to do harm: there are none.

Nothing here knows which game is played. Who wants a limit of time passes one in: it is looked at with every
choice that is tried, and an iteration in which it is reached teaches nothing.
"""

import math
from typing import Final

from mypy_extensions import i64

from ..kernel.card import face_of, is_seen
from ..kernel.decision import Decision, Option
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.rng import Stream
from ..kernel.task import Proposal
from ..kernel.view import View
from .search import NO_LIMIT, Limit, Look, OutOfTimeError, considered, play_on

DEEPEST: Final = 200
"""After so many choices an iteration stops, wherever it is."""
DECIDED_EVERY: Final = 32
"""After every so many iterations it is looked whether the rest can still change anything."""
LEAST_SPREAD: Final = 0.01
"""So much the values of a node are taken to differ, even where all have been the same so far."""
UNKNOWN: Final = 0.01
"""So little weighs the guess of an option that was never looked at."""
WORST: Final = -1e9
"""Below every value."""
ANY_NUMBER: Final = 1 << 30
"""So many are as good as no bound."""


class Effort:
    """How a search goes about its work, as numbers that experiments may change.

    `exploration` is the weight of curiosity, in spreads of the values of a node. A guess weighs like
    `guess_weight` visits; at the root it is the mean of `root_samples` looks of `greedy` and weighs like
    `root_weight` visits. With more than `width` options only `width` times visits to the power of `growth`
    are tried, and only `looked_at` are looked at before that. A proposal branches in its first `steps`.
    `reuse` is for how many iterations a sampled game serves. At tables of up to `playout_seats` there is a
    playout over `playout_length` quiet positions every `playout_every` iterations; the mean drift moves a
    value by `playout_share` of itself, as if `playout_doubt` more playouts had found no drift.
    """

    def __init__(self) -> None:
        self.exploration = 1.0
        self.guess_weight = 2.0
        self.root_samples = 2
        self.root_weight = 4.0
        self.width = 4.0
        self.growth = 0.5
        self.looked_at = 16
        self.steps = 3
        self.reuse = 2
        self.playout_seats = 2
        self.playout_every = 4
        self.playout_length = 16
        self.playout_share = 0.5
        self.playout_doubt = 4.0


class Edge:
    """One option at one node."""

    def __init__(self, code: int, guess: float, weight: float) -> None:
        self.code = code
        self.guess = guess
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.playouts = 0
        self.drifts = 0.0
        self.drift = 0.0

    def is_unknown(self) -> bool:
        """Whether nothing was seen of it yet."""
        return self.visits == 0 and self.weight <= UNKNOWN

    def mean(self) -> float:
        """The value of the option, the guess and the drift included."""
        return (self.weight * self.guess + self.total) / (self.weight + self.visits) + self.drift

    def estimate(self) -> float:
        """The same for people: from 0 to 1, which the drift may exceed."""
        return min(1.0, max(0.0, self.mean()))


class Node:
    """All that one seat can tell apart at one of its decisions."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, value: float) -> None:
        """Keep a value for the spread."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean of all values seen here."""
        return self.total / self.count if self.count > 0 else 0.5

    def spread(self) -> float:
        """How much the values seen here differ: their standard deviation."""
        if self.count < 2:
            return LEAST_SPREAD
        mean = self.total / self.count
        variance = self.squares / self.count - mean * mean
        return max(LEAST_SPREAD, math.sqrt(variance)) if variance > 0.0 else LEAST_SPREAD


class Step:
    """One choice of the line that a search expects."""

    def __init__(self, game: Game, index: int, visits: int, value: float) -> None:
        self.game = game
        self.index = index
        self.visits = visits
        self.value = value


def mix(state: i64, value: i64) -> i64:
    """Roll a number into a fingerprint of 40 bits."""
    state = (state * 0x5BD1F + (value & 0xFFFFFFFFFF) + 0x9E3779B1) & 0xFFFFFFFFFF
    return state ^ (state >> 17)


class Search:
    """The search of one decision, from one view."""

    def __init__(self, view: View, seed: int, effort: Effort) -> None:
        decision = view.decision
        assert decision is not None, "a search begins while a decision is open"
        self.view = view
        self.stream = Stream(seed)
        self.effort = effort
        self.seat = decision.seat
        self.seats = view.game.match.seats
        self.teams = view.game.teams
        self.first_seats = first_seats(view.game.teams)
        self.words: dict[str, int] = {}
        self.nodes: list[dict[int, Node]] = [{} for _ in range(self.seats)]
        self.seen: list[int] = [0] * self.seats
        self.named: list[int] = []
        self.sample = view.game
        self.limit = NO_LIMIT
        self.uses = 0
        self.iterations = 0
        self.codes: list[int] = [self.code(view.game, o) for o in decision.options[: considered(decision)]]
        self.root = Node(self.seat)
        self.nodes[self.seat][self.place_of(decision)] = self.root

    # ---- the work

    def run(self, iterations: int, limit: Limit = NO_LIMIT, thorough: bool = True) -> None:
        """Search until so many iterations are done or the limit is reached; there is always a best so far.

        Who wants the choice alone need not be thorough: then it also ends where the rest changes nothing.
        """
        self.limit = limit
        try:
            self.iterate_until(self.iterations + iterations, thorough)
        except OutOfTimeError:
            return

    def iterate_until(self, last: int, thorough: bool) -> None:
        """A first look, then one iteration after the other."""
        if not self.root.edges:
            self.look_at_root()
        while self.iterations < last:
            self.limit.check()
            if not thorough and self.iterations % DECIDED_EVERY == 0 and self.is_decided(last):
                return
            self.iterate()
            self.iterations += 1

    def is_decided(self, last: int) -> bool:
        """Whether up to the last iteration no other option can be taken as often as the best one."""
        most = second = 0
        for code in self.codes:
            visits = self.root.edges[code].visits
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most > second + last - self.iterations

    def look_at_root(self) -> None:
        """Guess every option as `greedy` does, in a few sampled games, as far as there is time."""
        for code in self.codes:
            self.root.edges[code] = Edge(code, 0.5, UNKNOWN)
        for _ in range(self.effort.root_samples):
            look = Look(self.view.determinize(self.stream.below(1 << 32)), self.seat, self.limit)
            for i in range(len(self.codes)):
                self.guess_again(self.root.edges[self.codes[i]], look.value(i))

    def guess_again(self, edge: Edge, value: float) -> None:
        """Take one more look into the guess of an edge of the root."""
        share = self.effort.root_weight / self.effort.root_samples
        edge.guess = (edge.guess * edge.weight + value * share) / (edge.weight + share)
        edge.weight += share
        self.root.note(value)

    def iterate(self) -> None:
        """One walk down and back."""
        game = self.next_game()
        for seat in range(self.seats):
            self.seen[seat] = 0
        self.named = []
        nodes: list[Node] = []
        edges: list[Edge] = []
        end = game
        steps = 0
        for _ in range(DEEPEST):
            decision = game.decision
            if decision is None:
                break
            proposing = isinstance(game.agenda[-1], Proposal)
            steps = steps + 1 if proposing else 0
            place = self.place_of(decision)
            node = self.nodes[decision.seat].get(place)
            if node is None:
                node = Node(decision.seat)
                self.nodes[decision.seat][place] = node
                nodes.append(node)
                end = self.expand(node, game, decision)
                break
            index = self.select(node, game, decision, steps > self.effort.steps)
            code = self.code(game, decision.options[index])
            nodes.append(node)
            edges.append(node.edges[code])
            self.take(game, decision, index, code)
        values = self.values_of(end)
        found = values
        if end is not game and self.plays_on():
            found = self.values_of(play_on(end, self.effort.playout_length, self.limit))
        self.learn(nodes, edges, values)
        if found is not values:
            self.learn_drift(nodes, edges, values, found)

    def next_game(self) -> Game:
        """A game that the seat could be in; each one sampled serves for a few iterations."""
        if self.uses == 0:
            self.sample = self.view.determinize(self.stream.below(1 << 32))
            self.uses = self.effort.reuse
        self.uses -= 1
        return self.sample.copy() if self.uses > 0 else self.sample

    def take(self, game: Game, decision: Decision, index: int, code: int) -> None:
        """Choose, and let every seat see what it may see of it."""
        face = face_of(decision.options[index].card)
        if face:
            self.named.append(face)
        game.choose(index)
        for seat in range(self.seats):
            if seat == decision.seat:
                self.seen[seat] = int(mix(self.seen[seat], code))
            else:
                self.seen[seat] = self.watch(self.seen[seat], game.events, seat)

    def watch(self, state: int, events: list[Event], seat: int) -> int:
        """A fingerprint after a seat has seen events: what happened, and the faces that were chosen.

        Faces that only chance has turned up are left out, so that they do not tell nodes apart.
        """
        fingerprint: i64 = state
        for event in events:
            shown = event.shown_to(seat)
            fingerprint = mix(fingerprint, self.number(shown.name))
            fingerprint = mix(fingerprint, (shown.piece << 16) + (shown.number << 5) + shown.seat + 1)
            for card in shown.cards:
                if is_seen(card, seat) and face_of(card) in self.named:
                    fingerprint = mix(fingerprint, face_of(card))
        return int(fingerprint)

    def learn(self, nodes: list[Node], edges: list[Edge], values: list[float]) -> None:
        """Tell all on the way how it turned out."""
        for node in nodes:
            node.visits += 1
            node.note(values[self.teams[node.seat]])
        for i in range(len(edges)):
            edges[i].visits += 1
            edges[i].total += values[self.teams[nodes[i].seat]]

    def plays_on(self) -> bool:
        """Whether this iteration has a playout."""
        return self.seats <= self.effort.playout_seats and self.iterations % self.effort.playout_every == 0

    def learn_drift(
        self, nodes: list[Node], edges: list[Edge], values: list[float], found: list[float]
    ) -> None:
        """Tell the edges on the way how much better or worse a playout turned out than its start looked."""
        for i in range(len(edges)):
            team = self.teams[nodes[i].seat]
            edge = edges[i]
            edge.playouts += 1
            edge.drifts += found[team] - values[team]
            edge.drift = self.effort.playout_share * edge.drifts / (edge.playouts + self.effort.playout_doubt)

    # ---- nodes

    def expand(self, node: Node, game: Game, decision: Decision) -> Game:
        """Look at the options of a new node; where the best of them leads to."""
        team = self.teams[node.seat]
        best = WORST
        reached = game
        look = Look(game, node.seat, self.limit)
        for i in range(min(considered(decision), self.effort.looked_at)):
            code = self.code(game, decision.options[i])
            if code in node.edges:
                continue
            end = look.play(i, True)
            value = end.evaluate(self.first_seats[team])
            node.edges[code] = Edge(code, value, self.effort.guess_weight)
            node.note(value)
            if value > best:
                best = value
                reached = end
        return reached

    def look(self, game: Game, seat: int, index: int) -> float:
        """What an option leads to: a short playout, thoughtful about the rest of what was begun."""
        return Look(game, seat, self.limit).run(index, True)

    def values_of(self, game: Game) -> list[float]:
        """How good a position is, by team."""
        return [game.evaluate(seat) for seat in self.first_seats]

    def select(self, node: Node, game: Game, decision: Decision, settled: bool) -> int:
        """The option to walk down: the best by value and curiosity, or by the guess alone in late steps."""
        count = considered(decision)
        most = ANY_NUMBER if count <= self.effort.width else self.allowed(node)
        tried = 0
        new = -1
        new_guess = WORST
        best = -1
        best_score = WORST
        spread = node.spread() * self.effort.exploration
        for i in range(count):
            edge = self.edge(node, game, decision, i)
            edge.available += 1
            if settled:
                score = edge.guess
            elif edge.visits == 0:
                if edge.guess > new_guess:
                    new_guess = edge.guess
                    new = i
                continue
            else:
                tried += 1
                score = self.score(edge, spread)
            if score > best_score:
                best_score = score
                best = i
        if new >= 0 and tried < most:
            edge = self.edge(node, game, decision, new)
            if best < 0 or self.score(edge, spread) > best_score:
                return new
        return best

    def allowed(self, node: Node) -> int:
        """How many of many options may have been tried by now."""
        return int(self.effort.width * math.pow(node.visits + 1.0, self.effort.growth))

    def score(self, edge: Edge, spread: float) -> float:
        """Value and curiosity: the less often taken of how often it could have been, the more."""
        return edge.mean() + spread * math.sqrt(math.log(edge.available + 1.0) / (edge.visits + edge.weight))

    def edge(self, node: Node, game: Game, decision: Decision, index: int) -> Edge:
        """The edge of an option; a new one with a first look at it where it was never there before."""
        code = self.code(game, decision.options[index])
        edge = node.edges.get(code)
        if edge is None:
            few = len(node.edges) < self.effort.looked_at
            guess = self.look(game, node.seat, index) if few else node.mean()
            edge = Edge(code, guess, self.effort.guess_weight)
            node.edges[code] = edge
        return edge

    # ---- fingerprints

    def place_of(self, decision: Decision) -> int:
        """Where a decision stands among all that its seat can tell apart."""
        return int(mix(self.seen[decision.seat], self.number(decision.question)))

    def code(self, game: Game, option: Option) -> int:
        """A number for the key of an option."""
        code: i64 = mix(self.number(option.verb), face_of(option.card))
        if option.piece:
            piece = game.pieces[option.piece]
            at = game.places[piece.place].cards.index(option.piece)
            code = mix(code, (piece.place << 10) + at + 1)
        return int(mix(code, option.number + 1))

    def number(self, word: str) -> int:
        """A number for a word, the same throughout the search."""
        number = self.words.get(word, 0)
        if number == 0:
            number = len(self.words) + 1
            self.words[word] = number
        return number

    # ---- what came of it

    def best(self) -> int:
        """The index of the best option so far: the one most often taken, then the one of the best value."""
        best = 0
        for i in range(1, len(self.codes)):
            if self.is_better(self.root.edges[self.codes[i]], self.root.edges[self.codes[best]]):
                best = i
        return best

    def is_better(self, one: Edge, other: Edge) -> bool:
        """Whether one edge is to be taken rather than another."""
        if one.visits != other.visits:
            return one.visits > other.visits
        if one.is_unknown() != other.is_unknown():
            return other.is_unknown()
        return one.mean() > other.mean()

    def visits(self) -> list[int]:
        """How often each option was taken."""
        return [self.root.edges[code].visits for code in self.codes]

    def values(self) -> list[float]:
        """The estimate of each option, from 0 (lost) to 1 (won)."""
        return [self.root.edges[code].estimate() for code in self.codes]

    def line(self, most: int, least_visits: int) -> list[Step]:
        """The choices that the search expects, in one game that could be the real one."""
        game = self.view.determinize(self.stream.below(1 << 32))
        for seat in range(self.seats):
            self.seen[seat] = 0
        self.named = []
        steps: list[Step] = []
        while len(steps) < most and game.decision is not None:
            decision = game.decision
            node = self.nodes[decision.seat].get(self.place_of(decision))
            index = self.most_taken(node, game, decision) if node is not None else -1
            if node is None or index < 0:
                break
            code = self.code(game, decision.options[index])
            edge = node.edges[code]
            if edge.visits < least_visits:
                break
            steps.append(Step(game.copy(), index, edge.visits, edge.estimate()))
            self.take(game, decision, index, code)
        return steps

    def most_taken(self, node: Node, game: Game, decision: Decision) -> int:
        """The option that was taken most often at a node; -1 where none is known."""
        best = -1
        best_edge: Edge | None = None
        for i in range(considered(decision)):
            edge = node.edges.get(self.code(game, decision.options[i]))
            if edge is not None and (best_edge is None or self.is_better(edge, best_edge)):
                best = i
                best_edge = edge
        return best


def first_seats(teams: list[int]) -> list[int]:
    """For each team the first of its seats."""
    return [teams.index(team) for team in range(max(teams) + 1)]
