"""Every start-up against trying it: what is offered leads to an action, what is refused has none after it."""

from typing import Any

import pytest

import rulebound
from rulebound.games.asteriated_grail import startup
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.needs import NOTHING
from rulebound.games.asteriated_grail.possible import can_act
from rulebound.games.asteriated_grail.skills import Skill
from rulebound.games.asteriated_grail.startup import NOTHING_AFTER, PLENTY, StartUp, has_plenty
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.games.asteriated_grail.using import Using
from rulebound.kernel.event import Event
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import mask

WAYS = 6

LIGHTS = ["light-tech", "light-blood", "light-holy", "light-phantom"]
HANDS: list[list[str]] = [
    [],
    ["light-tech"],
    ["light-tech", "light-blood"],
    ["fire-tech"],
    ["fire-tech", "light-tech"],
    ["poison-water-tech"],
    ["fire-tech", "wind-tech", "light-tech", "poison-water-tech"],
    [*LIGHTS, "fire-tech", "poison-water-tech"],
]
ON_THE_FIELD: dict[str, dict[str, Any]] = {
    "blood-shaman": {"A": {}, "C": {"effects": ["shared-fate by A"]}},
    "inquisitor": {"A": {"effects": ["heresy-court by A"]}},
    "starfall-witch": {"A": {"effects": ["law-of-stars by A"], "covers": ["earth-blood", "earth-tech"]}},
}
"""What must lie there for some start-ups."""
STARTUPS = [(character.name, skill) for character in CHARACTERS for skill in character.startups]


def held(name: str, tokens: int, heal: int) -> dict[str, int]:
    """As many tokens and as much heal as the character can have of these; the Defiler never has any heal."""
    character = next(character for character in CHARACTERS if character.name == name)
    most = {"yellow": character.most_yellow, "blue": character.most_blue, "heal": 2 - 2 * (name == "defiler")}
    return {what: min(heal if what == "heal" else tokens, most[what]) for what in most}


def positions(name: str) -> list[AsteriatedGrail]:
    """Small hands with little and with much besides, in both forms."""
    found = []
    for hand in HANDS:
        for tapped in (False, True):
            for rich in (0, 1, 3):
                given: dict[str, Any] = {"phase": "action-start", "A": {}}
                given.update(ON_THE_FIELD.get(name, {}))
                side = {"character": name, "hand": hand, "tapped": tapped, "gems": min(rich, 2)}
                side |= {"crystals": 1 if rich > 2 else 0, **held(name, rich, rich % 3)}
                given["A"] = {**given["A"], **side}
                game = rulebound.new_game("asteriated-grail", position=given)
                assert isinstance(game, AsteriatedGrail)
                if isinstance(game.agenda[-1], StartUp):
                    found.append(game)
    return found


def ends(game: AsteriatedGrail, skill: Skill, narrows: bool) -> list[bool]:
    """For some ways to carry a start-up out: whether an action can follow or a card was drawn."""
    dice = Stream(skill.number)
    return [walk(game, skill, narrows, dice) for _ in range(WAYS)]


def walk(game: AsteriatedGrail, skill: Skill, narrows: bool, dice: Stream) -> bool:
    """Random answers of the player until the start-up is over; others do as little as they may."""
    other = game.copy()
    other.agenda.pop()
    other.narrows = narrows
    other.skip_forced = False
    other.push(Using(0, skill, 0, 0, startup.STARTUP, NOTHING))
    other.advance()
    drawn = False
    while other.result is None and any(task.marker == startup.OVER for task in other.agenda):
        drawn = drawn or any(from_deck(event) for event in other.events)
        assert other.decision is not None
        last = len(other.decision.options) - 1
        other.choose(dice.below(last + 1) if other.decision.seat == 0 else last)
    assert isinstance(other, AsteriatedGrail)
    drawn = drawn or any(from_deck(event) for event in other.events)
    return other.result is not None or drawn or can_act(other, 0)


def from_deck(event: Event) -> bool:
    """Whether the player got cards from the deck: covers from the hand are named in their event."""
    return event.seat == 0 and (event.name == "drew" or (event.name == "covered" and not event.cards))


@pytest.mark.parametrize(("name", "skill"), STARTUPS, ids=[skill.name for _, skill in STARTUPS])
def test_a_startup_is_offered_exactly_where_an_action_can_follow(name: str, skill: Skill) -> None:
    """And once it is used every way that is offered leads to one."""
    for game in positions(name):
        reason = startup.startup_refusal(game, 0, skill)
        seen = mask(game, 0)
        assert isinstance(seen, AsteriatedGrail)
        assert startup.startup_refusal(seen, 0, skill) is reason, "the player's view tells as much"
        if reason is None:
            assert all(ends(game, skill, True)), game.describe()
        elif reason is NOTHING_AFTER:
            assert not any(ends(game, skill, False)), game.describe()


@pytest.mark.parametrize(("name", "skill"), STARTUPS, ids=[skill.name for _, skill in STARTUPS])
def test_with_plenty_to_attack_with_no_startup_takes_all_actions_away(name: str, skill: Skill) -> None:
    """What is then not tried would be found possible."""
    hand = ["fire-tech", "wind-tech", "water-tech", "earth-tech", "light-tech"]
    for tapped in (False, True):
        side = {"character": name, "hand": hand, "tapped": tapped, "gems": 2, "crystals": 1}
        given = {"phase": "action-start", **ON_THE_FIELD.get(name, {})}
        given["A"] = {**given.get("A", {}), **side, **held(name, 3, 1)}
        game = rulebound.new_game("asteriated-grail", position=given)
        assert isinstance(game, AsteriatedGrail)
        assert has_plenty(game, 0) and sum(code.endswith("tech") for code in hand) > PLENTY
        if startup.startup_refusal(game, 0, skill) is None:
            assert any(ends(game, skill, False))
