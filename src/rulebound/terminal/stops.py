"""The stops of automatic passing as lines with a box each."""

from rulebound.aids import AutoPass
from rulebound.texts import Message
from rulebound.texts.stops import stop_message

SET, NOT_SET = "[x]", "[ ]"


def box(checked: bool) -> str:
    """A box that is ticked or not."""
    return SET if checked else NOT_SET


def stop_lines(passing: AutoPass) -> list[tuple[str, Message]]:
    """Everything that can be set, with a box that says whether it is: passing itself, then the stops."""
    lines = [(box(passing.running), Message("stops-running"))]
    return lines + [(box(stop in passing.stops), stop_message(stop)) for stop in passing.all_stops()]
