"""The four languages, and what is said in them at a moment of a game: options, question, what happened."""

from rulebound import Game, view
from rulebound.kernel.view import events_for
from rulebound.texts import Line, Scene, Texts, phrases_of

EN = Texts("en", strict=True)
JA = Texts("ja", strict=True)
HANT = Texts("zh-Hant", strict=True)
HANS = Texts("zh-Hans", strict=True)
VOICES = [EN, JA, HANT, HANS]


def labels(game: Game, texts: Texts = EN) -> list[str]:
    """The options, as the seat reads them that is asked."""
    assert game.decision is not None
    seen = view(game, game.decision.seat)
    assert seen.decision is not None
    return [texts.option(option, seen) for option in seen.decision.options]


def question(game: Game, viewer: int, texts: Texts = EN) -> str:
    """The question, as a viewer reads it."""
    seen = view(game, viewer)
    assert seen.decision is not None
    return texts.question(seen.decision, seen)


def told(game: Game, viewer: int, texts: Texts = EN, before: Game | None = None) -> list[str]:
    """What has happened since the last decision, as a viewer reads it."""
    scene = Scene(view(game, viewer).game, viewer, before)
    return [texts.sentence(line.message) for line in lines_of(game, scene, viewer)]


def lines_of(game: Game, scene: Scene, viewer: int) -> list[Line]:
    """The same before it is put into a language."""
    return phrases_of(game).tell(events_for(game.events, viewer), scene)
