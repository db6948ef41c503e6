"""The board of FF-TCG: each side's Forwards, Backups, Monsters, hand and piles, the stack and the battle.

Areas of a side: `A.forwards`, `A.backups`, `A.monsters` (by what a Character is now), `A.hand`, `A.lb-deck`
(face down) and `A.lb-up` (turned up), `A.damage-zone` (the first damage first), `A.break-zone`, `A.removed`,
`A.face-down`, `A.deck` (its cells are those that the viewer knows: all of them while it is searched). Shared:
`stack` (the next first), `battle` (no cells: what it would lead to, in words), cards that an effect shows
(`A.open`, `A.looked`). Arrows: `attack`, `block`, `target` (from what is on the stack, or from what is being
announced) and `divide`.

Damage that is divided: while the options are `split`, the arrows of kind `divide` lead to those that still
get a share, in the order in which they are asked about; the facts `divide` (thousands left, of how many) and
`divide-least` (how many each gets at least) are those of the table. Each question is about the first of them:
its options have that cell and one number each. So a client lets the person divide among all of them at once,
then answers question after question with the option whose number was given to its cell, until no `split` is
asked; the last share may be given by the table itself. Shares that are named stand as marks of kind `share`.
The shortcut is a whole division that breaks as many as possible; while a cost is paid, it is a whole payment.
"""

from typing import Final

from rulebound.boards.fftcg_position import (
    arrows_to,
    bare_name,
    battle_arrows,
    card_states,
    cost_mark,
    declaration_of,
    dotted,
    field_rows,
    is_castable,
    open_division,
    party_of,
    printed,
    priority_of,
    priority_task,
    share_named,
    side_states,
    thing_id,
    tints_of,
    tone_of,
    verbs_for,
)
from rulebound.boards.general import BoardMaker, card_id, equal_cards, hidden_cell
from rulebound.boards.model import PILE, ROW, STACK, Area, Arrow, Cell, Fact, Mark, Shortcut, Side
from rulebound.games.fftcg.aids import battle_outcome, division, plan
from rulebound.games.fftcg.announcing import PAY, Declaration
from rulebound.games.fftcg.attack import DeclareBlock
from rulebound.games.fftcg.cards import BACKUP, ELEMENTS, FORWARD
from rulebound.games.fftcg.characteristics import Traits, power_of, traits_of
from rulebound.games.fftcg.costs import purse_left
from rulebound.games.fftcg.damage import most_damage
from rulebound.games.fftcg.moving import is_face_down
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.state import FFTCG, STEPS
from rulebound.games.fftcg.targets import UNIT
from rulebound.kernel.card import face_of, owner_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece
from rulebound.texts import Message, Scene
from rulebound.texts.fftcg_table import TablePhrases, counter_parts, price_now, shares_of, targets_of
from rulebound.texts.fftcg_things import element_message, game_of, listed, namesake_number

SHOWN_KEYWORDS: Final = ["haste", "brave", "first-strike", "party"]
"""What a Forward can do that matters in battle."""
WARNING: Final = "warning"
KNOWN: Final = "table-ff-known"
"""How many cards another holds, and which of them are known."""
NONE: Final = Message("table-none")


class FFTCGMaker(BoardMaker):
    """The table of FF-TCG."""

    book: TablePhrases

    def __init__(self) -> None:
        super().__init__("fftcg")
        self.book = TablePhrases()

    # ---- the whole table

    def headline(self, scene: Scene) -> list[Message]:
        """The game, the turn, the phase, and who has priority."""
        game = game_of(scene)
        if not game.turn_number:
            return super().headline(scene)
        turn = Message("table-ff-headline", turn=game.turn_number, seat=scene.name(game.turn))
        words = [*super().headline(scene), turn, Message(f"step-ff-{STEPS[game.phase]}")]
        holder = priority_of(game)
        if holder >= 0:
            words.append(Message("table-ff-priority", seat=scene.name(holder)))
        return words

    def order(self, scene: Scene) -> list[int]:
        """Who has priority, and who gets it when that player passes; nobody does after the second."""
        task = priority_task(game_of(scene))
        if task is None:
            return []
        return [task.seat] if task.passed else [task.seat, 1 - task.seat]

    def side(self, scene: Scene, seat: int) -> Side:
        """The Forwards first, as they are nearest to the middle."""
        game = game_of(scene)
        areas = [*self.field_areas(scene, seat), self.hand_area(scene, game.hand(seat), KNOWN)]
        areas += [*self.limit_areas(scene, seat), self.damage_area(scene, seat)]
        areas += [self.pile_area(scene, seat, name) for name in ("break-zone", "removed")]
        if game.zone_of("face-down", seat).cards:
            areas.append(self.pile_area(scene, seat, "face-down"))
        areas.append(self.pile_area(scene, seat, "deck"))
        return Side(seat, game.teams[seat], self.seat_facts(scene, seat), areas, side_states(game, seat))

    def seat_facts(self, scene: Scene, seat: int) -> list[Fact]:
        """Damage taken, Crystals, and while the viewer pays: CP that are produced, due and to be had."""
        game = game_of(scene)
        facts = [Fact("damage", Message("table-ff-hurt"), game.damage_taken(seat), most_damage(game))]
        if game.crystals[seat]:
            facts.append(Fact("crystals", Message("board-ff-crystals"), game.crystals[seat]))
        task = declaration_of(game, scene.viewer)
        if task is not None and seat == scene.viewer and task.part(game) == PAY:
            facts += self.payment_facts(game, task)
        return facts

    def payment_facts(self, game: FFTCG, task: Declaration) -> list[Fact]:
        """CP produced of what is due, in all and of each element asked for; and what could still be made."""
        cost = task.deed.cost(game, task.named)
        assert cost is not None
        produced = task.produced(cost)
        facts = [Fact("cp", Message("board-ff-cp"), produced.all, cost.total)]
        for element, due in enumerate(cost.elements):
            if due:
                label = Message("board-ff-cp-element", element=element_message(element))
                made = min(due, produced.elements[element])
                facts.append(Fact(f"cp-{ELEMENTS[element]}", label, made, due))
        left = purse_left(game, task.deed, task.named)
        available = len(left.backups) + 2 * len(left.cards)
        return [*facts, Fact("cp-available", Message("board-ff-cp-available"), available)]

    def facts(self, scene: Scene) -> list[Fact]:
        """While damage is divided: how many thousands are left, of how many, and the least that each gets."""
        found = open_division(game_of(scene), scene.viewer)
        if found is None:
            return []
        left = Fact("divide", Message("board-ff-divide"), found.left, found.whole)
        return [left, Fact("divide-least", Message("board-ff-divide-least"), found.least)]

    # ---- areas of a side

    def field_areas(self, scene: Scene, seat: int) -> list[Area]:
        """Forwards, Backups and Monsters, by what they are now."""
        rows = field_rows(game_of(scene), seat)
        return [self.field_area(scene, seat, name, pieces) for name, pieces in rows.items()]

    def field_area(self, scene: Scene, seat: int, name: str, pieces: list[Character]) -> Area:
        """One row of the field."""
        cells = [self.character_cell(scene, piece) for piece in pieces]
        id = f"{scene.game.seat_name(seat)}.{name}"
        return Area(id, "field", ROW, Message(f"table-ff-{name}"), cells, len(cells), empty=NONE)

    def limit_areas(self, scene: Scene, seat: int) -> list[Area]:
        """The LB deck, where there is one: what lies face down, and what was turned up."""
        game = game_of(scene)
        cards = game.lb_deck(seat).cards
        if not cards:
            return []
        down = [card for card in cards if is_face_down(game, card)]
        up = [card for card in cards if not is_face_down(game, card)]
        name = scene.game.seat_name(seat)
        areas: list[Area] = []
        for id, title, held in (
            ("lb-deck", self.book.zone("lb-deck"), down),
            ("lb-up", Message("board-ff-lb-up"), up),
        ):
            known = sorted([card for card in held if face_of(card)], key=face_of)
            cells = [self.card_cell(scene, card) for card in known]
            areas.append(Area(f"{name}.{id}", "lb-deck", PILE, title, cells, len(held), False, NONE))
        return areas

    def damage_area(self, scene: Scene, seat: int) -> Area:
        """The cards of the Damage Zone, the first damage first."""
        place = game_of(scene).damage_zone(seat)
        return self.named_area(scene, place, ROW, [self.card_cell(scene, card) for card in place.cards])

    def pile_area(self, scene: Scene, seat: int, name: str) -> Area:
        """A pile, the top first; only what the viewer knows of it has cells."""
        return self.area(scene, game_of(scene).zone_of(name, seat))

    # ---- what is shared

    def shared(self, scene: Scene) -> list[Area]:
        """The stack, the battle, cards that an effect shows: the stack always, others where there is any."""
        game = game_of(scene)
        items = [self.item_cell(scene, game.item(id)) for id in game.stack().cards[::-1]]
        areas = [Area("stack", "stack", STACK, self.book.zone("stack"), items, len(items), empty=NONE)]
        told = self.battle_told(scene)
        if told:
            title = Message("table-ff-battle")
            areas.append(Area("battle", "battle", ROW, title, spoken=listed(told)))
        for seat in range(2):
            for name in ("open", "looked"):
                place = game.zone_of(name, seat)
                if place.cards:
                    cells = [self.card_cell(scene, card) for card in place.cards]
                    areas.append(self.named_area(scene, place, ROW, cells))
        return areas

    # ---- the battle

    def battle_told(self, scene: Scene) -> list[Message]:
        """What a battle would lead to; to who is about to block, with each of the blockers."""
        game = game_of(scene)
        decision = game.decision
        if decision is not None and isinstance(game.agenda[-1], DeclareBlock) and decision.options:
            return [self.block_told(option.piece, scene) for option in decision.options]
        outcome = battle_outcome(game)
        if outcome is None:
            return []
        if any(isinstance(task, DeclareBlock) for task in game.agenda):
            return [self.block_told(0, scene)]
        return [self.book.outcome_part(outcome, scene)]

    def block_told(self, blocker: int, scene: Scene) -> Message:
        """What a block would lead to, or none."""
        outcome = battle_outcome(game_of(scene), blocker)
        assert outcome is not None
        told = self.book.outcome_part(outcome, scene)
        if not blocker:
            return Message("table-ff-unblocked", outcome=told)
        return Message("table-ff-if-blocks", piece=self.book.piece(blocker, scene, True), outcome=told)

    # ---- arrows

    def arrows(self, scene: Scene) -> list[Arrow]:
        """The battle, what the stack is aimed at, what the viewer is announcing or dividing."""
        game = game_of(scene)
        found = battle_arrows(scene)
        for id in game.stack().cards[::-1]:
            item = game.item(id)
            things = [thing for target in targets_of(item) for thing in item.bound.get(target.name, [])]
            found += arrows_to(game, f"p{id}", things, "target")
        task = declaration_of(game, scene.viewer)
        if task is not None:
            named = [thing for things in task.named.picks.values() for thing in things]
            found += arrows_to(game, thing_id(task.deed.source), named, "target")
        divided = open_division(game, scene.viewer)
        if divided is not None:
            found += arrows_to(game, thing_id(divided.source), divided.things, "divide")
        return found

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A Character, or what is on the stack."""
        if isinstance(piece, Item):
            return self.item_cell(scene, piece)
        assert isinstance(piece, Character)
        return self.character_cell(scene, piece)

    def character_cell(self, scene: Scene, piece: Character) -> Cell:
        """A Character with what it is now; a primed one has the card below under it."""
        game = game_of(scene)
        traits = traits_of(game, piece)
        code = scene.code(piece.cards[-1])
        return Cell(
            f"p{piece.id}",
            code,
            bare_name(code),
            self.character_told(scene, piece),
            0,
            piece.id,
            self.character_marks(scene, piece, traits),
            self.character_states(scene, piece, traits),
            tints_of(traits.elements),
            [self.card_cell(scene, card) for card in piece.cards[:-1]],
        )

    def character_told(self, scene: Scene, piece: Character) -> Message:
        """All that is to be said of a Character."""
        return listed([self.book.piece(piece.id, scene, True), *self.book.character_parts(piece, scene)])

    def character_marks(self, scene: Scene, piece: Character, traits: Traits) -> list[Mark]:
        """Number among equals, cost, power, damage, a share of what is divided, keywords, counters."""
        game = game_of(scene)
        definition = game.card_of(piece)
        number = namesake_number(scene, piece.id)
        marks = [Mark("number", str(number))] if number else []
        marks.append(Mark("cost", str(traits.cost), tone_of(definition.cost, traits.cost)))
        if traits.kinds & FORWARD:
            power = power_of(game, piece)
            marks.append(Mark("power", str(power), tone_of(max(0, definition.power), power)))
        if piece.damage:
            marks.append(Mark("damage", str(piece.damage), WARNING))
        share = share_named(game, scene.viewer, piece.id)
        if share >= 0:
            marks.append(Mark("share", str(share * UNIT)))
        if traits.kinds & FORWARD:
            words = [word for word in SHOWN_KEYWORDS if word in traits.keywords]
            marks += [Mark(word, Message(f"sign-ff-{word}")) for word in words]
        return marks + [Mark("counter", part) for part in counter_parts(game, piece.id)]

    def character_states(self, scene: Scene, piece: Character, traits: Traits) -> list[str]:
        """Active or dull, frozen, new, attacking, blocking, party, silent; named, where it is to be."""
        words = self.book.states(piece, scene)
        if "fresh" in words:
            words.remove("fresh")
            if not traits.kinds & BACKUP and "haste" not in traits.keywords:
                words.append("new")
        game = game_of(scene)
        if piece.id in party_of(game, scene.viewer):
            words.append("party")
        task = declaration_of(game, scene.viewer)
        if task is not None and piece.id in [*task.named.backups, *task.named.given()]:
            words.append("paying")
        return words

    def item_cell(self, scene: Scene, item: Item) -> Cell:
        """What is on the stack: what it is, whose (`by-A`), and what was announced for it."""
        code = scene.game.rulebook.code(item.face)
        what = self.book.piece(item.id, scene)
        kind = str(what.args.get("kind", "ability"))
        marks = [
            Mark("share", str(share * UNIT))
            for target in targets_of(item)
            for share in shares_of(item, target)
        ]
        states = [kind, f"by-{scene.game.seat_name(item.seat)}"]
        tints = tints_of(game_of(scene).card(item.face).elements)
        spoken = self.book.stacked(item, scene)
        return Cell(f"p{item.id}", code, bare_name(code), spoken, 0, item.id, marks, states, tints)

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card; where the viewer casts from, with what it would cost now."""
        if not face_of(card):
            return hidden_cell(self.book)
        game = game_of(scene)
        code = scene.code(card)
        shown = printed(game.card(face_of(card)), code)
        id, states = card_id(card), card_states(game, scene.viewer, card)
        if card not in game.counters and not is_castable(game, scene.viewer, card):
            return Cell(id, code, shown.name, shown.spoken, card, 0, shown.marks, states, shown.tints)
        price = self.price(scene, card)
        marks = [cost_mark(game.card(face_of(card)), price), *shown.marks[1:]]
        marks += [Mark("counter", part) for part in counter_parts(game, card)]
        spoken = self.card_told(scene, card)
        return Cell(id, code, shown.name, spoken, card, 0, marks, states, shown.tints)

    def price(self, scene: Scene, card: int) -> int:
        """What a card would cost the viewer now; what is printed, where the viewer cannot cast it."""
        game = game_of(scene)
        if is_castable(game, scene.viewer, card):
            return price_now(game, scene.viewer, card)
        return game.card(face_of(card)).cost

    def card_told(self, scene: Scene, card: int) -> Message:
        """All that is to be said of a card."""
        parts = self.book.card_parts(card, self.price(scene, card), scene)
        return listed([bare_name(scene.code(card)), *parts])

    # ---- payments

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The payment that harms least, or the damage divided, while one of them is asked for."""
        game = game_of(scene)
        if game.decision is None or game.decision.seat != scene.viewer:
            return None
        payment = plan(game)
        if payment is not None and payment.keys:
            return Shortcut(payment.keys, dotted(self.book.plan_parts(payment, scene)))
        divided = division(game)
        if divided is not None and divided.keys:
            return Shortcut(divided.keys, dotted(self.book.division_parts(divided, scene)))
        return None

    # ---- options, why not, help

    def cells_of(self, scene: Scene, option: Option) -> list[str]:
        """Cards of the LB deck that are turned up do not stand for those that lie face down."""
        game = game_of(scene)
        if option.card and game.find(game.lb_deck(owner_of(option.card)), option.card) >= 0:
            cards = [card for card in equal_cards(game, option.card) if is_face_down(game, card)]
            return [card_id(card) for card in cards] or [card_id(option.card)]
        return super().cells_of(scene, option)

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Cards: casting and their other uses; Characters: what they can do or suffer; without: nothing."""
        return [] if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[Message]:
        """The game in six paragraphs."""
        return [
            Message("help-ff-goal"),
            Message("board-ff-help-paying"),
            Message("help-ff-field"),
            Message("board-ff-help-stack"),
            Message("help-ff-battle"),
            Message("help-ff-special"),
        ]
