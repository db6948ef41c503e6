"""Fairness that anyone can check: nobody has chosen the seed.

The server draws a secret when a table is opened and shows its SHA-256, the commitment, at once. Each seat
may add entropy before the game. The seed follows from both; when the game is over both are shown and stand in
the record. So the server could not choose the seed once it knew the entropy, nor a seat as it did not know
the secret.
Every game of a series has a secret of its own: one derived from another that has been shown would be known.
"""

import hashlib
from collections.abc import Sequence

import msgspec

from ..kernel.record import Fairness, Record, RecordError

SECRET_BYTES = 32


def commitment_of(secret: str) -> str:
    """What is shown of a secret before the game; both are hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, entropy: Sequence[str]) -> int:
    """The seed that follows from the secret and from what each seat has added."""
    content = bytes.fromhex(secret) + b"\n".join(words.encode() for words in entropy)
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big")


def one_line(entropy: str) -> str:
    """Entropy without ends of lines, which stand between the seats' words."""
    return " ".join(entropy.splitlines())


def proof(secret: str, entropy: Sequence[str]) -> Fairness:
    """What a record keeps of it."""
    return Fairness(commitment_of(secret), secret, list(entropy))


def check(record: Record) -> bool:
    """Whether a record tells how its seed came about; RecordError where that is not true."""
    told = record.fairness
    if isinstance(told, msgspec.UnsetType):
        return False
    try:
        commitment = commitment_of(told.secret)
        seed = seed_of(told.secret, told.entropy)
    except ValueError as error:
        raise RecordError("The record's secret is not written in hexadecimal digits.") from error
    if commitment != told.commitment:
        raise RecordError(
            "The record's secret is not the one that was promised: its SHA-256 is not the commitment. "
            "Compare the commitment with the one that the table showed before the game."
        )
    if len(told.entropy) != record.match.seats:
        raise RecordError(
            f"The record has {record.match.seats} seats, but entropy of {len(told.entropy)} of them."
        )
    if seed != record.match.seed:
        raise RecordError(
            f"The seed {record.match.seed} does not follow from the secret and the seats' entropy: "
            f"that would be {seed}."
        )
    return True
