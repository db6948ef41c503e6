"""Guided first games: every guide is played through the engine, and everything that it names is there."""

import pytest

from rulebound.games import rulebook_named, rulebook_names
from rulebound.guides import Guide, GuideError, Step, guides, load, read
from rulebound.kernel.game import Game
from rulebound.kernel.rulebook import Match
from rulebound.rulebooks import clause
from rulebound.texts.language import languages
from rulebound.texts.texts import Texts

SHUFFLES = range(8)
LEARNER = 0
CANCEL = "cancel"


def position(guide: Guide, step: Step, seed: int) -> Game:
    """The game at the position of a step, as a table sets it up: proposals may be dropped."""
    rulebook = rulebook_named(guide.game)
    match = Match(rulebook, seed, guide.seats, dict(guide.settings), None, step.given, cancel=True)
    match.check()
    game = rulebook.new_game(match)
    game.start()
    return game


def offered(game: Game, seat: int) -> list[str]:
    """The keys that a seat is offered; none where another is asked, or nobody."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return []
    return [game.key(option) for option in decision.options]


def give(game: Game, seat: int, keys: tuple[str, ...], which: int, where: str) -> None:
    """An answer; before it, whatever leaves no choice but to drop what was begun, as the table gives it."""
    while not set(keys) <= set(offered(game, seat)):
        assert game.decision is not None, f"{where}: {keys}"
        real = [key for key in offered(game, game.decision.seat) if key != CANCEL]
        assert len(real) == 1, f"{where}: {keys} is not among {real}"
        game.choose_key(real[0])
    game.choose_key(keys[min(which, len(keys) - 1)])


def play_step(game: Game, step: Step, which: int = 0) -> None:
    """The learner's answers, of those that will do the one with this number, and the replies."""
    for keys in step.choose:
        give(game, LEARNER, keys, which, step.say)
    for reply in step.replies:
        give(game, reply.seat, (reply.key,), 0, step.say)
    take_forced(game)


def take_forced(game: Game) -> None:
    """What is left without a choice at the end of a step."""
    while game.decision is not None:
        real = [key for key in offered(game, game.decision.seat) if key != CANCEL]
        if len(real) != 1:
            return
        game.choose_key(real[0])


def test_every_game_has_a_guide() -> None:
    assert set(guides()) == {"asteriated-grail", "battle-spirits", "blackpoker", "fftcg"}
    assert set(guides()) <= set(rulebook_names())


@pytest.mark.parametrize("name", guides())
@pytest.mark.parametrize("seed", SHUFFLES)
@pytest.mark.parametrize("answer", [0, 1])
def test_a_guide_can_be_played_to_a_won_game(name: str, seed: int, answer: int) -> None:
    guide = load(name)
    game = position(guide, guide.steps[0], seed)
    for step in guide.steps:
        if step.given is not None:
            game = position(guide, step, seed)
        play_step(game, step, answer)
    assert game.result is not None
    assert LEARNER in [seat for seat in range(guide.seats) if game.teams[seat] in game.result.winners]


@pytest.mark.parametrize("name", guides())
def test_whoever_must_choose_something_has_a_choice(name: str) -> None:
    guide = load(name)
    game = position(guide, guide.steps[0], 0)
    for step in guide.steps:
        if step.given is not None:
            game = position(guide, step, 0)
        assert not step.choose or len(offered(game, LEARNER)) > 1, step.say
        play_step(game, step)


@pytest.mark.parametrize("name", guides())
def test_clauses_and_texts_are_there_in_every_language(name: str) -> None:
    guide = load(name)
    assert 8 <= len(guide.steps) <= 12
    for step in guide.steps:
        assert 1 <= len(step.clauses) <= 2, step.say
        assert all(clause(id).id == id for id in step.clauses)
    for language in languages():
        texts = Texts(language, strict=True)
        for id in (guide.title, guide.gently, guide.done, *(step.say for step in guide.steps)):
            assert texts.say(id), id


def test_the_languages_are_four() -> None:
    assert len(languages()) == 4


HEAD = "game: blackpoker\ntitle: t\ngently: g\ndone: d\nsteps: "
WRONG = {
    HEAD.replace("blackpoker", "chess") + "[{say: s, given: {}}]": "chess",
    HEAD + "[]": "needs a position",
    HEAD + "[{say: s}]": "needs a position",
    HEAD + "[{say: s, given: {}, clauses: [BP 99]}]": "step 1",
    HEAD + "[{say: s, given: {}, replies: [C: x]}]": "no seat",
    HEAD + "[{say: s, given: {}, choose: [[]]}]": "at least one",
    HEAD + "[{say: s, given: {}, chose: [x]}]": "chose",
    "game: [": "text:",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_said(text: str) -> None:
    with pytest.raises(GuideError, match=WRONG[text]):
        read(text)


def test_a_guide_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(GuideError, match="blackpoker"):
        load("chess")
