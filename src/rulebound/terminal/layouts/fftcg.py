"""FF-TCG on the table: Backups behind, Forwards toward the middle, between the sides the battle and the stack
from the top; the hand, the LB deck and a line on the piles of each side.

Signs: Fi6 a Fire card of cost 6 (Fi6→4: 4 CP now), +Clive the card below a primed one, 8000/9000 power now
and printed, -3000 damage, ↷ dull, ❄ frozen, ▲ attacks, ▼ blocks, ×2 counters; letters for what a Forward can
do.
"""

from dataclasses import replace
from typing import Final

from rulebound.boards.fftcg import KNOWN, SHOWN_KEYWORDS, FFTCGMaker
from rulebound.boards.fftcg_position import field_rows, verbs_for
from rulebound.games.fftcg.cards import BACKUP, ELEMENTS, KIND_WORDS, Card
from rulebound.games.fftcg.characteristics import is_forward, power_of, traits_of
from rulebound.games.fftcg.damage import most_damage
from rulebound.games.fftcg.moving import is_face_down
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.state import FFTCG, STEPS
from rulebound.kernel.card import face_of
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.terminal.drawing import shortened
from rulebound.terminal.layouts.general import Layout, is_asked
from rulebound.terminal.layouts.model import BACK, DRIVEN, Band, Cell, Row, Shortcut
from rulebound.texts import Scene, Texts
from rulebound.texts.card_facts import BETWEEN, facts_lines
from rulebound.texts.effects import facts_by_number, name_of_card, text_of_ability, text_of_card
from rulebound.texts.fftcg_table import counters_on, elements_of
from rulebound.texts.fftcg_things import game_of, namesake_number

PILE_NAME: Final = 14
"""The most that a name takes in the line of piles; the whole name is in the words."""
FROZEN: Final = "❄"
TINTS: Final = ["red", "white", "green", "yellow", "purple", "blue", "white", "purple"]
"""The colour that a card of each element is shown in."""
PILES: Final = ["break-zone", "damage-zone", "removed", "lb-deck"]
OWN_HELP: Final = {"board-ff-help-paying": "help-ff-paying", "board-ff-help-stack": "help-ff-stack"}
"""Paragraphs of the help that name keys here."""


class FFTCGLayout(Layout):
    """The table of FF-TCG."""

    legible = True

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "fftcg")
        self.maker = FFTCGMaker()
        self.book = self.maker.book

    # ---- the whole table

    def headline(self, scene: Scene) -> list[str]:
        """The game, the turn, the phase, and who has priority."""
        return [self.texts.render(said) for said in self.maker.headline(scene)]

    def side(self, scene: Scene, seat: int, title: str) -> Band:
        """Backups, Monsters, Forwards, the Forwards nearest to the middle; piles and hand behind."""
        game = game_of(scene)
        own = seat == scene.viewer
        facts = [self.damage_fact(game, seat), self.fact("deck", len(game.deck(seat).cards))]
        facts.insert(1, self.hand_fact(scene, game.hand(seat)))
        held = [self.row(scene, game.hand(seat)), self.limit_row(scene, seat)] if own else []
        behind = [*held, self.damage_row(scene, seat), self.pile_row(scene, seat)]
        rows = self.field_rows(scene, seat) + [row for row in behind if row.cells or row.parts]
        if not own:
            rows.reverse()
        return Band(title, facts, rows, seat, is_asked(game, seat))

    def damage_fact(self, game: FFTCG, seat: int) -> str:
        """The damage that a player has taken, and how much loses."""
        return self.texts.say("table-ff-damage", taken=game.damage_taken(seat), most=most_damage(game))

    def field_rows(self, scene: Scene, seat: int) -> list[Row]:
        """Forwards, Backups, and Monsters if there are any, by what they are now."""
        say = self.texts.say
        rows = field_rows(game_of(scene), seat)
        return [
            Row(
                say(f"table-ff-{name}"),
                [self.piece_cell(scene, piece) for piece in pieces],
                empty=say("table-none"),
                slim=name == "backups",
            )
            for name, pieces in rows.items()
            if pieces or name != "monsters"
        ]

    def damage_row(self, scene: Scene, seat: int) -> Row:
        """The cards in the Damage Zone from the first on; in brief the last one."""
        cards = game_of(scene).damage_zone(seat).cards
        names = [shortened(self.bare_name(scene, card), PILE_NAME) for card in cards]
        spoken = "; ".join(self.bare_name(scene, card) for card in cards)
        return Row(
            self.texts.say("table-ff-hurt"), [], parts=names, brief=names[-1:], spoken=spoken, patient=True
        )

    def pile_row(self, scene: Scene, seat: int) -> Row:
        """What lies beside the field: Break Zone, removed cards, LB deck, Crystals; only what there is."""
        game = game_of(scene)
        parts: list[str] = []
        brief: list[str] = []
        for name in ("break-zone", "removed", "face-down"):
            place = game.zone_of(name, seat)
            if place.cards:
                count = self.fact(name, len(place.cards))
                cards = place.cards[-1:] if name == "break-zone" else place.cards
                parts.append(self.pile_words(scene, count, cards))
                counted = [card for card in cards if card in game.counters]
                brief.append(self.pile_words(scene, count, counted))
        limit = game.lb_deck(seat).cards
        if limit:
            down = self.texts.say("table-ff-down", count=sum(is_face_down(game, card) for card in limit))
            up = [card for card in limit if not is_face_down(game, card)]
            parts.append(self.pile_words(scene, down, up))
            brief.append(down)
        if game.crystals[seat]:
            crystals = self.texts.say("crystals-ff", number=game.crystals[seat])
            parts.append(crystals)
            brief.append(crystals)
        label, spoken = self.texts.say("table-ff-piles"), "; ".join(parts)
        return Row(label, [], parts=parts, brief=brief, spoken=spoken, patient=True)

    def pile_words(self, scene: Scene, count: str, cards: list[int]) -> str:
        """A pile: how many cards, and those of them that are worth a name; equal ones once."""
        names = [self.pile_card(scene, card) for card in cards if face_of(card)]
        if not names:
            return count
        counted = [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in names]
        listed = self.texts.say("list-comma").join(dict.fromkeys(counted))
        return self.texts.say("table-ff-pile", pile=count, cards=listed)

    def pile_card(self, scene: Scene, card: int) -> str:
        """A card in a pile by as much of its name as fits, with its counters."""
        marks = self.counter_marks(scene, card)
        return " ".join([shortened(self.bare_name(scene, card), PILE_NAME), *marks])

    def counter_marks(self, scene: Scene, thing: int) -> list[str]:
        """The counters on a thing in signs."""
        found = counters_on(game_of(scene), thing)
        return [f"{self.texts.render(counter)}×{count}" for counter, count in found]

    def limit_row(self, scene: Scene, seat: int) -> Row:
        """The cards of the viewer's own LB deck that lie face down, equal ones once."""
        game = game_of(scene)
        cards = [card for card in game.lb_deck(seat).cards if is_face_down(game, card)]
        cells: list[Cell] = []
        for face in sorted({face_of(card) for card in cards}):
            same = [card for card in cards if face_of(card) == face]
            marks = f"LB{game.card(face).limit_break}" + (f" ×{len(same)}" if len(same) > 1 else "")
            cells.append(replace(self.card_cell(scene, same[0]), marks=marks))
        return Row(self.zone_name("lb-deck"), cells, slim=True)

    def hand_fact(self, scene: Scene, hand: Place) -> str:
        """How many cards a player holds, and which of them the viewer knows of another's."""
        if hand.seat == scene.viewer:
            return self.fact("hand", len(hand.cards))
        return self.texts.render(self.maker.hand_message(scene, hand, KNOWN))

    def zone_name(self, name: str) -> str:
        """The name of a zone."""
        return self.texts.render(self.book.zone(name))

    def bare_name(self, scene: Scene, card: int) -> str:
        """The name of a card as it stands on a cell, without the quotation marks of a sentence."""
        code = scene.code(card)
        name = name_of_card(self.book.game, code)
        return code if name is None else name.words[self.texts.language]

    def piles(self, scene: Scene, titles: list[str]) -> list[Band]:
        """The open piles of both, the newest first."""
        game = game_of(scene)
        bands: list[Band] = []
        for seat in range(2):
            rows: list[Row] = []
            for name in PILES:
                cards = [card for card in game.zone_of(name, seat).cards[::-1] if face_of(card)]
                if name != "lb-deck" or seat != scene.viewer:
                    rows.append(Row(self.zone_name(name), [self.card_cell(scene, card) for card in cards]))
            bands.append(Band(titles[seat], [], rows, seat))
        return bands

    # ---- the middle

    def shared(self, scene: Scene) -> list[Band]:
        """The battle, the stack, cards that an effect shows: each only where there is any."""
        game = game_of(scene)
        bands = self.battle_band(scene)
        items = [self.piece_cell(scene, game.item(id)) for id in game.stack().cards[::-1]]
        if items:
            bands.append(Band(self.zone_name("stack"), [], [Row("", items, listed=True)]))
        for seat in range(2):
            for name in ("open", "looked"):
                cells = [self.card_cell(scene, card) for card in game.zone_of(name, seat).cards]
                if cells:
                    bands.append(Band(self.zone_name(name), [], [Row("", cells)]))
        return bands

    def battle_band(self, scene: Scene) -> list[Band]:
        """Who attacks and who blocks, where there is a battle, and what it would lead to."""
        game = game_of(scene)
        battle = game.current_battle()
        if battle is None:
            return []
        attackers = [id for id in battle.attackers if id in game.pieces]
        label = "table-ff-attacker" if len(battle.attackers) < 2 else "table-ff-party"
        rows = [self.fighter_row(label, attackers, scene)]
        if battle.blocked:
            blockers = [battle.blocker] if battle.blocker in game.pieces else []
            rows.append(self.fighter_row("table-ff-blocker", blockers, scene))
        return [Band(self.texts.say("table-ff-battle"), [], rows + self.outcome_rows(scene))]

    def fighter_row(self, label: str, ids: list[int], scene: Scene) -> Row:
        """Forwards in battle with their power."""
        words = [self.texts.sentence(self.book.fighter(id, scene)) for id in ids]
        words = words or [self.texts.say("table-ff-gone")]
        return Row(self.texts.say(label), [], parts=words, spoken="; ".join(words))

    def outcome_rows(self, scene: Scene) -> list[Row]:
        """What the battle would lead to; to who is about to block, with each of the blockers."""
        words = [self.texts.render(said) for said in self.maker.battle_told(scene)]
        if not words:
            return []
        return [Row(self.texts.say("table-ff-outcome"), [], parts=words, spoken="; ".join(words))]

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """A Character with what it is now, or what is on the stack as a sentence."""
        if isinstance(piece, Item):
            said = self.texts.sentence(self.book.stacked(piece, scene))
            return Cell(said, said, piece=piece.id)
        assert isinstance(piece, Character)
        elements = traits_of(game_of(scene), piece).elements
        return Cell(
            self.bare_name(scene, piece.cards[-1]),
            self.texts.render(self.maker.character_told(scene, piece)),
            " ".join(self.marks(scene, piece)),
            piece=piece.id,
            sideways=int(piece.dull),
            name=True,
            tint=tint_of(elements),
        )

    def marks(self, scene: Scene, piece: Character) -> list[str]:
        """Its number among equals, what it was primed on, element and cost, power, damage, and signs."""
        game = game_of(scene)
        traits = traits_of(game, piece)
        number = namesake_number(scene, piece.id)
        marks = [f"#{number}"] if number else []
        marks += [f"+{self.bare_name(scene, card)}" for card in piece.cards[:-1]]
        marks.append(f"{self.element_signs(traits.elements)}{traits.cost}")
        if is_forward(game, piece):
            power, printed = power_of(game, piece), max(0, game.card_of(piece).power)
            marks.append(str(power) if power == printed else f"{power}/{printed}")
        if piece.damage:
            marks.append(f"-{piece.damage}")
        battle = game.current_battle()
        if battle is not None and piece.id in [*battle.attackers, battle.blocker]:
            marks.append("▲" if piece.id in battle.attackers else "▼")
        if piece.frozen:
            marks.append(FROZEN)
        if piece.fresh and not traits.kinds & BACKUP:
            marks.append(self.texts.say("sign-ff-fresh"))
        if is_forward(game, piece):
            marks += [self.texts.say(f"sign-ff-{word}") for word in SHOWN_KEYWORDS if word in traits.keywords]
        return marks + self.counter_marks(scene, piece.id)

    def element_signs(self, elements: int) -> str:
        """Elements in signs."""
        return "/".join(self.texts.say(f"sign-ff-{ELEMENTS[element]}") for element in elements_of(elements))

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card by its type, element, cost and power; in the viewer's hand, with what it would cost now."""
        game = game_of(scene)
        if not face_of(card):
            return super().card_cell(scene, card)
        definition = game.card(face_of(card))
        price = self.maker.price(scene, card)
        name = self.bare_name(scene, card)
        spoken = self.texts.render(self.maker.card_told(scene, card))
        marks = " ".join([*self.card_marks(game, card, definition, price), *self.counter_marks(scene, card)])
        return Cell(name, spoken, marks, card=card, name=True, tint=tint_of(definition.elements))

    def card_marks(self, game: FFTCG, card: int, definition: Card, price: int) -> list[str]:
        """The same in signs."""
        cost = f"{definition.cost}" + (f"→{price}" if price != definition.cost else "")
        kind = self.texts.say(f"sign-ff-{KIND_WORDS[definition.kind]}")
        marks = [kind, f"{self.element_signs(definition.elements)}{cost}"]
        if definition.power >= 0:
            marks.append(str(definition.power))
        if definition.ex:
            marks.append("EX")
        if definition.limit_break:
            marks.append(f"LB{definition.limit_break}")
            if not is_face_down(game, card):
                marks.append(self.texts.say("sign-ff-up"))
        return marks

    # ---- payments and cards

    def shortcut(self, scene: Scene) -> Shortcut | None:
        """The payment that harms least, or the damage divided, while one of them is asked for."""
        found = self.maker.shortcut(scene)
        return None if found is None else Shortcut(found.keys, self.texts.render(found.said))

    def describe(self, scene: Scene, cell: Cell) -> list[str]:
        """A card with all that is printed on it, and its text; of a primed Character both cards."""
        piece = scene.game.pieces.get(cell.piece)
        if isinstance(piece, Item):
            code = scene.game.rulebook.code(piece.face)
            text = text_of_ability("fftcg", code, piece.ability.number) or text_of_card("fftcg", code)
            return [cell.spoken, *([] if text is None else text.words[self.texts.language].split("\n"))]
        cards = [cell.card] if piece is None else piece.cards[::-1]
        lines = [cell.spoken]
        for card in cards:
            if face_of(card):
                lines += self.printed(scene.code(card), len(cards) > 1)
        return lines

    def printed(self, code: str, with_name: bool) -> list[str]:
        """What is printed on a card."""
        facts = facts_by_number(self.book.game).get(code)
        if facts is None:
            return [code]
        name = [facts.name(self.texts.language)] if with_name else []
        lines = [BETWEEN.join([*name, *facts_lines(facts, self.texts.language), code])]
        text = text_of_card(self.book.game, code)
        return lines if text is None else lines + text.words[self.texts.language].split("\n")

    # ---- why not, help

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Cards: casting and their other uses; Characters: what they can do or suffer; without: nothing."""
        return [] if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[str]:
        """The game in six paragraphs."""
        return [self.texts.say(OWN_HELP.get(said.id, said.id)) for said in self.maker.help()]

    def legend(self) -> str:
        """What the signs of the board mean."""
        return self.texts.say("help-ff-signs", driven=DRIVEN, frozen=FROZEN, back=BACK)

    def reference(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The phases of a turn."""
        say = self.texts.say
        entries = [(say(f"step-ff-{step}"), say(f"about-ff-{step}")) for step in STEPS]
        return [(say("help-ff-phases"), entries)]


def tint_of(elements: int) -> str:
    """The colour that a card is shown in: that of its first element."""
    found = elements_of(elements)
    return TINTS[found[0]] if found else ""
