"""The path of a host below which a site stands, where the host has other sites too."""

import re
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from monopolista.games.interface.errors import MonopolistaError

_PARTS: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""Characters that stand in an address as they are, and in the name of what a browser keeps."""
_WALKS: Final = {".", ".."}


class BasePathError(MonopolistaError):
    """A text that is no base."""


def base_of(text: str) -> str:
    """Return the base that a text states, without a slash at its end: empty where the whole host is ours."""
    base = text.removesuffix("/")
    if not _PARTS.fullmatch(base) or _WALKS & set(base.split("/")):
        raise BasePathError(f"{text[:80]!r}: give a path like /games, of letters, digits and -._~ between its slashes")
    return base


def below(base: str, routes: Sequence[BaseRoute]) -> Sequence[BaseRoute]:
    """Return the routes of a site as a whole host has them, put below a base; they find it as their ``root_path``."""
    if not base:
        return routes

    async def site(_: Request) -> Response:
        return RedirectResponse(f"{base}/")

    async def host(_: Request) -> Response:
        # No redirection: a proxy that takes the base off would be sent back here again and again.
        return PlainTextResponse(f"This site is below {base}/: a proxy has to pass paths on as they came.\n", 404)

    return [Route(base, site), Mount(base, routes=routes), Route("/", host)]


def base_at(request: Request) -> str:
    """Return the base below which a request was answered."""
    return request.scope["root_path"]
