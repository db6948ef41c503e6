"""Guided first games and positions of a sandbox as the protocol tells them, and their addresses."""

import re
from functools import cache
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from rulebound import guides
from rulebound.kernel.refusal import RuleboundError
from rulebound.scenarios.writing import entry
from rulebound.server.answers import FAULTS, OK
from rulebound.server.library import NotThere, known_game
from rulebound.server.protocol.learning import GuideInfo, GuideReply, GuideStep, PositionInfo, PositionText
from rulebound.server.protocol.tables import NewTable
from rulebound.server.protocol.wire import Text
from rulebound.server.seating import position_match
from rulebound.texts import Message, phrases_of
from rulebound.texts.scene import scene_of

LINE: Final = re.compile(r" in line (\d+)")


@cache
def guide(game: str) -> GuideInfo:
    """The guided first game of a rulebook."""
    known_game(game)
    if game not in guides.guides():
        raise NotThere(f"{game} has no guided first game; there are {', '.join(guides.guides())}.")
    found = guides.load(game)
    return GuideInfo(
        found.game,
        said(found.title),
        said(found.gently),
        said(found.done),
        found.settings,
        [step_info(step) for step in found.steps],
    )


def step_info(step: guides.Step) -> GuideStep:
    """A step, its position written as text."""
    return GuideStep(
        said(step.say),
        "" if step.given is None else position_text(step.given),
        [list(keys) for keys in step.choose],
        [GuideReply(reply.seat, reply.key) for reply in step.replies],
        list(step.clauses),
    )


def said(id: str) -> Text:
    """A text of the catalogues without arguments."""
    return Message(id).plain()


def position_text(position: dict[str, Any]) -> str:
    """A position as a scenario writes it."""
    return "".join(f"{line}\n" for name, value in position.items() for line in entry(name, value, ""))


def position_info(game: str, data: PositionText) -> PositionInfo:
    """Set a position up, and tell what is asked first or why it cannot be played."""
    known_game(game)
    try:
        match = position_match(NewTable(game, data.settings, position=data.position), 0, data.position)
    except RuleboundError as error:
        found = LINE.search(str(error))
        return PositionInfo(str(error), int(found[1]) if found else 0)
    started = match.rulebook.new_game(match)
    started.start()
    if started.decision is None:
        return PositionInfo("")
    question = phrases_of(started).question(started.decision, scene_of(started))
    return PositionInfo("", 0, question.plain(), started.decision.seat)


@get("/games/{game:str}/guide", sync_to_thread=True, responses=FAULTS)
def show_guide(game: FromPath[str]) -> GuideInfo:
    """The guided first game of a rulebook."""
    return guide(game)


@post("/games/{game:str}/positions/check", sync_to_thread=True, status_code=OK, responses=FAULTS)
def check_position(game: FromPath[str], data: JSONBody[PositionText]) -> PositionInfo:
    """Whether a position can be played, without opening a table."""
    return position_info(game, data)


LEARNING: Final[list[ControllerRouterHandler]] = [show_guide, check_position]
