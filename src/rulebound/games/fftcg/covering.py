"""Whether there is enough (FF 11.3.7.1, 11.6.10): sources are counted, never tried one payment after another.

What does the same is of one *class*, and only the numbers of each class count. CP are enough where each
element that is required can be covered and the sum is within what may be left over: how many cards are
discarded for each required element is all that has to be looked through, and that is written on the card that
is paid for. Where a cost also takes things (*claims*), each thing pays for one claim or produces CP: whether
all claims find theirs is a matching of classes with claims.
"""

from typing import Final

KIND_SHIFT: Final = 8
CLAIM_SHIFT: Final = 10
ELEMENTS_OF: Final = (1 << KIND_SHIFT) - 1
IS_BACKUP: Final = 1 << KIND_SHIFT
IS_CARD: Final = 2 << KIND_SHIFT
"""A class is one number: the elements of which it can produce CP, as a Backup or as a card of the hand or not
at all, and the claims that it fits."""


class Need:
    """CP that are missing: of each required element, and at least and at most so many in all."""

    def __init__(self, elements: list[int], least: int, most: int) -> None:
        self.elements = elements
        self.least = least
        self.most = most
        self.required: list[int] = [element for element in range(8) if elements[element] > 0]


NO_NEED: Final = Need([0, 0, 0, 0, 0, 0, 0, 0], 0, 0)


class Stock:
    """Sources of CP by the elements that they can produce: how many Backups and how many cards."""

    def __init__(self) -> None:
        self.backups: dict[int, int] = {}
        self.cards: dict[int, int] = {}
        self.all_backups = 0
        self.all_cards = 0

    def add_backup(self, bits: int, count: int = 1) -> None:
        """So many Backups more, if they can produce anything that is of use."""
        if bits:
            self.backups[bits] = self.backups.get(bits, 0) + count
            self.all_backups += count

    def add_card(self, bits: int, count: int = 1) -> None:
        """So many cards more."""
        if bits:
            self.cards[bits] = self.cards.get(bits, 0) + count
            self.all_cards += count


def producing(stock: dict[int, int], elements: int) -> int:
    """How many sources can produce one of these elements."""
    found = 0
    for bits, count in stock.items():
        if bits & elements:
            found += count
    return found


# ---- CP alone


def suffices(need: Need, stock: Stock) -> bool:
    """Whether these sources can make up what is missing."""
    if stock.all_backups + 2 * stock.all_cards < need.least:
        return False
    return any(is_covered(need, stock, discarded) for discarded in spreads(need))


def spreads(need: Need) -> list[list[int]]:
    """The numbers of cards that can be discarded for the required elements: none beyond what is required."""
    found = [[0, 0, 0, 0, 0, 0, 0, 0]]
    for element in need.required:
        more: list[list[int]] = []
        for discarded in found:
            for count in range((need.elements[element] + 1) // 2 + 1):
                other = discarded[:]
                other[element] = count
                more.append(other)
        found = more
    return found


def fills(least: int, most: int, backups: int, cards: int) -> bool:
    """Whether so many Backups and cards can make up a number within these bounds."""
    if least <= 0:
        return most >= 0
    for discarded in range(min(cards, (least + 1) // 2) + 1):
        dulled = max(0, least - 2 * discarded)
        if dulled <= backups and 2 * discarded + dulled <= most:
            return True
    return False


def is_covered(need: Need, stock: Stock, discarded: list[int]) -> bool:
    """Whether so many cards can be discarded for each element, and Backups dulled for the rest of it.

    Each group of elements needs as many sources as are wanted for it: then all of them can be served.
    """
    dulled = left_for_backups(need, discarded)
    whole = 0
    for element in need.required:
        whole |= 1 << element
    group = whole
    while group:
        cards = backups = 0
        for element in need.required:
            if group >> element & 1:
                cards += discarded[element]
                backups += dulled[element]
        if cards and cards > producing(stock.cards, group):
            return False
        if backups and backups > producing(stock.backups, group):
            return False
        group = (group - 1) & whole
    cards, backups = sum(discarded), sum(dulled)
    made = 2 * cards + backups
    rest = stock.all_backups - backups, stock.all_cards - cards
    return fills(need.least - made, need.most - made, rest[0], rest[1])


def left_for_backups(need: Need, discarded: list[int]) -> list[int]:
    """How much of each required element the discarded cards do not cover."""
    return [max(0, need.elements[element] - 2 * discarded[element]) for element in range(8)]


# ---- CP and claims


def all_served(need: Need, classes: dict[int, int], claims: list[int]) -> bool:
    """Whether each claim finds as many things as it wants, and what is left makes up the CP.

    `classes` says how many things there are of each class, `claims` how many things each of them wants.
    """
    rows = [(count, 1 << CLAIM_SHIFT + i, 0) for i, count in enumerate(claims) if count]
    if need.least <= 0 and not need.required:
        return need.most >= 0 and is_matched(classes, rows)
    return any(is_shared(need, classes, rows, discarded) for discarded in spreads(need))


def is_shared(
    need: Need, classes: dict[int, int], claims: list[tuple[int, int, int]], discarded: list[int]
) -> bool:
    """Whether claims, required elements and the rest of the CP all find their sources."""
    dulled = left_for_backups(need, discarded)
    rows = claims[:]
    for element in need.required:
        if discarded[element]:
            rows.append((discarded[element], IS_CARD, 1 << element))
        if dulled[element]:
            rows.append((dulled[element], IS_BACKUP, 1 << element))
    made = 2 * sum(discarded) + sum(dulled)
    least, most = need.least - made, need.most - made
    if least <= 0:
        return most >= 0 and is_matched(classes, rows)
    for cards in range((least + 1) // 2 + 1):
        backups = max(0, least - 2 * cards)
        if 2 * cards + backups > most:
            continue
        more = [(cards, IS_CARD, ELEMENTS_OF), (backups, IS_BACKUP, ELEMENTS_OF)]
        if is_matched(classes, rows + [row for row in more if row[0]]):
            return True
    return False


def is_matched(classes: dict[int, int], rows: list[tuple[int, int, int]]) -> bool:
    """Whether all rows can be served at once: each wants so many things with a mark and such an element."""
    matching = Matching(classes, rows)
    return all(matching.serve(i) for i in range(len(rows)))


class Matching:
    """Things of classes given to rows; what was given to one may go to another that can take nothing else."""

    def __init__(self, classes: dict[int, int], rows: list[tuple[int, int, int]]) -> None:
        self.rows = rows
        self.keys = list(classes)
        self.left = [classes[key] for key in self.keys]
        self.given = [[0] * len(rows) for _ in self.keys]
        self.fitting = [
            [i for i, key in enumerate(self.keys) if fits(key, mark, elements)] for _, mark, elements in rows
        ]

    def serve(self, row: int) -> bool:
        """Give a row all that it wants: first what is free, then what others can do without."""
        wanted = self.rows[row][0]
        for kind in self.fitting[row]:
            taken = min(wanted, self.left[kind])
            self.left[kind] -= taken
            self.given[kind][row] += taken
            wanted -= taken
        return all(self.find_one(row, [False] * len(self.keys)) for _ in range(wanted))

    def find_one(self, row: int, seen: list[bool]) -> bool:
        """One thing more for a row, if need be from another row that finds one elsewhere."""
        for kind in self.fitting[row]:
            if seen[kind]:
                continue
            seen[kind] = True
            if self.left[kind]:
                self.left[kind] -= 1
                self.given[kind][row] += 1
                return True
            for other in range(len(self.rows)):
                if other != row and self.given[kind][other] and self.find_one(other, seen):
                    self.given[kind][other] -= 1
                    self.given[kind][row] += 1
                    return True
        return False


def fits(key: int, mark: int, elements: int) -> bool:
    """Whether a class has a mark and, where elements are asked for, one of these."""
    return key & mark != 0 and (not elements or key & elements & ELEMENTS_OF != 0)
