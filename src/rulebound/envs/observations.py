"""Observations: a seat's view as named tensors, in a layout that never changes for a game and its seats.

    numbers   what belongs to no player                          float32 [numbers]
    seats     one row per seat, the viewer's first               float32 [seats, seat features]
    cards     one row per slot of each zone, the viewer's first  float32 [rows, card features]
    faces     which card lies in each row; 0 is unknown or none  int16 [rows]
    words     what the piece in a row is called; 0 is nothing    int16 [rows]
    targets   what the piece in a row is aimed at                int16 [rows, 5]
    left      which cards of each deck are out of sight: face,   int16 [seats + 1, most, 2]
              how many
    settings  which value each setting of the match has          int16 [settings]
    decision  the question, the number of options, the page      int16 [3]
    options   one row per action: verb, face, row, number, seat  int16 [actions, 5]
    named     what the seat has answered of what it is doing     int16 [16, 5]

Everything is read from a look, which a seat's view and its own answers make up, and from nothing else. So
what the seat does not know is not in it.
"""

import zlib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from rulebound.envs.extras import Array, EnvError, need
from rulebound.envs.playing import Look, is_paged, page_of
from rulebound.envs.sights import Sight, sight_of
from rulebound.envs.sights.base import Numbers
from rulebound.games import rulebook_named
from rulebound.kernel.card import COMMON, FACE_MASK, OWNER_SHIFT, face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.rulebook import TRIAL_CARDS

numpy = need("numpy")

WORDS: Final = 8191
"""Verbs, questions and names are numbered from 1 to this by a hash, so that new cards move no number."""
MOST_NUMBER: Final = 999
NAMED_ROWS: Final = 16
MOST_COPIES: Final = 50
TENSORS: Final = [
    "numbers",
    "seats",
    "cards",
    "faces",
    "words",
    "targets",
    "left",
    "settings",
    "decision",
    "options",
    "named",
]
"""The names of the tensors, in the order in which they stand in a flat observation."""
FLOATS: Final = ("numbers", "seats", "cards")
CARD_FEATURES: Final = ["present", "known", "whose"]
SEAT_FEATURES: Final = ["viewer", "same team", "decides"]
TARGET_FEATURES: Final = ["first row", "second row", "third row", "seat", "face beneath"]
MOST_AIMS: Final = 3
DECISION_FEATURES: Final = ["question", "options", "page"]
OPTION_FEATURES: Final = ["verb", "face", "row", "number", "seat"]
ZONE_SCALE: Final = 50

Tensors = Mapping[str, Array]


@cache
def word_number(word: str) -> int:
    """The number of a word, the same in every process and version; 0 for none."""
    return zlib.crc32(word.encode()) % WORDS + 1 if word else 0


@lru_cache(256)
def counted(deck: tuple[int, ...], faces: int) -> Array:
    """How many cards of each face a deck has; no more than fit in the tensor."""
    return numpy.bincount(deck, minlength=faces).clip(0, MOST_COPIES)


@cache
def layout_of(game: str, seats: int) -> "Layout":
    """The layout of a game for so many seats. Layouts are shared: they hold no game."""
    sight, counts = sight_of(game), rulebook_named(game).seat_counts
    if seats not in counts:
        raise EnvError(f"{game} is played by {' or '.join(map(str, counts))}, not by {seats!r}.")
    return Layout(sight, game, seats)


class Layout:
    """Where everything stands in the observations of one game, and how they are filled."""

    def __init__(self, sight: Sight, game: str, seats: int) -> None:
        self.sight = sight
        self.game = game
        self.seats = seats
        self.most_options = sight.most_options
        rulebook = rulebook_named(game)
        self.face_count = len(rulebook.faces)
        self.seat_verbs = rulebook.seat_verbs
        self.settings = [one for one in rulebook.settings if one.name != TRIAL_CARDS]
        self.zone_names = [zone.name for zone in rulebook.zones if not zone.shared]
        self.shared_names = [zone.name for zone in rulebook.zones if zone.shared]
        self.starts: dict[tuple[int, str], int] = {}
        self.rows = self.allot_rows()
        self.spans = [self.find_spans(own) for own in range(seats)]
        self.card_features = [*CARD_FEATURES, *sight.facts, *sight.states]
        self.seat_features = [
            *SEAT_FEATURES,
            *sight.seat_numbers,
            *[f"{name} / {ZONE_SCALE}" for name in self.zone_names],
        ]
        self.number_names = [*sight.numbers, *[f"{name} / {ZONE_SCALE}" for name in self.shared_names]]
        self.state_start = len(CARD_FEATURES) + len(sight.facts)
        table = [[0.0] * len(sight.facts)]
        table += [sight.facts_of(rulebook, face) for face in range(1, self.face_count)]
        self.face_table: Array = numpy.clip(numpy.array(table, numpy.float32), -1.0, 1.0)
        self.shapes = self.find_shapes()
        self.highs = self.find_highs()
        self.sizes = {name: int(numpy.prod(self.shapes[name])) for name in TENSORS}
        self.flat_size = sum(self.sizes.values())

    def __reduce__(self) -> Any:
        return layout_of, (self.game, self.seats)

    def allot_rows(self) -> int:
        """Give each zone its rows: the viewer's zones, those of the next seat, …, then the shared ones."""
        row = 0
        for offset in range(self.seats):
            for name in self.zone_names:
                self.starts[offset, name] = row
                row += self.sight.zones[name]
        for name in self.shared_names:
            self.starts[-1, name] = row
            row += self.sight.shared[name]
        return row

    def find_spans(self, own: int) -> list[tuple[int, int]]:
        """First row and number of rows of each place of a game, in the order of its places, for a viewer."""
        spans: list[tuple[int, int]] = []
        for seat in range(self.seats):
            for name in self.zone_names:
                spans.append((self.starts[(seat - own) % self.seats, name], self.sight.zones[name]))
        return spans + [(self.starts[-1, name], self.sight.shared[name]) for name in self.shared_names]

    def find_shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each tensor."""
        return {
            "numbers": (len(self.number_names),),
            "seats": (self.seats, len(self.seat_features)),
            "cards": (self.rows, len(self.card_features)),
            "faces": (self.rows,),
            "words": (self.rows,),
            "targets": (self.rows, len(TARGET_FEATURES)),
            "left": (self.seats + 1, self.sight.most_left, 2),
            "settings": (len(self.settings),),
            "decision": (len(DECISION_FEATURES),),
            "options": (self.most_options, len(OPTION_FEATURES)),
            "named": (NAMED_ROWS, len(OPTION_FEATURES)),
        }

    def find_highs(self) -> dict[str, Array]:
        """The largest value of each entry; the least is 0, or -1 for the tensors of floats."""
        last_face = self.face_count - 1
        highs: dict[str, Array] = {name: numpy.ones(self.shapes[name], numpy.float32) for name in FLOATS}
        highs["faces"] = numpy.full(self.rows, last_face, numpy.int16)
        highs["words"] = numpy.full(self.rows, WORDS, numpy.int16)
        highs["targets"] = numpy.tile(
            numpy.array([self.rows] * MOST_AIMS + [self.seats, last_face], numpy.int16), (self.rows, 1)
        )
        highs["left"] = numpy.tile(
            numpy.array([last_face, MOST_COPIES], numpy.int16), (self.seats + 1, self.sight.most_left, 1)
        )
        highs["settings"] = numpy.array([len(setting.values) for setting in self.settings], numpy.int16)
        highs["decision"] = numpy.array([WORDS, MOST_NUMBER, MOST_NUMBER], numpy.int16)
        row = numpy.array([WORDS, last_face, self.rows, MOST_NUMBER, self.seats], numpy.int16)
        highs["options"] = numpy.tile(row, (self.most_options, 1))
        highs["named"] = numpy.tile(row, (NAMED_ROWS, 1))
        return highs

    def row_names(self) -> list[str]:
        """What each row of `cards` is: seat (0 is the viewer), zone and slot from the top."""
        names = [""] * self.rows
        for (offset, name), start in self.starts.items():
            whose = "" if offset < 0 else f"{offset}."
            slots = self.sight.shared[name] if offset < 0 else self.sight.zones[name]
            for slot in range(slots):
                names[start + slot] = f"{whose}{name}.{slot}"
        return names

    # ---- making observations

    def empty(self, *count: int) -> dict[str, Array]:
        """Tensors of zeros, for so many observations at once where a count is given."""
        return {
            name: numpy.zeros((*count, *self.shapes[name]), numpy.float32 if name in FLOATS else numpy.int16)
            for name in TENSORS
        }

    def observe(self, look: Look) -> dict[str, Array]:
        """The tensors of a look."""
        tensors = self.empty()
        self.write(look, tensors)
        return tensors

    def write(self, look: Look, tensors: Tensors) -> None:
        """Write the tensors of a look over others."""
        game, viewer = look.view.game, look.view.viewer
        own = viewer if viewer < self.seats else 0
        rows: dict[int, int] = {}
        self.write_cards(game, own, tensors, rows)
        self.write_targets(game, own, tensors, rows)
        self.write_left(look, own, tensors)
        given = game.match.settings
        tensors["settings"][:] = [
            setting.values.index(given.get(setting.name, setting.default)) + 1 for setting in self.settings
        ]
        self.write_numbers(game, own, tensors)
        self.write_decision(game, own, look.page, tensors, rows)
        tensors["named"][:] = 0
        for n, answer in enumerate(look.named[-NAMED_ROWS:]):
            tensors["named"][n] = self.option_row(game, own, answer.option, rows)

    def write_cards(self, game: Game, own: int, tensors: Tensors, rows: dict[int, int]) -> None:
        """Fill the rows of all zones; `rows` notes where each card and piece lies."""
        faces = [0] * self.rows
        whose = [0.0] * self.rows
        present = [0.0] * self.rows
        standing: list[int] = []
        for place, (start, slots) in zip(game.places, self.spans[own], strict=True):
            if not place.cards:
                continue
            things = place.cards[:slots] if place.zone.pieces else place.cards[: -slots - 1 : -1]
            end = start + len(things)
            rows.update(zip(things, range(start, end), strict=True))
            present[start:end] = [1.0] * len(things)
            whose[start:end] = [self.whose(game, own, place.seat)] * len(things)
            if place.zone.pieces:
                standing += things
            else:
                faces[start:end] = [thing & FACE_MASK for thing in things]
        tensors["words"][:] = 0
        tensors["cards"][:, self.state_start :] = 0.0
        for id in standing:
            piece, row = game.pieces[id], rows[id]
            faces[row] = face_of(piece.cards[-1]) if piece.cards else 0
            whose[row] = self.whose(game, own, piece.seat)
            tensors["words"][row] = word_number(self.sight.word_of(game, piece))
            tensors["cards"][row, self.state_start :] = self.sight.states_of(game, piece)
        self.write_printed(faces, whose, present, tensors)

    def write_targets(self, game: Game, own: int, tensors: Tensors, rows: dict[int, int]) -> None:
        """Fill what each piece is aimed at, and the card beneath its uppermost."""
        tensors["targets"][:] = 0
        for id, piece in game.pieces.items():
            if id not in rows:
                continue
            found = [rows[aim] + 1 for aim in self.sight.aims_of(game, piece) if aim in rows][:MOST_AIMS]
            seat = self.sight.seat_aimed_at(game, piece)
            beneath = face_of(piece.cards[-2]) if len(piece.cards) > 1 else 0
            if found or seat >= 0 or beneath:
                target = tensors["targets"][rows[id]]
                target[: len(found)] = found
                target[MOST_AIMS:] = (0 if seat < 0 else (seat - own) % self.seats + 1, beneath)

    def write_left(self, look: Look, own: int, tensors: Tensors) -> None:
        """List the cards of each deck that the viewer sees nowhere."""
        game, width = look.view.game, self.face_count
        unknown = (self.seats + 1) * width
        left: Array = numpy.zeros(unknown + width, numpy.int64)
        starts: Array = numpy.full(COMMON + 1, unknown)
        for owner, deck in look.decks.items():
            start = starts[owner] = width * (self.seats if owner == COMMON else (owner - own) % self.seats)
            left[start : start + width] = counted(tuple(deck), width)
        cards = [card for place in game.places if not place.zone.pieces for card in place.cards]
        cards += [card for piece in game.pieces.values() for card in piece.cards]
        array: Array = numpy.array(cards, numpy.int64)
        left -= numpy.bincount(
            starts[array >> OWNER_SHIFT & COMMON] + (array & FACE_MASK), minlength=len(left)
        )
        tensors["left"][:] = 0
        for owner, deck in look.decks.items():
            if deck:
                counts = left[starts[owner] : starts[owner] + width]
                faces = (counts > 0).nonzero()[0][: self.sight.most_left]
                listed = tensors["left"][starts[owner] // width]
                listed[: len(faces), 0] = faces
                listed[: len(faces), 1] = counts[faces]

    def write_printed(self, faces: list[int], whose: Numbers, present: Numbers, tensors: Tensors) -> None:
        """Fill what each row has whether or not its card is in play."""
        tensors["faces"][:] = faces
        cards = tensors["cards"]
        cards[:, 0] = present
        cards[:, 1] = tensors["faces"] > 0
        cards[:, 2] = whose
        cards[:, len(CARD_FEATURES) : self.state_start] = self.face_table[tensors["faces"]]
        cards.clip(-1.0, 1.0, out=cards)

    def whose(self, game: Game, own: int, seat: int) -> float:
        """1 for the viewer's own, 0.5 for its team's, -1 for an opponent's, 0 for nobody's."""
        if seat < 0:
            return 0.0
        if seat == own:
            return 1.0
        return 0.5 if game.teams[seat] == game.teams[own] else -1.0

    def write_numbers(self, game: Game, own: int, tensors: Tensors) -> None:
        """Fill what is not about single cards."""
        decides = -1 if game.decision is None else game.decision.seat
        sizes = [len(place.cards) / ZONE_SCALE for place in game.places]
        zones = len(self.zone_names)
        table = []
        for offset in range(self.seats):
            seat = (own + offset) % self.seats
            team = game.teams[seat] == game.teams[own]
            row = [float(offset == 0), float(team), float(seat == decides)]
            row += self.sight.seat_numbers_of(game, seat)
            table.append(row + sizes[seat * zones : (seat + 1) * zones])
        tensors["seats"][:] = table
        tensors["seats"].clip(-1.0, 1.0, out=tensors["seats"])
        numbers = self.sight.numbers_of(game, own) + sizes[self.seats * zones :]
        tensors["numbers"][:] = numbers
        tensors["numbers"].clip(-1.0, 1.0, out=tensors["numbers"])

    def write_decision(self, game: Game, own: int, page: int, tensors: Tensors, rows: dict[int, int]) -> None:
        """Fill the question and the options of a page."""
        tensors["options"][:] = 0
        decision = game.decision
        if decision is None:
            tensors["decision"][:] = 0
            return
        count = min(len(decision.options), MOST_NUMBER)
        tensors["decision"][:] = (word_number(decision.question), count, min(page, MOST_NUMBER))
        shown = page_of(decision.options, page, self.most_options)
        if shown:
            tensors["options"][: len(shown)] = [self.option_row(game, own, o, rows) for o in shown]
        if is_paged(decision.options, self.most_options):
            tensors["options"][self.most_options - 1, 0] = word_number("more")

    def option_row(
        self, game: Game, own: int, option: Option, rows: dict[int, int]
    ) -> tuple[int, int, int, int, int]:
        """What an option means in five numbers; each 0 where it does not apply."""
        face = face_of(option.card)
        thing = option.piece or (option.card if option.card > FACE_MASK else 0)
        row = rows.get(thing, -1) + 1
        number = min(option.number + 1, MOST_NUMBER)
        seat = 0
        if option.verb in self.seat_verbs and option.number >= 0:
            number, seat = 0, (option.number - own) % self.seats + 1
        elif option.piece in game.pieces:
            piece = game.pieces[option.piece]
            seat = (piece.seat - own) % self.seats + 1
            face = face or (face_of(piece.cards[-1]) if piece.cards else 0)
        return word_number(option.verb), face, row, number, seat

    def flat(self, tensors: Tensors) -> Array:
        """All tensors as one vector of numbers from -1 to 1, in the order of TENSORS."""
        parts = [(tensors[name] / self.highs[name]).ravel() for name in TENSORS]
        return numpy.concatenate(parts).astype(numpy.float32)

    def mask(self, actions: list[int]) -> Array:
        """1 for each open action."""
        mask = numpy.zeros(self.most_options, numpy.int8)
        mask[actions] = 1
        return mask
