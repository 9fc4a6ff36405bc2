"""Pseudorandom number generator in the game record, with the same stream in plain Python and compiled.

References
----------
C. Doty-Humphrey, Small Fast Counter (sfc32), PractRand: additions, shifts and masks over four 32-bit words.
"""

from monopolista.engine.jit import kernel
from monopolista.engine.records import record, words

MASK = 0xFFFFFFFF


@record
class Stream:
    """State of one sfc32 generator."""

    words: list[int] = words(4, "the words a, b, c and the counter")


@kernel
def seed_stream(stream: Stream, high: int, low: int) -> None:
    """Seed a generator with 64 bits and discard its first 12 outputs.

    Parameters
    ----------
    stream : Stream
        Generator to seed, changed in place.
    high, low : int
        Upper and lower 32 bits of the seed; higher bits of each are ignored.

    Examples
    --------
    >>> stream = Stream()
    >>> seed_stream(stream, 0, 42)
    >>> 0 <= next_word(stream) <= MASK
    True
    """
    stream.words[0] = low & MASK
    stream.words[1] = high & MASK
    stream.words[2] = 0x9E3779B9
    stream.words[3] = 1
    for _ in range(12):
        next_word(stream)


@kernel
def next_word(stream: Stream) -> int:
    """Return the next 32 bits of a generator, and advance it.

    Parameters
    ----------
    stream : Stream
        Generator, changed in place.

    Returns
    -------
    int
        Uniform in [0, 2**32).
    """
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
    """Return a uniform random integer below a limit, by multiplication and shift.

    Parameters
    ----------
    stream : Stream
        Generator, advanced by one word.
    limit : int
        Exclusive upper bound, from 1 to 2**31.

    Returns
    -------
    int
        From 0 to ``limit`` - 1; for limits below 2**16 the bias is below 2**-16.
    """
    return (next_word(stream) * limit) >> 32
