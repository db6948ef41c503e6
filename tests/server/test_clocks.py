"""Clocks: whose time runs, what runs out, who is away, and what a restart counts for."""

import pytest
from tests.server.people import ANN, BEN, TestClock, make_lobby, quiet, run, wish

from rulebound.kernel.rng import Stream
from rulebound.server.asking import ask
from rulebound.server.clocks import NO_LIMIT, Due, TableClocks
from rulebound.server.entries import Person
from rulebound.server.protocol import messages
from rulebound.server.protocol.tables import Clocks, Times
from rulebound.server.room import Room
from rulebound.server.room_view import Guest
from rulebound.server.rooms import Lobby


async def seated(lobby: Lobby, clocks: Clocks) -> tuple[Room, Guest, Guest]:
    """A game of Ann and Ben that has begun, with both connected."""
    room = await lobby.open(ANN, wish("blackpoker", "me", "open", clocks=clocks))
    guests = Guest(ANN), Guest(BEN)
    for guest in guests:
        await room.enter(guest)
    await ask(room, BEN, messages.Sit(seat=1))
    for person in (BEN, ANN):
        await ask(room, person, messages.Ready())
    return room, *guests


def asked_person(room: Room) -> Person:
    """Who is asked."""
    person = room.state.seats[room.state.asked].person
    assert person is not None
    return person


async def choose(room: Room, seed: int = 0) -> None:
    """Whoever is asked answers at random."""
    keys = [key for key in room.offered() if key != "cancel"]
    key = keys[Stream(seed).below(len(keys))]
    await ask(room, asked_person(room), messages.Choose(number=room.state.number, keys=[key]))


def loser(room: Room) -> str:
    """Who has lost, and by which event."""
    table = room.state.table
    assert table is not None and table.game.result is not None
    return f"{table.log[-1][0].name} {table.log[-1][0].seat}"


# ---- by themselves


def test_times_run_for_the_seat_that_is_asked() -> None:
    clock = TestClock()
    clocks = TableClocks(Clocks(total=60, decision=20), 2, clock)
    assert clocks.times() == Times([60_000, 60_000], NO_LIMIT, [NO_LIMIT, NO_LIMIT], -1)
    assert clocks.due() is None
    clocks.pose(1)
    clock.time += 5_000
    assert clocks.times() == Times([60_000, 55_000], 15_000, [NO_LIMIT, NO_LIMIT], 1)
    assert clocks.due() == Due(1, "time", 15_000)
    assert (clocks.spent(1), clocks.spent(0)) == (5_000, 0)


def test_a_step_of_a_question_is_counted_once_and_the_question_goes_on() -> None:
    clock = TestClock()
    clocks = TableClocks(Clocks(total=60, decision=20), 2, clock)
    clocks.pose(0)
    clock.time += 5_000
    clocks.used[0] += clocks.spent(0)
    clocks.go_on()
    clock.time += 1_000
    assert clocks.total_left(0) == 54_000 and clocks.decision_left() == 14_000


def test_nobody_is_away_for_ever_unless_there_is_no_limit() -> None:
    clock = TestClock()
    clocks = TableClocks(Clocks(away=30), 2, clock)
    clocks.leave(1)
    clock.time += 10_000
    clocks.leave(1)
    assert clocks.due() == Due(1, "away", 20_000)
    clocks.come(1)
    assert clocks.due() is None
    without = TableClocks(Clocks(away=0), 2, clock)
    without.leave(1)
    assert without.due() is None and without.away_left(1) == NO_LIMIT


# ---- at a table


@pytest.mark.parametrize("clocks", [Clocks(total=60), Clocks(decision=60)])
def test_who_runs_out_of_time_has_lost(clocks: Clocks) -> None:
    async def work() -> None:
        clock = TestClock()
        room, _, _ = await seated(make_lobby(clock=clock), clocks)
        await choose(room)
        asked = room.state.asked
        await clock.forward(59.9)
        assert room.state.playing
        await clock.forward(0.2)
        assert room.state.over and loser(room) == f"timed-out {asked}"

    run(work())


def test_the_total_is_kept_over_choices_and_the_decision_is_not() -> None:
    async def work() -> None:
        clock = TestClock()
        room, _, _ = await seated(make_lobby(clock=clock), Clocks(total=100, decision=30))
        used = [0, 0]
        for n in range(8):
            asked = room.state.asked
            await clock.forward(3)
            used[asked] += 3_000
            await choose(room, n)
        times = room.told_to(ANN).times
        assert times is not None
        assert times.total == [100_000 - used[0], 100_000 - used[1]] and times.running == room.state.asked

    run(work())


def test_coming_and_going_gives_no_time_back() -> None:
    async def work() -> None:
        clock = TestClock()
        room, ann, _ = await seated(make_lobby(clock=clock), Clocks(total=100, decision=50))
        asked = room.state.asked
        await clock.forward(20)
        room.leave(ann)
        await room.enter(Guest(ANN))
        await ask(room, BEN, messages.MakeOffer(kind="draw"))
        times = room.told_to(ANN).times
        assert times is not None and times.total[asked] == 80_000 and times.decision == 30_000
        await clock.forward(30)
        assert loser(room) == f"timed-out {asked}"

    run(work())


def test_time_in_which_the_server_was_down_counts_for_nobody() -> None:
    async def work() -> None:
        clock = TestClock()
        lobby = make_lobby(clock=clock)
        room, _, _ = await seated(lobby, Clocks(total=100))
        asked = room.state.asked
        await clock.forward(10)
        await choose(room)
        await lobby.close()
        clock.time += 10_000_000
        again = await make_lobby(lobby.house.store, clock).room(room.id)
        assert again is not None
        times = again.told_to(ANN).times
        assert times is not None and times.total[asked] == 90_000 and sum(times.total) == 190_000

    run(work())


def test_bots_have_no_clock() -> None:
    async def work() -> None:
        clock = TestClock()
        lobby = make_lobby(clock=clock, delay=1000)
        room = await lobby.open(
            ANN, wish("blackpoker", "random", "random", clocks=Clocks(total=5, decision=5))
        )
        await clock.forward(10)
        assert room.state.playing and room.clocks.due() is None

    run(work())


# ---- an abandoned seat


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back() -> None:
    async def work() -> None:
        clock = TestClock()
        room, _, ben = await seated(make_lobby(clock=clock), Clocks(away=60))
        room.leave(ben)
        times = room.told_to(ANN).times
        assert times is not None and times.away == [NO_LIMIT, 60_000]
        await clock.forward(59)
        assert not room.info(ANN).seats[1].stood_in
        await clock.forward(2)
        await quiet()
        assert room.info(ANN).seats[1].stood_in and room.state.playing
        for n in range(30):
            if any(given.seat == 1 for given in room.state.stands) or room.state.over:
                break
            await choose(room, n)
            await quiet()
        assert any(given.seat == 1 for given in room.state.stands)
        again = await make_lobby(room.house.store, clock).room(room.id)
        assert again is not None and again.info(ANN).seats[1].stood_in
        await room.enter(Guest(BEN))
        assert not room.info(ANN).seats[1].stood_in
        number = room.state.number
        if room.state.asked == 1:
            await quiet()
            assert room.state.number == number
            await choose(room)

    run(work())


def test_or_the_game_is_lost_by_time() -> None:
    async def work() -> None:
        clock = TestClock()
        room, _, ben = await seated(make_lobby(clock=clock), Clocks(away=60, abandoned="lost"))
        room.leave(ben)
        await clock.forward(61)
        assert room.state.over and loser(room) == "timed-out 1"

    run(work())


def test_who_comes_back_in_time_keeps_the_seat() -> None:
    async def work() -> None:
        clock = TestClock()
        room, _, ben = await seated(make_lobby(clock=clock), Clocks(away=60, abandoned="lost"))
        room.leave(ben)
        await clock.forward(50)
        await room.enter(Guest(BEN))
        await clock.forward(50)
        assert room.state.playing

    run(work())


def test_where_nobody_waits_nobody_is_late() -> None:
    async def work() -> None:
        clock = TestClock()
        room, ann, ben = await seated(make_lobby(clock=clock), Clocks(away=60, abandoned="lost"))
        room.leave(ben)
        room.leave(ann)
        await clock.forward(1000)
        assert room.state.playing
        alone = await make_lobby(clock=clock).open(ANN, wish("blackpoker", "me", "random"))
        guest = Guest(ANN)
        await alone.enter(guest)
        alone.leave(guest)
        await clock.forward(1000)
        assert alone.state.playing and not alone.info(ANN).seats[0].stood_in

    run(work())


def test_a_bot_that_is_quick_still_takes_its_time() -> None:
    async def work() -> None:
        clock = TestClock()
        room = await make_lobby(clock=clock, delay=0.4).open(ANN, wish("blackpoker", "random", "random"))
        await quiet()
        assert room.state.number == 0
        await clock.forward(0.3)
        assert room.state.number == 0
        await clock.forward(0.2)
        assert room.state.number == 1

    run(work())


def test_where_others_were_forced_everyone_hears_of_it_after_the_same_while() -> None:
    async def work() -> None:
        from rulebound.server.room import forces_others

        clock = TestClock()
        room, ann, ben = await seated(make_lobby(clock=clock, delay=0.4), Clocks())
        seen = set()
        for n in range(400):
            game = room.state.game
            if game is None or game.decision is None:
                break
            await clock.forward(1)
            keys = room.offered()
            index = Stream(n).below(len(keys))
            forced = forces_others(game, index, room.state.asked)
            ann.behind = ben.behind = False
            person = asked_person(room)
            await ask(room, person, messages.Choose(number=room.state.number, keys=[keys[index]]))
            chooser = ann if person == ANN else ben
            assert chooser.behind != forced
            seen.add(forced)
            await clock.forward(0.4)
            assert chooser.behind
        assert True in seen and False in seen

    run(work())
