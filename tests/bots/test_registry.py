"""Bots by name, by entry point and by path; what is no bot is refused in a sentence."""

from importlib.metadata import EntryPoint

import pytest

import rulebound.bots
from rulebound.bots import OWN_BOTS, Bot, BotError, bot_names, find_bot, make_bot
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.random import RandomBot
from rulebound.texts import Texts, languages


def test_own_bots_by_name() -> None:
    assert isinstance(make_bot("random", 7), RandomBot)
    assert isinstance(make_bot("greedy", 7), GreedyBot)
    assert make_bot("greedy", 7).seed == 7


@pytest.mark.parametrize("language", languages())
def test_levels_have_names_for_people(language: str) -> None:
    texts = Texts(language, strict=True)
    for level in ("random", "greedy", "easy", "normal", "hard", "expert"):
        assert level in OWN_BOTS
        assert texts.has(f"opponent-{level}") and texts.has(f"web-bot-{level}")


def test_a_bot_by_its_path() -> None:
    assert find_bot("rulebound.bots.random:RandomBot") is RandomBot


def test_a_bot_that_an_installed_package_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lucky", "rulebound.bots.random:RandomBot", "rulebound.bots")

    def offered(group: str) -> list[EntryPoint]:
        assert group == "rulebound.bots"
        return [point]

    monkeypatch.setattr(rulebound.bots, "entry_points", offered)
    assert bot_names() == [*OWN_BOTS, "lucky"]
    assert find_bot("lucky") is RandomBot


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(
        BotError, match=r"There is no bot 'randm'; there are random, greedy, .*expert, or one of your own"
    ):
        make_bot("randm")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("no_such_module:Thing", "cannot be loaded: ModuleNotFoundError, No module named 'no_such_module'"),
        ("rulebound.bots:Nothing", "rulebound.bots has no class 'Nothing'"),
        ("rulebound.bots:make_bot", "has no class 'make_bot' that is a rulebound.bots.Bot"),
        (":RandomBot", "cannot be loaded"),
        ("rulebound.bots.random:", "has no class ''"),
    ],
)
def test_a_path_that_leads_to_no_bot(path: str, sentence: str) -> None:
    with pytest.raises(BotError, match=sentence):
        find_bot(path)


def test_a_bot_must_write_one_of_the_two() -> None:
    game = rulebound.new_game("blackpoker", seed=1)
    decision = game.decision
    assert decision is not None
    with pytest.raises(NotImplementedError):
        Bot(1).choose(rulebound.view(game, decision.seat))
