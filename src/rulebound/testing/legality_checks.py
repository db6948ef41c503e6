"""Checks that what is offered is meant: it can be carried to its end, does not depend on what cannot matter,
and takes no more work to list than there are things in play.

*Work* is counted, not timed: while clauses are watched, the kernel counts every rule that is asked and the
effect language every object that is looked at (`WATCH.looks`).
"""

import re
from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.card import ID_SHIFT, face_of
from rulebound.kernel.clause import WATCH
from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.kernel.task import Proposal
from rulebound.kernel.zone import NOBODY

from .look import cards_of
from .trial import Trial

TRIED_OPTIONS: Final = 5
"""How many options of one decision are carried to their end."""
LONGEST_PROPOSAL: Final = 300
LONGEST_RESOLUTION: Final = 2_000
"""So many answers without an end are taken to be endless."""
DEEP: Final = 10
"""In a pile of so many unseen cards one more at the bottom cannot matter."""
BEGINS_NOTHING: Final = ("pass", "done", "end", "no-more", "no-attack", "no-block", "decline", "skip")
"""Answers that come first where an end is looked for: what costs nothing may be done for ever."""
LOOKS_PER_THING: Final = 20
"""How many rules may be asked and objects looked at, for each thing that is in play or offered."""
SEAT: Final = re.compile(r"\b[A-H]\b")

Manner = Callable[[list[int]], int]
"""Which of some options is taken, by index."""


# ---- carried to its end


def check_carried(trial: Trial) -> None:
    """Some of what is offered is carried to its end: first, last or random answers, it goes through."""
    game = trial.game
    decision = game.decision
    assert decision is not None
    indexes = answers(decision)
    trial.dice.shuffle(indexes)
    for index in indexes[:TRIED_OPTIONS]:
        key = game.key(decision.options[index])
        seed = trial.dice.below(1 << 30)
        for fault in (
            dead_end(game, index, lambda left: left[0]),
            dead_end(game, index, lambda left: left[-1]),
            endless(game, index, seed),
        ):
            trial.expect("carried", not fault, f"{key!r} is offered, but {fault}")


def answers(decision: Decision) -> list[int]:
    """The options that are answers, by index: not to drop what is under way."""
    return [index for index, option in enumerate(decision.options) if option.verb != "cancel"]


def dead_end(game: Game, index: int, manner: Manner) -> str:
    """How a proposal fails that goes on in one manner until it is whole; empty where it does not."""
    copy = game.copy()
    steps = 0
    try:
        copy.choose(index)
        while copy.decision is not None and isinstance(copy.agenda[-1], Proposal):
            steps += 1
            if steps > LONGEST_PROPOSAL:
                return f"{copy.decision.question} has no end"
            copy.choose(manner(answers(copy.decision)))
    except Exception as error:
        return f"cannot be carried out: {type(error).__name__}: {error}"
    return ""


def endless(game: Game, index: int, seed: int) -> str:
    """How play fails that mostly goes on until nothing is under way; empty where it does not."""
    copy = game.copy()
    dice = Stream(seed)
    steps = 0
    try:
        copy.choose(index)
        while copy.decision is not None and not copy.quiet():
            steps += 1
            if steps > LONGEST_RESOLUTION:
                return f"what follows has no end, {copy.decision.question} last of all"
            left = answers(copy.decision)
            onward = [one for one in left if copy.decision.options[one].verb in BEGINS_NOTHING]
            left = onward if onward and dice.below(4) else left
            copy.choose(left[dice.below(len(left))])
    except Exception as error:
        return f"what follows breaks down: {type(error).__name__}: {error}"
    return ""


# ---- what cannot matter


def offered_keys(game: Game) -> list[str]:
    """What is offered, whatever the order."""
    decision = game.ask_again()
    return [] if decision is None else sorted(game.key(option) for option in decision.options)


def check_irrelevant(trial: Trial) -> None:
    """The order of a hand, a card more deep in a pile, exchanged seats: the same is offered."""
    game = trial.game
    offered = offered_keys(game.copy())
    for changed, what in ((mixed_hands(game, trial.dice), "the order of a hand"), (deeper(game), "a card")):
        if changed is not None:
            same = offered_keys(changed) == offered
            trial.expect("irrelevant", same, f"{what} that cannot matter changes what is offered")
    check_exchanged(trial)


def mixed_hands(game: Game, dice: Stream) -> Game | None:
    """The same position with the cards of each hand in another order."""
    changed = game.copy()
    found = False
    for place in changed.places:
        if place.zone.anonymous and not place.zone.pieces and len(place.cards) > 1:
            dice.shuffle(place.cards)
            found = True
    return changed if found else None


def deeper(game: Game) -> Game | None:
    """The same position with one card more at the bottom of a deep pile that nobody sees."""
    changed = game.copy()
    for place in changed.places:
        if place.zone.seen == NOBODY and not place.zone.pieces and len(place.cards) >= DEEP:
            below = place.cards[0]
            place.cards.insert(0, changed.new_id() << ID_SHIFT | below & ((1 << ID_SHIFT) - 1))
            return changed
    return None


def check_exchanged(trial: Trial) -> None:
    """With all seats moved on, so that nothing else changes, whoever sits there now is offered the same."""
    game = trial.game
    decision = game.decision
    moved = seats_to_move(game)
    if decision is None or not moved or not game.rulebook.arrangeable(game):
        return
    try:
        described = game.describe()
        as_it_is, other = (arranged(game, one) for one in (described, moved_on(described, game, moved)))
    except SetupError:
        return  # not every position of a game can be written down
    if as_it_is.decision is None or offered_keys(as_it_is) != offered_keys(game.copy()):
        return  # what was not written down matters here
    back = game.match.seats - moved
    same = other.decision is not None and other.decision.seat == (decision.seat + moved) % game.match.seats
    same = same and sorted(moved_on(offered_keys(other), game, back)) == offered_keys(as_it_is)
    trial.expect("irrelevant", same, f"{decision.question} offers another seat something else")


def seats_to_move(game: Game) -> int:
    """By how many seats all can move on so that nothing else changes; 0 where that is not to be had."""
    teams, seats = game.teams, game.match.seats
    if seats == 2:
        return 1
    return 2 if all(teams[seat] == teams[(seat + 2) % seats] for seat in range(seats)) else 0


def arranged(game: Game, position: dict[str, Any]) -> Game:
    """A game that starts from a position in writing."""
    given = game.match
    match = Match(
        game.rulebook, given.seed, given.seats, given.settings, None, position, given.decklists, given.cancel
    )
    other = game.rulebook.new_game(match)
    other.start()
    return other


def moved_on(written: Any, game: Game, by: int) -> Any:
    """What names seats, with every seat moved on."""
    if isinstance(written, dict):
        return {moved_on(name, game, by): moved_on(held, game, by) for name, held in written.items()}
    if isinstance(written, list):
        return [moved_on(held, game, by) for held in written]
    if not isinstance(written, str):
        return written
    seats = game.match.seats
    names = {game.seat_name(seat): game.seat_name((seat + by) % seats) for seat in range(seats)}
    return SEAT.sub(lambda found: names.get(found.group(), found.group()), written)


# ---- work


def looks_to_list(game: Game) -> int:
    """How many rules are asked and objects looked at to list the options once."""
    WATCH.start()
    try:
        game.ask_again()
        return WATCH.looks
    finally:
        WATCH.stop()


def things_in_sight(game: Game) -> int:
    """What could matter to a question: cards outside of piles that nobody sees, pieces, seats."""
    seen = sum(1 for spot, _, card in cards_of(game) if is_at_hand(game, spot) and face_of(card))
    return seen + len(game.pieces) + game.match.seats


def is_at_hand(game: Game, spot: int) -> bool:
    """Whether a spot is a piece, or a place whose cards somebody sees."""
    return spot in game.pieces or game.places[spot].zone.seen != NOBODY


def check_work(trial: Trial) -> None:
    """Listing the options takes work in proportion to what is there and what is offered, not more."""
    game = trial.game
    if WATCH.active or game.decision is None:
        return
    things = things_in_sight(game) + len(game.decision.options)
    looks = looks_to_list(game.copy())
    fault = f"{game.decision.question} takes {looks} looks at {things} things"
    trial.expect("work", looks <= LOOKS_PER_THING * things, fault)
