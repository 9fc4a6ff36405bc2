"""The browser's side: built files, and the one page that every address of the game opens, in the reader's language."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from monopolista.locales import LANGUAGES, Language
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_at

WEB = Path(__file__).resolve().parents[2] / "web_dist"
_ORIGIN: Final = b"__ORIGIN__"
_BASE: Final = b"__BASE__"
"""What the build left in the page where the address of this server goes, and where the base below which it stands."""
_PAGE: Final = {"Cache-Control": compression.ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
_FEW_PAGES = 32
_NO_PAGES: Final = ("api", "ws", "assets", "kept", "health", "metrics")
"""Folders in which no address is a page of the game; the last two are those of the other listener."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def page(request: Request) -> Response:
    """Return a built file, or the page; a build's assets have their contents in their names and may be kept."""
    asked: str = request.path_params["path"]
    file = _built(asked)
    if file is not None and not asked.startswith("index."):
        return compression.file(
            request, file, compression.FOR_GOOD if asked.startswith("assets/") else compression.ASK_AGAIN
        )
    if "." in asked.rsplit("/", 1)[-1] or _first(asked) in _NO_PAGES:
        return PlainTextResponse("not found\n", 404)
    index = _built(f"index.{read_by(request.headers.get('accept-language', ''))}.html")
    if index is None:
        return PlainTextResponse("The browser's side is not built: run make web\n", 503)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return compression.told(
        request, _page(index, index.stat().st_mtime_ns, origin, base_at(request)), "text/html", _PAGE
    )


def _first(asked: str) -> str:
    """Return the folder of the host, or of the base, in which an address is."""
    return asked.split("/", 1)[0]


def read_by(accepted: str) -> Language:
    """Return the language in which a browser is to be answered: of those we speak the one that it likes best."""
    wished = compression.weights(accepted)
    for tag in sorted((tag for tag in wished if wished[tag] > 0), key=lambda tag: -wished[tag]):
        for language in LANGUAGES:
            if tag.split("-")[0] == language:
                return language
    return LANGUAGES[0]


@lru_cache(_FEW_PAGES)
def _page(index: Path, _changed: int, origin: str, base: str) -> bytes:
    return index.read_bytes().replace(_ORIGIN, origin.encode()).replace(_BASE, base.encode())


def _built(asked: str) -> Path | None:
    """Return a file of the build; nothing outside it, and none of its hidden files."""
    parts = asked.split("/")
    if "\0" in asked or "\\" in asked or any(part in ("", "..") or part.startswith(".") for part in parts):
        return None
    file = WEB.joinpath(*parts)
    try:
        return file if file.is_file() else None
    except OSError:  # longer than any name can be
        return None
