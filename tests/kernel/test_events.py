"""Events that happen: replacements first, then all together, then the triggers, which wait."""

from typing import Any

import pytest
from tests.kernel.toy import DECK, HAND, Ask, Do, Note, Toy, start

from rulebound.kernel.card import face_of, only
from rulebound.kernel.event import Event, Replacement, Trigger
from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint, position, same_position
from rulebound.kernel.task import Happen
from rulebound.kernel.view import mask


class Hurt(Event):
    """Notes who is hurt, and by how much."""

    def apply(self, game: Any) -> None:
        game.notes.append(f"hurt {self.seat} by {self.number}")


class Instead(Replacement):
    """Replaces an event of a seat's by others of the given numbers."""

    def __init__(self, verb: str, numbers: list[int], seats: tuple[int, ...] = (0, 1, 2, 3), source: int = 0):
        super().__init__("hurt", f"TY {verb}", source, verb)
        self.numbers = numbers
        self.seats = seats

    def applies(self, game: Game, event: Event) -> bool:
        return event.seat in self.seats and event.number > 0

    def replace(self, game: Game, event: Event) -> list[Event]:
        return [Hurt("hurt", self.clause, event.seat, 0, event.number + number) for number in self.numbers]


class Turned(Replacement):
    """Turns hurt of one seat to the other."""

    def applies(self, game: Game, event: Event) -> bool:
        return True

    def replace(self, game: Game, event: Event) -> list[Event]:
        return [Hurt("hurt", self.clause, 1 - event.seat, 0, event.number)]


class Renamed(Replacement):
    """Something else happens instead, which is called otherwise."""

    def applies(self, game: Game, event: Event) -> bool:
        return True

    def replace(self, game: Game, event: Event) -> list[Event]:
        return [Event("healed", self.clause, event.seat, 0, event.number)]


class Often(Trigger):
    """Set off as often as an event's number says, for the seat after the event's."""

    def times(self, game: Game, event: Event) -> int:
        assert isinstance(game, Toy)
        game.notes.append(f"looked at {event.name}")
        return event.number

    def seat(self, game: Game, event: Event) -> int:
        return 1 - event.seat


def hurt(seat: int, number: int) -> Event:
    """Something that would happen."""
    return Hurt("hurt", "TY 5", seat, 0, number)


def happening(events: list[Event], *replacements: Replacement, teams: list[int] | None = None) -> Toy:
    """A toy in which these events are about to happen under these replacements."""

    def do(game: Toy) -> None:
        for replacement in replacements:
            game.add_replacement(replacement)
        game.happen(events)

    return start(Do(do), Ask(0, ["go", "stop"]), teams=teams)


def waiting(game: Game) -> list[tuple[str, int, int]]:
    """What waits: clause, seat, the number of the event."""
    return [(w.trigger.clause, w.seat, w.event.number) for w in game.waiting]


# ---- replacements


def test_without_replacements_events_are_applied_and_reported_in_order() -> None:
    game = happening([hurt(0, 2), hurt(1, 3)])
    assert game.notes == ["hurt 0 by 2", "hurt 1 by 3"]
    assert [(event.name, event.seat, event.number) for event in game.events] == [
        ("hurt", 0, 2),
        ("hurt", 1, 3),
    ]


def test_one_replacement_is_not_asked_about() -> None:
    game = happening([hurt(0, 2)], Instead("half", [-1]))
    assert game.notes == ["hurt 0 by 1"]
    assert game.events[0].clause == "TY half"
    assert game.decision is not None
    assert game.decision.question == "toy-ask"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_competing_replacements_are_asked_of_the_seat_that_is_affected(seat: int) -> None:
    game = happening([hurt(seat, 5)], Instead("less", [-1]), Instead("more", [10]), teams=[0, 1, 0, 1])
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.question, decision.clause) == (seat, "replacement", "TY less")
    assert [game.key(option) for option in decision.options] == ["less 1", "more 2"]
    assert game.notes == []
    game.choose_key("more 2", seat)
    assert game.notes == [f"hurt {seat} by 14"]


def test_a_rulebook_may_have_another_seat_order_replacements() -> None:
    class Other(Toy):
        def orders_replacements(self, event: Event) -> int:
            return 1 - event.seat

    plain = happening([hurt(0, 5)], Instead("less", [-1]), Instead("more", [10]))
    game = Other(plain.match)
    game.start()
    assert game.decision is not None
    assert game.decision.seat == 1


def test_the_order_of_replacements_matters() -> None:
    class Halved(Instead):
        def replace(self, game: Game, event: Event) -> list[Event]:
            return [hurt(event.seat, event.number // 2)]

    ends = []
    for key in ("half 1", "less 2"):
        game = happening([hurt(0, 5)], Halved("half", []), Instead("less", [-1]))
        game.choose_key(key, 0)
        ends.append(game.notes)
    assert ends == [["hurt 0 by 1"], ["hurt 0 by 2"]]


def test_a_replacement_applies_once_per_lineage() -> None:
    """What it put in the place of an event it leaves alone; another event of the name it replaces too."""
    game = happening([hurt(0, 2), hurt(1, 2)], Instead("split", [0, 5]))
    assert game.notes == ["hurt 0 by 2", "hurt 0 by 7", "hurt 1 by 2", "hurt 1 by 7"]


def test_each_part_of_a_replaced_event_can_be_replaced_by_others() -> None:
    game = happening([hurt(0, 2)], Instead("split", [0, 5]), Instead("less", [-1]))
    game.choose_key("split 1", 0)
    assert game.notes == ["hurt 0 by 1", "hurt 0 by 6"]
    game = happening([hurt(0, 2)], Instead("split", [0, 5]), Instead("less", [-1]))
    game.choose_key("less 2", 0)
    assert game.notes == ["hurt 0 by 1", "hurt 0 by 6"]


def test_a_replaced_event_may_affect_another_seat_which_then_orders() -> None:
    both = (Instead("less", [-1], seats=(1,)), Instead("more", [10], seats=(1,)))
    game = happening([hurt(0, 5)], Turned("hurt", "TY turn", 0, "turn"), *both)
    assert game.decision is not None
    assert (game.decision.question, game.decision.seat) == ("replacement", 1)
    game.choose_key("less 1", 1)
    assert game.notes == ["hurt 1 by 14"]


def test_an_event_replaced_by_nothing_does_not_happen() -> None:
    game = happening([hurt(0, 2), hurt(1, 3)], Instead("none", [], seats=(0,)))
    assert game.notes == ["hurt 1 by 3"]
    game = happening([hurt(0, 2)], Instead("none", []))
    assert game.notes == []
    assert game.decision is not None
    assert game.decision.question == "toy-ask"


def test_all_is_replaced_before_anything_happens() -> None:
    game = happening([hurt(0, 2), hurt(1, 3)], Instead("one", [1], (1,)), Instead("two", [2], (1,)))
    assert game.notes == []
    game.choose(0)
    assert game.notes == ["hurt 0 by 2", "hurt 1 by 6"]


def test_an_event_of_another_name_is_not_looked_at() -> None:
    game = happening([Event("healed", "TY 6", 0, 0, 4)], Instead("less", [-1]))
    assert [(event.name, event.number) for event in game.events] == [("healed", 4)]
    game = happening([hurt(0, 3)], Renamed("hurt", "TY heal"))
    assert [(event.name, event.clause) for event in game.events] == [("healed", "TY heal")]
    assert game.notes == []


def test_copies_taken_while_a_replacement_is_asked_for_go_their_own_ways() -> None:
    game = happening([hurt(0, 5)], Instead("less", [-1]), Instead("none", []))
    before = fingerprint(game)
    other = game.copy()
    other.choose_key("none 2")
    assert fingerprint(game) == before
    game.choose_key("less 1")
    assert other.notes == []
    game = happening([hurt(0, 5)], Instead("less", [-1]), Instead("more", [1]))
    other = game.copy()
    other.choose(0)
    game.choose(1)
    assert game.notes == other.notes == ["hurt 0 by 5"]


def test_events_about_to_happen_show_nobody_a_card_it_has_not_seen() -> None:
    def do(game: Toy) -> None:
        card = game.move(game.place(0, DECK), -1, game.place(0, HAND))
        game.add_replacement(Instead("less", [-1]))
        game.add_replacement(Instead("more", [1]))
        game.happen([Hurt("hurt", "TY 5", 0, 0, 5, [card])])

    game = start(Do(do))
    card = game.place(0, HAND).cards[0]
    assert pending(mask(game, 0))[0].cards == [card]
    assert face_of(pending(mask(game, 1))[0].cards[0]) == 0


def test_events_about_to_happen_are_part_of_the_position() -> None:
    replacements = (Instead("less", [-1]), Instead("more", [1]))
    one, other = happening([hurt(0, 5)], *replacements), happening([hurt(0, 6)], *replacements)
    for game in (one, other):
        game.digest_a = game.digest_b = 0
    assert not same_position(one, other)


def pending(game: Game) -> list[Event]:
    """The events that are about to happen."""
    task = game.agenda[-1]
    assert isinstance(task, Happen)
    return task.events


# ---- triggers


def test_triggers_look_after_all_has_happened_and_wait() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY often"))
        game.happen([hurt(0, 2), hurt(1, 1)])

    game = start(Do(do), Note("after"), Ask(0, ["go", "stop"]))
    assert game.notes == ["hurt 0 by 2", "hurt 1 by 1", "looked at hurt", "looked at hurt", "after"]
    assert waiting(game) == [("TY often", 1, 2), ("TY often", 1, 2), ("TY often", 0, 1)]


def test_a_trigger_that_is_set_off_no_times_does_not_wait() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY often"))
        game.happen([hurt(0, 0), hurt(0, -3)])

    assert waiting(start(Do(do), Ask(0, ["go", "stop"]))) == []


def test_triggers_are_asked_only_about_events_of_their_name() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY often"))
        game.happen([Event("healed", "TY 6", 0, 0, 4)])

    game = start(Do(do), Ask(0, ["go", "stop"]))
    assert game.notes == []
    assert waiting(game) == []


def test_what_is_only_reported_sets_nothing_off() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY often"))
        game.emit(hurt(0, 2))

    game = start(Do(do), Ask(0, ["go", "stop"]))
    assert game.notes == []
    assert [event.name for event in game.events] == ["hurt"]


def test_the_rulebooks_own_triggers_come_before_those_of_the_game() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY late"))
        game.rulebook.listen(Often("hurt", "TY own"))
        game.happen([hurt(0, 1)])

    assert waiting(start(Do(do), Ask(0, ["go", "stop"]))) == [("TY own", 1, 1), ("TY late", 1, 1)]


def test_triggers_see_what_happened_in_the_place_of_an_event() -> None:
    def do(game: Toy) -> None:
        game.listen(Often("hurt", "TY often"))
        game.add_replacement(Instead("less", [-1]))
        game.happen([hurt(0, 3)])

    assert waiting(start(Do(do), Ask(0, ["go", "stop"]))) == [("TY often", 1, 2), ("TY often", 1, 2)]


def test_what_is_silenced_looks_no_more() -> None:
    game = start(Ask(0, ["go", "stop"]))
    for source in (300, 301):
        game.listen(Often("hurt", f"TY {source}", source))
        game.listen(Often("healed", f"TY {source}", source))
        game.add_replacement(Instead(f"less-{source}", [-1], source=source))
    game.silence(300)
    assert {name: [t.source for t in found] for name, found in game.listeners.items()} == {
        "hurt": [301],
        "healed": [301],
    }
    assert [r.source for r in game.replacements_of("hurt")] == [301]
    assert game.replacements_of("healed") == []
    game.silence(301)
    game.happen([hurt(0, 2), Event("healed", "TY 6", 0, 0, 4)])
    game.advance()
    assert game.notes == ["hurt 0 by 2"]
    assert waiting(game) == []


def test_copies_listen_and_fall_silent_by_themselves() -> None:
    game = start(Ask(0, ["go", "stop"]))
    game.listen(Often("hurt", "TY often", 300))
    game.add_replacement(Instead("less", [-1], source=300))
    other = game.copy()
    other.silence(300)
    other.add_replacement(Instead("none", []))
    other.listen(Often("healed", "TY often"))
    for one in (game, other):
        one.happen([hurt(0, 2)])
        one.advance()
    assert game.notes == ["hurt 0 by 1", "looked at hurt"]
    assert waiting(game) == [("TY often", 1, 1)]
    assert other.notes == []
    assert waiting(other) == []


def test_what_waits_shows_a_viewer_only_the_cards_it_has_seen() -> None:
    def do(game: Toy) -> None:
        card = game.reveal(game.place(0, DECK), -1, only(0))
        game.listen(Often("seen", "TY often"))
        game.happen([Event("seen", "TY 6", 0, 0, 1, [card])])

    game = start(Do(do), Ask(0, ["go", "stop"]))
    card = game.place(0, DECK).cards[-1]
    assert mask(game, 0).waiting[0].event.cards == [card]
    assert mask(game, 1).waiting[0].event.cards != [card]
    assert str(card) not in str(position(mask(game, 1)))


def test_triggers_of_other_sources_are_another_position() -> None:
    games = [start(Ask(0, ["go", "stop"])) for _ in range(2)]
    for game, source in zip(games, (300, 301), strict=True):
        game.listen(Often("hurt", "TY often", source))
    assert not same_position(*games)
