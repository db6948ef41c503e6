"""Battle Spirits on the table: for each side a line that says where all Cores are, Nexuses behind, Spirits
toward the middle; between the sides the battle and what an effect has revealed; the Hand below.

Signs: ●3◆ three Cores and the Soul Core, Lv2 5000 level and BP (↑ ↓ changed), ×2 two symbols, ✦ Super
Unleash, ↷ exhausted, ↷↷ Heavy Exhausted, ▲ attacks, ▼ blocks; in the Hand Sp5→3 is a Spirit of cost 5, of
which 3 are due.
"""

from typing import Final

from rulebound.boards.battle_spirits import (
    HAND_KNOWN,
    KIND_WORDS,
    BattleSpiritsMaker,
    Standing,
    states_of,
    verbs_for,
)
from rulebound.games.battle_spirits.aids import CorePlace, core_bar, reduction
from rulebound.games.battle_spirits.cards import COLOURS, NEXUS, Card
from rulebound.games.battle_spirits.state import STEPS, FieldCard
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.drawing import shortened
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import DRIVEN, Band, Cell, Row, Shortcut
from rulebound.texts import Scene, Texts
from rulebound.texts.battle_spirits_cores import SIGNS, core_signs, game_of, namesake_number
from rulebound.texts.effects import text_of_card

BAR_WIDTH: Final = 10
"""The most that a name takes in the line of Cores; the whole name is in the words."""
ARROWS: Final = {"up": "↑", "down": "↓", "": ""}
SIGN_OF: Final = {"unleashed": "✦", "attacking": "▲", "blocking": "▼"}
"""The signs of some states, in the order in which they stand."""


class BattleSpiritsLayout(Layout):
    """The table of Battle Spirits."""

    legible = True

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "battle-spirits")
        self.maker = BattleSpiritsMaker()
        self.book = self.maker.book

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the step."""
        return [self.texts.render(part) for part in self.maker.headline(scene)]

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """Cores first, then Nexuses and Spirits, the Spirits nearest to the middle."""
        game = game_of(scene)
        own = seat == scene.viewer
        spirits, nexuses = self.field_rows(scene, seat)
        rows = [spirits, nexuses] if own else [nexuses, spirits]
        rows = [row for row in rows if row.cells or row is spirits]
        facts = [self.fact(name, len(game.gather(name, seat))) for name in ("deck", "trash")]
        if game.removed(seat).cards:
            facts.append(self.fact("removed", len(game.removed(seat).cards)))
        cores = self.core_row(scene, seat)
        if own:
            rows = [*rows, cores, self.row(scene, game.hand(seat))]
        else:
            rows = [cores, *rows]
            facts.insert(0, self.hand_fact(scene, game.hand(seat)))
        return Band(title, facts, rows, seat, is_asked(game, seat))

    def field_rows(self, scene: Scene, seat: int) -> tuple[Row, Row]:
        """The Spirits and the Nexuses of a seat."""
        game = game_of(scene)
        pieces = [game.field_card(id) for id in game.field(seat).cards]
        spirits = [self.piece_cell(scene, piece) for piece in pieces if game.card_of(piece).kind != NEXUS]
        nexuses = [self.piece_cell(scene, piece) for piece in pieces if game.card_of(piece).kind == NEXUS]
        say = self.texts.say
        front = Row(say("table-bs-spirits"), spirits, empty=say("table-none"))
        return front, Row(say("table-bs-nexuses"), nexuses)

    def core_row(self, scene: Scene, seat: int) -> Row:
        """Where every Core of a seat is: in signs and in words; in brief, all on the Field together."""
        places = core_bar(game_of(scene), seat)
        held = [place for place in places if place.piece]
        on_field = CorePlace("field", 0, sum(p.cores for p in held), any(p.soul for p in held))
        spoken = [self.texts.render(told) for told in self.maker.core_messages(scene, places)]
        shown = [self.core_part(scene, place) for place in places]
        brief = [self.core_part(scene, place) for place in places if not place.piece]
        brief.append(self.core_part(scene, on_field))
        return Row(self.texts.say("table-bs-cores"), [], parts=shown, brief=brief, spoken="; ".join(spoken))

    def core_part(self, scene: Scene, place: CorePlace) -> str:
        """The Cores of one place in signs."""
        if place.piece:
            name = self.short_name(scene, game_of(scene).field_card(place.piece))
        else:
            name = self.texts.render(self.maker.core_place(scene, place))
        return f"{name} {core_signs(place.cores, place.soul)}"

    def short_name(self, scene: Scene, piece: FieldCard) -> str:
        """A card on the Field by as much of its name as fits, numbered where there are several."""
        number = namesake_number(scene, piece)
        mark = f" #{number}" if number else ""
        return shortened(self.bare_name(scene, piece.cards[0]), BAR_WIDTH - len(mark)) + mark

    def bare_name(self, scene: Scene, card: int) -> str:
        """The name of a card as it stands on a cell, without the quotation marks of a sentence."""
        return self.texts.render(self.maker.card_name(scene.code(card)))

    def hand_fact(self, scene: Scene, hand: Place) -> str:
        """How many cards another player holds, and which of them the viewer knows of."""
        return self.texts.render(self.maker.hand_message(scene, hand, HAND_KNOWN))

    def piles(self, scene: Scene, titles: list[str]) -> list[Band]:
        """The Trash and the removed cards of both, the newest first."""
        game = game_of(scene)
        bands: list[Band] = []
        for seat in range(2):
            rows: list[Row] = []
            for place in (game.trash(seat), game.removed(seat)):
                cells = [self.card_cell(scene, card) for card in place.cards[::-1]]
                rows.append(Row(self.texts.render(self.book.zone(place.zone.name)), cells))
            bands.append(Band(titles[seat], [], rows, seat))
        return bands

    def shared(self, scene: Scene) -> list[Band]:
        """The battle, cards that an effect has revealed, Magic in use: each only where there is any."""
        game = game_of(scene)
        bands = self.battle_band(scene)
        for seat in range(2):
            for place in (game.in_use(seat), game.opened(seat)):
                if place.cards:
                    cells = [self.card_cell(scene, card) for card in place.cards]
                    title = self.texts.render(self.book.zone(place.zone.name))
                    bands.append(Band(title, [], [Row("", cells)]))
        return bands

    def battle_band(self, scene: Scene) -> list[Band]:
        """Who attacks and who blocks, where there is a battle."""
        facts = [self.texts.sentence(told) for told in self.maker.battle_messages(scene)]
        return [Band(self.texts.say("table-bs-battle"), facts)] if facts else []

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A card on the Field: name, Lv, BP, Cores, and what is special about it now."""
        assert isinstance(piece, FieldCard)
        game = game_of(scene)
        standing, states = Standing(game, piece), states_of(game, piece)
        spoken = self.texts.render(self.maker.field_spoken(scene, piece, standing, states))
        face = self.bare_name(scene, piece.cards[0])
        marks = " ".join(self.marks(namesake_number(scene, piece), standing, states))
        tint = tint_of(game.card_of(piece))
        return Cell(face, spoken, marks, piece=piece.id, sideways=piece.state, name=True, tint=tint)

    def marks(self, number: int, standing: Standing, states: list[str]) -> list[str]:
        """Its number among equals, Lv, BP, Cores, symbols unless there is just one, and signs."""
        marks = [f"#{number}"] if number else []
        marks.append(f"Lv{standing.level}")
        if standing.spirit:
            marks.append(f"{standing.bp}{ARROWS[standing.tone()]}")
        marks.append(core_signs(standing.cores, standing.soul))
        if sum(standing.symbols) != 1:
            marks.append(f"×{sum(standing.symbols)}")
        return marks + [SIGN_OF[state] for state in SIGN_OF if state in states]

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card by its kind and cost; in the viewer's Hand, with what would be due for it now."""
        game = game_of(scene)
        if not face_of(card):
            return super().card_cell(scene, card)
        definition = game.card(face_of(card))
        price, counted = str(definition.cost), None
        if scene.viewer < game.match.seats and game.find(game.hand(scene.viewer), card) >= 0:
            counted = reduction(game, scene.viewer, card, [])
            price += f"→{counted.due}" if counted.due < counted.cost else ""
        marks = self.texts.say(f"kind-bs-{KIND_WORDS[definition.kind]}.short") + price
        spoken = self.texts.render(self.maker.card_spoken(scene, card, counted))
        name = self.bare_name(scene, card)
        return Cell(name, spoken, marks, card=card, name=True, tint=tint_of(definition))

    # ---- payments and cards

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The payment that harms least, while something is to be paid or placed."""
        found = self.maker.shortcut(scene)
        return None if found is None else Shortcut(found.keys, self.texts.render(found.said))

    def describe(self, scene: Scene, cell: Cell) -> list[str]:
        """A card with all that is printed on it, and its text."""
        game = game_of(scene)
        piece = game.pieces.get(cell.piece)
        card = cell.card if piece is None else piece.cards[0]
        if not face_of(card):
            return [cell.spoken]
        code = scene.code(card)
        lines = [cell.spoken, f"{self.texts.sentence(self.book.facts(code, scene))} · {code}"]
        families = self.book.families(code)
        if families is not None:
            lines.append(self.texts.sentence(families))
        text = text_of_card(self.book.game, code)
        if text is not None:
            lines += text.words[self.texts.language].split("\n")
        return lines

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: their uses; cards on the Field: what they can do or suffer; without: moving Cores."""
        return verbs_for(0, 0) if cell is None else verbs_for(cell.card, cell.piece)

    def help(self) -> list[str]:
        """The game in six paragraphs, with the key that pays as proposed."""
        return [self.texts.render(paragraph) for paragraph in self.maker.help("help-bs-paying")]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-bs-signs", core=SIGNS["core"], soul=SIGNS["soul"], driven=DRIVEN)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The steps of a turn."""
        say = self.texts.say
        entries = [(say(f"step-bs-{step}"), say(f"step-bs-{step}.about")) for step in STEPS]
        return [(say("help-bs-steps"), entries)]


def tint_of(card: Card) -> str:
    """The colour that a card is shown in."""
    return COLOURS[card.colours[0]] if card.colours else ""
