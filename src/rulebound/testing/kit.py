"""The conformance kit: random full games of any rulebook, with every invariant checked on the way.

Cheap checks are made at every decision, costly ones at some, chosen by the seed; with every game the oracle
of the rulebook, where it has one, is asked something. `check` is the way in.
"""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import as_completed

from rulebound.games import rulebook_named
from rulebound.kernel.decision import Decision
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import Rulebook
from rulebound.processes import pool_of, work

from . import answer_checks, legality_checks, oracles, position_checks, record_checks, view_checks
from .report import ORACLE_CHECKS, Findings, Report
from .trial import LIMIT, Trial, pick

BATCHES_PER_JOB = 8

SAMPLED: tuple[tuple[str, int, Callable[[Trial], None]], ...] = (
    ("asking", 8, position_checks.check_asking),
    ("copy", 16, position_checks.check_copy),
    ("plain", 24, position_checks.check_plain),
    ("keys", 12, answer_checks.check_round_trip),
    ("refusals", 16, answer_checks.check_refusals),
    ("hidden", 8, answer_checks.check_hidden),
    ("clauses", 8, answer_checks.check_anchors),
    ("input", 16, answer_checks.check_input),
    ("concede", 24, answer_checks.check_concede),
    ("cancel", 4, answer_checks.check_cancel),
    ("carried", 24, legality_checks.check_carried),
    ("irrelevant", 12, legality_checks.check_irrelevant),
    ("work", 12, legality_checks.check_work),
    ("view", 6, view_checks.check_view),
    ("unseen", 6, view_checks.check_unseen),
    ("pools", 2, view_checks.check_pools),
    ("determinize", 10, view_checks.check_determinize),
    ("determinize", 40, view_checks.check_determinized_play),
)
"""Costly checks: name, at one in how many decisions, and the check."""


def check(
    game: str | Rulebook,
    games: int = 20,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    settings: dict[str, str] | None = None,
    clauses: set[str] | None = None,
) -> Report:
    """Play random games of a rulebook and check every invariant on the way.

    The n-th game has the seed `seed + n`. `settings` are kept in all games, others vary. `clauses` are ids
    that a rulebook of one's own may cite besides those it lists in an attribute `clauses`. `progress` is told
    how many games are done.
    """
    if games < 1 or jobs < 1:
        raise SetupError(f"At least one game and one job are needed, not {games} and {jobs}.")
    rulebook = rulebook_named(game) if isinstance(game, str) else game
    known = answer_checks.known_clauses(rulebook, clauses)
    findings = findings_for(rulebook)
    if jobs == 1:
        for n in range(games):
            run_game(rulebook, seed + n, settings, known, findings)
            if progress is not None:
                progress(findings.games)
        return findings.report()
    for done in in_parallel(rulebook, games, seed, jobs, settings, known):
        findings.join(done)
        if progress is not None:
            progress(findings.games)
    findings.failures.sort()
    return findings.report()


def findings_for(rulebook: Rulebook) -> Findings:
    """Where everything is counted that can be checked of a rulebook."""
    findings = Findings()
    if oracles.questions_of(rulebook):
        findings.checks.update(dict.fromkeys(ORACLE_CHECKS, 0))
    return findings


# ---- several processes

SHARED: dict[str, tuple[Rulebook, dict[str, str] | None, set[str]]] = {}
"""What forked processes take over from this one: a rulebook of a user cannot be sent."""


def in_parallel(
    rulebook: Rulebook, games: int, seed: int, jobs: int, settings: dict[str, str] | None, clauses: set[str]
) -> list[Findings]:
    """Play the games in several processes."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise SetupError("This system cannot fork processes; use jobs=1.")
    SHARED["check"] = (rulebook, settings, clauses)
    size = max(1, games // (jobs * BATCHES_PER_JOB))
    seeds = [range(start, min(start + size, seed + games)) for start in range(seed, seed + games, size)]
    with pool_of(jobs, "fork") as pool:
        given = [pool.submit(work, run_batch, batch) for batch in seeds]
        return [done.result() for done in as_completed(given)]


def run_batch(seeds: range) -> Findings:
    """Some games in a process of their own."""
    rulebook, settings, clauses = SHARED["check"]
    findings = findings_for(rulebook)
    for seed in seeds:
        run_game(rulebook, seed, settings, clauses, findings)
    return findings


# ---- one game


def run_game(
    rulebook: Rulebook, seed: int, settings: dict[str, str] | None, clauses: set[str], findings: Findings
) -> None:
    """One game with all its checks. A game that breaks down is a failure, not the end of the run."""
    trial: Trial | None = None
    try:
        trial = Trial(rulebook, seed, settings, clauses, findings)
        look_at_events(trial)
        while (decision := trial.game.decision) is not None and trial.number < LIMIT:
            look(trial)
            step(trial, decision)
        finish(trial)
    except Exception as error:
        where = f"seed {seed}, set-up" if trial is None else trial.where
        findings.fail("finishes", f"the game broke down: {type(error).__name__}: {error}", where)
    oracles.consult(rulebook, seed, findings)
    findings.games += 1
    if trial is not None:
        findings.decisions += trial.number
        findings.longest = max(findings.longest, trial.number)


def look(trial: Trial) -> None:
    """Check the position at a decision."""
    trial.guard("options", answer_checks.check_options)
    trial.guard("keys", answer_checks.check_keys)
    trial.guard("conservation", position_checks.check_conservation)
    for name, one_in, made in SAMPLED:
        if trial.due(made.__name__, one_in):
            trial.guard(name, made)
    if not trial.game.quiet() and trial.due("save", 30):
        record_checks.note_save(trial)
    if trial.due("record", 10):
        record_checks.note_print(trial)


def step(trial: Trial, decision: Decision) -> None:
    """Make a random choice, and check what it changed."""
    index = pick(decision, trial.choices)
    trial.table.choose(index)
    trial.number += 1
    before = trial.table.before[-1]
    record_checks.note_input(trial)
    position_checks.check_ids(trial, before)
    trial.knows = view_checks.check_knowledge(trial, before, trial.game.events)
    look_at_events(trial)
    for _, _, made in trial.shadows:
        made.append(index)
    position_checks.check_shadows(trial, position_checks.STEPS)
    if trial.due("undo", 6):
        trial.guard("undo", lambda trial: record_checks.check_undo(trial, before, index))


def look_at_events(trial: Trial) -> None:
    """Check what has just been reported."""
    trial.guard("clauses", answer_checks.check_clauses)


def finish(trial: Trial) -> None:
    """Check the end of a game, and its record."""
    over = trial.game.result is not None
    trial.expect("finishes", over, f"the game has no end after {trial.number} decisions")
    trial.guard("conservation", position_checks.check_conservation)
    trial.guard("refusals", answer_checks.check_refusals)
    trial.guard("copy", lambda trial: position_checks.check_shadows(trial, 0))
    trial.guard("record", record_checks.check_record)
    trial.guard("save", record_checks.check_saves)
