"""What everything that is sent is made of: sentences as data, texts of a limited length, the base of all
structs; and the answer to a request that was refused.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Text = dict[str, Any]
"""A Message as plain data: `{"id": …, "args": {…}}`."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Word = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(max_length=400)]
"""An option by its meaning, as the engine writes it."""
Long = Annotated[str, Meta(max_length=20_000)]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Base of everything that is sent: unknown fields are refused."""


class Fault(Wire):
    """Why a request was refused: a plain sentence; the clause and the Text where a rule says so."""

    error: str
    clause: str = ""
    text: Text | None = None
