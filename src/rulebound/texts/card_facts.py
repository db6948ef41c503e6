"""The facts of a card in words: what is printed on it besides its name and its text.

The words are in the phrase books, under `fact`. Succession and Soul Magic are keywords: they begin the text.
"""

from rulebound.packs import CardFacts, Level, Symbol
from rulebound.texts.phrasebooks import book_of
from rulebound.texts.phrasebooks.model import Book

BETWEEN = " · "
"""What stands between facts that share a line."""


def facts_lines(facts: CardFacts, language: str) -> list[str]:
    """The facts of a card, one line for those that are read together, one for each level."""
    book = book_of(facts.game, language)
    lines = [BETWEEN.join(kind_and_cost(facts, book)), BETWEEN.join(belonging(facts, book))]
    for number, level in enumerate(facts.levels, 1):
        lines.append(level_line(number, level, facts.kind == "spirit", book))
    lines.append(BETWEEN.join(marks(facts, book)))
    return [line[0].upper() + line[1:] for line in lines if line]


def kind_and_cost(facts: CardFacts, book: Book) -> list[str]:
    """What the card is and what it takes to play it."""
    colours = [book.shown("colour", colour) for colour in facts.colours]
    colours += [book.shown("element", element) for element in facts.elements]
    found = [say(book, "kind", colours="/".join(colours), kind=book.shown("kind", facts.kind))]
    found.append(say(book, "cost", number=facts.cost))
    if facts.reduction:
        found.append(say(book, "reduction", symbols=symbols([Symbol(one) for one in facts.reduction], book)))
    if facts.power is not None:
        found.append(say(book, "power", number=facts.power))
    return found


def belonging(facts: CardFacts, book: Book) -> list[str]:
    """The families of a card, or its jobs and categories."""
    groups = {"family": facts.families, "job": facts.jobs, "category": facts.categories}
    return [
        say(book, name, names=listed([book.shown(name, word) for word in words], book))
        for name, words in groups.items()
        if words
    ]


def level_line(number: int, level: Level, with_bp: bool, book: Book) -> str:
    """One level: the Cores it takes, and the BP it gives."""
    cores = say(book, "core" if level.cores == 1 else "cores", count=level.cores)
    if level.super_unleash or level.soul_core:
        cores = say(book, "or-soul-core", cores=cores)
    return say(book, "level-with-bp" if with_bp else "level", number=number, cores=cores, bp=level.bp)


def marks(facts: CardFacts, book: Book) -> list[str]:
    """Symbols, icons, rarity and block."""
    found = [say(book, "symbols", symbols=symbols(facts.symbols, book))] if facts.symbols else []
    found += [say(book, "ex")] if facts.ex else []
    found += [say(book, "limit-break", number=facts.limit_break)] if facts.limit_break is not None else []
    found += [say(book, "generic")] if facts.generic else []
    found += [say(book, "rarity", letters=facts.rarity)] if facts.rarity else []
    found += [say(book, "block", letter=facts.block)] if facts.block else []
    return found


def symbols(found: list[Symbol], book: Book) -> str:
    """Symbols by colour, equal ones counted: red×2."""
    words = []
    for symbol in dict.fromkeys(found):
        colour = book.shown("colour", symbol.colour)
        name = say(book, "ex-symbol", colour=colour) if symbol.ex else colour
        count = found.count(symbol)
        words.append(f"{name}×{count}" if count > 1 else name)
    return listed(words, book)


def listed(words: list[str], book: Book) -> str:
    """Words one after another."""
    return book.shown("fact", "and").join(words)


def say(book: Book, fact: str, **places: object) -> str:
    """A fact in the words of the book."""
    return book.shown("fact", fact).format_map(places)
