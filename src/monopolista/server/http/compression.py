"""Response compression and conditional requests: content codings, entity tags and cached bodies."""

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

IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NO_STORE: Final = "no-store"
_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of precompressed files, the smallest coding first."""
_MIN_COMPRESSED = 1024
"""Bodies below this size in bytes are sent uncompressed."""
_LEVEL = 6
_UNCHANGED = 304
_LONGEST_HEADER = 1024
"""The longest part of a header that is parsed, in characters: browsers send some languages, codings and tags."""
_KNOWN_FILES = 1024
_MOST_READ = 1024 * 1024
"""Size in bytes of the largest file that is sent from memory."""
CACHE_BYTES = 32 * 1024 * 1024
"""Capacity of a cache in bytes: some thousand games."""


@dataclass(frozen=True)
class CompressedBody:
    """A compressed body with its entity tag."""

    gzipped: bytes
    tag: str


def compress(body: bytes) -> CompressedBody:
    """Compress a body."""
    return CompressedBody(_gzip(body), _digest(body))


class CompressedBodyCache:
    """LRU cache of bodies that never change, limited by their size in bytes."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._bodies: OrderedDict[Hashable, CompressedBody] = OrderedDict()

    def find(self, key: Hashable) -> CompressedBody | None:
        """Return the body with this key, or None."""
        found = self._bodies.get(key)
        if found is not None:
            self._bodies.move_to_end(key)
        return found

    def store(self, key: Hashable, body: CompressedBody) -> None:
        """Store a body, unless it is larger than the cache."""
        if key in self._bodies or len(body.gzipped) > self._most:
            return
        self._bodies[key] = body
        self._bytes += len(body.gzipped)
        while self._bytes > self._most:
            self._bytes -= len(self._bodies.popitem(last=False)[1].gzipped)


def choose_coding(accepted: str, offered: Iterable[str]) -> str:
    """Return the first offered coding that the client accepts; empty where it accepts none."""
    accepted_weights = parse_weights(accepted)
    return next((coding for coding in offered if accepted_weights.get(coding, accepted_weights.get("*", 0.0)) > 0), "")


def parse_weights(header: str) -> dict[str, float]:
    """Parse a header with quality values, in its order; ignore what is behind the first 1024 characters."""
    return dict(_parse_weight(part) for part in header[:_LONGEST_HEADER].lower().split(",") if part.strip())


def _parse_weight(part: str) -> tuple[str, float]:
    name, *parameters = (one.strip() for one in part.split(";"))
    weight = next((one[2:] for one in parameters if one.startswith("q=")), "1")
    try:
        return name, float(weight)
    except ValueError:
        return name, 0.0


def file_response(request: Request, path: Path, cache: str) -> Response:
    """Return a response with a built file, precompressed where possible, and a range of it on request."""
    available = [coding for coding, ending in _SUFFIXES.items() if path.with_name(path.name + ending).is_file()]
    coding = choose_coding(request.headers.get("accept-encoding", ""), available)
    served = path.with_name(path.name + _SUFFIXES[coding]) if coding else path
    stat = served.stat()
    headers = {"Cache-Control": cache, "ETag": _tag_of(served, stat.st_mtime_ns, stat.st_size)}
    if available:
        headers["Vary"] = "Accept-Encoding"
    if _has(request, headers["ETag"]):
        return Response(status_code=_UNCHANGED, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    kind = mimetypes.guess_type(path.name)[0]
    if "range" in request.headers or stat.st_size > _MOST_READ:
        return FileResponse(served, headers=headers, media_type=kind, stat_result=stat)
    # FileResponse reads in threads, in chunks, which costs many times as much CPU.
    return Response(_contents(served, stat.st_mtime_ns, stat.st_size), headers=headers, media_type=kind)


def respond(request: Request, body: bytes | CompressedBody, kind: str, headers: Mapping[str, str]) -> Response:
    """Return a response with a body that contains no secret, compressed where that saves space.

    The response has an entity tag where ``headers`` require revalidation.
    """
    response_headers = {"Vary": "Accept-Encoding", **headers}
    is_worthwhile = isinstance(body, CompressedBody) or len(body) >= _MIN_COMPRESSED
    is_compressed = is_worthwhile and choose_coding(request.headers.get("accept-encoding", ""), ("gzip",))
    if response_headers.get("Cache-Control") == REVALIDATE:
        tag = body.tag if isinstance(body, CompressedBody) else _digest(body)
        response_headers["ETag"] = f'"{tag}{"-gzip" if is_compressed else ""}"'
        if _has(request, response_headers["ETag"]):
            return Response(status_code=_UNCHANGED, headers=response_headers)
    if is_compressed:
        response_headers["Content-Encoding"] = "gzip"
        content = body.gzipped if isinstance(body, CompressedBody) else _gzip(body)
        return Response(content, media_type=kind, headers=response_headers)
    plain = gzip.decompress(body.gzipped) if isinstance(body, CompressedBody) else body
    return Response(plain, media_type=kind, headers=response_headers)


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


def _has(request: Request, tag: str) -> bool:
    """Return whether the client has a body with this tag already."""
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
