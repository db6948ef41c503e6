"""The loop of a game: tasks in order, unwinding, forced answers, refused ones, and giving up."""

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import Ask, Do, Note, Tally, Toy, start
from tests.probe import ProbeRulebook

import rulebound
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.refusal import Refused, RuleboundError
from rulebound.kernel.rulebook import Match
from rulebound.kernel.task import Task

TWO = ["go", "stop"]


class Closing(Task[Toy]):
    """A closing task that can be unwound to."""

    clause: ClassVar[str] = "TY 3"
    marker: ClassVar[str] = "turn"

    def run(self, game: Toy) -> Decision | None:
        game.notes.append("closed")
        return None


class Stop(Ask):
    """A question of which `stop` unwinds to the marker of the turn."""

    def resume(self, game: Toy, option: Option) -> None:
        super().resume(game, option)
        if option.verb == "stop":
            game.unwind("turn")


# ---- order


@given(st.integers(1, 9))
def test_tasks_run_in_the_order_in_which_they_are_pushed(count: int) -> None:
    words = [str(n) for n in range(count)]
    assert start(*(Note(word) for word in words)).notes == words


def test_what_is_pushed_later_runs_before_what_waits() -> None:
    def nested(game: Toy) -> None:
        game.push(Note("5"))
        game.push(Note("1"), Note("2"), Note("3"), Note("4"))

    assert start(Do(nested), Note("6")).notes == ["1", "2", "3", "4", "5", "6"]


def test_unwinding_drops_what_waits_down_to_the_closing_task() -> None:
    tasks = (Stop(0, TWO), Note("a"), Note("b"), Closing(), Note("after"))
    game = start(*tasks)
    game.choose_key("go")
    assert game.notes == ["go", "a", "b", "closed", "after"]
    game = start(*tasks)
    game.choose_key("stop")
    assert game.notes == ["stop", "closed", "after"]


def test_unwinding_stops_at_the_innermost_marker() -> None:
    game = start(Stop(0, TWO), Note("a"), Closing(), Note("b"), Closing())
    game.choose_key("stop")
    assert game.notes == ["stop", "closed", "b", "closed"]


def test_asking_changes_nothing() -> None:
    game = start(Ask(0, TWO))
    before = fingerprint(game)
    again = game.agenda[-1].run(game)
    assert again is not None
    assert [option.verb for option in again.options] == TWO
    assert fingerprint(game) == before


# ---- copies and frames


def test_frames_are_copied_with_the_game() -> None:
    game = start(Ask(0, TWO))
    id = game.open(Tally(5))
    other = game.copy()
    mine, theirs = game.frames[id], other.frames[id]
    assert isinstance(mine, Tally)
    assert isinstance(theirs, Tally)
    theirs.amount = 9
    assert mine.amount == 5
    other.close(id)
    assert id in game.frames
    assert id not in other.frames


def test_frames_have_ids_of_their_own() -> None:
    game = start(Ask(0, TWO))
    ids = [game.open(Tally(n)) for n in range(5)]
    game.close(ids[2])
    assert len({*ids, game.open(Tally(9))}) == 6


def test_copies_play_on_by_themselves() -> None:
    game = start(Ask(0, TWO), Ask(1, TWO), Note("end"))
    other = game.copy()
    assert fingerprint(other) == fingerprint(game)
    other.choose_key("stop")
    other.choose_key("stop")
    assert game.notes == []
    game.choose_key("go")
    game.choose_key("go")
    assert (game.notes, other.notes) == (["go", "go", "end"], ["stop", "stop", "end"])
    assert game.digest() != other.digest()


# ---- forced decisions


def test_forced_decisions_are_taken_and_counted() -> None:
    game = start(Ask(0, ["only"]), Ask(1, ["too"]), Ask(0, TWO), Ask(1, ["last"]))
    assert game.forced == 2
    assert game.notes == ["only", "too"]
    assert game.copy().forced == 2
    game.choose(1)
    assert game.forced == 3
    assert game.notes == ["only", "too", "stop", "last"]
    assert game.result is not None


def test_forced_decisions_are_asked_where_a_table_wants_it() -> None:
    game = start(Ask(0, TWO), Ask(1, ["only"]), Ask(0, ["last"]))
    game.skip_forced = False
    game.choose(0)
    assert game.decision is not None
    assert (game.decision.seat, len(game.decision.options)) == (1, 1)
    assert game.forced == 0
    other = game.copy()
    assert not other.skip_forced
    other.choose(0)
    assert other.decision is not None
    assert game.notes == ["go"]


def test_a_game_is_the_same_whether_forced_decisions_are_asked_or_not() -> None:
    games = [rulebound.new_game("blackpoker", 5) for _ in range(2)]
    games[1].skip_forced = False
    for n in range(60):
        first, second = games[0].decision, games[1].decision
        if first is None:
            break
        while second is not None and len(second.options) == 1:
            games[1].choose(0)
            second = games[1].decision
        assert games[0].describe() == games[1].describe()
        index = n * 7 % len(first.options)
        for game in games:
            game.choose(index)


# ---- what is refused


def refused_clause(game: rulebound.Game, key: str | int, seat: int = -1) -> str:
    """The clause by which an answer is refused; the position must be as it was."""
    before, decision, events = fingerprint(game), game.decision, game.events
    with pytest.raises(Refused) as caught:
        if isinstance(key, int):
            game.choose(key)
        else:
            game.choose_key(key, seat)
    assert fingerprint(game) == before
    assert game.decision is decision
    assert game.events is events
    assert str(caught.value).endswith(f"({caught.value.refusal.clause})")
    return caught.value.refusal.clause


@pytest.mark.parametrize("index", [2, -1, -2, 99, 1 << 70, -(1 << 70)])
def test_a_choice_that_is_not_offered_is_refused(index: int) -> None:
    assert refused_clause(start(Ask(0, TWO)), index) == "RB 2"


def test_a_choice_of_the_wrong_seat_is_refused() -> None:
    game = start(Ask(1, TWO))
    for seat in (0, 2, 9, 99):
        assert refused_clause(game, "go", seat) == "RB 3"
    game.choose_key("go", 1)
    assert game.notes == ["go"]


def test_an_unknown_key_is_refused_by_the_rulebooks_own_reason() -> None:
    for key in ("fly", "go 3", "go K", "", " ", "Go", " go "):
        assert refused_clause(start(Ask(0, TWO)), key) == "TY 2"
    assert refused_clause(rulebound.new_game("blackpoker", 3), "fly") == "RB 2"


def test_after_the_end_every_answer_is_refused() -> None:
    game = start(Ask(0, TWO))
    game.choose(0)
    assert game.decision is None
    assert refused_clause(game, 0) == "RB 4"
    assert refused_clause(game, "go") == "RB 4"
    assert refused_clause(game, "go", 1) == "RB 4"


@pytest.mark.parametrize(
    "key", ["take X9", "take A.hand.1", "take A.field.1", "take A.field.0", "take Z.z.1"]
)
def test_a_key_that_names_nothing_is_refused_in_a_sentence(key: str) -> None:
    game = start(Ask(0, TWO))
    before = fingerprint(game)
    with pytest.raises(RuleboundError):
        game.choose_key(key)
    assert fingerprint(game) == before


@pytest.mark.parametrize("key", ["take --5", "take ²", "take A.field.²"])
def test_a_key_with_a_strange_number_is_refused_in_a_sentence(key: str) -> None:
    with pytest.raises(RuleboundError):
        start(Ask(0, TWO)).choose_key(key)


# ---- giving up


def test_giving_up_loses_at_once_where_each_plays_alone() -> None:
    for seat in (0, 1):
        game = start(Ask(0, TWO))
        game.concede(seat)
        assert game.result is not None
        assert (game.result.winners, game.result.clause) == ([1 - seat], "RB 1")
        assert game.decision is None
        assert [event.name for event in game.events] == ["conceded", "game-over"]


def test_a_team_has_lost_when_all_its_seats_have_given_up() -> None:
    game = start(Ask(0, TWO), teams=[0, 1, 0, 1])
    game.concede(2)
    assert game.result is None
    assert game.decision is not None
    game.concede(1)
    assert game.result is None
    game.concede(0)
    assert game.result is not None
    assert game.result.winners == [1]
    assert game.conceded == [0, 1, 2]


def test_of_four_who_play_alone_the_last_one_wins() -> None:
    game = start(Ask(0, TWO), teams=[0, 1, 2, 3])
    for seat in (3, 0, 1):
        assert game.result is None
        game.concede(seat)
    assert game.result is not None
    assert game.result.winners == [2]


def test_giving_up_twice_is_refused() -> None:
    game = start(Ask(0, TWO), teams=[0, 1, 0, 1])
    game.concede(2)
    before = fingerprint(game)
    with pytest.raises(Refused, match="C has given up already"):
        game.concede(2)
    assert fingerprint(game) == before
    assert game.result is None


def test_copies_give_up_by_themselves() -> None:
    game = start(Ask(0, TWO), teams=[0, 1, 0, 1])
    game.concede(0)
    other = game.copy()
    other.concede(2)
    assert (game.conceded, other.conceded) == ([0], [0, 2])
    assert game.result is None


def test_a_time_out_counts_as_giving_up_by_its_own_clause() -> None:
    game = start(Ask(0, TWO))
    game.concede(0, by_time=True)
    assert game.result is not None
    assert (game.result.winners, game.result.clause) == ([1], "RB 8")
    assert [event.name for event in game.events] == ["timed-out", "game-over"]
    other = rulebound.new_game("blackpoker", 1)
    other.concede(1, by_time=True)
    assert other.result is not None
    assert (other.result.winners, other.result.clause) == ([0], "BP R4.85")


@pytest.mark.parametrize("seat", [-1, 2, 9, 1000])
def test_a_seat_that_is_not_there_cannot_give_up(seat: int) -> None:
    game = start(Ask(0, TWO))
    before = fingerprint(game)
    with pytest.raises(Refused) as caught:
        game.concede(seat)
    assert caught.value.refusal.clause == "RB 3"
    assert fingerprint(game) == before


def test_after_the_end_nobody_gives_up() -> None:
    game = start(Ask(0, TWO))
    game.concede(0)
    before = fingerprint(game)
    with pytest.raises(Refused) as caught:
        game.concede(1)
    assert caught.value.refusal.clause == "RB 4"
    assert fingerprint(game) == before


def test_giving_up_is_possible_in_the_middle_of_a_proposal() -> None:
    rulebook = ProbeRulebook()
    game = rulebook.new_game(Match(rulebook, 5))
    game.start()
    while game.decision is not None and game.decision.question != "pr-play":
        plays = [i for i, option in enumerate(game.decision.options) if option.verb == "play"]
        game.choose(plays[-1] if plays else 0)
    assert game.decision is not None
    game.concede(1)
    assert game.decision is not None
    game.concede(3)
    assert game.result is not None
    assert game.result.winners == [0]
