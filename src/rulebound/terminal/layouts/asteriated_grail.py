"""Asteriated Grail on the table: both camps above, then a line for each of the others in the order of play,
with character and effects; what is under way in the middle, the own side with the hand below.

Signs: 4/6 four cards of at most six, ♥1 heal, ◆1◇2 gems and crystals, ↷ tapped, ● whose turn it is. The sheet
of a character is read like a card.
"""

from typing import Final

from rulebound.boards.asteriated_grail import AsteriatedGrailMaker, is_turn, tokens_of, verbs_for
from rulebound.games.asteriated_grail.cards import DARK, ELEMENTS, FIRE, LIGHT, THUNDER, WATER, WIND
from rulebound.games.asteriated_grail.frames import Effect
from rulebound.games.asteriated_grail.hands import ceiling
from rulebound.games.asteriated_grail.state import GRAILS, STONES
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import BACK, DRIVEN, Band, Cell, Row
from rulebound.texts import Message, Scene, Texts
from rulebound.texts.asteriated_grail_things import (
    camp_message,
    character_message,
    element_message,
    fate_message,
    game_of,
    skill_message,
    skill_name,
    skill_text,
    token_name,
)
from rulebound.texts.message import Name

HEAL: Final = "♥"
GEM: Final = "◆"
CRYSTAL: Final = "◇"
TURN: Final = "●"
TINTS: Final = {FIRE: "red", WATER: "blue", WIND: "green", THUNDER: "yellow", LIGHT: "white", DARK: "purple"}
"""The colours of the elements; earth has the usual one."""
ABOUT: Final = ["slash", "dark", "light", "shield", "weakness", "poison", "bullet"]
"""The kinds of cards that the help explains."""


class AsteriatedGrailLayout(Layout):
    """The table of Asteriated Grail."""

    legible = True

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "asteriated-grail")
        self.maker = AsteriatedGrailMaker()
        self.book = self.maker.book

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the phase."""
        return [self.texts.render(said) for said in self.maker.turn_told(scene)]

    def bands(self, scene: Scene, titles: list[str]) -> list[Band]:
        """The camps and, a line each, the others in the order of play; what is under way; the own side."""
        game = game_of(scene)
        seats = game.match.seats
        own = scene.viewer if scene.viewer < seats else seats
        others = [(own + 1 + n) % seats for n in range(seats)] if own < seats else game.in_order()
        rows = [self.player_row(scene, seat, titles[seat]) for seat in others if seat != own]
        facts = [
            self.fact("deck", len(game.deck().cards)),
            self.fact("discard", len(game.discard_pile().cards)),
        ]
        table = Band(self.texts.say("table-ag-camps"), facts, [*self.camp_rows(scene), *rows])
        sides = [self.side(scene, own, titles[own])] if own < seats else []
        return [table, *self.shared(scene), *sides]

    def camp_rows(self, scene: Scene) -> list[Row]:
        """Morale, stones and Grails of both camps; the viewer's own has a star."""
        game = game_of(scene)
        say = self.texts.say
        rows: list[Row] = []
        for camp in range(2):
            morale = say("table-ag-morale", number=game.morale[camp], most=ceiling(game))
            grails = say("table-ag-grails", number=game.grails[camp], most=GRAILS)
            stones = say("table-ag-stones", gems=game.gems[camp], crystals=game.crystals[camp], most=STONES)
            parts = [morale, f"{GEM}{game.gems[camp]}{CRYSTAL}{game.crystals[camp]}", grails]
            own = scene.viewer < game.match.seats and game.teams[scene.viewer] == camp
            label = self.texts.render(camp_message(camp)) + (" *" if own else "")
            rows.append(Row(label, [], parts=parts, spoken="; ".join([morale, stones, grails])))
        return rows

    def player_row(self, scene: Scene, seat: int, title: str) -> Row:
        """One player in a line: character with its numbers, effects, open covers."""
        game = game_of(scene)
        signs = TURN if is_turn(game, seat) else ""
        if is_asked(game, seat) and seat != scene.viewer:
            signs = "▶" + signs
        label = f"{signs}{game.seat_name(seat)} {self.texts.render(camp_message(game.teams[seat]))}"
        if not game.character_place(seat).cards:
            return Row(label, [], empty=title, slim=True)
        cells = [self.character_cell(scene, seat, title)]
        cells += [self.piece_cell(scene, game.effect(id)) for id in game.effects(seat).cards]
        if seat != scene.viewer and self.all_known(game.covers(seat)):
            cells += [self.card_cell(scene, card) for card in game.covers(seat).cards]
        return Row(label, cells, slim=True)

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """The viewer's own side: character, effects, covers, hand; in a draft the candidates."""
        game = game_of(scene)
        rows = [self.player_row(scene, seat, "")] if game.character_place(seat).cards else []
        if game.covers(seat).cards:
            cells = [self.card_cell(scene, card) for card in game.covers(seat).cards]
            rows.append(Row(self.texts.render(self.book.token(seat, "covers", scene)), cells, slim=True))
        for place in (game.candidates(seat), game.burst(seat)):
            if place.cards:
                rows.append(self.row(scene, place))
        rows.append(self.row(scene, game.hand(seat)))
        return Band(title, [], rows, seat, is_asked(game, seat))

    def signs(self, scene: Scene, seat: int) -> list[str]:
        """The same in signs, but for what there is none of."""
        game = game_of(scene)
        signs = [f"{len(game.hand(seat).cards)}/{game.hand_limit(seat)}"]
        if game.heal[seat]:
            signs.append(f"{HEAL}{game.heal[seat]}")
        if game.energy(seat):
            signs.append(f"{GEM}{game.energy_gems[seat]}{CRYSTAL}{game.energy_crystals[seat]}")
        for token, count, _ in tokens_of(game, seat):
            if count:
                signs.append(f"{self.texts.render(self.book.token(seat, token, scene))} {count}")
        return signs

    def shared(self, scene: Scene) -> list[Band]:
        """The attack or Magic Bullet under way, open cards; in a draft the pool."""
        game = game_of(scene)
        bands: list[Band] = []
        parts = [self.texts.sentence(said) for said in self.maker.under_way(scene)]
        label = self.texts.say("table-ag-now")
        rows = [Row(label, [], parts=parts, spoken="; ".join(parts))] if parts else []
        if game.open_cards().cards:
            rows.append(self.row(scene, game.open_cards()))
        if rows:
            bands.append(Band(self.texts.say("table-ag-under-way"), [], rows))
        drafted = [self.row(scene, place) for place in (game.pool(), game.banned()) if place.cards]
        if drafted and not game.turn_number:
            bands.append(Band(self.texts.say("setting-ag-draft"), [], drafted))
        return bands

    def piles(self, scene: Scene, titles: list[str]) -> list[Band]:
        """Exclusive cards that are not on the field, and the open discards."""
        game = game_of(scene)
        bands: list[Band] = []
        for seat in range(game.match.seats):
            place = game.exclusive(seat)
            if place.cards:
                bands.append(Band(titles[seat], [], [self.row(scene, place)], seat))
        known = [card for card in game.discard_pile().cards if face_of(card)]
        if known:
            cells = [self.card_cell(scene, card) for card in known[::-1]]
            zone = self.texts.render(self.book.zone("discard"))
            bands.append(Band(zone, [], [Row(zone, cells)]))
        return bands

    # ---- cells

    def character_cell(self, scene: Scene, seat: int, title: str) -> Cell:
        """A character with its numbers: in signs on the cell, in words with its player's title."""
        game = game_of(scene)
        character = game.character(seat)
        name = self.texts.render(character_message(character.name))
        form = token_name(character.name, "form") if game.tapped[seat] else None
        words = "" if form is None else form.words[self.texts.language]
        facts = self.maker.seat_facts(scene, seat)
        numbers = [self.maker.hand_told(scene, seat, facts), *self.maker.numbers_told(scene, seat, facts)]
        spoken = self.texts.render(self.maker.character_told(scene, seat, numbers, title))
        marks = " ".join([*self.signs(scene, seat), *([words] if words else [])])
        card = game.character_place(seat).cards[0]
        return Cell(name, spoken, marks, card=card, sideways=int(game.tapped[seat]), name=True)

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """An effect, with who placed it and the heal that it holds."""
        assert isinstance(piece, Effect)
        name = self.bare_name(self.book.effect_name(piece.name))
        spoken = self.texts.render(self.maker.effect_told(scene, piece))
        marks = "" if not piece.heal else f"+{piece.heal}"
        return Cell(name, spoken, marks, piece=piece.id)

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card; in the own hand with the unique skills of the own character that it bears."""
        if not face_of(card):
            return super().card_cell(scene, card)
        game = game_of(scene)
        name = self.bare_name(self.book.card(scene.code(card)))
        borne = self.book.own_skills(game, scene.viewer, card)
        skills = [skill_name(id).words[self.texts.language] for id in borne]
        spoken = self.texts.render(self.book.held_card(card, scene))
        tint = TINTS.get(game.face(card).element, "")
        return Cell(name, spoken, " ".join(skills), card=card, tint=tint)

    def bare_name(self, said: Message) -> str:
        """A name as it stands on a cell, without the quotation marks of a sentence."""
        name = said.args.get("name")
        return name.words[self.texts.language] if isinstance(name, Name) else self.texts.sentence(said)

    # ---- cards and sheets

    def describe(self, scene: Scene, cell: Cell) -> list[str]:
        """The sheet of a character; an effect with its skill; a card with element, fate, unique skills."""
        game = game_of(scene)
        piece = game.pieces.get(cell.piece)
        if isinstance(piece, Effect):
            spoken = cell.spoken or self.piece_cell(scene, piece).spoken
            text = skill_text(piece.name)
            more = [] if text is None else [text.words[self.texts.language]]
            return [spoken, *more, *self.card_lines(scene, piece.cards[0] if piece.cards else 0)]
        if not face_of(cell.card):
            return [cell.spoken]
        code = scene.code(cell.card)
        for character in game.rules.characters:
            if character.name == code:
                parts = self.book.sheet(character)
                return [self.texts.sentence(part) for part in parts]
        return self.card_lines(scene, cell.card)

    def card_lines(self, scene: Scene, card: int) -> list[str]:
        """A base card in full."""
        game = game_of(scene)
        if not face_of(card):
            return []
        face = game.face(card)
        lines = [self.texts.sentence(self.book.card(face.code))]
        if face.element >= 0:
            element, fate = element_message(face.element), fate_message(face.fate)
            lines = [
                self.texts.say("sheet-ag-card", card=lines[0], element=element, fate=fate),
                self.texts.say(f"about-ag-{about_of(face.kind, face.element)}"),
            ]
        for name in face.skills:
            skill = game.rules.skill_named(name)
            text = skill_text(name)
            if skill is not None and text is not None:
                owner = character_message(skill.owner)
                said = Message("sheet-ag-unique", owner=owner, skill=skill_message(name), text=text)
                lines.append(self.texts.render(said))
        return lines

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: their uses; effects: to be named; without either: special actions and skills.

        Of the skills only the own ones have reasons.
        """
        return verbs_for(game, 0, 0) if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[str]:
        """The game in seven paragraphs."""
        return [self.texts.render(said) for said in [*self.maker.help(), Message("help-ag-table")]]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say(
            "help-ag-signs", heal=HEAL, gem=GEM, crystal=CRYSTAL, tapped=DRIVEN, turn=TURN, back=BACK
        )

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The base cards."""
        say = self.texts.say
        entries = [(say(f"kind-ag-{kind}"), say(f"about-ag-{kind}")) for kind in ABOUT]
        return [(say("help-ag-cards"), entries)]


def about_of(kind: str, element: int) -> str:
    """Which of the explained kinds a base card is."""
    return "dark" if kind == "slash" and ELEMENTS[element] == "dark" else kind
