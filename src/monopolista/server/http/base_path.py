"""The base path of a site that shares its host with other sites."""

import re
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from monopolista.games.interface.errors import MonopolistaError

_PARTS: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""Characters that need no escaping, neither in a path nor in the names of a browser's stored items."""
_DOT_SEGMENTS: Final = {".", ".."}


class BasePathError(MonopolistaError):
    """The text is not a valid base path."""


def parse_base(text: str) -> str:
    """Parse a base path; return it without a trailing slash, empty for the root of the host.

    Raises
    ------
    BasePathError
        The text is not a path of letters, digits and ``-._~``.
    """
    base = text.removesuffix("/")
    if not _PARTS.fullmatch(base) or _DOT_SEGMENTS & set(base.split("/")):
        raise BasePathError(f"{text[:80]!r}: give a path like /games, of letters, digits and -._~ between its slashes")
    return base


def mount_below(base: str, routes: Sequence[BaseRoute]) -> Sequence[BaseRoute]:
    """Mount routes below a base path, which they find as their ``root_path``."""
    if not base:
        return routes

    async def redirect_to_site(_: Request) -> Response:
        return RedirectResponse(f"{base}/")

    async def explain_base(_: Request) -> Response:
        # No redirection: a proxy that strips the base would redirect in a loop.
        return PlainTextResponse(f"This site is below {base}/: a proxy has to pass paths on as they came.\n", 404)

    return [Route(base, redirect_to_site), Mount(base, routes=routes), Route("/", explain_base)]


def base_of(request: Request) -> str:
    """Return the base path below which a request was received."""
    return request.scope["root_path"]
