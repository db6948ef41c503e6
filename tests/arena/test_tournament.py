"""Games and tournaments of the arena: fair fixtures, faults that cost the game, records, the ranking."""

import os
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import rulebound
from rulebound.arena import (
    ArenaError,
    Entrant,
    Fixture,
    Meeting,
    Records,
    Score,
    Tournament,
    named_entrant,
    play,
    rank,
)
from rulebound.bots import bot_seed
from rulebound.bots.sandbox import Limits
from rulebound.kernel.record import Concession, TimeOut

RANDOM = named_entrant("random")
OTHER = Entrant("other", own="random")
STRICT = Limits(start=5.0, decision=1.0)

GOOD = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "decide":
        if said["number"] > LAST:
            FAULT
        print(json.dumps({"type": "choose", "number": said["number"], "option": 0}), flush=True)
"""


def bad_bot(folder: Path, fault: str, last: int = 3) -> Entrant:
    """A bot that takes the first option so many times, and then does something else."""
    text = GOOD.replace("LAST", str(last)).replace("FAULT", fault)
    (folder / "bad.py").write_text(text, encoding="utf-8")
    return Entrant("bad", words=("./bad.py",), folder=str(folder))


# ---- one game


def test_a_game_between_own_bots_and_its_record() -> None:
    score = play(Fixture(0, "blackpoker", 7, (RANDOM, OTHER)))
    assert score.finished and len(score.winners) == 1 and not score.blames and not score.error
    record = rulebound.read_record(score.record)
    game = rulebound.verify(record, rulebound.rulebook_named("blackpoker")).game
    assert game.digest() == score.digest
    assert play(Fixture(0, "blackpoker", 7, (RANDOM, OTHER))) == score


@pytest.mark.parametrize(
    ("fault", "by_time", "sentence"),
    [
        ("print('{}', flush=True)", False, "bad answered '{}', which is no `choose` message"),
        ("raise SystemExit(4)", False, "bad ended with exit code 4, at its decision 4"),
        ("import time; time.sleep(30)", True, "bad gave no answer within the time of one decision (1 s)"),
    ],
)
@pytest.mark.parametrize("game", ["blackpoker", "asteriated-grail"])
def test_a_fault_loses_the_game(game: str, fault: str, by_time: bool, sentence: str, tmp_path: Path) -> None:
    score = play(Fixture(0, game, 7, (RANDOM, bad_bot(tmp_path, fault)), limits=STRICT))
    assert score.winners == ("random",) and score.finished and not score.error
    (blame,) = score.blames
    assert blame.bot == "bad" and blame.sentence.startswith(sentence)
    record = rulebound.read_record(score.record)
    given = [one for one in record.inputs if not isinstance(one, str)]
    assert given and all(isinstance(one, TimeOut if by_time else Concession) for one in given)
    rulebound.verify(record, rulebound.rulebook_named(game))


def test_after_a_fault_chance_may_play_on(tmp_path: Path) -> None:
    bad = bad_bot(tmp_path, "raise SystemExit(4)")
    fixture = Fixture(0, "blackpoker", 7, (RANDOM, bad), limits=STRICT, on_fault="random")
    score = play(fixture)
    assert score.finished and len(score.blames) == 1 and score.decisions > 20
    record = rulebound.read_record(score.record)
    assert all(isinstance(given, str) for given in record.inputs)


CLASS = """
from rulebound.bots.random import RandomBot


class Lost(RandomBot):
    watches = True
    {}
"""


@pytest.mark.parametrize("on_fault", ["lose", "random"])
@pytest.mark.parametrize(
    ("method", "sentence"),
    [
        ("def answer(self, decision): return None", "Lost chose None, which is not the index of an option."),
        ("def answer(self, decision): 1 // 0", "Lost raised ZeroDivisionError: "),
        ("def answer(self, decision): raise SystemExit(0)", "Lost raised SystemExit: 0 (arena_lost.py:7)."),
        ("def __init__(self): pass", "Lost raised TypeError: "),
        ("def watch(self, events): 1 // 0", "Lost raised ZeroDivisionError: "),
    ],
)
def test_a_class_in_our_own_process_may_be_at_fault_too(
    method: str, sentence: str, on_fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    score = play_with_class(method, on_fault, tmp_path, monkeypatch)
    assert score.finished and not score.error and score.blames[0].bot == "arena_lost:Lost"
    assert score.blames[0].sentence.startswith(f"arena_lost:{sentence}") and len(score.blames) == 1
    assert (score.decisions > 20) == (on_fault == "random")
    assert on_fault == "random" or score.winners == ("random",)
    rulebound.verify(rulebound.read_record(score.record), rulebound.rulebook_named("blackpoker"))


def play_with_class(method: str, on_fault: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Score:
    """A game against a class that does something else than chance."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "arena_lost", raising=False)
    (folder / "arena_lost.py").write_text(CLASS.format(method), encoding="utf-8")
    lost = named_entrant("arena_lost:Lost")
    return play(Fixture(0, "blackpoker", 7, (RANDOM, lost), on_fault=on_fault))


def test_a_fault_after_the_game_does_not_change_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = play_with_class("pass", "lose", tmp_path, monkeypatch)
    bad = play_with_class("def leave(self, result): 1 // 0", "lose", tmp_path, monkeypatch)
    assert bad == replace(good, blames=bad.blames) and not good.blames
    assert "ZeroDivisionError" in bad.blames[0].sentence and len(bad.blames) == 1


def test_a_machine_without_processes_is_nobodys_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("subprocess.Popen", refused)
    score = play(Fixture(0, "blackpoker", 7, (RANDOM, bad_bot(tmp_path, "pass"))))
    assert score.error.startswith("The machine gives bad no process: Too many open files.")
    assert not score.blames and not score.winners


def test_a_mistake_of_the_engine_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("rulebound.arena.game.ArenaGame.tell", broken)
    score = play(Fixture(0, "blackpoker", 7, (RANDOM, OTHER)))
    assert score.error == "RuntimeError: broken" and score.blames == () and score.winners == ()


def test_a_game_without_an_end_is_given_up() -> None:
    score = play(Fixture(0, "blackpoker", 7, (RANDOM, OTHER), most_decisions=5))
    assert not score.finished and score.winners == () and score.decisions == 5


def test_the_seed_of_a_bot_does_not_repeat_and_is_not_that_of_the_game() -> None:
    seeds = [bot_seed(seed, seat) for seed in range(50) for seat in range(8)]
    assert len(set(seeds)) == 400 and all(0 <= seed < 1 << 53 for seed in seeds)


# ---- the round robin


def three() -> list[Entrant]:
    return [RANDOM, OTHER, named_entrant("greedy")]


@pytest.mark.parametrize("game", ["asteriated-grail", "battle-spirits", "blackpoker", "fftcg"])
def test_everyone_meets_everyone_on_the_same_deals_from_both_sides(game: str) -> None:
    fixtures = Tournament(three(), [game], 6, seed=3).fixtures()
    pairs = Counter(tuple(side.name for side in fixture.sides) for fixture in fixtures)
    assert len(pairs) == 6 and set(pairs.values()) == {3}
    deals: dict[tuple[str, ...], list[object]] = {}
    for fixture in fixtures:
        dealt = (fixture.seed, fixture.decks, tuple(sorted(fixture.settings.items())))
        deals.setdefault(tuple(side.name for side in fixture.sides), []).append(dealt)
    assert len({tuple(dealt) for dealt in deals.values()}) == 1
    assert [fixture.number for fixture in fixtures] == list(range(18))


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes() -> None:
    digests = []
    for seed, jobs in ((3, 1), (3, 2), (4, 1)):
        tournament = Tournament([RANDOM, OTHER], ["blackpoker", "fftcg"], 2, seed)
        tournament.run(jobs)
        assert len(tournament.scores) == 4
        digests.append(tournament.digest())
    assert digests[0] == digests[1] != digests[2]


def test_greedy_comes_before_random_and_progress_is_told() -> None:
    tournament = Tournament([RANDOM, named_entrant("greedy")], ["blackpoker"], 8, seed=1)
    told: list[int] = []
    tournament.run(progress=told.append)
    first, second = tournament.ranking()
    assert (first.bot, second.bot) == ("greedy", "random") and first.wins + second.wins == 8
    assert first.elo > 0 > second.elo and first.error > 0 and told == list(range(1, 9))
    plain = tournament.to_plain()
    assert plain["ranking"][0]["interval"][0] > 0.4 and plain["played"] == 8 and plain["errors"] == []


def test_faults_are_counted_and_listed(tmp_path: Path) -> None:
    bad = bad_bot(tmp_path, "print('enough', file=sys.stderr); raise SystemExit(4)")
    tournament = Tournament([RANDOM, bad], ["blackpoker"], 2, seed=1, limits=STRICT)
    tournament.run()
    assert [standing.faults for standing in tournament.ranking()] == [0, 2]
    fault = tournament.faults()[0]
    assert fault["bot"] == "bad" and fault["sentence"].startswith("bad ended with exit code 4")
    assert fault["standard_error"] == "enough\n"


def test_a_bot_that_does_not_start_stops_everything_before_the_first_game(tmp_path: Path) -> None:
    bad = bad_bot(tmp_path, "raise SystemExit(4)", last=0)
    tournament = Tournament([RANDOM, bad], ["blackpoker"], 2, limits=STRICT)
    with pytest.raises(ArenaError, match=r"A bot does not start as it should: bad ended with exit code 4"):
        tournament.run()
    assert tournament.scores == []


@pytest.mark.parametrize(
    ("entrants", "games", "on_fault", "sentence"),
    [
        ([RANDOM], 2, "lose", "needs two bots, and there is only random"),
        ([RANDOM, RANDOM], 2, "lose", "two bots with the name 'random'"),
        ([RANDOM, OTHER], 3, "lose", "3 is no even number"),
        ([RANDOM, OTHER], 0, "lose", "0 is no even number above 0"),
        ([RANDOM, OTHER], 2, "weep", "can lose or play at random, not 'weep'"),
    ],
)
def test_what_cannot_be_held(entrants: list[Entrant], games: int, on_fault: str, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        Tournament(entrants, ["blackpoker"], games, on_fault=on_fault).check()


# ---- the ranking


def test_the_ranking_weighs_who_was_met() -> None:
    """b and c have won as many games, but b won them against the better one."""
    meetings = [
        Meeting("g", ("a", "b"), games=10, wins=[5, 5]),
        Meeting("g", ("a", "d"), games=10, wins=[9, 1]),
        Meeting("g", ("c", "d"), games=10, wins=[5, 5]),
    ]
    ranking = rank(["a", "b", "c", "d"], meetings, ["d", "d"])
    assert [standing.bot for standing in ranking][:2] == ["a", "b"]
    by_name = {standing.bot: standing for standing in ranking}
    assert by_name["b"].wins == by_name["c"].wins == 5 and by_name["b"].elo > by_name["c"].elo + 100
    assert by_name["d"].faults == 2 and by_name["a"].games == 20
    assert sum(standing.elo for standing in ranking) == pytest.approx(0)


def test_draws_and_capped_games_count_half() -> None:
    fixture = Fixture(0, "g", 1, (RANDOM, OTHER))
    meeting = Meeting("g", ("random", "other"))
    score = play(replace(fixture, game="blackpoker", most_decisions=1))
    meeting.add(score)
    meeting.add(replace(score, finished=True))
    meeting.add(replace(score, finished=True, winners=("random",)))
    assert (meeting.capped, meeting.draws, meeting.wins, meeting.points()) == (1, 1, [1, 0], 2.0)
    even = rank(["random", "other"], [Meeting("g", ("random", "other"), games=4, draws=4)])
    assert [round(standing.elo, 6) for standing in even] == [0, 0] and even[0].draws == 4


def dies(fixture: Fixture) -> None:
    """A process that is killed while it plays."""
    os._exit(1)


def test_a_process_that_is_killed_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.arena.tournament.play", dies)
    with pytest.raises(ArenaError, match="A process of the arena was killed"):
        Tournament([RANDOM, OTHER], ["blackpoker"], 2).run(jobs=2)


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_may_be_called_random_and_is_tried_all_the_same(seed: int, tmp_path: Path) -> None:
    bad = replace(bad_bot(tmp_path, "raise SystemExit(4)", last=0), name="random")
    tournament = Tournament([OTHER, bad], ["blackpoker"], 2, seed, limits=STRICT)
    with pytest.raises(ArenaError, match=r"random ended with exit code 4.* Mend it, or hide it by a name"):
        tournament.run()


# ---- the records


def test_each_score_is_kept_as_soon_as_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Score] = []

    def stopped(fixture: Fixture) -> Score:
        if fixture.number == 2:
            raise KeyboardInterrupt
        return play(fixture)

    monkeypatch.setattr("rulebound.arena.tournament.play", stopped)
    tournament = Tournament([RANDOM, OTHER], ["blackpoker"], 4)
    with pytest.raises(KeyboardInterrupt):
        tournament.run(keep=kept.append)
    assert kept == tournament.scores and [score.fixture.number for score in kept] == [0, 1]
    assert not tournament.complete() and tournament.to_plain()["complete"] is False
    assert [standing.games for standing in tournament.ranking()] == [2, 2]


def test_records_have_names_that_every_system_takes(tmp_path: Path) -> None:
    long = replace(OTHER, name="[/a]:食/" * 80)
    score = play(Fixture(12, "blackpoker", 7, (RANDOM, long)))
    records = Records(tmp_path / "a" / "b")
    records.check()
    assert not (tmp_path / "a").exists(), "nothing is made before the first game is over"
    records.keep(score)
    (file,) = (tmp_path / "a" / "b").iterdir()
    assert file.name.startswith("0012-blackpoker-random-[a]-食[a]-食") and len(file.name.encode()) < 100
    assert file.read_bytes() == score.record and not records.failure
    with pytest.raises(ArenaError, match=r"There are records in .*/b already. Give another folder."):
        Records(tmp_path / "a" / "b").check()


def test_a_record_that_cannot_be_written_does_not_end_the_games(tmp_path: Path) -> None:
    score = play(Fixture(0, "blackpoker", 7, (RANDOM, OTHER)))
    (tmp_path / "file").touch()
    records = Records(tmp_path / "file")
    records.keep(score)
    assert records.failure == f"The records cannot be written to {tmp_path / 'file'}: File exists."
