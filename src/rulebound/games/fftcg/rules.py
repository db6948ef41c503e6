"""Rules processing (FF 12): what the rules do by themselves before any player gets priority."""

from typing import ClassVar, Final

from ...kernel.clause import WATCH, number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .auto import StackAbilities, look_at_states
from .cards import LIGHT_BIT
from .characteristics import is_backup, is_forbidden, is_forward, is_light_or_dark, traits_of
from .damage import end_game, has_lost
from .moving import BROKEN, PUT, leaving
from .pieces import Character
from .state import FFTCG
from .zones import BREAK_ZONE


class CheckRules(Task[FFTCG]):
    """Rules processing and auto-abilities, again and again until there is nothing more (FF 12.3)."""

    clause: ClassVar[str] = "FF 12.3"

    def run(self, game: FFTCG) -> Decision | None:
        """All that must be processed happens together; then abilities that were set off go on the stack."""
        if not game.restless and not game.waiting and not WATCH.active:
            return None
        if game.exposed:
            close_hands(game)
        game.settle()
        losers = losers_now(game)
        if losers and rule("FF 3.1"):
            end_game(game, losers)
            return None
        steady = is_steady(game)
        if not steady and surplus_backups(game, []) >= 0:
            game.push(KeepBackups([]), self)
            return None
        events: list[Event] = []
        if (not steady or is_damaged(game)) and rule("FF 12.2"):
            events = falling(game, [])
        if events:
            if rule("FF 12.3"):
                game.push(self)
            game.happen(events)
            return None
        look_at_states(game)
        if game.waiting and not game.sealed and rule("FF 11.1.4"):
            game.push(StackAbilities(len(game.waiting)), self)
        else:
            game.restless = False
            game.checked_version = game.version
        return None


CHECK_RULES: Final = CheckRules()


def losers_now(game: FFTCG) -> list[int]:
    """Who loses: by the rules, by an effect, or because the other wins and does not lose too (FF 3.2)."""
    losers = [seat for seat in range(2) if has_lost(game, seat) or seat in game.losers]
    for winner in game.winners:
        if winner not in losers or not rule("FF 3.2"):
            losers = [1 - winner]
    return losers


def close_hands(game: FFTCG) -> None:
    """A hand that was revealed is hidden again once the effect is over (FF 7.6.1)."""
    game.exposed = False
    for seat in range(2):
        game.conceal(game.hand(seat))


def is_steady(game: FFTCG) -> bool:
    """Whether nothing but damage can have changed since the rules were last processed."""
    if game.version != game.checked_version or WATCH.active:
        return False
    return not game.shaped or (game.cached_worked == game.cached_clock and not game.shifting)


def is_damaged(game: FFTCG) -> bool:
    """Whether a Character bears damage."""
    for seat in range(2):
        for piece in game.team(seat):
            if piece.damage:
                return True
    return False


def falling(game: FFTCG, given_up: list[int]) -> list[Event]:
    """All Characters that the rules put away now, as one event (FF 12.3); damage to the others is past."""
    events: list[Event] = []
    for seat in range(2):
        field = game.team(seat)
        doubles = same_named(game, field)
        shades = too_many_shades(game, seat, field)
        for piece in field:
            event = fall_of(game, piece, piece in doubles, piece in shades)
            if event is None and piece.id in given_up:
                event = leaving("FF 12.4.8", piece, BREAK_ZONE, PUT)
            if event is not None:
                events.append(event)
                if not rule("FF 11.1.3"):
                    return events
            elif piece.hit_by:
                piece.hit_by = []
    return events


def fall_of(game: FFTCG, piece: Character, double: bool, shade: bool) -> Event | None:
    """How the rules put one Character away, if they do."""
    if is_forward(game, piece):
        power = traits_of(game, piece).power
        if power <= 0 and rule("FF 12.4.4"):
            return leaving("FF 12.4.4", piece, BREAK_ZONE, PUT)
        lethal = piece.damage >= power > 0 and rule("FF 5.2.6.1") and rule("FF 12.4.5")
        if lethal and not is_forbidden(game, "be-broken", piece.id):
            event = leaving("FF 12.4.5", piece, BREAK_ZONE, BROKEN)
            event.breakers = piece.hit_by
            return event
    if double and rule("FF 12.4.6"):
        return leaving("FF 12.4.6", piece, BREAK_ZONE, PUT)
    if shade and rule("FF 12.4.7"):
        return leaving("FF 12.4.7", piece, BREAK_ZONE, PUT)
    return None


def same_named(game: FFTCG, field: list[Character]) -> list[Character]:
    """Cards without the generic icon that share a name under one player's control."""
    single = [piece for piece in field if not game.card_of(piece).generic]
    if len(single) < 2:
        return []
    seen: dict[str, Character] = {}
    found: list[Character] = []
    for piece in single:
        for name in traits_of(game, piece).names:
            other = seen.get(name)
            if other is None:
                seen[name] = piece
            elif other is not piece:
                found += [other, piece]
    return found


def too_many_shades(game: FFTCG, seat: int, field: list[Character]) -> list[Character]:
    """Light and Dark Characters, where one player controls two or more of them."""
    found = [piece for piece in field if is_light_or_dark(game, piece)]
    if len(found) < 2:
        return []
    all_light = all(traits_of(game, piece).elements & LIGHT_BIT for piece in found)
    free = any(lasting.context.seat == seat for lasting in game.in_force("no-limit-light"))
    return [] if all_light and free else found


def surplus_backups(game: FFTCG, given_up: list[int]) -> int:
    """A seat with six or more Backups beside those it gives up; -1 where there is none (FF 12.4.8)."""
    for seat in (game.turn, 1 - game.turn):
        field = game.field(seat).cards
        if len(field) > 5:
            count = sum(1 for id in field if id not in given_up and is_backup(game, game.character(id)))
            if count > number("FF 12.4.8", 5) and rule("FF 7.7.4"):
                return seat
    return -1


class KeepBackups(Task[FFTCG]):
    """Players with too many Backups name those that go, in the one event with all else (FF 12.4.8, 12.3)."""

    clause: ClassVar[str] = "FF 12.4.8"

    def __init__(self, given_up: list[int]) -> None:
        self.given_up = given_up

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for one more, or let them go."""
        seat = surplus_backups(game, self.given_up)
        if seat < 0:
            game.happen(falling(game, self.given_up))
            return None
        options: list[Option] = []
        for id in game.field(seat).cards:
            if id not in self.given_up and is_backup(game, game.character(id)):
                options.append(Option("give-up", 0, id))
        return Decision(seat, "ff-too-many-backups", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """It will go too."""
        game.push(KeepBackups([*self.given_up, option.piece]))
