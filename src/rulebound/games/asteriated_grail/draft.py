"""Choosing characters (AG 3(1).8 to 13, R2): at random, one of three, any, bans and picks, or by captains.

Two pairs of characters never stand in one pool; the later of a pair is replaced by another at random. In a
draft of bans and picks everything is open: the first players of both camps ban and pick in turn (bp), or
their captains do for all (cm), each of whom may once ban what the other is about to choose from.
"""

from typing import ClassVar, Final

from ...kernel.card import face_of
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Question, Task
from .playable import one_per_face
from .state import BLUE_CAMP, RED, AsteriatedGrail

CANDIDATES: Final = 3
OPEN_POOL: Final = {4: 12, 6: 16, 8: 20}
PAIRS: Final = [("crimson-knight", "templar"), ("saintess", "noble-daughter")]
CRIMSON_AND_TEMPLAR: Final = Refusal("AG 3(1).11", "ag-crimson-and-templar")
SAINTESS_AND_NOBLE: Final = Refusal("AG 3(1).12", "ag-saintess-and-noble")


def pair_refusal(one: str, other: str) -> Refusal | None:
    """Why two characters cannot both be in a pool."""
    for i, pair in enumerate(PAIRS):
        if {one, other} == set(pair):
            return refuse(CRIMSON_AND_TEMPLAR if i == 0 else SAINTESS_AND_NOBLE)
    return None


def name_of(game: AsteriatedGrail, card: int) -> str:
    """The character of a card."""
    return game.rules.characters[game.rules.character_of_face(face_of(card))].name


def begin_draft(game: AsteriatedGrail) -> None:
    """Put the draft of this match on the agenda. Characters that the match names are simply taken."""
    if game.match.decks:
        game.push(TakeNamed())
        return
    game.shuffle(game.roster())
    draft = game.settings.draft if rule("AG R2.3") else "random"
    if draft == "random":
        game.push(RandomDraft())
    elif draft == "one_of_three":
        game.push(DealCandidates())
    elif draft == "any":
        open_pool(game, len(game.roster().cards), False)
        game.push(*[Pick(seat, seat) for seat in game.in_order()])
    else:
        open_pool(game, OPEN_POOL[game.match.seats], True)
        push_bans_and_picks(game, draft)


def clashes(game: AsteriatedGrail, card: int, others: list[int]) -> bool:
    """Whether a character may not stand in one pool with these (AG 3(1).13)."""
    own = name_of(game, card)
    return any(pair_refusal(own, name_of(game, other)) is not None for other in others) and rule("AG 3(1).13")


def next_character(game: AsteriatedGrail, others: list[int]) -> int:
    """Where in the roster the next character lies that may stand beside these."""
    cards = game.roster().cards
    for i in range(len(cards) - 1, -1, -1):
        if not clashes(game, cards[i], others):
            return i
    return len(cards) - 1


def open_pool(game: AsteriatedGrail, count: int, without_pairs: bool) -> None:
    """So many characters lie open."""
    pool = game.pool()
    for _ in range(count):
        at = next_character(game, pool.cards) if without_pairs else len(game.roster().cards) - 1
        game.move(game.roster(), at, pool)
    game.emit(Event("pool", "AG 3(1).8", -1, 0, count, pool.cards[:]))


class TakeNamed(Task[AsteriatedGrail]):
    """The match names the characters."""

    clause: ClassVar[str] = "AG R2.3"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Each seat takes its own."""
        for seat, name in enumerate(game.match.decks):
            face = game.rules.face(name)
            roster = game.roster()
            for i in range(len(roster.cards)):
                if face_of(roster.cards[i]) == face:
                    game.move(roster, i, game.character_place(seat))
                    break
        return None


class RandomDraft(Task[AsteriatedGrail]):
    """Everybody gets a character by chance."""

    clause: ClassVar[str] = "AG R2.3"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """One each (AG 2(1).3)."""
        taken: list[int] = []
        for seat in game.in_order():
            at = next_character(game, taken)
            taken.append(game.move(game.roster(), at, game.character_place(seat)))
        return None


class DealCandidates(Task[AsteriatedGrail]):
    """Three candidates for everybody, dealt face down; all pick before any is shown."""

    clause: ClassVar[str] = "AG R2.3"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """No pair among all of them."""
        dealt: list[int] = []
        for seat in game.in_order():
            for _ in range(CANDIDATES):
                at = next_character(game, dealt)
                dealt.append(game.move(game.roster(), at, game.candidates(seat)))
        game.push(*[PickCandidate(seat) for seat in game.in_order()], ShowCandidates())
        return None


class PickCandidate(Question[AsteriatedGrail]):
    """A player picks one of the candidates, unseen by the others."""

    clause: ClassVar[str] = "AG R2.3"
    question: ClassVar[str] = "ag-pick-character"

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Each of them."""
        return one_per_face("pick", game.candidates(self.seat).cards)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The others go back to the roster."""
        place = game.candidates(self.seat)
        for card in place.cards[:]:
            if card != option.card:
                game.move(place, game.find(place, card), game.roster())
        game.emit(Event("picked", "AG R2.3", self.seat))


class ShowCandidates(Task[AsteriatedGrail]):
    """All picks are shown together."""

    clause: ClassVar[str] = "AG R2.3"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """They are the characters of their players now."""
        for seat in game.in_order():
            game.move(game.candidates(seat), 0, game.character_place(seat))
        game.shuffle(game.roster())
        return None


# ---- bans and picks


def push_bans_and_picks(game: AsteriatedGrail, draft: str) -> None:
    """The order of bans and picks: by players in turn (bp), or by captains for all (cm)."""
    red = [seat for seat in game.in_order() if game.teams[seat] == RED]
    blue = [seat for seat in game.in_order() if game.teams[seat] == BLUE_CAMP]
    tasks: list[Task[AsteriatedGrail]] = []
    if draft == "bp":
        for i in range(len(red)):
            tasks += [Ban(red[i]), Ban(blue[i]), Pick(red[i], red[i]), Pick(blue[i], blue[i])]
    else:
        tasks += [Ban(red[0]), Ban(blue[0]), Ban(blue[0])]
        for i in range(len(red)):
            tasks += [InsertBan(blue[0]), Pick(red[0], red[i]), InsertBan(red[0]), Pick(blue[0], blue[i])]
    game.push(*tasks)


class Ban(Question[AsteriatedGrail]):
    """A player bans a character."""

    clause: ClassVar[str] = "AG R2.3"
    question: ClassVar[str] = "ag-ban"

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Any character of the pool."""
        return one_per_face("ban", game.pool().cards)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Nobody can pick it."""
        pool = game.pool()
        moved = game.move(pool, game.find(pool, option.card), game.banned())
        game.emit(Event("banned", "AG R2.3", self.seat, 0, 0, [moved]))


class InsertBan(Ban):
    """A captain may once ban a character just before the other one picks."""

    question: ClassVar[str] = "ag-insert-ban"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Who has done so is not asked again."""
        if game.marks.get(f"insert-ban {self.seat}"):
            return None
        options = self.options(game)
        options.append(Option("pass"))
        return Decision(self.seat, self.question, self.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Ban it, or keep the right."""
        if option.verb == "pass":
            return
        game.marks[f"insert-ban {self.seat}"] = 1
        super().resume(game, option)


class Pick(Question[AsteriatedGrail]):
    """A player picks a character from the open pool, for a seat."""

    clause: ClassVar[str] = "AG 3(1).8"
    question: ClassVar[str] = "ag-pick-character"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Whatever is still there and goes with those that are taken."""
        taken: list[int] = []
        for seat in range(game.match.seats):
            taken += game.character_place(seat).cards
        return one_per_face("pick", [card for card in game.pool().cards if not clashes(game, card, taken)])

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """It is that player's character."""
        pool = game.pool()
        moved = game.move(pool, game.find(pool, option.card), game.character_place(self.player))
        game.emit(Event("picked", "AG 3(1).8", self.player, 0, 0, [moved]))
