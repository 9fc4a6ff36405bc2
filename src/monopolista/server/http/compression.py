"""What is sent: packed as the asker can unpack it, and not sent again to who has it already."""

import gzip
import hashlib
import mimetypes
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_KEPT: Final = "no-store"
_BUILT: Final = {"br": ".br", "gzip": ".gz"}
"""How built files lie beside themselves, the smallest first."""
_LEAST = 1024
"""What is smaller is sent as it is."""
_LEVEL = 6
_UNCHANGED = 304
_LONGEST_HEADER = 1024
"""Characters of a header that are read: browsers name some languages, some codings, and a tag or two."""
_KNOWN_FILES = 1024
_MOST_READ = 1024 * 1024
"""Bytes of the largest file that is sent from memory."""
MOST_KEPT = 32 * 1024 * 1024
"""Bytes of what was made that are kept: some thousand games."""


@dataclass(frozen=True)
class CompressionMiddleware:
    """What was made to be told, as it is kept: zipped, with its tag."""

    zipped: bytes
    tag: str


def pack(body: bytes) -> CompressionMiddleware:
    """Return a body as it is kept."""
    return CompressionMiddleware(_zipped(body), _digest(body))


class CompressedFileCache:
    """What was made and does not change, by what it is made of; what nobody has asked for longest goes."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Hashable, CompressionMiddleware] = OrderedDict()

    def find(self, key: Hashable) -> CompressionMiddleware | None:
        """Return what is kept by this name."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, packed: CompressionMiddleware) -> None:
        """Keep something by this name, if it is not far too large."""
        if key in self._kept or len(packed.zipped) > self._most:
            return
        self._kept[key] = packed
        self._bytes += len(packed.zipped)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.popitem(last=False)[1].zipped)


def choice(accepted: str, offered: Iterable[str]) -> str:
    """Return the first coding on offer that is accepted, none of them for what is sent as it is."""
    wished = weights(accepted)
    return next((coding for coding in offered if wished.get(coding, wished.get("*", 0.0)) > 0), "")


def weights(header: str) -> dict[str, float]:
    """Return how much each thing that a header names is wished, in its order; of a very long one, at its beginning."""
    return dict(_weighed(part) for part in header[:_LONGEST_HEADER].lower().split(",") if part.strip())


def _weighed(part: str) -> tuple[str, float]:
    name, *parameters = (one.strip() for one in part.split(";"))
    weight = next((one[2:] for one in parameters if one.startswith("q=")), "1")
    try:
        return name, float(weight)
    except ValueError:
        return name, 0.0


def file(request: Request, path: Path, cache: str) -> Response:
    """Return a file of the build, packed where it was packed; a part of it where one is asked for."""
    lying = [coding for coding, ending in _BUILT.items() if path.with_name(path.name + ending).is_file()]
    coding = choice(request.headers.get("accept-encoding", ""), lying)
    sent = path.with_name(path.name + _BUILT[coding]) if coding else path
    stat = sent.stat()
    headers = {"Cache-Control": cache, "ETag": _tag_of(sent, stat.st_mtime_ns, stat.st_size)}
    if lying:
        headers["Vary"] = "Accept-Encoding"
    if _has(request, headers["ETag"]):
        return Response(status_code=_UNCHANGED, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    kind = mimetypes.guess_type(path.name)[0]
    if "range" in request.headers or stat.st_size > _MOST_READ:
        return FileResponse(sent, headers=headers, media_type=kind, stat_result=stat)
    # FileResponse reads in threads, piece by piece, which costs many times as much CPU.
    return Response(_contents(sent, stat.st_mtime_ns, stat.st_size), headers=headers, media_type=kind)


def told(request: Request, body: bytes | CompressionMiddleware, kind: str, headers: Mapping[str, str]) -> Response:
    """Return what nobody's secret is in, packed where it is worth it; to be asked for again, or kept by nobody."""
    sent = {"Vary": "Accept-Encoding", **headers}
    worth = isinstance(body, CompressionMiddleware) or len(body) >= _LEAST
    packed = worth and choice(request.headers.get("accept-encoding", ""), ("gzip",))
    if sent.get("Cache-Control") == ASK_AGAIN:
        tag = body.tag if isinstance(body, CompressionMiddleware) else _digest(body)
        sent["ETag"] = f'"{tag}{"-gzip" if packed else ""}"'
        if _has(request, sent["ETag"]):
            return Response(status_code=_UNCHANGED, headers=sent)
    if packed:
        sent["Content-Encoding"] = "gzip"
        return Response(
            body.zipped if isinstance(body, CompressionMiddleware) else _zipped(body), media_type=kind, headers=sent
        )
    plain = gzip.decompress(body.zipped) if isinstance(body, CompressionMiddleware) else body
    return Response(plain, media_type=kind, headers=sent)


def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


def _has(request: Request, tag: str) -> bool:
    """Say whether the asker has what bears a tag."""
    named = request.headers.get("if-none-match", "")[:_LONGEST_HEADER]
    return named.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in named.split(","))


@lru_cache(_KNOWN_FILES)
def _tag_of(path: Path, _changed: int, _size: int) -> str:
    return f'"{_digest(path.read_bytes())}"'


@lru_cache(_KNOWN_FILES)
def _contents(path: Path, _changed: int, _size: int) -> bytes:
    return path.read_bytes()


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]
