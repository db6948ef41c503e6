"""The library: games, decks and texts as the protocol tells them.

Nothing here knows of people or tables; what is asked for twice is kept. Cards and characters are in `cards`,
rules and scenarios in `rules`.
"""

import hashlib
from functools import cache
from typing import Final

from rulebound import rulebooks
from rulebound.bots import bot_names
from rulebound.games import rulebook_named, rulebook_names
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import TRIAL_CARDS, Rulebook, Setting
from rulebound.packs.catalogue import decks_of
from rulebound.packs.decks import (
    PARTS,
    DeckList,
    DeckProblem,
    check_deck,
    examine_deck,
    playable_decks,
    ready_deck,
    write_deck,
)
from rulebound.packs.model import Deck
from rulebound.server.protocol.library import (
    DeckCard,
    DeckFaultInfo,
    DeckInfo,
    DeckText,
    DeckTitle,
    GameInfo,
    SettingInfo,
)
from rulebound.texts import Message
from rulebound.texts.language import ORDER, catalogue_files, catalogue_folder, languages
from rulebound.texts.message import Name
from rulebound.texts.phrases import PhraseBook, phrases_of_name

LEGIBLE: Final = ("blackpoker", "battle-spirits", "fftcg", "asteriated-grail")
"""The games whose cards have a text to be read."""


class NotThere(RuleboundError):  # noqa: N818 - it says what it is
    """Something that was asked for by name is not in the library."""


# ---- games


def games() -> list[GameInfo]:
    """All games, in the order of the rulebooks; those that users registered last."""
    order = rulebooks.games()
    names = sorted(rulebook_names(), key=lambda name: order.index(name) if name in order else len(order))
    return [game_info(name) for name in names]


@cache
def game_info(name: str) -> GameInfo:
    """One game."""
    rulebook = known_game(name)
    book = phrases_of_name(name)
    return GameInfo(
        rulebook.id,
        book.name().plain(),
        rulebook.prefix,
        rulebook.seat_counts,
        rulebook.default_seats,
        rulebook.seats_setting,
        [setting_info(setting, book) for setting in rulebook.settings],
        playable_names(rulebook),
        rulebook.role_names(),
        [Message(f"camp-{book.prefix}-{team}").plain() for team in rulebook.team_names()],
        name in LEGIBLE,
        rulebook.passing is not None,
        bot_names(),
    )


def known_game(name: str) -> Rulebook:
    """A rulebook by its id; NotThere if there is none."""
    if name not in rulebook_names():
        raise NotThere(f"There is no game {name[:40]!r}; there are {', '.join(rulebook_names())}.")
    return rulebook_named(name)


def setting_info(setting: Setting, book: PhraseBook) -> SettingInfo:
    """One setting, its default first."""
    values = [setting.default, *(value for value in setting.values if value != setting.default)]
    return SettingInfo(
        setting.name,
        book.setting(setting.name).plain(),
        values,
        [book.value(setting.name, value).plain() for value in values],
        setting.default,
        setting.clause,
    )


def playable_names(rulebook: Rulebook) -> list[str]:
    """The ready-made decks that a seat can bring."""
    if rulebook.id in PARTS:
        return list(playable_decks(rulebook.id))
    return rulebook.deck_names()


# ---- texts


@cache
def texts(language: str) -> str:
    """Every catalogue of a language, joined."""
    check_language(language)
    folder = catalogue_folder(language)
    files = [folder.joinpath(name).read_text(encoding="utf-8") for name in catalogue_files(language)]
    return "\n\n".join(files)


@cache
def texts_tag(language: str) -> str:
    """What changes when the texts of a language do."""
    return hashlib.sha256(texts(language).encode()).hexdigest()[:32]


def check_language(language: str) -> None:
    """Refuse a language that there are no texts of."""
    if language not in languages():
        raise NotThere(f"There are no texts in {language[:20]!r}; there are {', '.join(languages())}.")


# ---- decks


def decks(game: str) -> list[DeckTitle]:
    """The ready-made decks of a game, those that can be played first."""
    known_game(game)
    if game not in PARTS:
        return []
    playable = playable_decks(game)
    titles = [deck_title(deck, deck.name in playable) for deck in decks_of(game).values()]
    return sorted(titles, key=lambda title: not title.playable)


def deck_title(deck: Deck, playable: bool) -> DeckTitle:
    """A ready-made deck by its name."""
    said = Message("card-named", name=named(deck.names))
    count = sum(count for _, count in deck.cards + deck.lb)
    return DeckTitle(deck.name, said.plain(), deck.elements or [deck.colour], playable, count)


def named(names: dict[str, str]) -> Name:
    """A name in all languages, English or whatever there is where one is missing."""
    usual = names.get("en", next(iter(names.values())))
    return Name({language: names.get(language, usual) for language in ORDER})


def deck(game: str, name: str) -> DeckInfo:
    """A ready-made deck with its cards."""
    check_deck_game(game)
    if name not in decks_of(game):
        raise NotThere(f"There is no deck {name[:40]!r} of {game}; there are {', '.join(decks_of(game))}.")
    found = ready_deck(name, game)
    return deck_info(found, check_deck(found), DeckText(""))


def checked_deck(game: str, given: DeckText) -> DeckInfo:
    """A deck list as it was read, with everything that is wrong with it."""
    check_deck_game(game)
    check_language(given.language)
    found, problems = examine_deck(given.text, game, "")
    if not problems:
        settings = {"format": given.format, TRIAL_CARDS: given.trial_cards}
        problems = check_deck(found, given.language, settings)
    return deck_info(found, problems, given)


def check_deck_game(game: str) -> None:
    """Refuse games in which nobody brings a deck."""
    known_game(game)
    if game not in PARTS:
        raise NotThere(f"In {game} nobody brings a deck; decks are brought in {' and '.join(PARTS)}.")


def deck_info(found: DeckList, problems: list[DeckProblem], given: DeckText) -> DeckInfo:
    """A deck with what is wrong with it, written anew."""
    return DeckInfo(
        found.ready,
        [
            DeckCard(code, count, part)
            for part in PARTS[found.game]
            for code, count in found.counts(part).items()
        ],
        [deck_fault(found, problem) for problem in problems],
        write_deck(found, given.write, given.language),
    )


def deck_fault(found: DeckList, problem: DeckProblem) -> DeckFaultInfo:
    """What is wrong, with the cards of the line where that is."""
    codes = [line.card.number for line in found.lines if problem.line and line.line == problem.line]
    where = f"Line {problem.line}: " if problem.line and not problem.clause else ""
    return DeckFaultInfo(where + problem.sentence, problem.clause, codes)
