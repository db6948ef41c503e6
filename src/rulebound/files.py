"""Files that are written whole or not at all, so that whoever reads one never finds half of it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Where to write beside a file; what is there takes its place if all goes well, and else is removed."""
    new = unfinished(path)
    try:
        yield new
        new.replace(path)
    except BaseException:  # an interruption leaves no half file either
        with suppress(OSError):  # the error that ended the writing is the one to tell
            new.unlink()
        raise


def unfinished(path: Path) -> Path:
    """What a file is called while it is written; it stays only where the machine itself has stopped."""
    return path.with_name(path.name + ".new")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole, to last."""
    with whole_file(path) as new, new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
