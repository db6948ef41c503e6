"""Messages: what is to be said, before it is put into a language.

A Message is the id of a sentence in the catalogues and its arguments: numbers, names, other Messages, or
lists of Messages. It is plain data, so a server can send it and the client puts it into its own language.
What no catalogue has, because it comes with a card or a deck, goes along as a Name in all languages.
"""

from typing import Any


class Message:
    """A sentence to be said: the id of its text, and what goes into it. It is never changed."""

    __slots__ = ("args", "as_plain", "id")

    def __init__(self, id: str, **args: "Argument") -> None:
        self.id = id
        self.args = args
        self.as_plain: dict[str, Any] | None = None

    def plain(self) -> dict[str, Any]:
        """The message as plain data, to be sent; made once, so not to be changed either."""
        if self.as_plain is None:
            args = {name: plain_argument(value) for name, value in self.args.items()}
            self.as_plain = {"id": self.id, "args": args}
        return self.as_plain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, str(self.args)))

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.id!r}{given})"


class Name:
    """Words that are there in every language: the name of a card or a deck, the text of a card."""

    __slots__ = ("words",)

    def __init__(self, words: dict[str, str]) -> None:
        self.words = words

    def plain(self) -> dict[str, Any]:
        """The words as plain data."""
        return {"words": self.words}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.words == other.words

    def __hash__(self) -> int:
        return hash(str(self.words))

    def __repr__(self) -> str:
        return f"Name({self.words!r})"


Argument = int | str | Message | Name | list[Message]
Arguments = dict[str, Argument]


def plain_argument(value: Argument) -> Any:
    """One argument as plain data."""
    if isinstance(value, Message | Name):
        return value.plain()
    if isinstance(value, list):
        return [item.plain() for item in value]
    return value


def message_from(plain: dict[str, Any]) -> Message:
    """The message that plain data stands for."""
    return Message(plain["id"], **{name: argument_from(value) for name, value in plain["args"].items()})


def argument_from(plain: Any) -> Argument:
    """One argument from plain data."""
    if isinstance(plain, dict):
        return Name(plain["words"]) if "words" in plain else message_from(plain)
    if isinstance(plain, list):
        return [message_from(item) for item in plain]
    assert isinstance(plain, int | str)
    return plain
