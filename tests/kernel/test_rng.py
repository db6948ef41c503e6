"""The random numbers: within bounds, even, a function of key and count, unrelated between seeds.

All seeds are fixed, so a chi-square that fails once fails always; the bounds are the 1 in 10,000 points.
"""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel.position import Position
from rulebound.kernel.rng import Stream, key_from_seed, scramble, word

SEEDS = st.integers(-(10**40), 10**40)
LIMIT = {5: 25.75, 23: 53.0, 35: 72.0, 255: 352.0}
"""Degrees of freedom → the value that chi-square exceeds once in 10,000."""


def chi_square(counts: list[int]) -> float:
    """How far counts are from being even."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 for count in counts) / even


def tally(values: list[int], size: int) -> list[int]:
    """How often each of the numbers below `size` came."""
    counts = [0] * size
    for value in values:
        counts[value] += 1
    return counts


def seeded(seed: int) -> Position:
    """A position that draws the numbers of a seed."""
    position = Position()
    position.seed(seed)
    return position


@given(SEEDS, st.integers(1, 1 << 32))
def test_numbers_are_within_bounds(seed: int, limit: int) -> None:
    stream, position = Stream(seed), seeded(seed)
    assert all(0 <= stream.below(limit) < limit for _ in range(5))
    assert all(0 <= position.random(limit) < limit for _ in range(5))


@given(SEEDS)
def test_one_of_one_is_that_one(seed: int) -> None:
    assert Stream(seed).below(1) == 0


@pytest.mark.parametrize("seed", [0, 1, 2, 7, -1, 10**30, -(10**30)])
def test_numbers_are_even(seed: int) -> None:
    stream = Stream(seed)
    assert chi_square(tally([stream.below(6) for _ in range(6000)], 6)) < LIMIT[5]


@pytest.mark.parametrize("seed", [0, 3, 1 << 40])
def test_pairs_of_numbers_are_even(seed: int) -> None:
    stream = Stream(seed)
    pairs = [stream.below(6) * 6 + stream.below(6) for _ in range(7200)]
    assert chi_square(tally(pairs, 36)) < LIMIT[35]


@pytest.mark.parametrize("seed", [0, 5, -9])
def test_every_byte_of_a_word_is_even(seed: int) -> None:
    key_a, key_b = key_from_seed(seed)
    words = [int(word(key_a, key_b, n)) for n in range(8000)]
    for shift in (0, 8, 16, 24):
        assert chi_square(tally([value >> shift & 255 for value in words], 256)) < LIMIT[255]


def test_no_remainder_is_favoured() -> None:
    """Of 3 * 2^30 numbers the lowest third would come twice as often, were words just taken modulo."""
    stream = Stream(11)
    thirds = [stream.below(3 << 30) >> 30 for _ in range(3000)]
    assert chi_square(tally(thirds, 3)) < LIMIT[5]
    assert stream.count > 3500


def test_all_orders_are_equally_likely() -> None:
    found: dict[tuple[int, ...], int] = {}
    stream = Stream(21)
    for _ in range(4800):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        found[tuple(items)] = found.get(tuple(items), 0) + 1
    assert len(found) == 24
    assert chi_square(list(found.values())) < LIMIT[23]


@given(SEEDS, st.integers(0, 1 << 31))
def test_the_nth_number_is_a_function_of_key_and_count(seed: int, count: int) -> None:
    key_a, key_b = key_from_seed(seed)
    first, second = Stream(seed), Stream(seed)
    first.count = second.count = count
    assert first.below(1 << 32) == int(word(key_a, key_b, count)) == second.below(1 << 32)
    assert first.count == count + 1


def test_a_count_can_be_taken_up_again() -> None:
    stream = Stream(4)
    whole = [stream.below(100) for _ in range(50)]
    for n in (0, 17, 49):
        again = Stream(4)
        again.count = n
        assert again.below(100) == whole[n]


@given(SEEDS, st.lists(st.integers(1, 1 << 32), max_size=20))
def test_a_position_draws_what_a_stream_of_its_seed_draws(seed: int, limits: list[int]) -> None:
    stream, position = Stream(seed), seeded(seed)
    assert [stream.below(limit) for limit in limits] == [position.random(limit) for limit in limits]
    assert position.drawn == stream.count
    assert position.revelations == len(limits)


def test_the_scramble_is_one_to_one() -> None:
    """Also where words are neighbours or differ in their highest bit alone."""
    words = [*range(20000), *(1 << 31 | n for n in range(20000)), 0xFFFFFFFF]
    scrambled = {int(scramble(x)) for x in words}
    assert len(scrambled) == len(words)
    assert all(0 <= x <= 0xFFFFFFFF for x in scrambled)


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [Stream(seed).below(6) for seed in range(7201)]
    assert chi_square(tally(firsts, 6)) < LIMIT[5]
    pairs = [one * 6 + other for one, other in pairwise(firsts)]
    assert chi_square(tally(pairs, 36)) < LIMIT[35]


def test_one_bit_of_a_seed_moves_half_of_the_key() -> None:
    for bit in (0, 1, 31, 32, 63, 64, 200):
        flipped = 0
        for seed in range(200):
            one, other = key_from_seed(seed), key_from_seed(seed ^ (1 << bit))
            flipped += sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True))
        assert 30 < flipped / 200 < 34, bit


def test_seeds_have_keys_of_their_own() -> None:
    seeds = [*range(-2000, 2000), *(1 << n for n in range(12, 300)), *((1 << n) - 1 for n in range(12, 300))]
    seeds.remove(-1)
    keys = [key_from_seed(seed) for seed in seeds]
    assert len(set(keys)) == len(seeds)
    assert all(0 <= half <= 0xFFFFFFFF for key in keys for half in key)


def test_a_negative_seed_is_not_the_positive_one_with_its_bits() -> None:
    for seed in (-1, -2, -12345):
        assert key_from_seed(seed) != key_from_seed(seed & 0xFFFFFFFF)


def test_these_numbers_never_change() -> None:
    """Records rest on them: another generator is another format."""
    stream = Stream(7)
    assert [stream.below(1000) for _ in range(8)] == [
        int(word(*key_from_seed(7), n)) % 1000 for n in range(8)
    ]
    assert key_from_seed(7) == KEY_OF_SEVEN
    assert [int(word(1, 2, n)) for n in range(3)] == WORDS_OF_ONE_TWO


KEY_OF_SEVEN = (2738450299, 41804143)
WORDS_OF_ONE_TWO = [3405767568, 1833388140, 1203707313]
