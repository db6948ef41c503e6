"""Rooms: opening tables, seats, choices, undo, offers, series, sandboxes, automatic passing, restarts."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.people import ANN, BEN, CEE, make_lobby, options_of, quiet, run, wish

from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.record import Drawn, verify
from rulebound.kernel.refusal import MatchRefused, Refused, RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.server.asking import ask
from rulebound.server.entries import Given, Person, kind_of, read
from rulebound.server.protocol import messages
from rulebound.server.protocol.tables import NewTable, SeatWish
from rulebound.server.room import NotNow, Room
from rulebound.server.room_view import Guest
from rulebound.server.rooms import Lobby
from rulebound.server.store import Entry, MemoryStore, StoreError
from rulebound.texts.log import Log


async def seated(lobby: Lobby, game: str = "blackpoker", **others: Any) -> Room:
    """A game of Ann and Ben that has begun."""
    room = await lobby.open(ANN, wish(game, "me", "open", **others))
    await ask(room, BEN, messages.Sit(seat=1))
    await ask(room, BEN, messages.Ready())
    await ask(room, ANN, messages.Ready())
    assert room.state.playing
    return room


def who(room: Room, seat: int) -> Person:
    """The person at a seat."""
    person = room.state.seats[seat].person
    assert person is not None
    return person


async def choose(room: Room, *keys: str, seat: int = -1) -> None:
    """Whoever is asked answers; without keys, with the first option."""
    seat = room.state.asked if seat < 0 else seat
    number = room.state.number_for(seat)
    await ask(room, who(room, seat), messages.Choose(number=number, keys=list(keys) or room.offered()[:1]))


async def play_on(room: Room, most: int = 10_000, seed: int = 1) -> None:
    """People choose at random."""
    dice = Stream(seed)
    for _ in range(most):
        if not room.state.playing:
            return
        keys = [key for key in room.offered() if key != "cancel"]
        await choose(room, keys[dice.below(len(keys))])


def entries(room: Room) -> list[Any]:
    """All entries of a table."""
    store = room.house.store
    assert isinstance(store, MemoryStore)
    return [read(entry.payload) for entry in store.entries[room.stream]]


# ---- opening


@pytest.mark.parametrize(
    ("wished", "sentence"),
    [
        (NewTable("chess"), "There is no game 'chess'"),
        (NewTable("blackpoker", {"deck": "huge"}), "The setting deck of blackpoker"),
        (NewTable("blackpoker", {"colour": "red"}), "no setting 'colour'"),
        (NewTable("blackpoker", seats=[SeatWish("open")] * 3), "has 2 seats, but 3"),
        (NewTable("blackpoker", seats=[SeatWish("me"), SeatWish("me")]), "one seat only"),
        (NewTable("blackpoker", seats=[SeatWish("bot", "os:system")]), "There is no bot 'os:system'"),
        (NewTable("blackpoker", seats=[SeatWish("me", deck="red")]), "Nobody brings a deck"),
        (
            NewTable("battle-spirits", seats=[SeatWish("me"), SeatWish("open", deck="3 of something")]),
            "deck of B:1:",
        ),
        (NewTable("asteriated-grail", seats=[SeatWish("me", deck="Hero")]), "no character 'Hero' for seat A"),
        (NewTable("asteriated-grail", {"players": "5"}), "not by 5. (AG R2.1)"),
        (NewTable("blackpoker", position="[1, 2"), "no valid YAML"),
        (NewTable("blackpoker", position="a: &x [1]\nb: *x"), "anchors"),
        (NewTable("blackpoker", position="seats: 5"), "."),
        (NewTable("blackpoker", position="just words"), "is a mapping"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(wished: NewTable, sentence: str) -> None:
    async def work() -> None:
        lobby = make_lobby()
        with pytest.raises(RuleboundError) as caught:
            await lobby.open(ANN, wished)
        assert sentence in str(caught.value)
        assert lobby.rooms == {} and await lobby.house.store.streams() == []

    run(work())


def test_decks_and_characters_are_refused_with_the_clause_of_the_engine() -> None:
    async def work() -> None:
        lobby = make_lobby()
        cases = [
            (NewTable("battle-spirits", seats=[SeatWish("me", deck="3 26RSD01-002")]), "BS 7"),
            (
                NewTable("asteriated-grail", {"players": "4"}, [SeatWish("bot", "random", "berserker")] * 2),
                "AG ",
            ),
        ]
        for wished, clause in cases:
            with pytest.raises(MatchRefused) as caught:
                await lobby.open(ANN, wished)
            assert caught.value.refusal.clause.startswith(clause)

    run(work())


def test_characters_that_are_left_open_fit_those_that_are_named() -> None:
    async def work() -> None:
        lobby = make_lobby()
        seats = [SeatWish("me", deck="berserker"), *[SeatWish("bot", "random") for _ in range(3)]]
        room = await lobby.open(ANN, NewTable("asteriated-grail", {"players": "4"}, seats))
        decks = [seat.deck for seat in room.state.seats]
        assert decks[0] == "berserker" and len(set(decks)) == 4 and all(decks)

    run(work())


def test_a_table_with_bots_alone_beside_its_host_begins_at_once() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("blackpoker", "me", "random"))
        assert room.info(ANN).state == "playing"
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("blackpoker", "me", "open"))
        assert room.info(ANN).state == "waiting"
        await ask(room, ANN, messages.SeatBot(seat=1, bot="random"))
        assert room.info(ANN).state == "playing"

    run(work())


# ---- seats


def test_people_sit_down_stand_up_and_are_ready() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("battle-spirits", "me", "open"))
        await ask(room, BEN, messages.Sit(seat=1, deck="red"))
        for message, sentence in [
            (messages.Sit(seat=1), "You have a seat"),
            (messages.SeatBot(seat=1, bot="random"), "Only the host"),
        ]:
            with pytest.raises(NotNow, match=sentence):
                await ask(room, BEN, message)
        for message, sentence in [(messages.Sit(seat=1), "is taken"), (messages.Sit(seat=7), "no seat 8")]:
            with pytest.raises(NotNow, match=sentence):
                await ask(room, CEE, message)
        await ask(room, BEN, messages.Ready())
        assert [seat.ready for seat in room.info(BEN).seats] == [False, True]
        await ask(room, BEN, messages.Bring(deck="blue"))
        seats = room.info(BEN).seats
        assert not seats[1].ready and seats[1].deck == "blue" and seats[1].yours
        await ask(room, BEN, messages.Stand())
        assert [seat.kind for seat in room.info(BEN).seats] == ["person", "open"]
        with pytest.raises(NotNow, match="no seat at this table"):
            await ask(room, BEN, messages.Ready())

    run(work())


def test_who_is_sent_away_or_blocked_cannot_sit() -> None:
    async def blocked(by: str, person: str) -> bool:
        return (by, person) == (ANN.id, CEE.id)

    async def work() -> None:
        lobby = make_lobby(blocked=blocked)
        room = await lobby.open(ANN, wish("blackpoker", "me", "open", listed=True))
        here = Guest(ANN)
        await room.enter(here)
        with pytest.raises(NotNow, match="does not let you"):
            await ask(room, CEE, messages.Sit(seat=1))
        assert await lobby.listed(CEE) == [] and await lobby.listed(BEN) == [room]
        await ask(room, BEN, messages.Sit(seat=1))
        guest = Guest(BEN)
        await room.enter(guest)
        await ask(room, ANN, messages.Kick(seat=1))
        assert guest.closing is not None and room.info(None).seats[1].kind == "open"
        with pytest.raises(NotNow, match="does not let you"):
            await ask(room, BEN, messages.Sit(seat=1))
        with pytest.raises(NotNow, match="sent you away"):
            await room.enter(Guest(BEN))

    run(work())


def test_a_spectator_is_sent_away_by_name() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        guest = Guest(CEE)
        await room.enter(guest)
        assert room.info(ANN).spectators == 1
        assert room.info(ANN).watching == ["Cee"]
        assert room.info(BEN).watching == []
        with pytest.raises(NotNow, match="Nobody of that name"):
            await ask(room, ANN, messages.Kick(name="Ben"))
        await ask(room, ANN, messages.Kick(name="Cee"))
        assert guest.closing is not None
        with pytest.raises(NotNow, match="sent you away"):
            await room.enter(Guest(CEE))

    run(work())


def test_only_listed_tables_at_which_somebody_is_are_seen_by_others() -> None:
    async def work() -> None:
        lobby = make_lobby()
        private = await lobby.open(ANN, wish("blackpoker", "me", "open"))
        public = await lobby.open(ANN, wish("blackpoker", "me", "open", listed=True))
        assert await lobby.listed(BEN) == []
        for room in (private, public):
            await room.enter(Guest(ANN))
        assert await lobby.listed(BEN) == [public]
        assert await lobby.listed(ANN) == [private, public]

    run(work())


# ---- choices


def test_several_keys_stop_at_the_first_that_is_not_offered() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        number = room.state.number
        first = room.offered()[0]
        await choose(room, first, "no such key", first)
        assert room.state.number == number + 1
        with pytest.raises(Refused, match="RB 2"):
            await choose(room, "no such key", room.offered()[0])
        assert room.state.number == number + 1

    run(work())


def test_an_entry_is_written_before_anyone_sees_it_and_if_it_is_not_nothing_has_changed() -> None:
    class Failing(MemoryStore):
        fails = False

        async def append(self, stream: str, entries: Sequence[Entry]) -> None:
            if self.fails:
                raise StoreError("The disk is full.")
            await super().append(stream, entries)

    async def work() -> None:
        store = Failing()
        room = await seated(make_lobby(store))
        before = room.state.seq, room.state.number, room.told_to(ANN)
        store.fails = True
        with pytest.raises(NotNow, match="has not happened"):
            await choose(room)
        assert (room.state.seq, room.state.number, room.told_to(ANN)) == before
        store.fails = False
        await choose(room)
        assert room.state.seq == before[0] + 1

    run(work())


def test_an_append_of_which_nothing_was_heard_is_found_out() -> None:
    class Mute(MemoryStore):
        mute = False

        async def append(self, stream: str, entries: Sequence[Entry]) -> None:
            await super().append(stream, entries)
            if self.mute:
                raise StoreError("The connection was lost.")

    async def work() -> None:
        store = Mute()
        room = await seated(make_lobby(store))
        number = room.state.number
        store.mute = True
        with pytest.raises(NotNow):
            await choose(room)
        store.mute = False
        stale = messages.Choose(number=number, keys=room.offered()[:1])
        with pytest.raises(RuleboundError):
            await ask(room, who(room, room.state.asked), stale)
        assert room.state.number == number + 1
        assert sum(isinstance(entry, Given) for entry in entries(room)) == 1

    run(work())


def test_steps_of_a_proposal_are_told_to_nobody_else() -> None:
    async def work() -> None:
        room = await seated(make_lobby(seed=3))
        guests = [Guest(person) for person in (ANN, BEN, CEE)]
        for guest in guests:
            await room.enter(guest)
        for _ in range(60):
            seat, public = room.state.asked, room.state.public
            key = next((k for k in room.offered() if k.split()[0] not in ("pass", "cancel")), "")
            await play_on(room, 1) if not key else await choose(room, key)
            if "cancel" in room.offered() and room.state.public == public:
                break
            for guest in guests:
                guest.behind = False
        else:
            raise AssertionError("no proposal was begun in 60 choices")
        others = [guest for guest in guests if guest.person != who(room, seat)]
        assert [guest.behind for guest in others] == [False, False]
        before = [room.told_to(guest.person) for guest in others]
        number = room.state.number
        await choose(room, "cancel")
        assert room.state.number == number + 1 and room.state.public == public
        assert [room.told_to(guest.person) for guest in others] == before

    run(work())


# ---- undo


def free_undo(room: Room) -> bool:
    """Whether the seat that has just chosen may take that back for free."""
    table = room.state.table
    assert table is not None and table.before
    decision = table.before[-1].decision
    return decision is not None and table.undo_refusal(decision.seat) is None


def test_a_choice_that_has_revealed_nothing_is_taken_back_at_once() -> None:
    async def work() -> None:
        room = await seated(make_lobby(seed=2))
        while not (room.state.stands and free_undo(room)):
            await play_on(room, 1, seed=room.state.number)
            assert room.state.playing
        seat = room.state.stands[-1].seat
        stood = len(room.state.stands)
        told = room.told_to(who(room, seat))
        assert told.undo == "free"
        await ask(room, who(room, seat), messages.TakeBack(number=room.state.number_for(seat)))
        assert len(room.state.stands) == stood - 1 and room.state.asked == seat
        with pytest.raises(NotNow, match="gone on"):
            await ask(room, who(room, seat), messages.TakeBack(number=room.state.number + 5))

    run(work())


def test_a_free_undo_takes_steps_back_that_another_has_begun_with() -> None:
    async def work() -> None:
        for seed in range(1, 40):
            room = await seated(make_lobby(seed=seed))
            for n in range(20):
                await play_on(room, 1, seed=n)
                seat = room.state.asked
                first = next((key for key in room.offered() if key.split()[0] not in ("pass", "cancel")), "")
                if not room.state.playing or room.state.undo_kind(1 - seat) != "free" or not first:
                    continue
                left = len(room.state.stands) - room.state.steps_back(1 - seat)
                number = room.state.number_for(1 - seat)
                await choose(room, first)
                if room.state.last_was_private:
                    await ask(room, who(room, 1 - seat), messages.TakeBack(number=number))
                    assert len(room.state.stands) == left and room.state.asked == 1 - seat
                    return
        raise AssertionError("nobody ever began something after a choice that had revealed nothing")

    run(work())


async def until_undo_must_be_asked(room: Room) -> int:
    """Play until somebody may take a choice back only if the other agrees; who."""
    for n in range(200):
        await play_on(room, 1, seed=n)
        for seat in (0, 1):
            if room.state.undo_kind(seat) == "ask":
                return seat
    raise AssertionError("undo was never to be asked for")


@pytest.mark.parametrize("agree", [True, False])
def test_others_are_asked_where_something_was_revealed(agree: bool) -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        seat = await until_undo_must_be_asked(room)
        stood = len(room.state.stands)
        assert room.told_to(ANN).view is not None
        back = room.state.steps_back(seat)
        await ask(room, who(room, seat), messages.TakeBack(number=room.state.number_for(seat)))
        (offer,) = room.told_to(CEE).offers
        assert (offer.kind, offer.by, offer.waiting_for) == ("undo", seat, [1 - seat])
        assert len(room.state.stands) == stood
        await ask(room, who(room, 1 - seat), messages.Answer(kind="undo", agree=agree))
        assert len(room.state.stands) == (stood - back if agree else stood)
        assert room.told_to(CEE).offers == []
        if agree:
            assert room.state.asked == seat
        await play_on(room, 5, seed=77)
        table = room.state.table
        view = room.told_to(ANN).view
        assert table is not None and view is not None
        assert [line.text for line in view.log] == [line.message.plain() for line in Log(table).lines(0)]
        await play_on(room)
        verify(room.state.record(), room.state.table.match.rulebook)  # type: ignore[union-attr]

    run(work())


def test_an_offer_to_take_back_ends_with_the_next_choice() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        seat = await until_undo_must_be_asked(room)
        await ask(room, who(room, seat), messages.TakeBack(number=room.state.number_for(seat)))
        await choose(room)
        assert room.told_to(CEE).offers == []
        with pytest.raises(NotNow, match="no such offer"):
            await ask(room, who(room, 1 - seat), messages.Answer(kind="undo", agree=True))

    run(work())


def test_bots_always_agree_to_take_back() -> None:
    async def work() -> None:
        room = await make_lobby().open(ANN, wish("blackpoker", "me", "random"))
        await quiet()
        for n in range(200):
            if any(given.seat == 0 for given in room.state.stands) and not free_undo(room):
                break
            await play_on(room, 1, seed=n)
            await quiet()
        assert room.told_to(ANN).undo == "free"
        last = max(n for n, given in enumerate(room.state.stands) if given.seat == 0 and not given.passed)
        await ask(room, ANN, messages.TakeBack(number=room.state.number_for(0)))
        assert len(room.state.stands) == last and room.state.asked == 0

    run(work())


# ---- offers and endings


def test_all_people_agree_on_a_draw() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        await choose(room)
        await ask(room, BEN, messages.MakeOffer(kind="draw"))
        assert room.state.playing
        await ask(room, ANN, messages.MakeOffer(kind="draw"))
        told = room.told_to(ANN)
        assert told.table.state == "over" and told.view is not None and told.view.result is not None
        assert (told.view.result.winners, told.view.result.clause) == ([], "RB 13")
        assert told.view.result.text == {"id": "result-agreed", "args": told.view.result.text["args"]}
        record = room.state.record()
        assert record.inputs[-1] == Drawn() and record.winners == []
        verify(record, room.state.table.match.rulebook)  # type: ignore[union-attr]

    run(work())


def test_an_offer_is_declined_or_taken_back() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        for person in (ANN, BEN):
            await ask(room, BEN, messages.MakeOffer(kind="draw"))
            await ask(room, person, messages.Answer(kind="draw", agree=False))
            assert room.state.playing and room.told_to(ANN).offers == []

    run(work())


def test_conceding_ends_the_game_and_everything_is_revealed() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        before = room.info(CEE).fairness
        assert before.commitment and not before.secret and not before.entropy
        await ask(room, BEN, messages.Concede())
        info = room.info(CEE)
        assert info.state == "over" and info.fairness.commitment == before.commitment
        assert len(info.fairness.secret) == 64 and info.fairness.entropy == ["", ""]
        with pytest.raises(Refused, match="RB 4"):
            await ask(room, ANN, messages.Concede())

    run(work())


def test_in_a_team_a_bot_plays_on_for_who_has_given_up() -> None:
    async def work() -> None:
        room = await make_lobby().open(ANN, wish("asteriated-grail", "me", "random", "random", "random"))
        await ask(room, ANN, messages.Concede())
        assert room.info(ANN).seats[0].stood_in
        with pytest.raises(RuleboundError):
            await ask(room, ANN, messages.Concede())
        with pytest.raises(RuleboundError, match="given up"):
            await choose(room, "pass", seat=0)

    run(work())


def test_open_hands_need_every_seat() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        hidden = [cell for cell in hand_codes(room, CEE) if cell]
        assert hidden == []
        await ask(room, ANN, messages.MakeOffer(kind="open-hands"))
        assert not room.info(CEE).open_hands and hand_codes(room, CEE) == []
        await ask(room, BEN, messages.Answer(kind="open-hands", agree=True))
        game = room.state.game
        assert game is not None and room.info(CEE).open_hands
        held = sum(len(place.cards) for place in game.places if place.zone.anonymous)
        assert len(hand_codes(room, CEE)) == held
        assert len(hand_codes(room, ANN)) < held

    run(work())


def hand_codes(room: Room, person: Person) -> list[str]:
    """The codes of all hand cards that somebody is told."""
    view = room.told_to(person).view
    assert view is not None
    areas = [area for side in view.board.sides for area in side.areas if area.zone == "hand"]
    return [cell.code for area in areas for cell in area.cells if cell.code]


def test_a_table_without_spectators_shows_them_no_game() -> None:
    async def work() -> None:
        room = await seated(make_lobby(), spectators=False)
        assert room.told_to(CEE).view is None and room.told_to(ANN).view is not None

    run(work())


# ---- the next table


def test_a_rematch_has_the_same_people_at_swapped_seats() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby, "battle-spirits")
        with pytest.raises(NotNow, match="not over"):
            await ask(room, ANN, messages.MakeOffer(kind="rematch"))
        await ask(room, BEN, messages.Concede())
        await ask(room, ANN, messages.MakeOffer(kind="rematch"))
        assert room.info(ANN).next == ""
        await ask(room, BEN, messages.Answer(kind="rematch", agree=True))
        after = lobby.rooms[room.info(ANN).next]
        assert [seat.name for seat in after.info(None).seats] == ["Ben", "Ann"]
        assert after.info(None).state == "waiting" and after.info(None).series.won == [0, 0]
        assert after.state.opened.secret != room.state.opened.secret
        with pytest.raises(NotNow, match="open already"):
            await ask(room, ANN, messages.MakeOffer(kind="rematch"))

    run(work())


def test_a_series_goes_on_until_somebody_has_won_two_games() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby, best_of=3)
        for game, loser in enumerate([BEN, ANN, BEN], 1):
            assert room.info(None).series.game == game
            for person in (ANN, BEN):
                if game > 1:
                    await ask(room, person, messages.Ready())
            await ask(room, loser, messages.Concede())
            series = room.info(None).series
            won = {room.info(None).seats[seat].name: count for seat, count in enumerate(series.won)}
            assert won == [{"Ann": 1, "Ben": 0}, {"Ann": 1, "Ben": 1}, {"Ann": 2, "Ben": 1}][game - 1]
            if game < 3:
                room = lobby.rooms[room.info(None).next]
        assert room.info(None).next == ""

    run(work())


def test_two_games_may_be_enough() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby, best_of=3)
        await ask(room, BEN, messages.Concede())
        room = lobby.rooms[room.info(None).next]
        for person in (ANN, BEN):
            await ask(room, person, messages.Ready())
        await ask(room, BEN, messages.Concede())
        assert room.info(None).next == "" and sorted(room.info(None).series.won) == [0, 2]

    run(work())


# ---- a sandbox


def test_the_owner_of_a_sandbox_acts_for_every_seat_and_sees_all() -> None:
    async def work() -> None:
        game = make_lobby()
        room = await game.open(ANN, wish("blackpoker", position=await a_position()))
        told = room.told_to(ANN)
        assert told.table.sandbox and told.view is not None and options_of(told)
        asked: set[int] = set()
        for n in range(40):
            if room.state.over:
                break
            seat = room.state.asked
            asked.add(seat)
            assert room.told_to(ANN).table.you == seat
            real = room.state.game
            assert real is not None
            held = sum(len(place.cards) for place in real.places if place.zone.anonymous)
            assert len(hand_codes(room, ANN)) == held
            assert hand_codes(room, CEE) == []
            keys = room.offered()
            key = keys[Stream(n).below(len(keys))]
            await ask(room, ANN, messages.Choose(number=room.state.number, keys=[key]))
        assert asked == {0, 1}
        table, looking_on = room.state.table, room.told_to(CEE).view
        assert table is not None and looking_on is not None
        closed = [line.message.plain() for line in Log(table).lines(SPECTATOR)]
        assert [line.text for line in looking_on.log] == closed
        assert closed != [line.text for line in room.told_to(ANN).view.log]  # type: ignore[union-attr]
        stood = len(room.state.stands)
        await ask(room, ANN, messages.TakeBack(number=room.state.number))
        assert len(room.state.stands) == stood - 1
        with pytest.raises(RuleboundError):
            await ask(room, BEN, messages.Arrange(position=await a_position()))
        number = room.state.number
        await ask(room, ANN, messages.Arrange(position=await a_position()))
        assert room.state.number > number and room.state.stands == []
        again = await make_lobby(room.house.store).room(room.id)
        assert again is not None and again.told_to(ANN) == room.told_to(ANN)

    run(work())


async def a_position() -> str:
    """A position of BlackPoker that can be set up, as a scenario would give it."""
    import json

    import rulebound

    game = rulebound.new_game("blackpoker", 5)
    while not game.rulebook.arrangeable(game):
        game.choose(0)
    return json.dumps(game.describe())


# ---- automatic passing


def test_passing_is_set_and_kept_over_a_restart() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby, "fftcg")
        with pytest.raises(NotNow, match="no stop"):
            await ask(room, ANN, messages.SetPassing(running=True, stops=["own lunch"]))
        for person in (ANN, BEN):
            await ask(room, person, messages.SetPassing(running=True, stops=[]))
        for n in range(120):
            if not room.state.playing:
                break
            await play_on(room, 1, seed=n)
            if n % 30 == 29:
                again = await make_lobby(lobby.house.store).room(room.id)
                assert again is not None and again.state.passing[0].running
                assert again.told_to(ANN) == room.told_to(ANN)
        passes = [entry for entry in entries(room) if isinstance(entry, Given) and entry.passed]
        assert passes and all(entry.input == "pass" for entry in passes)
        said = [line.text["id"] for line in room.told_to(ANN).view.log]  # type: ignore[union-attr]
        assert any(name.startswith("passed-over") for name in said)

    run(work())


# ---- restarts


def test_unfinished_tables_are_restored_and_bots_go_on() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby)
        over = await seated(lobby)
        await ask(over, ANN, messages.Concede())
        await play_on(room, 9)
        again = make_lobby(lobby.house.store)
        assert await again.restore() == 1
        assert again.rooms[room.id].told_to(BEN) == room.told_to(BEN)
        found = await again.room(over.id)
        assert found is not None and found.state.over
        assert await again.room("AAAAAAAAAAAA") is None

    run(work())


def test_what_follows_by_itself_is_done_after_a_restart_too() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await lobby.open(ANN, wish("blackpoker", "me", "open"))
        await ask(room, BEN, messages.Sit(seat=1))
        for person in (BEN, ANN):
            await ask(room, person, messages.Ready())
        store = lobby.house.store
        assert isinstance(store, MemoryStore)
        kinds = [kind_of(entry) for entry in entries(room)]
        store.entries[room.stream] = store.entries[room.stream][: kinds.index("started")]
        again = await make_lobby(store).room(room.id)
        assert again is not None and again.state.playing
        assert again.state.seed == room.state.seed

    run(work())


def test_an_entry_that_means_nothing_to_this_version_breaks_its_table_alone() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby)
        from rulebound.server.entries import write

        bad = Given("no such key", 0, 0, 0)
        await lobby.house.store.append(room.stream, [Entry(room.state.seq, kind_of(bad), write(bad))])
        again = await make_lobby(lobby.house.store).room(room.id)
        assert again is not None and "another version" in again.broken
        with pytest.raises(NotNow, match="another version"):
            await ask(again, ANN, messages.Concede())
        assert again.told_to(ANN).view is not None

    run(work())


def test_rooms_in_which_nobody_is_are_forgotten_after_a_while() -> None:
    async def work() -> None:
        lobby = make_lobby()
        room = await seated(lobby)
        await quiet()
        assert await lobby.sweep() == 0
        lobby.house.clock.time += 700_000  # type: ignore[attr-defined]
        guest = Guest(ANN)
        await room.enter(guest)
        lobby.house.clock.time += 700_000  # type: ignore[attr-defined]
        assert await lobby.sweep() == 0
        room.leave(guest)
        lobby.house.clock.time += 700_000  # type: ignore[attr-defined]
        await quiet()
        assert await lobby.sweep() == 1 and lobby.rooms == {}
        found = await lobby.room(room.id)
        assert found is not None and found.told_to(ANN) == room.told_to(ANN)

    run(work())


def test_spectators_share_one_view() -> None:
    async def work() -> None:
        room = await seated(make_lobby())
        guests = [Guest(CEE), Guest(Person("g9", "Dan")), Guest(ANN)]
        sent = [room.news_for(guest) for guest in guests]
        assert set(room.views) == {(SPECTATOR, "closed"), (0, "closed")}
        assert sent[0] == sent[1] != sent[2]
        seen = room.seen(-1)
        assert seen is room.seen(-1) and seen is not None and seen.bytes in sent[0]

    run(work())
