"""Asteriated Grail before its first turn: cards, camps, seats, drafts, and what cannot be played."""

import csv
from collections import Counter
from pathlib import Path

import pytest

import rulebound
from rulebound.games.asteriated_grail.cards import BASE, ELEMENTS, FATES
from rulebound.games.asteriated_grail.draft import PAIRS
from rulebound.games.asteriated_grail.setup import PATTERNS
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view

REFERENCE = Path(__file__).parents[4] / "shared" / "reference" / "asteriated-grail-cards.csv"
FATE_WORDS = {"聖": "holy", "血": "blood", "技": "tech", "詠": "chant", "幻": "phantom"}
NAMES = {
    "slash": {"風神斬", "水漣斬", "火焰斬", "地裂斬", "雷光斬", "暗滅"},
    "light": {"聖光"},
    "shield": {"聖盾"},
    "weakness": {"虛弱"},
    "poison": {"中毒"},
    "bullet": {"魔彈"},
}


def new_game(seed: int, **settings: str) -> AsteriatedGrail:
    game = rulebound.new_game("asteriated-grail", seed, settings=settings)
    assert isinstance(game, AsteriatedGrail)
    return game


def drafted(seed: int, **settings: str) -> AsteriatedGrail:
    """A game after a draft with random answers."""
    game = new_game(seed, **settings)
    stream = Stream(seed)
    while game.turn_number == 0:
        assert game.decision is not None
        game.choose(stream.below(len(game.decision.options)))
    return game


# ---- cards


def test_there_are_150_base_cards() -> None:
    assert sum(face.copies for face in BASE) == 150
    assert sum(face.copies for face in BASE if face.is_attack) == 111
    elements = Counter({ELEMENTS[face.element]: 0 for face in BASE})
    fates: Counter[str] = Counter()
    for face in BASE:
        elements[ELEMENTS[face.element]] += face.copies
        fates[FATES[face.fate]] += face.copies
    assert elements == {
        "water": 28,
        "wind": 27,
        "fire": 26,
        "earth": 26,
        "thunder": 26,
        "light": 11,
        "dark": 6,
    }
    assert set(fates.values()) == {30}


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference is not on this machine")
def test_the_base_cards_are_those_of_the_reference() -> None:
    listed: Counter[tuple[str, str, int]] = Counter()
    for row in csv.DictReader(REFERENCE.read_text(encoding="utf-8").splitlines()):
        kind = next(kind for kind, names in NAMES.items() if row["name_zh_hant"] in names)
        skills = sum(bool(row[name]) for name in ("unique_skill_1", "unique_skill_2"))
        listed[f"{kind} {row['element']}", FATE_WORDS[row["fate"]], skills] += 1
    ours: Counter[tuple[str, str, int]] = Counter()
    for face in BASE:
        ours[f"{face.kind} {ELEMENTS[face.element]}", FATES[face.fate], len(face.skills)] += face.copies
    assert ours == listed


def test_every_unique_skill_on_a_card_belongs_to_a_character() -> None:
    rules = new_game(0).rules
    for face in BASE:
        for name in face.skills:
            skill = rules.skill_named(name)
            assert skill is not None and skill.unique, name


# ---- camps and seats


@pytest.mark.parametrize("players", ["4", "6", "8"])
def test_camps_are_dealt_at_random_and_the_first_player_is_red(players: str) -> None:
    seen = set()
    for seed in range(30):
        game = new_game(seed, players=players, draft="random")
        assert game.match.seats == int(players)
        assert game.teams.count(0) == game.teams.count(1) == int(players) // 2
        assert game.teams[game.first] == 0
        assert game.turn == game.first
        seen.add((tuple(game.teams), game.first))
    assert len(seen) > 10
    assert len({first for _, first in seen}) == int(players)


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("seating", PATTERNS)
def test_fixed_seatings_begin_with_the_first_player(seating: str, players: int) -> None:
    for seed in range(8):
        game = new_game(seed, players=str(players), seats=seating, draft="random")
        order = [game.teams[(game.first + i) % players] for i in range(players)]
        assert "".join("RB"[team] for team in order) == PATTERNS[seating][players]


def test_morale_is_fifteen_or_with_eight_players_eighteen() -> None:
    assert [new_game(1, players=n, draft="random").morale for n in ("4", "6", "8")] == [[15, 15]] * 2 + [
        [18, 18]
    ]


# ---- drafts


@pytest.mark.parametrize("players", ["4", "6", "8"])
@pytest.mark.parametrize("draft", ["random", "one_of_three", "any", "bp", "cm"])
def test_every_draft_gives_everybody_a_character(draft: str, players: str) -> None:
    for seed in range(4):
        game = drafted(seed, players=players, draft=draft)
        names = game.rulebook.roles(game)
        assert len(set(names)) == int(players) and "novice" not in names
        for one, other in PAIRS:
            assert not {one, other} <= set(names)
        assert all(len(game.hand(seat).cards) >= 4 for seat in range(game.match.seats))


def test_pairs_never_stand_in_one_pool() -> None:
    for seed in range(120):
        game = new_game(seed, draft="bp")
        pool = {game.rulebook.code(face_of(card)) for card in game.pool().cards}
        assert len(pool) == 16
        assert not any({one, other} <= pool for one, other in PAIRS)


def test_candidates_are_seen_by_their_player_alone() -> None:
    game = new_game(5)
    assert game.decision is not None and game.decision.question == "ag-pick-character"
    for viewer in [*range(6), SPECTATOR]:
        seen = view(game, viewer).game
        assert isinstance(seen, AsteriatedGrail)
        for seat in range(6):
            known = [face_of(card) != 0 for card in seen.candidates(seat).cards]
            assert known == [seat == viewer] * 3


# ---- what cannot be played

WRONG = [
    ({"seats": 5}, "AG R2.1", "is played by 4 or 6 or 8, not by 5"),
    ({"settings": {"players": "5"}}, "AG R2.1", "is played by 4 or 6 or 8, not by 5"),
    ({"seats": 4, "settings": {"players": "6"}}, "AG R2.1", "says 6, but there are 4 seats"),
    ({"decks": ["berserker"] * 6}, "AG 2(1).3", "berserker can be played by one player only"),
    ({"decks": ["berserker", "angel"]}, "AG 2(1).3", "one character for each of 6 players, not 2"),
    (
        {"decks": ["wizard", "angel", "sealer", "archer", "sage", "priest"]},
        "AG R2.3",
        "no character 'wizard'",
    ),
    (
        {"decks": ["crimson-knight", "angel", "sealer", "templar", "sage", "priest"]},
        "AG 3(1).11",
        "crimson-knight and templar cannot be in one game",
    ),
    (
        {"decks": ["saintess", "angel", "sealer", "noble-daughter", "sage", "priest"]},
        "AG 3(1).12",
        "saintess and noble-daughter cannot be in one game",
    ),
    (
        {"decks": ["novice", "angel", "sealer", "archer", "sage", "priest"]},
        "AG R2.3",
        "no character 'novice'",
    ),
]


@pytest.mark.parametrize(("match", "clause", "sentence"), WRONG)
def test_what_cannot_be_played_is_refused_with_its_clause(
    match: dict[str, object], clause: str, sentence: str
) -> None:
    with pytest.raises(rulebound.MatchRefused) as refused:
        rulebound.new_game("asteriated-grail", 1, **match)
    assert refused.value.refusal.clause == clause
    assert sentence in str(refused.value) and f"({clause})" in str(refused.value)


def test_a_setting_that_does_not_exist_is_told_with_its_clause() -> None:
    with pytest.raises(
        rulebound.SetupError, match=r"seats .* is one of random, .*, not 'square' \(AG R2.2\)"
    ):
        rulebound.new_game("asteriated-grail", 1, settings={"seats": "square"})
