"""Checks of records: what was played can be rebuilt, saved in the middle, continued, and taken back."""

from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.record import Table, match_of, read_record, verify
from rulebound.kernel.refusal import Refused

from .look import knowledge
from .trial import Trial


def note_input(trial: Trial) -> None:
    """Keep the digest after an input, to compare the rebuilt game with."""
    trial.trace.append(trial.game.digest())


def note_print(trial: Trial) -> None:
    """Keep the fingerprint of the present position."""
    trial.prints[len(trial.table.inputs)] = fingerprint(trial.game)


def note_save(trial: Trial) -> None:
    """Keep the record as it stands in the middle of something."""
    note_print(trial)
    trial.saves.append((len(trial.table.inputs), trial.table.record().to_json()))


def check_record(trial: Trial) -> None:
    """The record of the whole game, written and read, rebuilds it choice by choice."""
    record = read_record(trial.table.record().to_json())
    rebuilt = Table(match_of(record, trial.rulebook), record.engine)
    for n, given in enumerate(record.inputs):
        rebuilt.give(given)
        same = rebuilt.game.digest() == trial.trace[n]
        expected = trial.prints.get(n + 1)
        if same and expected is not None:
            same = fingerprint(rebuilt.game) == expected
        if not trial.expect(
            "record", same, f"rebuilt from its record, the game differs after input {n + 1} ({given})"
        ):
            return


def check_saves(trial: Trial) -> None:
    """Records saved in the middle of something rebuild that position and go on to the same end."""
    final = fingerprint(trial.game)
    for count, content in trial.saves[:2]:
        continued = verify(read_record(content), trial.rulebook)
        same = fingerprint(continued.game) == trial.prints[count]
        if trial.expect("save", same, f"a game saved after input {count} and read again stands differently"):
            for given in trial.table.inputs[count:]:
                continued.give(given)
            same = fingerprint(continued.game) == final
            trial.expect("save", same, f"a game saved after input {count} and continued ends differently")


def check_undo(trial: Trial, before: Game, index: int) -> None:
    """Where undo is free nobody has seen anything; it goes back exactly, and the choice can be made again."""
    table = trial.table
    assert before.decision is not None
    seat = before.decision.seat
    other = (seat + 1) % before.match.seats
    if other != seat:
        trial.expect(
            "undo", table.undo_refusal(other) is not None, "a seat may take another seat's choice back"
        )
    after = fingerprint(table.game)
    if table.undo_refusal(seat) is not None:
        try:
            table.undo(seat)
        except Refused:
            trial.expect("undo", fingerprint(table.game) == after, "a refused undo changed the position")
        else:
            trial.expect("undo", False, "undo was refused and done all the same")
        return
    now, then = knowledge(table.game), knowledge(before)
    news = [viewer for viewer in before.viewers if now[viewer] - then[viewer]]
    trial.expect("undo", not news, "undo is free although someone has seen something new")
    table.undo(seat)
    note_input(trial)
    trial.expect("undo", fingerprint(table.game) == fingerprint(before), "undo does not go back exactly")
    table.choose(index)
    note_input(trial)
    trial.expect(
        "undo", fingerprint(table.game) == after, "the choice made again after undo comes out differently"
    )
