"""Breaking lines: between words, and between Japanese or Chinese characters, but never before a closing sign
nor after an opening one.

Clauses such as BP 15.5 are kept in one piece. Widths are those of terminal cells.
"""

import re

from rich.cells import cell_len

NOT_FIRST = "。、，．：；？！）」』】〉》”’…～〜ー々)]}.,:;?!"
"""Signs that do not begin a line."""

NOT_LAST = "（「『【〈《“‘"
"""Signs that do not end a line."""

CHUNKS = re.compile(r"[A-Z]{2} (?:FAQ [a-z]+\.|R)?\d[\d.]*|[^\s\u2e80-\uffef]+|[\u2e80-\uffef]|\s+")


def chunks_of(text: str) -> list[str]:
    """What a line may be broken between: words with the spaces after them, single wide characters."""
    chunks: list[str] = []
    for piece in CHUNKS.findall(text):
        if chunks and belongs(piece, chunks[-1]):
            chunks[-1] += piece
        else:
            chunks.append(piece)
    return chunks


def belongs(piece: str, before: str) -> bool:
    """Whether a piece stays with what stands before it."""
    if before[-1] in NOT_LAST:
        return True
    return (piece.isspace() or piece[0] in NOT_FIRST) and not before.endswith(" ")


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most this width; a single word that is wider stands alone."""
    lines: list[str] = [""]
    for chunk in chunks_of(text):
        if lines[-1] and cell_len(lines[-1] + chunk.rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += chunk
    return [line.rstrip() for line in lines]
