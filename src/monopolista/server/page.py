"""The browser's side: built files, and the one page that every address of the game opens."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

WEB = Path(__file__).resolve().parents[1] / "web_dist"
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")


async def page(request: Request) -> Response:
    """Return a built file, or the page; a build's assets have their contents in their names and may be kept."""
    asked: str = request.path_params["path"]
    file = _built(asked)
    if file is not None:
        return FileResponse(file, headers={"Cache-Control": _FOR_GOOD if asked.startswith("assets/") else _ASK_AGAIN})
    if "." in asked.rsplit("/", 1)[-1] or asked.startswith(("api/", "ws/", "assets/")):
        return PlainTextResponse("not found\n", 404)
    index = _built("index.html")
    if index is None:
        return PlainTextResponse("The browser's side is not built: run make web\n", 503)
    return FileResponse(index, headers={"Cache-Control": _ASK_AGAIN})


def _built(asked: str) -> Path | None:
    """Return a file of the build; nothing outside it, and none of its hidden files."""
    parts = asked.split("/")
    if "\0" in asked or "\\" in asked or any(part in ("", "..") or part.startswith(".") for part in parts):
        return None
    file = WEB.joinpath(*parts)
    return file if file.is_file() else None
