"""Simulations: the same games whatever the number of processes, everything counted, nothing hidden."""

import importlib
import sys
from pathlib import Path

import pytest

from rulebound.bots import BotError
from rulebound.games import rulebook_names
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rng import WORD, key_from_seed, word
from rulebound.sim import (
    Plan,
    SimError,
    SimResult,
    Terms,
    derived_seed,
    play,
    series,
    simulate,
    wilson_interval,
)
from rulebound.sim.match import SimulatedGame, seed_of

KEYS = [
    "game",
    "bots",
    "games",
    "finished",
    "capped",
    "longest",
    "draws",
    "wins",
    "shares",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "digest",
]

ODD_BOTS = '''
from rulebound.bots import Bot
from rulebound.bots.random import RandomBot
from rulebound.kernel.card import face_of

class Broken(Bot):
    looks = False
    def answer(self, decision):
        raise ValueError("lost my way\\nand more")

class Wild(Bot):
    def choose(self, view):
        return 999

class Spy(RandomBot):
    """Fails as soon as it is shown anything that its seat may not know."""
    looks = True
    def choose(self, view):
        game = view.game
        assert view.viewer == view.decision.seat
        assert game.match.seed == 0 and game.key_a == 0
        for place in game.places:
            if place.seat == 1 - view.viewer and place.zone.name == "hand":
                shown = [card for card in place.cards if face_of(card) and not card >> (20 + view.viewer) & 1]
                assert not shown
            if place.zone.name == "life":
                assert all(card >> (20 + view.viewer) & 1 for card in place.cards if face_of(card))
        return super().choose(view)

class Diary(RandomBot):
    """Watches, and writes a diary when it leaves; fails if it is shown a card that is not its own."""
    watches = True
    kept = []
    def __init__(self, seed=0):
        super().__init__(seed)
        self.pages = 0
        self.hidden = 0
    def watch(self, events):
        self.pages += len(events)
        self.hidden += sum(not face_of(card) for event in events for card in event.cards)
    def leave(self, result):
        Diary.kept.append((self.pages, self.hidden, result))
        if result is None:
            raise OSError("out of ink")
'''


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots that misbehave."""
    (tmp_path / "odd_bots.py").write_text(ODD_BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "odd_bots", raising=False)
    return "odd_bots"


def without_time(result: SimResult) -> dict[str, object]:
    plain = result.to_plain()
    return {key: plain[key] for key in KEYS if key not in ("seconds", "decisions_per_second")}


# ---- the same games


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate("blackpoker", ["random", "random"], games=24, seed=5)
    two = simulate("blackpoker", ["random", "random"], games=24, seed=5, jobs=2)
    again = simulate("blackpoker", ["random", "random"], games=24, seed=5)
    assert without_time(one) == without_time(two) == without_time(again)


def test_greedy_is_the_same_in_every_process() -> None:
    one = simulate("blackpoker", ["greedy", "random"], games=4, seed=5)
    two = simulate("blackpoker", ["greedy", "random"], games=4, seed=5, jobs=2)
    assert without_time(one) == without_time(two)


def test_another_seed_or_setting_gives_other_games() -> None:
    digests = {
        simulate("blackpoker", ["random"], games=3, seed=1).digest,
        simulate("blackpoker", ["random"], games=3, seed=2).digest,
        simulate("blackpoker", ["random"], games=3, seed=1, settings={"deck": "entry20"}).digest,
    }
    assert len(digests) == 3


def test_fewer_games_are_the_first_of_more() -> None:
    plan = Plan("blackpoker", ("random", "random"), 3)
    assert [play(plan, n) for n in range(3)] == [play(plan, n) for n in range(5)][:3]


def test_seeds_follow_from_seed_and_number() -> None:
    seeds = {derived_seed(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert all(0 <= seed < 1 << 53 for seed in seeds)
    assert derived_seed(0, 0) == derived_seed(0, 0) != derived_seed(0, 1)


def test_the_seed_of_a_bot_is_no_part_of_the_games_own_chance() -> None:
    """A program is told its seed, which must not tell it how the cards were shuffled."""
    plan = Plan("blackpoker", ("command:cat", "rulebound.bots.random:RandomBot"), 0)
    for seed in range(20):
        table = SimulatedGame(plan, 0, seed)
        table.sit_down()
        key_a, key_b = key_from_seed(seed)
        drawn = {int(word(key_a, key_b, count)) for count in range(300)}
        for bot in table.bots:
            assert bot.seed & WORD not in drawn and bot.seed not in drawn and bot.seed != seed


def test_our_own_bots_have_the_seeds_that_the_measured_games_were_played_with() -> None:
    table = SimulatedGame(Plan("blackpoker", ("ismcts@5", "random"), 0), 0, 9)
    table.sit_down()
    assert [bot.seed for bot in table.bots] == [derived_seed(9, seat) for seat in range(2)]


# ---- who sits where


def test_sides_change_from_game_to_game() -> None:
    plan = Plan("blackpoker", ("greedy", "random"), 1)
    seated = []
    for number in range(4):
        table = SimulatedGame(plan, number, seed=number)
        table.sit_down()
        seated.append([type(bot).__name__ for bot in table.bots])
    assert seated == [["GreedyBot", "RandomBot"], ["RandomBot", "GreedyBot"]] * 2


@pytest.mark.parametrize("game", ["battle-spirits", "fftcg"])
def test_every_bot_plays_the_same_decks_from_the_same_sides(game: str) -> None:
    """Else a series would favour whoever has the better decks, or begins more often with them."""
    plan = series(Terms(game, 1), ("greedy", "random")).cells[0].plan
    seated, seeds = [], set()
    for number in range(2 * len(plan.pairings)):
        table = SimulatedGame(plan, number, seed_of(plan, number))
        table.sit_down()
        assert table.game is not None
        seated.append(
            [(type(bot), deck) for bot, deck in zip(table.bots, table.game.match.decks, strict=True)]
        )
        seeds.add(table.seed)
    for one, two in zip(seated[::2], seated[1::2], strict=True):
        assert [deck for _, deck in one] == [deck for _, deck in two]
        assert [bot for bot, _ in one] == [bot for bot, _ in reversed(two)]
    assert len(seeds) == len(seated) and len(set(map(tuple, seated))) == len(seated)


def test_bots_play_the_same_settings_from_the_same_sides() -> None:
    plan = series(Terms("asteriated-grail", 1), ("greedy", "random")).cells[0].plan
    tables = [SimulatedGame(plan, number, seed_of(plan, number)) for number in range(6)]
    for table in tables:
        table.sit_down()
    assert [len(table.bots) for table in tables] == [4, 4, 6, 6, 8, 8]


def test_wins_are_in_the_order_of_the_bots() -> None:
    first = simulate("blackpoker", ["greedy", "random"], games=6, seed=2)
    second = simulate("blackpoker", ["random", "greedy"], games=6, seed=2)
    assert first.wins[0] > first.wins[1]
    assert second.wins[1] > second.wins[0]
    assert first.bots == ("greedy", "random")


def test_one_bot_plays_all_sides() -> None:
    alone = simulate("blackpoker", ["random"], games=6, seed=2)
    assert alone.bots == ("random", "random")
    assert without_time(alone) == without_time(simulate("blackpoker", ["random"] * 2, games=6, seed=2))


def test_bots_are_shown_only_what_their_seat_may_know(odd_bots: str) -> None:
    result = simulate("blackpoker", [f"{odd_bots}:Spy"], games=5, seed=4)
    assert result.errors == []
    assert result.finished == 5


def test_bots_that_watch_are_told_and_all_take_their_leave(odd_bots: str) -> None:
    result = simulate("blackpoker", [f"{odd_bots}:Diary"], games=2, seed=4)
    kept = importlib.import_module(odd_bots).Diary.kept
    assert result.errors == [] and len(kept) == 4
    assert all(pages > 50 and hidden > 0 and ending is not None for pages, hidden, ending in kept)
    kept.clear()
    result = simulate("blackpoker", [f"{odd_bots}:Diary", f"{odd_bots}:Broken"], games=1, seed=4)
    assert "lost my way" in result.errors[0] and [ending for _, _, ending in kept] == [None]
    kept.clear()
    result = simulate("blackpoker", [f"{odd_bots}:Diary", "random"], games=1, most_decisions=5)
    assert result.errors[0].endswith("OSError: out of ink")


# ---- counting


def test_everything_is_counted() -> None:
    result = simulate("blackpoker", ["random", "random"], games=12, seed=3)
    plan = Plan("blackpoker", ("random", "random"), 3)
    outcomes = [play(plan, n) for n in range(12)]
    assert list(result.to_plain()) == KEYS
    assert result.finished == 12 == sum(result.wins) + result.draws
    assert result.decisions == sum(outcome.decisions for outcome in outcomes)
    assert result.longest == max(outcome.decisions for outcome in outcomes) > 20
    assert result.to_plain()["errors"] == 0 == result.capped
    assert len(result.digest) == 64
    assert result.seconds > 0 and result.decisions_per_second == result.decisions / result.seconds


def test_a_game_that_does_not_end_is_counted_as_capped() -> None:
    result = simulate("blackpoker", ["random"], games=3, seed=1, most_decisions=5)
    assert (result.capped, result.finished, result.longest, result.decisions) == (3, 0, 5, 15)
    assert result.wins == [0, 0] and result.draws == 0
    of_decks = simulate("battle-spirits", ["random"], games=4, most_decisions=5)
    assert of_decks.capped == 4 and of_decks.deck_records() == {}, "no deck has lost a game that did not end"


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_are_counted_and_told(odd_bots: str, jobs: int) -> None:
    result = simulate("blackpoker", [f"{odd_bots}:Broken", "random"], games=3, seed=1, jobs=jobs)
    assert result.finished == 0 and len(result.errors) == 3 == result.to_plain()["errors"]
    assert result.errors[0].startswith(f"Seed {derived_seed(1, 0)}, after ")
    assert result.errors[0].endswith("decisions: ValueError: lost my way")


def test_an_answer_that_is_not_offered_is_an_error(odd_bots: str) -> None:
    result = simulate("blackpoker", [f"{odd_bots}:Wild", "random"], games=1, seed=1)
    assert "Choice 999 is not offered" in result.errors[0]


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate("blackpoker", ["random"], games=4, seed=1, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (320, 400, 0.7581, 0.8363)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


# ---- what cannot be played


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError, match="There is no game 'chess'"):
        simulate("chess", ["random"], games=1)
    with pytest.raises(BotError, match="There is no bot 'deep-blue'"):
        simulate("blackpoker", ["deep-blue"], games=1)
    with pytest.raises(SimError, match="blackpoker has 2 sides: name 2 bots, or 1 for all of them, not 3"):
        simulate("blackpoker", ["random"] * 3, games=1)
    with pytest.raises(SimError, match="at least 1 game, not 0"):
        simulate("blackpoker", ["random"], games=0)
    with pytest.raises(SimError, match="at least 1 process"):
        simulate("blackpoker", ["random"], games=1, jobs=0)
    with pytest.raises(SetupError, match="no setting 'dek'"):
        simulate("blackpoker", ["random"], games=1, settings={"dek": "full54"})


# ---- long runs


@pytest.mark.soak
@pytest.mark.parametrize("game", rulebook_names())
def test_a_thousand_random_games_all_end(game: str) -> None:
    result = simulate(game, ["random", "random"], games=1000, seed=7, jobs=2)
    assert (result.finished, result.capped, result.errors) == (1000, 0, [])
    low, high = wilson_interval(result.wins[0], 1000, 4.0)
    assert low < 0.5 < high
