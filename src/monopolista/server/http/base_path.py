"""The base path of a site that shares its host with other sites."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route


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
