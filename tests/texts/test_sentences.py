"""Sentences as people read them, and that every sentence of real games can be said in every language."""

from typing import Any

import pytest
from tests.texts.voices import EN, HANS, HANT, JA, labels, question, told

import rulebound
from rulebound import SPECTATOR, Game, Refused, view
from rulebound.games.blackpoker.sheet import RULEBOOK
from rulebound.kernel.decision import Option
from rulebound.kernel.event import Event
from rulebound.kernel.refusal import Refusal
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import events_for
from rulebound.texts import Message, MissingText, Scene, Texts, languages, phrases_of
from rulebound.texts.message import message_from

POSITION: dict[str, Any] = {
    "turn": "A",
    "A": {
        "hand": ["C7", "H3", "DA", "D2", "JK"],
        "life": 20,
        "barriers": ["S2", "H9 driven"],
        "soldiers": ["S9", "H5+H8"],
    },
    "B": {"hand": ["C9", "C2"], "life": 20, "barriers": ["S4", "D8"], "soldiers": ["C4"]},
}


def game_at(position: dict[str, Any]) -> Game:
    return rulebound.new_game("blackpoker", seed=1, position=position)


# ---- cards, options, questions


def test_cards() -> None:
    assert [EN.card(code) for code in ("C7", "H10", "SA", "DQ", "JK", "?")] == [
        "♣7",
        "♥10",
        "♠A",
        "♦Q",
        "Joker",
        "a card",
    ]
    assert JA.card("?") == "カード"
    assert (HANT.card("?"), HANT.card("JK")) == ("一張牌", "鬼牌")
    assert (HANS.card("?"), HANS.card("JK")) == ("一张牌", "鬼牌")


def test_options_of_a_chance() -> None:
    game = game_at(POSITION)
    said = labels(game)
    assert {"Set a barrier", "Summon soldier with ♣7", "Summon ace with ♦A", "End the turn", "Attack"} <= set(
        said
    )
    assert {"Up with ♥3 (+3)", "Twist with ♦2", "Break Barrier with ♥3", "Search with Joker"} <= set(said)
    assert {"防壁を置く", "♣7で兵士召喚", "♦Aでエース召喚", "ターンを終える", "アタック"} <= set(
        labels(game, JA)
    )
    assert {"設置屏障", "以♣7召喚士兵", "以♦A召喚王牌", "結束回合", "攻擊"} <= set(labels(game, HANT))
    assert {"布置屏障", "用♣7召唤士兵", "用♦A召唤王牌", "结束回合", "攻击"} <= set(labels(game, HANS))


def test_targets_name_their_owners_and_numbers() -> None:
    game = game_at(POSITION)
    game.choose_key("up H3")
    assert question(game, 0) == "Up: which target?"
    assert labels(game) == ["Target your ♠9", "Target your ♥5+♥8 (13)", "Target B’s ♣4"]
    assert labels(game, JA) == ["自分の♠9を対象にする", "自分の♥5+♥8（13）を対象にする", "Bの♣4を対象にする"]
    assert labels(game, HANT) == ["以你的♠9為對象", "以你的♥5+♥8（13）為對象", "以B的♣4為對象"]
    assert labels(game, HANS) == ["以你的♠9为目标", "以你的♥5+♥8（13）为目标", "以B的♣4为目标"]


def test_a_half_made_declaration_is_not_told_to_others() -> None:
    game = game_at(POSITION)
    game.choose_key("up H3")
    assert question(game, 1) == "A holds the chance."
    assert question(game, SPECTATOR, JA) == "チャンスはAにあります。"


def test_blocking() -> None:
    game = game_at({**POSITION, "B": {"life": 20, "barriers": ["S4", "D8 driven", "H2"]}})
    game.choose_key("attack")
    while game.decision is not None and game.decision.question != "bp-blockers":
        keys = [game.key(option) for option in game.decision.options]
        wanted = [key for key in keys if key == "attack-with A.soldiers.1"]
        game.choose_key((wanted or [key for key in keys if key.startswith(("pass", "done"))])[0])
    assert question(game, 1) == "Who blocks A’s ♠9?"
    assert labels(game) == [
        "Do not block A’s ♠9",
        "Block A’s ♠9 with barrier 1 (♠4)",
        "Block A’s ♠9 with barrier 3 (♥2)",
    ]
    game.choose_key("block-with B.barriers.1 1")
    assert told(game, 0)[0] == "B blocked your ♠9 with barrier 1."
    assert told(game, 1)[0] == "You blocked A’s ♠9 with barrier 1 (♠4)."
    assert told(game, SPECTATOR, JA)[0] == "Bは防壁1でAの♠9をブロックした。"
    assert told(game, 0, HANT)[0] == "B以屏障1阻擋你的♠9。"
    assert told(game, 1, HANS)[0] == "你用屏障1（♠4）阻挡A的♠9。"


# ---- events


def test_hidden_cards_are_not_named() -> None:
    game = rulebound.new_game("blackpoker", seed=3)
    assert told(game, 0)[:2] == ["You drew ♠3, ♠10, ♣6, ♥K, ♣4, ♦Q and ♥J.", "B drew 7 cards."]
    assert told(game, SPECTATOR)[0] == "A drew 7 cards."
    event = events_for([event for event in game.events if event.name == "drew" and event.seat == 1], 0)[0]
    assert EN.event(event, view(game, 0)) == "B drew a card."
    assert JA.event(event, view(game, 0)) == "Bはカード1枚を引いた。"
    assert told(game, 0, HANT)[:2] == ["你抽了♠3、♠10、♣6、♥K、♣4、♦Q、♥J。", "B抽了7張牌。"]
    assert HANS.event(event, view(game, 0)) == "B抽了1张牌。"


def test_costs_and_damage_are_told_apart() -> None:
    game = game_at(POSITION)
    game.choose_key("summon-soldier C7")
    assert told(game, 1)[0] == "A drove barrier 1 to pay."
    assert told(game, 1)[1].startswith("A paid 1 life: ")
    assert told(game, 1)[2] == "A requested Summon Soldier with ♣7."
    assert told(game, 1, HANT)[2] == "A以♣7發起「召喚士兵」。"
    assert told(game, 1, HANS)[2] == "A用♣7发起“召唤士兵”。"


def test_a_request_is_named_after_it_has_left() -> None:
    """All that is known of a request that came and went within one input is what its events say."""
    game = game_at(POSITION)
    event = Event("requested", "BP 16.3", 1, 9999, 9998, [])
    assert EN.event(event, view(game, 0)) == "B requested Up."
    gone = Event("target-gone", "BP R4.41", 1, 9999, 16, [])
    lines = phrases_of(game).tell([event, gone], Scene(view(game, 0).game, 0))
    assert EN.sentence(lines[1].message) == "Up had no effect: its target was gone."


def test_the_end() -> None:
    game = game_at(POSITION)
    game.concede(0)
    assert told(game, 0) == ["You conceded.", "B won the game."]
    assert told(game, 1) == ["A conceded.", "You won the game."]
    assert told(game, 1, JA) == ["Aが投了した。", "あなたの勝ち。"]
    assert told(game, 1, HANT) == ["A投降了。", "你獲勝。"]
    assert told(game, 1, HANS) == ["A认输了。", "你获胜。"]
    game = game_at(POSITION)
    game.concede(1, by_time=True)
    assert told(game, 0)[0] == "B ran out of time."


# ---- refusals, clauses, missing texts


def test_refusals_say_which_action_and_which_cards() -> None:
    game = game_at(POSITION)
    with pytest.raises(Refused) as refused:
        game.choose_key("summon-hero C7", 0)
    assert EN.refusal(refused.value.refusal) == "The cost needs a charged barrier of yours."
    reasons = game.why_not(0, game.parse("up C7", 0).card)
    assert EN.refusal(reasons["up"]) == "Up needs a ♥ A to 10 as key card."
    assert JA.refusal(reasons["up"]) == "アップのキーカードは♥のA〜10です。"
    assert HANT.refusal(reasons["up"]) == "「提升」的關鍵牌必須是♥A～10。"
    assert HANS.refusal(reasons["up"]) == "“提升”的关键牌必须是♥A～10。"
    assert EN.refusal(reasons["charge"]) == "Charge comes about by itself; nobody requests it."
    assert JA.refusal(Refusal("RB 7", "no-undo")).startswith("取り消せません。")


def test_clauses() -> None:
    assert EN.clause("BP 6.5") == "BP 6.5 · Summon Soldier cost"
    assert EN.clause("XX 1") == "XX 1"


def test_a_missing_text_shows_its_id_and_is_an_error_in_tests() -> None:
    assert Texts("en").say("no-such-text", number=3) == "no-such-text"
    assert Texts("en").say("action-bp-up.nothing") == "action-bp-up.nothing"
    with pytest.raises(MissingText, match="no-such-text"):
        EN.say("no-such-text")
    with pytest.raises(MissingText, match="seat"):
        EN.say("event-conceded")


def test_plurals() -> None:
    assert EN.say("cards-hidden", count=1) == "a card"
    assert EN.say("cards-hidden", count=3) == "3 cards"


def test_messages_can_be_sent() -> None:
    game = rulebound.new_game("blackpoker", seed=3)
    for line in phrases_of(game).tell(events_for(game.events, 0), Scene(view(game, 0).game, 0)):
        arrived = message_from(line.message.plain())
        assert arrived == line.message
        assert JA.render(arrived) == JA.render(line.message)
    assert Message("a", n=1) != Message("a", n=2)


# ---- whole games


def say_everything(game: Game, before: dict[int, Game], voices: list[Texts]) -> int:
    """All that every viewer is told at one moment; how many sentences that is."""
    count = 0
    for viewer in (0, 1, SPECTATOR):
        seen = view(game, viewer)
        scene = Scene(seen.game, viewer, before.get(viewer))
        before[viewer] = seen.game
        lines = phrases_of(game).tell(events_for(game.events, viewer), scene)
        for texts in voices:
            said = [texts.sentence(line.message) for line in lines]
            said += [texts.event(event, scene) for event in events_for(game.events, viewer)]
            if seen.decision is not None:
                said.append(texts.question(seen.decision, seen))
                said += [texts.option(option, seen) for option in seen.decision.options]
            assert all(said)
            count += len(said)
    return count


@pytest.mark.parametrize("settings", [{}, {"deck": "entry20", "edition": "published"}, {"deck": "entry16"}])
def test_random_games_can_be_told_in_every_language(settings: dict[str, str]) -> None:
    voices = [Texts(language, strict=True) for language in languages()]
    names: set[str] = set()
    for seed in range(3):
        game = rulebound.new_game("blackpoker", seed=seed, settings=settings)
        stream = Stream(seed)
        before: dict[int, Game] = {}
        count = say_everything(game, before, voices)
        while game.decision is not None:
            game.choose(stream.below(len(game.decision.options)))
            names |= {event.name for event in game.events}
            count += say_everything(game, before, voices)
        assert count > 500
        assert game.result is not None
        for texts in voices:
            assert texts.sentence(phrases_of(game).result(game.result, Scene(game)))
    assert len(names) > 20


def test_a_viewer_is_told_nothing_that_depends_on_hidden_cards() -> None:
    """The sentences of one viewer are the same in a game whose hidden cards are others."""
    game = rulebound.new_game("blackpoker", seed=5)
    stream = Stream(2)
    for n in range(60):
        if game.decision is None:
            break
        seen = view(game, 0)
        other = seen.determinize(n)
        other_seen = view(other, 0)
        assert seen.decision is not None and other_seen.decision is not None
        assert EN.question(seen.decision, seen) == EN.question(other_seen.decision, other_seen)
        for piece in game.pieces:
            one = EN.render(phrases_of(game).piece(piece, Scene(seen.game, 0)))
            assert one == EN.render(phrases_of(game).piece(piece, Scene(other_seen.game, 0)))
        game.choose(stream.below(len(game.decision.options)))


def test_every_reason_of_a_position_can_be_said() -> None:
    game = game_at(POSITION)
    voices = [Texts(language, strict=True) for language in languages()]
    count = 0
    for _ in range(12):
        seen = view(game, 0).game
        for card in seen.places[1].cards:
            for refusal in seen.why_not(0, card).values():
                count += sum(bool(texts.refusal(refusal)) for texts in voices)
        for piece in seen.pieces:
            for refusal in seen.why_not(0, 0, piece).values():
                count += sum(bool(texts.refusal(refusal)) for texts in voices)
        if game.decision is None:
            break
        game.choose(len(game.decision.options) // 2)
    assert count > 500


def test_kernel_options() -> None:
    game = game_at(POSITION)
    assert EN.option(Option("cancel"), game) == "Take it all back"
    assert EN.option(Option("replace", 0, 0, 2), game) == "Effect 2 first"
    assert RULEBOOK.verbs
