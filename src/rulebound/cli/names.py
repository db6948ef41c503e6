"""The names that commands take: games, bots, settings as name=value, decks and characters."""

from collections.abc import Mapping, Sequence

from rulebound.kernel.refusal import SetupError


def complete_game(incomplete: str) -> list[str]:
    """Games whose name begins so."""
    from rulebound.games import rulebook_names

    return [name for name in rulebook_names() if name.startswith(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """Bots whose name begins like the last of the names given so far."""
    from rulebound.bots import bot_names

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bot_names() if name.startswith(last)]


def read_settings(given: Sequence[str] | None) -> dict[str, str]:
    """Settings from the words name=value."""
    settings: dict[str, str] = {}
    for words in given or ():
        name, _, value = (word.strip() for word in words.partition("="))
        if not (name and value):
            raise SetupError(f"A setting is given as name=value, for example deck=entry20, not {words!r}.")
        if settings.get(name, value) != value:
            raise SetupError(f"The setting {name} is given twice, as {settings[name]} and as {value}.")
        settings[name] = value
    return settings


def read_decks(game: str, words: Sequence[str], settings: Mapping[str, str] | None = None) -> list[str]:
    """Decks by their names or files, one a seat or one for all, as a match with these settings takes them."""
    from rulebound.games import rulebook_named
    from rulebound.packs.decks import deck_for_match

    rulebook = rulebook_named(game)
    if words and not rulebook.deck_names():
        raise SetupError(rulebook.without_decks())
    return [deck_for_match(word, game, settings) for word in words]


def read_characters(game: str, words: str) -> list[str]:
    """The characters by seat, with a comma between them."""
    from rulebound.games import rulebook_named

    if not rulebook_named(game).role_names():
        raise SetupError(f"{game} has no characters to choose; leave them out.")
    names = [name.strip() for name in words.split(",")]
    if not all(names):
        raise SetupError(f"Characters are a list of names with a comma between them, not {words!r}.")
    return names
