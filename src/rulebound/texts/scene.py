"""A scene: what a sentence may look at.

That is a position as one viewer knows it, the position before what is told happened (pieces that have gone
since are found there), and who the viewer is: the sentences say "you" to that seat and name the others.
"""

from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.game import Game
from rulebound.kernel.view import View
from rulebound.kernel.zone import Piece
from rulebound.texts.message import Message


class Scene:
    """A position (masked for its viewer by whoever made it), with the one before."""

    def __init__(self, game: Game, viewer: int = SPECTATOR, before: Game | None = None) -> None:
        self.game = game
        self.viewer = viewer
        self.before = before

    def seat(self, seat: int) -> Message:
        """A seat as the subject or object of a sentence: you, or its name."""
        if seat == self.viewer:
            return Message("seat-you")
        return Message("seat-named", name=self.game.seat_name(seat))

    def name(self, seat: int) -> Message:
        """A seat by itself, outside a sentence: You, or its name."""
        return Message("name-you") if seat == self.viewer else self.seat(seat)

    def owner(self, seat: int) -> Message:
        """A seat as an owner: your, or its name's."""
        if seat == self.viewer:
            return Message("owner-you")
        return Message("owner-named", name=self.game.seat_name(seat))

    def piece(self, id: int) -> Piece | None:
        """A piece, also one that has left play since; as it was before what is told, where it was there."""
        games = [self.game] if self.before is None else [self.before, self.game]
        for game in games:
            if id in game.pieces:
                return game.pieces[id]
        for game in games:
            if id in game.left:
                return game.left[id]
        return None

    def position_of(self, id: int) -> int:
        """The number of a piece in its row, from 1; 0 where it has left every row that is remembered."""
        for game in (self.before, self.game):
            if game is not None and id in game.pieces:
                return game.places[game.pieces[id].place].cards.index(id) + 1
        return 0

    def code(self, card: int) -> str:
        """The code of a card's face."""
        return self.game.rulebook.code(face_of(card))


def scene_of(looked_at: "Game | View | Scene", before: Game | None = None) -> Scene:
    """A scene from whatever a caller has: a view speaks to its viewer, a game to nobody."""
    if isinstance(looked_at, Scene):
        return looked_at
    if isinstance(looked_at, View):
        return Scene(looked_at.game, looked_at.viewer, before)
    return Scene(looked_at, SPECTATOR, before)
