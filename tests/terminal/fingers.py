"""What the tests of the line mode share: lines that are typed, and whole games that are played so."""

import io

from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.terminal import saves
from rulebound.terminal.film import plain_lines
from rulebound.terminal.plain import PlainTable
from rulebound.terminal.session import Session
from rulebound.texts import Texts


def offered(session: Session) -> list[str]:
    """The keys of what the person at the table may choose."""
    seen = session.view(session.watcher).game
    return [seen.key(option) for option in session.options(session.watcher)]


def play_plain(session: Session, *typed: str, language: str = "en") -> str:
    """Type some lines at a table; what it wrote."""
    writing = io.StringIO()
    reading = io.StringIO("".join(line + "\n" for line in typed))
    PlainTable(session, Texts(language, strict=True), reading, writing).play()
    return writing.getvalue()


class RandomFingers(io.StringIO):
    """Types any of the options."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.stream = Stream(4)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return f"{self.stream.below(len(self.session.options(self.session.watcher))) + 1}\n"


def play_whole(fingers: RandomFingers, language: str) -> None:
    """Play a game to its end; the table, its record and the replay of that must end with the same clause."""
    session = fingers.session
    writing = io.StringIO()
    PlainTable(session, Texts(language, strict=True), fingers, writing).play()
    assert session.over
    result = session.game.result
    assert result is not None
    assert writing.getvalue().splitlines()[-2].endswith(f"({result.clause})")
    record = saves.load_game(session.path)
    verify(record, session.table.match.rulebook)
    assert plain_lines(record, 0, language)[-1].endswith(f"({result.clause})")
