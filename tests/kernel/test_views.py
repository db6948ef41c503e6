"""Views: who is not at the table gets none, and nobody is told what it may not know."""

import json
from typing import Any

import pytest
from tests.kernel.toy import DECK, HAND, Ask, Toy, ToyRulebook, start
from tests.probe import Main, ProbeRulebook

import rulebound
from rulebound.kernel.card import EVERYONE, SPECTATOR, face_of, id_of, is_seen, only
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.plain import position, same_position, view_from_plain, view_to_plain
from rulebound.kernel.refusal import HIDDEN, Refused, SetupError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.kernel.task import Proposal
from rulebound.kernel.view import determinize, events_for, mask, message, view, why_not

SEED = 918273645546372
"""A number that appears nowhere by chance."""


def some_game(seed: int = SEED, choices: int = 40, **others: Any) -> Game:
    """A game of BlackPoker under way."""
    game = rulebound.new_game("blackpoker", seed, **others)
    play(game, choices)
    return game


def play(game: Game, choices: int) -> None:
    """Random choices, always the same."""
    stream = Stream(1)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(stream.below(len(game.decision.options)))


def proposing() -> tuple[Game, int]:
    """A game of the probe in the middle of a proposal, and the seat that makes it."""
    rulebook = ProbeRulebook()
    game = rulebook.new_game(Match(rulebook, 5))
    game.start()
    while game.decision is not None and not isinstance(game.agenda[-1], Proposal):
        plays = [i for i, option in enumerate(game.decision.options) if option.verb == "play"]
        game.choose(plays[-1] if plays else 0)
    assert game.decision is not None
    return game, game.decision.seat


# ---- who looks


@pytest.mark.parametrize("viewer", [-1, 2, 8, 10, 11, 1000, -10])
def test_who_is_not_at_the_table_gets_no_view(viewer: int) -> None:
    with pytest.raises(Refused) as caught:
        view(some_game(), viewer)
    assert caught.value.refusal.clause == "RB 3"
    assert f"no seat {viewer}" in str(caught.value)


@pytest.mark.parametrize("viewer", [-1, 2, 10, 11])
def test_who_is_not_at_the_table_gets_no_message_and_no_reasons(viewer: int) -> None:
    game = some_game()
    with pytest.raises(Refused):
        message(game, viewer, game.events)
    with pytest.raises(Refused):
        why_not(game, viewer, game.places[0].cards[0])


def test_a_spectator_sees_what_all_may_see_and_no_more() -> None:
    game = some_game()
    seen = view(game, SPECTATOR)
    for place in seen.game.places:
        if not place.zone.pieces:
            assert all(is_seen(card, SPECTATOR) for card in place.cards if face_of(card))
    hands = [place for place in seen.game.places if place.zone.anonymous]
    assert sum(len(place.cards) for place in hands) > 0
    assert not any(face_of(card) for place in hands for card in place.cards)
    assert seen.decision is not None
    assert seen.decision.options == []
    whole = seen.determinize(3)
    assert whole.decision is not None
    assert whole.decision.options != []
    assert same_position(mask(whole, SPECTATOR), seen.game)


# ---- what is not in a view


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_neither_seed_nor_random_numbers_are_in_a_view(viewer: int) -> None:
    game = some_game()
    assert game.drawn > 0
    seen = view(game, viewer).game
    assert seen.match.seed == 0
    assert (seen.key_a, seen.key_b, seen.drawn, seen.revelations) == (0, 0, 0, 0)
    assert seen.digest() == "0" * 16
    text = json.dumps(view_to_plain(view(game, viewer)))
    for secret in (SEED, game.key_a, game.key_b, game.digest_a, game.digest_b):
        assert str(int(secret)) not in text


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_games_of_other_seeds_with_the_same_cards_are_the_same_to_a_viewer(viewer: int) -> None:
    game = some_game()
    other = game.copy()
    other.seed(SEED + 1)
    assert same_position(mask(game, viewer), mask(other, viewer))


def test_a_starting_position_is_not_in_a_view() -> None:
    lines = {"A": {"hand": ["C7", "HK"], "life": 9}, "B": {"hand": ["H3"], "life": 8}}
    game = rulebound.new_game("blackpoker", 1, position=lines)
    assert view(game, 1).game.match.position is None


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_unseen_cards_have_no_id_and_no_face(viewer: int) -> None:
    game = some_game()
    text = json.dumps(view_to_plain(view(game, viewer)))
    hidden = [
        card
        for place in game.places
        for held in place.cards
        for card in (game.pieces[held].cards if place.zone.pieces else [held])
        if not is_seen(card, viewer)
    ]
    assert len(hidden) > 10
    assert not any(str(card) in text for card in hidden)
    seen = mask(game, viewer)
    for place in seen.places:
        if not place.zone.pieces:
            assert all(id_of(card) == 0 for card in place.cards if face_of(card) == 0)


def test_the_cards_of_anothers_hand_are_in_no_order() -> None:
    game = start(Ask(0, ["go", "stop"]))
    hand, deck = game.place(0, HAND), game.place(0, DECK)
    game.move(deck, -1, hand)
    game.move(deck, -1, hand, EVERYONE)
    game.move(deck, -1, hand)
    other = game.copy()
    cards = other.place(0, HAND).cards
    other.place(0, HAND).cards = [cards[1], cards[2], cards[0]]
    assert same_position(mask(game, 1), mask(other, 1))
    assert not same_position(mask(game, 0), mask(other, 0))


def test_pools_are_their_viewers_own() -> None:
    game = start(Ask(0, ["go", "stop"]))
    hand, deck = game.place(0, HAND), game.place(0, DECK)
    game.move(deck, -1, hand)
    game.reveal(hand, 0, EVERYONE)
    assert {pool.viewer for pool in game.pools} == {1, SPECTATOR}
    for viewer in game.viewers:
        assert {pool.viewer for pool in mask(game, viewer).pools} <= {viewer}


def test_a_piece_that_has_left_is_remembered_as_it_was_seen() -> None:
    game = start(Ask(0, ["go", "stop"]))
    game.move(game.place(0, DECK), -1, game.place(0, HAND))
    piece = game.lay(0, 0)
    game.card_of_piece(piece, 0, game.place(0, HAND))
    game.leave(piece)
    assert face_of(mask(game, 0).left[piece.id].cards[0]) == face_of(piece.cards[0]) != 0
    assert face_of(mask(game, 1).left[piece.id].cards[0]) == 0
    assert face_of(game.left[piece.id].cards[0]) != 0


def test_masking_leaves_the_game_as_it_is() -> None:
    game = some_game()
    before = position(game)
    for viewer in game.viewers:
        view(game, viewer).determinize(4)
        message(game, viewer, game.events)
    assert position(game) == before


# ---- decisions and proposals


def test_only_the_seat_that_decides_sees_the_options() -> None:
    game = some_game()
    assert game.decision is not None
    for viewer in game.viewers:
        decision = view(game, viewer).decision
        assert decision is not None
        assert (decision.seat, decision.clause) == (game.decision.seat, game.decision.clause)
        assert len(decision.options) == (len(game.decision.options) if viewer == decision.seat else 0)


def test_anothers_proposal_is_shown_as_its_beginning() -> None:
    game, seat = proposing()
    task = game.agenda[-1]
    own = mask(game, seat)
    assert own.agenda[-1] is task
    assert own.decision is not None
    assert own.decision.question == "pr-play"
    for viewer in game.viewers:
        if viewer == seat:
            continue
        seen = mask(game, viewer)
        assert isinstance(seen.agenda[-1], Main)
        assert seen.decision is not None
        assert (seen.decision.seat, seen.decision.question, seen.decision.options) == (seat, "pr-main", [])
        said = message(game, viewer, game.events)["decision"]
        assert (said["question"], said["clause"], said["options"]) == ("pr-main", "PR 2.2", [])
        guess = determinize(seen, viewer, 7)
        assert guess.decision is not None
        assert {option.verb for option in guess.decision.options} <= {"end", "play", "set"}


def test_others_cannot_tell_a_proposal_from_its_beginning() -> None:
    """From the moment before the first step on, another seat is told the same."""
    rulebook = ProbeRulebook()
    game = rulebook.new_game(Match(rulebook, 5))
    game.start()
    compared = 0
    for _ in range(60):
        if game.decision is None:
            break
        before = game.copy()
        plays = [i for i, option in enumerate(game.decision.options) if option.verb == "play"]
        game.choose(plays[-1] if plays else 0)
        if isinstance(game.agenda[-1], Proposal) and not isinstance(before.agenda[-1], Proposal):
            other = (before.agenda[-1].seat + 1) % 4 if isinstance(before.agenda[-1], Main) else 0
            if before.decision is not None and other != before.decision.seat:
                assert same_position(mask(before, other), mask(game, other))
                assert game.events == []
                compared += 1
    assert compared > 0


# ---- events and messages


def test_events_show_each_viewer_the_cards_it_has_seen() -> None:
    game = start(Ask(0, ["go", "stop"]))
    card = game.move(game.place(0, DECK), -1, game.place(0, HAND))
    shown = game.reveal(game.place(0, HAND), 0, only(SPECTATOR))
    events = [Event("drew", "TY 1", 0, 0, 1, [card]), Event("showed", "TY 1", 0, 0, 1, [shown])]
    faces = {v: [face_of(e.cards[0]) for e in events_for(events, v)] for v in game.viewers}
    assert faces == {0: [4, 4], 1: [0, 0], SPECTATOR: [0, 4]}
    said = [event["cards"] for event in message(game, 1, events)["events"]]
    assert said == [["?"], ["?"]]


def test_a_message_says_the_position_the_decision_and_the_events() -> None:
    game = some_game()
    assert game.decision is not None
    seat = game.decision.seat
    said = json.loads(json.dumps(message(game, seat, game.events)))
    assert said["decision"]["options"] == [game.key(option) for option in game.decision.options]
    assert said["decision"]["seat"] == game.seat_name(seat)
    assert [event["event"] for event in said["events"]] == [event.name for event in game.events]
    assert message(game, 1 - seat, [])["decision"]["options"] == []


# ---- deck lists


class Secret(ToyRulebook):
    """A toy with closed deck lists, whose guess is queens throughout."""

    def __init__(self) -> None:
        super().__init__([Ask(0, ["go", "stop"])], [0, 1])
        self.asked: list[tuple[int, list[int], int]] = []

    def deck(self, match: Match, owner: int) -> list[int]:
        return super().deck(match, owner)

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        assert match.decks == []
        self.asked.append((owner, seen, count))
        return [2] * count


def test_closed_deck_lists_of_others_are_not_in_a_view() -> None:
    for decklists, shown in (("open", ["mine", "yours"]), ("closed", ["mine", ""])):
        match = Match(Secret(), 1, decks=["mine", "yours"], decklists=decklists)
        game = match.rulebook.new_game(match)
        game.start()
        assert view(game, 0).game.match.decks == shown
        assert view(game, 0).game.match.decklists == decklists
    assert view(game, SPECTATOR).game.match.decks == ["", ""]


class Brought(Secret):
    """Seat 0 has told its deck, the rest is guessed."""

    def deck(self, match: Match, owner: int) -> list[int]:
        assert match.decks[owner] == ["mine", "yours"][owner], "a deck that is hidden is not asked for"
        return super().deck(match, owner)

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        self.asked.append((owner, seen, count))
        return [2] * count


def test_the_own_deck_is_known_with_closed_deck_lists() -> None:
    match = Match(Brought(), 1, decks=["mine", "yours"], decklists="closed")
    game = match.rulebook.new_game(match)
    game.start()
    assert isinstance(match.rulebook, Brought)
    guess = view(game, 0).determinize(5)
    assert isinstance(game, Toy) and isinstance(guess, Toy)
    assert [owner for owner, _, _ in match.rulebook.asked] == [1]
    faces = [[face_of(card) for card in at.place(0, DECK).cards] for at in (game, guess)]
    assert sorted(faces[0]) == sorted(faces[1])


def test_closed_deck_lists_are_filled_from_the_rulebooks_guess() -> None:
    rulebook = Secret()
    game = rulebook.new_game(Match(rulebook, 1, decklists="closed"))
    game.start()
    assert isinstance(game, Toy)
    game.move(game.place(0, DECK), -1, game.place(0, HAND))
    guess = view(game, 0).determinize(5)
    assert isinstance(guess, Toy)
    assert sorted(rulebook.asked) == [(0, [4], 4), (1, [], 5)]
    assert [face_of(card) for card in guess.place(1, DECK).cards] == [2] * 5
    assert [face_of(card) for card in guess.place(0, HAND).cards] == [4]


def test_a_guess_leaves_room_for_what_was_shown_and_is_hidden_again() -> None:
    rulebook = Secret()
    game = rulebook.new_game(Match(rulebook, 1, decklists="closed"))
    game.start()
    assert isinstance(game, Toy)
    hand, deck = game.place(1, HAND), game.place(1, DECK)
    for _ in range(2):
        game.move(deck, -1, hand)
    shown = face_of(game.reveal(hand, 0, EVERYONE))
    guess = view(game, 0).determinize(5)
    assert isinstance(guess, Toy)
    assert shown != 2 and (1, [shown], 4) in rulebook.asked
    assert sorted(face_of(card) for card in guess.place(1, HAND).cards) == sorted([2, shown])


def test_a_rulebook_without_a_guess_says_so() -> None:
    game = start(Ask(0, ["go", "stop"]), decklists="closed")
    with pytest.raises(SetupError, match="toy has no closed deck lists"):
        view(game, 0).determinize(5)


# ---- why not


def test_the_answer_about_hidden_cards_is_always_the_same() -> None:
    game = some_game()
    verbs = game.rulebook.verbs
    asked = 0
    for viewer in (0, 1):
        for place in game.places:
            if place.zone.pieces:
                continue
            for card in place.cards:
                if not is_seen(card, viewer):
                    asked += 1
                    assert game.why_not(viewer, card) == dict.fromkeys(verbs, HIDDEN)
                    assert why_not(game, viewer, card) == dict.fromkeys(verbs, HIDDEN)
    assert asked > 50
    assert HIDDEN.clause == "RB 5"


def test_the_answer_about_face_down_pieces_does_not_tell_their_faces() -> None:
    answers = []
    for code in ("HK", "C2"):
        lines = {"turn": "A", "A": {"hand": ["C7", "D7"], "life": 9}, "B": {"barriers": [code], "life": 8}}
        game = rulebound.new_game("blackpoker", 1, position=lines)
        (piece,) = game.pieces
        answers.append({verb: (r.clause, r.name) for verb, r in why_not(game, 0, piece=piece).items()})
    assert answers[0] == answers[1]


# ---- sent to another process


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_survives_being_sent(viewer: int) -> None:
    for game in (some_game(), some_game(5, 90), proposing()[0]):
        sent = view(game, viewer)
        text = json.dumps(view_to_plain(sent))
        again = view_from_plain(json.loads(text), game.match.public(viewer))
        assert again.viewer == viewer
        assert same_position(again.game, sent.game)
        one, other = again.determinize(3), sent.determinize(3)
        assert same_position(one, other)
        play(one, 30)
        play(other, 30)
        assert same_position(one, other)
