"""Battle Spirits as people read it: names from the packs, costs that add up, payments with their outcome."""

from typing import Any

import pytest
from tests.texts.voices import EN, HANS, HANT, JA, VOICES, labels, lines_of, question, told

import rulebound
from rulebound import SPECTATOR, Game, view
from rulebound.games.battle_spirits.aids import plan
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.kernel.event import Event
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import events_for
from rulebound.texts import Name, Scene, languages
from rulebound.texts.battle_spirits import BattleSpiritsPhrases
from rulebound.texts.message import Message, message_from

GEN_BO, ROWAMIKU, QUPEL, LENSIS = "26RSD01-002", "26RSD01-003", "26RSD01-006", "26RSD01-X01"
POSITION: dict[str, Any] = {
    "turn": "A",
    "step": "main",
    "number": 5,
    "A": {
        "life": 5,
        "reserve": 2,
        "soul": "reserve",
        "hand": [QUPEL, LENSIS, "26RSD01-012"],
        "deck": 20,
        "field": [f"{GEN_BO} 3 exhausted", f"{GEN_BO} 1", f"{ROWAMIKU} 3"],
        "trash": [GEN_BO],
    },
    "B": {"life": 3, "reserve": 1, "soul": "B.field.1", "deck": 20, "field": ["26RSD02-001 1S"]},
}
QUIET = {**POSITION, "A": {**POSITION["A"], "hand": [QUPEL]}}
"""The same without Flash effects."""
BOOK = BattleSpiritsPhrases()


def game_at(position: dict[str, Any], *keys: str) -> BattleSpirits:
    game = rulebound.new_game("battle-spirits", seed=1, decks=["red", "purple"], position=position)
    assert isinstance(game, BattleSpirits)
    for key in keys:
        game.choose_key(key)
    return game


# ---- names


def test_cards_have_their_names_in_every_language() -> None:
    assert [texts.card(GEN_BO, "battle-spirits") for texts in VOICES] == [
        "Gen-Bo",
        "「ゲン＝ボー」",
        "「源 = 武」",
        "“源 = 武”",
    ]
    assert EN.card("?", "battle-spirits") == "a card"
    assert EN.card("MINE-001", "battle-spirits") == "MINE-001"


def test_names_can_be_sent() -> None:
    message = Message("card-named", name=Name({texts.language: texts.language for texts in VOICES}))
    arrived = message_from(message.plain())
    assert arrived == message and hash(arrived) == hash(message)
    assert JA.render(arrived) == "「ja」"


# ---- costs and payments


def test_options_say_what_is_to_be_paid() -> None:
    game = game_at(POSITION)
    said = labels(game)
    assert "Summon Qupel (pay 3)" in said
    assert "Summon Lensis the Soaring Scarlet (pay 4, by Succession 3)" in said
    assert "召喚「飛赫 焔希斯」（支付4，繼召後3）" in labels(game, HANT)
    assert "召唤“飞赫 焰希斯”（支付4，继召后3）" in labels(game, HANS)
    assert "「飛赫レンシス」を召喚（4支払う、継召で3）" in labels(game, JA)


def test_the_question_counts_the_cost() -> None:
    game = game_at(POSITION, f"summon {LENSIS}", f"remove {GEN_BO}")
    counted = "cost 7 − 1 (red, Succession) − 3 (red) = 3"
    assert question(game, 0) == f"Lensis the Soaring Scarlet: {counted}. Pay 3 more; which Core next?"
    assert question(game, 0, HANT).startswith("「飛赫 焔希斯」：費用7 − 1（紅，繼召） − 3（紅） = 3。")
    assert question(game, 1) == "A acts in the Main Step."
    assert question(game, SPECTATOR, JA) == "Aのメインステップです。"


def test_payments_say_what_becomes_of_cards() -> None:
    game = game_at(POSITION, f"summon {QUPEL}")
    assert labels(game) == [
        "From the Reserve (1 left)",
        "From Gen-Bo #1: it drops to Lv1",
        "From Gen-Bo #2: it is depleted",
        "From Rowamiku: it drops to Lv1",
    ]
    assert labels(game, JA)[1:3] == ["「ゲン＝ボー」#1から：Lv1に下がる", "「ゲン＝ボー」#2から：消滅"]
    assert labels(game, HANT)[1:3] == ["從「源 = 武」#1：降到Lv1", "從「源 = 武」#2：它會消滅"]
    game.choose_key("pay-reserve")
    game.choose_key("pay-reserve")
    game.choose_key("pay A.field.1")
    assert question(game, 0) == (
        "Qupel (Lv1: ●1 BP 4000 · Lv2: ●4 BP 7000), 0 placed: not yet Lv1; which Core next?"
    )
    assert labels(game)[0] == "From Gen-Bo #1: it keeps Lv1 → Lv1"
    assert labels(game)[-1] == "The Soul Core from the Reserve → Lv1"
    game.choose_key("place A.field.1")
    assert labels(game)[0] == "That is enough: Lv1"


def test_the_proposed_payment_in_words() -> None:
    game = game_at(POSITION, f"summon {QUPEL}")
    found = plan(game)
    assert found is not None
    assert EN.render(BOOK.plan(found, Scene(game, 0))) == (
        "pay 2 from the Reserve and 1 from Gen-Bo #1 · place 1 from Gen-Bo #1 (Lv1) · Gen-Bo #1 drops to Lv1"
    )
    assert HANT.render(BOOK.plan(found, Scene(game, 0))) == (
        "支付預備區2個、「源 = 武」#1上1個 · 放置「源 = 武」#1上1個（Lv1） · 「源 = 武」#1降到Lv1"
    )


def test_moving_cores() -> None:
    game = game_at(POSITION, "move-cores", "move-reserve")
    assert question(game, 0) == "A Core from the Reserve: where to?"
    assert "Onto Gen-Bo #2: it keeps Lv1" in labels(game)
    game.choose_key("to A.field.2")
    before = view(game, 1).game
    game.choose_key("move-soul")
    assert question(game, 0) == "The Soul Core: where to?"
    assert "Onto Gen-Bo #2: it rises to Lv2" in labels(game)
    game.choose_key("to A.field.2")
    game.choose_key("done")
    held = "Gen-Bo #2 now has 3 Cores (with the Soul Core)"
    assert told(game, 1, EN, before) == [f"A moved Cores: {held}."]


def test_details_have_facts_and_text() -> None:
    game = game_at(POSITION)
    seen = view(game, 0)
    assert seen.decision is not None
    scene = Scene(seen.game, 0)
    option = next(o for o in seen.decision.options if seen.game.key(o) == f"summon {QUPEL}")
    detail = BOOK.detail(option, scene)
    assert detail is not None
    facts, *text = EN.render(detail).split("\n")
    assert facts.startswith("Spirit · red · cost 5 − 2 (red) = 3 · reduction 2 red · Lv1: ●1 BP 4000")
    assert text[0].startswith("Lv1·Lv2 [When Summoned] ") and len(text) == 2
    assert "『召喚時』" in HANT.render(detail) and "『召喚時』" in JA.render(detail)


# ---- events


def test_what_belongs_together_is_told_as_one() -> None:
    game = game_at(QUIET, "end-step", "attack A.field.3")
    said = told(game, 0)
    assert said[:2] == ["You attacked with Rowamiku.", "Nobody used a Flash effect."]
    scene = Scene(view(game, 0).game, 0)
    id = game.piece_at("A.field.3")
    other = game.piece_at("B.field.1")
    compared = [Event("compared", "BS 18.22", 0, id, 5000), Event("compared", "BS 18.22", 1, other, 2000)]
    turned = (id, game.piece_at("A.field.1"))
    refreshed = [Event("refreshed", "BS 14.11", 0, piece, 0) for piece in turned]
    lines = BOOK.tell([*compared, *refreshed], scene)
    assert [EN.sentence(line.message) for line in lines] == [
        "BP 5000 (your Rowamiku) against BP 2000 (B’s Sclouse).",
        "Refreshed: your Rowamiku and your Gen-Bo #1.",
    ]


def test_steps_without_events_are_not_told() -> None:
    steps = [Event("step-starts", "BS 14.15", 0, 0, 5), Event("step-ended", "BS 14.16", 0, 0, 5)]
    steps.append(Event("step-starts", "BS 14.17", 0, 0, 6))
    lines = BOOK.tell(steps, Scene(game_at(POSITION), 0))
    assert [EN.sentence(line.message) for line in lines] == ["Second Main Step."]
    attack = Event("no-block", "BS 18.19", 1)
    lines = BOOK.tell([steps[0], attack, *steps[1:]], Scene(game_at(POSITION), 0))
    assert [EN.sentence(line.message) for line in lines] == [
        "Attack Step.",
        "B did not block.",
        "Second Main Step.",
    ]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (2, "You paid 1 Core."),
        (6, "You paid 3 Cores."),
        (3, "You paid the Soul Core."),
        (7, "You paid 3 Cores (with the Soul Core)."),
    ],
)
def test_numbers_of_cores(number: int, sentence: str) -> None:
    assert EN.event(Event("paid", "BS 16.11", 0, 0, number), Scene(game_at(POSITION), 0)) == sentence


def test_causes_and_fates() -> None:
    game = game_at(POSITION)
    scene = Scene(game, 1)
    id = game.piece_at("A.field.3")

    def said(name: str, number: int, clause: str = "BS 1.1") -> str:
        return EN.event(Event(name, clause, 0, id, number, game.pieces[id].cards), scene)

    assert said("destroyed", 1 * 4 + 2) == "A’s Rowamiku was destroyed in battle."
    assert said("destroyed", 2 * 4 + 2) == "A’s Rowamiku was destroyed by your effect."
    assert said("destroyed", 3 * 4 + 1) == "A’s Rowamiku was destroyed at BP 0 by A’s effect."
    assert said("depleted", 0) == "A’s Rowamiku was depleted."
    assert said("left-field", 3) == "A’s Rowamiku returned to the Hand."
    assert said("exhausted", 9) == "A’s Rowamiku was exhausted."
    assert said("exhausted", 9, "BS 24.1") == "A’s Rowamiku was Heavy Exhausted."
    gone = Event("destroyed", "BS G Destruction", 0, 99999, 10, game.pieces[id].cards)
    assert EN.event(gone, scene) == "A’s Rowamiku was destroyed by your effect."


def test_life() -> None:
    game = game_at(QUIET, "end-step", "attack A.field.3")
    assert question(game, 1) == "A’s Rowamiku (Lv2, BP 5000) attacks for 1 Life: who blocks?"
    assert labels(game) == ["Do not block", "Block with Sclouse (Lv2, BP 2000)"]
    assert labels(game, HANT) == ["不防禦", "以「スクルース」（Lv2、BP2000）防禦"]
    game.choose_key("pass")
    assert told(game, 1)[:2] == ["You did not block.", "You lost 1 Life; 2 left."]
    assert told(game, 0, HANS)[1] == "B失去1点生命值，剩下2点。"


def test_hidden_cards_are_not_named() -> None:
    game = rulebound.new_game("battle-spirits", seed=3)
    assert told(game, 0)[3] == "B drew 4 cards."
    assert told(game, SPECTATOR)[1] == "A drew 4 cards."


# ---- whole games


def say_everything(game: Game, before: dict[int, Game]) -> int:
    """All that every viewer is told at one moment; how many sentences that is."""
    count = 0
    for viewer in (0, 1, SPECTATOR):
        seen = view(game, viewer)
        scene = Scene(seen.game, viewer, before.get(viewer))
        before[viewer] = seen.game
        lines = lines_of(game, scene, viewer)
        for texts in VOICES:
            said = [texts.sentence(line.message) for line in lines]
            said += [texts.event(event, scene) for event in events_for(game.events, viewer)]
            if seen.decision is not None:
                said.append(texts.question(seen.decision, seen))
                said += [texts.option(option, seen) for option in seen.decision.options]
                details = [BOOK.detail(option, scene) for option in seen.decision.options]
                said += [texts.render(detail) for detail in details if detail is not None]
            assert all(said)
            count += len(said)
    return count


@pytest.mark.parametrize("seed", range(3))
def test_random_games_can_be_told_in_every_language(seed: int) -> None:
    names = list(rulebound.rulebook_named("battle-spirits").deck_names())
    game = rulebound.new_game("battle-spirits", seed=seed, decks=[names[2 * seed], names[2 * seed + 1]])
    stream = Stream(seed)
    before: dict[int, Game] = {}
    count = say_everything(game, before)
    while game.decision is not None:
        game.choose(stream.below(len(game.decision.options)))
        count += say_everything(game, before)
    assert count > 5000 and game.result is not None
    for texts in VOICES:
        assert texts.sentence(BOOK.result(game.result, Scene(game)))


def test_lines_of_a_game_can_be_sent() -> None:
    game = rulebound.new_game("battle-spirits", seed=2)
    stream = Stream(2)
    while game.decision is not None:
        for line in lines_of(game, Scene(view(game, 0).game, 0), 0):
            assert message_from(line.message.plain()) == line.message
        game.choose(stream.below(len(game.decision.options)))


def test_a_viewer_is_told_nothing_that_depends_on_hidden_cards() -> None:
    game = rulebound.new_game("battle-spirits", seed=5)
    stream = Stream(2)
    for n in range(80):
        if game.decision is None:
            break
        seen = view(game, 0)
        other = view(seen.determinize(n), 0)
        assert seen.decision is not None and other.decision is not None
        assert EN.question(seen.decision, seen) == EN.question(other.decision, other)
        game.choose(stream.below(len(game.decision.options)))


@pytest.mark.parametrize("seed", range(2))
def test_every_reason_can_be_said(seed: int) -> None:
    game = rulebound.new_game("battle-spirits", seed=seed)
    stream = Stream(seed)
    reasons: set[tuple[str, str]] = set()
    for _ in range(150):
        if game.decision is None:
            break
        for seat in range(2):
            seen = view(game, seat).game
            assert isinstance(seen, BattleSpirits)
            for card in seen.hand(seat).cards + seen.trash(seat).cards:
                reasons |= {(r.clause, EN.refusal(r)) for r in seen.why_not(seat, card).values()}
            for piece in seen.pieces:
                refusals = seen.why_not(seat, 0, piece)
                reasons |= {(r.clause, EN.refusal(r)) for r in refusals.values()}
                assert all(texts.refusal(r) for texts in VOICES for r in refusals.values())
                assert all(EN.render(BOOK.verb(verb)) for verb in refusals)
        game.choose(stream.below(len(game.decision.options)))
    assert len(reasons) > 20


def test_there_are_four_voices() -> None:
    assert [texts.language for texts in VOICES] == languages()
