"""What is noted while a game of a simulation runs: who began, and which cards each side had, drew and played.

All of it is read from the events of the game, the same that a record replays.

- *in deck*: the side brought the card to the game. Where nobody brings cards of his own this is never noted.
- *drawn*: an event `drew` gave the card to the side. Opening hands count, also those that were given back.
- *played*: the side used the card for what it says, by the events that `PLAYED` names for each game. A card
  that only paid for another, or that an effect moved, was not played.

For a game that is not in `PLAYED` no card is ever noted as played.
"""

from typing import Final

from rulebound.kernel.card import face_of
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game

IN_DECK: Final = 1
DRAWN: Final = 2
USED: Final = 4

BEGINNINGS: Final = frozenset({"begins", "goes-first", "first-player"})
"""The events that name the seat which has the first turn."""

DRAWS: Final = "drew"
PLAYED: Final[dict[str, frozenset[str]]] = {
    "blackpoker": frozenset({"requested", "summoned", "set-barrier"}),
    "battle-spirits": frozenset({"used"}),
    "fftcg": frozenset({"casts"}),
    "asteriated-grail": frozenset(
        {"attacked", "countered", "magic", "magic-bullet", "holy-light", "card-used"}
    ),
}


class Watcher:
    """Looks at the events after each choice."""

    def __init__(self) -> None:
        self.first = -1
        self.cards: dict[tuple[str, int], int] = {}

    def look(self, game: Game, watch: bool) -> None:
        """Note what has happened since the last choice."""
        for event in game.events:
            if self.first < 0 and event.name in BEGINNINGS:
                self.first = event.seat
            if watch and event.cards and event.seat >= 0:
                self.note_event(game, event)

    def note_decks(self, game: Game) -> None:
        """Note what the seats have brought."""
        for seat in range(game.match.seats):
            for face in set(game.rulebook.deck(game.match, seat)):
                self.note(game.rulebook.code(face), game.teams[seat], IN_DECK)

    def note_event(self, game: Game, event: Event) -> None:
        """Note the cards of one event."""
        if event.name == DRAWS:
            bit = DRAWN
        elif event.name in PLAYED.get(game.rulebook.id, ()):
            bit = USED
        else:
            return
        for card in event.cards:
            face = face_of(card)
            if face:
                self.note(game.rulebook.code(face), game.teams[event.seat], bit)

    def note(self, code: str, team: int, bit: int) -> None:
        """Note one thing about a card of a team."""
        self.cards[code, team] = self.cards.get((code, team), 0) | bit

    def noted(self) -> tuple[tuple[str, int, int], ...]:
        """All that was noted, in a fixed order."""
        return tuple((code, team, bits) for (code, team), bits in sorted(self.cards.items()))
