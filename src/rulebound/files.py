"""Files that are written whole or not at all, so that whoever reads one never finds half of it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Where to write beside a file; what is there takes its place if all goes well."""
    new = path.with_name(path.name + ".new")
    yield new
    new.replace(path)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole, to last."""
    with whole_file(path) as new, new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
