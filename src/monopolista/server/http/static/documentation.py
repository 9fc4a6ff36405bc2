"""The built documentation site below ``/docs/``, where the administrator has named its folder.

These routes are not in the OpenAPI document: a program has no use for the pages, most servers do not have them, and the
paths are those of whatever files the folder contains.
"""

import base64
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_of
from monopolista.server.http.common import limit
from monopolista.server.http.static.built_files import find_file
from monopolista.server.net.security_headers import content_security_policy

INDEX: Final = "index.html"
_KNOWN_PAGES: Final = 1024
_METHODS: Final = ["GET", "HEAD"]


class _InlineCode(HTMLParser):
    """The scripts and style sheets within a page, as their hashes for a content security policy."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.hashes: dict[str, list[str]] = {"script": [], "style": []}
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record the start of a script without a source, or of a style sheet."""
        self._open = tag if tag in self.hashes and not any(name == "src" for name, _ in attrs) else ""

    def handle_data(self, data: str) -> None:
        """Hash the text of a script or a style sheet; it comes in one piece."""
        if self._open:
            digest = base64.b64encode(hashlib.sha256(data.encode()).digest()).decode()
            self.hashes[self._open].append(f"'sha256-{digest}'")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 (nothing is nested in a script)
        """Record the end of a script or a style sheet."""
        self._open = ""


def routes(folder: Path | None, files: RateLimiter) -> list[BaseRoute]:
    """Return the routes of the site; none without a folder.

    Parameters
    ----------
    folder
        The folder of the built site.
    files
        The rate limit of an address for files.
    """
    if folder is None:
        return []
    site = folder.resolve()

    async def serve(request: Request) -> Response:
        return _respond(request, site, request.path_params["path"])

    async def redirect(request: Request) -> Response:
        return RedirectResponse(f"{base_of(request)}/docs/")

    return [
        Route("/docs", limit(redirect, files), methods=_METHODS),
        Route("/docs/{path:path}", limit(serve, files), methods=_METHODS),
    ]


def _respond(request: Request, site: Path, path: str) -> Response:
    """Return a file of the site; a path that ends in a slash names the index of its folder."""
    file = find_file(site, f"{path}{INDEX}" if path.endswith("/") or not path else path)
    if file is None:
        return PlainTextResponse("not found\n", 404)
    response = compression.file_response(request, file, compression.REVALIDATE)
    if file.suffix == ".html":
        response.headers.update(_page_headers(file, file.stat().st_mtime_ns))
    return response


@lru_cache(_KNOWN_PAGES)
def _page_headers(file: Path, _changed: int) -> Mapping[str, str]:
    """Return the headers of a page, which allow the scripts and style sheets within it, and its search form."""
    found = _InlineCode(file.read_text(encoding="utf-8")).hashes
    policy = content_security_policy(
        script_src=" ".join(["'self'", *found["script"]]),
        style_src=" ".join(["'self'", *found["style"]]),
        form_action="'self'",
    )
    return {"Content-Security-Policy": policy}
