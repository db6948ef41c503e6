"""Contests: who meets whom, pairs on the same deal, narrow intervals, what is noted about cards."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import rulebound
from rulebound.kernel.card import face_of
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.sim import (
    Contest,
    ContestResult,
    Outcome,
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
    wilson_interval,
)
from rulebound.sim.counting import Counting, LineUp, SimResult, character_ratings
from rulebound.sim.deals import FEWEST_DEALS
from rulebound.sim.figures import told_first
from rulebound.sim.match import ALL, BOTS, SimulatedGame, pairing_of, seed_of
from rulebound.sim.records import CardRecord, FirstPlayer
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
        assert cell.deals.several(0) == 6 == entry["pairs"]["pairs"]
    assert sum(record.games for record in result.totals().values()) == 72
    assert sum(record.wins for record in result.totals().values()) + 2 * told["draws"] // 2 == 36
    assert result.first.games == 36 - told["draws"]
    assert abs(sum(rating.elo for rating in result.ratings())) < 1e-6


def test_a_cell_stops_when_its_interval_is_narrow_enough(bots: list[str]) -> None:
    contest = gauntlet(BLACKPOKER, bots)
    result = run(contest, 400, until_width=0.4)
    for cell in result.cells:
        low, high = cell.record().interval
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
    sides = (IN_DECK | DRAWN | USED, True), (IN_DECK | DRAWN, False), (IN_DECK, False), (USED, True)
    for number, (bits, won) in enumerate(5 * sides):
        record.add(number, ("greedy",), bits, won)
    assert [part.games for part in record.records.values()] == [15, 10, 5, 10]
    gain = record.gain
    assert gain is not None and gain.value == pytest.approx(0.5) and gain.low < 0.5 < gain.high
    assert CardRecord().gain is None


# ---- who is compared with whom


def counted(plan: Plan, outcomes: list[Outcome]) -> SimResult:
    """What is counted of these games."""
    result = SimResult(plan.game, plan.bots, len(outcomes), wins=[0, 0])
    counting = Counting(plan, result)
    for outcome in outcomes:
        counting.add(outcome)
    return result


def won_by(bot: int, number: int, **more: Any) -> Outcome:
    """A game that a bot has won: it sits at the first place in games with an even number, if it is bot 0."""
    return Outcome(number, 9, "d", (bot,), "", ((bot + number) % 2,), **more)


def test_who_is_stronger_tells_nothing_about_who_begins() -> None:
    """The first of the bots wins every game; it lets the other begin, three times out of four."""
    plan = Plan("battle-spirits", ("strong", "weak"), 1)
    outcomes = []
    for number in range(40):
        beginner = int(number % 4 > 0)
        outcomes.append(won_by(0, number, first=(beginner + number) % 2))
    first = counted(plan, outcomes).first
    assert first.record.share == 0.25, "all games together say that to begin is bad"
    assert first.share is not None and first.share.value == 0.5 and first.share.low < 0.45
    told = first.to_plain()
    assert (told["games"], told["wins"], told["share"]) == (40, 10, 0.5)
    assert [entry["share"] for entry in told["by_entrant"]] == [1.0, 0.0]
    hardly = counted(plan, [won_by(0, n, first=(int(n > 3) + n) % 2) for n in range(40)]).first
    assert hardly.share is None and hardly.to_plain()["interval"] is None
    assert "cannot be told from who is stronger: one side began fewer than 5 games" in told_first(hardly)


def test_a_bot_against_itself_is_counted_as_one() -> None:
    plan = Plan("battle-spirits", ("same", "same"), 1)
    first = counted(plan, [won_by(0, n, first=n % 2) for n in range(3)]).first
    assert first.share is not None and first.share[1:] == wilson_interval(3, 3)
    assert "by_entrant" not in first.to_plain()


def test_meetings_count_by_their_games_for_who_begins() -> None:
    plan = Plan("battle-spirits", ("strong", "weak"), 1)
    always = [won_by(n % 2, n, first=0) for n in range(30)]  # whoever begins wins
    never = [won_by(1 - n % 2, n, first=0) for n in range(10)]
    hardly = [won_by(0, n, first=n % 2) for n in range(10)]
    cells = [counted(plan, outcomes) for outcomes in (always, never, hardly)]
    first = FirstPlayer()
    for cell in cells:
        first.merge(cell.first)
    assert first.share is not None and first.share.value == pytest.approx(0.75) and first.games == 50
    assert told_first(first).endswith("1 of 3 meetings are left out: one side began fewer than 5 games.")


def test_a_card_has_nothing_of_the_bot_or_deck_that_held_it() -> None:
    """The strong bot wins nine games of ten and draws the card more often; drawing it changes nothing."""
    plan = Plan("x", ("strong", "weak"), 1, pairings=(("d", "d"),), watch=True)
    outcomes = []
    for number in range(200):
        winner = int(number % 10 == 9)
        strong = number % 2  # the team of the strong bot
        drew = (DRAWN if number // 10 % 4 else 0, DRAWN if number // 10 % 4 == 0 else 0)
        cards = (("c", strong, IN_DECK | drew[0]), ("c", 1 - strong, IN_DECK | drew[1]))
        outcomes.append(won_by(winner, number, cards=cards))
    record = counted(plan, outcomes).cards["c"]
    assert record.drawn.share - record.not_drawn.share > 0.3
    assert record.gain is not None and abs(record.gain.value) < 0.01 and record.gain.high < 0.2
    assert set(record.strata()) == {("strong", "d"), ("weak", "d")}


def test_the_cards_of_a_contest_are_compared_within_their_meetings() -> None:
    """In one meeting most have won and most have drawn the card, in the other few have."""
    one, two, both = CardRecord(), CardRecord(), CardRecord()
    for number in range(40):
        one.add(number, ("bot",), IN_DECK | (DRAWN if number % 4 else 0), number % 20 > 0)
        two.add(number, ("bot",), IN_DECK | (0 if number % 4 else DRAWN), number % 20 == 0)
    both.merge(one, 0)
    both.merge(two, 1)
    assert one.gain is not None and two.gain is not None and both.gain is not None
    assert both.gain.value == pytest.approx((one.gain.value + two.gain.value) / 2)
    assert both.drawn.share - both.not_drawn.share > both.gain.value + 0.2


def test_what_was_won_by_all_tells_nothing_about_a_card() -> None:
    record = CardRecord()
    for number in range(40):
        record.add(number, ("strong",), IN_DECK | (DRAWN if number % 2 else 0), True)
        record.add(number, ("weak",), IN_DECK | (DRAWN if number % 3 else 0), False)
    assert record.gain is None and record.to_plain()["gain_interval"] is None


def test_many_sides_on_few_deals_tell_nothing_about_a_card() -> None:
    """A small contest has hundreds of sides, but has seen only some few shuffles."""
    record = CardRecord()
    for number in range(FEWEST_DEALS):
        assert record.gain is None
        for meeting in range(20):
            record.add(number, (meeting,), IN_DECK | (DRAWN if number % 2 else 0), number % 2 > 0)
    assert record.gain is not None and record.gain.value == 1


def test_characters_have_an_effect_whoever_is_beside_them() -> None:
    result = SimResult("x", ("a", "b"), 0, wins=[0, 0])
    for games, won, lost in ((30, ("good", "x"), ("bad", "y")), (10, ("bad", "y"), ("good", "x"))):
        result.line_ups[LineUp(won, lost)] = games
    for games, won, lost in ((30, ("good", "y"), ("bad", "x")), (10, ("bad", "x"), ("good", "y"))):
        result.line_ups[LineUp(won, lost)] = games
    effects = {entry["name"]: entry["elo"] for entry in result.details()["character_effects"]}
    assert effects["good"] > 60 > abs(effects["x"]) + 59 and effects["good"] == -effects["bad"]


def test_characters_have_nothing_of_the_bot_that_played_them() -> None:
    """The strong bot wins three games of four, whatever it plays; by chance it had the mage more often."""
    line_ups = Counter(
        {
            LineUp(("mage",), ("priest",), "strong", "weak"): 60,
            LineUp(("priest",), ("mage",), "weak", "strong"): 20,
            LineUp(("priest",), ("mage",), "strong", "weak"): 15,
            LineUp(("mage",), ("priest",), "weak", "strong"): 5,
        }
    )
    effects = {rating.name: rating.elo for rating in character_ratings(line_ups)}
    assert set(effects) == {"mage", "priest"} and abs(effects["mage"]) < 5
    without = Counter({line_up._replace(winner="", loser=""): n for line_up, n in line_ups.items()})
    assert len(without) == 2 and character_ratings(without)[0].elo > 40
