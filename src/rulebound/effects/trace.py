"""What the parts of effects came to: the exhaustive runner's eye.

While it is active, nodes note their outcomes by name: a condition that was true, an action that changed
something, an optional part that was declined. In play it is off and costs one comparison.
"""

from typing import Final


class Trace:
    """Outcomes by the name of the node."""

    def __init__(self) -> None:
        self.active = False
        self.seen: dict[str, int] = {}

    def note(self, name: str, outcome: str) -> None:
        """One more outcome of one node."""
        key = f"{name}: {outcome}"
        self.seen[key] = self.seen.get(key, 0) + 1

    def start(self) -> None:
        """Begin to note, from nothing."""
        self.active = True
        self.seen = {}

    def stop(self) -> None:
        """Back to normal play."""
        self.active = False


TRACE: Final = Trace()
