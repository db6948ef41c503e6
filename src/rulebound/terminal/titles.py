"""How the seats of a session are called on the board."""

from rulebound.terminal.session import HUMAN, Session
from rulebound.texts import Texts


def titles_of(session: Session, viewer: int, texts: Texts) -> list[str]:
    """One title per seat: you, another person, or a bot by its name."""
    titles: list[str] = []
    for seat, player in enumerate(session.players):
        name = session.game.seat_name(seat)
        if seat == viewer:
            titles.append(texts.say("player-you", name=name))
        elif player == HUMAN:
            titles.append(texts.say("player-human", name=name))
        else:
            titles.append(texts.say("player-bot", name=name, bot=player))
    return titles
