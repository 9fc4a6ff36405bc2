"""Pictures in a box: small PNG files as data URLs, checked by rule.

Nothing decodes an image here. A picture has the chunks that show pixels and no other one, so it carries no text, no
animation and no profile, and its pixels unpack to exactly as many bytes as its header states.

References
----------
PNG Specification, third edition: section 5 for chunks, section 7 for rows of pixels, section 11 for the header.
RFC 4648, section 3.5: the one canonical encoding of bytes as base64.
"""

import base64
import re
import struct
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

LARGEST_PNG: Final = 5 * 1024
"""The largest picture, in bytes: 96 pixels square in 64 colours as a photo, or 128 as a drawing."""
MOST_PIXELS: Final = 128
"""The greatest width and height, in pixels: 12 mm of paper at more than 200 dots an inch."""
PREFIX: Final = "data:image/png;base64,"
LONGEST_URL: Final = len(PREFIX) + (LARGEST_PNG + 2) // 3 * 4
"""The longest data address, in characters."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_ORDER: Final = re.compile(rb"IHDR (PLTE )?(tRNS )?(IDAT )+IEND")
_FRAME: Final = 12
"""Bytes of a chunk besides its data: length, type and checksum."""
_HEADER: Final = struct.Struct(">IIBBBBB")
_INDEXED: Final = 3
_CHANNELS: Final = {0: 1, 2: 3, _INDEXED: 1, 4: 2, 6: 4}
"""Numbers in each pixel, by colour type."""
_DEPTHS: Final = {0: (1, 2, 4, 8), 2: (8,), _INDEXED: (1, 2, 4, 8), 4: (8,), 6: (8,)}
"""Bits of each number, by colour type."""
_KEYED: Final = {0: 2, 2: 6}
"""Bytes of the one transparent colour, by colour type."""
_FILTERS: Final = 5
"""How many filters a row may have (section 9)."""


class _FlawError(ValueError):
    """A picture that is refused, with the reason."""


class _Header(NamedTuple):
    width: int
    height: int
    depth: int
    colour: int
    compression: int
    filtering: int
    interlace: int


def flaw_in_picture(url: str) -> str | None:
    """Return why a data address is no picture of a box, None where it is one.

    Memory and time are bounded by ``LARGEST_PNG`` and ``MOST_PIXELS``, whatever the text is.

    >>> flaw_in_picture("data:image/svg+xml,<svg/>")
    'must begin with data:image/png;base64,'
    """
    try:
        _check(_decoded(url))
    except _FlawError as error:
        return str(error)
    return None


def _decoded(url: str) -> bytes:
    if len(url) > LONGEST_URL:
        raise _FlawError(f"larger than {LARGEST_PNG:,} bytes")
    if not url.startswith(PREFIX):
        raise _FlawError(f"must begin with {PREFIX}")
    text = url.removeprefix(PREFIX)
    try:
        png = base64.b64decode(text, validate=True)
    except ValueError as error:
        raise _FlawError("not base64") from error
    if base64.b64encode(png).decode() != text:
        raise _FlawError("not base64 in its canonical form")
    return png


def _check(png: bytes) -> None:
    if not png.startswith(_SIGNATURE):
        raise _FlawError("not a PNG file")
    chunks = [*_chunks(png)]
    if not _ORDER.fullmatch(b" ".join(kind for kind, _ in chunks)):
        raise _FlawError("must have the chunks IHDR, PLTE, tRNS, IDAT and IEND in this order, and no other one")
    parts = dict(chunks)
    header = _checked_header(parts[b"IHDR"])
    _check_colours(header, parts.get(b"PLTE"), parts.get(b"tRNS"))
    if parts[b"IEND"]:
        raise _FlawError("its last chunk is not empty")
    _check_pixels(header, b"".join(data for kind, data in chunks if kind == b"IDAT"))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the type and the data of each chunk."""
    place = len(_SIGNATURE)
    while place < len(png):
        if place + _FRAME > len(png):
            raise _FlawError("ends within a chunk")
        length, kind = struct.unpack_from(">I4s", png, place)
        end = place + _FRAME + length
        if end > len(png):
            raise _FlawError("ends within a chunk")
        (checksum,) = struct.unpack_from(">I", png, end - 4)
        if zlib.crc32(png[place + 4 : end - 4]) != checksum:
            raise _FlawError("a chunk has the wrong checksum")
        yield kind, png[place + 8 : end - 4]
        place = end


def _checked_header(data: bytes) -> _Header:
    if len(data) != _HEADER.size:
        raise _FlawError("its header has the wrong length")
    header = _Header(*_HEADER.unpack(data))
    if not (0 < header.width <= MOST_PIXELS and 0 < header.height <= MOST_PIXELS):
        raise _FlawError(f"{header.width} x {header.height} pixels: from 1 to {MOST_PIXELS} each")
    if header.depth not in _DEPTHS.get(header.colour, ()) or header[4:] != (0, 0, 0):
        raise _FlawError("must have at most 8 bits for each number, and no interlacing")
    return header


def _check_colours(header: _Header, palette: bytes | None, transparent: bytes | None) -> None:
    if (palette is not None) != (header.colour == _INDEXED):
        raise _FlawError("only indexed colours have a palette, and need one")
    entries, rest = divmod(len(palette or b""), 3)
    if palette is not None and (rest or not 0 < entries <= 2**header.depth):
        raise _FlawError("its palette has the wrong length")
    if transparent is None:
        return
    fits = 0 < len(transparent) <= entries if palette else len(transparent) == _KEYED.get(header.colour)
    if not fits:
        raise _FlawError("its transparency has the wrong length")


def _check_pixels(header: _Header, packed: bytes) -> None:
    """Unpack the pixels, at most one byte more than there should be."""
    row = 1 + (header.width * _CHANNELS[header.colour] * header.depth + 7) // 8
    expected = row * header.height
    unpacker = zlib.decompressobj()
    try:
        pixels = unpacker.decompress(packed, expected + 1)
    except zlib.error as error:
        raise _FlawError("its pixels cannot be unpacked") from error
    if len(pixels) != expected or not unpacker.eof or unpacker.unused_data:
        raise _FlawError(f"its pixels are not the {expected:,} bytes that its header states")
    if max(pixels[::row]) >= _FILTERS:
        raise _FlawError("a row has an unknown filter")
