"""Checks of the position itself: cards are conserved, ids are fresh, asking is pure, copies stand alone."""

import json
from collections import Counter

from rulebound.kernel.card import COMMON, FIRST_ID, ID_SHIFT, face_of, owner_of
from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint, game_from, position, view_from_plain, view_to_plain
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import FIRST_GUESS, determinize, view

from .look import cards_of, stays
from .trial import Trial, play_on

STEPS = 12
"""How far copies are played on."""


# ---- conservation and ids


def check_conservation(trial: Trial) -> None:
    """All cards are there, each once, and every piece stands in one place."""
    fault = missing_cards(trial.game) or misplaced_pieces(trial.game)
    trial.expect("conservation", not fault, fault)


def missing_cards(game: Game) -> str:
    """What differs from the decks that the owners brought, as far as known; empty where nothing does."""
    there: dict[int, Counter[int]] = {owner: Counter() for owner in (*range(game.match.seats), COMMON)}
    for _, _, card in cards_of(game):
        there.setdefault(owner_of(card), Counter())[face_of(card)] += 1
    for owner, faces in there.items():
        if game.match.hides_deck(owner) or (owner == COMMON and not faces):
            continue
        brought = Counter(game.brought(owner))
        if faces != brought:
            name = "the shared deck" if owner == COMMON else game.seat_name(owner)
            lost = [game.rulebook.code(face) for face in (brought - faces).elements()]
            extra = [game.rulebook.code(face) for face in (faces - brought).elements()]
            return f"of {name}, missing are {lost or 'none'}, too many are {extra or 'none'}"
    return ""


def misplaced_pieces(game: Game) -> str:
    """A piece that stands in no place, in two, or in another than it says; empty where none does."""
    standing: Counter[int] = Counter()
    for place in game.places:
        if place.zone.pieces:
            for id in place.cards:
                standing[id] += 1
                if id not in game.pieces:
                    return f"{game.place_name(place)} holds piece {id}, which is not in play"
                if game.pieces[id].place != place.index:
                    return f"piece {id} stands in {game.place_name(place)} and says otherwise"
    for id in game.pieces:
        if standing[id] != 1:
            return f"piece {id} stands in {standing[id]} places"
    return ""


def check_ids(trial: Trial, before: Game) -> None:
    """Ids are unique; one that was there before is where it was; a new one was never used."""
    after = trial.game
    fault = ""
    now, then = stays(after), stays(before)
    if len(now) != sum(1 for _ in cards_of(after)):
        fault = "two cards have the same id"
    for id, stay in now.items():
        if id in then and stay != then[id]:
            fault = f"id {id} named a card in another place before, or another card"
        elif id not in then and not before.next_id <= id < FIRST_GUESS:
            fault = f"id {id} was used before"
    for id in after.pieces:
        if id not in before.pieces and (id < before.next_id or id < FIRST_ID):
            fault = f"piece id {id} was used before"
    trial.expect(
        "ids",
        not fault and order_kept(before, after),
        fault or "cards that kept their ids changed their order",
    )


def order_kept(before: Game, after: Game) -> bool:
    """Whether cards that are still in their place lie in the same order: a shuffle gives new ids."""
    for old, new in zip(before.places, after.places, strict=True):
        if not old.zone.pieces:
            ids = {card >> ID_SHIFT for card in new.cards}
            kept = [card >> ID_SHIFT for card in old.cards if card >> ID_SHIFT in ids]
            still = set(kept)
            if kept != [card >> ID_SHIFT for card in new.cards if card >> ID_SHIFT in still]:
                return False
    return True


# ---- asking and copying


def check_asking(trial: Trial) -> None:
    """The top task, run again, asks the same and changes nothing."""
    game = trial.game
    decision = game.decision
    assert decision is not None
    copy = game.copy()
    before = fingerprint(copy)
    again = copy.ask_again()
    trial.expect("asking", fingerprint(copy) == before, f"asking {decision.question} changed the position")
    if (
        trial.expect("asking", again is not None, f"{decision.question} was not asked a second time")
        and again
    ):
        same = (again.seat, again.question, again.clause) == (
            decision.seat,
            decision.question,
            decision.clause,
        )
        keys = [game.key(option) for option in decision.options]
        same = same and [copy.key(option) for option in again.options] == keys
        trial.expect("asking", same, f"{decision.question} was asked differently a second time")


def check_copy(trial: Trial) -> None:
    """A copy is equal and plays on without touching the original; another one is kept for later."""
    game = trial.game
    before = fingerprint(game)
    copy = game.copy()
    trial.expect("copy", fingerprint(copy) == before, "a copy differs from its original")
    play_on(copy, Stream(trial.dice.below(1 << 30)), STEPS)
    trial.expect("copy", fingerprint(game) == before, "playing a copy changed the original")
    trial.shadows.append((game.copy(), before, []))


def check_shadows(trial: Trial, least: int) -> None:
    """Copies kept while the original played on: unchanged, and with the same choices they end alike."""
    waiting = []
    for copy, before, made in trial.shadows:
        if len(made) < least:
            waiting.append((copy, before, made))
            continue
        trial.expect("copy", fingerprint(copy) == before, "playing the original changed a copy")
        for index in made:
            copy.choose(index)
        same = fingerprint(copy) == fingerprint(trial.game)
        trial.expect("copy", same, f"a copy given the same {len(made)} choices came out differently")
    trial.shadows = waiting


def check_plain(trial: Trial) -> None:
    """Position and view, written as JSON and read again, are the same and go on the same."""
    game = trial.game
    back = game_from(json.loads(json.dumps(position(game))), game.match)
    if trial.expect("plain", position(back) == position(game), "the position read back differs"):
        copy = game.copy()
        seed = trial.dice.below(1 << 30)
        play_on(copy, Stream(seed), STEPS)
        play_on(back, Stream(seed), STEPS)
        trial.expect(
            "plain", fingerprint(back) == fingerprint(copy), "the position read back goes on differently"
        )
    viewer = game.viewers[trial.dice.below(len(game.viewers))]
    seen = view(game, viewer)
    sent = json.loads(json.dumps(view_to_plain(seen)))
    received = view_from_plain(sent, game.match.public(viewer))
    trial.expect("plain", view_to_plain(received) == sent, "the view read back differs")
    guesses = [fingerprint(determinize(known.game, viewer, 1)) for known in (seen, received)]
    trial.expect("plain", guesses[0] == guesses[1], "the view read back determinizes differently")
