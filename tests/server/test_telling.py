"""Telling: views on the wire hold what the viewer may know, options know their cells, logs come in parts."""

import msgspec
import pytest
from tests.server.people import GAMES
from tests.server.people import SETTINGS as GAME_SETTINGS

import rulebound
from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.plain import fingerprint, to_plain
from rulebound.kernel.record import Table
from rulebound.kernel.rng import Stream
from rulebound.kernel.task import Proposal
from rulebound.kernel.view import mask
from rulebound.server.protocol.board import AreaView, CellView, View
from rulebound.server.room_view import in_common
from rulebound.server.telling import (
    ALL,
    HANDS,
    OpenLog,
    Teller,
    encoded,
    encoded_with_log,
    line_view,
    offered,
    reasons,
    seen_by,
    view_of,
    with_log,
)
from rulebound.texts import Texts
from rulebound.texts.log import Log
from rulebound.texts.message import message_from


def table_of(name: str, choices: int, seed: int = 3) -> Table:
    """A table after some random choices."""
    match = rulebound.new_match(name, seed, settings=GAME_SETTINGS.get(name, {}), cancel=True)
    table = Table(match, "0")
    play(table, choices, Stream(seed))
    return table


def play(table: Table, choices: int, dice: Stream) -> None:
    """Some random choices."""
    for _ in range(choices):
        decision = table.game.decision
        if decision is None:
            return
        table.choose(dice.below(len(decision.options)))


def cells(view: View) -> list[tuple[AreaView, CellView]]:
    """All cells of a board with their areas."""
    areas = [area for side in view.board.sides for area in side.areas] + view.board.shared
    found: list[tuple[AreaView, CellView]] = []
    for area in areas:
        queue = list(area.cells)
        while queue:
            cell = queue.pop()
            found.append((area, cell))
            queue += cell.under
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_every_view_is_in_the_catalogues(name: str) -> None:
    table = table_of(name, 0)
    dice = Stream(9)
    texts = [Texts(language, strict=True) for language in ("en", "ja", "zh-Hant", "zh-Hans")]
    for _ in range(12):
        for viewer in (0, 1, SPECTATOR):
            for said in said_in(msgspec.to_builtins(view_of(table, viewer))):
                for language in texts:
                    assert language.render(message_from(said))
        play(table, 6, dice)


def said_in(plain: object) -> list[dict[str, object]]:
    """All messages in plain data."""
    if isinstance(plain, dict):
        if set(plain) == {"id", "args"}:
            return [plain]
        return [said for value in plain.values() for said in said_in(value)]
    if isinstance(plain, list):
        return [said for value in plain for said in said_in(value)]
    return []


@pytest.mark.parametrize("name", GAMES)
def test_options_are_those_of_the_game_and_know_cells_that_are_there(name: str) -> None:
    table = table_of(name, 0)
    dice = Stream(2)
    lit = 0
    for _ in range(80):
        decision = table.game.decision
        if decision is None:
            break
        view = view_of(table, decision.seat)
        assert view.decision is not None
        keys = [option.key for option in view.decision.options]
        assert keys == [table.game.key(option) for option in offered(table.game, decision)]
        here = {cell.id for _, cell in cells(view)}
        for option in view.decision.options:
            for cell in option.cells:
                assert cell in here or cell.startswith("seat ")
                lit += 1
        other = view_of(table, SPECTATOR)
        assert other.decision is not None and other.decision.options == []
        play(table, 1, dice)
    assert lit > 10


def test_cards_of_one_face_in_one_area_are_as_good_as_each_other() -> None:
    table = table_of("battle-spirits", 0, seed=1)
    dice = Stream(5)
    for _ in range(200):
        decision = table.game.decision
        assert decision is not None
        view = view_of(table, decision.seat)
        assert view.decision is not None
        codes = {cell.id: (area.id, cell.code) for area, cell in cells(view)}
        for option in view.decision.options:
            cards = [codes[cell] for cell in option.cells if cell.startswith("c")]
            assert len(set(cards)) <= 1
            if len(cards) > 1:
                same = [id for id, place in codes.items() if place == cards[0]]
                assert sorted(same) == sorted(cell for cell in option.cells if cell.startswith("c"))
                return
        play(table, 1, dice)
    raise AssertionError("no two cards of one face were ever offered")


@pytest.mark.parametrize("name", GAMES)
def test_to_drop_a_proposal_is_not_offered_while_that_changes_nothing(name: str) -> None:
    table = table_of(name, 0)
    dice = Stream(8)
    shown = hidden = 0
    for _ in range(250):
        game = table.game
        decision = game.decision
        if decision is None:
            break
        verbs = [option.verb for option in offered(game, decision)]
        if decision.options[-1].verb == "cancel":
            task = game.agenda[-1]
            assert isinstance(task, Proposal)
            trial = game.copy()
            trial.choose(len(decision.options) - 1)
            assert trial.decision is not None
            same = to_plain(trial.agenda[-1]) == to_plain(task)
            assert ("cancel" in verbs) != same
            shown += not same
            hidden += same
        assert verbs
        table.choose(dice.below(len(decision.options)))
    assert shown and (hidden or name in ("battle-spirits", "fftcg"))


# ---- sights


def test_spectators_see_hands_only_where_that_was_agreed() -> None:
    table = table_of("blackpoker", 8)
    game = table.game
    hands = [place for place in game.places if place.zone.anonymous]
    others = [place for place in game.places if not place.zone.anonymous and not place.zone.pieces]
    closed, opened = mask(game, SPECTATOR), seen_by(game, SPECTATOR, HANDS)
    for place in hands:
        assert not any(face_of(card) for card in closed.places[place.index].cards)
        assert sorted(map(face_of, opened.places[place.index].cards)) == sorted(map(face_of, place.cards))
    for place in others:
        same = [face_of(card) for card in closed.places[place.index].cards]
        assert [face_of(card) for card in opened.places[place.index].cards] == same


def test_the_owner_of_a_sandbox_sees_every_card_and_the_game_is_as_it_was() -> None:
    table = table_of("blackpoker", 8)
    before = fingerprint(table.game)
    opened = seen_by(table.game, 0, ALL)
    for place, true in zip(opened.places, table.game.places, strict=True):
        if not place.zone.pieces:
            assert sorted(map(face_of, place.cards)) == sorted(map(face_of, true.cards))
    assert fingerprint(table.game) == before


def test_an_open_log_tells_cards_that_a_closed_one_does_not() -> None:
    table = table_of("blackpoker", 10)
    texts = Texts("en")
    closed = [texts.sentence(line.message) for line in Log(table).lines(SPECTATOR)]
    opened = [texts.sentence(line.message) for line in OpenLog(table).lines(SPECTATOR)]
    assert len(closed) == len(opened) and closed != opened
    assert not any("You" in line for line in opened)


# ---- the log


def test_lines_that_were_told_are_the_same_objects_again_and_those_taken_back_are_not() -> None:
    table = table_of("blackpoker", 6)
    teller = Teller(table)
    first = teller.lines(0)[:]
    play(table, 3, Stream(1))
    second = teller.lines(0)[:]
    assert all(one is other for one, other in zip(first, second, strict=False)) and len(second) > len(first)
    for _ in range(3):
        table.take_back()
    teller.forget()
    play(table, 3, Stream(2))
    third = teller.lines(0)
    assert all(one is other for one, other in zip(first, third, strict=False))
    afresh = [msgspec.json.encode(line_view(line)) for line in Log(table).lines(0)]
    assert third == afresh != second


@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_is_told_step_by_step_is_that_which_is_told_at_the_end(name: str) -> None:
    table = table_of(name, 0)
    teller = Teller(table)
    dice = Stream(4)
    for step in range(60):
        play(table, 1, dice)
        for viewer in (0, 1, SPECTATOR):
            teller.lines(viewer)
            teller.view(viewer, step)
        if step % 10 == 9:
            for _ in range(3):
                table.take_back()
            teller.forget()
    for viewer in (0, 1, SPECTATOR):
        afresh = Teller(table)
        assert teller.lines(viewer) == afresh.lines(viewer)
        assert teller.view(viewer, 0) == afresh.view(viewer, 0)


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [("", "ab", 0), ("ab", "abc", 2), ("abc", "ab", 2), ("abc", "axc", 1), ("abc", "", 0), ("ab", "ab", 2)],
)
def test_logs_have_their_beginning_in_common(old: str, new: str, same: int) -> None:
    before, after = [letter.encode() for letter in old], [letter.encode() for letter in new]
    assert in_common(before, after) == same


def test_a_view_in_bytes_is_the_view() -> None:
    table = table_of("fftcg", 30)
    teller = Teller(table)
    view, lines = teller.view(0, 7), teller.lines(0)
    for log_from in (0, 4, len(lines)):
        content = encoded_with_log(encoded(view), lines, log_from)
        assert msgspec.json.decode(content, type=View) == with_log(view, lines, log_from)


def test_a_view_has_the_log_from_a_line_on() -> None:
    table = table_of("fftcg", 30)
    whole = view_of(table, 0)
    part = view_of(table, 0, log_from=4)
    assert (whole.log_from, part.log_from) == (0, 4) and part.log == whole.log[4:]
    assert view_of(table, 0, log_from=10_000).log == []


# ---- reasons


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_has_an_option_or_a_reason_for_each_verb(name: str) -> None:
    table = table_of(name, 25)
    decision = table.game.decision
    assert decision is not None
    view = view_of(table, decision.seat)
    texts = Texts("en", strict=True)
    asked = 0
    for _, cell in cells(view):
        if not cell.id:
            continue
        found = reasons(table.game, decision.seat, cell.id)
        assert found is not None
        for reason in found:
            assert texts.render(message_from(reason.verb))
            if reason.refusal is not None:
                assert reason.clause and texts.render(message_from(reason.refusal))
                asked += 1
    assert asked
    assert reasons(table.game, decision.seat, "c1") is None


def test_a_result_names_seats_and_clause() -> None:
    table = table_of("blackpoker", 4)
    table.concede(0)
    result = view_of(table, 1).result
    assert result is not None and result.winners == [1] and result.clause == "BP R4.84"
