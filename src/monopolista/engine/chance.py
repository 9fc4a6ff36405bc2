"""Chance: the generator that lives in the game, the same stream in both bodies.

Small Fast Counter (sfc32, C. Doty-Humphrey, PractRand): adds, shifts and masks over four
32-bit words.
"""

from monopolista.engine.jit import kernel
from monopolista.engine.records import record, words

MASK = 0xFFFFFFFF


@record
class Stream:
    """The state of one generator."""

    words: list[int] = words(4, "the words a, b, c and the counter")


@kernel
def seed_stream(stream: Stream, high: int, low: int) -> None:
    """Start a stream from 64 bits, given as two halves."""
    stream.words[0] = low & MASK
    stream.words[1] = high & MASK
    stream.words[2] = 0x9E3779B9
    stream.words[3] = 1
    for _ in range(12):
        next_word(stream)


@kernel
def next_word(stream: Stream) -> int:
    """Return the next 32 bits."""
    a = stream.words[0] & MASK
    b = stream.words[1] & MASK
    c = stream.words[2] & MASK
    count = stream.words[3] & MASK
    word = (a + b + count) & MASK
    stream.words[0] = b ^ (b >> 9)
    stream.words[1] = (c + (c << 3)) & MASK
    stream.words[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    stream.words[3] = (count + 1) & MASK
    return word


@kernel
def below(stream: Stream, limit: int) -> int:
    """Return an even draw from 0 to ``limit`` - 1; for limits below 2**16 the bias is below 2**-16."""
    return (next_word(stream) * limit) >> 32
