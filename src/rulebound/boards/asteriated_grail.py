"""The board of Asteriated Grail: two camps, four to eight seats with their characters, and what is under way.

Facts of the table are those of the camps (`morale-red`, `gems-red`, `crystals-red`, `grails-red`, and blue);
facts of a seat are `hand`, `heal`, `energy-gems`, `energy-crystals`, and `yellow`, `blue`, `covers` where the
character has such tokens. Areas of a side: `A.character`, `A.effects`, `A.covers`, `A.exclusive`, `A.hand`;
in a burst `A.burst`, in a draft `A.candidates`. Shared: `under-way` (attacks and Magic Bullets, the newest
first; their cells are named `f` and a number, and nothing can be done with them), `open`, `deck`, `discard`;
in a draft `pool` and `banned`. Arrows lead from seat to seat: `attack`, `bullet`, `damage` that no attack
deals, `target` of a skill. An effect says who placed it by a state `by-A`.
"""

from typing import Final

from rulebound.boards.general import BoardMaker, area_id, card_id, hidden_cell, is_asked, known_cards, seat_id
from rulebound.boards.model import ROW, STACK, Area, Arrow, Cell, Fact, Mark, Side
from rulebound.games.asteriated_grail.attack import Defend
from rulebound.games.asteriated_grail.cards import ELEMENTS
from rulebound.games.asteriated_grail.damage import Heal
from rulebound.games.asteriated_grail.describe import CAMPS, PHASES
from rulebound.games.asteriated_grail.frames import Attack, Bullet, Damage, Effect, Use
from rulebound.games.asteriated_grail.hands import ceiling
from rulebound.games.asteriated_grail.state import GRAILS, STONES, AsteriatedGrail
from rulebound.games.asteriated_grail.using import At, Using
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.zone import Piece, Place
from rulebound.texts import Message, Scene
from rulebound.texts.asteriated_grail import AsteriatedGrailPhrases
from rulebound.texts.asteriated_grail_things import (
    SIGNS,
    camp_message,
    character_message,
    element_message,
    fate_message,
    game_of,
    skill_name,
    token_name,
)
from rulebound.texts.message import Name

HAND_VERBS: Final = ["attack", "magic", "counter", "light", "bullet", "discard", "give", "cover"]
COVER_VERBS: Final = ["uncover", "attack", "magic", "counter"]
PLAIN_VERBS: Final = ["buy", "synthesise", "refine", "exchange", "shield", "take"]
HEALING: Final = "④"
"""The sign of the point at which heal is used."""
NONE: Final = Message("table-none")


class Shown:
    """What a card shows to a player of some character: its name alone, in words, marks, elements."""

    def __init__(self, name: Message, spoken: Message, marks: list[Mark], tints: list[str]) -> None:
        self.name = name
        self.spoken = spoken
        self.marks = marks
        self.tints = tints


class AsteriatedGrailMaker(BoardMaker):
    """The table of Asteriated Grail."""

    book: AsteriatedGrailPhrases

    def __init__(self) -> None:
        super().__init__("asteriated-grail")
        self.book = AsteriatedGrailPhrases()
        self.shown: dict[tuple[str, int], Shown] = {}

    # ---- the whole table

    def headline(self, scene: Scene) -> list[Message]:
        """The game, the turn, the phase, and the point of the axis at which someone is asked."""
        point = asked_at(game_of(scene))
        return [*self.turn_told(scene), *([Message("point-ag", sign=point)] if point else [])]

    def turn_told(self, scene: Scene) -> list[Message]:
        """The game, the turn, the phase."""
        game = game_of(scene)
        words = [self.book.name()]
        if not game.turn_number:
            return words
        seat = self.book.name_of_seat(game.turn, scene)
        words.append(Message("table-ag-headline", turn=game.turn_number, seat=seat))
        return [*words, Message(f"phase-ag-{PHASES[game.phase]}")]

    def order(self, scene: Scene) -> list[int]:
        """The seats from the current player on; where a point asks one after the other, who still comes."""
        game = game_of(scene)
        if not game.turn_number:
            return []
        order = game.in_order()
        task = game.agenda[-1] if game.decision is not None else None
        return order[task.turns :] if isinstance(task, At) else order

    def facts(self, scene: Scene) -> list[Fact]:
        """Morale, stones and Grails of both camps."""
        game = game_of(scene)
        most = ceiling(game)
        found: list[Fact] = []
        for camp, name in enumerate(CAMPS):
            said = camp_message(camp)
            found += [
                Fact(f"morale-{name}", Message("board-ag-morale", camp=said), game.morale[camp], most),
                Fact(f"gems-{name}", Message("board-ag-gems", camp=said), game.gems[camp], STONES),
                Fact(
                    f"crystals-{name}", Message("board-ag-crystals", camp=said), game.crystals[camp], STONES
                ),
                Fact(f"grails-{name}", Message("board-ag-grails", camp=said), game.grails[camp], GRAILS),
            ]
        return found

    # ---- a side

    def side(self, scene: Scene, seat: int) -> Side:
        """A player with character, effects, covers and hand."""
        game = game_of(scene)
        team = game.teams[seat]
        states = side_states(game, seat)
        chosen = game.character_place(seat).cards
        if not chosen or not face_of(chosen[0]):
            return Side(seat, team, [], self.held_areas(scene, seat, None), states)
        name = game.character(seat).name
        facts = self.seat_facts(scene, seat)
        hand = self.hand_told(scene, seat, facts)
        told = self.character_told(scene, seat, [hand, *self.numbers_told(scene, seat, facts)])
        areas = [self.character_area(scene, seat, told), *self.held_areas(scene, seat, hand)]
        return Side(seat, team, facts, areas, states, character_message(name), name)

    def held_areas(self, scene: Scene, seat: int, hand: Message | None) -> list[Area]:
        """What lies before and beside a character, and the hand; most of it only where there is any."""
        game = game_of(scene)
        areas = [self.area(scene, game.effects(seat))]
        if game.covers(seat).cards:
            areas.append(self.covers_area(scene, seat))
        for place in (game.exclusive(seat), game.burst(seat), game.candidates(seat)):
            if place.cards:
                areas.append(self.row(scene, place))
        return [*areas, self.hand_row(scene, game.hand(seat), hand)]

    def hand_row(self, scene: Scene, hand: Place, told: Message | None) -> Area:
        """The viewer's own hand in full; of another's what is known."""
        own = hand.seat == scene.viewer
        cards = sorted(hand.cards, key=face_of) if own else known_cards(scene, hand)
        cells = [self.card_cell(scene, card) for card in cards]
        title = self.book.zone("hand")
        return Area(area_id(scene, hand), "hand", ROW, title, cells, len(hand.cards), own, NONE, told)

    def row(self, scene: Scene, place: Place) -> Area:
        """The cards of a place side by side, backs where they are hidden."""
        return self.named_area(scene, place, ROW, [self.card_cell(scene, card) for card in place.cards])

    def covers_area(self, scene: Scene, seat: int) -> Area:
        """The covers beside a character, by the name that its sheet gives them."""
        place = game_of(scene).covers(seat)
        cells = [self.card_cell(scene, card) for card in place.cards]
        title = self.book.token(seat, "covers", scene)
        return Area(area_id(scene, place), "covers", ROW, title, cells, len(cells), empty=NONE)

    def character_area(self, scene: Scene, seat: int, told: Message) -> Area:
        """The character card, which tells all numbers in words; with its form where it is tapped."""
        game = game_of(scene)
        place = game.character_place(seat)
        name = game.character(seat).name
        form = token_name(name, "form") if game.tapped[seat] else None
        marks = [] if form is None else [Mark("form", Message("card-text", text=form))]
        states = ["tapped"] if game.tapped[seat] else []
        card = place.cards[0]
        cell = Cell(card_id(card), name, character_message(name), told, card, 0, marks, states)
        return self.named_area(scene, place, ROW, [cell])

    def character_told(self, scene: Scene, seat: int, numbers: list[Message], title: str = "") -> Message:
        """A character with its form and its numbers, perhaps after the name of its player."""
        game = game_of(scene)
        name = game.character(seat).name
        form = token_name(name, "form") if game.tapped[seat] else None
        return Message(
            "spoken-ag-character",
            name=character_message(name),
            title=title,
            titled="yes" if title else "no",
            tapped="no" if not game.tapped[seat] else "plain" if form is None else "form",
            form="" if form is None else form,
            numbers=listed(numbers),
        )

    def seat_facts(self, scene: Scene, seat: int) -> list[Fact]:
        """What everyone sees of a player: cards, heal, energy, tokens, covers."""
        game = game_of(scene)
        energy = game.energy_limit(seat)
        gems, crystals = game.energy_gems[seat], game.energy_crystals[seat]
        facts = [
            Fact("hand", self.book.zone("hand"), len(game.hand(seat).cards), game.hand_limit(seat)),
            Fact("heal", Message("board-ag-heal"), game.heal[seat], game.heal_limit(seat)),
            Fact("energy-gems", Message("board-ag-energy-gems"), gems, energy),
            Fact("energy-crystals", Message("board-ag-energy-crystals"), crystals, energy),
        ]
        for token, count, most in tokens_of(game, seat):
            if count or most:
                facts.append(Fact(token, self.book.token(seat, token, scene), count, most or -1))
        return facts

    def hand_told(self, scene: Scene, seat: int, facts: list[Fact]) -> Message:
        """How many cards a player holds of how many, with those that the viewer knows of another's."""
        hand = game_of(scene).hand(seat)
        faces = known_cards(scene, hand) if seat != scene.viewer else []
        cards = [self.book.card(scene.code(card)) for card in faces]
        limit = facts[0].most
        return Message("table-ag-hand", count=len(hand.cards), limit=limit, known=len(cards), cards=cards)

    def numbers_told(self, scene: Scene, seat: int, facts: list[Fact]) -> list[Message]:
        """The other numbers in words."""
        game = game_of(scene)
        gems, crystals = game.energy_gems[seat], game.energy_crystals[seat]
        told = [
            Message("table-ag-heal", number=facts[1].value, most=facts[1].most),
            Message("table-ag-energy", gems=gems, crystals=crystals),
        ]
        return told + [Message("table-count", zone=fact.label, count=fact.value) for fact in facts[4:]]

    # ---- what is shared

    def shared(self, scene: Scene) -> list[Area]:
        """What is under way, open cards, the piles; in a draft the characters."""
        game = game_of(scene)
        areas: list[Area] = []
        cells = [self.frame_cell(scene, id) for id in reversed(frames_under_way(game))]
        if cells:
            title = Message("table-ag-under-way")
            areas.append(Area("under-way", "under-way", STACK, title, cells, len(cells)))
        if game.open_cards().cards:
            areas.append(self.row(scene, game.open_cards()))
        if game.turn_number:
            areas += [self.area(scene, game.deck()), self.area(scene, game.discard_pile())]
        else:
            areas += [self.row(scene, place) for place in (game.pool(), game.banned()) if place.cards]
        return areas

    def frame_cell(self, scene: Scene, id: int) -> Cell:
        """An attack or a Magic Bullet, with the damage that it will deal."""
        game = game_of(scene)
        frame = game.frames[id]
        told = self.frame_told(scene, id)
        assert isinstance(frame, Attack | Bullet)
        marks = [Mark("damage", str(frame.damage))]
        if isinstance(frame, Bullet):
            return Cell(f"f{id}", "", told, told, marks=marks, states=["bullet"])
        tints = [ELEMENTS[frame.element]] if frame.element >= 0 else []
        code = scene.code(frame.card) if face_of(frame.card) else ""
        states = ["attack"] if frame.active else ["counter"]
        return Cell(f"f{id}", code, told, told, marks=marks, states=states, tints=tints)

    def frame_told(self, scene: Scene, id: int) -> Message:
        """The same in words: from whom, to whom, how much."""
        frame = game_of(scene).frames[id]
        if isinstance(frame, Bullet):
            seat, other = self.book.seat(frame.source, scene), self.book.seat(frame.target, scene)
            return Message("table-ag-bullet", seat=seat, other=other, number=frame.damage)
        assert isinstance(frame, Attack)
        return Message(
            "table-ag-attack",
            seat=self.book.seat(frame.seat, scene),
            other=self.book.seat(frame.target, scene),
            element=element_message(frame.element) if frame.element >= 0 else "",
            number=frame.damage,
        )

    def under_way(self, scene: Scene) -> list[Message]:
        """Attacks, a counter after what it counters, and a Magic Bullet."""
        return [self.frame_told(scene, id) for id in frames_under_way(game_of(scene))]

    def arrows(self, scene: Scene) -> list[Arrow]:
        """Who attacks whom, to whom a Magic Bullet flies, who is damaged, whom a skill is aimed at."""
        game = game_of(scene)
        found: list[Arrow] = []
        for id in sorted(game.frames):
            frame = game.frames[id]
            if isinstance(frame, Attack):
                found.append(seat_arrow(scene, frame.seat, frame.target, "attack"))
            elif isinstance(frame, Bullet) and frame.target >= 0:
                found.append(seat_arrow(scene, frame.source, frame.target, "bullet"))
            elif isinstance(frame, Damage) and not frame.attack and frame.source >= 0:
                found.append(seat_arrow(scene, frame.source, frame.target, "damage"))
            elif isinstance(frame, Use):
                found += [seat_arrow(scene, frame.seat, target, "target") for target in frame.targets]
        return found

    # ---- cells

    def piece_cell(self, scene: Scene, piece: Piece) -> Cell:
        """An effect, with who placed it and the heal that it holds."""
        assert isinstance(piece, Effect)
        card = piece.cards[0] if piece.cards else 0
        code = scene.code(card) if face_of(card) else ""
        name = bare(self.book.effect_name(piece.name))
        marks = [Mark("heal", str(piece.heal))] if piece.heal else []
        states = ["basic" if piece.basic else "exclusive", f"by-{scene.game.seat_name(piece.by)}"]
        tints = self.shown_card(scene, card).tints if code else []
        told = self.effect_told(scene, piece)
        return Cell(f"p{piece.id}", code, name, told, 0, piece.id, marks, states, tints)

    def effect_told(self, scene: Scene, effect: Effect) -> Message:
        """The same in words."""
        return Message(
            "spoken-ag-effect",
            effect=bare(self.book.effect_name(effect.name)),
            seat=self.book.seat(effect.by, scene),
            heal=effect.heal,
        )

    def card_cell(self, scene: Scene, card: int) -> Cell:
        """A card, with the unique skills of the viewer's own character that it bears."""
        if not face_of(card):
            return hidden_cell(self.book)
        shown = self.shown_card(scene, card)
        id = card_id(card)
        states = [] if id else ["known"]
        code = scene.code(card)
        return Cell(id, code, shown.name, shown.spoken, card, 0, shown.marks, states, shown.tints)

    def shown_card(self, scene: Scene, card: int) -> Shown:
        """What a card shows to the viewer; worked out once for each face and character."""
        game = game_of(scene)
        code = scene.code(card)
        own = game.characters[scene.viewer] if scene.viewer < game.match.seats else 0
        found = self.shown.get((code, own))
        if found is None:
            found = self.shown[code, own] = self.show(scene, card)
        return found

    def show(self, scene: Scene, card: int) -> Shown:
        """The same, worked out."""
        game = game_of(scene)
        face = game.face(card)
        skills = self.book.own_skills(game, scene.viewer, card)
        marks = [Mark("fate", fate_message(face.fate))] if face.fate >= 0 else []
        marks += [Mark("skill", Message("card-text", text=skill_name(id))) for id in skills]
        tints = [ELEMENTS[face.element]] if face.element >= 0 else []
        name = bare(self.book.card(scene.code(card)))
        return Shown(name, self.book.held_card(card, scene), marks, tints)

    # ---- options, why not, help

    def cells_of(self, scene: Scene, option: Option) -> list[str]:
        """A target is a seat."""
        if option.verb in scene.game.rulebook.seat_verbs:
            return [seat_id(scene, option.number)]
        return super().cells_of(scene, option)

    def verbs(self, game: Game, cell: Cell | None) -> list[str]:
        """Hand cards: their uses; effects: to be named; without either: special actions and skills."""
        return verbs_for(game, 0, 0) if cell is None else verbs_for(game, cell.card, cell.piece)

    def help(self) -> list[Message]:
        """The game in six paragraphs."""
        return [
            Message("help-ag-goal"),
            Message("help-ag-turn"),
            Message("help-ag-attack"),
            Message("help-ag-damage"),
            Message("help-ag-stones"),
            Message("help-ag-skills"),
        ]


# ---- names


def bare(said: Message) -> Message:
    """A name as it stands on a cell, without the quotation marks of a sentence."""
    name = said.args.get("name")
    return Message("card-text", text=name) if isinstance(name, Name) else said


def listed(parts: list[Message]) -> Message:
    """Words one after another, with commas between them."""
    return parts[0] if len(parts) == 1 else Message("board-ag-list", first=parts[0], rest=listed(parts[1:]))


# ---- what is going on


def frames_under_way(game: AsteriatedGrail) -> list[int]:
    """The attacks and Magic Bullets that are under way, the oldest first."""
    return [
        id
        for id, frame in sorted(game.frames.items())
        if isinstance(frame, Attack) or (isinstance(frame, Bullet) and frame.target >= 0)
    ]


def seat_arrow(scene: Scene, start: int, end: int, kind: str) -> Arrow:
    """From seat to seat."""
    return Arrow(seat_id(scene, start), seat_id(scene, end), kind)


def asked_at(game: AsteriatedGrail) -> str:
    """The sign of the point of the damage axis at which someone is asked; empty where it is none of them."""
    task = game.agenda[-1] if game.decision is not None else None
    if isinstance(task, Heal):
        return HEALING
    if isinstance(task, At):
        return SIGNS.get(task.point, "")
    if isinstance(task, Defend):
        return SIGNS.get(game.attack(task.attack).stage, "")
    if isinstance(task, Using):
        points = [at.point for at in game.agenda if isinstance(at, At)]
        return SIGNS.get(points[-1], "") if points else ""
    return ""


def side_states(game: AsteriatedGrail, seat: int) -> list[str]:
    """Whose turn it is, who is asked, who is attacked, who is tapped."""
    states = ["turn"] if is_turn(game, seat) else []
    if is_asked(game, seat):
        states.append("asked")
    frames = [game.frames[id] for id in frames_under_way(game)]
    if any(isinstance(frame, Attack | Bullet) and frame.target == seat for frame in frames):
        states.append("attacked")
    if game.tapped[seat]:
        states.append("tapped")
    return states


def is_turn(game: AsteriatedGrail, seat: int) -> bool:
    """Whether it is a seat's turn."""
    return game.turn_number > 0 and game.turn == seat


def tokens_of(game: AsteriatedGrail, seat: int) -> list[tuple[str, int, int]]:
    """Tokens and covers of a seat: how many there are and may be."""
    character = game.character(seat)
    return [
        ("yellow", game.yellow[seat], character.most_yellow),
        ("blue", game.blue[seat], character.most_blue),
        ("covers", len(game.covers(seat).cards), character.most_covers),
    ]


def verbs_for(game: Game, card: int, piece: int) -> list[str]:
    """The verbs worth a reason; without card and piece those of actions and of skills, own ones or not."""
    assert isinstance(game, AsteriatedGrail)
    if piece:
        return ["effect"]
    if not card:
        skills = [skill.name for character in game.cast.characters for skill in character.skills]
        return [*PLAIN_VERBS, *skills]
    if any(card in game.covers(seat).cards for seat in range(game.match.seats)):
        return COVER_VERBS
    return HAND_VERBS if game.face(card).is_base else []
