"""BlackPoker on the table: barriers behind, soldiers toward the stage, the stage in the middle, the hand
below.

Signs: ▒▒ face down, ↷ driven, =12 the number where the card does not show it, +3 a change of this turn, ▲1
the first attacker, ▼1 who blocks it.
"""

from rulebound.boards.blackpoker import (
    HAND_KNOWN,
    BlackPokerMaker,
    changes_of,
    game_of,
    is_new,
    roles,
    verbs_for,
)
from rulebound.games.blackpoker.cards import NUMBER_OF
from rulebound.games.blackpoker.characters import number_of_soldier
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.games.blackpoker.state import NOW, Character, Request
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import BACK, DRIVEN, Band, Cell, Row
from rulebound.texts import Scene, Texts
from rulebound.texts.blackpoker import GROUPS


class BlackPokerLayout(Layout):
    """BlackPoker's table."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "blackpoker")
        self.maker = BlackPokerMaker()
        self.book = self.maker.book

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the chance."""
        return [self.texts.render(part) for part in self.maker.headline(scene)]

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """Barriers are nearest to their player, soldiers nearest to the stage."""
        game = game_of(scene)
        facts = [self.fact("life", len(game.life(seat).cards))]
        rows = [self.row(scene, game.barriers(seat)), self.row(scene, game.soldiers(seat))]
        if seat == scene.viewer:
            rows = [rows[1], rows[0], self.row(scene, game.hand(seat))]
        else:
            facts.append(self.hand_fact(scene, game.hand(seat)))
        facts.append(self.graveyard_fact(scene, game.graveyard(seat)))
        if game.fog(seat).cards:
            rows.append(self.row(scene, game.fog(seat)))
        return Band(title, facts, rows, seat, is_asked(game, seat))

    def hand_fact(self, scene: Scene, hand: Place) -> str:
        """How many cards another player holds, and which of them the viewer knows of."""
        return self.texts.render(self.maker.hand_message(scene, hand, HAND_KNOWN))

    def graveyard_fact(self, scene: Scene, graveyard: Place) -> str:
        """How many cards lie there, and the one on top."""
        return self.texts.render(self.maker.graveyard_message(scene, graveyard))

    def shared(self, scene: Scene) -> list[Band]:
        """The stage, its top first, after whatever is being carried out."""
        game = game_of(scene)
        ids = [*game.places[NOW].cards[::-1], *game.stage().cards[::-1]]
        cells = [self.piece_cell(scene, game.pieces[id]) for id in ids]
        row = Row("", cells, listed=True, empty=self.texts.say("table-bp-empty-stage"))
        return [Band(self.texts.render(self.book.zone("stage")), [], [row])]

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A request as a sentence, a character as a card."""
        spoken = self.texts.render(self.maker.piece_cell(scene, piece).spoken)
        if isinstance(piece, Request):
            return Cell(spoken, spoken, piece=piece.id)
        assert isinstance(piece, Character)
        if piece.barrier:
            return self.barrier_cell(scene, piece, spoken)
        return self.soldier_cell(scene, piece, spoken)

    def soldier_cell(self, scene: Scene, soldier: Character, spoken: str) -> Cell:
        """Cards, number, changes and state."""
        game = game_of(scene)
        value = number_of_soldier(game, soldier)
        codes = [scene.code(card) for card in soldier.cards]
        changes = [f"{amount:+d}" for amount in changes_of(game, soldier)]
        shown = len(codes) == 1 and 2 <= value == NUMBER_OF[face_of(soldier.cards[0])] <= 10
        marks = [*([] if shown else [f"={value}"]), *changes, *self.signs(scene, soldier)]
        face = self.texts.render(self.book.stack(codes))
        return Cell(face, spoken, " ".join(marks), piece=soldier.id, sideways=soldier.driven)

    def barrier_cell(self, scene: Scene, barrier: Character, spoken: str) -> Cell:
        """Its back, and its card where the viewer knows it."""
        code = scene.code(barrier.cards[0])
        marks = " ".join(self.signs(scene, barrier))
        face = BACK if code == "?" else self.texts.render(self.book.card(code))
        covered = code == "?" or not barrier.face_up
        return Cell(face, spoken, marks, piece=barrier.id, sideways=barrier.driven, covered=covered)

    def signs(self, scene: Scene, character: Character) -> list[str]:
        """Who fights and what is new in signs, but for what the cell shows anyway."""
        signs: list[str] = []
        game = game_of(scene)
        attacks, blocks = roles(game, character.id)
        if attacks:
            signs.append(f"▲{attacks}")
        if blocks:
            signs.append(f"▼{blocks}")
        if is_new(game, character) and not character.barrier:
            signs.append(self.texts.say("state-bp-new"))
        return signs

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: actions with key cards, and other uses; pieces: what they can do or suffer."""
        return verbs_for(game, 0, 0) if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[str]:
        """The game in five paragraphs."""
        return [self.texts.render(paragraph) for paragraph in self.maker.help()]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-bp-signs", driven=DRIVEN, back=BACK)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The action list."""
        say = self.texts.say
        groups: list[tuple[str, list[tuple[str, str]]]] = []
        for group, chapters in GROUPS.items():
            names = [action.name for action in SHEET.actions if action.chapter in chapters]
            entries = [(say(f"action-bp-{name}"), say(f"action-bp-{name}.effect")) for name in names]
            groups.append((say(f"group-bp-{group}"), entries))
        return groups
