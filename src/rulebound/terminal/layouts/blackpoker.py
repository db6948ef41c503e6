"""BlackPoker on the table: barriers behind, soldiers toward the stage, the stage in the middle, the hand
below.

Signs: ▒▒ face down, ↷ driven, =12 the number where the card does not show it, +3 a change of this turn, ▲1
the first attacker, ▼1 who blocks it.
"""

from rulebound.games.blackpoker.battle import NameAttackers, NameBlockers, battle_of
from rulebound.games.blackpoker.cards import NUMBER_OF
from rulebound.games.blackpoker.characters import labels_of, number_of_soldier
from rulebound.games.blackpoker.legality import ANSWER_VERBS
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.games.blackpoker.state import NOW, BlackPoker, Character, Request
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import BACK, DRIVEN, Band, Cell, Row
from rulebound.texts import Message, Scene, Texts
from rulebound.texts.blackpoker import GROUPS, BlackPokerPhrases, action_message, kind_message

CARD_VERBS = ["with", "discard", "set"]
PIECE_VERBS = [verb for verb in ANSWER_VERBS if verb not in (*CARD_VERBS, "take")]


class BlackPokerLayout(Layout):
    """BlackPoker's table."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "blackpoker")
        self.book = BlackPokerPhrases()

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the chance."""
        game = scene.game
        assert isinstance(game, BlackPoker)
        turn = self.texts.say("table-bp-headline", turn=game.turn_number, seat=scene.name(game.turn))
        chance = self.texts.say("table-bp-chance", seat=scene.name(game.chance))
        return [*super().headline(scene), turn, chance]

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """Barriers are nearest to their player, soldiers nearest to the stage."""
        game = scene.game
        assert isinstance(game, BlackPoker)
        facts = [self.fact("life", len(game.life(seat).cards))]
        rows = [self.row(scene, game.barriers(seat)), self.row(scene, game.soldiers(seat))]
        if seat == scene.viewer:
            rows = [rows[1], rows[0], self.row(scene, game.hand(seat))]
        else:
            facts.append(self.hand_fact(scene, game.hand(seat)))
        facts.append(self.graveyard_fact(scene, game.graveyard(seat)))
        if game.fog(seat).cards:
            rows.append(self.row(scene, game.fog(seat)))
        return Band(title, facts, rows, seat, is_asked(game, seat))

    def hand_fact(self, scene: Scene, hand: Place) -> str:
        """How many cards another player holds, and which of them the viewer knows of."""
        faces = [face for pool in scene.game.pools if pool.spots == (hand.index,) for face in pool.faces]
        faces += [card for card in hand.cards if face_of(card)]
        if not faces:
            return self.fact("hand", len(hand.cards))
        cards = [self.book.card(scene.code(card)) for card in sorted(faces, key=face_of)]
        return self.texts.say(
            "table-bp-hand-known", zone=self.book.zone("hand"), count=len(hand.cards), cards=cards
        )

    def graveyard_fact(self, scene: Scene, graveyard: Place) -> str:
        """How many cards lie there, and the one on top."""
        if not graveyard.cards or not face_of(graveyard.cards[-1]):
            return self.fact("graveyard", len(graveyard.cards))
        top = self.book.card(scene.code(graveyard.cards[-1]))
        zone = self.book.zone("graveyard")
        return self.texts.say("table-bp-graveyard-top", zone=zone, count=len(graveyard.cards), card=top)

    def shared(self, scene: Scene) -> list[Band]:
        """The stage, its top first, after whatever is being carried out."""
        game = scene.game
        assert isinstance(game, BlackPoker)
        ids = [*game.places[NOW].cards[::-1], *game.stage().cards[::-1]]
        cells = [self.piece_cell(scene, game.pieces[id]) for id in ids]
        row = Row("", cells, listed=True, empty=self.texts.say("table-bp-empty-stage"))
        return [Band(self.texts.render(self.book.zone("stage")), [], [row])]

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A request as a sentence, a character as a card."""
        if isinstance(piece, Request):
            return self.request_cell(scene, piece)
        assert isinstance(piece, Character)
        return self.barrier_cell(scene, piece) if piece.barrier else self.soldier_cell(scene, piece)

    def request_cell(self, scene: Scene, request: Request) -> Cell:
        """Who does what with which key cards, and to whom."""
        keys = [self.book.card(scene.code(card)) for card in request.cards]
        target: Message | None = None
        if request.target:
            target = self.book.piece(request.target, scene)
        elif request.player >= 0:
            target = scene.seat(request.player)
        said = self.texts.say(
            "table-bp-request" if target is None else "table-bp-request-aimed",
            seat=scene.name(request.seat),
            action=action_message(request.action),
            keys=keys,
            count=len(keys),
            target=target or "",
        )
        return Cell(said, said, piece=request.id)

    def soldier_cell(self, scene: Scene, soldier: Character) -> Cell:
        """Cards, number, changes and state."""
        game = scene.game
        assert isinstance(game, BlackPoker)
        value = number_of_soldier(game, soldier)
        codes = [scene.code(card) for card in soldier.cards]
        changes = [f"{m.amount:+d}" for m in game.modifiers if m.piece == soldier.id]
        shown = len(codes) == 1 and 2 <= value == NUMBER_OF[face_of(soldier.cards[0])] <= 10
        states = self.states(scene, soldier)
        marks = [*([] if shown else [f"={value}"]), *changes, *self.signs(scene, soldier)]
        described = self.texts.say(
            "spoken-bp-soldier",
            kind=kind_message(soldier),
            cards=self.book.stack(codes),
            number=value,
            states=states,
        )
        labels = [Message(f"label-bp-{label}") for label in labels_of(game, soldier)]
        spoken = self.texts.say("spoken-bp-labels", described=described, labels=labels)
        face = self.texts.render(self.book.stack(codes))
        return Cell(face, spoken, " ".join(marks), piece=soldier.id, sideways=soldier.driven)

    def barrier_cell(self, scene: Scene, barrier: Character) -> Cell:
        """Its back, and its card where the viewer knows it."""
        code = scene.code(barrier.cards[0])
        number = scene.position_of(barrier.id)
        states = self.states(scene, barrier)
        marks = " ".join(self.signs(scene, barrier))
        down = not barrier.face_up
        if code == "?":
            spoken = self.texts.say("spoken-bp-barrier", number=number, states=states)
            return Cell(BACK, spoken, marks, piece=barrier.id, sideways=barrier.driven, covered=True)
        card = self.book.card(code)
        spoken = self.texts.say("spoken-bp-barrier-known", number=number, card=card, states=states)
        face = self.texts.render(card)
        return Cell(face, spoken, marks, piece=barrier.id, sideways=barrier.driven, covered=down)

    def states(self, scene: Scene, character: Character) -> list[Message]:
        """Charged or driven, face down, new, attacking, blocking: in words."""
        names = ["driven" if character.driven else "charged"]
        if character.barrier and not character.face_up:
            names.append("face-down")
        if self.is_new(scene, character):
            names.append("new")
        attacks, blocks = roles(scene.game, character.id)
        if attacks:
            names.append("attacks")
        if blocks:
            names.append("blocks")
        return [Message(f"state-bp-{name}") for name in names]

    def signs(self, scene: Scene, character: Character) -> list[str]:
        """The same in signs, but for what the cell shows anyway."""
        signs: list[str] = []
        attacks, blocks = roles(scene.game, character.id)
        if attacks:
            signs.append(f"▲{attacks}")
        if blocks:
            signs.append(f"▼{blocks}")
        if self.is_new(scene, character) and not character.barrier:
            signs.append(self.texts.say("state-bp-new"))
        return signs

    def is_new(self, scene: Scene, character: Character) -> bool:
        """Whether it came this turn."""
        game = scene.game
        return isinstance(game, BlackPoker) and character.since == game.turn_number

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: actions with key cards, and other uses; pieces: what they can do or suffer."""
        if cell is None:
            return [action.name for action in SHEET.actions if not action.keys]
        if cell.card:
            return [*(action.name for action in SHEET.actions if action.keys), *CARD_VERBS]
        if isinstance(game.pieces.get(cell.piece), Request):
            return ["target"]
        return PIECE_VERBS

    def help(self) -> list[str]:
        """The game in five paragraphs."""
        say = self.texts.say
        return [
            say("help-bp-goal"),
            say("help-bp-field", driven=DRIVEN),
            say("help-bp-stage"),
            say("help-bp-battle"),
            say("help-bp-turn"),
        ]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-bp-signs", driven=DRIVEN, back=BACK)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The action list."""
        say = self.texts.say
        groups: list[tuple[str, list[tuple[str, str]]]] = []
        for group, chapters in GROUPS.items():
            names = [action.name for action in SHEET.actions if action.chapter in chapters]
            entries = [(say(f"action-bp-{name}"), say(f"action-bp-{name}.effect")) for name in names]
            groups.append((say(f"group-bp-{group}"), entries))
        return groups


def roles(game: Game, id: int) -> tuple[int, int]:
    """The numbers under which a character attacks and blocks, named in the open question included; 0: not."""
    assert isinstance(game, BlackPoker)
    battle = battle_of(game)
    attackers = [] if battle is None else battle.attackers
    blockers = [] if battle is None else battle.blockers
    task = game.agenda[-1] if game.agenda else None
    if isinstance(task, NameAttackers):
        attackers = task.named
    if isinstance(task, NameBlockers):
        blockers = task.named
    attacks = attackers.index(id) + 1 if id in attackers else 0
    blocks = next((n + 1 for n, company in enumerate(blockers) if id in company), 0)
    return attacks, blocks
