"""Contests: who meets whom, pairs on the same deal, narrow intervals, what is noted about cards."""

from collections import Counter
from dataclasses import replace

import pytest

import rulebound
from rulebound.kernel.card import face_of
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.sim import (
    Contest,
    ContestResult,
    Plan,
    SimError,
    Terms,
    derived_seed,
    gauntlet,
    make_workers,
    matrix,
    play,
    round_robin,
    run,
    series,
)
from rulebound.sim.counting import CardRecord, Pairs, SimResult
from rulebound.sim.match import ALL, BOTS, SimulatedGame, pairing_of, seed_of
from rulebound.sim.running import STEP
from rulebound.sim.watching import DRAWN, IN_DECK, USED

SMALL = {"deck": "entry16"}
BLACKPOKER = Terms("blackpoker", 3, SMALL)
SPIRITS = Terms("battle-spirits", 3)

STRANGE_BOTS = '''
from rulebound.bots.random import RandomBot

class First(RandomBot):
    """Takes the first option."""
    looks = False
    def answer(self, decision):
        return 0

class Last(RandomBot):
    """Takes the last option, but never for ever."""
    looks = False
    def answer(self, decision):
        return len(decision.options) - 1 if self.stream.below(3) else self.stream.below(len(decision.options))
'''


@pytest.fixture
def bots(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three quick bots that differ."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "strange_bots.py").write_text(STRANGE_BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return ["random", "strange_bots:First", "strange_bots:Last"]


def meetings(contest: Contest) -> list[tuple[str, str]]:
    return [(contest.entrants[cell.first], contest.entrants[cell.second]) for cell in contest.cells]


# ---- who meets whom


def test_round_robin_and_gauntlet(bots: list[str]) -> None:
    one, two, three = bots
    assert meetings(round_robin(BLACKPOKER, bots)) == [(one, two), (one, three), (two, three)]
    assert meetings(gauntlet(BLACKPOKER, bots)) == [(one, two), (one, three)]
    assert {cell.plan.pairs for cell in round_robin(BLACKPOKER, bots).cells} == {BOTS}


def test_a_matrix_is_of_decks() -> None:
    whole = matrix(SPIRITS, ["random"], {})
    ready = rulebound.rulebook_named("battle-spirits").deck_names()
    assert list(whole.entrants) == ready and len(whole.cells) == len(ready) * (len(ready) + 1) // 2
    without = matrix(SPIRITS, ["random"], {}, mirrors=False)
    assert len(without.cells) == len(ready) * (len(ready) - 1) // 2
    for cell in whole.cells:
        names = (whole.entrants[cell.first], whole.entrants[cell.second])
        assert cell.plan.pairings == (names,) and cell.plan.pairs == ("" if cell.mirror else ALL)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: round_robin(BLACKPOKER, ["random"]), "needs at least 2 bots, not 1"),
        (lambda: gauntlet(BLACKPOKER, ["random", "random"]), "different bots; random is there twice"),
        (lambda: matrix(BLACKPOKER, ["random"], {}), "Nobody brings a deck to blackpoker"),
        (lambda: matrix(SPIRITS, ["random", "greedy"], {}), "name 1 bot, not 2"),
        (lambda: matrix(SPIRITS, ["random"], {"red": "red"}), "needs at least 2 decks, not 1"),
        (lambda: series(BLACKPOKER, ["random", "random"], True), "need two different bots"),
        (lambda: run(series(BLACKPOKER, ["random"]), 0), "at least 1 game, not 0"),
        (lambda: run(series(BLACKPOKER, ["random"]), 9, until_width=0.0), "more than 0 and less than 1"),
        (lambda: run(series(BLACKPOKER, ["random"]), 9, until_width=-0.1), "more than 0 and less than 1"),
        (lambda: make_workers(-1), "at least 1 process"),
    ],
)
def test_what_cannot_be_played_is_refused(make: object, sentence: str) -> None:
    assert callable(make)
    with pytest.raises(SimError, match=sentence):
        make()


# ---- pairs


def seated(plan: Plan, number: int) -> tuple[int, list[str], list[str], str]:
    """The seed, the bots and the decks by seat, and the hand of A."""
    table = SimulatedGame(plan, number, seed=seed_of(plan, number))
    table.sit_down()
    assert table.game is not None
    hand = next(place for place in table.game.places if place.seat == 0 and place.zone.name == "hand")
    faces = " ".join(table.game.rulebook.code(face_of(card)) for card in hand.cards)
    names = [type(bot).__name__ for bot in table.bots]
    return table.seed, names, list(table.game.match.decks), faces


def test_bots_change_places_on_the_same_deal() -> None:
    (cell,) = gauntlet(SPIRITS, ["greedy", "random"]).cells
    one, two, three = (seated(cell.plan, number) for number in range(3))
    assert one[1] == ["GreedyBot", "RandomBot"] and two[1] == ["RandomBot", "GreedyBot"]
    assert (one[0], one[2], one[3]) == (two[0], two[2], two[3])
    assert three[0] != two[0] and three[1] == one[1]


def test_decks_change_places_in_a_matrix() -> None:
    (cell,) = matrix(SPIRITS, ["random"], {"mine": "red", "yours": "blue"}, mirrors=False).cells
    one, two = seated(cell.plan, 0), seated(cell.plan, 1)
    assert one[0] == two[0] and one[2] == ["red", "blue"] and two[2] == ["blue", "red"]


def test_a_win_belongs_to_the_deck_wherever_it_sits() -> None:
    (cell,) = matrix(SPIRITS, ["random"], {"mine": "red", "yours": "blue"}, mirrors=False).cells
    for number in range(4):
        outcome = play(cell.plan, number)
        decks = ["red", "blue"] if number % 2 == 0 else ["blue", "red"]
        assert outcome.winners is not None
        assert [("red", "blue")[winner] for winner in outcome.winners] == [decks[t] for t in outcome.teams]


def test_all_cells_meet_the_same_deals(bots: list[str]) -> None:
    contest = round_robin(BLACKPOKER, bots)
    seeds = [[play(cell.plan, number).seed for number in range(4)] for cell in contest.cells]
    assert seeds[0] == seeds[1] == seeds[2] and seeds[0][0] == seeds[0][1] != seeds[0][2]


def test_few_deals_have_some_of_every_deck() -> None:
    (cell,) = gauntlet(Terms("fftcg", 1), ["random", "greedy"]).cells
    pairings = cell.plan.pairings
    taken = [pairing_of(cell.plan, number) for number in range(2 * len(pairings))]
    assert taken[::2] == taken[1::2] and sorted(taken[::2]) == list(range(len(pairings)))
    for seat in (0, 1):
        seldom = Counter(pairings[index][seat] for index in taken[: 2 * len(pairings) // 2 : 2])
        assert len(seldom) == 9 and max(seldom.values()) - min(seldom.values()) <= 2


def test_pairs_tell_how_much_luck_they_take_out() -> None:
    even, odd = Pairs(), Pairs()
    for number in range(40):
        even.add(0.5)
        odd.add(float(number % 2))
    assert even.error == 0.0 and even.worth is None
    assert odd.error == pytest.approx(0.5 / 39**0.5) and odd.worth == pytest.approx(0.4875, abs=1e-3)
    assert Pairs().error is None


# ---- running


def plain(result: ContestResult) -> dict[str, object]:
    timed = ("seconds", "decisions_per_second")
    return {name: value for name, value in result.to_plain().items() if name not in timed}


def test_the_same_whatever_the_number_of_processes(bots: list[str]) -> None:
    contest = round_robin(replace(BLACKPOKER, watch=True), bots)
    workers = make_workers(2)
    try:
        two = run(contest, 11, workers)
    finally:
        workers.close()
    assert plain(run(contest, 11)) == plain(two)


def test_a_contest_is_counted(bots: list[str]) -> None:
    result = run(round_robin(BLACKPOKER, bots), 12)
    told = result.to_plain()
    assert told["games"] == told["finished"] == 36 and len(told["cells"]) == 3
    for cell, entry in zip(result.cells, told["cells"], strict=True):
        assert entry["wins"] == cell.wins[0] and entry["games"] == 12 == sum(cell.wins) + cell.draws
        assert entry["interval"][0] <= entry["share"] <= entry["interval"][1]
        assert cell.pairs.count == 6
    assert sum(record.games for record in result.totals().values()) == 72
    assert sum(record.wins for record in result.totals().values()) + 2 * told["draws"] // 2 == 36
    assert result.first.games == 36 - told["draws"]
    assert abs(sum(rating.elo for rating in result.ratings())) < 1e-6


def test_a_cell_stops_when_its_interval_is_narrow_enough(bots: list[str]) -> None:
    contest = gauntlet(BLACKPOKER, bots)
    result = run(contest, 400, until_width=0.4)
    for cell in result.cells:
        low, high = cell.record.interval
        assert cell.games % STEP == 0 and cell.games < 400 and high - low <= 0.4
    workers = make_workers(2)
    try:
        assert plain(run(contest, 400, workers, until_width=0.4)) == plain(result)
    finally:
        workers.close()
    assert run(contest, 30, until_width=0.01).cells[0].games == 30


def test_a_mirror_is_about_who_began() -> None:
    contest = matrix(SPIRITS, ["random"], {"red": "red", "blue": "blue"})
    result = run(contest, 2)
    assert [cell.mirror for cell in contest.cells] == [True, False, True]
    entries = result.to_plain()["cells"]
    assert entries[0]["wins"] is None and entries[0]["first_player"]["games"] == 2
    assert entries[1]["wins"] is not None
    assert result.totals()["red"].games == 2


# ---- what is noted


@pytest.mark.parametrize("game", ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"])
def test_who_began_is_noted_in_every_game(game: str) -> None:
    plan = Plan(game, ("random", "random"), 4)
    firsts = set()
    for number in range(6 if game == "blackpoker" else 2):
        table = SimulatedGame(plan, number, seed_of(plan, number))
        table.sit_down()
        table.run()
        assert table.game is not None and table.first_team() in (0, 1)
        first = getattr(table.game, "first", None)
        if isinstance(first, int):
            assert table.watcher.first == first
        firsts.add(table.first_team())
    assert game != "blackpoker" or firsts == {0, 1}


def test_cards_are_noted_as_the_events_tell() -> None:
    plan = Plan("battle-spirits", ("random", "random"), 4, pairings=(("red", "blue"),), watch=True)
    outcome = play(plan, 0)
    noted = {(code, team): bits for code, team, bits in outcome.cards}
    rulebook = rulebound.rulebook_named("battle-spirits")
    match = Match(rulebook, decks=["red", "blue"])
    for team in (0, 1):
        deck = {rulebook.code(face) for face in rulebook.deck(match, team)}
        assert {code for (code, side), bits in noted.items() if side == team and bits & IN_DECK} == deck
    assert any(bits & DRAWN for bits in noted.values()) and any(bits & USED for bits in noted.values())
    assert any(not bits & DRAWN for bits in noted.values())
    assert play(replace(plan, watch=False), 0) == replace(outcome, cards=())


def test_what_is_noted_is_in_the_record_of_the_game() -> None:
    plan = Plan("blackpoker", ("random", "random"), 4, SMALL, watch=True)
    outcome = play(plan, 0)
    game = rulebound.new_game("blackpoker", outcome.seed, settings=SMALL)
    streams = [Stream(derived_seed(outcome.seed, seat)) for seat in range(2)]
    drawn: set[tuple[str, int]] = set()
    while True:
        for event in game.events:
            if event.name == "drew":
                drawn |= {(game.rulebook.code(face_of(card)), event.seat) for card in event.cards}
        if game.decision is None:
            break
        game.choose(streams[game.decision.seat].below(len(game.decision.options)))
    assert game.digest() == outcome.digest
    assert {(code, team) for code, team, bits in outcome.cards if bits & DRAWN} == drawn


def test_cards_are_counted_by_side() -> None:
    record = CardRecord()
    record.add(IN_DECK | DRAWN | USED, True)
    record.add(IN_DECK | DRAWN, False)
    record.add(IN_DECK, False)
    record.add(USED, True)
    assert [record.in_deck.games, record.drawn.games, record.not_drawn.games, record.played.games] == [
        3,
        2,
        1,
        2,
    ]
    assert record.gain == pytest.approx(0.5)
    low, high = record.gain_interval
    assert low < 0.5 < high
    assert CardRecord().gain is None


def test_characters_have_an_effect_whoever_is_beside_them() -> None:
    result = SimResult("x", ("a", "b"), 0, wins=[0, 0])
    for games, won, lost in ((30, ("good", "x"), ("bad", "y")), (10, ("bad", "y"), ("good", "x"))):
        result.line_ups[won, lost] = games
    for games, won, lost in ((30, ("good", "y"), ("bad", "x")), (10, ("bad", "x"), ("good", "y"))):
        result.line_ups[won, lost] = games
    effects = {entry["name"]: entry["elo"] for entry in result.details()["character_effects"]}
    assert effects["good"] > 60 > abs(effects["x"]) + 59 and effects["good"] == -effects["bad"]
