"""The bots that search: what they find, what they cannot know, and that they stop in time."""

import gc
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.bots import BotError, find_bot, make_bot
from rulebound.bots.ismcts import BudgetError, EasyBot, ExpertBot, HardBot, NormalBot, SearchBot
from rulebound.bots.search import (
    Limit,
    Look,
    OutOfTimeError,
    best_answered,
    considered,
    passing,
    play_on,
    settle,
)
from rulebound.bots.search_tree import Edge, Effort, Node, Search, first_seats
from rulebound.games import rulebook_names
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.task import Proposal
from rulebound.kernel.view import view
from rulebound.testing.look import exchange, exchangeable

GAMES = rulebook_names()


def decision_of(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def positions(name: str, seed: int, every: int, most: int, decklists: str = "open") -> list[Game]:
    """Positions of one random game, `every` so many decisions."""
    game = rulebound.new_game(name, seed=seed, decklists=decklists)
    stream = Stream(seed)
    found: list[Game] = []
    count = 0
    while game.decision is not None and len(found) < most:
        if count % every == every - 1:
            found.append(game.copy())
        game.choose(stream.below(considered(game.decision)))
        count += 1
    return found


def search_of(game: Game, iterations: int, seed: int = 5) -> Search:
    search = Search(view(game, decision_of(game).seat), seed, Effort())
    search.run(iterations)
    return search


def choice_in(position: dict[str, Any], bot: str) -> str:
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    index = make_bot(bot, 3).choose(view(game, decision_of(game).seat))
    return game.key(decision_of(game).options[index])


# ---- what it finds


def test_it_attacks_when_that_wins() -> None:
    position = {
        "turn": "A",
        "A": {"life": 20, "soldiers": ["C9"], "hand": ["D2", "H3"]},
        "B": {"life": 5, "hand": ["D4"]},
    }
    assert choice_in(position, "ismcts@60") == "attack"


def test_every_iteration_is_counted_at_the_root_and_values_lie_between_lost_and_won() -> None:
    for name in GAMES:
        for game in positions(name, seed=4, every=15, most=2):
            search = search_of(game, 30)
            assert search.iterations == 30
            assert sum(search.visits()) == 30
            assert all(0.0 <= value <= 1.0 for value in search.values())
            assert search.visits()[search.best()] == max(search.visits())


@pytest.mark.compiled  # takes long uncompiled
def test_a_search_ends_where_the_rest_can_change_nothing() -> None:
    """It chooses what it would have chosen, and is done sooner somewhere."""
    spared = 0
    for game in positions("blackpoker", seed=4, every=5, most=8):
        whole = search_of(game, 200)
        search = Search(whole.view, 5, Effort())
        search.run(200, thorough=False)
        assert whole.iterations == 200 and whole.best() == search.best()
        spared += 200 - search.iterations
    assert spared > 200


def test_options_of_different_meaning_have_different_codes() -> None:
    for name in GAMES:
        for game in positions(name, seed=8, every=3, most=12):
            search = Search(view(game, decision_of(game).seat), 1, Effort())
            options = decision_of(game).options
            keys = {game.key(option) for option in options}
            assert len({search.code(game, option) for option in options}) == len(keys)


def test_the_line_begins_with_the_choice_and_every_step_is_offered() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    search = search_of(game, 60)
    line = search.line(6, 1)
    assert line and line[0].index == search.best()
    for step in line:
        assert 0 <= step.index < len(decision_of(step.game).options)


def test_everyone_on_the_way_learns_what_it_was_worth_to_their_own_team() -> None:
    assert first_seats([1, 0, 1, 0]) == [1, 0]
    game = positions("asteriated-grail", seed=3, every=20, most=1)[0]
    search = search_of(game, 0)
    seats = range(game.match.seats)
    assert {game.teams[seat] for seat in seats} == {0, 1}
    nodes, edges = [Node(seat) for seat in seats], [Edge(seat, 0.5, 1.0) for seat in seats]
    search.effort.playout_share, search.effort.playout_doubt = 1.0, 0.0
    search.learn(nodes, edges, [0.9, 0.3])
    search.learn_drift(nodes, edges, [0.9, 0.3], [0.4, 0.7])
    for seat in seats:
        team = game.teams[seat]
        assert (nodes[seat].total, edges[seat].total) == ([0.9, 0.3][team], [0.9, 0.3][team])
        assert edges[seat].drift == pytest.approx([-0.5, 0.4][team])


@pytest.mark.parametrize("name", GAMES)
def test_a_new_node_is_looked_at_with_the_eyes_of_its_own_seat(name: str) -> None:
    here, *further = [game for game in positions(name, seed=4, every=1, most=80) if considered_in(game) > 1]
    search = search_of(here, 0)
    there = next(game for game in further if game.teams[decision_of(game).seat] != game.teams[search.seat])
    decision = decision_of(there)
    node = Node(decision.seat)
    end = search.expand(node, there, decision)
    looks = [Look(there, decision.seat).play(i, True) for i in range(considered(decision))]
    values = [look.evaluate(decision.seat) for look in looks[: search.effort.looked_at]]
    assert [
        node.edges[search.code(there, option)].guess for option in decision.options[: len(values)]
    ] == values
    assert end.evaluate(decision.seat) == max(values)


def considered_in(game: Game) -> int:
    return considered(decision_of(game))


def test_late_steps_of_a_proposal_are_taken_as_they_were_first_seen() -> None:
    game = next(game for game in positions("blackpoker", seed=4, every=1, most=60) if considered_in(game) > 2)
    search = search_of(game, 12)
    decision = decision_of(game)
    for guessed_best in range(considered(decision)):
        for i, code in enumerate(search.codes):
            edge = search.root.edges[code]
            edge.guess, edge.visits = (0.6 if i == guessed_best else 0.5), (100 if i == guessed_best else 0)
        assert search.select(search.root, game, decision, True) == guessed_best
        assert search.select(search.root, game, decision, False) != guessed_best


def test_the_search_changes_nothing_in_the_view() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    seen = view(game, decision_of(game).seat)
    before = rulebound.view(game, seen.viewer).game.describe()
    SearchBot(1).with_budget("20")(1).choose(seen)
    assert seen.game.describe() == before


def test_the_spread_of_a_node_is_its_standard_deviation() -> None:
    node = Node(0)
    for value in (0.2, 0.4, 0.6, 0.8):
        node.note(value)
    assert node.mean() == pytest.approx(0.5)
    assert node.spread() == pytest.approx(0.05**0.5)


def test_a_look_is_thoughtful_about_the_rest_of_what_was_begun() -> None:
    """Naming nobody stands first among the attackers; a look finds the attack that wins instead."""
    soldiers = {"soldiers": ["SA", "S10"], "barriers": [], "hand": [], "life": 10}
    position = {"turn": "A", "A": soldiers, "B": {**soldiers, "soldiers": [], "life": 1}}
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    attack = [option.verb for option in decision_of(game).options].index("attack")
    search = Search(view(game, 0), 5, Effort())
    by_default = game.copy()
    by_default.choose(attack)
    settle(by_default)
    assert search.look(game, 0, attack) > by_default.evaluate(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_goes_on_over_as_many_quiet_positions_as_it_may(name: str) -> None:
    """At a quiet position it takes what looks best at a glance, and it is cut off before the next one."""
    game = next(game for game in positions(name, seed=2, every=1, most=400) if game.quiet())
    once = best_answered(game.copy(), decision_of(game))
    while once.decision is not None and not once.quiet():
        at = passing(once.decision)
        if at >= 0:
            once.choose(at)
        else:
            once = best_answered(once, once.decision)
    assert play_on(game.copy(), 1).describe() == once.describe()
    assert play_on(game.copy(), 0).describe() == game.describe()


def test_a_playout_may_go_to_the_end() -> None:
    game = positions("blackpoker", seed=2, every=30, most=1)[0]
    end = play_on(game, 10_000)
    assert end.decision is None and end.result is not None


def test_the_drift_of_playouts_moves_the_values_on_the_way() -> None:
    """By its share of their mean, and the less the fewer playouts there were."""
    game = positions("blackpoker", seed=2, every=30, most=1)[0]
    effort = Effort()
    effort.playout_share, effort.playout_doubt = 0.4, 3.0
    seat = decision_of(game).seat
    search = Search(view(game, seat), 5, effort)
    found = search.values_of(play_on(game.copy(), 2))
    drift = found[search.teams[seat]] - 0.25
    edge = Edge(1, 0.5, 1.0)
    for times in (1, 2):
        search.learn_drift([search.root], [edge], [0.25, 0.25], found)
        assert edge.mean() == pytest.approx(0.5 + 0.4 * drift * times / (times + 3.0))
    assert edge.visits == 0, "a playout is no visit"


def playouts_of(search: Search) -> int:
    return sum(edge.playouts for edge in search.root.edges.values())


def test_every_so_many_iterations_have_a_playout() -> None:
    game = positions("blackpoker", seed=2, every=30, most=1)[0]
    effort = Effort()
    found = []
    for every in (1, 4, 1_000):
        effort.playout_every = every
        search = Search(view(game, decision_of(game).seat), 5, effort)
        search.run(40)
        found.append(playouts_of(search))
    assert found[0] > 30 and 5 < found[1] <= 10 and found[2] <= 1


def test_at_a_large_table_there_are_no_playouts() -> None:
    game = positions("asteriated-grail", seed=2, every=30, most=1)[0]
    effort = Effort()
    assert effort.playout_seats == 2
    for seats, some in ((game.match.seats, True), (game.match.seats - 1, False)):
        effort.playout_seats = seats
        search = Search(view(game, decision_of(game).seat), 5, effort)
        search.run(8)
        assert (playouts_of(search) > 0) is some


def test_many_options_are_tried_a_few_at_a_time() -> None:
    """With one allowed per visit count and no growth, only the most promising options are ever tried."""
    game = max(positions("blackpoker", seed=4, every=1, most=60), key=lambda g: len(decision_of(g).options))
    effort = Effort()
    effort.width, effort.growth = 2.0, 0.0
    search = Search(view(game, decision_of(game).seat), 5, effort)
    search.run(40)
    assert len(search.codes) > 4
    assert sum(1 for visits in search.visits() if visits) <= 2


# ---- what it cannot know


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_that_change_places_change_no_choice(name: str) -> None:
    exchanged = [chooses_the_same_where_cards_change_places(game) for game in positions(name, 6, 9, most=4)]
    assert any(exchanged)


@pytest.mark.parametrize("name", GAMES)
def test_nor_do_they_in_the_middle_of_a_proposal_and_with_closed_deck_lists(name: str) -> None:
    decklists = "closed" if rulebound.rulebook_named(name).deck_names() else "open"
    proposing = [
        game
        for game in positions(name, seed=6, every=1, most=150, decklists=decklists)
        if isinstance(game.agenda[-1], Proposal) and considered_in(game) > 1
    ]
    assert any([chooses_the_same_where_cards_change_places(game) for game in proposing[:3]])


def chooses_the_same_where_cards_change_places(game: Game) -> bool:
    """Compare two searches; False where no two cards are hidden from the seat asked."""
    groups = exchangeable(game, decision_of(game).seat)
    if not groups:
        return False
    one = groups[0][0]
    other = next(card for card in groups[0] if face_of(card[2]) != face_of(one[2]))
    here, there = search_of(game, 25), search_of(exchange(game, one, other), 25)
    assert (here.best(), here.visits(), here.values()) == (there.best(), there.visits(), there.values())
    return True


def test_the_same_seed_gives_the_same_choice_and_another_seed_another_search() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    one, again, other = search_of(game, 40), search_of(game, 40), search_of(game, 40, seed=6)
    assert (one.visits(), one.values()) == (again.visits(), again.values())
    assert one.values() != other.values()


def test_others_do_not_see_which_card_is_laid_face_down() -> None:
    """After a barrier is set, the opponent's fingerprint is the same whichever card it was."""
    game = rulebound.new_game("blackpoker", seed=1, position=BARRIER)
    seen: set[tuple[int, int]] = set()
    for face in ("D2", "H3"):
        search = Search(view(game, 0), 1, Effort())
        world = game.copy()
        for verb in ("set-barrier", face):
            decision = decision_of(world)
            keys = [world.key(option) for option in decision.options]
            index = next(i for i, key in enumerate(keys) if verb in key.split())
            search.take(world, decision, index, search.code(world, decision.options[index]))
        seen.add((search.seen[0], search.seen[1]))
    assert len({own for own, _ in seen}) == 2
    assert len({theirs for _, theirs in seen}) == 1


BARRIER: dict[str, Any] = {
    "turn": "A",
    "A": {"life": 20, "hand": ["D2", "H3", "C5"]},
    "B": {"life": 20, "hand": ["D4"]},
}


# ---- budgets


def ticking(step: float) -> Callable[[], float]:
    """A clock that moves on by so much whenever it is read."""
    now = [0.0]

    def read() -> float:
        now[0] += step
        return now[0]

    return read


def test_a_search_stops_when_the_clock_says_so_and_has_a_best_at_any_time() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    for until in (0.5, 3.5, 40.5):
        search = Search(view(game, decision_of(game).seat), 1, Effort())
        clock = ticking(1.0)
        search.run(1 << 20, Limit(clock, until))
        assert clock() == until + 1.5, "once time is up, it is read no more"
        assert search.iterations <= until
        assert 0 <= search.best() < considered(decision_of(game))


def test_time_that_is_up_ends_everything_before_the_next_choice() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    decision = decision_of(game)
    up = Limit(lambda: 1.0, 1.0)
    trial = game.copy()
    for deep in (
        lambda: settle(trial, up),
        lambda: play_on(trial, 3, up),
        lambda: best_answered(trial, decision, up),
        lambda: Look(trial, decision.seat, up).play(0, True),
    ):
        with pytest.raises(OutOfTimeError):
            deep()
        assert trial.digest() == game.digest()


def test_an_iteration_that_is_cut_off_teaches_nothing() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    for until in range(100, 400, 7):
        search = Search(view(game, decision_of(game).seat), 1, Effort())
        search.run(1 << 20, Limit(ticking(1.0), until))
        assert sum(search.visits()) == search.iterations


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_nobody_looked_at_is_not_taken_for_want_of_time(name: str) -> None:
    some = 0
    for game in positions(name, seed=5, every=6, most=12):
        for until in (9, 21, 42):
            search = Search(view(game, decision_of(game).seat), 1, Effort())
            search.run(1 << 20, Limit(ticking(1.0), until))
            edges = [search.root.edges[code] for code in search.codes]
            if {edge.is_unknown() for edge in edges} == {True, False}:
                some += 1
                assert not edges[search.best()].is_unknown()
    assert some > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every position, by the time that this thread has worked, so that others at work do not count.

    A machine may stand still for a moment and count that too; but not in each of three equal searches.
    """
    monkeypatch.setattr("rulebound.bots.ismcts.monotonic", time.thread_time)
    for game in positions(name, seed=4, every=12, most=6):
        assert any(seconds_for(game, "ismcts@100ms") < 0.11 for _ in range(3))


def seconds_for(game: Game, bot: str) -> float:
    """How long this thread works on a choice."""
    began = time.thread_time()
    make_bot(bot, 1).choose(view(game, decision_of(game).seat))
    return time.thread_time() - began


class Observed(SearchBot):
    """Notes whether Python looks for cycles while it searches."""

    iterations = 8
    looked: bool | None = None

    def effort(self) -> Effort:
        self.looked = gc.isenabled()
        return super().effort()


def test_python_looks_for_cycles_after_a_search_and_not_meanwhile() -> None:
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    bot = Observed(1)
    bot.choose(view(game, decision_of(game).seat))
    assert bot.looked is False and gc.isenabled()


def test_levels_search_more_and_more() -> None:
    assert EasyBot.iterations < NormalBot.iterations < HardBot.iterations == 2_000
    assert ExpertBot.milliseconds == 5_000
    assert [find_bot(name) for name in ("easy", "normal", "hard", "expert")] == [
        EasyBot,
        NormalBot,
        HardBot,
        ExpertBot,
    ]


def test_a_name_may_give_a_budget() -> None:
    assert find_bot("ismcts@500").__dict__["iterations"] == 500
    assert find_bot("hard@250ms").__dict__["milliseconds"] == 250
    for words in ("0", "x", "-1", "5s", ""):
        with pytest.raises(BudgetError, match="is no budget; write a number of iterations"):
            find_bot(f"ismcts@{words}")
    with pytest.raises(BotError, match="'greedy' does not search"):
        find_bot("greedy@500")


def test_it_never_drops_a_proposal() -> None:
    game = rulebound.new_game("blackpoker", seed=4, cancel=True)
    stream = Stream(1)
    bot = make_bot("ismcts@8", 1)
    offered = 0
    while game.decision is not None and offered < 4:
        decision = game.decision
        if decision.options[-1].verb == "cancel":
            offered += 1
            assert decision.options[bot.choose(view(game, decision.seat))].verb != "cancel"
        game.choose(stream.below(considered(decision)))
    assert offered == 4


def test_the_searching_bot_of_the_guide_answers() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (program,) = (
        block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "Search(" in block
    )
    names: dict[str, Any] = {}
    exec(compile(program, "write-a-bot.md", "exec"), names)
    game = positions("blackpoker", seed=4, every=10, most=1)[0]
    decision = decision_of(game)
    assert 0 <= names["Patient"](1).choose(view(game, decision.seat)) < considered(decision)


# ---- strength


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_normal_beats_greedy(game: str) -> None:
    from rulebound.sim import simulate

    result = simulate(game, ["normal", "greedy"], games=40, seed=3)
    assert result.errors == [] and result.wins[0] > 20
