"""FF-TCG as people read it: names from the packs, costs and sources of CP, a log that joins what belongs."""

from typing import Any

import pytest
from tests.texts.voices import EN, HANS, HANT, JA, VOICES, labels, lines_of, question, told

import rulebound
from rulebound import SPECTATOR, Game, view
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.decision import Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import events_for
from rulebound.texts import Scene, Texts, languages
from rulebound.texts.effects import text_of_part
from rulebound.texts.fftcg import FFTCGPhrases
from rulebound.texts.message import message_from

CLOUD, TIFA, IFRIT, SQUIRE, BLACK_MAGE = "1-187S", "1-189S", "1-004C", "1-025C", "1-010C"
EVOKER, WIND_EVOKER, KNIGHT, OTHER_KNIGHT, SHIVA = "1-011C", "1-068C", "1-050C", "4-040C", "15-031C"
POSITION: dict[str, Any] = {
    "turn": "A",
    "phase": "main-1",
    "number": 3,
    "A": {
        "crystals": 1,
        "hand": [CLOUD, TIFA, IFRIT, SHIVA, "21-017C"],
        "field": [CLOUD, f"{SQUIRE} dull", EVOKER, WIND_EVOKER, BLACK_MAGE, "24-005L"],
        "break-zone": [TIFA],
        "lb-deck": ["22-112R", "23-119R"],
        "deck": 20,
    },
    "B": {
        "hand": [IFRIT],
        "field": [f"{KNIGHT} damage-3000", f"{OTHER_KNIGHT} dull frozen", EVOKER],
        "deck": 20,
    },
}
QUIET: dict[str, Any] = {
    "turn": "A",
    "phase": "attack",
    "number": 3,
    "A": {"field": [SQUIRE, SQUIRE, TIFA], "deck": 20},
    "B": {"field": [KNIGHT, OTHER_KNIGHT], "damage-zone": [SQUIRE], "deck": [SQUIRE] * 20},
}
"""An Attack Phase in which only attacks and blocks are asked for."""
BOOK = FFTCGPhrases()


def game_at(position: dict[str, Any], *keys: str) -> FFTCG:
    game = rulebound.new_game("fftcg", seed=1, position=position)
    assert isinstance(game, FFTCG)
    for key in keys:
        game.choose_key(key)
    return game


def sentences(events: list[Event], scene: Scene, texts: Texts = EN) -> list[str]:
    return [texts.sentence(line.message) for line in BOOK.tell(events, scene)]


# ---- options and questions


def test_deeds_say_what_they_cost() -> None:
    game = game_at(POSITION)
    said = labels(game)
    assert question(game, 0) == "Your Main Phase 1: what do you do?"
    assert question(game, 1) == "A has priority."
    assert "Cast Tifa (4 CP)" in said
    assert "Cast Zack from the LB deck (3 CP, LB 1)" in said
    assert "Use Climhazzard of Cloud (discard a card of its name, dull it, 1 Fire CP, 1 CP)" in said
    assert "Use the ability of Black Mage (dull it, put it into the Break Zone, 1 Fire CP)" in said
    assert "Use Warp 2 of Monk (1 Fire CP)" in said
    assert "Use Priming of Clive (1 Fire CP, 1 CP)" in said
    assert said[-1] == "Pass"


def test_deeds_in_the_other_languages() -> None:
    game = game_at(POSITION)
    assert "「ティファ」をキャスト（4CP）" in labels(game, JA)
    assert "「クラウド」のClimhazzardを使用（同じ名前のカードを捨てる、ダルにする、火1CP、1CP）" in labels(
        game, JA
    )
    assert "招喚「蒂法」（4點水晶點數）" in labels(game, HANT)
    assert "招唤“蒂法”（4点水晶点数）" in labels(game, HANS)
    assert "放棄優先權" in labels(game, HANT) and "优先权" in labels(game, HANS)[-1]
    assert question(game, 1, JA) == "優先権はAにあります。"


def test_targets_say_whose_they_are_and_what_matters() -> None:
    game = game_at(POSITION, f"cast {IFRIT}")
    assert question(game, 0) == "Ifrit: choose 1."
    assert question(game, 1) == "A has priority."
    assert labels(game) == [
        "Your Cloud (9000)",
        "Your Squire (5000, dull)",
        "Your Clive (8000)",
        "B’s Knight #1 (7000, 3000 damage)",
        "B’s Knight #2 (8000, dull, frozen)",
    ]
    assert labels(game, JA)[3:] == [
        "Bの「ナイト」#1（7000、ダメージ3000）",
        "Bの「ナイト」#2（8000、ダル、凍結）",
    ]
    assert labels(game, HANT)[4] == "B的「騎士」#2（8000、休止、凍結）"
    assert labels(game, HANS)[1] == "你的“见习战士”（5000、休止）"


def test_sources_of_cp() -> None:
    game = game_at(POSITION, f"cast {TIFA}")
    assert question(game, 0) == "Tifa: 4 CP to pay, with at least 1 Fire CP. What produces it?"
    said = labels(game)
    assert said[:2] == ["Dull Evoker #1 for 1 Fire CP", "Dull Evoker #2 for 1 Wind CP"]
    assert "Discard Ifrit for 2 Fire CP" in said
    assert labels(game, JA)[1] == "「幻術師」#2をダルにして風1CP"
    assert labels(game, HANT)[1].endswith("休止，產生1點風屬性水晶點數")
    game.choose_key("dull A.field.3")
    game.choose_key("dull A.field.4")
    assert question(game, 0) == "Tifa: 2 CP to pay. What produces it?"
    game.choose_key(f"discard {IFRIT}")
    paid = "A produced 4 CP: Evoker #1 (Fire), Evoker #2 (Wind) and Ifrit from the hand (Fire)."
    assert told(game, 1)[:2] == ["A cast Tifa.", paid]


def test_modes_and_other_payments() -> None:
    position = {**POSITION, "A": {**POSITION["A"], "hand": [SHIVA, KNIGHT, KNIGHT]}}
    assert "Cast Shiva (3 CP, or otherwise)" in labels(game_at(position))
    game = game_at(position, f"cast {SHIVA}")
    assert question(game, 0) == "Shiva: which action do you select?"
    assert labels(game)[0] == "1: Choose 1 dull Forward. Deal it 9000 damage."
    assert labels(game, HANT)[1].startswith("2：") and "3000" in labels(game, HANT)[1]
    game.choose_key("mode 2")
    assert question(game, 0) == "Shiva: how do you pay?"
    assert labels(game) == ["The usual cost (3 CP)", "Pay 1 CP, 1 Crystal instead"]
    assert labels(game, JA)[1] == "かわりに1CP、クリスタル1個を支払う"
    assert text_of_part("fftcg", "15-031C/1/do/0", 1) is not None
    assert text_of_part("fftcg", "15-031C/0", 1) is None


def test_cards_of_one_name_are_told_apart() -> None:
    hand = [KNIGHT, OTHER_KNIGHT, "7-028C", "7-028C", "7-028C", "7-028C"]
    game = game_at({**POSITION, "A": {"hand": hand, "field": [], "deck": 20}})
    assert labels(game)[:2] == ["Cast Knight (1-050C) (3 CP)", "Cast Knight (4-040C) (4 CP)"]
    assert "Cast Black Mage (2 CP)" in labels(game)


def test_responses() -> None:
    game = game_at(POSITION, f"cast {IFRIT}", "choose B.field.1", "dull A.field.3", "pass")
    before = view(game, 1).game
    assert question(game, 1) == "A’s Ifrit is next to resolve: do you do anything first?"
    assert labels(game)[-1] == "Pass: A’s Ifrit resolves"
    assert labels(game, HANT)[-1] == "放棄優先權：結算A的「伊弗利特」"
    game.choose_key("pass")
    assert told(game, 1, EN, before)[:3] == [
        "A’s Ifrit resolved.",
        "Your Knight #1 took 4000 damage.",
        "Broken by damage: your Knight #1.",
    ]


def test_attacks_parties_and_blocks() -> None:
    game = game_at(QUIET)
    assert question(game, 0) == "Who attacks?"
    said = labels(game)
    assert said[0] == "Attack with Squire #1 (5000)" and said[-1] == "No more attacks"
    assert "Form a party with Squire #1 (5000)" in said
    game.choose_key("party A.field.1")
    assert question(game, 0) == "The party so far: Squire #1. Who joins?"
    game.choose_key("join A.field.2")
    assert labels(game) == ["Add Tifa (8000)", "Attack with this party"]
    game.choose_key("done")
    assert told(game, 1)[0] == "A attacked with a party: Squire #1 and Squire #2."
    assert question(game, 1) == "A’s Squire #1 (5000) and A’s Squire #2 (5000) attack as a party: who blocks?"
    assert labels(game) == ["Block with Knight #1 (7000)", "Block with Knight #2 (8000)", "Do not block"]
    game.choose_key("block B.field.1")
    assert question(game, 1).startswith("Your Knight #1 deals 7000 more damage to the party. How much of it")
    assert labels(game)[3] == "3000 damage to A’s Squire #1 (5000, dull)"
    assert labels(game, JA)[3] == "Aの「見習い戦士」#1（5000、ダル）に3000ダメージ"
    before = view(game, 0).game
    game.choose_key("split A.field.1 3")
    assert told(game, 0, EN, before)[:2] == [
        "Damage: B’s Knight #1 10000, your Squire #1 3000 and your Squire #2 4000.",
        "Broken by damage: B’s Knight #1.",
    ]
    assert told(game, 0, HANT, before)[1] == "B的「騎士」#1因傷害而損毀。"


def test_damage_and_bursts() -> None:
    deck = [SQUIRE] * 20 + [IFRIT]
    position = {**QUIET, "B": {**QUIET["B"], "deck": deck[::-1]}}
    game = game_at(position, "attack A.field.3", "no-block")
    assert told(game, 1)[:2] == ["You did not block.", "You took a point of damage (Ifrit): 2 now."]
    assert told(game, 0, JA)[1] == "Bは1点のダメージを受けた（「イフリート」）。合計2点。"
    assert question(game, 1) == "Ifrit lies in your Damage Zone now: do you use its EX Burst?"
    assert labels(game) == ["Use the EX Burst of Ifrit", "No"]
    game.choose_key(f"burst {IFRIT}")
    assert question(game, 0) == "B announces what Ifrit does."
    game.choose_key("choose A.field.1")
    assert told(game, 0)[:2] == ["B used the EX Burst of Ifrit.", "B chose your Squire #1."]
    assert told(game, 0, HANS)[1] == "B选择你的“见习战士”#1。"
    assert told(game, 0, JA)[1] == "自分の「見習い戦士」#1がBに選ばれた。"


def test_details_have_facts_and_text() -> None:
    game = game_at(POSITION)
    seen = view(game, 0)
    assert seen.decision is not None
    scene = Scene(seen.game, 0)
    options = {seen.game.key(option): option for option in seen.decision.options}
    detail = BOOK.detail(options[f"cast {TIFA}"], scene)
    assert detail is not None
    facts, *text = EN.render(detail).split("\n")
    assert facts.startswith("Fire Forward · cost 4 · power 8000 · Job: ")
    assert text[0].startswith("Waterkick [S][Fire]:")
    detail = BOOK.detail(options["use A.field.1 3"], scene)
    assert detail is not None and EN.render(detail).split("\n")[1].startswith("Climhazzard [S]")
    assert len(EN.render(detail).split("\n")) == 2
    game.choose_key(f"cast {IFRIT}")
    scene = Scene(view(game, 0).game, 0)
    background = BOOK.background(scene)
    assert (
        background is not None and EN.render(background) == "EX BURST Choose 1 Forward. Deal it 4000 damage."
    )


# ---- events


def test_what_goes_without_saying_is_left_out() -> None:
    game = game_at(POSITION, "pass")
    assert told(game, 1) == []
    phases = [Event("step-starts", "FF 9.3.1.3", 0, 0, 2), Event("passed", "FF 11.1.6", 0)]
    phases += [Event("passed", "FF 11.1.6", 1), Event("step-starts", "FF 10.1.1.1", 0, 0, 3)]
    assert sentences(phases, Scene(game, 0)) == ["Attack Phase."]
    attack = Event("not-blocked", "FF 10.1.3.1", 1)
    assert sentences([*phases, attack], Scene(game, 0)) == ["Attack Phase.", "B did not block."]
    quiet = [Event("step-starts", "FF 9.1.1.1", 0, 0, 0), Event("drew", "FF 7.11.1", 1, 0, 2, [0, 0])]
    assert sentences(quiet, Scene(game, 0)) == ["B drew 2 cards."]


def test_what_has_just_gone_on_the_stack_resolves_without_a_word() -> None:
    game = game_at(POSITION, f"cast {IFRIT}", "choose B.field.1", "dull A.field.3")
    item = game.stack().cards[-1]
    scene = Scene(game, 0)
    stacked = Event("auto-stacked", "FF 11.8.7", 0, item, 1)
    passed = Event("passed", "FF 11.1.6", 0)
    resolves = Event("resolves", "FF 11.11.1", 0, item)
    assert sentences([stacked, passed, resolves], scene) == ["Triggered: your Ifrit."]
    other = Event("crystals-gained", "FF 6.8.1", 0, 0, 1)
    assert sentences([stacked, other, resolves], scene)[1:] == [
        "You gained 1 Crystal.",
        "Your Ifrit resolved.",
    ]
    gone = Event("resolves", "FF 11.11.1", 0, 99999)
    assert sentences([gone], scene) == ["An ability resolved."]


def test_what_belongs_together_is_told_as_one() -> None:
    game = game_at(POSITION)
    scene = Scene(game, 0)
    own, other = game.piece_at("A.field.2"), game.piece_at("B.field.1")
    turned = [Event("activated", "FF 9.1.1.1", 0, own), Event("activated", "FF 9.1.1.1", 0, other)]
    leaving = [Event("leaves", "FF 12.4.5", seat, piece, 2) for seat, piece in ((0, own), (1, other))]
    damage = [Event("damaged", "FF 10.1.4.2", 0, own, 7000), Event("damaged", "FF 5.2.6.1", 1, other, 1000)]
    shares = [
        Event("share-named", "FF 11.3.6", 0, piece, amount) for piece, amount in ((own, 1000), (other, 3000))
    ]
    assert sentences([*turned, *leaving, *damage, *shares], scene) == [
        "Activated: your Squire and B’s Knight #1.",
        "Broken by damage: your Squire and B’s Knight #1.",
        "Damage: your Squire 7000 and B’s Knight #1 1000.",
        "Damage to be dealt: your Squire 1000 and B’s Knight #1 3000.",
    ]
    ways = [Event("leaves", "FF 7.3", 0, own, 1), Event("leaves", "FF 7.3", 0, own, 20)]
    assert sentences(ways, scene) == [
        "Your Squire returned to the hand.",
        "Your Squire went on top of the deck.",
    ]


@pytest.mark.parametrize(
    ("clause", "place", "sentence"),
    [
        ("FF 12.4.4", 2, "Your Squire had no power left and went to the Break Zone."),
        ("FF 12.4.6", 2, "Your Squire went to the Break Zone: a name may be there only once."),
        (
            "FF 12.4.7",
            2,
            "Your Squire went to the Break Zone: there may be only one Light or Dark Character.",
        ),
        ("FF 12.4.8", 2, "Your Squire went to the Break Zone: there may be only five Backups."),
        ("FF 15.1.1.3.1", 2, "Broken: your Squire."),
        ("FF 15.1.1.3.2", 2, "Your Squire went to the Break Zone."),
        ("FF 15.1.1.5.1", 4, "Removed from the game: your Squire."),
        ("FF 7.3", 21, "Your Squire went to the bottom of the deck."),
    ],
)
def test_how_characters_leave(clause: str, place: int, sentence: str) -> None:
    game = game_at(POSITION)
    event = Event("leaves", clause, 0, game.piece_at("A.field.2"), place)
    assert sentences([event], Scene(game, 0)) == [sentence]
    for texts in VOICES:
        assert texts.event(event, Scene(game, 1))


def test_loops() -> None:
    scene = Scene(game_at(POSITION), 0)
    assert sentences([Event("loop-found", "FF 13.1"), Event("loop-named", "FF 13.2", 1, 0, 12)], scene) == [
        "The same position has come back: this is a loop.",
        "B let the loop run 12 times.",
    ]
    assert sentences([Event("loop-named", "FF 13.2", 0, 0, 0)], scene) == ["You stopped the loop at once."]
    assert EN.option(Option("times", 0, 0, 1), scene) == "Once"
    assert HANT.option(Option("times", 0, 0, 0), scene) == "立即停止"
    assert JA.option(Option("times", 0, 0, 99), scene) == "99回"
    for texts in VOICES:
        assert texts.event(Event("loop-over", "FF 13.2"), scene)


def test_results() -> None:
    game = game_at(POSITION)
    for clause, reason, sentence in (
        ("FF 3.1.1", "lost", "You took the damage that loses the game."),
        ("FF 3.1.2", "lost", "You had to draw from an empty deck."),
        ("FF 3.1.3", "lost", "You took damage with an empty deck."),
        ("FF 3.1", "lost", "You lost by an effect."),
    ):
        result = Result([game.teams[1]], clause, reason)
        assert EN.sentence(BOOK.result(result, Scene(game, 0))) == sentence
        assert all(texts.sentence(BOOK.result(result, Scene(game, 0))) for texts in VOICES)
    for clause, sentence in (
        ("FF 3.3", "Both players lost at the same time: a draw."),
        ("FF 13.1", "Nobody could stop a loop: a draw."),
    ):
        assert EN.sentence(BOOK.result(Result([], clause, "draw"), Scene(game, 0))) == sentence


def test_settings_have_names() -> None:
    rulebook = rulebound.rulebook_named("fftcg")
    for texts in VOICES:
        for setting in rulebook.settings:
            assert texts.render(BOOK.setting(setting.name))
            assert all(texts.render(BOOK.value(setting.name, value)) for value in setting.values)
    assert EN.render(BOOK.value("surplus_cp", "v3.2")) == "at most 1 for each Element (rules 3.2)"


def test_deck_faults_can_be_said() -> None:
    rulebook = rulebound.rulebook_named("fftcg")
    faults = rulebook.deck_faults(f"4 {SQUIRE}, 1 22-112R / 9 {KNIGHT}", {"format": "constructed"})
    said = {EN.refusal(fault.refusal) for fault in faults}
    assert "In Constructed the main deck has exactly 50 cards." in said
    assert "A deck has at most 3 cards of one number." in said
    assert "Cards with Limit Break are not for the main deck." in said
    assert len(said) == 5
    for fault in faults:
        assert all(texts.refusal(fault.refusal) for texts in VOICES)


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
    rulebook = rulebound.rulebook_named("fftcg")
    decks = rulebook.trial_decks(seed, []) if seed else None
    game = rulebound.new_game("fftcg", seed=seed, settings={"trial_cards": "yes"}, decks=decks)
    stream = Stream(seed)
    before: dict[int, Game] = {}
    count = say_everything(game, before)
    while game.decision is not None:
        game.choose(stream.below(len(game.decision.options)))
        count += say_everything(game, before)
    assert count > 3000 and game.result is not None
    for texts in VOICES:
        assert texts.sentence(BOOK.result(game.result, Scene(game)))


def test_hidden_cards_are_not_named() -> None:
    game = rulebound.new_game("fftcg", seed=3)
    drawn = [line for line in told(game, SPECTATOR) if "drew" in line]
    assert drawn == ["A drew 5 cards.", "B drew 5 cards."]


def test_a_viewer_is_told_nothing_that_depends_on_hidden_cards() -> None:
    game = rulebound.new_game("fftcg", seed=5)
    stream = Stream(2)
    for n in range(80):
        if game.decision is None:
            break
        seen = view(game, 0)
        other = view(seen.determinize(n), 0)
        assert seen.decision is not None and other.decision is not None
        assert EN.question(seen.decision, seen) == EN.question(other.decision, other)
        game.choose(stream.below(len(game.decision.options)))


def test_lines_of_a_game_can_be_sent() -> None:
    game = rulebound.new_game("fftcg", seed=2)
    stream = Stream(2)
    while game.decision is not None:
        for line in lines_of(game, Scene(view(game, 0).game, 0), 0):
            assert message_from(line.message.plain()) == line.message
        game.choose(stream.below(len(game.decision.options)))


@pytest.mark.parametrize("seed", range(2))
def test_every_reason_can_be_said(seed: int) -> None:
    game = rulebound.new_game("fftcg", seed=seed)
    stream = Stream(seed)
    reasons: set[tuple[str, str]] = set()
    for _ in range(120):
        if game.decision is None:
            break
        for seat in range(2):
            seen = view(game, seat).game
            assert isinstance(seen, FFTCG)
            refusals = [
                seen.why_not(seat, card) for card in seen.hand(seat).cards + seen.break_zone(seat).cards
            ]
            refusals += [seen.why_not(seat, 0, piece) for piece in seen.pieces]
            for found in refusals:
                reasons |= {(refusal.clause, EN.refusal(refusal)) for refusal in found.values()}
                assert all(texts.refusal(refusal) for texts in VOICES for refusal in found.values())
                assert all(EN.render(BOOK.verb(verb)) for verb in found)
        game.choose(stream.below(len(game.decision.options)))
    assert len(reasons) > 20


def test_there_are_four_voices() -> None:
    assert [texts.language for texts in VOICES] == languages()
