"""Logs: one JSON object a line, and never a secret in it.

A log tells what happened to which table (`extra={"table": id, "seq": 12, "kind": "input"}`), not what was in
it: no hands, decks, choices, seeds, passwords, cookies, tokens. Who logs keeps to that; `SecretFilter` is the
second lock, for what slips through: it blanks fields with such names, all that follows such a name with a
colon or an equals sign in a text, and everything that looks like a cookie of ours, a hash of a password, a
key, or a password in a URL. Of an exception only its type and place are written, since its words may hold a
hidden card.

`logging_config(level)` is for `logging.config.dictConfig` and for uvicorn's `log_config`.
"""

import json
import logging
import re
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from .sessions import MARK

BLANK = "[secret]"
SECRET_WORDS = frozenset(
    [
        "argon2",
        "authorization",
        "body",
        "choice",
        "choices",
        "cookie",
        "cookies",
        "csrf",
        "deck",
        "decks",
        "entropy",
        "hand",
        "hands",
        "hash",
        "key",
        "keys",
        "nonce",
        "password",
        "passwords",
        "passwd",
        "payload",
        "payloads",
        "secret",
        "secrets",
        "seed",
        "seeds",
        "session",
        "token",
        "tokens",
    ]
)
"""What a field must not be called, as a whole or as one of the words in its name."""
ALTERNATIVES = "|".join(sorted(SECRET_WORDS, key=len, reverse=True))
PATTERNS = [
    (re.compile(rf"(?is)((?:{ALTERNATIVES})(?:[_-]\w+)?[\\'\"]*\s*[:=]\s*).+"), rf"\1{BLANK}"),
    (re.compile(rf"\b{MARK}\.[\w-]*\.?[\w-]*"), BLANK),
    (re.compile(r"\$argon2\S*"), BLANK),
    (re.compile(r"://[^/\s@]*:[^/\s]*@"), f"://{BLANK}@"),
    (re.compile(r"\b[0-9a-fA-F]{64,}\b"), BLANK),
]
"""What is blanked wherever it stands in a text."""
OWN_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; everything else came by `extra`."""
LONGEST = 2000


class SecretFilter(logging.Filter):
    """Blanks secrets in a record before anything writes it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let the record through, without its secrets."""
        try:
            message = record.getMessage()
        except (TypeError, ValueError):
            message = str(record.msg)
        record.msg, record.args = scrubbed(message)[:LONGEST], ()
        for name in set(vars(record)) - OWN_FIELDS:
            setattr(record, name, blanked(name, getattr(record, name)))
        return True


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in sorted(set(vars(record)) - OWN_FIELDS):
            if not name.startswith("_"):  # what other packages add for themselves
                told.setdefault(name, getattr(record, name))
        if record.exc_info and record.exc_info[1] is not None:
            told["exception"] = told_exception(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False, default=lambda value: type(value).__name__)


def told_exception(error: BaseException) -> list[str]:
    """The types of an exception and its causes with the places they come from, without their words."""
    lines: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(lines) < 100:
        lines.append(type(cause).__name__)
        for frame in traceback.extract_tb(cause.__traceback__):
            lines.append(f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} {frame.name}")
        cause = cause.__cause__ or cause.__context__
    return lines


def scrubbed(text: str) -> str:
    """A text without what looks like a secret."""
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


def blanked(name: str, value: Any) -> Any:
    """The value of a field, or a blank if its name speaks of a secret; containers are looked through."""
    if SECRET_WORDS.intersection(re.split(r"[^a-z0-9]+", name.lower())):
        return BLANK
    if isinstance(value, str):
        return scrubbed(value)[:LONGEST]
    if isinstance(value, Mapping):
        return {str(key): blanked(str(key), each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [blanked("", each) for each in value]
    return value if isinstance(value, bool | int | float) or value is None else type(value).__name__


def logging_config(level: str = "INFO") -> dict[str, Any]:
    """The set-up of logging: everything as JSON to standard error, without secrets."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"secrets": {"()": SecretFilter}},
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["secrets"]},
        },
        "root": {"level": level, "handlers": ["stderr"]},
        "loggers": {
            name: {"handlers": [], "propagate": True, "level": level}
            for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar")
        },
    }
