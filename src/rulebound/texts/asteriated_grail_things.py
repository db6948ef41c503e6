"""What Asteriated Grail speaks of, in Messages: characters and skills by their sheets, cards, effects, seats.

Names and texts of characters come with their sheets in all languages; what a sheet does not have is shown by
its id.
"""

from functools import cache
from typing import Final

from rulebound.games.asteriated_grail.cards import BASE, DARK, ELEMENTS, FATES, HOLY_LIGHT, SLASH, Face
from rulebound.games.asteriated_grail.describe import CAMPS, PHASES
from rulebound.games.asteriated_grail.frames import Effect
from rulebound.games.asteriated_grail.points import (
    ACTUAL,
    ATTACK_MADE,
    BEFORE_ATTACK,
    DAMAGE_DONE,
    DEALT,
    HIT,
    MISS,
    REDIRECT,
    STRUCK,
    TAKEN,
    TAKING,
    UNTAKEN,
)
from rulebound.games.asteriated_grail.skills import KINDS, Character, Skill
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.card import face_of
from rulebound.rulebooks.sheets import Sheet, Words, sheets
from rulebound.texts.language import ORDER
from rulebound.texts.message import Message, Name
from rulebound.texts.phrases import PhraseBook
from rulebound.texts.scene import Scene

BASE_FACES: Final = {face.code: face for face in BASE}
SIGNS: Final = {
    BEFORE_ATTACK: "①",
    ATTACK_MADE: "①",
    REDIRECT: "①",
    HIT: "②",
    MISS: "②",
    STRUCK: "②",
    DEALT: "③",
    ACTUAL: "⑤",
    TAKING: "⑥",
    TAKEN: "⑥",
    DAMAGE_DONE: "⑥",
    UNTAKEN: "⑥",
}
"""The points of the damage axis by their signs."""
BASIC_EFFECTS: Final = ("poison", "weakness", "shield")


def game_of(scene: Scene) -> AsteriatedGrail:
    """The game of a scene, as what it is."""
    game = scene.game
    assert isinstance(game, AsteriatedGrail)
    return game


# ---- words of the sheets


def name_of(words: Words) -> Name:
    """The words of a sheet, in all languages."""
    return Name({language: words.in_language(language) for language in ORDER})


def bare(id: str) -> Name:
    """An id in the place of words that no sheet has."""
    return Name(dict.fromkeys(ORDER, id))


def sheet_of(character: str) -> Sheet | None:
    """The sheet of a character; None where there is none."""
    return sheets().get(character)


@cache
def words_by_id(what: str) -> dict[str, Words]:
    """The names or the texts of all skills, or all tokens that are cards: by their ids."""
    found: dict[str, Words] = {}
    for sheet in sheets().values():
        if what == "tokens":
            found.update(sheet.tokens)
        else:
            found.update({skill.id: skill.name if what == "names" else skill.text for skill in sheet.skills})
    return found


@cache
def skill_name(id: str) -> Name:
    """A skill by its id."""
    words = words_by_id("names").get(id)
    return bare(id) if words is None else name_of(words)


@cache
def skill_text(id: str) -> Name | None:
    """What a skill does; None where no sheet has it."""
    words = words_by_id("texts").get(id)
    return None if words is None else name_of(words)


@cache
def character_name(id: str) -> Name:
    """A character by its id."""
    sheet = sheet_of(id)
    return bare(id) if sheet is None else name_of(sheet.name)


@cache
def token_name(character: str, token: str) -> Name | None:
    """What tokens of a colour, covers or a form are called; None where the sheet has no word for them."""
    sheet = sheet_of(character)
    words = None if sheet is None else sheet.tokens.get(token)
    return None if words is None else name_of(words)


@cache
def own_word(character: str, word: str) -> Name | None:
    """A word that only one character has."""
    sheet = sheet_of(character)
    words = None if sheet is None else sheet.words.get(word)
    return None if words is None else name_of(words)


@cache
def word_of_anyone(word: str) -> Name:
    """The same, whoever has it; the word itself where nobody does."""
    for sheet in sheets().values():
        if word in sheet.words:
            return name_of(sheet.words[word])
    return bare(word)


@cache
def clause_skill(clause: str) -> str:
    """The id of the skill that a clause `AG C 7.2` is; "" for other clauses."""
    if not clause.startswith("AG C "):
        return ""
    number, _, at = clause[5:].partition(".")
    for sheet in sheets().values():
        if str(sheet.number) == number and at.isdecimal() and 1 <= int(at) <= len(sheet.skills):
            return sheet.skills[int(at) - 1].id
    return ""


# ---- small messages


def skill_message(id: str) -> Message:
    """A skill by its name."""
    return Message("skill-ag", name=skill_name(id))


def character_message(id: str) -> Message:
    """A character by its name."""
    return Message("character-ag", name=character_name(id))


def camp_message(camp: int) -> Message:
    """A camp."""
    return Message(f"camp-ag-{CAMPS[camp]}")


def element_message(element: int) -> Message:
    """An element by its number."""
    return Message(f"element-ag-{ELEMENTS[element]}")


def fate_message(fate: int) -> Message:
    """A fate by its number; characters may have none."""
    return Message(f"fate-ag-{FATES[fate]}") if fate >= 0 else Message("fate-ag-none")


def kind_message(skill: Skill) -> Message:
    """Passive, response, start-up or magic; a unique skill is on cards."""
    return Message("kind-ag-unique" if skill.unique else f"kind-ag-{KINDS[skill.kind]}")


def price_message(skill: Skill) -> Message:
    """The energy that an ultimate costs."""
    if skill.x_energy:
        return Message("price-ag-x")
    return Message("price-ag", gems=skill.gems, crystals=skill.crystals)


def points_of(skill: Skill) -> list[Message]:
    """The points of the axis at which a skill resolves: phases of the turn, ① to ⑥ of an attack."""
    found: list[Message] = []
    for point in skill.at:
        if point < len(PHASES):
            found.append(Message(f"phase-ag-{PHASES[point]}"))
        elif point in SIGNS:
            found.append(Message("point-ag", sign=SIGNS[point]))
    return [said for n, said in enumerate(found) if said not in found[:n]]


class ThingPhrases(PhraseBook):
    """Cards, effects and seats by name."""

    # ---- cards

    def card(self, code: str) -> Message:
        """Fire Slash (blood), Holy Shield (earth, holy); exclusive cards and characters by their sheets."""
        face = BASE_FACES.get(code)
        if face is not None:
            return self.base_card(face)
        if code in sheets():
            return character_message(code)
        words = words_by_id("tokens").get(code)
        return super().card(code) if words is None else Message("card-ag-named", name=name_of(words))

    def base_card(self, face: Face) -> Message:
        """A base card by its kind, element and fate; `more` tells those of other unique skills apart."""
        more = 2 if face.code.endswith("-2") else 1
        if face.kind == SLASH:
            named = "dark" if face.element == DARK else ELEMENTS[face.element]
            return Message(f"card-ag-{named}-slash", fate=fate_message(face.fate), more=more)
        if face.kind == HOLY_LIGHT:
            return Message("card-ag-light", fate=fate_message(face.fate), more=more)
        return Message(
            f"card-ag-{face.kind}", element=element_message(face.element), fate=fate_message(face.fate)
        )

    def held_card(self, card: int, scene: Scene) -> Message:
        """A card of the viewer's own, with the unique skills of the own character that it bears."""
        game = game_of(scene)
        said = self.card(scene.code(card))
        skills = [skill_message(id) for id in self.own_skills(game, scene.viewer, card)]
        return Message("card-ag-bearing", card=said, skills=skills) if skills else said

    def own_skills(self, game: AsteriatedGrail, seat: int, card: int) -> list[str]:
        """The unique skills of a seat's character that a card bears, by their ids."""
        if seat >= game.match.seats or not face_of(card):
            return []
        known = [skill.name for skill in game.character(seat).skills]
        return [name for name in game.face(card).skills if name in known]

    # ---- effects

    def effect_name(self, name: str) -> Message:
        """Poison, Weakness, Holy Shield; other effects by the skill or the exclusive card."""
        if name in BASIC_EFFECTS:
            return Message(f"effect-ag-{name}")
        words = words_by_id("tokens").get(name)
        if words is not None:
            return Message("card-ag-named", name=name_of(words))
        return skill_message(name)

    def piece(self, id: int, scene: Scene) -> Message:
        """An effect, by the character before which it lies."""
        effect = scene.piece(id)
        if not isinstance(effect, Effect):
            return Message("piece-gone")
        return Message("piece-ag", effect=self.effect_name(effect.name), seat=self.seat(effect.seat, scene))

    def gone_effect(self, seat: int, cards: list[int], scene: Scene) -> Message:
        """An effect that has left the field, by its card: as what it lay there, where that is remembered."""
        before = scene.before
        if before is not None and cards:
            for piece in before.pieces.values():
                same = isinstance(piece, Effect) and piece.seat == seat and piece.cards
                if same and isinstance(piece, Effect) and face_of(piece.cards[0]) == face_of(cards[0]):
                    return self.effect_name(piece.name)
        code = scene.code(cards[0]) if cards else "?"
        face = BASE_FACES.get(code)
        return self.effect_name(face.kind) if face and face.kind in BASIC_EFFECTS else self.card(code)

    # ---- seats

    def is_known(self, seat: int, scene: Scene) -> bool:
        """Whether a seat has its character."""
        return game_of(scene).characters[seat] > 0

    def seat(self, seat: int, scene: Scene) -> Message:
        """You, or the character with the letter of its seat."""
        game = game_of(scene)
        if seat < 0 or seat >= game.match.seats:
            return Message("seat-ag-nobody")
        if seat == scene.viewer or not self.is_known(seat, scene):
            return scene.seat(seat)
        return Message(
            "seat-ag", name=game.seat_name(seat), character=character_message(game.character(seat).name)
        )

    def name_of_seat(self, seat: int, scene: Scene) -> Message:
        """The same by itself, outside a sentence: the viewer's own character too."""
        game = game_of(scene)
        if not self.is_known(seat, scene):
            return scene.name(seat)
        return Message(
            "seat-ag", name=game.seat_name(seat), character=character_message(game.character(seat).name)
        )

    def owner(self, seat: int, scene: Scene) -> Message:
        """The same as an owner."""
        if seat == scene.viewer or not 0 <= seat < game_of(scene).match.seats:
            return Message("owner-you" if seat == scene.viewer else "owner-none")
        return Message("owner-ag", seat=self.seat(seat, scene))

    def token(self, seat: int, token: str, scene: Scene) -> Message:
        """What the tokens, covers or form of a seat are called."""
        found = token_name(game_of(scene).character(seat).name, token) if seat >= 0 else None
        return Message(f"token-ag-{token}") if found is None else Message("token-ag", name=found)

    # ---- sheets

    def sheet(self, character: Character) -> list[Message]:
        """A character in full: name and facts, then each skill with its kind, price and text."""
        parts = [
            Message(
                "sheet-ag-character",
                name=character_message(character.name),
                fate=fate_message(character.fate),
                stars=f"{character.stars:g}",
            )
        ]
        limits = self.limits(character)
        if limits:
            parts.append(Message("sheet-ag-limits", limits=limits))
        parts += [self.sheet_skill(skill) for skill in character.skills]
        return parts

    def limits(self, character: Character) -> list[Message]:
        """The most tokens and covers that a character may have, and its exclusive cards."""
        found: list[Message] = []
        most = (
            ("yellow", character.most_yellow),
            ("blue", character.most_blue),
            ("covers", character.most_covers),
        )
        for token, count in most:
            if count:
                name = token_name(character.name, token)
                said = Message(f"token-ag-{token}") if name is None else Message("token-ag", name=name)
                found.append(Message("limit-ag", token=said, count=count))
        form = token_name(character.name, "form")
        if form is not None:
            found.append(Message("limit-ag-form", form=form))
        found += [Message("limit-ag-card", card=self.card(face.code)) for face in character.exclusive]
        return found

    def sheet_skill(self, skill: Skill) -> Message:
        """One skill: name, kind, price, where it stands on the axis, and its text."""
        text = skill_text(skill.name)
        points = points_of(skill)
        return Message(
            "sheet-ag-skill",
            skill=skill_message(skill.name),
            kind=kind_message(skill),
            costs="yes" if skill.is_ultimate() else "no",
            price=price_message(skill),
            often="once" if skill.once else "any",
            points=points,
            count=len(points),
            text=bare(skill.name) if text is None else text,
        )
