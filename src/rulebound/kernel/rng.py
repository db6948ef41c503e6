"""Random numbers that are a function of (key, count), so that a game holds three integers and no generator.

The n-th number of a key is a 32-bit mix of the key and n. All arithmetic stays below 2^62, where compiled
and plain Python agree and are both fast.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def multiply(x: i64, factor: i64) -> i64:
    """x * factor modulo 2^32, in two halves so that nothing exceeds 2^49."""
    low: i64 = (x & 0xFFFF) * factor
    high: i64 = ((x >> 16) * factor) & 0xFFFF
    return (low + (high << 16)) & 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """A bijection of the 32-bit words in which every bit of x moves every bit of the result."""
    x = x ^ (x >> 16)
    x = multiply(x, 0x7FEB352D)
    x = x ^ (x >> 15)
    x = multiply(x, 0x846CA68B)
    return x ^ (x >> 16)


def word(key_a: i64, key_b: i64, count: i64) -> i64:
    """The count-th random 32-bit word of this key."""
    x: i64 = scramble((multiply(count & 0xFFFFFFFF, 0x9E3779B9) + key_a) & 0xFFFFFFFF)
    return scramble(x ^ key_b)


def key_from_seed(seed: int) -> tuple[int, int]:
    """Two 32-bit keys from a seed of any size; neighbouring seeds give unrelated keys."""
    key_a, key_b = 0x243F6A88, 0x85A308D3
    while True:
        key_a = int(scramble((key_a ^ (seed & WORD)) & WORD))
        key_b = int(scramble((key_b + key_a) & WORD))
        seed >>= 32
        if seed == 0:
            return key_a, key_b
        if seed == -1:
            return key_a, int(scramble(key_b ^ 1))


class Stream:
    """Random numbers for those who stand outside the game: bots, samplers, tests."""

    def __init__(self, seed: int) -> None:
        key = key_from_seed(seed)
        self.key_a = key[0]
        self.key_b = key[1]
        self.count = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        ceiling = 0x100000000 - 0x100000000 % limit
        while True:
            value = int(word(self.key_a, self.key_b, self.count))
            self.count += 1
            if value < ceiling:
                return value % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
