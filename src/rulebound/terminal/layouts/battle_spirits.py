"""Battle Spirits on the table: for each side a line that says where all Cores are, Nexuses behind, Spirits
toward the middle; between the sides the battle and what an effect has revealed; the Hand below.

Signs: ●3◆ three Cores and the Soul Core, Lv2 5000 level and BP (↑ ↓ changed), ×2 two symbols, ✦ Super
Unleash, ↷ exhausted, ↷↷ Heavy Exhausted, ▲ attacks, ▼ blocks; in the Hand Sp5→3 is a Spirit of cost 5, of
which 3 are due.
"""

from typing import Final

from rulebound.games.battle_spirits.aids import CorePlace, core_bar, plan, reduction
from rulebound.games.battle_spirits.cards import COLOURS, KINDS, NEXUS, Card
from rulebound.games.battle_spirits.characteristics import (
    base_bp,
    bp_of,
    cores_on,
    holds_soul,
    is_spirit,
    is_unleashed,
    level_of,
    symbol_count,
)
from rulebound.games.battle_spirits.describe import STATE_WORDS
from rulebound.games.battle_spirits.legality import VERBS
from rulebound.games.battle_spirits.state import (
    NOT_PENDING,
    STEPS,
    BattleSpirits,
    FieldCard,
)
from rulebound.games.battle_spirits.using import USES
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.drawing import shortened
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import DRIVEN, Band, Cell, Row, Shortcut
from rulebound.texts import Message, Scene, Texts
from rulebound.texts.battle_spirits import BattleSpiritsPhrases
from rulebound.texts.battle_spirits_cores import (
    SIGNS,
    core_signs,
    cores_message,
    game_of,
    namesake_number,
    place_message,
    sum_message,
)
from rulebound.texts.effects import name_of_card, text_of_card

BAR_WIDTH: Final = 10
"""The most that a name takes in the line of Cores; the whole name is in the words."""
KIND_WORDS: Final = {number: word for word, number in KINDS.items()}
HAND_VERBS: Final = [*USES, "activate", "choose", "remove", "put"]
PIECE_VERBS: Final = [verb for verb in VERBS if verb not in (*USES, "remove", "put", "move-cores")]


class BattleSpiritsLayout(Layout):
    """The table of Battle Spirits."""

    legible = True

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "battle-spirits")
        self.book = BattleSpiritsPhrases()

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the step."""
        game = game_of(scene)
        if not game.turn_number:
            return super().headline(scene)
        turn = self.texts.say("table-bs-headline", turn=game.turn_number, seat=scene.name(game.turn))
        return [*super().headline(scene), turn, self.texts.say(f"step-bs-{STEPS[game.step]}")]

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """Cores first, then Nexuses and Spirits, the Spirits nearest to the middle."""
        game = game_of(scene)
        own = seat == scene.viewer
        spirits, nexuses = self.field_rows(scene, seat)
        rows = [spirits, nexuses] if own else [nexuses, spirits]
        rows = [row for row in rows if row.cells or row is spirits]
        facts = [self.fact(name, len(game.gather(name, seat))) for name in ("deck", "trash")]
        if game.removed(seat).cards:
            facts.append(self.fact("removed", len(game.removed(seat).cards)))
        cores = self.core_row(scene, seat)
        if own:
            rows = [*rows, cores, self.row(scene, game.hand(seat))]
        else:
            rows = [cores, *rows]
            facts.insert(0, self.hand_fact(scene, game.hand(seat)))
        return Band(title, facts, rows, seat, is_asked(game, seat))

    def field_rows(self, scene: Scene, seat: int) -> tuple[Row, Row]:
        """The Spirits and the Nexuses of a seat."""
        game = game_of(scene)
        pieces = [game.field_card(id) for id in game.field(seat).cards]
        spirits = [self.piece_cell(scene, piece) for piece in pieces if game.card_of(piece).kind != NEXUS]
        nexuses = [self.piece_cell(scene, piece) for piece in pieces if game.card_of(piece).kind == NEXUS]
        say = self.texts.say
        front = Row(say("table-bs-spirits"), spirits, empty=say("table-none"))
        return front, Row(say("table-bs-nexuses"), nexuses)

    def core_row(self, scene: Scene, seat: int) -> Row:
        """Where every Core of a seat is: in signs and in words; in brief, all on the Field together."""
        places = core_bar(game_of(scene), seat)
        held = [place for place in places if place.piece]
        on_field = CorePlace("field", 0, sum(p.cores for p in held), any(p.soul for p in held))
        spoken = [
            self.texts.say(
                "table-bs-core-place", place=self.core_place(scene, place), cores=place_message(place)
            )
            for place in places
        ]
        shown = [self.core_part(scene, place) for place in places]
        brief = [self.core_part(scene, place) for place in places if not place.piece]
        brief.append(self.core_part(scene, on_field))
        return Row(self.texts.say("table-bs-cores"), [], parts=shown, brief=brief, spoken="; ".join(spoken))

    def core_place(self, scene: Scene, place: CorePlace) -> Message:
        """A place of Cores by its name."""
        return self.book.piece(place.piece, scene, True) if place.piece else self.book.zone(place.name)

    def core_part(self, scene: Scene, place: CorePlace) -> str:
        """The Cores of one place in signs."""
        if place.piece:
            name = self.short_name(scene, game_of(scene).field_card(place.piece))
        else:
            name = self.texts.render(self.core_place(scene, place))
        return f"{name} {core_signs(place.cores, place.soul)}"

    def short_name(self, scene: Scene, piece: FieldCard) -> str:
        """A card on the Field by as much of its name as fits, numbered where there are several."""
        number = namesake_number(scene, piece)
        mark = f" #{number}" if number else ""
        return shortened(self.bare_name(scene, piece.cards[0]), BAR_WIDTH - len(mark)) + mark

    def bare_name(self, scene: Scene, card: int) -> str:
        """The name of a card as it stands on a cell, without the quotation marks of a sentence."""
        code = scene.code(card)
        name = name_of_card(self.book.game, code)
        return code if name is None else name.words[self.texts.language]

    def hand_fact(self, scene: Scene, hand: Place) -> str:
        """How many cards another player holds, and which of them the viewer knows of."""
        faces = [face for pool in scene.game.pools if pool.spots == (hand.index,) for face in pool.faces]
        faces += [card for card in hand.cards if face_of(card)]
        if not faces:
            return self.fact("hand", len(hand.cards))
        cards = [self.book.card(scene.code(card)) for card in sorted(faces, key=face_of)]
        zone = self.book.zone("hand")
        return self.texts.say("table-bs-known", zone=zone, count=len(hand.cards), cards=cards)

    def piles(self, scene: Scene, titles: list[str]) -> list[Band]:
        """The Trash and the removed cards of both, the newest first."""
        game = game_of(scene)
        bands: list[Band] = []
        for seat in range(2):
            rows: list[Row] = []
            for place in (game.trash(seat), game.removed(seat)):
                cells = [self.card_cell(scene, card) for card in place.cards[::-1]]
                rows.append(Row(self.texts.render(self.book.zone(place.zone.name)), cells))
            bands.append(Band(titles[seat], [], rows, seat))
        return bands

    def shared(self, scene: Scene) -> list[Band]:
        """The battle, cards that an effect has revealed, Magic in use: each only where there is any."""
        game = game_of(scene)
        bands = self.battle_band(scene)
        for seat in range(2):
            for place in (game.in_use(seat), game.opened(seat)):
                if place.cards:
                    cells = [self.card_cell(scene, card) for card in place.cards]
                    title = self.texts.render(self.book.zone(place.zone.name))
                    bands.append(Band(title, [], [Row("", cells)]))
        return bands

    def battle_band(self, scene: Scene) -> list[Band]:
        """Who attacks and who blocks, where there is a battle."""
        game = game_of(scene)
        battle = game.current_battle()
        if battle is None:
            return []
        facts = [self.texts.say("table-bs-attacker-gone")]
        if battle.attacker in game.pieces:
            attacker = self.book.fighter(battle.attacker, scene)
            facts = [self.texts.sentence(Message("table-bs-attacks", piece=attacker))]
        if battle.blocker in game.pieces:
            blocker = self.book.fighter(battle.blocker, scene)
            facts.append(self.texts.sentence(Message("table-bs-blocks", piece=blocker)))
        return [Band(self.texts.say("table-bs-battle"), facts)]

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A card on the Field: name, Lv, BP, Cores, and what is special about it now."""
        assert isinstance(piece, FieldCard)
        game = game_of(scene)
        card = game.card_of(piece)
        soul = holds_soul(game, piece)
        spoken = self.texts.say(
            "spoken-bs-field",
            card=self.book.piece(piece.id, scene, True),
            kind=Message(f"kind-bs-{KIND_WORDS[card.kind]}"),
            stats=self.book.stats(piece.id, scene),
            cores=cores_message(cores_on(game, piece) * 2 + soul),
            symbols=Message("symbols-bs", count=symbol_count(game, piece)),
            states=self.states(game, piece),
        )
        face = self.bare_name(scene, piece.cards[0])
        marks = " ".join(self.marks(scene, piece))
        return Cell(face, spoken, marks, piece=piece.id, sideways=piece.state, name=True, tint=tint_of(card))

    def marks(self, scene: Scene, piece: FieldCard) -> list[str]:
        """Its number among equals, Lv, BP, Cores, symbols unless there is just one, and signs."""
        game = game_of(scene)
        number = namesake_number(scene, piece)
        marks = [f"#{number}"] if number else []
        marks.append(f"Lv{level_of(game, piece)}")
        if is_spirit(game, piece):
            bp, base = bp_of(game, piece), base_bp(game, piece)
            marks.append(f"{bp}{'↑' if bp > base else '↓' if bp < base else ''}")
        marks.append(core_signs(piece.cores, holds_soul(game, piece)))
        if symbol_count(game, piece) != 1:
            marks.append(f"×{symbol_count(game, piece)}")
        if is_unleashed(game, piece):
            marks.append("✦")
        battle = game.current_battle()
        if battle is not None and piece.id in (battle.attacker, battle.blocker):
            marks.append("▲" if piece.id == battle.attacker else "▼")
        return marks

    def states(self, game: BattleSpirits, piece: FieldCard) -> list[Message]:
        """How it stands, whether it fights, is unleashed or leaves: in words."""
        words = [STATE_WORDS[piece.state] or "refreshed"]
        battle = game.current_battle()
        if battle is not None and piece.id == battle.attacker:
            words.append("attacking")
        if battle is not None and piece.id == battle.blocker:
            words.append("blocking")
        if is_unleashed(game, piece):
            words.append("unleashed")
        if piece.pending != NOT_PENDING:
            words.append("pending")
        return [Message(f"state-bs-{word}") for word in words]

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card by its kind and cost; in the viewer's Hand, with what would be due for it now."""
        game = game_of(scene)
        if not face_of(card):
            return super().card_cell(scene, card)
        definition = game.card(face_of(card))
        kind = KIND_WORDS[definition.kind]
        name = self.bare_name(scene, card)
        price, cost = str(definition.cost), Message("sum-bs-cost", cost=definition.cost)
        if scene.viewer < game.match.seats and game.find(game.hand(scene.viewer), card) >= 0:
            counted = reduction(game, scene.viewer, card, [])
            price += f"→{counted.due}" if counted.due < counted.cost else ""
            cost = sum_message(counted)
        marks = self.texts.say(f"kind-bs-{kind}.short") + price
        spoken = self.texts.say("spoken-bs-hand", card=name, kind=Message(f"kind-bs-{kind}"), sum=cost)
        return Cell(name, spoken, marks, card=card, name=True, tint=tint_of(definition))

    # ---- payments and cards

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The payment that harms least, while something is to be paid or placed."""
        game = game_of(scene)
        if game.decision is None or game.decision.seat != scene.viewer:
            return None
        found = plan(game)
        if found is None or not found.keys:
            return None
        return Shortcut(found.keys, self.texts.render(self.book.plan(found, scene)))

    def describe(self, scene: Scene, cell: Cell) -> list[str]:
        """A card with all that is printed on it, and its text."""
        game = game_of(scene)
        piece = game.pieces.get(cell.piece)
        card = cell.card if piece is None else piece.cards[0]
        if not face_of(card):
            return [cell.spoken]
        code = scene.code(card)
        lines = [cell.spoken, f"{self.texts.sentence(self.book.facts(code, scene))} · {code}"]
        families = self.book.families(code)
        if families is not None:
            lines.append(self.texts.sentence(families))
        text = text_of_card(self.book.game, code)
        if text is not None:
            lines += text.words[self.texts.language].split("\n")
        return lines

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: their uses; cards on the Field: what they can do or suffer; without: moving Cores."""
        if cell is None:
            return ["move-cores"]
        return HAND_VERBS if cell.card else PIECE_VERBS

    def help(self) -> list[str]:
        """The game in six paragraphs."""
        say = self.texts.say
        return [
            say("help-bs-goal", soul=SIGNS["soul"]),
            say("help-bs-cores"),
            say("help-bs-paying"),
            say("help-bs-battle"),
            say("help-bs-flash"),
            say("help-bs-special"),
        ]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-bs-signs", core=SIGNS["core"], soul=SIGNS["soul"], driven=DRIVEN)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The steps of a turn."""
        say = self.texts.say
        entries = [(say(f"step-bs-{step}"), say(f"step-bs-{step}.about")) for step in STEPS]
        return [(say("help-bs-steps"), entries)]


def tint_of(card: Card) -> str:
    """The colour that a card is shown in."""
    return COLOURS[card.colours[0]] if card.colours else ""
