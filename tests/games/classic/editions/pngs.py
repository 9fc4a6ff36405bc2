"""PNG files made by hand, whole ones and hostile ones, as the data addresses of a box."""

import base64
import struct
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hypothesis import strategies as st

Chunk = tuple[bytes, bytes]
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PREFIX: Final = "data:image/png;base64,"
CHANNELS: Final[Mapping[int, int]] = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
KINDS: Final = [(0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (6, 8)]
"""Colour types and bits that a picture may have."""


def joined(chunks: Sequence[Chunk]) -> bytes:
    """Return a file with these chunks, each with its length and checksum."""
    framed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return SIGNATURE + b"".join(framed)


def header(width: int, height: int, depth: int = 8, colour: int = 3, rest: bytes = b"\0\0\0") -> Chunk:
    """Return the first chunk."""
    return b"IHDR", struct.pack(">IIBB", width, height, depth, colour) + rest


def rows(width: int, height: int, bits: int = 8, first: int = 0) -> bytes:
    """Return the pixels of an image whose rows all have the same filter."""
    length = (width * bits + 7) // 8
    return b"".join(bytes([first]) + bytes((y + x) % 2 for x in range(length)) for y in range(height))


def chunks_of(width: int = 3, height: int = 2, depth: int = 8, colour: int = 3) -> list[Chunk]:
    """Return the chunks of an image, with a palette of two colours where it needs one."""
    palette = [(b"PLTE", b"\x00\x60\x30\xff\xf0\xe0")] if colour == 3 else []
    pixels = zlib.compress(rows(width, height, depth * CHANNELS[colour]), 9)
    return [header(width, height, depth, colour), *palette, (b"IDAT", pixels), (b"IEND", b"")]


def url(png: bytes) -> str:
    """Return a file as a data address."""
    return PREFIX + base64.b64encode(png).decode()


WHOLE: Final = joined(chunks_of())
COW: Final = url(joined(chunks_of(128, 96)))
"""A picture of a box."""
SVG: Final = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script></svg>"


def with_chunk(kind: bytes, data: bytes, place: int) -> str:
    """Return an image with one more chunk."""
    chunks = chunks_of()
    return url(joined([*chunks[:place], (kind, data), *chunks[place:]]))


def with_pixels(packed: bytes, width: int = 3, height: int = 2) -> str:
    """Return an image with other packed pixels."""
    first, palette, _, last = chunks_of(width, height)
    return url(joined([first, palette, (b"IDAT", packed), last]))


def with_header(first: Chunk) -> str:
    """Return an image whose header states something else."""
    return url(joined([first, *chunks_of()[1:]]))


CHUNKS: Final = "must have the chunks"
PIXELS: Final = "its pixels are not the"
FLAWS: Final[Sequence[tuple[str, str]]] = (
    ("", "must begin with"),
    ("car", "must begin with"),
    ("http://example.com/x.png", "must begin with"),
    ("data:image/svg+xml;base64," + base64.b64encode(SVG).decode(), "must begin with"),
    ("data:image/svg+xml," + SVG.decode(), "must begin with"),
    ("data:image/png," + SVG.decode(), "must begin with"),
    ("DATA:image/png;base64,AAAA", "must begin with"),
    (" " + url(WHOLE), "must begin with"),
    (PREFIX + url(WHOLE), "not base64"),
    (url(WHOLE) + "\n", "not base64"),
    (url(WHOLE).replace("A", "A ", 1), "not base64"),
    (url(WHOLE).replace("A", "é", 1), "not base64"),
    (url(WHOLE).replace("A", "_", 1), "not base64"),
    (url(WHOLE).rstrip("=")[:-1] + "===", "not base64"),
    (PREFIX + "iVBORw==", "not a PNG"),
    (PREFIX + "iVBORx==", "not base64 in its canonical form"),
    (PREFIX, "not a PNG"),
    (url(SVG), "not a PNG"),
    (url(b"GIF89a" + WHOLE), "not a PNG"),
    (url(b"\xff\xd8\xff\xe0" + WHOLE), "not a PNG"),
    (url(SIGNATURE), CHUNKS),
    (url(WHOLE[:-1]), "ends within a chunk"),
    (url(WHOLE[:40]), "ends within a chunk"),
    (url(WHOLE + b"\0"), "ends within a chunk"),
    (url(WHOLE + SVG), "ends within a chunk|wrong checksum"),
    (url(SIGNATURE + struct.pack(">I", 2**31) + WHOLE[12:]), "ends within a chunk"),
    (url(WHOLE.replace(b"\xff\xf0\xe0", b"\xff\xf0\xe1")), "wrong checksum"),
    (with_chunk(b"tEXt", b"Comment\0<script>alert(1)</script>", 1), CHUNKS),
    (with_chunk(b"iTXt", b"x", 3), CHUNKS),
    (with_chunk(b"acTL", b"\0\0\0\2\0\0\0\0", 1), CHUNKS),
    (with_chunk(b"eXIf", b"MM\0*", 1), CHUNKS),
    (with_chunk(b"iCCP", b"x\0\0x", 1), CHUNKS),
    (with_chunk(b"IDAT", b"", 1), CHUNKS),
    (with_chunk(b"IHDR", header(3, 2)[1], 0), CHUNKS),
    (with_chunk(b"PLTE", b"\0\0\0", 1), CHUNKS),
    (with_chunk(b"IEND", b"", 4), CHUNKS),
    (with_chunk(b"I\nND", b"", 3), CHUNKS),
    (url(joined([*chunks_of()[:-1], (b"IEND", b"x")])), "its last chunk is not empty"),
    (with_header((b"IHDR", b"\0" * 12)), "its header has the wrong length"),
    *((with_header(header(*size)), "pixels: from 1 to 128") for size in ((0, 2), (3, 0), (129, 2), (3, 2**32 - 1))),
    *((with_header(header(3, 2, *kind)), "at most 8 bits") for kind in ((16, 0), (3, 3), (8, 1), (4, 6), (0, 0))),
    *((with_header(header(3, 2, rest=rest)), "no interlacing") for rest in (b"\0\0\1", b"\1\0\0", b"\0\1\0")),
    (with_header(header(3, 2, 8, 0)), "need one"),
    (url(joined([chunks_of()[0], *chunks_of()[2:]])), "need one"),
    (url(joined([header(3, 2), (b"PLTE", b"\0" * 4), *chunks_of()[2:]])), "its palette"),
    (url(joined([header(3, 2), (b"PLTE", b""), *chunks_of()[2:]])), "its palette"),
    (url(joined([header(3, 2, 1), (b"PLTE", b"\0" * 9), *chunks_of()[2:]])), "its palette"),
    (with_chunk(b"tRNS", b"\0\0\0", 2), "its transparency"),
    (with_chunk(b"tRNS", b"", 2), "its transparency"),
    (with_pixels(b""), PIXELS),
    (with_pixels(b"pixels"), "cannot be unpacked"),
    (with_pixels(zlib.compress(rows(3, 2))[:-1]), PIXELS),
    (with_pixels(zlib.compress(rows(3, 2))[:-1] + b"\0"), "cannot be unpacked"),
    (with_pixels(zlib.compress(rows(3, 2)) + b"\0"), PIXELS),
    (with_pixels(zlib.compress(rows(3, 2)) * 2), PIXELS),
    (with_pixels(zlib.compress(rows(3, 3))), PIXELS),
    (with_pixels(zlib.compress(rows(3, 1))), PIXELS),
    (with_pixels(zlib.compress(b"\0" * 3_000_000, 9)), PIXELS),
    (with_pixels(zlib.compress(b"\0" * 3_000_000, 9), 128, 128), PIXELS),
    (with_pixels(zlib.compress(rows(3, 2, first=5))), "unknown filter"),
    (url(joined(chunks_of(128, 128)) + b"\0" * 6_000), "larger than 5,120 bytes"),
    (PREFIX + "A" * 100_000, "larger than 5,120 bytes"),
    ("\u202e" * 5_000, "must begin with"),
)
"""Data addresses that are no picture, and the reason."""


@st.composite
def changed(draw: st.DrawFn) -> bytes:
    """Return an image with a change in its chunks, whose lengths and checksums are right, or in any of its bytes."""
    chunks = chunks_of(draw(st.integers(1, 9)), draw(st.integers(1, 9)), *reversed(draw(st.sampled_from(KINDS))))
    if draw(st.booleans()):
        png = bytearray(joined(chunks))
        for place in draw(st.lists(st.integers(0, len(png) - 1), min_size=1, max_size=3)):
            png[place] ^= draw(st.integers(1, 255))
        return bytes(png)
    place = draw(st.integers(0, len(chunks) - 1))
    kind, data = chunks[place]
    edit: Callable[[], list[Chunk]] = draw(
        st.sampled_from(
            [
                list,
                lambda: [(kind, data)] * draw(st.integers(2, 90)),
                lambda: [(draw(st.binary(min_size=4, max_size=4)), data)],
                lambda: [(kind, draw(st.binary(max_size=40)))],
                lambda: [(kind, data[: len(data) // 2]), (kind, data[len(data) // 2 :])],
                lambda: [(kind, data[:2] + draw(st.binary(min_size=1, max_size=2)) + data[3:])],
            ]
        )
    )
    return joined([*chunks[:place], *edit(), *chunks[place + 1 :]])
