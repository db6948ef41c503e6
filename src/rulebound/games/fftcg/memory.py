"""What has left the field or the stack and can still be told of (FF 11.5.5, 11.8.16.1, 11.11.4, 11.11.7).

A Character that leaves is kept as it last was: its numbers and counters may be asked for, and its card may be
looked for, turns later (FF 11.8.17.2). At the start of each turn whatever nothing points at any more is
forgotten, so that a long game remembers no more than a short one.
"""

from ...effects.host import Context, is_card
from ...effects.statics import Lasting
from ...kernel.event import Trigger
from .auto import Delayed, Moment
from .state import FFTCG


def forget_parted(game: FFTCG) -> None:
    """Forget what had left before the last turn began, unless something that lasts or waits points at it.

    What has left since can still be told of. While anything is under way nothing is forgotten.
    """
    if game.waiting or game.agenda or game.frames or game.due or game.stack().cards:
        return
    end_vain(game)
    pointed = pointed_at(game)
    for id in game.parted:
        if id not in pointed:
            game.left.pop(id, None)
    game.remembered = {id: traits for id, traits in game.remembered.items() if id in game.left}
    game.became = {id: card for id, card in game.became.items() if id in game.left}
    held = {thing: counters for thing, counters in game.counters.items() if is_present(game, thing)}
    if len(held) < len(game.counters):
        game.counters = held
    game.parted = list(game.left)


def is_present(game: FFTCG, thing: int) -> bool:
    """Whether a thing is a card, or a piece in play or as last known."""
    return is_card(thing) or thing in game.pieces or thing in game.left


def pointed_at(game: FFTCG) -> set[int]:
    """The things that lasting effects and delayed abilities speak of."""
    found: set[int] = set()
    for modifier in game.modifiers:
        assert isinstance(modifier, Lasting)
        found.update(modifier.things)
        note(found, modifier.context)
    for triggers in game.listeners.values():
        for trigger in triggers:
            if isinstance(trigger, Delayed):
                note(found, trigger.context())
    return found


def note(found: set[int], context: Context) -> None:
    """Add what a context speaks of."""
    found.add(context.source)
    found.update(context.it)
    for things in context.bound.values():
        found.update(things)


def end_vain(game: FFTCG) -> None:
    """A delayed ability that waits for something to be done by what is gone waits no more."""
    for name, triggers in list(game.listeners.items()):
        kept = [trigger for trigger in triggers if not is_vain(game, trigger)]
        if len(kept) < len(triggers):
            game.listeners[name] = kept


def is_vain(game: FFTCG, trigger: Trigger) -> bool:
    """Whether a delayed ability waits for things alone that are in play no more."""
    if not isinstance(trigger, Delayed):
        return False
    when = trigger.ability.when
    assert isinstance(when, Moment)
    if when.this:
        return trigger.made_by not in game.pieces
    if when.target is None:
        return False
    return not any(thing in game.pieces for thing in when.target.things(game, trigger.context()))
