"""Chance: sfc32, the same stream in both bodies."""

import numpy as np
import pytest

from monopolista.engine.chance import Stream, below, next_word, seed_stream
from tests import compiled
from tests.engine.probes import drawn

SEEDS = [(0, 0), (0, 1), (1, 0), (0xFFFFFFFF, 0xFFFFFFFF), (0x12345678, 0x9ABCDEF0)]


def stream_of(high: int, low: int) -> Stream:
    stream = Stream()
    seed_stream(stream, high, low)
    return stream


def reference(high: int, low: int, count: int) -> list[int]:
    """Return the words of sfc32 as its author wrote it, in wrapping 32-bit arithmetic."""
    a, b, c, counter = (np.array([word], np.uint32) for word in (low, high, 0x9E3779B9, 1))
    one = np.array([1], np.uint32)
    words: list[int] = []
    for _ in range(12 + count):
        word = a + b + counter
        counter = counter + one
        a = b ^ (b >> 9)
        b = c + (c << 3)
        c = ((c << 21) | (c >> 11)) + word
        words.append(int(word[0]))
    return words[12:]


@pytest.mark.parametrize(("high", "low"), SEEDS)
def test_the_words_are_those_of_sfc32(high: int, low: int) -> None:
    stream = stream_of(high, low)
    assert [next_word(stream) for _ in range(1000)] == reference(high, low, 1000)


def test_the_first_words_never_change() -> None:
    stream = stream_of(0, 1)
    assert [next_word(stream) for _ in range(4)] == [573063952, 3268221502, 703077755, 2308299391]


@pytest.mark.compiled
@pytest.mark.parametrize(("high", "low"), SEEDS)
def test_both_bodies_draw_the_same_stream(high: int, low: int) -> None:
    words, state = drawn(high, low, 500, 500, 6)
    assert compiled.call("tests.engine.probes:drawn", high, low, 500, 500, 6) == [words, state]


def test_streams_of_different_seeds_differ() -> None:
    firsts = {next_word(stream_of(high, low)) for high in range(50) for low in range(50)}
    assert len(firsts) == 2500


@pytest.mark.parametrize("limit", [1, 2, 6, 40, 1000, 1 << 16])
def test_a_draw_stays_below_its_limit(limit: int) -> None:
    stream = stream_of(3, 4)
    draws = [below(stream, limit) for _ in range(2000)]
    assert 0 <= min(draws) <= max(draws) < limit
    assert len(set(draws)) > min(limit, 2000) * 0.7


def test_dice_are_even() -> None:
    stream = stream_of(5, 6)
    counts = [0] * 36
    for _ in range(72_000):
        counts[6 * below(stream, 6) + below(stream, 6)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi_square < 66.6, "beyond the 0.1 % point of 35 degrees of freedom"
