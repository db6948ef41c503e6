"""A record as a film: all its positions, seen by anyone, and its log as lines. Knows no screen."""

from rulebound.games import rulebook_named
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.game import Game
from rulebound.kernel.record import Record, Undo, replay
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.view import View, view
from rulebound.texts import Scene, Texts, phrases_of
from rulebound.texts.log import Log


class Film:
    """All positions of a record, without what was taken back, and what was chosen at each."""

    def __init__(self, record: Record, rulebook: Rulebook) -> None:
        self.table = replay(record, rulebook)
        self.games: list[Game] = [*self.table.before, self.table.game]
        self.inputs = kept_inputs(record)
        self.log = Log(self.table)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.games) - 1

    def view(self, step: int, viewer: int) -> View:
        """The position after some steps, as a viewer saw it."""
        return view(self.games[step], viewer)

    def turn_of(self, step: int) -> int:
        """A number that changes when the turn does: how many sections the log has begun."""
        return sum(line.heading for line in self.log.lines(SPECTATOR, step))


def kept_inputs(record: Record) -> list[object]:
    """The inputs that were not taken back."""
    kept: list[object] = []
    for given in record.inputs:
        if isinstance(given, Undo):
            kept.pop()
        else:
            kept.append(given)
    return kept


def viewer_name(texts: Texts, game: Game, viewer: int) -> str:
    """A viewer by name."""
    if viewer == SPECTATOR:
        return texts.say("replay-spectator")
    return texts.say("replay-seat", name=game.seat_name(viewer))


def plain_lines(record: Record, seat: int, lang: str) -> list[str]:
    """The log of a record as one viewer saw it: a sentence and its clause on every line."""
    texts = Texts(lang)
    film = Film(record, rulebook_named(record.game))
    lines: list[str] = []
    for line in film.log.lines(seat):
        if line.heading:
            lines.append("")
        lines.append(f"{texts.sentence(line.message)} ({line.clause})")
    scene = Scene(film.view(film.last, seat).game, seat)
    result = scene.game.result
    if result is not None:
        lines += ["", f"{texts.sentence(phrases_of(scene.game).result(result, scene))} ({result.clause})"]
    return lines
