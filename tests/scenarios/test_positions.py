"""A position that no game can reach is refused with the rule in its way; what can be reached is not."""

import pytest

from rulebound.scenarios import run
from rulebound.scenarios.reading import read_text

UNREACHABLE = [
    ("asteriated-grail", "{B: {heal: 3}}", "B (novice) can have 2 of 'heal' at most, not 3 (AG 4(6).12)."),
    ("asteriated-grail", "{A: {character: defiler, heal: 1}}", "A (defiler) can have 0 of 'heal' at most"),
    (
        "asteriated-grail",
        "{A: {character: holy-lancer, heal: 6}}",
        "A (holy-lancer) can have 5 of 'heal' at most",
    ),
    (
        "asteriated-grail",
        "{C: {gems: 2, crystals: 2}}",
        "C (novice) can have 3 of energy, 'gems' and 'crystals',",
    ),
    (
        "asteriated-grail",
        "{A: {character: templar, yellow: 5}}",
        "A (templar) can have 4 of 'yellow' at most",
    ),
    ("asteriated-grail", "{A: {yellow: 1}}", "A (novice) can have 0 of 'yellow' at most"),
    (
        "asteriated-grail",
        "{red: {morale: 16}}",
        "The red camp has 'morale' from 1 to 15 while a game goes on",
    ),
    ("asteriated-grail", "{red: {morale: 0}}", "The red camp has 'morale' from 1 to 15 while a game goes on"),
    ("asteriated-grail", "{blue: {grails: 5}}", "With 5 'grails' the blue camp has won"),
    ("asteriated-grail", "{blue: {gems: 3, crystals: 3}}", "The blue camp cannot have more than 5 stones"),
    (
        "asteriated-grail",
        "{A: {effects: [shield by A, shield by C]}}",
        "A (novice) can have one 'shield' before it, not 2 (AG 4(5).4).",
    ),
    ("asteriated-grail", "{used: [sword-shado]}", "There is no skill 'sword-shado'."),
    ("asteriated-grail", "{extras: [1 gale-strike 0]}", "'1 gale-strike 0': an extra action is written as"),
    (
        "asteriated-grail",
        "{A: {effects: [poison shield-earth-holy by A x]}}",
        "'poison shield-earth-holy by A x': ",
    ),
    (
        "fftcg",
        "{A: {damage-zone: [1-004C, 1-004C, 1-004C, 1-004C, 1-004C, 1-004C, 1-004C]}}",
        "With 7 cards in the",
    ),
    (
        "fftcg",
        "{A: {field: [1-187S damage-9000]}}",
        "A.field.1 cannot be there: the rules put it away at once (FF",
    ),
    (
        "fftcg",
        "{A: {field: [22-001R, 22-001R]}}",
        "A.field.1 cannot be there: the rules put it away at once (FF 12.4.6",
    ),
    (
        "battle-spirits",
        "{A: {field: [26RSD01-002 1S, 26RSD01-005 1S]}}",
        "'26RSD01-005 1S': a player has one Soul",
    ),
    (
        "battle-spirits",
        "{A: {soul: trash, field: [26RSD01-005 1S]}}",
        "'26RSD01-005 1S': a player has one Soul Core",
    ),
    (
        "battle-spirits",
        "{happened: [lief 0]}",
        "'lief 0' is nothing that effects look back on; write 'life 0'",
    ),
    (
        "blackpoker",
        "{A: {soldiers: [S4 -4]}}",
        "A.soldiers.1 would be dead: its number is below 1 (BP 17.10).",
    ),
    (
        "blackpoker",
        "{A: {soldiers: [S4 up]}}",
        "'S4 up': a soldier always lies face up; only a barrier is `up`.",
    ),
    ("blackpoker", "{passes: 2}", "After 2 'passes' the chance is over; there can be one (BP R4.22)."),
]


@pytest.mark.parametrize(("game", "given", "sentence"), UNREACHABLE)
def test_a_position_that_no_game_can_reach_is_refused(game: str, given: str, sentence: str) -> None:
    text = f"game: {game}\nscenarios:\n- name: it\n  given: {given}\n  steps:\n  - then: {{turn: A}}\n"
    (failure,) = run(read_text(text, "x.yaml")[0]).failures
    assert str(failure).startswith(f"x.yaml:4: The game cannot be set up: {sentence}")


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("asteriated-grail", "{A: {character: holy-lancer, heal: 5}}"),
        ("asteriated-grail", "{A: {character: priest}, C: {heal: 4}}"),
        ("asteriated-grail", "{A: {effects: [heal-2 by A heresy-court]}, B: {character: inquisitor}}"),
        ("asteriated-grail", "{A: {effects: [poison by A, by B poison]}}"),
        ("fftcg", "{A: {field: [dull 1-187S damage-1000]}}"),
        ("battle-spirits", "{A: {field: [exhausted 26RSD01-002 1S]}}"),
    ],
)
def test_a_position_that_a_game_can_reach_is_not(game: str, given: str) -> None:
    text = f"game: {game}\nscenarios:\n- name: it\n  given: {given}\n  steps:\n  - then: {{turn: A}}\n"
    assert not any("set up" in failure.sentence for failure in run(read_text(text, "x.yaml")[0]).failures)
