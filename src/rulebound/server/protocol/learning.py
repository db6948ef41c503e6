"""Learning: guided first games step by step, and positions that are looked through before they are played."""

from .wire import Long, Text, Wire, Word


class GuideReply(Wire):
    """What is answered for a seat by itself."""

    seat: int
    key: str


class GuideStep(Wire):
    """A step of a guided game; see `guides.Step`. `position` is as `NewTable` takes it, empty to go on."""

    say: Text
    position: str
    choose: list[list[str]]
    replies: list[GuideReply]
    clauses: list[str]


class GuideInfo(Wire):
    """A guided first game: it is played at a sandbox table, the learner at the first seat."""

    game: str
    title: Text
    gently: Text
    done: Text
    settings: dict[str, str]
    steps: list[GuideStep]


class PositionText(Wire):
    """A position to be looked through, as `NewTable` takes it."""

    position: Long
    settings: dict[Word, Word] = {}


class PositionInfo(Wire):
    """Whether a position can be played: the fault and its line where it cannot, and what is asked first."""

    fault: str
    line: int = 0
    question: Text | None = None
    seat: int = -1
