"""The library over HTTP: games, cards, characters, decks, rules, scenarios and texts."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from rulebound.server import cards, library, rules
from rulebound.server.answers import FAULTS, OK, not_modified
from rulebound.server.protocol.library import (
    CardInfo,
    CharacterInfo,
    ClauseInfo,
    DeckInfo,
    DeckText,
    DeckTitle,
    Film,
    GameInfo,
    ScenarioInfo,
)
from rulebound.server.running import server_of
from rulebound.texts.language import DEFAULT

Language = Annotated[str, QueryParameter(max_length=20, description="en, ja, zh-Hant or zh-Hans")]


@get("/games", sync_to_thread=True, responses=FAULTS)
def list_games() -> list[GameInfo]:
    """All games."""
    return library.games()


@get("/games/{game:str}/cards", sync_to_thread=True, responses=FAULTS)
def list_cards(game: FromPath[str], language: Language = DEFAULT) -> list[CardInfo]:
    """The cards of a game in a language."""
    return cards.cards(game, language)


@get("/games/{game:str}/cards/{code:str}", sync_to_thread=True, responses=FAULTS)
def show_card(game: FromPath[str], code: FromPath[str], language: Language = DEFAULT) -> CardInfo:
    """One card."""
    return cards.card(game, code, language)


@get("/games/{game:str}/characters", sync_to_thread=True, responses=FAULTS)
def list_characters(game: FromPath[str], language: Language = DEFAULT) -> list[CharacterInfo]:
    """The characters of a game with their skills."""
    return cards.characters(game, language)


@get("/games/{game:str}/decks", sync_to_thread=True, responses=FAULTS)
def list_decks(game: FromPath[str]) -> list[DeckTitle]:
    """The ready-made decks of a game."""
    return library.decks(game)


@get("/games/{game:str}/decks/{name:str}", sync_to_thread=True, responses=FAULTS)
def show_deck(game: FromPath[str], name: FromPath[str]) -> DeckInfo:
    """A ready-made deck."""
    return library.deck(game, name)


@post("/games/{game:str}/decks/check", sync_to_thread=True, status_code=OK, responses=FAULTS)
def check_deck(game: FromPath[str], data: JSONBody[DeckText]) -> DeckInfo:
    """Read a deck list and check it by the rules."""
    return library.checked_deck(game, data)


@get("/games/{game:str}/rules", sync_to_thread=True, responses=FAULTS)
def list_rules(game: FromPath[str]) -> list[ClauseInfo]:
    """The clauses of a game; those of `rulebound` hold at every table."""
    return rules.rules(game)


@get("/games/{game:str}/rules/{clause:str}", sync_to_thread=True, responses=FAULTS)
def show_rule(game: FromPath[str], clause: FromPath[str]) -> ClauseInfo:
    """One clause."""
    return rules.rule(game, clause)


@get("/games/{game:str}/rules/{clause:str}/scenarios", sync_to_thread=True, responses=FAULTS)
def list_scenarios(game: FromPath[str], clause: FromPath[str]) -> list[ScenarioInfo]:
    """The scenarios that show a clause."""
    return rules.scenarios_of_clause(game, clause)


@get("/scenarios/{id:str}/film", responses=FAULTS)
async def show_film(id: FromPath[str], request: Request[Any, Any, Any]) -> Film:
    """A scenario that plays."""
    return await server_of(request).replays.beside(lambda: rules.film(id))


@get("/texts/{language:str}", sync_to_thread=True, media_type=MediaType.TEXT, responses=FAULTS)
def show_texts(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """All texts of a language, as Fluent writes them."""
    tag = f'"{library.texts_tag(language)}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if not_modified(request, tag):
        return Response("", status_code=304, headers=headers, media_type=MediaType.TEXT)
    return Response(library.texts(language), headers=headers, media_type=MediaType.TEXT)


LIBRARY: Final[list[ControllerRouterHandler]] = [
    list_games,
    list_cards,
    show_card,
    list_characters,
    list_decks,
    show_deck,
    check_deck,
    list_rules,
    show_rule,
    list_scenarios,
    show_film,
    show_texts,
]
