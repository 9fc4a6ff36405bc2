"""The browser application: built files, and the page that all other paths serve, in the reader's language."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from monopolista.locales import FALLBACK, LANGUAGES, Language
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_of
from monopolista.server.http.operations import Body, Operation, Parameter
from monopolista.server.http.static.built_files import find_file

WEB = Path(__file__).resolve().parents[3] / "web_dist"
_ORIGIN: Final = b"__ORIGIN__"
_BASE: Final = b"__BASE__"
"""Placeholders in the built page for the origin of this server and its base path."""
_PAGE: Final = {"Cache-Control": compression.REVALIDATE, "Vary": "Accept-Encoding, Accept-Language"}
_FEW_PAGES = 32
SHOW_PAGE: Final = Operation(
    name="show_page",
    summary="Return a built file of the browser's application or, for any other path, its page.",
    response=Body(str, "text/html"),
    parameters=(Parameter("path", "The path, slashes included."),),
    not_found="file",
)
_NO_PAGES: Final = ("api", "ws", "assets", "kept", "health", "metrics")
"""Folders without application pages; the last two belong to the second listener."""


async def page(request: Request) -> Response:
    """Return a built file, or the page of the application.

    The names of assets contain a hash of their contents, so that browsers can cache them permanently.
    """
    path: str = request.path_params["path"]
    file = find_file(WEB, path)
    if file is not None and not file.name.startswith("index."):
        return compression.file_response(
            request, file, compression.IMMUTABLE if path.startswith("assets/") else compression.REVALIDATE
        )
    if "." in path.rsplit("/", 1)[-1] or _first_segment(path) in _NO_PAGES:
        return PlainTextResponse("not found\n", 404)
    index = _find_page(_first_segment(path), preferred_language(request.headers.get("accept-language", "")))
    if index is None:
        return PlainTextResponse("The browser's side is not built: run make web\n", 503)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return compression.respond(
        request, _page(index, index.stat().st_mtime_ns, origin, base_of(request)), "text/html", _PAGE
    )


def _first_segment(path: str) -> str:
    """Return the first segment of a path."""
    return path.split("/", 1)[0]


def preferred_language(accepted: str) -> Language:
    """Return the supported language that an Accept-Language header prefers."""
    weights = compression.parse_weights(accepted)
    for tag in sorted((tag for tag in weights if weights[tag] > 0), key=lambda tag: -weights[tag]):
        for language in LANGUAGES:
            if tag.split("-")[0] == language:
                return language
    return FALLBACK


@lru_cache(_FEW_PAGES)
def _page(index: Path, _changed: int, origin: str, base: str) -> bytes:
    return index.read_bytes().replace(_ORIGIN, origin.encode()).replace(_BASE, base.encode())


def _find_page(place: str, language: Language) -> Path | None:
    """Return the page in a language: the one that the build has for a first path segment, else the common one."""
    name = f"index.{language}.html"
    return find_file(WEB, f"{place}/{name}") or find_file(WEB, name)
