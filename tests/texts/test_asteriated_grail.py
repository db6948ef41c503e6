"""Asteriated Grail in words: sentences as people read them, sheets that agree with their characters, and that
everything random games and all scenarios meet can be said in every language."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.texts.voices import EN, HANS, HANT, JA, VOICES, labels, question, told

import rulebound
from rulebound import SPECTATOR, Game, view
from rulebound.games.asteriated_grail.cards import BASE, ELEMENTS
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.skills import Character
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.decision import Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import events_for
from rulebound.rulebooks.sheets import Words, sheets
from rulebound.scenarios.library import load_library
from rulebound.scenarios.running import Run, Stop
from rulebound.scenarios.script import Line, Outcome, Scenario
from rulebound.texts import Message, Scene, languages
from rulebound.texts.asteriated_grail import AsteriatedGrailPhrases
from rulebound.texts.asteriated_grail_answers import COMMON_VERBS
from rulebound.texts.asteriated_grail_things import clause_skill, skill_name
from rulebound.texts.character_pages import CHARACTERS_FOLDER, character_pages
from rulebound.texts.message import message_from

GAME = "asteriated-grail"
ROOT = Path(__file__).parents[2]
FILES = ROOT / "src" / "rulebound" / "games" / "asteriated_grail" / "characters"
BOOK = AsteriatedGrailPhrases()
PLAYED = CHARACTERS[1:]
LATIN = {"Magic!"}
"""Names that are the same in every language."""
POSITION: dict[str, Any] = {
    "turn": "A",
    "camps": "RBRB",
    "red": {"morale": 14, "gems": 1, "crystals": 1, "grails": 1},
    "A": {
        "character": "blademaster",
        "hand": ["water-tech", "fire-blood", "poison-water-holy"],
        "crystals": 1,
    },
    "B": {"character": "angel", "hand": ["water-tech", "light-tech"], "effects": ["poison by C"]},
    "C": {"character": "berserker", "hand": ["dark-holy"]},
    "D": {"character": "butterfly-dancer", "hand": ["wind-chant"], "yellow": 1, "covers": ["fire-tech"]},
}


def game_at(*keys: str, **changed: Any) -> AsteriatedGrail:
    """A game in the position above, after some answers."""
    position = {**POSITION, **changed}
    game = rulebound.new_game(GAME, seats=4, position=position)
    assert isinstance(game, AsteriatedGrail)
    for key in keys:
        game.choose_key(key)
    return game


# ---- names


def test_cards() -> None:
    codes = ["fire-blood", "earth-holy-2", "dark-chant", "light-tech", "shield-earth-holy", "five-bind", "?"]
    assert [EN.card(code, GAME) for code in codes] == [
        "Fire Slash (blood)",
        "Earth Slash (holy II)",
        "Dark Extinction (chant)",
        "Holy Light (tech)",
        "Holy Shield (earth, holy)",
        "Five-Element Bind",
        "a card",
    ]
    assert HANT.card("fire-blood", GAME) == "火焰斬（血）"
    assert HANS.card("bullet-thunder-tech", GAME) == "魔弹（雷·技）"
    assert JA.card("weakness-wind-phantom", GAME) == "虚弱（風・幻）"
    for texts in VOICES:
        names = [texts.card(face.code, GAME) for face in BASE]
        assert len(set(names)) == len(names), "no two faces look the same"
        assert all(texts.card(face.code, GAME) for character in PLAYED for face in character.exclusive)


def test_an_attack_in_words() -> None:
    game = game_at()
    assert question(game, 0) == "Your action: attack, magic, or a special action?"
    assert question(game, 1) == "Blademaster A chooses an action."
    assert "Attack with Water Slash (tech) [Gale Strike]" in labels(game)
    assert "以水漣斬（技）〔「疾風技」〕攻擊" in labels(game, HANT)
    detail = BOOK.detail(game.parse("attack water-tech", 0), Scene(view(game, 0).game, 0))
    assert detail is not None and EN.render(detail).startswith("Gale Strike: ")
    game.choose_key("attack water-tech")
    assert question(game, 0) == "Water Slash (tech): whom do you attack, and how?"
    assert labels(game) == ["Angel B", "Butterfly Dancer D"]
    game.choose_key("target B")
    assert told(game, 1)[0] == "Blademaster A attacked you with Water Slash (tech)."
    assert told(game, 2, HANT)[0] == "風之劍聖A以水漣斬（技）攻擊天使B。"
    while game.decision is not None and game.decision.question != "ag-defend":
        game.choose_key("pass")
    assert question(game, 1) == "Blademaster A attacks you (water, 2 damage): what do you do?"
    assert labels(game) == [
        "Counter with Water Slash (tech)",
        "Ward it off with Holy Light (tech)",
        "Take it (2 damage)",
    ]
    game.choose_key("take")
    assert told(game, SPECTATOR)[:3] == [
        "Blademaster A hit Angel B: 2 damage.",
        "Red gained a gem.",
        "Angel B drew 2 cards.",
    ]
    assert told(game, 0, HANS)[0] == "你命中天使B：2点伤害。"


def test_effects_and_tokens_by_name() -> None:
    placed = game_at("magic poison-water-holy", "target D")
    assert "You placed Poison before Butterfly Dancer D." in told(placed, 0)
    game = game_at()
    piece = game.effects(1).cards[0]
    assert EN.render(BOOK.piece(piece, Scene(game, 0))) == "Poison before Angel B"
    scene = Scene(game, 1)
    gained = Event("yellow-gained", "AG C 24.2", 3, 0, 2)
    assert EN.event(gained, scene) == "Butterfly Dancer D gained Pupae ×2."
    assert HANT.event(gained, scene) == "蝶舞者D獲得蛹×2。"
    covered = Event("covered", "AG C 24.2", 3, 0, 2)
    assert EN.event(covered, scene) == "Butterfly Dancer D’s Cocoons: 2 cards added."
    gone = Event("effect-gone", "AG 2(8)2.9", 1, 0, 0, [game.effect(piece).cards[0]], 2)
    assert JA.event(gone, Scene(game, 0)) == "天使Bの前の毒がなくなった。"


def test_camp_events() -> None:
    scene = Scene(game_at(), 0)
    lost = Event("morale-lost", "AG 4(8)5.1", -1, 0, 2, None, 1)
    assert [texts.event(lost, scene) for texts in VOICES] == [
        "Blue lost 2 morale.",
        "青陣営の士気が2下がった。",
        "藍方士氣-2。",
        "蓝方士气-2。",
    ]
    assert (
        EN.event(Event("grail-gained", "AG 3(3).12", -1, 0, 2, None, 0), scene)
        == "Red gained a Grail: 2 now."
    )


def test_skills_are_named_by_their_clauses() -> None:
    assert clause_skill("AG C 7.2") == "angel-blessing"
    assert clause_skill("AG 4(2).3") == clause_skill("AG C 999.1") == ""
    used = [
        Event("skill-used", "AG C 7.2", 1),
        Event("targeted", "AG C 7.2", 2),
        Event("targeted", "AG C 7.2", 0),
    ]
    scene = Scene(game_at(), 0)
    lines = BOOK.tell(used, scene)
    assert [EN.sentence(line.message) for line in lines] == [
        "Angel B used Angel's Blessing on Berserker C and you."
    ]
    assert HANT.sentence(lines[0].message) == "天使B對狂戰士C、你發動「天使祝福」。"


def test_results() -> None:
    scene = Scene(game_at(), 0)
    assert EN.sentence(BOOK.result(Result([0], "AG 1.2", "morale"), scene)).endswith("Red won.")
    for texts in VOICES:
        assert texts.sentence(BOOK.result(Result([1], "AG 1.3", "grails"), scene))
        assert texts.sentence(BOOK.result(Result([1], "AG R11", "conceded"), scene))


def test_settings_have_names() -> None:
    for texts in VOICES:
        for setting in rulebound.rulebook_named(GAME).settings:
            assert texts.render(BOOK.setting(setting.name))
            assert all(texts.render(BOOK.value(setting.name, value)) for value in setting.values)


# ---- sheets


@pytest.mark.parametrize("character", PLAYED, ids=[character.name for character in PLAYED])
def test_sheets_agree_with_their_characters(character: Character) -> None:
    sheet = sheets()[character.name]
    assert sheet.number == character.number
    assert [skill.id for skill in sheet.skills] == [skill.name for skill in character.skills]
    most = {"yellow": character.most_yellow, "blue": character.most_blue, "covers": character.most_covers}
    assert not {token for token, count in most.items() if count} - sheet.tokens.keys()
    assert not {face.code for face in character.exclusive} - sheet.tokens.keys()
    for skill in character.skills:
        assert clause_skill(skill.clause) == skill.name
    for texts in VOICES:
        said = [texts.sentence(part) for part in BOOK.sheet(character)]
        assert len(said) >= 1 + len(character.skills)


def test_every_sheet_has_a_character() -> None:
    assert sheets().keys() == {character.name for character in PLAYED}
    ids = [skill.id for sheet in sheets().values() for skill in sheet.skills]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", [sheet.id for sheet in sheets().values()])
def test_sheets_are_translated(name: str) -> None:
    sheet = sheets()[name]
    found: list[Words] = [sheet.name, *sheet.tokens.values(), *sheet.words.values()]
    for skill in sheet.skills:
        found += [skill.name, skill.text]
    for words in found:
        assert words.en and not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", words.en), words.en
        for foreign in (words.ja, words.zh_hant, words.zh_hans):
            if words.en in LATIN:
                continue
            assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", foreign), words.en
        assert not re.search(r"[\u3040-\u30ff]", words.zh_hant + words.zh_hans), words.en


@cache
def verbs_in(path: Path) -> set[str]:
    """The verbs that the file of a character offers, as far as they are written out there."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        first = node.args[0]
        if node.func.id in ("Option", "Number", "one_per_face") and isinstance(first, ast.Constant):
            found.add(str(first.value))
        elif node.func.id == "Mode" and isinstance(first, ast.List):
            found |= {str(word.value) for word in first.elts if isinstance(word, ast.Constant)}
    return found


@pytest.mark.parametrize("character", PLAYED, ids=[character.name for character in PLAYED])
def test_verbs_of_one_character_have_words(character: Character) -> None:
    path = FILES / f"{character.name.replace('-', '_')}.py"
    known = COMMON_VERBS | set(ELEMENTS) | {skill.name for skill in character.skills}
    assert not verbs_in(path) - known - sheets()[character.name].words.keys()


def test_pages_of_the_characters_are_current() -> None:
    folder = ROOT / CHARACTERS_FOLDER
    written = {page.name: page.read_text(encoding="utf-8") for page in folder.glob("*.md")}
    assert written == character_pages(), "run `python -m rulebound.texts.pages` to write them anew"


# ---- everything that is met


class Teller:
    """Says all that viewers are told, each message once in every language; collects what has no words."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.before: dict[int, Game] = {}
        self.bare: set[str] = set()

    def say(self, message: Message) -> None:
        key = repr(message)
        if key in self.said:
            return
        self.said.add(key)
        for texts in VOICES:
            assert texts.sentence(message)
        if message.id.startswith("option-ag-word"):
            word = message.args["word"]
            assert not isinstance(word, int | str | list | Message)
            if word.words["en"] == word.words["zh-Hant"]:
                self.bare.add(word.words["en"])

    def tell(self, game: Game, viewers: list[int]) -> None:
        """One moment."""
        for viewer in dict.fromkeys(viewers):
            seen = view(game, viewer)
            scene = Scene(seen.game, viewer, self.before.get(viewer))
            self.before[viewer] = seen.game
            events = events_for(game.events, viewer)
            for line in BOOK.tell(events, scene):
                self.say(line.message)
            for event in events:
                self.say(BOOK.event(event, scene))
            if seen.decision is not None:
                self.say(BOOK.question(seen.decision, scene))
                background = BOOK.background(scene)
                if background is not None:
                    self.say(background)
                for option in seen.decision.options:
                    self.say(BOOK.option(option, scene))
                    detail = BOOK.detail(option, scene)
                    if detail is not None:
                        self.say(detail)


@pytest.mark.parametrize(
    ("seed", "players", "draft"),
    [(0, "4", "bp"), (1, "6", "one_of_three"), (2, "8", "random"), (3, "6", "cm")],
)
def test_random_games_can_be_told_in_every_language(seed: int, players: str, draft: str) -> None:
    game = rulebound.new_game(GAME, seed=seed, settings={"players": players, "draft": draft})
    stream = Stream(seed)
    teller = Teller()
    while True:
        asked = [game.decision.seat] if game.decision is not None else []
        teller.tell(game, [SPECTATOR, *asked])
        if game.decision is None:
            break
        game.choose(stream.below(len(game.decision.options)))
    assert game.result is not None and len(teller.said) > 300
    assert not teller.bare
    for texts in VOICES:
        assert texts.sentence(BOOK.result(game.result, Scene(game)))
        assert texts.sentence(BOOK.game_over(Scene(game)))


@cache
def scenario_groups() -> dict[str, list[Scenario]]:
    """The scenarios of the game by their files."""
    groups: dict[str, list[Scenario]] = {}
    for scenario in load_library(GAME):
        groups.setdefault(Path(scenario.path).stem, []).append(scenario)
    return groups


@pytest.mark.parametrize("name", sorted(scenario_groups()))
def test_scenarios_can_be_told_in_every_language(name: str) -> None:
    teller = Teller()

    class Told(Run):
        """A run that tells everything."""

        def collect(self) -> None:
            super().collect()
            asked = [self.game.decision.seat] if self.game.decision is not None else []
            teller.tell(self.game, [SPECTATOR, *asked])

    for scenario in scenario_groups()[name]:
        first = scenario.steps[0]
        if isinstance(first, Line) and first.about_start:
            continue
        teller.before = {}
        try:
            Told(scenario, Outcome(scenario), mutant=False).go()
        except (Stop, RuleboundError):
            continue  # the scenarios are judged elsewhere
    assert teller.said and not teller.bare


@pytest.mark.parametrize("seed", range(2))
def test_every_reason_can_be_said(seed: int) -> None:
    game = rulebound.new_game(GAME, seed=seed, settings={"players": "4", "draft": "random"})
    assert isinstance(game, AsteriatedGrail)
    stream = Stream(seed)
    reasons: set[tuple[str, str]] = set()
    for n in range(90):
        if game.decision is None:
            break
        seat = n % 4
        seen = view(game, seat).game
        assert isinstance(seen, AsteriatedGrail)
        refusals = [seen.why_not(seat, card) for card in [0, *seen.hand(seat).cards]]
        refusals += [seen.why_not(seat, 0, piece) for piece in seen.pieces]
        for found in refusals:
            for verb, refusal in found.items():
                if (refusal.clause, refusal.name) not in reasons:
                    reasons.add((refusal.clause, refusal.name))
                    assert all(texts.refusal(refusal) for texts in VOICES)
                assert EN.render(BOOK.verb(verb))
        game.choose(stream.below(len(game.decision.options)))
    assert len(reasons) > 15


def test_a_viewer_is_told_nothing_that_depends_on_hidden_cards() -> None:
    game = rulebound.new_game(GAME, seed=5, settings={"players": "4", "draft": "random"})
    stream = Stream(2)
    for n in range(60):
        if game.decision is None:
            break
        seen = view(game, 0)
        other = view(seen.determinize(n), 0)
        assert seen.decision is not None and other.decision is not None
        assert EN.question(seen.decision, seen) == EN.question(other.decision, other)
        game.choose(stream.below(len(game.decision.options)))


def test_lines_of_a_game_can_be_sent() -> None:
    game = rulebound.new_game(GAME, seed=2, settings={"players": "4", "draft": "random"})
    stream = Stream(2)
    for _ in range(60):
        if game.decision is None:
            break
        scene = Scene(view(game, 0).game, 0)
        for line in BOOK.tell(events_for(game.events, 0), scene):
            assert message_from(line.message.plain()) == line.message
        game.choose(stream.below(len(game.decision.options)))


def test_hidden_cards_are_not_named() -> None:
    game = rulebound.new_game(GAME, seed=3, settings={"players": "6", "draft": "random"})
    drawn = [line for line in told(game, SPECTATOR) if " drew " in line]
    assert len(drawn) >= 6 and all(line.endswith("drew 4 cards.") for line in drawn[:6])


def test_there_are_four_voices() -> None:
    assert [texts.language for texts in VOICES] == languages()
    assert EN.option(Option("cancel"), game_at()) == "Take it all back"
    assert skill_name("no-such-skill").words["ja"] == "no-such-skill"
