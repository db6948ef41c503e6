"""The general board: any game, any number of seats, from the zones of its rulebook.

A game whose table needs more overrides `headline`, `facts`, `side`, `shared`, `card_cell`, `piece_cell`,
`arrows`, `order` and `shortcut`; the module of that name in this package has it.
"""

from functools import cache
from typing import Final

from rulebound.boards.model import PILE, ROW, Area, Arrow, Board, Cell, Fact, Shortcut, Side
from rulebound.kernel.card import face_of, id_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.texts import Message, Scene
from rulebound.texts.phrases import PhraseBook, phrases_of_name

NOTHING: Final = Message("table-none")
"""What stands in an area without cells."""


class BoardMaker:
    """How a game lies on the table."""

    def __init__(self, game: str) -> None:
        self.book: PhraseBook = phrases_of_name(game)

    # ---- the whole table

    def board(self, scene: Scene) -> Board:
        """The table as the viewer of a scene sees it. The scene's position must be masked for that viewer."""
        return Board(
            self.headline(scene),
            [self.side(scene, seat) for seat in self.seats(scene)],
            self.shared(scene),
            self.facts(scene),
            self.arrows(scene),
            self.order(scene),
            self.shortcut(scene),
        )

    def seats(self, scene: Scene) -> list[int]:
        """The others in the order of play, the viewer last; for a spectator the first seat is the last."""
        seats = scene.game.match.seats
        own = scene.viewer if scene.viewer < seats else 0
        return [(own + 1 + n) % seats for n in range(seats)]

    def headline(self, scene: Scene) -> list[Message]:
        """What stands at the top: the game, and whose turn it is where the game has turns."""
        return [self.book.name()]

    def side(self, scene: Scene, seat: int) -> Side:
        """One seat's side."""
        game = scene.game
        areas = [self.area(scene, place) for place in game.places if place.seat == seat]
        states = ["asked"] if is_asked(game, seat) else []
        return Side(seat, game.teams[seat], [], areas, states)

    def shared(self, scene: Scene) -> list[Area]:
        """What belongs to no seat."""
        return [self.area(scene, place) for place in scene.game.places if place.seat < 0]

    def facts(self, scene: Scene) -> list[Fact]:
        """Numbers of the whole table."""
        return []

    def arrows(self, scene: Scene) -> list[Arrow]:
        """What acts on what."""
        return []

    def order(self, scene: Scene) -> list[int]:
        """The seats in the order in which they are asked from now on; empty where there is no such order."""
        return []

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """What could be answered at once; None where there is nothing to shorten."""
        return None

    # ---- areas and cells

    def area(self, scene: Scene, place: Place) -> Area:
        """A place as an area: pieces in a row, the viewer's own cards in a row, other cards as a pile."""
        zone = place.zone
        own = place.seat == scene.viewer and zone.anonymous
        if zone.pieces:
            cells = [self.piece_cell(scene, scene.game.pieces[id]) for id in place.cards]
        else:
            cards = sorted(place.cards, key=face_of) if own else place.cards[::-1]
            cells = [self.card_cell(scene, card) for card in cards if face_of(card)]
        kind = ROW if zone.pieces or own else PILE
        return self.named_area(scene, place, kind, cells, own)

    def named_area(self, scene: Scene, place: Place, kind: str, cells: list[Cell], own: bool = False) -> Area:
        """The area of a place with these cells."""
        name = place.zone.name
        title = self.book.zone(name)
        return Area(area_id(scene, place), name, kind, title, cells, len(place.cards), own, NOTHING)

    def hand_area(self, scene: Scene, hand: Place, known: str) -> Area:
        """A hand: the viewer's own in full, of another's what is known, told in the sentence `known`."""
        if hand.seat == scene.viewer:
            return self.area(scene, hand)
        cards = known_cards(scene, hand)
        cells = [self.card_cell(scene, card) for card in cards]
        title = self.book.zone(hand.zone.name)
        spoken = self.hand_message(scene, hand, known)
        return Area(area_id(scene, hand), hand.zone.name, ROW, title, cells, len(hand.cards), spoken=spoken)

    def hand_message(self, scene: Scene, hand: Place, known: str) -> Message:
        """How many cards another holds; with those that the viewer knows of, in the sentence `known`."""
        cards = known_cards(scene, hand)
        zone, count = self.book.zone(hand.zone.name), len(hand.cards)
        if not cards:
            return Message("table-count", zone=zone, count=count)
        return Message(known, zone=zone, count=count, cards=[self.book.card(scene.code(c)) for c in cards])

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """One card."""
        if not face_of(card):
            return hidden_cell(self.book)
        code = scene.code(card)
        name = self.book.card(code)
        return Cell(card_id(card), code, name, name, card=card)

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """One piece: its first card stands for it, the others lie under it."""
        codes = [scene.code(card) for card in piece.cards]
        code = codes[0] if codes and codes[0] != "?" else ""
        under = [self.card_cell(scene, card) for card in piece.cards[1:]]
        spoken = self.book.piece(piece.id, scene)
        return Cell(f"p{piece.id}", code, spoken, spoken, piece=piece.id, under=under)

    # ---- options, why not, help

    def cells_of(self, scene: Scene, option: Option) -> list[str]:
        """The ids of all cells and seats (`seat B`) that stand for an option: equal cards are as good."""
        if option.card:
            return [card_id(card) for card in equal_cards(scene.game, option.card)]
        return [f"p{option.piece}"] if option.piece else []

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """The verbs worth a reason for a card, a piece, or (None) without either."""
        return game.rulebook.verbs

    def help(self) -> list[Message]:
        """How the game is played, in short paragraphs."""
        return []


def area_id(scene: Scene, place: Place) -> str:
    """`stage`, `A.hand`."""
    name = place.zone.name
    return name if place.seat < 0 else f"{scene.game.seat_name(place.seat)}.{name}"


def seat_id(scene: Scene, seat: int) -> str:
    """A seat as an end of an arrow."""
    return f"seat {scene.game.seat_name(seat)}"


def card_id(card: int) -> str:
    """The name of a card's cell; empty for a card that is known to be somewhere, but not which one it is."""
    id = id_of(card)
    return f"c{id}" if id else ""


def equal_cards(game: Game, card: int) -> list[int]:
    """The cards of the same face in the same place; the card alone where it lies in no place."""
    for place in game.places:
        if not place.zone.pieces and card in place.cards:
            face = face_of(card)
            return [other for other in place.cards if face_of(other) == face]
    return [card]


def known_cards(scene: Scene, hand: Place) -> list[int]:
    """What the viewer knows of another's hand: cards that were seen, and faces that must be among them."""
    faces = [face for pool in scene.game.pools if pool.spots == (hand.index,) for face in pool.faces]
    faces += [card for card in hand.cards if face_of(card)]
    return sorted(faces, key=face_of)


def asked_about(scene: Scene, place: Place) -> bool:
    """Whether the open question to the viewer names cards of a place that is otherwise not looked through."""
    decision = scene.game.decision
    if decision is None or decision.seat != scene.viewer:
        return False
    cards = set(place.cards)
    return any(option.card in cards for option in decision.options if option.card)


def hidden_cell(book: PhraseBook) -> Cell:
    """A card of which the viewer knows nothing."""
    name = book.card("?")
    return Cell("", "", name, name, states=["covered"])


def is_asked(game: Game, seat: int) -> bool:
    """Whether the open decision is this seat's."""
    return game.decision is not None and game.decision.seat == seat


@cache
def board_maker(game: str) -> BoardMaker:
    """The board maker of a game; the general one for games that have none of their own."""
    if game == "blackpoker":
        from rulebound.boards.blackpoker import BlackPokerMaker

        return BlackPokerMaker()
    if game == "battle-spirits":
        from rulebound.boards.battle_spirits import BattleSpiritsMaker

        return BattleSpiritsMaker()
    if game == "fftcg":
        from rulebound.boards.fftcg import FFTCGMaker

        return FFTCGMaker()
    if game == "asteriated-grail":
        from rulebound.boards.asteriated_grail import AsteriatedGrailMaker

        return AsteriatedGrailMaker()
    return BoardMaker(game)
