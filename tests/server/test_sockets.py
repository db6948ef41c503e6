"""Sockets: whole games over them, reconnecting, and clients that send anything."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.people import (
    ANN,
    BEN,
    CEE,
    GAMES,
    Player,
    is_over,
    make_lobby,
    number_of,
    options_of,
    pick,
    quiet,
    run,
    seats_for,
    wish,
)

from rulebound.games import rulebook_named
from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.server import fairness
from rulebound.server.limits import Limits
from rulebound.server.protocol import messages
from rulebound.server.room import Room
from rulebound.server.rooms import Lobby
from rulebound.server.store import Entry, MemoryStore


async def two_at_table(lobby: Lobby, game: str = "blackpoker", **others: Any) -> tuple[Room, Player, Player]:
    """Ann opens a table, Ben sits down, both are ready."""
    room = await lobby.open(ANN, wish(game, *seats_for(game), **others))
    ann, ben = Player(lobby, room.id, ANN), Player(lobby, room.id, BEN)
    ben.send(messages.Sit(seat=1))
    ben.send(messages.Ready(entropy="dice"))
    ann.send(messages.Ready(entropy="coins"))
    for player in (ann, ben):
        await player.told(lambda told: told.table.state != "waiting")
    return room, ann, ben


async def play(player: Player, dice: Stream, most: int = 10**6) -> int:
    """Play at random until the game is over, or for so many choices; how many."""
    count = 0
    told = player.last
    while told is None or not is_over(told):
        if count == most:
            return count
        if told is not None and options_of(told):
            player.send(pick(told, dice))
            count += 1
        told = await player.told()
    return count


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end_and_one_comes_back_in_the_middle(game: str) -> None:
    async def work() -> None:
        lobby = make_lobby()
        room, ann, ben = await two_at_table(lobby, game)
        table = asyncio.create_task(play(ann, Stream(1)))
        assert await play(ben, Stream(2), most=5) == 5
        await ben.caught_up()
        await ben.leave()
        again = Player(lobby, room.id, BEN)
        told = await again.told()
        assert told.table.you == 1 and told.view is not None and told.view.log_from == 0
        await play(again, Stream(3))
        await table
        assert ann.last is not None and again.last is not None
        assert (await again.caught_up()).view is not None
        assert [line.clause for line in ann.log] and again.last.table.fairness.secret
        assert ann.last.view is not None and ann.last.view.result is not None
        check_record(room)
        check_logs(room, ann, again)
        await ann.leave()
        await again.leave()
        await lobby.close()

    run(work())


def check_record(room: Room) -> None:
    """The record replays to the same digest, and its seed follows from what was promised."""
    record = room.state.record()
    table = verify(record, rulebook_named(record.game))
    assert table.game.digest() == record.digest
    assert fairness.check(record)


def check_logs(room: Room, *players: Player) -> None:
    """What clients have put together from parts is the whole log."""
    for player in players:
        whole = room.told_to(player.person).view
        assert whole is not None and player.log == whole.log


def test_a_bot_plays_on_and_a_person_plays_against_it() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("blackpoker", "random", "me"))
        ann = Player(lobby, room.id, ANN)
        assert await play(ann, Stream(5)) > 3
        check_record(room)

    run(work())


def test_everything_that_is_not_possible_is_refused_and_changes_nothing() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room, ann, ben = await two_at_table(lobby)
        looker = Player(lobby, room.id, CEE)
        await looker.told()
        told = {0: await ann.caught_up(), 1: await ben.caught_up()}
        asked = room.state.asked
        here, there = (ann, ben) if asked == 0 else (ben, ann)
        number, key = number_of(told[asked]), options_of(told[asked])[0]
        before = digest(room)
        cases: list[tuple[Player, Any, str]] = [
            (here, messages.Choose(number=number + 1, keys=[key]), "has gone on"),
            (here, messages.Choose(number=number, keys=["nonsense"]), "RB 2"),
            (here, messages.Choose(number=number, keys=[key + " Z.nowhere.9"]), "RB 2"),
            (there, messages.Choose(number=number, keys=[key]), "RB 3"),
            (looker, messages.Choose(number=number, keys=[key]), "no seat"),
            (here, messages.Choose(number=number), "`array` of length >= 1"),
            (here, b'{"type": "choose", "keys": 5}', "Expected `array`"),
            (here, b'{"type": "fly"}', "Invalid value 'fly'"),
            (here, b'{"type": "ping", "more": 1}', "unknown field"),
            (here, b"\xff\xfe", "no message"),
            (here, "[1, 2", "no message"),
            (here, b"[" * 50_000, "no message"),
            (here, b" " * 200_000, "65536 bytes"),
            (here, messages.Sit(seat=0), "has begun"),
            (here, messages.Bring(deck="x"), "has begun"),
            (here, messages.Ready(), "has begun"),
            (here, messages.Stand(), "has begun"),
            (looker, messages.SeatBot(seat=0, bot="random"), "Only the host"),
            (looker, messages.Kick(seat=0), "Only the host"),
            (looker, messages.Concede(), "no seat"),
            (looker, messages.Why(number=number), "no seat"),
            (there, messages.Hint(number=room.state.public), "nothing for you to decide"),
            (here, messages.Why(number=number, cell="c999999"), "no such card"),
            (here, messages.Answer(kind="draw", agree=True), "no such offer"),
            (here, messages.MakeOffer(kind="rematch"), "not over"),
            (here, messages.Arrange(position="x: 1"), "host|sandbox"),
            (here, messages.PassOn(number=number), "no automatic passing|no moment"),
            (here, messages.TakeBack(number=number), "RB 7"),
        ]
        for player, message, sentence in cases:
            player.send(message)
            refused = await player.refused()
            assert any(part in refused.error for part in sentence.split("|")), (message, refused)
        assert digest(room) == before

    run(work())


def test_a_refusal_names_its_message_and_its_clause() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room, ann, ben = await two_at_table(lobby)
        there = ben if room.state.asked == 0 else ann
        there.send(messages.Choose(tag_of="x7", number=0, keys=["pass"]))
        refused = await there.refused()
        assert (refused.asked, refused.clause) == ("x7", "RB 3")
        assert refused.text == {"id": "refusal-not-your-decision", "args": {}}
        there.send(b'{"type": "choose", "tag_of": "x8", "keys": 3}')
        assert (await there.refused()).asked == "x8"

    run(work())


def digest(room: Room) -> tuple[Any, ...]:
    """All that may change at a table."""
    state = room.state
    return (state.seq, state.number, None if state.table is None else state.table.game.digest())


def test_a_fault_of_the_server_ends_one_connection_and_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        lobby = make_lobby()
        room, ann, ben = await two_at_table(lobby)

        def fails(guest: Any) -> messages.Told:
            raise KeyError("the ace of spades")

        await ann.caught_up()
        await ben.caught_up()
        with monkeypatch.context() as patch:
            patch.setattr(room, "told", fails)
            looker = Player(lobby, room.id, CEE)
            await looker.task
        assert looker.pipe.closed == (1011, "Something went wrong here; connect again.")
        assert CEE not in [guest.person for guest in room.guests]
        assert (await Player(lobby, room.id, CEE).told()).view is not None

    run(work())


def test_a_connection_that_is_cut_while_its_choice_is_written_leaves_the_table_whole() -> None:
    class Slow(MemoryStore):
        gate: asyncio.Event | None = None

        async def append(self, stream: str, entries: Sequence[Entry]) -> None:
            if self.gate is not None:
                await self.gate.wait()
            await super().append(stream, entries)

    async def work() -> None:
        store = Slow()
        lobby = make_lobby(store)
        room, ann, ben = await two_at_table(lobby)
        here, there = (ann, ben) if room.state.asked == 0 else (ben, ann)
        told = await here.caught_up()
        number = room.state.number
        store.gate = asyncio.Event()
        here.send(pick(told, Stream(1)))
        await quiet()
        here.task.cancel()
        await quiet()
        assert here.task.done() and room.state.number == number
        there.send(messages.Concede())
        await quiet()
        store.gate.set()
        assert is_over(await there.told(is_over))
        assert room.state.number == number + 2
        await check_same_after_restart(room, lobby)

    run(work())


def test_there_is_no_such_table() -> None:
    async def work() -> None:
        lobby = make_lobby()
        for table in ("abcdefghijkl", "../../etc", "", "x" * 500):
            player = Player(lobby, table, ANN)
            await player.task
            assert player.pipe.closed == (4004, "There is no such table.")

    run(work())


def test_a_slow_client_holds_up_nobody_and_gets_the_newest_state() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room, ann, ben = await two_at_table(lobby)
        looker = Player(lobby, room.id, CEE)
        await looker.told()
        looker.pipe.blocked = asyncio.Event()
        games = [asyncio.create_task(play(player, Stream(n))) for n, player in enumerate((ann, ben))]
        await asyncio.gather(*games)
        looker.pipe.blocked.set()
        await quiet()
        waiting = looker.pipe.outward.qsize()
        assert waiting <= 3
        assert is_over(await looker.caught_up())
        check_logs(room, looker)

    run(work())


def test_who_sends_too_much_is_let_go() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish())
        limits = Limits(clock=lambda: 0.0)
        burst = int(limits.rates["message"]["session"].burst)
        player = Player(lobby, room.id, ANN, partial(limits.take, "message", session="s", address="a"))
        for _ in range(burst):
            player.send(messages.Ping())
            await player.until(lambda message: isinstance(message, messages.Pong))
        assert not player.task.done()
        player.send(messages.Ping())
        await player.task
        assert player.pipe.closed is not None and player.pipe.closed[0] == 1008
        assert room.guests == []

    run(work())


def test_who_never_reads_answers_is_let_go() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish())
        player = Player(lobby, room.id, ANN)
        await player.told()
        player.pipe.blocked = asyncio.Event()
        for _ in range(80):
            player.send(messages.Ping())
        await quiet()
        player.pipe.blocked.set()
        await player.task
        assert player.pipe.closed is not None and player.pipe.closed[0] == 1013

    run(work())


# ---- clients that send anything

TEXTS = st.one_of(
    st.text(max_size=12), st.sampled_from(["pass", "random", "greedy", "full54", "c260", "p300"])
)
SMALL = st.integers(-2, 9)
MESSAGES = st.one_of(
    st.builds(messages.Sit, seat=SMALL, deck=TEXTS, entropy=TEXTS),
    st.builds(messages.Bring, deck=TEXTS),
    st.builds(messages.Stand),
    st.builds(messages.SeatBot, seat=SMALL, bot=TEXTS),
    st.builds(messages.Ready, entropy=TEXTS),
    st.builds(messages.Choose, number=st.integers(-1, 40), keys=st.lists(TEXTS, max_size=3)),
    st.builds(messages.TakeBack, number=st.integers(-1, 40)),
    st.builds(messages.Concede),
    st.builds(messages.MakeOffer, kind=st.sampled_from(["draw", "open-hands", "rematch"])),
    st.builds(
        messages.Answer,
        kind=st.sampled_from(["draw", "undo", "open-hands", "rematch"]),
        agree=st.booleans(),
    ),
    st.builds(messages.Why, number=st.integers(-1, 40), cell=TEXTS),
    st.builds(messages.SetPassing, running=st.booleans(), stops=st.lists(TEXTS, max_size=2)),
    st.builds(messages.PassOn, number=st.integers(-1, 40), mode=st.sampled_from(["until", "all", "stop"])),
    st.builds(messages.Kick, seat=SMALL, name=st.one_of(TEXTS, st.sampled_from(["Ann", "Ben", "Cee"]))),
    st.builds(messages.Arrange, position=TEXTS),
    st.builds(messages.Ping),
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(allow_nan=False), TEXTS),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["type", "seat", "keys", "number", "deck"]), inner, max_size=4),
    ),
    max_leaves=6,
)
ANYTHING = st.one_of(
    MESSAGES.map(msgspec.json.encode), st.binary(max_size=40), JSON.map(msgspec.json.encode), st.just(b"PLAY")
)


@pytest.mark.parametrize("game", ["blackpoker", "fftcg"])
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(script=st.lists(st.tuples(st.integers(0, 2), ANYTHING), max_size=25), seed=st.integers(0, 1000))
def test_whatever_clients_send_the_table_is_what_its_entries_say(
    game: str, script: list[tuple[int, bytes]], seed: int
) -> None:
    async def work() -> None:
        lobby = make_lobby(seed=seed)
        room = await lobby.open(ANN, wish(game, *seats_for(game)))
        people = [Player(lobby, room.id, person) for person in (ANN, BEN, CEE)]
        people[1].send(messages.Sit(seat=1))
        for who in (0, 1):
            people[who].send(messages.Ready())
        for player in people:
            await player.caught_up()
        dice = Stream(seed)
        for who, content in script:
            player = people[who]
            if player.task.done():
                continue
            told = await player.caught_up()
            legal = content == b"PLAY" and options_of(told)
            before = digest(room)
            player.send(pick(told, dice) if legal else content)
            await quiet()
            if legal:
                assert room.state.number > before[1]
        await quiet()
        for player in people:
            if not player.task.done():
                await player.leave()
            assert player.task.exception() is None
        await check_same_after_restart(room, lobby)

    run(work())


async def check_same_after_restart(room: Room, lobby: Lobby) -> None:
    """The state is a fold over the entries, and the record replays to it."""
    again = await make_lobby(lobby.house.store).room(room.id)
    assert again is not None
    assert digest(again) == digest(room)
    for person in (ANN, BEN, CEE):
        one, other = again.told_to(person).view, room.told_to(person).view
        assert msgspec.json.encode(one) == msgspec.json.encode(other)
    if room.state.table is not None:
        verify(room.state.record(), room.state.table.match.rulebook)
