"""Checks of hidden information: views and events leak nothing, pools are true, guesses are whole games."""

import json
from collections import Counter
from typing import Any

from rulebound.kernel.card import BLANK, SPECTATOR, face_of, is_seen, owner_of
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.plain import position, to_plain
from rulebound.kernel.pool import stub
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import determinize, mask, message

from .look import (
    Knowledge,
    cards_of,
    exchange,
    exchangeable,
    knowledge,
    mentions,
    mixed_up,
    plain_to,
    sightings,
)
from .position_checks import misplaced_pieces, missing_cards
from .trial import Trial, play_on

ASKED_ABOUT = 6
"""Of how many cards and pieces a viewer asks why not, when two tellings are compared."""
Pair = tuple[tuple[int, int, int], tuple[int, int, int]]
DETERMINIZED_STEPS = 400
"""How far a determinized game is played on: to its end, for most."""


def name_of(game: Game, viewer: int) -> str:
    """A viewer's name for a sentence."""
    return "a spectator" if viewer == SPECTATOR else game.seat_name(viewer)


# ---- leaks


def told(game: Game, viewer: int, events: list[Event], offset: int) -> dict[str, Any]:
    """All that a viewer is told: message, masked position, reasons for some of what it sees."""
    seen = mask(game, viewer)
    reasons: list[Any] = []
    if viewer != SPECTATOR:
        cards = [card for _, _, card in cards_of(seen) if face_of(card)]
        asked = [(card, 0) for card in cards] + [(0, id) for id in seen.pieces]
        for card, piece in asked[offset % (len(asked) or 1) :][:ASKED_ABOUT]:
            answer = seen.why_not(viewer, card, piece)
            reasons.append(
                [card, piece, [[verb, reason.clause, reason.name] for verb, reason in answer.items()]]
            )
    return {"message": message(game, viewer, events), "position": position(seen), "reasons": reasons}


def check_view(trial: Trial) -> None:
    """Two hidden cards change faces: whoever cannot know them is told the same, to the letter."""
    game = trial.game
    viewer = game.viewers[trial.dice.below(len(game.viewers))]
    pair = pick_pair(trial, game, viewer)
    if pair is None:
        return
    changed = exchange(game, *pair)
    if changed.decision is not None:
        changed.decision = changed.ask_again()
    offset = trial.dice.below(1 << 16)
    one, other = (told(world, viewer, game.events, offset) for world in (game, changed))
    fault = f"{name_of(game, viewer)} can tell {codes(game, pair)} apart by the {difference(one, other)}"
    trial.expect("view", json.dumps(one) == json.dumps(other), fault)


def check_unseen(trial: Trial) -> None:
    """The same choice after two hidden cards changed faces: who still knows neither saw the same happen."""
    game = trial.game
    viewer = game.viewers[trial.dice.below(len(game.viewers))]
    pair = pick_pair(trial, game, viewer)
    if pair is None or game.decision is None or held_elsewhere(game, pair):
        return
    key = game.key(game.decision.options[trial.dice.below(len(game.decision.options))])
    worlds = [game.copy(), exchange(game, *pair)]
    for world in worlds:
        world.skip_forced = False
        world.decision = world.ask_again()
        if world.decision is None or key not in [world.key(option) for option in world.decision.options]:
            return
    for world in worlds:
        world.choose_key(key)
    if any(turned_up(game, world, viewer, pair) for world in worlds):
        return
    tellings = [told(world, viewer, world.events, 0) for world in worlds]
    who, how = name_of(game, viewer), difference(*tellings)
    fault = f"after {key!r} {who} can tell {codes(game, pair)} apart by the {how}"
    trial.expect("unseen", json.dumps(tellings[0]) == json.dumps(tellings[1]), fault)


def turned_up(before: Game, after: Game, viewer: int, pair: Pair) -> bool:
    """Whether the viewer has got to know one of the two faces, here or elsewhere."""
    for known in (knowledge, sightings):
        then, now = known(before)[viewer], known(after)[viewer]
        if any(now[stub(card)] > then[stub(card)] for _, _, card in pair):
            return True
    return False


def pick_pair(trial: Trial, game: Game, viewer: int) -> Pair | None:
    """Two cards of different faces that the viewer cannot tell apart."""
    groups = exchangeable(game, viewer)
    if not groups:
        return None
    group = groups[trial.dice.below(len(groups))]
    one = group[trial.dice.below(len(group))]
    others = [card for card in group if face_of(card[2]) != face_of(one[2])]
    return one, others[trial.dice.below(len(others))]


def held_elsewhere(game: Game, pair: Pair) -> bool:
    """Whether something else still names one of the cards: then the exchange is not whole."""
    if game.remembers_hidden():
        return True
    wanted = {pair[0][2], pair[1][2]}
    held = [*game.agenda, *game.frames.values(), *game.waiting, *game.modifiers]
    return any(mentions(to_plain(thing), wanted) for thing in held)


def codes(game: Game, pair: Pair) -> str:
    """The codes of two cards, for a sentence."""
    return " and ".join(game.rulebook.code(face_of(card)) for _, _, card in pair)


def difference(one: Any, other: Any) -> str:
    """The path to the first difference between two pieces of plain data."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return f"{name} {difference(one[name], other[name])}".strip()
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return f"{at} {difference(mine, theirs)}".strip()
    return ""


# ---- what viewers know


def check_knowledge(trial: Trial, before: Game, events: list[Event]) -> Knowledge:
    """Over one choice: events show what is known, nothing is forgotten, news is counted. Knowledge now."""
    after = trial.game
    then, now = trial.knows, knowledge(after)
    for viewer in after.viewers:
        name = name_of(after, viewer)
        fault = shown_unknown(before, after, events, viewer, then[viewer] | now[viewer])
        trial.expect("events", not fault, fault)
        lost = not_worked_out(before, after, viewer, then[viewer] - now[viewer])
        trial.expect("memory", not lost, f"{name} no longer knows {face_names(after, lost)}")
        if before.revelations == after.revelations:
            news = list(now[viewer] - then[viewer])
            fault = f"{name} has seen {face_names(after, news)} without a revelation"
            trial.expect("revelations", not news, fault)
    return now


def face_names(game: Game, faces: list[int]) -> str:
    """The codes of stubs, for a sentence."""
    return ", ".join(game.rulebook.code(face_of(face)) for face in faces)


def not_worked_out(before: Game, after: Game, viewer: int, faces: Counter[int]) -> list[int]:
    """Those of some faces that a viewer cannot work out from what else it sees."""
    if not faces:
        return []
    plain = plain_to(before, viewer) | plain_to(after, viewer) | mixed_up(before, after, viewer)
    return [face for face in faces if owner_of(face) not in plain]


def shown_unknown(before: Game, after: Game, events: list[Event], viewer: int, known: Counter[int]) -> str:
    """The first event that shows a viewer a face it does not know; empty where none does."""
    name = name_of(after, viewer)
    for event in events:
        shown = event.shown_to(viewer).cards
        faces = Counter(stub(card) for card in shown if face_of(card))
        news = not_worked_out(before, after, viewer, faces - known)
        if news:
            return f"the event {event.name} shows {name} {face_names(after, news)}"
        if any(not face_of(card) and card != stub(card) | BLANK for card in shown):
            return f"the event {event.name} gives {name} the id of a card it cannot see"
    return ""


def check_pools(trial: Trial) -> None:
    """Every face of every pool is really there, unseen, each by a card of its own."""
    for viewer in trial.game.viewers:
        if any(pool.viewer == viewer for pool in trial.game.pools):
            fault = false_pool(trial.game, viewer)
            trial.expect("pools", not fault, fault)


def false_pool(game: Game, viewer: int) -> str:
    """A face that a viewer's pools claim and for which there is no card; empty where all are true."""
    hidden = [(spot, stub(card)) for spot, _, card in cards_of(game) if not is_seen(card, viewer)]
    claims = [(face, pool.spots) for pool in game.pools if pool.viewer == viewer for face in pool.faces]
    fits = [
        [n for n, (spot, face) in enumerate(hidden) if face == claim and spot in spots]
        for claim, spots in claims
    ]
    taken: dict[int, int] = {}
    for n, (face, _) in enumerate(claims):
        if not place(n, fits, taken, set()):
            return f"a pool of {name_of(game, viewer)} claims {face_names(game, [face])} where it is not"
    return ""


def place(n: int, fits: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a card for the n-th claim, moving others aside where needed."""
    for card in fits[n]:
        if card not in tried:
            tried.add(card)
            if card not in taken or place(taken[card], fits, taken, tried):
                taken[card] = n
                return True
    return False


# ---- determinization


def check_determinize(trial: Trial) -> None:
    """A view filled in at random is a whole game, keeps the pools, and gives the same view again."""
    game = trial.game
    viewer = game.viewers[trial.dice.below(len(game.viewers))]
    known = mask(game, viewer)
    guess = determinize(known, viewer, trial.dice.below(1 << 30))
    fault = missing_cards(guess) or misplaced_pieces(guess) or false_pool(guess, viewer)
    trial.expect("determinize", not fault, f"determinized for {name_of(game, viewer)}: {fault}")
    again, first = position(mask(guess, viewer)), position(known)
    told_apart = f"the view of a determinized view differs in the {difference(first, again)}"
    trial.expect("determinize", again == first, told_apart)
    asked = game.decision is None or (guess.decision is not None and len(guess.decision.options) > 0)
    trial.expect("determinize", asked, "a determinized game offers nothing")


def check_determinized_play(trial: Trial) -> None:
    """A determinized game plays on."""
    game = trial.game
    viewer = game.viewers[trial.dice.below(len(game.viewers))]
    guess = determinize(mask(game, viewer), viewer, trial.dice.below(1 << 30))
    play_on(guess, Stream(trial.dice.below(1 << 30)), DETERMINIZED_STEPS)
    fault = missing_cards(guess)
    trial.expect("determinize", not fault, f"a determinized game played on: {fault}")
