"""What the board of FF-TCG looks up in a position: what cards show, what is announced, paid and divided.

Nothing here changes a game; all of it is about what one viewer may know.
"""

from functools import cache
from typing import Any, Final

from rulebound.boards.general import card_id, is_asked, seat_id
from rulebound.boards.model import Arrow, Mark
from rulebound.effects.host import is_card
from rulebound.games.fftcg.announcing import SPLIT, Declaration
from rulebound.games.fftcg.attack import FormParty
from rulebound.games.fftcg.cards import BACKUP, ELEMENTS, FORWARD, KIND_WORDS, Card
from rulebound.games.fftcg.characteristics import power_of, traits_of
from rulebound.games.fftcg.damage_step import DivideDamage
from rulebound.games.fftcg.legality import VERBS
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.priority import Priority
from rulebound.games.fftcg.state import FFTCG
from rulebound.games.fftcg.targets import UNIT
from rulebound.kernel.card import face_of, id_of, owner_of
from rulebound.kernel.game import Game
from rulebound.kernel.task import Task
from rulebound.texts import Message, Scene
from rulebound.texts.effects import name_of_card
from rulebound.texts.fftcg_table import TablePhrases, elements_of
from rulebound.texts.fftcg_things import game_of, listed

OF_PIECES: Final = ["prime", "attack", "party", "join", "block", "dull", "split", "order", "give-up"]
OF_CARDS: Final = ["cast", "warp", "discard", "special", "turn-up", "find", "put", "burst"]
CARD_VERBS: Final = [verb for verb in VERBS if verb not in OF_PIECES]
PIECE_VERBS: Final = [verb for verb in VERBS if verb not in OF_CARDS]
UP: Final = "up"
DOWN: Final = "down"


# ---- what is printed


class Printed:
    """What is printed on a card, as a cell shows it."""

    def __init__(self, name: Message, spoken: Message, marks: list[Mark], tints: list[str]) -> None:
        self.name = name
        self.spoken = spoken
        self.marks = marks
        self.tints = tints


@cache
def printed(card: Card, code: str) -> Printed:
    """What is printed on a card; worked out once for each."""
    book = TablePhrases()
    parts = [
        book.kind_part(card.elements, card.kind),
        Message("part-ff-cost", how="plain", cost=card.cost, price=card.cost),
    ]
    marks = [cost_mark(card, card.cost), Mark("kind", Message(f"sign-ff-{KIND_WORDS[card.kind]}"))]
    if card.power >= 0:
        parts.append(book.power_part(card.power, card.power))
        marks.append(Mark("power", str(card.power)))
    if card.ex:
        parts.append(Message("part-ff-ex"))
        marks.append(Mark("ex", "EX"))
    if card.limit_break:
        parts.append(Message("part-ff-limit", number=card.limit_break))
        marks.append(Mark("limit-break", f"LB{card.limit_break}"))
    name = bare_name(code)
    return Printed(name, listed([name, *parts]), marks, tints_of(card.elements))


def cost_mark(card: Card, price: int) -> Mark:
    """What a card costs; where that is not what is printed, both."""
    text = str(card.cost) if price == card.cost else f"{card.cost}→{price}"
    return Mark("cost", text, tone_of(card.cost, price))


@cache
def bare_name(code: str) -> Message:
    """The name of a card as it stands on a cell, without the quotation marks of a sentence."""
    name = name_of_card("fftcg", code)
    return Message("card-code", code=code) if name is None else Message("card-text", text=name)


def tints_of(elements: int) -> list[str]:
    """The elements by name."""
    return [ELEMENTS[element] for element in elements_of(elements)]


def tone_of(usual: int, now: int) -> str:
    """Whether a number is above or below what is printed."""
    return "" if now == usual else UP if now > usual else DOWN


def dotted(parts: list[Message]) -> Message:
    """Parts side by side, with dots between them."""
    return parts[0] if len(parts) == 1 else Message("list-dot", first=parts[0], rest=dotted(parts[1:]))


# ---- where things are


def field_rows(game: FFTCG, seat: int) -> dict[str, list[Character]]:
    """The Characters of a seat by what they are now."""
    found: dict[str, list[Character]] = {"forwards": [], "backups": [], "monsters": []}
    for id in game.field(seat).cards:
        piece = game.character(id)
        kinds = traits_of(game, piece).kinds
        found["forwards" if kinds & FORWARD else "backups" if kinds & BACKUP else "monsters"].append(piece)
    return found


def is_castable(game: FFTCG, seat: int, card: int) -> bool:
    """Whether a card is where a seat casts from."""
    if seat >= game.match.seats or owner_of(card) != seat:
        return False
    return game.find(game.hand(seat), card) >= 0 or game.find(game.lb_deck(seat), card) >= 0


def thing_id(thing: int) -> str:
    """A thing by the id of its cell."""
    return card_id(thing) if is_card(thing) else f"p{thing}"


def arrows_to(game: FFTCG, start: str, things: list[int], kind: str) -> list[Arrow]:
    """Arrows to those of some things that can be seen."""
    seen = [thing for thing in things if (face_of(thing) if is_card(thing) else thing in game.pieces)]
    return [Arrow(start, thing_id(thing), kind) for thing in seen]


# ---- what is going on


def declaration_of(game: FFTCG, viewer: int) -> Declaration | None:
    """What the viewer is announcing; None where that is nothing."""
    task = game.agenda[-1] if game.decision is not None and game.agenda else None
    return task if isinstance(task, Declaration) and task.seat == viewer else None


def card_states(game: FFTCG, viewer: int, card: int) -> list[str]:
    """Whether the viewer is about to use a card, or to pay with it; or only knows that it is there."""
    if not id_of(card):
        return ["known"]
    task = declaration_of(game, viewer)
    if task is None:
        return []
    if card == task.deed.source:
        return ["declared"]
    named = task.named
    return ["paying"] if card in [*named.cards, *named.lb, *named.given()] else []


def party_of(game: FFTCG, viewer: int) -> list[int]:
    """The members of a party that attacks, or that the viewer is forming."""
    battle = game.current_battle()
    found = battle.party if battle is not None else []
    task = game.agenda[-1] if game.decision is not None and game.agenda else None
    return task.members if isinstance(task, FormParty) and task.seat == viewer else found


def battle_arrows(scene: Scene) -> list[Arrow]:
    """Attackers to the blocker, or to the player; the blocker to the attackers."""
    game = game_of(scene)
    battle = game.current_battle()
    if battle is None:
        return []
    attackers = [id for id in battle.attackers if id in game.pieces]
    if not battle.blocked:
        player = seat_id(scene, 1 - game.turn)
        return [Arrow(f"p{id}", player, "attack") for id in attackers]
    if battle.blocker not in game.pieces:
        return []
    blocker = f"p{battle.blocker}"
    found = [Arrow(f"p{id}", blocker, "attack") for id in attackers]
    return found + [Arrow(blocker, f"p{id}", "block") for id in attackers]


def side_states(game: FFTCG, seat: int) -> list[str]:
    """Whose turn it is, who is asked, who has priority, who is attacked."""
    states = ["turn"] if game.turn_number and game.turn == seat else []
    if is_asked(game, seat):
        states.append("asked")
    if priority_of(game) == seat:
        states.append("priority")
    battle = game.current_battle()
    if battle is not None and game.turn != seat:
        states.append("attacked")
    return states


def priority_task(game: FFTCG) -> Priority | None:
    """The priority that a player has, also while something is announced with it."""
    task: Task[Any] | None = game.agenda[-1] if game.decision is not None and game.agenda else None
    if isinstance(task, Declaration):
        task = task.beginning
    return task if isinstance(task, Priority) else None


def priority_of(game: FFTCG) -> int:
    """Who has priority; -1 for nobody."""
    task = priority_task(game)
    return -1 if task is None else task.seat


class OpenDivision:
    """Damage that the viewer is dividing, in thousands: of what, among what, and what is named already."""

    def __init__(self, source: int, whole: int, least: int, chosen: list[int], shares: list[int]) -> None:
        self.source = source
        self.whole = whole
        self.least = least
        self.left = whole - sum(shares)
        self.things = chosen[len(shares) :]
        self.named = dict(zip(chosen, shares, strict=False))


def open_division(game: FFTCG, viewer: int) -> OpenDivision | None:
    """The division that the viewer is asked for; None where that is nothing."""
    if game.decision is None or game.decision.seat != viewer:
        return None
    task = game.agenda[-1]
    if isinstance(task, DivideDamage):
        battle = game.current_battle()
        assert battle is not None
        whole = power_of(game, game.character(battle.blocker)) // UNIT
        return OpenDivision(battle.blocker, whole, 0, task.party, task.shares)
    if not isinstance(task, Declaration) or game.decision.question != f"ff-{SPLIT}":
        return None
    step = task.next_split(game)
    assert step is not None
    whole = step.whole(game, task.deed.context(task.named)) // UNIT
    shares = task.named.splits.get(step.name, [])
    return OpenDivision(task.deed.source, whole, 1, task.named.picks[step.target_name()], shares)


def share_named(game: FFTCG, viewer: int, id: int) -> int:
    """The share that a Character was given of what is being divided; -1 for none yet."""
    decision = game.decision
    if decision is None or not decision.options or decision.options[0].verb != "split":
        return -1
    found = open_division(game, viewer)
    return -1 if found is None else found.named.get(id, -1)


def verbs_for(game: Game, card: int, piece: int) -> list[str]:
    """The verbs worth a reason for a card or a piece."""
    if isinstance(game.pieces.get(piece), Item):
        return ["choose"]
    return CARD_VERBS if card else PIECE_VERBS
