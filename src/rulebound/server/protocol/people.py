"""People: who one is, names and passwords, whom one does not want to meet, and reports."""

from typing import Annotated

from msgspec import Meta

from .wire import Name, Wire, Word


class Me(Wire):
    """Who one is: a guest, or an account. `csrf` goes into the header `X-CSRF-Token` of every change."""

    name: str
    guest: bool
    csrf: str
    languages: list[str]
    blocked: list[str] = []


class Credentials(Wire):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewName(Wire):
    """Another name for a guest."""

    name: Name


class Block(Wire):
    """Somebody whose listed tables one does not want to see, and who cannot sit at one's own."""

    name: Name


class Report(Wire):
    """A word to whoever runs the server about a table, and a person at it where one is meant."""

    table: Word
    about: Word = ""
    reason: Annotated[str, Meta(min_length=1, max_length=2_000)] = ""
