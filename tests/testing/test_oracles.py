"""The oracles agree with the rules, and notice when a rule is broken."""

from collections.abc import Callable
from typing import Any

import pytest

from rulebound import _build
from rulebound.games import rulebook_named, rulebook_names
from rulebound.games.asteriated_grail import attack, hands, startup, stones
from rulebound.games.battle_spirits import main_step, using
from rulebound.games.battle_spirits.paying import Means
from rulebound.games.blackpoker import requesting
from rulebound.games.fftcg import announcing, costs, paying
from rulebound.testing import oracles
from rulebound.testing.report import Findings

SEEDS = 12
"""With so many seeds every question is asked several times."""


def asked(game: str, seeds: range) -> Findings:
    """What the oracle of a game says with some seeds."""
    findings = Findings()
    for seed in seeds:
        oracles.consult(rulebook_named(game), seed, findings)
    return findings


@pytest.mark.parametrize("game", rulebook_names())
def test_the_rules_allow_what_the_oracle_allows(game: str) -> None:
    findings = asked(game, range(1, SEEDS + 1))
    assert not findings.failures, findings.report()
    assert findings.checks["ways"] and findings.checks["trying"]


# ---- planted faults: the parts of a rule are exchanged for others, which compiled modules do not allow


def no_last(list_options: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    """The same list without its last option, where others are left."""
    return lambda *given: list_options(*given)[:-1] or list_options(*given)


def trash_looked_through_anew(means: Means) -> dict[tuple[int, ...], list[int]]:
    """The EX cards of the Trash, counted for each card that asks."""
    return EX_GROUPS(Means(means.game, means.seat))


EX_GROUPS = Means.ex_groups
FAULTS: list[tuple[str, object, str, object, str]] = [
    (
        "blackpoker",
        requesting.Declare,
        "payable_barriers",
        no_last(requesting.Declare.payable_barriers),
        "ways",
    ),
    ("blackpoker", requesting.Declare, "discardable", no_last(requesting.Declare.discardable), "ways"),
    ("blackpoker", requesting, "barrier_pays", lambda game, barrier: True, "ways"),
    ("blackpoker", requesting, "unpayable", lambda game, seat, action: None, "trying"),
    ("battle-spirits", using.UseCard, "removal_options", no_last(using.UseCard.removal_options), "ways"),
    ("battle-spirits", using.UseCard, "place_options", no_last(using.UseCard.place_options), "ways"),
    ("battle-spirits", using, "lowest", lambda card: 2, "ways"),
    ("fftcg", announcing, "source_options", no_last(paying.source_options), "ways"),
    ("fftcg", paying, "in_order", lambda cost, whole: True, "ways"),
    ("fftcg", costs, "part_candidates", no_last(costs.part_candidates), "ways"),
    ("fftcg", paying.Wallet, "pays_for", lambda wallet, card: 1, "trying"),
    ("asteriated-grail", hands.BurstDiscard, "options", no_last(hands.BurstDiscard.options), "ways"),
    ("asteriated-grail", stones.Refine, "options", no_last(stones.Refine.options), "ways"),
    ("asteriated-grail", attack, "attack_targets", no_last(attack.attack_targets), "ways"),
    ("asteriated-grail", startup, "leaves_action", lambda game, seat, skill: True, "trying"),
    ("asteriated-grail", startup, "leaves_action", lambda game, seat, skill: False, "trying"),
    ("battle-spirits", using, "least_due", lambda *given: 1, "trying"),
    ("battle-spirits", Means, "ex_groups", trash_looked_through_anew, "work"),
    (
        "battle-spirits",
        main_step.MoveCoresFreely,
        "target_options",
        no_last(main_step.MoveCoresFreely.target_options),
        "ways",
    ),
]
"""Game, where, which part, what it becomes, and the check that must notice."""


@pytest.mark.skipif(_build.compiled(), reason="parts of compiled modules cannot be exchanged")
@pytest.mark.parametrize(
    ("game", "owner", "part", "fault", "named_by"),
    FAULTS,
    ids=[f"{game}-{part}" for game, _, part, _, _ in FAULTS],
)
def test_a_planted_fault_is_noticed(
    monkeypatch: pytest.MonkeyPatch, game: str, owner: object, part: str, fault: object, named_by: str
) -> None:
    monkeypatch.setattr(owner, part, fault)
    for seed in range(1, SEEDS * 4):
        if any(line.startswith(named_by) for line in asked(game, range(seed, seed + 1)).failures):
            return
    pytest.fail(f"the oracle of {game} does not notice")
