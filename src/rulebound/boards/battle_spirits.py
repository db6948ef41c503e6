"""The board of Battle Spirits: Spirits toward the middle, Nexuses behind them, the places of Cores, the Hand.

Areas: `A.spirits`, `A.nexuses` (both of the zone `field`), `A.cores`, `A.deck`, `A.trash`, `A.removed` (only
where any), `A.hand`; shared `battle` (no cells, only `spoken`), `A.use` and `A.open`, each only where any.

Every place that an option can name is a cell, so that Cores can be moved by pointing. In `A.cores` lie
`A.life`, `A.reserve` and `A.core-trash`; cards on the Field are `p12`; the Soul Core is `A.soul`, in `under`
of the place or card where it lies. `cells_of` says which cells stand for an option: the Reserve for
pay-reserve and to-reserve, the Soul Core for pay-soul and give-soul, the card for `pay A.field.1`. Facts have
the same words: `life`, `reserve`, `core-trash`; they count the Soul Core like any other.

Marks of places and cards: `cores` (without the Soul Core), `soul`, `named` for what the open question has
named to go away (-2) or to come (+1). Marks of cards on the Field: `namesake` (the number among equals),
`level`, `bp` (up or down against its Lv), `symbol-red` and so on for each colour. Marks of other cards:
`kind`, `cost`, and in the viewer's Hand `due` where symbols lower it. States: `refreshed`, `exhausted` or
`heavy-exhausted`, `attacking`, `blocking`, `unleashed`, `pending`; `chosen` for a card that the viewer has
named. A question that orders effects may name a card that lies nowhere any more: it has no cell.
"""

from typing import Final

from rulebound.boards.general import BoardMaker, asked_about, card_id, is_asked, seat_id
from rulebound.boards.model import PILE, ROW, Area, Arrow, Cell, Fact, Mark, Shortcut, Side
from rulebound.effects.targets import PickOne
from rulebound.games.battle_spirits.aids import CorePlace, Reduction, core_bar, plan, reduction
from rulebound.games.battle_spirits.cards import COLOURS, KINDS, NEXUS, Card
from rulebound.games.battle_spirits.characteristics import (
    base_bp,
    bp_of,
    cores_on,
    holds_soul,
    is_spirit,
    is_unleashed,
    level_of,
    symbols_of,
)
from rulebound.games.battle_spirits.core_moves import GiveCore
from rulebound.games.battle_spirits.describe import STATE_WORDS
from rulebound.games.battle_spirits.legality import VERBS
from rulebound.games.battle_spirits.main_step import MoveCoresFreely
from rulebound.games.battle_spirits.nodes import PayCores
from rulebound.games.battle_spirits.paying import RESERVE, SOUL
from rulebound.games.battle_spirits.state import (
    IN_RESERVE,
    IN_TRASH,
    NOT_PENDING,
    STEPS,
    BattleSpirits,
    FieldCard,
)
from rulebound.games.battle_spirits.using import USES, UseCard
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.texts import Message, Scene
from rulebound.texts.battle_spirits import BattleSpiritsPhrases
from rulebound.texts.battle_spirits_cores import (
    SIGNS,
    cores_message,
    dotted,
    game_of,
    namesake_number,
    place_message,
    sum_message,
)
from rulebound.texts.effects import name_of_card

KIND_WORDS: Final = {number: word for word, number in KINDS.items()}
HAND_VERBS: Final = [*USES, "activate", "choose", "remove", "put"]
PIECE_VERBS: Final = [verb for verb in VERBS if verb not in (*USES, "remove", "put", "move-cores")]
HAND_KNOWN: Final = "table-bs-known"
TRASH: Final = -1
"""The Trash as a place of Cores, where the others are named as sources."""
PLACE_IDS: Final = {"life": "life", "reserve": "reserve", "trash": "core-trash"}


class Face:
    """What is the same for every card of one face: its words, marks and colours."""

    def __init__(self, code: str, card: Card, name: Message, spoken: Message) -> None:
        kind = Message(f"kind-bs-{KIND_WORDS[card.kind]}")
        self.code = code
        self.name = name
        self.spoken = spoken
        self.marks = [Mark("kind", kind), Mark("cost", str(card.cost))]
        self.tints = [COLOURS[colour] for colour in card.colours]


class BattleSpiritsMaker(BoardMaker):
    """The table of Battle Spirits."""

    book: BattleSpiritsPhrases

    def __init__(self) -> None:
        super().__init__("battle-spirits")
        self.book = BattleSpiritsPhrases()
        self.faces: dict[str, Face] = {}

    # ---- the whole table

    def headline(self, scene: Scene) -> list[Message]:
        """The game, the turn, the step."""
        game = game_of(scene)
        if not game.turn_number:
            return super().headline(scene)
        turn = Message("table-bs-headline", turn=game.turn_number, seat=scene.name(game.turn))
        return [*super().headline(scene), turn, Message(f"step-bs-{STEPS[game.step]}")]

    def side(self, scene: Scene, seat: int) -> Side:
        """Spirits nearest to the middle, the Hand nearest to its player."""
        game = game_of(scene)
        spirits, nexuses = self.field_areas(scene, seat)
        cores = self.core_area(scene, seat)
        piles = [self.deck_area(scene, game.deck(seat)), self.area(scene, game.trash(seat))]
        if game.removed(seat).cards:
            piles.append(self.area(scene, game.removed(seat)))
        hand = self.hand_area(scene, game.hand(seat), HAND_KNOWN)
        areas = [spirits, nexuses, cores, *piles, hand]
        if seat != scene.viewer:
            areas = [hand, *piles, cores, nexuses, spirits]
        return Side(seat, game.teams[seat], self.core_facts(game, seat), areas, side_states(game, seat))

    def field_areas(self, scene: Scene, seat: int) -> tuple[Area, Area]:
        """The Spirits and the Nexuses of a seat."""
        game = game_of(scene)
        rows: tuple[list[Cell], list[Cell]] = ([], [])
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            rows[game.card_of(piece).kind == NEXUS].append(self.piece_cell(scene, piece))
        none, name = Message("table-none"), game.seat_name(seat)
        spirits, nexuses = Message("table-bs-spirits"), Message("table-bs-nexuses")
        return (
            Area(f"{name}.spirits", "field", ROW, spirits, rows[0], len(rows[0]), empty=none),
            Area(f"{name}.nexuses", "field", ROW, nexuses, rows[1], len(rows[1]), empty=none),
        )

    def deck_area(self, scene: Scene, deck: Place) -> Area:
        """The Deck as a number; its cards while the viewer picks among them, not in their order."""
        cards = sorted((c for c in deck.cards if face_of(c)), key=face_of) if asked_about(scene, deck) else []
        kind = ROW if cards else PILE
        return self.named_area(scene, deck, kind, [self.card_cell(scene, card) for card in cards])

    def shared(self, scene: Scene) -> list[Area]:
        """The battle, Magic in use, cards that an effect has revealed: each only where there is any."""
        game = game_of(scene)
        areas: list[Area] = []
        told = self.battle_messages(scene)
        if told:
            areas.append(Area("battle", "battle", ROW, Message("table-bs-battle"), spoken=dotted(told)))
        for seat in range(2):
            for place in (game.in_use(seat), game.opened(seat)):
                if place.cards:
                    cells = [self.card_cell(scene, card) for card in place.cards]
                    areas.append(self.named_area(scene, place, ROW, cells))
        return areas

    def battle_messages(self, scene: Scene) -> list[Message]:
        """Who attacks and who blocks, where there is a battle."""
        game = game_of(scene)
        battle = game.current_battle()
        if battle is None:
            return []
        told = [Message("table-bs-attacker-gone")]
        if battle.attacker in game.pieces:
            told = [Message("table-bs-attacks", piece=self.book.fighter(battle.attacker, scene))]
        if battle.blocker in game.pieces:
            told.append(Message("table-bs-blocks", piece=self.book.fighter(battle.blocker, scene)))
        return told

    def arrows(self, scene: Scene) -> list[Arrow]:
        """The attacker to the seat attacked, the blocker to the attacker."""
        game = game_of(scene)
        battle = game.current_battle()
        if battle is None or battle.attacker not in game.pieces:
            return []
        attacker = f"p{battle.attacker}"
        defender = game.other(game.pieces[battle.attacker].seat)
        arrows = [Arrow(attacker, seat_id(scene, defender), "attack")]
        if battle.blocker in game.pieces:
            arrows.append(Arrow(f"p{battle.blocker}", attacker, "block"))
        return arrows

    def order(self, scene: Scene) -> list[int]:
        """In a Flash Timing who is asked, then the other."""
        decision = scene.game.decision
        if decision is None or decision.question != "bs-flash":
            return []
        return [decision.seat, 1 - decision.seat]

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The payment that harms least, while something is to be paid or placed."""
        game = game_of(scene)
        if game.decision is None or game.decision.seat != scene.viewer:
            return None
        found = plan(game)
        if found is None or not found.keys:
            return None
        return Shortcut(found.keys, self.book.plan(found, scene))

    # ---- Cores

    def core_area(self, scene: Scene, seat: int) -> Area:
        """The places of Cores: Life, Reserve, Trash; in words, the cards that hold any as well."""
        game = game_of(scene)
        bar = core_bar(game, seat)
        named = named_cores(game, seat)
        cells = [self.core_cell(scene, seat, place, named) for place in bar[:3]]
        spoken = dotted(self.core_messages(scene, bar))
        name, title = f"{game.seat_name(seat)}.cores", Message("table-bs-cores")
        return Area(name, "cores", ROW, title, cells, sum(p.cores + p.soul for p in bar), spoken=spoken)

    def core_cell(self, scene: Scene, seat: int, place: CorePlace, named: dict[int, int]) -> Cell:
        """One place of Cores."""
        source = {"reserve": RESERVE, "trash": TRASH}.get(place.name)
        marks = [Mark("cores", str(place.cores)), *soul_marks(place.soul)]
        if source is not None:
            marks += named_marks(named.get(source, 0))
        return Cell(
            f"{scene.game.seat_name(seat)}.{PLACE_IDS[place.name]}",
            "",
            self.core_place_name(place),
            self.core_message(scene, place),
            marks=marks,
            under=[self.soul_cell(scene, seat)] if place.soul else [],
        )

    def soul_cell(self, scene: Scene, seat: int) -> Cell:
        """The Soul Core, where it lies."""
        name = Message("board-bs-soul")
        return Cell(f"{scene.game.seat_name(seat)}.soul", "", name, name, states=["soul"])

    def core_messages(self, scene: Scene, bar: list[CorePlace]) -> list[Message]:
        """Where every Core of a seat is."""
        return [self.core_message(scene, place) for place in bar]

    def core_message(self, scene: Scene, place: CorePlace) -> Message:
        """A place and its Cores."""
        return Message("table-bs-core-place", place=self.core_place(scene, place), cores=place_message(place))

    def core_place(self, scene: Scene, place: CorePlace) -> Message:
        """A place of Cores by its name."""
        return self.book.piece(place.piece, scene, True) if place.piece else self.book.zone(place.name)

    def core_place_name(self, place: CorePlace) -> Message:
        """A place of Cores by a name that no pile of cards has."""
        return Message("board-bs-core-trash") if place.name == "trash" else self.book.zone(place.name)

    def core_facts(self, game: BattleSpirits, seat: int) -> list[Fact]:
        """Life, Reserve and Trash as numbers."""
        return [
            Fact(PLACE_IDS[place.name], self.core_place_name(place), place.cores + place.soul)
            for place in core_bar(game, seat)[:3]
        ]

    # ---- cards

    def area(self, scene: Scene, place: Place) -> Area:
        """The viewer's Hand says what is due for its cards now."""
        if place.zone.name != "hand" or place.seat != scene.viewer:
            return super().area(scene, place)
        game = game_of(scene)
        counted: dict[int, Reduction] = {}
        cells: list[Cell] = []
        for card in sorted(place.cards, key=face_of):
            face = face_of(card)
            if face not in counted:
                counted[face] = reduction(game, place.seat, card, [])
            cells.append(self.hand_cell(scene, card, counted[face]))
        return self.named_area(scene, place, ROW, cells, own=True)

    def hand_cell(self, scene: Scene, card: int, counted: Reduction) -> Cell:
        """A card in the viewer's Hand, with what would be due for it now."""
        face = self.face(scene, card)
        marks = face.marks[:]
        if counted.due < counted.cost:
            marks.append(Mark("due", str(counted.due), "down"))
        spoken = self.card_spoken(scene, card, counted)
        states = chosen_states(game_of(scene), card)
        return Cell(card_id(card), face.code, face.name, spoken, card, 0, marks, states, face.tints)

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card by its kind and cost."""
        if not face_of(card):
            return super().card_cell(scene, card)
        face = self.face(scene, card)
        states = chosen_states(game_of(scene), card)
        return Cell(card_id(card), face.code, face.name, face.spoken, card, 0, face.marks, states, face.tints)

    def face(self, scene: Scene, card: int) -> Face:
        """What every card of this face has in common."""
        code = scene.code(card)
        if code not in self.faces:
            definition = game_of(scene).card(face_of(card))
            spoken = self.card_spoken(scene, card, None)
            self.faces[code] = Face(code, definition, self.card_name(code), spoken)
        return self.faces[code]

    def card_name(self, code: str) -> Message:
        """The name of a card as it stands on a cell, without the quotation marks of a sentence."""
        name = name_of_card(self.book.game, code)
        return self.book.card(code) if name is None else Message("board-name", name=name)

    def card_spoken(self, scene: Scene, card: int, counted: Reduction | None) -> Message:
        """A card by its name, kind and cost, perhaps with how that is counted."""
        definition = game_of(scene).card(face_of(card))
        code = scene.code(card)
        cost = Message("sum-bs-cost", cost=definition.cost) if counted is None else sum_message(counted)
        kind = Message(f"kind-bs-{KIND_WORDS[definition.kind]}")
        name = name_of_card(self.book.game, code)
        return Message("spoken-bs-hand", card=code if name is None else name, kind=kind, sum=cost)

    # ---- cards on the Field

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A card on the Field: Lv, BP, Cores, symbols, and what is special about it now."""
        assert isinstance(piece, FieldCard)
        game = game_of(scene)
        face = self.face(scene, piece.cards[0])
        standing = Standing(game, piece)
        states = states_of(game, piece)
        spoken = self.field_spoken(scene, piece, standing, states)
        marks = [*standing.marks(namesake_number(scene, piece)), *soul_marks(standing.soul)]
        marks += named_marks(named_cores(game, piece.seat).get(piece.id, 0))
        if piece.id in named_things(game):
            states = [*states, "chosen"]
        under = [self.soul_cell(scene, piece.seat)] if standing.soul else []
        return Cell(
            f"p{piece.id}", face.code, face.name, spoken, 0, piece.id, marks, states, face.tints, under
        )

    def field_spoken(
        self, scene: Scene, piece: FieldCard, standing: "Standing", states: list[str]
    ) -> Message:
        """A card on the Field in a sentence."""
        game = game_of(scene)
        return Message(
            "spoken-bs-field",
            card=self.book.piece(piece.id, scene, True),
            kind=Message(f"kind-bs-{KIND_WORDS[game.card_of(piece).kind]}"),
            stats=standing.stats(),
            cores=cores_message(cores_on(game, piece) * 2 + standing.soul),
            symbols=Message("symbols-bs", count=sum(standing.symbols)),
            states=[Message(f"state-bs-{state}") for state in states],
        )

    # ---- options, why not, help

    def cells_of(self, scene: Scene, option: Option) -> list[str]:
        """Cells; the Reserve or the Soul Core where an option names that."""
        decision = scene.game.decision
        if decision is None or option.card:
            return super().cells_of(scene, option)
        name = scene.game.seat_name(decision.seat)
        if option.verb.endswith("-reserve"):
            return [f"{name}.reserve"]
        if option.verb == "give-soul":
            name = scene.game.seat_name(scene.game.pieces[option.piece].seat)
        return [f"{name}.soul"] if option.verb.endswith("-soul") else super().cells_of(scene, option)

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """The verbs worth a reason."""
        return verbs_for(0, 0) if cell is None else verbs_for(cell.card, cell.piece)

    def help(self, paying: str = "board-bs-help-paying") -> list[Message]:
        """The game in six paragraphs; how to pay as proposed is another matter on every screen."""
        return [
            Message("help-bs-goal", soul=SIGNS["soul"]),
            Message("help-bs-cores"),
            Message(paying),
            Message("help-bs-battle"),
            Message("help-bs-flash"),
            Message("help-bs-special"),
        ]


class Standing:
    """The characteristics of a card on the Field, worked out once."""

    def __init__(self, game: BattleSpirits, piece: FieldCard) -> None:
        self.spirit = is_spirit(game, piece)
        self.level = level_of(game, piece)
        self.bp = bp_of(game, piece)
        self.base = base_bp(game, piece) if self.spirit else 0
        self.symbols = symbols_of(game, piece)
        self.cores = piece.cores
        self.soul = holds_soul(game, piece)

    def stats(self) -> Message:
        """Lv and BP; a Nexus has no BP."""
        kind = "spirit" if self.spirit else "nexus"
        return Message("stats-bs", kind=kind, level=self.level, bp=str(self.bp))

    def marks(self, namesake: int) -> list[Mark]:
        """Its number among equals, Lv, BP, symbols and Cores."""
        marks = [Mark("namesake", str(namesake))] if namesake else []
        marks.append(Mark("level", str(self.level)))
        if self.spirit:
            marks.append(Mark("bp", str(self.bp), self.tone()))
        for colour, count in enumerate(self.symbols):
            if count:
                marks.append(Mark(f"symbol-{COLOURS[colour]}", str(count)))
        return [*marks, Mark("cores", str(self.cores))]

    def tone(self) -> str:
        """Whether its BP is more or less than that of its Lv."""
        return "up" if self.bp > self.base else "down" if self.bp < self.base else ""


def states_of(game: BattleSpirits, piece: FieldCard) -> list[str]:
    """How a card stands, whether it fights, is unleashed or leaves."""
    states = [STATE_WORDS[piece.state] or "refreshed"]
    battle = game.current_battle()
    if battle is not None and piece.id == battle.attacker:
        states.append("attacking")
    if battle is not None and piece.id == battle.blocker:
        states.append("blocking")
    if is_unleashed(game, piece):
        states.append("unleashed")
    if piece.pending != NOT_PENDING:
        states.append("pending")
    return states


def side_states(game: BattleSpirits, seat: int) -> list[str]:
    """Whether it is a seat's turn, whether it is asked, whether it is attacked."""
    states = ["turn"] if game.turn_number and game.turn == seat else []
    if is_asked(game, seat):
        states.append("asked")
    battle = game.current_battle()
    if battle is not None and battle.attacker in game.pieces and game.pieces[battle.attacker].seat != seat:
        states.append("attacked")
    return states


def verbs_for(card: int, piece: int) -> list[str]:
    """Hand cards: their uses; cards on the Field: what they can do or suffer; without: moving Cores."""
    if card:
        return HAND_VERBS
    return PIECE_VERBS if piece else ["move-cores"]


# ---- what the open question has named so far


def named_things(game: BattleSpirits) -> list[int]:
    """The cards and pieces that the viewer has named: used, removed, picked."""
    task = game.agenda[-1] if game.agenda else None
    if isinstance(task, UseCard):
        return [task.card, *task.removed]
    return task.picked if isinstance(task, PickOne) else []


def chosen_states(game: BattleSpirits, card: int) -> list[str]:
    """`chosen` for a card that the open question has named."""
    return ["chosen"] if card in named_things(game) else []


def named_cores(game: BattleSpirits, seat: int) -> dict[int, int]:
    """How many Cores are to leave (less than 0) or reach each place of a seat, as named so far.

    Places are named as sources: the Reserve, a card on the Field; the Trash, where what is paid goes.
    """
    task = game.agenda[-1] if game.agenda else None
    if not isinstance(task, UseCard | PayCores | MoveCoresFreely | GiveCore) or task.seat != seat:
        return {}
    named: dict[int, int] = {}
    for source in cores_leaving(task):
        place = soul_place(game, seat) if source == SOUL else abs(source)
        named[place] = named.get(place, 0) - 1
    for source in task.given if isinstance(task, MoveCoresFreely) else []:
        named[source] = named.get(source, 0) + 1
    paid = len(task.paid) if isinstance(task, UseCard | PayCores) else 0
    return {**named, TRASH: paid} if paid else named


def cores_leaving(task: UseCard | PayCores | MoveCoresFreely | GiveCore) -> list[int]:
    """Where the Cores that were named come from; a card is negative where it is its Soul Core."""
    if isinstance(task, UseCard):
        return task.paid + task.placed
    if isinstance(task, PayCores):
        return task.paid
    return task.taken if isinstance(task, MoveCoresFreely) else task.given


def soul_place(game: BattleSpirits, seat: int) -> int:
    """Where a Soul Core is, as a source."""
    where = game.soul[seat]
    return {IN_RESERVE: RESERVE, IN_TRASH: TRASH}.get(where, where)


def soul_marks(soul: bool) -> list[Mark]:
    """The mark of the Soul Core."""
    return [Mark("soul", SIGNS["soul"])] if soul else []


def named_marks(change: int) -> list[Mark]:
    """How many Cores are to come or go."""
    return [Mark("named", f"{change:+d}", "up" if change > 0 else "down")] if change else []
