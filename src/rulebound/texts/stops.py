"""Automatic passing in words: the moments of a game, the stops that can be set, and what was passed over."""

from functools import cache

from rulebound.aids import OTHER
from rulebound.kernel.passing import STACK, Moment
from rulebound.texts.message import Message
from rulebound.texts.phrases import phrases_of
from rulebound.texts.scene import Scene


def moment_message(name: str) -> Message:
    """A moment by its name."""
    return Message(f"stop-{name}")


@cache
def stop_message(stop: str) -> Message:
    """A stop: whose turn, or whose thing on the stack, and the moment."""
    whose, _, name = stop.partition(" ")
    if name == STACK:
        return Message("stop-stack", whose=whose)
    return Message("stops-in-turn", whose=whose, moment=moment_message(name))


def passed_over(moment: Moment, scene: Scene) -> Message:
    """What a line of the log says where something was passed over."""
    if moment.piece:
        return Message("passed-over-stack", what=phrases_of(scene.game).piece(moment.piece, scene))
    whose = "own" if moment.seat == scene.viewer else OTHER
    name = scene.game.seat_name(moment.seat)
    return Message("passed-over", whose=whose, name=name, moment=moment_message(moment.name))
