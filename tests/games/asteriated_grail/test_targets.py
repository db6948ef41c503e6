"""Every target that is not offered has a reason of its own, by its rule or by the clause of the skill."""

import pytest

import rulebound
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.needs import NOTHING, OneMore, Targets, is_among
from rulebound.games.asteriated_grail.skills import Skill
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.decision import Option
from rulebound.kernel.plain import attributes
from rulebound.kernel.rng import Stream

VAGUE = ("ag-not-asked", "ag-condition-unmet", "not-offered", "not-your-decision")
TARGET_QUESTIONS = ("ag-attack-target", "ag-magic-target", "ag-counter-target")
SKILLS = [(character.name, skill) for character in CHARACTERS for skill in character.skills]


def target_needs(skill: Skill) -> list[Targets | OneMore]:
    """The needs for characters, also those that a skill keeps for one of its ways."""
    lists = [value for value in attributes(skill).values() if isinstance(value, list)]
    return [need for needs in lists for need in needs if isinstance(need, Targets | OneMore)]


WITH_TARGETS = [(name, skill) for name, skill in SKILLS if target_needs(skill)]


@pytest.mark.parametrize(("name", "skill"), WITH_TARGETS, ids=[skill.name for _, skill in WITH_TARGETS])
def test_who_is_not_meant_by_a_skill_is_refused_by_its_clause(name: str, skill: Skill) -> None:
    """For all seats, and for all of its needs."""
    game = rulebound.new_game("asteriated-grail", position={"A": {"character": name, "hand": ["fire-tech"]}})
    assert isinstance(game, AsteriatedGrail)
    for need in target_needs(skill):
        for target in range(game.match.seats):
            if not is_among(game, need.who, 0, target):
                reason = need.reason(game, skill, 0, 0, NOTHING, Option("target", 0, 0, target))
                assert reason is not None
                assert reason.clause == skill.clause
                assert reason.name.startswith("ag-means-")


@pytest.mark.parametrize("seed", range(12))
def test_every_target_that_is_not_offered_has_a_reason_of_its_own(seed: int) -> None:
    """Whatever asks for one: attacks, counters, magic cards, the needs of skills and their questions."""
    players = ["4", "6", "8"][seed % 3]
    game = rulebound.new_game("asteriated-grail", seed, settings={"players": players, "draft": "random"})
    dice = Stream(seed)
    asked = 0
    while game.decision is not None:
        decision = game.decision
        offered = [option.number for option in decision.options if option.verb == "target"]
        for target in range(game.match.seats) if offered else []:
            reason = game.refusal(decision.seat, Option("target", 0, 0, target))
            assert (reason is None) == (target in offered)
            if reason is not None:
                asked += 1
                assert reason.name not in VAGUE, f"{decision.question}: {reason}"
        game.choose(dice.below(len(decision.options)))
    assert asked > 20


@pytest.mark.parametrize("seed", range(302, 306))
def test_a_card_with_its_target_is_answered_as_the_target_after_the_card(seed: int) -> None:
    """Before the card is chosen and after, the same players are legal, whatever the card counts as."""
    players = ["4", "6", "8"][seed % 3]
    game = rulebound.new_game("asteriated-grail", seed, settings={"players": players, "draft": "random"})
    dice = Stream(seed)
    compared = 0
    while game.decision is not None:
        seat, options = game.decision.seat, game.decision.options
        for index, option in enumerate(options):
            if option.verb not in ("attack", "magic", "counter"):
                continue
            after = game.copy()
            after.skip_forced = False
            after.choose(index)
            asked = after.decision
            if asked is None or asked.question not in TARGET_QUESTIONS or asked.options[0].verb != "target":
                continue
            legal = {other.number for other in asked.options if other.verb == "target"}
            for target in range(game.match.seats):
                reason = game.refusal(seat, Option(option.verb, option.card, 0, target))
                assert (reason is None) == (target in legal), f"{game.key(option)} {target}: {reason}"
                compared += 1
        game.choose(dice.below(len(options)))
    assert compared > 100
