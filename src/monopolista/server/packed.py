"""What is sent: packed as the asker can unpack it, and not sent again to who has it already."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterable, Mapping
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
_KNOWN_FILES = 1024


def choice(accepted: str, offered: Iterable[str]) -> str:
    """Return the first coding on offer that is accepted, none of them for what is sent as it is."""
    wished = weights(accepted)
    return next((coding for coding in offered if wished.get(coding, wished.get("*", 0.0)) > 0), "")


def weights(header: str) -> dict[str, float]:
    """Return how much each thing that a header names is wished, in its order."""
    return dict(_weighed(part) for part in header.lower().split(",") if part.strip())


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
    return FileResponse(sent, headers=headers, media_type=mimetypes.guess_type(path.name)[0], stat_result=stat)


def told(request: Request, body: bytes, kind: str, headers: Mapping[str, str]) -> Response:
    """Return what nobody's secret is in, packed where it is worth it; to be asked for again, or kept by nobody."""
    sent = {"Vary": "Accept-Encoding", **headers}
    packed = len(body) >= _LEAST and choice(request.headers.get("accept-encoding", ""), ("gzip",))
    if sent.get("Cache-Control") == ASK_AGAIN:
        sent["ETag"] = f'"{_digest(body)}{"-gzip" if packed else ""}"'
        if _has(request, sent["ETag"]):
            return Response(status_code=_UNCHANGED, headers=sent)
    if packed:
        sent["Content-Encoding"] = "gzip"
        body = gzip.compress(body, _LEVEL, mtime=0)
    return Response(body, media_type=kind, headers=sent)


def _has(request: Request, tag: str) -> bool:
    """Say whether the asker has what bears a tag."""
    named = request.headers.get("if-none-match", "")
    return named.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in named.split(","))


@lru_cache(_KNOWN_FILES)
def _tag_of(path: Path, _changed: int, _size: int) -> str:
    return f'"{_digest(path.read_bytes())}"'


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]
