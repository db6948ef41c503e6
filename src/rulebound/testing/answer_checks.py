"""Checks of what may be answered: options, keys, reasons, clauses, wrong input, cancelling, conceding."""

from collections.abc import Callable
from typing import Any

from rulebound.kernel.card import face_of, is_seen
from rulebound.kernel.clause import WATCH
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint, position, to_plain
from rulebound.kernel.refusal import HIDDEN, NOT_YOUR_DECISION, Refusal, Refused, RuleboundError
from rulebound.kernel.task import Proposal
from rulebound.kernel.view import mask, view
from rulebound.rulebooks import RULEBOOKS, load

from .look import cards_of
from .trial import Trial

ANSWERING = {"agenda", "decision", "digest_a", "digest_b", "forced"}
"""What a cancelled proposal may change: which question is open, and the digest of choices."""


def known_clauses(game: Any, more: set[str] | None) -> set[str]:
    """The clauses a rulebook may cite: the kernel's, its own by prefix, those it lists itself, and more."""
    known = set(load("rulebound"))
    for book in RULEBOOKS:
        if book.prefix == game.prefix:
            known |= set(load(book.game))
    return known | set(game.clauses) | (more or set())


# ---- options and keys


def check_options(trial: Trial) -> None:
    """Something is offered, more than one thing where forced choices are taken, and all of it is legal."""
    game = trial.game
    decision = game.decision
    assert decision is not None
    offered = decision.options
    if not trial.expect("options", len(offered) > 0, f"{decision.question} offers nothing"):
        return
    forced = game.skip_forced and len(offered) == 1
    trial.expect(
        "options", not forced, f"{decision.question} offers one thing only and was asked all the same"
    )
    for option in offered:
        if option.verb != "cancel":
            reason = game.refusal(decision.seat, option)
            if reason is not None:
                trial.fail(
                    "options",
                    f"{game.key(option)!r} is offered, but refused by {reason.clause} ({reason.name})",
                )


def check_keys(trial: Trial) -> None:
    """No two options have one key."""
    game = trial.game
    assert game.decision is not None
    keys = [game.key(option) for option in game.decision.options]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    trial.expect("keys", not twice, f"offered twice: {', '.join(twice)}")


def check_round_trip(trial: Trial) -> None:
    """Choosing by key is choosing by index, and a key read as an option has that key."""
    game = trial.game
    decision = game.decision
    assert decision is not None
    index = trial.dice.below(len(decision.options))
    key = game.key(decision.options[index])
    by_index, by_key = game.copy(), game.copy()
    by_index.choose(index)
    by_key.choose_key(key, decision.seat)
    trial.expect(
        "keys", fingerprint(by_index) == fingerprint(by_key), f"{key!r} by key is not option {index}"
    )
    trial.expect(
        "keys", game.key(game.parse(key, decision.seat)) == key, f"{key!r} is read as something else"
    )


# ---- reasons


def check_refusals(trial: Trial) -> None:
    """One seat asks of everything it sees why not, and of something it does not see."""
    game = trial.game
    seat = trial.dice.below(game.match.seats)
    seen = mask(game, seat)
    decision = seen.decision
    offered = decision.options if decision is not None and decision.seat == seat else []
    for _, _, card in cards_of(seen):
        if face_of(card) and is_seen(card, seat):
            ask_why(trial, seen, seat, offered, Option("", card))
    for id in seen.pieces:
        ask_why(trial, seen, seat, offered, Option("", 0, id))
    for verb in seen.rulebook.seat_verbs:
        for target in range(game.match.seats):
            ask_why_target(trial, seen, seat, offered, Option(verb, 0, 0, target))


def ask_why_target(trial: Trial, seen: Game, seat: int, offered: list[Option], option: Option) -> None:
    """A player is offered as a target or refused as one, not both; the reason cites a known clause."""
    reason = seen.refusal(seat, option)
    is_offered = any(other.verb == option.verb and other.number == option.number for other in offered)
    fault = f"{seen.key(option)} is offered and refused at once, or neither"
    trial.expect("refusals", (reason is None) == is_offered, fault)
    if reason is not None:
        check_clause(trial, reason.clause, f"the reason {reason.name}")


def ask_why(trial: Trial, seen: Game, seat: int, offered: list[Option], about: Option) -> None:
    """For one card or piece every verb has an option or a reason, and the reason cites a known clause."""
    reasons = seen.why_not(seat, about.card, about.piece)
    what = seen.rulebook.code(face_of(about.card)) if about.card else f"piece {about.piece}"
    for verb in seen.verbs_of(seat):
        reason = reasons.get(verb)
        if reason is None:
            answered = any(answers(option, verb, about) for option in offered)
            trial.expect("refusals", answered, f"{verb} with {what} has neither an option nor a reason")
            continue
        trial.expect("refusals", bool(reason.name), f"the reason why not {verb} with {what} has no name")
        check_clause(trial, reason.clause, f"the reason {reason.name}")


def answers(option: Option, verb: str, about: Option) -> bool:
    """Whether an option is this verb with this card or piece, or does not name one."""
    if option.verb != verb:
        return False
    if about.card and option.card and face_of(option.card) != face_of(about.card):
        return False
    return not (about.piece and option.piece and option.piece != about.piece)


def check_hidden(trial: Trial) -> None:
    """Of a card that a seat has not seen, all verbs give the one constant."""
    game = trial.game
    seat = trial.dice.below(game.match.seats)
    hidden = [card for _, _, card in cards_of(game) if not is_seen(card, seat)]
    if not hidden:
        return
    card = hidden[trial.dice.below(len(hidden))]
    reasons = game.why_not(seat, card)
    constant = sorted(reasons) == sorted(set(game.verbs_of(seat)))
    constant = constant and all(reason is HIDDEN for reason in reasons.values())
    trial.expect(
        "hidden", constant, f"the reasons told to {game.seat_name(seat)} of a hidden card differ by verb"
    )


# ---- clauses


def check_clause(trial: Trial, clause: str, source: str) -> None:
    """A clause is cited and known."""
    fault = f"{source} cites {clause!r}, which no rulebook has" if clause else f"{source} cites no clause"
    trial.expect("clauses", clause in trial.clauses, fault)


def check_clauses(trial: Trial) -> None:
    """Whatever is to be seen now cites known clauses."""
    game = trial.game
    if game.decision is not None:
        check_clause(trial, game.decision.clause, f"the question {game.decision.question}")
    if game.result is not None:
        check_clause(trial, game.result.clause, f"the result {game.result.reason}")
    for event in game.events:
        check_clause(trial, event.clause, f"the event {event.name}")
    for task in game.agenda:
        check_clause(trial, task.clause, f"the task {type(task).__name__}")


def check_anchors(trial: Trial) -> None:
    """Every clause that runs in one choice is known: tasks that never wait at a decision are seen here."""
    if WATCH.active:
        return
    copy = trial.game.copy()
    assert copy.decision is not None
    WATCH.start()
    try:
        copy.choose(trial.dice.below(len(copy.decision.options)))
        ran = sorted(WATCH.ran)
    finally:
        WATCH.stop()
    for clause in ran:
        check_clause(trial, clause, "a task or an anchor")


# ---- wrong input


def check_input(trial: Trial) -> None:
    """What is not offered, or comes from another seat, is refused with a typed error."""
    game = trial.game.copy()
    decision = game.decision
    assert decision is not None
    before = fingerprint(game)
    other = (decision.seat + 1) % game.match.seats
    key = game.key(decision.options[0])
    refused(trial, "choice -1", lambda: game.choose(-1))
    refused(trial, "a choice too many", lambda: game.choose(len(decision.options)))
    refused(trial, "a key that means nothing", lambda: game.choose_key("nonsense"))
    refused(
        trial, "a key with an unknown card", lambda: game.choose_key(f"{decision.options[0].verb} nowhere.9")
    )
    refused(trial, "an empty key", lambda: game.choose_key(""))
    refused(trial, "another seat's answer", lambda: game.choose_key(key, other), NOT_YOUR_DECISION)
    refused(
        trial, "the view of a seat that is not there", lambda: view(game, game.match.seats), NOT_YOUR_DECISION
    )
    refused(trial, "conceding for a seat that is not there", lambda: game.concede(-1), NOT_YOUR_DECISION)
    trial.expect("input", fingerprint(game) == before, "refused input changed the position")


def refused(trial: Trial, what: str, made: Callable[[], object], reason: Refusal | None = None) -> None:
    """This input must be refused, for this reason if one is named."""
    try:
        made()
    except Refused as error:
        fits = reason is None or error.refusal is reason
        trial.expect("input", fits, f"{what} was refused by {error.refusal.clause}, which is another reason")
    except RuleboundError:
        trial.expect("input", reason is None, f"{what} was refused without its reason")
    except Exception as error:
        trial.expect("input", False, f"{what} raised {type(error).__name__}: {error}")
    else:
        trial.expect("input", False, f"{what} was taken")


# ---- cancelling and conceding


def unanswered(game: Game) -> dict[str, Any]:
    """The position without which question is open."""
    return {name: held for name, held in position(game).items() if name not in ANSWERING}


def check_cancel(trial: Trial) -> None:
    """Dropping the proposal under way moves nothing and goes back to the question that began it."""
    game = trial.game
    decision, task = game.decision, game.agenda[-1]
    if decision is None or not isinstance(task, Proposal) or decision.options[-1].verb != "cancel":
        return
    copy = game.copy()
    copy.choose(len(decision.options) - 1)
    trial.expect("cancel", unanswered(copy) == unanswered(game), "dropping a proposal changed the position")
    begun = to_plain(task.begun_by())
    for earlier in (game, *reversed(trial.table.before)):
        if earlier.decision is None or earlier.decision.seat != decision.seat:
            return
        if to_plain(earlier.agenda[-1]) == begun:
            same = unanswered(copy) == unanswered(earlier)
            trial.expect("cancel", same, "something moved between the question and the end of its proposal")
            return
        if not isinstance(earlier.agenda[-1], Proposal):
            return


def check_concede(trial: Trial) -> None:
    """Seats give up one after the other; the game ends when one team is left, and that team has won."""
    game = trial.game.copy()
    seats = list(range(game.match.seats))
    trial.dice.shuffle(seats)
    for seat in seats:
        game.concede(seat)
        standing = sorted(
            {game.teams[other] for other in range(game.match.seats) if other not in game.conceded}
        )
        if len(standing) == 1:
            break
        going_on = game.result is None and game.decision is not None
        trial.expect("concede", going_on, "the game ended while two teams were left")
    won = game.result is not None and game.result.winners == standing and game.decision is None
    trial.expect("concede", won, f"conceding does not end the game for team {standing}")
    refused(trial, "conceding a finished game", lambda: game.concede(seats[0]))
    refused(trial, "a choice in a finished game", lambda: game.choose(0))
