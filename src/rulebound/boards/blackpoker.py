"""BlackPoker's board: soldiers toward the stage, barriers behind them, life and graveyard as piles, the hand.

Areas: `A.soldiers`, `A.barriers`, `A.life`, `A.graveyard`, `A.fog` (only where any), `A.hand`; shared
`stage`, a stack with what is being carried out first. Life shows cards only while its owner searches it, by
face.

A request is a cell with its key cards under it. Marks of a soldier: `number` (up or down where this turn has
changed it), `change` for each such change, `kind`, `label`; of whoever fights: `attack` and `block` with the
number of the attacker. States: `driven` or `charged`, `face-down`, `new`, `attacking`, `blocking`,
`resolving`, and `chosen` for what the viewer has named in the open question. Arrows: attackers to the seat
attacked, blockers to their attackers, requests to their targets. An option that names a player points at the
seat.
"""

from typing import Final

from rulebound.boards.general import BoardMaker, asked_about, card_id, is_asked, seat_id
from rulebound.boards.model import PILE, ROW, STACK, Area, Arrow, Cell, Fact, Mark, Side
from rulebound.games.blackpoker.battle import NameAttackers, NameBlockers, battle_of
from rulebound.games.blackpoker.characters import labels_of, number_of_soldier, size_of
from rulebound.games.blackpoker.legality import ANSWER_VERBS
from rulebound.games.blackpoker.requesting import Declare
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.games.blackpoker.state import NOW, BlackPoker, Character, Request
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.texts import Message, Scene
from rulebound.texts.blackpoker import BlackPokerPhrases, action_message, kind_message

DRIVEN: Final = "↷"
"""The sign of a character that lies sideways, where the help speaks of it."""
CARD_VERBS: Final = ["with", "discard", "set"]
PIECE_VERBS: Final = [verb for verb in ANSWER_VERBS if verb not in (*CARD_VERBS, "take")]
TINTS: Final = {"S": ["black"], "C": ["black"], "H": ["red"], "D": ["red"], "J": ["joker"]}
STATE_TEXTS: Final = {"attacking": "attacks", "blocking": "blocks"}
"""States whose word in the catalogue is another one."""
HAND_KNOWN: Final = "table-bp-hand-known"


class BlackPokerMaker(BoardMaker):
    """BlackPoker's table."""

    book: BlackPokerPhrases

    def __init__(self) -> None:
        super().__init__("blackpoker")
        self.book = BlackPokerPhrases()

    # ---- the whole table

    def headline(self, scene: Scene) -> list[Message]:
        """The game, the turn, the chance."""
        game = game_of(scene)
        turn = Message("table-bp-headline", turn=game.turn_number, seat=scene.name(game.turn))
        return [*super().headline(scene), turn, Message("table-bp-chance", seat=scene.name(game.chance))]

    def side(self, scene: Scene, seat: int) -> Side:
        """Barriers are nearest to their player, soldiers nearest to the stage."""
        game = game_of(scene)
        soldiers = self.area(scene, game.soldiers(seat))
        barriers = self.area(scene, game.barriers(seat))
        piles = [self.life_area(scene, game.life(seat)), self.area(scene, game.graveyard(seat))]
        if game.fog(seat).cards:
            piles.append(self.area(scene, game.fog(seat)))
        hand = self.hand_area(scene, game.hand(seat), HAND_KNOWN)
        areas = [soldiers, barriers, *piles, hand]
        if seat != scene.viewer:
            areas = [hand, *piles, barriers, soldiers]
        facts = [Fact("life", self.book.zone("life"), len(game.life(seat).cards))]
        return Side(seat, game.teams[seat], facts, areas, side_states(game, seat))

    def life_area(self, scene: Scene, life: Place) -> Area:
        """The life as a number; its cards while its owner searches, in an order that does not tell theirs."""
        cards = sorted((c for c in life.cards if face_of(c)), key=face_of) if asked_about(scene, life) else []
        kind = ROW if cards else PILE
        return self.named_area(scene, life, kind, [self.card_cell(scene, card) for card in cards])

    def shared(self, scene: Scene) -> list[Area]:
        """The stage, its top first, after whatever is being carried out."""
        game = game_of(scene)
        ids = [*game.places[NOW].cards[::-1], *game.stage().cards[::-1]]
        cells = [self.piece_cell(scene, game.pieces[id]) for id in ids]
        empty = Message("table-bp-empty-stage")
        return [Area("stage", "stage", STACK, self.book.zone("stage"), cells, len(ids), empty=empty)]

    def arrows(self, scene: Scene) -> list[Arrow]:
        """Attackers to the seat attacked, blockers to attackers, requests to their targets."""
        game = game_of(scene)
        attackers, blockers = fighters(game)
        arrows: list[Arrow] = []
        for n, id in enumerate(attackers):
            if id not in game.pieces:
                continue
            end = seat_id(scene, game.other(game.pieces[id].seat))
            arrows.append(Arrow(f"p{id}", end, "attack"))
            company = blockers[n] if n < len(blockers) else []
            arrows += [Arrow(f"p{other}", f"p{id}", "block") for other in company if other in game.pieces]
        for id in [*game.places[NOW].cards[::-1], *game.stage().cards[::-1]]:
            request = game.request(id)
            if request.target in game.pieces:
                arrows.append(Arrow(f"p{id}", f"p{request.target}", "target"))
            elif request.player >= 0:
                arrows.append(Arrow(f"p{id}", seat_id(scene, request.player), "target"))
        return arrows

    def order(self, scene: Scene) -> list[int]:
        """Who has the chance, then the other, while it is the chance that is asked about."""
        game = game_of(scene)
        if game.decision is None or game.decision.seat != game.chance:
            return []
        return [game.chance, game.other(game.chance)]

    # ---- cells

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card by suit and rank."""
        code = scene.code(card)
        name = self.book.card(code)
        chosen = ["chosen"] if card in named_cards(game_of(scene)) else []
        return Cell(card_id(card), code, name, name, card=card, states=chosen, tints=TINTS.get(code[0], []))

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A request with its key cards, a character as a card."""
        if isinstance(piece, Request):
            return self.request_cell(scene, piece)
        assert isinstance(piece, Character)
        return self.barrier_cell(scene, piece) if piece.barrier else self.soldier_cell(scene, piece)

    def request_cell(self, scene: Scene, request: Request) -> Cell:
        """The action by its name, its key cards under it."""
        under = [self.card_cell(scene, card) for card in request.cards]
        states = ["resolving"] if request.place == NOW else []
        if request.id in named_pieces(game_of(scene)):
            states.append("chosen")
        return Cell(
            f"p{request.id}",
            "",
            action_message(request.action),
            self.request_spoken(scene, request),
            piece=request.id,
            marks=[Mark("seat", scene.name(request.seat))],
            states=states,
            under=under,
        )

    def request_spoken(self, scene: Scene, request: Request) -> Message:
        """Who does what with which key cards, and to whom."""
        keys = [self.book.card(scene.code(card)) for card in request.cards]
        target: Message | None = None
        if request.target:
            target = self.book.piece(request.target, scene)
        elif request.player >= 0:
            target = scene.seat(request.player)
        return Message(
            "table-bp-request" if target is None else "table-bp-request-aimed",
            seat=scene.name(request.seat),
            action=action_message(request.action),
            keys=keys,
            count=len(keys),
            target=target or "",
        )

    def soldier_cell(self, scene: Scene, soldier: Character) -> Cell:
        """Its first card, the others under it; number, changes, kind and labels."""
        game = game_of(scene)
        value, size = number_of_soldier(game, soldier), size_of(soldier)
        codes = [scene.code(card) for card in soldier.cards]
        name, kind = self.book.stack(codes), kind_message(soldier)
        states = states_of(game, soldier)
        labels = [Message(f"label-bp-{label}") for label in labels_of(game, soldier)]
        described = Message(
            "spoken-bp-soldier", kind=kind, cards=name, number=value, states=state_messages(states)
        )
        marks = [Mark("number", str(value), tone(value - size))]
        marks += [Mark("change", f"{n:+d}", tone(n)) for n in changes_of(game, soldier)]
        marks += [Mark("kind", kind), *(Mark("label", label) for label in labels)]
        return Cell(
            f"p{soldier.id}",
            codes[0],
            name,
            Message("spoken-bp-labels", described=described, labels=labels),
            piece=soldier.id,
            marks=marks + role_marks(game, soldier.id),
            states=with_chosen(game, soldier.id, states),
            tints=TINTS.get(codes[0][0], []),
            under=[self.card_cell(scene, card) for card in soldier.cards[1:]],
        )

    def barrier_cell(self, scene: Scene, barrier: Character) -> Cell:
        """Its card where the viewer knows it, whether it lies face down or not."""
        game = game_of(scene)
        code = scene.code(barrier.cards[0])
        states = states_of(game, barrier)
        number, said = scene.position_of(barrier.id), state_messages(states)
        name = self.book.card(code)
        if code == "?":
            spoken = Message("spoken-bp-barrier", number=number, states=said)
        else:
            spoken = Message("spoken-bp-barrier-known", number=number, card=name, states=said)
        return Cell(
            f"p{barrier.id}",
            code.removeprefix("?"),
            name,
            spoken,
            piece=barrier.id,
            marks=role_marks(game, barrier.id),
            states=with_chosen(game, barrier.id, states),
            tints=TINTS.get(code[0], []),
        )

    # ---- sentences of the table

    def graveyard_message(self, scene: Scene, graveyard: Place) -> Message:
        """How many cards lie there, and the one on top."""
        zone, count = self.book.zone("graveyard"), len(graveyard.cards)
        if not graveyard.cards or not face_of(graveyard.cards[-1]):
            return Message("table-count", zone=zone, count=count)
        top = self.book.card(scene.code(graveyard.cards[-1]))
        return Message("table-bp-graveyard-top", zone=zone, count=count, card=top)

    # ---- options, why not, help

    def cells_of(self, scene: Scene, option: Option) -> list[str]:
        """Cells, or the seat that an option names."""
        if option.verb == "target-player":
            return [seat_id(scene, option.number)]
        return super().cells_of(scene, option)

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """The verbs worth a reason."""
        return verbs_for(game, 0, 0) if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[Message]:
        """The game in five paragraphs."""
        return [
            Message("help-bp-goal"),
            Message("help-bp-field", driven=DRIVEN),
            Message("help-bp-stage"),
            Message("help-bp-battle"),
            Message("help-bp-turn"),
        ]


def game_of(scene: Scene) -> BlackPoker:
    """The game of a scene, as what it is."""
    game = scene.game
    assert isinstance(game, BlackPoker)
    return game


def verbs_for(game: Game, card: int, piece: int) -> list[str]:
    """Hand cards: actions with key cards, and other uses; pieces: what they can do or suffer; or neither."""
    if card:
        return [*(action.name for action in SHEET.actions if action.keys), *CARD_VERBS]
    if not piece:
        return [action.name for action in SHEET.actions if not action.keys]
    return ["target"] if isinstance(game.pieces.get(piece), Request) else PIECE_VERBS


def side_states(game: BlackPoker, seat: int) -> list[str]:
    """Whether it is a seat's turn, whether it is asked, whether it is attacked."""
    states = ["turn"] if game.turn == seat else []
    if is_asked(game, seat):
        states.append("asked")
    if any(id in game.pieces and game.pieces[id].seat != seat for id in fighters(game)[0]):
        states.append("attacked")
    return states


# ---- characters


def states_of(game: BlackPoker, character: Character) -> list[str]:
    """Charged or driven, face down, new, attacking, blocking."""
    states = ["driven" if character.driven else "charged"]
    if character.barrier and not character.face_up:
        states.append("face-down")
    if is_new(game, character):
        states.append("new")
    attacks, blocks = roles(game, character.id)
    if attacks:
        states.append("attacking")
    if blocks:
        states.append("blocking")
    return states


def state_messages(states: list[str]) -> list[Message]:
    """States in words."""
    return [Message(f"state-bp-{STATE_TEXTS.get(state, state)}") for state in states]


def is_new(game: BlackPoker, character: Character) -> bool:
    """Whether it came this turn."""
    return character.since == game.turn_number


def changes_of(game: BlackPoker, soldier: Character) -> list[int]:
    """What this turn has added to a soldier's number, one after the other."""
    return [modifier.amount for modifier in game.modifiers if modifier.piece == soldier.id]


def tone(difference: int) -> str:
    """Up, down, or neither."""
    return "up" if difference > 0 else "down" if difference < 0 else ""


def role_marks(game: BlackPoker, id: int) -> list[Mark]:
    """The numbers under which a character attacks and blocks."""
    attacks, blocks = roles(game, id)
    marks = [Mark("attack", str(attacks))] if attacks else []
    return [*marks, Mark("block", str(blocks))] if blocks else marks


def fighters(game: BlackPoker) -> tuple[list[int], list[list[int]]]:
    """Attackers, and for each of them its blockers; those named in the open question included."""
    battle = battle_of(game)
    attackers = [] if battle is None else battle.attackers
    blockers = [] if battle is None else battle.blockers
    task = game.agenda[-1] if game.agenda else None
    if isinstance(task, NameAttackers):
        attackers = task.named
    if isinstance(task, NameBlockers):
        blockers = task.named
    return attackers, blockers


def roles(game: BlackPoker, id: int) -> tuple[int, int]:
    """The numbers under which a character attacks and blocks; 0: not."""
    attackers, blockers = fighters(game)
    attacks = attackers.index(id) + 1 if id in attackers else 0
    blocks = next((n + 1 for n, company in enumerate(blockers) if id in company), 0)
    return attacks, blocks


# ---- what the open question has named so far


def named_cards(game: BlackPoker) -> list[int]:
    """The cards of a half-made declaration."""
    task = game.agenda[-1] if game.agenda else None
    return task.keys + task.discards if isinstance(task, Declare) else []


def named_pieces(game: BlackPoker) -> list[int]:
    """The pieces of a half-made declaration."""
    task = game.agenda[-1] if game.agenda else None
    return [*task.barriers, task.target] if isinstance(task, Declare) else []


def with_chosen(game: BlackPoker, id: int, states: list[str]) -> list[str]:
    """The states of a piece, with `chosen` where the open question has named it."""
    return [*states, "chosen"] if id in named_pieces(game) else states
