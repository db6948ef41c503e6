"""The general layout: any game, any number of seats, from the zones of its rulebook.

Zones of pieces and the viewer's own cards are rows; every other zone is a number in the title of its seat.
A game whose table needs more overrides `side`, `shared`, `piece_cell` and `headline`.
"""

from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.layouts.model import BACK, Band, Cell, Row, Shortcut
from rulebound.texts import Scene, Texts
from rulebound.texts.phrases import PhraseBook, phrases_of_name


class Layout:
    """How a game lies on the table, in one language. `legible` says that its cards have text to be read."""

    legible = False

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts = texts
        self.phrases: PhraseBook = phrases_of_name(game)

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """What stands at the top: the game, and whose turn it is where the game has turns."""
        return [self.texts.render(self.phrases.name())]

    def bands(self, scene: Scene, titles: list[str]) -> list[Band]:
        """The others in the order of play, what is shared, the viewer's own side."""
        game = scene.game
        seats = game.match.seats
        own = scene.viewer if scene.viewer < seats else seats - 1
        order = [(own + 1 + n) % seats for n in range(seats)]
        bands = [self.side(scene, seat, titles[seat]) for seat in order[:-1]]
        bands += self.shared(scene)
        bands.append(self.side(scene, own, titles[own]))
        return bands

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """One seat's side."""
        facts: list[str] = []
        rows: list[Row] = []
        for place in scene.game.places:
            if place.seat != seat:
                continue
            if self.is_row(scene, place):
                rows.append(self.row(scene, place))
            else:
                facts.append(self.fact(place.zone.name, len(place.cards)))
        return Band(title, facts, rows, seat, is_asked(scene.game, seat))

    def shared(self, scene: Scene) -> list[Band]:
        """What belongs to no seat."""
        places = [place for place in scene.game.places if place.seat < 0]
        rows = [self.row(scene, place) for place in places if place.zone.pieces]
        facts = [self.fact(place.zone.name, len(place.cards)) for place in places if not place.zone.pieces]
        return [Band(self.texts.say("table-shared"), facts, rows)] if places else []

    # ---- rows and cells

    def is_row(self, scene: Scene, place: Place) -> bool:
        """Whether the cards of a place are worth a row: pieces always, cards where the viewer holds them."""
        if place.zone.pieces:
            return True
        return place.zone.anonymous and (place.seat == scene.viewer or self.all_known(place))

    def all_known(self, place: Place) -> bool:
        """Whether every card of a place is known to the viewer."""
        return bool(place.cards) and all(face_of(card) for card in place.cards)

    def row(self, scene: Scene, place: Place) -> Row:
        """One place as a row."""
        label = self.texts.render(self.phrases.zone(place.zone.name))
        if place.zone.pieces:
            cells = [self.piece_cell(scene, scene.game.pieces[id]) for id in place.cards]
        else:
            cells = [self.card_cell(scene, card) for card in self.sorted_cards(place)]
        return Row(label, cells, empty=self.texts.say("table-none"))

    def sorted_cards(self, place: Place) -> list[int]:
        """The cards of a place in the order in which a player would hold them."""
        return sorted(place.cards, key=face_of)

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """One card."""
        said = self.texts.render(self.phrases.card(scene.code(card)))
        covered = face_of(card) == 0
        return Cell(BACK if covered else said, said, card=card, covered=covered)

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """One piece: its cards side by side."""
        codes = [scene.code(card) for card in piece.cards]
        faces = "+".join(self.texts.render(self.phrases.card(code)) for code in codes if code != "?")
        spoken = self.texts.render(self.phrases.piece(piece.id, scene))
        return Cell(faces or BACK, spoken, piece=piece.id, covered=not faces)

    def fact(self, zone: str, count: int) -> str:
        """A zone as a number."""
        return self.texts.say("table-count", zone=self.phrases.zone(zone), count=count)

    # ---- shortcuts and cards

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """What one key would answer now; None where there is nothing to shorten."""
        return None

    def piles(self, scene: Scene, titles: list[str]) -> list[Band]:
        """Cards that lie open in piles, each seat's as a band: to be looked through, not drawn."""
        return []

    def describe(self, scene: Scene, cell: Cell) -> list[str]:
        """A card or piece in full, in paragraphs; one line where there is no more to say."""
        return [cell.spoken]

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """The verbs worth a reason for a card, a piece, or (None) without either."""
        return game.rulebook.verbs

    def help(self) -> list[str]:
        """How the game is played, in short paragraphs."""
        return []

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-signs-text", back=BACK)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """What can be done, by groups: names with what they do."""
        return []


def is_asked(game: Game, seat: int) -> bool:
    """Whether the open decision is this seat's."""
    return game.decision is not None and game.decision.seat == seat
